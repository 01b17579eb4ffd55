# Bug Hunt in English: why a computer player chose an answer. One sentence each.

## Any player

why-first = Nothing speaks for another answer, so the first one it is.
why-crashed = The player failed, so the first allowed answer was taken.
why-illegal = The player's answer was not allowed, so the first allowed one was taken.
why-late = The player took too long, so the first allowed answer was taken.
why-tried = Tried { $ways } ways in { $worlds } worlds: this one promises { $wins } %, the next best { $other } %.
why-played = Played { $ways } answers to the end in { $worlds } worlds: this one wins { $wins } %, the next best { $other } %.
why-tried-usual = Tried { $ways } ways in { $worlds } worlds: none is surely better than this one with { $wins } %.
why-played-usual = Played { $ways } answers to the end in { $worlds } worlds: none is surely better than this one with { $wins } %.

## Who acts, and where to

why-act = It is { $trooper }'s turn: nobody is more pressed.
why-hold = { $trooper } waits for the aliens to come closer.
why-stay = { $trooper } stands well here.
why-stay-call = { $trooper } stands still to call the drop ship.
why-stay-fight = { $trooper } cannot turn away from the alien at close quarters.
why-stay-survey = { $trooper } waits at the centre for the survey.
why-to-objective = { $trooper } goes for { $objective }.
why-escort = { $trooper } goes along to cover who serves the objective.
why-to-ship = { $trooper } makes for the drop ship.
why-to-survey = { $trooper } goes to the centre for the survey.
why-gather = { $trooper } closes up with the squad.
why-safer = { $trooper } finds a safer place.
why-follow-up = There fewest aliens can come.

## What to do

why-done = { $trooper } has nothing to do that would help.
why-survey = { $trooper } surveys the place, which counts as an objective.
why-fire = { $trooper } fires at { $target } with the { $weapon }: { $hit } % to hit.
why-fire-point = { $trooper } catches most aliens there with the { $weapon }.
why-snap-fire = That is where { $trooper } hits { $alien } best.
why-wait = { $alien } is too far off: { $trooper } waits for the next one.
why-nearest = { $target } is the nearest that still can do harm.
why-do-take = { $trooper } takes what the squad came for.
why-do-hack = { $trooper } works on the objective.
why-do-call = Enough is done: { $trooper } calls the drop ship.
why-do-assist = { $trooper } helps with the call.
why-do-activate = { $trooper } has time to try what this place can do.
why-do-investigate = { $trooper } has time to look into the signal.
why-do-close = { $trooper } shuts the place where they come from.
why-do-unjam = { $trooper } needs the weapon again.
why-do-gear = { $trooper } helps a stunned comrade.
why-do-brawl = { $trooper } has no better answer than fists and blade.

## The squad

why-quick = The highest die with which { $team } is still quick.
why-slow = No die makes { $team } quick, so the worst one goes here.
why-worst-die = The worst die can only get better.
why-support = { $support } brings most and is likely enough to come.
why-liked = That serves best against what comes close.
why-bearer = { $trooper } makes the most of the { $weapon }.
why-lower = Less urgent means fewer contacts.
why-as-it-is = The reputation is worth more.
why-neutralize = { $contact } is the nearest.

## The drop ship

why-evac-place = There most of the squad gets aboard.
why-board = { $trooper } has done enough here.
why-not-yet = { $trooper } still has time for { $objective }.

## Always the same

why-concede = Nobody can even call the ship any more.
why-always-buy-support = More support is worth the reputation.
why-always-deploy = The middle of the edge is near everything.
why-always-evac-roll = The sooner the ship comes, the better.
why-always-avoid-trial = A trial would cost more.
why-always-escape-luck = That is what luck is for.
why-always-survival-luck = That is what luck is for.
why-always-evac-luck = That is what luck is for.
why-always-support-luck = That is what luck is for.
why-always-turn-luck = Luck is kept for worse.
why-always-figure-luck = Luck is kept for worse.

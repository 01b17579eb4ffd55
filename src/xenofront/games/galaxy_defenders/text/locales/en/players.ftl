# Galaxy Defenders in English: why a computer player chose an answer. One sentence each.

## Any player

why-first = Nothing speaks for another answer, so the first one it is.
why-crashed = The player failed, so the first allowed answer was taken.
why-illegal = The player's answer was not allowed, so the first allowed one was taken.
why-late = The player took too long, so the first allowed answer was taken.
why-tried = Tried { $ways } ways in { $worlds } worlds: this one promises { $wins } %, the next best { $other } %.
why-played = Played { $ways } answers to the end in { $worlds } worlds: this one wins { $wins } %, the next best { $other } %.
why-tried-usual = Tried { $ways } ways in { $worlds } worlds: none is surely better than this one with { $wins } %.
why-played-usual = Played { $ways } answers to the end in { $worlds } worlds: none is surely better than this one with { $wins } %.

## A turn

why-end = { $agent } has nothing left to do that would help.
why-attack = { $weapon } against { $target } is the best shot: { $kill } % to kill.
why-walk-fight = From { $hex }, { $agent } gets a good shot at { $target }.
why-walk-safety = { $hex } is a better place for { $agent } to stand.
why-walk-task = { $agent } goes to { $hex }, toward what the mission asks for.
why-walk-prey = { $agent } goes to { $hex } to get the hunted alien into range.
why-walk-leave = { $agent } goes to { $hex }, toward the way out.
why-walk-home = { $agent } goes to { $hex }, back to where the squad must end.
why-walk-deliver = { $agent } goes to { $hex }, toward safety for the civilians.
why-walk-civilian = { $agent } goes to { $hex } to fetch a civilian.
why-walk-signal = { $agent } goes to { $hex } to see who that signal is.
why-walk-gap = { $agent } goes to { $hex } to shut what is open there.
why-walk-shelter = { $agent } goes to { $hex }, into the shelter.
why-walk-fetch = { $agent } goes to { $hex } to fetch what the mission asks for.
why-walk-key = { $agent } goes to { $hex } to fetch a security key.
why-walk-lock = { $agent } goes to { $hex }, toward a lock that the key opens.
why-open = The way ahead leads through this lock, says { $agent }.
why-stop = { $hex } is a good place for { $agent } to stop.
why-seize = { $agent } takes { $target } out of the fight.
why-put-down = { $agent } is put down where the fewest aliens are.
why-stay = { $agent } stands well here.
why-face-target = { $agent } turns to { $target }.
why-face = { $agent } looks where danger or the way ahead is.
why-turn = { $agent } turns round to get { $target } into view.
why-task = { $agent } does what the mission asks for.
why-leave = Everything else is done: { $agent } gets out.
why-take = { $agent } takes the civilian along.
why-shut = What is shut, no alien comes through.
why-bash = The way ahead leads through this door, says { $agent }.
why-leap = Beyond the window { $agent } stands better.
why-evade = { $agent } is needed elsewhere and tries to get out of the fight.
why-redeploy = { $hex } is a better place for { $agent }.
why-search = { $agent } has time to look for something useful.
why-unjam = { $weapon } is needed again.
why-drone = { $unit } can do something useful.
why-menace-mine = { $agent } bears being hunted by { $alien } best.
why-menace-calm = Somebody sturdier should be hunted by { $alien }.

## Powers and devices

why-use = { $power } helps { $agent } most now.
why-treat = { $agent } needs { $weapon } most.
why-whom = With { $power }, most is gained on { $unit }.
why-order = { $agent } needs the order most.
why-mine = Aliens are likely to come across { $hex }.
why-strike = Around { $hex } most aliens and no agents are to be struck.
why-deploy = In { $hex }, { $unit } sees most.
why-ammo = { $weapon } lacks ammunition most.

## In a fight

why-keep = { $agent } saves that for a worse moment.
why-boost = { $power } makes the attack on { $target } clearly better.
why-boost-heal = { $power } heals { $agent } of more wounds.
why-red-dice = Red dice hit more often.
why-pay-ammo = { $target } is worth { $count } of the ammunition.
why-reroll = { $unit } loses nothing with that die.
why-no-reroll = The dice of { $unit } are good enough.
why-react = { $power } keeps wounds from { $agent }.
why-hold-fire = { $agent } has no shot that is worth it.
why-heal = { $agent } needs it most.

## Between the turns

why-alpha = { $agent } can take most, so the aliens may look for this alpha.
why-wings = { $agent } has nothing to lose by rolling.
why-gain = { $power } suits { $agent } best.
why-psionic = A psionic power is worth more to { $agent } than the skills that are left.
why-reinforce = What lies in store helps nobody: the fragments are spent.
why-device = { $power } is the most useful device.
why-recipient = { $agent } has most use for { $item }.
why-replace = { $item } is better than { $weapon }.
why-refuse = { $item } is no better than what is carried.
why-found = That is what { $agent } needs most.
why-most-ammo = { $agent } can spare it best.
why-jam = { $weapon } is missed least.
why-restore = { $power } is the best that { $agent } can get back.

## For the aliens

why-least-harm = Of all that { $alien } may do, this harms the squad least.
why-weakest-first = { $alien } is the least dangerous, so it goes first.
why-far-away = That is farthest from the squad.
why-signal-first = { $signal } is the nearest and must be met anyway.

# The browser client in English: headings, buttons and what the pages themselves say.
# Everything about a game comes ready-made from the server.

## Everywhere

title = Xenofront
title-page = Title page
loading = Loading …
back-to-game = Back to the game
close = Close
cancel = Cancel
delete = Delete
copied = Copied
menu = Menu
missions = Missions
continue = Continue
rules = Rules
settings = Settings
rule-open = Open rule { $id }
save-download = Download save
report = Report a problem (file)

## Title

title-lead = Squads against aliens, by the book. Every outcome can be asked why.
title-play = Play now
title-play-text = a guided mission
title-games = All games
title-systems = The games
title-missions = { $n ->
    [one] one mission
   *[other] { $n } missions
}
title-foot = Everything stays on this machine; each answer is saved at once.
title-foot-served = Games are kept on this server, for this browser only; each answer is saved at once.
title-version = Version { $version }.

## About

about = About
about-text = Xenofront plays tabletop games of squads against aliens by the book: it knows the rules, the dice and the aliens, you decide.
about-unofficial = It is made by players and is unofficial: nothing in it comes from the publishers of the games but the rules of play, told in our own words. To play you want the games themselves.
about-pictures = Pictures
about-icons = The silhouettes and signs are icons by { $authors } and others. Boards, dice and everything else are drawn by the program.
about-which = Which ones: { $n }
about-fonts = Typefaces

## Missions and set-up

mission-minutes = about { $n } min
mission-ease-5 = very easy
mission-ease-4 = easy
mission-ease-3 = fair
mission-ease-2 = hard
mission-ease-1 = very hard
mission-wins = A simple computer player won { $n } % of { $games } games.

mission-guided = guided
campaign = Campaign
campaigns = Campaigns
campaigns-text = Missions in a row: what the squad gains and loses goes along.
campaign-begin = Begin the campaign
campaign-squad = Who goes on, and with what
campaign-upcoming = Next: { $mission }
campaign-go-on = Go on with the campaign
campaign-back = Take this mission back
campaign-back-text = The campaign goes back to before this mission. What it brought, and every mission after it, is taken back; the games stay in your list. Dice and cards will fall differently.
campaign-over = This was the last mission of the campaign.
setup = Set up a mission
setup-start = Start the mission
setup-squad = Squad
setup-squad-size = The squad needs { $least } to { $most }; now { $n }.
setup-rules = Rules
setup-preset = Set of rules
setup-options = Single rules
setup-chance = Dice and draws
setup-manual = I roll real dice and draw real cards, and type in what they show
setup-seed = Seed
setup-seed-any = any
setup-guided = Show me each next step
setup-unknown = There is no such mission.
squad-in = In the squad
squad-out = Take along
squad-more = One more: { $name }
squad-less = One fewer: { $name }
squad-number = { $n } × { $name }

## Continue

continue-count = { $n ->
    [one] one game
   *[other] { $n } games
}
continue-none = No games yet.
continue-over = over
continue-open = Open the game
continue-answers = { $n ->
    [one] one answer
   *[other] { $n } answers
}
delete-sure = Delete this game?
delete-text = { $mission }, last played { $when }. It cannot be brought back.
import = Open a save file
import-text = A file that was downloaded here or saved in the terminal.
import-notes = The rules changed since this game was saved:

## Workshop

workshop = Workshop
workshop-text = Write missions of your own, from one of ours or from your own file. The guide “Write a mission” explains every field.
workshop-starts = Start from one of our missions ({ $n })
workshop-take = Take its text
workshop-file = Download
workshop-own = Open your own mission file
workshop-own-text = Choose it, or drop it anywhere in this box. It stays in this browser until you check, examine or play it.
workshop-draft = Text of the mission
workshop-keys = YAML. Ctrl+Enter checks; Tab leaves the field.
workshop-check = Check
workshop-examine = Examine
workshop-play = Play it
workshop-how-check = names everything that is wrong with the text, line by line. If nothing is, it shows the mission and its board.
workshop-how-examine = looks for what can never work and lets a simple computer player try the mission, to see how hard it is.
workshop-how-play = begins a game with the usual squad. The text goes along with the game and its save: what you write later changes neither.
workshop-set-up = Set up and play
workshop-keep = Download this text
workshop-checking = Checking …
workshop-examining = Examining: computer players try it. That takes ten seconds, for Bug Hunt up to a minute.
workshop-starting = Setting up a game …
workshop-good = The text is in order.
workshop-flawed = The text has problems; they are listed below.
workshop-flaws = { $n ->
    [one] One problem
   *[other] { $n } problems
}
workshop-read-as = Read as a mission of { $system }.
workshop-line = Line { $n }
workshop-more = { $n } more are not listed.
workshop-examined = Examination
workshop-won = { $won }% of { $games } games were won by a simple computer player.
workshop-bounds = With many more games it would be between { $low }% and { $high }%.
workshop-broken = broken
workshop-doubtful = doubtful
workshop-noted = noted
workshop-sound = Nothing else was found.
workshop-picture = How a game with seed 1 begins.
workshop-busy = Somebody else’s mission is being worked on. Try again in a moment.
workshop-slow = That took too long and was stopped: games of this mission hardly come to an end.
workshop-large = The file is larger than { $n } kB.
workshop-replace = Replace the text?
workshop-replace-text = The text that is there now will be gone unless you have downloaded it.
workshop-replace-do = Replace it

## Rules

rules-text = Every rule in our own words, with its number in the book.
rules-search = Search rules by words or number
rules-found = { $n ->
    [one] one rule
   *[other] { $n } rules
}
rules-system = Game
rules-all = all games
rule-ruling = Ruling:

## Settings

set-language = Language
set-language-en = English
set-language-de = Deutsch
set-language-text = Can be changed in mid-game.
set-theme = Theme
set-theme-system = as the system
set-theme-dark = dark
set-theme-light = light
set-theme-text = No colour tells anything alone: shapes, patterns and words do.
set-size = Text size
set-size-normal = normal
set-size-large = large
set-size-huge = very large
set-size-text = The board grows with its own zoom.
set-motion = Motion
set-motion-system = as the system
set-motion-on = on
set-motion-off = off
set-motion-text = Without motion figures jump to where they are.
set-speed = Speed of what is told
set-speed-slow = slow
set-speed-normal = normal
set-speed-fast = fast
set-speed-instant = at once
set-speed-text = Fights, cards and moves of the others. A click goes on, any other key skips; a turn can be shown again.
set-confirm = Ask before an answer counts
set-confirm-never = never
set-confirm-board = on the board
set-confirm-always = always
set-confirm-text = The first tap shows what would happen, the second one does it.
set-sound = Sound
set-sound-off = off
set-sound-on = on
set-sound-text = Shots, dice, cards: short sounds, made in the browser.
set-handover = Several people at one screen
set-game = The open game
report-text = A report is one file with everything needed to see the problem again.
set-handover-text = Say who takes over when somebody else is asked

## The game page

offline = No connection; trying again …
game-lost = This game cannot be opened
game-lost-text = The server does not answer, or does not know it.
waiting = One moment …
facts = Counters and decks
panel = Panels
tab-squad = Squad
tab-aliens = Aliens
tab-log = Log
tab-rules = Rules
tab-text = Text
replay = Replay
briefing = Briefing
briefing-goals = Goals
briefing-begin = Begin
briefing-again = again any time: menu, Briefing
briefing-rounds = { $n ->
    [one] round
   *[other] rounds
}
sure-yes = Yes, do it
keys = Keys
details = Details

board = Board
board-closer = Closer
board-farther = Farther away
board-fit = Whole board
board-map = Map of the whole board
board-facing = Which way to look there
board-go = Go there
facing-E = Look east
facing-SE = Look south-east
facing-SW = Look south-west
facing-W = Look west
facing-NW = Look north-west
facing-NE = Look north-east
legend-figures = Figures
legend-ground = Ground and signs
legend-squad = one of ours
legend-promoted = the ring: the rank of an agent
legend-friend = ally: drone, NPC, civilian, empty suit
legend-signal = unknown: a signal
legend-rank = { $rank ->
    [green] theirs, green: six corners
    [blue] theirs, blue: eight spikes
    [red] theirs, red: eleven spikes
   *[purple] theirs, purple: fourteen spikes
  }
legend-health = health; dark ones are wounds
legend-pending = a wound that is being decided
legend-shield = energy shield
legend-move = will go there
legend-attack = will attack; wounds to expect
legend-dice = Dice
symbol-hit = hit
symbol-shield = shield
symbol-bolt = bolt
symbol-wings = GD wings
symbol-ammo = ammo
symbol-jam = jam
symbol-alien = alien
board-legend = Legend
board-which = Which one?
board-can-choose = Can be chosen: { $what }

question = Question
question-why = Why am I asked?
question-path = The way through the rulebook:
answers-below = { $n } more
danger-asks = Asks again.
deal-drag = Drag each die to somebody, here or on the board; or answer below, one after another.
dice-against = against
order = Order of turns
order-done = has acted
order-now = acts now
order-next = still to act
track-of = of { $most }
question-dice = Dice and draws
question-search = Search answers
question-places = Places
question-costly = { $n } answers; each is asked once more
question-on-board = { $n ->
    [one] one place: point and click
   *[other] { $n } places: point and click
}
question-any-point = any point: point and click
question-not-yours = Somebody else is asked.
question-confirm = Again to confirm
point-propose = Any point:
point-across = across
point-down = down
point-go = Go there
span-propose = A line:
span-mark = On the board
span-first = Point at the first end, or drag from end to end.
span-second = Point at the second end.
span-from = From
span-to = to
span-go = Put it there
quick = Quick answers
quick-standing = Answered without asking:
quick-stop = Ask me again
computer-thinks = { $player } answers for { $who } …
computer-waits = { $player } plays { $who } and waits. You may answer yourself.
computer-pause = Pause
computer-go-on = Go on
computer-relieve = I play { $who }
asking = What the table answers
asking-text = Some questions decide nothing: hexes that are alike for everybody, a roll that costs nothing. The table answers those by itself, as a fair player would, and the log says so. Take away a mark to be asked again; it holds for this game.
asking-everything = Ask me everything
asking-done = Done
computers = Computer players
computers-text = Hand seats to computer players; take them back whenever you like. They answer at the speed that the settings give to alien turns.
computers-all = All seats
computers-person = I play
computers-mixed = (different)
computers-done = Done
hint = Hint
hint-wait = Thinking …
hint-do = Do that
hint-this = Hint:
guide-coach = Coach:
guide-more = More
guide-this = Shown next:

tools = Tools
undo = Undo
undo-nothing = There is nothing to undo.
redo = Redo
take-back = Take back …
take-back-which = Somebody has learned something since. Back to right after which moment?
take-back-start = The beginning
take-back-sure = Go back to right after “{ $text }”?
take-back-noted = Dice and draws will fall anew from there, and the outcome page will count it.
take-back-confirm = Take back
take-back-waits = You propose to go back to right after “{ $text }”. The other side has to agree.
take-back-proposed = { $who } proposes to go back to right after “{ $text }”.
take-back-agree = Agree
take-back-keep = No, play on
take-back-withdraw = Withdraw it
tool-sight = Sight
tool-measure = Measure
tool-reach = Reach
tool-threat = Threats
tool-why-not = Why not?
use-sight = Choose two places or figures: can one see the other?
use-measure = Drag from one point to another, or choose two.
use-reach = Choose a figure to see how far it gets.
use-threat = Choose an alien to see what it would do now.
use-why-not = Choose anything to ask why not.
use-from = From here; now the other end.
use-words = or ask in words
use-stop = Done

telling = This is what happens …
telling-next = Go on
telling-held = when you have read it
telling-skip = Skip
telling-again = Last turn again

card-goes-on = goes on by itself
fight-of = { $attacker } against { $target }
fight-attack = Attack
fight-defence = Defence
recap = This round
recap-again = Show again: { $what }

sheets-none = Nobody here.
sheets-gone = No longer there
sheet-active = acts now
sheet-threat = What would it do now?
item-on = ready:

log-filter = About
log-everybody = everybody
log-earlier = Show { $n } earlier entries
log-visit = Show the board at this moment
log-table = the table answered: nothing was decided by it
log-by = answered by { $player }
log-empty = Nothing has happened yet.

text-board = Who is where
text-figures = Figures
text-markers = Markers
text-edges = Doors and windows

replay-past = You look at a past moment.
replay-now = Back to now
replay-before = One moment back
replay-after = One moment on
replay-play = Play
replay-pause = Pause
copy-link = Copy link

handover = Hand over
handover-to = Over to { $who }
handover-text = Pass the screen to { $who }, then go on.
handover-go = I am { $who }

## Outcome

outcome-open = Outcome
outcome-next = Next mission
outcome-again = Play again with the same seed
outcome-replay = Replay
outcome-share = Copy result
outcome-board = Look at the board
outcome-moments = Turning points
outcome-luck = Luck
outcome-seed = Seed { $seed }
outcome-commitment = commitment { $word }
briefing-commitment = Dice sealed as { $word }…
briefing-commitment-why = The seed of all dice and draws is chosen already. It is told when the mission is over; this word shows that it was not changed meanwhile.
outcome-take-backs = { $n ->
    [0] nothing taken back
    [one] taken back once
   *[other] taken back { $n } times
}
luck-who = Who
luck-rolled = rolled
luck-expected = expected
luck-short = in short
share-text = { $system }, { $mission }: { $title } (seed { $seed })

## Keys

keys-answers = give the answer with that sign
keys-arrows = on the board: go to the place that way
keys-slant = on the board: go slantwise
keys-pan = move the board
keys-enter = choose what has the focus
key-undo = undo
key-redo = redo
key-take-back = take back
key-pass = quick answer: decline
key-rest = quick answer: the rest in the listed order
key-again = quick answer: the same again
key-ask = no more answers without asking
key-hint = hint; once more: do that
key-computers = computer players
key-pause = let computer players wait or go on
key-board = go to the board
key-answers = go to the answers
key-repeat = say the question again
key-why = why am I asked?
key-why-not = why not?
key-sight = sight
key-measure = measure (on a table)
key-reach = reach
key-threat = threats
key-squad = squad
key-aliens = aliens
key-log = log
key-text = the board in words
key-rules = search the rules
key-replay = replay
key-fit = whole board
key-closer = closer
key-farther = farther away
key-help = this list
key-cancel = put down, close

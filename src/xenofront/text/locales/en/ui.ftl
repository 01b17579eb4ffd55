# The clients' own words in English.

ui-round = Round { $round }
ui-done = done: { $action }
ui-dead = dead
ui-left-map = has left the map
ui-led = leads { $count ->
        [one] one civilian
       *[other] { $count } civilians
    }
ui-bleeding = BLEEDING
ui-shield = shield { $points }
ui-poison = POISON { $level }
ui-lock = MARK { $level }
ui-plates = armour tokens { $points }
ui-lasting = { $name } works
ui-guard = on guard
ui-power = { $name }{ $used ->
        [yes] {" "}(used)
       *[no] {""}
    }
ui-left = left: { $activities }
ui-controlled = run by { $agent }
ui-legend-figures = Ch one of yours, an arrow where it looks · S4 alien · ? not known yet
ui-legend-cells = * centre of an area · % locked · ! blocked door · @ blocked window
ui-numbers = Type a number from { $first } to { $last }.
ui-one-of = Type one of { $count } answers, for example { $first } or { $last }.
ui-symbols = Dice: ✶ hit · ▼ shield · ↯ bolt · ★ wings · ▮ ammo · ✗ jam · ☣ alien

ui-column-wounds = wounds
ui-column-kill = kill
ui-column-jam = jam
ui-column-ammo = ammo
ui-attack-short = { $target }: { $weapon }{ $area ->
        [yes] , whole area ({ $ammo } ammo)
       *[no] {""}
    }
ui-alien-way = The rules allow { $count } ways; none of them is better for the aliens than the others.
ui-react-attack = Attack roll: { $faces }.
ui-react-defence = Defence roll: { $faces }.
ui-react = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} against { $shields ->
    [0] no shield
    [one] 1 shield
   *[other] { $shields } shields
}: { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}.
ui-react-with = With { $power }: { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}.
ui-the-roll = The roll: { $faces }
ui-forced = Only one answer: { $question } - { $choice }
ui-die = (die { $number } of { $count }, { $die })

ui-paid-hits = at least { $least } ammo is paid after the roll, a hit each
ui-untrained = untrained with alien weapons: an alien or jam symbol makes the attack fail
ui-armour = armour of { $name }
ui-shield-of = { $name }: { $points } shield points
ui-health-of = { $name }: { $left } HP left

ui-help =
    Answer with a number, with the words of an answer or a part of them that only one has,
    or with a hex such as 3,-1. Several answers in a row: move; NE NE E; stop; E
      board [names]      the map; with names, the hexes around you by name
      goal               what the mission is about, and how it stands
      status [FIGURE]    everybody, or one figure or marker in full
      why                the way through the rulebook to this question
      why not CHOICE     the rule that forbids it: why not attack A4
      odds N             every outcome of attack N and all modifiers
      rule ID            a rule, for example: rule GD-7.3.j
      log [N]            the last things that happened
      sight HEX [HEX]    is one hex seen from another, and what blocks it
      reach              where the active agent can walk
      threat ALIEN       what an alien would do now
      card NAME          what a card, weapon, device or figure does: card medikit
      undo, redo         free until somebody learned something
      takeback [N]       N answers back, past dice and cards; it is counted
      save FILE          the game as a file
      export FILE        this position as a scenario script
      lang en|de         language;  quit: leave, the game is kept
ui-help-session =
    Many answers at once:
      pass               decline this until something else is asked, or for the round
      rest               the rest in the listed order
      again              the same answer as last time, as long as it is asked
      ask                no more answers without a question; or what the table answers itself
      ask all, ask less  ask everything, or nothing by which nothing is decided
      hand SEAT [PLAYER] hand a seat to a computer player: hand chromium greedy, hand all
      mine [SEAT]        take seats back; Ctrl+C takes back all while computers play
      hint [PLAYER]      what a computer player would answer, and why
ui-no-effect = would change nothing now
ui-sure = Really: { $choice }? Type yes or no.
ui-over-hint = { $undo } or { $takeback } goes back into the mission; Enter leaves it as it ended.
ui-pause = A new turn begins. Enter goes on, { $mine } takes the seats back.
ui-unknown-mission = There is no mission '{ $mission }'; known are { $known }{ $hint }
ui-continue = Go on with a game that was kept
ui-choose-kept = Which one
command-goal = goal
command-mission = mission
command-briefing = briefing
command-objectives = objectives
command-pass = pass
command-rest = rest
command-again = again
command-ask = ask
command-hand = hand
command-mine = mine
command-hint = hint
command-help = help
command-board = board
command-status = status
command-why = why
command-odds = odds
command-rule = rule
command-log = log
command-measure = measure
command-sight = sight
command-reach = reach
command-threat = threat
command-card = card
command-undo = undo
command-redo = redo
command-takeback = takeback
command-save = save
command-export = export
command-lang = lang
command-quit = quit

ui-empty = Type a number, a part of an answer's words, or ? for help.
ui-not-understood = I do not understand "{ $typed }".{ $hint } Type ? for help.
ui-did-you-mean = {" "}Did you mean "{ $word }"?
ui-ambiguous = "{ $typed }" can be: { $choices }
ui-plan-stopped = Something happened, so the rest of your plan was not played: { $rest }
ui-dice-left = The roll is complete; not used: { $word }
ui-more = ... and { $count } more.
ui-no-rule = There is no rule { $rule }{ $hint }.
ui-usage-sight = Type sight HEX HEX, or sight HEX from where the active agent stands. Names and letters of figures work too.
ui-behind = It lies behind { $agent }.
ui-blocker-wall = wall
ui-blocker-blocked-hex = blocked hex
ui-blocker-edge-hex = edge of the map
ui-blocker-door = door that nobody stands beside
ui-blocker-shut-door = shut door
ui-blocker-shut-window = shut window
ui-nobody-active = No agent is active now.
ui-reach = { $agent } can walk to { $count } hexes; the numbers are the cost.
ui-no-figure = There is no figure "{ $typed }".
ui-idle = No row applies: it would do nothing.
ui-ways = { $count ->
        [one] One way is left of { $considered }:
       *[other] { $count } ways are left of { $considered }:
    }
ui-usage-card = Type card and a name, an id, or the letters of a figure: card medikit, card A4
ui-near = {" "}Near matches: { $words }
ui-no-card = There is no card "{ $typed }".{ $hint }
ui-usage-odds = Type odds and the number of an attack.
ui-usage-rule = Type rule and an id, for example: rule GD-7.3.j
ui-usage-takeback = Type takeback and how many answers.
ui-usage-save = Type save and a file name.
ui-usage-export = Type export and a file name.
ui-usage-lang = Known languages: { $known }
ui-undone = Undone.
ui-undo-refused = The last answer made somebody learn something (a roll, a card, a signal), so it cannot be undone freely. Type takeback to go back all the same; it is counted.
ui-undo-beginning = This is the beginning.
ui-redone = Done again.
ui-redo-refused = There is nothing to do again.
ui-takeback-sure = Go { $count ->
        [one] one answer
       *[other] { $count } answers
    } back? Dice and cards will fall differently, and it is counted. (y/n)
ui-takeback-not = Nothing was taken back.
ui-taken-back = Taken back. Take-backs in this game: { $count }
ui-saved = Saved: { $file }
ui-exported =
    Exported. Run it with
      xenofront scenario { $file }
ui-not-saved = Could not write { $file }: { $reason }
ui-language = The language is English.
ui-left-saved =
    See you soon. The game is saved; go on with
      xenofront console --load { $file }
ui-left-unsaved = See you soon. The game was not saved.

ui-welcome = { $mission }: { $squad } · { $is_sealed ->
    [yes] dice sealed as { $seed }…
   *[no] seed { $seed }
}
ui-autosave = Saved after each answer: { $file }
ui-hint = Type ? for help, quit to leave.
ui-loaded = Loaded: { $file }
ui-rules-changed = The rules or the content have changed since this game was saved.
ui-dropped = Dropped, because they are no longer possible: { $count } answers, from "{ $first }" on.
ui-not-dropped = All answers still hold.
ui-kept-apart = The old file is left alone.
ui-cannot-load = This game cannot be opened: { $reason }
ui-cannot-start = This game cannot be set up: { $reason }

ui-title = XENOFRONT
ui-subtitle = A squad against whatever comes out of the dark, by the book.
ui-choose-game = Game: number or name
ui-choose-mission = Mission: number or name
ui-choose-language = Language (en, de)
ui-choose-squad = Squad: one to five names or numbers
ui-choose-seed = Seed
ui-random = random
ui-bad-squad = I do not know "{ $word }". Type names or numbers from the list.

ui-all-fell = No agent is left.
ui-headquarters = At headquarters: { $names }
ui-outcome-takebacks = Take-backs: { $count }
ui-outcome-seed = Seed: { $seed }
ui-campaign-set-aside = Set aside: { $files }
ui-campaign-taken-back = { $count ->
        [one] One mission was taken back.
       *[other] { $count } missions were taken back.
    }
ui-campaign-over = the campaign is over
ui-outcome-again = Play it again with the same seed:
ui-outcome-file = Look at this game again:

# -- requests of the pages that change nothing ------------------------------------------------------

ui-refused-stale = The game has moved on in the meantime; here is how it stands now.
ui-refused-over = The mission is over.
ui-refused-undo = The last answer made somebody learn something (a roll, a card, a signal), so it cannot be undone freely. It can be taken back, which is counted.
ui-refused-redo = There is nothing to do again.
ui-refused-seat = This question is for somebody else.
ui-refused-illegal = The rules do not allow that now.
ui-no-page = There is no such page.
ui-home = To the title page of Xenofront
ui-stopped = Stopped on the way.
ui-stopped-by = Stopped on the way: { $what }
ui-stopped-rule = Stopped on the way, for something comes first: { $text } ({ $rule })
ui-refused-plan = No way leads there now.
ui-refused-rate = Too many requests in a short time; wait a moment.
ui-refused-id = A request must carry an id of its own of at most 64 characters.
ui-refused-quick = This quick answer does not fit the question now.
ui-refused-player = There is no computer player of that name.
ui-refused-seats = There are no such seats.
ui-refused-others-seats = Those seats are the other side's.
ui-refused-hint = There is no hint for this.
ui-refused-long = The request is too long.
ui-refused-fault = Something went wrong inside the program; the game has not changed. Please send a problem report.

# -- the database ----------------------------------------------------------------------------------

ui-storage-full = The disk with the games is full, so nothing can be saved. The game stands where it stood; play on when there is space again.
ui-storage-locked = Another program holds the database of the games, so nothing can be saved now. The game stands where it stood; try again in a moment.
ui-storage-readonly = The database of the games may not be written to, so nothing can be saved. The game stands where it stood; whoever runs this table must give it the right to write.
ui-storage-away = The database of the games cannot be reached. The game stands where it was last saved; try again in a moment.
ui-storage-fault = The database of the games reports an error, so nothing can be saved. The game stands where it was last saved; the log of the server says more.
ui-game-unreadable = A game this release cannot read
ui-game-dropped = { $n ->
    [one] The last answer does not hold under the rules of this release and must be given again.
   *[other] The last { $n } answers do not hold under the rules of this release and must be given again.
}

# -- quick answers ---------------------------------------------------------------------------------

ui-quick-pass-other = “{ $choice }” until something else is asked
ui-quick-pass-round = “{ $choice }” for the rest of the round
ui-quick-rest-other = The rest in the listed order
ui-quick-rest-round = Always the first listed for the rest of the round
ui-quick-again-other = “{ $choice }” again until something else is asked
ui-quick-again-round = “{ $choice }” again for the rest of the round
ui-quick-offer = Type { $command }: { $words }
ui-quick-none = This question comes too seldom for a quick answer.
ui-quick-given = Without asking: { $question } { $choice }
ui-quick-stopped = From now on everything is asked again.

# -- computer players ------------------------------------------------------------------------------

player-random = Dice Cup
player-random-text = Takes any answer; good for trying things out.
player-greedy = Hotspur
player-greedy-text = Weighs each answer by what it brings at once.
player-rollout = Tinkerer
player-rollout-text = Plays every answer out a few times and takes what ends best.
player-search = Strategist
player-search-text = Tries whole plans against what may be hidden and takes the best one.
ui-advice = { $player } would choose: { $choice }
ui-player-you = you
ui-no-seat = I do not know whose seat "{ $typed }" is.
ui-seats-back = All seats are yours again.
ui-computer-gives = { $player }: { $question } { $choice }

why-random = Picked at random out of { $options }.

## What the table answers
ui-table = the table
ui-settled = The table: { $question } { $choice }
ui-asking-all = From now on everything is asked, even where nothing is decided.
ui-asking-less = From now on the table answers where nothing is decided.
ui-asking-list = The table answers these where nothing is decided ("ask all", "ask less"):
ui-asking-none = This game asks everything.
ui-asking-word-all = all
ui-asking-word-less = less
ui-asking-asked = (asked)

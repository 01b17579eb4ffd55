# What the doctor says of a mission.

grade = { $grade ->
    [broken] broken
    [doubtful] doubtful
   *[noted] noted
}
doctor-broken = { $mission } is broken: { $n ->
    [one] { $n } finding.
   *[other] { $n } findings.
}
doctor-works = { $n ->
    [0] { $mission } works.
    [one] { $mission } works; { $n } doubt.
   *[other] { $mission } works; { $n } doubts.
}

where-action = action { $action }
where-balance = balance
where-content = content
where-game = game { $game }
where-line = line { $line } { $field }
where-mission = mission

table-rolled = the table is rolled: only games can say how it plays
no-edge-open = no figure can come in from any edge
nobody-can-stand = no figure can stand there
nobody-gets-there = no trooper can get there

alien-deck-empty = is empty, but signals and teleporters bring aliens
close-deck-empty = is empty: no alien ever acts
event-deck-empty = is empty: the EVENT phase has nothing to draw
all-on-map = every card stands on the map at the start, so that signals bring nobody
no-alien-ever = no alien can ever appear
no-success = no row is a success
row-never-decides = never decides: row { $row } holds whenever it does
row-asks-nothing = asks for nothing, so it holds at once
count-out-of-reach = { $counter } gets to { $most } at most, not to { $asked }
tokens-stay = tokens of kind { $token } never leave the map
teleporters-stay = { $left } teleporters are left at least, not { $asked }
event-never = never happens: no card of the event deck calls for it
lock-without-key = no key of the mission opens the lock on { $side }
key-locked-away = nobody can walk to the key at { $hex } before a lock that it opens is gone
nobody-asks-for = no objective asks for { $counter }

game-never-ends = never ends
won-of = { $won }% ({ $low }% to { $high }%) of { $games } games are won
too-hard = too hard for the greedy player: { $rate }
too-easy = too easy for the greedy player: { $rate }
won-by-greedy = { $rate } by the greedy player
never-done = was never done in { $games } games

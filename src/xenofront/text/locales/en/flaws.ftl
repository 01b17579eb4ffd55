# What is wrong with content files. Words in `backticks` are words of the file.

did-you-mean = { " " }(did you mean { $word }?)
problems-found = { $n ->
    [one] { $n } problem found.
   *[other] { $n } problems found.
}
content-in-order = All content files are in order.

## Files

not-yaml = not YAML
not-readable = not readable as YAML: { $why }
file-unreadable = cannot be read: { $why }
file-empty = the file is empty
second-document = a file holds one document, here begins a second
too-deep = nested more than { $most } levels deep
alias = aliases are not allowed: write the value again
tag = the tag { $tag } is not allowed
plain-key = a key must be a plain word
key-twice = { $key } is written twice (see line { $line })
defined-already = { $id } is already defined in { $file }, line { $line }
one-mission = expected exactly one mission here
too-long = is { $bytes } bytes long, more than { $most }
called-otherwise = the mission is called { $id }, not { $name }

## Shape

unknown-field = unknown field { $field }{ $hint }
field-missing = the field { $field } is missing
expected = expected { $wanted }, not { $value }
either = { $wanted } or { $other }
one-of = one of { $words }
not-among = { $value } is not one of { $words }{ $hint }
list-of = expected a list of { $n }
type = { $type ->
    [integer] a whole number
    [string] text
    [boolean] true or false
    [null] nothing
    [array] a list
    [object] a mapping
   *[other] another form
}

## Names

unknown = { $none } is called { $name }{ $hint }
unknown-mission = no mission is called { $name }{ $hint }; known are { $known }
none-agent-or-drone = no agent or drone
none-alien = no alien
none-alien-card = no alien card
none-assignment = no assignment
none-class = no class
none-counter = no counter
none-device = no device
none-die = no die
none-drone = no drone
none-event-card = no event card
none-feature = no feature
none-kind-of-ground = no kind of ground
none-mission = no mission
none-npc-card = no NPC card
none-suit = no power suit
none-pose = no fighting pose
none-overlay = no overlay
none-token = no token of a mission
none-place = no place
none-power = no power
none-profile = no profile
none-rule = no rule
none-species = no species
none-teleport-point = no teleport point
none-trait = no trait
none-weapon = no weapon
none-weapon-of-this-card = no weapon of this card

## Cards, sheets and tables

die-faces = a die needs faces
melee-and-ranged = an attack is never both melee and ranged
weapon-without-dice = a weapon rolls at least one die: give red or blue
more-than-range = is more than the range, { $range }
melee-range = a melee weapon reaches adjacent hexes only: range 0
least-more-than-most = the least is more than the most
for-another-class = { $name } is for the { $user }
no-ability-of = { $name } is no ability of the { $user }
species-and-rank = must be species and rank: { $id }
last-row-plus = the last row, and only it, is for `plus`
rows-ascend = the distances of the rows must ascend
two-weapons = the card has two weapons called { $name }
must-be-aside = { $card } must be set aside: `aside: true`
must-be-master = { $card } must be a master alien, as the other side is
two-kinds-of-swarm = a swarm has as many figures as health points, a prime swarm has `figures`
no-master = the mission has no master alien
master-hexes = its base covers { $n ->
        [one] one hex
       *[other] { $n } hexes
    }
master-comes = a master alien either stands somewhere or arrives; `special` means that a special event brings it
number-twice = { $card } has the number { $number } too
no-such-rank = there is no { $rank } { $species }
special-only = special events, and only they, have the effect `special_event`
weather-only = only a weather card has lasting effects
ranks-in-order = must be, in this order: { $ranks }
more-than-dice = { $rank } needs more than the { $most } results that can be rolled (GX-9.8.q)
every-class-once = must name each of the five classes once
no-face-with = the { $die } die has no face with { $symbol }

## Maps

centre-twice = a centre is written twice
not-on-tile = { $hex } is not on this tile
side-not-on-tile = { $side }: { $hex } is not on this tile
no-room = no room { $name }{ $hint }
no-tile = no tile { $name }{ $hint }
no-side = { $tile } has no side { $side }: { $known }
off-lattice = { $hex } is not an area's centre, so the areas of the tiles do not fit
tile-twice = { $tile } is used too often; the box has no more of it
linker-number = linkers have the numbers { $known }
tile-letters = a modular tile with these sides ends in { $letters }
tile-areas = a modular tile is named by its areas; here are { $n }
overlay-hexes = covers { $n } hexes; here are { $here }
token-not-here = no { $token } is on the map
overlay-apart = hex { $hex } does not lie beside another hex of the overlay
tiles-overlap = this tile overlaps an earlier one at { $hex }

## Missions

team-size = a squad has 1 to { $most } agents, the least number first
start-hexes = { $agents } agents need { $agents } start hexes; here are { $here }
suit-weapon-special = the weapon of a suit has the rank special
only-so-many = the box has only { $n } of { $card }
one-thing = a CRITICAL does one thing: a modifier, a condition or wounds
instant-wounds = wounds are instant, everything else lasts
npc-without-health = an NPC has at least one health point
npc-without-weapon = an NPC has a weapon
npc-tactic-empty = a tactic has effects or modifiers
npc-deck-empty = a mission with NPC signals has NPC cards
heals-nobody = only a weapon that heals heals an area
aside-not-in-deck = { $card } is set aside and never in the deck
set-not-with = content of { $name } is not used in missions of { $set }, unless they are custom scenarios (GX-1.b)
no-close-encounter = no close encounter card has the number { $number }
asks-for-more = asks for { $n }; the box has { $copies }
event-without-effects = the mission does not say what happens at { $letter }
special-in-special = a special event cannot lead to a special event
too-many-teleports = the box has { $most } teleport points; here are { $here }
no-tables = no table { $name } is loaded, so the supply of tokens is unknown
no-teleport-shows = no teleport point shows { $symbol }, only { $known }
box-has = the box has { $n }
too-many-signals = more signals lie on the map than the mission has
deadly-wounds = no alien here could live with these wounds
too-few-in-deck = the alien deck has too few { $card } for the map
needs-objectives = a mission needs objectives
nobody-to-kill = no card of the alien deck is the one that must be killed
nobody-to-rescue = nobody can be rescued: the mission has no civilians
nobody-can-leave = nobody can leave the map: no action says `leaves`
doors-and-token = an action on doors needs `doors` and `token`
no-civilians = the mission has no civilians
two-actions = two actions are called { $name }
blocked-hex = { $hex } is a blocked hex
not-on-map = { $hex } is not on the map
cut-off = no way leads from the start to { $hex }
no-door = { $side } is no side with a door or window, smaller hex first
window-locked = { $side } is a window: it can be blocked but not locked
taken = { $hex } is taken already
two-teleports = { $hex } has a teleport point already

## Texts that are checked apart

no-game-begins = no game of it can begin: { $why }
took-longer = took longer than { $seconds } seconds
broke-off = needs more memory than it may have, or breaks the program
check-stopped = checking it and setting up a game { $why }: something in it is far too large
cannot-be-checked = cannot be checked: { $why }
another-mission = is { $id } of { $system }, not { $wanted } of { $wanted_system }

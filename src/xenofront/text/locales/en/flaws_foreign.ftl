# What the readers of YAML and JSON and the geometry say of content files.

and-also = { $before }; { $then }

yaml-key = did not find expected key
yaml-value = did not find expected node content
yaml-start = did not find expected <document start>
yaml-dash = did not find expected '-' indicator
yaml-comma = did not find expected ',' or '{ $close }'
yaml-colon = could not find expected ':'
yaml-mapping-here = mapping values are not allowed in this context
yaml-list-here = block sequence entries are not allowed in this context
yaml-key-here = mapping keys are not allowed in this context
yaml-character = found character that cannot start any token
yaml-tab = found a tab character where spaces are expected
yaml-end = found unexpected end of stream
yaml-document = found unexpected document indicator
yaml-escape = found unknown escape character
yaml-colon-inside = found unexpected ':'
yaml-tag = found undefined tag handle
yaml-alias = found undefined alias
yaml-anchor = found duplicate anchor
yaml-control = unacceptable character #x{ $code }: control characters are not allowed
not-utf8 = not UTF-8 at byte { $place }

below-minimum = { $value } is less than the minimum of { $least }
above-maximum = { $value } is greater than the maximum of { $most }
expected-got = expected `{ $wanted }`, got `{ $value }`
expected-bound = expected a whole number { $bound }
expected-length = expected a list of { $n }, not of { $here }
invalid-value = invalid value { $value }
field-not-known = unknown field { $field }

no-such-file = No such file or directory
no-permission = Permission denied
is-a-folder = Is a directory

not-a-hex = not a hex: { $text } (expected 'q,r', for example '3,-1')
not-a-side = not a hex side: { $text } (expected two hexes, as in '3,-1|4,-1')
side-apart = { $text } is no hex side: its hexes are not neighbours

side-twice = side { $side } is both { $one } and { $other }
hex-and-edge = { $hex } is both a hex and an edge hex
blocked-off-map = blocked hex { $hex } is not on the map
door-off-map = door hex { $hex } is not on the map
ground-off-map = ground hex { $hex } is not on the map
blocked-door = { $hex } is both blocked and a door hex
side-outside = side { $side } ({ $kind }) lies between two edge hexes
side-off-map = side { $side } ({ $kind }): { $hex } is not on the map
side-to-edge = side { $side }: a { $kind } cannot lead to the edge hex { $hex }
no-plain-name = not a plain name: { $name }
two-rooms = two rooms are called { $name }
room-off-map = room { $room }: { $hex } is not on the map
in-two-rooms = { $hex } is in room { $one } and in room { $other }
token-nowhere = { $token } token on { $place }, which is neither a door nor a window

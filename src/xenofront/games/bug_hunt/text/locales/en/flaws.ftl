# What is wrong with content files of Bug Hunt.

span-turned = the least, { $least }, is more than the most, { $most }
roll-taken = { $n } is for another row already
roll-too-low = { $n } is less than { $least }
roll-too-high = { $n } is more than { $most }
no-row = no row is for { $n }
no-rows = no row is for { $least } to { $most }
two-dice = 2D6 needs 2 to 12; 13 is never, 0 always
save-within = must be { $least } to { $most }, or 0 for none
shots-without-range = a weapon that shoots needs a range
within = must be within { $least } and { $most }
figures-without-profile = figures need a profile
one-tables = there is one entry of tables: { $id }
missing = { $name } is missing
as-long-as = must be as long as { $field }
written-twice = { $name } is written twice
more-than-nothing = must be more than 0
difficult-only = only areas and fields can be difficult
gap-only = only a field can be a gap
doors-only-inside = only an interior has doors and windows
climb-height = what can be climbed needs a height
table-within = each side must be within { $least } and { $most }
priority-within = must be within 1 and { $most }, or 0 if it is rolled
at-least-one = name at least one, or leave the field out
not-on-table = is not on the table
feature-off-table = a { $feature } there does not lie on the table

# What is wrong with a save file.

save-too-long = the file is { $here } bytes long, more than { $most }
save-format = the file has format { $here }, this program reads { $wanted }
save-cut-off = the file is cut off: { $here } of { $wanted } bytes are there
save-altered = the file was altered: its checksum does not fit
save-not-ours = not a record of Xenofront: { $why }
save-other-system = this is a game of { $system }, not of { $other }
save-unknown-system = this is a game of { $system }, which this program does not know
save-setup = the set-up cannot be played: { $why }
save-entry = entry { $number } of the record cannot be: { $why }
save-elsewhere = entry { $number } of the record leads to another position than it says
save-empty = the record holds no position
save-no-position = no position of the record opens under these rules: { $why }
save-no-node = there is no node { $node }
save-misfit = the save does not fit the rules at { $where }: { $why }
save-no-step = { $procedure } has no step { $step }
save-not-asked = { $procedure } waits for an answer nobody asked
save-not-of = not a save of { $system }: { $why }
save-other-mission = its position { $node } is one of another mission
save-unknown-mission = its mission { $mission } is not one of this program
save-unreadable = what is stored of it cannot be read: { $why }
save-miscounted = it has not the entries that were counted
save-position = its position { $node } cannot be read: { $why }
save-mission = its mission cannot be played here: { $why }
json-malformed = JSON is malformed at byte { $place }
json-cut-off = the text ends too early

# What the engine says whatever the game.

seat = Seat { $number }
list = { $first } and { $last }
list-or = { $first } or { $last }
list-empty = nothing

setup-game = There is no game “{ $game }”. The games are { $games }.
setup-seats = { $game } is played by { $counts } people, not by { $seats }.
setup-option = There is no option “{ $option }”. The options are { $options }.
setup-value = The option { $option } can't be “{ $value }”: it may be { $choices }.
choices-number = a whole number from { $low } to { $high }
choices-yes-no = yes or no
choices-of = one of { $values }
choices-selection = { $count } different ones of { $values }, or random
setup-bot = There is no bot “{ $bot }”. The bots are { $bots }.
setup-seed = “{ $seed }” can't be a seed: a seed is a number or a word of up to 100 plain letters and signs that does not begin with #.
seat-unknown = There is no seat { $seat }: seats are numbered from 0 to { $last }.
move-number = There is no move number { $move }: moves are numbered from 0 to { $last }.

json-syntax = This is not JSON: it breaks off, or has a mistake, in line { $line }, column { $column }.
json-deep = This is not JSON that anybody needs: its lists or objects lie too deep in each other.
json-number = The number { $number } has { $digits } digits: no number here is that long.
json-twice = “{ $name }” stands twice in the same object.

position-game = A position is an object that names its game under “game”. The games are { $games }.
position-version = This position is of version { $version } of the rules; this program plays version { $known }.
position-at = At { $path }: { $reason }
shape-enum = { $found } stands here, but it can only be { $expected }.
shape-enum-many = { $found } stands here, but it can only be one of { $count } values, such as { $some }.
shape-type = { $found } stands here, but it has to be { $expected }.
shape-pattern = { $found } stands here, but it has to look like { $expected }.
shape-range = { $found } stands here, but it has to be from { $low } to { $high }.
shape-length = This list has { $found } entries, but it has to have { $low } to { $high }.
shape-length-exact = This list has { $found } entries, but it has to have { $length }.
shape-missing = “{ $name }” is missing.
shape-unknown = { $name } is not known here. Known are { $names }.
shape-object = an object
shape-array = a list
shape-string = a text
shape-integer = a whole number
shape-boolean = true or false
shape-null = null

record-error = Line { $line }, column { $column }: { $reason }
record-first-line = A record begins with the line “{ $expected }”.
record-cut = The record is cut off: it has no result.
record-key = “{ $expected }” has to stand here, not “{ $found }”.
record-nothing = Behind “{ $key }:” nothing stands.
record-number = “{ $found }” is no number.
record-version = This record is of version { $version } of the rules; this program plays version { $known }.
record-option = An option looks like “option rounds: 4”.
record-option-twice = The option { $option } is set twice.
record-not-text = From here on it is not text (UTF-8).
record-position-table = The position is of another table: game, seats and options must be the same.
record-move = A move looks like “2 play broom-7”: a seat, then what it does. This is “{ $found }”.
record-seat = There is no seat { $found }: seats are numbered from 1 to { $seats }.
record-result = The result is “{ $expected }”, not “{ $found }”.

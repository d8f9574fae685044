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
record-number = “{ $found }” is no number.
record-version = This record is of version { $version } of the rules; this program plays version { $known }.
record-option = An option looks like “option rounds: 4”.
record-option-twice = The option { $option } is set twice.
record-not-text = From here on it is not text (UTF-8).
record-position-table = The position is of another table: game, seats and options must be the same.
record-move = A move looks like “2 play broom-7”: a seat, then what it does. This is “{ $found }”.
record-seat = There is no seat { $found }: seats are numbered from 1 to { $seats }.
record-result = The result is “{ $expected }”, not “{ $found }”.

bot-random = plays any legal move
bot-greedy = a good beginner: plays by rules of thumb, at once
bot-easy = looks ahead a little
bot-medium = looks ahead some way, in many worlds
bot-hard = looks ahead thoroughly; much stronger than the rules of thumb
bot-master = the strongest: the most thought, up to a second or two for a move
bot-installed = from another package: { $origin }
bot-program = any program that speaks the protocol of docs/add-a-bot.md
bot-where = Against one of them: fablewood play GAME --against BOT. Among themselves: fablewood arena GAME --bots A,B.
bot-not-loaded = The bot { $bot } ({ $origin }) can't be loaded: { $why }.
bot-no-bot = The bot { $bot } ({ $origin }) is none: calling it must give a fablewood.bots.bot.Bot.
bot-no-command = “run:{ $command }” names no program: behind run: comes a command, as in run:./my-bot.
bot-no-start = It can't be started: { $command }: { $why }.
bot-not-ready = It did not greet with “{ $expected }”.
bot-late = It took too long.
bot-died = It has ended.
bot-given-up = It failed { $times } times in a row, and is not asked any more.
bot-illegal = It wanted to make a move that is not legal: { $move }.
bot-failed = It failed: { $why }.
bot-says = { $text }

arena-bots = The arena wants at least two different bots, as --bots greedy,random. Here are { $found }.
arena-sprt-two = --sprt compares two bots; here are { $found }.
arena-no-choix = For ratings the arena needs choix: pip install "fablewood[arena]".
arena-no-ray = Ray is not installed: pip install "fablewood[ray]".
arena-ray-address = There is no Ray at { $address }: { $why }
arena-no-journal = { $path } is no file of a run that could be resumed.
arena-other-journal = { $path } holds another run: { $what } differ.
arena-playing = Blocks
arena-left = left
arena-nothing = Nothing was played to the end.
arena-played = { $blocks ->
    [1] One deal
   *[other] { $blocks } deals
}, { $games } games. Intervals hold 95 % of the time, from the means of deals.
arena-bot = Bot
arena-share = Win share
arena-interval = 95 %
arena-elo = Elo
arena-ms = ms/move
arena-faults = Faults
arena-sprt-yes = Decided: { $first } is stronger than { $second } by { $elo } Elo rather than less (log likelihood ratio { $ratio }, bound { $bound }).
arena-sprt-no = Decided: { $first } is stronger than { $second } by no more than { $elo } Elo (log likelihood ratio { $ratio }, bound { $bound }).
arena-sprt-open = Not decided yet whether { $first } is stronger than { $second } by { $elo } Elo (log likelihood ratio { $ratio }, bound { $bound }).

report-arena-title = { $game }: who plays best?
report-arena-lead = { $games } games with { $seats } at the table: { $blocks } deals, each played once for each rotation of the seats, so that nobody owes anything to the cards. Seed { $seed }.
report-share = How much of the wins each bot took in each of its seats. The dashed line is the fair share, { $fair } %; the bars hold the true value in 95 of 100 cases.
report-ratings = Ratings
report-ratings-words = The same on the Elo scale, by the model of Plackett and Luce: 100 points more are odds of 16 to 9 between two, 400 points are odds of 10 to 1. The mean is 1500.
report-figures = Figures
report-seats = Seats
report-seats-words = What each seat won, whoever sat there. Every line-up sat in every rotation.
report-length = How long a game is
report-moves = moves

bot-expects = { $move }: expected to win { $share } % of the time.
bot-prefers = { $move }: expected to win { $share } % of the time; { $other }, the next, { $next } %.

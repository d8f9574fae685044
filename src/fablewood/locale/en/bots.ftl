# What is said of bots, and in the arena.

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

study-title = { $game }: is it fair, and what wins?
study-lead = { $deals } games with { $seats } at the table for each of the bots { $bots }, one of which sits in all seats. Seed { $seed }.
study-how = Dots are means, bars hold the true value in 95 of 100 cases. Where many things are compared some stand out by chance: those in ember are what is left after allowing for that (of such findings, at most one in twenty is none).
study-course = { $bot }: a game takes { $moves } moves (from { $low } to { $high } in nine of ten), and the lead changes { $leads } times.
study-first = { $bot }: who moves first wins { $share } % ({ $low } to { $high }); fair would be { $fair } %. That is no finding.
study-first-sure = { $bot }: who moves first wins { $share } % ({ $low } to { $high }), where { $fair } % would be fair.
study-missed = { $bot }: who may not use { $name } loses { $loss } percentage points of the win.
study-seats = What share of the wins goes to who moves first, second and so on, and to each seat of the table. The dashed line is the fair share.
study-with = With { $bot } in all seats
study-turn = Turn { $number }
study-course-heading = The course of a game
study-length = Moves in a game: { $bot }
study-leads = How often the lead changes, as the bots' own judgement sees it: { $bot }
study-changes = changes
study-ending = How it ended
study-games = Games
study-restrained = Going without
study-restrained-words = One seat, each in its turn and on the same deals, may not use a power while it can do anything else; the others may. What it wins then, beyond the fair share or short of it: that is what the power is worth to the one who has it.
study-things = Who does it, wins?
study-things-words = How those who did something fared, beyond the fair share, in games where not everybody did. This shows what goes with winning, not what makes one win: who is ahead may have more occasion. Behind the name: how often a game. Of long lists the ends are shown; the JSON has all.
study-kind-predicted = Creatures that were predicted
study-kind-used = Powers that were used
study-kind-declined = Powers that were declined
study-kind-played = Cards that were played
study-kind-revealed = Prophecies, and what was revealed
study-kind = Events: { $kind }
study-sure = { $bot }: { $sure } of { $all } are findings.
study-options = Options
study-options-words = The same deals with one option changed: the share of who moves first, and how many moves a game takes.
study-option = Option
study-first-share = First mover
study-moves = Moves
study-written = The page is in { $path }.
study-without = --without names a kind and a thing, as used:hoot, not “{ $found }”.

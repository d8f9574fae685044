# What the page says of its own.

web-loading = One moment …
web-cannot-load = A part of the page could not be fetched. Reload to try again.
web-cannot-reach = The server can't be reached.
web-no-such-game = The page can't show that game.
web-home = Fablewood, to the start
web-close = Close
web-keep = Keep
web-yes = Yes
web-no = No
web-send = Send
web-day = Light colours
web-dusk = Dark colours
web-sound = Sounds
web-rules = Rules
web-credits = Credits
web-you = you
web-guest = Guest

web-welcome = A table by the lantern
web-welcome-more = Three card games to play with friends, or against bots who never peek.
web-games = Games
web-for-players = { $few ->
    [2] For 2 to { $many } players
   *[other] For { $few } or { $many } players
}
web-play-bots = Play now
web-invite = Invite friends
web-my-games = Your games
web-no-games = You sit at no table yet.
web-open-tables = Open tables
web-no-tables = Nobody waits for players at the moment.
web-name = Your name
web-name-what = How shall others call you?
web-over = over
web-free-seats = { $count ->
    [1] 1 free seat
   *[other] { $count } free seats
}
web-turn-yours = Your turn
web-turn-others = others think
web-bot-name = { $number ->
    [1] Reynard
    [2] Grimbert
    [3] Tibert
    [4] Isengrim
   *[other] Chanticleer
}
web-free-seat = Free seat

web-new-table = { $game }: a new table
web-who-plays = Who plays
web-how-many = How many seats?
web-wish-me = You
web-wish-open = A friend, by link
web-wish-bot = Bot: { $level }
web-the-game = The game
web-the-table = The table
web-set-clock = Clock
web-clock-none = No clock
web-clock-quick = 30 seconds for each move
web-clock-calm = 2 minutes for each move
web-clock-game = 10 minutes for the game, and 10 seconds for each move
web-clock-days = 3 days for each move
web-set-join = Who may sit down
web-join-link = Who has the link
web-join-open = Everybody: the table is listed
web-set-watch = Who may watch
web-watch-all = Everybody, what is public
web-watch-none = Nobody
web-set-delay = Those who watch see it
web-delay = { $seconds ->
    [0] at once
    [30] 30 seconds later
    [120] 2 minutes later
   *[other] 10 minutes later
}
web-set-absence = A bot helps out for somebody who is away for
web-absence = { $seconds ->
    [30] 30 seconds
    [120] 2 minutes
    [600] 10 minutes
   *[other] a day
}
web-absence-wait = Never: the table waits
web-set-talk = Table talk
web-talk-all = Words and phrases
web-talk-phrases = Only phrases
web-talk-off = None
web-set-hints = Hints can be asked for
web-set-undo = Moves can be taken back, if all agree
web-make-table = Lay the table
web-selected = { $chosen } of { $count } chosen
web-by-lot = None chosen: they are drawn by lot.
web-value-random = By lot
web-value-edition = As the edition has it
web-value-en = English edition
web-value-de = German edition
web-value-creatureOnly = Only Creature cards
web-value-anyVisibleSameColumn = Any visible cards
web-value-pebbles = Number of pebbles
web-value-points = Points they earned
web-value-1A2D = One Ancestor, two Dryads
web-value-2A1D = Two Ancestors, one Dryad
web-value-drawAndEnd = Draws the rest, and the game ends
web-value-notAllowed = Can't be used
web-value-endGame = The game ends
web-value-none = The game goes on

web-waiting-for-players = Waiting for players
web-join-table = Take a seat
web-sit-here = Sit here
web-link = The address of this table
web-copy-link = Copy link
web-copied = Copied
web-commitment = The shuffle is fixed already. Its seal, opened at the end: { $hash }

web-players = Players
web-board = The table
web-hand = Your hand
web-empty-hand = No cards
web-prompt = What is to be done
web-closer = Seen closely
web-aside = Log, talk and more
web-log = Log
web-talk = Talk
web-talk-line = { $name }: { $text }
web-talk-what = Say something
web-phrases = Phrases
web-nobody-spoke = Nobody has said anything yet.
web-lost = The connection is lost. It comes back by itself; nothing is lost.
web-possible = { $thing }, possible
web-your-turn = Your turn: { $what }.
web-waiting = Waiting for { $names }
web-choose-further = And now: choose what goes with it.
web-confirm = Confirm
web-take-back = Take back
web-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
web-cards = Cards in hand:
web-clock = Time left:
web-days-left = { $days } days
web-seat-acts = has to decide
web-seat-open = waiting for somebody
web-seat-away = away
web-seat-substitute = away, a bot helps out
web-hint = A hint: { $move }
web-wish-hint = Hint
web-wish-undo = Undo
web-wish-premove = Move ahead
web-wish-show = Let others see my cards
web-wish-hide = Hide my cards
web-premove-choose = Choose the move that is made as soon as it is your turn.
web-premove-cancel = Cancel the move made ahead
web-undo-asked = { $name } asks to take the latest move back. Do you agree?
web-undo-waiting = Asked to agree to an undo: { $names }

web-result = The game is over
web-you-won = You have won!
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-rematch = Once more
web-rematch-go = To the new table
web-replay = Replay
web-record = Record

web-time = Time line
web-move-of = Move { $move } of { $moves }.
web-first = To the beginning
web-back-step = One move back
web-next-step = One move on
web-last = To the end
web-play = Play
web-pause = Pause
web-eyes = Whose eyes
web-eyes-public = What all could see
web-branch = Go on from here
web-copy-moment = Link to this moment
web-to-table = To the table

web-rules-of = The rules of { $game }
web-search = Search
web-contents = Contents

web-credits-games = The games
web-credits-games-text = Equinox was designed by Reiner Knizia and is published by Plan B Games. Seven Prophecies was designed by Hinata Origuchi and is published by SUNNY BIRD. The games and their names belong to them. This is an unofficial implementation: all words are our own, and if you like a game, buy it.
web-credits-pictures = The pictures
web-credits-pictures-text = The silhouettes are by the artists of game-icons.net, under the licence
web-credits-fonts = The typefaces
web-credits-fonts-text = Fraunces by Undercase Type and Alegreya Sans by Juan Pablo del Peral, both under the SIL Open Font Licence.

web-sp-round = Round { $round }
web-sp-now-foretell = foretell
web-sp-now-play = play a card
web-sp-sheet = The colour row: the lead colour of each trick, and below it the cards by rank
web-sp-trick = Trick { $number }: { $colour }
web-sp-cell = { $card }, by { $name }
web-sp-cell-fulfilled = { $card }, by { $name }, as foretold
web-sp-fulfilled = as foretold
web-sp-tray = Your prophecy
web-sp-own-prophecy = Your prophecy
web-sp-rest = { $rest ->
    [0] All tokens are laid
    [1] 1 token to lay
   *[other] { $rest } tokens to lay
}
web-sp-bowl = Tokens on { $rank }
web-sp-less = One token less on { $rank }
web-sp-foretell = Foretell
web-sp-others-foretell = The others are still thinking about their prophecies.
web-sp-round-ended = How the round ended
web-sp-ready = ready
web-sp-thinking = thinks
web-sp-starter = Starting player
web-sp-missing = Holds no { $colours }
web-sp-tokens = Tokens left
web-sp-left = { $left } of { $foretold }
web-do-withdraw = Take your prophecy back
web-sp-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}

web-eq-round = Round { $round } of 5
web-eq-grid = The grid: creatures, and the five rows of each
web-eq-phases = The phases of a turn
web-eq-phase-predict = Predict
web-eq-phase-play = Play
web-eq-phase-discard = Discard
web-eq-phase-draw = Draw
web-eq-phase-fall = Does one fall?
web-eq-deck = Deck { $deck }
web-eq-discards = Discarded { $discards }
web-eq-pebbles = { $count ->
    [1] 1 pebble left
   *[other] { $count } pebbles left
}
web-eq-aside = { $count } set aside
web-eq-secret = A secret prediction
web-eq-secret-short = secret
web-eq-own-secret = Your secret prediction: { $card }
web-eq-fallen = fell in round { $round }
web-eq-controls = { $name } controls it, by { $lead }
web-eq-nobody = Nobody controls it
web-eq-controller = controls it
web-eq-champion = { $creature }'s Champion card
web-eq-champion-of = { $count ->
    [1] a pebble of { $name }
   *[other] { $count } pebbles of { $name }
}
web-eq-space = { $creature }, row { $row }
web-eq-empty = empty
web-eq-blocked = out of the game
web-eq-pile = { $count } cards
web-eq-pebble-of = pebble of { $name }
web-eq-worth = A pebble here is worth { $worth }
web-eq-covered = Below it: { $cards }
web-eq-looked = The cards looked at
web-eq-now-keep = keep one of these cards
web-eq-now-choosing = choose for { $power }
web-eq-chameleon = Can be played on any creature in play. It triggers no power, and stops that of a creature laid directly on it.
web-eq-ancestor = Name a creature: all secret predictions on it are revealed.
web-eq-dryad = Take a visible Creature card into your hand.
web-do-pass = Pass
web-do-reveal = Reveal my secret
web-do-secret = Predict secretly
web-do-skip = Skip
web-do-use = Use the power
web-do-decline = Decline
web-do-done = Done
web-do-lift = Take back my secret prediction

web-ho-turn = Turn { $turns }
web-ho-draft-title = Draft
web-ho-draft = Keep one card; the others go to your left
web-ho-draft-wait = Chosen. The others still think
web-ho-points = { $points ->
    [1] 1 action point
   *[other] { $points } action points
}
web-ho-treasury = Treasury:
web-ho-carried = On the way home:
web-ho-claim = claim
web-ho-out = out of the game
web-ho-side = The side of { $name }
web-ho-group = { $group }: { $count }
web-ho-works = works
web-ho-might = might { $might }
web-ho-starts = comes to: { $field }
web-ho-exhausted = exhausted
web-ho-carries = { $count ->
    [1] carries 1 treasure
   *[other] carries { $count } treasures
}
web-ho-attached = Attached: { $cards }
web-ho-modifier = { $card }, attached to { $host }
web-ho-enter = Enter
web-ho-exhaust = Exhaust
web-ho-leave = Leave
web-ho-passive = Always
web-ho-order = Order
web-ho-modifier-text = Modifier
web-ho-now-drafting = choose a card to keep
web-ho-now-starting = what comes first
web-ho-now-main = act with your cards and creatures, or end your turn
web-ho-now-discarding = discard down to six cards
web-ho-now-fight = choose who attacks { $source }
web-ho-now-choosing = choose for { $source }
web-ho-now-group = choose for the group ability
web-do-play = Play
web-do-order = Use as an order
web-do-attach = Attach
web-do-reattach = Reattach
web-do-forward = Forward
web-do-back = Back
web-do-take = Take treasure
web-do-steal = Steal
web-do-attack = Attack
web-do-ability = Use ability
web-do-discard = Discard
web-do-pick = Keep
web-do-fight = Fight!
web-do-end = End turn
web-value-owned = Treasury and cards
web-value-treasuryOnly = Only the treasury
web-value-both = The defender and one attacker

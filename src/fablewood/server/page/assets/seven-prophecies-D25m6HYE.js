var e=`sp-title = Seven Prophecies
sp-blurb = A trick-taking game in which you foretell how often you take each rank.
sp-colour = { $colour ->
    [broom] Broom
    [mushroom] Mushroom
    [potion] Potion
   *[spellbook] Spellbook
}
sp-card = { sp-colour } { $number }
sp-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
sp-prophecy = { $tokens }

option-sp-rounds = How many rounds are played at most.
option-sp-lockOnReady = Whoever is ready stays ready: a prophecy can't be taken back.
option-sp-firstPlayer = Who starts the first round: by lot (random), or the seat with this number.

sp-move-play = Play { $card }
sp-move-withdraw = Take your prophecy back
sp-move-foretell = Foretell { $prophecy }

sp-event-round = Round { $round } begins. { $seat } holds the starting token.
sp-event-dealt = { $seat } is dealt { $cards }.
sp-event-aside = Left over and seen by nobody: { $cards }.
sp-event-row = The colour row: { $colours }.
sp-event-foretold = { $seat } foretells { $prophecy }.
sp-event-ready = { $seat } is ready.
sp-event-withdrew = { $seat } takes the prophecy back and thinks again.
sp-event-revealed = { $seat } foretold { $prophecy }.
sp-event-played = { $seat } plays { $card }.
sp-event-ranked = { $seat } takes { $rank } place, and has no token there.
sp-event-fulfilled = { $seat } takes { $rank } place, as foretold.
sp-event-achieved = Round { $round } ends with trick { $trick }: the seven prophecies are achieved.
sp-event-exam-over = Round { $round } ends with trick { $trick }: nobody achieved the seven prophecies.
sp-event-scored = { $seat } scores { $points ->
    [0] nothing
    [1] 1 point
   *[other] { $points } points
} ({ $left ->
    [0] no tokens left
    [1] 1 token left
   *[other] { $left } tokens left
}).
sp-event-finished = { $reason } { $count ->
    [1] { $winners } wins.
   *[other] { $winners } share the win.
}
sp-seven-points = Somebody has seven points or more after round { $round }.
sp-last-round = Round { $round } was the last.

sp-refusal-over = The game is over.
sp-refusal-turn = It is not your turn: { $seat } has to play a card.
sp-refusal-play-early = No card is played yet: { $waiting } must still foretell.
sp-refusal-foretell-late = The prophecies are laid open already, and can't be changed.
sp-refusal-foretell-again = You have foretold already. Take your prophecy back first, if you want another one.
sp-refusal-withdraw-late = The prophecies are laid open already: yours can't be taken back.
sp-refusal-withdraw-nothing = You have foretold nothing yet that you could take back.
sp-refusal-locked = You are ready, and at this table a prophecy can't be taken back.
sp-refusal-no-such-card = { $card } is not in the game: three players play with the numbers 1 to 9.
sp-refusal-not-held = You don't hold { $card }. You hold { $cards }.
sp-refusal-follow = You must follow { $colour }: you hold { $cards }.

sp-unreadable = “{ $text }” is not a move. Moves look like “play broom-7”, “{ $example }” or “withdraw”.
sp-unreadable-ranks = A prophecy has a number of tokens for each of the { $ranks } ranks; this one has { $found }.
sp-unreadable-negative = There can't be fewer than 0 tokens on a rank.
sp-unreadable-tokens = A prophecy uses all { $tokens } tokens; this one uses { $found }.

sp-position-seats = { $found } entries stand here, but there are { $seats } seats.
sp-position-starter = There is no seat { $found }: seats are numbered from 0 to { $last }.
sp-position-first = Seat { $found } can't hold the starting token in this round: by the option firstPlayer it is seat { $starter }, counted from 0.
sp-position-trick = A trick has { $seats } cards, one of each seat, and only the last can have fewer; this one has { $found }.
sp-position-row = { $colour } stands { $times } times in the colour row, and there are only 3 colour cards of each colour.
sp-position-twice = { $card } is there twice: also at { $other }.
sp-position-hand = { $seat } has { $found } cards, in hand and played, but was dealt { $cards }.
sp-position-rounds = { $found } rounds are scored, but at most { $rounds } are played.
sp-position-after-end = The game was over before this round: somebody had { $score } points.
sp-position-points = No round can be scored { $points }.
sp-position-foretell = Cards are played, but this seat has not foretold.
sp-position-round-over = The round was over after trick { $trick }.
sp-position-unfinished = By the points the game is over, but the cards played don't end this round.
sp-position-sheet-last = The cards played score { $found } in this round.
`;export{e as default};
eq-title = Equinox
eq-blurb = Bet on creatures, play cards and use their powers: one creature falls each round.
eq-creature = { $creature ->
    [squeak] Squeak
    [moss-man] Moss Man
    [stag] Stag
    [rubble] Rubble
    [twinz] Twinz
    [hoot] Hoot
    [carmen] Carmen
    [fungy] Fungy
    [goatman] Goatman
    [fiery-fang] Fiery Fang
    [hopscotch] Hopscotch
    [feather-fox] Feather Fox
    [ursus] Ursus
   *[pilgrim] Pilgrim
}
eq-card = { eq-creature } { $number }
eq-chameleon = Chameleon { $number }
eq-tree = { $tree ->
    [ancestor] Ancestor
   *[dryad] Dryad
}
eq-power = { $creature ->
    [squeak] Draw three cards.
    [moss-man] Take one of your placed pebbles back.
    [stag] Half of another player's hand is set aside until that player's next turn.
    [rubble] Place a pebble on any space without one, up to the current row.
    [twinz] Play a second card.
    [hoot] Name a creature: another player gives you a card of it, or shows you the hand.
    [carmen] In phase 3 discard cards of any creatures, unseen.
    [fungy] Use the power of an eliminated creature.
    [goatman] Look at three cards of another hand and keep one.
    [fiery-fang] Take a visible Fiery Fang card of an earlier row.
    [hopscotch] Swap two visible cards of a creature that lie in different rows.
    [feather-fox] Discard another creature's visible card in the current row.
    [ursus] No power, but his cards count half a point more, and so do pebbles in the end.
   *[pilgrim] Take a visible Chameleon.
}

option-eq-creatures = The eight creatures of this game: drawn by lot (random), or named, with commas between them.
option-eq-firstPlayer = Who has the first turn: by lot (random), or the seat with this number.
option-eq-edition = The English or the German edition of the rules; they differ in Hopscotch and in ties.
option-eq-hopscotch = What Hopscotch may swap: only Creature cards, or any visible cards, Chameleons too; or as the edition has it.
option-eq-tiebreak = What decides a tie, row by row: the number of pebbles, or the points they earned; or as the edition has it.
option-eq-trees = The three Trees: one Ancestor and two Dryads (1A2D), or the other way round (2A1D).
option-eq-squeakShort = With fewer than three cards in the deck Squeak draws what there is and ends the game (drawAndEnd), or can't be used (notAllowed).
option-eq-stalemate = When nobody can do anything any more, the game ends (endGame) or goes on (none).
option-eq-strictMemory = The table shows no log, and no notes of what was seen earlier.

eq-move-play = Play { $card }
eq-move-secret = Predict secretly with { $card }
eq-move-discard = Discard { $card }
eq-move-give = Give { $card }
eq-move-take = Take { $card }
eq-move-keep = Keep { $card }
eq-move-predict = Predict { $creature }
eq-move-on = On { $creature }
eq-move-name = Name { $creature }
eq-move-choose = Choose { $seat }
eq-move-place = Place a pebble on { $creature }, row { $row }
eq-move-lift = Take your pebble back from { $creature }, row { $row }
eq-move-lift-champion = Take your pebble back from { $creature }'s Champion card
eq-move-lift-secret = Take your secret prediction back
eq-move-swap = Swap { $creature }'s cards of rows { $row } and { $other }
eq-move-pass = Pass, without a prediction
eq-move-reveal = Reveal your secret prediction
eq-move-skip = Skip, and show your hand
eq-move-use = Use the power
eq-move-decline = Decline the power
eq-move-done = Done, discard nothing more

eq-event-creatures = The creatures are { $creatures }.
eq-event-dealt = { $seat } is dealt { $cards }.
eq-event-begins = { $seat } begins.
eq-event-predicted = { $seat } predicts { $creature }, in row { $row }.
eq-event-own-secret = { $seat } lays down { $card }.
eq-event-secret = { $seat } makes a secret prediction.
eq-event-revealed = { $seat } reveals a secret prediction: { $card }.
eq-event-passed = { $seat } makes no prediction.
eq-event-played = { $seat } plays { $card }.
eq-event-placed = { $seat } puts { $card } on { $creature }.
eq-event-skipped = { $seat } can play nothing, and shows the hand.
eq-event-shown = { $seat }'s hand is { $cards }.
eq-event-used = { $seat } uses the power of { $creature }.
eq-event-declined = { $seat } leaves the power of { $creature } unused.
eq-event-lifted = { $seat } takes a pebble back from { $creature }, row { $row }.
eq-event-lifted-champion = { $seat } takes a pebble back from { $creature }'s Champion card.
eq-event-lifted-secret = { $seat } takes the secret prediction back and discards { $card }.
eq-event-own-aside = Set aside from { $seat }'s hand: { $cards }.
eq-event-aside = { $count ->
    [1] 1 card of { $seat }'s hand is set aside.
   *[other] { $count } cards of { $seat }'s hand are set aside.
}
eq-event-put = { $seat } places a pebble on { $creature }, row { $row }.
eq-event-named = { $seat } names { $creature }.
eq-event-chose = { $seat } chooses { $other }.
eq-event-missed = { $other } has no card of { $creature }, and shows { $seat } the hand.
eq-event-own-gave = { $seat } gives { $card } to { $other }.
eq-event-gave = { $seat } gives { $other } a card of { $creature }.
eq-event-own-looked = { $seat } sees of { $other }'s hand { $cards }.
eq-event-looked = { $seat } looks at { $count } cards of { $other }'s hand.
eq-event-own-kept = { $seat } keeps { $card }, and { $other } gets the others back.
eq-event-kept = { $seat } keeps one of { $other }'s cards and gives the others back.
eq-event-took = { $seat } takes { $card } from { $creature }'s space in row { $row }.
eq-event-swapped = { $seat } swaps { $creature }'s visible cards of rows { $row } and { $other }.
eq-event-removed = { $seat } discards { $card } from { $creature }'s space.
eq-event-discarded = { $seat } discards { $card }.
eq-event-own-discarded = { $seat } discards { $card } unseen.
eq-event-discarded-unseen = { $seat } discards a card unseen.
eq-event-returned = { $seat } takes { $count ->
    [1] the card
   *[other] the { $count } cards
} back that had been set aside.
eq-event-own-drew = { $seat } draws { $cards }.
eq-event-drew = { $seat } draws { $count ->
    [1] a card.
   *[other] { $count } cards.
}
eq-event-eliminated = { $creature } is the weakest of round { $round } and is eliminated.
eq-event-round = Round { $round } begins.
eq-event-scored = { $seat } has { $half ->
    [0] { $points ->
        [1] 1 point
       *[other] { $points } points
    }
   *[other] { $points }.5 points
}.
eq-event-finished = { $reason } { $count ->
    [1] { $winners } wins.
   *[other] { $winners } share the win.
}
eq-fifth-round = The fifth creature has fallen.
eq-empty-deck = The last card of the deck is drawn.
eq-stalemate = Nobody can do anything any more.

eq-now-predicting = make or reveal a prediction, or pass
eq-now-playing = play a card
eq-now-placing = put the Chameleon on a creature in play
eq-now-power = use the power of { $power }, or decline it
eq-now-choosing = choose for { $power }: { $choices }
eq-now-discarding = discard cards, or be done

eq-refusal-over = The game is over.
eq-refusal-turn = It is { $seat } who has to decide now.
eq-refusal-now = That is not what is to be done now. Now: { $now }.
eq-refusal-not-there = { $creature } is not in this game. Its creatures are { $creatures }.
eq-refusal-no-tree = There is no such { $card } in this game: it has three Trees.
eq-refusal-nothing-secret = You have no secret prediction that could be revealed.
eq-refusal-no-pebble = You have no pebble left to predict with.
eq-refusal-taken = On { $creature }'s space in row { $row } lies a pebble of { $seat } already.
eq-refusal-secret-late = Secret predictions are made in round 1 only; this is round { $round }.
eq-refusal-secret-twice = You have made your one secret prediction already.
eq-refusal-secret-creature = { $card } is no Creature card: a secret prediction is made with a Creature card.
eq-refusal-eliminated = { $creature } was eliminated in round { $round }.
eq-refusal-aside = { $card } is set aside: it comes back to your hand in phase 3 of your turn.
eq-refusal-not-held = You don't hold { $card }. You hold { $cards }.
eq-refusal-skip = You can't skip: you can play { $cards }.
eq-refusal-use-early = No power is offered to you: a power is used right after you play a card of a creature that you control.
eq-refusal-power-kind = { $card } is no Creature card: there is no power to be used.
eq-refusal-power-none = { $creature } has no power.
eq-refusal-power-covered = { $card } had no power: it was played directly on { $covered }.
eq-refusal-power-done = The power of { $card } has been decided on already.
eq-refusal-power-vain = The power of { $card } has nothing to do: { $why }.
eq-refusal-vain = { $power ->
    [squeak] fewer than three cards in the deck
    [moss-man] no pebble of yours to take back
    [stag] nobody else with a card in hand
    [rubble] no pebble of yours left
    [twinz] no other card of yours to play, or a second one played already
    [fungy] no other eliminated creature with a power that could be used
    [goatman] nobody else with three cards in hand
    [fiery-fang] no row before with a visible card of the right creature
    [hopscotch] no creature in play with cards to swap in two rows
    [feather-fox] no card of another creature in the current row
    [pilgrim] no visible Chameleon
   *[other] nothing to choose
}
eq-refusal-power-other = { $card } had no power for you: { $seat } controlled { $creature } with { $points } to your { $own }.
eq-refusal-power-nobody = { $card } had no power: nobody had any prestige on { $creature }.
eq-refusal-power-tie = { $card } had no power: nobody controlled { $creature }, for { $seats } had { $points } each.
eq-refusal-choice = { $why } Possible: { $choices }.
eq-refusal-choice-kind = That is no answer to what { $power } asks.
eq-choices-more = { $count } more
eq-refusal-vain-space = no free space for a pebble
eq-refusal-vain-twice = a second card has been played in this turn already
eq-refusal-vain-unplayable = no other card of yours that could be played
eq-refusal-no-player = Only { $seats } players sit at this table.
eq-refusal-yourself = You can't choose yourself.
eq-refusal-empty-hand = { $seat } has no card in hand.
eq-refusal-too-few = { $count ->
    [0] { $seat } has no card in hand, and it takes three.
    [1] { $seat } has only 1 card in hand, and it takes three.
   *[other] { $seat } has only { $count } cards in hand, and it takes three.
}
eq-refusal-borrow-living = { $creature } is still in play: only the powers of eliminated creatures can be borrowed.
eq-refusal-borrow-vain = The power of { $creature } has nothing to do: { $why }.
eq-refusal-own-column = The card has to come from another column than { $creature }'s.
eq-refusal-empty-space = On { $creature }'s space in row { $row } lies no card.
eq-refusal-asked-for = You were asked for a card of { $creature }.
eq-refusal-not-looked = You have looked at { $cards }, and keep one of them.
eq-refusal-no-chameleon = { $card } is no Chameleon.
eq-refusal-no-creature-card = { $card } is no Creature card.
eq-refusal-cards-of = Only a card of { $creature } can be taken.
eq-refusal-current-row = { $card } lies in the current row: it has to be a row before.
eq-refusal-not-visible = { $card } doesn't lie visible on the table.
eq-refusal-later-row = Row { $row } is still to come: this is round { $round }.
eq-refusal-not-on-champion = You have no pebble on { $creature }'s Champion card.
eq-refusal-not-on-space = You have no pebble on { $creature }'s space in row { $row }.
eq-refusal-discard-kind = { $card } can't be discarded: only Creature cards can.
eq-refusal-discard-in-play = { $creature } is still in play: only cards of eliminated creatures can be discarded.

eq-unreadable = “{ $text }” is not a move. Moves look like { $examples }.

eq-position-seats = { $found } entries stand here, but there are { $seats } seats.
eq-position-seat = There is no seat { $found }: seats are numbered from 0 to { $last }.
eq-position-creatures = The eight creatures have to be different.
eq-position-other-creatures = By the option the creatures of this table are { $creatures }, in this order.
eq-position-fallen = { $creature } is not in this game, or was eliminated before.
eq-position-fifth = { $fallen ->
    [1] 1 creature has
   *[other] { $fallen } creatures have
} been eliminated: the game ends with the fifth, and only then as “fifth-round”.
eq-position-over = The game has ended exactly when the step is “over”.
eq-position-card = { $card } can't be there in this game.
eq-position-twice = { $card } is there twice: also at { $other }.
eq-position-missing = { $count ->
    [1] One card is nowhere: { $cards }.
   *[other] { $count } cards are nowhere, among them { $cards }.
}
eq-position-empty-deck = The deck is empty, but then the game would be over.
eq-position-secret = A secret prediction is made with a Creature card.
eq-position-late = In row { $row } nothing can lie on a space of { $creature } yet, or any more.
eq-position-column = { $card } can't lie in this column.
eq-position-pebbles = { $seat } has only { $pebbles } pebbles.
eq-position-secrets = { $seat } can have one secret prediction in a game, revealed or not, and only after making one.
eq-position-pending = The running turn can't have come to this.
eq-position-stuck = Nobody could make a move here.
eq-position-note = What is noted of { $card } is not true, or less than everybody knows.
eq-position-count = What is noted of { $seat }'s cards of { $creature } is not true, or less than everybody knows.
eq-position-strange = More of the cards that { $seat } discarded unseen are without a note than can be, or somebody knows less than everybody.
eq-position-not-there = { $creature } is not in this game.
eq-position-cleared = It can't be known that no secret prediction is on { $creature }.

-language = English
    .code = en

ho-title = Hoard
ho-blurb = Your creatures carry treasures home; others steal, fight and stand in the way. Keep twelve to win.
# The names of cards stand in their deck, in each language.
ho-name = { -language.code ->
    [de] { $de }
   *[en] { $en }
}
ho-no-card = No card ({ $card })
ho-field = { $field ->
    [start] Start
    [bushes] Bushes
   *[center] Center
}
ho-group = { $group ->
    [felines] Felines
    [birds] Birds
    [bloodthirsty] Bloodthirsty
    [pacifists] Pacifists
   *[attachments] Attachments
}
ho-power = { $power ->
    [fly] Fly
    [catch] Catch
    [taunt] Taunt
    [intercept] Intercept
    [steal] Steal
    [heavy-duty] Heavy Duty
    [peace-adept] Peace Adept
    [awkward] Awkward
    [keen-eye] Keen Eye
   *[invisibility] Invisibility
}
ho-ability = { $group } { $number }

option-ho-firstPlayer = Who begins: by lot (random), or the seat with this number.
option-ho-firstTurnAP = Action points in the very first turn of the game.
option-ho-startTreasures = Treasures that everybody begins with.
option-ho-target = Treasures that a claim to victory takes.
option-ho-defeat = What saves you from defeat: treasure in your treasury and on your cards (owned), or only in your treasury (treasuryOnly).
option-ho-exhaustedMayMove = Exhausted creatures may move too.
option-ho-equalMight = In a fight with equal might nothing is discarded (none), or the defender and one attacker are (both).
option-ho-loot = An attacker takes the treasure of a creature that was beaten.
option-ho-interceptStealsTreasury = Creatures with Intercept and Steal may steal from treasuries without being in the Center.
option-ho-lionMayDiscardItself = A creature that lets you discard creatures of yours, like Lion, may be one of them.
option-ho-deadOrders = Orders that can do nothing may be played.
option-ho-hummingbirdPerTurn = So many treasures a modifier like Hummingbird's gets in a turn at the most; 0 is any number.
option-ho-turnLimit = After so many turns, those of all players counted together, the game ends and the most treasure wins; 0 is never.
option-ho-deck = The deck: the base deck, or one of your own.

ho-move-pick = Keep { $card }
ho-move-play = Play { $card }
ho-move-order = Use the order of { $card }
ho-move-attach = Attach { $card }
ho-move-reattach = Reattach { $card }
ho-move-forward = Move { $card } forward
ho-move-back = Move { $card } back
ho-move-take = Take treasure with { $card }
ho-move-steal = Steal with { $card }
ho-move-attack = Attack { $card }
ho-move-with = With { $card }
ho-move-use = Use the ability of { $card }
ho-move-choose = Choose { $card }
ho-move-on = On { $card }
ho-move-from = From { $card }
ho-move-discard = Discard { $card }
ho-move-resolve-enter = First the enter ability of { $card }
ho-move-resolve-leave = First the leave ability of { $card }
ho-move-resolve-modifier = First the modifier { $card }
ho-move-amount = Take { $count }
ho-move-choose-seat = Choose { $seat }
ho-move-from-seat = From the treasury of { $seat }
ho-move-to = To { $field }
ho-move-join = Join the { $group }
ho-move-resolve-group = First the group ability { $ability }
ho-move-fight = Begin the fight
ho-move-done = Done
ho-move-end = End the turn

ho-event-begins = { $seat } begins.
ho-event-packed = { $seat } is dealt { $cards } to choose from.
ho-event-own-picked = { $seat } keeps { $card }.
ho-event-picked = { $seat } has chosen.
ho-event-passed-on = Everybody keeps a card and passes { $count ->
    [one] the last one
   *[other] the other { $count }
} to the left.
ho-event-got = { $seat } gets { $cards }.
ho-event-kept = The draft is over.
ho-event-turn = Turn { $number }: { $seat }.
ho-event-delivered = { $count ->
    [one] A treasure is
   *[other] { $count } treasures are
} delivered to the treasury of { $seat }.
ho-event-points = { $seat } gets { $count ->
    [one] an action point
   *[other] { $count } action points
}.
ho-event-own-drew = { $seat } draws { $cards }.
ho-event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
ho-event-reshuffled = The discard pile ({ $count }) is shuffled and becomes the deck.
ho-event-played = { $seat } plays { $card } onto the { $field }.
ho-event-joined = { $card } joins the { $group }.
ho-event-ordered = { $seat } uses the order of { $card }.
ho-event-attached = { $seat } attaches { $card } to { $host }.
ho-event-reattached = { $seat } reattaches { $card } to { $host }.
ho-event-moved = { $card } moves to the { $field }.
ho-event-took = { $card } takes { $count ->
    [0] no treasure
    [one] a treasure
   *[other] { $count } treasures
}.
ho-event-stole-card = { $card } steals { $count ->
    [one] a treasure
   *[other] { $count } treasures
} from { $other }.
ho-event-stole-seat = { $card } steals { $count ->
    [one] a treasure
   *[other] { $count } treasures
} from the treasury of { $other }.
ho-event-attacks = { $seat } attacks { $card }.
ho-event-attackers = { $count ->
    [one] { $cards } attacks { $other }.
   *[other] { $cards } attack { $other }.
}
ho-event-mights = Might { $attack } against { $defence } of { $card }.
ho-event-stands = { $card } withstands a single attacker.
ho-event-lost = { $card } loses the fight.
ho-event-looted = { $card } takes the loot: { $count }.
ho-event-discarded = { $card } is discarded.
ho-event-returned = { $card } returns to the hand of { $seat }.
ho-event-controlled = { $seat } takes control of { $card }.
ho-event-used = { $seat } uses the ability of { $card }.
ho-event-ability-enter = The enter ability of { $card } happens ({ $seat }).
ho-event-ability-leave = The leave ability of { $card } happens ({ $seat }).
ho-event-ability-start = The modifier { $card } does what it does at the start of a turn ({ $seat }).
ho-event-group = The group ability { $ability } happens ({ $seat }).
ho-event-received = { $seat } receives { $count ->
    [one] a treasure
   *[other] { $count } treasures
}.
ho-event-put-on = { $count ->
    [one] A treasure is
   *[other] { $count } treasures are
} put on { $card } by { $seat }.
ho-event-readied = { $card } becomes ready.
ho-event-exhausted = { $card } is exhausted.
ho-event-exhausted-longer = { $card } is exhausted past the next readying.
ho-event-own-looked = { $seat } looks at the hand of { $other }: { $cards }.
ho-event-looked = { $seat } looks at the hand of { $other }.
ho-event-taken = { $seat } takes { $count ->
    [one] a treasure
   *[other] { $count } treasures
} from the treasury of { $other }.
ho-event-thrown = { $seat } discards { $card } from the hand.
ho-event-thrown-random = { $seat } discards { $card } from the hand, by chance.
ho-event-searched = { $seat } looks through the deck.
ho-event-own-found = { $seat } takes { $card } from the deck.
ho-event-found = { $seat } takes a card from the deck.
ho-event-fetched = { $seat } takes { $card } from the discard pile.
ho-event-placed = { $seat } puts { $card } onto the { $field }.
ho-event-strengthened = { $card } has { $count } more might this turn.
ho-event-lent = { $card } has { $power } this turn.
ho-event-sees = The creatures of { $seat } may interact with invisible ones this turn.
ho-event-emptied = { $card } loses its treasure: { $count }.
ho-event-claimed = { $seat } has a claim.
ho-event-claim-lost = { $seat } loses the claim.
ho-event-defeated = { $seat } has no treasure left and is defeated.
ho-event-finished = { $reason } { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

ho-hoarded = The claim has held.
ho-last-left = Only one player is left.
ho-turn-limit = The last turn is over.

ho-now-drafting = choose a card to keep: pick CARD
ho-now-main = act with your cards and creatures, or end your turn: end
ho-now-discarding = discard { $count ->
    [one] one more card
   *[other] { $count } more cards
}: discard CARD

ho-refusal-over = The game is over.
ho-refusal-no-card = There is no “{ $card }” in this deck.
ho-refusal-out = You have been defeated.
ho-refusal-turn = It is not your turn: { $seat } is to move.
ho-refusal-wait = First { $seat } has to choose something.
ho-refusal-now = That can't be done now. What you can do: { $now }.
ho-refusal-tired = You have done { $count } things in this turn: all that is left is to end it.
ho-refusal-picked = You have chosen already. The others are still thinking.
ho-refusal-pick = { $card } is not among the cards before you: { $cards }.
ho-refusal-not-held = You don't have { $card } in your hand. You hold { $cards }.
ho-refusal-order-of-abilities = Several abilities of yours wait, and you say which comes first: { $choices }.
ho-refusal-choice = Now something has to be chosen for { $source }: { $choices }.
ho-refusal-untargetable = { $card } can't be targeted by opponents: its player has three Pacifists or more.
ho-refusal-unaffected = { $card } can do nothing to { $other }: its group is protected from that.
ho-refusal-attacks-already = { $card } attacks already.
ho-refusal-attached = { $card } is attached: it is no creature.
ho-refusal-not-mine = { $card } is not yours: { $seat } controls it.
ho-refusal-not-there = { $card } is not on the field.
ho-refusal-on-field = { $card } is on the field already. What came as a creature stays one, and so does a modifier.
ho-refusal-no-modifier = { $card } has no modifier.
ho-refusal-points = You have no action point left.
ho-refusal-no-host = There is no creature that { $card } could be attached to.
ho-refusal-same-host = { $card } is attached to { $host } already.
ho-refusal-steal-own = { $card } is on your own side.
ho-refusal-empty = There is no treasure on { $card }.
ho-refusal-peaceful-thief = { $card } is a Peace Adept: it never steals from creatures, but it may steal from a treasury.
ho-refusal-dead-order = The order of { $card } could do nothing, and at this table such orders can't be played.
ho-refusal-not-attached = { $card } is not attached to anything.
ho-refusal-not-my-modifier = { $card } is a modifier of { $seat }.
ho-refusal-reattached = { $card } has been reattached in this turn.
ho-refusal-no-other-host = There is no other creature that { $card } could be attached to.
ho-refusal-exhausted-move = { $card } is exhausted, and exhausted creatures don't move.
ho-refusal-taken-over = { $card } came under your control in this turn: it can't move yet.
ho-refusal-new = { $card } came in this turn: it can't move yet.
ho-refusal-edge = { $card } is in the { $field }: there is no field beyond it.
ho-refusal-second-mover = { $card } has moved, and { $other } is the one that moves twice in this turn.
ho-refusal-moved = { $card } has moved { $count ->
    [one] once
   *[other] { $count } times
} in this turn.
ho-refusal-awkward = { $card } is Awkward: it never takes treasure.
ho-refusal-clumsy = { $card } is Awkward: it never steals.
ho-refusal-exhausted = { $card } is exhausted.
ho-refusal-take-center = { $card } is in the { $field }: treasure is taken in the Center.
ho-refusal-full = { $card } carries { $count } and has room for { $most }: it can take no more.
ho-refusal-no-steal = { $card } does not have Steal.
ho-refusal-stole = { $card } has stolen in this turn.
ho-refusal-steal-center = { $card } is not in the Center, and it does not have Intercept.
ho-refusal-steal-intercept = With Intercept { $card } can steal from creatures that it reaches, but there is none with treasure; treasuries take the Center.
ho-refusal-no-victim = There is nothing that { $card } could steal: no treasure in another treasury, nor on a creature that it can interact with.
ho-refusal-attack-own = { $card } is yours. Only enemy creatures can be attacked.
ho-refusal-no-creatures = You have no creature that could attack.
ho-refusal-no-ability = { $card } has no exhaust ability.
ho-refusal-not-in-center = { $card } is not in the Center, and it does not have Intercept.
ho-refusal-out-of-reach = { $other } is on the Start field, and { $card } does not have Intercept.
ho-refusal-in-the-air = { $other } has Fly, and { $card } has neither Fly nor Catch.
ho-refusal-not-seen = { $other } has Invisibility, and you have no Keen Eye.
ho-refusal-in-bushes = { $other } is in the Bushes, where { $card } can't see it: you have no Keen Eye.
ho-refusal-taunted = { $taunters } taunts and stands before { $other }: { $card } has to deal with that first.
ho-refusal-peaceful = { $card } is a Peace Adept: it never attacks.
ho-unreadable = “{ $text }” is no move of Hoard. Moves look like { $examples }.

ho-position-seats = There are { $found } entries here for { $seats } seats.
ho-position-seat = There is no seat { $found } here; the last is { $last }.
ho-position-first = In the first turn it is the turn of seat { $first } (firstPlayer), not of { $found }.
ho-position-card = The deck has no card “{ $card }”.
ho-position-twice = { $card } stands at { $other } already.
ho-position-missing = { $card } is nowhere: a deck that is written down has all cards that are not elsewhere.
ho-position-modifier = { $card } has no modifier and can't be attached.
ho-position-group = { $card } can only be of { $groups }.
ho-position-out = Who is defeated has no cards and no claim.
ho-position-claim = With { $treasures } treasures in the treasury there is no claim.
ho-position-over = The game has ended just when the step is “over”.
ho-position-left = While the game goes on at least two players are left, and it is the turn of one of them.
ho-position-hoarded = Who has won by hoarding has a claim at the start of the turn.
ho-position-last = This way the game ends when just one player is left.
ho-position-limit = The last turn has not come yet.
ho-position-turns = A turn is running, so at least one has begun.
ho-position-waiting = What waits are abilities, and “{ $kind }” is none that can wait.
ho-position-no-text = { $source } has no such text.
ho-position-ability = “{ $found }” is no group ability. They are called like felines-4.
ho-position-stage = Nothing waits at the stage { $stage } for that.
ho-position-verb = The text says something else there than “{ $verb }”.
ho-position-job-seat = This player can't be the one who carries it out, or is asked.
ho-position-job-card = That can't be done with { $card } here.
ho-position-chosen = What was chosen so far doesn't fit.
ho-position-attackers = These can't be the attackers.
ho-position-no-draft = Packs to choose from are only there in the draft.
ho-position-step = Nothing can be going on at the step “{ $step }”, or something must be.
ho-position-discarding = Who has to discard has more than { $cards } cards.
ho-position-stuck = There is nothing that could be chosen.
ho-position-draft = In the draft everybody has kept and has before them { $cards } cards altogether, and nothing is on the field.
ho-position-picked = When all have chosen, the packs are passed on: somebody has to be still thinking.
ho-position-order = There is nothing to choose among these: they would be carried out by themselves.
ho-position-notes-twice = There are two notes of the same observer.
ho-position-note = { $card } can't be noted here: it stands twice, or it is not hidden from this observer.
ho-position-known = { $card } is in no hand: what is known of it belongs under “alike”.
ho-position-note-deck = Cards in the deck, or before a seat in the draft, can't be told apart: a set has all that are there or none.
ho-position-notes-public = What everybody knows, each knows: a seat's note can't say less.

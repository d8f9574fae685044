# What is said at the terminal.

terminal-welcome = Type a move, its number, or how it begins. “help” says what else there is.
terminal-you = you
terminal-prompt = Your move:
terminal-many = { $count } moves are possible, for example “{ $example }”.
terminal-several = That could be { $moves }. Which one?
terminal-help =
    A move: its number, or its words, or how they begin (“broom 7”, “b7”).
    why MOVE      why a move isn't legal
    undo          take your latest move back
    save [FILE]   write the game down; resume [FILE] takes it up again
    rules [5.2]   the rules, or a part of them
    table         draw the table again
    quit          leave; the game is kept
terminal-why-what = Why what? Type a move behind it: “why broom-7”.
terminal-legal = “{ $move }” is legal: you may play it now.
terminal-nothing-to-undo = You have made no move yet that could be taken back.
terminal-saved = Saved to { $path }.
terminal-kept = The game is kept in { $path }. “fablewood play --resume” takes it up again.
terminal-moved = The game that was kept before lies in { $path } now.
terminal-back = The game that was kept before lies in { $path } again.
terminal-not-begun = You have made no move, so the game that was kept before stays in { $path }.
terminal-none-kept = No game is kept: { $path } is not there.
terminal-cannot-save = Could not write { $path }: { $why }.
terminal-cannot-read = Could not read { $path }: { $why }.
terminal-empty = There is no game in it.
terminal-seat = There is no seat { $seat } at this table: seats are numbered from 1 to { $seats }.
terminal-won = You have won!
terminal-lost = The game is over. Better luck next time.
terminal-again = The same deal again: { $command }
terminal-not-listed = The list goes from 1 to { $last }.
terminal-not-kept = The game could not be kept ({ $why }). Here it is, as a record:
terminal-no-rule = There is no rule { $rule }.
terminal-slow = Fablewood runs as plain Python here, which is slower. With a C compiler, install it again for the fast form.

terminal-sp-heading = Seven Prophecies, round { $round } of { $rounds }
terminal-sp-letter = { $colour ->
    [broom] B
    [mushroom] M
    [potion] P
   *[spellbook] S
}
terminal-sp-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
terminal-sp-score = Points
terminal-sp-cards = Cards
terminal-sp-lacks = Has none of
terminal-sp-ready = ready
terminal-sp-thinking = thinking
terminal-sp-hand = Your hand
terminal-sp-legend =
    ● token still to fulfil
    · fulfilled
    ★ starting token
    ▸ to act

terminal-eq-heading = Equinox, round { $round } of 5
terminal-eq-piles = Deck { $deck } · discard pile { $discards }
terminal-eq-champion = C
terminal-eq-legend =
    C Champions
    (4) worth
    ~ Chameleon
    ×2 pile
    ●M pebble
    Σ prestige
    ★ controls
    ✗ eliminated
terminal-eq-cards = Cards
terminal-eq-aside = Set aside
terminal-eq-pebbles = Pebbles
terminal-eq-secret = Secret
terminal-eq-prestige = Prestige
terminal-eq-points = Points
terminal-eq-hand = Your hand
terminal-eq-powers = Powers
terminal-eq-noted = { $seat } has
terminal-eq-not-secret = no secret prediction on { $creatures }
terminal-eq-gone = Discarded
terminal-eq-phase = { $seat }, phase { $phase } of 5
terminal-eq-choosing = choose for { $power }
terminal-eq-second = second card
terminal-eq-borrowed = borrowed by { $creature }
terminal-eq-asked = from { $seat }
terminal-eq-give = give { $seat } a card of { $creature }
terminal-eq-looked = looked at: { $cards }
terminal-eq-unseen = unseen, of any creatures
terminal-eq-discarded = { $count } of 3 discarded

terminal-ho-heading = Hoard, turn { $turn }
terminal-ho-draft = Hoard, draft, card { $number } of 6
terminal-ho-piles = Deck { $deck } · discard pile { $discards }
terminal-ho-top = { $card } on top
terminal-ho-target = { $target } treasures to win
terminal-ho-deck = deck { $deck }
terminal-ho-treasury = Treasury
terminal-ho-claim = claim
terminal-ho-cards = hand { $count }
terminal-ho-out = defeated
terminal-ho-thinking = thinking
terminal-ho-ready = has chosen
terminal-ho-legend =
    ● ready
    ○ exhausted
    ⊗ exhausted longer
    +2 carried
    + attached
    ← another player's
    ✓2 ability 2 works
terminal-ho-pack = Choose from
terminal-ho-picked = You keep { $card }
terminal-ho-hand = Your hand
terminal-ho-abilities = On the field
terminal-ho-noted = { $seat } has
terminal-ho-some = { $count } of { $cards }
terminal-ho-waiting = After that
terminal-ho-points = { $count ->
    [one] one action point
   *[other] { $count } action points
}
terminal-ho-order = several abilities wait: say which comes first
terminal-ho-text = { $source }: { $text }
terminal-ho-source = { $kind ->
    [order] Order of { $card }
    [enter] Enter ability of { $card }
    [exhaust] Exhaust ability of { $card }
    [leave] Leave ability of { $card }
   *[other] Modifier { $card }
}
terminal-ho-of = { $what } ({ $seat })
terminal-ho-join-group = which group does { $card } join?
terminal-ho-choose-host = what is { $card } attached to?
terminal-ho-choose-amount = how much treasure does { $card } take?
terminal-ho-choose-loot = where does { $card } steal?
terminal-ho-fight = attack on { $card }: choose who attacks, and then fight
terminal-ho-attackers = attackers: { $cards }
terminal-ho-falls = choose the attacker that is discarded
terminal-ho-loots = choose the attacker that takes the loot
terminal-ho-then-sacrifice = now the others: { $count }
terminal-ho-then-replace = { $stage ->
    [2] now the card that comes in its place
   *[other] now its group
}
terminal-ho-then-move = now the field
terminal-ho-then-inspect = now the card
terminal-ho-looked = looked at: { $cards }

command-record-fine = { $count ->
    [1] The record is true: { $moves } moves.
   *[other] All { $count } records are true: { $moves } moves.
}
command-file = Can't read { $path }: { $why }.
command-json = { $path }: { $why }
command-moves = --moves is 0 or more, not { $moves }: after so many moves the table is drawn.
command-position-fine = The position is possible.
command-option = An option is written NAME=VALUE, not “{ $found }”.
command-no-records = There is no record in { $path }.
command-games-seats = Players: { $seats }
command-games-options = Options

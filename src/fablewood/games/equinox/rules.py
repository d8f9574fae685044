"""The rules of Equinox, in rulebook order. `EQ 7.2` is a paragraph of docs/rules/equinox.*.md.

What lies where is in board.py, what creatures can do in powers.py, who knows what in memory.py and unseen.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fablewood.core.chance import Chance
from fablewood.core.state import State
from fablewood.games.equinox import numbers
from fablewood.games.equinox.ledger import Ledger
from fablewood.games.equinox.numbers import (
    ANCESTOR,
    ANCESTORS,
    ASIDE,
    BURIED,
    CARDS,
    CHOOSING,
    COLUMNS,
    CREATURE_CARDS,
    CREATURES,
    DEALT,
    DECK,
    DECLINE,
    DECLINED,
    DISCARD,
    DISCARDED_OPEN,
    DISCARDED_UNSEEN,
    DISCARDING,
    DONE,
    DRYAD,
    DRYADS,
    ELIMINATED,
    EVERY_CREATURE,
    EVERYBODY,
    FIFTH_ROUND,
    FINISHED,
    FIRST_DRYAD,
    FIRST_TREE,
    GIVE,
    HAND,
    HANDS,
    KEEP,
    LAID_SECRET,
    LAY_SECRET,
    LIMIT_OF_DISCARDS,
    MOST_SEATS,
    NOTHING,
    OFFERED,
    ON,
    OVER,
    PASS,
    PASSED,
    PLACED,
    PLACING,
    PLAY,
    PLAYABLE_KINDS,
    PLAYED,
    PLAYING,
    PREDICT,
    PREDICTED,
    PREDICTING,
    PUBLIC,
    RETURNED,
    REVEAL,
    ROUND_BEGAN,
    ROWS,
    SCORED,
    SECRET,
    SKIP,
    SKIPPED,
    STALEMATE,
    STRENGTHS,
    TAKE,
    URSUS,
    USE,
    USED,
)
from fablewood.games.equinox.words import CREATURE_IDS

if TYPE_CHECKING:
    from fablewood.core.game import Setup

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

if not cython.compiled:
    from fablewood.games.equinox.powers import begin_power, choose_in_power, is_offered, is_usable, moves_of
    from fablewood.games.equinox.unseen import imagine_cards

# As a C array.
VALUE_OF_ROW = numbers.VALUE_OF_ROW


class Equinox(Ledger):
    def __init__(self, setup: Setup | None = None, chance: Chance | None = None) -> None:
        super().__init__(setup)
        if setup is not None:
            self.sit_down(setup)
        if chance is not None:
            self.chance.copy_from(chance)

    def sit_down(self, setup: Setup) -> None:
        """EQ 14: what the options of this table change."""
        german = setup.options["edition"] == "de"
        self.any_visible = setup.options["hopscotch"] == "anyVisibleSameColumn" or (
            german and setup.options["hopscotch"] == "edition"
        )
        self.by_points = setup.options["tiebreak"] == "points" or (german and setup.options["tiebreak"] == "edition")
        self.whole_squeak = setup.options["squeakShort"] == "notAllowed"
        self.endless = setup.options["stalemate"] == "none"

    # EQ 2: setting up

    def begin(self) -> None:
        self.choose_creatures()
        self.shuffle()
        first = str(self.setup.options["firstPlayer"])
        self.turn = self.chance.draw(self.seats) if first == "random" else int(first) - 1
        for seat in range(self.seats):
            for i in range(HAND):
                self.take_any(seat)
        self.begin_turn()
        if self.scribe is not None:
            self.scribe.note(DEALT, self.turn, 0, 0)

    def choose_creatures(self) -> None:
        """EQ 2.1: named by the host, or drawn."""
        option = str(self.setup.options["creatures"])
        named = [CREATURE_IDS[text] for text in option.split(",") if text != "random"]
        if not named:
            order = list(range(CREATURES))
            for i in range(COLUMNS):
                j = i + self.chance.draw(CREATURES - i)
                order[i], order[j] = order[j], order[i]
            named = sorted(order[:COLUMNS])
        self.seat_creatures(named)

    def seat_creatures(self, creatures: list[int]) -> None:
        for column in range(COLUMNS):
            self.creature_of[column] = creatures[column]
            self.column_of[creatures[column]] = column

    def trees(self) -> list[int]:
        """EQ 1.3."""
        return [*ANCESTORS[:1], *DRYADS] if self.setup.options["trees"] == "1A2D" else [*ANCESTORS, *DRYADS[:1]]

    def shuffle(self) -> None:
        """EQ 2.3."""
        deck = [*range(FIRST_TREE), *self.trees()]
        self.deck_left = len(deck)
        for i in range(len(deck)):
            self.deck[i] = deck[i]
            self.where[deck[i]] = DECK

    # EQ 5: the turn

    def begin_turn(self) -> None:
        self.step = PREDICTING
        self.waiting = 1 << self.turn
        self.clear_turn()

    def clear_turn(self) -> None:
        self.twice = False
        self.veiled = False
        self.stirred = False
        self.dropped = 0
        self.settle()

    def settle(self) -> None:
        """Nothing is being resolved."""
        self.card = NOTHING
        self.home = NOTHING
        self.power = NOTHING
        self.target = NOTHING
        self.named = NOTHING
        self.stage = 0
        for i in range(3):
            self.looked[i] = NOTHING

    # EQ 6: phase 1, predicting

    def find_predictions(self, moves: list[int]) -> int:
        n = 1
        moves[0] = PASS
        if self.secrets[self.turn] != NOTHING:
            moves[n] = REVEAL
            n += 1
        if self.supply[self.turn] > 0:
            for column in range(COLUMNS):
                if self.living >> column & 1 and self.pebbles[column * ROWS + self.row] == NOTHING:
                    moves[n] = PREDICT + self.creature_of[column]
                    n += 1
            if self.row == 0 and not self.secret_made >> self.turn & 1:
                n = self.list_kinds(self.turn, EVERY_CREATURE, LAY_SECRET, moves, n)
        return n

    def predict(self, move: int) -> None:
        if move == PASS:  # EQ 6.5
            if self.scribe is not None:
                self.scribe.note(PASSED, self.turn, 0, 0)
        elif move == REVEAL:
            self.stirred = True
            self.reveal(self.turn)
        elif move >= PREDICT:
            self.stirred = True
            self.predict_openly(self.column_of[move - PREDICT])
        else:
            self.stirred = True
            self.predict_secretly(self.card_of(move - LAY_SECRET))
            self.begin_discarding()
            return
        self.step = PLAYING

    def predict_openly(self, column: int) -> None:
        """EQ 6.2."""
        self.put_pebble(column, self.row)
        if self.scribe is not None:
            self.scribe.note(PREDICTED, self.turn, column, self.row)

    def predict_secretly(self, card: int) -> None:
        """EQ 6.3."""
        self.lose(self.turn, card)
        self.departs(self.turn, NOTHING, 0)
        self.blur(HANDS + self.turn, SECRET + self.turn, 0, CREATURE_CARDS, 1 << self.turn)
        self.where[card] = SECRET + self.turn
        self.secrets[self.turn] = card
        self.secret_made |= 1 << self.turn
        self.supply[self.turn] -= 1
        if self.scribe is not None:
            self.scribe.note(LAID_SECRET, self.turn, card, 0)

    # EQ 7: phase 2, playing a card

    def find_plays(self, moves: list[int]) -> int:
        n = self.list_kinds(self.turn, self.living | PLAYABLE_KINDS, PLAY, moves, 0)
        if n == 0 and not self.twice:
            moves[0] = SKIP
            return 1
        return n

    def play_card(self, move: int) -> None:
        if move == SKIP:
            self.skip()
            return
        self.stirred = True
        card = self.card_of(move - PLAY)
        self.last_seat = self.turn
        self.last_card = card
        self.last_covered = NOTHING
        self.last_named = NOTHING
        self.last_offered = False
        for seat in range(MOST_SEATS):
            self.last_prestige[seat] = 0
        if self.scribe is not None:
            self.scribe.note(PLAYED, self.turn, card, self.row)
        if card < CREATURE_CARDS:
            self.play_creature(card)
        elif card < FIRST_TREE:
            self.card = card
            self.publish(card, HANDS + self.turn, self.turn)
            self.step = PLACING
        else:
            self.play_tree(card)

    def play_creature(self, card: int) -> None:
        """EQ 7.2 and 8.1: the power is offered to the controller, unless a Chameleon lay on top."""
        column = card // STRENGTHS
        covered = self.tops[column * ROWS + self.row]
        self.last_covered = covered
        self.play_from_hand(self.turn, card)
        self.lay(card, column)
        self.home = column
        for seat in range(self.seats):
            self.last_prestige[seat] = self.prestige(seat, column)
        creature = self.creature_of[column]
        if not self.is_chameleon(covered) and self.controller(column) == self.turn and is_offered(self, creature):
            self.power = creature
            self.last_offered = True
            self.step = OFFERED
        else:
            self.begin_discarding()

    def play_tree(self, card: int) -> None:
        """EQ 7.4 and 10."""
        self.play_from_hand(self.turn, card)
        self.discard(card)
        self.home = NOTHING
        self.power = DRYAD if card >= FIRST_DRYAD else ANCESTOR
        self.resolve()

    def place_chameleon(self, move: int) -> None:
        """EQ 7.3."""
        column = self.column_of[move - ON]
        self.play_from_hand(self.turn, self.card)
        self.lay(self.card, column)
        if self.scribe is not None:
            self.scribe.note(PLACED, self.turn, self.card, column)
        self.begin_discarding()

    def skip(self) -> None:
        """EQ 7.5: the hand is shown to all."""
        if self.scribe is not None:
            self.scribe.note(SKIPPED, self.turn, 0, 0)
        self.show_hand(self.turn, EVERYBODY)
        self.begin_discarding()

    # EQ 8: powers

    def decide_on_power(self, move: int) -> None:
        if move == DECLINE:
            if self.scribe is not None:
                self.scribe.note(DECLINED, self.turn, self.power, 0)
            self.begin_discarding()
            return
        if self.scribe is not None:
            self.scribe.note(USED, self.turn, self.power, 0)
        self.resolve()

    def resolve(self) -> None:
        self.step = CHOOSING
        begin_power(self, self.power)
        self.go_on()

    def go_on(self) -> None:
        """A power may end the game, ask for a choice, let a second card be played, or be resolved."""
        if self.ended != 0:
            self.finish()
        elif self.stage == 0:
            self.waiting = 1 << self.turn
            if self.step == PLAYING:
                self.settle()
            else:
                self.begin_discarding()

    # EQ 11.1: phase 3, discarding

    def begin_discarding(self) -> None:
        """Who can discard nothing is asked too, so that being asked tells nothing."""
        self.settle()
        self.step = DISCARDING
        if self.hand_sizes[self.turn] == 0 or not (self.veiled or self.living != EVERY_CREATURE):
            self.end_turn()

    def find_discards(self, moves: list[int]) -> int:
        moves[0] = DONE
        kinds = EVERY_CREATURE if self.veiled else EVERY_CREATURE & ~self.living
        return self.list_kinds(self.turn, kinds, DISCARD, moves, 1)

    def drop(self, move: int) -> None:
        if move == DONE:
            self.end_turn()
            return
        card = self.card_of(move - DISCARD)
        self.stirred = True
        self.dropped += 1
        if self.veiled:
            self.bury(card)
        else:
            self.play_from_hand(self.turn, card)
            self.discard(card)
            if self.scribe is not None:
                self.scribe.note(DISCARDED_OPEN, self.turn, card, 0)
        if self.dropped == LIMIT_OF_DISCARDS or self.hand_sizes[self.turn] == 0:
            self.end_turn()

    def bury(self, card: int) -> None:
        """EQ 9.7: unseen."""
        self.lose(self.turn, card)
        self.departs(self.turn, NOTHING, 0)
        self.blur(HANDS + self.turn, BURIED + self.turn, 0, CREATURE_CARDS, 1 << self.turn)
        self.where[card] = BURIED + self.turn
        rooms = self.hand_sizes[self.turn]
        for other in range(CARDS):
            rooms += self.where[other] == BURIED + self.turn
        self.is_buried(self.turn, rooms)
        self.discards += 1
        if self.scribe is not None:
            self.scribe.note(DISCARDED_UNSEEN, self.turn, card, 0)

    # EQ 11.2 to 11.5: the end of the turn

    def end_turn(self) -> None:
        if self.aside_sizes[self.turn] > 0:
            self.take_back()
        while self.hand_sizes[self.turn] < HAND and self.ended == 0:  # EQ 11.3
            self.stirred = True
            self.draw(self.turn)
        if self.ended == 0:
            self.eliminate()
        self.idle = 0 if self.stirred or self.endless else self.idle + 1
        if self.idle == self.seats and self.ended == 0:
            self.ended = STALEMATE  # EQ 12.3
        if self.ended != 0:
            self.finish()
            return
        self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0
        self.begin_turn()

    def take_back(self) -> None:
        """EQ 11.2."""
        self.stirred = True
        self.merge(ASIDE + self.turn, HANDS + self.turn)
        self.come_back(self.turn, self.aside_sizes[self.turn])
        if self.scribe is not None:
            self.scribe.note(RETURNED, self.turn, self.aside_sizes[self.turn], 0)
        self.aside_sizes[self.turn] = 0
        for card in range(CARDS):
            if self.where[card] == ASIDE + self.turn:
                self.gain(self.turn, card)

    def weakest(self) -> int:
        """EQ 11.4: the one creature of the lowest strength, if the row is complete and there is just one."""
        lowest = 4 * STRENGTHS
        weakest = NOTHING
        for column in range(COLUMNS):
            if self.living >> column & 1:
                if self.tops[column * ROWS + self.row] == NOTHING:
                    return NOTHING
                strength = self.strength(column, self.row)
                if strength < lowest:
                    lowest = strength
                    weakest = column
                elif strength == lowest:
                    weakest = NOTHING
        return weakest

    def eliminate(self) -> None:
        column = self.weakest()
        if column == NOTHING:
            return
        self.stirred = True
        self.fallen[column] = self.row + 1
        self.living &= ~(1 << column)
        if self.scribe is not None:
            self.scribe.note(ELIMINATED, column, self.row, 0)
        if self.row == ROWS - 1:
            self.ended = FIFTH_ROUND  # EQ 12.1
            return
        self.row += 1  # EQ 11.5
        if self.scribe is not None:
            self.scribe.note(ROUND_BEGAN, self.row, 0, 0)

    # EQ 13: scoring

    def finish(self) -> None:
        for seat in range(self.seats):
            if self.secrets[seat] != NOTHING:
                self.reveal(seat)  # EQ 13.1
        self.clear_turn()
        self.step = OVER
        self.waiting = 0
        if self.scribe is not None:
            for seat in range(self.seats):
                self.scribe.note(SCORED, seat, self.points(seat), 0)
            self.scribe.note(FINISHED, self.ended, 0, 0)

    def points(self, seat: int) -> int:
        """EQ 13.2 and 13.3, doubled because of Ursus' halves."""
        points = 0
        for column in range(COLUMNS):
            if self.in_play(column):
                points += 2 * self.prestige(seat, column)
                if self.creature_of[column] == URSUS:
                    points += self.champions[column * MOST_SEATS + seat]
        for row in range(ROWS):
            points += self.halves(seat, row)
        return points

    def halves(self, seat: int, row: int) -> int:
        """EQ 13.3: what Ursus adds in a row."""
        column = self.column_of[URSUS]
        return self.in_play(column) and self.pebbles[column * ROWS + row] == seat

    def standing(self, seat: int) -> int:
        """EQ 13.4 and 13.5, as one number: points, then whether a secret prediction came true, then row by row."""
        secret = 0
        for column in range(COLUMNS):
            if self.in_play(column) and self.champions[column * MOST_SEATS + seat] > 0:
                secret = 1
        standing = self.points(seat) * 2 + secret
        for row in range(ROWS):
            in_row = 0
            for column in range(COLUMNS):
                if self.in_play(column) and self.pebbles[column * ROWS + row] == seat:
                    in_row += 2 * VALUE_OF_ROW[row] if self.by_points else 1
            if self.by_points:
                in_row += self.halves(seat, row)
            standing = standing * 64 + in_row
        return standing

    def score(self, seat: int) -> int | float:
        points = self.points(self.check_seat(seat))
        return points / 2 if points % 2 else points // 2

    def place(self, seat: int) -> int:
        own = self.standing(self.check_seat(seat))
        return 1 + sum(self.standing(other) > own for other in range(self.seats))

    def payoff(self, seat: int) -> float:
        own = self.standing(seat)
        shared = 0
        for other in range(self.seats):
            standing = self.standing(other)
            if standing > own:
                return 0.0
            shared += standing == own
        return 1.0 / shared

    # What every game provides

    def find_moves(self, seat: int, moves: list[int]) -> int:
        if self.waiting != 1 << seat:
            return 0
        if self.step == PREDICTING:
            return self.find_predictions(moves)
        if self.step == PLAYING:
            return self.find_plays(moves)
        if self.step == PLACING:
            return self.find_spaces(moves)
        if self.step == OFFERED:
            return self.find_answers(moves)
        if self.step == CHOOSING:
            return moves_of(self, self.power, moves)
        return self.find_discards(moves)

    def find_spaces(self, moves: list[int]) -> int:
        n = 0
        for column in range(COLUMNS):
            if self.in_play(column):
                moves[n] = ON + self.creature_of[column]
                n += 1
        return n

    def find_answers(self, moves: list[int]) -> int:
        """EQ 8.2 and 8.3."""
        moves[0] = DECLINE
        if not is_usable(self, self.power):
            return 1
        moves[1] = USE
        return 2

    def apply(self, seat: int, move: int) -> None:
        if self.step == PREDICTING:
            self.predict(move)
        elif self.step == PLAYING:
            self.play_card(move)
        elif self.step == PLACING:
            self.place_chameleon(move)
        elif self.step == OFFERED:
            self.decide_on_power(move)
        elif self.step == CHOOSING:
            choose_in_power(self, self.power, move)
            self.go_on()
        else:
            self.drop(move)

    def sign(self, seat: int, move: int, eye: int) -> int:
        """EQ 4: of some moves others see only what they are about."""
        if eye == seat:
            return move
        if move >= LAY_SECRET and move < DISCARD:
            return LAY_SECRET
        if move >= DISCARD and move < GIVE and self.veiled:
            return DISCARD
        if eye == self.turn or eye == self.target:  # noqa: PLR1714 - a tuple is no C
            return move
        if move >= GIVE and move < TAKE:
            return move - (move - GIVE) % STRENGTHS
        if move >= KEEP and move < PREDICT:
            return KEEP
        return move

    def fresh(self) -> State:
        return Equinox.__new__(Equinox) if cython.compiled else Equinox()

    def copy_from(self, other: State) -> None:
        self.copy_board(cython.cast(Equinox, other))

    def imagine(self, seat: int, chance: Chance) -> None:
        """EQ 4: hidden are other hands, cards set aside, secret predictions, cards discarded unseen and the deck."""
        if not cython.compiled:
            moves = [0] * 512
        self.chance.seed_from(chance)
        observer = PUBLIC if seat < 0 else seat
        self.forget_others(observer)
        while True:
            imagine_cards(self, observer, chance)
            # Who is waited for has something to do, which may tell of the hand.
            if self.waiting == 0 or self.waiting >> observer & 1:
                return
            for other in range(self.seats):
                if self.waiting >> other & 1 and self.find_moves(other, moves) > 0:
                    return

"""One situation of one game, that plays on.

The first part is what a game's rules provide and what search runs on: whole numbers, C when compiled, without the
GIL, trusting its callers. The second part is for everybody else: it checks, and speaks.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import TYPE_CHECKING, Any

from fablewood.core.chance import Chance
from fablewood.core.errors import IllegalMove, InvalidMove, InvalidSetup, Refusal
from fablewood.core.scribe import Scribe
from fablewood.core.text import Message, quoted

if TYPE_CHECKING:
    from fablewood.core.game import Event, Outcome, Setup

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

MOST_MOVES = 512
"""No seat ever has more legal moves at once: a decision with more is made in parts."""

SEATS_IN = [tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256)]


class State:
    def __init__(self, setup: Setup | None) -> None:
        # A copy is made without one and gets it at once.
        self.setup: Setup = setup  # type: ignore[assignment]
        self.seats = 0 if setup is None else setup.seats
        self.move_count = 0 if setup is None else setup.game.move_count(setup)
        self.waiting = 0
        self.chance = Chance(None)
        self.scribe: Scribe | None = None

    # What the rules of a game provide. Nothing here checks: a wrong argument is the caller's mistake.

    def fresh(self) -> State:
        """An empty state of the same class."""
        raise NotImplementedError

    def copy_from(self, other: State) -> None:
        """Become the same as a state of the same table."""
        raise NotImplementedError

    def find_moves(self, seat: int, moves: list[int]) -> int:
        """Write the legal moves of a seat into `moves`; how many they are."""
        raise NotImplementedError

    def apply(self, seat: int, move: int) -> None:
        """Carry out a legal move, and all that follows from it by itself.

        `waiting` then has a bit for each seat that the game waits for, and is 0 when the game is over.
        """
        raise NotImplementedError

    def imagine(self, seat: int, chance: Chance) -> None:
        """Put in the place of everything that `seat` can't know something that it can't rule out.

        All that is consistent with what the seat has learned by the rules is equally likely. What was hidden before
        has no influence: two states that look the same to the seat become the same.
        """
        raise NotImplementedError

    def sign(self, seat: int, move: int, eye: int) -> int:
        """What another seat sees of a legal move before it is made: moves with the same sign look the same."""
        return move

    def payoff(self, seat: int) -> float:
        """The share of the win of a finished game: the shares of all seats add up to 1."""
        raise NotImplementedError

    # For everybody

    def allows(self, seat: int, move: int) -> bool:
        if not cython.compiled:
            moves = [0] * MOST_MOVES
        n = self.find_moves(seat, moves)
        for i in range(n):
            if moves[i] == move:
                return True
        return False

    @property
    def over(self) -> bool:
        return self.waiting == 0

    def to_act(self) -> tuple[int, ...]:
        """The seats that the game waits for; several when they decide at the same time."""
        return SEATS_IN[self.waiting]

    def legal(self, seat: int) -> list[int]:
        """The moves that a seat may make now. A seat that nobody waits for may still be free to take a move back."""
        place = self.check_seat(seat)
        if not cython.compiled:
            moves = [0] * MOST_MOVES
        n = self.find_moves(place, moves)
        return [moves[i] for i in range(n)]

    def play(self, seat: int, move: int | str) -> None:
        """Make a move, given as a number or as text, or raise InvalidMove or IllegalMove with the reason."""
        place = self.check_seat(seat)
        number = self.check_move(move)
        if not self.allows(place, number):
            raise IllegalMove(self.setup.game.refusal(self, place, number))
        if self.scribe is not None:
            self.scribe.clear()
        self.apply(place, number)

    def signs(self, seat: int, eye: int) -> list[int]:
        """What another seat, or a spectator (-1), would see of each legal move of a seat."""
        place, other = self.check_seat(seat), self.check_seat(eye, spectator=True)
        return [self.sign(place, move, other) for move in self.legal(place)]

    def explain(self, seat: int, move: int | str) -> Refusal | None:
        """Why a move is not legal here: the reason and the rule. None if it is legal."""
        place, number = self.check_seat(seat), self.check_move(move)
        return None if self.allows(place, number) else self.setup.game.refusal(self, place, number)

    def copy(self) -> State:
        """The same state, independent of this one. Nobody listens to a copy."""
        twin = self.fresh()
        if cython.compiled:
            twin.chance = Chance.__new__(Chance)  # `fresh` runs no __init__ there: a copy is a matter of nanoseconds
        twin.setup = self.setup
        twin.seats = self.seats
        twin.move_count = self.move_count
        twin.copy_from(self)
        return twin

    def resample(self, seat: int, chance: Chance) -> State:
        """A copy in which all that `seat` can't know is drawn anew: see `imagine`."""
        if not isinstance(chance, Chance):
            raise TypeError(f"resample draws from a Chance, not from {chance!r}")
        place = self.check_seat(seat, spectator=True)
        twin = self.copy()
        twin.imagine(place, chance)
        return twin

    def view(self, seat: int) -> dict[str, Any]:
        """Exactly what a seat, or a spectator (-1), may know, as plain data."""
        place = self.check_seat(seat, spectator=True)
        game = self.setup.game
        outcome = self.outcome()
        return {
            **self.setup.shown(),
            "you": None if place < 0 else place,
            "to_act": list(self.to_act()),
            **game.view(self, place),
            "outcome": None if outcome is None else outcome.plain(),
        }

    def outcome(self) -> Outcome | None:
        return self.setup.game.outcome(self)

    def shares(self) -> tuple[float, ...] | None:
        """The share of the win of each seat, which add up to 1; None while the game goes on."""
        return tuple([self.payoff(seat) for seat in range(self.seats)]) if self.waiting == 0 else None

    def move_text(self, move: int) -> str:
        return self.setup.game.move_text(self.setup, self.check_move(move))

    def read_move(self, text: str) -> int:
        return self.setup.game.read_move(self.setup, text)

    def listen(self) -> None:
        """From now on keep what happens in each move, for `heard`."""
        self.scribe = Scribe()

    def heard(self) -> list[Event]:
        """What happened in the latest move, or in the deal, if somebody listened."""
        return [] if self.scribe is None else self.setup.game.tell(self, self.scribe.read())

    def position(self) -> dict[str, Any]:
        """Everything, as JSON knows it; `Game.set_up` reads it back."""
        return {**self.setup.plain(), **self.setup.game.situation(self), "chance": self.chance.text()}

    def restore_chance(self, text: str) -> None:
        """Go on with the generator that `position` wrote down."""
        self.chance.restore(text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()

    # States change.
    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Callable[[object], State], tuple[dict[str, Any]]]:
        return self.setup.game.set_up, (self.position(),)

    def __sizeof__(self) -> int:
        return object.__sizeof__(self) + object.__sizeof__(self.chance)

    def check_seat(self, seat: int, spectator: bool = False) -> int:
        """Whole numbers of any kind are seats, and nothing else."""
        number = seat if type(seat) is int else int(index(seat))
        if not (0 <= number < self.seats or (spectator and number == -1)):
            raise InvalidSetup(Refusal(Message("seat-unknown", seat=quoted(number), last=str(self.seats - 1))))
        return number

    def check_move(self, move: int | str) -> int:
        if isinstance(move, str):
            return self.read_move(move)
        number = move if type(move) is int else int(index(move))
        if not 0 <= number < self.move_count:
            raise InvalidMove(Refusal(Message("move-number", move=quoted(number), last=str(self.move_count - 1))))
        return number

"""What somebody sends to a table, and the answer to it. The same through a socket and through POST."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import orjson
from pydantic import ValidationError

from fablewood.core.chance import Chance
from fablewood.core.errors import FablewoodError
from fablewood.server import deeds, wire
from fablewood.server.duties import Duties
from fablewood.server.making import again
from fablewood.server.node import Node, Place
from fablewood.server.people import Person
from fablewood.server.tables import Data
from fablewood.server.words import Refused, problem

HINT_LEVEL = "medium"


def read_frame(data: bytes | str) -> wire.Asked:
    """A frame that somebody sent."""
    if len(data) > wire.LONGEST_FRAME:
        raise Refused("too-large", "problem-too-large", most=wire.LONGEST_FRAME)
    try:
        frame: wire.Asked = wire.CLIENT_FRAMES.validate_json(data)
    except ValidationError as error:
        raise malformed(error) from None
    return frame


def malformed(error: ValidationError) -> Refused:
    """Where it is wrong, and how."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"]) or "$"
    return Refused("malformed", "problem-malformed", place=place, why=str(first["msg"]))


class Talk:
    def __init__(self, node: Node, duties: Duties) -> None:
        self.node = node
        self.duties = duties

    async def answer(self, place: Place, person: Person | None, frame: wire.Asked, language: str) -> bytes:
        """Do what is asked, and say so; or say why not."""
        made: Data = {"frame": "answer", "id": frame.id}
        try:
            if person is None:
                raise Refused("not-yours", "problem-nobody")
            made |= {"ok": True, **await self._do(place, person, frame, language)}
        except FablewoodError as error:
            found = problem(error, language, place.table.names())
            self.node.metrics.refusals.labels(found["code"]).inc()
            made |= {"ok": False, "error": found}
        return orjson.dumps(made)

    async def _do(self, place: Place, person: Person, frame: wire.Asked, language: str) -> dict[str, Any]:
        decide = deeds.DECIDE.get(type(frame))
        if decide is not None:
            if isinstance(frame, wire.MoveAsked | wire.ConsentAsked):
                await self.return_to(place, person)
            return {"number": await self.node.act(place, decide(frame, person), (person.id, frame.id))}
        seat = deeds.sat(place.table, person)
        if isinstance(frame, wire.ExplainAsked):
            return self.explain(place, seat, frame.move, language)
        if isinstance(frame, wire.HintAsked):
            return await self.hint(place, seat)
        if isinstance(frame, wire.PremovesAsked):
            moves = deeds.conceivable(place.table, seat)
            return {"moves": [place.table.of.move(move) for move in moves]}
        if isinstance(frame, wire.PremoveAsked):
            return await self.premove(place, seat, frame.move)
        if isinstance(frame, wire.RematchAsked):
            return await self.rematch(place, person, seat, frame.id)
        return {}

    async def return_to(self, place: Place, person: Person) -> None:
        """Whoever is back has their seat back."""
        seat = place.table.seat_of(person.id)
        if seat is not None and place.table.seats[seat].away and place.table.status == "playing":
            with suppress(Refused):  # they are back already
                await self.node.act(place, deeds.back(seat))

    def explain(self, place: Place, seat: int, move: str, language: str) -> dict[str, Any]:
        state = place.table.state
        if state is None:
            raise Refused("not-now", "problem-not-begun")
        refusal = state.explain(seat, move)
        if refusal is None:
            return {"legal": True}
        return {"legal": False, "refusal": problem(Refused("illegal", refusal), language, place.table.names())}

    async def hint(self, place: Place, seat: int) -> dict[str, Any]:
        state = deeds.playing(place.table)
        if not place.table.settings["hints"]:
            raise Refused("not-now", "problem-no-hints")
        if seat not in state.to_act():
            raise Refused("not-now", "problem-not-asked")
        # What a hint is drawn from is known to everybody: it can tell nothing.
        chance = Chance(f"{place.table.id} {place.table.moves} {seat}")
        choice = await self.duties.choose(state, HINT_LEVEL, seat, chance)
        expected = choice.expected.get(choice.move)
        return {"hint": {"move": place.table.of.move(choice.move), "expected": expected}}

    async def premove(self, place: Place, seat: int, move: str | None) -> dict[str, Any]:
        state = deeds.playing(place.table)
        async with place.lock:
            if move is not None:
                number = state.read_move(move)
                move = state.move_text(number)
            await self.node.set_premove(place, seat, move)
        await self.node.follow(place)
        return {}

    async def rematch(self, place: Place, person: Person, seat: int, asked: str) -> dict[str, Any]:
        """The same table once more, one seat further, and everybody's seat kept."""
        if place.table.status != "over":
            raise Refused("not-now", "problem-not-over")
        if place.table.rematch is None:
            await again(self.node, place, person, asked)
        return {"number": place.table.number}

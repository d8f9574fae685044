"""Everything that travels between the server and those who use it. docs/protocol.md tells how they talk.

These models are the one source of the OpenAPI document, of the JSON Schemas of the frames, and of the page's types.
What comes in is checked against them. What goes out is built as plain data, for speed, and tests hold it to them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

LONGEST_NAME = 24
LONGEST_TALK = 300
LONGEST_MOVE = 100
LONGEST_REPORT = 4000
LONGEST_FRAME = 4096
"""Bytes of a frame that somebody sends us."""

Seconds = float
"""Points of time are seconds since 1970, UTC."""


class Wire(BaseModel):
    """No more than what is named here."""

    model_config = ConfigDict(extra="forbid")


# Words: sentences before they have a language. The catalogues in locale/ have their texts.


class Told(Wire):
    """A sentence: its id in the catalogues and what it speaks of. `seat` (number) is said as that player's name."""

    id: str
    args: dict[str, Spoken] = {}


class Thing(Wire):
    """A thing of the game: as data (`broom-7`) and in words."""

    plain: int | str
    words: Told


class Joined(Wire):
    """Several, joined as the language joins them."""

    join: Literal["and", "or"]
    parts: list[Spoken]


Spoken = int | str | Told | Thing | Joined


class Problem(Wire):
    """Why something was refused, for people and for programs."""

    code: Literal[
        "malformed",  # can't be read
        "too-large",
        "too-fast",  # try again after `wait` seconds
        "too-many",  # connections, tables
        "not-found",  # no such table, or none that you may know of
        "not-yours",  # not your seat, or not your right
        "stale",  # the game has gone on: the current table is sent along
        "unreadable",  # no move of this game
        "illegal",  # a move, but not now: the reason and the rule
        "setup",  # no such game, option, bot, position
        "not-now",  # the table is over, has not begun, is full ...
        "trouble",  # our fault
    ]
    message: Told
    text: str
    """The message in the language that was asked for."""
    rule: str = ""
    wait: float | None = None


class Failure(Wire):
    """The body of every HTTP answer that refuses something."""

    error: Problem


# What there is


class OptionOffer(Wire):
    """An option of a game. What depends on the number of seats is given for each."""

    name: str
    kind: Literal["number", "yes-no", "choice", "selection", "text"]
    words: Told
    """What it does."""
    choices: dict[int, Told]
    """What it may be, in words, by number of seats."""
    usual: dict[int, bool | int | str]
    """By number of seats."""
    low: int | None = None
    high: int | None = None
    values: dict[int, list[str]] | None = None
    """Of a choice or a selection, by number of seats."""
    count: int | None = None
    """So many different values make a selection, written with commas; or `random`."""


class GameOffer(Wire):
    name: str
    code: str
    """Begins its rule ids (`SP 5.2`) and its messages (`sp-...`)."""
    rules: int
    """The version of the rules."""
    title: Told
    blurb: Told
    seats: list[int]
    options: list[OptionOffer]


class Catalogue(Wire):
    """GET /api/games"""

    version: str
    games: list[GameOffer]
    bots: list[str]
    """Levels, from the weakest to the strongest. Named by the messages `level-LEVEL`."""
    phrases: list[str]
    """Quick phrases for table talk: message ids."""
    languages: list[str]


class Rules(Wire):
    """GET /api/games/{game}/rules: Markdown. Each rule begins a paragraph with its id: `**SP 5.2**`."""

    game: str
    language: str
    text: str


class Printed(Wire):
    """GET /api/tables/{table}/cards: what is printed on the cards of this table, in the language that was asked for.
    Empty where the names of the cards say everything."""

    cards: dict[str, dict[str, Any]]


# Making a table


class ClockWish(Wire):
    """`move`: seconds for each decision. `game`: seconds for the whole game, and an increment for each decision.
    `days`: like `move`, for those who look in now and then. Who runs out of time: a bot makes that decision."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: int = Field(default=0, ge=0, le=30 * 86400)
    increment: int = Field(default=0, ge=0, le=600)


class SeatWish(Wire):
    """Who is to sit there: you, whoever comes, or a bot of a level."""

    kind: Literal["me", "open", "bot"] = "open"
    level: str | None = Field(default=None, max_length=30)


class Settings(Wire):
    """What a table has agreed on, besides the game."""

    join: Literal["open", "link"] = "link"
    """`open`: listed in the lobby. `link`: who has the link may sit down."""
    watch: Literal["all", "none"] = "all"
    """Whether others may watch; they see what is public."""
    delay: int = Field(default=0, ge=0, le=3600)
    """Those who watch see everything so many seconds later."""
    clock: ClockWish = ClockWish()
    absence: int | None = Field(default=120, ge=5, le=30 * 86400)
    """After so many seconds away a bot plays for somebody, until they are back. Null: the table waits."""
    substitute: str = Field(default="greedy", max_length=30)
    """The level of that bot."""
    hints: bool = True
    undo: bool = True
    talk: Literal["all", "phrases", "off"] = "all"


class NewTable(Settings):
    """POST /api/tables"""

    game: str = Field(max_length=40)
    seats: int
    options: dict[str, bool | int | str] = Field(default={}, max_length=40)
    players: list[SeatWish] | None = Field(default=None, max_length=8)
    """By seat. Without it: you at seat 0, the others open."""
    name: str | None = Field(default=None, min_length=1, max_length=LONGEST_NAME)
    """Yours, if you have not said it before."""


class Seated(Wire):
    """The answer to making, joining, branching or repeating a table."""

    table: str
    seat: int | None
    path: str
    """Of the page, to be shared: `/table/k3...`"""


class Sit(Wire):
    """POST /api/tables/{table}/sit. Without a seat: any that is free."""

    seat: int | None = Field(default=None, ge=0, le=7)
    name: str | None = Field(default=None, min_length=1, max_length=LONGEST_NAME)


class Branch(Wire):
    """POST /api/tables/{table}/branch: a new table that begins as this one stood after so many moves."""

    moves: int = Field(ge=0, le=100_000)
    seat: int = Field(ge=0, le=7)
    """Where you sit in the new one."""
    level: str = Field(default="greedy", max_length=30)
    """Of the bots at the other seats."""


class Me(Wire):
    """GET /api/me"""

    name: str | None
    tables: list[Listed]
    """Where you sit, the latest first."""


class Guest(Wire):
    """POST /api/guests: the key of a new guest, for programs."""

    key: str


class Naming(Wire):
    """POST /api/me"""

    name: str = Field(min_length=1, max_length=LONGEST_NAME)


class Listed(Wire):
    """A table in the lobby, or one of yours."""

    table: str
    path: str
    game: str
    seats: int
    options: dict[str, bool | int | str]
    status: Status
    players: list[Player]
    clock: ClockWish
    made: Seconds
    changed: Seconds
    your_seat: int | None = None
    your_turn: bool = False


class Lobby(Wire):
    """GET /api/tables: open tables with free seats."""

    tables: list[Listed]


class DeviceLink(Wire):
    """POST /api/tables/{table}/device: opens your seat on another device, once, for a while.

    The page at `path` takes what follows the # and sends it to POST /api/device."""

    path: str
    expires: Seconds


class Device(Wire):
    """POST /api/device"""

    key: str = Field(min_length=10, max_length=100)


class Report(Wire):
    """POST /api/tables/{table}/report: something is wrong here."""

    text: str = Field(min_length=1, max_length=LONGEST_REPORT)
    moves: int | None = Field(default=None, ge=0, le=100_000)


class Reported(Wire):
    number: int
    path: str
    """Of the page, at this position."""


# The table

Status = Literal["open", "playing", "over"]


class ClockNow(Wire):
    """Seconds left at the time `at`, and whether they are running."""

    left: float
    running: bool
    at: Seconds


class Player(Wire):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None = None
    """Of a person. A bot has its level."""
    level: str | None = None
    present: bool = False
    substitute: str | None = None
    """The level of the bot that plays for somebody who is away."""
    shows: bool = False
    """Whether those who watch may see through this player's eyes."""
    host: bool = False
    clock: ClockNow | None = None


class Move(Wire):
    """A legal move. Its text names things of the view: `play broom-7`, `swap hoot row-1 row-3`."""

    id: int
    text: str
    words: Told


class Happening(Wire):
    """One thing that happened, as these eyes may know it."""

    kind: str
    message: Told
    data: dict[str, Any]
    """The same as data: for the game's happenings what docs/notation.md calls an event."""
    chance: bool = False
    """Whether chance decided it."""


class Step(Wire):
    """One event of the table's log: a move with all that followed from it, or something people did."""

    number: int
    at: Seconds
    kind: Literal[
        "made", "sat", "left", "began", "move", "undo-asked", "undo-agreed", "undo-refused", "undone", "away", "back",
        "late", "shows", "hides", "said", "paused", "rematch",
    ]  # fmt: skip
    seat: int | None = None
    """Who did it, or to whom it happened."""
    move: str | None = None
    """The move, where these eyes may know it."""
    moves: int | None = None
    """Of a move or an undo: how many moves are made after it."""
    by: Literal["person", "bot"] | None = None
    name: str | None = None
    """Of somebody who sat down, or talks from outside."""
    text: str | None = None
    """Of talk, when it is no phrase."""
    happenings: list[Happening] = []


class UndoAsked(Wire):
    number: int
    """Of the step that asked: to be named in the answer."""
    seat: int
    waiting: list[int]
    """The seats that have not agreed yet."""


class Proof(Wire):
    """SHA-256 of `seed:salt` is the commitment that was shown from the beginning."""

    seed: str
    salt: str


class About(Wire):
    """What seldom changes."""

    table: str
    path: str
    game: str
    rules: int
    seats: int
    options: dict[str, bool | int | str]
    settings: Settings
    made: Seconds
    commitment: str
    """SHA-256, hexadecimal, of the seed and a salt: see Proof."""
    branch_of: str | None = None
    """The path of the position that it began with."""


class TableFrame(Wire):
    """The table through one pair of eyes, and what happened since the last frame."""

    frame: Literal["table"] = "table"
    table: str
    number: int
    """Of the latest step. Whoever connects again says it, and gets what came later."""
    since: int
    """`steps` has those after this number. 0 with all of them: begin afresh."""
    now: Seconds
    status: Status
    seat: int | None
    """Where you sit."""
    eyes: int
    """Whose view this is: a seat, or -1 for the public one."""
    about: About | None = None
    """In the first frame of a connection."""
    players: list[Player] | None = None
    """In the first frame, and when something about them has changed."""
    view: dict[str, Any] | None = None
    """The game as these eyes may know it; null before it begins. `view.outcome` says how it ended."""
    to_act: list[int] = []
    decision: int = 0
    """To be sent with a move. It changes only when what you can decide changes."""
    moves: list[Move] = []
    """All your legal moves. You may have some although nobody waits for you: to take something back."""
    made: int = 0
    """How many moves are made in the game."""
    premove: str | None = None
    can_undo: bool = False
    undo: UndoAsked | None = None
    steps: list[Step] = []
    rematch: str | None = None
    """The path of the table where it goes on."""
    proof: Proof | None = None
    """When the game is over."""


class PlayersFrame(Wire):
    """Somebody came or went."""

    frame: Literal["players"] = "players"
    table: str
    now: Seconds
    players: list[Player]


class Hint(Wire):
    move: Move
    expected: float | None = None
    """The share of the win that this move promises."""


class AnswerFrame(Wire):
    """The answer to a frame that somebody sent, under the same id."""

    frame: Literal["answer"] = "answer"
    id: str
    ok: bool
    number: int | None = None
    """Of the step that it led to."""
    error: Problem | None = None
    legal: bool | None = None
    """To `explain`. If not, `refusal` says why."""
    refusal: Problem | None = None
    hint: Hint | None = None
    moves: list[Move] | None = None
    """To `premoves`."""


class ErrorFrame(Wire):
    """Something that could not be read, or is too much; the connection may be closed after it."""

    frame: Literal["error"] = "error"
    error: Problem


ServerFrame = Annotated[TableFrame | PlayersFrame | AnswerFrame | ErrorFrame, Field(discriminator="frame")]


class Asked(Wire):
    id: str = Field(min_length=1, max_length=64)
    """Chosen by the sender, new for each thing asked: a repetition of the same is done once."""


class MoveAsked(Asked):
    do: Literal["move"]
    decision: int
    move: str = Field(max_length=LONGEST_MOVE)


class PremovesAsked(Asked):
    """Which moves could be yours when you are asked next."""

    do: Literal["premoves"]


class PremoveAsked(Asked):
    """Made at once when you are asked next, if it is legal then; null takes it back."""

    do: Literal["premove"]
    move: str | None = Field(max_length=LONGEST_MOVE)


class ExplainAsked(Asked):
    """Why can't I?"""

    do: Literal["explain"]
    move: str = Field(max_length=LONGEST_MOVE)


class HintAsked(Asked):
    do: Literal["hint"]


class UndoAskedFor(Asked):
    do: Literal["undo"]


class ConsentAsked(Asked):
    do: Literal["consent"]
    number: int
    """Of the step that asked for the undo."""
    yes: bool


class TalkAsked(Asked):
    """A text, or the id of a phrase."""

    do: Literal["talk"]
    text: str | None = Field(default=None, min_length=1, max_length=LONGEST_TALK)
    phrase: str | None = Field(default=None, max_length=40)


class ShowAsked(Asked):
    """Let those who watch see through your eyes, or no longer."""

    do: Literal["show"]
    show: bool


class LeaveAsked(Asked):
    """Before the game: your seat is free again. In it: a bot plays on for you at once, until you are back."""

    do: Literal["leave"]


class RematchAsked(Asked):
    do: Literal["rematch"]


class ResyncAsked(Asked):
    """Send the whole table again."""

    do: Literal["resync"]


ClientFrame = Annotated[
    MoveAsked
    | PremovesAsked
    | PremoveAsked
    | ExplainAsked
    | HintAsked
    | UndoAskedFor
    | ConsentAsked
    | TalkAsked
    | ShowAsked
    | LeaveAsked
    | RematchAsked
    | ResyncAsked,
    Field(discriminator="do"),
]

# Replay


class ReplayFrame(Wire):
    """The table after so many moves. The step is the move that led to it."""

    moves: int
    step: Step | None
    view: dict[str, Any]


class Replay(Wire):
    """GET /api/tables/{table}/replay?eyes=N: -1 for the public view; any seat once the game is over, before that
    your own. `eyes=all` gives, once it is over, a view for each seat under `views`."""

    about: About
    players: list[Player]
    eyes: int | Literal["all"]
    status: Status
    opening: list[Happening]
    frames: list[ReplayFrame] = []
    views: dict[int, list[ReplayFrame]] = {}
    proof: Proof | None = None


# Health


class Health(Wire):
    """GET /healthz"""

    ok: bool
    version: str
    database: str
    node: str


CLIENT_FRAMES: TypeAdapter[Any] = TypeAdapter(ClientFrame)
SERVER_FRAMES: TypeAdapter[Any] = TypeAdapter(ServerFrame)
BODIES = (
    Catalogue, Rules, Printed, Guest, NewTable, Seated, Sit, Branch, Me, Naming, Lobby, DeviceLink, Device, Report,
    Reported, Replay, Failure, Health,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """One JSON Schema of everything: `$defs` has each model by name, ClientFrame and ServerFrame among them."""
    definitions: dict[str, Any] = {}
    for name, adapter in [("ClientFrame", CLIENT_FRAMES), ("ServerFrame", SERVER_FRAMES)]:
        found = adapter.json_schema(ref_template="#/$defs/{model}")
        definitions |= found.pop("$defs")
        definitions[name] = found
    for body in BODIES:
        found = body.model_json_schema(ref_template="#/$defs/{model}")
        definitions |= found.pop("$defs", {})
        definitions[body.__name__] = found
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Fablewood on the wire",
        "$defs": definitions,
    }

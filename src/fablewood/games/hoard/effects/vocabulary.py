"""Every sentence that a card can say: a class each, with its form in English and in German.

In a form `{n}` is a number, `{n:card|cards}` a number with its thing, `{n:+}` a number with its sign; `{whom}`,
`{power}`, `{group}` are words of phrases.py, and `{effect}` is another sentence. Reading and printing (language.py)
come from these forms; what a verb does is in the class of the same name in verbs.py, and what is true of a creature
all the time is put into the tables of the deck (program.py).

A docstring is the sentence's entry in docs/add-a-card.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from fablewood.games.hoard.effects.phrases import Group, Power, Whom


@dataclass(frozen=True, slots=True)
class Sentence:
    en: ClassVar[str]
    de: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Effect(Sentence):
    """Something that is done: for enter, exhaust and leave abilities, orders, and group abilities."""


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """You draw so many cards."""

    en: ClassVar = "draw {n:card|cards}"
    de: ClassVar = "zieh {n:Karte|Karten}"
    n: int


@dataclass(frozen=True, slots=True)
class Receive(Effect):
    """Treasures from the supply go into your treasury, where they are safe at once."""

    en: ClassVar = "receive {n:treasure|treasures}"
    de: ClassVar = "erhalte {n:Schatz|Schätze}"
    n: int


@dataclass(frozen=True, slots=True)
class PutOnSelf(Effect):
    """Treasures from the supply are put on the creature that says so; an Awkward one gets none."""

    en: ClassVar = "put {n:treasure|treasures} on this creature"
    de: ClassVar = "leg {n:Schatz|Schätze} auf diese Kreatur"
    n: int


@dataclass(frozen=True, slots=True)
class PutOn(Effect):
    """Treasures from the supply are put on a creature, or on each. An Awkward creature gets none."""

    en: ClassVar = "put {n:treasure|treasures} on {whom}"
    de: ClassVar = "leg {n:Schatz|Schätze} auf {whom}"
    n: int
    whom: Whom


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """You have so many more action points in this turn. In another player's turn they are lost."""

    en: ClassVar = "gain {n:action point|action points}"
    de: ClassVar = "du bekommst {n:Aktionspunkt|Aktionspunkte}"
    n: int


@dataclass(frozen=True, slots=True)
class Ready(Effect):
    """A creature becomes ready. One that is ready already may be chosen too."""

    en: ClassVar = "ready {whom}"
    de: ClassVar = "mach {whom} bereit"
    whom: Whom


@dataclass(frozen=True, slots=True)
class Exhaust(Effect):
    """A creature becomes exhausted. One that is exhausted already may be chosen too."""

    en: ClassVar = "exhaust {whom}"
    de: ClassVar = "erschöpf {whom}"
    whom: Whom


@dataclass(frozen=True, slots=True)
class ExhaustLonger(Effect):
    """A creature becomes exhausted, and at the start of its player's next turn it does not become ready."""

    en: ClassVar = "exhaust {whom} past the next readying"
    de: ClassVar = "erschöpf {whom} über das nächste Bereitmachen hinaus"
    whom: Whom


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """A creature leaves the field for the discard pile, with its modifiers."""

    en: ClassVar = "discard {whom}"
    de: ClassVar = "wirf {whom} ab"
    whom: Whom


@dataclass(frozen=True, slots=True)
class DiscardModifier(Effect):
    """A modifier leaves the field, whoever controls it."""

    en: ClassVar = "discard one modifier"
    de: ClassVar = "wirf einen Zusatz ab"


@dataclass(frozen=True, slots=True)
class DiscardCard(Effect):
    """A creature or a modifier leaves the field, whoever controls it."""

    en: ClassVar = "discard one card from the field"
    de: ClassVar = "wirf eine Karte vom Spielfeld ab"


@dataclass(frozen=True, slots=True)
class Return(Effect):
    """A creature goes to the hand of its owner. Its modifiers are discarded."""

    en: ClassVar = "return {whom} to its owner's hand"
    de: ClassVar = "gib {whom} auf die Hand des Besitzers zurück"
    whom: Whom


@dataclass(frozen=True, slots=True)
class Sacrifice(Effect):
    """First you discard as many of your creatures as you like, then so many others, one after the other."""

    en: ClassVar = "you may discard any number of your creatures; for each of them discard {whom}"
    de: ClassVar = "du darfst beliebig viele deiner Kreaturen abwerfen; wirf für jede davon {whom} ab"
    whom: Whom


@dataclass(frozen=True, slots=True)
class TakeControl(Effect):
    """A creature comes over to your Start field, with its modifiers and all treasure. It can't move in this turn."""

    en: ClassVar = "take control of {whom} and put it on the Start field with all attachments"
    de: ClassVar = "hol {whom} mit allem, was daran hängt, unter deine Kontrolle und an deinen Start"
    whom: Whom


@dataclass(frozen=True, slots=True)
class TakeControlEmpty(Effect):
    """As before, but the treasure on the creature and its modifiers goes to the supply."""

    en: ClassVar = "take control of {whom} and put it on the Start field with all attachments but without treasure"
    de: ClassVar = "hol {whom} mit allem, was daran hängt, aber ohne Schätze, unter deine Kontrolle und an deinen Start"
    whom: Whom


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """You look through the deck and take a card. Nobody else sees it. Then the deck is shuffled."""

    en: ClassVar = "search the deck for a card, then shuffle"
    de: ClassVar = "such dir eine Karte aus dem Nachziehstapel, dann misch ihn"


@dataclass(frozen=True, slots=True)
class Replace(Effect):
    """A creature of yours goes to your hand, and another card from your hand comes in its place, for nothing."""

    en: ClassVar = "return {whom} to your hand and put another creature from your hand in its place"
    de: ClassVar = "nimm {whom} auf deine Hand zurück und leg eine andere Kreatur von deiner Hand an die Stelle"
    whom: Whom


@dataclass(frozen=True, slots=True)
class MoveBack(Effect):
    """One field back; on the Start field a creature stays where it is."""

    en: ClassVar = "move {whom} one field back"
    de: ClassVar = "beweg {whom} ein Feld zurück"
    whom: Whom


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Forward or back, so far or less, exhausted or not. It does not count as the creature's move."""

    en: ClassVar = "move {whom} up to {n:field|fields}"
    de: ClassVar = "beweg {whom} um bis zu {n:Feld|Felder}"
    whom: Whom
    n: int


@dataclass(frozen=True, slots=True)
class TakeTreasure(Effect):
    """From the treasury of another player, whom you choose, into yours; if there is less, you take what there is."""

    en: ClassVar = "take {n:treasure|treasures} from another treasury"
    de: ClassVar = "nimm {n:Schatz|Schätze} aus einer anderen Schatzkammer"
    n: int


@dataclass(frozen=True, slots=True)
class StealByMight(Effect):
    """From the treasury of another player onto the creature that says so: as many as its might, or what there is."""

    en: ClassVar = "put treasure from another treasury on this creature, as much as its might"
    de: ClassVar = "leg Schätze aus einer anderen Schatzkammer auf diese Kreatur, so viele, wie sie Stärke hat"


@dataclass(frozen=True, slots=True)
class Forget(Effect):
    """An opponent, whom you choose, discards so many cards of the hand by chance."""

    en: ClassVar = "one opponent discards {n:random card|random cards}"
    de: ClassVar = "ein Gegner wirft {n:zufällige Karte|zufällige Karten} ab"
    n: int


@dataclass(frozen=True, slots=True)
class Inspect(Effect):
    """You look at the hand of an opponent, whom you choose, and choose a card of it that is discarded."""

    en: ClassVar = "look at one opponent's hand and discard one card of it"
    de: ClassVar = "sieh dir die Hand eines Gegners an und wirf eine Karte davon ab"


@dataclass(frozen=True, slots=True)
class Strengthen(Effect):
    """A creature has so much more might until the end of the turn."""

    en: ClassVar = "strengthen {whom} by {n} this turn"
    de: ClassVar = "stärke {whom} in diesem Zug um {n}"
    whom: Whom
    n: int


@dataclass(frozen=True, slots=True)
class Lend(Effect):
    """A creature has a power until the end of the turn."""

    en: ClassVar = "give {whom} {power} this turn"
    de: ClassVar = "versieh {whom} in diesem Zug mit {power}"
    whom: Whom
    power: Power


@dataclass(frozen=True, slots=True)
class SeeInvisible(Effect):
    """Until the end of the turn it is as if you had a Keen Eye."""

    en: ClassVar = "your creatures may interact with invisible ones this turn"
    de: ClassVar = "deine Kreaturen dürfen in diesem Zug unsichtbare angehen"


@dataclass(frozen=True, slots=True)
class TakeDiscarded(Effect):
    """You choose a card of the discard pile and take it into your hand. Everybody sees which."""

    en: ClassVar = "take any card from the discard pile"
    de: ClassVar = "nimm eine beliebige Karte vom Ablagestapel"


@dataclass(frozen=True, slots=True)
class TakeTop(Effect):
    """You take the card that was discarded last into your hand."""

    en: ClassVar = "take the top card of the discard pile"
    de: ClassVar = "nimm die oberste Karte vom Ablagestapel"


@dataclass(frozen=True, slots=True)
class Empty(Effect):
    """The treasure on a creature and on its modifiers goes to the supply."""

    en: ClassVar = "rid {whom} and its modifiers of all treasure"
    de: ClassVar = "befrei {whom} samt Zusätzen von allen Schätzen"
    whom: Whom


@dataclass(frozen=True, slots=True)
class AttackAtOnce(Effect):
    """The creature that says so may attack, alone and by the usual rules, ready or not, and isn't exhausted by it."""

    en: ClassVar = "this creature may attack at once without being exhausted by it"
    de: ClassVar = "diese Kreatur darf sofort angreifen, ohne dadurch erschöpft zu werden"


EFFECTS: tuple[type[Effect], ...] = (
    Draw, Receive, PutOnSelf, PutOn, Gain, Ready, Exhaust, ExhaustLonger, Discard, DiscardModifier, DiscardCard, Return,
    Sacrifice, TakeControl, TakeControlEmpty, Search, Replace, MoveBack, Move, TakeTreasure, StealByMight, Forget,
    Inspect, Strengthen, Lend, SeeInvisible, TakeDiscarded, TakeTop, Empty, AttackAtOnce,
)  # fmt: skip
"""In this order they are numbered, here and in verbs.py."""


@dataclass(frozen=True, slots=True)
class Passive(Sentence):
    """What is true of a creature while it is on the field."""


@dataclass(frozen=True, slots=True)
class MovesTwice(Passive):
    """Two moves of one field each, and no waiting in the turn it comes."""

    en: ClassVar = "may move twice per turn, also in the turn it comes"
    de: ClassVar = "darf sich zweimal pro Zug bewegen, auch in dem Zug, in dem sie kommt"


@dataclass(frozen=True, slots=True)
class Defends(Passive):
    """More might when it is attacked."""

    en: ClassVar = "has {n:+} might while defending"
    de: ClassVar = "hat beim Verteidigen {n:+} Stärke"
    n: int


@dataclass(frozen=True, slots=True)
class Hunts(Passive):
    """More might for each creature that attacks with it."""

    en: ClassVar = "has {n:+} might for each other creature attacking with it"
    de: ClassVar = "hat {n:+} Stärke für jede andere Kreatur, die mit ihr angreift"
    n: int


@dataclass(frozen=True, slots=True)
class Withstands(Passive):
    """While it is ready it takes at least two attackers to discard it."""

    en: ClassVar = "while ready, can't be discarded by an attack of a single creature"
    de: ClassVar = "kann, solange sie bereit ist, nicht durch den Angriff einer einzelnen Kreatur abgeworfen werden"


@dataclass(frozen=True, slots=True)
class Joins(Passive):
    """You choose one of two groups for it when it comes from a hand as a creature, and it counts for that group."""

    en: ClassVar = "joins the {group} or the {other} when it comes, as you choose"
    de: ClassVar = "schließt sich, wenn sie kommt, nach deiner Wahl an: {group} oder {other}"
    group: Group
    other: Group


@dataclass(frozen=True, slots=True)
class Swarms(Passive):
    """More might for each other card of the same name that you control, creature or modifier."""

    en: ClassVar = "has {n:+} might for each other card of its name that you control"
    de: ClassVar = "hat {n:+} Stärke für jede andere Karte ihres Namens, die du kontrollierst"
    n: int


PASSIVES: tuple[type[Passive], ...] = (MovesTwice, Defends, Hunts, Withstands, Joins, Swarms)


@dataclass(frozen=True, slots=True)
class Modifier(Sentence):
    """What an attached card does to its host, or by itself."""


@dataclass(frozen=True, slots=True)
class HostHas(Modifier):
    """The host has a power."""

    en: ClassVar = "the host has {power}"
    de: ClassVar = "der Wirt hat {power}"
    power: Power


@dataclass(frozen=True, slots=True)
class HostLoses(Modifier):
    """The host does not have a power, whatever else gives it."""

    en: ClassVar = "the host loses {power}"
    de: ClassVar = "der Wirt verliert {power}"
    power: Power


@dataclass(frozen=True, slots=True)
class HostMight(Modifier):
    """The host has more might, or less, but never less than 0."""

    en: ClassVar = "the host has {n:+} might"
    de: ClassVar = "der Wirt hat {n:+} Stärke"
    n: int


@dataclass(frozen=True, slots=True)
class HostDefends(Modifier):
    """The host has more might when it is attacked."""

    en: ClassVar = "the host has {n:+} might while defending"
    de: ClassVar = "der Wirt hat beim Verteidigen {n:+} Stärke"
    n: int


@dataclass(frozen=True, slots=True)
class Anywhere(Modifier):
    """It need not be attached to a creature of your own."""

    en: ClassVar = "may be attached to any creature"
    de: ClassVar = "darf an jede Kreatur angehängt werden"


@dataclass(frozen=True, slots=True)
class Refund(Modifier):
    """Right after you have attached it from your hand you have the action point again."""

    en: ClassVar = "attaching it gives the action point back"
    de: ClassVar = "das Anhängen gibt den Aktionspunkt zurück"


@dataclass(frozen=True, slots=True)
class Copies(Modifier):
    """Each time an opponent takes, steals or puts treasure onto a creature, however much, 1 comes onto this card."""

    en: ClassVar = "whenever an opponent puts treasure on a creature, put 1 treasure on this card"
    de: ClassVar = "immer wenn ein Gegner Schätze auf eine Kreatur legt, lege 1 Schatz auf diese Karte"


@dataclass(frozen=True, slots=True)
class AtStart(Modifier):
    """At the start of your turn, after treasures are delivered; the effect may be any one."""

    en: ClassVar = "at the start of your turn, if the host is in the Center, {effect}"
    de: ClassVar = "zu Beginn deines Zuges, wenn der Wirt auf der Lichtung ist: {effect}"
    effect: Effect


MODIFIERS: tuple[type[Modifier], ...] = (HostHas, HostLoses, HostMight, HostDefends, Anywhere, Refund, Copies, AtStart)


@dataclass(frozen=True, slots=True)
class Continuous(Sentence):
    """What is true of the creatures of a group while its ability works. `They` are your creatures of the group."""


@dataclass(frozen=True, slots=True)
class TheyHave(Continuous):
    """They have a power."""

    en: ClassVar = "they have {power}"
    de: ClassVar = "sie haben {power}"
    power: Power


@dataclass(frozen=True, slots=True)
class TheyAttack(Continuous):
    """They have more might when they attack."""

    en: ClassVar = "they have {n:+} might while attacking"
    de: ClassVar = "sie haben beim Angreifen {n:+} Stärke"
    n: int


@dataclass(frozen=True, slots=True)
class TheyHunt(Continuous):
    """They have more might when they attack a creature that has a power."""

    en: ClassVar = "they have {n:+} might while attacking a creature with {power}"
    de: ClassVar = "sie haben {n:+} Stärke, wenn sie eine Kreatur mit {power} angreifen"
    n: int
    power: Power


@dataclass(frozen=True, slots=True)
class OneMovesTwice(Continuous):
    """The first of them that moves a second time in a turn may do so; it may not have come in that turn."""

    en: ClassVar = "one of them may move twice per turn"
    de: ClassVar = "eine von ihnen darf sich zweimal pro Zug bewegen"


@dataclass(frozen=True, slots=True)
class Unaffected(Continuous):
    """Creatures of another group can't attack them, steal from them or do anything to them by their abilities."""

    en: ClassVar = "the {group} can't affect them"
    de: ClassVar = "{group} können ihnen nichts anhaben"
    group: Group


@dataclass(frozen=True, slots=True)
class Untargetable(Continuous):
    """Opponents' orders, abilities of creatures and modifiers can't choose them."""

    en: ClassVar = "opponents can't target them"
    de: ClassVar = "Gegner können sie nicht als Ziel wählen"


@dataclass(frozen=True, slots=True)
class Income(Continuous):
    """So many action points more at the start of each of your turns."""

    en: ClassVar = "{n:extra action point|extra action points} at the start of your turn"
    de: ClassVar = "{n:zusätzlicher Aktionspunkt|zusätzliche Aktionspunkte} zu Beginn deines Zuges"
    n: int


CONTINUOUS: tuple[type[Continuous], ...] = (
    TheyHave, TheyAttack, TheyHunt, OneMovesTwice, Unaffected, Untargetable, Income,
)  # fmt: skip

"""Why a move is not legal: the reason in this position, and the rule."""

from __future__ import annotations

from difflib import get_close_matches

from fablewood.core.errors import Refusal
from fablewood.core.game import Setup
from fablewood.core.text import Either, Message, Word, seat_named
from fablewood.games.hoard import words
from fablewood.games.hoard.effects.vocabulary import Anywhere, MovesTwice
from fablewood.games.hoard.numbers import (
    AWKWARD,
    CENTER,
    CHOOSE,
    CHOOSING_LOOTER,
    CHOOSING_LOSER,
    DISCARDING,
    DRAFTING,
    EXHAUST,
    EXHAUSTED,
    GROUP,
    HAND,
    HEAVY_DUTY,
    HOARDED,
    IN_THE_AIR,
    INTERCEPT,
    LAST_LEFT,
    LEAVE,
    MOST_ACTIONS,
    NO_OBSTACLE,
    NOT_IN_CENTER,
    NOT_SEEN,
    NOTHING,
    OUT_OF_REACH,
    OVER,
    PEACE_ADEPT,
    PEACEFUL,
    START,
    STEAL_POWER,
    TAUNTED,
    UNAFFECTED,
)
from fablewood.games.hoard.rules import Hoard
from fablewood.games.hoard.view import verb_text

RULE_OF_END = {HOARDED: "HO 13.3", LAST_LEFT: "HO 13.6"}
ACTIONS = ("play", "order", "attach", "reattach", "forward", "back", "take", "steal", "attack", "use", "end")
MOST_LISTED = 12
OBSTACLES = {
    EXHAUSTED: ("ho-refusal-exhausted", "HO 4.3"),
    NOT_IN_CENTER: ("ho-refusal-not-in-center", "HO 5.4"),
    OUT_OF_REACH: ("ho-refusal-out-of-reach", "HO 5.6"),
    IN_THE_AIR: ("ho-refusal-in-the-air", "HO 8.1"),
    NOT_SEEN: ("ho-refusal-not-seen", "HO 8.10"),
    TAUNTED: ("ho-refusal-taunted", "HO 8.3"),
    PEACEFUL: ("ho-refusal-peaceful", "HO 8.7"),
    UNAFFECTED: ("ho-refusal-unaffected", "HO 10.10"),
}


def refusal(state: Hoard, seat: int, move: int) -> Refusal:
    return _Why(state, seat, move).refusal()


class _Why:
    """One move that is not legal for one seat, and what stands against it."""

    def __init__(self, state: Hoard, seat: int, move: int) -> None:
        self.state = state
        self.seat = seat
        self.move = move
        self.names = words.names(state.setup)
        self.verb = self.names.moves[move][0].partition(" ")[0]
        card = words.card_spoken_of(move)
        self.card = card if card is not None else NOTHING

    def because(self, reason: str, rule: str, **args: Word) -> Refusal:
        return Refusal(Message(reason, **args), rule)

    @property
    def named(self) -> Word:
        return self.names.card(self.card)

    def refusal(self) -> Refusal:
        state = self.state
        if state.step == OVER:
            return self.because("ho-refusal-over", RULE_OF_END.get(state.ended, "HO 13.9"))
        if self.card >= len(self.names.labels):
            return self.because("ho-refusal-no-card", "HO 1.1", card=self.names.moves[self.move][0].split()[1])
        if state.out >> self.seat & 1:
            return self.because("ho-refusal-out", "HO 13.5")
        if state.step == DRAFTING:
            return self.no_pick()
        if self.seat not in state.to_act():
            return self.not_your_turn()
        if state.job_kind != NOTHING or state.pool_size:
            return self.something_else()
        if state.step == DISCARDING:
            return self.no_discard()
        if self.verb not in ACTIONS:
            return self.because("ho-refusal-now", "HO 4.5", now=Message("ho-now-main"))
        if state.actions >= MOST_ACTIONS:
            return self.because("ho-refusal-tired", "HO 3.9", count=MOST_ACTIONS)
        return self.no_action()

    def not_your_turn(self) -> Refusal:
        asked = seat_named(self.state.to_act()[0])
        if self.state.turn == self.seat:
            return self.because("ho-refusal-wait", "HO 9.9", seat=asked)
        return self.because("ho-refusal-turn", "HO 3.1", seat=asked)

    def no_pick(self) -> Refusal:
        if self.verb != "pick":
            return self.because("ho-refusal-now", "HO 2.4", now=Message("ho-now-drafting"))
        if self.seat not in self.state.to_act():
            return self.because("ho-refusal-picked", "HO 2.4")
        pack = self.names.named(self.state.pack(self.seat))
        return self.because("ho-refusal-pick", "HO 2.4", card=self.named, cards=pack)

    def no_discard(self) -> Refusal:
        hand = self.state.hand(self.seat)
        if self.verb != "discard":
            now = Message("ho-now-discarding", count=len(hand) - HAND)
            return self.because("ho-refusal-now", "HO 3.8", now=now)
        return self.not_held()

    def not_held(self) -> Refusal:
        hand = self.names.named(self.state.hand(self.seat))
        return self.because("ho-refusal-not-held", "HO 1.3", card=self.named, cards=hand)

    # Something is under way

    def something_else(self) -> Refusal:
        state = self.state
        legal = state.legal(self.seat)
        offered = tuple(self.names.moves[move][1] for move in legal[:MOST_LISTED]) + ("…",) * (len(legal) > MOST_LISTED)
        said: dict[str, Word] = {"choices": Either(offered)}
        if state.job_kind == NOTHING:
            return self.because("ho-refusal-order-of-abilities", "HO 9.8", **said)
        source: Word
        source = words.ability_named(state.job_card) if state.job_kind == GROUP else self.names.card(state.job_card)
        rule = RULES_OF_STAGES.get(state.stage) or RULES_OF_CHOICES.get(verb_text(state.verb))
        if verb_text(state.verb) == "sacrifice" and self.move == CHOOSE + state.job_card and state.stage == 1:
            rule = "HO 15.10"
        rule = rule or ("HO 9.7" if self.verb == "choose" else "HO 9.6")
        if verb_text(state.verb) == "fight" and state.stage == 1 and self.verb == "with":
            return self.no_attacker()
        if verb_text(state.verb) == "choose-host" and self.verb == "on":
            return self.no_host()
        if verb_text(state.verb) == "choose-loot" and self.verb == "from" and self.card != NOTHING:
            return self.no_loot()
        if self.verb == "choose" and self.card != NOTHING and state.is_on_field(self.card):
            protected = self.protected()
            if protected is not None:
                return protected
        return self.because("ho-refusal-choice", rule, source=source, **said)

    def protected(self) -> Refusal | None:
        """A creature that the text may mean, and that can't be chosen all the same."""
        state = self.state
        if not state.speaks_of(self.card, state.pc):
            return None
        now = state.state_of(self.card)
        if now["controller"] != self.seat and state.job_kind != GROUP and state.is_protected(self.card):
            return self.because("ho-refusal-untargetable", "HO 10.11", card=self.named)
        if state.job_kind <= LEAVE and state.is_immune(self.card, state.state_of(state.job_card)["group"]):
            source = self.names.card(state.job_card)
            return self.because("ho-refusal-unaffected", "HO 10.10", card=source, other=self.named)
        return None

    def no_attacker(self) -> Refusal:
        state = self.state
        if self.card in state.attackers_now():
            return self.because("ho-refusal-attacks-already", "HO 7.1", card=self.named)
        if not self.is_mine():
            return self.not_mine()
        return self.obstacle(self.card, state.job_card)

    def no_host(self) -> Refusal:
        state = self.state
        if not state.is_on_field(self.card):
            attached = state.is_attached(self.card)
            reason = "ho-refusal-attached" if attached else "ho-refusal-not-there"
            return self.because(reason, "HO 12.2" if attached else "HO 12.1", card=self.named)
        if self.card == state.state_of(state.job_card)["host"] and state.is_attached(state.job_card):
            named = self.names.card(state.job_card)
            return self.because("ho-refusal-same-host", "HO 12.5", card=named, host=self.named)
        if state.is_protected(self.card) and any(
            isinstance(text, Anywhere) for text in self.names.designs[state.job_card].modifier
        ):
            return self.because("ho-refusal-untargetable", "HO 10.11", card=self.named)
        owner = seat_named(state.state_of(self.card)["controller"])
        return self.because("ho-refusal-not-mine", "HO 12.1", card=self.named, seat=owner)

    def no_loot(self) -> Refusal:
        """Of a creature or a modifier that nothing is stolen from."""
        state = self.state
        attached = state.is_attached(self.card)
        if not attached and not state.is_on_field(self.card):
            return self.because("ho-refusal-not-there", "HO 8.5", card=self.named)
        creature = state.state_of(self.card)["host"] if attached else self.card
        if state.state_of(creature)["controller"] == self.seat:
            return self.because("ho-refusal-steal-own", "HO 8.5", card=self.named)
        if state.state_of(self.card)["treasure"] == 0:
            return self.because("ho-refusal-empty", "HO 8.5", card=self.named)
        return self.obstacle(state.job_card, creature)

    # Actions

    def no_action(self) -> Refusal:
        state = self.state
        if self.verb in ("play", "order", "attach"):
            return self.no_card()
        if self.verb == "reattach":
            return self.no_reattaching()
        if self.verb == "attack":
            return self.no_attack()
        if not self.is_mine():
            return self.not_mine()
        now = state.state_of(self.card)
        if self.verb in ("forward", "back"):
            return self.no_move(now)
        if self.verb == "take":
            return self.no_taking(now)
        if self.verb == "steal":
            return self.no_stealing(now)
        if not state.steps_of(state.design(self.card), EXHAUST)[1]:
            return self.because("ho-refusal-no-ability", "HO 9.3", card=self.named)
        return self.because("ho-refusal-exhausted", "HO 4.3", card=self.named)

    def is_mine(self) -> bool:
        return self.state.is_on_field(self.card) and self.state.state_of(self.card)["controller"] == self.seat

    def not_mine(self) -> Refusal:
        state = self.state
        if state.is_attached(self.card):
            return self.because("ho-refusal-attached", "HO 12.2", card=self.named)
        if state.is_on_field(self.card):
            owner = seat_named(state.state_of(self.card)["controller"])
            return self.because("ho-refusal-not-mine", "HO 1.7", card=self.named, seat=owner)
        return self.because("ho-refusal-not-there", "HO 1.7", card=self.named)

    def no_card(self) -> Refusal:
        state = self.state
        if self.card not in state.hand(self.seat):
            if state.is_on_field(self.card) or state.is_attached(self.card):
                return self.because("ho-refusal-on-field", "HO 12.3", card=self.named)
            return self.not_held()
        if self.verb == "attach" and not self.names.designs[self.card].modifier:
            return self.because("ho-refusal-no-modifier", "HO 12.1", card=self.named)
        if state.points == 0:
            return self.because("ho-refusal-points", "HO 4.5")
        if self.verb == "attach":
            return self.because("ho-refusal-no-host", "HO 12.1", card=self.named)
        return self.because("ho-refusal-dead-order", "HO 15.11", card=self.named)

    def no_reattaching(self) -> Refusal:
        state = self.state
        if not state.is_attached(self.card):
            return self.because("ho-refusal-not-attached", "HO 12.5", card=self.named)
        now = state.state_of(self.card)
        if now["controller"] != self.seat:
            return self.because(
                "ho-refusal-not-my-modifier", "HO 12.4", card=self.named, seat=seat_named(now["controller"])
            )
        if now["reattached"]:
            return self.because("ho-refusal-reattached", "HO 12.5", card=self.named)
        return self.because("ho-refusal-no-other-host", "HO 12.5", card=self.named)

    def no_move(self, now: dict[str, int]) -> Refusal:
        state = self.state
        if now["exhausted"] and not state.exhausted_move:
            return self.because("ho-refusal-exhausted-move", "HO 4.4", card=self.named)
        if now["came"] == 2:
            return self.because("ho-refusal-taken-over", "HO 11.5", card=self.named)
        if now["came"] and not any(isinstance(one, MovesTwice) for one in self.names.designs[self.card].passive):
            return self.because("ho-refusal-new", "HO 4.4", card=self.named)
        edge = CENTER if self.verb == "forward" else START
        if now["spot"] == edge:
            return self.because("ho-refusal-edge", "HO 5.1", card=self.named, field=words.field_named(edge))
        second = state.second_mover_of(self.seat)
        alike = second != NOTHING and state.state_of(second)["group"] == now["group"]
        if now["moved"] == 1 and alike and second != self.card:
            return self.because("ho-refusal-second-mover", "HO 10.6", card=self.named, other=self.names.card(second))
        return self.because("ho-refusal-moved", "HO 4.4", card=self.named, count=now["moved"])

    def no_taking(self, now: dict[str, int]) -> Refusal:
        if now["powers"] & AWKWARD:
            return self.because("ho-refusal-awkward", "HO 8.8", card=self.named)
        if now["exhausted"]:
            return self.because("ho-refusal-exhausted", "HO 4.3", card=self.named)
        if now["spot"] != CENTER:
            field = words.field_named(now["spot"])
            return self.because("ho-refusal-take-center", "HO 5.4", card=self.named, field=field)
        most = now["might"] if now["powers"] & HEAVY_DUTY else 1
        said = {"card": self.named, "count": now["treasure"], "most": most}
        return self.because("ho-refusal-full", "HO 6.3", **said)

    def no_stealing(self, now: dict[str, int]) -> Refusal:
        if not now["powers"] & STEAL_POWER:
            return self.because("ho-refusal-no-steal", "HO 8.5", card=self.named)
        if now["powers"] & AWKWARD:
            return self.because("ho-refusal-clumsy", "HO 8.8", card=self.named)
        if now["stole"]:
            return self.because("ho-refusal-stole", "HO 8.5", card=self.named)
        if now["exhausted"]:
            return self.because("ho-refusal-exhausted", "HO 4.3", card=self.named)
        if now["spot"] != CENTER and not now["powers"] & INTERCEPT:
            return self.because("ho-refusal-steal-center", "HO 5.4", card=self.named)
        if now["spot"] != CENTER and not self.state.intercept_steals:
            return self.because("ho-refusal-steal-intercept", "HO 8.4", card=self.named)
        return self.because("ho-refusal-no-victim", "HO 8.5", card=self.named)

    def no_attack(self) -> Refusal:
        state = self.state
        if state.is_attached(self.card):
            return self.because("ho-refusal-attached", "HO 12.2", card=self.named)
        if not state.is_on_field(self.card):
            return self.because("ho-refusal-not-there", "HO 7.1", card=self.named)
        if self.is_mine():
            return self.because("ho-refusal-attack-own", "HO 7.1", card=self.named)
        mine = state.creatures_of(self.seat)
        if not mine:
            return self.because("ho-refusal-no-creatures", "HO 7.1")
        return self.obstacle(min(mine, key=self.closeness), self.card)

    def closeness(self, card: int) -> int:
        """How little keeps a creature from attacking: the one whose reason is worth telling comes first."""
        order = (UNAFFECTED, TAUNTED, NOT_SEEN, IN_THE_AIR, OUT_OF_REACH, NOT_IN_CENTER, EXHAUSTED, PEACEFUL)
        obstacle = self.state.obstacle_for(card, self.card)
        return order.index(obstacle) if obstacle in order else len(order)

    def obstacle(self, card: int, target: int) -> Refusal:
        """What keeps a creature from attacking another one."""
        state = self.state
        found = state.obstacle_for(card, target)
        if found == EXHAUSTED and state.state_of(card)["powers"] & PEACE_ADEPT:
            found = PEACEFUL
        assert found != NO_OBSTACLE
        if found == PEACEFUL and state.job_kind != NOTHING and verb_text(state.verb) == "choose-loot":
            return self.because("ho-refusal-peaceful-thief", "HO 8.7", card=self.names.card(card))
        reason, rule = OBSTACLES[found]
        said: dict[str, Word] = {"card": self.names.card(card)}
        if found == NOT_SEEN and state.state_of(target)["spot"] != CENTER:
            reason, rule = "ho-refusal-in-bushes", "HO 5.3"
        if found in (OUT_OF_REACH, IN_THE_AIR, NOT_SEEN, UNAFFECTED, TAUNTED):
            said["other"] = self.names.card(target)
        if found == TAUNTED:
            side = state.creatures_of(state.state_of(target)["controller"])
            said["taunters"] = self.names.named([one for one in side if state.taunts(one)])
        return self.because(reason, rule, **said)


RULES_OF_STAGES = {CHOOSING_LOSER: "HO 7.5", CHOOSING_LOOTER: "HO 15.8"}
RULES_OF_CHOICES = {
    "fight": "HO 7.1",
    "choose-loot": "HO 8.5",
    "choose-amount": "HO 6.2",
    "choose-host": "HO 12.1",
    "join-group": "HO 10.9",
    "take-control": "HO 11.5",
    "take-control-empty": "HO 11.5",
    "replace": "HO 11.7",
    "search": "HO 11.8",
    "take-treasure": "HO 11.10",
    "steal-by-might": "HO 11.10",
    "attack-at-once": "HO 9.10",
}
"""Where it is said what may be chosen; for all others it is HO 9.6 and 9.7."""


def examples(setup: Setup, text: str) -> tuple[str, ...]:
    """Moves that are written much like a text that is none; or moves of several sorts."""
    names = words.names(setup)
    close = get_close_matches(" ".join(text.lower().split())[:60], list(names.move_ids), 3)
    labels = names.labels
    usual = (f"play {labels[0]}", f"order {labels[0]}", f"take {labels[0]}", "choose seat-2", "end")
    return tuple(close) or usual

"""Scenarios in the order of the rules. The seats are Zentan (0), Shietan (1), Seitan (2) and Ryokutan (3)."""

from __future__ import annotations

import pytest

from fablewood import Chance, IllegalMove, InvalidMove, InvalidPosition, deal
from fablewood.core.state import State
from fablewood.games.seven_prophecies.rules import SevenProphecies
from fablewood.games.seven_prophecies.words import CARD_IDS, COLOURS
from tests.games.seven_prophecies.tables import (
    anything,
    card,
    last_ranks,
    play,
    round_that_ends,
    table,
)

FOUR = [anything(4)] * 4
THREE = [anything(3)] * 3


def refused(state: State, seat: int, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, move)
    return str(caught.value)


def new_game(seats: int, seed: int = 1, **options: object) -> SevenProphecies:
    state = deal("seven-prophecies", seats, seed, options)
    assert isinstance(state, SevenProphecies)
    return state


# SP 3: setting up a round


def test_four_players_get_ten_cards_each_and_four_stay_hidden() -> None:
    state = new_game(4)
    hands = [state.hand(seat) for seat in range(4)]
    assert [len(hand) for hand in hands] == [10] * 4
    assert len(set().union(*hands)) == 40
    assert len(state.colour_row()) == 10


def test_the_colour_row_shows_each_colour_once_to_three_times() -> None:
    for seed in range(200):
        row = new_game(4, seed).colour_row()
        assert all(1 <= row.count(colour) <= 3 for colour in range(4))


def test_three_players_play_without_the_tens_and_elevens() -> None:
    for seed in range(20):
        state = new_game(3, seed)
        cards = [one for seat in range(3) for one in state.hand(seat)]
        assert len(set(cards)) == 30
        assert all(one % 11 < 9 for one in cards)
    assert "SP 9.1" in refused(state, 0, "play broom-10")


def test_the_first_starting_player_is_drawn_by_lot_or_named() -> None:
    assert {new_game(4, seed).starter for seed in range(60)} == {0, 1, 2, 3}
    for seat in range(4):
        assert {new_game(4, seed, firstPlayer=str(seat + 1)).starter for seed in range(5)} == {seat}


# SP 4: foretelling


@pytest.mark.parametrize("bid", ["2-1-1-3", "7-0-0-0", "0-0-0-7"])
def test_any_split_of_seven_tokens_is_a_prophecy(bid: str) -> None:
    state = new_game(4)
    state.play(2, f"foretell {bid}")
    assert state.bid(2) == [int(n) for n in bid.split("-")]


@pytest.mark.parametrize(
    ("bid", "why"),
    [
        ("2-1-1-2", "this one uses 6"),
        ("3-3-1-1", "this one uses 8"),
        ("0-0-0-0", "this one uses 0"),
        ("8--1-0-0", "fewer than 0"),
        ("-1-8-0-0", "fewer than 0"),
        ("4-3", "4 ranks; this one has 2"),
        ("4-3-0", "4 ranks; this one has 3"),
    ],
)
def test_any_other_prophecy_is_refused_with_the_reason(bid: str, why: str) -> None:
    with pytest.raises(InvalidMove, match=why):
        new_game(4).play(0, f"foretell {bid}")


def test_three_players_foretell_three_ranks() -> None:
    state = new_game(3)
    assert len(state.legal(0)) == 36
    state.play(0, "foretell 0-3-4")
    with pytest.raises(InvalidMove, match=r"3 ranks; this one has 4.*SP 9\.3"):
        state.play(1, "foretell 2-1-1-3")


def test_prophecies_are_made_in_any_order_and_seen_by_nobody_else_until_all_are_ready() -> None:
    state = new_game(4)
    for seat in (3, 0, 2):
        state.play(seat, "foretell 1-2-3-1")
    assert state.to_act() == (1,)
    for eye in range(-1, 4):
        seen = state.view(eye)["prophecies"]
        assert [bid is not None for bid in seen] == [eye == seat and seat != 1 for seat in range(4)]
        assert state.view(eye)["ready"] == [True, False, True, True]
        assert state.view(eye)["tokens"] == [None] * 4
    state.play(1, "foretell 7-0-0-0")
    for eye in range(-1, 4):
        assert state.view(eye)["prophecies"] == [[1, 2, 3, 1], [7, 0, 0, 0], [1, 2, 3, 1], [1, 2, 3, 1]]


def test_a_prophecy_can_be_taken_back_until_the_last_is_ready() -> None:
    state = new_game(4)
    for seat in range(3):
        state.play(seat, "foretell 1-2-3-1")
    assert "SP 4.3" in refused(state, 0, "foretell 2-2-2-1")
    state.play(0, "withdraw")
    assert state.to_act() == (0, 3)
    assert "SP 4.3" in refused(state, 0, "withdraw")
    state.play(0, "foretell 2-2-2-1")
    state.play(3, "foretell 0-0-0-7")
    assert state.bid(0) == [2, 2, 2, 1]
    assert "SP 4.3" in refused(state, 1, "withdraw")
    assert "SP 4.2" in refused(state, 1, "foretell 2-2-2-1")


def test_with_lock_on_ready_it_cannot() -> None:
    state = new_game(4, lockOnReady=True)
    state.play(0, "foretell 1-2-3-1")
    assert state.legal(0) == []
    assert "SP 11.2" in refused(state, 0, "withdraw")
    assert "SP 11.2" in refused(state, 0, "foretell 2-2-2-1")


def test_no_card_is_played_before_all_are_ready() -> None:
    state = table(["B2", "", "", ""])
    state.play(1, "foretell 7-0-0-0")
    assert "Seat 1, Seat 3 and Seat 4 must still foretell. SP 4.2" in refused(state, 0, "play broom-2")


# SP 5: the trick


def test_the_starting_player_leads_and_others_wait() -> None:
    state = table(["", "", "B2", ""], starter=2, prophecies=FOUR)
    assert state.to_act() == (2,)
    assert "It is not your turn: Seat 3 has to play a card. SP 5.1" in refused(state, 3, "play broom-1")


def test_the_leader_too_must_follow_the_colour_of_the_trick() -> None:
    state = table(["B2 M1 M2 M3 M4 M5 M6 M7 M8 M11", "", "", ""], prophecies=FOUR)
    assert refused(state, 0, "play mushroom-11") == "You must follow Broom: you hold Broom 2. SP 5.2"
    assert [state.move_text(move) for move in state.legal(0)] == ["play broom-2"]
    state.play(0, "play broom-2")


def test_the_refusal_names_the_cards_that_may_be_played_and_the_rule_in_both_languages() -> None:
    state = table(["B3 B9 M1 M2 M3 M4 M5 M6 M7 M8", "", "", ""], prophecies=FOUR)
    refusal = state.explain(0, "play mushroom-1")
    assert refusal is not None
    assert refusal.text() == "You must follow Broom: you hold Broom 3 and Broom 9. SP 5.2"
    assert refusal.text("de") == "Du musst Besen bedienen: Du hast Besen 3 und Besen 9. SP 5.2"


def test_the_colour_of_the_first_card_does_not_matter() -> None:
    state = table(["M4", "M9 P1", "", ""], lacking=["B", "B", "", ""], prophecies=FOUR)
    play(state, "M4 P1")


def test_who_does_not_hold_the_colour_plays_anything() -> None:
    state = table(["M4", "", "", ""], lacking=["B", "", "", ""], prophecies=FOUR)
    assert len(state.legal(0)) == 10


def test_a_card_that_is_not_held_is_refused_with_the_hand() -> None:
    state = table(["B1 B2 B3 B4 B5 B6 B7 B8 B9 B10", "B11", "", ""], prophecies=FOUR)
    assert "You don't hold Broom 11. You hold Broom 1, Broom 2" in refused(state, 0, "play broom-11")


def test_lead_colour_ranks_first_then_others_by_number_the_later_of_equals_better() -> None:
    """Zentan M6, Shietan B9, Seitan S9, Ryokutan leads M3: Zentan 1st, Ryokutan 2nd, Seitan 3rd, Shietan 4th."""
    state = table(
        ["M6", "B9", "S9", "M3"], row="M" + "BBBMMPPPS", lacking=["", "M", "M", ""], starter=3, prophecies=FOUR
    )
    play(state, "M3 M6 B9 S9")
    assert last_ranks(state) == [1, 4, 3, 2]
    assert state.to_act() == (0,)


def test_the_first_example_of_the_game() -> None:
    state = table(["M11", "B5", "B1", "B10"], lacking=["B", "", "", ""], prophecies=FOUR)
    play(state, "M11 B5 B1 B10")
    assert last_ranks(state) == [4, 2, 3, 1]
    assert state.to_act() == (3,)


def test_when_nobody_holds_the_colour_the_highest_card_leads_next() -> None:
    state = SevenProphecies(new_game(4).setup)
    hands = [[CARD_IDS[card(one)]] for one in ("B8", "M8", "S3", "B11")]
    state.arrange([], 0, [COLOURS.index("potion")] * 10, hands)
    for seat in range(4):
        state.play(seat, "foretell 7-0-0-0")
    play(state, "B8 M8 S3 B11")
    assert last_ranks(state) == [3, 2, 4, 1]
    assert state.to_act() == (3,)


@pytest.mark.parametrize("seats", [3, 4])
def test_every_trick_gives_every_rank_once(seats: int) -> None:
    for seed in range(10):
        state = new_game(seats, seed)
        chance = Chance(seed)
        while not state.over:
            seat = state.to_act()[0]
            legal = state.legal(seat)
            before = state.trick
            state.play(seat, legal[chance.pick(len(legal))])
            if state.trick > before:
                assert sorted(last_ranks(state)) == list(range(1, seats + 1))


def test_exactly_one_token_moves_and_by_itself() -> None:
    state = table(
        ["M11", "B5", "B1", "B10"], lacking=["B", "", "", ""], prophecies=["2-1-1-3", "7-0-0-0", "0-0-7-0", "0-7-0-0"]
    )
    play(state, "M11 B5 B1 B10")
    assert state.tokens_on(0) == [2, 1, 1, 2]
    assert state.tokens_on(1) == [7, 0, 0, 0]
    assert state.tokens_on(2) == [0, 0, 6, 0]
    assert state.tokens_on(3) == [0, 7, 0, 0]
    trick = state.view(-1)["tricks"][0]
    assert [(one["seat"], one["rank"], one["fulfilled"]) for one in trick] == [
        (0, 3, True),
        (1, 1, False),
        (2, 2, True),
        (3, 0, False),
    ]


def test_who_cannot_follow_has_shown_it_to_everybody() -> None:
    state = table(["M11", "B5", "B1", "B10"], lacking=["B", "", "", ""], prophecies=FOUR)
    play(state, "M11 B5")
    for eye in range(-1, 4):
        assert state.view(eye)["missing"] == [["broom"], [], [], []]


# SP 6 and 7: the end of a round, and its points


@pytest.mark.parametrize(("trick", "points"), [(7, 5), (8, 3), (9, 2), (10, 1)])
@pytest.mark.parametrize("seats", [3, 4])
def test_achieving_is_worth_more_the_sooner(trick: int, points: int, seats: int) -> None:
    state = round_that_ends(trick, [0, *[2] * (seats - 1)])
    assert state.score_sheet() == [[points, *[1 if trick < 10 else 0] * (seats - 1)]]


def test_every_achiever_scores_and_of_the_others_those_with_the_fewest_tokens_left() -> None:
    assert round_that_ends(8, [0, 0, 1, 3]).score_sheet() == [[3, 3, 1, 0]]
    assert round_that_ends(8, [2, 0, 2, 3]).score_sheet() == [[1, 3, 1, 0]]


def test_in_the_tenth_trick_there_is_no_consolation() -> None:
    assert round_that_ends(10, [1, 1, 2, 0]).score_sheet() == [[0, 0, 0, 1]]


def test_when_all_achieve_all_score() -> None:
    assert round_that_ends(7, [0, 0, 0, 0]).score_sheet() == [[5, 5, 5, 5]]


def test_when_nobody_achieves_nobody_scores() -> None:
    assert round_that_ends(10, [1, 2, 3, 1]).score_sheet() == [[0, 0, 0, 0]]


def test_who_cannot_make_it_any_more_plays_on_and_may_still_be_consoled() -> None:
    state = round_that_ends(7, [0, 4, 5, 6])
    assert state.score_sheet() == [[5, 1, 0, 0]]


# SP 8: the next round, and the end of the game


def test_the_starting_token_goes_round_whoever_wins_tricks() -> None:
    state = new_game(4, firstPlayer="1", rounds=12)
    chance = Chance(5)
    starters = {}
    while not state.over:
        starters[state.round] = state.starter
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.play(seat, legal[chance.pick(len(legal))])
    assert len(starters) > 4
    assert all(starter == number % 4 for number, starter in starters.items())


def test_all_cards_are_shuffled_again_for_the_next_round() -> None:
    state = round_that_ends(10, [1, 2, 3, 1])
    assert [len(state.hand(seat)) for seat in range(4)] == [10] * 4
    came_back = set()
    for seed in range(30):
        game = new_game(4, seed, rounds=2)
        first = {one for seat in range(4) for one in game.hand(seat)}
        chance = Chance(seed)
        while game.round == 0 and not game.over:
            legal = game.legal(game.to_act()[0])
            game.play(game.to_act()[0], legal[chance.pick(len(legal))])
        came_back |= {one for seat in range(4) for one in game.hand(seat)} - first
    assert len(came_back) > 30


def test_the_game_ends_with_seven_points_or_more_after_a_round() -> None:
    state = round_that_ends(7, [0, 1, 2, 3], sheet=[[2, 0, 1, 0]])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (7, 1, 1, 0)
    assert outcome.winners == (0,)
    assert outcome.reason.plain == "seven-points"


def test_scores_are_not_capped_and_the_highest_of_several_wins() -> None:
    state = round_that_ends(7, [0, 0, 2, 3], sheet=[[3, 3, 1, 0], [2, 0, 1, 0]])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (10, 8, 3, 0)
    assert outcome.places == (1, 2, 3, 4)


@pytest.mark.parametrize(("seats", "rounds"), [(4, 4), (3, 3)])
def test_the_game_ends_after_the_last_round_even_with_few_points(seats: int, rounds: int) -> None:
    sheet = [[5, *[1] * (seats - 1)], *[[0] * seats] * (rounds - 2)]
    state = round_that_ends(10, [1, 2, 3, 1][:seats], sheet=sheet)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 5
    assert outcome.winners == (0,)
    assert outcome.reason.plain == "last-round"
    assert refused(state, 0, "play broom-1") == "The game is over. SP 8.1"


def test_six_points_do_not_end_the_game() -> None:
    state = round_that_ends(7, [0, 1, 2, 3], sheet=[[1, 5, 0, 0]])
    assert state.score_sheet() == [[1, 5, 0, 0], [5, 1, 0, 0]]
    assert not state.over


def test_a_tie_is_broken_by_the_fewest_tokens_foretold_on_first_and_fourth() -> None:
    sheet = [[5, 1, 0, 0], [1, 5, 0, 0], [0, 0, 0, 0]]
    bids = [[2, 2, 2, 1], [1, 2, 3, 1], None, None]
    outcome = round_that_ends(10, [3, 2, 2, 1], bids=bids, sheet=sheet).outcome()
    assert outcome is not None
    assert outcome.scores[:2] == (6, 6)
    assert outcome.winners == (1,)
    assert outcome.places[0] == 2


def test_a_tie_beyond_that_is_shared() -> None:
    sheet = [[5, 1, 0, 0], [1, 5, 0, 0], [0, 0, 0, 0]]
    bids = [[2, 2, 2, 1], [0, 2, 2, 3], None, None]
    outcome = round_that_ends(10, [3, 2, 2, 1], bids=bids, sheet=sheet).outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.places[:2] == (1, 1)


def test_with_three_the_outer_ranks_are_first_and_third() -> None:
    sheet = [[5, 1, 0], [1, 5, 0]]
    bids = [[2, 1, 4], [1, 3, 3], None]
    outcome = round_that_ends(10, [1, 1, 1], bids=bids, sheet=sheet).outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_the_rounds_option_sets_how_many_there_are() -> None:
    assert round_that_ends(10, [1, 2, 3, 1], options={"rounds": 1}).over
    assert not round_that_ends(10, [1, 2, 3, 1], options={"rounds": 2}).over


# SP 10: who sees what


def test_unplayed_cards_are_never_shown() -> None:
    state = round_that_ends(7, [0, 1, 2, 3], options={"rounds": 1})
    assert state.over
    for eye in range(-1, 4):
        seen = str(state.view(eye))
        for seat in range(4):
            if seat != eye:
                assert not any(f"'{state.move_text(one)[5:]}'" in seen for one in state.hand(seat))


def test_each_seat_hears_only_of_its_own_cards_when_a_round_is_dealt() -> None:
    state = round_that_ends(10, [1, 2, 3, 1], listen=True)
    dealt = [event for event in state.heard() if event.kind == "dealt"]
    assert [event.seen_by for event in dealt] == [(0,), (1,), (2,), (3,)]
    assert [event.plain()["cards"] for event in dealt] == [state.view(seat)["hand"] for seat in range(4)]
    (aside,) = [event for event in state.heard() if event.kind == "aside"]
    assert aside.seen_by == ()


# Positions


def test_impossible_positions_are_refused_with_place_and_reason() -> None:
    good = table(["B2", "", "", ""]).position()

    def refusal(**change: object) -> str:
        with pytest.raises(InvalidPosition) as caught:
            type(table(["B2", "", "", ""]).setup.game)().set_up({**good, **change})
        return str(caught.value)

    hands = good["hands"]
    assert "Broom 2 is there twice" in refusal(hands=[hands[0], [card("B2"), *hands[1][1:]], *hands[2:]])
    assert "$.prophecies[1]: A prophecy uses all 7 tokens; this one uses 8" in refusal(
        prophecies=[None, [2, 2, 2, 2], None, None]
    )
    assert "$.prophecies[0][0]: 8 stands here, but it has to be from 0 to 7" in refusal(
        prophecies=[[8, 0, 0, 0], None, None, None]
    )
    assert "Seat 1 has 9 cards, in hand and played, but was dealt 10" in refusal(hands=[hands[0][1:], *hands[1:]])
    assert "Broom stands 4 times in the colour row" in refusal(row=["broom"] * 4 + good["row"][4:])
    assert "Cards are played, but this seat has not foretold" in refusal(
        hands=[[one for one in hands[0] if one != "broom-2"], *hands[1:]], tricks=[["broom-2"]]
    )
    assert "The game was over before this round" in refusal(sheet=[[5, 1, 0, 0], [5, 1, 0, 0], [0, 0, 0, 0]])
    assert "No round can be scored [4, 0, 0, 0]" in refusal(sheet=[[4, 0, 0, 0]])
    assert "No round can be scored [5, 0, 0, 0]" in refusal(sheet=[[5, 0, 0, 0]])
    assert "by the option firstPlayer it is seat 2" in refusal(options={"firstPlayer": "3"})
    assert "At $.options: There is no option" in refusal(options={"speed": 1})
    assert "$.starter: 4 stands here, but it has to be from 0 to 3" in refusal(starter=4)
    assert "A trick has 4 cards" in refusal(tricks=[["broom-2"], ["broom-1"]])


def test_a_position_in_which_somebody_failed_to_follow_is_refused_with_the_rule() -> None:
    state = table(["B1 B2 M1", "", "", ""], prophecies=FOUR)
    position = state.position()
    hand = [one for one in position["hands"][0] if one != "mushroom-1"]
    with pytest.raises(InvalidPosition, match=r"\$\.tricks\[0\]\[0\]: You must follow Broom.* SP 5\.2"):
        type(state.setup.game)().set_up(
            {**position, "hands": [hand, *position["hands"][1:]], "tricks": [["mushroom-1"]]}
        )

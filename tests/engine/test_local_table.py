"""The table on one computer: deals, choices in, events out."""

from random import Random

import pytest

from engine.samurai import (
    ALL_TILES,
    Board,
    Deal,
    Draft,
    EndReason,
    Event,
    FigurePlaced,
    GameEnded,
    IllegalAction,
    LocalTable,
    OpeningChoice,
    OpeningChosen,
    Phase,
    Resignation,
    Rule,
    RuleSet,
    SeatInfo,
    Turn,
    TurnPlayed,
    legal_figure_placements,
)

SEATS = (SeatInfo("Ann", "red", "human"), SeatInfo("Ben", "blue", "human"), SeatInfo("Cid", "green", "human"))
FIVE = ALL_TILES[:5]


def table_for(rules: RuleSet, seed: int = 1, players: int = 3) -> LocalTable:
    board = Board.load(players)
    return LocalTable(rules, SEATS[:players], Deal.shuffled(board, rules, Random(seed)))


def play_on(table: LocalTable, random: Random) -> None:
    """One random choice of the first seat awaited."""
    seat = table.awaited[0]
    position = table.position
    if position.phase is Phase.OPENING:
        table.submit(seat, OpeningChoice(tuple(random.sample(ALL_TILES, 5))))
    elif position.phase is Phase.FIGURES:
        table.submit(seat, random.choice(legal_figure_placements(position)))
    else:
        draft = Draft(position, table.hand(seat))
        while (actions := draft.legal_actions()) and (not draft.actions or random.random() < 0.4):
            draft.push(random.choice(actions))
        table.submit(seat, draft.finish())


def test_opening_hands_are_awaited_from_all_and_the_stock_keeps_its_order() -> None:
    table = table_for(RuleSet())
    first = table.deal.first
    assert table.awaited == tuple((first + step) % 3 for step in range(3))
    order = table.deal.orders[0]
    table.submit(0, OpeningChoice(FIVE))
    assert table.hand(0).tiles == FIVE
    rest = list(order)
    for tile in FIVE:
        rest.remove(tile)
    assert table.stock(0) == tuple(rest)
    assert 0 not in table.awaited
    with pytest.raises(IllegalAction) as raised:
        table.submit(0, OpeningChoice(FIVE))
    assert raised.value.reason.rule is Rule.OPENING_CHOSEN


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("rules", [RuleSet(), RuleSet(opening="random", figures="random", capture="immediate")])
def test_events_tell_the_whole_game(players: int, rules: RuleSet) -> None:
    random = Random(7)
    table = table_for(rules, 3, players)
    events: list[Event] = []
    table.subscribe(events.append)
    while table.awaited:
        play_on(table, random)
    figures = 3 * table.position.board.figures_of_each_kind - 3
    assert sum(isinstance(event, OpeningChosen) for event in events) == (
        players if rules.opening == "chosen" else 0
    )
    assert sum(isinstance(event, FigurePlaced) for event in events) == (figures if rules.figures == "placed" else 0)
    turns = [event for event in events if isinstance(event, TurnPlayed)]
    assert len(turns) == len(table.record().turns)
    assert isinstance(events[-1], GameEnded)
    assert sum(isinstance(event, GameEnded) for event in events) == 1
    captured = sum(map(sum, table.position.captured)) + sum(table.position.set_aside)
    assert captured == sum(len(event.captures) for event in turns)


def test_every_tile_is_in_one_place_at_any_time() -> None:
    random = Random(11)
    table = table_for(RuleSet(), 5)
    while table.awaited:
        play_on(table, random)
        for seat in range(3):
            everywhere = [*table.hand(seat).tiles, *table.stock(seat), *table.position.shown_tiles(seat)]
            assert sorted(tile.index for tile in everywhere) == [tile.index for tile in ALL_TILES]
            assert len(table.hand(seat).tiles) == table.position.hand_sizes[seat]
            assert len(table.stock(seat)) == table.position.stock_sizes[seat]


def test_the_same_deal_and_choices_give_the_same_game() -> None:
    def played() -> LocalTable:
        table, random = table_for(RuleSet(), 9), Random(4)
        while table.awaited:
            play_on(table, random)
        return table

    assert played().record() == played().record()


def test_out_of_turn_nothing_happens() -> None:
    table = table_for(RuleSet(opening="random", figures="random"))
    other = (table.awaited[0] + 1) % 3
    before = table.position
    with pytest.raises(IllegalAction) as raised:
        table.submit(other, Turn())
    assert raised.value.reason.rule is Rule.NOT_YOUR_TURN
    assert table.position == before


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_at_the_table_can_do_nothing(seat: int) -> None:
    table = table_for(RuleSet())
    before = table.position
    for choice in (OpeningChoice(FIVE), Resignation(), Turn()):
        with pytest.raises(IllegalAction):
            table.submit(seat, choice)
    assert table.position == before


def test_a_listener_that_plays_on_hears_of_the_end_once() -> None:
    table = table_for(RuleSet(opening="random", figures="random"))
    random = Random(4)
    endings: list[Event] = []

    def listen(event: Event) -> None:
        if isinstance(event, GameEnded):
            endings.append(event)
        elif table.awaited:
            play_on(table, random)

    table.subscribe(listen)
    play_on(table, random)
    assert len(endings) == 1


def test_another_player_may_take_a_seat() -> None:
    table = table_for(RuleSet())
    before = table.position
    table.reseat(1, "bot:greedy")
    assert table.seats[1].player == "bot:greedy"
    assert table.record().seats == table.seats
    assert table.position == before


def test_a_resignation_ends_the_game_for_the_others() -> None:
    table = table_for(RuleSet())
    events: list[Event] = []
    unsubscribe = table.subscribe(events.append)
    table.submit(1, Resignation())
    assert table.awaited == ()
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.verdict.reasons == (EndReason.RESIGNED,)
    assert ended.verdict.winners == (0, 2)
    with pytest.raises(IllegalAction):
        table.submit(0, Resignation())
    unsubscribe()
    assert len(events) == 1


def test_a_rotated_deal_gives_every_seat_the_part_of_another() -> None:
    deal = Deal.shuffled(Board.load(3), RuleSet(), Random(2))
    turned = deal.rotated(1)
    assert turned.first == (deal.first + 1) % 3
    assert turned.orders == (deal.orders[2], deal.orders[0], deal.orders[1])
    assert deal.rotated(3) == deal


def test_a_deal_without_the_twenty_tiles_is_refused() -> None:
    rules = RuleSet()
    deal = Deal.shuffled(Board.load(3), rules, Random(2))
    broken = deal._replace(orders=(deal.orders[0][:19], *deal.orders[1:]))
    with pytest.raises(ValueError, match="twenty tiles"):
        LocalTable(rules, SEATS, broken)

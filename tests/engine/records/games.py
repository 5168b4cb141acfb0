"""Games played at random on a local table, under any options, to any point."""

from random import Random

from engine.samurai import (
    ALL_TILES,
    CHOICES,
    COLOURS,
    HAND_SIZE,
    Board,
    Deal,
    Draft,
    LocalTable,
    OpeningChoice,
    Phase,
    RuleSet,
    SeatInfo,
    legal_figure_placements,
)


def random_table(seed: int) -> LocalTable:
    """A table with random options, seats and deal."""
    random = Random(seed)
    rules = RuleSet.from_options({option: random.choice(values) for option, values in CHOICES.items()})
    players = random.choice((2, 3, 4))
    seats = tuple(
        SeatInfo(name, colour, player)
        for name, colour, player in zip(
            random.sample(("Ann", "Zoë", "武士", "“\\”"), players),
            random.sample(COLOURS, players),
            random.choices(("human", "bot:hard", "cmd:other bot"), k=players),
            strict=True,
        )
    )
    return LocalTable(rules, seats, Deal.shuffled(Board.load(players), rules, random))


def play_one_choice(table: LocalTable, random: Random) -> None:
    """Submit a random choice of some seat that may act."""
    seat = random.choice(table.awaited)
    position = table.position
    if position.phase is Phase.OPENING:
        table.submit(seat, OpeningChoice(tuple(random.sample(ALL_TILES, HAND_SIZE))))
    elif position.phase is Phase.FIGURES:
        table.submit(seat, random.choice(legal_figure_placements(position)))
    else:
        draft = Draft(position, table.hand(seat))
        while (actions := draft.legal_actions()) and (not draft.actions or random.random() < 0.5):
            draft.push(random.choice(actions))
        table.submit(seat, draft.finish())


def played_table(seed: int, choices: int | None = None) -> LocalTable:
    """A random table after so many choices, or at its end."""
    table, random = random_table(seed), Random(seed)
    while table.awaited and choices != 0:
        play_one_choice(table, random)
        choices = None if choices is None else choices - 1
    return table

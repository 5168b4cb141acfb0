"""Turns with a figure exchange or a token exchange that is illegal."""

from tests.engine.mutations.moment import Moment, at_a_moment, empty_land, exchanges, own_slow, standing
from tests.engine.oracle.pieces import FAST, KINDS, SHIPS


@at_a_moment("an exchange of two of a kind")
def exchange_alike(moment: Moment) -> None:
    kind = moment.random.choice(KINDS)
    places = [name for name, figure in standing(moment) if figure == kind]
    if len(places) >= 2 and "X" in moment.tiles:
        one, other = moment.random.sample(places, 2)
        moment.add_turn(f"X:{one}{kind}-{other}{kind}")


@at_a_moment("an exchange within a settlement")
def exchange_within(moment: Moment) -> None:
    places = [name for name, figures in moment.game.figures.items() if len(figures) >= 2]
    if places and "X" in moment.tiles:
        name = moment.random.choice(places)
        one, other = moment.random.sample(sorted(moment.game.figures[name]), 2)
        moment.add_turn(f"X:{name}{one}-{name}{other}")


@at_a_moment("an exchange that leaves two alike")
def exchange_leaves_alike(moment: Moment) -> None:
    pairs = [
        f"X:{one}{figure}-{other}{other_figure}"
        for one, figure in standing(moment)
        for other, other_figure in standing(moment)
        if figure != other_figure and one != other and other_figure in moment.game.figures[one]
    ]
    if pairs and "X" in moment.tiles:
        moment.add_turn(moment.random.choice(pairs))


@at_a_moment("an exchange of a figure that isn't there")
def exchange_absent(moment: Moment) -> None:
    one, figure = moment.random.choice(standing(moment))
    other = moment.random.choice([*moment.game.country.settlements, "n12", "z9"])
    absent = [kind for kind in KINDS if kind != figure and kind not in moment.game.figures.get(other, ())]
    if absent and "X" in moment.tiles:
        moment.add_turn(f"X:{one}{figure}-{other}{moment.random.choice(absent)}")


@at_a_moment("a figure exchange twice")
def exchange_twice(moment: Moment) -> None:
    if exchanges(moment):
        action = moment.random.choice(exchanges(moment))
        one, other = action[2:].split("-")
        back = f"X:{one[:-1]}{other[-1]}-{other[:-1]}{one[-1]}"
        moment.add_turn(*([action, back] if "X" in moment.tiles else [action]))


def token(moment: Moment, origins: list[str], destinations: list[str]) -> None:
    """Move a tile between any of these, if there are any."""
    if "M" in moment.tiles and origins and destinations:
        moment.add_turn(f"M:{moment.random.choice(origins)}>{moment.random.choice(destinations)}")


@at_a_moment("a token exchange of another's tile")
def token_of_other(moment: Moment) -> None:
    token(
        moment,
        [name for name, (seat, _) in moment.game.tiles.items() if seat != moment.seat],
        empty_land(moment),
    )


@at_a_moment("a token exchange of a fast tile")
def token_of_fast(moment: Moment) -> None:
    tiles = moment.game.tiles.items()
    fast = [name for name, (seat, tile) in tiles if seat == moment.seat and tile in FAST]
    token(moment, fast, empty_land(moment))


@at_a_moment("a token exchange of a ship to the sea")
def token_of_ship(moment: Moment) -> None:
    tiles = moment.game.tiles.items()
    ships = [name for name, (seat, tile) in tiles if seat == moment.seat and tile in SHIPS]
    token(moment, ships, [moment.any_hex("sea")])


@at_a_moment("a token exchange of no tile")
def token_of_none(moment: Moment) -> None:
    if len(empty_land(moment)) >= 2:
        one, other = moment.random.sample(empty_land(moment), 2)
        token(moment, [one], [other])


@at_a_moment("a token exchange onto itself")
def token_onto_itself(moment: Moment) -> None:
    if own_slow(moment):
        name = moment.random.choice(own_slow(moment))
        token(moment, [name], [name])


@at_a_moment("a token exchange to a wrong hex")
def token_to_wrong_hex(moment: Moment) -> None:
    wrong = [
        *moment.game.tiles,
        *moment.game.country.of_kind("sea"),
        *moment.game.country.settlements,
        "z9",
        "a1",
    ]
    token(moment, own_slow(moment), wrong)


@at_a_moment("a token exchange of a tile placed in the same turn")
def token_of_same_turn(moment: Moment) -> None:
    if moment.any_of(["N1"]) and len(empty_land(moment)) >= 2 and "M" in moment.tiles:
        one, other = moment.random.sample(empty_land(moment), 2)
        moment.add_turn(f"N1@{one}", f"M:{one}>{other}")

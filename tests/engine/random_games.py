"""Random games through the engine alone."""

from collections.abc import Iterator
from random import Random

from engine.samurai import (
    Board,
    Deal,
    Draft,
    Game,
    Hand,
    Phase,
    Position,
    RuleSet,
    TurnResult,
    legal_figure_placements,
    tile_of_action,
)


def set_up(players: int, rules: RuleSet, random: Random) -> Game:
    """A game with random opening hands and figures, before its first turn."""
    board = Board.load(players)
    game = Game.started(board, rules, Deal.shuffled(board, rules, random))
    for seat in range(players):
        if rules.opening == "chosen":
            game = game.choose_opening(seat, tuple(random.sample(game.stocks[seat], 5)))
    while game.position.phase is Phase.FIGURES:
        game = game.place_figure(random.choice(legal_figure_placements(game.position)))
    return game


def stage_turn(draft: Draft, random: Random, chance_of_more: float = 0.5) -> None:
    """Push random actions, each tile as likely as another, as far as the chance allows."""
    while legal := draft.legal_actions():
        if draft.actions and random.random() >= chance_of_more:
            return
        tile = random.choice(list(dict.fromkeys(tile_of_action(action) for action in legal)))
        draft.push(random.choice([action for action in legal if tile_of_action(action) is tile]))


def turns(
    game: Game, random: Random, chance_of_more: float = 0.5
) -> Iterator[tuple[Position, Hand, Draft, TurnResult]]:
    """Play to the end; yield before each turn: position, hand, the draft as staged, and what the turn does."""
    while game.position.phase is Phase.TURNS:
        position = game.position
        hand = game.hand(position.seat_to_act)
        draft = Draft(position, hand)
        stage_turn(draft, random, chance_of_more)
        game, result = game.play(draft.finish())
        yield position, hand, draft, result

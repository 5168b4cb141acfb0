"""The choice among replies in the tree: begins with what the policy likes, learns what comes out best."""

from random import Random

from engine.samurai.bots.playouts.replies import Key, Node, chosen_reply

GOOD: Key = (0, 1, 2)
BETTER: Key = (3, 1, 2)
HOPELESS: Key = (5, 4, 6)
OPTIONS = [(0.05, GOOD, 7), (0.03, BETTER, 8), (-0.5, HOPELESS, 9)]


def test_begins_with_what_the_policy_likes_best() -> None:
    assert chosen_reply(Node(), OPTIONS)[1] == GOOD


def test_learns_what_comes_out_best_and_never_tries_what_is_far_behind() -> None:
    random = Random(6)
    node = Node()
    outcomes = {GOOD: 0.4, BETTER: 0.6}
    for _ in range(300):
        key = chosen_reply(node, OPTIONS)[1]
        reply = node.replies.setdefault(key, Node())
        reply.visits += 1
        reply.total += outcomes[key] + random.gauss(0, 0.1)
    assert node.replies[BETTER].visits > 4 * node.replies[GOOD].visits
    assert HOPELESS not in node.replies


def test_an_option_alone_is_chosen() -> None:
    assert chosen_reply(Node(), OPTIONS[2:])[2] == 9

"""All players at the table, and what is left to play for."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.samurai import Phase, Position, SeatInfo
from samurai_qt import words
from samurai_qt.session import Session
from samurai_qt.table.link import Link
from samurai_qt.widgets.kinds_card import KindsCard, KindsState
from samurai_qt.widgets.player_card import PlayerCard, PlayerState
from samurai_qt.widgets.themed import ThemedWidget


class PlayersPanel(ThemedWidget):
    """A card for each player, in order of seats, and one for the kinds of figures."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.cards: list[PlayerCard] = []
        self._compact = False
        self.kinds = KindsCard(session)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self._layout.addWidget(self.kinds)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def blocks(self) -> list[QRect]:
        """Where the cards lie, in pixels of the panel's parent."""
        self._layout.activate()
        return [part.geometry().translated(self.pos()) for part in (*self.cards, self.kinds)]

    def set_horizontal(self, horizontal: bool) -> None:
        """Stand as a row on top of the table, or as a column beside it."""
        direction = QBoxLayout.Direction.LeftToRight if horizontal else QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(direction)
        for part in (*self.cards, self.kinds):
            self._layout.setStretchFactor(part, 6 if part is self.kinds else 5)

    def set_state(
        self,
        position: Position,
        seats: Sequence[SeatInfo],
        *,
        hidden: bool,
        own_seats: Collection[int] = (),
        thinking_seat: int | None = None,
        links: Sequence[tuple[Link, str]] = (),
    ) -> None:
        """Show a position. While `hidden`, only the counts of `own_seats` are known here; at the end all are.

        `links` are how each seat is connected, and the words for it, where not all sit at this computer.
        """
        hidden = hidden and position.phase is not Phase.OVER
        while len(self.cards) < len(seats):
            card = PlayerCard(self.session)
            card.set_compact(self._compact)
            self._layout.insertWidget(len(self.cards), card)
            self.cards.append(card)
        for seat, info in enumerate(seats):
            waiting = position.phase is Phase.OPENING and not position.opening_chosen[seat]
            self.cards[seat].set_state(
                PlayerState(
                    info,
                    words.seat_name(seats, seat),
                    None if hidden and seat not in own_seats else position.captured[seat],
                    position.hand_sizes[seat],
                    position.stock_sizes[seat],
                    waiting or position.seat_to_act == seat,
                    thinking_seat == seat,
                    position.rules.edition,
                    *(links[seat] if links else ()),
                )
            )
        self.kinds.set_state(
            KindsState(
                position.figures_left(),
                position.board.figures_of_each_kind,
                position.set_aside,
                None if hidden else position.captured,
                tuple(info.colour for info in seats),
                tuple(words.seat_name(seats, seat) for seat in range(len(seats))),
                position.rules.edition,
                position.phase is Phase.TURNS,
            )
        )

    def set_compact(self, compact: bool) -> None:
        """Show players in one row each, without their tiles, where these are seen elsewhere."""
        self._compact = compact
        for card in self.cards:
            card.set_compact(compact)

    def retranslate(self) -> None:
        """Set the panel's name anew; the cards see to their own."""
        self.setAccessibleName(self.tr("Players"))

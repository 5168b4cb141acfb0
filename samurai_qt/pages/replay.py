"""A recorded game to watch: moment by moment on the map, with every hand and count known of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from engine.samurai import Phase
from engine.samurai.records import Record
from samurai_qt import art, words
from samurai_qt.controls.header import PageHeader
from samurai_qt.controls.roles import button, label
from samurai_qt.pages.page import Page
from samurai_qt.replay.hands_strip import HandsStrip
from samurai_qt.replay.result_dialog import ResultDialog
from samurai_qt.replay.timeline import IN_SETUP, Timeline
from samurai_qt.replay.timeline_bar import TimelineBar
from samurai_qt.scene.view import MapView
from samurai_qt.session import Session
from samurai_qt.widgets.log_panel import LogPanel
from samurai_qt.widgets.players_panel import PlayersPanel
from samurai_qt.widgets.record_saver import RecordSaver

COLUMN, LARGEST_COLUMN = 268, 380
"""The width of the column beside the map: the least at the ordinary text size, and the most at any."""
CARD = 80
ROOMY = 520
"""The height that everything but the players' cards takes in comfort."""


class ReplayPage(Page):
    """Shows a record; RecordError, with the place at fault, if it can't be played."""

    def __init__(self, session: Session, record: Record) -> None:
        super().__init__(session)
        self.record = record
        self.timeline = Timeline(record)
        self.header = PageHeader()
        self.header.back_requested.connect(self.back_requested)
        self.status = label("muted")
        self.result_button = button("primary")
        self.result_button.clicked.connect(self.show_result)
        self.save_button = button()
        self.save_button.clicked.connect(self.save)
        self.saver = RecordSaver(session, record, self)
        self.map = MapView(record.board, session.style.colours)
        self.map.set_seats(record.seats)
        self.map.pin_turn(session.settings.map_turn)
        self.players = PlayersPanel(session)
        self.log = LogPanel(session)
        self.log.set_seats([info.colour for info in record.seats])
        self.log.line_chosen.connect(self._go_to_line)
        self.hands = HandsStrip(session, record.seats, record.rules.edition)
        self.bar = TimelineBar(session, self.timeline)
        self.bar.moved.connect(self._show)
        self._line_moments: list[int] = []
        self._shown = 0
        session.style.changed.connect(self._restyle)
        self._build()
        self._restyle()
        self.retranslate()
        self._show(0)

    def _build(self) -> None:
        self.header.row.addWidget(self.status)
        self.header.row.addWidget(self.result_button)
        self.header.row.addWidget(self.save_button)
        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(0)
        left.addWidget(self.map, 1)
        left.addWidget(self.hands)
        side = QWidget()
        right = QVBoxLayout(side)
        right.setContentsMargins(4, 8, 10, 4)
        right.setSpacing(8)
        right.addWidget(self.players)
        right.addWidget(self.log, 1)
        # With large text in a low window the column is higher than the window.
        column = self._side_area = QScrollArea()
        column.setFrameShape(QFrame.Shape.NoFrame)
        column.setWidgetResizable(True)
        column.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.setWidget(side)
        middle = QHBoxLayout()
        middle.setSpacing(4)
        middle.addLayout(left, 1)
        middle.addWidget(column)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.header)
        layout.addLayout(middle, 1)
        layout.addWidget(self.bar)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the log some room in a low window: the hands are seen below the map anyway."""
        super().resizeEvent(event)
        self._mind_room()

    def _mind_room(self) -> None:
        needed = COLUMN * self.session.style.text_size // 100
        self._side_area.setFixedWidth(min(max(needed, self.width() // 6), LARGEST_COLUMN))
        self.players.set_compact(self.height() < ROOMY + CARD * len(self.record.seats))

    def shown(self) -> None:
        """Give the keyboard to the slider, and take up settings that were changed meanwhile."""
        self.map.set_motion(not self.session.settings.reduced_motion)
        self.bar.slider.setFocus()

    def finish(self) -> None:
        """Stop playing."""
        self.bar.stop()

    @property
    def moment(self) -> int:
        """The number of the moment shown."""
        return self.bar.moment

    def go(self, moment: int) -> None:
        """Show another moment."""
        self.bar.go(moment)

    def show_result(self) -> ResultDialog | None:
        """Open the result over the page; nothing happens for a game without one."""
        verdict = self.timeline.replay.verdict
        if verdict is None:
            return None
        self.bar.stop()
        dialog = ResultDialog(self.session, self.record, verdict, self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def save(self) -> None:
        """Ask where to write the record."""
        self.saver.ask()

    def _show(self, number: int) -> None:
        moment = self.timeline.moments[number]
        on_by_one = number == self._shown + 1
        self._shown = number
        captures = moment.captures if on_by_one else ()
        self.map.show_position(moment.position, animated=on_by_one, captures=captures)
        self.map.set_marked_tiles(moment.hexes)
        acting = moment.position.seat_to_act
        if moment.turn != IN_SETUP and not moment.ends_turn:
            acting = self.record.turns[moment.turn].seat
        self.players.set_state(moment.position, self.record.seats, hidden=False)
        self.hands.set_hands(moment.hands, acting)
        self.bar.set_caption(self._caption(number))
        self.log.show_line(self._line_of(number))
        self.result_button.setVisible(number == self.timeline.last and self.timeline.replay.verdict is not None)
        self.status.setText(self._status(number))

    def _caption(self, number: int) -> str:
        moment = self.timeline.moments[number]
        if moment.turn == IN_SETUP:
            return self.tr("Setup")
        if moment.position.phase is Phase.OVER and number == self.timeline.last:
            return self.tr("The end")
        return self.tr("Turn {number} of {all}: {player}").format(
            number=moment.turn + 1,
            all=len(self.record.turns),
            player=words.seat_name(self.record.seats, self.record.turns[moment.turn].seat),
        )

    def _status(self, number: int) -> str:
        if number != self.timeline.last:
            return ""
        verdict = self.timeline.replay.verdict
        if verdict is not None:
            return words.verdict_headline(verdict, self.record.seats)
        if self.record.stopped is not None:
            return self.tr("The game was stopped here: {why}").format(why=self.record.stopped.why)
        return self.tr("The record ends here.")

    def _line_of(self, number: int) -> int:
        """The last log line that tells of this moment or one before."""
        return max((line for line, told in enumerate(self._line_moments) if told <= number), default=-1)

    def _go_to_line(self, line: int) -> None:
        self.bar.stop()
        self.go(self._line_moments[line])
        hexes = self.log.lines[line].hexes
        if hexes:
            self.map.focus_hex(hexes[0])

    def _fill_log(self) -> None:
        record = self.record
        told = [(line, 0) for line in words.opening_lines(record.seats, record.first)]
        told += self.timeline.log(
            lambda event: words.event_lines(event, record.seats, record.board, record.rules.edition)
        )
        self._line_moments = [moment for _, moment in told]
        self.log.set_lines([line for line, _ in told])

    def _restyle(self) -> None:
        colours = self.session.style.colours
        self.map.set_theme(colours)
        self.save_button.setIcon(art.icon("save", colours))
        self.result_button.setIcon(art.icon("crown", colours, colour=colours.on_accent))
        self._mind_room()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.header.set_texts(self.tr("Replay"))
        self.result_button.setText(self.tr("How the winner is found"))
        self.save_button.setText(self.tr("Save the record…"))
        self.map.setAccessibleName(self.tr("Map"))
        self._fill_log()
        self.bar.set_caption(self._caption(self._shown))
        self.log.show_line(self._line_of(self._shown))
        self.status.setText(self._status(self._shown))

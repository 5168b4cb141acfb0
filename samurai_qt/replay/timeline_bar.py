"""The bar below a replay: a slider over all moments, and buttons to go and to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QIcon, QKeySequence, QPainter, QPaintEvent, QPen, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.samurai import Figure
from samurai_qt import art
from samurai_qt.controls.roles import label
from samurai_qt.replay.timeline import Timeline
from samurai_qt.session import Session
from samurai_qt.theme.colours import Theme
from samurai_qt.widgets.themed import ThemedWidget

ICON = 20
SPEEDS = (2400, 1200, 500)
"""Milliseconds a moment stands while the replay plays: slow, normal, fast."""


class MomentSlider(QSlider):
    """A slider with a vermilion mark at each moment that has captures."""

    def __init__(self, session: Session, marks: Sequence[int]) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._session = session
        self._marks = tuple(marks)
        self.setMinimumHeight(34)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the slider, and the marks above its groove."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._session.style.colours.seal), 2))
        for mark in self._marks:
            x = self._x_of(mark)
            painter.drawLine(QPointF(x, 2), QPointF(x, 8))

    def _x_of(self, value: int) -> float:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_Slider
        handle: QRect = self.style().subControlRect(control, option, QStyle.SubControl.SC_SliderHandle, self)
        room = self.width() - handle.width()
        at = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, room)
        return at + handle.width() / 2


class TimelineBar(ThemedWidget):
    """Chooses the moment to show; `moved` tells of every change."""

    moved = Signal(int)

    def __init__(self, session: Session, timeline: Timeline, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._timeline = timeline
        self._keys: dict[QToolButton, str] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_on)
        self.slider = MomentSlider(session, timeline.captures)
        self.slider.setRange(0, timeline.last)
        self.slider.valueChanged.connect(self._move)
        self.caption = label()
        self.first = self._tool("Home", lambda: self.go(0))
        self.capture_before = self._tool("Shift+Left", lambda: self._jump(timeline.capture_before(self.moment)))
        self.turn_before = self._tool("Ctrl+Left", lambda: self.go(timeline.turn_before(self.moment)))
        self.before = self._tool(",", lambda: self.go(self.moment - 1))
        self.play = self._tool("P", self.toggle_play)
        self.after = self._tool(".", lambda: self.go(self.moment + 1))
        self.turn_after = self._tool("Ctrl+Right", lambda: self.go(timeline.turn_after(self.moment)))
        self.capture_after = self._tool("Shift+Right", lambda: self._jump(timeline.capture_after(self.moment)))
        self.last = self._tool("End", lambda: self.go(timeline.last))
        self.speed = QComboBox()
        self.speed.addItems([""] * len(SPEEDS))
        self.speed.setCurrentIndex(1)
        self.speed.currentIndexChanged.connect(lambda index: self._timer.setInterval(SPEEDS[index]))
        self._build()
        self.restyle()
        self.retranslate()
        self._mind_buttons()

    def _tool(self, key: str, action: Callable[[], None]) -> QToolButton:
        tool = QToolButton()
        tool.setIconSize(QSize(ICON, ICON))
        tool.setFixedSize(46, 40)
        tool.clicked.connect(lambda: action())
        # A button's own shortcut would press it slowly; this one keeps up with a key held down.
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.activated.connect(tool.click)
        self._keys[tool] = shortcut.key().toString(QKeySequence.SequenceFormat.NativeText)
        return tool

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.caption, 1)
        for tool in self._tools():
            row.addWidget(tool)
        right = QHBoxLayout()
        right.addStretch(1)
        right.addWidget(self.speed)
        row.addLayout(right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 2, 14, 8)
        layout.setSpacing(0)
        layout.addWidget(self.slider)
        layout.addLayout(row)

    def _tools(self) -> tuple[QToolButton, ...]:
        return (
            self.first,
            self.capture_before,
            self.turn_before,
            self.before,
            self.play,
            self.after,
            self.turn_after,
            self.capture_after,
            self.last,
        )

    @property
    def moment(self) -> int:
        """The moment shown."""
        return self.slider.value()

    @property
    def playing(self) -> bool:
        """Whether the replay goes on by itself."""
        return self._timer.isActive()

    def go(self, moment: int) -> None:
        """Show this moment, or the nearest there is."""
        self.slider.setValue(moment)

    def toggle_play(self) -> None:
        """Play from here, from the beginning again if all was seen, or stop playing."""
        if self.playing:
            self.stop()
            return
        if self.moment == self._timeline.last:
            self.go(0)
        self._timer.start(SPEEDS[self.speed.currentIndex()])
        self._mind_play()

    def stop(self) -> None:
        """Stop playing."""
        self._timer.stop()
        self._mind_play()

    def _play_on(self) -> None:
        self.go(self.moment + 1)
        if self.moment == self._timeline.last:
            self.stop()

    def _jump(self, moment: int | None) -> None:
        if moment is not None:
            self.go(moment)

    def _move(self, moment: int) -> None:
        self._mind_buttons()
        self.moved.emit(moment)

    def _mind_buttons(self) -> None:
        at_start, at_end = self.moment == 0, self.moment == self._timeline.last
        for tool in (self.first, self.turn_before, self.before):
            tool.setEnabled(not at_start)
        for tool in (self.after, self.turn_after, self.last):
            tool.setEnabled(not at_end)
        self.capture_before.setEnabled(self._timeline.capture_before(self.moment) is not None)
        self.capture_after.setEnabled(self._timeline.capture_after(self.moment) is not None)

    def set_caption(self, text: str) -> None:
        """Say what moment is shown."""
        self.caption.setText(text)
        self.slider.setAccessibleDescription(text)

    def restyle(self) -> None:
        """Draw the icons in the theme's ink."""
        super().restyle()
        colours = self.colours
        icons = {
            self.first: art.icon("first", colours),
            self.capture_before: _doubled(colours, "step-back", figure=True),
            self.turn_before: _doubled(colours, "step-back", figure=False),
            self.before: art.icon("step-back", colours),
            self.after: art.icon("step-forward", colours),
            self.turn_after: _doubled(colours, "step-forward", figure=False),
            self.capture_after: _doubled(colours, "step-forward", figure=True),
            self.last: art.icon("last", colours),
        }
        for tool, icon in icons.items():
            tool.setIcon(icon)
        self._mind_play()

    def _mind_play(self) -> None:
        self.play.setIcon(art.icon("pause" if self.playing else "play", self.colours))
        self._name(self.play, self.tr("Pause") if self.playing else self.tr("Play"))

    def _name(self, tool: QToolButton, name: str) -> None:
        tool.setAccessibleName(name)
        tool.setToolTip(f"{name} ({self._keys[tool]})")

    def retranslate(self) -> None:
        """Set every text anew."""
        self._name(self.first, self.tr("To the beginning"))
        self._name(self.capture_before, self.tr("Capture before"))
        self._name(self.turn_before, self.tr("One turn back"))
        self._name(self.before, self.tr("One action back"))
        self._name(self.after, self.tr("One action on"))
        self._name(self.turn_after, self.tr("One turn on"))
        self._name(self.capture_after, self.tr("Next capture"))
        self._name(self.last, self.tr("To the end"))
        self._mind_play()
        self.slider.setAccessibleName(self.tr("Moment of the game"))
        self.speed.setAccessibleName(self.tr("Speed"))
        for index, name in enumerate((self.tr("Slow"), self.tr("Normal speed"), self.tr("Fast"))):
            self.speed.setItemText(index, name)


def _doubled(colours: Theme, name: str, *, figure: bool) -> QIcon:
    """A chevron with a second one, or with a figure behind it."""
    icon = QIcon()
    for mode, ink in ((QIcon.Mode.Normal, colours.ink), (QIcon.Mode.Disabled, colours.disabled)):
        for ratio in (1, 2):
            pixmap = QPixmap(ICON * ratio, ICON * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            back = name == "step-back"
            chevron = art.icon_pixmap(name, ICON, ratio, colours, colour=ink)
            if figure:
                small = art.figure_pixmap(
                    Figure.BUDDHA, ICON * 0.75, ratio, colours, greyed=ink == colours.disabled
                )
                painter.drawPixmap(QPointF(ICON * (0.28 if back else -0.03), ICON * 0.13), small)
                painter.drawPixmap(QPointF(ICON * (-0.36 if back else 0.36), 0), chevron)
            else:
                painter.drawPixmap(QPointF(-ICON * 0.16, 0), chevron)
                painter.drawPixmap(QPointF(ICON * 0.16, 0), chevron)
            painter.end()
            icon.addPixmap(pixmap, mode)
    return icon

"""The yardstick of a start: a bare window that shows 200 hexes, says so, and ends with its input."""

from __future__ import annotations

import sys
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QColor, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

RADIUS = 30
ROWS, COLUMNS = 10, 20


class View(QGraphicsView):
    """Tells when it has painted itself."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, then tell."""
        super().paintEvent(event)
        QTimer.singleShot(0, self, _tell)


def _tell() -> None:
    print("shown", flush=True)
    sys.stdin.readline()
    QApplication.exit(0)


def main() -> int:
    """Show the window until it has been painted."""
    application = QApplication([])
    scene = QGraphicsScene()
    hexagon = QPolygonF([QPointF(RADIUS * cos(turn * pi / 3), RADIUS * sin(turn * pi / 3)) for turn in range(6)])
    for row in range(ROWS):
        for column in range(COLUMNS):
            item = scene.addPolygon(hexagon, QColor("black"), QColor("green"))
            item.setPos(1.5 * RADIUS * column, 3**0.5 * RADIUS * (row + column % 2 / 2))
    window = QMainWindow()
    window.setCentralWidget(View(scene))
    window.resize(1280, 800)
    window.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())

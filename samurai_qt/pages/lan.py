"""The page of tables on the network: what is found, what is unfinished, and the ways in."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from net.node import USUAL_PORT
from samurai_qt import art, words
from samurai_qt.controls.centred import centred
from samurai_qt.controls.elided_label import ElidedLabel
from samurai_qt.controls.header import PageHeader
from samurai_qt.controls.page_parts import foot_of, stacked
from samurai_qt.controls.roles import button, card, label, with_role
from samurai_qt.lan.bridge import LanBridge
from samurai_qt.lan.events import Failed
from samurai_qt.lan.model import Failure, FoundTable, UnfinishedTable
from samurai_qt.lan.names import is_called
from samurai_qt.lan.node import JoinWish
from samurai_qt.pages.lan_code import CodeDialog
from samurai_qt.pages.page import Page
from samurai_qt.session import Session
from samurai_qt.widgets.table_list import TableList
from samurai_qt.words.network import lan_failure_text, table_in_full

HINT_MILLISECONDS = 4000
"""After so long without a table it is worth saying why none may be seen."""
LOOK_MILLISECONDS = 2000
DOUBT_MILLISECONDS = 600
"""Another table of the same name shows within this, if it is open."""
ADDRESS_LENGTH = 80


class LanPage(Page):
    """Lists tables live while it is shown; joins one with a click on it and one on Join."""

    host_requested = Signal()

    def __init__(self, session: Session, bridge: LanBridge) -> None:
        super().__init__(session)
        self.bridge = bridge
        self._wish: JoinWish | None = None
        self._as = session.settings.name
        """The player's name at tables: for once it may be another than usual."""
        self._header = PageHeader()
        self._header.back_requested.connect(self.back_requested)
        self.host = button("primary")
        self.host.clicked.connect(self.host_requested)
        self._header.row.addWidget(self.host)
        self.unfinished = QVBoxLayout()
        self._shown_unfinished: tuple[UnfinishedTable, ...] = ()
        self.unfinished.setSpacing(8)
        self.list = TableList(session)
        self.list.chosen_changed.connect(self._show_choice)
        self.list.activated.connect(self.join_chosen)
        self._nothing = label("heading", wrap=True)
        self._hint = label("muted", wrap=True)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._make_nothing())
        self.details = label("muted", wrap=True)
        self.details.setTextFormat(Qt.TextFormat.PlainText)
        self.details.setObjectName("details")
        self.notice = label("error", wrap=True)
        self.notice.setObjectName("notice")
        self.notice.hide()
        self.address_name = label()
        self.address = QLineEdit(maxLength=ADDRESS_LENGTH)
        self.address.setObjectName("address")
        self.address_name.setBuddy(self.address)
        self.address.returnPressed.connect(self.join_address)
        self.join_there = button()
        self.join_there.setAutoDefault(False)
        self.join_there.clicked.connect(self.join_address)
        self.join = button("primary")
        self.join.setObjectName("join")
        self.join.clicked.connect(self.join_chosen)
        self._build()
        self._named: tuple[str, JoinWish] | None = None
        self._doubt = QTimer(self, singleShot=True, interval=DOUBT_MILLISECONDS)
        self._doubt.timeout.connect(self._join_named)
        self.patience = QTimer(self, singleShot=True, interval=HINT_MILLISECONDS)
        self.patience.timeout.connect(self._show_tables)
        # A cable that is pulled tells nobody.
        self._watch = QTimer(self, interval=LOOK_MILLISECONDS)
        self._watch.timeout.connect(self._say_nothing)
        bridge.tables_changed.connect(self._show_tables)
        bridge.failed.connect(self._fail)
        session.style.changed.connect(self._paint)
        self._paint()
        self.retranslate()

    def _make_nothing(self) -> QWidget:
        panel = card()
        column = QVBoxLayout(panel)
        column.setContentsMargins(48, 32, 48, 32)
        column.setSpacing(12)
        column.addStretch(1)
        for part in (self._nothing, self._hint):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
            column.addWidget(part)
        column.addStretch(1)
        return panel

    def _build(self) -> None:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addLayout(self.unfinished)
        column.addWidget(self._stack, 1)
        column.addWidget(self.details)
        column.addWidget(self.notice)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.address_name)
        row.addWidget(self.address, 2)
        row.addWidget(self.join_there)
        row.addStretch(1)
        row.addWidget(self.join)
        stacked(self, self._header, centred(body), foot_of(row))

    # The page's life

    def shown(self) -> None:
        """Look for tables from now on."""
        self.bridge.look(True)
        self.patience.start()
        self._watch.start()
        self._wish = None
        self._show_tables()
        (self.list if self.list.chosen else self.host).setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Look no longer while another page is in front."""
        super().hideEvent(event)
        self._watch.stop()
        if not event.spontaneous():
            self.bridge.look(False)
            # What was said belongs to what was tried then.
            self.tell("")

    # What is shown

    def _show_tables(self) -> None:
        found = bool(self.bridge.tables)
        self._stack.setCurrentIndex(0 if found else 1)
        # The one main action of the page: joining a table where there is one.
        if self.host.property("role") != ("" if found else "primary"):
            with_role(self.host, "" if found else "primary").style().polish(self.host)
            self._paint()
        self.list.set_tables(self.bridge.tables)
        self._say_nothing()
        if self.bridge.unfinished != self._shown_unfinished:
            # Made anew at every word from the network they would take a click with them.
            self._show_unfinished()
        if self._named is not None and self.bridge.tables and not self._doubt.isActive():
            self._doubt.start()

    def _say_nothing(self) -> None:
        """Say why the list is empty, where it is."""
        if self.bridge.tables:
            return
        if not self.bridge.node.online:
            self._nothing.setText(self.tr("This computer is not connected to a network"))
            self._hint.setText(
                self.tr("Connect to the network the other players are on. Tables appear by themselves.")
            )
        elif self.patience.isActive():
            self._nothing.setText(self.tr("Looking for tables"))
            self._hint.setText("")
        else:
            self._nothing.setText(self.tr("No table is open on this network"))
            self._hint.setText(
                self.tr(
                    "Host one, and the others see it here. If a table is open and doesn't show: both computers "
                    "have to be on one network, and firewalls have to let the program through (UDP port 5353 and "
                    "TCP port {port}). Some guest networks keep computers apart. The host sees the table's "
                    "address in the lobby: type it below."
                ).format(port=USUAL_PORT)
            )

    @property
    def nothing_text(self) -> str:
        """What is said in place of the list."""
        return self._nothing.text()

    @property
    def hint_text(self) -> str:
        """What is said about it."""
        return self._hint.text()

    def _show_unfinished(self) -> None:
        while (item := self.unfinished.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._shown_unfinished = self.bridge.unfinished
        for table in self._shown_unfinished:
            self.unfinished.addWidget(self._unfinished_card(table))

    def _unfinished_card(self, table: UnfinishedTable) -> QFrame:
        panel = card()
        row = QHBoxLayout(panel)
        row.setContentsMargins(18, 8, 10, 8)
        row.setSpacing(16)
        names = ElidedLabel()
        names.set_text(f"{table.name} · {words.joined(table.names)}")
        played = label("muted")
        when = QLocale().toString(
            QDateTime.fromSecsSinceEpoch(int(table.played)), self.tr("d MMM yyyy, HH:mm", "how a date is written")
        )
        played.setText(self.tr("unfinished, last played {date}").format(date=when))
        resume = button()
        resume.setText(self.tr("Take it up again"))
        resume.clicked.connect(lambda: self.bridge.node.resume(table.key))
        row.addWidget(names, 1)
        row.addWidget(played)
        row.addWidget(resume)
        return panel

    def _show_choice(self) -> None:
        table = self.list.chosen
        self.join.setEnabled(table is not None and table.playable and (table.started or not table.full))
        watching = table is not None and table.started
        self.details.setVisible(table is not None)
        self.details.setText("" if table is None else table_in_full(table))
        self.join.setText(self.tr("Watch") if watching else self.tr("Join"))

    def _fail(self, failed: Failed) -> None:
        wish, self._wish = self._wish, None
        if not self.isVisible():
            return
        if failed.failure in (Failure.CODE_NEEDED, Failure.WRONG_CODE) and wish is not None:
            self._ask_code(wish, again=failed.failure is Failure.WRONG_CODE)
            return
        self.tell(lan_failure_text(failed))

    def tell(self, text: str, *, warns: bool = True) -> None:
        """Say something under the list, most often what went wrong."""
        role = "error" if warns else "muted"
        if self.notice.property("role") != role:
            with_role(self.notice, role).style().polish(self.notice)
        self.notice.setText(text)
        self.notice.setVisible(bool(text))

    # What is asked for

    def join_chosen(self) -> None:
        """Join the chosen table, or watch it where the game runs."""
        table = self.list.chosen
        if table is not None and self.join.isEnabled():
            self.wish_to_join(self._wish_for(table))

    def join_address(self) -> None:
        """Join the table at the address that was typed."""
        address = self.address.text().strip()
        if address:
            self.wish_to_join(JoinWish("", address, self._as, self.session.settings.colour))

    def _wish_for(self, table: FoundTable) -> JoinWish:
        colour = self.session.settings.colour
        return JoinWish(table.key, table.address, self._as, colour, watch=table.started)

    def wish_to_join(self, wish: JoinWish) -> None:
        """Ask for the room code where one is needed, and then to be let in."""
        table = self.list.chosen
        if table is not None and table.key == wish.table and table.locked and not wish.code:
            self._ask_code(wish, again=False)
            return
        place = table.name if table is not None and table.key == wish.table else wish.address
        self.tell(self.tr("Asking to join {table}").format(table=place), warns=False)
        self._wish = wish
        self.bridge.node.join(wish)

    def join_when_found(self, text: str, wish: JoinWish) -> None:
        """Join the table that is called so, by its name or the start of its id, as soon as it is the only one."""
        self._named = (text, wish)
        self._as = wish.player
        self.tell(self.tr("Looking for {table}").format(table=text), warns=False)
        self._show_tables()

    def _join_named(self) -> None:
        """Join the table that was looked for, after a moment in which another one of that name may show."""
        if self._named is None:
            return
        text, wish = self._named
        meant = [table for table in self.bridge.tables if is_called(text, table.name, table.key)]
        if len(meant) > 1:
            self._named = None
            self.tell(self.tr("More than one table is called {table}: choose one.").format(table=text))
        elif meant:
            self._named = None
            self.tell("")
            self.list.choose(meant[0].key)
            self.wish_to_join(wish._replace(table=meant[0].key, address=meant[0].address))

    def _ask_code(self, wish: JoinWish, *, again: bool) -> None:
        dialog = CodeDialog(self, again=again)
        dialog.code_given.connect(lambda code: self.wish_to_join(wish._replace(code=code)))
        dialog.open()

    def _paint(self) -> None:
        colours = self.session.style.colours
        ink = colours.on_accent if self.host.property("role") else colours.ink
        self.host.setIcon(art.icon("add", colours, colour=ink))

    def retranslate(self) -> None:
        """Set every text anew."""
        self._header.set_texts(self.tr("Play on the network"))
        self.host.setText(self.tr("Host a table"))
        self.address_name.setText(self.tr("Join by address"))
        self.address.setPlaceholderText(self.tr("host:port, as shown in the host's lobby"))
        self.join_there.setText(self.tr("Join there"))
        self._show_choice()
        self._show_unfinished()
        self._show_tables()

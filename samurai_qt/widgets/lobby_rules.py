"""The rules of a lobby's table, all of them in words; the host may choose others."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout

from engine.samurai import CHOICES, RuleSet
from samurai_qt.controls.roles import button, label, with_role
from samurai_qt.lan.model import USUAL_GRACE, Lobby
from samurai_qt.pages.rules_form import RulesForm
from samurai_qt.session import Session
from samurai_qt.words.network import grace_in_full, rules_in_full


class LobbyRules(QFrame):
    """A card with one line an option, and one for how long the silent are waited for."""

    rules_chosen = Signal(RuleSet)

    def __init__(self, session: Session) -> None:
        super().__init__()
        with_role(self, "card")
        self._rules = RuleSet()
        self._grace = USUAL_GRACE
        self._locked = False
        self._known_code = ""
        self._heading = label("heading")
        self.code = label("muted", wrap=True)
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.change = button("quiet")
        self.change.clicked.connect(self.ask)
        self._names: list[QLabel] = []
        self._choices: list[QLabel] = []
        top = QHBoxLayout()
        top.addWidget(self._heading)
        top.addStretch(1)
        top.addWidget(self.change)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        for row in range(len(CHOICES) + 1):
            name, choice = label("muted"), label()
            grid.addWidget(name, row, 0)
            grid.addWidget(choice, row, 1, Qt.AlignmentFlag.AlignLeft)
            self._names.append(name)
            self._choices.append(choice)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 12, 18, 14)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.code)
        column.addLayout(grid)

    def set_lobby(self, lobby: Lobby) -> None:
        """Show the rules of a lobby and how one gets in; what differs from the usual stands out."""
        self._rules, self._grace = lobby.rules, lobby.grace
        self._locked, self._known_code = lobby.locked, lobby.code
        self.change.setVisible(lobby.is_host)
        self._retranslate()

    def ask(self) -> QDialog:
        """Let the host choose other rules."""
        dialog = QDialog(self)
        dialog.setWindowTitle(self.tr("Rules"))
        dialog.setMinimumWidth(520)
        form = RulesForm(self._rules)
        note = label("muted", wrap=True)
        note.setText(self.tr("Everyone sees the change and has to be ready again."))
        buttons = QDialogButtonBox()
        use = buttons.addButton(self.tr("Play by these rules"), QDialogButtonBox.ButtonRole.AcceptRole)
        use.setObjectName("use-rules")
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(dialog.accept)
        buttons.rejected.connect(dialog.reject)
        column = QVBoxLayout(dialog)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(12)
        for part in (form, note, buttons):
            column.addWidget(part)
        form.edited.connect(lambda: _give_room(dialog, column, form))
        dialog.accepted.connect(lambda: self.rules_chosen.emit(form.rules))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        _give_room(dialog, column, form)
        return dialog

    def _retranslate(self) -> None:
        self._heading.setText(self.tr("Rules"))
        if self._known_code:
            # Whoever opened the table is asked for it again and again.
            self.code.setText(self.tr("Room code: {code}").format(code=self._known_code))
        else:
            self.code.setText(self.tr("joined by room code"))
        self.code.setVisible(self._locked)
        self.change.setText(self.tr("Change…"))
        usual = [*rules_in_full(RuleSet()), grace_in_full(USUAL_GRACE)]
        lines = [*rules_in_full(self._rules), grace_in_full(self._grace)]
        for name, choice, (option, value), (_, ordinary) in zip(
            self._names, self._choices, lines, usual, strict=True
        ):
            name.setText(option)
            choice.setText(value)
            font = choice.font()
            font.setBold(value != ordinary)
            choice.setFont(font)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


def _give_room(dialog: QDialog, column: QVBoxLayout, form: RulesForm) -> None:
    """Make the dialog as high as the form's wrapped lines need: a window does not grow with them by itself."""
    form.updateGeometry()
    column.invalidate()
    dialog.setMinimumHeight(column.totalHeightForWidth(dialog.width()))

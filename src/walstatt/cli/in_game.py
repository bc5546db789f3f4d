"""Commands that are understood at every prompt of a game, in German and in English."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from walstatt.cli import saves
from walstatt.cli.screen import QUIET, STRONG
from walstatt.cli.speech import log_line
from walstatt.cli.typed_words import YES, Misread
from walstatt.core.catalogue import Entry, Rule, load
from walstatt.core.questions import Pick, Question, Roll
from walstatt.table.questions import Measure, Move, Place

if TYPE_CHECKING:
    from walstatt.cli.terminal import Session

LOG_LINES = 15


class Leave(Exception):  # noqa: N818 - no error: somebody stops playing
    """The game is left for now."""


class TakeBack(Exception):  # noqa: N818 - no error: the open question is another one now
    """An earlier answer was taken back."""


class Commands:
    """Carries out what is a command and leaves the rest to the question."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen
        self.texts = session.texts
        self._verbs: dict[str, Callable[[list[str], Question], None]] = {}
        for words, verb in (
            (("?", "help", "hilfe"), self._help),
            (("board", "tisch", "karte"), self._board),
            (("log", "protokoll"), self._log),
            (("rule", "regel"), self._rule),
            (("undo", "zurück", "zurueck"), self._undo),
            (("save", "speichern"), self._save),
            (("odds", "chancen"), self._odds),
            (("units", "einheiten"), self._units),
            (("unit", "einheit"), self._unit),
            (("notes", "tasks", "aufgaben", "punkte"), self._notes),
            (("again", "frage"), self._again),
            (("advice", "rat"), self._advice),
            (("concede", "aufgeben"), self._concede),
            (("quit", "exit", "ende", "beenden"), self._quit),
        ):
            self._verbs |= dict.fromkeys(words, verb)

    def obey(self, typed: str, question: Question) -> bool:
        """True if it was a command."""
        words = typed.split()
        if isinstance(question, Pick) and typed.lower() in question.options:
            return False
        verb = self._verbs.get(words[0].lower()) if words else None
        if verb is None:
            return False
        verb(words[1:], question)
        return True

    def _help(self, _: list[str], question: Question) -> None:
        self.screen.say(self.texts.format("play-help-question"), style=STRONG)
        kind = "move" if isinstance(question, Move) else "place" if isinstance(question, Place) else "choice"
        kind = {Roll: "roll", Measure: "measure"}.get(type(question), kind)
        self._paragraphs(f"play-help-{kind}")
        self.screen.say(self.texts.format("play-help-always"), style=STRONG)
        self._paragraphs("play-help-commands", rule=question.rule)
        if self.session.view.has_table:
            self.screen.say(self.texts.format("play-help-table"), style=STRONG)
            self._paragraphs("play-help-signs" if self.session.view.plan() is None else "play-help-hexes")

    def _paragraphs(self, key: str, **args: str) -> None:
        for line in self.texts.format(key, **args).splitlines():
            self.screen.say(line, indent=2, hang=4)

    def _again(self, _: list[str], question: Question) -> None:
        self.session.present(question)

    def _advice(self, _: list[str], question: Question) -> None:
        """What the captain would do, and why; a clear yes does it."""
        counsel = self.session.counsel(question)
        choice = self.session.in_words(question, counsel.value)
        self.screen.say(self.texts.format("play-advice", choice=choice), style=STRONG, indent=2, hang=4)
        self.screen.say(self.texts.say(counsel.why), indent=2, hang=4)
        if self._sure("play-advice-sure"):
            self.session.take_advice(counsel)
            raise TakeBack

    def _board(self, words: list[str], _: Question) -> None:
        self.session.draw(big=bool(words) and words[0].lower() in ("big", "groß", "gross"))

    def _log(self, words: list[str], _: Question) -> None:
        count = int(words[0]) if words and words[0].isdecimal() else LOG_LINES
        for event in self.session.told()[-count:] if count else ():
            self.screen.say(log_line(event, self.texts), indent=2, hang=2)

    # ---- looking things up

    def _rule(self, words: list[str], question: Question) -> None:
        game = self.session.match.game.key
        catalogue = load(game)
        wanted = " ".join(words) or question.rule
        entry = catalogue.get(wanted) or catalogue.get(f"{game}.{wanted}")
        if entry is not None:
            self._show_rule(entry)
            return
        near = catalogue.nearest(wanted)
        if not near:
            raise Misread("cli-unknown-rule", given=wanted)
        self.screen.say(self.texts.format("cli-unknown-rule-near", given=wanted))
        for one in near:
            self.screen.say(self._headline(one), indent=2, hang=2)

    def _show_rule(self, entry: Entry) -> None:
        self.screen.say(self._headline(entry), style=STRONG)
        if isinstance(entry, Rule):
            self.screen.say(entry.de if self.texts.language == "de" else entry.en, indent=2)
            for ruling in load(entry.game).rulings_on(entry.id):
                self.screen.say(ruling.id, style=QUIET, indent=2)
        else:
            self.screen.say(entry.text(self.texts.language).default, indent=2)

    def _headline(self, entry: Entry) -> str:
        return f"{entry.id} – {entry.term if isinstance(entry, Rule) else entry.text(self.texts.language).question}"

    def _units(self, _: list[str], __: Question) -> None:
        self.screen.draw(self.session.view.table_of_units())

    def _unit(self, words: list[str], _: Question) -> None:
        view = self.session.view
        unit = view.unit(words[0]) if words else None
        if unit is None:
            raise Misread("play-unknown-unit", word=words[0] if words else "?", codes=view.codes())
        for line in view.sheet(unit):
            self.screen.say(line, hang=6)

    def _notes(self, _: list[str], question: Question) -> None:
        """Points, tasks and the like, as the one who is asked may see them."""
        lines = self.session.view.notes(question.seat)
        if not lines:
            raise Misread("play-no-notes")
        for line in lines:
            self.screen.say(line, indent=2, hang=4)

    def _odds(self, words: list[str], question: Question) -> None:
        """What a unit could do to whom from where it stands: the one named, or the one in question."""
        view, previewer = self.session.view, self.session.previewer
        asked_about = question.args.get("unit") or question.args.get("figure")
        named = getattr(asked_about, "args", {}).get("id", "")
        unit = view.unit(words[0] if words else named)
        if unit is None:
            raise Misread("play-odds-whose", codes=view.codes())
        if not view.is_measured(unit):
            raise Misread("play-odds-none")
        found = list(previewer.targets(unit))
        if not found:
            raise Misread("play-odds-none")
        for heading, lines in found:
            self.screen.say(heading, indent=2, hang=2)
            for line in lines:
                self.screen.say(line, style=QUIET, indent=6, hang=2)

    # ---- the game itself

    def _undo(self, _: list[str], __: Question) -> None:
        self.session.take_back()

    def _save(self, words: list[str], _: Question) -> None:
        session = self.session
        path = Path(" ".join(words)).expanduser() if words else session.path
        try:
            saves.write(path, session.match, session.seating, session.box)
        except OSError as problem:
            raise Misread("play-not-saved", file=str(path), reason=problem.strerror or str(problem)) from problem
        self.screen.say(self.texts.format("play-saved", file=saves.shown(path)))

    def _concede(self, _: list[str], question: Question) -> None:
        session = self.session
        seat = question.seat
        if seat is None:
            raise Misread("play-concede-whose")
        if not self._sure("play-concede-sure"):
            return
        session.match.concede(seat)
        session.typed.append(True)
        raise TakeBack

    def _sure(self, key: str) -> bool:
        """Here only a clear yes counts."""
        typed = self.screen.ask(f"{self.texts.format(key)} ").lower()
        return typed in YES

    def _quit(self, _: list[str], __: Question) -> None:
        """A game that began in this session may be thrown away; one that was there before never is."""
        session = self.session
        if session.fresh and not session.yes(self.texts.format("play-quit-keep")):
            session.path.unlink(missing_ok=True)
            self.screen.say(self.texts.format("play-not-kept"))
            raise Leave
        session.keep()
        self.screen.say(self.texts.format("play-kept-on-leaving", file=saves.shown(session.path)))
        raise Leave

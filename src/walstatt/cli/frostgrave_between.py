"""What happens between two games, at the terminal: rolls, choices, the market."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, cast

from rich.text import Text as Line

from walstatt.cli.answers import Reader
from walstatt.cli.in_game import Leave
from walstatt.cli.screen import QUIET, STRONG, WARNING, Screen
from walstatt.cli.speech import Speaker, log_line, refusal_line, rule_marks
from walstatt.cli.typed_moves import Tabletop
from walstatt.cli.typed_words import Misread
from walstatt.core.catalogue import Rule, load
from walstatt.core.dice import DiceBox
from walstatt.core.match import Match
from walstatt.core.questions import Pick, Question, Roll
from walstatt.core.refusal import Refused
from walstatt.games.frostgrave.campaign_band import Band
from walstatt.games.frostgrave.campaign_sheet import lines

UNDO = ("undo", "zurück", "zurueck")
SHEET = ("sheet", "blatt")
RULE = ("rule", "regel")
QUIT = ("quit", "exit", "ende", "beenden")
HELP = ("?", "help", "hilfe")


class BetweenSession:
    """One band from a game to the next. Words that are given answer the first questions; without more it is done."""

    def __init__(
        self, match: Match, screen: Screen, texts: Speaker, box: DiceBox | None, words: Iterable[str] | None = None
    ) -> None:
        self.match = match
        self.screen = screen
        self.texts = texts
        self.box = box
        self.words: Iterator[str] | None = None if words is None else iter(words)
        # There is no table between games: places and moves are never asked for.
        self.reader = Reader(texts, cast(Tabletop, None), Random())
        self.typed: list[int] = []
        self._told = 0

    def run(self) -> Band:
        """The band as it is afterwards; raises Leave, EOFError or KeyboardInterrupt if somebody stops."""
        while self.match.question is not None:
            question = self.match.question
            if isinstance(question, Roll) and self.box is not None:
                self.match.answer(self.box.roll(question, len(self.match.tape)))
            elif self.words is not None:
                self._given(question, next(self.words, None))
            else:
                self._ask(question)
        self._tell()
        band: Band = self.match.state.band
        return band

    def _given(self, question: Question, word: str | None) -> None:
        """An answer from the command line; what cannot be raises Misread or Refused."""
        if word is not None:
            self.match.answer(self.reader.read(question, word))
            return
        if question.name != "campaign_market":
            raise Misread("cli-campaign-more-words", question=question.text)
        self.match.answer("done")

    def _tell(self) -> None:
        for event in self.match.events[self._told :]:
            self.screen.say(log_line(event, self.texts), indent=2, hang=2)
        self._told = len(self.match.events)

    # ---- asking

    def _ask(self, question: Question) -> None:
        self._tell()
        self._present(question)
        while True:
            typed = self.screen.ask(f"{self.texts.player(0)}> ")
            try:
                if self._obeys(typed, question):
                    return
                value = self.reader.read(question, typed)
                question.check(value)
            except Misread as misread:
                self.screen.say(self.texts.say(misread.why), style=WARNING)
            except Refused as refused:
                self.screen.say(refusal_line(refused, self.texts))
            else:
                self._take(value)
                return

    def _take(self, value: Any) -> None:
        self.typed.append(len(self.match.tape))
        self.match.answer(value)

    def _present(self, question: Question) -> None:
        line = Line(self.texts.say(question.text), style=STRONG)
        self.screen.say(line.append(rule_marks([question.rule]), style=QUIET), hang=2)
        if isinstance(question, Pick):
            for number, option in enumerate(question.options, 1):
                self.screen.say(f"{number:>2}  {self.texts.say(question.label(option))}", indent=1, hang=4)
                about = question.about(option) if question.about else None
                if about:
                    self.screen.say(about.get(self.texts.language, ""), style=QUIET, indent=5, hang=2)
        elif isinstance(question, Roll):
            self.screen.say(
                self.texts.format("play-hint-roll", count=question.count, sides=question.sides), style=QUIET, indent=2
            )

    def _obeys(self, typed: str, question: Question) -> bool:
        """Commands; True if the question has to be asked anew."""
        word, _, rest = typed.strip().lower().partition(" ")
        if word in HELP:
            self.screen.say(self.texts.format("cli-campaign-help"), indent=2)
        elif word in SHEET:
            for line in lines(self.match.state.band, self.texts):
                self.screen.say(line, indent=2, hang=2)
        elif word in RULE:
            self._show_rule(rest or question.rule)
        elif word in UNDO:
            self._undo()
        elif word in QUIT:
            raise Leave
        else:
            return False
        return True

    def _show_rule(self, id: str) -> None:
        entry = load("frostgrave").get(id)
        if not isinstance(entry, Rule):
            raise Misread("cli-unknown-rule", given=id)
        self.screen.say(f"{entry.id} – {entry.term}", style=STRONG)
        self.screen.say(entry.de if self.texts.language == "de" else entry.en, indent=2)

    def _undo(self) -> None:
        """Back to the last answer that was typed; dice fall again as they fell."""
        if not self.typed:
            raise Misread("play-nothing-to-undo")
        self.match.undo(len(self.match.tape) - self.typed.pop())
        self._told = min(self._told, len(self.match.events))
        self.screen.say(self.texts.format("play-undone"), style=QUIET)

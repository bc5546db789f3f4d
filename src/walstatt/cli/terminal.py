"""A game at the terminal: asks people, lets bots answer, rolls, tells what happened, keeps the game."""
from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from pathlib import Path
from random import Random
from typing import Any

from rich.text import Text as Line

from walstatt.bots.base import Bot, Counsel
from walstatt.bots.counsellor import Counsellor, can_counsel
from walstatt.bots.registry import make_bot
from walstatt.bots.sturdy import answer_of
from walstatt.cli import faults, saves
from walstatt.cli.answers import Reader, yes_or_no
from walstatt.cli.game_views import client_for
from walstatt.cli.in_game import Commands, Leave, TakeBack
from walstatt.cli.picture import draw_table
from walstatt.cli.saves import Seating
from walstatt.cli.screen import QUIET, STRONG, WARNING, Screen
from walstatt.cli.seats import side_style
from walstatt.cli.speech import Speaker, code, log_line, refusal_line, rule_marks
from walstatt.cli.tally_text import need_text
from walstatt.cli.typed_words import AUTO, Misread
from walstatt.core.dice import SeededBox
from walstatt.core.events import Event
from walstatt.core.match import Match, RuleFault
from walstatt.core.questions import SECRET, Number, Pick, PickSeveral, Question, Roll, YesNo
from walstatt.core.refusal import Refused
from walstatt.table.questions import Measure, Move, Place
from walstatt.table.shapes import Point

LEFT, INTERRUPTED = 0, 130


class Session:
    """One game from here to its end, or until somebody leaves."""

    def __init__(
        self, match: Match, seating: Seating, screen: Screen, texts: Speaker, path: Path, box: SeededBox | None,
        typed: list[bool] | None = None, chance: Random | None = None,
    ) -> None:
        self.match = match
        self.seating = seating
        self.screen = screen
        self.texts = texts
        self.path = path
        self.box = box
        self.fresh = typed is None
        """Did this game begin here, or was it opened again?"""
        self.typed = typed or []
        self.rng = chance or Random()
        self.view, self.previewer, table = client_for(match, texts)
        self.reader = Reader(texts, table, self.rng)
        self.commands = Commands(self)
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, seating.bot_seed + seat)
            for seat, name in enumerate(seating.seats)
            if not seating.is_human(seat)
        }
        self._counsellors: dict[int, Counsellor] = {}
        self.shown_events = len(match.events) if match.tape else 0
        self.news: list[Line] = []
        self._drawn: object = None
        self._headed: object = None
        self._kept = -1

    # ---- the loop

    def run(self) -> int:
        """Play to the end; the exit code."""
        try:
            self._greet()
            while self.match.question is not None:
                self._step(self.match.question)
            self._finish()
        except Leave:
            return LEFT
        except RuleFault:
            self.keep()
            raise
        except (EOFError, KeyboardInterrupt) as stopped:
            self.keep()
            self._tell_news()
            self.screen.say()
            self.screen.say(self.texts.format("play-kept-on-leaving", file=saves.shown(self.path)))
            return INTERRUPTED if isinstance(stopped, KeyboardInterrupt) else LEFT
        return LEFT

    def _step(self, question: Question) -> None:
        if isinstance(question, Roll) and self.box is not None:
            self._take(self.box.roll(question, len(self.match.tape)))
        else:
            self._turn_of(question.for_seat())

    def _turn_of(self, question: Question) -> None:
        seat = question.seat
        if seat in self.bots and question.is_decision:
            assert seat is not None
            self._take(answer_of(self.bots[seat], self.match, seat, self._tell_fault))
        else:
            self._ask(question)

    def _take(self, value: Any, *, typed: bool = False) -> None:
        """Give an answer to the match and note what came of it; may raise Refused."""
        before, question = self.view.places(), self.match.question
        self.match.answer(value)
        self.typed.append(typed)
        if isinstance(question, Move) and not value:
            unit = question.args.get("unit")
            if unit is not None:
                self.news.append(Line(self.texts.format("play-stayed", unit=unit), style=QUIET))
        self._note(before)

    @property
    def _only_person(self) -> int | None:
        """The seat of the one person at the keyboard; None where two share it and must not see each other's secrets."""
        seats = [seat for seat in range(len(self.seating.seats)) if self.seating.is_human(seat)]
        return seats[0] if len(seats) == 1 else None

    def keep(self) -> None:
        """Save the game unless it is saved already."""
        if self._kept != len(self.match.tape):
            saves.write(self.path, self.match, self.seating, self.box)
            self._kept = len(self.match.tape)

    # ---- telling

    def _greet(self) -> None:
        format_text = self.texts.format
        self.screen.say(format_text("play-kept-at", file=saves.shown(self.path)), style=QUIET)
        if self.box is None:
            self.screen.say(format_text("play-real-dice"), style=QUIET)
        else:
            self.screen.say(format_text("play-commitment", commitment=self.box.commitment), style=QUIET)
            if self.box.salt:
                self.screen.say(format_text("play-luck", luck=self.box.salt), style=QUIET)
        if not self.match.tape:
            self.screen.say(format_text(f"play-goal-{self.match.game.key}"))
        self.screen.say(format_text("play-help-hint"))
        if self.screen.is_terminal and not self.match.tape:
            # The first picture would push all this out of a small window.
            self.screen.ask(f"{format_text('play-press-enter')} ")

    def _note(self, before: dict[str, Point]) -> None:
        self.news += [log_line(event, self.texts) for event in self.told(self.shown_events)]
        self.shown_events = len(self.match.events)
        self.news += [Line(line, style=QUIET) for line in self._changes_of_place(before)]

    def told(self, since: int = 0) -> list[Event]:
        """What has happened, without what is not for whoever sits here."""
        eyes = (None, self._only_person)
        return [event for event in self.match.events[since:] if event.audience in eyes]

    def _tell_news(self) -> None:
        """What has happened since the last question; below a new picture, so that it stays in sight."""
        for line in self.news:
            self.screen.say(line, indent=2, hang=2)
        self.news.clear()

    def _changes_of_place(self, before: dict[str, Point]) -> Iterator[str]:
        """Where models went: the log does not say it."""
        if not self.view.has_table:
            return
        after, place_words = self.view.places(), self.view.place_words
        gone = set(moved(before, after))
        for name, ids in self.view.groups():
            if any(one in gone for one in ids):
                leader = next(one for one in ids if one in gone)
                ends = {"old": place_words(*before[leader]), "new": place_words(*after[leader])}
                yield self.texts.format("play-went", unit=name, **ends)
            elif ids and ids[0] in after and ids[0] not in before:
                yield self.texts.format("play-stands", unit=name, new=place_words(*after[ids[0]]))

    def _finish(self) -> None:
        self.keep()
        outcome = self.match.outcome
        assert outcome is not None
        self.draw()
        self._tell_news()
        self.screen.rule(self.texts.format("play-over"), STRONG)
        winner = outcome.winner
        result = "play-draw" if winner is None else "play-winner"
        style = STRONG if winner is None else side_style(winner)
        self.screen.say(self.texts.format(result, winner=winner, reason=outcome.reason), style=style)
        if self.box is not None:
            self.screen.say(self.texts.format("play-seed", seed=self.box.seed.hex()), style=QUIET)
            self.screen.say(self.texts.format("play-verify", file=saves.shown(self.path)), style=QUIET)
        self.screen.say(self.texts.format("play-replay", file=saves.shown(self.path)), style=QUIET)

    def draw(self, *, big: bool = False) -> None:
        """The table with the units beside it."""
        draw_table(self.view, self.screen, big=big)
        self._drawn = self._look()

    def _look(self) -> object:
        return self.view.look()

    # ---- advice

    def counsel(self, question: Question) -> Counsel:
        """What the captain would answer in the place of whoever is asked."""
        seat = question.seat
        if not can_counsel(self.match.game.key):
            raise Misread("server-advice-no-captain")
        if seat is None:
            raise Misread("server-advice-none")
        helper = self._counsellors.setdefault(seat, Counsellor(seat))
        counsel = helper.counsel(self.match)
        if counsel is None:
            raise Misread("server-advice-none")
        return counsel

    def take_advice(self, counsel: Counsel) -> None:
        self._take(counsel.value, typed=True)

    def in_words(self, question: Question, value: Any) -> str:
        """An answer as people say it."""
        match question:
            case PickSeveral():
                return ", ".join(self.label(question, option) for option in value) or self.texts.format("web-none")
            case Pick():
                return self.label(question, value)
            case YesNo():
                return self.texts.format("web-yes" if value else "web-no")
            case Move():
                ends = {subject: path[-1] for subject, path in value.items() if path}
            case Place():
                ends = dict(zip(question.subjects, value, strict=True))
            case _:
                return str(value)
        if not ends:
            return self.texts.format("web-stay")
        return "; ".join(f"{code(one)} {self.view.place_words(x, y)}" for one, (x, y, *_) in ends.items())

    # ---- asking

    @property
    def _is_hidden(self) -> bool:
        """Two people at one keyboard: what one of them answers in secret the other must not see."""
        return self.match.question is not None and self.match.question.entry == SECRET and self._only_person is None

    def _ask(self, question: Question) -> None:
        """Until the question is answered or something else has become of the game."""
        self.keep()
        if self._is_hidden:
            self._hand_over(question.seat)
        self._head(question)
        self._tell_news()
        self.present(question)
        while True:
            typed = self.screen.ask(self._prompt(question))
            try:
                if self.commands.obey(typed, question):
                    continue
                if self._answered(question, typed):
                    return
            except TakeBack:
                return
            except Misread as misread:
                self.screen.say(self.texts.say(misread.why), style=WARNING)
            except Refused as refused:
                self.screen.say(refusal_line(refused, self.texts))
            except RuleFault as fault:
                self._tell_fault(fault)

    def _tell_fault(self, fault: RuleFault) -> None:
        """The program has failed, nobody else; the match is as it was."""
        self.screen.say(faults.told(fault, self.texts), style=WARNING)

    def _hand_over(self, seat: int | None) -> None:
        self._tell_news()
        self.screen.clear()
        if self.screen.is_terminal:
            self.screen.ask(f"{self.texts.format('play-hand-over', seat=seat)} ")

    def _prompt(self, question: Question) -> str:
        name = self.texts.format("play-table") if question.seat is None else self.texts.player(question.seat)
        return f"{name}> "

    def _answered(self, question: Question, typed: str) -> bool:
        value = self.reader.read(question, typed)
        question.check(value)
        if isinstance(question, Move) and not self._confirmed(question, value):
            self.present(question)
            return False
        hidden = self._is_hidden
        self._take(value, typed=True)
        if hidden:
            self.screen.clear()
        return True

    def _confirmed(self, question: Move, value: Any) -> bool:
        """Before a move that sets something off the player may think again."""
        triggers = self.previewer.triggers(question, value)
        if not triggers:
            return True
        inches = self.previewer.lengths(question, value)
        self.screen.say(self.texts.format("play-move-length", inches=inches), indent=2)
        for line in triggers:
            self.screen.say(line, style=WARNING, indent=2, hang=2)
        return self.yes(self.texts.format("play-go-on"))

    def yes(self, prompt: str) -> bool:
        """A question with yes as the usual answer."""
        while True:
            typed = self.screen.ask(f"{prompt} ").lower()
            if not typed or typed in AUTO:
                return True
            try:
                return yes_or_no(typed)
            except Misread as misread:
                self.screen.say(self.texts.say(misread.why), style=WARNING)

    def _head(self, question: Question) -> None:
        """A line across where the turn passes to somebody else, and the table where it has changed."""
        heading = (question.seat, self.view.heading())
        if heading != self._headed:
            self._headed = heading
            who = self.texts.format("play-table") if question.seat is None else self.texts.player(question.seat)
            style = STRONG if question.seat is None else side_style(question.seat)
            self.screen.say()
            self.screen.rule(f"{who} – {self.view.heading()} – {self.view.score()}", style)
        if self.view.has_table and self._look() != self._drawn and wants_table(question):
            self.draw()

    def present(self, question: Question) -> None:
        """The question, its options with what they would do, and how to answer."""
        line = Line()
        line.append(self.texts.say(question.text), style=STRONG)
        line.append(rule_marks([question.rule]), style=QUIET)
        self.screen.say(line, hang=2)
        heading = ""
        for number, option in enumerate(_options(question), 1):
            if isinstance(question, Pick) and question.group and heading != question.group(option):
                heading = question.group(option)
                self.screen.say(self.texts.format(heading), style=STRONG, indent=2)
            line = Line(f"{number:>2}  {self.label(question, option)}")
            line.append(self.view.remark(option), style=QUIET)
            self.screen.say(line, indent=1, hang=4)
            for more in self._about(question, option):
                self.screen.say(more, style=QUIET, indent=5, hang=2)
            for more in self.previewer.option(question, option):
                self.screen.say(more, style=QUIET, indent=7, hang=2)
        if isinstance(question, YesNo):
            for more in (*self._yes_or_no(question), *self.previewer.option(question, True)):
                self.screen.say(more, style=QUIET, indent=4, hang=2)
        for hint in self.hints(question):
            self.screen.say(hint, style=QUIET, indent=2, hang=2)

    def _about(self, question: Question, option: str) -> Iterator[str]:
        about = question.about(option) if isinstance(question, Pick) and question.about else None
        if about:
            yield about.get(self.texts.language) or next(iter(about.values()))
            return
        label = question.label(option) if isinstance(question, Pick) else option
        if not isinstance(label, str) and self.texts.has(f"{label.key}-about"):
            yield self.texts.format(f"{label.key}-about", **label.args)

    def _yes_or_no(self, question: YesNo) -> Iterator[str]:
        """What both answers mean, where the game says so."""
        for answer in ("yes", "no"):
            key = f"{question.text.key}-{answer}-about"
            if self.texts.has(key):
                yield f"{self.texts.format(f'web-{answer}')}: {self.texts.format(key)}"

    def label(self, question: Question, option: str) -> str:
        """An option in words; models with their place."""
        words = self.texts.say(question.label(option)) if isinstance(question, Pick) else option
        if words != option:
            return words
        unit = self.view.unit(option)
        if unit is not None:
            return self.texts.say(self.view.name(unit))
        place = self.view.places().get(option) if self.view.has_table else None
        return f"{option.upper()}  ({self.view.place_words(*place)})" if place else option.upper()

    def hints(self, question: Question) -> Iterator[str]:
        """How this kind of question is answered."""
        say = self.texts.format
        match question:
            case PickSeveral():
                if question.least == question.most:
                    yield say("play-hint-exactly", count=question.most)
                else:
                    yield say("play-hint-several", least=question.least, most=question.most)
            case YesNo():
                yield say("play-hint-yes-no")
            case Number():
                yield say("play-hint-number", low=question.low, high=question.high)
            case Roll():
                yield say("play-hint-roll", count=question.count, sides=question.sides)
                if question.need:
                    yield need_text(question, self.texts)
            case Measure():
                yield say(f"play-hint-measure-{question.answer.replace('_', '-')}")
            case Move():
                yield from self._move_hints(question)
            case Place():
                yield from self._place_hints(question)
            case _:
                return

    def _move_hints(self, question: Move) -> Iterator[str]:
        table = self.reader.tabletop
        yield from self._start_hint(question)
        if table.has_obvious_way(question):
            yield self.texts.format("play-hint-enter")
        yield self.texts.format("play-hint-move")

    def _start_hint(self, question: Move | Place) -> Iterator[str]:
        table = self.reader.tabletop
        start = table.place_of(question.subjects[0])
        if start is not None:
            words = {"place": self.view.place_words(*start), "inches": table.reach(question)}
            yield self.texts.format("play-hint-start", **words)

    def _place_hints(self, question: Place) -> Iterator[str]:
        box, inches = question.args.get("box"), question.args.get("inches")
        if question.name == "objective":
            yield self.texts.format("play-hint-objective")
        elif question.name == "place" and inches:
            yield self.texts.format("play-hint-away", inches=inches)
        if box:
            low_x, low_y, high_x, high_y = (self.texts.decimal(float(edge)) for edge in box)
            edges = {"low_x": low_x, "low_y": low_y, "high_x": high_x, "high_y": high_y}
            yield self.texts.format("play-hint-box", **edges)
        if self.reader.tabletop.obvious(question) is not None:
            yield self.texts.format("play-hint-enter")
        if question.name in ("push_to", "direction"):
            yield from self._start_hint(question)
            yield self.texts.format("play-hint-push")
        else:
            yield self.texts.format("play-hint-place" if len(question.subjects) > 1 else "play-hint-point")

    # ---- taking back

    def take_back(self) -> None:
        """Back to the last thing that a person typed."""
        last = max((at for at, typed in enumerate(self.typed) if typed), default=None)
        if last is None:
            raise Misread("play-nothing-to-undo")
        self.match.undo(len(self.match.tape) - last)
        del self.typed[last:]
        self.shown_events = len(self.match.events)
        self.news.clear()
        self._kept = -1
        self._drawn = self._headed = None
        self.screen.say(self.texts.format("play-undone"), style=QUIET)
        raise TakeBack


def moved(before: dict[str, Point], after: dict[str, Point]) -> list[str]:
    """The models that stand somewhere else now."""
    return [
        model_id
        for model_id, (x, y) in after.items()
        if model_id in before and hypot(x - before[model_id][0], y - before[model_id][1]) > 0.05
    ]


def wants_table(question: Question) -> bool:
    """Is this a question for which one looks at the table?"""
    return isinstance(question, Move | Place) or question.name in (
        "activate", "deploy", "side", "ambush", "command", "place",
    )


def _options(question: Question) -> list[str]:
    if isinstance(question, Pick):
        return list(question.options)
    return list(question.among) if isinstance(question, Measure) else []

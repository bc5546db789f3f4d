"""`walstatt replay FILE`: watch a saved game, answer by answer at a terminal, as a log elsewhere."""
from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from walstatt.cli import saves
from walstatt.cli.arguments import CommandParser
from walstatt.cli.game_views import client_for
from walstatt.cli.output import complain
from walstatt.cli.picture import draw_table
from walstatt.cli.screen import QUIET, STRONG, WARNING, Screen, open_screen
from walstatt.cli.seats import side_style
from walstatt.cli.speech import Speaker, log_line
from walstatt.cli.typed_words import Misread
from walstatt.core import tape
from walstatt.core.match import Match, TapeError
from walstatt.core.questions import Question
from walstatt.core.texts import Texts, default_language

UNREADABLE = 2
BACK, QUIT = ("b", "z", "back", "zurück"), ("q", "quit", "ende")


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    parser = CommandParser("replay", texts)
    parser.add_argument("file", metavar="FILE", help=texts.format("cli-replay-file"))
    parser.add_argument("--step", action="store_true", help=texts.format("cli-replay-step"))
    parser.add_argument("--from", dest="start", type=int, default=0, metavar="N", help=texts.format("cli-replay-from"))
    parser.add_argument("--log-only", action="store_true", help=texts.format("cli-replay-log-only"))
    parser.add_argument(
        "--board-every", type=int, default=0, metavar="N", help=texts.format("cli-replay-board-every")
    )
    return replay(parser.parse_args(arguments), open_screen(), texts)


def replay(given: Namespace, screen: Screen, texts: Texts) -> int:
    try:
        path = saves.resolve(given.file)
        if path is None:
            raise Misread("play-no-saved-game", folder=str(saves.folder()))
        show = Show(path, given, screen, texts)
        if given.step or (screen.is_terminal and not given.log_only):
            show.step_by_step()
        else:
            show.straight_through()
    except Misread as misread:
        complain(texts.say(misread.why))
        return UNREADABLE
    except TapeError as problem:
        complain(str(problem))
        return UNREADABLE
    except (EOFError, KeyboardInterrupt):
        screen.say()
    return 0


class Show:
    """A saved game and the place up to which it has been shown."""

    def __init__(self, path: Path, given: Namespace, screen: Screen, texts: Texts) -> None:
        saved, game, setup = saves.open_game(path)
        self.path = path
        self.given = given
        self.screen = screen
        self.entries = tape.entries(saved, str(path))
        self.withheld = saved.withheld
        # Played once to its end before anything is shown, so that a tape that does not fit is refused at once.
        whole = saves.begin(path, saved, game, setup)
        for number, entry in enumerate(self.entries[len(whole.tape) :], len(whole.tape)):
            saves.replay_entry(path, whole, number, entry)
        self.match = saves.begin(path, saved, game, setup)
        self.texts = Speaker(texts.language, setup.names)
        self.view = client_for(self.match, self.texts).view
        self.shown = 0

    def straight_through(self) -> None:
        self._skip_to_start()
        while self._next():
            every = self.given.board_every
            self._news()
            if every and len(self.match.tape) % every == 0:
                draw_table(self.view, self.screen)
        if not self.given.log_only:
            draw_table(self.view, self.screen)
        self._result()

    def step_by_step(self) -> None:
        """Enter goes on to the next thing that happened, b goes back, q ends."""
        self.screen.say(self.texts.format("play-replay-keys"), style=QUIET)
        self._skip_to_start()
        self._draw()
        while True:
            typed = self.screen.ask(f"{len(self.match.tape)}/{len(self.entries)}> ").lower()
            if typed in QUIT:
                return
            if typed in BACK:
                self._back()
            elif not self._forward():
                self._draw()
                self._result()
                return

    def _skip_to_start(self) -> None:
        while len(self.match.tape) < self.given.start and self._next():
            self.shown = len(self.match.events)

    def _forward(self) -> bool:
        """On to the next answer that left a trace in the log."""
        before = self.view.places()
        while self._next():
            if len(self.match.events) > self.shown or self.view.places() != before:
                moved = self.view.places() != before
                self._news()
                if moved and (not self.given.board_every or len(self.match.tape) % self.given.board_every == 0):
                    self._draw()
                return True
        self._news()
        return False

    def _back(self) -> None:
        """Back to where the log was shorter."""
        before = len(self.match.events)
        while len(self.match.tape) > self.match.checkpoints[0].at:
            self.match.undo()
            if len(self.match.events) < before:
                break
        self.shown = len(self.match.events)
        self._draw()
        for event in self.match.events[-2:]:
            self.screen.say(log_line(event, self.texts), style=QUIET, indent=2, hang=2)

    def _draw(self) -> None:
        if not self.given.log_only:
            draw_table(self.view, self.screen)

    def _next(self) -> bool:
        at = len(self.match.tape)
        if at >= len(self.entries):
            return False
        saves.replay_entry(self.path, self.match, at, self.entries[at])
        return True

    def _news(self) -> None:
        for event in self.match.events[self.shown :]:
            self.screen.say(log_line(event, self.texts), hang=2)
        self.shown = len(self.match.events)

    def _result(self) -> None:
        for line, style in _ending(self.match, self.texts):
            self.screen.say(line, style=style)
        if self.withheld:
            self.screen.say(self.texts.format("play-withheld", answers=self.withheld), style=WARNING)


def _ending(match: Match, texts: Speaker) -> Iterator[tuple[str, str]]:
    outcome = match.outcome
    if outcome is None:
        question: Question | None = match.question
        assert question is not None
        yield texts.format("play-still-open", question=question.text), STRONG
    elif outcome.winner is None:
        yield texts.format("play-draw", reason=outcome.reason), STRONG
    else:
        yield texts.format("play-winner", winner=outcome.winner, reason=outcome.reason), side_style(outcome.winner)

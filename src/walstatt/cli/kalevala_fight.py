"""`walstatt kalevala fight`: a battlefield that waits, played at the terminal; its outcome is entered in the end."""
from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

from walstatt.cli import saves
from walstatt.cli.kalevala_command import Desk
from walstatt.cli.saves import HUMAN, Seating
from walstatt.cli.screen import open_screen
from walstatt.cli.speech import Speaker
from walstatt.cli.terminal import Session
from walstatt.cli.world_command import DONE, CannotError
from walstatt.core.dice import SeededBox
from walstatt.core.hand_table import HandTable
from walstatt.core.match import Match, TapeError
from walstatt.core.questions import Question
from walstatt.core.turn import Ruled
from walstatt.desk import by_hand
from walstatt.desk.by_hand import HandMatch
from walstatt.desk.world_desk import WorldDesk
from walstatt.games.commanders import COMMANDERS
from walstatt.games.kalevala.court.belongings import kinds_of
from walstatt.games.kalevala.realm.pieces import special_figures
from walstatt.games.kalevala.war.settling import STEP
from walstatt.games.shelf import load_game

EVERYBODY = "all"


class Fight(Session):
    """The commander leads some of the parties, until a round that was named; all others are led at the keyboard."""

    led: Collection[int] = ()
    until: int | None = None

    def _turn_of(self, question: Question) -> None:
        seat = question.seat
        due = self.until is None or self.match.state.round < self.until
        if seat is not None and seat in self.led and due and question.is_decision:
            self._take(COMMANDERS[self.match.game.key](self.match.play, question, seat))
        else:
            super()._turn_of(question)


def fight(desk: Desk) -> int:
    world = desk.open()
    with special_figures(kinds_of(desk.state(world))):
        about = f"{STEP}/{_field(desk, world)}"
        table = by_hand.table_of(world.folder(), about, hidden=False)
        session = _session(desk, table)
        session.led, session.until = _led(desk, table.names), desk.given.until
        code = session.run()
        if not session.match.over:
            print(desk.say("cli-kalevala-fight-kept", file=saves.shown(session.path)))
            return code
        kept = HandMatch(0, 0, about, "")
        outcome = by_hand.outcome_of(world.folder(), kept, table.game, table.setup, session.match.tape)
        world.decide(about, Ruled(outcome))
        print(desk.say("cli-kalevala-fight-over", name=about.partition("/")[2]))
    return DONE


def _field(desk: Desk, world: WorldDesk) -> str:
    from walstatt.cli.kalevala_battlefields import battlefields

    found = battlefields(world.run())
    wanted = desk.words[1:] or list(found)
    if len(wanted) != 1 or wanted[0] not in found:
        raise CannotError(desk.say("cli-kalevala-which-field", known=list(found) or ["–"]))
    return wanted[0]


def _led(desk: Desk, names: list[str]) -> list[int]:
    """The seats that the commander leads."""
    wanted = desk.given.commander or []
    for name in wanted:
        if name not in (*names, EVERYBODY):
            raise CannotError(desk.say("cli-kalevala-fight-party", given=name, known=[*names, EVERYBODY]))
    return [seat for seat, name in enumerate(names) if name in wanted or EVERYBODY in wanted]


def _session(desk: Desk, table: HandTable) -> Fight:
    """A new battle, or one that was left and is played on."""
    speaker, path = Speaker(desk.texts.language, table.names), desk.given.save
    if path is not None and path.exists():
        return _resumed(desk, table, path, speaker)
    game = load_game(table.game)
    match = Match(game, game.read_setup(table.setup))
    seating = Seating((HUMAN,) * len(table.names))
    return Fight(match, seating, open_screen(), speaker, path or saves.fresh_path(game.key), SeededBox())


def _resumed(desk: Desk, table: HandTable, path: Path, speaker: Speaker) -> Fight:
    try:
        opened = saves.open_saved(path)
    except TapeError as problem:
        raise CannotError(str(problem)) from problem
    setup: Any = opened.game.read_setup(table.setup)
    if opened.match.setup != setup:
        raise CannotError(desk.say("cli-kalevala-fight-changed", file=saves.shown(path)))
    box = saves.box_of(opened.saved) or SeededBox()
    return Fight(opened.match, opened.seating, open_screen(), speaker, path, box, typed=opened.typed)

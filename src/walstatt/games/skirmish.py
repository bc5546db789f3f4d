"""What skirmish games share: scenes by the state's phase, chosen readings, JSON there and back, a memory."""
from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any, ClassVar

import msgspec

from walstatt.core.bounds import read_json
from walstatt.core.catalogue import Ruling, load
from walstatt.core.match import Match, Play, Redeal
from walstatt.core.questions import Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.typed_data import decode
from walstatt.table.bounds import check_board

MEMORY_LIMIT = 100_000
OTHER_READINGS, CHANCE_OF_EACH = 1 / 3, 0.15
"""How many random games change rulings at all, and how likely each ruling is among them."""


class TablePlay(Play):
    """A play that remembers what it has measured."""

    memory: dict[Any, Any]
    """Answers of pure geometry, shared with forks: they depend on positions only."""
    acting: frozenset[str] = frozenset()
    """Who has been activated in this scene and is not yet through with it, as ids that the picture uses."""

    def remember(self, key: Any, value: Any) -> Any:
        """Keep an answer of pure geometry; a memory that has grown too large starts anew."""
        if len(self.memory) > MEMORY_LIMIT:
            self.memory.clear()
        self.memory[key] = value
        return value

    def judged_once(self, key: Any, judge: Callable[[], Any]) -> Any:
        """An answer of pure geometry, or its refusal, worked out once."""
        known = self.memory.get(key)
        if known is None:
            try:
                known = judge()
            except Refused as refusal:
                known = refusal.anew()
            self.remember(key, known)
        if isinstance(known, Refused):
            raise known.anew()
        return known

    def is_through(self, one: Any) -> bool:
        """Has somebody been activated, and is not acting any more?"""
        return bool(one.activated) and one.id not in self.acting

    def survey_terrain(self) -> None:
        """Look at the ground again where the position may have changed it: at the start of every scene."""


class SkirmishGame:
    """The base of a game; what is not here the core and the clients ask of the game itself."""

    key: str
    version: int
    """Of its rules: one more whenever an old tape would play otherwise (`walstatt tapes` tells)."""
    setup_type: ClassVar[Any]
    state_type: ClassVar[Any]
    scenes: ClassVar[Mapping[str, Callable[[Any], Script[None]]]]
    """By the phase that the state names; a phase without a scene ends the game."""
    agreed_by: ClassVar[str] = ""
    """The rule by which players agree on readings before a game."""

    def begin(self, setup: Any) -> Any:
        """A play ready for its first scene; what the rules do not allow is refused here.

        A setup may bring a position to start from instead of the preparation, for cases and puzzles.
        """
        self.check_rulings(setup.rulings)
        start = getattr(setup, "opening", None)
        if start is None:
            self.check_setup(setup)
        play = self.new_play(setup)
        play.state = self.opening(play) if start is None else start.copy()
        play.survey_terrain()
        return play

    def resume(self, setup: Any, state: Any) -> Any:
        """A play that goes on from a state at the start of a scene. What was agreed on once is not questioned again:
        an army that newer rules would not allow plays on."""
        play = self.new_play(setup)
        play.state = state
        play.survey_terrain()
        return play

    def check_setup(self, setup: Any) -> None:
        """Refuse what the rules do not allow."""

    def new_play(self, setup: Any) -> Any:
        """The play, still without a state."""
        raise NotImplementedError

    def opening(self, play: Any) -> Any:
        """The first state."""
        raise NotImplementedError

    def scene(self, play: Any) -> Script[None] | None:
        play.survey_terrain()
        play.acting = frozenset()
        scene = self.scenes.get(play.state.phase)
        return scene(play) if scene else None

    def view(self, play: Any, seat: int | None) -> Any:  # noqa: ARG002 - a game without secrets
        return msgspec.to_builtins(play.state)

    def redeal(self, play: Any, seat: int | None, rng: Random) -> Redeal | None:  # noqa: ARG002 - a game without secrets
        return None

    def open_setup(self, setup: Any, seats: Collection[int]) -> Any:  # noqa: ARG002 - an open one
        return setup

    def by_people(self, setup: Any) -> bool:  # noqa: ARG002 - the program measures
        return False

    def read_setup(self, data: bytes | msgspec.Raw) -> Any:
        """A setup may come from a stranger's file: raises OutOfBounds for one that is more than a game can be."""
        setup = read_json(bytes(data), self.setup_type, "setup")
        self.check_bounds(setup)
        return setup

    def reread_setup(self, data: bytes | msgspec.Raw) -> Any:
        """A setup that was read and checked when its match began."""
        return decode(data, self.setup_type)

    def check_bounds(self, setup: Any) -> None:
        """Raises OutOfBounds for what the types of a setup do not bound by themselves."""
        if setup.board is not None:
            check_board(setup.board, "setup.board")

    def read_state(self, data: bytes) -> Any:
        return decode(data, self.state_type)

    # ---- readings

    def check_rulings(self, rulings: Mapping[str, int]) -> None:
        """Every chosen reading must exist in the catalogue."""
        catalogue = load(self.key)
        for ruling_id, choice in rulings.items():
            ruling = catalogue.get(ruling_id)
            if not isinstance(ruling, Ruling):
                raise refuse(self.agreed_by, "core-refused-unknown-ruling", ruling=ruling_id)
            if not 0 <= choice <= len(ruling.choices):
                raise refuse(
                    self.agreed_by, "core-refused-unknown-choice", ruling=ruling_id, choice=choice,
                    most=len(ruling.choices),
                )

    def choose_ruling(self, match: Match, ruling_id: str, choice: int) -> Match:
        """The same match with another reading: only before it has begun."""
        opening = match.setup.opening
        if match.tape or (opening is not None and self.is_under_way(opening)):
            raise refuse(self.agreed_by, "core-refused-ruling-fixed", ruling=ruling_id)
        rulings = {**match.setup.rulings, ruling_id: choice}
        return Match(match.game, msgspec.structs.replace(match.setup, rulings=rulings))

    def is_under_way(self, opening: Any) -> bool:
        """Is a position one of the game itself, and not of its preparation?"""
        return bool(opening.round > 0)

    def random_rulings(self, rng: Random, without: Collection[str] = ()) -> dict[str, int]:
        """The usual readings, or now and then a few others."""
        rulings = {}
        if rng.random() < OTHER_READINGS:
            for ruling in load(self.key).rulings:
                if ruling.choices and rng.random() < CHANCE_OF_EACH and ruling.id not in without:
                    rulings[ruling.id] = rng.randint(1, len(ruling.choices))
        return rulings

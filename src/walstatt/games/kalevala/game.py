"""Kalevala as the core sees it."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

import msgspec

from walstatt.core.act_details import KindOfAct
from walstatt.core.desk_sheet import DeskSheet
from walstatt.core.hand_table import HandTable
from walstatt.core.kits import WORLD
from walstatt.core.match import Match
from walstatt.core.papers import Appraisal, Problem
from walstatt.core.plain import plain
from walstatt.core.rehearsal import Rehearsal, RehearsalLimit
from walstatt.core.texts import Text, Texts
from walstatt.core.turn import Act, Run, Step, Turn, Waiting
from walstatt.core.typed_data import convert, decode
from walstatt.core.world import Filed, Hint, Phase, Report
from walstatt.games.kalevala import checker, founding, guide, invariants
from walstatt.games.kalevala.court import desk_sheet
from walstatt.games.kalevala.court.accounts import without_held
from walstatt.games.kalevala.court.acts import carry_out, kinds_of_acts
from walstatt.games.kalevala.court.belongings import kinds_of, own_of
from walstatt.games.kalevala.court.desk import SILENT, check_late
from walstatt.games.kalevala.founding import Setup
from walstatt.games.kalevala.migrations import NEWEST, up_to_date
from walstatt.games.kalevala.papers.model import Stay
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.papers.write import write, write_order
from walstatt.games.kalevala.phases import PHASES
from walstatt.games.kalevala.realm.pieces import special_figures
from walstatt.games.kalevala.realm.reach import reach
from walstatt.games.kalevala.reports import blocks, chart
from walstatt.games.kalevala.reports.appraisal import appraisal
from walstatt.games.kalevala.reports.chancery import chancery
from walstatt.games.kalevala.reports.curves import curves
from walstatt.games.kalevala.reports.overview import overview
from walstatt.games.kalevala.reports.paper_lines import paper_lines
from walstatt.games.kalevala.reports.story import story
from walstatt.games.kalevala.robots.paper import write_paper
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.scouting.secrecy import hidden_changes, unknown_changes
from walstatt.games.kalevala.start_pack import described, start_pack
from walstatt.games.kalevala.state import BY_HAND, MARAUDERS, QUICK, UNLIMITED, Knowledge, World
from walstatt.games.kalevala.template import Template
from walstatt.games.kalevala.war.by_hand import hand_table, played_outcome
from walstatt.games.kalevala.war.chance import some_outcome
from walstatt.games.kalevala.war.field import Battlefield
from walstatt.games.kalevala.war.rehearsal import PaperRehearsal, stages
from walstatt.games.kalevala.wild_acts import wild_act
from walstatt.games.kalevala.wild_papers import wild_paper
from walstatt.games.report_blocks import plain_sections
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land

STAY: Final = write_order(Stay())


class Kalevala:
    key = "kalevala"
    kind = WORLD
    version = 1
    state_version = NEWEST
    hides_rulers = True
    """Nothing tells a sham ruler from a real one (kalevala.r.2.schein_briefe)."""

    def found(self, setup: Setup) -> World:
        return founding.found(setup)

    def rulers(self, setup: Setup) -> Sequence[str]:
        return [ruler.name for ruler in setup.rulers]

    def read_setup(self, data: bytes) -> Setup:
        return founding.read_setup(data)

    def without_master(self, setup: Setup) -> Setup:
        how = setup.settings.battles if setup.settings.battles != BY_HAND else QUICK
        return msgspec.structs.replace(setup, settings=msgspec.structs.replace(setup.settings, battles=how))

    def label(self, state: World) -> str:
        return str(state.at)

    def steps(self, state: World) -> Sequence[Step]:
        return [Step(step.name, _knowing_figures(step.carry_out)) for step in PHASES[state.at.phase]]

    def realms(self, state: World) -> Sequence[str]:
        return list(state.realms)

    def played(self, state: World) -> Sequence[str]:
        return [name for name, realm in state.realms.items() if realm.kind != MARAUDERS]

    def expected(self, state: World) -> Sequence[str]:
        return [name for name in self.played(state) if not state.realms[name].vacant]

    def silent(self, state: World, realm: str) -> str:  # noqa: ARG002 - whoever is silent stays where he is
        return SILENT

    def over(self, state: World) -> bool:
        """It ends when nobody plays any more."""
        return all(realm.kind == MARAUDERS for realm in state.realms.values())

    def act(self, turn: Turn, act: Act) -> str:
        with special_figures(kinds_of(turn.state)):
            return carry_out(turn, act)

    # ---- papers

    def check_late(self, state: World) -> None:
        check_late(state)

    def problems(self, state: World, realm: str, text: str) -> list[Problem]:
        return checker.problems(state, realm, text)

    def appraised(self, state: World, realm: str, text: str) -> Appraisal:
        checked = checker.check(state, realm, text)
        with special_figures(kinds_of(state)):
            orders = read(text, state.at, own_of(state, realm)).paper.orders
            lines = paper_lines(state, realm, orders, checked.effects)
        return Appraisal(checked.problems, plain_sections(appraisal(checked, text)), msgspec.to_builtins(lines))

    def reach(self, state: World, realm: str, place: str, figures: Mapping[str, int]) -> Report:
        with special_figures(kinds_of(state)):
            found: Report = plain(reach(known_world(state, realm), realm, place, figures))
        return found

    def template(self, state: World, realm: str, earlier: Sequence[str], texts: Texts) -> str:
        return Template(state, realm, earlier).written(texts)

    def hints(self, state: World, realm: str, text: str) -> list[Hint]:
        return guide.hints(state, realm, text)

    def rehearsal_limit(self, state: World) -> RehearsalLimit:
        allowed = state.settings.rehearsals
        return RehearsalLimit(str(state.at.gr), None if allowed == UNLIMITED else allowed)

    def rehearsal(self, state: World, realm: str, text: str, against: Sequence[str]) -> Rehearsal | None:
        with special_figures(kinds_of(state)):
            return PaperRehearsal(stages(state, realm, text, against))

    def start_pack(self, state: World, realm: str) -> Report:
        with special_figures(kinds_of(state)):
            return start_pack(state, realm)

    def described(self, realm: str, answers: Mapping[str, str]) -> Act:
        return described(realm, answers)

    def read_as(self, state: World, realm: str, text: str) -> str:
        with special_figures(kinds_of(state)):
            return write(read(text, state.at, own_of(state, realm)).paper) or STAY

    # ---- reports

    def report(self, state: World, run: Run, realm: str) -> Report:
        del state
        with special_figures(kinds_of(run.state)):
            return blocks.report(run, realm)

    def remarks(self, state: World) -> dict[str, list[Text]]:
        return desk_sheet.remarks(state)

    def sheet(self, phase: Phase, run: Run) -> DeskSheet:
        return desk_sheet.sheet(phase, run)

    def kinds_of_acts(self) -> Mapping[str, KindOfAct]:
        return kinds_of_acts()

    def overview(self, state: World) -> Report:
        with special_figures(kinds_of(state)):
            return overview(state)

    def chart(self, state: World, realm: str | None) -> Report:
        with special_figures(kinds_of(state)):
            if realm is None:
                return chart.plain(chart.whole_chart(state))
            return chart.plain(chart.realm_chart(without_held(state, realm), realm))

    def story(self, report: Report) -> list[dict[str, Any]]:
        return story(report)

    def curves(self, filed: Sequence[Filed]) -> Report:
        return curves((phase.label, phase.report) for phase in filed)

    def chancery(self, state: World, realm: str, filed: Sequence[Filed]) -> Report:
        with special_figures(kinds_of(state)):
            return chancery(state, realm, filed)

    # ---- storage

    def pack(self, state: World) -> dict[str, bytes]:
        """The map and what each realm knows are kept apart from the rest: they rarely change."""
        lands = {str(gf): land for gf, land in state.lands.items()}
        # Sets have no order of their own; everything else keeps the order that it was made in, here and when read.
        parts = {"map": msgspec.json.encode(lands, order="deterministic")}
        for realm, known in state.knowledge.items():
            parts[f"knowledge/{realm}"] = msgspec.json.encode(known)
        rest = msgspec.structs.replace(state, lands={}, knowledge={}, owned={})
        return {**parts, "world": msgspec.json.encode(rest)}

    def unpack(self, parts: Mapping[str, bytes], state_version: int) -> World:
        world = self._world(parts["world"], state_version)
        world.lands = {read_gf(name): land for name, land in decode(parts["map"], dict[str, Land]).items()}
        for name, data in parts.items():
            kind, _, realm = name.partition("/")
            if kind == "knowledge":
                world.knowledge[realm] = decode(data, Knowledge)
        world.index_owners()
        return world

    @staticmethod
    def _world(data: bytes, version: int) -> World:
        if version != NEWEST:
            data = msgspec.json.encode(up_to_date(msgspec.json.decode(data), version))
        return decode(data, World)

    # ---- play without people

    def random_setup(self, rng: Random) -> Setup:
        return founding.random_setup(rng)

    def sample_paper(self, state: World, realm: str, rng: Random) -> str:
        with special_figures(kinds_of(state)):
            return write_paper(known_world(state, realm), realm, rng, lambda paper: self.problems(state, realm, paper))

    def hand_table(self, awaited: Mapping[str, Any], hidden: bool) -> HandTable | None:
        return hand_table(awaited, hidden)

    def played_outcome(self, awaited: Mapping[str, Any], hidden: bool, match: Match) -> Any:
        return played_outcome(awaited, hidden, match)

    def sample_outcome(self, waiting: Waiting, rng: Random) -> Any:
        return msgspec.to_builtins(some_outcome(convert(waiting.args["battlefield"], Battlefield), rng))

    def wild_paper(self, state: World, realm: str, rng: Random) -> str:
        with special_figures(kinds_of(state)):
            return wild_paper(state, realm, rng)

    def wild_acts(self, state: World, rng: Random) -> list[Act]:
        with special_figures(kinds_of(state)):
            return [wild_act(state, rng) for _ in range(rng.randint(1, 6))]

    def secrets(self, phase: Phase, realm: str) -> list[Callable[[Phase], None]]:
        return hidden_changes(phase, realm)

    def unknown(self, phase: Phase, realm: str) -> list[Callable[[Phase], None]]:
        return unknown_changes(phase, realm)

    def flaws(self, state: World) -> list[str]:
        with special_figures(kinds_of(state)):
            return list(invariants.flaws(state))

    def step_flaws(self, before: World, turn: Turn) -> list[str]:
        with special_figures({**kinds_of(before), **kinds_of(turn.state)}):
            return list(invariants.step_flaws(before, turn))

    def paper_flaws(self, state: World, text: str) -> list[str]:
        with special_figures(kinds_of(state)):
            return list(invariants.paper_flaws(state, text))


def _knowing_figures(carry_out: Callable[[Turn], None]) -> Callable[[Turn], None]:
    def step(turn: Turn) -> None:
        with special_figures(kinds_of(turn.state)):
            carry_out(turn)

    return step


GAME = Kalevala()

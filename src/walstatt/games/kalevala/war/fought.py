"""Battles of phase 4 on hexes, between the order sheets of those who fight (chapter 16).

They do not touch each other, so all of a phase are fought ahead, side by side where there are cores; each is settled in
its turn. One whose field has changed meanwhile is fought then: its dice are the same, for they follow from its name.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple

from msgspec.structs import replace

from walstatt.core.events import Event
from walstatt.core.turn import Chance
from walstatt.games.hex_course import HexCourse
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.items import leave_on_battlefield
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.planes.rifts import standing
from walstatt.games.kalevala.realm.pieces import known_piece
from walstatt.games.kalevala.realm.trade_centres import is_bare
from walstatt.games.kalevala.state import Siege, World
from walstatt.games.kalevala.war import beasts
from walstatt.games.kalevala.war.aftermath import listed_figures, outcome_of
from walstatt.games.kalevala.war.battle_orders import order_of
from walstatt.games.kalevala.war.board import Board, Caravan, Known, board_of
from walstatt.games.kalevala.war.chronicle import Report, tell_battle
from walstatt.games.kalevala.war.consequences import dearest
from walstatt.games.kalevala.war.details import with_details
from walstatt.games.kalevala.war.field import Battlefield, Outcome
from walstatt.games.kalevala.war.line_up import MIDDLE, rings
from walstatt.games.kalevala.war.ruins import as_left_open
from walstatt.games.kriegsspiel.course import Recorder
from walstatt.games.kriegsspiel.fighting import begun, fight_out
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.setup import Artefact, Setup
from walstatt.games.kriegsspiel.spans import Rift
from walstatt.games.kriegsspiel.state import State

GOES_ON: Final = 2
"""The reading by which a siege that was not lifted starves a fortress on where it had come to."""
GP, ATTACK, DEFENCE = "gp", "attack", "defence"
"""Effects of items that count in melee."""


class Job(NamedTuple):
    setup: Setup
    chance: Chance


class Done(NamedTuple):
    """A battle that was fought, and the dice that it took."""

    setup: Setup
    state: State
    log: list[Event]
    chance: Chance
    course: HexCourse


def fight_ahead(work: Evaluation, fields: Iterable[Battlefield]) -> dict[str, Done]:
    """By the name of its field."""
    names, jobs = [], []
    for field in fields:
        detailed = with_details(work, field)
        names.append(field.name)
        jobs.append(Job(board_of(detailed, known_of(work, detailed)).setup, work.turn.chance(field.name)))
    return dict(zip(names, work.turn.together(_fight, jobs), strict=True))


def _fight(job: Job) -> Done:
    play = begun(job.setup)
    recorder = Recorder(play)
    fight_out(play, job.chance.roll, recorder.look)
    return Done(job.setup, play.state, play.log or [], job.chance, recorder.finish())


def settle(work: Evaluation, field: Battlefield, homes: Mapping[str, str], ahead: Mapping[str, Done]) -> Outcome:
    """`homes`: by party where its wizard goes if it is beaten."""
    detailed = with_details(work, field)
    known = known_of(work, detailed)
    board = board_of(detailed, known)
    _tell_caravans(work, detailed, known)
    done = ahead.get(field.name)
    if done is None or done.setup != board.setup:
        done = _fight(Job(board.setup, work.turn.chance(field.name)))
    work.turn.take_rolls(done.chance)
    play: BattlePlay = GAME.new_play(board.setup)
    play.state, play.log = done.state, done.log
    outcome = outcome_of(
        detailed, board, play, homes, lambda realm, place, robbed: dearest(work, realm, place, robbed)
    )
    tell_battle(work.turn, list(work.world.realms), Report(detailed, board, play, outcome, done.course))
    _tell_shown(work, board, play)
    for seat, triples in play.state.far_triples.items():
        for one in hooks.figures():
            if one.far_triples is not None:
                one.far_triples(work, play.setup.names[seat], triples, field.places)
    _remember_sieges(work, play)
    hooks.after_battle(work, detailed, play)
    leave_on_battlefield(work, [(base(at), things) for at, things in play.state.lying.items()], play.setup.names)
    return outcome


def _mustered(work: Evaluation, field: Battlefield, setup: Setup) -> Setup:
    mustered = hooks.muster(work, field, setup)
    gr = work.world.at.gr - 1
    going_on = {at: one.rounds for at, one in work.world.sieges.items() if one.gr == gr}
    sieges = {at: rounds for at, rounds in going_on.items() if at.partition("/")[0] in setup.field}
    return replace(mustered, artefacts=tuple(_artefacts(work, mustered)), beasts=beasts.entered(work.world),
                   sieges=sieges)


def _remember_sieges(work: Evaluation, play: BattlePlay) -> None:
    """By a reading hunger goes on in the next GR where it was."""
    if work.world.reading("kalevala.r.war.hungeruhr") == GOES_ON:
        gr = work.world.at.gr
        work.world.sieges = {at: one for at, one in work.world.sieges.items() if one.gr >= gr - 1}
        work.world.sieges |= {at: Siege(gr, rounds) for at, rounds in play.state.sieges.items() if rounds}


def _artefacts(work: Evaluation, setup: Setup) -> Iterator[Artefact]:
    """Items that somebody bears there; weapons that gods have made have rules of their own."""
    borne = {item for party in setup.parties for placed in party.figures for item in placed.items}
    borne |= {item for one in setup.covert for items in one.items.values() for item in items}
    for symbol in sorted(borne & work.world.items.keys() - {*setup.weapons}):
        effects = [one for one in work.world.items[symbol].effects if not one.uses and not one.of]
        attack, defence = (sum(one.value for one in effects if one.what in (GP, what)) for what in (ATTACK, DEFENCE))
        if attack or defence:
            yield Artefact(symbol, attack, defence)


def known_of(work: Evaluation, field: Battlefield) -> Known:
    sheets = {
        (one.party, one.place): order.sheet for one in field.contingents
        if (order := order_of(work, one.party, one.place)) is not None
    }
    bare = frozenset(
        place for place in field.places
        if (province := work.province(place)) is not None and is_bare(province.plundered, work.world.at)
    )
    return Known(as_left_open(work, field), sheets, work.world.settings.readings, bare, tuple(_rifts(work, field)),
                 tuple(_caravans(work, field)), partial(_fighter, work.world), dict(hooks.treasures(work.world)),
                 {party.name: god for party in field.parties
                  if (god := hooks.worshipped(work.world, party.name, field.places)) is not None},
                 partial(_mustered, work, field))


def _tell_caravans(work: Evaluation, field: Battlefield, known: Known) -> None:
    """Those who fight know of caravans in their way."""
    realms = [party.name for party in field.parties if party.name in work.world.realms]
    for one in known.caravans:
        work.turn.tell(realms, "kalevala-caravan-in-the-way", "kalevala.21.1.5", place=one.place, caravan=one.name)


def _caravans(work: Evaluation, field: Battlefield) -> Iterator[Caravan]:
    """All that stand there unattacked: they are in the way, and their warriors do not fight (kalevala.21.1.5)."""
    raided = {(one.party, one.place, one.caravan) for one in field.contingents if one.caravan}
    for realm, places in work.world.forces.items():
        for place in [one for one in field.places if one in places]:
            for group in places[place].groups:
                if (realm, place, group.symbol) not in raided:
                    yield Caravan(f"{group.symbol} {realm}", place, dict(group.load.pieces))


def _rifts(work: Evaluation, field: Battlefield) -> Iterator[Rift]:
    """Ways through portals that a party's mystic holds open (kalevala.r.war.portal_kampf)."""
    found = {}
    for party in field.parties:
        for rift in standing(work, party.name) if party.name in work.world.realms else ():
            if {rift.start, rift.end} <= {*field.places}:
                one = Rift(gate(work, rift.start), gate(work, rift.end), party.name)
                found[one.name] = one
    yield from found.values()


def gate(work: Evaluation, place: str) -> str:
    """The small field of a portal; where none stands yet, 19 or the land nearest to it."""
    gf, land, part = gf_of(place), work.land(place), work.part(place)
    fields = part.fields if part is not None else frozenset[int]()
    kf = land.portal if land.portal in fields else next((kf for kf in rings(MIDDLE) if kf in fields), MIDDLE)
    return f"{gf}/{kf}"


def _fighter(world: World, party: str, symbol: str) -> hooks.Fighter | None:
    beast = beasts.entered(world).get(known_piece(symbol).base)
    return hooks.Fighter(beast) if beast is not None else hooks.fighter(world, party, known_piece(symbol))


def _tell_shown(work: Evaluation, board: Board, play: BattlePlay) -> None:
    """What nobody knew of somebody, and what has mattered now."""
    for figure, seat, _ in listed_figures(board, play):
        for trait in figure.shown:
            for one in hooks.figures():
                if one.showed is not None:
                    one.showed(work, play.setup.names[seat], trait)

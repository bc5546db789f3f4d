"""How cases write positions of Schnellreferenz. What can be expected of them: case_frostgrave_expect."""
from __future__ import annotations

from typing import Any

import msgspec

from walstatt.core.match import Match
from walstatt.games.frostgrave import content, standing, warbands
from walstatt.games.frostgrave.battlefield import random_board, scenario_board
from walstatt.games.frostgrave.game import GAME, SCENES
from walstatt.games.frostgrave.gear import ITEMS
from walstatt.games.frostgrave.play import BOARD, ROUNDS, FrostgravePlay, Setup
from walstatt.games.frostgrave.profiles import APPRENTICE, CREATURE, SOLDIER, TRAITS, WIZARD, Member, Profile, Warband
from walstatt.games.frostgrave.spells import LASTING
from walstatt.games.frostgrave.state import LEFT, NOBODY, OUT, TABLE, WAITING, Conjured, Figure, Fog, State, Token
from walstatt.games.frostgrave.terrain_kinds import KINDS, TERRAIN, ruin
from walstatt.games.frostgrave.warbands import BUDGET
from walstatt.lab.case_board import PIECE_KEYS, board_of, plain_piece, turned
from walstatt.lab.case_frostgrave_expect import EXPECTED, SEATS, expect
from walstatt.lab.case_table import SETUP, STILL, CasePosition, CaseTable
from walstatt.lab.case_values import (
    as_mapping,
    flag,
    number,
    one_of,
    point,
    sub_items,
    sub_mapping,
    whole,
    word_list,
)
from walstatt.lab.case_yaml import Mapping
from walstatt.table.terrain import Board, Piece

USUAL_EDGES = ("south", "north", "east", "west")
FIGURE_KEYS = frozenset(
    {"seat", "name", "at", "level", "profile", "soldier", "caster", "creature", "gear", "health", "activated",
     "hanging", "loaded", "effects", "ends", "master", "place"}
)
PROFILE_KEYS = ("role", "move", "fight", "shoot", "armour", "will", "health", "gear", "traits", "cost")
TOKEN_KEYS = ("at", "level", "carrier", "secured", "found")
WARBAND_KEYS = ("soldiers", "spells", "wizard", "apprentice", "school")
PLACES = (WAITING, TABLE, LEFT, OUT)
ROLES = (WIZARD, APPRENTICE, SOLDIER, CREATURE)


class FrostgraveCases(CaseTable):
    """The table of this game for cases."""

    game = GAME
    example = "frostgrave.r.die: 1"
    seats = SEATS
    keys = frozenset(
        {"board", "figures", "players", "spells", "tokens", "round", "phase", "turn", "starter", "rolls", "edges",
         "setup_order", "finished", "fogs", "open", "warbands", "budget", "rounds", "treasure", "scenario",
         "broken", "asleep", "conjured"}
    )
    expected = EXPECTED

    def match(self, case: Mapping) -> Match:
        return Match(GAME, _Position(case).setup())

    def expect(self, match: Match, wanted: Mapping) -> None:
        expect(match, wanted)


class _Position(CasePosition):
    seats = SEATS

    def __init__(self, case: Mapping) -> None:
        super().__init__(case)
        phases = (*SCENES, "over", SETUP, STILL)
        self.phase = one_of(case.get("phase", "soldier"), phases, case.line_of("phase"), "phase")
        self.players = self._whole("players", 2)
        self.board = read_board(case)
        self.bestiary: dict[str, Profile] = {}
        written = sub_mapping(case, "figures")
        self.figures = {
            name: as_mapping(one, written.line_of(name), f"figure {name!r}") for name, one in written.items()
        }
        for name, figure in self.figures.items():
            figure.check_keys(FIGURE_KEYS, f"figure {name!r}")
            one_of(figure.get("seat"), (*SEATS, "nobody"), figure.line_of("seat"), f"the seat of {name!r}")

    def setup(self) -> Setup:
        bands = tuple(self._warband(seat) for seat in range(self.players))
        places = tuple(
            point(one, line, "a treasure") for one, line in sub_items(self.case, "treasure")
        )
        setup = Setup(
            bands, self.board, self._rulings(), SEATS[: self.players], self._whole("budget", BUDGET),
            self._whole("rounds", ROUNDS), places, self.bestiary,
            scenario=str(self.case.get("scenario", "")),
        )
        return setup if self.phase == SETUP else msgspec.structs.replace(setup, opening=self._opening(setup))

    # ---- warbands

    def _warband(self, seat: int) -> Warband:
        written = sub_mapping(self.case, "warbands")
        written.check_keys(SEATS, "warbands")
        if SEATS[seat] in written or self.phase == SETUP:
            return self._mustered(sub_mapping(written, SEATS[seat]), "abcd"[seat])
        members, profiles = [], {}
        for name, figure in self.figures.items():
            profile = self._profile(name, figure)
            if figure["seat"] == "nobody" or profile.role == CREATURE:
                self.bestiary[profile.key] = profile
            elif figure["seat"] == SEATS[seat]:
                told = str(figure.get("name", name))
                members.append(Member(name, name, {"de": told, "en": told}))
                profiles[name] = profile
        return Warband(tuple(members), profiles, self._spells(seat))

    def _spells(self, seat: int) -> tuple[str, ...]:
        written = sub_mapping(self.case, "spells")
        written.check_keys(SEATS, "spells")
        line = written.line_of(SEATS[seat])
        known = word_list(written.get(SEATS[seat], list(content.spells())), line, "spells")
        return tuple(one_of(spell, content.spells(), line, "a spell") for spell in known)

    def _mustered(self, written: Mapping, prefix: str) -> Warband:
        written.check_keys(WARBAND_KEYS, "a warband")
        soldiers = word_list(written.get("soldiers", []), written.line_of("soldiers"), "soldiers")
        for key in soldiers:
            one_of(key, content.soldiers(), written.line_of("soldiers"), "a soldier")
        school = str(written.get("school", ""))
        usual = list(content.taught(school if school in content.schools() else ""))[: warbands.KNOWN_SPELLS]
        spells = word_list(written.get("spells", usual), written.line_of("spells"), "spells")
        wizard = word_list(written.get("wizard", []), written.line_of("wizard"), "wizard")
        apprentice = written.get("apprentice", [])
        if apprentice == "none":
            return warbands.muster(soldiers, spells, prefix, wizard, None, school=school)
        gear = word_list(apprentice, written.line_of("apprentice"), "apprentice")
        return warbands.muster(soldiers, spells, prefix, wizard, gear, school=school)

    def _profile(self, name: str, figure: Mapping) -> Profile:
        """A profile of the lists, or an inline one under the figure's own name."""
        for key, known in (
            ("soldier", content.soldiers()), ("caster", content.casters()), ("creature", content.creatures())
        ):
            if key in figure:
                listed = known[one_of(figure[key], known, figure.line_of(key), key)]
                gear = _gear(figure, listed.gear)
                kept = listed.key if key == "creature" else name
                return msgspec.structs.replace(listed, key=kept, gear=gear)
        return _inline(name, sub_mapping(figure, "profile"), figure)

    # ---- the position

    def _opening(self, setup: Setup) -> State:
        case = self.case
        starter = self._seat("starter", 0)
        state = State(self._figures(setup), phase=self.phase, round=self._whole("round", 1))
        state.starter, state.turn = starter, self._seat("turn", starter)
        state.tokens = dict(self._tokens())
        state.edges = word_list(case.get("edges", list(USUAL_EDGES[: self.players])), case.line_of("edges"), "edges")
        rolls = case.get("rolls", [0] * self.players)
        state.rolls = tuple(whole(one, case.line_of("rolls"), "a roll") for one in rolls)
        state.setup_order = self._seats("setup_order", tuple(range(self.players)))
        state.finished = self._seats("finished", ())
        state.fogs = tuple(_fog(one, line) for one, line in sub_items(case, "fogs"))
        state.open_doors = frozenset(word_list(case.get("open", []), case.line_of("open"), "open"))
        state.conjured = tuple(
            _conjured(one, line, place) for place, (one, line) in enumerate(sub_items(case, "conjured"), 1)
        )
        state.broken = frozenset(word_list(case.get("broken", []), case.line_of("broken"), "broken"))
        state.asleep = frozenset(word_list(case.get("asleep", []), case.line_of("asleep"), "asleep"))
        state.arrivals = sum(figure.seat == NOBODY for figure in state.figures.values())
        self._settle(setup, state)
        return state

    def _settle(self, setup: Setup, state: State) -> None:
        """Who hangs follows from where he is, unless the case says so."""
        play = FrostgravePlay(setup)
        play.state = state
        play.survey_terrain()
        for name, written in self.figures.items():
            figure = state.figures[name]
            if "hanging" not in written and figure.place == TABLE:
                figure.hanging = not standing.is_carried(play, figure.x, figure.y, figure.z)

    def _seat(self, key: str, default: int) -> int:
        if key not in self.case:
            return default
        return seat_of(self.case[key], self.case.line_of(key), key)

    def _seats(self, key: str, default: tuple[int, ...]) -> tuple[int, ...]:
        if key not in self.case:
            return default
        line = self.case.line_of(key)
        return tuple(seat_of(name, line, key) for name in word_list(self.case[key], line, key))

    def _figures(self, setup: Setup) -> dict[str, Figure]:
        found = {name: self._figure(name, figure) for name, figure in self.figures.items()}
        for seat, warband in enumerate(setup.warbands):
            for member in warband.members:
                if member.id not in found:
                    found[member.id] = Figure(member.id, seat, member.profile, warband.of(member).health)
        return found

    def _figure(self, name: str, written: Mapping) -> Figure:
        profile = self._profile(name, written)
        x, y = point(written["at"], written.line_of("at"), "at") if "at" in written else (0.0, 0.0)
        seat = NOBODY if written["seat"] == "nobody" else SEATS.index(written["seat"])
        effects = word_list(written.get("effects", []), written.line_of("effects"), "effects")
        for effect in effects:
            one_of(effect, LASTING, written.line_of("effects"), "an effect")
        place = written.get("place", TABLE if "at" in written else WAITING)
        return Figure(
            name, seat, profile.key, whole(written.get("health", profile.health), written.line_of("health"), "health"),
            x, y, number(written.get("level", 0), written.line_of("level"), "level"),
            one_of(place, PLACES, written.line_of("place"), "place"),
            flag(written.get("activated", False), written.line_of("activated"), "activated"),
            flag(written.get("hanging", False), written.line_of("hanging"), "hanging"),
            flag(written.get("loaded", True), written.line_of("loaded"), "loaded"), effects,
            str(written.get("master", "")),
            ends={key: whole(last, written.line_of("ends"), key) for key, last in sub_mapping(written, "ends").items()},
        )

    def _tokens(self) -> list[tuple[str, Token]]:
        written = sub_mapping(self.case, "tokens")
        return [
            (name, self._token(name, as_mapping(one, written.line_of(name), f"token {name!r}")))
            for name, one in written.items()
        ]

    def _token(self, name: str, written: Mapping) -> Token:
        written.check_keys(TOKEN_KEYS, f"token {name!r}")
        carrier = str(written.get("carrier", ""))
        if carrier:
            one_of(carrier, self.figures, written.line_of("carrier"), "the carrier")
        x, y = point(written["at"], written.line_of("at"), "at") if "at" in written else (18.0, 18.0)
        secured = seat_of(written["secured"], written.line_of("secured"), "secured") if "secured" in written else NOBODY
        found = flag(written.get("found", bool(carrier)), written.line_of("found"), "found")
        level = number(written.get("level", 0), written.line_of("level"), "level")
        return Token(name, x, y, level, carrier, secured, found)


def seat_of(name: Any, line: int, what: str) -> int:
    return SEATS.index(one_of(name, SEATS, line, what))


def _gear(figure: Mapping, usual: tuple[str, ...]) -> tuple[str, ...]:
    gear = word_list(figure.get("gear", list(usual)), figure.line_of("gear"), "gear")
    for item in gear:
        one_of(item, ITEMS, figure.line_of("gear"), "an item")
    return gear


def _inline(name: str, written: Mapping, figure: Mapping) -> Profile:
    written.check_keys(PROFILE_KEYS, f"the profile of {name!r}")
    usual = CREATURE if figure["seat"] == "nobody" else SOLDIER
    role = one_of(written.get("role", usual), ROLES, written.line_of("role"), "role")
    def value(key: str, default: int) -> int:
        return whole(written.get(key, default), written.line_of(key), key)

    traits = word_list(written.get("traits", []), written.line_of("traits"), "traits")
    for trait in traits:
        one_of(trait, TRAITS, written.line_of("traits"), "a trait")
    gear = _gear(figure if "gear" in figure else written, ("hand_weapon",))
    return Profile(
        name, {"de": name, "en": name}, role, number(written.get("move", 6), written.line_of("move"), "move"),
        value("fight", 0), value("shoot", 0), value("armour", 10), value("will", 0), value("health", 10), gear, traits,
        value("cost", 0),
    )


def _fog(written: Any, line: int) -> Fog:
    fog = as_mapping(written, line, "a fog")
    fog.check_keys(("at", "until"), "a fog")
    x, y = point(fog.get("at"), fog.line_of("at"), "at")
    return Fog(x, y, whole(fog.get("until", 2), fog.line_of("until"), "until"))


def _conjured(written: Any, line: int, place: int) -> Conjured:
    made = as_mapping(written, line, "conjured terrain")
    made.check_keys(("kind", "at", "turned", "until"), "conjured terrain")
    kind = one_of(made.get("kind"), ("ice_wall", "black_ice"), made.line_of("kind"), "kind")
    x, y = point(made.get("at"), made.line_of("at"), "at")
    turned = number(made.get("turned", 0), made.line_of("turned"), "turned")
    return Conjured(kind, f"{kind}-{place}", x, y, turned, whole(made.get("until", 2), made.line_of("until"), "until"))


# ---- the board


def read_board(case: Mapping) -> Board:
    written = sub_mapping(case, "board")
    scenario = content.scenarios().get(str(case.get("scenario", "")))
    if scenario is not None and "board" not in case:
        return scenario_board(scenario)
    written.check_keys(("size", "terrain", "generate"), "board")
    if "generate" in written or (case.get("phase") == SETUP and "terrain" not in written and "size" not in written):
        return random_board(whole(written.get("generate", 1), written.line_of("generate"), "generate"))
    return board_of(written, BOARD, _pieces)


def _pieces(written: Mapping, count: int) -> list[Piece]:
    """One piece, or the walls of a ruin."""
    written.check_keys((*PIECE_KEYS, "roof"), "a piece of terrain")
    name = str(written.get("name", ""))
    key = str(written.get("id", f"{name}-{count + 1}"))
    if name == "ruin":
        middle = point(written.get("at"), written.line_of("at"), "at")
        return ruin(key, middle, turned(written), flag(written.get("roof", False), written.line_of("roof"), "roof"))
    return [plain_piece(written, key, TERRAIN, KINDS)]


CASES = FrostgraveCases()

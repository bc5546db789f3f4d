"""How cases write positions of Schnellreferenz. What can be expected of them: case_frostgrave_expect."""
from __future__ import annotations

from typing import Any

import msgspec

from walstatt.core.match import Match
from walstatt.games.frostgrave import content, standing, warbands
from walstatt.games.frostgrave.battlefield import random_board
from walstatt.games.frostgrave.game import GAME, SCENES, choose_ruling
from walstatt.games.frostgrave.gear import ITEMS
from walstatt.games.frostgrave.play import BOARD, ROUNDS, FrostgravePlay, Setup
from walstatt.games.frostgrave.profiles import APPRENTICE, CREATURE, SOLDIER, TRAITS, WIZARD, Member, Profile, Warband
from walstatt.games.frostgrave.spells import LASTING
from walstatt.games.frostgrave.state import LEFT, NOBODY, OUT, TABLE, WAITING, Figure, Fog, State, Token
from walstatt.games.frostgrave.terrain_kinds import KINDS, TERRAIN, rectangle, ruin
from walstatt.games.frostgrave.warbands import BUDGET
from walstatt.lab.case_frostgrave_expect import EXPECTED, SEATS, expect
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
from walstatt.lab.case_yaml import CaseError, Mapping, Sequence
from walstatt.table.terrain import Board, Ground, Piece

SETUP = "setup"
USUAL_EDGES = ("south", "north", "east", "west")
STILL = "still"
FIGURE_KEYS = frozenset(
    {"seat", "name", "at", "level", "profile", "soldier", "caster", "creature", "gear", "health", "activated",
     "hanging", "loaded", "effects", "master", "place"}
)
PROFILE_KEYS = ("role", "move", "fight", "shoot", "armour", "will", "health", "gear", "traits", "cost")
TOKEN_KEYS = ("at", "level", "carrier", "secured", "found")
PIECE_KEYS = ("id", "name", "outline", "at", "size", "turned", "height", "kinds", "feature", "roof")
WARBAND_KEYS = ("soldiers", "spells", "wizard", "apprentice")
PLACES = (WAITING, TABLE, LEFT, OUT)
ROLES = (WIZARD, APPRENTICE, SOLDIER, CREATURE)


class FrostgraveCases:
    """The table of this game for cases."""

    seats = SEATS
    keys = frozenset(
        {"board", "figures", "players", "spells", "tokens", "round", "phase", "turn", "starter", "rolls", "edges",
         "setup_order", "finished", "fogs", "open", "warbands", "budget", "rounds", "treasure"}
    )
    expected = EXPECTED

    def match(self, case: Mapping) -> Match:
        return Match(GAME, _Position(case).setup())

    def special_step(self, match: Match, name: str, value: Any, line: int) -> Match | None:
        """`set_ruling: {id: choice}` asks for another reading of a ruling."""
        if name != "set_ruling":
            return None
        if not isinstance(value, Mapping) or len(value) != 1:
            raise CaseError(line, "set_ruling takes one ruling and its choice: {frostgrave.r.die: 1}")
        ((ruling, choice),) = value.items()
        return choose_ruling(match, ruling, choice)

    def positions(self, match: Match) -> dict[str, tuple[float, float]]:
        state: State = match.state
        return {figure.id: (figure.x, figure.y) for figure in state.figures.values()}

    def expect(self, match: Match, wanted: Mapping) -> None:
        expect(match, wanted)


class _Position:
    """One case's position on its way from YAML to a setup."""

    def __init__(self, case: Mapping) -> None:
        self.case = case
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
        )
        return setup if self.phase == SETUP else msgspec.structs.replace(setup, opening=self._opening(setup))

    def _rulings(self) -> dict[str, int]:
        rulings = sub_mapping(self.case, "rulings")
        return {key: whole(choice, rulings.line_of(key), key) for key, choice in rulings.items()}

    def _whole(self, key: str, default: int) -> int:
        return whole(self.case.get(key, default), self.case.line_of(key), key)

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
        usual = list(content.spells())[: warbands.KNOWN_SPELLS]
        spells = word_list(written.get("spells", usual), written.line_of("spells"), "spells")
        wizard = word_list(written.get("wizard", []), written.line_of("wizard"), "wizard")
        apprentice = written.get("apprentice", [])
        if apprentice == "none":
            return warbands.muster(soldiers, spells, prefix, wizard, None)
        gear = word_list(apprentice, written.line_of("apprentice"), "apprentice")
        return warbands.muster(soldiers, spells, prefix, wizard, gear)

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


# ---- the board


def read_board(case: Mapping) -> Board:
    written = sub_mapping(case, "board")
    written.check_keys(("size", "terrain", "generate"), "board")
    width, depth = point(written.get("size", [BOARD, BOARD]), written.line_of("size"), "size")
    if "generate" in written or (case.get("phase") == SETUP and "terrain" not in written and "size" not in written):
        return random_board(whole(written.get("generate", 1), written.line_of("generate"), "generate"))
    pieces: list[Piece] = []
    for one, line in sub_items(written, "terrain"):
        pieces += _pieces(as_mapping(one, line, "a piece of terrain"), len(pieces) + 1)
    board = Board(width, depth, tuple(pieces))
    try:
        Ground(board)
    except ValueError as problem:
        raise CaseError(written.line_of("terrain"), str(problem)) from problem
    return board


def _pieces(written: Mapping, count: int) -> list[Piece]:
    written.check_keys(PIECE_KEYS, "a piece of terrain")
    name = str(written.get("name", ""))
    key = str(written.get("id", f"{name}-{count}"))
    turned = number(written.get("turned", 0), written.line_of("turned"), "turned")
    if name == "ruin":
        middle = point(written.get("at"), written.line_of("at"), "at")
        return ruin(key, middle, turned, flag(written.get("roof", False), written.line_of("roof"), "roof"))
    if name not in TERRAIN and "kinds" not in written:
        known = ", ".join(("ruin", *TERRAIN))
        raise CaseError(written.line, f"terrain {name!r} is unknown and has no kinds; known are {known}")
    kinds, height = TERRAIN.get(name, ((), 0.0))
    if "kinds" in written:
        kinds = word_list(written["kinds"], written.line_of("kinds"), "kinds")
        for kind in kinds:
            one_of(kind, sorted(KINDS), written.line_of("kinds"), "a kind")
    height = number(written.get("height", height), written.line_of("height"), "height")
    return [Piece(key, name, _outline(written, turned), kinds, height, str(written.get("feature", "")))]


def _outline(written: Mapping, turned: float) -> tuple[tuple[float, float], ...]:
    if "outline" in written:
        corners: Any = written["outline"]
        if not isinstance(corners, Sequence):
            raise CaseError(written.line_of("outline"), "an outline is a list of points")
        return tuple(point(corner, line, "a corner") for corner, line in zip(corners, corners.lines, strict=True))
    if "at" not in written or "size" not in written:
        raise CaseError(written.line, "a piece of terrain needs an outline, or at (its middle) and size")
    middle = point(written["at"], written.line_of("at"), "at")
    return rectangle(middle, point(written["size"], written.line_of("size"), "size"), turned)


CASES = FrostgraveCases()

"""How cases write positions of the Referenzblatt. What can be expected of them: case_anima_expect."""
from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from walstatt.core.match import Match
from walstatt.core.typed_data import convert
from walstatt.games.anima import parties, rosters
from walstatt.games.anima.abilities import STATUSES, Ability
from walstatt.games.anima.battlefield import random_board
from walstatt.games.anima.game import GAME, SCENES
from walstatt.games.anima.play import BOARD, POINTS, TURNS, AnimaPlay, Setup
from walstatt.games.anima.profiles import Member, Party, Profile
from walstatt.games.anima.relief import relief_of
from walstatt.games.anima.scenarios import SCENARIOS, lay_markers
from walstatt.games.anima.state import AWAY, GONE, LEFT, NOBODY, TABLE, WAITING, Figure, Running, Score, State, Status
from walstatt.games.anima.terrain_kinds import HILL_SIZE, KINDS, TERRAIN, hill
from walstatt.lab.case_anima_expect import EXPECTED, expect
from walstatt.lab.case_board import PIECE_KEYS, board_of, plain_piece, turned
from walstatt.lab.case_table import SETUP, STILL, CasePosition, CaseTable, StillPicture
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
from walstatt.lab.case_yaml import CaseError, Mapping, plain
from walstatt.table.terrain import Board, Piece

SEATS = ("Anna", "Bert")
PLACES = (WAITING, TABLE, AWAY, LEFT, GONE)
ROSTER = "referenzblatt"
CHARACTER_KEYS = frozenset(
    {"seat", "at", "profile", "character", "lp", "markers", "activated", "statuses", "hidden", "moved", "used",
     "gnosis", "caller", "binding", "place", "marks"}
)
PROFILE_KEYS = frozenset(
    {"cost", "speed", "attack", "damage", "defence", "armour", "resistance", "lp", "markers", "base", "stray", "range",
     "abilities", "name"}
)
class AnimaCases(CaseTable):
    """The table of this game for cases."""

    game = GAME
    example = "anima.r.map: 1"
    seats = SEATS
    keys = frozenset(
        {"board", "characters", "parties", "phase", "turn", "active", "initiative", "gnosis", "scenario", "edges",
         "setup_winner", "plans", "nodes_held", "points", "running", "limit", "turns", "water", "markers", "seed"}
    )
    expected = EXPECTED

    def match(self, case: Mapping) -> Match:
        """The match that the case starts from."""
        game = StillPicture(GAME) if case.get("phase") == STILL else GAME
        return Match(game, _Position(case).setup())

    def expect(self, match: Match, wanted: Mapping) -> None:
        expect(match, wanted)


class _Position(CasePosition):
    seats = SEATS

    def __init__(self, case: Mapping) -> None:
        super().__init__(case)
        one_of(case.get("phase", "activation"), (*SCENES, "over", SETUP, STILL), case.line_of("phase"), "phase")
        self.phase = str(case.get("phase", "activation"))
        self.prepared = self.phase == SETUP
        self.board = self._board()
        self.characters = self._characters()
        self.profiles: tuple[dict[str, Profile], dict[str, Profile]] = ({}, {})

    def setup(self) -> Setup:
        both = (self._party(0), self._party(1))
        setup = Setup(
            both, self.board, self._whole("seed", 0), self._whole("limit", POINTS), self._whole("turns", TURNS),
            self._rulings(), SEATS,
        )
        if self.prepared:
            return setup
        return replace(setup, board=self.board or Board(BOARD, BOARD), opening=self._opening(both))

    # ---- the board

    def _board(self) -> Board | None:
        if "board" not in self.case:
            return None
        written = sub_mapping(self.case, "board")
        written.check_keys(("size", "terrain", "generate"), "board")
        if "generate" in written:
            return random_board(whole(written["generate"], written.line_of("generate"), "generate"))
        return board_of(written, BOARD, self._pieces)

    def _pieces(self, written: Mapping, count: int) -> list[Piece]:
        """One piece, or the three of a hill."""
        written.check_keys(PIECE_KEYS, "a piece of terrain")
        name = str(written.get("name", ""))
        key = str(written.get("id", f"{name}-{count + 1}"))
        if name == "hill":
            middle = point(written.get("at"), written.line_of("at"), "at")
            size = point(written.get("size", list(HILL_SIZE)), written.line_of("size"), "size")
            height = number(written.get("height", 2.5), written.line_of("height"), "height")
            return hill(key, middle, size, turned(written), height)
        return [plain_piece(written, key, TERRAIN, None if "refused" in self.case else KINDS)]

    # ---- parties

    def _characters(self) -> dict[str, Mapping]:
        written = sub_mapping(self.case, "characters")
        found = {}
        for name, one in written.items():
            character = as_mapping(one, written.line_of(name), f"character {name!r}")
            character.check_keys(CHARACTER_KEYS, f"character {name!r}")
            one_of(character.get("seat"), SEATS, character.line_of("seat"), f"the seat of {name!r}")
            found[name] = character
        return found

    def _party(self, seat: int) -> Party:
        ready = sub_mapping(self.case, "parties")
        ready.check_keys(SEATS, "parties")
        if SEATS[seat] in ready:
            return self._chosen_party(ready[SEATS[seat]], ready.line_of(SEATS[seat]), "ab"[seat])
        profiles = self.profiles[seat]
        profiles.update(rosters.load(ROSTER).beings)
        members = []
        for name, character in self.characters.items():
            if character["seat"] != SEATS[seat]:
                continue
            key = self._profile_key(name, character, profiles)
            if "caller" not in character:
                members.append(Member(name, key))
        return Party(tuple(members), profiles)

    def _chosen_party(self, value: Any, line: int, prefix: str) -> Party:
        """`referenzblatt:jagd`, or a list of character keys."""
        if isinstance(value, list):
            roster = rosters.load(ROSTER)
            keys = word_list(value, line, "a party")
            for key in keys:
                one_of(key, _character_keys(roster), line, "a character")
            return parties.party_of(roster, keys, prefix)
        roster_key, _, party = str(value).partition(":")
        one_of(roster_key, rosters.keys(), line, "a roster")
        return parties.ready_made(roster_key, party, prefix)

    def _profile_key(self, name: str, character: Mapping, profiles: dict[str, Profile]) -> str:
        if "character" in character:
            key = str(character["character"])
            roster_key, _, entry = key.rpartition("/")
            roster = rosters.load(roster_key or ROSTER)
            one_of(entry, (*roster.characters, *roster.beings), character.line_of("character"), f"the card of {name!r}")
            profiles[entry] = roster.profile(entry)
            profiles.update(roster.beings)
            return entry
        profiles[name] = read_profile(name, sub_mapping(character, "profile"))
        return name

    # ---- the position

    def _opening(self, both: tuple[Party, Party]) -> State:
        active = self._seat("active", 0)
        state = State(
            self._figures(both), self.phase, self._whole("turn", 1), active, self._seat("initiative", active),
            self._pair("gnosis"), water=str(self.case.get("water", "")),
            setup_winner=self._seat("setup_winner", NOBODY), nodes_held=self._pair("nodes_held"),
        )
        state.edges = self._edges()
        self._scenario(both, state)
        self._keep_running(state)
        points = self._pair("points")
        state.scores = tuple(
            Score(seat, number_of, "anima.r.game_end", 1) for seat, number_of in enumerate(points) if number_of
        )
        return state

    def _scenario(self, both: tuple[Party, Party], state: State) -> None:
        if "scenario" not in self.case:
            return
        state.scenario = one_of(self.case["scenario"], SCENARIOS, self.case.line_of("scenario"), "scenario")
        play = AnimaPlay(Setup(both, self.board or Board(BOARD, BOARD)))
        play.state = state
        lay_markers(play)
        if "markers" in self.case:
            kept = word_list(self.case["markers"], self.case.line_of("markers"), "markers")
            state.markers = {key: marker for key, marker in state.markers.items() if key in kept}
        state.plans = word_list(self.case.get("plans", []), self.case.line_of("plans"), "plans")

    def _edges(self) -> tuple[str, str]:
        edges = word_list(self.case.get("edges", ["south", "north"]), self.case.line_of("edges"), "edges")
        return edges[0], edges[1]

    def _keep_running(self, state: State) -> None:
        for one, line in sub_items(self.case, "running"):
            written = as_mapping(one, line, "a running ability")
            written.check_keys(("user", "ability", "target", "status"), "a running ability")
            key = f"{written['ability']}-{state.next_id}"
            state.next_id += 1
            running = Running(key, str(written["user"]), str(written["ability"]), str(written["target"]))
            state.running = (*state.running, running)
            target = state.figures[running.target]
            statuses = self._kept_statuses(state.figures[running.user], running.ability)
            if "status" in written:
                statuses = [one_of(written["status"], STATUSES, line, "status")]
            target.statuses = (*target.statuses, *(Status(status, 0, key) for status in statuses))

    def _kept_statuses(self, user: Figure, key: str) -> list[str]:
        """What the ability gives its target for as long as it is kept up."""
        ability = self.profiles[user.seat][user.profile].ability(key)
        effects = ability.effects if ability is not None else ()
        return [effect.status for effect in effects if effect.block == "status" and effect.on == "target"]

    def _figures(self, both: tuple[Party, Party]) -> dict[str, Figure]:
        figures = {name: self._figure(name, written) for name, written in self.characters.items()}
        for seat, party in enumerate(both):
            for member in party.members:
                if member.id not in figures:
                    figures[member.id] = Figure(member.id, seat, member.profile, party.profiles[member.profile].lp)
        return figures

    def _figure(self, name: str, written: Mapping) -> Figure:
        seat = SEATS.index(written["seat"])
        key = str(written["character"]).rpartition("/")[2] if "character" in written else name
        profile = self.profiles[seat][key]
        x, y = point(written["at"], written.line_of("at"), "at") if "at" in written else (0.0, 0.0)
        usual_place = TABLE if "at" in written else WAITING
        figure = Figure(
            name, seat, key, whole(written.get("lp", profile.lp), written.line_of("lp"), "lp"), x, y,
            relief_of(self.board or Board(BOARD, BOARD)).level(x, y),
            one_of(written.get("place", usual_place), PLACES, written.line_of("place"), "place"),
            whole(written.get("markers", profile.maximum), written.line_of("markers"), "markers"),
            flag(written.get("activated", False), written.line_of("activated"), "activated"), _statuses(written),
            flag(written.get("hidden", False), written.line_of("hidden"), "hidden"),
            number(written.get("moved", 0), written.line_of("moved"), "moved"),
            word_list(written.get("used", []), written.line_of("used"), "used"),
            whole(written.get("gnosis", 0), written.line_of("gnosis"), "gnosis"), str(written.get("caller", "")),
            whole(written.get("binding", 0), written.line_of("binding"), "binding"),
        )
        if "marks" in written:
            figure.marks = point(written["marks"], written.line_of("marks"), "marks")
        return figure


def _statuses(written: Mapping) -> tuple[Status, ...]:
    """`{Gift: 2}`, or a list of statuses with their usual two markers."""
    value, line = written.get("statuses"), written.line_of("statuses")
    if value is None:
        return ()
    if isinstance(value, Mapping):
        return tuple(
            Status(one_of(name, STATUSES, value.line_of(name), "a status"), whole(count, value.line_of(name), name))
            for name, count in value.items()
        )
    return tuple(Status(one_of(name, STATUSES, line, "a status"), 2) for name in word_list(value, line, "statuses"))


def read_profile(name: str, written: Mapping) -> Profile:
    """An inline profile; what it leaves out takes the usual values."""
    written.check_keys(PROFILE_KEYS, f"the profile of {name!r}")

    def value(key: str, default: int) -> int:
        return whole(written.get(key, default), written.line_of(key), key)

    walk, run = point(written.get("speed", [6, 10]), written.line_of("speed"), "speed")
    short, long = point(written.get("range", [0, 0]), written.line_of("range"), "range")
    regeneration, maximum = point(written.get("markers", [4, 6]), written.line_of("markers"), "markers")
    told = str(written.get("name", name))
    return Profile(
        name, {"de": told, "en": told}, value("cost", 30), walk, run, value("attack", 7), value("damage", 4),
        value("defence", 8), value("armour", 2), value("resistance", 4), value("lp", 14), int(regeneration),
        int(maximum), number(written.get("base", 1), written.line_of("base"), "base"),
        flag(written.get("stray", False), written.line_of("stray"), "stray"), short, long, _abilities(written),
    )


def _abilities(written: Mapping) -> tuple[Ability, ...]:
    """Abilities by their keys in the shipped rosters, or as data with the fields of games/anima/abilities.py."""
    shipped = [rosters.load(key) for key in _roster_keys()]
    known = {
        ability.key: ability
        for roster in shipped for profile in roster.characters.values() for ability in profile.abilities
    }
    found = []
    for one, line in sub_items(written, "abilities"):
        if isinstance(one, Mapping):
            data = {"name": {"de": str(one.get("key")), "en": str(one.get("key"))}, **plain(one)}
            try:
                found.append(convert(data, Ability))
            except msgspec.ValidationError as problem:
                raise CaseError(line, f"an ability: {problem}") from problem
        else:
            found.append(known[one_of(one, known, line, "an ability")])
    return tuple(found)


def _character_keys(own: rosters.Roster) -> list[str]:
    """The roster's own characters by their keys, those of others as roster/key."""
    others = [rosters.load(key) for key in _roster_keys() if key != own.key]
    return [*own.characters, *(f"{other.key}/{key}" for other in others for key in other.characters)]


def _roster_keys() -> tuple[str, ...]:
    return rosters.keys()


CASES = AnimaCases()

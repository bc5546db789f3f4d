"""How cases write positions of A Generic Skirmisher. What can be expected of them: case_ags_expect."""
from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from walstatt.core.match import Match
from walstatt.games.ags import facts
from walstatt.games.ags.game import GAME, SCENES
from walstatt.games.ags.neutrals import NEUTRAL_PROFILES
from walstatt.games.ags.play import AgsPlay, Outlines, Setup
from walstatt.games.ags.profiles import CONDITIONS, PEOPLES, Force, Hire, Profile
from walstatt.games.ags.state import (
    GONE,
    NEUTRAL,
    NOBODY,
    TABLE,
    WAITING,
    Figure,
    Held,
    Lasting,
    Loss,
    Marker,
    State,
    Tasks,
    Victory,
)
from walstatt.lab.case_ags_board import read_board
from walstatt.lab.case_ags_cards import effect, read_card
from walstatt.lab.case_ags_expect import EXPECTED, expect
from walstatt.lab.case_ags_forces import Book, chosen_force
from walstatt.lab.case_table import SETUP, STILL, CasePosition, CaseTable, StillPicture
from walstatt.lab.case_values import (
    as_mapping,
    flag,
    items_of,
    number,
    one_of,
    point,
    sub_items,
    sub_mapping,
    whole,
    word_list,
)
from walstatt.lab.case_yaml import CaseError, Mapping
from walstatt.table.terrain import Board, Ground

SEATS = ("Anna", "Bert")
PLACES = (WAITING, TABLE, GONE)
MARKERS = ("tt", "cm", "shrine", "beacon", "item", "provisions", "portion")
MODEL_KEYS = frozenset(
    {"seat", "name", "at", "level", "profile", "card", "roster", "hp", "conditions", "activated", "mob", "carries",
     "general", "place", "used", "lasting", "danger_round", "summoned", "escort"}
)
MARKER_KEYS = frozenset({"id", "kind", "at", "level", "owner", "carrier", "hp", "bound"})
LOSS_KEYS = frozenset({"model", "seat", "round", "how", "credit", "at", "level", "by_kind"})
TASK_KEYS = frozenset({"tactic", "side", "disclosed", "at_start", "captive"})
VICTORY_KEYS = frozenset({"points", "goal", "rule", "round"})


class AgsCases(CaseTable):
    """The table of this game for cases."""

    game = GAME
    example = "ags.r.cm: 1"
    seats = SEATS
    keys = frozenset(
        {"board", "models", "cards", "people", "mob_cards", "markers", "tokens", "round", "turn", "starter",
         "initiative", "phase", "deployment", "tactic", "side_tasks", "tasks", "player_a", "vp", "losses", "melees",
         "memo", "size", "forces", "open", "smashed", "agreed_end", "feared", "friendly", "zones",
         "roster_file"}
    )
    expected = EXPECTED

    def match(self, case: Mapping) -> Match:
        """The match that the case starts from."""
        setup = _Position(case).setup()
        return Match(StillPicture(GAME) if case.get("phase") == STILL else GAME, setup)

    def expect(self, match: Match, wanted: Mapping) -> None:
        expect(match, wanted)


class _Position(CasePosition):
    seats = SEATS

    def __init__(self, case: Mapping) -> None:
        super().__init__(case)
        phase = one_of(case.get("phase", "activation"), (*SCENES, "over", SETUP, STILL), case.line_of("phase"), "phase")
        self.prepared = phase == SETUP
        self.board: Board = read_board(case)
        self.book = Book(case)
        self.cards = self._cards()
        self.profiles: tuple[dict[str, Profile], dict[str, Profile]] = ({}, {})
        self.models = self._models()

    def setup(self) -> Setup:
        forces = (self._force(0), self._force(1))
        size = whole(self.case["size"], self.case.line_of("size"), "size") if "size" in self.case else 50
        if "size" not in self.case and not self.prepared:
            size = max(force.cost for force in forces)
        friendly = flag(self.case.get("friendly", False), self.case.line_of("friendly"), "friendly")
        setup = Setup(
            forces, self.board, size, rulings=self._rulings(), names=SEATS, friendly=friendly, zones=self._zones()
        )
        return setup if self.prepared else replace(setup, opening=self._opening(setup))

    def _zones(self) -> tuple[Outlines, Outlines] | None:
        """Zones that the players have drawn: {A: [[[x, y], …]], B: […]}, one outline or two for each."""
        if "zones" not in self.case:
            return None
        written = sub_mapping(self.case, "zones")
        written.check_keys(("A", "B"), "zones")
        drawn = []
        for player in ("A", "B"):
            outlines = items_of(written.get(player), written.line_of(player), "zones")
            drawn.append(
                tuple(
                    tuple(point(corner, here, "a corner") for corner, here in items_of(outline, line, "an outline"))
                    for outline, line in outlines
                )
            )
        return drawn[0], drawn[1]

    # ---- forces

    def _cards(self) -> dict[str, Mapping]:
        written = sub_mapping(self.case, "cards")
        return {key: as_mapping(card, written.line_of(key), f"card {key!r}") for key, card in written.items()}

    def _models(self) -> dict[str, Mapping]:
        written = sub_mapping(self.case, "models")
        models = {}
        for name, one in written.items():
            model = as_mapping(one, written.line_of(name), f"model {name!r}")
            model.check_keys(MODEL_KEYS, f"model {name!r}")
            one_of(model.get("seat"), (*SEATS, "neutral"), model.line_of("seat"), f"the seat of {name!r}")
            models[name] = model
        return models

    def _people(self, seat: int) -> str:
        people = sub_mapping(self.case, "people")
        people.check_keys(SEATS, "people")
        default = ("ritter", "horde")[seat]
        value = people.get(SEATS[seat], default)
        return str(value) if self.prepared else one_of(value, PEOPLES, people.line_of(SEATS[seat]), "people")

    def _force(self, seat: int) -> Force:
        ready = sub_mapping(self.case, "forces")
        ready.check_keys(SEATS, "forces")
        if SEATS[seat] in ready:
            return chosen_force(self.book, ready[SEATS[seat]], ready.line_of(SEATS[seat]), seat)
        people, profiles, hires = self._people(seat), self.profiles[seat], []
        for key, card in self.cards.items():
            profiles[key] = read_card(key, card, people)
        for name, model in self.models.items():
            if model["seat"] == SEATS[seat]:
                key = self._profile_key(name, model, seat, people)
                if not flag(model.get("summoned", False), model.line_of("summoned"), "summoned"):
                    told = str(model.get("name", name))
                    hires.append(Hire(name, key, {"de": told, "en": told}))
        return Force(people, tuple(hires), self._general(seat), profiles, self._mob_card(seat, people))

    def _profile_key(self, name: str, model: Mapping, seat: int, people: str) -> str:
        """The key of a model's card in its force; an inline card is added to it under the model's name."""
        profiles = self.profiles[seat]
        ways = [key for key in ("profile", "card", "roster") if key in model]
        if len(ways) > 1:
            problem = f"model {name!r} has a profile, a card or a roster entry, not several"
            raise CaseError(model.line_of(ways[1]), problem)
        if "card" in model:
            return one_of(model["card"], self.cards, model.line_of("card"), f"the card of {name!r}")
        if "roster" in model:
            roster, entry = self.book.entry(model["roster"], model.line_of("roster"))
            profiles.update({key: card for key, card in roster.profiles.items() if key not in profiles})
            return entry
        profiles[name] = read_card(name, sub_mapping(model, "profile"), people)
        return name

    def _general(self, seat: int) -> str:
        """Who is marked; else the first leader, else the first model. Nobody, if one says `general: false`."""
        own = {name: model for name, model in self.models.items() if model["seat"] == SEATS[seat]}
        marked = {
            name: flag(model["general"], model.line_of("general"), "general")
            for name, model in own.items()
            if "general" in model
        }
        generals = [name for name, yes in marked.items() if yes]
        if len(generals) > 1:
            raise CaseError(own[generals[1]].line_of("general"), f"{SEATS[seat]} has one general, not several")
        if marked:
            return generals[0] if generals else ""
        leaders = [name for name in own if self._leader(own[name], seat)]
        return next(iter((*leaders, *own)), "")

    def _leader(self, model: Mapping, seat: int) -> bool:
        if "card" in model:
            return bool(self.cards[model["card"]].get("leader", False))
        if "roster" in model:
            return self.profiles[seat][str(model["roster"]).partition("/")[2]].leader
        return bool(sub_mapping(model, "profile").get("leader", False))

    def _mob_card(self, seat: int, people: str) -> Profile | None:
        written = sub_mapping(self.case, "mob_cards")
        written.check_keys(SEATS, "mob_cards")
        if SEATS[seat] not in written:
            return self._roster_mob(seat)
        return read_card(f"{SEATS[seat]}s Mob", sub_mapping(written, SEATS[seat]), people)

    def _roster_mob(self, seat: int) -> Profile | None:
        for model in self.models.values():
            if model["seat"] == SEATS[seat] and "roster" in model:
                return self.book.entry(model["roster"], model.line_of("roster"))[0].mob
        return None

    # ---- the position

    def _opening(self, setup: Setup) -> State:
        case = self.case
        starter = self._seat("starter", 0)
        state = State(
            self._figures(setup), phase=str(case.get("phase", "activation")), round=self._whole("round", 1),
            turn=self._seat("turn", starter), starter=starter, initiative=self._seat("initiative", starter),
            tokens=self._pair("tokens"), player_a=self._seat("player_a", 0), deployment=self._whole("deployment", 4),
            tactic=self._whole("tactic", 0),
            side_tasks=word_list(case.get("side_tasks", []), case.line_of("side_tasks"), "side_tasks"),
            tasks=(self._tasks(0), self._tasks(1)), victories=self._victories(), losses=self._losses(),
        )
        self._lay_markers(state)
        state.mobs = self._mobs()
        state.open_doors = frozenset(word_list(case.get("open", []), case.line_of("open"), "open"))
        state.smashed = frozenset(word_list(case.get("smashed", []), case.line_of("smashed"), "smashed"))
        state.feared = self._figure_pairs("feared")
        memo = sub_mapping(case, "memo")
        state.memo = {key: whole(value, memo.line_of(key), key) for key, value in memo.items()}
        agreed = word_list(case.get("agreed_end", []), case.line_of("agreed_end"), "agreed_end")
        state.agreed_end = (SEATS[0] in agreed, SEATS[1] in agreed)
        self._begin_melees(setup, state)
        return state

    def _begin_melees(self, setup: Setup, state: State) -> None:
        if "melees" in self.case:
            state.melees = frozenset((min(pair), max(pair)) for pair in self._figure_pairs("melees"))
            return
        play = AgsPlay(setup, Ground(self.board))
        play.state = state
        play.survey_terrain()
        facts.settle_melees(play)

    def _figure_pairs(self, key: str) -> frozenset[tuple[str, str]]:
        pairs = set()
        for pair, line in sub_items(self.case, key):
            names = word_list(pair, line, key)
            if len(names) != 2:
                raise CaseError(line, f"{key} are pairs of models: [[A, B], [A, C]]")
            for name in names:
                self._known_model(name, line)
            pairs.add((names[0], names[1]))
        return frozenset(pairs)

    def _known_model(self, name: str, line: int) -> str:
        return one_of(name, self.models, line, "a model")

    def _seat(self, key: str, default: int) -> int:
        if key not in self.case:
            return default
        return seat_of(self.case[key], self.case.line_of(key), key)

    # ---- models

    def _figures(self, setup: Setup) -> dict[str, Figure]:
        figures = {name: self._figure(name, model, setup) for name, model in self.models.items()}
        for force, seat in zip(setup.forces, (0, 1), strict=True):
            for hire in force.hires:
                if hire.id not in figures:
                    figures[hire.id] = Figure(hire.id, seat, hire.profile, force.profiles[hire.profile].hp)
        return figures

    def _figure(self, name: str, model: Mapping, setup: Setup) -> Figure:
        seat, key, profile = self._seat_and_card(name, model, setup)
        x, y = point(model["at"], model.line_of("at"), "at") if "at" in model else (0.0, 0.0)
        return Figure(
            name, seat, key, whole(model.get("hp", profile.hp), model.line_of("hp"), "hp"), x, y,
            number(model.get("level", 0), model.line_of("level"), "level"),
            one_of(model.get("place", TABLE if "at" in model else WAITING), PLACES, model.line_of("place"), "place"),
            flag(model.get("activated", False), model.line_of("activated"), "activated"),
            tuple(_held(one, line) for one, line in _list(model, "conditions")),
            tuple(_lasting(one, line) for one, line in _list(model, "lasting")),
            mob=str(model.get("mob", "")),
            carries=word_list(model.get("carries", []), model.line_of("carries"), "carries"),
            used=word_list(model.get("used", []), model.line_of("used"), "used"),
            danger_round=whole(model.get("danger_round", 0), model.line_of("danger_round"), "danger_round"),
            summoned=flag(model.get("summoned", False), model.line_of("summoned"), "summoned"),
            escort=str(model.get("escort", "")),
        )

    def _seat_and_card(self, name: str, model: Mapping, setup: Setup) -> tuple[int, str, Profile]:
        if model["seat"] == "neutral":
            key = one_of(model.get("profile"), NEUTRAL_PROFILES, model.line_of("profile"), f"the profile of {name!r}")
            return NEUTRAL, key, NEUTRAL_PROFILES[key]
        seat = SEATS.index(model["seat"])
        key = str(model.get("card", name))
        if "roster" in model:
            key = str(model["roster"]).partition("/")[2]
        return seat, key, setup.forces[seat].profiles[key]

    def _mobs(self) -> dict[str, tuple[str, ...]]:
        mobs: dict[str, tuple[str, ...]] = {}
        for name, model in self.models.items():
            if "mob" in model:
                mob = str(model["mob"])
                mobs[mob] = (*mobs.get(mob, ()), name)
        return mobs

    # ---- markers

    def _lay_markers(self, state: State) -> None:
        """Markers as a list, or by their ids; who carries one and what is carried by somebody fit together."""
        written = self.case.get("markers")
        line = self.case.line_of("markers")
        if isinstance(written, Mapping):
            entries = [(marker, written.line_of(key), key) for key, marker in written.items()]
        else:
            listed = items_of(written, line, "markers") if written is not None else ()
            entries = [(marker, at, "") for marker, at in listed]
        for one, at, key in entries:
            marker = self._marker(as_mapping(one, at, "a marker"), key, state)
            state.markers[marker.id] = marker
        for figure in state.figures.values():
            for marker_id in figure.carries:
                carried = state.markers.get(marker_id)
                if carried is None:
                    raise CaseError(line, f"{figure.id!r} carries {marker_id!r}, which is no marker of this case")
                carried.carrier = figure.id

    def _marker(self, written: Mapping, key: str, state: State) -> Marker:
        written.check_keys(MARKER_KEYS, "a marker")
        kind = one_of(written.get("kind"), MARKERS, written.line_of("kind"), "the kind of a marker")
        marker_id = key or str(written.get("id", f"{kind}-{state.next_id}"))
        state.next_id += 1
        carrier = str(written.get("carrier", ""))
        if carrier:
            figure = state.figures[self._known_model(carrier, written.line_of("carrier"))]
            if marker_id not in figure.carries:
                figure.carries = (*figure.carries, marker_id)
        place = point(written["at"], written.line_of("at"), "at") if "at" in written else None
        carried = carrier or any(marker_id in figure.carries for figure in state.figures.values())
        if place is None and not carried:
            raise CaseError(written.line, f"marker {marker_id!r} lies somewhere (at) or is carried by a model")
        x, y = place or (0.0, 0.0)
        return Marker(
            marker_id, kind, x, y, number(written.get("level", 0), written.line_of("level"), "level"),
            seat_of(written.get("owner", "nobody"), written.line_of("owner"), "owner"), carrier,
            whole(written.get("hp", 0), written.line_of("hp"), "hp"), str(written.get("bound", "")),
        )

    # ---- tasks, points, losses

    def _tasks(self, seat: int) -> Tasks:
        """[tactic task, side or people's task], or a mapping."""
        written = sub_mapping(self.case, "tasks")
        written.check_keys(SEATS, "tasks")
        chosen, line = written.get(SEATS[seat]), written.line_of(SEATS[seat])
        if chosen is None:
            return Tasks()
        if not isinstance(chosen, Mapping):
            names = word_list(chosen, line, "tasks")
            if len(names) not in (1, 2):
                raise CaseError(line, "tasks are one of the tactic and one of the side or people")
            return Tasks(names[0], names[1] if len(names) == 2 else "")
        chosen.check_keys(TASK_KEYS, "tasks")
        lists = {
            key: word_list(chosen.get(key, []), chosen.line_of(key), key) for key in ("disclosed", "at_start")
        }
        disclosed = tuple(dict.fromkeys((*lists["at_start"], *lists["disclosed"])))
        return Tasks(
            str(chosen.get("tactic", "")), str(chosen.get("side", "")), disclosed, lists["at_start"],
            str(chosen.get("captive", "")),
        )

    def _victories(self) -> tuple[Victory, ...]:
        """{Anna: 2} (of the tactic), {Anna: {goal: 2}} or {Anna: [{points: 2, goal: …, rule: …, round: 1}]}."""
        written = sub_mapping(self.case, "vp")
        written.check_keys(SEATS, "vp")
        victories: list[Victory] = []
        for name, value in written.items():
            seat, line = SEATS.index(name), written.line_of(name)
            if isinstance(value, Mapping):
                victories += [
                    Victory(seat, whole(points, value.line_of(goal), goal), goal, TACTIC_RULE, 1)
                    for goal, points in value.items()
                ]
            elif isinstance(value, list):
                victories += [_victory(seat, one, at) for one, at in items_of(value, line, "vp")]
            else:
                victories.append(Victory(seat, whole(value, line, "vp"), TACTIC_GOAL, TACTIC_RULE, 1))
        return tuple(victories)

    def _losses(self) -> tuple[Loss, ...]:
        return tuple(self._loss(one, line) for one, line in sub_items(self.case, "losses"))

    def _loss(self, one: Any, line: int) -> Loss:
        written = as_mapping(one, line, "a loss")
        written.check_keys(LOSS_KEYS, "a loss")
        x, y = point(written.get("at", [0, 0]), written.line_of("at"), "at")
        model = str(written.get("model", "somebody"))
        seat = written.get("seat", self.models[model]["seat"] if model in self.models else None)
        return Loss(
            model, seat_of(seat, written.line_of("seat"), "seat"),
            whole(written.get("round", 1), written.line_of("round"), "round"),
            one_of(written.get("how", "out"), ("out", "sacrificed", "removed"), written.line_of("how"), "how"),
            seat_of(written.get("credit", "nobody"), written.line_of("credit"), "credit"), x, y,
            str(written.get("by_kind", "")), number(written.get("level", 0), written.line_of("level"), "level"),
        )


TACTIC_GOAL, TACTIC_RULE = "taktik", "ags.4.0.taktik"


def _victory(seat: int, one: Any, line: int) -> Victory:
    written = as_mapping(one, line, "victory points")
    written.check_keys(VICTORY_KEYS, "victory points")
    return Victory(
        seat, whole(written.get("points", 1), written.line_of("points"), "points"),
        str(written.get("goal", TACTIC_GOAL)), str(written.get("rule", TACTIC_RULE)),
        whole(written.get("round", 1), written.line_of("round"), "round"),
    )


def seat_of(name: Any, line: int, what: str) -> int:
    known = {SEATS[0]: 0, SEATS[1]: 1, "nobody": NOBODY, "neutral": NEUTRAL}
    return known[one_of(name, known, line, what)]


def _list(model: Mapping, key: str) -> list[tuple[Any, int]]:
    """The items of a list; a single one may stand without brackets."""
    value = model.get(key)
    if value is None:
        return []
    return list(items_of(value, model.line_of(key), key)) if isinstance(value, list) else [(value, model.line_of(key))]


def _held(written: Any, line: int) -> Held:
    """`Blutend`, or `Vergiftet by Bert`: who is credited with what it does."""
    name, _, by = str(written).partition(" by ")
    return Held(one_of(name, CONDITIONS, line, "a condition"), seat_of(by, line, "by") if by else NOBODY)


def _lasting(written: Any, line: int) -> Lasting:
    one = as_mapping(written, line, "a lasting effect")
    one.check_keys(("effect", "source", "round"), "a lasting effect")
    return Lasting(
        effect(one.get("effect"), one.line_of("effect")), str(one.get("source", "")),
        whole(one.get("round", 1), one.line_of("round"), "round"),
    )


CASES = AgsCases()

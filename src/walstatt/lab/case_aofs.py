"""How cases write positions of Age of Fantasy: Skirmish."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from math import hypot
from typing import Any

from msgspec.structs import replace

from walstatt.core.match import Match
from walstatt.core.refusal import Refused
from walstatt.games.aofs import armies, rosters
from walstatt.games.aofs.battlefield import KINDS, TERRAIN, random_board
from walstatt.games.aofs.game import GAME
from walstatt.games.aofs.play import Setup
from walstatt.games.aofs.profiles import ArmySheet, UnitSheet, Weapon
from walstatt.games.aofs.state import AMBUSH, GONE, NOBODY, SCOUT, TABLE, WAITING, Effect, Model, Objective, State, Unit
from walstatt.lab.case_table import CaseTable
from walstatt.lab.case_yaml import CaseError, Mapping, Sequence, plain
from walstatt.table.terrain import Board, Piece, compiled

PLACES = (WAITING, AMBUSH, SCOUT, TABLE, GONE)
EFFECTS = {
    "hit_bonus": "aofs.r.spell_zielsegen",
    "defence_bonus": "aofs.r.spell_rindenhaut",
    "slow": "aofs.r.spell_moorfessel",
}
NEAR = 0.01
PREPARATION = ("objectives", "sides", "aside", "deployment", "scouts")
UNIT_STATE = frozenset(
    {"seat", "roster", "profile", "at", "place", "activated", "shaken", "exhausted", "arrived", "wounds", "tokens",
     "used", "effects", "options", "command", "names", "combined", "points"}
)
PIECE_KEYS = frozenset({"id", "name", "outline", "at", "size", "height", "kinds", "feature"})


class AofsCases(CaseTable):
    """The table of this game for cases."""

    game = GAME
    example = "aofs.r.tie: 1"
    seats = ("Anna", "Bert")
    keys = frozenset(
        {"board", "units", "objectives", "round", "turn", "starter", "phase", "size", "limits", "edges", "last_active",
         "real_table", "scaled_terrain", "armies"}
    )
    expected = frozenset(
        {"units", "objectives", "round", "turn", "starter", "phase", "gap", "edges", "distance", "terrain"}
    )

    def match(self, case: Mapping) -> Match:
        """The match that the case starts from."""
        rulings = self._rulings(case)
        board = self._board(case.get("board") or Mapping(), case.line_of("board"))
        sheets, units = self._units(case, rulings, board)
        army_sheets = self._armies(case, sheets, units)
        prepared = case.get("phase") == "setup"
        opening = None if prepared else self._opening(case, units)
        setup = Setup(
            army_sheets, board, int(case.get("size", 250)), bool(case.get("limits", False)), rulings, self.seats,
            bool(case.get("real_table", False)), bool(case.get("scaled_terrain", False)), opening,
        )
        return Match(GAME, setup)

    def positions(self, match: Match) -> dict[str, tuple[float, float]]:
        state: State = match.state
        return {model.id: (model.x, model.y) for unit in state.units.values() for model in unit.models}

    # ---- reading

    def _rulings(self, case: Mapping) -> dict[str, int]:
        rulings = case.get("rulings") or Mapping()
        if not isinstance(rulings, Mapping) or not all(isinstance(choice, int) for choice in rulings.values()):
            raise CaseError(case.line_of("rulings"), "rulings are a mapping from ruling id to the number of the choice")
        return dict(rulings)

    def _board(self, written: Any, line: int) -> Board:
        if not isinstance(written, Mapping):
            raise CaseError(line, "board is a mapping with size and terrain, or generate")
        written.check_keys(("size", "terrain", "generate", "scatter"), "board")
        size = written.get("size", [48, 48])
        if not (isinstance(size, list) and len(size) == 2 and all(isinstance(one, int | float) for one in size)):
            raise CaseError(written.line_of("size"), "size is [width, depth] in inches")
        if "generate" in written:
            return random_board(int(written["generate"]), float(size[0]))
        terrain = written.get("terrain") or Sequence()
        lines = getattr(terrain, "lines", [])
        pieces = [_piece(piece, number, line) for number, (piece, line) in enumerate(zip(terrain, lines, strict=False))]
        pieces += [_rubble(number, float(size[0])) for number in range(int(written.get("scatter", 0)))]
        board = Board(float(size[0]), float(size[1]), tuple(pieces))
        try:
            compiled(board)
        except ValueError as problem:
            raise CaseError(written.line_of("terrain"), str(problem)) from problem
        return board

    def _units(
        self, case: Mapping, rulings: dict[str, int], board: Board
    ) -> tuple[dict[str, UnitSheet], dict[str, Unit]]:
        written = case.get("units") or Mapping()
        if not isinstance(written, Mapping):
            raise CaseError(case.line_of("units"), "units are a mapping from name to unit")
        sheets, units = {}, {}
        for unit_id, unit in written.items():
            line = written.line_of(unit_id)
            if not isinstance(unit, Mapping):
                raise CaseError(line, f"unit {unit_id!r} is a mapping")
            unit.check_keys(UNIT_STATE, f"unit {unit_id!r}")
            if unit.get("seat") not in self.seats:
                raise CaseError(unit.line_of("seat"), f"unit {unit_id!r} needs a seat: Anna or Bert")
            try:
                sheets[unit_id] = self._sheet(unit_id, unit, rulings)
            except ValueError as problem:
                if isinstance(problem, Refused) and "refused" in case:
                    raise
                where = unit.line_of("profile") if "profile" in unit else line
                raise CaseError(where, f"unit {unit_id!r}: {problem}") from problem
            units[unit_id] = self._unit(unit_id, unit, sheets[unit_id], board)
        return sheets, units

    def _sheet(self, unit_id: str, unit: Mapping, rulings: dict[str, int]) -> UnitSheet:
        if "roster" in unit:
            return _from_roster(unit_id, unit, rulings)
        profile = {"quality": 4, "defence": 4, **plain(unit.get("profile") or {})}
        for key in ("command", "names", "combined", "points"):
            if key in unit:
                profile[key] = plain(unit[key])
        places = unit.get("at")
        if "models" not in profile and isinstance(places, list) and places and isinstance(places[0], list):
            profile["models"] = len(places)
        return armies.unit_from_inline(profile, unit_id, rulings)

    def _unit(self, unit_id: str, written: Mapping, sheet: UnitSheet, board: Board) -> Unit:
        ground = compiled(board)
        places = _places(written, unit_id)
        default = WAITING if places is None else TABLE
        place = written.get("place", default)
        if place not in PLACES:
            raise CaseError(written.line_of("place"), f"place is one of {', '.join(PLACES)}")
        models = [Model(model.id) for model in sheet.models]
        if places is not None:
            if len(places) > len(models):
                problem = f"unit {unit_id!r} has {len(models)} models, {len(places)} places"
                raise CaseError(written.line_of("at"), problem)
            models = models[: len(places)]
            for model, (x, y) in zip(models, places, strict=True):
                model.x, model.y, model.z = float(x), float(y), ground.level(x, y)
        if place == GONE:
            models = []
        _spread(written, models, "wounds", lambda model, value: setattr(model, "wounds", value))
        _spread(written, models, "tokens", lambda model, value: setattr(model, "tokens", value))
        for model in models:
            model.used = tuple(written.get("used") or ())
        effects = tuple(_effect(one, written) for one in written.get("effects") or ())
        return Unit(
            unit_id, self.seats.index(written["seat"]), models, place, bool(written.get("activated", False)),
            bool(written.get("shaken", False)), bool(written.get("exhausted", False)), int(written.get("arrived", 0)),
            effects,
        )

    def _armies(
        self, case: Mapping, sheets: dict[str, UnitSheet], units: dict[str, Unit]
    ) -> tuple[ArmySheet, ArmySheet]:
        chosen: list[ArmySheet] = []
        ready = case.get("armies") or Mapping()
        for seat, name in enumerate(self.seats):
            own = tuple(sheet for key, sheet in sheets.items() if units[key].seat == seat)
            if name in ready:
                roster, _, army = str(ready[name]).partition(":")
                chosen.append(armies.ready_made(roster, int(army) if army.isdigit() else army, "ab"[seat]))
            else:
                chosen.append(ArmySheet({"de": name, "en": name}, own))
        return chosen[0], chosen[1]

    def _opening(self, case: Mapping, units: dict[str, Unit]) -> State:
        objectives = [self._objective(one, case) for one in case.get("objectives") or ()]
        starter = self._seat(case, "starter", 0)
        edges = case.get("edges") or ["south", "north"]
        last = case.get("last_active")
        phase = str(case.get("phase", "activation"))
        state = State(
            dict(units.items()), phase, int(case.get("round", 0 if phase in PREPARATION else 1)),
            starter, self._seat(case, "turn", starter), NOBODY if last is None else self._seat(case, "last_active", 0),
            (edges[0], edges[1]), objectives,
        )
        if "last_active" not in case and state.phase == "round_end":
            state.last_active = 1 - starter
        return state

    def _seat(self, case: Mapping, key: str, default: int) -> int:
        name = case.get(key)
        if name is None:
            return default
        if name not in self.seats:
            raise CaseError(case.line_of(key), f"{key} is Anna or Bert, not {name!r}")
        return self.seats.index(name)

    def _objective(self, written: Any, case: Mapping) -> Objective:
        if not isinstance(written, Mapping):
            raise CaseError(case.line_of("objectives"), "an objective is {at: [x, y], owner: Anna}")
        written.check_keys(("at", "owner"), "an objective")
        owner = written.get("owner", "nobody")
        if owner not in (*self.seats, "nobody"):
            raise CaseError(written.line_of("owner"), f"owner is Anna, Bert or nobody, not {owner!r}")
        x, y = written["at"]
        return Objective(float(x), float(y), NOBODY if owner == "nobody" else self.seats.index(owner))

    # ---- expecting

    def expect(self, match: Match, wanted: Mapping) -> None:
        state: State = match.state
        for key, value in wanted.items():
            line = wanted.line_of(key)
            match key:
                case "units":
                    for unit_id, unit in value.items():
                        self._expect_unit(match, unit_id, unit, value.line_of(unit_id))
                case "objectives":
                    self._expect_objectives(state, value, line)
                case "round" | "phase":
                    _equal(getattr(state, key), value, key, line)
                case "turn" | "starter":
                    _equal(self.seats[getattr(state, key)], value, key, line)
                case "edges":
                    _equal(list(state.edges), plain(value), key, line)
                case "terrain":
                    _equal(_pieces_by_name(match), dict(value), key, line)
                case "gap" | "distance":
                    _expect_gap(match, value, line)

    def _expect_unit(self, match: Match, unit_id: str, wanted: Any, line: int) -> None:
        unit = match.state.units.get(unit_id)
        if unit is None:
            raise CaseError(line, f"there is no unit {unit_id!r}; there are {', '.join(match.state.units)}")
        if not isinstance(wanted, Mapping):
            raise CaseError(line, f"what is expected of {unit_id!r} is a mapping")
        known: dict[str, Callable[[], Any]] = {
            "models": lambda: len(unit.models),
            "left": lambda: [model.id for model in unit.models],
            "at": lambda: [[model.x, model.y] for model in unit.models],
            "level": lambda: _one_or_all([model.z for model in unit.models]),
            "wounds": lambda: _one_or_all([model.wounds for model in unit.models]),
            "tokens": lambda: _one_or_all([model.tokens for model in unit.models]),
            "place": lambda: unit.place,
            "shaken": lambda: unit.shaken,
            "exhausted": lambda: unit.exhausted,
            "activated": lambda: unit.activated,
            "effects": lambda: [effect.kind for effect in unit.effects],
            **_sheet_facts(match.play.sheets[unit_id]),
        }
        wanted.check_keys(known, f"what is expected of {unit_id!r}")
        for key, value in wanted.items():
            value = _profile_value(key, plain(value), wanted.line_of(key))
            if key == "at" and isinstance(value, list) and value and not isinstance(value[0], list):
                value = [value]
            _equal(known[key](), value, f"{key} of {unit_id}", wanted.line_of(key))

    def _expect_objectives(self, state: State, wanted: Any, line: int) -> None:
        if isinstance(wanted, int):
            _equal(len(state.objectives), wanted, "number of objectives", line)
            return
        owners = ["nobody" if one.owner == NOBODY else self.seats[one.owner] for one in state.objectives]
        _equal(owners, plain(wanted), "owners of the objectives", line)


def _one_or_all(values: list[Any]) -> Any:
    """The value of a single model, or the list for several."""
    return values[0] if len(values) == 1 else values


def _piece(written: Any, number: int, line: int) -> Piece:
    if not isinstance(written, Mapping):
        raise CaseError(line, "a piece of terrain is a mapping such as {name: wood, at: [24, 24], size: [5, 4]}")
    written.check_keys(PIECE_KEYS, "a piece of terrain")
    name = str(written.get("name", ""))
    if name not in TERRAIN and "kinds" not in written:
        raise CaseError(line, f"terrain {name!r} is unknown and has no kinds; known are {', '.join(TERRAIN)}")
    kinds, height = TERRAIN.get(name, ((), 0.0))
    if "kinds" in written:
        kinds = tuple(written["kinds"])
        for kind in kinds:
            if kind not in KINDS:
                known = ", ".join(sorted(KINDS))
                raise CaseError(written.line_of("kinds"), f"unknown kind {kind!r}; known are {known}")
    if "outline" in written:
        outline = tuple((float(x), float(y)) for x, y in written["outline"])
    elif "at" in written and "size" in written:
        (x, y), (width, depth) = written["at"], written["size"]
        outline = (
            (x - width / 2, y - depth / 2), (x + width / 2, y - depth / 2),
            (x + width / 2, y + depth / 2), (x - width / 2, y + depth / 2),
        )
    else:
        raise CaseError(line, "a piece of terrain needs an outline, or at (its middle) and size")
    return Piece(
        str(written.get("id", f"{name} {number + 1}")), name, outline, kinds, float(written.get("height", height)),
        str(written.get("feature", "")),
    )


def _pieces_by_name(match: Match) -> dict[str, int]:
    """How many pieces of each name lie on the table; what has the same feature counts as one."""
    laid = (*match.setup.board.pieces, *match.state.terrain)
    return dict(Counter(name for name, _ in {(piece.name, piece.feature or piece.id) for piece in laid}))


def _rubble(number: int, width: float) -> Piece:
    """Small harmless pieces along the middle of the table, to make up a number."""
    x, y = 1.0 + (number * 2) % (width - 2), 20.0 + 2 * (number * 2 // int(width - 2))
    outline = ((x, y), (x + 0.5, y), (x + 0.5, y + 0.5), (x, y + 0.5))
    return Piece(f"rubble {number + 1}", "rubble", outline, ())


def _from_roster(unit_id: str, unit: Mapping, rulings: dict[str, int]) -> UnitSheet:
    roster_key, _, entry = str(unit["roster"]).partition("/")
    known = rosters.keys()
    if roster_key not in known:
        raise ValueError(f"no roster {roster_key!r}; there are {', '.join(rosters.keys())}")
    choice: dict[str, Any] = {"unit": entry, "id": unit_id}
    for key in ("options", "command", "names", "combined"):
        if key in unit:
            choice[key] = plain(unit[key])
    (sheet,) = armies.compile_army(rosters.load(roster_key), [choice], "", rulings).units
    models = tuple(
        replace(
            model, id=f"{unit_id}.{number}",
            names_units=tuple(unit_id if name == sheet.id else name for name in model.names_units),
        )
        for number, model in enumerate(sheet.models, 1)
    )
    return replace(sheet, id=unit_id, models=models)


def _sheet_facts(sheet: UnitSheet) -> dict[str, Callable[[], Any]]:
    """What can be expected of a unit's profile; weapons and rules are those of its first model."""
    first = sheet.models[0]
    facts: dict[str, Callable[[], Any]] = {
        "rules": lambda: first.rules,
        "weapons": lambda: [_arm(weapon) for weapon in first.weapons],
    }
    for key in ("points", "quality", "defence", "base", "height"):
        facts[key] = partial(getattr, sheet, key)
    return facts


def _profile_value(key: str, value: Any, line: int) -> Any:
    """Rules and weapons as a case writes them, in the form of the sheet."""
    if key not in ("rules", "weapons"):
        return value
    try:
        model = armies.unit_from_inline({"quality": 4, "defence": 4, key: value}).models[0]
    except ValueError as problem:
        raise CaseError(line, str(problem)) from problem
    return model.rules if key == "rules" else [_arm(weapon) for weapon in model.weapons]


def _arm(weapon: Weapon) -> list[Any]:
    return [weapon.name["de"], weapon.range, weapon.attacks, weapon.ap, weapon.rules]


def _places(written: Mapping, unit_id: str) -> list[tuple[float, float]] | None:
    places = written.get("at")
    if places is None:
        return None
    if isinstance(places, list) and len(places) == 2 and not isinstance(places[0], list):
        places = [places]
    if not isinstance(places, list) or not all(isinstance(place, list) and len(place) == 2 for place in places):
        raise CaseError(written.line_of("at"), f"unit {unit_id!r}: at is [x, y] or a list of them")
    return [(float(x), float(y)) for x, y in places]


def _spread(written: Mapping, models: list[Model], key: str, give: Callable[[Model, int], None]) -> None:
    """A number for all models, or one for each."""
    value = written.get(key)
    if value is None:
        return
    values = list(value) if isinstance(value, list) else [value] * len(models)
    if len(values) != len(models) or not all(isinstance(one, int) for one in values):
        raise CaseError(written.line_of(key), f"{key} is a number, or one for each of {len(models)} models")
    for model, one in zip(models, values, strict=True):
        give(model, one)


def _effect(written: Any, unit: Mapping) -> Effect:
    kind, _, until = str(written).partition(" until ")
    if kind not in EFFECTS:
        raise CaseError(unit.line_of("effects"), f"unknown effect {kind!r}; known are {', '.join(EFFECTS)}")
    return Effect(kind, int(until) if until else 1, EFFECTS[kind])


def _equal(given: Any, wanted: Any, what: str, line: int) -> None:
    if not _alike(given, wanted):
        raise CaseError(line, f"{what} is {given!r}, not {wanted!r}")


def _alike(given: Any, wanted: Any) -> bool:
    if isinstance(given, list) and isinstance(wanted, list):
        return len(given) == len(wanted) and all(_alike(a, b) for a, b in zip(given, wanted, strict=True))
    if isinstance(given, float) and isinstance(wanted, int | float) and not isinstance(wanted, bool):
        return abs(given - wanted) <= NEAR
    return bool(given == wanted)


def _expect_gap(match: Match, wanted: Any, line: int) -> None:
    """The distance of two bases, edge to edge: {between: [A.1, B.1], is: 1}."""
    if not isinstance(wanted, Mapping) or set(wanted) != {"between", "is"}:
        raise CaseError(line, "gap is {between: [model, model], is: inches}")
    found = {
        model.id: (model.x, model.y, match.play.radius(unit))
        for unit in match.state.units.values()
        for model in unit.models
    }
    for model_id in wanted["between"]:
        if model_id not in found:
            raise CaseError(line, f"there is no model {model_id!r}; there are {', '.join(found)}")
    (ax, ay, ar), (bx, by, br) = (found[model_id] for model_id in wanted["between"])
    _equal(hypot(ax - bx, ay - by) - ar - br, wanted["is"], f"gap between {' and '.join(wanted['between'])}", line)


CASES = AofsCases()

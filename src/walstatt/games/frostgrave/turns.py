"""One figure's activation: how many actions are left, and which of them the rules allow now (Aktivierung, Aktionen)."""
from __future__ import annotations

from dataclasses import dataclass, field

from walstatt.core.refusal import Refused, refuse
from walstatt.games.frostgrave import doors, facts, potions, shooting, standing, tending, treasure, values
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.state import TABLE, Figure

MOVE, ALL_OUT, FIGHT, SHOOT, RELOAD, CAST = "move", "all_out", "fight", "shoot", "reload", "cast"
PICK_UP, PUT_DOWN, DOOR, DRINK, TEND, END = "pick_up", "put_down", "door", "drink", "tend", "end"
ACTIONS = (MOVE, ALL_OUT, FIGHT, SHOOT, RELOAD, CAST, PICK_UP, PUT_DOWN, DOOR, DRINK, TEND)
MOVES = (MOVE, ALL_OUT)
STAND_FOR_A_MOVE = (*MOVES, RELOAD)
TWO_ACTIONS = 2


@dataclass(slots=True)
class Turn:
    """The actions of one figure (frostgrave.activation.two_actions)."""

    figure: Figure
    in_group: bool = False
    left: int = TWO_ACTIONS
    done: list[str] = field(default_factory=list)
    inches: float = 0.0
    """How far it has moved by move actions (frostgrave.r.hasty_details)."""
    seat: int = field(init=False)

    def __post_init__(self) -> None:
        self.seat = self.figure.seat

    @property
    def goes_on(self) -> bool:
        """Actions are left, and nothing has removed it or freed it from its master (frostgrave.r.spell.zaehmen)."""
        return self.left > 0 and self.figure.place == TABLE and self.figure.seat == self.seat

    @property
    def hasty(self) -> bool:
        return self.inches > 0

    @property
    def has_moved(self) -> bool:
        return any(action in MOVES for action in self.done)

    def take(self, action: str) -> None:
        self.done.append(action)
        self.left -= 1


def begin(play: FrostgravePlay, figure: Figure, in_group: bool = False) -> Turn:
    """A new activation; under Bannblick it has one action (frostgrave.r.spell.bannblick)."""
    figure.activated = True
    play.acting = (play.acting if in_group else frozenset()) | {figure.id}
    turn = Turn(figure, in_group)
    if figure.under("bannblick"):
        figure.effects = tuple(effect for effect in figure.effects if effect != "bannblick")
        turn.left = 1
        play.note("frostgrave-bound", "frostgrave.r.spell.bannblick", figure=play.name(figure))
    if figure.under("zweiter_atem"):
        figure.effects = tuple(effect for effect in figure.effects if effect != "zweiter_atem")
        turn.left += 1
        play.note("frostgrave-second-breath", "frostgrave.x.spell.zweiter_atem", figure=play.name(figure))
    return turn


def problem(play: FrostgravePlay, turn: Turn, action: str) -> Refused | None:
    """Why this action is not possible now, or None."""
    if action not in ACTIONS:
        return None
    return _order_problem(turn, action) or ACTION_PROBLEMS[action](play, turn)


def _order_problem(turn: Turn, action: str) -> Refused | None:
    if turn.left <= 0:
        return refuse("frostgrave.activation.two_actions", "frostgrave-refused-no-actions")
    if turn.in_group and not turn.done and action not in MOVES:
        return refuse("frostgrave.group.first_action_move", "frostgrave-refused-group-moves")
    if action == ALL_OUT and turn.done:
        return refuse("frostgrave.move.all_out", "frostgrave-refused-all-out-first")
    if turn.done and action not in STAND_FOR_A_MOVE and turn.done[-1] not in STAND_FOR_A_MOVE:
        return refuse("frostgrave.action.move", "frostgrave-refused-must-move")
    return None


def _move(play: FrostgravePlay, turn: Turn) -> Refused | None:
    if facts.in_combat(play, turn.figure):
        return refuse("frostgrave.move.in_combat", "frostgrave-refused-in-combat", figure=play.name(turn.figure))
    return None


def _all_out(play: FrostgravePlay, turn: Turn) -> Refused | None:
    return _move(play, turn)


def _fight(play: FrostgravePlay, turn: Turn) -> Refused | None:
    if not facts.opponents(play, turn.figure):
        return refuse("frostgrave.action.fight", "frostgrave-refused-no-opponent", figure=play.name(turn.figure))
    return _from_water(play, turn)


def _from_water(play: FrostgravePlay, turn: Turn) -> Refused | None:
    if standing.in_water(play, turn.figure):
        return refuse("frostgrave.r.swim_when", "frostgrave-refused-in-water", figure=play.name(turn.figure))
    return None


def _hanging(play: FrostgravePlay, turn: Turn) -> Refused | None:
    if turn.figure.hanging:
        return refuse("frostgrave.r.climb_details", "frostgrave-refused-hangs", figure=play.name(turn.figure))
    return None


def _shoot(play: FrostgravePlay, turn: Turn) -> Refused | None:
    figure = turn.figure
    weapon = values.ranged_weapon(play, figure)
    if weapon is None:
        rule = values.hindered(figure) or "frostgrave.action.shoot"
        if values.hindered(figure):
            return refuse(rule, "frostgrave-refused-spellbound", figure=play.name(figure))
        if play.has_item(figure, "bow"):
            rule = "frostgrave.weapon.bow"
        elif play.has_item(figure, "crossbow"):
            rule = "frostgrave.weapon.crossbow"
        return refuse(rule, "frostgrave-refused-no-ranged-weapon", figure=play.name(figure))
    if weapon.key == "crossbow" and not figure.loaded:
        return refuse("frostgrave.weapon.crossbow", "frostgrave-refused-not-loaded", figure=play.name(figure))
    if facts.in_combat(play, figure):
        return refuse("frostgrave.r.shoot_limits", "frostgrave-refused-shoots-in-combat", figure=play.name(figure))
    problem = _hanging(play, turn) or _from_water(play, turn)
    if problem is None and not shooting.targets(play, figure):
        return refuse("frostgrave.shoot.target", "frostgrave-refused-no-target", figure=play.name(figure))
    return problem


def _reload(play: FrostgravePlay, turn: Turn) -> Refused | None:
    figure = turn.figure
    if not play.has_item(figure, "crossbow") or figure.loaded:
        return refuse("frostgrave.weapon.crossbow_reload", "frostgrave-refused-no-reload", figure=play.name(figure))
    if facts.in_combat(play, figure):
        return refuse("frostgrave.r.crossbow_start", "frostgrave-refused-reload-combat", figure=play.name(figure))
    return None


def _cast(play: FrostgravePlay, turn: Turn) -> Refused | None:
    from walstatt.games.frostgrave import casting  # spells move, shoot and fight: they stand above this module

    figure = turn.figure
    if not play.is_caster(figure):
        return refuse("frostgrave.action.cast", "frostgrave-refused-no-caster", figure=play.name(figure))
    problem = _hanging(play, turn) or _from_water(play, turn)
    if problem is None and not casting.can_cast(play, figure):
        return refuse("frostgrave.r.cast_limits", "frostgrave-refused-no-spell", figure=play.name(figure))
    return problem


def _pick_up(play: FrostgravePlay, turn: Turn) -> Refused | None:
    return treasure.pick_up_problem(play, turn.figure)


def _put_down(play: FrostgravePlay, turn: Turn) -> Refused | None:
    return treasure.put_down_problem(play, turn.figure)


def _door(play: FrostgravePlay, turn: Turn) -> Refused | None:
    return doors.problem(play, turn.figure)


def _tend(play: FrostgravePlay, turn: Turn) -> Refused | None:
    return tending.problem(play, turn.figure)


def _drink(play: FrostgravePlay, turn: Turn) -> Refused | None:
    return potions.problem(play, turn.figure)


ACTION_PROBLEMS = {
    MOVE: _move, ALL_OUT: _all_out, FIGHT: _fight, SHOOT: _shoot, RELOAD: _reload, CAST: _cast, PICK_UP: _pick_up,
    PUT_DOWN: _put_down, DOOR: _door, DRINK: _drink, TEND: _tend,
}

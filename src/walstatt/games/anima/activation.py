"""The action phase: players take turns, each activating one character at a time (anima.action.alternate)."""
from __future__ import annotations

from collections.abc import Callable

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, text
from walstatt.games.anima import (
    attacks,
    charging,
    costs,
    damage,
    effects,
    facts,
    moving,
    pushing,
    scenarios,
    searching,
    sheet_text,
)
from walstatt.games.anima.blows import Test
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import AWAY, Figure

ACTIVATION = "anima.r.activation"
END, EMERGE = "end", "emerge"
OFFENSIVE = frozenset({"attack", "charge", "from_above", "push", "ram"})
"""What a berserk character may do besides counterattacks and abilities that attack (anima.r.offensive)."""
BASIC = {
    "attack": "anima.basic.attack",
    "charge": "anima.basic.charge",
    "search": "anima.basic.search",
    "walk": "anima.basic.walk",
    "run": "anima.basic.run",
    "escape": "anima.basic.escape",
    "climb": "anima.basic.climb",
    "from_above": "anima.basic.from_above",
    "push": "anima.basic.push",
    "ram": "anima.basic.ram",
}
"""Basic abilities of the own activation, in the order of the sheet; dodge and counterattack only answer attacks."""


# ---- one activation


def activation(play: AnimaPlay) -> Script[None]:
    """The next player activates one of his characters; when all cards are turned the phase is over."""
    seat = next_seat(play)
    if seat is None:
        play.state.phase = "turn_end"
        return
    ready = upright(play, seat)
    figure = yield from _ask_activation(play, seat, ready)
    figure.activated = True
    play.acting = frozenset({figure.id})
    play.state.searched = ()
    rules = ["anima.action.alternate", ACTIVATION]
    if figure.has("Gelähmt"):
        rules.append("anima.r.paralysed_activation")
    play.note("anima-activated", *rules, figure=play.name(figure), seat=seat)
    yield from act(play, figure)
    play.state.active = 1 - seat
    if not scenarios.check_end(play) and next_seat(play) is None:
        play.state.phase = "turn_end"


def upright(play: AnimaPlay, seat: int) -> list[Figure]:
    return [figure for figure in play.state.in_play(seat) if not figure.activated]


def next_seat(play: AnimaPlay) -> int | None:
    """Whose turn it is; who has no upright card left is passed over (anima.r.activation)."""
    for seat in (play.state.active, 1 - play.state.active):
        if upright(play, seat):
            return seat
    return None


def _ask_activation(play: AnimaPlay, seat: int, ready: list[Figure]) -> Script[Figure]:
    def why_not(option: str) -> Refused | None:
        figure = play.state.figures.get(option)
        if figure is None:
            return refuse(ACTIVATION, "anima-refused-must-activate")
        if figure.seat != seat:
            return refuse("anima.action.alternate", "anima-refused-not-yours", figure=play.name(figure))
        if not damage.in_play(figure):
            return refuse("anima.r.out_of_play", "anima-refused-gone", figure=play.name(figure))
        return refuse("anima.recovery.upright", "anima-refused-activated", figure=play.name(figure))

    chosen = yield Pick(
        seat, "anima:activate", "anima.action.alternate", [figure.id for figure in ready],
        describe=lambda option: play.name(play.figure(option)), why_not=why_not,
    )
    return play.figure(chosen)


def act(play: AnimaPlay, figure: Figure) -> Script[None]:
    """Any abilities that it can pay, one after the other, until its player ends it or an ambush is over."""
    while damage.in_play(figure) and not scenarios.ambush_over(play):
        chosen = yield menu(play, figure)
        if chosen == END:
            play.note("anima-activation-ends", ACTIVATION, figure=play.name(figure))
            return
        yield from perform(play, figure, chosen)


def menu(play: AnimaPlay, figure: Figure) -> Pick:
    keys = _keys(play, figure)

    def allowed(option: str) -> bool:
        return problem(play, figure, option) is None

    def why_not(option: str) -> Refused | None:
        return problem(play, figure, option) if option in keys or option in REACTIONS else None

    def preview(option: str) -> Test | None:
        return Test(moving.escape_need(play, figure)) if option == "escape" else None

    return Pick(
        figure.seat, "anima:action", ACTIVATION, keys, {"figure": play.name(figure), "markers": figure.markers},
        allowed=allowed, why_not=why_not, describe=lambda option: label(play, figure, option), preview=preview,
        about=lambda option: _about(play, figure, option),
    )


REACTIONS = {"dodge": "anima.basic.dodge", "counter": "anima.basic.counter"}


def _keys(play: AnimaPlay, figure: Figure) -> list[str]:
    if figure.place == AWAY:
        return [EMERGE, END]
    special = [ability.key for ability in play.profile(figure).abilities if ability.kind == "special"]
    return [*BASIC, *special, END]


def label(play: AnimaPlay, figure: Figure, option: str) -> Text:
    if option in (END, EMERGE):
        return text(f"anima-action-{option}")
    if option in BASIC:
        return text(f"anima-action-{option.replace('_', '-')}", cost=costs.BASIC_COSTS[option])
    ability = play.profile(figure).ability(option)
    if ability is None:
        return text("anima-action-end")
    cost = ability.cost
    return text("anima-action-special", ability=ability.name, markers=cost.markers, gnosis=cost.gnosis, lp=cost.lp)


def _about(play: AnimaPlay, figure: Figure, option: str) -> dict[str, str] | None:
    ability = play.profile(figure).ability(option)
    return sheet_text.in_words(ability) if ability is not None else None


# ---- why not?


def problem(play: AnimaPlay, figure: Figure, option: str) -> Refused | None:
    """Why an ability cannot be used now; None if it can."""
    if option == END:
        return None
    if option in REACTIONS:
        return refuse(REACTIONS[option], "anima-refused-reaction")
    if figure.has("Gelähmt"):
        return refuse("anima.status.paralysed", "anima-refused-paralysed", figure=play.name(figure))
    if option == EMERGE:
        return None
    if option in BASIC:
        return basic_problem(play, figure, option)
    ability = play.profile(figure).ability(option)
    if ability is None or ability.kind != "special":
        return refuse("anima.r.abilities", "anima-refused-no-ability", figure=play.name(figure))
    return effects.problem(play, figure, ability)


def basic_problem(play: AnimaPlay, figure: Figure, option: str) -> Refused | None:
    return (
        _status_problem(play, figure, option)
        or _used_problem(play, figure, option)
        or _melee_problem(play, figure, option)
        or costs.problem(play, figure, costs.basic(option))
        or TARGET_PROBLEMS[option](play, figure)
    )


def _status_problem(play: AnimaPlay, figure: Figure, option: str) -> Refused | None:
    if not figure.has("Berserker") or option in OFFENSIVE:
        return None
    if option in ("walk", "run") and play.ruling("anima.r.offensive") == 1:
        return None
    return refuse("anima.status.berserk", "anima-refused-berserk", figure=play.name(figure))


def _used_problem(play: AnimaPlay, figure: Figure, option: str) -> Refused | None:
    """Once per turn, each by itself, or all movements together (anima.r.turn_words, anima.r.movement_types)."""
    used = figure.used
    if option == "search" and play.ruling("anima.r.turn_words") == 1:
        used = play.state.searched
    if option in used:
        return refuse(BASIC[option], "anima-refused-once", action=text(f"anima-name-{option.replace('_', '-')}"))
    if option in costs.MOVEMENTS and play.ruling("anima.r.movement_types") == 1:
        for earlier in costs.MOVEMENTS:
            if earlier in figure.used:
                action = text(f"anima-name-{earlier.replace('_', '-')}")
                return refuse("anima.r.movement_types", "anima-refused-one-movement", action=action)
    return None


def _melee_problem(play: AnimaPlay, figure: Figure, option: str) -> Refused | None:
    if option in costs.MOVEMENTS and facts.in_melee(play, figure):
        return refuse("anima.r.melee", "anima-refused-in-melee", figure=play.name(figure))
    if option == "escape" and not facts.in_melee(play, figure):
        return refuse("anima.r.escape", "anima-refused-not-in-melee", figure=play.name(figure))
    return None


def _no_attack(play: AnimaPlay, figure: Figure) -> Refused | None:
    return None if attacks.targets(play, figure) else refuse("anima.basic.attack", "anima-refused-nobody")


def _no_charge(play: AnimaPlay, figure: Figure) -> Refused | None:
    return _no_rush(play, figure, charging.CHARGE)


def _no_ram(play: AnimaPlay, figure: Figure) -> Refused | None:
    return _no_rush(play, figure, charging.RAM)


def _no_rush(play: AnimaPlay, figure: Figure, rush: charging.Rush) -> Refused | None:
    """Where there is one enemy only, what keeps it from being charged is the reason."""
    reasons = []
    for foe in play.foes(figure):
        reason = charging.rush_problem(play, figure, foe, rush)
        if reason is None:
            return None
        reasons.append(reason)
    return reasons[0] if len(reasons) == 1 else refuse(rush.rule, "anima-refused-nobody")


def _no_leap(play: AnimaPlay, figure: Figure) -> Refused | None:
    if charging.above_targets(play, figure):
        return None
    foes = play.foes(figure)
    only = charging.above_problem(play, figure, foes[0]) if len(foes) == 1 else None
    return only or refuse("anima.r.from_above", "anima-refused-nobody")


def _no_push(play: AnimaPlay, figure: Figure) -> Refused | None:
    return None if pushing.targets(play, figure) else refuse("anima.r.push", "anima-refused-nobody")


def _no_climb(play: AnimaPlay, figure: Figure) -> Refused | None:
    if next(moving.climb_spots(play, figure), None) is not None:
        return None
    return refuse("anima.r.climb", "anima-refused-no-face", figure=play.name(figure))


def _always(play: AnimaPlay, figure: Figure) -> Refused | None:
    del play, figure
    return None


TARGET_PROBLEMS: dict[str, Callable[[AnimaPlay, Figure], Refused | None]] = {
    "attack": _no_attack,
    "charge": _no_charge,
    "search": searching.search_problem,
    "walk": _always,
    "run": _always,
    "escape": _always,
    "climb": _no_climb,
    "from_above": _no_leap,
    "push": _no_push,
    "ram": _no_ram,
}


# ---- doing it


def perform(play: AnimaPlay, figure: Figure, option: str) -> Script[None]:
    if option == EMERGE:
        yield from searching.come_back(play, figure)
        return
    if option in BASIC:
        yield from SCRIPTS[option](play, figure)
        return
    ability = play.profile(figure).ability(option)
    assert ability is not None
    yield from effects.use(play, figure, ability)


def _walk(play: AnimaPlay, figure: Figure) -> Script[None]:
    yield from moving.move(play, figure, "walk")


def _run(play: AnimaPlay, figure: Figure) -> Script[None]:
    yield from moving.move(play, figure, "run")


SCRIPTS: dict[str, Callable[[AnimaPlay, Figure], Script[None]]] = {
    "attack": attacks.attack,
    "charge": charging.charge,
    "search": searching.search,
    "walk": _walk,
    "run": _run,
    "escape": moving.escape,
    "climb": moving.climb,
    "from_above": charging.from_above,
    "push": pushing.push,
    "ram": charging.ram,
}

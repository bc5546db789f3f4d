"""Hiding, and searching for hidden characters and scenario markers (anima.basic.search, anima.r.hidden)."""
from __future__ import annotations

from math import hypot
from typing import Any

from walstatt.core.questions import Pick, Roll, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.core.texts import Text, text
from walstatt.games.anima import attacks, costs, damage, facts, scenarios, sight, standing
from walstatt.games.anima.blows import Test
from walstatt.games.anima.play import DIE, AnimaPlay
from walstatt.games.anima.sight import Cover
from walstatt.games.anima.state import AWAY, Figure
from walstatt.table.questions import Place
from walstatt.table.shapes import beyond

HIDDEN = "anima.r.hidden"
SEARCH = "anima.basic.search"
REACH = 12.0
BACK_WITHIN = 6.0
NEED = 7


def off_the_table(play: AnimaPlay) -> bool:
    """By one reading hidden characters are taken off the table."""
    return play.ruling("anima.r.hidden") == 1


# ---- hiding


def hide_problem(play: AnimaPlay, figure: Figure, rule: str) -> Refused | None:
    """Unseen by all enemies, or in cover from each that sees it (anima.r.ability.verstecken)."""
    if figure.hidden:
        return refuse(rule, "anima-refused-already-hidden", figure=play.name(figure))
    for foe in play.foes(figure):
        if sight.can_see(play, foe, figure) and not sight.cover(play, foe, figure).kind:
            return refuse(rule, "anima-refused-seen", figure=play.name(foe))
    return None


def hide(play: AnimaPlay, figure: Figure, rule: str) -> None:
    figure.hidden = True
    play.note("anima-hides", rule, HIDDEN, figure=play.name(figure))
    if off_the_table(play):
        figure.place = AWAY
        figure.marks = (figure.x, figure.y)


def come_back(play: AnimaPlay, figure: Figure) -> Script[None]:
    """A character that hid off the table is placed again within 6 inches of where it vanished."""
    damage.reveal(play, figure)
    x, y = figure.marks

    def judge(value: Any) -> None:
        to_x, to_y = value[0]
        found = standing.stand_problem(play, figure, to_x, to_y, HIDDEN)
        found = found or standing.contact_problem(play, figure, to_x, to_y, HIDDEN)
        if found:
            raise found
        away = hypot(to_x - x, to_y - y)
        if beyond(away, BACK_WITHIN):
            raise refuse(HIDDEN, "anima-refused-too-far", inches=away, most=BACK_WITHIN)

    box = (x - BACK_WITHIN, y - BACK_WITHIN, x + BACK_WITHIN, y + BACK_WITHIN)
    chosen = yield Place(
        figure.seat, "anima:back_at", HIDDEN, [figure.id], judge, lambda rng: standing.find_spot(rng, judge, box),
        {"figure": play.name(figure), "inches": BACK_WITHIN},
    )
    standing.put(play, figure, *chosen[0])
    play.note("anima-comes-back", HIDDEN, figure=play.name(figure))


# ---- searching


def search_problem(play: AnimaPlay, figure: Figure) -> Refused | None:
    """Why the character cannot search at all."""
    if figure.has("Blind"):
        return refuse("anima.status.blind", "anima-refused-blind", figure=play.name(figure))
    if not things(play, figure):
        return refuse(HIDDEN, "anima-refused-nothing-hidden")
    return None


def things(play: AnimaPlay, figure: Figure) -> list[str]:
    """Hidden enemies within 12 inches in sight, and scenario markers under the base."""
    hidden = [foe.id for foe in hidden_foes(play, figure) if seek_problem(play, figure, foe) is None]
    return hidden + [marker.id for marker in scenarios.markers_at(play, figure)]


def hidden_foes(play: AnimaPlay, figure: Figure) -> list[Figure]:
    return [foe for foe in play.state.in_play(1 - figure.seat) if foe.hidden]


def seek_problem(play: AnimaPlay, figure: Figure, foe: Figure) -> Refused | None:
    if not foe.hidden:
        return refuse(HIDDEN, "anima-refused-not-hidden", figure=play.name(foe))
    inches = facts.distance(play, figure, foe)
    if beyond(inches, REACH):
        return refuse(HIDDEN, "anima-refused-too-far", inches=inches, most=REACH)
    return sight.sight_problem(play, figure, foe)


def search(play: AnimaPlay, figure: Figure) -> Script[None]:
    """Name one, pay, roll: 7 or more finds it (anima.search.base)."""

    def why_not(option: str) -> Refused | None:
        foe = play.state.figures.get(option)
        if foe is not None:
            return seek_problem(play, figure, foe)
        return refuse("anima.r.scenario.kundschafter", "anima-refused-marker-far", marker=option)

    chosen = yield Pick(
        figure.seat, "anima:search_target", SEARCH, things(play, figure), {"figure": play.name(figure)},
        describe=lambda option: thing_name(play, option), why_not=why_not,
        preview=lambda option: Test(difficulty(play, figure, option)),
    )
    if not costs.declare(play, figure, "search"):
        return
    need = difficulty(play, figure, chosen)
    foe = play.state.figures.get(chosen)
    if foe is not None:
        cover = yield from attacks.cover_of(play, figure, foe)
        need = difficulty(play, figure, chosen, cover)
    roll = Roll(figure.seat, "anima:search_roll", "anima.search.base", 1, DIE, need)
    faces = yield roll
    found = faces[0] >= need.total
    play.note(
        "anima-search-succeeds" if found else "anima-search-fails", "anima.search.base", SEARCH, "anima.r.die",
        *(rule for _, rule in need.changes), figure=play.name(figure), dice=roll.fell(faces), need=int(need.total),
    )
    if found:
        yield from _found(play, figure, chosen)


def _found(play: AnimaPlay, figure: Figure, chosen: str) -> Script[None]:
    foe = play.state.figures.get(chosen)
    if foe is None:
        scenarios.turned_over(play, figure.seat, chosen)
    elif foe.place == AWAY:
        yield from come_back(play, foe)
    else:
        damage.reveal(play, foe)


def thing_name(play: AnimaPlay, option: str) -> Text:
    if option in play.state.figures:
        return play.name(play.figure(option))
    return text("anima-marker-scout", label=option.rpartition("-")[2])


def difficulty(play: AnimaPlay, figure: Figure, option: str, judged: Cover | None = None) -> Tally:
    """What the die must show; modifiers that help the searcher lower it."""
    need = Tally(NEED, "anima.search.base")
    if play.profile(figure).stray:
        need.change(-1, "anima.search.stray")
    foe = play.state.figures.get(option)
    if foe is not None and (judged or sight.cover(play, figure, foe)).kind:
        need.change(2, "anima.search.cover")
    return need

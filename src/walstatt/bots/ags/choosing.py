"""Before the conflict: which tasks, what to disclose, whom to take captive, where to deploy."""
from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from walstatt.bots.ags.atlas import Atlas
from walstatt.bots.ags.errands import Errand, assigned
from walstatt.bots.ags.goals import Goals
from walstatt.bots.ags.situation import Situation
from walstatt.core.questions import Place
from walstatt.core.refusal import Refused
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Figure
from walstatt.table.shapes import Point

EXPECTED = {
    "schrein_untersuchen": 2.5, "schrein_einnehmen": 1.6, "schrein_vernichten": 1.3,
    "gefangene_befreien": 0.8, "rache_ueben": 1.3, "unrecht_ausmerzen": 1.7,
    "uebertritt": 1.6, "markierung": 1.5, "ablenkung": 0.5,
    "lagersuche": 0.5, "wegmarkierung": 2.1, "allein_unterwegs": 0.6,
    "wege_abschneiden": 2.1, "attrappe": 0.4, "habgier": 0.3,
    "proviant_vernichten": 1.0, "proviant_erbeuten": 1.4, "lager_aufreiben": 0.6,
    "eilige_botschaft": 0.7, "falle": 0.4, "gefangener": 0.9, "provokation_vermeiden": 2.7, "personenschutz": 2.3,
    "falsche_faehrte": 0.2, "einschuechtern": 0.7, "kopfgeld": 0.6, "erstschlag": 2.0, "kraeftemessen": 0.2,
    "verdraengen": 1.8, "schlaechterfest": 0.5,
    "anspruch_erheben": 1.5, "magische_kraefte": 2.0, "rohstoffe_abbauen": 1.3, "umzingeln": 0.3,
    "geisterstunde": 3.0, "zeit_der_knochen": 2.1, "aufforstung": 2.6, "ueberleben": 2.1, "eintritt_verboten": 2.5,
    "schattenreich": 1.4, "ab_ins_gemetzel": 1.0, "vergiften": 0.4,
}
"""Victory points that a task brought in the arena, against random and captain."""
OPENED = frozenset({"einschuechtern", "kraeftemessen"})
"""Disclosing these at the start can only bring a point."""
FRONT = 0.15
APART = 1.7


def tasks(options: Sequence[str], of_tactic: Sequence[str]) -> list[str]:
    """The best task of the tactic and the best of the others."""
    def promise(task: str) -> float:
        return EXPECTED.get(task, 1.0)

    first = max((task for task in options if task in of_tactic), key=promise)
    second = max((task for task in options if task not in of_tactic), key=promise)
    return [first, second]


def captive(play: AgsPlay, options: Sequence[str]) -> str:
    """Somebody slow and sturdy who will still be there at the end."""
    def liking(option: str) -> tuple[float, str]:
        figure = play.state.figures.get(option)
        if figure is None:
            return (-99.0, option)
        card = play.profile(figure)
        return (card.hp - 0.8 * card.mov - 0.5 * card.defence.strength, option)

    return max(options, key=liking)


# ---- deployment


def deploy_next(play: AgsPlay, options: Sequence[str]) -> str:
    """Sturdy ones first: they show the least."""
    def liking(option: str) -> tuple[bool, int, str]:
        card = play.profile(play.figure(option))
        return (not card.leader, card.hp, option)

    return max(options, key=liking)


def deploy_at(look: Situation, atlas: Atlas, figure: Figure, question: Place) -> list[list[float]] | None:
    """Near the errand that this model would serve best, with a little room around it."""
    errand = _errand_for(look, atlas, figure)
    centre = (18.0, 18.0)
    others = [(one.x, one.y) for one in look.own]
    walk_map = look.map(figure)
    shy = _shyness(look.play, figure)

    def burden(spot: Point) -> float:
        goal = walk_map.nearest(errand.spots, *spot) if errand is not None else centre
        crowd = sum(1.5 for x, y in others if hypot(spot[0] - x, spot[1] - y) < APART)
        high = 6.0 if look.play.ground.level(*spot) > 0.5 else 0.0
        front = (FRONT - shy) * hypot(spot[0] - 18.0, spot[1] - 18.0)
        return walk_map.distance(*spot, goal) + front + crowd + high

    for spot in sorted(atlas.home, key=lambda one: (round(burden(one), 3), one))[:40]:
        value = [[*spot]]
        try:
            question.check(value)
        except Refused:
            continue
        return value
    return None


def _shyness(play: AgsPlay, figure: Figure) -> float:
    card = play.profile(figure)
    ranged = any(one.reach.kind in ("fern", "spruch") for one in card.abilities)
    return 0.25 if ranged or card.leader else 0.0


def _errand_for(look: Situation, atlas: Atlas, figure: Figure) -> Errand | None:
    """The best errand that nobody who stands on the table already takes."""
    errands = Goals(look, atlas).errands()
    taken = {one.key for one in assigned(look, errands, look.own).values()}
    open_ones = [one for one in errands if one.key not in taken and one.fit(figure) > 0.0]
    home = atlas.home[len(atlas.home) // 2] if atlas.home else (18.0, 18.0)
    mov, walk_map = look.mov(figure), look.map(figure)

    def liking(errand: Errand) -> float:
        inches = walk_map.distance(*home, walk_map.nearest(errand.spots, *home))
        return float(errand.worth * errand.fit(figure) * 0.85 ** (inches / (2 * mov)))

    return max(open_ones, key=liking, default=None)

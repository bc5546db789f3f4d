"""Before the conflict: which tasks, what to disclose, whom to take captive, where to deploy."""
from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from walstatt.bots.ags.atlas import Atlas
from walstatt.bots.ags.errands import Errand, assigned
from walstatt.bots.ags.goals import Goals
from walstatt.bots.ags.situation import Situation
from walstatt.core.refusal import Refused
from walstatt.games.ags import mobs
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Figure
from walstatt.table.questions import Place
from walstatt.table.shapes import TOLERANCE, Point

EXPECTED = {
    "schrein_untersuchen": 2.1, "schrein_einnehmen": 1.7, "schrein_vernichten": 1.5,
    "gefangene_befreien": 0.1, "rache_ueben": 1.2, "unrecht_ausmerzen": 1.3,
    "uebertritt": 1.1, "markierung": 0.7, "ablenkung": 0.4,
    "lagersuche": 1.0, "wegmarkierung": 0.7, "allein_unterwegs": 0.9,
    "wege_abschneiden": 1.3, "attrappe": 0.7, "habgier": 1.1,
    "proviant_vernichten": 0.5, "proviant_erbeuten": 1.0, "lager_aufreiben": 0.2,
    "eilige_botschaft": 0.1, "falle": 0.2, "gefangener": 0.8, "provokation_vermeiden": 2.7, "personenschutz": 1.9,
    "falsche_faehrte": 0.0, "einschuechtern": 0.5, "kopfgeld": 0.3, "erstschlag": 1.9, "kraeftemessen": 0.0,
    "verdraengen": 1.0, "schlaechterfest": 0.6,
    "anspruch_erheben": 0.4, "magische_kraefte": 2.0, "rohstoffe_abbauen": 0.4, "umzingeln": 0.1,
    "geisterstunde": 2.9, "zeit_der_knochen": 2.2, "aufforstung": 2.2, "ueberleben": 1.5, "eintritt_verboten": 1.8,
    "schattenreich": 0.1, "ab_ins_gemetzel": 0.6, "vergiften": 0.6,
}
"""Victory points that a task brought in the arena to captains who had drawn it by lot."""
OPENED = frozenset({"einschuechtern", "kraeftemessen"})
"""Disclosing these at the start can only bring a point."""
FRONT = 0.15
APART = 1.7
MOB_SIZE = 2
"""So many models of the Kleines Volk go together."""
Placing = tuple[list[list[float]], Errand | None]
"""Where a model is put, and for which errand."""


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


def deploy_at(look: Situation, atlas: Atlas, figure: Figure, question: Place) -> Placing | None:
    """Near the errand that this model would serve best, with a little room around it."""
    errand = _errand_for(look, atlas, figure)
    spots = errand.spots if errand is not None else [(18.0, 18.0)]
    others = [(one.x, one.y) for one in look.own]
    walk_map = look.map(figure)
    shy = _shyness(look.play, figure)

    def burden(spot: Point) -> float:
        crowd = sum(1.5 for x, y in others if hypot(spot[0] - x, spot[1] - y) < APART)
        high = 6.0 if look.play.ground.level(*spot) > 0.5 else 0.0
        front = (FRONT - shy) * hypot(spot[0] - 18.0, spot[1] - 18.0)
        return walk_map.way_to(spots, *spot) + front + crowd + high

    spots_in_order = sorted(atlas.home, key=lambda one: (round(burden(one), 3), one))[:40]
    for spot in [*_beside_mates(look.play, look.own, figure), *spots_in_order]:
        value = [[*spot]]
        try:
            question.check(value)
        except Refused:
            continue
        return value, errand
    return None


def _beside_mates(play: AgsPlay, own: Sequence[Figure], figure: Figure) -> list[Point]:
    """In contact with others who can make a mob with it."""
    if not mobs.can_mob_card(play, figure):
        return []
    mates = [one for one in own if mobs.can_mob(play, one)]
    open_ones = mates[len(mates) - len(mates) % MOB_SIZE :]
    return [
        (one.x + apart * cos(step * pi / 8), one.y + apart * sin(step * pi / 8))
        for one in open_ones[:1]
        for apart in (play.radius(one) + play.radius(figure) + TOLERANCE / 4,)
        for step in range(16)
    ]


def arranged(play: AgsPlay, options: Sequence[str]) -> str:
    """Models in contact that wait for their activation make mobs, as large as they fight best."""
    for option in options:
        what, *names = option.split(":")
        if what == "bilden":
            return option
        if what == "aufnehmen" and len(mobs.members(play, names[1])) < MOB_SIZE:
            return option
    return options[0]


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
        inches = walk_map.way_to(errand.spots, *home)
        return float(errand.worth * errand.fit(figure) * 0.85 ** (inches / (2 * mov)))

    return max(open_ones, key=liking, default=None)

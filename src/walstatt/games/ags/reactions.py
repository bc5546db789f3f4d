"""Slavers and prisoners: what the slavers answer with their counter strikes, and when prisoners run (4.1.2)."""
from __future__ import annotations

from walstatt.core.questions import Pick, Roll, Script
from walstatt.games.ags import attacks, facts, records
from walstatt.games.ags.doing import Attacked, Doing
from walstatt.games.ags.neutrals import STRIKE
from walstatt.games.ags.play import DIE, AgsPlay
from walstatt.games.ags.state import GONE, NEUTRAL, TABLE, Figure
from walstatt.games.ags.tasks.goal import neutral_losses
from walstatt.games.ags.tasks.places import gap
from walstatt.games.ags.tasks.shelf import holds
from walstatt.table.shapes import within

NEAR = 4.0
STRIKE_REACH = 12.0
FLIGHT_TN = 2
SLAVERS = ("slaver-a", "slaver-b")
"""In the order in which they strike (ags.r.counter_strike_order)."""
BLAME = "ags.4.1.2.selbst_schuld"
NEARNESS = "ags.r.combat_near_prisoners"


def slavers(play: AgsPlay) -> list[Figure]:
    """Those on the table, A's side first."""
    found = [play.state.figures[key] for key in SLAVERS if key in play.state.figures]
    return [slaver for slaver in found if slaver.place == TABLE]


def prisoners(play: AgsPlay) -> list[Figure]:
    """Those on the table, in the order of the quarters."""
    return [
        figure
        for key, figure in sorted(play.state.figures.items())
        if figure.profile == "prisoner" and figure.seat == NEUTRAL and figure.place == TABLE
    ]


def near(play: AgsPlay, figure: Figure) -> bool:
    """Is the base within 4 inches of a prisoner or slaver? (ags.r.combat_near_prisoners)"""
    if figure.seat == NEUTRAL:
        return True
    return any(within(gap(play, figure, other), NEAR) for other in (*slavers(play), *prisoners(play)))


# ---- answering an action


def respond(play: AgsPlay, doing: Doing) -> Script[None]:
    """Immediately after a whole action: one reaction, however many triggers it met (ags.r.counter_strike_order)."""
    records.action_over(play)
    if not doing.reaction:
        yield from answer(play, doing)


def answer(play: AgsPlay, doing: Doing) -> Script[None]:
    """The slavers strike whoever has fought, and prisoners may run."""
    if not play.state.figures.keys() & set(SLAVERS):
        return
    if slavers(play):
        targets = to_be_struck(play, doing)
        if targets:
            play.note("ags-slavers-answer", BLAME, figure=play.name(doing.actor))
            yield from strike_all(play, targets)
    yield from flight(play)


def to_be_struck(play: AgsPlay, doing: Doing) -> list[Figure]:
    """The attacker of a slaver or prisoner alone; otherwise both sides of a fight near them."""
    if any(_is_captor_or_captive(play, attack) for attack in doing.attacks):
        return [doing.actor]
    fought = [attack.target_id for attack in doing.attacks if _counts_as_combat(play, doing, attack)]
    if not fought:
        return []
    if play.ruling("ags.r.counter_strike_order") == 1:
        return [doing.actor]
    return [doing.actor, *(play.figure(key) for key in dict.fromkeys(fought))]


def _is_captor_or_captive(play: AgsPlay, attack: Attacked) -> bool:
    target = play.state.figures.get(attack.target_id)
    return target is not None and target.seat == NEUTRAL and target.profile in ("slaver", "prisoner")


def _counts_as_combat(play: AgsPlay, doing: Doing, attack: Attacked) -> bool:
    """An attack on a model of the other player near the neutrals; by ruling pushes are none."""
    target = play.state.figures.get(attack.target_id)
    if target is None or target.seat != 1 - doing.actor.seat or not attack.near_neutral:
        return False
    return not (play.ruling(NEARNESS) == 2 and attack.kind == "stossen")


def strike_all(play: AgsPlay, targets: list[Figure]) -> Script[int]:
    """Every slaver that has them in range strikes at the acting model first, then at the others; all damage done."""
    total = 0
    culprits = [play.group(targets[0]), *([target] for target in targets[1:])]
    for culprit in culprits:
        for slaver in slavers(play):
            target = yield from _struck(play, slaver, culprit)
            if target is None:
                continue
            play.note(
                "ags-slaver-strikes", "ags.4.1.2.gegenschlag", "ags.4.1.2.treffsicher", "ags.r.neutral_dice",
                figure=play.name(slaver), target=play.name(target),
            )
            harm = yield from attacks.counter_strike(play, slaver, target)
            total += harm
    return total


def _struck(play: AgsPlay, slaver: Figure, culprit: list[Figure]) -> Script[Figure | None]:
    """Of a mob that has acted the player who rolls names one model in range (ags.2.12.mob.ziel, ags.r.neutral_dice)."""
    able = [one for one in culprit if one.place == TABLE and facts.in_aura(play, slaver, one, STRIKE_REACH)]
    if len(able) < 2:
        return able[0] if able else None
    chosen = yield Pick(
        1 - able[0].seat, "ags:target", "ags.2.12.mob.ziel", [one.id for one in able],
        {"figure": play.name(slaver), "ability": STRIKE.called},
        describe=lambda option: play.name(play.figure(option)),
    )
    return play.figure(chosen)


# ---- flight


def flight(play: AgsPlay) -> Script[None]:
    """Once both slavers are eliminated every prisoner left may run (ags.4.1.2.3.flucht, ags.r.prisoner_flight)."""
    beaten = neutral_losses(play, "slaver")
    if len(beaten) < len(SLAVERS) or records.count(play, "flucht"):
        return
    records.put(play, "flucht", play.state.round)
    if play.ruling("ags.r.prisoner_flight") == 1 and not any(holds(play, seat, "unrecht_ausmerzen") for seat in (0, 1)):
        return
    credit = beaten[-1].credit
    roller = credit if credit in (0, 1) else play.state.turn
    for prisoner in prisoners(play):
        roll = Roll(
            roller, "ags:flight", "ags.4.1.2.3.flucht", 1, DIE, None, {"figure": play.name(prisoner)}
        )
        faces = yield roll
        if faces[0] > FLIGHT_TN:
            prisoner.place = GONE
            facts.settle_melees(play)
            play.note("ags-prisoner-flees", "ags.4.1.2.3.flucht", figure=play.name(prisoner), dice=roll.fell(faces))
        else:
            play.note("ags-prisoner-stays", "ags.4.1.2.3.flucht", figure=play.name(prisoner), dice=roll.fell(faces))

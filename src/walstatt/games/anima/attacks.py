"""The eight steps of an attack, with dodge, Gnosis and counterattack in their places (anima.attack.*)."""
from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from walstatt.core.questions import Fallen, Pick, Roll, Script, YesNo
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.core.texts import text
from walstatt.games.anima import automatic, costs, damage, facts, sight, values
from walstatt.games.anima.blows import Blow, Outlook, Test
from walstatt.games.anima.play import DIE, AnimaPlay
from walstatt.games.anima.sight import NONE, Cover
from walstatt.games.anima.state import TABLE, Figure
from walstatt.table.shapes import beyond

GNOSIS = "anima.r.gnosis_use"
MOST_GNOSIS = 3
COUNTER = "anima.r.counter"
MEASURING = "anima.r.measuring"
COVERED_ARMOUR = 2
TWO, PLUS_ONE = "two", "plus_one"


@dataclass(slots=True)
class Clash:
    """An attack on its way through the steps."""

    blow: Blow
    cover: Cover = NONE
    distance: float | None = None
    attack_gnosis: int = 0
    dodges: bool = False
    dodge_gnosis: int = 0
    attack_total: int | None = None
    hits: bool = False


# ---- step 1: whom


def melee_problem(play: AnimaPlay, figure: Figure, target: Figure) -> Refused | None:
    """In melee only touching enemies can be attacked (anima.r.melee)."""
    if not facts.touch(play, figure, target):
        return refuse("anima.r.melee", "anima-refused-not-touching", figure=play.name(target))
    return hidden_problem(play, target)


def ranged_problem(play: AnimaPlay, figure: Figure, target: Figure) -> Refused | None:
    """Only with a range in the profile, out of melee, at a visible enemy (anima.r.ranged_profile)."""
    if not play.profile(figure).shoots:
        return refuse("anima.r.ranged_profile", "anima-refused-no-range", figure=play.name(figure))
    if facts.in_melee(play, figure):
        return refuse("anima.r.melee", "anima-refused-in-melee", figure=play.name(figure))
    return hidden_problem(play, target) or sight.sight_problem(play, figure, target)


def hidden_problem(play: AnimaPlay, target: Figure) -> Refused | None:
    if target.hidden:
        return refuse("anima.r.hidden", "anima-refused-hidden", figure=play.name(target))
    return None


def target_problem(play: AnimaPlay, figure: Figure, target: Figure) -> Refused | None:
    """Touching enemies in melee, others at range; own characters never."""
    if target.seat == figure.seat:
        return refuse("anima.r.ranged_profile", "anima-refused-own", figure=play.name(target))
    if target.place != TABLE:
        return refuse("anima.r.out_of_play", "anima-refused-gone", figure=play.name(target))
    if facts.in_melee(play, figure) or not play.profile(figure).shoots:
        return melee_problem(play, figure, target)
    return ranged_problem(play, figure, target)


def targets(play: AnimaPlay, figure: Figure) -> list[Figure]:
    return [foe for foe in play.foes(figure) if target_problem(play, figure, foe) is None]


def ask_target(play: AnimaPlay, figure: Figure) -> Script[Figure]:
    """Step 1: the target is named and cannot be changed afterwards."""

    def why_not(option: str) -> Refused | None:
        other = play.state.figures.get(option)
        return target_problem(play, figure, other) if other is not None else None

    chosen = yield Pick(
        figure.seat, "anima:target", "anima.attack.1", [foe.id for foe in targets(play, figure)],
        {"figure": play.name(figure)}, describe=lambda option: play.name(play.figure(option)), why_not=why_not,
        preview=lambda option: foresee(play, usual_blow(play, figure, play.figure(option))),
    )
    return play.figure(chosen)


def usual_blow(play: AnimaPlay, figure: Figure, target: Figure) -> Blow:
    return Blow(figure, target, "melee" if facts.touch(play, figure, target) else "ranged")


def attack(play: AnimaPlay, figure: Figure) -> Script[None]:
    """The basic ability: name a target, pay, and go through the steps (anima.basic.attack)."""
    target = yield from ask_target(play, figure)
    blow = from_hiding(usual_blow(play, figure, target))
    if costs.declare(play, figure, "attack"):
        yield from strike(play, blow)


# ---- the whole sequence


def strike(play: AnimaPlay, blow: Blow) -> Script[None]:
    """Steps 1 to 8, then what follows: automatic abilities, and the answer of the one attacked."""
    clash = Clash(blow)
    level = yield from contest(play, clash)
    if level is not None:
        lost = yield from _wound(play, clash, level)
        if lost:
            yield from _after_wound(play, clash.blow)
    else:
        yield from evaded(play, clash)
    if blow.kind == "melee" and not blow.counter:
        yield from _counter(play, clash)
    if not blow.counter:
        yield from automatic.triggered(play, blow.attacker, "after_attack", clash.blow.target)


def contest(play: AnimaPlay, clash: Clash) -> Script[int | None]:
    """Steps 1 to 6: the level of success, or None if the attack fails."""
    blow = clash.blow = from_hiding(clash.blow)
    attacker, target = blow.attacker, blow.target
    damage.reveal(play, attacker)
    rules = ["anima.attack.1"] if blow.kind != "push" else ["anima.attack.1", "anima.r.push"]
    play.note("anima-attack-declared", *rules, figure=play.name(attacker), target=play.name(target), how=blow.kind)
    clash.attack_gnosis = yield from _ask_gnosis(play, attacker, "attack", clash)
    if blow.ranged and not (yield from _measure(play, clash)):
        return None
    if blow.kind != "push" and not blow.counter:
        yield from _guard(play, clash)
    yield from _dodge(play, clash)
    if not damage.in_play(clash.blow.target):
        return None
    return (yield from _rolls(play, clash))


def evaded(play: AnimaPlay, clash: Clash) -> Script[None]:
    """What a dodge that has succeeded sets off, against a push too (anima.x.triggers)."""
    if clash.dodges:
        yield from automatic.triggered(play, clash.blow.target, "evaded", clash.blow.attacker)


def from_hiding(blow: Blow) -> Blow:
    """An attack out of hiding is an ambush, also if its price gives the attacker away (anima.x.ambush)."""
    return blow._replace(ambush=True) if blow.attacker.hidden else blow


def _guard(play: AnimaPlay, clash: Clash) -> Script[None]:
    """Somebody near may take the blow before the dodge is declared; range and cover stay (anima.x.guard)."""
    blow = clash.blow
    taker = yield from automatic.ask_guards(
        play, blow.target, lambda figure: outlook(play, replace(clash, blow=blow._replace(target=figure)))
    )
    clash.blow = blow._replace(target=taker)


# ---- steps 1.1 and 3.1: Gnosis


def _ask_gnosis(play: AnimaPlay, figure: Figure, use: str, clash: Clash) -> Script[int]:
    """How many points are spent on a roll; they are gone when declared."""
    key, rule = GNOSIS_QUESTIONS[use]
    most = min(costs.gnosis(play, figure), 1 if two_dice(play) else MOST_GNOSIS)
    if not most:
        return 0
    chosen = yield Pick(
        figure.seat, key, rule, [str(number) for number in range(most + 1)], {"figure": play.name(figure)},
        describe=lambda option: text("anima-gnosis-points", points=int(option)),
        preview=lambda option: _with_gnosis(play, clash, use, int(option)),
    )
    points = int(chosen)
    if points:
        costs.change_gnosis(play, figure, -points)
    play.note(f"anima-spends-{use}-gnosis", rule, GNOSIS, seat=figure.seat, gnosis=points)
    return points


GNOSIS_QUESTIONS = {
    "attack": ("anima:attack_gnosis", "anima.attack.1.1"), "dodge": ("anima:dodge_gnosis", "anima.attack.3.1"),
}


def two_dice(play: AnimaPlay) -> bool:
    """By one reading a point of Gnosis buys a second die, of which the higher counts."""
    return play.ruling("anima.r.gnosis_use") == 1


def _with_gnosis(play: AnimaPlay, clash: Clash, use: str, points: int) -> Outlook:
    seen = outlook(play, clash)
    if use == "attack":
        if two_dice(play):
            return seen._replace(attack_dice=1 + points)
        return seen._replace(attack=seen.attack.change(points, GNOSIS))
    if two_dice(play):
        return seen._replace(dodge_dice=1 + points)
    return seen._replace(defence=seen.defence.change(points, GNOSIS))


# ---- step 2: measuring


def _measure(play: AnimaPlay, clash: Clash) -> Script[bool]:
    """Beyond the long range the attack fails by itself (anima.attack.2)."""
    attacker, target = clash.blow.attacker, clash.blow.target
    clash.distance = facts.distance(play, attacker, target)
    most = play.profile(attacker).long
    play.note("anima-attack-measured", "anima.attack.2", MEASURING, inches=clash.distance, range=most)
    if beyond(clash.distance, most):
        play.note("anima-out-of-range", "anima.attack.2", "anima.r.ranged_profile", target=play.name(target))
        return False
    clash.cover = yield from cover_of(play, attacker, target)
    return True


def cover_of(play: AnimaPlay, viewer: Figure, target: Figure) -> Script[Cover]:
    """As the table shows it; by one reading the players look themselves (anima.r.cover)."""
    if play.ruling("anima.r.cover") == 0:
        return sight.cover(play, viewer, target)
    chosen = yield Pick(
        target.seat, "anima:judge_cover", "anima.r.cover", ["none", "light", "heavy"], {"figure": play.name(target)}
    )
    return Cover("" if chosen == "none" else chosen)


# ---- step 3: dodge


def reaction_problem(play: AnimaPlay, figure: Figure, reaction: str) -> Refused | None:
    """Stunned and paralysed characters do not react, berserk ones do not dodge (anima.r.dodge, anima.r.counter)."""
    rule = {"dodge": "anima.basic.dodge", "counter": "anima.basic.counter"}[reaction]
    if figure.has("Gelähmt"):
        return refuse("anima.status.paralysed", "anima-refused-paralysed", figure=play.name(figure))
    if figure.has("Betäubt"):
        return refuse("anima.r.stunned", "anima-refused-stunned", figure=play.name(figure))
    if reaction == "dodge" and figure.has("Berserker"):
        return refuse("anima.status.berserk", "anima-refused-berserk", figure=play.name(figure))
    return costs.problem(play, figure, costs.basic(reaction), rule)


def _dodge(play: AnimaPlay, clash: Clash) -> Script[None]:
    """The defender decides before any die falls."""
    target = clash.blow.target
    if reaction_problem(play, target, "dodge") is None:
        clash.dodges = yield YesNo(
            target.seat, "anima:dodge", "anima.attack.3",
            {"figure": play.name(target), "attacker": play.name(clash.blow.attacker)},
            preview=lambda dodges: outlook(play, clash)._replace(dodge=dodges, may_dodge=False),
        )
    if not clash.dodges:
        play.note("anima-no-dodge", "anima.attack.3", target=play.name(target))
        return
    play.note("anima-dodges", "anima.attack.3", "anima.basic.dodge", "anima.r.dodge", target=play.name(target))
    if costs.declare(play, target, "dodge"):
        clash.dodge_gnosis = yield from _ask_gnosis(play, target, "dodge", clash)


# ---- steps 4 to 6: the dice


def _rolls(play: AnimaPlay, clash: Clash) -> Script[int | None]:
    attack, defence = attack_tally(play, clash), defence_tally(play, clash)
    face = yield from _attack_die(play, clash, attack, defence)
    total = clash.attack_total = int(attack.total) + face
    play.note(
        "anima-attack-rolled", "anima.attack.4", "anima.r.die", *_changes(attack), total=total,
        dice=Fallen((face,), DIE, None if clash.dodges else needed(attack, defence)),
    )
    guard = int(defence.total)
    if clash.dodges:
        need = saving(total, defence)
        face = yield from _dodge_die(play, clash, need)
        guard += face
        play.note(
            "anima-dodge-rolled", "anima.attack.5", "anima.r.die", *_changes(defence), total=guard,
            dice=Fallen((face,), DIE, need),
        )
    else:
        play.note("anima-defence-stands", "anima.attack.5", total=guard)
    clash.hits = total >= guard
    if not clash.hits:
        play.note("anima-attack-fails", "anima.attack.6", attack=total, defence=guard)
        return None
    play.note("anima-attack-succeeds", "anima.attack.6", attack=total, defence=guard, level=total - guard)
    return total - guard


def _attack_die(play: AnimaPlay, clash: Clash, attack: Tally, defence: Tally) -> Script[int]:
    attacker, need = clash.blow.attacker, None if clash.dodges else needed(attack, defence)
    roll = partial(_w10, play, attacker.seat, "anima:attack_roll", "anima.attack.4", clash.attack_gnosis, need)
    face = yield from roll()
    again = yield from automatic.rolls_again(play, attacker, "attack", face, lambda: outlook(play, clash))
    if again:
        face = yield from roll()
    return face


def _dodge_die(play: AnimaPlay, clash: Clash, need: Tally) -> Script[int]:
    """A dodge that has succeeded is not rolled again."""
    target = clash.blow.target
    roll = partial(_w10, play, target.seat, "anima:dodge_roll", "anima.attack.5", clash.dodge_gnosis, need)
    face = yield from roll()
    if face < need.total:
        again = yield from automatic.rolls_again(play, target, "dodge", face, lambda: Test(need))
        if again:
            face = yield from roll()
    return face


def _w10(
    play: AnimaPlay, seat: int, key: str, rule: str, gnosis: int, need: Tally | None
) -> Script[int]:
    """One die; two with Gnosis by one reading, of which the higher counts."""
    dice = 1 + gnosis if two_dice(play) else 1
    faces = yield Roll(seat, key, rule, dice, DIE, need)
    return int(max(faces))


def attack_tally(play: AnimaPlay, clash: Clash) -> Tally:
    tally = values.attack(play, clash.blow, clash.cover, clash.distance)
    return tally if two_dice(play) else tally.change(clash.attack_gnosis, GNOSIS)


def defence_tally(play: AnimaPlay, clash: Clash) -> Tally:
    tally = values.defence(play, clash.blow.target, clash.blow)
    return tally if two_dice(play) else tally.change(clash.dodge_gnosis, GNOSIS)


def needed(attack: Tally, defence: Tally) -> Tally:
    """What the attack die must show against a defence that stands."""
    tally = Tally(defence.total, "anima.attack.6")
    tally.change(-attack.base, attack.rule)
    for amount, rule in attack.changes:
        tally.change(-amount, rule)
    return tally


def saving(attack_total: int, defence: Tally) -> Tally:
    """What the dodge die must show to escape: more than the attack."""
    tally = Tally(attack_total + 1, "anima.attack.6")
    tally.change(-defence.base, defence.rule)
    for amount, rule in defence.changes:
        tally.change(-amount, rule)
    return tally


def _changes(tally: Tally) -> list[str]:
    return list(dict.fromkeys(rule for _, rule in tally.changes))


# ---- steps 7 and 8: damage and armour


def _wound(play: AnimaPlay, clash: Clash, level: int) -> Script[int]:
    blow = clash.blow
    dealt = values.damage(play, blow).change(level, "anima.attack.6")
    play.note("anima-attack-damage", "anima.attack.7", *_changes(dealt), level=level, damage=int(dealt.total))
    armour = yield from _armour(play, clash, int(dealt.total))
    least = 1 if play.ruling("anima.r.damage_floor") == 1 else 0
    lost = max(least, int(dealt.total - armour.total))
    shield = ("anima.r.shield_base",) if blow.target.has("Schild") else ()
    rules = ("anima.attack.8", "anima.r.damage_floor", *_changes(armour), *shield)
    play.note("anima-attack-armour", *rules, armour=int(armour.total), lost=lost)
    return damage.lose(play, blow.target, lost, "anima-loses-lp", "anima.attack.8")


def _armour(play: AnimaPlay, clash: Clash, dealt: int) -> Script[Tally]:
    """In heavy cover the defender chooses: exactly 2, or 1 more than his Armour (anima.r.heavy_cover_choice)."""
    target = clash.blow.target
    armour = values.armour(play, target, clash.blow)
    if clash.cover.kind != "heavy":
        return armour
    choices = {
        TWO: Tally(COVERED_ARMOUR, "anima.ranged.heavy_cover"),
        PLUS_ONE: values.armour(play, target, clash.blow).change(1, "anima.ranged.heavy_cover"),
    }
    best_first = sorted(choices, key=lambda option: -choices[option].total)
    chosen = yield Pick(
        target.seat, "anima:heavy_cover", "anima.ranged.heavy_cover", best_first,
        {"figure": play.name(target), "damage": dealt, "armour": int(armour.total)},
        preview=lambda option: choices[option],
    )
    play.note(
        "anima-in-heavy-cover", "anima.ranged.heavy_cover", "anima.r.heavy_cover_choice", target=play.name(target),
        armour=int(choices[chosen].total),
    )
    return choices[chosen]


def _after_wound(play: AnimaPlay, blow: Blow) -> Script[None]:
    """Automatic abilities that work when LP were lost, right after step 8."""
    trigger = "ranged_wound" if blow.ranged else "melee_wound"
    yield from automatic.triggered(play, blow.attacker, trigger, blow.target)
    yield from automatic.triggered(play, blow.target, "wounded", blow.attacker)
    if not damage.in_play(blow.target):
        yield from automatic.triggered(play, blow.attacker, "removed", blow.target)


# ---- the counterattack


def _counter(play: AnimaPlay, clash: Clash) -> Script[None]:
    """After step 8 the one attacked may strike back, in the middle of the other's activation (anima.r.counter)."""
    attacker, target = clash.blow.attacker, clash.blow.target
    if counter_problem(play, clash) is not None:
        return
    back = Blow(target, attacker, "melee", counter=True)
    strikes = yield YesNo(
        target.seat, "anima:counter", "anima.basic.counter",
        {"figure": play.name(target), "target": play.name(attacker)},
        preview=lambda yes: foresee(play, back) if yes else None,
    )
    if not strikes:
        return
    play.note("anima-counters", "anima.basic.counter", COUNTER, figure=play.name(target), target=play.name(attacker))
    if costs.declare(play, target, "counter"):
        yield from strike(play, back)


def counter_problem(play: AnimaPlay, clash: Clash) -> Refused | None:
    attacker, target = clash.blow.attacker, clash.blow.target
    if attacker.place != TABLE or target.place != TABLE or not facts.touch(play, attacker, target):
        return refuse(COUNTER, "anima-refused-counter-contact", figure=play.name(target))
    reading = play.ruling("anima.r.counter")
    if reading == 1 and clash.hits:
        return refuse(COUNTER, "anima-refused-counter-hit", figure=play.name(target))
    if reading == 2 and clash.dodges:
        return refuse(COUNTER, "anima-refused-counter-dodged", figure=play.name(target))
    return reaction_problem(play, target, "counter")


# ---- what can be foreseen


def foresee(play: AnimaPlay, blow: Blow) -> Outlook:
    """An attack before it is declared; distances at range are not shown unless measuring is free."""
    clash = Clash(from_hiding(blow))
    if blow.ranged:
        clash.cover = sight.cover(play, blow.attacker, blow.target)
        if play.ruling("anima.r.measuring") == 1:
            clash.distance = facts.distance(play, blow.attacker, blow.target)
    return outlook(play, clash)


def outlook(play: AnimaPlay, clash: Clash) -> Outlook:
    blow = clash.blow
    harmless = blow.kind == "push"
    can_dodge = not clash.dodges and reaction_problem(play, blow.target, "dodge") is None
    return Outlook(
        attack_tally(play, clash), defence_tally(play, clash), None if harmless else values.damage(play, blow),
        None if harmless else values.armour(play, blow.target, blow), blow.target.lp, clash.dodges, can_dodge,
        1 + clash.attack_gnosis if two_dice(play) else 1, 1 + clash.dodge_gnosis if two_dice(play) else 1,
        clash.cover.kind == "heavy", 1 if play.ruling("anima.r.damage_floor") == 1 else 0, clash.attack_total,
        automatic.reroll(play, blow.attacker, "attack") is not None,
    )

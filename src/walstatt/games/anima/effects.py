"""Special abilities: may they be used, naming targets, risk, resistance, running their blocks (anima.r.abilities)."""
from __future__ import annotations

from walstatt.core.questions import Fallen, Pick, Roll, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.anima import attacks, automatic, blocks, costs, damage, facts, searching, sight, values
from walstatt.games.anima.abilities import Ability
from walstatt.games.anima.blows import Casting, Outlook, Test
from walstatt.games.anima.play import DIE, AnimaPlay
from walstatt.games.anima.state import TABLE, Figure, Running
from walstatt.table.shapes import beyond

ABILITIES = "anima.r.abilities"
RESISTANCE = "anima.r.resistance"
RISK = "anima.x.risk"
AREA = "anima.x.area"


# ---- may it be used?


def problem(play: AnimaPlay, figure: Figure, ability: Ability) -> Refused | None:
    """Why a special ability is not offered."""
    if figure.has("Siegel"):
        return refuse("anima.status.seal", "anima-refused-sealed", figure=play.name(figure))
    if figure.has("Berserker") and not ability.attacks:
        return refuse("anima.status.berserk", "anima-refused-berserk", figure=play.name(figure))
    if is_used(figure, ability):
        return refuse(ability.rule, "anima-refused-used", ability=ability.name)
    if ability.one_at_a_time and _is_running(play, figure, ability):
        return refuse(ability.rule, "anima-refused-running", ability=ability.name)
    return (
        _need_problem(play, figure, ability)
        or costs.problem(play, figure, ability.cost, ability.rule)
        or _no_target(play, figure, ability)
        or _no_room(play, figure, ability)
    )


def _is_running(play: AnimaPlay, figure: Figure, ability: Ability) -> bool:
    kept = any((one.user, one.ability) == (figure.id, ability.key) for one in play.state.running)
    return kept or any(
        being.caller == figure.id and being.profile == ability.being and damage.in_play(being)
        for being in play.state.figures.values()
    )


def _need_problem(play: AnimaPlay, figure: Figure, ability: Ability) -> Refused | None:
    if "stray" in ability.needs and not play.profile(figure).stray:
        return refuse(ability.rule, "anima-refused-no-stray", figure=play.name(figure))
    if "free" in ability.needs and facts.in_melee(play, figure):
        return refuse(ability.rule, "anima-refused-in-melee", figure=play.name(figure))
    if "unseen" in ability.needs:
        return searching.hide_problem(play, figure, ability.rule)
    return None


def _no_target(play: AnimaPlay, figure: Figure, ability: Ability) -> Refused | None:
    if not ability.aims or candidates(play, figure, ability):
        return None
    return refuse(ability.rule, "anima-refused-no-target", ability=ability.name)


def _no_room(play: AnimaPlay, figure: Figure, ability: Ability) -> Refused | None:
    """What would find no place for the user or its being is refused before it costs anything."""
    own = [effect for effect in ability.effects if ability.who == "self" or effect.on == "user"]
    if all(blocks.has_room(play, figure, ability, effect) for effect in own):
        return None
    return refuse(ability.rule, "anima-refused-no-room")


def candidates(play: AnimaPlay, figure: Figure, ability: Ability) -> list[Figure]:
    """Whoever may be named: distances are not looked at, they are measured afterwards."""
    everybody = play.foes(figure) if ability.harms else [figure, *play.friends(figure)]
    return [one for one in everybody if aim_problem(play, figure, ability, one) is None]


def aim_problem(play: AnimaPlay, figure: Figure, ability: Ability, target: Figure) -> Refused | None:
    if (target.seat == figure.seat) == ability.harms:
        return refuse(ability.rule, "anima-refused-wrong-side", figure=play.name(target))
    if ability.only == "other" and target is figure:
        return refuse(ability.rule, "anima-refused-itself", figure=play.name(target))
    if ability.only == "bound" and not target.bound:
        return refuse(ability.rule, "anima-refused-not-bound", figure=play.name(target))
    if target is figure:
        return None
    if target.place != TABLE:
        return refuse("anima.r.out_of_play", "anima-refused-gone", figure=play.name(target))
    if target.hidden and ability.harms:
        return refuse("anima.r.hidden", "anima-refused-hidden", figure=play.name(target))
    if ability.strikes:
        return attacks.target_problem(play, figure, target)
    return sight.sight_problem(play, figure, target)


# ---- using it


def use(play: AnimaPlay, figure: Figure, ability: Ability) -> Script[None]:
    """Name the target, pay, measure, let it resist, and let the effects happen."""
    target = figure
    if ability.aims:
        target = yield from _ask_target(play, figure, ability)
    play.note(
        "anima-ability-used", ABILITIES, ability.rule, figure=play.name(figure), ability=ability.name,
        target=play.name(target),
    )
    mark_used(figure, ability)
    if not costs.pay(play, figure, ability.cost, ability.rule):
        return
    if not ability.strikes and target is not figure and beyond(facts.distance(play, figure, target), ability.inches):
        play.note("anima-ability-too-far", ABILITIES, ability.rule, ability=ability.name, target=play.name(target))
        return
    yield from work(play, figure, ability, target)


def mark_used(figure: Figure, ability: Ability) -> None:
    if ability.once:
        figure.used = (*figure.used, ability.key + ("!" if ability.once == "game" else ""))


def is_used(figure: Figure, ability: Ability) -> bool:
    return ability.key in figure.used or f"{ability.key}!" in figure.used


def work(play: AnimaPlay, figure: Figure, ability: Ability, target: Figure) -> Script[None]:
    """Everybody whom it reaches resists by himself; where it goes wrong that is the user."""
    if ability.risk and (yield from _goes_wrong(play, figure, ability)):
        yield from run(play, figure, ability, figure)
        return
    for one in reached(play, figure, ability, target):
        if not damage.in_play(one) or not damage.in_play(figure):
            continue  # fallen with an earlier one
        resisted = yield from resist(play, one, ability)
        if not resisted:
            yield from run(play, figure, ability, one)


def reached(play: AnimaPlay, figure: Figure, ability: Ability, target: Figure) -> list[Figure]:
    """The target alone, or all in an area who could have been named (anima.x.area)."""
    if ability.who in ("friends", "enemies"):
        found = candidates(play, figure, ability)
        near = [one for one in found if not beyond(facts.distance(play, figure, one), ability.inches)]
    elif ability.area:
        others = [one for one in candidates(play, figure, ability) if one is not target]
        near = [target, *(one for one in others if not beyond(facts.distance(play, target, one), ability.area))]
    else:
        return [target]
    play.note("anima-area", AREA, ability.rule, ability=ability.name, number=len(near))
    return near


def _goes_wrong(play: AnimaPlay, figure: Figure, ability: Ability) -> Script[bool]:
    """A die of the user before anything else (anima.x.risk)."""
    roll = Roll(
        figure.seat, "anima:risk", RISK, 1, DIE, Tally(ability.risk + 1, RISK),
        {"figure": play.name(figure), "ability": ability.name},
    )
    faces = yield roll
    wrong = bool(faces[0] <= ability.risk)
    play.note(
        "anima-goes-wrong" if wrong else "anima-goes-well", RISK, ability.rule, figure=play.name(figure),
        ability=ability.name, dice=roll.fell(faces),
    )
    return wrong


def _ask_target(play: AnimaPlay, figure: Figure, ability: Ability) -> Script[Figure]:
    def why_not(option: str) -> Refused | None:
        other = play.state.figures.get(option)
        return aim_problem(play, figure, ability, other) if other is not None else None

    def look(option: str) -> Casting | Outlook | Test | None:
        return foresee(play, figure, ability, play.figure(option))

    options = [one.id for one in candidates(play, figure, ability)]
    chosen = yield Pick(
        figure.seat, "anima:target", ability.rule, options, {"figure": play.name(figure)},
        describe=lambda option: play.name(play.figure(option)), why_not=why_not,
        preview=look if options and look(options[0]) is not None else None,
    )
    return play.figure(chosen)


def foresee(play: AnimaPlay, figure: Figure, ability: Ability, target: Figure) -> Casting | Outlook | Test | None:
    """The attack that the ability is, its damage with risk and resistance, or only the resistance."""
    if ability.strikes:
        return attacks.foresee(play, blocks.strike_blow(play, figure, target, ability, ability.effects[0]))
    need = resisting(play, target, ability) if ability.resist else None
    hurting = [one for one in ability.effects if one.block in ("damage", "drain") and one.on == "target"]
    if not hurting and not ability.risk:
        return Test(need) if need is not None else None
    harm = hurting[0] if hurting else None
    armour = values.armour(play, target) if harm is not None and harm.armour else None
    amount, die = (harm.amount, harm.die) if harm is not None else (0, False)
    return Casting(need, ability.risk, amount, die, armour, target.lp)


def resisting(play: AnimaPlay, target: Figure, ability: Ability) -> Tally:
    """What the target's die must show to resist."""
    own = values.resistance(play, target)
    need = Tally(ability.resist, ability.rule).change(-own.base, own.rule)
    for amount, rule in own.changes:
        need.change(-amount, rule)
    return need


def resist(play: AnimaPlay, target: Figure, ability: Ability) -> Script[bool]:
    """Where an ability says so the target rolls W10 + Resistance, whether it wants to or not (anima.r.resistance)."""
    if not ability.resist:
        return False
    face = yield from _resist_roll(play, target, ability)
    if face < resisting(play, target, ability).total:
        again = yield from automatic.rolls_again(
            play, target, "resist", face, lambda: Test(resisting(play, target, ability))
        )
        if again:
            face = yield from _resist_roll(play, target, ability)
    own = values.resistance(play, target)
    total = int(face + own.total)
    resisted = total >= ability.resist
    play.note(
        "anima-resists" if resisted else "anima-resists-not", RESISTANCE, *(rule for _, rule in own.changes),
        figure=play.name(target), total=total, need=ability.resist,
        dice=Fallen((face,), DIE, resisting(play, target, ability)),
    )
    return resisted


def _resist_roll(play: AnimaPlay, target: Figure, ability: Ability) -> Script[int]:
    faces = yield Roll(
        target.seat, "anima:resist", RESISTANCE, 1, DIE, resisting(play, target, ability),
        {"figure": play.name(target), "ability": ability.name},
    )
    return int(faces[0])


def run(play: AnimaPlay, figure: Figure, ability: Ability, target: Figure) -> Script[None]:
    """One building block after the other."""
    running = ""
    if ability.upkeep is not None:
        running = play.new_id(ability.key)
        play.state.running = (*play.state.running, Running(running, figure.id, ability.key, target.id))
    for effect in ability.effects:
        on = figure if effect.on == "user" else target
        if damage.in_play(on) and damage.in_play(figure):
            yield from blocks.BLOCKS[effect.block](play, figure, ability, effect, on, running)

"""The menu of actions: what a model may do now, what it costs, and why it may not (2.3, 2.5, 2.10 Geschockt)."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text
from walstatt.games.ags import (
    attacks,
    buildings,
    charging,
    conditions,
    facts,
    fear,
    markers,
    mobs,
    moving,
    passives,
    reactions,
    records,
    scoring,
    tactic_actions,
    tokens,
    values,
)
from walstatt.games.ags.abilities import NORM, SPEZ, Ability
from walstatt.games.ags.doing import Attacked as Attacked
from walstatt.games.ags.doing import Doing as Doing
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import TABLE, Budget, Figure

GROUPS = ("move", "fight", "ability", "field", "stance", "end")
"""Headings of the menu in their order; what no set below names is done on the field."""
MOVES = frozenset({"gehen", "rennen", "sturmangriff"})
BLOWS = frozenset({"stossen", "zertruemmern"})
STANCES = frozenset({"fokussieren", "verteidigen"})
LAST = frozenset({"dritte_aktion", "task_offenlegen", "ende_vorschlagen", "ende"})
ACTIONS, MOST_ACTIONS = 2, 3
"""ags.2.3.aktionslimit, ags.2.5.zusatzaktion"""
END, THIRD = "ende", "dritte_aktion"
FORBIDDEN = "ags.2.8.2.verboten"
NO_ATTACK = "none"

Costs = tuple[str, ...]
Problem = Callable[[], Refused | None]


class Option(NamedTuple):
    """One line of the menu."""

    key: str
    costs: Costs
    rule: str
    problem: Problem
    run: Callable[[Doing], Script[None]]
    price: int = 0
    attack: bool = False
    ability: Ability | None = None


# ---- what it costs


def real_costs(play: AgsPlay, figure: Figure, costs: Costs) -> Costs:
    """A shocked model treats all its actions as special (ags.2.10.geschockt)."""
    return tuple(SPEZ for _ in costs) if conditions.has(play, figure, "Geschockt") else costs


def price_of(play: AgsPlay, figure: Figure, budget: Budget, costs: Costs, price: int) -> int:
    """Leader tokens: the ability's own price, and 1 for a second [Spez] (ags.2.5.zweite_spez)."""
    specials = real_costs(play, figure, costs).count(SPEZ)
    if not specials:
        return price
    total = price + (tokens.SECOND_SPEZ if _pays_for_second(play, budget, specials) else 0)
    if play.ruling("ags.r.spez_kosten") == 1:
        total += 1
    return total


def _pays_for_second(play: AgsPlay, budget: Budget, specials: int) -> bool:
    if budget.specials + specials < 2:
        return False
    return not (play.ruling("ags.r.zusatzaktion_spez") == 1 and budget.bought and budget.used == ACTIONS)


def cost_problem(
    play: AgsPlay, figure: Figure, budget: Budget, costs: Costs, price: int = 0, running: bool = False
) -> Refused | None:
    """Why the model cannot pay for an action. `running`: a charge has its slot already."""
    if budget.norm_only and SPEZ in costs:
        return refuse("ags.2.1.faehigkeiten", "ags-refused-norm-only")
    slots = 0 if running else len(costs)
    if budget.used + slots > budget.slots:
        return _no_slot(play, figure, budget)
    problem = _special_problem(play, figure, budget, costs, running)
    if problem:
        return problem
    total = price_of(play, figure, budget, costs, price)
    rule = "ags.2.5.spez" if price else "ags.2.5.zweite_spez" if total else "ags.2.5"
    return tokens.problem(play, figure.seat, total, rule) if total else None


def _no_slot(play: AgsPlay, figure: Figure, budget: Budget) -> Refused:
    if budget.controlled:
        return refuse("ags.2.12.kontrolliert", "ags-refused-controlled", figure=play.name(figure))
    rule = "ags.2.5.zusatzaktion" if budget.bought else "ags.2.3.aktionslimit"
    return refuse(rule, "ags-refused-no-action-left", figure=play.name(figure), slots=budget.slots)


def _special_problem(
    play: AgsPlay, figure: Figure, budget: Budget, costs: Costs, running: bool
) -> Refused | None:
    """One [Spez]; a second one for a token, if it is the second action; never a third (ags.r.zusatzaktion_spez)."""
    specials = real_costs(play, figure, costs).count(SPEZ)
    total = budget.specials + specials
    if not specials or total < 2:
        return None
    if total > 2:
        return refuse("ags.2.3.spezlimit", "ags-refused-third-special", figure=play.name(figure))
    if not _pays_for_second(play, budget, specials):
        return None
    begun = budget.used - 1 if running else budget.used
    if begun >= ACTIONS or (begun and len(costs) > 1 and not running):
        return refuse("ags.2.5.zweite_spez", "ags-refused-second-special", figure=play.name(figure))
    return None


def pay(
    play: AgsPlay, figure: Figure, budget: Budget, costs: Costs, price: int = 0, running: bool = False
) -> None:
    """Take slots and tokens. Nothing has been rolled yet."""
    total = price_of(play, figure, budget, costs, price)
    rule = "ags.2.5.zweite_spez" if total > price else "ags.2.5.spez"
    tokens.spend(play, figure.seat, total, rule)
    if not running:
        budget.used += len(costs)
    budget.specials += real_costs(play, figure, costs).count(SPEZ)


def third_action_problem(play: AgsPlay, figure: Figure, budget: Budget) -> Refused | None:
    """2 LT before the first action; not for shocked or controlled models (ags.2.5.zusatzaktion)."""
    rule = "ags.2.5.zusatzaktion"
    if budget.norm_only:
        return refuse(rule, "ags-refused-norm-only")
    if budget.controlled:
        return refuse("ags.r.kontrolliert", "ags-refused-controlled", figure=play.name(figure))
    if conditions.has(play, figure, "Geschockt"):
        return refuse("ags.r.geschockt_aktionen", "ags-refused-shocked-third", figure=play.name(figure))
    if budget.bought or budget.slots >= MOST_ACTIONS:
        return refuse(rule, "ags-refused-fourth-action", most=MOST_ACTIONS)
    if budget.used:
        return refuse(rule, "ags-refused-third-too-late")
    return tokens.problem(play, figure.seat, tokens.THIRD_ACTION, rule)


# ---- the menu


def menu(play: AgsPlay, figure: Figure, budget: Budget) -> list[Option]:
    """All that the model knows, allowed or not (ags.2.3.grundaktionen)."""
    return [
        *_core_actions(play, figure, budget),
        *_abilities(play, figure),
        *_tactic_actions(play, figure),
    ]


def _core_actions(play: AgsPlay, figure: Figure, budget: Budget) -> list[Option]:
    def option(
        key: str, rule: str, problem: Problem, run: Callable[[Doing], Script[Any]], costs: Costs = (NORM,),
        attack: bool = False,
    ) -> Option:
        return Option(key, costs, rule, problem, run, attack=attack)

    def banned(key: str, then: Problem) -> Problem:
        return lambda: melee_ban(play, figure, key) or then()

    return [
        option("gehen", "ags.2.3.1.gehen", lambda: moving.move_problem(play, figure, "gehen"),
               lambda doing: moving.move(play, figure, "gehen", doing)),
        option("rennen", "ags.2.3.1.rennen", lambda: moving.move_problem(play, figure, "rennen"),
               lambda doing: moving.move(play, figure, "rennen", doing), (NORM, NORM)),
        option("sturmangriff", "ags.2.3.2.sturmangriff",
               banned("sturmangriff", lambda: charge_problem(play, figure)),
               lambda doing: charge(play, figure, budget, doing), attack=True),
        option("stossen", "ags.2.3.2.stossen", lambda: attacks.push_problem(play, figure),
               lambda doing: attacks.push(play, figure, doing), attack=True),
        option("zertruemmern", "ags.2.3.2.zertruemmern", lambda: attacks.smash_problem(play, figure),
               lambda doing: attacks.smash(play, figure, doing), attack=True),
        option("fokussieren", "ags.2.3.3.fokussieren", _no_problem, lambda _: _takes(play, figure, "Fokussierend")),
        option("verteidigen", "ags.2.3.3.verteidigen", _no_problem, lambda _: _takes(play, figure, "Verteidigend")),
        option("interaktion", "ags.2.3.3.interaktion", lambda: interaction_problem(play, figure),
               lambda _: interact(play, figure)),
        option("tt_platzieren", markers.PLACING,
               banned("tt_platzieren", lambda: markers.place_problem(play, figure)),
               lambda _: markers.place(play, figure, 0.0, markers.PLACING)),
        option("tt_entfernen", markers.REMOVING,
               banned("tt_entfernen", lambda: markers.remove_problem(play, figure)),
               lambda _: markers.choose_and_remove(play, figure)),
    ]  # fmt: skip


def _abilities(play: AgsPlay, figure: Figure) -> list[Option]:
    return [
        Option(
            ability.name, ability.costs, "ags.2.3.2" if ability.is_attack else "ags.2.3.3",
            partial(attacks.ability_problem, play, figure, ability), partial(_use, play, figure, ability),
            ability.price, ability.is_attack, ability,
        )
        for ability in values.abilities(play, figure)
        if not ability.passive
    ]


def _tactic_actions(play: AgsPlay, figure: Figure) -> list[Option]:
    """What tactics and tasks offer (chapter 4)."""
    return [
        Option(
            extra.key, extra.costs, extra.rule, extra.problem, partial(extra.run, play, figure),
        )
        for extra in tactic_actions.offered(play, figure)
    ]


def _no_problem() -> None:
    return None


def option_problem(play: AgsPlay, figure: Figure, budget: Budget, option: Option) -> Refused | None:
    """Why this line of the menu cannot be chosen now, or None."""
    problem = cost_problem(play, figure, budget, option.costs, option.price)
    if problem:
        return problem
    if budget.no_attack and option.attack:
        return refuse("ags.r.einzoll_attacke", "ags-refused-drawn", figure=play.name(figure))
    return option.problem()


def melee_ban(play: AgsPlay, figure: Figure, key: str) -> Refused | None:
    """ags.2.8.2.verboten"""
    if not facts.in_melee(play, figure):
        return None
    return refuse(FORBIDDEN, "ags-refused-in-melee", figure=play.name(figure), action=core_name(key))


# ---- doing it


def _use(play: AgsPlay, figure: Figure, ability: Ability, doing: Doing) -> Script[None]:
    passives.mark_used(play, figure, ability)
    yield from attacks.perform(play, figure, ability, doing)


def _takes(play: AgsPlay, figure: Figure, condition: str) -> Script[None]:
    """Fokussieren and Verteidigen succeed by themselves, also in melee."""
    yield from ()
    conditions.give_oneself(play, figure, condition)


def ask(play: AgsPlay, figure: Figure, budget: Budget) -> Script[Option | None]:
    """Which action; None to end the activation. Buying the third action comes before the first."""
    while True:
        found = {option.key: option for option in menu(play, figure, budget)}
        chosen = yield _question(play, figure, budget, found)
        if chosen == END:
            return None
        if chosen != THIRD:
            return found[chosen]
        tokens.spend(play, figure.seat, tokens.THIRD_ACTION, "ags.2.5.zusatzaktion")
        budget.bought, budget.slots = True, MOST_ACTIONS


def _question(play: AgsPlay, figure: Figure, budget: Budget, found: dict[str, Option]) -> Pick:
    def judge(key: str) -> Refused | None:
        if key == THIRD:
            return third_action_problem(play, figure, budget)
        return option_problem(play, figure, budget, found[key]) if key in found else None

    problem = _judged_once(judge)

    def candidates() -> list[str]:
        return [*sorted(found, key=lambda key: GROUPS.index(_group(found[key], key))), THIRD, END]

    def why_not(value: str) -> Refused | None:
        if value == THIRD or value in found:
            return problem(value)
        ability = values.ability(play, figure, value)
        if ability and ability.passive:
            return refuse("ags.2.3.passiv", "ags-refused-passive", ability=ability.called)
        return None

    return Pick(
        figure.seat, "ags:action", "ags.2.3.aktionslimit", candidates,
        {
            "figure": play.name(figure), "figure_id": figure.id, "left": budget.slots - budget.used,
            "tokens": play.tokens(figure.seat),
        },
        allowed=lambda key: problem(key) is None,
        describe=lambda key: _label(play, figure, budget, found, key), why_not=why_not,
        preview=lambda key: _preview(play, figure, found.get(key)),
        group=lambda key: f"ags-group-{_group(found.get(key), key)}",
    )


def _judged_once(judge: Callable[[str], Refused | None]) -> Callable[[str], Refused | None]:
    """The same judge, who remembers for as long as the question is open; lighter than functools.cache."""
    known: dict[str, Refused | None] = {}

    def judged(key: str) -> Refused | None:
        if key not in known:
            known[key] = judge(key)
        return known[key]

    return judged


def _group(option: Option | None, key: str) -> str:
    """Under which heading a line of the menu stands."""
    if option is not None and option.ability is not None:
        return "fight" if option.ability.is_attack else "ability"
    for group, keys in (("move", MOVES), ("fight", BLOWS), ("stance", STANCES), ("end", LAST)):
        if key in keys:
            return group
    return "field"


def core_name(key: str) -> Text:
    """An action that every model knows, or one of a tactic."""
    return Text(f"ags-action-{key.replace('_', '-')}")


def _label(play: AgsPlay, figure: Figure, budget: Budget, found: dict[str, Option], key: str) -> Text:
    option = found.get(key)
    if option is None:
        return core_name(key)
    price = price_of(play, figure, budget, option.costs, option.price)
    name: Any = option.ability.called if option.ability else core_name(key)
    kind = "-".join(real_costs(play, figure, option.costs)) or "free"
    return Text("ags-action-line", {"name": name, "kind": kind, "price": price})


def _preview(play: AgsPlay, figure: Figure, option: Option | None) -> Any:
    """Inches for moves, dice for tests, DEF for Verteidigen; targets have their own previews."""
    if option is None:
        return None
    if option.key in ("gehen", "rennen", "sturmangriff"):
        return moving.allowance(play, figure, option.key)
    if option.ability is not None:
        return attacks.test_outlook(play, figure, option.ability)
    return None


def carry_out(play: AgsPlay, figure: Figure, budget: Budget, option: Option) -> Script[None]:
    """Pay, do it, let others react, score (ags.r.scoring_moments)."""
    doing = Doing(figure, option.key)
    records.action_over(play)
    pay(play, figure, budget, option.costs, option.price)
    rules = (option.rule,) if option.ability else (option.rule, "ags.2.3.grundaktionen")
    play.note("ags-acts", *rules, figure=play.name(figure), action=_told(option))
    _begin_in_shadow(play, figure)
    yield from option.run(doing)
    play.state.shadow_action = ""
    if doing.drawn and play.ruling("ags.r.einzoll_attacke") == 1:
        budget.no_attack = True
    budget.slots = min(MOST_ACTIONS, budget.slots + doing.extra_actions)
    yield from reactions.respond(play, doing)
    yield from scoring.check_now(play)


def _begin_in_shadow(play: AgsPlay, figure: Figure) -> None:
    """What is begun in an own shadow area keeps its values to the end of the action."""
    inside = facts.shadow(play, figure).own
    play.state.shadow_action = figure.id if inside else ""
    if inside and values.card(play, figure).shadow:
        rules = ("ags.2.12.licht_und_schatten.aktion", "ags.r.licht_aktion")
        play.note("ags-begins-in-shadow", *rules, figure=play.name(figure))


def _told(option: Option) -> Any:
    return option.ability.called if option.ability else core_name(option.key)


def single_action(play: AgsPlay, figure: Figure) -> Script[None]:
    """One [Norm] action outside its own activation, granted by an ability."""
    budget = Budget(slots=1, norm_only=True)
    before = play.state.shadow_action
    option = yield from ask(play, figure, budget)
    if option is not None:
        yield from carry_out(play, figure, budget, option)
    play.state.shadow_action = before


# ---- Sturmangriff


def charge_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    """Why nobody can be charged, or None."""
    problem = moving.move_problem(play, figure, "sturmangriff")
    if problem or charging.can_charge(play, figure):
        return problem
    foes = sorted(play.foes(figure), key=lambda foe: facts.gap(play, figure, foe))
    for foe in foes:
        found = charging.charge_problem(play, figure, foe)
        if found:
            return found
    return refuse("ags.2.3.2.sturmangriff", "ags-refused-no-target", ability=Text("ags-action-sturmangriff"))


def charge(play: AgsPlay, figure: Figure, budget: Budget, doing: Doing) -> Script[None]:
    """Announce, test for fear, run, attack as part of the same action (ags.2.3.2.sturmangriff); at last join a mob."""
    neighbours = mobs.touching(play, figure)
    target = yield from _charged(play, figure)
    doing.charge, doing.target = True, target.id
    yield from fear.test(play, figure, target, doing)
    may_attack = yield from charging.run(play, figure, target, doing)
    if may_attack and figure.place == TABLE:
        yield from _charge_attack(play, figure, budget, doing)
    if not any(attack.target_id for attack in doing.attacks) and target.place == TABLE:
        attacks.record_attacks(play, figure, [target], "sturmangriff", doing)
    if figure.place == TABLE:
        yield from passives.fire(play, figure, "charge", target, doing)
    if figure.place == TABLE:
        yield from mobs.close_up(play, figure, doing, neighbours)


def _charged(play: AgsPlay, figure: Figure) -> Script[Figure]:
    def why_not(value: str) -> Refused | None:
        known = play.state.figures.get(value)
        return charging.charge_problem(play, figure, known) if known and known.place == TABLE else None

    chosen = yield Pick(
        figure.seat, "ags:target", "ags.2.3.2.sturmangriff",
        [other.id for other in play.on_table() if other.seat != figure.seat],
        {"figure": play.name(figure), "ability": Text("ags-action-sturmangriff")},
        allowed=lambda option: charging.charge_problem(play, figure, play.figure(option)) is None,
        describe=lambda option: play.name(play.figure(option)), why_not=why_not,
        preview=lambda option: _charge_preview(play, figure, play.figure(option)),
    )
    return play.figure(chosen)


def _charge_preview(play: AgsPlay, figure: Figure, target: Figure) -> Any:
    """The first Nah attack of the card, as if it were in reach."""
    for ability in values.abilities(play, figure):
        if ability.is_attack and not ability.passive and ability.reach.kind == "nah":
            return attacks.outlook(play, figure, ability, target, charge=True)
    return None


def charge_costs(ability: Ability) -> Costs:
    """The charge is one action; a [Spez] attack makes it the special one (ags.r.sturmangriff_spez)."""
    return (SPEZ,) if SPEZ in ability.costs else ()


def charge_attack_problem(play: AgsPlay, figure: Figure, budget: Budget, ability: Ability) -> Refused | None:
    problem = attacks.ability_problem(play, figure, ability)
    if problem:
        return problem
    costs = charge_costs(ability)
    if costs and conditions.has(play, figure, "Geschockt"):
        costs = ()
    found = cost_problem(play, figure, budget, costs, ability.price, running=True)
    if found and ability.price and not tokens.may_spend(play, figure.seat, ability.price):
        return tokens.problem(play, figure.seat, ability.price, "ags.2.3.2.sturmangriff.kosten")
    return found


def _charge_attack(play: AgsPlay, figure: Figure, budget: Budget, doing: Doing) -> Script[None]:
    """One Nah attack action, Stoßen and Zertrümmern included, on any legal target in range (ags.r.sturmangriff_weg)."""
    known = {one.name: one for one in values.abilities(play, figure) if _is_charge_attack(one)}

    def judge(name: str) -> Refused | None:
        if name == attacks.PUSH_NAME:
            return attacks.push_problem(play, figure)
        if name == attacks.SMASH_NAME:
            return attacks.smash_problem(play, figure)
        return charge_attack_problem(play, figure, budget, known[name]) if name in known else None

    problem = _judged_once(judge)
    names = [*known, attacks.PUSH_NAME, attacks.SMASH_NAME]
    if all(problem(name) for name in names):
        play.note("ags-charge-short", "ags.r.sturmangriff_weg", figure=play.name(figure))
        return
    chosen = yield Pick(
        figure.seat, "ags:charge_attack", "ags.2.3.2.sturmangriff", [*names, NO_ATTACK], {"figure": play.name(figure)},
        allowed=lambda name: problem(name) is None,
        describe=lambda name: _charge_label(known.get(name), name), why_not=problem,
    )
    if chosen == attacks.PUSH_NAME:
        yield from attacks.push(play, figure, doing)
    elif chosen == attacks.SMASH_NAME:
        yield from attacks.smash(play, figure, doing)
    elif chosen != NO_ATTACK:
        ability = known[chosen]
        costs = () if conditions.has(play, figure, "Geschockt") else charge_costs(ability)
        pay(play, figure, budget, costs, ability.price, running=True)
        if costs:
            play.note("ags-charge-special", "ags.r.sturmangriff_spez", figure=play.name(figure))
        yield from _use(play, figure, ability, doing)


def _is_charge_attack(ability: Ability) -> bool:
    return ability.is_attack and not ability.passive and ability.reach.kind == "nah" and len(ability.costs) == 1


def _charge_label(ability: Ability | None, name: str) -> Text | str:
    if ability is None:
        return core_name("none" if name == NO_ATTACK else name)
    return Text("ags-action-line", {"name": ability.called, "kind": "-".join(ability.costs), "price": ability.price})


# ---- Interaktion


def bound_in_reach(play: AgsPlay, figure: Figure) -> list[Figure]:
    """The model itself and friends in contact that are Gebunden (ags.2.10.gebunden.ende)."""
    members = play.group(figure)
    found = [member for member in members if member.has("Gebunden")]
    for friend in play.friends(figure):
        touched = any(facts.in_contact(play, member, friend) for member in members)
        if friend not in members and friend.has("Gebunden") and touched:
            found.append(friend)
    return found


def doors_in_reach(play: AgsPlay, figure: Figure) -> list[str]:
    found = [piece.id for member in play.group(figure) for piece in buildings.closed_at(play, member)]
    return list(dict.fromkeys(found))


def interaction_targets(play: AgsPlay, figure: Figure) -> list[str]:
    """In melee nothing, by the other reading of ags.r.interaktion_nahkampf freeing."""
    bound = [one.id for one in bound_in_reach(play, figure)]
    if facts.in_melee(play, figure):
        return bound if play.ruling("ags.r.interaktion_nahkampf") == 1 else []
    return [*bound, *doors_in_reach(play, figure)]


def interaction_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    if interaction_targets(play, figure):
        return None
    banned = melee_ban(play, figure, "interaktion")
    return banned or refuse("ags.2.3.3.interaktion", "ags-refused-nothing-to-do", figure=play.name(figure))


def interact(play: AgsPlay, figure: Figure) -> Script[None]:
    """With a bound model, a door or a window in contact (0)."""
    chosen = yield Pick(
        figure.seat, "ags:target", "ags.2.3.3.interaktion", interaction_targets(play, figure),
        {"figure": play.name(figure), "ability": Text("ags-action-interaktion")},
        describe=lambda one: (
            play.name(play.figure(one)) if one in play.state.figures else Text("ags-piece", {"piece": one})
        ),
        why_not=lambda one: refuse("ags.2.8.2.kontakt", "ags-refused-interaction-far", what=one),
    )
    if chosen in play.state.figures:
        conditions.end(play, play.figure(chosen), "Gebunden", "ags.2.10.gebunden.ende")
        return
    piece = next(piece for piece in play.pieces() if piece.id == chosen)
    buildings.open_it(play, figure, piece)

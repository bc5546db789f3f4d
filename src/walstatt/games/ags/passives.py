"""Passive abilities: those that hold all the time, and those that something sets off (2.3, [Pass])."""
from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from walstatt.core.questions import Script, YesNo
from walstatt.games.ags import attacks, conditions, damage, facts, reactions, regions, sight, tokens, values
from walstatt.games.ags.abilities import Ability, Condition, Effect
from walstatt.games.ags.blows import Blow
from walstatt.games.ags.doing import Doing
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import TABLE, Figure, Lasting
from walstatt.table.shapes import within

ENDS_WITH_ROUND = ("", "attack", "activation", "round")
OUTSIDE_ACTIONS = ("own_activation", "foe_activation", "round_start", "round_end")
"""Triggers whose attacks belong to no action, so that slavers answer them on their own (ags.4.1.2.selbst_schuld)."""


# ---- what holds all the time


def continuous(
    play: AgsPlay, figure: Figure, block: str, blow: Blow | None = None, *, charging: bool = False, felt: bool = True
) -> Iterator[Effect]:
    """Effects of a block that passive abilities, own or those of others, have on the figure now.

    Without `felt` a condition counts for whoever has it, immune or not: so immunities can be asked for.
    """
    bearers = _bearers(play, block)
    if not bearers:
        return
    charging = charging or (blow is not None and blow.charge and blow.attacker is figure)
    for source in _sources(play, bearers):
        for ability in _holding(play, source).get(block, ()):
            if not _reaches(play, source, ability, figure):
                continue
            if all(_holds(play, source, one, blow, charging, felt) for one in ability.conditions):
                yield from (one for one in ability.effects if one.block == block)


Bearer = tuple[int, str]
"""A seat and one of its cards; no card stands for its mobs."""


def _bearers(play: AgsPlay, block: str) -> Collection[Bearer]:
    """Whose passive abilities can have effects of a block at all. All cards are looked through once."""
    known: dict[str, set[Bearer]] | None = play.memory.get("bearers")
    if known is None:
        known = {}
        for seat, cards in enumerate(play.cards):
            for key, card in cards.items():
                _add_bearer(known, (seat, key), card.abilities)
                _add_bearer(known, (seat, ""), card.mob_bonus.abilities if card.mob_bonus else ())
        for seat, force in enumerate(play.setup.forces):
            _add_bearer(known, (seat, ""), force.mob.abilities if force.mob else ())
        play.remember("bearers", known)
    return known.get(block, ())


def _add_bearer(known: dict[str, set[Bearer]], bearer: Bearer, abilities: Iterable[Ability]) -> None:
    for ability in abilities:
        if ability.passive and not ability.trigger:
            for effect in ability.effects:
                known.setdefault(effect.block, set()).add(bearer)


def _holding(play: AgsPlay, source: Figure) -> Mapping[str, list[Ability]]:
    """The abilities of a model that hold all the time, by the blocks that they have; a card is looked through once."""
    key = ("passives", source.seat, source.profile)
    known: Mapping[str, list[Ability]] | None = None if source.mob else play.memory.get(key)
    if known is not None:
        return known
    found: dict[str, list[Ability]] = {}
    for ability in values.abilities(play, source):
        if ability.passive and not ability.trigger:
            for block in {effect.block for effect in ability.effects}:
                found.setdefault(block, []).append(ability)
    if not source.mob:
        play.remember(key, found)
    return found


def _sources(play: AgsPlay, bearers: Collection[Bearer]) -> Iterator[Figure]:
    """Those models on the table; one for each mob: its abilities count once."""
    seen: set[str] = set()
    for figure in play.state.figures.values():
        if figure.place != TABLE or (figure.seat, "" if figure.mob else figure.profile) not in bearers:
            continue
        if figure.mob in seen:
            continue
        if figure.mob:
            seen.add(figure.mob)
        yield figure


def _reaches(play: AgsPlay, source: Figure, ability: Ability, figure: Figure) -> bool:
    """Is the figure one of those for whom the ability holds? What reaches one of a mob holds for the mob's values
    (ags.r.mob_zustaende)."""
    target = ability.target
    same = figure is source or (bool(figure.mob) and figure.mob == source.mob)
    if same:
        return target.who == "self" or target.also_self or (target.who in ("any", "all_models") and _alone(ability))
    if target.who in ("foe", "all_foes"):
        wanted = play.hostile(source, figure)
    elif target.who in ("friend", "all_friends"):
        wanted = source.seat == figure.seat
    else:
        wanted = target.who in ("any", "all_models")
    if not wanted:
        return False
    meant = [one for one in play.group(figure) if not target.having or play.profile(one).has(target.having)]
    return any(_in_reach(play, member, ability, one) for member in play.group(source) for one in meant)


def _alone(ability: Ability) -> bool:
    """An aura does not hold for its own source unless the card says so (ags.r.area_duelle)."""
    return ability.reach.kind != "aura"


def _in_reach(play: AgsPlay, source: Figure, ability: Ability, figure: Figure) -> bool:
    target, inches = ability.target, ability.reach.inches
    if target.contact and not facts.in_contact(play, source, figure):
        return False
    if ability.reach.kind == "aura" and not facts.in_aura(play, source, figure, inches):
        return False
    if target.in_range and ability.reach.kind != "aura" and not facts.within_range(play, source, figure, inches):
        return False
    return not target.los or sight.sees(play, source, figure)


def _holds(
    play: AgsPlay, figure: Figure, condition: Condition, blow: Blow | None, charging: bool = False, felt: bool = True
) -> bool:
    """Is a condition of a passive ability met now?"""
    match condition.kind:
        case "contact_friend":
            return any(_is_wanted(play, friend, condition.word) for friend in facts.contact_friends(play, figure))
        case "own_half":
            return bool(regions.in_half(play, figure, figure.seat))
        case "in_wood":
            return bool(facts.pieces_in(play, figure, "wood"))
        case "in_water":
            return bool(facts.pieces_in(play, figure, "water"))
        case "at_terrain":
            return bool(facts.pieces_at(play, figure))
        case "near_own_tt":
            markers = play.markers("tt", figure.seat)
            return any(within(facts.marker_distance(play, figure, one), condition.inches) for one in markers)
        case "charging":
            return charging
        case "target_condition":
            return blow is not None and conditions.has(play, blow.target, condition.word)
        case "own_condition":
            asked = conditions.has if felt else conditions.bears
            return asked(play, figure, condition.word)
        case "in_melee":
            return facts.in_melee(play, figure)
        case "shadow":
            return facts.shadow(play, figure).own
        case "wounded":
            return figure.hp < play.profile(figure).hp
        case "not_activated":
            return not figure.activated
        case _:
            return True


def _is_wanted(play: AgsPlay, figure: Figure, word: str) -> bool:
    return not word or play.profile(figure).has(word)


# ---- what something sets off


def fire(
    play: AgsPlay, figure: Figure, trigger: str, cause: Figure | None = None, doing: Doing | None = None
) -> Script[None]:
    """All abilities of the figure with this trigger take effect, also in the enemy's activation (ags.2.3.passiv)."""
    for ability in values.abilities(play, figure):
        if ability.passive and ability.trigger == trigger and figure.place == TABLE and figure.hp > 0:
            yield from _set_off(play, figure, ability, cause, doing)


def _set_off(
    play: AgsPlay, figure: Figure, ability: Ability, cause: Figure | None, doing: Doing | None
) -> Script[None]:
    if is_used_up(play, figure, ability) or not all(_holds(play, figure, one, None) for one in ability.conditions):
        return
    if not attacks.has_aim(play, figure, ability, cause):
        return
    if ability.price:
        if not tokens.may_spend(play, figure.seat, ability.price):
            return
        wanted = yield YesNo(
            figure.seat, "ags:use_passive", "ags.2.3.passiv",
            {"figure": play.name(figure), "ability": ability.called, "price": ability.price},
        )
        if not wanted:
            return
        tokens.spend(play, figure.seat, ability.price, "ags.2.5.spez")
    play.note("ags-passive", "ags.2.3.passiv", figure=play.name(figure), ability=ability.called)
    mark_used(play, figure, ability)
    own = doing if doing is not None and doing.actor is figure else Doing(figure, ability.name, reaction=True)
    yield from attacks.perform(play, figure, ability, own, cause)
    if ability.trigger in OUTSIDE_ACTIONS and own.attacks:
        yield from reactions.answer(play, own)
        own.attacks.clear()


def is_used_up(play: AgsPlay, figure: Figure, ability: Ability) -> bool:
    """Some abilities work once a round or once a game; a mob is one model (ags.2.12.mob.aktivierung)."""
    names = {ability.name, f"{ability.name}!"}
    return any(not names.isdisjoint(member.used) for member in play.group(figure))


def mark_used(play: AgsPlay, figure: Figure, ability: Ability) -> None:
    if ability.once:
        for member in play.group(figure):
            member.used = (*member.used, ability.name + ("!" if ability.once == "game" else ""))


def on_march(play: AgsPlay, figure: Figure) -> Script[None]:
    """Abilities that a walk or run sets off, before the way is chosen."""
    yield from fire(play, figure, "march")


# ---- the round


def round_start(play: AgsPlay) -> Script[None]:
    """Effects at the start of the round (ags.r.round_start_order); what was for one round only is new again."""
    play.state.feared = frozenset()
    for figure in play.state.figures.values():
        figure.used = tuple(name for name in figure.used if name.endswith("!"))
    for figure in play.on_table():
        if values.has(play, figure, "Regeneration") or play.profile(figure).has("Regeneration"):
            damage.heal(play, figure, 1, "ags.2.12.regeneration")
    yield from _all_fire(play, "round_start")


def round_end(play: AgsPlay) -> Script[None]:
    yield from _all_fire(play, "round_end")


def _all_fire(play: AgsPlay, trigger: str) -> Script[None]:
    """The first player's models before the second's, each side in roster order."""
    first = play.state.starter
    fired: set[str] = set()
    for figure in [*play.state.of(first), *play.state.of(1 - first)]:
        if not figure.mob or figure.mob not in fired:
            fired.add(figure.mob)
            yield from fire(play, figure, trigger)


# ---- effects that last


def add_lasting(play: AgsPlay, figure: Figure, effect: Effect, source: str) -> None:
    """A modifier, tag or cover that goes on for a while; the same one from the same source holds once."""
    lasting = Lasting(effect, source, play.state.round)
    if lasting not in figure.lasting:
        figure.lasting = (*figure.lasting, lasting)
    play.note("ags-lasting", "ags.2.3.3", figure=play.name(figure), source=source, until=effect.until or "round")


def drop_lasting(figure: Figure, *until: str) -> None:
    """What lasts until this moment is over."""
    if figure.lasting:
        figure.lasting = tuple(one for one in figure.lasting if one.effect.until not in until)


def end_round_effects(play: AgsPlay) -> None:
    for figure in play.on_table():
        drop_lasting(figure, *ENDS_WITH_ROUND)

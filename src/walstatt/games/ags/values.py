"""Values as they hold at this moment: printed, changed by conditions, abilities, ground and company (2.1)."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.core.tally import Tally
from walstatt.games.ags import conditions, cover, facts, mobs, passives
from walstatt.games.ags.abilities import Ability, Dice, Effect
from walstatt.games.ags.blows import Blow as Blow
from walstatt.games.ags.blows import Pool as Pool
from walstatt.games.ags.blows import SteppedTally
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.profiles import Profile, ShadowValues, Tag, read_tag
from walstatt.games.ags.state import Figure

WEAKEST, STRONGEST = 1, 7
"""ags.2.1.grenzen_staerke"""
EASIEST, HARDEST = 3, 5
"""ags.2.1.grenzen_schwierigkeit"""
RANGED = ("fern", "spruch", "fluch")
"""A Fluch is treated like a Spruch except by Präzision (ags.r.fluch)."""
COVER_BONUS = {
    "soft": (1, -1, "ags.2.7.deckung.weich.wirkung"),
    "hard": (2, -2, "ags.2.7.deckung.hart.wirkung"),
}
MELEE_REACH = "nah"
FEAR = "Furcht"

Modifier = tuple[int, int, str]
"""Strength, difficulty, rule: ATT-1/+1 is (-1, 1, …) (ags.2.1.schreibweise)."""


# ---- cards


def mob_card(play: AgsPlay, figure: Figure) -> Profile | None:
    """The base profile that a member of a mob fights with (ags.2.12.mob.grundprofil)."""
    return play.setup.forces[figure.seat].mob if figure.mob else None


def card(play: AgsPlay, figure: Figure) -> Profile:
    return mob_card(play, figure) or play.profile(figure)


def abilities(play: AgsPlay, figure: Figure) -> list[Ability]:
    """What the figure (or its mob) can do; members bring abilities of their own to a mob (ags.2.12.mob.boni)."""
    found = list(card(play, figure).abilities)
    if mob_card(play, figure):
        for member in play.group(figure):
            bonus = play.profile(member).mob_bonus
            for ability in bonus.abilities if bonus and mobs.counts(play, member) else ():
                if ability not in found:
                    found.append(ability)
    return found


def ability(play: AgsPlay, figure: Figure, name: str) -> Ability | None:
    return next((one for one in abilities(play, figure) if one.name == name), None)


def reach(play: AgsPlay, figure: Figure, ability: Ability) -> float:
    """The range in inches; spears in a mob lengthen its own Nah attacks (ags.2.12.mob.boni), not its pushes."""
    inches = ability.reach.inches
    if ability.reach.kind != MELEE_REACH or not mob_card(play, figure):
        return inches
    if not ability.is_attack or ability not in abilities(play, figure):
        return inches
    bonuses = (play.profile(member).mob_bonus for member in play.group(figure) if mobs.counts(play, member))
    return max([inches, *(bonus.reach for bonus in bonuses if bonus)])


def tag(play: AgsPlay, figure: Figure, word: str) -> Tag | None:
    """Equipment or tag of the card, or one that an ability grants; of several with a number the highest."""
    found = [one for one in card(play, figure).tags if one.word == word]
    found += [one for one in (read_tag(effect.word) for effect in granted(play, figure, "tag")) if one.word == word]
    return max(found, key=lambda one: one.number, default=None)


def has(play: AgsPlay, figure: Figure, word: str) -> bool:
    return word in card(play, figure).keywords or tag(play, figure, word) is not None


def immune(play: AgsPlay, figure: Figure, to: str) -> bool:
    """By its own card, its mob's, or an ability that lasts (ags.2.11); courage is the mob's alone."""
    own = to != FEAR and play.profile(figure).immune(to)
    if own or card(play, figure).immune(to):
        return True
    for effect in granted(play, figure, "tag", felt=False):
        found = read_tag(effect.word)
        if found.word == "Immun" and (found.value == to or (found.value == "alle Zustände" and to != FEAR)):
            return True
    return False


def granted(play: AgsPlay, figure: Figure, block: str, *, felt: bool = True) -> Iterator[Effect]:
    """Effects of a block that hold for the figure now: lasting ones and passive abilities."""
    for member in play.group(figure):
        for lasting in member.lasting:
            if lasting.effect.block == block:
                yield lasting.effect
    yield from passives.continuous(play, figure, block, felt=felt)


# ---- tallies


def _tally(play: AgsPlay, base: float, rule: str, low: float, high: float) -> Tally:
    if play.ruling("ags.r.modifikatoren_reihenfolge") == 1:
        return SteppedTally(base, rule, low, high)
    return Tally(base, rule, low, high)


def _pool(play: AgsPlay, base: Dice, rule: str, modifiers: Iterator[Modifier]) -> Pool:
    """All changes are summed, the limits hold once at the end (ags.r.modifikatoren_reihenfolge)."""
    strength = _tally(play, base.strength, rule, WEAKEST, STRONGEST)
    difficulty = _tally(play, base.difficulty, rule, EASIEST, HARDEST)
    for dice, need, cause in modifiers:
        strength.change(dice, cause)
        difficulty.change(need, cause)
    return Pool(strength, difficulty)


def _shadow(play: AgsPlay, figure: Figure) -> ShadowValues | None:
    """The second values of Licht und Schatten, while they hold (ags.2.12.licht_und_schatten)."""
    values = card(play, figure).shadow
    if values is None:
        return None
    inside = play.state.shadow_action == figure.id or facts.shadow(play, figure).own
    return values if inside else None


def _shadow_rule(play: AgsPlay, figure: Figure) -> str:
    """It stands in the shadow; or what it does began there and stays there to its end."""
    inside = facts.shadow(play, figure).own
    return "ags.2.12.licht_und_schatten" if inside else "ags.2.12.licht_und_schatten.aktion"


def _from_cards(
    play: AgsPlay, figure: Figure, statistic: str, blow: Blow | None = None, *, charging: bool = False
) -> Iterator[Modifier]:
    """What abilities change: lasting effects of active ones, passive ones while their conditions hold."""
    for member in play.group(figure):
        for lasting in member.lasting:
            effect = lasting.effect
            if effect.block == "modifier" and effect.word == statistic:
                yield effect.strength, effect.difficulty, "ags.2.1.faehigkeiten"
    for effect in passives.continuous(play, figure, "modifier", blow, charging=charging):
        if effect.word == statistic:
            yield effect.strength, effect.difficulty, "ags.2.3.passiv"


def _mob_bonus(play: AgsPlay, figure: Figure, statistic: str) -> Iterator[Modifier]:
    if not mob_card(play, figure):
        return
    for member in play.group(figure):
        bonus = play.profile(member).mob_bonus
        if bonus and mobs.counts(play, member):
            yield getattr(bonus, statistic), 0, "ags.2.12.mob.boni"


def _in_water(play: AgsPlay, figure: Figure) -> bool:
    return bool(facts.pieces_in(play, figure, "water"))


def mov(play: AgsPlay, figure: Figure, *, charging: bool = False) -> Tally:
    """MOV in inches, 1 to 7 (ags.2.1.bewegung)."""
    shadow = _shadow(play, figure)
    base, rule = card(play, figure).mov, "ags.2.1.bewegung"
    if shadow and shadow.mov is not None:
        base, rule = shadow.mov, _shadow_rule(play, figure)
    tally = _tally(play, base, rule, WEAKEST, STRONGEST)
    for bonus, _, cause in _mob_bonus(play, figure, "mov"):
        tally.change(bonus, cause)
    if conditions.has(play, figure, "Verfroren"):
        tally.change(-2, "ags.2.10.verfroren")
    for change, _, cause in _from_cards(play, figure, "MOV", charging=charging):
        tally.change(change, cause)
    if any(play.state.markers[marker].kind == "portion" for member in play.group(figure) for marker in member.carries):
        tally.change(-1, "ags.4.1.6.2.mov")
    return tally


# ---- attacking


def attack(play: AgsPlay, blow: Blow) -> Pool:
    """The attacker's dice: ATT of the action, or WIL in a WIL vs. WIL duel (ags.2.4.2, ags.2.4.10)."""
    if blow.ability.test.kind in ("wil_wil", "wil_tn"):
        return will(play, blow.attacker, "attack", blow)
    base = blow.ability.test.att
    assert base is not None, "an ATT attack has ATT dice"
    rule = "ags.2.4.2"
    shadow = _shadow(play, blow.attacker)
    if shadow and shadow.att and blow.ability in abilities(play, blow.attacker):
        # Stoßen and Zertrümmern go by the base; they are no values of the profile.
        base, rule = shadow.att, _shadow_rule(play, blow.attacker)
    return _pool(play, base, rule, _attack_modifiers(play, blow))


def _attack_modifiers(play: AgsPlay, blow: Blow) -> Iterator[Modifier]:
    if blow.plain:
        return
    attacker, source = blow.attacker, blow.source
    yield from _mob_bonus(play, attacker, "att")
    if conditions.has(play, attacker, "Geschwächt"):
        yield -1, 1, "ags.2.10.geschwaecht"
    if conditions.has(play, attacker, "Fokussierend"):
        yield 2, 0, "ags.2.10.fokussierend"
    yield from _from_cards(play, attacker, "ATT", blow)
    if _in_water(play, source):
        yield -1, 0, "ags.2.13.gewaesser"
    own, enemy = facts.melee_sides(play, attacker, blow.target)
    if own > enemy > 0:
        yield 1, 0, "ags.2.8.2.unterstuetzung"
    if shoots_into_melee(blow):
        yield -facts.others_in_melee(play, blow.target), 0, "ags.2.8.4"
    yield from _camouflage(play, blow)


def shoots_into_melee(blow: Blow) -> bool:
    """A Fern attack or ranged spell on DEF (ags.2.8.4); whether the target is in melee is another matter."""
    return blow.kind in RANGED and blow.ability.test.kind == "att_def" and blow.target is not blow.attacker


def _camouflage(play: AgsPlay, blow: Blow) -> Iterator[Modifier]:
    """Only attacks that need LoS, thus not on models merely caught in an area (ags.2.12.tarnung)."""
    needs_sight = blow.kind in RANGED and blow.ability.target.los and blow.aimed
    if needs_sight and has(play, blow.target, "Tarnung"):
        yield 0, 1, "ags.2.12.tarnung"


# ---- defending


def defence(play: AgsPlay, figure: Figure, blow: Blow | None = None) -> Pool:
    """DEF, against an attack with cover and armour piercing (ags.2.1.verteidigung)."""
    shadow = _shadow(play, figure)
    base, rule = card(play, figure).defence, "ags.2.1.verteidigung"
    if shadow and shadow.defence:
        base, rule = shadow.defence, _shadow_rule(play, figure)
    return _pool(play, base, rule, _defence_modifiers(play, figure, blow))


def _defence_modifiers(play: AgsPlay, figure: Figure, blow: Blow | None) -> Iterator[Modifier]:
    yield from _mob_bonus(play, figure, "defence")
    if conditions.has(play, figure, "Verfroren"):
        yield -1, 0, "ags.2.10.verfroren"
    if conditions.has(play, figure, "Verteidigend"):
        yield 2, 0, "ags.2.10.verteidigend"
    if blow:
        yield from _armour_piercing(play, blow)
    if blow and blow.plain:
        return
    yield from _from_cards(play, figure, "DEF", blow)
    if _in_water(play, figure):
        yield -1, 0, "ags.2.13.gewaesser"
    if blow:
        yield from _cover(play, blow)


def attack_tag(play: AgsPlay, blow: Blow, word: str) -> Tag | None:
    """A tag of this attack, or of all attacks of the attacker."""
    for text in blow.ability.tags:
        found = read_tag(text)
        if found.word == word:
            return found
    return None if blow.plain else tag(play, blow.attacker, word)


def _armour_piercing(play: AgsPlay, blow: Blow) -> Iterator[Modifier]:
    """Only against models with armour; armour itself is printed in DEF (ags.2.9.ruestung)."""
    if attack_tag(play, blow, "Rüstungsbrechend") and has(play, blow.target, "Rüstung"):
        yield 0, 1, "ags.2.12.ruestungsbrechend"


def _cover(play: AgsPlay, blow: Blow) -> Iterator[Modifier]:
    """Soft or hard, never both (ags.2.7.deckung)."""
    kind = ""
    if blow.target is not blow.source:
        kind = cover.against(play, blow.ability, blow.source, blow.target, blow.area).kind
    if kind != "hard" and cover.cover_applies(blow.ability):
        for effect in granted(play, blow.target, "cover"):
            kind = "hard" if effect.word == "hart" else kind or "soft"
    if kind:
        yield COVER_BONUS[kind]


def will(play: AgsPlay, figure: Figure, use: str = "defend", blow: Blow | None = None) -> Pool:
    """WIL for an attack, a defence, a test against a target number or a fear test (ags.2.1.willenskraft)."""
    shadow = _shadow(play, figure)
    base, rule = card(play, figure).will, "ags.2.1.willenskraft"
    if shadow and shadow.will:
        base, rule = shadow.will, _shadow_rule(play, figure)
    return _pool(play, base, rule, _will_modifiers(play, figure, use, blow))


def _will_modifiers(play: AgsPlay, figure: Figure, use: str, blow: Blow | None) -> Iterator[Modifier]:
    yield from _mob_bonus(play, figure, "will")
    if focus_helps(play, use) and conditions.has(play, figure, "Fokussierend"):
        yield 2, 0, "ags.2.10.fokussierend"
    brave = tag(play, figure, "Mutig") if use == "fear" else None
    if brave:
        yield brave.number, 0, "ags.2.12.mutig"
    yield from _from_cards(play, figure, "WIL", blow)
    if use == "attack" and blow and not blow.plain:
        yield from _camouflage(play, blow)


def focus_helps(play: AgsPlay, use: str) -> bool:
    """Fokussierend raises the WIL of attacks only, by another reading of spells too (ags.r.fokussierend_wil)."""
    return use == "attack" or (use == "spell" and play.ruling("ags.r.fokussierend_wil") == 1)

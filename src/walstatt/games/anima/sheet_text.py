"""Abilities and profiles in words, put together from their building blocks."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from walstatt.core.bounds import Words
from walstatt.core.texts import LANGUAGES, Text, Texts, text
from walstatt.games.anima.abilities import USUAL_BINDING, USUAL_MARKERS, Ability, Effect, Modifier
from walstatt.games.anima.profiles import Profile
from walstatt.games.anima.statuses import status_name


@cache
def _texts(language: str) -> Texts:
    return Texts(language)


def in_words(ability: Ability) -> Words:
    """What an ability does, in each language: the roster's own words, or those of its blocks."""
    return {language: ability.text.get(language) or _written(ability, _texts(language)) for language in LANGUAGES}


def _written(ability: Ability, texts: Texts) -> str:
    return " ".join(texts.say(sentence) for sentence in _sentences(ability))


def _sentences(ability: Ability) -> Iterator[Text]:
    yield text(f"anima-about-{ability.kind}")
    if ability.cost.markers:
        yield text("anima-about-cost", markers=ability.cost.markers, gnosis=ability.cost.gnosis)
    elif ability.cost.gnosis:
        yield text("anima-about-cost-gnosis", gnosis=ability.cost.gnosis)
    if ability.cost.lp:
        yield text("anima-about-lp", lp=ability.cost.lp)
    if ability.once:
        yield text(f"anima-about-once-{ability.once}")
    for need in ability.needs:
        yield text(f"anima-about-need-{need}")
    yield from _beginning(ability)
    if ability.resist:
        yield text("anima-about-resist", need=ability.resist)
    for effect in ability.effects:
        yield effect_text(effect, ability)
    if ability.modifiers and ability.kind == "special":
        yield text("anima-about-kept")
    for modifier in ability.modifiers:
        yield modifier_text(modifier)
    if ability.upkeep is not None:
        yield text("anima-about-upkeep", markers=ability.upkeep.markers, gnosis=ability.upkeep.gnosis)
    if ability.one_at_a_time:
        yield text("anima-about-one")


def _beginning(ability: Ability) -> Iterator[Text]:
    """When it works and on whom."""
    if ability.trigger == "friend_attacked":
        yield text("anima-about-guard", inches=ability.inches)
    elif ability.trigger:
        yield text(f"anima-about-trigger-{ability.trigger.replace('_', '-')}")
    if ability.reroll:
        yield text(f"anima-about-reroll-{ability.reroll}")
    named = ability.aims and ability.kind == "special" and not ability.strikes
    if named or ability.who in ("friends", "enemies"):
        yield text(f"anima-about-who-{ability.who}{ability.only and '-'}{ability.only}", inches=ability.inches)
    if ability.area:
        yield text("anima-about-area", inches=ability.area, side="enemies" if ability.harms else "friends")
    if ability.risk:
        yield text("anima-about-risk", risk=ability.risk)


def effect_text(effect: Effect, ability: Ability) -> Text:
    status = status_name(effect.status) if effect.status else text("anima-about-any-status")
    amount = effect.amount or (0 if ability.upkeep else USUAL_AMOUNTS.get(effect.block, 0))
    die = text("anima-about-die", amount=amount)
    return text(
        f"anima-about-block-{effect.block}", status=status, amount=amount, bonus=_signed(amount), extra=effect.extra,
        harm=die if effect.die else str(amount), inches=effect.inches, armour=str(effect.armour).lower(),
        on=text(f"anima-about-on-{_on(effect, ability)}"),
    )


def _signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−")


USUAL_AMOUNTS = {"status": USUAL_MARKERS, "summon": USUAL_BINDING}
"""Of a block that says nothing else."""


def _on(effect: Effect, ability: Ability) -> str:
    if effect.on == "user" or ability.who == "self":
        return "user"
    return "each" if ability.who in ("friends", "enemies") or ability.area else "target"


def modifier_text(modifier: Modifier) -> Text:
    when = text(f"anima-about-when-{modifier.when or 'always'}")
    value = text(f"anima-card-{modifier.value}")
    whom = text(f"anima-about-whom-{modifier.whom if modifier.aura else 'none'}", inches=modifier.aura)
    return text("anima-about-modifier", value=value, amount=_signed(modifier.amount), when=when, whom=whom)


def values(profile: Profile, language: str) -> list[str]:
    """The profile in short words, one for each value."""
    say = _texts(language).format
    found = [
        ("speed", f"{profile.walk:g}/{profile.run:g}"), ("attack", str(profile.attack)),
        ("damage", str(profile.damage)), ("defence", str(profile.defence)), ("armour", str(profile.armour)),
        ("resistance", str(profile.resistance)), ("lp", str(profile.lp)),
        ("markers", f"{profile.regeneration}/{profile.maximum}"),
    ]
    if profile.shoots:
        found.append(("range", f"{profile.short:g}/{profile.long:g}"))
    if profile.base > 1:
        found.append(("base", f'{profile.base:g}"'))
    lines = [f"{say(f'anima-card-{key}')} {value}" for key, value in found]
    return lines + ([say("anima-card-stray")] if profile.stray else [])

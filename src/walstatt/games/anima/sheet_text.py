"""Abilities and profiles in words, put together from their building blocks."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from walstatt.core.texts import LANGUAGES, Text, Texts, text
from walstatt.games.anima.abilities import Ability, Cost, Effect, Modifier, Words
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
    if ability.cost != Cost():
        yield text("anima-about-cost", markers=ability.cost.markers, gnosis=ability.cost.gnosis)
    if ability.once:
        yield text(f"anima-about-once-{ability.once}")
    for need in ability.needs:
        yield text(f"anima-about-need-{need}")
    if ability.trigger:
        yield text(f"anima-about-trigger-{ability.trigger.replace('_', '-')}")
    if ability.kind == "special" and ability.who != "self":
        yield text(f"anima-about-who-{ability.who}", inches=ability.inches)
    if ability.resist:
        yield text("anima-about-resist", need=ability.resist)
    for effect in ability.effects:
        yield effect_text(effect, bool(ability.upkeep))
    for modifier in ability.modifiers:
        yield modifier_text(modifier)
    if ability.upkeep is not None:
        yield text("anima-about-upkeep", markers=ability.upkeep.markers, gnosis=ability.upkeep.gnosis)
    if ability.one_at_a_time:
        yield text("anima-about-one")


def effect_text(effect: Effect, kept: bool) -> Text:
    status = status_name(effect.status) if effect.status else text("anima-about-any-status")
    on = text(f"anima-about-on-{effect.on}")
    return text(
        f"anima-about-block-{effect.block}", status=status, amount=effect.amount or (0 if kept else 2),
        inches=effect.inches, on=on, armour=str(effect.armour).lower(),
    )


def modifier_text(modifier: Modifier) -> Text:
    when = text(f"anima-about-when-{modifier.when or 'always'}")
    value = text(f"anima-card-{modifier.value}")
    return text("anima-about-modifier", value=value, amount=f"{modifier.amount:+d}", when=when)


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

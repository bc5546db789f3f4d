"""The sheet of a band in words: lines for a terminal, cards for paper."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.core.texts import Texts
from walstatt.games.frostgrave import content
from walstatt.games.frostgrave.campaign_after import wound_name
from walstatt.games.frostgrave.campaign_band import Band, Caster, Chapter, Fighter
from walstatt.games.frostgrave.campaign_content import tables
from walstatt.games.frostgrave.campaign_force import figure_profile
from walstatt.games.frostgrave.campaign_market import person
from walstatt.games.frostgrave.gear import FINDS, ITEMS, item_name
from walstatt.games.frostgrave.profiles import Profile
from walstatt.games.frostgrave.sheet_text import trait_words
from walstatt.games.lobby import PrintedArmy, PrintedRule, PrintedUnit

VALUES = ("move", "fight", "shoot", "armour", "will", "health")
SIGNED = ("fight", "shoot", "will")


def values(profile: Profile, texts: Texts) -> list[str]:
    """The six values in short words, with all that gear changes at all times."""
    return [
        f"{texts.format(f'frostgrave-card-{name}')} {_with_gear(profile, name):{'+g' if name in SIGNED else 'g'}}"
        for name in VALUES
    ]


def _with_gear(profile: Profile, name: str) -> float:
    carried = (ITEMS[key] for key in profile.gear if ITEMS[key].kind != "potion")
    value: float = getattr(profile, name) + sum(getattr(item, name, 0) for item in carried)
    return value


def lines(band: Band, texts: Texts) -> Iterator[str]:
    """The whole sheet."""
    yield texts.format("frostgrave-sheet-head", name=band.name, school=school_name(band, texts))
    next_level = (band.wizard.level + 1) * tables().level
    yield texts.format(
        "frostgrave-sheet-wealth", crowns=band.crowns, level=band.wizard.level, experience=band.wizard.experience,
        next=next_level, games=len(band.history),
    )
    yield ""
    for one in band.everybody():
        yield f"{texts.say(person(band, one.name))}: {', '.join(values(figure_profile(band, one), texts))}"
        yield f"  {', '.join(_gear(band, one, texts))}"
        yield from (f"  {note}" for note in _notes(one, texts))
    yield ""
    yield texts.format("frostgrave-sheet-spells", spells=[_spell(band, at, texts) for at in range(len(band.spells))])
    vault = [texts.say(item_name(item)) for item in band.vault]
    if vault:
        yield texts.format("frostgrave-sheet-vault", items=vault)
    for number, chapter in enumerate(band.history, 1):
        yield _chapter(number, chapter, texts)


def school_name(band: Band, texts: Texts) -> str:
    if not band.school:
        return texts.format("frostgrave-sheet-no-school")
    return content.schools()[band.school].name[texts.language]


def _gear(band: Band, one: Caster | Fighter, texts: Texts) -> list[str]:
    gear = [texts.say(item_name(key)) for key in figure_profile(band, one).gear]
    return gear or [texts.format("frostgrave-weapon-natural")]


def _notes(one: Caster | Fighter, texts: Texts) -> Iterator[str]:
    if one.misses:
        yield texts.format("frostgrave-sheet-misses")
    for wound in one.wounds if isinstance(one, Caster) else ():
        yield texts.say(wound_name(wound))


def _spell(band: Band, at: int, texts: Texts) -> str:
    known = band.spells[at]
    spell = content.spells()[known.key]
    return f"{spell.name[texts.language]} {spell.number - known.better}"


def _chapter(number: int, chapter: Chapter, texts: Texts) -> str:
    parts = [
        texts.format(
            "frostgrave-sheet-game", number=number, opponent=chapter.opponent,
            result=texts.format(f"frostgrave-result-{chapter.result}"), treasures=chapter.treasures,
            crowns=chapter.crowns, experience=chapter.experience,
        )
    ]
    if chapter.found:
        parts.append(texts.format("frostgrave-sheet-found", items=[texts.say(item_name(one)) for one in chapter.found]))
    if chapter.lost:
        parts.append(texts.format("frostgrave-sheet-lost", names=chapter.lost))
    return " ".join(parts)


# ---- paper


def printed(band: Band, texts: Texts) -> PrintedArmy:
    """The sheet as cards of figures; spells, vault and history stand below."""
    units = []
    for one in band.everybody():
        profile = figure_profile(band, one)
        gear = [[name] for name in _gear(band, one, texts)]
        price = texts.format("frostgrave-sheet-crowns", crowns=profile.cost) if profile.cost else ""
        name = texts.say(person(band, one.name))
        traits = [trait_words(trait)[texts.language] for trait in profile.traits]
        units.append(PrintedUnit(
            name, price, values(profile, texts), gear, list(_notes(one, texts)), traits, [profile.health]
        ))
    rules = [PrintedRule(_spell(band, at, texts), _about(band, at, texts)) for at in range(len(band.spells))]
    rules += [PrintedRule(texts.say(item_name(item)), _use(item, texts)) for item in _items(band)]
    rules += [
        PrintedRule(texts.format("frostgrave-sheet-game-short", number=number), _chapter(number, chapter, texts))
        for number, chapter in enumerate(band.history, 1)
    ]
    people = texts.format(
        "frostgrave-sheet-people", school=school_name(band, texts), level=band.wizard.level,
        experience=band.wizard.experience,
    )
    columns = [texts.format("frostgrave-card-equipment")]
    crowns = texts.format("frostgrave-sheet-crowns", crowns=band.crowns)
    return PrintedArmy(people, crowns, columns, units, rules, "frostgrave-paper-sheet")


def _about(band: Band, at: int, texts: Texts) -> str:
    return content.spells()[band.spells[at].key].about.get(texts.language, "")


def _items(band: Band) -> list[str]:
    """Everything that was found, each kind once: in the vault and in hands."""
    held = [item for one in band.everybody() for item in one.belongings]
    return list(dict.fromkeys((*band.vault, *held)))


def _use(item: str, texts: Texts) -> str:
    """What an item does, in the words of its rule."""
    from walstatt.core.catalogue import Rule, load  # read only when something is printed

    rule = load("frostgrave")[FINDS[item].rule]
    assert isinstance(rule, Rule)
    return rule.de if texts.language == "de" else rule.en

"""After a game: who survives, what the wizard learns, what the treasures hold (frostgrave.campaign.*)."""
from __future__ import annotations

from collections.abc import Sequence

import msgspec

from walstatt.core.questions import Pick, Roll, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, text
from walstatt.games.frostgrave import content
from walstatt.games.frostgrave.campaign_band import (
    WON,
    Band,
    Caster,
    Fighter,
    KnownSpell,
    Report,
    Wizard,
    replaced,
    with_belongings,
)
from walstatt.games.frostgrave.campaign_content import DEAD, MISSES, WOUND, row, tables
from walstatt.games.frostgrave.campaign_state import MARKET, SEAT, BetweenPlay
from walstatt.games.frostgrave.gear import item_name
from walstatt.games.frostgrave.play import DIE

ABSENT = "frostgrave.campaign.absent"
SOLDIER = "frostgrave.campaign.survival_soldier"
CASTER = "frostgrave.campaign.survival_caster"
WOUNDS = "frostgrave.campaign.lasting_wound"
HEIR = "frostgrave.campaign.succession"
EXPERIENCE = "frostgrave.campaign.experience"
LEVEL = "frostgrave.campaign.level"
VALUE = "frostgrave.campaign.improve_value"
NUMBER = "frostgrave.campaign.improve_spell"
LEARN = "frostgrave.campaign.learn_spell"
TREASURE = "frostgrave.campaign.treasure"
PAY = "frostgrave.campaign.pay"
POTION = "frostgrave.campaign.potion"
SPELL, NEW_SPELL = "spell", "new_spell"


def come_home(play: BetweenPlay) -> Script[None]:
    """Potions that were drunk are gone, who missed this game is fit again."""
    state, report = play.state, _report(play)
    for name, potions in report.drunk.items():
        one = state.band.find(name)
        assert one is not None
        state.band = with_belongings(state.band, name, [item for item in one.belongings if item not in potions])
        for potion in potions:
            play.note("frostgrave-campaign-used-up", POTION, name=name, item=item_name(potion))
    for one in state.band.everybody():
        if one.misses:
            state.band = replaced(state.band, one.name, misses=False)
            play.note("frostgrave-campaign-back", ABSENT, name=one.name)
    # The wizard comes last: who follows him must have survived himself.
    casters = [caster.name for caster in reversed(state.band.casters)]
    out = sorted(report.out, key=lambda name: casters.index(name) if name in casters else -1)
    state.waiting = tuple(name for name in out if state.band.find(name))
    state.treasures = report.treasures
    if report.carried:
        play.note("frostgrave-campaign-surrender", "frostgrave.campaign.surrender", number=report.carried)
    state.phase = "survival"
    yield from ()


def _report(play: BetweenPlay) -> Report:
    assert play.setup.report is not None
    return play.setup.report


# ---- survival


def survival(play: BetweenPlay) -> Script[None]:
    """One W20 for each who was put out of action."""
    state = play.state
    if not state.waiting:
        state.phase = "experience"
        return
    name, state.waiting = state.waiting[0], state.waiting[1:]
    one = state.band.find(name)
    assert one is not None
    rule = SOLDIER if isinstance(one, Fighter) else CASTER
    roll = Roll(SEAT, "frostgrave:campaign_survival", rule, 1, DIE, args={"name": name})
    (face,) = yield roll
    lines = tables().soldier_survival if isinstance(one, Fighter) else tables().caster_survival
    result = row(lines, face).result
    play.note(f"frostgrave-survival-{result}", rule, name=name, dice=roll.fell([face]))
    if result == DEAD:
        bury(play, one)
    elif result == MISSES:
        state.band = replaced(state.band, name, misses=True)
    elif result == WOUND:
        yield from _wound(play, name)


def _wound(play: BetweenPlay, name: str) -> Script[None]:
    roll = Roll(SEAT, "frostgrave:campaign_wound", WOUNDS, 1, DIE, args={"name": name})
    (face,) = yield roll
    wound = row(tables().wound, face)
    one = play.state.band.find(name)
    assert isinstance(one, Caster)
    play.state.band = replaced(play.state.band, name, wounds=[*one.wounds, wound.key])
    play.note("frostgrave-campaign-wounded", WOUNDS, name=name, dice=roll.fell([face]), wound=wound_name(wound.key))


def wound_name(key: str) -> Text:
    return text(f"frostgrave-wound-{key.replace('_', '-')}")


def bury(play: BetweenPlay, one: Caster | Fighter) -> None:
    """The dead leave the sheet, what they bore goes to the vault; a dead wizard is followed by somebody."""
    state = play.state
    band = state.band
    state.write(lost=[*state.chapter.lost, one.name])
    state.change(vault=[*band.vault, *one.belongings])
    if isinstance(one, Fighter):
        state.change(soldiers=[soldier for soldier in band.soldiers if soldier.name != one.name])
    elif one.name != band.wizard.name:
        state.change(apprentice=None)
    else:
        _succeed(play)


def _succeed(play: BetweenPlay) -> None:
    """The apprentice takes the book, or a stranger does (frostgrave.campaign.succession)."""
    state = play.state
    state.bereft = True
    heir = state.band.apprentice or Caster(free_name(state.band, state.chapter.lost))
    wizard = Wizard(heir.name, heir.gear, heir.items, heir.wounds, heir.misses)
    spells = [KnownSpell(spell.key) for spell in state.band.spells]
    state.change(wizard=wizard, apprentice=None, spells=spells)
    play.note("frostgrave-campaign-heir", HEIR, name=wizard.name)


def free_name(band: Band, just_lost: Sequence[str] = ()) -> str:
    """A name that nobody in the band bears and that none of its dead has borne."""
    taken = {one.name for one in band.everybody()} | {name for chapter in band.history for name in chapter.lost}
    taken.update(just_lost)
    for name in tables().names:
        if name not in taken:
            return name
    return next(
        name for number in range(2, 1000) for first in tables().names if (name := f"{first} {number}") not in taken
    )


# ---- experience


def experience(play: BetweenPlay) -> Script[None]:
    """What the wizard has learned; a dead one learns nothing more (frostgrave.campaign.experience)."""
    state = play.state
    state.phase = "level"
    if state.bereft:
        play.note("frostgrave-campaign-no-experience", HEIR, name=state.band.wizard.name)
        return
    total = 0
    for reason, number, each in lessons(_report(play)):
        if number:
            total += number * each
            play.note(
                "frostgrave-campaign-experience", EXPERIENCE, reason=text(f"frostgrave-lesson-{reason}", number=number),
                points=number * each,
            )
    most = tables().experience.most
    if total > most:
        play.note("frostgrave-campaign-most-experience", EXPERIENCE, total=total, most=most)
    total = min(total, most)
    wizard = state.band.wizard
    state.band = replaced(state.band, wizard.name, experience=wizard.experience + total)
    state.write(experience=total)
    play.note(
        "frostgrave-campaign-learned", EXPERIENCE, name=wizard.name, points=total, total=wizard.experience + total
    )
    yield from ()


def lessons(report: Report) -> list[tuple[str, int, int]]:
    """What counts, how often it happened, and the experience for each."""
    worth = tables().experience
    return [
        ("treasure", report.treasures, worth.treasure),
        ("cast", report.cast, worth.cast),
        ("helped", report.helped, worth.helped),
        ("soldier", report.felled.get("soldier", 0), worth.soldier),
        ("apprentice", report.felled.get("apprentice", 0), worth.apprentice),
        ("wizard", report.felled.get("wizard", 0), worth.wizard),
        ("won", int(report.result == WON), worth.won),
    ]


# ---- levels


def level(play: BetweenPlay) -> Script[None]:
    """One level for every 100 points, each with one choice (frostgrave.campaign.level)."""
    state = play.state
    wizard = state.band.wizard
    if wizard.experience < (wizard.level + 1) * tables().level:
        state.phase = "treasure"
        return
    args = {"name": wizard.name, "level": wizard.level + 1}
    chosen = yield Pick(
        SEAT, "frostgrave:campaign_level", LEVEL, [*tables().improvements, SPELL, NEW_SPELL], args,
        allowed=lambda option: level_problem(state.band, option) is None,
        why_not=lambda option: level_problem(state.band, option),
    )
    if chosen == SPELL:
        yield from _better_spell(play)
    elif chosen == NEW_SPELL:
        yield from learn(play, teachable(state.band), LEARN)
    else:
        times = wizard.improved.get(chosen, 0) + 1
        state.band = replaced(state.band, wizard.name, improved={**wizard.improved, chosen: times})
        value = text(f"frostgrave-card-{chosen}")
        play.note("frostgrave-campaign-improves", LEVEL, VALUE, name=wizard.name, value=value)
    state.band = replaced(state.band, wizard.name, level=wizard.level + 1)


def level_problem(band: Band, option: str) -> Refused | None:
    """Why a level cannot be spent like this."""
    if option == SPELL:
        if not improvable(band):
            return refuse(NUMBER, "frostgrave-refused-no-spell-to-improve", most=tables().most_better)
    elif option == NEW_SPELL:
        if not teachable(band):
            return refuse(LEARN, "frostgrave-refused-no-spell-to-learn")
    elif option in tables().improvements:
        most = tables().improvements[option]
        if band.wizard.improved.get(option, 0) >= most:
            value = text(f"frostgrave-card-{option}")
            return refuse(VALUE, "frostgrave-refused-improved-enough", value=value, most=most)
    return None


def improvable(band: Band) -> list[str]:
    return [spell.key for spell in band.spells if spell.better < tables().most_better]


def teachable(band: Band) -> list[str]:
    """Spells of the own school that the band does not know; without a school the common ones."""
    taught = content.schools()[band.school].spells if band.school else tuple(content.common_spells())
    return unknown_spells(band, taught)


def unknown_spells(band: Band, among: tuple[str, ...]) -> list[str]:
    known = {spell.key for spell in band.spells}
    return [key for key in among if key not in known]


def spell_words(key: str, better: int = 0) -> Text:
    """A spell with the number that the wizard needs."""
    spell = content.spells()[key]
    return text("frostgrave-campaign-spell-number", name=spell.name, number=spell.number - better)


def _better_spell(play: BetweenPlay) -> Script[None]:
    state = play.state
    better = {spell.key: spell.better for spell in state.band.spells}
    chosen = yield Pick(
        SEAT, "frostgrave:campaign_spell", NUMBER, improvable(state.band), {"name": state.band.wizard.name},
        describe=lambda option: spell_words(option, better[option]),
    )
    spells = [
        msgspec.structs.replace(spell, better=spell.better + 1) if spell.key == chosen else spell
        for spell in state.band.spells
    ]
    state.change(spells=spells)
    name = content.spells()[chosen].name
    play.note("frostgrave-campaign-spell-improved", LEVEL, NUMBER, name=state.band.wizard.name, spell=name)


def learn(play: BetweenPlay, spells: list[str], rule: str) -> Script[None]:
    """A new spell for wizard and apprentice."""
    state = play.state
    chosen = yield Pick(
        SEAT, "frostgrave:campaign_learn", rule, spells, {"name": state.band.wizard.name}, describe=spell_words,
        about=lambda option: content.spells()[option].about,
    )
    state.change(spells=[*state.band.spells, KnownSpell(chosen)])
    name = content.spells()[chosen].name
    play.note("frostgrave-campaign-spell-learned", rule, name=state.band.wizard.name, spell=name)


# ---- treasures


def treasure(play: BetweenPlay) -> Script[None]:
    """One W20 for each secured treasure (frostgrave.campaign.treasure)."""
    state = play.state
    if not state.treasures:
        _finish(play)
        return
    number = _report(play).treasures - state.treasures + 1
    roll = Roll(SEAT, "frostgrave:campaign_treasure", TREASURE, 1, DIE, args={"number": number})
    (face,) = yield roll
    state.treasures -= 1
    find, dice = row(tables().treasure, face), roll.fell([face])
    if find.crowns:
        state.change(crowns=state.band.crowns + find.crowns)
        state.write(crowns=state.chapter.crowns + find.crowns)
        play.note("frostgrave-campaign-finds-crowns", TREASURE, number=number, crowns=find.crowns, dice=dice)
    if find.item:
        state.change(vault=[*state.band.vault, find.item])
        state.write(found=[*state.chapter.found, find.item])
        play.note("frostgrave-campaign-finds-item", TREASURE, number=number, item=item_name(find.item), dice=dice)


def _finish(play: BetweenPlay) -> None:
    """The pay of the game, and a new page of the history; then to the market."""
    state, pay = play.state, tables().pay
    state.write(crowns=state.chapter.crowns + pay)
    state.change(crowns=state.band.crowns + pay, history=[*state.band.history, state.chapter])
    play.note("frostgrave-campaign-pay", PAY, crowns=pay, total=state.band.crowns)
    state.phase = MARKET

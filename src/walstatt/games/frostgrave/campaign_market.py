"""Between games: hiring, dismissing, healing, trading, handing things out (frostgrave.campaign.market)."""
from __future__ import annotations

from collections.abc import Callable

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, text
from walstatt.games.frostgrave import content
from walstatt.games.frostgrave.campaign_after import free_name, learn, unknown_spells, wound_name
from walstatt.games.frostgrave.campaign_band import Band, Caster, Fighter, replaced, with_belongings
from walstatt.games.frostgrave.campaign_checks import bearing_problem, gear_problem
from walstatt.games.frostgrave.campaign_content import tables
from walstatt.games.frostgrave.campaign_state import OVER, SEAT, BetweenPlay
from walstatt.games.frostgrave.gear import FINDS, item_name
from walstatt.games.frostgrave.profiles import APPRENTICE, WIZARD
from walstatt.games.frostgrave.warbands import CHOOSABLE, MOST_SOLDIERS

MARKET = "frostgrave.campaign.market"
HIRE = "frostgrave.campaign.hire"
DISMISS = "frostgrave.campaign.dismiss"
NEW_APPRENTICE = "frostgrave.campaign.apprentice"
HEAL = "frostgrave.campaign.heal"
CURE = "frostgrave.campaign.cure"
BUY = "frostgrave.campaign.buy"
SELL = "frostgrave.campaign.sell"
CARRY = "frostgrave.campaign.carry"
GEAR = "frostgrave.campaign.gear"
READ = "frostgrave.campaign.item.zauberbuch"
REST = "frostgrave.campaign.rest"
BOOK = "zauberbuch"
BACK, DONE = "back", "done"


def market(play: BetweenPlay) -> Script[None]:
    """One thing after another, until the player is done (frostgrave.campaign.market)."""
    band = play.state.band
    chosen = yield Pick(
        SEAT, "frostgrave:campaign_market", MARKET, [*DEALS, DONE], {"crowns": band.crowns},
        allowed=lambda option: deal_problem(band, option) is None, why_not=lambda option: deal_problem(band, option),
    )
    if chosen == DONE:
        play.state.phase = OVER
        play.note("frostgrave-campaign-done", MARKET, crowns=band.crowns)
    else:
        yield from DEALS[chosen](play)


def deal_problem(band: Band, option: str) -> Refused | None:
    """Why this cannot be done at all just now."""
    known = PROBLEMS.get(option)
    return known(band) if known else None


def _pick(
    name: str, rule: str, options: list[str], describe: Callable[[str], Text | str] | None,
    problem: Callable[[str], Refused | None], **args: object,
) -> Pick:
    """One of the options, or back to the market."""
    def label(option: str) -> Text | str:
        return text("frostgrave-campaign-back-option") if option == BACK else describe(option) if describe else option

    return Pick(
        SEAT, name, rule, [*options, BACK], args, describe=label,
        allowed=lambda option: option == BACK or problem(option) is None,
        why_not=lambda option: problem(option) if option in options else None,
    )


def _too_dear(band: Band, price: int, rule: str) -> Refused | None:
    if price > band.crowns:
        return refuse(rule, "frostgrave-refused-crowns", price=price, crowns=band.crowns)
    return None


def _pay(play: BetweenPlay, price: int) -> None:
    play.state.change(crowns=play.state.band.crowns - price)


# ---- soldiers


def _cannot_hire(band: Band) -> Refused | None:
    if len(band.soldiers) >= MOST_SOLDIERS:
        return refuse(HIRE, "frostgrave-refused-band-full", most=MOST_SOLDIERS)
    return _too_dear(band, min(profile.cost for profile in content.soldiers().values()), HIRE)


def _hire(play: BetweenPlay) -> Script[None]:
    band = play.state.band
    listed = content.soldiers()
    chosen = yield _pick(
        "frostgrave:campaign_hire", HIRE, list(listed),
        lambda option: text("frostgrave-campaign-price", name=listed[option].name, price=listed[option].cost),
        lambda option: _too_dear(band, listed[option].cost, HIRE), crowns=band.crowns,
    )
    if chosen == BACK:
        return
    soldier = Fighter(free_name(band), chosen)
    _pay(play, listed[chosen].cost)
    play.state.change(soldiers=[*band.soldiers, soldier])
    play.note(
        "frostgrave-campaign-hired", HIRE, name=soldier.name, kind=listed[chosen].name, price=listed[chosen].cost
    )


def _cannot_dismiss(band: Band) -> Refused | None:
    return None if band.soldiers else refuse(DISMISS, "frostgrave-refused-nobody-there")


def _dismiss(play: BetweenPlay) -> Script[None]:
    band = play.state.band
    chosen = yield _pick(
        "frostgrave:campaign_dismiss", DISMISS, [soldier.name for soldier in band.soldiers],
        lambda option: person(band, option), _never,
    )
    if chosen == BACK:
        return
    gone = band.find(chosen)
    assert gone is not None
    play.state.change(
        soldiers=[soldier for soldier in band.soldiers if soldier.name != chosen],
        vault=[*band.vault, *gone.belongings],
    )
    play.note("frostgrave-campaign-dismissed", DISMISS, name=chosen)


def _never(option: str) -> Refused | None:
    del option
    return None


def person(band: Band, name: str) -> Text:
    """Somebody with what he is."""
    one = band.find(name)
    if isinstance(one, Fighter):
        return text("frostgrave-campaign-soldier", name=name, kind=content.soldiers()[one.kind].name)
    return text("frostgrave-campaign-soldier", name=name, kind=content.casters()[_role(band, name)].name)


# ---- apprentice, wounds


def _cannot_take_apprentice(band: Band) -> Refused | None:
    if band.apprentice is not None:
        return refuse(NEW_APPRENTICE, "frostgrave-refused-has-apprentice", name=band.apprentice.name)
    return _too_dear(band, tables().apprentice, NEW_APPRENTICE)


def _take_apprentice(play: BetweenPlay) -> Script[None]:
    apprentice, price = Caster(free_name(play.state.band)), tables().apprentice
    _pay(play, price)
    play.state.change(apprentice=apprentice)
    play.note("frostgrave-campaign-apprentice", NEW_APPRENTICE, name=apprentice.name, price=price)
    yield from ()


def heal_price(band: Band, name: str) -> int:
    return tables().heal_caster if band.is_caster(name) else tables().heal_soldier


def _missing(band: Band) -> list[str]:
    return [one.name for one in band.everybody() if one.misses]


def _cannot_heal(band: Band) -> Refused | None:
    if not _missing(band):
        return refuse(HEAL, "frostgrave-refused-all-fit")
    return _too_dear(band, min(heal_price(band, name) for name in _missing(band)), HEAL)


def _heal(play: BetweenPlay) -> Script[None]:
    band = play.state.band
    chosen = yield _pick(
        "frostgrave:campaign_heal", HEAL, _missing(band),
        lambda option: text("frostgrave-campaign-price", name=person(band, option), price=heal_price(band, option)),
        lambda option: _too_dear(band, heal_price(band, option), HEAL),
    )
    if chosen == BACK:
        return
    _pay(play, heal_price(band, chosen))
    play.state.band = replaced(play.state.band, chosen, misses=False)
    play.note("frostgrave-campaign-healed", HEAL, name=chosen, price=heal_price(band, chosen))


def _cannot_cure(band: Band) -> Refused | None:
    if not any(caster.wounds for caster in band.casters):
        return refuse(CURE, "frostgrave-refused-no-wounds")
    return _too_dear(band, tables().cure, CURE)


def _cure(play: BetweenPlay) -> Script[None]:
    """Options are a name and one of his wounds, `Alrun:steifes_knie`."""
    band, price = play.state.band, tables().cure
    options = [f"{caster.name}:{wound}" for caster in band.casters for wound in dict.fromkeys(caster.wounds)]
    chosen = yield _pick(
        "frostgrave:campaign_cure", CURE, options, lambda option: _of_somebody(option, wound_name), _never
    )
    if chosen == BACK:
        return
    name, _, wound = chosen.rpartition(":")
    caster = band.find(name)
    assert isinstance(caster, Caster)
    _pay(play, price)
    play.state.band = replaced(play.state.band, name, wounds=_without(caster.wounds, wound))
    play.note("frostgrave-campaign-cured", CURE, name=name, wound=wound_name(wound), price=price)


def _of_somebody(option: str, words: Callable[[str], Text]) -> Text:
    name, _, what = option.rpartition(":")
    return text("frostgrave-campaign-of", name=name, what=words(what))


def _without(things: list[str], one: str) -> list[str]:
    """Without the first of its kind."""
    at = things.index(one)
    return things[:at] + things[at + 1 :]


def _cannot_rest(band: Band) -> Refused | None:
    if not all(caster.misses for caster in band.casters):
        return refuse(REST, "frostgrave-refused-no-rest")
    return None


def _rest(play: BetweenPlay) -> Script[None]:
    for name in _missing(play.state.band):
        play.state.band = replaced(play.state.band, name, misses=False)
    play.note("frostgrave-campaign-rests", REST)
    yield from ()


# ---- trade


def _cannot_buy(band: Band) -> Refused | None:
    return _too_dear(band, min(ware.price for ware in tables().ware if ware.for_sale), BUY)


def _buy(play: BetweenPlay) -> Script[None]:
    band, wares = play.state.band, tables().wares

    def problem(option: str) -> Refused | None:
        if not wares[option].for_sale:
            return refuse(BUY, "frostgrave-refused-not-for-sale", item=item_name(option))
        return _too_dear(band, wares[option].price, BUY)

    chosen = yield _pick(
        "frostgrave:campaign_buy", BUY, list(wares),
        lambda option: text("frostgrave-campaign-price", name=item_name(option), price=wares[option].price), problem,
        crowns=band.crowns,
    )
    if chosen == BACK:
        return
    _pay(play, wares[chosen].price)
    play.state.change(vault=[*band.vault, chosen])
    play.note("frostgrave-campaign-bought", BUY, item=item_name(chosen), price=wares[chosen].price)


def _cannot_sell(band: Band) -> Refused | None:
    return None if band.vault else refuse(SELL, "frostgrave-refused-empty-vault")


def _sell(play: BetweenPlay) -> Script[None]:
    band = play.state.band
    price = tables().resale_price
    chosen = yield _pick(
        "frostgrave:campaign_sell", SELL, list(dict.fromkeys(band.vault)),
        lambda option: text("frostgrave-campaign-price", name=item_name(option), price=price(option)), _never,
    )
    if chosen == BACK:
        return
    _pay(play, -price(chosen))
    play.state.change(vault=_without(band.vault, chosen))
    play.note("frostgrave-campaign-sold", SELL, item=item_name(chosen), price=price(chosen))


# ---- who carries what


def _cannot_give(band: Band) -> Refused | None:
    if not any(_bearers(band, item) for item in band.vault):
        return refuse(CARRY, "frostgrave-refused-nothing-to-give")
    return None


def _bearers(band: Band, item: str) -> list[str]:
    return [one.name for one in band.everybody() if giving_problem(band, one.name, item) is None]


def giving_problem(band: Band, name: str, item: str) -> Refused | None:
    """Why somebody cannot take this item from the vault (frostgrave.campaign.carry)."""
    one = band.find(name)
    if isinstance(one, Fighter):
        if one.item:
            return refuse(CARRY, "frostgrave-refused-bears-already", name=name, item=item_name(one.item))
        return bearing_problem(one, item)
    assert one is not None
    laden = with_belongings(band, name, [*one.belongings, item]).find(name)
    assert isinstance(laden, Caster)
    return bearing_problem(laden, item) or gear_problem(laden, _role(band, name))


def _role(band: Band, name: str) -> str:
    return WIZARD if name == band.wizard.name else APPRENTICE


def _give(play: BetweenPlay) -> Script[None]:
    band = play.state.band

    def problem(option: str) -> Refused | None:
        if FINDS[option].kind in ("book", "gem"):
            return bearing_problem(band.wizard, option)
        if not _bearers(band, option):
            return refuse(CARRY, "frostgrave-refused-nobody-can", item=item_name(option))
        return None

    item = yield _pick("frostgrave:campaign_item", CARRY, list(dict.fromkeys(band.vault)), item_name, problem)
    if item == BACK:
        return
    name = yield _pick(
        "frostgrave:campaign_bearer", CARRY, [one.name for one in band.everybody()],
        lambda option: person(band, option), lambda option: giving_problem(band, option, item), item=item_name(item),
    )
    if name == BACK:
        return
    one = band.find(name)
    assert one is not None
    play.state.band = with_belongings(band, name, [*one.belongings, item])
    play.state.change(vault=_without(band.vault, item))
    play.note("frostgrave-campaign-given", CARRY, name=name, item=item_name(item))


def _cannot_take(band: Band) -> Refused | None:
    if not any(one.belongings for one in band.everybody()):
        return refuse(CARRY, "frostgrave-refused-nobody-bears")
    return None


def _take(play: BetweenPlay) -> Script[None]:
    """Options are a name and what he bears, `Alrun:heiltrank`."""
    band = play.state.band
    options = [f"{one.name}:{item}" for one in band.everybody() for item in one.belongings]
    chosen = yield _pick(
        "frostgrave:campaign_take", CARRY, options, lambda option: _of_somebody(option, item_name), _never
    )
    if chosen == BACK:
        return
    name, _, item = chosen.rpartition(":")
    one = band.find(name)
    assert one is not None
    play.state.band = with_belongings(band, name, _without(one.belongings, item))
    play.state.change(vault=[*band.vault, item])
    play.note("frostgrave-campaign-taken", CARRY, name=name, item=item_name(item))


def _gear(play: BetweenPlay) -> Script[None]:
    """Weapons of wizard and apprentice cost nothing and are changed one by one: `Alrun:staff`."""
    band = play.state.band
    options = [f"{caster.name}:{item}" for caster in band.casters for item in CHOOSABLE if item != "dagger"]
    chosen = yield _pick(
        "frostgrave:campaign_gear", GEAR, options, lambda option: _gear_words(band, option),
        lambda option: gear_problem(_with_gear(band, option), _role(band, option.rpartition(":")[0])),
    )
    if chosen == BACK:
        return
    changed = _with_gear(band, chosen)
    item = chosen.rpartition(":")[2]
    play.state.band = replaced(band, changed.name, gear=changed.gear)
    key = "frostgrave-campaign-arms" if item in changed.gear else "frostgrave-campaign-disarms"
    play.note(key, GEAR, name=changed.name, item=item_name(item))


def _with_gear(band: Band, option: str) -> Caster:
    """The caster with this weapon, or without it if he has it."""
    name, _, item = option.rpartition(":")
    caster = band.find(name)
    assert isinstance(caster, Caster)
    gear = _without(caster.gear, item) if item in caster.gear else [*caster.gear, item]
    changed = replaced(band, name, gear=gear).find(name)
    assert isinstance(changed, Caster)
    return changed


def _gear_words(band: Band, option: str) -> Text:
    name, _, item = option.rpartition(":")
    caster = band.find(name)
    has = isinstance(caster, Caster) and item in caster.gear
    return text(f"frostgrave-campaign-{'lays-down' if has else 'takes-up'}", name=name, item=item_name(item))


# ---- books


def _cannot_read(band: Band) -> Refused | None:
    if BOOK not in band.vault:
        return refuse(READ, "frostgrave-refused-no-book")
    if not unknown_spells(band, tuple(content.spells())):
        return refuse(READ, "frostgrave-refused-no-spell-to-learn")
    return None


def _read(play: BetweenPlay) -> Script[None]:
    """A book teaches one spell of any school and is used up by that."""
    play.state.change(vault=_without(play.state.band.vault, BOOK))
    yield from learn(play, unknown_spells(play.state.band, tuple(content.spells())), READ)


DEALS: dict[str, Callable[[BetweenPlay], Script[None]]] = {
    "hire": _hire, "dismiss": _dismiss, "apprentice": _take_apprentice, "heal": _heal, "cure": _cure, "buy": _buy,
    "sell": _sell, "give": _give, "take": _take, "gear": _gear, "read": _read, "rest": _rest,
}
PROBLEMS: dict[str, Callable[[Band], Refused | None]] = {
    "hire": _cannot_hire, "dismiss": _cannot_dismiss, "apprentice": _cannot_take_apprentice, "heal": _cannot_heal,
    "cure": _cannot_cure, "buy": _cannot_buy, "sell": _cannot_sell, "give": _cannot_give, "take": _cannot_take,
    "read": _cannot_read, "rest": _cannot_rest,
}

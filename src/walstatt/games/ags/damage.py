"""Damage and what reduces it, healing, falls, dangerous ground, and how models leave the table (2.3.1, 2.6, 2.12)."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil, cos, hypot, pi, sin
from random import Random
from typing import Any, NamedTuple

from walstatt.core.questions import Roll, Script, YesNo
from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags import (
    conditions,
    duels,
    facts,
    items,
    mobs,
    passives,
    records,
    scoring,
    spots,
    tokens,
    values,
)
from walstatt.games.ags.abilities import Ability
from walstatt.games.ags.blows import Blow, Outlook, Side, Thrown
from walstatt.games.ags.play import DIE, AgsPlay, other_seat
from walstatt.games.ags.profiles import INCH, MARKER
from walstatt.games.ags.state import GONE, NEUTRAL, NOBODY, TABLE, Figure, Loss, Marker
from walstatt.table.questions import Place
from walstatt.table.shapes import TOLERANCE, within

ORDER = "ags.r.schadensreihenfolge"
SHIELD = "ags.2.12.manaschild"
MAGIC = "Magischer Schaden"
MOST_DAMAGE = 32
"""Differences of successes that previews look at."""
HARMLESS_FALL = 1.0


class Source(NamedTuple):
    """Where damage comes from: who is credited, what kind it is, what may reduce it."""

    seat: int = NOBODY
    kind: str = ""
    against: str = ""
    """def (also falls), wil, or nothing."""
    magic: bool = False
    unpreventable: bool = False
    rule: str = "ags.2.1.trefferpunkte"
    strike: bool = False
    """Dealt by an attack or ability of a model."""
    poison: bool = False
    answered: bool = True
    """Do passive abilities of the model answer to it? Not to what is an answer itself."""


# ---- reductions


def _reductions(play: AgsPlay, figure: Figure, source: Source) -> Iterator[tuple[int, str]]:
    """The least that is left after a reduction by 1, and its rule, in order (ags.r.schadensreihenfolge)."""
    if source.unpreventable:
        return
    found = []
    if source.against == "def" and not source.magic:
        if values.has(play, figure, "Zäh"):
            found.append((1, "ags.2.12.zaeh"))
        if values.has(play, figure, "Körperlos"):
            found.append((0, "ags.2.12.koerperlos.schaden"))
    if source.against == "wil" and values.has(play, figure, "Willensstark"):
        found.append((1, "ags.2.12.willensstark"))
    yield from reversed(found) if play.ruling(ORDER) == 1 else found


def _reduced(amount: int, reductions: Iterable[tuple[int, str]]) -> tuple[int, list[str]]:
    """What the tags leave, and those that did something; a damage of 0 is never raised."""
    rules = []
    for least, rule in reductions:
        left = max(min(amount, least), amount - 1)
        if left < amount:
            amount = left
            rules.append(rule)
    return amount, rules


def _cursed(play: AgsPlay, figure: Figure, early: bool) -> int:
    """Verdammt adds 1, by default after the reductions (ags.2.10.verdammt)."""
    return int(conditions.has(play, figure, "Verdammt") and (play.ruling(ORDER) == 2) == early)


def harm_table(play: AgsPlay, figure: Figure, source: Source) -> tuple[int, ...]:
    """What would be left of every amount of damage if no token were spent, for previews."""
    reductions = list(_reductions(play, figure, source))
    early, late = _cursed(play, figure, True), _cursed(play, figure, False)
    table = [0]
    for amount in range(1, MOST_DAMAGE):
        left, _ = _reduced(amount + early, reductions)
        table.append(left + late if left else 0)
    return tuple(table)


# ---- suffering


def suffer(play: AgsPlay, figure: Figure, amount: int, source: Source) -> Script[int]:
    """All reductions, then HP, and the removal of whoever has none left; returns the damage suffered."""
    dealt = yield from hurt(play, figure, amount, source)
    yield from bury(play, figure, source)
    if dealt and source.answered and figure.place == TABLE and figure.hp > 0:
        yield from passives.fire(play, figure, "damaged")
    return dealt


def hurt(play: AgsPlay, figure: Figure, amount: int, source: Source) -> Script[int]:
    """Steps 7 of ags.r.wurfablauf: reductions, Manaschild, extra damage, HP. Removing is another step."""
    if amount <= 0 or figure.place != TABLE or figure.hp <= 0:
        return 0
    amount, rules = _reduced(amount + _cursed(play, figure, True), _reductions(play, figure, source))
    if source.unpreventable:
        rules.append("ags.r.unverhinderbar")
    if amount:
        blocked = yield from _mana_shield(play, figure, amount, source)
        amount -= blocked
    if not amount:
        play.note("ags-no-damage", source.rule, *rules, figure=play.name(figure))
        return 0
    if conditions.has(play, figure, "Verdammt"):
        amount += _cursed(play, figure, False)
        rules.append("ags.2.10.verdammt")
    figure.hp = max(0, figure.hp - amount)
    play.note(
        "ags-damage", source.rule, "ags.2.1.trefferpunkte", *rules, figure=play.name(figure), damage=amount,
        hp=figure.hp,
    )
    kind = "gift" if source.poison else source.kind
    records.damage(play, figure, amount, source.seat, source.strike, kind)
    return amount


def _mana_shield(play: AgsPlay, figure: Figure, amount: int, source: Source) -> Script[int]:
    """One token less one damage, before effects and conditions (ags.2.12.manaschild, ags.r.manaschild_mehrfach)."""
    blocked = 0
    while blocked < amount and _shield_works(play, figure, source):
        left = amount - blocked
        wanted = yield YesNo(
            figure.seat, "ags:manaschild", SHIELD,
            {"figure": play.name(figure), "damage": left, "tokens": play.tokens(figure.seat)},
            preview=_shield_preview(play, figure, left),
        )
        if not wanted:
            break
        tokens.spend(play, figure.seat, 1, SHIELD)
        blocked += 1
        if play.ruling("ags.r.manaschild_mehrfach") != 1:
            break
    return blocked


def _shield_works(play: AgsPlay, figure: Figure, source: Source) -> bool:
    """Not against Magischer Schaden or what cannot be prevented (ags.2.12.magischer_schaden, ags.r.unverhinderbar)."""
    if source.magic or source.unpreventable:
        return False
    if source.against == "wil" and play.ruling("ags.r.wil_schaden_minderung") == 1:
        return False
    return values.has(play, figure, "Manaschild") and tokens.may_spend(play, figure.seat)


def _shield_preview(play: AgsPlay, figure: Figure, amount: int) -> Any:
    def preview(wanted: bool) -> Outlook:
        left = amount - int(wanted)
        total = left + _cursed(play, figure, False) if left else 0
        # A duel that is over: the difference stands, the table says what it does.
        return Outlook(None, 1, None, Thrown((), 0), harm=(0, total), hp=figure.hp)

    return preview


def heal(play: AgsPlay, figure: Figure, amount: int, rule: str) -> int:
    """Never above the printed HP (ags.2.1.hp_maximum); HP gained end Blutend (ags.2.10.blutend.ende)."""
    gained = max(0, min(amount, play.profile(figure).hp - figure.hp))
    figure.hp += gained
    if gained:
        play.note("ags-healed", rule, "ags.2.1.hp_maximum", figure=play.name(figure), hp=gained)
    if gained or (amount > 0 and play.ruling("ags.r.blutend_heilung") == 1):
        conditions.end(play, figure, "Blutend", "ags.2.10.blutend.ende")
    return gained


# ---- falls and dangerous ground


def fall(play: AgsPlay, figure: Figure, inches: float, by_seat: int = NOBODY) -> Script[int]:
    """Damage by the height, rounded up; a DEF roll may cancel some of it (ags.2.3.1.fallen, ags.r.fallprobe)."""
    if inches <= HARMLESS_FALL + TOLERANCE:
        return 0
    amount = ceil(inches - TOLERANCE)
    rules = ("ags.2.3.1.fallen", "ags.r.fallprobe")
    play.note("ags-falls", *rules, figure=play.name(figure), inches=inches, damage=amount)
    # Tags reduce it as they reduce damage of attacks on DEF.
    credit = by_seat if by_seat != figure.seat else NOBODY
    source = Source(credit, "fall", "def", rule="ags.2.3.1.fallen", strike=credit != NOBODY)
    seat = duels.rolls_for(play, figure, by_seat)
    cast = _fall_cast(play, figure, seat, amount, source)
    wanted = yield YesNo(
        seat, "ags:fall_defence", "ags.2.3.1.fallen.abwehr", {"figure": play.name(figure), "damage": amount}
    )
    if wanted:
        thrown = yield from duels.throw(play, cast)
        amount -= thrown.successes
    return (yield from suffer(play, figure, amount, source))


def _fall_cast(play: AgsPlay, figure: Figure, seat: int, amount: int, source: Source) -> duels.Cast:
    """No cover and no critical defence: there is no attacker (ags.r.fallprobe)."""
    pool = values.defence(play, figure)
    harm = harm_table(play, figure, source)

    def outlook(side: Side | None, thrown: Thrown | None) -> Outlook:
        return Outlook(
            None, amount, side, thrown, critical_from=0, harm=harm, hp=figure.hp, pools=(("def", pool),)
        )

    shield = "schild" if values.has(play, figure, "Schild") else ""
    return duels.Cast(
        seat, figure, "def", "ags.2.3.1.fallen.abwehr", pool, free=shield, free_rule="ags.2.9.schild",
        spends=figure.seat != NEUTRAL, outlook=outlook,
    )


def dangerous_ground(play: AgsPlay, figure: Figure, by_seat: int = NOBODY, piece_id: str = "") -> Script[int]:
    """W3 damage, once a round (by the other reading: for each piece), not to be reduced (ags.2.13.gefaehrlich)."""
    if figure.place != TABLE or figure.hp <= 0 or not _harms_now(play, figure, piece_id):
        return 0
    roller = other_seat(duels.rolls_for(play, figure, by_seat))
    roll = Roll(roller, "ags:danger", "ags.2.13.gefaehrlich", 1, DIE, None, {"figure": play.name(figure)})
    faces = yield roll
    amount = duels.w3(faces[0])
    rules = ("ags.2.13.gefaehrlich", "ags.r.gelaende_in")
    play.note("ags-danger-roll", *rules, figure=play.name(figure), dice=roll.fell(faces), damage=amount)
    credit = by_seat if by_seat != figure.seat else NOBODY
    source = Source(credit, "danger", unpreventable=True, rule="ags.2.13.gefaehrlich", strike=credit != NOBODY)
    return (yield from suffer(play, figure, amount, source))


def _harms_now(play: AgsPlay, figure: Figure, piece_id: str) -> bool:
    """Has this danger not harmed the model in this round yet? Then it is noted that it does."""
    now = play.state.round
    if play.ruling("ags.r.gefaehrlich_einzelheiten") == 1 and piece_id:
        key = f"danger:{figure.id}:{piece_id}"
        fresh = play.state.memo.get(key) != now
        play.state.memo[key] = now
        return fresh
    fresh = figure.danger_round != now
    figure.danger_round = now
    return fresh


# ---- leaving the table


def bury(play: AgsPlay, figure: Figure, source: Source) -> Script[None]:
    """Whoever has no HP left is taken out; a slaver stands until the end of the round (ags.4.1.2.nachtragend)."""
    if figure.hp > 0 or figure.place != TABLE:
        return
    if figure.profile == "slaver" and figure.seat == NEUTRAL:
        if all(loss.figure != figure.id for loss in play.state.losses):
            _record(play, figure, "out", source.seat, source.kind)
            play.note("ags-slaver-beaten", "ags.4.1.2.nachtragend", "ags.r.slaver_zero_hp", figure=play.name(figure))
        return
    yield from remove(play, figure, "out", source.seat, source.kind)


def remove(play: AgsPlay, figure: Figure, how: str = "out", credit: int = NOBODY, by_kind: str = "") -> Script[None]:
    """Taken out, sacrificed or simply gone: things fall, a CM is laid, the model leaves for good (2.6)."""
    if any(loss.figure == figure.id for loss in play.state.losses):
        # A slaver that fell earlier in the round and has stood until now.
        yield from take_away(play, figure)
        return
    rule = {"out": "ags.2.6.ausschalten", "sacrificed": "ags.2.6.opfern"}.get(how, "ags.2.6.entfernen")
    play.note(f"ags-leaves-{how}", rule, figure=play.name(figure))
    _record(play, figure, how, credit if credit != figure.seat else NOBODY, by_kind)
    yield from take_away(play, figure, corpse=how != "removed")


def _record(play: AgsPlay, figure: Figure, how: str, credit: int, by_kind: str) -> None:
    """ags.r.kill_credit; a sacrificed model is not taken out (ags.2.6.opfern)."""
    state = play.state
    loss = Loss(figure.id, figure.seat, state.round, how, credit, figure.x, figure.y, by_kind, figure.z)
    state.losses = (*state.losses, loss)


def take_away(play: AgsPlay, figure: Figure, corpse: bool = True) -> Script[None]:
    """Everything that belongs to leaving the table except the record."""
    yield from items.drop_all(play, figure)
    if corpse:
        yield from _lay_corpse(play, figure)
    _leave(play, figure)
    facts.settle_melees(play)
    yield from mobs.settle(play)
    yield from scoring.check_now(play)


def _leave(play: AgsPlay, figure: Figure) -> None:
    """Conditions, auras and contacts end with it (ags.2.6.entfernen)."""
    figure.place = GONE
    figure.conditions = ()
    figure.lasting = ()
    if figure.mob:
        left = tuple(member for member in play.state.mobs[figure.mob] if member != figure.id)
        play.state.mobs[figure.mob] = left
        figure.mob = ""
        play.note("ags-mob-loses", "ags.2.12.mob.verlust", figure=play.name(figure))


def leaves_corpse(play: AgsPlay, figure: Figure) -> bool:
    """Not the incorporeal, nor those whose card says so (ags.1.3.6.cm, ags.2.12.kein_cm)."""
    profile = play.profile(figure)
    return not any(profile.has(word) or values.has(play, figure, word) for word in ("Körperlos", "Kein CM"))


def _lay_corpse(play: AgsPlay, figure: Figure) -> Script[None]:
    """Its player chooses a spot in contact with its base; by other readings the opponent, or nobody (ags.r.cm)."""
    if not leaves_corpse(play, figure):
        return
    reading = play.ruling("ags.r.cm")
    at = [figure.x, figure.y]
    if reading != 2:
        owner = figure.seat if figure.seat in (0, 1) else play.state.turn
        seat = other_seat(owner) if reading == 1 else owner
        points = yield Place(
            seat, "ags:corpse_at", "ags.r.cm", ["cm"], lambda value: _judge_corpse(play, figure, value),
            lambda rng: _propose_corpse(play, figure, rng), {"figure": play.name(figure), "at": at},
        )
        at = points[0]
    x, y = float(at[0]), float(at[1])
    marker = Marker(play.new_id("cm"), "cm", x, y, spots.floor_at(play, figure, x, y))
    play.state.markers[marker.id] = marker
    play.note("ags-corpse", "ags.1.3.6.cm", figure=play.name(figure))


def _judge_corpse(play: AgsPlay, figure: Figure, value: Any) -> None:
    x, y = value[0]
    radius = MARKER / INCH / 2
    if not play.ground.on_board(x, y, radius):
        raise refuse("ags.r.spielfeldrand", "ags-refused-marker-off-board")
    away = hypot(x - figure.x, y - figure.y) - radius - play.radius(figure)
    if away > TOLERANCE:
        raise refuse("ags.1.3.6.cm", "ags-refused-corpse-far", figure=play.name(figure), inches=away)
    if not within(abs(spots.floor_at(play, figure, x, y) - figure.z), facts.CONTACT_HEIGHT):
        raise refuse("ags.1.3.6.cm", "ags-refused-not-beside", figure=play.name(figure))


def _propose_corpse(play: AgsPlay, figure: Figure, rng: Random) -> Any:
    """The centre of the base, as the ruling suggests; now and then a spot beside it."""
    if rng.random() < 0.5:
        return [[figure.x, figure.y]]
    angle, far = rng.random() * 2 * pi, rng.random() * play.radius(figure)
    x, y = figure.x + far * cos(angle), figure.y + far * sin(angle)
    try:
        _judge_corpse(play, figure, [[x, y]])
    except Refused:
        return [[figure.x, figure.y]]
    return [[round(x, 3), round(y, 3)]]


def is_magic(play: AgsPlay, user: Figure, ability: Ability) -> bool:
    """By a tag of the ability or of its user; a blessing is for attacks only (ags.2.10.magisch_gesegnet)."""
    if MAGIC in ability.tags or values.has(play, user, MAGIC):
        return True
    attack = ability.is_attack or ability.test.kind == "att_tn"
    return attack and conditions.has(play, user, "Magisch Gesegnet")


def source_of(play: AgsPlay, blow: Blow) -> Source:
    """The damage of an attack: against DEF or WIL, magic by tag or blessing."""
    magic = not blow.plain and is_magic(play, blow.attacker, blow.ability)
    credit = blow.attacker.seat if blow.attacker.seat in (0, 1) else NOBODY
    against = "wil" if duels.against_will(blow) else "def"
    rule = "ags.2.4.9" if against == "wil" else "ags.2.4.8"
    poison = "Gift" in blow.ability.tags
    return Source(credit, blow.kind, against, magic, rule=rule, strike=credit != NOBODY, poison=poison)

"""Dice: throws with tokens, forced re-throws and the one reroll; duels and tests (2.4, 2.5, ags.r.wurfablauf)."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from walstatt.core.questions import Fallen, Pick, PickSeveral, Roll, Script, YesNo
from walstatt.core.tally import Tally
from walstatt.core.texts import text
from walstatt.games.ags import conditions, escort, tokens, values
from walstatt.games.ags.blows import Blow, FearAhead, Outlook, Pool, Side, Thrown
from walstatt.games.ags.play import DIE, AgsPlay, other_seat
from walstatt.games.ags.state import NEUTRAL, Figure

FEAR_AGAIN = "ags.r.furcht_neuwurf"
CONFUSED = "ags.r.verwirrt_wiederholung"
PRECISION = {
    "nah": ("Nah", ("att",), "ags.2.12.praezision.nah"),
    "fern": ("Fern", ("att",), "ags.2.12.praezision.fern"),
    "spruch": ("Spruch", ("wil",), "ags.2.12.praezision.spruch"),
    "fluch": ("Fluch", ("wil",), "ags.2.12.praezision.fluch"),
    "aura": ("Aura", ("att", "wil"), "ags.2.12.praezision.aura"),
}
"""Which rolls of which kind of action Präzision repeats, and by which rule."""


class Cast(NamedTuple):
    """A throw that is about to be made."""

    seat: int
    figure: Figure
    key: str
    """att, def, wil, fear"""
    rule: str
    pool: Pool
    fear: bool = False
    free: str = ""
    """praezision or schild"""
    free_rule: str = ""
    spends: bool = True
    """May tokens be spent on it? Not on dice of neutral figures (ags.r.neutral_dice)."""
    outlook: Callable[[Side | None, Thrown | None], Outlook] | None = None


# ---- one throw


def throw(play: AgsPlay, cast: Cast) -> Script[Thrown]:
    """Token dice, the throw, forced re-throws, at most one reroll (steps 4 and 5 of ags.r.wurfablauf)."""
    dice = cast.pool.dice + (yield from _bought_dice(play, cast))
    thrown = yield from _fall(play, cast, dice, cast.key)
    if cast.fear:
        thrown = yield from _throw_again(play, cast, thrown, range(dice), "ags.2.4.5.misslungen")
    repeated = False
    if _confused(play, cast):
        again = yield from _throw_again(play, cast, thrown, range(dice), "ags.2.10.verwirrt")
        repeated = thrown.successes > 0 and play.ruling(CONFUSED) != 1
        thrown = again
    if not repeated:
        thrown = yield from _offer_reroll(play, cast, thrown)
    play.note(
        f"ags-thrown-{cast.key}", cast.rule, figure=play.name(cast.figure), need=thrown.need,
        successes=thrown.successes, dice=Fallen(thrown.faces, DIE, cast.pool.difficulty),
    )
    return thrown


def _confused(play: AgsPlay, cast: Cast) -> bool:
    return cast.key in ("wil", "fear") and conditions.has(play, cast.figure, "Verwirrt")


def side_of(play: AgsPlay, cast: Cast) -> Side:
    return Side(cast.pool.dice, cast.pool.need, cast.fear, _confused(play, cast), bool(cast.free))


def _fall(play: AgsPlay, cast: Cast, count: int, key: str) -> Script[Thrown]:
    faces = yield Roll(
        cast.seat, f"ags:{key}", cast.rule, count, DIE, cast.pool.difficulty, {"figure": play.name(cast.figure)}
    )
    return Thrown(tuple(faces), cast.pool.need)


def _throw_again(
    play: AgsPlay, cast: Cast, thrown: Thrown, subject: Sequence[int], rule: str
) -> Script[Thrown]:
    """All successes among the named dice fall once more."""
    places = [place for place in subject if thrown.faces[place] >= thrown.need]
    if not places:
        return thrown
    roll = Roll(
        cast.seat, "ags:rethrow", rule, len(places), DIE, cast.pool.difficulty, {"figure": play.name(cast.figure)}
    )
    fresh = yield roll
    play.note(
        "ags-rethrown", rule, figure=play.name(cast.figure), before=list(thrown.faces), dice=roll.fell(fresh)
    )
    return _replaced(thrown, places, fresh)


def _replaced(thrown: Thrown, places: Sequence[int], fresh: Sequence[int]) -> Thrown:
    faces = list(thrown.faces)
    for place, face in zip(places, fresh, strict=True):
        faces[place] = face
    return Thrown(tuple(faces), thrown.need)


# ---- tokens for dice


def _bought_dice(play: AgsPlay, cast: Cast) -> Script[int]:
    """One token adds one or two dice before the roll (ags.2.5.wuerfel); one token only (ags.r.lt_pro_wurf)."""
    bought = 0
    while cast.spends and tokens.may_spend(play, cast.seat):
        room = tokens.room_for_dice(play, cast.pool.dice + bought)
        if not room:
            break
        chosen = yield _ask_dice(play, cast, bought, room)
        if chosen == "0":
            break
        tokens.spend(play, cast.seat, tokens.EXTRA_DICE, "ags.2.5.wuerfel")
        bought += int(chosen)
        if play.ruling("ags.r.lt_pro_wurf") != 1:
            break
    return bought


def _ask_dice(play: AgsPlay, cast: Cast, bought: int, room: int) -> Pick:
    def preview(option: str) -> Outlook | None:
        side = side_of(play, cast)
        return cast.outlook(side._replace(dice=side.dice + bought + int(option)), None) if cast.outlook else None

    return Pick(
        cast.seat, "ags:extra_dice", "ags.2.5.wuerfel", [str(number) for number in range(room + 1)],
        {
            "figure": play.name(cast.figure), "roll": text(f"ags-value-{cast.key}"), "dice": cast.pool.dice + bought,
            "need": cast.pool.need, "tokens": play.tokens(cast.seat),
        },
        preview=preview,
    )


# ---- the one reroll


def _offer_reroll(play: AgsPlay, cast: Cast, thrown: Thrown) -> Script[Thrown]:
    """A roll is repeated at most once, whatever the reason (ags.2.4.7)."""
    options = ["no"]
    if cast.free:
        options.append(cast.free)
    if cast.spends and tokens.may_spend(play, cast.seat):
        options.append("token")
    if len(options) == 1:
        return thrown
    chosen = yield _ask_reroll(play, cast, thrown, options)
    if chosen == "no":
        return thrown
    rule = cast.free_rule if chosen == cast.free else "ags.2.5.wiederholung"
    places: Sequence[int] = range(len(thrown.faces))
    if chosen == "token":
        tokens.spend(play, cast.seat, tokens.REROLL, rule)
    elif play.ruling("ags.r.wiederholung_umfang") == 1:
        places = yield from _chosen_dice(play, cast, thrown)
    return (yield from _repeat(play, cast, thrown, places, rule))


def _repeat(play: AgsPlay, cast: Cast, thrown: Thrown, places: Sequence[int], rule: str) -> Script[Thrown]:
    fresh = yield from _fall(play, cast, len(places), cast.key) if places else _nothing()
    again = _replaced(thrown, places, fresh.faces)
    play.note(
        "ags-rerolled", rule, figure=play.name(cast.figure), before=list(thrown.faces),
        dice=Fallen(again.faces, DIE, cast.pool.difficulty),
    )
    if cast.fear and play.ruling(FEAR_AGAIN) != 1:
        again = yield from _throw_again(play, cast, again, places, "ags.2.4.5.misslungen")
    if play.ruling(CONFUSED) == 1 and _confused(play, cast):
        again = yield from _throw_again(play, cast, again, places, "ags.2.10.verwirrt")
    return again


def _nothing() -> Script[Thrown]:
    """No die was chosen."""
    yield from ()
    return Thrown((), 0)


def _chosen_dice(play: AgsPlay, cast: Cast, thrown: Thrown) -> Script[Sequence[int]]:
    """By the other reading of ags.r.wiederholung_umfang Schild and Präzision repeat single dice."""
    names = [str(place + 1) for place in range(len(thrown.faces))]
    chosen = yield PickSeveral(
        cast.seat, "ags:reroll_dice", "ags.r.wiederholung_umfang", names, 1, len(names),
        {"figure": play.name(cast.figure), "faces": list(thrown.faces)},
        describe=lambda name: text("ags-reroll-die", number=int(name), face=thrown.faces[int(name) - 1]),
    )
    return sorted(int(name) - 1 for name in chosen)


def _ask_reroll(play: AgsPlay, cast: Cast, thrown: Thrown, options: list[str]) -> Pick:
    def preview(option: str) -> Outlook | None:
        if not cast.outlook:
            return None
        if option == "no":
            return cast.outlook(None, thrown)
        confused = _confused(play, cast) and play.ruling(CONFUSED) == 1
        fear = cast.fear and play.ruling(FEAR_AGAIN) != 1
        return cast.outlook(Side(len(thrown.faces), thrown.need, fear, confused), None)

    return Pick(
        cast.seat, "ags:reroll", "ags.2.4.7", options,
        {
            "figure": play.name(cast.figure), "roll": text(f"ags-value-{cast.key}"), "faces": list(thrown.faces),
            "need": thrown.need, "successes": thrown.successes, "tokens": play.tokens(cast.seat),
        },
        preview=preview,
    )


def precision(play: AgsPlay, figure: Figure, kind: str, key: str) -> tuple[str, str]:
    """The free reroll of a kind of action, with its rule; two empty words without one."""
    word, keys, rule = PRECISION.get(kind, ("", (), ""))
    if key not in keys or not has_precision(play, figure, word):
        return "", ""
    return "praezision", rule


def has_precision(play: AgsPlay, figure: Figure, word: str) -> bool:
    """Präzision may stand on a card several times, once for each kind."""
    wanted = f"Präzision ({word})"
    return any(str(tag) == wanted for tag in values.card(play, figure).tags) or any(
        effect.word == wanted for effect in values.granted(play, figure, "tag")
    )


# ---- duels


class Result(NamedTuple):
    """How a duel ended: successes beyond the defender's, or none."""

    margin: int
    critical: bool = False

    @property
    def hit(self) -> bool:
        return self.margin > 0 and not self.critical


CAUTIOUS = "ags.r.kritisch_wenige_wuerfel"


def is_critical(play: AgsPlay, thrown: Thrown) -> bool:
    """All dice alike, at least two of them (ags.2.4.6.def, ags.2.4.6.wil)."""
    return thrown.alike and len(thrown.faces) >= fewest_for_critical(play)


def fewest_for_critical(play: AgsPlay) -> int:
    return 1 if play.ruling(CAUTIOUS) == 1 else 2


def against_will(blow: Blow) -> bool:
    return blow.ability.test.kind in ("att_wil", "wil_wil")


def rolls_for(play: AgsPlay, figure: Figure, opponent: int) -> int:
    """Its player; for neutral figures the opponent of the other side, for a protégé its owner (ags.r.neutral_dice)."""
    if figure.seat != NEUTRAL:
        return figure.seat
    if figure.profile == "person":
        return escort.owner(play, figure)
    return other_seat(opponent) if opponent in (0, 1) else other_seat(play.state.turn)


def attack_cast(play: AgsPlay, blow: Blow, fear: bool, seat: int) -> Cast:
    key = "wil" if blow.ability.test.kind == "wil_wil" else "att"
    rule = {"att_def": "ags.2.4.8", "att_wil": "ags.2.4.9", "wil_wil": "ags.2.4.10"}[blow.ability.test.kind]
    free, free_rule = ("", "") if blow.plain else precision(play, blow.attacker, blow.kind, key)
    return Cast(
        seat, blow.attacker, key, rule, values.attack(play, blow), fear, free, free_rule,
        spends=blow.attacker.seat != NEUTRAL,
    )


def defence_cast(play: AgsPlay, blow: Blow, seat: int) -> Cast:
    target, spends = blow.target, blow.target.seat != NEUTRAL
    if against_will(blow):
        return Cast(seat, target, "wil", "ags.2.4.4", values.will(play, target, "defend", blow), spends=spends)
    shield = "schild" if values.has(play, target, "Schild") else ""
    return Cast(
        seat, target, "def", "ags.2.4.3", values.defence(play, target, blow), free=shield, free_rule="ags.2.9.schild",
        spends=spends,
    )


def outlook(play: AgsPlay, blow: Blow, fear: bool, harm: tuple[int, ...], ahead: FearAhead | None = None) -> Outlook:
    """The duel before any die has fallen."""
    attack = attack_cast(play, blow, fear, blow.attacker.seat)
    defend = defence_cast(play, blow, blow.target.seat)
    return Outlook(
        side_of(play, attack), 0, side_of(play, defend), critical_from=fewest_for_critical(play), harm=harm,
        hp=blow.target.hp, fear=ahead, pools=((attack.key, attack.pool), (defend.key, defend.pool)),
        confused_again=play.ruling(CONFUSED) == 1, fear_again=play.ruling(FEAR_AGAIN) != 1,
    )


def duel(
    play: AgsPlay, blow: Blow, fear: bool, harm: Callable[[], tuple[int, ...]], *, harmless: bool,
    attack: Thrown | None = None,
) -> Script[tuple[Result, Thrown | None]]:
    """Attacker, then defender; the critical defence is judged on the final dice (ags.2.4.8 to ags.2.4.10).

    `attack` are dice rolled for several targets at once (the other reading of ags.r.area_duelle). Returns the result
    and the attacker's dice.
    """
    gives_in = yield from _loses_on_purpose(play, blow, harmless)
    if gives_in and play.ruling("ags.r.eigenes_modell") == 1:
        return Result(1), attack

    def before() -> Outlook:
        """Only for whoever wants to know: nobody does in a replay."""
        return outlook(play, blow, fear, harm())

    if attack is None:
        attack = yield from _attackers_throw(play, blow, fear, before, gives_in)
    if gives_in:
        return Result(attack.successes), attack
    defended = yield from _defenders_throw(play, blow, attack, before)
    margin = attack.successes - defended.successes
    if is_critical(play, defended):
        rule = "ags.2.4.6.wil" if against_will(blow) else "ags.2.4.6.def"
        play.note("ags-critical", rule, figure=play.name(blow.target), number=defended.faces[0])
        return Result(margin, critical=True), attack
    return Result(margin), attack


def _attackers_throw(
    play: AgsPlay, blow: Blow, fear: bool, before: Callable[[], Outlook], gives_in: bool
) -> Script[Thrown]:
    seat = rolls_for(play, blow.attacker, blow.target.seat)

    def ahead(side: Side | None, thrown: Thrown | None) -> Outlook:
        scored = thrown.successes if thrown else 0
        whole = before()
        return whole._replace(attacker=side, scored=scored, defender=None if gives_in else whole.defender)

    return (yield from throw(play, attack_cast(play, blow, fear, seat)._replace(outlook=ahead)))


def _defenders_throw(play: AgsPlay, blow: Blow, attack: Thrown, before: Callable[[], Outlook]) -> Script[Thrown]:
    """The defender knows the attack's result (step 5 of ags.r.wurfablauf)."""
    seat = rolls_for(play, blow.target, blow.attacker.seat)

    def ahead(side: Side | None, thrown: Thrown | None) -> Outlook:
        return before()._replace(attacker=None, scored=attack.successes, defender=side, defended=thrown)

    return (yield from throw(play, defence_cast(play, blow, seat)._replace(outlook=ahead)))


def _loses_on_purpose(play: AgsPlay, blow: Blow, harmless: bool) -> Script[bool]:
    """An own model need not defend against what does no damage (ags.2.4.13)."""
    if not harmless or blow.target.seat != blow.attacker.seat or blow.attacker.seat == NEUTRAL:
        return False
    lost: bool = yield YesNo(
        blow.target.seat, "ags:lose_on_purpose", "ags.2.4.13", {"figure": play.name(blow.target)}
    )
    if lost:
        play.note("ags-loses-on-purpose", "ags.2.4.13", figure=play.name(blow.target))
    return lost


# ---- tests against a target number


def test_cast(play: AgsPlay, figure: Figure, rule: str, kind: str, tn: int, use: str) -> Cast:
    free, free_rule = precision(play, figure, kind, "wil")
    pool = values.will(play, figure, use)
    key = "fear" if use == "fear" else "wil"
    ahead = Outlook(None, tn=tn, pools=(("wil", pool),))

    def outlook(side: Side | None, thrown: Thrown | None) -> Outlook:
        return ahead._replace(attacker=side, scored=thrown.successes if thrown else 0)

    return Cast(
        figure.seat, figure, key, rule, pool, free=free, free_rule=free_rule, spends=figure.seat != NEUTRAL,
        outlook=outlook,
    )


def will_test(
    play: AgsPlay, figure: Figure, tn: int, rule: str = "ags.2.4.11", kind: str = "", use: str = "test"
) -> Script[int]:
    """WIL against a target number: more successes than it are needed, there is nothing critical (ags.2.4.11)."""
    thrown = yield from throw(play, test_cast(play, figure, rule, kind, tn, use))
    play.note(
        "ags-test-passed" if thrown.successes > tn else "ags-test-failed", rule, figure=play.name(figure),
        successes=thrown.successes, tn=tn,
    )
    return thrown.successes


def attack_test(play: AgsPlay, figure: Figure, pool: Pool, tn: int, rule: str, kind: str) -> Script[int]:
    """ATT against a target number, such as Zertrümmern (ags.2.4.14)."""
    free, free_rule = precision(play, figure, kind, "att")
    ahead = Outlook(None, tn=tn, pools=(("att", pool),))

    def outlook(side: Side | None, thrown: Thrown | None) -> Outlook:
        return ahead._replace(attacker=side, scored=thrown.successes if thrown else 0)

    thrown = yield from throw(
        play, Cast(figure.seat, figure, "att", rule, pool, free=free, free_rule=free_rule, outlook=outlook)
    )
    return thrown.successes


# ---- single dice


def w3(face: int) -> int:
    """Half a W6, rounded up (ags.2.4.1)."""
    return (face + 1) // 2


def die(play: AgsPlay, seat: int, key: str, rule: str, figure: Figure, *, reroll: bool = True) -> Script[int]:
    """One W6; its player may repeat it for a token where the rules do not forbid it (ags.r.wiederholung_umfang)."""
    faces = yield Roll(seat, f"ags:{key}", rule, 1, DIE, None, {"figure": play.name(figure)})
    if reroll and tokens.may_spend(play, seat):
        chosen = yield Pick(
            seat, "ags:reroll", "ags.2.5.wiederholung", ["no", "token"],
            {
                "figure": play.name(figure), "roll": text(f"ags-value-{key}"), "faces": list(faces), "need": 0,
                "successes": 0, "tokens": play.tokens(seat),
            },
        )
        if chosen == "token":
            tokens.spend(play, seat, tokens.REROLL, "ags.2.5.wiederholung")
            faces = yield Roll(seat, f"ags:{key}", rule, 1, DIE, None, {"figure": play.name(figure)})
    return int(faces[0])


def die_beats(play: AgsPlay, figure: Figure, tn: int, rule: str = "ags.2.4.12") -> Script[bool]:
    """W6 against a target number; no token adds dice to it (ags.2.4.12)."""
    face = yield from die(play, figure.seat, "w6", rule, figure)
    dice = Fallen((face,), DIE, Tally(tn + 1, rule))
    play.note("ags-die-thrown", rule, figure=play.name(figure), tn=tn, dice=dice)
    return face > tn

"""The table of a conflict as any client can draw it."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from walstatt.core import picture as drawn
from walstatt.core.catalogue import Rule, load
from walstatt.core.picture import Note, Side, Value, Words
from walstatt.core.texts import LANGUAGES, Text, Texts
from walstatt.games.ags import conditions as state_of
from walstatt.games.ags import facts, regions, scoring, values
from walstatt.games.ags.abilities import Ability as CardLine
from walstatt.games.ags.card_text import write_ability, write_card
from walstatt.games.ags.notation.words import TAGS, tag_name, word_name
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.profiles import Profile
from walstatt.games.ags.rounds import ROUNDS
from walstatt.games.ags.sheet_text import condition_rule
from walstatt.games.ags.state import NEUTRAL, NOBODY, TABLE, Figure, Victory
from walstatt.games.ags.state import Marker as Lying
from walstatt.games.ags.tasks.goal import TACTIC, victories
from walstatt.games.ags.tasks.shelf import TASKS, task_text
from walstatt.table.picture import Ability, Base, Card, Marker, TablePicture, Zone

CONDITION_KEYS = {
    "Magisch Gesegnet": "magisch-gesegnet",
    "Geschwächt": "geschwaecht",
}
SHADOWED = "Verschattet"
WITHOUT_ZONES = ("terrain", "sides", "zones", "over")
DEPLOYING = ("tactic", "side_tasks", "tasks", "deploy_order", "deployment", "start")
VALUES = 4
"""HP, MOV, DEF, WIL: what a card begins with."""
BODY_LINES = ("Schatten:", "Im Mob:")
"""Lines of a card that are neither values nor abilities of its own."""


class Look(NamedTuple):
    """How a kind of marker is drawn."""

    emblem: str


LOOKS = {
    "cm": Look(emblem="skull-crossed-bones"),
    "shrine": Look(emblem="greek-temple"),
    "beacon": Look(emblem="wood-pile"),
    "lit": Look(emblem="campfire"),
    "item": Look(emblem="swap-bag"),
    "provisions": Look(emblem="barrel"),
    "portion": Look(emblem="bread-slice"),
}


def picture(play: AgsPlay, seat: int | None) -> TablePicture:
    """What the seat (None: a spectator) sees; markers, models and cards are open to all, tasks once disclosed."""
    state = play.state
    board = play.setup.board
    return TablePicture(
        board.width,
        board.depth,
        [solid.piece for solid in play.ground.solids],
        [_base(play, figure) for figure in play.on_table()],
        [_marker(play, marker) for marker in state.markers.values() if not marker.carrier],
        list(_zones(play)),
        [_card(play, figure) for figure in state.figures.values()],
        track=list(_track(play)),
        turn=state.turn if state.phase != "over" else None,
        sides=[_side(play, owner, seat) for owner in (0, 1)], goal=[Value("ags-guide-goal")],
    )


# ---- models and markers


def condition_key(name: str) -> str:
    return f"ags-condition-{CONDITION_KEYS.get(name, name.lower())}"


def conditions(play: AgsPlay, figure: Figure) -> list[str]:
    """The seals that lie beside a model."""
    found = [condition_key(name) for name in _condition_names(play, figure)]
    if figure.carries:
        found.append("ags-condition-carries")
    return found


def _condition_names(play: AgsPlay, figure: Figure) -> list[str]:
    found = list(dict.fromkeys(held.name for held in figure.conditions))
    if figure.place == TABLE and state_of.has(play, figure, SHADOWED):
        found.append(SHADOWED)
    return found


def _side_of(seat: int) -> int:
    return drawn.NOBODY if seat == NEUTRAL else seat


def _base(play: AgsPlay, figure: Figure) -> Base:
    profile = play.profile(figure)
    return Base(
        figure.id, figure.id, _side_of(figure.seat), figure.x, figure.y, profile.radius, figure.z,
        profile.hp - figure.hp, 0, conditions(play, figure), profile.emblem, play.is_through(figure),
        figure.hp, figure.mob,
    )


def _marker(play: AgsPlay, marker: Lying) -> Marker:
    owner = None if marker.owner == NOBODY else marker.owner
    kind = "lit" if marker.kind == "beacon" and owner is not None else marker.kind
    label = {"shrine": str(marker.hp), "tt": marker.number}.get(marker.kind, "")
    look = LOOKS.get(kind)
    shadow = _shadow_reach(play, marker)
    return Marker(
        marker.id, marker.kind, marker.x, marker.y, label, owner, shadow,
        f"ags-picture-{kind}", look.emblem if look else "", shadow > 0,
    )


def _shadow_reach(play: AgsPlay, marker: Lying) -> float:
    """How far from its middle a marker of the Schatten darkens the ground (ags.r.verschattet_messen)."""
    if marker.kind != "tt" or marker.owner == NOBODY or play.people(marker.owner) != facts.SHADOW_PEOPLE:
        return 0.0
    rim = 0.0 if play.ruling(facts.SHADOW_MEASURE) else play.marker_disc(marker).r
    return facts.SHADOW_REACH + rim


def _zones(play: AgsPlay) -> Iterator[Zone]:
    state = play.state
    if not state.deployment or state.phase in WITHOUT_ZONES:
        return
    quiet = state.phase not in DEPLOYING
    for seat in (0, 1):
        for zone in regions.seat_zones(play, seat):
            yield Zone("deployment", list(zone.points), seat, quiet=quiet)
    for number, quarter in enumerate(regions.quarter_outlines(play), 1):
        yield Zone("quarter", list(quarter.points), name=f"ags-picture-quarter-{number}", quiet=True)


# ---- cards


def _card(play: AgsPlay, figure: Figure) -> Card:
    profile = play.profile(figure)
    standing = figure.place == TABLE
    return Card(
        figure.id, _side_of(figure.seat), _name(play, figure), f"ags-place-{figure.place}",
        [figure.id] if standing else [], profile.cost, profile.emblem, conditions(play, figure),
        play.is_through(figure),
        list(_values(play, figure)), brief=VALUES, rules=_tag_rules(profile), radius=profile.radius,
        abilities=[*_condition_lines(play, figure), *_ability_lines(play, figure)],
    )


def _name(play: AgsPlay, figure: Figure) -> Words:
    return play.hired_names.get(figure.id) or play.profile(figure).name


def _values(play: AgsPlay, figure: Figure) -> Iterator[Value]:
    """The values as they hold now; where they differ from the card, the card's in brackets."""
    profile = play.profile(figure)
    card = values.card(play, figure)
    yield Value("ags-card-hp", f"{figure.hp}/{profile.hp}")
    if figure.place == TABLE and figure.seat != NEUTRAL:
        defence, will = values.defence(play, figure), values.will(play, figure)
        yield Value("ags-card-mov", _changed(f"{values.mov(play, figure).total:g}", str(card.mov)))
        yield Value("ags-card-def", _changed(f"{defence.dice}/{defence.need}+", str(card.defence)))
        yield Value("ags-card-wil", _changed(f"{will.dice}/{will.need}+", str(card.will)))
    else:
        yield Value("ags-card-mov", str(card.mov))
        yield Value("ags-card-def", str(card.defence))
        yield Value("ags-card-wil", str(card.will))
    if profile.leader:
        yield Value("ags-card-general" if play.is_general(figure) else "ags-card-leader")
    if figure.mob:
        members = [play.name(member) for member in play.group(figure) if member is not figure]
        yield Value("ags-card-mob", args={"figures": members})
    if profile.tags or profile.keywords:
        yield Value("ags-card-tags", args={"tags": _tags(profile)})
    for marker in figure.carries:
        carried = play.state.markers[marker]
        yield Value("ags-card-carries", args={"what": Text(f"ags-picture-{carried.kind}", {"label": ""})})


def _changed(now: str, printed: str) -> str:
    return now if now == printed else f"{now} ({printed})"


def _tags(profile: Profile) -> Words:
    return {
        language: ", ".join(
            [tag_name(tag, language) for tag in profile.tags] + [word_name(word, language) for word in profile.keywords]
        )
        for language in LANGUAGES
    }


def _tag_rules(profile: Profile) -> list[str]:
    return list(dict.fromkeys(TAGS[tag.word].rule for tag in profile.tags if tag.word in TAGS))


def rule_words(rule_id: str) -> Words:
    """What the catalogue says, in each language."""
    rule = load("ags").get(rule_id)
    return {"de": rule.de, "en": rule.en} if isinstance(rule, Rule) else {}


def _condition_lines(play: AgsPlay, figure: Figure) -> list[Ability]:
    """What the seals beside a model mean."""
    return [
        Ability({language: word_name(name, language) for language in LANGUAGES}, rule_words(rule), rule)
        for name in _condition_names(play, figure)
        for rule in [condition_rule(name)]
    ]


def _ability_lines(play: AgsPlay, figure: Figure) -> list[Ability]:
    """Cards never change, and putting words to abilities takes time; those of a mob come from all its members."""
    profile = play.profile(figure)
    lines = values.abilities(play, figure) if figure.mob else list(profile.abilities)
    found = [_ability(play, figure, line) for line in lines]
    key = ("card lines", figure.seat, profile.key)
    others: list[Ability] | None = play.memory.get(key)
    if others is None:
        others = play.remember(key, list(_other_lines(profile)))
    return found + (others or [])


def _ability(play: AgsPlay, figure: Figure, line: CardLine) -> Ability:
    key = ("ability line", line)
    words: tuple[Words, Words] | None = play.memory.get(key)
    if words is None:
        written = {language: write_ability(line, language, both_names=False) for language in LANGUAGES}
        parts = {language: text.partition(" - ") for language, text in written.items()}
        names = {language: part[0] for language, part in parts.items()}
        words = play.remember(key, (names, {language: part[2] for language, part in parts.items() if part[2]}))
    assert words is not None
    reach = values.reach(play, figure, line) if line.reach.kind and figure.seat != NEUTRAL else line.reach.inches
    return Ability(words[0], words[1], id=line.name, reach=float(reach or 0.0))


def _other_lines(profile: Profile) -> Iterator[Ability]:
    """Values in the shadow, and what a member brings to its mob."""
    written = [write_card(profile, language, both_names=False).split("\n") for language in LANGUAGES]
    for lines in zip(*written, strict=True):
        words = dict(zip(LANGUAGES, (line.strip() for line in lines), strict=True))
        if words["de"].startswith(BODY_LINES):
            parts = {language: line.partition(": ") for language, line in words.items()}
            names = {language: part[0] + part[1].rstrip() for language, part in parts.items()}
            yield Ability(names, {language: part[2] for language, part in parts.items()})


# ---- players


def _track(play: AgsPlay) -> Iterator[Value]:
    state = play.state
    if state.round:
        yield Value("ags-track-round", args={"round": state.round, "rounds": ROUNDS})
    if state.tactic:
        yield Value(f"ags-tactic-{state.tactic}", rule=f"ags.4.1.{state.tactic}")
    if state.initiative in (0, 1) and state.phase in ("activation", "round_end"):
        yield Value("ags-track-initiative", args={"seat": state.initiative})


def _side(play: AgsPlay, owner: int, seat: int | None) -> Side:
    state = play.state
    counters = [
        Value("ags-counter-points", args={"points": state.points(owner)}),
        Value("ags-counter-tokens", args={"tokens": state.tokens[owner]}),
    ]
    ledger = [_entry(play, victory, seat) for victory in state.victories if victory.seat == owner]
    return Side(owner, counters, list(_notes(play, owner, seat)), ledger, "ags-counter-tasks")


def _is_open(play: AgsPlay, owner: int, goal: str, seat: int | None) -> bool:
    """May the seat know what the owner pursues? (ags.1.3.4)"""
    return seat == owner or goal == TACTIC or goal in play.state.tasks[owner].disclosed


def _entry(play: AgsPlay, victory: Victory, seat: int | None) -> Value:
    """Points as they came; what they were for stays hidden as long as the task does."""
    counted = {"round": victory.round, "points": victory.points}
    if not _is_open(play, victory.seat, victory.goal, seat):
        return Value("ags-ledger-hidden", args=counted)
    return Value("ags-ledger", args={**counted, "goal": scoring.goal_name(play, victory.goal)}, rule=victory.rule)


def _notes(play: AgsPlay, owner: int, seat: int | None) -> Iterator[Note]:
    tasks = play.state.tasks[owner]
    for number, task in enumerate(tasks.chosen):
        note_id = f"task-{owner}-{number}"
        if not _is_open(play, owner, task, seat):
            yield Note(note_id, covered=True)
            continue
        rule = TASKS[task].rule
        gained = sum(victory.points for victory in victories(play, owner, task))
        name = {language: f"{words} ({gained}/{scoring.cap(task)})" for language, words in task_words(task).items()}
        hidden = task not in tasks.disclosed
        yield Note(
            note_id, name, _task_text(play, owner, task, seat), rule, hidden, done=gained >= scoring.cap(task)
        )


@cache
def task_words(task: str) -> Words:
    return {language: Texts(language).say(scoring.task_name(task)) for language in LANGUAGES}


def _task_text(play: AgsPlay, owner: int, task: str, seat: int | None) -> Words:
    """What the task asks for, and whom its owner has noted: for the others only when all is over."""
    words = task_text(task)
    captive = play.state.tasks[owner].captive
    if task == "gefangener" and captive and (seat == owner or play.state.phase == "over"):
        name = _name(play, play.figure(captive))
        words = {language: f"{text} [{name.get(language, captive)}]" for language, text in words.items()}
    return words

"""OEH for what players do: letters by themselves, all else by the game master; what phase 2 tells (24.1.2, 24.1.3)."""
from __future__ import annotations

from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.figures.gods.levels import level, lose_abilities
from walstatt.games.kalevala.papers.model import Paper, WriteLetter

OFFERED, AWARDS, TOLD = "kalevala.24.1.3", "kalevala.r.oeh_awards", "kalevala.24.1.2.stand"
FOR_A_LETTER, MOST_FOR_LETTERS, MOST_BY_HAND = 1, 5, 500
BY_HAND: Final = 1
"""The reading by which only a person awards OEH."""


def count_letters(turn: Turn) -> None:
    """Letters of rulers who have a god, under their own names."""
    work = evaluation(turn)
    for realm, god in work.world.persons.gods.items():
        paper = work.papers.get(realm, Paper())
        letters = [one for one in paper.of(WriteLetter) if one.under in ("", realm)]
        god.written += sum((realm, one.line) not in work.refused for one in letters)


def offer(turn: Turn) -> None:
    """One decision for all of them: by default an OEH for each letter, at most five in a GR."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    gr, proposed, done = work.world.at.gr, dict[str, int](), list[str]()
    by_hand = work.world.reading("kalevala.r.oeh_awards") == BY_HAND
    for realm, god in work.world.persons.gods.items():
        if god.ended or realm not in work.world.realms or not god.written:
            continue
        had = god.letters[1] if god.letters[0] == gr else 0
        due = 0 if by_hand else min(FOR_A_LETTER * god.written, MOST_FOR_LETTERS - had)
        done.append(f"{realm}: {god.written}")
        god.letters, god.written = (gr, had + due), 0
        if due or by_hand:
            proposed[realm] = due
    if not proposed:
        return
    for realm, oeh in _decided(work, proposed, done).items():
        if oeh and realm in work.world.realms:
            work.realm(realm).oeh += oeh
            work.turn.tell((realm,), "kalevala-god-offered", OFFERED, AWARDS, oeh=oeh, all=work.realm(realm).oeh)


def _decided(work: Evaluation, proposed: dict[str, int], done: list[str]) -> dict[str, int]:
    def check(value: object) -> None:
        fits = isinstance(value, dict) and all(
            realm in work.world.persons.gods and type(oeh) is int and 0 <= oeh <= MOST_BY_HAND
            for realm, oeh in value.items())
        if not fits:
            raise refuse(AWARDS, "kalevala-refused-offerings", most=MOST_BY_HAND)

    chosen: dict[str, int] = work.turn.decide(
        ("offerings",), "kalevala:offerings", AWARDS, proposed, check=check, letters=done,
    )
    return chosen


def announce(turn: Turn) -> None:
    """What phase 2 tells is what fights of this GR reckon with."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    for realm, god in work.world.persons.gods.items():
        if not god.ended and realm in work.world.realms:
            lose_abilities(work, realm)
            god.announced = work.realm(realm).oeh
            work.turn.tell((realm,), "kalevala-god-status", TOLD, OFFERED, "kalevala.24.1.2.stufen", god=god.name,
                           oeh=god.announced, level=level(work.world, realm), left=level(work.world, realm)
                           - len(god.abilities))

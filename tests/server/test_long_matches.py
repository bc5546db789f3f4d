"""Matches that last: opened from snapshots, thinned in memory and in the store, carried over to newer rules; on both
databases."""
from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, func, select, update
from tests.core.duel import DuelPlay
from tests.server import duel_game
from tests.server.duel_game import SealedDuel, SealedPosition

from walstatt.core import tape
from walstatt.core.dice import SeededBox, verify
from walstatt.core.kits import Kit, load_part, own_kits
from walstatt.core.match import Match, RuleFault, TapeError
from walstatt.core.questions import DICE, Pick, Roll, Script
from walstatt.core.refusal import Refused
from walstatt.core.snapshots import Kept
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.core.typed_data import decode
from walstatt.desk.kept_matches import carried_file, crossing_of, summary_of
from walstatt.games.shelf import load_game
from walstatt.server.chronicle import PART_ANSWERS, RECENT, SCENES_IN_MEMORY
from walstatt.server.live_match import LiveMatch, Unplayable
from walstatt.server.matches import save_file
from walstatt.server.reels import Reel
from walstatt.server.thinkers import Position, brought
from walstatt.store.database import Database
from walstatt.store.matches import PERSON, Matches, MatchRecord, Seat
from walstatt.store.people import People
from walstatt.store.tables import match_logs, snapshots

Change = Callable[[type[SealedDuel]], None]


@pytest.fixture
def store(database: Database, monkeypatch: pytest.MonkeyPatch) -> Iterator[Matches]:
    game = "tests.server.duel_game"
    monkeypatch.setitem(own_kits(), "duel", Kit("duel", game=f"{game}:GAME", lobby=game))
    yield Matches(database)
    load_part.cache_clear()


@pytest.fixture
def anna(store: Matches) -> str:
    return People(store.database).create_guest("Anna").id


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Change:
    """Put other rules in the place of the duel's."""

    def put(kind: type[SealedDuel]) -> None:
        monkeypatch.setattr(duel_game, "GAME", kind())
        load_part.cache_clear()

    return put


def begun(store: Matches, anna: str, key: str = "duel", *, real_dice: bool = False) -> LiveMatch:
    game, box = load_game(key), SeededBox(b"7" * 32)
    match = Match(game, game.random_setup(Random(7)))
    seats = [Seat(seat, PERSON, person_id=anna) for seat in (0, 1)]
    setup = msgspec.json.encode(match.setup).decode()
    record = MatchRecord(key, game.version, setup, ["Anna", "Bert"], seats, box.seed.hex(), box.commitment, real_dice)
    record.summary = summary_of(match, record)
    store.create(record, [])
    live = opened(store, record.id)
    live.roll_on()
    return live


def opened(store: Matches, match_id: str) -> LiveMatch:
    live = LiveMatch.load(store, "one", match_id)
    assert live is not None
    live.roll_on()
    return live


def answer(live: LiveMatch, anna: str, rng: Random) -> None:
    question, seat = live.match.question, live.asked[0]
    assert question is not None
    value = msgspec.json.decode(msgspec.json.encode(question.for_seat(seat).sample(rng)))
    live.answer(anna, seat, value, len(live.match.tape))


def play_until(live: LiveMatch, anna: str, done: Callable[[], bool], seed: int = 1) -> None:
    rng = Random(seed)
    while not done():
        assert not live.match.over
        answer(live, anna, rng)


def told(live: LiveMatch) -> list[Any]:
    return [(audience, msgspec.json.decode(raw)) for audience, raw in live.chronicle.told()]


def played_anew(store: Matches, live: LiveMatch) -> LiveMatch:
    """The same match, played from its first answer."""
    found = store.load(live.id)
    assert found is not None
    return LiveMatch(store, "one", found._replace(snapshot=None, logs=()))


def in_a_scene(live: LiveMatch) -> Callable[[], bool]:
    """In the middle of an activation in which something was answered."""
    return lambda: live.match.state.turn >= 0 and len(live.match.tape) == live.match.checkpoints[-1].at + 1


def fresh_scene(live: LiveMatch) -> Callable[[], bool]:
    return lambda: live.match.state.round > 0 and len(live.match.tape) == live.match.checkpoints[-1].at


# ---- opening


def test_opening_plays_the_scene_under_way_only(
    store: Matches, anna: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = begun(store, anna, "aofs")
    played: list[int] = []
    take = Match.take_again

    def counted(match: Match, number: int, entry: Any) -> None:
        played.append(number)
        take(match, number, entry)

    rng = Random(3)
    for _ in range(12):
        for _ in range(10):
            answer(live, anna, rng)
        with monkeypatch.context() as watched:
            watched.setattr(Match, "take_again", counted)
            again = opened(store, live.id)
        assert len(played) == len(live.match.tape) - live.match.checkpoints[-1].at
        whole = played_anew(store, live)
        for other in (again, whole):
            assert (other.match.state, other.match.tape, other.kept) == (live.match.state, live.match.tape, live.kept)
            assert other.match.asked == live.match.asked and told(other) == told(live)
            assert other.snapshot((0,)).parts["question"] == live.snapshot((0,)).parts["question"]
        played.clear()


def test_memory_and_store_keep_few_snapshots_and_all_of_the_past(store: Matches, anna: str) -> None:
    live = begun(store, anna, "aofs")
    play_until(live, anna, lambda: len(live.match.tape) > 3 * PART_ANSWERS)
    with store.database.read() as connection:
        lasting = list(connection.execute(select(snapshots.c.lasting)).scalars())
        parts = connection.execute(select(match_logs.c.answers)).all()
    assert lasting.count(False) <= RECENT + 1 and 2 <= lasting.count(True) <= 4
    assert len(parts) == lasting.count(True)
    assert len(live.match.checkpoints) <= SCENES_IN_MEMORY
    whole = Match.replay(live.game, live.match.setup, live.match.tape)
    for answers in (0, 1, PART_ANSWERS - 1, 2 * PART_ANSWERS, len(live.match.tape)):
        then = whole.fork(answers=answers, record=False)
        picture = msgspec.json.encode(live.game.picture(then.play, live._eyes((0,))))
        assert live.moment((0,), answers)["picture"] == msgspec.Raw(picture)


def test_a_long_tape_is_read_in_parts(store: Matches, anna: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All but its end: with who gave each answer and what it was asked, as the answers themselves have it."""
    live = begun(store, anna, "aofs")
    play_until(live, anna, lambda: len(live.match.tape) > 3 * PART_ANSWERS)
    begins: list[int] = []
    one_by_one = Matches._tape

    def watched(self: Matches, connection: Any, match_id: str, **wanted: int) -> list[Kept]:
        begins.append(wanted.get("first", 0))
        return one_by_one(self, connection, match_id, **wanted)

    monkeypatch.setattr(Matches, "_tape", watched)
    found = store.load(live.id)
    assert found is not None and begins[0] >= 2 * PART_ANSWERS
    assert found.kept == store.tape(live.id) == live.kept and any(one.person_id == anna for one in found.kept)


def test_parts_of_a_tape_with_a_gap_are_not_read(store: Matches, anna: str) -> None:
    live = begun(store, anna, "aofs")
    play_until(live, anna, lambda: len(live.match.tape) > 3 * PART_ANSWERS)
    with store.database.engine.connect() as connection, connection.begin():
        first = select(func.min(match_logs.c.answers)).scalar_subquery()
        connection.execute(update(match_logs).where(match_logs.c.answers == first).values(data=b"nonsense"))
    found = store.load(live.id)
    assert found is not None and found.kept == live.kept


def test_taking_back_further_than_memory_goes(store: Matches, anna: str) -> None:
    live = begun(store, anna, "aofs", real_dice=True)
    play_until(live, anna, lambda: len(live.match.tape) > 2 * PART_ANSWERS)
    while len(live.match.tape) > 15:
        live.undo(anna, None)
    again, whole = opened(store, live.id), played_anew(store, live)
    assert told(live) == told(again) == told(whole) and live.match.state == whole.match.state
    with store.database.read() as connection:
        assert max(connection.execute(select(snapshots.c.answers)).scalars()) <= 15
    play_until(live, anna, lambda: len(live.match.tape) > PART_ANSWERS + 20, seed=9)
    assert told(opened(store, live.id)) == told(played_anew(store, live)) == told(live)


def spoil_tape(store: Matches) -> None:
    with store.database.engine.connect() as connection, connection.begin():
        connection.execute(update(snapshots).values(digest="0" * 64))


def spoil_log(store: Matches) -> None:
    with store.database.engine.connect() as connection, connection.begin():
        connection.execute(delete(match_logs))


def spoil_data(store: Matches) -> None:
    with store.database.engine.connect() as connection, connection.begin():
        connection.execute(update(snapshots).values(data=b"nonsense"))


@pytest.mark.parametrize("spoil", [spoil_tape, spoil_log, spoil_data])
def test_a_snapshot_that_does_not_fit_is_not_believed(
    store: Matches, anna: str, spoil: Callable[[Matches], None], caplog: pytest.LogCaptureFixture
) -> None:
    live = begun(store, anna, "aofs")
    play_until(live, anna, lambda: len(live.match.tape) > PART_ANSWERS + 30)
    spoil(store)
    with caplog.at_level(logging.WARNING):
        again = opened(store, live.id)
    assert "a snapshot is not believed" in caplog.messages
    assert again.match.state == live.match.state and told(again) == told(live)
    caplog.clear()
    assert told(opened(store, live.id)) == told(live)
    assert not caplog.messages, "it was written anew"


def test_a_thinker_begins_with_the_scene(store: Matches, anna: str) -> None:
    live = begun(store, anna)
    play_until(live, anna, in_a_scene(live))
    position = live.position(live.asked[0])
    match = brought(None, position)
    assert match.state == live.match.state and match.checkpoints[0].at == live.match.checkpoints[-1].at
    assert brought(match, position) is match
    earlier = Position(position.match_id, position.game, position.setup, position.tape[:2])
    assert brought(match, earlier).tape == list(position.tape[:2])


# ---- newer rules


class SameQuestions(SealedDuel):
    """What is asked stays the same."""

    version = 2


class OtherQuestions(SealedDuel):
    """Whoever acts is asked something else."""

    version = 2

    def scene(self, play: DuelPlay) -> Script[None] | None:
        found = super().scene(play)
        return watch(play) if found is not None and play.state.turn >= 0 else found


class NewestQuestions(OtherQuestions):
    version = 3


def watch(play: DuelPlay) -> Script[None]:
    seat = play.state.turn
    yield Roll(seat, "duel:luck", "duel.act", 2, 20)
    yield Pick(seat, "duel:watch", "duel.act", ["watch", "wait"])
    play.state.turn = -1


class PoorPosition(msgspec.Struct):
    """A state without the sealed numbers."""

    x: list[float]
    hp: list[int]
    tokens: list[int]
    round: int = 0
    turn: int = -1
    copy = SealedPosition.copy


class Forgetful(SealedDuel):
    version = 2

    def read_state(self, data: bytes) -> Any:
        return decode(data, PoorPosition)


class Renamed(SealedDuel):
    """The state of version 1 had other names for what version 2 knows."""

    version = 2

    def carry_over(self, data: bytes, version: int) -> bytes:
        assert version == 1
        state = msgspec.json.decode(data)
        state["hp"] = [hp + 1 for hp in state["hp"]]
        return msgspec.json.encode(state)


def test_between_two_scenes_a_match_goes_on_under_newer_rules(store: Matches, anna: str, change: Change) -> None:
    live = begun(store, anna)
    play_until(live, anna, fresh_scene(live))
    before, log = live.match.tape.copy(), told(live)
    change(OtherQuestions)
    newer = opened(store, live.id)
    assert newer.match.tape[: len(before)] == before and newer.record.game_version == 2
    assert told(newer)[: len(log)] == log
    (news,) = told(newer)[len(log) :]
    assert news[1]["key"] == "core-rules-changed" and news[1]["args"] == {"before": 1, "after": 2, "back": 0}
    assert newer.undo_by is None, "older answers stand"
    with pytest.raises(Refused):
        newer.moment((0,), len(before) - 1)
    assert newer.moment((0,), len(before))["answers"] == len(before)
    assert told(opened(store, live.id)) == told(newer), "it is said once"


def test_answers_of_the_scene_stay_where_the_rules_ask_the_same(store: Matches, anna: str, change: Change) -> None:
    live = begun(store, anna)
    play_until(live, anna, in_a_scene(live))
    before = live.match.tape.copy()
    change(SameQuestions)
    newer = opened(store, live.id)
    assert newer.match.tape == before and told(newer)[-1][1]["args"].get("back", 0) == 0
    newer.undo(anna, None)
    assert len(newer.match.tape) == newer.fixed_answers and newer.undo_by is None


def test_a_scene_that_does_not_fit_begins_again_with_other_dice(store: Matches, anna: str, change: Change) -> None:
    live = begun(store, anna)
    play_until(live, anna, in_a_scene(live))
    at = live.match.checkpoints[-1].at
    change(OtherQuestions)
    newer = opened(store, live.id)
    assert newer.record.changes[0][:2] == (at, at) and newer.record.changes[0].taken_back == 1
    assert newer.match.asked[at].startswith("duel:luck"), "the box has rolled"
    roll = Roll(0, "duel:luck", "duel.act", 2, 20)
    seen, anew = (SeededBox(b"7" * 32, renewed=renewed).roll(roll, at) for renewed in ((), (at,)))
    assert seen != anew == newer.match.tape[at].value
    assert store.find(live.id).answers == at + 1  # type: ignore[union-attr]


def test_the_words_of_a_change() -> None:
    for language in LANGUAGES:
        said = {
            Texts(language).format("core-rules-changed", before=2, after=3, back=back) for back in (0, 1, 5)
        }
        assert len(said) == 3 and all("3" in one for one in said)


def test_rules_may_change_twice(store: Matches, anna: str, change: Change) -> None:
    live = begun(store, anna)
    play_until(live, anna, in_a_scene(live))
    change(OtherQuestions)
    newer = opened(store, live.id)
    play_until(newer, anna, lambda: len(newer.match.tape) > newer.fixed_answers + 4)
    change(NewestQuestions)
    newest = opened(store, live.id)
    assert [(one.before, one.after) for one in newest.record.changes] == [(1, 2), (2, 3)]
    keys = [event["key"] for _, event in told(newest)]
    assert keys.count("core-rules-changed") == 2
    play_until(newest, anna, lambda: newest.match.over)
    assert told(opened(store, live.id)) == told(newest)


def carried_match(store: Matches, anna: str, change: Change) -> LiveMatch:
    """A finished match that has changed its rules in the middle."""
    live = begun(store, anna)
    play_until(live, anna, in_a_scene(live))
    change(OtherQuestions)
    newer = opened(store, live.id)
    play_until(newer, anna, lambda: newer.match.over)
    return newer


def test_a_save_file_proves_all_dice(store: Matches, anna: str, change: Change) -> None:
    newer = carried_match(store, anna, change)
    saved = tape.parse(save_file(newer, [0, 1]), "file")
    assert saved.format_version == 2 and saved.carried is not None and saved.dice is not None
    game, setup, entries, proof = newer.game, newer.match.setup, tape.entries(saved), saved.dice

    def rolls(answers: list[Any]) -> int:
        match = tape.begun(game, setup, answers, saved.carried)
        return verify(game, setup, answers, bytes.fromhex(proof.seed), "", proof.commitment, match)

    assert rolls(entries) == sum(entry.kind == DICE for entry in entries)
    for at in (number for number, entry in enumerate(entries) if entry.kind == DICE):
        wrong = entries.copy()
        wrong[at] = wrong[at]._replace(value=[face % 6 + 1 for face in wrong[at].value])
        with pytest.raises(TapeError, match=f"answer {at + 1}"):
            rolls(wrong)
    again = tape.begun(game, setup, entries, saved.carried)
    for number, entry in enumerate(entries[len(again.tape) :], len(again.tape)):
        again.replay_entry(number, entry)
    assert again.state == newer.match.state and again.over
    assert [event.key for event in again.events].count("core-rules-changed") == 1
    assert tape.parse(tape.dump(again), "again").carried == saved.carried


def test_a_fault_after_a_change_of_rules_can_be_seen_again(store: Matches, anna: str, change: Change) -> None:
    """The report holds the scene from which the newer rules were played, as far as the match in memory knows it."""
    newer = carried_match(store, anna, change)
    again = opened(store, newer.id)
    fault = RuleFault.at(again.match, None, "nonsense", 0, ValueError("nonsense"))
    saved = tape.parse(msgspec.json.encode(tape.fault_report(fault)["save"]), "report")
    assert saved.carried is not None and saved.carried.changes[-1].at >= newer.record.changes[-1].at
    entries = tape.entries(saved)
    match = tape.begun(again.game, again.match.setup, entries, saved.carried)
    for number, entry in enumerate(entries[len(match.tape) :], len(match.tape)):
        match.replay_entry(number, entry)
    assert match.state == again.match.state and match.tape == again.match.tape


def test_a_changed_save_file_is_refused(store: Matches, anna: str, change: Change) -> None:
    data = msgspec.json.decode(save_file(carried_match(store, anna, change), [0, 1]))
    data["carried"]["state"]["hp"] = [9, 9]
    with pytest.raises(TapeError, match="checksum"):
        tape.parse(msgspec.json.encode(data), "file")


def test_a_replay_and_a_fork_begin_with_the_newer_rules(store: Matches, anna: str, change: Change) -> None:
    newer = carried_match(store, anna, change)
    carried = carried_file(store, newer.record, newer.kept)
    reel = Reel(newer.game, newer.match.setup, newer.match.tape, ["Anna", "Bert"], carried=carried)
    first = newer.fixed_answers
    assert reel.about()["first"] == first and len(reel.about()["moments"]) == len(newer.match.tape)
    assert reel.show(0, None)["picture"] == reel.show(first, None)["picture"]
    fork = reel.position(first + 1)
    assert fork.changes == tuple(newer.record.changes)
    record = MatchRecord(
        "duel", 2, newer.record.setup, ["Anna", "Bert"], newer.record.seats, "07" * 32, "", changes=list(fork.changes)
    )
    kept = [Kept(entry, None, asked) for entry, asked in zip(fork.tape, fork.asked, strict=True)]
    store.create(record, kept, crossing_of(fork))
    forked = opened(store, record.id)
    assert forked.match.tape[: len(fork.tape)] == fork.tape
    play_until(forked, anna, lambda: forked.match.over)


def test_a_state_that_would_lose_something_is_refused_by_name(store: Matches, anna: str, change: Change) -> None:
    live = begun(store, anna)
    play_until(live, anna, in_a_scene(live))
    change(Forgetful)
    with pytest.raises(Unplayable, match=r"state\.sealed"):
        opened(store, live.id)
    record = store.find(live.id)
    assert record is not None and record.game_version == 1 and record.answers == len(live.match.tape)


def test_a_game_may_carry_its_state_over(store: Matches, anna: str, change: Change) -> None:
    live = begun(store, anna)
    play_until(live, anna, fresh_scene(live))
    hp = live.match.state.hp
    change(Renamed)
    assert opened(store, live.id).match.state.hp == [one + 1 for one in hp]


def test_older_rules_do_not_take_over(store: Matches, anna: str, change: Change) -> None:
    change(SameQuestions)
    live = begun(store, anna)
    play_until(live, anna, in_a_scene(live))
    change(SealedDuel)
    with pytest.raises(Unplayable, match="version 2"):
        opened(store, live.id)


def test_another_process_notices_that_the_rules_have_changed(store: Matches, anna: str, change: Change) -> None:
    live = begun(store, anna)
    play_until(live, anna, in_a_scene(live))
    change(OtherQuestions)
    opened(store, live.id)
    assert live.game.version == 1
    with pytest.raises(Unplayable):
        live.catch_up()
    other = opened(store, live.id)
    answer(opened(store, live.id), anna, Random(1))
    assert other.catch_up() and told(other) == told(opened(store, live.id))

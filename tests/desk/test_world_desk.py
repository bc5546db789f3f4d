"""A world from its founding to a correction: what is refused leaves everything as it was."""
from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from tests.desk.conftest import FOLDER

from walstatt.core.dice import Luck
from walstatt.core.refusal import Refused
from walstatt.core.roles import Role
from walstatt.core.turn import Act, Ruled
from walstatt.core.world import NotWhole, publication
from walstatt.desk.world_desk import WorldDesk, found
from walstatt.games.kalevala.founding import Map, Ruler, Setup
from walstatt.store.matches import Outpaced
from walstatt.store.world_tables import parts
from walstatt.store.worlds import BrokenRecord, Member, PhaseClosed, Worlds

SEED = b"seed of the valleys".ljust(32)
PLEADS = "bitten um Gold"


def lines(desk: WorldDesk, number: int, realm: str, block: str = "happened") -> list[str]:
    return [line["key"] for line in desk.reports(number)[realm][block]]


def own(desk: WorldDesk, number: int, realm: str) -> dict[str, Any]:
    args: dict[str, Any] = desk.reports(number)[realm]["realm"][0]["args"]
    return args


@pytest.fixture
def desk(store: Worlds) -> WorldDesk:
    return found(store, "taeler", "Probe", seed=SEED)


def test_each_realm_receives_its_own_report_and_the_next_phase_is_open(desk: WorldDesk) -> None:
    desk.hand_in("Nord", "heben 2\nziehen 3")
    desk.publish()
    assert desk.record.phase == 1 and desk.kept().label == "Jahr 2"
    assert lines(desk, 0, "Nord") == ["taeler-levied", "taeler-marched", "taeler-holds"]
    assert lines(desk, 0, "Ost") == ["taeler-holds"]
    assert own(desk, 0, "Nord") == {"gold": 2, "men": 2, "at_pass": 3}
    again = WorldDesk.open(desk.store, "Probe")
    assert again is not None and again.kept().state(again.game).realms["Nord"].points == 1


def test_the_last_paper_before_the_deadline_counts(desk: WorldDesk) -> None:
    desk.store.set_deadline(desk.record.id, 0, 1000.0)
    assert desk.hand_in("Nord", "heben 1", at=900.0).in_time
    assert desk.hand_in("Nord", "heben 2", at=1000.0).serial == 2
    assert not desk.hand_in("Nord", "heben 3", at=1000.5).in_time
    desk.draft("Ost", "heben 4")
    assert desk.phase().inputs.papers == {"Nord": "heben 2"}
    assert desk.store.accept_late(desk.record.id, 0, "Nord")
    assert desk.phase().inputs.papers == {"Nord": "heben 3"}
    assert not desk.store.accept_late(desk.record.id, 0, "West")


def test_a_paper_comes_when_it_was_sent_however_long_reading_it_takes(desk: WorldDesk) -> None:
    deadline = time.time() + 1.0
    desk.store.set_deadline(desk.record.id, 0, deadline)

    def slowly(function: Any, *args: Any) -> Any:
        time.sleep(max(0.0, deadline + 0.05 - time.time()))
        return function(*args)

    reader = WorldDesk.open(desk.store, desk.record.id, slowly)
    assert reader is not None
    taken = reader.hand_in("Nord", "graben")
    assert taken.in_time and taken.counts and time.time() > deadline
    assert not reader.hand_in("Nord", "heben 1").in_time and desk.papers()["Nord"] == "graben"


def test_who_comes_second_does_not_publish_the_next_phase(desk: WorldDesk) -> None:
    other = WorldDesk.open(desk.store, desk.record.id)
    assert other is not None
    desk.publish()
    with pytest.raises(Outpaced):
        other.publish()
    assert other.record.phase == 1 and other.kept().published is None


def test_a_paper_is_taken_with_its_mistakes_and_all_of_them_are_told(desk: WorldDesk) -> None:
    taken = desk.hand_in("Ost", "hben 2\nziehen 9\ngraben x\nheben 1")
    assert [(one.line, one.column, one.suggestion) for one in taken.problems] == [
        (1, 1, "heben 2"), (2, 1, ""), (3, 8, "graben"),
    ]
    assert [one.line for one in desk.problems("Ost", "ziehen 9\nheben 5\nheben 4\nheben 1")] == [1, 2, 4]
    desk.publish()
    assert own(desk, 0, "Ost")["men"] == 4
    assert lines(desk, 0, "Ost") == [
        "taeler-refused-line", "taeler-refused-line", "taeler-levied", "taeler-refused-men",
    ]


@pytest.mark.parametrize("paper", ["x" * 200_001, "heben " + "9" * 5000, "heben -1", "heben 1e3", "\0", "heben ²"])
def test_absurd_papers_are_told_where_they_are_wrong(desk: WorldDesk, paper: str) -> None:
    assert [one.line for one in desk.problems("Ost", paper)] == [1]


def test_strangers_write_nothing(desk: WorldDesk) -> None:
    with pytest.raises(Refused, match="core-refused-stranger"):
        desk.hand_in("Süd", "graben")
    assert desk.phase().inputs.papers == {}


def test_a_decision_changes_only_what_depends_on_it(desk: WorldDesk) -> None:
    desk.hand_in("Nord", f"graben\n{PLEADS}")
    desk.hand_in("Ost", "graben")
    about = "plead/Nord/2"
    difference = desk.difference(about, True)
    assert set(difference.reports) == {"Nord"} and difference.decisions == [about] and not difference.rolls
    with pytest.raises(Refused, match="core-refused-decision"):
        desk.decide(about, Ruled("vielleicht"))
    with pytest.raises(Refused, match="core-refused-decision"):
        desk.decide("plead/Ost/1", Ruled(True))
    assert not desk.phase().inputs.decided
    desk.decide(about, Ruled(True, words="Nun gut."))
    desk.publish()
    assert "core-game-masters-words" in lines(desk, 0, "Nord")
    assert "taeler-granted" in lines(desk, 0, "Nord") and lines(desk, 0, "Ost") == ["taeler-dug"]


def test_a_decision_whose_facts_have_changed_stands_and_is_marked(desk: WorldDesk) -> None:
    desk.hand_in("Nord", PLEADS)
    desk.decide("plead/Nord/1", Ruled(True))
    for paper, changed in ((PLEADS, False), ("bitten um Männer", True), (f"{PLEADS}\nheben 1", False)):
        desk.hand_in("Nord", paper)
        (decision,) = desk.run().decisions
        assert decision.chosen is True and decision.changed is changed


def test_what_a_realm_would_be_sent_is_shown_before_it_is(desk: WorldDesk) -> None:
    desk.hand_in("Nord", "heben 2")
    shown = desk.preview("Nord")
    desk.publish()
    assert shown == desk.reports(0)["Nord"]
    with pytest.raises(Refused):
        desk.preview("Atlantis")


def test_real_dice_may_be_typed(desk: WorldDesk) -> None:
    desk.hand_in("Nord", "graben")
    for faces in ([7], [1, 1], []):
        with pytest.raises(Refused, match="core-refused-dice"):
            desk.type_dice("dig/Nord", faces)
    with pytest.raises(Refused, match="core-refused-typed-dice"):
        desk.type_dice("dig/Ost", [1])
    assert desk.type_dice("dig/Nord", [1]).state.realms["Nord"].gold == 6
    assert desk.type_dice("dig/Nord", [6]).state.realms["Nord"].gold == 4


def test_a_free_act_is_carried_out_and_told(desk: WorldDesk) -> None:
    desk.act(Act("letter", {"realms": ["Ost"], "words": "Hütet euch."}))
    with pytest.raises(Refused, match="core-refused-act"):
        desk.act(Act("letter", {"realms": ["Süd"], "words": "Hütet euch."}))
    desk.publish()
    assert lines(desk, 0, "Ost") == ["core-letter-of-game-master"] and lines(desk, 0, "West") == []


def by_hand(store: Worlds) -> WorldDesk:
    game = WorldDesk.open(store, found(store, "taeler", "Von Hand").record.id)
    assert game is not None
    setup = game.game.read_setup(b'{"by_hand": true}')
    return found(store, "taeler", "Kampf", setup, seed=SEED)


def test_a_battle_by_hand_waits_and_its_outcome_is_a_decision(store: Worlds) -> None:
    desk = by_hand(store)
    desk.hand_in("Nord", "ziehen 3")
    desk.hand_in("Ost", "ziehen 2")
    with pytest.raises(NotWhole) as waiting:
        desk.publish()
    assert [one.about for one in waiting.value.run.waiting] == ["battle/pass"]
    assert desk.record.phase == 0
    with pytest.raises(Refused, match="taeler-refused-outcome"):
        desk.decide("battle/pass", Ruled({"winner": "Nord", "men": {"Nord": 4, "Ost": 0}}))
    desk.decide("battle/pass", Ruled({"winner": "Ost", "men": {"Nord": 1, "Ost": 2}}))
    desk.publish()
    assert own(desk, 0, "Nord") == {"gold": 4, "men": 1, "at_pass": 0}
    assert own(desk, 0, "Ost")["at_pass"] == 2


def test_publishing_does_not_pass_over_what_came_in_meanwhile(desk: WorldDesk) -> None:
    late = WorldDesk(desk.store, desk.record)
    published = publication(desk.ground, desk.phase())
    late.hand_in("Nord", "heben 1")
    with pytest.raises(Outpaced):
        desk.store.publish(desk.record, published)
    assert desk.reports(0) == {}
    desk.publish()
    assert lines(desk, 0, "Nord") == ["taeler-levied"]
    with pytest.raises(PhaseClosed):
        desk.store.hand_in(desk.record.id, 0, "Nord", "heben 2")
    with pytest.raises(PhaseClosed):
        desk.store.draft(desk.record.id, 0, "Nord", "heben 2")


def test_who_publishes_need_not_ask_again_because_a_paper_came_in(desk: WorldDesk) -> None:
    came = False

    def meanwhile(function: Any, *args: Any) -> Any:
        nonlocal came
        result = function(*args)
        if function.__name__ == "published" and not came:
            came = True
            desk.hand_in("Nord", "heben 1")
        return result

    WorldDesk(desk.store, desk.record, meanwhile).publish()
    desk.refresh()
    assert came and desk.record.phase == 1 and lines(desk, 0, "Nord") == ["taeler-levied"]


def test_what_the_game_master_adds_while_the_phase_is_published_is_refused_and_not_lost_in_it(desk: WorldDesk) -> None:
    def publishing_after(wanted: str) -> WorldDesk:
        def meanwhile(function: Any, *args: Any) -> Any:
            result = function(*args)
            if function.__name__ == wanted:
                desk.publish()
            return result

        desk.hand_in("Nord", f"{PLEADS}\ngraben")
        return WorldDesk(desk.store, desk.record, meanwhile)

    additions: dict[str, Callable[[WorldDesk], object]] = {
        "with_act": lambda late: late.act(Act("letter", {"realms": ["Ost"], "words": "Beware."})),
        "with_decision": lambda late: late.decide("plead/Nord/1", Ruled(True)),
        "with_dice": lambda late: late.type_dice("dig/Nord", [1]),
    }
    for number, (wanted, add) in enumerate(additions.items()):
        with pytest.raises(PhaseClosed):
            add(publishing_after(wanted))
        assert desk.record.phase == number + 1
        given = desk.kept(number).inputs
        assert not given.acts and not given.decided and not given.typed
    desk.decide("plead/Nord/1", Ruled(True), 0)
    assert desk.kept(0).inputs.decided["plead/Nord/1"].value is True


def test_publishing_twice_publishes_once(desk: WorldDesk) -> None:
    other = WorldDesk(desk.store, desk.record)
    published = publication(other.ground, other.phase())
    desk.publish()
    with pytest.raises(Outpaced):
        other.store.publish(other.record, published)
    assert desk.record.phase == 1 and len(desk.store.sent(desk.record.id, "Nord")) == 1


def test_a_correction_keeps_the_dice_and_tells_only_whom_it_concerns(desk: WorldDesk) -> None:
    desk.hand_in("Nord", f"graben\n{PLEADS}")
    desk.hand_in("Ost", "graben")
    first = desk.publish()
    desk.hand_in("Nord", "heben 4")
    desk.publish()
    desk.hand_in("Nord", "heben 1")
    rolls = {one.about: one.faces for one in first.rolls}
    desk.decide("plead/Nord/2", Ruled(True), 0)
    assert desk.reports(0)["Nord"]["realm"] != desk.corrections(0)[0].publication.reports["Nord"]["realm"]
    found_changes = desk.correct(0)
    assert [set(one.sheets) for one in found_changes] == [{"Nord"}, {"Nord"}]
    assert {one.about: one.faces for one in found_changes[0].publication.run.rolls} == rolls
    assert [one.serial for one in desk.store.sent(desk.record.id, "Nord", 0)] == [0, 1]
    assert [one.serial for one in desk.store.sent(desk.record.id, "Ost", 0)] == [0]
    assert own(desk, 1, "Nord")["gold"] == own(desk, 0, "Nord")["gold"] - 4
    assert desk.kept().state(desk.game).realms["Nord"].gold == own(desk, 1, "Nord")["gold"]
    assert desk.phase().inputs.papers == {"Nord": "heben 1"}


def test_a_correction_shows_which_papers_no_longer_pass(desk: WorldDesk) -> None:
    desk.hand_in("Nord", PLEADS)
    desk.decide("plead/Nord/1", Ruled(True))
    desk.publish()
    assert not desk.hand_in("Nord", "heben 6").problems
    desk.decide("plead/Nord/1", Ruled(False), 0)
    desk.correct(0)
    assert [one.line for one in desk.recheck()["Nord"]] == [1]


def test_who_was_never_there_after_all_has_no_report(desk: WorldDesk) -> None:
    def publish_with_guests() -> None:
        fresh = publication(desk.ground, desk.phase())
        desk.store.publish(desk.record, fresh._replace(reports={**fresh.reports, "Guests": {"realm": "here"}}))
        desk.refresh()

    publish_with_guests()
    assert desk.reports(0)["Guests"] == {"realm": "here"}
    assert desk.correct(0)[0].sheets == {"Guests": {"realm": {"was": "here", "is": None}}}
    assert "Guests" not in desk.reports(0) and not desk.store.reports_to(desk.record.id, "Guests")
    publish_with_guests()
    desk.reopen(1)
    desk.publish()
    assert "Guests" not in desk.reports(1) and not desk.store.reports_to(desk.record.id, "Guests")
    assert [one.number for one in desk.store.sent(desk.record.id, "Guests")] == [0, 0, 1], "nobody can unread it"


def test_only_published_phases_are_corrected_or_opened_again(desk: WorldDesk) -> None:
    for number in (-1, 0, 5):
        with pytest.raises(Refused, match="core-refused-not-published"):
            desk.correct(number)
        with pytest.raises(Refused, match="core-refused-not-published"):
            desk.reopen(number)


def test_a_phase_that_is_opened_again_has_other_dice_and_so_have_those_after_it(desk: WorldDesk) -> None:
    paper = "graben\nziehen 1\nsuchen"
    def two_years() -> list[tuple[str, tuple[int, ...]]]:
        rolls = []
        for _ in range(2):
            desk.hand_in("Nord", paper)
            rolls += [(one.about, one.faces) for one in desk.publish().rolls]
        return rolls

    before = two_years()
    desk.reopen(0)
    assert desk.record.phase == 0 and desk.kept().edition == 1
    after = two_years()
    assert [about for about, _ in before] == [about for about, _ in after]
    assert [before[at] != after[at] for at in range(len(before))].count(True) >= 2
    assert before[2:] != after[2:]
    assert [(one.number, one.edition) for one in desk.store.sent(desk.record.id, "Nord")] == [
        (0, 0), (0, 1), (1, 0), (1, 1),
    ]


def test_what_players_add_to_the_dice_counts_from_the_phase_they_join(store: Worlds) -> None:
    plain = found(store, "taeler", "Ohne", seed=SEED)
    lucky = found(store, "taeler", "Mit", seed=SEED, luck=[Luck(1, "Nord", "drei Eicheln")])
    rolls = []
    for desk in (plain, lucky):
        fell = []
        for _ in range(3):
            desk.hand_in("Nord", "ziehen 1\nsuchen")
            fell.append([one.faces for one in desk.publish().rolls])
        rolls.append(fell)
    assert rolls[0][0] == rolls[1][0]
    assert rolls[0][1:] != rolls[1][1:]


def test_a_fork_has_dice_of_its_own_and_leaves_the_world_alone(desk: WorldDesk) -> None:
    desk.hand_in("Nord", "heben 1")
    desk.publish()
    fork = desk.fork("Versuch")
    assert fork.record.forked_from == desk.record.id and fork.record.commitment != desk.record.commitment
    fork.hand_in("Nord", "heben 1")
    fork.publish()
    assert desk.record.phase == 1 and desk.store.find(desk.record.id) == desk.record


def test_a_snapshot_that_does_not_fit_its_record_is_told(desk: WorldDesk) -> None:
    import zlib

    database = desk.store.database
    database.write(lambda connection: connection.execute(update(parts).values(data=zlib.compress(b"{}"))))
    with pytest.raises(BrokenRecord, match="Jahr 1, state: the snapshot does not fit its record"):
        desk.phase()
    database.write(lambda connection: connection.execute(update(parts).values(data=b"nonsense")))
    with pytest.raises(BrokenRecord, match="cannot be unpacked"):
        desk.phase()


def test_a_state_of_an_older_form_is_read(desk: WorldDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = desk.kept()

    def with_more_gold(data: Any) -> Any:
        for valley in data["realms"].values():
            valley["gold"] += 10
        return data

    monkeypatch.setattr(type(desk.game), "state_version", 2)
    monkeypatch.setattr(type(desk.game), "migrations", {1: with_more_gold})
    assert kept.state(desk.game).realms["Nord"].gold == 14
    desk.publish()
    assert desk.kept().state_version == 2 and desk.kept().state(desk.game).realms["Nord"].gold == 14


def test_a_world_ends(desk: WorldDesk) -> None:
    for _ in range(6):
        desk.publish()
    assert desk.record.over
    with pytest.raises(Refused, match="core-refused-world-over"):
        desk.publish()


def test_unchanged_parts_are_kept_once(desk: WorldDesk) -> None:
    desk.publish()
    with desk.store.database.read() as connection:
        kept = connection.execute(parts.select()).all()
    assert len(kept) == 2
    desk.reopen(0)
    with desk.store.database.read() as connection:
        assert len(connection.execute(parts.select()).all()) == 1
    assert msgspec.json.decode(desk.record.setup) == {}


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (FOLDER.parents[1] / "docs" / "adding-a-game.md").read_text("utf-8")
    parts_shown = re.findall(r"<!-- taeler -->\n```python\n(.*?)```", page, re.DOTALL)
    assert parts_shown
    assert all(part in (FOLDER / "game.py").read_text("utf-8") for part in parts_shown)


# ---- a game that tells papers with mistakes from others


@pytest.fixture
def strict(store: Worlds) -> WorldDesk:
    return found(store, "kalevala", "Midgard", SMALL, seed=SEED)


SMALL = Setup(map=Map("Rhein", 80), rulers=(Ruler("Brunhilde"), Ruler("Gunther")))


def test_a_paper_with_mistakes_does_not_displace_one_without(strict: WorldDesk) -> None:
    assert strict.hand_in("Gunther", "bleiben # gut").counts
    taken = strict.hand_in("Gunther", "bleibn")
    assert taken.serial == 2 and taken.problems and not taken.counts
    assert strict.papers() == {"Gunther": "bleiben # gut"}
    assert strict.hand_in("Gunther", "bleibn", struck=True).counts
    assert strict.papers() == {"Gunther": "bleibn"}
    assert strict.hand_in("Brunhilde", "bleibn").counts, "the only one counts, whatever it is"


def test_a_paper_that_is_too_long_is_not_kept(strict: WorldDesk) -> None:
    with pytest.raises(Refused, match="core-paper-too-long"):
        strict.hand_in("Gunther", "bleiben\n" * 100_000)
    assert strict.kept().versions == []


def test_a_snapshot_that_cannot_be_read_is_named(strict: WorldDesk) -> None:
    kept = strict.kept()
    for broken in ({**kept.parts, "world": b"{}"}, {**kept.parts, "map": b"[]"}, {"world": kept.parts["world"]}):
        kept.parts = broken
        with pytest.raises(BrokenRecord, match=re.escape("270.1")):
            kept.state(strict.game)
    newer = strict.kept()
    newer.state_version += 1
    with pytest.raises(BrokenRecord, match="newer"):
        newer.state(strict.game)


INSULT = "Brief an Brunhilde:\nDu Trollin!\nEnde"
PRAISE = "Brief an Brunhilde:\nWie schön du bist!\nEnde"
WITHHELD = Act("withhold", {"realm": "Gunther", "line": 1, "why": "Pfui!"})


def withheld(desk: WorldDesk) -> list[int]:
    return [told.args["line"] for told in desk.run().told if told.key == "kalevala-withheld"]


def test_an_act_about_a_letter_follows_it_into_another_paper(strict: WorldDesk) -> None:
    strict.hand_in("Gunther", INSULT)
    strict.act(WITHHELD)
    assert withheld(strict) == [1]
    strict.hand_in("Gunther", f"{PRAISE}\n{INSULT}")
    assert withheld(strict) == [4], "what stands in the first line now is another letter"
    strict.hand_in("Gunther", f"{PRAISE}\n{INSULT}\n{INSULT}")
    assert withheld(strict) == [4], "the nearer one"


def test_an_act_about_a_letter_that_is_gone_is_dropped_and_the_game_master_told(strict: WorldDesk) -> None:
    strict.hand_in("Gunther", INSULT)
    strict.act(WITHHELD)
    strict.hand_in("Gunther", PRAISE)
    found = strict.run()
    assert [one.about for one in found.void] == ["acts/withhold/Gunther/1"] and not withheld(strict)
    assert found.void[0].why is not None and found.void[0].why["key"] == "kalevala-refused-words-gone"
    with pytest.raises(Refused, match="no-letter"):
        strict.act(Act("withhold", {"realm": "Gunther", "line": 2}))
    strict.hand_in("Gunther", INSULT)
    assert withheld(strict) == [1], "it was not forgotten"
    strict.hand_in("Gunther", "bleiben")
    strict.publish()
    assert strict.record.phase == 1


# ---- a realm with another name

RENAMED = Act("rename", {"realm": "Gunther", "name": "Hagen"})


def test_of_two_acts_at_once_the_second_is_tried_behind_the_first(strict: WorldDesk) -> None:
    came: list[Act] = []

    def meanwhile(function: Any, *args: Any) -> Any:
        result = function(*args)
        if not came:
            came.append(RENAMED)
            strict.act(RENAMED)
        return result

    with pytest.raises(Refused):
        WorldDesk(strict.store, strict.record, meanwhile).act(RENAMED)
    assert [act.kind for _, act in strict.store.acts(strict.record.id, 0)] == ["rename"]
    assert strict.run().renamed == [("Gunther", "Hagen")]


def test_who_sits_for_a_realm_follows_its_name(store: Worlds) -> None:
    sits = [Member(Role.PLAYER, "Anna", "Brunhilde"), Member(Role.PLAYER, "Bert", "Gunther", bot="random")]
    desk = found(store, "kalevala", "Midgard", SMALL, seed=SEED, members=sits)

    def realms() -> list[str | None]:
        return [one.realm for one in desk.record.members]

    desk.publish()
    desk.act(RENAMED)
    desk.publish()
    assert realms() == ["Brunhilde", "Hagen"]
    desk.publish()
    assert "Hagen" in desk.kept(2).counting(), "the robot goes on writing"
    assert desk.report("Hagen", 0) == desk.reports(0)["Gunther"]
    assert desk.report("Hagen", 1) == desk.reports(1)["Hagen"]
    assert desk.report("Dankwart", 0) is None
    desk.correct(1)
    assert realms() == ["Brunhilde", "Hagen"]
    desk.reopen(1)
    assert realms() == ["Brunhilde", "Gunther"]
    desk.publish()
    assert realms() == ["Brunhilde", "Hagen"]


def test_who_sits_for_a_realm_that_is_taken_over_follows_it(store: Worlds) -> None:
    sits = [Member(Role.PLAYER, "Bert", "Gunther", bot="random")]
    desk = found(store, "kalevala", "Midgard", SMALL, seed=SEED, members=sits)
    desk.act(Act("takeover", {"realm": "Gunther", "name": "Dankwart"}))
    desk.publish()
    assert [one.realm for one in desk.record.members] == ["Dankwart"]
    desk.publish()
    assert "Dankwart" in desk.kept(1).counting()


def test_who_bears_anothers_old_name_does_not_read_its_files(store: Worlds) -> None:
    """Brunhilde becomes Kriemhild, then Gunther becomes Brunhilde: each keeps what it was sent and wrote itself."""
    setup = Setup(map=Map("Namen", size=60, sea=20, splinters=0), rulers=(Ruler("Brunhilde"), Ruler("Gunther")))
    desk = found(store, "kalevala", "Midgard", setup, seed=SEED)
    for old, new in (("Brunhilde", "Kriemhild"), ("Gunther", "Brunhilde")):
        for realm in desk.game.realms(desk.phase().state):
            desk.hand_in(realm, f"# Papier von {realm}\nbleiben")
        desk.act(Act("rename", {"realm": old, "name": new}))
        desk.publish()

    def ruler(report: Any) -> str:
        return str(report["head"][0]["pairs"][0][1])

    def sent(realm: str) -> list[str]:
        return [ruler(desk.report(realm, number)) for number in range(2)]

    assert sent("Kriemhild") == ["Kriemhild", "Kriemhild"] and sent("Brunhilde") == ["Gunther", "Brunhilde"]
    for realm, wrote in (("Kriemhild", ["Brunhilde", "Kriemhild"]), ("Brunhilde", ["Gunther", "Gunther"])):
        filed = desk.filed(realm)
        assert [ruler(one.report) for one in filed] == sent(realm)
        assert [one.paper.splitlines()[0].rpartition(" ")[2] for one in filed] == wrote

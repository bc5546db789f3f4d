"""Matches from their making to their end: seats, invitations, answers, taking back, real dice."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.server.processes import ServerProcess
from tests.server.visitors import Live, Visitor

from walstatt.core.dice import bot_luck

Visit = Callable[[str], Visitor]


def both(visit: Visit, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Anna and Bert in one match."""
    anna, bert = visit("Anna"), visit("Bert")
    made = anna.create("me", "link", **more)
    assert bert.post(f"/api/matches/{made['id']}/join", invite=made["seats"][1]["invite"])["seat"] == 1
    return anna, bert, made["id"]


def test_a_whole_match_against_a_bot(visit: Visit) -> None:
    anna = visit("Anna")
    match_id = anna.create("me", "random")["id"]
    rng = Random(5)
    with anna.open(match_id) as live:
        commitment = live.view["commitment"]
        while not live.view["over"]:
            if live.view["question"]:
                assert live.view["seed"] is None
                live.step(rng)
            else:
                live.of_type("view")
        end = live.view
        assert end["outcome"]["reason"]["key"] and end["question"] is None and not end["can_undo"]
        assert live.answer("x", answers=end["answers"], seat=0)["type"] == "refused"
    brief = anna.get("/api/matches")[0]
    assert brief["id"] == match_id and brief["over"] and brief["winner"] == end["outcome"]["winner"]
    saved = anna.get(f"/api/matches/{match_id}/tape")
    assert saved["dice"] == {"commitment": commitment, "salt": f"1:{bot_luck(commitment, 1)}", "seed": end["seed"]}
    assert len(saved["tape"]) == brief["answers"] == end["answers"]


def test_two_people_see_the_same_match(visit: Visit) -> None:
    anna, bert, match_id = both(visit)
    rng = Random(2)
    with anna.open(match_id) as first, bert.open(match_id) as second:
        assert first.view["names"] == ["Anna", "Bert"]
        for _ in range(30):
            asked = first if first.view["question"] else second
            before = asked.view["answers"]
            other = second if asked is first else first
            assert other.view["question"] is None
            assert other.view["waiting_for"] == [asked.view["seat"]]
            asked.step(rng)
            other.view_at(before + 1)
            asked.view_at(other.view["answers"])
            assert first.view["picture"] == second.view["picture"]
            assert first.events == second.events
        presence = [message for message in second.messages if message["type"] == "presence"]
        assert presence[-1] == {"type": "presence", "seats": [0, 1], "watching": 0}
    assert {match["my_turn"] for match in (anna.get("/api/matches")[0], bert.get("/api/matches")[0])} == {True, False}


def test_invitations_work_once(visit: Visit) -> None:
    anna, bert, third = visit("Anna"), visit("Bert"), visit("Carla")
    made = anna.create("me", "link")
    path, invite = f"/api/matches/{made['id']}/join", made["seats"][1]["invite"]
    assert len(invite) >= 22
    wrong = bert.http.post(path, json={"invite": "a" * 32})
    assert (wrong.status_code, bert.error(wrong)["code"]) == (409, "seat_taken")
    assert anna.get(f"/api/matches/{made['id']}")["seats"][1]["invite"] == invite
    assert bert.get(f"/api/matches/{made['id']}")["seats"][1]["invite"] is None
    assert bert.post(path, invite=invite)["seat"] == 1
    assert bert.post(path, invite=invite)["seat"] == 1, "who has joined may follow the link again"
    late = third.http.post(path, json={"invite": invite})
    assert (late.status_code, third.error(late)["code"]) == (409, "seat_taken")
    assert anna.get(f"/api/matches/{made['id']}")["seats"][1] == {
        "seat": 1, "kind": "person", "name": "Bert", "bot": None, "invite": None,
    }


def test_a_stranger_watches_and_cannot_act(visit: Visit) -> None:
    anna, bert, match_id = both(visit)
    stranger = visit("Carla")
    with stranger.open(match_id) as watching, anna.open(match_id) as first:
        assert watching.view["question"] is None and watching.view["my_seats"] == []
        for reply in (watching.ask("answer", answers=0, value=1, seat=0), watching.ask("concede", seat=0)):
            assert (reply["type"], reply["code"]) == ("error", "not_yours")
        assert watching.ask("undo")["code"] == "not_yours"
        assert watching.ask("chat", text="hello")["code"] == "not_yours"
        assert first.of_type("presence")["watching"] == 1
    _refused(bert.open(match_id, "?seat=0"), "not_yours", 4403)
    for nonsense in ("?seat=x", "?seat=-1", "?seat=9999999999"):
        _refused(bert.open(match_id, nonsense), "invalid", 4422)
    assert stranger.http.get(f"/api/matches/{match_id}/tape").status_code == 403
    assert stranger.http.get(f"/api/matches/{match_id}/at/0").status_code == 409


def _refused(live: Live, code: str, closed: int) -> None:
    """The channel says why, then closes."""
    assert live.hear()["code"] == code
    with pytest.raises(Exception, match=str(closed)):
        live.hear()
    live.close()


def test_a_private_match_does_not_exist_for_others(visit: Visit) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    match_id = anna.create("me", "random", private=True)["id"]
    watch = anna.get(f"/api/matches/{match_id}")["watch"]
    assert bert.http.get(f"/api/matches/{match_id}").status_code == 404
    _refused(bert.open(match_id), "not_found", 4404)
    assert bert.get(f"/api/matches/{match_id}?watch={watch}")["my_seats"] == []
    with bert.open(match_id, f"?watch={watch}") as watching:
        assert watching.view["picture"]["cards"]
    for nothing in ("nothing", "%00", "x" * 100):
        _refused(bert.open(nothing), "not_found", 4404)
    bots = anna.create("random", "random", private=True)["id"]
    with anna.open(bots) as watching:
        assert watching.view["my_seats"] == []


def test_a_stale_answer_changes_nothing(visit: Visit) -> None:
    anna = visit("Anna")
    match_id = anna.create("me", "me")["id"]
    with anna.open(match_id) as live, anna.open(match_id) as other:
        value = live.good_answer()
        old = live.view["answers"]
        assert live.answer(value)["type"] == "accepted"
        now = other.view_at(old + 1)["answers"]
        number = other.send("answer", answers=old, seat=0, value=value)
        reply = other.wait(lambda message: message.get("request") == number)
        assert (reply["type"], reply["code"], reply["key"]) == ("error", "stale", "server-stale")
        assert other.of_type("view")["answers"] == now


def test_an_answer_for_a_position_that_was_taken_back_is_stale(visit: Visit) -> None:
    """Two positions may have the same number of answers; the revision tells them apart."""
    anna = visit("Anna")
    match_id = anna.create("me", "me")["id"]
    with anna.open(match_id) as live:
        until(live, "aofs:activate", Random(1))
        live.step()
        seen = dict(live.view)
        assert live.ask("undo")["type"] == "accepted"
        live.of_type("view")
        live.step()
        assert live.view["answers"] == seen["answers"]
        old = live.answer("hold", revision=seen["revision"])
        assert (old["type"], old["code"], old["key"]) == ("error", "stale", "server-stale")
        assert old["message"] == "The match has gone on in the meantime. Please look again."
        again = live.of_type("view")
        assert again["revision"] > seen["revision"] and again["answers"] == seen["answers"], "and nothing has happened"


def test_a_refusal_names_the_rule_and_changes_nothing(visit: Visit) -> None:
    anna = visit("Anna")
    match_id = anna.create("me", "me")["id"]
    with anna.open(match_id) as live:
        before = live.view["answers"]
        assert live.view["question"]["key"] == "aofs:objective"
        reply = live.answer([[1, 1]])
        assert (reply["type"], reply["rule"]) == ("refused", "aofs.objective.placement")
        assert reply["why"] == {"key": "aofs-refused-in-zone", "args": {}}
        tried = live.ask("try", value=[[1, 1]])
        assert tried["why"] == reply["why"]
        trash: list[Any] = [None, 5, "x", [], {}, [[1]], [["a", "b"]], [[1, 2], [3, 4]], [[1e9, 0]], [{"x": 1}]]
        for nonsense in trash:
            assert live.answer(nonsense)["type"] == "refused"
        assert live.ask("propose")["type"] == "proposal"
        assert live.answer(live.good_answer())["type"] == "accepted"
        assert live.view_at(before + 1)


def test_who_is_not_asked_is_refused(visit: Visit) -> None:
    anna, bert, match_id = both(visit)
    with anna.open(match_id) as first, bert.open(match_id) as second:
        idle = second if first.view["question"] else first
        seat = idle.view["my_seats"][0]
        reply = idle.ask("answer", answers=idle.view["answers"], seat=seat, value=[[24, 24]])
        assert (reply["type"], reply["why"]["key"]) == ("refused", "core-refused-not-asked")
        stolen = idle.ask("answer", answers=idle.view["answers"], seat=1 - seat, value=[[24, 24]])
        assert (stolen["type"], stolen["code"]) == ("error", "not_yours")


def until(live: Live, key: str, rng: Random) -> None:
    while live.view["question"]["key"] != key:
        live.step(rng)


def test_own_choices_can_be_taken_back(visit: Visit) -> None:
    anna = visit("Anna")
    match_id = anna.create("me", "me")["id"]
    with anna.open(match_id) as live:
        until(live, "aofs:activate", Random(1))
        before, events = live.view, list(live.events)
        live.step()
        assert live.view["can_undo"] and live.view["question"]["key"] == "aofs:action"
        assert live.ask("undo", answers=live.view["answers"])["type"] == "accepted"
        back = live.of_type("view")
        assert back["answers"] == before["answers"] and back["picture"] == before["picture"]
        assert live.events == events
        assert live.ask("undo", answers=9999)["code"] == "stale"


def test_dice_end_the_right_to_take_back(visit: Visit) -> None:
    anna, bert, match_id = both(visit)
    with anna.open(match_id) as first, bert.open(match_id) as second:
        asked, other = (first, second) if first.view["question"] else (second, first)
        assert not asked.view["can_undo"], "dice decided who begins"
        assert asked.ask("undo")["why"]["key"] == "server-refused-undo"
        before = asked.view["answers"]
        asked.step()
        other.view_at(before + 1)
        assert asked.view["can_undo"] and not other.view["can_undo"]
        assert other.ask("undo")["type"] == "refused"
        assert asked.ask("undo")["type"] == "accepted"
        asked.of_type("view")
        asked.step()
        other.view_at(before + 1)
        other.step()
        asked.view_at(before + 2)
        assert not asked.view["can_undo"]
        assert asked.ask("undo")["type"] == "refused"


def test_conceding(visit: Visit) -> None:
    anna, bert, match_id = both(visit)
    with anna.open(match_id) as first, bert.open(match_id) as second:
        assert first.ask("concede", seat=1)["code"] == "not_yours"
        assert first.ask("concede", seat=0)["type"] == "accepted"
        end = second.wait(lambda message: message["type"] == "view" and message["over"])
        assert end["outcome"] == {
            "winner": 1, "scores": [0.0, 1.0], "reason": {"key": "core-conceded", "args": {"seat": 0}},
        }
        assert end["seed"]
        assert second.ask("undo")["type"] == "refused"


def test_chat_reaches_all_and_stays(visit: Visit) -> None:
    anna, bert, match_id = both(visit)
    said = "<script>alert(1)</script> „Grüße“ \u0007"
    with anna.open(match_id) as first, bert.open(match_id) as second:
        first.send("chat", text=said)
        heard = second.of_type("chat")
        assert (heard["who"], heard["seat"], heard["text"]) == ("Anna", 0, said.strip(" \u0007"))
        assert first.ask("chat", text="  ")["code"] == "invalid"
        assert first.ask("chat", text="x" * 501)["code"] == "invalid"
    with bert.open(match_id) as again:
        assert again.of_type("chat")["text"] == heard["text"]


def test_real_dice_are_asked_of_who_rolls(visit: Visit) -> None:
    anna = visit("Anna")
    match_id = anna.create("me", "random", dice="people")["id"]
    with anna.open(match_id) as live:
        question = live.view["question"]
        assert (question["kind"], question["seat"], question["count"], question["sides"]) == ("roll", None, 1, 6)
        assert live.answer([7])["type"] == "refused"
        assert live.answer([3])["type"] == "accepted"
        live.view_at(1)
        assert live.view["can_undo"], "who plays alone may correct a die"
        assert live.answer([6], seat=0)["type"] == "accepted"
        live.view_at(2)
        assert live.view["question"]["seat"] == 1, "the bot's die is asked of the person"
        assert live.answer([2], seat=0)["type"] == "accepted"
        assert live.view_at(3)["seed"] is None
        assert live.view["question"]["key"] == "aofs:objective"


def test_a_real_table_asks_for_measures(visit: Visit) -> None:
    anna = visit("Anna")
    match_id = anna.create("me", "me", real_table=True, dice="people")["id"]
    rng, kinds = Random(4), set()
    with anna.open(match_id) as live:
        assert live.view["picture"]["tracked"] is False
        for _ in range(80):
            question = live.view["question"]
            kinds.add(question["kind"])
            if question["kind"] == "measure":
                live.answer(live.ask("propose")["value"])
                live.of_type("view")
            else:
                live.step(rng)
        assert {"measure", "roll", "pick"} <= kinds and "move" not in kinds


def test_two_bots_play_by_themselves(visit: Visit) -> None:
    anna = visit("Anna")
    match_id = anna.create("random", "random")["id"]
    with anna.open(match_id) as live:
        while not live.view["over"]:
            live.of_type("view", 60)
        assert live.view["my_seats"] == []


def test_previews_tries_and_proposals(visit: Visit) -> None:
    anna = visit("Anna")
    match_id = anna.create("me", "me")["id"]
    rng = Random(3)
    with anna.open(match_id) as live:
        until(live, "aofs:action", rng)
        advance = live.ask("preview", option="advance")
        assert advance["lines"][0]["tally"]["base"] == 6 and advance["chances"] == []
        assert live.ask("preview", option="dance")["lines"] == []
        assert live.answer("advance")["type"] == "accepted"
        live.of_type("view")
        assert live.view["question"]["key"] == "aofs:move"
        subjects = live.view["question"]["subjects"]
        value = live.ask("propose", toward=[24, 24])["value"]
        outlines = live.ask("reach")["outlines"]
        assert outlines and len(outlines[0]) > 8 and live.ask("reach")["outlines"] == outlines
        tried = live.ask("try", value=value)
        assert tried["ok"] and set(tried["limits"]) == set(subjects)
        assert all(cost <= tried["limits"][model] + 0.001 for model, cost in tried["cost"].items())
        far = {subject: [[24, 24], [1, 1]] for subject in subjects}
        assert live.ask("try", value=far)["type"] == "refused"
        assert live.answer(value)["type"] == "accepted"
        assert live.of_type("view")["moved"] == value


def test_a_moment_is_shown_as_it_was_without_its_question(visit: Visit) -> None:
    anna, bert, match_id = both(visit)
    rng = Random(3)
    seen: dict[int, Any] = {}
    with anna.open(match_id) as live, bert.open(match_id) as other, visit("Carla").open(match_id) as watching:
        while live.view["answers"] < 50:
            asked = live if live.view["question"] else other
            asked.step(rng)
            for one in (live, other, watching):
                one.view_at(asked.view["answers"])
            seen[live.view["answers"]] = live.view["picture"]
        for one in (live, other, watching):
            for answers, picture in seen.items():
                found = one.ask("moment", answers=answers)
                assert set(found) == {"type", "request", "answers", "picture", "waiting_for"}
                assert one is not live or found["picture"] == picture
        ends = [event["at"] for event in live.events]
        assert ends == sorted(ends) and set(ends) & set(seen) and ends[-1] <= live.view["answers"]
        assert live.ask("moment", answers=live.view["answers"] + 1)["code"] == "stale"
        live.send("moment", answers=-1)
        assert live.of_type("error")["code"] == "bad_message"


def test_targets_show_tallies_and_odds(visit: Visit) -> None:
    anna = visit("Anna")
    for number in range(20):
        with anna.open(anna.create("me", "me")["id"]) as live:
            if not _reached(live, "aofs:target", Random(number)):
                continue
            target = next(option["id"] for option in live.view["question"]["options"] if option["preview"])
            shown = live.ask("preview", option=target)
            assert shown["lines"] and all(0 <= chance["value"] <= 1 for chance in shown["chances"])
            texts = [line["text"]["key"] for line in shown["lines"]]
            assert texts[:3] == ["preview-sight", "preview-hit", "preview-save"] and "preview-wounds" in texts
            return
    raise AssertionError("nobody ever shot")


def _reached(live: Live, key: str, rng: Random) -> bool:
    while not live.view["over"]:
        if live.view["question"]["key"] == key:
            return True
        live.step(rng)
    return False


@pytest.mark.parametrize(
    ("change", "status", "where"),
    [
        ({"game": "chess"}, 404, "body.game"),
        ({"armies": [{"roster": "nobody"}, {"roster": "moorvolk"}]}, 422, "body.armies[0].roster"),
        ({"armies": [{"roster": "grenzwacht"}]}, 422, "body.armies[1]"),
        ({"armies": [{}, {}]}, 422, "body.armies[0]"),
        ({"armies": [{"roster": "grenzwacht", "army": "x"}, {"roster": "moorvolk"}]}, 422, "body.armies[0].army"),
        ({"seats": [{"kind": "me"}]}, 422, "body.seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, 422, "body.seats[1].bot"),
        ({"seats": [{"kind": "bot", "bot": "random"}] * 2, "dice": "people"}, 422, "body.seats"),
        ({"seats": [{"kind": "me"}, {"kind": "you"}]}, 422, "body.seats[1].kind"),
        ({"dice": "loaded"}, 422, "body.dice"),
        ({"table": {"seed": "7"}}, 422, "body.table.seed"),
        ({"surprise": 1}, 422, "body.surprise"),
    ],
)
def test_wishes_that_cannot_be(visit: Visit, change: dict[str, Any], status: int, where: str) -> None:
    anna = visit("Anna")
    armies = [{"roster": "grenzwacht"}, {"roster": "moorvolk"}]
    wish = {"game": "aofs", "size": 150, "armies": armies, "seats": [{"kind": "me"}, {"kind": "link"}], **change}
    refused = anna.http.post("/api/matches", json=wish)
    assert refused.status_code == status, refused.text
    assert anna.error(refused)["where"] == where


def test_a_setup_against_the_rules_is_refused_with_its_rule(visit: Visit) -> None:
    anna = visit("Anna")
    units = [{"unit": "hauptmann"}] * 5
    armies = [{"roster": "grenzwacht", "units": units}, {"roster": "moorvolk"}]
    wish = {"game": "aofs", "size": 150, "armies": armies, "seats": [{"kind": "me"}, {"kind": "me"}]}
    refused = anna.http.post("/api/matches", json=wish)
    assert refused.status_code == 409
    error = anna.error(refused)
    assert (error["code"], error["rule"], error["why"]["key"]) == ("refused", "aofs.army.points", "aofs-army-too-dear")


def test_a_board_of_ones_own(visit: Visit) -> None:
    anna = visit("Anna")
    board = anna.get("/api/games/aofs/table?seed=9")
    match_id = anna.create("me", "me", table={"board": board})["id"]
    with anna.open(match_id) as live:
        assert len(live.view["picture"]["pieces"]) == len(board["pieces"])
    board["pieces"][0]["outline"] = [[0, 0], [4, 4], [4, 0], [0, 4]]
    wish = {
        "game": "aofs", "size": 150, "armies": [{"roster": "grenzwacht"}, {"roster": "moorvolk"}],
        "seats": [{"kind": "me"}, {"kind": "me"}], "table": {"board": board},
    }
    refused = anna.http.post("/api/matches", json=wish)
    assert (refused.status_code, anna.error(refused)["where"]) == (422, "body.table")


def test_names(server: ServerProcess) -> None:
    with Visitor(server.url, "Anna", headers={"Accept-Language": "en"}) as anna:
        made = [anna.create("me", "captain"), anna.create("me", "me"), anna.create("me", "link", names=["Rot", "Blau"])]
        names = [anna.get(f"/api/matches/{one['id']}")["names"] for one in made]
        assert names == [["Anna", "Computer"], ["Anna", "Player 2"], ["Rot", "Blau"]]

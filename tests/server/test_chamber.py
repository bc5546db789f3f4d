"""Writing in two windows, and what people pin to their maps."""
from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.desk.conftest import FOLDER
from tests.server.processes import ServerProcess
from tests.server.test_worlds import found, invite_of
from tests.server.visitors import Visitor

Come = Callable[[str], Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("chamber"), "--add-game", str(FOLDER)) as running:
        yield running


def test_a_second_window_writes_nothing_over_that_it_has_not_seen(visit: Come) -> None:
    anna = visit("Anna")
    world = found(anna)
    paper, draft = f"/api/worlds/{world}/paper", f"/api/worlds/{world}/draft"
    assert anna.get(paper)["mark"] == ""
    first = anna.put(draft, text="graben", after="")["mark"]
    assert anna.get(paper)["mark"] == first
    refused = anna.http.put(draft, json={"text": "heben 1", "after": ""})
    assert refused.status_code == 409 and anna.error(refused)["code"] == "written_elsewhere"
    assert anna.http.post(paper, json={"text": "heben 1", "after": ""}).status_code == 409
    assert anna.get(paper)["text"] == "graben"
    # The same words are no quarrel; and whoever has seen what stands there may replace it.
    assert anna.put(draft, text="graben", after="")["mark"] == first
    second = anna.put(draft, text="heben 1", after=first)["mark"]
    handed = anna.post(paper, text="heben 1", after=second)
    assert anna.get(paper) == {"text": "heben 1", "handed_in": True, "problems": [], "mark": handed["mark"]}
    assert anna.http.put(draft, json={"text": "graben", "after": second}).status_code == 409
    # Who asks for nothing, such as a program, still writes.
    anna.put(draft, text="graben")
    assert anna.get(paper)["text"] == "graben"


def test_a_window_that_was_left_open_hands_in_nothing_for_the_next_phase(visit: Come) -> None:
    anna = visit("Anna")
    path = f"/api/worlds/{found(anna)}"
    anna.post(f"{path}/paper", text="graben", phase=0)
    anna.post(f"{path}/publish", 204, phase=0, anyway=True)
    for change in (anna.http.post(f"{path}/paper", json={"text": "heben 1", "phase": 0}),
                   anna.http.put(f"{path}/draft", json={"text": "heben 1", "phase": 0})):
        assert change.status_code == 409 and anna.error(change)["code"] == "closed"
    assert anna.get(f"{path}/paper")["text"] == "" and anna.get(f"{path}/files/0")["text"] == "graben"
    anna.post(f"{path}/paper", text="heben 1", phase=1)


def test_notes_belong_to_one_person_in_one_world(visit: Come) -> None:
    anna, bert, stranger = visit("Anna"), visit("Bert"), visit("Carla")
    world = found(anna)
    bert.post(f"/api/worlds/{world}/join", invite=invite_of(anna, world), luck="")
    notes = f"/api/worlds/{world}/notes"
    assert anna.http.put(notes, json={"place": "2A+10", "words": " Drache ", "colour": "red"}).status_code == 204
    anna.http.put(notes, json={"place": "2A'+11", "colour": "blue"})
    assert anna.get(notes) == {
        "2A'+11": {"words": "", "colour": "blue"}, "2A+10": {"words": "Drache", "colour": "red"},
    }
    assert bert.get(notes) == {}
    stranger.get(notes, 404)
    assert stranger.http.put(notes, json={"place": "2A+10", "words": "x"}).status_code == 404
    anna.http.put(notes, json={"place": "2A'+11"})
    assert list(anna.get(notes)) == ["2A+10"]
    for wrong in ({"place": "somewhere"}, {"place": "2A+10", "colour": "pink"}, {"place": "2A+10", "words": "x" * 201}):
        assert anna.http.put(notes, json=wrong).status_code == 422


def test_a_game_without_a_map_has_no_reach_and_no_picture(visit: Come) -> None:
    anna = visit("Anna")
    world = found(anna)
    assert anna.post(f"/api/worlds/{world}/reach", place="2A+10", figures={"LB": 5}) == {}
    anna.get(f"/api/worlds/{world}/chart.svg?language=de&realm=Nord", 404)

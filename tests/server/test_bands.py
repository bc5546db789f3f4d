"""Bands that play a campaign at the server: sheets, a match, what follows, the next match."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.visitors import Visitor

Visit = Callable[[str], Visitor]
WISH = {"game": "frostgrave", "name": "Nordlicht", "school": "eisweber", "soldiers": ["raufbold", "bogenschuetze"]}


def founded(anna: Visitor, **more: Any) -> Any:
    return anna.post("/api/bands", 201, **{**WISH, **more})


def send_out(anna: Visitor, band_id: str, *kinds: str) -> Any:
    armies = [{"band": band_id}, {"roster": anna.get("/api/games/frostgrave/rosters")[0]["key"]}]
    return anna.create(*(kinds or ("me", "random")), game="frostgrave", size=300, armies=armies, table={"seed": 3})


def give_up(anna: Visitor, match_id: str) -> None:
    with anna.open(match_id) as live:
        live.ask("concede", seat=0)


def test_a_band_is_made_shown_and_deleted(visit: Visit) -> None:
    anna = visit("Anna")
    band = founded(anna)
    assert (band["name"], band["busy"], band["match"]) == ("Nordlicht", False, None)
    sheet = band["sheet"]
    assert (sheet["crowns"], sheet["level"], len(sheet["spells"])) == (235, 0, 6)
    assert [member["role"] for member in sheet["members"]] == ["wizard", "apprentice", "raufbold", "bogenschuetze"]
    assert anna.get("/api/bands") == [anna.get(f"/api/bands/{band['id']}")]
    pdf = anna.http.get(f"/api/bands/{band['id']}/sheet.pdf?language=de")
    assert pdf.content.startswith(b"%PDF")
    toml = anna.http.get(f"/api/bands/{band['id']}/sheet.toml").text
    twin = anna.post("/api/bands/sheet", 201, game="frostgrave", sheet=toml)
    assert twin["sheet"] == sheet
    anna.delete(f"/api/bands/{band['id']}")
    anna.get(f"/api/bands/{band['id']}", 404)


def test_what_cannot_be_is_refused_with_its_rule(visit: Visit) -> None:
    anna = visit("Anna")
    dear = anna.http.post("/api/bands", json={**WISH, "soldiers": ["eisengardist"] * 5})
    assert (dear.status_code, anna.error(dear)["rule"]) == (409, "frostgrave.campaign.band")
    bad = anna.http.post("/api/bands/sheet", json={"game": "frostgrave", "sheet": 'version = 1\nname = "X"\n'})
    assert (bad.status_code, anna.error(bad)["code"]) == (422, "bad_sheet")
    assert anna.http.post("/api/bands", json={**WISH, "game": "aofs"}).status_code == 404


def test_bands_belong_to_one_person(visit: Visit) -> None:
    band = founded(visit("Anna"))
    bert = visit("Bert")
    bert.get(f"/api/bands/{band['id']}", 404)
    bert.delete(f"/api/bands/{band['id']}", 404)
    bert.post(f"/api/bands/{band['id']}/between", 404)
    assert bert.get("/api/bands") == []


def test_from_a_match_to_the_next(visit: Visit) -> None:
    anna = visit("Anna")
    band_id = founded(anna)["id"]
    match_id = send_out(anna, band_id)["id"]
    out = anna.get(f"/api/bands/{band_id}")
    assert out["match"] == {"id": match_id, "over": False}
    running = anna.http.post(f"/api/bands/{band_id}/between")
    assert (running.status_code, anna.error(running)["code"]) == (409, "not_over")
    roster = anna.get("/api/games/frostgrave/rosters")[0]["key"]
    busy = anna.http.post("/api/matches", json={
        "game": "frostgrave", "seats": [{"kind": "me"}, {"kind": "me"}],
        "armies": [{"band": band_id}, {"roster": roster}],
    })  # fmt: skip
    assert (busy.status_code, anna.error(busy)["code"]) == (409, "band_busy")
    give_up(anna, match_id)
    between = anna.post(f"/api/bands/{band_id}/between")
    assert between["question"]["key"] == "frostgrave:campaign_market"
    assert any(event["rules"] == ["frostgrave.campaign.pay"] for event in between["events"])
    assert between["sheet"]["crowns"] == 255
    again = anna.post(f"/api/bands/{band_id}/between")
    assert again == between

    for value in ("hire", "hellebardier"):
        between = anna.post(f"/api/bands/{band_id}/between/answer", step=between["step"], value=value)
    assert between["sheet"]["crowns"] == 220 and len(between["sheet"]["members"]) == 5
    between = anna.post(f"/api/bands/{band_id}/between/undo")
    assert between["question"]["key"] == "frostgrave:campaign_hire" and between["sheet"]["crowns"] == 255
    stale = anna.http.post(f"/api/bands/{band_id}/between/answer", json={"step": 99, "value": "raufbold"})
    assert anna.error(stale)["code"] == "outpaced"
    wrong = anna.http.post(
        f"/api/bands/{band_id}/between/answer", json={"step": between["step"], "value": "drache"}
    )
    assert (wrong.status_code, anna.error(wrong)["code"]) == (409, "refused")
    assert anna.get(f"/api/bands/{band_id}")["sheet"]["crowns"] == 235, "the sheet changes when all is done"
    for value in ("raufbold", "done"):
        between = anna.post(f"/api/bands/{band_id}/between/answer", step=between["step"], value=value)
    assert between["over"]

    home = anna.get(f"/api/bands/{band_id}")
    assert (home["match"], home["busy"], home["sheet"]["crowns"]) == (None, False, 235)
    assert home["sheet"]["history"][0]["result"] == "lost"
    send_out(anna, band_id)


def test_a_band_does_not_play_against_itself(visit: Visit) -> None:
    anna = visit("Anna")
    band_id = founded(anna)["id"]
    tried = anna.http.post("/api/matches", json={
        "game": "frostgrave", "seats": [{"kind": "me"}, {"kind": "me"}], "armies": [{"band": band_id}] * 2,
    })  # fmt: skip
    assert tried.status_code == 422
    assert anna.get(f"/api/bands/{band_id}")["match"] is None


def test_a_match_that_does_not_count(visit: Visit) -> None:
    anna = visit("Anna")
    band_id = founded(anna)["id"]
    send_out(anna, band_id)
    anna.delete(f"/api/bands/{band_id}/match")
    assert anna.get(f"/api/bands/{band_id}")["match"] is None
    assert anna.post(f"/api/bands/{band_id}/between")["events"] == []
    busy = anna.http.delete(f"/api/bands/{band_id}/match")
    assert anna.error(busy)["code"] == "band_busy"


def test_two_bands_meet_by_a_code(visit: Visit) -> None:
    """Anna makes the match with the code of Bert's band; each has what follows for the own band."""
    anna, bert = visit("Anna"), visit("Bert")
    first, second = founded(anna), founded(bert, name="Südwind")
    shown = anna.get(f"/api/bands/shared/{second['share']}")
    assert (shown["name"], shown["free"]) == ("Südwind", True)
    made = anna.create(
        "me", "link", game="frostgrave", size=300, table={"seed": 3},
        armies=[{"band": first["id"]}, {"band": second["share"]}],
    )
    assert anna.get(f"/api/bands/shared/{second['share']}")["free"] is False
    bert.post(f"/api/matches/{made['id']}/join", invite=made["seats"][1]["invite"])
    give_up(anna, made["id"])
    for one, band, result in ((anna, first, "lost"), (bert, second, "won")):
        between = one.post(f"/api/bands/{band['id']}/between")
        assert between["sheet"]["history"][0]["result"] == result


def test_nobody_sends_out_the_band_of_another(visit: Visit) -> None:
    band_id = founded(visit("Anna"))["id"]
    bert = visit("Bert")
    tried = bert.http.post("/api/matches", json={
        "game": "frostgrave", "seats": [{"kind": "me"}, {"kind": "me"}], "armies": [{"band": band_id}],
    })  # fmt: skip
    assert tried.status_code == 404

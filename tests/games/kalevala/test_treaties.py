"""Treaties in reports and in the game master's overview: each side its own, he all of them, in both languages."""
from __future__ import annotations

import msgspec
import pytest
from tests.games.kalevala.small_realm import OTHER, REALM, ran

from walstatt.core.texts import LANGUAGES, Texts
from walstatt.core.turn import Inputs
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala.court.treaties import treaty_flaws
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.state import Treaty
from walstatt.paper.report import document, render

THEN = Date(271, 1)
SEALED = Treaty((REALM, OTHER), "Nordfriede", "Keiner zieht nach Norden.", Date(270, 3), (OTHER, REALM), THEN)
DRAFT = Treaty((OTHER, REALM), "Zoll", "Ein Zehnter vom Salz.", THEN, (OTHER,))
OF_OTHERS = Treaty((OTHER, "Hagen"), "Hinterhalt", "Im Morgengrauen.", THEN, (OTHER, "Hagen"), THEN)
OLD = Treaty((REALM, OTHER), "Waffenruhe", "Bis zum Winter.", Date(260, 1), (REALM, OTHER), Date(260, 2), Date(269, 4))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_side_reads_its_own_and_the_game_master_all(language: str) -> None:
    run = ran()
    run.state.treaties = [SEALED, DRAFT, OF_OTHERS, OLD]
    run.state.realms[OTHER].vacant = "abdication"
    texts = Texts(language)

    def shown(data: dict[str, object], realm: str) -> str:
        return render(document("kalevala", "Midgard", realm, "271.1", data), "text", texts).decode()

    mine = shown(GAME.report(run.state, run, REALM), REALM)
    assert all(word in mine for word in ("Nordfriede", "Keiner zieht nach Norden.", "Zoll", "Ein Zehnter vom Salz."))
    assert not any(word in mine for word in ("Hinterhalt", "Morgengrauen", "Waffenruhe"))
    everything = shown(GAME.overview(run.state), "")
    assert all(word in everything for word in ("Nordfriede", "Zoll", "Hinterhalt", "Im Morgengrauen."))
    assert texts.format("kalevala-overview-vacant", how="abdication") in everything
    assert "kalevala-" not in mine + everything


@pytest.mark.parametrize("wrong", [
    msgspec.structs.replace(SEALED, parties=(REALM, REALM)), msgspec.structs.replace(SEALED, seals=(REALM,)),
    msgspec.structs.replace(SEALED, seals=(REALM, "Hagen")), msgspec.structs.replace(DRAFT, since=THEN),
    msgspec.structs.replace(DRAFT, seals=(OTHER, OTHER), since=THEN),
])
def test_what_no_treaty_can_be(wrong: Treaty) -> None:
    assert list(treaty_flaws([wrong]))
    assert not list(treaty_flaws([SEALED, DRAFT, OF_OTHERS, OLD]))


def test_two_rulers_have_one_treaty_of_a_title() -> None:
    again = msgspec.structs.replace(DRAFT, parties=(REALM, OTHER), seals=(REALM,), words="Zwei.")
    assert list(treaty_flaws([DRAFT, again]))
    assert not list(treaty_flaws([DRAFT, msgspec.structs.replace(again, ended=THEN)]))


@pytest.mark.parametrize(("ended", "kept"), [(261, True), (260, False)])
def test_one_that_has_ended_is_forgotten_after_ten_great_rounds(ended: int, kept: bool) -> None:
    state = ran().state
    state.treaties = [msgspec.structs.replace(OLD, ended=Date(ended, 1)), SEALED]
    after = Ground(GAME, bytes(32)).run(Phase(0, state, Inputs())).state
    assert [one.title for one in after.treaties] == (["Waffenruhe"] if kept else []) + ["Nordfriede"]

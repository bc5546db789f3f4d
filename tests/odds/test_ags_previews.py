"""What the options of a skirmish tell before anybody chooses one."""
from __future__ import annotations

from random import Random

from walstatt.core.match import Match
from walstatt.core.questions import Pick, Question
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.ags import lobby
from walstatt.games.ags.game import GAME
from walstatt.games.lobby import ArmyWish, MatchWish
from walstatt.odds import ags_previews, previews
from walstatt.table.questions import Place


def asked(name: str, *wishes: str, seed: int = 2) -> tuple[Match, Question]:
    """A game in which these options are taken where they are offered, up to a question of this name."""
    armies = [ArmyWish("orden"), ArmyWish("ritter")]
    match = Match(GAME, lobby.setup(MatchWish(armies, 50, False, {}, ("Anna", "Bert"), False, None, 7)))
    rng = Random(seed)
    while (question := match.question) is not None and question.name != name:
        offered = question.options if isinstance(question, Pick) else ()
        wished = next((wish for wish in wishes if wish in offered), None)
        match.answer(wished or (True if question.name == "accept_terrain" else question.sample(rng)))
    assert question is not None, f"nobody was asked {name}"
    return match, question


def told(match: Match, question: Question, option: str, language: str = "de") -> list[str]:
    return [Texts(language).say(line.text) for line in previews.preview(match, question, option).lines]


def test_what_everybody_can_do_is_explained() -> None:
    match, question = asked("action")
    action, condition = told(match, question, "fokussieren")
    assert "Fokussierend" in action and "ATT+2" in condition
    assert told(match, question, "fokussieren", "en") != [action, condition]
    walk = previews.preview(match, question, "gehen")
    assert walk.lines[0].tally is None and walk.lines[-1].tally is not None, "the rule first, then the inches"
    assert told(match, question, "ende") == []


def test_the_third_action_is_explained() -> None:
    match, question = asked("action", seed=3)
    while question.name != "action" or "dritte_aktion" not in getattr(question, "options", ()):
        match.answer(question.sample(Random(4)))
        match.state.tokens = (3, 3)
        assert match.question is not None
        question = match.question
    assert "LT" in told(match, question, "dritte_aktion")[0] or "Token" in told(match, question, "dritte_aktion")[0]


def test_an_attack_with_one_possible_target_tells_its_odds() -> None:
    match, question = asked("action")
    user = match.play.figure(question.args["figure_id"])
    foe = next(one for one in match.play.on_table() if match.play.hostile(user, one))
    for figure in match.play.on_table():
        if figure is not user:
            figure.x, figure.y = -50.0, -50.0
    assert not ags_previews.preview(match, question, "stossen").chances
    foe.x, foe.y, foe.z = user.x + match.play.radius(user) + match.play.radius(foe), user.y, user.z
    shown = ags_previews.preview(match, question, "stossen")
    assert any(line.text.key == "ags-preview-against" for line in shown.lines)
    assert shown.chances and 0 < shown.chances[0].value < 1


def test_an_area_tells_whom_it_strikes_and_how_hard() -> None:
    match, question = asked("point", "Gewitter", "Feuerball")
    assert isinstance(question, Place)
    user = match.play.figure(question.args["figure"].args["id"])
    for figure in match.play.on_table():
        figure.x, figure.y = (user.x, user.y) if figure is user else (-50.0, -50.0)
    friend = next(one for one in match.play.friends(user) if one is not user)
    foe = next(one for one in match.play.on_table() if match.play.hostile(user, one))
    at = (user.x + 4, user.y)
    question.judge = lambda _: None
    assert [one.key for one in previews.tried(match, question, [list(at)]).triggers] == ["ags-preview-strikes-nobody"]
    foe.x, foe.y, foe.z = *at, user.z
    friend.x, friend.y, friend.z = at[0] + 1, at[1], user.z
    for language, mine in zip(LANGUAGES, ("eigenes", "own"), strict=True):
        lines = [Texts(language).say(one) for one in previews.tried(match, question, [list(at)]).triggers]
        assert len(lines) == 2 and "%" in lines[0]
        assert sum(mine in line for line in lines) == 1, "that it is an own model is said"
    assert previews.tabletop(match).obvious(question) is None, "as many friends as enemies"
    friend.x = -50.0
    assert previews.tabletop(match).obvious(question) == [list(at)]

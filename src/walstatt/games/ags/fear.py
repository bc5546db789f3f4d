"""The fear test before an attack on a fearsome model (2.4.5)."""
from __future__ import annotations

from walstatt.core.questions import Script
from walstatt.games.ags import duels, values
from walstatt.games.ags.blows import FearAhead
from walstatt.games.ags.doing import Doing
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Figure

HOW_OFTEN = "ags.r.furcht_haeufigkeit"


def target_number(play: AgsPlay, attacker: Figure, target: Figure) -> int:
    """X of the target less the attacker's own; 0 where no test is due (ags.2.12.furchteinfloessend.gegenseitig)."""
    fearsome = values.tag(play, target, "Furchteinflößend")
    if not fearsome or not play.hostile(attacker, target) or values.immune(play, attacker, "Furcht"):
        return 0
    own = values.tag(play, attacker, "Furchteinflößend")
    return max(0, fearsome.number - (own.number if own else 0))


def is_due(play: AgsPlay, attacker: Figure, target: Figure) -> bool:
    """Once a round for each pair (ags.r.furcht_haeufigkeit); a mob tests as one model."""
    if not target_number(play, attacker, target):
        return False
    tested = play.state.feared
    if play.ruling(HOW_OFTEN) == 1:
        return all(one != _party(attacker) for one, _ in tested)
    return (_party(attacker), _party(target)) not in tested


def ahead(play: AgsPlay, attacker: Figure, target: Figure) -> FearAhead | None:
    """The test that an attack would have to make first, for previews."""
    if not is_due(play, attacker, target):
        return None
    tn = target_number(play, attacker, target)
    cast = duels.test_cast(play, attacker, "ags.2.4.5", "", tn, "fear")
    return FearAhead(duels.side_of(play, cast), tn)


def test(play: AgsPlay, attacker: Figure, target: Figure, doing: Doing) -> Script[None]:
    """Made before the attack or the charge; a failure spoils this one attack (ags.2.4.5.misslungen)."""
    pair = (_party(attacker), _party(target))
    rules = ["ags.2.4.5", "ags.2.12.furchteinfloessend"]
    if values.has(play, attacker, "Furchteinflößend"):
        rules.append("ags.2.12.furchteinfloessend.gegenseitig")
    if not is_due(play, attacker, target):
        _excuse(play, attacker, target, rules)
        if play.ruling(HOW_OFTEN) == 2 and play.state.memo.get(_failure(pair)) == play.state.round:
            doing.spoiled.add(target.id)
        return
    play.state.feared |= {pair}
    tn = target_number(play, attacker, target)
    successes = yield from duels.will_test(play, attacker, tn, "ags.2.4.5", use="fear")
    if successes > tn:
        play.note("ags-fear-passed", *rules, figure=play.name(attacker), target=play.name(target), tn=tn)
        return
    doing.spoiled.add(target.id)
    if play.ruling(HOW_OFTEN) == 2:
        play.state.memo[_failure(pair)] = play.state.round
    play.note("ags-fear-failed", *rules, figure=play.name(attacker), target=play.name(target), tn=tn)


def _excuse(play: AgsPlay, attacker: Figure, target: Figure, rules: list[str]) -> None:
    """A fearsome target, and still no test: the attacker is immune or as fearsome itself.

    Only the first announced attack asks for a test, so whoever is excused from it makes none later in the round.
    """
    fearsome = play.hostile(attacker, target) and values.has(play, target, "Furchteinflößend")
    if not fearsome or target_number(play, attacker, target):
        return
    play.state.feared |= {(_party(attacker), _party(target))}
    if values.immune(play, attacker, "Furcht"):
        rules = ["ags.2.11.furcht"]
    play.note("ags-fear-none", *rules, figure=play.name(attacker), target=play.name(target))


def _party(figure: Figure) -> str:
    return figure.mob or figure.id


def _failure(pair: tuple[str, str]) -> str:
    return f"fear:{pair[0]}:{pair[1]}"

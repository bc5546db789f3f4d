"""The captain's advisor for Schnellreferenz: one method for every question that the game asks."""
from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, sin
from typing import Any

from walstatt.bots.frostgrave import choosing, clashes, magic, remedies
from walstatt.bots.frostgrave.errands import Errand, assigned
from walstatt.bots.frostgrave.magic import Charm
from walstatt.bots.frostgrave.plans import Intent, Planner
from walstatt.bots.frostgrave.situation import Situation
from walstatt.bots.frostgrave.temper import STEADY, Temper
from walstatt.bots.frostgrave.ways import walk_map_of
from walstatt.core.match import Match
from walstatt.core.questions import Move, Number, Pick, PickSeveral, Place, Question, YesNo
from walstatt.core.texts import Text
from walstatt.games.frostgrave import content, melee, moving, rounds, turns, values
from walstatt.games.frostgrave.blows import Blow
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.profiles import Spell
from walstatt.games.frostgrave.state import Figure

RESIST_WORTH = 0.5
"""What a spell that is not weighed does to its target, as a share of its worth."""
LEAP_TURNS = 16
RESERVE = 3
"""So many stay on the table before a carrier leaves without a second thought."""


class FrostgraveAdvisor:
    """Knows the game. Remembers what it meant from the choice of an action to the last question about it."""

    def __init__(self, seed: int, temper: Temper = STEADY) -> None:
        del seed  # nothing here is left to chance
        self._temper = temper
        self._intent: tuple[str, Intent] | None = None
        self._charm: tuple[str, Charm] | None = None
        self._moved: tuple[str, int] | None = None
        """Who has moved last, and in which round: a second move is shorter."""
        self._match: Match | None = None

    def advise(self, match: Match, seat: int, question: Question) -> Any:
        answer = ANSWERS.get(question.name)
        if answer is None:
            return None
        self._match = match
        try:
            return answer(self, match.play, seat, question)
        finally:
            self._match = None

    # ---- the look at the table

    def _look(self, play: FrostgravePlay, seat: int) -> Situation:
        return Situation(play, seat, walk_map_of(play), self._temper)

    # ---- before the first round

    def edge(self, play: FrostgravePlay, _: int, question: Pick) -> str:
        return choosing.edge(play, walk_map_of(play), question.options)

    def treasure_at(self, play: FrostgravePlay, seat: int, question: Place) -> Any:
        return choosing.treasure(play, seat, walk_map_of(play), question)

    def deploy(self, play: FrostgravePlay, seat: int, question: Place) -> Any:
        assert self._match is not None
        return choosing.deployment(self._match, seat, walk_map_of(play), question)

    # ---- whose turn it is

    def activate(self, play: FrostgravePlay, seat: int, question: Pick) -> str | None:
        waiting = [play.figure(one) for one in question.options if one in play.state.figures]
        if not waiting:
            return None
        look = self._look(play, seat)
        return self._pressing(look, waiting, assigned(look))[0].id

    def _pressing(self, look: Situation, figures: list[Figure], mine: dict[str, Errand]) -> list[Figure]:
        """Carriers first, then those in combat, shooters, fetchers, and the rest by how near the enemy is."""
        def rank(figure: Figure) -> tuple[int, float, str]:
            near = min((look.gap(figure, foe) for foe in look.foes), default=99.0)
            if figure.id in look.carriers:
                return 0, look.home(figure.x, figure.y), figure.id
            if look.opponents(figure):
                return 1, -look.play.profile(figure).fight, figure.id
            if values.ranged_weapon(look.play, figure) is not None:
                return 2, near, figure.id
            if figure.id in mine:
                return 3, mine[figure.id].inches, figure.id
            return 4, near, figure.id

        return sorted(figures, key=rank)

    def members(self, play: FrostgravePlay, seat: int, question: PickSeveral) -> list[str]:
        """Who gains by acting early and begins with a move anyway."""
        look = self._look(play, seat)
        mine = assigned(look)
        offered = [play.figure(one) for one in question.options]
        wanted = [one for one in offered if not look.opponents(one) and self._goes_along(look, one, mine)]
        return [one.id for one in self._pressing(look, wanted, mine)[: question.most]]

    def _goes_along(self, look: Situation, figure: Figure, mine: dict[str, Errand]) -> bool:
        if figure.id in look.carriers or figure.id in mine:
            return True
        return values.ranged_weapon(look.play, figure) is None

    def group_how(self, _play: FrostgravePlay, _: int, question: Pick) -> str | None:
        """One after another everybody is free in what he does."""
        return rounds.ONE_BY_ONE if question.offers(rounds.ONE_BY_ONE) else None

    def next_member(self, play: FrostgravePlay, seat: int, question: Pick) -> str:
        look = self._look(play, seat)
        return self._pressing(look, [play.figure(one) for one in question.options], assigned(look))[0].id

    # ---- actions

    def action(self, play: FrostgravePlay, seat: int, question: Pick) -> str:
        figure = _subject(play, question)
        if figure is None:
            return question.options[-1]
        look = self._look(play, seat)
        planner = Planner(look, figure, assigned(look).get(figure.id))
        left = int(question.args.get("left", 1))
        again = left == 1 and self._moved == (figure.id, play.state.round)
        intent = planner.best(set(question.options), left, moving.going(play, figure, again))
        self._intent = (figure.id, intent)
        if intent.action == turns.MOVE:
            self._moved = (figure.id, play.state.round)
        if intent.charm is not None:
            self._charm = (figure.id, intent.charm)
        return intent.action

    def move(self, play: FrostgravePlay, seat: int, question: Move) -> Any:
        figure = play.figure(question.subjects[0])
        intent = self._meant(figure)
        if intent is None or not question.accepts(_path(figure, intent)):
            look = self._look(play, seat)
            kind = question.args.get("action")
            going = moving.all_out(play, figure) if kind == "all_out" else moving.going(play, figure, kind == "second")
            intent = Planner(look, figure, assigned(look).get(figure.id)).move_only(going)
        self._intent = None
        return _path(figure, intent)

    def _meant(self, figure: Figure | None) -> Intent | None:
        """What was meant for this figure when its action was chosen."""
        if self._intent is None or figure is None or self._intent[0] != figure.id:
            return None
        return self._intent[1]

    def leave(self, play: FrostgravePlay, seat: int, question: YesNo) -> bool:
        """With a token always; but the last ones wait while it is safe, for who alone is left takes everything."""
        figure = _subject(play, question)
        look = self._look(play, seat)
        if figure is None or look.is_off(figure):
            return figure is not None
        if figure.id not in look.carriers:
            return False
        rest, staying = look.unsecured - 1, look.members(seat) - 1
        if staying >= RESERVE or (staying and (rest <= 1 or look.left <= 1)):
            return True
        if staying:
            return look.threat(figure, figure.x, figure.y) > self._temper.wait_in_danger
        best = max(look.points(other) for other in range(play.seats) if other != seat)
        return rest <= 1 or look.points(seat) + self._temper.token > best + self._temper.token * rest

    # ---- whom, with what

    def target(self, play: FrostgravePlay, seat: int, question: Pick) -> str | None:
        figure = _subject(play, question)
        intent = self._meant(figure)
        wanted = (intent.charm.target if intent.charm else intent.target) if intent else ""
        if wanted and question.offers(wanted):
            return wanted
        if figure is None:
            return None
        look = self._look(play, seat)
        spell = _spell_of(question.rule)
        if spell is not None:
            charm = magic.best(look, figure, spell)
            return charm.target if charm is not None else None
        return self._best_mark(look, figure, question)

    def potion(self, play: FrostgravePlay, seat: int, question: Pick) -> str | None:
        figure = _subject(play, question)
        found = remedies.draught(self._look(play, seat), figure) if figure is not None else None
        return found.key if found is not None else None

    def patient(self, play: FrostgravePlay, seat: int, question: Pick) -> str | None:
        figure = _subject(play, question)
        found = remedies.patient(self._look(play, seat), figure) if figure is not None else None
        return found.key if found is not None else None

    def _best_mark(self, look: Situation, figure: Figure, question: Pick) -> str | None:
        def value(option: str) -> float:
            blow = question.preview(option) if question.preview else None
            if not isinstance(blow, Blow):
                return 0.0
            return look.blow_value(figure, look.play.figure(option), clashes.exact(blow))

        return max(question.options, key=lambda option: (round(value(option), 6), option), default=None)

    def weapon(self, play: FrostgravePlay, _: int, question: Pick) -> str:
        figure = _subject(play, question)
        best = values.melee_weapons(play, figure)[0].key if figure is not None else ""
        return best if question.offers(best) else question.options[0]

    def after_fight(self, play: FrostgravePlay, seat: int, question: Pick) -> str:
        """Who is stronger holds the other; who wants to get away pushes him off."""
        figure, foe = _subject(play, question), _subject(play, question, "foe")
        if figure is None or foe is None:
            return question.options[0]
        look = self._look(play, seat)
        if figure.id in look.carriers:
            return melee.PUSH
        if foe.id in look.carriers:
            return melee.STAY
        return melee.STAY if look.fight_value(figure, foe) > 0.0 else melee.PUSH

    def intercept(self, play: FrostgravePlay, seat: int, question: YesNo) -> bool:
        """Stop carriers, and whoever we would like to fight anyway."""
        figure, mover = _subject(play, question), _subject(play, question, "mover")
        if figure is None or mover is None:
            return False
        look = self._look(play, seat)
        if figure.id in look.carriers:
            return False
        value = look.fight_value(figure, mover)
        if mover.id in look.carriers:
            value += self._temper.carried / 2
        if play.is_caster(figure):
            value -= 0.3
        return value > 0.0

    # ---- magic

    def spell(self, play: FrostgravePlay, seat: int, question: Pick) -> str | None:
        figure = _subject(play, question)
        intent = self._meant(figure)
        if intent is not None and intent.charm is not None and question.offers(intent.charm.spell):
            return intent.charm.spell
        charm = magic.best(self._look(play, seat), figure) if figure is not None else None
        if charm is None or figure is None:
            return None
        self._charm = (figure.id, charm)
        self._intent = (figure.id, Intent("cast", charm.value, charm=charm))
        return charm.spell

    def token(self, play: FrostgravePlay, seat: int, question: Pick) -> str | None:
        intent = self._meant(_subject(play, question))
        wanted = intent.charm.target if intent is not None and intent.charm is not None else ""
        if wanted and question.offers(wanted):
            return wanted
        look = self._look(play, seat)
        tokens = play.state.tokens
        return min(
            (one for one in question.options if one in tokens),
            key=lambda one: (round(look.home(tokens[one].x, tokens[one].y), 3), one), default=None,
        )

    def spell_at(self, play: FrostgravePlay, seat: int, question: Place) -> Any:
        figure = _subject(play, question)
        intent = self._meant(figure)
        charm = intent.charm if intent is not None else None
        if charm is not None and charm.place is not None and question.accepts([[*charm.place]]):
            return [[*charm.place]]
        if figure is not None and list(question.subjects) == [figure.id]:
            return self._leap(self._look(play, seat), figure, question)
        return None

    def _leap(self, look: Situation, figure: Figure, question: Place) -> Any:
        """Where it is safest."""
        spots = []
        for away in (8.9, 6.5, 4.0):
            for step in range(LEAP_TURNS):
                turn = 2 * pi * step / LEAP_TURNS
                x, y = figure.x + away * cos(turn), figure.y + away * sin(turn)
                near = min((hypot(foe.x - x, foe.y - y) for foe in look.foes), default=0.0)
                spots.append((-round(near, 3), x, y))
        return next(([[x, y]] for _, x, y in sorted(spots) if question.accepts([[x, y]])), None)

    def empower(self, play: FrostgravePlay, seat: int, question: Number) -> int:
        figure = _subject(play, question)
        charm = self._charm[1] if self._charm and figure is not None and self._charm[0] == figure.id else None
        total, number = question.args.get("total"), question.args.get("number")
        if figure is None or charm is None or total is None or number is None:
            return question.low
        return magic.health_to_spend(self._look(play, seat), figure, charm, int(total), int(number), question.high)

    def resist(self, _play: FrostgravePlay, _: int, _question: YesNo) -> bool:
        """A try costs nothing."""
        return True

    def resist_empower(self, play: FrostgravePlay, seat: int, question: Number) -> int:
        """Enough to resist, if that much Health is worth less than what the spell does."""
        figure = _subject(play, question)
        if figure is None:
            return question.low
        short = int(question.args.get("number", 0)) - int(question.args.get("total", 0))
        look = self._look(play, seat)
        price = short * magic.health_price(look, figure)
        if not 0 < short <= question.high or price > RESIST_WORTH * look.worth(figure):
            return question.low
        return short


def _path(figure: Figure, intent: Intent | None) -> dict[str, list[list[float]]]:
    return {figure.id: [[x, y] for x, y in intent.path]} if intent is not None and intent.path else {}


def _subject(play: FrostgravePlay, question: Question, argument: str = "figure") -> Figure | None:
    """The figure that a question names."""
    named = question.args.get(argument)
    return play.state.figures.get(named.args.get("id", "")) if isinstance(named, Text) else None


def _spell_of(rule: str) -> Spell | None:
    return next((spell for spell in content.spells().values() if spell.rule == rule), None)


ANSWERS: dict[str, Callable[[FrostgraveAdvisor, FrostgravePlay, int, Any], Any]] = {
    name: getattr(FrostgraveAdvisor, name)
    for name in (
        "edge", "treasure_at", "deploy", "activate", "members", "group_how", "next_member", "action", "move", "leave",
        "target", "weapon", "after_fight", "intercept", "spell", "token", "spell_at", "empower", "resist",
        "resist_empower", "potion", "patient",
    )
}

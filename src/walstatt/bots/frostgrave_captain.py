"""The captain's advisor for Schnellreferenz: one method for every question that the game asks."""
from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, sin
from typing import Any

from walstatt.bots.base import Counsel
from walstatt.bots.frostgrave import choosing, clashes, magic, remedies
from walstatt.bots.frostgrave.errands import Errand, assigned
from walstatt.bots.frostgrave.magic import Charm
from walstatt.bots.frostgrave.plans import Intent, Planner, why_cast
from walstatt.bots.frostgrave.situation import Situation
from walstatt.bots.frostgrave.temper import STEADY, Temper
from walstatt.bots.frostgrave.ways import walk_map_of
from walstatt.bots.weighing import because, percent
from walstatt.core.match import Match
from walstatt.core.questions import Number, Pick, PickSeveral, Question, YesNo
from walstatt.core.texts import Text, text
from walstatt.games.frostgrave import content, melee, moving, rounds, turns, values
from walstatt.games.frostgrave.blows import Blow
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.profiles import Spell
from walstatt.games.frostgrave.state import Figure
from walstatt.table.questions import Move, Place

RESIST_WORTH = 0.5
"""What a spell that is not weighed does to its target, as a share of its worth."""
POSTS = ("carrier", "fighter", "shooter", "fetcher", "other")
"""Who acts first."""
MARCHES = (turns.MOVE, turns.ALL_OUT)
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

    def advise(self, match: Match, seat: int, question: Question) -> Counsel | None:
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

    def edge(self, play: FrostgravePlay, _: int, question: Pick) -> Counsel:
        return Counsel(choosing.edge(play, walk_map_of(play), question.options), text("frostgrave-why-edge"))

    def treasure_at(self, play: FrostgravePlay, seat: int, question: Place) -> Counsel | None:
        return because(choosing.treasure(play, seat, walk_map_of(play), question), text("frostgrave-why-treasure"))

    def deploy(self, play: FrostgravePlay, seat: int, question: Place) -> Counsel | None:
        assert self._match is not None
        places = choosing.deployment(self._match, seat, walk_map_of(play), question)
        return because(places, text("frostgrave-why-deploy"))

    # ---- whose turn it is

    def activate(self, play: FrostgravePlay, seat: int, question: Pick) -> Counsel | None:
        waiting = [play.figure(one) for one in question.options if one in play.state.figures]
        return self._first(self._look(play, seat), waiting) if waiting else None

    def _first(self, look: Situation, waiting: list[Figure]) -> Counsel:
        mine = assigned(look)
        figure = self._pressing(look, waiting, mine)[0]
        return Counsel(figure.id, text(f"frostgrave-why-first-{self._post(look, figure, mine)}",
                                       figure=look.play.name(figure)))

    def _pressing(self, look: Situation, figures: list[Figure], mine: dict[str, Errand]) -> list[Figure]:
        """Carriers first, then those in combat, shooters, fetchers, and the rest by how near the enemy is."""
        def rank(figure: Figure) -> tuple[int, float, str]:
            near = min((look.gap(figure, foe) for foe in look.foes), default=99.0)
            post = self._post(look, figure, mine)
            within = {
                "carrier": look.home(figure.x, figure.y), "fighter": -float(look.play.profile(figure).fight),
                "fetcher": mine[figure.id].inches if figure.id in mine else near,
            }
            return POSTS.index(post), within.get(post, near), figure.id

        return sorted(figures, key=rank)

    def _post(self, look: Situation, figure: Figure, mine: dict[str, Errand]) -> str:
        """What a figure is busy with."""
        if figure.id in look.carriers:
            return "carrier"
        if look.opponents(figure):
            return "fighter"
        if values.ranged_weapon(look.play, figure) is not None:
            return "shooter"
        return "fetcher" if figure.id in mine else "other"

    def members(self, play: FrostgravePlay, seat: int, question: PickSeveral) -> Counsel:
        """Who gains by acting early and begins with a move anyway."""
        look = self._look(play, seat)
        mine = assigned(look)
        offered = [play.figure(one) for one in question.options]
        wanted = [one for one in offered if not look.opponents(one) and self._goes_along(look, one, mine)]
        taken = [one.id for one in self._pressing(look, wanted, mine)[: question.most]]
        return Counsel(taken, text("frostgrave-why-members" if taken else "frostgrave-why-no-members"))

    def _goes_along(self, look: Situation, figure: Figure, mine: dict[str, Errand]) -> bool:
        if figure.id in look.carriers or figure.id in mine:
            return True
        return values.ranged_weapon(look.play, figure) is None

    def group_how(self, _play: FrostgravePlay, _: int, question: Pick) -> Counsel | None:
        """One after another everybody is free in what he does."""
        free = rounds.ONE_BY_ONE if question.offers(rounds.ONE_BY_ONE) else None
        return because(free, text("frostgrave-why-one-by-one"))

    def next_member(self, play: FrostgravePlay, seat: int, question: Pick) -> Counsel:
        return self._first(self._look(play, seat), [play.figure(one) for one in question.options])

    # ---- actions

    def action(self, play: FrostgravePlay, seat: int, question: Pick) -> Counsel | None:
        figure = _subject(play, question)
        if figure is None:
            return None
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
        return Counsel(intent.action, intent.why)

    def move(self, play: FrostgravePlay, seat: int, question: Move) -> Counsel:
        figure = play.figure(question.subjects[0])
        intent = self._meant(figure)
        if intent is None or intent.action not in MARCHES or not question.accepts(_path(figure, intent)):
            look = self._look(play, seat)
            kind = question.args.get("action")
            going = moving.all_out(play, figure) if kind == "all_out" else moving.going(play, figure, kind == "second")
            intent = Planner(look, figure, assigned(look).get(figure.id)).move_only(going)
        self._intent = None
        why = intent.why if intent is not None else text("frostgrave-why-stay", figure=play.name(figure))
        return Counsel(_path(figure, intent), why)

    def _meant(self, figure: Figure | None) -> Intent | None:
        """What was meant for this figure when its action was chosen."""
        if self._intent is None or figure is None or self._intent[0] != figure.id:
            return None
        return self._intent[1]

    def leave(self, play: FrostgravePlay, seat: int, question: YesNo) -> Counsel:
        """With a token always; but the last ones wait while it is safe, for who alone is left takes everything."""
        figure = _subject(play, question)
        look = self._look(play, seat)
        if figure is None or look.is_off(figure):
            return Counsel(figure is not None, text("frostgrave-why-leave-off"))
        name = play.name(figure)
        if figure.id not in look.carriers:
            return Counsel(False, text("frostgrave-why-stay-without-token", figure=name))
        goes = self._carries_off(look, figure)
        return Counsel(goes, text("frostgrave-why-leave" if goes else "frostgrave-why-wait-last", figure=name))

    def _carries_off(self, look: Situation, figure: Figure) -> bool:
        """Does a carrier leave now?"""
        seat = look.seat
        rest, staying = look.unsecured - 1, look.members(seat) - 1
        if staying >= RESERVE or (staying and (rest <= 1 or look.left <= 1)):
            return True
        if staying:
            return look.threat(figure, figure.x, figure.y) > self._temper.wait_in_danger
        best = max(look.points(other) for other in range(look.play.seats) if other != seat)
        return rest <= 1 or look.points(seat) + self._temper.token > best + self._temper.token * rest

    # ---- whom, with what

    def target(self, play: FrostgravePlay, seat: int, question: Pick) -> Counsel | None:
        figure = _subject(play, question)
        intent = self._meant(figure)
        wanted = (intent.charm.target if intent.charm else intent.target) if intent else ""
        if intent is not None and wanted and question.offers(wanted):
            return Counsel(wanted, intent.why)
        if figure is None:
            return None
        look = self._look(play, seat)
        spell = _spell_of(question.rule)
        if spell is not None:
            charm = magic.best(look, figure, spell)
            return Counsel(charm.target, why_cast(look, figure, charm)) if charm is not None else None
        return self._best_mark(look, figure, question)

    def potion(self, play: FrostgravePlay, seat: int, question: Pick) -> Counsel | None:
        figure = _subject(play, question)
        found = remedies.draught(self._look(play, seat), figure) if figure is not None else None
        return Counsel(found.key, text("frostgrave-why-potion")) if found is not None else None

    def patient(self, play: FrostgravePlay, seat: int, question: Pick) -> Counsel | None:
        figure = _subject(play, question)
        found = remedies.patient(self._look(play, seat), figure) if figure is not None else None
        if found is None:
            return None
        return Counsel(found.key, text("frostgrave-why-patient", target=play.name(play.figure(found.key))))

    def _best_mark(self, look: Situation, figure: Figure, question: Pick) -> Counsel | None:
        def value(option: str) -> float:
            blow = question.preview(option) if question.preview else None
            if not isinstance(blow, Blow):
                return 0.0
            return look.blow_value(figure, look.play.figure(option), clashes.exact(blow))

        best = max(question.options, key=lambda option: (round(value(option), 6), option), default=None)
        blow = question.preview(best) if best is not None and question.preview else None
        if best is None or not isinstance(blow, Blow):
            return None
        found = clashes.exact(blow)
        why = text(
            "frostgrave-why-target", target=look.play.name(look.play.figure(best)),
            damage=round(found.expected_damage, 1), percent=percent(found.kill),
        )
        return Counsel(best, why)

    def weapon(self, play: FrostgravePlay, _: int, question: Pick) -> Counsel | None:
        figure = _subject(play, question)
        best = values.melee_weapons(play, figure)[0].key if figure is not None else ""
        return Counsel(best, text("frostgrave-why-weapon")) if question.offers(best) else None

    def after_fight(self, play: FrostgravePlay, seat: int, question: Pick) -> Counsel | None:
        """Who is stronger holds the other; who wants to get away pushes him off."""
        figure, foe = _subject(play, question), _subject(play, question, "foe")
        if figure is None or foe is None:
            return None
        look = self._look(play, seat)
        name, target = play.name(figure), play.name(foe)
        if figure.id in look.carriers:
            return Counsel(melee.PUSH, text("frostgrave-why-push-carrier", figure=name, target=target))
        if foe.id in look.carriers:
            return Counsel(melee.STAY, text("frostgrave-why-hold-carrier", target=target))
        if look.fight_value(figure, foe) > 0.0:
            return Counsel(melee.STAY, text("frostgrave-why-hold", figure=name, target=target))
        return Counsel(melee.PUSH, text("frostgrave-why-push", figure=name, target=target))

    def intercept(self, play: FrostgravePlay, seat: int, question: YesNo) -> Counsel | None:
        """Stop carriers, and whoever we would like to fight anyway."""
        figure, mover = _subject(play, question), _subject(play, question, "mover")
        if figure is None or mover is None:
            return None
        look = self._look(play, seat)
        if figure.id in look.carriers:
            return Counsel(False, text("frostgrave-why-carry-on", figure=play.name(figure)))
        value = look.fight_value(figure, mover)
        if mover.id in look.carriers:
            value += self._temper.carried / 2
        if play.is_caster(figure):
            value -= 0.3
        key = "frostgrave-why-intercept" if value > 0.0 else "frostgrave-why-let-pass"
        return Counsel(value > 0.0, text(key, figure=play.name(figure), target=play.name(mover)))

    # ---- magic

    def spell(self, play: FrostgravePlay, seat: int, question: Pick) -> Counsel | None:
        figure = _subject(play, question)
        intent = self._meant(figure)
        if intent is not None and intent.charm is not None and question.offers(intent.charm.spell):
            return Counsel(intent.charm.spell, intent.why)
        look = self._look(play, seat)
        charm = magic.best(look, figure) if figure is not None else None
        if charm is None or figure is None:
            return None
        why = why_cast(look, figure, charm)
        self._charm = (figure.id, charm)
        self._intent = (figure.id, Intent("cast", charm.value, charm=charm, why=why))
        return Counsel(charm.spell, why)

    def token(self, play: FrostgravePlay, seat: int, question: Pick) -> Counsel | None:
        intent = self._meant(_subject(play, question))
        wanted = intent.charm.target if intent is not None and intent.charm is not None else ""
        tokens = play.state.tokens
        if not wanted or not question.offers(wanted):
            look = self._look(play, seat)
            wanted = min(
                (one for one in question.options if one in tokens),
                key=lambda one: (round(look.home(tokens[one].x, tokens[one].y), 3), one), default="",
            )
        return Counsel(wanted, text("frostgrave-why-token", token=tokens[wanted].number)) if wanted in tokens else None

    def spell_at(self, play: FrostgravePlay, seat: int, question: Place) -> Counsel | None:
        figure = _subject(play, question)
        intent = self._meant(figure)
        charm = intent.charm if intent is not None else None
        if charm is not None and charm.place is not None and question.accepts([[*charm.place]]):
            return Counsel([[*charm.place]], text("frostgrave-why-spell-at"))
        if figure is not None and list(question.subjects) == [figure.id]:
            place = self._leap(self._look(play, seat), figure, question)
            return because(place, text("frostgrave-why-leap", figure=play.name(figure)))
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

    def empower(self, play: FrostgravePlay, seat: int, question: Number) -> Counsel | None:
        figure = _subject(play, question)
        charm = self._charm[1] if self._charm and figure is not None and self._charm[0] == figure.id else None
        total, number = question.args.get("total"), question.args.get("number")
        if figure is None or charm is None or total is None or number is None:
            return None
        look = self._look(play, seat)
        spent = magic.health_to_spend(look, figure, charm, int(total), int(number), question.high)
        return _spending(spent)

    def resist(self, _play: FrostgravePlay, _: int, _question: YesNo) -> Counsel:
        return Counsel(True, text("frostgrave-why-resist"))

    def resist_empower(self, play: FrostgravePlay, seat: int, question: Number) -> Counsel | None:
        """Enough to resist, if that much Health is worth less than what the spell does."""
        figure = _subject(play, question)
        if figure is None:
            return None
        short = int(question.args.get("number", 0)) - int(question.args.get("total", 0))
        look = self._look(play, seat)
        price = short * magic.health_price(look, figure)
        if not 0 < short <= question.high or price > RESIST_WORTH * look.worth(figure):
            return _spending(question.low)
        return _spending(short)


def _spending(health: int) -> Counsel:
    return Counsel(health, text("frostgrave-why-spend-health" if health else "frostgrave-why-keep-health"))


def _path(figure: Figure, intent: Intent | None) -> dict[str, list[list[float]]]:
    return {figure.id: [[x, y] for x, y in intent.path]} if intent is not None and intent.path else {}


def _subject(play: FrostgravePlay, question: Question, argument: str = "figure") -> Figure | None:
    """The figure that a question names."""
    named = question.args.get(argument)
    return play.state.figures.get(named.args.get("id", "")) if isinstance(named, Text) else None


def _spell_of(rule: str) -> Spell | None:
    return next((spell for spell in content.spells().values() if spell.rule == rule), None)


ANSWERS: dict[str, Callable[[FrostgraveAdvisor, FrostgravePlay, int, Any], Counsel | None]] = {
    name: getattr(FrostgraveAdvisor, name)
    for name in (
        "edge", "treasure_at", "deploy", "activate", "members", "group_how", "next_member", "action", "move", "leave",
        "target", "weapon", "after_fight", "intercept", "spell", "token", "spell_at", "empower", "resist",
        "resist_empower", "potion", "patient",
    )
}

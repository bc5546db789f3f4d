"""What one figure does next: every idea has a value in points, the best one is taken."""
from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from typing import NamedTuple

from walstatt.bots.frostgrave import clashes, magic, remedies
from walstatt.bots.frostgrave.errands import TOUCH, Errand
from walstatt.bots.frostgrave.magic import Charm
from walstatt.bots.frostgrave.situation import Situation
from walstatt.bots.frostgrave.ways import Journey, Way
from walstatt.bots.weighing import percent
from walstatt.core.texts import UNSAID, Text, text
from walstatt.games.frostgrave import casting, content, moving, shooting, values
from walstatt.games.frostgrave.state import Figure, Token
from walstatt.games.frostgrave.turns import ALL_OUT, CAST, DRINK, END, FIGHT, MOVE, PICK_UP, RELOAD, SHOOT, TEND
from walstatt.odds.frostgrave import at_least

STOP = TOUCH - 0.05
SPELL_REACH = 10.0
BOW_REACH = 14.0
SAFE_GAP = 7.5
FAN = 8
MOST_PREYS = 3
FREEDOM = 1.0
"""What it is worth to a carrier in combat to win and walk on."""
CHASE, RESCUE = 0.3, 0.4
ESCAPE = 0.8
"""How surely a winner who pushes the other off is spared his next blow."""
AFTERWARDS = 0.5
"""Share of the best move's value that is left for an idea that acts first and moves then."""


class Intent(NamedTuple):
    """The next action with all that will be asked about it."""

    action: str
    value: float = 0.0
    path: tuple[tuple[float, float], ...] = ()
    target: str = ""
    charm: Charm | None = None
    why: Text = UNSAID


class Planner:
    """Thinks about one figure in its activation."""

    def __init__(self, look: Situation, figure: Figure, errand: Errand | None) -> None:
        self.look = look
        self.play = look.play
        self.figure = figure
        self.errand = errand
        self.token = look.play.state.tokens[errand.token] if errand else None
        self.carries = figure.id in look.carriers
        self.is_caster = look.play.is_caster(figure)
        self.fighting = look.opponents(figure)
        self.name = look.play.name(figure)

    def best(self, offered: set[str], left: int, going: moving.Going) -> Intent:
        """The most promising of the offered actions; `going` is the move that comes next."""
        acts = list(self._acts(offered))
        moves = list(self._moves(left, going)) if MOVE in offered else []
        if ALL_OUT in offered and self.carries and self._all_out_is_farther():
            whole = moving.all_out(self.play, self.figure)
            moves += [intent._replace(action=ALL_OUT) for intent in self._homewards(whole)]
        if not any(action in offered for action in (FIGHT, SHOOT, CAST, PICK_UP)) and left > 1:
            acts += self._first_stay() if MOVE in offered else []
        later = AFTERWARDS * max((intent.value for intent in moves), default=0.0) if left > 1 else 0.0
        rated = [intent._replace(value=intent.value + later) for intent in acts] + moves
        if RELOAD in offered:
            rated.append(Intent(RELOAD, 0.12 + later, why=text("frostgrave-why-reload", figure=self.name)))
        chosen = max(rated, key=lambda one: (round(one.value, 5), one.action), default=None)
        if chosen is None or chosen.value < self.look.temper.least:
            return Intent(END, why=text("frostgrave-why-end", figure=self.name))
        return chosen

    def move_only(self, going: moving.Going) -> Intent | None:
        """The best way for a move that has to be made."""
        found = list(self._moves(1, going))
        return max(found, key=lambda one: round(one.value, 5), default=None)

    # ---- where it stands

    def _acts(self, offered: set[str]) -> Iterator[Intent]:
        if PICK_UP in offered and self._wants_token():
            yield Intent(PICK_UP, self.look.temper.arrival + 1.0, why=text("frostgrave-why-pick-up", figure=self.name))
        if FIGHT in offered:
            for foe in self.fighting:
                yield Intent(FIGHT, self._fight_value(foe), target=foe.id, why=self._why_fight(foe))
        if SHOOT in offered:
            yield from self._shots()
        if CAST in offered:
            charm = magic.best(self.look, self.figure)
            if charm is not None:
                yield Intent(CAST, charm.value, charm=charm, why=why_cast(self.look, self.figure, charm))
        for action, remedy in ((DRINK, remedies.draught), (TEND, remedies.patient)):
            found = remedy(self.look, self.figure) if action in offered else None
            if found is not None:
                yield Intent(action, found.value, why=text(f"frostgrave-why-{action}", figure=self.name))

    def _why_fight(self, foe: Figure) -> Text:
        found = self.look.fight(self.figure, foe)
        return text(
            "frostgrave-why-fight", target=self.play.name(foe), percent=percent(found.win), kill=percent(found.kill),
            killed=percent(found.killed),
        )

    def _first_stay(self) -> list[Intent]:
        """In a group the first action is a move, perhaps of nothing: what could be done after it from here?"""
        found = []
        if not self.fighting and not self.figure.hanging:
            if self.is_caster:
                charm = magic.best(self.look, self.figure)
                if charm is not None:
                    found.append(Intent(MOVE, charm.value, why=text("frostgrave-why-stay-to-cast", figure=self.name)))
            weapon = values.ranged_weapon(self.play, self.figure)
            if weapon is not None and (weapon.key != "crossbow" or self.figure.loaded):
                why = text("frostgrave-why-stay-to-shoot", figure=self.name)
                found += [Intent(MOVE, intent.value, why=why) for intent in self._shots()]
        return found

    def _wants_token(self) -> bool:
        """A caster leaves a token to a soldier who is on his way to it."""
        return self.errand is not None or not self.is_caster

    def _fight_value(self, foe: Figure) -> float:
        """Who wins may push the other away and go: that is worth most to a carrier."""
        look = self.look
        found = look.fight(self.figure, foe)
        value = look.blow_value(self.figure, foe, found)
        value += ESCAPE * found.win * look.suffered(foe, self.figure)
        if self.carries:
            value += FREEDOM * found.win
        if foe.id in look.carriers:
            value += 0.1
        return value + 0.05

    def _shots(self) -> Iterator[Intent]:
        for foe in shooting.targets(self.play, self.figure):
            blow = shooting.foresee(self.play, self.figure, foe, False, asking=False)
            found = clashes.exact(blow)
            why = text(
                "frostgrave-why-shoot", target=self.play.name(foe), damage=round(found.expected_damage, 1),
                percent=percent(found.kill),
            )
            yield Intent(SHOOT, magic.shot_value(self.look, self.figure, foe, blow), target=foe.id, why=why)

    # ---- where it goes

    def _journey(self, going: moving.Going, *, wary: bool = True) -> Journey:
        return Journey(self.play, self.look.map, going, wary=wary)

    def _all_out_is_farther(self) -> bool:
        first, second = (values.movement(self.play, self.figure, again).total for again in (False, True))
        return first + second < moving.ALL_OUT_INCHES

    def _moves(self, left: int, going: moving.Going) -> Iterator[Intent]:
        if self.carries or self.look.is_off(self.figure):
            yield from self._homewards(going)
            return
        if self.token is not None and self.errand is not None:
            yield from self._fetching(self.token, self.errand, left, going)
        if left > 1 and not self.is_caster:
            yield from self._charges(going)
        if self.token is None:
            yield from self._posting(going)
        else:
            yield from self._keeping_off(0.0, going)

    def _homewards(self, going: moving.Going) -> Iterator[Intent]:
        if moving.can_leave(self.play, self.figure):
            yield Intent(MOVE, self.look.temper.homeward, why=self._why_home())
            return
        for wary in (True, False):
            journey = self._journey(going, wary=wary)
            home = self.look.home(self.figure.x, self.figure.y)
            way = journey.off_the_table(self.look.exits, home) or journey.towards(self.look.home_field)
            if way is not None:
                worth = self.look.temper.homeward if wary else self.look.temper.homeward / 2
                yield self._going(way, worth, self._why_home())
                return

    def _why_home(self) -> Text:
        return text("frostgrave-why-home" if self.carries else "frostgrave-why-off", figure=self.name)

    def _fetching(self, token: Token, errand: Errand, left: int, going: moving.Going) -> Iterator[Intent]:
        goal, temper = (token.x, token.y), self.look.temper
        if hypot(goal[0] - self.figure.x, goal[1] - self.figure.y) <= TOUCH:
            return
        share = errand.worth / temper.token
        why = text("frostgrave-why-fetch", figure=self.name, token=token.number)
        for wary in (True, False):
            journey = self._journey(going, wary=wary)
            if errand.inches - STOP <= journey.inches + 1.0:
                way = journey.touching(goal, STOP)
                if way is not None:
                    value = temper.arrival if left > 1 else temper.approach
                    yield self._going(way, value * share * (1.0 if wary else 0.7), why)
                    return
            way = journey.towards(self.look.map.to(goal), goal, STOP)
            if way is not None:
                yield self._going(way, temper.approach * share * (1.0 if wary else 0.5), why)
                return

    def _charges(self, going: moving.Going) -> Iterator[Intent]:
        """Into contact and strike."""
        look = self.look
        journey = self._journey(going, wary=False)
        rated = []
        for foe in look.foes:
            if look.gap(self.figure, foe) <= journey.inches and abs(foe.z - self.figure.z) <= TOUCH:
                value = look.fight_value(self.figure, foe) + self._matter(foe)
                if value > look.temper.least:
                    rated.append((round(value, 5), foe))
        rated.sort(key=lambda one: (-one[0], one[1].id))
        for value, foe in rated[:MOST_PREYS]:
            way = journey.into(foe)
            if way is not None:
                win = percent(look.fight(self.figure, foe).win)
                why = text("frostgrave-why-attack", figure=self.name, target=self.play.name(foe), percent=win)
                yield _moving(way, value, why)
                return

    def _matter(self, foe: Figure) -> float:
        """An enemy who carries a token is to be stopped, one who holds a carrier of ours to be driven off."""
        look = self.look
        held = sum(one.seat == look.seat and one.id in look.carriers for one in look.opponents(foe))
        return CHASE * (foe.id in look.carriers) + RESCUE * held

    def _going(self, way: Way, value: float, why: Text) -> Intent:
        """A move that is worth less the more dangerous the place is where it ends."""
        x, y = way[1].walk.end
        look, figure = self.look, self.figure
        worse = look.threat(figure, x, y) - look.threat(figure, figure.x, figure.y)
        return _moving(way, value - look.temper.exposure * max(0.0, worse), why)

    # ---- without an errand

    def _posting(self, going: moving.Going) -> Iterator[Intent]:
        bow = values.ranged_weapon(self.play, self.figure)
        if self.is_caster or bow is not None:
            yield from self._keeping_off(SPELL_REACH if self.is_caster else BOW_REACH, going)
        else:
            yield from self._hunting(going)

    def _hunting(self, going: moving.Going) -> Iterator[Intent]:
        """Towards the enemy who promises most for his distance."""
        look = self.look
        rated = []
        for foe in look.foes:
            value = look.fight_value(self.figure, foe)
            if value > 0.0:
                wish = (value + look.worth(foe) * 0.1) / (4.0 + look.gap(self.figure, foe))
                rated.append((-round(wish, 5), foe.id, foe))
        if not rated:
            yield from self._keeping_off(0.0, going)
            return
        foe = min(rated)[2]
        journey, goal = self._journey(going), (foe.x, foe.y)
        stop = self.play.radius(self.figure) + self.play.radius(foe) + 0.02
        way = journey.towards(look.map.to(goal), goal, stop)
        if way is not None:
            yield self._going(way, 0.1, text("frostgrave-why-hunt", figure=self.name, target=self.play.name(foe)))

    def _keeping_off(self, reach: float, going: moving.Going) -> Iterator[Intent]:
        """Near enough to the enemy to reach him, far enough not to be reached."""
        look, figure = self.look, self.figure
        journey = self._journey(going)
        here = self._post_value(self.figure.x, self.figure.y, reach)
        rated = []
        for step in range(FAN):
            turn = 2 * pi * step / FAN
            for share in (1.0, 0.5):
                x = self.figure.x + share * journey.inches * cos(turn)
                y = self.figure.y + share * journey.inches * sin(turn)
                if not self._is_inside(x, y):
                    continue
                gain = self._post_value(x, y, reach) - here
                if gain > 0.02 and self.look.map.is_open(self.look.map.cell(x, y)):
                    rated.append((-round(gain, 5), step, share, [[x, y]]))
        for gain, _, _, points in sorted(rated)[:MOST_PREYS]:
            if journey.blocking(points) is None and (trip := journey.judged(points)) is not None:
                x, y = points[-1]
                safer = look.threat(figure, x, y) < look.threat(figure, figure.x, figure.y)
                why = text("frostgrave-why-safer" if safer else "frostgrave-why-post", figure=self.name)
                yield _moving((points, trip), -gain, why)
                return

    def _is_inside(self, x: float, y: float) -> bool:
        board = self.play.setup.board
        return 1.0 <= x <= board.width - 1.0 and 1.0 <= y <= board.depth - 1.0

    def _post_value(self, x: float, y: float, reach: float) -> float:
        """Danger, marks in reach, and friends who are near."""
        look = self.look
        danger = look.temper.exposure * look.threat(self.figure, x, y)
        nearest = min((look.gap_at(self.figure, x, y, foe) for foe in look.foes if foe.seat >= 0), default=reach)
        away = max(0.0, nearest - reach) if reach else 0.0
        away += 0.5 * max(0.0, SAFE_GAP - nearest)
        return -danger - 0.02 * away


def _moving(way: Way, value: float, why: Text) -> Intent:
    points, _ = way
    return Intent(MOVE, value, tuple((x, y) for x, y in points), why=why)


def why_cast(look: Situation, caster: Figure, charm: Charm) -> Text:
    """Which spell on whom, and the chance of the roll before Health is spent."""
    spell = content.spells()[charm.spell]
    chance = percent(at_least(casting.need(look.play, caster, spell).total))
    target = look.play.state.figures.get(charm.target)
    if target is None or target is caster:
        return text("frostgrave-why-cast", figure=look.play.name(caster), spell=spell.name, percent=chance)
    return text("frostgrave-why-cast-on", spell=spell.name, target=look.play.name(target), percent=chance)

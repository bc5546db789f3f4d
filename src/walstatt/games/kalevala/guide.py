"""The first GR of a newcomer: what can be tried in each phase, once, with lines that fit what the realm knows.

A guide thinks like a robot, from the world as the realm knows it, and proposes nothing that the checker refuses.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from walstatt.core.world import Hint
from walstatt.games.kalevala import checker
from walstatt.games.kalevala.court.belongings import kinds_of, own_of
from walstatt.games.kalevala.papers.model import (
    Arm,
    Convert,
    Enter,
    FormGroup,
    Listing,
    Move,
    MoveGroup,
    Order,
    Scout,
    WriteLetter,
)
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.papers.write import write_order
from walstatt.games.kalevala.realm.armament import MOST_NEW
from walstatt.games.kalevala.realm.pieces import special_figures
from walstatt.games.kalevala.realm.stock import CARAVAN
from walstatt.games.kalevala.realm.trade_centres import PEOPLE
from walstatt.games.kalevala.robots.characters.character import Character
from walstatt.games.kalevala.robots.habits.entering import attack, settle
from walstatt.games.kalevala.robots.habits.marching import gathering_place
from walstatt.games.kalevala.robots.habits.scouting import scout
from walstatt.games.kalevala.robots.robot import Robot, cost
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import MARAUDERS, World
from walstatt.games.kalevala.trade.volume import MERCHANT

NEWCOMER: Final = Character("newcomer", scouts=4, settlers=2, kept=2, odds=1.0, gathers=True)
FIRST: Final = f"{CARAVAN}1"
GOODS_RE: Final = 5
"""What the first caravan carries."""
Thought = Callable[["_Guide"], Iterator[Sequence[Order]]]
"""Orders that belong together, the best ones first."""


class Topic(NamedTuple):
    """Something to try; its words are `kalevala-guide-<name>` and `kalevala-guide-<name>-about`."""

    name: str
    kinds: tuple[type[Order], ...] = ()
    """Orders by which one sees that it was tried; none: there is only something to read."""
    think: Thought = lambda _: iter(())
    """What could be ordered."""


def hints(state: World, realm: str, text: str) -> list[Hint]:
    """What a newcomer can try in this phase, beside what stands in the paper already."""
    with special_figures(kinds_of(state)):
        guide = _Guide(state, realm, text)
        return [guide.hint(topic) for topic in TOPICS[state.at.phase]]


class _Guide:
    def __init__(self, state: World, realm: str, text: str) -> None:
        self.state = state
        self.realm = realm
        self.text = text
        self.written = read(text, state.at, own_of(state, realm)).paper.orders
        self.robot = Robot(known_world(state, realm), realm, Random(realm))
        self.robot.character = NEWCOMER
        used = {order.number for order in self.written if isinstance(order, Enter | Scout)}
        self.robot.free_numbers = iter([one for one in self.robot.free_numbers if one not in used])

    def hint(self, topic: Topic) -> Hint:
        if any(self._shows(topic, order) for order in self.written):
            return Hint(topic.name, [], True)
        return Hint(topic.name, self._accepted(topic.think(self)), False)

    def _shows(self, topic: Topic, order: Order) -> bool:
        if isinstance(order, Enter) and isinstance(order, topic.kinds):
            return (order.kind == WAR) == (topic.name == "battle")
        return isinstance(order, topic.kinds)

    def _accepted(self, thoughts: Iterable[Sequence[Order]]) -> list[str]:
        """The best of these that the checker takes together with what is written."""
        written = ([write_order(order) for order in orders] for orders in thoughts)
        return next((lines for lines in written if lines and not self.refusals(lines)), [])

    def refusals(self, lines: Iterable[str]) -> list[Mapping[str, object]]:
        """What the checker has against these lines: the details of each refusal."""
        above = self.text.splitlines()
        told = checker.problems(self.state, self.realm, "\n".join((*above, *lines)))
        return [one.why.args for one in told if one.fatal and one.line > len(above)]

    @property
    def capital(self) -> str | None:
        return next((place for place in self.robot.ruler.capitals if place in self.robot.homes), None)


# ---- what can be tried


def _scout(guide: _Guide) -> Iterator[Sequence[Order]]:
    """Where marauders or nobody has been seen yet; fewer where not all of it goes."""
    orders = list(scout(guide.robot))
    yield from (orders[:number] for number in range(len(orders), 0, -1))


def _arm(guide: _Guide) -> Iterator[Sequence[Order]]:
    """Warriors of the capital's new armament, half of it."""
    robot, capital = guide.robot, guide.capital
    if capital is not None and robot.world.at.arms:
        raised = min(MOST_NEW, robot.yields(capital) + PEOPLE)
        number = raised // 2 // cost([(robot.ruler.core, 1)])
        yield from ([Arm(capital, Listing(((robot.ruler.core, fewer),)))] for fewer in range(number, 0, -1))


def _move(guide: _Guide) -> Iterator[Sequence[Order]]:
    """From the capital to where others are near, else to any province beside it."""
    robot, capital = guide.robot, guide.capital
    if capital is None:
        return
    wanted, near = gathering_place(robot), robot.near(capital)
    ends = sorted(near, key=lambda place: (place != wanted, place))
    number = robot.force(capital).land.pieces.get(robot.ruler.core, 0) // 2
    if number:
        yield from ([Move((capital, end), Listing(((robot.ruler.core, number),)))] for end in ends)


def _form_caravan(guide: _Guide) -> Iterator[Sequence[Order]]:
    """A merchant and a little RE; what stays behind is counted by the checker, after all that is ordered already."""
    capital = guide.capital
    if capital is None:
        return
    merchant = Listing(((MERCHANT, 1),))
    raising = Arm(capital, merchant) if guide.robot.world.at.arms else Convert(capital, merchant)
    caravan = FormGroup(FIRST, capital, Listing(((MERCHANT, 1),), GOODS_RE))
    for refused in guide.refusals([write_order(raising), write_order(caravan)]):
        if rest := refused.get("rest"):
            whole = read(f"{write_order(caravan)}; Rest {rest}", guide.state.at).paper.of(FormGroup)
            yield [raising, *whole]


def _move_caravan(guide: _Guide) -> Iterator[Sequence[Order]]:
    """Over the border into land that was scouted, straight or through one more province of one's own."""
    robot = guide.robot
    ends = [seen.place for _, seen in robot.scouted() if not robot.is_enemy(seen.owner)]
    for place, force in sorted(robot.forces.items()):
        ways: list[tuple[str, ...]] = [(place, end) for end in ends if robot.touches(place, end)]
        ways += [(place, near, end) for near in robot.near(place) for end in ends if robot.touches(near, end)]
        for group in force.groups:
            load = Listing(tuple(group.load.pieces.items()), group.load.re)
            yield from ([MoveGroup(group.symbol, way, (load,))] for way in ways)


def _letter(guide: _Guide) -> Iterator[Sequence[Order]]:
    """To a ruler whom one has heard of; marauders do not read."""
    known = guide.state.realms
    readers = [one for one in guide.robot.neighbours if one in known and known[one].kind != MARAUDERS]
    yield from ([WriteLetter(name, "Friede sei zwischen uns.")] for name in readers)


def _like_robots(habit: Callable[[Robot], Iterator[Order]]) -> Thought:

    def think(guide: _Guide) -> Iterator[Sequence[Order]]:
        yield from ([order] for order in habit(guide.robot))

    return think


WAR: Final = "K"
CARAVANS: Final = Topic("caravan", (FormGroup,), _form_caravan)
TOPICS: Final[Mapping[int, tuple[Topic, ...]]] = {
    1: (
        Topic("map"), Topic("scout", (Scout,), _scout), Topic("arm", (Arm, Convert), _arm),
        Topic("move", (Move,), _move), CARAVANS, Topic("hand-in"),
    ),
    2: (Topic("read"), Topic("letter", (WriteLetter,), _letter), Topic("go-on")),
    3: (
        Topic("enter", (Enter,), _like_robots(settle)), Topic("battle", (Enter,), _like_robots(attack)),
        Topic("travel", (MoveGroup,), _move_caravan), Topic("go-on"),
    ),
    4: (Topic("outcome"), Topic("farewell")),
}
"""In the order in which they are explained."""

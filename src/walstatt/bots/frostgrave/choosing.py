"""Before the first round: the own edge, places for treasure, and the warband behind them."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from walstatt.bots.frostgrave.ways import UNREACHABLE, WalkMap
from walstatt.core.match import Match
from walstatt.games.frostgrave import preparation, values
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.profiles import ANIMAL, APPRENTICE, WIZARD
from walstatt.games.frostgrave.state import EDGES, Figure
from walstatt.table.questions import Place
from walstatt.table.shapes import Point

FRONT = preparation.ZONE - 0.55
"""How deep the foremost base centres stand."""
BEHIND = 2.6
GRID = 0.5
HOME_WEIGHT = 1.4
THEIRS_WEIGHT = 0.5
CLOSE_WEIGHT = 0.15
SIDESTEP = 1.15
ROOM = 0.02
RANKS = tuple(SIDESTEP * rank for rank in range(5))
TRIES = 40
BREADTH = 3.2
"""How far from the middle of a group its wings stand."""


def at_edge(play: FrostgravePlay, edge: str, along: float, depth: float) -> Point:
    """A place, counted along an edge and into the table."""
    board = play.setup.board
    return {
        "north": (along, board.depth - depth), "east": (board.width - depth, along),
        "south": (along, depth), "west": (depth, along),
    }[edge]


def along_of(edge: str, x: float, y: float) -> float:
    return x if edge in ("north", "south") else y


# ---- edge and treasure


def edge(play: FrostgravePlay, walk_map: WalkMap, options: Sequence[str]) -> str:
    """Where the ground between the edge and the nearest places for treasure is most open."""
    def toil(name: str) -> float:
        field = walk_map.field(walk_map.edges((name,)))
        board = play.setup.board
        breadth = board.width if name in ("north", "south") else board.depth
        depth = preparation.FROM_EDGES + 0.5
        spots = [at_edge(play, name, breadth * share, depth) for share in (0.3, 0.4, 0.5, 0.6, 0.7)]
        return sum(min(walk_map.cost(field, *spot), 40.0) for spot in spots)

    return min(options, key=lambda name: (round(toil(name), 3), EDGES.index(name) if name in EDGES else 0))


def treasure(play: FrostgravePlay, seat: int, walk_map: WalkMap, question: Place) -> list[list[float]] | None:
    """Where we have it soonest and the others latest, close to what we have laid before."""
    mine = walk_map.field(walk_map.edges((play.state.edges[seat],)))
    anywhere = walk_map.field(walk_map.edges())
    theirs = [
        walk_map.field(walk_map.edges((name,))) for other, name in enumerate(play.state.edges) if other != seat and name
    ]
    own = own_tokens(play, seat)

    def toil(spot: Point) -> float:
        cost = walk_map.cost(mine, *spot) + HOME_WEIGHT * walk_map.cost(anywhere, *spot)
        cost -= THEIRS_WEIGHT * min((walk_map.cost(field, *spot) for field in theirs), default=0.0)
        near = min((hypot(spot[0] - x, spot[1] - y) for x, y in own), default=0.0)
        middle = abs(along_of(play.state.edges[seat], *spot) - play.setup.board.width / 2)
        return cost + CLOSE_WEIGHT * near + 0.02 * middle

    spots = [spot for spot in _spots(play) if walk_map.is_open(walk_map.cell(*spot))]
    for spot in sorted(spots, key=lambda one: (round(toil(one), 3), one)):
        if question.accepts([[*spot]]):
            return [[*spot]]
    return None


def own_tokens(play: FrostgravePlay, seat: int) -> list[Point]:
    """The tokens that we would call ours: nearer to our edge than to any other player's."""
    board = play.setup.board

    def depth(name: str, x: float, y: float) -> float:
        return {"north": board.depth - y, "east": board.width - x, "south": y, "west": x}.get(name, 99.0)

    return [
        (token.x, token.y) for token in play.state.tokens.values()
        if min(range(play.seats), key=lambda one: (depth(play.state.edges[one], token.x, token.y), one)) == seat
    ]


def _spots(play: FrostgravePlay) -> Iterator[Point]:
    board = play.setup.board
    least = preparation.FROM_EDGES + 0.5
    for column in range(int((board.width - 2 * least) / GRID) + 1):
        for row in range(int((board.depth - 2 * least) / GRID) + 1):
            yield least + GRID * column, least + GRID * row


# ---- deployment


def deployment(match: Match, seat: int, walk_map: WalkMap, question: Place) -> list[list[float]] | None:
    """Fetchers before their tokens, casters behind them in reach of a group, the others beside. Tried on a fork."""
    play: FrostgravePlay = match.fork(record=False).play
    figures = [play.figure(one) for one in question.subjects]
    wishes = _wishes(play, seat, walk_map, figures)
    places: dict[str, list[float]] = {}
    order = sorted(figures, key=lambda one: (play.is_caster(one), one.id))
    for figure in order:
        spot = _free_place(play, seat, figure, wishes[figure.id], [*places.values()])
        if spot is None:
            return None
        places[figure.id] = [*spot]
    return [places[figure.id] for figure in figures]


def _wishes(play: FrostgravePlay, seat: int, walk_map: WalkMap, figures: list[Figure]) -> dict[str, Point]:
    """Where everybody would like to stand."""
    name = play.state.edges[seat]
    middle = play.setup.board.width / 2
    field = walk_map.field(walk_map.edges((name,)))
    tokens = sorted(
        play.state.tokens.values(), key=lambda token: (round(walk_map.cost(field, token.x, token.y), 2), token.id)
    )
    reachable = [token for token in tokens if walk_map.cost(field, token.x, token.y) < UNREACHABLE]
    goals = [along_of(name, token.x, token.y) for token in reachable[: preparation.PER_PLAYER + 1]] or [middle]
    fetchers = sorted((one for one in figures if _fetches(play, one)), key=lambda one: _fitness(play, one))
    centre = sum(goals[: preparation.PER_PLAYER]) / len(goals[: preparation.PER_PLAYER])
    wishes: dict[str, Point] = {}
    for figure, along in zip(fetchers, goals, strict=False):
        wishes[figure.id] = (min(max(along, centre - BREADTH), centre + BREADTH), FRONT)
    for number, figure in enumerate(one for one in figures if one.id not in wishes):
        match play.role(figure):
            case role if role == WIZARD:
                wishes[figure.id] = (centre, FRONT - BEHIND)
            case role if role == APPRENTICE:
                wishes[figure.id] = (centre + (2.0 if centre < middle else -2.0), FRONT - BEHIND)
            case _:
                side = 1.0 if number % 2 else -1.0
                wishes[figure.id] = (centre + side * (1.2 + 1.1 * (number // 2)), FRONT)
    return wishes


def _fetches(play: FrostgravePlay, figure: Figure) -> bool:
    return not play.is_caster(figure) and not play.is_creature(figure) and not play.profile(figure).has(ANIMAL)


def _fitness(play: FrostgravePlay, figure: Figure) -> tuple[float, str]:
    """Cheap and quick ones carry; who shoots or fights well has better things to do."""
    profile = play.profile(figure)
    shoots = values.ranged_weapon(play, figure) is not None
    return profile.cost + 40 * shoots - 6 * values.movement(play, figure).total, figure.id


def _free_place(
    play: FrostgravePlay, seat: int, figure: Figure, wish: Point, taken: list[list[float]]
) -> Point | None:
    """The allowed place nearest to a wish."""
    name = play.state.edges[seat]
    along, depth = wish
    r = play.radius(figure)
    deepest = preparation.ZONE - r - 0.01
    front = min(depth, deepest)
    ideas = [
        (step * SIDESTEP + 0.8 * back, along + side * step * SIDESTEP, front - back)
        for step in range(TRIES) for side in (1.0, -1.0) for back in RANKS
    ]
    for _, sideways, deep in sorted(ideas):
        if deep < r or not r <= sideways <= play.setup.board.width - r:
            continue
        x, y = at_edge(play, name, sideways, deep)
        if any(hypot(x - px, y - py) < 2 * r + ROOM for px, py in taken):
            continue
        if preparation.place_problem(play, seat, figure, x, y) is None:
            return x, y
    return None

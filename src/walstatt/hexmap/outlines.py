"""Outlines of small fields that are alike, chains of lines, and the courses of rivers."""
from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import Final, TypeVar

from walstatt.hexmap.shapes import CORNERS, Point, River
from walstatt.hexmap.small_fields import STEPS, Spot

Kind = TypeVar("Kind", bound=Hashable)
Rings = tuple[tuple[Point, ...], ...]
_SIDES: Final = [(*STEPS[way], *CORNERS[way]) for way in STEPS]


def outlines(kinds: Mapping[Spot, frozenset[Kind]]) -> dict[Kind, Rings]:
    """The outlines of all small fields of each kind; a small field may be of several kinds."""
    edges: defaultdict[Kind, dict[Point, Point]] = defaultdict(dict)
    for (x, row), own in kinds.items():
        for dx, dy, (ax, ay), (bx, by) in _SIDES:
            other = kinds.get((x + dx, row + dy))  # type: ignore[call-overload]
            if other is own or other == own:
                continue
            start, end = Point(x + ax, 3 * row + ay), Point(x + bx, 3 * row + by)
            for kind in own if other is None else own - other:
                edges[kind][start] = end
    return {kind: tuple(_followed(found)) for kind, found in edges.items()}


def shared(rings: Rings, others: Rings) -> list[tuple[Point, ...]]:
    """The lines where outlines of two kinds run along each other; a whole ring ends as it begins."""
    beyond = {(end, start) for ring in others for start, end in _sides(ring)}
    edges = {start: end for ring in rings for start, end in _sides(ring) if (start, end) in beyond}
    return list(_followed(edges, close=True))


def _sides(ring: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    return zip(ring, (*ring[1:], ring[0]), strict=True)


def _followed(edges: dict[Point, Point], *, close: bool = False) -> Iterator[tuple[Point, ...]]:
    """Edges joined end to end: open lines first, then rings. Three small fields meet in a corner, so no way forks."""
    ends = set(edges.values())
    for start in [*(point for point in edges if point not in ends), *edges]:
        if start not in edges:
            continue
        line, here = [start], edges.pop(start)
        while here in edges:
            line.append(here)
            here = edges.pop(here)
        if close or here != start:
            line.append(here)
        yield tuple(line)


def chains(pairs: Iterable[tuple[Point, Point]]) -> list[tuple[Point, ...]]:
    """Lines from point to point joined to long ones, which end where they fork."""
    near: dict[Point, set[Point]] = {}
    for one, other in pairs:
        near.setdefault(one, set()).add(other)
        near.setdefault(other, set()).add(one)
    found = []
    forks = {point for point, others in near.items() if len(others) != 2}
    for start in [*sorted(forks), *sorted(near)]:
        for second in sorted(near[start]):
            if second not in near[start]:
                continue
            line = [start]
            here = second
            while True:
                near[line[-1]].discard(here)
                near[here].discard(line[-1])
                line.append(here)
                if here in forks or not near[here]:
                    break
                here = min(near[here])
            found.append(tuple(line))
    return found


def spots_around(corner: Point) -> tuple[Spot, Spot, Spot]:
    """The three small fields that meet in a corner."""
    x, y = corner
    if y % 3 == 1:
        above, below = (y - 1) // 3, (y + 2) // 3
        return Spot(x, below), Spot(x - 1, above), Spot(x + 1, above)
    above, below = (y - 2) // 3, (y + 1) // 3
    return Spot(x, above), Spot(x - 1, below), Spot(x + 1, below)


def courses(edges: Iterable[tuple[Point, Point]], height: Callable[[Point], int]) -> list[River]:
    """Rivers from their sources to where they end. `height` is 0 in a corner that touches water: there they flow to."""
    near: dict[Point, list[Point]] = {}
    all_edges = sorted({(min(pair), max(pair)) for pair in edges})
    for one, other in all_edges:
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)
    upstream = _upstream(near, height)
    flow: dict[Point, int] = {}
    for point in reversed(upstream):
        flow[point] = 1 + sum(flow[one] for one in upstream[point])
    found = [River(stem, tuple(flow[point] for point in stem)) for stem in _stems(upstream, flow)]
    # Where waters meet twice, one of the ways is left over.
    return found + [River(pair, (1, 1)) for pair in all_edges if pair[1] not in upstream[pair[0]]
                    and pair[0] not in upstream[pair[1]]]


def _upstream(near: Mapping[Point, list[Point]], height: Callable[[Point], int]) -> dict[Point, list[Point]]:
    """From which points the water comes to each, the lower ones first."""
    heights = {point: height(point) for point in near}
    lowest_first = sorted(near, key=lambda point: (heights[point], point))
    found: dict[Point, list[Point]] = {point: [] for point in lowest_first if heights[point] == 0}
    _climb(near, found, list(found))
    for spring in lowest_first:
        if spring not in found:
            found[spring] = []
            _climb(near, found, [spring])
    return found


def _climb(near: Mapping[Point, list[Point]], found: dict[Point, list[Point]], mouths: Iterable[Point]) -> None:
    """Upwards from the mouths, all at the same pace."""
    edge = deque(mouths)
    while edge:
        here = edge.popleft()
        for other in near[here]:
            if other not in found:
                found[other] = []
                found[here].append(other)
                edge.append(other)


def _stems(upstream: Mapping[Point, list[Point]], flow: Mapping[Point, int]) -> Iterator[tuple[Point, ...]]:
    """Each river along its largest water, down to where it joins another or ends."""
    fed = {point for others in upstream.values() for point in others}
    todo: list[tuple[Point, Point | None]] = [(point, None) for point in upstream if point not in fed]
    while todo:
        here, below = todo.pop()
        stem = [here] if below is None else [below, here]
        while upstream[here]:
            main, *others = sorted(upstream[here], key=lambda point: (-flow[point], point))
            todo += ((other, here) for other in others)
            stem.append(main)
            here = main
        if len(stem) > 1:
            yield tuple(reversed(stem))

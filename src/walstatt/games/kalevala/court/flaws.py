"""What must be true of what the game master makes, whatever anybody wrote."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from walstatt.games.kalevala.court.belongings import stocks
from walstatt.games.kalevala.state import World


def court_flaws(world: World) -> Iterator[str]:
    for symbol, figure in world.figures.items():
        if figure.realm not in world.realms:
            yield f"{symbol} belongs to {figure.realm}, whom nobody knows"
    borne = Counter(_borne(world))
    for symbol, number in borne.items():
        if symbol not in world.items:
            yield f"{symbol} is borne and does not exist"
        elif number > 1:
            yield f"{symbol} is borne {number} times"
        elif world.items[symbol].field:
            yield f"{symbol} is borne and lies hidden"
    numbers = Counter((one.realm, one.number) for one in world.requests)
    yield from (f"{realm} has {count} requests {number}" for (realm, number), count in numbers.items() if count > 1)
    for realm, known in world.knowledge.items():
        layers = Counter((one.secret, one.layer) for one in known.learned)
        yield from (f"{realm} learned {secret} twice" for (secret, _), count in layers.items() if count > 1)


def _borne(world: World) -> Iterator[str]:
    """Every item as often as somebody bears it."""
    for places in world.forces.values():
        for force in places.values():
            for stock in stocks(force):
                for symbol, number in stock.pieces.items():
                    for item in symbol.split("+")[1:]:
                        yield from [item] * number

"""The table of Age of Fantasy: Skirmish for typed moves: what a word means, and who has gone elsewhere."""
from __future__ import annotations

from walstatt.games.aofs.state import TABLE
from walstatt.games.aofs.tabletop import AofsTabletop
from walstatt.table.shapes import Point


class AofsTable(AofsTabletop):
    """Answers what readers of typed moves ask about the match."""

    def find(self, word: str) -> Point | None:
        """A unit by its code, a model, or an objective as `*2`."""
        wanted = word.lower()
        unit = self.play.state.units.get(wanted)
        if unit is not None and unit.place == TABLE:
            return unit.models[0].x, unit.models[0].y
        objectives = self.play.state.objectives
        number = wanted.removeprefix("*")
        if wanted.startswith("*") and number.isdecimal() and 1 <= int(number) <= len(objectives):
            objective = objectives[int(number) - 1]
            return objective.x, objective.y
        return self.place_of(wanted)


"""Watches a battle and keeps what of it everybody saw, turn by turn, for whoever wants to see it again."""
from __future__ import annotations

from walstatt.games.hex_course import HexCourse, HexFigure, HexMoment
from walstatt.games.hex_picture import HexHouse, HexStand
from walstatt.games.kriegsspiel.forts import Door
from walstatt.games.kriegsspiel.picture import GROUNDS, door_of, house_of, is_drawn, lands_of, stand_of
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.rounds import START, TURN

BEGINNING, OWN_TURN, END = range(3)
"""Of a round, before anybody's turn; somebody's turn; and what comes after all of them."""
FIRST = "begin"
Section = tuple[int, int, int | None]


class Recorder:
    """Looks at the battle after every scene; the end of a turn, and of a round, is a moment."""

    def __init__(self, play: BattlePlay) -> None:
        self.play = play
        self._section = self._now()
        self._moments: list[HexMoment] = []
        self._changed: list[dict[str, str]] = []
        """For each of these: doors that stand otherwise. Only the end tells which of them are drawn."""
        self._stands: dict[str, HexStand] = {}
        self._seats: dict[str, int] = {}
        self._doors = {name: play.stands(door) for name, door in self._plan().items()}
        self._first_doors = dict(self._doors)
        self._houses = {one.id: one for one in self._all_houses()}
        self._first_houses = list(self._houses.values())
        self._holders: dict[str, int] = {}
        self._figures: dict[str, HexFigure] = {}

    def look(self) -> None:
        now = self._now()
        if now != self._section:
            self._keep()
            self._section = now

    def finish(self) -> HexCourse:
        self._keep()
        play, plan = self.play, self._plan()
        drawn = [name for name, door in plan.items() if is_drawn(play, door)]
        numbers = {name: number for number, name in enumerate(drawn)}
        for moment, changed in zip(self._moments, self._changed, strict=True):
            moment.doors = [(numbers[name], stands) for name, stands in changed.items() if name in numbers]
        doors = [door_of(play, plan[name]) for name in drawn]
        for name, door in zip(drawn, doors, strict=True):
            door.stands = self._first_doors[name]
        return HexCourse(
            list(play.setup.names), [one for one in lands_of(play) if not one.beside], self._figures, self._moments,
            self._first_houses, doors, grounds=GROUNDS,
        )

    def _now(self) -> Section:
        state = self.play.state
        if state.phase in TURN:
            return state.round, OWN_TURN, self.play.active
        return state.round, BEGINNING if state.phase in START and state.phase != FIRST else END, None

    def _plan(self) -> dict[str, Door]:
        return self.play.ground.plan.doors

    def _all_houses(self) -> list[HexHouse]:
        return [house_of(self.play, at) for at in self.play.ground.plan.houses]

    def _keep(self) -> None:
        """What has changed since the moment before; nothing where nothing has."""
        number, _, seat = self._section
        moment = HexMoment(number, seat, wind=self.play.state.wind_to)
        self._keep_figures(moment)
        changed = self._keep_land(moment)
        if not self._moments or changed or not moment.is_empty:
            self._moments.append(moment)
            self._changed.append(changed)

    def _keep_figures(self, moment: HexMoment) -> None:
        play = self.play
        shown = [one for one in play.state.present() if one.at in play.ground.spots and not one.riders]
        stands = {one.id: stand_of(play, one) for one in shown}
        seats = {one.id: one.party for one in shown}
        for one in shown:
            if one.id not in self._figures:
                self._figures[one.id] = HexFigure(one.party, one.shown_as)
                self._seats[one.id] = one.party
        moment.stands = {name: stand for name, stand in stands.items() if self._stands.get(name) != stand}
        moment.gone = [name for name in self._stands if name not in stands]
        moment.taken = {name: party for name, party in seats.items() if self._seats[name] != party}
        self._stands = stands
        self._seats |= seats

    def _keep_land(self, moment: HexMoment) -> dict[str, str]:
        play = self.play
        doors = {name: play.stands(door) for name, door in self._plan().items()}
        changed = {name: stands for name, stands in doors.items() if self._doors[name] != stands}
        houses = {one.id: one for one in self._all_houses()}
        moment.fallen = [name for name, one in houses.items() if one.fallen and not self._houses[name].fallen]
        moment.keepers = {
            name: one.seat for name, one in houses.items()
            if one.seat is not None and self._houses[name].seat != one.seat
        }
        holders = play.state.holders
        moment.holders = {gf: seat for gf, seat in holders.items() if self._holders.get(gf) != seat}
        self._doors, self._houses, self._holders = doors, houses, dict(holders)
        return changed

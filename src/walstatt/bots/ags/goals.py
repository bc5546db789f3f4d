"""From the tactic and the own tasks to errands: what gives the next victory points, and where."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot

from walstatt.bots.ags.atlas import CLAIM, Atlas
from walstatt.bots.ags.errands import Errand, nearest_first, spread
from walstatt.bots.ags.situation import MOST_TACTIC, MOST_TASK, Situation
from walstatt.games.ags import facts, reactions, records, tactics, values
from walstatt.games.ags.blows import Outlook, Side
from walstatt.games.ags.state import Figure, Marker
from walstatt.games.ags.tasks import places
from walstatt.games.ags.tasks.goal import TACTIC, own_markers, scored, scored_this_round
from walstatt.games.ags.tasks.people_tasks import SURROUNDING
from walstatt.games.ags.tasks.shelf import TASKS, tactic_tasks
from walstatt.games.ags.tasks.side_tasks import MESSAGE_POINTS
from walstatt.games.ags.tasks.tactic_tasks import holder, markers_at_provisions, portions
from walstatt.odds.ags import odds
from walstatt.table.shapes import Point

MARK = 30 / 25.4 / 2
BIG = 50 / 25.4 / 2
PLACE = "tt_platzieren"
HOME_GUARD = {tactics.CAMP: 0.9, tactics.BEACONS: 0.35}
EMPTY_HOME = {"lager_aufreiben", "ablenkung"}
IN_REGION = 0.75
"""So near a spot of a region one is in it."""
QUIET = 6.0
"""Inches from the nearest enemy."""
COMPANY = 2.6
"""An enemy with another one so near cannot be surrounded alone."""
FREE_ROUNDS = 2
"""Tactics give nothing in the first round."""


class Goals:
    """Makes the errands of one look at the table."""

    def __init__(self, look: Situation, atlas: Atlas) -> None:
        self.look = look
        self.play = look.play
        self.seat = look.seat
        self.atlas = atlas

    def errands(self) -> list[Errand]:
        found: list[Errand] = []
        if self.look.points(TACTIC) < MOST_TACTIC:
            found += _serving(TACTIC, TACTIC_GOALS.get(self.play.state.tactic, _nothing)(self))
        for task in self.look.tasks:
            make = TASK_GOALS.get(task)
            if make is not None and self.look.points(task) < MOST_TASK:
                found += _serving(task, make(self))
        found += self.home_guard()
        found += self.sweeping()
        return [errand for errand in found if errand.spots and errand.worth > 0.0]

    # ---- helpers

    def rounds_to_score(self) -> int:
        """Ends of rounds that still give points of the tactic."""
        return min(self.look.left, 6 - max(FREE_ROUNDS, self.look.round), MOST_TACTIC - self.look.points(TACTIC))

    def markers(self, goal: str) -> list[Marker]:
        return own_markers(self.play, self.seat, goal)

    def test(self, figure: Figure, tn: int) -> float:
        """The chance to beat a target number with WIL, with a token's dice where there is one."""
        pool = values.will(self.play, figure, "test")
        more = 2 if self.play.tokens(self.seat) else 0
        return odds(Outlook(Side(min(7, pool.dice + more), pool.need), tn=tn)).hit

    def place(self, key: str, spots: list[Point], worth: float) -> Errand:
        """To lay a marker on one of the spots; it is enough to stand beside it."""
        return Errand(key, spots, worth, PLACE, touch=MARK - 0.05)

    def home_guard(self) -> Iterator[Errand]:
        """An empty own zone at the end may give the opponent points: everybody knows the tasks of the tactic."""
        worth = HOME_GUARD.get(self.play.state.tactic, 0.0)
        shown = set(self.look.feared_tasks) & set(tactic_tasks(self.play.state.tactic))
        if worth and not (shown and not shown & EMPTY_HOME):
            yield Errand("home-guard", self.atlas.home, worth, "", "game", slack=IN_REGION)

    def sweeping(self) -> Iterator[Errand]:
        """Markers of the enemy are points of his: of a task that lies open, or of one that may well be there."""
        feared = set(self.look.feared_tasks)
        if "falsche_faehrte" in feared:
            return
        known = any(TASKS[task].marks for task in feared)
        for marker in self.play.markers("tt", self.look.enemy):
            worth = 0.3 if marker.bound else 0.6 if known else 0.4
            yield Errand(
                f"sweep-{marker.id}", [(marker.x, marker.y)], worth, "tt_entfernen", touch=MARK, target=marker.id
            )

    def quiet(self, spots: list[Point]) -> list[Point]:
        """Those that no enemy stands close to, if there are any."""
        foes = [(foe.x, foe.y) for foe in self.look.foes]
        found = [spot for spot in spots if all(hypot(spot[0] - x, spot[1] - y) > QUIET for x, y in foes)]
        return found or spots

    # ---- tactics

    def shrine(self) -> Iterator[Errand]:
        shrine = self.play.state.markers.get("shrine")
        if shrine is None or shrine.hp <= 0:
            return
        got = records.this_round(self.play, f"schrein_lt:{self.seat}")
        rounds = self.rounds_to_score() - got

        def skill(figure: Figure) -> float:
            if values.has(self.play, figure, "Eigene Absichten"):
                return 0.0
            once = self.test(figure, 2)
            return 1.0 - (1.0 - once) ** 2

        now = 0.15 if got else 1.0
        for number, share in enumerate((1.0, 0.6, 0.35)):
            worth = share * (now + 0.35 * max(0, rounds - 1))
            yield Errand(
                f"shrine-{number}", [(shrine.x, shrine.y)], worth, "schrein_wuerdigen", touch=BIG, exact=True,
                skill=skill,
            )

    def interrogation(self) -> Iterator[Errand]:
        play, seat = self.play, self.seat
        asked = records.this_round(play, f"befragt:{seat}")
        left = [one for one in reactions.prisoners(play) if not records.count(play, f"befragt:{seat}:{one.id}")]
        pays = self.look.round >= FREE_ROUNDS and not asked
        for prisoner in left:
            act = "gefangenen_befragen" if pays else ""
            worth = 1.1 if pays else 0.55 * (self.look.left > 1)
            yield Errand(
                f"ask-{prisoner.id}", [(prisoner.x, prisoner.y)], worth, act, "act" if pays else "game",
                touch=play.radius(prisoner), exact=True, target=prisoner.id,
            )

    def beacons(self) -> Iterator[Errand]:
        beacons = self.play.markers("beacon")
        mine = sum(one.owner == self.seat for one in beacons)
        theirs = sum(one.owner == self.look.enemy for one in beacons)
        rounds = max(1, self.rounds_to_score())
        for one in beacons:
            if one.owner == self.seat:
                if self.look.round >= FREE_ROUNDS and mine <= 2:
                    yield Errand(f"guard-{one.id}", [(one.x, one.y)], 0.25, "", "round", touch=MARK)
                continue
            worth = 0.5 + 0.4 * rounds if mine < 2 else 0.45
            if one.owner == self.look.enemy:
                worth += 0.6 if theirs == 2 else 0.25
            yield Errand(
                f"light-{one.id}", [(one.x, one.y)], worth, "leuchtfeuer", touch=MARK, target=one.id
            )

    def survey(self) -> Iterator[Errand]:
        """One manned marker in each quarter; the nearest quarters first."""
        rounds = self.rounds_to_score()
        ranked = []
        for number, spots in enumerate(self.atlas.quarters, 1):
            marked = [
                (one.x, one.y) for one in self.markers(TACTIC)
                if places.quarter(self.play, one) == number and self._lies_well(one)
            ]
            goal = marked or spots
            if goal:
                near = hypot(goal[0][0] - self.atlas.home_middle[0], goal[0][1] - self.atlas.home_middle[1])
                ranked.append((near, number, goal, bool(marked)))
        for rank, (_, number, goal, is_marked) in enumerate(sorted(ranked)):
            worth = (0.62, 0.62, 0.5, 0.4)[rank] * rounds
            if is_marked:
                yield Errand(f"man-{number}", goal, worth, "", "round", touch=MARK - 0.05)
            else:
                yield self.place(f"survey-{number}", goal[:1], worth)

    def _lies_well(self, marker: Marker, least: float = 6.0) -> bool:
        return abs(marker.x - 18.0) >= least - 0.06 and abs(marker.y - 18.0) >= least - 0.06

    def exchange(self) -> Iterator[Errand]:
        play, seat = self.play, self.seat
        mine, theirs = f"item-{seat}", f"item-{1 - seat}"
        carrier = holder(play, mine)
        given = scored(play, seat, TACTIC, "ags.4.1.5.vp_abgabe")
        if carrier is not None and carrier.seat == seat and not given and "habgier" not in self.look.tasks:
            yield Errand("give-away", self.atlas.away, 1.0, "gegenstand_ablegen", only=carrier.id, slack=0.9)
        for item in (mine, theirs):
            marker = play.state.markers.get(item)
            if marker is not None and not marker.carrier and (item == theirs or not given):
                yield Errand(
                    f"fetch-{item}", [(marker.x, marker.y)], 2.2 if item == theirs else 0.5, "gegenstand_aufheben",
                    touch=MARK, target=item,
                )
        bearer = holder(play, theirs)
        if bearer is not None and bearer.seat == seat:
            home = places.in_zone(play, bearer, seat)
            if not home:
                yield Errand("bring-home", self.atlas.home, 2.0, "", "round", only=bearer.id, slack=IN_REGION)
            elif not scored(play, seat, TACTIC, "ags.4.1.5.vp_untersucht"):
                yield Errand(
                    "examine", [(bearer.x, bearer.y)], 1.2, "gegenstand_untersuchen", only=bearer.id, slack=9.0
                )

    def camp(self) -> Iterator[Errand]:
        rounds, spots = self.rounds_to_score(), self.quiet(self.atlas.away)
        for number, share in enumerate((0.75, 0.35, 0.2)):
            yield Errand(f"camp-{number}", spots, share * rounds, "", "round", slack=IN_REGION)

    # ---- tasks of tactics

    def examine_shrine(self) -> Iterator[Errand]:
        shrine = self.play.state.markers.get("shrine")
        if shrine is None:
            return
        near = self.atlas.around(shrine.x, shrine.y, 4.3, 6.6)
        yield from self._lay_apart(
            "schrein_untersuchen", near, 3, 6.0, lambda m: hypot(m.x - shrine.x, m.y - shrine.y) <= 7.5
        )

    def _lay_apart(
        self, task: str, spots: list[Point], wanted: int, apart: float, counts: Callable[[Marker], bool],
        worth: float = 1.0,
    ) -> Iterator[Errand]:
        """Markers in a region, each far enough from the others; those that lie there already count."""
        lying = spread([(m.x, m.y) for m in self.markers(task) if counts(m)], [], wanted, apart + 2 * MARK)
        missing = wanted - len(lying)
        if missing <= 0:
            return
        all_own = [(m.x, m.y) for m in self.play.markers("tt", self.seat)]
        free = [spot for spot in spots if all(hypot(spot[0] - x, spot[1] - y) > 2 * MARK for x, y in all_own)]
        ordered = nearest_first(free, self.atlas.home_middle)
        chosen = spread(ordered, lying, missing, apart + 2 * MARK + 0.1)
        if len(chosen) < missing:
            chosen = max(
                (spread([start, *ordered], lying, missing, apart + 2 * MARK + 0.1) for start in ordered[::5]),
                key=len, default=chosen,
            )
        for number, spot in enumerate(chosen):
            yield self.place(f"{task}-{number}", [spot], worth)

    def take_shrine(self) -> Iterator[Errand]:
        shrine = self.play.state.markers.get("shrine")
        if shrine is not None:
            for number, worth in enumerate((1.0, 1.0, 0.7)):
                yield Errand(
                    f"hold-shrine-{number}", [(shrine.x, shrine.y)], worth, "", "game", touch=BIG, exact=True
                )

    def attack_shrine(self) -> Iterator[Errand]:
        shrine = self.play.state.markers.get("shrine")
        if shrine is None or shrine.hp <= 0:
            return
        for number in range(2):
            yield Errand(
                f"hit-shrine-{number}", [(shrine.x, shrine.y)], 1.2, "schrein_angreifen", touch=BIG, exact=True,
                skill=lambda figure: self.test(figure, 1),
            )

    def free_prisoners(self) -> Iterator[Errand]:
        for prisoner in reactions.prisoners(self.play):
            asked = records.count(self.play, f"befragt:{self.seat}:{prisoner.id}")
            worth = (0.45 if asked else 0.2) if reactions.slavers(self.play) else 1.0
            yield Errand(
                f"free-{prisoner.id}", [(prisoner.x, prisoner.y)], worth, "gefangenen_befreien",
                touch=self.play.radius(prisoner), exact=True, target=prisoner.id,
                skill=lambda figure: self.test(figure, 1),
            )

    def revenge(self) -> Iterator[Errand]:
        for prisoner in reactions.prisoners(self.play):
            asked = records.count(self.play, f"befragt:{self.seat}:{prisoner.id}")
            if asked or self.look.left <= 2:
                yield Errand(
                    f"revenge-{prisoner.id}", [(prisoner.x, prisoner.y)], 0.5, "", "game",
                    touch=self.play.radius(prisoner), exact=True, target=prisoner.id,
                )

    def cross_over(self) -> Iterator[Errand]:
        spots = self.quiet(self.atlas.away)
        for number in range(3):
            yield Errand(f"cross-{number}", spots, 1.0, "", "game")

    def marking(self) -> Iterator[Errand]:
        yield from self._lay_apart(
            "markierung", self.atlas.away, 2, 8.2, lambda m: places.in_zone(self.play, m, self.look.enemy), 1.4
        )

    def mark_the_way(self) -> Iterator[Errand]:
        play, seat = self.play, self.seat
        own = self.markers("wegmarkierung")
        parts: dict[str, tuple[float, list[Point], Callable[[Marker], bool]]] = {
            "home": (0.6, self.atlas.home, lambda m: places.in_zone(play, m, seat)),
            "middle": (0.9, self.atlas.middle_line, lambda m: places.on_centre_line(play, m)),
            "away": (1.5, self.atlas.away, lambda m: places.in_zone(play, m, 1 - seat)),
        }
        for name, (worth, spots, counts) in parts.items():
            if not any(counts(marker) for marker in own):
                yield self.place(f"way-{name}", self._unmarked(spots), worth)

    def find_camp(self) -> Iterator[Errand]:
        """The three nearest pieces of the enemy half, each with a marker at it."""
        own = self.markers("lagersuche")
        ranked, marked = [], 0
        for number, spots in enumerate(self.atlas.mines):
            if any(hypot(m.x - x, m.y - y) < 0.5 for m in own for x, y in spots):
                marked += 1
                continue
            first = nearest_first(spots, self.atlas.home_middle)[0]
            near = hypot(self.atlas.home_middle[0] - first[0], self.atlas.home_middle[1] - first[1])
            ranked.append((near, number, spots))
        if marked + len(ranked) < 2:
            return
        for _, number, spots in sorted(ranked)[: MOST_TASK - marked]:
            yield self.place(f"camp-mark-{number}", self._unmarked(spots), 1.1)

    def _unmarked(self, spots: list[Point]) -> list[Point]:
        lying = [(m.x, m.y) for m in self.play.markers("tt")]
        return [spot for spot in spots if all(hypot(spot[0] - x, spot[1] - y) > 2 * MARK for x, y in lying)]

    def cut_paths(self) -> Iterator[Errand]:
        ends = max(self.atlas.line_ends, key=lambda pair: min(len(pair[0]), len(pair[1])), default=None)
        if ends is None:
            return
        for number, spots in enumerate(ends):
            if not spots:
                continue
            marked = [
                (m.x, m.y) for m in self.markers("wege_abschneiden")
                if hypot(m.x - spots[0][0], m.y - spots[0][1]) <= 4.5
            ]
            if marked:
                yield Errand(f"path-{number}", marked, 1.4, "", "game", slack=1.5)
            else:
                yield self.place(f"path-mark-{number}", spots, 1.4)

    def burn_provisions(self) -> Iterator[Errand]:
        provisions = self.play.state.markers.get(f"provisions-{self.look.enemy}")
        if provisions is None or records.count(self.play, f"proviant_vernichtet:{self.look.enemy}"):
            return
        lying = len(markers_at_provisions(self.play, self.seat, self.markers("proviant_vernichten")))
        for number in range(2 - lying):
            yield Errand(
                f"burn-{number}", [(provisions.x, provisions.y)], 1.5, PLACE, touch=BIG, exact=True,
                target=provisions.id,
            )

    def loot(self) -> Iterator[Errand]:
        play, seat = self.play, self.seat
        provisions = play.state.markers.get(f"provisions-{1 - seat}")
        if provisions is not None and not records.count(play, f"entnommen:{seat}"):
            yield Errand(
                "loot", [(provisions.x, provisions.y)], 1.6, "proviant_entnehmen", touch=BIG, exact=True
            )
        home = play.state.markers.get(f"provisions-{seat}")
        for portion in portions(play, 1 - seat):
            if home is not None and portion.carrier and play.figure(portion.carrier).seat == seat:
                yield Errand(
                    "portion-home", [(home.x, home.y)], 1.0, "proviant_ablegen", touch=BIG, exact=True,
                    only=portion.carrier, target=home.id,
                )

    def empty_camp(self) -> Iterator[Errand]:
        """Strike those who keep the enemy zone or half; with nobody there the points come by themselves."""
        if self.look.left > 3:
            return
        for foe in self.look.foes:
            if places.in_zone(self.play, foe, self.look.enemy):
                yield Errand(
                    f"chase-{foe.id}", [(foe.x, foe.y)], 0.6, "", "game", touch=self.play.radius(foe), exact=True,
                    target=foe.id,
                )

    def distract(self) -> Iterator[Errand]:
        """Somebody in the enemy half, and whoever stands there bound in melee."""
        play, enemy = self.play, self.look.enemy
        yield Errand("distract", self.atlas.enemy_half, 0.8, "", "game", slack=IN_REGION)
        for foe in self.look.foes:
            if self.look.left <= 2 and places.in_half(play, foe, enemy):
                yield Errand(
                    f"bind-{foe.id}", [(foe.x, foe.y)], 0.5, "", "game", touch=play.radius(foe), exact=True,
                    target=foe.id,
                )

    # ---- side tasks

    def trap(self) -> Iterator[Errand]:
        """Wait inside a piece of the own half in which an enemy stands, or go to one where he may come."""
        play = self.play
        if self.look.left > 3:
            return
        for number, (piece, spots) in enumerate(self.atlas.traps):
            inside = any(facts.at_piece(play, foe, piece) for foe in self.look.foes)
            if inside:
                yield Errand(f"trap-{number}", spots, 2.0, "", "game", slack=0.5)
                if not any(facts.at_piece(play, marker, piece) for marker in self.markers("falle")):
                    yield self.place(f"trap-mark-{number}", self._unmarked(spots), 0.9)

    def surround(self) -> Iterator[Errand]:
        """Four against the enemy who is nearest to them all."""
        foes = [foe for foe in self.look.foes if not self._has_company(foe)]
        if not foes or scored_this_round(self.play, self.seat, "umzingeln"):
            return

        def effort(foe: Figure) -> tuple[float, str]:
            ways = sorted(self.look.gap(one, foe) for one in self.look.own)
            return round(sum(ways[:SURROUNDING]), 2), foe.id

        prey = min(foes, key=effort)
        for number in range(SURROUNDING):
            yield Errand(
                f"surround-{number}", [(prey.x, prey.y)], 0.5, "", "round", touch=self.play.radius(prey), exact=True,
                target=prey.id,
            )

    def _has_company(self, foe: Figure) -> bool:
        return any(
            other is not foe and self.look.gap(foe, other) < COMPANY for other in self.look.foes
        )

    def message(self) -> Iterator[Errand]:
        general = self.play.state.figures.get(self.play.setup.forces[1 - self.seat].general)
        if general is None or not self.look.is_there(general.id) or scored(self.play, self.seat, "eilige_botschaft"):
            return
        worth = MESSAGE_POINTS.get(min(self.look.round + 1, 5), 0) or MESSAGE_POINTS.get(self.look.round, 0)
        yield Errand(
            "message", [(general.x, general.y)], float(worth), "botschaft_ueberbringen", slots=2,
            touch=self.play.radius(general), exact=True, target=general.id,
        )

    def captive(self) -> Iterator[Errand]:
        noted = self.play.state.tasks[self.seat].captive
        if not self.look.is_there(noted) or self.look.left > 3:
            return
        figure = self.play.figure(noted)
        for number, worth in enumerate((2.0, 1.0)):
            yield Errand(
                f"captive-{number}", [(figure.x, figure.y)], worth, "", "game", touch=self.play.radius(figure),
                exact=True, target=noted,
            )

    def escort(self) -> Iterator[Errand]:
        person = self.play.state.figures.get(f"person-{self.seat}")
        if person is None or not self.look.is_there(person.id):
            return
        if person.escort and self.look.is_there(person.escort):
            yield Errand("escort", self.atlas.away, 1.0, "", "game", only=person.escort, slack=IN_REGION)
        else:
            yield Errand(
                "fetch-person", [(person.x, person.y)], 1.2, "", "game", touch=self.play.radius(person), exact=True
            )

    # ---- tasks of peoples

    def claim(self) -> Iterator[Errand]:
        scored_now = scored(self.play, self.seat, "anspruch_erheben")
        own = self.markers("anspruch_erheben")
        for number, spots in enumerate(self.atlas.claims, 1):
            if not any(places.quarter(self.play, one) == number and self._lies_well(one, CLAIM) for one in own):
                worth = 0.9 if not scored_now else 0.4
                yield self.place(f"claim-{number}", self._unmarked(spots)[:6], worth)

    def mining(self) -> Iterator[Errand]:
        """The two pieces that are nearest, each with a marker and a model at it."""
        own = self.markers("rohstoffe_abbauen")
        ranked = []
        for number, spots in enumerate(self.atlas.mines):
            marked = [(m.x, m.y) for m in own if any(hypot(m.x - x, m.y - y) < 0.5 for x, y in spots)]
            first = nearest_first(spots, self.atlas.home_middle)[0]
            near = hypot(self.atlas.home_middle[0] - first[0], self.atlas.home_middle[1] - first[1])
            ranked.append((not marked, near, number, spots, marked))
        worth = 0.5 * min(self.look.left, MOST_TASK - self.look.points("rohstoffe_abbauen"))
        for _, _, number, spots, marked in sorted(ranked)[:3]:
            if marked:
                yield Errand(f"mine-{number}", marked, worth, "", "round", touch=MARK - 0.05)
            else:
                yield self.place(f"mine-mark-{number}", spots, worth)

    def forest(self) -> Iterator[Errand]:
        near = self.atlas.around(18.0, 18.0, 0.0, 5.6)
        yield from self._lay_apart(
            "aufforstung", near, 4, 0.2, lambda m: hypot(m.x - 18.0, m.y - 18.0) <= 6.5, 0.85
        )

    def chain(self) -> Iterator[Errand]:
        """Markers along the shortest way between the zones."""
        atlas = self.atlas
        if not atlas.home or not atlas.away:
            return
        own = [(m.x, m.y) for m in self.markers("schattenreich")]
        middle = atlas.home_middle
        end = min(atlas.away, key=lambda spot: (hypot(spot[0] - middle[0], spot[1] - middle[1]), spot))
        start = min(atlas.home, key=lambda spot: (hypot(spot[0] - end[0], spot[1] - end[1]), spot))
        length = hypot(end[0] - start[0], end[1] - start[1])
        links = max(1, -int(-length // 8.4))
        for number in range(links + 1):
            share = number / links
            x, y = start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
            if any(hypot(x - mx, y - my) < 0.6 for mx, my in own):
                continue
            near = sorted(atlas.around(x, y, 0.0, 2.0), key=lambda s: hypot(s[0] - x, s[1] - y))
            goal = [(x, y)] if atlas.stands((x, y)) else near[:1]
            yield self.place(f"chain-{number}", goal, 3.0 / (links + 1))


def _serving(goal: str, errands: Iterator[Errand]) -> Iterator[Errand]:
    for errand in errands:
        errand.goal = goal
        yield errand


def _nothing(goals: Goals) -> Iterator[Errand]:
    del goals
    yield from ()


Maker = Callable[[Goals], Iterator[Errand]]
TACTIC_GOALS: dict[int, Maker] = {
    tactics.SHRINE: Goals.shrine,
    tactics.INTERROGATION: Goals.interrogation,
    tactics.BEACONS: Goals.beacons,
    tactics.UNKNOWN_LAND: Goals.survey,
    tactics.EXCHANGE: Goals.exchange,
    tactics.CAMP: Goals.camp,
}
TASK_GOALS: dict[str, Maker] = {
    "schrein_untersuchen": Goals.examine_shrine,
    "schrein_einnehmen": Goals.take_shrine,
    "schrein_vernichten": Goals.attack_shrine,
    "gefangene_befreien": Goals.free_prisoners,
    "rache_ueben": Goals.revenge,
    "uebertritt": Goals.cross_over,
    "markierung": Goals.marking,
    "ablenkung": Goals.distract,
    "lagersuche": Goals.find_camp,
    "wegmarkierung": Goals.mark_the_way,
    "wege_abschneiden": Goals.cut_paths,
    "proviant_vernichten": Goals.burn_provisions,
    "proviant_erbeuten": Goals.loot,
    "lager_aufreiben": Goals.empty_camp,
    "eilige_botschaft": Goals.message,
    "falle": Goals.trap,
    "gefangener": Goals.captive,
    "personenschutz": Goals.escort,
    "anspruch_erheben": Goals.claim,
    "rohstoffe_abbauen": Goals.mining,
    "umzingeln": Goals.surround,
    "aufforstung": Goals.forest,
    "schattenreich": Goals.chain,
}


"""Cases of the battle: a small map, parties with figures, commands, dice, and what must follow. See docs/cases.md."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, TypeVar, cast

import msgspec

from walstatt.core.match import Match
from walstatt.core.tally import Tally
from walstatt.core.typed_data import convert
from walstatt.games.kriegsspiel import calling, chariots, commander, devices, effects, line_up, magic
from walstatt.games.kriegsspiel.ending import owners_after
from walstatt.games.kriegsspiel.figures.agent_company import check_company
from walstatt.games.kriegsspiel.figures.god_lists import check_made_by_hand
from walstatt.games.kriegsspiel.forts import Fort, FortKind, Opening
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.ground import Ground
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.points import attack_points, defence_points, shot_number
from walstatt.games.kriegsspiel.profiles import VESSELS, WAGON, team_of
from walstatt.games.kriegsspiel.reaching import in_bow_reach, in_melee_reach
from walstatt.games.kriegsspiel.setup import (
    Artefact,
    ComingGod,
    Covert,
    Party,
    Placed,
    Setup,
    WeakPoint,
    Worshipped,
    under_orders,
)
from walstatt.games.kriegsspiel.sheets.reader import read_orders
from walstatt.games.kriegsspiel.spans import Bridge, Rift
from walstatt.games.kriegsspiel.state import DEAD, Figure, Hidden
from walstatt.games.kriegsspiel.ways import LAST, Walker, has_room
from walstatt.games.skirmish import SkirmishGame
from walstatt.hexmap.underworld import passage
from walstatt.lab.case_lands import read_land
from walstatt.lab.case_table import CasePosition, CaseTable
from walstatt.lab.case_values import as_mapping, equal, flag, one_of, sub_mapping, word_list
from walstatt.lab.case_yaml import CaseError, Mapping, plain

T = TypeVar("T")
SEATS = ("Brunhilde", "Gunther", "Hagen", "Kriemhild")
PARTY_KEYS = (
    "groups", "enemies", "friends", "declared", "may_flee", "surprised", "refuges", "support", "for_slaves", "spares",
    "lost", "far_wizard", "opens_gates", "plunders", "razes", "pours", "orders", "sent", "stays", "re",
    "god",
)
SAID = {"support": ("WENN NÖTIG", "IMMER", "NIE"), "plunders": ("NEIN", "RE", "GÜTER")}
"""What a party may say of its whole army, the default first."""
EXPECTED = (
    "figures", "gp", "need", "strikes", "shoots", "reaches", "not_reached", "owners", "holders", "losses", "order",
    "round", "groups", "doors", "keepers", "sieges", "loot", "razed", "commands", "flees", "hits", "wind", "re",
    "temples", "sacked", "callings", "effects", "cost", "far_triples", "lying", "casts", "gods", "wonders",
    "relics_lost", "god_fights", "omens", "hidden", "seen_by",
)
_FIGURES = re.compile(
    r"(?P<count>[0-9]*)(?P<symbol>[A-Za-zö0-9]+?(?:\(H\)|\([1-4]\)|:[a-z]+[0-9]+(?:/[0-9]+){3}|/[0-9]{1,3}(?:/[0-9]{1,3})?)?)"
    r"(?: auf (?P<mount>[A-Za-z]+))?(?P<behind> dahinter)?(?P<tired> erschöpft)?"
    r"(?: \[(?P<traits>[a-z0-9: ]+)\])?(?: mit (?P<items>[A-Za-zÄÖÜäöüß +]+))?"
)
_KF = r"(?:\d[A-Z]\+\d+/)?\d+"
"""A small field of the first large field, or of any."""
_HOUSE = re.compile(
    rf"(?P<kind>Tu|Bf|BF|Tt) KF(?P<kf>{_KF})(?P<openings>(?: (?:Tor|Durchgang) {_KF}(?::\d)?-{_KF})*)"
    r"(?: Treffer (?P<hits>[1-9]))?(?: TS (?P<treasure>\d{1,4}))?(?: von (?P<owner>\w+))?"
)
_WALL = re.compile(r"Ma KF(?P<kf>\d+)-(?P<other>\d+)(?: Tor (?P<side>\d+))?(?: von (?P<owner>\w+))?")
_OPENING = re.compile(rf"(?P<word>Tor|Durchgang) {_KF}(?::(?P<storey>\d))?-(?P<to>{_KF})")
_BRIDGE = re.compile(r"Br KF(?P<at>\d+)-(?:(?P<over>\d+)-)?(?P<to>\d+)(?: Treffer (?P<hits>\d))?")
_PAIR = re.compile(r"(?P<one>[A-Za-z0-9]+) > (?P<other>[A-Za-z0-9]+)")


class KriegsspielCases(CaseTable):
    game: ClassVar[SkirmishGame] = GAME
    example = "kalevala.r.war.bogen: 1"
    keys = frozenset({
        "map", "field", "parties", "owners", "forts", "bridges", "rifts", "caves", "doors", "sieges", "round", "wind",
        "placing", "gods", "weak_points", "weapons", "artefacts", "strengthened",
        "covers", "covert",
    })
    expected = frozenset(EXPECTED)
    seats = SEATS

    def match(self, case: Mapping) -> Match:
        return Match(GAME, _Position(case).setup())

    def special_step(self, match: Match, name: str, value: Any, line: int) -> Match | None:
        """`sheet: Brunhilde`: the open question is answered as her order sheet says."""
        if name != "sheet":
            return super().special_step(match, name, value, line)
        seat, question = match.setup.seat(str(value)), match.question
        if seat is None or question is None or seat not in question.seats:
            raise CaseError(line, f"{value} is not asked anything here")
        match.answer(commander.answer(match.play, question, seat), seat)
        return match

    def expect(self, match: Match, wanted: Mapping) -> None:
        for key in wanted:
            getattr(self, f"_{key}")(match.play, wanted[key], wanted.line_of(key))

    def _figures(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """By id: where it is, `dead`, `fled` or `misplaced`, or several facts."""
        for id, one in as_mapping(wanted, line, "figures").items():
            figure = _figure(play, id, line)
            if isinstance(one, Mapping):
                data = {**msgspec.structs.asdict(figure), "place": _short(play, figure)}
                one.check_keys(data, f"what is expected of {id}")
                for key, value in one.items():
                    equal(data[key], plain(value), f"{key} of {id}", one.line_of(key))
            else:
                equal(figure.gone or _short(play, figure), plain(one), f"place of {id}", line)

    def _gp(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """`a1 > b1: [5, 3]`: points of the attacker and of the defender."""
        for one, other, value in _pairs(play, wanted, line):
            given = [attack_points(play, one, other).total, defence_points(play, other, one).total]
            equal(given, plain(value), f"points of {one.id} against {other.id}", line)

    def _need(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """`a1 > b1: 13`: what a shot needs; with `by` each change with its rule."""
        for one, other, value in _pairs(play, wanted, line):
            tally = shot_number(play, one, other)
            if isinstance(value, Mapping):
                equal(_changes(tally), plain(value), f"the shot of {one.id} at {other.id}", line)
            else:
                equal(tally.total, value, f"the shot of {one.id} at {other.id}", line)

    def _strikes(self, play: BattlePlay, wanted: Any, line: int) -> None:
        self._lists(play, wanted, line, in_melee_reach)

    def _shoots(self, play: BattlePlay, wanted: Any, line: int) -> None:
        self._lists(play, wanted, line, in_bow_reach)

    def _lists(
        self, play: BattlePlay, wanted: Any, line: int, find: Callable[[BattlePlay, Figure], list[Figure]],
    ) -> None:
        """Whoever is paralysed or stone does nothing, whoever stands beside him."""
        for id, value in as_mapping(wanted, line, "what figures can do").items():
            figure = _figure(play, id, line)
            found = [] if effects.is_idle(figure) else [one.id for one in find(play, figure)]
            equal(sorted(found), sorted(word_list(value, line, id)), f"whom {id} reaches", line)

    def _reaches(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """By id small fields, in the short form, that it can reach in this turn."""
        for id, value in as_mapping(wanted, line, "reaches").items():
            reached = _reached(play, _figure(play, id, line))
            missing = [name for name in word_list(value, line, id) if _long(play, name) not in reached]
            equal(missing, [], f"out of reach of {id}", line)

    def _not_reached(self, play: BattlePlay, wanted: Any, line: int) -> None:
        for id, value in as_mapping(wanted, line, "not_reached").items():
            reached = _reached(play, _figure(play, id, line))
            found = [name for name in word_list(value, line, id) if _long(play, name) in reached]
            equal(found, [], f"within reach of {id}", line)

    def _owners(self, play: BattlePlay, wanted: Any, line: int) -> None:
        given = owners_after(play)
        for gf, name in as_mapping(wanted, line, "owners").items():
            equal(given.get(gf, "nobody"), name, f"owner of {gf}", line)

    def _holders(self, play: BattlePlay, wanted: Any, line: int) -> None:
        given = {gf: play.setup.names[seat] for gf, seat in play.state.holders.items()}
        for gf, name in as_mapping(wanted, line, "holders").items():
            equal(given.get(gf, "nobody"), name, f"holder of {gf}", line)

    def _doors(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """`17:0>11: open`: how the side of a storey, or a wall, stands."""
        for name, stands in as_mapping(wanted, line, "doors").items():
            full = ">".join(_long(play, one) for one in name.split(">"))
            door = play.ground.plan.doors[one_of(full, play.ground.plan.doors, line, "a door")]
            equal(play.stands(door), stands, f"the door {name}", line)

    def _keepers(self, play: BattlePlay, wanted: Any, line: int) -> None:
        given = {at: play.setup.names[seat] for at, seat in play.state.keepers.items()}
        for at, name in as_mapping(wanted, line, "keepers").items():
            equal(given.get(_long(play, at), "nobody"), name, f"keeper of {at}", line)

    def _sieges(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """By the first small field of a fortress for how many rounds it has been besieged."""
        for at, rounds in as_mapping(wanted, line, "sieges").items():
            equal(play.state.sieges.get(_long(play, at), 0), rounds, f"rounds of the siege of {at}", line)

    def _loot(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """`{2A+10: [Brunhilde, RE, 4]}`, or `nothing`."""
        for gf, value in as_mapping(wanted, line, "loot").items():
            loot = play.state.loot.get(gf)
            given = [play.setup.names[loot.party], loot.what, loot.value] if loot is not None else "nothing"
            equal(given, plain(value), f"loot of {gf}", line)

    def _razed(self, play: BattlePlay, wanted: Any, line: int) -> None:
        equal(play.state.razed, list(word_list(wanted, line, "razed")), "what is razed", line)

    def _hits(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """`"17:S": 2`: of bridges."""
        for name, value in as_mapping(wanted, line, "hits").items():
            full = "=".join(_long(play, one) for one in str(name).split("="))
            equal(play.hits(one_of(full, play.ground.bridges, line, "a bridge")), value, f"hits of {name}", line)

    def _gods(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """By id: where a god is, or `out`."""
        for id, value in as_mapping(wanted, line, "gods").items():
            figure = play.state.figures.get(id)
            given = "absent" if figure is None else figure.gone or _short(play, figure)
            equal(given, plain(value), f"the god {id}", line)

    def _wonders(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """What outlasts the battle, as `kind of places`."""
        given = [" ".join((one.kind, one.of, *one.places)).replace("  ", " ") for one in play.state.wonders]
        equal(given, plain(wanted), "wonders", line)

    def _omens(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """What magic has done to the land, until which round, and where."""
        given = [" ".join((f"{one.kind} until {one.until}", *one.places)) for one in play.state.omens]
        equal(given, plain(wanted), "omens", line)

    def _relics_lost(self, play: BattlePlay, wanted: Any, line: int) -> None:
        given = {name: play.setup.names[party] for name, party in play.state.relics_lost.items()}
        equal(given, plain(wanted), "weak points that were taken", line)

    def _god_fights(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """Winner, loser, and by how much."""
        gods = play.setup.gods
        given = [[gods[winner].name, gods[loser].name, ahead] for winner, loser, ahead in play.state.god_fights]
        equal(given, plain(wanted), "duels of gods", line)

    def _wind(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """`[2, 1]`: direction and strength."""
        equal([play.state.wind_to, play.state.wind], plain(wanted), "the wind", line)

    def _re(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """`{Brunhilde: {24: 10}}`: all that lies there."""
        for name, places in as_mapping(wanted, line, "re").items():
            seat = play.setup.seat(name)
            given = {one.at: one.amount for one in play.state.stores if one.party == seat and one.amount}
            stores = as_mapping(places, line, name).items()
            equal(given, {_long(play, at): amount for at, amount in stores}, f"RE of {name}", line)

    def _losses(self, play: BattlePlay, wanted: Any, line: int) -> None:
        for name, value in as_mapping(wanted, line, "losses").items():
            seat = play.setup.seat(name)
            given = [one.id for one in play.state.figures.values() if one.party == seat and one.gone == DEAD]
            equal(given, list(word_list(value, line, name)), f"losses of {name}", line)

    def _order(self, play: BattlePlay, wanted: Any, line: int) -> None:
        equal([play.setup.names[seat] for seat in play.state.order], plain(wanted), "order of turns", line)

    def _round(self, play: BattlePlay, wanted: Any, line: int) -> None:
        equal(play.state.round, wanted, "round", line)

    def _commands(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """By group what its order sheet says now; whichever way a place is written."""
        for name, said in as_mapping(wanted, line, "commands").items():
            group = next((one for one in play.state.groups if one.name == name), None)
            if group is None:
                raise CaseError(line, f"there is no group {name}")
            equal(commander.command(play, group), said, f"the order of {name}", line)

    def _flees(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """By party the groups that flee, if they may."""
        for name, groups in as_mapping(wanted, line, "flees").items():
            seat = play.setup.names.index(one_of(name, play.setup.names, line, "a party"))
            all_of = [one.name for one in play.state.groups if one.party == seat]
            equal(commander.fleeing(play, seat, all_of), list(word_list(groups, line, name)), f"who flees of {name}",
                  line)

    def _effects(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """`a1: [still]`: what magic does to it now; points and dice with their amount, `points -2`."""
        for id, value in as_mapping(wanted, line, "effects").items():
            figure = _figure(play, id, line)
            given = [f"{one.kind} {one.amount}" if one.amount else one.kind for one in figure.effects]
            equal(given, list(word_list(value, line, id)), f"what magic does to {id}", line)

    def _cost(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """`{a1: {"Lähmen 2A+10/17": 36}}`: what a spell would cost, whether there are ZEH for it or not."""
        for id, said in as_mapping(wanted, line, "cost").items():
            caster = _figure(play, id, line)
            for spell, value in as_mapping(said, line, id).items():
                equal(magic.price(play, caster, spell), value, f"price of {spell}", line)

    def _far_triples(self, play: BattlePlay, wanted: Any, line: int) -> None:
        for name, value in as_mapping(wanted, line, "far_triples").items():
            seat = play.setup.names.index(one_of(name, play.setup.names, line, "a party"))
            equal(play.state.far_triples.get(seat, 0), value, f"triples for the far wizard of {name}", line)

    def _lying(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """`{24: [Ring]}`: magic things on small fields."""
        for at, value in as_mapping(wanted, line, "lying").items():
            given = list(play.state.lying.get(_long(play, at), ()))
            equal(given, list(word_list(value, line, str(at))), f"what lies on {at}", line)

    def _temples(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """Hits on temples, by small field."""
        for at, value in as_mapping(wanted, line, "temples").items():
            equal(play.state.shrines.get(_long(play, at), 0), value, f"hits on the temple on {at}", line)

    def _sacked(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """Temples that were plundered: by whom; nobody is nothing."""
        for at, value in as_mapping(wanted, line, "sacked").items():
            seat = play.state.sacked.get(_long(play, at))
            equal(play.setup.names[seat] if seat is not None else "", value, f"who plundered {at}", line)

    def _callings(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """`{Brunhilde: {until: 2, ability: Lähmen}}`."""
        for name, value in as_mapping(wanted, line, "callings").items():
            seat = play.setup.names.index(one_of(name, play.setup.names, line, "a party"))
            given = msgspec.structs.asdict(calling.calling_of(play, seat))
            for key, number in as_mapping(value, line, name).items():
                equal(given.get(key), number, f"{key} of the god of {name}", line)

    def _casts(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """By caster what the order sheet says now in the magic step."""
        for id, said in as_mapping(wanted, line, "casts").items():
            equal(commander.spell(play, _figure(play, id, line), 0, at_once=False), said, f"the spell of {id}", line)

    def _hidden(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """By name of a camouflaged group: where it hides, `found`, `left` or `dead`, or several facts."""
        groups = {one.name: one for one in play.state.hidden}
        for name, value in as_mapping(wanted, line, "hidden").items():
            one = groups[one_of(name, groups, line, "a camouflaged group")]
            items = {symbol: "+".join(borne) for symbol, borne in one.items.items()}
            laid = {symbol: [each.kind for each in effects] for symbol, effects in one.effects.items()}
            data = {**msgspec.structs.asdict(one), "items": items, "now": "", "effects": laid}
            facts = value if isinstance(value, Mapping) else Mapping({"now": value})
            facts.check_keys(data, f"what is expected of {name}")
            for key, fact in facts.items():
                given = list(data[key]) if isinstance(data[key], tuple) else data[key]
                if key == "now":
                    equal(_now(one, str(fact)), str(fact), f"what {name} does", line)
                else:
                    equal(given, plain(fact), f"{key} of {name}", line)

    def _seen_by(self, play: BattlePlay, wanted: Any, line: int) -> None:
        """By party which camouflaged groups are in its view and in its picture; `nobody` watches without a seat."""
        for name, groups in as_mapping(wanted, line, "seen_by").items():
            known = one_of(name, ("nobody", *play.setup.names), line, "whoever watches")
            seat = None if known == "nobody" else play.setup.names.index(known)
            in_view = [one["name"] for one in GAME.view(play, seat).get("hidden", ())]
            equal(in_view, list(word_list(groups, line, name)), f"camouflaged groups in the view of {name}", line)
            shown = [one.id.partition(".")[0] for one in GAME.picture(play, seat).bases
                     if "kriegsspiel-condition-hidden" in one.conditions]
            open_to = [one.name for one in play.state.hidden if one.is_hidden and one.seat == seat]
            equal(list(dict.fromkeys(shown)), open_to, f"camouflaged groups in the picture of {name}", line)

    def _groups(self, play: BattlePlay, wanted: Any, line: int) -> None:
        for name, value in as_mapping(wanted, line, "groups").items():
            given = [one.id for one in play.state.present() if one.group == name]
            equal(given, list(word_list(value, line, name)), f"figures of {name}", line)


def _figure(play: BattlePlay, id: str, line: int) -> Figure:
    figures = play.state.figures
    return figures[one_of(id, figures, line, "a figure")]


def _pairs(play: BattlePlay, wanted: Any, line: int) -> Iterator[tuple[Figure, Figure, Any]]:
    for pair, value in as_mapping(wanted, line, "pairs").items():
        found = _PAIR.fullmatch(pair)
        if found is None:
            raise CaseError(line, f"a pair is written a1 > b1, not {pair!r}")
        yield _figure(play, found["one"], line), _figure(play, found["other"], line), value


def _changes(tally: Tally) -> dict[str, float]:
    return {"total": tally.total, **{change.rule: change.amount for change in tally.changes}}


def _reached(play: BattlePlay, figure: Figure) -> set[str]:
    """Of a device with those who can move it, of a wagon and who is aboard with its horses."""
    if effects.is_idle(figure):
        return set()
    wagon = figure if figure.front and figure.symbol == WAGON else play.wagon(figure)
    if wagon is not None and wagon.front:
        return {stance.wagon for stance in chariots.reach(play, wagon) if stance.path}
    if figure.profile.is_device:
        group = play.group_of(figure)
        moved = next((one for one in devices.teams(play, group, play.members(group)) if one.device is figure), None)
        return {name for name, trip in devices.reach(play, moved, moved.pace).items() if trip.path} if moved else set()
    walker, standing = Walker.of(play, figure), play.standing()
    trips = walker.reach(figure.at, play.speed(figure), LAST)
    return {name for name, trip in trips.items() if trip.path and has_room(play, figure, name, standing)}


def _short(play: BattlePlay, figure: Figure) -> Any:
    """In a battle on one large field the number of the small field is enough."""
    gf, _, kf = figure.at.partition("/")
    short = len(play.setup.field) == 1 and kf and gf == play.setup.field[0]
    return (int(kf) if kf.isdecimal() else kf) if short else figure.at


def _now(hidden: Hidden, wanted: str) -> str:
    """Where a camouflaged group hides, in full if it is asked so, or what has become of it."""
    where = hidden.at if "/" in wanted else hidden.at.partition("/")[2]
    return "found" if hidden.found else "left" if hidden.left else where if hidden.members else "dead"


def _long(play: BattlePlay, name: Any) -> str:
    foot = str(name).partition("^")[0]  # of a ladder
    full = "/" in foot or foot in play.setup.lands
    return str(name) if full else f"{play.setup.field[0]}/{name}"


class _Position(CasePosition):
    seats = SEATS

    def setup(self) -> Setup:
        case = self.case
        lands = {name: read_land(one, case.line_of("map")) for name, one in sub_mapping(case, "map").items()}
        caves = {name: passage(str(letters)) for name, letters in sub_mapping(case, "caves").items()}
        lands |= caves
        field = word_list(case["field"], case.line_of("field"), "field") if "field" in case else tuple(lands)
        self.home = field[0]
        parties = tuple(self._party(name, one) for name, one in sub_mapping(case, "parties").items())
        if tuple(party.name for party in parties) != SEATS[: len(parties)]:
            raise CaseError(case.line_of("parties"), f"the parties are {', '.join(SEATS)}, in this order")
        setup = Setup(lands, field, parties, plain(sub_mapping(case, "owners")), self._forts(), self._bridges(),
                      self._rifts(), tuple(caves),
                      gods=self._records("gods", ComingGod), weak_points=self._records("weak_points", WeakPoint),
                      weapons=self._words("weapons"), artefacts=self._records("artefacts", Artefact),
                      strengthened=tuple(map(self._place, self._words("strengthened"))),
                      covers=self._whole("covers", len(case.get("covert") or [])),
                      covert=self._records("covert", Covert),
                      placing=flag(case.get("placing", False), case.line_of("placing"), "placing"),
                      rulings=self._rulings())
        GAME.check_setup(setup)
        for god in setup.gods:
            check_made_by_hand(god, Ground(setup.lands, setup.field).inside)
        for one in setup.covert:
            check_company(one)
        self._check_things(setup)
        return msgspec.structs.replace(setup, opening=self._opening(setup))

    def _forts(self) -> tuple[Fort, ...]:
        """`Tu KF17 Tor 17-16 Durchgang 17-18 von Gunther`, `Ma KF17-18 Tor 17` (opened from 17)."""
        line = self.case.line_of("forts")
        return tuple(self._fort(str(one), line) for one in word_list(self.case.get("forts", []), line, "forts"))

    def _fort(self, written: str, line: int) -> Fort:
        house, wall = _HOUSE.fullmatch(written), _WALL.fullmatch(written)
        found = house or wall
        if found is None:
            raise CaseError(line, f"a building is written Tu KF17 Tor 17-16, a wall Ma KF17-18, not {written!r}")
        at = self._field(found["kf"])
        if wall is not None:
            gate = (Opening(self._field(wall["other"])),) if wall["side"] else ()
            side = self._field(wall["side"]) if wall["side"] else ""
            return Fort("Ma", at, self._field(wall["other"]), gate, side, wall["owner"])
        openings = tuple(
            Opening(self._field(one["to"]), int(one["storey"] or 0), one["word"] == "Durchgang")
            for one in _OPENING.finditer(found["openings"])
        )
        treasure = int(found["treasure"] or 0) if found["kind"] == "Tt" else None
        return Fort(cast(FortKind, found["kind"]), at, openings=openings, owner=found["owner"],
                    hits=int(found["hits"] or 0), treasure=treasure)

    def _bridges(self) -> tuple[Bridge, ...]:
        """`Br KF17-18` over a river, `Br KF16-17-18 Treffer 2` over the water on 17."""
        line = self.case.line_of("bridges")
        return tuple(self._bridge(str(one), line) for one in word_list(self.case.get("bridges", []), line, "bridges"))

    def _bridge(self, written: str, line: int) -> Bridge:
        found = _BRIDGE.fullmatch(written)
        if found is None:
            raise CaseError(line, f"a bridge is written Br KF17-18 or Br KF16-17-18, not {written!r}")
        over = self._field(found["over"]) if found["over"] else ""
        return Bridge(self._field(found["at"]), self._field(found["to"]), over, int(found["hits"] or 0))

    def _words(self, key: str) -> tuple[str, ...]:
        return word_list(self.case.get(key) or [], self.case.line_of(key), key)

    def _records(self, key: str, kind: type[T]) -> tuple[T, ...]:
        """A list of mappings, as the battle keeps it: `{realm: Gunther, name: Ag1, members: [Ag1, LB], at: 17}`."""
        try:
            listed = convert(plain(self.case.get(key) or []), list[dict[str, Any]])
            return tuple(convert({**one, **({"at": self._place(str(one["at"]))} if "at" in one else {})}, kind)
                         for one in listed)
        except msgspec.ValidationError as problem:
            raise CaseError(self.case.line_of(key), f"{key}: {problem}") from problem

    def _check_things(self, setup: Setup) -> None:
        """Each weak point once, on the battlefield or borne by somebody; strengthened walls on it."""
        inside = Ground(setup.lands, setup.field).inside
        borne = {item for party in setup.parties for placed in party.figures for item in placed.items}
        borne |= {item for one in setup.covert for items in one.items.values() for item in items}
        names = [one.name for one in setup.weak_points]
        for one in setup.weak_points:
            if names.count(one.name) > 1 or (one.at not in inside if one.at else one.name not in borne):
                told = f"{one.name} lies on a small field of the battlefield or is borne by somebody, and once"
                raise CaseError(self.case.line_of("weak_points"), told)
        for at in setup.strengthened:
            if at not in inside:
                raise CaseError(self.case.line_of("strengthened"), f"{at} is no small field of the battlefield")

    def _rifts(self) -> tuple[Rift, ...]:
        """`2A+10/17 1A+10/19 von Brunhilde`."""
        line = self.case.line_of("rifts")
        listed = [str(one).split(" ") for one in word_list(self.case.get("rifts", []), line, "rifts")]
        return tuple(Rift(one[0], one[1], one[-1]) for one in listed)

    def _field(self, kf: str) -> str:
        return kf if "/" in kf else f"{self.home}/{kf}"

    def _opening(self, setup: Setup) -> Any:
        """The line-up, in the round before the one that the case wants, with those who have fallen already."""
        state = line_up.first_state(setup)
        state.round = self._whole("round", 1) - 1
        for door, stands in sub_mapping(self.case, "doors").items():
            state.doors[door if "/" in door else self._door(door)] = str(stands)
        if "wind" in self.case:
            state.wind_to, state.wind = plain(self.case["wind"])
        for at, rounds in sub_mapping(self.case, "sieges").items():
            state.sieges[self._field(str(at))] = int(rounds)
        for seat, written in enumerate(sub_mapping(self.case, "parties").values()):
            for symbol, *_ in _listed(str(written.get("lost", "")), written.line_of("lost")):
                id = f"{line_up.figure_id(seat, 1)[:-1]}x{len(state.figures)}"
                state.figures[id] = Figure(id, seat, symbol, setup.field[0], gone=DEAD)
        return state

    def _door(self, written: str) -> str:
        """`17:0>11` of the one large field."""
        return ">".join(self._field(one) for one in written.split(">"))

    def _party(self, name: str, written: Any) -> Party:
        line = self.case.line_of("parties")
        written = as_mapping(written, line, name)
        written.check_keys(PARTY_KEYS, "a party")
        lists = {key: word_list(written.get(key, []), written.line_of(key), key)
                 for key in ("enemies", "friends", "refuges", "spares")}
        flags = {key: flag(written.get(key, False), written.line_of(key), key)
                 for key in ("declared", "may_flee", "surprised", "for_slaves", "opens_gates", "razes", "far_wizard")}
        flags["pours"] = flag(written.get("pours", True), written.line_of("pours"), "pours")
        stores = {self._place(str(at)): int(amount) for at, amount in sub_mapping(written, "re").items()}
        god = convert(plain(written["god"]), Worshipped) if "god" in written else None
        groups = sub_mapping(written, "groups")
        sent = str(written.get("sent", ""))
        stays = word_list(written.get("stays", []), written.line_of("stays"), "stays")
        figures = tuple(
            one for group in groups
            for one in self._group(group, groups[group], groups.line_of(group), sent, stays=group in stays)
        )
        said = {key: one_of(str(written.get(key, first)), (first, *others), written.line_of(key), key)
                for key, (first, *others) in SAID.items()}
        said["plunders"] = said["plunders"].removeprefix("NEIN")
        party = Party(name, figures, stores=stores, god=god, **said, **lists, **flags)  # type: ignore[arg-type]
        return self._with_orders(party, written) if "orders" in written else party

    def _with_orders(self, party: Party, written: Mapping) -> Party:
        """Lines of an order sheet; its flags count in the place of what else is said of the army."""
        line = written.line_of("orders")
        groups = [placed.group for placed in party.figures]
        read = read_orders(list(word_list(written["orders"], line, "orders")), groups)
        if read.problems:
            raise CaseError(line, f"this cannot be read: {read.problems[0].why}")
        return under_orders(party, read.orders)

    def _group(self, name: str, written: Any, line: int, sent: str, *, stays: bool) -> Iterator[Placed]:
        for at, listing in as_mapping(written, line, name).items():
            place, _, front = (self._place(one) for one in str(at).partition(">"))
            for symbol, mount, behind, tired, traits, items in _listed(str(listing), line):
                bow = front if team_of(symbol) or symbol in VESSELS else ""
                yield Placed(symbol, place, name, mount, behind, sent, stays, bow, tired, traits=traits, items=items)

    def _place(self, written: str) -> str:
        full = "/" in written or "+" in written or written in ("", ">")
        return written if full else self._field(written)


def _listed(listing: str, line: int) -> Iterator[tuple[str, str, bool, bool, tuple[str, ...], tuple[str, ...]]]:
    """`3LB, 2SB auf lP`: one after another; `L auf El, B dahinter` on one animal; `KrKö/4/0 [drink]` with what nobody
    sees of him; `Z/30 mit Ring+Stab` with magic things."""
    for part in filter(None, (one.strip() for one in listing.split(","))):
        found = _FIGURES.fullmatch(part)
        if found is None:
            raise CaseError(line, f"figures are written 3LB, 2SB auf lP, not {part!r}")
        for _ in range(int(found["count"] or 1)):
            traits = tuple((found["traits"] or "").split())
            items = tuple((found["items"] or "").split("+")) if found["items"] else ()
            yield found["symbol"], found["mount"] or "", bool(found["behind"]), bool(found["tired"]), traits, items


CASES = KriegsspielCases()

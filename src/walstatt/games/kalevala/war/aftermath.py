"""What a battle on hexes has left, as an outcome of a battlefield (kalevala.r.war.kampfende)."""
from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from walstatt.core.texts import Text
from walstatt.games.kalevala.realm.harnessing import horse_of, wagon_with
from walstatt.games.kalevala.realm.pieces import DEVICE, PERSON, WARRIOR, WIZARD, known_piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.state import FOUGHT
from walstatt.games.kalevala.war.board import Board, gf_name
from walstatt.games.kalevala.war.field import (
    Battlefield,
    Figures,
    Outcome,
    Uncovered,
    holds,
    is_hostile,
    may_gain,
    occupies,
)
from walstatt.games.kriegsspiel.ending import CONQUERED, owners_after
from walstatt.games.kriegsspiel.forts import BROKEN, GATE, LADDERS, OPEN, base, is_field
from walstatt.games.kriegsspiel.line_up import figure_id, horse_id
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import FREED
from walstatt.games.kriegsspiel.setup import Placed
from walstatt.games.kriegsspiel.state import FLED, OUT, RAN_AWAY, TIED, Figure
from walstatt.games.kriegsspiel.ways import is_walkable
from walstatt.games.kriegsspiel.works import GOODS, SLAVES

Places = dict[str, dict[str, Figures]]
ENSLAVES: Final = "kriegsspiel-enslaves"
Goods = Callable[[str, str, str], Mapping[str, int]]
"""By plunderer, place and who had it: what is taken in the place of RE."""


def outcome_of(field: Battlefield, board: Board, play: BattlePlay, homes: Mapping[str, str], goods: Goods) -> Outcome:
    """`homes`: by party where its wizard goes if it is beaten."""
    count = _Count(field, board, play)
    count.everybody(homes)
    count.bystanders(homes)
    count.treasure()
    outcome = Outcome(
        count.stands, fled=count.fled, captured=count.captured, rounds=play.state.round, how=FOUGHT,
        freed=dict(count.freed), helpers=count.helpers,
        razed=tuple(_places_with_site(field, play.state.razed)), enslaved=dict(_beaten_for_slaves(play)),
        breaches=tuple(_breaches(play)), collapsed=tuple(play.state.fallen), positions=count.positions,
        opened=tuple(_opened(play)),
        temples={at: play.setup.names[party] for at, party in play.state.sacked.items()},
        shrines=dict(play.state.shrines), uncovered=tuple(_uncovered(field, play)),
        hits={bridge: hits for bridge, hits in play.state.hits.items() if hits != play.ground.bridges[bridge].hits},
    )
    return _owned(field, play, outcome, goods)


class _Count:
    """What is left of everybody, and where."""

    def __init__(self, field: Battlefield, board: Board, play: BattlePlay) -> None:
        self.field = field
        self.board = board
        self.play = play
        self.stands: Places = {}
        self.fled: Places = {}
        self.captured: Places = {}
        self.positions: Places = {}
        """Where those stand who stay on a battlefield that nobody has conquered (kalevala.r.war.fortsetzung_detail)."""
        self.freed: Counter[str] = Counter()
        self.helpers: dict[str, dict[str, int]] = {}

    def everybody(self, homes: Mapping[str, str]) -> None:
        names = self.play.setup.names
        fighting = {party.name for party in self.field.parties}
        for figure, seat, symbol, began in _all_figures(self.board, self.play):
            if names[seat] not in fighting:
                continue  # a caravan that nobody has attacked goes its own way (kalevala.21.1.5)
            owner, party = names[seat], self._heir(figure)
            if figure.symbol == FREED or figure.gone == RAN_AWAY:
                self._set_free(owner, party, figure)
                continue
            if figure.gone == FLED:
                _add(self.fled, party, self._refuge(party, figure), symbol)
            elif figure.profile.hovers and not figure.gone and not self._has_people(figure.party):
                # Nobody can hold a wizard of the beaten.
                _add(self.fled if owner in homes else self.stands, owner, homes.get(owner, began), symbol)
            elif figure.gone == OUT:
                _add(self.stands, owner, began, symbol)
            elif not figure.gone or (figure.gone == TIED and self._is_held(figure)):
                self._keep(owner, party, self._place(figure.at), symbol)
                if self.play.state.result != CONQUERED and not self.play.spot(figure).water:
                    _add(self.positions, party, base(figure.at), symbol)

    def _set_free(self, owner: str, party: str, figure: Figure) -> None:
        """Who helped and lives belongs to whom he has helped (kalevala.23.1.hilfe)."""
        self.freed[owner] += 1
        if not figure.gone:
            place = self._place(figure.at)
            there = self.helpers.setdefault(party, {})
            there[place] = there.get(place, 0) + 1

    def _heir(self, figure: Figure) -> str:
        """Things and animals of a party without anybody there are booty (kalevala.r.war.beute_geraet)."""
        names, party = self.play.setup.names, figure.party
        if figure.is_person or figure.profile.hovers or figure.gone == FLED:
            return names[party]
        if self._has_people(party):
            holder = None if figure.gone else self._holder_of(party, figure.at)
            return names[party if holder is None or not self.play.is_booty(figure, holder) else holder]
        victor = self._victor_over(party, base(figure.at) if not figure.gone else "")
        return names[party] if victor is None else names[victor]

    def _holder_of(self, party: int, at: str) -> int | None:
        """Where nobody has won what lies alone belongs to the enemy who holds its small field: whose warriors are
        nearest on foot, unless it lies in own land as near to one's own."""
        play, (gf, _, kf) = self.play, base(at).partition("/")
        if play.state.result == CONQUERED or any(
            one.is_person and base(one.at) == base(at) and play.are_friendly(one.party, party)
            for one in play.state.present()
        ):
            return None
        starts: dict[int, set[int]] = {}
        for one in play.state.present():
            if one.profile.is_warrior and play.spot(one).gf == gf and not play.spot(one).water:
                starts.setdefault(one.party, set()).add(int(base(one.at).partition("/")[2]))
        far = {one: found[int(kf)] for one, own in starts.items() if int(kf) in (found := _walks(play, gf, own))}
        owner = play.setup.seat(play.setup.owners.get(gf, ""))
        nearest = min(far, key=lambda one: (far[one], one != owner, one), default=party)
        return nearest if play.are_enemies(nearest, party) else None

    def _place(self, at: str) -> str:
        """Who is aboard is where the stern lies."""
        vessel = self.play.decks().get(at)
        return place_of(self.field, vessel.at if vessel is not None else at)

    def _has_people(self, party: int) -> bool:
        return any(one.is_person for one in self.play.state.present(party))

    def _victor_over(self, party: int, at: str) -> int | None:
        """The enemy whose warrior is nearest."""
        ground = self.play.ground
        enemies = [
            one for one in self.play.state.present()
            if one.profile.is_warrior and self.play.are_enemies(party, one.party)
        ]
        near = min(enemies, key=lambda one: ground.distance(one.at, at) if at else 0, default=None)
        return near.party if near is not None else None

    def _is_held(self, rope: Figure) -> bool:
        """Two ropes that were one are two again."""
        return any(one.knotted and one.party == rope.party for one in self.play.state.present())

    def _refuge(self, party: str, figure: Figure) -> str:
        if figure.sailed:
            return self._water_of(party, figure.at)
        refuges = self.field.details.refuges.get(party, ())
        return next((place for place in refuges if gf_name(place) == figure.at), figure.at)

    def _water_of(self, party: str, gf: str) -> str:
        """Who fled in a vessel is on the water there."""
        havens = self.field.details.havens.get(party, ())
        return next((place for place in havens if gf_name(place) == gf), gf)

    def _keep(self, owner: str, party: str, place: str, symbol: str, number: int = 1) -> None:
        _add(self.stands, party, place, symbol, number)
        if party != owner:
            _add(self.captured, party, owner, symbol, number)

    def bystanders(self, homes: Mapping[str, str]) -> None:
        """What does not fight stays with its party, or is the victor's; a wizard of the beaten goes home."""
        for party, places in self.board.aside.items():
            seat = self.play.setup.names.index(party)
            victor = None if self._has_people(seat) else self._victor_over(seat, "")
            for place, figures in places.items():
                for symbol, number in figures.items():
                    is_person = symbol != RE and known_piece(symbol).kind.sort in (WARRIOR, PERSON)
                    if victor is None:
                        self._keep(party, party, place, symbol, number)
                    elif not is_person:
                        self._keep(party, self.play.setup.names[victor], place, symbol, number)
                    elif known_piece(symbol).base == WIZARD:
                        # Nobody can hold him, and who has no other land stays (kalevala.19.3.4.unsterblich).
                        away = party in homes
                        _add(self.fled if away else self.stands, party, homes.get(party, place), symbol, number)


    def treasure(self) -> None:
        """RE lie where they lie and belong to whoever has them now; of whom nobody is left to the nearest victor
        (kalevala.r.war.re_im_kampf, kalevala.r.war.beute_geraet)."""
        names, before, after = self.play.setup.names, Counter[str](), Counter[str]()
        for one in self.play.setup.parties:
            before[one.name] = sum(one.stores.values()) + sum(placed.re for placed in one.figures)
        for party, at, amount in treasures(self.play):
            if "/" not in at and at not in self.play.setup.field:
                _add(self.fled, names[party], self._water_of(names[party], at), RE, amount)
                after[names[party]] += amount
                continue
            alone = "/" in at and not self._has_people(party)
            victor = self._victor_over(party, at) if alone else self._holder_of(party, at) if "/" in at else None
            holder = names[party if victor is None else victor]
            _add(self.stands, holder, self._place(at), RE, amount)
            after[holder] += amount
        lost = before - after
        for captor, gained in (after - before).items():
            for loser in [name for name in lost if name in self.field.party(captor).enemies]:
                some = min(gained, lost[loser])
                if some:
                    _add(self.captured, captor, loser, RE, some)
                    gained, lost[loser] = gained - some, lost[loser] - some
        self._bring_along()

    def _bring_along(self) -> None:
        """RE of an attack have arrived if their ruler has conquered the battlefield."""
        if self.play.state.result != CONQUERED:
            return
        for one in self.field.contingents:
            own = self.stands.get(one.party, {})
            amount = min(one.force.whole().re, own.get(one.place, {}).get(RE, 0)) if one.target else 0
            if amount and "~" not in one.target:
                own[one.place][RE] -= amount
                own[one.place] = {symbol: number for symbol, number in own[one.place].items() if number}
                _add(self.stands, one.party, one.target, RE, amount)


def treasures(play: BattlePlay) -> Iterator[tuple[int, str, int]]:
    """RE on the battlefield: whose, where, how many."""
    for store in play.state.stores:
        if store.amount:
            yield store.party, store.at, store.amount
    for one in play.state.present():
        if one.carries and not one.swims:
            yield one.party, one.at, one.carries


def listed_figures(board: Board, play: BattlePlay) -> Iterator[tuple[Figure, int, str]]:
    """Everybody of the line-up: the figure, whose it was, and its symbol in the world."""
    for figure, seat, symbol, _ in _all_figures(board, play):
        yield figure, seat, symbol


def _all_figures(board: Board, play: BattlePlay) -> Iterator[tuple[Figure, int, str, str]]:
    """With the place where each began."""
    for seat, symbols in enumerate(board.listed):
        for number, symbol in enumerate(symbols, 1):
            figure, placed = play.state.figures[figure_id(seat, number)], play.setup.parties[seat].figures[number - 1]
            for one, now in _apart(play, figure, _as_left(figure, placed, symbol, board.due)):
                yield one, seat, now, board.begins[seat][number - 1]


def _apart(play: BattlePlay, wagon: Figure, symbol: str) -> Iterator[tuple[Figure, str]]:
    """A wagon with those of its horses that still draw it, and each of the others (kalevala.25.3.gespann)."""
    known = known_piece(symbol)
    horses = [play.state.figures[horse_id(wagon.id, number)] for number in range(1, known.horses + 1)]
    drawing = [one for one in horses if (one.team, one.gone, one.party) == (wagon.id, wagon.gone, wagon.party)]
    yield wagon, symbol if len(drawing) == known.horses else wagon_with(known, len(drawing))
    for horse in horses:
        if horse not in drawing:
            yield horse, horse_of(known)


def _as_left(figure: Figure, placed: Placed, symbol: str, due: int) -> str:
    """Whoever has lost a life or spent ZEH has another symbol now; what he bears stays with him, but for magic things
    that a duel has brought or cost him. Things of this battle alone have no symbols, and what is damaged must be
    repaired by the next armament date."""
    one = known_piece(symbol)
    if figure.damaged and one.kind.sort == DEVICE:
        return f"{symbol}(k{due})"
    if one.kind.sort not in (WARRIOR, PERSON):
        return symbol
    bare = one.bare if figure.symbol == placed.symbol else figure.symbol
    borne = one.items if figure.items == placed.items else [item for item in figure.items if item.isalpha()]
    return bare + "".join(f"+{item}" for item in borne)


def _add(places: Places, party: str, place: str, symbol: str, number: int = 1) -> None:
    figures = places.setdefault(party, {}).setdefault(place, {})
    figures[symbol] = figures.get(symbol, 0) + number


def place_of(field: Battlefield, at: str) -> str:
    """The place in which a small field lies: of a divided large field the part, and its waters by their own names; what
    is neither belongs to the first of them."""
    gf, _, kf = base(at).partition("/")
    parts = [place for place in field.places if gf_name(place) == gf]
    known = {**field.details.waters, **field.details.fields}
    beside = (place for place in known if gf_name(place) == gf and int(kf or 0) in known[place])
    return next(beside, parts[0])


def _places_with_site(field: Battlefield, gfs: Iterable[str]) -> Iterator[str]:
    for gf in gfs:
        site = field.details.lands[gf].site
        if site is not None:
            yield place_of(field, f"{gf}/{site.kf}")


# ---- who owns what


def _owned(field: Battlefield, play: BattlePlay, outcome: Outcome, goods: Goods) -> Outcome:
    found = owners_after(play)
    conquered = play.state.result == CONQUERED
    owners, parts = dict[str, str](), dict[str, dict[str, tuple[int, ...]]]()
    for place in (one for one in field.places if "~" not in one):
        owner = found.get(gf_name(place), "")
        if not conquered and _is_contested(field, outcome, place):
            shares = _shares(field, play, place)
            if len(shares) > 1:
                parts[place] = shares
                continue
        gains = owner and owner != field.owners.get(place) and not field.is_caravan(owner, place)
        if gains and may_gain(field, owner, place) and (
            holds(outcome, owner, place) or (conquered and occupies(outcome.stands.get(owner, {}), place))
        ):
            owners[place] = owner
    plundered = dict(_plundered(field, play))
    taken = {place: dict(what) for place, realm in plundered.items()
             if play.state.loot[gf_name(place)].what == GOODS
             and (what := goods(realm, place, field.owners.get(place, "")))}
    return replace(outcome, owners=owners, parts=parts, plundered=plundered, goods=taken)


def _plundered(field: Battlefield, play: BattlePlay) -> Iterator[tuple[str, str]]:
    """Who came for slaves takes these elsewhere (kalevala.23.pluendern)."""
    for gf, loot in play.state.loot.items():
        if loot.what != SLAVES:
            for place in _places_with_site(field, [gf]):
                if place in field.details.centres:
                    yield place, play.setup.names[loot.party]


def _is_contested(field: Battlefield, outcome: Outcome, place: str) -> bool:
    """Do enemies stand there on both sides?"""
    there = [one for one in field.parties if holds(outcome, one.name, place)]
    return any(other.name in one.enemies for one in there for other in there)


def _shares(field: Battlefield, play: BattlePlay, place: str) -> dict[str, tuple[int, ...]]:
    """Each small field to whose warriors are nearest on foot, ties to the old owner; the trade centre to its holder."""
    gf, old, wanted = gf_name(place), field.owners.get(place, ""), set(field.details.fields.get(place, ()))
    distances = {
        owner: _walks(play, gf, starts) for owner, starts in _starts(field, play, place).items()
    }
    site = field.details.lands[gf].site
    holder = play.state.holders.get(gf)
    found: dict[str, list[int]] = {}
    for kf in sorted(wanted):
        best = min(distances, key=lambda owner: (distances[owner].get(kf, len(wanted)), owner != old, owner))
        if site is not None and site.kf == kf and holder is not None:
            name = _side_of(field, play.setup.names[holder], place)
            best = name if name in distances else best
        found.setdefault(best, []).append(kf)
    return {owner: tuple(fields) for owner, fields in found.items()}


def _side_of(field: Battlefield, party: str, place: str) -> str:
    """Who of those whose land it is not helps its owner holds it for him."""
    old = field.owners.get(place, "")
    return party if not old or is_hostile(field, field.party(party), place) else old


def _starts(field: Battlefield, play: BattlePlay, place: str) -> dict[str, set[int]]:
    found: dict[str, set[int]] = {}
    for one in play.state.present():
        if one.profile.is_warrior and not play.is_bystander(one.party) and place_of(field, one.at) == place:
            party = _side_of(field, play.setup.names[one.party], place)
            found.setdefault(party, set()).add(int(base(one.at).partition("/")[2]))
    return found


def _walks(play: BattlePlay, gf: str, starts: set[int]) -> dict[int, int]:
    """Steps on foot within a large field."""
    ground = play.ground
    far = dict.fromkeys(starts, 0)
    edge = deque(sorted(starts))
    while edge:
        kf = edge.popleft()
        here = f"{gf}/{kf}"
        for step in ground.steps[here]:
            spot = ground.spots[step.to]
            near = spot.gf == gf and is_field(step.to) and is_walkable(ground.spots[here], spot)
            if near and spot.kf not in far:
                far[spot.kf] = far[kf] + 1
                edge.append(spot.kf)
    return far


# ---- who was hidden


def _uncovered(field: Battlefield, play: BattlePlay) -> Iterator[Uncovered]:
    """Groups of which there is anything to tell their owners or others."""
    names = play.setup.names
    for hidden, began in zip(play.state.hidden, play.setup.covert, strict=True):
        figures = [play.state.figures[id] for id in hidden.ids]
        kept = [one for one in figures if one.gone in ("", FLED, OUT) and one.party == hidden.seat]
        dead = Counter((*hidden.lost, *(one.symbol for one in figures if one.gone not in ("", FLED, OUT))))
        taken: dict[str, Counter[str]] = {}
        for one in figures:
            if not one.gone and one.party != hidden.seat:
                taken.setdefault(names[one.party], Counter())[one.symbol] += 1
        at = hidden.at if hidden.members or not kept else kept[0].at
        place = place_of(field, at) if "/" in at else at
        found = hidden.found or (bool(hidden.ids) and not hidden.members)
        made = Uncovered(
            hidden.realm, hidden.name, found, hidden.left, "" if place == place_of(field, began.at) else place,
            dict(dead), dict(Counter(one.symbol for one in kept)) if hidden.members else {},
            {captor: dict(some) for captor, some in taken.items()}, began.re - hidden.re, hidden.deeds,
        )
        if made != Uncovered(hidden.realm, hidden.name):
            yield made


# ---- the rest


def _beaten_for_slaves(play: BattlePlay) -> Counter[str]:
    """Whom those have beaten in duels who came for slaves (kalevala.23.zweikampf)."""
    found: Counter[str] = Counter()
    hidden = {id for one in play.state.hidden for id in one.ids}
    for event in play.log or ():
        captor = event.args.get("figure")
        beaten = event.args.get("target")
        uncovered = isinstance(beaten, Text) and beaten.args["id"] in hidden
        if event.key == ENSLAVES and isinstance(captor, Text) and not uncovered:
            found[play.party(play.state.figures[captor.args["id"]]).name] += 1
    return found


def _breaches(play: BattlePlay) -> Iterator[str]:
    """Doors and walls that were broken in this battle."""
    before = {name for fort in play.setup.forts for name in fort.broken}
    for name, stands in play.state.doors.items():
        if stands == BROKEN and name not in before and play.ground.plan.doors[name].kind != LADDERS:
            yield name


def _opened(play: BattlePlay) -> Iterator[str]:
    """Gates that stand open where nobody has won (kalevala.r.war.fortsetzung_detail)."""
    doors = play.ground.plan.doors.values() if play.state.result != CONQUERED else ()
    yield from dict.fromkeys(one.fort for one in doors if one.kind == GATE and play.stands(one) == OPEN)

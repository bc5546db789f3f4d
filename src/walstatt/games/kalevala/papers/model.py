"""What a paper says, line by line. Every order knows the line that it stands in."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, TypeVar

import msgspec

from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.papers.listing import Listing as Listing
from walstatt.games.kalevala.papers.sheet import Sheet
from walstatt.games.kalevala.realm.buildings import Building


class Order(msgspec.Struct, frozen=True, kw_only=True):
    line: int = 0
    grant: int = 0
    """The number of the request whose grant it cites."""


class Stay(Order, frozen=True):
    """Nothing is moved."""


class Move(Order, frozen=True):
    """Figures go from place to place (9.3)."""

    way: tuple[str, ...]
    listing: Listing


class Ferry(Order, frozen=True):
    """A vessel brings any number of figures to a coast next by (kalevala.9.3.1.faehre)."""

    start: str
    end: str
    vessel: str
    listing: Listing


class Board(Order, frozen=True):
    """Figures go aboard, or ashore, within one place."""

    place: str
    listing: Listing
    ashore: bool = False


class Harness(Order, frozen=True):
    """Wagons and horses become teams, or teams are taken apart (kalevala.25.3.gespann)."""

    place: str
    listing: Listing
    loose: bool = False


class Convert(Order, frozen=True):
    """RE become pieces: those that lie there, or those gathered by movement (11.4)."""

    place: str
    listing: Listing
    gathered: bool = False


class Zone(Order, frozen=True):
    """The yields of these provinces go to the first of them (kalevala.11.3.ruestzonen)."""

    target: str
    members: tuple[str, ...]
    shares: tuple[tuple[str, int], ...] = ()
    """Members that give only so much, by a reading of kalevala.r.11.ruestzonen."""


class People(Order, frozen=True):
    """Where the people's armament is raised (kalevala.8.2.volksruestung)."""

    place: str
    amount: int


class Arm(Order, frozen=True):
    """New armament becomes pieces at once (kalevala.11.4.neuruestung_direkt)."""

    place: str
    listing: Listing


class Build(Order, frozen=True):
    place: str
    building: Building
    """Without its GR."""


class Demolish(Order, frozen=True):
    place: str
    building: Building


class Repair(Order, frozen=True):
    place: str
    listing: Listing


class Mend(Order, frozen=True):
    """A building that has been hit is made whole (kalevala.r.war.bau_schaden)."""

    place: str
    building: Building


class Work(Order, frozen=True):
    """A payment for a small field of a canal or a pass (chapter 13)."""

    field: str
    amount: int
    canal: bool


class PayFrom(Order, frozen=True):
    """From where upkeep is taken (kalevala.r.10.re_orte)."""

    place: str
    amount: int


class Dismiss(Order, frozen=True):
    place: str
    listing: Listing


class Scout(Order, frozen=True):
    number: int
    start: str
    target: str
    without_grid: bool = False


class Spread(Order, frozen=True):
    """A victor places survivors elsewhere on the field that he has won."""

    start: str
    end: str
    listing: Listing


class GiveUp(Order, frozen=True):
    """Said twice, or it does not count (kalevala.r.8.vergessen_digital)."""

    place: str
    again: str


class NameCapital(Order, frozen=True):
    place: str


class StrikeGuests(Order, frozen=True):
    """Foreign troops that the ruler does not enter in his protocol (kalevala.9.4.fremde_eintragen)."""

    place: str
    realm: str


class ConfirmGuests(Order, frozen=True):
    """Foreign troops in the own land, or own troops in that of a host, entered expressly (kalevala.r.9.fremde_digital).
    """

    place: str
    realm: str
    """The other ruler."""


class Enter(Order, frozen=True):
    """An entry into a province, declared in phase 3 (kalevala.15.1.angaben)."""

    number: int
    """Of the EE that it takes."""
    start: str
    target: str
    kind: str
    """E, B or K."""
    listing: Listing
    losses: Listing = Listing()
    """In what the losses of an occupation are paid."""
    centre: int = 0
    """The small field of the trade centre, as far as it is not fixed."""
    centre_name: str = ""
    land_name: str = ""
    attached: bool = False
    """Does a copy of the permission lie with it?"""
    treason: bool = False
    joins: bool = False
    """Of an own province: it joins a battlefield beside it (kalevala.15.2.ksp_eigen)."""
    against: tuple[str, ...] = ()
    march: tuple[tuple[int, Listing], ...] = ()
    """Through a portal: who goes after whom, small field by small field (kalevala.14.1.reihenfolge)."""
    slaves: bool = False
    """Are the beaten enslaved instead of killed (kalevala.23.ansage)?"""
    plunder: bool = False
    """Are trade centres that fall plundered for slaves too (kalevala.23.pluendern)?"""
    raid: str = ""
    """Whose caravans are attacked, and nobody else (kalevala.21.abwehr.angriff)."""
    marks: tuple[str, ...] = ()
    """What figures add to declarations (`hooks.Lines.marks`), as it is written."""


class Cross(Order, frozen=True):
    """Figures go through a portal to the other plane (kalevala.14.1.phase)."""

    start: str
    end: str
    listing: Listing
    losses: Listing = Listing()
    """With what the old table is paid, where a world uses it (kalevala.28.ebenenwechsel)."""


class OpenRift(Order, frozen=True):
    """The mystic opens a rift at a gate, to look through it or to go through it later (kalevala.14.4.uebergang)."""

    place: str


class RaiseGate(Order, frozen=True):
    """The mystic raises a gate on a small field (kalevala.14.2.errichten)."""

    field: str


class GiveZeh(Order, frozen=True):
    """A wizard gives ZEH to the mystic of his realm, at any distance (kalevala.14.3.zeh)."""

    place: str
    wizard: str
    amount: int


class Drag(Order, frozen=True):
    """A vortex drags figures of another ruler through a portal (kalevala.14.1.kosten.strudel)."""

    place: str
    realm: str
    listing: Listing


class Found(Order, frozen=True):
    """A trade centre that is only possible is founded (kalevala.4.4.hz_gruenden)."""

    place: str
    paid: Listing
    centre: int = 0
    centre_name: str = ""


class Raze(Order, frozen=True):
    """A conquered trade centre becomes one that is only possible (kalevala.4.4.schleifen)."""

    place: str


class SwimStream(Order, frozen=True):
    """Figures swim through a stream: from a bank into the water beside it (kalevala.9.3.strom_schwimmen)."""

    bank: str
    stream: str
    """Both small fields, as papers write them."""
    listing: Listing


class MakePeace(Order, frozen=True):
    """With whom one has met there, one does not want to fight (kalevala.r.9.seebegegnung)."""

    place: str
    realm: str


class Agree(Order, frozen=True):
    """Who shall have a trade centre, or a whole large field, that several occupied at once (kalevala.15.3.1.hz)."""

    place: str
    to: str
    whole: bool = False


class SetUp(Order, frozen=True):
    """How figures of a place stand in a battle, small field by small field, and what they do there (16.1)."""

    place: str
    sheet: Sheet


class WithdrawSetUp(Order, frozen=True):
    """The set-up of a place counts no longer."""

    place: str


class FormGroup(Order, frozen=True):
    """A caravan or an expedition is put together; what is left in the province stands beside it (21.1)."""

    group: str
    place: str
    listing: Listing
    rest: Listing = Listing()


class MoveGroup(Order, frozen=True):
    """It moves: at home in phase 1, abroad in phase 3, with its contents as they are laid out by small fields."""

    group: str
    way: tuple[str, ...]
    fields: tuple[Listing, ...]
    stream: int = 0
    """So many large fields down a stream, or less than none: up."""


class BoardGroup(Order, frozen=True):
    """It boards vessels, or leaves them; that is a whole move (kalevala.21.1.2.einschiffen)."""

    group: str
    place: str
    listing: Listing = Listing()
    """The vessels; nothing if it leaves them."""


class DissolveGroup(Order, frozen=True):
    group: str
    place: str
    suicide: bool = False
    """The merchant takes his life, and all is lost."""


class LeaveGroup(Order, frozen=True):
    """Warriors who leave a caravan that has survived an attack (kalevala.21.abwehr.ueberstanden)."""

    group: str
    place: str
    listing: Listing


class HandOver(Order, frozen=True):
    """Goods go to another ruler; the line is their deed (21.1.3)."""

    start: str
    to: str
    listing: Listing
    group: str = ""
    end: str = ""
    """Where the recipient stands, if it is a neighbouring large field."""
    against: Listing = Listing()


class Cede(Order, frozen=True):
    """A province goes to another ruler as a fief (21.1.4)."""

    place: str
    to: str
    rounds: int
    against: Listing = Listing()


class FiefOrder(Order, frozen=True):
    """A fief is to be prolonged, or is claimed back."""

    place: str
    claim: bool = False


class CloseField(Order, frozen=True):
    """Troops close their large field to the caravans of a ruler (kalevala.21.abwehr.sperren)."""

    place: str
    realm: str


class SendSearching(Order, frozen=True):
    """What an expedition does where it stands (kalevala.21.2.aktion)."""

    group: str
    number: int
    """Of the EE that it takes."""
    words: str


class Permit(Order, frozen=True):
    """Another ruler may stand and move in these provinces, or in all (kalevala.15.2.1.form)."""

    to: str
    since: int
    until: int
    places: tuple[str, ...]


class Revoke(Order, frozen=True):
    """A permission is withdrawn, for these provinces or for all (kalevala.r.war.erlaubnis_geltung)."""

    to: str
    places: tuple[str, ...] = ()


class LetDecay(Order, frozen=True):
    """Canals and passes of a large field for which nothing is paid (kalevala.r.13.unterhalt_zahlung)."""

    place: str


class TypedRow(Order, frozen=True):
    """A row of a list typed from paper, with its six columns (kalevala.10.spalten)."""

    plane: int
    item: str
    """RE, HZ, a piece or a building."""
    columns: tuple[float, ...]


class TypedPlace(Order, frozen=True):
    """What a protocol typed from paper shows in one place at the end of phase 1 (kalevala.9.1.inhalt)."""

    place: str
    listing: Listing


class HandItem(Order, frozen=True):
    """An item goes to a figure in the same place, or is hidden at a small field."""

    place: str
    item: str
    bearer: str = ""
    kf: int = 0


class WriteLetter(Order, frozen=True):
    to: str
    words: str
    under: str = ""
    """Another name than the ruler's own."""
    express_from: str = ""
    """Where the RE for an express letter lies."""


class ProposeTreaty(Order, frozen=True):
    """A treaty with another ruler, with the writer's seal on it."""

    to: str
    title: str
    words: str
    under: str = ""
    """Another name than the ruler's own."""


class SealTreaty(Order, frozen=True):
    """The second seal on a treaty that another has written."""

    other: str
    title: str


class CancelTreaty(Order, frozen=True):
    """A ruler withdraws from a treaty, or from a draft."""

    other: str
    title: str


class Contribute(Order, frozen=True):
    """Pages for the newsletter."""

    title: str
    words: str
    under: str = ""
    """The name that stands under them: the ruler's own, or that of his sham."""


class ToGameMaster(Order, frozen=True):
    words: str


class Ask(Order, frozen=True):
    """A request to the game master."""

    title: str
    words: str


class DescribeCulture(Order, frozen=True):
    """What a ruler says of his people (kalevala.4.2.kultur)."""

    words: str


class Dated(Order, frozen=True):
    """For which phase a paper is meant (kalevala.2.4.kennzeichnung)."""

    at: Date


class OnPlane(Order, frozen=True):
    """From here on coordinates without a digit are those of this plane (kalevala.r.6.kurzform)."""

    plane: int


class BeAway(Order, frozen=True):
    since: Date
    until: Date
    words: str
    deputy: str = ""
    """Who may act meanwhile, by a reading of kalevala.r.2.urlaub_wirkung."""


class ActFor(Order, frozen=True):
    """Lines of a paper for a ruler who is away, by the deputy whom he has chosen."""

    realm: str
    words: str


SomeOrder = TypeVar("SomeOrder", bound=Order)


STANDING = (Zone, People, PayFrom)
"""Orders that are mostly given again: where yields gather, where the people arm, who pays."""


class Paper(msgspec.Struct, frozen=True, dict=True):
    """A paper that could be read."""

    orders: tuple[Order, ...] = ()

    def of(self, kind: type[SomeOrder]) -> Iterator[SomeOrder]:
        if kind not in self._sorted:
            self._sorted[kind] = tuple(order for order in self.orders if isinstance(order, kind))
        return iter(self._sorted[kind])

    @cached_property
    def _sorted(self) -> dict[type[Order], tuple[Any, ...]]:
        """By kind, as far as they were asked for: each of thousands of lines may ask for all of another kind."""
        return {}



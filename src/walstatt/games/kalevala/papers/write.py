"""Writes orders in the notation of papers; what was written is read again as the same."""
from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from walstatt.games.kalevala.hooks import lines
from walstatt.games.kalevala.papers import model
from walstatt.games.kalevala.papers.listing import Listing
from walstatt.games.kalevala.papers.listing import listing_of as listing_of
from walstatt.games.kalevala.papers.listing import write_listing as write_listing
from walstatt.games.kalevala.papers.model import Order, Paper
from walstatt.games.kalevala.papers.sheet import WITHDRAWN
from walstatt.games.kalevala.papers.sheet_writer import write_sheet
from walstatt.games.kalevala.realm.buildings import FOUNDATIONS, RIVER_BRIDGE, STREAM_BRIDGE, WALL, Building, Opening


def write(paper: Paper | Iterable[Order]) -> str:
    """A whole paper, a line for each order."""
    orders = paper.orders if isinstance(paper, Paper) else paper
    return "\n".join(f"{write_order(order)} laut Antrag {order.grant}" if order.grant else write_order(order)
                     for order in orders)


def write_building(building: Building) -> str:
    if building.kind in FOUNDATIONS:
        return f"{building.kind} KF{building.kf}"
    if building.kind == WALL:
        gate = f" Tor von {building.side}" if building.openings else ""
        return f"{WALL} KF{building.kf}-{building.other}{gate}"
    if building.kind == RIVER_BRIDGE:
        return f"{RIVER_BRIDGE} KF{building.kf}-{building.other}"
    if building.kind == STREAM_BRIDGE:
        assert building.banks is not None
        return f"{STREAM_BRIDGE} KF{building.kf} Ufer {building.banks[0]}-{building.banks[1]}"
    kind = building.kind.replace("Tt", f"Tt{building.cult}")
    return " ".join([f"{kind} KF{building.kf}", *map(_opening, building.openings)])


def _opening(opening: Opening) -> str:
    storey = f":{opening.storey}" if opening.storey else ""
    return f"{'Durchgang' if opening.passage else 'Tor'} {opening.start}{storey}-{opening.end}"


@singledispatch
def write_order(order: Order) -> str:
    """Those of figures say it themselves."""
    return next(one.write[type(order)] for one in lines() if type(order) in one.write)(order)


@write_order.register
def _(order: model.Stay) -> str:  # noqa: ARG001 - it says nothing else
    return "bleiben"


@write_order.register
def _(order: model.Dated) -> str:
    return f"Zeit {order.at}"


@write_order.register
def _(order: model.OnPlane) -> str:
    return f"Ebene {order.plane}"


@write_order.register
def _(order: model.Move) -> str:
    return f"Zug {' > '.join(order.way)}: {write_listing(order.listing)}"


@write_order.register
def _(order: model.Spread) -> str:
    return f"Verteilen {order.start} > {order.end}: {write_listing(order.listing)}"


@write_order.register
def _(order: model.Ferry) -> str:
    return f"Fähre {order.start} > {order.end}: {order.vessel}: {write_listing(order.listing)}"


@write_order.register
def _(order: model.Board) -> str:
    return f"{'Von' if order.ashore else 'An'} Bord {order.place}: {write_listing(order.listing)}"


@write_order.register
def _(order: model.Harness) -> str:
    return f"{'Abspannen' if order.loose else 'Anspannen'} {order.place}: {write_listing(order.listing)}"


@write_order.register
def _(order: model.Convert) -> str:
    return f"Wandeln {'danach ' if order.gathered else ''}{order.place}: {write_listing(order.listing)}"


@write_order.register
def _(order: model.Zone) -> str:
    shares = dict(order.shares)
    members = (f"{one} ({shares[one]})" if one in shares else one for one in order.members)
    return f"Zone {order.target}: {', '.join(members)}"


@write_order.register
def _(order: model.People) -> str:
    return f"Volk {order.place}: {order.amount}RE"


@write_order.register
def _(order: model.Arm) -> str:
    return f"Rüsten {order.place}: {write_listing(order.listing)}"


@write_order.register
def _(order: model.Build) -> str:
    return f"Bau {order.place}: {write_building(order.building)}"


@write_order.register
def _(order: model.Demolish) -> str:
    return f"Abriss {order.place}: {write_building(order.building)}"


@write_order.register
def _(order: model.Repair) -> str:
    return f"Reparatur {order.place}: {write_listing(order.listing)}"


@write_order.register
def _(order: model.Mend) -> str:
    return f"Ausbessern {order.place}: {write_building(order.building)}"


@write_order.register
def _(order: model.Work) -> str:
    return f"{'Kanal' if order.canal else 'Pass'} {order.field}: {order.amount}RE"


@write_order.register
def _(order: model.PayFrom) -> str:
    return f"Unterhalt aus {order.place}: {order.amount}RE"


@write_order.register
def _(order: model.Dismiss) -> str:
    return f"Entlassen {order.place}: {write_listing(order.listing)}"


@write_order.register
def _(order: model.Scout) -> str:
    return f"EE {order.number}: {order.start} > {order.target}{' ohne Raster' if order.without_grid else ''}"


@write_order.register
def _(order: model.GiveUp) -> str:
    return f"Aufgeben {order.place}, {order.again}" if order.again else f"Aufgeben {order.place}"


@write_order.register
def _(order: model.NameCapital) -> str:
    return f"Hauptstadt {order.place}"


@write_order.register
def _(order: model.StrikeGuests) -> str:
    return f"Gäste streichen {order.place}: {order.realm}"


@write_order.register
def _(order: model.Enter) -> str:
    notes = [
        f"Verluste {write_listing(order.losses)}" if order.losses != Listing() else "",
        f"HZ KF{order.centre}" if order.centre else "", f"Name HZ {order.centre_name}" if order.centre_name else "",
        f"Name {order.land_name}" if order.land_name else "", "mit Erlaubnis" if order.attached else "",
        "Verrat" if order.treason else "", "Anschluss" if order.joins else "",
        *(f"Krieg gegen {name}" for name in order.against), f"Überfall auf {order.raid}" if order.raid else "",
        *(f"Folge KF{kf} {write_listing(group)}" for kf, group in order.march),
        "SKLAVEN" if order.slaves else "", "SKLAVEN und plündern" if order.plunder else "", *order.marks,
    ]
    head = f"Einzug EE {order.number}: {order.start} > {order.target} {order.kind}: {write_listing(order.listing)}"
    return "; ".join([head, *(note for note in notes if note)])


@write_order.register
def _(order: model.Found) -> str:
    notes = [
        f"HZ KF{order.centre}" if order.centre else "", f"Name HZ {order.centre_name}" if order.centre_name else "",
    ]
    return "; ".join([f"Gründen {order.place}: {write_listing(order.paid)}", *(note for note in notes if note)])


@write_order.register
def _(order: model.Raze) -> str:
    return f"Schleifen {order.place}"


@write_order.register
def _(order: model.SwimStream) -> str:
    gf, _, kf = order.stream.partition("/")
    stream = kf if gf == order.bank.partition("/")[0] else order.stream
    return f"Schwimmen {order.bank}-{stream}: {write_listing(order.listing)}"


@write_order.register
def _(order: model.MakePeace) -> str:
    return f"Frieden {order.place}: {order.realm}"


@write_order.register
def _(order: model.Agree) -> str:
    return f"Einigung {order.place}: {'GF' if order.whole else 'HZ'} {order.to}"


@write_order.register
def _(order: model.SetUp) -> str:
    return _block(f"Aufstellung {order.place}", "\n".join(write_sheet(order.sheet)))


@write_order.register
def _(order: model.WithdrawSetUp) -> str:
    return f"Aufstellung {order.place}: {WITHDRAWN}"


@write_order.register
def _(order: model.FormGroup) -> str:
    rest = f"; Rest {write_listing(order.rest)}" if order.rest != Listing() else ""
    return f"Karawane {order.group} aus {order.place}: {write_listing(order.listing)}{rest}"


@write_order.register
def _(order: model.MoveGroup) -> str:
    way = " > ".join(order.way)
    if order.stream:
        way += f" > {'stromab' if order.stream > 0 else 'stromauf'} {abs(order.stream)}"
    return f"Karawane {order.group} {way}: {' | '.join(map(write_listing, order.fields))}"


@write_order.register
def _(order: model.BoardGroup) -> str:
    if order.listing == Listing():
        return f"Karawane {order.group} von Bord {order.place}"
    return f"Karawane {order.group} an Bord {order.place}: {write_listing(order.listing)}"


@write_order.register
def _(order: model.DissolveGroup) -> str:
    return f"Karawane {order.group} {'Selbstmord' if order.suicide else 'auflösen'} {order.place}"


@write_order.register
def _(order: model.LeaveGroup) -> str:
    return f"Karawane {order.group} verlassen {order.place}: {write_listing(order.listing)}"


@write_order.register
def _(order: model.HandOver) -> str:
    group, end = f"{order.group} " if order.group else "", f" > {order.end}" if order.end else ""
    return f"Übergabe {group}{order.start}{end} an {order.to}: {write_listing(order.listing)}{_against(order.against)}"


@write_order.register
def _(order: model.Cede) -> str:
    return f"Abtreten {order.place} an {order.to}: {order.rounds}GR{_against(order.against)}"


def _against(listing: Listing) -> str:
    return f"; gegen {write_listing(listing)}" if listing != Listing() else ""


@write_order.register
def _(order: model.FiefOrder) -> str:
    return f"Lehen {'fordern' if order.claim else 'verlängern'} {order.place}"


@write_order.register
def _(order: model.CloseField) -> str:
    return f"Sperren {order.place}: {order.realm}"


@write_order.register
def _(order: model.SendSearching) -> str:
    return _block(f"Aktion {order.group} EE {order.number}", order.words)


@write_order.register
def _(order: model.Cross) -> str:
    paid = f"; Verluste {write_listing(order.losses)}" if order.losses != Listing() else ""
    return f"Wechsel {order.start} > {order.end}: {write_listing(order.listing)}{paid}"


@write_order.register
def _(order: model.OpenRift) -> str:
    return f"Riss {order.place}"


@write_order.register
def _(order: model.RaiseGate) -> str:
    return f"Pforte {order.field}"


@write_order.register
def _(order: model.GiveZeh) -> str:
    return f"ZEH {order.place}: {order.amount} von {order.wizard}"


@write_order.register
def _(order: model.Drag) -> str:
    return f"Strudel {order.place}: {order.realm}: {write_listing(order.listing)}"


@write_order.register
def _(order: model.Permit) -> str:
    where = f" {', '.join(order.places)}" if order.places else ""
    return f"Erlaubnis {order.since} bis {order.until}{where}: {order.to}"


@write_order.register
def _(order: model.ConfirmGuests) -> str:
    return f"Gäste bestätigen {order.place}: {order.realm}"


@write_order.register
def _(order: model.Revoke) -> str:
    return f"{' '.join(filter(None, ('Widerruf', ', '.join(order.places))))}: {order.to}"


@write_order.register
def _(order: model.LetDecay) -> str:
    return f"Verfallen {order.place}"


@write_order.register
def _(order: model.TypedRow) -> str:
    return f"Liste {order.plane} {order.item}: {' | '.join(f'{column:.7g}' for column in order.columns)}"


@write_order.register
def _(order: model.TypedPlace) -> str:
    return f"Stand {order.place}: {write_listing(order.listing)}"


@write_order.register
def _(order: model.HandItem) -> str:
    return f"Gegenstand {order.place}: {order.item} > {order.bearer or f'KF{order.kf}'}"


@write_order.register
def _(order: model.WriteLetter) -> str:
    under = f" als {order.under}" if order.under else ""
    if order.express_from:
        return _block(f"Eilbrief{under} an {order.to} aus {order.express_from}", order.words)
    return _block(f"Brief{under} an {order.to}", order.words)


@write_order.register
def _(order: model.ProposeTreaty) -> str:
    under = f" als {order.under}" if order.under else ""
    return _block(f"Vertrag{under} mit {order.to} über {order.title}", order.words)


@write_order.register
def _(order: model.SealTreaty) -> str:
    return f"Siegel {order.other}: {order.title}"


@write_order.register
def _(order: model.CancelTreaty) -> str:
    return f"Kündigung {order.other}: {order.title}"


@write_order.register
def _(order: model.Contribute) -> str:
    under = f"als {order.under} über " if order.under else ""
    return _block(f"Bote {under}{order.title}", order.words)


@write_order.register
def _(order: model.ToGameMaster) -> str:
    return _block("An den SL", order.words)


@write_order.register
def _(order: model.DescribeCulture) -> str:
    return _block("Kultur", order.words)


@write_order.register
def _(order: model.Ask) -> str:
    return _block(f"Antrag {order.title}", order.words)


@write_order.register
def _(order: model.BeAway) -> str:
    deputy = f" vertreten durch {order.deputy}" if order.deputy else ""
    return _block(f"Abwesend {order.since} bis {order.until}{deputy}", order.words)


@write_order.register
def _(order: model.ActFor) -> str:
    return _block(f"Vertretung {order.realm}", order.words)


def _block(head: str, words: str) -> str:
    return f"{head}:\n{words}\nEnde"

"""Land that several occupied at once (15.3.1): what they agree on, and what becomes of it without them."""
from __future__ import annotations

from msgspec.structs import replace

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.court.addressees import as_borne
from walstatt.games.kalevala.entering.dividing import gather, parts_within, redrawn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Agree
from walstatt.games.kalevala.realm.ownership import lapse
from walstatt.games.kalevala.state import NATIVES, Contest
from walstatt.hexmap.coordinates import Gf, read_gf

AGREED_BY, FALLS_BACK_BY = "kalevala.15.3.1.hz", "kalevala.15.3.1.rueckfall"


def take_agreements(turn: Turn) -> None:
    """At any time; once all who have a part say the same, it is so. Who has driven out the others has the trade centre
    at once; the next phase 1 takes the borders away."""
    work = evaluation(turn)
    work.follow(_agree, Agree)
    # What the others say is not known before all have spoken.
    for name, contest in list(work.world.contests.items()) if not work.world.known_to else ():
        left = contenders(work, name, contest)
        said = {contest.said.get(realm) for realm in left}
        if len(left) == 1:
            _found(work, read_gf(name), contest)
        elif len(said) == 1 and (wish := said.pop()):
            share, _, to = wish.partition(" ")
            (_give_all if share == "GF" else _give_centre)(work, read_gf(name), contest, to)


def contenders(work: Evaluation, name: str, contest: Contest) -> list[str]:
    """Who has a part of it now; others have left, or were driven out."""
    parts = parts_within(work, name, contest.fields)
    provinces = [work.world.provinces[one.name] for one in parts if one.name in work.world.provinces]
    return sorted({one.owner for one in provinces} - {NATIVES})


def _agree(work: Evaluation, realm: str, order: Agree) -> None:
    order, contest = replace(order, to=as_borne(work, order.to)), work.world.contests.get(order.place)
    if contest is None or (realm not in contenders(work, order.place, contest)):
        raise refuse(AGREED_BY, "kalevala-refused-no-contest", place=order.place)
    if not work.world.known_to and order.to not in contenders(work, order.place, contest):
        raise refuse(AGREED_BY, "kalevala-refused-no-contender", place=order.place, realm=order.to)
    said = {**contest.said, realm: f"{'GF' if order.whole else 'HZ'} {order.to}"}
    work.world.contests[order.place] = replace(contest, said=said)
    work.turn.tell((realm,), "kalevala-agreement-said", AGREED_BY, place=order.place, to=order.to, line=order.line,
                   share="GF" if order.whole else "HZ")


def _found(work: Evaluation, gf: Gf, contest: Contest) -> None:
    site = work.world.lands[gf].site
    for part in parts_within(work, gf, contest.fields):
        province = work.world.provinces[part.name]
        province.founded = bool(province.owner) and site is not None and site.kf in part.fields


def _give_all(work: Evaluation, gf: Gf, contest: Contest, to: str) -> None:
    """The border between them is gone; who else stands there stands in foreign land."""
    concerned = contenders(work, str(gf), contest)
    with redrawn(work, gf):
        for part in parts_within(work, gf, contest.fields):
            work.world.provinces[part.name].owner = to
        _join(work, gf, contest)
        site = work.world.lands[gf].site
        for part in parts_within(work, gf, contest.fields):
            province = work.world.provinces[part.name]
            province.owner, province.founded = to, site is not None and site.kf in part.fields
    _close(work, gf, concerned, "kalevala-agreed-land", to)


def _join(work: Evaluation, gf: Gf, contest: Contest) -> None:
    """Only borders that others have drawn stay."""
    others = [sorted(part.fields) for part in work.geography.parts(gf) if part.fields.isdisjoint(contest.fields)]
    work.divide(gf, [list(contest.fields), *others] if others else [])


def _give_centre(work: Evaluation, gf: Gf, contest: Contest, to: str) -> None:
    """Its small field goes with it; losses were paid by all, so it is founded at once."""
    concerned = contenders(work, str(gf), contest)
    site = work.world.lands[gf].site
    if site is not None and site.kf in contest.fields:
        with redrawn(work, gf):
            _cut_out(work, gf, site.kf, to)
        for realm in concerned:
            gather(work, realm, contest.fields, gf)
    _close(work, gf, concerned, "kalevala-agreed-centre", to)


def _cut_out(work: Evaluation, gf: Gf, kf: int, to: str) -> None:
    sides: dict[str, list[int]] = {}
    for part in work.geography.parts(gf):
        owner = work.world.provinces[part.name].owner
        sides.setdefault(owner, []).extend(sorted(part.fields - {kf}))
    sides[to].append(kf)
    work.divide(gf, [side for side in sides.values() if side], at_centre=False)
    for part in work.geography.parts(gf):
        if kf in part.fields:
            work.world.provinces[part.name].owner = to
            work.world.provinces[part.name].founded = True


def _close(work: Evaluation, gf: Gf, concerned: list[str], key: str, to: str) -> None:
    del work.world.contests[str(gf)]
    work.index_owners()
    work.turn.tell(concerned, key, AGREED_BY, place=str(gf), to=to)


# ---- without them


def review_contests(turn: Turn) -> None:
    """At the end of phase 1: land that all have left is native again; who alone has stayed need not ask anybody."""
    work = evaluation(turn)
    for name, contest in list(work.world.contests.items()) if not work.world.known_to else ():
        gf, left = read_gf(name), contenders(work, name, contest)
        if not any(_stands(work, realm, name, contest) for realm in left):
            _fall_back(work, gf, contest)
        elif len(left) == 1:
            _give_centre(work, gf, contest, left[0])


def _stands(work: Evaluation, realm: str, name: str, contest: Contest) -> bool:
    places = work.world.forces.get(realm, {})
    return any(part.name in places for part in parts_within(work, gf_of(name), contest.fields))


def _fall_back(work: Evaluation, gf: Gf, contest: Contest) -> None:
    for part in parts_within(work, gf, contest.fields):
        province = work.world.provinces[part.name]
        if province.owner:
            lapse(work, part.name, province, FALLS_BACK_BY)
    _join(work, gf, contest)
    del work.world.contests[str(gf)]
    work.index_owners()

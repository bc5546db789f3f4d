"""The paper for the phase to come with everything filled in that stays the same; figures stand beside it as remarks.

A template is a paper like any other: handed in as it is, it carries out what stands in it, and nothing in it is wrong.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from walstatt.core.texts import Text, Texts, text
from walstatt.games.kalevala import checker, hooks
from walstatt.games.kalevala.checker import Checked
from walstatt.games.kalevala.court.accounts import PAPER_POSTAGE, money, wants_envelope
from walstatt.games.kalevala.court.belongings import own_of
from walstatt.games.kalevala.court.treaties import treaties_of
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.head import Head, write_head
from walstatt.games.kalevala.papers.model import STANDING, Order
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.papers.write import listing_of, write_building, write_listing, write_order
from walstatt.games.kalevala.realm.stock import Force, so_many
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.scouting.orders import MOST_EE
from walstatt.games.kalevala.state import NATIVES, Sighting, World

STAY: Final = "bleiben"
ENTERING: Final = 3
"""The phase in which provinces are entered."""


class Template:
    """The template of one realm: remarks as texts, lines of orders as they are written."""

    def __init__(self, state: World, realm: str, earlier: Iterable[str] = (), deadline: str = "") -> None:
        """`earlier` are papers of the realm from phases before, the last one first."""
        self.realm = realm
        self.deadline = deadline
        self.state = state
        self.known = known_world(state, realm)
        self.standing = list(self._standing(earlier)) if state.at.phase == 1 else []
        """Orders given before that can be given again."""
        self.checked: Checked = checker.check(state, realm, "\n".join([*self.standing, STAY]))

    def written(self, texts: Texts) -> str:
        """The template in the words of one language; its orders are the same in both."""
        return "\n".join(self._lines(texts)) + "\n"

    def _lines(self, texts: Texts) -> Iterator[str]:
        yield write_head(Head(self.known.at, self.realm))
        for remark in self._remarks():
            yield f"# {' '.join(texts.say(remark).split())}" if remark is not None else "#"
        yield ""
        yield from self.standing
        yield STAY

    # ---- what was ordered before

    def _standing(self, earlier: Iterable[str]) -> Iterator[str]:
        """The orders that stay, from the last paper that had any; without those that do not work any more."""
        found: list[Order] = []
        for paper in earlier:
            orders = read(paper, self.state.at, own_of(self.state, self.realm)).paper.orders
            kinds = tuple(kind for kind in STANDING if not any(isinstance(one, kind) for one in found))
            found += [order for order in orders if isinstance(order, kinds)]
        lines = [write_order(order) for order in found]
        for _ in range(len(lines)):
            told = checker.problems(self.state, self.realm, "\n".join(lines))
            wrong = {problem.line for problem in told if problem.fatal}
            if not wrong:
                break
            lines = [line for number, line in enumerate(lines, 1) if number not in wrong]
        yield from lines

    # ---- remarks

    def _remarks(self) -> Iterator[Text | None]:
        """None is an empty line."""
        known, ruler = self.known, self.known.realms[self.realm]
        yield text("kalevala-template-head", realm=self.realm, date=str(known.at))
        if self.deadline:
            yield text("kalevala-template-deadline", moment=self.deadline)
        if known.keeps_accounts:
            account = known.accounts.get(self.realm)
            yield text("kalevala-template-account", balance=money(account.balance if account else 0))
        if wants_envelope(known):
            yield text("kalevala-template-envelope", postage=money(PAPER_POSTAGE))
        yield text("kalevala-template-core", core=list(ruler.core_symbols), goods=list(ruler.culture.goods))
        for party, treaty in treaties_of(known, self.realm):
            if treaty.ended is None:
                since = str(treaty.since or "–")
                told = {"other": treaty.other(party), "since": since, "title": treaty.title, "words": treaty.words}
                yield text("kalevala-template-treaty", **told)
        yield from self._portals()
        for figure in hooks.figures():
            yield from figure.template(known, self.realm) if figure.template is not None else ()
        yield None
        yield text("kalevala-template-fields")
        yield from self._fields()
        yield from self._seen()
        if known.at.phase == 1:
            yield None
            yield from self._upkeep()
            if known.at.arms:
                yield text("kalevala-template-arms")
        if known.at.phase == ENTERING:
            yield from self._entries()

    def _entries(self) -> Iterator[Text | None]:
        """Which EE are left for entries, with an example that fits what was scouted in this GR."""
        sent = self.state.scouting.get(self.realm, [])
        free = [number for number in range(1, MOST_EE + 1) if all(one.number != number for one in sent)]
        seen = {one.place for one in self.known.knowledge[self.realm].sightings if one.at.gr == self.known.at.gr}
        found = next((one for one in sent if str(gf_of(one.target)) in seen), None)
        if free and found is not None:
            yield None
            where = {"start": found.start, "target": found.target}
            yield text("kalevala-template-enters", free=[str(one) for one in free], first=free[0], **where)

    def _portals(self) -> Iterator[Text]:
        """Gates that the realm knows, and rifts that its mystic holds open."""
        for place, suited in sorted(self.known.portals.items()):
            if self.known.lands[gf_of(place)].portal is not None:
                kf = self.known.lands[gf_of(place)].portal
                yield text("kalevala-template-gate", place=f"{place}/{kf}", other=suited.opposite)
        for rift in self.known.realms[self.realm].open_rifts:
            if rift.gr == self.known.at.gr:
                yield text("kalevala-template-rift", start=rift.start, end=rift.end)

    def _fields(self) -> Iterator[Text]:
        forces = self.known.forces.get(self.realm, {})
        own = {place for place, one in self.known.provinces.items() if one.owner == self.realm}
        for place in sorted({*own, *forces}):
            force = forces.get(place, Force())
            what = write_listing(listing_of(force.land, force)) or "–"
            capital = "*" if place in self.known.realms[self.realm].capitals else ""
            yield text("kalevala-template-field", place=place, capital=capital, what=what, site=self._site(place))
        for gf in sorted({str(gf_of(place)) for place in own}):
            for building in self.known.buildings.get(gf, ()):
                yield text("kalevala-template-building", place=gf, building=write_building(building))

    def _site(self, place: str) -> str:
        province = self.known.provinces.get(place)
        site = self.known.lands[gf_of(place)].site
        if province is None or not province.founded or site is None:
            return "–"
        return f"{site.kind}/{site.kf}"

    def _seen(self) -> Iterator[Text]:
        """What was scouted, the latest of each large field, with its age."""
        latest: dict[str, Sighting] = {}
        for one in self.known.knowledge[self.realm].sightings:
            if one.result == "seen":
                latest[one.place] = one
        own = {str(gf_of(place)) for place, one in self.known.provinces.items() if one.owner == self.realm}
        shown = [one for place, one in sorted(latest.items()) if place not in own]
        if shown:
            yield text("kalevala-template-seen")
        for one in shown:
            owner = text("kalevala-template-natives") if one.owner == NATIVES else one.owner or "?"
            figures = [so_many(number, symbol) for symbol, number in one.figures.items()]
            figures += [f"{one.re}RE"] if one.re else []
            age = self.known.at.gr - one.at.gr
            yield text("kalevala-template-sighting", place=one.place, owner=owner, figures=figures or ["–"], age=age)

    def _upkeep(self) -> Iterator[Text]:
        yield text("kalevala-template-upkeep", sum=sum(self.checked.upkeep.values()))
        for line, amount in self.checked.upkeep.items():
            yield text("kalevala-template-line", what=text(f"kalevala-bill-{line}"), re=amount)

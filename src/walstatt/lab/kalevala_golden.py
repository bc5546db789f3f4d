"""Golden worlds: small worlds of which every phase is stored, with state, reports and templates, compared byte by byte.

What came in for each phase is stored as well, so that a world can be run again when rules change on purpose: the
difference is then what that change has done, and nothing else.
"""
from __future__ import annotations

import lzma
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from walstatt.core.texts import Texts
from walstatt.core.turn import Act, Inputs, Ruled, Run
from walstatt.core.typed_data import decode
from walstatt.core.world import Ground, Phase, WorldGame
from walstatt.games.kalevala.founding import Map, Ruler, Setup
from walstatt.games.kalevala.state import Settings
from walstatt.games.kalevala.template import Template
from walstatt.games.shelf import load_world

FOLDER: Final = Path("tests/golden")
KEY: Final = "kalevala"
PHASES: Final = 8
"""Two great rounds: one of them has an armament date."""
MOST_TOLD: Final = 40


class StoredPhase(msgspec.Struct):
    """A phase: what came in, what it told, decided and rolled, every report, the state after it, the next templates."""

    label: str
    inputs: Inputs
    run: msgspec.Raw
    reports: dict[str, msgspec.Raw]
    state: dict[str, msgspec.Raw]
    templates: dict[str, str] = {}
    """For the phase that follows, in German; earlier papers are those of this one."""


class StoredWorld(msgspec.Struct):
    name: str
    setup: msgspec.Raw
    seed: str
    founded: dict[str, msgspec.Raw]
    phases: list[StoredPhase]


class Kind(NamedTuple):
    """What is played in a golden world, and how papers for it are written."""

    name: str
    setup: Setup
    write: Callable[[WorldGame, Any, Random], Inputs]


# ---- what is in them


def _by_robots(game: WorldGame, state: Any, chance: Random) -> Inputs:
    return Inputs({realm: game.sample_paper(state, realm, chance) for realm in game.realms(state)})


def _by_anybody(game: WorldGame, state: Any, chance: Random) -> Inputs:
    """Half of the lines are wild, some papers are cut, one realm is silent; a faulty paper is accepted by lot."""
    papers, decided = {}, {}
    for realm in list(game.realms(state))[1:]:
        paper = f"{game.sample_paper(state, realm, chance)}\n{game.wild_paper(state, realm, chance)}"
        papers[realm] = paper[: chance.randrange(len(paper))] if chance.random() < 0.3 else paper
        decided[f"judgement/{realm}"] = Ruled(chance.random() < 0.5, "by lot")
    return Inputs(papers, decided)


def _with_accounts(game: WorldGame, state: Any, chance: Random) -> Inputs:
    """Money, letters, contributions, and free acts of the game master."""
    given = _by_robots(game, state, chance)
    first, second, *_ = game.realms(state)
    given.papers[first] += f"\nBrief an {second}:\nGruß.\nEnde\nBote Kunde:\n{'Viel Neues. ' * 300}\nEnde"
    given.acts = [
        Act("deposit", {"realm": first, "amount": 1_000}), Act("letter", {"realms": [second], "words": "Zahlt!"}),
    ]
    return given


def _rulers(*cores: str) -> tuple[Ruler, ...]:
    goods = (("lP", "On"), ("LS", "Le"), ("SS", "Bt"), ("El", "On"))
    names = ("Brunhilde", "Gunther", "Hagen", "Kriemhild")
    return tuple(Ruler(name, core, own) for name, core, own in zip(names, cores, goods, strict=False))


KINDS: Final = (
    Kind("robots", Setup("270.1", Map("golden robots", 60), _rulers("LB", "SB", "AC")), _by_robots),
    Kind("anybody", Setup("275.1", Map("golden anybody", 80), _rulers("L", "AB", "SC", "LB")), _by_anybody),
    Kind(
        "accounts", Setup("271.1", Map("golden accounts", 60, sea=60), _rulers("LB", "SB"), Settings(accounts=True)),
        _with_accounts,
    ),
)


# ---- playing and comparing


def play(kind: Kind, inputs: list[Inputs] | None = None) -> StoredWorld:
    """A golden world as it goes now, with the given inputs or with new ones."""
    game, seed = load_world(KEY), kind.name.encode().ljust(32)
    state = game.found(kind.setup)
    stored = StoredWorld(kind.name, _raw(kind.setup), seed.hex(), _parts(game, state), [])
    ground, chance = Ground(game, seed), Random(f"golden {kind.name}")
    for number in range(PHASES):
        given = inputs[number] if inputs else kind.write(game, state, chance)
        phase = Phase(number, state, given)
        run = ground.run(phase)
        stored.phases.append(_stored(ground, phase, run))
        state = run.state
    return stored


def _stored(ground: Ground, phase: Phase, run: Run) -> StoredPhase:
    reports = {realm: _raw(report) for realm, report in ground.reports(phase, run).items()}
    told = _raw(msgspec.structs.replace(run, state=None))
    papers, texts = phase.inputs.papers, Texts("de")
    templates = {
        realm: Template(run.state, realm, [papers.get(realm, "")]).written(texts)
        for realm in ground.game.realms(run.state)
    }
    label, parts = ground.game.label(phase.state), _parts(ground.game, run.state)
    return StoredPhase(label, phase.inputs, told, reports, parts, templates)


def _parts(game: WorldGame, state: Any) -> dict[str, msgspec.Raw]:
    return {name: msgspec.Raw(data) for name, data in game.pack(state).items()}


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def file_of(name: str, folder: Path = FOLDER) -> Path:
    return folder / f"{KEY}-{name}.json.xz"


def read(name: str, folder: Path = FOLDER) -> StoredWorld | None:
    path = file_of(name, folder)
    return decode(lzma.decompress(path.read_bytes()), StoredWorld) if path.exists() else None


def write(stored: StoredWorld, folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    file_of(stored.name, folder).write_bytes(lzma.compress(msgspec.json.encode(stored), preset=9))


def played_again(kind: Kind, stored: StoredWorld) -> StoredWorld:
    """With what came in then."""
    return play(kind, [phase.inputs for phase in stored.phases])


def differences(was: StoredWorld, now: StoredWorld) -> Iterator[str]:
    """Where two worlds part, leaf by leaf; nothing if they are the same bytes."""
    before, after = msgspec.json.encode(was), msgspec.json.encode(now)
    if before == after:
        return
    found = False
    for line in _parted(_labelled(before), _labelled(after), ""):
        found = True
        yield line
    if not found:
        yield "the same things in another order"


def _labelled(world: bytes) -> Any:
    """Phases by their dates instead of their numbers."""
    data = msgspec.json.decode(world)
    data["phases"] = {phase.pop("label"): phase for phase in data["phases"]}
    return data


def _parted(was: Any, now: Any, path: str) -> Iterator[str]:
    if isinstance(was, dict) and isinstance(now, dict):
        for key in dict.fromkeys((*was, *now)):
            yield from _parted(was.get(key), now.get(key), f"{path}/{key}" if path else str(key))
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for number, (one, other) in enumerate(zip(was, now, strict=True)):
            yield from _parted(one, other, f"{path}/{number}")
    elif isinstance(was, list) and isinstance(now, list):
        for sign, mine, theirs in (("-", was, now), ("+", now, was)):
            yield from (f"{path}: {sign} {_short(one)}" for one in mine if one not in theirs)
    elif was != now:
        yield f"{path}: {_short(now)}, it was {_short(was)}"


def _short(value: Any) -> str:
    told = msgspec.json.encode(value).decode()
    return told if len(told) <= 160 else f"{told[:160]}…"

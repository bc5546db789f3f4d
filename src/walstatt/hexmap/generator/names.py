"""Names for lands, rivers and trade centres: every part of the world has a tongue of its own."""
from __future__ import annotations

from itertools import count
from random import Random
from typing import Final, NamedTuple


class Tongue(NamedTuple):
    """Sounds that begin, carry and close a syllable, and how names of places end."""

    starts: tuple[str, ...]
    vowels: tuple[str, ...]
    closes: tuple[str, ...]
    lands: tuple[str, ...]
    rivers: tuple[str, ...]
    towns: tuple[str, ...]


TONGUES: Final = (
    Tongue(("v", "th", "s", "h", "r", "sk", "br", "g", "f", "hr"), ("a", "o", "u", "ei", "y"),
           ("l", "rn", "ld", "k", "nd", "r"), ("heim", "mark", "oth", "gard"), ("elf", "aa", "ur"),
           ("borg", "vik", "stad", "ruk")),
    Tongue(("l", "m", "n", "s", "t", "c", "qu", "v", "el", "f"), ("a", "e", "i", "ia", "o", "ae"),
           ("", "", "n", "r", "l", "s"), ("ia", "ora", "elle", "une"), ("is", "ene", "ira"),
           ("ium", "essa", "onna", "ara")),
    Tongue(("k", "z", "q", "dr", "kh", "j", "sh", "t", "r", "gh"), ("a", "u", "i", "aa"),
           ("z", "m", "sh", "r", "k", ""), ("istar", "ban", "ur", "ash"), ("ud", "im", "azar"),
           ("qal", "abad", "esh", "ruun")),
    Tongue(("p", "k", "l", "n", "t", "j", "h", "m", "v", "s"), ("a", "ä", "o", "ö", "u", "i", "uo"),
           ("", "", "k", "l", "n"), ("la", "maa", "ntö", "sto"), ("joka", "va", "ri"),
           ("lina", "kylä", "nki", "ranta")),
    Tongue(("w", "d", "gl", "b", "tr", "ll", "m", "c", "n", "p"), ("a", "e", "y", "o", "wy"),
           ("n", "dd", "th", "r", "l", "wn"), ("wen", "dor", "anach", "eth"), ("on", "ey", "afon"),
           ("caer", "dun", "mor", "wyn")),
)


class NameMaker:
    """Never says the same name twice."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._used: set[str] = set()

    def land(self, tongue: Tongue) -> str:
        return self._fresh(tongue, tongue.lands)

    def river(self, tongue: Tongue) -> str:
        return self._fresh(tongue, tongue.rivers)

    def town(self, tongue: Tongue) -> str:
        return self._fresh(tongue, tongue.towns)

    def sea(self, tongue: Tongue) -> str:
        return self._fresh(tongue, ("",))

    def _fresh(self, tongue: Tongue, endings: tuple[str, ...]) -> str:
        """The longer it seeks, the longer the name: so there is always another one."""
        for syllables in count(4):
            name = "".join(self._syllable(tongue) for _ in range(syllables // 4)) + self._chance.choice(endings)
            if len(name) > 4 and name.capitalize() not in self._used:
                break
        self._used.add(name.capitalize())
        return name.capitalize()

    def _syllable(self, tongue: Tongue) -> str:
        pick = self._chance.choice
        return pick(tongue.starts) + pick(tongue.vowels) + pick(tongue.closes)

"""Messages that are parsed one by one say the same as all of them parsed together."""
from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.runtime import FluentBundle, FluentResource

from walstatt.core.texts import LANGUAGES, Messages, Texts, sources


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_alone_says_what_it_says_among_all(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        bundle.add_resource(FluentResource(source))
    messages = Messages(language, sources(language))
    assert len(list(messages)) > 4000
    for key in messages:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert messages.format(key, {}) == bundle.format_pattern(pattern, {})[0], key


def test_a_message_brings_along_what_it_speaks_of() -> None:
    house = "house = { $rooms ->\n    [one] { room }\n   *[other] viele\n}\n"
    source = f"-hall = Saal\n# a remark\nroom = der {{ -hall }}\n{house}\nend = x\n"
    messages = Messages("de", [source, "end = y\nmore = z\n"])
    assert messages.format("house", {"rooms": "one"}) == "der Saal"
    assert messages.format("end", {}) == "x"
    assert list(messages) == ["room", "house", "end", "more"]
    assert "-hall" not in messages and "hall" not in messages


def test_whom_the_program_has_named_is_called_in_the_language_of_the_reader() -> None:
    assert Texts("en").say("Marodeure 2") == "Marauders 2"
    assert "Marauders 2" in Texts("en").format("kalevala-culture-overdue", realm="Marodeure 2")
    assert [Texts("de").given("Marodeure 2"), Texts("en").given("Henry 8")] == ["Marodeure 2", "Henry 8"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    keys = [key for source in sources(language) for key in re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)]
    assert [key for key, number in Counter(keys).items() if number > 1] == []

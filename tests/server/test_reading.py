"""A ruler reads and writes: story, curves, files, letters with pages; and nobody reads what is another's."""
from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image
from pypdf import PdfReader
from reportlab.pdfgen.canvas import Canvas
from tests.server import hostile
from tests.server.measured import measured, wait_until_quiet
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor

SETUP = {
    "map": {"seed": "Lesen", "size": 60, "sea": 20, "splinters": 0}, "settings": {"battles": "quick"},
    "rulers": [{"name": name} for name in ("Brunhilde", "Gunther", "Hagen")],
}
MOST_SECONDS, MOST_MEGABYTES = 1.0, 100.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("reading")) as running:
        yield running


class Table:
    """Anna leads a world, Bert rules Brunhilde, Carla rules Gunther; the program rules Hagen."""

    def __init__(self, server: ServerProcess) -> None:
        self.anna, self.bert, self.carla, self.stranger = (
            Visitor(server.url, name) for name in ("Anna", "Bert-im-Leben", "Carla-im-Leben", "Dora")
        )
        seats = [{"realm": name, "kind": "link"} for name in ("Brunhilde", "Gunther")]
        made = self.anna.post("/api/worlds", 201, game="kalevala", name="Midgard", setup=SETUP, seats=seats)
        self.path = f"/api/worlds/{made['id']}"
        for realm, visitor in (("Brunhilde", self.bert), ("Gunther", self.carla)):
            members = self.anna.get(self.path)["members"]
            invite = next(one["invite"] for one in members if one["realm"] == realm)
            visitor.post(f"{self.path}/join", invite=invite)
        self.number = 0

    def publish(self, bert: str = "bleiben", carla: str = "bleiben") -> None:
        self.bert.post(f"{self.path}/paper", text=bert)
        self.carla.post(f"{self.path}/paper", text=carla)
        self.anna.post(f"{self.path}/publish", 204, phase=self.number)
        self.number += 1

    def send_page(self, data: bytes, status: int = 201) -> Any:
        return self.bert._data(self.bert.http.post(f"{self.path}/pages", content=data), status)

    def close(self) -> None:
        for one in (self.anna, self.bert, self.carla, self.stranger):
            one.close()


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> Iterator[Table]:
    made = Table(server)
    yield made
    made.close()


def photograph() -> bytes:
    notes = Image.Exif()
    notes[0x010F], notes[0x0132], notes[0x0112] = "Geheimkamera", "1999:01:01 12:00:00", 6
    out = io.BytesIO()
    Image.new("RGB", (400, 200), "red").save(out, "JPEG", exif=notes.tobytes(), comment=b"Geheimwort")
    return out.getvalue()


def pamphlet(picture: bytes) -> bytes:
    from reportlab.lib.utils import ImageReader

    out = io.BytesIO()
    canvas = Canvas(out)
    canvas.setAuthor("Geheimschreiber")
    canvas.setTitle("Geheimtitel")
    canvas.drawString(100, 700, "Seid willkommen")
    canvas.linkURL("https://geheim.example", (0, 0, 100, 100))
    canvas.drawImage(ImageReader(io.BytesIO(picture)), 100, 300)
    canvas.showPage()
    canvas.save()
    return out.getvalue()


def test_letters_with_pages_reach_whom_they_are_for_without_a_word_of_their_writer(table: Table) -> None:
    table.anna.post(f"{table.path}/acts", kind="register", args={"realm": "Brunhilde", "name": "Alberich"})
    picture, document = table.send_page(photograph()), table.send_page(pamphlet(photograph()))
    assert (picture["media"], document["media"], document["sheets"]) == ("image/jpeg", "application/pdf", 1)
    before = table.number
    words = f"Brief als Alberich an Gunther:\nSeht her!\n{picture['mark']}\n{document['mark']}\nEnde\nbleiben"
    table.publish(words)
    assert table.carla.get(f"{table.path}/chancery")["letters"] == []
    table.carla.heard.clear()
    table.publish()
    (letter,) = table.carla.get(f"{table.path}/chancery")["letters"]
    assert (letter["kind"], letter["sender"], letter["to"]) == ("received", "Alberich", "Gunther")
    assert picture["mark"] in letter["words"] and document["mark"] in letter["words"]
    shown = table.carla.http.get(f"{table.path}/pages/{picture['name']}")
    with Image.open(io.BytesIO(shown.content)) as drawn:
        assert drawn.size == (200, 400) and not drawn.getexif() and "comment" not in drawn.info
    assert "sandbox" in shown.headers["content-security-policy"]
    read = PdfReader(io.BytesIO(table.carla.http.get(f"{table.path}/pages/{document['name']}").content))
    assert "Seid willkommen" in read.pages[0].extract_text() and len(read.pages[0].images) == 1
    assert not read.metadata and "/Annots" not in read.pages[0]
    table.carla.get(f"{table.path}/reports/{before + 1}")
    table.carla.get(table.path)
    heard = b"\n".join(table.carla.heard)
    for secret in (b"Brunhilde", b"Bert-im-Leben", b"Geheim", b"geheim.example", b"1999:01"):
        assert secret not in heard, secret
    assert b"Seht her!" in heard
    table.stranger.get(f"{table.path}/pages/{picture['name']}", 404)
    table.stranger.get(f"{table.path}/chancery", 404)
    own = table.bert.get(f"{table.path}/chancery")
    assert own["sham"] == "Alberich" and own["seals"]["Alberich"] != own["seals"]["Brunhilde"]


def test_story_curves_and_files_are_made_of_what_was_sent(table: Table) -> None:
    if not table.number:
        table.publish()
    report = table.bert.get(f"{table.path}/reports/0")
    told = table.bert.get(f"{table.path}/story/0")
    assert {scene["key"] for scene in told["scenes"]} >= {line["key"] for line in report["happened"]}
    assert told["label"] == "270.1" and any(scene["places"] for scene in told["scenes"])
    curves = table.bert.get(f"{table.path}/curves")
    assert curves["dates"] == ["270.1"] and all(len(values) == 1 for values in curves["curves"].values())
    files = table.bert.get(f"{table.path}/files")
    assert files[-1] == {"number": 0, "label": "270.1", "wrote": True, "corrected": None}
    assert "bleiben" in table.bert.get(f"{table.path}/files/0")["text"]
    table.bert.get(f"{table.path}/story/99", 404)
    table.bert.get(f"{table.path}/files/99", 404)
    for route in ("story/0", "curves", "files", "files/0", "chancery"):
        table.bert.get(f"{table.path}/{route}?realm=Gunther", 403)
        table.anna.get(f"{table.path}/{route}?realm=Gunther")


def test_a_ruler_learns_nobody_elses_name(table: Table) -> None:
    seen = table.carla.get(table.path)
    assert [one["realm"] for one in seen["members"] if one["realm"]] == ["Gunther"]
    assert {one["name"] for one in table.anna.get(table.path)["members"]} >= {"Bert-im-Leben", "Carla-im-Leben"}


def test_bad_pages_are_refused_with_words_and_cost_little(server: ServerProcess, table: Table) -> None:
    table.send_page(photograph())
    wait_until_quiet(server)
    for name, data in hostile.letter_pages().items():
        with measured(server) as cost:
            told = table.send_page(data, 409)
        assert told["error"]["key"].startswith("letter-page-") and told["error"]["message"], name
        assert cost.seconds <= MOST_SECONDS and cost.megabytes <= MOST_MEGABYTES, (name, cost.seconds, cost.megabytes)
    table.send_page(b"x" * 4_000_001, 413)


@pytest.mark.parametrize(("mode", "form"), [("1", "PNG"), ("RGBA", "PNG"), ("RGB", "WEBP"), ("CMYK", "JPEG")])
def test_the_largest_picture_that_may_be_sent_can_be_sent(table: Table, mode: str, form: str) -> None:
    out = io.BytesIO()
    Image.new(mode, (4100, 3000)).save(out, form)
    assert table.send_page(out.getvalue())["media"] == "image/jpeg"


def test_a_realm_sends_in_so_many_pages_in_a_phase_and_no_more(table: Table) -> None:
    dot = hostile.png(8, 8)
    answers = [table.bert.http.post(f"{table.path}/pages", content=dot).status_code for _ in range(25)]
    assert answers[0] == 201 and answers[-1] == 409


def test_letters_to_nobody_and_endless_ones_are_told_before_they_are_handed_in(table: Table) -> None:
    for paper in ("Brief an :\nHallo\nEnde", "Brief an Gunther:\nEnde", "Brief an Gunther:\nBrief an Hagen:\nx\nEnde"):
        assert table.bert.post(f"{table.path}/check", text=paper)["problems"], paper
    table.bert.post(f"{table.path}/check", 422, text="Brief an Gunther:\n" + "x" * 200_001)

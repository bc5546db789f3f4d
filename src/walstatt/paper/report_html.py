"""A report as one HTML file: nothing is fetched from elsewhere, it reads on a phone, prints, and knows the dark."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatchmethod
from html import escape
from typing import Final

from walstatt.core.texts import Texts
from walstatt.games.report_blocks import (
    Battle,
    Block,
    Cell,
    Column,
    Facts,
    Fold,
    Heading,
    Letter,
    Line,
    Map,
    PageBreak,
    Passage,
    Shown,
    Table,
    Words,
)
from walstatt.paper import battle_words
from walstatt.paper.battle_maps import battle_map
from walstatt.paper.realm_sign import SHIELD, sign_of
from walstatt.paper.report import Document
from walstatt.paper.report_maps import described, picture
from walstatt.paper.report_words import Wording, harmless, one_line, rules_of

STYLE: Final = """
:root{color-scheme:light dark;--paper:#faf5e8;--sheet:#fffdf7;--ink:#2b2118;--soft:#6f5f4a;--line:#d5c6a6;
--mark:#8c2f1b}
@media(prefers-color-scheme:dark){:root{--paper:#191410;--sheet:#231c16;--ink:#ecdfc8;--soft:#b09d82;--line:#4b3d2e;
--mark:#e29a7d}figure svg{filter:brightness(.88)}}
*{box-sizing:border-box}
html{font-size:100%}html.large{font-size:137.5%}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 'Alegreya Sans','Gill Sans','Segoe UI',Candara,
'Noto Sans',sans-serif;overflow-wrap:anywhere}
main,header.top{max-width:60rem;margin:0 auto;padding:1rem}
h1,h2,h3{font-family:Alegreya,'Palatino Linotype',Palatino,Georgia,serif;line-height:1.2;text-wrap:balance}
h1{font-size:2rem;margin:0}h2{font-size:1.5rem;margin:2.2rem 0 .6rem;border-bottom:2px solid var(--line)}
h3{font-size:1.15rem;margin:1.6rem 0 .4rem}
header.top{display:flex;gap:1rem;align-items:center}
header.top p{margin:.2rem 0 0;color:var(--soft)}
header.top svg{flex:none;width:3.6rem;height:4.4rem}
nav ul{display:flex;flex-wrap:wrap;gap:.2rem 1rem;padding:0;margin:.5rem 0;list-style:none}
a{color:var(--mark)}
.scroll{overflow-x:auto;overflow-wrap:normal}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:700;padding:.6rem 0 .3rem;overflow-wrap:anywhere}
th,td{text-align:left;vertical-align:top;padding:.25rem .5rem;border-bottom:1px solid var(--line)}
thead th{border-bottom:2px solid var(--soft)}
.figure{text-align:right;white-space:nowrap}
tbody th[colspan]{font-style:italic;font-weight:400;color:var(--soft);padding-top:.7rem}
tr.sum td{font-weight:700;border-top:1px solid var(--soft)}
td.long{min-width:9rem}
dl{margin:.6rem 0 .3rem}dl div{display:grid;grid-template-columns:12rem 1fr;gap:.1rem 1rem;padding:.08rem 0}
dt{color:var(--soft)}dd{margin:0}
dl.small{font-size:.85rem;display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr))}
dl.small div{display:flex;gap:.5rem}dl.small dt{font-weight:700}
ul.events{padding-left:1.1rem}ul.events li{margin:.25rem 0}
p.cited{margin:.1rem 0 .5rem}.rules{font-size:.72rem;color:var(--soft);overflow-wrap:anywhere}
p.note{font-size:.9rem;color:var(--soft)}
figure{margin:1rem 0}figcaption{font-weight:700;margin-bottom:.4rem}
figure .scroll svg{display:block;max-width:none!important;width:100%;min-width:34rem}
figure.field .scroll svg{max-width:34rem!important;min-width:21rem}
figure.battle .scroll svg{max-height:44rem;min-width:26rem}
details.fold{color:inherit;font-size:1rem;border-bottom:1px solid var(--line)}
details.fold summary{font-family:Alegreya,'Palatino Linotype',Palatino,Georgia,serif;font-weight:700;padding:.35rem 0}
details{font-size:.9rem;color:var(--soft)}details ul{padding-left:1.1rem;margin:.3rem 0}
article{background:var(--sheet);border:1px solid var(--line);border-radius:.3rem;padding:.4rem 1rem;margin:1rem 0}
article .words,.passage{white-space:pre-wrap}.seals{float:right}.seals svg{width:2.6rem;height:2.9rem}
pre{white-space:pre-wrap;background:var(--sheet);border:1px solid var(--line);padding:.6rem;font-size:.9rem}
@media(max-width:34rem){th,td{padding:.2rem .3rem}h1{font-size:1.6rem}dl div{grid-template-columns:8rem 1fr}}
@media print{:root{--paper:#fff;--sheet:#fff;--ink:#000;--soft:#444;--line:#999;--mark:#000;color-scheme:light}
body{font-size:10.5pt}html.large body{font-size:15pt}nav,details:not(.fold){display:none}
details.fold::details-content{content-visibility:visible;block-size:auto}main,header.top{max-width:none;padding:0}
h2,h3,caption{break-after:avoid}tr,figure,dl,article{break-inside:avoid}article.long{break-inside:auto}
.scroll{overflow:visible}figure .scroll svg{min-width:0;max-height:24cm}figure svg{filter:none}.page{break-before:page}
@page{size:A4;margin:16mm 14mm}}
"""
LONG_LETTER: Final = 1500
"""Characters from which a letter may be parted by the end of a page."""
SHORT_CELL: Final = 14


def html_report(report: Document, texts: Texts, *, large: bool = False) -> str:
    return "".join(_Page(report, texts, large=large).parts())


def _bidi(words: str) -> str:
    """Words of any script, isolated from what stands beside them."""
    return f"<bdi>{escape(words)}</bdi>"


class _Page:
    def __init__(self, report: Document, texts: Texts, *, large: bool) -> None:
        self.report, self.large = report, large
        self.wording = Wording(texts)
        self.maps = 0

    def parts(self) -> Iterator[str]:
        language, size = self.wording.texts.language, ' class="large"' if self.large else ""
        name = one_line(self.report.realm) or self.wording.message("paper-overview")
        label, world = one_line(self.report.label), one_line(self.report.world)
        yield (f'<!doctype html>\n<html lang="{language}"{size}>\n<head>\n<meta charset="utf-8">\n'
               '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
               '<meta name="color-scheme" content="light dark">\n'
               "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
               "style-src 'unsafe-inline';img-src data:\">\n"
               f"<title>{escape(f'{name} {label} – {world}')}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n")
        yield (f'<header class="top">{self.sign()}<div><h1>{_bidi(name)}</h1>'
               f"<p>{escape(label)} · {_bidi(world)}</p></div></header>\n")
        yield f"<main>\n{self.contents()}"
        for section, blocks in self.report.sections.items():
            heading = escape(self.wording.heading(self.report.game, section))
            begins_page = isinstance(blocks[0], PageBreak)
            kind = ' class="page"' if begins_page else ""
            yield f'<section id="{escape(section)}"{kind} aria-labelledby="h-{escape(section)}">\n'
            yield f'<h2 id="h-{escape(section)}">{heading}</h2>\n'
            yield f'{"".join(self.blocks(blocks[begins_page:]))}</section>\n'
        yield "</main>\n</body>\n</html>\n"

    def sign(self) -> str:
        sign = self.report.sign
        if sign is None:
            return ""
        words = escape(self.wording.message("paper-sign", **sign._asdict()))
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{SHIELD}" role="img" aria-label="{words}">'
                f"<title>{words}</title>{sign.svg}</svg>")

    def contents(self) -> str:
        links = "".join(f'<li><a href="#{escape(name)}">{escape(self.wording.heading(self.report.game, name))}</a></li>'
                        for name in self.report.sections)
        return f'<nav aria-label="{escape(self.wording.message("paper-contents"))}"><ul>{links}</ul></nav>\n'

    def blocks(self, blocks: Sequence[Block]) -> Iterator[str]:
        """Lines one after the other are one list."""
        in_list = False
        for block in blocks:
            if isinstance(block, Line) != in_list:
                in_list = not in_list
                yield '<ul class="events">\n' if in_list else "</ul>\n"
            yield self.draw(block)
        if in_list:
            yield "</ul>\n"

    @singledispatchmethod
    def draw(self, block: Block) -> str:
        raise TypeError(type(block).__name__)

    @draw.register
    def _(self, block: Line) -> str:
        return f"<li>{_bidi(self.wording.line(block))}{_rules(block)}</li>\n"

    @draw.register
    def _(self, block: Heading) -> str:
        return f"<h3>{_bidi(self.wording.say(block.words))}</h3>\n"

    @draw.register
    def _(self, block: Facts) -> str:
        kind = ' class="small"' if block.small else ""
        return f"<dl{kind}>{self.pairs(block.pairs)}</dl>\n" + _rules_line(block)

    def pairs(self, pairs: Sequence[tuple[Words, Cell]]) -> str:
        return "".join(f"<div><dt>{_bidi(self.wording.say(name))}</dt><dd>{_bidi(self.wording.cell(value))}</dd></div>"
                       for name, value in pairs)

    @draw.register
    def _(self, block: Table) -> str:
        heads = "".join(f'<th scope="col"{_kind(column)}>{escape(self.wording.say(column.title))}</th>'
                        for column in block.columns)
        rows = "".join(self.row(block, at, row) for at, row in enumerate(block.rows))
        note = f'<p class="note">{escape(self.wording.say(block.note))}</p>\n' if block.note else ""
        return (f'<div class="scroll"><table><caption>{_bidi(self.wording.say(block.title))}</caption>'
                f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>\n{note}{_rules_line(block)}")

    def row(self, block: Table, at: int, row: Sequence[Cell]) -> str:
        if len(row) == 1 < len(block.columns):
            heading = _bidi(self.wording.cell(row[0]))
            return f'<tr><th colspan="{len(block.columns)}" scope="colgroup">{heading}</th></tr>'
        cells = ((self.wording.cell(cell, column), column) for cell, column in zip(row, block.columns, strict=False))
        kind = ' class="sum"' if at in block.sums else ""
        return f"<tr{kind}>{''.join(f'<td{_kind(column, words)}>{_bidi(words)}</td>' for words, column in cells)}</tr>"

    @draw.register
    def _(self, block: Map) -> str:
        self.maps += 1
        drawn = picture(block, self.wording, variant="light", prefix=f"map-{self.maps}")
        kind = "field" if block.detail == "field" else "wide"
        return self.figure(block.title, drawn, described(block, self.wording), kind) + _rules_line(block)

    def figure(self, title: Words, drawn: str, described: Iterable[str], kind: str) -> str:
        """A picture, and what it shows in words on demand."""
        words = "".join(f"<li>{_bidi(line)}</li>" for line in described)
        summary = escape(self.wording.message("paper-map-in-words"))
        told = f"<details><summary>{summary}</summary><ul>{words}</ul></details>" if words else ""
        return (f'<figure class="{kind}"><figcaption>{_bidi(self.wording.say(title))}</figcaption>'
                f'<div class="scroll" tabindex="0">{drawn}</div>{told}</figure>\n')

    @draw.register
    def _(self, block: Battle) -> str:
        return f'<div class="battle">{"".join(self.moment(block, shown) for shown in block.shown)}</div>\n'

    def moment(self, block: Battle, shown: Shown) -> str:
        self.maps += 1
        drawn = battle_map(block.course, shown.moment, variant="light", prefix=f"map-{self.maps}")
        return self.figure(shown.title, drawn, battle_words.described(block, shown, self.wording), "battle")

    @draw.register
    def _(self, block: Fold) -> str:
        lines = "".join(map(self.draw, block.lines))
        title = _bidi(self.wording.say(block.title))
        return f'<details class="fold"><summary>{title}</summary><ul class="events">{lines}</ul></details>\n'

    @draw.register
    def _(self, block: Letter) -> str:
        kind = ' class="long"' if len(block.words) > LONG_LETTER else ""
        head = f"<dl>{self.pairs(block.head)}</dl>" if block.head else ""
        words = f'<div class="words" dir="auto">{escape(harmless(block.words))}</div>'
        return f"<article{kind}>{self.seals(block)}{head}{words}{_rules_line(block)}</article>\n"

    def seals(self, block: Letter) -> str:
        drawn = "".join(self.seal(name) for name in block.seals)
        return f'<div class="seals">{drawn}</div>' if drawn else ""

    def seal(self, name: str) -> str:
        words = escape(self.wording.message("paper-seal", name=harmless(name)))
        return f'<svg viewBox="{SHIELD}" role="img"><title>{words}</title>{sign_of(name).svg}</svg>'

    @draw.register
    def _(self, block: Passage) -> str:
        if block.exactly and isinstance(block.words, str):
            return f"<pre>{escape(harmless(block.words))}</pre>\n"
        return f"<p>{_bidi(self.wording.paragraph(block))}</p>\n"

    @draw.register
    def _(self, block: PageBreak) -> str:  # noqa: ARG002 - it says nothing else
        return '<div class="page"></div>\n'


def _kind(column: Column, words: str = "") -> str:
    if column.figures:
        return ' class="figure"'
    return ' class="long"' if len(words) > SHORT_CELL else ""


def _rules(block: Block) -> str:
    rules = rules_of(block)
    return f' <span class="rules">{escape(", ".join(rules))}</span>' if rules else ""


def _rules_line(block: Block) -> str:
    rules = _rules(block)
    return f'<p class="cited">{rules.strip()}</p>\n' if rules else ""

"""A page of a report: one file that needs nothing else, in light and dark."""

from __future__ import annotations

from html import escape

from fablewood.core.text import Message, say

STYLE = """
:root { color-scheme: light dark; --ink: #2b2a33; --paper: #fbf8f1; --faint: #8b8577; --line: #ded6c4;
  --leaf: #2f7d5b; --plum: #7b3f74; --ember: #c2562d; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6d8; --paper: #1d1f26; --faint: #9a958a; --line: #3a3d47;
  --leaf: #6cc39a; --plum: #c990c2; --ember: #ef8f66; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 3rem 1.25rem 5rem; max-width: 54rem; background: var(--paper); color: var(--ink);
  font: 1.05rem/1.55 Georgia, "Iowan Old Style", "Times New Roman", serif; }
h1 { font-size: 2.1rem; line-height: 1.15; margin: 0 0 .6rem; }
h2 { font-size: 1.3rem; margin: 2.6rem 0 .4rem; padding-top: 1.1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.6rem 0 .2rem; }
p { margin: .4rem 0 .9rem; max-width: 42rem; }
.lead { color: var(--faint); }
.found { border-left: 4px solid var(--leaf); padding-left: .9rem; }
svg { width: 100%; height: auto; display: block; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .faint { fill: var(--faint); } svg .line { stroke: var(--line); }
svg .fair { stroke: var(--faint); stroke-dasharray: 4 4; }
svg .reach { stroke: var(--leaf); stroke-width: 3; opacity: .45; }
svg .dot { fill: var(--leaf); } svg .sure .dot { fill: var(--ember); } svg .sure .reach { stroke: var(--ember); }
svg .second .dot { fill: var(--plum); } svg .second .reach { stroke: var(--plum); }
svg .column { fill: var(--leaf); opacity: .75; } svg .row:hover .reach { opacity: 1; }
table { border-collapse: collapse; width: 100%; font: .88rem/1.4 system-ui, sans-serif; margin: .6rem 0; }
th, td { text-align: right; padding: .3rem .55rem; border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; } th { color: var(--faint); font-weight: 600; }
.wide { overflow-x: auto; }
"""


class Page:
    def __init__(self, language: str) -> None:
        self.language = language
        self.parts: list[str] = []
        self.name = ""

    def said(self, message: Message) -> str:
        return escape(say(message, self.language))

    def title(self, message: Message) -> None:
        self.name = self.said(message)
        self.parts.append(f"<h1>{self.name}</h1>")

    def heading(self, message: Message, level: int = 2) -> None:
        self.parts.append(f"<h{level}>{self.said(message)}</h{level}>")

    def text(self, message: Message, style: str = "") -> None:
        kind = f' class="{style}"' if style else ""
        self.parts.append(f"<p{kind}>{self.said(message)}</p>")

    def draw(self, svg: str) -> None:
        self.parts.append(svg)

    def table(self, head: list[str], rows: list[list[str]]) -> None:
        top = "".join(f'<th scope="col">{escape(one)}</th>' for one in head)
        body = "".join("<tr>" + "".join(f"<td>{escape(one)}</td>" for one in row) + "</tr>" for row in rows)
        self.parts.append(f'<div class="wide"><table><tr>{top}</tr>{body}</table></div>')

    def whole(self) -> str:
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{self.name}</title>\n'
            f"<style>{STYLE}</style>\n<main>\n" + "\n".join(self.parts) + "\n</main>\n</html>\n"
        )


def cell(value: float, digits: int = 3) -> str:
    return f"{value:.{digits}f}"

"""Plots as SVG: a mean with its interval, line by line; and how often what came up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from fablewood.arena.figures import Interval

WIDTH = 800
LINE = 30
LEFT = 210
RIGHT = 90
HEIGHT = 220
MOST_COLUMNS = 30


@dataclass(frozen=True)
class Bar:
    name: str
    value: Interval
    style: str = ""
    """`sure` for what is worth looking at, `second` for the second of a pair."""


def bars(lines: Sequence[Bar], reach: tuple[float, float], fair: float | None, unit: str) -> str:
    """Dots with their intervals, the best place for the eye being the fair share."""
    low, high = reach
    height = LINE * len(lines) + 34

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (min(max(value, low), high) - low) / (high - low)

    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img">']
    for tick in ticks(low, high):
        parts.append(f'<line class="line" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="4" y2="{height - 26}"/>')
        parts.append(
            f'<text class="faint" x="{x(tick):.1f}" y="{height - 8}" text-anchor="middle">{said(tick, unit)}</text>'
        )
    if fair is not None:
        parts.append(f'<line class="fair" x1="{x(fair):.1f}" x2="{x(fair):.1f}" y1="0" y2="{height - 26}"/>')
    for i, one in enumerate(lines):
        y = LINE * i + LINE / 2 + 4
        mean, lower, upper = one.value.mean, one.value.low, one.value.high
        words = f"{one.name}: {said(mean, unit)} ({said(lower, unit)} – {said(upper, unit)})"
        parts.append(
            f'<g class="row {one.style}"><title>{escape(words)}</title>'
            f'<text x="{LEFT - 14}" y="{y + 4:.1f}" text-anchor="end">{escape(shortened(one.name))}</text>'
            f'<line class="reach" x1="{x(lower):.1f}" x2="{x(upper):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<circle class="dot" cx="{x(mean):.1f}" cy="{y:.1f}" r="6"/>'
            f'<text class="faint" x="{WIDTH - RIGHT + 14}" y="{y + 4:.1f}">{said(mean, unit)}</text></g>'
        )
    return "".join(parts) + "</svg>"


def shortened(name: str) -> str:
    return name if len(name) <= 28 else f"…{name[-27:]}"


def said(value: float, unit: str) -> str:
    if unit == "share":
        return f"{100 * value:.0f} %" if abs(value) >= 0.1 or value == 0 else f"{100 * value:.1f} %"
    return f"{value:.0f}" if abs(value) >= 20 else f"{value:.2g}"


def ticks(low: float, high: float) -> list[float]:
    """Round numbers, about five of them."""
    step = 10.0**-6
    while True:
        for factor in (1, 2, 5):
            if (high - low) / (step * factor) <= 6:
                first = -(-low // (step * factor))
                marks = [(first + i) * step * factor for i in range(8)]
                return [mark for mark in marks if mark <= high + 1e-9]
        step *= 10


def histogram(values: Sequence[float], unit: str) -> str:
    """How often each value came up, in columns of equal width."""
    if not values:
        return ""
    low, high = min(values), max(values)
    width = max(1, -(-int(high - low + 1) // MOST_COLUMNS))
    columns = [0] * (int(high - low) // width + 1)
    for value in values:
        columns[int(value - low) // width] += 1
    most = max(columns)
    each = (WIDTH - 60) / len(columns)
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img">']
    for i, count in enumerate(columns):
        tall = (HEIGHT - 40) * count / most
        begin = low + i * width
        words = f"{begin:g}" if width == 1 else f"{begin:g} – {begin + width - 1:g}"
        x, y, wide = 30 + i * each + 1, HEIGHT - 30 - tall, max(1.0, each - 2)
        parts.append(
            f'<g class="row"><title>{escape(words)} {escape(unit)}: {count}</title>'
            f'<rect class="column" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}"/></g>'
        )
        if i % -(-len(columns) // 10) == 0:
            x = 30 + (i + 0.5) * each
            parts.append(f'<text class="faint" x="{x:.1f}" y="{HEIGHT - 12}" text-anchor="middle">{begin:g}</text>')
    parts.append(f'<line class="line" x1="30" x2="{WIDTH - 30}" y1="{HEIGHT - 30}" y2="{HEIGHT - 30}"/>')
    return "".join(parts) + "</svg>"

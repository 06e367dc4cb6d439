#!/usr/bin/env bash
# svglib 2.3.2 (PyPI, with reportlab 5.1.0) ignores the CSS shorthand `font` in SVG.
#
# Behaviour expected: SVG 2, “Font properties”, and SVG 1.1, 10.10, take `font` from CSS: `font: 12px monospace` sets
# the size and the family, in a style sheet as well as in `style`.
# Output seen: with the shorthand the text is drawn in Helvetica at 16, which are svglib’s defaults, and nothing is
# said about it. With `font-size` and `font-family` apart it is drawn in Courier at 12.
#
# The script exits with 0 while this is so, and with 1 when it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet svglib==2.3.2 reportlab==5.1.0
"$folder/venv/bin/python" - "$folder" <<'PYTHON'
import sys
from reportlab.graphics.shapes import String
from svglib.svglib import svg2rlg

def drawn(style, inline=""):
    """The family and the size of the only text."""
    path = sys.argv[1] + "/text.svg"
    with open(path, "w") as file:
        file.write(
            '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="40">'
            f'<style>{style}</style><text {inline} x="5" y="20">Label</text></svg>'
        )
    def strings(shape):
        if isinstance(shape, String):
            yield shape.fontName, shape.fontSize
        for part in getattr(shape, "contents", []):
            yield from strings(part)
    [found] = strings(svg2rlg(path))
    return found

seen = {
    "shorthand in a style sheet": drawn("text { font: 12px monospace }"),
    "shorthand in an attribute": drawn("", 'style="font: 12px monospace"'),
    "apart in a style sheet": drawn("text { font-size: 12px; font-family: monospace }"),
    "apart as attributes": drawn("", 'font-size="12" font-family="monospace"'),
}
for how, (family, size) in seen.items():
    print(f"{how}: {family} at {size}")
shorthand, apart = ("Helvetica", 16), ("Courier", 12)
sys.exit(list(seen.values()) != [shorthand, shorthand, apart, apart])
PYTHON

#!/usr/bin/env bash
# agate 1.14.2 (PyPI), which reads the tables of csvkit, takes codes of playing cards for durations, days and moments.
#
# Behaviour expected: a column of the cards 9S, 3S and 2S (nine, three and two of spades) stays a column of texts.
# Output seen: agate makes it a TimeDelta column, of 9, 3 and 2 seconds. 8D and 2D (diamonds) become 8 and 2 days. A hand
# of five cards, “5H 4S 8D 2S 7S”, becomes a DateTime: the present day moved on by hours, days and seconds. So the value
# even depends on the day on which the table is read.
#
# The script exits with 0 while this is so, and with 1 when it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet agate==1.14.2 parsedatetime==2.6 pytimeparse==1.1.10
"$folder/venv/bin/python" - <<'PYTHON'
import io
import sys
import agate

def read(*cells):
    """The type that agate finds for a column of these texts, and its first value."""
    table = agate.Table.from_csv(io.StringIO("\n".join(["card", *cells]) + "\n"))
    return type(table.column_types[0]).__name__, table.rows[0]["card"]

seen = [read("9S", "3S", "2S"), read("8D", "2D"), read("5H 4S 8D 2S 7S"), read("AS", "9S")]
for kind, value in seen:
    print(f"{kind}: {value!r}")
kinds = [kind for kind, _ in seen]
durations = [str(value) for _, value in seen[:2]]
is_so = kinds == ["TimeDelta", "TimeDelta", "DateTime", "Text"]
sys.exit(not (is_so and durations == ["0:00:09", "8 days, 0:00:00"]))
PYTHON

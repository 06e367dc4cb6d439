#!/usr/bin/env bash
# Poker65 0.0.5 (PyPI) does not find the straight A-2-3-4-5.
#
# Documented: "getting the best poker hand from a list of 7 cards". Its class for a straight flush says that the lowest
# high card is a 5, and lets the ace stand below the 2.
#
# Seen on 28 November 2026 with Python 3.11: `get_best_hand` finds every straight from A to 6, and none with a 5 at its
# top, neither a straight nor a straight flush:
#
#   2S 5C AS 3H TH 4D 2C   OnePair
#   2S 5C AS 3H TH 4D 9C   HighCard
#   AS 2S 3S 4S 5S 9C KD   Flush
#   6S 2S 3H 4D 5C KS QH   Straight
#
# The script fails if the package behaves in another way.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check Poker65==0.0.5

"$folder/venv/bin/python" - <<'PYTHON'
from Poker65.card import Card
from Poker65.hands import get_best_hand

for codes, expected in [
    ("2S 5C AS 3H TH 4D 2C", "OnePair"),
    ("2S 5C AS 3H TH 4D 9C", "HighCard"),
    ("AS 2S 3S 4S 5S 9C KD", "Flush"),
    ("6S 2S 3H 4D 5C KS QH", "Straight"),
]:
    best = get_best_hand([Card(suit=suit, rank=rank) for rank, suit in codes.split()])
    print(codes, " ", best.hand_type)
    assert best.hand_type == expected
PYTHON

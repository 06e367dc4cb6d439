#!/usr/bin/env bash
# exactbj 0.1.0 (PyPI) keeps the dealer's odds as they were before the player's hit.
#
# Documented: `best_action` is "Exact expectation over every remaining card, drawn without replacement", for one deck
# and a dealer who hits soft 17.
#
# Seen on 28 November 2026 with Python 3.11: `best_action(12, False, 0, composition)` is True (stand) for the player's 5
# and 7 against a 2, where hitting is better by 0.0021 of a bet. The odds of the dealer from `dealer_outcomes` are
# exact. But after the player has drawn a card, the package still uses the odds for the cards before that draw. A
# calculation that does the same gives its answer, and one that removes the drawn cards gives the other:
#
#   exactbj                          stand
#   stand                            -0.254915
#   hit, the dealer's odds kept      -0.257475
#   hit, without replacement         -0.252773
#
# The script fails if the package behaves in another way.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check exactbj==0.1.0

"$folder/venv/bin/python" - <<'PYTHON'
from functools import lru_cache

import exactbj

VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
UPCARD = 0  # a two


def plus(total, soft, rank):
    value = VALUES[rank]
    if value == 11 and total + 11 <= 21:
        return total + 11, True
    total += 1 if value == 11 else value
    return (total - 10, False) if total > 21 and soft else (total, soft)


def draws(cards):
    for rank, count in enumerate(cards):
        if count:
            rest = cards[:rank] + (count - 1,) + cards[rank + 1 :]
            yield rank, count / sum(cards), rest


@lru_cache(None)
def dealer(total, soft, drawn, cards):
    """The odds of 17, 18, 19, 20, 21, a natural and a bust."""
    if drawn > 1 and (total > 17 or total == 17 and not soft):
        place = 6 if total > 21 else 5 if total == 21 and drawn == 2 else total - 17
        return tuple(float(it == place) for it in range(7))
    odds = [0.0] * 7
    for rank, chance, rest in draws(cards):
        for place, its in enumerate(dealer(*plus(total, soft, rank), drawn + 1, rest)):
            odds[place] += chance * its
    return tuple(odds)


def stand(total, cards):
    odds = dealer(*plus(0, False, UPCARD), 1, cards)
    against = [(total > 17 + place) - (total < 17 + place) for place in range(5)]
    return sum(odds[place] * against[place] for place in range(5)) - odds[5] + odds[6]


def hit(total, soft, cards, known):
    """`known` is the cards from which the dealer's odds follow: None for those that are left at each moment."""
    value = 0.0
    for rank, chance, rest in draws(cards):
        after, is_soft = plus(total, soft, rank)
        if after > 21:
            best = -1.0
        else:
            best = stand(after, known or rest)
            if after < 19:
                best = max(best, hit(after, is_soft, rest, known))
        value += chance * best
    return value


cards = [4, 4, 4, 4, 4, 4, 4, 4, 16, 4]
for rank in (UPCARD, 3, 5):
    cards[rank] -= 1
cards = tuple(cards)
found = "stand" if exactbj.best_action(12, False, UPCARD, list(cards)) else "hit"
odds = exactbj.dealer_outcomes(UPCARD, list(cards))
stands, kept, exact = stand(12, cards), hit(12, False, cards, cards), hit(12, False, cards, None)
print("exactbj                         ", found)
print("stand                           ", f"{stands:.6f}")
print("hit, the dealer's odds kept     ", f"{kept:.6f}")
print("hit, without replacement        ", f"{exact:.6f}")
assert max(abs(a - b) for a, b in zip(odds, dealer(2, False, 1, cards))) < 1e-12
assert found == "stand"
assert kept < stands < exact
assert abs(exact - stands - 0.0021) < 0.0001
PYTHON

"""Prints by_hand.json: mixes with white space, saved deals and daily secrets (docs/fair-deal.md).

It shares no code with the game. It takes the shuffle from many_hands.py, and SHA-256 from Python's standard library.
"""

import hashlib
import json

from many_hands import SECRETS, shuffled

FRESH = [rank + suit for suit in "SHCD" for rank in "A23456789TJQK"]

# The characters with the property White_Space in Unicode.
WHITE_SPACE = "".join(
    map(chr, [*range(0x9, 0xE), 0x20, 0x85, 0xA0, 0x1680, *range(0x2000, 0x200B), 0x2028, 0x2029, 0x202F, 0x205F, 0x3000])
)


def mixed(typed):
    """A deal of one deck without a cut, mixed with this text as the player typed it."""
    secret, mix = bytes.fromhex(SECRETS[0]), typed.strip(WHITE_SPACE)
    key = hashlib.sha256(b"fair-deal/shuffle/2" + secret + mix.encode()).digest()
    return {
        "typed": typed,
        "mix": mix.encode().hex(),
        "key": key.hex(),
        "order": " ".join(shuffled(FRESH, key)),
    }


def saved(secret):
    """A deal as the history and the browser's storage have it."""
    secret = bytes.fromhex(secret)
    seal = hashlib.sha256(b"fair-deal/seal/1" + secret).digest()
    mask = hashlib.sha256(b"fair-deal/saved/1" + seal).digest()
    masked = bytes(byte ^ its for byte, its in zip(secret, mask))
    return {"secret": secret.hex(), "seal": seal.hex(), "deal": seal.hex() + masked.hex()}


def daily(game, day, number):
    secret = hashlib.sha256(f"fair-deal/daily/1/{game}/{day}/{number}".encode()).hexdigest()
    return {"game": game, "day": day, "number": number, "secret": secret}


MIXES = [
    mixed(typed)
    for typed in [
        # All white space is removed at both ends, and none between two other characters, if it is no control character.
        f"{WHITE_SPACE}6 1 5{WHITE_SPACE}",
        "6\u2003\u3000\u00a01\u202f5",
        # JavaScript's trim() would leave U+0085.
        "\u00856 1 5",
        "6 1 5\u0085",
        # JavaScript's trim() would remove U+FEFF.
        "\ufeff6 1 5",
        "6 1 5\ufeff",
        "\u0085\ufeff \u0085",
        # Older versions of Unicode had U+180E among the white space. U+200B to U+200D and U+2060 never were.
        "\u180e6 1 5\u180e",
        "\u200b6 1 5\u200b",
        "\u200c6 1 5\u200d",
        "\u20606 1 5\u2060",
        " \u2800\u3164\u00ad ",
    ]
]

SAVED = [saved(secret) for secret in [*SECRETS, "00" * 32, "ff" * 32]]

DAILY = [
    daily(game, day, number)
    for game, day, number in [
        ("blackjack", "2026-11-21", 1),
        ("poker", "2026-11-21", 3),
        ("poker-duel", "2026-11-28", 10),
        ("poker-jacks", "2026-11-28", 2),
        ("poker-double-double-bonus", "2027-02-28", 7),
        ("poker-deuces", "2028-02-29", 9),
    ]
]

SOURCE = (
    "docs/fair-deal.md: the mix with white space at its ends, saved deals, and the secrets of daily deals, by "
    "tests/golden/by_hand.py, which shares nothing with the game"
)

if __name__ == "__main__":
    print(json.dumps({"source": SOURCE, "mixes": MIXES, "saved": SAVED, "daily": DAILY}, indent=1))

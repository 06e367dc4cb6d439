"""Prints many_hands.json: hands of video poker drawn from one deal (docs/fair-deal.md, step 7).

It shares no code with the game. SHA-256 comes from Python's standard library, and ChaCha20 (RFC 8439) is implemented here.
"""

import hashlib
import json
import struct

MASK = 0xFFFFFFFF


def quarter(state, a, b, c, d):
    for total, term, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[total] = (state[total] + state[term]) & MASK
        bits = state[turned] ^ state[total]
        state[turned] = ((bits << by) | (bits >> (32 - by))) & MASK


def words_of(key):
    """The keystream of the key as little-endian words: nonce 0, counter from 0."""
    counter = 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
        start += struct.unpack("<8I", key) + (counter & MASK, counter >> 32, 0, 0)
        state = list(start)
        for _ in range(10):
            for places in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)):
                quarter(state, *places)
            for places in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter(state, *places)
        yield from ((word + first) & MASK for word, first in zip(state, start))
        counter += 1


def shuffled(pack, key):
    pack, words = list(pack), words_of(key)
    for last in range(len(pack) - 1, 0, -1):
        limit = 2**32 - 2**32 % (last + 1)
        other = next(word for word in words if word < limit) % (last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return pack


def vector(secret, mix, jokers, cut, discarded, numbers):
    secret = bytes.fromhex(secret)
    fresh = [rank + suit for suit in "SHCD" for rank in "A23456789TJQK"] + ["X1", "X2"][:jokers]
    key = hashlib.sha256(b"fair-deal/shuffle/2" + secret + mix.encode()).digest()
    order = shuffled(fresh, key)
    order = order[cut:] + order[:cut]
    dealt, left = order[:5], order[5:]
    rest = [card for card in fresh if card in left]
    hands = []
    for number in numbers:
        hand_key = hashlib.sha256(b"fair-deal/hand/1" + key + number.to_bytes(4, "little")).digest()
        deck = left if number == 1 else shuffled(rest, hand_key)
        drawn = iter(deck)
        hand = [next(drawn) if place in discarded else card for place, card in enumerate(dealt)]
        its = {"number": number, "order": " ".join(deck), "hand": " ".join(hand)}
        hands.append(its if number == 1 else {"key": hand_key.hex(), **its})
    return {
        "secret": secret.hex(),
        "seal": hashlib.sha256(b"fair-deal/seal/1" + secret).hexdigest(),
        "mix": mix,
        "jokers": jokers,
        "cut": cut,
        "dealt": " ".join(dealt),
        "discarded": discarded,
        "hands": hands,
    }


SECRETS = [
    "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501",
    "755857880e120d9459f8a967958f4bf832e02acdb94518de504f35c6443d818a",
    "da360ee2266b1c52042a4d8735d594f85d129c90d4ddc1cc5eab4f4917872704",
]

VECTORS = [
    vector(SECRETS[0], "", 0, 0, [0, 1, 2, 3, 4], [1, 2, 3, 10, 100]),
    vector(SECRETS[1], "six dice: 3 1 4 1 5 9", 0, 17, [1, 3], [1, 2, 3, 50]),
    vector(SECRETS[2], "Ёлка", 1, 52, [0, 4], [1, 2, 25, 100]),
    vector(SECRETS[0], "桜", 1, 0, [], [1, 2, 5]),
]

SOURCE = "many hands from one deal (docs/fair-deal.md, step 7), by tests/golden/many_hands.py, which shares nothing with the game"

if __name__ == "__main__":
    print(json.dumps({"source": SOURCE, "vectors": VECTORS}, ensure_ascii=False, indent=1))

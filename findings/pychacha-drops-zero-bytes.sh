#!/usr/bin/env bash
# pychacha 1.0.3 (PyPI) leaves zero bytes out of the ChaCha20 key stream.
#
# Documented: "This is an implementation of ChaCha20 encryption in Python". RFC 8439 writes each word of a block as four
# bytes, lowest first.
#
# Seen on 28 November 2026 with Python 3.11: `chacha_stream` writes a word only as far as its highest byte that is not
# zero. So it leaves out a byte in about one word of 256, and every later byte stands one place too early. With a key
# and a nonce of zeros the first 883 bytes agree with the cipher of the package cryptography 50.0.2. Byte 884 of the
# cipher is 00, and pychacha goes on with byte 885:
#
#   pychacha      14382a1a 903017dda9698784
#   cryptography  14382a1a 00903017dda96987
#
# A shuffle of a few decks that reads its words from this stream agrees with ChaCha20 at first and differs later.
#
# The script fails if the package behaves in another way.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
# pychacha imports rsa, but does not name it as a requirement.
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pychacha==1.0.3 rsa==4.9.1 cryptography==50.0.2

"$folder/venv/bin/python" - <<'PYTHON'
from itertools import islice

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import ChaCha20
from pychacha.classes.chacha import ChaCha

found = bytes(islice(ChaCha(key="00" * 32).chacha_stream(0, pos=0), 1000))
right = Cipher(ChaCha20(bytes(32), bytes(16)), mode=None).encryptor().update(bytes(1000))
first = next(at for at in range(1000) if found[at] != right[at])
print("the first byte that differs:", first)
print("pychacha     ", found[first - 4 : first].hex(), found[first : first + 8].hex())
print("cryptography ", right[first - 4 : first].hex(), right[first : first + 8].hex())
assert first == 883
assert right[first] == 0
assert found[first : first + 50] == right[first + 1 : first + 51]
PYTHON

#!/usr/bin/env bash
# crypto-shuffle 1.0.1 (npm) never moves some cards of a pack with more than 256 cards to the places at its end.
#
# Documented: "A cryptographically secure shuffle using the modern Fisher-Yates algorithm", with an array of cards as
# the example. The documents name no largest length. In that algorithm every item can come to every place.
#
# Seen on 28 November 2026 with Node.js 20: the package takes one random byte for each place, and its remainder by the
# number of items that are left. A byte is at most 255, so the last place of a pack of six decks (312 cards) only gets
# one of the first 256 cards. In 2,000 shuffles the last place got one of the other 56 cards:
#
#   crypto-shuffle     0 times
#   an even shuffle    about 359 times are expected
#
# The script fails if the package behaves in another way.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > init.log
npm install --silent --no-audit --no-fund --ignore-scripts crypto-shuffle@1.0.1

node - <<'JAVASCRIPT'
const shuffle = require("crypto-shuffle");

const SHUFFLES = 2000;
let late = 0;
for (let number = 0; number < SHUFFLES; number++) {
  const pack = shuffle(Array.from({ length: 312 }, (_, place) => place));
  if (new Set(pack).size !== 312) throw new Error("It loses a card.");
  if (pack.at(-1) >= 256) late++;
}
console.log(`crypto-shuffle     ${late} times`);
console.log(`an even shuffle    about ${Math.round(SHUFFLES * 56 / 312)} times are expected`);
if (late !== 0) throw new Error("The last place can get the last 56 cards now.");
JAVASCRIPT

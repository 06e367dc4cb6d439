#!/usr/bin/env bash
# pokersolver 2.1.4 (npm) does not know the pair of kings or aces in its game `joker`.
#
# Documented: "joker: Useful for Joker Video Poker. Jokers are notated as 'Or' and may be anything. Qualification: Kings
# or better."
#
# Seen on 28 November 2026 with Node.js 20: in this game a pair of kings or of aces is "High Card" with rank 1, with
# qualification or without. So it cannot be told from a hand that pays nothing, and it loses to an ace. The lowest hand
# that pays is two pair. In the game `jacksbetter` of the same package the pair is a "Pair" with rank 2.
#
#   joker        Kc Kd 9h 5s 3c   High Card, rank 1
#   joker        Kc Or 9h 5s 3d   High Card, rank 1
#   joker        Ac Ad 9h 5s 3c   High Card, rank 1
#   joker        Tc 8d 9h 5s 3c   High Card, rank 1
#   joker        3d 3s 9h 9s 4c   Two Pair, rank 2
#   jacksbetter  Kc Kd 9h 5s 3c   Pair, rank 2
#   joker, the winner of Kc Kd 9h 5s 3c and Ac Qd 9s 5d 3h: Ac
#
# The script fails if the package behaves in another way.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > init.log
npm install --silent --no-audit --no-fund --ignore-scripts pokersolver@2.1.4

node - <<'JAVASCRIPT'
const { deepStrictEqual, strictEqual } = require("assert");
const { Hand } = require("pokersolver");

const solve = (cards, game, qualifies) => Hand.solve(cards.split(" "), game, qualifies);
for (const [game, cards, name, rank] of [
  ["joker", "Kc Kd 9h 5s 3c", "High Card", 1],
  ["joker", "Kc Or 9h 5s 3d", "High Card", 1],
  ["joker", "Ac Ad 9h 5s 3c", "High Card", 1],
  ["joker", "Tc 8d 9h 5s 3c", "High Card", 1],
  ["joker", "3d 3s 9h 9s 4c", "Two Pair", 2],
  ["jacksbetter", "Kc Kd 9h 5s 3c", "Pair", 2],
]) {
  for (const qualifies of [false, true]) {
    const hand = solve(cards, game, qualifies);
    deepStrictEqual([hand.name, hand.rank], [name, rank]);
  }
  console.log(`${game.padEnd(11)}  ${cards}   ${name}, rank ${rank}`);
}
const hands = ["Kc Kd 9h 5s 3c", "Ac Qd 9s 5d 3h"].map(cards => solve(cards, "joker"));
const winners = Hand.winners(hands).join(" and ");
console.log(`joker, the winner of Kc Kd 9h 5s 3c and Ac Qd 9s 5d 3h: ${winners}`);
strictEqual(winners, "Ac");
JAVASCRIPT

#!/usr/bin/env bash
# binaryen 132.0.0 (npm): the features that a caller gives for a module do not limit it.
#
# Documented: the typings (index.d.ts) declare `readBinaryWithFeatures(data: Uint8Array, features: Features): Module`
# beside `readBinary(data: Uint8Array): Module`.
#
# Seen on 28 November 2026 with Node.js 20:
#
# - The package has no function `readBinaryWithFeatures`. `readBinary` itself takes the features as a second argument.
# - It adds the features that the section `target_features` of the module names to those of the caller. So a module with
#   vectors and this section is valid although the caller allows MVP only, and `getFeatures()` then has SIMD128. Without
#   the section the same module is not valid.
#
#   readBinaryWithFeatures: undefined
#   without the section: MVP, not valid
#   with the section: SIMD128, valid
#
# To refuse a module with other features, compare `getFeatures()` with the list after reading.
#
# The script fails if the package behaves in another way.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > init.log
npm install --silent --no-audit --no-fund --ignore-scripts binaryen@132.0.0
grep --quiet "function readBinaryWithFeatures(data: Uint8Array, features: Features): Module;" node_modules/binaryen/index.d.ts

cat > try.mjs <<'JAVASCRIPT'
import { strictEqual } from "node:assert";
import binaryen from "binaryen";

const { MVP, SIMD128 } = binaryen.Features;
console.log(`readBinaryWithFeatures: ${typeof binaryen.readBinaryWithFeatures}`);
strictEqual(typeof binaryen.readBinaryWithFeatures, "undefined");

const vectors = binaryen.parseText('(module (func (export "f") (result v128) (v128.const i32x4 1 2 3 4)))');
vectors.setFeatures(SIMD128);
const binary = pass => {
  vectors.runPasses([pass]);
  return vectors.emitBinary();
};
for (const [name, bytes, features, valid] of [
  ["without the section", binary("strip-target-features"), MVP, 0],
  ["with the section", binary("emit-target-features"), SIMD128, 1],
]) {
  const read = binaryen.readBinary(bytes, MVP);
  strictEqual(read.getFeatures(), features);
  strictEqual(read.validate(), valid);
  console.log(`${name}: ${features === MVP ? "MVP" : "SIMD128"}, ${valid ? "valid" : "not valid"}`);
}
JAVASCRIPT
# The validator writes its own account of the vectors to both streams.
node try.mjs 2> validator.log | grep --invert-match --extended-regexp '^\[wasm-validator|^\(v128|^[0-9]*$'

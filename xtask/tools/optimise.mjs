// Optimises bundles and scripts in place: `node optimise.mjs [--fast FILE…] [--small FILE…]`. A file that is refused
// stays as it is, and the exit status is 1.
//
// One process takes many files, because binaryen itself is ten megabytes of WebAssembly, which each process compiles.
import { readFileSync, writeFileSync } from "node:fs";
import binaryen from "binaryen";
import { minify } from "terser";

const { Features } = binaryen;

// The WebAssembly features that rustc 1.95 uses by default.
const OF_RUSTC = [
  "BulkMemory",
  "BulkMemoryOpt",
  "CallIndirectOverlong",
  "Multivalue",
  "MutableGlobals",
  "NontrappingFPToInt",
  "ReferenceTypes",
  "SignExt",
];

// A bundle of a page is made small, a worker fast, as in Cargo.toml. Small means small after compression; each pass was
// chosen by measuring that. Only a worker may have vectors, because fewer browsers support them (docs/setup.md).
const PROGRAMS = {
  "--small": { allowed: OF_RUSTC, level: 2, passes: ["reorder-functions-by-name", "strip-debug"] },
  "--fast": { allowed: [...OF_RUSTC, "SIMD128"], level: 3, passes: ["reorder-functions-by-name", "strip-debug"] },
};

// All features that binaryen knows, each with its bit. Some bits have no name in this version.
const KNOWN = Array.from({ length: 31 }, (_, index) => 1 << index)
  .filter((bit) => bit & Features.All)
  .map((bit) => [Object.keys(Features).find((name) => Features[name] === bit) ?? `feature ${bit}`, bit]);

function isValid(module, features) {
  module.setFeatures(features);
  return Boolean(module.validate());
}

// Leaves the module with these features only, and returns the names of the others that it has: those that it lists in
// its section `target_features`, and those without which its code is not valid. binaryen itself refuses neither:
// reading adds the listed ones to the allowed ones, and does not validate.
function excess(module, allowed) {
  const listed = module.getFeatures();
  const isInCode = (bit) => !isValid(module, Features.All & ~bit);
  if (!isValid(module, Features.All)) throw new Error("It is not valid.");
  const isAllowed = isValid(module, allowed);
  const found = KNOWN.filter(([, bit]) => !(bit & allowed) && (bit & listed || (!isAllowed && isInCode(bit))));
  module.setFeatures(allowed);
  return found.map(([name]) => name);
}

// Returns the optimised bundle, or prints why it is refused.
function program(file, { allowed, level, passes }) {
  const features = allowed.reduce((all, name) => all | Features[name], Features.MVP);
  // The typings of binaryen 132 call this `readBinaryWithFeatures`.
  const module = binaryen.readBinary(readFileSync(file), features);
  const refused = excess(module, features);
  if (refused.length > 0) {
    console.error(`${file} has WebAssembly features that are not allowed in it: ${refused.join(", ")}.`);
    process.exitCode = 1;
    return null;
  }
  binaryen.setOptimizeLevel(level);
  // Functions are ordered by their names; then the names are removed.
  binaryen.setDebugInfo(true);
  module.optimize();
  module.runPasses(passes);
  binaryen.setDebugInfo(false);
  const optimised = module.emitBinary();
  module.dispose();
  return optimised;
}

async function script(file) {
  const options = { module: true, compress: { ecma: 2020, passes: 2 }, mangle: true };
  return (await minify(readFileSync(file, "utf8"), options)).code;
}

async function optimise(file, how) {
  try {
    const optimised = file.endsWith(".wasm") ? program(file, how) : await script(file);
    if (optimised !== null) writeFileSync(file, optimised);
  } catch (error) {
    console.error(`${file} could not be optimised.`, error);
    process.exitCode = 1;
  }
}

binaryen.setShrinkLevel(0);
binaryen.setOneCallerInlineMaxSize(20);
binaryen.addPassToSkip("simplify-locals");
let kind = "--small";
for (const word of process.argv.slice(2)) {
  if (word in PROGRAMS) kind = word;
  else await optimise(word, PROGRAMS[kind]);
}

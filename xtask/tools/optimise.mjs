// Optimises WebAssembly and scripts in place: `node optimise.mjs [--fast FILE…] [--small FILE…]`.
//
// One process optimises many files, because binaryen itself is ten megabytes of WebAssembly, which Node.js then
// compiles only once.
import { readFileSync, writeFileSync } from "node:fs";
import binaryen from "binaryen";
import { minify } from "terser";

const { BulkMemory, BulkMemoryOpt, Multivalue, MutableGlobals, NontrappingFPToInt, ReferenceTypes, SignExt, SIMD128 } =
  binaryen.Features;

// The features that rustc 1.95 uses by default. Binaryen rejects features that are not listed.
const OF_RUSTC =
  BulkMemory | BulkMemoryOpt | Multivalue | MutableGlobals | NontrappingFPToInt | ReferenceTypes | SignExt;

// The bundles of the page are optimised for size, and workers for speed, as in Cargo.toml. Size means the compressed
// size, which was measured for each pass. Only workers may use vectors, which some supported browsers lack (README.md).
// With vectors such a browser would reject a bundle of the page.
const PROGRAMS = {
  "--small": { features: OF_RUSTC, level: 2, passes: ["reorder-functions-by-name", "strip-debug"] },
  "--fast": { features: OF_RUSTC | SIMD128, level: 3, passes: ["strip-debug"] },
};

function program(bytes, { features, level, passes }) {
  // The typings of binaryen 132 call this `readBinaryWithFeatures`.
  const module = binaryen.readBinary(bytes, features);
  binaryen.setOptimizeLevel(level);
  // The functions are ordered by their names. Then the names are removed.
  binaryen.setDebugInfo(true);
  module.optimize();
  module.runPasses(passes);
  binaryen.setDebugInfo(false);
  const optimised = module.emitBinary();
  module.dispose();
  return optimised;
}

async function script(text) {
  const { code } = await minify(text, { module: true, compress: { ecma: 2020, passes: 2 }, mangle: true });
  return code;
}

async function optimise(file, how) {
  try {
    const isProgram = file.endsWith(".wasm");
    writeFileSync(file, isProgram ? program(readFileSync(file), how) : await script(readFileSync(file, "utf8")));
  } catch (error) {
    console.error(`${file} could not be optimised.`);
    throw error;
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

// Optimises programs and scripts, each in its place: `node optimise.mjs [--fast FILE…] [--small FILE…]`.
//
// Many by one process, because binaryen is ten megabytes of wasm itself: what Node.js has compiled of it for the
// first program serves the others.
import { readFileSync, writeFileSync } from "node:fs";
import binaryen from "binaryen";
import { minify } from "terser";

const { BulkMemory, BulkMemoryOpt, Multivalue, MutableGlobals, NontrappingFPToInt, ReferenceTypes, SignExt, SIMD128 } =
  binaryen.Features;

// What rustc 1.95 uses by itself: binaryen refuses what it is not told of.
const OF_RUSTC =
  BulkMemory | BulkMemoryOpt | Multivalue | MutableGlobals | NontrappingFPToInt | ReferenceTypes | SignExt;

// What is fetched with a page is made small, a worker fast, as in Cargo.toml. Small is what is small when it is
// compressed: of each pass it was measured. A worker alone may have vectors, which more browsers lack than the rest
// (README.md): a program that is fetched with the page is refused with them.
const PROGRAMS = {
  "--small": { features: OF_RUSTC, level: 2, passes: ["reorder-functions-by-name", "strip-debug"] },
  "--fast": { features: OF_RUSTC | SIMD128, level: 3, passes: ["strip-debug"] },
};

function program(bytes, { features, level, passes }) {
  // The typings of binaryen 132 call this `readBinaryWithFeatures`.
  const module = binaryen.readBinary(bytes, features);
  binaryen.setOptimizeLevel(level);
  // The names of functions are what they are ordered by; then they go.
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

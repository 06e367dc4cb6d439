// Optimises bundles and scripts in place: `node optimise.mjs [--fast FILE…] [--small FILE…]`.
//
// One process takes many files, because binaryen itself is ten megabytes of WebAssembly, which each process compiles.
import { readFileSync, writeFileSync } from "node:fs";
import binaryen from "binaryen";
import { minify } from "terser";

const { BulkMemory, BulkMemoryOpt, Multivalue, MutableGlobals, NontrappingFPToInt, ReferenceTypes, SignExt, SIMD128 } =
  binaryen.Features;

// The WebAssembly features that rustc 1.95 uses by default. binaryen refuses any other.
const OF_RUSTC =
  BulkMemory | BulkMemoryOpt | Multivalue | MutableGlobals | NontrappingFPToInt | ReferenceTypes | SignExt;

// A bundle of a page is made small, a worker fast, as in Cargo.toml. Small means small after compression; each pass was
// chosen by measuring that. Only a worker may have vectors, because fewer browsers support them (docs/setup.md). A
// bundle of a page with vectors is refused.
const PROGRAMS = {
  "--small": { features: OF_RUSTC, level: 2, passes: ["reorder-functions-by-name", "strip-debug"] },
  "--fast": { features: OF_RUSTC | SIMD128, level: 3, passes: ["strip-debug"] },
};

function program(bytes, { features, level, passes }) {
  // The typings of binaryen 132 call this `readBinaryWithFeatures`.
  const module = binaryen.readBinary(bytes, features);
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

#!/usr/bin/env bash
# minify-js 0.5.6 (crates.io) minifies the same script in another way each time.
#
# Trunk 0.21.14 minifies the scripts in index.html with it (by minify-html 0.15.0).
#
# Inside a block or function it moves constants that are used several times into one `let` at the top, in the order of a
# hash map, and then names them in this order. The hashes are those of ahash without its default features. They are the
# same in each run, unless any crate of the program has these features (`runtime-rng`), as in Trunk.
#
# Seen on 1 December 2026 with Rust 1.95, with ahash 0.8.12 as a direct dependency, in two of 16 runs, shortened:
#
#   var all=(a=>{let b=`first`,c=`second`,d=`third`,e=`fourth`;…
#   var all=(a=>{let e=`fourth`,c=`second`,b=`first`,d=`third`;…
#
# So a page with such a script has other bytes in each build. A content security policy with the hash of a script from
# another build of the same sources blocks it, and nobody can check a page by building it again. The script fails if all
# runs have the same result.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/src"
cat > "$folder/Cargo.toml" <<'TOML'
[package]
name = "sample"
version = "0.1.0"
edition = "2021"

[dependencies]
ahash = "=0.8.12"
minify-js = "=0.5.6"
TOML
cat > "$folder/src/main.rs" <<'RUST'
use minify_js::{Session, TopLevelMode, minify};

const SCRIPT: &[u8] = br#"
function all(it) {
  it.get("first"); it.get("second"); it.get("third"); it.get("fourth");
  it.set("first"); it.set("second"); it.set("third"); it.set("fourth");
  it.end("first"); it.end("second"); it.end("third"); it.end("fourth");
}
"#;

fn main() {
    let mut minified = Vec::new();
    minify(&Session::new(), TopLevelMode::Global, SCRIPT, &mut minified).expect("a script");
    println!("{}", String::from_utf8_lossy(&minified));
}
RUST
cd "$folder"
cargo build --quiet
results=$(for _ in $(seq 16); do target/debug/sample; done | sort -u)
echo "$results"
[ "$(wc -l <<< "$results")" -gt 1 ]

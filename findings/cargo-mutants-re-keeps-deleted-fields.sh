#!/usr/bin/env bash
# cargo-mutants 27.1.0 (crates.io) leaves “delete field” mutants out of `--re` and `--exclude-re`.
#
# Documented (`cargo mutants --help`): `--re` is a “Regex for mutations to examine, matched against the names shown by
# `--list`”, and `--exclude-re` one “for mutations to exclude”.
#
# Seen on 29 November 2026 with Rust 1.95, for a function that returns `Rules { decks: 6, ..Rules::default() }`:
#
#   --list                               replace rules …, and delete field decks …
#   --list --re 'no such mutant'         delete field decks from struct Rules expression in rules
#   --list --exclude-re .                delete field decks from struct Rules expression in rules
#
# So a sample of mutants that is chosen by name has these besides, in every file that is read, and no pattern explains a
# survivor among them. The script fails if the program behaves in another way.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cargo install --quiet --locked --root "$folder" --version 27.1.0 cargo-mutants

mkdir -p "$folder/sample/src"
cat > "$folder/sample/Cargo.toml" <<'TOML'
[package]
name = "sample"
version = "0.1.0"
edition = "2021"
TOML
cat > "$folder/sample/src/lib.rs" <<'RUST'
#[derive(Default)]
pub struct Rules {
    pub decks: u8,
    pub hits_soft_17: bool,
}

pub fn rules() -> Rules {
    Rules {
        decks: 6,
        ..Rules::default()
    }
}
RUST
cd "$folder/sample"

list() {
    "$folder/bin/cargo-mutants" mutants --list --colors never "$@" | sed 's/^[^ ]* //'
}
deleted='delete field decks from struct Rules expression in rules'
whole=$(list)
none=$(list --re 'no such mutant')
excluded=$(list --exclude-re .)
printf '%s\n\n%s\n\n%s\n' "$whole" "$none" "$excluded"
[ "$whole" = "replace rules -> Rules with Default::default()
$deleted" ]
[ "$none" = "$deleted" ]
[ "$excluded" = "$deleted" ]

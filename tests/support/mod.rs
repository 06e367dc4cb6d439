//! What several test files share.
#![allow(dead_code, unreachable_pub, reason = "each test file uses its part")]

pub mod oracle;

use std::path::Path;

/// The golden file of this name. Where its numbers come from stands in the file itself.
pub fn golden(name: &str) -> serde_json::Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

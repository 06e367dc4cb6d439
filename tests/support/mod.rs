//! What several test files share.
#![allow(dead_code, unreachable_pub, reason = "each test file uses its part")]

pub mod oracle;

use std::path::Path;

use fair_deal::app::{Cmd, Model, Msg, Stored};

/// What has happened, without what is kept of it: that is for tests/kept.rs.
pub trait Step {
    /// [`Model::update`] without [`Cmd::Keep`].
    fn step(self, msg: Msg) -> (Self, Vec<Cmd>)
    where
        Self: Sized;
}

impl Step for Model {
    fn step(self, msg: Msg) -> (Model, Vec<Cmd>) {
        let (model, mut cmds) = self.update(msg);
        cmds.retain(|cmd| !matches!(cmd, Cmd::Keep(..)));
        (model, cmds)
    }
}

/// A browser that has stored this record of the settings.
pub fn stored(settings: &str) -> Stored {
    Stored {
        settings: Some(settings.to_owned()),
        ..Stored::default()
    }
}

/// The golden file of this name. Where its numbers come from stands in the file itself.
pub fn golden(name: &str) -> serde_json::Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

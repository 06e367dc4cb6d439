//! The effects under their old paths, until nothing asks for them here.

pub use super::effects::address::{address, fragment, replace_fragment};
pub use super::effects::clock::today;
pub use super::effects::entropy::entropy;
pub use super::effects::focus::{focus_first, focused, is_in};
pub use super::effects::settings::{set_settings_aside, show_settings, store_settings};
pub use super::effects::share::hand_over;
pub use super::effects::storage::{keep, set_table_aside, stored};
pub use super::effects::visitor::visitor;
pub use super::effects::{document, window};

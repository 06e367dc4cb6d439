//! The parts that the views of the reading pages share.

pub(crate) mod button;
pub(crate) mod chart_panel;
pub mod chip;
pub mod choice;
pub mod coach;
pub mod files;
pub mod foot;
pub mod hidden;
pub(crate) mod keypad;
pub mod practice;
pub(crate) mod table;

#![doc = include_str!("../README.md")]

pub mod exam;
pub mod item;
pub mod lesson;
pub mod reviews;
pub mod schedule;

pub use exam::{Exam, ExamLink, Mark, Question};
pub use item::{Item, ItemName, NotAnItem, NotAnItemName};
pub use lesson::{Lesson, Progress, State};
pub use reviews::{Grade, Review, Reviews, Time};
pub use schedule::{DAY_MS, Memory, Scheduler};

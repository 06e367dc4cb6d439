//! What is made of the built page beside serving it.

#![forbid(unsafe_code)]

pub mod twice;

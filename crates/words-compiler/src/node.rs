//! A message as it is understood, before it is written into a table.

use fair_deal_words::CATEGORIES;

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Node {
    /// Words.
    Text(String),
    /// The argument with this number.
    Argument(usize),
    /// One of several patterns, by the key of an argument.
    Choose(Choose),
    /// One of several patterns, by a number.
    Plural(Plural),
    /// Another message, with these arguments of this one.
    Call(Call),
    /// The same, the first letter a capital or a small one.
    Cased(Case, Vec<Node>),
}

/// A choice by key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choose {
    /// By which argument.
    pub(crate) argument: usize,
    /// For each key the place of its pattern.
    pub(crate) places: Vec<usize>,
    /// The patterns.
    pub(crate) patterns: Vec<Vec<Node>>,
}

/// A choice by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plural {
    /// By which argument.
    pub(crate) argument: usize,
    /// Numbers that have a pattern of their own, each with its place.
    pub(crate) exact: Vec<(usize, usize)>,
    /// For each category the place of its pattern.
    pub(crate) places: [usize; CATEGORIES.len()],
    /// The patterns.
    pub(crate) patterns: Vec<Vec<Node>>,
}

/// Another message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Call {
    /// Its section, in the order of [`crate::SECTIONS`].
    pub(crate) section: usize,
    /// Its name, with a point and the name of the attribute where it is one.
    pub(crate) name: String,
    /// Which arguments of this message are its own.
    pub(crate) arguments: Vec<usize>,
}

/// How the first letter is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    /// A capital.
    Capital,
    /// A small one.
    Small,
}

/// Adds a part; texts that follow each other become one.
pub(crate) fn push(nodes: &mut Vec<Node>, node: Node) {
    match (nodes.last_mut(), node) {
        (_, Node::Text(text)) if text.is_empty() => (),
        (Some(Node::Text(before)), Node::Text(text)) => before.push_str(&text),
        (_, node) => nodes.push(node),
    }
}

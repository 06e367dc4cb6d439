//! The parsed form of a message, before it is written into a table.

use fair_deal_words::CATEGORIES;

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Node {
    /// A text.
    Text(String),
    /// The argument with this number.
    Argument(usize),
    /// One of several patterns, by the key of an argument.
    Choose(Choose),
    /// One of several patterns, by a number.
    Plural(Plural),
    /// Another message, with these arguments of this one.
    Call(Call),
    /// The nodes inside, with a capital or a small first letter.
    Cased(Case, Vec<Node>),
}

/// A choice by key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choose {
    /// The argument that chooses.
    pub(crate) argument: usize,
    /// For each key the index of its pattern.
    pub(crate) places: Vec<usize>,
    /// The patterns.
    pub(crate) patterns: Vec<Vec<Node>>,
}

/// A choice by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plural {
    pub(crate) argument: usize,
    /// The numbers with a pattern of their own, each with its index.
    pub(crate) exact: Vec<(usize, usize)>,
    /// For each category the index of its pattern.
    pub(crate) places: [usize; CATEGORIES.len()],
    /// The patterns.
    pub(crate) patterns: Vec<Vec<Node>>,
}

/// A call of another message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Call {
    /// Its section, in the order of [`crate::SECTIONS`].
    pub(crate) section: usize,
    /// Its name. An attribute has its own name after a point.
    pub(crate) name: String,
    /// The arguments of this message that it receives.
    pub(crate) arguments: Vec<usize>,
}

/// The case of the first letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    /// A capital.
    Capital,
    /// A small one.
    Small,
}

/// Adds a part. Adjacent texts become one.
pub(crate) fn push(nodes: &mut Vec<Node>, node: Node) {
    match (nodes.last_mut(), node) {
        (_, Node::Text(text)) if text.is_empty() => (),
        (Some(Node::Text(before)), Node::Text(text)) => before.push_str(&text),
        (_, node) => nodes.push(node),
    }
}

//! Fixed messages: a text or a choice of texts, so that nothing is put together at run time.

use crate::node::{Call, Choose, Node, Plural};
use crate::pattern::{ResolvedMessages, with_case};

/// The deepest nesting of messages. Another check reports a message that contains itself. Without this limit its
/// nesting would have no end here.
const DEEPEST: usize = 12;

/// The most texts of a fixed message. More would only fill the table.
const MOST: usize = 300;

/// Returns true if the nodes are a text or one choice of such texts.
pub(crate) fn is_choice_of_texts(nodes: &[Node], all: &ResolvedMessages) -> bool {
    match nodes {
        [Node::Choose(Choose { patterns, .. }) | Node::Plural(Plural { patterns, .. })] => {
            patterns.iter().all(|it| is_choice_of_texts(it, all))
        }
        nodes => matches!(flat(nodes, all).as_deref(), Some([] | [Node::Text(_)])),
    }
}

/// Flattens the nodes to texts and choices of texts; `None` if they use an argument or come to too many texts.
pub(crate) fn flat(nodes: &[Node], all: &ResolvedMessages) -> Option<Vec<Node>> {
    flatten(nodes, all, DEEPEST)
}

fn flatten(nodes: &[Node], all: &ResolvedMessages, depth: usize) -> Option<Vec<Node>> {
    let mut flat = Vec::new();
    for node in nodes {
        let next = flatten_node(node, all, depth)?;
        // The check comes before the multiplication, because several long choices side by side would take all memory.
        if count(&flat).saturating_mul(count(&next)) > MOST {
            return None;
        }
        flat = joined(flat, next);
    }
    Some(flat)
}

fn flatten_node(node: &Node, all: &ResolvedMessages, depth: usize) -> Option<Vec<Node>> {
    Some(match node {
        Node::Text(text) => vec![Node::Text(text.clone())],
        Node::Argument(_) => return None,
        Node::Choose(it) => vec![Node::Choose(Choose {
            patterns: each(&it.patterns, all, depth)?,
            ..it.clone()
        })],
        Node::Plural(it) => vec![Node::Plural(Plural {
            patterns: each(&it.patterns, all, depth)?,
            ..it.clone()
        })],
        Node::Call(Call {
            section,
            name,
            arguments,
        }) => {
            let its = all.get(&(*section, name.clone()))?;
            let its: Option<Vec<Node>> =
                its.iter().map(|it| with_arguments(it, arguments)).collect();
            flatten(&its?, all, depth.checked_sub(1)?)?
        }
        Node::Cased(case, inner) => {
            let change = |text: &str| with_case(*case, text);
            with_first(&flatten(inner, all, depth)?, &change)
        }
    })
}

fn each(patterns: &[Vec<Node>], all: &ResolvedMessages, depth: usize) -> Option<Vec<Vec<Node>>> {
    let of_pattern = |pattern: &Vec<Node>| flatten(pattern, all, depth);
    patterns.iter().map(of_pattern).collect()
}

/// Appends the rest to the first nodes. A choice takes the rest into each of its patterns.
fn joined(first: Vec<Node>, rest: Vec<Node>) -> Vec<Node> {
    match (first.as_slice(), rest.as_slice()) {
        ([], _) => rest,
        (_, []) => first,
        ([Node::Text(one)], [Node::Text(other)]) => vec![Node::Text(format!("{one}{other}"))],
        ([Node::Text(_)], [node]) => vec![mapped(node, &|it| joined(first.clone(), it))],
        ([node], _) => vec![mapped(node, &|it| joined(it, rest.clone()))],
        // Flat patterns have at most one node.
        ([_, ..], _) => first,
    }
}

fn with_first(nodes: &[Node], change: &dyn Fn(&str) -> String) -> Vec<Node> {
    let changed = |node: &Node| match node {
        Node::Text(text) => Node::Text(change(text)),
        node => mapped(node, &|it| with_first(&it, change)),
    };
    nodes.iter().map(changed).collect()
}

/// Applies a change to each pattern of a choice.
fn mapped(node: &Node, change: &dyn Fn(Vec<Node>) -> Vec<Node>) -> Node {
    let patterns = |it: &[Vec<Node>]| it.iter().cloned().map(change).collect();
    match node {
        Node::Choose(it) => Node::Choose(Choose {
            patterns: patterns(&it.patterns),
            ..it.clone()
        }),
        Node::Plural(it) => Node::Plural(Plural {
            patterns: patterns(&it.patterns),
            ..it.clone()
        }),
        Node::Text(_) | Node::Argument(_) | Node::Call(_) | Node::Cased(..) => node.clone(),
    }
}

/// A node of another message, with the arguments that this message passes to it.
fn with_arguments(node: &Node, arguments: &[usize]) -> Option<Node> {
    let all = |nodes: &[Node]| -> Option<Vec<Node>> {
        nodes
            .iter()
            .map(|node| with_arguments(node, arguments))
            .collect()
    };
    let each = |patterns: &[Vec<Node>]| -> Option<Vec<Vec<Node>>> {
        patterns.iter().map(|it| all(it)).collect()
    };
    let its = |argument: usize| arguments.get(argument).copied();
    Some(match node {
        Node::Text(_) => node.clone(),
        Node::Argument(argument) => Node::Argument(its(*argument)?),
        Node::Choose(it) => Node::Choose(Choose {
            argument: its(it.argument)?,
            patterns: each(&it.patterns)?,
            ..it.clone()
        }),
        Node::Plural(it) => Node::Plural(Plural {
            argument: its(it.argument)?,
            patterns: each(&it.patterns)?,
            ..it.clone()
        }),
        Node::Call(it) => Node::Call(Call {
            arguments: it
                .arguments
                .iter()
                .map(|it| its(*it))
                .collect::<Option<_>>()?,
            ..it.clone()
        }),
        Node::Cased(case, inner) => Node::Cased(*case, all(inner)?),
    })
}

fn count(nodes: &[Node]) -> usize {
    let one = |node: &Node| match node {
        Node::Choose(Choose { patterns, .. }) | Node::Plural(Plural { patterns, .. }) => {
            patterns.iter().map(|it| count(it)).sum()
        }
        Node::Text(_) | Node::Argument(_) | Node::Call(_) | Node::Cased(..) => 1,
    };
    nodes.iter().map(one).sum::<usize>().max(1)
}

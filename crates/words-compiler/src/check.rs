//! Holds a language against what English says.

use std::collections::BTreeSet;

use crate::REFERENCE;
use crate::english::Interface;
use crate::fault::Fault;
use crate::flat;
use crate::node::{Call, Choose, Node, Plural};
use crate::pattern::{Read, Understood};
use crate::section::SECTIONS;
use crate::source::Sources;

/// The words of a language, without a fault.
#[derive(Debug)]
pub(crate) struct Language {
    pub(crate) plurals: String,
    pub(crate) messages: Understood,
}

/// Reads the words of a language and tells what is wrong with them.
pub(crate) fn language(
    sources: &Sources,
    language: &str,
    interface: &Interface,
    faults: &mut Vec<Fault>,
) -> Language {
    for name in sources.names(language) {
        let Some(name) = name.strip_suffix(".ftl") else {
            continue;
        };
        if !SECTIONS.iter().any(|it| it.name == name) {
            faults.push(Fault {
                file: format!("{language}/{name}.ftl"),
                line: 1,
                what: "no section of the words has this name".to_owned(),
            });
        }
    }
    // What is no Fluent in English has been told already.
    let mut of_syntax = Vec::new();
    let read = Read::all(sources, language, interface, &mut of_syntax);
    if language != REFERENCE {
        faults.append(&mut of_syntax);
        compare(&read, language, interface, faults);
    }
    let mut messages = read.understand(faults);
    circles(&read, &messages, faults);
    fix(&read, interface, &mut messages, faults);
    plain(&read, &messages, faults);
    Language {
        plurals: read.plural_digits(),
        messages,
    }
}

/// Which messages are missing, which are too many, and which are there twice.
fn compare(read: &Read<'_>, language: &str, interface: &Interface, faults: &mut Vec<Fault>) {
    for (place, section) in SECTIONS.iter().enumerate() {
        let wanted = interface
            .sections
            .get(place)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let file = read.files.get(place).copied().flatten();
        let messages = read
            .messages
            .get(place)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let english = format!("{REFERENCE}/{}.ftl", section.name);
        let mut names = BTreeSet::new();
        for message in messages {
            let name = message.id.name;
            let Some(file) = file else { continue };
            if !wanted.iter().any(|it| it.name == name) {
                faults.push(file.fault(name, format!("“{name}” is no message of {english}")));
            }
            if !names.insert(name) {
                faults.push(file.fault(name, format!("“{name}” is there twice")));
            }
        }
        for message in wanted.iter().filter(|it| !names.contains(it.name.as_str())) {
            faults.push(Fault {
                file: format!("{language}/{}.ftl", section.name),
                line: 1,
                what: format!("“{}” is missing ({english}:{})", message.name, message.line),
            });
        }
    }
}

/// Tells of messages that hold themselves, and takes them away.
fn circles(read: &Read<'_>, messages: &Understood, faults: &mut Vec<Fault>) {
    for (section, name) in messages.keys() {
        let mut path = vec![(*section, name.clone())];
        if is_in_itself(&mut path, messages) {
            faults.extend(fault(read, *section, name, "holds itself"));
        }
    }
}

/// What is wrong with a message or with a form of it, where it stands.
fn fault(read: &Read<'_>, section: usize, name: &str, what: &str) -> Option<Fault> {
    let (id, _) = name.split_once('.').unwrap_or((name, ""));
    let mut messages = read.messages.get(section)?.iter();
    let it = messages.find(|message| message.id.name == id)?;
    let file = read.files.get(section).copied().flatten()?;
    Some(file.fault(it.id.name, format!("“{name}” {what}")))
}

fn is_in_itself(path: &mut Vec<(usize, String)>, messages: &Understood) -> bool {
    let nodes = path.last().and_then(|key| messages.get(key));
    let mut calls = Vec::new();
    for node in nodes.into_iter().flatten() {
        collect_calls(node, &mut calls);
    }
    calls.into_iter().any(|key| {
        if path.first() == Some(&key) {
            return true;
        }
        // A circle that the first is not a part of is told where it begins.
        if path.contains(&key) {
            return false;
        }
        path.push(key);
        let is_in = is_in_itself(path, messages);
        path.pop();
        is_in
    })
}

fn collect_calls(node: &Node, calls: &mut Vec<(usize, String)>) {
    match node {
        Node::Text(_) | Node::Argument(_) => (),
        Node::Call(Call { section, name, .. }) => calls.push((*section, name.clone())),
        Node::Choose(Choose { patterns, .. }) | Node::Plural(Plural { patterns, .. }) => {
            patterns
                .iter()
                .flatten()
                .for_each(|it| collect_calls(it, calls));
        }
        Node::Cased(_, inner) => inner.iter().for_each(|it| collect_calls(it, calls)),
    }
}

/// Makes fixed messages flat.
fn fix(read: &Read<'_>, interface: &Interface, messages: &mut Understood, faults: &mut Vec<Fault>) {
    if !faults.is_empty() {
        // Something that is missing would be missed once more.
        return;
    }
    let all = messages.clone();
    for (section, its) in interface.sections.iter().enumerate() {
        for message in its.iter().filter(|it| it.is_fixed) {
            let Some(nodes) = messages.get_mut(&(section, message.name.clone())) else {
                continue;
            };
            if let Some(flat) = flat::flat(nodes, &all) {
                *nodes = flat;
                continue;
            }
            let what = "is fixed in English, so nothing can be put together in it here";
            faults.extend(fault(read, section, &message.name, what));
        }
    }
}

/// What no program says is put into a file as it is, so that there is nobody who could choose: not even a plural form,
/// for which that file would have to know the numbers of every language.
fn plain(read: &Read<'_>, messages: &Understood, faults: &mut Vec<Fault>) {
    if !faults.is_empty() {
        // What is not flat yet would be told for nothing.
        return;
    }
    let is_plain = |node: &Node| match node {
        // Braces stand around arguments there.
        Node::Text(text) => !text.contains(['{', '}']),
        Node::Argument(_) => true,
        Node::Choose(_) | Node::Plural(_) | Node::Call(_) | Node::Cased(..) => false,
    };
    for ((section, name), nodes) in messages {
        let is_said = SECTIONS
            .get(*section)
            .is_some_and(|it| !it.owner.is_empty());
        if is_said || nodes.iter().all(is_plain) {
            continue;
        }
        let what = "goes into a file as it is: it is words and arguments alone";
        faults.extend(fault(read, *section, name, what));
    }
}

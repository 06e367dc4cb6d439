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
            let (id, _) = name.split_once('.').unwrap_or((name, ""));
            let all = read.messages.get(*section).into_iter().flatten();
            let it = all.into_iter().find(|message| message.id.name == id);
            if let (Some(it), Some(file)) = (it, read.files.get(*section).copied().flatten()) {
                faults.push(file.fault(it.id.name, format!("“{name}” holds itself")));
            }
        }
    }
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
            let here = read.messages.get(section).into_iter().flatten();
            let here = here.into_iter().find(|it| it.id.name == message.name);
            if let (Some(it), Some(file)) = (here, read.files.get(section).copied().flatten()) {
                let what = format!(
                    "“{}” is fixed in English, so nothing can be put together in it here",
                    message.name
                );
                faults.push(file.fault(it.id.name, what));
            }
        }
    }
}

//! Checks a language against the English messages.

use std::collections::BTreeSet;

use crate::REFERENCE;
use crate::english::Interface;
use crate::fault::Fault;
use crate::flat;
use crate::node::{Call, Choose, Node, Plural};
use crate::pattern::{ParsedLanguage, ResolvedMessages};
use crate::section::SECTIONS;
use crate::source::Sources;

/// A language: its plural categories in the format of a table, and its resolved messages.
#[derive(Debug)]
pub(crate) struct CheckedLanguage {
    pub(crate) plurals: String,
    pub(crate) messages: ResolvedMessages,
}

/// Reads the messages of a language, and reports the errors in them.
pub(crate) fn language(
    sources: &Sources,
    language: &str,
    interface: &Interface,
    faults: &mut Vec<Fault>,
) -> CheckedLanguage {
    for name in sources.names(language) {
        let Some(name) = name.strip_suffix(".ftl") else {
            continue;
        };
        if !SECTIONS.iter().any(|it| it.name == name) {
            faults.push(Fault {
                file: format!("{language}/{name}.ftl"),
                line: 1,
                what: "the words have no section with this name".to_owned(),
            });
        }
    }
    // Syntax errors in English have already been reported.
    let mut of_syntax = Vec::new();
    let parsed = ParsedLanguage::all(sources, language, interface, &mut of_syntax);
    if language != REFERENCE {
        faults.append(&mut of_syntax);
        compare(&parsed, language, interface, faults);
    }
    let mut messages = parsed.resolve_all(faults);
    report_cycles(&parsed, &messages, faults);
    flatten_fixed(&parsed, interface, &mut messages, faults);
    report_not_plain(&parsed, &messages, faults);
    CheckedLanguage {
        plurals: parsed.plural_digits(),
        messages,
    }
}

/// Reports missing, unknown and duplicate messages.
fn compare(
    parsed: &ParsedLanguage<'_>,
    language: &str,
    interface: &Interface,
    faults: &mut Vec<Fault>,
) {
    for (place, section) in SECTIONS.iter().enumerate() {
        let wanted = interface
            .sections
            .get(place)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let file = parsed.files.get(place).copied().flatten();
        let messages = parsed
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
                faults.push(file.fault(name, format!("“{name}” occurs twice")));
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

/// Reports messages that contain themselves.
fn report_cycles(
    parsed: &ParsedLanguage<'_>,
    messages: &ResolvedMessages,
    faults: &mut Vec<Fault>,
) {
    for (section, name) in messages.keys() {
        let mut path = vec![(*section, name.clone())];
        if contains_itself(&mut path, messages) {
            faults.extend(fault(parsed, *section, name, "contains itself"));
        }
    }
}

/// An error in a message or a form of it, with its line.
fn fault(parsed: &ParsedLanguage<'_>, section: usize, name: &str, what: &str) -> Option<Fault> {
    let (id, _) = name.split_once('.').unwrap_or((name, ""));
    let mut messages = parsed.messages.get(section)?.iter();
    let it = messages.find(|message| message.id.name == id)?;
    let file = parsed.files.get(section).copied().flatten()?;
    Some(file.fault(it.id.name, format!("“{name}” {what}")))
}

fn contains_itself(path: &mut Vec<(usize, String)>, messages: &ResolvedMessages) -> bool {
    let nodes = path.last().and_then(|key| messages.get(key));
    let mut calls = Vec::new();
    for node in nodes.into_iter().flatten() {
        collect_calls(node, &mut calls);
    }
    calls.into_iter().any(|key| {
        if path.first() == Some(&key) {
            return true;
        }
        // A cycle without the first message is reported at its own start.
        if path.contains(&key) {
            return false;
        }
        path.push(key);
        let is_in = contains_itself(path, messages);
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

/// Flattens fixed messages.
fn flatten_fixed(
    parsed: &ParsedLanguage<'_>,
    interface: &Interface,
    messages: &mut ResolvedMessages,
    faults: &mut Vec<Fault>,
) {
    if !faults.is_empty() {
        // A missing message would be reported a second time.
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
            let what = "is fixed in English, so it cannot be composed of parts here";
            faults.extend(fault(parsed, section, &message.name, what));
        }
    }
}

/// Checks the sections that have no functions. The build copies their messages into a file, where no code can make a
/// choice. Even a plural form would need the plural rules of every language in that file.
fn report_not_plain(
    parsed: &ParsedLanguage<'_>,
    messages: &ResolvedMessages,
    faults: &mut Vec<Fault>,
) {
    if !faults.is_empty() {
        // A message that is not flat yet would be reported by mistake.
        return;
    }
    let is_plain = |node: &Node| match node {
        // Braces mark arguments there.
        Node::Text(text) => !text.contains(['{', '}']),
        Node::Argument(_) => true,
        Node::Choose(_) | Node::Plural(_) | Node::Call(_) | Node::Cased(..) => false,
    };
    for ((section, name), nodes) in messages {
        let is_said = SECTIONS.get(*section).is_some_and(|it| it.owner.is_some());
        if is_said || nodes.iter().all(is_plain) {
            continue;
        }
        let what = "goes into a file as it is, so it may have only text and arguments";
        faults.extend(fault(parsed, *section, name, what));
    }
}

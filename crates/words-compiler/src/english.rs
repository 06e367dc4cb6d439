//! The interface that the English files define: the messages and their arguments.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use fluent_syntax::ast::{self, Entry};

use crate::fault::{Fault, File};
use crate::section::{SECTIONS, Section};
use crate::source::Sources;
use crate::{REFERENCE, pattern};

/// The messages and the types of their arguments.
#[derive(Clone, Debug, Default)]
pub struct Interface {
    /// The choices by name, each with its keys.
    pub choices: BTreeMap<String, Vec<String>>,
    /// The records by name, each with its parts.
    pub records: BTreeMap<String, Vec<Parameter>>,
    /// The messages of each section, in the order of [`SECTIONS`].
    pub sections: Vec<Vec<Message>>,
    /// The choices that each section declares, in the order of [`SECTIONS`].
    pub declared: Vec<Vec<String>>,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its name.
    pub name: String,
    /// The comment, in lines: its meaning and its place in the app.
    pub about: Vec<String>,
    /// The arguments.
    pub parameters: Vec<Parameter>,
    /// True if the message is only a text or a choice of texts.
    pub is_fixed: bool,
    /// Its line in the English file.
    pub line: usize,
}

/// An argument of a message, or a part of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// The type.
    pub kind: Kind,
    /// True if a language may leave it out.
    pub is_optional: bool,
    /// The meaning.
    pub about: String,
}

/// The type of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number.
    Number,
    /// A finished text.
    Text,
    /// A finished text, or nothing.
    TextOrNothing,
    /// Yes or no.
    Bool,
    /// A key of the choice with this name.
    Choice(String),
    /// The record with this name.
    Record(String),
}

impl Interface {
    /// The keys of an argument that chooses; `None` for other types.
    #[must_use]
    pub fn keys(&self, kind: &Kind) -> Option<Vec<String>> {
        let named = |names: [&str; 2]| Some(names.map(str::to_owned).to_vec());
        match kind {
            Kind::Bool => named(["yes", "no"]),
            Kind::TextOrNothing => named(["some", "none"]),
            Kind::Choice(name) => self.choices.get(name).cloned(),
            Kind::Number | Kind::Text | Kind::Record(_) => None,
        }
    }

    /// The number of slots of an argument: for a record one for each part.
    #[must_use]
    pub fn width(&self, kind: &Kind) -> usize {
        match kind {
            Kind::Record(name) => self.records.get(name).map_or(1, Vec::len),
            Kind::Number | Kind::Text | Kind::TextOrNothing | Kind::Bool | Kind::Choice(_) => 1,
        }
    }

    /// Finds the message with this name in this section, in the other sections of its owner, or in those of the types
    /// that the owner builds on. Returns its section and its number there.
    #[must_use]
    pub fn find(&self, from: &Section, name: &str) -> Option<(usize, usize)> {
        let is_seen = |it: &Section| it == from || from.owner.is_some_and(|owner| owner.has(it));
        let sections = SECTIONS.iter().zip(&self.sections).enumerate();
        let mut seen = sections.filter(|(_, (section, _))| is_seen(section));
        seen.find_map(|(place, (_, messages))| {
            let number = messages.iter().position(|message| message.name == name)?;
            Some((place, number))
        })
    }

    /// A hash of the names, arguments and choices. It differs if a bundle and a table do not fit each other.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let mut told = format!("{:?}{:?}", self.choices, self.records);
        let said = SECTIONS.iter().zip(&self.sections);
        let said = said.filter(|(section, _)| section.owner.is_some());
        let named = said.flat_map(|(section, messages)| {
            let of_section = messages.iter().map(move |message| (section.name, message));
            of_section.collect::<Vec<_>>()
        });
        for (section, message) in named {
            told.push_str(section);
            told.push_str(&message.name);
            for Parameter { name, kind, .. } in &message.parameters {
                let _ = write!(told, " {name} {kind:?}");
            }
            told.push_str(if message.is_fixed { ";" } else { "." });
        }
        // FNV-1a, 64 bits.
        let hash = told.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{hash:016x}")
    }
}

/// Reads the English files.
pub(crate) fn interface(sources: &Sources, faults: &mut Vec<Fault>) -> Interface {
    let mut interface = Interface::default();
    let files = SECTIONS.map_files(sources);
    // Choices and records come first, because a section may use those of any later section.
    for file in &files {
        let mut declared = Vec::new();
        if let Some(file) = file {
            for entry in pattern::entries(*file, &mut Vec::new()) {
                if let Entry::ResourceComment(comment) = entry {
                    declare(*file, &comment, &mut interface, &mut declared, faults);
                }
            }
        }
        interface.declared.push(declared);
    }
    for file in files {
        let mut messages: Vec<Message> = Vec::new();
        if let Some(file) = file {
            for entry in pattern::entries(file, faults) {
                if let Entry::Message(it) = entry {
                    if messages.iter().any(|before| before.name == it.id.name) {
                        let what = format!("“{}” occurs twice", it.id.name);
                        faults.push(file.fault(it.id.name, what));
                    }
                    messages.push(message(file, &it, &interface, faults));
                }
            }
        }
        interface.sections.push(messages);
    }
    report_taken_names(sources, &interface, faults);
    pattern::mark_fixed(sources, &mut interface);
    interface
}

/// Reports messages whose function would have a name that is already taken. A name is taken in every section, because a
/// type with the messages of several sections would hide one of two functions with the same name.
fn report_taken_names(sources: &Sources, interface: &Interface, faults: &mut Vec<Fault>) {
    let files = SECTIONS.map_files(sources);
    let mut functions: BTreeMap<String, &str> = BTreeMap::new();
    for ((section, file), messages) in SECTIONS.iter().zip(files).zip(&interface.sections) {
        let Some(file) = file.filter(|_| section.owner.is_some()) else {
            continue;
        };
        for message in messages {
            let function = message.name.replace('-', "_");
            let is_taken = TAKEN.contains(&function.as_str());
            let before = functions.insert(function, section.name);
            let what = match before {
                Some(before) => format!("“{}” is a message of {before}.ftl too", message.name),
                None if is_taken => {
                    format!("the function name of “{}” is already taken", message.name)
                }
                None => continue,
            };
            let mut lines = file.text.lines();
            let of_message = format!("{} =", message.name);
            let line = lines.find(|line| line.starts_with(&of_message));
            faults.push(file.fault(line.unwrap_or(file.text), what));
        }
    }
}

/// The functions of every type with messages, and common keywords of Rust. The Rust compiler reports the others.
const TAKEN: [&str; 20] = [
    "of", "language", "fixed", "say", "as", "break", "const", "continue", "else", "enum", "fn",
    "for", "if", "in", "let", "loop", "match", "move", "type", "use",
];

/// The files of all sections in the reference language.
trait Files {
    fn map_files<'a>(&self, sources: &'a Sources) -> Vec<Option<File<'a>>>;
}

impl Files for [Section] {
    fn map_files<'a>(&self, sources: &'a Sources) -> Vec<Option<File<'a>>> {
        let file = |section: &Section| sources.file(REFERENCE, &format!("{}.ftl", section.name));
        self.iter().map(file).collect()
    }
}

fn declare(
    file: File<'_>,
    comment: &ast::Comment<&str>,
    interface: &mut Interface,
    declared: &mut Vec<String>,
    faults: &mut Vec<Fault>,
) {
    for line in &comment.content {
        if let Some((name, keys)) = line
            .strip_prefix("Choice ")
            .and_then(|it| it.split_once(':'))
        {
            let keys: Vec<String> = keys.split(',').map(|key| key.trim().to_owned()).collect();
            // A section may repeat a declaration with the same keys.
            match interface.choices.insert(name.to_owned(), keys.clone()) {
                None => declared.push(name.to_owned()),
                Some(before) if before == keys => (),
                Some(_) => {
                    faults
                        .push(file.fault(line, format!("the choice {name} has other keys above")));
                }
            }
        } else if let Some((name, parts)) = line
            .strip_prefix("Record ")
            .and_then(|it| it.split_once(':'))
        {
            let parts = parts
                .split(',')
                .map(|part| parameter(part.trim(), interface));
            match parts.collect::<Option<Vec<Parameter>>>() {
                Some(parts) => {
                    interface.records.insert(name.to_owned(), parts);
                }
                None => faults.push(file.fault(line, "a part of a record is “$name (Type)”")),
            }
        }
    }
}

fn message(
    file: File<'_>,
    it: &ast::Message<&str>,
    interface: &Interface,
    faults: &mut Vec<Fault>,
) -> Message {
    let mut about = Vec::new();
    let mut parameters = Vec::new();
    for line in it.comment.iter().flat_map(|comment| &comment.content) {
        if line.starts_with('$') {
            match parameter(line, interface) {
                Some(parameter) => parameters.push(parameter),
                None => faults.push(file.fault(
                    line,
                    "an argument is declared as “$name (Type): meaning”, and its type is Number, Text, Text?, Bool, a choice or a record",
                )),
            }
        } else {
            about.push((*line).to_owned());
        }
    }
    if about.iter().all(|line| line.trim().is_empty()) {
        let what = format!(
            "a comment above “{}” must say where it is shown",
            it.id.name
        );
        faults.push(file.fault(it.id.name, what));
    }
    Message {
        name: it.id.name.to_owned(),
        about,
        parameters,
        is_fixed: false,
        line: file.line(it.id.name),
    }
}

/// Parses the declaration `$name (Type, optional): meaning`.
fn parameter(line: &str, interface: &Interface) -> Option<Parameter> {
    let (name, rest) = line.strip_prefix('$')?.split_once(" (")?;
    let (kind, about) = rest.split_once(')')?;
    let (kind, is_optional) = match kind.strip_suffix(", optional") {
        Some(kind) => (kind, true),
        None => (kind, false),
    };
    let kind = match kind {
        "Number" => Kind::Number,
        "Text" => Kind::Text,
        "Text?" => Kind::TextOrNothing,
        "Bool" => Kind::Bool,
        name if interface.choices.contains_key(name) => Kind::Choice(name.to_owned()),
        name if interface.records.contains_key(name) => Kind::Record(name.to_owned()),
        _ => return None,
    };
    Some(Parameter {
        name: name.to_owned(),
        kind,
        is_optional,
        about: about.trim_start_matches(':').trim().to_owned(),
    })
}

//! Writes the Rust functions of the messages.

use std::fmt::Write as _;

use crate::english::{Interface, Kind, Message, Parameter};
use crate::section::{Owner, SECTIONS};

/// A Rust file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// The file name with its extension.
    pub name: String,
    /// The content.
    pub text: String,
}

/// The first line of every file.
const MADE: &str =
    "// `cargo xtask words` writes this file from words/en: do not change it by hand.\n\n";

/// The trait for the keys of choices.
const KEYED: &str = "\
/// A value that is one of the keys of a choice.
trait Keyed {
    /// Returns the index among the keys, counted from 0.
    fn key(self) -> u8;
}

impl Keyed for bool {
    fn key(self) -> u8 { u8::from(!self) }
}
";

/// Writes one file for each section that has functions, and `mod.rs` with the types.
#[must_use]
pub fn generate(interface: &Interface) -> Vec<Generated> {
    let mut files = vec![Generated {
        name: "mod.rs".to_owned(),
        text: module(interface),
    }];
    for (number, section) in SECTIONS.iter().enumerate() {
        let messages = interface
            .sections
            .get(number)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let Some(owner) = section.owner.filter(|_| !messages.is_empty()) else {
            continue;
        };
        files.push(Generated {
            name: format!("{}.rs", snake(section.name)),
            text: self::section(number, owner, messages, interface),
        });
    }
    files
}

fn module(interface: &Interface) -> String {
    let mut text = format!(
        "{MADE}//! The messages of the page, each a function with its arguments. The type of the words determines the language.\n\n\
         #![allow(clippy::must_use_candidate)]\n\n"
    );
    for (number, section) in SECTIONS.iter().enumerate() {
        let messages = interface.sections.get(number);
        if messages.is_some_and(|it| !it.is_empty()) && section.owner.is_some() {
            let _ = writeln!(text, "mod {};", snake(section.name));
        }
    }
    text.push_str("\nuse std::ops::Deref;\n\nuse fair_deal_words::{Arg, Table};\n\nuse crate::app::language::Language;\nuse crate::text::tables;\n\n");
    let _ = writeln!(
        text,
        "/// The fingerprint of a table with these messages and arguments.\npub(crate) const INTERFACE: &str = \"{}\";\n",
        interface.fingerprint()
    );
    text.push_str(KEYED);
    for owner in Owner::ALL {
        let (name, about) = (owner.name(), owner.about());
        let _ = write!(
            text,
            "\n/// {about}\n#[derive(Clone, Copy, Debug)]\npub struct {name} {{\n"
        );
        let _ = match owner.base() {
            None => write!(text, "{FIELDS}{}", BASE.replace("NAME", name)),
            Some(base) => write!(
                text,
                "    base: {},\n}}\n{}",
                base.name(),
                DERIVED.replace("NAME", name).replace("BASE", base.name())
            ),
        };
    }
    text
}

/// The fields of the type that builds on no other.
const FIELDS: &str = "    language: Language,\n    table: &'static Table,\n}\n";

/// The functions of the type that builds on no other.
const BASE: &str = "
impl NAME {
    /// Returns the words of this language.
    pub fn of(language: Language) -> NAME {
        let (language, table) = tables::of(language);
        NAME { language, table }
    }

    /// Returns the language of the words.
    pub const fn language(self) -> Language { self.language }

    /// Returns a fixed message.
    fn fixed(self, section: usize, number: usize, args: &[Arg<'_>]) -> &'static str { self.table.fixed(section, number, args) }

    /// Formats a message with its arguments.
    fn say(self, section: usize, number: usize, args: &[Arg<'_>]) -> String { self.table.say(section, number, args) }
}
";

/// The functions of a type that builds on another.
const DERIVED: &str = "
impl NAME {
    /// Returns the words of this language.
    pub fn of(language: Language) -> NAME { NAME { base: BASE::of(language) } }
}

impl Deref for NAME {
    type Target = BASE;

    fn deref(&self) -> &BASE { &self.base }
}
";

fn section(number: usize, owner: Owner, messages: &[Message], interface: &Interface) -> String {
    let mut choices: Vec<&str> = messages
        .iter()
        .flat_map(|message| &message.parameters)
        .filter_map(|parameter| match &parameter.kind {
            Kind::Choice(name) | Kind::Record(name) => Some(name.as_str()),
            Kind::Number | Kind::Text | Kind::TextOrNothing | Kind::Bool => None,
        })
        .collect();
    let declared = interface
        .declared
        .get(number)
        .map(Vec::as_slice)
        .unwrap_or_default();
    choices.extend(declared.iter().map(String::as_str));
    choices.sort_unstable();
    choices.dedup();
    let mut rows = String::new();
    for name in declared {
        choice(&mut rows, name, interface);
    }
    if !declared.is_empty() {
        rows.push('\n');
    }
    let _ = writeln!(rows, "impl {} {{", owner.name());
    for (number, message) in messages.iter().enumerate() {
        function(&mut rows, number, message, interface);
    }
    rows.push_str("}\n");

    let mut text = MADE.to_owned();
    match (rows.contains("Arg::"), rows.contains("impl Count")) {
        (true, true) => text.push_str("use fair_deal_words::{Arg, Count};\n\n"),
        (true, false) => text.push_str("use fair_deal_words::Arg;\n\n"),
        (false, _) => (),
    }
    let owner = owner.name();
    let _ = if rows.contains("key(") {
        writeln!(text, "use super::{{Keyed, {owner}}};")
    } else {
        writeln!(text, "use super::{owner};")
    };
    let _ = match choices.as_slice() {
        [] => Ok(()),
        [choice] => writeln!(text, "use crate::text::choices::{choice};"),
        choices => writeln!(
            text,
            "use crate::text::choices::{{{}}};",
            choices.join(", ")
        ),
    };
    let _ = write!(
        text,
        "\n/// The index of this section in a table.\nconst SECTION: usize = {number};\n\n{rows}"
    );
    text
}

/// Writes a row for a choice: the number of each key. The match names every variant, so the Rust compiler reports a missing key.
fn choice(text: &mut String, name: &str, interface: &Interface) {
    let keys = interface.choices.get(name).into_iter().flatten();
    let arms: Vec<String> = keys
        .enumerate()
        .map(|(number, key)| format!("{name}::{} => {number}", camel(key)))
        .collect();
    let _ = writeln!(
        text,
        "impl Keyed for {name} {{ fn key(self) -> u8 {{ match self {{ {} }} }} }}",
        arms.join(", ")
    );
}

/// Writes a row for a message: its comment and its function, a line each.
fn function(text: &mut String, number: usize, message: &Message, interface: &Interface) {
    let about: Vec<&str> = message.about.iter().map(|line| line.trim()).collect();
    let told: Vec<String> = message
        .parameters
        .iter()
        .filter(|it| !it.about.is_empty())
        .map(|Parameter { name, about, .. }| format!("`{}`: {about}", snake(name)))
        .collect();
    let _ = write!(text, "    /// {}", about.join(" "));
    if !told.is_empty() {
        let _ = write!(text, " {}.", told.join("; "));
    }
    let parameters: Vec<String> = message.parameters.iter().map(parameter).collect();
    let args: Vec<String> = message
        .parameters
        .iter()
        .flat_map(|it| args(&snake(&it.name), &it.kind, interface))
        .collect();
    let (gives, call) = if message.is_fixed {
        ("&'static str", "fixed")
    } else {
        ("String", "say")
    };
    let _ = writeln!(
        text,
        "\n    pub fn {}(self{}) -> {gives} {{ self.{call}(SECTION, {number}, &[{}]) }}",
        snake(&message.name),
        parameters.concat(),
        args.join(", ")
    );
}

fn parameter(it: &Parameter) -> String {
    let kind = match &it.kind {
        Kind::Number => "impl Count",
        Kind::Text => "&str",
        Kind::TextOrNothing => "Option<&str>",
        Kind::Bool => "bool",
        Kind::Choice(name) | Kind::Record(name) => name,
    };
    format!(", {}: {kind}", snake(&it.name))
}

fn args(name: &str, kind: &Kind, interface: &Interface) -> Vec<String> {
    match kind {
        Kind::Number => vec![format!("Arg::Number({name}.count())")],
        Kind::Text => vec![format!("Arg::Text({name})")],
        Kind::TextOrNothing => vec![format!("Arg::from({name})")],
        Kind::Bool | Kind::Choice(_) => vec![format!("Arg::Key({name}.key())")],
        Kind::Record(record) => {
            let parts = interface.records.get(record).into_iter().flatten();
            parts
                .flat_map(|part| {
                    args(
                        &format!("{name}.{}", snake(&part.name)),
                        &part.kind,
                        interface,
                    )
                })
                .collect()
        }
    }
}

fn snake(name: &str) -> String {
    name.replace('-', "_")
}

fn camel(name: &str) -> String {
    name.split('-')
        .flat_map(|part| {
            let mut letters = part.chars();
            let first = letters.next().map(|it| it.to_ascii_uppercase());
            first.into_iter().chain(letters)
        })
        .collect()
}

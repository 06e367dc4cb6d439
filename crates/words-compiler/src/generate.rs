//! Writes the Rust functions of the messages.

use std::fmt::Write as _;

use crate::english::{Interface, Kind, Message, Parameter};
use crate::section::{OWNERS, SECTIONS, Section};

/// A Rust file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// The file name with its extension.
    pub name: String,
    /// The content, before rustfmt.
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
    fn key(self) -> u8 {
        u8::from(!self)
    }
}

";

/// Writes one file for each section, and `mod.rs` with the types.
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
        if messages.is_empty() || section.owner.is_empty() {
            continue;
        }
        files.push(Generated {
            name: format!("{}.rs", snake(section.name)),
            text: self::section(number, section, messages, interface),
        });
    }
    files
}

fn module(interface: &Interface) -> String {
    let mut text = format!(
        "{MADE}//! The messages of the page, each a function with its arguments. The type of the words determines the language.\n\n"
    );
    for (number, section) in SECTIONS.iter().enumerate() {
        let messages = interface.sections.get(number);
        if messages.is_some_and(|it| !it.is_empty()) && !section.owner.is_empty() {
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
    for owner in OWNERS {
        let (name, about) = (owner.name, owner.about.trim());
        let _ = writeln!(
            text,
            "/// {about}\n#[derive(Clone, Copy, Debug)]\npub struct {name} {{"
        );
        match owner.base {
            None => text.push_str("language: Language,\ntable: &'static Table,\n}\n"),
            Some(base) => {
                let _ = writeln!(text, "base: {base},\n}}");
            }
        }
        let _ = writeln!(
            text,
            "\nimpl {name} {{\n/// Returns the words of this language.\n#[must_use]\npub fn of(language: Language) -> {name} {{"
        );
        match owner.base {
            None => {
                let _ = writeln!(
                    text,
                    "let (language, table) = tables::of(language);\n{name} {{ language, table }}\n}}\n
                    /// Returns the language of the words.\n#[must_use]\npub const fn language(self) -> Language {{\nself.language\n}}\n
                    /// Returns a fixed message.\npub(super) fn fixed(self, section: usize, number: usize, args: &[Arg<'_>]) -> &'static str {{\nself.table.fixed(section, number, args)\n}}\n
                    /// Formats a message with its arguments.\npub(super) fn say(self, section: usize, number: usize, args: &[Arg<'_>]) -> String {{\nself.table.say(section, number, args)\n}}\n}}\n"
                );
            }
            Some(base) => {
                let _ = writeln!(
                    text,
                    "{name} {{ base: {base}::of(language) }}\n}}\n}}\n
                    impl Deref for {name} {{\ntype Target = {base};\n\nfn deref(&self) -> &{base} {{\n&self.base\n}}\n}}\n"
                );
            }
        }
    }
    text
}

fn section(
    number: usize,
    section: &Section,
    messages: &[Message],
    interface: &Interface,
) -> String {
    let mut text = format!("{MADE}{IMPORTS}");
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
    if !choices.is_empty() {
        let _ = writeln!(
            text,
            "use crate::text::choices::{{{}}};",
            choices.join(", ")
        );
    }
    let _ = writeln!(
        text,
        "\n/// The index of this section in a table.\nconst SECTION: usize = {number};\n"
    );
    for name in declared {
        choice(&mut text, name, interface);
    }
    let _ = writeln!(text, "impl {} {{", section.owner);
    for (number, message) in messages.iter().enumerate() {
        function(&mut text, number, message, interface);
    }
    text.push_str("}\n");
    let mut import = String::new();
    if text.contains("Arg::") {
        import.push_str("use fair_deal_words::Arg;\n");
    }
    let owner = section.owner;
    let _ = if text.contains("key(") {
        writeln!(import, "\nuse super::{{Keyed, {owner}}};")
    } else {
        writeln!(import, "\nuse super::{owner};")
    };
    text.replace(IMPORTS, &import)
}

/// A placeholder for the imports.
const IMPORTS: &str = "// imports\n";

fn choice(text: &mut String, name: &str, interface: &Interface) {
    let _ = writeln!(
        text,
        "impl Keyed for {name} {{\nfn key(self) -> u8 {{\nmatch self {{"
    );
    for (number, key) in interface
        .choices
        .get(name)
        .into_iter()
        .flatten()
        .enumerate()
    {
        let _ = writeln!(text, "{name}::{} => {number},", camel(key));
    }
    text.push_str("}\n}\n}\n\n");
}

fn function(text: &mut String, number: usize, message: &Message, interface: &Interface) {
    for line in &message.about {
        let _ = writeln!(text, "/// {line}");
    }
    let told: Vec<&Parameter> = message
        .parameters
        .iter()
        .filter(|it| !it.about.is_empty())
        .collect();
    if !told.is_empty() {
        text.push_str("///\n");
    }
    for Parameter { name, about, .. } in told {
        let _ = writeln!(text, "/// - `{}`: {about}", snake(name));
    }
    text.push_str("#[must_use]\n");
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
        "pub fn {}(self{}) -> {gives} {{\nself.{call}(SECTION, {number}, &[{}])\n}}\n",
        snake(&message.name),
        parameters.concat(),
        args.join(", ")
    );
}

fn parameter(it: &Parameter) -> String {
    let kind = match &it.kind {
        Kind::Number => "impl fair_deal_words::Count",
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

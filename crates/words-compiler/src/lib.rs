#![doc = include_str!("../README.md")]

mod check;
mod encode;
mod english;
mod fault;
mod flat;
mod generate;
mod node;
mod pattern;
mod plural;
mod pseudo;
mod review;
mod section;
mod select;
mod source;

use std::collections::BTreeMap;

pub use english::{Interface, Kind, Message, Parameter};
pub use fault::Fault;
pub use generate::{Generated, generate};
pub use pseudo::Pseudo;
pub use review::{review, split_numbers};
pub use section::{Owner, SECTIONS, SHELL, Section, VERIFIER};
pub use source::{ReadError, Sources};

use check::CheckedLanguage;
use node::Node;

/// The language that defines the messages.
pub const REFERENCE: &str = "en";

/// The messages of all languages, checked, from which the tables are written.
#[derive(Debug)]
pub struct Compiled {
    /// The messages and their arguments.
    pub interface: Interface,
    languages: BTreeMap<String, CheckedLanguage>,
}

impl Compiled {
    /// The tags of the languages.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.languages.keys().map(String::as_str)
    }

    /// The binary table of a pseudo-language, with the sections for which `has` returns true. The app treats it as a
    /// table of [`REFERENCE`].
    #[must_use]
    pub fn pseudo(&self, pseudo: Pseudo, has: impl Fn(&Section) -> bool) -> Option<Vec<u8>> {
        let compiled = pseudo.of(self.languages.get(REFERENCE)?);
        Some(encode::table(REFERENCE, &self.interface, &compiled, has))
    }

    /// The text of a message of [`SHELL`] in a language; `None` if there is no such message.
    #[must_use]
    pub fn shell(&self, language: &str, name: &str) -> Option<String> {
        let section = SECTIONS.iter().position(|it| *it == SHELL)?;
        let compiled = self.languages.get(language)?;
        match compiled
            .messages
            .get(&(section, name.to_owned()))?
            .as_slice()
        {
            [Node::Text(text)] => Some(text.clone()),
            _ => None,
        }
    }

    /// The messages of [`VERIFIER`] in order, each with its sentence in this language, where an argument is `{name}`.
    /// `None` if there is no such language.
    #[must_use]
    pub fn verifier(&self, language: &str) -> Option<Vec<(&str, String)>> {
        let section = SECTIONS.iter().position(|it| *it == VERIFIER)?;
        let compiled = self.languages.get(language)?;
        let sentence = |message: &Message| {
            let nodes = compiled.messages.get(&(section, message.name.clone()));
            let part = |node: &Node| match node {
                Node::Text(text) => Some(text.clone()),
                Node::Argument(place) => {
                    Some(format!("{{{}}}", message.parameters.get(*place)?.name))
                }
                // `check` reports all of these as errors in this section.
                Node::Choose(_) | Node::Plural(_) | Node::Call(_) | Node::Cased(..) => None,
            };
            nodes.into_iter().flatten().filter_map(part).collect()
        };
        let messages = self.interface.sections.get(section).into_iter().flatten();
        Some(
            messages
                .map(|it| (it.name.as_str(), sentence(it)))
                .collect(),
        )
    }

    /// The binary table of a language, with the sections for which `has` returns true. The other sections are empty in
    /// it. `None` if there is no such language.
    #[must_use]
    pub fn table(&self, language: &str, has: impl Fn(&Section) -> bool) -> Option<Vec<u8>> {
        let compiled = self.languages.get(language)?;
        Some(encode::table(language, &self.interface, compiled, has))
    }
}

/// Checks all languages and compiles them.
///
/// # Errors
/// All errors, each with its file and its line.
pub fn compile(sources: &Sources) -> Result<Compiled, Vec<Fault>> {
    let mut faults = Vec::new();
    let interface = english::interface(sources, &mut faults);
    let mut languages = BTreeMap::new();
    for language in sources.languages() {
        let compiled = check::language(sources, language, &interface, &mut faults);
        languages.insert(language.to_owned(), compiled);
    }
    if faults.is_empty() {
        Ok(Compiled {
            interface,
            languages,
        })
    } else {
        faults.sort_by(|one, other| (&one.file, one.line).cmp(&(&other.file, other.line)));
        Err(faults)
    }
}

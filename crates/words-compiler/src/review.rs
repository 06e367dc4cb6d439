//! A page with all messages in all languages side by side, for review by native speakers.

use std::fmt::Write as _;

use fair_deal_words::{Arg, Table};

use crate::english::{Interface, Kind, Message, Parameter};
use crate::section::{SECTIONS, Section};
use crate::{Compiled, Fault};

/// The example numbers, which cover all plural forms of our languages.
const NUMBERS: [u64; 5] = [0, 1, 2, 5, 21];

/// Example numbers of four and more digits.
const LARGE: [u64; 3] = [1_000, 10_001, 2_598_960];

/// The most examples of a message.
const MOST: usize = 40;

/// The style sheet of the page.
const STYLE: &str = "\
body { font: 16px/1.4 system-ui, sans-serif; margin: 1rem; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; margin-bottom: 2rem; }
th, td { border: 1px solid #999; padding: .3rem .5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th[scope=col]:first-child { width: 16rem; }
thead th { position: sticky; top: 0; background: #fff; }
.about { display: block; font-weight: normal; color: #444; font-size: .85rem; }
td span { display: block; } td span + span { border-top: 1px dotted #999; }
";

/// Writes the page. `place` returns the path where a section is shown, and the name of that place.
///
/// # Errors
/// An error for a language whose table cannot be read.
pub fn review(
    compiled: &Compiled,
    place: impl Fn(&Section) -> (String, String),
) -> Result<String, Fault> {
    let tables = tables(compiled)?;
    let mut page = format!(
        "<!doctype html>\n<html lang=en>\n<meta charset=utf-8>\n<title>The words of Fair Deal</title>\n<style>\n{STYLE}</style>\n\
         <h1>The words of Fair Deal</h1>\n<p>Each message in every language, with examples of what it is given: names in \
         ‹angle brackets› stand for texts. The names of files and messages are those in the folder <code>words</code>.</p>\n<p>"
    );
    for section in SECTIONS {
        let _ = writeln!(page, "<a href=\"#{0}\">{0}</a>", section.name);
    }
    page.push_str("</p>\n");
    for (number, section) in SECTIONS.iter().enumerate() {
        let (path, name) = place(section);
        let _ = writeln!(
            page,
            "<h2 id=\"{0}\">{0}.ftl</h2>\n<p>Shown at <a href=\"{path}\">{name}</a>.</p>\n<table>\n<thead><tr><th scope=col>Message</th>",
            section.name
        );
        for (language, _) in &tables {
            let _ = writeln!(page, "<th scope=col>{language}</th>");
        }
        page.push_str("</tr></thead>\n<tbody>\n");
        let messages = compiled.interface.sections.get(number);
        for (at, message) in messages.into_iter().flatten().enumerate() {
            row(
                &mut page,
                &compiled.interface,
                (number, at),
                message,
                &tables,
            );
        }
        page.push_str("</tbody>\n</table>\n");
    }
    page.push_str("</html>\n");
    Ok(page)
}

/// The table of each language.
fn tables(compiled: &Compiled) -> Result<Vec<(&str, Table)>, Fault> {
    let read = |language: &'_ str| {
        let bytes = compiled.table(language, |_| true).unwrap_or_default();
        Table::read(bytes).map_err(|error| Fault {
            file: language.to_owned(),
            line: 1,
            what: error.to_string(),
        })
    };
    let languages = compiled.languages();
    languages
        .map(|language| Ok((language, read(language)?)))
        .collect()
}

/// Returns each message with a number whose digits have a space between them, with the language and the text. A speech
/// synthesiser reads such a number as several: “10 000” as ten, zero, zero, zero.
///
/// # Errors
/// An error for a language whose table cannot be read.
pub fn split_numbers(compiled: &Compiled) -> Result<Vec<String>, Fault> {
    let mut found = vec![];
    for (language, table) in tables(compiled)? {
        for (section, messages) in compiled.interface.sections.iter().enumerate() {
            for (number, message) in messages.iter().enumerate() {
                for example in examples(&compiled.interface, &message.parameters, &LARGE) {
                    let said = said(&table, (section, number), message, &example);
                    if splits_number(&said) {
                        found.push(format!("{language}: {}: {said}", message.name));
                    }
                }
            }
        }
    }
    Ok(found)
}

/// Returns true if the text has a digit, a space and three digits.
fn splits_number(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    signs.windows(5).any(|signs| {
        let (before, after) = signs.split_at(2);
        let is_split =
            matches!(before, [digit, space] if digit.is_numeric() && space.is_whitespace());
        is_split && after.iter().all(|sign| sign.is_numeric())
    })
}

/// The text of a message with these arguments.
fn said(
    table: &Table,
    (section, number): (usize, usize),
    message: &Message,
    example: &[Example],
) -> String {
    let args: Vec<Arg<'_>> = example.iter().map(Example::arg).collect();
    if message.is_fixed {
        table.fixed(section, number, &args).to_owned()
    } else {
        table.say(section, number, &args)
    }
}

fn row(
    page: &mut String,
    interface: &Interface,
    (section, number): (usize, usize),
    message: &Message,
    tables: &[(&str, Table)],
) {
    let _ = writeln!(
        page,
        "<tr><th scope=row>{} <span class=about>{}</span></th>",
        message.name,
        escaped(&message.about.join(" "))
    );
    let examples = examples(interface, &message.parameters, &NUMBERS);
    for (language, table) in tables {
        let _ = write!(page, "<td lang={language}>");
        let mut before = String::new();
        for example in &examples {
            let said = said(table, (section, number), message, example);
            if said != before {
                let _ = write!(page, "<span>{}</span>", escaped(&said));
            }
            before = said;
        }
        page.push_str("</td>\n");
    }
    page.push_str("</tr>\n");
}

/// An example of an argument.
#[derive(Clone, Debug)]
enum Example {
    Number(u64),
    Text(String),
    Nothing,
    Key(u8),
}

impl Example {
    fn arg(&self) -> Arg<'_> {
        match self {
            Example::Number(number) => Arg::Number(*number),
            Example::Text(text) => Arg::Text(text),
            Example::Nothing => Arg::Nothing,
            Example::Key(key) => Arg::Key(*key),
        }
    }
}

/// The examples of a message: all combinations of the examples of its arguments, reduced to at most [`MOST`].
fn examples(interface: &Interface, parameters: &[Parameter], numbers: &[u64]) -> Vec<Vec<Example>> {
    let mut all: Vec<Vec<Example>> = vec![Vec::new()];
    for parameter in parameters {
        for each in of_parameter(interface, parameter, numbers) {
            let longer = |before: &Vec<Example>| {
                let with = |it: &Example| [before.as_slice(), std::slice::from_ref(it)].concat();
                each.iter().map(with).collect::<Vec<_>>()
            };
            let longer: Vec<Vec<Example>> = all.iter().flat_map(longer).collect();
            // If there are too many, every n-th is shown.
            let step = longer.len().div_ceil(MOST);
            all = longer.into_iter().step_by(step).collect();
        }
    }
    all
}

/// The examples of an argument; for a record, those of each part.
fn of_parameter(
    interface: &Interface,
    parameter: &Parameter,
    numbers: &[u64],
) -> Vec<Vec<Example>> {
    let text = || Example::Text(format!("‹{}›", parameter.name));
    match &parameter.kind {
        Kind::Number => vec![numbers.iter().copied().map(Example::Number).collect()],
        Kind::Text => vec![vec![text()]],
        Kind::TextOrNothing => vec![vec![text(), Example::Nothing]],
        Kind::Bool => vec![vec![Example::Key(0), Example::Key(1)]],
        Kind::Choice(name) => {
            let keys = interface.choices.get(name).map_or(0, Vec::len);
            vec![
                (0..keys)
                    .filter_map(|it| u8::try_from(it).ok())
                    .map(Example::Key)
                    .collect(),
            ]
        }
        Kind::Record(name) => {
            let parts = interface.records.get(name).into_iter().flatten();
            parts
                .flat_map(|part| of_parameter(interface, part, numbers))
                .collect()
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::splits_number;

    #[test]
    fn number_is_split_by_any_space() {
        for text in ["10 000", "1\u{a0}000.", "a 2\u{202f}598\u{2009}960"] {
            assert!(splits_number(text), "{text}");
        }
        for text in [
            "",
            "10,000",
            "10000",
            "1 of 100",
            "5 10",
            "2\u{a0}%",
            "100 rondas",
        ] {
            assert!(!splits_number(text), "{text}");
        }
    }
}

//! The texts in `words/`, compared between the languages as they are written.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::support::{files_in, in_project};

/// The messages that do without a number of the English text, or write it as a word, and the numbers that pieces of
/// the guide write as words.
const WITHOUT: [(&str, &str, &str); 23] = [
    ("es", "guide.html", "2"),
    ("es", "machine.ftl", "class"),
    ("es", "machine.ftl", "deuces-are-wild"),
    ("ja", "pages.ftl", "no-seal-with"),
    ("ja", "pages.ftl", "seal-mangled"),
    ("ja", "pages.ftl", "secret-mangled"),
    ("ja", "paytable.ftl", "too-many-bets"),
    ("ja", "stats.ftl", "far"),
    ("ja", "table.ftl", "link-secret"),
    ("ru", "counting.ftl", "tray-is"),
    ("ru", "counting.ftl", "true-count"),
    ("ru", "guide.html", "2"),
    ("ru", "guide.html", "22"),
    ("ru", "machine.ftl", "class"),
    ("ru", "machine.ftl", "deuces-are-wild"),
    ("ru", "pages.ftl", "seal-mangled"),
    ("ru", "pages.ftl", "secret-mangled"),
    ("ru", "rules.ftl", "explanation"),
    ("ru", "side-bets.ftl", "side-bet-class"),
    ("ru", "table.ftl", "count-rounding"),
    ("ru", "table.ftl", "count-true"),
    ("ru", "table.ftl", "link-secret"),
    ("ru", "table.ftl", "refused-out-of-step"),
];

/// The numbers of a text, without the marks between groups of digits and before decimals. A digit after a letter or `$`
/// belongs to a name.
fn numbers(text: &str) -> BTreeSet<String> {
    let mut numbers = BTreeSet::new();
    let mut letters = text.chars().peekable();
    let mut before = ' ';
    while let Some(letter) = letters.next() {
        if letter.is_ascii_digit() && !before.is_ascii_alphanumeric() && before != '$' {
            let mut number = String::from(letter);
            while let Some(next) =
                letters.next_if(|it| it.is_ascii_digit() || matches!(it, '.' | ',' | '\u{a0}'))
            {
                if next.is_ascii_digit() {
                    number.push(next);
                }
            }
            numbers.insert(number);
            before = '0';
        } else {
            before = letter;
        }
    }
    numbers
}

/// The text without tags and without the keys of choices.
fn shown(text: &str) -> String {
    let lines = text
        .lines()
        .map(|line| match line.trim_start_matches([' ', '*']) {
            choice if choice.starts_with('[') => choice.split_once(']').map_or(choice, |it| it.1),
            _ => line,
        });
    let text = lines
        .collect::<Vec<_>>()
        .join("\n")
        .replace("{\"\\u00A0\"}", "\u{a0}");
    let mut parts = text.split('<');
    let mut shown = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        shown.push(' ');
        shown.push_str(part.split_once('>').map_or(part, |it| it.1));
    }
    shown
}

/// Returns true for a file of messages, and false for one of pieces in HTML.
fn has_messages(file: &str) -> bool {
    Path::new(file).extension().is_some_and(|it| it == "ftl")
}

/// The texts of a file of messages or pieces, each with its name. A piece has the number of its line as its name.
fn texts(language: &str, file: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(in_project(&format!("words/{language}/{file}"))).expect(file);
    let mut texts: Vec<(String, String)> = Vec::new();
    let is_piece = !has_messages(file);
    let lines = text
        .lines()
        .filter(|it| !it.starts_with("<!--") && !it.starts_with('#'));
    for (line, number) in lines.zip(1..) {
        if is_piece {
            texts.push((number.to_string(), line.to_owned()));
        } else if let Some((name, text)) = line
            .split_once(" =")
            .filter(|_| !line.starts_with([' ', '}', '*']))
        {
            texts.push((name.to_owned(), text.to_owned()));
        } else if let Some((_, text)) = texts.last_mut() {
            text.push('\n');
            text.push_str(line);
        }
    }
    texts
}

/// A wrong number in one language is a fault that a reader of the others never sees.
#[test]
fn translations_have_the_numbers_of_the_english() {
    let (mut without, mut compared) = (BTreeSet::new(), 0);
    for entry in fs::read_dir(in_project("words/en")).expect("words/en") {
        let file = entry.expect("a file").file_name();
        let file = file.to_str().expect("a name");
        for language in ["es", "ja", "ru"] {
            let theirs = texts(language, file);
            for (name, english) in texts("en", file) {
                let wanted = numbers(&shown(&english));
                let (_, text) = theirs.iter().find(|it| it.0 == name).expect(&name);
                let found = numbers(&shown(text));
                let missing: Vec<_> = wanted.difference(&found).map(String::as_str).collect();
                compared += wanted.len();
                if !missing.is_empty() {
                    let what = if has_messages(file) {
                        name
                    } else {
                        missing.join(" ")
                    };
                    without.insert((language, file.to_owned(), what));
                }
            }
        }
    }
    let known = WITHOUT.map(|(language, file, what)| (language, file.to_owned(), what.to_owned()));
    assert_eq!(without, BTreeSet::from(known));
    assert!(compared > 1_000, "{compared}");
}

/// The arguments of the English messages whose comment calls them a number of seconds, with the message.
fn seconds(file: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(in_project(&format!("words/en/{file}"))).expect(file);
    let (mut arguments, mut found) = (vec![], vec![]);
    for line in text.lines() {
        if let Some(comment) = line.strip_prefix("# ") {
            let declared = comment.split_once(": the number of seconds");
            arguments.extend(declared.and_then(|it| it.0.split(' ').next()));
        } else if let Some((name, _)) = line.split_once(" =") {
            found.extend(
                arguments
                    .drain(..)
                    .map(|it| (name.to_owned(), it.to_owned())),
            );
        }
    }
    found
}

/// Unicode's signs for a second. The numbers are in seconds, so another unit is a wrong time.
#[test]
fn numbers_of_seconds_have_the_sign_for_seconds() {
    let mut compared = 0;
    for file in files_in(&in_project("words/en")) {
        let file = file.file_name().and_then(|it| it.to_str()).expect("a name");
        for (message, argument) in seconds(file) {
            for (language, sign) in [("en", "s"), ("es", "s"), ("ja", "秒"), ("ru", "с")] {
                let texts = texts(language, file);
                let (_, text) = texts.iter().find(|it| it.0 == message).expect(&message);
                let text = shown(text);
                let placed = format!("{{ {argument} }}");
                let mut uses = text.split(&placed).skip(1).peekable();
                assert!(
                    uses.peek().is_some(),
                    "{language}: {message} lacks {argument}"
                );
                for after in uses {
                    let after = after.trim_start_matches([' ', '\u{a0}']);
                    let rest = after.strip_prefix(sign);
                    let is_sign = rest
                        .is_some_and(|it| language == "ja" || !it.starts_with(char::is_alphabetic));
                    assert!(
                        is_sign,
                        "{language}: {message}: {argument} before {after:?}"
                    );
                    compared += 1;
                }
            }
        }
    }
    assert!(compared >= 20, "{compared}");
}

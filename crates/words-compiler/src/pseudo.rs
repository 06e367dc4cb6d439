//! Pseudo-languages for tests of the layout: one with longer words, and its mirror image, which is written from right
//! to left. Both are English to the app.

use crate::check::CheckedLanguage;
use crate::node::{Choose, Node, Plural};

/// A pseudo-language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pseudo {
    /// English with accents, a third longer and in quotation marks. It shows texts that are truncated or put together
    /// of parts.
    Long,
    /// As `Long`, but from right to left.
    Mirrored,
}

impl Pseudo {
    /// Both pseudo-languages.
    pub const ALL: [Pseudo; 2] = [Pseudo::Long, Pseudo::Mirrored];

    /// The name of its folder among the test tables.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pseudo::Long => "long",
            Pseudo::Mirrored => "mirrored",
        }
    }

    /// Converts a text. Tags and the cards of the guide (`[AS]`) stay as they are.
    #[must_use]
    pub fn text(self, text: &str) -> String {
        let mut changed = String::new();
        for (place, part) in text.split('<').enumerate() {
            let words = match part.split_once('>') {
                Some((tag, words)) if place > 0 => {
                    changed.extend(["<", tag, ">"]);
                    words
                }
                Some(_) | None => part,
            };
            let mut rest = words;
            while let Some((before, card, after)) = around_card(rest) {
                changed.push_str(&self.words(before));
                changed.push_str(card);
                rest = after;
            }
            changed.push_str(&self.words(rest));
        }
        changed
    }

    /// Converts words without a tag.
    fn words(self, words: &str) -> String {
        let has_letters = words.chars().any(char::is_alphabetic);
        if !has_letters {
            return words.to_owned();
        }
        let begins = words.len() - words.trim_start().len();
        let ends = words.trim_end().len();
        let (before, rest) = words.split_at(begins);
        let (middle, after) = rest.split_at(ends - begins);
        let long: String = middle.chars().map(accented).collect();
        let letters = middle.chars().count().div_ceil(3).min(MOST_MORE);
        let more = tail(letters.saturating_sub(MARKS));
        match self {
            Pseudo::Long => format!("{before}«{long}{more}»{after}"),
            // The override writes even Latin letters from right to left.
            Pseudo::Mirrored => {
                let long = keep_numbers(&long);
                format!("{before}\u{202E}«{long}{more}»\u{202C}{after}")
            }
        }
    }

    pub(crate) fn of(self, english: &CheckedLanguage) -> CheckedLanguage {
        let messages = english.messages.iter();
        CheckedLanguage {
            plurals: english.plurals.clone(),
            messages: messages
                .map(|(key, nodes)| (key.clone(), self.nodes(nodes)))
                .collect(),
        }
    }

    fn nodes(self, nodes: &[Node]) -> Vec<Node> {
        let each = |patterns: &[Vec<Node>]| patterns.iter().map(|it| self.nodes(it)).collect();
        let one = |node: &Node| match node {
            Node::Text(text) => Node::Text(self.text(text)),
            Node::Argument(_) | Node::Call(_) => node.clone(),
            Node::Choose(it) => Node::Choose(Choose {
                patterns: each(&it.patterns),
                ..it.clone()
            }),
            Node::Plural(it) => Node::Plural(Plural {
                patterns: each(&it.patterns),
                ..it.clone()
            }),
            Node::Cased(case, inner) => Node::Cased(*case, self.nodes(inner)),
        };
        let isolated = |node: &Node| match (self, node) {
            (Pseudo::Mirrored, Node::Argument(_)) => {
                let [begins, ends] = ISOLATE.map(|it| Node::Text(it.to_owned()));
                vec![begins, node.clone(), ends]
            }
            (
                Pseudo::Long | Pseudo::Mirrored,
                Node::Text(_)
                | Node::Argument(_)
                | Node::Call(_)
                | Node::Choose(_)
                | Node::Plural(_)
                | Node::Cased(..),
            ) => vec![one(node)],
        };
        nodes.iter().flat_map(isolated).collect()
    }
}

/// The isolates around an argument, so that the sign of a number stays before it, and a list of cards keeps its order.
const ISOLATE: [&str; 2] = ["\u{2068}", "\u{2069}"];

/// The most letters that a text becomes longer by: a paragraph is long enough by itself.
const MOST_MORE: usize = 40;

/// The two quotation marks count as a part of the additional length.
const MARKS: usize = 2;

/// The longest word of the additional letters, because lines break between words.
const LONGEST_WORD: usize = 6;

/// The most letters that are added to the last word. More are words of their own.
const LONGEST_ENDING: usize = 3;

/// The additional letters.
fn tail(letters: usize) -> String {
    let words = (0..letters).step_by(LONGEST_WORD);
    let words: Vec<String> = words
        .map(|before| "~".repeat((letters - before).min(LONGEST_WORD)))
        .collect();
    let words = words.join(" ");
    if letters > LONGEST_ENDING {
        format!(" {words}")
    } else {
        words
    }
}

/// Splits a text at its first card: the text before it, the card in its brackets, and the rest.
fn around_card(text: &str) -> Option<(&str, &str, &str)> {
    let begins = text.find('[')?;
    let (before, from) = text.split_at(begins);
    let (card, after) = from.split_at(from.find(']')? + 1);
    Some((before, card, after))
}

/// Keeps the digits of numbers in order in a text from right to left, as in Arabic.
fn keep_numbers(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(|it: char| it.is_ascii_digit()) {
        let (before, from) = rest.split_at(at);
        let is_part = |it: char| it.is_ascii_digit() || matches!(it, '.' | ',');
        let longest = from.find(|it| !is_part(it)).unwrap_or(from.len());
        let number = from.get(..longest).unwrap_or(from);
        let number = number.trim_end_matches(['.', ',']);
        kept.extend([before, "\u{202D}", number, "\u{202C}"]);
        rest = from.get(number.len()..).unwrap_or_default();
    }
    kept + rest
}

/// The letter with an accent, if an accented form is as readable.
const fn accented(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        'y' => 'ý',
        'A' => 'Á',
        'E' => 'É',
        'I' => 'Í',
        'O' => 'Ó',
        'U' => 'Ú',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::Pseudo;

    #[test]
    fn words_get_longer_and_tags_stay() {
        assert_eq!(Pseudo::Long.text("Hit me"), "«Hít mé»");
        assert_eq!(Pseudo::Long.text(" of "), " «óf» ");
        assert_eq!(Pseudo::Long.text(", "), ", ");
        assert_eq!(
            Pseudo::Long.text("<p class=\"note\">Deal</p>"),
            "<p class=\"note\">«Déál»</p>"
        );
        assert_eq!(
            Pseudo::Long.text("<div>[AS][6D]</div>Soft"),
            "<div>[AS][6D]</div>«Sóft»"
        );
        assert_eq!(Pseudo::Mirrored.text("Hit"), "\u{202E}«Hít»\u{202C}");
        assert_eq!(
            Pseudo::Long.text("Twenty-seven letters or so."),
            "«Twéntý-sévén léttérs ór só. ~~~~~~ ~»"
        );
    }

    #[test]
    fn numbers_in_mirrored_text_keep_their_order() {
        assert_eq!(
            Pseudo::Mirrored.text("By 1.5, or 21."),
            "\u{202E}«Bý \u{202D}1.5\u{202C}, ór \u{202D}21\u{202C}.~~~»\u{202C}"
        );
    }
}

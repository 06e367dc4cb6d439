//! Languages that nobody speaks, for tests of the layout: one whose words are longer, and its mirror image, which is written from
//! right to left. They are English to the page.

use crate::check::Language;
use crate::node::{Choose, Node, Plural};

/// A language that nobody speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pseudo {
    /// English with accents, a third longer and in brackets: what is cut off, or put together of parts, is seen.
    Long,
    /// The same from right to left.
    Mirrored,
}

impl Pseudo {
    /// Both.
    pub const ALL: [Pseudo; 2] = [Pseudo::Long, Pseudo::Mirrored];

    /// The name of its folder, among the tables that are made for tests.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pseudo::Long => "long",
            Pseudo::Mirrored => "mirrored",
        }
    }

    /// A text in this language. Tags stay as they are.
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
            changed.push_str(&self.words(words));
        }
        changed
    }

    /// Words without a tag.
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
        let more = "~".repeat(middle.chars().count().div_ceil(3).min(MOST_MORE));
        match self {
            Pseudo::Long => format!("{before}[{long}{more}]{after}"),
            // Has even Latin letters written from right to left.
            Pseudo::Mirrored => format!("{before}\u{202E}[{long}{more}]\u{202C}{after}"),
        }
    }

    pub(crate) fn of(self, english: &Language) -> Language {
        let messages = english.messages.iter();
        Language {
            plurals: english.plurals.clone(),
            messages: messages
                .map(|(key, nodes)| (key.clone(), self.nodes(nodes)))
                .collect(),
        }
    }

    fn nodes(self, nodes: &[Node]) -> Vec<Node> {
        let each = |patterns: &[Vec<Node>]| patterns.iter().map(|it| self.nodes(it)).collect();
        let changed = |node: &Node| match node {
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
        nodes.iter().map(changed).collect()
    }
}

/// No text becomes longer by more than this many letters: a paragraph is long enough by itself.
const MOST_MORE: usize = 40;

/// The letter with an accent, where there is one that is read as easily.
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
    fn words_are_longer_and_tags_stay() {
        assert_eq!(Pseudo::Long.text("Hit me"), "[Hít mé~~]");
        assert_eq!(Pseudo::Long.text(" of "), " [óf~] ");
        assert_eq!(Pseudo::Long.text(", "), ", ");
        assert_eq!(
            Pseudo::Long.text("<p class=\"note\">Deal</p>"),
            "<p class=\"note\">[Déál~~]</p>"
        );
        assert_eq!(Pseudo::Mirrored.text("Hit"), "\u{202E}[Hít~]\u{202C}");
    }
}

//! The items: decisions that can be right or wrong, with stable names.

use std::fmt;
use std::str::FromStr;

/// The greatest number of characters of a name.
const LONGEST: usize = 200;

/// The least number of parts of a name.
const PARTS: usize = 3;

/// The name of an item: parts with slashes between them, such as `blackjack/cell/vegas/hard-16/T`. The first part is the
/// game, the second the kind of decision, and the game chooses the others. The page stores names, so a game never
/// changes them.
///
/// A part has ASCII letters, digits and the characters `-._~:,` and is not empty. So a name stays readable in a link and
/// in a line of text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ItemName(String);

impl ItemName {
    /// Returns the name of the game.
    #[must_use]
    pub fn game(&self) -> &str {
        self.parts().next().unwrap_or_default()
    }

    /// Returns the kind of decision.
    #[must_use]
    pub fn kind(&self) -> &str {
        self.parts().nth(1).unwrap_or_default()
    }

    /// Returns all parts in order.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        self.0.split('/')
    }
}

impl fmt::Display for ItemName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The error for a text that is not the name of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAnItemName {
    /// The text is longer than 200 characters.
    TooLong,
    /// The text has fewer than three parts, or an empty one.
    TooFewParts,
    /// A character that no name has.
    Character(char),
}

impl fmt::Display for NotAnItemName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAnItemName::TooLong => {
                write!(f, "The name of an item has at most {LONGEST} characters.")
            }
            NotAnItemName::TooFewParts => f.write_str(
                "The name of an item has a game, a kind and a decision, with slashes between them.",
            ),
            NotAnItemName::Character(character) => {
                write!(f, "The name of an item has no {character:?}.")
            }
        }
    }
}

impl std::error::Error for NotAnItemName {}

impl FromStr for ItemName {
    type Err = NotAnItemName;

    fn from_str(text: &str) -> Result<ItemName, NotAnItemName> {
        let is_allowed = |it: &char| it.is_ascii_alphanumeric() || "/-._~:,".contains(*it);
        if let Some(character) = text.chars().find(|it| !is_allowed(it)) {
            return Err(NotAnItemName::Character(character));
        }
        if text.len() > LONGEST {
            return Err(NotAnItemName::TooLong);
        }
        if text.split('/').count() < PARTS || text.split('/').any(str::is_empty) {
            return Err(NotAnItemName::TooFewParts);
        }
        Ok(ItemName(text.to_owned()))
    }
}

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(ItemName);

/// A decision to learn.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// Its name.
    pub name: ItemName,
    frequency: f64,
    cost: f64,
}

impl Item {
    /// Creates an item from the mean number of its decisions in a round and the mean cost of its most likely mistake, in
    /// bets.
    ///
    /// # Errors
    /// [`NotAnItem`] if a number is negative or not finite.
    pub fn new(name: ItemName, frequency: f64, cost: f64) -> Result<Item, NotAnItem> {
        let is_amount = |number: f64| number.is_finite() && number >= 0.0;
        if is_amount(frequency) && is_amount(cost) {
            Ok(Item {
                name,
                frequency,
                cost,
            })
        } else {
            Err(NotAnItem { name })
        }
    }

    /// Returns the mean number of such decisions in a round.
    #[must_use]
    pub const fn frequency(&self) -> f64 {
        self.frequency
    }

    /// Returns the mean cost of the most likely mistake, in bets.
    #[must_use]
    pub const fn cost(&self) -> f64 {
        self.cost
    }

    /// Returns the loss in a round, in bets, of a player who makes this mistake every time.
    #[must_use]
    pub const fn loss(&self) -> f64 {
        self.frequency * self.cost
    }
}

/// The error for an item with an impossible frequency or cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAnItem {
    /// The name of the item.
    pub name: ItemName,
}

impl fmt::Display for NotAnItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "The frequency and the cost of {} are not both amounts.",
            self.name
        )
    }
}

impl std::error::Error for NotAnItem {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_as_they_are_read() {
        for text in [
            "blackjack/cell/vegas.1-deck.h17/pair-8/A",
            "jacks/row/jacks:800-50-25-9-6-4-3-2-1/7",
            "counting/tag/hi-lo/T",
        ] {
            let name: ItemName = text.parse().expect(text);
            assert_eq!(name.to_string(), text);
            assert_eq!(name.parts().collect::<Vec<_>>().join("/"), text);
        }
        let name: ItemName = "counting/tag/hi-lo/T".parse().expect("a name");
        assert_eq!([name.game(), name.kind()], ["counting", "tag"]);
    }

    #[test]
    fn other_texts_are_refused_with_a_sentence() {
        let long = format!("a/b/{}", "c".repeat(200));
        for (text, why) in [
            ("", NotAnItemName::TooFewParts),
            ("blackjack/cell", NotAnItemName::TooFewParts),
            ("blackjack//hard-16", NotAnItemName::TooFewParts),
            ("/blackjack/hard-16", NotAnItemName::TooFewParts),
            ("a/b/c d", NotAnItemName::Character(' ')),
            ("a/b/é", NotAnItemName::Character('é')),
            ("a/b/c\n", NotAnItemName::Character('\n')),
            (&long, NotAnItemName::TooLong),
        ] {
            assert_eq!(text.parse::<ItemName>(), Err(why), "{text}");
            assert!(why.to_string().ends_with('.'));
        }
    }

    #[test]
    fn impossible_numbers_are_refused() {
        let name: ItemName = "a/b/c".parse().expect("a name");
        for (frequency, cost) in [
            (-1.0, 1.0),
            (1.0, -0.1),
            (f64::NAN, 1.0),
            (1.0, f64::INFINITY),
        ] {
            assert!(Item::new(name.clone(), frequency, cost).is_err());
        }
        let item = Item::new(name, 0.5, 0.2).expect("an item");
        assert!((item.loss() - 0.1).abs() < 1e-15);
    }
}

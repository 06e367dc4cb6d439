// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{Keyed, Words};
use crate::text::choices::{Rank, Suit};

/// The place of these messages in a table.
const SECTION: usize = 0;

impl Keyed for Rank {
    fn key(self) -> u8 {
        match self {
            Rank::Two => 0,
            Rank::Three => 1,
            Rank::Four => 2,
            Rank::Five => 3,
            Rank::Six => 4,
            Rank::Seven => 5,
            Rank::Eight => 6,
            Rank::Nine => 7,
            Rank::Ten => 8,
            Rank::Jack => 9,
            Rank::Queen => 10,
            Rank::King => 11,
            Rank::Ace => 12,
        }
    }
}

impl Keyed for Suit {
    fn key(self) -> u8 {
        match self {
            Suit::Spades => 0,
            Suit::Hearts => 1,
            Suit::Diamonds => 2,
            Suit::Clubs => 3,
        }
    }
}

impl Words {
    /// A rank inside a sentence. The form “many” names several cards of it: “Pair of sixes”.
    ///
    /// - `rank`: which
    #[must_use]
    pub fn rank(self, rank: Rank) -> &'static str {
        self.fixed(SECTION, 0, &[Arg::Key(rank.key())])
    }

    /// A suit as it stands in the name of a card.
    ///
    /// - `suit`: which
    #[must_use]
    pub fn suit(self, suit: Suit) -> &'static str {
        self.fixed(SECTION, 1, &[Arg::Key(suit.key())])
    }

    /// What a card is called. The form “in-sentence” stands inside a sentence: “the seven of diamonds”.
    ///
    /// - `rank`: its rank
    /// - `suit`: its suit
    #[must_use]
    pub fn card(self, rank: Rank, suit: Suit) -> String {
        self.say(SECTION, 2, &[Arg::Key(rank.key()), Arg::Key(suit.key())])
    }
}

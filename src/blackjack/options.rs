//! What can be chosen one by one at a blackjack table: each choice a type, each value with the word
//! that stands for it in links and saves.

use crate::core::Decks;

/// A choice with a few values, each written as one word of letters, digits and hyphens. No two
/// choices share a word, so a list of words needs no names.
pub trait Choice: Copy + 'static {
    /// Every value.
    const VALUES: &'static [Self];

    /// The word of each.
    const WORDS: &'static [&'static str];

    /// The word that stands for the value.
    fn word(self) -> &'static str;

    /// Makes this the choice that the word stands for, and tells whether it stands for one.
    fn choose(&mut self, word: &str) -> bool {
        let value = place(word, Self::WORDS).and_then(|place| Self::VALUES.get(place));
        value.map(|value| *self = *value).is_some()
    }
}

/// The place of this word among these. Not part of the trait, which would have it once for each choice.
fn place(word: &str, words: &[&str]) -> Option<usize> {
    words.iter().position(|it| *it == word)
}

/// Declares a choice: its doc comment, its values with theirs, and the word of each.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$value_doc])* $value,)+
        }

        impl $name {
            /// Every value, in the order in which they are offered.
            pub const ALL: &'static [$name] = &[$($name::$value),+];
        }

        impl Choice for $name {
            const VALUES: &'static [$name] = $name::ALL;
            const WORDS: &'static [&'static str] = &[$($word),+];

            fn word(self) -> &'static str {
                match self {
                    $($name::$value => $word,)+
                }
            }
        }
    };
}

choice! {
    /// Who gets a tie.
    Ties {
        /// Nobody.
        Draw = "ties-push",
        /// The dealer.
        DealerWins = "ties-lose",
    }
}

choice! {
    /// What 21 on the first two cards means.
    Naturals {
        /// The round is over at once, and a natural beats every other 21. It wins as much as was
        /// bet, or, where nothing is bet, the round.
        PayEven = "naturals",
        /// The same, and it wins 6 for every 5 that were bet.
        PaySixToFive = "naturals-6-5",
        /// The same, and it wins 3 for every 2 that were bet.
        PayThreeToTwo = "naturals-3-2",
        /// It is 21 like any other, and the round goes on.
        NotSpecial = "no-naturals",
    }
}

impl Naturals {
    /// Whether a natural ends the round, so that a dealer who shows an ace or a ten looks at the
    /// hole card first.
    #[must_use]
    pub const fn end_the_round(self) -> bool {
        match self {
            Naturals::PayEven | Naturals::PaySixToFive | Naturals::PayThreeToTwo => true,
            Naturals::NotSpecial => false,
        }
    }
}

choice! {
    /// What the dealer does with a soft 17.
    Soft17 {
        /// Stands, as on every 17.
        Stands = "s17",
        /// Draws.
        Hits = "h17",
    }
}

choice! {
    /// How many decks of 52 cards the pack is made of.
    DeckCount {
        /// One.
        One = "1-deck",
        /// Two.
        Two = "2-decks",
        /// Four.
        Four = "4-decks",
        /// Six.
        Six = "6-decks",
        /// Eight.
        Eight = "8-decks",
    }
}

impl DeckCount {
    /// The number of decks.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            DeckCount::One => 1,
            DeckCount::Two => 2,
            DeckCount::Four => 4,
            DeckCount::Six => 6,
            DeckCount::Eight => 8,
        }
    }

    /// The pack.
    #[must_use]
    pub const fn decks(self) -> Decks {
        match Decks::new(self.number()) {
            Ok(decks) => decks,
            Err(_) => Decks::ONE,
        }
    }
}

choice! {
    /// When the cards are shuffled. A shoe with a cut card is dealt from until the cut card comes
    /// out, and shuffled when the round is over in which it did.
    Shuffle {
        /// For every round.
        EveryRound = "fresh",
        /// When half of the cards are dealt.
        After50 = "shoe-50",
        /// When six tenths of the cards are dealt.
        After60 = "shoe-60",
        /// When seven tenths of the cards are dealt.
        After70 = "shoe-70",
        /// When three quarters of the cards are dealt.
        After75 = "shoe-75",
        /// When eight tenths of the cards are dealt.
        After80 = "shoe-80",
        /// When nine tenths of the cards are dealt.
        After90 = "shoe-90",
    }
}

impl Shuffle {
    /// How much of a shoe is dealt before the cut card, in percent. None where there is no shoe.
    #[must_use]
    pub const fn penetration(self) -> Option<u8> {
        match self {
            Shuffle::EveryRound => None,
            Shuffle::After50 => Some(50),
            Shuffle::After60 => Some(60),
            Shuffle::After70 => Some(70),
            Shuffle::After75 => Some(75),
            Shuffle::After80 => Some(80),
            Shuffle::After90 => Some(90),
        }
    }
}

choice! {
    /// Whether the game is for chips of no value. Without chips there is nothing but Hit and Stand.
    Chips {
        /// Nothing is bet.
        None = "no-chips",
        /// A bet before the cards are dealt; insurance where naturals count.
        Bets = "chips",
    }
}

choice! {
    /// The first two cards on which the bet may be doubled for one more card and no other.
    Double {
        /// None.
        Never = "no-double",
        /// Those that count hard 10 or 11.
        TenOrEleven = "double-10-11",
        /// Those that count hard 9, 10 or 11.
        NineToEleven = "double-9-11",
        /// Any.
        AnyTwo = "double-any",
    }
}

choice! {
    /// Whether a hand that came from a split may be doubled.
    DoubleAfterSplit {
        /// It may not.
        No = "no-das",
        /// It may, on the cards that [`Double`] says.
        Yes = "das",
    }
}

choice! {
    /// How many hands a player may have after splitting: two cards of one value (any two that count
    /// ten among them) become two hands.
    Split {
        /// One: no split.
        Never = "no-split",
        /// Two: one split.
        ToTwo = "split-2",
        /// Three.
        ToThree = "split-3",
        /// Four.
        ToFour = "split-4",
    }
}

impl Split {
    /// The most hands: 1 to 4.
    #[must_use]
    pub const fn hands(self) -> u8 {
        match self {
            Split::Never => 1,
            Split::ToTwo => 2,
            Split::ToThree => 3,
            Split::ToFour => 4,
        }
    }
}

choice! {
    /// What becomes of split aces, which take one card each and no more.
    SplitAces {
        /// Two aces in a hand of a split stay one hand.
        Once = "aces-once",
        /// They may be split again, as other pairs.
        Again = "aces-again",
    }
}

choice! {
    /// Whether the player may give the hand up for half of the bet, as the first decision and when
    /// the dealer is known to have no natural.
    Surrender {
        /// Never.
        No = "no-surrender",
        /// Yes (“late surrender”).
        Late = "surrender",
    }
}

//! What can be chosen one by one at a blackjack table: each choice a type, each value with the word
//! that stands for it in links and saves.

use fair_deal_core::Decks;

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
        /// The same, and it wins 7 for every 5 that were bet.
        PaySevenToFive = "naturals-7-5",
        /// The same, and it wins 3 for every 2 that were bet.
        PayThreeToTwo = "naturals-3-2",
        /// The same, and it wins 2 for each that was bet.
        PayTwoToOne = "naturals-2-1",
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
            Naturals::PayEven
            | Naturals::PaySixToFive
            | Naturals::PaySevenToFive
            | Naturals::PayThreeToTwo
            | Naturals::PayTwoToOne => true,
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
        /// Three.
        Three = "3-decks",
        /// Four.
        Four = "4-decks",
        /// Five.
        Five = "5-decks",
        /// Six.
        Six = "6-decks",
        /// Seven.
        Seven = "7-decks",
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
            DeckCount::Three => 3,
            DeckCount::Four => 4,
            DeckCount::Five => 5,
            DeckCount::Six => 6,
            DeckCount::Seven => 7,
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
    /// Whether the dealer takes a second card before the player decides, and what a natural takes that
    /// the dealer turns out to have after the player has decided.
    HoleCard {
        /// The dealer takes a hole card and looks at it under an ace or a ten: a natural ends the round
        /// before anything is added to the bet.
        Peek = "peek",
        /// The dealer takes the second card after the player. A natural takes all bets, those of doubles
        /// and splits too (“European no hole card”).
        NoneTakesAll = "enhc",
        /// The dealer takes the second card after the player. A natural takes the original bet, and
        /// what was added to it goes back (“original bets only”).
        NoneTakesOriginal = "obo",
    }
}

choice! {
    /// The cards on which the bet may be doubled for one more card and no other.
    Double {
        /// None.
        Never = "no-double",
        /// Two cards that count hard 11.
        Eleven = "double-11",
        /// Two cards that count hard 10 or 11.
        TenOrEleven = "double-10-11",
        /// Two cards that count hard 9, 10 or 11.
        NineToEleven = "double-9-11",
        /// Two cards that count hard 8, 9, 10 or 11.
        EightToEleven = "double-8-11",
        /// Any two cards.
        AnyTwo = "double-any",
        /// Any number of cards.
        AnyCards = "double-any-cards",
    }
}

impl Double {
    /// The least hard total that is doubled, 0 where every hand with the right number of cards is;
    /// `None` where no hand is. The highest is 11.
    #[must_use]
    pub const fn least(self) -> Option<u8> {
        match self {
            Double::Never => None,
            Double::Eleven => Some(11),
            Double::TenOrEleven => Some(10),
            Double::NineToEleven => Some(9),
            Double::EightToEleven => Some(8),
            Double::AnyTwo | Double::AnyCards => Some(0),
        }
    }
}

choice! {
    /// Whether the player may look at the card of a double and give the hand up for the original bet.
    Rescue {
        /// The player may not.
        No = "no-rescue",
        /// The player may: half of the doubled bet comes back (“double-down rescue”).
        Yes = "rescue",
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
    /// Whether two aces in a hand of split aces may be split again.
    SplitAces {
        /// They stay one hand.
        Once = "aces-once",
        /// They may be split, as other pairs.
        Again = "aces-again",
    }
}

choice! {
    /// What may be done with a split ace after its second card.
    SplitAcePlay {
        /// Nothing: it takes one card.
        OneCard = "aces-one-card",
        /// It may be hit as any hand.
        Hit = "aces-hit",
        /// It may be doubled where [`Double`] allows it, also where other hands of a split may not.
        Double = "aces-double",
        /// It may be hit or doubled.
        HitOrDouble = "aces-hit-double",
    }
}

impl SplitAcePlay {
    /// Whether a split ace may take more than one card without a double.
    #[must_use]
    pub const fn hits(self) -> bool {
        match self {
            SplitAcePlay::OneCard | SplitAcePlay::Double => false,
            SplitAcePlay::Hit | SplitAcePlay::HitOrDouble => true,
        }
    }

    /// Whether a split ace may be doubled.
    #[must_use]
    pub const fn doubles(self) -> bool {
        match self {
            SplitAcePlay::OneCard | SplitAcePlay::Hit => false,
            SplitAcePlay::Double | SplitAcePlay::HitOrDouble => true,
        }
    }
}

choice! {
    /// Which two cards that count ten may be split.
    SplitTens {
        /// Any two.
        ByValue = "tens-by-value",
        /// Two of one rank, as two kings.
        ByRank = "tens-by-rank",
        /// None.
        Never = "tens-never",
    }
}

choice! {
    /// Whether a hand that is not bust wins with this many cards, as much as was bet and whatever the
    /// dealer's cards come to. A natural of the dealer beats it.
    Charlie {
        /// No number of cards wins.
        None = "no-charlie",
        /// Five.
        Five = "charlie-5",
        /// Six.
        Six = "charlie-6",
        /// Seven.
        Seven = "charlie-7",
    }
}

impl Charlie {
    /// The number of cards that wins, 5 to 7; `None` where none does.
    #[must_use]
    pub const fn cards(self) -> Option<u8> {
        match self {
            Charlie::None => None,
            Charlie::Five => Some(5),
            Charlie::Six => Some(6),
            Charlie::Seven => Some(7),
        }
    }
}

choice! {
    /// Whether [`Charlie`] holds for hands of a split.
    CharlieAfterSplit {
        /// Not for them.
        No = "no-charlie-split",
        /// For them too.
        Yes = "charlie-split",
    }
}

choice! {
    /// Whether the player may give the hand up for half of the bet. *Early* is before the dealer looks,
    /// and the half comes back whatever the dealer has; *late* is when the dealer is known to have no
    /// natural. Against a card from two to nine they are the same.
    ///
    /// Where the dealer has no hole card nobody looks, so the late ones have no moment of their own.
    /// Where a natural takes the original bet only, it takes all of it from a hand given up late.
    /// Where a natural takes all bets, late stands for early against every card but an ace, and none
    /// against an ace; only [`Surrender::LateOrNatural`] is given up against a natural for all of the
    /// bet there.
    Surrender {
        /// Never.
        No = "no-surrender",
        /// Late, as the first decision.
        Late = "surrender",
        /// Early, as the first decision.
        Early = "early-surrender",
        /// Early against a ten, as the first decision, and not against other cards.
        EarlyTen = "early-10",
        /// Early against an ace, as the first decision, and not against other cards.
        EarlyAce = "early-ace",
        /// Early against a ten and late against other cards, as the first decision.
        EarlyTenLate = "early-10-late",
        /// Early against an ace and late against other cards, as the first decision.
        EarlyAceLate = "early-ace-late",
        /// Late, on any number of cards.
        AnyCards = "surrender-any-cards",
        /// Late, as the first decision; where the dealer has no hole card, a natural takes the other half
        /// too.
        LateOrNatural = "surrender-or-natural",
    }
}

/// What becomes of a bet whose hand is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivenUp {
    /// Half of it comes back, whatever the dealer has.
    Half,
    /// Half of it comes back, unless the dealer has a natural.
    HalfOrNone,
}

impl Surrender {
    /// What becomes of the bet when a hand with so many cards is given up against an up card with these
    /// points, 1 to 10; `None` where it may not be given up.
    #[must_use]
    pub const fn given_up(self, hole_card: HoleCard, up: u8, cards: usize) -> Option<GivenUp> {
        if cards > 2 && !matches!(self, Surrender::AnyCards) {
            return None;
        }
        let late = match hole_card {
            HoleCard::Peek | HoleCard::NoneTakesOriginal => Some(GivenUp::HalfOrNone),
            HoleCard::NoneTakesAll if up == 1 => None,
            HoleCard::NoneTakesAll => Some(GivenUp::Half),
        };
        match (self, up) {
            (Surrender::Early, _)
            | (Surrender::EarlyTen | Surrender::EarlyTenLate, 10)
            | (Surrender::EarlyAce | Surrender::EarlyAceLate, 1) => Some(GivenUp::Half),
            (Surrender::No | Surrender::EarlyTen | Surrender::EarlyAce, _) => None,
            (
                Surrender::Late
                | Surrender::EarlyTenLate
                | Surrender::EarlyAceLate
                | Surrender::AnyCards,
                _,
            ) => late,
            (Surrender::LateOrNatural, _) => Some(GivenUp::HalfOrNone),
        }
    }
}

//! The single rules of a blackjack table. Each rule is a type, and each of its values has a word, which stands for it
//! in links and saved records.

use fair_deal_core::Decks;

/// A value of a rule that has a few values. Each value has a word of letters, digits and hyphens. No two rules share a
/// word, so a list of words determines the values without the names of the rules.
pub trait RuleValue: Copy + 'static {
    /// All values.
    const VALUES: &'static [Self];

    /// Returns the word of the value.
    fn word(self) -> &'static str;

    /// Sets `self` to the value that has this word. Returns false, and changes nothing, if no value has the word.
    fn choose(&mut self, word: &str) -> bool {
        let mut values = Self::VALUES.iter();
        let value = values.find(|value| value.word() == word);
        value.map(|value| *self = *value).is_some()
    }
}

/// Declares a rule: its doc comment, and for each value a doc comment and a word.
macro_rules! rule {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$value_doc])* $value,)+
        }

        impl $name {
            /// All values, in the order in which the page offers them.
            pub const ALL: &'static [$name] = &[$($name::$value),+];
        }

        impl RuleValue for $name {
            const VALUES: &'static [$name] = $name::ALL;

            fn word(self) -> &'static str {
                match self {
                    $($name::$value => $word,)+
                }
            }
        }
    };
}

rule! {
    /// The rule for ties.
    Ties {
        /// A tie is a push: the player gets the bet back.
        Draw = "ties-push",
        /// The dealer wins ties.
        DealerWins = "ties-lose",
    }
}

rule! {
    /// The rule for naturals: 21 with the first two cards.
    Naturals {
        /// A natural beats every other 21, and its hand ends at once. It pays 1 to 1; without bets it wins the round.
        PayEven = "naturals",
        /// As [`Naturals::PayEven`], but a natural pays 6 to 5.
        PaySixToFive = "naturals-6-5",
        /// As [`Naturals::PayEven`], but a natural pays 7 to 5.
        PaySevenToFive = "naturals-7-5",
        /// As [`Naturals::PayEven`], but a natural pays 3 to 2.
        PayThreeToTwo = "naturals-3-2",
        /// As [`Naturals::PayEven`], but a natural pays 2 to 1.
        PayTwoToOne = "naturals-2-1",
        /// A natural counts like any other 21, and its hand is played on.
        NotSpecial = "no-naturals",
    }
}

impl Naturals {
    /// Returns true if a natural beats every other 21. A dealer with a hole card then looks at it under an ace or a
    /// ten, and the round ends before the player can play on against a natural.
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

rule! {
    /// The rule for the dealer's soft 17.
    Soft17 {
        /// The dealer stands, as on every 17.
        Stands = "s17",
        /// The dealer draws.
        Hits = "h17",
    }
}

rule! {
    /// The number of decks of 52 cards in the pack.
    DeckCount {
        /// One deck.
        One = "1-deck",
        /// Two decks.
        Two = "2-decks",
        /// Three decks.
        Three = "3-decks",
        /// Four decks.
        Four = "4-decks",
        /// Five decks.
        Five = "5-decks",
        /// Six decks.
        Six = "6-decks",
        /// Seven decks.
        Seven = "7-decks",
        /// Eight decks.
        Eight = "8-decks",
    }
}

impl DeckCount {
    /// Returns the number of decks, 1 to 8.
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

    /// Returns the decks of the pack.
    #[must_use]
    pub const fn decks(self) -> Decks {
        match Decks::new(self.number()) {
            Ok(decks) => decks,
            Err(_) => Decks::ONE,
        }
    }
}

rule! {
    /// The rule for shuffling. At a shoe, the dealer deals until the cut card comes out, finishes that round, and
    /// shuffles.
    Shuffle {
        /// Before every round.
        EveryRound = "fresh",
        /// After half of the cards.
        After50 = "shoe-50",
        /// After six tenths of the cards.
        After60 = "shoe-60",
        /// After seven tenths of the cards.
        After70 = "shoe-70",
        /// After three quarters of the cards.
        After75 = "shoe-75",
        /// After eight tenths of the cards.
        After80 = "shoe-80",
        /// After nine tenths of the cards.
        After90 = "shoe-90",
    }
}

impl Shuffle {
    /// Returns the percentage of the shoe before the cut card. Returns `None` if the table has no shoe.
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

rule! {
    /// The choice between a game with chips and one without. The chips have no value. Without chips the player can only
    /// hit and stand.
    Chips {
        /// The game has no bets.
        None = "no-chips",
        /// The player bets before the deal. Where a natural beats every other 21 and an ace may count 11, the table
        /// offers insurance against an ace.
        Bets = "chips",
    }
}

rule! {
    /// The rule for the dealer's second card. The dealer takes it before or after the player's turn. If it comes after,
    /// the rule says which bets a natural takes.
    HoleCard {
        /// The dealer takes a hole card at the deal. Where a natural beats every other 21, the dealer looks at it if
        /// the upcard is an ace or a ten, and a natural ends the round before the player can add to the bet.
        Peek = "peek",
        /// The dealer takes the second card after the player's turn. A natural takes all bets, doubles and splits
        /// included (“European no hole card”).
        NoneTakesAll = "enhc",
        /// The dealer takes the second card after the player's turn. A natural takes the original bet, and the player
        /// gets added bets back (“original bets only”).
        NoneTakesOriginal = "obo",
    }
}

rule! {
    /// The cards on which the player may double the bet for exactly one more card.
    Double {
        /// No cards.
        Never = "no-double",
        /// Two cards with a hard total of 11.
        Eleven = "double-11",
        /// Two cards with a hard total of 10 or 11.
        TenOrEleven = "double-10-11",
        /// Two cards with a hard total of 9, 10 or 11.
        NineToEleven = "double-9-11",
        /// Two cards with a hard total of 8, 9, 10 or 11.
        EightToEleven = "double-8-11",
        /// Any two cards.
        AnyTwo = "double-any",
        /// Any number of cards.
        AnyCards = "double-any-cards",
    }
}

impl Double {
    /// Returns the least hard total that may be doubled; the highest is 11. Returns 0 if every total may be doubled,
    /// and `None` if no hand may be.
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

rule! {
    /// The rule for giving a doubled hand up once its last card is seen. The player then loses the original bet.
    Rescue {
        /// The player may not give a doubled hand up.
        No = "no-rescue",
        /// The player may give it up, and gets half of the doubled bet back (“double-down rescue”).
        Yes = "rescue",
    }
}

rule! {
    /// The rule for doubling a hand of a split.
    DoubleAfterSplit {
        /// The player may not double it.
        No = "no-das",
        /// The player may double it, on the cards that [`Double`] allows.
        Yes = "das",
    }
}

rule! {
    /// The greatest number of hands after splits. A split makes two hands of two cards of one value; any two cards that
    /// count ten have one value.
    Split {
        /// One hand: no split.
        Never = "no-split",
        /// Two hands: one split.
        ToTwo = "split-2",
        /// Three hands.
        ToThree = "split-3",
        /// Four hands.
        ToFour = "split-4",
    }
}

impl Split {
    /// Returns the greatest number of hands, 1 to 4.
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

rule! {
    /// The rule for a split ace whose second card is an ace too.
    SplitAces {
        /// The two aces stay one hand.
        Once = "aces-once",
        /// The two aces may be split, like other pairs.
        Again = "aces-again",
    }
}

rule! {
    /// The rule for a split ace after its second card.
    SplitAcePlay {
        /// The hand ends: it takes one card.
        OneCard = "aces-one-card",
        /// The player may hit it like any hand.
        Hit = "aces-hit",
        /// The player may double it where [`Double`] allows it, even if other hands of a split may not be doubled.
        Double = "aces-double",
        /// The player may hit it or double it.
        HitOrDouble = "aces-hit-double",
    }
}

impl SplitAcePlay {
    /// Returns true if a split ace may take more than one card without a double.
    #[must_use]
    pub const fn hits(self) -> bool {
        match self {
            SplitAcePlay::OneCard | SplitAcePlay::Double => false,
            SplitAcePlay::Hit | SplitAcePlay::HitOrDouble => true,
        }
    }

    /// Returns true if a split ace may be doubled.
    #[must_use]
    pub const fn doubles(self) -> bool {
        match self {
            SplitAcePlay::OneCard | SplitAcePlay::Hit => false,
            SplitAcePlay::Double | SplitAcePlay::HitOrDouble => true,
        }
    }
}

rule! {
    /// The rule for splitting two cards that count ten.
    SplitTens {
        /// Any two may be split.
        ByValue = "tens-by-value",
        /// Only two of one rank, such as two kings, may be split.
        ByRank = "tens-by-rank",
        /// They may not be split.
        Never = "tens-never",
    }
}

rule! {
    /// The number of cards with which a hand wins if it is not bust, whatever the dealer's total: a Charlie. It pays 1
    /// to 1. A dealer's natural beats it.
    Charlie {
        /// No number of cards wins.
        None = "no-charlie",
        /// Five cards win.
        Five = "charlie-5",
        /// Six cards win.
        Six = "charlie-6",
        /// Seven cards win.
        Seven = "charlie-7",
    }
}

impl Charlie {
    /// Returns the number of cards of a Charlie, 5 to 7. Returns `None` if the table has no Charlie.
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

rule! {
    /// The rule for [`Charlie`] with hands of a split.
    CharlieAfterSplit {
        /// Hands of a split do not win by their number of cards.
        No = "no-charlie-split",
        /// Hands of a split win by their number of cards too.
        Yes = "charlie-split",
    }
}

rule! {
    /// The rule for giving a hand up for half of the bet. With *early* surrender the player decides before the dealer
    /// peeks, and gets the half back even against a natural. With *late* surrender the player decides after the dealer
    /// has peeked and has no natural. Against an upcard from two to nine the two are equal.
    ///
    /// A dealer without a hole card does not peek, so late surrender comes before a natural can show. With
    /// [`HoleCard::NoneTakesOriginal`], a natural takes the whole bet of a hand given up late. With
    /// [`HoleCard::NoneTakesAll`], late surrender is not allowed against an ace. Against any other upcard, the player
    /// gets the half back even against a natural. [`Surrender::LateOrNatural`] differs there: it is allowed against
    /// every upcard, and a natural takes the whole bet.
    Surrender {
        /// The player may never give a hand up.
        No = "no-surrender",
        /// Late, as the first decision.
        Late = "surrender",
        /// Early, as the first decision.
        Early = "early-surrender",
        /// Early against a ten, as the first decision. Not allowed against other upcards.
        EarlyTen = "early-10",
        /// Early against an ace, as the first decision. Not allowed against other upcards.
        EarlyAce = "early-ace",
        /// Early against a ten and late against other upcards, as the first decision.
        EarlyTenLate = "early-10-late",
        /// Early against an ace and late against other upcards, as the first decision.
        EarlyAceLate = "early-ace-late",
        /// Late, on any number of cards.
        AnyCards = "surrender-any-cards",
        /// Late, as the first decision, against every upcard. If the dealer has no hole card, a natural takes the whole
        /// bet.
        LateOrNatural = "surrender-or-natural",
    }
}

/// The rule for the bet on a hand that is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SurrenderRule {
    /// The player gets half of it back, whatever the dealer has.
    Half,
    /// The player gets half of it back, unless the dealer has a natural.
    HalfOrNone,
}

impl Surrender {
    /// Returns the rule for the bet if the player gives up a hand with this number of cards. `up` is the points of the
    /// upcard, 1 to 10. Returns `None` if the player may not give the hand up.
    #[must_use]
    pub const fn given_up(
        self,
        hole_card: HoleCard,
        up: u8,
        cards: usize,
    ) -> Option<SurrenderRule> {
        if cards > 2 && !matches!(self, Surrender::AnyCards) {
            return None;
        }
        let late = match hole_card {
            HoleCard::Peek | HoleCard::NoneTakesOriginal => Some(SurrenderRule::HalfOrNone),
            HoleCard::NoneTakesAll if up == 1 => None,
            HoleCard::NoneTakesAll => Some(SurrenderRule::Half),
        };
        match (self, up) {
            (Surrender::Early, _)
            | (Surrender::EarlyTen | Surrender::EarlyTenLate, 10)
            | (Surrender::EarlyAce | Surrender::EarlyAceLate, 1) => Some(SurrenderRule::Half),
            (Surrender::No | Surrender::EarlyTen | Surrender::EarlyAce, _) => None,
            (
                Surrender::Late
                | Surrender::EarlyTenLate
                | Surrender::EarlyAceLate
                | Surrender::AnyCards,
                _,
            ) => late,
            (Surrender::LateOrNatural, _) => Some(SurrenderRule::HalfOrNone),
        }
    }
}

// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{Keyed, PokerWords};
use crate::text::choices::{PracticeKind, Rank};

/// The place of these messages in a table.
const SECTION: usize = 5;

impl Keyed for PracticeKind {
    fn key(self) -> u8 {
        match self {
            PracticeKind::HighPairs => 0,
            PracticeKind::LowPairs => 1,
            PracticeKind::FourToFlush => 2,
            PracticeKind::FourToStraight => 3,
            PracticeKind::ThreeToRoyal => 4,
            PracticeKind::HighCards => 5,
            PracticeKind::Joker => 6,
            PracticeKind::Deuces => 7,
            PracticeKind::Kickers => 8,
        }
    }
}

impl PokerWords {
    /// Which hands are practised, as it stands on the table.
    ///
    /// - `kind`: the kind of hands
    #[must_use]
    pub fn jacks_practice_of(self, kind: PracticeKind) -> &'static str {
        self.fixed(SECTION, 0, &[Arg::Key(kind.key())])
    }

    /// Hands are practised in which two holds are nearly as good.
    #[must_use]
    pub fn jacks_practice_close(self) -> &'static str {
        self.fixed(SECTION, 1, &[])
    }

    /// Hands are practised in which a card that is put aside decides which hold is right.
    #[must_use]
    pub fn jacks_practice_penalty(self) -> &'static str {
        self.fixed(SECTION, 2, &[])
    }

    /// Hands are practised that are like those that the player has played badly.
    #[must_use]
    pub fn jacks_practice_mistakes(self) -> &'static str {
        self.fixed(SECTION, 3, &[])
    }

    /// So many coins: “5 coins”.
    ///
    /// - `count`: how many
    #[must_use]
    pub fn coins(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 4, &[Arg::Number(count.count())])
    }

    /// What is bet on a hand: “Bet: 5 coins”.
    ///
    /// - `coins`: how many
    #[must_use]
    pub fn coins_on_hand(self, coins: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 5, &[Arg::Number(coins.count())])
    }

    /// What a hand is, and what it pays, in a sentence.
    ///
    /// - `hand`: what it is called
    /// - `paid`: how many coins; 0 is nothing
    #[must_use]
    pub fn hand_pays(self, hand: &str, paid: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 6, &[Arg::Text(hand), Arg::Number(paid.count())])
    }

    /// From which rank on a pair is paid: “Pairs pay from jacks up.”
    ///
    /// - `rank`: which
    #[must_use]
    pub fn pairs_pay_from(self, rank: Rank) -> String {
        self.say(SECTION, 7, &[Arg::Key(rank.key())])
    }

    /// A deal is refused, because nothing is bet.
    #[must_use]
    pub fn refused_no_bet(self) -> &'static str {
        self.fixed(SECTION, 8, &[])
    }

    /// A bet is refused, because the player does not have so many chips.
    #[must_use]
    pub fn refused_not_enough(self) -> &'static str {
        self.fixed(SECTION, 9, &[])
    }

    /// How many cards are held.
    ///
    /// - `count`: how many
    #[must_use]
    pub fn held_count(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 10, &[Arg::Number(count.count())])
    }

    /// This card is held from now on, or no longer; and how many are held now.
    ///
    /// - `card`: what the card is called
    /// - `held`: whether it is held now
    /// - `count`: how many are held
    #[must_use]
    pub fn card_is_held(
        self,
        card: &str,
        held: bool,
        count: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            11,
            &[
                Arg::Text(card),
                Arg::Key(held.key()),
                Arg::Number(count.count()),
            ],
        )
    }

    /// Which cards are held.
    ///
    /// - `cards`: the cards
    #[must_use]
    pub fn cards_are_held(self, cards: &str) -> String {
        self.say(SECTION, 12, &[Arg::Text(cards)])
    }

    /// What the pay table of the next hand is called.
    ///
    /// - `name`: its name
    #[must_use]
    pub fn pay_table_is(self, name: &str) -> String {
        self.say(SECTION, 13, &[Arg::Text(name)])
    }

    /// What a hand pays, in the reading of a pay table: “Flush: 30.”
    ///
    /// - `prize`: what the hand is called
    /// - `coins`: how many coins it pays
    #[must_use]
    pub fn prize_pays(self, prize: &str, coins: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 14, &[Arg::Text(prize), Arg::Number(coins.count())])
    }
}

//! The rules as the coach reckons with them.

use crate::blackjack::rules::DEALER_STANDS_ON;
use crate::blackjack::{
    Chips, Double, DoubleAfterSplit, Naturals, Rules, Soft17, SplitAces, Surrender, Ties,
};
use crate::core::AceRule;

/// The rules of a table, with nothing in them that another rule makes void: where nothing is bet,
/// nothing can be doubled, split or given up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    pub(super) ties: Ties,
    pub(super) soft17: Soft17,
    pub(super) double: Double,
    pub(super) double_after_split: DoubleAfterSplit,
    /// The most hands after splitting, 1 to 4.
    pub(super) hands: u8,
    pub(super) split_aces: SplitAces,
    pub(super) surrender: Surrender,
    /// What a natural wins for each unit of the bet; `None` where it is 21 like any other.
    pub(super) natural: Option<f64>,
    /// Whether insurance is offered under an ace.
    pub(super) insurance: bool,
}

impl Terms {
    pub(super) fn of(rules: &Rules) -> Terms {
        let natural = match (rules.ace, rules.naturals) {
            // Without an ace that counts 11, two cards never make 21.
            (AceRule::One, _) | (AceRule::OneOrEleven, Naturals::NotSpecial) => None,
            (AceRule::OneOrEleven, Naturals::PayEven) => Some(1.0),
            (AceRule::OneOrEleven, Naturals::PaySixToFive) => Some(1.2),
            (AceRule::OneOrEleven, Naturals::PayThreeToTwo) => Some(1.5),
        };
        let terms = Terms {
            ties: rules.ties,
            soft17: rules.soft17,
            double: rules.double,
            double_after_split: rules.double_after_split,
            hands: rules.split.hands(),
            split_aces: rules.split_aces,
            surrender: rules.surrender,
            natural,
            insurance: natural.is_some(),
        };
        match rules.chips {
            Chips::Bets => terms,
            Chips::None => Terms {
                double: Double::Never,
                hands: 1,
                surrender: Surrender::No,
                insurance: false,
                ..terms
            },
        }
    }

    /// Whether the dealer takes a card with this total.
    pub(super) fn dealer_draws(&self, total: u8, soft: bool) -> bool {
        let total = u32::from(total);
        match self.soft17 {
            Soft17::Stands => total < DEALER_STANDS_ON,
            Soft17::Hits => total < DEALER_STANDS_ON || (soft && total == DEALER_STANDS_ON),
        }
    }

    /// Whether two cards that count this may be doubled, before a split.
    pub(super) const fn may_double(&self, total: u8, soft: bool) -> bool {
        match self.double {
            Double::Never => false,
            Double::TenOrEleven => !soft && total >= 10 && total <= 11,
            Double::NineToEleven => !soft && total >= 9 && total <= 11,
            Double::AnyTwo => true,
        }
    }

    /// Whether two cards of a hand from a split that count this may be doubled.
    pub(super) const fn may_double_after_split(&self, total: u8, soft: bool) -> bool {
        match self.double_after_split {
            DoubleAfterSplit::No => false,
            DoubleAfterSplit::Yes => self.may_double(total, soft),
        }
    }

    /// The most hands that one pair can become where it may still become `most`. Split aces take one
    /// card each, and are split again only where the rules say so.
    pub(super) const fn hands_of_pair(&self, of_aces: bool, most: u8) -> u8 {
        match (of_aces, self.split_aces) {
            (true, SplitAces::Once) if most > 2 => 2,
            (true, SplitAces::Once | SplitAces::Again) | (false, _) => most,
        }
    }
}

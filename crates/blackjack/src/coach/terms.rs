//! The rules as the coach reckons with them.

use super::shoe::CardValue;
use crate::rules::DEALER_STANDS_ON;
use crate::{
    Charlie, CharlieAfterSplit, Chips, Double, DoubleAfterSplit, GivenUp, HoleCard, Naturals,
    Rescue, Rules, Soft17, SplitAcePlay, SplitAces, SplitTens, Surrender, Ties,
};
use fair_deal_core::AceRule;

/// The rules of a table, with nothing in them that another rule makes void: where nothing is bet,
/// nothing can be doubled, split or given up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    pub(super) ties: Ties,
    pub(super) soft17: Soft17,
    pub(super) hole_card: HoleCard,
    pub(super) double: Double,
    pub(super) double_after_split: DoubleAfterSplit,
    pub(super) rescue: Rescue,
    /// The most hands after splitting, 1 to 4.
    pub(super) hands: u8,
    pub(super) split_aces: SplitAces,
    pub(super) split_ace_play: SplitAcePlay,
    pub(super) split_tens: SplitTens,
    pub(super) surrender: Surrender,
    /// How many cards win; `None` where no number does.
    pub(super) charlie: Option<u8>,
    pub(super) charlie_after_split: CharlieAfterSplit,
    /// What a natural wins for each unit of the bet; `None` where it is 21 like any other.
    pub(super) natural: Option<f64>,
    /// Whether insurance is offered under an ace.
    pub(super) insurance: bool,
}

/// What a hand may do that has drawn a card, and what its cards may win by their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scope {
    /// How many cards win; `None` where no number does.
    pub(super) charlie: Option<u8>,
    /// Whether a hand of three cards and more may be doubled.
    pub(super) doubles: bool,
    /// Whether a hand of three cards and more may be given up.
    pub(super) surrenders: bool,
}

impl Scope {
    /// Whether a hand with so many cards has won by their number.
    pub(super) const fn is_charlie(self, cards: u8) -> bool {
        match self.charlie {
            Some(wins) => cards >= wins,
            None => false,
        }
    }
}

impl Terms {
    pub(super) fn of(rules: &Rules) -> Terms {
        let natural = match (rules.ace, rules.naturals) {
            // Without an ace that counts 11, two cards never make 21.
            (AceRule::One, _) | (AceRule::OneOrEleven, Naturals::NotSpecial) => None,
            (AceRule::OneOrEleven, Naturals::PayEven) => Some(1.0),
            (AceRule::OneOrEleven, Naturals::PaySixToFive) => Some(1.2),
            (AceRule::OneOrEleven, Naturals::PaySevenToFive) => Some(1.4),
            (AceRule::OneOrEleven, Naturals::PayThreeToTwo) => Some(1.5),
            (AceRule::OneOrEleven, Naturals::PayTwoToOne) => Some(2.0),
        };
        let terms = Terms {
            ties: rules.ties,
            soft17: rules.soft17,
            hole_card: rules.hole_card,
            double: rules.double,
            double_after_split: rules.double_after_split,
            rescue: rules.rescue,
            hands: rules.split.hands(),
            split_aces: rules.split_aces,
            split_ace_play: rules.split_ace_play,
            split_tens: rules.split_tens,
            surrender: rules.surrender,
            charlie: Charlie::cards(rules.charlie),
            charlie_after_split: rules.charlie_after_split,
            natural,
            insurance: natural.is_some(),
        };
        match rules.chips {
            Chips::Bets => terms,
            Chips::None => Terms {
                double: Double::Never,
                rescue: Rescue::No,
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

    /// Whether so many cards that count this may be doubled, before a split.
    pub(super) const fn may_double(&self, cards: u8, total: u8, soft: bool) -> bool {
        match self.double {
            Double::Never => false,
            Double::AnyCards => true,
            Double::AnyTwo => cards == 2,
            Double::Eleven | Double::TenOrEleven | Double::NineToEleven | Double::EightToEleven => {
                match self.double.least() {
                    Some(least) => cards == 2 && !soft && total >= least && total <= 11,
                    None => false,
                }
            }
        }
    }

    /// Whether so many cards of a hand from a split that count this may be doubled.
    pub(super) const fn may_double_after_split(
        &self,
        of_aces: bool,
        cards: u8,
        total: u8,
        soft: bool,
    ) -> bool {
        self.doubles_after_split(of_aces) && self.may_double(cards, total, soft)
    }

    const fn doubles_after_split(&self, of_aces: bool) -> bool {
        match (of_aces, self.double_after_split) {
            (true, _) => self.split_ace_play.doubles(),
            (false, DoubleAfterSplit::No) => false,
            (false, DoubleAfterSplit::Yes) => true,
        }
    }

    /// Whether a hand from a split may take a third card without a double.
    pub(super) const fn may_hit_after_split(&self, of_aces: bool) -> bool {
        !of_aces || self.split_ace_play.hits()
    }

    /// What holds for the hand that was dealt.
    pub(super) const fn dealt(&self) -> Scope {
        Scope {
            charlie: self.charlie,
            doubles: matches!(self.double, Double::AnyCards),
            surrenders: matches!(self.surrender, Surrender::AnyCards),
        }
    }

    /// What holds for a hand of a split.
    pub(super) const fn after_split(&self, of_aces: bool) -> Scope {
        Scope {
            charlie: match self.charlie_after_split {
                CharlieAfterSplit::No => None,
                CharlieAfterSplit::Yes => self.charlie,
            },
            doubles: matches!(self.double, Double::AnyCards) && self.doubles_after_split(of_aces),
            surrenders: false,
        }
    }

    /// What holds for the strategy by which hands of a split are played: it is that from before the split.
    pub(super) const fn planned(&self) -> Scope {
        Scope {
            charlie: self.after_split(false).charlie,
            ..self.dealt()
        }
    }

    /// What a hand with so many cards gets back against the up card with this place when it is given
    /// up, before any split; `None` where it may not be.
    pub(super) const fn given_up(&self, up: usize, cards: u8) -> Option<GivenUp> {
        self.surrender
            .given_up(self.hole_card, CardValue::ALL[up].points(), cards as usize)
    }

    /// Whether a natural that the dealer turns out to have takes nothing but the original bet, so that
    /// values are given that there is none.
    pub(super) const fn spares_added_bets(&self) -> bool {
        match self.hole_card {
            HoleCard::Peek | HoleCard::NoneTakesOriginal => true,
            HoleCard::NoneTakesAll => false,
        }
    }

    /// The most hands that one pair can become where it may still become `most`. Split aces are split
    /// again only where the rules say so.
    pub(super) const fn hands_of_pair(&self, of_aces: bool, most: u8) -> u8 {
        match (of_aces, self.split_aces) {
            (true, SplitAces::Once) if most > 2 => 2,
            (true, SplitAces::Once | SplitAces::Again) | (false, _) => most,
        }
    }
}

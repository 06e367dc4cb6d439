//! The rules in the form in which the coach calculates with them.

use super::shoe::CardValue;
use crate::rules::DEALER_STANDS_ON;
use crate::{
    Charlie, CharlieAfterSplit, Chips, Double, DoubleAfterSplit, HoleCard, Naturals, Rescue, Rules,
    Soft17, SplitAcePlay, SplitAces, SplitTens, Surrender, SurrenderRule, Ties,
};
use fair_deal_core::AceRule;

/// The rules of a table without the ones that another rule makes void. Without bets, no hand can be doubled, split or
/// given up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    pub(super) ties: Ties,
    pub(super) soft17: Soft17,
    pub(super) hole_card: HoleCard,
    pub(super) double: Double,
    pub(super) double_after_split: DoubleAfterSplit,
    pub(super) rescue: Rescue,
    /// The greatest number of hands after splits, 1 to 4.
    pub(super) hands: u8,
    pub(super) split_aces: SplitAces,
    pub(super) split_ace_play: SplitAcePlay,
    pub(super) split_tens: SplitTens,
    pub(super) surrender: Surrender,
    /// The number of cards that wins; `None` if no number does.
    pub(super) charlie: Option<u8>,
    pub(super) charlie_after_split: CharlieAfterSplit,
    /// The win of a natural for each unit of the bet; `None` if it counts like any other 21.
    pub(super) natural: Option<f64>,
    /// True if the table offers insurance against an ace.
    pub(super) insurance: bool,
}

/// What the player may do with a hand.
///
/// Everything that depends on it asks here: the legal plays, the values, the strategy of the hands of a split, the
/// simulations and the charts. So no hand hopes for a play that it may not make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rights {
    /// True if the hand may take a card without a double.
    pub(super) hits: bool,
    double: Double,
    /// The rules for the hand once it has drawn a card.
    pub(super) scope: Scope,
}

/// The rules for a hand that has drawn a card: its legal plays, and the number of cards that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scope {
    /// The number of cards that wins; `None` if no number does.
    pub(super) charlie: Option<u8>,
    /// True if a hand of three or more cards may be doubled.
    pub(super) doubles: bool,
    /// True if a hand of three or more cards may be given up.
    pub(super) surrenders: bool,
    /// Whether a doubled hand may be given up.
    pub(super) rescue: Rescue,
}

impl Rights {
    /// Returns true if a hand with this many cards and this total may be doubled.
    pub(super) const fn may_double(self, cards: u8, total: u8, soft: bool) -> bool {
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

    /// What the player may do with a doubled hand. It takes no more cards, and has not won by their number.
    pub(super) const fn doubled(rescue: Rescue) -> Rights {
        Rights {
            hits: false,
            double: Double::Never,
            scope: Scope {
                charlie: None,
                doubles: false,
                surrenders: false,
                rescue,
            },
        }
    }

    /// Returns true if the hand with this many cards and this total takes no decision.
    pub(super) const fn is_finished(self, cards: u8, total: u8, soft: bool) -> bool {
        !self.hits && !self.may_double(cards, total, soft) || self.scope.is_charlie(cards)
    }
}

impl Scope {
    /// Returns true if a hand with this many cards has won by their number.
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

    /// Returns true if the dealer takes a card with this total.
    pub(super) fn dealer_draws(&self, total: u8, soft: bool) -> bool {
        let total = u32::from(total);
        match self.soft17 {
            Soft17::Stands => total < DEALER_STANDS_ON,
            Soft17::Hits => total < DEALER_STANDS_ON || (soft && total == DEALER_STANDS_ON),
        }
    }

    /// What the player may do with the dealt hand. Only this hand may be given up ([`Terms::given_up`]).
    pub(super) const fn dealt(&self) -> Rights {
        let scope = Scope {
            charlie: self.charlie,
            doubles: matches!(self.double, Double::AnyCards),
            surrenders: matches!(self.surrender, Surrender::AnyCards),
            rescue: self.rescue,
        };
        Rights {
            hits: true,
            double: self.double,
            scope,
        }
    }

    /// What the player may do with a hand of a split.
    pub(super) const fn after_split(&self, of_aces: bool) -> Rights {
        let hits = !of_aces || self.split_ace_play.hits();
        let may_be_doubled = match (of_aces, self.double_after_split) {
            (true, _) => self.split_ace_play.doubles(),
            (false, DoubleAfterSplit::No) => false,
            (false, DoubleAfterSplit::Yes) => true,
        };
        let double = if may_be_doubled {
            self.double
        } else {
            Double::Never
        };
        let scope = Scope {
            charlie: match self.charlie_after_split {
                CharlieAfterSplit::No => None,
                CharlieAfterSplit::Yes => self.charlie,
            },
            doubles: hits && matches!(double, Double::AnyCards),
            surrenders: false,
            rescue: self.rescue,
        };
        Rights {
            hits,
            double,
            scope,
        }
    }

    /// The rule for the bet when a hand with this many cards is given up against the upcard with this index, before any
    /// split. `None` if the player may not.
    pub(super) const fn given_up(&self, up: usize, cards: u8) -> Option<SurrenderRule> {
        self.surrender
            .given_up(self.hole_card, CardValue::ALL[up].points(), cards as usize)
    }

    /// Returns true if a dealer's natural takes the original bet only. Values are then conditional on no natural.
    pub(super) const fn spares_added_bets(&self) -> bool {
        match self.hole_card {
            HoleCard::Peek | HoleCard::NoneTakesOriginal => true,
            HoleCard::NoneTakesAll => false,
        }
    }

    /// The greatest number of hands that a pair can become, where any pair but aces can become `most`. Split aces are
    /// split again only if the rules allow it.
    pub(super) const fn hands_of_pair(&self, of_aces: bool, most: u8) -> u8 {
        match (of_aces, self.split_aces) {
            (true, SplitAces::Once) if most > 2 => 2,
            (true, SplitAces::Once | SplitAces::Again) | (false, _) => most,
        }
    }
}

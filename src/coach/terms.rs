//! The rules as the coach reckons with them.

use super::house::{
    AcePlays, CharlieAfterSplit, DoubleOn, HoleCard, HouseRules, HouseSurrender, Rescue, SplitTens,
};
use super::shoe::{ACE, TEN};
use crate::blackjack::rules::DEALER_STANDS_ON;
use crate::blackjack::{Chips, DoubleAfterSplit, Naturals, Rules, Soft17, SplitAces, Ties};
use crate::core::AceRule;

/// The rules of a table, with nothing in them that another rule makes void: where nothing is bet,
/// nothing can be doubled, split or given up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    pub(super) ties: Ties,
    pub(super) soft17: Soft17,
    pub(super) double: DoubleOn,
    pub(super) double_after_split: DoubleAfterSplit,
    /// The most hands after splitting, 1 to 4.
    pub(super) hands: u8,
    pub(super) split_aces: SplitAces,
    pub(super) ace_plays: AcePlays,
    pub(super) split_tens: SplitTens,
    pub(super) surrender: HouseSurrender,
    pub(super) rescue: Rescue,
    /// The number of cards that wins at once, in the hand that was dealt.
    pub(super) charlie: Option<u8>,
    /// The same in hands of a split.
    pub(super) charlie_after_split: Option<u8>,
    pub(super) hole: HoleCard,
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
            double: rules.double.into(),
            double_after_split: rules.double_after_split,
            hands: rules.split.hands(),
            split_aces: rules.split_aces,
            ace_plays: AcePlays::OneCard,
            split_tens: SplitTens::ByValue,
            surrender: rules.surrender.into(),
            rescue: Rescue::No,
            charlie: None,
            charlie_after_split: None,
            hole: HoleCard::Peek,
            natural,
            insurance: natural.is_some(),
        };
        match rules.chips {
            Chips::Bets => terms,
            Chips::None => Terms {
                double: DoubleOn::Never,
                hands: 1,
                surrender: HouseSurrender::No,
                insurance: false,
                ..terms
            },
        }
    }

    /// The terms of a table that may have any rule.
    pub(super) fn of_house(rules: &HouseRules) -> Terms {
        let charlie = rules.charlie.cards();
        Terms {
            ties: Ties::Draw,
            soft17: rules.soft17,
            double: rules.double,
            double_after_split: rules.double_after_split,
            hands: rules.split.hands(),
            split_aces: rules.split_aces,
            ace_plays: rules.ace_plays,
            split_tens: rules.split_tens,
            surrender: rules.surrender,
            rescue: rules.rescue,
            charlie,
            charlie_after_split: match rules.charlie_after_split {
                CharlieAfterSplit::No => None,
                CharlieAfterSplit::Yes => charlie,
            },
            hole: rules.hole,
            natural: Some(rules.natural.units()),
            insurance: true,
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

    /// Whether a hand of so many cards that counts this may be doubled, before a split.
    pub(super) fn may_double(&self, cards: u8, total: u8, soft: bool) -> bool {
        let hard_from = |lowest| cards == 2 && !soft && total >= lowest && total <= 11;
        match self.double {
            DoubleOn::Never => false,
            DoubleOn::Eleven => hard_from(11),
            DoubleOn::TenOrEleven => hard_from(10),
            DoubleOn::NineToEleven => hard_from(9),
            DoubleOn::EightToEleven => hard_from(8),
            DoubleOn::AnyTwo => cards == 2,
            DoubleOn::AnyCards => true,
        }
    }

    /// Whether a hand from a split, but of aces, that counts this may be doubled.
    pub(super) fn may_double_after_split(&self, cards: u8, total: u8, soft: bool) -> bool {
        match self.double_after_split {
            DoubleAfterSplit::No => false,
            DoubleAfterSplit::Yes => self.may_double(cards, total, soft),
        }
    }

    /// The number of cards that wins at once in this part of the round.
    pub(super) const fn charlie(&self, part: Part) -> Option<u8> {
        match part {
            Part::Dealt => self.charlie,
            Part::Split => self.charlie_after_split,
        }
    }

    /// Whether hands of more than two cards may be doubled in this part of the round.
    pub(super) const fn doubles_any_cards(&self, part: Part) -> bool {
        match (self.double, part, self.double_after_split) {
            (DoubleOn::AnyCards, Part::Dealt, _)
            | (DoubleOn::AnyCards, Part::Split, DoubleAfterSplit::Yes) => true,
            (
                DoubleOn::AnyCards
                | DoubleOn::AnyTwo
                | DoubleOn::EightToEleven
                | DoubleOn::NineToEleven
                | DoubleOn::TenOrEleven
                | DoubleOn::Eleven
                | DoubleOn::Never,
                _,
                _,
            ) => false,
        }
    }

    /// Whether hands of more than two cards may be given up in this part of the round.
    pub(super) fn surrenders_any_cards(&self, part: Part) -> bool {
        part == Part::Dealt && self.surrender == HouseSurrender::AnyCards
    }

    /// Whether a hand that takes a card goes on for its one bet, which is won, pushed or lost.
    pub(super) fn hits_for_one_bet(&self, part: Part) -> bool {
        !self.doubles_any_cards(part) && !self.surrenders_any_cards(part)
    }

    /// Whether a hand has other values after a split, because it may be played otherwise then.
    pub(super) fn differs_after_split(&self) -> bool {
        self.charlie != self.charlie_after_split
            || self.surrenders_any_cards(Part::Dealt)
            || self.doubles_any_cards(Part::Dealt) != self.doubles_any_cards(Part::Split)
    }

    /// When a hand may be given up against the up card at this place, if it may.
    pub(super) const fn surrender_at(&self, up: usize) -> Option<Timing> {
        let (late, early) = (Some(Timing::Late), Some(Timing::Early));
        let (ten, ace) = (up == TEN, up == ACE);
        match (self.surrender, self.hole) {
            (HouseSurrender::No, _) => None,
            (HouseSurrender::Late | HouseSurrender::AnyCards, _) => late,
            (HouseSurrender::Early, _) => early,
            (HouseSurrender::EarlyTens, _) => {
                if ten {
                    early
                } else {
                    None
                }
            }
            (HouseSurrender::EarlyAces, _) => {
                if ace {
                    early
                } else {
                    None
                }
            }
            (HouseSurrender::EarlyTensElseLate, HoleCard::NoneTakesAll) => {
                if ace {
                    None
                } else {
                    early
                }
            }
            (HouseSurrender::EarlyTensElseLate, HoleCard::Peek | HoleCard::NoneTakesOriginal) => {
                if ten {
                    early
                } else {
                    late
                }
            }
            (HouseSurrender::EarlyAcesElseLate, _) => {
                if ace {
                    early
                } else {
                    late
                }
            }
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

/// A part of the round in which a hand is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The hand that was dealt.
    Dealt,
    /// A hand of a split.
    Split,
}

/// When a hand is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Timing {
    /// Before the dealer looks or draws.
    Early,
    /// After the dealer looked; without a hole card, a natural still takes the whole bet.
    Late,
}

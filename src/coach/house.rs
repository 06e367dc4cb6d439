//! The rules of tables all over the world, as the coach and the command line know them, and the coach for
//! such a table. The round plays those of [`Rules`] only.
//!
//! Everywhere here there are bets, a tie is a push, and an ace counts 1 or 11. What each rule means in
//! detail: RULES.md, “Rules that only the coach knows”.

use std::fmt;

use super::advice::{Advice, Coach};
use super::edge::Upcards;
use super::shoe::Shoe;
use super::spot::{NoAdvice, Spot};
use super::terms::Terms;
use crate::blackjack::{
    Double, DoubleAfterSplit, Naturals, Rules, Soft17, Split, SplitAces, Surrender,
};
use crate::core::{AceRule, Decks};

/// The rules of a table with bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseRules {
    /// The number of decks, 1 to 8.
    pub decks: Decks,
    /// Whether the dealer draws on a soft 17.
    pub soft17: Soft17,
    /// The pay of a natural.
    pub natural: NaturalPay,
    /// The dealer's hole card.
    pub hole: HoleCard,
    /// The hands that may be doubled.
    pub double: DoubleOn,
    /// Whether hands of a split may be doubled. [`AcePlays`] decides for split aces.
    pub double_after_split: DoubleAfterSplit,
    /// Whether a doubled hand may be given up for the initial bet.
    pub rescue: Rescue,
    /// The most hands after splitting.
    pub split: Split,
    /// The tens that are a pair.
    pub split_tens: SplitTens,
    /// The plays with split aces after their second card.
    pub ace_plays: AcePlays,
    /// Whether split aces may be split again.
    pub split_aces: SplitAces,
    /// The hands that may be given up for half of the bet.
    pub surrender: HouseSurrender,
    /// The number of cards that wins at once.
    pub charlie: Charlie,
    /// Whether a [`Charlie`] counts in hands of a split.
    pub charlie_after_split: CharlieAfterSplit,
}

/// The pay of a natural for each unit of the bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NaturalPay {
    /// 1.5.
    ThreeToTwo,
    /// 1.2.
    SixToFive,
    /// 1.4.
    SevenToFive,
    /// 1.
    Even,
    /// 2.
    TwoToOne,
}

impl NaturalPay {
    /// The units won for each unit of the bet.
    #[must_use]
    pub const fn units(self) -> f64 {
        match self {
            NaturalPay::ThreeToTwo => 1.5,
            NaturalPay::SixToFive => 1.2,
            NaturalPay::SevenToFive => 1.4,
            NaturalPay::Even => 1.0,
            NaturalPay::TwoToOne => 2.0,
        }
    }
}

/// The moment at which the dealer takes the second card, and the bets that a natural takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoleCard {
    /// The dealer looks for a natural under an ace or a ten before the player decides.
    Peek,
    /// The dealer takes the second card last; a natural takes all bets (“ENHC”).
    NoneTakesAll,
    /// The dealer takes the second card last; a natural takes the initial bet only (“OBO”). For the
    /// player this is the [peek](HoleCard::Peek).
    NoneTakesOriginal,
}

/// The hands on which the bet may be doubled for one more card and no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubleOn {
    /// Any two cards.
    AnyTwo,
    /// Two cards that count hard 8 to 11.
    EightToEleven,
    /// Two cards that count hard 9 to 11.
    NineToEleven,
    /// Two cards that count hard 10 or 11.
    TenOrEleven,
    /// Two cards that count hard 11.
    Eleven,
    /// Any number of cards.
    AnyCards,
    /// None.
    Never,
}

impl From<Double> for DoubleOn {
    fn from(double: Double) -> DoubleOn {
        match double {
            Double::Never => DoubleOn::Never,
            Double::TenOrEleven => DoubleOn::TenOrEleven,
            Double::NineToEleven => DoubleOn::NineToEleven,
            Double::AnyTwo => DoubleOn::AnyTwo,
        }
    }
}

/// Whether the player may give up a doubled hand after its card, and lose the initial bet only
/// (“double-down rescue”). A doubled hand over 21 still loses both bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rescue {
    /// The player may not.
    No,
    /// The player may.
    Yes,
}

/// Which two cards that count ten are a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SplitTens {
    /// Any two.
    ByValue,
    /// Two of one rank: a king and a king, but not a king and a queen.
    ByRank,
    /// None.
    Never,
}

/// The plays with a split ace that has got its second card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AcePlays {
    /// None: a split ace gets one card.
    OneCard,
    /// Stand and Hit.
    Hit,
    /// Stand and Double.
    Double,
    /// Stand, Hit and Double.
    HitOrDouble,
}

impl AcePlays {
    pub(super) const fn may_hit(self) -> bool {
        match self {
            AcePlays::Hit | AcePlays::HitOrDouble => true,
            AcePlays::OneCard | AcePlays::Double => false,
        }
    }

    pub(super) const fn may_double(self) -> bool {
        match self {
            AcePlays::Double | AcePlays::HitOrDouble => true,
            AcePlays::OneCard | AcePlays::Hit => false,
        }
    }
}

/// When the player may give up a hand, which was not split, for half of the bet. Late: after the dealer
/// looked; without a hole card a natural then takes the other half too. Early: before the dealer looks or
/// draws, so that half of the bet is lost and no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseSurrender {
    /// Never.
    No,
    /// Late, as the first decision.
    Late,
    /// Early, against every up card.
    Early,
    /// Early against a ten, otherwise never.
    EarlyTens,
    /// Early against an ace, otherwise never.
    EarlyAces,
    /// Early against a ten, otherwise late. Without a hole card: early against 2 to 10, and never against
    /// an ace.
    EarlyTensElseLate,
    /// Early against an ace, otherwise late.
    EarlyAcesElseLate,
    /// Late, on any number of cards.
    AnyCards,
}

impl From<Surrender> for HouseSurrender {
    fn from(surrender: Surrender) -> HouseSurrender {
        match surrender {
            Surrender::No => HouseSurrender::No,
            Surrender::Late => HouseSurrender::Late,
        }
    }
}

/// The number of cards with which a hand that is not over 21 wins at once, as much as was bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charlie {
    /// No number.
    None,
    /// Five.
    Five,
    /// Six.
    Six,
    /// Seven.
    Seven,
}

impl Charlie {
    /// The number, if there is one.
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

/// Whether a [`Charlie`] counts in hands of a split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CharlieAfterSplit {
    /// It does not.
    No,
    /// It does.
    Yes,
}

impl HouseRules {
    /// Refuses rules that cannot be together.
    ///
    /// # Errors
    /// [`RulesClash`] with the first two that cannot.
    pub fn check(&self) -> Result<(), RulesClash> {
        let never_splits = self.split == Split::Never;
        let never_doubles = self.double == DoubleOn::Never;
        let after_split = self.charlie_after_split == CharlieAfterSplit::Yes;
        if after_split && self.charlie == Charlie::None {
            Err(RulesClash::CharlieAfterSplitWithoutCharlie)
        } else if after_split && never_splits {
            Err(RulesClash::CharlieAfterSplitWithoutSplit)
        } else if self.ace_plays != AcePlays::OneCard && never_splits {
            Err(RulesClash::SplitAcesWithoutSplit)
        } else if self.ace_plays.may_double() && never_doubles {
            Err(RulesClash::DoubleSplitAcesWithoutDouble)
        } else if self.split_tens == SplitTens::ByRank && never_splits {
            Err(RulesClash::SplitTensWithoutSplit)
        } else if self.rescue == Rescue::Yes && never_doubles {
            Err(RulesClash::RescueWithoutDouble)
        } else {
            Ok(())
        }
    }
}

/// Two rules that cannot be together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesClash {
    /// A Charlie after a split, and no Charlie.
    CharlieAfterSplitWithoutCharlie,
    /// A Charlie after a split, and no split.
    CharlieAfterSplitWithoutSplit,
    /// Plays with split aces, and no split.
    SplitAcesWithoutSplit,
    /// Doubled split aces, and no doubling.
    DoubleSplitAcesWithoutDouble,
    /// Tens that split by rank, and no split.
    SplitTensWithoutSplit,
    /// A rescue, and no doubling.
    RescueWithoutDouble,
}

impl fmt::Display for RulesClash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RulesClash::CharlieAfterSplitWithoutCharlie => {
                "A Charlie cannot count after a split where it does not count at all."
            }
            RulesClash::CharlieAfterSplitWithoutSplit => {
                "A Charlie cannot count after a split where no hand may be split."
            }
            RulesClash::SplitAcesWithoutSplit => {
                "Split aces cannot be hit or doubled where no hand may be split."
            }
            RulesClash::DoubleSplitAcesWithoutDouble => {
                "Split aces cannot be doubled where no hand may be doubled."
            }
            RulesClash::SplitTensWithoutSplit => {
                "Tens cannot be split by rank where no hand may be split."
            }
            RulesClash::RescueWithoutDouble => {
                "A doubled hand cannot be given up where no hand may be doubled."
            }
        })
    }
}

impl std::error::Error for RulesClash {}

impl From<&Rules> for HouseRules {
    /// The rules of a table of the page, as far as it has bets, pushes ties and counts aces 1 or 11. A
    /// natural that is not special is paid as a win.
    fn from(rules: &Rules) -> HouseRules {
        HouseRules {
            decks: rules.decks.decks(),
            soft17: rules.soft17,
            natural: match rules.naturals {
                Naturals::PayThreeToTwo => NaturalPay::ThreeToTwo,
                Naturals::PaySixToFive => NaturalPay::SixToFive,
                Naturals::PayEven | Naturals::NotSpecial => NaturalPay::Even,
            },
            hole: HoleCard::Peek,
            double: rules.double.into(),
            double_after_split: rules.double_after_split,
            rescue: Rescue::No,
            split: rules.split,
            split_tens: SplitTens::ByValue,
            ace_plays: AcePlays::OneCard,
            split_aces: rules.split_aces,
            surrender: rules.surrender.into(),
            charlie: Charlie::None,
            charlie_after_split: CharlieAfterSplit::No,
        }
    }
}

/// The coach for a table with [`HouseRules`]. What it answers is what [`Coach`] does, for more rules.
///
/// Without a hole card, where a natural takes all bets, every value is unconditional: the natural that the
/// dealer may still draw is part of it. Everywhere else values are given that there is no natural.
#[derive(Clone, Debug)]
pub struct HouseCoach(Coach);

impl HouseCoach {
    /// The coach for these rules.
    ///
    /// # Errors
    /// [`RulesClash`] where two of the rules cannot be together.
    pub fn new(rules: &HouseRules) -> Result<HouseCoach, RulesClash> {
        rules.check()?;
        let coach = HouseCoach::with_shoe(rules, Shoe::of_decks(rules.decks))?;
        Ok(HouseCoach(coach.0.with_copies(rules.decks)))
    }

    /// The coach for these rules, but for a pack with these cards. Its tens, jacks, queens and kings are as
    /// many of each as can be; the first of these have one more than the last.
    ///
    /// # Errors
    /// [`RulesClash`] where two of the rules cannot be together.
    pub fn with_shoe(rules: &HouseRules, pack: Shoe) -> Result<HouseCoach, RulesClash> {
        rules.check()?;
        let terms = Terms::of_house(rules);
        Ok(HouseCoach(Coach::of_terms(
            terms,
            AceRule::OneOrEleven,
            pack,
        )))
    }

    /// The value of each legal play. Early surrender is told on the scale of the other plays, given that
    /// there is no natural; [`Advice::before_peek`] converts all of them.
    ///
    /// # Errors
    /// As [`Coach::advise`].
    pub fn advise(&self, spot: &Spot) -> Result<Advice, NoAdvice> {
        self.0.advise(spot)
    }

    /// The value of a round with best play, per initial bet, from a fresh shoe.
    #[must_use]
    pub fn edge(&self) -> f64 {
        self.0.edge()
    }

    /// The whole table, an up card at a time.
    #[must_use]
    pub const fn upcards(&self) -> Upcards<'_> {
        self.0.upcards()
    }
}

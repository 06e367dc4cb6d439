//! The stake of a round of blackjack: the bet, its limits, and the player's remaining chips.

use std::fmt;
use std::str::FromStr;

use super::options::{Chips as Betting, Naturals};
use super::rules::Rules;
use super::seating::Seating;
use super::side_bet::SideStakes;
use fair_deal_table::{self as table, fields};
use fair_deal_table::{Chips, typed};

/// A bet: a whole number of chips, from 1 to [`Limits::MOST`], or none at a table without bets.
///
/// All amounts that follow from it are whole numbers of half chips: half of the bet, one and a half times the bet, and
/// six or seven fifths of a bet that is a multiple of five.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bet(u16);

impl Bet {
    /// No bet.
    pub const NONE: Bet = Bet(0);

    /// Creates a bet of this many chips. Returns `None` if no table takes it.
    #[must_use]
    pub const fn new(chips: u16) -> Option<Bet> {
        if chips >= 1 && chips <= Limits::MOST {
            Some(Bet(chips))
        } else {
            None
        }
    }

    /// Parses the bet that a player types at a table with these rules. The bet is [`Bet::NONE`] if the player types
    /// nothing. A number between two steps of the table becomes the lower one; the result then also has the reason,
    /// [`BetRefused::OutOfStep`].
    ///
    /// # Errors
    /// [`BetRefused`] if the text is not a bet of this table.
    pub fn typed(text: &str, rules: &Rules) -> Result<(Bet, Option<BetRefused>), BetRefused> {
        let limits = Limits::of(rules).ok_or(BetRefused::NoBets)?;
        let chips = typed::count(text).map_err(|_| BetRefused::NoNumber)?;
        let bet = match chips.unwrap_or(0) {
            0 => return Ok((Bet::NONE, None)),
            chips => u16::try_from(chips).ok().and_then(Bet::new),
        };
        let bet = bet.ok_or(BetRefused::TooHigh(limits))?;
        match Limits::check(rules, bet) {
            Ok(()) => Ok((bet, None)),
            Err(why @ BetRefused::OutOfStep(Limits { step, .. })) => {
                Ok((Bet(bet.0 - bet.0 % step.0), Some(why)))
            }
            Err(BetRefused::TooLow(limits)) => Err(BetRefused::OutOfStep(limits)),
            Err(why) => Err(why),
        }
    }

    /// Returns this bet with more chips, rounded down to a step of the table and to its greatest bet. `payable` is the
    /// greatest number of chips that the player can pay. The result is [`Bet::NONE`] if that is less than a step.
    #[must_use]
    pub fn with(self, chips: u16, limits: Limits, payable: u16) -> Bet {
        let most = limits.most.0.min(payable);
        let step = limits.step.0.max(1);
        Bet(self.0.saturating_add(chips).min(most) / step * step)
    }

    /// Returns the number of chips.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Returns the amount.
    #[must_use]
    pub const fn chips(self) -> Chips {
        self.times(1)
    }

    /// Returns the amount of this many such bets.
    #[must_use]
    pub const fn times(self, bets: u32) -> Chips {
        Chips::from_halves(self.0 as u64 * 2 * bets as u64)
    }

    /// Returns half of the bet: the price of insurance, and the refund for a surrender.
    #[must_use]
    pub const fn half(self) -> Chips {
        Chips::from_halves(self.0 as u64)
    }

    /// Returns the amount that a natural wins.
    #[must_use]
    pub const fn of_natural(self, naturals: Naturals) -> Chips {
        let halves = self.0 as u64 * 2;
        Chips::from_halves(match naturals {
            Naturals::PayEven | Naturals::NotSpecial => halves,
            Naturals::PaySixToFive => halves / 5 * 6,
            Naturals::PaySevenToFive => halves / 5 * 7,
            Naturals::PayThreeToTwo => halves / 2 * 3,
            Naturals::PayTwoToOne => halves * 2,
        })
    }
}

/// The values of the chips, in ascending order.
pub const CHIPS: [u16; 5] = [1, 5, 25, 100, 500];

/// The bets that a table takes: from the least to the greatest, in steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The least bet. Every bet is a multiple of it.
    pub step: Bet,
    /// The greatest bet.
    pub most: Bet,
}

impl Limits {
    /// The greatest bet at any table, in chips.
    pub const MOST: u16 = 500;

    /// The bet until the player chooses one.
    const USUAL: Bet = Bet(10);

    /// Returns the limits of a table with these rules, or `None` for a table without bets. Where a natural pays 6 or 7
    /// for 5, bets are multiples of five, so that the payout is exact.
    #[must_use]
    pub const fn of(rules: &Rules) -> Option<Limits> {
        let step = match (rules.chips, rules.naturals) {
            (Betting::None, _) => return None,
            (Betting::Bets, Naturals::PaySixToFive | Naturals::PaySevenToFive) => 5,
            (
                Betting::Bets,
                Naturals::PayEven
                | Naturals::PayThreeToTwo
                | Naturals::PayTwoToOne
                | Naturals::NotSpecial,
            ) => 1,
        };
        Some(Limits {
            step: Bet(step),
            most: Bet(Limits::MOST),
        })
    }

    /// Returns the bet at a table with these rules until the player chooses one.
    #[must_use]
    pub const fn usual(rules: &Rules) -> Bet {
        match rules.chips {
            Betting::None => Bet::NONE,
            Betting::Bets => Limits::USUAL,
        }
    }

    /// Checks that a table with these rules takes this bet.
    ///
    /// # Errors
    /// [`BetRefused`] with the reason why it does not.
    pub const fn check(rules: &Rules, bet: Bet) -> Result<(), BetRefused> {
        match Limits::of(rules) {
            None if bet.0 == 0 => Ok(()),
            None => Err(BetRefused::NoBets),
            Some(limits) if bet.0 < limits.step.0 => Err(BetRefused::TooLow(limits)),
            Some(limits) if bet.0 > limits.most.0 => Err(BetRefused::TooHigh(limits)),
            Some(limits) if !bet.0.is_multiple_of(limits.step.0) => {
                Err(BetRefused::OutOfStep(limits))
            }
            Some(_) => Ok(()),
        }
    }
}

/// The reason why a table does not take a bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BetRefused {
    /// The table has no bets.
    NoBets,
    /// The bet is less than the least one.
    TooLow(Limits),
    /// The bet is more than the greatest one.
    TooHigh(Limits),
    /// The bet is not a multiple of the step.
    OutOfStep(Limits),
    /// The player has too few chips.
    NotEnough,
    /// The text is not a whole number of chips.
    NoNumber,
}

impl fmt::Display for BetRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BetRefused::NoBets => f.write_str("This table has no bets."),
            BetRefused::TooLow(Limits { step: Bet(1), .. }) => {
                f.write_str("The least bet at this table is 1 chip.")
            }
            BetRefused::TooLow(Limits { step, .. }) => {
                write!(f, "The least bet at this table is {} chips.", step.0)
            }
            BetRefused::TooHigh(Limits { most, .. }) => {
                write!(f, "The highest bet at this table is {} chips.", most.0)
            }
            BetRefused::OutOfStep(Limits { step, .. }) => {
                write!(f, "Bets at this table are in steps of {} chips.", step.0)
            }
            BetRefused::NotEnough => f.write_str("You do not have that many chips."),
            BetRefused::NoNumber => f.write_str("A bet is a whole number of chips."),
        }
    }
}

impl std::error::Error for BetRefused {}

/// The chips that the player has left beside the bet, to double, split and insure with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Funds {
    /// Unlimited: the round comes from a link, or does not count. Its decisions are legal with any number of chips.
    #[default]
    Endless,
    /// This many chips.
    Behind(Chips),
}

impl Funds {
    /// Returns true if the funds cover this amount.
    #[must_use]
    pub fn cover(self, amount: Chips) -> bool {
        match self {
            Funds::Endless => true,
            Funds::Behind(chips) => amount <= chips,
        }
    }
}

/// The stake of a round. Its written form is the bet on each hand in chips, then the [seating](Seating) unless it is
/// one hand alone. If the funds are known, `~` and their number of half chips follow, as in `25~1950` and
/// `25x2o1~1900`. The [side bets](SideStakes) come before the funds: `25x2Ta5~1850`. Without a bet the stake is the
/// empty word, or `0` with the choices for the next round with a bet, as in `0x2`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stake {
    bet: Bet,
    seating: Seating,
    side: SideStakes,
    funds: Funds,
}

impl Stake {
    /// Creates a stake of this bet on one hand alone, with endless funds.
    #[must_use]
    pub const fn of(bet: Bet) -> Stake {
        Stake::backed(bet, Funds::Endless)
    }

    /// Creates a stake of this bet on one hand alone, with these funds beside it. Without a bet nothing has to be paid,
    /// so the funds become [`Funds::Endless`].
    #[must_use]
    pub const fn backed(bet: Bet, funds: Funds) -> Stake {
        let seating = Seating::ALONE;
        let funds = if bet.0 == 0 { Funds::Endless } else { funds };
        Stake {
            bet,
            seating,
            side: SideStakes::NONE,
            funds,
        }
    }

    /// Returns this stake with another bet on each hand.
    #[must_use]
    pub const fn with_bet(self, bet: Bet) -> Stake {
        Stake { bet, ..self }
    }

    /// Returns this stake with other numbers of hands and seats.
    #[must_use]
    pub const fn with_seating(self, seating: Seating) -> Stake {
        Stake { seating, ..self }
    }

    /// Returns this stake with other side bets on each hand.
    #[must_use]
    pub const fn with_side_bets(self, side: SideStakes) -> Stake {
        Stake { side, ..self }
    }

    /// Returns the side bets on each hand. There are none without a bet on the hands.
    #[must_use]
    pub const fn side_bets(self) -> SideStakes {
        if self.bet.0 == 0 {
            SideStakes::NONE
        } else {
            self.side
        }
    }

    /// Returns the side bets for the next round with a bet.
    #[must_use]
    pub const fn chosen_side_bets(self) -> SideStakes {
        self.side
    }

    /// Returns this stake with other funds. Without a bet they become [`Funds::Endless`].
    #[must_use]
    pub const fn behind(self, funds: Funds) -> Stake {
        let funds = if self.bet.0 == 0 {
            Funds::Endless
        } else {
            funds
        };
        Stake { funds, ..self }
    }

    /// Returns the bet on each hand.
    #[must_use]
    pub const fn bet(self) -> Bet {
        self.bet
    }

    /// Returns the numbers of hands and other seats. Without a bet it is one hand alone.
    #[must_use]
    pub const fn seating(self) -> Seating {
        if self.bet.0 == 0 {
            Seating::ALONE
        } else {
            self.seating
        }
    }

    /// Returns the numbers of hands and other seats for the next round with a bet.
    #[must_use]
    pub const fn chosen_seating(self) -> Seating {
        self.seating
    }

    /// Returns all chips that lie on the table at the deal.
    #[must_use]
    pub fn all(self) -> Chips {
        let on_each = self.bet.chips().halves() + self.side_bets().on_each_hand().halves();
        Chips::from_halves(on_each * u64::from(self.seating().hands()))
    }

    /// Returns the chips that the player has left.
    #[must_use]
    pub const fn funds(self) -> Funds {
        self.funds
    }

    /// Returns the greatest bet on each hand that these chips allow beside the side bets. It is at most
    /// [`Limits::MOST`].
    #[must_use]
    pub fn payable(self, chips: Chips) -> u16 {
        let hands = u64::from(self.seating.hands());
        let side = self.side.on_each_hand().halves() * hands;
        let whole = chips.halves().saturating_sub(side) / 2 / hands;
        u16::try_from(whole).map_or(Limits::MOST, |whole| whole.min(Limits::MOST))
    }
}

impl table::Stake for Stake {
    fn for_link(&self) -> Stake {
        Stake {
            funds: Funds::Endless,
            ..*self
        }
    }

    fn has_less_than(&self, other: &Stake) -> bool {
        self.seating.hands() < other.seating.hands() || self.side != other.side
    }

    fn shared(&self, theirs: Option<&Stake>) -> Stake {
        let (seating, side) = theirs.map_or((Seating::ALONE, SideStakes::NONE), |theirs| {
            (theirs.seating, theirs.side)
        });
        self.behind(Funds::Endless)
            .with_seating(seating)
            .with_side_bets(side)
    }

    fn is_none(&self) -> bool {
        self.bet == Bet::NONE
    }
}

impl fmt::Display for Stake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Stake {
            bet: Bet(chips),
            seating,
            side,
            funds,
        } = self;
        match (chips, funds) {
            (0, _) if *seating == Seating::ALONE && *side == SideStakes::NONE => Ok(()),
            (_, Funds::Endless) => write!(f, "{chips}{seating}{side}"),
            (_, Funds::Behind(left)) => write!(f, "{chips}{seating}{side}~{}", left.halves()),
        }
    }
}

impl FromStr for Stake {
    type Err = NotAStake;

    fn from_str(word: &str) -> Result<Stake, NotAStake> {
        if word.is_empty() {
            return Ok(Stake::default());
        }
        // A number without leading zeros: every stake has exactly one written form.
        let written = |digits: &str| {
            let shortest = digits == "0" || !digits.starts_with('0');
            fields::number(digits).filter(|_| shortest)
        };
        let (stake, left) = match word.split_once('~') {
            None => (word, None),
            Some((stake, left)) => (stake, Some(left)),
        };
        let end = stake.find(|character: char| !character.is_ascii_digit());
        let (bet, others) = stake.split_at(end.unwrap_or(stake.len()));
        let end = others.find(|character: char| character.is_ascii_uppercase());
        let (seating, side) = others.split_at(end.unwrap_or(others.len()));
        let bet = match bet {
            "0" if left.is_none() && !others.is_empty() => Some(Bet::NONE),
            bet => written(bet).and_then(|chips| Bet::new(chips.try_into().ok()?)),
        };
        let funds = match left {
            None => Funds::Endless,
            Some(left) => {
                let halves = written(left).ok_or(NotAStake)?;
                Funds::Behind(Chips::from_halves(halves as u64))
            }
        };
        let seating = seating.parse().map_err(|_| NotAStake)?;
        let side = side.parse().map_err(|_| NotAStake)?;
        let stake = Stake::backed(bet.ok_or(NotAStake)?, funds);
        Ok(stake.with_seating(seating).with_side_bets(side))
    }
}

/// The error for a word that is not a stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAStake;

impl fmt::Display for NotAStake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("This is not a valid bet.")
    }
}

impl std::error::Error for NotAStake {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stake_round_trips() {
        let bet = Bet::new(25).expect("a bet");
        let seats = |hands, others| Seating::new(hands, others).expect("seats");
        let behind = |halves| Funds::Behind(Chips::from_halves(halves));
        for (stake, written) in [
            (Stake::default(), ""),
            (Stake::of(bet), "25"),
            (Stake::backed(bet, behind(0)), "25~0"),
            (Stake::backed(bet, behind(1951)), "25~1951"),
            (Stake::of(bet).with_seating(seats(2, 0)), "25x2"),
            (Stake::of(Bet::NONE).with_seating(seats(2, 1)), "0x2o1"),
            (Stake::of(bet).with_seating(seats(1, 3)), "25o3"),
            (
                Stake::backed(bet, behind(1)).with_seating(seats(3, 2)),
                "25x3o2~1",
            ),
            (
                Stake::of(bet)
                    .with_seating(seats(2, 0))
                    .with_side_bets("Ta5Bb1".parse().expect("side bets")),
                "25x2Ta5Bb1",
            ),
            (
                Stake::of(Bet::NONE).with_side_bets("Ta5".parse().expect("side bets")),
                "0Ta5",
            ),
        ] {
            assert_eq!(stake.to_string(), written);
            assert_eq!(written.parse(), Ok(stake));
        }
        for word in [
            "0", "025", "501", "25~", "~5", "25~01", "2.5", "-1", "x", "25~1~1", "x2", "25x4",
            "25x1", "0x2~5", "0x1", "25~1x2",
        ] {
            assert_eq!(word.parse::<Stake>(), Err(NotAStake), "{word}");
        }
    }

    #[test]
    fn each_table_has_its_limits() {
        let even = Rules::VEGAS;
        let fives = Rules {
            naturals: Naturals::PaySixToFive,
            ..even
        };
        let check =
            |rules: &Rules, chips| Limits::check(rules, Bet(chips)).map_err(|it| it.to_string());
        let refused = |sentence: &str| Err(sentence.to_owned());
        for (rules, chips, expected) in [
            (&even, 1, Ok(())),
            (&even, 500, Ok(())),
            (&even, 0, refused("The least bet at this table is 1 chip.")),
            (
                &even,
                501,
                refused("The highest bet at this table is 500 chips."),
            ),
            (&fives, 5, Ok(())),
            (&fives, 500, Ok(())),
            (
                &fives,
                4,
                refused("The least bet at this table is 5 chips."),
            ),
            (
                &fives,
                12,
                refused("Bets at this table are in steps of 5 chips."),
            ),
            (&Rules::HIT_AND_STAND, 0, Ok(())),
            (&Rules::HIT_AND_STAND, 1, refused("This table has no bets.")),
        ] {
            assert_eq!(check(rules, chips), expected, "{chips}");
        }
        for rules in [&even, &fives, &Rules::HIT_AND_STAND] {
            assert_eq!(Limits::check(rules, Limits::usual(rules)), Ok(()));
        }
    }

    #[test]
    fn natural_pays_to_the_half_chip() {
        let pays = |chips, naturals| Bet(chips).of_natural(naturals).to_string();
        assert_eq!(pays(1, Naturals::PayThreeToTwo), "1.5");
        assert_eq!(pays(500, Naturals::PayThreeToTwo), "750");
        assert_eq!(pays(5, Naturals::PaySixToFive), "6");
        assert_eq!(pays(35, Naturals::PaySixToFive), "42");
        assert_eq!(pays(35, Naturals::PaySevenToFive), "49");
        assert_eq!(pays(7, Naturals::PayEven), "7");
        assert_eq!(pays(7, Naturals::PayTwoToOne), "14");
        assert_eq!(Bet(7).half().to_string(), "3.5");
    }

    #[test]
    fn typed_bet_is_whole_or_refused() {
        let even = Rules::VEGAS;
        let fives = Rules {
            naturals: Naturals::PaySixToFive,
            ..even
        };
        for (typed, chips) in [("", 0), ("0", 0), ("25", 25), (" ３０ ", 30), ("500", 500)] {
            for rules in [&even, &fives] {
                assert_eq!(Bet::typed(typed, rules), Ok((Bet(chips), None)), "{typed}");
            }
        }
        let limits = Limits::of(&even).expect("limits");
        let in_fives = Limits::of(&fives).expect("limits");
        for (typed, why) in [
            ("-3", BetRefused::NoNumber),
            ("2.5", BetRefused::NoNumber),
            ("2,5", BetRefused::NoNumber),
            ("7x", BetRefused::NoNumber),
            ("x", BetRefused::NoNumber),
            ("501", BetRefused::TooHigh(limits)),
            ("1,000", BetRefused::TooHigh(limits)),
            ("65537", BetRefused::TooHigh(limits)),
            ("99999999999999999999", BetRefused::TooHigh(limits)),
        ] {
            assert_eq!(Bet::typed(typed, &even), Err(why), "{typed}");
        }
        for (typed, chips) in [("12", 10), ("7", 5), ("499", 495)] {
            let rounded = (Bet(chips), Some(BetRefused::OutOfStep(in_fives)));
            assert_eq!(Bet::typed(typed, &fives), Ok(rounded), "{typed}");
        }
        let below_the_least = Err(BetRefused::OutOfStep(in_fives));
        assert_eq!(Bet::typed("4", &fives), below_the_least);
        assert_eq!(
            Bet::typed("5", &Rules::HIT_AND_STAND),
            Err(BetRefused::NoBets)
        );
    }
}

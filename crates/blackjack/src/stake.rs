//! What a round of blackjack is for: the bet, its limits, and what the player has left behind it.

use std::fmt;
use std::str::FromStr;

use super::options::{Chips as Betting, Naturals};
use super::rules::Rules;
use super::seating::Seating;
use super::side_bet::SideStakes;
use fair_deal_table::{self as table, fields};
use fair_deal_table::{Chips, typed};

/// A bet: a whole number of chips, from 1 to [`Limits::MOST`]; none where nothing is bet.
///
/// So whatever follows from it is a whole number of half chips: half of it, one and a half times as
/// much, and, of a bet in fives, six fifths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bet(u16);

impl Bet {
    /// Nothing is bet.
    pub const NONE: Bet = Bet(0);

    /// The bet of so many chips; `None` where no table takes it.
    #[must_use]
    pub const fn new(chips: u16) -> Option<Bet> {
        if chips >= 1 && chips <= Limits::MOST {
            Some(Bet(chips))
        } else {
            None
        }
    }

    /// The bet that a player types at a table with these rules; none where nothing is typed. A number
    /// between two steps of the table becomes the lower one, and the rule that asks for steps stands beside it.
    ///
    /// # Errors
    /// [`BetRefused`] if it is no bet of this table.
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

    /// The bet with so many more chips, in steps of the table and not above the most that it takes;
    /// `payable` is the most that the player can pay. None at all where that is less than a step.
    #[must_use]
    pub fn with(self, chips: u16, limits: Limits, payable: u16) -> Bet {
        let most = limits.most.0.min(payable);
        let step = limits.step.0.max(1);
        Bet(self.0.saturating_add(chips).min(most) / step * step)
    }

    /// The number of chips.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The amount.
    #[must_use]
    pub const fn chips(self) -> Chips {
        self.times(1)
    }

    /// So many bets of the same amount.
    #[must_use]
    pub const fn times(self, bets: u32) -> Chips {
        Chips::from_halves(self.0 as u64 * 2 * bets as u64)
    }

    /// Half of it: what insurance costs, and what is given back to a player who surrenders.
    #[must_use]
    pub const fn half(self) -> Chips {
        Chips::from_halves(self.0 as u64)
    }

    /// What a natural wins.
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

/// What the chips count that bets are made of, from the least to the most.
pub const CHIPS: [u16; 5] = [1, 5, 25, 100, 500];

/// The bets that a table takes: from the least to the most, in steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The least bet. Every bet is so many times as much.
    pub step: Bet,
    /// The most.
    pub most: Bet,
}

impl Limits {
    /// The most chips that any table takes.
    pub const MOST: u16 = 500;

    /// What is bet where the player has not said how much.
    const USUAL: Bet = Bet(10);

    /// The limits of a table with these rules; `None` where nothing is bet. Where a natural pays 6 or 7 for
    /// 5, bets are in fives, so that it pays exactly.
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

    /// What is bet at a table with these rules until the player says how much.
    #[must_use]
    pub const fn usual(rules: &Rules) -> Bet {
        match rules.chips {
            Betting::None => Bet::NONE,
            Betting::Bets => Limits::USUAL,
        }
    }

    /// Whether a table with these rules takes this bet.
    ///
    /// # Errors
    /// Why not.
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

/// Why a table does not take a bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BetRefused {
    /// Nothing is bet there.
    NoBets,
    /// It is less than the least bet.
    TooLow(Limits),
    /// It is more than the most.
    TooHigh(Limits),
    /// Bets are so many chips, or two or three times as many, and so on.
    OutOfStep(Limits),
    /// The player does not have so many chips.
    NotEnough,
    /// What was typed is no whole number of chips.
    NoNumber,
}

impl fmt::Display for BetRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BetRefused::NoBets => f.write_str("Nothing is bet at this table."),
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

/// What the player has left behind the bet, to double, split and insure with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Funds {
    /// Nobody counts it: the round is known from a link, or does not count. So what was decided with
    /// any number of chips is legal.
    #[default]
    Endless,
    /// So many chips.
    Behind(Chips),
}

impl Funds {
    /// Whether this much can be paid.
    #[must_use]
    pub fn cover(self, amount: Chips) -> bool {
        match self {
            Funds::Endless => true,
            Funds::Behind(chips) => amount <= chips,
        }
    }
}

/// What a round is for. Written as the number of chips that are bet on each hand, who sits there besides one hand
/// alone, then, where that is counted, `~` and the number of half chips behind them, as in `25~1950` and `25x2o1~1900`.
/// The [side bets](SideStakes) stand between: `25x2Ta5~1850`. Without a bet it is the empty word, or `0` and what is to hold
/// in the next round with one, as in `0x2`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stake {
    bet: Bet,
    seating: Seating,
    side: SideStakes,
    funds: Funds,
}

impl Stake {
    /// This bet on one hand alone, with endless funds.
    #[must_use]
    pub const fn of(bet: Bet) -> Stake {
        Stake::backed(bet, Funds::Endless)
    }

    /// This bet on one hand alone, with these funds behind it. Where nothing is bet, nothing has to be paid either: then
    /// funds are of no account, and none are kept.
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

    /// The same with this bet on each hand.
    #[must_use]
    pub const fn with_bet(self, bet: Bet) -> Stake {
        Stake { bet, ..self }
    }

    /// The same for these hands and other seats.
    #[must_use]
    pub const fn with_seating(self, seating: Seating) -> Stake {
        Stake { seating, ..self }
    }

    /// The same with these side bets beside each hand.
    #[must_use]
    pub const fn with_side_bets(self, side: SideStakes) -> Stake {
        Stake { side, ..self }
    }

    /// The side bets beside each hand. Where nothing is bet on the hands, there are none.
    #[must_use]
    pub const fn side_bets(self) -> SideStakes {
        if self.bet.0 == 0 {
            SideStakes::NONE
        } else {
            self.side
        }
    }

    /// The side bets of the next round with a bet.
    #[must_use]
    pub const fn chosen_side_bets(self) -> SideStakes {
        self.side
    }

    /// The same with these funds behind it; none are kept where nothing is bet.
    #[must_use]
    pub const fn behind(self, funds: Funds) -> Stake {
        let funds = if self.bet.0 == 0 {
            Funds::Endless
        } else {
            funds
        };
        Stake { funds, ..self }
    }

    /// The bet on each hand.
    #[must_use]
    pub const fn bet(self) -> Bet {
        self.bet
    }

    /// How many hands are bet on, and who sits there besides. Where nothing is bet, one hand alone is dealt.
    #[must_use]
    pub const fn seating(self) -> Seating {
        if self.bet.0 == 0 {
            Seating::ALONE
        } else {
            self.seating
        }
    }

    /// The hands and other seats of the next round with a bet.
    #[must_use]
    pub const fn chosen_seating(self) -> Seating {
        self.seating
    }

    /// All that lies on the table when the cards are dealt.
    #[must_use]
    pub fn all(self) -> Chips {
        let on_each = self.bet.chips().halves() + self.side_bets().on_each_hand().halves();
        Chips::from_halves(on_each * u64::from(self.seating().hands()))
    }

    /// What the player has left.
    #[must_use]
    pub const fn funds(self) -> Funds {
        self.funds
    }

    /// The most chips that can be bet on each of these hands of so many, beside the side bets; no table takes more than
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
        // A number as it is written: no stake is written in two ways.
        let written = |digits: &str| {
            let shortest = digits == "0" || !digits.starts_with('0');
            fields::number(digits).filter(|_| shortest)
        };
        let (stake, left) = match word.split_once('~') {
            None => (word, None),
            Some((stake, left)) => (stake, Some(left)),
        };
        let end = stake.find(|sign: char| !sign.is_ascii_digit());
        let (bet, others) = stake.split_at(end.unwrap_or(stake.len()));
        let end = others.find(|sign: char| sign.is_ascii_uppercase());
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

/// The word stands for no stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAStake;

impl fmt::Display for NotAStake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("This is no bet.")
    }
}

impl std::error::Error for NotAStake {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stake_is_read_back_as_it_is_written() {
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
            (
                &Rules::HIT_AND_STAND,
                1,
                refused("Nothing is bet at this table."),
            ),
        ] {
            assert_eq!(check(rules, chips), expected, "{chips}");
        }
        for rules in [&even, &fives, &Rules::HIT_AND_STAND] {
            assert_eq!(Limits::check(rules, Limits::usual(rules)), Ok(()));
        }
    }

    #[test]
    fn a_natural_pays_to_the_half_chip() {
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

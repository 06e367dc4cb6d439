//! The questions to a web worker about draw poker, and its answers. A question is sent as text, an answer as numbers.

use std::fmt;
use std::str::FromStr;

use super::advice::{NoDrawAdvice, counts_from_numbers};
use super::bankroll::CashBack;
use super::close::Difficulty;
use super::kinds::HAND;
use super::machine::DrawCoach;
use super::outcome::{DrawAdvice, WholeGame};
use super::rounds::EveryDeal;
use super::strategy::{ChartBuilder, StrategyChart};
use super::sums::RESULTS;
use crate::practice::CanonicalHand;
use crate::{Hands, PayTable};
use fair_deal_core::{PackCard, WildHand};
use fair_deal_table::Fields;

/// The separator between two cards.
const BETWEEN: char = '.';

/// A question for the value of each hold of a hand under this pay table. The answer is [`DrawAdvice::to_numbers`], or
/// no numbers if there is no advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawQuestion {
    /// The pays per coin: [`PayTable::on`] the coins bet.
    pub table: PayTable,
    /// The five cards.
    pub hand: WildHand,
}

impl DrawQuestion {
    /// Asks this coach, which must be for the same table.
    ///
    /// # Errors
    /// The errors of [`DrawCoach::advise`].
    pub fn ask(&self, coach: &DrawCoach) -> Result<DrawAdvice, NoDrawAdvice> {
        coach.advise(&self.hand)
    }
}

/// A question for the return of this pay table. The answer is [`WholeGame::to_numbers`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReturnQuestion {
    /// The pays per coin.
    pub table: PayTable,
}

impl ReturnQuestion {
    /// Asks this coach, which must be for the same table.
    #[must_use]
    pub fn ask(&self, coach: &DrawCoach) -> WholeGame {
        coach.whole()
    }
}

/// A question for hard hands under this pay table. [`CloseQuestion::from_numbers`] decodes the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CloseQuestion {
    /// The pays per coin.
    pub table: PayTable,
    /// The kind of difficulty.
    pub hard: Difficulty,
    /// The seed of the search.
    pub seed: u32,
}

impl CloseQuestion {
    /// Asks this coach, which must be for the same table. The answer is plain numbers for a worker message, five for
    /// each hand.
    #[must_use]
    pub fn ask(&self, coach: &DrawCoach) -> Vec<f64> {
        let hands = coach.hard_hands(self.hard, self.seed).into_iter();
        hands.flatten().map(f64::from).collect()
    }

    /// Decodes hands from these numbers. Invalid hands are left out.
    #[must_use]
    pub fn from_numbers(numbers: &[f64]) -> Vec<CanonicalHand> {
        let hand = |numbers: &[f64]| {
            let numbers: [u64; HAND] = counts_from_numbers(numbers)?;
            CanonicalHand::from_numbers(
                numbers.map(|number| u8::try_from(number).unwrap_or(u8::MAX)),
            )
        };
        numbers.chunks(HAND).filter_map(hand).collect()
    }
}

/// A question for the strategy chart of this pay table. The answer is [`StrategyChart::to_numbers`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StrategyQuestion {
    /// The pays per coin.
    pub table: PayTable,
    /// The cost that the chart may have against perfect play, per coin and hand.
    pub cost: f64,
}

impl StrategyQuestion {
    /// Asks this coach, which must be for the same table.
    #[must_use]
    pub fn ask(&self, coach: &DrawCoach) -> StrategyChart {
        ChartBuilder::new(coach).chart(self.cost)
    }
}

/// Writes the fields `strategy` (the pay table) and `cost`.
impl fmt::Display for StrategyQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = Fields::new().with("strategy", self.table);
        fields.with("cost", self.cost).fmt(f)
    }
}

impl FromStr for StrategyQuestion {
    type Err = NotADrawQuestion;

    fn from_str(text: &str) -> Result<StrategyQuestion, NotADrawQuestion> {
        let fields = Fields::parse(text);
        let cost = fields.get("cost").and_then(|cost| cost.parse().ok());
        let cost = cost.filter(|cost: &f64| (0.0..=1.0).contains(cost));
        Ok(StrategyQuestion {
            table: pay_table(&fields, "strategy")?,
            cost: cost.ok_or(NotADrawQuestion)?,
        })
    }
}

/// A question for the risk of rounds of several hands under this pay table. The answer is [`RoundsAnswer::to_numbers`].
#[derive(Clone, Debug, PartialEq)]
pub struct RoundsQuestion {
    /// The pays per coin: [`PayTable::on`] the coins bet.
    pub table: PayTable,
    /// The number of hands drawn from each deal.
    pub hands: Hands,
    /// The cash back.
    pub cash_back: CashBack,
    /// The bankrolls, in bets of one hand, whose chance of ruin before doubling is wanted.
    pub banks: Vec<usize>,
}

/// The risk of rounds of several hands.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundsAnswer {
    /// The [`EveryDeal::log_root`].
    pub log_root: f64,
    /// The [`EveryDeal::ruin_before_double`] of each bankroll in the question, or `None` if one of them is too large.
    pub before: Option<Vec<f64>>,
}

impl RoundsQuestion {
    /// Computes the answer from the deals of the same table.
    #[must_use]
    pub fn ask(&self, deals: &EveryDeal) -> RoundsAnswer {
        RoundsAnswer {
            log_root: deals.log_root(self.hands, self.cash_back),
            before: deals.ruin_before_double(self.hands, self.cash_back, &self.banks),
        }
    }

    /// Decodes the answer to this question from these numbers, or returns `None` if they are invalid.
    #[must_use]
    pub fn read(&self, numbers: &[f64]) -> Option<RoundsAnswer> {
        let (log_root, before) = numbers.split_first()?;
        let are_chances = before.iter().all(|it| (-1e-6..=1.0 + 1e-6).contains(it));
        let is_whole = before.is_empty() || before.len() == self.banks.len();
        (*log_root <= 0.0 && are_chances && is_whole).then(|| RoundsAnswer {
            log_root: *log_root,
            before: (!before.is_empty()).then(|| before.to_vec()),
        })
    }
}

impl RoundsAnswer {
    /// Encodes the answer as plain numbers for a worker message.
    #[must_use]
    pub fn to_numbers(&self) -> Vec<f64> {
        let before = self.before.iter().flatten().copied();
        [self.log_root].into_iter().chain(before).collect()
    }
}

/// Writes the fields `rounds` (the pay table), `hands`, `back` (the cash back in percent), and `banks` with dots
/// between the bankrolls.
impl fmt::Display for RoundsQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = Fields::new().with("rounds", self.table);
        let fields = fields.with("hands", self.hands);
        let fields = fields.with("back", self.cash_back.in_percent());
        let banks: Vec<String> = self.banks.iter().map(usize::to_string).collect();
        fields.with("banks", banks.join(".")).fmt(f)
    }
}

impl FromStr for RoundsQuestion {
    type Err = NotADrawQuestion;

    fn from_str(text: &str) -> Result<RoundsQuestion, NotADrawQuestion> {
        let fields = Fields::parse(text);
        let hands = fields.number("hands").and_then(|it| it.try_into().ok());
        let back = fields.get("back").and_then(|back| back.parse().ok());
        let back = back.and_then(|percent| CashBack::percent(percent).ok());
        let banks = fields.get("banks").unwrap_or_default().split('.');
        let banks = banks.filter(|it| !it.is_empty()).map(str::parse);
        let banks: Result<Vec<usize>, _> = banks.collect();
        // The limit keeps twice a bankroll in range.
        let banks = banks.ok().filter(|all| all.iter().all(|it| *it < 1 << 30));
        Ok(RoundsQuestion {
            banks: banks.ok_or(NotADrawQuestion)?,
            table: pay_table(&fields, "rounds")?,
            hands: hands.and_then(Hands::new).ok_or(NotADrawQuestion)?,
            cash_back: back.ok_or(NotADrawQuestion)?,
        })
    }
}

/// The error for a text that is not a question about draw poker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADrawQuestion;

/// Encodes cards for a message, with dots between them.
#[must_use]
pub fn encode_cards(cards: &[PackCard]) -> String {
    let cards: Vec<String> = cards.iter().map(PackCard::to_string).collect();
    cards.join(&BETWEEN.to_string())
}

/// Decodes cards from a message.
pub(crate) fn decode_cards(text: &str) -> Result<Vec<PackCard>, NotADrawQuestion> {
    let card = |code: &str| code.parse().map_err(|_| NotADrawQuestion);
    text.split(BETWEEN).map(card).collect()
}

/// Decodes a hand from the field `hand`.
///
/// # Errors
/// [`NotADrawQuestion`] unless the field has five different cards.
pub fn decode_hand(fields: &Fields) -> Result<WildHand, NotADrawQuestion> {
    let cards = decode_cards(fields.get("hand").ok_or(NotADrawQuestion)?)?;
    WildHand::new(&cards).map_err(|_| NotADrawQuestion)
}

fn pay_table(fields: &Fields, name: &str) -> Result<PayTable, NotADrawQuestion> {
    let table = fields.get(name).and_then(|table| table.parse().ok());
    table.ok_or(NotADrawQuestion)
}

/// Writes the fields `draw` (the pay table) and `hand` with dots between the cards.
impl fmt::Display for DrawQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Fields::new()
            .with("draw", self.table)
            .with("hand", encode_cards(self.hand.cards()))
            .fmt(f)
    }
}

impl FromStr for DrawQuestion {
    type Err = NotADrawQuestion;

    fn from_str(text: &str) -> Result<DrawQuestion, NotADrawQuestion> {
        let fields = Fields::parse(text);
        Ok(DrawQuestion {
            table: pay_table(&fields, "draw")?,
            hand: decode_hand(&fields)?,
        })
    }
}

/// Writes the pay table as the field `return`.
impl fmt::Display for ReturnQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Fields::new().with("return", self.table).fmt(f)
    }
}

impl FromStr for ReturnQuestion {
    type Err = NotADrawQuestion;

    fn from_str(text: &str) -> Result<ReturnQuestion, NotADrawQuestion> {
        let table = pay_table(&Fields::parse(text), "return")?;
        Ok(ReturnQuestion { table })
    }
}

/// Writes the pay table as the field `close` or `penalty`, and `seed`.
impl fmt::Display for CloseQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = Fields::new().with(self.hard.code(), self.table);
        fields.with("seed", self.seed).fmt(f)
    }
}

impl FromStr for CloseQuestion {
    type Err = NotADrawQuestion;

    fn from_str(text: &str) -> Result<CloseQuestion, NotADrawQuestion> {
        let fields = Fields::parse(text);
        let seed = fields.number("seed").and_then(|seed| seed.try_into().ok());
        let mut each = Difficulty::ALL.into_iter();
        let hard = each.find(|hard| fields.get(hard.code()).is_some());
        let hard = hard.ok_or(NotADrawQuestion)?;
        Ok(CloseQuestion {
            table: pay_table(&fields, hard.code())?,
            hard,
            seed: seed.ok_or(NotADrawQuestion)?,
        })
    }
}

/// The count of 32-bit numbers that encode the sum of squares of a whole game, lowest part first.
const PARTS: usize = 4;

impl WholeGame {
    /// Encodes the answer as plain numbers for a worker message: the frequency of each row of the pay table and of
    /// unpaid hands, the number of deals, and the sum of squares in parts of 32 bits.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "they are below 2^53")]
    #[expect(clippy::cast_possible_truncation, reason = "these are the lowest bits")]
    pub fn to_numbers(&self) -> Vec<f64> {
        let counts = self.counts.iter().map(|count| *count as f64);
        let squares = (0..PARTS).map(|part| f64::from((self.squares >> (32 * part)) as u32));
        counts.chain([self.deals as f64]).chain(squares).collect()
    }

    /// Decodes the return of this pay table from these numbers, or returns `None` if they are invalid.
    #[must_use]
    pub fn from_numbers(table: &PayTable, numbers: &[f64]) -> Option<WholeGame> {
        let (counts, others) = numbers.split_at_checked(RESULTS)?;
        let counts: [u64; RESULTS] = counts_from_numbers(counts)?;
        let [deals, squares @ ..]: [u64; 1 + PARTS] = counts_from_numbers(others)?;
        let squares = squares.iter().rev().try_fold(0_u128, |all, part| {
            let part = u32::try_from(*part).ok()?;
            Some(all << 32 | u128::from(part))
        })?;
        let whole = WholeGame {
            table: *table,
            counts,
            deals,
            squares,
        };
        // Larger counts than those of a real pack would overflow the sums.
        let is_some = (1..=1 << 50).contains(&whole.all()) && deals < 1 << 28 && squares >> 98 == 0;
        (is_some && whole.is_consistent()).then_some(whole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draw_questions_and_answers_round_trip() {
        for (table, codes) in [
            (PayTable::jacks(9, 6), "KS KH 7D 7C 2S"),
            (PayTable::KINGS, "X1 KH 7D 4C 2S"),
            (PayTable::KINGS, "AS KS QS JS TS"),
        ] {
            let hand: WildHand = codes.parse().expect(codes);
            let question = DrawQuestion { table, hand };
            let text = question.to_string();
            assert_eq!(text.parse(), Ok(question));
            assert!(text.parse::<ReturnQuestion>().is_err(), "{text}");
            let coach = DrawCoach::new(&table);
            let advice = question.ask(&coach).expect("advice");
            let numbers = advice.to_numbers();
            let read = |numbers: &[f64]| DrawAdvice::from_numbers(&table, numbers);
            assert_eq!(read(&numbers), Some(advice));
            assert_eq!(read(&numbers[1..]), None);
            assert_eq!(read(&numbers[RESULTS..]), None);
            assert_eq!(read(&[&numbers[..], &[1.0]].concat()), None);
            assert_eq!(read(&[&numbers[..], &numbers[..RESULTS]].concat()), None);
            for wrong in [-1.0, 0.5, f64::NAN, 1e300, f64::from(u32::MAX)] {
                let mut numbers = numbers.clone();
                numbers[RESULTS - 1] = wrong;
                numbers[RESULTS - 2] = 1.0;
                assert_eq!(read(&numbers), None, "{wrong}");
            }
            assert_eq!(read(&vec![0.0; numbers.len()]), None);

            for hard in Difficulty::ALL {
                let seed = 7;
                let question = CloseQuestion { table, hard, seed };
                let text = question.to_string();
                assert_eq!(text.parse(), Ok(question));
                assert!(text.parse::<DrawQuestion>().is_err(), "{text}");
            }

            let question = StrategyQuestion {
                table,
                cost: 0.0003,
            };
            let text = question.to_string();
            assert_eq!(text.parse(), Ok(question));
            assert!(text.parse::<DrawQuestion>().is_err(), "{text}");

            let question = RoundsQuestion {
                table,
                hands: Hands::ALL[3],
                cash_back: CashBack::percent(0.3).expect("a percentage"),
                banks: vec![20, 40],
            };
            let text = question.to_string();
            assert_eq!(text.parse(), Ok(question.clone()));
            assert!(text.parse::<ReturnQuestion>().is_err(), "{text}");
            let never = f64::NEG_INFINITY;
            for (numbers, before) in [
                (&[-0.25][..], None),
                (&[never, 0.5, 0.25], Some(vec![0.5, 0.25])),
            ] {
                let answer = question.read(numbers).expect("an answer");
                assert_eq!((answer.log_root, &answer.before), (numbers[0], &before));
                assert_eq!(answer.to_numbers(), numbers);
            }
            for wrong in [
                &[][..],
                &[0.5],
                &[f64::NAN],
                &[-0.25, 0.0],
                &[-0.25, 0.0, 2.0],
                &[-0.25, 0.0, f64::NAN],
            ] {
                assert_eq!(question.read(wrong), None, "{wrong:?}");
            }

            let question = ReturnQuestion { table };
            let text = question.to_string();
            assert_eq!(text.parse(), Ok(question));
            assert!(text.parse::<DrawQuestion>().is_err(), "{text}");
            let whole = question.ask(&coach);
            let numbers = whole.to_numbers();
            let read = |numbers: &[f64]| WholeGame::from_numbers(&table, numbers);
            assert_eq!(read(&numbers), Some(whole));
            assert_eq!(read(&numbers[1..]), None);
            assert_eq!(read(&[0.0; RESULTS]), None);
            assert_eq!(read(&[1e15; RESULTS]), None);
        }
        for text in [
            "",
            "draw=9/6&hand=KS.KH.7D.7C.2S",
            "draw=800-50-25-9-6-4-3-2-1",
            "draw=800-50-25-9-6-4-3-2-1&hand=KS.KH.7D.7C",
            "draw=800-50-25-9-6-4-3-2-1&hand=KS.KH.7D.7C.KS",
            "hand=KS.KH.7D.7C.2S",
            "return=9/6",
        ] {
            assert!(text.parse::<DrawQuestion>().is_err(), "{text}");
            assert!(text.parse::<ReturnQuestion>().is_err(), "{text}");
            assert!(text.parse::<CloseQuestion>().is_err(), "{text}");
            assert!(text.parse::<StrategyQuestion>().is_err(), "{text}");
        }
    }
}

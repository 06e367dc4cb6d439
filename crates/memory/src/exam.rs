//! An exam: 100 different decisions, and a mark in bets.
//!
//! The decisions are drawn without repetition. The chance of an item is proportional to its frequency times the cost of
//! its most likely mistake, so that the questions are those that matter, and items for which this would be more than 1
//! are always asked. A cost above 0.03 bets counts as 0.03, since few players make such a mistake, and one below 0.001 as
//! 0.001, so that every item can be drawn.
//!
//! The mark divides by these chances: an answer counts with its cost times the frequency of the item, divided by its
//! chance (the estimator of Horvitz and Thompson). So the expected mark is what this play costs a round, to first order,
//! for any player and any costs. An item may have many hands: if each is asked as often as it comes up, an answer counts
//! with the cost of its hand. The standard error is that of the choice of the questions, for a player who answers a
//! decision always alike. If all items are asked, it is 0.
//!
//! The drawing is systematic: the items lie in random order on a line, each as long as its chance, and points at distances
//! of 1 from a random start select them. The standard error follows from the spread of the answers, with the
//! approximation of J. Hájek (1964) for samples of unequal chances.

use std::fmt;
use std::str::FromStr;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::item::{Item, ItemName};

/// The number of decisions of an exam.
pub const QUESTIONS: usize = 100;

/// The limits of the cost that decides how often an item is drawn, in bets.
const COSTS: [f64; 2] = [0.001, 0.03];

/// A decision of an exam.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The item.
    pub item: ItemName,
    /// The mean number of such decisions in a round.
    frequency: f64,
    /// The chance that an exam has this question, above 0.
    chance: f64,
}

/// An exam.
#[derive(Clone, Debug, PartialEq)]
pub struct Exam {
    questions: Vec<Question>,
}

/// The result of an exam.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// What this play costs a round, in bets: 0.0021 for 0.21 %.
    pub cost: f64,
    /// The standard error of the cost.
    pub error: f64,
}

/// The error for items of which none comes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NothingToAsk;

impl fmt::Display for NothingToAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("None of these decisions comes up, so there is nothing to ask.")
    }
}

impl std::error::Error for NothingToAsk {}

/// The error for a number of answers that is not the number of questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongNumber {
    /// The number of questions.
    pub questions: usize,
    /// The number of answers.
    pub answers: usize,
}

impl fmt::Display for WrongNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WrongNumber { questions, answers } = self;
        write!(f, "The exam has {questions} questions, not {answers}.")
    }
}

impl std::error::Error for WrongNumber {}

impl Exam {
    /// Creates the exam of this seed. The same items and seed always give the same exam. It has [`QUESTIONS`] questions,
    /// or all items that come up if those are fewer.
    ///
    /// # Errors
    /// [`NothingToAsk`] if no item comes up.
    pub fn new(items: &[Item], seed: u64) -> Result<Exam, NothingToAsk> {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut all = candidates(items);
        if all.is_empty() {
            return Err(NothingToAsk);
        }
        shuffle(&mut all, &mut random);
        let mut point = random.random::<f64>();
        let mut end = 0.0;
        let mut questions = Vec::with_capacity(QUESTIONS);
        for question in all {
            end += question.chance;
            // A chance of 1 always reaches the next point, but for rounding.
            if point < end || is_certain(&question) {
                point += 1.0;
                questions.push(question);
            }
        }
        shuffle(&mut questions, &mut random);
        Ok(Exam { questions })
    }

    /// Returns the questions in order. No item occurs twice.
    #[must_use]
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// Returns the mark for answers with these costs in bets, 0 for a right answer, in the order of the questions.
    ///
    /// # Errors
    /// [`WrongNumber`] if there is not one cost for each question.
    pub fn mark(&self, costs: &[f64]) -> Result<Mark, WrongNumber> {
        if costs.len() != self.questions.len() {
            return Err(WrongNumber {
                questions: self.questions.len(),
                answers: costs.len(),
            });
        }
        let answers = self.questions.iter().zip(costs);
        let losses = answers.map(|(it, cost)| (it, it.frequency / it.chance * cost));
        let cost = losses.clone().map(|(_, loss)| loss).sum();
        let drawn: Vec<(f64, f64)> = losses
            .filter(|(question, _)| !is_certain(question))
            .map(|(question, loss)| (1.0 - question.chance, loss))
            .collect();
        let weights: f64 = drawn.iter().map(|(weight, _)| weight).sum();
        let mean = drawn
            .iter()
            .map(|(weight, loss)| weight * loss)
            .sum::<f64>()
            / weights;
        let squares = drawn
            .iter()
            .map(|(weight, loss)| weight * (loss - mean).powi(2));
        let number = number(drawn.len());
        let variance = number / (number - 1.0) * squares.sum::<f64>();
        Ok(Mark {
            cost,
            error: if drawn.len() > 1 {
                variance.sqrt()
            } else {
                0.0
            },
        })
    }
}

/// All items that come up, with their chances to be in an exam.
fn candidates(items: &[Item]) -> Vec<Question> {
    let share = |item: &Item| item.frequency() * item.cost().clamp(COSTS[0], COSTS[1]);
    let of_item = |item: &Item| Question {
        item: item.name.clone(),
        frequency: item.frequency(),
        chance: share(item),
    };
    let mut all: Vec<Question> = items.iter().map(of_item).collect();
    all.retain(|it| it.chance > 0.0);
    // The items with the greatest shares become certain, until no other chance is 1 or more.
    all.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    let mut left: f64 = all.iter().map(|it| it.chance).sum();
    let mut to_draw = number(QUESTIONS);
    let mut certain = 0;
    for it in &mut all {
        if it.chance * to_draw < left || to_draw < 1.0 {
            break;
        }
        left -= it.chance;
        to_draw -= 1.0;
        it.chance = 1.0;
        certain += 1;
    }
    for it in &mut all[certain..] {
        it.chance *= to_draw / left;
    }
    all
}

/// Returns true if every exam has this question.
fn is_certain(question: &Question) -> bool {
    question.chance >= 1.0
}

/// Puts the values into a random order.
fn shuffle<T>(values: &mut [T], random: &mut ChaCha8Rng) {
    for at in (1..values.len()).rev() {
        values.swap(at, random.random_range(0..=at));
    }
}

#[expect(clippy::cast_precision_loss, reason = "an exam has few questions")]
const fn number(of: usize) -> f64 {
    of as f64
}

/// An exam that a player has taken, for a link: `vegas/7/2100/500`. The parts are the rules or the pay table, the seed,
/// and the cost and its standard error in millionths of a bet. Anyone can take the same exam.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExamLink {
    rules: String,
    /// The seed of the exam.
    pub seed: u64,
    cost: i64,
    error: u32,
}

/// The greatest amount in a link, in millionths of a bet.
const MOST: f64 = 1e9;

impl ExamLink {
    /// Creates the link of an exam with these rules. The mark is rounded to millionths of a bet.
    ///
    /// # Errors
    /// [`NotAnExamLink`] if the rules are not a part of an [`ItemName`], or the mark has no finite numbers.
    pub fn new(rules: &str, seed: u64, mark: Mark) -> Result<ExamLink, NotAnExamLink> {
        let millionths = |bets: f64| (bets * 1e6).round();
        let (cost, error) = (millionths(mark.cost), millionths(mark.error));
        if !(cost.abs() <= MOST && (0.0..=MOST).contains(&error)) {
            return Err(NotAnExamLink);
        }
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "checked above"
        )]
        let (cost, error) = (cost as i64, error as u32);
        // An item has such a part.
        let name = format!("exam/of/{rules}").parse::<ItemName>();
        match name {
            Ok(name) if name.parts().count() == 3 => Ok(ExamLink {
                rules: rules.to_owned(),
                seed,
                cost,
                error,
            }),
            Ok(_) | Err(_) => Err(NotAnExamLink),
        }
    }

    /// Returns the rules or the pay table, as the game writes them.
    #[must_use]
    pub fn rules(&self) -> &str {
        &self.rules
    }

    /// Returns the mark.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "at most 10⁹ millionths")]
    pub fn mark(&self) -> Mark {
        Mark {
            cost: self.cost as f64 / 1e6,
            error: f64::from(self.error) / 1e6,
        }
    }
}

impl fmt::Display for ExamLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ExamLink {
            rules,
            seed,
            cost,
            error,
        } = self;
        write!(f, "{rules}/{seed}/{cost}/{error}")
    }
}

/// The error for a text that is not the link of an exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnExamLink;

impl fmt::Display for NotAnExamLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The link of an exam has rules, a seed, a cost and its error.")
    }
}

impl std::error::Error for NotAnExamLink {}

impl FromStr for ExamLink {
    type Err = NotAnExamLink;

    fn from_str(text: &str) -> Result<ExamLink, NotAnExamLink> {
        let mut parts = text.split('/');
        let mut next = || parts.next().ok_or(NotAnExamLink);
        let (rules, seed, cost, error) = (next()?, next()?, next()?, next()?);
        let read = |text: &str| text.parse::<i64>().map_err(|_| NotAnExamLink);
        #[expect(clippy::cast_precision_loss, reason = "greater amounts are refused")]
        let bets = |millionths: i64| millionths as f64 / 1e6;
        let mark = Mark {
            cost: bets(read(cost)?),
            error: bets(read(error)?),
        };
        let link = ExamLink::new(rules, seed.parse().map_err(|_| NotAnExamLink)?, mark)?;
        // Rejects further parts, and a second text for the same link.
        (link.to_string() == text)
            .then_some(link)
            .ok_or(NotAnExamLink)
    }
}

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(ExamLink);

#[cfg(test)]
mod tests {
    use super::*;

    fn item(name: usize, frequency: f64, cost: f64) -> Item {
        let name = format!("game/kind/{name}").parse().expect("a name");
        Item::new(name, frequency, cost).expect("an item")
    }

    /// Items of very different frequencies and costs. Every fifth never comes up.
    fn items() -> Vec<Item> {
        let of = |at: usize| {
            let at_f64 = number(at);
            let frequency = if at.is_multiple_of(5) {
                0.0
            } else {
                1.0 / at_f64
            };
            item(at, frequency, (at_f64 * 0.7).sin().powi(4))
        };
        (0..400).map(of).collect()
    }

    fn place(question: &Question) -> usize {
        let place = question.item.parts().last().map(str::parse);
        place.expect("a part").expect("a number")
    }

    #[test]
    fn exam_depends_on_its_seed_only() {
        let [one, same, other] = [1, 1, 2].map(|seed| Exam::new(&items(), seed).expect("an exam"));
        assert_eq!(one, same);
        assert_ne!(one, other);
    }

    #[test]
    fn every_exam_has_a_hundred_different_items_that_come_up() {
        for seed in 0..200 {
            let exam = Exam::new(&items(), seed).expect("an exam");
            let mut places: Vec<usize> = exam.questions().iter().map(place).collect();
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), QUESTIONS, "{seed}");
            assert!(places.iter().all(|place| place % 5 > 0));
        }
    }

    #[test]
    fn items_are_asked_as_often_as_their_chances_say() {
        const EXAMS: u32 = 2_000;
        let mut counts = vec![0.0; 400];
        for seed in 0..EXAMS.into() {
            for question in Exam::new(&items(), seed).expect("an exam").questions() {
                counts[place(question)] += 1.0;
            }
        }
        let (mut certain, mut drawn) = (0, 0);
        for it in candidates(&items()) {
            let expected = it.chance * f64::from(EXAMS);
            let spread = (expected * (1.0 - it.chance)).sqrt();
            let off = (counts[place(&it)] - expected).abs();
            assert!(off <= 4.5 * spread, "{}: {off} {spread}", it.item);
            certain += usize::from(is_certain(&it));
            drawn += usize::from(it.chance < 0.5);
        }
        assert!(certain > 10 && drawn > 100, "{certain} {drawn}");
    }

    #[test]
    fn few_items_are_all_asked() {
        let items = items();
        let exam = Exam::new(&items[..100], 3).expect("an exam");
        assert_eq!(exam.questions().len(), 80);
        let costs: Vec<f64> = exam
            .questions()
            .iter()
            .map(|it| number(place(it)))
            .collect();
        let mark = exam.mark(&costs).expect("a mark");
        // Each of the 80 items costs its number, and its frequency is one divided by that.
        assert!(
            (mark.cost - 80.0).abs() < 1e-9 && mark.error < 1e-12,
            "{mark:?}"
        );
        assert_eq!(Exam::new(&[], 1), Err(NothingToAsk));
        assert_eq!(Exam::new(&items[..1], 1), Err(NothingToAsk));
        let one = Exam::new(&items[1..2], 1).expect("an exam");
        assert_eq!(one.questions().len(), 1);
        assert!(one.mark(&[0.5]).is_ok_and(|it| it.error < 1e-12));
    }

    /// A player with a random cost for each item, gains among them.
    #[test]
    fn mean_mark_is_the_cost_of_the_play() {
        const EXAMS: u32 = 2_000;
        let items = items();
        let costs: Vec<f64> = (0..400).map(|at| (number(at) * 1.3).sin() + 0.4).collect();
        let exact: f64 = items
            .iter()
            .zip(&costs)
            .map(|(it, cost)| it.frequency() * cost)
            .sum();
        let (mut sum, mut squares, mut variances) = (0.0, 0.0, 0.0);
        for seed in 0..EXAMS.into() {
            let exam = Exam::new(&items, seed).expect("an exam");
            let answers: Vec<f64> = exam.questions().iter().map(|it| costs[place(it)]).collect();
            let mark = exam.mark(&answers).expect("a mark");
            sum += mark.cost;
            squares += (mark.cost - exact).powi(2);
            variances += mark.error.powi(2);
        }
        let exams = f64::from(EXAMS);
        let spread = (squares / exams).sqrt();
        assert!((sum / exams - exact).abs() < 4.0 * spread / exams.sqrt());
        let error = (variances / exams).sqrt();
        assert!((error / spread - 1.0).abs() < 0.1, "{error} {spread}");
    }

    #[test]
    fn perfect_play_costs_nothing() {
        let exam = Exam::new(&items(), 5).expect("an exam");
        let mark = exam.mark(&[0.0; QUESTIONS]);
        let nothing = Mark {
            cost: 0.0,
            error: 0.0,
        };
        assert_eq!(mark, Ok(nothing));
        let why = WrongNumber {
            questions: QUESTIONS,
            answers: 3,
        };
        assert_eq!(exam.mark(&[0.0; 3]), Err(why));
    }

    #[test]
    fn links_are_written_as_they_are_read() {
        let mark = Mark {
            cost: 0.002_1,
            error: 0.000_5,
        };
        let link = ExamLink::new("vegas.1-deck", 7, mark).expect("a link");
        assert_eq!(link.to_string(), "vegas.1-deck/7/2100/500");
        assert_eq!(link.mark(), mark);
        for text in ["vegas.1-deck/7/2100/500", "a/18446744073709551615/-3/0"] {
            assert_eq!(
                text.parse::<ExamLink>().map(|it| it.to_string()),
                Ok(text.to_owned())
            );
        }
        for text in [
            "",
            "vegas",
            "vegas/7/2100",
            "vegas/7/2100/-1",
            "vegas/07/2/5",
            "/7/2/5",
            "a/7/2/5/",
            "a b/7/2/5",
            "a/-1/2/5",
            "a/7/2000000000/5",
            "a/7/2.5/5",
        ] {
            assert_eq!(text.parse::<ExamLink>(), Err(NotAnExamLink), "{text}");
        }
        let not_finite = Mark {
            cost: f64::NAN,
            error: 0.0,
        };
        assert_eq!(ExamLink::new("vegas", 7, not_finite), Err(NotAnExamLink));
    }
}

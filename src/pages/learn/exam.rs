//! An exam about the strategy chart of blackjack: a hundred hands without an answer in between, and at the end what this
//! play costs ([`crate::memory::exam`]).

use crate::blackjack::Rules;
use crate::coach::Play;
use crate::coach::total_strategy::Exercise;
use crate::core::Secret;
use crate::memory::{Exam, ExamLink, Grade, ItemName, Mark, Review, Time};

use super::questions::{ChartQuestion, Exercises};

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExamAnswer {
    /// The play of the player.
    pub play: Play,
    /// Its grade.
    pub grade: Grade,
    /// Its mean cost, in initial bets: 0 for the right play.
    pub cost: f64,
}

/// An exam: in progress as long as it has a question.
#[derive(Clone, Debug)]
pub struct ChartExam {
    rules: Rules,
    seed: u64,
    edge: f64,
    exam: Exam,
    /// The hands with their items, one for each question.
    hands: Vec<(ItemName, ChartQuestion)>,
    answers: Vec<ExamAnswer>,
}

impl ChartExam {
    /// Begins the exam of this seed with all exercises of the chart of these rules. `edge` is the worth of a round with the
    /// best play, in bets. The same rules and seed always give the same hands. Returns `None` if the chart has no decision.
    pub(super) fn begin(
        rules: Rules,
        seed: u64,
        edge: f64,
        exercises: &[Exercise],
    ) -> Option<ChartExam> {
        let items = Exercises::Chart(rules, exercises.to_vec()).items();
        let exam = Exam::new(&items, seed).ok()?;
        let hand = |(question, number): (&crate::memory::Question, u32)| {
            let secret = secret_of(seed).practice(number);
            let hand = ChartQuestion::of(&question.item, rules, exercises, &secret)?;
            Some((question.item.clone(), hand))
        };
        let hands: Option<Vec<_>> = exam.questions().iter().zip(0..).map(hand).collect();
        Some(ChartExam {
            rules,
            seed,
            edge,
            hands: hands?,
            exam,
            answers: vec![],
        })
    }

    /// The hand about which the exam asks, with its item; `None` at its end.
    #[must_use]
    pub fn question(&self) -> Option<&(ItemName, ChartQuestion)> {
        self.hands.get(self.answers.len())
    }

    /// The number of answers, and of all questions.
    #[must_use]
    pub fn score(&self) -> (usize, usize) {
        (self.answers.len(), self.hands.len())
    }

    /// What this play costs a round; `None` before the end.
    #[must_use]
    pub fn mark(&self) -> Option<Mark> {
        let costs: Vec<f64> = self.answers.iter().map(|it| it.cost).collect();
        self.exam.mark(&costs).ok()
    }

    /// The worth of a round with the best play, in bets.
    #[must_use]
    pub const fn edge(&self) -> f64 {
        self.edge
    }

    /// The wrong answers with their hands, the most costly first.
    #[must_use]
    pub fn mistakes(&self) -> Vec<(&ChartQuestion, ExamAnswer)> {
        let hands = self.hands.iter().map(|(_, hand)| hand);
        let all = hands.zip(self.answers.iter().copied());
        let mut wrong: Vec<_> = all.filter(|(_, it)| it.grade == Grade::Wrong).collect();
        wrong.sort_by(|(_, one), (_, other)| other.cost.total_cmp(&one.cost));
        wrong
    }

    /// The link to this exam with its mark; `None` before the end.
    #[must_use]
    pub fn link(&self) -> Option<ExamLink> {
        ExamLink::new(&self.rules.to_string(), self.seed, self.mark()?).ok()
    }

    /// Takes an answer, and goes on. Returns its review, or `None` if the exam asks nothing or has no such play.
    pub(super) fn answer(&mut self, play: Play, now: Time) -> Option<(ItemName, Review)> {
        let (item, hand) = self.question()?;
        let (item, cost) = (item.clone(), hand.cost(play)?);
        let grade = Grade::of(hand.is_right(play)?);
        self.answers.push(ExamAnswer { play, grade, cost });
        Some((item, Review { at: now, grade }))
    }
}

/// The secret that draws the cards of the exam of this seed. It is no secret: the seed is in the link.
fn secret_of(seed: u64) -> Secret {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Secret::from_bytes(bytes)
}

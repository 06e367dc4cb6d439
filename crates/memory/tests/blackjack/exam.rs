//! The mark of a player who follows another chart is what that chart costs.

use blackjack::coach::total_strategy::{Cell, ChartDecision};
use blackjack::coach::{CardValue, Coach, Origin, Situation, StrategyPricer, TotalStrategy};
use blackjack::{Action, Rules};
use fair_deal_core::{Card, Rank, Suit};
use fair_deal_memory::Exam;

use crate::VEGAS;

/// The best strategy for totals at another table.
fn best_at(rules: &str) -> TotalStrategy {
    let rules: Rules = rules.parse().expect(rules);
    StrategyPricer::new(&Coach::new(&rules)).best()
}

#[test]
fn mark_is_the_exact_cost_of_another_chart() {
    const EXAMS: u32 = 400;
    let coach = Coach::new(&Rules::VEGAS);
    let mut pricer = StrategyPricer::new(&coach);
    let vegas = &*VEGAS;
    let best = pricer.price(&vegas.best).value;
    for (strategy, percent) in [
        (best_at("vegas.1-deck.h17.no-das.no-surrender"), 0.1251),
        (best_at("vegas.enhc.early-surrender"), 0.3792),
        (best_at("vegas.no-double.no-split"), 1.9342),
    ] {
        let exact = best - pricer.price(&strategy).value;
        assert!((100.0 * exact - percent).abs() < 5e-5, "{exact}");
        let cost = |it: &ChartDecision| {
            let first = pricer.first(&strategy, it.cell, it.up);
            // A double or a surrender that no hand of the row can make changes nothing.
            it.cost(first).unwrap_or(0.0)
        };
        let costs: Vec<f64> = vegas.decisions.iter().map(cost).collect();
        let (mut sum, mut squares, mut variances) = (0.0, 0.0, 0.0);
        for seed in 0..EXAMS.into() {
            let exam = Exam::new(&vegas.items, seed).expect("an exam");
            let questions = exam.questions().iter();
            let answers: Vec<f64> = questions.map(|it| costs[vegas.places[&it.item]]).collect();
            let mark = exam.mark(&answers).expect("a mark");
            sum += mark.cost;
            squares += mark.cost.powi(2);
            variances += mark.error.powi(2);
        }
        let exams = f64::from(EXAMS);
        let mean = sum / exams;
        let spread = (squares / exams - mean * mean).sqrt();
        let error = (variances / exams).sqrt();
        // The marks add up the mistakes of the rows as if each were the only one.
        let all = vegas.decisions.iter().zip(&costs);
        let single: f64 = all.map(|(it, cost)| it.frequency * cost).sum();
        let off = (mean - single).abs();
        assert!(off < 4.0 * spread / exams.sqrt(), "{mean}, {single}");
        // Together they cost nearly the same: the difference is far below the error of one exam.
        assert!((single - exact).abs() < 0.4 * error, "{single}, {exact}");
        assert!((error / spread - 1.0).abs() < 0.15, "{error}, {spread}");
    }
}

/// A card of this value.
fn card(value: CardValue) -> Card {
    let cards = Rank::ALL.map(|rank| Card::new(rank, Suit::Spades));
    let card = cards.into_iter().find(|it| CardValue::of(*it) == value);
    card.expect("a card")
}

/// As above, but each question is a hand that comes up, and the coach says what the answer costs.
#[test]
fn mark_of_hands_is_the_cost_of_another_chart() {
    const EXAMS: u32 = 40;
    let coach = Coach::new(&Rules::VEGAS);
    let mut pricer = StrategyPricer::new(&coach);
    let strategy = best_at("vegas.enhc.early-surrender");
    let exact = pricer.price(&VEGAS.best).value - pricer.price(&strategy).value;
    let cost = |decision: &ChartDecision, seed: u64| {
        let ChartDecision { cell, up, .. } = *decision;
        // Only hands of a split are hard 4, and hardly any.
        let hand = pricer.hand(&VEGAS.best, cell, up, seed)?;
        let hand: Vec<Card> = hand.into_iter().map(card).collect();
        let legal: &[Action] = match (&hand[..], cell) {
            ([_, _], Cell::Pair(_)) => &[
                Action::Surrender,
                Action::Double,
                Action::Split,
                Action::Hit,
                Action::Stand,
            ],
            ([_, _], Cell::Total(_)) => &[
                Action::Surrender,
                Action::Double,
                Action::Hit,
                Action::Stand,
            ],
            _ => &[Action::Hit, Action::Stand],
        };
        let action = strategy.action(&hand, card(up), Rules::VEGAS.ace, legal)?;
        let advice = coach.advise(&Situation {
            hand: &hand,
            upcard: card(up),
            seen: &[],
            origin: Origin::Dealt,
        });
        let advice = advice.expect("advice");
        let mut plays = advice.plays.iter();
        let taken = plays.find(|it| it.play.action() == action).expect("a play");
        Some(advice.best().expect("a play").value - taken.value)
    };
    let (mut sum, mut variances) = (0.0, 0.0);
    for seed in 0..EXAMS.into() {
        let exam = Exam::new(&VEGAS.items, seed).expect("an exam");
        let questions = exam.questions().iter();
        let answers = questions.map(|it| {
            let decision = &VEGAS.decisions[VEGAS.places[&it.item]];
            cost(decision, seed).unwrap_or_default()
        });
        let mark = exam.mark(&answers.collect::<Vec<f64>>()).expect("a mark");
        sum += mark.cost;
        variances += mark.error.powi(2);
    }
    let exams = f64::from(EXAMS);
    let (mean, error) = (sum / exams, (variances / exams).sqrt());
    assert!(exact > 0.003 && error < 0.4 * exact, "{exact}, {error}");
    assert!(
        (mean - exact).abs() < 3.0 * error / exams.sqrt(),
        "{mean}, {exact}, {error}"
    );
}

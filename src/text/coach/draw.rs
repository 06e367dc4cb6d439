//! What the coach says at the table of Jacks or Better.

use super::{day, signed_amount};
use crate::app::coach::{AdvisedPlay, CoachSays};
use crate::app::draw_coach::ChartSays;
use crate::coach::draw::{DrawAdvice, Hold, held};
use crate::core::{PackCard, WildHand};
use crate::pages::coach::{Score, Works};
use crate::pages::draw::{ByTheChart, DrawSaying, Judged};
use crate::poker::Class;
use crate::table::Marks;
use crate::text::coach::CoachWords;
use crate::text::jacks::why_unpaid;
use crate::text::language::Language;
use crate::text::pages::all_words;
use crate::text::paytable::holds;
use crate::text::poker;
use crate::text::short;

/// The sentences of the coach of draw poker, in one language. Cards are given in as few signs as will do.
pub trait DrawCoachWords: CoachWords {
    /// To hold these cards, for the middle of a sentence; `None` where all five are held, no card where all
    /// are swapped.
    fn to_hold(&self, cards: Option<&str>) -> String;
    /// The player held these.
    fn you_held(&self, cards: Option<&str>) -> String;
    /// This is the best to do, and pays so many bets on average.
    fn best_hold(&self, to_hold: &str, worth: &str) -> String;
    /// Several holds are worth the same, which pays so many bets on average.
    fn best_holds(&self, to_hold: &[String], worth: &str) -> String;
    /// A row of the list that is worth as much as the best one.
    fn hold_ties(&self, row: &str) -> String;
    /// What the player did was the best.
    fn hold_was_best(&self, you_held: &str) -> String;
    /// What the player did was worth less than the best, but by less than is shown.
    fn hold_was_as_good(&self, you_held: &str) -> String;
    /// What the player did cost so much of a bet, and that would have been better.
    fn hold_cost(&self, you_held: &str, cost: &str, to_hold: &str) -> String;
    /// What the strategy chart has the player do, one of these, and what that costs in bets against the best hold;
    /// nothing where it is the best.
    fn by_chart(&self, to_hold: &[String], cost: Option<&str>) -> String;
    /// Which row of how many that is, and what the row is for.
    fn chart_row(&self, number: usize, rows: usize, hold: &str) -> String;
    /// No row of so many fits.
    fn no_chart_row(&self, rows: usize) -> String;
    /// The strategy chart for this pay table is being written.
    fn chart_is_written(&self) -> &'static str;
    /// What this pays on average, in bets, as a row of a list.
    fn hold_pays(&self, to_hold: &str, value: &str) -> String;
    /// What a hand comes to that is not paid.
    fn nothing(&self) -> &'static str;
    /// A joker that is held, in a list of cards.
    fn joker_held(&self) -> &'static str;
    /// What stands between two results of a hold.
    fn between_results(&self) -> &'static str;
    /// Of solo draw: this has the best chance to make a better kind of hand.
    fn best_chance(&self, to_hold: &str, percent: &str) -> String;
    /// Of solo draw: nothing can make a better kind of hand.
    fn no_better(&self) -> &'static str;
    /// What the chances mean, and for how many cards of the pack.
    fn chances_unit(&self, unseen: usize) -> String;
    /// What the values mean, and for how many unseen cards.
    fn hold_unit(&self, unseen: usize) -> String;
}

/// Says it in this language.
#[must_use]
pub fn says(language: Language, saying: &DrawSaying) -> CoachSays {
    let words: &dyn DrawCoachWords = all_words(language);
    let advice = saying.advice.as_ref();
    let ranked = advice.map(|(hand, advice)| (*hand, advice.ranked()));
    let best = ranked.as_ref().and_then(|(hand, holds)| {
        let best = *holds.first()?;
        Some((*hand, *best))
    });
    let line = match saying.works {
        Works::No => Some(words.cannot_work().to_owned()),
        Works::Yes => best.map(|(hand, best)| {
            let worth = words.amount(best.value());
            let all_best = advice.map(|(_, advice)| advice.all_best());
            let all_best = all_best.into_iter().flatten();
            let all_best: Vec<String> = all_best
                .map(|hold| words.to_hold(named(words, &hand, hold.swapped()).as_deref()))
                .collect();
            match &all_best[..] {
                // Where nearly everything is worth the same, the list shows it.
                all @ ([_, _] | [_, _, _]) => words.best_holds(all, &worth),
                all => words.best_hold(all.first().map_or("", String::as_str), &worth),
            }
        }),
    };
    let plays = advice.into_iter().flat_map(|(hand, advice)| {
        let most = advice.best().value();
        let rows = advice.ranked().into_iter();
        rows.map(move |hold| advised(words, hand, advice, hold, most))
    });
    let unseen = saying.table.game().decks().cards() - Marks::PLACES;
    let unit = advice.map(|_| words.hold_unit(unseen));
    let low = advice.and_then(|(hand, _)| why_unpaid(poker::words(language), &saying.table, hand));
    let told: Vec<String> = low
        .into_iter()
        .chain(unit)
        .chain(of_visit(words, &saying.score))
        .collect();
    CoachSays {
        moment: saying.moment.clone(),
        judged: saying.judged.map(|judged| judgement(words, &judged)),
        judged_again: false,
        line,
        chart: saying
            .chart
            .as_ref()
            .map(|by| by_chart(language, saying, by)),
        dealer: None,
        plays: plays.collect(),
        note: told.join(words.between()),
        count: None,
        count_again: false,
        day: saying.day.map(|split| day(words, split)),
        day_again: false,
    }
}

/// What the strategy chart says, and why.
fn by_chart(language: Language, saying: &DrawSaying, by: &ByTheChart) -> ChartSays {
    let words: &dyn DrawCoachWords = all_words(language);
    let ByTheChart::Row {
        hand,
        row,
        rows,
        holds,
        cost,
    } = by
    else {
        return ChartSays {
            sentence: words.chart_is_written().to_owned(),
            ..ChartSays::default()
        };
    };
    let to_hold = |hold: &Hold| words.to_hold(named(words, hand, hold.swapped()).as_deref());
    let to_hold: Vec<String> = holds.iter().map(to_hold).collect();
    let shown = words.amount(*cost);
    let why = match row {
        Some((number, holdings)) => {
            let hold = holds::row(language, saying.table.game(), holdings);
            words.chart_row(*number, *rows, &hold)
        }
        None => words.no_chart_row(*rows),
    };
    ChartSays {
        sentence: words.by_chart(&to_hold, (*cost > 0.0).then_some(shown.as_str())),
        why,
        row: row
            .as_ref()
            .map(|(number, _)| number.to_string())
            .unwrap_or_default(),
        hold: holds
            .last()
            .map(|hold| hold.swapped().hold())
            .unwrap_or_default(),
        cost: cost.to_string(),
    }
}

/// What the holds of this visit have cost, and what the cards have brought.
fn of_visit(words: &dyn DrawCoachWords, score: &Score) -> Vec<String> {
    let mut told = vec![];
    if score.decisions > 0 {
        told.push(words.score(score.decisions, &words.amount(score.cost)));
    }
    if score.rounds > 0 {
        let [luck, won] = [score.split.luck(), score.split.won];
        let [luck, won] = [luck, won].map(|bets| signed_amount(words, bets));
        let cost = words.amount(score.split.cost);
        told.push(words.rounds(score.rounds, &cost, &luck, &won));
    }
    told
}

/// The cards that are held where these are swapped; nothing where all five are.
pub(super) fn named(words: &dyn DrawCoachWords, hand: &WildHand, swapped: Marks) -> Option<String> {
    if swapped == Marks::NONE {
        return None;
    }
    let name = |card: PackCard| match card {
        PackCard::Natural(card) => short(card),
        PackCard::Joker(_) => words.joker_held().to_owned(),
    };
    let cards: Vec<String> = held(hand.cards(), swapped).into_iter().map(name).collect();
    Some(cards.join(" "))
}

fn judgement(words: &dyn DrawCoachWords, judged: &Judged) -> (String, String) {
    let name = |hold: &Hold| named(words, &judged.hand, hold.swapped());
    let you_held = words.you_held(name(&judged.taken).as_deref());
    let cost = judged.cost();
    let shown = words.amount(cost);
    let sentence = if cost <= 0.0 {
        words.hold_was_best(&you_held)
    } else if shown == words.amount(0.0) {
        words.hold_was_as_good(&you_held)
    } else {
        let best = words.to_hold(name(&judged.best).as_deref());
        words.hold_cost(&you_held, &shown, &best)
    };
    (sentence, cost.to_string())
}

/// A row of the coach: what is held, leftmost card first, and what comes of it.
fn advised(
    words: &dyn DrawCoachWords,
    hand: &WildHand,
    advice: &DrawAdvice,
    hold: &Hold,
    most: f64,
) -> AdvisedPlay {
    let to_hold = words.to_hold(named(words, hand, hold.swapped()).as_deref());
    let value = hold.value();
    let row = words.hold_pays(&to_hold, &words.amount(value));
    let is_tie = hold.ties(advice.best()) && advice.all_best().len() > 1;
    let results = advice
        .game()
        .classes()
        .iter()
        .rev()
        .map(|class| Some(*class));
    let result = |class: Option<Class>| {
        let count = advice.count(hold, class);
        let name = class.map_or(words.nothing(), |class| {
            poker::words(words.language()).class(class)
        });
        let chance = f64::from(count) / f64::from(hold.draws());
        (count > 0).then(|| format!("{name} {}", words.percent(chance)))
    };
    let results: Vec<String> = [None]
        .into_iter()
        .chain(results)
        .filter_map(result)
        .collect();
    AdvisedPlay {
        action: hold.swapped().hold(),
        value: value.to_string(),
        label: if is_tie { words.hold_ties(&row) } else { row },
        odds: results.join(words.between_results()),
        bar: format!(
            "{:.0}",
            if most > 0.0 {
                100.0 * value / most
            } else {
                0.0
            }
        ),
        error: String::new(),
    }
}

//! The coach's messages at the table of video poker.

use super::coach::{ByTheChart, DrawFacts, Judged};
use super::words::why_unpaid;
use crate::coach::decisions::Score;
use crate::coach::draw::{DrawAdvice, Hold, held};
use crate::coach::message::{
    AdvisedAction, AdvisedPlay, ChartAdvice, ChartSays, CoachMessage, JudgedDecision, JudgedValues,
};
use crate::coach::sentences::{CoachWords, day, is_under_one, joined, signed_amount};
use crate::core::{PackCard, WildHand};
use crate::pages::paytable::words as said;
use crate::poker::Class;
use crate::table::Marks;
use crate::text::language::Language;
use crate::text::short;

impl CoachWords {
    /// A phrase for the middle of a sentence: to hold these cards. `None` means that all five cards are held, and an
    /// empty string that all five are swapped.
    pub(crate) fn to_hold(self, cards: Option<&str>) -> String {
        match cards {
            None => self.to_stand_pat().to_owned(),
            Some("") => self.to_swap_all().to_owned(),
            Some(cards) => self.to_hold_cards(cards),
        }
    }

    /// A sentence about the cards that the player held. `cards` is as for [`CoachWords::to_hold`].
    pub(crate) fn you_held(self, cards: Option<&str>) -> String {
        match cards {
            None => self.you_stood_pat().to_owned(),
            Some("") => self.you_swapped_all().to_owned(),
            Some(cards) => self.you_held_cards(cards),
        }
    }

    /// A sentence that names several holds of the same value, with their average pay in bets.
    fn best_holds(self, to_hold: &[String], worth: &str) -> String {
        self.best_of_holds(&self.list_of_holds(to_hold), worth)
    }

    /// A sentence that names several holds with the same chance of a better category.
    pub(crate) fn best_chances(self, to_hold: &[String], percent: &str) -> String {
        self.best_chance_of_holds(&self.list_of_holds(to_hold), percent)
    }

    /// A sentence with the holds of the strategy chart and their cost in bets against the best hold. `cost` is `None`
    /// if the chart has the best hold.
    pub(crate) fn by_chart(self, to_hold: &[String], cost: Option<&str>) -> String {
        let holds = self.list_of_holds(to_hold);
        match cost {
            None => self.chart_is_best(&holds),
            Some(cost) if to_hold.len() > 1 => {
                self.chart_costs_up_to(&holds, cost, is_under_one(cost))
            }
            Some(cost) => self.chart_costs(&holds, cost, is_under_one(cost)),
        }
    }

    /// A list of equally good holds.
    fn list_of_holds(self, to_hold: &[String]) -> String {
        let holds: Vec<String> = to_hold.iter().map(|it| self.hold_of_several(it)).collect();
        holds.join(self.between_holds())
    }
}

/// The coach's message in this language.
#[must_use]
pub fn says(language: Language, facts: &DrawFacts) -> CoachMessage {
    let words = CoachWords::of(language);
    let shown = &facts.shown;
    let advice = shown.advice.as_ref();
    let ranked = advice.map(|(hand, advice)| (*hand, advice.ranked()));
    let best = ranked.as_ref().and_then(|(hand, holds)| {
        let best = *holds.first()?;
        Some((*hand, *best))
    });
    let line = best.map(|(hand, best)| {
        let worth = words.amount(best.value());
        let all_best = advice.map(|(_, advice)| advice.all_best());
        let all_best = all_best.into_iter().flatten();
        let all_best: Vec<String> = all_best
            .map(|hold| words.to_hold(named(words, &hand, hold.swapped()).as_deref()))
            .collect();
        match &all_best[..] {
            // Of more than three equal holds, the sentence names the first, and the list shows all.
            all @ ([_, _] | [_, _, _]) => words.best_holds(all, &worth),
            all => words.best_hold(all.first().map_or("", String::as_str), &worth),
        }
    });
    let plays = |(hand, advice): &(WildHand, DrawAdvice)| -> Vec<AdvisedPlay> {
        let most = advice.best().value();
        let rows = advice.ranked().into_iter();
        rows.map(|hold| advised(words, hand, advice, hold, most))
            .collect()
    };
    let unseen = shown.table.game().decks().cards() - Marks::PLACES;
    let unit = words.hold_unit(unseen);
    let decided = facts.judged.as_ref().zip(shown.decided.as_ref());
    let decided = decided.map(|(judged, decided)| {
        let taken = AdvisedAction::Hold(judged.taken.swapped());
        JudgedValues::of(words, plays(decided), taken, None, unit.clone())
    });
    let unit = advice.map(|_| unit);
    let tables = crate::text::poker::words(language);
    let low = advice.and_then(|(hand, _)| why_unpaid(tables, &shown.table, hand));
    let told: Vec<String> = low
        .into_iter()
        .chain(unit)
        .chain(visit_messages(words, &facts.score))
        .collect();
    CoachMessage {
        moment: facts.moment.clone(),
        judged: facts.judged.map(|judged| judgement(words, &judged)),
        line,
        equilibrium: None,
        reasons: None,
        link: None,
        chart: shown
            .chart
            .as_ref()
            .map(|by| chart_message(language, facts, by)),
        dealer: None,
        plays: advice.map(plays).unwrap_or_default(),
        as_marked: advice.map(|_| words.as_marked().to_owned()),
        decided,
        note: joined(words, &told),
        count: None,
        day: facts.day.map(|result| day(words, result)),
    }
}

/// The message of the strategy chart, with its reason.
fn chart_message(language: Language, facts: &DrawFacts, by: &ByTheChart) -> ChartSays {
    let words = CoachWords::of(language);
    let ByTheChart::Row {
        hand,
        row,
        rows,
        holds,
        cost,
    } = by
    else {
        return ChartSays::Writing(words.chart_is_written().to_owned());
    };
    let to_hold = |hold: &Hold| words.to_hold(named(words, hand, hold.swapped()).as_deref());
    let to_hold: Vec<String> = holds.iter().map(to_hold).collect();
    let shown = words.amount(*cost);
    let why = match row {
        Some((number, holdings)) => {
            let hold = said::row(language, facts.shown.table.game(), holdings);
            words.chart_row(*number, *rows, &hold)
        }
        None => words.no_chart_row(*rows),
    };
    ChartSays::Advice(ChartAdvice {
        sentence: words.by_chart(&to_hold, (*cost > 0.0).then_some(shown.as_str())),
        why,
        row: row.as_ref().map(|(number, _)| *number),
        swapped: holds.last().map(Hold::swapped).unwrap_or_default(),
        cost: *cost,
    })
}

/// Sentences about this visit: the cost of the player's holds, and the luck of the cards.
fn visit_messages(words: CoachWords, score: &Score) -> Vec<String> {
    let mut told = vec![];
    if score.decisions > 0 {
        told.push(words.decisions_cost(score.decisions, &words.amount(score.cost)));
    }
    if score.rounds > 0 {
        let result = score.net_and_cost;
        let [luck, net] = [result.luck(), result.net].map(|bets| signed_amount(words, bets));
        let cost = words.amount(result.cost);
        told.push(words.rounds(score.rounds, &cost, &luck, &net));
    }
    told
}

/// The names of the held cards when `swapped` are swapped. `None` if all five are held.
pub(crate) fn named(words: CoachWords, hand: &WildHand, swapped: Marks) -> Option<String> {
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

fn judgement(words: CoachWords, judged: &Judged) -> JudgedDecision {
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
        words.hold_cost(&you_held, &shown, is_under_one(&shown), &best)
    };
    JudgedDecision {
        sentence,
        cost: Some(cost),
    }
}

/// A row of the coach's list: the held cards from the left, and the results of the hold.
fn advised(
    words: CoachWords,
    hand: &WildHand,
    advice: &DrawAdvice,
    hold: &Hold,
    most: f64,
) -> AdvisedPlay {
    let to_hold = words.to_hold(named(words, hand, hold.swapped()).as_deref());
    let value = hold.value();
    let row = words.hold_pays(&to_hold, &words.amount(value));
    let ties = hold.ties(advice.best()) && advice.all_best().len() > 1;
    let results = advice
        .game()
        .classes()
        .iter()
        .rev()
        .map(|class| Some(*class));
    let tables = crate::text::poker::words(words.language());
    let result = |class: Option<Class>| {
        let count = advice.count(hold, class);
        let name = class.map_or(words.nothing(), |class| tables.class(class));
        let chance = f64::from(count) / f64::from(hold.draws());
        (count > 0).then(|| format!("{name} {}", words.chance(chance)))
    };
    let results: Vec<String> = [None]
        .into_iter()
        .chain(results)
        .filter_map(result)
        .collect();
    AdvisedPlay {
        action: AdvisedAction::Hold(hold.swapped()),
        value,
        ties,
        label: if ties { words.hold_ties(&row) } else { row },
        odds: Some(results.join(words.between_results())),
        bar: if most > 0.0 { value / most } else { 0.0 },
        error: None,
        equilibrium: None,
    }
}

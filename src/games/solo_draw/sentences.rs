//! The coach's messages at the table of solo draw.

use super::coach::SoloDrawFacts;
use crate::coach::draw::{SoloDrawHold, SoloDrawQuestion};
use crate::coach::message::{AdvisedAction, AdvisedPlay, CoachMessage};
use crate::coach::sentences::CoachWords;
use crate::core::Category;
use crate::games::video_poker::sentences::named;
use crate::table::Marks;
use crate::text::language::Language;

/// The coach's message in this language. The holds are sorted by the chance of a better category than the hand has now.
#[must_use]
pub fn says(language: Language, facts: &SoloDrawFacts) -> CoachMessage {
    let words = CoachWords::of(language);
    let mut holds: Vec<(SoloDrawHold, f64)> = vec![];
    if let Some((question, chances)) = &facts.shown {
        let now = question.hand.rank().category();
        let possible = chances.holds().iter().filter(|hold| hold.draws() > 0);
        holds.extend(possible.map(|hold| (*hold, better(hold, now))));
        holds.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    }
    let question = facts.shown.as_ref().map(|(question, _)| question);
    let best = holds.first().map(|(_, chance)| *chance);
    // Equal shares of draws are equal numbers, because a division is rounded in one way only.
    let ranked_best = holds
        .iter()
        .take_while(|(_, chance)| Some(*chance) == best)
        .count();
    let ties = ranked_best > 1 && best > Some(0.0);
    let rows = holds.iter().zip(question.into_iter().cycle()).enumerate();
    let plays: Vec<AdvisedPlay> = rows
        .map(|(rank, ((hold, chance), question))| {
            row(words, question, hold, *chance, ties && rank < ranked_best)
        })
        .collect();
    let line = question.zip(best).map(|(question, chance)| {
        let percent = words.chance(chance);
        let all_best: Vec<String> = holds[..ranked_best]
            .iter()
            .map(|(hold, _)| words.to_hold(named(words, &question.hand, hold.swapped()).as_deref()))
            .collect();
        match &all_best[..] {
            _ if chance == 0.0 => words.no_better().to_owned(),
            // Of more than three equal holds, the sentence names the first, and the list shows all.
            all @ ([_, _] | [_, _, _]) => words.best_chances(all, &percent),
            all => words.best_chance(all.first().map_or("", String::as_str), &percent),
        }
    });
    let unseen = question.map(|question| {
        let pack = 52 + question.jokers.count();
        pack - Marks::PLACES - question.gone.len()
    });
    CoachMessage {
        moment: facts.moment.clone(),
        line,
        plays,
        as_marked: question.map(|_| words.as_marked().to_owned()),
        note: unseen.map(|unseen| words.chances_unit(unseen)),
        ..CoachMessage::default()
    }
}

/// The share of draws after which a hold is in a better category than `now`.
fn better(hold: &SoloDrawHold, now: Category) -> f64 {
    let better = Category::ALL.into_iter().filter(|category| *category > now);
    let draws: u32 = better.map(|category| hold.count(category)).sum();
    f64::from(draws) / f64::from(hold.draws())
}

/// A row of the coach's list. `ties` is true if another hold is as good, and none is better.
fn row(
    words: CoachWords,
    question: &SoloDrawQuestion,
    hold: &SoloDrawHold,
    chance: f64,
    ties: bool,
) -> AdvisedPlay {
    let to_hold = words.to_hold(named(words, &question.hand, hold.swapped()).as_deref());
    let tables = crate::text::poker::words(words.language());
    let result = |category: Category| {
        let count = hold.count(category);
        let share = f64::from(count) / f64::from(hold.draws());
        let told = || format!("{} {}", tables.category(category), words.chance(share));
        (count > 0).then(told)
    };
    let results: Vec<String> = Category::ALL.into_iter().filter_map(result).collect();
    let row = words.hold_pays(&to_hold, &words.chance(chance));
    AdvisedPlay {
        action: AdvisedAction::Hold(hold.swapped()),
        value: chance,
        ties,
        label: if ties { words.hold_ties(&row) } else { row },
        odds: Some(results.join(words.between_results())),
        bar: chance,
        error: None,
        equilibrium: None,
    }
}

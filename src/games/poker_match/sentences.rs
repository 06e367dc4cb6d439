//! The coach's messages at the table of the poker match with bets: estimates and their certainty.

use super::coach::{Judged, MatchFacts, MatchShown, ShownDecision};
use crate::app::route::Page;
use crate::coach::message::{
    AdvisedAction, AdvisedPlay, CoachLink, CoachMessage, JudgedDecision, JudgedValues,
    PlayInEquilibrium,
};
use crate::coach::poker_match::{Estimate, NoSolvedFacts, SolvedChoice, SolvedFacts};
use crate::coach::sentences::{CoachWords, joined};
use crate::core::WildHand;
use crate::games::video_poker::sentences::named;
use crate::pages::equilibrium::HISTORY;
use crate::poker::equilibrium::{Bluffer, Bluffs, Reasons};
use crate::poker::poker_match::Action;
use crate::table::Marks;
use crate::text::language::Language;

/// The coach's message in this language.
#[must_use]
pub fn says(language: Language, facts: &MatchFacts) -> CoachMessage {
    let words = CoachWords::of(language);
    let MatchShown { next, decided } = &facts.shown;
    let decided = facts.judged.zip(decided.as_ref());
    let decided = decided.map(|(judged, decided)| {
        let taken = AdvisedAction::PokerMatch(judged.taken.action);
        let unit = unit(words, decided).unwrap_or_default();
        JudgedValues::of(words, rows(words, decided), taken, None, unit)
    });
    let unit = next.as_ref().and_then(|next| unit(words, next));
    let score = (facts.score.decisions > 0).then(|| {
        let cost = words.digits(facts.score.cost, DECIMALS);
        words.score_in_chips(facts.score.decisions, &cost)
    });
    let told: Vec<String> = unit.into_iter().chain(score).collect();
    CoachMessage {
        moment: facts.moment.clone(),
        judged: facts.judged.map(|judged| judgement(words, &judged)),
        line: next.as_ref().and_then(|it| line(words, it)),
        equilibrium: next.as_ref().and_then(|it| mix(words, it)),
        reasons: next.as_ref().and_then(|it| reasons(words, it)),
        link: next.as_ref().and_then(|it| link(words, it)),
        plays: next.as_ref().map(|it| rows(words, it)).unwrap_or_default(),
        as_marked: next.as_ref().map(|_| words.as_marked().to_owned()),
        decided,
        note: joined(words, &told),
        ..CoachMessage::default()
    }
}

/// The rows of the coach's list.
fn rows(words: CoachWords, shown: &ShownDecision) -> Vec<AdvisedPlay> {
    let estimates = shown.advice.estimates();
    let values = estimates.iter().map(|it| it.value);
    let (least, most) = values.fold((0.0, 0.0), |(least, most): (f64, f64), value| {
        (least.min(value), most.max(value))
    });
    let rows = estimates.iter();
    rows.map(|it| row(words, shown, it, least, most)).collect()
}

/// The meaning of the values in the list.
fn unit(words: CoachWords, shown: &ShownDecision) -> Option<String> {
    let advice = &shown.advice;
    let best = advice.estimates().first()?;
    let agreement = words.agreement(advice.agreement());
    let unit = words.estimate_unit(best.deals);
    let later = words.later_decisions(advice.later()).to_owned();
    let fewest = advice.estimates().iter().map(|it| it.deals).min()?;
    let fewer = (fewest < best.deals).then(|| words.fewer_deals(fewest));
    let equilibrium = equilibrium_unit(words, shown).map(ToOwned::to_owned);
    let is_rare = solved(shown).is_some_and(|facts| facts.is_rare);
    let rare = is_rare.then(|| words.rare_in_equilibrium().to_owned());
    let told = [
        Some(unit),
        Some(later),
        fewer,
        Some(agreement.to_owned()),
        equilibrium,
        rare,
    ];
    let told: Vec<String> = told.into_iter().flatten().collect();
    Some(told.join(words.between()))
}

/// The name of a decision about this hand.
fn name(words: CoachWords, hand: &WildHand, action: Action) -> String {
    let hold = |marks| words.to_hold(named(words, hand, marks).as_deref());
    match action {
        Action::Swap(marks) => hold(marks),
        Action::StandPat => hold(Marks::NONE),
        Action::Check => words.check().to_owned(),
        Action::Bet => words.place_bet().to_owned(),
        Action::Call => words.call().to_owned(),
        Action::Raise => words.raise().to_owned(),
        Action::Fold => words.fold().to_owned(),
    }
}

/// The decimals of an amount of chips. The estimates are not accurate to more.
const DECIMALS: usize = 2;

fn line(words: CoachWords, shown: &ShownDecision) -> Option<String> {
    let ShownDecision { hand, advice, .. } = shown;
    let (best, others) = advice.estimates().split_first()?;
    let play = name(words, hand, best.action);
    let Some(second) = others.first() else {
        return Some(words.only(&play));
    };
    Some(if advice.is_clear() {
        words.best_by_chips(&play, &words.digits(second.behind, DECIMALS))
    } else {
        // The next best of the actions that may be as good as the best. The second action may be clearly worse.
        let close = others.iter().find(|it| !it.is_clearly_worse());
        let other = close.unwrap_or(second);
        words.cannot_tell(&play, &name(words, hand, other.action))
    })
}

/// The facts of the solved match about this decision, if it has any.
fn solved(shown: &ShownDecision) -> Option<&SolvedFacts> {
    shown.solved.as_ref()?.as_ref().ok()
}

/// The link to the charts at this decision.
fn link(words: CoachWords, shown: &ShownDecision) -> Option<CoachLink> {
    let history = &solved(shown)?.history;
    Some(CoachLink {
        address: ["#", Page::Equilibrium.path(), "?", HISTORY, "=", history].concat(),
        label: words.equilibrium_page().to_owned(),
    })
}

/// The mix of the equilibrium as a sentence: all actions that it ever chooses.
fn mix(words: CoachWords, shown: &ShownDecision) -> Option<String> {
    let choices = solved(shown)?.choices.iter();
    let chosen = choices.filter(|choice| choice.parts > 0);
    let plays = chosen.map(|choice| {
        let play = name(words, &shown.hand, choice.action);
        words.play_and_share(&play, &words.in_percent(choice.share(), 0))
    });
    let plays: Vec<String> = plays.collect();
    (!plays.is_empty()).then(|| words.equilibrium(&plays.join(words.between_results())))
}

/// The reasons for the mix of the equilibrium, a sentence each.
fn reasons(words: CoachWords, shown: &ShownDecision) -> Option<String> {
    let SolvedFacts {
        reasons, choices, ..
    } = solved(shown)?;
    let percent = |part| words.in_percent(part, 0);
    let raises = choices.iter().any(|it| it.action == Action::Raise);
    let behind = behind(words, reasons);
    let folds = folds(words, reasons, raises);
    let bluffs = reasons.bluffs.map(
        |Bluffs {
             by,
             part,
             are_missed_draws,
         }| match by {
            Bluffer::Player => words.bluffs_of_yours(are_missed_draws, &percent(part)),
            Bluffer::Opponent => words.bluffs_of_theirs(are_missed_draws, &percent(part)),
        },
    );
    let all: Vec<String> = [behind, folds, bluffs].into_iter().flatten().collect();
    joined(words, &all)
}

/// A sentence about the part of the opponent's hands that are behind, if it is known.
#[must_use]
pub fn behind(words: CoachWords, reasons: &Reasons) -> Option<String> {
    let percent = |part| words.in_percent(part, 0);
    reasons.behind.map(|part| match reasons.swap {
        None => words.behind_now(&percent(part)),
        Some(cards) => words.behind_after(cards, &percent(part)),
    })
}

/// A sentence about the part of the opponent's hands that fold to a raise, or else to a bet, if one of these is legal.
#[must_use]
pub fn folds(words: CoachWords, reasons: &Reasons, raises: bool) -> Option<String> {
    let part = reasons.folds?;
    Some(words.folds_to(raises, &words.in_percent(part, 0)))
}

/// The part of the note about the equilibrium.
fn equilibrium_unit(words: CoachWords, shown: &ShownDecision) -> Option<&'static str> {
    match shown.solved.as_ref()? {
        Ok(_) => Some(words.equilibrium_unit()),
        Err(NoSolvedFacts::NeverReached) => Some(words.never_in_equilibrium()),
        Err(NoSolvedFacts::OtherGame | NoSolvedFacts::ShortStack | NoSolvedFacts::NotADecision) => {
            None
        }
    }
}

/// The facts of the equilibrium about an action.
fn in_equilibrium(
    words: CoachWords,
    facts: &SolvedFacts,
    choice: &SolvedChoice,
) -> PlayInEquilibrium {
    let loss = f64::from(choice.loss);
    let share = words.in_percent(choice.share(), 0);
    let amount = words.digits(loss, DECIMALS);
    let label = if facts.is_rare {
        words.rough_share(&share)
    } else if amount == words.digits(0.0, DECIMALS) {
        words.share_without_loss(&share)
    } else {
        words.share_and_loss(&share, &amount)
    };
    PlayInEquilibrium {
        share: choice.share(),
        loss,
        label,
    }
}

fn judgement(words: CoachWords, judged: &Judged) -> JudgedDecision {
    let Judged { hand, taken, best } = judged;
    let play = name(words, hand, taken.action);
    if taken.is_clearly_worse() {
        let best = name(words, hand, best.action);
        let cost = words.digits(taken.behind, DECIMALS);
        let sentence = words.cost_in_chips(&play, &cost, &best);
        return JudgedDecision {
            sentence,
            cost: Some(taken.behind),
        };
    }
    let sentence = if taken.action == best.action {
        words.this_was_best(&play)
    } else {
        words.none_was_clearly_better(&play)
    };
    // If the estimate cannot tell two actions apart, no cost is shown.
    JudgedDecision {
        sentence,
        cost: None,
    }
}

fn row(
    words: CoachWords,
    shown: &ShownDecision,
    estimate: &Estimate,
    least: f64,
    most: f64,
) -> AdvisedPlay {
    let play = name(words, &shown.hand, estimate.action);
    let facts = solved(shown);
    let equilibrium = facts.and_then(|facts| {
        let mut choices = facts.choices.iter();
        let choice = choices.find(|it| it.action == estimate.action)?;
        Some(in_equilibrium(words, facts, choice))
    });
    let worth = words.give_or_take(
        &words.signed_digits(estimate.value, DECIMALS),
        &words.digits(estimate.error, DECIMALS),
    );
    let behind = words.give_or_take(
        &words.digits(estimate.behind, DECIMALS),
        &words.digits(estimate.behind_error, DECIMALS),
    );
    let is_behind = estimate.behind > 0.0;
    let bar = (estimate.value - least) / (most - least).max(0.01);
    AdvisedPlay {
        action: AdvisedAction::PokerMatch(estimate.action),
        value: estimate.value,
        // Estimates are not exact, so none is equal to another.
        ties: false,
        label: words.play_is_worth(&play, &worth),
        odds: is_behind.then(|| words.behind_the_best(&behind)),
        bar,
        error: Some(estimate.error),
        equilibrium,
    }
}

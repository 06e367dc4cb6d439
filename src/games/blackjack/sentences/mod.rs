//! The coach's messages at the table of blackjack.

use super::coach::{
    BlackjackFacts, BlackjackShown, Choice, Counted, CountedScore, Judged, ValuedChoice,
};
use super::wager::{BetScore, BetsReport, JudgedBet};
use crate::coach::message::{
    AdvisedAction, AdvisedPlay, CoachMessage, CountSays, JudgedDecision, JudgedValues,
};
use crate::coach::sentences::{CoachWords, day, is_under_one, joined, signed_amount};
use crate::coach::{Chances, Count, DealerChances, Difference, HandKind, Reason};
use crate::text::language::Language;
use crate::text::numbers::{sign_or_plus, signed_count, signed_or_zero, with_sign};

impl CoachWords {
    /// A sentence: this play is the best by this part of a bet, because these cards are gone.
    fn best_because(self, play: &str, by: &str, reason: Reason) -> String {
        let under_one = is_under_one(by);
        match reason {
            Reason::SmallCardsGone(more) => self.best_because_small_gone(play, by, under_one, more),
            Reason::MiddleCardsGone(more) => {
                self.best_because_middle_gone(play, by, under_one, more)
            }
            Reason::TensAndAcesGone(more) => self.best_because_high_gone(play, by, under_one, more),
        }
    }

    /// The name of the hands of a row of the chart, in a word or two.
    pub(crate) fn hands(self, hands: HandKind) -> String {
        match hands {
            HandKind::Hard(total) => self.hard_hand(total),
            HandKind::Soft(total) => self.soft_hand(total),
            HandKind::Pair(value) => self.pair_hand(&value.to_string()),
        }
    }

    /// A summary of the decisions that the count judged on this visit.
    fn count_visit(self, score: &CountedScore, gained: &str, lost: &str) -> String {
        let CountedScore {
            decisions,
            right,
            deviations,
            gained: _,
            lost: _,
            is_in_chips,
        } = *score;
        self.decisions_by_count(right, decisions, deviations, gained, lost, is_in_chips)
    }

    /// A sentence: the bet followed the ramp at this count. `edge` is the edge before the deal, if it is known.
    fn bet_by_ramp(self, judged: &JudgedBet, count: &str, edge: Option<&str>) -> String {
        self.by_ramp(judged.bet, judged.hands > 1, count, edge)
    }

    /// A sentence: the bet did not follow the ramp. `edge` is the edge before the deal, if it is known. The value of
    /// the difference is in chips.
    fn bet_off_ramp(
        self,
        judged: &JudgedBet,
        count: &str,
        edge: Option<&str>,
        worth: &str,
    ) -> String {
        let JudgedBet {
            bet, right, hands, ..
        } = *judged;
        self.off_ramp(bet, right, hands > 1, count, edge, worth)
    }

    /// A summary of the bets on this visit. The worth is in chips.
    fn bets_visit(self, score: &BetScore, worth: &str) -> String {
        let BetScore {
            bets,
            right,
            worth: _,
        } = *score;
        self.bets_by_ramp(right, bets, (right < bets).then_some(worth))
    }
}

/// The coach's message in this language.
#[must_use]
pub fn says(language: Language, facts: &BlackjackFacts) -> CoachMessage {
    let words = CoachWords::of(language);
    let shown = &facts.shown;
    let decided = facts.judged.zip(shown.decided.as_ref());
    let decided = decided.map(|(judged, (choices, its_dealer))| {
        let taken = AdvisedAction::Choice(judged.taken);
        let its_dealer = its_dealer.map(|it| dealer(words, &it));
        let unit = words.unit().to_owned();
        JudgedValues::of(words, plays(words, choices), taken, its_dealer, unit)
    });
    CoachMessage {
        moment: facts.moment.clone(),
        judged: facts.judged.map(|judged| judgement(words, judged)),
        line: line(words, &shown.choices, shown.difference),
        equilibrium: None,
        reasons: None,
        link: None,
        chart: None,
        dealer: shown.dealer.map(|it| dealer(words, &it)),
        count: shown
            .counted_score
            .map(|score| count_says(words, shown.counted, &score, shown.bets)),
        day: facts.day.map(|result| day(words, result)),
        note: note(words, facts),
        plays: plays(words, &shown.choices),
        as_marked: None,
        decided,
    }
}

/// The rows of the coach's list.
fn plays(words: CoachWords, choices: &[ValuedChoice]) -> Vec<AdvisedPlay> {
    let best = choices.first().map(|valued| valued.value);
    let has_tie = choices.get(1).map(|valued| valued.value) == best;
    let ties = |valued: &ValuedChoice| has_tie && Some(valued.value) == best;
    let rows = choices.iter();
    rows.map(|valued| advised(words, valued, ties(valued)))
        .collect()
}

/// The message of the count about a decision, and about all decisions and bets on this visit.
fn count_says(
    words: CoachWords,
    counted: Option<Counted>,
    score: &CountedScore,
    bets: Option<BetsReport>,
) -> CountSays {
    let decision = counted.map(|counted| {
        let Counted {
            index,
            taken,
            lost,
            is_in_chips,
            ..
        } = counted;
        let right = name(words, index.right);
        let true_count = i32::try_from(index.true_count).unwrap_or_default();
        let [true_count, at] = [true_count, index.index].map(signed_count);
        if counted.is_right() {
            let gained = signed_amount(words, counted.gained);
            let gained = counted.is_deviation().then_some(gained.as_str());
            words.by_count(right, &true_count, &at, gained, is_in_chips)
        } else {
            let lost = signed_amount(words, -lost);
            words.against_count(
                name(words, taken),
                right,
                &true_count,
                &at,
                &lost,
                is_in_chips,
            )
        }
    });
    let visit = (score.decisions > 0).then(|| {
        let [gained, lost] = [score.gained, -score.lost].map(|it| signed_amount(words, it));
        words.count_visit(score, &gained, &lost)
    });
    let (of_bets, bet) = match bets {
        None => (None, None),
        Some(BetsReport::NoRamp) => (Some(words.no_ramp().to_owned()), None),
        Some(BetsReport::OtherCount(measure)) => {
            (Some(words.other_count(measure).to_owned()), None)
        }
        Some(BetsReport::Judged(score, judged)) => {
            let worth = signed_amount(words, score.worth);
            let visit = (score.bets > 0).then(|| words.bets_visit(&score, &worth));
            (visit, judged.map(|judged| bet_message(words, &judged)))
        }
    };
    let visit: Vec<String> = visit.into_iter().chain(of_bets).collect();
    CountSays {
        decision,
        bet,
        visit: joined(words, &visit),
    }
}

/// The message of the ramp about a bet.
fn bet_message(words: CoachWords, judged: &JudgedBet) -> String {
    let edge = judged.edge.map(|edge| {
        let percent = words.in_percent(edge.abs(), 2);
        with_sign(sign_or_plus(edge < 0.0), &percent)
    });
    let worth = signed_amount(words, judged.worth());
    let count = words.measured(judged.measure, &signed_or_zero(judged.count));
    if judged.is_right() {
        words.bet_by_ramp(judged, &count, edge.as_deref())
    } else {
        words.bet_off_ramp(judged, &count, edge.as_deref(), &worth)
    }
}

/// The sentence with the best choice now.
fn line(
    words: CoachWords,
    choices: &[ValuedChoice],
    difference: Option<Difference>,
) -> Option<String> {
    let (best, others) = choices.split_first()?;
    let name = name(words, best.choice);
    let Some(second) = others.first() else {
        return Some(words.only(name));
    };
    let by = words.amount(best.value - second.value);
    Some(if by == words.amount(0.0) {
        words.equal(name, self::name(words, second.choice))
    } else {
        match difference.map(|it| it.reason) {
            None => words.best_by(name, &by, is_under_one(&by)),
            Some(None) => words.best_because_of_cards(name, &by, is_under_one(&by)),
            Some(Some(reason)) => words.best_because(name, &by, reason),
        }
    })
}

/// The name of a choice, as on its button.
fn name(words: CoachWords, choice: Choice) -> &'static str {
    match choice {
        Choice::Play(play) => words.play(play),
        Choice::Insurance => words.insurance(),
        Choice::EvenMoney => words.even_money(),
        Choice::NoInsurance => words.no_insurance(),
        Choice::PlayOn => words.play_on(),
    }
}

fn judgement(words: CoachWords, judged: Judged) -> JudgedDecision {
    let Judged { taken, best, cost } = judged;
    let amount = words.amount(cost);
    let taken = name(words, taken);
    let sentence = if cost <= 0.0 {
        words.was_best(taken)
    } else if amount == words.amount(0.0) {
        words.as_good(taken)
    } else {
        words.cost(taken, &amount, is_under_one(&amount), name(words, best))
    };
    JudgedDecision {
        sentence,
        cost: Some(cost),
    }
}

fn advised(words: CoachWords, valued: &ValuedChoice, ties: bool) -> AdvisedPlay {
    let ValuedChoice {
        choice,
        value,
        chances,
    } = *valued;
    let odds = chances.map(|Chances { win, push, lose }| {
        let [win, push, lose] = [win, push, lose].map(|chance| words.chance(chance));
        words.odds(&win, &push, &lose)
    });
    let amount = signed_amount(words, value);
    // The bar runs from one bet lost to one bet won.
    let bar = (value + 1.0).clamp(0.0, 2.0) / 2.0;
    AdvisedPlay {
        action: AdvisedAction::Choice(choice),
        value,
        ties,
        label: words.worth(name(words, choice), &amount),
        odds,
        bar,
        error: None,
        equilibrium: None,
    }
}

fn dealer(words: CoachWords, dealer: &DealerChances) -> String {
    let [at_17, at_18, at_19, at_20, at_21] = dealer.totals.map(|chance| words.chance(chance));
    let bust = words.chance(dealer.bust);
    words.dealer_totals(&at_17, &at_18, &at_19, &at_20, &at_21, &bust)
}

fn hi_lo(words: CoachWords, count: Count) -> String {
    let true_count = count.true_count().floor();
    words.hi_lo(&signed_count(count.running()), &signed_count(true_count))
}

fn note(words: CoachWords, facts: &BlackjackFacts) -> Option<String> {
    let score = &facts.score;
    let BlackjackShown {
        choices,
        difference,
        count,
        ..
    } = &facts.shown;
    let fresh = difference.map(|it| words.fresh(words.play(it.fresh)));
    let count = count.map(|count| hi_lo(words, count));
    let unit = (!choices.is_empty()).then(|| words.unit().to_owned());
    let decisions = (score.decisions > 0).then(|| {
        let cost = words.amount(score.cost);
        words.decisions_cost(score.decisions, &cost)
    });
    let rounds = (score.rounds > 0).then(|| {
        let result = score.net_and_cost;
        let [luck, net] = [result.luck(), result.net].map(|bets| signed_amount(words, bets));
        words.rounds(score.rounds, &words.amount(result.cost), &luck, &net)
    });
    let told: Vec<String> = fresh
        .into_iter()
        .chain(count)
        .chain(unit)
        .chain(decisions)
        .chain(rounds)
        .collect();
    joined(words, &told)
}

#[cfg(test)]
mod tests;

//! What the coach says, in every language.

pub mod chart;
pub mod draw;
pub mod duel;
mod english;
mod japanese;
mod russian;
pub mod solo;

use crate::app::coach::{AdvisedPlay, CoachSays, CountSays, DayCost};
use crate::coach::counting::Measure;
use crate::coach::{Chances, Count, DealerChances, Difference, HandKind, Play, Reason};
use crate::pages::coach::{Choice, Counted, CountedScore, Judged, Saying, Valued, Works};
use crate::pages::day::Split;
use crate::pages::wager::{BetScore, BetsSay, JudgedBet};
use crate::text::Words;
use crate::text::language::Language;
use crate::text::pages::all_words;

/// The sentences of the coach, in one language. Amounts are written by [`CoachWords::amount`].
pub trait CoachWords: Words {
    /// What stands before the decimals.
    fn point(&self) -> &'static str;
    /// What stands behind a percentage.
    fn percent_sign(&self) -> &'static str;
    /// The play was what the count asks for: the true count, the index, and how much more it was worth than basic
    /// strategy where it differs from that.
    fn by_count(
        &self,
        play: &str,
        true_count: &str,
        index: &str,
        gained: Option<&str>,
        in_chips: bool,
    ) -> String;
    /// It was not: what was done, what the count asks for, and how much more or less it was worth than that.
    fn against_count(
        &self,
        taken: &str,
        right: &str,
        true_count: &str,
        index: &str,
        lost: &str,
        in_chips: bool,
    ) -> String;
    /// What all decisions by the count have come to.
    fn count_visit(&self, score: &CountedScore, gained: &str, lost: &str) -> String;
    /// Names this count and what it is.
    fn measured(&self, measure: Measure, count: &str) -> String;
    /// A bet was that of the ramp, at this count, with this edge before the deal where it is known.
    fn bet_by_ramp(&self, judged: &JudgedBet, count: &str, edge: Option<&str>) -> String;
    /// It was not; with the edge, and what the difference was worth in chips.
    fn bet_off_ramp(&self, judged: &JudgedBet, count: &str, worth: Option<[&str; 2]>) -> String;
    /// What all bets have come to; the worth is in chips.
    fn bets_visit(&self, score: &BetScore, worth: &str) -> String;
    /// No ramp is kept, so no bet is judged.
    fn no_ramp(&self) -> &'static str;
    /// That bets are not judged, because the kept ramp goes by this count and the player's system by the other one.
    fn other_count(&self, measure: Measure) -> &'static str;
    /// Names a play as its button does.
    fn play(&self, play: Play) -> &'static str;
    /// This play is the best, by so much of a bet.
    fn best_by(&self, play: &str, by: &str) -> String;
    /// The same, because of these cards.
    fn best_because(&self, play: &str, by: &str, reason: Reason) -> String;
    /// The same, because of the cards that have gone, of which no group alone is the reason.
    fn best_because_of_cards(&self, play: &str, by: &str) -> String;
    /// This play would be the best if no cards had gone but those of the hand and the up card.
    fn fresh(&self, play: &str) -> String;
    /// The running count and the true count, each with its sign.
    fn hi_lo(&self, running: &str, true_count: &str) -> String;
    /// These two are the best, and worth the same.
    fn equal(&self, one: &str, other: &str) -> String;
    /// There is nothing else to do.
    fn only(&self, play: &str) -> String;
    /// Nothing was better than this play.
    fn was_best(&self, play: &str) -> String;
    /// Something was better, but by less than is shown.
    fn as_good(&self, play: &str) -> String;
    /// This play cost so much of a bet, because that one was better.
    fn cost(&self, play: &str, cost: &str, best: &str) -> String;
    /// What a play is worth.
    fn worth(&self, play: &str, value: &str) -> String;
    /// How often a bet is won, pushed and lost, each in percent.
    fn odds(&self, win: &str, push: &str, lose: &str) -> String;
    /// How often the dealer's hand ends with 17 to 21, and over 21, each in percent.
    fn dealer(&self, totals: [&str; 5], bust: &str) -> String;
    /// What the values mean.
    fn unit(&self) -> &'static str;
    /// What so many decisions have cost in all.
    fn score(&self, decisions: u32, cost: &str) -> String;
    /// What so many rounds, judged from beginning to end, have brought; all amounts in bets.
    fn rounds(&self, rounds: u32, cost: &str, luck: &str, won: &str) -> String;
    /// What a day has brought: what the decisions have cost, what the cards have brought, and both
    /// together; all in bets.
    fn day(&self, cost: &str, luck: &str, won: &str) -> String;
    /// The same where each decision was the best.
    fn perfect_day(&self, won: &str) -> String;
    /// The same where the decisions have cost something, but less than is shown.
    fn nearly_perfect_day(&self, won: &str) -> String;
    /// In short, for others to read: what the decisions have cost, and what the cards have brought. Without a
    /// cost, each decision was the best.
    fn shared_day(&self, cost: Option<&str>, luck: &str) -> String;
    /// The coach cannot work in this browser.
    fn cannot_work(&self) -> &'static str;
    /// The hands of a row of the chart, in a word or two.
    fn hands(&self, hands: HandKind) -> String;
    /// Opens the list of so many exceptions.
    fn exceptions(&self, count: usize) -> String;
    /// With these cards against this up card this play is better, by so much.
    fn exception(&self, cards: &str, up: &str, best: &str, cost: &str) -> String;

    /// An amount in bets, with three decimals.
    fn amount(&self, bets: f64) -> String {
        let digits = format!("{:.3}", bets.abs());
        digits.replace('.', self.point())
    }

    /// A chance in percent, with one decimal.
    fn percent(&self, chance: f64) -> String {
        // What can happen is not said to happen never.
        let (less, shown) = if chance > 0.0 && chance < 0.0005 {
            ("<", 0.1)
        } else {
            ("", 100.0 * chance.clamp(0.0, 1.0))
        };
        let digits = format!("{less}{shown:.1}");
        [&digits.replace('.', self.point()), self.percent_sign()].concat()
    }
}

/// The words of this language.
pub(in crate::text) fn coach_words(language: Language) -> &'static dyn CoachWords {
    all_words(language)
}

/// Says it in this language.
#[must_use]
pub fn says(language: Language, saying: &Saying) -> CoachSays {
    let words = coach_words(language);
    let line = match saying.works {
        Works::No => Some(words.cannot_work().to_owned()),
        Works::Yes => line(words, &saying.choices, saying.difference),
    };
    let plays = saying.choices.iter();
    let plays: Vec<AdvisedPlay> = plays.map(|valued| advised(words, valued)).collect();
    CoachSays {
        moment: saying.moment.clone(),
        judged_again: false,
        judged: saying.judged.map(|judged| judgement(words, judged)),
        line,
        chart: None,
        dealer: saying.dealer.map(|it| dealer(words, &it)),
        count: saying
            .counted_score
            .map(|score| count_says(words, saying.counted, &score, saying.bets)),
        count_again: false,
        day: saying.day.map(|split| day(words, split)),
        day_again: false,
        note: note(words, saying),
        plays,
    }
}

/// What the count says of a decision, and of all on this visit.
fn count_says(
    words: &dyn CoachWords,
    counted: Option<Counted>,
    score: &CountedScore,
    bets: Option<BetsSay>,
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
        let [true_count, at] = [true_count, index.index].map(signed);
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
        Some(BetsSay::NoRamp) => (Some(words.no_ramp().to_owned()), None),
        Some(BetsSay::OtherCount(measure)) => (Some(words.other_count(measure).to_owned()), None),
        Some(BetsSay::Judged(score, judged)) => {
            let worth = signed_amount(words, score.worth);
            let visit = (score.bets > 0).then(|| words.bets_visit(&score, &worth));
            (visit, judged.map(|judged| of_bet(words, &judged)))
        }
    };
    let visit: Vec<String> = visit.into_iter().chain(of_bets).collect();
    CountSays {
        decision: decision.unwrap_or_default(),
        bet: bet.unwrap_or_default(),
        visit: visit.join(words.between()),
    }
}

/// What the ramp says of a bet.
fn of_bet(words: &dyn CoachWords, judged: &JudgedBet) -> String {
    let edge = judged.edge.map(|edge| {
        let digits = format!("{:.2}", 100.0 * edge.abs()).replace('.', words.point());
        let sign = if edge < 0.0 { "\u{2212}" } else { "+" };
        [sign, &digits, words.percent_sign()].concat()
    });
    let worth = signed_amount(words, judged.worth());
    let worth = edge.as_deref().map(|edge| [edge, worth.as_str()]);
    let count = words.measured(judged.measure, &crate::text::bets::true_count(judged.count));
    if judged.is_right() {
        words.bet_by_ramp(judged, &count, edge.as_deref())
    } else {
        words.bet_off_ramp(judged, &count, worth)
    }
}

/// What is best now.
fn line(
    words: &dyn CoachWords,
    choices: &[Valued],
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
            None => words.best_by(name, &by),
            Some(None) => words.best_because_of_cards(name, &by),
            Some(Some(reason)) => words.best_because(name, &by, reason),
        }
    })
}

/// Names a choice as its button does.
fn name(words: &dyn CoachWords, choice: Choice) -> &'static str {
    match choice {
        Choice::Play(play) => words.play(play),
        Choice::Insurance => words.phrases().insurance,
        Choice::EvenMoney => words.phrases().even_money,
        Choice::NoInsurance => words.phrases().no_insurance,
        Choice::PlayOn => words.phrases().play_on,
    }
}

fn judgement(words: &dyn CoachWords, judged: Judged) -> (String, String) {
    let Judged { taken, best, cost } = judged;
    let amount = words.amount(cost);
    let taken = name(words, taken);
    let sentence = if cost <= 0.0 {
        words.was_best(taken)
    } else if amount == words.amount(0.0) {
        words.as_good(taken)
    } else {
        words.cost(taken, &amount, name(words, best))
    };
    (sentence, cost.to_string())
}

fn advised(words: &dyn CoachWords, valued: &Valued) -> AdvisedPlay {
    let Valued {
        choice,
        value,
        chances,
    } = *valued;
    let odds = chances.map(|Chances { win, push, lose }| {
        let [win, push, lose] = [win, push, lose].map(|chance| words.percent(chance));
        words.odds(&win, &push, &lose)
    });
    let amount = signed_amount(words, value);
    // From one bet lost to one won.
    let bar = 50.0 * (value + 1.0).clamp(0.0, 2.0);
    AdvisedPlay {
        action: choice.code().to_owned(),
        value: value.to_string(),
        label: words.worth(name(words, choice), &amount),
        odds: odds.unwrap_or_default(),
        bar: format!("{bar:.0}"),
        error: String::new(),
    }
}

/// An amount in bets, with its sign.
fn signed_amount(words: &dyn CoachWords, bets: f64) -> String {
    let amount = words.amount(bets);
    let sign = match bets {
        _ if amount == words.amount(0.0) => "",
        bets if bets < 0.0 => "\u{2212}",
        _ => "+",
    };
    [sign, &amount].concat()
}

fn day(words: &dyn CoachWords, split: Split) -> DayCost {
    let cost = words.amount(split.cost);
    let [luck, won] = [split.luck(), split.won].map(|bets| signed_amount(words, bets));
    let is_perfect = split.cost <= 0.0;
    let sentence = if is_perfect {
        words.perfect_day(&won)
    } else if cost == words.amount(0.0) {
        words.nearly_perfect_day(&won)
    } else {
        words.day(&cost, &luck, &won)
    };
    DayCost {
        sentence,
        shared: words.shared_day((!is_perfect).then_some(cost.as_str()), &luck),
        cost: split.cost.to_string(),
    }
}

fn dealer(words: &dyn CoachWords, dealer: &DealerChances) -> String {
    let totals = dealer.totals.map(|chance| words.percent(chance));
    let totals = totals.each_ref().map(String::as_str);
    words.dealer(totals, &words.percent(dealer.bust))
}

/// A count or an index with its sign.
#[must_use]
pub fn signed_count(count: i32) -> String {
    signed(count)
}

/// An amount of a count, with its sign.
pub(in crate::text) fn signed(count: i32) -> String {
    let sign = if count < 0 { "\u{2212}" } else { "+" };
    format!("{sign}{}", count.unsigned_abs())
}

fn hi_lo(words: &dyn CoachWords, count: Count) -> String {
    let true_count = count.true_count().floor();
    words.hi_lo(&signed(count.running()), &signed(true_count))
}

fn note(words: &dyn CoachWords, saying: &Saying) -> String {
    let Saying {
        choices,
        difference,
        count,
        score,
        ..
    } = saying;
    let fresh = difference.map(|it| words.fresh(words.play(it.fresh)));
    let count = count.map(|count| hi_lo(words, count));
    let unit = (!choices.is_empty()).then(|| words.unit().to_owned());
    let decisions = (score.decisions > 0).then(|| {
        let cost = words.amount(score.cost);
        words.score(score.decisions, &cost)
    });
    let rounds = (score.rounds > 0).then(|| {
        let [luck, won] = [score.split.luck(), score.split.won];
        let [luck, won] = [luck, won].map(|bets| signed_amount(words, bets));
        words.rounds(score.rounds, &words.amount(score.split.cost), &luck, &won)
    });
    let told: Vec<String> = fresh
        .into_iter()
        .chain(count)
        .chain(unit)
        .chain(decisions)
        .chain(rounds)
        .collect();
    told.join(words.between())
}

#[cfg(test)]
mod said;
#[cfg(test)]
mod tests;

//! The messages of the page about counting cards, in every language.

#[cfg(test)]
mod tests;

use crate::coach::CardValue;
use crate::coach::IndexPlay;
use crate::coach::counting::{
    Decision, Index, NoSystem, NotTags, Rounding, ShoeCount, System, Tags,
};
use crate::pages::counting::{Answer, Case, Question};
use crate::text::language::Language;
use crate::text::messages::PagesWords;
use crate::text::numbers::signed_count;

impl PagesWords {
    /// The message about an input that is no counting system.
    #[must_use]
    pub fn no_system(self, why: &NoSystem) -> String {
        match why {
            NoSystem::Unknown(_) => {
                let names = System::ALL.map(System::name).join(self.systems_between());
                self.unknown_system(&names)
            }
            NoSystem::NoTags(NotTags::WrongCount { found }) => self.wrong_count_of_tags(*found),
            NoSystem::NoTags(NotTags::NoTag(text)) => self.no_tag(text),
            NoSystem::AllEqual => self.equal_tags().to_owned(),
        }
    }
}

/// An amount in hundredths without a sign and without trailing zeros: `2.5`.
#[must_use]
pub fn amount(language: Language, hundredths: i64) -> String {
    PagesWords::of(language).hundredths(hundredths)
}

/// The running count. Includes the true count if `both` has a rounding.
#[must_use]
pub fn count(language: Language, count: ShoeCount, both: Option<Rounding>) -> String {
    let (words, running) = (
        PagesWords::of(language),
        PagesWords::of(language).count_points(count.running().into()),
    );
    match both {
        Some(rounding) => {
            let true_count =
                PagesWords::of(language).count_points(100 * count.true_count(rounding));
            words.counts_are(&running, &true_count)
        }
        None => words.running_is(&running),
    }
}

/// The tags of the values from two to ace, with equal neighbours together: “2–6 +1”.
#[must_use]
pub fn tag_groups(language: Language, tags: &Tags) -> Vec<String> {
    let [ace, others @ ..] = CardValue::ALL;
    let values: Vec<CardValue> = others.into_iter().chain([ace]).collect();
    let groups = values.chunk_by(|one, next| tags.mean(*one).total_cmp(&tags.mean(*next)).is_eq());
    let words = PagesWords::of(language);
    let named = |group: &[CardValue]| {
        let (first, last) = (group.first()?, group.last()?);
        let names = if first == last {
            first.to_string()
        } else {
            format!("{first}–{last}")
        };
        let mean = tags.mean(*first);
        let decimals = if mean.fract() == 0.0 { 0 } else { 2 };
        Some(format!("{names} {}", words.signed_decimal(mean, decimals)))
    };
    groups.filter_map(named).collect()
}

/// The row of an index play: the cards, the best play below the index, the best play from the index on, and the index.
#[must_use]
pub fn index_play(language: Language, it: &IndexPlay) -> [String; 4] {
    let words = PagesWords::of(language);
    let [below, from] = [it.below, it.from].map(|it| words.play(it).to_owned());
    [cards(it), below, from, signed_count(it.index)]
}

fn cards(it: &IndexPlay) -> String {
    let [low, high] = it.hand.map(|card| card.to_string());
    // An ace has the lowest value but comes first.
    if it.hand[0].points() == 1 {
        format!("{low}, {high}")
    } else {
        format!("{high}, {low}")
    }
}

/// The true count from which insurance gains.
#[must_use]
pub fn insurance(language: Language, index: i32) -> String {
    PagesWords::of(language).counting_insurance(&signed_count(index))
}

/// An answer to a question about an index play, as on its button.
#[must_use]
pub fn answer(language: Language, answer: Answer) -> &'static str {
    let words = PagesWords::of(language);
    match answer {
        Answer::Insurance => words.takes_insurance(),
        Answer::NoInsurance => words.counting_no_insurance(),
        Answer::PlayOn => words.counting_play_on(),
        Answer::Play(it) => words.play(it),
    }
}

/// A question, for sighted players and screen readers alike. The question of a discard tray describes its picture.
#[must_use]
pub fn question(language: Language, question: &Question) -> String {
    let words = PagesWords::of(language);
    match question {
        Question::Tray { decks, cards, .. } => {
            let all = u32::from(decks.number()) * 52;
            // To the nearest percent, which is three cards of six decks.
            words.tray(decks.number(), (cards * 200 + all) / (2 * all))
        }
        Question::TrueCount {
            running, quarters, ..
        } => words.to_convert(
            &PagesWords::of(language).count_points(100 * running),
            &amount(language, i64::from(*quarters) * 25),
        ),
        Question::Index { case, true_count } => {
            let true_count = signed_count(*true_count);
            match case {
                Case::Found(it) => words.situation(&cards(it), &it.up.to_string(), &true_count),
                Case::Published(it) => match it.decision {
                    Decision::Insurance => words.insurance_offered(&true_count),
                    Decision::Play {
                        hands: kind, up, ..
                    } => {
                        let hand = words.hands(kind);
                        words.situation(&hand, &up.to_string(), &true_count)
                    }
                },
            }
        }
    }
}

/// The correct answer to a question, with its reason.
#[must_use]
pub fn solution(language: Language, question: &Question) -> String {
    let words = PagesWords::of(language);
    let number = question.number().unwrap_or_default();
    match question {
        Question::Tray { cards, .. } => {
            // Hundredths of a deck, rounded.
            let exact = (i64::from(*cards) * 200 + 52) / 104;
            words.tray_is(*cards, &amount(language, exact), &amount(language, number))
        }
        Question::TrueCount { .. } => {
            words.true_count_is(&PagesWords::of(language).count_points(number))
        }
        Question::Index { case, .. } => {
            let [from, _] = case.answers();
            let (play, index) = (answer(language, from), signed_count(case.index()));
            match case.source() {
                Some(source) => words.index_by(play, &index, source),
                None => words.index_found(play, &index),
            }
        }
    }
}

/// The name of a decision of a published list.
#[must_use]
pub fn decision(language: Language, decision: Decision) -> String {
    let words = PagesWords::of(language);
    match decision {
        Decision::Insurance => words.takes_insurance().to_owned(),
        Decision::Play {
            hands: kind,
            up,
            play,
        } => {
            let hand = words.hands(kind);
            words.counting_decision(&hand, &up.to_string(), words.play(play))
        }
    }
}

/// The result of a search for an index.
#[must_use]
pub fn found_index(language: Language, found: Option<Index>) -> String {
    let words = PagesWords::of(language);
    match found {
        None => words.fit_illegal().to_owned(),
        Some(Index::Always) => words.fit_always().to_owned(),
        Some(Index::Never) => words.fit_never().to_owned(),
        Some(Index::From(index)) => signed_count(index),
    }
}

/// The exact gain of an index play over the other answer, at the true count of the question.
#[must_use]
pub fn gain(language: Language, case: &Case, gain: f64) -> String {
    let [from, _] = case.answers();
    let sign = if gain > 0.0 { "+" } else { "" };
    let words = PagesWords::of(language);
    let amount = format!("{sign}{}", words.fine(gain, 4));
    words.gain_is(answer(language, from), &amount)
}

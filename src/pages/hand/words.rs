//! The messages of the page that analyses a hand, in every language. The coach's messages there are in
//! [`crate::games::blackjack::sentences`].

#[cfg(test)]
mod tests;

use crate::blackjack::Action;
use crate::coach::NoAdvice;
use crate::coach::decisions::Facts;
use crate::coach::message::CoachMessage;
use crate::games::blackjack::coach::BlackjackShown;
use crate::games::blackjack::sentences;
use crate::pages::hand::{Field, HandPage, Problem, Stage};
use crate::text::language::Language;
use crate::text::messages::PagesWords;

/// The name of a field.
#[must_use]
pub fn field(language: Language, field: Field) -> &'static str {
    let words = PagesWords::of(language);
    match field {
        Field::Hand => words.hand_hand(),
        Field::Upcard => words.upcard(),
        Field::Seen => words.seen(),
    }
}

/// The stage at which a hand is judged.
#[must_use]
pub fn stage(language: Language, stage: Stage) -> String {
    let words = PagesWords::of(language);
    match stage {
        Stage::Dealt => words.hand_dealt().to_owned(),
        Stage::Split { hands } => words.after_split(hands),
        Stage::Doubled => words.doubled().to_owned(),
    }
}

/// The message for a hand that the coach cannot judge.
#[must_use]
pub fn problem(language: Language, problem: Problem) -> String {
    use crate::coach::WhyFinished;

    let words = PagesWords::of(language);
    let why = match problem {
        Problem::NoCards(_) => words.no_cards(),
        Problem::TwoUpcards => words.two_upcards(),
        Problem::NoAdvice { why, field: _ } => match why {
            NoAdvice::TooManyCopies { card, copies } => {
                return words.too_many_copies(&crate::text::short(card), copies);
            }
            NoAdvice::TooManyOfValue { value, count } => {
                return words.too_many_of_value(&value.to_string(), count);
            }
            NoAdvice::HandsOutOfRange { hands: _, most } => {
                return words.hands_out_of_range(most);
            }
            NoAdvice::TooFewCards { left } => return words.too_few_left(left),
            NoAdvice::TooFewInHand { cards: _ } => words.too_few_cards(),
            NoAdvice::Finished(WhyFinished::Bust) => words.bust(),
            NoAdvice::Finished(WhyFinished::Natural) => words.natural(),
            NoAdvice::Finished(WhyFinished::SplitAce) => words.split_ace(),
            NoAdvice::Finished(WhyFinished::Charlie) => words.charlie(),
            NoAdvice::Finished(WhyFinished::Doubled) => words.already_doubled(),
            NoAdvice::NotOfThatSplit => words.no_such_split(),
            NoAdvice::CertainNatural => words.certain_natural(),
        },
    };
    why.to_owned()
}

/// A part of the values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The plays of the hand.
    Plays,
    /// Insurance, valued by itself.
    Insurance,
    /// Early surrender, before the dealer peeks for a natural.
    EarlySurrender,
}

impl Part {
    /// Every part, in the order in which it is decided.
    pub const ALL: [Part; 3] = [Part::Insurance, Part::EarlySurrender, Part::Plays];

    const fn decisions(self) -> &'static [Action] {
        match self {
            Part::Insurance => &[Action::Insurance, Action::NoInsurance],
            Part::EarlySurrender => &[Action::PlayOn, Action::Surrender],
            Part::Plays => &[
                Action::Stand,
                Action::Hit,
                Action::Double,
                Action::Split,
                Action::Surrender,
            ],
        }
    }
}

/// The coach's message about a part. `None` if the part has no decision or no value.
#[must_use]
pub fn says(language: Language, page: &HandPage, part: Part) -> Option<CoachMessage> {
    let advice = page.advice()?;
    let is_early = advice.early_surrender.is_some();
    let decisions = part.decisions().iter().copied();
    // Early surrender is possible only before the dealer peeks.
    let decisions: Vec<Action> = match part {
        Part::EarlySurrender if !is_early => return None,
        Part::Plays if is_early => decisions.filter(|it| *it != Action::Surrender).collect(),
        Part::EarlySurrender | Part::Plays | Part::Insurance => decisions.collect(),
    };
    let choices = page.valued(&decisions);
    if choices.is_empty() {
        return None;
    }
    let is_of_plays = part == Part::Plays;
    let shown = BlackjackShown {
        choices,
        dealer: is_of_plays.then_some(advice.dealer),
        difference: advice.difference.filter(|_| is_of_plays),
        count: page
            .asked()
            .filter(|_| is_of_plays)
            .and_then(crate::games::blackjack::coach::count_of),
        ..BlackjackShown::default()
    };
    Some(sentences::says(language, &Facts::showing(shown)))
}

//! The words of the page of any hand, in every language. What the coach says there is in [`super::coach`].

mod english;
mod japanese;
mod russian;
#[cfg(test)]
mod said;
#[cfg(test)]
mod tests;

use crate::app::coach::CoachSays;
use crate::blackjack::Action;
use crate::coach::NoAdvice;
use crate::pages::coach::{Saying, Score, Works};
use crate::pages::hand::{Field, HandPage, Problem, Stage};
use crate::text::language::Language;
use crate::text::pages::all_words;
use crate::text::phrases::phrases;

/// The words of this language.
#[must_use]
pub fn words(language: Language) -> &'static dyn HandWords {
    all_words(language)
}

phrases! {
    /// The fixed phrases of the page of any hand, in one language.
    HandPhrases of HandWords {
        /// What can be done here.
        lede,
        /// How cards are written.
        how_to_write,
        /// Names the field of the player's cards.
        hand,
        /// Names the field of the dealer's card.
        upcard,
        /// Names the field of the other cards that have gone.
        seen,
        /// Names the choice of the field into which the buttons write.
        aim,
        /// Names the buttons with the ranks.
        ranks,
        /// Takes the last card of that field back.
        take_back,
        /// Names the choice of the rules.
        rules,
        /// Leads to the page on which every rule is chosen.
        other_rules,
        /// Names the choice of how the hand came about.
        stage,
        /// It was dealt.
        dealt,
        /// It was doubled.
        doubled,
        /// The address has named rules that there are not.
        mangled,
        /// The heading above the values.
        values_heading,
        /// There is no hand yet.
        nothing_yet,
        /// The coach is at work.
        working,
        /// The heading above insurance.
        insurance_heading,
        /// The heading above early surrender. The dealer may look afterwards, or have no hole card to look at.
        before_look_heading,
        /// The heading above what is decided after it.
        after_look_heading,
        /// How the page is passed on.
        link_note,

        // Why there is no answer.

        /// The text is no list of cards.
        no_cards,
        /// The dealer has one card that lies open.
        two_upcards,
        /// A hand has two cards or more.
        too_few_cards,
        /// It is over 21.
        bust,
        /// It is a natural.
        natural,
        /// It is a split ace.
        split_ace,
        /// It has won by the number of its cards.
        charlie,
        /// It is doubled already.
        already_doubled,
        /// No split makes it.
        no_such_split,
        /// The dealer is sure to have a natural.
        certain_natural,
    }
}

/// The sentences of the page of any hand, in one language.
pub trait HandWords {
    /// The phrases that are always the same. Ask for one by its method.
    fn phrases(&self) -> &'static HandPhrases;

    /// It comes from a split, and there are so many hands now.
    fn after_split(&self, hands: u8) -> String;
    /// There are only so many copies of this card.
    fn too_many_copies(&self, card: &str, copies: u8) -> String;
    /// There are only so many cards that count this.
    fn too_many_of_value(&self, value: &str, count: u8) -> String;
    /// There are 2 to so many hands after a split.
    fn hands_out_of_range(&self, most: u8) -> String;
    /// Only so many cards are left, too few for a round.
    fn too_few_left(&self, left: u32) -> String;
}

/// The name of a field.
#[must_use]
pub fn field(language: Language, field: Field) -> &'static str {
    let words = words(language);
    match field {
        Field::Hand => words.hand(),
        Field::Upcard => words.upcard(),
        Field::Seen => words.seen(),
    }
}

/// How a hand came about.
#[must_use]
pub fn stage(language: Language, stage: Stage) -> String {
    let words = words(language);
    match stage {
        Stage::Dealt => words.dealt().to_owned(),
        Stage::Split { hands } => words.after_split(hands),
        Stage::Doubled => words.doubled().to_owned(),
    }
}

/// Why the coach has no answer.
#[must_use]
pub fn problem(language: Language, problem: Problem) -> String {
    use crate::coach::Over;

    let words = words(language);
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
            NoAdvice::Finished(Over::Bust) => words.bust(),
            NoAdvice::Finished(Over::Natural) => words.natural(),
            NoAdvice::Finished(Over::SplitAce) => words.split_ace(),
            NoAdvice::Finished(Over::Charlie) => words.charlie(),
            NoAdvice::Finished(Over::Doubled) => words.already_doubled(),
            NoAdvice::NotOfThatSplit => words.no_such_split(),
            NoAdvice::CertainNatural => words.certain_natural(),
        },
    };
    why.to_owned()
}

/// What a part of the values is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What is done with the hand.
    Plays,
    /// Insurance, valued by itself.
    Insurance,
    /// Early surrender, before it is known whether the dealer has a natural.
    BeforeLook,
}

impl Part {
    /// Every part, in the order in which it is decided.
    pub const ALL: [Part; 3] = [Part::Insurance, Part::BeforeLook, Part::Plays];

    const fn decisions(self) -> &'static [Action] {
        match self {
            Part::Insurance => &[Action::Insurance, Action::NoInsurance],
            Part::BeforeLook => &[Action::PlayOn, Action::Surrender],
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

/// What the coach says of a part; nothing where there is nothing to decide of it, or it is not known.
#[must_use]
pub fn says(language: Language, page: &HandPage, part: Part) -> Option<CoachSays> {
    let advice = page.advice()?;
    let is_early = advice.before_look.is_some();
    let decisions = part.decisions().iter().copied();
    // Before the look it is given up, or not any more.
    let decisions: Vec<Action> = match part {
        Part::BeforeLook if !is_early => return None,
        Part::Plays if is_early => decisions.filter(|it| *it != Action::Surrender).collect(),
        Part::BeforeLook | Part::Plays | Part::Insurance => decisions.collect(),
    };
    let choices = page.valued(&decisions);
    if choices.is_empty() {
        return None;
    }
    let is_of_plays = part == Part::Plays;
    let saying = Saying {
        moment: String::new(),
        judged: None,
        choices,
        dealer: is_of_plays.then_some(advice.dealer),
        difference: advice.difference.filter(|_| is_of_plays),
        count: page
            .asked()
            .filter(|_| is_of_plays)
            .and_then(crate::pages::coach::count_of),
        counted: None,
        counted_score: None,
        bets: None,
        works: Works::Yes,
        score: Score::default(),
        day: None,
    };
    Some(super::coach::says(language, &saying))
}

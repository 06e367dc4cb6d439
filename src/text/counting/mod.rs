//! The words of the page about counting cards, in every language.

mod english;
mod japanese;
mod russian;
#[cfg(test)]
mod said;
#[cfg(test)]
mod tests;

use crate::coach::counting::{Decision, Index, NoSystem, Rounding, Tally};
use crate::coach::{HandKind, IndexPlay};
use crate::pages::counting::{Answer, Case, DrillName, IndexList, Precision, Question};
use crate::text::coach::chart::{self, play};
use crate::text::coach::{coach_words, signed};
use crate::text::language::Language;
use crate::text::pages::all_words;
use crate::text::phrases::phrases;

/// The words of this language.
#[must_use]
pub fn words(language: Language) -> &'static dyn CountingWords {
    all_words(language)
}

phrases! {
    /// The fixed phrases of the page about counting cards, in one language.
    CountingPhrases of CountingWords {
        /// How a count goes, with Hi-Lo as the example.
        lede,

        // The system.

        /// The heading.
        system_heading,
        /// Names the choice of a system.
        system,
        /// Stands for own tags among the systems.
        own,
        /// Names the field for own tags.
        tags,
        /// Takes what is typed there.
        take,
        /// Names the figures of a system.
        figures,
        /// The betting correlation.
        betting,
        /// The playing efficiency, which is quoted.
        playing,
        /// The insurance correlation.
        insuring,
        /// A figure that nobody has published.
        unpublished,
        /// The system has no true count.
        unbalanced,
        /// All tags are equal.
        equal_tags,

        // The drill.

        /// The heading.
        drill_heading,
        /// Names the choice of how many decks.
        decks,
        /// Names the choice of how many cards at a time.
        at_a_time,
        /// The number of cards on a full table when it is dealt.
        full_table,
        /// Names the choice of a pace.
        pace,
        /// The cards wait for the player.
        by_hand,
        /// Names the choice of how the true count is rounded.
        rounding,
        /// Names the choice of the parts of a deck.
        precision,
        /// Names the choice of a list of index plays.
        list,
        /// The coach must find the index plays first.
        find_first,
        /// Names the choice to be asked for the true count too.
        asks_both,
        /// Begins a drill.
        begin,
        /// Begins another one.
        begin_again,
        /// Turns the next cards.
        next,
        /// Stops the cards that turn by themselves.
        pause,
        /// Has them turn again.
        go_on,
        /// Ends the drill.
        finish,
        /// Shows the count.
        show,
        /// Hides it again.
        hide,
        /// Asks for the running count.
        running,
        /// Asks for the number of decks in the tray.
        decks_in_tray,
        /// Gives the answer.
        answer,
        /// What was answered is no whole number.
        no_number,
        /// What was answered is no number.
        no_decimal,
        /// The answer to take insurance.
        takes_insurance,
        /// The answer to take none.
        no_insurance,
        /// The answer not to surrender.
        play_on,
        /// The answer was right.
        right,
        /// The answer was wrong.
        wrong,
        /// The cut card has come out.
        over,
        /// The drill has ended.
        ended,

        // The results.

        /// The heading.
        past_heading,
        /// There are none.
        past_none,
        /// The browser stores no more.
        past_full,
        /// They cannot be read.
        past_damaged,
        /// Deletes them.
        past_forget,
        /// Names the day.
        past_date,
        /// Names the drill.
        past_drill,
        /// Names how many answers were right.
        past_right,
        /// Names the time for an answer.
        past_time,

        // The published indices.

        /// Has the fit worked out.
        work_out,
        /// The heading of the published indices.
        fit_heading,
        /// What stands there.
        fit_intro,
        /// Names the decision.
        fit_decision,
        /// Names the index that was found.
        fit_found,
        /// Names what it is worth.
        fit_worth,
        /// The decision is right at every count.
        fit_always,
        /// It is right at none.
        fit_never,
        /// The rules do not allow it.
        fit_illegal,
        /// It is not known yet.
        fit_unknown,

        // The index plays.

        /// The heading.
        index_heading,
        /// What is found, and how.
        index_intro,
        /// Where the rules are chosen.
        other_rules,
        /// By these rules the cards are shuffled for every round.
        no_shoe,
        /// Has them found.
        find,
        /// Names the cards of the player in the head of the table.
        hand,
        /// Names the play below the index.
        below,
        /// Names the play from the index on.
        from,
        /// Names the true count.
        index,
        /// Nothing changes with the count.
        none,
    }
}

/// The sentences of the page about counting cards, in one language.
pub trait CountingWords {
    /// The phrases that are always the same. Ask for one by its method.
    fn phrases(&self) -> &'static CountingPhrases;

    /// Names a drill.
    fn drill(&self, drill: DrillName) -> &'static str;
    /// What a drill does.
    fn intro(&self, drill: DrillName) -> &'static str;
    /// Names a way to round.
    fn rounded(&self, rounding: Rounding) -> &'static str;
    /// Asks for the true count, rounded so.
    fn true_count(&self, rounding: Rounding) -> &'static str;
    /// Names the parts of a deck.
    fn parts(&self, precision: Precision) -> &'static str;
    /// Names a list of index plays.
    fn index_list(&self, list: IndexList) -> &'static str;
    /// Why what is typed is no system; `systems` are the names of the published ones.
    fn no_system(&self, why: &NoSystem) -> String;
    /// The tags of the system, from the ace to the ten.
    fn tags_are(&self, system: &str, tags: &str) -> String;
    /// Every so many seconds.
    fn every(&self, seconds: &str) -> String;
    /// So many cards every so many seconds: so many a minute.
    fn pace_is(&self, cards: usize, seconds: &str, a_minute: u32) -> String;
    /// A tray for so many decks is filled to so many percent.
    fn tray(&self, decks: u8, percent: u32) -> String;
    /// So many cards lie in the tray, which are so many decks; the right answer.
    fn tray_is(&self, cards: u32, decks: &str, answer: &str) -> String;
    /// The running count and how many decks are left.
    fn to_convert(&self, running: &str, decks: &str) -> String;
    /// The true count is this.
    fn true_count_is(&self, true_count: &str) -> String;
    /// A hand, the up card and the true count.
    fn situation(&self, hand: &str, up: &str, true_count: &str) -> String;
    /// Insurance is offered with this true count.
    fn insurance_offered(&self, true_count: &str) -> String;
    /// The play is right from this true count on, says this source.
    fn index_by(&self, play: &str, index: &str, source: &str) -> String;
    /// The same, as the coach has found it.
    fn index_found(&self, play: &str, index: &str) -> String;
    /// How long a drill took, and each answer.
    fn time(&self, seconds: u32, each: &str) -> String;
    /// So many seconds for an answer.
    fn seconds(&self, each: &str) -> String;
    /// So many of the cards of the shoe have been turned; after so many the cut card comes.
    fn turned(&self, turned: usize, shoe: usize, cut_card: usize) -> String;
    /// The running count, with its sign.
    fn running_is(&self, running: &str) -> String;
    /// The running and the true count, with their signs.
    fn counts_are(&self, running: &str, true_count: &str) -> String;
    /// So many of all answers were right.
    fn score(&self, right: u32, asked: u32) -> String;
    /// By these rules and this system.
    fn by_rules(&self, rules: &str, system: &str) -> String;
    /// A decision of a list: the hands, the up card and the play.
    fn decision(&self, hand: &str, up: &str, play: &str) -> String;
    /// So much better is the play with this true count, exactly, per bet.
    fn gain_is(&self, play: &str, gain: &str) -> String;
    /// So many plays change with the count.
    fn found(&self, plays: usize) -> String;
    /// So many hands are played otherwise against this up card.
    fn against(&self, up: &str, hands: usize) -> String;
    /// Insurance gains from this true count on.
    fn insurance(&self, index: &str) -> String;
}

/// An amount of hundredths with its sign, as a count has it: `+2`, `−0.5`.
#[must_use]
pub fn points(language: Language, hundredths: i64) -> String {
    let sign = if hundredths < 0 { "\u{2212}" } else { "+" };
    format!("{sign}{}", amount(language, hundredths.abs()))
}

/// An amount of hundredths without a sign, as short as it can be: `2.5`.
#[must_use]
pub fn amount(language: Language, hundredths: i64) -> String {
    let point = coach_words(language).point();
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    match (rest / 10, rest % 10) {
        (0, 0) => whole.to_string(),
        (tenths, 0) => format!("{whole}{point}{tenths}"),
        (_, _) => format!("{whole}{point}{rest:02}"),
    }
}

/// The running count; or both, where the true count is asked for.
#[must_use]
pub fn count(language: Language, count: Tally, both: Option<Rounding>) -> String {
    let (words, running) = (words(language), points(language, count.running().into()));
    match both {
        Some(rounding) => {
            let true_count = points(language, 100 * count.true_count(rounding));
            words.counts_are(&running, &true_count)
        }
        None => words.running_is(&running),
    }
}

/// An index play as its row tells it: the cards, what is best below the index and from it on, the index.
#[must_use]
pub fn index_play(language: Language, it: &IndexPlay) -> [String; 4] {
    let [below, from] = [it.below, it.from].map(|it| play(language, it).to_owned());
    [cards(it), below, from, signed(it.index)]
}

fn cards(it: &IndexPlay) -> String {
    let [low, high] = it.hand.map(|card| card.to_string());
    // An ace is the lowest of the values, and is named first all the same.
    if it.hand[0].points() == 1 {
        format!("{low}, {high}")
    } else {
        format!("{high}, {low}")
    }
}

/// From which true count insurance gains.
#[must_use]
pub fn insurance(language: Language, index: i32) -> String {
    words(language).insurance(&signed(index))
}

/// An answer to a question about an index play, as its button has it.
#[must_use]
pub fn answer(language: Language, answer: Answer) -> &'static str {
    let words = words(language);
    match answer {
        Answer::Insurance => words.takes_insurance(),
        Answer::NoInsurance => words.no_insurance(),
        Answer::PlayOn => words.play_on(),
        Answer::Play(it) => play(language, it),
    }
}

/// The hands of a row, as an index names them.
fn hands(language: Language, hands: HandKind) -> String {
    chart::hands(language, hands)
}

/// A question, for the eye and the ear alike; that of a tray describes its picture.
#[must_use]
pub fn question(language: Language, question: &Question) -> String {
    let words = words(language);
    match question {
        Question::Tray { decks, cards, .. } => {
            let all = u32::from(decks.number()) * 52;
            // To the nearest percent, which is three cards of six decks.
            words.tray(decks.number(), (cards * 200 + all) / (2 * all))
        }
        Question::TrueCount {
            running, quarters, ..
        } => words.to_convert(
            &points(language, 100 * running),
            &amount(language, i64::from(*quarters) * 25),
        ),
        Question::Index { case, true_count } => {
            let true_count = signed(*true_count);
            match case {
                Case::Found(it) => words.situation(&cards(it), &it.up.to_string(), &true_count),
                Case::Published(it) => match it.decision {
                    Decision::Insurance => words.insurance_offered(&true_count),
                    Decision::Play {
                        hands: kind, up, ..
                    } => {
                        let hand = hands(language, kind);
                        words.situation(&hand, &up.to_string(), &true_count)
                    }
                },
            }
        }
    }
}

/// The right answer to a question, with its reason.
#[must_use]
pub fn solution(language: Language, question: &Question) -> String {
    let words = words(language);
    let number = question.number().unwrap_or_default();
    match question {
        Question::Tray { cards, .. } => {
            // Two decimals, rounded.
            let exact = (i64::from(*cards) * 200 + 52) / 104;
            words.tray_is(*cards, &amount(language, exact), &amount(language, number))
        }
        Question::TrueCount { .. } => words.true_count_is(&points(language, number)),
        Question::Index { case, .. } => {
            let [from, _] = case.answers();
            let (play, index) = (answer(language, from), signed(case.index()));
            match case.source() {
                Some(source) => words.index_by(play, &index, source),
                None => words.index_found(play, &index),
            }
        }
    }
}

/// A decision of a published list.
#[must_use]
pub fn decision(language: Language, decision: Decision) -> String {
    let words = words(language);
    match decision {
        Decision::Insurance => words.takes_insurance().to_owned(),
        Decision::Play {
            hands: kind,
            up,
            play,
        } => {
            let hand = hands(language, kind);
            words.decision(&hand, &up.to_string(), chart::play(language, play))
        }
    }
}

/// An index that was found.
#[must_use]
pub fn found_index(language: Language, found: Option<Index>) -> String {
    let words = words(language);
    match found {
        None => words.fit_illegal().to_owned(),
        Some(Index::Always) => words.fit_always().to_owned(),
        Some(Index::Never) => words.fit_never().to_owned(),
        Some(Index::From(index)) => signed(index),
    }
}

/// By how much the play of an index is better with the true count of a question, by the exact value.
#[must_use]
pub fn gain(language: Language, case: &Case, gain: f64) -> String {
    let [from, _] = case.answers();
    let sign = if gain > 0.0 { "+" } else { "" };
    let amount = format!("{sign}{}", chart::fine(language, gain, 4));
    words(language).gain_is(answer(language, from), &amount)
}

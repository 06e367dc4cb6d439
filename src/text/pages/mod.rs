//! The words of the check and of the page about fairness, in every language. What these pages share
//! with the tables they take from [`crate::text`].

mod english;
mod japanese;
mod russian;

use std::cmp::Ordering;

use crate::blackjack::{Blackjack, Finished};
use crate::check::{
    AnyCheck, Check, CheckStep, CheckVerdict, ClaimError, Comparison, Destination, NotASeal,
    StepFinding,
};
use crate::core::Jokers;
use crate::poker::duel::{self, Holder, Showdown};
use crate::poker::{jacks, solo};
use crate::table::DailyRound;
use crate::text::Words;
use crate::text::chips::who_got_what;
use crate::text::english::English;
use crate::text::japanese::Japanese;
use crate::text::lab::LabWords;
use crate::text::language::Language;
use crate::text::news::{tell_results, won_and_lost};
use crate::text::phrases::phrases;
use crate::text::poker::PokerTableWords;
use crate::text::russian::Russian;
use crate::text::speech::{Source, Speech};
use crate::text::story::Story;

/// All that the program of the reading pages says in one language, what it shares with the tables
/// included.
pub trait AllWords: PokerTableWords + PageWords + LabWords {}

impl<W> AllWords for W where W: PokerTableWords + PageWords + LabWords {}

/// Where they come from.
static WORDS: Source<dyn AllWords> = Source::new(|language| match language {
    Language::English => &English,
    Language::Japanese => &Japanese,
    Language::Russian => &Russian,
});

/// Has the words of the reading pages come from here from now on, as [`crate::text::speak`] does for the
/// tables.
pub fn speak(speech: Speech<dyn AllWords>) {
    WORDS.speak(speech);
}

/// Returns all the words of this language, in a program of the reading pages and outside the browser.
///
/// # Panics
/// In the browser, before the program has begun to [`speak`].
#[must_use]
pub fn all_words(language: Language) -> &'static dyn AllWords {
    WORDS.words(language)
}

/// The words of this language.
#[must_use]
pub fn words(language: Language) -> &'static dyn PageWords {
    all_words(language)
}

phrases! {
    /// The fixed phrases of the reading pages, in one language.
    PagePhrases of PageWords {
        /// Where a deal was cut.
        cut,
        /// What the player mixed into a deal.
        mix,
        /// The cards as they are dealt.
        order,
        /// Leads to the verifier with a deal filled in.
        in_verifier,

        /// How CSV files are written, for spreadsheets that expect another spelling.
        csv_note,

        // The page about fairness.

        /// The whole text, with a comment where the vectors and the files go.
        fairness,
        /// The list of files has not come yet.
        asking,
        /// There is no list of files.
        no_list,
        /// Says that what follows is the hash of what the server gives.
        served,
        /// The server does not give the file.
        missing,

        // The check of a deal.

        /// What happens on this page, above a check.
        check_intro,
        /// What this page is for, where nothing is to be checked.
        check_nothing,
        /// Leads to a check of an example.
        example,
        /// Says that the deal is an example.
        example_note,
        /// Names the field for the seal that the visitor has noted.
        noted,
        /// What a seal is.
        explain_seal,
        /// What the key is.
        explain_key,
        /// How the round came about.
        explain_round,
        /// What stands before the seal that the link says was on show.
        shown_seal,
        /// What stands before the seal of the secret.
        computed_seal,
        /// How the list of swaps is read.
        swaps_read,
        /// Above the hands of a duel.
        hands,
        /// Above the hands of video poker from the second on.
        further_hands,
        /// How further hands are drawn.
        explain_hands,
        /// Before the five cards that were dealt.
        first_five,
        /// Before the five cards that were dealt, and that the hand has kept.
        kept_five,
        /// Before the cards that a further hand drew.
        drawn,
        /// Before the five cards at the end.
        last_five,
        /// Behind a card that was discarded, for those who hear it.
        discarded,
        /// What only the player can tell.
        compare,
        /// Leads to the page about fairness.
        why,

        // The foot of every page.

        /// Before the commit from which the page was built.
        commit,
        /// Before the names of the licences, which lead to their text.
        licence,
        /// Leads to where the sources are.
        source,
    }
}

/// The sentences of the reading pages, in one language.
pub trait PageWords {
    /// The phrases that are always the same. Ask for one by its method.
    fn phrases(&self) -> &'static PagePhrases;

    // The page about fairness.

    /// All files agree with the list, or not; `None` while one has not come.
    fn files(&self, agree: Option<bool>) -> &'static str;
    /// A file agrees with the list, or not; `None` while it has not come.
    fn file(&self, agrees: Option<bool>) -> &'static str;

    // The check of a deal.

    /// What is wrong with a link.
    fn claim_error(&self, error: &ClaimError) -> String;
    /// What has been noted of the seal: so many digits, which are its own or not; `None` while there is
    /// nothing to compare.
    fn noted_so_far(&self, digits: usize, compared: Option<Comparison>) -> String;
    /// Why what was typed is no seal.
    fn not_a_seal(&self, why: NotASeal) -> String;
    /// What a check comes to: in a few words, and in a sentence or two.
    fn verdict(&self, verdict: CheckVerdict) -> [String; 2];
    /// That the deal is this one of a day, whose secret was public.
    fn deal_of_day(&self, round: DailyRound) -> String;
    /// Names a step.
    fn step(&self, step: CheckStep) -> &'static str;
    /// What a step comes to, in a word or two.
    fn finding(&self, finding: StepFinding) -> &'static str;
    /// What the fresh pack is, with these jokers at its end.
    fn explain_pack(&self, jokers: Jokers) -> &'static str;
    /// What the shuffle is, which has so many swaps.
    fn explain_shuffle(&self, swaps: usize) -> String;
    /// Whether the two are the same.
    fn seals(&self, agree: bool) -> &'static str;
    /// Opens the list of so many swaps.
    fn swaps(&self, count: usize) -> String;
    /// So many cards were cut.
    fn cut_at(&self, cut: usize) -> String;
    /// The round that came out of the decisions.
    fn round(&self, check: &AnyCheck) -> String;
    /// Above the cards that were dealt.
    fn dealt(&self, count: usize) -> String;
    /// Above the cards that were not.
    fn undealt(&self, count: usize) -> String;
    /// Where a card went, in a word or two.
    fn destination(&self, destination: Destination) -> String;
    /// Whose hand it is, as a heading.
    fn holder(&self, holder: Holder) -> String;
    /// How an opponent's hand compares with the player's.
    fn against_yours(&self, with_yours: Ordering) -> &'static str;
}

#[cfg(test)]
mod tests;

/// The result of each round of a deal in a line, numbered where there are several; of a hand each where
/// the player has split, and what was won or lost.
fn blackjack_results(words: Words, check: &Check<Blackjack>) -> String {
    let rounds: Vec<&Finished> = check.finished().collect();
    let told = |(number, finished): (usize, &&Finished)| {
        let mut story = Story::new(words.between());
        story.tell((rounds.len() > 1).then(|| format!("{}.", number + 1)));
        tell_results(&mut story, words, finished, finished.dealer_score());
        for sentence in won_and_lost(words, finished) {
            story.tell(sentence);
        }
        story.end()
    };
    let told: Vec<String> = rounds.iter().enumerate().map(told).collect();
    told.join("\n")
}

/// The result of the round that a check comes to; nothing where it comes to none.
fn result(
    words: &dyn PokerTableWords,
    check: &AnyCheck,
    duel_result: fn(&Showdown) -> String,
) -> String {
    match check {
        AnyCheck::Blackjack(check) => blackjack_results(**words, check),
        AnyCheck::Solo(check) => match check.over() {
            Some(solo::Round::Over(finished)) => words.best_hand(finished.best()),
            Some(solo::Round::Swapping(_)) | None => String::new(),
        },
        AnyCheck::Jacks(check) => match check.over() {
            Some(jacks::Round::Over(finished)) => super::jacks::result(words, finished),
            Some(jacks::Round::Drawing(_)) | None => String::new(),
        },
        AnyCheck::Duel(check) => match check.over() {
            Some(duel::Round::Over(showdown)) => duel_result(showdown),
            Some(duel::Round::ForChips(round)) => {
                let got = |finished| who_got_what(words, finished);
                let told = round.finished().map(got).unwrap_or_default();
                told.join(words.between())
            }
            Some(duel::Round::Swapping(_)) | None => String::new(),
        },
    }
}

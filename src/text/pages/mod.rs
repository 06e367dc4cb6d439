//! What the annex says, in every language. As in [`crate::text`], a phrase that a language
//! lacks does not compile; what is called the same there is taken from there, so that it is.

pub(crate) mod english;
mod japanese;
mod russian;

use std::cmp::Ordering;

use english::English;
use japanese::Japanese;
use russian::Russian;

use crate::app::route::Room;
use crate::blackjack;
use crate::check::{AnyCheck, CheckVerdict, ClaimError, Destination};
use crate::core::{HandRank, Jokers, PackCard};
use crate::poker::duel::{self, Holder, Showdown};
use crate::poker::solo;
use crate::text::Words;
use crate::text::language::Language;

/// The words of this language.
#[must_use]
pub fn words(language: Language) -> &'static dyn AnnexWords {
    match language {
        Language::English => &English,
        Language::Japanese => &Japanese,
        Language::Russian => &Russian,
    }
}

/// What is said when the annex has panicked.
#[must_use]
pub fn panicked(language: Language) -> &'static str {
    words(language).panicked()
}

/// What a step of a check comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// What was worked out is what was shown.
    Agrees,
    /// It is not.
    Differs,
    /// It was worked out, and there is nothing to compare it with.
    WorkedOut,
}

/// The six steps of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The seal of the secret.
    Seal,
    /// The key of the card stream.
    Key,
    /// The fresh pack.
    Pack,
    /// The swaps, and the order after them.
    Shuffle,
    /// The cut, and the order as it is dealt.
    Cut,
    /// The round, dealt again.
    Round,
}

impl Step {
    /// The steps in their order.
    pub const ALL: [Step; 6] = [
        Step::Seal,
        Step::Key,
        Step::Pack,
        Step::Shuffle,
        Step::Cut,
        Step::Round,
    ];
}

/// The words of the annex.
pub trait AnnexWords {
    /// The heading of a room.
    fn heading(&self, room: Room) -> &'static str;
    /// What a card is called.
    fn card(&self, card: PackCard) -> String;
    /// What is said when the annex has panicked.
    fn panicked(&self) -> &'static str;
    /// The secret of a deal.
    fn secret(&self) -> &'static str;
    /// The seal of a deal.
    fn seal(&self) -> &'static str;
    /// Where a deal was cut.
    fn cut(&self) -> &'static str;
    /// What was mixed into the shuffle.
    fn mix(&self) -> &'static str;
    /// The cards as they are dealt.
    fn order(&self) -> &'static str;
    /// Leads to the verifier with a deal filled in.
    fn in_verifier(&self) -> &'static str;

    // The page about fairness.

    /// The whole text, with a comment where the vectors and the files go.
    fn fairness(&self) -> &'static str;
    /// The list of files has not come yet.
    fn asking(&self) -> &'static str;
    /// There is no list of files.
    fn no_list(&self) -> &'static str;
    /// All files agree with the list, or not; `None` while one has not come.
    fn files(&self, agree: Option<bool>) -> &'static str;
    /// A file agrees with the list, or not; `None` while it has not come.
    fn file(&self, agrees: Option<bool>) -> &'static str;
    /// Says that what follows is the hash of what the server gives.
    fn served(&self) -> &'static str;
    /// The server does not give the file.
    fn missing(&self) -> &'static str;

    // The check of a deal.

    /// What happens on this page, above a check.
    fn check_intro(&self) -> &'static str;
    /// What this page is for, where nothing is to be checked.
    fn check_nothing(&self) -> &'static str;
    /// Leads to a check of an example.
    fn example(&self) -> &'static str;
    /// What is wrong with a link.
    fn claim_error(&self, error: &ClaimError) -> String;
    /// What a check comes to: in a few words, and in a sentence or two.
    fn verdict(&self, verdict: CheckVerdict) -> [String; 2];
    /// Names a step.
    fn step(&self, step: Step) -> &'static str;
    /// What a step comes to, in a word or two.
    fn mark(&self, mark: Mark) -> &'static str;
    /// What a seal is.
    fn explain_seal(&self) -> &'static str;
    /// What the key is.
    fn explain_key(&self) -> &'static str;
    /// What the fresh pack is, with these jokers at its end.
    fn explain_pack(&self, jokers: Jokers) -> &'static str;
    /// What the shuffle is, which has so many swaps.
    fn explain_shuffle(&self, swaps: usize) -> String;
    /// How the round came about.
    fn explain_round(&self) -> &'static str;
    /// What stands before the seal that the link says was on show.
    fn shown_seal(&self) -> &'static str;
    /// What stands before the seal of the secret.
    fn computed_seal(&self) -> &'static str;
    /// Whether the two are the same.
    fn seals(&self, agree: bool) -> &'static str;
    /// Opens the list of so many swaps.
    fn swaps(&self, count: usize) -> String;
    /// How the list of swaps is read.
    fn swaps_read(&self) -> &'static str;
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
    /// Above the hands of a duel.
    fn hands(&self) -> &'static str;
    /// Whose hand it is, as a heading.
    fn holder(&self, holder: Holder) -> String;
    /// What a hand is.
    fn hand(&self, rank: HandRank) -> String;
    /// How an opponent's hand compares with the player's.
    fn compared(&self, with_yours: Ordering) -> &'static str;
    /// Before the five cards that were dealt.
    fn first_five(&self) -> &'static str;
    /// Before the five cards that were dealt, and that the hand has kept.
    fn kept_five(&self) -> &'static str;
    /// Before the five cards at the end.
    fn last_five(&self) -> &'static str;
    /// Behind a card that was thrown, for those who hear it.
    fn thrown(&self) -> &'static str;
    /// What only the player can tell.
    fn compare(&self) -> &'static str;
    /// Leads to the page about fairness.
    fn why(&self) -> &'static str;
}

#[cfg(test)]
mod tests;

/// The result of the round that a check comes to; nothing where it comes to none.
fn result(words: &dyn Words, check: &AnyCheck, duel_result: fn(&Showdown) -> String) -> String {
    match check {
        AnyCheck::Blackjack(check) => match check.over() {
            Some(round @ blackjack::Round::Over(finished)) => words.blackjack_result(
                finished.outcome(),
                round.player_score(),
                round.dealer_score(),
            ),
            Some(blackjack::Round::Player(_) | blackjack::Round::Dealer(_)) | None => String::new(),
        },
        AnyCheck::Solo(check) => match check.over() {
            Some(solo::Round::Over(finished)) => words.best_hand(finished.best()),
            Some(solo::Round::Swapping(_)) | None => String::new(),
        },
        AnyCheck::Duel(check) => match check.over() {
            Some(duel::Round::Over(showdown)) => duel_result(showdown),
            Some(duel::Round::Swapping(_)) | None => String::new(),
        },
    }
}

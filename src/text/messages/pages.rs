// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{Keyed, PageWords};
use crate::text::choices::{Character, CheckStep, Jokers, StepFinding};

/// The place of these messages in a table.
const SECTION: usize = 20;

impl Keyed for CheckStep {
    fn key(self) -> u8 {
        match self {
            CheckStep::Seal => 0,
            CheckStep::Key => 1,
            CheckStep::Pack => 2,
            CheckStep::Shuffle => 3,
            CheckStep::Cut => 4,
            CheckStep::Round => 5,
        }
    }
}

impl Keyed for StepFinding {
    fn key(self) -> u8 {
        match self {
            StepFinding::Agrees => 0,
            StepFinding::Differs => 1,
            StepFinding::WorkedOut => 2,
        }
    }
}

impl PageWords {
    /// Where a deal was cut.
    #[must_use]
    pub fn cut(self) -> &'static str {
        self.fixed(SECTION, 0, &[])
    }

    /// What the player mixed into a deal.
    #[must_use]
    pub fn mix(self) -> &'static str {
        self.fixed(SECTION, 1, &[])
    }

    /// The cards as they are dealt.
    #[must_use]
    pub fn order(self) -> &'static str {
        self.fixed(SECTION, 2, &[])
    }

    /// Leads to the verifier with a deal filled in.
    #[must_use]
    pub fn in_verifier(self) -> &'static str {
        self.fixed(SECTION, 3, &[])
    }

    /// How CSV files are written, for spreadsheets that expect another spelling.
    #[must_use]
    pub fn csv_note(self) -> &'static str {
        self.fixed(SECTION, 4, &[])
    }

    /// The whole text, with a comment where the vectors and the files go.
    #[must_use]
    pub fn fairness(self) -> &'static str {
        self.fixed(SECTION, 5, &[])
    }

    /// The list of files has not come yet.
    #[must_use]
    pub fn asking(self) -> &'static str {
        self.fixed(SECTION, 6, &[])
    }

    /// There is no list of files.
    #[must_use]
    pub fn no_list(self) -> &'static str {
        self.fixed(SECTION, 7, &[])
    }

    /// Says that what follows is the hash of what the server gives.
    #[must_use]
    pub fn served(self) -> &'static str {
        self.fixed(SECTION, 8, &[])
    }

    /// The server does not give the file.
    #[must_use]
    pub fn missing(self) -> &'static str {
        self.fixed(SECTION, 9, &[])
    }

    /// Some files have not come yet, so they are being compared.
    #[must_use]
    pub fn comparing(self) -> &'static str {
        self.fixed(SECTION, 10, &[])
    }

    /// All files agree with the list.
    #[must_use]
    pub fn files_agree(self) -> &'static str {
        self.fixed(SECTION, 11, &[])
    }

    /// Not all files agree with the list.
    #[must_use]
    pub fn files_differ(self) -> &'static str {
        self.fixed(SECTION, 12, &[])
    }

    /// A file has not come yet.
    #[must_use]
    pub fn file_asked(self) -> &'static str {
        self.fixed(SECTION, 13, &[])
    }

    /// A file agrees with the list.
    #[must_use]
    pub fn file_agrees(self) -> &'static str {
        self.fixed(SECTION, 14, &[])
    }

    /// A file does not agree with the list.
    #[must_use]
    pub fn file_differs(self) -> &'static str {
        self.fixed(SECTION, 15, &[])
    }

    /// What happens on this page, above a check.
    #[must_use]
    pub fn check_intro(self) -> &'static str {
        self.fixed(SECTION, 16, &[])
    }

    /// What this page is for, where nothing is to be checked.
    #[must_use]
    pub fn check_nothing(self) -> &'static str {
        self.fixed(SECTION, 17, &[])
    }

    /// Leads to a check of an example.
    #[must_use]
    pub fn example(self) -> &'static str {
        self.fixed(SECTION, 18, &[])
    }

    /// Says that the deal is an example.
    #[must_use]
    pub fn example_note(self) -> &'static str {
        self.fixed(SECTION, 19, &[])
    }

    /// Names the field for the seal that the visitor has noted.
    #[must_use]
    pub fn noted(self) -> &'static str {
        self.fixed(SECTION, 20, &[])
    }

    /// What can be noted of the seal, while there is nothing to compare.
    #[must_use]
    pub fn noted_nothing(self) -> &'static str {
        self.fixed(SECTION, 21, &[])
    }

    /// Fewer than all digits of a seal were noted, and they are its own.
    ///
    /// - `digits`: how many were noted
    #[must_use]
    pub fn noted_beginning(self, digits: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 22, &[Arg::Number(digits.count())])
    }

    /// All digits of a seal were noted, and they are its own.
    #[must_use]
    pub fn noted_whole(self) -> &'static str {
        self.fixed(SECTION, 23, &[])
    }

    /// What was noted is another seal.
    ///
    /// - `digit`: the first digit that differs, counted from 1
    #[must_use]
    pub fn noted_differs(self, digit: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 24, &[Arg::Number(digit.count())])
    }

    /// What was typed is no seal, for one of its characters is no digit.
    ///
    /// - `character`: which one
    #[must_use]
    pub fn no_seal_with(self, character: &str) -> String {
        self.say(SECTION, 25, &[Arg::Text(character)])
    }

    /// What was typed is no seal, for it is too long.
    ///
    /// - `digits`: how many digits it has
    #[must_use]
    pub fn seal_too_long(self, digits: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 26, &[Arg::Number(digits.count())])
    }

    /// The deal is one of a day, whose secret was public.
    ///
    /// - `date`: the date of that day
    /// - `number`: which round of that day it is
    #[must_use]
    pub fn public_deal(self, date: &str, number: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 27, &[Arg::Text(date), Arg::Number(number.count())])
    }

    /// A link cannot be checked.
    ///
    /// - `why`: why, one of the sentences below
    #[must_use]
    pub fn link_refused(self, why: &str) -> String {
        self.say(SECTION, 28, &[Arg::Text(why)])
    }

    /// It is for a game that is not played here.
    #[must_use]
    pub fn link_for_no_game(self) -> &'static str {
        self.fixed(SECTION, 29, &[])
    }

    /// It is for rules that are not played here.
    #[must_use]
    pub fn link_for_no_rules(self) -> &'static str {
        self.fixed(SECTION, 30, &[])
    }

    /// It has no secret.
    #[must_use]
    pub fn link_without_secret(self) -> &'static str {
        self.fixed(SECTION, 31, &[])
    }

    /// Its secret is mangled or cut short.
    ///
    /// - `characters`: how many characters it has; 64 where not all of them are digits
    #[must_use]
    pub fn secret_mangled(self, characters: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 32, &[Arg::Number(characters.count())])
    }

    /// Its cut is no number.
    #[must_use]
    pub fn link_cut_no_number(self) -> &'static str {
        self.fixed(SECTION, 33, &[])
    }

    /// Its cut is outside the deck.
    ///
    /// - `cards`: how many cards the deck has
    /// - `cut`: after how many it is said to be cut
    #[must_use]
    pub fn link_cut_outside(
        self,
        cards: impl fair_deal_words::Count,
        cut: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            34,
            &[Arg::Number(cards.count()), Arg::Number(cut.count())],
        )
    }

    /// It has no seal.
    #[must_use]
    pub fn link_without_seal(self) -> &'static str {
        self.fixed(SECTION, 35, &[])
    }

    /// Its seal is mangled or cut short.
    ///
    /// - `characters`: how many characters it has; 64 where not all of them are digits
    #[must_use]
    pub fn seal_mangled(self, characters: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 36, &[Arg::Number(characters.count())])
    }

    /// It has no decisions.
    #[must_use]
    pub fn link_without_decisions(self) -> &'static str {
        self.fixed(SECTION, 37, &[])
    }

    /// One of its decisions is none of the game.
    ///
    /// - `number`: which one, counted from 1
    #[must_use]
    pub fn no_such_decision(self, number: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 38, &[Arg::Number(number.count())])
    }

    /// The link agrees with itself, in a few words.
    #[must_use]
    pub fn consistent(self) -> &'static str {
        self.fixed(SECTION, 39, &[])
    }

    /// What that means.
    #[must_use]
    pub fn consistent_more(self) -> &'static str {
        self.fixed(SECTION, 40, &[])
    }

    /// Its seal is besides the one that the visitor noted, in a few words.
    #[must_use]
    pub fn fair(self) -> &'static str {
        self.fixed(SECTION, 41, &[])
    }

    /// What that means.
    #[must_use]
    pub fn fair_more(self) -> &'static str {
        self.fixed(SECTION, 42, &[])
    }

    /// The secret does not open the seal in the link, in a few words.
    #[must_use]
    pub fn other_seal_in_link(self) -> &'static str {
        self.fixed(SECTION, 43, &[])
    }

    /// What that means.
    #[must_use]
    pub fn other_seal_in_link_more(self) -> &'static str {
        self.fixed(SECTION, 44, &[])
    }

    /// The secret does not open the seal that the visitor noted, in a few words.
    #[must_use]
    pub fn other_seal_noted(self) -> &'static str {
        self.fixed(SECTION, 45, &[])
    }

    /// What that means.
    #[must_use]
    pub fn other_seal_noted_more(self) -> &'static str {
        self.fixed(SECTION, 46, &[])
    }

    /// The rules refuse a decision, in a few words.
    #[must_use]
    pub fn impossible(self) -> &'static str {
        self.fixed(SECTION, 47, &[])
    }

    /// What that means.
    ///
    /// - `number`: which decision, counted from 1
    #[must_use]
    pub fn impossible_more(self, number: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 48, &[Arg::Number(number.count())])
    }

    /// The decisions do not end the round, in a few words.
    #[must_use]
    pub fn unfinished(self) -> &'static str {
        self.fixed(SECTION, 49, &[])
    }

    /// What that means.
    #[must_use]
    pub fn unfinished_more(self) -> &'static str {
        self.fixed(SECTION, 50, &[])
    }

    /// Names a step.
    ///
    /// - `step`: which
    #[must_use]
    pub fn step(self, step: CheckStep) -> &'static str {
        self.fixed(SECTION, 51, &[Arg::Key(step.key())])
    }

    /// What a step comes to, in a word or two.
    ///
    /// - `finding`: whether the result is what was shown, or there was nothing to compare it with
    #[must_use]
    pub fn finding(self, finding: StepFinding) -> &'static str {
        self.fixed(SECTION, 52, &[Arg::Key(finding.key())])
    }

    /// What a seal is.
    #[must_use]
    pub fn explain_seal(self) -> &'static str {
        self.fixed(SECTION, 53, &[])
    }

    /// What the key is.
    #[must_use]
    pub fn explain_key(self) -> &'static str {
        self.fixed(SECTION, 54, &[])
    }

    /// How the round came about.
    #[must_use]
    pub fn explain_round(self) -> &'static str {
        self.fixed(SECTION, 55, &[])
    }

    /// What stands before the seal that the link says was on show.
    #[must_use]
    pub fn shown_seal(self) -> &'static str {
        self.fixed(SECTION, 56, &[])
    }

    /// What stands before the seal of the secret.
    #[must_use]
    pub fn computed_seal(self) -> &'static str {
        self.fixed(SECTION, 57, &[])
    }

    /// Whether these two seals are the same.
    ///
    /// - `agree`: whether they are
    #[must_use]
    pub fn seals(self, agree: bool) -> &'static str {
        self.fixed(SECTION, 58, &[Arg::Key(agree.key())])
    }

    /// What the fresh deck is.
    ///
    /// - `jokers`: how many jokers are at its end
    #[must_use]
    pub fn explain_pack(self, jokers: Jokers) -> &'static str {
        self.fixed(SECTION, 59, &[Arg::Key(jokers.key())])
    }

    /// What the shuffle is.
    ///
    /// - `swaps`: how many times two cards change places
    #[must_use]
    pub fn explain_shuffle(self, swaps: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 60, &[Arg::Number(swaps.count())])
    }

    /// Opens the list of the swaps.
    ///
    /// - `count`: how many there are
    #[must_use]
    pub fn swaps(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 61, &[Arg::Number(count.count())])
    }

    /// How the list of swaps is read.
    #[must_use]
    pub fn swaps_read(self) -> &'static str {
        self.fixed(SECTION, 62, &[])
    }

    /// The deck was not cut.
    #[must_use]
    pub fn was_not_cut(self) -> &'static str {
        self.fixed(SECTION, 63, &[])
    }

    /// The deck was cut.
    ///
    /// - `cut`: after how many cards
    #[must_use]
    pub fn was_cut(self, cut: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 64, &[Arg::Number(cut.count())])
    }

    /// What only the player can tell.
    #[must_use]
    pub fn compare(self) -> &'static str {
        self.fixed(SECTION, 65, &[])
    }

    /// Leads to the page about fairness.
    #[must_use]
    pub fn why(self) -> &'static str {
        self.fixed(SECTION, 66, &[])
    }

    /// The rules refuse a decision.
    ///
    /// - `number`: which one, counted from 1
    #[must_use]
    pub fn decision_refused(self, number: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 67, &[Arg::Number(number.count())])
    }

    /// The round is not over after the last decision.
    #[must_use]
    pub fn round_not_over(self) -> &'static str {
        self.fixed(SECTION, 68, &[])
    }

    /// Before the result of a round, where a deal has several of them: “2.”
    ///
    /// - `number`: which round it is
    #[must_use]
    pub fn round_number(self, number: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 69, &[Arg::Number(number.count())])
    }

    /// The player has won a duel.
    ///
    /// - `hand`: with which hand
    #[must_use]
    pub fn duel_won(self, hand: &str) -> String {
        self.say(SECTION, 70, &[Arg::Text(hand)])
    }

    /// The player and an opponent have equally good hands.
    ///
    /// - `who`: which opponent
    /// - `hand`: which hand
    #[must_use]
    pub fn duel_tied(self, who: Character, hand: &str) -> String {
        self.say(SECTION, 71, &[Arg::Key(who.key()), Arg::Text(hand)])
    }

    /// An opponent has won a duel.
    ///
    /// - `who`: which one
    /// - `hand`: with which hand
    #[must_use]
    pub fn duel_lost(self, who: Character, hand: &str) -> String {
        self.say(SECTION, 72, &[Arg::Key(who.key()), Arg::Text(hand)])
    }

    /// Above the cards that were dealt.
    ///
    /// - `count`: how many they are
    #[must_use]
    pub fn dealt(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 73, &[Arg::Number(count.count())])
    }

    /// Above the cards that were not dealt.
    ///
    /// - `count`: how many they are
    #[must_use]
    pub fn undealt(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 74, &[Arg::Number(count.count())])
    }

    /// Above the hands of a duel.
    #[must_use]
    pub fn hands(self) -> &'static str {
        self.fixed(SECTION, 75, &[])
    }

    /// Above the hands of video poker from the second on.
    #[must_use]
    pub fn further_hands(self) -> &'static str {
        self.fixed(SECTION, 76, &[])
    }

    /// How further hands are drawn.
    #[must_use]
    pub fn explain_hands(self) -> &'static str {
        self.fixed(SECTION, 77, &[])
    }

    /// Before the five cards that were dealt.
    #[must_use]
    pub fn first_five(self) -> &'static str {
        self.fixed(SECTION, 78, &[])
    }

    /// Before the five cards that were dealt, and that the hand has kept.
    #[must_use]
    pub fn kept_five(self) -> &'static str {
        self.fixed(SECTION, 79, &[])
    }

    /// Before the cards that a further hand drew.
    #[must_use]
    pub fn drawn(self) -> &'static str {
        self.fixed(SECTION, 80, &[])
    }

    /// Before the five cards at the end.
    #[must_use]
    pub fn last_five(self) -> &'static str {
        self.fixed(SECTION, 81, &[])
    }

    /// Behind a card that was discarded, for those who hear it.
    #[must_use]
    pub fn discarded(self) -> &'static str {
        self.fixed(SECTION, 82, &[])
    }

    /// Above the hand of the player, in a duel.
    #[must_use]
    pub fn own_hand(self) -> &'static str {
        self.fixed(SECTION, 83, &[])
    }

    /// An opponent’s hand is worse than the player’s.
    #[must_use]
    pub fn loses_to_yours(self) -> &'static str {
        self.fixed(SECTION, 84, &[])
    }

    /// An opponent’s hand is as good as the player’s.
    #[must_use]
    pub fn ties_with_yours(self) -> &'static str {
        self.fixed(SECTION, 85, &[])
    }

    /// An opponent’s hand is better than the player’s.
    #[must_use]
    pub fn beats_yours(self) -> &'static str {
        self.fixed(SECTION, 86, &[])
    }

    /// The card is still in the deck.
    #[must_use]
    pub fn went_nowhere(self) -> &'static str {
        self.fixed(SECTION, 87, &[])
    }

    /// One of the player’s first two cards at blackjack.
    #[must_use]
    pub fn went_to_you(self) -> &'static str {
        self.fixed(SECTION, 88, &[])
    }

    /// The dealer’s card that lies face up.
    #[must_use]
    pub fn went_up(self) -> &'static str {
        self.fixed(SECTION, 89, &[])
    }

    /// The dealer’s card that lies face down at first.
    #[must_use]
    pub fn went_down(self) -> &'static str {
        self.fixed(SECTION, 90, &[])
    }

    /// The player hit.
    #[must_use]
    pub fn went_by_hit(self) -> &'static str {
        self.fixed(SECTION, 91, &[])
    }

    /// The player doubled.
    #[must_use]
    pub fn went_by_double(self) -> &'static str {
        self.fixed(SECTION, 92, &[])
    }

    /// The dealer drew it.
    #[must_use]
    pub fn went_to_dealer(self) -> &'static str {
        self.fixed(SECTION, 93, &[])
    }

    /// To one of several hands of the player, with the deal or after a split.
    ///
    /// - `hand`: which one, counted from 1
    #[must_use]
    pub fn went_to_hand(self, hand: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 94, &[Arg::Number(hand.count())])
    }

    /// The player hit on one of several hands.
    ///
    /// - `hand`: which one, counted from 1
    #[must_use]
    pub fn went_to_hand_by_hit(self, hand: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 95, &[Arg::Number(hand.count())])
    }

    /// The player doubled on one of several hands.
    ///
    /// - `hand`: which one, counted from 1
    #[must_use]
    pub fn went_to_hand_by_double(self, hand: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 96, &[Arg::Number(hand.count())])
    }

    /// To another seat at the table.
    ///
    /// - `seat`: which one, counted from 1
    #[must_use]
    pub fn went_to_seat(self, seat: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 97, &[Arg::Number(seat.count())])
    }

    /// With the deal, to the hand of a player who plays against nobody.
    #[must_use]
    pub fn went_with_deal(self) -> &'static str {
        self.fixed(SECTION, 98, &[])
    }

    /// With a swap, to such a hand.
    ///
    /// - `swap`: which swap, counted from 1
    #[must_use]
    pub fn went_with_swap(self, swap: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 99, &[Arg::Number(swap.count())])
    }

    /// To the player, in a duel.
    ///
    /// - `drawn`: whether it was drawn in the place of a card that was discarded
    #[must_use]
    pub fn went_to_you_in_duel(self, drawn: bool) -> &'static str {
        self.fixed(SECTION, 100, &[Arg::Key(drawn.key())])
    }

    /// To an opponent, in a duel.
    ///
    /// - `who`: which one
    /// - `drawn`: whether it was drawn in the place of a card that was discarded
    #[must_use]
    pub fn went_to_opponent(self, who: Character, drawn: bool) -> String {
        self.say(SECTION, 101, &[Arg::Key(who.key()), Arg::Key(drawn.key())])
    }

    /// Before the commit from which the page was built.
    #[must_use]
    pub fn commit(self) -> &'static str {
        self.fixed(SECTION, 102, &[])
    }

    /// Before the names of the licences, which lead to their text.
    #[must_use]
    pub fn licence(self) -> &'static str {
        self.fixed(SECTION, 103, &[])
    }

    /// Leads to where the sources are.
    #[must_use]
    pub fn source(self) -> &'static str {
        self.fixed(SECTION, 104, &[])
    }
}

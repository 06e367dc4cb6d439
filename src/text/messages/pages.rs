// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, PagesWords};
use crate::text::choices::{Character, CheckStep, Jokers, StepFinding};

/// The index of this section in a table.
const SECTION: usize = 22;

impl Keyed for CheckStep { fn key(self) -> u8 { match self { CheckStep::Seal => 0, CheckStep::Key => 1, CheckStep::Pack => 2, CheckStep::Shuffle => 3, CheckStep::Cut => 4, CheckStep::Round => 5 } } }
impl Keyed for StepFinding { fn key(self) -> u8 { match self { StepFinding::Agrees => 0, StepFinding::Differs => 1, StepFinding::WorkedOut => 2 } } }

impl PagesWords {
    /// Label before the position of the cut.
    pub fn pages_cut(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Label before the text that the player mixed in.
    pub fn pages_mix(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Label before the order of the cards.
    pub fn order(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Link to the stand-alone verifier with this deal filled in.
    pub fn in_verifier(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// Note below a CSV link: how to import the file into a spreadsheet.
    pub fn csv_note(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Summary of that note, which is read on demand.
    pub fn about_csv(self) -> &'static str { self.fixed(SECTION, 5, &[]) }
    /// Whole text of the page “Is it fair?”. Comments in it mark the places of the test deals and the files.
    pub fn fairness(self) -> &'static str { self.fixed(SECTION, 6, &[]) }
    /// Shown while the list of files loads.
    pub fn asking(self) -> &'static str { self.fixed(SECTION, 7, &[]) }
    /// Error: the list of files did not load.
    pub fn no_list(self) -> &'static str { self.fixed(SECTION, 8, &[]) }
    /// Label before the hash of the file that the server gives.
    pub fn served(self) -> &'static str { self.fixed(SECTION, 9, &[]) }
    /// State of a file: it did not load.
    pub fn missing(self) -> &'static str { self.fixed(SECTION, 10, &[]) }
    /// Shown while the files are being compared.
    pub fn comparing(self) -> &'static str { self.fixed(SECTION, 11, &[]) }
    /// Result: all files match the list.
    pub fn files_agree(self) -> &'static str { self.fixed(SECTION, 12, &[]) }
    /// Result: some files do not match the list.
    pub fn files_differ(self) -> &'static str { self.fixed(SECTION, 13, &[]) }
    /// State of a file: it is loading.
    pub fn file_asked(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// State of a file: it matches the list.
    pub fn file_agrees(self) -> &'static str { self.fixed(SECTION, 15, &[]) }
    /// State of a file: it does not match the list.
    pub fn file_differs(self) -> &'static str { self.fixed(SECTION, 16, &[]) }
    /// Introduction above a check.
    pub fn check_intro(self) -> &'static str { self.fixed(SECTION, 17, &[]) }
    /// Introduction when there is no deal to check: the purpose of the page.
    pub fn check_nothing(self) -> &'static str { self.fixed(SECTION, 18, &[]) }
    /// Link to the check of an example.
    pub fn example(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Note above the check of the example.
    pub fn example_note(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
    /// Label of the field for the seal that the visitor noted.
    pub fn noted(self) -> &'static str { self.fixed(SECTION, 21, &[]) }
    /// Note below that field while it is empty.
    pub fn noted_nothing(self) -> &'static str { self.fixed(SECTION, 22, &[]) }
    /// Result below that field: the first digits match. `digits`: the number of noted digits.
    pub fn noted_beginning(self, digits: impl Count) -> String { self.say(SECTION, 23, &[Arg::Number(digits.count())]) }
    /// Result below that field: all digits match.
    pub fn noted_whole(self) -> &'static str { self.fixed(SECTION, 24, &[]) }
    /// Result below that field: a digit differs. `digit`: the first digit that differs, counted from 1.
    pub fn noted_differs(self, digit: impl Count) -> String { self.say(SECTION, 25, &[Arg::Number(digit.count())]) }
    /// Error below that field: a character is not a hexadecimal digit. `character`: the character.
    pub fn no_seal_with(self, character: &str) -> String { self.say(SECTION, 26, &[Arg::Text(character)]) }
    /// Error below that field: too many digits. `digits`: its number of digits.
    pub fn seal_too_long(self, digits: impl Count) -> String { self.say(SECTION, 27, &[Arg::Number(digits.count())]) }
    /// Note above the check of a daily deal: its secret was public. `date`: the date of that day; `number`: the number of the round of that day.
    pub fn public_deal(self, date: &str, number: impl Count) -> String { self.say(SECTION, 28, &[Arg::Text(date), Arg::Number(number.count())]) }
    /// Error: a link cannot be checked, and why. `why`: why, one of the sentences below.
    pub fn link_refused(self, why: &str) -> String { self.say(SECTION, 29, &[Arg::Text(why)]) }
    /// Reason why a link cannot be checked: it is for an unknown game.
    pub fn link_for_no_game(self) -> &'static str { self.fixed(SECTION, 30, &[]) }
    /// Reason why a link cannot be checked: it is for unknown rules.
    pub fn link_for_no_rules(self) -> &'static str { self.fixed(SECTION, 31, &[]) }
    /// Reason why a link cannot be checked: it has no secret.
    pub fn link_without_secret(self) -> &'static str { self.fixed(SECTION, 32, &[]) }
    /// Reason why a link cannot be checked: its secret is damaged. `characters`: its number of characters; 64 where not all of them are digits.
    pub fn secret_mangled(self, characters: impl Count) -> String { self.say(SECTION, 33, &[Arg::Number(characters.count())]) }
    /// Reason why a link cannot be checked: its cut is not a number.
    pub fn pages_link_cut_no_number(self) -> &'static str { self.fixed(SECTION, 34, &[]) }
    /// Reason why a link cannot be checked: its cut is outside the deck. `cards`: the number of cards in the deck; `cut`: after how many it is said to be cut.
    pub fn link_cut_outside(self, cards: impl Count, cut: impl Count) -> String { self.say(SECTION, 35, &[Arg::Number(cards.count()), Arg::Number(cut.count())]) }
    /// Reason why a link cannot be checked: it has no seal.
    pub fn link_without_seal(self) -> &'static str { self.fixed(SECTION, 36, &[]) }
    /// Reason why a link cannot be checked: its seal is damaged. `characters`: its number of characters; 64 where not all of them are digits.
    pub fn seal_mangled(self, characters: impl Count) -> String { self.say(SECTION, 37, &[Arg::Number(characters.count())]) }
    /// Reason why a link cannot be checked: it has no decisions.
    pub fn link_without_decisions(self) -> &'static str { self.fixed(SECTION, 38, &[]) }
    /// Reason: the file with the strategy of an opponent is missing, or has another version.
    pub fn link_without_solution(self) -> &'static str { self.fixed(SECTION, 39, &[]) }
    /// Reason why a link cannot be checked: the game has no such decision. `number`: its number, counted from 1.
    pub fn no_such_decision(self, number: impl Count) -> String { self.say(SECTION, 40, &[Arg::Number(number.count())]) }
    /// Verdict in a few words: the link agrees with itself.
    pub fn consistent(self) -> &'static str { self.fixed(SECTION, 41, &[]) }
    /// Meaning of the verdict “This link agrees with itself.”
    pub fn consistent_more(self) -> &'static str { self.fixed(SECTION, 42, &[]) }
    /// Verdict in a few words: the link agrees with itself, and its seal is the one that the visitor noted.
    pub fn fair(self) -> &'static str { self.fixed(SECTION, 43, &[]) }
    /// Meaning of the verdict “Its secret was fixed when you noted its seal.”
    pub fn fair_more(self) -> &'static str { self.fixed(SECTION, 44, &[]) }
    /// Verdict in a few words: the secret does not open the seal in the link.
    pub fn other_seal_in_link(self) -> &'static str { self.fixed(SECTION, 45, &[]) }
    /// Meaning of the verdict “The secret doesn’t open the seal in this link.”
    pub fn other_seal_in_link_more(self) -> &'static str { self.fixed(SECTION, 46, &[]) }
    /// Verdict in a few words: the secret does not open the seal that the visitor noted.
    pub fn other_seal_noted(self) -> &'static str { self.fixed(SECTION, 47, &[]) }
    /// Meaning of the verdict “This isn’t the deal whose seal you noted.”
    pub fn other_seal_noted_more(self) -> &'static str { self.fixed(SECTION, 48, &[]) }
    /// Verdict in a few words: the rules refuse a decision.
    pub fn impossible(self) -> &'static str { self.fixed(SECTION, 49, &[]) }
    /// Meaning of the verdict “This round can’t have been played.” `number`: the number of the decision, counted from 1.
    pub fn impossible_more(self, number: impl Count) -> String { self.say(SECTION, 50, &[Arg::Number(number.count())]) }
    /// Verdict in a few words: the decisions do not end the round.
    pub fn unfinished(self) -> &'static str { self.fixed(SECTION, 51, &[]) }
    /// Meaning of the verdict “This round is unfinished.”
    pub fn unfinished_more(self) -> &'static str { self.fixed(SECTION, 52, &[]) }
    /// Name of a step of the check. `step`: the step.
    pub fn step(self, step: CheckStep) -> &'static str { self.fixed(SECTION, 53, &[Arg::Key(step.key())]) }
    /// Result of a step, in a word or two. `finding`: whether the result is what was shown, or there was nothing to compare it with.
    pub fn finding(self, finding: StepFinding) -> &'static str { self.fixed(SECTION, 54, &[Arg::Key(finding.key())]) }
    /// Explanation of the step “The seal”.
    pub fn explain_seal(self) -> &'static str { self.fixed(SECTION, 55, &[]) }
    /// Explanation of the step “The key”.
    pub fn explain_key(self) -> &'static str { self.fixed(SECTION, 56, &[]) }
    /// Explanation of the step “The round”.
    pub fn explain_round(self) -> &'static str { self.fixed(SECTION, 57, &[]) }
    /// Label before the seal in the link.
    pub fn shown_seal(self) -> &'static str { self.fixed(SECTION, 58, &[]) }
    /// Label before the seal of the secret.
    pub fn computed_seal(self) -> &'static str { self.fixed(SECTION, 59, &[]) }
    /// Result of the step “The seal”: whether the two seals are the same. `agree`: whether they are.
    pub fn seals(self, agree: bool) -> &'static str { self.fixed(SECTION, 60, &[Arg::Key(agree.key())]) }
    /// Explanation of the step “The fresh deck”. `jokers`: the number of jokers at its end.
    pub fn explain_pack(self, jokers: Jokers) -> &'static str { self.fixed(SECTION, 61, &[Arg::Key(jokers.key())]) }
    /// Explanation of the step “The shuffle”. `swaps`: the number of swaps.
    pub fn explain_shuffle(self, swaps: impl Count) -> String { self.say(SECTION, 62, &[Arg::Number(swaps.count())]) }
    /// Heading of the list of all swaps. `count`: the total number.
    pub fn swaps(self, count: impl Count) -> String { self.say(SECTION, 63, &[Arg::Number(count.count())]) }
    /// Note above that list: how to read it.
    pub fn swaps_read(self) -> &'static str { self.fixed(SECTION, 64, &[]) }
    /// Explanation of the step “The cut”: there was no cut.
    pub fn was_not_cut(self) -> &'static str { self.fixed(SECTION, 65, &[]) }
    /// Explanation of the step “The cut”. `cut`: after how many cards.
    pub fn was_cut(self, cut: impl Count) -> String { self.say(SECTION, 66, &[Arg::Number(cut.count())]) }
    /// Note above the cards: the part that only the player can check.
    pub fn compare(self) -> &'static str { self.fixed(SECTION, 67, &[]) }
    /// Link to the page “Is it fair?”.
    pub fn pages_why(self) -> &'static str { self.fixed(SECTION, 68, &[]) }
    /// Result of the step “The round”: the rules refuse a decision. `number`: its number, counted from 1.
    pub fn decision_refused(self, number: impl Count) -> String { self.say(SECTION, 69, &[Arg::Number(number.count())]) }
    /// Result of the step “The round”: the round is not over.
    pub fn round_not_over(self) -> &'static str { self.fixed(SECTION, 70, &[]) }
    /// Before the result of a round, where a deal has several of them: “2.” `number`: which round it is.
    pub fn round_number(self, number: impl Count) -> String { self.say(SECTION, 71, &[Arg::Number(number.count())]) }
    /// Result of the step “The round”: the player won a poker match. `hand`: the winning hand.
    pub fn duel_won(self, hand: &str) -> String { self.say(SECTION, 72, &[Arg::Text(hand)]) }
    /// Result of the step “The round”: the player tied with an opponent. `who`: the opponent; `hand`: the hand.
    pub fn duel_tied(self, who: Character, hand: &str) -> String { self.say(SECTION, 73, &[Arg::Key(who.key()), Arg::Text(hand)]) }
    /// Result of the step “The round”: an opponent won. `who`: the opponent; `hand`: the winning hand.
    pub fn duel_lost(self, who: Character, hand: &str) -> String { self.say(SECTION, 74, &[Arg::Key(who.key()), Arg::Text(hand)]) }
    /// Heading above the dealt cards. `count`: their number.
    pub fn pages_dealt(self, count: impl Count) -> String { self.say(SECTION, 75, &[Arg::Number(count.count())]) }
    /// Heading above the cards that were not dealt. `count`: their number.
    pub fn undealt(self, count: impl Count) -> String { self.say(SECTION, 76, &[Arg::Number(count.count())]) }
    /// Heading above the hands of a poker match.
    pub fn pages_hands(self) -> &'static str { self.fixed(SECTION, 77, &[]) }
    /// Heading above the hands of video poker from the second on.
    pub fn further_hands(self) -> &'static str { self.fixed(SECTION, 78, &[]) }
    /// Explanation below the heading “Further hands”.
    pub fn explain_hands(self) -> &'static str { self.fixed(SECTION, 79, &[]) }
    /// Label before the five dealt cards.
    pub fn first_five(self) -> &'static str { self.fixed(SECTION, 80, &[]) }
    /// Label before the five dealt cards when all were held.
    pub fn kept_five(self) -> &'static str { self.fixed(SECTION, 81, &[]) }
    /// Label before the cards that a further hand drew.
    pub fn drawn(self) -> &'static str { self.fixed(SECTION, 82, &[]) }
    /// Label before the final five cards.
    pub fn last_five(self) -> &'static str { self.fixed(SECTION, 83, &[]) }
    /// Text after a swapped card, for screen readers.
    pub fn discarded(self) -> &'static str { self.fixed(SECTION, 84, &[]) }
    /// Name of the player’s hand in a poker match.
    pub fn own_hand(self) -> &'static str { self.fixed(SECTION, 85, &[]) }
    /// Beside an opponent’s hand: it is worse than the player’s.
    pub fn loses_to_yours(self) -> &'static str { self.fixed(SECTION, 86, &[]) }
    /// Beside an opponent’s hand: it is as good as the player’s.
    pub fn ties_with_yours(self) -> &'static str { self.fixed(SECTION, 87, &[]) }
    /// Beside an opponent’s hand: it is better than the player’s.
    pub fn beats_yours(self) -> &'static str { self.fixed(SECTION, 88, &[]) }
    /// Place of a card: still in the deck.
    pub fn went_nowhere(self) -> &'static str { self.fixed(SECTION, 89, &[]) }
    /// Place of a card: one of the player’s first two cards at blackjack.
    pub fn went_to_you(self) -> &'static str { self.fixed(SECTION, 90, &[]) }
    /// Place of a card: the dealer’s upcard.
    pub fn went_up(self) -> &'static str { self.fixed(SECTION, 91, &[]) }
    /// Place of a card: the dealer’s hole card.
    pub fn went_down(self) -> &'static str { self.fixed(SECTION, 92, &[]) }
    /// Place of a card: the player hit.
    pub fn went_by_hit(self) -> &'static str { self.fixed(SECTION, 93, &[]) }
    /// Place of a card: the player doubled.
    pub fn went_by_double(self) -> &'static str { self.fixed(SECTION, 94, &[]) }
    /// Place of a card: the dealer drew it.
    pub fn went_to_dealer(self) -> &'static str { self.fixed(SECTION, 95, &[]) }
    /// Place of a card: one of the player’s hands, at the deal or after a split. `hand`: its number, counted from 1.
    pub fn went_to_hand(self, hand: impl Count) -> String { self.say(SECTION, 96, &[Arg::Number(hand.count())]) }
    /// Place of a card: the player hit on one of several hands. `hand`: its number, counted from 1.
    pub fn went_to_hand_by_hit(self, hand: impl Count) -> String { self.say(SECTION, 97, &[Arg::Number(hand.count())]) }
    /// Place of a card: the player doubled on one of several hands. `hand`: its number, counted from 1.
    pub fn went_to_hand_by_double(self, hand: impl Count) -> String { self.say(SECTION, 98, &[Arg::Number(hand.count())]) }
    /// Place of a card: another seat. `seat`: its number, counted from 1.
    pub fn went_to_seat(self, seat: impl Count) -> String { self.say(SECTION, 99, &[Arg::Number(seat.count())]) }
    /// Place of a card: dealt to the hand of a player without opponents.
    pub fn went_with_deal(self) -> &'static str { self.fixed(SECTION, 100, &[]) }
    /// Place of a card: drawn at a swap by a player without opponents. `swap`: the number of the swap, counted from 1.
    pub fn went_with_swap(self, swap: impl Count) -> String { self.say(SECTION, 101, &[Arg::Number(swap.count())]) }
    /// Place of a card: the player’s hand in a poker match. `drawn`: whether it was drawn in the place of a card that was discarded.
    pub fn went_to_you_in_duel(self, drawn: bool) -> &'static str { self.fixed(SECTION, 102, &[Arg::Key(drawn.key())]) }
    /// Place of a card: an opponent’s hand in a poker match. `who`: the opponent; `drawn`: whether it was drawn in the place of a card that was discarded.
    pub fn went_to_opponent(self, who: Character, drawn: bool) -> String { self.say(SECTION, 103, &[Arg::Key(who.key()), Arg::Key(drawn.key())]) }
    /// Label before the commit from which the page was built.
    pub fn commit(self) -> &'static str { self.fixed(SECTION, 104, &[]) }
    /// Label before the names of the licences.
    pub fn licence(self) -> &'static str { self.fixed(SECTION, 105, &[]) }
    /// Link to the source code.
    pub fn source(self) -> &'static str { self.fixed(SECTION, 106, &[]) }
}

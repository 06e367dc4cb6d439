// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, Words};
use crate::text::choices::{AceRule, Action, Card, Clicked, Coach, CoachBy, CountComes, CountKind, Faces, Joker, Move, Preset, Rank, Rounding, Side, Soft17, Sounds, Speed, Suit, SuitColours, Theme, Verdict};

/// The index of this section in a table.
const SECTION: usize = 0;

impl Keyed for Rank { fn key(self) -> u8 { match self { Rank::Two => 0, Rank::Three => 1, Rank::Four => 2, Rank::Five => 3, Rank::Six => 4, Rank::Seven => 5, Rank::Eight => 6, Rank::Nine => 7, Rank::Ten => 8, Rank::Jack => 9, Rank::Queen => 10, Rank::King => 11, Rank::Ace => 12 } } }
impl Keyed for Suit { fn key(self) -> u8 { match self { Suit::Spades => 0, Suit::Hearts => 1, Suit::Diamonds => 2, Suit::Clubs => 3 } } }
impl Keyed for Joker { fn key(self) -> u8 { match self { Joker::First => 0, Joker::Second => 1 } } }
impl Keyed for Action { fn key(self) -> u8 { match self { Action::Hit => 0, Action::Stand => 1, Action::Double => 2, Action::Split => 3, Action::Surrender => 4, Action::Insurance => 5, Action::NoInsurance => 6, Action::PlayOn => 7 } } }
impl Keyed for Verdict { fn key(self) -> u8 { match self { Verdict::Won => 0, Verdict::Drawn => 1, Verdict::Lost => 2 } } }
impl Keyed for Rounding { fn key(self) -> u8 { match self { Rounding::Down => 0, Rounding::Nearest => 1, Rounding::Cut => 2 } } }
impl Keyed for Theme { fn key(self) -> u8 { match self { Theme::System => 0, Theme::Dark => 1, Theme::Light => 2 } } }
impl Keyed for Faces { fn key(self) -> u8 { match self { Faces::Classic => 0, Faces::Large => 1 } } }
impl Keyed for SuitColours { fn key(self) -> u8 { match self { SuitColours::Two => 0, SuitColours::Four => 1 } } }
impl Keyed for Speed { fn key(self) -> u8 { match self { Speed::Normal => 0, Speed::Off => 1, Speed::Fast => 2, Speed::Slow => 3 } } }
impl Keyed for Side { fn key(self) -> u8 { match self { Side::Right => 0, Side::Left => 1 } } }
impl Keyed for Clicked { fn key(self) -> u8 { match self { Clicked::Swapped => 0, Clicked::Held => 1 } } }
impl Keyed for Coach { fn key(self) -> u8 { match self { Coach::Off => 0, Coach::Asked => 1, Coach::After => 2, Coach::Always => 3 } } }
impl Keyed for CoachBy { fn key(self) -> u8 { match self { CoachBy::Value => 0, CoachBy::Chart => 1 } } }
impl Keyed for CountComes { fn key(self) -> u8 { match self { CountComes::Off => 0, CountComes::Each => 1, CountComes::Third => 2, CountComes::Asked => 3 } } }
impl Keyed for Sounds { fn key(self) -> u8 { match self { Sounds::Off => 0, Sounds::On => 1 } } }
impl Keyed for Preset { fn key(self) -> u8 { match self { Preset::Classic => 0, Preset::HouseWinsTies => 1, Preset::Exam => 2, Preset::Vegas => 3, Preset::SingleDeck => 4, Preset::VegasStrip => 5, Preset::Downtown => 6, Preset::AtlanticCity => 7, Preset::European => 8, Preset::London => 9, Preset::Macau => 10, Preset::AustraliaObo => 11, Preset::AustraliaEnhc => 12 } } }
impl Keyed for Soft17 { fn key(self) -> u8 { match self { Soft17::Stands => 0, Soft17::Hits => 1 } } }
impl Keyed for AceRule { fn key(self) -> u8 { match self { AceRule::OneOrEleven => 0, AceRule::One => 1 } } }
impl Keyed for CountKind { fn key(self) -> u8 { match self { CountKind::Soft => 0, CountKind::Hard => 1, CountKind::Plain => 2 } } }
impl Keyed for Move { fn key(self) -> u8 { match self { Move::Deal => 0, Move::CutFirst => 1, Move::Cut => 2, Move::DealUncut => 3, Move::Hit => 4, Move::Stand => 5, Move::Double => 6, Move::Split => 7, Move::Surrender => 8, Move::Insurance => 9, Move::NoInsurance => 10, Move::PlayOn => 11, Move::EndPractice => 12, Move::Swap => 13, Move::Finish => 14, Move::StandPat => 15, Move::Check => 16, Move::Bet => 17, Move::Call => 18, Move::Raise => 19, Move::Fold => 20 } } }

impl Words {
    /// Shown at an address without a page, before the links to the games.
    pub fn unknown(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Name of the navigation in the header, for screen readers.
    pub fn games(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Heading of the panel that asks for the count, and label of its button.
    pub fn count(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Question in that panel.
    pub fn count_asked(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// The same button in one word below its picture on a phone. It is a part of both names above.
    pub fn count_short(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Label of the field for the running count.
    pub fn count_running(self) -> &'static str { self.fixed(SECTION, 5, &[]) }
    /// Button: checks the player’s count.
    pub fn count_answer(self) -> &'static str { self.fixed(SECTION, 6, &[]) }
    /// Error below the field: what the player typed is not a number.
    pub fn count_no_number(self) -> &'static str { self.fixed(SECTION, 7, &[]) }
    /// Shown in the panel when the rules have no shoe.
    pub fn count_no_shoe(self) -> &'static str { self.fixed(SECTION, 8, &[]) }
    /// Shown in the panel during a round, when no count is asked for.
    pub fn count_later(self) -> &'static str { self.fixed(SECTION, 9, &[]) }
    /// Label of the field for the start of the running count, and name of that setting.
    pub fn count_start_setting(self) -> &'static str { self.fixed(SECTION, 10, &[]) }
    /// Note in the panel: which plays and counts are judged.
    pub fn count_hi_lo_only(self) -> &'static str { self.fixed(SECTION, 11, &[]) }
    /// Link to the page “Bets and risk”, where the player saves the bet ramp by which bets are judged.
    pub fn count_ramp(self) -> &'static str { self.fixed(SECTION, 12, &[]) }
    /// Name of a card that lies face down, for screen readers.
    pub fn face_down(self) -> &'static str { self.fixed(SECTION, 13, &[]) }
    /// Name of an opponent’s five hidden cards, for screen readers.
    pub fn five_face_down(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Name of the row of the player’s cards, for screen readers.
    pub fn your_cards(self) -> &'static str { self.fixed(SECTION, 15, &[]) }
    /// Description of a card that is not marked: pressing it marks it for swapping.
    pub fn press_to_swap(self) -> &'static str { self.fixed(SECTION, 16, &[]) }
    /// Description of a card that is marked for swapping: pressing it takes the mark away.
    pub fn press_to_keep(self) -> &'static str { self.fixed(SECTION, 17, &[]) }
    /// Label before the digits of the deal’s seal.
    pub fn seal(self) -> &'static str { self.fixed(SECTION, 18, &[]) }
    /// Label before the seal in the corner of a table, where space is short. It opens what can be checked about the deal.
    pub fn seal_on_table(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Label before the digits of the deal’s secret.
    pub fn secret(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
    /// Mark on a table whose deal came from a link.
    pub fn shared(self) -> &'static str { self.fixed(SECTION, 21, &[]) }
    /// Name of the dealer’s hand.
    pub fn dealer(self) -> &'static str { self.fixed(SECTION, 22, &[]) }
    /// Name of the player’s own hand.
    pub fn you(self) -> &'static str { self.fixed(SECTION, 23, &[]) }
    /// Name of the group of buttons below a table, for screen readers.
    pub fn actions(self) -> &'static str { self.fixed(SECTION, 24, &[]) }
    /// Button: starts a round.
    pub fn deal(self) -> &'static str { self.fixed(SECTION, 25, &[]) }
    /// Button: takes a card.
    pub fn hit(self) -> &'static str { self.fixed(SECTION, 26, &[]) }
    /// Button: takes no more cards.
    pub fn stand(self) -> &'static str { self.fixed(SECTION, 27, &[]) }
    /// Button: doubles the bet for one more card.
    pub fn double(self) -> &'static str { self.fixed(SECTION, 28, &[]) }
    /// Button: makes two hands of a pair.
    pub fn split(self) -> &'static str { self.fixed(SECTION, 29, &[]) }
    /// Button: gives the hand up for half of the bet.
    pub fn surrender(self) -> &'static str { self.fixed(SECTION, 30, &[]) }
    /// Button: bets that the dealer has blackjack.
    pub fn insurance(self) -> &'static str { self.fixed(SECTION, 31, &[]) }
    /// Button: declines insurance.
    pub fn no_insurance(self) -> &'static str { self.fixed(SECTION, 32, &[]) }
    /// Button: declines early surrender, which is offered before anyone knows whether the dealer has blackjack.
    pub fn play_on(self) -> &'static str { self.fixed(SECTION, 33, &[]) }
    /// Question: offers early surrender.
    pub fn early_question(self) -> &'static str { self.fixed(SECTION, 34, &[]) }
    /// Button: swaps the marked cards.
    pub fn swap(self) -> &'static str { self.fixed(SECTION, 35, &[]) }
    /// Button: ends a round of draw poker.
    pub fn finish(self) -> &'static str { self.fixed(SECTION, 36, &[]) }
    /// Button: cuts the deck.
    pub fn cut(self) -> &'static str { self.fixed(SECTION, 37, &[]) }
    /// Button: keeps all five cards in a poker match.
    pub fn stand_pat(self) -> &'static str { self.fixed(SECTION, 38, &[]) }
    /// Button that opens the settings, and their heading.
    pub fn settings(self) -> &'static str { self.fixed(SECTION, 39, &[]) }
    /// Button that opens the list of the keys, and its heading.
    pub fn keys(self) -> &'static str { self.fixed(SECTION, 40, &[]) }
    /// Button and setting: switches the sounds on and off.
    pub fn sounds(self) -> &'static str { self.fixed(SECTION, 41, &[]) }
    /// Button beside the first result: the sound is off until the player wants it.
    pub fn offer_sound(self) -> &'static str { self.fixed(SECTION, 42, &[]) }
    /// Button and setting: switches the coach on and off.
    pub fn coach(self) -> &'static str { self.fixed(SECTION, 43, &[]) }
    /// Button: has the screen reader read the whole table.
    pub fn read_table(self) -> &'static str { self.fixed(SECTION, 44, &[]) }
    /// The same button in one word below its picture on a phone. It must be a part of the name above, in any case.
    pub fn read_table_short(self) -> &'static str { self.fixed(SECTION, 45, &[]) }
    /// Button: closes a panel or a notice.
    pub fn close(self) -> &'static str { self.fixed(SECTION, 46, &[]) }
    /// Link from the settings back to the table.
    pub fn back_to_table(self) -> &'static str { self.fixed(SECTION, 47, &[]) }
    /// The same link in one word below its picture on a phone.
    pub fn back_to_table_short(self) -> &'static str { self.fixed(SECTION, 48, &[]) }
    /// Note below the setting of the letter keys.
    pub fn letter_keys_note(self) -> &'static str { self.fixed(SECTION, 49, &[]) }
    /// List of the keys: what the keys 1 to 5 do.
    pub fn mark_card(self) -> &'static str { self.fixed(SECTION, 50, &[]) }
    /// List of the keys: what the arrow keys do.
    pub fn move_between_cards(self) -> &'static str { self.fixed(SECTION, 51, &[]) }
    /// List of the keys: a key for the most likely next action.
    pub fn main_action(self) -> &'static str { self.fixed(SECTION, 52, &[]) }
    /// List of the keys: repeats the last announcement.
    pub fn say_again(self) -> &'static str { self.fixed(SECTION, 53, &[]) }
    /// Note in the list of the keys: how to play without letter keys, which screen readers use themselves.
    pub fn without_letters(self) -> &'static str { self.fixed(SECTION, 54, &[]) }
    /// Label of the choice of blackjack rules.
    pub fn rules(self) -> &'static str { self.fixed(SECTION, 55, &[]) }
    /// Announcement: a deal from a link is ready.
    pub fn shared_deal_ready(self) -> &'static str { self.fixed(SECTION, 56, &[]) }
    /// Announcement after “A shared deal is ready.”: the interrupted round comes back later.
    pub fn round_waits(self) -> &'static str { self.fixed(SECTION, 57, &[]) }
    /// Announcement: the interrupted round is on the table again.
    pub fn round_back(self) -> &'static str { self.fixed(SECTION, 58, &[]) }
    /// Description of a table before the deal.
    pub fn nothing_dealt(self) -> &'static str { self.fixed(SECTION, 59, &[]) }
    /// Description of a table: the player decides.
    pub fn your_turn(self) -> &'static str { self.fixed(SECTION, 60, &[]) }
    /// Description of a table: the dealer draws.
    pub fn dealers_turn(self) -> &'static str { self.fixed(SECTION, 61, &[]) }
    /// Description of a table whose deal came from a link.
    pub fn deal_is_shared(self) -> &'static str { self.fixed(SECTION, 62, &[]) }
    /// Notice: the stored settings are damaged.
    pub fn settings_unreadable(self) -> &'static str { self.fixed(SECTION, 63, &[]) }
    /// Notice: the browser does not store settings.
    pub fn settings_not_stored(self) -> &'static str { self.fixed(SECTION, 64, &[]) }
    /// Notice: the browser gave no date, so there is no daily deal.
    pub fn no_date(self) -> &'static str { self.fixed(SECTION, 65, &[]) }
    /// Notice: the words of the chosen language did not load.
    pub fn language_not_here(self) -> &'static str { self.fixed(SECTION, 66, &[]) }
    /// Announcement in the new language: the language has changed.
    pub fn language_is(self) -> &'static str { self.fixed(SECTION, 67, &[]) }
    /// Notice: a new version of the page is available.
    pub fn new_version(self) -> &'static str { self.fixed(SECTION, 68, &[]) }
    /// Button: reloads the page for the new version.
    pub fn reload(self) -> &'static str { self.fixed(SECTION, 69, &[]) }
    /// Notice: the browser gave no random numbers, so there is no deal.
    pub fn no_entropy(self) -> &'static str { self.fixed(SECTION, 70, &[]) }
    /// Notice: the program has stopped because of a bug.
    pub fn panicked(self) -> &'static str { self.fixed(SECTION, 71, &[]) }
    /// Heading of the panel about the deal on the table.
    pub fn this_deal(self) -> &'static str { self.fixed(SECTION, 72, &[]) }
    /// Note in that panel: the purpose of the seal.
    pub fn seal_note(self) -> &'static str { self.fixed(SECTION, 73, &[]) }
    /// Note in that panel at a table with a shoe: the purpose of the seal.
    pub fn shoe_seal_note(self) -> &'static str { self.fixed(SECTION, 74, &[]) }
    /// Note in that panel at a daily deal: its seal proves nothing.
    pub fn daily_seal_note(self) -> &'static str { self.fixed(SECTION, 75, &[]) }
    /// Note in that panel at a deal from a link: the creator of the link may know its cards.
    pub fn shared_seal_note(self) -> &'static str { self.fixed(SECTION, 76, &[]) }
    /// Label before the digits of the next deal’s seal.
    pub fn next_seal(self) -> &'static str { self.fixed(SECTION, 77, &[]) }
    /// Button: copies the value beside it.
    pub fn copy(self) -> &'static str { self.fixed(SECTION, 78, &[]) }
    /// Announcement: the value was copied.
    pub fn copied(self) -> &'static str { self.fixed(SECTION, 79, &[]) }
    /// Announcement: the link or result was shared.
    pub fn was_shared(self) -> &'static str { self.fixed(SECTION, 80, &[]) }
    /// Notice: the browser lets the page neither share nor copy.
    pub fn copy_by_hand(self) -> &'static str { self.fixed(SECTION, 81, &[]) }
    /// Shown in place of the cut: the player has not cut the deck.
    pub fn not_cut(self) -> &'static str { self.fixed(SECTION, 82, &[]) }
    /// Heading of the list of all cards in the order of the deal.
    pub fn deck_as_dealt(self) -> &'static str { self.fixed(SECTION, 83, &[]) }
    /// Link to the check of the deal.
    pub fn check_deal(self) -> &'static str { self.fixed(SECTION, 84, &[]) }
    /// Link to the stand-alone verifier.
    pub fn verifier(self) -> &'static str { self.fixed(SECTION, 85, &[]) }
    /// Shown below the result of a round of a shoe, where the link to the check stands after its last round: why the deal can’t be checked yet. A button with the next text follows.
    pub fn shoe_still_sealed(self) -> &'static str { self.fixed(SECTION, 86, &[]) }
    /// Button beside that sentence: opens the panel about the deal. Also the heading of a part of that panel.
    pub fn check_now(self) -> &'static str { self.fixed(SECTION, 87, &[]) }
    /// Note in that panel during a shoe: the seal does not change. The digits of the seal are above it.
    pub fn compare_seal_now(self) -> &'static str { self.fixed(SECTION, 88, &[]) }
    /// Note in that panel during a shoe: the cards. A link to the history follows.
    pub fn note_cards_now(self) -> &'static str { self.fixed(SECTION, 89, &[]) }
    /// Note in that panel during a shoe: the check after its last round.
    pub fn check_shoe_later(self) -> &'static str { self.fixed(SECTION, 90, &[]) }
    /// Button: shares or copies the link to the deal.
    pub fn share_deal(self) -> &'static str { self.fixed(SECTION, 91, &[]) }
    /// Checkbox: puts the player’s decisions into that link.
    pub fn with_decisions(self) -> &'static str { self.fixed(SECTION, 92, &[]) }
    /// Button: lets the player cut the next deck and mix something in.
    pub fn cut_first(self) -> &'static str { self.fixed(SECTION, 93, &[]) }
    /// Button: deals the deck without a cut.
    pub fn deal_uncut(self) -> &'static str { self.fixed(SECTION, 94, &[]) }
    /// Shown and announced while the player may cut.
    pub fn cut_hint(self) -> &'static str { self.fixed(SECTION, 95, &[]) }
    /// Label of the slider for the cut.
    pub fn cut_knife(self) -> &'static str { self.fixed(SECTION, 96, &[]) }
    /// Value of that slider before the player chooses.
    pub fn cut_nowhere(self) -> &'static str { self.fixed(SECTION, 97, &[]) }
    /// Label of the field for the text that the player mixes in.
    pub fn mix(self) -> &'static str { self.fixed(SECTION, 98, &[]) }
    /// Note below that field.
    pub fn mix_hint(self) -> &'static str { self.fixed(SECTION, 99, &[]) }
    /// Label of the field for the number of cards above the cut.
    pub fn cut_where(self) -> &'static str { self.fixed(SECTION, 100, &[]) }
    /// Link to the daily deal, and mark on its table.
    pub fn daily_deal(self) -> &'static str { self.fixed(SECTION, 101, &[]) }
    /// The same link in one word below its picture on a phone.
    pub fn daily_short(self) -> &'static str { self.fixed(SECTION, 102, &[]) }
    /// Description of a table: the deal is the daily deal.
    pub fn deal_is_daily(self) -> &'static str { self.fixed(SECTION, 103, &[]) }
    /// Note at the daily deal: the score of a round of blackjack.
    pub fn daily_blackjack(self) -> &'static str { self.fixed(SECTION, 104, &[]) }
    /// Note at the daily deal: the score of a hand of video poker.
    pub fn daily_jacks(self) -> &'static str { self.fixed(SECTION, 105, &[]) }
    /// Note at the daily deal: the score of a poker match.
    pub fn daily_duel(self) -> &'static str { self.fixed(SECTION, 106, &[]) }
    /// Note at the daily deal: the score of a hand of draw poker.
    pub fn daily_poker(self) -> &'static str { self.fixed(SECTION, 107, &[]) }
    /// Button: shares the result of the daily deal.
    pub fn share_result(self) -> &'static str { self.fixed(SECTION, 108, &[]) }
    /// Note at a table: rules that the player chose during a round. `rules`: the name of the rules.
    pub fn rules_from_next_deal(self, rules: &str) -> String { self.say(SECTION, 109, &[Arg::Text(rules)]) }
    /// The same note at a table whose cards last for several rounds. Other rules need freshly shuffled cards. `rules`: the name of the rules.
    pub fn rules_from_next_shoe(self, rules: &str) -> String { self.say(SECTION, 110, &[Arg::Text(rules)]) }
    /// The same note while a deal lies ready, which is dealt by the rules it has. `rules`: the name of the rules.
    pub fn rules_from_deal_after_this(self, rules: &str) -> String { self.say(SECTION, 111, &[Arg::Text(rules)]) }
    /// The same note while the player practises, or while an interrupted round waits. These come first. `rules`: the name of the rules.
    pub fn rules_from_fresh_deal(self, rules: &str) -> String { self.say(SECTION, 112, &[Arg::Text(rules)]) }
    /// Announcement: the player has taken back the choice of other rules.
    pub fn rules_stay(self) -> &'static str { self.fixed(SECTION, 113, &[]) }
    /// Notice: a saved round is damaged and was set aside.
    pub fn round_unreadable(self) -> &'static str { self.fixed(SECTION, 114, &[]) }
    /// Notice: a saved round is damaged and could not be set aside, or the browser does not let the page read it.
    pub fn round_unreadable_stays(self) -> &'static str { self.fixed(SECTION, 115, &[]) }
    /// Notice: the game is open in another tab.
    pub fn played_elsewhere(self) -> &'static str { self.fixed(SECTION, 116, &[]) }
    /// Button: plays in this tab and closes the tables in the other.
    pub fn play_here(self) -> &'static str { self.fixed(SECTION, 117, &[]) }
    /// Notice: the browser does not save rounds.
    pub fn round_not_saved(self) -> &'static str { self.fixed(SECTION, 118, &[]) }
    /// Notice: the browser gives the page no storage at all.
    pub fn nothing_stored(self) -> &'static str { self.fixed(SECTION, 119, &[]) }
    /// Notice: finished rounds cannot go into the history now.
    pub fn history_not_kept(self) -> &'static str { self.fixed(SECTION, 120, &[]) }
    /// Link to the explanation of a hand.
    pub fn why(self) -> &'static str { self.fixed(SECTION, 121, &[]) }
    /// Label of the choice of the number of jokers.
    pub fn joker_choice(self) -> &'static str { self.fixed(SECTION, 122, &[]) }
    /// Note beside that choice: the value of a joker.
    pub fn jokers_note(self) -> &'static str { self.fixed(SECTION, 123, &[]) }
    /// Label of the choice of opponents.
    pub fn opponents(self) -> &'static str { self.fixed(SECTION, 124, &[]) }
    /// Note beside that choice: how many opponents there can be.
    pub fn one_to_three(self) -> &'static str { self.fixed(SECTION, 125, &[]) }
    /// Hint in a poker match while no card is marked.
    pub fn swap_or_stand_pat(self) -> &'static str { self.fixed(SECTION, 126, &[]) }
    /// Name of blackjack rules that are not a preset.
    pub fn own_rules(self) -> &'static str { self.fixed(SECTION, 127, &[]) }
    /// Text on the felt: when the dealer stops, and that the dealer wins ties. `rule`: when the dealer stops, as in “Dealer stands on all 17s”.
    pub fn and_wins_ties(self, rule: &str) -> String { self.say(SECTION, 128, &[Arg::Text(rule)]) }
    /// Label before the chips bet on a hand.
    pub fn bet(self) -> &'static str { self.fixed(SECTION, 129, &[]) }
    /// Label before the chips won or lost.
    pub fn chips(self) -> &'static str { self.fixed(SECTION, 130, &[]) }
    /// Button: takes the bet away.
    pub fn clear_bet(self) -> &'static str { self.fixed(SECTION, 131, &[]) }
    /// Button: doubles the next bet.
    pub fn double_bet(self) -> &'static str { self.fixed(SECTION, 132, &[]) }
    /// Button: bets as much as in the last round.
    pub fn repeat_bet(self) -> &'static str { self.fixed(SECTION, 133, &[]) }
    /// Button: takes insurance on the player’s own blackjack.
    pub fn even_money(self) -> &'static str { self.fixed(SECTION, 134, &[]) }
    /// Question when the dealer shows an ace.
    pub fn insurance_question(self) -> &'static str { self.fixed(SECTION, 135, &[]) }
    /// Question when the dealer shows an ace and the player has a blackjack.
    pub fn even_money_question(self) -> &'static str { self.fixed(SECTION, 136, &[]) }
    /// Result of a round: the player took even money.
    pub fn even_money_paid(self) -> &'static str { self.fixed(SECTION, 137, &[]) }
    /// Announcement: the dealer has looked at the hole card and has no blackjack.
    pub fn no_dealer_blackjack(self) -> &'static str { self.fixed(SECTION, 138, &[]) }
    /// Announcement: the player has doubled.
    pub fn you_double(self) -> &'static str { self.fixed(SECTION, 139, &[]) }
    /// Announcement: the player has split a pair.
    pub fn you_split(self) -> &'static str { self.fixed(SECTION, 140, &[]) }
    /// Note after a shared or daily deal: the chips stay as they were.
    pub fn not_counted(self) -> &'static str { self.fixed(SECTION, 141, &[]) }
    /// Button: ends the practice.
    pub fn end_practice(self) -> &'static str { self.fixed(SECTION, 142, &[]) }
    /// Note during practice: score and chips stay as they are.
    pub fn practice_not_counted(self) -> &'static str { self.fixed(SECTION, 143, &[]) }
    /// Score on the table during practice: “8 of 10 right”. The number of hands that are left can follow. `right`: the number of right decisions; `tried`: the number of judged decisions.
    pub fn practice_right(self, right: impl Count, tried: impl Count) -> String { self.say(SECTION, 144, &[Arg::Number(right.count()), Arg::Number(tried.count())]) }
    /// Score on the table during practice: how many hands of the list have not been played right yet. `left`: the number; at 0 the list is done.
    pub fn practice_left(self, left: impl Count) -> String { self.say(SECTION, 145, &[Arg::Number(left.count())]) }
    /// Announcement in practice: all hands of the list have been played right.
    pub fn practice_list_done(self) -> &'static str { self.fixed(SECTION, 146, &[]) }
    /// Note in the panel about a practice deal: the meaning of its seal.
    pub fn practice_seal_note(self) -> &'static str { self.fixed(SECTION, 147, &[]) }
    /// Notice: a link to practice is damaged.
    pub fn practice_mangled(self) -> &'static str { self.fixed(SECTION, 148, &[]) }
    /// Notice: no such hand is possible with these rules.
    pub fn no_such_hand(self) -> &'static str { self.fixed(SECTION, 149, &[]) }
    /// Button during practice: switches the coach on.
    pub fn coach_can_judge(self) -> &'static str { self.fixed(SECTION, 150, &[]) }
    /// In place of the coach in practice, before a play.
    pub fn coach_after_play(self) -> &'static str { self.fixed(SECTION, 151, &[]) }
    /// Button in the video poker coach: adds the advice of the strategy chart.
    pub fn follow_chart(self) -> &'static str { self.fixed(SECTION, 152, &[]) }
    /// Button in the video poker coach: stops writing the strategy chart.
    pub fn cancel_chart(self) -> &'static str { self.fixed(SECTION, 153, &[]) }
    /// Button in the video poker coach: leaves the advice of the strategy chart out.
    pub fn leave_chart(self) -> &'static str { self.fixed(SECTION, 154, &[]) }
    /// Line at the table: the program of the coach is being fetched, or starts.
    pub fn coach_is_coming(self) -> &'static str { self.fixed(SECTION, 155, &[]) }
    /// Line of the coach: its web worker does not start, or has failed twice.
    pub fn cannot_work(self) -> &'static str { self.fixed(SECTION, 156, &[]) }
    /// Note below it: when that happens.
    pub fn why_cannot_work(self) -> &'static str { self.fixed(SECTION, 157, &[]) }
    /// Line of the coach: its words in this language do not come.
    pub fn lacks_words(self) -> &'static str { self.fixed(SECTION, 158, &[]) }
    /// Link from a table of video poker to the bankroll calculator.
    pub fn bankroll_for_bet(self) -> &'static str { self.fixed(SECTION, 159, &[]) }
    /// Announcement: the player was given chips again.
    pub fn new_stack(self) -> &'static str { self.fixed(SECTION, 160, &[]) }
    /// Announcement: the last round of a shoe is over.
    pub fn shoe_over(self) -> &'static str { self.fixed(SECTION, 161, &[]) }
    /// Announcement: the discards were shuffled again during a round.
    pub fn reshuffled(self) -> &'static str { self.fixed(SECTION, 162, &[]) }
    /// Result beside a hand of a split: won.
    pub fn won(self) -> &'static str { self.fixed(SECTION, 163, &[]) }
    /// Result beside a hand of a split: a push.
    pub fn pushed(self) -> &'static str { self.fixed(SECTION, 164, &[]) }
    /// Result beside a hand of a split: lost.
    pub fn lost(self) -> &'static str { self.fixed(SECTION, 165, &[]) }
    /// Mark on a card that will be swapped.
    pub fn flag(self) -> &'static str { self.fixed(SECTION, 166, &[]) }
    /// Description of a card that is wild.
    pub fn wild(self) -> &'static str { self.fixed(SECTION, 167, &[]) }
    /// Hint in draw poker while no card is marked.
    pub fn choose_cards(self) -> &'static str { self.fixed(SECTION, 168, &[]) }
    /// Introduction to draw poker, for newcomers.
    pub fn solo_intro(self) -> &'static str { self.fixed(SECTION, 169, &[]) }
    /// Heading of the list of hands in a round of draw poker.
    pub fn hands_made(self) -> &'static str { self.fixed(SECTION, 170, &[]) }
    /// Announcement: the round is over.
    pub fn round_over(self) -> &'static str { self.fixed(SECTION, 171, &[]) }
    /// Introduction to video poker, for newcomers.
    pub fn jacks_intro(self) -> &'static str { self.fixed(SECTION, 172, &[]) }
    /// Hint at video poker, where a click holds a card.
    pub fn hold_some(self) -> &'static str { self.fixed(SECTION, 173, &[]) }
    /// Mark on a card that is held.
    pub fn held_flag(self) -> &'static str { self.fixed(SECTION, 174, &[]) }
    /// Heading of the pay table.
    pub fn pay_table(self) -> &'static str { self.fixed(SECTION, 175, &[]) }
    /// Label of the list of the games at video poker, each with its pay table.
    pub fn game_and_pay_table(self) -> &'static str { self.fixed(SECTION, 176, &[]) }
    /// Link at a table to the chart of the best play by its rules.
    pub fn strategy_chart(self) -> &'static str { self.fixed(SECTION, 177, &[]) }
    /// The same link in one word below its picture on a phone.
    pub fn strategy_chart_short(self) -> &'static str { self.fixed(SECTION, 178, &[]) }
    /// The rules of a blackjack table, between its buttons. `decks`: the number of decks; `felt`: what is written on the felt.
    pub fn decks_and_rules(self, decks: impl Count, felt: &str) -> String { self.say(SECTION, 179, &[Arg::Number(decks.count()), Arg::Text(felt)]) }
    /// Name of a pay table that is not a preset.
    pub fn own_pay_table(self) -> &'static str { self.fixed(SECTION, 180, &[]) }
    /// Introduction to the poker match, for newcomers.
    pub fn duel_intro(self) -> &'static str { self.fixed(SECTION, 181, &[]) }
    /// Announcement: the player keeps all five cards in a poker match.
    pub fn you_stand_pat(self) -> &'static str { self.fixed(SECTION, 182, &[]) }
    /// Button that opens the guide to the games, and its heading.
    pub fn how_to_play(self) -> &'static str { self.fixed(SECTION, 183, &[]) }
    /// Shown while something loads.
    pub fn loading(self) -> &'static str { self.fixed(SECTION, 184, &[]) }
    /// Error: the guide did not load.
    pub fn guide_failed(self) -> &'static str { self.fixed(SECTION, 185, &[]) }
    /// Button: loads it again.
    pub fn try_again(self) -> &'static str { self.fixed(SECTION, 186, &[]) }
    /// Label of the rounds won, drawn and lost, and heading of their panel.
    pub fn score(self) -> &'static str { self.fixed(SECTION, 187, &[]) }
    /// Button: sets the score to zero after a second press.
    pub fn reset(self) -> &'static str { self.fixed(SECTION, 188, &[]) }
    /// Label of that button after the first press.
    pub fn reset_again(self) -> &'static str { self.fixed(SECTION, 189, &[]) }
    /// Announcement: the score was set to zero.
    pub fn score_reset(self) -> &'static str { self.fixed(SECTION, 190, &[]) }
    /// Hint at blackjack for a player who has made no decision yet.
    pub fn help_blackjack(self) -> &'static str { self.fixed(SECTION, 191, &[]) }
    /// Hint at draw poker for a player who has made no decision yet.
    pub fn help_solo(self) -> &'static str { self.fixed(SECTION, 192, &[]) }
    /// Hint at video poker for a player who has made no decision yet.
    pub fn help_jacks(self) -> &'static str { self.fixed(SECTION, 193, &[]) }
    /// Hint in a poker match for a player who has made no decision yet.
    pub fn help_duel(self) -> &'static str { self.fixed(SECTION, 194, &[]) }
    /// Name of a rank in a sentence. The form “many” is the plural: “Pair of sixes”. `rank`: the rank.
    pub fn rank(self, rank: Rank) -> &'static str { self.fixed(SECTION, 195, &[Arg::Key(rank.key())]) }
    /// Name of a suit in the name of a card. `suit`: the suit.
    pub fn suit(self, suit: Suit) -> &'static str { self.fixed(SECTION, 196, &[Arg::Key(suit.key())]) }
    /// Name of the card with this rank and suit. `rank`: its rank; `suit`: its suit.
    pub fn rank_of_suit(self, rank: Rank, suit: Suit) -> String { self.say(SECTION, 197, &[Arg::Key(rank.key()), Arg::Key(suit.key())]) }
    /// Name of a card. The form “in-sentence” is for sentences: “the seven of diamonds”. `card`: the card.
    pub fn card(self, card: Card) -> String { self.say(SECTION, 198, &[Arg::Key(card.rank.key()), Arg::Key(card.suit.key())]) }
    /// Title of the browser window at the page’s own address.
    pub fn home_title(self) -> &'static str { self.fixed(SECTION, 199, &[]) }
    /// Title of the browser window on every other page. `heading`: the heading of the place.
    pub fn place_title(self, heading: &str) -> String { self.say(SECTION, 200, &[Arg::Text(heading)]) }
    /// Heading of the blackjack table, and name of the game.
    pub fn blackjack_heading(self) -> &'static str { self.fixed(SECTION, 201, &[]) }
    /// Heading of the table of draw poker, and name of the game.
    pub fn solo_heading(self) -> &'static str { self.fixed(SECTION, 202, &[]) }
    /// Heading of the table of video poker, and name of the game.
    pub fn jacks_heading(self) -> &'static str { self.fixed(SECTION, 203, &[]) }
    /// Heading of the poker match, and name of the game.
    pub fn duel_heading(self) -> &'static str { self.fixed(SECTION, 204, &[]) }
    /// Name of the page with every place in the order of a beginner: link in the header, and heading.
    pub fn learn(self) -> &'static str { self.fixed(SECTION, 205, &[]) }
    /// Heading of the page that explains how deals are fair.
    pub fn fairness_page(self) -> &'static str { self.fixed(SECTION, 206, &[]) }
    /// Heading of the page that checks a deal.
    pub fn check_page(self) -> &'static str { self.fixed(SECTION, 207, &[]) }
    /// Heading of the lab.
    pub fn lab_page(self) -> &'static str { self.fixed(SECTION, 208, &[]) }
    /// Heading of the page of the rules of blackjack.
    pub fn rules_page(self) -> &'static str { self.fixed(SECTION, 209, &[]) }
    /// Heading of the page of any hand of blackjack.
    pub fn hand_page(self) -> &'static str { self.fixed(SECTION, 210, &[]) }
    /// Heading of the page about counting cards.
    pub fn counting_page(self) -> &'static str { self.fixed(SECTION, 211, &[]) }
    /// Heading of the page about betting by the count.
    pub fn bets_page(self) -> &'static str { self.fixed(SECTION, 212, &[]) }
    /// Heading of the page of the games and pay tables of video poker.
    pub fn pay_table_page(self) -> &'static str { self.fixed(SECTION, 213, &[]) }
    /// Heading of the page with the equilibrium of the poker match.
    pub fn equilibrium_page(self) -> &'static str { self.fixed(SECTION, 214, &[]) }
    /// Heading of the page of the rounds that were played.
    pub fn history_page(self) -> &'static str { self.fixed(SECTION, 215, &[]) }
    /// Heading of the page of statistics.
    pub fn stats_page(self) -> &'static str { self.fixed(SECTION, 216, &[]) }
    /// Heading at an address without a page.
    pub fn unknown_heading(self) -> &'static str { self.fixed(SECTION, 217, &[]) }
    /// First sentence in the description of a table: the name of the game. `heading`: the heading of the place; `asks`: whether the heading is a question.
    pub fn place_is(self, heading: &str, asks: bool) -> String { self.say(SECTION, 218, &[Arg::Text(heading), Arg::Key(asks.key())]) }
    /// Joins the names of a list, but for the last.
    pub fn between_listed(self) -> &'static str { self.fixed(SECTION, 219, &[]) }
    /// Joins the two names of a list of two.
    pub fn between_two(self) -> &'static str { self.fixed(SECTION, 220, &[]) }
    /// Joins the last name to a list of more than two.
    pub fn before_last(self) -> &'static str { self.fixed(SECTION, 221, &[]) }
    /// Joins the last of several possible actions to the list.
    pub fn before_last_choice(self) -> &'static str { self.fixed(SECTION, 222, &[]) }
    /// Name of a card in a sentence: “the seven of diamonds”. `card`: the card.
    pub fn the_card(self, card: Card) -> String { self.say(SECTION, 223, &[Arg::Key(card.rank.key()), Arg::Key(card.suit.key())]) }
    /// Name of a joker. The form “in-sentence” is for sentences. `joker`: the joker.
    pub fn joker(self, joker: Joker) -> &'static str { self.fixed(SECTION, 224, &[Arg::Key(joker.key())]) }
    /// Name of a joker in the list of a hand, with the card it plays as. `joker`: the joker; `card`: what it plays as.
    pub fn joker_as(self, joker: Joker, card: Card) -> String { self.say(SECTION, 225, &[Arg::Key(joker.key()), Arg::Key(card.rank.key()), Arg::Key(card.suit.key())]) }
    /// Number of cards: “5 cards”. `count`: the number.
    pub fn cards(self, count: impl Count) -> String { self.say(SECTION, 226, &[Arg::Number(count.count())]) }
    /// Text before the number of cards left in the deck.
    pub fn left_before(self) -> &'static str { self.fixed(SECTION, 227, &[]) }
    /// Text after the number of cards left in the deck. `count`: the number.
    pub fn left_after(self, count: impl Count) -> &'static str { self.fixed(SECTION, 228, &[Arg::Number(count.count())]) }
    /// Description of a table: the number of cards left in the deck. `count`: the number.
    pub fn left_in_deck(self, count: impl Count) -> String { self.say(SECTION, 229, &[Arg::Number(count.count())]) }
    /// Score of a session at a table. `won`: the number of rounds won; `drawn`: the number of rounds drawn; `lost`: the number of rounds lost; `pushed`: whether a draw is called a push, as at blackjack.
    pub fn rounds_tally(self, won: impl Count, drawn: impl Count, lost: impl Count, pushed: bool) -> String { self.say(SECTION, 230, &[Arg::Number(won.count()), Arg::Number(drawn.count()), Arg::Number(lost.count()), Arg::Key(pushed.key())]) }
    /// Description of a table: the score of the session, as a sentence. `won`: the number of rounds won; `drawn`: the number of rounds drawn; `lost`: the number of rounds lost; `pushed`: whether a draw is called a push, as at blackjack.
    pub fn rounds_so_far(self, won: impl Count, drawn: impl Count, lost: impl Count, pushed: bool) -> String { self.say(SECTION, 231, &[Arg::Number(won.count()), Arg::Number(drawn.count()), Arg::Number(lost.count()), Arg::Key(pushed.key())]) }
    /// Position of the cut, as number of cards. `count`: the number, at least 1.
    pub fn cut_after(self, count: impl Count) -> String { self.say(SECTION, 232, &[Arg::Number(count.count())]) }
    /// Text that the player mixed in. `mix`: that text, not empty.
    pub fn mixed_in(self, mix: &str) -> String { self.say(SECTION, 233, &[Arg::Text(mix)]) }
    /// Error: the player chose neither a cut nor a mix.
    pub fn cut_or_mix(self) -> &'static str { self.fixed(SECTION, 234, &[]) }
    /// Error: the position of the cut is not a number.
    pub fn cut_is_no_number(self) -> &'static str { self.fixed(SECTION, 235, &[]) }
    /// Error: the position of the cut is outside the deck. `cards`: the number of cards in the deck; `most`: the last place where it can be cut; `cut`: where it was to be cut.
    pub fn cut_out_of_range(self, cards: impl Count, most: impl Count, cut: impl Count) -> String { self.say(SECTION, 236, &[Arg::Number(cards.count()), Arg::Number(most.count()), Arg::Number(cut.count())]) }
    /// Error: the mix is too long. `most`: the highest number of characters; `characters`: its number of characters.
    pub fn mix_too_long(self, most: impl Count, characters: impl Count) -> String { self.say(SECTION, 237, &[Arg::Number(most.count()), Arg::Number(characters.count())]) }
    /// Error: the mix has more than one line or a control character.
    pub fn mix_is_no_line(self) -> &'static str { self.fixed(SECTION, 238, &[]) }
    /// Time at which the daily deal changes. `hour`: the hour, 0 to 23; `twelve`: the hour on the face of a clock, 1 to 12; `afternoon`: whether it is noon or later; `minute`: the minute, 0 to 59; `minutes`: the same in two digits.
    pub fn time_of_day(self, hour: impl Count, twelve: impl Count, afternoon: bool, minute: impl Count, minutes: &str) -> String { self.say(SECTION, 239, &[Arg::Number(hour.count()), Arg::Number(twelve.count()), Arg::Key(afternoon.key()), Arg::Number(minute.count()), Arg::Text(minutes)]) }
    /// Note at the daily deal: when it changes. `time`: when, by the player’s own clock; midnight UTC if that is not known.
    pub fn ten_rounds_a_day(self, time: Option<&str>) -> String { self.say(SECTION, 240, &[Arg::from(time)]) }
    /// Score of the daily deal: “3 points”. `points`: the number.
    pub fn day_points(self, points: impl Count) -> String { self.say(SECTION, 241, &[Arg::Number(points.count())]) }
    /// Progress in the daily deal. `date`: the day; `number`: the number of the round; `points`: the number of points.
    pub fn round_of_day(self, date: &str, number: impl Count, points: impl Count) -> String { self.say(SECTION, 242, &[Arg::Text(date), Arg::Number(number.count()), Arg::Number(points.count())]) }
    /// Shown at the end of the daily deal. `points`: the number of points.
    pub fn daily_over(self, points: impl Count) -> String { self.say(SECTION, 243, &[Arg::Number(points.count())]) }
    /// A decision at blackjack, in the list of decisions of the player who shared a deal. `action`: the decision.
    pub fn decision(self, action: Action) -> &'static str { self.fixed(SECTION, 244, &[Arg::Key(action.key())]) }
    /// Decisions and result at blackjack of the player who shared the deal. `decisions`: the decisions; nothing where there were none to make; `total`: their total; `verdict`: the result.
    pub fn they_decided(self, decisions: Option<&str>, total: impl Count, verdict: Verdict) -> String { self.say(SECTION, 245, &[Arg::from(decisions), Arg::Number(total.count()), Arg::Key(verdict.key())]) }
    /// Label of the field for the true count. `rounding`: the way to round.
    pub fn count_true(self, rounding: Rounding) -> &'static str { self.fixed(SECTION, 246, &[Arg::Key(rounding.key())]) }
    /// Where the player counts by an unbalanced system: the running count of a new shoe. A balanced system starts at 0. `start`: this count, with its sign; `system`: the name of the system; `decks`: the number of decks in the shoe.
    pub fn count_starts(self, start: &str, system: &str, decks: impl Count) -> String { self.say(SECTION, 247, &[Arg::Text(start), Arg::Text(system), Arg::Number(decks.count())]) }
    /// Note below the field for the start of the running count. `usual`: the usual start, with its sign.
    pub fn count_start_note(self, usual: &str) -> String { self.say(SECTION, 248, &[Arg::Text(usual)]) }
    /// Error below that field. `whole`: whether the start must be a whole number; `most`: the greatest start.
    pub fn count_no_start(self, whole: bool, most: impl Count) -> String { self.say(SECTION, 249, &[Arg::Key(whole.key()), Arg::Number(most.count())]) }
    /// Answer of the count panel: whether the player’s count was right, and the right count. `right`: whether it was right; `running`: the running count; `true_count`: the true count, where the system has one.
    pub fn count_verdict(self, right: bool, running: &str, true_count: Option<&str>) -> String { self.say(SECTION, 250, &[Arg::Key(right.key()), Arg::Text(running), Arg::from(true_count)]) }
    /// Score of the counts on this visit. `right`: the number of right answers; `asked`: the total number.
    pub fn count_score(self, right: impl Count, asked: impl Count) -> String { self.say(SECTION, 251, &[Arg::Number(right.count()), Arg::Number(asked.count())]) }
    /// Setting: the language.
    pub fn language_setting(self) -> &'static str { self.fixed(SECTION, 252, &[]) }
    /// Setting: the colours of the page and the tables.
    pub fn theme_setting(self) -> &'static str { self.fixed(SECTION, 253, &[]) }
    /// Setting: the faces of the cards.
    pub fn faces_setting(self) -> &'static str { self.fixed(SECTION, 254, &[]) }
    /// Setting: the colours of the suits.
    pub fn suit_colours_setting(self) -> &'static str { self.fixed(SECTION, 255, &[]) }
    /// Setting: the speed of the cards.
    pub fn speed_setting(self) -> &'static str { self.fixed(SECTION, 256, &[]) }
    /// Setting: letter keys on or off.
    pub fn letter_keys_setting(self) -> &'static str { self.fixed(SECTION, 257, &[]) }
    /// Setting: the side of the buttons. Its values are “Right hand” and “Left hand”.
    pub fn side_setting(self) -> &'static str { self.fixed(SECTION, 258, &[]) }
    /// Setting: the player cuts every deck.
    pub fn cut_setting(self) -> &'static str { self.fixed(SECTION, 259, &[]) }
    /// Setting: what a click on a card does at video poker.
    pub fn clicked_setting(self) -> &'static str { self.fixed(SECTION, 260, &[]) }
    /// Setting: the advice of the video poker coach.
    pub fn coach_by_setting(self) -> &'static str { self.fixed(SECTION, 261, &[]) }
    /// Setting: how often the count is asked for.
    pub fn count_setting(self) -> &'static str { self.fixed(SECTION, 262, &[]) }
    /// Setting: the counting system.
    pub fn count_by_setting(self) -> &'static str { self.fixed(SECTION, 263, &[]) }
    /// Setting: how the true count is rounded.
    pub fn count_rounding_setting(self) -> &'static str { self.fixed(SECTION, 264, &[]) }
    /// Value of a setting: off.
    pub fn off(self) -> &'static str { self.fixed(SECTION, 265, &[]) }
    /// Value of a setting: on.
    pub fn on(self) -> &'static str { self.fixed(SECTION, 266, &[]) }
    /// Value of the setting “Theme”. `theme`: the theme.
    pub fn theme(self, theme: Theme) -> &'static str { self.fixed(SECTION, 267, &[Arg::Key(theme.key())]) }
    /// Value of the setting “Card faces”. `faces`: the card faces.
    pub fn faces(self, faces: Faces) -> &'static str { self.fixed(SECTION, 268, &[Arg::Key(faces.key())]) }
    /// Value of the setting “Suit colours”. `colours`: the suit colours.
    pub fn suit_colours(self, colours: SuitColours) -> &'static str { self.fixed(SECTION, 269, &[Arg::Key(colours.key())]) }
    /// Value of the setting “Motion”. `speed`: the speed.
    pub fn speed(self, speed: Speed) -> &'static str { self.fixed(SECTION, 270, &[Arg::Key(speed.key())]) }
    /// Value of the setting “Buttons for”. `side`: the side.
    pub fn side(self, side: Side) -> &'static str { self.fixed(SECTION, 271, &[Arg::Key(side.key())]) }
    /// Value of the setting “A click on a card”. `clicked`: the value.
    pub fn clicked(self, clicked: Clicked) -> &'static str { self.fixed(SECTION, 272, &[Arg::Key(clicked.key())]) }
    /// Value of the setting “Coach”: when it speaks. `coach`: the value.
    pub fn coach_speaks(self, coach: Coach) -> &'static str { self.fixed(SECTION, 273, &[Arg::Key(coach.key())]) }
    /// Value of the setting “Video poker coach”. `by`: the value.
    pub fn coach_by(self, by: CoachBy) -> &'static str { self.fixed(SECTION, 274, &[Arg::Key(by.key())]) }
    /// Value of the setting “Ask me for the count”. `count`: the value.
    pub fn count_comes(self, count: CountComes) -> &'static str { self.fixed(SECTION, 275, &[Arg::Key(count.key())]) }
    /// Value of the setting “True count”. `rounding`: the value.
    pub fn count_rounding(self, rounding: Rounding) -> &'static str { self.fixed(SECTION, 276, &[Arg::Key(rounding.key())]) }
    /// Announcement: the sounds were switched on or off. `sounds`: whether there are.
    pub fn sounds_are(self, sounds: Sounds) -> &'static str { self.fixed(SECTION, 277, &[Arg::Key(sounds.key())]) }
    /// Button: stays in without a bet.
    pub fn check(self) -> &'static str { self.fixed(SECTION, 278, &[]) }
    /// Button: bets first.
    pub fn place_bet(self) -> &'static str { self.fixed(SECTION, 279, &[]) }
    /// Button: pays what others have bet.
    pub fn call(self) -> &'static str { self.fixed(SECTION, 280, &[]) }
    /// Button: raises the bet.
    pub fn raise(self) -> &'static str { self.fixed(SECTION, 281, &[]) }
    /// Button: gives the hand up.
    pub fn fold(self) -> &'static str { self.fixed(SECTION, 282, &[]) }
    /// Name of a set of blackjack rules. `preset`: the preset.
    pub fn preset(self, preset: Preset) -> &'static str { self.fixed(SECTION, 283, &[Arg::Key(preset.key())]) }
    /// Text on the felt: a blackjack pays 1 to 1.
    pub fn natural_pays_even(self) -> &'static str { self.fixed(SECTION, 284, &[]) }
    /// Text on the felt: a blackjack pays 6 to 5.
    pub fn natural_pays_six_to_five(self) -> &'static str { self.fixed(SECTION, 285, &[]) }
    /// Text on the felt: a blackjack pays 7 to 5.
    pub fn natural_pays_seven_to_five(self) -> &'static str { self.fixed(SECTION, 286, &[]) }
    /// Text on the felt: a blackjack pays 3 to 2.
    pub fn natural_pays_three_to_two(self) -> &'static str { self.fixed(SECTION, 287, &[]) }
    /// Text on the felt: a blackjack pays 2 to 1.
    pub fn natural_pays_two_to_one(self) -> &'static str { self.fixed(SECTION, 288, &[]) }
    /// Text on the felt: when the dealer stops, where an ace always counts 1.
    pub fn dealer_draws_to_17(self) -> &'static str { self.fixed(SECTION, 289, &[]) }
    /// Text on the felt: when the dealer stops, where an ace can count 11. `soft17`: what the dealer does with a soft 17.
    pub fn dealer_at_17(self, soft17: Soft17) -> &'static str { self.fixed(SECTION, 290, &[Arg::Key(soft17.key())]) }
    /// On the table of blackjack before the first round: what this page promises.
    pub fn promise(self) -> &'static str { self.fixed(SECTION, 291, &[]) }
    /// Introduction to blackjack, for newcomers. `ace`: what an ace counts.
    pub fn blackjack_intro(self, ace: AceRule) -> &'static str { self.fixed(SECTION, 292, &[Arg::Key(ace.key())]) }
    /// Total of a blackjack hand, beside its cards: “soft 18”, “17”. `soft`: whether an ace counts 11; `total`: the total of the hand.
    pub fn points_of_hand(self, soft: bool, total: impl Count) -> String { self.say(SECTION, 293, &[Arg::Key(soft.key()), Arg::Number(total.count())]) }
    /// Total of a blackjack hand in a sentence: “soft 18”, “hard 17” or only “9”. `kind`: whether it is called soft or hard, or neither; `total`: the total of the hand.
    pub fn count_of_hand(self, kind: CountKind, total: impl Count) -> String { self.say(SECTION, 294, &[Arg::Key(kind.key()), Arg::Number(total.count())]) }
    /// Result of a round: the player has a blackjack.
    pub fn result_player_blackjack(self) -> &'static str { self.fixed(SECTION, 295, &[]) }
    /// Result of a round: the player is nearer to 21. `you`: the player’s total; `they`: the dealer’s total.
    pub fn result_player_wins(self, you: impl Count, they: impl Count) -> String { self.say(SECTION, 296, &[Arg::Number(you.count()), Arg::Number(they.count())]) }
    /// Result of a round: the dealer is over 21. `they`: the dealer’s total.
    pub fn result_dealer_busts(self, they: impl Count) -> String { self.say(SECTION, 297, &[Arg::Number(they.count())]) }
    /// Result of a round: both have a blackjack.
    pub fn result_two_blackjacks(self) -> &'static str { self.fixed(SECTION, 298, &[]) }
    /// Result of a round: equal totals, a push. `you`: the player’s total; `they`: the dealer’s total.
    pub fn result_draw(self, you: impl Count, they: impl Count) -> String { self.say(SECTION, 299, &[Arg::Number(you.count()), Arg::Number(they.count())]) }
    /// Result of a round: equal totals, which the dealer wins. `you`: the total.
    pub fn result_dealer_wins_tie(self, you: impl Count) -> String { self.say(SECTION, 300, &[Arg::Number(you.count())]) }
    /// Result of a round: the dealer is nearer to 21. `you`: the player’s total; `they`: the dealer’s total.
    pub fn result_dealer_wins(self, you: impl Count, they: impl Count) -> String { self.say(SECTION, 301, &[Arg::Number(you.count()), Arg::Number(they.count())]) }
    /// Result of a round: the dealer has a blackjack.
    pub fn result_dealer_blackjack(self) -> &'static str { self.fixed(SECTION, 302, &[]) }
    /// Result of a round: the player is over 21. `you`: the player’s total.
    pub fn result_player_busts(self, you: impl Count) -> String { self.say(SECTION, 303, &[Arg::Number(you.count())]) }
    /// Result of a round with several hands: all of them are over 21, so the dealer’s total decides nothing.
    pub fn all_bust(self) -> &'static str { self.fixed(SECTION, 304, &[]) }
    /// Result of a round: the player has surrendered.
    pub fn result_surrendered(self) -> &'static str { self.fixed(SECTION, 305, &[]) }
    /// Result of a round: the player wins by the number of cards (a Charlie).
    pub fn result_charlie(self) -> &'static str { self.fixed(SECTION, 306, &[]) }
    /// Result of a hand: the dealer’s blackjack takes only the original bets.
    pub fn result_bet_returned(self) -> &'static str { self.fixed(SECTION, 307, &[]) }
    /// Mark on the table during practice: soft hands.
    pub fn practice_soft(self) -> &'static str { self.fixed(SECTION, 308, &[]) }
    /// Mark on the table during practice: pairs.
    pub fn practice_pairs(self) -> &'static str { self.fixed(SECTION, 309, &[]) }
    /// Mark on the table during practice: close decisions, in which the second-best play is nearly as good.
    pub fn practice_close(self) -> &'static str { self.fixed(SECTION, 310, &[]) }
    /// Mark on the table during practice: hands that the player has misplayed.
    pub fn practice_mistakes(self) -> &'static str { self.fixed(SECTION, 311, &[]) }
    /// Decimal point of a number.
    pub fn decimal_point(self) -> &'static str { self.fixed(SECTION, 312, &[]) }
    /// Chips of the player. `chips`: the number.
    pub fn bank_is(self, chips: &str) -> String { self.say(SECTION, 313, &[Arg::Text(chips)]) }
    /// Chips of a player who was given chips again. `chips`: the number; `stacks`: the number of stacks so far, at least two.
    pub fn bank_of_stack(self, chips: &str, stacks: impl Count) -> String { self.say(SECTION, 314, &[Arg::Text(chips), Arg::Number(stacks.count())]) }
    /// Announcement: the bet of the next round. `chips`: the number of chips.
    pub fn bet_is(self, chips: impl Count) -> String { self.say(SECTION, 315, &[Arg::Number(chips.count())]) }
    /// Result of a round: no chips won or lost.
    pub fn net_nothing(self) -> &'static str { self.fixed(SECTION, 316, &[]) }
    /// Result of a round: the chips won or lost. `amount`: the amount, with its sign.
    pub fn net_amount(self, amount: &str) -> String { self.say(SECTION, 317, &[Arg::Text(amount)]) }
    /// Result of the insurance: won. `amount`: the amount.
    pub fn insurance_won(self, amount: &str) -> String { self.say(SECTION, 318, &[Arg::Text(amount)]) }
    /// Result of the insurance: lost. `amount`: the amount.
    pub fn insurance_lost(self, amount: &str) -> String { self.say(SECTION, 319, &[Arg::Text(amount)]) }
    /// Name of one of the player’s hands. `number`: its number, counted from 1 on the left.
    pub fn hand_number(self, number: impl Count) -> String { self.say(SECTION, 320, &[Arg::Number(number.count())]) }
    /// Joins two sentences.
    pub fn between(self) -> &'static str { self.fixed(SECTION, 321, &[]) }
    /// Joins two rules on the felt.
    pub fn between_rules(self) -> &'static str { self.fixed(SECTION, 322, &[]) }
    /// A sentence made of a phrase that also stands alone elsewhere: “Hand 2.”, “Bank 985.”, “Practice: pairs.” `phrase`: the phrase, without a full stop.
    pub fn sentence(self, phrase: &str) -> String { self.say(SECTION, 323, &[Arg::Text(phrase)]) }
    /// Joins the parts of a card’s description for screen readers: “Seven of spades. Wild. Press to swap”.
    pub fn between_descriptions(self) -> &'static str { self.fixed(SECTION, 324, &[]) }
    /// Announcement: other rules apply from the next deal on. `name`: their name; `felt`: what is written on the felt.
    pub fn rules_hold(self, name: &str, felt: &str) -> String { self.say(SECTION, 325, &[Arg::Text(name), Arg::Text(felt)]) }
    /// Announcement: the player’s first two cards at blackjack. `cards`: their names.
    pub fn dealt_cards(self, cards: &str) -> String { self.say(SECTION, 326, &[Arg::Text(cards)]) }
    /// Announcement: the player has drawn a card. `card`: what was drawn.
    pub fn you_draw(self, card: Card) -> String { self.say(SECTION, 327, &[Arg::Key(card.rank.key()), Arg::Key(card.suit.key())]) }
    /// Announcement: the total of the player’s hand. `kind`: whether it is called soft or hard, or neither; `total`: the total of the hand.
    pub fn you_have_count(self, kind: CountKind, total: impl Count) -> String { self.say(SECTION, 328, &[Arg::Key(kind.key()), Arg::Number(total.count())]) }
    /// Announcement: the dealer’s upcard, by its rank alone. `rank`: the rank.
    pub fn dealer_shows(self, rank: Rank) -> String { self.say(SECTION, 329, &[Arg::Key(rank.key())]) }
    /// Announcement: the player stands. `kind`: whether it is called soft or hard, or neither; `total`: the total of the hand.
    pub fn you_stand_on(self, kind: CountKind, total: impl Count) -> String { self.say(SECTION, 330, &[Arg::Key(kind.key()), Arg::Number(total.count())]) }
    /// Announcement: the dealer turns over the hole card. `card`: the card.
    pub fn dealer_turns(self, card: Card) -> String { self.say(SECTION, 331, &[Arg::Key(card.rank.key()), Arg::Key(card.suit.key())]) }
    /// Announcement: the dealer draws a card. `card`: the card.
    pub fn dealer_draws(self, card: Card) -> String { self.say(SECTION, 332, &[Arg::Key(card.rank.key()), Arg::Key(card.suit.key())]) }
    /// Error at blackjack: it is not the player’s turn.
    pub fn refused_not_your_turn(self) -> &'static str { self.fixed(SECTION, 333, &[]) }
    /// Error at blackjack: no card is left.
    pub fn refused_deck_empty(self) -> &'static str { self.fixed(SECTION, 334, &[]) }
    /// Error at blackjack: the rules do not allow this decision, or not for this hand.
    pub fn refused_not_here(self) -> &'static str { self.fixed(SECTION, 335, &[]) }
    /// Error at blackjack: the player has too few chips.
    pub fn refused_too_few_chips(self) -> &'static str { self.fixed(SECTION, 336, &[]) }
    /// Error at blackjack: there is no bet yet.
    pub fn refused_no_bet_yet(self) -> &'static str { self.fixed(SECTION, 337, &[]) }
    /// Error at blackjack: the bet is too high.
    pub fn refused_bet_too_high(self) -> &'static str { self.fixed(SECTION, 338, &[]) }
    /// Error at blackjack: the bet is not a multiple of five chips.
    pub fn refused_out_of_step(self) -> &'static str { self.fixed(SECTION, 339, &[]) }
    /// Error at blackjack: the rules have no bets.
    pub fn refused_no_bets(self) -> &'static str { self.fixed(SECTION, 340, &[]) }
    /// Error at blackjack: the bet is not a whole number.
    pub fn refused_bet_no_number(self) -> &'static str { self.fixed(SECTION, 341, &[]) }
    /// Why a decision is not offered: the player has too few chips. `button`: the button of the decision.
    pub fn withheld_too_few_chips(self, button: &str) -> String { self.say(SECTION, 342, &[Arg::Text(button)]) }
    /// Why a decision is not offered: no card is left for it. Other hands or the dealer may need those that remain. `button`: the button of the decision.
    pub fn withheld_deck_empty(self, button: &str) -> String { self.say(SECTION, 343, &[Arg::Text(button)]) }
    /// Why a decision is not offered: only some hard totals can be doubled. `button`: the button of the decision; `least`: the least of them; the most is 11.
    pub fn withheld_totals(self, button: &str, least: impl Count) -> String { self.say(SECTION, 344, &[Arg::Text(button), Arg::Number(least.count())]) }
    /// Why a decision is not offered: hands of a split cannot be doubled. `button`: the button of the decision.
    pub fn withheld_after_split(self, button: &str) -> String { self.say(SECTION, 345, &[Arg::Text(button)]) }
    /// Why a decision is not offered: the player has as many hands as the table allows. `button`: the button of the decision; `most`: the number, two to four.
    pub fn withheld_most_hands(self, button: &str, most: impl Count) -> String { self.say(SECTION, 346, &[Arg::Text(button), Arg::Number(most.count())]) }
    /// Why a decision is not offered: split aces take one card each. `button`: the button of the decision.
    pub fn withheld_split_aces(self, button: &str) -> String { self.say(SECTION, 347, &[Arg::Text(button)]) }
    /// Why a decision is not offered: split aces can be hit but not doubled. `button`: the button of the decision.
    pub fn withheld_aces_not_doubled(self, button: &str) -> String { self.say(SECTION, 348, &[Arg::Text(button)]) }
    /// Announcement: the dealer busts while another hand’s result is still open. `total`: their total.
    pub fn dealer_busts_with(self, total: impl Count) -> String { self.say(SECTION, 349, &[Arg::Number(total.count())]) }
    /// Announcement: the total of the dealer’s hand. `kind`: whether it is called soft or hard, or neither; `total`: the total of the hand.
    pub fn dealer_has_count(self, kind: CountKind, total: impl Count) -> String { self.say(SECTION, 350, &[Arg::Key(kind.key()), Arg::Number(total.count())]) }
    /// Description of a table: the opponents act.
    pub fn opponents_turn(self) -> &'static str { self.fixed(SECTION, 351, &[]) }
    /// Description of a table: the player’s blackjack hand, card by card, and its total. `cards`: the names of the cards; `kind`: whether it is called soft or hard, or neither; `total`: the total of the hand.
    pub fn your_hand_is(self, cards: &str, kind: CountKind, total: impl Count) -> String { self.say(SECTION, 352, &[Arg::Text(cards), Arg::Key(kind.key()), Arg::Number(total.count())]) }
    /// Description of a table: the dealer’s upcard and the hole card, and the total so far. `upcard`: the face-up card; `kind`: whether it is called soft or hard, or neither; `total`: its total.
    pub fn dealers_upcard_is(self, upcard: Card, kind: CountKind, total: impl Count) -> String { self.say(SECTION, 353, &[Arg::Key(upcard.rank.key()), Arg::Key(upcard.suit.key()), Arg::Key(kind.key()), Arg::Number(total.count())]) }
    /// Description of a table: the dealer’s hand, card by card, and its total. `cards`: the names of the cards; `kind`: whether it is called soft or hard, or neither; `total`: the total of the hand.
    pub fn dealers_hand_is(self, cards: &str, kind: CountKind, total: impl Count) -> String { self.say(SECTION, 354, &[Arg::Text(cards), Arg::Key(kind.key()), Arg::Number(total.count())]) }
    /// Description of a table: the deal’s seal. `digits`: the first of its digits.
    pub fn seal_is(self, digits: &str) -> String { self.say(SECTION, 355, &[Arg::Text(digits)]) }
    /// Description of a table: the next deal’s seal. `digits`: the first of its digits.
    pub fn next_seal_is(self, digits: &str) -> String { self.say(SECTION, 356, &[Arg::Text(digits)]) }
    /// Description of a table: the deal’s secret. `digits`: the first of its digits.
    pub fn secret_is(self, digits: &str) -> String { self.say(SECTION, 357, &[Arg::Text(digits)]) }
    /// A possible action, in the list of what the player can do. `action`: the action.
    pub fn may_do(self, action: Move) -> &'static str { self.fixed(SECTION, 358, &[Arg::Key(action.key())]) }
    /// Description of a table: what the player can do. `moves`: all of it.
    pub fn you_may_do(self, moves: &str) -> String { self.say(SECTION, 359, &[Arg::Text(moves)]) }
    /// Notice: a link to a shared deal is damaged. `why`: what is wrong with it.
    pub fn link_damaged(self, why: &str) -> String { self.say(SECTION, 360, &[Arg::Text(why)]) }
    /// Reason why a link was not opened: its address names no table.
    pub fn link_without_table(self) -> &'static str { self.fixed(SECTION, 361, &[]) }
    /// Reason why a link was not opened: it has no deal.
    pub fn link_without_deal(self) -> &'static str { self.fixed(SECTION, 362, &[]) }
    /// Reason why a link was not opened: its secret is damaged. `characters`: its number of characters, instead of 64 digits.
    pub fn link_secret(self, characters: impl Count) -> String { self.say(SECTION, 363, &[Arg::Number(characters.count())]) }
    /// Reason why a link was not opened: its cut is not a number.
    pub fn link_cut_no_number(self) -> &'static str { self.fixed(SECTION, 364, &[]) }
    /// Reason why a link was not opened: it names rules that no table here has.
    pub fn link_rules(self) -> &'static str { self.fixed(SECTION, 365, &[]) }
    /// Notice: a link without a deal names rules that this table does not have.
    pub fn link_rules_alone(self) -> &'static str { self.fixed(SECTION, 366, &[]) }
    /// Reason why a link was not opened: its decisions do not make a whole round of its deal.
    pub fn link_play(self) -> &'static str { self.fixed(SECTION, 367, &[]) }
}

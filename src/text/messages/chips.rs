// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, PokerWords};
use crate::text::choices::{Betting, Character, NoMore};

/// The index of this section in a table.
const SECTION: usize = 7;

impl Keyed for Betting { fn key(self) -> u8 { match self { Betting::None => 0, Betting::FixedLimit => 1 } } }
impl Keyed for NoMore { fn key(self) -> u8 { match self { NoMore::NobodyCalls => 0, NoMore::MostRaises => 1, NoMore::TooFewChips => 2 } } }

impl PokerWords {
    /// Label of the choice of the stakes of a poker match.
    pub fn played_for(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Value of the choice “Played for”. `betting`: the stakes.
    pub fn betting(self, betting: Betting) -> &'static str { self.fixed(SECTION, 1, &[Arg::Key(betting.key())]) }
    /// Announcement: the stakes of the poker match from now on. `betting`: the stakes.
    pub fn now_for(self, betting: Betting) -> &'static str { self.fixed(SECTION, 2, &[Arg::Key(betting.key())]) }
    /// Note beside that choice: how bets are made.
    pub fn chips_note(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// Introduction to the poker match for chips, for newcomers.
    pub fn chips_intro(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Announcement: an opponent has checked. `character`: the opponent.
    pub fn they_check(self, character: Character) -> String { self.say(SECTION, 5, &[Arg::Key(character.key())]) }
    /// Announcement: an opponent has bet. `character`: the opponent; `chips`: the amount.
    pub fn they_bet(self, character: Character, chips: &str) -> String { self.say(SECTION, 6, &[Arg::Key(character.key()), Arg::Text(chips)]) }
    /// Announcement: an opponent has called. `character`: the opponent; `chips`: the amount.
    pub fn they_call(self, character: Character, chips: &str) -> String { self.say(SECTION, 7, &[Arg::Key(character.key()), Arg::Text(chips)]) }
    /// Announcement: an opponent has raised. `character`: the opponent; `chips`: the new amount.
    pub fn they_raise(self, character: Character, chips: &str) -> String { self.say(SECTION, 8, &[Arg::Key(character.key()), Arg::Text(chips)]) }
    /// Announcement: an opponent has folded. `character`: the opponent.
    pub fn they_fold(self, character: Character) -> String { self.say(SECTION, 9, &[Arg::Key(character.key())]) }
    /// Announcement: the player has checked.
    pub fn you_check(self) -> &'static str { self.fixed(SECTION, 10, &[]) }
    /// Announcement: the player has bet. `chips`: the amount.
    pub fn you_bet(self, chips: &str) -> String { self.say(SECTION, 11, &[Arg::Text(chips)]) }
    /// Announcement: the player has called. `chips`: the amount.
    pub fn you_call(self, chips: &str) -> String { self.say(SECTION, 12, &[Arg::Text(chips)]) }
    /// Announcement: the player has raised. `chips`: the new amount.
    pub fn you_raise(self, chips: &str) -> String { self.say(SECTION, 13, &[Arg::Text(chips)]) }
    /// Announcement: the player has folded.
    pub fn you_fold(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Beside the name of a player at the table: checked.
    pub fn has_checked(self) -> &'static str { self.fixed(SECTION, 15, &[]) }
    /// Beside the name of a player at the table: bet. `chips`: the amount.
    pub fn has_bet(self, chips: &str) -> String { self.say(SECTION, 16, &[Arg::Text(chips)]) }
    /// Beside the name of a player at the table: called. `chips`: the amount.
    pub fn has_called(self, chips: &str) -> String { self.say(SECTION, 17, &[Arg::Text(chips)]) }
    /// Beside the name of a player at the table: raised. `chips`: the new amount.
    pub fn has_raised(self, chips: &str) -> String { self.say(SECTION, 18, &[Arg::Text(chips)]) }
    /// Beside the name of a player at the table: folded.
    pub fn has_folded(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Beside the name of a player at the table: in the hand without a chip left.
    pub fn all_in(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
    /// Announcement: everyone has paid the ante.
    pub fn antes(self) -> &'static str { self.fixed(SECTION, 21, &[]) }
    /// Beside the pot: the player has nothing to pay.
    pub fn nothing_to_call(self) -> &'static str { self.fixed(SECTION, 22, &[]) }
    /// Beside the pot: the chips that the player has to pay to stay in. `chips`: the amount.
    pub fn chips_to_call(self, chips: &str) -> String { self.say(SECTION, 23, &[Arg::Text(chips)]) }
    /// Description of the buttons Call, Bet and Raise, for screen readers. `chips`: the chips that the player pays.
    pub fn puts_in(self, chips: &str) -> String { self.say(SECTION, 24, &[Arg::Text(chips)]) }
    /// Announcement: the player can bet, and has nothing to pay. `pot`: the chips in the pot.
    pub fn your_bet_for_nothing(self, pot: &str) -> String { self.say(SECTION, 25, &[Arg::Text(pot)]) }
    /// Announcement: the player can bet, and has to pay to stay in. `chips`: the chips to pay; `pot`: the chips in the pot.
    pub fn your_bet_to_call(self, chips: &str, pot: &str) -> String { self.say(SECTION, 26, &[Arg::Text(chips), Arg::Text(pot)]) }
    /// Why Bet or Raise is not offered: “Raise: three raises at most.” `button`: the label of the button; `why`: the reason.
    pub fn no_more(self, button: &str, why: NoMore) -> String { self.say(SECTION, 27, &[Arg::Text(button), Arg::Key(why.key())]) }
    /// Why Fold is not offered, in its place: “Fold: nothing to call.” `button`: the label of the button.
    pub fn no_fold(self, button: &str) -> String { self.say(SECTION, 28, &[Arg::Text(button)]) }
    /// The stakes of the poker match for chips, between the buttons, in two or three words.
    pub fn limits(self) -> &'static str { self.fixed(SECTION, 29, &[]) }
    /// Beside the cards: the chips in the pot. `chips`: the amount.
    pub fn pot_holds(self, chips: &str) -> String { self.say(SECTION, 30, &[Arg::Text(chips)]) }
    /// Chips of the player in a poker match. `chips`: the amount.
    pub fn stack_holds(self, chips: &str) -> String { self.say(SECTION, 31, &[Arg::Text(chips)]) }
    /// Chips of a player who was given chips again in a poker match. `chips`: the amount; `given`: the number of stacks so far.
    pub fn later_stack_holds(self, chips: &str, given: impl Count) -> String { self.say(SECTION, 32, &[Arg::Text(chips), Arg::Number(given.count())]) }
    /// Description of a table: the chips that the player has left. `chips`: the amount; `one`: whether that is exactly one chip.
    pub fn you_have_left(self, chips: &str, one: bool) -> String { self.say(SECTION, 33, &[Arg::Text(chips), Arg::Key(one.key())]) }
    /// Description of a table: the chips that an opponent has left. `character`: the opponent; `chips`: the amount; `one`: whether that is exactly one chip.
    pub fn they_have_left(self, character: Character, chips: &str, one: bool) -> String { self.say(SECTION, 34, &[Arg::Key(character.key()), Arg::Text(chips), Arg::Key(one.key())]) }
    /// Label before the chips that a player has left.
    pub fn left_behind(self) -> &'static str { self.fixed(SECTION, 35, &[]) }
    /// Beside the name of a player: this player has the dealer button.
    pub fn button(self) -> &'static str { self.fixed(SECTION, 36, &[]) }
    /// Description of a table: the player has the dealer button.
    pub fn you_have_button(self) -> &'static str { self.fixed(SECTION, 37, &[]) }
    /// Description of a table: an opponent has the dealer button. `character`: the opponent.
    pub fn they_have_button(self, character: Character) -> String { self.say(SECTION, 38, &[Arg::Key(character.key())]) }
    /// Result of a round: the chips of the pot that the player wins. `chips`: the amount; `one`: whether that is exactly one chip.
    pub fn you_get(self, chips: &str, one: bool) -> String { self.say(SECTION, 39, &[Arg::Text(chips), Arg::Key(one.key())]) }
    /// Result of a round: the chips of the pot that an opponent wins. `character`: the opponent; `chips`: the amount; `one`: whether that is exactly one chip.
    pub fn they_get(self, character: Character, chips: &str, one: bool) -> String { self.say(SECTION, 40, &[Arg::Key(character.key()), Arg::Text(chips), Arg::Key(one.key())]) }
    /// Result of the player who shared the deal: chips won or lost. `chips`: the amount, with its sign.
    pub fn their_chips_changed(self, chips: &str) -> String { self.say(SECTION, 41, &[Arg::Text(chips)]) }
    /// Result of a round: the part of the player’s bet that nobody has called goes back. `chips`: the amount.
    pub fn goes_back_to_you(self, chips: &str) -> String { self.say(SECTION, 42, &[Arg::Text(chips)]) }
    /// Result of a round: the part of an opponent’s bet that nobody has called goes back. `chips`: the amount; `character`: the opponent.
    pub fn goes_back_to_them(self, chips: &str, character: Character) -> String { self.say(SECTION, 43, &[Arg::Text(chips), Arg::Key(character.key())]) }
    /// Announcement: the player could not pay the ante and was given chips again.
    pub fn new_stack_for_you(self) -> &'static str { self.fixed(SECTION, 44, &[]) }
    /// Announcement: an opponent could not pay the ante and was given chips again. `character`: the opponent.
    pub fn new_stack_for_them(self, character: Character) -> String { self.say(SECTION, 45, &[Arg::Key(character.key())]) }
}

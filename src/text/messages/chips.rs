// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{Keyed, PokerWords};
use crate::text::choices::{Betting, Character, NoMore};

/// The place of these messages in a table.
const SECTION: usize = 7;

impl Keyed for Betting {
    fn key(self) -> u8 {
        match self {
            Betting::None => 0,
            Betting::FixedLimit => 1,
        }
    }
}

impl Keyed for NoMore {
    fn key(self) -> u8 {
        match self {
            NoMore::NobodyCalls => 0,
            NoMore::MostRaises => 1,
            NoMore::TooFewChips => 2,
        }
    }
}

impl PokerWords {
    /// Names the choice of what a duel is for.
    #[must_use]
    pub fn played_for(self) -> &'static str {
        self.fixed(SECTION, 0, &[])
    }

    /// What a duel is for.
    ///
    /// - `betting`: what is bet
    #[must_use]
    pub fn betting(self, betting: Betting) -> &'static str {
        self.fixed(SECTION, 1, &[Arg::Key(betting.key())])
    }

    /// What the duel is for from now on, in a sentence.
    ///
    /// - `betting`: what is bet
    #[must_use]
    pub fn now_for(self, betting: Betting) -> &'static str {
        self.fixed(SECTION, 2, &[Arg::Key(betting.key())])
    }

    /// How bets are made, beside that choice.
    #[must_use]
    pub fn chips_note(self) -> &'static str {
        self.fixed(SECTION, 3, &[])
    }

    /// How the duel for chips is played, for a newcomer.
    #[must_use]
    pub fn chips_intro(self) -> &'static str {
        self.fixed(SECTION, 4, &[])
    }

    /// An opponent has stayed in for nothing.
    ///
    /// - `character`: which
    #[must_use]
    pub fn they_check(self, character: Character) -> String {
        self.say(SECTION, 5, &[Arg::Key(character.key())])
    }

    /// An opponent has bet first.
    ///
    /// - `character`: which
    /// - `chips`: how much
    #[must_use]
    pub fn they_bet(self, character: Character, chips: &str) -> String {
        self.say(SECTION, 6, &[Arg::Key(character.key()), Arg::Text(chips)])
    }

    /// An opponent has paid to stay in.
    ///
    /// - `character`: which
    /// - `chips`: how much
    #[must_use]
    pub fn they_call(self, character: Character, chips: &str) -> String {
        self.say(SECTION, 7, &[Arg::Key(character.key()), Arg::Text(chips)])
    }

    /// An opponent has raised the bet.
    ///
    /// - `character`: which
    /// - `chips`: to how much
    #[must_use]
    pub fn they_raise(self, character: Character, chips: &str) -> String {
        self.say(SECTION, 8, &[Arg::Key(character.key()), Arg::Text(chips)])
    }

    /// An opponent has given the hand up.
    ///
    /// - `character`: which
    #[must_use]
    pub fn they_fold(self, character: Character) -> String {
        self.say(SECTION, 9, &[Arg::Key(character.key())])
    }

    /// The player has stayed in for nothing.
    #[must_use]
    pub fn you_check(self) -> &'static str {
        self.fixed(SECTION, 10, &[])
    }

    /// The player has bet first.
    ///
    /// - `chips`: how much
    #[must_use]
    pub fn you_bet(self, chips: &str) -> String {
        self.say(SECTION, 11, &[Arg::Text(chips)])
    }

    /// The player has paid to stay in.
    ///
    /// - `chips`: how much
    #[must_use]
    pub fn you_call(self, chips: &str) -> String {
        self.say(SECTION, 12, &[Arg::Text(chips)])
    }

    /// The player has raised the bet.
    ///
    /// - `chips`: to how much
    #[must_use]
    pub fn you_raise(self, chips: &str) -> String {
        self.say(SECTION, 13, &[Arg::Text(chips)])
    }

    /// The player has given the hand up.
    #[must_use]
    pub fn you_fold(self) -> &'static str {
        self.fixed(SECTION, 14, &[])
    }

    /// They have stayed in for nothing.
    #[must_use]
    pub fn has_checked(self) -> &'static str {
        self.fixed(SECTION, 15, &[])
    }

    /// They have bet first.
    ///
    /// - `chips`: how much
    #[must_use]
    pub fn has_bet(self, chips: &str) -> String {
        self.say(SECTION, 16, &[Arg::Text(chips)])
    }

    /// They have paid to stay in.
    ///
    /// - `chips`: how much
    #[must_use]
    pub fn has_called(self, chips: &str) -> String {
        self.say(SECTION, 17, &[Arg::Text(chips)])
    }

    /// They have raised the bet.
    ///
    /// - `chips`: to how much
    #[must_use]
    pub fn has_raised(self, chips: &str) -> String {
        self.say(SECTION, 18, &[Arg::Text(chips)])
    }

    /// They have given the hand up.
    #[must_use]
    pub fn has_folded(self) -> &'static str {
        self.fixed(SECTION, 19, &[])
    }

    /// Somebody plays on without a chip left.
    #[must_use]
    pub fn all_in(self) -> &'static str {
        self.fixed(SECTION, 20, &[])
    }

    /// Everybody has paid the ante.
    #[must_use]
    pub fn antes(self) -> &'static str {
        self.fixed(SECTION, 21, &[])
    }

    /// There is nothing that the player would have to pay, beside the pot.
    #[must_use]
    pub fn nothing_to_call(self) -> &'static str {
        self.fixed(SECTION, 22, &[])
    }

    /// What the player would have to pay, beside the pot.
    ///
    /// - `chips`: how much
    #[must_use]
    pub fn chips_to_call(self, chips: &str) -> String {
        self.say(SECTION, 23, &[Arg::Text(chips)])
    }

    /// It is for the player to bet, and nothing would have to be paid.
    ///
    /// - `pot`: what is in the pot
    #[must_use]
    pub fn your_bet_for_nothing(self, pot: &str) -> String {
        self.say(SECTION, 24, &[Arg::Text(pot)])
    }

    /// It is for the player to bet, and this would have to be paid.
    ///
    /// - `chips`: how much would have to be paid
    /// - `pot`: what is in the pot
    #[must_use]
    pub fn your_bet_to_call(self, chips: &str, pot: &str) -> String {
        self.say(SECTION, 25, &[Arg::Text(chips), Arg::Text(pot)])
    }

    /// Why Bet or Raise, whichever this button is, is not offered: “Raise: three raises at most.”
    ///
    /// - `button`: what the button is called
    /// - `why`: the reason
    #[must_use]
    pub fn no_more(self, button: &str, why: NoMore) -> String {
        self.say(SECTION, 26, &[Arg::Text(button), Arg::Key(why.key())])
    }

    /// What is in the pot, beside the cards.
    ///
    /// - `chips`: how much
    #[must_use]
    pub fn pot_holds(self, chips: &str) -> String {
        self.say(SECTION, 27, &[Arg::Text(chips)])
    }

    /// What the player has.
    ///
    /// - `chips`: how much
    #[must_use]
    pub fn stack_holds(self, chips: &str) -> String {
        self.say(SECTION, 28, &[Arg::Text(chips)])
    }

    /// What the player has, of which stack; after the first one.
    ///
    /// - `chips`: how much
    /// - `given`: how many stacks they were given
    #[must_use]
    pub fn later_stack_holds(self, chips: &str, given: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 29, &[Arg::Text(chips), Arg::Number(given.count())])
    }

    /// What the player has left, in a sentence.
    ///
    /// - `chips`: how much
    /// - `one`: whether that is exactly one chip
    #[must_use]
    pub fn you_have_left(self, chips: &str, one: bool) -> String {
        self.say(SECTION, 30, &[Arg::Text(chips), Arg::Key(one.key())])
    }

    /// What an opponent has left, in a sentence.
    ///
    /// - `character`: which
    /// - `chips`: how much
    /// - `one`: whether that is exactly one chip
    #[must_use]
    pub fn they_have_left(self, character: Character, chips: &str, one: bool) -> String {
        self.say(
            SECTION,
            31,
            &[
                Arg::Key(character.key()),
                Arg::Text(chips),
                Arg::Key(one.key()),
            ],
        )
    }

    /// Names what somebody has left, before the number.
    #[must_use]
    pub fn left_behind(self) -> &'static str {
        self.fixed(SECTION, 32, &[])
    }

    /// Says that somebody has the dealer's button, beside the name.
    #[must_use]
    pub fn button(self) -> &'static str {
        self.fixed(SECTION, 33, &[])
    }

    /// The player has the dealer's button.
    #[must_use]
    pub fn you_have_button(self) -> &'static str {
        self.fixed(SECTION, 34, &[])
    }

    /// An opponent has the dealer's button.
    ///
    /// - `character`: which
    #[must_use]
    pub fn they_have_button(self, character: Character) -> String {
        self.say(SECTION, 35, &[Arg::Key(character.key())])
    }

    /// The player gets so much of the pot.
    ///
    /// - `chips`: how much
    /// - `one`: whether that is exactly one chip
    #[must_use]
    pub fn you_get(self, chips: &str, one: bool) -> String {
        self.say(SECTION, 36, &[Arg::Text(chips), Arg::Key(one.key())])
    }

    /// An opponent gets so much of the pot.
    ///
    /// - `character`: which
    /// - `chips`: how much
    /// - `one`: whether that is exactly one chip
    #[must_use]
    pub fn they_get(self, character: Character, chips: &str, one: bool) -> String {
        self.say(
            SECTION,
            37,
            &[
                Arg::Key(character.key()),
                Arg::Text(chips),
                Arg::Key(one.key()),
            ],
        )
    }

    /// What a hand has won or lost for whoever shared the deal.
    ///
    /// - `chips`: how much, with its sign
    #[must_use]
    pub fn their_chips_changed(self, chips: &str) -> String {
        self.say(SECTION, 38, &[Arg::Text(chips)])
    }

    /// So much of the player's bet goes back, because nobody has called it.
    ///
    /// - `chips`: how much
    #[must_use]
    pub fn goes_back_to_you(self, chips: &str) -> String {
        self.say(SECTION, 39, &[Arg::Text(chips)])
    }

    /// So much of an opponent's bet goes back, because nobody has called it.
    ///
    /// - `chips`: how much
    /// - `character`: which
    #[must_use]
    pub fn goes_back_to_them(self, chips: &str, character: Character) -> String {
        self.say(SECTION, 40, &[Arg::Text(chips), Arg::Key(character.key())])
    }

    /// The player had no chips left for the ante, and was given a new stack.
    #[must_use]
    pub fn new_stack_for_you(self) -> &'static str {
        self.fixed(SECTION, 41, &[])
    }

    /// An opponent had no chips left for the ante, and was given a new stack.
    ///
    /// - `character`: which
    #[must_use]
    pub fn new_stack_for_them(self, character: Character) -> String {
        self.say(SECTION, 42, &[Arg::Key(character.key())])
    }
}

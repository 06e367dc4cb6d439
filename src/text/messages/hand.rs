// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::PagesWords;

/// The index of this section in a table.
const SECTION: usize = 13;

impl PagesWords {
    /// Introduction at the top of the page.
    pub fn hand_lede(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Note below the fields: how to write cards.
    pub fn how_to_write(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Label of the field for the player’s cards.
    pub fn hand_hand(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Label of the field for the dealer’s upcard.
    pub fn upcard(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// Label of the field for the other cards that have gone.
    pub fn seen(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Label of the choice of the field that the card buttons fill.
    pub fn aim(self) -> &'static str { self.fixed(SECTION, 5, &[]) }
    /// Name of the group of card buttons.
    pub fn ranks(self) -> &'static str { self.fixed(SECTION, 6, &[]) }
    /// Button: removes the last card of that field.
    pub fn take_back(self) -> &'static str { self.fixed(SECTION, 7, &[]) }
    /// Label of the choice of the rules.
    pub fn hand_rules(self) -> &'static str { self.fixed(SECTION, 8, &[]) }
    /// Link to the page on which every rule can be chosen.
    pub fn hand_other_rules(self) -> &'static str { self.fixed(SECTION, 9, &[]) }
    /// Label of the choice of how the hand came about.
    pub fn stage(self) -> &'static str { self.fixed(SECTION, 10, &[]) }
    /// Value of “This hand”: dealt.
    pub fn hand_dealt(self) -> &'static str { self.fixed(SECTION, 11, &[]) }
    /// Value of “This hand”: doubled.
    pub fn doubled(self) -> &'static str { self.fixed(SECTION, 12, &[]) }
    /// Value of “This hand”: one of several hands after a split. `hands`: the number of hands now.
    pub fn after_split(self, hands: impl Count) -> String { self.say(SECTION, 13, &[Arg::Number(hands.count())]) }
    /// Notice: the link names rules that do not exist.
    pub fn hand_mangled(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Heading of the values.
    pub fn values_heading(self) -> &'static str { self.fixed(SECTION, 15, &[]) }
    /// Shown in place of the values before a hand is entered.
    pub fn hand_nothing_yet(self) -> &'static str { self.fixed(SECTION, 16, &[]) }
    /// Shown while the coach computes the values.
    pub fn hand_working(self) -> &'static str { self.fixed(SECTION, 17, &[]) }
    /// Heading of the value of insurance.
    pub fn insurance_heading(self) -> &'static str { self.fixed(SECTION, 18, &[]) }
    /// Heading of the value of early surrender.
    pub fn before_peek_heading(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Heading of the values after the dealer has looked at the hole card.
    pub fn after_peek_heading(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
    /// Note at the end of the page: how to share the hand.
    pub fn link_note(self) -> &'static str { self.fixed(SECTION, 21, &[]) }
    /// Error: the text is not a list of cards.
    pub fn no_cards(self) -> &'static str { self.fixed(SECTION, 22, &[]) }
    /// Error: more than one upcard.
    pub fn two_upcards(self) -> &'static str { self.fixed(SECTION, 23, &[]) }
    /// Error: fewer than two cards.
    pub fn too_few_cards(self) -> &'static str { self.fixed(SECTION, 24, &[]) }
    /// Shown in place of the values: the hand is over 21.
    pub fn bust(self) -> &'static str { self.fixed(SECTION, 25, &[]) }
    /// Shown in place of the values: the hand is a blackjack.
    pub fn natural(self) -> &'static str { self.fixed(SECTION, 26, &[]) }
    /// Shown in place of the values: the hand is a split ace.
    pub fn split_ace(self) -> &'static str { self.fixed(SECTION, 27, &[]) }
    /// Shown in place of the values: the hand has won by its number of cards.
    pub fn charlie(self) -> &'static str { self.fixed(SECTION, 28, &[]) }
    /// Shown in place of the values: the hand was doubled.
    pub fn already_doubled(self) -> &'static str { self.fixed(SECTION, 29, &[]) }
    /// Error: no split can make the hand.
    pub fn no_such_split(self) -> &'static str { self.fixed(SECTION, 30, &[]) }
    /// Shown in place of the values: the dealer must have a blackjack.
    pub fn certain_natural(self) -> &'static str { self.fixed(SECTION, 31, &[]) }
    /// Error: a card was named more often than the deck or shoe holds it. `card`: the card, in signs; `copies`: the total number.
    pub fn too_many_copies(self, card: &str, copies: impl Count) -> String { self.say(SECTION, 32, &[Arg::Text(card), Arg::Number(copies.count())]) }
    /// Error: more cards of a value were named than the shoe holds. `value`: their total; `count`: the total number.
    pub fn too_many_of_value(self, value: &str, count: impl Count) -> String { self.say(SECTION, 33, &[Arg::Text(value), Arg::Number(count.count())]) }
    /// Error: by these rules a split cannot make this many hands. `most`: the number of hands at most.
    pub fn hands_out_of_range(self, most: impl Count) -> String { self.say(SECTION, 34, &[Arg::Number(most.count())]) }
    /// Error: too few cards are left for a round. `left`: the number left.
    pub fn too_few_left(self, left: impl Count) -> String { self.say(SECTION, 35, &[Arg::Number(left.count())]) }
}

// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::HandWords;

/// The place of these messages in a table.
const SECTION: usize = 12;

impl HandWords {
    /// What can be done here.
    #[must_use]
    pub fn lede(self) -> &'static str {
        self.fixed(SECTION, 0, &[])
    }

    /// How cards are written.
    #[must_use]
    pub fn how_to_write(self) -> &'static str {
        self.fixed(SECTION, 1, &[])
    }

    /// Names the field of the player’s cards.
    #[must_use]
    pub fn hand(self) -> &'static str {
        self.fixed(SECTION, 2, &[])
    }

    /// Names the field of the dealer’s card.
    #[must_use]
    pub fn upcard(self) -> &'static str {
        self.fixed(SECTION, 3, &[])
    }

    /// Names the field of the other cards that have gone.
    #[must_use]
    pub fn seen(self) -> &'static str {
        self.fixed(SECTION, 4, &[])
    }

    /// Names the choice of the field into which the buttons write.
    #[must_use]
    pub fn aim(self) -> &'static str {
        self.fixed(SECTION, 5, &[])
    }

    /// Names the buttons with the ranks.
    #[must_use]
    pub fn ranks(self) -> &'static str {
        self.fixed(SECTION, 6, &[])
    }

    /// Takes the last card of that field back.
    #[must_use]
    pub fn take_back(self) -> &'static str {
        self.fixed(SECTION, 7, &[])
    }

    /// Names the choice of the rules.
    #[must_use]
    pub fn rules(self) -> &'static str {
        self.fixed(SECTION, 8, &[])
    }

    /// Leads to the page on which every rule is chosen.
    #[must_use]
    pub fn other_rules(self) -> &'static str {
        self.fixed(SECTION, 9, &[])
    }

    /// Names the choice of how the hand came about.
    #[must_use]
    pub fn stage(self) -> &'static str {
        self.fixed(SECTION, 10, &[])
    }

    /// It was dealt.
    #[must_use]
    pub fn dealt(self) -> &'static str {
        self.fixed(SECTION, 11, &[])
    }

    /// It was doubled.
    #[must_use]
    pub fn doubled(self) -> &'static str {
        self.fixed(SECTION, 12, &[])
    }

    /// How the hand came about: it is one of several after a split.
    ///
    /// - `hands`: how many hands there are now
    #[must_use]
    pub fn after_split(self, hands: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 13, &[Arg::Number(hands.count())])
    }

    /// The address has named rules that there are not.
    #[must_use]
    pub fn mangled(self) -> &'static str {
        self.fixed(SECTION, 14, &[])
    }

    /// The heading above the values.
    #[must_use]
    pub fn values_heading(self) -> &'static str {
        self.fixed(SECTION, 15, &[])
    }

    /// There is no hand yet.
    #[must_use]
    pub fn nothing_yet(self) -> &'static str {
        self.fixed(SECTION, 16, &[])
    }

    /// The coach is at work.
    #[must_use]
    pub fn working(self) -> &'static str {
        self.fixed(SECTION, 17, &[])
    }

    /// The heading above insurance.
    #[must_use]
    pub fn insurance_heading(self) -> &'static str {
        self.fixed(SECTION, 18, &[])
    }

    /// The heading above early surrender. The dealer may look afterwards, or have no hole card to look at.
    #[must_use]
    pub fn before_look_heading(self) -> &'static str {
        self.fixed(SECTION, 19, &[])
    }

    /// The heading above what is decided after it.
    #[must_use]
    pub fn after_look_heading(self) -> &'static str {
        self.fixed(SECTION, 20, &[])
    }

    /// How the page is passed on.
    #[must_use]
    pub fn link_note(self) -> &'static str {
        self.fixed(SECTION, 21, &[])
    }

    /// The text is no list of cards.
    #[must_use]
    pub fn no_cards(self) -> &'static str {
        self.fixed(SECTION, 22, &[])
    }

    /// The dealer has one card that lies open.
    #[must_use]
    pub fn two_upcards(self) -> &'static str {
        self.fixed(SECTION, 23, &[])
    }

    /// A hand has two cards or more.
    #[must_use]
    pub fn too_few_cards(self) -> &'static str {
        self.fixed(SECTION, 24, &[])
    }

    /// It is over 21.
    #[must_use]
    pub fn bust(self) -> &'static str {
        self.fixed(SECTION, 25, &[])
    }

    /// It is a natural.
    #[must_use]
    pub fn natural(self) -> &'static str {
        self.fixed(SECTION, 26, &[])
    }

    /// It is a split ace.
    #[must_use]
    pub fn split_ace(self) -> &'static str {
        self.fixed(SECTION, 27, &[])
    }

    /// It has won by the number of its cards.
    #[must_use]
    pub fn charlie(self) -> &'static str {
        self.fixed(SECTION, 28, &[])
    }

    /// It is doubled already.
    #[must_use]
    pub fn already_doubled(self) -> &'static str {
        self.fixed(SECTION, 29, &[])
    }

    /// No split makes it.
    #[must_use]
    pub fn no_such_split(self) -> &'static str {
        self.fixed(SECTION, 30, &[])
    }

    /// The dealer is sure to have a natural.
    #[must_use]
    pub fn certain_natural(self) -> &'static str {
        self.fixed(SECTION, 31, &[])
    }

    /// A card was named more often than there are copies of it.
    ///
    /// - `card`: the card, in signs
    /// - `copies`: how many there are
    #[must_use]
    pub fn too_many_copies(self, card: &str, copies: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 32, &[Arg::Text(card), Arg::Number(copies.count())])
    }

    /// More cards of a value were named than there are.
    ///
    /// - `value`: what they count
    /// - `count`: how many there are
    #[must_use]
    pub fn too_many_of_value(self, value: &str, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 33, &[Arg::Text(value), Arg::Number(count.count())])
    }

    /// No hand of a split is one of so many.
    ///
    /// - `most`: how many hands there are at the most
    #[must_use]
    pub fn hands_out_of_range(self, most: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 34, &[Arg::Number(most.count())])
    }

    /// Too few cards are left for a round.
    ///
    /// - `left`: how many are left
    #[must_use]
    pub fn too_few_left(self, left: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 35, &[Arg::Number(left.count())])
    }
}

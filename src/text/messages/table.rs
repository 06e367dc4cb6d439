// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{Keyed, Words};
use crate::text::choices::{
    AceRule, Action, Card, Clicked, Coach, CoachBy, CountComes, CountKind, Faces, Joker, Move,
    Page, Preset, Rank, Rounding, Side, Soft17, Sounds, Speed, Suit, SuitColours, Theme, Verdict,
};

/// The place of these messages in a table.
const SECTION: usize = 0;

impl Keyed for Rank {
    fn key(self) -> u8 {
        match self {
            Rank::Two => 0,
            Rank::Three => 1,
            Rank::Four => 2,
            Rank::Five => 3,
            Rank::Six => 4,
            Rank::Seven => 5,
            Rank::Eight => 6,
            Rank::Nine => 7,
            Rank::Ten => 8,
            Rank::Jack => 9,
            Rank::Queen => 10,
            Rank::King => 11,
            Rank::Ace => 12,
        }
    }
}

impl Keyed for Suit {
    fn key(self) -> u8 {
        match self {
            Suit::Spades => 0,
            Suit::Hearts => 1,
            Suit::Diamonds => 2,
            Suit::Clubs => 3,
        }
    }
}

impl Keyed for Joker {
    fn key(self) -> u8 {
        match self {
            Joker::First => 0,
            Joker::Second => 1,
        }
    }
}

impl Keyed for Page {
    fn key(self) -> u8 {
        match self {
            Page::Fairness => 0,
            Page::Check => 1,
            Page::Lab => 2,
            Page::Rules => 3,
            Page::Hand => 4,
            Page::Counting => 5,
            Page::Bets => 6,
            Page::PayTable => 7,
            Page::History => 8,
            Page::Stats => 9,
        }
    }
}

impl Keyed for Action {
    fn key(self) -> u8 {
        match self {
            Action::Hit => 0,
            Action::Stand => 1,
            Action::Double => 2,
            Action::Split => 3,
            Action::Surrender => 4,
            Action::Insurance => 5,
            Action::NoInsurance => 6,
            Action::PlayOn => 7,
        }
    }
}

impl Keyed for Verdict {
    fn key(self) -> u8 {
        match self {
            Verdict::Won => 0,
            Verdict::Drawn => 1,
            Verdict::Lost => 2,
        }
    }
}

impl Keyed for Rounding {
    fn key(self) -> u8 {
        match self {
            Rounding::Down => 0,
            Rounding::Nearest => 1,
            Rounding::Cut => 2,
        }
    }
}

impl Keyed for Theme {
    fn key(self) -> u8 {
        match self {
            Theme::System => 0,
            Theme::Dark => 1,
            Theme::Light => 2,
        }
    }
}

impl Keyed for Faces {
    fn key(self) -> u8 {
        match self {
            Faces::Classic => 0,
            Faces::Large => 1,
        }
    }
}

impl Keyed for SuitColours {
    fn key(self) -> u8 {
        match self {
            SuitColours::Two => 0,
            SuitColours::Four => 1,
        }
    }
}

impl Keyed for Speed {
    fn key(self) -> u8 {
        match self {
            Speed::Normal => 0,
            Speed::Off => 1,
            Speed::Fast => 2,
            Speed::Slow => 3,
        }
    }
}

impl Keyed for Side {
    fn key(self) -> u8 {
        match self {
            Side::Right => 0,
            Side::Left => 1,
        }
    }
}

impl Keyed for Clicked {
    fn key(self) -> u8 {
        match self {
            Clicked::Swapped => 0,
            Clicked::Held => 1,
        }
    }
}

impl Keyed for Coach {
    fn key(self) -> u8 {
        match self {
            Coach::Off => 0,
            Coach::Asked => 1,
            Coach::After => 2,
            Coach::Always => 3,
        }
    }
}

impl Keyed for CoachBy {
    fn key(self) -> u8 {
        match self {
            CoachBy::Value => 0,
            CoachBy::Chart => 1,
        }
    }
}

impl Keyed for CountComes {
    fn key(self) -> u8 {
        match self {
            CountComes::Off => 0,
            CountComes::Each => 1,
            CountComes::Third => 2,
            CountComes::Asked => 3,
        }
    }
}

impl Keyed for Sounds {
    fn key(self) -> u8 {
        match self {
            Sounds::Off => 0,
            Sounds::On => 1,
        }
    }
}

impl Keyed for Preset {
    fn key(self) -> u8 {
        match self {
            Preset::Classic => 0,
            Preset::HouseWinsTies => 1,
            Preset::Exam => 2,
            Preset::Vegas => 3,
            Preset::SingleDeck => 4,
            Preset::VegasStrip => 5,
            Preset::Downtown => 6,
            Preset::AtlanticCity => 7,
            Preset::European => 8,
            Preset::London => 9,
            Preset::Macau => 10,
            Preset::AustraliaObo => 11,
            Preset::AustraliaEnhc => 12,
        }
    }
}

impl Keyed for Soft17 {
    fn key(self) -> u8 {
        match self {
            Soft17::Stands => 0,
            Soft17::Hits => 1,
        }
    }
}

impl Keyed for AceRule {
    fn key(self) -> u8 {
        match self {
            AceRule::OneOrEleven => 0,
            AceRule::One => 1,
        }
    }
}

impl Keyed for CountKind {
    fn key(self) -> u8 {
        match self {
            CountKind::Soft => 0,
            CountKind::Hard => 1,
            CountKind::Plain => 2,
        }
    }
}

impl Keyed for Move {
    fn key(self) -> u8 {
        match self {
            Move::Deal => 0,
            Move::CutFirst => 1,
            Move::Cut => 2,
            Move::DealUncut => 3,
            Move::Hit => 4,
            Move::Stand => 5,
            Move::Double => 6,
            Move::Split => 7,
            Move::Surrender => 8,
            Move::Insurance => 9,
            Move::NoInsurance => 10,
            Move::PlayOn => 11,
            Move::EndPractice => 12,
            Move::Swap => 13,
            Move::Finish => 14,
            Move::StandPat => 15,
            Move::Check => 16,
            Move::Bet => 17,
            Move::Call => 18,
            Move::Raise => 19,
            Move::Fold => 20,
        }
    }
}

impl Words {
    /// What is said where nothing is, before the links to the games.
    #[must_use]
    pub fn unknown(self) -> &'static str {
        self.fixed(SECTION, 0, &[])
    }

    /// Says what the links in the header are.
    #[must_use]
    pub fn games(self) -> &'static str {
        self.fixed(SECTION, 1, &[])
    }

    /// Names the panel of the count, and its button.
    #[must_use]
    pub fn count(self) -> &'static str {
        self.fixed(SECTION, 2, &[])
    }

    /// Asks for the count.
    #[must_use]
    pub fn count_asked(self) -> &'static str {
        self.fixed(SECTION, 3, &[])
    }

    /// Names the field of the running count.
    #[must_use]
    pub fn count_running(self) -> &'static str {
        self.fixed(SECTION, 4, &[])
    }

    /// Gives the answer.
    #[must_use]
    pub fn count_answer(self) -> &'static str {
        self.fixed(SECTION, 5, &[])
    }

    /// What is typed is no number.
    #[must_use]
    pub fn count_no_number(self) -> &'static str {
        self.fixed(SECTION, 6, &[])
    }

    /// The table has no shoe.
    #[must_use]
    pub fn count_no_shoe(self) -> &'static str {
        self.fixed(SECTION, 7, &[])
    }

    /// Nothing is asked now.
    #[must_use]
    pub fn count_later(self) -> &'static str {
        self.fixed(SECTION, 8, &[])
    }

    /// Which plays are judged.
    #[must_use]
    pub fn count_hi_lo_only(self) -> &'static str {
        self.fixed(SECTION, 9, &[])
    }

    /// Leads to the page where a ramp is kept, by which bets are judged.
    #[must_use]
    pub fn count_ramp(self) -> &'static str {
        self.fixed(SECTION, 10, &[])
    }

    /// What can be said of a card that lies face down.
    #[must_use]
    pub fn face_down(self) -> &'static str {
        self.fixed(SECTION, 11, &[])
    }

    /// The five cards of an opponent, none of which can be known yet.
    #[must_use]
    pub fn five_face_down(self) -> &'static str {
        self.fixed(SECTION, 12, &[])
    }

    /// Names the row of the player's cards.
    #[must_use]
    pub fn your_cards(self) -> &'static str {
        self.fixed(SECTION, 13, &[])
    }

    /// What a press does on a card that is not marked.
    #[must_use]
    pub fn press_to_swap(self) -> &'static str {
        self.fixed(SECTION, 14, &[])
    }

    /// What a press does on a card that is marked.
    #[must_use]
    pub fn press_to_keep(self) -> &'static str {
        self.fixed(SECTION, 15, &[])
    }

    /// Says that what follows is the seal of the deal.
    #[must_use]
    pub fn seal(self) -> &'static str {
        self.fixed(SECTION, 16, &[])
    }

    /// Says the same in the corner of a table, where there is little room.
    #[must_use]
    pub fn seal_on_table(self) -> &'static str {
        self.fixed(SECTION, 17, &[])
    }

    /// Says that what follows is the secret of the deal.
    #[must_use]
    pub fn secret(self) -> &'static str {
        self.fixed(SECTION, 18, &[])
    }

    /// Marks a deal that came from a link.
    #[must_use]
    pub fn shared(self) -> &'static str {
        self.fixed(SECTION, 19, &[])
    }

    /// The name of the dealer's hand.
    #[must_use]
    pub fn dealer(self) -> &'static str {
        self.fixed(SECTION, 20, &[])
    }

    /// The name of the player's own hand.
    #[must_use]
    pub fn you(self) -> &'static str {
        self.fixed(SECTION, 21, &[])
    }

    /// Says what the group of buttons below a table is.
    #[must_use]
    pub fn actions(self) -> &'static str {
        self.fixed(SECTION, 22, &[])
    }

    /// Starts a round.
    #[must_use]
    pub fn deal(self) -> &'static str {
        self.fixed(SECTION, 23, &[])
    }

    /// Takes a card.
    #[must_use]
    pub fn hit(self) -> &'static str {
        self.fixed(SECTION, 24, &[])
    }

    /// Takes no more cards.
    #[must_use]
    pub fn stand(self) -> &'static str {
        self.fixed(SECTION, 25, &[])
    }

    /// Doubles the bet for one more card.
    #[must_use]
    pub fn double(self) -> &'static str {
        self.fixed(SECTION, 26, &[])
    }

    /// Makes two hands of a pair.
    #[must_use]
    pub fn split(self) -> &'static str {
        self.fixed(SECTION, 27, &[])
    }

    /// Gives the hand up for half of the bet.
    #[must_use]
    pub fn surrender(self) -> &'static str {
        self.fixed(SECTION, 28, &[])
    }

    /// Bets that the dealer has blackjack.
    #[must_use]
    pub fn insurance(self) -> &'static str {
        self.fixed(SECTION, 29, &[])
    }

    /// Does not.
    #[must_use]
    pub fn no_insurance(self) -> &'static str {
        self.fixed(SECTION, 30, &[])
    }

    /// Does not give the hand up early, before it is known whether the dealer has blackjack.
    #[must_use]
    pub fn play_on(self) -> &'static str {
        self.fixed(SECTION, 31, &[])
    }

    /// Asks whether to give the hand up early. The dealer may look afterwards, or have no hole card to look at.
    #[must_use]
    pub fn early_question(self) -> &'static str {
        self.fixed(SECTION, 32, &[])
    }

    /// Swaps the marked cards.
    #[must_use]
    pub fn swap(self) -> &'static str {
        self.fixed(SECTION, 33, &[])
    }

    /// Ends a solo round.
    #[must_use]
    pub fn finish(self) -> &'static str {
        self.fixed(SECTION, 34, &[])
    }

    /// Cuts the pack.
    #[must_use]
    pub fn cut(self) -> &'static str {
        self.fixed(SECTION, 35, &[])
    }

    /// Keeps all five cards in a poker duel.
    #[must_use]
    pub fn stand_pat(self) -> &'static str {
        self.fixed(SECTION, 36, &[])
    }

    /// Opens and names the settings.
    #[must_use]
    pub fn settings(self) -> &'static str {
        self.fixed(SECTION, 37, &[])
    }

    /// Opens and names the list of the keys.
    #[must_use]
    pub fn keys(self) -> &'static str {
        self.fixed(SECTION, 38, &[])
    }

    /// Switches the sounds.
    #[must_use]
    pub fn sounds(self) -> &'static str {
        self.fixed(SECTION, 39, &[])
    }

    /// Has the coach speak, or be silent.
    #[must_use]
    pub fn coach(self) -> &'static str {
        self.fixed(SECTION, 40, &[])
    }

    /// Has the table read.
    #[must_use]
    pub fn read_table(self) -> &'static str {
        self.fixed(SECTION, 41, &[])
    }

    /// Closes what is open, or a notice.
    #[must_use]
    pub fn close(self) -> &'static str {
        self.fixed(SECTION, 42, &[])
    }

    /// Leads from the settings to the table.
    #[must_use]
    pub fn back_to_table(self) -> &'static str {
        self.fixed(SECTION, 43, &[])
    }

    /// What the letter keys do, and when they do nothing.
    #[must_use]
    pub fn letter_keys_note(self) -> &'static str {
        self.fixed(SECTION, 44, &[])
    }

    /// Says that a key marks a card.
    #[must_use]
    pub fn mark_card(self) -> &'static str {
        self.fixed(SECTION, 45, &[])
    }

    /// Says that a key goes from card to card.
    #[must_use]
    pub fn move_between_cards(self) -> &'static str {
        self.fixed(SECTION, 46, &[])
    }

    /// Says that a key does what most people want now.
    #[must_use]
    pub fn main_action(self) -> &'static str {
        self.fixed(SECTION, 47, &[])
    }

    /// Says that a key repeats what was announced last.
    #[must_use]
    pub fn say_again(self) -> &'static str {
        self.fixed(SECTION, 48, &[])
    }

    /// How to do without letters, for those whose screen reader keeps them.
    #[must_use]
    pub fn without_letters(self) -> &'static str {
        self.fixed(SECTION, 49, &[])
    }

    /// The choice of a set of blackjack rules.
    #[must_use]
    pub fn rules(self) -> &'static str {
        self.fixed(SECTION, 50, &[])
    }

    /// A deal from a link lies ready.
    #[must_use]
    pub fn shared_deal_ready(self) -> &'static str {
        self.fixed(SECTION, 51, &[])
    }

    /// The round that a link has interrupted comes back after its deal.
    #[must_use]
    pub fn round_waits(self) -> &'static str {
        self.fixed(SECTION, 52, &[])
    }

    /// That round lies on the table again.
    #[must_use]
    pub fn round_back(self) -> &'static str {
        self.fixed(SECTION, 53, &[])
    }

    /// No card is on the table.
    #[must_use]
    pub fn nothing_dealt(self) -> &'static str {
        self.fixed(SECTION, 54, &[])
    }

    /// The player decides.
    #[must_use]
    pub fn your_turn(self) -> &'static str {
        self.fixed(SECTION, 55, &[])
    }

    /// The dealer draws.
    #[must_use]
    pub fn dealers_turn(self) -> &'static str {
        self.fixed(SECTION, 56, &[])
    }

    /// The deal came from a link.
    #[must_use]
    pub fn deal_is_shared(self) -> &'static str {
        self.fixed(SECTION, 57, &[])
    }

    /// The stored settings are damaged; the usual ones hold.
    #[must_use]
    pub fn settings_unreadable(self) -> &'static str {
        self.fixed(SECTION, 58, &[])
    }

    /// The browser does not store settings; they hold until the page is closed.
    #[must_use]
    pub fn settings_not_stored(self) -> &'static str {
        self.fixed(SECTION, 59, &[])
    }

    /// The browser did not tell what day it is.
    #[must_use]
    pub fn no_date(self) -> &'static str {
        self.fixed(SECTION, 60, &[])
    }

    /// The words of the language that was chosen could not be fetched.
    #[must_use]
    pub fn language_not_here(self) -> &'static str {
        self.fixed(SECTION, 61, &[])
    }

    /// The language was changed, in the language that is spoken now.
    #[must_use]
    pub fn language_is(self) -> &'static str {
        self.fixed(SECTION, 62, &[])
    }

    /// There is a new version of the page, and nothing is lost when it comes.
    #[must_use]
    pub fn new_version(self) -> &'static str {
        self.fixed(SECTION, 63, &[])
    }

    /// Loads the page again, for that.
    #[must_use]
    pub fn reload(self) -> &'static str {
        self.fixed(SECTION, 64, &[])
    }

    /// The browser gave no entropy.
    #[must_use]
    pub fn no_entropy(self) -> &'static str {
        self.fixed(SECTION, 65, &[])
    }

    /// What the page says when it has panicked.
    #[must_use]
    pub fn panicked(self) -> &'static str {
        self.fixed(SECTION, 66, &[])
    }

    /// Names the sheet about the deal on the table.
    #[must_use]
    pub fn this_deal(self) -> &'static str {
        self.fixed(SECTION, 67, &[])
    }

    /// What the seal is for.
    #[must_use]
    pub fn seal_note(self) -> &'static str {
        self.fixed(SECTION, 68, &[])
    }

    /// The same of a shoe, whose secret opens when it is shuffled away.
    #[must_use]
    pub fn shoe_seal_note(self) -> &'static str {
        self.fixed(SECTION, 69, &[])
    }

    /// Says that what follows is the seal of the next deal.
    #[must_use]
    pub fn next_seal(self) -> &'static str {
        self.fixed(SECTION, 70, &[])
    }

    /// Puts what stands beside it into the clipboard.
    #[must_use]
    pub fn copy(self) -> &'static str {
        self.fixed(SECTION, 71, &[])
    }

    /// It is in the clipboard.
    #[must_use]
    pub fn copied(self) -> &'static str {
        self.fixed(SECTION, 72, &[])
    }

    /// It went where the player wanted it.
    #[must_use]
    pub fn was_shared(self) -> &'static str {
        self.fixed(SECTION, 73, &[])
    }

    /// The browser lets the page neither share nor copy.
    #[must_use]
    pub fn copy_by_hand(self) -> &'static str {
        self.fixed(SECTION, 74, &[])
    }

    /// Nobody has cut the pack.
    #[must_use]
    pub fn not_cut(self) -> &'static str {
        self.fixed(SECTION, 75, &[])
    }

    /// Names the list of all cards in the order in which they were dealt.
    #[must_use]
    pub fn deck_as_dealt(self) -> &'static str {
        self.fixed(SECTION, 76, &[])
    }

    /// Leads to the check of the deal.
    #[must_use]
    pub fn check_deal(self) -> &'static str {
        self.fixed(SECTION, 77, &[])
    }

    /// Leads to the check that needs none of our code.
    #[must_use]
    pub fn verifier(self) -> &'static str {
        self.fixed(SECTION, 78, &[])
    }

    /// Gives the link to the deal away.
    #[must_use]
    pub fn share_deal(self) -> &'static str {
        self.fixed(SECTION, 79, &[])
    }

    /// Puts the player's decisions into that link.
    #[must_use]
    pub fn with_decisions(self) -> &'static str {
        self.fixed(SECTION, 80, &[])
    }

    /// Gives the next pack to the player, to be cut and mixed.
    #[must_use]
    pub fn cut_first(self) -> &'static str {
        self.fixed(SECTION, 81, &[])
    }

    /// Deals a pack that was to be cut as it is.
    #[must_use]
    pub fn deal_uncut(self) -> &'static str {
        self.fixed(SECTION, 82, &[])
    }

    /// What to do while the pack is to be cut.
    #[must_use]
    pub fn cut_hint(self) -> &'static str {
        self.fixed(SECTION, 83, &[])
    }

    /// Names the slider with which a place to cut at is chosen.
    #[must_use]
    pub fn cut_knife(self) -> &'static str {
        self.fixed(SECTION, 84, &[])
    }

    /// No place to cut at has been chosen.
    #[must_use]
    pub fn cut_nowhere(self) -> &'static str {
        self.fixed(SECTION, 85, &[])
    }

    /// Names the field for what the player mixes in.
    #[must_use]
    pub fn mix(self) -> &'static str {
        self.fixed(SECTION, 86, &[])
    }

    /// What a mix is for, and what can be one.
    #[must_use]
    pub fn mix_hint(self) -> &'static str {
        self.fixed(SECTION, 87, &[])
    }

    /// Names the number of cards above the cut.
    #[must_use]
    pub fn cut_where(self) -> &'static str {
        self.fixed(SECTION, 88, &[])
    }

    /// Leads to the deal of the day; marks it.
    #[must_use]
    pub fn daily_deal(self) -> &'static str {
        self.fixed(SECTION, 89, &[])
    }

    /// The deal on the table is that of the day.
    #[must_use]
    pub fn deal_is_daily(self) -> &'static str {
        self.fixed(SECTION, 90, &[])
    }

    /// How a round of blackjack counts in it.
    #[must_use]
    pub fn daily_blackjack(self) -> &'static str {
        self.fixed(SECTION, 91, &[])
    }

    /// How a hand of Jacks or Better counts in it.
    #[must_use]
    pub fn daily_jacks(self) -> &'static str {
        self.fixed(SECTION, 92, &[])
    }

    /// How a poker match counts in it.
    #[must_use]
    pub fn daily_duel(self) -> &'static str {
        self.fixed(SECTION, 93, &[])
    }

    /// How a hand of solo draw counts in it.
    #[must_use]
    pub fn daily_poker(self) -> &'static str {
        self.fixed(SECTION, 94, &[])
    }

    /// Gives the result of the day away.
    #[must_use]
    pub fn share_result(self) -> &'static str {
        self.fixed(SECTION, 95, &[])
    }

    /// Rules that a link asks for cannot be chosen yet.
    #[must_use]
    pub fn rules_later(self) -> &'static str {
        self.fixed(SECTION, 96, &[])
    }

    /// A saved round could not be read.
    #[must_use]
    pub fn round_unreadable(self) -> &'static str {
        self.fixed(SECTION, 97, &[])
    }

    /// A saved round could not be read, nor put aside, so that nothing may be saved in its place.
    #[must_use]
    pub fn round_unreadable_stays(self) -> &'static str {
        self.fixed(SECTION, 98, &[])
    }

    /// The page is played in another tab.
    #[must_use]
    pub fn played_elsewhere(self) -> &'static str {
        self.fixed(SECTION, 99, &[])
    }

    /// Plays in this tab, and no longer in the other.
    #[must_use]
    pub fn play_here(self) -> &'static str {
        self.fixed(SECTION, 100, &[])
    }

    /// Rounds are not saved.
    #[must_use]
    pub fn round_not_saved(self) -> &'static str {
        self.fixed(SECTION, 101, &[])
    }

    /// The browser gives the page no storage: neither rounds nor settings are kept.
    #[must_use]
    pub fn nothing_stored(self) -> &'static str {
        self.fixed(SECTION, 102, &[])
    }

    /// The history of the rounds cannot be kept, so they wait for it.
    #[must_use]
    pub fn history_not_kept(self) -> &'static str {
        self.fixed(SECTION, 103, &[])
    }

    /// Leads to where a hand is explained.
    #[must_use]
    pub fn why(self) -> &'static str {
        self.fixed(SECTION, 104, &[])
    }

    /// Names the choice of jokers.
    #[must_use]
    pub fn joker_choice(self) -> &'static str {
        self.fixed(SECTION, 105, &[])
    }

    /// What a joker is.
    #[must_use]
    pub fn jokers_note(self) -> &'static str {
        self.fixed(SECTION, 106, &[])
    }

    /// Names those who play against the player, and opens the choice of them.
    #[must_use]
    pub fn opponents(self) -> &'static str {
        self.fixed(SECTION, 107, &[])
    }

    /// How many of them there can be, and when they cannot be chosen.
    #[must_use]
    pub fn one_to_three(self) -> &'static str {
        self.fixed(SECTION, 108, &[])
    }

    /// What to do in a duel when no card is marked.
    #[must_use]
    pub fn swap_or_stand_pat(self) -> &'static str {
        self.fixed(SECTION, 109, &[])
    }

    /// The name of rules that are no preset's.
    #[must_use]
    pub fn own_rules(self) -> &'static str {
        self.fixed(SECTION, 110, &[])
    }

    /// What follows on the felt after the rule of a dealer who wins ties.
    #[must_use]
    pub fn and_wins_ties(self) -> &'static str {
        self.fixed(SECTION, 111, &[])
    }

    /// Names what is bet on a hand.
    #[must_use]
    pub fn bet(self) -> &'static str {
        self.fixed(SECTION, 112, &[])
    }

    /// Names chips, and how many were won or lost.
    #[must_use]
    pub fn chips(self) -> &'static str {
        self.fixed(SECTION, 113, &[])
    }

    /// Takes the bet away.
    #[must_use]
    pub fn clear_bet(self) -> &'static str {
        self.fixed(SECTION, 114, &[])
    }

    /// Makes the next bet twice as much.
    #[must_use]
    pub fn double_bet(self) -> &'static str {
        self.fixed(SECTION, 115, &[])
    }

    /// Makes the next bet as much as the last.
    #[must_use]
    pub fn repeat_bet(self) -> &'static str {
        self.fixed(SECTION, 116, &[])
    }

    /// Takes insurance on a natural.
    #[must_use]
    pub fn even_money(self) -> &'static str {
        self.fixed(SECTION, 117, &[])
    }

    /// What is to be decided under an ace.
    #[must_use]
    pub fn insurance_question(self) -> &'static str {
        self.fixed(SECTION, 118, &[])
    }

    /// Asks for even money: what it pays, and when.
    #[must_use]
    pub fn even_money_question(self) -> &'static str {
        self.fixed(SECTION, 119, &[])
    }

    /// The player took even money, and was paid.
    #[must_use]
    pub fn even_money_paid(self) -> &'static str {
        self.fixed(SECTION, 120, &[])
    }

    /// The dealer has looked at the hole card.
    #[must_use]
    pub fn no_dealer_blackjack(self) -> &'static str {
        self.fixed(SECTION, 121, &[])
    }

    /// The player has doubled.
    #[must_use]
    pub fn you_double(self) -> &'static str {
        self.fixed(SECTION, 122, &[])
    }

    /// The player has split a pair.
    #[must_use]
    pub fn you_split(self) -> &'static str {
        self.fixed(SECTION, 123, &[])
    }

    /// Why the bank stays as it is after a shared deal.
    #[must_use]
    pub fn not_counted(self) -> &'static str {
        self.fixed(SECTION, 124, &[])
    }

    /// Ends the practice.
    #[must_use]
    pub fn end_practice(self) -> &'static str {
        self.fixed(SECTION, 125, &[])
    }

    /// Practice changes neither the score nor the bank.
    #[must_use]
    pub fn practice_not_counted(self) -> &'static str {
        self.fixed(SECTION, 126, &[])
    }

    /// What the seal of a practice hand is worth.
    #[must_use]
    pub fn practice_seal_note(self) -> &'static str {
        self.fixed(SECTION, 127, &[])
    }

    /// A link asks for practice of what nobody knows.
    #[must_use]
    pub fn practice_mangled(self) -> &'static str {
        self.fixed(SECTION, 128, &[])
    }

    /// No such hand can be practised by these rules.
    #[must_use]
    pub fn no_such_hand(self) -> &'static str {
        self.fixed(SECTION, 129, &[])
    }

    /// Switches the coach on, in practice.
    #[must_use]
    pub fn coach_can_judge(self) -> &'static str {
        self.fixed(SECTION, 130, &[])
    }

    /// Has the coach of video poker tell what the strategy chart says too.
    #[must_use]
    pub fn follow_chart(self) -> &'static str {
        self.fixed(SECTION, 131, &[])
    }

    /// Stops the strategy chart that is being written for the coach.
    #[must_use]
    pub fn cancel_chart(self) -> &'static str {
        self.fixed(SECTION, 132, &[])
    }

    /// Has the coach tell no more what the strategy chart says.
    #[must_use]
    pub fn leave_chart(self) -> &'static str {
        self.fixed(SECTION, 133, &[])
    }

    /// Leads to what a bankroll has to stand at a table of video poker.
    #[must_use]
    pub fn bankroll_for_bet(self) -> &'static str {
        self.fixed(SECTION, 134, &[])
    }

    /// The player was given chips again.
    #[must_use]
    pub fn new_stack(self) -> &'static str {
        self.fixed(SECTION, 135, &[])
    }

    /// The last round from a shoe is over.
    #[must_use]
    pub fn shoe_over(self) -> &'static str {
        self.fixed(SECTION, 136, &[])
    }

    /// Discards were shuffled again in mid-round.
    #[must_use]
    pub fn reshuffled(self) -> &'static str {
        self.fixed(SECTION, 137, &[])
    }

    /// How a hand of a split ended.
    #[must_use]
    pub fn won(self) -> &'static str {
        self.fixed(SECTION, 138, &[])
    }

    /// The same.
    #[must_use]
    pub fn pushed(self) -> &'static str {
        self.fixed(SECTION, 139, &[])
    }

    /// The same.
    #[must_use]
    pub fn lost(self) -> &'static str {
        self.fixed(SECTION, 140, &[])
    }

    /// Says on a card that it is marked for swapping.
    #[must_use]
    pub fn flag(self) -> &'static str {
        self.fixed(SECTION, 141, &[])
    }

    /// Stands on a card that counts as any other.
    #[must_use]
    pub fn wild(self) -> &'static str {
        self.fixed(SECTION, 142, &[])
    }

    /// What to do first when no card is marked.
    #[must_use]
    pub fn choose_cards(self) -> &'static str {
        self.fixed(SECTION, 143, &[])
    }

    /// How solo draw is played, for a newcomer.
    #[must_use]
    pub fn solo_intro(self) -> &'static str {
        self.fixed(SECTION, 144, &[])
    }

    /// Says how often each category came up.
    #[must_use]
    pub fn hands_made(self) -> &'static str {
        self.fixed(SECTION, 145, &[])
    }

    /// A round has come to its end.
    #[must_use]
    pub fn round_over(self) -> &'static str {
        self.fixed(SECTION, 146, &[])
    }

    /// How draw poker against a pay table is played, for a newcomer.
    #[must_use]
    pub fn jacks_intro(self) -> &'static str {
        self.fixed(SECTION, 147, &[])
    }

    /// What to do first where a click holds a card.
    #[must_use]
    pub fn hold_some(self) -> &'static str {
        self.fixed(SECTION, 148, &[])
    }

    /// Says on a card that it is held.
    #[must_use]
    pub fn held_flag(self) -> &'static str {
        self.fixed(SECTION, 149, &[])
    }

    /// Names the pay table.
    #[must_use]
    pub fn pay_table(self) -> &'static str {
        self.fixed(SECTION, 150, &[])
    }

    /// Leads to where the pay table is changed.
    #[must_use]
    pub fn change_pay_table(self) -> &'static str {
        self.fixed(SECTION, 151, &[])
    }

    /// The name of a pay table that is no preset's.
    #[must_use]
    pub fn own_pay_table(self) -> &'static str {
        self.fixed(SECTION, 152, &[])
    }

    /// How the duel is played, for a newcomer.
    #[must_use]
    pub fn duel_intro(self) -> &'static str {
        self.fixed(SECTION, 153, &[])
    }

    /// The player keeps all five cards in a duel.
    #[must_use]
    pub fn you_stand_pat(self) -> &'static str {
        self.fixed(SECTION, 154, &[])
    }

    /// Opens and names what tells how the games are played.
    #[must_use]
    pub fn how_to_play(self) -> &'static str {
        self.fixed(SECTION, 155, &[])
    }

    /// Something is on its way.
    #[must_use]
    pub fn loading(self) -> &'static str {
        self.fixed(SECTION, 156, &[])
    }

    /// What tells how the games are played did not come.
    #[must_use]
    pub fn guide_failed(self) -> &'static str {
        self.fixed(SECTION, 157, &[])
    }

    /// Asks once more for what did not come.
    #[must_use]
    pub fn try_again(self) -> &'static str {
        self.fixed(SECTION, 158, &[])
    }

    /// Names the rounds won, drawn and lost, with what can be done about them.
    #[must_use]
    pub fn score(self) -> &'static str {
        self.fixed(SECTION, 159, &[])
    }

    /// Sets a score to zero, when it is pressed twice.
    #[must_use]
    pub fn reset(self) -> &'static str {
        self.fixed(SECTION, 160, &[])
    }

    /// The same button, when it was pressed once.
    #[must_use]
    pub fn reset_again(self) -> &'static str {
        self.fixed(SECTION, 161, &[])
    }

    /// A score was set to zero.
    #[must_use]
    pub fn score_reset(self) -> &'static str {
        self.fixed(SECTION, 162, &[])
    }

    /// What to do, for whoever has decided nothing at blackjack yet.
    #[must_use]
    pub fn help_blackjack(self) -> &'static str {
        self.fixed(SECTION, 163, &[])
    }

    /// The same at solo draw.
    #[must_use]
    pub fn help_solo(self) -> &'static str {
        self.fixed(SECTION, 164, &[])
    }

    /// The same at Jacks or Better.
    #[must_use]
    pub fn help_jacks(self) -> &'static str {
        self.fixed(SECTION, 165, &[])
    }

    /// The same in a duel.
    #[must_use]
    pub fn help_duel(self) -> &'static str {
        self.fixed(SECTION, 166, &[])
    }

    /// A rank inside a sentence. The form “many” names several cards of it: “Pair of sixes”.
    ///
    /// - `rank`: which
    #[must_use]
    pub fn rank(self, rank: Rank) -> &'static str {
        self.fixed(SECTION, 167, &[Arg::Key(rank.key())])
    }

    /// A suit as it stands in the name of a card.
    ///
    /// - `suit`: which
    #[must_use]
    pub fn suit(self, suit: Suit) -> &'static str {
        self.fixed(SECTION, 168, &[Arg::Key(suit.key())])
    }

    /// What a card of this rank and suit is called.
    ///
    /// - `rank`: its rank
    /// - `suit`: its suit
    #[must_use]
    pub fn rank_of_suit(self, rank: Rank, suit: Suit) -> String {
        self.say(SECTION, 169, &[Arg::Key(rank.key()), Arg::Key(suit.key())])
    }

    /// What a card is called. The form “in-sentence” stands inside a sentence: “the seven of diamonds”.
    ///
    /// - `card`: which
    #[must_use]
    pub fn card(self, card: Card) -> String {
        self.say(
            SECTION,
            170,
            &[Arg::Key(card.rank.key()), Arg::Key(card.suit.key())],
        )
    }

    /// The title of the browser's window at the page's own address.
    #[must_use]
    pub fn home_title(self) -> &'static str {
        self.fixed(SECTION, 171, &[])
    }

    /// The title of the browser's window at any other place.
    ///
    /// - `heading`: the heading of the place
    #[must_use]
    pub fn place_title(self, heading: &str) -> String {
        self.say(SECTION, 172, &[Arg::Text(heading)])
    }

    /// The heading of the blackjack table, and the name of the game.
    #[must_use]
    pub fn blackjack_heading(self) -> &'static str {
        self.fixed(SECTION, 173, &[])
    }

    /// The heading of solo draw, and the name of the game.
    #[must_use]
    pub fn solo_heading(self) -> &'static str {
        self.fixed(SECTION, 174, &[])
    }

    /// The heading of video poker, and the name of the game.
    #[must_use]
    pub fn jacks_heading(self) -> &'static str {
        self.fixed(SECTION, 175, &[])
    }

    /// The heading of the duel, and the name of the game.
    #[must_use]
    pub fn duel_heading(self) -> &'static str {
        self.fixed(SECTION, 176, &[])
    }

    /// The heading of a reading page.
    ///
    /// - `page`: which
    #[must_use]
    pub fn page_heading(self, page: Page) -> &'static str {
        self.fixed(SECTION, 177, &[Arg::Key(page.key())])
    }

    /// The heading where nothing is.
    #[must_use]
    pub fn unknown_heading(self) -> &'static str {
        self.fixed(SECTION, 178, &[])
    }

    /// Which game this is: begins the reading of a table.
    ///
    /// - `heading`: the heading of the place
    /// - `asks`: whether the heading is a question
    #[must_use]
    pub fn place_is(self, heading: &str, asks: bool) -> String {
        self.say(SECTION, 179, &[Arg::Text(heading), Arg::Key(asks.key())])
    }

    /// What stands between the names of a list, but not before the last.
    #[must_use]
    pub fn between_listed(self) -> &'static str {
        self.fixed(SECTION, 180, &[])
    }

    /// What stands between the two names of a list of two.
    #[must_use]
    pub fn between_two(self) -> &'static str {
        self.fixed(SECTION, 181, &[])
    }

    /// What stands before the last name of a list of more than two.
    #[must_use]
    pub fn before_last(self) -> &'static str {
        self.fixed(SECTION, 182, &[])
    }

    /// What stands before the last of several things that can be done.
    #[must_use]
    pub fn before_last_choice(self) -> &'static str {
        self.fixed(SECTION, 183, &[])
    }

    /// What a card is called in the middle of a sentence: “the seven of diamonds”.
    ///
    /// - `card`: which
    #[must_use]
    pub fn the_card(self, card: Card) -> String {
        self.say(
            SECTION,
            184,
            &[Arg::Key(card.rank.key()), Arg::Key(card.suit.key())],
        )
    }

    /// What a joker is called. The form “in-sentence” stands inside a sentence.
    ///
    /// - `joker`: which
    #[must_use]
    pub fn joker(self, joker: Joker) -> &'static str {
        self.fixed(SECTION, 185, &[Arg::Key(joker.key())])
    }

    /// A joker in the list of a hand, with the card that it plays as.
    ///
    /// - `joker`: which
    /// - `card`: what it plays as
    #[must_use]
    pub fn joker_as(self, joker: Joker, card: Card) -> String {
        self.say(
            SECTION,
            186,
            &[
                Arg::Key(joker.key()),
                Arg::Key(card.rank.key()),
                Arg::Key(card.suit.key()),
            ],
        )
    }

    /// So many cards.
    ///
    /// - `count`: how many
    #[must_use]
    pub fn cards(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 187, &[Arg::Number(count.count())])
    }

    /// What stands before the number of cards that are left in the deck.
    #[must_use]
    pub fn left_before(self) -> &'static str {
        self.fixed(SECTION, 188, &[])
    }

    /// What stands after the number of cards that are left in the deck.
    ///
    /// - `count`: how many
    #[must_use]
    pub fn left_after(self, count: impl fair_deal_words::Count) -> &'static str {
        self.fixed(SECTION, 189, &[Arg::Number(count.count())])
    }

    /// So many cards are left in the deck.
    ///
    /// - `count`: how many
    #[must_use]
    pub fn left_in_deck(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 190, &[Arg::Number(count.count())])
    }

    /// The rounds of a session at a table.
    ///
    /// - `won`: how many were won
    /// - `drawn`: how many nobody won
    /// - `lost`: how many were lost
    /// - `pushed`: whether this is blackjack, where what nobody wins is a push
    #[must_use]
    pub fn rounds_tally(
        self,
        won: impl fair_deal_words::Count,
        drawn: impl fair_deal_words::Count,
        lost: impl fair_deal_words::Count,
        pushed: bool,
    ) -> String {
        self.say(
            SECTION,
            191,
            &[
                Arg::Number(won.count()),
                Arg::Number(drawn.count()),
                Arg::Number(lost.count()),
                Arg::Key(pushed.key()),
            ],
        )
    }

    /// The rounds of a session at a table, in a sentence.
    ///
    /// - `won`: how many were won
    /// - `drawn`: how many nobody won
    /// - `lost`: how many were lost
    /// - `pushed`: whether this is blackjack, where what nobody wins is a push
    #[must_use]
    pub fn rounds_so_far(
        self,
        won: impl fair_deal_words::Count,
        drawn: impl fair_deal_words::Count,
        lost: impl fair_deal_words::Count,
        pushed: bool,
    ) -> String {
        self.say(
            SECTION,
            192,
            &[
                Arg::Number(won.count()),
                Arg::Number(drawn.count()),
                Arg::Number(lost.count()),
                Arg::Key(pushed.key()),
            ],
        )
    }

    /// After how many cards the pack is cut.
    ///
    /// - `count`: how many, at least one
    #[must_use]
    pub fn cut_after(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 193, &[Arg::Number(count.count())])
    }

    /// What the player mixed in.
    ///
    /// - `mix`: that text, not empty
    #[must_use]
    pub fn mixed_in(self, mix: &str) -> String {
        self.say(SECTION, 194, &[Arg::Text(mix)])
    }

    /// Why the pack is not cut: nothing was chosen.
    #[must_use]
    pub fn cut_or_mix(self) -> &'static str {
        self.fixed(SECTION, 195, &[])
    }

    /// Why the pack is not cut: the place is no number.
    #[must_use]
    pub fn cut_is_no_number(self) -> &'static str {
        self.fixed(SECTION, 196, &[])
    }

    /// Why the pack is not cut: the place is outside the pack.
    ///
    /// - `cards`: how many cards the pack has
    /// - `most`: the last place where it can be cut
    /// - `cut`: where it was to be cut
    #[must_use]
    pub fn cut_out_of_range(
        self,
        cards: impl fair_deal_words::Count,
        most: impl fair_deal_words::Count,
        cut: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            197,
            &[
                Arg::Number(cards.count()),
                Arg::Number(most.count()),
                Arg::Number(cut.count()),
            ],
        )
    }

    /// What the player wants to mix in is too long.
    ///
    /// - `most`: how many characters it can have
    /// - `characters`: how many it has
    #[must_use]
    pub fn mix_too_long(
        self,
        most: impl fair_deal_words::Count,
        characters: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            198,
            &[Arg::Number(most.count()), Arg::Number(characters.count())],
        )
    }

    /// What the player wants to mix in is no line of text.
    #[must_use]
    pub fn mix_is_no_line(self) -> &'static str {
        self.fixed(SECTION, 199, &[])
    }

    /// A time of day, at which the deal of the day changes.
    ///
    /// - `hour`: the hour, 0 to 23
    /// - `twelve`: the hour on the face of a clock, 1 to 12
    /// - `afternoon`: whether it is noon or later
    /// - `minute`: the minute, 0 to 59
    /// - `minutes`: the same in two digits
    #[must_use]
    pub fn time_of_day(
        self,
        hour: impl fair_deal_words::Count,
        twelve: impl fair_deal_words::Count,
        afternoon: bool,
        minute: impl fair_deal_words::Count,
        minutes: &str,
    ) -> String {
        self.say(
            SECTION,
            200,
            &[
                Arg::Number(hour.count()),
                Arg::Number(twelve.count()),
                Arg::Key(afternoon.key()),
                Arg::Number(minute.count()),
                Arg::Text(minutes),
            ],
        )
    }

    /// What the deal of the day is, and that it changes for everybody at the same moment.
    ///
    /// - `time`: when, by the player's own clocks; nothing where that is not known, but midnight UTC
    #[must_use]
    pub fn ten_rounds_a_day(self, time: Option<&str>) -> String {
        self.say(SECTION, 201, &[Arg::from(time)])
    }

    /// How many points the deal of the day has brought.
    ///
    /// - `points`: how many
    #[must_use]
    pub fn day_points(self, points: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 202, &[Arg::Number(points.count())])
    }

    /// How far the player is in the deal of the day.
    ///
    /// - `date`: the day
    /// - `number`: which of its rounds is played
    /// - `points`: with how many points
    #[must_use]
    pub fn round_of_day(
        self,
        date: &str,
        number: impl fair_deal_words::Count,
        points: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            203,
            &[
                Arg::Text(date),
                Arg::Number(number.count()),
                Arg::Number(points.count()),
            ],
        )
    }

    /// The deal of the day is played to its end.
    ///
    /// - `points`: with how many points
    #[must_use]
    pub fn daily_over(self, points: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 204, &[Arg::Number(points.count())])
    }

    /// A decision at blackjack, in the list of those that whoever shared a deal made.
    ///
    /// - `action`: which
    #[must_use]
    pub fn decision(self, action: Action) -> &'static str {
        self.fixed(SECTION, 205, &[Arg::Key(action.key())])
    }

    /// What whoever shared the deal decided at blackjack, and what came of it for them.
    ///
    /// - `decisions`: the decisions; nothing where there were none to make
    /// - `total`: what their cards counted
    /// - `verdict`: how it ended
    #[must_use]
    pub fn they_decided(
        self,
        decisions: Option<&str>,
        total: impl fair_deal_words::Count,
        verdict: Verdict,
    ) -> String {
        self.say(
            SECTION,
            206,
            &[
                Arg::from(decisions),
                Arg::Number(total.count()),
                Arg::Key(verdict.key()),
            ],
        )
    }

    /// Names the field of the true count.
    ///
    /// - `rounding`: how it is rounded
    #[must_use]
    pub fn count_true(self, rounding: Rounding) -> &'static str {
        self.fixed(SECTION, 207, &[Arg::Key(rounding.key())])
    }

    /// Whether the player's count was right, and what it is.
    ///
    /// - `right`: whether it was right
    /// - `running`: the running count
    /// - `true_count`: the true count, where the system has one
    #[must_use]
    pub fn count_verdict(self, right: bool, running: &str, true_count: Option<&str>) -> String {
        self.say(
            SECTION,
            208,
            &[
                Arg::Key(right.key()),
                Arg::Text(running),
                Arg::from(true_count),
            ],
        )
    }

    /// So many counts of all were right.
    ///
    /// - `right`: how many were right
    /// - `asked`: how many there were
    #[must_use]
    pub fn count_score(
        self,
        right: impl fair_deal_words::Count,
        asked: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            209,
            &[Arg::Number(right.count()), Arg::Number(asked.count())],
        )
    }

    /// Names the setting of the language.
    #[must_use]
    pub fn language_setting(self) -> &'static str {
        self.fixed(SECTION, 210, &[])
    }

    /// Names the setting of the colours of page and table.
    #[must_use]
    pub fn theme_setting(self) -> &'static str {
        self.fixed(SECTION, 211, &[])
    }

    /// Names the setting of the faces of the cards.
    #[must_use]
    pub fn faces_setting(self) -> &'static str {
        self.fixed(SECTION, 212, &[])
    }

    /// Names the setting of the colours of the suits.
    #[must_use]
    pub fn suit_colours_setting(self) -> &'static str {
        self.fixed(SECTION, 213, &[])
    }

    /// Names the setting of the speed of the cards.
    #[must_use]
    pub fn speed_setting(self) -> &'static str {
        self.fixed(SECTION, 214, &[])
    }

    /// Names the setting of the letter keys.
    #[must_use]
    pub fn letter_keys_setting(self) -> &'static str {
        self.fixed(SECTION, 215, &[])
    }

    /// Names the setting of the side of the buttons.
    #[must_use]
    pub fn side_setting(self) -> &'static str {
        self.fixed(SECTION, 216, &[])
    }

    /// Names the setting by which the player cuts the pack.
    #[must_use]
    pub fn cut_setting(self) -> &'static str {
        self.fixed(SECTION, 217, &[])
    }

    /// Names the setting of what a click on a card of Jacks or Better means.
    #[must_use]
    pub fn clicked_setting(self) -> &'static str {
        self.fixed(SECTION, 218, &[])
    }

    /// Names the setting of what the coach of video poker goes by.
    #[must_use]
    pub fn coach_by_setting(self) -> &'static str {
        self.fixed(SECTION, 219, &[])
    }

    /// Names the setting of when the player is asked for the count.
    #[must_use]
    pub fn count_setting(self) -> &'static str {
        self.fixed(SECTION, 220, &[])
    }

    /// Names the setting of the system of counting.
    #[must_use]
    pub fn count_by_setting(self) -> &'static str {
        self.fixed(SECTION, 221, &[])
    }

    /// Names the setting of how the true count is rounded.
    #[must_use]
    pub fn count_rounding_setting(self) -> &'static str {
        self.fixed(SECTION, 222, &[])
    }

    /// A setting that can only be on or off is off.
    #[must_use]
    pub fn off(self) -> &'static str {
        self.fixed(SECTION, 223, &[])
    }

    /// A setting that can only be on or off is on.
    #[must_use]
    pub fn on(self) -> &'static str {
        self.fixed(SECTION, 224, &[])
    }

    /// The colours that are chosen.
    ///
    /// - `theme`: which
    #[must_use]
    pub fn theme(self, theme: Theme) -> &'static str {
        self.fixed(SECTION, 225, &[Arg::Key(theme.key())])
    }

    /// The faces of the cards that are chosen.
    ///
    /// - `faces`: which
    #[must_use]
    pub fn faces(self, faces: Faces) -> &'static str {
        self.fixed(SECTION, 226, &[Arg::Key(faces.key())])
    }

    /// The colours of the suits that are chosen.
    ///
    /// - `colours`: which
    #[must_use]
    pub fn suit_colours(self, colours: SuitColours) -> &'static str {
        self.fixed(SECTION, 227, &[Arg::Key(colours.key())])
    }

    /// The speed that is chosen.
    ///
    /// - `speed`: which
    #[must_use]
    pub fn speed(self, speed: Speed) -> &'static str {
        self.fixed(SECTION, 228, &[Arg::Key(speed.key())])
    }

    /// The side of the buttons that is chosen.
    ///
    /// - `side`: which
    #[must_use]
    pub fn side(self, side: Side) -> &'static str {
        self.fixed(SECTION, 229, &[Arg::Key(side.key())])
    }

    /// What a click on a card means.
    ///
    /// - `clicked`: what is chosen
    #[must_use]
    pub fn clicked(self, clicked: Clicked) -> &'static str {
        self.fixed(SECTION, 230, &[Arg::Key(clicked.key())])
    }

    /// When the coach speaks.
    ///
    /// - `coach`: what is chosen
    #[must_use]
    pub fn coach_speaks(self, coach: Coach) -> &'static str {
        self.fixed(SECTION, 231, &[Arg::Key(coach.key())])
    }

    /// What the coach of video poker goes by.
    ///
    /// - `by`: what is chosen
    #[must_use]
    pub fn coach_by(self, by: CoachBy) -> &'static str {
        self.fixed(SECTION, 232, &[Arg::Key(by.key())])
    }

    /// When the player is asked for the count.
    ///
    /// - `count`: what is chosen
    #[must_use]
    pub fn count_comes(self, count: CountComes) -> &'static str {
        self.fixed(SECTION, 233, &[Arg::Key(count.key())])
    }

    /// How the true count is rounded.
    ///
    /// - `rounding`: what is chosen
    #[must_use]
    pub fn count_rounding(self, rounding: Rounding) -> &'static str {
        self.fixed(SECTION, 234, &[Arg::Key(rounding.key())])
    }

    /// Whether there are sounds now: said when they were switched.
    ///
    /// - `sounds`: whether there are
    #[must_use]
    pub fn sounds_are(self, sounds: Sounds) -> &'static str {
        self.fixed(SECTION, 235, &[Arg::Key(sounds.key())])
    }

    /// Stays in for nothing.
    #[must_use]
    pub fn check(self) -> &'static str {
        self.fixed(SECTION, 236, &[])
    }

    /// Bets first. What lies on a hand has a name of its own.
    #[must_use]
    pub fn place_bet(self) -> &'static str {
        self.fixed(SECTION, 237, &[])
    }

    /// Pays what others have bet.
    #[must_use]
    pub fn call(self) -> &'static str {
        self.fixed(SECTION, 238, &[])
    }

    /// Raises the bet.
    #[must_use]
    pub fn raise(self) -> &'static str {
        self.fixed(SECTION, 239, &[])
    }

    /// Gives the hand up.
    #[must_use]
    pub fn fold(self) -> &'static str {
        self.fixed(SECTION, 240, &[])
    }

    /// A set of blackjack rules in a word or three.
    ///
    /// - `preset`: which
    #[must_use]
    pub fn preset(self, preset: Preset) -> &'static str {
        self.fixed(SECTION, 241, &[Arg::Key(preset.key())])
    }

    /// What a natural pays, on the felt.
    #[must_use]
    pub fn natural_pays_even(self) -> &'static str {
        self.fixed(SECTION, 242, &[])
    }

    /// What a natural pays, on the felt.
    #[must_use]
    pub fn natural_pays_six_to_five(self) -> &'static str {
        self.fixed(SECTION, 243, &[])
    }

    /// What a natural pays, on the felt.
    #[must_use]
    pub fn natural_pays_seven_to_five(self) -> &'static str {
        self.fixed(SECTION, 244, &[])
    }

    /// What a natural pays, on the felt.
    #[must_use]
    pub fn natural_pays_three_to_two(self) -> &'static str {
        self.fixed(SECTION, 245, &[])
    }

    /// What a natural pays, on the felt.
    #[must_use]
    pub fn natural_pays_two_to_one(self) -> &'static str {
        self.fixed(SECTION, 246, &[])
    }

    /// When the dealer stops, on the felt, where an ace always counts 1.
    #[must_use]
    pub fn dealer_draws_to_17(self) -> &'static str {
        self.fixed(SECTION, 247, &[])
    }

    /// When the dealer stops, on the felt, where an ace can count 11.
    ///
    /// - `soft17`: what the dealer does with a soft 17
    #[must_use]
    pub fn dealer_at_17(self, soft17: Soft17) -> &'static str {
        self.fixed(SECTION, 248, &[Arg::Key(soft17.key())])
    }

    /// How the game is played, for a newcomer.
    ///
    /// - `ace`: what an ace counts
    #[must_use]
    pub fn blackjack_intro(self, ace: AceRule) -> &'static str {
        self.fixed(SECTION, 249, &[Arg::Key(ace.key())])
    }

    /// What a blackjack hand counts, beside its cards: “soft 18”, “17”.
    ///
    /// - `soft`: whether an ace counts 11
    /// - `total`: what all cards count
    #[must_use]
    pub fn points_of_hand(self, soft: bool, total: impl fair_deal_words::Count) -> String {
        self.say(
            SECTION,
            250,
            &[Arg::Key(soft.key()), Arg::Number(total.count())],
        )
    }

    /// What a blackjack hand counts, inside a sentence: “soft 18”, “hard 17”, and just “9”.
    ///
    /// - `kind`: whether it is called soft or hard, or neither
    /// - `total`: what all cards count
    #[must_use]
    pub fn count_of_hand(self, kind: CountKind, total: impl fair_deal_words::Count) -> String {
        self.say(
            SECTION,
            251,
            &[Arg::Key(kind.key()), Arg::Number(total.count())],
        )
    }

    /// The result of a round: the player has a natural.
    #[must_use]
    pub fn result_player_blackjack(self) -> &'static str {
        self.fixed(SECTION, 252, &[])
    }

    /// The result of a round: the player is nearer to 21.
    ///
    /// - `you`: what the player's cards count
    /// - `they`: what the dealer's cards count
    #[must_use]
    pub fn result_player_wins(
        self,
        you: impl fair_deal_words::Count,
        they: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            253,
            &[Arg::Number(you.count()), Arg::Number(they.count())],
        )
    }

    /// The result of a round: the dealer is over 21.
    ///
    /// - `they`: what the dealer's cards count
    #[must_use]
    pub fn result_dealer_busts(self, they: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 254, &[Arg::Number(they.count())])
    }

    /// The result of a round: both have a natural.
    #[must_use]
    pub fn result_two_blackjacks(self) -> &'static str {
        self.fixed(SECTION, 255, &[])
    }

    /// The result of a round: both count the same, which nobody wins.
    ///
    /// - `you`: what the player's cards count
    /// - `they`: what the dealer's cards count
    #[must_use]
    pub fn result_draw(
        self,
        you: impl fair_deal_words::Count,
        they: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            256,
            &[Arg::Number(you.count()), Arg::Number(they.count())],
        )
    }

    /// The result of a round: both count the same, which the dealer wins.
    ///
    /// - `you`: what the cards count
    #[must_use]
    pub fn result_dealer_wins_tie(self, you: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 257, &[Arg::Number(you.count())])
    }

    /// The result of a round: the dealer is nearer to 21.
    ///
    /// - `you`: what the player's cards count
    /// - `they`: what the dealer's cards count
    #[must_use]
    pub fn result_dealer_wins(
        self,
        you: impl fair_deal_words::Count,
        they: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            258,
            &[Arg::Number(you.count()), Arg::Number(they.count())],
        )
    }

    /// The result of a round: the dealer has a natural.
    #[must_use]
    pub fn result_dealer_blackjack(self) -> &'static str {
        self.fixed(SECTION, 259, &[])
    }

    /// The result of a round: the player is over 21.
    ///
    /// - `you`: what the player's cards count
    #[must_use]
    pub fn result_player_busts(self, you: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 260, &[Arg::Number(you.count())])
    }

    /// The result of a round: the player has given the hand up.
    #[must_use]
    pub fn result_surrendered(self) -> &'static str {
        self.fixed(SECTION, 261, &[])
    }

    /// The result of a round: the player's hand has won by the number of its cards.
    #[must_use]
    pub fn result_charlie(self) -> &'static str {
        self.fixed(SECTION, 262, &[])
    }

    /// The result of a round: the dealer's natural takes the original bets alone.
    #[must_use]
    pub fn result_bet_returned(self) -> &'static str {
        self.fixed(SECTION, 263, &[])
    }

    /// Which hands are practised, as it stands on the table: those with an ace that can count 11.
    #[must_use]
    pub fn practice_soft(self) -> &'static str {
        self.fixed(SECTION, 264, &[])
    }

    /// The same: pairs.
    #[must_use]
    pub fn practice_pairs(self) -> &'static str {
        self.fixed(SECTION, 265, &[])
    }

    /// The same: those with which the best play is little better than another.
    #[must_use]
    pub fn practice_close(self) -> &'static str {
        self.fixed(SECTION, 266, &[])
    }

    /// The same: those that the player has played badly.
    #[must_use]
    pub fn practice_mistakes(self) -> &'static str {
        self.fixed(SECTION, 267, &[])
    }

    /// What stands before the tenths of a number.
    #[must_use]
    pub fn decimal_point(self) -> &'static str {
        self.fixed(SECTION, 268, &[])
    }

    /// What the player has in chips.
    ///
    /// - `chips`: how many
    #[must_use]
    pub fn bank_is(self, chips: &str) -> String {
        self.say(SECTION, 269, &[Arg::Text(chips)])
    }

    /// The same of a player who was given chips again.
    ///
    /// - `chips`: how many
    /// - `stacks`: how many stacks they were given, at least two
    #[must_use]
    pub fn bank_of_stack(self, chips: &str, stacks: impl fair_deal_words::Count) -> String {
        self.say(
            SECTION,
            270,
            &[Arg::Text(chips), Arg::Number(stacks.count())],
        )
    }

    /// What the next round is for.
    ///
    /// - `chips`: how many chips
    #[must_use]
    pub fn bet_is(self, chips: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 271, &[Arg::Number(chips.count())])
    }

    /// Nothing was won or lost in a round.
    #[must_use]
    pub fn net_nothing(self) -> &'static str {
        self.fixed(SECTION, 272, &[])
    }

    /// What was won or lost in a round.
    ///
    /// - `amount`: how much, with its sign
    #[must_use]
    pub fn net_amount(self, amount: &str) -> String {
        self.say(SECTION, 273, &[Arg::Text(amount)])
    }

    /// What came of the insurance: it pays.
    ///
    /// - `amount`: how much
    #[must_use]
    pub fn insurance_won(self, amount: &str) -> String {
        self.say(SECTION, 274, &[Arg::Text(amount)])
    }

    /// What came of the insurance: it is lost.
    ///
    /// - `amount`: how much
    #[must_use]
    pub fn insurance_lost(self, amount: &str) -> String {
        self.say(SECTION, 275, &[Arg::Text(amount)])
    }

    /// One of several hands of the player.
    ///
    /// - `number`: which, counted from 1 on the left
    #[must_use]
    pub fn hand_number(self, number: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 276, &[Arg::Number(number.count())])
    }

    /// What stands between two sentences.
    #[must_use]
    pub fn between(self) -> &'static str {
        self.fixed(SECTION, 277, &[])
    }

    /// What stands between two rules on the felt.
    #[must_use]
    pub fn between_rules(self) -> &'static str {
        self.fixed(SECTION, 278, &[])
    }

    /// What ends a sentence.
    #[must_use]
    pub fn full_stop(self) -> &'static str {
        self.fixed(SECTION, 279, &[])
    }

    /// Other rules hold from the next deal on.
    ///
    /// - `name`: what they are called
    /// - `felt`: what is written on the felt
    #[must_use]
    pub fn rules_hold(self, name: &str, felt: &str) -> String {
        self.say(SECTION, 280, &[Arg::Text(name), Arg::Text(felt)])
    }

    /// The player's first blackjack cards.
    ///
    /// - `cards`: their names
    #[must_use]
    pub fn dealt_cards(self, cards: &str) -> String {
        self.say(SECTION, 281, &[Arg::Text(cards)])
    }

    /// The player has hit.
    ///
    /// - `card`: what was drawn
    #[must_use]
    pub fn you_draw(self, card: Card) -> String {
        self.say(
            SECTION,
            282,
            &[Arg::Key(card.rank.key()), Arg::Key(card.suit.key())],
        )
    }

    /// What the player's cards count.
    ///
    /// - `kind`: whether it is called soft or hard, or neither
    /// - `total`: what all cards count
    #[must_use]
    pub fn you_have_count(self, kind: CountKind, total: impl fair_deal_words::Count) -> String {
        self.say(
            SECTION,
            283,
            &[Arg::Key(kind.key()), Arg::Number(total.count())],
        )
    }

    /// What the dealer's face-up card is; its suit counts for nothing.
    ///
    /// - `rank`: which
    #[must_use]
    pub fn dealer_shows(self, rank: Rank) -> String {
        self.say(SECTION, 284, &[Arg::Key(rank.key())])
    }

    /// The player takes no more cards.
    ///
    /// - `kind`: whether it is called soft or hard, or neither
    /// - `total`: what all cards count
    #[must_use]
    pub fn you_stand_on(self, kind: CountKind, total: impl fair_deal_words::Count) -> String {
        self.say(
            SECTION,
            285,
            &[Arg::Key(kind.key()), Arg::Number(total.count())],
        )
    }

    /// The dealer turns the hole card.
    ///
    /// - `card`: which
    #[must_use]
    pub fn dealer_turns(self, card: Card) -> String {
        self.say(
            SECTION,
            286,
            &[Arg::Key(card.rank.key()), Arg::Key(card.suit.key())],
        )
    }

    /// The dealer takes a card.
    ///
    /// - `card`: which
    #[must_use]
    pub fn dealer_draws(self, card: Card) -> String {
        self.say(
            SECTION,
            287,
            &[Arg::Key(card.rank.key()), Arg::Key(card.suit.key())],
        )
    }

    /// Why a decision at blackjack is refused: others play now.
    #[must_use]
    pub fn refused_not_your_turn(self) -> &'static str {
        self.fixed(SECTION, 288, &[])
    }

    /// The same: there is no card left.
    #[must_use]
    pub fn refused_deck_empty(self) -> &'static str {
        self.fixed(SECTION, 289, &[])
    }

    /// The same: the rules do not have it, or not for this hand.
    #[must_use]
    pub fn refused_not_here(self) -> &'static str {
        self.fixed(SECTION, 290, &[])
    }

    /// The same: the player has too few chips.
    #[must_use]
    pub fn refused_too_few_chips(self) -> &'static str {
        self.fixed(SECTION, 291, &[])
    }

    /// The same: nothing is bet yet.
    #[must_use]
    pub fn refused_no_bet_yet(self) -> &'static str {
        self.fixed(SECTION, 292, &[])
    }

    /// The same: the bet is too high.
    #[must_use]
    pub fn refused_bet_too_high(self) -> &'static str {
        self.fixed(SECTION, 293, &[])
    }

    /// The same: bets are five chips, or ten, and so on.
    #[must_use]
    pub fn refused_out_of_step(self) -> &'static str {
        self.fixed(SECTION, 294, &[])
    }

    /// The same: there are no bets.
    #[must_use]
    pub fn refused_no_bets(self) -> &'static str {
        self.fixed(SECTION, 295, &[])
    }

    /// The same: what was typed is no number.
    #[must_use]
    pub fn refused_bet_no_number(self) -> &'static str {
        self.fixed(SECTION, 296, &[])
    }

    /// Why a decision is not offered: the player has too few chips.
    ///
    /// - `button`: the button of the decision
    #[must_use]
    pub fn withheld_too_few_chips(self, button: &str) -> String {
        self.say(SECTION, 297, &[Arg::Text(button)])
    }

    /// The same: there is no card left.
    ///
    /// - `button`: the button of the decision
    #[must_use]
    pub fn withheld_deck_empty(self, button: &str) -> String {
        self.say(SECTION, 298, &[Arg::Text(button)])
    }

    /// The same: only some hard totals are doubled here.
    ///
    /// - `button`: the button of the decision
    /// - `least`: the least of them; the most is 11
    #[must_use]
    pub fn withheld_totals(self, button: &str, least: impl fair_deal_words::Count) -> String {
        self.say(
            SECTION,
            299,
            &[Arg::Text(button), Arg::Number(least.count())],
        )
    }

    /// The same: no hand of a split is doubled here.
    ///
    /// - `button`: the button of the decision
    #[must_use]
    pub fn withheld_after_split(self, button: &str) -> String {
        self.say(SECTION, 300, &[Arg::Text(button)])
    }

    /// The same: the player has as many hands as the table allows.
    ///
    /// - `button`: the button of the decision
    /// - `most`: how many, two to four
    #[must_use]
    pub fn withheld_most_hands(self, button: &str, most: impl fair_deal_words::Count) -> String {
        self.say(
            SECTION,
            301,
            &[Arg::Text(button), Arg::Number(most.count())],
        )
    }

    /// The same: split aces take one card each.
    ///
    /// - `button`: the button of the decision
    #[must_use]
    pub fn withheld_split_aces(self, button: &str) -> String {
        self.say(SECTION, 302, &[Arg::Text(button)])
    }

    /// The same: split aces are hit here, and not doubled.
    ///
    /// - `button`: the button of the decision
    #[must_use]
    pub fn withheld_aces_not_doubled(self, button: &str) -> String {
        self.say(SECTION, 303, &[Arg::Text(button)])
    }

    /// The dealer's cards count over 21, which decides nothing yet about a hand that is bust too.
    ///
    /// - `total`: what they count
    #[must_use]
    pub fn dealer_busts_with(self, total: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 304, &[Arg::Number(total.count())])
    }

    /// What the dealer's cards count.
    ///
    /// - `kind`: whether it is called soft or hard, or neither
    /// - `total`: what all cards count
    #[must_use]
    pub fn dealer_has_count(self, kind: CountKind, total: impl fair_deal_words::Count) -> String {
        self.say(
            SECTION,
            305,
            &[Arg::Key(kind.key()), Arg::Number(total.count())],
        )
    }

    /// It is for the opponents to act.
    #[must_use]
    pub fn opponents_turn(self) -> &'static str {
        self.fixed(SECTION, 306, &[])
    }

    /// The player's blackjack hand, card by card, and what it counts.
    ///
    /// - `cards`: the names of the cards
    /// - `kind`: whether it is called soft or hard, or neither
    /// - `total`: what all cards count
    #[must_use]
    pub fn your_hand_is(
        self,
        cards: &str,
        kind: CountKind,
        total: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            307,
            &[
                Arg::Text(cards),
                Arg::Key(kind.key()),
                Arg::Number(total.count()),
            ],
        )
    }

    /// The dealer's face-up card beside the hole card, and what counts so far.
    ///
    /// - `upcard`: the face-up card
    /// - `kind`: whether it is called soft or hard, or neither
    /// - `total`: what it counts
    #[must_use]
    pub fn dealers_upcard_is(
        self,
        upcard: Card,
        kind: CountKind,
        total: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            308,
            &[
                Arg::Key(upcard.rank.key()),
                Arg::Key(upcard.suit.key()),
                Arg::Key(kind.key()),
                Arg::Number(total.count()),
            ],
        )
    }

    /// The dealer's hand, card by card, and what it counts.
    ///
    /// - `cards`: the names of the cards
    /// - `kind`: whether it is called soft or hard, or neither
    /// - `total`: what all cards count
    #[must_use]
    pub fn dealers_hand_is(
        self,
        cards: &str,
        kind: CountKind,
        total: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            309,
            &[
                Arg::Text(cards),
                Arg::Key(kind.key()),
                Arg::Number(total.count()),
            ],
        )
    }

    /// The seal of the deal.
    ///
    /// - `digits`: the first of its digits
    #[must_use]
    pub fn seal_is(self, digits: &str) -> String {
        self.say(SECTION, 310, &[Arg::Text(digits)])
    }

    /// The seal of the next deal.
    ///
    /// - `digits`: the first of its digits
    #[must_use]
    pub fn next_seal_is(self, digits: &str) -> String {
        self.say(SECTION, 311, &[Arg::Text(digits)])
    }

    /// The secret of the deal.
    ///
    /// - `digits`: the first of its digits
    #[must_use]
    pub fn secret_is(self, digits: &str) -> String {
        self.say(SECTION, 312, &[Arg::Text(digits)])
    }

    /// What a player may do, in the sentence that says so.
    ///
    /// - `deed`: which
    #[must_use]
    pub fn may_do(self, deed: Move) -> &'static str {
        self.fixed(SECTION, 313, &[Arg::Key(deed.key())])
    }

    /// What the player may do.
    ///
    /// - `moves`: all of it
    #[must_use]
    pub fn you_may_do(self, moves: &str) -> String {
        self.say(SECTION, 314, &[Arg::Text(moves)])
    }

    /// A link to a shared deal was not opened.
    ///
    /// - `why`: what is wrong with it
    #[must_use]
    pub fn link_damaged(self, why: &str) -> String {
        self.say(SECTION, 315, &[Arg::Text(why)])
    }

    /// What is wrong with a link: it has no deal.
    #[must_use]
    pub fn link_without_deal(self) -> &'static str {
        self.fixed(SECTION, 316, &[])
    }

    /// What is wrong with a link: its secret is mangled or cut short.
    ///
    /// - `characters`: how many characters it has instead of 64 digits
    #[must_use]
    pub fn link_secret(self, characters: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 317, &[Arg::Number(characters.count())])
    }

    /// What is wrong with a link: its cut is no number.
    #[must_use]
    pub fn link_cut_no_number(self) -> &'static str {
        self.fixed(SECTION, 318, &[])
    }

    /// What is wrong with a link: it names rules that no table here has.
    #[must_use]
    pub fn link_rules(self) -> &'static str {
        self.fixed(SECTION, 319, &[])
    }

    /// The same of a link that has no deal.
    #[must_use]
    pub fn link_rules_alone(self) -> &'static str {
        self.fixed(SECTION, 320, &[])
    }

    /// What is wrong with a link: what it says was decided does not make a whole round of its deal.
    #[must_use]
    pub fn link_play(self) -> &'static str {
        self.fixed(SECTION, 321, &[])
    }
}

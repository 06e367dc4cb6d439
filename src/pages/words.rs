//! The messages of the deal check, of the fairness page and of the footer of the reading pages, selected from
//! `words/…/pages.ftl`. Messages that these pages share with the tables come from [`crate::text`].

#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use crate::blackjack::{self, CardArrival};
use crate::check::{
    AnyCheck, CheckVerdict, ClaimError, Comparison, Destination, NotASeal, Replayed, SealFrom,
};
use crate::core::Seal;
use crate::poker::DrawnTo;
use crate::poker::poker_match::{self, Holder};
use crate::table::{DailyRound, LinkError};
use crate::text::messages::PagesWords;
use crate::text::{self};

impl PagesWords {
    // The fairness page.

    /// The message that all files match the list, or not. `None` means that a file has not arrived.
    #[must_use]
    pub fn files(self, agree: Option<bool>) -> &'static str {
        match agree {
            None => self.comparing(),
            Some(true) => self.files_agree(),
            Some(false) => self.files_differ(),
        }
    }

    /// The message that a file matches the list, or not. `None` means that it has not arrived.
    #[must_use]
    pub fn file(self, agrees: Option<bool>) -> &'static str {
        match agrees {
            None => self.file_asked(),
            Some(true) => self.file_agrees(),
            Some(false) => self.file_differs(),
        }
    }

    // The deal check.

    /// The message about an invalid link.
    #[must_use]
    pub fn claim_error(self, error: &ClaimError) -> String {
        let why = match error {
            ClaimError::Game | ClaimError::Deal(LinkError::NoTable) => {
                self.link_for_no_game().to_owned()
            }
            ClaimError::Deal(LinkError::Rules | LinkError::RulesAlone) => {
                self.link_for_no_rules().to_owned()
            }
            ClaimError::Deal(LinkError::NoSecret) => self.link_without_secret().to_owned(),
            ClaimError::Deal(LinkError::Secret(error)) => self.secret_mangled(error.characters),
            ClaimError::Deal(LinkError::CutIsNoNumber) => {
                self.pages_link_cut_no_number().to_owned()
            }
            ClaimError::Deal(LinkError::Cut(error)) => {
                self.link_cut_outside(error.cards, error.cut)
            }
            ClaimError::Deal(LinkError::Mix(error)) => self.mix_error(error),
            ClaimError::NoSeal => self.link_without_seal().to_owned(),
            ClaimError::Seal(error) => self.seal_mangled(error.characters),
            ClaimError::NoPlay | ClaimError::Deal(LinkError::Play) => {
                self.link_without_decisions().to_owned()
            }
            ClaimError::NoDecision(number) => self.no_such_decision(*number),
            ClaimError::NoSolution => self.link_without_solution().to_owned(),
        };
        self.link_refused(&why)
    }

    /// The state of the noted seal: the number of digits, and whether they match. `compared` is `None` if there is
    /// nothing to compare.
    #[must_use]
    pub fn noted_so_far(self, digits: usize, compared: Option<Comparison>) -> String {
        match compared {
            None => self.noted_nothing().to_owned(),
            Some(Comparison::Same) if digits < Seal::DIGITS => self.noted_beginning(digits),
            Some(Comparison::Same) => self.noted_whole().to_owned(),
            Some(Comparison::DiffersAt(digit)) => self.noted_differs(digit),
        }
    }

    /// The message about an input that is not a seal.
    #[must_use]
    pub fn not_a_seal(self, why: NotASeal) -> String {
        match why {
            NotASeal::Character(found) => self.no_seal_with(found.encode_utf8(&mut [0; 4])),
            NotASeal::TooLong { digits } => self.seal_too_long(digits),
        }
    }

    /// The result of a check: in a few words, and in a sentence or two.
    #[must_use]
    pub fn check_verdict(self, verdict: CheckVerdict) -> [String; 2] {
        let fixed = |short: &str, long: &str| [short.to_owned(), long.to_owned()];
        match verdict {
            CheckVerdict::Consistent => fixed(self.consistent(), self.consistent_more()),
            CheckVerdict::Fair => fixed(self.fair(), self.fair_more()),
            CheckVerdict::OtherSeal(SealFrom::Link) => {
                fixed(self.other_seal_in_link(), self.other_seal_in_link_more())
            }
            CheckVerdict::OtherSeal(SealFrom::Visitor) => {
                fixed(self.other_seal_noted(), self.other_seal_noted_more())
            }
            CheckVerdict::Refused(number) => {
                [self.impossible().to_owned(), self.impossible_more(number)]
            }
            CheckVerdict::Unfinished => fixed(self.unfinished(), self.unfinished_more()),
        }
    }

    /// A sentence: this is a deal of the day, and its secret was public.
    #[must_use]
    pub fn deal_of_day(self, round: DailyRound) -> String {
        self.public_deal(&round.date().to_text(), round.number())
    }

    /// A sentence about the number of cards that were cut.
    #[must_use]
    pub fn cut_at(self, cut: usize) -> String {
        match cut {
            0 => self.was_not_cut().to_owned(),
            _ => self.was_cut(cut),
        }
    }

    /// The round that the decisions lead to.
    #[must_use]
    pub fn round(self, check: &AnyCheck) -> String {
        match check.replayed() {
            Replayed::Refused(number) => self.decision_refused(number),
            Replayed::Unfinished => self.round_not_over().to_owned(),
            Replayed::Over(()) => text::game::result(self.language(), check),
        }
    }

    /// The place where a card went, in a word or two.
    #[must_use]
    pub fn destination(self, destination: Destination) -> String {
        match destination {
            Destination::Deck => self.went_nowhere().to_owned(),
            Destination::Blackjack(to) => self.destination_at_blackjack(to),
            Destination::Draw(DrawnTo { swap: 0, .. }) => self.went_with_deal().to_owned(),
            Destination::Draw(DrawnTo { swap, .. }) => self.went_with_swap(swap),
            Destination::PokerMatch(poker_match::Destination { holder, drawn, .. }) => match holder
            {
                Holder::Player => self.went_to_you_in_duel(drawn).to_owned(),
                Holder::Opponent(who) => self.went_to_opponent(who, drawn),
            },
        }
    }

    fn destination_at_blackjack(self, destination: blackjack::Destination) -> String {
        use blackjack::Destination::{
            DealerDraw, Double, Hand, Hit, HoleCard, Player, Seat, Upcard,
        };
        match destination {
            Player => self.went_to_you().to_owned(),
            Upcard => self.went_up().to_owned(),
            HoleCard => self.went_down().to_owned(),
            Hit => self.went_by_hit().to_owned(),
            Double => self.went_by_double().to_owned(),
            DealerDraw => self.went_to_dealer().to_owned(),
            Hand { hand, arrival } => match arrival {
                CardArrival::First | CardArrival::Second => self.went_to_hand(hand),
                CardArrival::Hit => self.went_to_hand_by_hit(hand),
                CardArrival::Double => self.went_to_hand_by_double(hand),
            },
            Seat { seat } => self.went_to_seat(seat),
        }
    }

    /// The owner of a hand, as a heading.
    #[must_use]
    pub fn holder(self, holder: Holder) -> &'static str {
        match holder {
            Holder::Player => self.own_hand(),
            Holder::Opponent(who) => self.character(who),
        }
    }

    /// The comparison of an opponent's hand with the player's.
    #[must_use]
    pub fn against_yours(self, with_yours: Ordering) -> &'static str {
        match with_yours {
            Ordering::Less => self.loses_to_yours(),
            Ordering::Equal => self.ties_with_yours(),
            Ordering::Greater => self.beats_yours(),
        }
    }
}

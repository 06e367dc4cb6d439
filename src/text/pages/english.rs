//! English.

use std::cmp::Ordering;

use super::{PagePhrases, PageWords};
use crate::blackjack;
use crate::check::{
    AnyCheck, CheckStep, CheckVerdict, ClaimError, Comparison, Destination, NotASeal, Replayed,
    SealFrom, StepFinding,
};
use crate::core::{Jokers, Seal};
use crate::poker::duel::{self, Holder, Showdown, Swapped};
use crate::poker::solo;
use crate::table::{DailyRound, Verdict};
use crate::text::english::{English, small};
use crate::text::poker::PokerWords as _;

static PHRASES: PagePhrases = PagePhrases {
    cut: "Cut",
    mix: "Mix",
    order: "Order",
    in_verifier: "The same in the stand-alone verifier",
    csv_note: "In our CSV files commas separate the columns, and a point separates the fraction. If your spreadsheet shows a single column, or a date for 12.5, import the file instead of opening it: choose the comma as separator and the point as decimal sign.",

    fairness: include_str!("fairness.en.html"),
    asking: "Loading the list of files…",
    no_list: "The list (hashes.txt) couldn't be loaded, so nothing was compared.",
    served: "Served:",
    missing: "not loaded",

    check_intro: "Your browser has just recomputed the whole deal from the link alone.",
    check_nothing: "When a round is over, its “Check this deal” link opens this page, and the whole deal is \
         recomputed in front of you: the seal, the shuffle, the cut, and where each card went.",
    example: "Check an example",
    noted: "The seal you noted before the round",
    example_note: "This is a public example: its secret was known from the start, so it proves nothing.",
    explain_seal: "The SHA-256 of fair-deal/seal/1 and the secret is the seal.",
    explain_key: "The SHA-256 of fair-deal/shuffle/2, the secret and the mix, if there is one, is the key \
         that drives the shuffle of this deal.",
    explain_round: "The deck is dealt once more, with the decisions in the link.",
    shown_seal: "The seal in the link",
    computed_seal: "Computed from the secret",
    swaps_read: "The two positions that were swapped, counted from 1.",
    hands: "The hands",
    further_hands: "Further hands",
    explain_hands: "Hand k draws from the cards that the deal of five left, shuffled from the order of the fresh \
         deck with a key of its own: the SHA-256 of fair-deal/hand/1, the key of step 2, and k as four bytes, lowest first.",
    first_five: "Dealt",
    kept_five: "Dealt and kept",
    drawn: "Cards drawn",
    last_five: "Final hand",
    discarded: ", swapped",
    compare: "The rules, the mix, the cut and the decisions are what the link says, and the seal doesn't cover them: compare these cards with the ones you saw.",
    why: "What this proves, and what it does not",

    commit: "Commit",
    licence: "Licence:",
    source: "Source code",
};

impl PageWords for English {
    fn phrases(&self) -> &'static PagePhrases {
        &PHRASES
    }

    fn files(&self, agree: Option<bool>) -> &'static str {
        match agree {
            None => "Comparing…",
            Some(true) => "✓ Every file matches the list.",
            Some(false) => "✗ Some files differ from the list or could not be loaded.",
        }
    }

    fn file(&self, agrees: Option<bool>) -> &'static str {
        match agrees {
            None => "…",
            Some(true) => "✓ matches",
            Some(false) => "✗ differs",
        }
    }

    fn claim_error(&self, error: &ClaimError) -> String {
        error.to_string()
    }

    fn verdict(&self, verdict: CheckVerdict) -> [String; 2] {
        match verdict {
            CheckVerdict::Consistent => ["This link agrees with itself.".to_owned(), "Its secret opens its seal, and the decisions in it lead to a finished round. Whoever makes a link can see to that, so it proves nothing yet. It becomes a proof for you if the seal is the one you noted before the round, and the cards are the ones you saw.".to_owned()],
            CheckVerdict::Fair => ["Its secret was fixed when you noted its seal.".to_owned(), "The secret opens the seal you noted, so it cannot have been chosen later. The rules, the mix, the cut and the decisions are those of the link: if they are yours, and the cards below are the ones you saw, no card was switched.".to_owned()],
            CheckVerdict::OtherSeal(SealFrom::Link) => ["The secret does not open the seal in this link.".to_owned(), "Another secret was sealed, or the link was changed or made up.".to_owned()],
            CheckVerdict::OtherSeal(SealFrom::Visitor) => ["This is not the deal whose seal you noted.".to_owned(), "Its secret opens another seal. Compare the digits once more: one may be mistyped, or the seal you noted may be that of another deal, such as the next one. If neither is so, this is not the secret that was sealed.".to_owned()],
            CheckVerdict::Refused(number) => ["This round cannot have been played.".to_owned(), format!("The secret opens the seal, but with these cards the rules refuse decision {number}. The rules, the mix, the cut or the decisions in this link are not those of a round that was played.")],
            CheckVerdict::Unfinished => ["This round is unfinished.".to_owned(), "The secret opens the seal, but after the last decision in this link the round still needs another one. The rules, the mix, the cut or the decisions are not those of a finished round.".to_owned()],
        }
    }

    fn noted_so_far(&self, digits: usize, compared: Option<Comparison>) -> String {
        match compared {
            None => "Type or paste it here. All 64 digits make the check a proof for you; the first few can only show that a seal is another.".to_owned(),
            Some(Comparison::Same) if digits < Seal::DIGITS => format!("{digits} of 64 digits match. Only all 64 rule out a second deal that was prepared with the same first digits."),
            Some(Comparison::Same) => "All 64 digits match.".to_owned(),
            Some(Comparison::DiffersAt(digit)) => format!("Digit {digit} is the first that is not that of its seal."),
        }
    }

    fn not_a_seal(&self, why: NotASeal) -> String {
        why.to_string()
    }

    fn deal_of_day(&self, round: DailyRound) -> String {
        let (date, number) = (round.date().to_text(), round.number());
        format!(
            "This is round {number} of the deal of the day for {date}. Its secret follows from the date and is the \
             same for everyone, so it was public: anyone could know every card beforehand, and its seal proves \
             nothing."
        )
    }

    fn step(&self, step: CheckStep) -> &'static str {
        match step {
            CheckStep::Seal => "The seal",
            CheckStep::Key => "The key",
            CheckStep::Pack => "The fresh deck",
            CheckStep::Shuffle => "The shuffle",
            CheckStep::Cut => "The cut",
            CheckStep::Round => "The round",
        }
    }

    fn finding(&self, finding: StepFinding) -> &'static str {
        match finding {
            StepFinding::Agrees => "matches",
            StepFinding::Differs => "does not match",
            StepFinding::WorkedOut => "computed",
        }
    }

    fn explain_pack(&self, jokers: Jokers) -> &'static str {
        match jokers {
            Jokers::None => "Every deal begins with its cards in this order.",
            Jokers::One => {
                "Every deal with one joker begins with the 53 cards in this order; X1 is the red \
                 joker."
            }
            Jokers::Two => {
                "Every deal with two jokers begins with the 54 cards in this order; X1 is the red \
                 joker, X2 the black one."
            }
        }
    }

    fn explain_shuffle(&self, swaps: usize) -> String {
        format!(
            "The key’s ChaCha20 stream says which two cards change places, {swaps} times. After that \
             the deck is in this order."
        )
    }

    fn seals(&self, agree: bool) -> &'static str {
        if agree {
            "Both are the same: this secret opens the seal in the link."
        } else {
            "They are not the same: this secret does not open the seal in the link."
        }
    }

    fn swaps(&self, count: usize) -> String {
        format!("The {count} swaps")
    }

    fn cut_at(&self, cut: usize) -> String {
        match cut {
            0 => "It was not cut, so it stays as it is.".to_owned(),
            1 => "The top card went to the bottom of the deck. Cards are dealt in this order."
                .to_owned(),
            _ => format!(
                "The top {cut} cards went to the bottom of the deck. Cards are dealt in this order."
            ),
        }
    }

    fn round(&self, check: &AnyCheck) -> String {
        match check.replayed() {
            Replayed::Refused(number) => format!("The rules refuse decision {number}."),
            Replayed::Unfinished => "After the last decision the round is not over.".to_owned(),
            Replayed::Over(()) => super::result(self, check, duel_result),
        }
    }

    fn dealt(&self, count: usize) -> String {
        format!("Dealt: {}", self.cards(count))
    }

    fn undealt(&self, count: usize) -> String {
        format!("Still in the deck: {}", self.cards(count))
    }

    fn destination(&self, destination: Destination) -> String {
        use blackjack::Came;
        use blackjack::Destination::{DealerDraw, Double, Hit, HoleCard, Player, Upcard};
        match destination {
            Destination::Deck => "in the deck".to_owned(),
            Destination::Blackjack(Player) => "you".to_owned(),
            Destination::Blackjack(Upcard) => "dealer".to_owned(),
            Destination::Blackjack(HoleCard) => "dealer, hole".to_owned(),
            Destination::Blackjack(Hit) => "you, hit".to_owned(),
            Destination::Blackjack(DealerDraw) => "dealer, drew".to_owned(),
            Destination::Blackjack(Double) => "you, double".to_owned(),
            Destination::Blackjack(blackjack::Destination::Hand { hand, came }) => match came {
                Came::First | Came::Second => format!("hand {hand}"),
                Came::Hit => format!("hand {hand}, hit"),
                Came::Double => format!("hand {hand}, double"),
            },
            Destination::Blackjack(blackjack::Destination::Seat { seat }) => {
                format!("seat {seat}")
            }
            Destination::Solo(solo::Destination { swap: 0, .. }) => "dealt".to_owned(),
            Destination::Solo(solo::Destination { swap, .. }) => format!("swap {swap}"),
            Destination::Duel(duel::Destination { holder, drawn, .. }) => {
                let whose = match holder {
                    Holder::Player => "you".to_owned(),
                    Holder::Opponent(who) => small(self.character(who)),
                };
                format!("{whose}{}", if drawn { ", drew" } else { "" })
            }
        }
    }

    fn holder(&self, holder: Holder) -> String {
        match holder {
            Holder::Player => "You".to_owned(),
            Holder::Opponent(who) => self.character(who).to_owned(),
        }
    }

    fn against_yours(&self, with_yours: Ordering) -> &'static str {
        match with_yours {
            Ordering::Less => "loses to yours",
            Ordering::Equal => "ties with yours",
            Ordering::Greater => "beats yours",
        }
    }
}

/// Who has won a duel, and with what.
fn duel_result(showdown: &Showdown) -> String {
    let hand = |swapped: &Swapped| small(&English.called(&swapped.hand));
    let rival = showdown.rival().copied();
    match (showdown.verdict(), rival) {
        (Verdict::Lost, Some((who, rival))) => {
            format!("{} wins: {}.", English.character(who), hand(&rival))
        }
        (Verdict::Drawn, Some((who, rival))) => {
            format!(
                "You tie with {}: {}.",
                small(English.character(who)),
                hand(&rival)
            )
        }
        // Without a rival there is nobody to lose to.
        (Verdict::Won | Verdict::Drawn | Verdict::Lost, _) => {
            format!("You win: {}.", hand(showdown.player()))
        }
    }
}

//! English.

use std::cmp::Ordering;

use super::{PagePhrases, PageWords};
use crate::blackjack;
use crate::check::{
    AnyCheck, CheckStep, CheckVerdict, ClaimError, Destination, Replayed, StepFinding,
};
use crate::core::Jokers;
use crate::poker::duel::{self, Holder, Showdown, Swapped};
use crate::poker::solo;
use crate::table::Verdict;
use crate::text::Words;
use crate::text::english::{English, small};
use crate::text::poker::PokerWords as _;

static PHRASES: PagePhrases = PagePhrases {
    cut: "Cut",
    mix: "Mix",
    order: "Order",
    in_verifier: "The same in the stand-alone verifier",

    fairness: include_str!("fairness.en.html"),
    asking: "Fetching the list of files…",
    no_list: "The list, hashes.txt, is not to be had from here, so nothing was compared.",
    served: "Served:",
    missing: "nothing",

    check_intro: "Your browser has just worked out the whole deal again, from its link and from nothing else.",
    check_nothing: "When a round is over, its link to this page works out the whole deal again before your \
         eyes: the seal, the shuffle, the cut, and where each card went.",
    example: "Check an example",
    explain_seal: "The SHA-256 of fair-deal/seal/1 and the secret is the seal.",
    explain_key: "The SHA-256 of fair-deal/shuffle/2, the secret and the mix, if there is one, is the key of all the chance in \
                 this deal.",
    explain_round: "The pack is dealt once more, with the decisions of the link.",
    shown_seal: "On show before the first decision",
    computed_seal: "Worked out from the secret",
    swaps_read: "The two places whose cards change, counted from 1.",
    hands: "The hands",
    first_five: "Dealt",
    kept_five: "Dealt and kept",
    last_five: "In the end",
    discarded: ", swapped",
    compare: "The cut and the decisions were yours, so no seal holds them: compare these cards with \
         those that lay on your table.",
    why: "Why this proves it",
};

impl PageWords for English {
    fn phrases(&self) -> &'static PagePhrases {
        &PHRASES
    }

    fn files(&self, agree: Option<bool>) -> &'static str {
        match agree {
            None => "Comparing…",
            Some(true) => "✓ Every file is as the list says.",
            Some(false) => "✗ Not every file is as the list says.",
        }
    }

    fn file(&self, agrees: Option<bool>) -> &'static str {
        match agrees {
            None => "…",
            Some(true) => "✓ agrees",
            Some(false) => "✗ differs",
        }
    }

    fn claim_error(&self, error: &ClaimError) -> String {
        error.to_string()
    }

    fn verdict(&self, verdict: CheckVerdict) -> [String; 2] {
        match verdict {
            CheckVerdict::Fair => [
                "This deal was fixed from the start.".to_owned(),
                "The secret opens the seal that was on show, and your decisions lead from it \
                     to this round. No card was put in another's place."
                    .to_owned(),
            ],
            CheckVerdict::OtherSeal => [
                "This is not the deal that was sealed.".to_owned(),
                "The secret does not open the seal that was on show. Either another deck was \
                     dealt, or this link was changed."
                    .to_owned(),
            ],
            CheckVerdict::Refused(number) => [
                "This round cannot have been played.".to_owned(),
                format!(
                    "The secret opens the seal, but with these cards the rules refuse decision {number}. \
                     The cut or the decisions in this link were changed."
                ),
            ],
            CheckVerdict::Unfinished => [
                "This round has no end.".to_owned(),
                "The secret opens the seal, but after the last decision in this link the round \
                     still waits for one. The cut or the decisions were changed, or cut short."
                    .to_owned(),
            ],
        }
    }

    fn step(&self, step: CheckStep) -> &'static str {
        match step {
            CheckStep::Seal => "The seal",
            CheckStep::Key => "The key",
            CheckStep::Pack => "The fresh pack",
            CheckStep::Shuffle => "The shuffle",
            CheckStep::Cut => "The cut",
            CheckStep::Round => "The round",
        }
    }

    fn finding(&self, finding: StepFinding) -> &'static str {
        match finding {
            StepFinding::Agrees => "agrees",
            StepFinding::Differs => "does not agree",
            StepFinding::WorkedOut => "worked out",
        }
    }

    fn explain_pack(&self, jokers: Jokers) -> &'static str {
        match jokers {
            Jokers::None => "Every deal begins with the 52 cards in this order.",
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
             the pack is in this order."
        )
    }

    fn seals(&self, agree: bool) -> &'static str {
        if agree {
            "Both are the same: this secret was fixed when the seal was shown."
        } else {
            "They are not the same: this secret is not the one that was sealed."
        }
    }

    fn swaps(&self, count: usize) -> String {
        format!("The {count} swaps")
    }

    fn cut_at(&self, cut: usize) -> String {
        match cut {
            0 => "Nobody cut the pack, so it stays as it is.".to_owned(),
            1 => "The first card went behind the others. This is the order as dealt.".to_owned(),
            _ => {
                format!("The first {cut} cards went behind the others. This is the order as dealt.")
            }
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
        use blackjack::Destination::{DealerDraw, Hit, HoleCard, Player, Upcard};
        match destination {
            Destination::Deck => "in the deck".to_owned(),
            Destination::Blackjack(Player) => "you".to_owned(),
            Destination::Blackjack(Upcard) => "dealer".to_owned(),
            Destination::Blackjack(HoleCard) => "dealer, hole".to_owned(),
            Destination::Blackjack(Hit) => "you, hit".to_owned(),
            Destination::Blackjack(DealerDraw) => "dealer, drew".to_owned(),
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
    let hand = |swapped: &Swapped| small(&English.hand(swapped.hand.rank()));
    let rival = showdown.rival().copied();
    match (showdown.verdict(), rival) {
        (Verdict::Lost, Some((who, rival))) => {
            format!("{} wins: {}.", English.character(who), hand(&rival))
        }
        (Verdict::Drawn, Some((who, rival))) => {
            format!(
                "A draw with {}: {}.",
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

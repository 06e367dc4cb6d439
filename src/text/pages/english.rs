//! English.

use std::cmp::Ordering;

use super::{AnnexWords, Mark, Step};
use crate::app::route::{Room, Route};
use crate::blackjack;
use crate::check::{AnyCheck, CheckVerdict, ClaimError, Destination, Replayed};
use crate::core::{HandRank, Jokers, PackCard, ParseSealError, ParseSecretError};
use crate::poker::duel::{self, Holder, Showdown, Swapped};
use crate::poker::solo;
use crate::table::LinkError;
use crate::table::Verdict;
use crate::text::Words;
use crate::text::english::{English as Table, small};
use crate::text::poker::PokerWords as _;

#[derive(Debug)]
pub(super) struct English;

impl AnnexWords for English {
    fn heading(&self, room: Room) -> &'static str {
        Table.heading(Route::Annex(room))
    }

    fn card(&self, card: PackCard) -> String {
        match card {
            PackCard::Natural(card) => Table.card(card),
            PackCard::Joker(joker) => Table.joker(joker).to_owned(),
        }
    }

    fn panicked(&self) -> &'static str {
        Table.panicked()
    }

    fn secret(&self) -> &'static str {
        Table.secret()
    }

    fn seal(&self) -> &'static str {
        Table.seal()
    }

    fn cut(&self) -> &'static str {
        Table.cut()
    }

    fn mix(&self) -> &'static str {
        "Mix"
    }

    fn order(&self) -> &'static str {
        "Order"
    }

    fn in_verifier(&self) -> &'static str {
        "The same in the stand-alone verifier"
    }

    fn fairness(&self) -> &'static str {
        include_str!("fairness.en.html")
    }

    fn asking(&self) -> &'static str {
        "Fetching the list of files…"
    }

    fn no_list(&self) -> &'static str {
        "The list, hashes.txt, is not to be had from here, so nothing was compared."
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

    fn served(&self) -> &'static str {
        "Served:"
    }

    fn missing(&self) -> &'static str {
        "nothing"
    }

    fn check_intro(&self) -> &'static str {
        "Your browser has just worked out the whole deal again, from its link and from nothing else."
    }

    fn check_nothing(&self) -> &'static str {
        "When a round is over, its link to this page works out the whole deal again before your \
         eyes: the seal, the shuffle, the cut, and where each card went."
    }

    fn example(&self) -> &'static str {
        "Check an example"
    }

    fn claim_error(&self, error: &ClaimError) -> String {
        let mangled = |what, characters| {
            format!(
                "The {what} should have 64 digits of 0123456789abcdef, and has {characters} characters{}.",
                if characters == 64 {
                    ", not all of them digits"
                } else {
                    ""
                }
            )
        };
        let why = match error {
            ClaimError::Game => "It names no game that is played here.".to_owned(),
            ClaimError::Deal(LinkError::Rules) => {
                "It names no rules that a table here has.".to_owned()
            }
            ClaimError::Deal(LinkError::NoSecret) => "The secret is missing from it.".to_owned(),
            ClaimError::Deal(LinkError::Secret(ParseSecretError { characters })) => {
                mangled("secret", *characters)
            }
            ClaimError::Deal(LinkError::CutIsNoNumber) => "Its cut is not a number.".to_owned(),
            ClaimError::Deal(LinkError::Cut(error)) => format!(
                "A pack of {} cards cannot be cut after {} of them.",
                error.cards, error.cut
            ),
            ClaimError::Deal(LinkError::Mix(error)) => Table.mix_error(error),
            ClaimError::NoSeal => "The seal is missing from it.".to_owned(),
            ClaimError::Seal(ParseSealError { characters }) => mangled("seal", *characters),
            ClaimError::NoPlay | ClaimError::Deal(LinkError::Play) => {
                "The decisions are missing from it.".to_owned()
            }
            ClaimError::NoDecision(number) => {
                format!("Decision {number} is none that this game knows.")
            }
        };
        format!("This link cannot be checked. {why}")
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

    fn step(&self, step: Step) -> &'static str {
        match step {
            Step::Seal => "The seal",
            Step::Key => "The key",
            Step::Pack => "The fresh pack",
            Step::Shuffle => "The shuffle",
            Step::Cut => "The cut",
            Step::Round => "The round",
        }
    }

    fn mark(&self, mark: Mark) -> &'static str {
        match mark {
            Mark::Agrees => "agrees",
            Mark::Differs => "does not agree",
            Mark::WorkedOut => "worked out",
        }
    }

    fn explain_seal(&self) -> &'static str {
        "The SHA-256 of fair-deal/seal/1 and the secret is the seal."
    }

    fn explain_key(&self) -> &'static str {
        "The SHA-256 of fair-deal/shuffle/2, the secret and the mix, if there is one, is the \
                 key of all the chance in this deal."
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

    fn explain_round(&self) -> &'static str {
        "The pack is dealt once more, with the decisions of the link."
    }

    fn shown_seal(&self) -> &'static str {
        "On show before the first decision"
    }

    fn computed_seal(&self) -> &'static str {
        "Worked out from the secret"
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

    fn swaps_read(&self) -> &'static str {
        "The two places whose cards change, counted from 1."
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
            Replayed::Over(()) => super::result(&Table, check, duel_result),
        }
    }

    fn dealt(&self, count: usize) -> String {
        format!("Dealt: {}", Table.cards(count))
    }

    fn undealt(&self, count: usize) -> String {
        format!("Still in the deck: {}", Table.cards(count))
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
                    Holder::Opponent(who) => small(Table.character(who)),
                };
                format!("{whose}{}", if drawn { ", drew" } else { "" })
            }
        }
    }

    fn hands(&self) -> &'static str {
        "The hands"
    }

    fn holder(&self, holder: Holder) -> String {
        match holder {
            Holder::Player => "You".to_owned(),
            Holder::Opponent(who) => Table.character(who).to_owned(),
        }
    }

    fn hand(&self, rank: HandRank) -> String {
        Table.hand(rank)
    }

    fn compared(&self, with_yours: Ordering) -> &'static str {
        match with_yours {
            Ordering::Less => "loses to yours",
            Ordering::Equal => "ties with yours",
            Ordering::Greater => "beats yours",
        }
    }

    fn first_five(&self) -> &'static str {
        "Dealt"
    }

    fn kept_five(&self) -> &'static str {
        "Dealt and kept"
    }

    fn last_five(&self) -> &'static str {
        "In the end"
    }

    fn thrown(&self) -> &'static str {
        ", swapped"
    }

    fn compare(&self) -> &'static str {
        "The cut and the decisions were yours, so no seal holds them: compare these cards with \
         those that lay on your table."
    }

    fn why(&self) -> &'static str {
        "Why this proves it"
    }
}

/// Who has won a duel, and with what.
fn duel_result(showdown: &Showdown) -> String {
    let hand = |swapped: &Swapped| small(&Table.hand(swapped.hand.rank()));
    let rival = showdown.rival().copied();
    match (showdown.verdict(), rival) {
        (Verdict::Lost, Some((who, rival))) => {
            format!("{} wins: {}.", Table.character(who), hand(&rival))
        }
        (Verdict::Drawn, Some((who, rival))) => {
            format!(
                "A draw with {}: {}.",
                small(Table.character(who)),
                hand(&rival)
            )
        }
        // Without a rival there is nobody to lose to.
        (Verdict::Won | Verdict::Drawn | Verdict::Lost, _) => {
            format!("You win: {}.", hand(showdown.player()))
        }
    }
}

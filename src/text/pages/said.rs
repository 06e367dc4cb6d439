//! What every method of the reading pages says, in every language: see [`crate::text::said`].

use std::cmp::Ordering;

use super::{PageWords, words};
use crate::blackjack::{self, Came};
use crate::check::{
    AnyCheck, CheckStep, CheckVerdict, ClaimError, Comparison, Destination, NotASeal, SealFrom,
    StepFinding,
};
use crate::core::{CutOutOfRange, Jokers, ParseMixError, ParseSealError, ParseSecretError, Secret};
use crate::poker::duel::{self, Holder};
use crate::poker::{Character, solo};
use crate::table::{DailyRound, Fields, LinkError};
use crate::text::said::{Said, compare};

/// Numbers that choose every form of a word.
const NUMBERS: [usize; 14] = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 52, 64, 101, 312];

#[test]
fn the_reading_pages_say_what_they_always_said() {
    compare("pages", |language, said| {
        let words = words(language);
        files(words, said);
        links(words, said);
        verdicts(words, said);
        numbers(words, said);
        steps(words, said);
        destinations(words, said);
        holders(words, said);
        rounds(words, said);
    });
}

fn files(words: PageWords, said: &mut Said) {
    for agree in [None, Some(true), Some(false)] {
        said.add(&format!("files({agree:?})"), words.files(agree));
        said.add(&format!("file({agree:?})"), words.file(agree));
    }
    for agree in [true, false] {
        said.add(&format!("seals({agree})"), words.seals(agree));
    }
}

fn links(words: PageWords, said: &mut Said) {
    let mut errors = vec![
        ClaimError::Game,
        ClaimError::Deal(LinkError::Rules),
        ClaimError::Deal(LinkError::RulesAlone),
        ClaimError::Deal(LinkError::NoSecret),
        ClaimError::Deal(LinkError::CutIsNoNumber),
        ClaimError::Deal(LinkError::Cut(CutOutOfRange { cut: 52, cards: 52 })),
        ClaimError::Deal(LinkError::Cut(CutOutOfRange { cut: 1, cards: 1 })),
        ClaimError::Deal(LinkError::Mix(ParseMixError::TooLong { characters: 101 })),
        ClaimError::Deal(LinkError::Mix(ParseMixError::ControlCharacter)),
        ClaimError::Deal(LinkError::Play),
        ClaimError::NoSeal,
        ClaimError::NoPlay,
    ];
    for characters in NUMBERS {
        let secret = ParseSecretError { characters };
        errors.push(ClaimError::Deal(LinkError::Secret(secret)));
        errors.push(ClaimError::Seal(ParseSealError { characters }));
        errors.push(ClaimError::NoDecision(characters));
    }
    for error in errors {
        said.add(
            &format!("claim_error({error:?})"),
            words.claim_error(&error),
        );
    }
}

fn verdicts(words: PageWords, said: &mut Said) {
    let refused = NUMBERS.map(CheckVerdict::Refused);
    let others = [
        CheckVerdict::Consistent,
        CheckVerdict::Fair,
        CheckVerdict::OtherSeal(SealFrom::Link),
        CheckVerdict::OtherSeal(SealFrom::Visitor),
        CheckVerdict::Unfinished,
    ];
    for verdict in others.into_iter().chain(refused) {
        let [short, long] = words.verdict(verdict);
        said.add(&format!("verdict({verdict:?}).0"), short);
        said.add(&format!("verdict({verdict:?}).1"), long);
    }
    let differs = NUMBERS.map(|digit| Some(Comparison::DiffersAt(digit)));
    let compared = [None, Some(Comparison::Same)].into_iter().chain(differs);
    for compared in compared {
        for digits in [0, 1, 2, 5, 11, 21, 22, 63, 64] {
            let call = format!("noted_so_far({digits}, {compared:?})");
            said.add(&call, words.noted_so_far(digits, compared));
        }
    }
    let too_long = [65, 71, 72, 101, 111].map(|digits| NotASeal::TooLong { digits });
    let characters = ['g', 'é', ' ', '“'].map(NotASeal::Character);
    for why in characters.into_iter().chain(too_long) {
        said.add(&format!("not_a_seal({why:?})"), words.not_a_seal(why));
    }
}

fn numbers(words: PageWords, said: &mut Said) {
    for count in NUMBERS {
        said.add(
            &format!("explain_shuffle({count})"),
            words.explain_shuffle(count),
        );
        said.add(&format!("swaps({count})"), words.swaps(count));
        said.add(&format!("cut_at({count})"), words.cut_at(count));
        said.add(&format!("dealt({count})"), words.dealt(count));
        said.add(&format!("undealt({count})"), words.undealt(count));
    }
    let mut round = DailyRound::first("2026-11-22".parse().expect("a day"));
    loop {
        let call = format!("deal_of_day({})", round.number());
        said.add(&call, words.deal_of_day(round));
        match round.next() {
            Some(next) => round = next,
            None => break,
        }
    }
}

fn steps(words: PageWords, said: &mut Said) {
    for step in CheckStep::ALL {
        said.add(&format!("step({step:?})"), words.step(step));
    }
    for finding in [
        StepFinding::Agrees,
        StepFinding::Differs,
        StepFinding::WorkedOut,
    ] {
        said.add(&format!("finding({finding:?})"), words.finding(finding));
    }
    for jokers in Jokers::ALL {
        said.add(
            &format!("explain_pack({jokers:?})"),
            words.explain_pack(jokers),
        );
    }
}

fn destinations(words: PageWords, said: &mut Said) {
    use blackjack::Destination as Blackjack;
    let mut to = vec![Destination::Deck];
    to.extend(
        [
            Blackjack::Player,
            Blackjack::Upcard,
            Blackjack::HoleCard,
            Blackjack::Hit,
            Blackjack::Double,
            Blackjack::DealerDraw,
        ]
        .map(Destination::Blackjack),
    );
    for hand in [1, 2, 4] {
        for came in [Came::First, Came::Second, Came::Hit, Came::Double] {
            to.push(Destination::Blackjack(Blackjack::Hand { hand, came }));
        }
        to.push(Destination::Blackjack(Blackjack::Seat { seat: hand }));
    }
    for swap in [0, 1, 2, 12, 21] {
        to.push(Destination::Solo(solo::Destination { swap, place: 0 }));
    }
    for holder in every_holder() {
        to.extend([false, true].map(|drawn| {
            Destination::Duel(duel::Destination {
                holder,
                place: 0,
                drawn,
            })
        }));
    }
    for to in to {
        said.add(&format!("destination({to:?})"), words.destination(to));
    }
}

fn every_holder() -> Vec<Holder> {
    let opponents = Character::ALL.into_iter().map(Holder::Opponent);
    [Holder::Player].into_iter().chain(opponents).collect()
}

fn holders(words: PageWords, said: &mut Said) {
    for holder in every_holder() {
        said.add(&format!("holder({holder:?})"), words.holder(holder));
    }
    for order in [Ordering::Less, Ordering::Equal, Ordering::Greater] {
        said.add(
            &format!("against_yours({order:?})"),
            words.against_yours(order),
        );
    }
}

/// The check of the deal whose secret is this byte 32 times.
fn check(byte: u8, game: &str, rules: &str, play: &str) -> AnyCheck {
    let secret = Secret::from_bytes([byte; 32]);
    let (seal, deal) = (secret.seal(), secret.to_hex());
    let query = format!("game={game}&rules={rules}&cut=17&seal={seal}&deal={deal}&play={play}");
    let check = AnyCheck::parse(&Fields::parse(&query)).expect("a deal");
    check.unwrap_or_else(|error| panic!("{query}: {error}"))
}

fn rounds(words: PageWords, said: &mut Said) {
    for (game, rules, plays) in [
        ("blackjack", "classic", &["s", "hs", "", "ssss"][..]),
        ("blackjack", "classic.ties-lose.ace-1", &["s", "hs"]),
        (
            "blackjack",
            "vegas",
            &["20-s", "20-s.20-s", "20-d", "20-p", "20-r"],
        ),
        ("poker", "", &["0", "v0", "", "000"]),
        ("poker", "2-jokers", &["0", "v0"]),
        (
            "poker-jacks",
            "800-50-25-9-6-4-3-2-1",
            &["3-0", "5-v", "3-"],
        ),
        ("poker-duel", "r", &["0", "v", ""]),
        ("poker-duel", "rko", &["v"]),
        ("poker-duel", "rko-2-jokers", &["0", "v"]),
        (
            "blackjack",
            "vegas-strip",
            &["20-s.20-s", "20-s.40-d.20-s", "20-p"],
        ),
        (
            "poker-duel",
            "r-chips",
            &[
                "1~200~200-B",
                "1~200~200-XF",
                "1~200~200-B0X",
                "1~200~200-B0B",
            ],
        ),
    ] {
        for byte in 0..24 {
            for play in plays {
                let check = check(byte, game, rules, play);
                let call = format!("round({game}, {rules}, {byte}, {play})");
                said.add(&call, words.round(&check));
            }
        }
    }
}

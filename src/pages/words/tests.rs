//! The tests of the messages of the deal check, of the fairness page and of the footer.

use crate::blackjack;
use crate::check::{Check, CheckStep, Comparison, NotASeal, SealFrom, StepFinding};
use crate::core::{
    CutOutOfRange, Jokers, ParseMixError, ParseSealError, ParseSecretError, WildHand,
};
use crate::pages::words::*;
use crate::poker::poker_match::{self, Holder};
use crate::poker::{Character, PokerMatch};
use crate::table::{DailyRound, Decisions, Fields, LinkError};
use crate::text::language::Language;
use crate::text::messages::PagesWords;
use crate::text::testing::each_in_its_own_words;

/// The start tags and comments of a text, and the content of each `<code>`.
fn structure(html: &str) -> Vec<&str> {
    let pieces = html.split('<').skip(1);
    pieces
        .filter(|piece| !piece.starts_with('/'))
        .map(|piece| match piece.split_once('>') {
            Some(("code", _)) | None => piece,
            Some((tag, _)) => tag,
        })
        .collect()
}

#[test]
fn fairness_text_has_the_same_markup_everywhere() {
    let texts = Language::ALL.map(|language| PagesWords::of(language).fairness());
    let structures = texts.map(structure);
    let [english, ..] = &structures;
    assert!(english.len() > 60, "{english:?}");
    for (language, other) in Language::ALL.map(Language::code).iter().zip(&structures) {
        for (one, other) in english.iter().zip(other) {
            assert_eq!(one, other, "{language}");
        }
        assert_eq!(english.len(), other.len(), "{language}");
    }
    // The page's content security policy blocks inline styles and handlers.
    for tag in english {
        assert!(!tag.contains("style=") && !tag.contains(" on"), "{tag}");
    }
}

#[test]
fn the_numbers_are_the_same_in_every_language() {
    for language in Language::ALL {
        let factorial = format!(
            "2<sup>225{}6</sup>",
            PagesWords::of(language).decimal_point()
        );
        let text = PagesWords::of(language).fairness();
        for number in [
            factorial.as_str(),
            "8 × 10<sup>67</sup>",
            "52!",
            "256",
            "2<sup>32</sup>",
        ] {
            assert!(text.contains(number), "{language:?}: {number}");
        }
    }
    // log2(52!) and 52! itself.
    let bits: f64 = (2..=52).map(|n| f64::from(n).log2()).sum();
    assert_eq!(format!("{bits:.1}"), "225.6");
    let all: f64 = (2..=52).map(f64::from).product();
    assert_eq!(format!("{all:.0e}"), "8e67");
}

fn every_error() -> Vec<ClaimError> {
    let secret = |characters| ClaimError::Deal(LinkError::Secret(ParseSecretError { characters }));
    let seal = |characters| ClaimError::Seal(ParseSealError { characters });
    vec![
        ClaimError::Game,
        ClaimError::Deal(LinkError::Rules),
        ClaimError::Deal(LinkError::NoSecret),
        secret(3),
        secret(64),
        ClaimError::Deal(LinkError::CutIsNoNumber),
        ClaimError::Deal(LinkError::Cut(CutOutOfRange { cut: 52, cards: 52 })),
        ClaimError::Deal(LinkError::Mix(ParseMixError::TooLong { characters: 101 })),
        ClaimError::Deal(LinkError::Mix(ParseMixError::ControlCharacter)),
        ClaimError::NoSeal,
        seal(3),
        seal(64),
        ClaimError::NoPlay,
        ClaimError::NoSolution,
        ClaimError::NoDecision(4),
    ]
}

fn every_destination() -> Vec<Destination> {
    use blackjack::Destination::{DealerDraw, Hit, HoleCard, Player, Upcard};
    let draw = |swap| Destination::Draw(DrawnTo { swap, place: 0 });
    let blackjack = [Player, Upcard, HoleCard, Hit, DealerDraw].map(Destination::Blackjack);
    let poker_match = every_holder().into_iter().flat_map(|holder| {
        [false, true].map(|drawn| {
            Destination::PokerMatch(poker_match::Destination {
                holder,
                place: 0,
                drawn,
            })
        })
    });
    [Destination::Deck, draw(0), draw(1), draw(12)]
        .into_iter()
        .chain(blackjack)
        .chain(poker_match)
        .collect()
}

fn every_holder() -> Vec<Holder> {
    let opponents = Character::ALL.into_iter().map(Holder::Opponent);
    [Holder::Player].into_iter().chain(opponents).collect()
}

const VERDICTS: [CheckVerdict; 6] = [
    CheckVerdict::Consistent,
    CheckVerdict::Fair,
    CheckVerdict::OtherSeal(SealFrom::Link),
    CheckVerdict::OtherSeal(SealFrom::Visitor),
    CheckVerdict::Refused(3),
    CheckVerdict::Unfinished,
];

/// All messages about checks that are not empty anywhere.
fn said(words: PagesWords) -> Vec<String> {
    let mut said: Vec<String> = every_error()
        .iter()
        .map(|it| words.claim_error(it))
        .collect();
    said.extend(
        VERDICTS
            .into_iter()
            .flat_map(|verdict| words.check_verdict(verdict)),
    );
    said.extend(
        every_destination()
            .into_iter()
            .map(|to| words.destination(to)),
    );
    said.extend([0, 1, 17].map(|cut| words.cut_at(cut)));
    said.extend([
        words.swaps(51_usize),
        words.pages_dealt(6_usize),
        words.undealt(46_usize),
    ]);
    said.extend(CheckStep::ALL.map(|step| words.step(step).to_owned()));
    let agree = [None, Some(true), Some(false)];
    said.extend(agree.map(|agree| words.files(agree).to_owned()));
    said.extend(
        [
            StepFinding::Agrees,
            StepFinding::Differs,
            StepFinding::WorkedOut,
        ]
        .map(|it| words.finding(it).to_owned()),
    );
    for compared in [None, Some(Comparison::Same), Some(Comparison::DiffersAt(7))] {
        said.extend([16, 64].map(|digits| words.noted_so_far(digits, compared)));
    }
    let wrong = [NotASeal::Character('g'), NotASeal::TooLong { digits: 65 }];
    said.extend(wrong.map(|why| words.not_a_seal(why)));
    said.extend([true, false].map(|agree| words.seals(agree).to_owned()));
    let day = "2026-11-22".parse().expect("a day");
    said.push(words.deal_of_day(DailyRound::first(day)));
    said.extend(Jokers::ALL.map(|jokers| words.explain_pack(jokers).to_owned()));
    said.push(words.explain_shuffle(53_usize));
    let orders = [Ordering::Less, Ordering::Equal, Ordering::Greater];
    said.extend(orders.map(|order| words.against_yours(order).to_owned()));
    said.extend(
        every_holder()
            .into_iter()
            .map(|it| words.holder(it).to_owned()),
    );
    said
}

#[test]
fn phrases_are_not_empty_and_are_translated() {
    let all = Language::ALL.map(|language| said(PagesWords::of(language)));
    for sentences in &all {
        for (index, sentence) in sentences.iter().enumerate() {
            assert!(!sentence.trim().is_empty(), "sentence {index}");
            assert!(!sentence.contains("{}"), "{sentence}");
        }
    }
    each_in_its_own_words(&all);
}

#[test]
fn link_errors_in_english() {
    let told = every_error();
    let told = told
        .iter()
        .map(|error| PagesWords::of(Language::English).claim_error(error));
    let why = told.map(|told| {
        let why = told.strip_prefix("This link can’t be checked. ");
        why.expect(&told).to_owned()
    });
    assert_eq!(
        why.collect::<Vec<_>>(),
        [
            "It isn’t for any game played here.",
            "It asks for rules we don’t have.",
            "It has no secret.",
            "The secret should have 64 digits of 0123456789abcdef, and has 3 characters.",
            "The secret should have 64 digits of 0123456789abcdef, and has 64 characters, not all of \
             them digits.",
            "Its cut isn’t a number.",
            "A 52-card deck can’t be cut after 52 cards.",
            "A mix has at most 100 characters; this one has 101.",
            "A mix is one line of text without control characters.",
            "It has no seal.",
            "The seal should have 64 digits of 0123456789abcdef, and has 3 characters.",
            "The seal should have 64 digits of 0123456789abcdef, and has 64 characters, not all of \
             them digits.",
            "It has no decisions.",
            "The Mathematician’s strategy, which it needs, isn’t here. Are you online?",
            "Decision 4 isn’t possible in this game.",
        ]
    );
}

#[test]
fn round_has_its_result() {
    let deal = crate::check::golden().pop().expect("two of them");
    let seal = deal.seal();
    let rules = blackjack::Preset::Classic.rules();
    let decisions = Decisions::of_one_round(vec![blackjack::Action::Stand]);
    let check = AnyCheck::Blackjack(Check::of(deal, seal, rules, decisions));
    let told = Language::ALL.map(|language| PagesWords::of(language).round(&check));
    assert_eq!(told[0], "The dealer wins, 18 to 12.");
    assert!(
        told.iter().all(|it| it.contains("18") && it.contains("12")),
        "{told:?}"
    );
}

/// A finished poker match of the second golden secret, against the Textbook and the Actuary with one joker.
fn poker_match(play: &str) -> Check<PokerMatch> {
    let query = [
        "rules=ro-1-joker&cut=17&play=",
        play,
        "&deal=755857880e120d9459f8a967958f4bf832e02acdb94518de504f35c6443d818a",
        "&seal=ffa70777a13ea0d9c74b471be9781825788b8f34baa06208db5667a2d84d5201",
    ]
    .concat();
    Check::parse(&Fields::parse(&query)).expect("a whole one")
}

#[test]
fn poker_match_result_names_the_winner_and_the_hand() {
    let verdicts = (0..32).filter_map(|bits| char::from_digit(bits, 32));
    let mut told = std::collections::BTreeSet::new();
    for play in verdicts {
        let check = poker_match(&play.to_string());
        let Some(poker_match::Round::Over(showdown)) = check.over() else {
            panic!("{play}: {:?}", check.round);
        };
        let check = AnyCheck::PokerMatch(check.clone());
        let rival = showdown.rival().expect("two of them");
        let verdict = showdown.verdict();
        for language in Language::ALL {
            let words = PagesWords::of(language);
            let sentence = words.round(&check).to_lowercase();
            let (winner, best) = match verdict {
                crate::table::Verdict::Won => (None, showdown.player().hand),
                crate::table::Verdict::Drawn | crate::table::Verdict::Lost => {
                    (Some(rival.0), rival.1.hand)
                }
            };
            let hand: String = crate::text::poker::words(language)
                .hand(WildHand::rank(&best))
                .to_lowercase();
            assert!(sentence.contains(&hand), "{sentence}: {hand}");
            let name = winner.map(|who| {
                crate::text::poker::words(language)
                    .character(who)
                    .to_lowercase()
            });
            assert!(
                name.is_none_or(|name| sentence.contains(&name)),
                "{sentence}"
            );
        }
        told.insert(PagesWords::of(Language::English).round(&check));
    }
    assert!(told.len() > 1, "{told:?}");
}

#[test]
fn opponents_begin_with_a_capital() {
    for (character, english) in
        Character::ALL
            .into_iter()
            .zip(["The Textbook", "The Chaser", "The Rock", "The Actuary"])
    {
        let words = PagesWords::of(Language::English);
        assert_eq!(words.holder(Holder::Opponent(character)), english);
    }
}

//! The tests of the page that analyses a hand.

use super::*;
use crate::coach::{Choice, Coach, Play};

fn type_all(page: &mut HandPage, hand: &str, up: &str, seen: &str) -> Vec<Effect> {
    for (field, text) in Field::ALL.into_iter().zip([hand, up, seen]) {
        page.update(Msg::Typed(field, text.to_owned()));
    }
    page.update(Msg::Left)
}

fn answer(page: &mut HandPage) {
    let question = page.asked().expect("a question").clone();
    let advice = question.ask(&Coach::new(&question.rules)).ok();
    page.update(Msg::GotAdvice(question, advice));
}

#[test]
fn cards_are_read_as_people_write_them() {
    for (text, ranks) in [
        ("", ""),
        ("10 6", "T6"),
        ("T6", "T6"),
        ("106", "T6"),
        ("A♠ 7h", "A7"),
        ("as,7D", "A7"),
        ("Ａ　７", "A7"),
        ("k q j", "KQJ"),
    ] {
        let read = read_cards(text).unwrap_or_else(|| panic!("{text}"));
        let read: String = read.iter().map(|(rank, _)| rank.code()).collect();
        assert_eq!(read, ranks, "{text}");
    }
    for text in ["1", "0", "A S x", "♠", "11", "ten", "-6"] {
        assert_eq!(read_cards(text), None, "{text}");
    }
}

#[test]
fn added_suits_fit_into_one_deck() {
    let mut page = HandPage {
        rules: "single-deck".parse().expect("rules"),
        ..HandPage::default()
    };
    type_all(&mut page, "8 8", "8", "8s");
    assert_eq!(page.problem(), None);
    let question = page.asked().expect("a question");
    assert_eq!(question.seen, Card::parse_list("8S").expect("a card"));
    let effects = type_all(&mut page, "8 8", "8", "8 8");
    assert!(effects.contains(&Effect::Announce(())));
    for (hand, up, seen, field) in [
        ("8 8", "8", "8 8", Field::Seen),
        ("8 8 2s 2s", "8", "", Field::Hand),
        ("8s 2", "8s", "", Field::Upcard),
    ] {
        type_all(&mut page, hand, up, seen);
        let Some(Problem::NoAdvice {
            why: NoAdvice::TooManyCopies { .. },
            field: found,
        }) = page.problem()
        else {
            panic!("{:?}", page.problem());
        };
        assert_eq!(found, field, "{hand}, {up}, {seen}");
    }
}

#[test]
fn hand_has_the_values_of_the_coach() {
    let mut page = HandPage::default();
    let effects = type_all(&mut page, "10 6", "10", "");
    assert!(matches!(effects[..], [Effect::Own(OwnEffect::Ask(_))]));
    answer(&mut page);
    let valued = page.valued(&Action::ALL);
    assert_eq!(valued[0].choice, Choice::Play(Play::Surrender));
    assert!((valued[0].value + 0.5).abs() < 1e-12);
    // The address leads to the same page.
    let choices = page.choices().expect("choices");
    let mut again = HandPage::default();
    again.enter(&choices, None);
    assert_eq!(again.asked(), page.asked());
    assert_eq!(again.choices(), Some(choices));
}

#[test]
fn problem_names_its_field() {
    let mut page = HandPage::default();
    for (hand, up, seen, problem) in [
        ("10 x", "6", "", Problem::NoCards(Field::Hand)),
        ("10 6", "6 7", "", Problem::TwoUpcards),
        ("10 6", "6", "?", Problem::NoCards(Field::Seen)),
        (
            "10",
            "6",
            "",
            Problem::NoAdvice {
                why: NoAdvice::TooFewInHand { cards: 1 },
                field: Field::Hand,
            },
        ),
    ] {
        type_all(&mut page, hand, up, seen);
        assert_eq!(page.problem(), Some(problem), "{hand}");
        assert_eq!(page.asked(), None);
        assert_eq!(page.typed(Field::Hand), hand, "nothing is rewritten");
    }
    type_all(&mut page, "10 6", "", "");
    assert_eq!((page.problem(), page.asked()), (None, None));
}

#[test]
fn buttons_write_into_their_field() {
    let mut page = HandPage::default();
    for rank in [Rank::Ten, Rank::Ace, Rank::Six] {
        page.update(Msg::Picked(rank));
    }
    assert_eq!(page.typed(Field::Hand), "10 A 6");
    page.update(Msg::TookBack);
    page.update(Msg::Aimed(Field::Upcard));
    for rank in [Rank::Nine, Rank::Five] {
        page.update(Msg::Picked(rank));
    }
    assert_eq!(page.typed(Field::Upcard), "5", "the dealer has one");
    page.update(Msg::TookBack);
    page.update(Msg::TookBack);
    assert_eq!(page.typed(Field::Upcard), "");
    assert_eq!(page.typed(Field::Hand), "10 A");
}

#[test]
fn last_card_is_removed_as_it_was_read() {
    for (typed, rest) in [
        ("106", "10"),
        ("A♠7h", "A♠"),
        ("5 6, 10♥\u{fe0f} ", "5 6"),
        ("Ａ　７", "Ａ"),
        ("10", ""),
        (" ", ""),
        ("", ""),
        // This text is no list of cards.
        ("5 6 x", "5 6"),
    ] {
        let mut page = HandPage::default();
        page.update(Msg::Typed(Field::Hand, typed.to_owned()));
        page.update(Msg::TookBack);
        assert_eq!(page.typed(Field::Hand), rest, "{typed}");
    }
}

/// A link with unreadable rules keeps its other fields.
#[test]
fn link_with_unreadable_rules_keeps_its_stage() {
    for (address, stage) in [
        (
            "rules=whist&up=6D&hand=8S.3H&hands=3",
            Stage::Split { hands: 3 },
        ),
        ("up=6D&hand=8S.3H&hands=2", Stage::Split { hands: 2 }),
        ("rules=whist&up=6D&hand=8S.3H&hands=x", Stage::Dealt),
    ] {
        let mut page = HandPage::default();
        page.enter(&Fields::parse(address), None);
        assert_eq!(page.stage(), stage, "{address}");
        assert!(page.asked().is_some(), "{address}");
    }
}

#[test]
fn certain_natural_is_a_problem_of_seen_cards() {
    let mut page = HandPage::default();
    type_all(&mut page, "10 6", "A", "2 3");
    let question = page.asked().expect("a question").clone();
    page.update(Msg::GotAdvice(question, None));
    assert_eq!(page.problem().map(Problem::field), Some(Field::Seen));
}

#[test]
fn stages_are_those_of_the_rules() {
    let mut page = HandPage::default();
    page.update(Msg::ChoseStage(Stage::Split { hands: 3 }));
    type_all(&mut page, "8 3", "6", "");
    let origin = page.asked().expect("a question").origin;
    assert_eq!(origin, Origin::Split { hands: 3 });
    let once: Rules = "vegas.split-2".parse().expect("rules");
    page.update(Msg::ChoseRules(once));
    assert_eq!(page.stage(), Stage::Dealt);
    assert_eq!(Stage::all(&once).count(), 2);
    // An answer to an earlier question is ignored.
    let early = page.asked().expect("a question").clone();
    type_all(&mut page, "8 4", "6", "");
    assert_eq!(page.update(Msg::GotAdvice(early, None)), []);
    assert_eq!(page.problem(), None);
}

#[test]
fn question_without_advice_is_asked_again_after_typing() {
    let mut page = HandPage {
        rules: "single-deck".parse().expect("rules"),
        ..HandPage::default()
    };
    // Only tens are left, so the dealer's ace is a natural.
    let seen = "A A A 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9";
    type_all(&mut page, "10 6", "A", seen);
    answer(&mut page);
    let problem = page.problem().expect("a certain natural");
    page.update(Msg::Typed(problem.field(), format!("{seen} ")));
    assert_eq!(page.problem(), None);
    let effects = page.update(Msg::Left);
    assert!(
        effects
            .iter()
            .any(|it| matches!(it, Effect::Own(OwnEffect::Ask(_))))
    );
    answer(&mut page);
    assert_eq!(page.problem(), Some(problem));
}

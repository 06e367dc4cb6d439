//! The fields for the bet, the cut, the mix and the pays: what they show of a typed text, and the reason beside a text that
//! cannot be used. `tests/blackjack/shoe.rs` and `tests/seals.rs` test how these texts are read.

use fair_deal::app;
use fair_deal::app::language::Language;
use fair_deal::app::route::TableId;
use fair_deal::app::settings::Visitor;
use fair_deal::blackjack::{Bet, Blackjack};
use fair_deal::pages::paytable;
use fair_deal::pages::{self, Model};
use fair_deal::poker::Class;
use fair_deal::table::{Button, Mode, Msg};

use crate::Tables;
use crate::element::Element;

const BET: &str = "[data-bets=number]";
const CUT: &str = ".cut-at input";
const MIX: &str = ".mix input";
const TABLE: TableId = TableId::Blackjack(Mode::Free);

fn sit_down(rules: &str) -> Tables {
    let address = format!("#/blackjack?rules={rules}");
    Tables::open_at(TABLE, &address, Language::English, "speed=off")
}

fn tell(tables: &mut Tables, msg: Msg<Blackjack>) -> Element {
    tables.cmds = tables.model.update(app::Msg::Blackjack(Mode::Free, msg));
    tables.answer(TABLE, |_| ());
    Element::of_table(&tables.model)
}

fn click(tables: &mut Tables, button: Button<fair_deal::blackjack::Action>) -> Element {
    let at = tables.model.blackjack(Mode::Free).position();
    tell(tables, Msg::Clicked(button, at))
}

fn value<'d>(drawn: &'d Element, field: &str) -> &'d str {
    drawn.only(field).attribute("value")
}

fn phase(drawn: &Element) -> &str {
    drawn.only("main").attribute("data-phase")
}

#[test]
fn invalid_bet_is_refused_at_its_field() {
    const WHOLE: &str = "Type the bet as a whole number of chips, such as 25.";
    for (rules, text, sentence) in [
        ("vegas", "-3", WHOLE),
        ("vegas", "2.5", WHOLE),
        ("vegas", "2,5", WHOLE),
        ("vegas", "7x", WHOLE),
        ("vegas", "1,000", "This table takes at most 500 chips."),
        (
            "vegas.naturals-6-5",
            "4",
            "Bets at this table are multiples of 5 chips.",
        ),
    ] {
        for leaves_first in [false, true] {
            let mut tables = sit_down(rules);
            let drawn = tell(&mut tables, Msg::TypedStake(text.to_owned()));
            assert_eq!(value(&drawn, BET), text);
            assert_eq!(drawn.refusal(BET), None, "not while {text} is typed");
            if leaves_first {
                let drawn = tell(&mut tables, Msg::LeftField);
                assert_eq!(drawn.refusal(BET).as_deref(), Some(sentence));
            }
            // Deal does not bypass the refusal.
            for button in [Button::Deal, Button::CutFirst] {
                let drawn = click(&mut tables, button);
                assert_eq!(drawn.refusal(BET).as_deref(), Some(sentence));
                assert_eq!(value(&drawn, BET), text);
                assert_eq!(phase(&drawn), "ready", "{text}");
            }
            tell(&mut tables, Msg::TypedStake("20".to_owned()));
            let drawn = click(&mut tables, Button::Deal);
            assert_eq!(drawn.only("[data-hand=player]").attribute("data-bet"), "20");
        }
    }
}

#[test]
fn bet_between_steps_is_rounded_with_a_note() {
    for leaves_first in [false, true] {
        let mut tables = sit_down("vegas.naturals-6-5");
        tell(&mut tables, Msg::TypedStake("12".to_owned()));
        let drawn = if leaves_first {
            tell(&mut tables, Msg::LeftField)
        } else {
            click(&mut tables, Button::Deal)
        };
        assert_eq!(value(&drawn, BET), "10");
        assert_eq!(drawn.refusal(BET), None);
        let note = drawn.only(BET).attribute("aria-describedby");
        assert_eq!(
            drawn.texts(&format!("#{note}")),
            ["Bets at this table are multiples of 5 chips."]
        );
        assert_eq!(phase(&drawn), "ready");
        let drawn = click(&mut tables, Button::Deal);
        assert_eq!(drawn.only("[data-hand=player]").attribute("data-bet"), "10");
    }
}

#[test]
fn valid_bet_is_shown_in_digits() {
    for (text, bet) in [("25", "25"), (" 30 ", "30"), ("\u{ff15}\u{ff10}", "50")] {
        let mut tables = sit_down("vegas.naturals-6-5");
        let drawn = tell(&mut tables, Msg::TypedStake(text.to_owned()));
        assert_eq!(value(&drawn, BET), text, "it is not rewritten");
        let drawn = tell(&mut tables, Msg::LeftField);
        assert_eq!((value(&drawn, BET), drawn.refusal(BET)), (bet, None));
    }
}

/// During the cut no bet can be chosen, so a player without one could not continue.
#[test]
fn missing_bet_blocks_the_cut() {
    let mut tables = sit_down("vegas");
    let stake = *tables.model.blackjack(Mode::Free).stake();
    let drawn = tell(&mut tables, Msg::ChoseStake(stake.with_bet(Bet::NONE)));
    assert_eq!(value(&drawn, BET), "0");
    assert!(drawn.button("Cut and mix").has("data-button"));
    let drawn = click(&mut tables, Button::CutFirst);
    assert_eq!(phase(&drawn), "ready");
    assert_eq!(drawn.texts(".bets .refused"), ["Place a bet first."]);
    tell(&mut tables, Msg::TypedStake("20".to_owned()));
    assert_eq!(phase(&click(&mut tables, Button::CutFirst)), "cut");
    let drawn = click(&mut tables, Button::DealUncut);
    assert_eq!(drawn.only("[data-hand=player]").attribute("data-bet"), "20");
}

#[test]
fn invalid_cut_or_mix_is_refused_at_its_field() {
    let mut tables = sit_down("classic");
    click(&mut tables, Button::CutFirst);
    for wrong in ["7x", "2.5", "-3", "52"] {
        let drawn = tell(&mut tables, Msg::TypedCut(wrong.to_owned()));
        assert_eq!(drawn.refusal(CUT), None, "{wrong} is being typed");
        let drawn = tell(&mut tables, Msg::LeftField);
        assert_ne!(drawn.refusal(CUT).unwrap_or_default(), "", "{wrong}");
        assert_eq!(value(&drawn, CUT), wrong);
    }
    let drawn = tell(&mut tables, Msg::TypedCut("\u{ff11}\u{ff17}".to_owned()));
    assert_eq!(value(&drawn, CUT), "\u{ff11}\u{ff17}");
    let long = "x".repeat(105);
    tell(&mut tables, Msg::TypedMix(long.clone()));
    let drawn = click(&mut tables, Button::DealUncut);
    let why = drawn.refusal(MIX).expect("a refusal");
    assert!(why.contains("this one has 105"), "{why}");
    assert_eq!((value(&drawn, MIX), phase(&drawn)), (long.as_str(), "cut"));
    tell(&mut tables, Msg::TypedMix("six dice: 3 1".to_owned()));
    assert_ne!(phase(&click(&mut tables, Button::Cut)), "cut");
}

#[test]
fn pay_is_read_in_every_spelling_when_its_field_is_left() {
    const ROYAL: &str = "#RoyalFlush";
    let (mut model, _) = Model::open("#/poker/paytable", Visitor::default(), None);
    let mut send = |msg| {
        model.update(pages::Msg::PayTable(msg));
        Element::of_page(&model)
    };
    let royal = || Class::ALL.into_iter().find(|it| it.code() == "RoyalFlush");
    let royal = royal().expect("a royal flush");
    for (text, pay) in [
        ("900", "900"),
        ("1,000", "1000"),
        ("1 000", "1000"),
        (" 700 ", "700"),
        ("\u{ff19}", "9"),
        ("\u{ff12}\u{ff15}", "25"),
    ] {
        let drawn = send(paytable::Msg::Typed(royal, text.to_owned()));
        assert_eq!((value(&drawn, ROYAL), drawn.refusal(ROYAL)), (text, None));
        let drawn = send(paytable::Msg::Left(royal));
        assert_eq!((value(&drawn, ROYAL), drawn.refusal(ROYAL)), (pay, None));
        assert!(drawn.contains("main a.main"));
    }
    for wrong in ["7x", "2.5", "10000"] {
        send(paytable::Msg::Typed(royal, wrong.to_owned()));
        let drawn = send(paytable::Msg::Left(royal));
        assert_eq!(value(&drawn, ROYAL), wrong);
        let why = "Type a whole number from 0 to 9999.";
        assert_eq!(drawn.refusal(ROYAL).as_deref(), Some(why));
        assert!(
            !drawn.contains("main a.main"),
            "another table is not played"
        );
    }
}

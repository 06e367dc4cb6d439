//! The page that values any hand of blackjack, and the same rules at the table.

use fair_deal::app::language::Language;
use fair_deal::app::route::TableId;
use fair_deal::app::settings::Visitor;
use fair_deal::app::{self, Stored};
use fair_deal::blackjack::Action;
use fair_deal::coach::Coach;
use fair_deal::pages::hand::{Effect, Field, Msg, OwnEffect};
use fair_deal::pages::{self, Model};
use fair_deal::table::{self, Button, Mode};

use crate::Tables;
use crate::element::Element;

/// The page at this address, with the answers of the coach.
fn open(query: &str) -> Model {
    let fragment = format!("#/blackjack/hand{query}");
    let (mut model, effects) = Model::open(&fragment, Visitor::default(), None);
    answer(&mut model, effects);
    model
}

fn answer(model: &mut Model, effects: Vec<pages::Effect>) {
    for effect in effects {
        if let pages::Effect::Hand(Effect::Own(OwnEffect::Ask(question))) = effect {
            let advice = question.ask(&Coach::new(&question.rules)).ok();
            model.update(pages::Msg::Hand(Msg::GotAdvice(question, advice)));
        }
    }
}

/// Types into fields and leaves the last one.
fn type_in(model: &mut Model, hand: &str, up: &str) {
    for (field, text) in [(Field::Hand, hand), (Field::Upcard, up)] {
        let typed = Msg::Typed(field, text.to_owned());
        model.update(pages::Msg::Hand(typed));
    }
    let effects = model.update(pages::Msg::Hand(Msg::Left));
    answer(model, effects);
}

/// The decisions of this part with their values, the best first.
fn values(model: &Model, part: &str) -> Vec<(String, f64)> {
    let drawn = Element::of_page(model);
    let all = drawn.all(&format!("[data-part={part}] [data-ev]"));
    let value = |text: &str| text.parse().expect(text);
    let of = |it: &&Element| {
        (
            it.attribute("data-action").to_owned(),
            value(it.attribute("data-ev")),
        )
    };
    all.iter().map(of).collect()
}

#[test]
fn typed_hand_and_linked_hand_have_equal_values() {
    let mut model = open("?rules=vegas");
    assert!(!Element::of_page(&model).contains("[data-part]"));
    type_in(&mut model, "10 6", "\u{ff11}\u{ff10}");
    let typed = values(&model, "plays");
    assert_eq!(typed[0], ("surrender".to_owned(), -0.5));
    assert!(
        model.address().contains("hand=TS.6S"),
        "{}",
        model.address()
    );
    // A visitor who opens the address sees the same.
    let (_, query) = model.address().split_once('?').expect("choices");
    let again = open(&format!("?{query}"));
    assert_eq!(values(&again, "plays"), typed);
    // Early surrender is compared before the dealer peeks.
    let early = open("?rules=vegas.early-surrender&up=AS&hand=TS.6H");
    let before = values(&early, "before-look");
    assert_eq!(before[0], ("surrender".to_owned(), -0.5));
    assert!(before[1].1 < -0.5, "{before:?}");
    let plays = values(&early, "plays");
    assert!(
        plays.iter().all(|(play, _)| play != "surrender"),
        "{plays:?}"
    );
    assert_eq!(values(&early, "insurance")[0].0, "no-insurance");
}

#[test]
fn error_appears_at_its_field() {
    let mut model = open("?rules=vegas");
    for (hand, up, field, sentence) in [
        ("10 x", "6", "#cards-hand", "These aren’t cards."),
        (
            "10 6",
            "6 7",
            "#cards-up",
            "The dealer has only one upcard.",
        ),
        ("10 6 10", "6", "#cards-hand", "This hand is over 21"),
        ("A K", "6", "#cards-hand", "This hand is a blackjack"),
    ] {
        type_in(&mut model, hand, up);
        let drawn = Element::of_page(&model);
        let why = drawn.refusal(field).expect(hand);
        assert!(why.starts_with(sentence), "{why}");
        assert_eq!(drawn.all("[aria-invalid=true]").len(), 1, "{hand}");
        assert_eq!(drawn.only("#cards-hand").attribute("value"), hand);
        assert_eq!(drawn.only("#cards-up").attribute("value"), up);
    }
}

#[test]
fn early_surrender_without_hole_card_mentions_no_peek() {
    let model = open("?rules=vegas.obo.early-surrender&up=TS&hand=TS.6H");
    assert_eq!(
        Element::of_page(&model).texts(".values h3"),
        [
            "Before you know whether the dealer has blackjack",
            "If the dealer has no blackjack"
        ]
    );
}

/// Two eights against a ten from six decks.
const EIGHTS: &str = "5009000000000000000000000000000000000000000000000000000000000007";

/// The table.
const TABLE: TableId = TableId::Blackjack(Mode::Free);

fn click(tables: &mut Tables, button: Button<Action>) -> Element {
    let at = tables.model.blackjack(Mode::Free).position();
    let clicked = table::Msg::Clicked(button, at);
    tables.cmds = tables
        .model
        .update(app::Msg::Blackjack(Mode::Free, clicked));
    tables.answer(TABLE, |_| ());
    Element::of_table(&tables.model)
}

/// Deals the eights by these rules.
fn dealt(rules: &str) -> (Tables, Element) {
    let link = format!("#/blackjack?deal={EIGHTS}&rules={rules}");
    let mut tables = Tables::open_at(TABLE, &link, Language::English, "speed=off");
    let drawn = click(&mut tables, Button::Deal);
    assert_eq!(dealer(&drawn), 1, "no hole card");
    (tables, drawn)
}

/// The number of the dealer's cards.
fn dealer(drawn: &Element) -> usize {
    drawn.all("[data-hand=dealer] [data-card]").len()
}

/// Without a hole card the dealer does not peek, so an early decision precedes any knowledge of a natural.
#[test]
fn table_without_hole_card_is_played() {
    let (mut tables, drawn) = dealt("vegas.obo.early-10");
    assert_eq!(
        drawn.texts(".hint"),
        ["Surrender before you know whether the dealer has blackjack?"]
    );
    assert!(drawn.button("Play on").has("data-button"));
    let drawn = click(&mut tables, Button::Act(Action::PlayOn));
    assert!(drawn.contains("[data-button=p]"), "the eights can be split");

    let (mut tables, drawn) = dealt("vegas.enhc.early-10");
    assert!(drawn.button("Surrender").has("data-button"));
    let drawn = click(&mut tables, Button::Act(Action::Stand));
    assert!(drawn.contains("main[data-phase=over]"));
    assert!(dealer(&drawn) > 1);
    // The save includes its rules.
    let save = tables.model.blackjack(Mode::Free).save();
    let stored = Stored {
        tables: vec![(TABLE, save.expect("a save"))],
        ..Stored::default()
    };
    let (again, _) = app::Model::open("#/blackjack", Visitor::default(), &stored);
    let again = Element::of_table(&again);
    assert!(again.contains("main[data-phase=over]"));
    let cards = |drawn: &Element| {
        let cards = drawn.attributes("[data-hand] [data-card]", "data-card");
        cards.join(" ")
    };
    assert_eq!(cards(&again), cards(&drawn));
}

//! The lab: the path of a hand, and the results of its experiments, as it shows them.

use fair_deal::app::language::Language;
use fair_deal::app::settings::Visitor;
use fair_deal::lab::Job;
use fair_deal::pages::lab::{Effect, Msg, OwnEffect};
use fair_deal::pages::{self, Model};

use crate::element::Element;

fn open(query: &str) -> Model {
    open_in(query, Language::English)
}

fn open_in(query: &str, language: Language) -> Model {
    let visitor = Visitor {
        language,
        ..Visitor::default()
    };
    Model::open(&format!("#/lab{query}"), visitor, None).0
}

fn go(model: &mut Model, query: &str) -> Element {
    let fragment = format!("#/lab{query}");
    model.update(pages::Msg::FragmentChanged(fragment));
    Element::of_page(model)
}

/// Sends this message, and returns the effects of the page.
fn send(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let effects = model.update(pages::Msg::Lab(msg)).into_iter();
    let of_page = effects.filter_map(|effect| match effect {
        pages::Effect::Lab(effect) => Some(effect),
        _ => None,
    });
    of_page.collect()
}

fn choose(model: &mut Model, place: usize, card: &str) -> Element {
    let card = card.parse().expect(card);
    send(model, Msg::ChoseCard(place, Some(card)));
    Element::of_page(model)
}

/// The category of the explained hand.
fn category(drawn: &Element) -> &str {
    drawn.only(".told").attribute("data-category")
}

#[test]
fn link_explains_its_hand_and_cards_can_change() {
    let mut model = open("?hand=8S.8H.8D.6C.6S");
    let drawn = Element::of_page(&model);
    assert_eq!(category(&drawn), "FullHouse");
    assert_eq!(
        drawn.texts(".told li"),
        [
            "All one suit? No, there are spades, hearts, clubs and diamonds.",
            "Five different ranks? No, the eights and sixes repeat.",
            "How many of a kind? There are three eights and two sixes.",
            "So this is a full house.",
        ]
    );
    assert_eq!(drawn.texts(".machine .lit.end"), ["Full house"]);
    assert_eq!(
        drawn.texts(".machine .arrow.lit"),
        ["no", "no", "three and two"]
    );
    let drawn = choose(&mut model, 4, "7S");
    assert_eq!(category(&drawn), "ThreeOfAKind");
    assert_eq!(drawn.texts(".machine .lit.end"), ["Three of a kind"]);
    assert_eq!(model.address(), "/lab?hand=8S.8H.8D.6C.7S");
    // Another link sets other cards.
    let drawn = go(&mut model, "?hand=AC.TC.QC.JC.KC");
    assert_eq!(category(&drawn), "RoyalFlush");
    let chosen = drawn.attributes(".picker option[selected]", "value");
    assert_eq!(chosen, ["AC", "TC", "QC", "JC", "KC"]);
}

#[test]
fn joker_hand_is_explained_and_jokers_can_be_chosen() {
    let mut model = open("?hand=KS.KH.X1.7C.2S");
    let drawn = Element::of_page(&model);
    assert_eq!(category(&drawn), "ThreeOfAKind");
    assert_eq!(
        drawn.texts(".told li"),
        [
            "The red joker plays as the king of clubs: one more king makes the best hand.",
            "All one suit? No, there are spades, hearts and clubs.",
            "Five different ranks? No, the kings repeat.",
            "How many of a kind? There are three kings.",
            "So this is three of a kind.",
        ]
    );
    assert_eq!(drawn.texts(".held .chip"), ["K♠", "K♥", "X1", "7♣", "2♠"]);
    let names = drawn.texts(".picker label option");
    assert!(names.contains(&"Black joker".to_owned()), "{names:?}");
    let drawn = choose(&mut model, 3, "X2");
    assert_eq!(category(&drawn), "FourOfAKind");
    assert_eq!(model.address(), "/lab?hand=KS.KH.X1.X2.2S");
    let drawn = choose(&mut model, 4, "KD");
    assert_eq!(category(&drawn), "FiveOfAKind");
    assert_eq!(drawn.texts(".machine .lit.end"), ["Five of a kind"]);
    assert_eq!(drawn.texts(".machine .arrow.lit"), ["no", "no", "five"]);
    for (language, first) in [
        (
            Language::Japanese,
            "赤のジョーカーはクラブのKになります。Kがもう1枚あると、いちばん強い役になるからです。",
        ),
        (
            Language::Russian,
            "Красный джокер играет как король треф: лучше всего ещё одна карта этого достоинства.",
        ),
    ] {
        let drawn = Element::of_page(&open_in("?hand=KS.KH.X1.X2.KD", language));
        assert_eq!(drawn.texts(".told li")[0], first);
    }
    let drawn = go(&mut model, "?hand=KS.X2.7D.X2.2S");
    assert!(drawn.contains("[data-refused]") && !drawn.contains(".told"));
}

#[test]
fn invalid_hand_is_refused_with_the_reason() {
    let is_explained = |drawn: &Element| drawn.contains(".told") || drawn.contains(".lit");
    let mut model = open("");
    let drawn = Element::of_page(&model);
    assert!(!drawn.contains("[data-refused]") && !is_explained(&drawn));
    for (query, reason) in [
        ("KS.KH", "A poker hand has five cards; this one has 2."),
        (
            "KS.KH.7D.KS.2S",
            "A poker hand has five different cards; this one has the king of spades twice.",
        ),
        (
            "KS.KH.7D.7C.2S.3S",
            "A poker hand has five cards; this one has 6.",
        ),
        (
            "KS.KH.7D.7C.10S",
            "“10S” isn’t a card. Write a rank of A23456789TJQK and a suit of SHDC, as in AS or TD.",
        ),
    ] {
        let drawn = go(&mut model, &format!("?hand={query}"));
        assert_eq!(drawn.texts("[data-refused]"), [reason]);
        assert!(!is_explained(&drawn), "{query}");
    }
    let labels = ["First", "Second", "Third", "Fourth", "Fifth"];
    let labels = labels.map(|place| format!("{place} card"));
    let drawn = Element::of_page(&model);
    assert_eq!(drawn.texts(".picker label span"), labels);
    for (place, card) in ["KS", "KH", "7D", "7C", "2S"].into_iter().enumerate() {
        choose(&mut model, place, card);
    }
    let drawn = Element::of_page(&model);
    assert_eq!(category(&drawn), "TwoPair");
    assert!(!drawn.contains("[data-refused]"));
}

/// The section of the enumeration.
const ENUMERATION: &str = "section[aria-labelledby=enumeration]";

/// The counts in any book on poker, from the royal flush down.
const KNOWN: [u32; 10] = [
    4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540,
];

#[test]
fn enumeration_finds_the_known_counts() {
    let mut model = open("");
    let effects = send(&mut model, Msg::ClickedEnumerate);
    let [Effect::Own(OwnEffect::StartJob(serial, job))] = effects[..] else {
        panic!("{effects:?}");
    };
    let drawn = Element::of_page(&model);
    let button = drawn.button("Rank all hands");
    assert!(button.has("aria-disabled"), "one job at a time");
    let mut work = Job::begin(job);
    work.advance(KNOWN.iter().sum());
    send(&mut model, Msg::Reported(serial, Some(work.report())));
    let drawn = Element::of_page(&model);
    let progress = drawn.only(&format!("{ENUMERATION} .progress"));
    assert_eq!(progress.attribute("data-stage"), "finished");
    let rows = format!("{ENUMERATION} .numbers tbody tr");
    let counts = drawn.attributes(&rows, "data-count");
    assert_eq!(counts, KNOWN.map(|count| count.to_string()));
    let good = format!("{ENUMERATION} .good");
    assert_eq!(drawn.texts(&good), ["✓ Every count matches."]);
}

#[test]
fn invalid_number_of_hands_is_refused() {
    let mut model = open("");
    for hands in [
        "0", "", "many", "10000001", "1.5", "7x", "2.5", "1,00", "-3",
    ] {
        for way in [Msg::ClickedDeal, Msg::LeftHands] {
            send(&mut model, Msg::TypedHands(hands.to_owned()));
            assert_eq!(
                Element::of_page(&model).refusal("#hands"),
                None,
                "being typed"
            );
            send(&mut model, way);
            let drawn = Element::of_page(&model);
            let why = "The lab deals 1 to 10,000,000 hands. Type a whole number.";
            assert_eq!(drawn.refusal("#hands").as_deref(), Some(why), "{hands}");
            assert_eq!(drawn.only("#hands").attribute("value"), hands);
            assert!(!drawn.contains(".progress"), "{hands}");
        }
    }
    send(&mut model, Msg::TypedHands("7".to_owned()));
    assert!(!Element::of_page(&model).contains("#problem"));
}

#[test]
fn number_of_hands_is_read_in_every_spelling() {
    for text in [
        "1,000",
        "1 000",
        " 1000 ",
        "\u{ff11}\u{ff10}\u{ff10}\u{ff10}",
    ] {
        let mut model = open("");
        send(&mut model, Msg::TypedHands(text.to_owned()));
        send(&mut model, Msg::LeftHands);
        let drawn = Element::of_page(&model);
        assert_eq!(drawn.only("#hands").attribute("value"), text);
        assert_eq!(drawn.refusal("#hands"), None);
        let asked = send(&mut model, Msg::ClickedDeal);
        let [Effect::Own(OwnEffect::DrawEntropy(hands))] = asked[..] else {
            panic!("{asked:?}");
        };
        assert_eq!(hands.count(), 1_000, "{text}");
    }
}

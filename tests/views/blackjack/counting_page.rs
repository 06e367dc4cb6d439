//! The page about counting cards: its drills, systems, index plays and results as it shows them; and the count of the
//! shoe at the blackjack table.

use fair_deal::app::language::Language;
use fair_deal::app::route::TableId;
use fair_deal::app::settings::Visitor;
use fair_deal::app::{self, CountMsg, Panel};
use fair_deal::blackjack::{Action, Rules};
use fair_deal::coach::counting::{AnySystem, PublishedIndex, System, SystemPart};
use fair_deal::coach::{Coach, IndexQuestion};
use fair_deal::core::Secret;
use fair_deal::pages::counting::{
    AtATime, CountField, DrillName, DrillResult, Effect, Msg, Options, OwnEffect, Pace, Past,
    PastDrill, PastDrills,
};
use fair_deal::pages::{self, Model};
use fair_deal::table::{self, Button, Mode, NoEntropy};
use testbed::text::numbers;

use crate::Tables;
use crate::element::Element;

fn open(query: &str) -> Model {
    let fragment = format!("#/blackjack/counting{query}");
    Model::open(&fragment, Visitor::default(), None).0
}

/// Sends this message, and returns the effects of the page.
fn send(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let effects = model.update(pages::Msg::Counting(msg)).into_iter();
    let of_page = effects.filter_map(|effect| match effect {
        pages::Effect::Counting(effect) => Some(effect),
        _ => None,
    });
    of_page.collect()
}

/// Starts the drill of the address.
fn begin(model: &mut Model) -> Element {
    assert!(
        Element::of_page(model)
            .button("Start the drill")
            .has("class")
    );
    send(model, Msg::ClickedBegin(0.0));
    send(model, Msg::GotEntropy(Ok(Secret::from_bytes([5; 32]))));
    Element::of_page(model)
}

/// The name of the stage of the drill.
fn stage(drawn: &Element) -> &str {
    drawn.only(".drill").attribute("data-drill")
}

fn verdict(drawn: &Element) -> &str {
    drawn.only("[data-verdict]").attribute("data-verdict")
}

/// The number of questions that were asked, and of those that were answered right.
fn score(drawn: &Element) -> [&str; 2] {
    let it = drawn.only("[data-asked]");
    ["data-asked", "data-right"].map(|name| it.attribute(name))
}

/// The Hi-Lo tags of the cards turned last.
fn tags(drawn: &Element) -> i32 {
    let cards = drawn.attributes(".turned [data-card]", "data-card");
    assert!(!cards.is_empty());
    let tag = |card: &&str| match &card[..1] {
        "2" | "3" | "4" | "5" | "6" => 1,
        "7" | "8" | "9" => 0,
        _ => -1,
    };
    cards.iter().map(tag).sum()
}

#[test]
fn drill_asks_for_the_count_and_judges_it() {
    let mut model = open("");
    let mut running = tags(&begin(&mut model));
    for (question, wrong) in [("1", 0), ("2", 1)] {
        let asks = loop {
            send(&mut model, Msg::ClickedNext(0.0));
            let drawn = Element::of_page(&model);
            if stage(&drawn) == "asking" {
                break drawn;
            }
            running += tags(&drawn);
        };
        assert!(asks.contains("#drill-running") && !asks.contains("[data-count]"));
        assert_eq!(asks.button("Answer").attribute("type"), "submit");
        for nothing in ["2x", "2.5", ""] {
            let typed = Msg::Typed(CountField::Running, nothing.to_owned());
            send(&mut model, typed);
            send(&mut model, Msg::Answered(0.0));
            let drawn = Element::of_page(&model);
            let why = "Type a whole number, such as 3 or −2.";
            assert_eq!(
                drawn.refusal("#drill-running").as_deref(),
                Some(why),
                "{nothing}"
            );
            let field = drawn.only("#drill-running");
            assert_eq!(field.attribute("value"), nothing);
        }
        // Digits of an East Asian keyboard are read too.
        let typed = (running + wrong).to_string();
        let wide = |sign: char| match sign {
            '-' => '\u{ff0d}',
            digit => char::from_u32(u32::from(digit) + 0xfee0).expect("a digit"),
        };
        let typed = typed.chars().map(wide).collect();
        send(&mut model, Msg::Typed(CountField::Running, typed));
        send(&mut model, Msg::Answered(0.0));
        let drawn = Element::of_page(&model);
        assert_eq!(stage(&drawn), "answered");
        let (right, told) = if wrong == 0 {
            ("right", "Right.")
        } else {
            ("wrong", "Not quite.")
        };
        assert_eq!(verdict(&drawn), right);
        assert_eq!(drawn.texts("[data-verdict]"), [told]);
        let sign = if running < 0 { '−' } else { '+' };
        let count = format!("The running count is {sign}{}.", running.abs());
        assert_eq!(drawn.texts("[data-count]"), [count]);
        assert_eq!(score(&drawn), [question, "1"]);
        assert!(drawn.button("Next").has("id"));
        send(&mut model, Msg::ClickedNext(0.0));
        running += tags(&Element::of_page(&model));
    }
    let drawn = Element::of_page(&model);
    assert!(!drawn.contains("[data-count]"));
    assert!(drawn.button("Show the count").has("type"));
    send(&mut model, Msg::ToggledCount);
    assert!(Element::of_page(&model).contains("[data-count]"));
}

#[test]
fn drill_without_entropy_says_so() {
    let mut model = open("");
    begin(&mut model);
    // A drill in progress has the page to itself.
    assert!(!Element::of_page(&model).contains(".set-up, #drill-begin"));
    send(&mut model, Msg::ClickedFinish(0.0));
    assert!(Element::of_page(&model).button("Start again").has("type"));
    send(&mut model, Msg::ClickedBegin(0.0));
    send(&mut model, Msg::GotEntropy(Err(NoEntropy)));
    let why = Element::of_page(&model);
    let why = why.only(".counting [role=alert]").text();
    assert!(why.contains("gave this page no random numbers"), "{why}");
}

#[test]
fn index_plays_are_listed_by_upcard() {
    let mut model = open("");
    model.update(pages::Msg::FoundRules(Some(Rules::VEGAS)));
    assert!(
        Element::of_page(&model)
            .button("Find these hands")
            .has("type")
    );
    let coach = Coach::new(&Rules::VEGAS);
    let mut effects = send(&mut model, Msg::ClickedFind);
    while let [Effect::Own(OwnEffect::AskIndices(question))] = effects[..] {
        assert_eq!(question.rules, Rules::VEGAS);
        let drawn = Element::of_page(&model);
        assert!(drawn.contains(".index-plays [data-stage=under-way]"));
        let answer = IndexQuestion::ask(&question, &coach);
        effects = send(&mut model, Msg::GotIndices(question, Some(answer)));
    }
    let drawn = Element::of_page(&model);
    assert!(drawn.contains("[data-stage=done]"));
    let heading = &drawn.only("#indices-now").text();
    assert!(heading.contains("change with the count"), "{heading}");
    // At exactly +3 insurance still loses a little. Lists that round say 3.
    let insurance = drawn.only("[data-insurance]");
    assert_eq!(insurance.attribute("data-insurance"), "4");
    let has_hand = |up: &str, hand: &str| {
        let hands = drawn.texts(&format!("[data-up=\"{up}\"] tbody th"));
        hands.iter().any(|it| it == hand)
    };
    assert!(has_hand("10", "9, 3") || has_hand("6", "9, 3"));
    let rows = drawn.texts("[data-up=\"6\"] tbody tr");
    assert!(rows.contains(&"10, 10+5StandSplit".to_owned()), "{rows:?}");
}

#[test]
fn published_indices_appear_beside_the_computed_ones() {
    let mut model = open("?system=hi-lo");
    model.update(pages::Msg::FoundRules(Some(Rules::VEGAS)));
    assert_eq!(Element::of_page(&model).all("[data-published]").len(), 26);
    let name = "Work out for these rules";
    assert!(Element::of_page(&model).button(name).has("id"));
    send(&mut model, Msg::ClickedFit);
    assert!(Element::of_page(&model).contains("[data-fit=under-way]"));
    send(&mut model, Msg::ClickedStopFit);
    let drawn = Element::of_page(&model);
    assert!(drawn.contains("[data-fit=cancelled]") && drawn.button(name).has("id"));
    let coach = Coach::new(&Rules::VEGAS);
    let mut effects = send(&mut model, Msg::ClickedFit);
    while let [.., Effect::Own(OwnEffect::AskSystem(question))] = effects[..] {
        let answer = question.ask(&coach);
        effects = send(&mut model, Msg::GotSystem(question, answer));
    }
    let drawn = Element::of_page(&model);
    assert!(drawn.contains("[data-fit=done]"));
    // Each computed index is within one of every published version.
    let number = |text: &str| -> i32 { text.replace('−', "-").parse().expect(text) };
    let published = PublishedIndex::all(Rules::VEGAS.soft17);
    for (at, published) in published.iter().enumerate() {
        let row = format!("[data-published=\"{at}\"]");
        let found = number(&drawn.only(&format!("{row} [data-found]")).text());
        let versions = &drawn.texts(&format!("{row} td"))[..4];
        for (shown, version) in versions.iter().zip(published.versions) {
            match version {
                None => assert_eq!(*shown, "–"),
                Some(version) => {
                    assert_eq!(number(shown), version);
                    assert!((version - found).abs() <= 1, "{published:?}: {found}");
                }
            }
        }
        let worth = drawn.only(&format!("{row} [data-worth]"));
        let worth: f64 = worth.attribute("data-worth").parse().expect("a worth");
        assert!(worth >= 0.0, "{published:?}: {worth}");
    }
    // The golden file has 0.9625 for the same table without surrender.
    let betting = &drawn.only("[data-figure=betting] td").text();
    let betting: f64 = betting.parse().expect("a number");
    assert!((0.95..0.985).contains(&betting), "{betting}");
}

#[test]
fn answer_of_a_quiz_follows_from_its_question() {
    for drill in ["tray", "true"] {
        let mut model = open(&format!("?drill={drill}"));
        let mut drawn = begin(&mut model);
        let mut right = 0;
        for _ in 0..10 {
            assert!(drawn.contains("#drill-number"));
            let answer = if drill == "tray" {
                // Rounded to half decks. The percentage is rounded too, so a tie may go the other way.
                let [decks, percent] = numbers(drawn.only("svg.tray").attribute("aria-label"))[..]
                else {
                    panic!("{drawn:?}");
                };
                tray_is_drawn_as_it_is_told(&drawn, percent);
                (decks * percent / 50.0).round() / 2.0
            } else {
                let [running, decks] = numbers(&drawn.only(".question").text())[..] else {
                    panic!("{drawn:?}");
                };
                (running / decks).floor()
            };
            send(
                &mut model,
                Msg::Typed(CountField::Running, answer.to_string()),
            );
            send(&mut model, Msg::Answered(1_000.0));
            drawn = Element::of_page(&model);
            right += u32::from(verdict(&drawn) == "right");
            send(&mut model, Msg::ClickedNext(2_000.0));
            drawn = Element::of_page(&model);
        }
        assert_eq!(stage(&drawn), "over");
        assert_eq!(score(&drawn), ["10", &right.to_string()]);
        assert!(drawn.contains("[data-drill=over] [data-time]"));
        assert!(right >= if drill == "true" { 10 } else { 7 }, "{right}");
    }
}

/// The cards fill the stated share of the tray's height, and nearly all of its width.
fn tray_is_drawn_as_it_is_told(drawn: &Element, percent: f64) {
    let cards = drawn.only(".tray-cards");
    let [height, width] = ["height", "width"].map(|name| -> f64 {
        let value = cards.attribute(name);
        value.parse().expect(value)
    });
    assert!((height / 2.0 - percent).abs() <= 0.5, "{percent}: {height}");
    assert!(width > 80.0, "{width}");
}

#[test]
fn index_play_shows_its_exact_value() {
    let mut model = open("?drill=indices");
    model.update(pages::Msg::FoundRules(Some(Rules::VEGAS)));
    let drawn = begin(&mut model);
    assert!(drawn.contains("#drill-play") && drawn.contains("#drill-other"));
    let quiz = model.counting().quiz().expect("a quiz");
    let answer = quiz.question().answer().expect("a play");
    let effects = send(&mut model, Msg::ChosePlay(answer, 0.0));
    let [.., Effect::Own(OwnEffect::AskSystem(question))] = effects[..] else {
        panic!("{effects:?}");
    };
    assert!(matches!(question.part, SystemPart::Gain(..)));
    let value = question.ask(&Coach::new(&Rules::VEGAS));
    assert!(value.is_some());
    send(&mut model, Msg::GotSystem(question, value));
    let drawn = Element::of_page(&model);
    assert_eq!(verdict(&drawn), "right");
    let gain = &drawn.only("[data-gain]").text();
    assert!(gain.starts_with("With the cards left on average"), "{gain}");
    send(&mut model, Msg::ClickedNext(0.0));
    assert!(!Element::of_page(&model).contains("[data-gain]"));
}

#[test]
fn pace_is_told_and_can_be_paused() {
    let mut model = open("?system=halves");
    let options = Options {
        pace: Pace::Half,
        at_a_time: AtATime::One,
        ..Options::default()
    };
    send(&mut model, Msg::Chose(options));
    let pace = "One card every 0.5 s: 120 cards a minute.";
    assert_eq!(Element::of_page(&model).texts("[data-pace]"), [pace]);
    let drawn = begin(&mut model);
    assert_eq!(drawn.only(".drill").attribute("data-turned"), "1");
    assert!(drawn.button("Pause").has("id"));
    send(&mut model, Msg::ClickedNext(100.0));
    assert!(Element::of_page(&model).button("Go on").has("id"));
}

#[test]
fn systems_are_chosen_and_typed() {
    let mut model = open("?system=nonsense");
    let drawn = Element::of_page(&model);
    let why = drawn.refusal("[name=tags]").expect("a refusal");
    assert!(why.starts_with("That isn’t a system"), "{why}");
    send(&mut model, Msg::ChoseSystem(System::KnockOut));
    let drawn = Element::of_page(&model);
    assert!(drawn.contains("[data-system=ko]") && !drawn.contains("#no-system"));
    let chosen = drawn.only("[name=system] option[selected]");
    assert_eq!(chosen.attribute("value"), "ko");
    let tags = drawn.only("[name=tags]").attribute("value");
    assert_eq!(tags, "-1,1,1,1,1,1,1,0,0,-1");
    assert_eq!(model.address(), "/blackjack/counting?system=ko");
    assert_eq!(drawn.button("Use these tags").attribute("type"), "submit");
    let own = "-1,0,1,1,1,1,0,0,0,-2";
    send(&mut model, Msg::TypedTags(own.to_owned()));
    send(&mut model, Msg::LeftTags);
    let drawn = Element::of_page(&model);
    assert_eq!(drawn.only(".system").attribute("data-system"), own);
    // The links to the drills have them too.
    let link = drawn.only("[data-to-drill=tray]").attribute("href");
    assert_eq!(
        link,
        format!("#/blackjack/counting?drill=tray&system={own}")
    );
    // Hi-Lo: Griffin's 0.760.
    let there = "#/blackjack/counting?system=hi-lo".to_owned();
    model.update(pages::Msg::FragmentChanged(there));
    let drawn = Element::of_page(&model);
    assert_eq!(drawn.texts("[data-figure=insurance] td"), ["0.760"]);
}

/// A result of this drill.
fn past(drill: DrillName) -> PastDrill {
    PastDrill {
        date: "2026-11-27".parse().expect("a day"),
        result: DrillResult {
            drill,
            system: AnySystem::default(),
            asked: 10,
            right: 8,
            seconds: 45,
        },
    }
}

#[test]
fn results_are_listed_with_the_last_one_first() {
    let mut model = open("");
    let drills = [DrillName::Tray, DrillName::TrueCount, DrillName::Indices];
    let all = drills.map(past).into_iter();
    let all = all.fold(PastDrills::default(), PastDrills::with);
    send(&mut model, Msg::GotPast(Past::Stored(all)));
    let drawn = Element::of_page(&model);
    let listed = drawn.attributes("[data-drill-result]", "data-drill-result");
    assert_eq!(listed, ["indices", "true", "tray"]);
    assert!(drawn.button("Delete the results").has("type"));
    let effects = send(&mut model, Msg::ClickedForget);
    assert_eq!(effects, [Effect::Own(OwnEffect::ForgetDrills)]);
    send(&mut model, Msg::GotPast(Past::default()));
    let drawn = Element::of_page(&model);
    assert!(drawn.contains("[data-past=stored]") && !drawn.contains("[data-drill-result]"));
    // A record that cannot be read is reported, and can be deleted.
    send(&mut model, Msg::GotPast(Past::Unreadable));
    let drawn = Element::of_page(&model);
    assert!(drawn.contains("[data-past=damaged] .bad"));
    assert!(drawn.button("Delete the results").has("type"));
}

#[test]
fn rules_page_links_to_counting_by_its_rules() {
    let rules = "#/blackjack/rules?rules=single-deck";
    let (mut model, _) = Model::open(rules, Visitor::default(), None);
    let link = Element::of_page(&model);
    let links = link.all("main a").into_iter();
    let mut links = links.filter(|it| it.text() == "Counting cards");
    let there = links.next().expect("a link").attribute("href").to_owned();
    assert_eq!(there, "#/blackjack/counting");
    model.update(pages::Msg::FragmentChanged(there));
    let drawn = Element::of_page(&model);
    assert_eq!(drawn.texts("h1"), ["Counting cards"]);
    let text = drawn.only(".counting").text();
    assert!(text.contains("Single deck"), "{text}");
}

/// The blackjack table with a shoe.
const TABLE: TableId = TableId::Blackjack(Mode::Free);

fn tell(tables: &mut Tables, msg: app::Msg) {
    tables.cmds = tables.model.update(msg);
    tables.answer(TABLE, |_| ());
}

/// Plays a round by standing.
fn play_round(tables: &mut Tables) {
    let buttons = [Action::NoInsurance, Action::Stand].map(Button::Act);
    for button in [Button::Deal].into_iter().chain(buttons) {
        let at = tables.model.blackjack(Mode::Free).position();
        let clicked = table::Msg::Clicked(button, at);
        tell(tables, app::Msg::Blackjack(Mode::Free, clicked));
    }
    assert!(Element::of_table(&tables.model).contains("main[data-phase=over]"));
}

#[test]
fn table_asks_for_the_count_and_judges_it() {
    let address = "#/blackjack?rules=vegas";
    let mut tables = Tables::open_at(TABLE, address, Language::English, "count=each");
    for round in 1..=3 {
        play_round(&mut tables);
        let drawn = Element::of_table(&tables.model);
        assert!(drawn.contains(".count-tool[data-count-waits]"));
        if round == 1 {
            assert!(drawn.button("What is the count?").has("class"));
            assert!(!drawn.contains(".count-form"));
            tell(&mut tables, app::Msg::OpenedPanel(Panel::Count));
        }
        let drawn = Element::of_table(&tables.model);
        assert!(
            drawn.contains(".count-form #count-running")
                && drawn.contains(".count-form #count-true")
        );
        assert_eq!(drawn.button("Answer").attribute("type"), "submit");
        let question = tables.model.count_question().expect("a question");
        // The second answer is wrong.
        let off = i64::from(round == 2);
        let running = i64::from(question.shoe_count().running() / 100) + off;
        let true_count = question.true_count().expect("a true count");
        for (field, count) in [
            (CountField::Running, running),
            (CountField::True, true_count),
        ] {
            let typed = CountMsg::Typed(field, count.to_string());
            tell(&mut tables, app::Msg::Count(typed));
        }
        tell(&mut tables, app::Msg::Count(CountMsg::Answered));
        let drawn = Element::of_table(&tables.model);
        let right = if round == 2 { "wrong" } else { "right" };
        assert_eq!(verdict(&drawn), right);
        assert!(drawn.contains("aside [data-verdict]"));
    }
    let drawn = Element::of_table(&tables.model);
    let score = drawn.only("[data-counts-asked]");
    assert_eq!(score.attribute("data-counts-asked"), "3");
    assert_eq!(score.attribute("data-counts-right"), "2");
    // The table continues with the question open.
    play_round(&mut tables);
    play_round(&mut tables);
    assert!(Element::of_table(&tables.model).contains(".count-form"));
}

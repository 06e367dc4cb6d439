//! Practice: the links to it on the pages of the rules and of the pay tables, and the practised hands at the table.
//! `tests/practice.rs` and `tests/poker/practice_video_poker.rs` test which hands are dealt.

use fair_deal::app;
use fair_deal::app::language::Language;
use fair_deal::app::route::{TableId, VideoPokerTableId};
use fair_deal::app::settings::Visitor;
use fair_deal::blackjack::Action;
use fair_deal::coach::ChartWork;
use fair_deal::coach::draw::{DifficultHandsQuestion, Difficulty, DrawCoach};
use fair_deal::pages::paytable;
use fair_deal::pages::{self, Effect, Model, rules};
use fair_deal::poker::PayTable;
use fair_deal::poker::video_poker;
use fair_deal::table::keys::Key;
use fair_deal::table::{self, Button, Mode};

use crate::Tables;
use crate::element::Element;
use crate::sitting::Sitting;

/// The notes beside the links to practice.
fn notes(model: &Model) -> Vec<String> {
    Element::of_page(model).texts(".practise span")
}

#[test]
fn rules_page_offers_practice_by_its_rules() {
    let address = "#/blackjack/rules?rules=vegas";
    let (mut model, mut effects) = Model::open(address, Visitor::default(), None);
    let mut worker: Option<ChartWork> = None;
    while let [
        ..,
        Effect::Rules(rules::Effect::Own(rules::OwnEffect::AskChart(question))),
    ] = effects[..]
    {
        let worker = worker.get_or_insert_with(|| ChartWork::new(question.rules));
        let answer = rules::Msg::GotChart(question, Some(worker.answer(&question)));
        effects = model.update(pages::Msg::Rules(answer));
    }
    let drawn = Element::of_page(&model);
    assert_eq!(
        drawn.texts(".practise a"),
        ["Soft hands", "Pairs", "Close decisions", "Your mistakes"]
    );
    let links = drawn.attributes(".practise a", "href");
    assert_eq!(links[0], "#/blackjack?practice=soft&rules=vegas");
    assert_eq!(links[1], "#/blackjack?practice=pairs&rules=vegas");
    assert!(links[2].starts_with("#/blackjack?practice=close."));
    assert_eq!(links[3], "", "there are none");
    let told = notes(&model);
    assert!(told[2].contains("less than 0.03 bets"), "{told:?}");
    assert!(told[3].starts_with("None yet."), "{told:?}");
    let mistakes = "46T".parse().expect("a mistake");
    model.update(pages::Msg::GotMistakes(mistakes));
    assert_eq!(notes(&model)[3], "1 hand you misplayed lately.");
    let drawn = Element::of_page(&model);
    let link = drawn.attributes(".practise a", "href")[3];
    assert_eq!(link, "#/blackjack?practice=mistakes.46T&rules=vegas");
}

/// The pay table page, after the search for close decisions.
fn pay_table(table: PayTable) -> Model {
    let address = format!("#/poker/paytable?rules={table}");
    let (mut model, _) = Model::open(&address, Visitor::default(), None);
    let question = DifficultHandsQuestion {
        table,
        difficulty: Difficulty::Close,
        seed: 1,
    };
    let close = question.ask(&DrawCoach::new(&table));
    let got = paytable::Msg::GotClose(table, close);
    model.update(pages::Msg::PayTable(got));
    model
}

#[test]
fn pay_table_page_offers_practice_by_its_pay_table() {
    let kinds = [
        "High pairs",
        "Low pairs",
        "Four to a flush",
        "Four to a straight",
        "Three to a royal",
        "High cards",
    ];
    let lists = ["Close decisions", "Your mistakes"];
    let jacks = PayTable::jacks(9, 6);
    let mut model = pay_table(jacks);
    let drawn = Element::of_page(&model);
    assert_eq!(drawn.texts(".practise a"), [&kinds[..], &lists].concat());
    let told = notes(&model);
    assert!(told[6].contains("less than 0.02 bets"), "{told:?}");
    assert!(told[7].starts_with("None yet."), "{told:?}");
    let with_joker = PayTable::KINGS;
    let mistakes = format!("{with_joker}~lf").parse().expect("a mistake");
    model.update(pages::Msg::GotMisplayed(mistakes));
    let told = notes(&model);
    let elsewhere = "None with this pay table.";
    assert!(told[7].starts_with(elsewhere), "{told:?}");

    let mut model = pay_table(with_joker);
    let drawn = Element::of_page(&model);
    let links = drawn.all(".practise a");
    assert_eq!(links.len(), 9);
    let joker = format!("#/poker/jacks?practice=joker&rules={with_joker}");
    assert_eq!(links[6].attribute("href"), joker);
    let mistakes = format!("{with_joker}~lf").parse().expect("a mistake");
    model.update(pages::Msg::GotMisplayed(mistakes));
    let told = notes(&model);
    let kept = "1 kind of hand you misplayed lately.";
    assert_eq!(told.last().map(String::as_str), Some(kept));
}

const BLACKJACK: TableId = TableId::Blackjack(Mode::Free);
const JACKS: TableId = TableId::VideoPoker(VideoPokerTableId::Free);

fn open(id: TableId, address: &str) -> Tables {
    Tables::open_at(id, address, Language::English, "speed=off")
}

fn tell(tables: &mut Tables, id: TableId, msg: app::Msg) -> Element {
    tables.cmds = tables.model.update(msg);
    tables.answer(id, |_| ());
    Element::of_table(&tables.model)
}

fn go(tables: &mut Tables, id: TableId, address: &str) -> Element {
    tell(tables, id, app::Msg::FragmentChanged(address.to_owned()))
}

fn press(tables: &mut Tables, button: Button<Action>) -> Element {
    let at = tables.model.blackjack(Mode::Free).position();
    let clicked = table::Msg::Clicked(button, at);
    tell(tables, BLACKJACK, app::Msg::Blackjack(Mode::Free, clicked))
}

fn press_at_jacks(tables: &mut Tables, button: Button<video_poker::Action>) -> Element {
    let at = tables.model.video_poker(VideoPokerTableId::Free).position();
    let clicked = table::Msg::Clicked(button, at);
    let msg = app::Msg::VideoPoker(VideoPokerTableId::Free, clicked);
    tell(tables, JACKS, msg)
}

fn phase(drawn: &Element) -> &str {
    drawn.only("main").attribute("data-phase")
}

/// The name of the practised hands.
fn practised(drawn: &Element) -> String {
    drawn.only("[data-practice] p").text()
}

#[test]
fn practised_hands_are_named_until_practice_ends() {
    let mut tables = open(BLACKJACK, "#/blackjack");
    let tally = |drawn: &Element| drawn.only(".tally").text().clone();
    let link = "#/blackjack?practice=soft&rules=vegas";
    let drawn = go(&mut tables, BLACKJACK, link);
    assert_eq!(practised(&drawn), "Practice: soft hands");
    let before = tally(&drawn);
    let coach = drawn.button("Have the coach judge your play");
    assert!(coach.has("type"), "the coach is off");
    let drawn = press(&mut tables, Button::Act(Action::NoInsurance));
    let drawn = match phase(&drawn) {
        "over" => drawn,
        _ => press(&mut tables, Button::Act(Action::Stand)),
    };
    assert_eq!(phase(&drawn), "over");
    assert!(drawn.contains("[data-secret]"), "one round of each deal");
    assert_eq!(tally(&drawn), before, "it is not counted");
    let text = drawn.text();
    assert!(text.contains("Practice isn’t counted."), "{text}");
    assert!(drawn.button("End practice").has("data-button"));
    let drawn = press(&mut tables, Button::EndPractice);
    assert!(!drawn.contains("[data-practice]"));
    let rules = drawn.only(".rules option[selected]");
    assert_eq!(rules.attribute("value"), "classic", "those from before");

    let link = "#/blackjack?practice=mistakes.35T.45T";
    let tables = Tables::open_at(BLACKJACK, link, Language::Japanese, "speed=off");
    let drawn = Element::of_table(&tables.model);
    assert_eq!(practised(&drawn), "練習：自分のミス");
}

#[test]
fn badge_shows_the_score_of_a_list() {
    let link = "#/blackjack?practice=mistakes.TT5.TT6&rules=vegas";
    let mut sitting = Sitting::open(link, "coach=after&speed=off");
    let shown = |sitting: &Sitting| {
        let drawn = sitting.drawn();
        let badge = drawn.only(".practice");
        let numbers = ["right", "tried", "left"];
        let numbers =
            numbers.map(|name| badge.attribute(&format!("data-practice-{name}")).to_owned());
        (
            numbers.join(" "),
            badge.texts("p").last().expect("a line").clone(),
        )
    };
    let expected = |numbers: &str, scored: &str| (numbers.to_owned(), scored.to_owned());
    assert_eq!(shown(&sitting), expected("0 0 2", "2 left"));
    sitting.hear_coach();
    sitting.press("Hit");
    sitting.hear_coach();
    let scored = "0 of 1 right, 2 left";
    assert_eq!(shown(&sitting), expected("0 1 2", scored));
    for scored in ["1 of 2 right, 1 left", "2 of 3 right, list done"] {
        sitting.press("Deal");
        sitting.hear_coach();
        sitting.press("Stand");
        sitting.hear_coach();
        assert_eq!(shown(&sitting).1, scored);
    }
    let heard = sitting.heard();
    let told = heard.iter().filter(|text| text.contains("List done."));
    assert_eq!(told.count(), 1, "{heard:?}");
    sitting.press("Deal");
    assert_eq!(shown(&sitting), expected("0 0 2", "2 left"));
    sitting.key(Key::Letter('k'));
    assert_eq!(
        shown(&sitting),
        expected("  ", "Practice: your mistakes"),
        "the coach is off"
    );
}

#[test]
fn interrupted_round_returns_with_a_sentence() {
    let mut tables = open(BLACKJACK, "#/blackjack?rules=house-wins-ties");
    let cards = |drawn: &Element| {
        let cards = drawn.attributes("[data-hand] [data-card]", "data-card");
        cards.join(" ")
    };
    let before = press(&mut tables, Button::Deal);
    assert_eq!(phase(&before), "player");
    let link = "#/blackjack?practice=close.88T.A6T&rules=vegas";
    let drawn = go(&mut tables, BLACKJACK, link);
    assert_eq!(
        drawn.only("[data-practice]").attribute("data-practice"),
        "close.88T.A6T"
    );
    let drawn = press(&mut tables, Button::EndPractice);
    assert_eq!(
        (cards(&drawn), phase(&drawn)),
        (cards(&before), phase(&before))
    );
    let text = drawn.text();
    assert!(text.contains("Your own round is back."), "{text}");
}

#[test]
fn damaged_link_to_practice_is_reported() {
    let notice = "practice is damaged";
    let mut tables = open(BLACKJACK, "#/blackjack");
    press(&mut tables, Button::Deal);
    let link = "#/blackjack?practice=close.46&rules=vegas";
    let drawn = go(&mut tables, BLACKJACK, link);
    assert!(drawn.only(".notice").text().contains(notice));
    assert!(!drawn.contains("[data-practice]"));
    for damaged in ["pairs", "close.KSKH7S7D2C", "mistakes.88T"] {
        let mut tables = open(JACKS, "#/poker/jacks");
        let before = press_at_jacks(&mut tables, Button::Deal);
        assert_eq!(phase(&before), "swap");
        let link = format!("#/poker/jacks?practice={damaged}");
        let drawn = go(&mut tables, JACKS, &link);
        assert!(drawn.only(".notice").text().contains(notice), "{damaged}");
        assert!(!drawn.contains("[data-practice]"), "{damaged}");
        assert_eq!(phase(&drawn), "swap");
    }
}

#[test]
fn practised_video_poker_hands_are_named() {
    let kings = PayTable::KINGS;
    let mut tables = open(JACKS, "#/poker/jacks");
    let bank = |drawn: &Element| drawn.only("main").attribute("data-bank").to_owned();
    let before = bank(&Element::of_table(&tables.model));
    let link = format!("#/poker/jacks?practice=joker&rules={kings}");
    let drawn = go(&mut tables, JACKS, &link);
    assert_eq!(practised(&drawn), "Practice: hands with the joker");
    let cards = drawn.attributes("[data-hand=player] [data-card]", "data-card");
    assert!(cards.contains(&"X1"), "{cards:?}");
    let over = press_at_jacks(&mut tables, Button::Act(video_poker::Action::StandPat));
    assert!(over.contains("[data-secret]"));
    assert_eq!(bank(&over), before, "it is not counted");
    assert!(over.text().contains("Practice isn’t counted."));
    let drawn = press_at_jacks(&mut tables, Button::EndPractice);
    assert!(!drawn.contains("[data-practice]"));
}

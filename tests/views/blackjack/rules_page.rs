//! The page of the rules of blackjack: the switches, the chart and the comparison as it shows them; and the rules at the
//! table.

use fair_deal::app;
use fair_deal::app::language::Language;
use fair_deal::app::route::TableId;
use fair_deal::app::settings::Visitor;
use fair_deal::blackjack::{Chips, HoleCard, Preset, Rules, Soft17, Split, Surrender};
use fair_deal::coach::total_strategy::{Cell, PriceWork, ShortQuestion, ShortWork, Total};
use fair_deal::coach::{CardValue, ChartQuestion, ChartWork};
use fair_deal::core::AceRule;
use fair_deal::pages::rules::switch::Switch;
use fair_deal::pages::rules::{Effect, Msg, OwnEffect, own, short};
use fair_deal::pages::{self, Availability, Model};
use fair_deal::table::{self, Button, Mode};
use fair_deal::text::words;
use serde_json::Value;

use crate::Tables;
use crate::element::Element;

fn open(query: &str) -> (Model, Vec<pages::Effect>) {
    let fragment = format!("#/blackjack/rules{query}");
    Model::open(&fragment, Visitor::default(), None)
}

fn send(model: &mut Model, msg: Msg) -> Vec<pages::Effect> {
    model.update(pages::Msg::Rules(msg))
}

/// Returns the question about a chart among these effects.
fn asked(effects: &[pages::Effect]) -> Option<ChartQuestion> {
    effects.iter().find_map(|effect| match effect {
        pages::Effect::Rules(Effect::Own(OwnEffect::AskChart(question))) => Some(*question),
        _ => None,
    })
}

/// Answers all questions about charts.
fn work_out(model: &mut Model, effects: Vec<pages::Effect>) {
    let mut effects = effects;
    let mut worker: Option<ChartWork> = None;
    while let Some(question) = asked(&effects) {
        let known = worker.take().filter(|it| it.is_of(&question.rules));
        let worker = worker.insert(known.unwrap_or_else(|| ChartWork::new(question.rules)));
        let answer = worker.answer(&question);
        effects = send(model, Msg::GotChart(question, Some(answer)));
    }
}

/// The page with its chart.
fn with_chart(query: &str) -> Model {
    let (mut model, effects) = open(query);
    work_out(&mut model, effects);
    model
}

/// Sends this choice, and works out what follows from it.
fn choose(model: &mut Model, msg: Msg) {
    let effects = send(model, msg);
    work_out(model, effects);
}

/// The value of a round in bets.
fn edge(model: &Model) -> f64 {
    number(&Element::of_page(model), "[data-edge]", "data-edge")
}

fn number(drawn: &Element, selector: &str, name: &str) -> f64 {
    let text = drawn.only(selector).attribute(name);
    text.parse().expect(text)
}

/// The code of the chosen option of this switch.
fn chosen<'d>(drawn: &'d Element, switch: &str) -> &'d str {
    let option = format!("#{switch} option[selected]");
    drawn.only(&option).attribute("value")
}

/// The buttons of ready rules that are pressed.
fn pressed(drawn: &Element) -> Vec<String> {
    drawn.texts("button[aria-pressed=true]")
}

/// The plays of the row with this heading, against 2 to 10 and the ace.
fn row<'d>(drawn: &'d Element, heading: &str) -> Vec<&'d str> {
    let rows = drawn.texts(".chart-of-plays tbody th");
    let at = rows.iter().position(|it| *it == heading).expect(heading);
    let plays = drawn.attributes(".chart-of-plays tbody td", "data-play");
    plays[10 * at..10 * (at + 1)].to_vec()
}

/// The published edge of a table, in percent of the first bet.
fn published(list: &str, table: &str) -> f64 {
    let text = include_str!("../../golden/blackjack_totals.json");
    let totals: Value = serde_json::from_str(text).expect("JSON");
    totals[list][table].as_f64().expect("a published total")
}

/// Returns true if a value equals a published percentage within this tolerance.
fn is_within(value: f64, percent: f64, digits: f64) -> bool {
    (100.0 * value - percent).abs() < digits
}

#[test]
fn every_table_has_its_edge_and_its_chart() {
    let (mut model, effects) = open("");
    work_out(&mut model, effects);
    for preset in Preset::ALL.iter().copied() {
        choose(&mut model, Msg::ChoseRules(preset.rules()));
        let drawn = Element::of_page(&model);
        let name = words(Language::English).preset(preset);
        assert_eq!(pressed(&drawn), [name]);
        assert!((-0.2..0.01).contains(&edge(&model)), "{name}");
        let sixteen = row(&drawn, "16");
        // Surrender, Stand and Split begin with the same letter.
        let sign = |play: &&str| match *play {
            "surrender" => 'r',
            play => play.chars().next().unwrap_or(' '),
        };
        let signs: String = sixteen.iter().map(sign).collect();
        match preset {
            Preset::Classic => assert_eq!(signs, "ssssshhhhh"),
            Preset::HouseWinsTies => assert_eq!(signs, "ssssshhssh"),
            Preset::Vegas => assert_eq!(signs, "ssssshhrrr"),
            _ => assert_eq!(signs.len(), 10, "{name}"),
        }
    }
}

#[test]
fn edge_is_told_in_percent_and_links_to_the_table() {
    let model = with_chart("?rules=classic");
    let known = published("hit_stand_only", "1D S17 natural pays 1:1");
    assert!(is_within(edge(&model), known, 1e-7));
    let drawn = Element::of_page(&model);
    assert_eq!(
        drawn.texts("[data-edge]"),
        ["In the long run, the house wins 4.253% of the first bets."]
    );
    let link = drawn.only("a.main");
    assert_eq!(link.text(), "Play by these rules");
    assert_eq!(link.attribute("href"), "#/blackjack?rules=classic");
}

#[test]
fn table_sets_every_switch() {
    let (mut model, _) = open("");
    for (table, soft17, naturals, decks) in [
        (Preset::Vegas, "s17", "naturals-3-2", "6-decks"),
        (Preset::Classic, "s17", "naturals", "1-deck"),
        (Preset::SingleDeck, "h17", "naturals-3-2", "1-deck"),
        (Preset::HouseWinsTies, "s17", "no-naturals", "1-deck"),
        (Preset::Vegas, "s17", "naturals-3-2", "6-decks"),
    ] {
        send(&mut model, Msg::ChoseRules(table.rules()));
        let drawn = Element::of_page(&model);
        for (name, word) in [("soft17", soft17), ("naturals", naturals), ("decks", decks)] {
            assert_eq!(chosen(&drawn, name), word, "{name} of {table:?}");
        }
    }
}

#[test]
fn switch_changes_the_edge_and_marks_the_cells() {
    let mut model = with_chart("?rules=vegas.no-surrender");
    let before = edge(&model);
    let known = published("split_to_4", "6D S17 DAS");
    assert!(is_within(before, known, 1e-8), "{before}");
    let drawn = Element::of_page(&model);
    assert_eq!(row(&drawn, "11")[9], "hit", "against an ace");
    assert!(!drawn.contains(".changed"));
    choose(&mut model, Msg::SetSwitch(Switch::Soft17(Soft17::Hits)));
    let after = edge(&model);
    let known = published("split_to_4", "6D H17 DAS");
    assert!(is_within(after, known, 1e-8), "{after}");
    assert!(after < before);
    let drawn = Element::of_page(&model);
    assert_eq!(row(&drawn, "11")[9], "double");
    // The change is written for a screen reader and crossed out for a sighted visitor.
    let changed = drawn.all(".changed").len();
    let counted = drawn.only("[data-changed]");
    assert_eq!(counted.attribute("data-changed"), changed.to_string());
    let told = format!("The last change alters {changed} plays.");
    assert!(counted.text().starts_with(&told), "{}", counted.text());
    let marks = drawn.texts(".changed .visually-hidden");
    let against_ace = "Double, or Hit where that isn’t allowed, was: Hit".to_owned();
    assert!(marks.contains(&against_ace), "{marks:?}");
    assert_eq!(drawn.all(".changed s").len(), marks.len());
    assert_eq!(
        drawn.texts(".before"),
        ["Before the change: 0.403%, to the house."]
    );
}

#[test]
fn cancelled_work_leaves_the_older_chart() {
    let mut model = with_chart("?rules=classic");
    send(&mut model, Msg::ChoseRules(Preset::HouseWinsTies.rules()));
    let drawn = Element::of_page(&model);
    let stage = ".worth-now .progress[data-stage=under-way]";
    assert!(drawn.contains(stage) && drawn.button("Cancel").has("type"));
    send(&mut model, Msg::ClickedCancelChart);
    let drawn = Element::of_page(&model);
    assert!(drawn.contains(".worth-now .progress[data-stage=cancelled]"));
    assert!(!drawn.contains("[data-edge]"));
    assert!(drawn.button("Work it out").has("type"));
    let older = "This is still the chart for the previous rules.";
    assert_eq!(drawn.texts("p.older"), [older]);
    assert_eq!(drawn.all(".chart-of-plays.older").len(), 1);
    choose(&mut model, Msg::ClickedWorkOut);
    assert!(edge(&model) < 0.0 && !Element::of_page(&model).contains(".older"));
}

/// The switches without effect, each with its value and the reason.
fn disabled(drawn: &Element) -> Vec<String> {
    let lists = drawn.all(".switch select[disabled]").into_iter();
    let told = lists.map(|list| {
        let name = list.attribute("name");
        let note = format!("#{}", list.attribute("aria-describedby"));
        let why = &drawn.only(&note).text();
        format!("{name}: {}: {why}", chosen(drawn, name))
    });
    told.collect()
}

#[test]
fn meaningless_switches_say_why() {
    let (mut model, _) = open("?rules=vegas");
    assert_eq!(
        disabled(&Element::of_page(&model)),
        ["charlie-after-split: no-charlie-split: These rules have no Charlie."]
    );
    send(&mut model, Msg::SetSwitch(Switch::Split(Split::Never)));
    let drawn = Element::of_page(&model);
    let also = &drawn.only("[data-also]").text();
    let told = "This changed other rules too. Double after a split: no";
    assert!(also.contains(told), "{also}");
    assert_eq!(
        disabled(&drawn),
        [
            "double-after-split: no-das: Pairs can’t be split.",
            "split-tens: tens-by-value: Pairs can’t be split.",
            "split-aces: aces-once: Pairs can’t be split.",
            "split-ace-play: aces-one-card: Pairs can’t be split.",
            "charlie-after-split: no-charlie-split: Pairs can’t be split.",
        ]
    );
    send(&mut model, Msg::SetSwitch(Switch::Chips(Chips::None)));
    let drawn = Element::of_page(&model);
    assert!(drawn.contains("[name=surrender][disabled]"));
    let naturals = drawn.texts("#naturals option");
    assert_eq!(naturals, ["wins at once", "is just 21"]);
    assert!(drawn.text().contains("each round counts as one bet"));
    send(&mut model, Msg::SetSwitch(Switch::Ace(AceRule::One)));
    assert!(Element::of_page(&model).contains("[name=soft17][disabled]"));
    // An earlier choice returns when it has a meaning again.
    for switch in [
        Switch::Ace(AceRule::OneOrEleven),
        Switch::Chips(Chips::Bets),
        Switch::Split(Rules::VEGAS.split),
    ] {
        send(&mut model, Msg::SetSwitch(switch));
    }
    assert_eq!(pressed(&Element::of_page(&model)), ["Vegas"]);
}

#[test]
fn address_keeps_the_rules_and_refuses_unknown_ones() {
    let (mut model, _) = open("?rules=vegas");
    for switch in [
        Switch::HoleCard(HoleCard::NoneTakesAll),
        Switch::Surrender(Surrender::EarlyTen),
    ] {
        send(&mut model, Msg::SetSwitch(switch));
    }
    let address = model.address().to_owned();
    assert!(address.contains("enhc") && address.contains("early-10"));
    let (again, _) = Model::open(&format!("#{address}"), Visitor::default(), None);
    let drawn = Element::of_page(&again);
    assert_eq!(chosen(&drawn, "hole-card"), "enhc");
    assert_eq!(chosen(&drawn, "surrender"), "early-10");
    let unknown = "#/blackjack/rules?rules=whist".to_owned();
    model.update(pages::Msg::FragmentChanged(unknown));
    let drawn = Element::of_page(&model);
    let told = &drawn.only("[role=alert]").text();
    assert!(told.contains("rules we don"), "{told}");
    assert_eq!(model.address(), address);
    assert_eq!(chosen(&drawn, "hole-card"), "enhc");
}

/// The golden value for six decks, S17 and DAS, in percent of the first bet.
fn golden(rule: &str) -> f64 {
    let text = include_str!("../../golden/blackjack_rules.json");
    let golden: Value = serde_json::from_str(text).expect("JSON");
    let rows = golden["rows"].as_array().expect("rows");
    let is_it = |row: &&Value| {
        let base = row["base_rules"].as_str().unwrap_or_default();
        row["rule"] == rule && row["decks"] == 6 && base.starts_with("S17, DAS, peek")
    };
    let row = rows.iter().find(is_it).expect(rule);
    row["value"].as_f64().expect("a value")
}

#[test]
fn two_tables_are_compared_rule_by_rule() {
    let mut model = with_chart("?rules=vegas.no-surrender");
    let here = edge(&model);
    let european = Preset::European.rules();
    choose(&mut model, Msg::ComparedWith(Some(european)));
    let drawn = Element::of_page(&model);
    assert!(!drawn.contains(".comparison .progress"));
    let told = "With the other rules the player is worse off by 0.207%";
    assert!(drawn.only(".comparison").text().contains(told));
    let rules = drawn.attributes("[data-rule]", "data-rule");
    assert_eq!(rules, ["hole-card", "double", "all"]);
    let compared = |name| number(&drawn, ".comparison table", name);
    let (left, right) = (compared("data-left-edge"), compared("data-right-edge"));
    assert!((left - here).abs() < 1e-15);
    // The only row with a published value of its own: European no hole card.
    let of_hole_card = number(&drawn, "[data-rule=hole-card]", "data-worth");
    let known = golden("ENHC, dealer natural takes all bets") - golden("base");
    assert!(is_within(of_hole_card, known, 1e-7), "{of_hole_card}");
    let all = number(&drawn, "[data-rule=all]", "data-worth");
    assert!((all - (right - left)).abs() < 1e-15);
    // Both charts have the same rows.
    let marked = drawn.all("[data-there] i").len();
    assert!(marked > 0);
    let cells = drawn.only("[data-cells]").attribute("data-cells");
    assert_eq!(cells, marked.to_string());
    // The same rules, chosen on the page, have the value of the comparison.
    choose(&mut model, Msg::ChoseRules(european));
    assert!(Element::of_page(&model).contains("[data-compared=same]"));
    assert!((edge(&model) - right).abs() < 1e-15);
    send(&mut model, Msg::ComparedWith(None));
    assert!(!Element::of_page(&model).contains("[data-compared]"));
    assert!(!model.address().contains("with="));
}

#[test]
fn rule_that_cannot_be_changed_alone_says_why() {
    let (model, _) = open("?rules=vegas.rescue&with=vegas.no-double");
    let drawn = Element::of_page(&model);
    let clash = drawn.texts("[data-rule=double] td");
    let why = "given up only where hands can be doubled";
    assert!(clash[2].contains(why), "{clash:?}");
}

/// Answers all questions about the chart of the player's own.
fn price(model: &mut Model, effects: Vec<pages::Effect>) {
    let mut effects = effects;
    let mut work: Option<PriceWork> = None;
    while let Some(question) = effects.iter().find_map(|effect| match effect {
        pages::Effect::Rules(Effect::Own(OwnEffect::AskPrice(question))) => Some(question.clone()),
        _ => None,
    }) {
        let work = work.get_or_insert_with(|| PriceWork::new(question.rules));
        let answer = work.answer(&question);
        effects = send(model, Msg::Own(own::Msg::GotPrice(question, Some(answer))));
    }
}

#[test]
fn own_chart_shows_its_cost_and_its_changes() {
    let mut model = with_chart("?rules=classic");
    let drawn = Element::of_page(&model);
    assert!(drawn.button("Change the chart").has("type"));
    let effects = send(&mut model, Msg::Own(own::Msg::ClickedBegin));
    price(&mut model, effects);
    let cost = |model: &Model| number(&Element::of_page(model), "[data-own-cost]", "data-own-cost");
    let before = cost(&model);
    let drawn = Element::of_page(&model);
    // The arrow keys reach the other cells.
    let stops = drawn.all(".own-chart td [tabindex=0]");
    assert_eq!(stops.len(), 1);
    assert_eq!(stops[0].text(), "H4 against 2: Hit");
    assert!(!drawn.contains(".own-chart .changed"));
    let told = |drawn: &Element| drawn.only(".own-chart").text();
    assert!(told(&drawn).contains("It is the full chart."));
    let sixteen = Cell::Total(Total::hard(16).expect("a row"));
    let [.., ten] = CardValue::ALL;
    let effects = send(&mut model, Msg::Own(own::Msg::ChangedCell(sixteen, ten)));
    // The worth before the change stays until the new one is there.
    let drawn = Element::of_page(&model);
    assert!(!drawn.contains("[data-own-cost]") && drawn.contains(".own-cost"));
    price(&mut model, effects);
    let drawn = Element::of_page(&model);
    let change = number(&drawn, "[data-own-change]", "data-own-change");
    assert!((cost(&model) - before - change).abs() < 1e-12 && change > 0.0);
    let percent = format!("{:.4}%", 100.0 * change);
    let expected = format!(
        "16 against 10: Stand. That costs {percent} of the first bets against the play of the full chart (Hit)."
    );
    assert_eq!(drawn.texts("[data-own-change]"), [expected]);
    let marked = drawn.texts(".own-chart .changed .visually-hidden");
    assert_eq!(marked, ["16 against 10: Stand, full chart: Hit"]);
    let own = told(&drawn);
    assert!(own.contains("in 1 cell, which is outlined."), "{own}");
}

#[test]
fn chart_that_cannot_be_read_says_where() {
    let model = with_chart("?rules=classic&own=hard_16:_S");
    let drawn = Element::of_page(&model);
    let told = &drawn.only("[data-own=unread]").text();
    assert_eq!(
        told,
        "We can’t read the chart in the address. “hard 16” has 1 play in place of 10: one for each upcard from 2 to 10, \
         then the ace. Nothing was changed."
    );
    assert!(drawn.button("Change the chart").has("type"));
}

#[test]
fn short_charts_show_their_rules() {
    let (mut model, _) = open("?rules=classic");
    assert!(Element::of_page(&model).contains("[data-short=find]"));
    send(&mut model, Msg::Short(short::Msg::ClickedFind));
    let mut work = ShortWork::new(Preset::Classic.rules());
    let question = ShortQuestion::first(Preset::Classic.rules());
    let answer = work.answer(&question);
    send(
        &mut model,
        Msg::Short(short::Msg::Got(question, Some(answer))),
    );
    let rules = Preset::Classic.rules();
    let found: Vec<(usize, f64)> = model
        .rules()
        .short()
        .found(rules)
        .map(|it| (it.rules.len(), it.cost))
        .collect();
    assert!(found.len() > 1, "{found:?}");
    let drawn = Element::of_page(&model);
    assert_eq!(
        drawn.all("[data-chart=short-charts] tbody tr").len(),
        found.len()
    );
    for (number, cost) in found {
        send(&mut model, Msg::Short(short::Msg::Chose(number)));
        let drawn = Element::of_page(&model);
        let shown = drawn.only("[data-short-cost]").attribute("data-short-cost");
        assert_eq!(shown, cost.to_string());
        let rules = drawn.texts(".short-rules li");
        assert_eq!(rules.len(), number);
        assert_eq!(rules[0], "Hit every hand and split nothing.");
        assert!(
            rules[1..].iter().all(|it| it.contains(" against ")),
            "{rules:?}"
        );
    }
}

#[test]
fn missing_worker_is_reported() {
    let (mut model, _) = open("");
    model.update(pages::Msg::WorkersAnswer(Availability::NoWorker));
    let drawn = Element::of_page(&model);
    let told = &drawn.only(".worth-now").text();
    assert!(told.contains("web worker"), "{told}");
    assert!(drawn.only("a.main").attribute("href").contains("?rules="));
}

#[test]
fn lab_links_to_the_rules() {
    let (model, _) = Model::open("#/lab", Visitor::default(), None);
    let drawn = Element::of_page(&model);
    let links = drawn.all("main section a").into_iter();
    let mut links = links.filter(|it| it.text() == "Rules and strategy");
    let link = links.next().expect("a link");
    assert_eq!(link.attribute("href"), "#/blackjack/rules");
}

#[test]
fn rules_chosen_during_a_round_are_of_the_next_deal() {
    let id = TableId::Blackjack(Mode::Free);
    let mut tables = Tables::open_at(id, "#/blackjack", Language::English, "speed=off");
    let at = tables.model.blackjack(Mode::Free).position();
    let deal = table::Msg::Clicked(Button::Deal, at);
    tables.cmds = tables.model.update(app::Msg::Blackjack(Mode::Free, deal));
    tables.answer(id, |_| ());
    let cards = |tables: &Tables| {
        let drawn = Element::of_table(&tables.model);
        let cards = drawn.attributes("[data-hand] [data-card]", "data-card");
        cards.join(" ")
    };
    let before = cards(&tables);
    assert!(Element::of_table(&tables.model).contains("main[data-phase=player]"));
    let link = app::Msg::FragmentChanged("#/blackjack?rules=vegas".to_owned());
    tables.cmds = tables.model.update(link);
    tables.answer(id, |_| ());
    assert_eq!(cards(&tables), before);
    let drawn = Element::of_table(&tables.model);
    assert_eq!(drawn.texts("[data-coming]"), ["From the next deal: Vegas."]);
    let rules = drawn.only(".rules option[selected]");
    assert_eq!(rules.attribute("value"), "vegas");
}

//! The page about bets by the count: what it shows of a simulation, of refused fields, and of the stored ramp.

use fair_deal::app::settings::Visitor;
use fair_deal::coach::counting::{BetQuestion, BetWork};
use fair_deal::pages::bets::{Field, KeptRamp, Msg, OwnEffect};
use fair_deal::pages::kit::files::saved;
use fair_deal::pages::{self, Effect, Model, bets};

use crate::element::Element;

fn open(query: &str) -> Model {
    let fragment = format!("#/blackjack/bets{query}");
    Model::open(&fragment, Visitor::default(), None).0
}

fn send(model: &mut Model, msg: Msg) -> Vec<Effect> {
    model.update(pages::Msg::Bets(msg))
}

fn type_in(model: &mut Model, field: Field, text: &str) {
    send(model, Msg::Typed(field, text.to_owned()));
    send(model, Msg::Left(field));
}

fn type_bet(model: &mut Model, row: usize, text: &str) {
    send(model, Msg::TypedBet(row, text.to_owned()));
    send(model, Msg::LeftBet);
}

/// Starts a simulation, and returns its number and its question.
fn begin(model: &mut Model) -> (u32, BetQuestion) {
    let started = send(model, Msg::ClickedRun).into_iter();
    let mut started = started.filter_map(|effect| match effect {
        Effect::Bets(bets::Effect::Own(OwnEffect::Start(serial, question))) => {
            Some((serial, question))
        }
        _ => None,
    });
    started.next().expect("a simulation")
}

/// Reports so many rounds of a simulation.
fn play(model: &mut Model, (serial, question): (u32, BetQuestion), rounds: u64) {
    let mut work = BetWork::new(&question).expect("a table");
    work.advance(rounds);
    send(model, Msg::Reported(serial, Some(work.answer())));
}

fn simulate(model: &mut Model) -> Element {
    let begun = begin(model);
    play(model, begun, begun.1.rounds);
    let drawn = Element::of_page(model);
    assert_eq!(stage(&drawn), "finished");
    drawn
}

fn stage(drawn: &Element) -> &str {
    drawn.only(".risk-page .progress").attribute("data-stage")
}

/// The values of all figures, with all their digits.
fn figures(drawn: &Element) -> Vec<String> {
    let values = drawn.attributes(".figures td", "data-value");
    assert_eq!(values.len(), 33);
    values.into_iter().map(str::to_owned).collect()
}

#[test]
fn same_seed_gives_the_same_figures() {
    let mut model = open("?rules=vegas.h17&rounds=20000&seed=7");
    let first = figures(&simulate(&mut model));
    assert_eq!(figures(&simulate(&mut model)), first);
    type_in(&mut model, Field::Seed, "8");
    let other = figures(&simulate(&mut model));
    assert_ne!(other, first);
    // The mean bet is nearly the same, because it depends on the ramp alone.
    let drawn = Element::of_page(&model);
    assert_eq!(drawn.only("[data-figure=bet] th").text(), "Mean bet");
    let bet = |figures: &[String]| figures[0].parse::<f64>().expect("a bet");
    let off = (bet(&other) - bet(&first)).abs();
    assert!(off < 0.1, "{first:?} {other:?}");
    type_in(&mut model, Field::Seed, "7");
    assert_eq!(figures(&simulate(&mut model)), first);
    for part in [
        "rules=vegas.h17",
        "dealt=75",
        "count=hi-lo",
        "seats=1",
        "rounds=20000",
        "seed=7",
    ] {
        assert!(model.address().contains(part), "{}", model.address());
    }
}

#[test]
fn cancelled_simulation_shows_its_rounds() {
    let is_disabled = |drawn: &Element, name| drawn.button(name).has("aria-disabled");
    let mut model = open("?rounds=1000000000");
    let begun = begin(&mut model);
    play(&mut model, begun, 2_000);
    let drawn = Element::of_page(&model);
    assert!(is_disabled(&drawn, "Simulate") && !is_disabled(&drawn, "Cancel"));
    let before = figures(&drawn);
    send(&mut model, Msg::ClickedCancel);
    let drawn = Element::of_page(&model);
    assert!(!is_disabled(&drawn, "Simulate") && is_disabled(&drawn, "Cancel"));
    assert_eq!(stage(&drawn), "cancelled");
    let progress = drawn.only(".risk-page .progress");
    assert_eq!(progress.attribute("data-done"), "2000");
    assert_eq!(
        progress.text(),
        "Stopped. Rounds played with each player: 2,000."
    );
    assert_eq!(figures(&drawn), before);
}

#[test]
fn figures_and_charts_are_saved_as_they_are_shown() {
    let mut model = open("?rounds=200000");
    let drawn = simulate(&mut model);
    assert_eq!(drawn.all("[data-best]").len(), 1);
    let files = saved(&model, model.language());
    let file = |name: &str| {
        let of_name = files.iter().find(|(it, _)| *it == name);
        of_name.expect(name).1.as_str()
    };
    let csv = file("fair-deal-bets.csv");
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "figure,no-error,no-error-error,misses,misses-error,basic,basic-error"
    );
    assert_eq!(lines.len(), 12, "{csv}");
    assert!(lines[1].starts_with("bet,") && lines[11].starts_with("half-kelly,"));
    assert!(drawn.contains("[data-save=figures]"));
    for (chart, name, rows) in [
        ("edge", "edge", 8..30),
        ("share", "frequency", 8..30),
        ("ruin", "ruin", 10..11),
    ] {
        let csv = file(&format!("fair-deal-{name}.csv"));
        let svg = file(&format!("fair-deal-{name}.svg"));
        assert!(rows.contains(&csv.lines().count()), "{chart}: {csv}");
        let is_drawn = svg.starts_with("<svg") && svg.contains("class=\"observed\"");
        assert!(is_drawn, "{chart}");
        let shown = drawn.all(&format!("[data-chart={chart}] tbody tr"));
        assert_eq!(shown.len() + 1, csv.lines().count(), "{chart}");
        let buttons = drawn.all(&format!("[data-save-of={chart}] [data-save]"));
        assert_eq!(buttons.len(), 2, "{chart}");
    }
    let save = Msg::ClickedSave("fair-deal-bets.csv", csv.to_owned());
    let effects = send(&mut model, save);
    let file = bets::Effect::Save("fair-deal-bets.csv", csv.to_owned());
    assert_eq!(effects, [Effect::Bets(file)]);
}

#[test]
fn invalid_bets_are_refused_with_a_sentence() {
    const WHY: &str =
        "Each bet must be a number from 0 to 1,000,000, and at least one must be above 0.";
    const FOURTH: usize = 3;
    let mut model = open("?bets=1,2:4");
    let ramp = |drawn: &Element| drawn.only(".rungs").attribute("data-ramp").to_owned();
    for wrong in ["x", "-1", "1000001", ""] {
        type_bet(&mut model, FOURTH, wrong);
        let drawn = Element::of_page(&model);
        let fields = drawn.all(".rungs input");
        assert_eq!(fields[FOURTH].attribute("value"), wrong);
        assert_eq!(fields[FOURTH].attribute("aria-invalid"), "true");
        assert_eq!(fields[FOURTH].attribute("aria-describedby"), "ramp-note");
        assert_eq!(drawn.texts("#ramp-note"), [WHY], "{wrong}");
        assert_eq!(ramp(&drawn), "1,2:4", "{wrong}");
        let keep = drawn.button("Save this ramp");
        assert!(keep.has("aria-disabled"), "{wrong}");
        send(&mut model, Msg::ClickedRun);
        assert!(!Element::of_page(&model).contains(".progress"), "{wrong}");
    }
    type_bet(&mut model, FOURTH, "2,5");
    let drawn = Element::of_page(&model);
    assert!(!drawn.contains("#ramp-note"));
    assert_eq!(ramp(&drawn), "1,1:2.5,2:4");
    assert!(model.address().contains("bets=1,1:2.5,2:4"));
    for (field, id, wrong, why) in [
        (
            Field::Dealt,
            "dealt",
            "96",
            "Type a whole number from 0 to 95.",
        ),
        (
            Field::Rounds,
            "rounds",
            "999",
            "Type a whole number from 1,000 to 1,000,000,000.",
        ),
        (Field::Risk, "risk", "0", "Type a number between 0 and 100."),
    ] {
        let id = format!("#bets-{id}");
        let value = Element::of_page(&model)
            .only(&id)
            .attribute("value")
            .to_owned();
        type_in(&mut model, field, wrong);
        assert_eq!(Element::of_page(&model).refusal(&id).as_deref(), Some(why));
        type_in(&mut model, field, &value);
        let drawn = Element::of_page(&model);
        assert_eq!(drawn.refusal(&id), None);
        assert!(!drawn.contains(&format!("{id}-note")));
    }
}

#[test]
fn state_of_the_stored_ramp_is_shown() {
    let mut model = open("?bets=1,3:9");
    let is_offered = |drawn: &Element| !drawn.button("Save this ramp").has("aria-disabled");
    assert!(is_offered(&Element::of_page(&model)));
    send(&mut model, Msg::FoundRamp(KeptRamp::Unreadable));
    let drawn = Element::of_page(&model);
    assert!(drawn.contains("p.bad[data-kept=damaged]") && is_offered(&drawn));
    assert!(!drawn.button("Delete the saved ramp").has("aria-disabled"));
    send(&mut model, Msg::FoundRamp(KeptRamp::Nothing));
    assert!(!Element::of_page(&model).contains("[data-kept]"));
    let kept = send(&mut model, Msg::ClickedKeep);
    let [Effect::Bets(bets::Effect::Own(OwnEffect::Keep(ramp)))] = &kept[..] else {
        panic!("{kept:?}");
    };
    let not_stored = KeptRamp::NotStored {
        ramp: ramp.clone(),
        stored: None,
    };
    send(&mut model, Msg::Kept(not_stored));
    assert!(Element::of_page(&model).contains("p.bad[data-kept=full]"));
    send(&mut model, Msg::Kept(KeptRamp::Stored(ramp.clone())));
    let drawn = Element::of_page(&model);
    assert!(!drawn.contains("[data-kept]") && !is_offered(&drawn));
    // On the next visit the stored ramp is on the page.
    let mut next = open("");
    send(&mut next, Msg::FoundRamp(KeptRamp::Stored(ramp.clone())));
    let drawn = Element::of_page(&next);
    assert_eq!(drawn.only(".rungs").attribute("data-ramp"), "1,3:9");
}

#[test]
fn unbalanced_system_has_a_ramp_of_running_counts() {
    let mut model = open("?rules=vegas&count=ko&rounds=20000&bets=1,-4:2,0:6");
    let text = Element::of_page(&model).text();
    let intro = "goes by the running count. It starts at −20";
    assert!(text.contains(intro), "{text}");
    let text = simulate(&mut model).text();
    assert!(text.contains("Edge by running count"), "{text}");
}

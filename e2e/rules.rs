//! The page of the rules of blackjack: the edge and the chart of any rules, the effect of each switch, and the link to
//! the table.

use fair_deal::app::language::Language;
use fair_deal::blackjack::Preset;
use fair_deal::text::words;
use serde_json::{Value, json};

use crate::blackjack::open_deal;
use crate::chips::EIGHTS;
use crate::oracle::Deal;
use crate::page::{DESKTOP, Page, strings};
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        edge_is_published_and_the_table_takes_the_rules,
        every_table_has_its_chart,
        table_sets_every_switch,
        switch_changes_the_edge_and_marks_the_cells,
        chart_work_can_be_cancelled_and_restarted,
        meaningless_switches_say_why,
        table_without_hole_card_is_chosen_and_played,
        hand_at_the_table_is_outlined,
        rules_do_not_change_during_a_round,
        address_keeps_the_rules,
        two_tables_are_compared_rule_by_rule,
        missing_worker_is_reported,
        lab_links_to_the_rules,
    ],
}

/// Waits until the work is done, and returns the value of a round in bets.
async fn edge(page: &Page) -> f64 {
    let there = "document.querySelector('[data-edge]') !== null";
    page.until_js("the edge is worked out", there).await;
    let script = "return +document.querySelector('[data-edge]').dataset.edge";
    page.js(script, &[]).await.as_f64().expect("a number")
}

async fn play_by_these_rules(page: &Page) {
    page.follow("main", "Play by these rules").await;
}

/// The published edge of a table, in percent of the first bet.
fn published(list: &str, table: &str) -> f64 {
    let text = include_str!("../tests/golden/blackjack_totals.json");
    let totals: Value = serde_json::from_str(text).expect("JSON");
    totals[list][table].as_f64().expect("a published total")
}

/// Returns true if a value equals a published percentage within this tolerance.
fn is_within(value: f64, percent: f64, digits: f64) -> bool {
    (100.0 * value - percent).abs() < digits
}

/// The plays of the row with this heading, against 2 to 10 and the ace.
async fn row(page: &Page, heading: &str) -> Vec<String> {
    let script = "const rows = [...document.querySelectorAll('.chart-of-plays tr')];
        const row = rows.find(it => it.querySelector('th[scope=row]')?.textContent === arguments[0]);
        return [...row.querySelectorAll('[data-play]')].map(it => it.dataset.play)";
    strings(&page.js(script, &[json!(heading)]).await)
}

async fn edge_is_published_and_the_table_takes_the_rules(page: &Page) {
    page.open("#/blackjack/rules?rules=vegas.no-surrender")
        .await;
    let vegas = edge(page).await;
    assert!(
        is_within(vegas, published("split_to_4", "6D S17 DAS"), 1e-8),
        "{vegas}"
    );
    page.press("Classic").await;
    let pressed = "document.querySelector('[aria-pressed=true]')?.textContent === 'Classic'";
    page.until_js("it is chosen", pressed).await;
    let classic = edge(page).await;
    let known = published("hit_stand_only", "1D S17 natural pays 1:1");
    assert!(is_within(classic, known, 1e-7), "{classic}");
    let told = page.texts("[data-edge]").await;
    assert_eq!(
        told,
        ["In the long run, the house wins 4.253% of the first bets."]
    );

    page.press("Vegas").await;
    edge(page).await;
    play_by_these_rules(page).await;
    page.phase("ready").await;
    let rules = "return document.querySelector('.rules select').value";
    assert_eq!(page.js(rules, &[]).await, "vegas");
    assert_eq!(
        page.fragment().await,
        "#/blackjack",
        "it asks for them once"
    );
    page.reload().await;
    page.phase("ready").await;
    assert_eq!(page.js(rules, &[]).await, "vegas", "they are kept");
    page.back().await;
    edge(page).await;
    let pressed = page.texts("[aria-pressed=true]").await;
    assert_eq!(pressed, ["Vegas"]);
}

async fn table_sets_every_switch(page: &Page) {
    page.open("#/blackjack/rules").await;
    let switch = "return document.getElementById(arguments[0]).value";
    for (table, soft17, naturals, decks) in [
        ("Vegas", "s17", "naturals-3-2", "6-decks"),
        ("Classic", "s17", "naturals", "1-deck"),
        ("Single deck", "h17", "naturals-3-2", "1-deck"),
        ("House wins ties", "s17", "no-naturals", "1-deck"),
        ("Vegas", "s17", "naturals-3-2", "6-decks"),
    ] {
        page.press(table).await;
        page.settle().await;
        for (name, word) in [("soft17", soft17), ("naturals", naturals), ("decks", decks)] {
            assert_eq!(
                page.js(switch, &[json!(name)]).await,
                word,
                "{name} of {table}"
            );
        }
    }
}

/// The best play with sixteen at these tables against each upcard, and the value of a round.
async fn every_table_has_its_chart(page: &Page) {
    page.open("#/blackjack/rules").await;
    let ours = [
        ("Classic", Some(-4.252_976_1), "sssss hhhhh"),
        ("House wins ties", None, "sssss hhssh"),
        ("Aces always 1", None, ""),
        ("Vegas", None, "sssss hhrrr"),
        ("Single deck", None, ""),
    ];
    assert_eq!(ours.len(), Preset::at_tables().count(), "every table");
    let real = Preset::real().map(|it| (words(Language::English).preset(it), None, ""));
    for (table, known, sixteen) in ours.into_iter().chain(real) {
        page.press(table).await;
        page.until_js(
            "it is chosen",
            &format!("document.querySelector('[aria-pressed=true]')?.textContent === '{table}'"),
        )
        .await;
        let edge = edge(page).await;
        assert!(
            known.is_none_or(|known| is_within(edge, known, 1e-7)),
            "{edge}"
        );
        assert!((-0.2..0.01).contains(&edge), "{table}: {edge}");
        let row = row(page, "16").await;
        assert_eq!(row.len(), 10, "{table}");
        let row: Vec<char> = match table {
            // Surrender, Stand and Split begin with the same letter.
            _ if !sixteen.is_empty() => row
                .iter()
                .map(|play| {
                    if play == "surrender" {
                        'r'
                    } else {
                        play.chars().next().unwrap_or(' ')
                    }
                })
                .collect(),
            _ => continue,
        };
        let expected: Vec<char> = sixteen.chars().filter(|it| *it != ' ').collect();
        assert_eq!(row, expected, "{table}");
    }
    page.until_js(
        "it is announced",
        "document.getElementById('announcer').textContent.includes('the house wins')",
    )
    .await;
}

async fn switch_changes_the_edge_and_marks_the_cells(page: &Page) {
    page.open("#/blackjack/rules?rules=vegas.no-surrender")
        .await;
    let before = edge(page).await;
    let eleven = row(page, "11").await;
    assert_eq!(eleven[9], "hit", "against an ace");
    assert_eq!(page.texts(".changed").await, [""; 0]);
    page.choose("On a soft 17 the dealer", "hits").await;
    page.until_js("a change", "document.querySelector('.changed') !== null")
        .await;
    let after = edge(page).await;
    assert!(
        is_within(after, published("split_to_4", "6D H17 DAS"), 1e-8),
        "{after}"
    );
    assert!(after < before);
    assert_eq!(row(page, "11").await[9], "double");
    // The change is written for a screen reader and crossed out for a sighted visitor.
    let changed = "return document.querySelectorAll('.changed').length";
    let changed = page.js(changed, &[]).await;
    let counted = "return +document.querySelector('[data-changed]').dataset.changed";
    assert_eq!(page.js(counted, &[]).await, changed);
    let marks = page.texts(".changed .visually-hidden").await;
    let against_ace = "Double, or Hit where that isn’t allowed, was: Hit";
    assert!(marks.iter().any(|it| it == against_ace), "{marks:?}");
    assert_eq!(page.texts(".changed s").await.len(), marks.len());
    let sentence = page.texts("[data-changed]").await;
    let told = format!("The last change alters {changed} plays.");
    assert!(sentence[0].starts_with(&told), "{sentence:?}");
    let worth = page.texts(".before").await;
    assert_eq!(worth, ["Before the change: 0.403%, to the house."]);
    page.until_js(
        "it is announced",
        "document.getElementById('announcer').textContent.includes('The last change alters')",
    )
    .await;
}

/// Chooses these rules and cancels before a worker can answer.
async fn choose_and_cancel(page: &Page, table: &str) {
    let script = "const [table, done] = arguments;
        const find = (name) => [...document.querySelectorAll('#pages button')]
            .find(it => it.textContent === name);
        find(table).click();
        const cancel = () => {
            const button = find('Cancel');
            if (!button) return queueMicrotask(cancel);
            button.click();
            done(true);
        };
        cancel();";
    page.js_until_done(script, &[json!(table)]).await;
}

async fn chart_work_can_be_cancelled_and_restarted(page: &Page) {
    page.open("#/blackjack/rules").await;
    let classic = edge(page).await;
    choose_and_cancel(page, "Vegas").await;
    let stage = "document.querySelector('.progress')?.dataset.stage === 'cancelled'";
    page.until_js("it is cancelled", stage).await;
    page.settle().await;
    assert_eq!(page.texts("[data-edge]").await, [""; 0]);
    let told = page.texts(".older").await;
    assert_eq!(told[0], "This is still the chart for the previous rules.");
    assert_eq!(page.texts(".chart-of-plays.older").await.len(), 1);
    let announced = "document.getElementById('announcer').textContent.includes('Cancelled')";
    page.until_js("it is announced", announced).await;
    page.press("Work it out").await;
    let vegas = edge(page).await;
    assert!(vegas > classic, "{vegas} {classic}");
    // A chart that is already there appears at once.
    choose_and_cancel(page, "Single deck").await;
    page.press("Vegas").await;
    assert!((edge(page).await - vegas).abs() < 1e-15);
    assert_eq!(page.texts(".older").await, [""; 0]);
}

async fn meaningless_switches_say_why(page: &Page) {
    page.open("#/blackjack/rules?rules=vegas").await;
    edge(page).await;
    let disabled = "return [...document.querySelectorAll('.switch select:disabled')]
        .map(it => `${it.name}: ${it.value}: ${document.getElementById(
            it.getAttribute('aria-describedby')).textContent}`)";
    assert_eq!(
        strings(&page.js(disabled, &[]).await),
        ["charlie-after-split: no-charlie-split: These rules have no Charlie."]
    );
    page.choose("Split pairs", "never").await;
    let also = page.texts("[data-also]").await;
    assert_eq!(also.len(), 1, "{also:?}");
    assert!(also[0].contains("This changed other rules too. Double after a split: no"));
    page.until_js(
        "they are disabled",
        "document.querySelector('[name=split-aces]:disabled') !== null",
    )
    .await;
    assert_eq!(
        strings(&page.js(disabled, &[]).await),
        [
            "double-after-split: no-das: Pairs can’t be split.",
            "split-tens: tens-by-value: Pairs can’t be split.",
            "split-aces: aces-once: Pairs can’t be split.",
            "split-ace-play: aces-one-card: Pairs can’t be split.",
            "charlie-after-split: no-charlie-split: Pairs can’t be split.",
        ]
    );
    page.choose("Bets", "none").await;
    page.until_js(
        "they are disabled",
        "document.querySelector('[name=surrender]:disabled') !== null",
    )
    .await;
    let naturals = page.texts("#naturals option").await;
    assert_eq!(naturals, ["wins at once", "is just 21"]);
    assert!(page.text().await.contains("each round counts as one bet"));
    page.choose("An ace counts", "always 1").await;
    page.until_js(
        "they are disabled",
        "document.querySelector('[name=soft17]:disabled') !== null",
    )
    .await;
    // An earlier choice returns when it has a meaning again.
    page.choose("An ace counts", "1 or 11").await;
    page.choose("Bets", "in chips").await;
    page.choose("Split pairs", "up to 4 hands").await;
    page.until_js(
        "it is Vegas again",
        "document.querySelector('[aria-pressed=true]')?.textContent === 'Vegas'",
    )
    .await;
}

async fn table_without_hole_card_is_chosen_and_played(page: &Page) {
    // Two eights against a ten from six decks.
    page.draw_entropy(&Deal::from_hex(EIGHTS)).await;
    page.open("#/blackjack/rules?rules=vegas").await;
    let vegas = edge(page).await;
    page.choose("Hole card", "none: all bets lost (ENHC)").await;
    page.choose("Surrender", "early, against a 10").await;
    let chosen = "location.hash.includes('enhc') && location.hash.includes('early-10')";
    page.until_js("the address names both", chosen).await;
    assert!((edge(page).await - vegas).abs() > 1e-4);
    play_by_these_rules(page).await;
    page.phase("ready").await;
    page.press("Deal").await;
    let dealt = page.phase("player").await;
    assert_eq!(dealt.hand("dealer").cards.len(), 1, "no hole card");
    assert!(page.actions().await.contains(&"Surrender".to_owned()));
    page.press("Stand").await;
    let over = page.phase("over").await;
    assert!(over.hand("dealer").cards.len() > 1);
    // The save includes its rules.
    page.reload().await;
    let again = page.phase("over").await;
    assert_eq!((again.hands, again.result), (over.hands, over.result));
}

/// Sixteen against a ten.
fn sixteen() -> Deal {
    Deal::numbered(97_314)
}

async fn hand_at_the_table_is_outlined(page: &Page) {
    page.store_settings("coach=after&speed=off").await;
    page.open("#/blackjack").await;
    open_deal(page, &sixteen()).await;
    page.press("Deal").await;
    page.phase("player").await;
    page.go("#/blackjack/rules").await;
    edge(page).await;
    let lit = "return [...document.querySelectorAll('[aria-current=true]')].map(it =>
        [it.closest('tr').querySelector('th').textContent, it.cellIndex, it.dataset.play])";
    assert_eq!(page.js(lit, &[]).await, json!([["16", 9, "hit"]]));
    let text = page.text().await;
    let sentence = "Outlined: your hand on the table, 6♠ Q♣ against 10♦.";
    assert!(text.contains(sentence), "{text}");
    // With other rules it is another table.
    page.press("Vegas").await;
    page.until_js(
        "no cell is outlined",
        "document.querySelector('[data-edge]') !== null
            && document.querySelector('[aria-current=true]') === null",
    )
    .await;
}

async fn rules_do_not_change_during_a_round(page: &Page) {
    page.open("#/blackjack").await;
    page.choose("Rules", "House wins ties").await;
    page.press("Deal").await;
    let before = page.phase("player").await;
    page.go("#/blackjack/rules?rules=vegas").await;
    edge(page).await;
    play_by_these_rules(page).await;
    let after = page.phase("player").await;
    assert_eq!(after.hands, before.hands);
    let told =
        "document.querySelector('[data-coming]')?.textContent === 'From the next deal: Vegas.'";
    page.until_js("it says when", told).await;
    assert_eq!(page.fragment().await, "#/blackjack");
    page.reload().await;
    assert_eq!(page.phase("player").await.hands, before.hands);
    page.until_js("a reload keeps it", told).await;
    let rules = "return document.querySelector('.rules select').value";
    assert_eq!(page.js(rules, &[]).await, "vegas");
}

async fn address_keeps_the_rules(page: &Page) {
    page.open("#/blackjack/rules").await;
    edge(page).await;
    page.choose("Decks", "8").await;
    page.until_js(
        "the address names them",
        "location.hash === '#/blackjack/rules?rules=classic.8-decks'",
    )
    .await;
    let eight = edge(page).await;
    page.reload().await;
    assert!((edge(page).await - eight).abs() < 1e-15);
    let decks = "return document.getElementById('decks').value";
    assert_eq!(page.js(decks, &[]).await, "8-decks");
    page.go("#/blackjack/rules?rules=whist").await;
    let told =
        "document.querySelector('#pages [role=alert]')?.textContent.includes('rules we don')";
    page.until_js("the message is shown", told).await;
    assert_eq!(
        page.fragment().await,
        "#/blackjack/rules?rules=classic.8-decks"
    );
    assert_eq!(page.js(decks, &[]).await, "8-decks");
}

/// The golden value for six decks, S17 and DAS, in percent of the first bet.
fn golden(rule: &str) -> f64 {
    let text = include_str!("../tests/golden/blackjack_rules.json");
    let golden: Value = serde_json::from_str(text).expect("JSON");
    let rows = golden["rows"].as_array().expect("rows");
    let is_it = |row: &&Value| {
        let base = row["base_rules"].as_str().unwrap_or_default();
        row["rule"] == rule && row["decks"] == 6 && base.starts_with("S17, DAS, peek")
    };
    let row = rows.iter().find(is_it).expect(rule);
    row["value"].as_f64().expect("a value")
}

/// The number in this attribute of the comparison.
async fn compared(page: &Page, selector: &str, name: &str) -> f64 {
    let script =
        "return +document.querySelector(`.comparison ${arguments[0]}`).dataset[arguments[1]]";
    let number = page.js(script, &[json!(selector), json!(name)]).await;
    number.as_f64().expect("a number")
}

async fn two_tables_are_compared_rule_by_rule(page: &Page) {
    const DONE: &str = "document.querySelector('[data-rule=all][data-worth]') !== null
        && document.querySelector('.comparison .progress') === null";
    page.open("#/blackjack/rules?rules=vegas.no-surrender")
        .await;
    let here = edge(page).await;
    page.choose("Compare with", "European").await;
    page.until_js("it is worked out", DONE).await;
    let told = "document.getElementById('announcer').textContent
        .includes('With the other rules the player is worse off by 0.207%')";
    page.until_js("it is announced", told).await;
    let rules = "return [...document.querySelectorAll('[data-rule]')].map(it => it.dataset.rule)";
    let rules = strings(&page.js(rules, &[]).await);
    assert_eq!(rules, ["hole-card", "double", "all"]);
    let left = compared(page, "table", "leftEdge").await;
    assert!((left - here).abs() < 1e-15);
    // The only row with a published value of its own: European no hole card.
    let of_hole_card = compared(page, "[data-rule=hole-card]", "worth").await;
    let known = golden("ENHC, dealer natural takes all bets") - golden("base");
    assert!(is_within(of_hole_card, known, 1e-7), "{of_hole_card}");
    let right = compared(page, "table", "rightEdge").await;
    let all = compared(page, "[data-rule=all]", "worth").await;
    assert!((all - (right - left)).abs() < 1e-15);
    // Both charts have the same rows.
    let marked = "return document.querySelectorAll('[data-play][data-there] i').length";
    let marked = page.js(marked, &[]).await.as_f64().unwrap_or_default();
    assert!(marked > 0.0);
    assert!((compared(page, "[data-cells]", "cells").await - marked).abs() < 0.5);
    // The same rules, chosen on the page, have the value of the comparison.
    page.press("European").await;
    let same = "document.querySelector('[data-compared=same]') !== null";
    page.until_js("nothing differs", same).await;
    assert!((edge(page).await - right).abs() < 1e-15);
    // A visitor can pass on the address, and go back to it.
    page.go("#/blackjack/rules?rules=vegas.rescue&with=vegas.no-double")
        .await;
    page.until_js("it is worked out", DONE).await;
    let clash = page.texts("[data-rule=double] td").await;
    assert!(clash[2].contains("given up only where hands can be doubled"));
    page.go("#/lab").await;
    page.until_js("the lab", "document.querySelector('.picker') !== null")
        .await;
    page.back().await;
    page.until_js("it is there again", DONE).await;
    assert_eq!(page.texts("[data-rule=double] td").await, clash);
    page.choose("Compare with", "nothing").await;
    let gone = "document.querySelector('[data-rule]') === null && !location.hash.includes('with=')";
    page.until_js("nothing is compared", gone).await;
}

async fn missing_worker_is_reported(page: &Page) {
    page.open("").await;
    page.js("delete window.Worker; window.Worker = undefined", &[])
        .await;
    page.go("#/blackjack/rules").await;
    page.until_js(
        "the message is shown",
        "document.querySelector('.worth-now')?.textContent.includes('web worker')",
    )
    .await;
    play_by_these_rules(page).await;
    page.phase("ready").await;
}

async fn lab_links_to_the_rules(page: &Page) {
    page.open("#/lab").await;
    page.until_js("the lab", "document.querySelector('.picker') !== null")
        .await;
    page.follow("main section", "Rules and strategy").await;
    edge(page).await;
    assert_eq!(page.title().await, "Rules and strategy – Fair Deal");
    let route = "return document.querySelector('main').dataset.route";
    assert_eq!(page.js(route, &[]).await, "/blackjack/rules");
}

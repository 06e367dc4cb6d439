//! The presets with the names of real tables against published numbers, and the charts of unusual rules.

use fair_deal::blackjack::{Double, Preset, Rules, Surrender};
use fair_deal::coach::{
    CardValue, Chart, Coach, HandKind, Origin, Play, Situation, Strategy, edge,
};
use fair_deal::core::{AceRule, Card, Score};

use crate::support::{golden, in_project};

/// The tolerance in percent for a published number with two decimals: its rounding, plus the difference that RULES.md
/// names for the source.
fn tolerance(preset: Preset) -> f64 {
    const ROUNDED: f64 = 0.005;
    ROUNDED
        + match preset {
            // The best play of each hand gains a little over the basic strategy of the source.
            Preset::European => 0.006,
            // “Busted bets plus one” lies between our two tables.
            Preset::AustraliaObo => 0.007,
            Preset::Classic
            | Preset::HouseWinsTies
            | Preset::Exam
            | Preset::Vegas
            | Preset::SingleDeck
            | Preset::VegasStrip
            | Preset::Downtown
            | Preset::AtlanticCity
            | Preset::London
            | Preset::Macau
            | Preset::AustraliaEnhc => 0.0,
        }
}

/// The edge equals the published one, and RULES.md prints our number beside it.
#[test]
fn real_tables_have_published_edges() {
    let text = std::fs::read_to_string(in_project("RULES.md")).expect("RULES.md");
    let mut known = 0;
    for preset in Preset::real() {
        let percent = 100.0 * edge(&preset.rules());
        println!("{}: {percent:.6}", preset.code());
        let code = format!("(`{}`)", preset.code());
        let row = text.lines().find(|line| line.contains(&code)).expect(&code);
        let ours = format!("; \u{2212}{:.3} %", percent.abs());
        assert!(percent < 0.0 && row.contains(&ours), "{row}: {percent}");
        if let Some(published) = preset.source().and_then(|source| source.percent) {
            let apart = (percent - published).abs();
            assert!(apart <= tolerance(preset), "{preset:?}: {percent}");
            known += 1;
        }
    }
    assert_eq!(known, 6);
}

/// The presets of the golden file, to its last digit.
#[test]
fn real_tables_have_golden_edges() {
    let golden = golden("blackjack_rules.json");
    let rows = golden["rows"].as_array().expect("rows");
    for (preset, rule, decks, base) in [
        (Preset::Downtown, "base", 2, "H17, DAS, peek"),
        (
            Preset::London,
            "ENHC, dealer natural takes all bets",
            6,
            "S17, DAS, peek",
        ),
        (
            Preset::Macau,
            "early surrender vs 10 only (none else)",
            6,
            "S17, DAS, peek",
        ),
    ] {
        let is_it = |row: &&serde_json::Value| {
            row["rule"] == rule
                && row["decks"] == decks
                && row["base_rules"]
                    .as_str()
                    .is_some_and(|it| it.starts_with(base))
        };
        let row = rows.iter().find(is_it).expect(rule);
        let golden = row["value"].as_f64().expect("a value");
        let percent = 100.0 * edge(&preset.rules());
        assert!((percent - golden).abs() < 1e-7, "{preset:?}: {percent}");
    }
}

/// European no hole card costs 0.11 percent. That is the only difference between the Australian tables.
#[test]
fn australian_tables_differ_by_the_hole_card() {
    let [obo, enhc] = [Preset::AustraliaObo, Preset::AustraliaEnhc].map(|it| edge(&it.rules()));
    // Rounded to two decimals.
    assert!((100.0 * (obo - enhc) - 0.11).abs() < 0.005, "{obo} {enhc}");
}

#[test]
fn presets_are_written_and_read_back() {
    for preset in Preset::ALL.iter().copied() {
        assert_eq!(Preset::from_code(preset.code()), Some(preset));
        assert_eq!(Preset::of(preset.rules()), Some(preset));
        assert_eq!(preset.code().parse(), Ok(preset.rules()));
        assert_eq!(preset.rules().to_string().parse(), Ok(preset.rules()));
    }
    assert_eq!(
        "macau".parse::<Rules>().map(|it| it.to_string()),
        Ok("vegas.fresh.early-10.obo".to_owned())
    );
    let h17 = "atlantic-city.h17".parse::<Rules>();
    assert_eq!(
        h17.map(|it| it.to_string()),
        Ok("vegas.h17.8-decks".to_owned())
    );
}

#[test]
fn rules_md_names_every_preset_with_its_source() {
    let text = std::fs::read_to_string(in_project("RULES.md")).expect("RULES.md");
    for preset in Preset::ALL {
        assert!(
            text.contains(&format!("(`{}`)", preset.code())),
            "{preset:?}"
        );
        if let Some(source) = preset.source() {
            assert!(text.contains(source.title), "{}", source.title);
        }
    }
}

/// The play of a reader of the chart with these cards.
fn by_chart(chart: &Chart, rules: &Rules, hand: &[Card], up: CardValue) -> Option<Play> {
    let mut cards: Vec<CardValue> = hand.iter().map(|card| CardValue::of(*card)).collect();
    cards.sort_unstable();
    let mut exceptions = chart.exceptions.iter();
    if let Some(exception) = exceptions.find(|it| it.hand == cards && it.up == up) {
        return Some(exception.best);
    }
    let score = Score::of(hand, AceRule::OneOrEleven);
    let total = u8::try_from(score.total()).ok()?;
    let of_total = if score.is_soft() {
        HandKind::Soft(total)
    } else {
        HandKind::Hard(total)
    };
    let of_pair = match cards[..] {
        [one, other] if one == other => chart.cell(HandKind::Pair(one), up),
        _ => None,
    };
    let cell = of_pair.or_else(|| chart.cell(of_total, up))?;
    let two = hand.len() == 2;
    Some(match cell.best {
        Play::Double if !two && rules.double != Double::AnyCards => cell.otherwise,
        Play::Surrender if !two && rules.surrender != Surrender::AnyCards => cell.otherwise,
        best => best,
    })
}

/// The chart and its exceptions play every hand of two cards as the best strategy does, and every hand of three whose
/// first two cards are hit, with rules that most charts do not cover.
#[test]
fn charts_of_rare_rules_are_the_best_play() {
    for rules in [
        "single-deck.early-surrender",
        "single-deck.early-10-late.charlie-6.rescue",
        "single-deck.enhc.surrender",
        "single-deck.enhc.surrender-or-natural.double-any-cards",
        "single-deck.surrender-any-cards.double-any-cards",
        "single-deck.charlie-5.tens-never",
        "single-deck.obo.early-ace.aces-hit-double",
    ] {
        let rules: Rules = rules.parse().expect(rules);
        let coach = Coach::new(&rules);
        let (chart, strategy) = (coach.chart(), Strategy::new(&coach));
        let play = |hand: &[Card], upcard: Card| {
            let situation = Situation {
                hand,
                upcard,
                seen: &[],
                origin: Origin::Dealt,
            };
            strategy.play(&situation).ok()
        };
        println!("{rules}: {} exceptions", chart.exceptions.len());
        let cards: Vec<Card> = "A23456789T"
            .chars()
            .map(|rank| format!("{rank}S").parse().expect("a card"))
            .collect();
        let mut hands = 0;
        for up in &cards {
            for one in &cards {
                for other in &cards {
                    let hand = [*one, *other];
                    let Some(best) = play(&hand, *up) else {
                        continue;
                    };
                    let told = by_chart(&chart, &rules, &hand, CardValue::of(*up));
                    assert_eq!(told, Some(best), "{rules}: {hand:?} against {up}");
                    hands += 1;
                    for third in cards.iter().filter(|_| best == Play::Hit) {
                        let hand = [*one, *other, *third];
                        let best = play(&hand, *up);
                        let told = by_chart(&chart, &rules, &hand, CardValue::of(*up));
                        // Where no hand of two cards has the total, standing is the only play.
                        let told = told.or(Some(Play::Stand));
                        assert!(
                            best.is_none() || told == best,
                            "{rules}: {hand:?} against {up}"
                        );
                        hands += 1;
                    }
                }
            }
        }
        assert!(hands > 1500, "{hands}");
    }
}

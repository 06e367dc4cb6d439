//! Counting systems against published tags and correlations, and the simulation of bets against exact values.

use crate::support::golden;
use fair_deal::blackjack::{DoubleAfterSplit, Rules, Soft17, Surrender};
use fair_deal::coach::CardValue;
use fair_deal::coach::counting::{Effects, KnockOut, System, insurance_correlation};
use fair_deal::core::Decks;

/// The three tables for which the golden file has betting correlations.
fn tables() -> [(&'static str, Effects); 3] {
    let base = Rules {
        surrender: Surrender::No,
        ..Rules::VEGAS
    };
    let no_das = Rules {
        double_after_split: DoubleAfterSplit::No,
        ..base
    };
    let hits = Rules {
        soft17: Soft17::Hits,
        ..base
    };
    let effects = |rules: &Rules, decks| Effects::of(rules, Decks::new(decks).expect("decks"));
    [
        ("1D S17 noDAS", effects(&no_das, 1)),
        ("6D S17 DAS", effects(&base, 6)),
        ("6D H17 DAS", effects(&hits, 6)),
    ]
}

/// All rows of `tests/golden/count_systems.json`, to the four digits that it has.
#[test]
fn golden_systems_have_their_correlations() {
    let golden = golden("count_systems.json");
    let tables = tables();
    let systems = golden["systems"].as_array().expect("systems");
    assert_eq!(systems.len(), System::ALL.len());
    for row in systems {
        let name = row["system"].as_str().expect("a name");
        let is_it = |system: &System| name.starts_with(system.name());
        // “Red Zen” before “Zen”, and so on: the longest name that fits.
        let fits = System::ALL.into_iter().filter(is_it);
        let system = fits.max_by_key(|system| system.name().len());
        let system = system.unwrap_or_else(|| panic!("{name}"));
        let tags = system.tags();
        let number = |name: &str| row[name].as_f64().expect("a number");
        for value in CardValue::ALL {
            let rank = value.to_string().replace("10", "T");
            let tag = row["tags"][&rank].as_f64().expect("a tag");
            assert!((tags.mean(value) - tag).abs() < 1e-12, "{name}: {value}");
        }
        assert!(
            (tags.deck_sum() - number("deck_sum")).abs() < 1e-12,
            "{name}"
        );
        assert_eq!(
            Some(tags.is_balanced()),
            row["balanced"].as_bool(),
            "{name}"
        );
        let published = system.published();
        for (found, field) in [
            (published.betting_correlation, "betting_correlation"),
            (published.playing_efficiency, "playing_efficiency"),
            (published.insurance_correlation, "insurance_correlation"),
        ] {
            assert!((found - number(field)).abs() < 1e-12, "{name}: {field}");
        }
        let four = |found: Option<f64>, expected: f64, what: &str| {
            let found = found.expect("a correlation");
            assert!(
                (found - expected).abs() < 0.000_051,
                "{name}, {what}: {found}"
            );
        };
        let insurance = insurance_correlation(&tags);
        four(
            insurance,
            number("derived_insurance_correlation"),
            "insurance",
        );
        for (table, effects) in &tables {
            let expected = row["derived_betting_correlation"][table].as_f64();
            let found = effects.betting_correlation(&tags);
            four(found, expected.expect("a number"), table);
        }
    }
}

/// One card of each rank removed is the first step to an empty shoe of the same mean: the effects add up to the change
/// of a whole deck, which is small.
#[test]
fn effects_of_removal_have_the_known_signs() {
    for (table, effects) in tables() {
        let [ace, two, three, four, five, six, seven, eight, nine, ten] = effects.removed;
        assert!(ace < 0.0 && ten < 0.0 && nine < 0.0, "{table}");
        assert!(
            two > 0.0 && three > two && four > three && five > four,
            "{table}"
        );
        assert!(
            six > seven && seven > 0.0 && eight.abs() < nine.abs(),
            "{table}"
        );
    }
}

#[test]
fn ko_schedule_is_the_published_one() {
    let golden = golden("count_systems.json");
    let ko = &golden["ko"];
    for (decks, start) in ko["irc"].as_object().expect("counts") {
        let decks = Decks::new(decks.parse().expect("a number")).expect("decks");
        let schedule = KnockOut::of(decks);
        assert_eq!(Some(i64::from(schedule.start)), start.as_i64());
        let key = &ko["key_count"][decks.count().to_string()];
        assert_eq!(schedule.key.map(i64::from), key.as_i64());
        assert_eq!(Some(i64::from(schedule.pivot)), ko["pivot"].as_i64());
        assert_eq!(
            Some(i64::from(schedule.insurance)),
            ko["insurance_at"].as_i64()
        );
    }
}

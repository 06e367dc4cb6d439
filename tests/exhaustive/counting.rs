//! Counting systems against published tags, correlations and indices.

use crate::support::golden;
use fair_deal::blackjack::{DoubleAfterSplit, Rules, Soft17, Surrender};
use fair_deal::coach::counting::{
    Decision, Effects, Index, IndexFinder, KnockOut, List, PublishedIndex, Rounding, System,
    insurance_correlation,
};
use fair_deal::coach::{CardValue, Coach, HandKind};
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

/// All rows of `tests/golden/count_systems.json`, to their four digits.
#[test]
fn golden_systems_have_their_correlations() {
    let golden = golden("count_systems.json");
    let tables = tables();
    let systems = golden["systems"].as_array().expect("systems");
    assert_eq!(systems.len(), System::ALL.len());
    for row in systems {
        let name = row["system"].as_str().expect("a name");
        let is_it = |system: &System| name.starts_with(system.name());
        // “Red Zen” before “Zen”, and so on: the longest name that matches.
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

/// The effect of removing one card of each rank. The effects add up to the change of a whole deck, which is small.
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
fn ko_schedule_is_the_published_schedule() {
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

/// Six decks, double after a split, late surrender, the cut card at three quarters.
const SIX_DECKS: Rules = Rules::VEGAS;

/// In all four versions, and for a dealer who hits a soft 17.
#[test]
fn published_indices_are_found_within_one() {
    for (soft17, number) in [(Soft17::Stands, 26), (Soft17::Hits, 24)] {
        let rules = Rules {
            soft17,
            ..SIX_DECKS
        };
        let coach = Coach::new(&rules);
        let finder = IndexFinder::new(&rules, &coach, &System::HiLo.tags(), Rounding::Down);
        let all = PublishedIndex::all(soft17);
        assert_eq!(all.len(), number);
        for published in all {
            let decision = published.decision;
            let Some(Index::From(index)) = finder.index(decision) else {
                panic!("{decision:?} has no index");
            };
            for version in published.versions.into_iter().flatten() {
                assert!((version - index).abs() <= 1, "{published:?}: {index}");
            }
        }
    }
}

/// The published lists have the data of the golden file.
#[test]
fn published_indices_are_in_the_golden_file() {
    let golden = golden("count_systems.json");
    let golden = &golden["hi_lo_indices"];
    let all = PublishedIndex::all(Soft17::Stands);
    let of_list = |list| all.iter().filter(move |it| it.list == list);
    let number = |row: &serde_json::Value, name: &str| row[name].as_i64();
    let rows = golden["illustrious_18"].as_array().expect("rows");
    assert_eq!(of_list(List::Illustrious).count(), rows.len());
    for (row, published) in rows.iter().zip(of_list(List::Illustrious)) {
        let names = [
            "index_bja3",
            "index_cacarulo",
            "index_bja_s17_chart",
            "index_woo_and_bja_per_blackjack_ai",
        ];
        let versions = names.map(|name| number(row, name));
        assert_eq!(
            published.versions.map(|it| it.map(i64::from)),
            versions,
            "{row}"
        );
        is_of(row, published);
    }
    for (name, list) in [("fab_4", List::Fab), ("cacarulo_extra", List::Cacarulo)] {
        let rows = golden[name].as_array().expect("rows");
        assert_eq!(of_list(list).count(), rows.len());
        for (row, published) in rows.iter().zip(of_list(list)) {
            let index = number(row, "index");
            let first = published.versions.into_iter().flatten().next();
            assert_eq!(first.map(i64::from), index, "{row}");
            is_of(row, published);
        }
    }
}

/// Checks that an index has the hand and the play of a golden row.
#[track_caller]
fn is_of(row: &serde_json::Value, published: &PublishedIndex) {
    let text = match published.decision {
        Decision::Insurance => "insurance A take insurance".to_owned(),
        Decision::Play { hands, up, play } => {
            let hands = match hands {
                HandKind::Hard(total) => total.to_string(),
                HandKind::Soft(total) => format!("A,{}", total - 11),
                HandKind::Pair(value) => format!("{value},{value}"),
            };
            format!("{hands} {up} {}", play.code())
        }
    };
    let words = ["hand", "up", "action"].map(|name| row[name].as_str().expect("a text"));
    assert_eq!(text, words.join(" "));
}

/// Source: Don Schlesinger, *Blackjack Attack*, chapter 5: with a spread of 1 to 8, insurance gains most of the
/// Illustrious 18, 16 against a ten comes next, and both together gain a good third.
#[test]
fn insurance_and_sixteen_are_worth_most() {
    let rules = Rules {
        surrender: Surrender::No,
        ..SIX_DECKS
    };
    let coach = Coach::new(&rules);
    let finder = IndexFinder::new(&rules, &coach, &System::HiLo.tags(), Rounding::Down);
    let ramp = |count: i32| f64::from((2 * count).clamp(1, 8));
    let worth = |published: &PublishedIndex| finder.worth(published.decision, ramp);
    let all = PublishedIndex::all(Soft17::Stands);
    let illustrious = all.iter().filter(|it| it.list == List::Illustrious);
    let each: Vec<f64> = illustrious.map(|it| worth(it).expect("a worth")).collect();
    assert!(each.iter().all(|worth| *worth > 0.0), "{each:?}");
    assert!(
        each[2..].iter().all(|worth| *worth < each[1]) && each[1] < each[0],
        "{each:?}"
    );
    let first = (each[0] + each[1]) / each.iter().sum::<f64>();
    assert!((0.3..0.6).contains(&first), "{first}");
    // The coach's whole list begins with them as well, and is worth more.
    let found = finder.all(ramp);
    assert_eq!(found[0].decision, Decision::Insurance);
    assert_eq!(found[1].decision, all[1].decision);
    assert!(found.len() > 60, "{}", found.len());
    assert!(found.iter().all(|it| it.worth >= 0.0));
    for published in all.iter().filter(|it| it.list == List::Illustrious) {
        assert!(
            found.iter().any(|it| it.decision == published.decision),
            "{published:?}"
        );
    }
}

/// For every system the chances of all counts add up to 1. For every system but Ace-Five, which does not count tens,
/// insurance has an index. KO's index is near the one in its book, a running count of 3.
#[test]
fn every_system_has_an_index_for_insurance() {
    let coach = Coach::new(&SIX_DECKS);
    for system in System::ALL {
        for rounding in Rounding::ALL {
            let finder = IndexFinder::new(&SIX_DECKS, &coach, &system.tags(), rounding);
            let [lowest, highest] = finder.range();
            let all: f64 = (lowest..=highest).map(|it| finder.chance_of(it)).sum();
            assert!((all - 1.0).abs() < 0.01, "{system}, {rounding:?}: {all}");
            let index = finder.index(Decision::Insurance).expect("it is offered");
            match (system, index) {
                // It does not count tens.
                (System::AceFive, index) => assert!(!matches!(index, Index::From(_)), "{index:?}"),
                // The index is a whole true count, and one point of it is 3.75 points of the running count here.
                (System::KnockOut, Index::From(index)) => {
                    let running = finder.running(index)
                        + f64::from(KnockOut::of(SIX_DECKS.decks.decks()).pivot);
                    assert!((running - 3.0).abs() < 4.0, "{rounding:?}: {running}");
                }
                (_, index) => assert!(matches!(index, Index::From(_)), "{system}: {index:?}"),
            }
        }
    }
}

//! Statistics of any number of rounds, also of few: won, pushed and lost add up to all rounds under every filter,
//! except at solo draw, which has no winner; and no division by zero occurs.

use fair_deal::app::Stored;
use fair_deal::app::language::Language;
use fair_deal::history::{
    Answer, Blocks, Filter, GameName, Group, Id, Judge, Kind, Record, Request, Row, Sums, row_of,
};
use fair_deal::pages::stats::words::{results, share_of_best};
use fair_deal::pages::stats::{Chosen, Effect, LuckReport, Msg, OwnEffect, Period, StatsPage};
use fair_deal::pages::{ReadingPage as _, Visit};
use fair_deal::table::{Fields, Verdict};
use proptest::prelude::*;
use proptest::sample::select;

use crate::saves::{AppHarness, message, moves, tables};
use crate::support::cases;

/// The day 2026-11-22 in days since 1970-01-01. The other constant is a time on it in milliseconds.
const TODAY: i64 = 20_779;
const NOON: u64 = 1_795_348_800_000;

/// The statistics page with these sums.
fn told(counted: Vec<(Group, Sums)>) -> StatsPage {
    let mut page = StatsPage::default();
    page.open(&Visit::first(&Fields::new()));
    let asked = page.update(Msg::Opened(TODAY));
    let [Effect::Own(OwnEffect::Ask(serial, Request::Sums))] = asked[..] else {
        panic!("{asked:?}");
    };
    page.update(Msg::Answered(serial, Answer::Sums(counted)));
    page
}

/// Every filter that the page offers.
fn choices(page: &StatsPage) -> Vec<Chosen> {
    let kinds = || [None].into_iter().chain(Kind::ALL.map(Some));
    let mut all = vec![];
    for game in GameName::ALL {
        let own = page.terms(game).into_iter();
        let terms = [None].into_iter().chain(own.map(|it| Some(it.to_owned())));
        for terms in terms {
            for kind in kinds() {
                all.extend(Period::ALL.map(|period| Chosen {
                    game,
                    terms: terms.clone(),
                    kind,
                    period,
                }));
            }
        }
    }
    all
}

/// Checks the report for each filter against the possible results of any number of rounds.
fn adds_up(mut page: StatsPage) {
    for chosen in choices(&page) {
        let game = chosen.game;
        page.update(Msg::Chose(chosen.clone()));
        let Some(report) = page.report() else {
            continue;
        };
        let total = &report.total;
        let ended = total.won + total.drawn + total.lost;
        // Solo draw has no winner and no loser.
        let expected = if game == GameName::SoloDraw {
            0
        } else {
            total.rounds
        };
        assert_eq!(ended, expected, "{chosen:?}");
        assert!(total.rounds > 0, "{chosen:?}");
        for point in report.decisions() {
            assert!(
                share_of_best(&point).is_some_and(f64::is_finite),
                "{point:?}"
            );
        }
        for unit in report.units() {
            for point in report.bank(unit) {
                let expected = point.expected.map_or(0.0, |it| it.mean);
                assert!(point.net.is_finite() && expected.is_finite(), "{point:?}");
            }
            if let LuckReport::Told { luck: Ok(luck), .. } = report.luck(unit) {
                assert!(luck.among_perfect().is_finite(), "{luck:?}");
            }
        }
        for language in Language::ALL {
            let said = results(language, &report);
            assert!(!said.contains("NaN") && !said.contains("inf"), "{said}");
            assert_eq!(said.is_empty(), game == GameName::SoloDraw, "{said}");
        }
    }
}

/// One round of blackjack with this result.
fn one(kind: &str, end: &str) -> Vec<(Group, Sums)> {
    let group = format!("2026-11-22/{kind}/blackjack/vegas");
    let sums = format!("rounds=1&{end}&first=1795390000000-a1&last=1795390000000-a1");
    let group = group.parse().expect("a group");
    vec![(group, sums.parse().expect(&sums))]
}

#[test]
fn one_round_of_any_kind_adds_up() {
    let ends = [
        "drawn=1&bet=20&squares=400&end=draw.1&wins=0.0.0&losses=0.0.0",
        "won=1&bet=20&squares=400&net=30&end=player-blackjack.1&wins=1.1.1&losses=0.0.0",
        "lost=1&bet=20&squares=400&net=-10&decided=1&best=0&cost=100000&chips=2000000&end=surrendered.1\
         &wins=0.0.0&losses=1.1.1",
    ];
    for kind in Kind::ALL {
        for end in ends {
            adds_up(told(one(kind.code(), end)));
        }
    }
}

#[test]
fn no_counted_round_gives_no_report() {
    let none = told(vec![]);
    assert!(!none.has_rounds() && none.report().is_none());
    let practice = told(one(
        "practice",
        "drawn=1&bet=20&squares=400&end=draw.1&wins=0.0.0&losses=0.0.0",
    ));
    // The page requests fresh deals first, and there are none.
    assert!(practice.has_rounds());
    let is_fresh = practice
        .chosen()
        .is_some_and(|it| it.kind == Some(Kind::Fresh));
    assert_eq!(practice.report().is_none(), is_fresh);
}

/// The rounds of these records, a minute apart, from the last days.
fn rows(kept: &[String]) -> Vec<Row> {
    let mut judge = Judge::default();
    let day = 24 * 60 * 60 * 1_000;
    let row = |(number, kept): (u64, &String)| {
        let ended = NOON - (20 - number.min(20)) * day + number * 60_000;
        let id = Id::new(ended, "a1").expect("an id");
        let record = Record::parse(id, &format!("zone=0&{kept}")).expect(kept);
        row_of(record, &mut judge).expect(kept)
    };
    (0..).zip(kept).map(row).collect()
}

fn counted(rows: &[Row]) -> Vec<(Group, Sums)> {
    let mut blocks = Blocks::default();
    for row in rows {
        let group = Group::of_row(row).expect("a group");
        blocks.add(&group, row).expect("in order");
    }
    let all = blocks.each();
    all.map(|(key, sums)| (key.group.clone(), sums.clone()))
        .collect()
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn won_pushed_and_lost_add_up_to_all_rounds(
        visits in proptest::collection::vec((select(tables()), moves()), 1..4),
        first in any::<u8>(),
    ) {
        let mut page = AppHarness::open("#/blackjack", Stored::default(), first);
        for (fragment, moves) in visits {
            page = AppHarness { kept: page.kept.clone(), ..page.again(&fragment) };
            for what in moves {
                page.send(message(&page, what));
            }
        }
        let rows = rows(&page.kept);
        adds_up(told(counted(&rows)));
        for game in [None].into_iter().chain(GameName::ALL.map(Some)) {
            for kind in [None].into_iter().chain(Kind::ALL.map(Some)) {
                let taken = |verdict| {
                    let filter = Filter { game, kind, verdict, ..Filter::default() };
                    rows.iter().filter(|row| filter.takes(row)).count()
                };
                let ended: usize = [Verdict::Won, Verdict::Drawn, Verdict::Lost]
                    .into_iter()
                    .map(|verdict| taken(Some(verdict)))
                    .sum();
                let solo_draw = rows.iter().filter(|row| {
                    let filter = Filter { game, kind, ..Filter::default() };
                    row.record.game == GameName::SoloDraw && filter.takes(row)
                });
                prop_assert_eq!(ended + solo_draw.count(), taken(None));
            }
        }
    }
}

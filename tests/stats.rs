//! The counting of rounds, and the share of luck in their results.

use crate::support::{cases, sent};
use fair_deal::app::Stored;
use fair_deal::blackjack::Outcome;
use fair_deal::coach::draw::whole_return;
use fair_deal::history::{
    BankPoint, BlockKey, Blocks, Ending, Expected, Facts, GameName, Group, Id, Judged, Luck,
    NoLuck, NoWorth, NotInOrder, Record, Row, Runs, Sums, Unit, Worth, bank, decisions,
    frequencies, in_detail, worth,
};
use fair_deal::poker::{Class, PayTable};
use fair_deal::table::{Fields, Verdict};
use proptest::prelude::*;
use proptest::sample::select;

use crate::saves::{AppHarness, Move, click, tables};

/// A row of blackjack. Fields that the sums do not use are empty.
fn row(number: u64, facts: Facts) -> Row {
    let id = Id::new(1_795_390_200_000 + number, "a1").expect("an id");
    let record = Record::parse(id, "zone=0&game=blackjack&coach=off").expect("a record");
    Row { record, facts }
}

fn facts() -> impl Strategy<Value = Facts> {
    let verdict = select(vec![
        None,
        Some(Verdict::Won),
        Some(Verdict::Drawn),
        Some(Verdict::Lost),
    ]);
    let endings = prop::collection::vec(select(Outcome::ALL.to_vec()), 1..4);
    let judged = prop::option::of((1..6_u32, 0..6_u32, 0..900_000_u64, 0..=4_u64));
    (verdict, -2_000..4_000_i64, 0..1_000_u64, endings, judged).prop_map(
        |(verdict, net, bet, endings, judged)| Facts {
            verdict,
            net,
            bet,
            endings: endings.into_iter().map(Ending::Outcome).collect(),
            judged: judged.map(|(decisions, best, cost, quarters)| Judged {
                decisions,
                best: best.min(decisions),
                cost,
                costliest: cost * quarters / 4,
            }),
        },
    )
}

fn rows() -> impl Strategy<Value = Vec<Row>> {
    prop::collection::vec(facts(), 1..60).prop_map(|all| {
        (0..)
            .zip(all)
            .map(|(number, facts)| row(number, facts))
            .collect()
    })
}

/// The sums of these rounds in order.
fn sums(rows: &[Row]) -> Sums {
    let (first, others) = rows.split_first().expect("some rows");
    let mut sums = Sums::of(first);
    for row in others {
        sums.add(&Sums::of(row));
    }
    sums
}

/// The longest run of rounds with this verdict, counted in the simplest way.
fn longest(rows: &[Row], verdict: Verdict) -> u64 {
    let (mut longest, mut run) = (0, 0);
    for row in rows {
        let facts = &row.facts;
        let of_net = match facts.net {
            1.. => Verdict::Won,
            0 => Verdict::Drawn,
            ..0 => Verdict::Lost,
        };
        let its = facts.verdict.or((facts.bet > 0).then_some(of_net));
        run = if its == Some(verdict) { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    longest
}

#[test]
fn shown_parts_of_luck_add_up() {
    let worth = worth(GameName::Blackjack, "vegas").expect("a worth");
    for net in -20..20 {
        let cost = 6_033_333 * (net + 21);
        let text = format!(
            "rounds=40&won=20&drawn=2&lost=18&bet=800&squares=16000&net={net}&decided=60&best=58&cost=300000\
             &chips={cost}&end=player-wins.20,draw.2,dealer-wins.18&wins=4.1.0&losses=5.0.2\
             &worst=200000.1794700000005-a1&first=1794700000000-a1&last=1794700000040-a1"
        );
        let sums: Sums = text.parse().expect(&text);
        let luck = Luck::of(Unit::HalfChips, [(&sums, &worth)]).expect("luck");
        let shown = luck.in_tenths();
        let tenths = |halves: f64| (halves * 5.0).round();
        let parts = tenths(shown.expected) - tenths(shown.decided) + tenths(shown.dealt());
        assert!((parts - tenths(shown.result)).abs() < 0.5, "{shown:?}");
        assert!(
            (shown.result - luck.result).abs() < 1e-9,
            "the result is exact"
        );
        assert!((shown.dealt() - luck.dealt()).abs() < 0.5, "{shown:?}");
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn sums_of_parts_add_up_to_the_whole(rows in rows(), one in any::<prop::sample::Index>(), other in any::<prop::sample::Index>()) {
        let whole = sums(&rows);
        let [low, high] = {
            let (one, other) = (one.index(rows.len()), other.index(rows.len()));
            [one.min(other), one.max(other)]
        };
        let parts: Vec<Sums> = [&rows[..low], &rows[low..high], &rows[high..]]
            .into_iter()
            .filter(|part| !part.is_empty())
            .map(sums)
            .collect();
        let together = |one: &Sums, later: &Sums| {
            let mut both = one.clone();
            both.add(later);
            both
        };
        let from_left = parts.iter().skip(1).fold(parts[0].clone(), |sum, part| together(&sum, part));
        let (last, before) = parts.split_last().expect("a part");
        let from_right = before.iter().rev().fold(last.clone(), |sum, part| together(part, &sum));
        prop_assert_eq!(&from_left, &whole);
        prop_assert_eq!(&from_right, &whole);
        prop_assert_eq!(whole.wins.longest, longest(&rows, Verdict::Won));
        prop_assert_eq!(whole.losses.longest, longest(&rows, Verdict::Lost));
        let worst = rows.iter().filter_map(|row| row.facts.judged).map(|it| it.costliest).max();
        let named = whole.worst.first().map_or(0, |(cost, _)| *cost);
        prop_assert_eq!(named, worst.unwrap_or_default());
        prop_assert_eq!(whole.net, rows.iter().map(|row| row.facts.net).sum::<i64>());
        prop_assert_eq!(whole.is_full(), rows.len() >= 100);
        let text = whole.to_string();
        prop_assert_eq!(Fields::parse(&text).to_string(), text.as_str(), "nothing in it needs an escape");
        prop_assert_eq!(text.parse::<Sums>(), Ok(whole));
    }

    #[test]
    fn damaged_sums_never_panic(rows in rows(), at in any::<prop::sample::Index>(), sign in "[0-9 -~é]") {
        let mut text = sums(&rows).to_string();
        let place = at.index(text.len());
        text.replace_range(place..=place, &sign);
        if let Ok(read) = text.parse::<Sums>() {
            prop_assert!(read.best <= read.decisions);
        }
        let _ = text.parse::<Group>();
    }
}

#[test]
fn sums_of_100_rounds_stay_below_600_bytes() {
    let rows: Vec<Row> = (0..100)
        .map(|number| {
            row(
                number,
                Facts {
                    verdict: Some(Verdict::Won),
                    net: 1_000,
                    bet: 1_000,
                    endings: vec![Ending::Outcome(
                        Outcome::ALL[usize::try_from(number).expect("small") % 8],
                    )],
                    judged: Some(Judged {
                        decisions: 3,
                        best: 2,
                        cost: 400_000 + number,
                        costliest: 300_000 + number,
                    }),
                },
            )
        })
        .collect();
    let text = sums(&rows).to_string();
    assert!(text.len() < 600, "{} bytes: {text}", text.len());
}

#[test]
fn impossible_sums_are_refused() {
    let good = "rounds=2&won=1&bet=40&net=-3&end=draw.2&wins=1.1.0&losses=0.0.0&first=1795390200000-a1&last=1795390200001-a1";
    let sums: Sums = good.parse().expect(good);
    assert_eq!(
        (sums.rounds, sums.net, sums.wins),
        (
            2,
            -3,
            Runs {
                longest: 1,
                first: 1,
                last: 0
            }
        )
    );
    for (from, to) in [
        ("rounds=2", "rounds=0"),
        ("rounds=2", "rounds=+2"),
        ("won=1", "won=3"),
        ("net=-3", "net=x"),
        ("draw.2", "drawn.2"),
        ("draw.2", "draw"),
        ("wins=1.1.0", "wins=2.1.0"),
        ("wins=1.1.0", "wins=1.1.0.0"),
        ("last=1795390200001", "last=1795390199999"),
        ("&first=1795390200000-a1", ""),
    ] {
        let bad = good.replace(from, to);
        assert!(bad.parse::<Sums>().is_err(), "{bad}");
    }
}

#[test]
fn group_keys_sort_by_day() {
    let group = |text: &str| text.parse::<Group>();
    for text in [
        "2026-11-22/fresh/blackjack/vegas.h17.2-decks",
        "2026-11-22/daily/jacks/800-50-25-9-6-4-3-2-1~5",
        "2026-01-02/shared/duel/rk-1-joker-chips",
        "2026-01-02/practice/solo/2-jokers",
        "2026-01-02/fresh/solo/",
    ] {
        assert_eq!(group(text).map(|it| it.to_string()), Ok(text.to_owned()));
    }
    for text in [
        "",
        "2026-11-22/fresh/blackjack",
        "2026-11-22/fresh/blackjack/a/b",
        "2026-11-31/fresh/blackjack/vegas",
        "2026-11-22/new/blackjack/vegas",
        "2026-11-22/fresh/chess/vegas",
        "2026-11-22/fresh/solo/ü",
    ] {
        assert!(group(text).is_err(), "{text}");
    }
    let [early, late] = [
        "2026-09-30/shared/jacks/1~1",
        "2026-10-01/fresh/blackjack/exam",
    ]
    .map(|text| group(text).expect(text));
    assert!(early < late && early.to_string() < late.to_string());
}

/// Source of the variance: Michael Shackleford, wizardofodds.com/games/video-poker, full-pay Jacks or Better: a return
/// of 0.995439 and a standard deviation of 4.417542, so a variance of about 19.51468.
#[test]
fn video_poker_or_better_has_its_published_worth() {
    let table = PayTable::jacks(9, 6);
    let of_table = worth(GameName::VideoPoker, &format!("{table}~5")).expect("terms");
    assert!((of_table.mean + 0.004_561).abs() < 1e-6, "{of_table:?}");
    assert!(
        (of_table.variance - 19.514_676).abs() < 1e-5,
        "{of_table:?}"
    );
    let sum: f64 = of_table.endings.iter().map(|(_, chance)| chance).sum();
    assert!((sum - 1.0).abs() < 1e-12);
    assert_eq!(sent(&of_table), of_table);
    // A bet of fewer coins lowers the pay of a royal flush.
    let of_one = worth(GameName::VideoPoker, &format!("{table}~1")).expect("terms");
    assert!(
        of_one.mean < of_table.mean - 0.01 && of_one.variance < 8.0,
        "{of_one:?}"
    );
    let whole = whole_return(&table);
    #[expect(clippy::cast_precision_loss, reason = "below 2^53")]
    let royal = whole.count(Some(Class::RoyalFlush)) as f64 / whole.all() as f64;
    let known = of_table
        .endings
        .iter()
        .find(|(ending, _)| *ending == Ending::Prize(Some(Class::RoyalFlush)));
    assert!(known.is_some_and(|(_, chance)| (chance - royal).abs() < 1e-15));
}

#[test]
fn worth_is_missing_where_it_is_not_exact() {
    for (game, terms, why) in [
        (GameName::SoloDraw, "1-joker", NoWorth::NotExact),
        (GameName::PokerMatch, "r", NoWorth::NotExact),
        (GameName::Blackjack, "vegas.8-jokers", NoWorth::NoSuchTerms),
        (
            GameName::VideoPoker,
            "800-50-25-9-6-4-3-2-1",
            NoWorth::NoSuchTerms,
        ),
        (
            GameName::VideoPoker,
            "800-50-25-9-6-4-3-2-1~6",
            NoWorth::NoSuchTerms,
        ),
    ] {
        assert_eq!(worth(game, terms), Err(why), "{terms}");
    }
}

/// 2·(4·16)/(52·51), reduced by the case that the other has a natural too, computed by hand.
#[test]
fn expected_naturals_equal_their_exact_chance() {
    let alone = 128.0 / 2_652.0 * (1.0 - 2.0 * 3.0 * 15.0 / (50.0 * 49.0));
    // A round with two naturals has neither ending, whether the tie is a draw or lost.
    for terms in ["single-deck", "single-deck.ties-lose"] {
        let known = worth(GameName::Blackjack, terms).expect(terms).endings;
        let [
            (Ending::Outcome(Outcome::PlayerBlackjack), player),
            (Ending::Outcome(Outcome::DealerBlackjack), dealer),
        ] = known[..]
        else {
            panic!("{terms}: {known:?}");
        };
        assert!((player - alone).abs() < 1e-12 && (dealer - alone).abs() < 1e-12);
    }
    for without in ["exam", "house-wins-ties"] {
        assert_eq!(
            worth(GameName::Blackjack, without).map(|it| it.endings),
            Ok(vec![])
        );
    }
}

fn even(mean: f64, variance: f64) -> Worth {
    Worth {
        mean,
        variance,
        jackpot: None,
        endings: vec![],
    }
}

/// A hundred bets of 20 half chips with a variance of 1: a deviation of 200. The loss was 300, the expectation −100,
/// and decisions cost 50.
#[test]
fn result_is_expected_plus_decided_plus_dealt() {
    let worth = even(-0.05, 1.0);
    let mut all = vec![row(0, facts_of(-300, 20, Some(2_500_000)))];
    all.extend((1..100).map(|number| row(number, facts_of(0, 20, None))));
    let luck = Luck::of(Unit::HalfChips, [(&sums(&all), &worth)]).expect("enough");
    let near = |one: f64, other: f64| (one - other).abs() < 1e-6;
    assert!(
        near(luck.result, -300.0) && near(luck.expected, -100.0),
        "{luck:?}"
    );
    assert!(
        near(luck.decided, 50.0) && near(luck.dealt(), -150.0),
        "{luck:?}"
    );
    assert!(near(luck.deviation, 200.0), "{luck:?}");
    assert!(near(
        luck.result,
        luck.expected - luck.decided + luck.dealt()
    ));
    // One deviation below the expected result of perfect play, and three quarters of one below that of play with the
    // same mistakes.
    assert!((luck.among_perfect() - 0.158_655).abs() < 1e-5, "{luck:?}");
    assert!((luck.among_equals() - 0.226_627).abs() < 1e-5, "{luck:?}");
    let few = Luck::of(Unit::HalfChips, [(&sums(&all[..29]), &worth)]);
    let (needed, there) = (30, 29);
    assert_eq!(few, Err(NoLuck::TooFew { needed, there }));
    let other = Luck::of(Unit::Rounds, [(&sums(&all), &worth)]);
    assert_eq!(
        other,
        Err(NoLuck::TooFew { needed, there: 0 }),
        "chips are no rounds"
    );
}

fn facts_of(net: i64, bet: u64, cost: Option<u64>) -> Facts {
    Facts {
        verdict: None,
        net,
        bet,
        endings: vec![Ending::Outcome(Outcome::Draw)],
        judged: cost.map(|cost| Judged {
            decisions: 1,
            best: 0,
            cost,
            costliest: cost,
        }),
    }
}

/// Most runs at Jacks or Better have no royal flush and come to less than the mean. A run at the mean of the other
/// prizes is in the middle of the runs without one, and below nearly all runs with one.
#[test]
fn luck_separates_royal_flushes() {
    let worth = worth(
        GameName::VideoPoker,
        &format!("{}~5", PayTable::jacks(9, 6)),
    )
    .expect("terms");
    let jackpot = worth.jackpot.expect("a royal flush");
    let rounds = 4_000_u32;
    // Each with a bet of 1 half chip.
    let rest = (worth.mean - jackpot.chance * jackpot.pay) * f64::from(rounds);
    #[expect(clippy::cast_possible_truncation, reason = "some tens")]
    let net = rest.round() as i64;
    let mut all = vec![row(0, facts_of(net, 1, None))];
    all.extend((1..rounds).map(|number| row(number.into(), facts_of(0, 1, None))));
    let luck = Luck::of(Unit::HalfChips, [(&sums(&all), &worth)]).expect("enough");
    let without = (-jackpot.chance * f64::from(rounds)).exp();
    assert!(
        (luck.among_perfect() - without / 2.0).abs() < 0.005,
        "{}",
        luck.among_perfect()
    );
    // The share of runs between the edges of the chart's areas equals the stated one.
    let group: Group = "2026-11-22/fresh/jacks/9-6~5".parse().expect("a group");
    let points = bank(Unit::HalfChips, [(&group, &sums(&all))], |_| Some(&worth));
    let expected = points[1].expected.expect("it is known");
    let edges = [expected.near(), expected.far()].into_iter().flatten();
    for (edge, below) in edges.zip([1.0 / 6.0, 5.0 / 6.0, 0.025, 0.975]) {
        #[expect(clippy::cast_possible_truncation, reason = "some thousands")]
        let net = edge.round() as i64;
        all[0] = row(0, facts_of(net, 1, None));
        let luck = Luck::of(Unit::HalfChips, [(&sums(&all), &worth)]).expect("enough");
        assert!(
            (luck.among_perfect() - below).abs() < 0.005,
            "{edge}: {below}"
        );
    }
    let few = Luck::of(Unit::HalfChips, [(&sums(&all[..299]), &worth)]);
    let (needed, there) = (300, 299);
    assert_eq!(few, Err(NoLuck::TooFew { needed, there }));
}

#[test]
fn bank_line_runs_from_zero_to_the_net() {
    let group: Group = "2026-11-22/fresh/blackjack/vegas".parse().expect("a group");
    let other: Group = "2026-11-22/fresh/duel/r-chips".parse().expect("a group");
    let worth = even(-0.5, 4.0);
    let stretches: Vec<Sums> = (0..1_000)
        .map(|number| Sums::of(&row(number, facts_of(1, 2, None))))
        .collect();
    let all = || stretches.iter().map(|sums| (&group, sums));
    let points = bank(Unit::HalfChips, all(), |_| Some(&worth));
    assert!((100..=202).contains(&points.len()), "{}", points.len());
    assert_eq!(
        points[0],
        BankPoint {
            rounds: 0,
            net: 0.0,
            expected: Some(Expected::default())
        }
    );
    let last = points.last().expect("a point");
    assert_eq!((last.rounds, last.net), (1_000, 1_000.0));
    let expected = last.expected.expect("it is known");
    assert!((expected.mean + 1_000.0).abs() < 1e-6);
    // In a normal distribution two in three are within 0.967422 deviations, 19 in 20 within 1.959964.
    let deviation = (4.0 * 4.0 * 1_000.0_f64).sqrt();
    for (between, deviations) in [(expected.near(), 0.967_422), (expected.far(), 1.959_964)] {
        for (end, sign) in between.into_iter().zip([-1.0, 1.0]) {
            let off = (end - expected.mean) / deviation - sign * deviations;
            assert!(off.abs() < 1e-5, "{between:?}");
        }
    }
    // From the first round with an unknown worth on there is no band.
    let mixed = [
        (&group, &stretches[0]),
        (&other, &stretches[1]),
        (&group, &stretches[2]),
    ];
    let points = bank(Unit::HalfChips, mixed, |it| {
        (*it == group).then_some(&worth)
    });
    let known: Vec<bool> = points.iter().map(|it| it.expected.is_some()).collect();
    assert_eq!(known, [true, true, false, false]);
    assert_eq!(
        bank(Unit::Rounds, all(), |_| None).len(),
        1,
        "only the start"
    );
    // Solo draw has no winner, so it shows no result.
    let solo_draw: Group = "2026-11-22/fresh/solo/".parse().expect("a group");
    let nobody_wins = Sums::of(&row(0, facts_of(0, 0, None)));
    let points = bank(Unit::Rounds, [(&solo_draw, &nobody_wins)], |_| None);
    assert_eq!(points.len(), 1, "{points:?}");
}

#[test]
fn decisions_are_plotted_in_equal_stretches() {
    let stretches: Vec<Sums> = (0..50)
        .map(|number| Sums::of(&row(number, facts_of(0, 2, (number % 2 == 0).then_some(9)))))
        .collect();
    let points = decisions(5, &stretches);
    let told: Vec<(u64, u64, u64)> = points
        .iter()
        .map(|it| (it.rounds, it.decisions, it.cost))
        .collect();
    assert_eq!(
        told,
        [
            (9, 5, 45),
            (19, 5, 45),
            (29, 5, 45),
            (39, 5, 45),
            (49, 5, 45)
        ]
    );
    assert_eq!(decisions(5, &[]), []);
}

#[test]
fn frequencies_include_known_exact_chances() {
    let known = worth(GameName::Blackjack, "classic").expect("terms");
    let one = sums(&[row(0, facts_of(0, 2, None)), row(1, facts_of(0, 2, None))]);
    let found = frequencies(&[(&one, Some(&known))]);
    let told: Vec<(Ending, u64, bool)> = found
        .iter()
        .map(|it| (it.ending, it.count, it.expected.is_some()))
        .collect();
    assert_eq!(
        told,
        [
            (Ending::Outcome(Outcome::PlayerBlackjack), 0, true),
            (Ending::Outcome(Outcome::Draw), 2, false),
            (Ending::Outcome(Outcome::DealerBlackjack), 0, true),
        ]
    );
    let natural = known.endings[0].1;
    assert!(
        found[0]
            .expected
            .is_some_and(|it| (it - 2.0 * natural).abs() < 1e-12)
    );
    // Added to rounds without a known chance, the chance is unknown.
    let found = frequencies(&[(&one, Some(&known)), (&one, None)]);
    assert!(found.iter().all(|it| it.expected.is_none()));
    assert_eq!(found[1].count, 4);
}

#[test]
fn round_belongs_to_the_group_of_rules_and_day() {
    for fragment in &tables() {
        let mut page = AppHarness::open(fragment, Stored::default(), 0);
        click(&mut page, Move::Deal);
        while !page.is_over() {
            click(&mut page, Move::Act(false));
            click(&mut page, Move::Wait);
        }
        let kept = format!("zone=60&{}", page.kept.first().expect("a round"));
        // 23:30 UTC, which is the next day on a clock one hour ahead.
        let id = Id::new(1_795_390_200_000, "a1").expect("an id");
        let record = Record::parse(id, &kept).expect("a record");
        let played = record.play().expect("a round");
        let facts = Facts::of(&played);
        let group = Group::of(&Row { record, facts }, &played).expect("a group");
        assert_eq!(group.to_string().parse(), Ok(group.clone()));
        assert_eq!(group.day.to_text(), "2026-11-23", "{group}");
        assert_eq!(group.game, page.id().game(), "{group}");
        match worth(group.game, &group.terms) {
            Ok(worth) => assert!(worth.variance > 0.0, "{group}"),
            Err(why) => assert_eq!(why, NoWorth::NotExact, "{group}"),
        }
    }
}

#[test]
fn blocks_fill_in_order_and_keep_details() {
    let group: Group = "2026-11-22/fresh/blackjack/vegas".parse().expect("a group");
    let rows: Vec<Row> = (0..250)
        .map(|number| row(number, facts_of(1, 2, None)))
        .collect();
    let mut blocks = Blocks::default();
    for row in &rows {
        assert_eq!(blocks.add(&group, row), Ok(()));
    }
    assert_eq!(blocks.add(&group, &rows[249]), Err(NotInOrder));
    let told: Vec<(String, u64)> = blocks
        .each()
        .map(|(key, sums)| (key.to_string(), sums.rounds))
        .collect();
    let key = |number: u32| format!("{group}/{number:05}");
    assert_eq!(told, [(key(1), 100), (key(2), 100), (key(3), 50)]);
    let [first, last] = BlockKey::range(&group);
    assert!(told.iter().all(|(key, _)| first < *key && *key < last));
    for (key, _) in &told {
        assert_eq!(
            key.parse::<BlockKey>().map(|it| it.to_string()),
            Ok(key.clone())
        );
    }
    for text in [
        "",
        "2026-11-22/fresh/blackjack/vegas",
        "2026-11-22/fresh/blackjack/vegas/1",
        "2026-11-22/fresh/blackjack/vegas/0000a",
    ] {
        assert!(text.parse::<BlockKey>().is_err(), "{text}");
    }
    // Continuing with the last block gives the same result.
    let end = blocks
        .each()
        .last()
        .map(|(key, sums)| (key.clone(), sums.clone()));
    let mut on = Blocks::going_on(end);
    let next = row(250, facts_of(1, 2, None));
    on.add(&group, &next).expect("it is later");
    blocks.add(&group, &next).expect("it is later");
    assert_eq!(on.each().last(), blocks.each().last());
    // The latest rounds are listed one by one, from whole blocks only.
    let all: Vec<(Group, Sums)> = blocks
        .each()
        .map(|(key, sums)| (key.group.clone(), sums.clone()))
        .collect();
    let latest =
        |from: usize| -> Vec<Row> { rows[from..].iter().chain([&next]).cloned().collect() };
    let rounds = |from| -> Vec<u64> {
        in_detail(all.clone(), &latest(from))
            .iter()
            .map(|(_, sums)| sums.rounds)
            .collect()
    };
    assert_eq!(rounds(240), [100, 100, 51]);
    assert_eq!(rounds(150).len(), 2 + 51);
    assert_eq!(rounds(0).len(), 251);
}

#[test]
fn rounds_at_alternating_tables_keep_details() {
    let mut page = AppHarness::open("#/poker/jacks", Stored::default(), 0);
    for what in [Move::Deal, Move::Act(false), Move::Wait] {
        click(&mut page, what);
    }
    let kept = format!("zone=0&{}", page.kept.first().expect("a round"));
    let rules = |pays: &str| kept.replace("800-50-25-9-6-4", pays);
    let texts = [rules("800-50-25-9-6-4"), rules("800-50-25-8-5-4")];
    let row = |number: u64| {
        let id = Id::new(1_795_390_200_000 + number, "a1").expect("an id");
        let text = &texts[usize::from(number % 3 == 1)];
        let record = Record::parse(id, text).expect("a record");
        let facts = Facts::of(&record.play().expect("a round"));
        Row { record, facts }
    };
    let rows: Vec<Row> = (0..30).map(row).collect();
    let mut blocks = Blocks::default();
    for row in &rows {
        let group = Group::of_row(row).expect("a group");
        blocks.add(&group, row).expect("it is later");
    }
    let blocks = blocks.each();
    let blocks: Vec<_> = blocks
        .map(|(key, sums)| (key.group.clone(), sums.clone()))
        .collect();
    assert_eq!(blocks.len(), 2);
    let singly: Vec<_> = rows
        .iter()
        .map(|row| (Group::of_row(row).expect("a group"), Sums::of(row)))
        .collect();
    assert_eq!(in_detail(blocks.clone(), &rows), singly);
    // Without the first round, its block is one entry before the others.
    let detailed = in_detail(blocks.clone(), &rows[1..]);
    assert_eq!(detailed.len(), 1 + 10);
    assert_eq!(detailed[0], blocks[1]);
}

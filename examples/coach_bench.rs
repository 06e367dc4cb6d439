//! How long the coach takes, with its golden numbers looked at in the same run:
//!
//! ```text
//! cargo run --profile worker --example coach_bench
//! cargo xtask coach
//! ```
//!
//! The profile is that of the worker, in which the coach runs: built for speed. A time is the shortest of
//! several. A number that is not the golden one, or a time over its limit, ends the run with an error. The
//! limits are for a program of this machine. The second command builds this for the browser too, runs it in
//! Node.js, and compares the times.

mod bench;

use std::process::ExitCode;

use fair_deal::blackjack::{Rules, Shuffle, Soft17, Split, Surrender};
use fair_deal::coach::{CardValue, Coach, Indices, Origin, Play, Question, Spot};
use fair_deal::core::{Card, Deal, Decks, Rank, Secret, Suit};

use bench::{Faults, machine, timed};

/// In the browser times are only compared with those of this machine.
const NONE: f64 = f64::INFINITY;

/// Six decks, double any two and after a split, aces split once, to four hands.
const SIX_DECKS: Rules = Rules {
    shuffle: Shuffle::EveryRound,
    surrender: Surrender::No,
    ..Rules::VEGAS
};

fn main() -> ExitCode {
    let mut faults = Faults::default();
    tables(&mut faults);
    rules(&mut faults);
    growth();
    decisions(&mut faults);
    differences(&mut faults);
    indices(&mut faults);
    faults.into()
}

/// The whole table of six decks. Golden: `tests/golden/blackjack_totals.json`.
fn tables(faults: &mut Faults) {
    let (time, _) = timed(20, || Coach::new(&SIX_DECKS));
    machine::print(&format!("a coach is made: {time:.3} ms"));
    let hits = Soft17::Hits;
    for (what, split, soft17, golden, limit) in [
        ("no split", Split::Never, Soft17::Stands, -0.971_413_6, 40.0),
        (
            "one split",
            Split::ToTwo,
            Soft17::Stands,
            -0.456_886_297,
            40.0,
        ),
        (
            "four hands",
            Split::ToFour,
            Soft17::Stands,
            -0.402_870_236,
            170.0,
        ),
        (
            "four hands, H17",
            Split::ToFour,
            hits,
            -0.615_389_123,
            170.0,
        ),
    ] {
        let rules = Rules {
            split,
            soft17,
            ..SIX_DECKS
        };
        let (time, ev) = timed(20, || Coach::new(&rules).edge());
        faults.time(
            &format!("six decks, {what}, the coach made too"),
            time,
            machine::limit(limit, NONE),
        );
        let off = ev.map_or(f64::NAN, |ev| (100.0 * ev - golden).abs());
        faults.expect(off < 5e-8, &format!("{what}: {ev:?}"));
    }
}

/// Rules that differ from the six decks by these words, with what a round is worth in percent. Golden:
/// `tests/golden/blackjack_rules.json`.
const RULES: [(&str, f64); 11] = [
    ("enhc", -0.514_056_455),
    ("early-surrender", 0.224_137_979),
    ("surrender-any-cards", -0.249_835_769),
    ("surrender.rescue", -0.221_532_543),
    ("double-any-cards", -0.173_999_895),
    ("aces-again.aces-hit-double", -0.156_640_343),
    ("tens-never", -0.402_870_236),
    ("charlie-5", 1.093_121_555),
    ("charlie-7", -0.393_106_968),
    ("charlie-7.charlie-split", -0.393_006_63),
    ("naturals-7-5", -0.856_100_113),
];

/// How much longer any other rules may take than the six decks above, and the slowest of their decisions.
const MOST: f64 = 1.5;

/// The whole table and the slowest decision by other rules, beside those of the six decks in the same run.
fn rules(faults: &mut Faults) {
    // All that takes longest, together: no golden number.
    let all = [
        "tens-by-rank",
        "rescue.double-any-cards.surrender-any-cards.charlie-7.aces-hit-double.enhc",
    ];
    let all = all.map(|words| (words, f64::NAN));
    for (words, golden) in RULES.into_iter().chain(all) {
        let text = format!("vegas.fresh.no-surrender.{words}");
        let Ok(rules) = text.parse::<Rules>() else {
            faults.expect(false, &text);
            continue;
        };
        let (mut whole, mut decision) = ([f64::INFINITY; 2], [f64::INFINITY; 2]);
        let mut found = None;
        let coaches = [SIX_DECKS, rules].map(|rules| Coach::new(&rules));
        // In turn, so that what else the machine does slows both.
        for _ in 0..8 {
            for (at, rules) in [SIX_DECKS, rules].iter().enumerate() {
                let (time, ev) = timed(1, || Coach::new(rules).edge());
                whole[at] = whole[at].min(time);
                if at == 1 {
                    found = ev;
                }
                let (time, _) = timed(3, || {
                    coaches[at].advise(&Spot {
                        hand: &[
                            Card::new(Rank::Two, Suit::Spades),
                            Card::new(Rank::Two, Suit::Hearts),
                        ],
                        upcard: Card::new(Rank::Ace, Suit::Clubs),
                        seen: &[],
                        origin: Origin::Dealt,
                    })
                });
                decision[at] = decision[at].min(time);
            }
        }
        let [whole, decision] = [whole, decision].map(|[base, time]| time / base);
        machine::print(&format!(
            "{words}: {whole:.2} times as long, 2, 2 against an ace {decision:.2} times"
        ));
        faults.expect(whole <= MOST && decision <= MOST, words);
        if !golden.is_nan() {
            let off = found.map_or(f64::NAN, |ev| (100.0 * ev - golden).abs());
            faults.expect(off < 5.1e-10, &format!("{words}: {found:?}"));
        }
    }
}

fn growth() {
    for decks in 1..=Decks::MOST {
        let Ok(decks) = Decks::new(decks) else {
            continue;
        };
        let (time, ev) = timed(10, || Coach::with_decks(&SIX_DECKS, decks).edge());
        let percent = 100.0 * ev.unwrap_or(f64::NAN);
        let number = decks.count();
        machine::print(&format!(
            "four hands, {number} decks: {time:.3} ms ({percent:+.9} %)"
        ));
    }
}

/// Every first decision of six decks, H17, and the slowest of them.
fn decisions(faults: &mut Faults) {
    let coach = Coach::new(&Rules {
        soft17: Soft17::Hits,
        ..SIX_DECKS
    });
    let ranks = [
        Rank::Ace,
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
    ];
    let (mut slowest, mut all, mut count) = ((0.0, String::new()), 0.0, 0_u32);
    for up in ranks {
        for low in ranks {
            for high in ranks {
                let hand = [Card::new(low, Suit::Spades), Card::new(high, Suit::Hearts)];
                let spot = Spot {
                    hand: &hand,
                    upcard: Card::new(up, Suit::Clubs),
                    seen: &[],
                    origin: Origin::Dealt,
                };
                let (time, advice) = timed(5, || coach.advise(&spot));
                let Some(Ok(advice)) = advice else {
                    continue;
                };
                all += time;
                count += 1;
                if time > slowest.0 {
                    let [low, high] = hand.map(CardValue::of);
                    let up = CardValue::of(spot.upcard);
                    slowest = (time, format!("{low}, {high} against {up}"));
                }
                // Golden: `tests/golden/blackjack_hands.csv`.
                if (low, high, up) == (Rank::Two, Rank::Two, Rank::Ace) {
                    let split = advice.of(Play::Split).map(|play| play.value);
                    let off = split.map_or(f64::NAN, |value| (value + 0.521_605_334).abs());
                    faults.expect(off < 1e-8, "2, 2 against an ace");
                }
            }
        }
    }
    let mean = all / f64::from(count);
    machine::print(&format!("{count} decisions, the mean: {mean:.4} ms"));
    faults.time("the slowest decision", slowest.0, machine::limit(2.5, NONE));
    machine::print(&format!("the slowest decision is {}", slowest.1));

    let eights = [
        Card::new(Rank::Eight, Suit::Spades),
        Card::new(Rank::Eight, Suit::Hearts),
    ];
    let (time, _) = timed(50, || {
        coach.advise(&Spot {
            hand: &eights,
            upcard: Card::new(Rank::Ten, Suit::Clubs),
            seen: &[],
            origin: Origin::Dealt,
        })
    });
    faults.time(
        "8, 8 against 10, with the split",
        time,
        machine::limit(2.5, NONE),
    );
}

/// First decisions late in a shoe, each with what the cards that have gone change, and the slowest of them.
fn differences(faults: &mut Faults) {
    let coach = Coach::new(&SIX_DECKS);
    let (mut slowest, mut differ) = (0.0_f64, 0);
    for number in 0..200 {
        let secret = Secret::from_bytes([number; 32]);
        let cards = Deal::uncut(secret, SIX_DECKS.decks.decks()).order();
        let question = Question {
            rules: SIX_DECKS,
            hand: cards[..2].to_vec(),
            upcard: cards[2],
            seen: cards[3..203].to_vec(),
            origin: Origin::Dealt,
        };
        let (time, advice) = timed(5, || question.ask(&coach));
        let difference = advice.and_then(|advice| advice.ok()?.difference);
        differ += u32::from(difference.is_some());
        slowest = slowest.max(time);
    }
    faults.expect(differ > 5, "late in a shoe other plays are the best");
    faults.time(
        "the slowest decision with its difference",
        slowest,
        machine::limit(10.0, NONE),
    );
}

/// What changes with the count of six decks. Of the indices, tests/count.rs.
fn indices(faults: &mut Faults) {
    let (time, found) = timed(5, || {
        let coach = Coach::new(&SIX_DECKS);
        Indices::new(&SIX_DECKS, &coach).count()
    });
    faults.time(
        "every index play of six decks",
        time,
        machine::limit(2_000.0, NONE),
    );
    faults.expect(found == Some(10), "ten up cards");
}

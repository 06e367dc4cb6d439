//! The speed of the coach of draw poker. The run also checks its golden numbers:
//!
//! ```text
//! cargo run --profile worker --package workers --example draw_bench
//! cargo xtask coach
//! ```
//!
//! The second command also builds this for the browser, as it does `coach_bench`. Most limits are ratios to a plain
//! loop in the same run. The task checks the time of the first call, because that depends on other load, and the task
//! runs this several times.

mod bench;

use std::hint::black_box;
use std::process::ExitCode;

use fair_deal::coach::draw::{DrawCoach, Hold, SoloDrawCoach, SoloDrawHold, WholeGame, held};
use fair_deal::core::{Decks, Jokers, PackCard, WildHand};
use fair_deal::poker::video_poker::{PayTable, WildCards};

use bench::{Faults, Pace, machine, plain_loop, timed};

/// The limit for the return of a pay table, in plain loops: twice the measured ratio, as for the next two limits.
const RETURN: f64 = 72.0;

/// The limit for the 32 values of each of a thousand hands, in plain loops.
const VALUES: f64 = 3.0;

/// The limit for the 32 values with the counts of all results, in plain loops.
const COUNTS: f64 = 9.4;

/// The number of hands in one measurement.
const HANDS: usize = 1_000;

fn main() -> ExitCode {
    let mut faults = Faults::default();
    let table = PayTable::jacks(9, 6);
    // This comes first, because WebAssembly runs slowly at first.
    let (made, coach) = timed(1, || DrawCoach::new(&table));
    let (played, whole) = timed(1, || coach.as_ref().map(DrawCoach::whole));
    let both = made + played;
    machine::print(&format!("the first call, a coach is made: {made:.3} ms"));
    machine::print(&format!(
        "the first call, from nothing to the exact return: {both:.3} ms"
    ));
    let (time, _) = timed(20, plain_loop);
    machine::print(&format!("the plain loop: {time:.3} ms"));
    returns(&mut faults, whole.flatten().as_ref());
    for (name, table) in [("9/6", table), ("with a joker", PayTable::KINGS)] {
        hands(&mut faults, name, &table);
    }
    golden_holds(&mut faults);
    games(&mut faults);
    solo_draw(&mut faults);
    faults.into()
}

/// Checks exact returns. Golden: `tests/golden/draw_poker.json`.
fn returns(faults: &mut Faults, first: Option<&WholeGame>) {
    let exact = first.map(WholeGame::exact);
    faults.expect(
        exact == Some((1_653_526_326_983, 1_661_102_543_100)),
        "9/6 as an exact fraction",
    );
    for (name, table, golden) in [
        ("9/6", PayTable::jacks(9, 6), 0.995_439_043_695_122_5),
        ("8/5", PayTable::jacks(8, 5), 0.972_984_337_506),
        (
            "Kings or Better with a joker",
            PayTable::KINGS,
            1.006_462_966_346,
        ),
    ] {
        let (time, coach) = timed(20, || DrawCoach::new(&table));
        machine::print(&format!("{name}, a coach is made: {time:.3} ms"));
        let Some(coach) = coach else {
            continue;
        };
        let (pace, whole) = Pace::of(20, || coach.whole());
        faults.loops(
            &format!("{name}, the exact return with all counts"),
            pace,
            RETURN,
        );
        let off = whole.map_or(f64::NAN, |whole| (whole.value() - golden).abs());
        faults.expect(off < 1e-12, name);
        let (time, other) = timed(20, || coach.clone().for_table(&table));
        machine::print(&format!(
            "{name}, a coach from another of its variant: {time:.3} ms"
        ));
        faults.expect(other.is_some_and(|other| *other.table() == table), name);
    }
}

/// A game of each kind: its table, its exact return, its variance, and the covariance of many hands. Golden:
/// `tests/golden/video_poker_games.json`.
const GAMES: [(&str, (u64, u64), f64, f64); 6] = [
    (
        "jacks:800-50-25-9-6-4-3-2-1",
        (1_653_526_326_983, 1_661_102_543_100),
        19.514_676_427,
        1.966_388_674,
    ),
    (
        "double-double-bonus:800-50-400-160-160-80-50-9-5-4-3-1-1",
        (41_686_406_359, 42_592_372_900),
        42.167_076_711,
        4.788_700_02,
    ),
    (
        "all-american:800-200-40-8-8-8-3-1-1",
        (64_349_883_841, 63_888_559_350),
        26.799_797_369,
        2.970_237_247,
    ),
    (
        "deuces:800-200-25-15-9-5-3-2-2-1",
        (32_187_682_693, 31_944_279_675),
        25.834_618_052,
        3.140_049_104,
    ),
    (
        "bonus-deuces:800-400-200-80-40-20-25-9-4-4-3-1-1",
        (1_651_969_034_633, 1_661_102_543_100),
        32.662_818_448,
        3.806_093_865,
    ),
    (
        "joker-two-pair:1000-100-50-50-20-10-6-5-2-1",
        (1_319_005_637, 1_320_055_100),
        31.322_132_73,
        3.332_999_661,
    ),
];

/// The limits for the whole return of a game, without and with wild cards, compared with the time for Jacks or Better.
const BESIDE_JACKS: [f64; 2] = [2.0, 6.0];

/// The limit for the 32 holds of a hand, in milliseconds. It is a promise to the player, thousands of times the
/// measured time.
const HAND_MS: f64 = 2.0;

/// The memory in pages of 64 KiB; 0 if it is not known. WebAssembly memory never shrinks.
fn memory() -> usize {
    #[cfg(target_arch = "wasm32")]
    return core::arch::wasm32::memory_size(0);
    #[cfg(not(target_arch = "wasm32"))]
    0
}

/// The time for the return of a game, compared with that of another. A measurement over the limit is repeated twice,
/// and the lowest counts, because a browser keeps optimising the code during the measurements.
fn beside(reference: &DrawCoach, coach: &DrawCoach, limit: f64) -> (Pace, Option<WholeGame>) {
    let measure = || Pace::beside(20, || reference.whole(), || coach.whole());
    let mut found = measure();
    for _ in 0..2 {
        if found.0.ratio > limit {
            let again = measure();
            if again.0.ratio < found.0.ratio {
                found = again;
            }
        }
    }
    found
}

/// The return of every game compared with that of Jacks or Better, every hand, and the memory use.
fn games(faults: &mut Faults) {
    let jacks = DrawCoach::new(&PayTable::jacks(9, 6));
    let mut first = None;
    for (text, exact, variance, covariance) in GAMES {
        let Ok(table) = text.parse::<PayTable>() else {
            faults.expect(false, text);
            continue;
        };
        let name = table.game().name();
        let (time, coach) = timed(20, || DrawCoach::new(&table));
        machine::print(&format!("{name}, a coach is made: {time:.3} ms"));
        let Some(coach) = coach else {
            continue;
        };
        let [plain, wild] = BESIDE_JACKS;
        let limit = match table.game().wild_cards() {
            WildCards::None => plain,
            WildCards::Deuces | WildCards::Joker => wild,
        };
        let (pace, whole) = beside(&jacks, &coach, limit);
        faults.pace(
            &format!("{name}, the exact return beside Jacks or Better"),
            pace,
            limit,
        );
        let fits = whole.is_some_and(|whole| {
            let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
            whole.exact() == exact
                && near(whole.variance(), variance)
                && near(whole.covariance(), covariance)
        });
        faults.expect(fits, text);
        let hands = dealt(table.game().wild_cards().jokers());
        let (pace, _) = Pace::of(20, || {
            for hand in &hands {
                let _ = black_box(coach.advise(black_box(hand)));
            }
        });
        faults.loops(
            &format!("1000 hands of {name}, values and counts of each"),
            pace,
            COUNTS,
        );
        let each = pace.time / f64::from(u16::try_from(hands.len()).unwrap_or(u16::MAX));
        faults.expect(each < HAND_MS, "the 32 holds of a hand");
        // The first game allocates the memory that all of them use.
        let used = memory();
        faults.expect(*first.get_or_insert(used) == used, "the memory is flat");
        let all = match table.game().wild_cards() {
            WildCards::None | WildCards::Deuces => 2_598_960,
            WildCards::Joker => 2_869_685,
        };
        for hand in &hands {
            let advice = coach.advise(hand).ok();
            let draws = advice.map(|it| it.holds().iter().map(Hold::draws).sum::<u32>());
            faults.expect(draws == Some(all), "every hand is drawn once");
        }
    }
}

/// Hands that look random, the same in every run.
fn dealt(jokers: Jokers) -> Vec<WildHand> {
    let mut pack = Decks::ONE.with_jokers(jokers).fresh_pack_with_jokers();
    let mut number = 1_u64;
    let hand = |_| {
        for place in 0..5 {
            number = number
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let other = usize::try_from(number >> 40).unwrap_or_default();
            let left = pack.len() - place;
            pack.swap(place, place + other % left);
        }
        WildHand::new(&pack[..5])
    };
    (0..HANDS).map(hand).filter_map(Result::ok).collect()
}

fn hands(faults: &mut Faults, name: &str, table: &PayTable) {
    let hands = dealt(table.game().wild_cards().jokers());
    faults.expect(hands.len() == HANDS, "a thousand hands");
    let coach = DrawCoach::new(table);
    let (pace, _) = Pace::of(50, || {
        for hand in &hands {
            let _ = black_box(coach.totals(black_box(hand)));
        }
    });
    faults.loops(
        &format!("1000 hands {name}, the 32 values of each"),
        pace,
        VALUES,
    );
    let (pace, _) = Pace::of(50, || {
        for hand in &hands {
            let _ = black_box(coach.advise(black_box(hand)));
        }
    });
    faults.loops(
        &format!("1000 hands {name}, values and counts of each"),
        pace,
        COUNTS,
    );
    let all = 2_598_960
        + if table.game().wild_cards().jokers() == Jokers::None {
            0
        } else {
            270_725
        };
    for hand in &hands {
        let advice = coach.advise(hand).ok();
        let draws = advice.map(|advice| advice.holds().iter().map(Hold::draws).sum::<u32>());
        faults.expect(draws == Some(all), "every hand is drawn once");
    }
}

/// Checks the best holds. Golden: `tests/golden/draw_poker.json`.
fn golden_holds(faults: &mut Faults) {
    let coach = DrawCoach::new(&PayTable::jacks(9, 6));
    for (codes, best, value) in [
        ("7S 7H AC 9D 4S", "7S 7H", 0.823_682),
        ("AC QD JC TC 9C", "AC JC TC 9C", 1.276_596),
        ("TH JH QH KH 8H", "TH JH QH KH", 19.553_191),
        ("2C 5D 8H 9S TC", "", 0.358_408),
    ] {
        let hand = codes.parse::<WildHand>().ok();
        let found = hand.and_then(|hand| Some((hand, coach.advise(&hand).ok()?)));
        let fits = found.is_some_and(|(hand, advice)| {
            let hold = advice.best();
            let kept = held(hand.cards(), hold.swapped());
            Ok(kept) == PackCard::parse_list(best) && (hold.value() - value).abs() < 5e-7
        });
        faults.expect(fits, codes);
    }
}

/// A hand of solo draw with half of the pack gone.
fn solo_draw(faults: &mut Faults) {
    for jokers in Jokers::ALL {
        let pack = Decks::ONE.with_jokers(jokers).fresh_pack_with_jokers();
        let (number, coach) = (jokers.count(), SoloDrawCoach::new(jokers));
        let gone: Vec<PackCard> = pack.iter().copied().step_by(2).collect();
        let hand: Vec<PackCard> = pack.iter().copied().skip(1).step_by(2).take(5).collect();
        let Ok(hand) = WildHand::new(&hand) else {
            continue;
        };
        let (time, chances) = timed(50, || coach.chances(&hand, &gone));
        machine::print(&format!(
            "solo draw, {number} jokers, every hold: {time:.3} ms"
        ));
        let draws = chances
            .and_then(Result::ok)
            .map(|it| it.holds().iter().map(SoloDrawHold::draws).sum::<u32>());
        // C(26, 5), and with two jokers C(27, 5): the cards of the hand and the cards that are left.
        let expected = if number == 2 { 80_730 } else { 65_780 };
        faults.expect(
            draws == Some(expected),
            &format!("solo draw, {number} jokers: {draws:?}"),
        );
    }
}

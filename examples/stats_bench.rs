//! The size of the sums of many rounds, and the time to open the statistics. The run also checks the result:
//!
//! ```text
//! cargo run --release --example stats_bench
//! ```
//!
//! The rounds are one round of blackjack with random results, a fixed number a day at two tables. The timed part is the
//! opening of the page: it parses the blocks, and computes everything that is shown. The run fails if a sum is wrong, a
//! round takes 300 bytes or more, or opening takes 200 ms or more.

use std::process::ExitCode;
use std::time::Instant;

use fair_deal::history::{Answer, Blocks, Group, Id, Judged, Request, Row, Sums, Unit, worth};
use fair_deal::pages::stats::{Effect, LuckReport, Msg, OwnEffect, StatsPage};
use fair_deal::pages::{ReadingPage as _, Visit};
use fair_deal::table::Fields;
use fair_deal::wire::{decode, encode};

/// The limits for the size of a round and the time of opening: bytes, milliseconds.
const MOST_BYTES: f64 = 300.0;
const MOST_MS: f64 = 200.0;

/// A round of the table Vegas for 10 chips.
const ROUND: &str = "zone=0&game=blackjack&coach=off&deal=d9753cad65cffe7ea1861a644fbeb9a329224ad399a02b24d4151bc2717e49de&cut=0&rules=vegas&play=10-s&purse=990-1&verdict=lost&net=-20&bet=20&end=dealer-wins&decided=1&best=0&cost=291632";

/// The milliseconds of a day.
const DAY_MS: u64 = 86_400_000;

/// The number of rounds a day.
const A_DAY: u64 = 200;

/// The possible results of a round. A hash of the number of the round chooses them about equally often.
const NETS: [(&str, i64); 8] = [
    ("lost", -20),
    ("won", 20),
    ("lost", -20),
    ("won", 30),
    ("drawn", 0),
    ("lost", -40),
    ("won", 40),
    ("lost", -20),
];

fn main() -> ExitCode {
    println!("rounds | bytes of a row | bytes of sums per round | counting, ms | opening, ms");
    let mut faults = 0;
    for rounds in [100, 1_000, 10_000, 100_000] {
        let Some((row, sums, counting, opening)) = measure(rounds) else {
            eprintln!("The sums of {rounds} rounds are wrong.");
            faults += 1;
            continue;
        };
        println!("{rounds} | {row:.0} | {sums:.1} | {counting:.1} | {opening:.1}");
        if row + sums >= MOST_BYTES || opening >= MOST_MS {
            eprintln!("{rounds} rounds take too much.");
            faults += 1;
        }
    }
    if faults == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The row and the net result of this round.
fn row(number: u64) -> Option<(Row, i64)> {
    let place = (number.wrapping_mul(6_364_136_223_846_793_005) >> 40) % 8;
    let (verdict, net) = NETS[usize::try_from(place).ok()?];
    let ms = 1_700_000_000_000 + number * (DAY_MS / A_DAY);
    let text = ROUND.replace(
        "verdict=lost&net=-20",
        &format!("verdict={verdict}&net={net}"),
    );
    let mut row = Row::parse(Id::new(ms, "a1").ok()?, &text).ok()?;
    let cost = number.is_multiple_of(11).then_some(291_632 + number % 7);
    row.facts.judged = Some(Judged {
        decisions: 1,
        best: u32::from(cost.is_none()),
        cost: cost.unwrap_or(0),
        costliest: cost.unwrap_or(0),
    });
    Some((row, net))
}

#[expect(clippy::cast_precision_loss, reason = "some millions of bytes")]
fn measure(rounds: u64) -> Option<(f64, f64, f64, f64)> {
    let mut blocks = Blocks::default();
    let (mut bytes, mut net) = (0, 0);
    let mut counting = 0.0;
    for number in 0..rounds {
        let (row, its) = row(number)?;
        net += its;
        bytes += row.to_string().len() + row.record.id.as_str().len();
        let group = Group {
            day: row.record.day()?,
            kind: row.record.kind(),
            game: row.record.game,
            terms: if number.is_multiple_of(5) {
                "single-deck"
            } else {
                "vegas"
            }
            .to_owned(),
        };
        let begin = Instant::now();
        blocks.add(&group, &row).ok()?;
        counting += begin.elapsed().as_secs_f64() * 1e3;
    }
    let told: Vec<(Group, Sums)> = blocks
        .each()
        .map(|(key, sums)| (key.group.clone(), sums.clone()))
        .collect();
    let of_sums = blocks
        .each()
        .map(|(key, sums)| key.to_string().len() + sums.to_string().len());
    let of_sums = of_sums.sum::<usize>();
    let message = encode(&Answer::Sums(told));
    let mut page = StatsPage::default();
    page.open(&Visit::first(&Fields::new()));
    let [Effect::Own(OwnEffect::Ask(serial, Request::Sums))] = page.update(Msg::Opened(20_000))[..]
    else {
        return None;
    };
    let worths = worths(&mut page, serial, &message)?;
    // A second opening, with the worths already known.
    let begin = Instant::now();
    let mut page = StatsPage::default();
    page.open(&Visit::first(&Fields::new()));
    page.update(Msg::Opened(20_000));
    let effects = page.update(Msg::Answered(1, decode(&message).ok()?));
    for effect in effects {
        if let Effect::Own(OwnEffect::Ask(serial, Request::Worth(_, terms))) = effect {
            let (_, worth) = worths.iter().find(|(its, _)| *its == terms)?;
            page.update(Msg::Answered(serial, Answer::Worth(Ok(worth.clone()))));
        }
    }
    let report = page.report()?;
    let luck = report.luck(Unit::HalfChips);
    let points = (
        report.bank(Unit::HalfChips).len(),
        report.decisions().len(),
        report.endings().len(),
    );
    let opening = begin.elapsed().as_secs_f64() * 1e3;
    let right = report.total.rounds == rounds
        && report.total.net == net
        && matches!(luck, LuckReport::Told { luck: Ok(_), .. })
        && points.0 > 2
        && points.0 <= 202;
    let each = |bytes: usize| bytes as f64 / rounds as f64;
    right.then(|| (each(bytes), each(of_sums), counting, opening))
}

/// The worths of the rounds that the page asks for. The measurement leaves them out, because the worker's time for them
/// does not depend on the number of rounds.
fn worths(
    page: &mut StatsPage,
    serial: u32,
    message: &[u8],
) -> Option<Vec<(String, fair_deal::history::Worth)>> {
    let effects = page.update(Msg::Answered(serial, decode(message).ok()?));
    let asked = effects.into_iter().filter_map(|effect| match effect {
        Effect::Own(OwnEffect::Ask(_, Request::Worth(game, terms))) => {
            let begin = Instant::now();
            let worth = worth(game, &terms).ok()?;
            let took = begin.elapsed().as_secs_f64() * 1e3;
            eprintln!("what a round of {terms} is worth: {took:.0} ms");
            Some((terms, worth))
        }
        Effect::Own(OwnEffect::Ask(..) | OwnEffect::FindDay | OwnEffect::FetchSolution)
        | Effect::Save(..)
        | Effect::Announce(())
        | Effect::Focus(_) => None,
    });
    Some(asked.collect())
}

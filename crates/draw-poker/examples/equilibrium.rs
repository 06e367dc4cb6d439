//! Solves the poker match with bets for two players. `cargo xtask equilibrium` runs it:
//!
//! ```text
//! cargo run --profile worker --package draw-poker --example equilibrium [-- --minutes N]
//! ```
//!
//! It prints how the strategies converge, and what they do before the swap. Without `--minutes` it stops when no
//! strategy of the model wins more than 0.005 chips a hand against them, the mean of both seats; with it, after that
//! time. The numbers in the table depend only on the number of iterations.
//!
//! Then it solves the coarse match, writes the solution that the page gets, reads it again, and measures it: in the
//! model against the best response over all 32 ways to keep cards; and with real cards against the model's best
//! response, and against a response that learns from real deals. `--file` does only this second half, `--measure` only
//! measures the file that is there, and `--deals N` sets the number of real deals (100 million without it).

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use draw_poker::equilibrium::real::{self, Mean, Packs};
use draw_poker::equilibrium::solution::{SHIPPED_ITERATIONS, SHIPPED_PARTS};
use draw_poker::equilibrium::{
    CoarseGame, DealClasses, Deals, KeptClasses, MatchGame, Move, RealDeals, Resolution, Seat,
    Solution, Solver, Strategy, best_responses, exploitability, kept, value,
};

/// The threads that share the work.
const WORKERS: usize = 2;

/// The exploitability at which the solver stops, in chips a hand.
const GOAL: f64 = 0.005;

/// The first numbers of iterations after which the exploitability is measured.
const MEASURED: [usize; 8] = [10, 20, 40, 80, 160, 240, 320, 468];

/// The parts of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Work {
    /// Solve the full match, and then as [`Work::File`].
    Everything,
    /// Write the file, and measure it.
    File,
    /// Measure the file that is there.
    Measure,
}

/// The number of real deals from which a response learns.
const LEARNT_DEALS: u32 = 100_000_000;

/// The pairs of hands with real cards that measure a response.
const PAIRS: u32 = 4_000_000;

/// The file of the solution, from the project's folder.
const FILE: &str = "crates/draw-poker/solution/poker-match.bin";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut words = words.iter().map(String::as_str);
    let (mut limit, mut deals, mut work) = (None, LEARNT_DEALS, Work::Everything);
    while let Some(word) = words.next() {
        let mut number = || words.next().unwrap_or_default().parse::<u32>().ok();
        match word {
            "--minutes" => match number().filter(|it| (1..=100_000).contains(it)) {
                Some(minutes) => limit = Some(Duration::from_secs(60 * u64::from(minutes))),
                None => return refuse("`--minutes` wants a number from 1 to 100000."),
            },
            "--deals" => match number() {
                Some(number) => deals = number,
                None => return refuse("`--deals` wants a number from 0 to 4294967295."),
            },
            "--file" => work = Work::File,
            "--measure" => work = Work::Measure,
            _ => {
                return refuse("usage: equilibrium [--minutes N] [--file | --measure] [--deals N]");
            }
        }
    }
    if work == Work::Everything {
        solve(limit);
    }
    let fine = DealClasses::one_for_each_number(KeptClasses::new());
    let coarse = CoarseGame::of(&fine, Resolution::SHIPPED);
    let done = match work {
        Work::Everything | Work::File => write(&coarse).and_then(|()| weigh(&fine, &coarse, deals)),
        Work::Measure => weigh(&fine, &coarse, deals),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => refuse(&format!("{FILE}: {why}")),
    }
}

fn refuse(sentence: &str) -> ExitCode {
    eprintln!("{sentence}");
    ExitCode::from(2)
}

fn solve(limit: Option<Duration>) {
    let begin = Instant::now();
    let kept = KeptClasses::new();
    let all = DealClasses::with_all_ways(kept.clone()).deals();
    let deals = DealClasses::sensible(kept).deals();
    let mut solver = Solver::new(MatchGame::new(kept::RANKS), &deals);
    println!(
        "{} classes of deals with {} ways to keep cards, {} draws with {} values.",
        deals.len(),
        deals.ways(),
        deals.draws(),
        deals.draw_values()
    );
    println!(
        "{} MB for what is learnt. Set-up: {:.1} s.",
        solver.bytes() / 1_000_000,
        begin.elapsed().as_secs_f64()
    );
    println!("Exploitability in chips a hand: the mean win of the best response of both seats.");
    println!("iterations  exploitability  first mover wins    seconds");
    let mut spent = Duration::ZERO;
    loop {
        let begin = Instant::now();
        solver.iterate(WORKERS);
        spent += begin.elapsed();
        let iterations = solver.iterations();
        let last = MEASURED[MEASURED.len() - 1];
        let is_over = limit.is_some_and(|limit| spent >= limit);
        if is_over || MEASURED.contains(&iterations) || iterations.is_multiple_of(last / 2) {
            let mean = measure(&solver, &deals, &all, spent);
            if is_over || limit.is_none() && mean <= GOAL {
                break;
            }
        }
    }
    summarise(&solver);
}

/// Prints a line of the table. Returns the exploitability.
fn measure(solver: &Solver, deals: &Deals, all: &Deals, spent: Duration) -> f64 {
    let (game, both) = (solver.game(), [deals, deals]);
    let mean = exploitability(game, both, solver.averages(), all, WORKERS).mean();
    let value = value(game, both, solver.averages(), WORKERS);
    println!(
        "{:10}  {mean:14.5}  {value:16.5}  {:9.1}",
        solver.iterations(),
        spent.as_secs_f64()
    );
    mean
}

/// Prints how often each seat makes each move of the first round of bets.
fn summarise(solver: &Solver) {
    for seat in Seat::BOTH {
        let strategy = &solver.averages()[seat as usize];
        for shares in strategy.first_moves(solver.game(), solver.deals(seat)) {
            let path: Vec<String> = shares.path.into_iter().map(name).collect();
            let moves = shares.moves.into_iter();
            let moves = moves.map(|(step, share)| format!("{} {:.1} %", name(step), share * 100.0));
            println!(
                "{seat:?} seat after [{}]: {}",
                path.join(", "),
                moves.collect::<Vec<_>>().join(", ")
            );
        }
    }
}

fn name(step: Move) -> String {
    format!("{step:?}").to_lowercase()
}

/// Solves the coarse match, and writes the file.
fn write(coarse: &CoarseGame) -> Result<(), Box<dyn Error>> {
    let begin = Instant::now();
    let mut solver = Solver::new(coarse.game().clone(), coarse.deals());
    for iteration in 1..=SHIPPED_ITERATIONS {
        solver.iterate(WORKERS);
        if iteration == 2 {
            let short = Solution::of(coarse, solver.averages(), iteration, SHIPPED_PARTS);
            println!(
                "\nThe checksum after two iterations: {:016x}.",
                short.checksum()
            );
        }
    }
    let averages = solver.averages();
    let solution = Solution::of(coarse, averages, SHIPPED_ITERATIONS, SHIPPED_PARTS);
    let path = Path::new(FILE);
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    fs::write(path, solution.to_bytes())?;
    println!(
        "{FILE}: {} classes of deals, {} buckets of values, {SHIPPED_ITERATIONS} iterations, {:.1} s.",
        coarse.classes().len(),
        coarse.game().values(),
        begin.elapsed().as_secs_f64()
    );
    Ok(())
}

/// Measures the file, in the model and with real cards.
fn weigh(fine: &DealClasses, coarse: &CoarseGame, learnt_deals: u32) -> Result<(), Box<dyn Error>> {
    let solution = Solution::from_bytes(&fs::read(FILE)?)?;
    if !solution.fits(coarse) {
        return Err("This is the solution of another coarse match.".into());
    }
    let strategies = solution.strategies();
    let full = MatchGame::new(kept::RANKS);
    let deals = coarse.fine_deals();
    let refined = strategies.map(|strategy| coarse.refine(&full, &strategy));
    let all = DealClasses::with_all_ways(fine.kept().clone()).deals();
    let measure = |name: &str, responders: &Deals| {
        let model = exploitability(&full, [deals; 2], &refined, responders, WORKERS);
        println!(
            "In the model its exploitability is {:.5} chips a hand {name}.",
            model.mean()
        );
    };
    measure("with all 32 ways to keep cards", &all);
    measure("with one for each number of cards, as below", deals);

    let real = RealDeals::new(fine);
    let responses = best_responses(&full, deals, &refined, WORKERS);
    let play = |responses: &[Strategy; 2], packs, seed| {
        real::duel(&full, &real, responses, &refined, packs, PAIRS, seed)
    };
    let Mean { mean, error } = play(&responses, Packs::AsInTheModel, 1);
    println!(
        "Played with a pack for each seat, the model's best response wins {mean:.4} ± {error:.4}."
    );
    let Mean { mean, error } = play(&responses, Packs::One, 2);
    println!("Played with real cards, it wins {mean:.4} ± {error:.4}.");
    drop(responses);
    if learnt_deals > 0 {
        let begin = Instant::now();
        let learnt = thread::scope(|scope| {
            let learn = |opponent: usize| {
                let (full, real, refined) = (&full, &real, &refined);
                scope.spawn(move || {
                    real::learn(coarse, full, real, &refined[opponent], learnt_deals, 2)
                })
            };
            // The first mover's response is to the second seat.
            [learn(1), learn(0)].map(thread::ScopedJoinHandle::join)
        });
        let [Ok(first), Ok(second)] = learnt else {
            return Err("A thread has stopped.".into());
        };
        let learnt = [first, second].map(|strategy| coarse.refine(&full, &strategy));
        let Mean { mean, error } = play(&learnt, Packs::One, 3);
        println!(
            "Played with real cards, a response learnt from {learnt_deals} deals a seat wins {mean:.4} ± {error:.4} ({:.0} s).",
            begin.elapsed().as_secs_f64()
        );
    }
    Ok(())
}

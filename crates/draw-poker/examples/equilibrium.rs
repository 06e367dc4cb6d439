//! Solves the poker match with bets for two players. `cargo xtask equilibrium` runs it:
//!
//! ```text
//! cargo run --profile worker --package draw-poker --example equilibrium [-- --minutes N]
//! ```
//!
//! It prints how the strategies converge, and what they do before the swap. Without `--minutes` it stops when no
//! strategy of the model wins more than 0.005 chips a hand against them, the mean of both seats; with it, after that
//! time. The numbers in the table depend only on the number of iterations.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use draw_poker::equilibrium::{
    DealClasses, Deals, KeptClasses, MatchGame, Move, Seat, Solver, exploitability, kept, value,
};

/// The threads that share the work.
const WORKERS: usize = 2;

/// The exploitability at which the solver stops, in chips a hand.
const GOAL: f64 = 0.005;

/// The first numbers of iterations after which the exploitability is measured.
const MEASURED: [usize; 8] = [10, 20, 40, 80, 160, 240, 320, 468];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let limit = match words[..] {
        [] => None,
        ["--minutes", number] => match number.parse::<u64>() {
            Ok(minutes) if (1..=100_000).contains(&minutes) => {
                Some(Duration::from_secs(60 * minutes))
            }
            Ok(_) | Err(_) => return refuse("`--minutes` wants a number from 1 to 100000."),
        },
        _ => return refuse("usage: equilibrium [--minutes N]"),
    };
    solve(limit);
    ExitCode::SUCCESS
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

//! Shared parts of the benchmarks: a clock, a reference for their times, and a count of errors.
//!
//! A limit in milliseconds would fail on a slow or busy machine. So nearly every limit is a ratio: the benchmark runs
//! the work and a reference in turn, and takes the median of the ratios of their times. Other programs slow both.

use std::hint::black_box;
use std::process::ExitCode;

/// The number of errors.
#[derive(Default)]
pub(crate) struct Faults(u32);

impl From<Faults> for ExitCode {
    fn from(faults: Faults) -> ExitCode {
        match faults.0 {
            0 => ExitCode::SUCCESS,
            _ => ExitCode::FAILURE,
        }
    }
}

impl Faults {
    pub(crate) fn expect(&mut self, holds: bool, what: &str) {
        if !holds {
            machine::print(&format!("WRONG: {what}"));
            self.0 += 1;
        }
    }

    /// Prints a time with its ratio to the reference. A ratio over the limit is an error.
    pub(crate) fn pace(&mut self, what: &str, pace: Pace, limit: f64) {
        let Pace { time, ratio } = pace;
        machine::print(&format!(
            "{what}: {time:.3} ms, {ratio:.2} times the reference, at most {limit}"
        ));
        self.expect(ratio <= limit, what);
    }

    /// As [`Faults::pace`], for the ratio to the plain loop. In a browser build that loop is a different reference, so
    /// there is no limit: `cargo xtask coach` compares the times of both builds.
    pub(crate) fn loops(&mut self, what: &str, pace: Pace, limit: f64) {
        self.pace(what, pace, machine::limit(limit));
    }
}

/// The native build.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod machine {
    use std::sync::LazyLock;
    use std::time::Instant;

    /// The limit of a ratio to the plain loop.
    pub(crate) const fn limit(limit: f64) -> f64 {
        limit
    }

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);

    /// The time in milliseconds.
    pub(crate) fn now() -> f64 {
        START.elapsed().as_secs_f64() * 1e3
    }

    pub(crate) fn print(line: &str) {
        println!("{line}");
    }
}

/// The browser build, which Node.js runs.
#[cfg(target_arch = "wasm32")]
pub(crate) mod machine {
    use js_sys::{Reflect, global};
    use wasm_bindgen::{JsCast as _, JsValue};
    use web_sys::{Performance, console};

    /// The limit of a ratio to the plain loop: none.
    pub(crate) const fn limit(_: f64) -> f64 {
        f64::INFINITY
    }

    thread_local! {
        static CLOCK: Option<Performance> = {
            let clock = Reflect::get(&global(), &JsValue::from_str("performance"));
            clock.ok().map(JsValue::unchecked_into)
        };
    }

    /// The time in milliseconds.
    pub(crate) fn now() -> f64 {
        CLOCK.with(|clock| clock.as_ref().map_or(f64::NAN, Performance::now))
    }

    pub(crate) fn print(line: &str) {
        console::log_1(&JsValue::from_str(line));
    }
}

/// The shortest time in milliseconds, and the last result.
pub(crate) fn timed<T>(times: u32, mut work: impl FnMut() -> T) -> (f64, Option<T>) {
    let (mut shortest, mut result) = (f64::INFINITY, None);
    for _ in 0..times {
        let begin = machine::now();
        result = Some(work());
        shortest = shortest.min(machine::now() - begin);
    }
    (shortest, result)
}

/// The duration of some work.
#[derive(Clone, Copy)]
pub(crate) struct Pace {
    /// The shortest time in milliseconds.
    pub(crate) time: f64,
    /// The median of the ratios to the reference that ran just before.
    pub(crate) ratio: f64,
}

impl Pace {
    /// Times the work and a reference in turn, this many times. Also returns the last result of the work.
    pub(crate) fn beside<R, T>(
        times: u32,
        mut reference: impl FnMut() -> R,
        mut work: impl FnMut() -> T,
    ) -> (Pace, Option<T>) {
        let (mut ratios, mut shortest, mut result) = (Vec::new(), f64::INFINITY, None);
        for _ in 0..times {
            let (of_reference, _) = timed(1, || black_box(reference()));
            let (time, found) = timed(1, &mut work);
            ratios.push(time / of_reference);
            shortest = shortest.min(time);
            result = found;
        }
        ratios.sort_by(f64::total_cmp);
        let pace = Pace {
            time: shortest,
            ratio: ratios.get(ratios.len() / 2).copied().unwrap_or(f64::NAN),
        };
        (pace, result)
    }

    /// Times the work and the plain loop in turn. The loop is repeated until it takes as long as the work, so that a
    /// busy machine interrupts both alike. The ratio is to one loop.
    pub(crate) fn of<T>(times: u32, mut work: impl FnMut() -> T) -> (Pace, Option<T>) {
        let (once, _) = timed(2, &mut work);
        let (of_loop, _) = timed(5, plain_loop);
        let loops = (1..=u16::MAX).find(|loops| f64::from(*loops) * of_loop >= once);
        let loops = loops.unwrap_or(u16::MAX);
        let reference = || (0..loops).map(|_| plain_loop()).sum::<f64>();
        let (pace, result) = Pace::beside(times, reference, work);
        let ratio = pace.ratio * f64::from(loops);
        (Pace { ratio, ..pace }, result)
    }
}

/// The reference of a machine: the chance that a dealer with a two up goes bust. The dealer stands on soft 17, and the
/// shoe is six decks without two tens. The function follows every draw, and uses nothing of the library.
pub(crate) fn plain_loop() -> f64 {
    let mut shoe = [24.0; 10];
    (shoe[1], shoe[9]) = (23.0, 94.0);
    let left = shoe.iter().sum();
    bust(&mut black_box(shoe), left, 2, false)
}

/// The chance that a dealer with these points, with or without an ace among them, goes bust.
fn bust(shoe: &mut [f64; 10], left: f64, points: usize, has_ace: bool) -> f64 {
    let total = points + if has_ace && points <= 11 { 10 } else { 0 };
    if total >= 17 {
        return f64::from(u8::from(total > 21));
    }
    let mut sum = 0.0;
    for at in 0..shoe.len() {
        let chance = shoe[at] / left;
        shoe[at] -= 1.0;
        sum += chance * bust(shoe, left - 1.0, points + at + 1, has_ace || at == 0);
        shoe[at] += 1.0;
    }
    sum
}

//! What the benchmarks have in common: a clock, limits, and what was found wrong.

use std::process::ExitCode;

/// What was found wrong.
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

    /// Prints a time in milliseconds beside its limit, which may be infinite.
    pub(crate) fn time(&mut self, what: &str, time: f64, limit: f64) {
        machine::print(&format!("{what}: {time:.3} ms, at most {limit} ms"));
        self.expect(time <= limit, what);
    }
}

/// A program of the machine that it runs on.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod machine {
    use std::sync::LazyLock;
    use std::time::Instant;

    /// The limit here, of those for a program of this machine and for one of the browser.
    pub(crate) const fn limit(here: f64, _: f64) -> f64 {
        here
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

/// A program for the browser, which Node.js runs.
#[cfg(target_arch = "wasm32")]
pub(crate) mod machine {
    use js_sys::{Reflect, global};
    use wasm_bindgen::{JsCast as _, JsValue};
    use web_sys::{Performance, console};

    /// The limit here, of those for a program of this machine and for one of the browser.
    pub(crate) const fn limit(_: f64, here: f64) -> f64 {
        here
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

/// The shortest time in milliseconds, and the result.
pub(crate) fn timed<T>(times: u32, mut work: impl FnMut() -> T) -> (f64, Option<T>) {
    let (mut shortest, mut result) = (f64::INFINITY, None);
    for _ in 0..times {
        let begin = machine::now();
        result = Some(work());
        shortest = shortest.min(machine::now() - begin);
    }
    (shortest, result)
}

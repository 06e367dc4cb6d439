//! `cargo xtask coach`: the speed of the coaches natively and as WebAssembly. With the worker's profile it builds an
//! example for each coach twice: for this machine, and for Node.js. It also measures how long ranking five cards takes,
//! compared with other crates.

use std::path::Path;
use std::process::Command;

use testbed::shell::{self, TaskError};
use testbed::wasm::{self, WASM};

use crate::npm::{Goal, Optimiser};
use crate::tools::{self, Toolbox};

/// The limit for the ratio of the WebAssembly time to the native time.
const MOST: f64 = 1.5;

/// The measurement that is a plain loop over numbers of 32 bits, and its limit. The native build does such loops with
/// vectors, which the page's WebAssembly does without.
const LOOPS: (&str, f64) = ("the losses of the solved match", 2.2);

/// The number of runs of each. They alternate, because other load on the machine slows some runs more than others. The
/// shortest time counts.
const RUNS: u32 = 5;

/// The examples to measure.
const EXAMPLES: [&str; 3] = ["coach_bench", "draw_bench", "duel_bench"];

/// The start of the name of the time of a first call. The two builds are not compared by it, because WebAssembly runs
/// slowly at first.
const FIRST: &str = "the first call";

/// The name of the time of the plain loop (`src/workers/examples/bench/mod.rs`), which is the reference for the machine.
const PLAIN: &str = "the plain loop";

/// The limits for the time of a first call, in plain loops: natively, and as WebAssembly. They are twice the times on a
/// busy machine.
const FIRST_MOST: [f64; 2] = [100.0, 1_000.0];

/// The package that compares ranking with other crates.
const RANKING: &str = "bench/Cargo.toml";

/// The folder of the output of wasm-bindgen.
const FOLDER: &str = "target/coach-bench";

/// The folder in which Cargo puts the WebAssembly before that.
const BUILT: &str = "target/wasm32-unknown-unknown/worker/examples";

/// The name of a measurement, and its time in milliseconds.
type Time = (String, f64);

/// Measures everything, and prints the times side by side. Fails if a ratio or the time of a first call is too large.
pub(crate) fn compare() -> Result<(), TaskError> {
    let toolbox = tools::for_page()?;
    let node = shell::programs("node", &shell::path_folders())
        .next()
        .ok_or_else(|| {
            TaskError::new("Node.js is missing: it runs what is built for the browser.")
        })?;
    println!("Building the coaches for this machine and for the browser (two minutes, once).");
    let mut tables = Vec::new();
    for example in EXAMPLES {
        let table = measure(example, &toolbox, &node)?;
        print!("{}", table.to_text());
        tables.push(table);
    }
    let mut ranking = shell::cargo();
    let words = "run --quiet --release --locked --manifest-path";
    ranking.args(words.split(' ')).arg(RANKING);
    print!("{}", output_of(&mut ranking)?);
    tables.iter().try_for_each(Table::judge)
}

/// Measures an example in both builds.
fn measure(example: &str, toolbox: &Toolbox, node: &Path) -> Result<Table, TaskError> {
    let which = format!("--package workers --profile worker --example {example}");
    let mut native = shell::cargo();
    native.args(["run", "--quiet"]);
    let mut for_browser = wasm::cargo();
    for_browser.args(["build", "--quiet"]);
    for_browser.args(["--features", "browser", "--target", WASM]);
    shell::run(for_browser.args(which.split(' ')))?;
    let built = Path::new(BUILT).join(format!("{example}.wasm"));
    let mut bindgen = toolbox.wasm_bindgen();
    bindgen.args(["--target", "nodejs", "--out-dir", FOLDER]);
    shell::run(bindgen.arg(built))?;
    if let Some(optimiser) = Optimiser::find() {
        let program = Path::new(FOLDER).join(format!("{example}_bg.wasm"));
        optimiser.optimise(&program, Goal::Fast)?;
    }

    native.args(which.split(' '));
    let mut browser = Command::new(node);
    browser.arg(Path::new(FOLDER).join(format!("{example}.js")));
    let mut table = Table::new(
        &times(&output_of(&mut native)?),
        &times(&output_of(&mut browser)?),
    )?;
    for _ in 1..RUNS {
        let run = Table::new(
            &times(&output_of(&mut native)?),
            &times(&output_of(&mut browser)?),
        )?;
        table = table.shortest(&run);
    }
    Ok(table)
}

/// Runs a benchmark and returns its output. Fails if the benchmark reports a wrong number or a time over its limit.
fn output_of(command: &mut Command) -> Result<String, TaskError> {
    let output = command.output().map_err(|error| {
        TaskError::new(format!(
            "`{}` did not start: {error}.",
            shell::line(command)
        ))
    })?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() && !text.contains("WRONG") {
        return Ok(text);
    }
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    let line = shell::line(command);
    Err(TaskError::new(format!("`{line}` failed.\n{text}{error}")))
}

/// Parses the times from the output of an example. A line has the form `name: 1.234 ms`, and may continue.
fn times(text: &str) -> Vec<Time> {
    let time = |line: &str| {
        let (what, rest) = line.rsplit_once(": ")?;
        let (time, _) = rest.split_once(" ms")?;
        Some((what.to_owned(), time.parse().ok()?))
    };
    text.lines().filter_map(time).collect()
}

/// The measurements, each with its native and its WebAssembly time.
struct Table(Vec<(String, f64, f64)>);

impl Table {
    fn new(native: &[Time], wasm: &[Time]) -> Result<Table, TaskError> {
        let of_both = |((what, native), (same, wasm)): (&Time, &Time)| {
            (what == same).then(|| (what.clone(), *native, *wasm))
        };
        let rows: Option<Vec<_>> = native.iter().zip(wasm).map(of_both).collect();
        rows.filter(|rows| !rows.is_empty() && native.len() == wasm.len())
            .map(Table)
            .ok_or_else(|| TaskError::new("The two builds do not report the same measurements."))
    }

    /// The shorter times of two runs.
    fn shortest(self, other: &Table) -> Table {
        let rows = self.0.into_iter().zip(&other.0);
        let rows = rows.map(|((what, native, wasm), (_, other_native, other_wasm))| {
            (what, native.min(*other_native), wasm.min(*other_wasm))
        });
        Table(rows.collect())
    }

    fn to_text(&self) -> String {
        let row = |(what, native, wasm): &(String, f64, f64)| {
            let ratio = wasm / native;
            format!("{what:<50} {native:>9.3} {wasm:>9.3} {ratio:>6.2}\n")
        };
        let rows: String = self.0.iter().map(row).collect();
        let head = ["milliseconds", "native", "wasm", "ratio"];
        let [what, native, wasm, ratio] = head;
        format!("{what:<50} {native:>9} {wasm:>9} {ratio:>6}\n{rows}")
    }

    fn judge(&self) -> Result<(), TaskError> {
        let plain = self.0.iter().find(|(what, ..)| what == PLAIN);
        let slow = |(what, native, wasm): &&(String, f64, f64)| {
            if what.starts_with(FIRST) {
                let [here, there] = FIRST_MOST;
                plain.is_none_or(|(_, of_native, of_wasm)| {
                    *native > here * of_native || *wasm > there * of_wasm
                })
            } else {
                let (loops, loops_most) = LOOPS;
                let most = if what == loops { loops_most } else { MOST };
                what != PLAIN && wasm / native > most
            }
        };
        let slow: Vec<&str> = self
            .0
            .iter()
            .filter(slow)
            .map(|(what, ..)| what.as_str())
            .collect();
        if slow.is_empty() {
            return Ok(());
        }
        Err(TaskError::new(format!(
            "WebAssembly takes more than {MOST} times as long, or a loop or a first call is over its limit: {}.",
            slow.join("; ")
        )))
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::{FIRST, LOOPS, PLAIN, Table, output_of, times};

    #[test]
    fn benchmark_with_wrong_number_fails() {
        let run = |script: &str| {
            let mut sh = Command::new("sh");
            sh.args(["-c", script]);
            output_of(&mut sh).map_err(|error| error.to_string())
        };
        assert_eq!(run("echo a: 1 ms").as_deref(), Ok("a: 1 ms\n"));
        for script in ["echo a: WRONG", "echo a: 1 ms; exit 1"] {
            let error = run(script).expect_err(script);
            let start = format!("`sh -c {script}` failed.\na: ");
            assert!(error.starts_with(&start), "{error}");
        }
        let error = output_of(&mut Command::new("there-is-no-such-program"));
        let error = error.expect_err("it is missing").to_string();
        assert!(error.contains(" did not start: "), "{error}");
    }

    #[test]
    fn times_are_read_and_compared() {
        let native = times("a: 1.5 ms\nb, c: 0.250 ms, at most 2.5 ms\nnothing\nd is a: b");
        assert_eq!(native, [("a".to_owned(), 1.5), ("b, c".to_owned(), 0.25)]);
        let slower = times("a: 3.0 ms\nb, c: 0.3 ms");
        let table = Table::new(&native, &slower).expect("the same things");
        assert!(table.to_text().contains("2.00"));
        let error = table.judge().expect_err("a is slow").to_string();
        assert!(error.ends_with("over its limit: a."), "{error}");
        let first = |native, wasm| {
            let plain = (PLAIN.to_owned(), 0.5, 0.6);
            Table(vec![(format!("{FIRST}: a"), native, wasm), plain]).judge()
        };
        assert!(first(49.0, 599.0).is_ok());
        assert!(first(49.0, 601.0).is_err() && first(51.0, 599.0).is_err());
        let loops = |wasm| Table(vec![(LOOPS.0.to_owned(), 1.0, wasm)]).judge();
        assert!(loops(2.1).is_ok() && loops(2.3).is_err());
        let alone = Table(vec![(FIRST.to_owned(), 1.0, 1.0)]);
        assert!(alone.judge().is_err(), "nothing to compare it with");
        let table = Table::new(&native, &native).expect("the same things");
        assert!(table.judge().is_ok());
        let table =
            table.shortest(&Table::new(&slower, &times("a: 1.0 ms\nb, c: 9 ms")).expect("both"));
        assert_eq!(table.0[0], ("a".to_owned(), 1.5, 1.0));
        assert!(Table::new(&native, &slower[1..]).is_err());
        assert!(Table::new(&[], &[]).is_err());
    }
}

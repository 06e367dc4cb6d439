//! Helpers for several test files.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "the two test binaries use different helpers"
)]

pub mod numbers;
pub mod poker_coaches;
pub mod poker_matches;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use fair_deal::app::route::TableId;
use fair_deal::app::{Cmd, Model, Msg, Stored};
use fair_deal::core::Secret;
use fair_deal::table::{
    self, AnyTable, Button, Dealt, Effect, Game, Mode, NoEntropy, Phase, Position, Table,
};
use proptest::test_runner::Config as ProptestConfig;
use rand::SeedableRng as _;
use rand::rngs::ChaCha20Rng;

/// The environment variable that `cargo xtask soak` sets. Random tests then do far more repetitions.
pub const SOAK: &str = "FAIR_DEAL_SOAK";

/// The environment variable that `cargo xtask test --fast` sets. Random tests then do a tenth of their repetitions.
pub const FAST: &str = "FAIR_DEAL_FAST";

/// The environment variable with the seed of every random test. `cargo xtask soak` sets another seed each time.
pub const SEED: &str = "FAIR_DEAL_SEED";

/// Returns the number of repetitions of a random test: a million in a soak run, a tenth of this number in a fast one,
/// otherwise this number.
pub fn often(usual: u32) -> u32 {
    repetitions(usual, 1_000_000)
}

/// Returns the cases of a property: 4,096 in a soak run, a tenth of this number in a fast one, otherwise this number.
/// There is no file of failed ones: a failure prints the smallest case.
pub fn cases(usual: u32) -> ProptestConfig {
    ProptestConfig {
        cases: repetitions(usual, 4_096),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Returns the first number, a tenth of it in a fast run, or the second number in a soak run.
pub fn repetitions(usual: u32, soak: u32) -> u32 {
    if is_soak() {
        soak
    } else if env::var_os(FAST).is_some() {
        usual.div_ceil(10)
    } else {
        usual
    }
}

/// Returns true in a soak run.
pub fn is_soak() -> bool {
    env::var_os(SOAK).is_some()
}

/// Returns the seed in [`SEED`], or 1. Prints it, so that a failure names it.
pub fn seed() -> u64 {
    let asked = env::var(SEED).ok();
    let seed = asked.map_or(1, |seed| seed.parse().expect(SEED));
    println!("{SEED}={seed} repeats this");
    seed
}

/// Returns random numbers from [`seed`].
pub fn seeded() -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed())
}

/// Returns a message as the other side reads it.
pub fn sent<M: serde::Serialize + serde::de::DeserializeOwned>(message: &M) -> M {
    fair_deal::wire::decode(&fair_deal::wire::encode(message)).expect("a message")
}

/// Returns this table of the model. The tests are built with all games, unlike the bundles of the page.
pub fn table_of(model: &Model, id: TableId) -> &dyn AnyTable {
    model.table(id).expect("all games")
}

/// The tables with fresh or shared deals: one for each game.
pub const FREE: [TableId; 4] = of_mode(Mode::Free);

/// The tables of the daily deals.
pub const DAILY: [TableId; TableId::ALL.len() - FREE.len()] = of_mode(Mode::Daily);

/// Returns the tables of this mode. `TABLES` is their number.
const fn of_mode<const TABLES: usize>(mode: Mode) -> [TableId; TABLES] {
    let mut tables = [TableId::ALL[0]; TABLES];
    let (mut at, mut found) = (0, 0);
    while at < TableId::ALL.len() {
        let id = TableId::ALL[at];
        if let (Mode::Free, Mode::Free) | (Mode::Daily, Mode::Daily) = (id.mode(), mode) {
            tables[found] = id;
            found += 1;
        }
        at += 1;
    }
    assert!(found == tables.len());
    tables
}

/// Returns the address of this table.
pub fn address_of(id: TableId) -> String {
    format!("#{}", id.route().path())
}

/// Loads the strategy of the Mathematician for all tests of this program.
pub fn load_solution() {
    let file = include_bytes!("../../crates/draw-poker/solution/poker-match.bin");
    fair_deal::poker::equilibrium::SolvedPlayer::load(file).expect("the file");
}

/// An update that returns the new state, so that a test can clone a state and continue from it twice. It leaves out the
/// saves, which tests/saves.rs checks.
pub trait Step: Sized {
    /// The message type.
    type Msg;
    /// The type of the effects.
    type Output;

    /// Returns the state after the message, and the effects.
    fn step(self, msg: Self::Msg) -> (Self, Vec<Self::Output>);
}

impl Step for Model {
    type Msg = Msg;
    type Output = Cmd;

    fn step(mut self, msg: Msg) -> (Model, Vec<Cmd>) {
        let mut cmds = self.update(msg);
        cmds.retain(|cmd| !matches!(cmd, Cmd::Save(..) | Cmd::Keep(_) | Cmd::MarkEntry));
        (self, cmds)
    }
}

impl<G: Game> Step for Table<G> {
    type Msg = table::Msg<G>;
    type Output = Effect;

    /// Returns only the table's requests to the browser, such as a draw of entropy or a pause. It leaves out
    /// announcements, sounds and saves, which follow every step: `tests/settings_and_keys.rs` and `tests/saves.rs`
    /// check them. It also leaves out the request for the next deal's entropy at the end of a round: `tests/seals.rs`
    /// checks that.
    fn step(mut self, msg: table::Msg<G>) -> (Table<G>, Vec<Effect>) {
        let wants_a_round = matches!(msg, table::Msg::Clicked(Button::Deal | Button::CutFirst, _));
        let mut effects = self.update(msg);
        let is_over = self.phase().is_over();
        effects.retain(|effect| match effect {
            Effect::DrawEntropy(_) => wants_a_round || !is_over,
            Effect::AskDate
            | Effect::CheckDay
            | Effect::Pause(_)
            | Effect::Prepare
            | Effect::FocusCard(_) => true,
            Effect::Save(_)
            | Effect::AddToHistory(_)
            | Effect::NewDeal
            | Effect::LeftLink
            | Effect::DealtLink
            | Effect::Announce
            | Effect::AnnounceStep
            | Effect::Play(_) => false,
        });
        (self, effects)
    }
}

/// A click on Deal at this position.
pub fn clicked_deal<G: Game>(at: Position) -> table::Msg<G> {
    table::Msg::Clicked(Button::Deal, at)
}

/// A click on Cut at this position.
pub fn clicked_cut<G: Game>(at: Position) -> table::Msg<G> {
    table::Msg::Clicked(Button::Cut, at)
}

/// A click on Swap at this position.
pub fn clicked_swap<G: Game>(at: Position) -> table::Msg<G> {
    table::Msg::Clicked(Button::Swap, at)
}

/// A click on the button of this decision at this position.
pub fn clicked<G: Game>(action: table::ActionOf<G>, at: Position) -> table::Msg<G> {
    table::Msg::Clicked(Button::Act(action), at)
}

/// The table after the browser has answered its last request for entropy.
pub fn answered<G: Game>(
    table: Table<G>,
    entropy: Result<Secret, NoEntropy>,
) -> (Table<G>, Vec<Effect>) {
    let at = table.position();
    table.step(table::Msg::GotEntropy(entropy, at))
}

/// The table after a click on Deal.
pub fn click_deal<G: Game>(table: Table<G>) -> (Table<G>, Vec<Effect>) {
    let at = table.position();
    table.step(clicked_deal(at))
}

/// The round at this table, with all data for its replay.
pub fn dealt<G: Game>(table: &Table<G>) -> &Dealt<G::Round> {
    match table.phase() {
        Phase::Dealt(dealt) => dealt,
        phase @ (Phase::Bare | Phase::Ready(_) | Phase::Cutting(_)) => {
            panic!("no round is on the table: {phase:?}")
        }
    }
}

/// Checks that this message changes nothing and has no effects.
pub fn changes_nothing<G: Game>(table: &Table<G>, msg: table::Msg<G>, why: &str) {
    let why = format!("{why}: {msg:?}");
    let mut after = table.clone();
    assert_eq!(after.update(msg), [], "{why}");
    assert_eq!(format!("{after:?}"), format!("{table:?}"), "{why}");
}

/// A browser with this stored record of the settings.
pub fn stored(settings: &str) -> Stored {
    Stored {
        settings: Some(settings.to_owned()),
        ..Stored::default()
    }
}

/// The file with this path in the project's folder. The two test binaries belong to packages in different folders, so
/// this searches from the package's folder upwards.
pub fn in_project(path: &str) -> PathBuf {
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let project = folders.find(|folder| folder.join("Trunk.toml").is_file());
    project.expect("the project's folder").join(path)
}

/// The files in this folder and in the folders in it.
pub fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let below = |path: PathBuf| {
        if path.is_dir() {
            files_in(&path)
        } else {
            vec![path]
        }
    };
    paths.flat_map(below).collect()
}

/// The golden file with this name. The file names the source of its numbers.
pub fn golden(name: &str) -> serde_json::Value {
    let path = in_project("tests/golden").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

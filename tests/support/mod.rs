//! What several test files share.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "each of the two programs uses its part"
)]

pub mod duels;
pub mod numbers;

use std::env;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use fair_deal::app::route::TableId;
use fair_deal::app::{Cmd, Model, Msg, Stored};
use fair_deal::core::Secret;
use fair_deal::table::{
    self, AnyTable, Button, Dealt, Effect, Game, Mode, NoEntropy, Phase, Position, Table,
};
use rand::SeedableRng as _;
use rand::rngs::ChaCha20Rng;

/// How often a test does what it does at random: a million times where `FAIR_DEAL_MILLION` is set or the tests are
/// built as the page is, otherwise 100,000 times. Every run does other things, so many runs find what one does not.
pub fn often() -> u32 {
    if cfg!(debug_assertions) && env::var_os("FAIR_DEAL_MILLION").is_none() {
        100_000
    } else {
        1_000_000
    }
}

/// The random numbers of such a test: from the seed in this variable, or else from the time. The seed is printed, and so
/// told with a failure.
pub fn seeded(variable: &str) -> ChaCha20Rng {
    let asked = env::var(variable).ok().and_then(|seed| seed.parse().ok());
    let seed = asked.unwrap_or_else(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(1, |since| since.as_secs())
    });
    println!("{variable}={seed}");
    ChaCha20Rng::seed_from_u64(seed)
}

/// This table. Only a program of the page lacks some.
pub fn table_of(model: &Model, id: TableId) -> &dyn AnyTable {
    model.table(id).expect("all games")
}

/// The tables whose deals are fresh or shared: one for each game.
pub const FREE: [TableId; 4] = of_mode(Mode::Free);

/// The tables of the deals of the day.
pub const DAILY: [TableId; TableId::ALL.len() - FREE.len()] = of_mode(Mode::Daily);

/// The tables of this mode, of which there are so many.
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

/// The address of this table.
pub fn address_of(id: TableId) -> String {
    format!("#{}", id.route().path())
}

/// What has happened, by value, so that a test can go on from the same state twice; without what is
/// saved of it, which tests/saves.rs looks at.
pub trait Step: Sized {
    /// What happens.
    type Msg;
    /// What is then to be done.
    type Todo;

    /// The state after this has happened, and what is to be done then.
    fn step(self, msg: Self::Msg) -> (Self, Vec<Self::Todo>);
}

impl Step for Model {
    type Msg = Msg;
    type Todo = Cmd;

    fn step(mut self, msg: Msg) -> (Model, Vec<Cmd>) {
        let mut cmds = self.update(msg);
        cmds.retain(|cmd| !matches!(cmd, Cmd::Save(..) | Cmd::Keep(_) | Cmd::MarkEntry));
        (self, cmds)
    }
}

impl<G: Game> Step for Table<G> {
    type Msg = table::Msg<G>;
    type Todo = Effect;

    /// Only what the table asks for: what it tells, its sounds and its saves accompany every step,
    /// and `tests/settings_and_keys.rs` and `tests/saves.rs` look at them. At the end of a round it asks
    /// for the seal of the next deal: tests/seals.rs.
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

/// A click on the button of this decision, at the table's position.
pub fn clicked<G: Game>(action: table::ActionOf<G>, at: Position) -> table::Msg<G> {
    table::Msg::Clicked(Button::Act(action), at)
}

/// The table when the browser has answered its last request so.
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

/// The round on this table, with all that makes it again.
pub fn dealt<G: Game>(table: &Table<G>) -> &Dealt<G::Round> {
    match table.phase() {
        Phase::Dealt(dealt) => dealt,
        phase @ (Phase::Bare | Phase::Ready(_) | Phase::Cutting(_)) => {
            panic!("no round lies on the table: {phase:?}")
        }
    }
}

/// Checks that this message changes nothing and asks for nothing.
pub fn changes_nothing<G: Game>(table: &Table<G>, msg: table::Msg<G>, why: &str) {
    let why = format!("{why}: {msg:?}");
    let mut after = table.clone();
    assert_eq!(after.update(msg), [], "{why}");
    assert_eq!(format!("{after:?}"), format!("{table:?}"), "{why}");
}

/// A browser that has stored this record of the settings.
pub fn stored(settings: &str) -> Stored {
    Stored {
        settings: Some(settings.to_owned()),
        ..Stored::default()
    }
}

/// The file of the project with this path. The two programs belong to packages in different folders, and start there.
pub fn in_project(path: &str) -> PathBuf {
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let project = folders.find(|folder| folder.join("Trunk.toml").is_file());
    project.expect("the project's folder").join(path)
}

/// The golden file of this name. Where its numbers come from stands in the file itself.
pub fn golden(name: &str) -> serde_json::Value {
    let path = in_project("tests/golden").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

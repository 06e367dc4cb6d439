//! A week of play: the history, the statistics and the export agree with an independent recount.
//!
//! A script (`player.js`) plays rounds of all games by pressing the tables' own buttons, over days of a moved clock. It
//! plays fresh, shared and daily deals, and practice. The test records what the tables showed of each round, and
//! exports the history as a person does. Then [`recount`] checks the file against the records, the cards and the pages.
//! The short test plays three short days. `cargo xtask week` plays seven days with 2,000 rounds, and then measures how
//! soon the pages open with up to 100,000 rounds ([`growth`]).

mod growth;
mod recount;

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde::Deserialize;
use serde_json::{Value, json};

use crate::oracle::Deal;
use crate::page::{DESKTOP, Page, sure};
use crate::{SEED, seed, tests};

use recount::Recount;

tests! {
    chromium_only DESKTOP => [short_days_match_recount],
    soak DESKTOP => [seven_days_match_recount],
}

/// The beginning of the first day: 30 October 2026, 00:10 UTC. In [`ZONE`] it is the evening before, so the player's
/// days differ from the days of UTC.
const BEGINS: Duration = Duration::from_mins(29_888_650);

/// The player's time zone. Summer time ends there in the night after the third day.
const ZONE: &str = "America/St_Johns";

const DAY: Duration = Duration::from_hours(24);

/// The number of rounds that one script plays. A script must not run for too long.
const AT_ONCE: u32 = 40;

/// The number of rounds in the outbox after which the test waits until the page has saved them. No player is as fast as
/// this script, and with 300 waiting rounds the page would drop the first ones.
const MOST_WAITING: u32 = 150;

/// The number of rounds of the whole week.
const ROUNDS: u32 = 2_000;

/// The origin of a round's deal, as the export and the pages name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Fresh,
    Shared,
    Daily,
    Practice,
}

impl Kind {
    /// All kinds, in the order in which the pages offer them.
    const ALL: [Kind; 4] = [Kind::Fresh, Kind::Shared, Kind::Daily, Kind::Practice];

    const fn code(self) -> &'static str {
        match self {
            Kind::Fresh => "fresh",
            Kind::Shared => "shared",
            Kind::Daily => "daily",
            Kind::Practice => "practice",
        }
    }
}

/// A table with its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Table {
    Vegas,
    Classic,
    SingleDeck,
    VideoPoker,
    Kings,
    SoloDraw,
    SoloDrawWithJoker,
    PokerMatch,
    PokerMatchForChips,
}

/// The pay tables of Jacks or Better, and of Kings or Better with a joker, as a link writes them.
const JACKS: &str = "jacks:800-50-25-9-6-4-3-2-1";
const KINGS: &str = "joker-kings:800-200-100-50-20-7-5-3-2-1-1";

impl Table {
    /// Returns the game's name and the rules, as in the export.
    const fn game_and_rules(self) -> (&'static str, &'static str) {
        match self {
            Table::Vegas => ("blackjack", "vegas"),
            Table::Classic => ("blackjack", "classic"),
            Table::SingleDeck => ("blackjack", "single-deck"),
            Table::VideoPoker => ("jacks", JACKS),
            Table::Kings => ("jacks", KINGS),
            Table::SoloDraw => ("solo", ""),
            Table::SoloDrawWithJoker => ("solo", "1-joker"),
            Table::PokerMatch => ("duel", "r"),
            Table::PokerMatchForChips => ("duel", "r-chips"),
        }
    }

    /// Returns the address of the game's table.
    fn route(self) -> &'static str {
        match self {
            Table::Vegas | Table::Classic | Table::SingleDeck => "/blackjack",
            Table::VideoPoker | Table::Kings => "/poker/jacks",
            Table::SoloDraw | Table::SoloDrawWithJoker => "/poker/solo",
            Table::PokerMatch | Table::PokerMatchForChips => "/poker/duel",
        }
    }

    /// Returns the address of the table for the daily deal.
    const fn daily_route(self) -> &'static str {
        match self {
            Table::Vegas | Table::Classic | Table::SingleDeck => "/blackjack/daily",
            Table::VideoPoker | Table::Kings => "/poker/jacks/daily",
            Table::SoloDraw | Table::SoloDrawWithJoker => "/poker/daily",
            Table::PokerMatch | Table::PokerMatchForChips => "/poker/duel/daily",
        }
    }
}

/// A number of rounds at a table.
#[derive(Clone, Copy, Debug)]
struct Sitting {
    table: Table,
    kind: Kind,
    rounds: u32,
}

const fn fresh(table: Table, rounds: u32) -> Sitting {
    Sitting {
        table,
        kind: Kind::Fresh,
        rounds,
    }
}

const fn of(kind: Kind, table: Table, rounds: u32) -> Sitting {
    Sitting {
        table,
        kind,
        rounds,
    }
}

/// A round as its table showed it.
#[derive(Clone, Debug)]
struct Seen {
    table: Table,
    kind: Kind,
    shown: Shown,
}

/// The record of a round by `player.js`.
#[derive(Clone, Debug, Deserialize)]
struct Shown {
    /// The bank before and after, if the table has one.
    before: Option<String>,
    after: Option<String>,
    /// The chips on the player's hand after the deal, and at the end of the round.
    staked: f64,
    paid: f64,
    /// The time of the end of the round, and the day by the page's clock.
    ended: u64,
    day: String,
    result: String,
    category: Option<String>,
    /// The player's cards at the end of the round.
    hand: Vec<String>,
    secret: Option<String>,
}

/// The rounds played so far, with the seed.
struct Played {
    seed: u32,
    seen: Vec<Seen>,
    shared: u32,
    scripts: u32,
    /// The number of rounds that may wait in the outbox.
    waiting: u32,
}

async fn short_days_match_recount(page: &Page) {
    let mut played = Played::begin(page, 1).await;
    for (day, sittings) in short_days().iter().enumerate() {
        played.day(page, day, sittings).await;
    }
    let recount = Recount::read(page, played.seen).await;
    recount.compare(page, recount::Extent::Some).await;
}

async fn seven_days_match_recount(page: &Page) {
    let begun = Instant::now();
    let seed = seed();
    let mut played = Played::begin(page, seed).await;
    for day in 0..7 {
        played.day(page, day, &long_day(day)).await;
    }
    let so_far = u32::try_from(played.seen.len()).expect("a week");
    let rest = ROUNDS.checked_sub(so_far).expect("too many rounds");
    played.sit(page, fresh(Table::Classic, rest)).await;
    println!(
        "\n{ROUNDS} rounds over seven days, {SEED}={seed}: played in {:.0} s",
        begun.elapsed().as_secs_f64()
    );
    let recount = Recount::read(page, played.seen).await;
    recount.compare(page, recount::Extent::All).await;
    println!(
        "counted again: {:.0} s\n{}",
        begun.elapsed().as_secs_f64(),
        recount.bytes()
    );
    growth::measure(page, &recount.by_tables()).await;
}

/// Returns three days of few rounds, with all tables and kinds of deals.
fn short_days() -> [Vec<Sitting>; 3] {
    [
        vec![
            fresh(Table::Vegas, 5),
            fresh(Table::Classic, 2),
            of(Kind::Shared, Table::Classic, 1),
            of(Kind::Practice, Table::Vegas, 2),
            fresh(Table::VideoPoker, 4),
            fresh(Table::SoloDraw, 2),
        ],
        vec![
            fresh(Table::SingleDeck, 2),
            fresh(Table::Kings, 3),
            of(Kind::Practice, Table::VideoPoker, 2),
            of(Kind::Daily, Table::VideoPoker, 4),
            fresh(Table::PokerMatch, 2),
            fresh(Table::PokerMatchForChips, 3),
        ],
        vec![
            fresh(Table::Vegas, 3),
            fresh(Table::SoloDrawWithJoker, 1),
            of(Kind::Shared, Table::VideoPoker, 1),
            fresh(Table::VideoPoker, 2),
        ],
    ]
}

/// Returns the rounds of a long day, without those that bring the week to [`ROUNDS`].
fn long_day(day: usize) -> Vec<Sitting> {
    let mut sittings = vec![
        fresh(Table::Vegas, 70),
        fresh(Table::Classic, 30),
        fresh(Table::SingleDeck, 30),
        fresh(Table::VideoPoker, 40),
        fresh(Table::Kings, 26),
        fresh(Table::SoloDraw, 16),
        fresh(Table::SoloDrawWithJoker, 8),
        fresh(Table::PokerMatch, 16),
        fresh(Table::PokerMatchForChips, 14),
    ];
    let tables = [
        Table::Classic,
        Table::VideoPoker,
        Table::SoloDraw,
        Table::PokerMatch,
    ];
    sittings.push(of(Kind::Daily, tables[day % 4], 10));
    sittings.extend(tables.map(|table| of(Kind::Shared, table, 1)));
    let practised = if day.is_multiple_of(2) {
        Table::Vegas
    } else {
        Table::VideoPoker
    };
    sittings.push(of(Kind::Practice, practised, 5));
    // Each day begins at another table than the day before.
    let count = sittings.len();
    sittings.rotate_left(day * 3 % count);
    sittings
}

/// Gives the page entropy that follows from a seed, so that a run can repeat the same week.
const ENTROPY: &str = "
    Crypto.prototype.getRandomValues = array => {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        let state = Number(sessionStorage.getItem('drawn') ?? SEED);
        for (const place of bytes.keys()) {
            state = (state + 0x6d2b79f5) | 0;
            let it = Math.imul(state ^ (state >>> 15), 1 | state);
            it = (it + Math.imul(it ^ (it >>> 7), 61 | it)) ^ it;
            bytes[place] = it ^ (it >>> 14);
        }
        sessionStorage.setItem('drawn', state);
        return array;
    };";

/// Moves the clock of a page by `SHIFT` milliseconds, forward or back. The clock goes on from there.
const CLOCK: &str = "{
    const real = Date.real ?? Date, now = () => real.now() + SHIFT;
    window.Date = new Proxy(real, {
        construct: (it, given, as) => Reflect.construct(it, given.length ? given : [now()], as),
        apply: it => new it(now()).toString(),
        get: (it, name) => name === 'now' ? now : name === 'real' ? it : Reflect.get(it, name),
    });
}";

/// Moves the page's clock to this time after the week began, from the next page on.
async fn move_clock(page: &Page, after: Duration) {
    let wanted = BEGINS + after;
    let here = SystemTime::now().duration_since(UNIX_EPOCH);
    let here = here.expect("a time after 1970");
    let shift = i128::try_from(wanted.as_millis()).expect("a time of this age")
        - i128::try_from(here.as_millis()).expect("a time of this age");
    let script = CLOCK.replace("SHIFT", &format!("({shift})"));
    sure(page.session().run_first(&script).await, "a clock");
}

/// The prefix of the name under which a round waits for the history.
const WAITING: &str = "fair-deal/outbox/";

/// Waits until the history has saved all rounds.
async fn until_saved(page: &Page) {
    let none = format!("!Object.keys(localStorage).some(name => name.startsWith('{WAITING}'))");
    page.until_js("no round waits", &none).await;
}

/// Chooses this value in the first select that the selector finds, if the select has another.
const CHOOSE: &str = "
    const [selector, value] = arguments, select = document.querySelector(selector);
    if (select.value === value) return;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));";

impl Played {
    /// Begins a week, before its first round.
    async fn begin(page: &Page, seed: u32) -> Played {
        page.step(format!("{SEED}={seed}"));
        sure(page.session().set_time_zone(ZONE).await, ZONE);
        let entropy = ENTROPY.replace("SEED", &seed.to_string());
        sure(page.session().run_first(&entropy).await, "entropy");
        Played {
            seed,
            seen: vec![],
            shared: 0,
            scripts: 0,
            waiting: 0,
        }
    }

    /// Plays a day, which begins with a reload of the page.
    async fn day(&mut self, page: &Page, day: usize, sittings: &[Sitting]) {
        let day = u32::try_from(day).expect("a week");
        move_clock(page, DAY * day).await;
        page.open("#/fairness").await;
        for sitting in sittings {
            self.sit(page, *sitting).await;
        }
    }

    /// Plays the rounds of a sitting.
    async fn sit(&mut self, page: &Page, sitting: Sitting) {
        let Sitting {
            table,
            kind,
            rounds,
        } = sitting;
        page.step(format!("{rounds} rounds, {table:?}, {kind:?}"));
        self.sit_down(page, table, kind).await;
        let mut left = rounds;
        while left > 0 {
            let now = left.min(AT_ONCE);
            let is_dealt = kind == Kind::Practice && left == rounds;
            self.scripts += 1;
            let seed = self
                .seed
                .wrapping_mul(7919)
                .wrapping_add(self.scripts * 104_729);
            let script = include_str!("week/player.js");
            let arguments = [json!(seed), json!(now), json!(is_dealt)];
            let answer = page.js_until_done(script, &arguments).await;
            let shown: Vec<Shown> = serde_json::from_value(answer.clone())
                .unwrap_or_else(|_| panic!("{sitting:?}: {answer}"));
            let rounds = shown.into_iter();
            self.seen
                .extend(rounds.map(|shown| Seen { table, kind, shown }));
            left -= now;
            self.waiting += now;
            if self.waiting > MOST_WAITING {
                until_saved(page).await;
                self.waiting = 0;
            }
        }
        if kind == Kind::Practice {
            let end = "document.querySelector('[data-button=end-practice]').click()";
            page.js(end, &[]).await;
            page.until_js(
                "nothing is practised",
                "document.querySelector('[data-practice]') === null",
            )
            .await;
        }
    }

    /// Goes to the table, and sets up the deal there.
    async fn sit_down(&mut self, page: &Page, table: Table, kind: Kind) {
        let (_, rules) = table.game_and_rules();
        match kind {
            Kind::Fresh => {
                let asks = ["/blackjack", "/poker/jacks"].contains(&table.route());
                let rules = if asks {
                    format!("?rules={rules}")
                } else {
                    String::new()
                };
                go(page, table.route(), &rules).await;
                self.choose_rules(page, table).await;
            }
            Kind::Shared => {
                self.shared += 1;
                let deal = Deal::numbered(self.shared);
                let rules = if rules.is_empty() {
                    String::new()
                } else {
                    format!("&rules={rules}")
                };
                go(page, table.route(), &format!("{}{rules}", deal.query())).await;
                page.until("the shared deal is ready", |scene| {
                    scene.phase == "ready" && scene.seal == Some(deal.seal())
                })
                .await;
            }
            Kind::Daily => {
                go(page, table.daily_route(), "").await;
                page.phase("ready").await;
            }
            Kind::Practice => {
                let hands = if table == Table::VideoPoker {
                    "low-pairs"
                } else {
                    "pairs"
                };
                let asked = format!("?practice={hands}&rules={rules}");
                go(page, table.route(), &asked).await;
                let dealt = "document.querySelector('[data-practice]') !== null
                    && document.querySelector('main').dataset.phase !== 'ready'";
                page.until_js("a hand is practised", dealt).await;
            }
        }
    }

    /// Chooses at the table the rules that no address can name.
    async fn choose_rules(&self, page: &Page, table: Table) {
        let betting = match table {
            Table::PokerMatch => "nothing",
            Table::PokerMatchForChips => "chips",
            Table::SoloDraw | Table::SoloDrawWithJoker => {
                let (_, jokers) = table.game_and_rules();
                let select = "main .settings select";
                page.js(CHOOSE, &[json!(select), json!(jokers)]).await;
                page.settle().await;
                return;
            }
            Table::Vegas
            | Table::Classic
            | Table::SingleDeck
            | Table::VideoPoker
            | Table::Kings => {
                return;
            }
        };
        page.press("Opponents").await;
        let script = "document.querySelector(`[name=betting][value=${arguments[0]}]`).click()";
        page.js(script, &[json!(betting)]).await;
        page.settle().await;
        page.press("Close").await;
        page.settle().await;
    }
}

/// Follows a link to this table, and waits until it is there.
async fn go(page: &Page, route: &str, query: &str) {
    page.go(&format!("#{route}{query}")).await;
    // The other games are in another bundle. The page removes a finished request from the address, but keeps a deal
    // there.
    let there = format!(
        "document.documentElement.dataset.ready !== undefined
            && document.querySelector('main')?.dataset.route === '{route}'
            && (location.hash === '#{route}' || location.hash.includes('deal='))"
    );
    let script = format!("return {there}");
    let came = crate::page::wait_for(async || {
        // A page that is being unloaded does not answer.
        let answer = page.session().run(&script, &[]).await;
        answer.is_ok_and(|it| it == true).then_some(())
    });
    came.await
        .unwrap_or_else(|| panic!("timed out before the page is at {route}{query}"));
    page.settle().await;
}

/// Returns the text of a script's answer.
fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

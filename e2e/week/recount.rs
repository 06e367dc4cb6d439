//! An independent recount of the rounds in the file that the history exports. It uses the documented fields and the
//! cards, and none of the page's code.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde_json::{Value, json};

use super::{BEGINS, DAY, Kind, Seen, Table, move_clock, text};
use crate::oracle::{Blackjack, Card, Deal, Preset, Rank};
use crate::page::{Page, strings};

/// The games in the order in which the pages offer them, as the export names them.
pub(super) const GAMES: [&str; 4] = ["blackjack", "solo", "jacks", "duel"];

/// Some of the filters for mistakes in the history, in millionths of a bet.
const COSTS: [u64; 3] = [1, 10_000, 100_000];

/// The number of rounds of a filter that the test reads.
const SHOWN: usize = 400;

/// The amount of the pages that the test compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// The comparisons that take only a moment.
    Some,
    /// Every table on its own, the figures of luck, and every period.
    All,
}

/// The verdict of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Won,
    Drawn,
    Lost,
}

impl Verdict {
    const ALL: [Verdict; 3] = [Verdict::Won, Verdict::Drawn, Verdict::Lost];

    const fn code(self) -> &'static str {
        match self {
            Verdict::Won => "won",
            Verdict::Drawn => "drawn",
            Verdict::Lost => "lost",
        }
    }

    fn of_sign(number: i64) -> Verdict {
        match number.cmp(&0) {
            std::cmp::Ordering::Greater => Verdict::Won,
            std::cmp::Ordering::Equal => Verdict::Drawn,
            std::cmp::Ordering::Less => Verdict::Lost,
        }
    }
}

/// A round of the export.
#[derive(Clone, Debug)]
struct Round {
    id: String,
    fields: BTreeMap<String, String>,
    day: String,
    kind: Kind,
    /// The verdict in the file, or the one that follows from the net result if the game has no verdict.
    verdict: Option<Verdict>,
    /// The net result in half chips.
    net: i64,
    bet: u64,
    ends: Vec<String>,
    /// The number of judged decisions, the number of those that were as good as any, and the cost of the others in
    /// millionths of the bet.
    judged: [u64; 3],
}

impl Round {
    fn read(round: &Value) -> Round {
        let object = round.as_object().expect("a round is an object");
        let fields: BTreeMap<String, String> = object
            .iter()
            .map(|(name, value)| (name.clone(), text(value).to_owned()))
            .collect();
        let field = |name: &str| fields.get(name).map(String::as_str);
        let number = |name: &str| -> Option<i64> {
            let digits = field(name)?;
            let number = digits.parse();
            Some(number.unwrap_or_else(|_| panic!("{name}={digits} in {fields:?}")))
        };
        let count = |name: &str| u64::try_from(number(name).unwrap_or(0)).expect(name);
        let (net, bet) = (number("net").expect("net"), count("bet"));
        let verdict = field("verdict").map(|code| {
            let mut all = Verdict::ALL.into_iter();
            all.find(|it| it.code() == code).expect("a verdict")
        });
        let id = field("id").expect("an id").to_owned();
        Round {
            day: day_of(&id, number("zone").expect("zone")),
            kind: match (field("day"), field("from")) {
                (Some(_), _) => Kind::Daily,
                (None, None) => Kind::Fresh,
                (None, Some("practice")) => Kind::Practice,
                (None, Some(_)) => Kind::Shared,
            },
            verdict: verdict.or_else(|| (bet > 0).then(|| Verdict::of_sign(net))),
            net,
            bet,
            ends: field("end")
                .expect("end")
                .split('.')
                .map(str::to_owned)
                .collect(),
            judged: ["decided", "best", "cost"].map(count),
            id,
            fields,
        }
    }

    fn field(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    fn game(&self) -> &str {
        self.field("game")
    }

    /// Returns the name of its table in the statistics: the rules, and at Jacks or Better also the coins.
    fn terms(&self) -> String {
        let rules = self.field("rules");
        if self.game() == "jacks" {
            format!("{rules}~{}", self.coins())
        } else {
            rules.to_owned()
        }
    }

    /// Returns the text before the decisions of its own round, which is the last round of its deal.
    fn stake(&self) -> &str {
        let last = self.field("play").rsplit('.').next().unwrap_or_default();
        last.split_once('-').map_or("", |(stake, _)| stake)
    }

    fn coins(&self) -> i64 {
        let coins = self.stake().parse();
        coins.unwrap_or_else(|_| panic!("coins: {self:?}"))
    }

    /// Returns the decisions of its own round.
    fn decisions(&self) -> &str {
        let last = self.field("play").rsplit('.').next().unwrap_or_default();
        last.split_once('-')
            .map_or(last, |(_, decisions)| decisions)
    }
}

/// Returns the day of an id, by clocks `zone` minutes ahead of UTC.
fn day_of(id: &str, zone: i64) -> String {
    let ended: i64 = id[..13].parse().expect("the time in an id");
    let days = (ended + zone * 60_000).div_euclid(86_400_000);
    // Years begin in March here, in eras of 400.
    let (era, of_era) = ((days + 719_468) / 146_097, (days + 719_468) % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    format!("{}-{month:02}-{day:02}", year + 400 * era + later)
}

/// The rounds of the export and the records of the tables, in the order of time.
pub(super) struct Recount {
    rounds: Vec<Round>,
    seen: Vec<Seen>,
    csv: String,
    /// The content of the browser's database: the text of each round by its id.
    stored: Vec<(String, String)>,
}

impl Recount {
    /// Exports the whole history as a person does.
    pub(super) async fn read(page: &Page, seen: Vec<Seen>) -> Recount {
        super::go(page, "/history", "").await;
        list_is_there(page).await;
        let file: Value = serde_json::from_str(&saved_file(page, "export").await).expect("JSON");
        assert_eq!(file["format"], "fair-deal-history");
        assert_eq!(file["version"], 1);
        let rounds = file["rounds"].as_array().expect("a list of rounds");
        let rounds: Vec<Round> = rounds.iter().map(Round::read).collect();
        let csv = saved_file(page, "csv").await;
        let stored = page.js_until_done(READ_STORED, &[]).await;
        let pair = |pair: &Value| (text(&pair[0]).to_owned(), text(&pair[1]).to_owned());
        let stored = stored
            .as_array()
            .expect("a list")
            .iter()
            .map(pair)
            .collect();
        Recount {
            rounds,
            seen,
            csv,
            stored,
        }
    }

    /// Compares the export, the records, the history and the statistics.
    pub(super) async fn compare(&self, page: &Page, extent: Extent) {
        self.check_ids();
        for (round, seen) in self.rounds.iter().zip(&self.seen) {
            let faults = faults(round, seen);
            assert!(
                faults.is_empty(),
                "{} {:?}: {}\n{:?}\n{:?}",
                round.id,
                seen.table,
                faults.join("; "),
                round.fields,
                seen.shown
            );
        }
        self.csv_is_the_same();
        self.compare_history(page, extent).await;
        self.compare_statistics(page, extent).await;
    }

    fn check_ids(&self) {
        let ids: BTreeSet<&str> = self.rounds.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(ids.len(), self.rounds.len(), "each id once");
        let in_order = self.rounds.is_sorted_by(|one, other| one.id < other.id);
        assert!(in_order, "in the order of time");
        // The first round that differs shows a missing round.
        for (number, (round, seen)) in self.rounds.iter().zip(&self.seen).enumerate() {
            let (game, rules) = seen.table.game_and_rules();
            assert_eq!(
                (round.game(), round.field("rules"), round.kind),
                (game, rules, seen.kind),
                "round {number}: {round:?}\n{seen:?}"
            );
        }
        assert_eq!(self.rounds.len(), self.seen.len(), "as many as were played");
        let of_database: Vec<&str> = self.stored.iter().map(|(id, _)| id.as_str()).collect();
        let of_file: Vec<&str> = self.rounds.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(of_database, of_file, "the database and the file");
    }

    fn csv_is_the_same(&self) {
        let mut lines = self.csv.trim_end().split("\r\n");
        let head = "id,day,game,deal,rules,decisions,verdict,net,bet,hands,decided,best,cost,coach";
        assert_eq!(lines.next(), Some(head));
        let lines: Vec<&str> = lines.collect();
        assert_eq!(lines.len(), self.rounds.len(), "lines of the CSV file");
        for (line, round) in lines.into_iter().zip(&self.rounds) {
            let cost = match round.field("cost") {
                "" => String::new(),
                _ => format!(
                    "{}.{:06}",
                    round.judged[2] / 1_000_000,
                    round.judged[2] % 1_000_000
                ),
            };
            let id = format!("round-{}", round.id);
            let decisions = in_words(round.game(), round.field("play"));
            let cells = [
                &id,
                &round.day,
                round.game(),
                round.kind.code(),
                round.field("rules"),
                &decisions,
                round.field("verdict"),
                &in_chips(round.net),
                &in_chips(i64::try_from(round.bet).expect("a bet")),
                &round.ends.join(" "),
                round.field("decided"),
                round.field("best"),
                &cost,
                round.field("coach"),
            ];
            assert_eq!(line, cells.join(","), "the CSV file");
        }
    }

    // ---- The history

    async fn compare_history(&self, page: &Page, extent: Extent) {
        let mut filters: Vec<(String, Vec<&Round>)> = vec![self.filtered("", |_| true)];
        for game in GAMES {
            filters.push(self.filtered(&format!("game={game}"), |it| it.game() == game));
        }
        for kind in Kind::ALL {
            filters.push(self.filtered(&format!("deal={}", kind.code()), |it| it.kind == kind));
        }
        for verdict in Verdict::ALL {
            let its = |it: &Round| it.verdict == Some(verdict);
            filters.push(self.filtered(&format!("verdict={}", verdict.code()), its));
        }
        for cost in COSTS {
            filters.push(self.filtered(&format!("cost={cost}"), |it| it.judged[2] >= cost));
        }
        let days: BTreeSet<&str> = self.rounds.iter().map(|it| it.day.as_str()).collect();
        for day in days.iter().copied().chain(["2026-10-28"]) {
            filters.push(self.filtered(&format!("day={day}"), |it| it.day == day));
        }
        if extent == Extent::All {
            let both = |it: &Round| it.game() == "jacks" && it.verdict == Some(Verdict::Won);
            filters.push(self.filtered("game=jacks&verdict=won", both));
        }
        for (filter, rounds) in filters {
            check_filter(page, &filter, &rounds).await;
        }
    }

    fn filtered(&self, filter: &str, takes: impl Fn(&Round) -> bool) -> (String, Vec<&Round>) {
        let rounds = self.rounds.iter().rev().filter(|it| takes(it));
        (filter.to_owned(), rounds.collect())
    }

    // ---- The statistics

    async fn compare_statistics(&self, page: &Page, extent: Extent) {
        // The short test: the day after the last. The week: the last day, three days later, and a month after the
        // second day.
        let moments = match extent {
            Extent::Some => vec![3],
            Extent::All => vec![6, 9, 31],
        };
        for day in moments {
            move_clock(page, DAY * day).await;
            page.open("#/stats").await;
            page.until_js(
                "the statistics",
                "document.querySelector('[data-number=rounds]') !== null",
            )
            .await;
            let first = self.choices(extent, day);
            let places: Vec<[usize; 4]> = first.iter().map(|it| it.places).collect();
            let script = include_str!("figures.js");
            let mut read = vec![];
            // A script must not run for too long.
            for places in places.chunks(16) {
                let waits = extent == Extent::All;
                let arguments = [json!(places), json!(waits)];
                let some = page.js_until_done(script, &arguments).await;
                let some = some.as_array().unwrap_or_else(|| panic!("{some}")).clone();
                read.extend(some);
            }
            assert_eq!(read.len(), first.len());
            let mut faults = vec![];
            for (choice, shown) in first.iter().zip(&read) {
                let own = Figures::of(&choice.rounds).faults(shown, choice.kind);
                if !own.is_empty() {
                    faults.push(format!("{choice}: {}", own.join("; ")));
                }
            }
            assert!(
                faults.is_empty(),
                "{day} days after the first, the statistics differ:\n{}",
                faults.join("\n")
            );
        }
    }

    /// Returns the choices in the statistics, `day` days after the first.
    fn choices(&self, extent: Extent, day: u32) -> Vec<Choice<'_>> {
        let games = GAMES.into_iter();
        let games = games.filter(|game| self.rounds.iter().any(|it| it.game() == *game));
        let today = BEGINS + DAY * day;
        let today = i64::try_from(today.as_millis()).expect("a time");
        // At this hour it is still the day before in the player's time zone, in winter and in summer.
        let since = |days: i64| {
            let then = today - (days - 1) * 86_400_000;
            day_of(&format!("{then:013}"), -180)
        };
        let periods = [None, Some(30), Some(7), Some(1)].map(|days| days.map(since));
        let [fresh, shared, daily, practice] = Kind::ALL.map(Some);
        let kinds = [None, fresh, shared, daily, practice];
        let mut choices = vec![];
        for (game_place, game) in games.enumerate() {
            let of_game = self.rounds.iter().filter(|it| it.game() == game);
            let terms: BTreeSet<String> = of_game.clone().map(Round::terms).collect();
            let tables = [None].into_iter().chain(terms.into_iter().map(Some));
            for (table_place, table) in tables.enumerate() {
                for (kind_place, kind) in kinds.into_iter().enumerate() {
                    for (period_place, since) in periods.iter().enumerate() {
                        let is_plain =
                            table.is_none() || (kind == Some(Kind::Fresh) && since.is_none());
                        if extent == Extent::Some && !is_plain {
                            continue;
                        }
                        let rounds = of_game.clone().filter(|it| {
                            kind.is_none_or(|kind| it.kind == kind)
                                && table.as_ref().is_none_or(|terms| *terms == it.terms())
                                && since.as_ref().is_none_or(|since| it.day >= *since)
                        });
                        choices.push(Choice {
                            places: [game_place, table_place, kind_place, period_place],
                            game,
                            table: table.clone(),
                            kind,
                            since: since.clone(),
                            rounds: rounds.collect(),
                        });
                    }
                }
            }
        }
        choices
    }

    /// Returns the rounds of the browser's database in the order of their tables, and within a table in the order of
    /// time.
    pub(super) fn by_tables(&self) -> Vec<Stored<'_>> {
        let rounds = self.rounds.iter().zip(&self.stored);
        let mut by_tables: Vec<(String, Stored<'_>)> = rounds
            .map(|(round, (id, text))| {
                let game = GAMES.iter().position(|game| *game == round.game());
                let stored = Stored {
                    game: game.expect("a game"),
                    kind: round.kind,
                    after_time: &id[13..],
                    text,
                };
                (round.terms(), stored)
            })
            .collect();
        by_tables.sort_by(|(terms, one), (others, other)| {
            (one.game, terms, one.kind).cmp(&(other.game, others, other.kind))
        });
        by_tables.into_iter().map(|(_, stored)| stored).collect()
    }

    /// Returns a table of the stored rounds' sizes, in bytes.
    pub(super) fn bytes(&self) -> String {
        let mut of_tables: BTreeMap<(&str, &str), Vec<usize>> = BTreeMap::new();
        for (round, (_, text)) in self.rounds.iter().zip(&self.stored) {
            let table = (round.game(), round.field("rules"));
            of_tables.entry(table).or_default().push(text.len());
        }
        let mut lines = vec![format!(
            "{:<44} {:>6} {:>8} {:>8}",
            "bytes of the text of a round", "rounds", "average", "largest"
        )];
        for ((game, rules), sizes) in of_tables {
            let table = format!("{game} {rules}");
            lines.push(format!(
                "{table:<44} {:>6} {:>8} {:>8}",
                sizes.len(),
                sizes.iter().sum::<usize>() / sizes.len(),
                sizes.iter().max().unwrap_or(&0)
            ));
        }
        lines.join("\n")
    }
}

/// A round as the browser's database stores it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stored<'a> {
    /// The index of its game in [`GAMES`].
    pub(super) game: usize,
    pub(super) kind: Kind,
    /// The part of its id after the time.
    pub(super) after_time: &'a str,
    pub(super) text: &'a str,
}

/// A choice of rounds in the statistics.
struct Choice<'a> {
    /// The indices of the game, the table, the kind of deal and the period in their lists.
    places: [usize; 4],
    game: &'static str,
    table: Option<String>,
    /// `None` for all kinds of deals.
    kind: Option<Kind>,
    since: Option<String>,
    rounds: Vec<&'a Round>,
}

impl fmt::Display for Choice<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = self.table.as_deref().unwrap_or("all tables");
        let since = self.since.as_deref().unwrap_or("the beginning");
        let kind = self.kind.map_or("all", Kind::code);
        write!(f, "{} ({table}), {kind}, since {since}", self.game)
    }
}

/// The sums of some rounds.
#[derive(Debug, Default)]
struct Figures {
    rounds: u64,
    verdicts: [u64; 3],
    /// The net result: in half chips if there are bets, and in rounds.
    chips: Option<i64>,
    in_rounds: Option<i64>,
    bets: u64,
    judged: [u64; 3],
    /// The longest runs of rounds won and lost at one table, with deals of one kind.
    runs: [u64; 2],
    ends: BTreeMap<String, u64>,
}

impl Figures {
    fn of(rounds: &[&Round]) -> Figures {
        let mut figures = Figures::default();
        let mut runs: BTreeMap<(Kind, String, &str), u64> = BTreeMap::new();
        for round in rounds {
            figures.rounds += 1;
            figures.bets += round.bet;
            for (sum, it) in figures.judged.iter_mut().zip(round.judged) {
                *sum += it;
            }
            for end in &round.ends {
                *figures.ends.entry(end.clone()).or_default() += 1;
            }
            for (verdict, sum) in Verdict::ALL.iter().zip(&mut figures.verdicts) {
                *sum += u64::from(round.verdict == Some(*verdict));
            }
            if round.bet > 0 {
                *figures.chips.get_or_insert(0) += round.net;
            } else {
                *figures.in_rounds.get_or_insert(0) += match round.verdict {
                    Some(Verdict::Won) => 1,
                    Some(Verdict::Lost) => -1,
                    Some(Verdict::Drawn) | None => 0,
                };
            }
            let of_runs = [Verdict::Won, Verdict::Lost].into_iter();
            for (verdict, longest) in of_runs.zip(&mut figures.runs) {
                let which = (round.kind, round.terms(), verdict.code());
                let run = runs.entry(which).or_default();
                *run = if round.verdict == Some(verdict) {
                    *run + 1
                } else {
                    0
                };
                *longest = (*longest).max(*run);
            }
        }
        figures
    }

    /// Returns the differences from what the page shows.
    fn faults(&self, shown: &Value, kind: Option<Kind>) -> Vec<String> {
        let mut faults = Faults::default();
        let is_empty = self.rounds == 0;
        faults.unless_equal(
            "whether there is nothing",
            &(shown["empty"] == true),
            &is_empty,
        );
        if is_empty {
            return faults.0;
        }
        let number = |name: &str| text(&shown["numbers"][name]);
        let count = |name: &str| digits(number(name));
        faults.unless_equal("rounds", &count("rounds"), &Some(self.rounds));
        if self.verdicts.iter().any(|it| *it > 0) {
            for (verdict, sum) in Verdict::ALL.iter().zip(self.verdicts) {
                let code = verdict.code();
                faults.unless_equal(code, &count(code), &Some(sum));
            }
            let net = amounts(number("net"));
            faults.unless_equal("net", &net, &[self.chips, self.in_rounds]);
            faults.unless_equal("wins in a row", &count("wins"), &Some(self.runs[0]));
            faults.unless_equal("losses in a row", &count("losses"), &Some(self.runs[1]));
        } else {
            faults.unless_equal("net", &number("net"), &"");
        }
        let bets = (self.bets > 0).then_some(self.bets);
        let shown_bets = amounts(number("bets"))[0];
        faults.unless_equal("bets", &shown_bets, &bets.map(u64::cast_signed));
        faults.unless_equal("best hand", &number("best-hand"), &self.best_hand());
        let [decided, best, cost] = self.judged;
        if decided > 0 {
            faults.unless_equal("decisions", &count("decisions"), &Some(decided));
            let first = number("best").split(' ').next().unwrap_or_default();
            faults.unless_equal("best decisions", &digits(first), &Some(best));
            let is_cost = shows_millionths(number("cost"), cost);
            faults.unless_equal("cost", &is_cost, &true);
            if !is_cost {
                faults.0.push(format!("{} for {cost}", number("cost")));
            }
        } else {
            faults.unless_equal("decisions", &number("decisions"), &"");
        }
        self.compare_luck(shown, kind, &mut faults);
        self.compare_charts(shown, &mut faults);
        faults.0
    }

    fn compare_luck(&self, shown: &Value, kind: Option<Kind>, faults: &mut Faults) {
        let no_luck = text(&shown["noLuck"]);
        let lucks = shown["lucks"].as_u64().unwrap_or(0);
        if kind != Some(Kind::Fresh) {
            faults.unless_equal("why there is no luck", &no_luck, &"not-counted");
            faults.unless_equal("reports of luck", &lucks, &0);
            return;
        }
        let of = |name: &str| leading_number(text(&shown["numbers"][name]));
        if lucks > 0 && !shown["numbers"]["a-hand"].is_null() {
            // The poker match against one opponent: the parts of a round, in hundredths of a chip.
            let is_sum = (of("without-luck") + of("dealt") - of("a-hand")).abs() < 0.001;
            faults.unless_equal("luck is split without a rest", &is_sum, &true);
            // Luck is left out of rounds that began with too few chips.
            let rounds = digits(text(&shown["numbers"]["hands"])).unwrap_or_default();
            faults.unless_equal(
                "luck is of counted rounds",
                &(1..=self.rounds).contains(&rounds),
                &true,
            );
        } else if lucks > 0 {
            // The expected, decided and dealt parts add up to the result.
            let all = of("expected") + of("decided") + of("dealt");
            let is_sum = (all - of("result")).abs() < 0.2;
            faults.unless_equal("luck is split without a rest", &is_sum, &true);
            let result = amounts(text(&shown["numbers"]["result"]));
            let is_own = [[self.chips, None], [None, self.in_rounds]].contains(&result);
            faults.unless_equal("luck is about the result", &is_own, &true);
        }
    }

    fn compare_charts(&self, shown: &Value, faults: &mut Faults) {
        let mut came: Vec<u64> = rows(&shown["endings"])
            .iter()
            .filter_map(|row| digits(row.get(1)?))
            .filter(|count| *count > 0)
            .collect();
        came.sort_unstable();
        let mut ends: Vec<u64> = self.ends.values().copied().collect();
        ends.sort_unstable();
        faults.unless_equal("how hands ended", &came, &ends);
        for (name, unit, result) in [("chips", 0, self.chips), ("inRounds", 1, self.in_rounds)] {
            let last = strings(&shown[name]);
            let is_shown = result.is_some() && self.verdicts.iter().any(|it| *it > 0);
            let end = last.get(1).and_then(|it| amounts(it)[unit]);
            faults.unless_equal(name, &end, &result.filter(|_| is_shown));
        }
    }

    /// Returns the name of the best poker hand.
    fn best_hand(&self) -> &'static str {
        const BEST_FIRST: [(&str, &str); 14] = [
            ("RoyalFlush", "Royal flush"),
            ("FiveOfAKind", "Five of a kind"),
            ("WildRoyal", "Royal flush with a joker"),
            ("StraightFlush", "Straight flush"),
            ("FourOfAKind", "Four of a kind"),
            ("FullHouse", "Full house"),
            ("Flush", "Flush"),
            ("Straight", "Straight"),
            ("ThreeOfAKind", "Three of a kind"),
            ("TwoPair", "Two pair"),
            ("KingsOrBetter", "Kings or better"),
            ("JacksOrBetter", "Jacks or better"),
            ("OnePair", "One pair"),
            ("HighCard", "High card"),
        ];
        let came = |code: &str| {
            let ends = ["paid", "hand"].map(|prefix| format!("{prefix}-{code}"));
            ends.iter().any(|end| self.ends.contains_key(end))
        };
        let best = BEST_FIRST.iter().find(|(code, _)| came(code));
        best.map_or("", |(_, name)| name)
    }
}

/// The differences between two sides.
#[derive(Debug, Default)]
struct Faults(Vec<String>);

impl Faults {
    fn unless_equal<T, U>(&mut self, what: &str, shown: &T, counted: &U)
    where
        T: fmt::Debug + PartialEq<U>,
        U: fmt::Debug,
    {
        if shown != counted {
            self.0
                .push(format!("{what}: shown {shown:?}, counted {counted:?}"));
        }
    }
}

/// Returns the rows of a table.
fn rows(list: &Value) -> Vec<Vec<String>> {
    let rows = list.as_array().into_iter().flatten();
    rows.map(strings).collect()
}

/// Returns a count whose digits may be in groups.
fn digits(text: &str) -> Option<u64> {
    text.replace([',', '\u{a0}'], "").parse().ok()
}

/// Returns the half chips and the rounds in a text such as `+12.5 chips · −3 rounds`.
fn amounts(text: &str) -> [Option<i64>; 2] {
    let words: Vec<&str> = text.split_whitespace().collect();
    let of = |unit: &str| {
        let place = words.iter().position(|word| word.starts_with(unit))?;
        let number = words.get(place.checked_sub(1)?)?;
        let is_half = number.ends_with(".5") || number.ends_with('½');
        let number = number.trim_end_matches(".5").trim_end_matches('½');
        let number = number.replace(['+', ',', '\u{a0}'], "").replace('−', "-");
        let whole: i64 = number.parse().ok()?;
        let half = match (is_half, number.starts_with('-')) {
            (false, _) => 0,
            (true, true) => -1,
            (true, false) => 1,
        };
        Some((2 * whole, half))
    };
    let halves = of("chip").map(|(whole, half)| whole + half);
    let rounds = of("round").map(|(whole, _)| whole / 2);
    [halves, rounds]
}

/// Returns the number at the beginning of a text.
fn leading_number(text: &str) -> f64 {
    let first = text.split_whitespace().next().unwrap_or_default();
    let number = first.replace(['+', ','], "").replace('−', "-");
    number.parse().unwrap_or(f64::NAN)
}

/// Returns true if this text shows this many millionths, rounded.
fn shows_millionths(text: &str, millionths: u64) -> bool {
    if let Some(least) = text.strip_prefix('<') {
        return (leading_number(least) - 0.001).abs() < 1e-9 && (1..500).contains(&millionths);
    }
    let number = text.split_whitespace().next().unwrap_or_default();
    let after = number.split_once('.').map_or(0, |(_, digits)| digits.len());
    let step = 10_f64.powi(-i32::try_from(after).unwrap_or(0));
    let exact = f64::from(u32::try_from(millionths).expect("a cost")) / 1e6;
    (leading_number(text) - exact).abs() <= step * 0.500_001
}

/// Returns half chips as the CSV file writes them.
fn in_chips(halves: i64) -> String {
    let sign = if halves < 0 { "-" } else { "" };
    let half = if halves % 2 == 0 { "" } else { ".5" };
    format!("{sign}{}{half}", halves.unsigned_abs() / 2)
}

/// Returns the stake and the decisions of the last round as the CSV file writes them.
fn in_words(game: &str, play: &str) -> String {
    let round = play.rsplit('.').next().unwrap_or_default();
    let (stake, decisions) = round.split_once('-').unwrap_or(("", round));
    let mut words: Vec<String> = match (game, stake) {
        (_, "") => vec![],
        ("duel", _) => {
            let (button, stacks) = stake.split_once('~').expect("stacks");
            let stacks = stacks.split('~').map(|it| in_chips(it.parse().expect(it)));
            let button = match button {
                "0" => "button-player".to_owned(),
                seat => format!("button-cpu-{seat}"),
            };
            let stacks: Vec<String> = stacks.collect();
            vec![button, format!("stacks-{}", stacks.join("-"))]
        }
        ("jacks", _) => match stake.split_once('x') {
            None => vec![format!("coins-{stake}")],
            Some((coins, hands)) => vec![format!("coins-{coins}"), format!("hands-{hands}")],
        },
        _ => bet_in_words(stake.split('~').next().unwrap_or_default()),
    };
    words.extend(decisions.chars().map(|it| decision_in_words(game, it)));
    words.join(" ")
}

/// Returns a bet at blackjack, such as `25x2o1Ta5`, in words.
fn bet_in_words(bet: &str) -> Vec<String> {
    let starts = bet.match_indices(|it: char| it == 'x' || it == 'o' || it.is_ascii_uppercase());
    let starts: Vec<usize> = starts.map(|(at, _)| at).chain([bet.len()]).collect();
    let mut words = vec![format!("bet-{}", &bet[..starts[0]])];
    for part in starts.windows(2).map(|ends| &bet[ends[0]..ends[1]]) {
        words.push(match part.split_at(1) {
            ("x", hands) => format!("hands-{hands}"),
            ("o", seats) => format!("seats-{seats}"),
            (letter, rest) => {
                let code = match letter {
                    "T" => "21p3",
                    "P" => "pairs",
                    "L" => "ladies",
                    "B" => "bust",
                    _ => "hot3",
                };
                let (table, chips) = rest.split_at(1);
                format!("side-{code}-{table}-{chips}")
            }
        });
    }
    words
}

fn decision_in_words(game: &str, code: char) -> String {
    let word = match (game, code) {
        ("blackjack", 'h') => "hit",
        ("blackjack", 's') => "stand",
        ("blackjack", 'd') => "double",
        ("blackjack", 'p') => "split",
        ("blackjack", 'r') => "surrender",
        ("blackjack", 'i') => "insurance",
        ("blackjack", 'n') => "no-insurance",
        ("blackjack", 'o') => "play-on",
        ("duel", 'X') => "check",
        ("duel", 'B') => "bet",
        ("duel", 'C') => "call",
        ("duel", 'R') => "raise",
        ("duel", 'F') => "fold",
        ("solo", '0') => "finish",
        (_, '0') => "stand-pat",
        (_, marks) => {
            let bits = marks.to_digit(32).expect("marks");
            let places = (1..=5).filter(|place| bits >> (place - 1) & 1 == 1);
            let places: String = places.map(|place| place.to_string()).collect();
            return format!("swap-{places}");
        }
    };
    word.to_owned()
}

// ---- A round against what its table showed, and against the cards

/// Returns the half chips of a number of chips as the page contract writes it.
fn halves(chips: &str) -> i64 {
    let whole = |digits: &str| digits.parse::<i64>().unwrap_or_else(|_| panic!("{chips}"));
    match chips.strip_suffix(".5") {
        Some(digits) => 2 * whole(digits) + 1,
        None => 2 * whole(chips),
    }
}

/// Returns the faults of a round.
fn faults(round: &Round, seen: &Seen) -> Vec<String> {
    let mut faults = Faults::default();
    let shown = &seen.shown;
    faults.unless_equal("day", &round.day, &shown.day);
    let ended: u64 = round.id[..13].parse().unwrap_or(0);
    let is_then = ended <= shown.ended && shown.ended - ended < 5_000;
    faults.unless_equal("when it was over", &is_then, &true);
    compare_ending(round, seen, &mut faults);
    compare_chips(round, seen, &mut faults);
    compare_cards(round, seen, &mut faults);
    faults.0
}

fn compare_ending(round: &Round, seen: &Seen, faults: &mut Faults) {
    let shown = &seen.shown;
    let (ends, verdict) = (round.ends.join(" "), round.field("verdict"));
    match round.game() {
        "blackjack" => faults.unless_equal("end", &ends, &shown.result),
        "jacks" => {
            let paid = match shown.result.as_str() {
                "Nothing" => "paid-nothing".to_owned(),
                prize => format!("paid-{prize}"),
            };
            faults.unless_equal("end", &ends, &paid);
        }
        "solo" => {
            faults.unless_equal("end", &ends, &format!("hand-{}", shown.result));
            faults.unless_equal("verdict", &verdict, &"");
        }
        "duel" => {
            let result = match shown.result.as_str() {
                "win" => "won",
                "draw" => "drawn",
                _ => "lost",
            };
            faults.unless_equal("verdict", &verdict, &result);
            if let Some(category) = &shown.category {
                faults.unless_equal("end", &ends, &format!("hand-{category}"));
            }
        }
        other => faults.0.push(format!("there is no game {other}")),
    }
    if round.bet > 0 && !verdict.is_empty() {
        let by_chips = Verdict::of_sign(round.net).code();
        faults.unless_equal("verdict by the chips", &verdict, &by_chips);
    }
    if seen.table == Table::Classic {
        let expected = match shown.result.as_str() {
            "player-blackjack" | "player-wins" | "dealer-busts" => "won",
            "draw" => "drawn",
            _ => "lost",
        };
        faults.unless_equal("verdict", &verdict, &expected);
    }
}

/// Compares the change of the bank, and the bet.
fn compare_chips(round: &Round, seen: &Seen, faults: &mut Faults) {
    let shown = &seen.shown;
    let is_for_chips = match seen.table {
        Table::Classic | Table::SoloDraw | Table::SoloDrawWithJoker | Table::PokerMatch => false,
        Table::Vegas
        | Table::SingleDeck
        | Table::VideoPoker
        | Table::Kings
        | Table::PokerMatchForChips => true,
    };
    faults.unless_equal("whether it is for chips", &(round.bet > 0), &is_for_chips);
    if !is_for_chips {
        faults.unless_equal("net", &round.net, &0);
        return;
    }
    // The chips on the hand after the deal. In the poker match the player may add to them.
    let bet = match seen.table {
        Table::PokerMatchForChips => shown.paid,
        _ => shown.staked,
    };
    let bet = halves(&bet.to_string());
    faults.unless_equal("bet", &round.bet.cast_signed(), &bet);
    // A deal that the player may have known in advance does not change the bank.
    if seen.kind != Kind::Fresh {
        faults.unless_equal("bank", &shown.before, &shown.after);
        return;
    }
    let (Some(before), Some(after)) = (&shown.before, &shown.after) else {
        faults.0.push("there is no bank".to_owned());
        return;
    };
    let (before, after) = (halves(before), halves(after));
    // A player with too few chips gets another stack.
    let stack = match seen.table {
        Table::PokerMatchForChips => 200,
        _ => 2_000,
    };
    let is_stack = after - before == round.net + stack && before + round.net < 40;
    if !is_stack {
        faults.unless_equal("net", &round.net, &(after - before));
    }
}

/// Compares the results that the test can easily compute from the cards alone.
fn compare_cards(round: &Round, seen: &Seen, faults: &mut Faults) {
    let Some(secret) = &seen.shown.secret else {
        return;
    };
    let deal = Deal::from_hex(secret);
    match seen.table {
        Table::Classic => {
            let hits = round.decisions().matches('h').count();
            let played = Blackjack::play(&deal, Preset::Classic, hits);
            faults.unless_equal("by the cards", &round.ends.join(" "), &played.result());
        }
        Table::VideoPoker | Table::Kings => {
            let order = deal.order_with_jokers(usize::from(seen.table == Table::Kings));
            let (hands, _) = swapped(&order, round.decisions());
            let hand = hands.last().expect("a hand");
            faults.unless_equal("the cards", &seen.shown.hand, hand);
            let (prize, pays) = best_prize(hand, seen.table);
            let end = format!("paid-{}", prize.unwrap_or("nothing"));
            faults.unless_equal("by the cards", &round.ends.join(" "), &end);
            let coins = round.coins();
            faults.unless_equal(
                "net by the cards",
                &round.net,
                &(2 * (coins * pays - coins)),
            );
        }
        Table::SoloDraw => {
            let (hands, _) = swapped(&deal.order_with_jokers(0), round.decisions());
            let ranks = hands.iter().map(|hand| Rank::of(&cards(hand)));
            let best = ranks.max().expect("a hand");
            let end = format!("hand-{}", best.code());
            faults.unless_equal("by the cards", &round.ends.join(" "), &end);
        }
        // The opponents' swaps decide which cards the player gets, and a shoe is not open yet.
        Table::Vegas
        | Table::SingleDeck
        | Table::SoloDrawWithJoker
        | Table::PokerMatch
        | Table::PokerMatchForChips => {}
    }
}

/// Returns the player's hands, the dealt one first and then one after each swap, and the index of the next card. A swap
/// is a base-32 digit that encodes a set of places.
fn swapped(order: &[String], decisions: &str) -> (Vec<Vec<String>>, usize) {
    let mut hand = order[..5].to_vec();
    let (mut hands, mut next) = (vec![hand.clone()], 5);
    for digit in decisions.chars() {
        let places = digit.to_digit(32).expect("a set of places");
        for place in (0..5).filter(|place| places >> place & 1 == 1) {
            hand[place].clone_from(&order[next]);
            next += 1;
        }
        hands.push(hand.clone());
    }
    (hands, next)
}

/// Returns the cards with these codes.
fn cards(codes: &[String]) -> Vec<Card> {
    let pack = Deal::numbered(0).order();
    let of = |code: &String| pack.iter().find(|card| card.to_string() == *code);
    codes
        .iter()
        .map(|code| *of(code).unwrap_or_else(|| panic!("a card: {code}")))
        .collect()
}

/// Returns the prize of this hand, and its payment for one coin: the highest that any card in the joker's place gives.
fn best_prize(hand: &[String], table: Table) -> (Option<&'static str>, i64) {
    let natural: Vec<String> = hand.iter().filter(|it| *it != "X1").cloned().collect();
    if natural.len() == 5 {
        return prize(&natural, table);
    }
    let same = natural.iter().all(|it| it[..1] == natural[0][..1]);
    if same {
        return (Some("FiveOfAKind"), 200);
    }
    let pack = Deal::numbered(0).order_with_jokers(0);
    let others = pack.into_iter().filter(|card| !natural.contains(card));
    let prizes = others.map(|card| prize(&[&natural[..], &[card]].concat(), table));
    let (best, pays) = prizes
        .max_by_key(|(prize, pays)| (*pays, *prize == Some("TwoPair")))
        .expect("a card");
    if best == Some("RoyalFlush") {
        (Some("WildRoyal"), 100)
    } else {
        (best, pays)
    }
}

/// Returns the prize of five natural cards, from RULES.md alone.
fn prize(codes: &[String], table: Table) -> (Option<&'static str>, i64) {
    let kings = table == Table::Kings;
    let cards = cards(codes);
    let rank = Rank::of(&cards);
    let pays = |jacks: i64, of_kings: i64| if kings { of_kings } else { jacks };
    match rank.code() {
        "RoyalFlush" => (Some("RoyalFlush"), 800),
        "StraightFlush" => (Some("StraightFlush"), 50),
        "FourOfAKind" => (Some("FourOfAKind"), pays(25, 20)),
        "FullHouse" => (Some("FullHouse"), pays(9, 7)),
        "Flush" => (Some("Flush"), pays(6, 5)),
        "Straight" => (Some("Straight"), pays(4, 3)),
        "ThreeOfAKind" => (Some("ThreeOfAKind"), pays(3, 2)),
        "TwoPair" => (Some("TwoPair"), pays(2, 1)),
        "OnePair" => {
            let high = if kings { "AK" } else { "AKQJ" };
            let twice = |code: &&String| {
                let same = codes.iter().filter(|it| it[..1] == code[..1]);
                same.count() == 2
            };
            let pair = codes.iter().find(twice).expect("a pair");
            if high.contains(&pair[..1]) {
                (
                    Some(if kings {
                        "KingsOrBetter"
                    } else {
                        "JacksOrBetter"
                    }),
                    1,
                )
            } else {
                (None, 0)
            }
        }
        _ => (None, 0),
    }
}

// ---- The page of the history

/// Waits until the page shows the list that was requested last.
async fn list_is_there(page: &Page) {
    page.settle().await;
    page.until_js(
        "the rounds",
        "document.querySelector('.history .filters') !== null
            && document.querySelector('.history .looking') === null",
    )
    .await;
}

/// Checks that the history shows these rounds for this filter, the latest first.
async fn check_filter(page: &Page, filter: &str, rounds: &[&Round]) {
    let address = if filter.is_empty() {
        "#/history".to_owned()
    } else {
        format!("#/history?{filter}")
    };
    page.go(&address).await;
    list_is_there(page).await;
    // A long list grows slowly, so the test shows all rounds only once.
    let most = if filter.is_empty() {
        rounds.len()
    } else {
        rounds.len().min(SHOWN)
    };
    let (mut shown, mut ids) = (Value::Null, vec![]);
    while shown["isMore"] != false && ids.len() < most {
        let script = include_str!("list.js");
        shown = page.js_until_done(script, &[json!(most)]).await;
        assert!(shown["ids"].is_array(), "{shown}");
        ids = strings(&shown["ids"]);
    }
    if shown.is_null() {
        let none = "document.querySelector('.history .none') !== null";
        page.until_js("there are no such rounds", none).await;
        return;
    }
    let expected: Vec<&str> = rounds.iter().map(|it| it.id.as_str()).collect();
    let rounds = &rounds[..ids.len().min(rounds.len())];
    assert_eq!(ids, expected[..rounds.len()], "the rounds at {address}");
    assert!(
        ids.len() >= most,
        "{} of {} rounds at {address}",
        ids.len(),
        expected.len()
    );
    if most == expected.len() {
        assert_eq!(ids.len(), most, "rounds at {address}");
    }
    let list = |name: &str| shown[name].as_array().cloned().unwrap_or_default();
    let (games, nets, marks) = (list("games"), list("nets"), list("marks"));
    for (place, round) in rounds.iter().enumerate() {
        let net = amounts(text(&nets[place]))[0];
        let expected = (round.bet > 0).then_some(round.net);
        assert_eq!(net, expected, "{} at {address}", round.id);
        assert_eq!(
            text(&games[place]),
            round.game(),
            "{} at {address}",
            round.id
        );
        let mark = match round.kind {
            Kind::Fresh => "",
            Kind::Shared => "Shared deal",
            Kind::Daily => "Daily deal",
            Kind::Practice => "Practice",
        };
        assert_eq!(text(&marks[place]), mark, "{} at {address}", round.id);
    }
}

/// Returns the file that this button saves.
async fn saved_file(page: &Page, tool: &str) -> String {
    let keep = "
        const make = URL.createObjectURL;
        window.saved = [];
        URL.createObjectURL = blob => { saved.push(blob); return make.call(URL, blob); };
        document.querySelector(`[data-tool=${arguments[0]}]`).click();";
    page.js(keep, &[json!(tool)]).await;
    page.until_js("a file", "window.saved.length > 0").await;
    let read = "const done = arguments[0]; saved[0].text().then(done)";
    text(&page.js_until_done(read, &[]).await).to_owned()
}

/// Reads the rounds from the browser's database.
const READ_STORED: &str = "
    const [done] = arguments;
    indexedDB.databases().then(([{ name }]) => {
        const opened = indexedDB.open(name);
        opened.onsuccess = () => {
            const database = opened.result, store = database.transaction('rounds').objectStore('rounds');
            const keys = store.getAllKeys(), texts = store.getAll();
            texts.onsuccess = () => {
                database.close();
                done(keys.result.map((key, place) => [key, texts.result[place]]));
            };
        };
    });";

//! The page about bets by the count: a table and a ramp of the player's own, and what that ramp comes to, by simulation in
//! a worker. The address holds all that is chosen.

use std::collections::BTreeSet;

use crate::app::route::Page;
use crate::blackjack::{Chips, Rules};
use crate::chart::{Table, plain};
use crate::coach::counting::{
    AnySystem, BetAnswer, BetQuestion, CountedBets, Player, Ramp, RampResult, is_simulated,
};
use crate::coach::risk::Bank;
use crate::core::typed;
use crate::lab::Stage;
use crate::pages::bankroll::PARTS;
use crate::pages::page::{News, ReadingPage, Visit};
use crate::table::Fields;

/// A field that takes a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// How much of the shoe is dealt, in percent; 0 where the cards are shuffled for every round.
    Dealt,
    /// How many rounds each player plays.
    Rounds,
    /// The seed of the rounds.
    Seed,
    /// The bankroll, in units of the bets.
    Bank,
    /// The risk of ruin that the best ramp may have, in percent.
    Risk,
}

impl Field {
    /// All of them, in their order on the page.
    pub const ALL: [Field; 5] = [
        Field::Dealt,
        Field::Rounds,
        Field::Seed,
        Field::Bank,
        Field::Risk,
    ];

    /// The most of the shoe that is dealt, in percent.
    pub const MOST_DEALT: u8 = 95;

    /// The fewest rounds of each player.
    pub const FEWEST_ROUNDS: u64 = 1_000;

    /// The highest seed.
    pub const HIGHEST_SEED: u64 = 999_999_999;

    /// The name in the page and in the address.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Field::Dealt => "dealt",
            Field::Rounds => "rounds",
            Field::Seed => "seed",
            Field::Bank => "bank",
            Field::Risk => "risk",
        }
    }
}

/// Why something that was typed cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Problem {
    /// This field has no number that it takes.
    Field(Field),
    /// The bets are no ramp.
    Ramp,
}

/// All that is chosen, and the address holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Chosen {
    /// What is simulated.
    pub question: BetQuestion,
    /// The bets.
    pub ramp: Ramp,
    /// The bankroll.
    pub bank: f64,
    /// The risk for the best ramp, in percent.
    pub risk: f64,
}

/// The counts that the editor of a ramp shows at least.
const COUNTS: [i32; 2] = [-1, 6];

/// The furthest count from 0 that it can show.
const FURTHEST: i32 = 12;

impl Chosen {
    /// What is chosen before the visitor chooses anything, for a table with these rules: a spread of 1 to 12, and
    /// full Kelly's risk.
    fn usual(rules: Rules) -> Chosen {
        let steps = vec![(1, 2.0), (2, 4.0), (3, 8.0), (4, 12.0)];
        Chosen {
            question: BetQuestion {
                rules,
                dealt: dealt_by(&rules),
                system: AnySystem::default(),
                seats: 1,
                rounds: 10_000_000,
                seed: 1,
            },
            ramp: Ramp::new(1.0, steps).unwrap_or_default(),
            bank: 1_000.0,
            risk: 13.5,
        }
    }

    /// Reads what a field of the address or of the page holds; whether it can be used.
    fn read(&mut self, field: Field, text: &str) -> bool {
        let count = || typed::count(text).ok().flatten();
        let decimal = || typed::decimal(text).ok().flatten();
        let within = |number: Option<u64>, least, most| {
            number.filter(|number| (least..=most).contains(number))
        };
        let question = &mut self.question;
        match field {
            Field::Dealt => {
                let dealt = within(count(), 0, Field::MOST_DEALT.into());
                let dealt = dealt.and_then(|it| u8::try_from(it).ok());
                dealt.map(|it| question.dealt = it).is_some()
            }
            Field::Rounds => {
                let rounds = within(count(), Field::FEWEST_ROUNDS, BetQuestion::MOST_ROUNDS);
                rounds.map(|it| question.rounds = it).is_some()
            }
            Field::Seed => {
                let seed = within(count(), 0, Field::HIGHEST_SEED);
                seed.map(|it| question.seed = it).is_some()
            }
            Field::Bank => {
                let bank = decimal().filter(|it| *it > 0.0 && *it <= 1e9);
                bank.map(|it| self.bank = it).is_some()
            }
            Field::Risk => {
                let risk = decimal().filter(|it| *it > 0.0 && *it < 100.0);
                risk.map(|it| self.risk = it).is_some()
            }
        }
    }

    fn text(&self, field: Field) -> String {
        match field {
            Field::Dealt => self.question.dealt.to_string(),
            Field::Rounds => self.question.rounds.to_string(),
            Field::Seed => self.question.seed.to_string(),
            Field::Bank => self.bank.to_string(),
            Field::Risk => self.risk.to_string(),
        }
    }

    /// Reads the fields of an address. Returns whether all that are there can be used; the others stay as they are.
    fn read_address(&mut self, fields: &Fields) -> bool {
        let mut is_right = true;
        if let Some(text) = fields.get("rules") {
            match text.parse() {
                Ok(rules) => {
                    *self = Chosen {
                        ramp: self.ramp.clone(),
                        ..Chosen::usual(rules)
                    }
                }
                Err(_) => is_right = false,
            }
        }
        for field in Field::ALL {
            if let Some(text) = fields.get(field.code()) {
                is_right &= self.read(field, text);
            }
        }
        if let Some(text) = fields.get("count") {
            let system = text.parse();
            is_right &= system.map(|it| self.question.system = it).is_ok();
        }
        if let Some(text) = fields.get("seats") {
            let seats = text.parse().ok().filter(|it| (1..=7).contains(it));
            is_right &= seats.map(|it| self.question.seats = it).is_some();
        }
        if let Some(text) = fields.get("bets") {
            let ramp = text.parse().ok().filter(can_be_edited);
            is_right &= ramp.map(|it| self.ramp = it).is_some();
        }
        is_right
    }

    /// The address that holds all of it.
    fn path(&self) -> String {
        let fields = Fields::new()
            .with("bets", &self.ramp)
            .with("bank", self.bank)
            .with("risk", self.risk);
        format!("{}?{}&{fields}", Page::Bets.path(), self.question)
    }
}

/// How much of a shoe is dealt by these rules, in percent; three quarters where the cards are shuffled for every round,
/// because there is nothing to count then.
fn dealt_by(rules: &Rules) -> u8 {
    rules.shuffle.penetration().unwrap_or(75)
}

/// Whether a ramp has a bet above 0, and the editor can show it.
fn can_be_edited(ramp: &Ramp) -> bool {
    let is_near = |(count, _): &(i32, f64)| (-FURTHEST..=FURTHEST).contains(count);
    ramp.limits()[1] > 0.0 && ramp.steps().iter().all(is_near)
}

/// The bets as they are typed, one for each count.
#[derive(Clone, Debug, PartialEq)]
pub struct Rungs {
    /// The first count with a bet of its own: the first text is the bet below it.
    from: i32,
    texts: Vec<String>,
}

impl Rungs {
    fn of(ramp: &Ramp) -> Rungs {
        let [low, high] = COUNTS;
        let counts = || ramp.steps().iter().map(|(count, _)| *count);
        let (from, to) = (counts().fold(low, i32::min), counts().fold(high, i32::max));
        let bets = (from..=to).map(|count| ramp.bet(count));
        let all = [ramp.lowest()].into_iter().chain(bets);
        Rungs {
            from,
            texts: all.map(|bet| bet.to_string()).collect(),
        }
    }

    /// Each count with the text of its bet; that of the first is for all counts up to it, that of the last for all from
    /// it on.
    pub fn each(&self) -> impl Iterator<Item = (i32, &str)> {
        let texts = self.texts.iter().map(String::as_str);
        (self.from - 1..).zip(texts)
    }

    /// The ramp that they are.
    fn ramp(&self) -> Option<Ramp> {
        let bet = |text: &String| typed::decimal(text).ok().flatten();
        let (lowest, others) = self.texts.split_first()?;
        let lowest = bet(lowest)?;
        let (mut last, mut steps) = (lowest, Vec::new());
        for (count, text) in (self.from..).zip(others) {
            let bet = bet(text)?;
            if bet.total_cmp(&last).is_ne() {
                steps.push((count, bet));
                last = bet;
            }
        }
        Ramp::new(lowest, steps).ok().filter(can_be_edited)
    }
}

/// A simulation, and how far it has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// What was asked.
    pub question: BetQuestion,
    /// What has come of it so far.
    pub answer: BetAnswer,
    /// Whether it goes on.
    pub stage: Stage,
}

/// What the address names, or the visitor has changed on the page: nothing else takes its place.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Named {
    /// The rules; else they are those of the table.
    rules: bool,
    /// The ramp; else it is the one that is kept.
    ramp: bool,
    /// How much of the shoe is dealt; else it follows from the rules.
    dealt: bool,
}

/// All that is on the page. It stays when another page is visited, and a simulation goes on.
#[derive(Clone, Debug, PartialEq)]
pub struct BetsPage {
    chosen: Chosen,
    texts: [String; Field::ALL.len()],
    rungs: Rungs,
    wrong: BTreeSet<Problem>,
    is_mangled: bool,
    named: Named,
    serial: u32,
    run: Option<Run>,
    results: Option<Results>,
    /// There is no worker.
    is_stuck: bool,
    /// The ramp that the browser keeps for the table.
    kept: Option<Ramp>,
}

impl Default for BetsPage {
    fn default() -> BetsPage {
        let chosen = Chosen::usual(Rules::VEGAS);
        BetsPage {
            texts: Field::ALL.map(|field| chosen.text(field)),
            rungs: Rungs::of(&chosen.ramp),
            chosen,
            wrong: BTreeSet::new(),
            is_mangled: false,
            named: Named::default(),
            serial: 0,
            run: None,
            results: None,
            is_stuck: false,
            kept: None,
        }
    }
}

/// What happens on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// This system was chosen.
    ChoseSystem(AnySystem),
    /// So many seats were chosen.
    ChoseSeats(u8),
    /// This was typed into this field.
    Typed(Field, String),
    /// The visitor left this field.
    Left(Field),
    /// This was typed as the bet in this row, counted from 0.
    TypedBet(usize, String),
    /// The visitor left the bet of a row.
    LeftBet,
    /// The button that begins a simulation was clicked.
    ClickedRun,
    /// The button that stops it was clicked.
    ClickedCancel,
    /// The simulation with this number has come so far; nothing where the report cannot be read.
    Reported(u32, Option<BetAnswer>),
    /// There is no worker for the simulation with this number.
    NoWorker(u32),
    /// The button that keeps the ramp for the table was clicked.
    ClickedKeep,
    /// The browser keeps this ramp for the table.
    FoundRamp(Option<Ramp>),
    /// The button that saves this text in a file with this name was clicked.
    ClickedSave(&'static str, String),
}

/// What is to be done outside, for the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Replace the path in the address by this one.
    NameIn(String),
    /// Simulate this in a worker; answer with [`Msg::Reported`] and this number.
    Start(u32, BetQuestion),
    /// End that worker.
    Stop,
    /// Announce this.
    Tell(Told),
    /// Keep this ramp for the table.
    Keep(Ramp),
    /// Save this text in a file with this name.
    Save(&'static str, String),
}

/// What is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// Something that was typed cannot be used.
    Refused(Problem),
    /// How far the simulation is.
    Run,
    /// The ramp is kept for the table.
    Kept,
}

impl BetsPage {
    /// All that is chosen.
    #[must_use]
    pub const fn chosen(&self) -> &Chosen {
        &self.chosen
    }

    /// What stands in a field.
    #[must_use]
    pub fn shown(&self, field: Field) -> &str {
        &self.texts[field as usize]
    }

    /// Whether what stands in a field cannot be used.
    #[must_use]
    pub fn is_wrong(&self, field: Field) -> bool {
        self.wrong.contains(&Problem::Field(field))
    }

    /// The bets as they are typed.
    #[must_use]
    pub const fn rungs(&self) -> &Rungs {
        &self.rungs
    }

    /// Whether they are no ramp.
    #[must_use]
    pub fn is_ramp_wrong(&self) -> bool {
        self.wrong.contains(&Problem::Ramp)
    }

    /// Whether a part of the address could not be read.
    #[must_use]
    pub const fn is_mangled(&self) -> bool {
        self.is_mangled
    }

    /// Whether the rules shuffle the cards for every round, and the simulation does not.
    #[must_use]
    pub fn has_other_shoe(&self) -> bool {
        let question = &self.chosen.question;
        question.rules.shuffle.penetration().is_none() && question.dealt > 0
    }

    /// Whether rounds can be simulated by the rules.
    #[must_use]
    pub fn is_simulated(&self) -> bool {
        is_simulated(&self.chosen.question.rules)
    }

    /// The last simulation.
    #[must_use]
    pub const fn run(&self) -> Option<&Run> {
        self.run.as_ref()
    }

    /// Whether a simulation is under way.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.run
            .as_ref()
            .is_some_and(|run| run.stage == Stage::UnderWay)
    }

    /// Whether no simulation can be begun, because the browser has no worker.
    #[must_use]
    pub const fn is_stuck(&self) -> bool {
        self.is_stuck
    }

    /// What the ramp comes to in the last simulation; `None` where there are no rounds.
    #[must_use]
    pub const fn results(&self) -> Option<&Results> {
        self.results.as_ref()
    }

    /// Whether the browser keeps the ramp that is on the page for the table.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.kept.as_ref() == Some(&self.chosen.ramp)
    }

    /// The visitor has come to the page by an address with these fields; these are the rules of the table, as far as
    /// they are known.
    fn enter(&mut self, fields: &Fields, table: Option<Rules>) {
        let mut chosen = self.chosen.clone();
        let was = chosen.clone();
        self.is_mangled = !chosen.read_address(fields);
        self.named = Named {
            rules: fields.get("rules").is_some(),
            ramp: self.named.ramp || fields.get("bets").is_some(),
            dealt: self.named.dealt || fields.get("dealt").is_some(),
        };
        if chosen != was {
            self.choose(chosen);
        }
        if let Some(rules) = table {
            self.follow(rules);
        }
    }

    /// The table has these rules. They are taken where the address names none, and something is bet by them.
    fn follow(&mut self, rules: Rules) {
        let question = &self.chosen.question;
        if !self.named.rules && rules.chips == Chips::Bets && rules != question.rules {
            let chosen = Chosen {
                question: BetQuestion {
                    rules,
                    dealt: if self.named.dealt {
                        question.dealt
                    } else {
                        dealt_by(&rules)
                    },
                    ..*question
                },
                ..self.chosen.clone()
            };
            self.choose(chosen);
        }
    }

    fn choose(&mut self, chosen: Chosen) {
        self.texts = Field::ALL.map(|field| chosen.text(field));
        self.rungs = Rungs::of(&chosen.ramp);
        self.wrong.clear();
        self.chosen = chosen;
        self.work_out();
    }

    /// Works out what the ramp comes to.
    fn work_out(&mut self) {
        let run = self.run.as_ref();
        self.results = run.and_then(|run| Results::of(run, &self.chosen));
    }

    /// Takes in what has happened, and returns what is to be done then.
    fn handle(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::ChoseSystem(system) => {
                self.chosen.question.system = system;
                self.named()
            }
            Msg::ChoseSeats(seats) => {
                self.chosen.question.seats = seats;
                self.named()
            }
            Msg::Typed(field, text) => {
                self.wrong.remove(&Problem::Field(field));
                self.texts[field as usize] = text;
                vec![]
            }
            Msg::Left(field) => self.leave(field),
            Msg::TypedBet(row, text) => {
                self.wrong.remove(&Problem::Ramp);
                if let Some(rung) = self.rungs.texts.get_mut(row) {
                    *rung = text;
                }
                vec![]
            }
            Msg::LeftBet => self.leave_bets(),
            Msg::ClickedRun => self.begin(),
            Msg::ClickedCancel => self.cancel(),
            Msg::Reported(serial, answer) => self.reported(serial, answer),
            Msg::NoWorker(serial) => self.no_worker(serial),
            Msg::ClickedKeep => {
                self.kept = Some(self.chosen.ramp.clone());
                vec![
                    Effect::Keep(self.chosen.ramp.clone()),
                    Effect::Tell(Told::Kept),
                ]
            }
            Msg::FoundRamp(kept) => {
                let ramp = kept.clone().filter(can_be_edited);
                let is_usual = self.chosen.ramp == Chosen::usual(Rules::VEGAS).ramp;
                let is_fresh = is_usual && !self.named.ramp;
                self.kept = kept;
                if let Some(ramp) = ramp.filter(|_| is_fresh && self.run.is_none()) {
                    let chosen = self.chosen.clone();
                    self.choose(Chosen { ramp, ..chosen });
                }
                vec![]
            }
            Msg::ClickedSave(name, text) => vec![Effect::Save(name, text)],
        }
    }

    /// The address for what is chosen now.
    fn named(&mut self) -> Vec<Effect> {
        self.named.rules = true;
        self.is_mangled = false;
        vec![Effect::NameIn(self.chosen.path())]
    }

    fn leave(&mut self, field: Field) -> Vec<Effect> {
        let text = self.texts[field as usize].clone();
        if !self.chosen.read(field, &text) {
            self.wrong.insert(Problem::Field(field));
            return vec![Effect::Tell(Told::Refused(Problem::Field(field)))];
        }
        match field {
            Field::Bank | Field::Risk => self.work_out(),
            Field::Dealt | Field::Rounds | Field::Seed => (),
        }
        self.named()
    }

    fn leave_bets(&mut self) -> Vec<Effect> {
        let Some(ramp) = self.rungs.ramp() else {
            self.wrong.insert(Problem::Ramp);
            return vec![Effect::Tell(Told::Refused(Problem::Ramp))];
        };
        self.chosen.ramp = ramp;
        self.named.ramp = true;
        self.work_out();
        self.named()
    }

    fn begin(&mut self) -> Vec<Effect> {
        if self.is_busy() || !self.is_simulated() {
            return vec![];
        }
        // Enter in a field comes before the field is left.
        for field in Field::ALL {
            let left = self.leave(field);
            if self.is_wrong(field) {
                return left;
            }
        }
        let left = self.leave_bets();
        if self.is_ramp_wrong() {
            return left;
        }
        self.serial = self.serial.wrapping_add(1);
        self.is_stuck = false;
        let question = self.chosen.question;
        self.run = Some(Run {
            question,
            answer: BetAnswer::default(),
            stage: Stage::UnderWay,
        });
        self.results = None;
        let begun = [
            Effect::Start(self.serial, question),
            Effect::Tell(Told::Run),
        ];
        left.into_iter().chain(begun).collect()
    }

    fn cancel(&mut self) -> Vec<Effect> {
        let Some(run) = self.under_way(self.serial) else {
            return vec![];
        };
        run.stage = Stage::Cancelled;
        self.work_out();
        vec![Effect::Stop, Effect::Tell(Told::Run)]
    }

    fn under_way(&mut self, serial: u32) -> Option<&mut Run> {
        let run = self.run.as_mut()?;
        (run.stage == Stage::UnderWay && serial == self.serial).then_some(run)
    }

    fn reported(&mut self, serial: u32, answer: Option<BetAnswer>) -> Vec<Effect> {
        let Some(run) = self.under_way(serial) else {
            return vec![];
        };
        let Some(answer) = answer else {
            return self.no_worker(serial);
        };
        run.answer = answer;
        let is_over = run.answer.rounds() >= run.question.rounds;
        if is_over {
            run.stage = Stage::Finished;
        }
        self.work_out();
        if is_over {
            vec![Effect::Stop, Effect::Tell(Told::Run)]
        } else {
            vec![]
        }
    }

    fn no_worker(&mut self, serial: u32) -> Vec<Effect> {
        if self.under_way(serial).is_none() {
            return vec![];
        }
        self.run = None;
        self.is_stuck = true;
        vec![Effect::Stop, Effect::Tell(Told::Run)]
    }
}

/// A figure of a ramp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// The mean bet of a round.
    Bet,
    /// The mean of a round.
    Mean,
    /// The standard deviation of a round.
    Deviation,
    /// The mean of 100 rounds.
    MeanOfHundred,
    /// The standard deviation of 100 rounds.
    DeviationOfHundred,
    /// The gain for each unit bet, in percent.
    Edge,
    /// SCORE.
    Score,
    /// N0, in rounds.
    N0,
    /// The risk of ruin of the bankroll by Schlesinger's formula, in percent.
    Ruin,
    /// The bankroll for which the bets are Kelly's.
    Kelly,
    /// The bankroll for which they are half of Kelly's.
    HalfKelly,
}

impl Figure {
    /// All of them, in their order on the page.
    pub const ALL: [Figure; 11] = [
        Figure::Bet,
        Figure::Mean,
        Figure::Deviation,
        Figure::MeanOfHundred,
        Figure::DeviationOfHundred,
        Figure::Edge,
        Figure::Score,
        Figure::N0,
        Figure::Ruin,
        Figure::Kelly,
        Figure::HalfKelly,
    ];

    /// The name in the page and in the file.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Figure::Bet => "bet",
            Figure::Mean => "mean",
            Figure::Deviation => "deviation",
            Figure::MeanOfHundred => "mean-100",
            Figure::DeviationOfHundred => "deviation-100",
            Figure::Edge => "edge",
            Figure::Score => "score",
            Figure::N0 => "n0",
            Figure::Ruin => "ruin",
            Figure::Kelly => "kelly",
            Figure::HalfKelly => "half-kelly",
        }
    }

    /// How many decimals it is shown with.
    #[must_use]
    pub const fn digits(self) -> usize {
        match self {
            Figure::Mean => 4,
            Figure::Deviation | Figure::Edge | Figure::Ruin => 3,
            Figure::Bet | Figure::MeanOfHundred | Figure::DeviationOfHundred | Figure::Score => 2,
            Figure::N0 | Figure::Kelly | Figure::HalfKelly => 0,
        }
    }

    /// Its value for a ramp and a bankroll; `None` where the ramp does not gain, or bets nothing.
    #[must_use]
    pub fn of(self, result: &RampResult, bank: Bank) -> Option<f64> {
        let gain = result.gain;
        match self {
            Figure::Bet => Some(result.bet),
            Figure::Mean => Some(gain.mean()),
            Figure::Deviation => Some(gain.deviation()),
            Figure::MeanOfHundred => Some(gain.times(100.0).mean()),
            Figure::DeviationOfHundred => Some(gain.times(100.0).deviation()),
            Figure::Edge => Some(100.0 * result.edge()?),
            Figure::Score => gain.score(),
            Figure::N0 => gain.n0(),
            Figure::Ruin => Some(100.0 * gain.ruin(bank)),
            Figure::Kelly => gain.kelly_bank(),
            Figure::HalfKelly => Some(2.0 * gain.kelly_bank()?),
        }
    }

    /// The standard error of the value, where it follows from that of the mean alone.
    #[must_use]
    pub fn error(self, result: &RampResult) -> Option<f64> {
        let error = result.standard_error;
        // SCORE goes with the square of the mean, N0 with its inverse.
        let of_square = |value: f64| 2.0 * value * error / result.gain.mean();
        match self {
            Figure::Mean => Some(error),
            Figure::MeanOfHundred => Some(100.0 * error),
            Figure::Edge => (result.bet > 0.0).then(|| 100.0 * error / result.bet),
            Figure::Score => result.gain.score().map(of_square),
            Figure::N0 => result.gain.n0().map(of_square),
            Figure::Bet
            | Figure::Deviation
            | Figure::DeviationOfHundred
            | Figure::Ruin
            | Figure::Kelly
            | Figure::HalfKelly => None,
        }
    }
}

/// What was found for one count, of the player who makes no error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CountRow {
    /// The true count before a round.
    pub count: i32,
    /// The share of rounds that begin with it.
    pub share: f64,
    /// The edge, per unit bet.
    pub edge: f64,
    /// Its standard error.
    pub error: f64,
    /// The bet of the ramp.
    pub bet: f64,
    /// The bet of the best ramp, where there is one.
    pub best: Option<f64>,
}

/// What the ramp comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    /// For each player.
    pub each: [RampResult; Player::ALL.len()],
    /// For the best ramp, of the player who makes no error; `None` while rounds are played, and where none gains.
    pub best: Option<RampResult>,
    /// By the counts with which at least one round in a thousand begins.
    pub rows: Vec<CountRow>,
    /// For smaller and larger bankrolls: the bankroll, and the risk of ruin.
    pub points: Vec<[f64; 2]>,
}

/// The share of rounds below which a count is left out.
const LEAST_SHARE: f64 = 0.001;

impl Results {
    fn of(run: &Run, chosen: &Chosen) -> Option<Results> {
        let (answer, ramp) = (&run.answer, &chosen.ramp);
        let [Some(first), Some(second), Some(third)] =
            Player::ALL.map(|player| answer.of(player).with(ramp))
        else {
            return None;
        };
        let counted = answer.of(Player::NoError);
        let best = match run.stage {
            Stage::UnderWay => None,
            Stage::Finished | Stage::Cancelled => best(counted, chosen),
        };
        #[expect(clippy::cast_precision_loss, reason = "rounds are far below 2^53")]
        let share = |rounds: u64| rounds as f64 / counted.rounds() as f64;
        let all = counted.by_count().map(|at| CountRow {
            count: at.count,
            share: share(at.rounds),
            edge: at.mean,
            error: at.standard_error(),
            bet: ramp.bet(at.count),
            best: best.as_ref().map(|best| best.bet(at.count)),
        });
        let point = |part: f64| {
            let bank = part * chosen.bank;
            Some([bank, first.gain.ruin(Bank::new(bank).ok()?)])
        };
        Some(Results {
            each: [first, second, third],
            rows: all.filter(|row| row.share >= LEAST_SHARE).collect(),
            points: PARTS.into_iter().map(point).collect::<Option<_>>()?,
            best: best.and_then(|best| counted.with(&best)),
        })
    }

    /// The results of a player.
    #[must_use]
    pub const fn player(&self, player: Player) -> &RampResult {
        &self.each[player as usize]
    }

    /// All figures with their standard errors as a table for a file, with this name for the first column.
    #[must_use]
    pub fn figures(&self, bank: Bank) -> Table {
        let number = |number: Option<f64>| number.map_or_else(String::new, |it| plain(it, 1e8));
        let columns = Player::ALL.map(Player::code).into_iter();
        let columns = columns.flat_map(|code| [code.to_owned(), [code, "-error"].concat()]);
        let row = |figure: Figure| {
            let cells = self.each.iter().flat_map(|result| {
                [
                    number(figure.of(result, bank)),
                    number(figure.error(result)),
                ]
            });
            [figure.code().to_owned()]
                .into_iter()
                .chain(cells)
                .collect()
        };
        Table {
            head: ["figure".to_owned()].into_iter().chain(columns).collect(),
            rows: Figure::ALL.into_iter().map(row).collect(),
        }
    }
}

/// The best ramp for the risk and the bankroll, with bets between the lowest and the highest of the player's.
fn best(counted: &CountedBets, chosen: &Chosen) -> Option<Ramp> {
    let [least, most] = chosen.ramp.limits();
    let bank = Bank::new(chosen.bank).ok()?;
    let best = counted.best_ramp(bank, chosen.risk / 100.0, least, most);
    best.ok().flatten()
}

impl ReadingPage for BetsPage {
    type Msg = Msg;
    type Effect = Effect;

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        self.enter(visit.fields, visit.rules);
        vec![]
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        self.handle(msg)
    }

    fn hear(&mut self, news: &News, is_open: bool) -> Vec<Effect> {
        match news {
            News::Rules(rules) if is_open => self.follow(*rules),
            News::Rules(_) | News::Kept(_) | News::KeptElsewhere => (),
        }
        vec![]
    }

    fn is_of_the_page(effect: &Effect) -> bool {
        match effect {
            Effect::NameIn(_) | Effect::Tell(_) => true,
            Effect::Start(..) | Effect::Stop | Effect::Keep(_) | Effect::Save(..) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::counting::BetWork;

    fn open(query: &str) -> BetsPage {
        let mut page = BetsPage::default();
        page.enter(&Fields::parse(query), None);
        page
    }

    fn type_in(page: &mut BetsPage, field: Field, text: &str) -> Vec<Effect> {
        page.update(Msg::Typed(field, text.to_owned()));
        page.update(Msg::Left(field))
    }

    /// Plays all rounds of the question that is asked.
    fn answered(page: &mut BetsPage) -> Vec<Effect> {
        let begun = page.update(Msg::ClickedRun);
        let [.., Effect::Start(serial, question), Effect::Tell(Told::Run)] = &begun[..] else {
            panic!("{begun:?}");
        };
        let mut work = BetWork::new(question).expect("a table");
        work.advance(question.rounds);
        let answer = BetAnswer::from_numbers(&work.to_numbers());
        page.update(Msg::Reported(*serial, answer))
    }

    #[test]
    fn address_holds_all_that_is_chosen() {
        let query = "rules=vegas.h17&dealt=80&count=0,1,1,1,1,1,0,0,0,-1.25&seats=3&rounds=5000&seed=9\
                     &bets=0,-2:1,8:20&bank=250.5&risk=5";
        let page = open(query);
        assert!(!page.is_mangled());
        assert_eq!(page.chosen().path(), format!("/blackjack/bets?{query}"));
        let rungs: Vec<(i32, &str)> = page.rungs().each().collect();
        assert_eq!(rungs[..3], [(-3, "0"), (-2, "1"), (-1, "1")]);
        assert_eq!(rungs.last(), Some(&(8, "20")));
        // What is not named is as usual.
        let page = open("rules=vegas.2-decks.shoe-60");
        assert_eq!(page.chosen().question.dealt, 60);
        assert_eq!(open("rules=single-deck.fresh").chosen().question.dealt, 75);
    }

    #[test]
    fn damaged_address_keeps_the_usual_choice() {
        let usual = BetsPage::default();
        for query in [
            "rules=whist",
            "dealt=96",
            "count=lo-hi",
            "seats=8",
            "rounds=1",
            "seed=-1",
            "bets=1,2",
            "bets=0",
            "bets=1,13:2",
            "bank=0",
            "risk=100",
        ] {
            let page = open(query);
            assert!(page.is_mangled(), "{query}");
            assert_eq!(page.chosen(), usual.chosen(), "{query}");
        }
    }

    #[test]
    fn rules_of_the_table_are_taken_where_none_are_named() {
        let table: Rules = "vegas.2-decks".parse().expect("rules");
        let mut page = BetsPage::default();
        page.enter(&Fields::new(), Some(table));
        assert_eq!(page.chosen().question.rules, table);
        // Nothing is bet there.
        page.follow(Rules::default());
        assert_eq!(page.chosen().question.rules, table);
        page.enter(&Fields::parse("rules=vegas.h17"), Some(table));
        assert_ne!(page.chosen().question.rules, table);
        page.follow(table);
        assert_eq!(page.chosen().question.rules.to_string(), "vegas.h17");
    }

    #[test]
    fn wrong_numbers_are_refused_and_change_nothing() {
        let mut page = open("");
        for (field, texts) in [
            (Field::Dealt, ["", "96", "7.5"]),
            (Field::Rounds, ["999", "1e6", "1000000001"]),
            (Field::Seed, ["x", "-1", "1000000000"]),
            (Field::Bank, ["0", "", "-5"]),
            (Field::Risk, ["0", "100", "five"]),
        ] {
            let before = page.chosen().clone();
            for text in texts {
                let told = Effect::Tell(Told::Refused(Problem::Field(field)));
                assert_eq!(type_in(&mut page, field, text), [told], "{text}");
                assert!(page.is_wrong(field));
                let effects = page.update(Msg::ClickedRun);
                assert!(matches!(effects[..], [Effect::Tell(Told::Refused(_))]));
                assert_eq!((page.chosen(), page.run()), (&before, None), "{text}");
            }
            page.update(Msg::Typed(field, before.text(field)));
        }
        let effects = type_in(&mut page, Field::Rounds, "2,000");
        assert!(matches!(&effects[..], [Effect::NameIn(path)] if path.contains("rounds=2000&")));
    }

    #[test]
    fn bets_that_are_no_ramp_are_refused() {
        let mut page = open("bets=1,2:4");
        for wrong in ["x", "", "-1", "1000001"] {
            page.update(Msg::TypedBet(3, wrong.to_owned()));
            let told = Effect::Tell(Told::Refused(Problem::Ramp));
            assert_eq!(page.update(Msg::LeftBet), [told], "{wrong}");
            assert!(page.is_ramp_wrong());
            assert_eq!(page.chosen().ramp.to_string(), "1,2:4");
        }
        page.update(Msg::TypedBet(3, "2.5".to_owned()));
        assert!(matches!(page.update(Msg::LeftBet)[..], [Effect::NameIn(_)]));
        assert_eq!(page.chosen().ramp.to_string(), "1,1:2.5,2:4");
        let rows = page.rungs().each().count();
        for row in 0..rows {
            page.update(Msg::TypedBet(row, "0".to_owned()));
        }
        page.update(Msg::LeftBet);
        assert!(page.is_ramp_wrong(), "it never bets");
        page.update(Msg::TypedBet(rows, "1".to_owned()));
        assert_eq!(page.rungs().each().count(), rows);
    }

    #[test]
    fn results_follow_the_ramp_and_the_bankroll() {
        let mut page = open("rounds=200000&seed=3");
        let effects = answered(&mut page);
        assert_eq!(effects, [Effect::Stop, Effect::Tell(Told::Run)]);
        assert_eq!(page.run().map(|run| run.stage), Some(Stage::Finished));
        let before = page.results().expect("results").clone();
        let bank = Bank::new(page.chosen().bank).expect("a bankroll");
        let of =
            |results: &Results, figure: Figure| figure.of(results.player(Player::NoError), bank);
        assert!(before.rows.iter().map(|row| row.share).sum::<f64>() > 0.97);
        assert!(before.rows.len() > 8 && before.points.len() == PARTS.len());
        assert!(before.points.is_sorted_by(|one, next| one[1] >= next[1]));
        // Twice the bets: twice the mean and the deviation, the same edge and SCORE.
        for (row, (_, text)) in open("").rungs().each().enumerate() {
            let bet: f64 = text.parse().expect("a number");
            page.update(Msg::TypedBet(row, (2.0 * bet).to_string()));
        }
        page.update(Msg::LeftBet);
        let after = page.results().expect("results").clone();
        for figure in Figure::ALL {
            let factor = match figure {
                Figure::Edge | Figure::Score | Figure::N0 => 1.0,
                Figure::Ruin => continue,
                Figure::Bet
                | Figure::Mean
                | Figure::Deviation
                | Figure::MeanOfHundred
                | Figure::DeviationOfHundred
                | Figure::Kelly
                | Figure::HalfKelly => 2.0,
            };
            match (of(&before, figure), of(&after, figure)) {
                (Some(before), Some(after)) => {
                    let off = (after - factor * before).abs();
                    assert!(off < 1e-9 * after.abs(), "{figure:?}");
                }
                (before, after) => assert_eq!(before, after, "{figure:?}"),
            }
        }
        let table = after.figures(bank);
        assert_eq!(table.rows.len(), Figure::ALL.len());
        assert!(table.rows.iter().all(|row| row.len() == table.head.len()));
        let risk = after.points[4][1];
        type_in(&mut page, Field::Bank, "5000");
        assert!(page.results().expect("results").points[4][1] <= risk);
    }

    #[test]
    fn simulation_is_stopped_and_late_reports_change_nothing() {
        let mut page = open("rounds=1000000");
        let begun = page.update(Msg::ClickedRun);
        let Some(Effect::Start(first, question)) = begun.iter().rev().nth(1).cloned() else {
            panic!("{begun:?}");
        };
        assert_eq!(page.update(Msg::ClickedRun), [], "it is busy");
        let mut work = BetWork::new(&question).expect("a table");
        work.advance(2_000);
        let answer = BetAnswer::from_numbers(&work.to_numbers());
        assert_eq!(page.update(Msg::Reported(first, answer.clone())), []);
        assert!(page.results().is_some_and(|it| it.best.is_none()));
        let stopped = [Effect::Stop, Effect::Tell(Told::Run)];
        assert_eq!(page.update(Msg::ClickedCancel), stopped);
        assert_eq!(page.update(Msg::ClickedCancel), []);
        work.advance(2_000);
        let late = BetAnswer::from_numbers(&work.to_numbers());
        assert_eq!(page.update(Msg::Reported(first, late)), []);
        assert_eq!(page.run().map(|run| run.answer.rounds()), Some(2_000));
        page.update(Msg::ClickedRun);
        assert_eq!(page.update(Msg::Reported(first, answer)), []);
        assert_eq!(page.update(Msg::NoWorker(first)), []);
        assert!(page.is_busy());
        assert_eq!(page.update(Msg::NoWorker(first + 1)), stopped);
        assert!(page.is_stuck() && page.run().is_none());
    }

    #[test]
    fn rules_that_are_not_simulated_begin_nothing() {
        let mut page = open("rules=vegas.tens-by-rank");
        assert!(!page.is_simulated());
        assert_eq!(page.update(Msg::ClickedRun), []);
        assert!(open("rules=macau").is_simulated());
    }

    #[test]
    fn kept_ramp_is_there_on_the_next_visit() {
        let mut page = open("bets=0,1:2,3:6");
        assert!(!page.is_kept());
        let ramp = page.chosen().ramp.clone();
        let effects = page.update(Msg::ClickedKeep);
        assert_eq!(
            effects,
            [Effect::Keep(ramp.clone()), Effect::Tell(Told::Kept)]
        );
        assert!(page.is_kept());
        let mut next = BetsPage::default();
        next.update(Msg::FoundRamp(Some(ramp.clone())));
        assert_eq!((&next.chosen().ramp, next.is_kept()), (&ramp, true));
        // The ramp of an address comes first.
        let mut other = open("bets=1,5:2");
        other.update(Msg::FoundRamp(Some(ramp)));
        assert_eq!(other.chosen().ramp.to_string(), "1,5:2");
    }
}

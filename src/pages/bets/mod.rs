//! The page about bets by the count: a table and a ramp of the player's own, and what that ramp comes to, by simulation in
//! a worker. The address holds all that is chosen (`chosen`); `ramp` is how bets are typed and kept, `results` what
//! they come to.

mod chosen;
mod ramp;
mod results;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use crate::blackjack::{Chips, Rules};
use crate::coach::counting::{AnySystem, BetAnswer, BetQuestion, is_simulated};
use crate::lab::Stage;
use crate::pages::page::{News, ReadingPage, Visit};
use crate::table::Fields;

pub use chosen::{Chosen, Field, Problem};
pub use ramp::{CountRamp, KeptRamp, Rungs};
pub use results::{CountRow, Figure, Results};

use chosen::dealt_by;
use ramp::can_be_edited;

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
    kept: KeptRamp,
}

impl Default for BetsPage {
    fn default() -> BetsPage {
        let chosen = Chosen::usual(Rules::VEGAS);
        BetsPage {
            texts: Field::ALL.map(|field| chosen.text(field)),
            rungs: Rungs::of(&chosen.ramp, chosen.question.system.measure()),
            chosen,
            wrong: BTreeSet::new(),
            is_mangled: false,
            named: Named::default(),
            serial: 0,
            run: None,
            results: None,
            is_stuck: false,
            kept: KeptRamp::Nothing,
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
    /// The button that deletes what is kept as the ramp and cannot be read was clicked.
    ClickedForget,
    /// The browser keeps this for the table.
    FoundRamp(KeptRamp),
    /// This has come of keeping the ramp.
    Kept(KeptRamp),
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
    /// Keep this ramp for the table, unless what is kept cannot be read; answer with [`Msg::Kept`].
    Keep(CountRamp),
    /// Delete what is kept as the ramp; answer with [`Msg::FoundRamp`].
    Forget,
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
    /// What has come of keeping the ramp: [`BetsPage::kept`].
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

    /// The ramp on the page, with the count of the chosen system.
    fn counted(&self) -> CountRamp {
        CountRamp {
            measure: self.chosen.question.system.measure(),
            ramp: self.chosen.ramp.clone(),
        }
    }

    /// Whether the browser keeps the ramp that is on the page for the table.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.kept.ramp() == Some(&self.counted())
    }

    /// What the browser keeps for the table.
    #[must_use]
    pub const fn kept(&self) -> &KeptRamp {
        &self.kept
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
        self.rungs = Rungs::of(&chosen.ramp, chosen.question.system.measure());
        self.wrong.clear();
        self.chosen = chosen;
        self.work_out();
    }

    /// Works out what the ramp comes to.
    fn work_out(&mut self) {
        let run = self.run.as_ref();
        self.results = run.and_then(|run| Results::of(run, &self.chosen));
    }

    /// Takes in what the browser keeps. A visitor who has chosen no ramp goes on with it.
    fn find_ramp(&mut self, kept: KeptRamp) {
        if let KeptRamp::NotStored { stored, .. } = &self.kept {
            let is_as_before = match &kept {
                KeptRamp::Nothing => stored.is_none(),
                KeptRamp::Stored(ramp) => stored.as_ref() == Some(ramp),
                KeptRamp::NotStored { .. } | KeptRamp::Unreadable => false,
            };
            if is_as_before {
                return;
            }
        }
        let measure = self.chosen.question.system.measure();
        let ramp = kept.ramp().filter(|it| it.measure == measure);
        let ramp = ramp.map(|it| it.ramp.clone()).filter(can_be_edited);
        let is_usual = self.chosen.ramp == Chosen::usual(Rules::VEGAS).ramp;
        let is_fresh = is_usual && !self.named.ramp;
        self.kept = kept;
        if let Some(ramp) = ramp.filter(|_| is_fresh && self.run.is_none()) {
            let chosen = self.chosen.clone();
            self.choose(Chosen { ramp, ..chosen });
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

impl ReadingPage for BetsPage {
    type Msg = Msg;
    type Effect = Effect;

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        self.enter(visit.fields, visit.rules);
        vec![]
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::ChoseSystem(system) => {
                let before = self.chosen.question.system.measure();
                self.chosen.question.system = system;
                if system.measure() != before {
                    self.wrong.remove(&Problem::Ramp);
                    self.rungs = Rungs::of(&self.chosen.ramp, system.measure());
                }
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
            Msg::ClickedKeep => vec![Effect::Keep(self.counted())],
            Msg::ClickedForget => vec![Effect::Forget],
            Msg::Kept(kept) => {
                self.kept = kept;
                vec![Effect::Tell(Told::Kept)]
            }
            Msg::FoundRamp(kept) => {
                self.find_ramp(kept);
                vec![]
            }
            Msg::ClickedSave(name, text) => vec![Effect::Save(name, text)],
        }
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
            Effect::Start(..)
            | Effect::Stop
            | Effect::Keep(_)
            | Effect::Forget
            | Effect::Save(..) => false,
        }
    }
}

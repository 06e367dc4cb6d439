//! The page about bets by the count. The player sets a table and a ramp, and a worker simulates the results. The
//! address holds all choices (`chosen`). `ramp` is the editor and the stored form of the bets, and `results` the
//! results.

#[cfg(feature = "web")]
pub mod view;
pub mod words;

mod chosen;
mod ramp;
mod results;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use crate::blackjack::{Chips, Rules};
use crate::coach::counting::{AnySystem, BetAnswer, BetQuestion, is_simulated};
use crate::games::blackjack::ramp::CountRamp;
use crate::lab::Stage;
use crate::pages::page::{News, PageEffect, ReadingPage, Visit};
use crate::table::Fields;

pub use chosen::{Chosen, Field, Problem};
pub use ramp::{BetTexts, KeptRamp};
pub use results::{CountRow, Figure, Results};

use crate::text::Words;
use chosen::dealt_by;
use ramp::can_be_edited;

/// A simulation and its progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// The question.
    pub question: BetQuestion,
    /// The answer so far.
    pub answer: BetAnswer,
    /// The stage of the simulation.
    pub stage: Stage,
}

/// The parts that the address names or the player has changed on the page. The page does not replace them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Named {
    /// True if the rules are named. Otherwise they are those of the table.
    rules: bool,
    /// True if the ramp is named. Otherwise it is the kept one.
    ramp: bool,
    /// True if the dealt share is named. Otherwise it follows from the rules.
    dealt: bool,
}

/// The state of the page. It stays while the player visits another page, and a simulation continues.
#[derive(Clone, Debug, PartialEq)]
pub struct BetsPage {
    chosen: Chosen,
    texts: [String; Field::ALL.len()],
    bet_texts: BetTexts,
    wrong: BTreeSet<Problem>,
    is_mangled: bool,
    named: Named,
    /// True if the player or the address has chosen anything. The address then names all choices.
    is_chosen: bool,
    serial: u32,
    run: Option<Run>,
    results: Option<Results>,
    /// True if the browser has no worker.
    is_stuck: bool,
    /// The ramp that the browser keeps for the table.
    kept: KeptRamp,
}

impl Default for BetsPage {
    fn default() -> BetsPage {
        let chosen = Chosen::usual(Rules::VEGAS);
        BetsPage {
            texts: Field::ALL.map(|field| chosen.text(field)),
            bet_texts: BetTexts::of(&chosen.ramp, chosen.question.system.measure()),
            chosen,
            wrong: BTreeSet::new(),
            is_mangled: false,
            named: Named::default(),
            is_chosen: false,
            serial: 0,
            run: None,
            results: None,
            is_stuck: false,
            kept: KeptRamp::Nothing,
        }
    }
}

/// An event on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The player chose this system.
    ChoseSystem(AnySystem),
    /// The player chose this number of seats.
    ChoseSeats(u8),
    /// The player typed this into this field.
    Typed(Field, String),
    /// The player left this field.
    Left(Field),
    /// The player typed this as the bet in this row. The first row is 0.
    TypedBet(usize, String),
    /// The player left the bet of a row.
    LeftBet,
    /// The player clicked the button that starts a simulation.
    ClickedRun,
    /// The player clicked the button that stops it.
    ClickedCancel,
    /// A progress report of the simulation with this number. `None` if the report cannot be read.
    Reported(u32, Option<BetAnswer>),
    /// The browser has no worker for the simulation with this number.
    NoWorker(u32),
    /// The player clicked the button that keeps the ramp for the table.
    ClickedKeep,
    /// The player clicked the button that deletes an unreadable stored ramp.
    ClickedForget,
    /// The browser keeps this ramp for the table.
    FoundRamp(KeptRamp),
    /// The result of keeping the ramp.
    Kept(KeptRamp),
    /// The player clicked the button that saves this text in a file with this name.
    ClickedSave(&'static str, String),
}

/// A request to the browser.
pub type Effect = PageEffect<Notice, OwnEffect>;

/// A request to the browser that only this page has.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEffect {
    /// Start this simulation in a worker. Answer with [`Msg::Reported`] and this number.
    Start(u32, BetQuestion),
    /// Stop that worker.
    Stop,
    /// Keep this ramp for the table, unless the stored ramp cannot be read. Answer with [`Msg::Kept`].
    Keep(CountRamp),
    /// Delete the stored ramp. Answer with [`Msg::FoundRamp`].
    Forget,
}

/// An announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The input cannot be used.
    Refused(Problem),
    /// The progress of the simulation.
    Run,
    /// The result of keeping the ramp: [`BetsPage::kept`].
    Kept,
}

impl BetsPage {
    /// The choices.
    #[must_use]
    pub const fn chosen(&self) -> &Chosen {
        &self.chosen
    }

    /// The text in a field.
    #[must_use]
    pub fn shown(&self, field: Field) -> &str {
        &self.texts[field as usize]
    }

    /// Returns true if the text in a field cannot be used.
    #[must_use]
    pub fn is_wrong(&self, field: Field) -> bool {
        self.wrong.contains(&Problem::Field(field))
    }

    /// The bets as text.
    #[must_use]
    pub const fn bet_texts(&self) -> &BetTexts {
        &self.bet_texts
    }

    /// Returns true if the bets do not form a ramp.
    #[must_use]
    pub fn is_ramp_wrong(&self) -> bool {
        self.wrong.contains(&Problem::Ramp)
    }

    /// Returns true if a part of the address could not be read.
    #[must_use]
    pub const fn is_mangled(&self) -> bool {
        self.is_mangled
    }

    /// Returns true if the rules shuffle the cards for every round but the simulation does not.
    #[must_use]
    pub fn has_other_shoe(&self) -> bool {
        let question = &self.chosen.question;
        question.rules.shuffle.penetration().is_none() && question.dealt > 0
    }

    /// Returns true if the simulation supports the rules.
    #[must_use]
    pub fn is_simulated(&self) -> bool {
        is_simulated(&self.chosen.question.rules)
    }

    /// The last simulation.
    #[must_use]
    pub const fn run(&self) -> Option<&Run> {
        self.run.as_ref()
    }

    /// Returns true if a simulation is in progress.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.run
            .as_ref()
            .is_some_and(|run| run.stage == Stage::UnderWay)
    }

    /// Returns true if no simulation can start because the browser has no worker.
    #[must_use]
    pub const fn is_stuck(&self) -> bool {
        self.is_stuck
    }

    /// The results of the ramp in the last simulation. `None` if there are no rounds.
    #[must_use]
    pub const fn results(&self) -> Option<&Results> {
        self.results.as_ref()
    }

    /// The ramp on the page, with the kind of count of the chosen system.
    fn counted(&self) -> CountRamp {
        CountRamp {
            measure: self.chosen.question.system.measure(),
            ramp: self.chosen.ramp.clone(),
        }
    }

    /// Returns true if the browser keeps the ramp on the page for the table.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.kept.ramp() == Some(&self.counted())
    }

    /// The ramp that the browser keeps for the table.
    #[must_use]
    pub const fn kept(&self) -> &KeptRamp {
        &self.kept
    }

    /// Opens the page at an address with these fields. `table` has the rules of the table, if they are known.
    fn enter(&mut self, fields: &Fields, table: Option<Rules>) {
        let mut chosen = self.chosen.clone();
        let was = chosen.clone();
        self.is_mangled = !chosen.read_address(fields);
        self.is_chosen |= Chosen::is_named_in(fields);
        // Rules in the address bring their own share.
        let rules = fields.get("rules");
        let has_new_share = rules.is_some_and(|it| it.parse::<Rules>().is_ok());
        self.named = Named {
            rules: rules.is_some(),
            ramp: self.named.ramp || fields.get("bets").is_some(),
            dealt: (self.named.dealt && !has_new_share) || fields.get("dealt").is_some(),
        };
        if chosen != was {
            self.choose(chosen);
        }
        if let Some(rules) = table {
            self.follow(rules);
        }
    }

    /// Handles the rules of the table. The page adopts them if the address names no rules and they have bets.
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
        self.bet_texts = BetTexts::of(&chosen.ramp, chosen.question.system.measure());
        self.wrong.clear();
        self.chosen = chosen;
        self.work_out();
    }

    /// Computes the results of the ramp.
    fn work_out(&mut self) {
        let run = self.run.as_ref();
        self.results = run.and_then(|run| Results::of(run, &self.chosen));
    }

    /// Handles the ramp that the browser keeps. The page adopts it if the player has chosen no ramp.
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

    /// Notes that the player has made a choice. From now on the page keeps its rules, even if those of the table
    /// change.
    fn note_choice(&mut self) -> Vec<Effect> {
        self.named.rules = true;
        self.is_chosen = true;
        self.is_mangled = false;
        vec![]
    }

    fn leave(&mut self, field: Field) -> Vec<Effect> {
        let text = self.texts[field as usize].clone();
        let dealt = self.chosen.question.dealt;
        if !self.chosen.read(field, &text) {
            self.wrong.insert(Problem::Field(field));
            return vec![Effect::Announce(Notice::Refused(Problem::Field(field)))];
        }
        match field {
            Field::Bank | Field::Risk => self.work_out(),
            // A start of the simulation leaves every field, also those that the player has not changed.
            Field::Dealt => self.named.dealt |= self.chosen.question.dealt != dealt,
            Field::Rounds | Field::Seed => (),
        }
        self.note_choice()
    }

    fn leave_bets(&mut self) -> Vec<Effect> {
        let Some(ramp) = self.bet_texts.ramp() else {
            self.wrong.insert(Problem::Ramp);
            return vec![Effect::Announce(Notice::Refused(Problem::Ramp))];
        };
        self.chosen.ramp = ramp;
        self.named.ramp = true;
        self.work_out();
        self.note_choice()
    }

    fn begin(&mut self) -> Vec<Effect> {
        if self.is_busy() || !self.is_simulated() {
            return vec![];
        }
        // Enter in a field arrives before the field loses the focus.
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
            Effect::Own(OwnEffect::Start(self.serial, question)),
            Effect::Announce(Notice::Run),
        ];
        left.into_iter().chain(begun).collect()
    }

    fn cancel(&mut self) -> Vec<Effect> {
        let Some(run) = self.under_way(self.serial) else {
            return vec![];
        };
        run.stage = Stage::Cancelled;
        self.work_out();
        vec![Effect::Own(OwnEffect::Stop), Effect::Announce(Notice::Run)]
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
            vec![Effect::Own(OwnEffect::Stop), Effect::Announce(Notice::Run)]
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
        vec![Effect::Own(OwnEffect::Stop), Effect::Announce(Notice::Run)]
    }
}

impl ReadingPage for BetsPage {
    type Msg = Msg;
    type Announcement = Notice;
    type OwnEffect = OwnEffect;

    fn heading(words: Words) -> &'static str {
        words.bets_page()
    }

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        self.enter(visit.fields, visit.rules);
        vec![]
    }

    fn choices(&self) -> Option<Fields> {
        let BetsPage {
            chosen,
            // They become choices when the player leaves their fields.
            texts: _,
            bet_texts: _,
            wrong: _,
            is_mangled: _,
            named: _,
            is_chosen,
            serial: _,
            run: _,
            results: _,
            is_stuck: _,
            kept: _,
        } = self;
        Some(if *is_chosen {
            chosen.to_fields()
        } else {
            Fields::new()
        })
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::ChoseSystem(system) => {
                let before = self.chosen.question.system.measure();
                self.chosen.question.system = system;
                if system.measure() != before {
                    self.wrong.remove(&Problem::Ramp);
                    self.bet_texts = BetTexts::of(&self.chosen.ramp, system.measure());
                }
                self.note_choice()
            }
            Msg::ChoseSeats(seats) => {
                self.chosen.question.seats = seats;
                self.note_choice()
            }
            Msg::Typed(field, text) => {
                self.wrong.remove(&Problem::Field(field));
                self.texts[field as usize] = text;
                vec![]
            }
            Msg::Left(field) => self.leave(field),
            Msg::TypedBet(row, text) => {
                self.wrong.remove(&Problem::Ramp);
                if let Some(rung) = self.bet_texts.texts.get_mut(row) {
                    *rung = text;
                }
                vec![]
            }
            Msg::LeftBet => self.leave_bets(),
            Msg::ClickedRun => self.begin(),
            Msg::ClickedCancel => self.cancel(),
            Msg::Reported(serial, answer) => self.reported(serial, answer),
            Msg::NoWorker(serial) => self.no_worker(serial),
            Msg::ClickedKeep => vec![Effect::Own(OwnEffect::Keep(self.counted()))],
            Msg::ClickedForget => vec![Effect::Own(OwnEffect::Forget)],
            Msg::Kept(kept) => {
                self.kept = kept;
                vec![Effect::Announce(Notice::Kept)]
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
}

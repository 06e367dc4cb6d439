//! The reading pages: what is read and not played, which is the lab, the check of a deal, the page about
//! fairness and that of the rules of blackjack; and the coach, whose words the program of the tables shows.
//!
//! They are a program of their own, fetched when one of them is visited or the coach is wanted, so that a first visit does
//! not pay for them. Like the tables they are a [`Model`], a [`Msg`], a pure [`Model::update`] and
//! [`Effect`]s, which `ui::pages` carries out. The program of the tables shows the header and the
//! settings all the while. Both programs read the same stored settings, and hear of every change of
//! the address and of the settings.
//!
//! - `lab`, `history`, `stats`, `hand`, `counting`, `bets`, `paytable`, `files`; `rules`: the page of the rules, with every choice that
//!   rules are made of (`rules/switch`), the comparison with another table (`rules/compare`) and the close decisions
//!   (`rules/practice`).
//! - `coach`, `draw`, `solo`, `duel`: the coach at each table; `counted`, `wager`: decisions and bets by the count; `mistakes`: hands that were played badly; `day`: what
//!   the decisions of a day have cost.
//! - `beside`: what is stored beside the history, for its file.

pub mod bankroll;
pub mod beside;
pub mod bets;
pub mod coach;
pub mod counted;
pub mod counting;
pub mod day;
pub mod draw;
pub mod duel;
pub mod files;
pub mod games;
pub mod hand;
pub mod history;
pub mod lab;
pub mod mistakes;
pub mod paytable;
pub mod rules;
pub mod solo;
pub mod stats;
pub mod strategy;
pub mod wager;

use crate::app::coach::{AnyBrief, Brief};
use crate::app::draw_coach::DrawBrief;
use crate::app::language::Language;
use crate::app::route::{Address, Page, Route, path_and_fields};
use crate::app::settings::{self, Choices, Settings, Visitor};
use crate::blackjack::{Rules, Start};
use crate::check::{AnyCheck, CheckVerdict, ClaimError, DaySearch, Noted};
use crate::coach::counting::SystemQuestion;
use crate::coach::draw::{DrawAdvice, DrawQuestion, SoloChances, SoloQuestion, StrategyChart};
use crate::coach::duel::{DuelAdvice, DuelQuestion};
use crate::coach::{Advice, ChartAnswer, ChartQuestion, Question};
use crate::core::{PackCard, Secret};
use crate::history::Failure;
use crate::lab::{Hands, Job, Report, Run};
use crate::poker::{self, Coins, PayTable};
use crate::table::NoEntropy;
use bets::BetsPage;
use coach::Coaching;
use counting::CountingPage;
use draw::DrawCoaching;
use duel::DuelCoaching;
use files::{Files, Hash};
use hand::HandPage;
use history::HistoryPage;
use lab::{Lab, LabFile};
use mistakes::{Change, Misplayed, Mistakes};
use paytable::PayTablePage;
use rules::switch::Switch;
use rules::{RulesPage, Seen};
use solo::SoloCoaching;
use stats::StatsPage;
use strategy::Deed;

/// The state of the reading pages.
#[derive(Clone, Debug, Default)]
pub struct Model {
    visitor: Visitor,
    settings: Settings,
    page: Option<OpenPage>,
    files: Files,
    lab: Lab,
    rules: RulesPage,
    hand: HandPage,
    counting: CountingPage,
    bets: BetsPage,
    pay_table: PayTablePage,
    history: HistoryPage,
    stats: StatsPage,
    /// The pay table that is chosen for the next hand of Jacks or Better, as it was told last.
    seen_pays: Option<PayTable>,
    coach: Coaching,
    draw: DrawCoaching,
    solo: SoloCoaching,
    duel: DuelCoaching,
    mistakes: Mistakes<Start>,
    misplayed: Mistakes<Misplayed>,
    /// The hand on the table, as the player has left it.
    seen: Option<Seen>,
    /// The rules of the blackjack table as it was saved, for a visit that begins with another page.
    saved: Option<Rules>,
}

/// The page that is open, with what is shown there and nowhere else.
#[derive(Clone, Debug, PartialEq)]
pub enum OpenPage {
    /// [`Page::Fairness`]
    Fairness,
    /// [`Page::Check`]
    Check(Checked),
    /// [`Page::Lab`]
    Lab,
    /// [`Page::Rules`]
    Rules,
    /// [`Page::Hand`]
    Hand,
    /// [`Page::Counting`]
    Counting,
    /// [`Page::Bets`]
    Bets,
    /// [`Page::PayTable`]
    PayTable,
    /// [`Page::History`]
    History,
    /// [`Page::Stats`]
    Stats,
}

impl OpenPage {
    /// Which page it is.
    #[must_use]
    pub const fn page(&self) -> Page {
        match self {
            OpenPage::Fairness => Page::Fairness,
            OpenPage::Check(_) => Page::Check,
            OpenPage::Lab => Page::Lab,
            OpenPage::Rules => Page::Rules,
            OpenPage::Hand => Page::Hand,
            OpenPage::Counting => Page::Counting,
            OpenPage::Bets => Page::Bets,
            OpenPage::PayTable => Page::PayTable,
            OpenPage::History => Page::History,
            OpenPage::Stats => Page::Stats,
        }
    }
}

/// What the page of the check shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Checked {
    /// Nothing is checked, because the address names no deal.
    Nothing,
    /// The link cannot be read.
    Mangled(ClaimError),
    /// The deal, worked out again; boxed because it is large.
    Deal {
        /// The deal.
        check: Box<AnyCheck>,
        /// What the visitor has typed of the seal that they noted.
        typed: String,
        /// Whether it is the deal of a day, as far as that is known.
        day: DaySearch,
    },
}

impl Checked {
    /// The same for a visitor who has noted what is typed here.
    fn noting(self, typed: String) -> Checked {
        match self {
            Checked::Deal { check, day, .. } => Checked::Deal { check, typed, day },
            Checked::Nothing | Checked::Mangled(_) => self,
        }
    }
}

/// What happens to the reading pages.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The part of the address after the `#` has become this.
    FragmentChanged(String),
    /// The blackjack table was saved with these rules for the next round, if it was.
    FoundRules(Option<Rules>),
    /// These choices of settings were stored by the program of the tables.
    SettingsChanged(Choices),
    /// The list of the page's files came, or did not.
    GotList(Option<String>),
    /// The bytes of the file with this name came, or did not.
    GotFile(String, Option<Vec<u8>>),
    /// This was typed as the seal that the visitor has noted.
    TypedSeal(String),
    /// There is time to look whether the deal of the check is that of a day.
    HasTime,
    /// This card was chosen for this place of the hand to be explained, 0 to 4; or none.
    ChoseCard(usize, Option<PackCard>),
    /// This was typed into the field for the number of hands.
    TypedHands(String),
    /// The visitor left the field for the number of hands.
    LeftHands,
    /// The button that deals the hands of an experiment was clicked.
    ClickedDeal,
    /// 32 bytes for an experiment of so many hands came, or did not.
    GotEntropy(Hands, Result<Secret, NoEntropy>),
    /// The button that judges all hands was clicked.
    ClickedEnumerate,
    /// The job with this number has come so far.
    Reported(u32, Report),
    /// There is no worker for the job with this number.
    NoWorker(u32),
    /// The button that stops a job was clicked.
    ClickedCancel,
    /// The button that saves this file was clicked.
    ClickedSave(LabFile),
    /// The program of the tables tells the coach this, or that it is not wanted.
    Briefed(Option<AnyBrief>),
    /// The coach's worker answers what was asked at this moment; nothing if there is no advice.
    Advised(String, Option<Advice>),
    /// The same of a hand of draw poker.
    AdvisedDraw(String, Option<Box<DrawAdvice>>),
    /// A worker has written the strategy chart that the coach of draw poker follows; nothing if the answer cannot be read.
    GotFollowed(draw::ChartWanted, Option<Box<StrategyChart>>),
    /// The same of solo draw.
    AdvisedSolo(String, Option<Box<SoloChances>>),
    /// The same of the duel for chips.
    AdvisedDuel(String, Option<DuelAdvice>),
    /// The coach's worker answers what this round was worth before it was dealt; nothing where that cannot be told.
    GotBetWorth((String, usize), Option<f64>),
    /// There is no worker for the coach.
    NoCoach,
    /// These are the hands of blackjack that the player has played badly, as far as the browser keeps them.
    GotMistakes(Mistakes<Start>),
    /// The same of draw poker.
    GotMisplayed(Mistakes<Misplayed>),
    /// These rules were chosen on their page.
    ChoseRules(Rules),
    /// A switch of the rules was set.
    SetSwitch(Switch),
    /// The button that stops the work at a strategy chart was clicked.
    ClickedCancelChart,
    /// The button that has the chart worked out after all was clicked.
    ClickedWorkOut,
    /// These rules were chosen to be compared with those on the page, or none.
    ComparedWith(Option<Rules>),
    /// The button that stops a comparison was clicked.
    ClickedCancelComparison,
    /// The button that has a comparison worked out after all was clicked.
    ClickedCompare,
    /// The coach's worker answers this question about a chart; nothing if the answer cannot be read.
    GotChart(ChartQuestion, Option<ChartAnswer>),
    /// Something happens on the page of any hand.
    Hand(hand::Msg),
    /// Something happens on the page about counting.
    Counting(counting::Msg),
    /// Something happens on the page about bets by the count.
    Bets(bets::Msg),
    /// Something happens on the page of the pay tables.
    PayTable(paytable::Msg),
    /// Something happens on the page of what was played.
    History(history::Msg),
    /// Something happens on the page of statistics.
    Stats(stats::Msg),
    /// No round waits for the history any more, or one could not be kept.
    Kept(Result<(), Failure>),
    /// A page in another tab may have put a round into the history.
    KeptElsewhere,
}

/// What is to be done outside, in the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Show the page from its top, say which it is, and give it the focus if nothing else has it.
    EnterPage,
    /// Replace the path in the address by this one, without a new entry in the history.
    ReplaceFragment(String),
    /// Fetch the list of the page's files; answer with [`Msg::GotList`].
    FetchList,
    /// Fetch this file; answer with [`Msg::GotFile`].
    FetchFile(String),
    /// Draw 32 bytes of the browser's entropy; answer with [`Msg::GotEntropy`].
    DrawEntropy(Hands),
    /// Do this job in a worker, and send [`Msg::Reported`] with this number about ten times a second
    /// and when it is done. The job before it is dropped.
    StartJob(u32, Job),
    /// Do this job in slices on the page, from its beginning, because there is no worker.
    StartJobOnPage(u32, Job),
    /// Drop the job that is under way.
    StopJob,
    /// Save this text in a file with this name.
    SaveFile(&'static str, String),
    /// Announce what the check on the page comes to.
    AnnounceCheck,
    /// Send [`Msg::HasTime`] when the page is drawn and what was clicked is answered.
    WaitForTime,
    /// Announce that the deal of the check is that of a day.
    AnnounceDay,
    /// Announce what the chosen cards are.
    AnnounceHand,
    /// Announce what a job has come to.
    AnnounceRun(Run),
    /// Ask the coach this; answer with [`Msg::Advised`] and the same moment, or [`Msg::NoCoach`].
    AskCoach(String, Question),
    /// The same about a hand of draw poker; answer with [`Msg::AdvisedDraw`] and the same moment.
    AskDraw(String, DrawQuestion),
    /// Tell those who listen what the pay table returns.
    TellReturn,
    /// See to the strategy chart that the coach of draw poker follows; answer with [`Msg::GotFollowed`].
    FollowChart(draw::ChartDeed),
    /// The same about a hand of solo draw; answer with [`Msg::AdvisedSolo`] and the same moment.
    AskSolo(String, SoloQuestion),
    /// The same about a hand of the duel for chips; answer with [`Msg::AdvisedDuel`] and the same moment.
    AskDuel(String, DuelQuestion),
    /// Ask the coach's worker what this pay table returns; answer with [`paytable::Msg::GotReturn`].
    AskReturn(PayTable),
    /// To do this for the strategy chart of this pay table.
    Strategy(PayTable, Deed),
    /// Ask the coach's worker what this round was worth before it was dealt; answer with [`Msg::GotBetWorth`].
    AskBetWorth((String, usize), SystemQuestion),
    /// Tell the program of the tables what the coach says.
    TellCoach,
    /// Ask the coach this about a strategy chart; answer with [`Msg::GotChart`], or [`Msg::NoCoach`].
    AskChart(ChartQuestion),
    /// Announce what came of the work at a chart.
    AnnounceChart,
    /// Announce what came of the comparison of two sets of rules.
    AnnounceComparison,
    /// Ask the coach about any hand; answer with [`hand::Msg::GotAdvice`], or [`Msg::NoCoach`].
    AskHand(Question),
    /// Tell those who listen what the page of any hand shows.
    TellHand,
    /// Do this for the page about counting.
    Counting(counting::Effect),
    /// Note this about the hands of blackjack that the player has played badly; answer with [`Msg::GotMistakes`].
    NoteMistake(Change<Start>),
    /// The same of draw poker; answer with [`Msg::GotMisplayed`].
    NoteMisplayed(Change<Misplayed>),
    /// Ask the coach's worker for hands with which the decision is close under this pay table, others each time; answer
    /// with [`paytable::Msg::GotClose`], and about those with penalty cards with [`paytable::Msg::GotPenalty`].
    AskClose(PayTable),
    /// Do this for the page of what was played.
    History(history::Effect),
    /// Do this for the page of statistics.
    Stats(stats::Effect),
    /// Do this for the page about bets by the count.
    Bets(bets::Effect),
}

impl Model {
    /// Opens the page that this address names, for this visitor with these stored settings, and
    /// returns what is to be done first. A record of settings that cannot be read counts for nothing:
    /// the program of the tables says so and keeps a copy of it.
    #[must_use]
    pub fn open(fragment: &str, visitor: Visitor, settings: Option<&str>) -> (Model, Vec<Effect>) {
        let choices = Choices::from_record(settings.unwrap_or_default()).unwrap_or_default();
        let mut model = Model {
            settings: choices.over(&visitor),
            visitor,
            ..Model::default()
        };
        let effects = model.go_to(fragment);
        (model, effects)
    }

    /// The language in which the pages are written.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.settings.language
    }

    /// The page that is open; `None` while the visitor is elsewhere.
    #[must_use]
    pub const fn page(&self) -> Option<&OpenPage> {
        self.page.as_ref()
    }

    /// The files of the built page, as far as they are known.
    #[must_use]
    pub const fn files(&self) -> &Files {
        &self.files
    }

    /// The lab, which keeps its state while other pages are visited.
    #[must_use]
    pub const fn lab(&self) -> &Lab {
        &self.lab
    }

    /// The page of the rules, which keeps its state too.
    #[must_use]
    pub const fn rules(&self) -> &RulesPage {
        &self.rules
    }

    /// The page of any hand, which keeps its state too.
    #[must_use]
    pub const fn hand(&self) -> &HandPage {
        &self.hand
    }

    /// The page about counting, which keeps its state too.
    #[must_use]
    pub const fn counting(&self) -> &CountingPage {
        &self.counting
    }

    /// The page about bets by the count, which keeps its state too.
    #[must_use]
    pub const fn bets(&self) -> &BetsPage {
        &self.bets
    }

    /// The hand on the table, as far as the coach was told of it.
    #[must_use]
    pub const fn seen(&self) -> Option<&Seen> {
        self.seen.as_ref()
    }

    /// The coach at the tables.
    #[must_use]
    pub const fn coach(&self) -> &Coaching {
        &self.coach
    }

    /// The coach at the table of Jacks or Better.
    #[must_use]
    pub const fn draw(&self) -> &DrawCoaching {
        &self.draw
    }

    /// The coach at the table of solo draw.
    #[must_use]
    pub const fn solo(&self) -> &SoloCoaching {
        &self.solo
    }

    /// The coach at the table of the duel for chips.
    #[must_use]
    pub const fn duel(&self) -> &DuelCoaching {
        &self.duel
    }

    /// The page of the pay tables.
    #[must_use]
    pub const fn pay_table(&self) -> &PayTablePage {
        &self.pay_table
    }

    /// The page of what was played.
    #[must_use]
    pub const fn history(&self) -> &HistoryPage {
        &self.history
    }

    /// The page of statistics.
    #[must_use]
    pub const fn stats(&self) -> &StatsPage {
        &self.stats
    }

    /// The hands of blackjack that the player has played badly.
    #[must_use]
    pub const fn mistakes(&self) -> &Mistakes<Start> {
        &self.mistakes
    }

    /// The same of draw poker.
    #[must_use]
    pub const fn misplayed(&self) -> &Mistakes<Misplayed> {
        &self.misplayed
    }

    /// What decisions have changed about them, to be noted.
    fn note_mistakes(&mut self) -> Vec<Effect> {
        let changes = self.coach.take_changes().into_iter();
        let changes = changes.filter(|change| self.mistakes.changes_by(change));
        let of_draw = self.draw.take_changes().into_iter();
        let of_draw = of_draw.filter(|change| self.misplayed.changes_by(change));
        changes
            .map(Effect::NoteMistake)
            .chain(of_draw.map(Effect::NoteMisplayed))
            .collect()
    }

    /// Takes in what has happened, and returns what is to be done then.
    pub fn update(&mut self, msg: Msg) -> Vec<Effect> {
        let effect = match msg {
            Msg::FragmentChanged(fragment) => return self.move_to(&fragment),
            Msg::SettingsChanged(choices) => {
                self.settings = choices.over(&self.visitor);
                Some(Effect::TellCoach)
            }
            Msg::GotList(text) => {
                self.files = Files::read(text.as_deref());
                let names = self.files.listed().iter().map(|file| file.name.clone());
                return names.map(Effect::FetchFile).collect();
            }
            Msg::GotFile(name, bytes) => {
                self.files.got(&name, bytes.as_deref().map(Hash::of));
                None
            }
            Msg::TypedSeal(typed) => return self.note(typed),
            Msg::HasTime => self.look_for_day(),
            Msg::ChoseCard(place, card) => return self.lab.choose(place, card),
            Msg::TypedHands(text) => {
                self.lab.type_hands(text);
                None
            }
            Msg::LeftHands => return self.lab.leave_hands(),
            Msg::ClickedDeal => self.lab.deal(),
            Msg::GotEntropy(hands, entropy) => self.lab.got_entropy(hands, entropy),
            Msg::ClickedEnumerate => self.lab.enumerate(),
            Msg::Reported(serial, report) => self.lab.reported(serial, report),
            Msg::NoWorker(serial) => self.lab.no_worker(serial),
            Msg::ClickedCancel => self.lab.cancel(),
            Msg::ClickedSave(file) => self.lab.save(file),
            Msg::FoundRules(saved) => return self.find_rules(saved),
            Msg::Briefed(brief) => return self.brief(brief),
            Msg::Advised(moment, advice) => {
                self.coach.answered(&moment, advice.as_ref());
                let told = [Effect::TellCoach].into_iter();
                return told.chain(self.note_mistakes()).collect();
            }
            Msg::GotBetWorth(round, edge) => Some(self.got_bet_worth(&round, edge)),
            Msg::AdvisedDraw(moment, advice) => {
                self.draw.answered(&moment, advice.as_deref());
                let told = [Effect::TellCoach].into_iter();
                return told.chain(self.note_mistakes()).collect();
            }
            Msg::GotFollowed(wanted, chart) => {
                self.draw.got_chart(wanted, chart);
                Some(Effect::TellCoach)
            }
            Msg::AdvisedSolo(moment, chances) => {
                self.solo.answered(&moment, chances);
                Some(Effect::TellCoach)
            }
            Msg::AdvisedDuel(moment, advice) => {
                self.duel.answered(&moment, advice.as_ref());
                Some(Effect::TellCoach)
            }
            Msg::ChoseRules(rules) => return self.rules.choose(rules),
            Msg::SetSwitch(switch) => return self.rules.set(switch),
            Msg::ClickedCancelChart => self.rules.cancel(),
            Msg::ClickedWorkOut => self.rules.work_out(),
            Msg::ComparedWith(rules) => return self.rules.compare(rules),
            Msg::ClickedCancelComparison => self.rules.cancel_comparison(),
            Msg::ClickedCompare => self.rules.go_on(),
            Msg::GotChart(question, answer) => return self.got_chart(question, answer),
            Msg::Hand(msg) => return self.update_hand(msg),
            Msg::Counting(msg) => {
                // Nobody waits for what is looked for on a page that was left.
                if self.page != Some(OpenPage::Counting) {
                    self.counting.leave();
                }
                let effects = self.counting.update(msg).into_iter();
                return effects.map(Effect::Counting).collect();
            }
            Msg::Bets(msg) => return self.update_bets(msg),
            Msg::PayTable(msg) => return self.update_pay_table(msg),
            Msg::History(msg) => return self.update_history(msg),
            Msg::Stats(msg) => return self.update_stats(msg),
            Msg::Kept(outcome) => {
                return self.tell_both(history::Msg::Kept(outcome), stats::Msg::Kept(outcome));
            }
            Msg::KeptElsewhere => {
                return self.tell_both(history::Msg::KeptElsewhere, stats::Msg::KeptElsewhere);
            }
            Msg::GotMistakes(mistakes) => {
                self.mistakes = mistakes;
                None
            }
            Msg::GotMisplayed(misplayed) => {
                self.misplayed = misplayed;
                None
            }
            Msg::NoCoach => {
                self.coach.cannot_work();
                self.draw.cannot_work();
                self.solo.cannot_work();
                self.duel.cannot_work();
                Some(Effect::TellCoach)
            }
        };
        effect.into_iter().collect()
    }

    fn got_bet_worth(&mut self, round: &(String, usize), edge: Option<f64>) -> Effect {
        self.coach.bet_answered(round, edge);
        Effect::TellCoach
    }

    /// What comes of a simulation when the page was left is told to nobody.
    fn update_bets(&mut self, msg: bets::Msg) -> Vec<Effect> {
        let is_here = self.page == Some(OpenPage::Bets);
        let mut effects = self.bets.update(msg);
        effects.retain(|it| is_here || !it.is_of_the_page());
        effects.into_iter().map(Effect::Bets).collect()
    }

    /// Takes in an answer about a chart. What comes of it is told to those who are there.
    fn got_chart(&mut self, question: ChartQuestion, answer: Option<ChartAnswer>) -> Vec<Effect> {
        let is_here = self.page == Some(OpenPage::Rules);
        let mut effects = self.rules.answered(question, answer);
        let is_told = [Effect::AnnounceChart, Effect::AnnounceComparison];
        effects.retain(|effect| is_here || !is_told.contains(effect));
        effects
    }

    fn update_pay_table(&mut self, msg: paytable::Msg) -> Vec<Effect> {
        let was_known = self.pay_table.on_five().is_some();
        let asked = self.pay_table.update(msg);
        let is_new = !was_known && self.pay_table.on_five().is_some();
        let is_here = self.page == Some(OpenPage::PayTable);
        let told = (is_new && is_here).then_some(Effect::TellReturn);
        let table = *self.pay_table.table();
        let deed = self.pay_table.take_deed();
        let deed = deed.map(|deed| Effect::Strategy(table, deed));
        ask_about(asked, told).into_iter().chain(deed).collect()
    }

    /// Takes in what the program of the tables tells of the table at which the player is.
    fn brief(&mut self, brief: Option<AnyBrief>) -> Vec<Effect> {
        let (mut blackjack, mut of_draw, mut of_solo, mut of_duel) = (None, None, None, None);
        match brief {
            Some(AnyBrief::Blackjack(brief)) => blackjack = Some(brief),
            Some(AnyBrief::Draw(brief)) => of_draw = Some(brief),
            Some(AnyBrief::Solo(brief)) => of_solo = Some(brief),
            Some(AnyBrief::Duel(brief)) => of_duel = Some(brief),
            None => (),
        }
        self.see(blackjack.as_ref());
        let pays = of_draw.as_ref().map(|brief: &DrawBrief| brief.chosen);
        self.seen_pays = pays.or(self.seen_pays);
        let questions = self.coach.take_in(blackjack).into_iter();
        let ask = questions.map(|(moment, question)| Effect::AskCoach(moment, question));
        let bet = self.coach.bet(self.bets.kept().ramp());
        let ask = ask.chain(bet.map(|(round, question)| Effect::AskBetWorth(round, question)));
        let of_draw = self.draw.take_in(of_draw).into_iter();
        let of_draw = of_draw.map(|(moment, it)| Effect::AskDraw(moment, it));
        let followed = self.draw.follow(self.pay_table.strategy().limit());
        let followed = followed.map(Effect::FollowChart);
        let of_solo = self.solo.take_in(of_solo).into_iter();
        let of_solo = of_solo.map(|(moment, it)| Effect::AskSolo(moment, it));
        let of_duel = self.duel.take_in(of_duel).into_iter();
        let of_duel = of_duel.map(|(moment, it)| Effect::AskDuel(moment, it));
        let ask = ask
            .chain(of_draw)
            .chain(followed)
            .chain(of_solo)
            .chain(of_duel);
        let ask: Vec<Effect> = ask.chain([Effect::TellCoach]).collect();
        ask.into_iter().chain(self.note_mistakes()).collect()
    }

    /// Compares the deal with the seal that the visitor has typed; announced where the verdict changes.
    fn note(&mut self, typed: String) -> Vec<Effect> {
        let before = self.verdict();
        self.page = match self.page.take() {
            Some(OpenPage::Check(checked)) => Some(OpenPage::Check(checked.noting(typed))),
            page @ (Some(
                OpenPage::Fairness
                | OpenPage::Lab
                | OpenPage::Rules
                | OpenPage::Hand
                | OpenPage::Counting
                | OpenPage::Bets
                | OpenPage::PayTable
                | OpenPage::History
                | OpenPage::Stats,
            )
            | None) => page,
        };
        let changed = self.verdict() != before;
        changed
            .then_some(Effect::AnnounceCheck)
            .into_iter()
            .collect()
    }

    /// Looks through one more year for the day of the deal on the page.
    fn look_for_day(&mut self) -> Option<Effect> {
        let Some(OpenPage::Check(Checked::Deal { check, day, .. })) = &mut self.page else {
            return None;
        };
        let DaySearch::Next(_) = day else {
            return None;
        };
        *day = day.look_on(check);
        match day {
            DaySearch::Next(_) => Some(Effect::WaitForTime),
            DaySearch::Found(_) => Some(Effect::AnnounceDay),
            DaySearch::NoDay => None,
        }
    }

    fn verdict(&self) -> Option<CheckVerdict> {
        match &self.page {
            Some(OpenPage::Check(Checked::Deal { check, typed, .. })) => {
                Some(check.verdict(&Noted::read(typed)))
            }
            Some(
                OpenPage::Check(_)
                | OpenPage::Fairness
                | OpenPage::Lab
                | OpenPage::Rules
                | OpenPage::Hand
                | OpenPage::Counting
                | OpenPage::Bets
                | OpenPage::PayTable
                | OpenPage::History
                | OpenPage::Stats,
            )
            | None => None,
        }
    }

    /// Notes what lies on the table. Nothing is told of it when the player has left the table, and then it
    /// stays as it is; nor when the coach is switched off, and then it may change.
    fn see(&mut self, brief: Option<&Brief>) {
        match (brief, self.settings.coach) {
            (Some(brief), _) => self.seen = Some(Seen::of(brief)),
            (None, settings::Coach::Off) => self.seen = None,
            (None, settings::Coach::Asked | settings::Coach::After | settings::Coach::Always) => (),
        }
    }

    /// Tells both pages of the history what concerns both.
    fn tell_both(&mut self, history: history::Msg, stats: stats::Msg) -> Vec<Effect> {
        let mut effects = self.update_history(history);
        effects.extend(self.update_stats(stats));
        effects
    }

    /// What comes when the page was left is told to nobody and moves nothing on another page, and nobody looks for rounds
    /// then.
    fn update_history(&mut self, msg: history::Msg) -> Vec<Effect> {
        let is_here = self.page == Some(OpenPage::History);
        if msg == history::Msg::KeptElsewhere && !is_here {
            return vec![];
        }
        let effects = self.history.update(msg).into_iter();
        let effects = effects.filter(|it| is_here || !it.is_of_the_page());
        effects.map(Effect::History).collect()
    }

    /// The same for the statistics.
    fn update_stats(&mut self, msg: stats::Msg) -> Vec<Effect> {
        let is_here = self.page == Some(OpenPage::Stats);
        if msg == stats::Msg::KeptElsewhere && !is_here {
            return vec![];
        }
        let effects = self.stats.update(msg).into_iter();
        let effects = effects.filter(|it| is_here || *it != stats::Effect::Tell);
        effects.map(Effect::Stats).collect()
    }

    /// The rules of the blackjack table, as far as they are known.
    #[must_use]
    pub fn table_rules(&self) -> Option<Rules> {
        self.seen.as_ref().map(|seen| seen.rules).or(self.saved)
    }

    /// Takes in the rules of the table that was saved. A page that is open already goes by them.
    fn find_rules(&mut self, saved: Option<Rules>) -> Vec<Effect> {
        self.saved = saved;
        let rules = self.rules.named().or(self.table_rules());
        match (&self.page, rules) {
            (Some(OpenPage::Rules), Some(rules)) => self.rules.follow(rules),
            (Some(OpenPage::Counting), Some(rules)) => {
                self.counting.follow(rules);
                vec![]
            }
            (Some(OpenPage::Bets), Some(rules)) => {
                self.bets.follow(rules);
                vec![]
            }
            (
                Some(
                    OpenPage::Rules
                    | OpenPage::Hand
                    | OpenPage::Counting
                    | OpenPage::Bets
                    | OpenPage::PayTable
                    | OpenPage::History
                    | OpenPage::Stats
                    | OpenPage::Fairness
                    | OpenPage::Check(_)
                    | OpenPage::Lab,
                )
                | None,
                _,
            ) => vec![],
        }
    }

    fn update_hand(&mut self, msg: hand::Msg) -> Vec<Effect> {
        let effects = self.hand.update(msg);
        self.of_hand(effects)
    }

    /// What follows on the page of any hand. What comes when it was left is told to nobody.
    fn of_hand(&self, effects: Vec<hand::Effect>) -> Vec<Effect> {
        let is_here = self.page == Some(OpenPage::Hand);
        let effect = |effect| match effect {
            hand::Effect::NameIn(path) => is_here.then_some(Effect::ReplaceFragment(path)),
            hand::Effect::Ask(question) => Some(Effect::AskHand(question)),
            hand::Effect::Tell => is_here.then_some(Effect::TellHand),
        };
        effects.into_iter().filter_map(effect).collect()
    }

    /// Goes to this address, and tells of the page where that is another one.
    fn move_to(&mut self, fragment: &str) -> Vec<Effect> {
        let before = self.page.as_ref().map(OpenPage::page);
        let mut effects = self.go_to(fragment);
        let now = self.page.as_ref().map(OpenPage::page);
        if now.is_some() && now != before {
            // What the page has to tell comes after its name.
            effects.insert(0, Effect::EnterPage);
        }
        effects
    }

    fn go_to(&mut self, fragment: &str) -> Vec<Effect> {
        let (_, fields) = path_and_fields(fragment);
        let before = self.page.as_ref().map(OpenPage::page);
        self.page = match Address::parse(fragment).route {
            Route::Reading(Page::Fairness) => Some(OpenPage::Fairness),
            Route::Reading(Page::Check) => Some(OpenPage::Check(match AnyCheck::parse(&fields) {
                None => Checked::Nothing,
                Some(Err(error)) => Checked::Mangled(error),
                Some(Ok(check)) => Checked::Deal {
                    check: Box::new(check),
                    typed: String::new(),
                    day: DaySearch::START,
                },
            })),
            Route::Reading(Page::Lab) => {
                if let Some(codes) = fields.get("hand") {
                    self.lab.open(codes);
                }
                Some(OpenPage::Lab)
            }
            Route::Reading(Page::Rules) => Some(OpenPage::Rules),
            Route::Reading(Page::Hand) => Some(OpenPage::Hand),
            Route::Reading(Page::Counting) => {
                let rules = self.rules.named().or(self.table_rules());
                self.counting.open(&fields, rules.unwrap_or(Rules::VEGAS));
                Some(OpenPage::Counting)
            }
            Route::Reading(Page::Bets) => {
                let rules = self.rules.named().or(self.table_rules());
                self.bets.open(&fields, rules);
                Some(OpenPage::Bets)
            }
            Route::Reading(Page::PayTable) => Some(OpenPage::PayTable),
            Route::Reading(Page::History) => Some(OpenPage::History),
            Route::Reading(Page::Stats) => Some(OpenPage::Stats),
            Route::Home
            | Route::Blackjack
            | Route::BlackjackDaily
            | Route::PokerSolo
            | Route::PokerDaily
            | Route::PokerJacks
            | Route::PokerJacksDaily(_)
            | Route::PokerDuel
            | Route::PokerDuelDaily
            | Route::Settings
            | Route::Guide
            | Route::Unknown => None,
        };
        if before == Some(Page::History) && self.page != Some(OpenPage::History) {
            self.history.leave();
        }
        if before == Some(Page::Counting) && self.page != Some(OpenPage::Counting) {
            self.counting.pause();
        }
        match &self.page {
            // A list that did not come is asked for again by the next visit.
            Some(OpenPage::Fairness) if self.files.may_be_asked() => {
                self.files = Files::Asked;
                vec![Effect::FetchList]
            }
            Some(OpenPage::Check(Checked::Mangled(_))) => vec![Effect::AnnounceCheck],
            Some(OpenPage::Check(Checked::Deal { .. })) => {
                vec![Effect::AnnounceCheck, Effect::WaitForTime]
            }
            Some(OpenPage::PayTable) => {
                let coins = fields.number("coins");
                let coins = coins.and_then(|coins| Coins::new(coins.try_into().ok()?));
                let hands = fields.number("hands");
                let hands = hands.and_then(|hands| poker::Hands::new(hands.try_into().ok()?));
                let bet = coins.map(|coins| (coins, hands.unwrap_or(poker::Hands::ONE)));
                let rules = fields.get("rules");
                let asked = self.pay_table.open(rules, bet, self.seen_pays);
                ask_about(asked, None)
            }
            Some(OpenPage::History) => {
                let was_open = before == Some(Page::History);
                let effects = self.history.open(&fields, was_open).into_iter();
                effects.map(Effect::History).collect()
            }
            Some(OpenPage::Stats) => {
                let effects = self.stats.open(&fields).into_iter();
                effects.map(Effect::Stats).collect()
            }
            Some(OpenPage::Rules) => self.rules.open(&fields, self.table_rules()),
            Some(OpenPage::Hand) => {
                let effects = self.hand.open(&fields, self.table_rules());
                self.of_hand(effects)
            }
            Some(
                OpenPage::Fairness
                | OpenPage::Check(Checked::Nothing)
                | OpenPage::Lab
                | OpenPage::Counting
                | OpenPage::Bets,
            )
            | None => vec![],
        }
    }
}

/// Asks what these pay tables return, and for close decisions under the first one, which is the one on the page.
fn ask_about(tables: Vec<PayTable>, told: Option<Effect>) -> Vec<Effect> {
    let close = tables.first().copied().map(Effect::AskClose);
    let returns = tables.into_iter().map(Effect::AskReturn);
    returns.chain(close).chain(told).collect()
}

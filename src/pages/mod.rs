//! The reading pages: all pages that the player reads, as opposed to the tables.
//!
//! These pages are a bundle of their own. The page fetches it when the player visits one of them, so the first visit
//! does not pay for it. Like the tables they are a [`Model`], a [`Msg`], a pure [`Model::update`] and
//! [`Effect`]s, which `runtime` executes. The bundle of the tables always shows the header and the settings. Both
//! bundles read the same stored settings, and each hears about changes of the address and the settings.
//!
//! A page is a folder here: a state, which implements [`ReadingPage`], a view and mostly words. Beside the folders are the
//! parts that concern several pages: `page` and `view` with the two traits of a page, `words`, `kit` for views, `runtime`
//! with its `services`, and `stored_record`, the stored records other than the history, for the history file.

#[cfg(feature = "web")]
pub mod kit;
#[cfg(feature = "web")]
pub mod runtime;
#[cfg(feature = "web")]
pub mod services;
#[cfg(feature = "web")]
pub mod view;
pub mod words;

pub mod bets;
pub mod check;
pub mod counting;
pub mod equilibrium;
pub mod fairness;
pub mod hand;
pub mod history;
pub mod lab;
pub mod learn;
mod page;
pub mod paytable;
pub mod rules;
pub mod stats;
pub mod stored_record;

use crate::app::fragment::Fragment;
use crate::app::language::Language;
use crate::app::route::{Address, Page, Route};
use crate::app::settings::{self, Choices, Settings, Visitor};
use crate::blackjack::{Rules, Start};
use crate::coach::mistakes::{Misplayed, Mistakes};
use crate::coach::request::AnyCoachRequest;
use crate::games::video_poker::chart_limit::Limit;
use crate::history::Failure;
use crate::poker::PayTable;
use crate::text::Words;
use bets::BetsPage;
use check::CheckPage;
use counting::CountingPage;
use equilibrium::EquilibriumPage;
use fairness::FairnessPage;
use hand::HandPage;
use history::HistoryPage;
use lab::LabPage;
use learn::LearnPage;
use paytable::PayTablePage;
use rules::{RulesPage, Seen};
use stats::StatsPage;

pub use page::{EffectOf, News, PageEffect, ReadingPage, Visit};

/// The states of all pages. Each stays while the player is elsewhere, unless the page says otherwise.
#[derive(Clone, Debug, Default)]
struct Pages {
    fairness: FairnessPage,
    check: CheckPage,
    lab: LabPage,
    rules: RulesPage,
    hand: HandPage,
    counting: CountingPage,
    bets: BetsPage,
    paytable: PayTablePage,
    equilibrium: EquilibriumPage,
    history: HistoryPage,
    stats: StatsPage,
    learn: LearnPage,
}

/// An event in the bundle of the reading pages.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The part of the address after the `#` changed to this.
    FragmentChanged(String),
    /// The browser has gone to an entry of its history at which the page asks for a confirmation (true), or to
    /// one at which it does not.
    WentToQuestion(bool),
    /// The player pressed Escape, and the tables had no use for it.
    PressedEscape,
    /// The blackjack table was saved with these rules for the next round; `None` if it was not saved.
    FoundRules(Option<Rules>),
    /// The bundle of the tables stored these choices of settings.
    SettingsChanged(Choices),
    /// The bundle of the tables switched to this language.
    TablesSpeak(Language),
    /// The messages of this language are loaded, or could not be fetched.
    GotWords(Language, bool),
    /// The state of the table, as its coach gets it. `None` if no coach is wanted.
    TableChanged(Option<AnyCoachRequest>),
    /// The workers for questions of the pages are available, or not.
    WorkersAnswer(Availability),
    /// The badly played hands of blackjack that the browser stores.
    GotMistakes(Mistakes<Start>),
    /// The badly played hands of video poker that the browser stores.
    GotMisplayed(Mistakes<Misplayed>),
    /// The history has every round now, or could not keep one.
    Kept(Result<(), Failure>),
    /// A page in another tab may have added a round to the history.
    KeptElsewhere,
    /// An event on the page at `#/fairness`.
    Fairness(fairness::Msg),
    /// An event on the page at `#/check`.
    Check(check::Msg),
    /// An event on the page at `#/lab`.
    Lab(lab::Msg),
    /// An event on the page at `#/blackjack/rules`.
    Rules(rules::Msg),
    /// An event on the page at `#/blackjack/hand`.
    Hand(hand::Msg),
    /// An event on the page at `#/blackjack/counting`.
    Counting(counting::Msg),
    /// An event on the page at `#/blackjack/bets`.
    Bets(bets::Msg),
    /// An event on the page at `#/poker/paytable`.
    PayTable(paytable::Msg),
    /// An event on the page at `#/poker/equilibrium`.
    Equilibrium(equilibrium::Msg),
    /// An event on the page at `#/history`.
    History(history::Msg),
    /// An event on the page at `#/stats`.
    Stats(stats::Msg),
    /// An event on the page at `#/learn`.
    Learn(learn::Msg),
}

/// A request of the reading pages to the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Show the page, and announce its name. Move the focus to the page if no other element has it.
    EnterPage,
    /// Replace the path in the address by this one, without a new entry in the browser's history. It holds the
    /// choices on the page: see [`ReadingPage::choices`].
    ReplaceFragment(String),
    /// Fetch the messages of this language. Answer with [`Msg::GotWords`].
    FetchWords(Language),
    /// Report to the bundle of the tables that the messages of its language did not come.
    LackWords,
    /// The limit for the cost of a strategy chart has changed. Report it to the bundle of the tables.
    TellChartLimit(Limit),
    /// A request of the page at `#/fairness`.
    Fairness(fairness::Effect),
    /// A request of the page at `#/check`.
    Check(check::Effect),
    /// A request of the page at `#/lab`.
    Lab(lab::Effect),
    /// A request of the page at `#/blackjack/rules`.
    Rules(rules::Effect),
    /// A request of the page at `#/blackjack/hand`.
    Hand(hand::Effect),
    /// A request of the page at `#/blackjack/counting`.
    Counting(counting::Effect),
    /// A request of the page at `#/blackjack/bets`.
    Bets(bets::Effect),
    /// A request of the page at `#/poker/paytable`.
    PayTable(paytable::Effect),
    /// A request of the page at `#/poker/equilibrium`.
    Equilibrium(equilibrium::Effect),
    /// A request of the page at `#/history`.
    History(history::Effect),
    /// A request of the page at `#/stats`.
    Stats(stats::Effect),
    /// A request of the page at `#/learn`.
    Learn(learn::Effect),
}

impl Pages {
    fn open(&mut self, page: Page, visit: &Visit<'_>) -> Vec<Effect> {
        match page {
            Page::Fairness => {
                of_page::<FairnessPage>(self.fairness.open(visit), true, Effect::Fairness)
            }
            Page::Check => of_page::<CheckPage>(self.check.open(visit), true, Effect::Check),
            Page::Lab => of_page::<LabPage>(self.lab.open(visit), true, Effect::Lab),
            Page::Rules => of_page::<RulesPage>(self.rules.open(visit), true, Effect::Rules),
            Page::Hand => of_page::<HandPage>(self.hand.open(visit), true, Effect::Hand),
            Page::Counting => {
                of_page::<CountingPage>(self.counting.open(visit), true, Effect::Counting)
            }
            Page::Bets => of_page::<BetsPage>(self.bets.open(visit), true, Effect::Bets),
            Page::PayTable => {
                of_page::<PayTablePage>(self.paytable.open(visit), true, Effect::PayTable)
            }
            Page::Equilibrium => {
                let effects = self.equilibrium.open(visit);
                of_page::<EquilibriumPage>(effects, true, Effect::Equilibrium)
            }
            Page::History => {
                of_page::<HistoryPage>(self.history.open(visit), true, Effect::History)
            }
            Page::Stats => of_page::<StatsPage>(self.stats.open(visit), true, Effect::Stats),
            Page::Learn => of_page::<LearnPage>(self.learn.open(visit), true, Effect::Learn),
        }
    }

    fn leave(&mut self, page: Page) {
        match page {
            Page::Fairness => self.fairness.leave(),
            Page::Check => self.check.leave(),
            Page::Lab => self.lab.leave(),
            Page::Rules => self.rules.leave(),
            Page::Hand => self.hand.leave(),
            Page::Counting => self.counting.leave(),
            Page::Bets => self.bets.leave(),
            Page::PayTable => self.paytable.leave(),
            Page::Equilibrium => self.equilibrium.leave(),
            Page::History => self.history.leave(),
            Page::Stats => self.stats.leave(),
            Page::Learn => self.learn.leave(),
        }
    }

    /// The address of this page with its choices, without the `#`. `None` if the page keeps its address.
    fn address(&self, page: Page) -> Option<String> {
        let choices = match page {
            Page::Fairness => self.fairness.choices(),
            Page::Check => self.check.choices(),
            Page::Lab => self.lab.choices(),
            Page::Rules => self.rules.choices(),
            Page::Hand => self.hand.choices(),
            Page::Counting => self.counting.choices(),
            Page::Bets => self.bets.choices(),
            Page::PayTable => self.paytable.choices(),
            Page::Equilibrium => self.equilibrium.choices(),
            Page::History => self.history.choices(),
            Page::Stats => self.stats.choices(),
            Page::Learn => self.learn.choices(),
        };
        Some(page.with(&choices?))
    }

    /// Passes the news to this page.
    fn hear(&mut self, page: Page, news: &News, is_open: bool) -> Vec<Effect> {
        match page {
            Page::Fairness => of_page::<FairnessPage>(
                self.fairness.hear(news, is_open),
                is_open,
                Effect::Fairness,
            ),
            Page::Check => {
                of_page::<CheckPage>(self.check.hear(news, is_open), is_open, Effect::Check)
            }
            Page::Lab => of_page::<LabPage>(self.lab.hear(news, is_open), is_open, Effect::Lab),
            Page::Rules => {
                of_page::<RulesPage>(self.rules.hear(news, is_open), is_open, Effect::Rules)
            }
            Page::Hand => of_page::<HandPage>(self.hand.hear(news, is_open), is_open, Effect::Hand),
            Page::Counting => of_page::<CountingPage>(
                self.counting.hear(news, is_open),
                is_open,
                Effect::Counting,
            ),
            Page::Bets => of_page::<BetsPage>(self.bets.hear(news, is_open), is_open, Effect::Bets),
            Page::PayTable => of_page::<PayTablePage>(
                self.paytable.hear(news, is_open),
                is_open,
                Effect::PayTable,
            ),
            Page::Equilibrium => of_page::<EquilibriumPage>(
                self.equilibrium.hear(news, is_open),
                is_open,
                Effect::Equilibrium,
            ),
            Page::History => {
                of_page::<HistoryPage>(self.history.hear(news, is_open), is_open, Effect::History)
            }
            Page::Stats => {
                of_page::<StatsPage>(self.stats.hear(news, is_open), is_open, Effect::Stats)
            }
            Page::Learn => {
                of_page::<LearnPage>(self.learn.hear(news, is_open), is_open, Effect::Learn)
            }
        }
    }

    /// Passes the news to every page.
    fn hear_all(&mut self, news: &News, open: Option<Page>) -> Vec<Effect> {
        let pages = Page::ALL.into_iter();
        pages
            .flat_map(|page| self.hear(page, news, open == Some(page)))
            .collect()
    }
}

impl Model {
    fn handle(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::FragmentChanged(fragment) => {
                // Messages that could not be fetched are requested again.
                let words = self.want_words().into_iter();
                words.chain(self.move_to(&fragment)).collect()
            }
            Msg::WentToQuestion(asks) => self.answer_question(asks),
            Msg::PressedEscape => self.answer_question(false),
            Msg::FoundRules(saved) => self.find_rules(saved),
            Msg::SettingsChanged(choices) => self.take_settings(&choices),
            Msg::TablesSpeak(language) => {
                self.settings.language = language;
                self.want_words().into_iter().collect()
            }
            Msg::GotWords(language, are_here) => self.got_words(language, are_here),
            Msg::TableChanged(request) => {
                self.see(request.as_ref());
                vec![]
            }
            Msg::WorkersAnswer(availability) => {
                self.workers = availability;
                vec![]
            }
            Msg::GotMistakes(mistakes) => {
                self.mistakes = mistakes;
                vec![]
            }
            Msg::GotMisplayed(misplayed) => {
                self.misplayed = misplayed;
                vec![]
            }
            Msg::Kept(outcome) => self.pages.hear_all(&News::Kept(outcome), self.page),
            Msg::KeptElsewhere => self.pages.hear_all(&News::KeptElsewhere, self.page),
            Msg::Fairness(msg) => {
                let effects = self.pages.fairness.update(msg);
                self.of_page::<FairnessPage>(Page::Fairness, effects, Effect::Fairness)
            }
            Msg::Check(msg) => {
                let effects = self.pages.check.update(msg);
                self.of_page::<CheckPage>(Page::Check, effects, Effect::Check)
            }
            Msg::Lab(msg) => {
                let effects = self.pages.lab.update(msg);
                self.of_page::<LabPage>(Page::Lab, effects, Effect::Lab)
            }
            Msg::Rules(msg) => {
                let effects = self.pages.rules.update(msg);
                self.of_page::<RulesPage>(Page::Rules, effects, Effect::Rules)
            }
            Msg::Hand(msg) => {
                let effects = self.pages.hand.update(msg);
                self.of_page::<HandPage>(Page::Hand, effects, Effect::Hand)
            }
            Msg::Counting(msg) => {
                let effects = self.pages.counting.update(msg);
                self.of_page::<CountingPage>(Page::Counting, effects, Effect::Counting)
            }
            Msg::Bets(msg) => {
                let effects = self.pages.bets.update(msg);
                self.of_page::<BetsPage>(Page::Bets, effects, Effect::Bets)
            }
            Msg::PayTable(msg) => {
                let effects = self.pages.paytable.update(msg);
                self.of_page::<PayTablePage>(Page::PayTable, effects, Effect::PayTable)
            }
            Msg::Equilibrium(msg) => {
                let effects = self.pages.equilibrium.update(msg);
                self.of_page::<EquilibriumPage>(Page::Equilibrium, effects, Effect::Equilibrium)
            }
            Msg::History(msg) => {
                let effects = self.pages.history.update(msg);
                self.of_page::<HistoryPage>(Page::History, effects, Effect::History)
            }
            Msg::Stats(msg) => {
                let effects = self.pages.stats.update(msg);
                self.of_page::<StatsPage>(Page::Stats, effects, Effect::Stats)
            }
            Msg::Learn(msg) => {
                let effects = self.pages.learn.update(msg);
                self.of_page::<LearnPage>(Page::Learn, effects, Effect::Learn)
            }
        }
    }

    /// The page at `#/fairness`.
    #[must_use]
    pub const fn fairness(&self) -> &FairnessPage {
        &self.pages.fairness
    }

    /// The page at `#/check`.
    #[must_use]
    pub const fn check(&self) -> &CheckPage {
        &self.pages.check
    }

    /// The page at `#/lab`.
    #[must_use]
    pub const fn lab(&self) -> &LabPage {
        &self.pages.lab
    }

    /// The page at `#/blackjack/rules`.
    #[must_use]
    pub const fn rules(&self) -> &RulesPage {
        &self.pages.rules
    }

    /// The page at `#/blackjack/hand`.
    #[must_use]
    pub const fn hand(&self) -> &HandPage {
        &self.pages.hand
    }

    /// The page at `#/blackjack/counting`.
    #[must_use]
    pub const fn counting(&self) -> &CountingPage {
        &self.pages.counting
    }

    /// The page at `#/blackjack/bets`.
    #[must_use]
    pub const fn bets(&self) -> &BetsPage {
        &self.pages.bets
    }

    /// The page at `#/poker/paytable`.
    #[must_use]
    pub const fn paytable(&self) -> &PayTablePage {
        &self.pages.paytable
    }

    /// The page at `#/poker/equilibrium`.
    #[must_use]
    pub const fn equilibrium(&self) -> &EquilibriumPage {
        &self.pages.equilibrium
    }

    /// The page at `#/history`.
    #[must_use]
    pub const fn history(&self) -> &HistoryPage {
        &self.pages.history
    }

    /// The page at `#/stats`.
    #[must_use]
    pub const fn stats(&self) -> &StatsPage {
        &self.pages.stats
    }

    /// The page at `#/learn`.
    #[must_use]
    pub const fn learn(&self) -> &LearnPage {
        &self.pages.learn
    }
}

impl Words {
    /// The heading of this page.
    #[must_use]
    pub fn page_heading(self, page: Page) -> &'static str {
        match page {
            Page::Fairness => FairnessPage::heading(self),
            Page::Check => CheckPage::heading(self),
            Page::Lab => LabPage::heading(self),
            Page::Rules => RulesPage::heading(self),
            Page::Hand => HandPage::heading(self),
            Page::Counting => CountingPage::heading(self),
            Page::Bets => BetsPage::heading(self),
            Page::PayTable => PayTablePage::heading(self),
            Page::Equilibrium => EquilibriumPage::heading(self),
            Page::History => HistoryPage::heading(self),
            Page::Stats => StatsPage::heading(self),
            Page::Learn => LearnPage::heading(self),
        }
    }
}

/// Converts effects of a page to effects of the bundle. Drops those that need the page if the player has left it.
fn of_page<P: ReadingPage>(
    effects: Vec<EffectOf<P>>,
    is_open: bool,
    effect: fn(EffectOf<P>) -> Effect,
) -> Vec<Effect> {
    let effects = effects.into_iter();
    let is_of_the_page = |it: &EffectOf<P>| match it {
        PageEffect::Announce(_) | PageEffect::Focus(_) => true,
        PageEffect::Save(..) => false,
        PageEffect::Own(own) => P::is_of_the_page(own),
    };
    let effects = effects.filter(|it| is_open || !is_of_the_page(it));
    effects.map(effect).collect()
}

impl Model {
    /// The effects of this page, which are dropped if they need the page and the player has left it.
    fn of_page<P: ReadingPage>(
        &self,
        page: Page,
        effects: Vec<EffectOf<P>>,
        effect: fn(EffectOf<P>) -> Effect,
    ) -> Vec<Effect> {
        of_page::<P>(effects, self.page == Some(page), effect)
    }
}

/// The availability of the workers that answer questions of the pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Availability {
    /// Available, as far as the page knows.
    #[default]
    Available,
    /// The browser gives the pages no worker, or one is late or has failed twice. A worker that starts changes this.
    NoWorker,
}

/// The state of the reading pages.
#[derive(Clone, Debug, Default)]
pub struct Model {
    visitor: Visitor,
    settings: Settings,
    /// The language of the pages. It follows the settings as soon as the messages are loaded.
    language: Language,
    page: Option<Page>,
    /// The address of the open page, without the `#`.
    address: String,
    pages: Pages,
    workers: Availability,
    mistakes: Mistakes<Start>,
    misplayed: Mistakes<Misplayed>,
    /// The limit for the cost of a strategy chart that the bundle of the tables knows.
    told_limit: Limit,
    /// The pay table that the player has chosen for the next hand of video poker, as the table last reported it.
    seen_pays: Option<PayTable>,
    /// The hand on the table, as the player has left it.
    seen: Option<Seen>,
    /// The rules of the saved blackjack table, for a visit that begins with another page.
    saved: Option<Rules>,
}

impl Model {
    /// Opens the page that this address names, for this visitor with these stored settings. Returns the first effects.
    /// Ignores a record of settings that cannot be read: the bundle of the tables reports it and keeps a copy.
    #[must_use]
    pub fn open(fragment: &str, visitor: Visitor, settings: Option<&str>) -> (Model, Vec<Effect>) {
        let choices = Choices::from_record(settings.unwrap_or_default()).unwrap_or_default();
        let mut model = Model {
            // The bundle of the tables has chosen the language, because the address may request one.
            settings: Settings {
                language: visitor.language,
                ..choices.over(&visitor)
            },
            language: visitor.spoken.unwrap_or(visitor.language),
            visitor,
            ..Model::default()
        };
        let mut effects: Vec<Effect> = model.want_words().into_iter().collect();
        effects.extend(model.go_to(fragment));
        effects.extend(model.follow_choices());
        (model, effects)
    }

    /// Handles a message and returns the effects that follow from it. The address follows the choices on the page, and the
    /// tables hear of a new limit for a chart.
    pub fn update(&mut self, msg: Msg) -> Vec<Effect> {
        let mut effects = self.handle(msg);
        effects.extend(self.follow_choices());
        let limit = self.pages.paytable.strategy().limit();
        if self.told_limit != limit {
            self.told_limit = limit;
            effects.push(Effect::TellChartLimit(limit));
        }
        effects
    }

    /// Replaces the address of the open page if it does not name the choices on it.
    fn follow_choices(&mut self) -> Option<Effect> {
        let address = self.pages.address(self.page?)?;
        if address == self.address {
            return None;
        }
        self.address.clone_from(&address);
        Some(Effect::ReplaceFragment(address))
    }

    /// Returns true if the open page asks for a confirmation. Only the history does.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.page == Some(Page::History) && self.pages.history.is_forgetting()
    }

    /// Asks for the confirmation again, or declines it.
    fn answer_question(&mut self, asks: bool) -> Vec<Effect> {
        if self.page != Some(Page::History) || asks == self.asks() {
            return vec![];
        }
        let msg = if asks {
            history::Msg::ClickedForget
        } else {
            history::Msg::CancelledForget
        };
        self.handle(Msg::History(msg))
    }

    /// Returns true if this fragment is the address of the open page.
    #[must_use]
    pub fn is_at(&self, fragment: &str) -> bool {
        self.page.is_some() && fragment.strip_prefix('#') == Some(self.address.as_str())
    }

    /// The address of the open page, without the `#`. It names all choices on the page.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The language of the pages.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The settings.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// Handles new settings. The language follows when its messages are loaded, which are fetched meanwhile.
    fn take_settings(&mut self, choices: &Choices) -> Vec<Effect> {
        let chosen = choices.over(&self.visitor);
        self.settings = Settings {
            language: self.settings.language,
            ..chosen
        };
        let is_another = chosen.language != self.language;
        let words = is_another.then_some(Effect::FetchWords(chosen.language));
        words.into_iter().collect()
    }

    /// The language of the pages, if the tables use another. The messages of that language did not come.
    #[must_use]
    pub fn other_language(&self) -> Option<Language> {
        (self.language != self.settings.language).then_some(self.language)
    }

    /// The request for the messages of the language in the settings, if the pages use another.
    fn want_words(&self) -> Option<Effect> {
        let wanted = self.settings.language;
        (wanted != self.language).then_some(Effect::FetchWords(wanted))
    }

    /// Handles the messages of a language. Ignores a language that is no longer wanted.
    fn got_words(&mut self, language: Language, are_here: bool) -> Vec<Effect> {
        let is_wanted = language == self.settings.language && language != self.language;
        match (is_wanted, are_here) {
            (false, _) => return vec![],
            (true, false) => return vec![Effect::LackWords],
            (true, true) => (),
        }
        self.language = language;
        vec![]
    }

    /// The open page. `None` while the player is elsewhere.
    #[must_use]
    pub const fn page(&self) -> Option<Page> {
        self.page
    }

    /// The hand on the table, as far as the coach knows it.
    #[must_use]
    pub const fn seen(&self) -> Option<&Seen> {
        self.seen.as_ref()
    }

    /// The availability of the workers that answer questions of the pages.
    #[must_use]
    pub const fn workers(&self) -> Availability {
        self.workers
    }

    /// The pay table that the player uses at the table of video poker, or else that of the page about pay tables.
    #[must_use]
    pub fn used_pays(&self) -> &PayTable {
        self.seen_pays.as_ref().unwrap_or(self.paytable().table())
    }

    /// The misplayed hands of blackjack.
    #[must_use]
    pub const fn mistakes(&self) -> &Mistakes<Start> {
        &self.mistakes
    }

    /// The misplayed hands of video poker.
    #[must_use]
    pub const fn misplayed(&self) -> &Mistakes<Misplayed> {
        &self.misplayed
    }

    /// The rules of the blackjack table, as far as they are known.
    #[must_use]
    pub fn table_rules(&self) -> Option<Rules> {
        self.seen.as_ref().map(|seen| seen.rules).or(self.saved)
    }

    /// The rules that the player chose last on the rules page, or else those of the table.
    fn rules_in_mind(&self) -> Option<Rules> {
        self.pages.rules.named().or(self.table_rules())
    }

    /// Notes the state of the table. If the player has left the table, there is no request, and the last state stays.
    /// If the coach is switched off, there is no request either, and the last state is dropped because it may be out of
    /// date.
    fn see(&mut self, request: Option<&AnyCoachRequest>) {
        match request {
            Some(AnyCoachRequest::Blackjack(request)) => self.seen = Some(Seen::of(&request.at)),
            Some(
                AnyCoachRequest::VideoPoker(_)
                | AnyCoachRequest::SoloDraw(_)
                | AnyCoachRequest::PokerMatch(_),
            )
            | None => match self.settings.coach {
                settings::Coach::Off => self.seen = None,
                settings::Coach::Asked | settings::Coach::After | settings::Coach::Always => (),
            },
        }
        if let Some(AnyCoachRequest::VideoPoker(request)) = request {
            self.seen_pays = Some(request.at.chosen);
        }
    }

    /// Handles the rules of the saved table. An open page adopts them.
    fn find_rules(&mut self, saved: Option<Rules>) -> Vec<Effect> {
        self.saved = saved;
        match self.rules_in_mind() {
            Some(rules) => self.pages.hear_all(&News::Rules(rules), self.page),
            None => vec![],
        }
    }

    /// Goes to this address. Announces the page if it is another one.
    fn move_to(&mut self, fragment: &str) -> Vec<Effect> {
        let before = self.page;
        let mut effects = self.go_to(fragment);
        if self.page.is_some() && self.page != before {
            // The page's own announcements follow its name.
            effects.insert(0, Effect::EnterPage);
        }
        effects
    }

    fn go_to(&mut self, fragment: &str) -> Vec<Effect> {
        let before = self.page;
        self.page = match Address::parse(fragment).route {
            Route::Reading(page) => Some(page),
            Route::Home | Route::Table(_) | Route::Settings | Route::Guide | Route::Unknown => None,
        };
        if let Some(left) = before.filter(|_| before != self.page) {
            self.pages.leave(left);
        }
        fragment
            .strip_prefix('#')
            .unwrap_or(fragment)
            .clone_into(&mut self.address);
        let fields = Fragment::parse(fragment).fields;
        let visit = Visit {
            fields: &fields,
            was_open: before == self.page,
            at_table: self.table_rules(),
            rules: self.rules_in_mind(),
            pays: self.seen_pays,
        };
        match self.page {
            Some(page) => self.pages.open(page, &visit),
            None => vec![],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts that this effect of a page is dropped if the player has left the page.
    fn assert_dropped<P: ReadingPage>(effect: EffectOf<P>, of: fn(EffectOf<P>) -> Effect) {
        let kept = of_page::<P>(vec![effect.clone()], true, of);
        assert_eq!(kept.len(), 1);
        assert_eq!(of_page::<P>(vec![effect], false, of), []);
    }

    /// A page that the player has left does not change the address of another place.
    #[test]
    fn left_page_changes_no_address() {
        let (mut model, _) = Model::open("#/lab", Visitor::default(), None);
        model.update(Msg::FragmentChanged("#/poker/solo".to_owned()));
        let typed = Msg::Lab(lab::Msg::TypedHands("7".to_owned()));
        assert_eq!(model.update(typed), []);
        let effects = model.update(Msg::FragmentChanged("#/lab".to_owned()));
        let address = Effect::ReplaceFragment("/lab?hands=7".to_owned());
        assert!(effects.contains(&address), "{effects:?}");
    }

    #[test]
    fn announcement_of_left_page_is_dropped() {
        assert_dropped::<hand::HandPage>(hand::Effect::Announce(()), Effect::Hand);
        assert_dropped::<stats::StatsPage>(stats::Effect::Announce(()), Effect::Stats);
    }
}

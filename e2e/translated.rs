//! A page that a browser's translator has translated. Every game and every reading page shows the same as without a
//! translator, with every translatable word in the other language.
//!
//! Each walk runs twice, with the same entropy and the same clock: first on the plain page, then on a translated one
//! (`translator.js`). After each step the second page must show the state of the first.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use fair_deal::app::language::Language;
use fair_deal::app::route::{Page as Reading, TableId, VideoPokerTableId};
use fair_deal::history::GameName;
use fair_deal::poker::DayGame;
use fair_deal::table::Mode;
use serde_json::{Value, json};

use crate::blackjack::chips::EIGHTS;
use crate::page::{DESKTOP, Page, key, strings, sure, wait_for};
use crate::patience;
use crate::tests;

tests! {
    chromium_only DESKTOP => [translated_places_beside_tables_stay_true],
    soak DESKTOP => [
        translated_blackjack_follows_the_game,
        translated_draw_poker_follows_the_game,
        translated_poker_matches_follow_the_game,
        translated_reading_pages_follow_the_visitor,
    ],
}

/// An action of a visitor.
#[derive(Clone, Copy, Debug)]
enum Act {
    /// Loads the page at this fragment.
    Open(&'static str),
    /// Follows a link to this fragment.
    Go(&'static str),
    /// Focuses the first element that this selects, and clicks it.
    Click(&'static str),
    /// Types this into the field that this selects.
    Type(&'static str, &'static str),
    /// Chooses the option at this place of the list that this selects, counted from 0.
    Choose(&'static str, usize),
    /// Presses this key.
    Key(char),
    /// Chooses this language.
    Speak(&'static str),
    /// Waits until this script returns true.
    Wait(&'static str),
    /// Plays a round: deals, presses each of these buttons where it is offered, and then ends the round.
    Round(&'static [&'static str]),
    /// Plays a round with the coach. Each step waits for its answer.
    CoachedRound(&'static [&'static str]),
}

use Act::{Choose, Click, CoachedRound, Go, Key, Open, Round, Speak, Type, Wait};

/// The buttons without a plan: they end every round and cost the least.
const TO_THE_END: [&str; 6] = ["n", "s", "0", "X", "C", "F"];

/// The maximum number of steps of a round.
const LONGEST_ROUND: usize = 40;

/// The time without changes before the next step, in milliseconds. It is longer than an announcement waits.
const STILL_MS: u32 = 200;

/// The button of the coach, the last tool but one.
const COACH: &str = ".tools button:nth-last-of-type(2)";

const COACH_VALUES: &str =
    "document.querySelector('[data-coach] [data-ev], [data-coach] [data-chance]') !== null";
/// After a round the coach says nothing at some tables.
const COACH_SPOKE: &str =
    "document.querySelector('[data-coach]') !== null || window.isQuiet(2_000)";

/// The actions at a table.
fn at_the_table(id: TableId) -> Vec<Act> {
    match id {
        TableId::Blackjack(Mode::Free) => blackjack(),
        TableId::SoloDraw(Mode::Free) => vec![
            Open("#/poker/solo"),
            Click("[data-button=deal]"),
            Click("li:nth-child(1) > [data-card]"),
            Click("li:nth-child(3) > [data-card]"),
            Click("[data-button=swap]"),
            Click("[data-button=swap]"),
            Click("li:nth-child(2) > [data-card]"),
            Click("[data-button=swap]"),
            Round(&[]),
            Choose(".rules select", 2),
            Click(COACH),
            CoachedRound(&[]),
            Click(COACH),
            Go(
                "#/poker/solo?deal=0500000000000000000000000000000000000000000000000000000000000009&cut=3&rules=2-jokers",
            ),
            Round(&[]),
        ],
        TableId::VideoPoker(VideoPokerTableId::Free) => vec![
            Open("#/poker/jacks"),
            Click("[data-coins='3']"),
            Click("[data-button=deal]"),
            Click("li:nth-child(1) > [data-card]"),
            Click("li:nth-child(4) > [data-card]"),
            Click("[data-button=swap]"),
            Click("[data-coins='1']"),
            Round(&[]),
            Click(COACH),
            CoachedRound(&[]),
            Click("[data-coach] summary"),
            Click(COACH),
            // Kings or Better, with its joker.
            Go("#/poker/jacks?rules=800-200-100-50-20-7-5-3-2-1-1"),
            Round(&["swap"]),
            Go("#/poker/jacks?practice=joker&rules=800-200-100-50-20-7-5-3-2-1-1"),
            Wait("document.querySelector('[data-practice]') !== null"),
            Click("li:nth-child(2) > [data-card]"),
            Round(&["swap"]),
            Click("[data-button=end-practice]"),
        ],
        TableId::PokerMatch(Mode::Free) => poker_match(),
        TableId::Blackjack(Mode::Daily) => daily("#/blackjack/daily"),
        TableId::SoloDraw(Mode::Daily) => daily("#/poker/daily"),
        TableId::VideoPoker(VideoPokerTableId::Daily(day)) => daily(match day {
            DayGame::JacksOrBetter => "#/poker/jacks/daily",
            DayGame::DoubleDoubleBonus => "#/poker/jacks/daily/double-double-bonus",
            DayGame::Deuces => "#/poker/jacks/daily/deuces",
        }),
        TableId::PokerMatch(Mode::Daily) => daily("#/poker/duel/daily"),
    }
}

/// The actions at the blackjack tables: with and without chips, with the panels beside the table, and practice.
fn blackjack() -> Vec<Act> {
    vec![
        Open("#/blackjack"),
        Round(&["h"]),
        Round(&[]),
        // Beside the table.
        Click(".seal .link"),
        Click(".seal .link"),
        Click("[data-tool=settings]"),
        Click("[name=suits][value=four]"),
        Click("[data-tool=settings]"),
        Click(".tools button:last-of-type"),
        Wait("document.querySelector('.guide h3') !== null"),
        Click(".tools button:last-of-type"),
        Key('t'),
        Key('a'),
        Key(key::ESCAPE),
        // Cut and mix, first with refused input.
        Click("[data-button=cut-first]"),
        Type(".cut-at input", "99"),
        Type(".cut-at input", "17"),
        Type(".mix input", "six dice: 3 1 4 1 5 9"),
        Click("[data-button=cut]"),
        Round(&[]),
        // The coach.
        Key('k'),
        CoachedRound(&["h", "s"]),
        Click("[data-coach] summary"),
        CoachedRound(&["s"]),
        Key('k'),
        // For chips: bets by chip and by number, a split, doubling, insurance that pays and insurance that does not.
        Choose(".rules select", 3),
        Click("[data-chip='25']"),
        Round(&["p", "p", "h", "d"]),
        Click("[data-bets=double]"),
        Round(&["p"]),
        Go(
            "#/blackjack?deal=5d00000000000000000000000000000000000000000000000000000000000009&cut=0&rules=vegas",
        ),
        Wait("document.querySelector('main').dataset.phase === 'ready'"),
        Round(&["i"]),
        Go(
            "#/blackjack?deal=0400000000000000000000000000000000000000000000000000000000000009&cut=0&rules=vegas",
        ),
        Wait("document.querySelector('main').dataset.phase === 'ready'"),
        Key('k'),
        CoachedRound(&["i", "h"]),
        Key('k'),
        // Practice, at once.
        Open("#/blackjack?practice=soft&rules=vegas"),
        Wait("document.querySelector('[data-practice]') !== null"),
        Round(&["h"]),
        Click("[data-button=end-practice]"),
        // Restored rounds.
        Open("#/blackjack"),
        Round(&[]),
    ]
}

/// The actions at the table of the poker match, without chips and for chips.
fn poker_match() -> Vec<Act> {
    vec![
        Open("#/poker/duel"),
        Click("[data-button=deal]"),
        Click("li:nth-child(2) > [data-card]"),
        Click("[data-button=swap]"),
        Round(&[]),
        // More opponents, jokers, and chips.
        Click("[data-tool=opponents]"),
        Click("[name=opponent]:not(:checked)"),
        Choose("aside select", 1),
        Click(".sheet-panel header button"),
        Round(&[]),
        Click("[data-tool=opponents]"),
        Click("[name=betting][value=chips]"),
        Click(".sheet-panel header button"),
        Round(&["B", "C", "swap"]),
        Round(&["X", "R"]),
        Round(&["F"]),
        Click(COACH),
        CoachedRound(&["C"]),
        Click(COACH),
    ]
}

/// The actions at a daily table: all ten rounds, and sharing their result.
fn daily(fragment: &'static str) -> Vec<Act> {
    let mut acts = vec![Open(fragment)];
    acts.extend([Round(&[]); 10]);
    acts.push(Click("[data-button=share-result]"));
    acts
}

/// The actions on the page about bets.
fn with_bets() -> Vec<Act> {
    vec![
        Open("#/blackjack/bets?rounds=1000000"),
        Choose("#bets-count", 2),
        Type(".rungs input", "x"),
        Type(".rungs input", "1"),
        Click(".risk-page .do .main"),
        Wait("document.querySelector('.risk-page [data-stage=finished]') !== null"),
        Click(".risk-page .do [data-save]"),
    ]
}

/// The actions on the page about counting cards.
fn with_counting() -> Vec<Act> {
    vec![
        Open("#/blackjack/counting"),
        Click("#drill-begin"),
        Click(".drill .do button:nth-child(2)"),
        Click("#drill-next"),
        Click("#drill-next"),
        Click("#drill-next"),
        // The last button finishes the drill.
        Click(".drill .do button:last-child"),
        Click("#drill-begin"),
        Click(".drill .do button:last-child"),
        Click("#indices-now"),
        Wait("document.querySelector('.index-plays [data-stage=done]') !== null"),
    ]
}

/// The actions on the page of the equilibrium.
fn with_charts() -> Vec<Act> {
    vec![
        Open("#/poker/equilibrium"),
        Wait("document.querySelector('[data-chart=mix]') !== null"),
        Choose("#match-stage", 2),
        Wait("document.querySelector('#match-second') !== null"),
        Choose("#match-after", 1),
        Wait("document.querySelector('[data-chart=mix]') !== null"),
        Click(".chart .numbers summary"),
        Click(".save-menu summary"),
    ]
}

/// The actions on a reading page.
fn on_the_page(page: Reading) -> Vec<Act> {
    match page {
        Reading::Learn => vec![Open("#/learn")],
        Reading::Fairness => vec![
            Open("#/fairness"),
            Wait("document.querySelector('[data-files=true], [data-files=false]') !== null"),
        ],
        Reading::Check => vec![
            Open("#/check"),
            Click("main .links a"),
            Wait("document.querySelector('[data-verdict=consistent]') !== null"),
            Type("#noted", "ffa7"),
            Type("#noted", "00"),
            Click(".steps details summary"),
            Go(
                "#/check?game=poker-duel&rules=rk-1-joker&deal=755857880e120d9459f8a967958f4bf832e02acdb94518de504f35c6443d818a&cut=17&seal=ffa70777a13ea0d9c74b471be9781825788b8f34baa06208db5667a2d84d5201&play=5",
            ),
            Go("#/check?deal=7"),
        ],
        Reading::Lab => vec![
            Open("#/lab"),
            Go("#/lab?hand=KS.KH.7D.X1.2S"),
            Wait("document.querySelector('.told') !== null"),
            Choose(".picker label:nth-child(3) select", 9),
            Type("#hands", "0"),
            Type("#hands", "700"),
            Click(".experiment .do button"),
            Wait("document.querySelector('.experiment .progress')?.dataset.stage === 'finished'"),
            Click(".experiment .do button"),
            Wait("document.querySelector('.experiment .progress')?.dataset.stage === 'finished'"),
        ],
        Reading::Rules => vec![
            Open("#/blackjack/rules?rules=vegas"),
            Wait(RULES_DONE),
            Choose(".switch [name=soft17]", 1),
            Wait(RULES_DONE),
            Choose(".switch [name=decks]", 2),
            Wait(RULES_DONE),
            Click(".strategy details summary"),
            Choose("#compare-with", 2),
            Wait(RULES_DONE),
            Choose("#compare-with", 1),
            Wait(RULES_DONE),
            Click("[data-own=begin]"),
            Wait("document.querySelector('[data-own-cost]') !== null"),
            Click(".own-chart [data-row='hard 16'] [data-up='9']"),
            Wait("document.querySelector('[data-own-change]') !== null"),
            Click("[data-own=reset]"),
            Click("[data-own=remove]"),
        ],
        Reading::Hand => vec![
            Open("#/blackjack/hand?rules=vegas&up=TD&hand=8S.8H"),
            Wait("document.querySelector('[data-part=plays]') !== null"),
            Choose("#hand-rules", 1),
            Type("#cards-hand", "10 x"),
            Type("#cards-hand", "10 6"),
            Click(".any-hand [data-rank='5']"),
        ],
        Reading::Counting => with_counting(),
        Reading::Bets => with_bets(),
        Reading::PayTable => vec![
            Open("#/poker/paytable"),
            Wait(PRACTICE_FOUND),
            Click(".pay-tables .proposed:not([aria-pressed=true])"),
            Type(".pays input", "x"),
            Type(".pays input", "801"),
            Wait("document.querySelector('[data-return]') !== null"),
            Wait(PRACTICE_FOUND),
        ],
        Reading::Equilibrium => with_charts(),
        Reading::History => vec![
            Open("#/poker/jacks"),
            Round(&[]),
            Open("#/poker/solo"),
            Round(&["swap"]),
            Go("#/history"),
            Wait("document.querySelectorAll('.rounds li').length === 2"),
            Choose(".filters select", 1),
            Wait("document.querySelector('.history .looking') === null"),
            Choose(".filters select", 0),
            Wait("document.querySelectorAll('.rounds li').length === 2"),
            Click(".rounds li a"),
            Wait("document.querySelector('.scenes') !== null"),
            Go("#/history"),
            Click("[data-tool=forget]"),
        ],
        Reading::Stats => vec![
            Open("#/poker/jacks"),
            Round(&[]),
            Open("#/poker/solo"),
            Round(&[]),
            Go("#/stats"),
            Wait(COUNTED),
            Click(".stats details summary"),
            Choose(".filters select", 2),
            Wait(COUNTED),
            Choose(".filters select", 0),
            Wait(COUNTED),
        ],
    }
}

/// True if the result of a judged day has arrived.
const DAY_JUDGED: &str = "document.querySelector('[data-button=share-result]') === null
    || !/^.(blackjack|poker.jacks)/.test(document.querySelector('main').dataset.route)
    || document.querySelector('[data-day-cost]') !== null";
const PRACTICE_FOUND: &str = "['close', 'penalty'].every(it => document.querySelector(`.practise a[href*='practice=${it}']`) !== null)";
const RULES_DONE: &str = "document.querySelector('[data-edge]') !== null && document.querySelector('.older, [data-stage=under-way]') === null";
const COUNTED: &str = "document.querySelector('.stats') !== null && document.querySelector('.stats .looking, [aria-busy]') === null";

/// The games of one test. Each game belongs to one test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Games {
    Blackjack,
    DrawPoker,
    PokerMatches,
}

impl Games {
    const fn with(game: GameName) -> Games {
        match game {
            GameName::Blackjack => Games::Blackjack,
            GameName::SoloDraw | GameName::VideoPoker => Games::DrawPoker,
            GameName::PokerMatch => Games::PokerMatches,
        }
    }

    /// The actions at all their tables.
    fn walk(self) -> Vec<Act> {
        let all = TableId::ALL.into_iter();
        all.filter(|id| Games::with(id.game()) == self)
            .flat_map(at_the_table)
            .collect()
    }
}

async fn translated_blackjack_follows_the_game(page: &Page) {
    walk_twice(page, &Games::Blackjack.walk()).await;
}

async fn translated_draw_poker_follows_the_game(page: &Page) {
    walk_twice(page, &Games::DrawPoker.walk()).await;
}

async fn translated_poker_matches_follow_the_game(page: &Page) {
    walk_twice(page, &Games::PokerMatches.walk()).await;
}

async fn translated_reading_pages_follow_the_visitor(page: &Page) {
    let walk: Vec<Act> = Reading::ALL.into_iter().flat_map(on_the_page).collect();
    walk_twice(page, &walk).await;
}

async fn translated_places_beside_tables_stay_true(page: &Page) {
    let walk = [
        Open("#/settings"),
        Click("[name=theme][value=light]"),
        Click("[name=coach][value=always]"),
        Speak("ja"),
        Go("#/blackjack"),
        CoachedRound(&[]),
        Open("#/settings"),
        Speak("ru"),
        Speak("en"),
        Go("#/rules"),
        Wait("document.querySelector('.guide h3') !== null"),
        Go("#/nowhere"),
        Go("#/blackjack?deal=123"),
        Click(".notice button"),
        Key('?'),
        Key(key::ESCAPE),
    ];
    walk_twice(page, &walk).await;
    page.open("#/settings").await;
    let names = page.texts("[name=language] + span").await;
    assert_eq!(names, Language::ALL.map(Language::own_name));
    page.go("#/blackjack").await;
    page.until("a table", |scene| !scene.phase.is_empty()).await;
    page.settle().await;
    assert_eq!(
        page.texts("main h1").await,
        ["⟦Blackjack⟧"],
        "words are translated"
    );
    assert_eq!(page.texts("[data-button=deal]").await, ["⟦Deal⟧"]);
    assert_eq!(page.title().await, "⟦Blackjack – Fair Deal⟧");
}

/// The page after a step, and its announcements so far.
#[derive(Clone, Debug)]
struct Seen {
    step: String,
    shown: Value,
    heard: Value,
    /// The buttons of the bar, as the page contract names them.
    offered: Vec<String>,
    phase: String,
}

impl Seen {
    /// The number of writes into the live region.
    fn written(&self) -> u64 {
        self.heard["written"].as_u64().unwrap_or_default()
    }
}

/// Runs a walk on a plain page, and then on a translated one.
async fn walk_twice(page: &Page, walk: &[Act]) {
    let entropy = "
        Crypto.prototype.getRandomValues = bytes => {
            bytes.set('SECRET'.match(/../g).map(hex => parseInt(hex, 16)).slice(0, bytes.length));
            return bytes;
        };";
    run_first(page, &entropy.replace("SECRET", EIGHTS)).await;
    run_first(page, include_str!("shown.js")).await;
    page.saves_data().await;
    let mut as_it_is = Walk::new(page, None);
    as_it_is.go(walk).await;
    let expected = as_it_is.seen;
    run_first(page, include_str!("translator.js")).await;
    page.move_to_another_origin();
    page.store_settings("speed=off").await;
    let mut translated = Walk::new(page, Some(expected));
    translated.go(walk).await;
    let faults: Vec<String> = as_it_is
        .faults
        .into_iter()
        .chain(translated.faults)
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

async fn run_first(page: &Page, script: &str) {
    sure(page.session().run_first(script).await, "a script");
}

/// A walk and its recorded states.
struct Walk<'a> {
    page: &'a Page,
    seen: Vec<Seen>,
    /// The states of the same walk on the plain page.
    expected: Option<Vec<Seen>>,
    /// Texts in forbidden places (`shown.js`).
    faults: BTreeSet<String>,
}

impl<'a> Walk<'a> {
    fn new(page: &'a Page, expected: Option<Vec<Seen>>) -> Walk<'a> {
        Walk {
            page,
            seen: vec![],
            expected,
            faults: BTreeSet::new(),
        }
    }

    async fn go(&mut self, walk: &[Act]) {
        for (number, act) in walk.iter().enumerate() {
            match *act {
                Round(plan) => self.round(plan, false).await,
                CoachedRound(plan) => self.round(plan, true).await,
                Open(_) | Go(_) | Click(_) | Type(..) | Choose(..) | Key(_) | Speak(_)
                | Wait(_) => {
                    self.act(*act).await;
                    // The awaited state may be there already, or not.
                    if !matches!(walk.get(number + 1), Some(Wait(_))) {
                        self.look(format!("{act:?}")).await;
                    }
                }
            }
        }
    }

    async fn act(&self, act: Act) {
        let page = self.page;
        match act {
            Open(fragment) => page.open(fragment).await,
            Go(fragment) => page.go(fragment).await,
            Key(key) => page.tap(key).await,
            Speak(language) => page.set("language", language).await,
            Wait(script) => page.until_js(script, script).await,
            Type(field, text) => {
                self.comes(field).await;
                page.type_into(field, text).await;
            }
            Click(selector) => {
                self.comes(selector).await;
                let script = "
                    const it = document.querySelector(arguments[0]);
                    it.focus();
                    it.click();";
                page.js(script, &[json!(selector)]).await;
            }
            Choose(selector, place) => {
                self.comes(selector).await;
                let script = "
                    const [selector, place] = arguments;
                    const list = document.querySelector(selector);
                    list.focus();
                    list.selectedIndex = place;
                    list.dispatchEvent(new Event('change', { bubbles: true }));";
                page.js(script, &[json!(selector), json!(place)]).await;
            }
            Round(_) | CoachedRound(_) => {}
        }
    }

    async fn comes(&self, selector: &str) {
        let there = format!("document.querySelector({}) !== null", json!(selector));
        self.page.until_js(selector, &there).await;
    }

    /// Plays a round to its end.
    async fn round(&mut self, plan: &[&str], is_coached: bool) {
        let mut plan = plan.iter().peekable();
        for number in 0..LONGEST_ROUND {
            let (offered, phase) = match self.seen.last() {
                Some(seen) => (seen.offered.clone(), seen.phase.clone()),
                None => (vec![], String::new()),
            };
            let is_offered = |id: &&&str| offered.iter().any(|it| it == **id);
            let id = if number == 0 && offered.iter().any(|it| it == "deal") {
                "deal"
            } else if phase == "over" {
                return;
            } else if let Some(id) = plan.next_if(is_offered) {
                id
            } else if let Some(id) = TO_THE_END.iter().find(is_offered) {
                id
            } else {
                panic!("nothing ends the round: {offered:?} in phase {phase}");
            };
            let button = format!("[data-button='{id}']");
            self.comes(&button).await;
            let script = "
                const it = document.querySelector(arguments[0]);
                it.focus();
                it.click();";
            self.page.js(script, &[json!(button)]).await;
            if is_coached && self.expected.is_none() {
                self.page.settle().await;
                let scene = self.page.scene().await;
                let said = match scene.phase.as_str() {
                    "over" => COACH_SPOKE,
                    _ => COACH_VALUES,
                };
                self.page.until_js("the coach speaks", said).await;
            }
            if self.expected.is_none() {
                self.page.settle().await;
                let judged = "the day is judged";
                self.page.until_js(judged, DAY_JUDGED).await;
            }
            self.look(format!("pressed {id}")).await;
        }
        panic!("the round does not end");
    }

    /// Records the page when it is still. On the second walk, waits for the expected state.
    async fn look(&mut self, step: String) {
        let page = self.page;
        page.step(step.clone());
        let still = format!("window.isQuiet({STILL_MS})");
        page.until_js("the page is still", &still).await;
        let seen = match &self.expected {
            None => self.read(step).await,
            Some(expected) => {
                let expected = expected.get(self.seen.len()).cloned();
                let expected = expected.unwrap_or_else(|| panic!("{step} is one step more"));
                assert_eq!(step, expected.step, "the same steps");
                self.wait_until_equal(&expected).await
            }
        };
        assert_eq!(seen.shown["fault"], false, "after {}", seen.step);
        let kinds: &[&str] = match self.expected {
            None => &["besideOthers", "unprotected"],
            Some(_) => &["untranslated", "kept"],
        };
        for kind in kinds {
            for text in self.texts(kind).await {
                self.faults.insert(format!("{kind}: {text}"));
            }
        }
        self.seen.push(seen);
    }

    async fn texts(&self, kind: &str) -> Vec<String> {
        strings(&self.page.js(&format!("return window.{kind}()"), &[]).await)
    }

    async fn read(&self, step: String) -> Seen {
        let script = "return {
            shown: window.shown(),
            heard: window.heard(),
            offered: [...document.querySelectorAll('.actions [data-button]')].map(it => it.dataset.button),
            phase: document.querySelector('main')?.dataset.phase ?? '',
        }";
        let read = wait_for(async || self.page.session().run(script, &[]).await.ok()).await;
        let read = read.expect("what the page shows");
        Seen {
            step,
            shown: read["shown"].clone(),
            heard: read["heard"].clone(),
            offered: strings(&read["offered"]),
            phase: read["phase"].as_str().unwrap_or_default().to_owned(),
        }
    }

    /// Waits until the translated page shows the state of the plain one.
    async fn wait_until_equal(&self, expected: &Seen) -> Seen {
        let begun = Instant::now();
        let place = self.seen.len().checked_sub(1);
        let before = |all: &[Seen]| place.and_then(|place| all.get(place).map(Seen::written));
        let was_written = before(self.expected.as_deref().unwrap_or_default());
        let is_told = was_written != Some(expected.written());
        let was_written = before(&self.seen);
        loop {
            let seen = self.read(expected.step.clone()).await;
            let silent = is_told && was_written == Some(seen.written());
            let silent = silent.then(|| "nothing is announced".to_owned());
            match difference(expected, &seen).or(silent) {
                None => return seen,
                Some(difference) if begun.elapsed() > patience() => {
                    panic!("after {}: {difference}", expected.step)
                }
                Some(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }
}

/// The difference between the translated page and the plain one.
fn difference(expected: &Seen, seen: &Seen) -> Option<String> {
    for part in ["text", "names", "values", "focus", "title"] {
        let [should, is] = [expected, seen].map(|it| it.shown[part].as_str().unwrap_or_default());
        if should != is {
            let common = should.chars().zip(is.chars());
            let common = common.take_while(|(one, other)| one == other).count();
            let from = common.saturating_sub(40);
            let around = |text: &str| text.chars().skip(from).take(120).collect::<String>();
            return Some(format!(
                "its {part} should be “…{}…”, and is “…{}…”",
                around(should),
                around(is)
            ));
        }
    }
    // The coach's sentence may arrive in time to join the news, or after them.
    let [should, is] = [expected, seen].map(|it| it.heard["text"].as_str().unwrap_or_default());
    if !should.ends_with(is) && !is.ends_with(should) {
        return Some(format!(
            "it should announce “{should}”, and announces “{is}”"
        ));
    }
    None
}

//! The places of the page: each table in each of its phases, each page in its main states, and the panels and lists
//! that open beside them. The lists come from the library, so the walk visits a new table, page or language too. A
//! `match` here leads to the states of each page. It does not compile until a new page is added.
//!
//! The walk uses only what is equal in all languages: addresses, the codes of buttons, and keys.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use fair_deal::app::language::Language;
use fair_deal::app::route::{Page as Reading, Route, TableId, VideoPokerTableId};
use fair_deal::app::settings::Visitor;
use fair_deal::app::{Cmd, Model, Msg, Panel, Stored};
use fair_deal::core::{Secret, Today};
use fair_deal::history::GameName;
use fair_deal::poker::poker_match::{Betting, Opponents, Rules};
use fair_deal::table::keys::Key;
use fair_deal::table::{AnyTable, Mode, Stage};
use serde_json::json;

use crate::blackjack::chips::EIGHTS;
use crate::blackjack::rounds;
use crate::layout::HOLD_THE_DEALER;
use crate::oracle::{Blackjack, Card, Deal, Preset};
use crate::page::{Page, Scene, stored};

/// The languages of the page.
pub(crate) fn languages() -> impl Iterator<Item = &'static str> {
    Language::ALL.into_iter().map(Language::code)
}

/// The languages of the page, each with the expected value from the words themselves.
pub(crate) fn in_every_language<T>(expected: impl Fn(Language) -> T) -> Vec<(&'static str, T)> {
    Language::ALL
        .into_iter()
        .map(|language| (language.code(), expected(language)))
        .collect()
}

/// The address of a table.
pub(crate) fn address(id: TableId) -> String {
    format!("#{}", id.route().path())
}

/// The addresses of all tables of this mode, in the page's order.
pub(crate) fn addresses(mode: Mode) -> impl Iterator<Item = String> {
    let of_mode = TableId::ALL.into_iter().filter(move |id| id.mode() == mode);
    of_mode.map(address)
}

/// A step on the way to a place.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// Clicks the first element of this selector, once it exists.
    Click(&'static str),
    /// Presses this key.
    Key(char),
    /// Follows a link to this fragment.
    Go(String),
    /// Waits until this JavaScript expression is true.
    Until(&'static str),
    /// Runs this script in the page.
    Js(&'static str),
    /// Plays until the table is in this phase, with the cheapest decisions.
    Phase(&'static str),
    /// Plays all rounds of a day.
    Day,
    /// Plays all rounds of a shoe.
    Shoe,
}

use Step::{Click, Day, Go, Js, Phase, Shoe, Until};

/// A place that a person can visit.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    /// The name of the place in failures.
    pub(crate) name: String,
    /// The first address to open.
    fragment: String,
    /// Stored settings in addition to those of the walk: `&cut=on`.
    settings: &'static str,
    /// The steps after opening the address.
    steps: Vec<Step>,
    /// The `data-route` of the place.
    route: &'static str,
    /// The `data-phase` of the place; empty away from the tables.
    phase: &'static str,
    /// A JavaScript expression that is true when the place shows its content.
    shows: &'static str,
}

impl Place {
    fn new(name: impl Into<String>, route: Route, fragment: impl Into<String>) -> Place {
        Place {
            name: name.into(),
            fragment: fragment.into(),
            settings: "",
            steps: vec![],
            route: route.path(),
            phase: "",
            shows: "true",
        }
    }

    /// A table with a round in this phase.
    fn table(id: TableId, name: &str, fragment: &str, phase: &'static str) -> Place {
        let name = format!("{}: {name}", id.name());
        Place {
            phase,
            steps: vec![Phase(phase)],
            ..Place::new(name, id.route(), fragment)
        }
    }

    fn then(mut self, steps: impl IntoIterator<Item = Step>) -> Place {
        self.steps.extend(steps);
        self
    }

    fn with(self, settings: &'static str) -> Place {
        Place { settings, ..self }
    }

    fn shows(self, shows: &'static str) -> Place {
        Place { shows, ..self }
    }

    /// Goes to the place from another one, in the language and look of these settings, and asserts the arrival.
    pub(crate) async fn reach(&self, page: &Page, settings: &str) {
        let record = format!("{settings}{}", self.settings);
        let store = "localStorage.setItem(arguments[0], arguments[1])";
        page.js(store, &[json!(stored::SETTINGS), json!(record)])
            .await;
        page.forget_rounds().await;
        page.load(&self.fragment).await;
        page.until(&self.name, |scene| scene.route.is_some()).await;
        for step in &self.steps {
            take(page, step, &self.name).await;
        }
        let there = |scene: &Scene| {
            (scene.route.as_deref(), scene.phase.as_str()) == (Some(self.route), self.phase)
        };
        page.until(&self.name, there).await;
        page.until_js(&self.name, self.shows).await;
    }

    /// Changes the settings while the place is open, as another tab does. Asserts that the place stays and speaks the
    /// new language.
    pub(crate) async fn change(&self, page: &Page, settings: &str) {
        page.js(NOTE_SPOKEN, &[]).await;
        let before = page.js(LANGUAGE, &[]).await;
        let record = format!("{settings}{}", self.settings);
        page.store_in_another_tab(&record).await;
        let language = settings
            .split_once("language=")
            .map_or("en", |(_, more)| &more[..2]);
        page.until_spoken(language).await;
        if before != json!(language) {
            page.until_js(&format!("{}, {language}", self.name), IS_SPOKEN)
                .await;
        }
        page.until_js(&self.name, self.shows).await;
    }
}

/// The language of the page.
const LANGUAGE: &str = "return document.documentElement.lang";

/// Stores the present texts of a page's heading and of the coach's message.
const NOTE_SPOKEN: &str = "
    const texts = () => ['#pages main h1', '[data-coach] summary'].map(it => document.querySelector(it)?.textContent ?? '');
    Object.assign(window, { texts, noted: texts() });";

/// True if all those texts have changed to another language.
const IS_SPOKEN: &str = "window.texts().every((it, at) => it !== window.noted[at] || it === '')";

async fn take(page: &Page, step: &Step, name: &str) {
    match step {
        Click(selector) => {
            let there = format!("document.querySelector({})", json!(selector));
            page.until_js(&format!("{selector}, {name}"), &format!("{there} !== null"))
                .await;
            page.js(&format!("{there}.click()"), &[]).await;
            page.settle().await;
        }
        Step::Key(key) => {
            page.tap(*key).await;
            page.settle().await;
        }
        Go(fragment) => page.go(fragment).await,
        Until(holds) => page.until_js(&format!("{holds}, {name}"), holds).await,
        Js(script) => _ = page.js(script, &[]).await,
        Phase(phase) => play_until(page, name, &format!("phase === '{phase}'")).await,
        Day => {
            let is_over = "document.querySelector('[data-button=share-result]') !== null";
            play_until(page, name, is_over).await;
        }
        Shoe => {
            let is_over = "phase === 'over' && document.querySelector('[data-secret]') !== null";
            play_until(page, name, is_over).await;
        }
    }
}

/// Plays with the offered buttons until this condition holds.
async fn play_until(page: &Page, name: &str, holds: &str) {
    let script = format!(
        "const [done] = arguments;
        const codes = ['deal', 'deal-uncut', 'n', 's', '0', 'X', 'C'];
        const find = code => document.querySelector(`[data-button='${{code}}']`);
        const wait = ms => new Promise(resolve => setTimeout(resolve, ms));
        (async () => {{
            // A shoe has some fifty rounds, each with several buttons.
            for (let looks = 0; looks < 2000; looks++) {{
                const phase = document.querySelector('main')?.dataset.phase;
                if ({holds}) return done('');
                // The dealer or an opponent is acting.
                const button = phase === 'dealer' ? null : codes.map(find).find(it => it);
                const before = document.querySelector('main')?.outerHTML;
                button?.click();
                for (let tries = 0; tries < 100; tries++) {{
                    await wait(4);
                    if (document.querySelector('main')?.outerHTML !== before) break;
                }}
                await wait(4);
            }}
            done(document.querySelector('main')?.dataset.phase ?? 'no table');
        }})();"
    );
    page.until(name, |scene| !scene.phase.is_empty()).await;
    let stuck = page.js_until_done(&script, &[]).await;
    assert_eq!(stuck, json!(""), "{name}: it stays so");
}

// ---- The tables

/// The facts about a game for the walk. A new game needs only these.
struct Tested {
    /// A deal that leads through every phase.
    deal: Deal,
    /// The rules with bets between the cards, if the game has such rules. The coach advises by them, and the table has
    /// more phases.
    betting: Option<&'static str>,
}

fn tested(game: GameName) -> Tested {
    match game {
        // The player can decide, and the dealer draws.
        GameName::Blackjack => Tested {
            deal: Deal::find(|deal| {
                let round = Blackjack::play(deal, Preset::Classic, 0);
                round.stood && round.scenes.len() > 3
            }),
            betting: None,
        },
        GameName::SoloDraw | GameName::VideoPoker => Tested {
            deal: Deal::numbered(3),
            betting: None,
        },
        GameName::PokerMatch => Tested {
            deal: Deal::numbered(4),
            betting: Some("rko-chips"),
        },
    }
}

/// The phases of a table, as `data-phase` names them, in the order of a round.
const PHASES: [&str; 6] = ["ready", "cut", "player", "dealer", "swap", "over"];

/// The phases that each table reaches under random keys.
static PHASES_OF_TABLES: LazyLock<Vec<(TableId, BTreeSet<&'static str>)>> =
    LazyLock::new(|| TableId::ALL.map(|id| (id, seen_phases(id))).to_vec());

/// The phases that a table can be in.
pub(crate) fn phases(id: TableId) -> Vec<&'static str> {
    let (_, seen) = PHASES_OF_TABLES
        .iter()
        .find(|(of, _)| *of == id)
        .expect("a table");
    PHASES.into_iter().filter(|it| seen.contains(it)).collect()
}

/// The link to a deal that leads through every phase of the table.
fn link(id: TableId) -> String {
    format!("{}{}", address(id), tested(id.game()).deal.query())
}

/// The link to the same deal by rules with bets between the cards, if the game has such rules.
fn betting_link(id: TableId) -> Option<String> {
    let rules = tested(id.game()).betting?;
    Some(format!("{}&rules={rules}", link(id)))
}

/// The phase of the table in which the player decides.
fn decides(id: TableId) -> &'static str {
    if phases(id).contains(&"swap") {
        "swap"
    } else {
        "player"
    }
}

/// A table in one of its phases.
fn in_phase(id: TableId, phase: &'static str) -> Place {
    let fragment = match (id.mode(), phase) {
        (Mode::Free, "player" | "dealer") => betting_link(id).unwrap_or_else(|| link(id)),
        (Mode::Free, "swap" | "over") => link(id),
        (Mode::Free | Mode::Daily, _) => address(id),
    };
    let mut place = Place::table(id, phase, &fragment, phase);
    match phase {
        "cut" => place.settings = "&cut=on",
        "dealer" => {
            place.settings = "&speed=fast";
            place.steps.insert(0, Js(HOLD_THE_DEALER));
        }
        _ => (),
    }
    place
}

const VALUED: &str =
    "document.querySelector('[data-coach] [data-ev], [data-coach] [data-chance]') !== null";
const OPEN_ALL: &str = "for (const it of document.querySelectorAll('details')) it.open = true";
const PANEL: &str = "document.querySelector('aside') !== null";
const NOTICE: &str = "document.querySelector('.notice[role=alert]') !== null";
const GUIDE: &str = ".tools .tool:has([href='#icon-guide'])";

/// The places at each table in addition to its phases.
fn beside_phases(id: TableId) -> Vec<Place> {
    let fragment = link(id);
    let deciding = |name| Place::table(id, name, &fragment, decides(id));
    let mut places = vec![
        Place::table(id, "a shared deal", &fragment, "ready"),
        Place::table(
            id,
            "a damaged link",
            &format!("{}?deal=123", address(id)),
            "ready",
        )
        .shows(NOTICE),
        deciding("how to play beside it").then([
            Click(GUIDE),
            Until("document.querySelector('aside .guide h3') !== null"),
        ]),
        deciding("it is read")
            .then([Step::Key('t')])
            .shows("document.querySelector('[data-reading]') !== null"),
        Place::table(id, "the deal beside it", &fragment, "over")
            .then([Click(".seal button")])
            .shows(PANEL),
    ];
    let coached = match betting_link(id) {
        Some(chips) => Place::table(id, "the coach", &chips, "player"),
        None => deciding("the coach"),
    };
    places.push(
        coached
            .with("&coach=always")
            .then([Until(VALUED), Js(OPEN_ALL)]),
    );
    places
}

/// The panel beside a table, with the steps that open it.
fn beside_a_table(panel: Panel) -> Place {
    let blackjack = TableId::default();
    let solo_draw = TableId::SoloDraw(Mode::Free);
    let poker_match = TableId::PokerMatch(Mode::Free);
    let (id, phase, steps) = match panel {
        Panel::Settings => (blackjack, "player", vec![Click("[data-tool=settings]")]),
        Panel::Keys => (solo_draw, "swap", vec![Step::Key('?')]),
        Panel::Deal => (solo_draw, "swap", vec![Click(".seal button")]),
        Panel::Opponents => (poker_match, "ready", vec![Click("[data-tool=opponents]")]),
        Panel::Count => return counted(),
        Panel::Guide => (
            poker_match,
            "swap",
            vec![
                Click(GUIDE),
                Until("document.querySelector('aside .guide h3') !== null"),
            ],
        ),
    };
    let name = format!("{panel:?} beside it");
    Place::table(id, &name, &link(id), phase)
        .then(steps)
        .shows(PANEL)
}

/// The question for the count, beside the table after a round.
fn counted() -> Place {
    let id = TableId::Blackjack(Mode::Free);
    let fragment = format!("{}?rules=vegas", address(id));
    Place::table(id, "the count", &fragment, "over")
        .with("&count=each")
        .then([
            Click(".count-tool"),
            Until("document.querySelector('.count-form') !== null"),
            Click(".count-form button"),
        ])
        .shows("document.querySelector('#count-no-number') !== null")
}

/// A round after the coach's verdict, with the reasons open.
fn judged(id: TableId) -> Place {
    Place::table(id, "judged", &link(id), "over")
        .with("&coach=after")
        .then([
            Until("document.querySelector('[data-cost]') !== null"),
            Js(OPEN_ALL),
        ])
}

/// Selects the option with this value in the list with this name.
macro_rules! chooses {
    ($name:literal, $value:literal) => {
        Js(concat!(
            "const list = document.querySelector('select[name=\"",
            $name,
            "\"]'); list.value = '",
            $value,
            "'; list.dispatchEvent(new Event('change', { bubbles: true }));"
        ))
    };
}

/// Several hands, other seats and side bets, before the deal and in each phase.
fn seats() -> Vec<Place> {
    let chosen = || {
        [
            Phase("ready"),
            Js("document.querySelector('details.seating').open = true"),
            chooses!("hands", "3"),
            Until("document.querySelector('select[name=hands]').value === '3'"),
            chooses!("seats", "3"),
            Until("document.querySelector('select[name=seats]').value === '3'"),
            chooses!("pairs", "5"),
            Until("document.querySelector('select[name=pairs]').value === '5'"),
            chooses!("bust", "1"),
            Until("document.querySelector('select[name=bust]').value === '1'"),
        ]
    };
    let place = |name: &str, phase: &'static str| {
        let its = Place::table(TableId::default(), name, "#/blackjack?rules=vegas", phase);
        let last = (phase != "ready").then_some(Phase(phase));
        Place {
            steps: chosen().into_iter().chain(last).collect(),
            ..its
        }
    };
    let seats = "document.querySelectorAll('[data-hand^=seat]').length === 3";
    let costs = "document.querySelectorAll('.side-bet small').length === 5";
    vec![
        place("who sits there", "ready").shows(costs),
        place("three hands beside three seats", "player").shows(seats),
        place("three hands, over", "over").shows(seats),
        place("three hands, the last round of a shoe is over", "over")
            .then([Shoe])
            .shows(seats),
    ]
}

/// The start, and the places that only the blackjack table has.
fn at_blackjack() -> Vec<Place> {
    let blackjack = |name: &str, fragment: String, phase| {
        Place::table(TableId::default(), name, &fragment, phase)
    };
    let ends = |result: &str| {
        let deal = rounds::deal_for(result, Preset::Classic, 0);
        blackjack(result, rounds::link(&deal), "over")
    };
    // One deck, because the oracle knows its order: the player's first card, the dealer's upcard, the player's second
    // card.
    let single_deck = |holds: fn(&[Card]) -> bool| {
        let deal = Deal::find(|deal| holds(&deal.order()));
        format!("{}&rules=single-deck", rounds::link(&deal))
    };
    let insured =
        single_deck(|cards| cards[1].is_ace() && !cards[0].is_ace() && !cards[2].is_ace());
    let even_money =
        single_deck(|cards| cards[1].is_ace() && cards[0].is_ace() && cards[2].is_court());
    let eights = format!("#/blackjack?deal={EIGHTS}&rules=vegas");
    // These rules allow neither a second split nor this double.
    let few_actions = format!("{eights}.double-10-11.split-2");
    let insurance = "document.querySelector('[data-button=i]') !== null";
    let hands = "document.querySelectorAll('[data-hand^=player]').length === 4";
    let split = || Click("[data-button=p]");
    let bets = "document.querySelector('.bets') !== null";
    vec![
        Place {
            phase: "ready",
            ..Place::new("home", Route::Home, "")
        },
        ends("player-wins"),
        ends("draw"),
        ends("dealer-wins"),
        ends("player-blackjack"),
        ends("dealer-busts"),
        blackjack("bets", "#/blackjack?rules=vegas".to_owned(), "ready").shows(bets),
        blackjack("no bet", "#/blackjack?rules=vegas".to_owned(), "ready")
            .then([Click("[data-bets=clear]"), Click("[data-button=deal]")])
            .shows("document.querySelector('.bets .refused') !== null"),
        blackjack("a shoe, over", "#/blackjack?rules=vegas".to_owned(), "over").shows(bets),
        blackjack(
            "the last round of a shoe is over",
            "#/blackjack?rules=vegas".to_owned(),
            "over",
        )
        .then([Shoe])
        .shows(bets),
        blackjack("insurance", insured, "player").shows(insurance),
        blackjack("even money", even_money, "player").shows(insurance),
        blackjack("four hands", eights.clone(), "player")
            .then([split(), split(), split()])
            .shows(hands),
        blackjack("missing actions", few_actions, "player")
            .then([split()])
            .shows("document.querySelectorAll('.missing').length === 2"),
        blackjack("doubled", eights, "player").then([split(), Click("[data-button=d]")]),
        blackjack(
            "practice",
            "#/blackjack?practice=close.88T&rules=vegas".to_owned(),
            "player",
        ),
        blackjack(
            "practice, over",
            "#/blackjack?practice=pairs&rules=vegas".to_owned(),
            "over",
        ),
        blackjack(
            "no practice",
            "#/blackjack?practice=close.A6".to_owned(),
            "ready",
        )
        .shows(NOTICE),
        blackjack("rules that wait", link(TableId::default()), "player")
            .then([Go("#/blackjack?rules=vegas".to_owned())])
            .shows("document.querySelector('[data-coming]') !== null"),
        judged(TableId::default()),
    ]
}

/// The rules of the match that is solved.
pub(crate) fn solved_match() -> Rules {
    Rules {
        opponents: Opponents::MATHEMATICIAN,
        betting: Betting::FixedLimit,
        ..Rules::default()
    }
}

/// The places that only one table of draw poker has.
fn at_one_poker_table() -> Vec<Place> {
    let mark = |selector| Click(selector);
    let solo_draw = |name: &str, phase| {
        let id = TableId::SoloDraw(Mode::Free);
        Place::table(id, name, &link(id), phase)
    };
    let poker_match = TableId::PokerMatch(Mode::Free);
    let jacks = TableId::VideoPoker(VideoPokerTableId::Free);
    let jokers = format!("{}&rules=rko-2-jokers", link(poker_match));
    let mathematician = format!("{}&rules={}", link(poker_match), solved_match());
    vec![
        solo_draw("three cards are marked", "swap").then([
            mark("li:nth-child(1) > [data-card]"),
            mark("li:nth-child(3) > [data-card]"),
            mark("li:nth-child(5) > [data-card]"),
        ]),
        solo_draw("nothing is marked", "swap")
            .then([Click("[data-button=swap]")])
            .shows("document.querySelector('.refused') !== null"),
        Place::table(poker_match, "jokers against three", &jokers, "swap"),
        Place::table(poker_match, "jokers against three, over", &jokers, "over"),
        Place::table(
            poker_match,
            "chips, ready",
            &betting_link(TableId::PokerMatch(Mode::Free)).expect("chips"),
            "ready",
        ),
        Place::table(
            poker_match,
            "chips, over",
            &betting_link(TableId::PokerMatch(Mode::Free)).expect("chips"),
            "over",
        ),
        Place::table(poker_match, "the Mathematician", &mathematician, "player"),
        Place::table(poker_match, "the equilibrium", &mathematician, "player")
            .with("&coach=always")
            .then([
                Until("document.querySelector('[data-coach] [data-share]') !== null"),
                Js(OPEN_ALL),
            ]),
        Place::table(
            poker_match,
            "the Mathematician, over",
            &mathematician,
            "over",
        ),
        Place::table(
            poker_match,
            "the Mathematician is chosen",
            &mathematician,
            "ready",
        )
        .then([Click("[data-tool=opponents]")])
        .shows(PANEL),
        Place::table(
            jacks,
            "practice",
            "#/poker/jacks?practice=mistakes.lf",
            "swap",
        ),
        Place::table(
            jacks,
            "practice, over",
            "#/poker/jacks?practice=three-to-royal",
            "over",
        ),
        Place::table(
            jacks,
            "a joker",
            "#/poker/jacks?practice=joker&rules=800-200-100-50-20-7-5-3-2-1-1",
            "swap",
        ),
        judged(jacks),
        Place::table(jacks, "the coach by the chart", &link(jacks), "swap")
            .with("&coach=always&coach-by=chart")
            .then([
                Until("document.querySelector('[data-chart=told]') !== null"),
                Js(OPEN_ALL),
            ]),
    ]
    .into_iter()
    .chain(many_hands(jacks))
    .collect()
}

/// True if the list of a hundred hands is rendered.
const ALL_LISTED: &str = "document.querySelectorAll('.all-hands [data-hand]').length === 99";

/// Several hands from one deal: ten side by side, and a hundred in a list.
fn many_hands(id: TableId) -> [Place; 4] {
    let of = |stake: &str| format!("{}&play={stake}-0", link(id));
    let swap = [
        Click("li:nth-child(1) > [data-card]"),
        Click("li:nth-child(2) > [data-card]"),
        Click("li:nth-child(5) > [data-card]"),
        Click("[data-button=swap]"),
    ];
    let over = |name: &str, stake: &str| Place {
        phase: "over",
        ..Place::table(id, name, &of(stake), "swap").then(swap.clone())
    };
    [
        Place::table(id, "ten hands", &of("5x10"), "swap"),
        over("ten hands, over", "5x10"),
        over("a hundred hands, over", "5x100").shows(ALL_LISTED),
        over("all of a hundred hands", "5x100")
            .then([Click(".all-hands summary"), Until(ALL_LISTED)])
            .shows("document.querySelector('.all-hands').open"),
    ]
}

/// Each table in each of its phases.
pub(crate) fn in_every_phase() -> Vec<Place> {
    let phases = TableId::ALL
        .into_iter()
        .flat_map(|id| phases(id).into_iter().map(move |it| (id, it)));
    phases.map(|(id, phase)| in_phase(id, phase)).collect()
}

/// All places at a table but those that are only a phase.
fn at_the_tables() -> Vec<Place> {
    let mut places = vec![];
    for id in TableId::ALL {
        match id.mode() {
            Mode::Free => places.extend(beside_phases(id)),
            Mode::Daily => {
                let all = Place::table(id, "all rounds", &address(id), "over");
                places.push(all.then([Day]));
            }
        }
    }
    places.extend(Panel::ALL.map(beside_a_table));
    places.extend(at_blackjack());
    places.extend(seats());
    places.extend(at_one_poker_table());
    places
}

/// All places. Those before any round come first.
pub(crate) fn all() -> Vec<Place> {
    [beside_the_tables(), in_every_phase(), at_the_tables()].concat()
}

// ---- The pages

const SECRET: &str = "755857880e120d9459f8a967958f4bf832e02acdb94518de504f35c6443d818a";
const SEAL: &str = "ffa70777a13ea0d9c74b471be9781825788b8f34baa06208db5667a2d84d5201";

/// The link to the check of a round with this secret, of this game by these rules.
fn check(game: &str, seal: &str, play: &str) -> String {
    format!("#/check?{game}&deal={SECRET}&cut=17&seal={seal}&play={play}")
}

/// A state of a reading page, with everything on it open.
fn state(page: Reading, name: &str, fragment: String) -> Place {
    let name = format!("{}: {name}", page.path());
    Place::new(name, Route::Reading(page), fragment).then([
        Until("document.querySelector('#pages main h1') !== null"),
        Js(OPEN_ALL),
    ])
}

/// A reading page at its plain address.
fn bare(page: Reading, name: &str) -> Place {
    state(page, name, link_to(page))
}

/// A reading page after two rounds of Jacks or Better.
fn after_rounds(page: Reading, name: &str) -> Place {
    let two = [Phase("over"), Click("[data-button=deal]"), Phase("over")];
    let first = Place::new(
        format!("{}: {name}", page.path()),
        Route::Reading(page),
        "#/poker/jacks",
    );
    first.then(two).then([Go(link_to(page))])
}

/// The address of a reading page.
fn link_to(page: Reading) -> String {
    format!("#{}", page.path())
}

/// The main states of a reading page.
fn of_page(page: Reading) -> Vec<Place> {
    match page {
        Reading::Fairness => of_fairness(),
        Reading::Check => of_round_check(),
        Reading::Lab => of_lab(),
        Reading::Rules => of_house_rules(),
        Reading::Hand => of_any_hand(),
        Reading::Counting => of_counting(),
        Reading::Bets => of_bets(),
        Reading::PayTable => of_pay_table(),
        Reading::Equilibrium => of_equilibrium(),
        Reading::History => of_history(),
        Reading::Stats => of_statistics(),
        Reading::Learn => of_learning(),
    }
}

/// The states of the page about fairness.
fn of_fairness() -> Vec<Place> {
    let page = Reading::Fairness;

    vec![
        bare(page, "compared")
            .shows("document.querySelector('[data-files=true], [data-files=false]') !== null"),
    ]
}

/// The states of the check of a round.
fn of_round_check() -> Vec<Place> {
    let page = Reading::Check;

    let consistent = "document.querySelector('[data-verdict=consistent]') !== null";
    let other = "document.querySelector('[data-verdict=other-seal]') !== null";
    let mangled = "document.querySelector('[data-verdict=mangled]') !== null";
    let other_seal = format!("00{}", &SEAL[2..]);
    vec![
        bare(page, "nothing"),
        state(
            page,
            "true",
            check("game=blackjack&rules=classic", SEAL, "s"),
        )
        .shows(consistent),
        state(page, "another seal", check("game=poker", &other_seal, "v0")).shows(other),
        state(
            page,
            "a duel",
            check("game=poker-duel&rules=rk-1-joker", SEAL, "5"),
        )
        .shows(consistent),
        state(
            page,
            "Jacks or Better",
            check("game=poker-jacks&rules=800-50-25-9-6-4-3-2-1", SEAL, "5-3"),
        )
        .shows(consistent),
        state(page, "mangled", "#/check?deal=7".to_owned()).shows(mangled),
        bare(page, "the settings beside it")
            .then([Click("[data-tool=settings]")])
            .shows(PANEL),
    ]
}

/// The states of the lab.
fn of_lab() -> Vec<Place> {
    let page = Reading::Lab;
    let explained = |name: &str, hand: &str| {
        state(page, name, format!("#/lab?hand={hand}"))
            .shows("document.querySelector('.told') !== null")
    };
    vec![
        bare(page, "nothing chosen"),
        state(
            page,
            "a hand with jokers",
            "#/lab?hand=KS.KH.X1.7C.X2".to_owned(),
        )
        .shows("document.querySelector('.told') !== null"),
        explained("five of a kind", "8S.8H.X1.8C.X2"),
        explained("a straight flush", "5D.6D.7D.8D.9D"),
        explained("a high card", "AS.KH.QD.JS.9H"),
        state(page, "no hand", "#/lab?hand=KS.KH".to_owned())
            .shows("document.querySelector('[data-refused]') !== null"),
        bare(page, "hands are dealt")
            .then([Click(".experiment button.main")])
            .shows("document.querySelector('[data-stage=finished]') !== null"),
    ]
}

/// The states of the rules of blackjack.
fn of_house_rules() -> Vec<Place> {
    let page = Reading::Rules;

    let edge = "document.querySelector('[data-edge]') !== null
                && document.querySelector('.progress') === null";
    vec![
        state(page, "without bets", format!("#{}?rules=exam", page.path())).shows(edge),
        state(page, "with bets", format!("#{}?rules=vegas", page.path())).shows(edge),
        state(
            page,
            "after a change",
            format!("#{}?rules=vegas", page.path()),
        )
        .then([
            Until(edge),
            Js("const it = document.getElementById('soft17');
                            it.value = 'h17';
                            it.dispatchEvent(new Event('change', { bubbles: true }))"),
            Until("document.querySelector('.changed') !== null"),
        ])
        .shows(edge),
        state(
            page,
            "compared with another table",
            format!("#{}?rules=classic&with=house-wins-ties", page.path()),
        )
        .shows("document.querySelector('[data-rule=all][data-worth]') !== null"),
        state(
            page,
            "compared, with a rule that cannot be changed alone",
            format!("#{}?rules=classic&with=single-deck", page.path()),
        )
        .shows("document.querySelector('[data-rule=all][data-worth]') !== null"),
        state(
            page,
            "a chart of one's own",
            format!("#{}?rules=vegas", page.path()),
        )
        .then([
            Until("document.querySelector('[data-own=begin]') !== null"),
            Click("[data-own=begin]"),
            Until("document.querySelector('[data-own-cost]') !== null"),
            Click(".own-chart [data-row='hard 16'] [data-up='9']"),
            // axe-core does not find the background of two lines in a sticky element above different cells.
            Js("scrollTo(0, 0)"),
        ])
        .shows("document.querySelector('[data-own-change]') !== null"),
        state(
            page,
            "the best short charts",
            format!("#{}?rules=vegas", page.path()),
        )
        .then([
            Until("document.querySelector('[data-short=find]') !== null"),
            Click("[data-short=find]"),
            Until("document.querySelector('[data-short-cost]') !== null"),
            Click("[data-once=short-charts] button"),
        ])
        .shows("document.querySelector('[data-once=short-charts][data-stage=cancelled]') !== null"),
        state(
            page,
            "a chart that cannot be read",
            format!("#{}?rules=classic&own=hard_16:_S", page.path()),
        )
        .shows("document.querySelector('[data-own=unread]') !== null && document.querySelector('[data-own=begin]') !== null"),
    ]
}

/// The states of any hand.
fn of_any_hand() -> Vec<Place> {
    let page = Reading::Hand;
    let of = |query: &str| format!("#{}?{query}", page.path());
    let valued = "document.querySelector('[data-part=plays]') !== null";
    vec![
        bare(page, "no hand"),
        state(
            page,
            "valued",
            of("rules=vegas&up=TD&hand=8S.8H&seen=5S.5H.6C"),
        )
        .shows(valued),
        state(
            page,
            "before the peek",
            of("rules=vegas.early-surrender&up=AD&hand=TS.6H"),
        )
        .shows(valued),
        state(page, "a problem", of("rules=vegas&up=TD&hand=TS.6H.TD"))
            .shows("document.querySelector('#no-hand') !== null"),
    ]
}

/// The states of learning.
fn of_learning() -> Vec<Place> {
    let page = Reading::Learn;

    let of = |name: &str| format!("{}?lesson={name}&rules=vegas", link_to(page));
    let lesson = || of("pairs");
    let asks = || {
        let asks = "document.querySelector('[data-lesson=asking]') !== null";
        [Click("#lesson-begin"), Until(asks)]
    };
    vec![
        bare(page, "paths"),
        state(page, "a lesson", lesson()),
        state(page, "a hand", lesson()).then(asks()),
        state(page, "an answer", lesson())
            .then(asks())
            .then([Click("[data-choice]")])
            .shows("document.querySelector('[data-lesson=answered]') !== null"),
        state(page, "progress", format!("{}?show=progress", link_to(page))),
        state(page, "the tag of a card", of("tags")).then(asks()),
        state(page, "a true count, answered", of("true-counts"))
            .then(asks())
            .then([Click("[data-choice]")])
            .shows("document.querySelector('[data-lesson=answered]') !== null"),
        state(page, "a play by the count", of("indices")).then(asks()),
        state(page, "five cards", of("rows"))
            .then(asks())
            .then([Click(".five [data-card]")]),
        state(page, "five cards, answered", of("rows"))
            .then(asks())
            .then([Click("[data-choice]")])
            .shows("document.querySelector('[data-lesson=answered]') !== null"),
    ]
}

/// The states of counting.
fn of_counting() -> Vec<Place> {
    let page = Reading::Counting;

    let to_the_question = "
                const next = setInterval(() => {
                    if (document.querySelector('[data-drill=turning]') === null) return clearInterval(next);
                    document.getElementById('drill-next').click();
                }, 20)";
    vec![
        bare(page, "before the drill"),
        bare(page, "cards are turned")
            .then([Click("#drill-begin")])
            .shows("document.querySelector('.turned li') !== null"),
        bare(page, "the question").then([
            Click("#drill-begin"),
            Js(to_the_question),
            Until("document.querySelector('.drill form') !== null"),
            Click(".drill form [type=submit]"),
        ]),
        state(
            page,
            "own tags that are none",
            format!("{}?system=1,2", link_to(page)),
        )
        .shows("document.querySelector('#no-system') !== null"),
        state(page, "a pace", format!("{}?system=halves", link_to(page))).then([
            Js(
                "const pace = document.querySelector('[name=pace]'); pace.value = '6';
                pace.dispatchEvent(new Event('change', { bubbles: true }))",
            ),
            Until("document.querySelector('[data-pace]') !== null"),
            Click("#drill-begin"),
            Click("#drill-next"),
        ]),
        state(page, "the tray", format!("{}?drill=tray", link_to(page)))
            .then([Click("#drill-begin")])
            .shows("document.querySelector('svg.tray') !== null"),
        state(
            page,
            "a number for the true count",
            format!("{}?drill=true", link_to(page)),
        )
        .then([
            Click("#drill-begin"),
            Until("document.querySelector('.drill form') !== null"),
            Click(".drill form [type=submit]"),
            Until("document.querySelector('#no-number') !== null"),
        ]),
        state(
            page,
            "an index play, answered, and the results",
            format!("{}?drill=indices", link_to(page)),
        )
        .then([
            Click("#drill-begin"),
            Click("#drill-play"),
            Until("document.querySelector('.drill [data-verdict]') !== null"),
            Js("[...document.querySelectorAll('.drill button')].at(-1).click()"),
            Until("document.querySelector('[data-drill-result]') !== null"),
        ]),
        bare(page, "the plays that change").then([
            Click(".index-plays button"),
            Until("document.querySelector('[data-stage=done]') !== null"),
            Js(OPEN_ALL),
        ]),
    ]
}

/// The states of the page about bets.
fn of_bets() -> Vec<Place> {
    let page = Reading::Bets;
    let few = |more: &str| format!("#{}?rounds=2000000{more}", page.path());
    let begin = Click(".risk-page .do .main");
    let wrong = "
        const type = (field, text) => {
            field.value = text;
            for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
        };
        type(document.querySelector('.rungs input'), 'x');
        type(document.getElementById('bets-rounds'), '1');";

    vec![
        bare(page, "before a simulation"),
        bare(page, "wrong bets")
            .then([Js(wrong)])
            .shows("document.querySelector('#ramp-note') !== null"),
        state(page, "results", few("")).then([
            begin.clone(),
            Until("document.querySelector('.risk-page [data-stage=finished]') !== null"),
            Js(OPEN_ALL),
        ]),
        state(page, "a ramp that loses", few("&bets=1000&dealt=0")).then([
            begin,
            Until("document.querySelector('.risk-page [data-stage=finished]') !== null"),
            Js(OPEN_ALL),
        ]),
        state(
            page,
            "under way",
            format!("#{}?rounds=1000000000", page.path()),
        )
        .then([
            Click(".risk-page .do .main"),
            Until("document.querySelector('.risk-page .figures') !== null"),
            Click(".risk-page div.do .besides"),
        ]),
    ]
}

/// The states of the pay table.
fn of_pay_table() -> Vec<Place> {
    let page = Reading::PayTable;

    let returned = "document.querySelector('[data-return]') !== null";
    vec![
        bare(page, "the usual one").shows(returned),
        state(
            page,
            "a joker",
            format!("#{}?rules=800-200-100-50-20-7-5-3-2-1-1", page.path()),
        )
        .shows(returned),
        bare(page, "no pay")
            .then([Js(
                "
                    const field = document.getElementById('Flush');
                    field.value = 'x';
                    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))",
            )])
            .shows("document.querySelector('#Flush[aria-invalid=true]') !== null"),
        bare(page, "charts of few rows")
            .then([
                Until("document.querySelector('[data-curve] button') !== null"),
                Click("[data-curve] button"),
                Until("document.querySelector('[data-rows-cost]') !== null"),
                Js(OPEN_ALL),
            ])
            .shows("document.querySelector('[data-chart=strategy-curve] tbody tr') !== null"),
    ]
}

/// The states of the solved poker match.
fn of_equilibrium() -> Vec<Place> {
    let page = Reading::Equilibrium;

    let drawn = "document.querySelector('[data-chart=mix]') !== null";
    let at = |name: &str, history: &str| {
        state(page, name, format!("#{}?history={history}", page.path()))
            .then([Until(drawn), Js(OPEN_ALL)])
    };
    vec![
        bare(page, "the first bet").then([Until(drawn), Js(OPEN_ALL)]),
        at("the swap", "bc3"),
        at("a raise after the swap", "kbc31kbr"),
        state(page, "mangled", format!("#{}?history=x", page.path()))
            .shows("document.querySelector('#pages [role=alert]') !== null"),
    ]
}

/// The states of the history.
fn of_history() -> Vec<Place> {
    let page = Reading::History;

    let rounds = "document.querySelectorAll('.rounds li').length >= 2";
    vec![
        bare(page, "nothing played"),
        after_rounds(page, "rounds").then([Until(rounds), Js(OPEN_ALL)]),
        after_rounds(page, "nearly forgotten").then([Until(rounds), Click("[data-tool=forget]")]),
        after_rounds(page, "a round").then([
            Until(rounds),
            Click(".rounds a"),
            Until("document.querySelector('[data-scene]') !== null"),
            Js(OPEN_ALL),
        ]),
        state(
            page,
            "no such rounds",
            format!("#{}?deal=shared", page.path()),
        ),
    ]
}

/// The states of the statistics.
fn of_statistics() -> Vec<Place> {
    let page = Reading::Stats;

    let counted = "document.querySelector('[data-number=rounds]') !== null
                && document.querySelector('.stats .looking') === null";
    vec![
        bare(page, "nothing played"),
        after_rounds(page, "some rounds").then([
            Until(counted),
            Js("
                    for (const it of document.querySelectorAll('details')) it.open = true"),
        ]),
        state(
            page,
            "no such rounds",
            format!("#{}?game=jacks&deal=shared&period=today", page.path()),
        ),
    ]
}

/// All places away from the tables.
fn beside_the_tables() -> Vec<Place> {
    // The rounds on the way to one place are in the history at the next.
    let (mut places, more): (Vec<Place>, Vec<Place>) = Reading::ALL
        .into_iter()
        .flat_map(of_page)
        .partition(|it| it.name.ends_with("nothing played"));
    places.extend(more);
    // The other routes.
    for route in Route::all().chain([Route::Unknown]) {
        match route {
            Route::Settings => places.push(Place::new("the settings", route, "#/settings")),
            Route::Guide => places.push(
                Place::new("how to play", route, "#/rules")
                    .shows("document.querySelector('.guide h3') !== null"),
            ),
            Route::Unknown => places.push(Place::new("an unknown address", route, "#/nowhere")),
            Route::Home | Route::Table(_) | Route::Reading(_) => (),
        }
    }
    places
}

// ---- Assertions about the lists

/// Asserts that the list has every table and every other route, and that the names of the places are unique.
pub(crate) fn lists_are_whole() {
    for id in TableId::ALL {
        let phases = phases(id);
        assert!(phases.len() >= 3, "{id:?}: {phases:?}");
    }
    let places = all();
    let names: BTreeSet<&str> = places.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names.len(), places.len(), "a name twice");
    for route in Route::all() {
        assert!(
            places.iter().any(|it| it.route == route.path()),
            "{route:?}"
        );
    }
}

fn phase_of(table: &dyn AnyTable) -> &'static str {
    match table.stage() {
        None if table.is_cutting() => "cut",
        None => "ready",
        Some(Stage::Player) => "player",
        Some(Stage::Dealer) => "dealer",
        Some(Stage::Swap) => "swap",
        Some(Stage::Over) => "over",
    }
}

/// The phases that the library's table reaches.
fn seen_phases(id: TableId) -> BTreeSet<&'static str> {
    let keys = [
        Key::Letter('d'),
        Key::Letter('b'),
        Key::Letter('c'),
        Key::Letter('h'),
        Key::Letter('s'),
        Key::Letter('f'),
        Key::Letter('p'),
        Key::Letter('u'),
        Key::Place(1),
        Key::Enter,
    ];
    let mut seen = BTreeSet::new();
    for number in 0..40_u8 {
        let is_cut = if number % 2 == 0 {
            "cut=on"
        } else {
            "speed=off"
        };
        let stored = Stored {
            settings: Some(is_cut.to_owned()),
            ..Stored::default()
        };
        let betting = tested(id.game()).betting;
        let fragment = match (id.mode(), betting) {
            (Mode::Free, Some(rules)) if number % 4 == 1 => {
                let secret = Secret::from_bytes([number; 32]).to_hex();
                format!("{}?deal={secret}&rules={rules}", address(id))
            }
            (Mode::Free | Mode::Daily, _) => address(id),
        };
        let (mut model, mut cmds) = Model::open(&fragment, Visitor::default(), &stored);
        let mut state = u32::from(number).wrapping_mul(2_654_435_761) | 1;
        for _ in 0..60 {
            for cmd in std::mem::take(&mut cmds) {
                let date = "2030-01-01".parse().expect("a day");
                let msg = match cmd {
                    Cmd::DrawEntropy(id, at) => {
                        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                        let secret = Secret::from_bytes([state.to_le_bytes()[3]; 32]);
                        Msg::GotEntropy(id, Ok(secret), at)
                    }
                    Cmd::AskDate(id) => Msg::GotDate(id, Some(Today { date, ends: None })),
                    Cmd::Pause(id, at, _) => {
                        seen.insert(phase_of(model.table(id).expect("all games")));
                        Msg::PauseOver(id, at)
                    }
                    _ => continue,
                };
                cmds.extend(model.update(msg));
            }
            let phase = phase_of(model.table(id).expect("all games"));
            seen.insert(phase);
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let key = keys[(state >> 16) as usize % keys.len()];
            cmds = model.update(Msg::Pressed(key));
        }
    }
    seen
}

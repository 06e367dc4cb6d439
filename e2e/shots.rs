//! Pictures of every phase for visual review: in English in every size and theme, and in the other languages on a small
//! phone, where words have the least room. `cargo xtask shots` writes them into shots/, which git ignores.
//!
//! Their names sort similar pictures next to each other: the scene first, then the size, the theme and the language. A
//! contact sheet for each size and theme, `sheet-phone-dark-en.html`, shows all scenes together, and one for each other
//! language, `sheet-phone-dark-ru.html`.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::Test;
use crate::browser::Size;
use crate::oracle::{Blackjack, Deal, Preset};
use crate::page::{DESKTOP, ENLARGED, PHONE, PHONE_ON_ITS_SIDE, Page, TABLET, stored};
use crate::places::{self, Place};
use crate::poker::poker_match;

/// The environment variable with the folder for the pictures. Without it none are made.
pub(crate) const FOLDER: &str = "FAIR_DEAL_SHOTS";

/// Makes all pictures in one browser.
pub(crate) const SHOTS: Test = Test {
    name: "browser::shots::pictures",
    size: DESKTOP,
    run: |page| Box::pin(pictures(page)),
};

/// The sizes, that for all languages first.
const SIZES: [(&str, Size); 7] = [
    ("phone", PHONE),
    ("tall-phone", TALL_PHONE),
    ("phone-on-its-side", PHONE_ON_ITS_SIDE),
    ("tablet", TABLET),
    ("laptop", LAPTOP),
    ("large-screen", LARGE_SCREEN),
    ("enlarged", ENLARGED),
];

/// A usual phone, upright.
const TALL_PHONE: Size = Size {
    width: 390,
    height: 844,
};

const LAPTOP: Size = Size {
    width: 1280,
    height: 800,
};

const LARGE_SCREEN: Size = Size {
    width: 1920,
    height: 1080,
};

/// The themes, that for all languages first.
const THEMES: [&str; 2] = ["dark", "light"];

/// The language that is shown in every size and theme.
const ENGLISH: &str = "en";

/// The sizes in which this language is shown.
fn sizes(language: &str) -> &'static [(&'static str, Size)] {
    if language == ENGLISH {
        &SIZES
    } else {
        &SIZES[..1]
    }
}

/// What a picture shows: a place of the walk, or a state of this file.
enum Scene {
    Place(Place),
    State(State),
}

/// A state of the page, with the way to it and the condition that it is reached.
struct State {
    name: &'static str,
    /// The fragment of the address.
    fragment: String,
    /// Settings besides theme and language.
    settings: &'static str,
    /// The selectors of the elements to click, in order.
    clicks: &'static [&'static str],
    /// The selector that must match at the end.
    shows: &'static str,
}

/// The buttons for the deal and for each decision, the same in every language.
const DEAL: &str = ".slot-middle button";
const LEFT: &str = ".slot-left button";
const RIGHT: &str = ".slot-right button";

/// A state that is reached without motion.
fn state(
    name: &'static str,
    fragment: String,
    clicks: &'static [&'static str],
    shows: &'static str,
) -> State {
    State {
        name,
        fragment,
        settings: "&speed=off",
        clicks,
        shows,
    }
}

const OVER: &str = "[data-phase=over]";
const PLAYER: &str = "[data-phase=player]";

/// The link to a deal with this outcome if the player takes this many cards.
fn ends(outcome: &'static str, hits: usize) -> String {
    let deal = Deal::find(|deal| Blackjack::play(deal, Preset::Classic, hits).result() == outcome);
    format!("#/blackjack{}", deal.query())
}

fn solo_draw(number: u32) -> String {
    format!("#/poker/solo{}", Deal::numbered(number).query())
}

fn poker_match(number: u32, rules: &str) -> String {
    poker_match::link(&Deal::numbered(number), rules)
}

fn blackjack_states() -> Vec<State> {
    let slow_dealer = Deal::find(|deal| {
        let round = Blackjack::play(deal, Preset::Classic, 0);
        round.stood && round.scenes.len() > 4
    });
    let many = Deal::find(|deal| {
        let round = Blackjack::play(deal, Preset::Classic, 4);
        round.hits == 4 && round.stood
    });
    let link = |deal: &Deal| format!("#/blackjack{}", deal.query());
    let wins = ends("player-wins", 0);
    let ready = "[data-phase=ready]";
    vec![
        state("blackjack-1-ready", "#/blackjack".into(), &[], ready),
        state("blackjack-2-player", wins.clone(), &[DEAL], PLAYER),
        state(
            "blackjack-3-many-cards",
            link(&many),
            &[DEAL, RIGHT, RIGHT, RIGHT, RIGHT],
            PLAYER,
        ),
        state(
            "blackjack-4-dealer",
            link(&slow_dealer),
            &[DEAL, LEFT],
            "[data-phase=dealer]",
        )
        .with("&speed=slow"),
        state("blackjack-5-won", wins.clone(), &[DEAL, LEFT], OVER),
        state(
            "blackjack-6-lost",
            ends("dealer-wins", 0),
            &[DEAL, LEFT],
            OVER,
        ),
        state(
            "blackjack-7-natural",
            ends("player-blackjack", 0),
            &[DEAL],
            OVER,
        ),
        state("blackjack-8-left-hand", wins.clone(), &[DEAL], PLAYER).with("&speed=off&side=left"),
        state("blackjack-9-large-four", wins, &[DEAL, LEFT], OVER)
            .with("&speed=off&faces=large&suits=four"),
    ]
}

fn other_states() -> Vec<State> {
    let swap = "[data-phase=swap]";
    let marks = &[
        DEAL,
        "li:nth-child(2) [data-card]",
        "li:nth-child(5) [data-card]",
    ];
    let theme = "[data-setting=theme]";
    let sheet = &[DEAL, "[data-tool=settings]"];
    let keys = &[DEAL, "[data-tool=settings]", "aside > .link"];
    let damaged = "#/blackjack?deal=0badc0de";
    let seats = &["[data-tool=opponents]"];
    let pat = &[DEAL, LEFT];
    let has_joker = |deal: &Deal| deal.order_with_jokers(1)[..5].contains(&"X1".to_owned());
    let joker = Deal::find(has_joker).query();
    let joker = format!("#/poker/solo{joker}&rules=1-joker");
    let jacks = format!("#/poker/jacks{}", Deal::numbered(3).query());
    vec![
        state(
            "solo-1-ready",
            "#/poker/solo".into(),
            &[],
            "[data-phase=ready]",
        ),
        state("solo-2-marked", solo_draw(20), marks, "[aria-pressed=true]"),
        state("solo-3-refused", solo_draw(20), &[DEAL, RIGHT], ".refused"),
        state("solo-4-over", solo_draw(20), &[DEAL, LEFT], OVER),
        state("solo-5-large-four", solo_draw(21), &[DEAL], swap)
            .with("&speed=off&faces=large&suits=four"),
        state("solo-6-joker", joker, &[DEAL], swap),
        state(
            "duel-1-ready",
            "#/poker/duel".into(),
            &[],
            "[data-phase=ready]",
        ),
        state(
            "duel-2-opponents",
            poker_match(4, "rko-2-jokers"),
            seats,
            "aside",
        ),
        state("duel-3-one", poker_match(3, "r"), &[DEAL], swap),
        state("duel-4-one-over", poker_match(3, "r"), &[DEAL, LEFT], OVER),
        state(
            "duel-5-three",
            poker_match(4, "rko-2-jokers"),
            &[DEAL],
            swap,
        ),
        state(
            "duel-6-three-over",
            poker_match(4, "rko-2-jokers"),
            pat,
            OVER,
        ),
        state("duel-7-chips", poker_match(3, "r-chips"), &[DEAL], PLAYER),
        state(
            "duel-8-chips-three",
            poker_match(4, "rko-chips"),
            &[DEAL],
            PLAYER,
        ),
        state(
            "jacks-1-day-of-deuces",
            "#/poker/jacks/daily/deuces".into(),
            &[],
            "[data-daily]",
        ),
        state(
            "jacks-2-by-the-chart",
            jacks,
            &[DEAL, "[data-coach] summary"],
            "[data-chart=told]",
        )
        .with("&speed=off&coach=always&coach-by=chart"),
        state("settings-page", "#/settings".into(), &[], theme),
        state("settings-sheet", ends("player-wins", 0), sheet, theme),
        state("keys-sheet", solo_draw(20), keys, "aside .keys"),
        state("unknown", "#/nowhere".into(), &[], "[data-route=unknown]"),
        state("damaged-link", damaged.into(), &[], "[role=alert]"),
    ]
}

impl State {
    fn with(self, settings: &'static str) -> State {
        State { settings, ..self }
    }

    async fn reach(&self, page: &Page, settings: &str) {
        let record = format!("{settings}{}", self.settings);
        let store = "localStorage.setItem(arguments[0], arguments[1])";
        page.js(store, &[json!(stored::SETTINGS), json!(record)])
            .await;
        page.forget_rounds().await;
        page.open(&self.fragment).await;
        for selector in self.clicks {
            let element = format!("document.querySelector({})", json!(selector));
            page.until_js(selector, &format!("{element} !== null"))
                .await;
            page.js(&format!("{element}.click()"), &[]).await;
            page.settle().await;
        }
        let shown = format!("document.querySelector({}) !== null", json!(self.shows));
        page.until_js(self.shows, &shown).await;
        page.come_to_rest().await;
    }
}

impl Scene {
    /// All scenes, in the order of the contact sheets.
    fn all() -> impl Iterator<Item = Scene> {
        let places = places::in_every_phase().into_iter().map(Scene::Place);
        let states = blackjack_states().into_iter().chain(other_states());
        places.chain(states.map(Scene::State))
    }

    fn name(&self) -> String {
        match self {
            Scene::Place(place) => place.name.replace(": ", "-"),
            Scene::State(state) => state.name.to_owned(),
        }
    }

    async fn reach(&self, page: &Page, theme: &str, language: &str) {
        let settings = format!("theme={theme}&language={language}");
        match self {
            Scene::Place(place) => place.reach(page, &format!("{settings}&speed=off")).await,
            Scene::State(state) => state.reach(page, &settings).await,
        }
    }
}

/// Makes a picture of the page in each of these sizes.
async fn in_sizes(
    page: &Page,
    folder: &Path,
    sizes: &[(&str, Size)],
    name: &str,
    [theme, language]: [&str; 2],
) {
    for (size_name, size) in sizes {
        page.session().resize(*size).await.expect("a size");
        page.come_to_rest().await;
        let picture = page.picture().await.expect("a picture");
        let file = format!("{name}-{size_name}-{theme}-{language}.png");
        fs::write(folder.join(&file), picture).expect(&file);
    }
}

/// Writes a page with the pictures of all scenes in this size, theme and language.
fn write_contact_sheet(folder: &Path, scenes: &[String], size: (&str, Size), look: [&str; 2]) {
    let (size_name, Size { width, .. }) = size;
    let width = width.min(400);
    let [theme, language] = look;
    let figure = |scene: &String| {
        format!(
            "<figure><img src=\"{scene}-{size_name}-{theme}-{language}.png\" width={width} alt=\"\">\
             <figcaption>{scene}</figcaption></figure>\n"
        )
    };
    let figures: Vec<String> = scenes.iter().map(figure).collect();
    let sheet = format!(
        "<!doctype html>\n<meta charset=utf-8>\n<title>{size_name}, {theme}, {language}</title>\n\
         <body style=\"display: flex; flex-wrap: wrap; font: 14px sans-serif\">\n{}",
        figures.concat()
    );
    let file = format!("sheet-{size_name}-{theme}-{language}.html");
    fs::write(folder.join(&file), sheet).expect(&file);
}

async fn pictures(page: &Page) {
    let folder = env::var_os(FOLDER).map_or_else(|| PathBuf::from("shots"), PathBuf::from);
    fs::create_dir_all(&folder).expect("a folder for the pictures");
    // Storing data requires an open page of this origin.
    page.open("").await;
    let mut looks: Vec<[&str; 2]> = THEMES.map(|it| [it, ENGLISH]).to_vec();
    let others = places::languages().filter(|it| *it != ENGLISH);
    looks.extend(others.map(|it| [THEMES[0], it]));
    let mut names = Vec::new();
    for scene in Scene::all() {
        let name = scene.name();
        for look in &looks {
            let [theme, language] = *look;
            scene.reach(page, theme, language).await;
            in_sizes(page, &folder, sizes(language), &name, *look).await;
        }
        names.push(name);
    }
    for look in looks {
        let [_, language] = look;
        for size in sizes(language) {
            write_contact_sheet(&folder, &names, *size, look);
        }
    }
}

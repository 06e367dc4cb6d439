//! The views, rendered without a browser and compared with snapshots (`snapshots/`, also in the folder of a game).
//!
//! In English the whole markup is compared: of every table in each phase of one round, of every panel after a round, and
//! of every reading page as its address opens it. Of a table for the daily deals only the lines are compared that its
//! game's other table lacks, or has in addition. In the other languages only the texts are compared. Messages play the
//! tables ([`sitting`]).
//! `INSTA_UPDATE=always cargo test --package views` writes the snapshots again. Review the difference before you commit
//! it. The tests that need a browser (focus, layout, policy, storage) are in `e2e/`.

mod blackjack;
mod element;
mod first_table;
mod lab_page;
mod learn_page;
/// The pays of video poker for the browser tests, which share no code with the page.
#[path = "../../e2e/machine.rs"]
mod machine;
mod number_fields;
/// The computation of the browser tests, which shares no code with the page.
#[allow(dead_code, reason = "the browser tests use more of it")]
#[path = "../../e2e/oracle.rs"]
mod oracle;
mod poker;
mod practice;
mod saved_files;
mod sitting;
mod stats_page;

use std::collections::BTreeSet;

use fair_deal::app::language::Language;
use fair_deal::app::route::{Page, TableId, VideoPokerTableId};
use fair_deal::app::settings::Visitor;
use fair_deal::app::{Cmd, Model, Msg, Panel, Stored};
use fair_deal::core::{Secret, Today};
use fair_deal::history::{Answer, FilterField, Found, Hidden, Kind};
use fair_deal::pages::{self, history, stats};
use fair_deal::table::Mode;
use fair_deal::table::keys::Key;
use fair_deal::ui;
use yew::LocalServerRenderer;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
struct Props {
    html: Html,
}

/// Shows what a view has drawn.
#[component]
fn Shown(props: &Props) -> Html {
    props.html.clone()
}

/// Returns the markup of a view.
fn drawn_as_it_is(html: Html) -> String {
    let renderer = LocalServerRenderer::<Shown>::with_props(Props { html }).hydratable(false);
    futures_executor::block_on(renderer.render())
}

/// Returns the markup of a view, a line for each tag and each text.
fn markup(html: Html) -> String {
    let markup = drawn_as_it_is(html);
    let lines = markup.replace('>', ">\n").replace('<', "\n<");
    let lines = lines.lines().map(str::trim).filter(|line| !line.is_empty());
    let lines: Vec<String> = lines.map(without_drawings).collect();
    lines.join("\n")
}

/// Returns this line without the drawings in it, which are long and have tests of their own.
fn without_drawings(line: &str) -> String {
    match line.split_once("\"data:image/svg+xml") {
        Some((before, rest)) => {
            let (_, after) = rest.split_once('"').unwrap_or_default();
            format!("{before}\"…\"{after}")
        }
        None => line.replace(env!("CARGO_PKG_VERSION"), "VERSION"),
    }
}

/// Returns the texts of a view and the names of its controls, a line for each.
fn texts(html: Html) -> String {
    let markup = markup(html);
    let lines = markup.lines().filter_map(|line| {
        if !line.starts_with('<') {
            return Some(line);
        }
        let (_, label) = line.split_once("aria-label=\"")?;
        label.split_once('"').map(|(label, _)| label)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The keys that lead from one phase to the next. Each has an effect in some of the games.
const KEYS: [Key; 8] = [
    Key::Letter('b'),
    Key::Letter('d'),
    Key::Letter('c'),
    Key::Letter('s'),
    Key::Letter('f'),
    Key::Letter('u'),
    Key::Place(0),
    Key::Letter('s'),
];

/// The tables of the page as a visitor has them.
struct Tables {
    model: Model,
    cmds: Vec<Cmd>,
}

impl Tables {
    /// Opens this table in this language, where the player cuts the pack.
    fn open(id: TableId, language: Language) -> Tables {
        let fragment = format!("#{}", id.route().path());
        Tables::open_at(id, &fragment, language, "cut=on&coach=always")
    }

    /// Opens this table at its address in this language, with these settings.
    fn open_at(id: TableId, fragment: &str, language: Language, settings: &str) -> Tables {
        let stored = Stored {
            settings: Some(settings.to_owned()),
            ..Stored::default()
        };
        let visitor = Visitor {
            language,
            ..Visitor::default()
        };
        let (model, cmds) = Model::open(fragment, visitor, &stored);
        let mut tables = Tables { model, cmds };
        tables.answer(id, |_| ());
        tables
    }

    /// Answers the requests of the tables, and shows each step at which they pause.
    fn answer(&mut self, id: TableId, mut shown: impl FnMut(&Model)) {
        let date = "2030-01-01".parse().expect("a day");
        while let Some(cmd) = self.cmds.pop() {
            let msg = match cmd {
                Cmd::DrawEntropy(id, at) => {
                    Msg::GotEntropy(id, Ok(Secret::from_bytes([8; 32])), at)
                }
                Cmd::AskDate(id) => Msg::GotDate(id, Some(Today { date, ends: None })),
                Cmd::Pause(at_table, at, _) => {
                    assert_eq!(at_table, id);
                    shown(&self.model);
                    Msg::PauseOver(id, at)
                }
                _ => continue,
            };
            self.cmds.extend(self.model.update(msg));
        }
    }
}

/// Returns the `data-phase` that the view of the page draws.
fn phase(model: &Model) -> String {
    let drawn = markup(ui::page::view(model, &Callback::noop()));
    let (_, phase) = drawn.split_once("data-phase=\"").expect("a table");
    phase.split('"').next().unwrap_or_default().to_owned()
}

/// Plays a round at this table, and returns what is drawn in each of its phases, under the name of the phase.
fn phases(id: TableId, language: Language, drawn: fn(Html) -> String) -> String {
    let mut tables = Tables::open(id, language);
    let mut all: Vec<(String, String)> = vec![];
    let mut show = |model: &Model| {
        let phase = phase(model);
        let is_over = phase == "over";
        if !all.iter().any(|(seen, _)| *seen == phase) {
            all.push((phase, drawn(ui::page::view(model, &Callback::noop()))));
        }
        is_over
    };
    for step in 0..12 {
        if show(&tables.model) {
            break;
        }
        let stays = phase(&tables.model);
        assert!(step < 11, "{id:?} stays in {stays}");
        let before = phase(&tables.model);
        for key in KEYS {
            tables.cmds = tables.model.update(Msg::Pressed(key));
            tables.answer(id, |model| {
                show(model);
            });
            if phase(&tables.model) != before {
                break;
            }
        }
    }
    let shown = all
        .into_iter()
        .map(|(phase, drawn)| format!("==== {phase}\n{drawn}\n"));
    shown.collect()
}

/// The table of the same game for the player's own deals.
const fn free(id: TableId) -> TableId {
    match id {
        TableId::Blackjack(_) => TableId::Blackjack(Mode::Free),
        TableId::SoloDraw(_) => TableId::SoloDraw(Mode::Free),
        TableId::VideoPoker(_) => TableId::VideoPoker(VideoPokerTableId::Free),
        TableId::PokerMatch(_) => TableId::PokerMatch(Mode::Free),
    }
}

/// The lines that only the first of two texts has, behind `+ `, and those that only the second has, behind `- `.
fn difference(this: &str, other: &str) -> String {
    let only = |sign: &str, this: &str, other: &str| {
        let others: BTreeSet<&str> = other.lines().collect();
        let mut told = BTreeSet::new();
        let lines = this.lines().filter(|line| !others.contains(line));
        let lines = lines.filter(|line| told.insert(*line));
        lines.fold(String::new(), |all, line| format!("{all}{sign} {line}\n"))
    };
    only("+", this, other) + &only("-", other, this)
}

#[test]
fn table_markup_matches_snapshots() {
    for id in TableId::ALL {
        let drawn = phases(id, Language::English, markup);
        let shown = match id.mode() {
            Mode::Free => drawn,
            Mode::Daily => difference(&drawn, &phases(free(id), Language::English, markup)),
        };
        insta::assert_snapshot!(id.name(), shown);
    }
}

#[test]
fn table_texts_match_snapshots() {
    let others = Language::ALL
        .into_iter()
        .filter(|it| *it != Language::English);
    for language in others {
        for id in TableId::ALL
            .into_iter()
            .filter(|id| id.mode() == Mode::Free)
        {
            let name = format!("{}-{}", id.name(), language.code());
            insta::assert_snapshot!(name, phases(id, language, texts));
        }
    }
}

/// The header of the narrowest windows has the games in one row, so that the table stays where it is.
#[test]
fn narrow_header_has_a_column_for_each_game() {
    let (model, _) = Model::open("", Visitor::default(), &Stored::default());
    let games = element::Element::of_table(&model).all(".head nav a").len();
    let sheet = concat!(env!("CARGO_MANIFEST_DIR"), "/../../styles/narrow.css");
    let sheet = std::fs::read_to_string(sheet).expect("the sheet");
    let (_, nav) = sheet.split_once(".head nav {").expect("the games");
    let (nav, _) = nav.split_once('}').expect("the end of the rule");
    let columns = format!("grid-template-columns: repeat({games}, auto);");
    assert!(
        games > 1 && nav.contains(&columns),
        "{columns} is not in {nav}"
    );
}

/// After a round, the panel of the deal has everything that it can have.
#[test]
fn panel_markup_matches_snapshots() {
    for panel in Panel::ALL {
        let id = match panel {
            Panel::Opponents => TableId::PokerMatch(Mode::Free),
            Panel::Settings | Panel::Keys | Panel::Deal | Panel::Guide | Panel::Count => {
                TableId::Blackjack(Mode::Free)
            }
        };
        let mut tables = Tables::open(id, Language::English);
        for key in KEYS.into_iter().cycle().take(64) {
            if phase(&tables.model) == "over" {
                break;
            }
            tables.cmds = tables.model.update(Msg::Pressed(key));
            tables.answer(id, |_| ());
        }
        assert_eq!(phase(&tables.model), "over", "{panel:?}");
        tables.model.update(Msg::OpenedPanel(panel));
        let drawn = markup(ui::page::view(&tables.model, &Callback::noop()));
        let (_, shown) = drawn.split_once("class=\"sheet-panel\"").expect("a panel");
        let (shown, _) = shown.split_once("</aside>").expect("its end");
        insta::assert_snapshot!(format!("panel-{panel:?}").to_lowercase(), shown);
    }
}

/// Returns what is drawn of this page as its address opens it.
fn page(page: Page, language: Language, drawn: fn(Html) -> String) -> String {
    page_at(&format!("#{}", page.path()), language, drawn)
}

/// Returns what is drawn of the reading page at this address.
fn page_at(address: &str, language: Language, drawn: fn(Html) -> String) -> String {
    let visitor = Visitor {
        language,
        ..Visitor::default()
    };
    let (model, _) = pages::Model::open(address, visitor, None);
    drawn(pages::runtime::view(&model, &Callback::noop()))
}

#[test]
fn reading_page_markup_matches_snapshots() {
    for which in Page::ALL {
        let name = which.path().trim_start_matches('/').replace('/', "-");
        insta::assert_snapshot!(name, page(which, Language::English, markup));
    }
}

#[test]
fn reading_page_texts_match_snapshots() {
    let others = Language::ALL
        .into_iter()
        .filter(|it| *it != Language::English);
    for language in others {
        let all = Page::ALL.map(|which| page(which, language, texts));
        insta::assert_snapshot!(format!("pages-{}", language.code()), all.join("\n\n"));
    }
}

/// The statistics page at this address in this language, after the worker has counted these rounds.
fn statistics(fragment: &str, language: Language, counted: &[(&str, &str)]) -> pages::Model {
    let visitor = Visitor {
        language,
        ..Visitor::default()
    };
    let (mut model, _) = pages::Model::open(fragment, visitor, None);
    let counted = counted.iter().map(|(group, sums)| {
        let group = group.parse().expect("a group");
        (group, sums.parse().expect("sums"))
    });
    let answer = Answer::Sums(counted.collect());
    let effects = model.update(pages::Msg::Stats(stats::Msg::Opened(20_779)));
    let [pages::Effect::Stats(stats::Effect::Own(stats::OwnEffect::Ask(serial, _)))] = effects[..]
    else {
        panic!("{effects:?}");
    };
    model.update(pages::Msg::Stats(stats::Msg::Answered(serial, answer)));
    model
}

/// Five rounds of practice on 22 November 2026, and their group.
const PRACTICE: (&str, &str) = (
    "2026-11-22/practice/blackjack/vegas",
    "rounds=5&won=5&bet=100&squares=2000&net=100&end=player-wins.5&wins=5.5.5&losses=0.0.0\
     &first=1795390000000-a1&last=1795390000005-a1",
);

#[test]
fn statistics_without_a_match_name_what_hides_rounds() {
    let told = [
        (
            Language::English,
            "The filter “Deal: Fresh deal” alone hides 5 rounds of practice.",
            "Show these 5 rounds",
        ),
        (
            Language::Japanese,
            "「山札：新しい山札」という条件だけで、練習の5ラウンドが表示されていません。",
            "5ラウンドを表示する",
        ),
        (
            Language::Russian,
            "Фильтр «Раздача: Новая раздача» сам по себе скрывает 5 тренировочных раундов.",
            "Показать 5 раундов",
        ),
        (
            Language::Spanish,
            "El filtro «Reparto: Reparto nuevo» por sí solo oculta 5 rondas de práctica.",
            "Mostrar estas 5 rondas",
        ),
    ];
    for (language, sentence, button) in told {
        let model = statistics("#/stats", language, &[PRACTICE]);
        let drawn = texts(pages::runtime::view(&model, &Callback::noop()));
        let lines: Vec<&str> = drawn.lines().collect();
        assert!(
            lines.contains(&sentence) && lines.contains(&button),
            "{drawn}"
        );
    }
}

#[test]
fn statistics_of_another_game_and_without_rounds_say_what_is_there() {
    let drawn = |fragment, counted: &[(&str, &str)]| {
        let model = statistics(fragment, Language::English, counted);
        texts(pages::runtime::view(&model, &Callback::noop()))
    };
    let other = drawn("#/stats?game=duel", &[PRACTICE]);
    assert!(other.contains("\nBlackjack: 5 rounds\n"), "{other}");
    let all = drawn("#/stats?game=blackjack&deal=all", &[PRACTICE]);
    assert!(!all.contains("hides"), "{all}");
    let none = drawn("#/stats", &[]);
    let will_be_here = "The first round with a fresh deal that you finish is counted here.";
    assert!(none.contains(will_be_here), "{none}");
    assert!(!none.contains("hides"), "{none}");
}

#[test]
fn history_without_a_match_names_what_hides_rounds() {
    let drawn = |hidden: Vec<Hidden<FilterField>>| {
        let fragment = "#/history?game=jacks&deal=practice&day=2026-11-22&verdict=won&cost=1";
        let (mut model, effects) = pages::Model::open(fragment, Visitor::default(), None);
        let serial = effects.iter().find_map(|effect| match effect {
            pages::Effect::History(history::Effect::Own(history::OwnEffect::Ask(serial, _))) => {
                Some(*serial)
            }
            _ => None,
        });
        let found = Answer::Found(Found {
            hidden,
            ..Found::default()
        });
        let msg = history::Msg::Answered(serial.expect("a question"), found);
        model.update(pages::Msg::History(msg));
        texts(pages::runtime::view(&model, &Callback::noop()))
    };
    let hidden = |by: &[FilterField], rounds, kind| Hidden {
        by: by.to_vec(),
        rounds,
        kind,
    };
    let alone = drawn(vec![
        hidden(&[FilterField::Kind], 1, Some(Kind::Daily)),
        hidden(&[FilterField::Cost], 12, None),
    ]);
    for line in [
        "The filter “Deal: Practice” alone hides one round with a daily deal.",
        "Show this round",
        "The filter “Mistakes: Any mistake” alone hides 12 rounds.",
        "Show these 12 rounds",
    ] {
        assert!(alone.lines().any(|it| it == line), "{line}: {alone}");
    }
    let together = drawn(vec![hidden(&FilterField::ALL, 3, None)]);
    let sentence = "The filters “Game: Video poker”, “Deal: Practice”, “Result: Won”, \
                    “Mistakes: Any mistake”, “Day: 2026-11-22” together hide 3 rounds.";
    assert!(together.lines().any(|it| it == sentence), "{together}");
    // Without any round the filter hides nothing.
    let none = drawn(vec![]);
    assert!(
        none.contains("Each round that you finish is listed here"),
        "{none}"
    );
}

/// The unbalanced systems in addresses, with the start of the running count for six decks.
const UNBALANCED: [(&str, &str); 7] = [
    ("ko", "\u{2212}20"),
    ("red-seven", "\u{2212}12"),
    ("kiss-1", "\u{2212}12"),
    ("kiss-2", "\u{2212}12"),
    ("kiss-3", "\u{2212}12"),
    ("-1,1,1,1,1,1,1,1,0,-1", "\u{2212}48"),
    ("0,0,0,1,1,1,0,0,0,-0.5", "\u{2212}24"),
];

#[test]
fn start_of_the_count_is_named_before_the_drill() {
    for language in Language::ALL {
        let starts = |query: &str, start: &str| {
            let address = format!("#/blackjack/counting?{query}");
            let drawn = page_at(&address, language, texts);
            let sentence = |line: &str| line.contains(start) && line.contains('6');
            drawn.lines().any(sentence)
        };
        for (system, start) in UNBALANCED {
            let query = format!("system={system}");
            assert!(starts(&query, start), "{system} in {language:?}");
            assert!(starts(&format!("{query}&start=17"), "+17"), "{system}");
        }
        let markup = page_at("#/blackjack/counting?system=hi-lo", language, markup);
        assert!(!markup.contains("data-count-start"), "needless");
    }
}

#[test]
fn start_of_the_count_is_named_at_the_table() {
    let drawn = |settings: &str, rules: &str| {
        let stored = Stored {
            settings: Some(settings.to_owned()),
            ..Stored::default()
        };
        let fragment = format!("#/blackjack?rules={rules}");
        let (model, _) = Model::open(&fragment, Visitor::default(), &stored);
        texts(ui::page::view(&model, &Callback::noop()))
    };
    let ko = "count=each&countby=ko";
    let starts = "The running count starts at";
    assert!(drawn(ko, "vegas").contains("starts at \u{2212}20 (KO, 6 decks)"));
    assert!(drawn(ko, "vegas.2-decks").contains("starts at \u{2212}4 (KO, 2 decks)"));
    assert!(drawn(&format!("{ko}&countstart=0"), "vegas").contains("starts at 0 (KO, 6 decks)"));
    for (settings, rules) in [
        ("count=each&countby=hi-lo", "vegas"),
        ("count=off&countby=ko", "vegas"),
        (ko, "classic"),
    ] {
        assert!(
            !drawn(settings, rules).contains(starts),
            "{settings} {rules}"
        );
    }
}

/// The error of a bankroll is beside its field, which it describes, and nowhere else.
#[test]
fn bankroll_of_too_many_bets_is_an_error_in_its_field() {
    for (bank, is_wrong) in [("500000", false), ("500001", true)] {
        let address = format!("#/poker/paytable?bank={bank}");
        let drawn = page_at(&address, Language::English, markup);
        let mut lines = drawn.lines();
        let field = lines.find(|line| line.contains("id=\"bankroll-bank\""));
        let field = field.expect("the field");
        assert_eq!(field.contains("aria-invalid=\"true\""), is_wrong, "{field}");
        let describes = "aria-describedby=\"bankroll-bank-note\"";
        assert_eq!(field.contains(describes), is_wrong, "{field}");
        let note = lines.next().filter(|_| is_wrong);
        assert_eq!(
            note,
            is_wrong.then_some("<p id=\"bankroll-bank-note\" class=\"bad\">")
        );
        let count = drawn.matches("at most 100,000 bets").count();
        assert_eq!(count, usize::from(is_wrong), "{bank}");
    }
}

/// Returns each text and attribute in which a number has a space between its digits. A speech synthesiser reads it as
/// several numbers.
fn split_numbers(markup: &str) -> Vec<&str> {
    let is_split = |line: &&str| {
        let signs: Vec<char> = line.chars().collect();
        signs.windows(5).any(|signs| {
            let [digit, space, after @ ..] = signs else {
                return false;
            };
            let is_number = after.iter().all(char::is_ascii_digit);
            digit.is_ascii_digit() && space.is_whitespace() && is_number
        })
    };
    // The places of shapes in drawings are numbers with spaces between.
    let is_drawn = |line: &&str| {
        line.starts_with("<path") || line.starts_with("<svg") || line.starts_with("<poly")
    };
    markup
        .lines()
        .filter(is_split)
        .filter(|line| !is_drawn(line))
        .collect()
}

#[test]
fn no_text_has_a_space_in_a_number() {
    assert_eq!(
        split_numbers("<b>\n1\u{a0}000\n10,000\n10000"),
        ["1\u{a0}000"]
    );
    for language in Language::ALL {
        for id in TableId::ALL {
            let drawn = phases(id, language, markup);
            assert_eq!(
                split_numbers(&drawn),
                Vec::<&str>::new(),
                "{id:?} in {language:?}"
            );
        }
        for which in Page::ALL {
            let drawn = page(which, language, markup);
            assert_eq!(
                split_numbers(&drawn),
                Vec::<&str>::new(),
                "{which:?} in {language:?}"
            );
        }
    }
}

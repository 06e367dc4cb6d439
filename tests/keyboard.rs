//! The decision between page and browser for a key, by its name, its modifiers, the focus and the legal actions; and
//! the effect of a double press.

use crate::support::Step as _;
use fair_deal::app::keyboard::{Control, Focus, FocusArea, KeyDown, KeyHandler, Modifier, Presses};
use fair_deal::app::route::{Route, TableId};
use fair_deal::app::settings::{LetterKeys, Setting, Visitor};
use fair_deal::app::{Model, Msg, Panel, Stored};
use fair_deal::blackjack::Preset;
use fair_deal::core::Secret;
use fair_deal::table::keys::{Key, Step};
use fair_deal::table::{self, Mode, Position};

/// A key with its position, pressed alone.
fn key_down(key: &str, code: &str) -> KeyDown {
    KeyDown {
        key: key.to_owned(),
        code: code.to_owned(),
        ..KeyDown::default()
    }
}

/// The letter key of this letter.
fn letter_key(letter: char) -> KeyDown {
    let code = format!("Key{}", letter.to_ascii_uppercase());
    key_down(&letter.to_string(), &code)
}

/// The focus on a control at the table.
fn on(control: Control) -> Focus {
    Focus {
        control,
        sees_table: true,
        ..Focus::default()
    }
}

/// The focus on the button of this decision.
fn on_decision(id: &str) -> Focus {
    Focus {
        decision: Some(id.to_owned()),
        ..on(Control::Pressed)
    }
}

/// The handler of a key when the page uses all keys.
fn whose(event: &KeyDown, focus: &Focus) -> KeyHandler {
    Presses::default().key_down(event, focus, |_| true)
}

/// The app at this address with both tables ready. The rules let every round of blackjack wait for the player.
fn page(fragment: &str) -> Model {
    let (model, _) = Model::open(fragment, Visitor::default(), &Stored::default());
    let model = [
        TableId::Blackjack(Mode::Free),
        TableId::SoloDraw(Mode::Free),
    ]
    .into_iter()
    .fold(model, |model, table| {
        let entropy = Ok(Secret::from_bytes([7; 32]));
        let got = Msg::GotEntropy(table, entropy, Position::default());
        model.step(got).0
    });
    let rules = table::Msg::ChoseRules(Preset::HouseWinsTies.rules());
    model.step(Msg::Blackjack(Mode::Free, rules)).0
}

/// The letters that the page uses now.
fn letters(model: &Model) -> String {
    let used = |letter: &char| model.uses(Key::Letter(*letter));
    ('a'..='z').filter(used).collect()
}

#[test]
fn key_with_other_modifier_is_the_browsers() {
    let keys = [
        key_down("Enter", "Enter"),
        key_down("Escape", "Escape"),
        key_down("s", "KeyS"),
        key_down("ы", "KeyS"),
        key_down("1", "Digit1"),
        key_down("&", "Digit1"),
        key_down("?", "Slash"),
    ];
    for key in keys {
        let plain = whose(&key, &on(Control::None));
        assert!(matches!(plain, KeyHandler::Page(_)), "{key:?}");
        for modifier in Modifier::ALL {
            let held = KeyDown {
                held: vec![modifier],
                ..key.clone()
            };
            let is_upper_sign = modifier == Modifier::Shift && key.key == "&";
            let expected = if modifier == Modifier::Shift && !is_upper_sign {
                plain
            } else {
                KeyHandler::Browser
            };
            assert_eq!(whose(&held, &on(Control::None)), expected, "{held:?}");
        }
    }
    // A character typed with AltGr belongs to the browser, even if the browser does not report AltGr.
    let polish = whose(&key_down("ś", "KeyS"), &on(Control::None));
    assert_eq!(polish, KeyHandler::Browser);
}

#[test]
fn key_of_a_composition_is_the_browsers() {
    for focus in [on(Control::None), on(Control::Line), on_decision("deal")] {
        for key in [
            key_down("Enter", "Enter"),
            letter_key('h'),
            key_down("Escape", "Escape"),
        ] {
            let composed = KeyDown {
                composes: true,
                ..key.clone()
            };
            let numbered = KeyDown { number: 229, ..key };
            for key in [composed, numbered] {
                assert_eq!(key.pressed(), None, "{key:?}");
                assert_eq!(
                    whose(&key, &focus),
                    KeyHandler::Browser,
                    "{key:?} {focus:?}"
                );
            }
        }
    }
}

#[test]
fn focus_decides_between_page_and_browser_keys() {
    use Control::{Chosen, Line, None as Nothing, Pressed, Signs};

    let in_area = |area, control| Focus {
        area,
        ..on(control)
    };
    let covered = Focus {
        sees_table: false,
        ..on(Nothing)
    };
    let keys = [
        key_down("Enter", "Enter"),
        letter_key('h'),
        key_down("2", "Digit2"),
        letter_key('m'),
        key_down("?", "Slash"),
        key_down("ArrowLeft", "ArrowLeft"),
        key_down("Escape", "Escape"),
    ];
    // One word for each of these keys: yes if the page uses it.
    for (focus, expected) in [
        (on(Nothing), "yes yes yes yes yes no yes"),
        (on(Chosen), "yes yes yes yes yes no yes"),
        (on(Line), "yes no no no no no yes"),
        (on(Signs), "no no no no no no yes"),
        (on(Pressed), "no yes yes yes yes no yes"),
        (
            in_area(FocusArea::Cards, Pressed),
            "no yes yes yes yes yes yes",
        ),
        (
            in_area(FocusArea::Panel, Nothing),
            "no no no yes yes no yes",
        ),
        (
            in_area(FocusArea::ReadingPage, Nothing),
            "no yes yes yes yes no yes",
        ),
        (covered, "no no no yes yes no yes"),
    ] {
        for (key, expected) in keys.iter().zip(expected.split(' ')) {
            let is_ours = matches!(whose(key, &focus), KeyHandler::Page(_));
            assert_eq!(is_ours, expected == "yes", "{key:?} {focus:?}");
        }
    }
    for key in [letter_key('h'), key_down("Enter", "Enter")] {
        let unused = Presses::default().key_down(&key, &on(Nothing), |_| false);
        assert_eq!(unused, KeyHandler::Browser, "{key:?}");
    }
}

#[test]
fn page_uses_keys_of_legal_actions() {
    let ready = page("#/blackjack");
    assert_eq!(letters(&ready), "acdkmt");
    assert!(ready.uses(Key::Enter) && !ready.uses(Key::Place(0)));
    let (dealt, _) = ready.clone().step(Msg::Pressed(Key::Letter('d')));
    assert_eq!(letters(&dealt), "ahkmst");
    let drawn = page("#/poker/solo");
    let (drawn, _) = drawn.step(Msg::Pressed(Key::Enter));
    assert_eq!(letters(&drawn), "afkmst");
    assert!(drawn.uses(Key::Place(4)) && drawn.uses(Key::Along(Step::On)));
    // With letter keys switched off, the page uses none of them.
    let (off, _) = drawn.step(Msg::Chose(Setting::LetterKeys(LetterKeys::Off)));
    assert_eq!(letters(&off), "");
    assert!(!off.uses(Key::Place(4)) && !off.uses(Key::QuestionMark));
    assert!(off.uses(Key::Along(Step::On)) && off.uses(Key::Enter));
}

#[test]
fn page_without_table_only_repeats_announcements() {
    let others = Route::all().filter(|it| it.table().is_none() && *it != Route::Settings);
    let others = others.map(|it| format!("#{}", it.path()));
    for fragment in others.chain(["#/nowhere".to_owned()]) {
        let model = page(&fragment);
        assert_eq!(letters(&model), "a", "{fragment}");
        for key in [Key::Enter, Key::Place(0), Key::Along(Step::On), Key::Escape] {
            assert!(!model.uses(key), "{fragment} {key:?}");
        }
    }
    assert_eq!(letters(&page("#/settings")), "am");
    let (elsewhere, _) = page("#/blackjack").step(Msg::PlayedElsewhere);
    assert_eq!(letters(&elsewhere), "a");
}

#[test]
fn escape_is_used_only_to_close() {
    let model = page("#/blackjack");
    assert!(!model.uses(Key::Escape));
    for opens in [
        Msg::OpenedPanel(Panel::Settings),
        Msg::AskedToRead,
        Msg::HistoryFailed,
    ] {
        let (open, _) = model.clone().step(opens.clone());
        assert!(open.uses(Key::Escape), "{opens:?}");
        let (closed, _) = open.step(Msg::Pressed(Key::Escape));
        assert!(!closed.uses(Key::Escape), "{opens:?}");
    }
}

/// A key pressed at this time.
fn at(event: KeyDown, at: f64) -> KeyDown {
    KeyDown { at, ..event }
}

#[test]
fn second_press_within_a_moment_decides_nothing() {
    let enter = || key_down("Enter", "Enter");
    let space = || key_down(" ", "Space");
    let main = |id: &str| Focus {
        main: Some(id.to_owned()),
        ..on(Control::None)
    };
    let page = KeyHandler::Page(Key::Enter);
    for (first, then, key, expected) in [
        // At the table, on a button, and from one to another.
        (main("deal"), main("h"), enter(), page),
        (
            on_decision("deal"),
            on_decision("h"),
            enter(),
            KeyHandler::Browser,
        ),
        (
            on_decision("h"),
            on_decision("h"),
            space(),
            KeyHandler::Browser,
        ),
        (on_decision("deal"), main("h"), enter(), KeyHandler::Browser),
        // The first press closed something, which is no decision.
        (
            on(Control::Pressed),
            on_decision("deal"),
            enter(),
            KeyHandler::Browser,
        ),
        (
            on(Control::Pressed),
            main("deal"),
            enter(),
            KeyHandler::Browser,
        ),
    ] {
        for (pause, counts) in [(60.0, false), (150.0, false), (400.0, false), (401.0, true)] {
            let mut presses = Presses::default();
            let first = presses.key_down(&at(key.clone(), 1_000.0), &first, |_| true);
            assert_eq!(first, expected);
            let second = presses.key_down(&at(key.clone(), 1_000.0 + pause), &then, |_| true);
            assert_eq!(second != KeyHandler::Nothing, counts, "{then:?} {pause}");
            // Space presses on key-up.
            let is_idle = presses.key_up(&key.key);
            assert_eq!(is_idle, !counts && key.key == " ", "{then:?} {pause}");
        }
    }
    let mut presses = Presses::default();
    let mut hit = |ms| presses.key_down(&at(letter_key('h'), ms), &on(Control::None), |_| true);
    let drawn = KeyHandler::Page(Key::Letter('h'));
    assert_eq!(hit(0.0), drawn);
    assert_eq!(hit(200.0), KeyHandler::Nothing);
    assert_eq!(hit(450.0), drawn, "what did not count begins no moment");
}

#[test]
fn quick_presses_without_a_decision_all_count() {
    let chip = on(Control::Pressed);
    for (key, focus) in [
        (key_down("Enter", "Enter"), chip.clone()),
        (key_down(" ", "Space"), chip),
        (key_down("5", "Digit5"), on(Control::None)),
        (letter_key('t'), on(Control::None)),
        (letter_key('m'), on(Control::None)),
        // Enter hurries the dealer, which is no decision.
        (key_down("Enter", "Enter"), on(Control::None)),
    ] {
        let mut presses = Presses::default();
        for ms in [0.0, 50.0, 100.0] {
            let handler = presses.key_down(&at(key.clone(), ms), &focus, |_| true);
            assert_ne!(handler, KeyHandler::Nothing, "{key:?} {ms}");
        }
    }
    // A one-time button leads on. A second quick press does nothing, neither on it nor on the next such button.
    let once = |name: &str| Focus {
        once: Some(name.to_owned()),
        ..on(Control::Pressed)
    };
    for (then, counts) in [("last", false), ("other", false)] {
        let mut presses = Presses::default();
        let space = key_down(" ", "Space");
        let first = presses.key_down(&space, &once("last"), |_| true);
        let second = presses.key_down(&at(space, 100.0), &once(then), |_| true);
        assert_eq!(first, KeyHandler::Browser);
        assert_eq!(second == KeyHandler::Browser, counts, "{then}");
    }
    // Cards turn as fast as the visitor presses, but the press after the last one submits no empty answer.
    let answer = Focus {
        once: Some("drill".to_owned()),
        area: FocusArea::ReadingPage,
        ..on(Control::Line)
    };
    let turn = Focus {
        area: FocusArea::ReadingPage,
        ..on(Control::Pressed)
    };
    let mut presses = Presses::default();
    for (key, focus, ms, expected) in [
        ("Enter", &turn, 0.0, KeyHandler::Browser),
        ("Enter", &turn, 100.0, KeyHandler::Browser),
        ("Enter", &answer, 200.0, KeyHandler::Nothing),
        ("3", &answer, 300.0, KeyHandler::Browser),
        (" ", &answer, 320.0, KeyHandler::Browser),
        (" ", &answer, 340.0, KeyHandler::Browser),
        ("Enter", &answer, 400.0, KeyHandler::Browser),
        ("Enter", &answer, 500.0, KeyHandler::Nothing),
    ] {
        let handler = presses.key_down(&at(key_down(key, ""), ms), focus, |_| true);
        assert_eq!(handler, expected, "{key} {ms}");
    }
    // Another key between two presses shows that both are intended.
    let mut presses = Presses::default();
    for (key, focus) in [
        (key_down("Enter", "Enter"), on_decision("deal")),
        (key_down("Tab", "Tab"), on_decision("h")),
        (key_down("Enter", "Enter"), on_decision("s")),
    ] {
        let handler = presses.key_down(&key, &focus, |_| true);
        assert_eq!(handler, KeyHandler::Browser, "{key:?}");
    }
    // Two different keys are two presses.
    let mut presses = Presses::default();
    for (key, focus) in [
        (letter_key('d'), on(Control::None)),
        (letter_key('h'), on(Control::None)),
        (key_down("Enter", "Enter"), on_decision("h")),
        (key_down(" ", "Space"), on_decision("h")),
    ] {
        let handler = presses.key_down(&key, &focus, |_| true);
        assert_ne!(handler, KeyHandler::Nothing, "{key:?}");
    }
}

#[test]
fn key_after_a_click_acts_on_the_clicked_button() {
    for (key, focus) in [
        (key_down(" ", "Space"), on_decision("deal")),
        (key_down("Enter", "Enter"), on_decision("deal")),
        (
            key_down("Enter", "Enter"),
            Focus {
                main: Some("deal".to_owned()),
                ..on(Control::None)
            },
        ),
    ] {
        let mut presses = Presses::default();
        assert!(presses.click(1, Some("h".to_owned()), 0.0));
        let soon = presses.key_down(&at(key.clone(), 150.0), &focus, |_| true);
        assert_eq!(soon, KeyHandler::Nothing, "the round was over: {key:?}");
        let later = presses.key_down(&at(key.clone(), 500.0), &focus, |_| true);
        assert_ne!(later, KeyHandler::Nothing, "{key:?}");
    }
    // The button is still there, so the press is intended. A letter names its own action.
    let mut presses = Presses::default();
    assert!(presses.click(1, Some("h".to_owned()), 0.0));
    for key in [key_down(" ", "Space"), letter_key('s')] {
        let handler = presses.key_down(&at(key, 150.0), &on_decision("h"), |_| true);
        assert_ne!(handler, KeyHandler::Nothing);
    }
}

#[test]
fn second_click_of_a_double_click_does_not_count() {
    let mut presses = Presses::default();
    let mut click = |count, at| presses.click(count, Some("h".to_owned()), at);
    assert!(click(1, 0.0));
    assert!(!click(2, 150.0));
    assert!(click(3, 450.0), "the first card was seen before");
    assert!(click(1, 500.0), "in another place");
    // The pointer goes down before the click.
    let mut presses = Presses::default();
    assert!(!presses.is_second(2, 0.0), "nothing was clicked before");
    presses.click(1, None, 0.0);
    assert!(presses.is_second(2, 150.0));
    assert!(!presses.is_second(1, 150.0), "in another place");
    assert!(!presses.is_second(2, 500.0));
    let mut presses = Presses::default();
    let mut click = |count, at| presses.click(count, Some("h".to_owned()), at);
    assert!(click(1, 500.0));
    // Clicks of assistive technology have the count 0.
    assert!(click(0, 510.0) && click(0, 520.0));
}

#[test]
fn held_key_does_one_thing() {
    let held = |event: &KeyDown| KeyDown {
        repeats: true,
        ..event.clone()
    };
    let enter = key_down("Enter", "Enter");
    for control in [Control::Pressed, Control::Line, Control::Chosen] {
        assert_eq!(enter.pressed(), Some(Key::Enter));
        assert_eq!(held(&enter).pressed(), None);
        let mut presses = Presses::default();
        assert_ne!(
            presses.key_down(&enter, &on(control), |_| true),
            KeyHandler::Nothing
        );
        let again = presses.key_down(&held(&enter), &on(control), |_| true);
        assert_eq!(again, KeyHandler::Nothing, "{control:?}");
    }
    // In a text field of several lines the key repeats.
    let lines = whose(&held(&enter), &on(Control::Signs));
    assert_eq!(lines, KeyHandler::Browser);
    // S stands and then means nothing. Its repeats do not start the browser's search.
    let mut presses = Presses::default();
    let stand = letter_key('s');
    let first = presses.key_down(&stand, &on(Control::None), |_| true);
    assert_eq!(first, KeyHandler::Page(Key::Letter('s')));
    let again = presses.key_down(&held(&stand), &on(Control::None), |_| false);
    assert_eq!(again, KeyHandler::Nothing);
    let other = presses.key_down(&held(&letter_key('g')), &on(Control::None), |_| false);
    assert_eq!(other, KeyHandler::Browser);
}

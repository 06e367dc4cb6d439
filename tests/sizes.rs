//! The smallest texts and controls in `styles/`. For each rule a second test breaks it.
//!
//! A size that depends on the window or on the content is tested in a browser (`e2e/layout.rs`, `e2e/walk.rs`).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::support::{files_in, in_project};

/// The browser's usual text size, in pixels.
const USUAL: f64 = 16.0;

/// The smallest text that is still read without effort, in pixels.
const SMALLEST_TEXT: f64 = 11.0;

/// The smallest control beside others that a finger hits, in pixels: WCAG 2.5.5 asks for this size.
const FINGER: f64 = 44.0;

/// The smallest control that WCAG 2.5.8 allows, in pixels.
const SMALLEST_CONTROL: f64 = 24.0;

/// The selectors of smaller texts.
const SMALLER_TEXTS: [&str; 2] = [
    // Four names beside each other on the smallest phone. Kana and kanji are as high as Latin capitals of 15 pixels.
    ":lang(ja) .head .game",
    // The drawing is shown larger than its own pixels.
    ".stats .chart text",
];

/// The selectors of controls that are smaller than a finger.
const SMALLER_CONTROLS: [&str; 7] = [
    // A link in a text is as high as its line.
    ":where(#pages main p) > a:only-child",
    // The label beside the box is a part of the control.
    ".counting .set-up input[type=\"checkbox\"]",
    // Alone in its row, below the hands of a round.
    ".all-hands summary",
    // Beside a result, where a phone has no other room.
    ".table[data-route^=\"/poker/jacks\"] .result .check",
    ".table[data-route^=\"/poker/jacks\"][data-phase=\"over\"] .felt:has(.all-hands) .result > .check",
    ".coached .check",
    // Beside the chips on a phone on its side.
    ".bets .tool",
];

/// The elements and classes of controls.
const CONTROLS: [&str; 17] = [
    "a",
    "button",
    "input",
    "label",
    "select",
    "summary",
    "textarea",
    ".action",
    ".check",
    ".coin",
    ".link",
    ".option",
    ".tool",
    ".why",
    "[data-button]",
    "[data-rank]",
    "[data-reload]",
];

/// The classes of bars, each of which is at least as high as a button in it.
const BARS: [&str; 2] = [".actions", ".slot"];

/// A declaration with one of the selectors of its rule.
#[derive(Clone, Debug, PartialEq)]
struct Declaration<'a> {
    selector: &'a str,
    name: &'a str,
    value: &'a str,
}

/// The sheet without its comments.
fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.map(|part| part.split_once("*/").map_or("", |it| it.1));
    first + &rest.collect::<String>()
}

/// The declarations of a sheet without comments.
fn declarations(sheet: &str) -> Vec<Declaration<'_>> {
    let mut found = vec![];
    for (before, body) in sheet.split('}').filter_map(|part| part.rsplit_once('{')) {
        let selectors = before.rsplit(['{', ';']).next().unwrap_or_default();
        for selector in parts(selectors, &[',']) {
            let pairs = body.split(';').filter_map(|it| it.split_once(':'));
            found.extend(pairs.map(|(name, value)| Declaration {
                selector,
                name: name.trim(),
                value: value.trim(),
            }));
        }
    }
    found
}

/// The parts of a text between these signs, unless the sign is inside brackets.
fn parts<'a>(text: &'a str, between: &[char]) -> Vec<&'a str> {
    let (mut depth, mut start, mut parts) = (0, 0, vec![]);
    for (at, sign) in text.char_indices() {
        match sign {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ if depth == 0 && between.contains(&sign) => {
                parts.push(&text[start..at]);
                start = at + sign.len_utf8();
            }
            _ => (),
        }
    }
    parts.push(&text[start..]);
    let parts = parts.into_iter().map(str::trim);
    parts.filter(|part| !part.is_empty()).collect()
}

/// Returns true if the element of this selector is one of these.
fn is_one_of(selector: &str, elements: &[&str]) -> bool {
    let steps = parts(selector, &[' ', '\n', '>', '+', '~']);
    let last = steps.last().copied().unwrap_or_default();
    // Of the functions only `:is` and `:where` say what the element is.
    let (own, inner) = match last.split_once(":is(").or(last.split_once(":where(")) {
        Some((own, inner)) => (own, inner.rsplit_once(')').map_or(inner, |it| it.0)),
        None => (last, ""),
    };
    let own = own.split(':').next().unwrap_or_default();
    let is_own = |element: &str| {
        if let Some(attribute) = element.strip_suffix(']') {
            return ["]", "="]
                .map(|end| format!("{attribute}{end}"))
                .iter()
                .any(|it| own.contains(it));
        }
        let after = match element.strip_prefix('.') {
            Some(_) => own.find(element).map(|at| &own[at + element.len()..]),
            None => own.strip_prefix(element),
        };
        let goes_on = |sign: char| sign.is_alphanumeric() || sign == '-';
        after.is_some_and(|it| !it.starts_with(goes_on))
    };
    elements.iter().any(|it| is_own(it))
        || parts(inner, &[','])
            .into_iter()
            .any(|it| is_one_of(it, elements))
}

/// The lengths of styles/tokens.css.
fn tokens() -> BTreeMap<String, String> {
    let sheet = fs::read_to_string(in_project("styles/tokens.css")).expect("the tokens");
    let sheet = without_comments(&sheet);
    let tokens = declarations(&sheet).into_iter();
    let tokens = tokens.filter(|it| it.selector == ":root" && it.name.starts_with("--"));
    // The first block has the usual values.
    tokens
        .rev()
        .map(|it| (it.name.to_owned(), it.value.to_owned()))
        .collect()
}

/// The value with the tokens in the place of their names.
fn with_tokens(value: &str, tokens: &BTreeMap<String, String>) -> String {
    let mut parts = value.split("var(");
    let mut found = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, after) = part.split_once(')').expect("the end of var()");
        match tokens.get(name) {
            Some(value) => found += value,
            None => found += name,
        }
        found += after;
    }
    found
}

/// A length in pixels, at the browser's usual text size.
fn pixels(word: &str) -> Option<f64> {
    let word = word.trim();
    let (number, unit) = match word.strip_suffix("px") {
        Some(number) => (number, 1.0),
        None => (word.strip_suffix("rem").or(word.strip_suffix("em"))?, USUAL),
    };
    Some(number.parse::<f64>().ok()? * unit)
}

/// The size of a value in pixels, if it is a length or a sum of lengths.
fn size(value: &str) -> Option<f64> {
    let sum = value
        .strip_prefix("calc(")
        .and_then(|it| it.strip_suffix(')'));
    sum.unwrap_or(value).split(" + ").map(pixels).sum()
}

/// The smallest length of a text's size, except 0, which hides a text beside a picture.
fn text_size(declaration: &Declaration<'_>, tokens: &BTreeMap<String, String>) -> Option<f64> {
    let value = with_tokens(declaration.value, tokens);
    match declaration.name {
        "font-size" | "font" => (),
        _ => return None,
    }
    let words = value.split(|sign: char| !(sign.is_alphanumeric() || sign == '.'));
    words.filter_map(pixels).min_by(f64::total_cmp)
}

/// The size of a control or a bar that a declaration limits from below.
fn control_size(declaration: &Declaration<'_>, tokens: &BTreeMap<String, String>) -> Option<f64> {
    match declaration.name {
        "height" | "min-height" | "min-width" if is_one_of(declaration.selector, &CONTROLS) => (),
        "height" | "min-height" if is_one_of(declaration.selector, &BARS) => (),
        _ => return None,
    }
    // 0 takes a limit back.
    size(&with_tokens(declaration.value, tokens)).filter(|size| *size > 0.0)
}

/// The selectors of a sheet with a smaller size, and the size.
fn smaller(
    sheet: &str,
    least: f64,
    of: impl Fn(&Declaration<'_>) -> Option<f64>,
) -> Vec<(String, f64)> {
    let sheet = without_comments(sheet);
    let found = declarations(&sheet).into_iter();
    let found = found.filter_map(|it| Some((it.selector.to_owned(), of(&it)?)));
    found.filter(|(_, size)| *size < least).collect()
}

/// The selectors of all sheets with a smaller size, and the size.
fn smaller_in_sheets(
    least: f64,
    of: impl Fn(&Declaration<'_>) -> Option<f64>,
) -> Vec<(String, f64)> {
    let sheets = files_in(&in_project("styles")).into_iter();
    let sheets = sheets.map(|path| fs::read_to_string(path).expect("a sheet"));
    sheets
        .flat_map(|sheet| smaller(&sheet, least, &of))
        .collect()
}

fn names(found: &[(String, f64)]) -> BTreeSet<&str> {
    found
        .iter()
        .map(|(selector, _)| selector.as_str())
        .collect()
}

#[test]
fn texts_can_be_read() {
    let tokens = tokens();
    let found = smaller_in_sheets(SMALLEST_TEXT, |it| text_size(it, &tokens));
    assert_eq!(names(&found), BTreeSet::from(SMALLER_TEXTS), "{found:?}");
}

#[test]
fn controls_fit_a_finger() {
    let tokens = tokens();
    let found = smaller_in_sheets(FINGER, |it| control_size(it, &tokens));
    assert_eq!(names(&found), BTreeSet::from(SMALLER_CONTROLS), "{found:?}");
    let tiny = found.iter().find(|(_, size)| *size < SMALLEST_CONTROL);
    assert_eq!(tiny, None);
}

#[test]
fn small_text_is_found() {
    let tokens = BTreeMap::from([("--tiny".to_owned(), "0.5rem".to_owned())]);
    for (value, size) in [
        ("font-size: 0.4rem", 6.4),
        ("font-size: clamp(8px, 4vw, 2rem)", 8.0),
        ("font-size: var(--tiny)", 8.0),
        ("font: 700 0.5em / 1 sans-serif", 8.0),
    ] {
        let sheet =
            format!("a {{}}\n/* b */\n@media print {{\n  c d,\n  .e {{\n    {value};\n  }}\n}}");
        let found = smaller(&sheet, SMALLEST_TEXT, |it| text_size(it, &tokens));
        let wanted = ["c d", ".e"].map(|selector| (selector.to_owned(), size));
        assert_eq!(found, wanted, "{value}");
    }
    for value in [
        "font-size: 0",
        "font-size: 11px",
        "font-size: 10vw",
        "width: 1px",
    ] {
        let sheet = format!("p {{ {value} }}");
        let found = smaller(&sheet, SMALLEST_TEXT, |it| text_size(it, &tokens));
        assert_eq!(found, [], "{value}");
    }
}

#[test]
fn small_control_is_found() {
    let tokens = BTreeMap::from([("--touch".to_owned(), "44px".to_owned())]);
    for (rule, size) in [
        (".any-hand select { min-height: 20px }", 20.0),
        (".a > select.b:lang(ja) { height: 20px }", 20.0),
        (
            ".a :is(.b, .c input) { min-height: calc(10px + 1rem) }",
            26.0,
        ),
        (".digits .link { min-width: 2rem }", 32.0),
        ("#pages [data-rank] { height: 20px }", 20.0),
        (".table:has(.b, .c) .actions { min-height: 36px }", 36.0),
    ] {
        let found = smaller(rule, FINGER, |it| control_size(it, &tokens));
        assert_eq!(
            found.iter().map(|it| it.1).collect::<Vec<_>>(),
            [size],
            "{rule}"
        );
    }
    for rule in [
        "select { min-height: var(--touch) }",
        "select { min-width: 0 }",
        "select { height: auto }",
        "select { max-height: 20px }",
        "select b { height: 20px }",
        ".selected, .links, .tools { height: 20px }",
        "p:has(select) { height: 20px }",
        ".actions { height: calc(100vh - 20px) }",
        ".actions { min-width: 20px }",
    ] {
        let found = smaller(rule, FINGER, |it| control_size(it, &tokens));
        assert_eq!(found, [], "{rule}");
    }
}

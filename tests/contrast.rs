//! The contrasts of WCAG 2.2 for everything on the page, computed from styles/tokens.css for both themes, both suit
//! colourings, and the system's usual or higher contrast.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;

use crate::support::in_project;

/// What a colour is used for. It decides the minimum contrast with the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    /// A text (WCAG 1.4.3; with more contrast 1.4.6).
    Text,
    /// The suit and the rank on a card, which are large.
    Suit,
    /// A control's edge, a state indicator or the focus (WCAG 1.4.11).
    Edge,
    /// The border of a box or of a row, and the line on the felt. It only has to stand out with more contrast.
    Line,
    /// The grid of a chart, behind its lines.
    Grid,
}

use Use::{Edge, Grid, Line, Suit, Text};

impl Use {
    /// The minimum contrast with the background.
    const fn least(self, preference: Preference) -> f64 {
        match (self, preference) {
            (Text, Preference::More) => 7.0,
            (Text, Preference::Usual) | (Suit, _) | (Edge | Line, Preference::More) => 4.5,
            (Edge, Preference::Usual) | (Grid, Preference::More) => 3.0,
            (Line | Grid, Preference::Usual) => 1.0,
        }
    }
}

/// The contrast that the system asks for: `prefers-contrast`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Preference {
    Usual,
    More,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Theme {
    Light,
    Dark,
    /// A printed page, whatever the theme.
    Print,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Suits {
    TwoColours,
    FourColours,
}

/// Red, green and blue from 0 to 1, and the alpha value.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Colour {
    rgb: [f64; 3],
    alpha: f64,
}

impl Colour {
    /// Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
    fn parse(text: &str) -> Option<Colour> {
        let digits = text.strip_prefix('#')?;
        let width = match digits.len() {
            3 | 4 => 1,
            6 | 8 => 2,
            _ => return None,
        };
        let mut parts = [1.0; 4];
        for (part, start) in parts.iter_mut().zip((0..digits.len()).step_by(width)) {
            let digit = &digits[start..start + width];
            let value = u8::from_str_radix(&digit.repeat(3 - width), 16).ok()?;
            *part = f64::from(value) / 255.0;
        }
        let [red, green, blue, alpha] = parts;
        Some(Colour {
            rgb: [red, green, blue],
            alpha,
        })
    }

    /// Returns this colour composited over another.
    fn over(self, below: Colour) -> Colour {
        let mut rgb = below.rgb;
        for (part, top) in rgb.iter_mut().zip(self.rgb) {
            *part = top * self.alpha + *part * (1.0 - self.alpha);
        }
        Colour { rgb, alpha: 1.0 }
    }

    /// Returns the colour after the filter `brightness()`.
    fn at_brightness(self, factor: f64) -> Colour {
        let rgb = self.rgb.map(|part| part * factor);
        Colour { rgb, ..self }
    }

    /// Returns WCAG's relative luminance.
    fn luminance(self) -> f64 {
        let linear = self.rgb.map(|part| {
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// Returns WCAG's contrast ratio, from 1 to 21.
    fn contrast(self, other: Colour) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }
}

/// The tokens for one theme, one suit colouring and one contrast.
struct Tokens {
    theme: Theme,
    suits: Suits,
    preference: Preference,
    values: BTreeMap<String, String>,
}

impl Tokens {
    fn read(theme: Theme, suits: Suits, preference: Preference) -> Tokens {
        let css = read("styles/tokens.css");
        let mut values = declarations(&css, ":root");
        match preference {
            Preference::Usual => (),
            Preference::More => {
                let (_, block) = css.split_once(MORE_CONTRAST).expect("more contrast");
                values.extend(declarations(block, "  :root"));
            }
        }
        if theme == Theme::Print {
            let sheet = without_comments(&css);
            let (_, print) = sheet
                .split_once("\n@media print {")
                .expect("a sheet for print");
            values.extend(declarations(&print.replace("\n  ", "\n"), ":root:root"));
        }
        match suits {
            Suits::TwoColours => (),
            Suits::FourColours => values.extend(declarations(&css, "[data-suits=\"four\"]")),
        }
        Tokens {
            theme,
            suits,
            preference,
            values,
        }
    }

    fn value(&self, name: &str) -> &str {
        self.values
            .get(name)
            .unwrap_or_else(|| panic!("styles/tokens.css has no {name}"))
    }

    fn number(&self, name: &str) -> f64 {
        let value = self.value(name);
        value
            .parse()
            .unwrap_or_else(|_| panic!("{name} is no number: {value}"))
    }

    fn colour(&self, name: &str) -> Colour {
        let value = self.value(name);
        let both = value
            .strip_prefix("light-dark(")
            .and_then(|rest| rest.strip_suffix(')'))
            .and_then(|both| both.split_once(','));
        let text = match (both, self.theme) {
            (Some((light, _)), Theme::Light | Theme::Print) => light,
            (Some((_, dark)), Theme::Dark) => dark,
            (None, Theme::Light | Theme::Dark | Theme::Print) => value,
        };
        Colour::parse(text.trim()).unwrap_or_else(|| panic!("{name} is no colour: {value}"))
    }
}

impl fmt::Display for Tokens {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tokens {
            theme,
            suits,
            preference,
            values: _,
        } = self;
        write!(formatter, "{theme:?}, {suits:?}, {preference:?} contrast")
    }
}

fn read(path: &str) -> String {
    fs::read_to_string(in_project(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns the style sheet without its comments.
fn without_comments(css: &str) -> String {
    let mut parts = css.split("/*");
    let mut code = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        code += part.split_once("*/").map_or("", |(_, after)| after);
    }
    code
}

/// Returns the custom properties in the first block with this selector.
fn declarations(css: &str, selector: &str) -> BTreeMap<String, String> {
    let css = without_comments(css);
    let (_, after) = css
        .split_once(&format!("\n{selector} {{"))
        .unwrap_or_else(|| panic!("styles/tokens.css has no {selector}"));
    let (block, _) = after.split_once('}').expect("the block ends");
    block
        .split(';')
        .filter_map(|declaration| {
            let (name, value) = declaration.split_once(':')?;
            let name = name.trim();
            name.starts_with("--")
                .then(|| (name.to_owned(), value.trim().to_owned()))
        })
        .collect()
}

/// The beginning of the values for a system that asks for more contrast.
const MORE_CONTRAST: &str = "@media (prefers-contrast: more) {";

/// Both ends of the felt's gradient.
const FELT: [&str; 2] = ["--felt", "--felt-rim"];

/// The chips, from the lowest value.
const CHIPS: [&str; 5] = [
    "--chip-one",
    "--chip-five",
    "--chip-twenty-five",
    "--chip-hundred",
    "--chip-five-hundred",
];

/// The cells of a strategy chart. Each is the panel with a part of another colour.
const PLAYS: [(&str, &str, f64); 3] = [
    ("--play-double", "--brass", 0.3),
    ("--play-split", "--ink", 0.14),
    ("--play-surrender", "--danger", 0.2),
];

/// The bands around an expected result. Each is the edge with this opacity.
const BANDS: [(&str, f64); 2] = [("--band-near", 0.34), ("--band-far", 0.18)];

/// Every text and sign, with each of its backgrounds and its use.
fn pairs() -> Vec<(&'static str, &'static str, Use)> {
    let mut pairs = vec![
        ("--felt-ink", "--pill", Text),
        ("--felt-ink-soft", "--pill", Text),
        // The main button, the chosen option, the SWAP flag.
        ("--on-brass", "--brass", Text),
        // Select and pill.
        ("--edge", "--pill", Edge),
        ("--focus", "--pill", Edge),
    ];
    for page in ["--page", "--panel"] {
        pairs.extend([
            ("--ink", page, Text),
            ("--ink-soft", page, Text),
            ("--danger", page, Text),
            ("--good", page, Text),
            ("--edge", page, Edge),
            ("--hairline", page, Line),
            ("--grid", page, Grid),
            ("--brass", page, Edge),
            ("--focus", page, Edge),
        ]);
    }
    for felt in FELT {
        pairs.extend([
            ("--felt-ink", felt, Text),
            ("--felt-ink-soft", felt, Text),
            ("--danger", felt, Text),
            // “Shared”, the outline of the winning hand and of a marked card.
            ("--brass", felt, Text),
            ("--edge", felt, Edge),
            ("--felt-line", felt, Line),
            ("--focus", felt, Edge),
        ]);
    }
    for (play, _, _) in PLAYS {
        pairs.push(("--ink", play, Text));
    }
    for suit in ["--spades", "--hearts", "--diamonds", "--clubs"] {
        pairs.push((suit, "--card-face", Suit));
    }
    for chip in CHIPS {
        // The number, and the marks on the rim.
        pairs.push(("--on-chip", chip, Text));
    }
    pairs.push(("--tray-edges", "--tray-cards", Edge));
    pairs
}

fn everyone() -> Vec<Tokens> {
    of_themes(&[Theme::Light, Theme::Dark])
}

fn of_themes(themes: &[Theme]) -> Vec<Tokens> {
    let mut everyone = Vec::new();
    for theme in themes.iter().copied() {
        for suits in [Suits::TwoColours, Suits::FourColours] {
            for preference in [Preference::Usual, Preference::More] {
                everyone.push(Tokens::read(theme, suits, preference));
            }
        }
    }
    everyone
}

#[test]
fn every_text_and_sign_has_enough_contrast() {
    let chips = declarations(&read("styles/tokens.css"), ":root");
    let chips = chips.keys().filter(|name| name.starts_with("--chip-"));
    assert!(chips.clone().all(|chip| CHIPS.contains(&chip.as_str())));
    assert_eq!(chips.count(), CHIPS.len());
    let mut faults = vec![];
    for tokens in of_themes(&[Theme::Light, Theme::Dark, Theme::Print]) {
        for (front, behind, its_use) in pairs() {
            let least = its_use.least(tokens.preference);
            let found = tokens.colour(front).contrast(tokens.colour(behind));
            if found < least {
                faults.push(format!(
                    "{tokens}: {front} before {behind} is {found:.2}:1, not {least}:1"
                ));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// A printed page has a light scheme and white paper in every theme, and browsers print its backgrounds as they are.
#[test]
fn print_is_light_in_every_theme() {
    let css = without_comments(&read("styles/tokens.css"));
    let (screen, print) = css.split_once("@media print {").expect("a sheet for print");
    for wanted in [
        ":root:root {",
        "color-scheme: light;",
        "print-color-adjust: exact;",
    ] {
        assert!(print.contains(wanted), "{wanted}");
    }
    // A theme is chosen by one attribute, so `:root:root` is more specific and comes later.
    let selectors = screen.lines().filter(|line| line.contains("[data-theme"));
    for selector in selectors {
        assert_eq!(
            selector.matches(['[', ':', '.', '#']).count(),
            1,
            "{selector}"
        );
    }
    let tokens = Tokens::read(Theme::Print, Suits::TwoColours, Preference::Usual);
    for paper in ["--page", "--panel", "--felt", "--felt-rim", "--pill"] {
        assert!(
            (tokens.colour(paper).luminance() - 1.0).abs() < 1e-9,
            "{paper}"
        );
    }
    let verifier = read("src/verify.html");
    assert!(!verifier.contains("@media (prefers-color-scheme"));
    assert!(verifier.contains("@media screen and (prefers-color-scheme: dark)"));
}

#[test]
fn cards_of_a_lost_hand_stay_readable() {
    for tokens in everyone() {
        let dimmed = tokens.number("--dimmed");
        let face = tokens.colour("--card-face").at_brightness(dimmed);
        for suit in ["--spades", "--hearts", "--diamonds", "--clubs"] {
            let found = tokens.colour(suit).at_brightness(dimmed).contrast(face);
            let least = Edge.least(tokens.preference);
            assert!(found >= least, "{tokens}: {suit} is {found:.2}:1");
        }
    }
}

#[test]
fn more_contrast_makes_cards_and_disabled_controls_stand_out() {
    for tokens in everyone() {
        match tokens.preference {
            Preference::Usual => continue,
            Preference::More => (),
        }
        // The face or its edge is the border of the card.
        for felt in FELT {
            let of = |name| tokens.colour(name).contrast(tokens.colour(felt));
            let found = of("--card-face").max(of("--card-edge"));
            assert!(found >= 4.5, "{tokens}: a card on {felt} is {found:.2}:1");
        }
        for opacity in ["--faint", "--disabled"] {
            let faded = Colour {
                alpha: tokens.number(opacity),
                ..tokens.colour("--ink")
            };
            let page = tokens.colour("--page");
            let found = faded.over(page).contrast(page);
            assert!(found >= 4.5, "{tokens}: {opacity} is {found:.2}:1");
        }
    }
}

#[test]
fn more_contrast_never_lowers_a_contrast() {
    for theme in [Theme::Light, Theme::Dark] {
        let [usual, more] = [Preference::Usual, Preference::More]
            .map(|preference| Tokens::read(theme, Suits::TwoColours, preference));
        for (front, behind, its_use) in pairs() {
            // The cells of a chart have darker colours too.
            if PLAYS.iter().any(|(play, _, _)| *play == behind) {
                continue;
            }
            let [before, after] =
                [&usual, &more].map(|tokens| tokens.colour(front).contrast(tokens.colour(behind)));
            assert!(
                after >= before,
                "{more}: {front} before {behind}, {its_use:?}: {after:.2}:1 after {before:.2}:1"
            );
        }
    }
}

#[test]
fn mixed_colours_follow_their_parts() {
    let is_near = |one: f64, other: f64| (one - other).abs() <= 0.501 / 255.0;
    for tokens in everyone() {
        for (play, part, alpha) in PLAYS {
            let part = Colour {
                alpha,
                ..tokens.colour(part)
            };
            let mixed = part.over(tokens.colour("--panel")).rgb;
            let rgb = tokens.colour(play).rgb;
            let is_mixed = rgb.iter().zip(mixed).all(|(one, two)| is_near(*one, two));
            assert!(is_mixed, "{tokens}: {play} should be {mixed:?}");
        }
        for (band, alpha) in BANDS {
            let (found, edge) = (tokens.colour(band), tokens.colour("--edge"));
            let opaque = Colour {
                alpha: edge.alpha,
                ..found
            };
            assert_eq!(opaque, edge, "{tokens}: {band}");
            assert!(is_near(found.alpha, alpha), "{tokens}: {band}");
        }
    }
}

#[test]
fn four_colour_suits_have_four_colours() {
    let tokens = Tokens::read(Theme::Light, Suits::FourColours, Preference::Usual);
    let suits = ["--spades", "--hearts", "--diamonds", "--clubs"].map(|suit| tokens.colour(suit));
    for (at, suit) in suits.iter().enumerate() {
        assert!(!suits[..at].contains(suit), "{suit:?}");
    }
}

#[test]
fn browser_bars_have_the_colour_of_the_page() {
    let page = read("index.html");
    for (theme, scheme) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
        for preference in [Preference::Usual, Preference::More] {
            let tokens = Tokens::read(theme, Suits::TwoColours, preference);
            let meta = format!("media=\"(prefers-color-scheme: {scheme})\" content=\"");
            let (_, after) = page.split_once(&meta).expect("a theme-color");
            let (colour, _) = after.split_once('"').expect("its end");
            assert_eq!(
                Colour::parse(colour),
                Some(tokens.colour("--page")),
                "{scheme}, {preference:?} contrast"
            );
        }
    }
}

#[test]
fn colours_and_times_come_from_tokens_only() {
    for entry in fs::read_dir(in_project("styles")).expect("styles/") {
        let path = entry.expect("a file").path();
        if path.ends_with("tokens.css") {
            continue;
        }
        let css = without_comments(&read(path.to_str().expect("a name")));
        assert_eq!(own_value(&css), None, "{}", path.display());
    }
}

/// Finds a line of a sheet with a colour or a time of its own.
fn own_value(css: &str) -> Option<&str> {
    css.lines().find(|line| {
        let is_selector = line.trim_end().ends_with(['{', ',']) && !line.starts_with("    ");
        let mut words =
            line.split(|letter: char| !(letter.is_alphanumeric() || "#.".contains(letter)));
        let is_own = |word: &str| {
            let colour = !is_selector && Colour::parse(word).is_some();
            let time = word
                .strip_suffix("ms")
                .or(word.strip_suffix('s'))
                .and_then(|number| number.parse::<f64>().ok())
                .is_some_and(|number| number != 0.0);
            colour || time
        };
        let mut functions = ["rgb(", "rgba(", "hsl("].into_iter();
        words.any(is_own) || functions.any(|function| line.contains(function))
    })
}

#[test]
fn own_colour_or_time_is_found() {
    for line in [
        "    color: #fff;",
        "    border: 1px solid #12345678;",
        "    transition: color 150ms;",
        "    animation: deal 0.3s both;",
        "    color: rgb(0 0 0);",
        "    color: rgba(0, 0, 0, 0.5);",
        "    color: hsl(0 0% 0%);",
    ] {
        let css = format!("p {{\n{line}\n}}\n");
        assert_eq!(own_value(&css), Some(line));
    }
    for line in [
        "    color: var(--ink);",
        "    transition: color 0s;",
        "#add {",
        "    width: 12px;",
    ] {
        assert_eq!(own_value(line), None);
    }
}

#[test]
fn contrast_follows_wcag() {
    let contrast = |one, two| {
        let [one, two] = [one, two].map(|text| Colour::parse(text).expect("a colour"));
        one.contrast(two)
    };
    assert!((contrast("#000", "#ffffff") - 21.0).abs() < 1e-9);
    // Known from WCAG's own explanations: the lightest grey with enough contrast on white, and the first one without.
    assert!(contrast("#767676", "#fff") >= 4.5);
    assert!(contrast("#777777", "#fff") < 4.5);
    let half = Colour::parse("#00000080").expect("a colour");
    assert_eq!(Colour::parse("#12"), None);
    let grey = half.over(Colour::parse("#fff").expect("a colour"));
    assert!((grey.rgb[0] - (1.0 - 128.0 / 255.0)).abs() < 1e-9);
}

//! The page is for everyone: what axe-core finds on a page, whatever the theme. [`crate::walk`] asks it everywhere.
//!
//! What an engine can find is a part of what matters; the rest is in [`crate::keyboard`] and in
//! [`crate::navigation`].

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::browser::Size;
use crate::page::{DESKTOP, PHONE, Page, strings};
use crate::{Reach, Test, tests};

tests! {
    once DESKTOP => [
        what_is_in_the_way_is_found,
    ],
}

/// The variable that may hold the path of axe-core's script.
const VARIABLE: &str = "FAIR_DEAL_AXE";

/// The kinds of rules that hold.
const RULES: [&str; 6] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

/// The tests, where there is an axe-core; `cargo xtask test` sees to that.
pub(crate) fn tests_with_axe() -> &'static [(Reach, Test)] {
    if axe().is_file() { TESTS } else { &[] }
}

/// Where axe-core's script is.
fn axe() -> PathBuf {
    let project = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let own = || project.join("xtask/tools/node_modules/axe-core/axe.min.js");
    env::var_os(VARIABLE).map_or_else(own, PathBuf::from)
}

/// Which rules are asked for.
#[derive(Clone, Copy, Debug)]
enum Rules {
    All,
    /// Those that depend on colours and sizes.
    OfLooks,
}

/// A look of the page: its name, its size, the script that makes it, and the rules that axe-core checks in it.
pub(crate) struct Look(&'static str, Size, &'static str, Rules);

/// Makes the page light, with four colours of suits and large faces. The attributes are those by which the style sheets
/// know the settings.
const LIGHT: &str = "Object.assign(document.documentElement.dataset,
    { theme: 'light', suits: 'four', faces: 'large' })";

/// The looks that differ most.
pub(crate) const LOOKS: [Look; 2] = [
    Look("dark", DESKTOP, "", Rules::All),
    Look("light, on a phone", PHONE, LIGHT, Rules::OfLooks),
];

/// The other two, for `cargo xtask soak`.
pub(crate) const OTHER_LOOKS: [Look; 2] = [
    Look("dark, on a phone", PHONE, "", Rules::All),
    Look("light", DESKTOP, LIGHT, Rules::OfLooks),
];

/// The rules that depend on colours and sizes.
const RULES_OF_LOOKS: [&str; 2] = ["color-contrast", "target-size"];

/// Rules that axe-core has on trial, and asks for by name only.
const RULES_ON_TRIAL: [&str; 1] = ["label-content-name-mismatch"];

/// Returns what axe-core finds on the page in each of these looks; nothing where there is no axe-core.
pub(crate) async fn found_in(page: &Page, looks: &[Look]) -> Vec<String> {
    if !axe().is_file() {
        return vec![];
    }
    page.js(&axe_script(), &[]).await;
    let mut faults = vec![];
    for Look(look, size, script, rules) in looks {
        page.resize(*size).await;
        page.js(script, &[]).await;
        page.end_motion().await;
        let rules = match rules {
            Rules::All => json!({ "type": "tag", "values": RULES }),
            Rules::OfLooks => json!({ "type": "rule", "values": RULES_OF_LOOKS }),
        };
        let found = found_in_the_way(page, &rules).await;
        faults.extend(found.into_iter().map(|it| format!("{look}: {it}")));
    }
    faults
}

/// The script of axe-core.
fn axe_script() -> String {
    fs::read_to_string(axe()).expect("axe-core's script")
}

/// What axe-core, which the page has, finds on the page as it is by these rules: the rule, the thing,
/// and what to do.
async fn found_in_the_way(page: &Page, rules: &Value) -> Vec<String> {
    let arguments = [rules.clone(), json!(RULES_ON_TRIAL)];
    strings(&page.js_until_done(ASK, &arguments).await)
}

/// Asks axe-core. On a text over a gradient it has no verdict: it is asked again for each colour of
/// the gradient in its place. On a text in a drawing it never has one; the colours of ours are pairs
/// that `tests/contrast.rs` measures. Nor has it where one browser says that a card's drawing reaches
/// beyond the card, which cuts it off: the faces are taken away for the second question.
const ASK: &str = "
    const [rules, onTrial, done] = arguments;
    const told = ({ id, help, nodes }) => nodes.map(({ target, any, failureSummary }) => {
        const related = any.flatMap(({ relatedNodes }) => relatedNodes ?? []).map(it => it.target.flat().join(' '));
        return `${id} (${help}): ${target.flat().join(' ')}: ${failureSummary} (${related.join(', ')})`;
    });
    const colours = /(?:rgba?|hsla?|color|(?:ok)?lab|(?:ok)?lch)\\([^()]*\\)/g;
    // A single sign may be a picture to it.
    const signs = ['shortTextContent', 'nonBmp'];
    const isText = ({ any }) => !any.every(({ data }) => signs.includes(data?.messageKey));
    const texts = result => ({ ...result, nodes: result.nodes.filter(isText) });
    // The number on a chip stands in its middle, which has the first colour; the others are at its edge.
    const behindText = (element, stops) => element.matches('.bet-chip') ? stops.slice(0, 1) : stops;
    const ask = async () => {
        // A rule on trial has none of the tags, and is switched on by its name.
        const more = Object.fromEntries(rules.type === 'tag' ? onTrial.map(it => [it, { enabled: true }]) : []);
        const all = await axe.run(document, { runOnly: rules, rules: more, resultTypes: ['violations', 'incomplete'] });
        const found = all.violations.flatMap(told);
        const open = all.incomplete.filter(({ id }) => id === 'color-contrast');
        const isDrawn = target => document.querySelector(target.flat().join(' '))?.closest('svg');
        const include = open.flatMap(({ nodes }) => nodes.map(({ target }) => target))
            .filter(target => !isDrawn(target));
        if (include.length === 0) return found;
        const faces = document.querySelectorAll('.sheet img');
        for (const face of faces) face.style.display = 'none';
        const gradients = [...document.querySelectorAll('body, body *')].flatMap(element => {
            const stops = getComputedStyle(element).backgroundImage.match(colours);
            return stops ? [{ element, stops: behindText(element, stops) }] : [];
        });
        const clear = [...document.querySelectorAll('a, button')].filter(it => {
            const { backgroundColor, backgroundImage } = getComputedStyle(it);
            return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
        });
        // What a panel covers is none of its texts' ground, nor is what it stands in and is higher than.
        const around = [];
        for (let it = document.querySelector('aside'); it && it !== document.body; it = it.parentElement) {
            clear.push(...[...it.parentElement.children].filter(other => other !== it));
            around.push(it.parentElement);
        }
        for (const it of around) it.style.minHeight = `${document.documentElement.scrollHeight}px`;
        const most = Math.max(1, ...gradients.map(({ stops }) => stops.length));
        for (let stop = 0; stop < most; stop++) {
            for (const { element, stops } of gradients) {
                element.style.backgroundImage = 'none';
                element.style.backgroundColor = stops[Math.min(stop, stops.length - 1)];
            }
            const contrast = { type: 'rule', values: ['color-contrast'] };
            const { violations, incomplete } = await axe.run({ include }, { runOnly: contrast });
            found.push(...violations.flatMap(told));
            // A text that is partly scrolled out of sight is asked for again by itself, where it is seen.
            for (const { target } of incomplete.map(texts).flatMap(({ nodes }) => nodes)) {
                const text = document.querySelector(target.flat().join(' '));
                // The room to touch a link by is clear, and may lie over the text beside it.
                for (const it of clear) it.style.visibility = it.contains(text) ? '' : 'hidden';
                text.scrollIntoView({ block: 'center', behavior: 'instant' });
                const alone = await axe.run({ include: [target] }, { runOnly: contrast });
                found.push(...alone.violations.flatMap(told), ...alone.incomplete.map(texts).flatMap(told));
            }
        }
        for (const it of clear) it.style.visibility = '';
        for (const it of around) it.style.minHeight = '';
        for (const { element } of gradients) {
            element.style.backgroundImage = '';
            element.style.backgroundColor = '';
        }
        for (const face of faces) face.style.display = '';
        return [...new Set(found)];
    };
    ask().then(done).catch(error => done([String(error)]));";

async fn what_is_in_the_way_is_found(page: &Page) {
    page.open("").await;
    let script = "
        const button = document.createElement('button');
        const text = document.createElement('p');
        text.textContent = 'Can you read this?';
        text.style.color = getComputedStyle(document.body).backgroundColor;
        const other = document.createElement('button');
        other.textContent = 'Read this';
        other.setAttribute('aria-label', 'Something else');
        const field = document.createElement('input');
        document.querySelector('main').append(button, text, other, field);";
    page.js(script, &[]).await;
    page.js(&axe_script(), &[]).await;
    let found = found_in_the_way(page, &json!({ "type": "tag", "values": RULES })).await;
    for rule in [
        "button-name",
        "color-contrast",
        "label",
        "label-content-name-mismatch",
    ] {
        let is_found = found.iter().any(|it| it.starts_with(&format!("{rule} (")));
        assert!(is_found, "{rule} in {found:?}");
    }
}

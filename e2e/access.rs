//! Accessibility: axe-core finds nothing on the page. [`crate::walk`] runs it at every place: with all rules in the
//! dark theme, and with the rules for colours and sizes in the light theme.
//!
//! An engine finds only a part of all problems. [`crate::keyboard`] and [`crate::navigation`] test the rest.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::browser::Size;
use crate::page::{DESKTOP, PHONE, Page, strings};
use crate::{Test, TestGroup, tests};

tests! {
    chromium_only DESKTOP => [
        axe_reports_violations,
    ],
}

/// The variable that may hold the path of axe-core's script.
const VARIABLE: &str = "FAIR_DEAL_AXE";

/// The tags of the rules that the page must keep.
const RULES: [&str; 6] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

/// Returns the tests if axe-core is installed. `cargo xtask test` installs it.
pub(crate) fn tests_with_axe() -> &'static [(TestGroup, Test)] {
    if axe().is_file() { TESTS } else { &[] }
}

/// Returns the path of axe-core's script.
fn axe() -> PathBuf {
    let project = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let own = || project.join("xtask/tools/node_modules/axe-core/axe.min.js");
    env::var_os(VARIABLE).map_or_else(own, PathBuf::from)
}

/// The rules that axe-core checks.
#[derive(Clone, Copy, Debug)]
enum Rules {
    All,
    /// The rules that depend on colours and sizes.
    OfAppearance,
}

/// A look of the page: its name, its size, the script that sets it, and the rules that axe-core checks in it.
pub(crate) struct Look(&'static str, Size, &'static str, Rules);

/// Sets the light theme, the four-colour deck and large faces. The style sheets read the settings from these
/// attributes.
const LIGHT: &str = "Object.assign(document.documentElement.dataset,
    { theme: 'light', suits: 'four', faces: 'large' })";

/// The two looks that differ most.
pub(crate) const LOOKS: [Look; 2] = [
    Look("dark", DESKTOP, "", Rules::All),
    Look("light, on a phone", PHONE, LIGHT, Rules::OfAppearance),
];

/// The other two looks, for `cargo xtask soak`.
pub(crate) const OTHER_LOOKS: [Look; 2] = [
    Look("dark, on a phone", PHONE, "", Rules::All),
    Look("light", DESKTOP, LIGHT, Rules::OfAppearance),
];

/// The rules that depend on colours and sizes, besides the contrast, which [`RUN_AXE`] always measures.
const APPEARANCE_RULES: [&str; 1] = ["target-size"];

/// Experimental rules of axe-core, which it checks only by name.
const EXPERIMENTAL_RULES: [&str; 1] = ["label-content-name-mismatch"];

/// Returns the violations that axe-core finds on the page in each of these looks, or an empty list without axe-core.
pub(crate) async fn violations_in(page: &Page, looks: &[Look]) -> Vec<String> {
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
            Rules::OfAppearance => json!({ "type": "rule", "values": APPEARANCE_RULES }),
        };
        let found = violations(page, &rules).await;
        faults.extend(found.into_iter().map(|it| format!("{look}: {it}")));
    }
    faults
}

/// Returns the texts with too little contrast on the page as it is, or an empty list without axe-core.
pub(crate) async fn contrast_faults(page: &Page) -> Vec<String> {
    if !axe().is_file() {
        return vec![];
    }
    page.js(&axe_script(), &[]).await;
    // The contrast is always measured, and axe-core wants a rule besides.
    let other = json!({ "type": "rule", "values": ["document-title"] });
    let found = violations(page, &other).await.into_iter();
    found
        .filter(|it| it.starts_with("color-contrast"))
        .collect()
}

/// Returns axe-core's script.
fn axe_script() -> String {
    fs::read_to_string(axe()).expect("axe-core's script")
}

/// Returns the violations of these rules on the page as it is: the rule, the element, and the fix. The page must
/// already have loaded axe-core.
async fn violations(page: &Page, rules: &Value) -> Vec<String> {
    let arguments = [rules.clone(), json!(EXPERIMENTAL_RULES)];
    strings(&page.js_until_done(RUN_AXE, &arguments).await)
}

/// Runs axe-core: first the rules that do not measure contrast, on the page as it is, then the contrast.
///
/// axe-core gives no verdict on text over a gradient, so this measures the contrast once for each colour of the
/// gradients. It never gives one on text in an SVG; `tests/contrast.rs` measures those pairs of colours. It also gives
/// none if a browser reports that the SVG of a card reaches beyond the card, which clips it. So the faces are hidden
/// while it measures the contrast.
const RUN_AXE: &str = "
    const [rules, onTrial, done] = arguments;
    const CONTRAST = 'color-contrast';
    const described = ({ id, help, nodes }) => nodes.map(({ target, any, failureSummary }) => {
        const related = any.flatMap(({ relatedNodes }) => relatedNodes ?? []).map(it => it.target.flat().join(' '));
        return `${id} (${help}): ${target.flat().join(' ')}: ${failureSummary} (${related.join(', ')})`;
    });
    const colours = /(?:rgba?|hsla?|color|(?:ok)?lab|(?:ok)?lch)\\([^()]*\\)/g;
    // axe-core treats a single sign as a possible picture.
    const signs = ['shortTextContent', 'nonBmp'];
    const isText = ({ any }) => !any.every(({ data }) => signs.includes(data?.messageKey));
    const isDrawn = target => document.querySelector(target.flat().join(' '))?.closest('svg');
    const open = result => ({
        ...result,
        nodes: result.nodes.filter(node => isText(node) && !isDrawn(node.target)),
    });
    // The number on a chip stands in its middle, which has the first colour. The other colours are at its edge.
    const behindText = (element, stops) => element.matches('.bet-chip') ? stops.slice(0, 1) : stops;
    const otherFaults = async () => {
        const more = { [CONTRAST]: { enabled: false } };
        // An experimental rule has none of the tags, so this enables it by its name.
        if (rules.type === 'tag') for (const it of onTrial) more[it] = { enabled: true };
        const { violations } = await axe.run(document, { runOnly: rules, rules: more, resultTypes: ['violations'] });
        return violations.flatMap(described);
    };
    const contrastFaults = async () => {
        const found = [];
        const measure = context => axe.run(context, {
            runOnly: { type: 'rule', values: [CONTRAST] },
            resultTypes: ['violations', 'incomplete'],
        });
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
        // Elements that a panel covers are not the background of its texts, so this hides them. The panel's ancestors
        // may be shorter than the panel, so this makes them as high as the page.
        const around = [];
        for (let it = document.querySelector('aside'); it && it !== document.body; it = it.parentElement) {
            clear.push(...[...it.parentElement.children].filter(other => other !== it));
            around.push(it.parentElement);
        }
        const most = Math.max(1, ...gradients.map(({ stops }) => stops.length));
        for (let stop = 0; stop < most; stop++) {
            for (const { element, stops } of gradients) {
                element.style.backgroundImage = 'none';
                element.style.backgroundColor = stops[Math.min(stop, stops.length - 1)];
            }
            const { violations, incomplete } = await measure(document);
            found.push(...violations.flatMap(described));
            for (const it of around) it.style.minHeight = `${document.documentElement.scrollHeight}px`;
            // A text that is partly scrolled out of view is checked again on its own, scrolled into view.
            for (const { target } of incomplete.map(open).flatMap(({ nodes }) => nodes)) {
                const text = document.querySelector(target.flat().join(' '));
                // The touch target of a link is transparent, and may lie over the text beside it.
                for (const it of clear) it.style.visibility = it.contains(text) ? '' : 'hidden';
                text.scrollIntoView({ block: 'center', behavior: 'instant' });
                const alone = await measure({ include: [target] });
                found.push(...alone.violations.flatMap(described), ...alone.incomplete.map(open).flatMap(described));
            }
            for (const it of clear) it.style.visibility = '';
            for (const it of around) it.style.minHeight = '';
        }
        for (const { element } of gradients) {
            element.style.backgroundImage = '';
            element.style.backgroundColor = '';
        }
        for (const face of faces) face.style.display = '';
        return found;
    };
    const ask = async () => [...new Set([...await otherFaults(), ...await contrastFaults()])];
    ask().then(done).catch(error => done([String(error)]));";

async fn axe_reports_violations(page: &Page) {
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
    let found = violations(page, &json!({ "type": "tag", "values": RULES })).await;
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

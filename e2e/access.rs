//! Accessibility: axe-core finds nothing on the page. [`crate::walk`] runs it at every place: with all rules in the
//! dark theme, and with the rules for colours and sizes in the light theme.
//!
//! An engine finds only a part of all problems. [`crate::keyboard`] and [`crate::navigation`] test the rest.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde_json::{Value, json};

use crate::browser::Size;
use crate::page::{DESKTOP, PHONE, Page, strings};
use crate::server::lock;
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
#[derive(Clone, Copy)]
pub(crate) struct Look(&'static str, Size, &'static str, Rules);

/// Sets the light theme, the four-colour deck and large faces. The style sheets read the settings from these
/// attributes.
const SET_LIGHT: &str = "Object.assign(document.documentElement.dataset,
    { theme: 'light', suits: 'four', faces: 'large' })";

const DARK: Look = Look("dark", DESKTOP, "", Rules::All);
const DARK_ON_A_PHONE: Look = Look("dark, on a phone", PHONE, "", Rules::All);
const LIGHT_ON_A_PHONE: Look = Look("light, on a phone", PHONE, SET_LIGHT, Rules::OfAppearance);
const LIGHT: Look = Look("light", DESKTOP, SET_LIGHT, Rules::OfAppearance);

/// The two looks that differ most.
pub(crate) const LOOKS: [Look; 2] = [DARK, LIGHT_ON_A_PHONE];

/// Every look, for `cargo xtask soak`. The dark ones come first, because nothing sets the dark theme again.
pub(crate) const ALL_LOOKS: [Look; 4] = [DARK, DARK_ON_A_PHONE, LIGHT_ON_A_PHONE, LIGHT];

/// The rules that depend on colours and sizes, besides the contrast, which [`RUN_AXE`] always measures.
const APPEARANCE_RULES: [&str; 1] = ["target-size"];

/// The texts whose contrast is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contrast {
    /// Every text.
    OfAll,
    /// The texts that look unlike every text that had enough contrast earlier in this run.
    OfNewLooks,
}

/// The looks of the texts that had enough contrast in this run, as [`RUN_AXE`] names them.
static SEEN: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Experimental rules of axe-core, which it checks only by name.
const EXPERIMENTAL_RULES: [&str; 1] = ["label-content-name-mismatch"];

/// Returns the violations that axe-core finds on the page in each of these looks, or an empty list without axe-core.
pub(crate) async fn violations_in(page: &Page, looks: &[Look], contrast: Contrast) -> Vec<String> {
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
        let found = violations(page, &rules, contrast).await;
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
    let found = violations(page, &other, Contrast::OfNewLooks).await;
    found
        .into_iter()
        .filter(|it| it.starts_with("color-contrast"))
        .collect()
}

/// Returns axe-core's script.
fn axe_script() -> String {
    fs::read_to_string(axe()).expect("axe-core's script")
}

/// Returns the violations of these rules on the page as it is: the rule, the element, and the fix. The page must
/// already have loaded axe-core.
async fn violations(page: &Page, rules: &Value, contrast: Contrast) -> Vec<String> {
    let seen = match contrast {
        Contrast::OfAll => json!([]),
        Contrast::OfNewLooks => json!(*lock(&SEEN)),
    };
    let arguments = [rules.clone(), json!(EXPERIMENTAL_RULES), seen];
    let answer = page.js_until_done(RUN_AXE, &arguments).await;
    let (found, looks) = (strings(&answer[0]), strings(&answer[1]));
    if found.is_empty() {
        lock(&SEEN).extend(looks);
    }
    found
}

/// Runs axe-core: first the rules that do not measure contrast, on the page as it is, then the contrast. The answer has
/// the violations, and the looks of the texts whose contrast it measured.
///
/// The look of a text is made of its colour and size, and of the classes, backgrounds and opacities of the elements
/// around it. Nearly all texts of a place look like texts of places before, and the contrast takes longest.
///
/// axe-core gives no verdict on text over a gradient, so this measures the contrast once for each colour of the
/// gradients. It never gives one on text in an SVG; `tests/contrast.rs` measures those pairs of colours. It also gives
/// none if a browser reports that the SVG of a card reaches beyond the card, which clips it. So the faces are hidden
/// while it measures the contrast.
const RUN_AXE: &str = "
    const [rules, onTrial, seen, done] = arguments;
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
    const hash = text => {
        let [one, other] = [0x811c9dc5, 0x1b873593];
        for (let at = 0; at < text.length; at++) {
            one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
            other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b) + at;
        }
        return `${one.toString(36)}${other.toString(36)}`;
    };
    const values = (element, names) => {
        const style = getComputedStyle(element);
        return names.map(name => style[name]).join();
    };
    const surroundings = new Map();
    const around = element => {
        if (!element) return '';
        if (!surroundings.has(element)) {
            const here = ['backgroundColor', 'backgroundImage', 'opacity', 'filter', 'position'];
            const names = `${element.tagName}.${element.getAttribute('class')}`;
            surroundings.set(element, hash(`${around(element.parentElement)} ${names} ${values(element, here)}`));
        }
        return surroundings.get(element);
    };
    const look = text => hash(`${around(text)} ${values(text, ['color', 'fontSize', 'fontWeight', 'textShadow'])}`);
    const isWritten = it => it.matches('input, select, textarea')
        || [...it.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
    const isShown = it => it.getClientRects().length > 0
        && it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const newTexts = () => {
        const known = new Set(seen);
        const texts = [...document.body.querySelectorAll('*')].filter(it => isWritten(it) && isShown(it));
        return texts.map(text => [text, look(text)]).filter(([, look]) => !known.has(look));
    };
    const contrastFaults = async texts => {
        const found = [];
        const measure = context => axe.run(context, {
            runOnly: { type: 'rule', values: [CONTRAST] },
            resultTypes: ['violations', 'incomplete'],
        });
        const faces = document.querySelectorAll('.sheet img');
        for (const face of faces) face.style.display = 'none';
        const gradients = [...document.querySelectorAll('body, body *')].flatMap(element => {
            const drawn = getComputedStyle(element).backgroundImage.match(colours) ?? [];
            const stops = [...new Set(drawn)].filter(it => it !== 'rgba(0, 0, 0, 0)');
            return stops.length > 0 ? [{ element, stops: behindText(element, stops) }] : [];
        });
        const clear = [...document.querySelectorAll('a, button')].filter(it => {
            const { backgroundColor, backgroundImage } = getComputedStyle(it);
            return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
        });
        // Elements that a panel covers are not the background of its texts, so this hides them. The ancestors of a panel
        // with a page may be shorter than it, so this makes them as high as the document.
        const around = [];
        for (const panel of ['aside', '.coach[open] > .valued']) {
            for (let it = document.querySelector(panel); it && it !== document.body; it = it.parentElement) {
                clear.push(...[...it.parentElement.children].filter(other => other !== it));
                if (panel === 'aside') around.push(it.parentElement);
            }
        }
        const most = Math.max(1, ...gradients.map(({ stops }) => stops.length));
        for (let stop = 0; stop < most; stop++) {
            for (const { element, stops } of gradients) {
                element.style.backgroundImage = 'none';
                element.style.backgroundColor = stops[Math.min(stop, stops.length - 1)];
            }
            const { violations, incomplete } = await measure({ include: texts });
            found.push(...violations.flatMap(described));
            for (const it of around) it.style.minHeight = `${document.documentElement.scrollHeight}px`;
            // A panel that stands half beyond the felt has two backgrounds below it.
            const beyond = document.querySelector('.felt > .middle:has(.coach[open])');
            if (beyond) beyond.style.right = 0;
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
            if (beyond) beyond.style.right = '';
        }
        for (const { element } of gradients) {
            element.style.backgroundImage = '';
            element.style.backgroundColor = '';
        }
        for (const face of faces) face.style.display = '';
        return found;
    };
    const ask = async () => {
        const others = await otherFaults();
        const texts = newTexts();
        const faint = texts.length > 0 ? await contrastFaults(texts.map(([text]) => text)) : [];
        return [[...new Set([...others, ...faint])], texts.map(([, look]) => look)];
    };
    ask().then(done).catch(error => done([[String(error)], []]));";

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
    let rules = json!({ "type": "tag", "values": RULES });
    // A look with a fault is not taken for one with enough contrast the next time.
    for _ in 0..2 {
        let found = violations(page, &rules, Contrast::OfNewLooks).await;
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
}

//! Accessibility: axe-core finds nothing on the page. [`crate::walk`] runs it at every place: with all rules in the
//! dark theme, and with the rules for colours and sizes in the light theme.
//!
//! A part of the page that differs from a part at another place, or in another row of a list, only in its texts is
//! checked once. Rules that compare several parts always see the whole page. The soak tests check every part.
//!
//! An engine finds only a part of all problems. [`crate::keyboard`] and [`crate::navigation`] test the rest.

use std::collections::HashSet;
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

/// The rules that compare several parts of a page.
const PAGE_RULES: [&str; 17] = [
    "aria-hidden-body",
    "bypass",
    "document-title",
    "duplicate-id-aria",
    "heading-order",
    "html-has-lang",
    "html-lang-valid",
    "identical-links-same-purpose",
    "landmark-banner-is-top-level",
    "landmark-contentinfo-is-top-level",
    "landmark-main-is-top-level",
    "landmark-no-duplicate-banner",
    "landmark-no-duplicate-main",
    "landmark-one-main",
    "landmark-unique",
    "page-has-heading-one",
    "region",
];

/// Experimental rules of axe-core, which it checks only by name.
const EXPERIMENTAL_RULES: [&str; 1] = ["label-content-name-mismatch"];

/// The parts of the page to check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Parts {
    /// Those that no earlier check of this run has found without a fault in the same look.
    New,
    /// All.
    All,
}

/// The parts that were checked without a fault: the look, and the number from [`LIST_PARTS`].
static CHECKED: Mutex<Option<HashSet<(&'static str, u64)>>> = Mutex::new(None);

/// A number for each element of the page, and the place of its parent in the list. The number depends on the element,
/// on its ancestors, and on what is in it, but not on texts, pictures and states that the look does not show.
const LIST_PARTS: &str = "
    const LEFT_OUT = /^(id|for|href|src|alt|title|value|style|name|lang|d|points|transform|download|placeholder)$|^aria-(label|labelledby|describedby|controls|valuetext|valuenow)$/;
    const own = element => element.localName + [...element.attributes]
        .filter(({ name }) => !LEFT_OUT.test(name))
        .map(({ name, value }) => `[${name}=${/^data-(code|to|ev|value|shown|count|seal|secret|net)/.test(name) ? '' : value}]`).sort().join('');
    const hash = text => {
        let [a, b] = [0xdeadbeef, 0x41c6ce57];
        for (let at = 0; at < text.length; at++) {
            const code = text.charCodeAt(at);
            a = Math.imul(a ^ code, 2654435761);
            b = Math.imul(b ^ code, 1597334677);
        }
        a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
        b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
        return 4294967296 * (2097151 & b) + (a >>> 0);
    };
    const inside = new Map();
    const within = element => {
        if (element.localName === 'svg') return own(element);
        const shown = element.checkVisibility({ visibilityProperty: true });
        const hasText = [...element.childNodes].some(it => it.nodeType === 3 && it.data.trim() !== '');
        const parts = [...element.children].map(within);
        const text = `${own(element)}${shown}${hasText}(${parts.filter((it, at) => it !== parts[at - 1]).join()})`;
        inside.set(element, hash(text));
        return inside.get(element);
    };
    within(document.body);
    const parts = [];
    window.parts = [];
    const list = (element, around, parent) => {
        if (!inside.has(element)) return;
        const at = parts.push([hash(`${around}>${inside.get(element)}`), parent]) - 1;
        window.parts.push(element);
        for (const child of element.children) list(child, `${around}>${own(element)}`, at);
    };
    list(document.body, '', -1);
    return parts;";

/// Marks the parts with these places in the list, which axe-core then leaves out.
const LEAVE_OUT: &str = "
    for (const at of arguments[0]) window.parts[at].setAttribute('data-axe', 'checked');
    delete window.parts;";

/// Removes the marks.
const UNMARK: &str = "
    for (const it of document.querySelectorAll('[data-axe]')) it.removeAttribute('data-axe');";

/// The number of each part of the page as it is, and the place of its parent.
async fn parts_of(page: &Page) -> Vec<(u64, Option<usize>)> {
    let listed = page.js(LIST_PARTS, &[]).await;
    let part = |it: &Value| {
        let number = it[0].as_u64().expect("a number");
        (
            number,
            it[1].as_u64().and_then(|at| usize::try_from(at).ok()),
        )
    };
    listed
        .as_array()
        .expect("a list")
        .iter()
        .map(part)
        .collect()
}

/// Returns the violations that axe-core finds in these parts of the page in each of these looks, or an empty list
/// without axe-core.
pub(crate) async fn violations_in(page: &Page, looks: &[Look], parts: Parts) -> Vec<String> {
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
        let found = match parts {
            Parts::All => violations(page, &rules).await,
            Parts::New => violations_in_new_parts(page, look, &rules).await,
        };
        faults.extend(found.into_iter().map(|it| format!("{look}: {it}")));
    }
    faults
}

/// Returns the violations in the parts that were not checked in this look before. If there are none, the parts count as
/// checked.
async fn violations_in_new_parts(page: &Page, look: &'static str, rules: &Value) -> Vec<String> {
    let all = parts_of(page).await;
    let mut new = HashSet::new();
    let mut is_left_out = vec![false; all.len()];
    let mut topmost = vec![];
    {
        let mut checked = lock(&CHECKED);
        let checked = checked.get_or_insert_default();
        for (at, (number, parent)) in all.iter().enumerate() {
            let is_inside = parent.is_some_and(|parent| is_left_out[parent]);
            let is_known = checked.contains(&(look, *number)) || !new.insert((look, *number));
            is_left_out[at] = is_inside || is_known;
            if is_known && !is_inside {
                topmost.push(at);
            }
        }
    }
    page.js(LEAVE_OUT, &[json!(topmost)]).await;
    let found = violations(page, rules).await;
    page.js(UNMARK, &[]).await;
    if found.is_empty() {
        lock(&CHECKED).get_or_insert_default().extend(new);
    }
    found
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
    let arguments = [rules.clone(), json!(EXPERIMENTAL_RULES), json!(PAGE_RULES)];
    strings(&page.js_until_done(RUN_AXE, &arguments).await)
}

/// Runs axe-core: first the rules that do not measure contrast, on the page as it is, then the contrast.
///
/// axe-core gives no verdict on text over a gradient, so this measures the contrast once for each colour of the
/// gradients. It never gives one on text in an SVG; `tests/contrast.rs` measures those pairs of colours. It also gives
/// none if a browser reports that the SVG of a card reaches beyond the card, which clips it. So the faces are hidden
/// while it measures the contrast.
const RUN_AXE: &str = "
    const [rules, onTrial, ofPage, done] = arguments;
    const NEW = { exclude: [['[data-axe]']] };
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
        for (const it of ofPage) more[it] = { enabled: false };
        const parts = await axe.run(NEW, { runOnly: rules, rules: more, resultTypes: ['violations'] });
        if (rules.type !== 'tag') return parts.violations.flatMap(described);
        const whole = { runOnly: { type: 'rule', values: ofPage }, resultTypes: ['violations'] };
        return [parts, await axe.run(document, whole)].flatMap(it => it.violations.flatMap(described));
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
            const { violations, incomplete } = await measure(NEW);
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

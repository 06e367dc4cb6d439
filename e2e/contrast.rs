//! A system that asks for more contrast (`prefers-contrast: more`) gets it: texts of 7:1 or more, and controls with
//! borders of 4.5:1 or more. `tests/contrast.rs` computes the same from the tokens. Here the browser applies them.

use serde_json::json;

use crate::page::{DESKTOP, Page, strings};
use crate::tests;

tests! {
    chromium_only DESKTOP => [more_contrast_is_measured_everywhere],
}

/// Finds texts and borders of controls with less than this contrast. Left out are cards, chips, drawings, and controls
/// that do nothing now.
const FAINT: &str = "
    const [text, edge] = arguments;
    const probe = document.body.appendChild(document.createElement('span'));
    const colour = value => {
        probe.style.color = value;
        return parse(getComputedStyle(probe).color);
    };
    const parse = value => {
        const [red, green, blue, alpha = 1] = value.match(/[\\d.]+/g).map(Number);
        return { rgb: [red, green, blue], alpha };
    };
    const luminance = ({ rgb }) => {
        const [red, green, blue] = rgb.map(part => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one, other) => {
        const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
    };
    const felt = ['var(--felt)', 'var(--felt-rim)'].map(colour);
    // The colours behind an element: those of the nearest surroundings that cover what is behind them.
    const behind = element => {
        for (let it = element; it; it = it.parentElement) {
            const { backgroundColor, backgroundImage } = getComputedStyle(it);
            if (it.matches('.felt') && backgroundImage !== 'none') return felt;
            const found = parse(backgroundColor);
            if (found.alpha > 0.99) return [found];
        }
        return [colour('var(--page)')];
    };
    const least = (front, backs) => Math.min(...backs.map(back => contrast(front, back)));
    const shown = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const leftOut = '[data-card], .bet-chip, .chip, .stack, svg, option, .visually-hidden, .samples, [aria-disabled=true], :disabled';
    const name = element => `${element.tagName}.${element.className} ${element.textContent.trim()}`.slice(0, 80);
    const found = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || parent.closest(leftOut) || !shown(parent)) continue;
        const ratio = least(parse(getComputedStyle(parent).color), behind(parent));
        if (ratio < text) found.add(`${name(parent)}: ${ratio.toFixed(2)}`);
    }
    for (const control of document.querySelectorAll('button, select, input, summary, a')) {
        const { borderTopColor, borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(control);
        const border = parse(borderTopColor);
        const isBare = borderTopStyle === 'none' || parseFloat(borderTopWidth) === 0 || border.alpha < 0.99;
        if (isBare || control.closest(leftOut) || !shown(control)) continue;
        const around = behind(control.parentElement);
        const filled = parse(backgroundColor);
        const isFilled = filled.alpha > 0.99 && least(filled, around) >= edge;
        const ratio = least(border, around);
        if (ratio < edge && !isFilled) found.add(`the border of ${name(control)}: ${ratio.toFixed(2)}`);
    }
    probe.remove();
    return [...found];";

/// The tables and pages to measure, each with a JavaScript expression that is true when it shows its content.
const PLACES: [(&str, &str); 9] = [
    ("#/blackjack?rules=vegas", "true"),
    ("#/poker/solo", "true"),
    ("#/poker/duel", "true"),
    ("#/poker/jacks", "true"),
    (
        "#/settings",
        "document.querySelector('[name=theme]') !== null",
    ),
    (
        "#/blackjack/rules?rules=vegas",
        "document.querySelector('[data-edge]') !== null",
    ),
    (
        "#/poker/paytable",
        "document.querySelector('[data-return]') !== null",
    ),
    ("#/history", "document.querySelector('.rounds li') !== null"),
    ("#/stats", "document.querySelector('.chart svg') !== null"),
];

async fn faint_things(page: &Page) -> Vec<String> {
    page.settle().await;
    strings(&page.js(FAINT, &[json!(7.0), json!(4.5)]).await)
}

async fn more_contrast_is_measured_everywhere(page: &Page) {
    page.prefer("prefers-contrast", "more").await;
    let mut faults = vec![];
    for theme in ["light", "dark"] {
        // A round of the other theme would go on.
        page.open("#/fairness").await;
        page.js("localStorage.clear()", &[]).await;
        page.store_settings(&format!("theme={theme}&speed=off"))
            .await;
        for (fragment, shows) in PLACES {
            page.open(fragment).await;
            page.until_js(fragment, shows).await;
            let mut found = faint_things(page).await;
            if shows == "true" {
                page.press("Deal").await;
                page.until("cards are dealt", |scene| !scene.hands.is_empty())
                    .await;
                found.extend(faint_things(page).await);
            }
            faults.extend(
                found
                    .into_iter()
                    .map(|it| format!("{theme} {fragment}: {it}")),
            );
            if fragment == "#/poker/jacks" {
                // A finished round for the history and the statistics.
                page.press("Stand pat").await;
                page.phase("over").await;
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

//! Makes texts survive a translator.
//!
//! The translator of a browser replaces text nodes of the page by elements of its own (Chrome:
//! `<font><font>text</font></font>`). Yew keeps references to its text nodes. It would go on writing into a detached
//! node, and panic when it inserts an element before it. So Yew gets no text nodes. [`translatable`] turns each text
//! into the property `textContent` of an element. When the text changes, the browser replaces the content of that
//! element. When it does not change, nothing is written and the translation stays.
//!
//! In some languages long numbers have gaps between their thousands. A speech synthesiser reads a number with spaces as
//! several numbers, so the texts have none: the gap is the margin of an element around each group of three digits.

use std::rc::Rc;

use yew::prelude::*;
use yew::virtual_dom::{VList, VNode, VTag};

use crate::app::language::Language;
use crate::text::digits::{gaps, has_gaps};

/// The property that holds the text of an element.
const TEXT: &str = "textContent";

/// The property that holds the markup of an element.
const MARKUP: &str = "innerHTML";

/// The element around a text that has element siblings. It has no box (styles/base.css), so it does not affect the
/// layout of the text.
const HOLDER: &str = "x-text";

/// The elements whose text is not natural language: hex digits, addresses and keys.
const NO_LANGUAGE: [&str; 2] = ["code", "kbd"];

/// The element around a text with gaps. It is one item of a row, as a text without gaps would be.
const GROUPED: &str = "x-grouped";

/// The element around a group of three digits after the first digits of a number. styles/base.css has its margin.
const GROUP: &str = "x-group";

/// The elements whose text has no gaps: they can have no elements in them, or their digits are no number.
const NO_GROUPS: [&str; 7] = [
    "code", "kbd", "option", "title", "textarea", "text", "tspan",
];

/// Replaces every text node of a view. The view of each component goes through this once.
pub fn translatable(mut html: Html, language: Language) -> Html {
    let has_gaps = has_gaps(language);
    Holder { has_gaps }.hold(&mut html);
    html
}

/// Puts texts into elements.
#[derive(Clone, Copy)]
struct Holder {
    /// True if long numbers have gaps here.
    has_gaps: bool,
}

impl Holder {
    fn hold(self, node: &mut VNode) {
        match node {
            VNode::VTag(tag) => self.hold_within(Rc::make_mut(tag)),
            VNode::VList(list) => {
                let list = Rc::make_mut(list);
                // Adjacent texts share one holder.
                list.dedup_by(|text, before| match (before, text) {
                    (VNode::VText(before), VNode::VText(text)) => {
                        before.text = [before.text.as_str(), text.text.as_str()].concat().into();
                        true
                    }
                    _ => false,
                });
                list.iter_mut().for_each(|node| self.hold(node));
            }
            VNode::VText(text) => {
                let groups = self.groups(&text.text);
                *node = groups.unwrap_or_else(|| element(HOLDER, TEXT, &text.text));
            }
            VNode::VRaw(raw) => *node = element(HOLDER, MARKUP, &raw.html),
            // A component has its own view.
            VNode::VComp(_) | VNode::VPortal(_) | VNode::VRef(_) | VNode::VSuspense(_) => {}
        }
    }

    fn hold_within(mut self, tag: &mut VTag) {
        if NO_LANGUAGE.contains(&tag.tag()) {
            tag.add_attribute("translate", "no");
        }
        self.has_gaps &= !NO_GROUPS.contains(&tag.tag());
        let Some(children) = tag.children_mut() else {
            return;
        };
        let mut text = None;
        if !is_text(children, &mut text) {
            self.hold(children);
        } else if let Some(text) = text {
            if let Some(groups) = self.groups(&text) {
                *children = groups;
            } else {
                *children = VNode::default();
                tag.add_property(TEXT, text);
            }
        }
    }

    /// The holders of the parts of a text with long numbers: the text before a gap, and each group of digits behind one.
    /// `None` if the text has no gap.
    fn groups(self, text: &str) -> Option<VNode> {
        let gaps = if self.has_gaps { gaps(text) } else { vec![] };
        let (first, _) = gaps.first().copied()?;
        let mut parts = VList::new();
        parts.add_child(element(HOLDER, TEXT, &text[..first]));
        let ends = gaps.iter().skip(1).map(|(at, _)| *at).chain([text.len()]);
        for ((at, end_of_group), end) in gaps.iter().copied().zip(ends) {
            parts.add_child(element(GROUP, TEXT, &text[at..end_of_group]));
            if end_of_group < end {
                parts.add_child(element(HOLDER, TEXT, &text[end_of_group..end]));
            }
        }
        let mut whole = VTag::new(GROUPED);
        whole.add_child(parts.into());
        Some(whole.into())
    }
}

/// Returns true if these children are only texts, and appends them to `said`.
fn is_text(children: &VNode, said: &mut Option<String>) -> bool {
    match children {
        VNode::VText(text) => {
            said.get_or_insert_default().push_str(&text.text);
            true
        }
        VNode::VList(list) => list.iter().all(|child| is_text(child, said)),
        VNode::VTag(_)
        | VNode::VComp(_)
        | VNode::VPortal(_)
        | VNode::VRef(_)
        | VNode::VSuspense(_)
        | VNode::VRaw(_) => false,
    }
}

/// An element with this content.
fn element(name: &'static str, property: &'static str, content: &str) -> VNode {
    let mut element = VTag::new(name);
    element.add_property(property, content);
    element.into()
}

//! Makes texts survive a translator.
//!
//! The translator of a browser replaces text nodes of the page by elements of its own (Chrome:
//! `<font><font>text</font></font>`). Yew keeps references to its text nodes. It would go on writing into a detached
//! node, and panic when it inserts an element before it. So Yew gets no text nodes. [`translatable`] turns each text
//! into the property `textContent` of an element. When the text changes, the browser replaces the content of that
//! element. When it does not change, nothing is written and the translation stays.

use std::rc::Rc;

use yew::prelude::*;
use yew::virtual_dom::{AttrValue, VNode, VTag};

/// The property that holds the text of an element.
const TEXT: &str = "textContent";

/// The property that holds the markup of an element.
const MARKUP: &str = "innerHTML";

/// The element around a text that has element siblings. It has no box (styles/base.css), so it does not affect the
/// layout of the text.
const HOLDER: &str = "x-text";

/// The elements whose text is not natural language: hex digits, addresses and keys.
const NO_LANGUAGE: [&str; 2] = ["code", "kbd"];

/// Replaces every text node of a view. The view of each component goes through this once.
pub fn translatable(mut html: Html) -> Html {
    hold(&mut html);
    html
}

fn hold(node: &mut VNode) {
    match node {
        VNode::VTag(tag) => hold_within(Rc::make_mut(tag)),
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
            list.iter_mut().for_each(hold);
        }
        VNode::VText(text) => *node = holder(TEXT, &text.text),
        VNode::VRaw(raw) => *node = holder(MARKUP, &raw.html),
        // A component has its own view.
        VNode::VComp(_) | VNode::VPortal(_) | VNode::VRef(_) | VNode::VSuspense(_) => {}
    }
}

fn hold_within(tag: &mut VTag) {
    if NO_LANGUAGE.contains(&tag.tag()) {
        tag.add_attribute("translate", "no");
    }
    let Some(children) = tag.children_mut() else {
        return;
    };
    let mut text = None;
    if !is_text(children, &mut text) {
        hold(children);
    } else if let Some(text) = text {
        *children = VNode::default();
        tag.add_property(TEXT, text);
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

fn holder(property: &'static str, content: &AttrValue) -> VNode {
    let mut holder = VTag::new(HOLDER);
    holder.add_property(property, content.as_str());
    holder.into()
}

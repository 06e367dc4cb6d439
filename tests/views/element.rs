//! The markup of a view as a tree, and a small part of CSS that finds elements in it.

use fair_deal::app::Model;
use fair_deal::pages;
use fair_deal::ui;
use futures_executor::block_on;
use yew::LocalServerRenderer;
use yew::prelude::*;

use crate::{Props, Shown};

/// Elements that have no end tag.
const VOID: [&str; 4] = ["br", "hr", "img", "input"];

/// The beginnings of the parts of a selector's step behind the name.
const PARTS: [char; 3] = ['.', '#', '['];

/// An element of a view.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Element {
    tag: String,
    attributes: Vec<(String, String)>,
    children: Vec<Child>,
}

#[derive(Clone, Debug, PartialEq)]
enum Child {
    Element(Element),
    Text(String),
}

impl Element {
    /// Renders a view. The element without a name contains it.
    pub(crate) fn of(html: Html) -> Element {
        let renderer = LocalServerRenderer::<Shown>::with_props(Props { html }).hydratable(false);
        Element::parse(&block_on(renderer.render()))
    }

    /// What the reading pages show.
    pub(crate) fn of_page(model: &pages::Model) -> Element {
        Element::of(pages::runtime::view(model, &Callback::noop()))
    }

    /// What the tables show.
    pub(crate) fn of_table(model: &Model) -> Element {
        Element::of(ui::page::view(model, &Callback::noop()))
    }

    fn parse(markup: &str) -> Element {
        let mut open = vec![Element::default()];
        let mut rest = markup;
        while !rest.is_empty() {
            let (text, after) = rest.split_at(rest.find('<').unwrap_or(rest.len()));
            let parent = open.last_mut().expect("an open element");
            if !text.is_empty() {
                parent.children.push(Child::Text(decoded(text)));
            }
            let (tag, after) = after.split_at(end_of_tag(after));
            rest = after;
            let tag = tag.trim_start_matches('<').trim_end_matches('>');
            if let Some(name) = tag.strip_prefix('/') {
                let closed = open.pop().expect("an open element");
                assert_eq!(closed.tag, name);
                let parent = open.last_mut().expect("its parent");
                parent.children.push(Child::Element(closed));
            } else if !tag.is_empty() {
                let element = Element::opened(tag);
                if VOID.contains(&element.tag.as_str()) {
                    parent.children.push(Child::Element(element));
                } else {
                    open.push(element);
                }
            }
        }
        assert_eq!(open.len(), 1, "an element is not closed");
        open.remove(0)
    }

    /// The element of a start tag without its brackets.
    fn opened(tag: &str) -> Element {
        let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
        let mut attributes = vec![];
        while !rest.is_empty() {
            let end = rest.find([' ', '=']).unwrap_or(rest.len());
            let (name, after) = rest.split_at(end);
            let (value, after) = match after.strip_prefix("=\"") {
                Some(after) => after.split_once('"').expect("a quoted value"),
                None => ("", after),
            };
            attributes.push((name.to_owned(), decoded(value)));
            rest = after.trim_start();
        }
        Element {
            tag: name.to_owned(),
            attributes,
            children: vec![],
        }
    }

    /// The value of the attribute, or an empty text.
    pub(crate) fn attribute(&self, name: &str) -> &str {
        let mut all = self.attributes.iter();
        let found = all.find(|(its, _)| its == name);
        found.map_or("", |(_, value)| value)
    }

    /// Returns true if the element has this attribute.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.attributes.iter().any(|(its, _)| its == name)
    }

    /// All texts in the element, without the space around them.
    pub(crate) fn text(&self) -> String {
        fn add(text: &mut String, element: &Element) {
            for child in &element.children {
                match child {
                    Child::Element(element) => add(text, element),
                    Child::Text(more) => text.push_str(more),
                }
            }
        }
        let mut text = String::new();
        add(&mut text, self);
        text.trim().to_owned()
    }

    /// The elements in this one that a selector finds, in the order of the markup. A selector has names of elements,
    /// `.class`, `#id`, `[attribute]`, `[attribute=value]` and `[attribute^=beginning]`; a space separates an element
    /// from one in it.
    pub(crate) fn all(&self, selector: &str) -> Vec<&Element> {
        let steps: Vec<&str> = selector.split(' ').collect();
        let mut found = vec![];
        self.find(&steps, &mut found);
        found
    }

    /// The first element that the selector finds.
    pub(crate) fn first(&self, selector: &str) -> Option<&Element> {
        self.all(selector).into_iter().next()
    }

    /// The only element that the selector finds.
    pub(crate) fn only(&self, selector: &str) -> &Element {
        let [found] = self.all(selector)[..] else {
            panic!("not one {selector}: {:?}", self.texts(selector));
        };
        found
    }

    /// The texts of the elements that the selector finds.
    pub(crate) fn texts(&self, selector: &str) -> Vec<String> {
        self.all(selector).into_iter().map(Element::text).collect()
    }

    /// The attribute of each element that the selector finds.
    pub(crate) fn attributes(&self, selector: &str, name: &str) -> Vec<&str> {
        let found = self.all(selector).into_iter();
        found.map(|element| element.attribute(name)).collect()
    }

    /// Returns true if the element contains one that the selector finds.
    pub(crate) fn contains(&self, selector: &str) -> bool {
        !self.all(selector).is_empty()
    }

    /// The only button with this name.
    pub(crate) fn button(&self, name: &str) -> &Element {
        let is_named = |it: &&Element| match it.attribute("aria-label") {
            "" => it.text() == name,
            label => label == name,
        };
        let named: Vec<_> = self.all("button").into_iter().filter(is_named).collect();
        let [button] = named[..] else {
            panic!("{} buttons are named {name}", named.len());
        };
        button
    }

    /// The error of the invalid field that the selector finds: the text of the element that describes the field. `None`
    /// if the field is valid.
    pub(crate) fn refusal(&self, field: &str) -> Option<String> {
        let field = self.only(field);
        if field.attribute("aria-invalid") != "true" {
            return None;
        }
        let note = format!("[id={}]", field.attribute("aria-describedby"));
        Some(self.only(&note).text())
    }

    fn find<'a>(&'a self, steps: &[&str], found: &mut Vec<&'a Element>) {
        let [step, after @ ..] = steps else { return };
        for child in &self.children {
            let Child::Element(element) = child else {
                continue;
            };
            let is_step = element.is(step);
            if is_step && after.is_empty() {
                found.push(element);
            }
            // Below a found element the next step is enough.
            let rest = if is_step && !after.is_empty() {
                after
            } else {
                steps
            };
            element.find(rest, found);
        }
    }

    /// Returns true if one step of a selector describes this element.
    fn is(&self, step: &str) -> bool {
        let (tag, mut rest) = step.split_at(step.find(PARTS).unwrap_or(step.len()));
        if !tag.is_empty() && tag != self.tag {
            return false;
        }
        while !rest.is_empty() {
            let end = match rest.strip_prefix('[') {
                Some(condition) => 2 + condition.find(']').expect("a closed bracket"),
                None => 1 + rest[1..].find(PARTS).unwrap_or(rest.len() - 1),
            };
            let (part, after) = rest.split_at(end);
            if !self.has_part(part) {
                return false;
            }
            rest = after;
        }
        true
    }

    fn has_part(&self, part: &str) -> bool {
        if let Some(class) = part.strip_prefix('.') {
            return self.attribute("class").split(' ').any(|it| it == class);
        }
        if let Some(id) = part.strip_prefix('#') {
            return self.attribute("id") == id;
        }
        let part = part.trim_start_matches('[').trim_end_matches(']');
        let Some((name, value)) = part.split_once('=') else {
            return self.has(part);
        };
        match name.strip_suffix('^') {
            Some(name) => self.attribute(name).starts_with(value),
            None => self.has(name) && self.attribute(name) == value.trim_matches('"'),
        }
    }
}

/// The place behind the tag at the beginning of this markup. A value may contain any sign except its quotes.
fn end_of_tag(markup: &str) -> usize {
    let mut is_quoted = false;
    let end = markup.find(|sign| {
        is_quoted ^= sign == '"';
        sign == '>' && !is_quoted
    });
    end.map_or(markup.len(), |end| end + 1)
}

fn decoded(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    let signs = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#x27;", "'"),
        ("&amp;", "&"),
    ];
    signs
        .iter()
        .fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

#[test]
fn selectors_find_elements() {
    let view = html! {
        <ul class="cards own">
            <li data-card="AS" title="1 > 0"><b>{ "Ace & " }</b><img alt="" />{ "spades" }</li>
            <li data-card="2H"><input type="checkbox" checked=true disabled=true /></li>
        </ul>
    };
    let view = Element::of(view);
    assert_eq!(view.attributes(".cards li", "data-card"), ["AS", "2H"]);
    assert_eq!(view.texts("ul.own [data-card=AS]"), ["Ace & spades"]);
    assert_eq!(view.only("[data-card^=A]").attribute("title"), "1 > 0");
    assert_eq!(view.all("img").len(), 1);
    assert_eq!(view.all("li [type=checkbox][checked][disabled]").len(), 1);
    for none in ["li li", ".card", "[data-card=A]", "b.cards", "ol li"] {
        assert_eq!(view.all(none), Vec::<&Element>::new(), "{none}");
    }
}

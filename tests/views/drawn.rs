//! The elements that a view draws, found by selectors as in a browser.

use std::collections::BTreeMap;

use fair_deal::app::Model;
use fair_deal::pages;
use fair_deal::ui;
use yew::LocalServerRenderer;
use yew::prelude::*;

use crate::{Props, Shown};

/// The elements without an end tag.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// An element of a view.
#[derive(Debug, Default)]
pub(crate) struct Element {
    name: String,
    attributes: BTreeMap<String, String>,
    /// The text in the element, with that of its children.
    pub(crate) text: String,
    /// The place of the parent among all elements.
    parent: Option<usize>,
}

impl Element {
    /// The value of this attribute, or an empty text.
    pub(crate) fn attribute(&self, name: &str) -> &str {
        self.attributes.get(name).map_or("", String::as_str)
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.attributes.contains_key(name)
    }

    /// Returns true if the element has the name, the classes, the id and the attributes of this selector, such as
    /// `p.bad[data-kept=full]`.
    fn is(&self, selector: &str) -> bool {
        let end = selector.find(['.', '#', '[']).unwrap_or(selector.len());
        let (name, mut rest) = selector.split_at(end);
        let mut is_it = name.is_empty() || name == self.name;
        while let Some(sign) = rest.chars().next() {
            let after = &rest[1..];
            let end = match sign {
                '[' => after.find(']').expect("an end of the attribute"),
                _ => after.find(['.', '#', '[']).unwrap_or(after.len()),
            };
            let (part, next) = after.split_at(end);
            is_it &= match sign {
                '.' => self.attribute("class").split(' ').any(|it| it == part),
                '#' => self.attribute("id") == part,
                _ => match part.split_once('=') {
                    Some((name, value)) => {
                        self.has(name) && self.attribute(name) == value.trim_matches('"')
                    }
                    None => self.has(part),
                },
            };
            rest = next.strip_prefix(']').unwrap_or(next);
        }
        is_it
    }
}

/// All elements of a view, in the order of the document.
#[derive(Debug)]
pub(crate) struct Drawn(Vec<Element>);

impl Drawn {
    /// What the reading pages show.
    pub(crate) fn page(model: &pages::Model) -> Drawn {
        Drawn::of(pages::runtime::view(model, &Callback::noop()))
    }

    /// What the tables show.
    pub(crate) fn table(model: &Model) -> Drawn {
        Drawn::of(ui::page::view(model, &Callback::noop()))
    }

    fn of(html: Html) -> Drawn {
        let renderer = LocalServerRenderer::<Shown>::with_props(Props { html }).hydratable(false);
        Drawn::read(&futures_executor::block_on(renderer.render()))
    }

    fn read(markup: &str) -> Drawn {
        let mut all: Vec<Element> = vec![];
        let mut open: Vec<usize> = vec![];
        let mut rest = markup;
        while !rest.is_empty() {
            let (text, tag) = rest.split_at(rest.find('<').unwrap_or(rest.len()));
            for place in &open {
                all[*place].text += &unescaped(text);
            }
            let end = end_of_tag(tag);
            let (tag, after) = tag.split_at(end);
            rest = after;
            if tag.starts_with("</") {
                open.pop();
            } else if !tag.is_empty() && !tag.starts_with("<!") {
                let mut element = element(&tag[1..tag.len() - 1]);
                element.parent = open.last().copied();
                if !VOID.contains(&element.name.as_str()) {
                    open.push(all.len());
                }
                all.push(element);
            }
        }
        assert!(open.is_empty(), "each element ends");
        Drawn(all)
    }

    /// The elements that match this selector: simple selectors, of which each matches an element in the one before.
    pub(crate) fn all(&self, selector: &str) -> Vec<&Element> {
        let parts: Vec<&str> = selector.split(' ').collect();
        let (last, outer) = parts.split_last().expect("a selector");
        let of = |it: &&Element| it.is(last) && self.is_in(it, outer);
        self.0.iter().filter(of).collect()
    }

    /// Returns true if the element is in elements that match these selectors, the outermost first.
    fn is_in(&self, element: &Element, outer: &[&str]) -> bool {
        let Some((next, further)) = outer.split_last() else {
            return true;
        };
        let mut parent = element.parent;
        while let Some(place) = parent {
            let it = &self.0[place];
            if it.is(next) && self.is_in(it, further) {
                return true;
            }
            parent = it.parent;
        }
        false
    }

    /// The only element that matches this selector.
    pub(crate) fn one(&self, selector: &str) -> &Element {
        let all = self.all(selector);
        let [one] = all[..] else {
            panic!("{} elements are {selector}", all.len());
        };
        one
    }

    pub(crate) fn has(&self, selector: &str) -> bool {
        !self.all(selector).is_empty()
    }

    /// The texts of the elements that match this selector.
    pub(crate) fn texts(&self, selector: &str) -> Vec<&str> {
        let all = self.all(selector).into_iter();
        all.map(|it| it.text.trim()).collect()
    }

    /// The values of this attribute of the elements that match this selector.
    pub(crate) fn attributes(&self, selector: &str, name: &str) -> Vec<&str> {
        let all = self.all(selector).into_iter();
        all.map(|it| it.attribute(name)).collect()
    }

    /// The whole text.
    pub(crate) fn text(&self) -> String {
        let outermost = self.0.iter().filter(|it| it.parent.is_none());
        outermost.map(|it| it.text.as_str()).collect()
    }

    /// The button with this name.
    pub(crate) fn button(&self, name: &str) -> &Element {
        let all = self.all("button").into_iter();
        let is_named = |it: &&Element| match it.attribute("aria-label") {
            "" => it.text.trim() == name,
            label => label == name,
        };
        let named: Vec<_> = all.filter(is_named).collect();
        let [button] = named[..] else {
            panic!("{} buttons are named {name}", named.len());
        };
        button
    }

    /// The error of the invalid field that matches this selector: its text is in the element that describes the field.
    /// `None` if the field is valid.
    pub(crate) fn refusal(&self, field: &str) -> Option<&str> {
        let field = self.one(field);
        if field.attribute("aria-invalid") != "true" {
            return None;
        }
        let note = format!("[id={}]", field.attribute("aria-describedby"));
        Some(self.one(&note).text.trim())
    }
}

/// The length of the tag at the start of this markup. A value may contain `>`.
fn end_of_tag(markup: &str) -> usize {
    let mut is_quoted = false;
    let end = markup.find(|sign| {
        is_quoted ^= sign == '"';
        sign == '>' && !is_quoted
    });
    end.map_or(markup.len(), |end| end + 1)
}

/// Reads a start tag without its angle brackets.
fn element(tag: &str) -> Element {
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let mut attributes = BTreeMap::new();
    while !rest.trim().is_empty() {
        let end = rest.find([' ', '=']).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        let value = after.strip_prefix("=\"").and_then(|it| it.split_once('"'));
        let (value, after) = value.unwrap_or(("", after));
        if !name.is_empty() {
            attributes.insert(name.to_owned(), unescaped(value));
        }
        rest = after.trim_start_matches(' ');
    }
    Element {
        name: name.to_owned(),
        attributes,
        ..Element::default()
    }
}

fn unescaped(text: &str) -> String {
    let entities = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#x27;", "'"),
        ("&amp;", "&"),
    ];
    let replace = |text: String, (entity, sign)| text.replace(entity, sign);
    entities.into_iter().fold(text.to_owned(), replace)
}

#[test]
fn elements_are_found_by_selectors() {
    let drawn = Drawn::read(
        "<div class=\"a b\"><p id=\"x\" data-if=\"2 > 1\">1 &lt; <b>2</b></p><input disabled \
         aria-invalid=\"true\" aria-describedby=\"x\"></div><p>end</p>",
    );
    assert_eq!(drawn.texts("p"), ["1 < 2", "end"]);
    assert_eq!(drawn.texts("div.b p[data-if=\"2>1\"]"), [""; 0]);
    assert_eq!(drawn.texts(".b #x b"), ["2"]);
    assert!(drawn.one("input[disabled]").has("aria-invalid"));
    assert_eq!(drawn.refusal("input"), Some("1 < 2"));
    assert_eq!(drawn.attributes("#x", "data-if"), ["2 > 1"]);
    assert_eq!(drawn.text(), "1 < 2end");
}

//! Resolves a choice: by a key, or by a number and its plural forms.

use std::collections::BTreeMap;

use fair_deal_words::CATEGORIES;
use fluent_syntax::ast::{self, InlineExpression};

use crate::english::Kind;
use crate::node::{Call, Choose, Node, Plural};
use crate::pattern::{Resolver, key_text};

/// The first number that cannot have a text of its own. The reader of a table accepts no number from 2³⁰ on.
const EXACT_END: usize = 1 << 24;

impl<'a> Resolver<'a, '_> {
    pub(crate) fn select(
        &mut self,
        selector: &InlineExpression<&'a str>,
        variants: &[ast::Variant<&'a str>],
    ) -> Vec<Node> {
        let InlineExpression::VariableReference { id } = selector else {
            self.fault(self.at, "only an argument can choose: { $name -> … }");
            return Vec::new();
        };
        let name = id.name;
        if self.declared.is_none() {
            let given = self.given.get(name).copied();
            let fits = |it: &&ast::Variant<&'a str>| given == Some(key_text(&it.key));
            let by_default = variants.iter().find(|it| it.default);
            if let Some(value) = given
                && !variants.iter().any(|it| fits(&it))
            {
                self.fault(name, format!("the term has no text for {value}"));
            }
            let chosen = variants.iter().find(fits).or(by_default);
            return chosen.map_or_else(Vec::new, |it| self.pattern(&it.value));
        }
        let Some((slot, kind)) = self.argument(name) else {
            return Vec::new();
        };
        match self.parsed.interface.keys(&kind) {
            Some(keys) => self.choose(name, slot, &keys, variants),
            None if kind == Kind::Number => self.plural(name, slot, variants),
            None => {
                self.fault(
                    name,
                    format!("${name} has a type that cannot choose a text"),
                );
                Vec::new()
            }
        }
    }

    fn choose(
        &mut self,
        name: &str,
        argument: usize,
        keys: &[String],
        variants: &[ast::Variant<&'a str>],
    ) -> Vec<Node> {
        let mut places: Vec<Option<usize>> = vec![None; keys.len()];
        let mut by_default = None;
        for (place, variant) in variants.iter().enumerate() {
            let key = key_text(&variant.key);
            if variant.default {
                by_default = Some(place);
            }
            match keys.iter().position(|it| it == key) {
                Some(number) => {
                    if let Some(before) = places.get_mut(number) {
                        if before.is_some() {
                            self.fault(key, format!("[{key}] occurs twice"));
                        }
                        *before = Some(place);
                    }
                }
                None if key == "other" && variant.default => (),
                None => {
                    let what =
                        format!("${name} has no key {key}: its keys are {}", keys.join(", "));
                    self.fault(key, what);
                }
            }
        }
        let by_default = by_default.unwrap_or_default();
        // A default with a key of its own does not stand for the other keys.
        let is_for_rest = variants
            .get(by_default)
            .is_some_and(|it| key_text(&it.key) == "other");
        if !is_for_rest {
            for (key, _) in keys.iter().zip(&places).filter(|(_, it)| it.is_none()) {
                self.fault(name, format!("${name} has no text for {key}"));
            }
        }
        vec![Node::Choose(Choose {
            argument,
            places: places
                .into_iter()
                .map(|it| it.unwrap_or(by_default))
                .collect(),
            patterns: variants.iter().map(|it| self.pattern(&it.value)).collect(),
        })]
    }

    fn plural(
        &mut self,
        name: &str,
        argument: usize,
        variants: &[ast::Variant<&'a str>],
    ) -> Vec<Node> {
        let known = self.parsed.plurals.names();
        let mut exact = Vec::new();
        let mut given: BTreeMap<&str, usize> = BTreeMap::new();
        let mut by_default = 0;
        for (place, variant) in variants.iter().enumerate() {
            if variant.default {
                by_default = place;
            }
            let key = key_text(&variant.key);
            let is_twice = given.contains_key(key)
                || key
                    .parse()
                    .is_ok_and(|it: usize| exact.iter().any(|(other, _)| *other == it));
            if is_twice {
                self.fault(key, format!("[{key}] occurs twice"));
            }
            if let Ok(number) = key.parse() {
                if number >= EXACT_END {
                    self.fault(key, format!("[{key}] is too large"));
                }
                exact.push((number, place));
            } else if known.contains(&key) || key == "other" {
                given.insert(key, place);
            } else {
                let what = format!(
                    "{} has no plural form {key}: it has {}",
                    self.parsed.language,
                    known.join(", ")
                );
                self.fault(key, what);
            }
        }
        // If there are only exact numbers and one text for all others, the plural forms of the language do not matter.
        let tells_forms = given
            .iter()
            .any(|(key, place)| *key != "other" && *place != by_default)
            || given.len() > 1;
        if tells_forms {
            for form in &known {
                if !given.contains_key(form) {
                    self.fault(
                        name,
                        format!("${name} has no text for the plural form {form}"),
                    );
                }
            }
        }
        let patterns: Vec<Vec<Node>> = variants.iter().map(|it| self.pattern(&it.value)).collect();
        let shows = |place: usize| patterns.get(place).is_some_and(|it| shows(it, argument));
        if given.values().any(|place| shows(*place)) {
            // “One card” can be a word. Without its number, no other text says how many.
            for (form, _) in given.iter().filter(|it| *it.0 != "one" && !shows(*it.1)) {
                let what =
                    format!("the plural form {form} leaves out ${name}, which another shows");
                self.fault(name, what);
            }
        }
        let place = |category: &str| given.get(category).copied().unwrap_or(by_default);
        vec![Node::Plural(Plural {
            argument,
            exact,
            places: CATEGORIES.map(place),
            patterns,
        })]
    }
}

/// Returns true if one of these nodes, or a part of one, has this argument in its text.
fn shows(nodes: &[Node], argument: usize) -> bool {
    nodes.iter().any(|node| match node {
        Node::Text(_) => false,
        Node::Argument(shown) => *shown == argument,
        Node::Choose(Choose { patterns, .. }) | Node::Plural(Plural { patterns, .. }) => {
            patterns.iter().any(|it| shows(it, argument))
        }
        Node::Call(Call { arguments, .. }) => arguments.contains(&argument),
        Node::Cased(_, inner) => shows(inner, argument),
    })
}

//! The meaning of a Fluent pattern: from its syntax to [`Node`]s, with all names and types resolved.

use std::collections::{BTreeMap, BTreeSet};

use fair_deal_words::{capital, small};
use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement, VariantKey};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::REFERENCE;
use crate::english::{Interface, Kind, Message, Parameter};
use crate::fault::{Fault, File};
use crate::flat;
use crate::node::{Call, Case, Node, push};
use crate::plural::Plurals;
use crate::section::SECTIONS;
use crate::source::Sources;

/// Parses the messages, terms and comments of a file, and adds its syntax errors to `faults`.
pub(crate) fn entries<'a>(file: File<'a>, faults: &mut Vec<Fault>) -> Vec<Entry<&'a str>> {
    match parser::parse(file.text) {
        Ok(resource) => resource.body,
        Err((resource, errors)) => {
            faults.extend(errors.into_iter().map(|error| Fault {
                file: file.name.to_owned(),
                line: file.line_at(error.pos.start),
                what: error.kind.to_string(),
            }));
            resource.body
        }
    }
}

/// The resolved messages of a language, by section and name. The key of an attribute is `message.attribute`.
pub(crate) type ResolvedMessages = BTreeMap<(usize, String), Vec<Node>>;

/// The Fluent terms of a section (`-name = …`), each with its file.
type Terms<'a> = BTreeMap<&'a str, (File<'a>, ast::Pattern<&'a str>)>;

/// The parsed files of a language, as syntax trees.
pub(crate) struct ParsedLanguage<'a> {
    sources: &'a Sources,
    pub(crate) language: &'a str,
    pub(crate) interface: &'a Interface,
    pub(crate) plurals: Plurals,
    /// The file of each section.
    pub(crate) files: Vec<Option<File<'a>>>,
    /// The messages of each section.
    pub(crate) messages: Vec<Vec<ast::Message<&'a str>>>,
    terms: Vec<Terms<'a>>,
}

impl<'a> ParsedLanguage<'a> {
    /// Parses the files.
    pub(crate) fn all(
        sources: &'a Sources,
        language: &'a str,
        interface: &'a Interface,
        faults: &mut Vec<Fault>,
    ) -> ParsedLanguage<'a> {
        let mut parsed = ParsedLanguage {
            sources,
            language,
            interface,
            plurals: Plurals::of(language),
            files: Vec::new(),
            messages: Vec::new(),
            terms: Vec::new(),
        };
        for section in SECTIONS {
            let file = sources.file(language, &format!("{}.ftl", section.name));
            let mut messages = Vec::new();
            let mut terms = Terms::new();
            if let Some(file) = file {
                for entry in entries(file, faults) {
                    match entry {
                        Entry::Message(message) => messages.push(message),
                        Entry::Term(term) => {
                            let name = term.id.name;
                            if terms.insert(name, (file, term.value)).is_some() {
                                faults.push(file.fault(name, format!("-{name} occurs twice")));
                            }
                        }
                        Entry::Comment(_)
                        | Entry::GroupComment(_)
                        | Entry::ResourceComment(_)
                        | Entry::Junk { .. } => (),
                    }
                }
            }
            parsed.files.push(file);
            parsed.messages.push(messages);
            parsed.terms.push(terms);
        }
        parsed
    }

    /// The plural categories of the language in the format of a table.
    pub(crate) fn plural_digits(&self) -> String {
        self.plurals.digits()
    }

    /// Resolves all messages, except those that English does not have.
    pub(crate) fn resolve_all(&self, faults: &mut Vec<Fault>) -> ResolvedMessages {
        let mut all = ResolvedMessages::new();
        for (section, messages) in self.messages.iter().enumerate() {
            for message in messages {
                self.message(section, message, &mut all, faults);
            }
        }
        all
    }

    fn message(
        &self,
        section: usize,
        message: &ast::Message<&'a str>,
        all: &mut ResolvedMessages,
        faults: &mut Vec<Fault>,
    ) {
        let name = message.id.name;
        let declared = self.interface.sections.get(section).into_iter().flatten();
        let Some(declared) = declared.into_iter().find(|it| it.name == name) else {
            return;
        };
        let Some(file) = self.files.get(section).copied().flatten() else {
            return;
        };
        let of = |name: &str, pattern: &ast::Pattern<&'a str>, faults: &mut Vec<Fault>| {
            let mut resolver = Resolver {
                parsed: self,
                section,
                file,
                declared: Some(declared),
                given: BTreeMap::new(),
                used: BTreeSet::new(),
                within: Vec::new(),
                at: message.id.name,
                faults,
            };
            let nodes = resolver.pattern(pattern);
            ((section, name.to_owned()), nodes, resolver.used)
        };
        match &message.value {
            None => faults.push(file.fault(name, format!("“{name}” has no text"))),
            Some(pattern) => {
                let (key, nodes, used) = of(name, pattern, faults);
                for parameter in unused_required(declared, &used) {
                    let what = format!("“{name}” leaves out ${}", parameter.name);
                    faults.push(file.fault(name, what));
                }
                all.insert(key, nodes);
            }
        }
        for attribute in &message.attributes {
            let form = format!("{name}.{}", attribute.id.name);
            let (key, nodes, used) = of(&form, &attribute.value, faults);
            for parameter in unused_required(declared, &used) {
                let what = format!("“{form}” leaves out ${}", parameter.name);
                faults.push(file.fault(attribute.id.name, what));
            }
            if all.insert(key, nodes).is_some() {
                faults.push(file.fault(attribute.id.name, format!("“{form}” occurs twice")));
            }
        }
    }

    /// Returns true if this message has this form in this language. A form is an attribute.
    fn has_form(&self, section: usize, name: &str, form: &str) -> bool {
        let messages = self.messages.get(section).into_iter().flatten();
        let mut its = messages
            .into_iter()
            .filter(|message| message.id.name == name);
        its.any(|message| message.attributes.iter().any(|it| it.id.name == form))
    }

    /// Finds a term in this section, or in the sections of its owner and of the types on which the owner builds.
    fn term(&self, section: usize, name: &str) -> Option<&(File<'a>, ast::Pattern<&'a str>)> {
        let owner = SECTIONS.get(section)?.owner;
        let others = SECTIONS.iter().zip(&self.terms);
        let others = others.filter(|(it, _)| owner.is_some_and(|owner| owner.has(it)));
        let others = others.map(|(_, terms)| terms);
        let mut sections = self.terms.get(section).into_iter().chain(others);
        sections.find_map(|terms| terms.get(name))
    }
}

/// The required arguments that a message does not use.
fn unused_required<'m>(
    declared: &'m Message,
    used: &BTreeSet<usize>,
) -> impl Iterator<Item = &'m Parameter> {
    let parameters = declared.parameters.iter().enumerate();
    let needed = parameters.filter(|(place, it)| !it.is_optional && !used.contains(place));
    needed.map(|(_, parameter)| parameter)
}

/// Marks the fixed messages: in English each is one text, or one choice of texts.
pub(crate) fn mark_fixed(sources: &Sources, interface: &mut Interface) {
    let known = interface.clone();
    // The check of all languages reports the errors in English.
    let mut faults = Vec::new();
    let all = ParsedLanguage::all(sources, REFERENCE, &known, &mut faults).resolve_all(&mut faults);
    for (section, messages) in interface.sections.iter_mut().enumerate() {
        for message in messages {
            let nodes = all.get(&(section, message.name.clone()));
            message.is_fixed = nodes.is_some_and(|nodes| flat::is_choice_of_texts(nodes, &all));
        }
    }
}

/// The state for resolving one pattern.
pub(crate) struct Resolver<'a, 'r> {
    pub(crate) parsed: &'r ParsedLanguage<'a>,
    pub(crate) section: usize,
    pub(crate) file: File<'a>,
    /// The declaration of the message; `None` in a term.
    pub(crate) declared: Option<&'r Message>,
    /// In a term, the values of its arguments.
    pub(crate) given: BTreeMap<&'a str, &'a str>,
    /// The indices of the message's arguments that the pattern has used.
    pub(crate) used: BTreeSet<usize>,
    /// The names of the terms around this pattern, to find a term that contains itself.
    pub(crate) within: Vec<&'a str>,
    /// The part of the file to report for an error without a more exact place.
    pub(crate) at: &'a str,
    pub(crate) faults: &'r mut Vec<Fault>,
}

impl<'a> Resolver<'a, '_> {
    pub(crate) fn fault(&mut self, part: &str, what: impl Into<String>) {
        let fault = self.file.fault(part, what);
        self.faults.push(fault);
    }

    pub(crate) fn pattern(&mut self, pattern: &ast::Pattern<&'a str>) -> Vec<Node> {
        let mut nodes = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    self.report_invisible(value);
                    push(&mut nodes, Node::Text((*value).to_owned()));
                }
                PatternElement::Placeable { expression } => {
                    for node in self.expression(expression) {
                        push(&mut nodes, node);
                    }
                }
            }
        }
        nodes
    }

    /// Reports invisible characters. They must be written as escapes, so that people who edit the text do not delete
    /// them unseen.
    fn report_invisible(&mut self, text: &'a str) {
        let hidden = |c: &char| matches!(c, '\u{a0}' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202f}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
        if let Some(c) = text.chars().find(hidden) {
            let code = u32::from(c);
            self.fault(
                text,
                format!(
                    "an invisible character must be written as an escape: {{\"\\u{code:04X}\"}}"
                ),
            );
        }
        if text.chars().any(|c| c.is_control() && c != '\n') {
            self.fault(text, "there is a control character");
        }
    }

    fn expression(&mut self, expression: &Expression<&'a str>) -> Vec<Node> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => self.select(selector, variants),
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'a str>) -> Vec<Node> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                let text = unescape_unicode_to_string(value).into_owned();
                // Escapes of invisible characters are allowed, so only the raw text is checked for them.
                self.report_invisible(value);
                if text.chars().any(|c| c.is_control() && c != '\n') {
                    self.fault(value, "there is a control character");
                }
                vec![Node::Text(text)]
            }
            InlineExpression::NumberLiteral { value } => vec![Node::Text((*value).to_owned())],
            InlineExpression::VariableReference { id } => self.variable(id.name),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, arguments } => {
                self.function(id.name, arguments)
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.message(id.name, attribute.as_ref().map(|it| it.name))
            }
            InlineExpression::TermReference {
                id,
                attribute,
                arguments,
            } => {
                if attribute.is_some() {
                    self.fault(id.name, "write the form of a term as -term(form: \"name\")");
                }
                self.term(id.name, arguments.as_ref())
            }
        }
    }

    /// Finds the argument with this name. Returns its type and the index of its first slot: a record fills one slot for
    /// each of its parts.
    pub(crate) fn argument(&mut self, name: &'a str) -> Option<(usize, Kind)> {
        let parameters = self
            .declared
            .map(|it| it.parameters.as_slice())
            .unwrap_or_default();
        let Some(place) = parameters.iter().position(|it| it.name == name) else {
            let known: Vec<String> = parameters
                .iter()
                .map(|it| format!("${}", it.name))
                .collect();
            let known = if known.is_empty() {
                "none".to_owned()
            } else {
                known.join(", ")
            };
            self.fault(
                name,
                format!("there is no argument ${name}: the arguments are {known}"),
            );
            return None;
        };
        self.used.insert(place);
        let before = parameters.iter().take(place);
        let slot = before.map(|it| self.parsed.interface.width(&it.kind)).sum();
        let kind = parameters.get(place)?.kind.clone();
        Some((slot, kind))
    }

    fn variable(&mut self, name: &'a str) -> Vec<Node> {
        if self.declared.is_none() {
            if let Some(given) = self.given.get(name) {
                return vec![Node::Text((*given).to_owned())];
            }
            self.fault(
                name,
                format!("the call of the term has no value for ${name}"),
            );
            return Vec::new();
        }
        match self.argument(name) {
            Some((slot, Kind::Number | Kind::Text | Kind::TextOrNothing)) => {
                vec![Node::Argument(slot)]
            }
            Some((_, Kind::Bool | Kind::Choice(_) | Kind::Record(_))) => {
                let what = format!(
                    "${name} is not a text: choose by it, or call a message of its type, as in {{ RANK($rank) }}"
                );
                self.fault(name, what);
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    fn function(&mut self, name: &'a str, arguments: &ast::CallArguments<&'a str>) -> Vec<Node> {
        let first = arguments.positional.first();
        let is_built_in = matches!(name, "CAPITAL" | "SMALL" | "FILE");
        if is_built_in && (arguments.positional.len() != 1 || !arguments.named.is_empty()) {
            self.fault(name, format!("{name}() takes exactly one argument"));
        }
        match (name, first) {
            ("CAPITAL", Some(it)) => self.cased(Case::Capital, it),
            ("SMALL", Some(it)) => self.cased(Case::Small, it),
            ("FILE", Some(InlineExpression::StringLiteral { value })) => {
                if let Some(file) = self.parsed.sources.file(self.parsed.language, value) {
                    if file.text.chars().any(|c| c.is_control() && c != '\n') {
                        self.fault(name, format!("there is a control character in {value}"));
                    }
                    vec![Node::Text(without_head_comment(file.text).to_owned())]
                } else {
                    self.fault(name, format!("there is no file {value}"));
                    Vec::new()
                }
            }
            (_, _) => self.message_function(name, arguments),
        }
    }

    fn cased(&mut self, case: Case, inner: &InlineExpression<&'a str>) -> Vec<Node> {
        let inner = self.inline(inner);
        match inner.as_slice() {
            [] => Vec::new(),
            [Node::Text(text)] => vec![Node::Text(with_case(case, text))],
            [_, ..] => vec![Node::Cased(case, inner)],
        }
    }

    /// Resolves a call of a message with arguments: `RANK($rank, form: "genitive")`.
    fn message_function(
        &mut self,
        function: &'a str,
        call: &ast::CallArguments<&'a str>,
    ) -> Vec<Node> {
        let name = function.to_lowercase().replace('_', "-");
        let interface = self.parsed.interface;
        let section = SECTIONS.get(self.section);
        let Some((at, number)) = section.and_then(|it| interface.find(it, &name)) else {
            self.fault(
                function,
                format!("there is no message “{name}” for {function}()"),
            );
            return Vec::new();
        };
        let mut given = Vec::new();
        for it in &call.positional {
            let InlineExpression::VariableReference { id } = it else {
                self.fault(
                    function,
                    format!("{function}() takes only arguments of this message"),
                );
                return Vec::new();
            };
            let Some((slot, kind)) = self.argument(id.name) else {
                return Vec::new();
            };
            given.extend(parts(interface, &kind).into_iter().zip(slot..));
        }
        let callee = interface.sections.get(at).and_then(|it| it.get(number));
        let parameters = callee
            .map(|it| it.parameters.as_slice())
            .unwrap_or_default();
        let wanted: Vec<Kind> = parameters
            .iter()
            .flat_map(|it| parts(interface, &it.kind))
            .collect();
        if !given.iter().map(|(kind, _)| kind).eq(&wanted) {
            self.fault(
                function,
                format!("the arguments of {function}() are not those of “{name}”"),
            );
            return Vec::new();
        }
        let mut form = None;
        for named in &call.named {
            match (&named.name.name, &named.value) {
                (&"form", InlineExpression::StringLiteral { value }) => form = Some(*value),
                (other, _) => {
                    self.fault(
                        other,
                        format!("{function}() has no option {other}, only form: \"…\""),
                    );
                }
            }
        }
        let arguments = given.into_iter().map(|(_, slot)| slot).collect();
        self.call(function, at, &name, form, arguments)
    }

    /// Resolves a reference to a message, which receives the arguments with the same names.
    fn message(&mut self, name: &'a str, form: Option<&'a str>) -> Vec<Node> {
        let interface = self.parsed.interface;
        let section = SECTIONS.get(self.section);
        let Some((at, number)) = section.and_then(|it| interface.find(it, name)) else {
            self.fault(name, format!("there is no message “{name}”"));
            return Vec::new();
        };
        let callee = interface.sections.get(at).and_then(|it| it.get(number));
        let parameters: &[Parameter] = callee
            .map(|it| it.parameters.as_slice())
            .unwrap_or_default();
        let mut arguments = Vec::new();
        for parameter in parameters {
            let mine = self.declared.into_iter().flat_map(|it| &it.parameters);
            let Some(mine) = mine
                .into_iter()
                .find(|it| it.name == parameter.name && it.kind == parameter.kind)
            else {
                self.fault(
                    name,
                    format!(
                        "“{name}” needs ${}, which this message does not have",
                        parameter.name
                    ),
                );
                return Vec::new();
            };
            // `argument` needs a name that borrows from the file, but these names borrow from the interface.
            let width = interface.width(&mine.kind);
            let before = self.declared.into_iter().flat_map(|it| &it.parameters);
            let before = before
                .into_iter()
                .take_while(|it| it.name != parameter.name);
            let place = before.clone().count();
            let slot: usize = before.map(|it| interface.width(&it.kind)).sum();
            self.used.insert(place);
            arguments.extend(slot..slot + width);
        }
        self.call(name, at, name, form, arguments)
    }

    fn call(
        &mut self,
        part: &'a str,
        section: usize,
        name: &str,
        form: Option<&str>,
        arguments: Vec<usize>,
    ) -> Vec<Node> {
        let name = match form {
            None => name.to_owned(),
            Some(form) => {
                if !self.parsed.has_form(section, name, form) {
                    self.fault(part, format!("“{name}” has no form .{form}"));
                    return Vec::new();
                }
                format!("{name}.{form}")
            }
        };
        vec![Node::Call(Call {
            section,
            name,
            arguments,
        })]
    }

    fn term(
        &mut self,
        name: &'a str,
        arguments: Option<&ast::CallArguments<&'a str>>,
    ) -> Vec<Node> {
        let parsed = self.parsed;
        let Some((file, pattern)) = parsed.term(self.section, name) else {
            self.fault(name, format!("there is no term -{name}"));
            return Vec::new();
        };
        if self.within.contains(&name) {
            self.fault(name, format!("-{name} contains itself"));
            return Vec::new();
        }
        let mut given = BTreeMap::new();
        for named in arguments.iter().flat_map(|it| &it.named) {
            match &named.value {
                InlineExpression::StringLiteral { value } => {
                    given.insert(named.name.name, *value);
                }
                _ => self.fault(
                    named.name.name,
                    "the value of a term's argument must be a text",
                ),
            }
        }
        if arguments.is_some_and(|it| !it.positional.is_empty()) {
            self.fault(name, "all arguments of a term must have names");
        }
        let within = [self.within.as_slice(), &[name]].concat();
        let mut resolver = Resolver {
            parsed,
            section: self.section,
            file: *file,
            declared: None,
            given,
            used: BTreeSet::new(),
            within,
            at: self.at,
            faults: &mut *self.faults,
        };
        resolver.pattern(pattern)
    }
}

/// The types of an argument's slots: a record has one slot for each part, and any other type has one slot.
fn parts(interface: &Interface, kind: &Kind) -> Vec<Kind> {
    match kind {
        Kind::Record(name) => {
            let parts = interface.records.get(name).into_iter().flatten();
            parts.map(|it| it.kind.clone()).collect()
        }
        Kind::Number | Kind::Text | Kind::TextOrNothing | Kind::Bool | Kind::Choice(_) => {
            vec![kind.clone()]
        }
    }
}

pub(crate) fn key_text<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// The text of an HTML file without a comment in its first line.
fn without_head_comment(text: &str) -> &str {
    match text.split_once('\n') {
        Some((first, rest)) if first.starts_with("<!--") && first.ends_with("-->") => rest,
        Some(_) | None => text,
    }
}

/// Changes the case of the first letter.
pub(crate) fn with_case(case: Case, text: &str) -> String {
    match case {
        Case::Capital => capital(text),
        Case::Small => small(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn head_comment_of_a_file_is_left_out() {
        for (file, text) in [
            ("<!-- About the file. -->\n<p>Text</p>\n", "<p>Text</p>\n"),
            (
                "<p>Text</p>\n<!-- files -->\n",
                "<p>Text</p>\n<!-- files -->\n",
            ),
            (
                "<!-- no end\n-->\n<p>Text</p>",
                "<!-- no end\n-->\n<p>Text</p>",
            ),
            ("<p>Text</p>", "<p>Text</p>"),
        ] {
            assert_eq!(without_head_comment(file), text);
        }
    }
}

//! Writes the tables for `fair_deal_words`.

use std::collections::BTreeMap;

use fair_deal_words::{DIGIT_BITS, END, HEAD, MORE, Op};

use crate::check::CheckedLanguage;
use crate::english::Interface;
use crate::node::{Call, Case, Choose, Node, Plural};
use crate::section::{SECTIONS, Section};

/// The number of each message within its section, by section and name.
type Numbers = BTreeMap<(usize, String), usize>;

/// Writes the table of a language with the sections for which `has` returns true. The others are empty.
pub(crate) fn table(
    language: &str,
    interface: &Interface,
    words: &CheckedLanguage,
    has: impl Fn(&Section) -> bool,
) -> Vec<u8> {
    let (orders, numbers) = order(interface, words);
    let mut table = HEAD.as_bytes().to_vec();
    let name = format!(
        "{language} {}\n{}\n",
        interface.fingerprint(),
        words.plurals
    );
    table.extend(name.bytes());
    number(&mut table, orders.len());
    for (place, names) in orders.into_iter().enumerate() {
        let names = if SECTIONS.get(place).is_some_and(&has) {
            names
        } else {
            Vec::new()
        };
        number(&mut table, names.len());
        for name in names {
            let nodes = words.messages.get(&(place, name));
            let code = code(nodes.map(Vec::as_slice).unwrap_or_default(), &numbers);
            block(&mut table, &code);
        }
    }
    table.extend(END.bytes());
    table
}

/// The names of each section's messages in the order of the table: first those of every language, then the forms of
/// this one.
fn order(interface: &Interface, words: &CheckedLanguage) -> (Vec<Vec<String>>, Numbers) {
    let mut numbers = Numbers::new();
    let mut orders = Vec::new();
    for (place, messages) in interface.sections.iter().enumerate() {
        let of_all = messages.iter().map(|it| it.name.clone());
        let forms = words
            .messages
            .keys()
            .filter(|(at, name)| *at == place && name.contains('.'));
        let names: Vec<String> = of_all.chain(forms.map(|(_, name)| name.clone())).collect();
        for (number, name) in names.iter().enumerate() {
            numbers.insert((place, name.clone()), number);
        }
        orders.push(names);
    }
    (orders, numbers)
}

fn code(nodes: &[Node], numbers: &Numbers) -> Vec<u8> {
    let mut code = Vec::new();
    for node in nodes {
        match node {
            Node::Text(text) => code.extend(text.bytes()),
            Node::Argument(argument) => {
                code.push(Op::Argument.byte());
                number(&mut code, *argument);
            }
            Node::Choose(Choose {
                argument,
                places,
                patterns,
            }) => {
                code.push(Op::Choose.byte());
                number(&mut code, *argument);
                number(&mut code, places.len());
                for place in places {
                    number(&mut code, *place);
                }
                blocks(&mut code, patterns, numbers);
            }
            Node::Plural(Plural {
                argument,
                exact,
                places,
                patterns,
            }) => {
                code.push(Op::Plural.byte());
                number(&mut code, *argument);
                number(&mut code, exact.len());
                for (it, place) in exact {
                    number(&mut code, *it);
                    number(&mut code, *place);
                }
                for place in places {
                    number(&mut code, *place);
                }
                blocks(&mut code, patterns, numbers);
            }
            Node::Call(Call {
                section,
                name,
                arguments,
            }) => {
                code.push(Op::Call.byte());
                number(&mut code, *section);
                let its = numbers.get(&(*section, name.clone())).copied();
                number(&mut code, its.unwrap_or_default());
                number(&mut code, arguments.len());
                for argument in arguments {
                    number(&mut code, *argument);
                }
            }
            Node::Cased(case, inner) => {
                let op = match case {
                    Case::Capital => Op::Capital,
                    Case::Small => Op::Small,
                };
                code.push(op.byte());
                block(&mut code, &self::code(inner, numbers));
            }
        }
    }
    code
}

fn blocks(code: &mut Vec<u8>, patterns: &[Vec<Node>], numbers: &Numbers) {
    number(code, patterns.len());
    for pattern in patterns {
        block(code, &self::code(pattern, numbers));
    }
}

/// Appends code with its length before it.
fn block(table: &mut Vec<u8>, code: &[u8]) {
    number(table, code.len());
    table.extend(code);
}

/// Appends a number in the digits of a table.
fn number(table: &mut Vec<u8>, mut number: usize) {
    loop {
        // The digit is below 64, so nothing is cut off.
        let digit = u8::try_from(number % usize::from(MORE)).unwrap_or_default();
        number >>= DIGIT_BITS;
        if number == 0 {
            table.push(digit);
            return;
        }
        table.push(digit | MORE);
    }
}

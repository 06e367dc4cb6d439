//! Short names for what crosses the bridge between the wasm and its glue.
//!
//! wasm-bindgen calls every import by the browser's name and sixteen hexadecimal digits
//! (`__wbg_getAttribute_1f9d30630b8b1d3d`), once in the wasm and once in the glue. Digits at random
//! do not pack, and nobody reads them: as `a`, `b` and so on they save what dozens of phrases cost.
//! The names are local to the two files, so they are changed in both or in neither.

use std::collections::BTreeMap;
use std::fmt;

use crate::module::{Broken, FUNCTION, PREAMBLE, Reader, sections, write_number, write_sized};

/// The number of the section of imports.
const IMPORTS: u8 = 2;

/// The number of the section of exports.
const EXPORTS: u8 = 7;

/// What the glue calls the exports of the instance.
const INSTANCE: &str = "wasm";

/// A module and its glue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Bridge {
    /// The module.
    pub(crate) wasm: Vec<u8>,
    /// The script that loads it, as wasm-bindgen wrote it.
    pub(crate) glue: String,
}

/// Why the names stay as they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// The module ends in the middle, or is none of version 1.
    Broken,
    /// An import that is no function: wasm-bindgen makes none.
    NoFunction(String),
    /// Imports from two modules.
    TwoModules(String, String),
    /// A name that is not exactly once in the glue as a key, and nowhere else.
    NotOneKey(String),
    /// Something that the glue takes from the instance, which does not export it.
    NoExport(String),
}

impl From<Broken> for Refusal {
    fn from(Broken: Broken) -> Refusal {
        Refusal::Broken
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("The names between the wasm and its glue cannot be shortened: ")?;
        match self {
            Self::Broken => formatter.write_str("the module cannot be read."),
            Self::NoFunction(name) => write!(formatter, "the import {name} is no function."),
            Self::TwoModules(one, other) => {
                write!(formatter, "the imports are from {one} and from {other}.")
            }
            Self::NotOneKey(name) => write!(
                formatter,
                "the glue should have the key {name} once and the name nowhere else."
            ),
            Self::NoExport(name) => write!(
                formatter,
                "the glue uses {INSTANCE}.{name}, which the module does not export."
            ),
        }
    }
}

/// The bridge with short names. All that is not a name stays as it was, to the byte.
pub(crate) fn shorten(bridge: &Bridge) -> Result<Bridge, Refusal> {
    let mut names = Names::default();
    let mut wasm = PREAMBLE.to_vec();
    for section in sections(&bridge.wasm)? {
        let shortened = match section.number {
            IMPORTS => names.imports(section.content)?,
            EXPORTS => names.exports(section.content)?,
            _ => {
                wasm.extend(section.whole);
                continue;
            }
        };
        wasm.push(section.number);
        write_sized(&mut wasm, &shortened);
    }
    let glue = names.in_glue(&bridge.glue)?;
    Ok(Bridge { wasm, glue })
}

/// The short name of each long one.
#[derive(Debug, Default)]
struct Names {
    /// Of the module that is imported from, if any is.
    module: Option<(String, String)>,
    /// Of what is imported.
    imports: BTreeMap<String, String>,
    /// Of what is exported.
    exports: BTreeMap<String, String>,
}

impl Names {
    /// Shortens the section of imports.
    fn imports(&mut self, section: &[u8]) -> Result<Vec<u8>, Refusal> {
        let mut reader = Reader(section);
        let mut written = Vec::new();
        let count = reader.number()?;
        write_number(&mut written, count);
        for _ in 0..count {
            let module = reader.name()?;
            let (known, short) = self
                .module
                .get_or_insert_with(|| (module.clone(), short_name(0)));
            if *known != module {
                return Err(Refusal::TwoModules(known.clone(), module));
            }
            write_sized(&mut written, short.as_bytes());

            let name = reader.name()?;
            write_sized(&mut written, short_for(&mut self.imports, &name).as_bytes());
            if reader.byte()? != FUNCTION {
                return Err(Refusal::NoFunction(name));
            }
            written.push(FUNCTION);
            write_number(&mut written, reader.number()?);
        }
        reader.at_the_end()?;
        Ok(written)
    }

    /// Shortens the section of exports.
    fn exports(&mut self, section: &[u8]) -> Result<Vec<u8>, Refusal> {
        let mut reader = Reader(section);
        let mut written = Vec::new();
        let count = reader.number()?;
        write_number(&mut written, count);
        for _ in 0..count {
            let name = reader.name()?;
            write_sized(&mut written, short_for(&mut self.exports, &name).as_bytes());
            written.push(reader.byte()?);
            write_number(&mut written, reader.number()?);
        }
        reader.at_the_end()?;
        Ok(written)
    }

    /// Puts the short names into the glue: an import is a key of an object there, and an export a
    /// property of the instance.
    fn in_glue(&self, glue: &str) -> Result<String, Refusal> {
        let mut unused: BTreeMap<&str, &str> = self
            .imports
            .iter()
            .map(|(long, short)| (long.as_str(), short.as_str()))
            .collect();
        let mut written = String::new();
        for (word, after) in words(glue) {
            let property = written
                .strip_suffix('.')
                .is_some_and(|before| last_word(before) == INSTANCE);
            let short = if self.imports.contains_key(word) {
                let key = after.starts_with(':').then(|| unused.remove(word));
                key.flatten()
                    .ok_or_else(|| Refusal::NotOneKey(word.to_owned()))?
            } else if property {
                self.exports
                    .get(word)
                    .ok_or_else(|| Refusal::NoExport(word.to_owned()))?
            } else {
                word
            };
            written += short;
        }
        if let Some(name) = unused.into_keys().next() {
            return Err(Refusal::NotOneKey(name.to_owned()));
        }
        let Some((long, short)) = &self.module else {
            return Ok(written);
        };
        let key = |name: &str| format!("\"{name}\":");
        if written.matches(long.as_str()).count() == 1 && written.contains(&key(long)) {
            Ok(written.replace(&key(long), &key(short)))
        } else {
            Err(Refusal::NotOneKey(long.clone()))
        }
    }
}

/// The short name that a long one has, or now gets.
fn short_for<'a>(names: &'a mut BTreeMap<String, String>, long: &str) -> &'a str {
    let short = short_name(names.len());
    names.entry(long.to_owned()).or_insert(short)
}

/// The short name of this number: `a` to `z`, then `aa` to `zz` and so on. Words that JavaScript
/// keeps for itself are among them, which a key or a property may be.
pub(crate) fn short_name(number: usize) -> String {
    let mut name = String::new();
    let mut rest = number + 1;
    while rest > 0 {
        rest -= 1;
        name.insert(0, char::from(b"abcdefghijklmnopqrstuvwxyz"[rest % 26]));
        rest /= 26;
    }
    name
}

/// The text in parts that are each a whole word or have none, with what follows each.
fn words(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let is_word = is_of_word(rest.chars().next()?);
        let end = rest
            .find(|letter| is_of_word(letter) != is_word)
            .unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        rest = after;
        Some((part, after))
    })
}

/// The word that a text ends with; it may be none.
fn last_word(text: &str) -> &str {
    text.rsplit(|letter| !is_of_word(letter))
        .next()
        .unwrap_or_default()
}

/// Whether JavaScript takes this for a part of a name.
fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '_' | '$')
}

#[cfg(test)]
mod tests {
    use super::{Bridge, Refusal, short_name, shorten};
    use crate::module::{write_number, write_sized};

    /// A section of these entries.
    fn section(number: u8, entries: &[Vec<u8>]) -> Vec<u8> {
        let mut content = Vec::new();
        write_number(&mut content, entries.len());
        content.extend(entries.concat());
        let mut section = vec![number];
        write_sized(&mut section, &content);
        section
    }

    /// An import of function type 0, or an export of function 0 where there is no module.
    fn function(names: &[&str]) -> Vec<u8> {
        let mut entry = Vec::new();
        for name in names {
            write_sized(&mut entry, name.as_bytes());
        }
        entry.extend([0, 0]);
        entry
    }

    /// A section of no known meaning, its length written in more bytes than it needs.
    const CUSTOM: &[u8] = &[0, 0x83, 0x80, 0, 1, b'x', 0xff];

    /// A module: one type (a function without parameters and results), imports, exports, and
    /// [`CUSTOM`].
    fn module(imports: &[[&str; 2]], exports: &[&str]) -> Vec<u8> {
        let imports: Vec<_> = imports.iter().map(|names| function(names)).collect();
        let exports: Vec<_> = exports.iter().map(|name| function(&[name])).collect();
        [
            b"\0asm\x01\0\0\0".to_vec(),
            vec![1, 4, 1, 0x60, 0, 0],
            section(2, &imports),
            section(7, &exports),
            CUSTOM.to_vec(),
        ]
        .concat()
    }

    const MODULE: &str = "./fair-deal_bg.js";

    const FIRST: &str = "__wbg_closest_1f9d30630b8b1d3d";

    const SECOND: &str = "__wbg_close_1f9d30630b8b1d3d";

    const GLUE: &str = "const import0 = {
        __proto__: null,
        __wbg_close_1f9d30630b8b1d3d: function() { wasm.__start(wasm.memory.buffer); },
        __wbg_closest_1f9d30630b8b1d3d: function() { return other.__start; },
    };
    function __start() {}
    return { __proto__: null, \"./fair-deal_bg.js\": import0 };";

    fn bridge() -> Bridge {
        Bridge {
            wasm: module(&[[MODULE, FIRST], [MODULE, SECOND]], &["memory", "__start"]),
            glue: GLUE.to_owned(),
        }
    }

    /// Why the bridge is refused once this has been done to it.
    fn refusal(change: impl FnOnce(&mut Bridge)) -> Refusal {
        let mut bridge = bridge();
        change(&mut bridge);
        shorten(&bridge).expect_err("it is refused")
    }

    #[test]
    fn both_get_the_same_short_names_and_nothing_else_changes() {
        let short = shorten(&bridge()).expect("a good bridge");
        assert_eq!(short.wasm, module(&[["a", "a"], ["a", "b"]], &["a", "b"]));
        let expected = GLUE
            .replace(SECOND, "b")
            .replace(FIRST, "a")
            .replace(MODULE, "a")
            .replace("wasm.__start", "wasm.b")
            .replace("wasm.memory", "wasm.a");
        assert_eq!(short.glue, expected);
    }

    #[test]
    fn many_imports_make_a_section_with_a_longer_length() {
        let names: Vec<_> = (0..300).map(|n| format!("__wbg_x_{n:016x}")).collect();
        let imports: Vec<_> = names.iter().map(|name| [MODULE, name.as_str()]).collect();
        let keys: String = names.iter().map(|name| [name, ": 0,"].concat()).collect();
        let short = shorten(&Bridge {
            wasm: module(&imports, &[]),
            glue: format!("{keys}\"{MODULE}\": 0"),
        });
        let names: Vec<_> = (0..300).map(short_name).collect();
        let imports: Vec<_> = names.iter().map(|name| ["a", name.as_str()]).collect();
        let keys: String = names.iter().map(|name| [name, ": 0,"].concat()).collect();
        let expected = Bridge {
            wasm: module(&imports, &[]),
            glue: format!("{keys}\"a\": 0"),
        };
        assert_eq!(short, Ok(expected));
    }

    #[test]
    fn short_names_are_counted_with_letters() {
        let names = [0, 25, 26, 51, 52, 701, 702].map(short_name);
        assert_eq!(names, ["a", "z", "aa", "az", "ba", "zz", "aaa"]);
    }

    #[test]
    fn what_is_not_where_it_should_be_is_refused() {
        let one_key = |name: &str| Refusal::NotOneKey(name.to_owned());
        let replace = |from: &'static str, to: &'static str| {
            refusal(move |bridge| bridge.glue = bridge.glue.replacen(from, to, 1))
        };
        assert_eq!(replace(SECOND, "__wbg_close"), one_key(SECOND));
        assert_eq!(replace("function __start() {}", SECOND), one_key(SECOND));
        assert_eq!(replace("d: function", "d : function"), one_key(SECOND));
        assert_eq!(replace(MODULE, "./other.js"), one_key(MODULE));
        assert_eq!(replace("const", "\"./fair-deal_bg.js\": "), one_key(MODULE));
        assert_eq!(
            replace("wasm.memory", "wasm.table"),
            Refusal::NoExport("table".into())
        );
        assert_eq!(
            one_key("x").to_string(),
            "The names between the wasm and its glue cannot be shortened: \
             the glue should have the key x once and the name nowhere else."
        );
    }

    #[test]
    fn a_module_that_is_not_as_it_should_be_is_refused() {
        assert_eq!(refusal(|it| it.wasm[4] = 2), Refusal::Broken);
        let sound = bridge().wasm;
        // Only the last section is not needed.
        for end in (0..sound.len()).filter(|end| *end != sound.len() - CUSTOM.len()) {
            refusal(|it| it.wasm.truncate(end));
        }
        let two = [[MODULE, FIRST], ["env", SECOND]];
        assert_eq!(
            refusal(|it| it.wasm = module(&two, &[])),
            Refusal::TwoModules(MODULE.into(), "env".into())
        );
        let at = sound
            .windows(SECOND.len())
            .position(|at| at == SECOND.as_bytes());
        let kind = at.expect("it is there") + SECOND.len();
        assert_eq!(
            refusal(|it| it.wasm[kind] = 3),
            Refusal::NoFunction(SECOND.into())
        );
    }
}

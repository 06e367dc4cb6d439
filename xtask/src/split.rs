//! A module in two: what is run at once, and the rest.
//!
//! The primary module starts as the whole did, without the bodies of the functions that are
//! deferred. Where it still names one of these, a stub stands: it calls `ensure`, an import that
//! returns when the rest is there, and then the function itself, through a slot of the table that
//! the rest fills when it is instantiated. The rest has no state of its own: memory, tables and
//! globals are the primary's, and so are all data.

mod plan;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::code::{
    self, CALL, END, Import, NAMES, Unreadable, copy_body, copy_elements, copy_exports,
    copy_function, copy_globals, kind, list, section,
};
use crate::imports::short_name;
use crate::module::{
    Broken, FUNCTION, PREAMBLE, Reader, Section, sections, write_number, write_signed, write_sized,
};

use plan::{Plan, mentioned};

/// The module from which the rest takes what is the primary's.
pub(crate) const PRIMARY: &str = "b";

/// In a table, any function.
const FUNCTIONS: u8 = 0x70;

/// The type of a function without parameters and results.
const NOTHING_TO_NOTHING: &[u8] = &[0x60, 0, 0];

/// A module in two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Halves {
    /// What starts.
    pub(crate) primary: Vec<u8>,
    /// What is fetched later.
    pub(crate) rest: Vec<u8>,
    /// What the primary imports as `ensure`: the module's name, and its own.
    pub(crate) ensure: [String; 2],
}

/// Why the module stays whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// Something cannot be read.
    Unreadable(Unreadable),
    /// The functions have no names, by which they are chosen.
    NoNames,
    /// There is no table of functions, through which the primary would call the rest, or nothing
    /// at all that is exported.
    NoTable,
    /// It imports more than functions, or nothing.
    Imports,
    /// A type that is none of a function.
    Type,
    /// No function is to be deferred.
    Nothing,
}

impl From<Broken> for Refusal {
    fn from(broken: Broken) -> Refusal {
        Refusal::Unreadable(broken.into())
    }
}

impl From<Unreadable> for Refusal {
    fn from(unreadable: Unreadable) -> Refusal {
        Refusal::Unreadable(unreadable)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("The wasm of the page cannot be split: ")?;
        match self {
            Refusal::Unreadable(why) => write!(formatter, "{why}"),
            Refusal::NoNames => formatter.write_str(
                "its functions have no names. They must outlive `strip` (.cargo/config.toml) and \
                 wasm-opt (-g in index.html).",
            ),
            Refusal::NoTable => {
                formatter.write_str("it has no table of functions, or exports nothing.")
            }
            Refusal::Imports => formatter.write_str("it imports other things than functions."),
            Refusal::Type => formatter.write_str("it has a type that is none of a function."),
            Refusal::Nothing => formatter
                .write_str("no function has one of the names to be deferred (xtask/src/rest.rs)."),
        }
    }
}

/// Splits a module: the functions whose names are deferred, and those that only they call, become
/// the rest.
pub(crate) fn split(wasm: &[u8], is_deferred: &dyn Fn(&str) -> bool) -> Result<Halves, Refusal> {
    let module = Module::read(wasm)?;
    let plan = Plan::new(&module, is_deferred)?;
    let table = module.table()?;
    let mut exports = Exports::read(&module)?;
    let rest = module.rest(&plan, &table, &mut exports)?;
    let primary = module.primary(&plan, &table, &exports)?;
    Ok(Halves {
        primary,
        rest,
        ensure: module.ensure(),
    })
}

/// What is known of a module.
struct Module<'a> {
    sections: Vec<Section<'a>>,
    /// Each as it stands there.
    types: Vec<&'a [u8]>,
    /// All are functions.
    imports: Vec<Import<'a>>,
    /// The number of the type of each function that is not imported.
    function_types: Vec<usize>,
    /// The body of each function that is not imported.
    bodies: Vec<&'a [u8]>,
    /// The names of functions by their numbers.
    names: BTreeMap<usize, String>,
}

impl<'a> Module<'a> {
    fn read(wasm: &'a [u8]) -> Result<Module<'a>, Refusal> {
        let sections = sections(wasm)?;
        let content = |number: u8| content(&sections, number);
        let imports = list(content(section::IMPORTS), code::import)?;
        if imports.is_empty() || imports.iter().any(|it| it.kind != FUNCTION) {
            return Err(Refusal::Imports);
        }
        let function_types = list(content(section::FUNCTIONS), Reader::number)?;
        let bodies = list(content(section::CODE), Reader::sized)?;
        if function_types.len() != bodies.len() {
            return Err(Broken.into());
        }
        Ok(Module {
            types: list(content(section::TYPES), function_type)?,
            imports,
            function_types,
            bodies,
            names: names(&sections)?,
            sections,
        })
    }

    fn content(&self, number: u8) -> &'a [u8] {
        content(&self.sections, number)
    }

    /// The numbers of all functions that are not imported.
    fn functions(&self) -> std::ops::Range<usize> {
        self.imports.len()..self.imports.len() + self.bodies.len()
    }

    /// The body of a function that is not imported.
    fn body(&self, function: usize) -> Result<&'a [u8], Broken> {
        let place = function.checked_sub(self.imports.len()).ok_or(Broken)?;
        self.bodies.get(place).copied().ok_or(Broken)
    }

    /// The number of its type.
    fn type_of(&self, function: usize) -> Result<usize, Broken> {
        let place = function.checked_sub(self.imports.len()).ok_or(Broken)?;
        self.function_types.get(place).copied().ok_or(Broken)
    }

    /// The table of functions.
    fn table(&self) -> Result<Table<'a>, Refusal> {
        let tables = list(self.content(section::TABLES), code::table)?;
        let number = tables
            .iter()
            .position(|table| table.first() == Some(&FUNCTIONS));
        let number = number.ok_or(Refusal::NoTable)?;
        if self.content(section::EXPORTS).is_empty() {
            return Err(Refusal::NoTable);
        }
        // What is in it, and the kind of its limits.
        let mut reader = Reader(tables[number]);
        reader.bytes(2)?;
        let slots = reader.number()?;
        Ok(Table {
            tables,
            number,
            slots,
        })
    }

    /// What the primary imports as `ensure`.
    fn ensure(&self) -> [String; 2] {
        let module = self.imports.first().map_or(&[][..], |import| import.module);
        let taken = |name: &String| self.imports.iter().any(|it| it.name == name.as_bytes());
        let mut names = (self.imports.len()..).map(short_name);
        let name = names.find(|name| !taken(name)).unwrap_or_default();
        [String::from_utf8_lossy(module).into_owned(), name]
    }

    /// The types, with that of `ensure`, and its number.
    fn types_with_ensure(&self) -> (Vec<&'a [u8]>, usize) {
        let mut types = self.types.clone();
        let found = types.iter().position(|it| *it == NOTHING_TO_NOTHING);
        let number = found.unwrap_or_else(|| {
            types.push(NOTHING_TO_NOTHING);
            types.len() - 1
        });
        (types, number)
    }

    /// The stub of a function that is in this slot.
    fn stub(&self, function: usize, table: &Table, slot: usize) -> Result<Vec<u8>, Refusal> {
        let its_type = self.type_of(function)?;
        let described = self.types.get(its_type).ok_or(Broken)?;
        let parameters = Reader(described.get(1..).ok_or(Broken)?).number()?;
        // No locals.
        let mut stub = vec![0, CALL];
        write_number(&mut stub, self.imports.len());
        for parameter in 0..parameters {
            // local.get
            stub.push(0x20);
            write_number(&mut stub, parameter);
        }
        // i32.const, call_indirect
        stub.push(0x41);
        write_signed(&mut stub, table.slots + slot);
        stub.push(0x11);
        write_number(&mut stub, its_type);
        write_number(&mut stub, table.number);
        stub.push(END);
        Ok(stub)
    }

    /// What starts.
    fn primary(&self, plan: &Plan, table: &Table, exports: &Exports) -> Result<Vec<u8>, Refusal> {
        let kept: Vec<usize> = self.functions().filter(|it| plan.stays(*it)).collect();
        // `ensure` comes behind all other imports.
        let new: BTreeMap<usize, usize> =
            kept.iter().copied().zip(self.imports.len() + 1..).collect();
        let renumber = &mut |old: usize| match old {
            imported if imported < self.imports.len() => Some(imported),
            _ => new.get(&old).copied(),
        };
        let (types, ensure_type) = self.types_with_ensure();
        let mut primary = PREAMBLE.to_vec();
        for section in &self.sections {
            let mut reader = Reader(section.content);
            let mut written = Vec::new();
            match section.number {
                section::CUSTOM if reader.name()? == NAMES => continue,
                section::TYPES => write_list(&mut written, &types),
                section::IMPORTS => {
                    write_number(&mut written, self.imports.len() + 1);
                    self.imports.iter().for_each(|it| it.write(&mut written));
                    let [module, name] = self.ensure();
                    let mut described = Vec::new();
                    write_number(&mut described, ensure_type);
                    let ensure = Import {
                        module: module.as_bytes(),
                        name: name.as_bytes(),
                        kind: FUNCTION,
                        described: &described,
                    };
                    ensure.write(&mut written);
                }
                section::FUNCTIONS => {
                    write_number(&mut written, kept.len());
                    for function in &kept {
                        write_number(&mut written, self.type_of(*function)?);
                    }
                }
                section::TABLES => write_list(&mut written, &table.grown(plan.stubs.len())?),
                section::GLOBALS => copy_globals(&mut reader, &mut written, renumber)?,
                section::EXPORTS => exports.write(&mut reader, &mut written, renumber)?,
                section::START => copy_function(&mut reader, &mut written, renumber)?,
                section::ELEMENTS => copy_elements(&mut reader, &mut written, renumber)?,
                section::CODE => {
                    write_number(&mut written, kept.len());
                    for function in &kept {
                        let body = match plan.slot(*function) {
                            Some(slot) => self.stub(*function, table, slot)?,
                            None => renumbered(self.body(*function)?, renumber)?,
                        };
                        write_sized(&mut written, &body);
                    }
                }
                _ => written.extend(section.content),
            }
            primary.push(section.number);
            write_sized(&mut primary, &written);
        }
        Ok(primary)
    }

    /// What is fetched later. What it takes from the primary is exported from there.
    fn rest(&self, plan: &Plan, table: &Table, exports: &mut Exports) -> Result<Vec<u8>, Refusal> {
        let mut named = BTreeSet::new();
        for function in &plan.deferred {
            named.extend(mentioned(self.body(*function)?)?.functions);
        }
        let taken: Vec<usize> = named.difference(&plan.deferred).copied().collect();
        let own = plan.deferred.iter();
        let new: BTreeMap<usize, usize> = taken.iter().chain(own).copied().zip(0..).collect();
        let renumber = &mut |old: usize| new.get(&old).copied();

        let mut imports = Vec::new();
        for function in &taken {
            let mut entry = Vec::new();
            if let Some(import) = self.imports.get(*function) {
                import.write(&mut entry);
            } else {
                let mut described = Vec::new();
                write_number(&mut described, self.type_of(*function)?);
                exports
                    .take(FUNCTION, *function, &described)
                    .write(&mut entry);
            }
            imports.push(entry);
        }
        let memories = list(self.content(section::MEMORIES), |reader| {
            let before = reader.0;
            code::limits(reader).map(|()| reader.since(before).to_vec())
        })?;
        let globals = list(self.content(section::GLOBALS), code::global)?;
        let globals = globals.into_iter().map(<[u8]>::to_vec).collect();
        let shared = [
            (kind::TABLE, table.grown(plan.stubs.len())?),
            (kind::MEMORY, memories),
            (kind::GLOBAL, globals),
        ];
        for (kind, all) in &shared {
            for (number, described) in all.iter().enumerate() {
                let mut entry = Vec::new();
                exports.take(*kind, number, described).write(&mut entry);
                imports.push(entry);
            }
        }

        let number = |number: usize| {
            let mut written = Vec::new();
            write_number(&mut written, number);
            written
        };
        let mut function_types = Vec::new();
        let mut bodies = Vec::new();
        for function in &plan.deferred {
            function_types.push(number(self.type_of(*function)?));
            let mut sized = Vec::new();
            write_sized(&mut sized, &renumbered(self.body(*function)?, renumber)?);
            bodies.push(sized);
        }
        let in_slots: Option<Vec<_>> = plan
            .stubs
            .iter()
            .map(|it| renumber(*it).map(number))
            .collect();
        let mut element = match table.number {
            0 => vec![0],
            other => [vec![2], number(other)].concat(),
        };
        element.push(0x41);
        write_signed(&mut element, table.slots);
        element.push(END);
        if table.number != 0 {
            // Functions, and not expressions.
            element.push(0);
        }
        write_list(&mut element, &in_slots.ok_or(Broken)?);

        let mut rest = PREAMBLE.to_vec();
        write_section(&mut rest, section::TYPES, &self.types);
        write_section(&mut rest, section::IMPORTS, &imports);
        write_section(&mut rest, section::FUNCTIONS, &function_types);
        write_section(&mut rest, section::ELEMENTS, &[element]);
        write_section(&mut rest, section::CODE, &bodies);
        Ok(rest)
    }
}

/// The tables, and which of them is that of the functions.
struct Table<'a> {
    tables: Vec<&'a [u8]>,
    number: usize,
    /// So many slots the module has itself; those of the rest come behind them.
    slots: usize,
}

impl Table<'_> {
    /// The tables with so many more slots for functions.
    fn grown(&self, more: usize) -> Result<Vec<Vec<u8>>, Broken> {
        let mut grown: Vec<Vec<u8>> = self.tables.iter().map(|table| table.to_vec()).collect();
        let mut reader = Reader(self.tables[self.number]);
        let mut larger = reader.bytes(2)?.to_vec();
        while !reader.0.is_empty() {
            // The least, and the most if there is one.
            write_number(&mut larger, reader.number()? + more);
        }
        grown[self.number] = larger;
        Ok(grown)
    }
}

/// What the primary exports.
struct Exports {
    /// By kind and number.
    names: BTreeMap<(u8, usize), String>,
    /// Every name, for one thing may have two.
    taken: BTreeSet<String>,
    /// What was not exported before, in the order in which it was first wanted.
    added: Vec<(u8, usize)>,
}

impl Exports {
    fn read(module: &Module) -> Result<Exports, Broken> {
        let names = list(module.content(section::EXPORTS), |reader| {
            let (name, kind) = (reader.name()?, reader.byte()?);
            Ok::<_, Broken>(((kind, reader.number()?), name))
        })?;
        Ok(Exports {
            taken: names.iter().map(|(_, name)| name.clone()).collect(),
            names: names.into_iter().collect(),
            added: vec![],
        })
    }

    /// What the rest imports to have this; from now on it is exported.
    fn take<'a>(&'a mut self, kind: u8, number: usize, described: &'a [u8]) -> Import<'a> {
        if !self.names.contains_key(&(kind, number)) {
            let mut names = (self.taken.len()..).map(short_name);
            let name = names
                .find(|name| !self.taken.contains(name))
                .unwrap_or_default();
            self.taken.insert(name.clone());
            self.names.insert((kind, number), name);
            self.added.push((kind, number));
        }
        Import {
            module: PRIMARY.as_bytes(),
            name: self.names[&(kind, number)].as_bytes(),
            kind,
            described,
        }
    }

    /// Writes the section: what was exported before, then what the rest needs.
    fn write(
        &self,
        from: &mut Reader,
        to: &mut Vec<u8>,
        renumber: code::Renumber,
    ) -> Result<(), Refusal> {
        let count = from.number()?;
        write_number(to, count + self.added.len());
        copy_exports(from, to, count, renumber)?;
        for (kind, number) in &self.added {
            write_sized(to, self.names[&(*kind, *number)].as_bytes());
            to.push(*kind);
            let new = match *kind {
                FUNCTION => renumber(*number).ok_or(Broken)?,
                _ => *number,
            };
            write_number(to, new);
        }
        Ok(())
    }
}

/// What is in the section with this number; nothing if there is none.
fn content<'a>(sections: &[Section<'a>], number: u8) -> &'a [u8] {
    let found = sections.iter().find(|section| section.number == number);
    found.map_or(&[][..], |section| section.content)
}

/// Reads the type of a function, and gives all of it.
fn function_type<'a>(reader: &mut Reader<'a>) -> Result<&'a [u8], Refusal> {
    let before = reader.0;
    if reader.byte()? != NOTHING_TO_NOTHING[0] {
        return Err(Refusal::Type);
    }
    // Parameters and results.
    reader.sized()?;
    reader.sized()?;
    Ok(reader.since(before))
}

/// The names of functions.
fn names(sections: &[Section]) -> Result<BTreeMap<usize, String>, Broken> {
    for section in sections.iter().filter(|it| it.number == section::CUSTOM) {
        let mut reader = Reader(section.content);
        if reader.name()? != NAMES {
            continue;
        }
        while !reader.0.is_empty() {
            let (what, part) = (reader.byte()?, reader.sized()?);
            // The part for functions; others are for the module, locals and so on.
            if what == 1 {
                let named =
                    |reader: &mut Reader| Ok::<_, Broken>((reader.number()?, reader.name()?));
                return Ok(list(part, named)?.into_iter().collect());
            }
        }
    }
    Ok(BTreeMap::new())
}

/// The body of a function with other numbers in it.
fn renumbered(body: &[u8], renumber: code::Renumber) -> Result<Vec<u8>, Unreadable> {
    let mut written = Vec::new();
    copy_body(body, &mut written, renumber)?;
    Ok(written)
}

/// Writes entries with their count before them.
fn write_list<T: AsRef<[u8]>>(to: &mut Vec<u8>, entries: &[T]) {
    write_number(to, entries.len());
    for entry in entries {
        to.extend(entry.as_ref());
    }
}

/// Writes a section that is a list.
fn write_section<T: AsRef<[u8]>>(to: &mut Vec<u8>, number: u8, entries: &[T]) {
    let mut content = Vec::new();
    write_list(&mut content, entries);
    to.push(number);
    write_sized(to, &content);
}

#[cfg(test)]
mod tests;

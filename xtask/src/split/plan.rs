//! Which functions go to the rest.

use std::collections::{BTreeMap, BTreeSet};

use super::{Module, Refusal};
use crate::code::{
    Code, Unreadable, copy_body, copy_elements, copy_exports, copy_function, copy_globals, section,
};
use crate::module::Reader;

/// A function that is this little larger than its stub is not worth one: in the rest, whatever it
/// calls has to be exported.
const WORTH_A_STUB: usize = 12;

/// Which functions go where.
pub(super) struct Plan {
    /// What goes to the rest.
    pub(super) deferred: BTreeSet<usize>,
    /// Those of them that the primary still names, in the order of their slots.
    pub(super) stubs: Vec<usize>,
}

impl Plan {
    /// Chooses the functions whose names are deferred, and those that only they call.
    pub(super) fn new(
        module: &Module,
        is_deferred: &dyn Fn(&str) -> bool,
    ) -> Result<Plan, Refusal> {
        if module.names.is_empty() {
            return Err(Refusal::NoNames);
        }
        let graph = Graph::new(module)?;
        let mut wanted: BTreeSet<usize> = module
            .functions()
            .filter(|it| module.names.get(it).is_some_and(|name| is_deferred(name)))
            .filter(|it| !graph.pinned.contains(it))
            .collect();
        let table = module.table()?;
        // Without those that are too small, others that they call have to stay too.
        loop {
            let deferred = graph.with_what_only_they_call(&wanted);
            let stubs: Vec<usize> = deferred
                .iter()
                .copied()
                .filter(|it| graph.is_named_without(*it, &deferred))
                .collect();
            let mut too_small = Vec::new();
            for function in &stubs {
                let stub = module.stub(*function, &table, stubs.len())?.len();
                if module.body(*function)?.len() < stub + WORTH_A_STUB {
                    too_small.push(*function);
                }
            }
            if deferred.is_empty() {
                return Err(Refusal::Nothing);
            }
            if too_small.is_empty() {
                return Ok(Plan { deferred, stubs });
            }
            for function in too_small {
                wanted.remove(&function);
            }
        }
    }

    /// Whether the primary has a function with this number, be it a stub.
    pub(super) fn stays(&self, function: usize) -> bool {
        !self.deferred.contains(&function) || self.slot(function).is_some()
    }

    /// The slot of a function that has a stub.
    pub(super) fn slot(&self, function: usize) -> Option<usize> {
        self.stubs.binary_search(&function).ok()
    }
}

/// Who names whom.
struct Graph {
    /// The functions that are not imported, each with those whose bodies name it.
    named_by: BTreeMap<usize, BTreeSet<usize>>,
    /// Those that something else names: an export, a table, a global, the start.
    named_outside: BTreeSet<usize>,
    /// Those with instructions for what a second module has not: these stay.
    pinned: BTreeSet<usize>,
}

impl Graph {
    fn new(module: &Module) -> Result<Graph, Refusal> {
        let mut named_by: BTreeMap<usize, BTreeSet<usize>> =
            module.functions().map(|it| (it, BTreeSet::new())).collect();
        let mut pinned = BTreeSet::new();
        for function in module.functions() {
            let mentioned = mentioned(module.body(function)?)?;
            for named in mentioned.functions {
                if let Some(by) = named_by.get_mut(&named) {
                    by.insert(function);
                }
            }
            if mentioned.is_pinned {
                pinned.insert(function);
            }
        }
        let mut named_outside = BTreeSet::new();
        let mut note = |function: usize| {
            named_outside.insert(function);
            Some(function)
        };
        for section in &module.sections {
            let (mut reader, nowhere) = (Reader(section.content), &mut Vec::new());
            match section.number {
                section::GLOBALS => copy_globals(&mut reader, nowhere, &mut note)?,
                section::EXPORTS => {
                    let count = reader.number()?;
                    copy_exports(&mut reader, nowhere, count, &mut note)?;
                }
                section::START => copy_function(&mut reader, nowhere, &mut note)?,
                section::ELEMENTS => copy_elements(&mut reader, nowhere, &mut note)?,
                _ => (),
            }
        }
        Ok(Graph {
            named_by,
            named_outside,
            pinned,
        })
    }

    /// These functions, and all that nobody else names.
    fn with_what_only_they_call(&self, wanted: &BTreeSet<usize>) -> BTreeSet<usize> {
        let mut deferred = wanted.clone();
        loop {
            let before = deferred.len();
            for (function, by) in &self.named_by {
                let stays = self.pinned.contains(function) || by.is_empty();
                if !stays && !self.is_named_without(*function, &deferred) {
                    deferred.insert(*function);
                }
            }
            if deferred.len() == before {
                return deferred;
            }
        }
    }

    /// Whether anything but these names the function.
    fn is_named_without(&self, function: usize, deferred: &BTreeSet<usize>) -> bool {
        self.named_outside.contains(&function)
            || self
                .named_by
                .get(&function)
                .is_some_and(|by| !by.is_subset(deferred))
    }
}

/// What the body of a function names.
pub(super) struct Mentioned {
    pub(super) functions: BTreeSet<usize>,
    /// Whether it refers to what a second module has not: functions as values, and segments by
    /// their numbers.
    is_pinned: bool,
}

/// Reads what the body of a function names.
pub(super) fn mentioned(body: &[u8]) -> Result<Mentioned, Unreadable> {
    let mut functions = BTreeSet::new();
    let codes = copy_body(body, &mut Vec::new(), &mut |function| {
        functions.insert(function);
        Some(function)
    })?;
    let pins = |code: &Code| matches!(code, Code(0xd2, _) | Code(0xfc, 8 | 9 | 12 | 13));
    Ok(Mentioned {
        functions,
        is_pinned: codes.iter().any(pins),
    })
}

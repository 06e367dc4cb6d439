//! The choices on the page about counting, as the fields of its address.

use super::{CountingPage, DrillName, Options};
use crate::app::route::Page;
use crate::blackjack::Rules;
use crate::coach::counting::{AnySystem, CountStart};
use crate::pages::page::Visit;
use crate::table::Fields;

impl CountingPage {
    /// The address of this drill with the other choices on the page.
    #[must_use]
    pub fn path_of(&self, name: DrillName) -> String {
        Page::Counting.with(&self.choices_with(name))
    }

    /// The choices on the page, with this drill.
    pub(super) fn choices_with(&self, name: DrillName) -> Fields {
        let CountingPage {
            name: _,
            is_playing: _,
            system,
            // They become choices when the player leaves the field.
            typed: _,
            no_system: _,
            start: _,
            options,
            drill: _,
            quiz: _,
            begun: _,
            trouble: _,
            past: _,
            fit: _,
            gain: _,
            rules,
            names_rules,
            finder: _,
            found: _,
        } = self;
        let name = Some(name).filter(|name| *name != DrillName::default());
        let system = Some(system).filter(|system| **system != AnySystem::default());
        let fields = Fields::new()
            .with_some("drill", name.map(DrillName::code))
            .with_some("system", system);
        let start = options.start;
        let names_start = start != CountStart::Usual && start.suits(&self.system);
        options
            .write(fields)
            .with_some("start", names_start.then_some(start))
            .with_some("rules", names_rules.then_some(rules))
    }

    /// Opens the page at this address.
    pub(super) fn open_at(&mut self, visit: &Visit<'_>) {
        let fields = visit.fields;
        let names = ["drill", "system", "start", "rules"]
            .into_iter()
            .chain(Options::NAMES);
        if visit.was_open && names.into_iter().any(|name| fields.get(name).is_some()) {
            // The address names all choices on the page. A link from elsewhere keeps those that it does not name.
            self.choose_options(Options::default());
            self.choose_start(CountStart::Usual);
            if fields.get("system").is_none() {
                self.choose(AnySystem::default());
            }
        }
        let chosen: Option<Rules> = fields.get("rules").and_then(|text| text.parse().ok());
        // A reload forgets the rules that the player chose on the page about them.
        let in_mind = visit.rules.filter(|rules| Some(*rules) != visit.at_table);
        self.names_rules = chosen.or(in_mind).is_some();
        self.enter(fields, chosen.or(visit.rules).unwrap_or(Rules::VEGAS));
    }

    pub(super) fn choose_options(&mut self, options: Options) {
        if options.rounding != self.options.rounding {
            self.fit.change_system();
        }
        self.options = options;
    }
}

//! The plural categories of languages (CLDR).

use fair_deal_words::{CATEGORIES, PLURALS};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

/// The plural category of each number in a language.
#[derive(Clone, Debug)]
pub(crate) struct Plurals {
    /// The indices in [`CATEGORIES`] of the numbers up to 99, then of all numbers from 100 on by their last two digits.
    places: Vec<u8>,
}

impl Plurals {
    /// The plural categories of this language. An unknown language has only `other`.
    pub(crate) fn of(language: &str) -> Plurals {
        let other = u8::try_from(CATEGORIES.len() - 1).unwrap_or_default();
        let id: Option<LanguageIdentifier> = language.parse().ok();
        let rules = id.and_then(|id| PluralRules::create(id, PluralRuleType::CARDINAL).ok());
        let place = |number: usize| {
            let category = rules.as_ref().and_then(|rules| rules.select(number).ok());
            let name = match category? {
                PluralCategory::ZERO => "zero",
                PluralCategory::ONE => "one",
                PluralCategory::TWO => "two",
                PluralCategory::FEW => "few",
                PluralCategory::MANY => "many",
                PluralCategory::OTHER => "other",
            };
            let place = CATEGORIES.iter().position(|it| *it == name)?;
            u8::try_from(place).ok()
        };
        let hundred = PLURALS / 2;
        // 1,100 to 1,199 stand for all numbers from 100 on. In a few languages multiples of 1,000 have other forms.
        let numbers = (0..hundred).chain((0..hundred).map(|rest| 1_100 + rest));
        Plurals {
            places: numbers
                .map(|number| place(number).unwrap_or(other))
                .collect(),
        }
    }

    /// The names of the categories that occur for whole numbers.
    pub(crate) fn names(&self) -> Vec<&'static str> {
        let used =
            |(place, _): &(usize, &&str)| self.places.iter().any(|it| usize::from(*it) == *place);
        let names = CATEGORIES.iter().enumerate().filter(used);
        names.map(|(_, name)| *name).collect()
    }

    /// The indices as digits, for a table.
    pub(crate) fn digits(&self) -> String {
        self.places
            .iter()
            .map(|place| char::from(b'0' + place))
            .collect()
    }
}

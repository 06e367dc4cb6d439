//! The languages of the page.

/// A language that the whole page can be read in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English, also for everyone whose language we do not have.
    #[default]
    English,
    /// Japanese.
    Japanese,
    /// Russian.
    Russian,
}

impl Language {
    /// The languages in the order in which they are offered.
    pub const ALL: [Language; 3] = [Language::English, Language::Japanese, Language::Russian];

    /// The language's code (ISO 639-1), as `lang` has it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Japanese => "ja",
            Language::Russian => "ru",
        }
    }

    /// The language with this [code](Language::code), if it is one of ours.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Language> {
        let is = |language: &Language| language.code().eq_ignore_ascii_case(code);
        Language::ALL.into_iter().find(is)
    }

    /// The first of a browser's language tags (`ru-RU`, `en`), the most wanted one first, that is
    /// one of ours.
    #[must_use]
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        let primary = |tag: &'a str| tag.split('-').next().unwrap_or_default();
        tags.into_iter()
            .find_map(|tag| Language::from_code(primary(tag)))
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_of_ours_is_taken() {
        for (tags, language) in [
            (vec![], Language::English),
            (vec!["de-DE", "fr"], Language::English),
            (vec!["ru-RU", "en"], Language::Russian),
            (vec!["uk", "RU", "ja"], Language::Russian),
            (vec!["ja"], Language::Japanese),
            (vec!["jav"], Language::English),
            (vec!["", "-"], Language::English),
        ] {
            assert_eq!(Language::preferred(tags.clone()), language, "{tags:?}");
        }
    }
}

//! The languages of the page. What it says in each is in [`crate::text`].

/// One of the languages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English
    #[default]
    English,
    /// 日本語
    Japanese,
    /// Русский
    Russian,
}

impl Language {
    /// The languages in the order in which they are offered.
    pub const ALL: [Language; 3] = [Language::English, Language::Japanese, Language::Russian];

    /// The language's tag (BCP 47), for the page's `lang` and for what is stored.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Japanese => "ja",
            Language::Russian => "ru",
        }
    }

    /// The language with this [code](Language::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_read_back() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
        for code in ["", "EN", "en-GB", "de"] {
            assert_eq!(Language::from_code(code), None, "{code}");
        }
    }
}

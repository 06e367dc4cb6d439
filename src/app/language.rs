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

    /// The first of these language tags that is one of ours, whatever region or script it names:
    /// `ja-JP` is Japanese. Where none is, English.
    #[must_use]
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        let ours = |tag: &str| {
            let primary = tag.split('-').next().unwrap_or(tag);
            Language::from_code(&primary.to_ascii_lowercase())
        };
        tags.into_iter().find_map(ours).unwrap_or_default()
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

    #[test]
    fn the_first_tag_that_is_ours_decides() {
        for (tags, language) in [
            (&["ja"][..], Language::Japanese),
            (&["ja-JP", "en-US"], Language::Japanese),
            (&["RU-ru"], Language::Russian),
            (&["de-CH", "fr", "ru", "en"], Language::Russian),
            (&["en-GB", "ja"], Language::English),
            (&["be", "uk"], Language::English),
            (&["rue", "jav", "-ja", "", "*"], Language::English),
            (&[], Language::English),
        ] {
            let preferred = Language::preferred(tags.iter().copied());
            assert_eq!(preferred, language, "{tags:?}");
        }
    }
}

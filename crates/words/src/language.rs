//! The one list of the languages of the page.

/// In which direction a language is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Direction {
    /// As English.
    #[default]
    LeftToRight,
    /// As Arabic.
    RightToLeft,
}

impl Direction {
    /// What an element's `dir` says.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Direction::LeftToRight => "ltr",
            Direction::RightToLeft => "rtl",
        }
    }

    /// The direction with this [code](Direction::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Direction> {
        [Direction::LeftToRight, Direction::RightToLeft]
            .into_iter()
            .find(|it| it.code() == code)
    }
}

/// Declares the languages: for each a row with its variant, its tag, its own name and its direction. The first is that
/// of those who speak none of them.
macro_rules! languages {
    ($($name:ident, $code:literal, $own_name:literal, $direction:ident;)+) => {
        /// A language of the page.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Language {
            $(
                #[doc = $own_name]
                $name,
            )+
        }

        impl Language {
            /// The languages in the order in which they are offered.
            pub const ALL: [Language; [$($code),+].len()] = [$(Language::$name),+];

            /// The language's tag (BCP 47), for the page's `lang`, for what is stored and for the folder of its words.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$name => $code,)+
                }
            }

            /// The language's own name for itself.
            #[must_use]
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Language::$name => $own_name,)+
                }
            }

            /// The direction in which it is written.
            #[must_use]
            pub const fn direction(self) -> Direction {
                match self {
                    $(Language::$name => Direction::$direction,)+
                }
            }
        }
    };
}

languages! {
    English, "en", "English", LeftToRight;
    Japanese, "ja", "日本語", LeftToRight;
    Russian, "ru", "Русский", LeftToRight;
    Spanish, "es", "Español", LeftToRight;
}

impl Default for Language {
    fn default() -> Language {
        let [first, ..] = Language::ALL;
        first
    }
}

impl Language {
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
            // The loader and the service worker look for two letters.
            assert!(
                language.code().len() == 2
                    && language.code().bytes().all(|it| it.is_ascii_lowercase())
            );
        }
        for code in ["", "EN", "en-GB", "de"] {
            assert_eq!(Language::from_code(code), None, "{code}");
        }
    }
}

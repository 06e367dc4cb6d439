//! The list of the app's languages.

/// The writing direction of a language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Direction {
    /// As in English.
    #[default]
    LeftToRight,
    /// As in Arabic.
    RightToLeft,
}

impl Direction {
    /// The value of an element's `dir` attribute.
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

/// Declares the languages. Each row has the variant, the tag, the language's own name and its direction. The first
/// language is the default for users without any of them.
macro_rules! languages {
    ($($name:ident, $code:literal, $own_name:literal, $direction:ident;)+) => {
        /// A language of the app.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum Language {
            $(
                #[doc = $own_name]
                $name,
            )+
        }

        impl Language {
            /// The languages in the order of the menu.
            pub const ALL: [Language; [$($code),+].len()] = [$(Language::$name),+];

            /// The language's tag (BCP 47), for the page's `lang`, for the saved settings and for the folder of its
            /// messages.
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

            /// The writing direction.
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
    fn language_codes_round_trip() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
            // The service worker expects two letters.
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

//! Phrases that are the same wherever they are said.
//!
//! To add one, add its name to the list below and its text to each language: a language that lacks
//! it does not compile. A sentence that depends on something is a method of [`Words`] instead.

/// Defines a struct with a field for each phrase, and a method with the same name on the words of a
/// language, so that a view asks for a phrase and for a sentence in the same way.
macro_rules! phrases {
    (
        $(#[$about:meta])*
        $name:ident of $words:ident {
            $($(#[$doc:meta])* $phrase:ident,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name {
            $($(#[$doc])* pub $phrase: &'static str,)+
        }

        impl $name {
            /// Returns all phrases, in the order of the fields.
            pub fn all(&self) -> impl Iterator<Item = &'static str> {
                [$(self.$phrase),+].into_iter()
            }
        }

        impl dyn $words + '_ {
            $(
                $(#[$doc])*
                #[must_use]
                pub fn $phrase(&self) -> &'static str {
                    self.phrases().$phrase
                }
            )+
        }
    };
}

pub(super) use phrases;

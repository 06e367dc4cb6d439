//! Where a program has its words from. In the browser each program speaks one language, and the words of
//! the others are not in it; outside the browser all languages are there.

use std::sync::OnceLock;

use super::language::Language;

/// Gives the words of each language that a program speaks.
pub type Speech<W> = fn(Language) -> &'static W;

/// Where the words of one kind come from.
pub(super) struct Source<W: ?Sized + 'static> {
    /// What the program has begun to speak.
    speech: OnceLock<Speech<W>>,
    /// Every language; nothing in the browser, so that no program has them all.
    every: Option<Speech<W>>,
}

impl<W: ?Sized + 'static> Source<W> {
    /// A source that has every language outside the browser, and nothing in it until [`Source::speak`].
    pub(super) const fn new(every: Speech<W>) -> Source<W> {
        Source {
            speech: OnceLock::new(),
            every: if cfg!(target_arch = "wasm32") {
                None
            } else {
                Some(every)
            },
        }
    }

    /// Has [`Source::words`] give these from now on. Only what is named there gets into the program.
    pub(super) fn speak(&self, speech: Speech<W>) {
        // A program begins once.
        let _ = self.speech.set(speech);
    }

    /// The words of this language.
    ///
    /// # Panics
    /// In the browser, before the program has begun to speak.
    pub(super) fn words(&self, language: Language) -> &'static W {
        let speech = self.speech.get().or(self.every.as_ref());
        speech.expect("a program begins to speak")(language)
    }
}

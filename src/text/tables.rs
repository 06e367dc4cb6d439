//! The message tables. The browser fetches a file of messages for each language in use. Native builds compile the
//! messages from the folder `words` at the first use.

use std::error::Error;
use std::fmt;
use std::sync::OnceLock;

use fair_deal_words::{ReadTableError, Table};

use crate::app::language::Language;
use crate::text::messages::INTERFACE;

/// The loaded messages, by language.
static TABLES: [OnceLock<Table>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The error for a file of messages that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The file is not a message table.
    Read(ReadTableError),
    /// The file is for another language, or for another version of the page.
    Other {
        /// The name in the file: its language and version.
        name: String,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Read(why) => why.fmt(f),
            LoadError::Other { name } => {
                write!(
                    f,
                    "the words are those of another version or language: {name}"
                )
            }
        }
    }
}

impl Error for LoadError {}

/// Loads a file of messages of this language.
///
/// # Errors
///
/// Returns an error if the file cannot be used. The loaded messages are unchanged then.
pub fn load(language: Language, bytes: Vec<u8>) -> Result<(), LoadError> {
    let table = Table::read(bytes).map_err(LoadError::Read)?;
    if language_of(&table) != Some(language) {
        let name = table.name().to_owned();
        return Err(LoadError::Other { name });
    }
    keep(language, table);
    Ok(())
}

/// Loads a file of messages of any language, and returns the language.
///
/// # Errors
///
/// Returns an error if the file cannot be used. The loaded messages are unchanged then.
pub fn load_any(bytes: Vec<u8>) -> Result<Language, LoadError> {
    let table = Table::read(bytes).map_err(LoadError::Read)?;
    let Some(language) = language_of(&table) else {
        let name = table.name().to_owned();
        return Err(LoadError::Other { name });
    };
    keep(language, table);
    Ok(language)
}

/// Returns true if this is a file of messages of this language and of this version of the page.
#[must_use]
pub fn is_of(language: Language, bytes: &[u8]) -> bool {
    let table = Table::read(bytes.to_vec());
    table.is_ok_and(|table| language_of(&table) == Some(language))
}

/// The language of this table; `None` if the table is of another version of the page.
fn language_of(table: &Table) -> Option<Language> {
    let is_of = |language: &Language| table.name() == format!("{} {INTERFACE}", language.code());
    Language::ALL.into_iter().find(is_of)
}

fn keep(language: Language, table: Table) {
    if let Some(place) = TABLES.get(language as usize) {
        // The first table of a language stays. A second one has the same messages.
        let _ = place.set(table);
    }
}

/// Returns true if the messages of this language are loaded.
#[must_use]
pub fn is_here(language: Language) -> bool {
    TABLES
        .get(language as usize)
        .is_some_and(|it| it.get().is_some())
}

/// The messages of this language. If they are not loaded, those of another language.
pub(crate) fn of(language: Language) -> (Language, &'static Table) {
    compile_all();
    let here = |language: Language| {
        let table = TABLES.get(language as usize)?.get()?;
        Some((language, table))
    };
    let first = [language].into_iter().chain(Language::ALL).find_map(here);
    first.unwrap_or_else(|| (language, NONE.get_or_init(Table::default)))
}

/// The empty table that is used before any messages are loaded.
static NONE: OnceLock<Table> = OnceLock::new();

#[cfg(target_arch = "wasm32")]
const fn compile_all() {}

/// Compiles the messages of all languages, once.
///
/// # Panics
///
/// Panics if the folder is missing or has an error. Outside the browser only tests and tools use messages.
#[cfg(not(target_arch = "wasm32"))]
fn compile_all() {
    use std::path::Path;

    use fair_deal_words_compiler::{Sources, compile};

    static COMPILED: OnceLock<()> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("words");
        let sources = Sources::read(&folder).unwrap_or_else(|error| panic!("{error}"));
        let compiled = compile(&sources).unwrap_or_else(|faults| {
            let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
            panic!("words/{}", told.join("\nwords/"))
        });
        for language in Language::ALL {
            let table = compiled
                .table(language.code(), |_| true)
                .unwrap_or_default();
            load(language, table).unwrap_or_else(|error| panic!("{error}"));
        }
    });
}

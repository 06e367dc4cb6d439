//! Where the words come from. In the browser a file of words is fetched for each language that is spoken; elsewhere they are
//! compiled from the folder `words` when they are first asked for.

use std::error::Error;
use std::fmt;
use std::sync::OnceLock;

use fair_deal_words::{ReadTableError, Table};

use crate::app::language::Language;
use crate::text::messages::INTERFACE;

/// The words that are here, by language.
static TABLES: [OnceLock<Table>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// Why a file of words cannot be spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// It is none.
    Read(ReadTableError),
    /// It is of another language, or was made for another version of the page.
    Other {
        /// What it says it is.
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

/// Takes in a file of words.
///
/// # Errors
/// Says why it cannot be spoken; all stays as it is then.
pub fn load(language: Language, bytes: Vec<u8>) -> Result<(), LoadError> {
    let table = Table::read(bytes).map_err(LoadError::Read)?;
    if table.name() != format!("{} {INTERFACE}", language.code()) {
        let name = table.name().to_owned();
        return Err(LoadError::Other { name });
    }
    if let Some(place) = TABLES.get(language as usize) {
        // A language that is here already says the same.
        let _ = place.set(table);
    }
    Ok(())
}

/// Whether the words of this language are here.
#[must_use]
pub fn is_here(language: Language) -> bool {
    TABLES
        .get(language as usize)
        .is_some_and(|it| it.get().is_some())
}

/// The words of this language; of another one that is here where they are not.
pub(crate) fn of(language: Language) -> (Language, &'static Table) {
    compile_all();
    let here = |language: Language| {
        let table = TABLES.get(language as usize)?.get()?;
        Some((language, table))
    };
    let first = [language].into_iter().chain(Language::ALL).find_map(here);
    first.unwrap_or_else(|| (language, NONE.get_or_init(Table::default)))
}

/// What is said before any words have come: nothing.
static NONE: OnceLock<Table> = OnceLock::new();

#[cfg(target_arch = "wasm32")]
const fn compile_all() {}

/// Compiles the words of all languages, once.
///
/// # Panics
/// Where the folder is not there or has a fault: outside the browser only tests and tools say something.
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

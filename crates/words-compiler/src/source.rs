//! The files of messages.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

use crate::fault::File;

/// All files of messages, by language and name.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    languages: BTreeMap<String, BTreeMap<String, Text>>,
}

/// A file, with its path from the folder of the messages on.
#[derive(Clone, Debug)]
struct Text {
    path: String,
    text: String,
}

/// The error for a file or folder that could not be read.
#[derive(Debug)]
pub struct ReadError {
    path: PathBuf,
    source: io::Error,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read {}: {}", self.path.display(), self.source)
    }
}

impl Error for ReadError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.source)
    }
}

impl Sources {
    /// Adds the messages of a section in a language.
    pub fn add(&mut self, language: &str, section: &str, text: &str) {
        self.add_file(language, &format!("{section}.ftl"), text.to_owned());
    }

    /// Adds any file of a language.
    pub fn add_file(&mut self, language: &str, name: &str, text: String) {
        let path = format!("{language}/{name}");
        let its = self.languages.entry(language.to_owned()).or_default();
        its.insert(name.to_owned(), Text { path, text });
    }

    /// Reads a folder with one folder for each language.
    ///
    /// # Errors
    /// [`ReadError`] with the path that could not be read.
    pub fn read(folder: &Path) -> Result<Sources, ReadError> {
        let mut sources = Sources::default();
        for language in entries(folder)?.into_iter().filter(|path| path.is_dir()) {
            for path in entries(&language)? {
                // Editors and operating systems leave files of their own.
                let is_words = path
                    .extension()
                    .is_some_and(|kind| kind == "ftl" || kind == "html");
                if !is_words || path.is_dir() {
                    continue;
                }
                let text = fs::read_to_string(&path).map_err(|source| ReadError {
                    path: path.clone(),
                    source,
                })?;
                sources.add_file(&name(&language), &name(&path), text);
            }
        }
        Ok(sources)
    }

    /// The tags of the languages that have files, in alphabetical order.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.languages.keys().map(String::as_str)
    }

    /// A file of this language.
    pub(crate) fn file(&self, language: &str, name: &str) -> Option<File<'_>> {
        let text = self.languages.get(language)?.get(name)?;
        Some(File {
            name: &text.path,
            text: &text.text,
        })
    }

    /// The names of this language's files.
    pub(crate) fn names(&self, language: &str) -> impl Iterator<Item = &str> {
        let its = self.languages.get(language).into_iter();
        its.flat_map(|files| files.keys().map(String::as_str))
    }
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, ReadError> {
    let failed = |source| ReadError {
        path: folder.to_owned(),
        source,
    };
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        paths.push(entry.map_err(failed)?.path());
    }
    paths.sort();
    Ok(paths)
}

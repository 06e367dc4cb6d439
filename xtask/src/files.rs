//! The files of the built app: reading, writing, and `hashes.txt`, the SHA-256 of each in the format of `sha256sum`.
//!
//! The app shows the list, and compares it with the files from its server (`#/fairness`). With
//! `sha256sum -c hashes.txt` anyone can do the same, and can compare the list with that of their own build.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::Path;

use sha2::{Digest as _, Sha256};
use testbed::shell::TaskError;

/// The name of the list. It must match src/pages/fairness/files.rs.
pub(crate) const HASHES: &str = "hashes.txt";

/// Writes the list of the files in this folder.
pub(crate) fn write_hashes(folder: &Path) -> Result<(), TaskError> {
    write(&folder.join(HASHES), &hashes(folder, &[HASHES])?)
}

/// The list of the files in this folder, except these.
pub(crate) fn hashes(folder: &Path, without: &[&str]) -> Result<String, TaskError> {
    let mut names = names(folder)?;
    names.retain(|name| !without.contains(&name.as_str()));
    let lines = names
        .iter()
        .map(|name| Ok(line(name, &bytes(&folder.join(name))?)));
    lines.collect()
}

/// The line of a file in the list.
fn line(name: &str, bytes: &[u8]) -> String {
    format!("{}  {name}\n", hex(&Sha256::digest(bytes)))
}

/// The first 16 digits of a hash, for the name of a file that browsers may cache for ever.
pub(crate) fn short_hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes)[..8])
}

/// Bytes in lower-case hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut digits, byte| {
        // Writing to a String cannot fail.
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

/// The names of the files in a folder, sorted.
pub(crate) fn names(folder: &Path) -> Result<Vec<String>, TaskError> {
    let names = fs::read_dir(folder).and_then(|entries| {
        let name =
            |entry: io::Result<fs::DirEntry>| Ok(entry?.file_name().to_string_lossy().into_owned());
        entries.map(name).collect::<io::Result<Vec<_>>>()
    });
    let mut names = names.map_err(|error| out_of_reach(folder, &error))?;
    names.sort();
    Ok(names)
}

/// Reads a file.
pub(crate) fn bytes(file: &Path) -> Result<Vec<u8>, TaskError> {
    fs::read(file).map_err(|error| out_of_reach(file, &error))
}

/// Reads a text file.
pub(crate) fn read(file: &Path) -> Result<String, TaskError> {
    fs::read_to_string(file).map_err(|error| out_of_reach(file, &error))
}

/// Writes a text file.
pub(crate) fn write(file: &Path, text: &str) -> Result<(), TaskError> {
    fs::write(file, text).map_err(|error| out_of_reach(file, &error))
}

/// Writes a file.
pub(crate) fn write_bytes(file: &Path, bytes: &[u8]) -> Result<(), TaskError> {
    fs::write(file, bytes).map_err(|error| out_of_reach(file, &error))
}

/// Removes a file.
pub(crate) fn remove(file: &Path) -> Result<(), TaskError> {
    fs::remove_file(file).map_err(|error| out_of_reach(file, &error))
}

/// Renames a file.
pub(crate) fn rename(from: &Path, to: &Path) -> Result<(), TaskError> {
    fs::rename(from, to).map_err(|error| out_of_reach(from, &error))
}

/// The error for a file that cannot be read or written.
fn out_of_reach(file: &Path, error: &io::Error) -> TaskError {
    TaskError::new(format!("{} is out of reach: {error}.", file.display()))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{
        HASHES, bytes, hashes, line, names, read, remove, rename, short_hash, write, write_bytes,
    };

    #[test]
    fn hash_line_has_sha256sum_format() {
        // printf abc | sha256sum
        assert_eq!(
            line("b.js", b"abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b.js\n"
        );
        assert_eq!(short_hash(b"abc"), "ba7816bf8f01cfea");
    }

    #[test]
    fn changed_byte_changes_the_list() {
        let folder = tempfile::tempdir().expect("a folder");
        let list = |content: &[u8]| {
            fs::write(folder.path().join("a.js"), content).expect("a file");
            fs::write(folder.path().join(HASHES), content).expect("a file");
            hashes(folder.path(), &[HASHES]).expect("a list")
        };
        let before = list(b"let a;");
        assert_eq!(before, list(b"let a;"));
        assert_ne!(before, list(b"let b;"));
        assert_eq!(before.lines().count(), 1, "{before}");
    }

    #[test]
    fn file_out_of_reach_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("none").join("a.js");
        let errors = [
            read(&file).err(),
            bytes(&file).err(),
            names(&file).err(),
            hashes(&file, &[]).err(),
            write(&file, "").err(),
            write_bytes(&file, b"").err(),
            remove(&file).err(),
            rename(&file, folder.path()).err(),
        ];
        for error in errors {
            let error = error.expect("there is no such folder").to_string();
            let start = format!("{} is out of reach: ", file.display());
            assert!(error.starts_with(&start), "{error}");
        }
    }

    #[test]
    fn page_names_the_hash_list() {
        let page = include_str!("../../src/pages/fairness/files.rs");
        assert!(page.contains(&format!("LIST: &str = \"{HASHES}\"")));
    }
}

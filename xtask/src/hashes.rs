//! `hashes.txt`: the SHA-256 of every file of the finished page, as `sha256sum` writes it.
//!
//! The page shows it and compares it with what its server gives (`#/fairness`); anyone can do so
//! with `sha256sum -c hashes.txt`, and compare the list with that of a build of their own.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use sha2::{Digest as _, Sha256};

use crate::finish::{out_of_reach, write};
use crate::shell::Trouble;

/// The list; src/pages/files.rs says the same.
const LIST: &str = "hashes.txt";

/// Writes the list of the files in this folder, itself excepted.
pub(crate) fn write_list(folder: &Path) -> Result<(), Trouble> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| out_of_reach(folder, &error))? {
        let path = entry.map_err(|error| out_of_reach(folder, &error))?.path();
        let bytes = fs::read(&path).map_err(|error| out_of_reach(&path, &error))?;
        let name = path.file_name().unwrap_or_default();
        files.push((name.to_string_lossy().into_owned(), bytes));
    }
    files.retain(|(name, _)| name != LIST);
    write(&folder.join(LIST), &list(files))
}

/// A line for each of these files, by name.
fn list(mut files: Vec<(String, Vec<u8>)>) -> String {
    files.sort();
    files.iter().fold(String::new(), |list, (name, bytes)| {
        list + &hex(&Sha256::digest(bytes)) + "  " + name + "\n"
    })
}

/// The first 16 digits of a hash, for the name of a file that can then be kept for ever.
pub(crate) fn short_hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes)[..8])
}

/// In lower-case hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut digits, byte| {
        // Writing to a String cannot fail.
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

#[cfg(test)]
mod tests {
    use super::{LIST, list, short_hash};

    #[test]
    fn the_list_is_as_sha256sum_writes_it() {
        let files = vec![
            ("b".to_owned(), b"abc".to_vec()),
            ("a.js".to_owned(), vec![]),
        ];
        // printf abc | sha256sum; sha256sum < /dev/null
        assert_eq!(
            list(files),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a.js\n\
             ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b\n"
        );
        assert_eq!(short_hash(b"abc"), "ba7816bf8f01cfea");
    }

    #[test]
    fn the_page_looks_for_the_list_where_it_is() {
        let page = include_str!("../../src/pages/files.rs");
        assert!(page.contains(&format!("LIST: &str = \"{LIST}\"")));
    }
}

//! The files of the page, and the check that the server serves the built files.
//!
//! The build writes `hashes.txt`, which lists the files with their SHA-256 in the format of `sha256sum`. The page
//! compares the served bytes with it.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

use crate::core::{from_hex, hex};

/// The name of the list, beside the page.
pub const LIST: &str = "hashes.txt";

/// A SHA-256, displayed as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hash([u8; 32]);

impl Hash {
    /// The hash of these bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Hash {
        Hash(Sha256::digest(bytes).into())
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Hash {
    type Err = NoHash;

    /// Reads exactly 64 hexadecimal digits.
    fn from_str(text: &str) -> Result<Hash, NoHash> {
        from_hex(text).map(Hash).map_err(|_| NoHash)
    }
}

/// The error for a text that is not a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoHash;

/// The files of the page, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Files {
    /// The list has not been asked for.
    #[default]
    NotAsked,
    /// The list is on its way.
    Asked,
    /// The list could not be fetched or read.
    NoList,
    /// The files of the list.
    Listed(Vec<ListedFile>),
}

/// One file of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedFile {
    /// The name of the file, beside the page.
    pub name: String,
    /// The hash in the list.
    pub listed: Hash,
    /// The response of the server.
    pub served: Served,
}

/// The response of the server for a file of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Served {
    /// The file has not come yet.
    Awaited,
    /// The file did not come.
    Missing,
    /// Bytes with this hash.
    As(Hash),
}

impl ListedFile {
    /// Returns true if the served file matches the list. `None` until the file has come.
    #[must_use]
    pub fn agrees(&self) -> Option<bool> {
        match self.served {
            Served::Awaited => None,
            Served::Missing => Some(false),
            Served::As(hash) => Some(hash == self.listed),
        }
    }
}

impl Files {
    /// Reads the list. It is refused as a whole if it is empty or if one of its lines cannot be read.
    #[must_use]
    pub fn read(text: Option<&str>) -> Files {
        let files: Option<Vec<ListedFile>> = text.and_then(|text| text.lines().map(file).collect());
        match files {
            Some(files) if !files.is_empty() => Files::Listed(files),
            Some(_) | None => Files::NoList,
        }
    }

    /// The files of the list, if it is there.
    #[must_use]
    pub fn listed(&self) -> &[ListedFile] {
        match self {
            Files::NotAsked | Files::Asked | Files::NoList => &[],
            Files::Listed(files) => files,
        }
    }

    /// Returns true if the list may be requested: it is neither loaded nor on its way.
    #[must_use]
    pub const fn may_be_asked(&self) -> bool {
        match self {
            Files::NotAsked | Files::NoList => true,
            Files::Asked | Files::Listed(_) => false,
        }
    }

    /// Records the response for the file with this name. `None` means that the server sent nothing.
    pub fn got(&mut self, name: &str, served: Option<Hash>) {
        match self {
            Files::NotAsked | Files::Asked | Files::NoList => (),
            Files::Listed(files) => {
                for file in files.iter_mut().filter(|file| file.name == name) {
                    file.served = served.map_or(Served::Missing, Served::As);
                }
            }
        }
    }

    /// Returns true if every file of the list matches. `None` until all files have come, and without a list.
    #[must_use]
    pub fn all_agree(&self) -> Option<bool> {
        let answers: Option<Vec<bool>> = self.listed().iter().map(ListedFile::agrees).collect();
        answers
            .filter(|answers| !answers.is_empty())
            .map(|answers| answers.into_iter().all(|agrees| agrees))
    }
}

/// Reads a line of the list: the hash, two spaces, and the name of a file beside the page.
fn file(line: &str) -> Option<ListedFile> {
    let (hash, name) = line.split_once("  ")?;
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-');
    let is_name = !name.is_empty() && name.chars().all(is_of_name);
    is_name.then_some(ListedFile {
        name: name.to_owned(),
        listed: hash.parse().ok()?,
        served: Served::Awaited,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `printf abc | sha256sum`
    const ABC: &str = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    fn list(name: &str) -> String {
        format!("{ABC}  {name}\n")
    }

    #[test]
    fn list_has_the_format_of_sha256sum() {
        let text = list("index.html") + &list("a-1_bg.wasm");
        let files = Files::read(Some(&text));
        let names: Vec<_> = files.listed().iter().map(|file| &file.name).collect();
        assert_eq!(names, ["index.html", "a-1_bg.wasm"]);
        assert_eq!(files.listed()[0].listed, Hash::of(b"abc"));
        assert_eq!(files.listed()[0].listed.to_string(), ABC);
        assert_eq!(files.all_agree(), None);
    }

    #[test]
    fn invalid_list_is_refused_as_a_whole() {
        for text in [
            None,
            Some(String::new()),
            Some("<!doctype html>".into()),
            Some(list("")),
            Some(list("../x")),
            Some(list("https://x")),
            Some(format!("{ABC} index.html")),
            Some([list("index.html"), ABC[1..].into()].concat()),
        ] {
            assert_eq!(Files::read(text.as_deref()), Files::NoList, "{text:?}");
        }
    }

    #[test]
    fn one_differing_file_fails_the_check() {
        let text = list("a") + &list("b");
        let mut files = Files::read(Some(&text));
        files.got("a", Some(Hash::of(b"abc")));
        assert_eq!(files.all_agree(), None, "one has not come");
        for (served, agree) in [
            (Some(Hash::of(b"abc")), true),
            (Some(Hash::of(b"abd")), false),
            (None, false),
        ] {
            let mut files = files.clone();
            files.got("b", served);
            assert_eq!(files.all_agree(), Some(agree));
        }
        let before = files.clone();
        files.got("c", None);
        assert_eq!(files, before, "no file of the list");
    }
}

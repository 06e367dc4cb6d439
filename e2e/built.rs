//! What holds of the built files themselves; no browser is needed.

use std::fs;
use std::path::Path;

/// Folders of a machine on which the page is built.
const FOLDERS: [&str; 4] = [
    "registry/src",
    ".cargo",
    ".rustup",
    concat!(env!("CARGO_MANIFEST_DIR"), "/.."),
];

/// Two machines would not build the same bytes.
pub(crate) fn no_folder_of_the_machine_is_in_the_wasm(dist: &Path) {
    let files = fs::read_dir(dist).expect("the built page is a folder");
    let paths = files.map(|entry| entry.expect("its files can be listed").path());
    let is_wasm = |path: &Path| path.extension() == Some("wasm".as_ref());
    let programs: Vec<_> = paths.filter(|path| is_wasm(path)).collect();
    assert!(!programs.is_empty(), "no program was built");
    for path in programs {
        let name = path.display();
        let wasm = fs::read(&path).expect("it was built");
        let text = String::from_utf8_lossy(&wasm);
        for folder in FOLDERS {
            assert!(!text.contains(folder), "{folder} is in {name}");
        }
        // The worker has nothing of Yew.
        let is_nameless = name.to_string().contains("worker");
        assert!(
            text.contains("crates/yew-") || is_nameless,
            "{name} names its files all the same"
        );
    }
}

/// How the names of the programs begin, with sentences of each, every one in one language.
const SENTENCES: [(&str, [(&str, &str); 3]); 3] = [
    (
        "blackjack-",
        [
            ("en", "save your settings"),
            ("ja", "配る"),
            ("ru", "Раздать"),
        ],
    ),
    (
        "poker-",
        [
            ("en", "save your settings"),
            ("ja", "配る"),
            ("ru", "Раздать"),
        ],
    ),
    (
        "pages-",
        [
            ("en", "Choose five cards"),
            ("ja", "配る"),
            ("ru", "Раздать"),
        ],
    ),
];

/// What no visitor reads would be fetched by all.
pub(crate) fn a_program_speaks_one_language(dist: &Path) {
    for (programs, sentences) in SENTENCES {
        each_speaks_one(dist, programs, &sentences);
    }
}

fn each_speaks_one(dist: &Path, start: &str, sentences: &[(&str, &str)]) {
    let mut programs = 0;
    for file in fs::read_dir(dist).expect("the built page is a folder") {
        let path = file.expect("its files can be listed").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let Some(rest) = name.strip_prefix(start).filter(|it| it.ends_with(".wasm")) else {
            continue;
        };
        let wasm = fs::read(&path).expect("it was built");
        let text = String::from_utf8_lossy(&wasm);
        for (language, sentence) in sentences {
            let speaks = rest.starts_with(&format!("{language}-"));
            assert_eq!(text.contains(sentence), speaks, "{sentence} in {name}");
        }
        programs += 1;
    }
    assert_eq!(programs, sentences.len());
}

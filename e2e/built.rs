//! Tests of the built files, without a browser.

use std::fs;
use std::path::Path;

use fair_deal::app::language::Language;

/// Folders that exist only on the build machine.
const FOLDERS: [&str; 4] = [
    "registry/src",
    ".cargo",
    ".rustup",
    concat!(env!("CARGO_MANIFEST_DIR"), "/.."),
];

/// If a bundle contained such a path, two machines would not build the same bytes.
pub(crate) fn wasm_contains_no_build_path(dist: &Path) {
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
        // The workers do not contain Yew.
        let is_worker = name.to_string().contains("worker");
        assert!(
            text.contains("crates/yew-") || is_worker,
            "{name} contains no source path of Yew"
        );
    }
}

/// A sentence of each bundle in English, Japanese and Russian, which occurs in the file of no other language.
const SENTENCES: [(&str, [(&str, &str); 3]); 3] = [
    (
        "blackjack",
        [
            ("en", "save your settings"),
            ("ja", "配る"),
            ("ru", "Раздать"),
        ],
    ),
    (
        "poker",
        [
            ("en", "save your settings"),
            ("ja", "配る"),
            ("ru", "Раздать"),
        ],
    ),
    (
        "pages",
        [
            ("en", "Choose five cards"),
            ("ja", "配る"),
            ("ru", "Раздать"),
        ],
    ),
];

/// A message inside a bundle would be fetched by visitors of every language. So it belongs in the file of its language,
/// and in no bundle.
pub(crate) fn messages_are_in_their_language_files_only(dist: &Path) {
    let names: Vec<String> = fs::read_dir(dist)
        .expect("the built page is a folder")
        .map(|file| file.expect("its files can be listed").file_name())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    for (program, sentences) in SENTENCES {
        let is_program =
            |name: &&String| name.starts_with(&format!("{program}-")) && name.ends_with(".wasm");
        let programs: Vec<&String> = names.iter().filter(is_program).collect();
        assert_eq!(programs.len(), 1, "{programs:?}");
        let text = |name: &str| {
            let bytes = fs::read(dist.join(name)).expect("it was built");
            String::from_utf8_lossy(&bytes).into_owned()
        };
        let compiled = text(programs[0]);
        for (language, sentence) in sentences {
            assert!(!compiled.contains(sentence), "{sentence} in {program}");
            for other in Language::ALL.map(Language::code) {
                let its = |name: &&String| {
                    name.starts_with(&format!("words-{program}-"))
                        && name.contains(&format!(".{other}."))
                };
                let words = names.iter().find(its).expect("a file of words");
                assert_eq!(
                    text(words).contains(sentence),
                    other == language,
                    "{sentence} in {words}"
                );
            }
        }
    }
}

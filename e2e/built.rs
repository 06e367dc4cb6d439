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
    let bundles: Vec<_> = paths.filter(|path| is_wasm(path)).collect();
    assert!(!bundles.is_empty(), "no bundle was built");
    for path in bundles {
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

/// The bundles that have messages.
const BUNDLES: [&str; 3] = ["blackjack", "poker", "pages"];

/// Returns a part of a message that this bundle uses. It occurs in the file of no other language.
fn sentence(bundle: &str, language: Language) -> &'static str {
    match language {
        Language::English if bundle == "pages" => "Choose five cards",
        Language::English => "save your settings",
        Language::Japanese => "配る",
        Language::Russian => "Раздать",
        Language::Spanish => "Repartir",
    }
}

/// A message inside a bundle would be fetched by visitors of every language. So it belongs in the file of its language,
/// and in no bundle.
pub(crate) fn messages_are_in_their_language_files_only(dist: &Path) {
    let names: Vec<String> = fs::read_dir(dist)
        .expect("the built page is a folder")
        .map(|file| file.expect("its files can be listed").file_name())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    for bundle in BUNDLES {
        let is_bundle =
            |name: &&String| name.starts_with(&format!("{bundle}-")) && name.ends_with(".wasm");
        let bundles: Vec<&String> = names.iter().filter(is_bundle).collect();
        assert_eq!(bundles.len(), 1, "{bundles:?}");
        let text = |name: &str| {
            let bytes = fs::read(dist.join(name)).expect("it was built");
            String::from_utf8_lossy(&bytes).into_owned()
        };
        let compiled = text(bundles[0]);
        for language in Language::ALL {
            let sentence = sentence(bundle, language);
            assert!(!compiled.contains(sentence), "{sentence} in {bundle}");
            for other in Language::ALL {
                let its = |name: &&String| {
                    name.starts_with(&format!("words-{bundle}-"))
                        && name.contains(&format!(".{}.", other.code()))
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

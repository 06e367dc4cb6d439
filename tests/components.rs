//! Properties of every component of the page, read from the sources, because these tests do not build Yew.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::in_project;

/// The source files in this folder and its subfolders.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let below = |path: PathBuf| {
        if path.is_dir() {
            sources(&path)
        } else {
            vec![path]
        }
    };
    paths.flat_map(below).collect()
}

#[test]
fn component_views_go_through_translatable() {
    let mut components = 0;
    for path in sources(&in_project("src/ui")) {
        let source = fs::read_to_string(&path).expect("a source");
        let count = |part| source.matches(part).count();
        let here = count("impl Component for ") + count("#[component]\n");
        if here > 0 {
            let path = path.display();
            assert_eq!(
                count(" translatable("),
                here,
                "a view of {path} keeps its texts"
            );
        }
        components += here;
    }
    assert!(components >= 3, "the two bundles and the list of the lab");
}

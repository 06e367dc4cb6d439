//! Properties of every component of the page, read from the sources, because these tests do not build Yew.

use std::fs;

use crate::support::{files_in, in_project};

#[test]
fn component_views_go_through_translatable() {
    let mut components = 0;
    for path in files_in(&in_project("src")) {
        let source = fs::read_to_string(&path).expect("a source");
        let here = components_in(&source);
        assert!(
            here == 0 || translatable_in(&source) == here,
            "a view of {} keeps its texts",
            path.display()
        );
        components += here;
    }
    assert!(components >= 3, "the two bundles and the list of the lab");
}

fn components_in(source: &str) -> usize {
    source.matches("impl Component for ").count() + source.matches("#[component]\n").count()
}

fn translatable_in(source: &str) -> usize {
    source.matches(" translatable(").count()
}

#[test]
fn component_that_keeps_its_texts_is_found() {
    let good = "impl Component for A {\n    fn view() {\n        translatable(html)\n    }\n}\n";
    let bad = "#[component]\nfn b() {\n    html\n}\n";
    for (source, components, translatable) in [(good, 1, 1), (bad, 1, 0)] {
        assert_eq!(components_in(source), components, "{source}");
        assert_eq!(translatable_in(source), translatable, "{source}");
    }
}

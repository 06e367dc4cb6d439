//! The rules for the sources. For each rule a second test breaks it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{files_in, in_project};

/// Features that some supported browsers lack (docs/setup.md). A declaration with `var()` in it cannot have a plain
/// fallback before it, because browsers check its value too late.
const TOO_NEW_FOR_SHEETS: [&str; 9] = [
    "color-mix(",
    "oklch(",
    "@container",
    "@scope",
    "@starting-style",
    "(width <",
    "(width >",
    "(height <",
    "(height >",
];

#[test]
fn style_sheets_fit_the_oldest_browsers() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let sheets = fs::read_dir(project.join("styles")).expect("the sheets");
    for entry in sheets {
        let path = entry.expect("an entry").path();
        let (name, sheet) = (path.display(), fs::read_to_string(&path).expect("a text"));
        // The build writes plain colours for the tokens only.
        let found = too_new(&sheet, path.ends_with("tokens.css"));
        assert_eq!(found, None, "{name}");
    }
}

/// Finds a feature in a sheet that some supported browsers lack.
fn too_new(sheet: &str, has_plain_colours: bool) -> Option<&str> {
    let of_colours = Some("light-dark(").filter(|it| !has_plain_colours && sheet.contains(it));
    let mut features = TOO_NEW_FOR_SHEETS.into_iter();
    let feature = features.find(|feature| sheet.contains(feature));
    let mut words = sheet.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '.'));
    let unit = words.find(|word| {
        let lines = word.strip_suffix("rlh").or(word.strip_suffix("lh"));
        lines.is_some_and(|number| number.parse::<f64>().is_ok())
    });
    feature.or(of_colours).or(unit)
}

#[test]
fn sheet_with_too_new_feature_is_found() {
    for feature in TOO_NEW_FOR_SHEETS {
        let sheet = format!("p {{}}\n{feature} a");
        assert_eq!(too_new(&sheet, true), Some(feature));
    }
    let colours = "p { color: light-dark(#000, #fff) }";
    assert_eq!(too_new(colours, false), Some("light-dark("));
    assert_eq!(too_new(colours, true), None);
    assert_eq!(too_new("p { margin: -1.5lh }", true), Some("1.5lh"));
    assert_eq!(too_new("p { margin: 0 2rlh }", true), Some("2rlh"));
    assert_eq!(too_new("p { margin: 1rem } .lh {}", true), None);
}

/// A rule for a class alone would also lay out a cell of a table with this class, which then leaves its row.
#[test]
fn no_cell_of_a_table_has_the_class_of_a_row() {
    let text = |path: PathBuf| fs::read_to_string(path).expect("a text");
    let texts = |folder| files_in(&in_project(folder)).into_iter().map(text);
    let sheets: Vec<String> = texts("styles").collect();
    for source in texts("src") {
        let found = sheets.iter().find_map(|sheet| row_class(sheet, &source));
        assert_eq!(found, None);
    }
}

/// Finds a class of a cell in a source that a rule of the sheet for this class alone makes a row or a grid.
fn row_class<'a>(sheet: &str, source: &'a str) -> Option<&'a str> {
    let cells = ["<td ", "<th "].into_iter();
    let cells = cells.flat_map(|tag| source.split(tag).skip(1));
    let classes = cells.filter_map(|rest| {
        let (attributes, _) = rest.split_once('>')?;
        let (_, classes) = attributes.split_once("class=\"")?;
        classes.split('"').next()
    });
    let mut classes = classes.flat_map(str::split_whitespace);
    classes.find(|class| {
        sheet.split('}').any(|rule| {
            let (before, body) = rule.rsplit_once('{').unwrap_or_default();
            let selectors = before.rsplit(['{', '/']).next().unwrap_or_default();
            let is_its = |selector: &str| selector.trim().strip_prefix('.') == Some(*class);
            let is_row = body.contains("display: flex") || body.contains("display: grid");
            is_row && selectors.split(',').any(is_its)
        })
    })
}

#[test]
fn cell_with_the_class_of_a_row_is_found() {
    let sheet =
        "/* Cards. */\n.hand,\n.cards {\n  display: flex;\n}\n.box .dealt { display: grid }";
    let cell = |class: &str| format!("<td>\n<td id={{it}} class=\"wide {class}\">");
    assert_eq!(row_class(sheet, &cell("cards")), Some("cards"));
    assert_eq!(row_class(sheet, &cell("dealt")), None);
    assert_eq!(row_class(sheet, "<ul class=\"cards\"><td>"), None);
    let narrow = format!("@media print {{\n{sheet}\n}}");
    assert_eq!(row_class(&narrow, &cell("hand")), Some("hand"));
}

/// The benchmark of the ranking is outside the workspace and has its own lock file. Of the tasks only
/// `cargo xtask coach` reads it.
#[test]
fn lock_file_of_the_benchmark_knows_every_crate() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let lock = fs::read_to_string(project.join("bench/Cargo.lock")).expect("a lock file");
    for entry in fs::read_dir(project.join("crates")).expect("the crates") {
        let manifest = entry.expect("an entry").path().join("Cargo.toml");
        let manifest = fs::read_to_string(manifest).expect("a manifest");
        assert_eq!(unlocked_name(&lock, &manifest), None);
    }
}

/// The line with the package's name in a manifest, if the lock file does not have it.
fn unlocked_name<'a>(lock: &str, manifest: &'a str) -> Option<&'a str> {
    let name = manifest.lines().find(|line| line.starts_with("name = "));
    name.filter(|name| !lock.lines().any(|line| line == *name))
}

#[test]
fn crate_that_the_lock_file_lacks_is_found() {
    let lock = "[[package]]\nname = \"fair-deal-core\"\nversion = \"0.1.0\"\n";
    let manifest = |name| format!("[package]\nname = \"{name}\"\n");
    assert_eq!(unlocked_name(lock, &manifest("fair-deal-core")), None);
    let found = unlocked_name(lock, &manifest("fair-deal")).map(str::to_owned);
    assert_eq!(found.as_deref(), Some("name = \"fair-deal\""));
}

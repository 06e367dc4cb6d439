//! The page's one style sheet.
//!
//! A browser that speaks HTTP/1.1 has six connections to a host. With a sheet on each of six, the
//! wasm would wait for a free one, which costs a slow connection a whole round trip; and one sheet
//! packs better than six. Trunk's own way, Sass, would be a compiler more to install.

use std::fs;
use std::path::Path;

use xtask::shell::Trouble;

use crate::files::{read, write};

/// Where the sheets are.
const SOURCE: &str = "styles";

/// The sheet that imports the others.
const MAIN: &str = "main.css";

/// Where the joined sheet goes; index.html says the same.
const JOINED: &str = "target/styles";

/// Writes styles/main.css with every sheet in the place of its `@import`.
pub(crate) fn join() -> Result<(), Trouble> {
    let source = Path::new(SOURCE);
    let joined = joined(&read(&source.join(MAIN))?, |name| read(&source.join(name)))?;
    fs::create_dir_all(JOINED)
        .map_err(|error| Trouble::new(format!("{JOINED} cannot be made: {error}.")))?;
    write(&Path::new(JOINED).join(MAIN), &joined)
}

/// A sheet with every imported one in the place of its `@import "name";`.
fn joined(main: &str, sheet: impl Fn(&str) -> Result<String, Trouble>) -> Result<String, Trouble> {
    let mut joined = String::new();
    for line in main.lines() {
        let name = line
            .strip_prefix("@import \"")
            .and_then(|rest| rest.strip_suffix("\";"));
        match name {
            Some(name) => joined += &sheet(name)?,
            None => joined.extend([line, "\n"]),
        }
    }
    Ok(joined)
}

#[cfg(test)]
mod tests {
    use super::{JOINED, MAIN, joined};

    #[test]
    fn the_sheets_become_one_in_the_same_order() {
        let main = "/* one */\n@import \"a.css\";\n@import \"b.css\";\np {}\n";
        let sheet = |name: &str| Ok(format!("{name} {{}}\n"));
        let expected = "/* one */\na.css {}\nb.css {}\np {}\n";
        assert_eq!(joined(main, sheet).as_deref(), Ok(expected));
    }

    #[test]
    fn the_page_links_the_joined_sheet() {
        let page = include_str!("../../index.html");
        assert!(page.contains(&format!("href=\"{JOINED}/{MAIN}\"")));
    }
}

//! Joins the style sheets into one.
//!
//! Trunk puts the joined sheet into index.html: a separate file would need a request beside the bundles, and a slow
//! connection would be idle until the answer. Trunk could join the sheets itself with Sass, but that would be one more
//! compiler to install.

use std::fs;
use std::path::Path;

use fair_deal_words::Language;
use testbed::shell::TaskError;

use crate::files::{read, write};

/// The folder of the sheets.
const SOURCE: &str = "styles";

/// The sheet that imports the others.
const MAIN: &str = "main.css";

/// The folder of the joined sheet. It must match index.html.
const JOINED: &str = "target/styles";

/// The start of a colour for both themes.
const BOTH: &str = "light-dark(";

/// Writes styles/main.css with every `@import` replaced by the imported sheet.
pub(crate) fn join() -> Result<(), TaskError> {
    let joined = joined_sheet()?;
    fs::create_dir_all(JOINED)
        .map_err(|error| TaskError::new(format!("{JOINED} cannot be made: {error}.")))?;
    write(&Path::new(JOINED).join(MAIN), &joined)
}

/// Returns styles/main.css with every `@import` replaced by the imported sheet.
pub(crate) fn joined_sheet() -> Result<String, TaskError> {
    let source = Path::new(SOURCE);
    joined(&read(&source.join(MAIN))?, |name| {
        let sheet = read(&source.join(name))?;
        Ok(with_each_language(&with_plain_colours(&sheet)))
    })
}

/// Replaces every `@import "name";` by the imported sheet. Any other `@import` is an error: the browser would have to
/// request it, and the page's policy forbids that.
fn joined(
    main: &str,
    sheet: impl Fn(&str) -> Result<String, TaskError>,
) -> Result<String, TaskError> {
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
    match joined
        .lines()
        .find(|line| line.trim_start().starts_with("@import"))
    {
        None => Ok(joined),
        Some(line) => Err(TaskError::new(format!(
            "{SOURCE}/{MAIN} should import each sheet by a line `@import \"name.css\";`, not `{line}`."
        ))),
    }
}

/// Repeats each selector with [`LANGUAGE`] in it for every language.
fn with_each_language(sheet: &str) -> String {
    let each = |line: &str| {
        if !line.contains(LANGUAGE) {
            return format!("{line}\n");
        }
        let selector = line.trim_end_matches(['{', ' ']);
        let all = Language::ALL.map(|language| selector.replace(LANGUAGE, language.code()));
        format!("{} {{\n", all.join(",\n"))
    };
    sheet.lines().map(each).collect()
}

/// The placeholder in a selector for the tag of each language.
const LANGUAGE: &str = "LANGUAGE";

/// Appends plain colours for browsers without `light-dark()`. Without them the app would have no colours, borders or
/// focus rings there. A printed page is always light.
fn with_plain_colours(sheet: &str) -> String {
    let (mut usual, mut more) = (PlainColours::default(), PlainColours::default());
    let mut is_more = false;
    for line in sheet.lines() {
        match line {
            MORE_CONTRAST => is_more = true,
            "}" => is_more = false,
            line if line.contains(BOTH) => {
                let colours = if is_more { &mut more } else { &mut usual };
                colours.light += &plain(line, |light, _| light);
                colours.dark += &plain(line, |_, dark| dark);
            }
            _ => (),
        }
    }
    if usual.light.is_empty() {
        return sheet.to_owned();
    }
    let more = if more.light.is_empty() {
        String::new()
    } else {
        format!("{MORE_CONTRAST}\n{}}}\n", more.rules())
    };
    format!(
        "{sheet}@supports not (color: light-dark(#000, #fff)) {{\n{}{more}}}\n",
        usual.rules()
    )
}

/// The line that begins the colours for a system that asks for more contrast.
const MORE_CONTRAST: &str = "@media (prefers-contrast: more) {";

/// The declarations with the plain colours of both themes.
#[derive(Debug, Default)]
struct PlainColours {
    light: String,
    dark: String,
}

impl PlainColours {
    /// The rules for both themes.
    fn rules(&self) -> String {
        let PlainColours { light, dark } = self;
        format!(
            ":root {{{light}}}\n\
             @media screen and (prefers-color-scheme: dark) {{ :root:not([data-theme=\"light\"]) {{{dark}}} }}\n\
             @media screen {{ [data-theme=\"dark\"] {{{dark}}} }}\n"
        )
    }
}

/// Replaces each `light-dark(light, dark)` in a declaration by one of the two colours.
fn plain(declaration: &str, choose: for<'a> fn(&'a str, &'a str) -> &'a str) -> String {
    let mut parts = declaration.trim().split(BOTH);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (both, rest) = part.split_once(')').unwrap_or((part, ""));
        let (light, dark) = both.split_once(", ").unwrap_or((both, both));
        plain.extend([choose(light, dark), rest]);
    }
    plain
}

#[cfg(test)]
mod tests {
    use testbed::shell::TaskError;

    use super::{JOINED, MAIN, joined, with_plain_colours};

    #[test]
    fn more_contrast_has_plain_colours_of_its_own() {
        let more = "@media (prefers-contrast: more) {\n  :root {\n    --a: light-dark(#111, #eee);\n  }\n}\n";
        let sheet = format!(":root {{\n  --a: light-dark(#222, #ddd);\n}}\n{more}");
        let plain = with_plain_colours(&sheet);
        let (_, fallback) = plain.split_once("@supports not").expect("a fallback");
        let (usual, more) = fallback
            .split_once(super::MORE_CONTRAST)
            .expect("more contrast");
        for (rules, [light, dark]) in [(usual, ["#222", "#ddd"]), (more, ["#111", "#eee"])] {
            assert!(
                rules.contains(&format!(":root {{--a: {light};}}")),
                "{plain}"
            );
            let of_theme = format!("[data-theme=\"dark\"] {{--a: {dark};}}");
            assert!(rules.contains(&of_theme), "{plain}");
        }
        assert_eq!(usual.matches("#111").count(), 0);
        let [opened, closed] = ["{", "}"].map(|it| plain.matches(it).count());
        assert_eq!(opened, closed, "{plain}");
    }

    #[test]
    fn browser_without_light_dark_gets_same_colours() {
        let sheet = ":root {\n  --a: light-dark(#fff, #000);\n  --b: 0 light-dark(#1, #2), 1 \
                     light-dark(#3, #4);\n  --c: #c00;\n}\n";
        let (light, dark) = ("--a: #fff;--b: 0 #1, 1 #3;", "--a: #000;--b: 0 #2, 1 #4;");
        let plain = with_plain_colours(sheet);
        let (first, then) = plain.split_once("@supports not").expect("a fallback");
        assert_eq!(first, sheet);
        for rule in [
            format!(":root {{{light}}}"),
            format!(
                "@media screen and (prefers-color-scheme: dark) {{ :root:not([data-theme=\"light\"]) {{{dark}}} }}"
            ),
            format!("@media screen {{ [data-theme=\"dark\"] {{{dark}}} }}"),
        ] {
            assert!(then.contains(&rule), "{rule} in {then}");
        }
        assert_eq!(with_plain_colours("p {}\n"), "p {}\n");
    }

    #[test]
    fn sheets_are_joined_in_order() {
        let main = "/* one */\n@import \"a.css\";\n@import \"b.css\";\np {}\n";
        let sheet = |name: &str| Ok(format!("{name} {{}}\n"));
        let expected = "/* one */\na.css {}\nb.css {}\np {}\n";
        assert_eq!(joined(main, sheet).as_deref(), Ok(expected));
    }

    #[test]
    fn sheet_that_cannot_be_joined_is_refused() {
        let refused = |main: &str, sheet: &str| {
            let error = joined(main, |_| Ok(sheet.to_owned())).expect_err(main);
            error.to_string()
        };
        for foreign in [
            "@import url(https://cdn.example/a.css);",
            "  @import \"b.css\";",
            "@import 'c.css';",
            "@import \"d.css\" screen;",
        ] {
            let told = format!(
                "styles/main.css should import each sheet by a line `@import \"name.css\";`, not `{foreign}`."
            );
            assert_eq!(refused(&format!("{foreign}\n"), ""), told);
            assert_eq!(
                refused("@import \"a.css\";\n", &format!("{foreign}\n")),
                told
            );
        }
        let missing = |_: &str| Err(TaskError::new("It is missing."));
        let error = joined("@import \"a.css\";\n", missing);
        assert_eq!(error, Err(TaskError::new("It is missing.")));
    }

    #[test]
    fn page_names_the_joined_sheet() {
        let page = include_str!("../../index.html");
        assert!(page.contains(&format!("href=\"{JOINED}/{MAIN}\"")));
    }
}

//! The stand-alone verifier: its messages in every language, and the policy that allows its own scripts.

use fair_deal_words::Language;
use fair_deal_words_compiler::Compiled;
use testbed::shell::TaskError;

use crate::policy::{hash, inline};

/// The file name, beside the page.
pub const NAME: &str = "verify.html";

/// The source file.
pub const SOURCE: &str = "src/verify.html";

/// The placeholder in the source for the language buttons.
const BUTTONS: &str = "<nav></nav>";

/// The placeholder for the messages.
const SENTENCES: &str = "const SAY = {};";

/// The placeholders in the policy for each script and for the style sheet, in the order of the page.
const SCRIPTS: [&str; 3] = ["'sha256-ALGORITHM'", "'sha256-SAVED'", "'sha256-PAGE'"];
const SHEET: &str = "'sha256-SHEET'";

/// Builds the served verifier from its source. Its first two scripts stay as they are.
///
/// # Errors
/// If the source lacks a placeholder, or its messages do not match those of words/en/verify.ftl.
pub fn finished(source: &str, words: &Compiled) -> Result<String, TaskError> {
    check_messages(source, words)?;
    let mut buttons = Vec::new();
    let mut languages = Vec::new();
    for language in Language::ALL {
        let (code, dir) = (language.code(), language.direction().code());
        let name = language.own_name();
        buttons.push(format!(
            "<button lang=\"{code}\" dir=\"{dir}\">{name}</button>"
        ));
        let its = words
            .verifier(code)
            .ok_or_else(|| TaskError::new(format!("The verifier has no messages in “{code}”.")))?;
        let row = |(name, said): (&str, String)| format!("    {}: {}", quoted(name), quoted(&said));
        let rows: Vec<String> = its.into_iter().map(row).collect();
        languages.push(format!(
            "  {}: {{\n{}\n  }}",
            quoted(code),
            rows.join(",\n")
        ));
    }
    let sentences = format!("const SAY = {{\n{}\n}};", languages.join(",\n"));
    let buttons = format!("<nav>{}</nav>", buttons.join(" "));
    let text = with(source, BUTTONS, &buttons)?;
    let text = with(&text, SENTENCES, &sentences)?;
    with_policy(&text)
}

fn with_policy(page: &str) -> Result<String, TaskError> {
    let (scripts, sheets) = (inline(page, "script"), inline(page, "style"));
    if (scripts.len(), sheets.len()) != (SCRIPTS.len(), 1) {
        let what = "should have three scripts and one style sheet";
        return Err(TaskError::new(format!("{SOURCE} {what}.")));
    }
    let places = SCRIPTS.into_iter().chain([SHEET]);
    let texts = scripts.iter().chain(&sheets);
    places
        .zip(texts)
        .try_fold(page.to_owned(), |page, (place, text)| {
            with(&page, place, &hash(text))
        })
}

/// Replaces a placeholder that the text has once.
fn with(text: &str, place: &str, what: &str) -> Result<String, TaskError> {
    if text.matches(place).count() == 1 {
        Ok(text.replace(place, what))
    } else {
        let lacking = format!("{SOURCE} should have {place} in it, once.");
        Err(TaskError::new(lacking))
    }
}

/// Checks that the source names every message, and names no unknown one.
fn check_messages(source: &str, words: &Compiled) -> Result<(), TaskError> {
    let english = words.verifier(Language::English.code()).unwrap_or_default();
    let idle = |name: &&str| !source.contains(&quoted(name));
    let names = english.iter().map(|(name, _)| *name);
    if let Some(name) = names.clone().find(idle) {
        let what = "does not use this message of words/en/verify.ftl";
        return Err(TaskError::new(format!("{SOURCE} {what}: {name}.")));
    }
    let said = ["data-say=\"", "say(\""].map(|before| source.split(before).skip(1));
    for rest in said.into_iter().flatten() {
        let (name, _) = rest.split_once('"').unwrap_or((rest, ""));
        if !names.clone().any(|it| it == name) {
            let what = "names a message that words/en/verify.ftl does not have";
            return Err(TaskError::new(format!("{SOURCE} {what}: {name}.")));
        }
    }
    Ok(())
}

/// The text as a JavaScript string. It cannot end the script or begin an HTML comment.
fn quoted(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"");
    let text = text.replace('\n', "\\n").replace('<', "\\u003c");
    format!("\"{text}\"")
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::LazyLock;

    use fair_deal_words_compiler::{Compiled, Sources, compile};

    use super::{finished, hash, inline, quoted};

    const PAGE: &str = include_str!("../../src/verify.html");

    static WORDS: LazyLock<Compiled> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words");
        let sources = Sources::read(&folder).expect("the words");
        compile(&sources).expect("words without a fault")
    });

    #[test]
    fn policy_allows_only_own_scripts_and_style() {
        let page = finished(PAGE, &WORDS).expect("a verifier");
        let hashes = |tag| -> Vec<String> { inline(&page, tag).into_iter().map(hash).collect() };
        let policy = format!(
            "default-src 'none'; script-src {}; style-src {}; base-uri 'none'; form-action 'none'; \
             require-trusted-types-for 'script'; trusted-types 'none'",
            hashes("script").join(" "),
            hashes("style").join(" ")
        );
        assert!(page.contains(&format!("content=\"{policy}\"")), "{policy}");
        assert_eq!(hashes("script").len(), 3);
    }

    #[test]
    fn first_scripts_stay_unchanged() {
        let page = finished(PAGE, &WORDS).expect("a verifier");
        let (scripts, sources) = (inline(&page, "script"), inline(PAGE, "script"));
        assert_eq!(scripts[..2], sources[..2]);
    }

    #[test]
    fn every_language_has_button_and_messages() {
        let page = finished(PAGE, &WORDS).expect("a verifier");
        for part in [
            "<nav><button lang=\"en\" dir=\"ltr\">English</button> <button lang=\"ja\"",
            "  \"en\": {\n    \"title\": \"Check a deal\",\n",
            "    \"range\": \"Not checked. {name}: a whole number from {low} to {most}, not “{found}”.\",\n",
            "  \"ru\": {\n    \"title\": \"Проверка раздачи\",\n",
        ] {
            assert!(page.contains(part), "{part}");
        }
        assert!(!page.contains("{ $"));
        assert_eq!(quoted("a\"\\\n</b>"), r#""a\"\\\n\u003c/b>""#);
    }

    #[test]
    fn source_with_wrong_messages_is_refused() {
        for (from, to, told) in [
            ("<nav></nav>", "", "<nav></nav> in it, once"),
            ("const SAY = {};", "", "const SAY = {}; in it, once"),
            ("'sha256-PAGE'", "", "'sha256-PAGE' in it, once"),
            (
                "<style>",
                "<script></script><style>",
                "three scripts and one",
            ),
            ("\"no-hash\"", "\"hashless\"", "ftl: no-hash"),
            (
                "data-say=\"lede\"",
                "data-say=\"lede\" data-say=\"led\"",
                "have: led",
            ),
        ] {
            assert!(PAGE.contains(from), "{from}");
            let refused = finished(&PAGE.replace(from, to), &WORDS).expect_err(from);
            assert!(refused.to_string().contains(told), "{refused}");
        }
    }

    #[test]
    fn verifier_without_a_language_is_refused() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/en/verify.ftl");
        let mut sources = Sources::default();
        let english = std::fs::read_to_string(folder).expect("the English words");
        sources.add("en", "verify", &english);
        let words = compile(&sources).expect("words without a fault");
        let refused = finished(PAGE, &words).expect_err("one language");
        let told = "The verifier has no messages in “ja”.";
        assert_eq!(refused.to_string(), told);
    }
}

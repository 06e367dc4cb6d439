//! The messages of the app: checked, compiled to tables, and made into typed functions.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

use fair_deal_places::PAGES;
use fair_deal_words::Language;
use fair_deal_words_compiler::{
    Compiled, Generated, Owner, SECTIONS, Section, Sources, VERIFIER, compile, generate, review,
};
use release::verifier;
use testbed::shell::TaskError;

use crate::{files, play};

/// The folder of the messages.
pub(crate) const WORDS: &str = "words";

/// The folder of their functions.
const MESSAGES: &str = "src/text/messages";

/// The folder and the name of the page with all messages.
const TARGET: &str = "target";
const REVIEW: &str = "words.html";

/// The explanation of the games, in the folder of each language.
const GUIDE: &str = "guide.html";

/// The messages in index.html, in the folder of each language.
pub(crate) const SHELL_FILE: &str = "shell.ftl";

/// The placeholder in index.html for the message files of all languages.
const EVERY_LANGUAGE: &str = "EVERY-LANGUAGE";

/// The text before and after the name of a message in index.html.
const SHELL: [&str; 2] = ["WORDS(", ")"];

/// The programs with messages, each with the type of its messages: the bundles, by their names in
/// src/ui/effects/words.rs, and the workers of the coaches, which share one file. An attribute of index.html has the
/// name after `data-`. `data-coach` is the coach at a table (docs/page-contract.md), so the name is another one.
const BUNDLES: [(&str, Owner); 4] = [
    ("blackjack", Owner::Words),
    ("poker", Owner::PokerWords),
    ("coaches", Owner::CoachWords),
    ("pages", Owner::PagesWords),
];

/// Checks and compiles the messages of all languages.
pub(crate) fn compiled() -> Result<Compiled, TaskError> {
    let sources =
        Sources::read(Path::new(WORDS)).map_err(|error| TaskError::new(error.to_string()))?;
    compiled_of(&sources)
}

/// Checks and compiles these messages.
fn compiled_of(sources: &Sources) -> Result<Compiled, TaskError> {
    let folders: BTreeSet<&str> = sources.languages().collect();
    let listed: BTreeSet<&str> = Language::ALL.map(Language::code).into();
    if let Some(apart) = folders.symmetric_difference(&listed).next() {
        return Err(TaskError::new(format!(
            "{WORDS}/{apart}: the folders and the languages in crates/words/src/language.rs are not the same."
        )));
    }
    compile(sources).map_err(|faults| {
        let told: Vec<String> = faults
            .iter()
            .map(|fault| format!("{WORDS}/{fault}"))
            .collect();
        TaskError::new(told.join("\n"))
    })
}

/// Checks the messages, and writes their functions if they have changed.
pub(crate) fn write() -> Result<(), TaskError> {
    let compiled = compiled()?;
    let files = generate(&compiled.interface);
    let unreachable = |error| unreachable_folder(Path::new(MESSAGES), &error);
    fs::create_dir_all(MESSAGES).map_err(unreachable)?;
    for entry in fs::read_dir(MESSAGES).map_err(unreachable)? {
        let path = entry.map_err(unreachable)?.path();
        let is_generated = files.iter().any(|file| path.ends_with(&file.name));
        if !is_generated {
            fs::remove_file(&path)
                .map_err(|error| TaskError::new(format!("{}: {error}", path.display())))?;
        }
    }
    for Generated { name, text } in files {
        let path = Path::new(MESSAGES).join(name);
        // Unchanged files are left alone, because a write would cause a rebuild of the bundles.
        if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            files::write(&path, &text)?;
        }
    }
    let page = review(&compiled, place).map_err(|fault| TaskError::new(fault.to_string()))?;
    fs::create_dir_all(TARGET).map_err(|error| unreachable_folder(Path::new(TARGET), &error))?;
    files::write(&Path::new(TARGET).join(REVIEW), &page)?;
    let messages: usize = compiled.interface.sections.iter().map(Vec::len).sum();
    let languages: Vec<&str> = compiled.languages().collect();
    println!("{messages} messages, each in {}", languages.join(", "));
    println!("{TARGET}/{REVIEW} shows them side by side.");
    finished_verifier(&compiled)?;
    check_messages_are_used(&compiled)
}

/// The place where a section is shown, for the page with all messages: its address under `cargo xtask play`, and the
/// name of that place.
fn place(section: &Section) -> (String, String) {
    let origin = format!("http://127.0.0.1:{}", play::FIRST_PORT);
    if *section == VERIFIER {
        let name = verifier::NAME;
        return (format!("{origin}/{name}"), name.to_owned());
    }
    let route = match section.name {
        "shell" | "table" => "/settings",
        "seats" | "side-bets" | "coach" => "/blackjack",
        "poker" | "hands" | "coach-draw" => "/poker/solo",
        "jacks" | "machine" => "/poker/jacks",
        "chips" | "coach-duel" => "/poker/duel",
        "holds" => "/poker/paytable",
        "pages" => "/check",
        other => {
            let ends_so = |path: &&&str| path.ends_with(&format!("/{other}"));
            PAGES.iter().find(ends_so).copied().unwrap_or("/")
        }
    };
    (format!("{origin}/#{route}"), format!("#{route}"))
}

/// Checks that code or another message uses every message.
fn check_messages_are_used(compiled: &Compiled) -> Result<(), TaskError> {
    let mut said = String::new();
    let mut folders = vec![PathBuf::from("src"), PathBuf::from(WORDS)];
    while let Some(folder) = folders.pop() {
        let unreachable = |error| unreachable_folder(&folder, &error);
        for entry in fs::read_dir(&folder).map_err(unreachable)? {
            let path = entry.map_err(unreachable)?.path();
            if path.is_dir() {
                if path != Path::new(MESSAGES) {
                    folders.push(path);
                }
            } else if path
                .extension()
                .is_some_and(|kind| kind == "rs" || kind == "ftl")
            {
                said.push_str(&files::read(&path)?);
            }
        }
    }
    check_each_is_said(compiled, &said)
}

/// Checks that this code, or another message in it, uses every message.
fn check_each_is_said(compiled: &Compiled, said: &str) -> Result<(), TaskError> {
    let idle: Vec<&str> = SECTIONS
        .iter()
        .zip(&compiled.interface.sections)
        .filter(|(section, _)| section.owner.is_some())
        .flat_map(|(_, messages)| messages)
        .map(|message| message.name.as_str())
        .filter(|name| {
            let function = name.replace('-', "_");
            let [in_words, with_hyphens] = [function.as_str(), *name].map(str::to_uppercase);
            let calls = [
                format!(".{function}("),
                format!("::{function})"),
                format!("::{function},"),
                format!("{{ {name} }}"),
                // After a space or a bracket, because the end of a longer name is another message.
                format!(" {in_words}("),
                format!("({in_words}("),
                format!(" {with_hyphens}("),
                format!("({with_hyphens}("),
            ];
            !calls.iter().any(|call| said.contains(call))
        })
        .collect();
    if idle.is_empty() {
        Ok(())
    } else {
        Err(TaskError::new(format!(
            "No code uses these messages: {}.",
            idle.join(", ")
        )))
    }
}

/// Checks the messages, that code uses each of them, and that the verifier and the generated functions match them.
pub(crate) fn check() -> Result<(), TaskError> {
    let compiled = compiled()?;
    finished_verifier(&compiled)?;
    check_messages_are_used(&compiled)?;
    check_functions(Path::new(MESSAGES), generate(&compiled.interface))
}

/// Checks that the files in this folder are the generated ones.
fn check_functions(folder: &Path, generated: Vec<Generated>) -> Result<(), TaskError> {
    for Generated { name, text } in generated {
        let path = folder.join(name);
        if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            let what = "does not match words/en: run `cargo xtask words`";
            return Err(TaskError::new(format!("{} {what}.", path.display())));
        }
    }
    Ok(())
}

fn unreachable_folder(folder: &Path, error: &io::Error) -> TaskError {
    TaskError::new(format!("{}: {error}.", folder.display()))
}

/// The verifier as it is served.
fn finished_verifier(compiled: &Compiled) -> Result<String, TaskError> {
    verifier::finished(&files::read(Path::new(verifier::SOURCE))?, compiled)
}

/// Writes the message files of all languages and the verifier into the folder of the app, and their names into the text
/// of index.html. Returns the text and the names of the files.
pub(crate) fn put_into_page(folder: &Path, page: &str) -> Result<(String, Vec<String>), TaskError> {
    let compiled = compiled()?;
    files::write(&folder.join(verifier::NAME), &finished_verifier(&compiled)?)?;
    let mut files = Vec::new();
    let mut named = String::new();
    for spoken in Language::ALL {
        let (dir, language) = (spoken.direction().code(), spoken.code());
        let _ = write!(named, "<meta name=words lang={language} dir={dir}");
        for (bundle, owner) in BUNDLES {
            let file = format!("words-{bundle}.{language}.txt");
            let table = table(&compiled, owner, language).unwrap_or_default();
            files::write_bytes(&folder.join(&file), &table)?;
            let _ = write!(named, " data-{bundle}={file}");
            files.push(file);
        }
        let file = format!("guide.{language}.html");
        files::write(&folder.join(&file), &guide(spoken)?)?;
        let _ = write!(named, " data-guide={file}>");
        files.push(file);
    }
    let text = with_languages(page, &named)?;
    Ok((with_shell(&text, &compiled)?, files))
}

/// The page with these tags in place of the one with [`EVERY_LANGUAGE`] in it.
fn with_languages(page: &str, named: &str) -> Result<String, TaskError> {
    let place = page.find(EVERY_LANGUAGE).and_then(|at| {
        let begins = page.get(..at)?.rfind('<')?;
        let ends = at + page.get(at..)?.find('>')? + 1;
        Some(begins..ends)
    });
    let place = place.ok_or_else(|| {
        TaskError::new(format!("index.html should have {EVERY_LANGUAGE} in a tag."))
    })?;
    let mut text = page.to_owned();
    text.replace_range(place, named);
    Ok(text)
}

/// The message table of a language for a bundle with this type.
fn table(compiled: &Compiled, owner: Owner, language: &str) -> Option<Vec<u8>> {
    compiled.table(language, |section| owner.has(section))
}

/// A file of the served app that is made from words/.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Served {
    /// The message table of a bundle with this type.
    Messages(Owner, Language),
    /// The explanation of the games.
    Guide(Language),
    /// The stand-alone verifier.
    Verifier,
}

impl Served {
    /// The file for this path, whose name may have a hash; `None` if the file is not made from words/.
    pub(crate) fn at(path: &str) -> Option<Self> {
        let name = path.strip_prefix('/')?;
        if name == verifier::NAME {
            return Some(Self::Verifier);
        }
        let (stem, rest) = name.split_once('.')?;
        let (code, _) = rest.split_once('.')?;
        let language = Language::ALL.into_iter().find(|it| it.code() == code)?;
        let mut parts = stem.split('-');
        match (parts.next()?, parts.next()) {
            ("guide", _) => Some(Self::Guide(language)),
            ("words", Some(bundle)) => {
                let (_, owner) = BUNDLES.into_iter().find(|(name, _)| *name == bundle)?;
                Some(Self::Messages(owner, language))
            }
            _ => None,
        }
    }

    /// The content by the sources as they are now.
    pub(crate) fn content(self) -> Result<Vec<u8>, TaskError> {
        match self {
            Self::Messages(owner, language) => {
                Ok(table(&compiled()?, owner, language.code()).unwrap_or_default())
            }
            Self::Guide(language) => guide(language).map(String::into_bytes),
            Self::Verifier => finished_verifier(&compiled()?).map(String::into_bytes),
        }
    }
}

/// The explanation of the games in this language.
fn guide(language: Language) -> Result<String, TaskError> {
    files::read(&Path::new(WORDS).join(language.code()).join(GUIDE))
}

/// The page with the text of each message that it names, in every language.
fn with_shell(page: &str, compiled: &Compiled) -> Result<String, TaskError> {
    let [begins, ends] = SHELL;
    let mut parts = page.split(begins);
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(ends).unwrap_or((part, ""));
        for language in Language::ALL.map(Language::code) {
            let its = compiled.shell(language, name).ok_or_else(|| {
                let what = "index.html names a message that is not a fixed text of";
                TaskError::new(format!("{what} {WORDS}/{language}/shell.ftl: {name}."))
            })?;
            let its = its.replace('&', "&amp;").replace('<', "&lt;");
            let _ = write!(text, "<span lang={language}>{its}</span>");
        }
        text.push_str(rest);
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::{fs, io};

    use fair_deal_words::Language;
    use fair_deal_words::Language::{English, Japanese};
    use fair_deal_words_compiler::{Generated, Owner, SHELL, Sources};

    use super::{
        SHELL_FILE, Served, check_each_is_said, check_functions, compiled_of, unreachable_folder,
        with_languages, with_shell,
    };

    /// Words with this text in a section of every language.
    fn words(section: &str, text: &str) -> Sources {
        let mut sources = Sources::default();
        for language in Language::ALL {
            sources.add(language.code(), section, text);
        }
        sources
    }

    #[test]
    fn folder_without_language_is_refused() {
        let text = "# A button.\ndeal = Deal\n";
        assert!(compiled_of(&words("table", text)).is_ok());
        let mut more = words("table", text);
        more.add("xx", "table", text);
        let mut fewer = Sources::default();
        fewer.add("en", "table", text);
        for (sources, apart) in [(more, "xx"), (fewer, "es")] {
            let error = compiled_of(&sources).expect_err(apart);
            assert_eq!(
                error.to_string(),
                format!(
                    "words/{apart}: the folders and the languages in crates/words/src/language.rs are not the same."
                )
            );
        }
        let error = compiled_of(&words("table", "deal = Deal\n")).expect_err("no comment");
        assert_eq!(
            error.to_string(),
            "words/en/table.ftl:1: a comment above “deal” must say where it is shown"
        );
    }

    #[test]
    fn message_that_nothing_says_is_refused() {
        let text = "# A button.\ndeal-again = Deal\n# A button.\nhit = Hit\n";
        let compiled = compiled_of(&words("table", text)).expect("words without a fault");
        let check = |said: &str| check_each_is_said(&compiled, said);
        assert_eq!(check("words.deal_again() + words.hit()"), Ok(()));
        assert_eq!(check("a = { DEAL-AGAIN() } { CAPITAL(HIT()) }"), Ok(()));
        // The end of a longer name is another message.
        for other in [
            "words.other_hit()",
            "a = { OTHER_HIT($x) }",
            "a = { NO-HIT() }",
        ] {
            let error = check(&format!("words.deal_again(); {other}")).expect_err(other);
            assert_eq!(error.to_string(), "No code uses these messages: hit.");
        }
    }

    #[test]
    fn functions_that_do_not_match_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("table.rs");
        let generated = || {
            vec![Generated {
                name: "table.rs".to_owned(),
                text: "fn deal() {}\n".to_owned(),
            }]
        };
        let told = format!(
            "{} does not match words/en: run `cargo xtask words`.",
            file.display()
        );
        let check = || check_functions(folder.path(), generated()).map_err(|it| it.to_string());
        assert_eq!(check(), Err(told.clone()));
        fs::write(&file, "fn hit() {}\n").expect("a file");
        assert_eq!(check(), Err(told));
        fs::write(&file, "fn deal() {}\n").expect("a file");
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn page_without_places_for_words_is_refused() {
        let page = "<meta name=words content=EVERY-LANGUAGE><p>WORDS(loading)";
        let with = with_languages(page, "<meta>");
        assert_eq!(with.as_deref(), Ok("<meta><p>WORDS(loading)"));
        for page in ["<p>", "EVERY-LANGUAGE>", "<p EVERY-LANGUAGE"] {
            let error = with_languages(page, "").expect_err(page);
            assert_eq!(
                error.to_string(),
                "index.html should have EVERY-LANGUAGE in a tag."
            );
        }
        let text = "# It loads.\nloading = Loading\n";
        let compiled = compiled_of(&words("shell", text)).expect("words without a fault");
        assert!(with_shell(page, &compiled).is_ok());
        let error = with_shell("<p>WORDS(slow)", &compiled).expect_err("unknown");
        assert_eq!(
            error.to_string(),
            "index.html names a message that is not a fixed text of words/en/shell.ftl: slow."
        );
    }

    #[test]
    fn path_names_the_file_made_from_words() {
        let poker = Served::Messages(Owner::PokerWords, Japanese);
        for (path, file) in [
            ("/words-poker-0a1b.ja.txt", Some(poker)),
            ("/words-poker.ja.txt", Some(poker)),
            (
                "/words-coaches-0a1b.en.txt",
                Some(Served::Messages(Owner::CoachWords, English)),
            ),
            (
                "/words-pages-0a1b.en.txt",
                Some(Served::Messages(Owner::PagesWords, English)),
            ),
            ("/guide-0a1b.en.html", Some(Served::Guide(English))),
            ("/verify.html", Some(Served::Verifier)),
            ("/words-poker-0a1b.xx.txt", None),
            ("/words-0a1b.en.txt", None),
            ("/guide-0a1b.html", None),
            ("/pages-0a1b.css", None),
            ("/", None),
        ] {
            assert_eq!(Served::at(path), file, "{path}");
        }
    }

    #[test]
    fn shell_file_has_the_name_of_its_section() {
        assert_eq!(SHELL_FILE, format!("{}.ftl", SHELL.name));
    }

    #[test]
    fn unreachable_folder_is_named() {
        let error = io::Error::from(io::ErrorKind::NotFound);
        let error = unreachable_folder(Path::new("src/app"), &error).to_string();
        assert!(error.starts_with("src/app: "), "{error}");
    }
}

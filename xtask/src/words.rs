//! The words of the page: checked, compiled to tables, and made into typed functions.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{fs, io, str};

use fair_deal_words_compiler::{Compiled, Generated, Sources, compile, generate};
use testbed::shell::Trouble;

use crate::files;

/// Where the words are.
const WORDS: &str = "words";

/// Where their functions are.
const MESSAGES: &str = "src/text/messages";

/// Checks and compiles the words of all languages.
pub(crate) fn compiled() -> Result<Compiled, Trouble> {
    let sources =
        Sources::read(Path::new(WORDS)).map_err(|error| Trouble::new(error.to_string()))?;
    compile(&sources).map_err(|faults| {
        let told: Vec<String> = faults
            .iter()
            .map(|fault| format!("{WORDS}/{fault}"))
            .collect();
        Trouble::new(told.join("\n"))
    })
}

/// Checks the words, and writes their functions where they have changed.
pub(crate) fn write() -> Result<(), Trouble> {
    let compiled = compiled()?;
    let files = functions(&compiled)?;
    fs::create_dir_all(MESSAGES).map_err(|error| unreachable_folder(&error))?;
    for entry in fs::read_dir(MESSAGES).map_err(|error| unreachable_folder(&error))? {
        let path = entry.map_err(|error| unreachable_folder(&error))?.path();
        let is_of_ours = files.iter().any(|file| path.ends_with(&file.name));
        if !is_of_ours {
            fs::remove_file(&path)
                .map_err(|error| Trouble::new(format!("{}: {error}", path.display())))?;
        }
    }
    for Generated { name, text } in files {
        let path = Path::new(MESSAGES).join(name);
        // What has not changed is left alone: programs would be built again for it.
        if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            files::write(&path, &text)?;
        }
    }
    let messages: usize = compiled.interface.sections.iter().map(Vec::len).sum();
    let languages: Vec<&str> = compiled.languages().collect();
    println!("{messages} messages, each in {}", languages.join(", "));
    Ok(())
}

/// Checks that the functions are those of the words.
pub(crate) fn check() -> Result<(), Trouble> {
    for Generated { name, text } in functions(&compiled()?)? {
        let path = Path::new(MESSAGES).join(name);
        if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            let what = "is not that of words/en any more: run `cargo xtask words`";
            return Err(Trouble::new(format!("{} {what}.", path.display())));
        }
    }
    Ok(())
}

fn unreachable_folder(error: &io::Error) -> Trouble {
    Trouble::new(format!("{MESSAGES}: {error}."))
}

/// The functions as rustfmt writes them.
fn functions(compiled: &Compiled) -> Result<Vec<Generated>, Trouble> {
    let formatted = |Generated { name, text }| {
        Ok(Generated {
            text: formatted(&text)?,
            name,
        })
    };
    generate(&compiled.interface)
        .into_iter()
        .map(formatted)
        .collect()
}

fn formatted(text: &str) -> Result<String, Trouble> {
    let failed = |error: &dyn std::fmt::Display| Trouble::new(format!("rustfmt: {error}"));
    let mut rustfmt = Command::new("rustfmt")
        .args(["--edition", "2024"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| failed(&error))?;
    if let Some(mut input) = rustfmt.stdin.take() {
        input
            .write_all(text.as_bytes())
            .map_err(|error| failed(&error))?;
    }
    let output = rustfmt.wait_with_output().map_err(|error| failed(&error))?;
    if !output.status.success() {
        return Err(failed(&"the functions of the words are no Rust"));
    }
    let text = str::from_utf8(&output.stdout).map_err(|error| failed(&error))?;
    Ok(text.to_owned())
}

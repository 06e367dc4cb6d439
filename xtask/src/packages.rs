//! The system packages of the tests: browsers, drivers and fonts, and the programs that open saved files. On Debian, as
//! root, the missing ones are installed. Elsewhere a sentence gives advice.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use testbed::browsers::{Browser, Program, Source};
use testbed::office::Opener;
use testbed::shell::{self, TaskError};

use crate::tools::{self, CargoTool};

/// The variable with the browser of the tests.
const CHOICE: &str = "FAIR_DEAL_BROWSER";

/// The languages, in fontconfig's codes, whose letters the tests measure and photograph. Each has the smallest of
/// Debian's fonts with these letters.
const FONTS: [(&str, &str); 2] = [("ja", "fonts-vlgothic"), ("ru", "fonts-dejavu-core")];

/// The package of fc-list, which lists the installed fonts.
const FONTCONFIG: &str = "fontconfig";

/// The variables for the tests: the browser, and the paths of its programs.
pub(crate) fn provide(browser: &Browser) -> Result<Vec<(&'static str, PathBuf)>, TaskError> {
    let mut packages = Vec::new();
    for program in browser.programs {
        match program.source {
            Source::Debian(package) if program.find().is_err() && !packages.contains(&package) => {
                packages.push(package);
            }
            Source::Debian(_) | Source::Cargo(_) => {}
        }
    }
    let reason = install(&packages, browser.name);
    variables(browser, &reason)
}

/// The variables of [`provide`]. The error for a missing program ends with this reason why it could not be installed.
fn variables(browser: &Browser, reason: &str) -> Result<Vec<(&'static str, PathBuf)>, TaskError> {
    let mut variables = vec![(CHOICE, PathBuf::from(browser.code))];
    for program in browser.programs {
        let path = find(*program)
            .map_err(|sentence| TaskError::new(format!("{}: {sentence}{reason}", browser.name)))?;
        variables.push((program.variable, path));
    }
    Ok(variables)
}

/// The variable for the tests with the path of a program that opens saved files, and the path.
pub(crate) fn provide_opener(opener: Opener) -> Result<(&'static str, PathBuf), TaskError> {
    let program = opener.program();
    let reason = match (opener.find(), program.source) {
        (Err(_), Source::Debian(package)) => install(&[package], opener.name()),
        (Err(_), Source::Cargo(_)) | (Ok(_), _) => String::new(),
    };
    let found = opener.find().map(|path| (program.variable, path));
    found.map_err(|sentence| TaskError::new(format!("{sentence}{reason}")))
}

/// The path of a program. Cargo builds it first if that is its source.
fn find(program: Program) -> Result<PathBuf, String> {
    match program.source {
        Source::Cargo(version) if std::env::var_os(program.variable).is_none() => {
            let tool = CargoTool {
                program: program.names,
                package: program.names,
                version,
                duration: "about a minute and a half on two cores, once",
            };
            tools::cargo_tool(tool).map_err(|error| error.to_string())
        }
        Source::Cargo(_) | Source::Debian(_) => program.find(),
    }
}

/// Ensures that there are fonts for every language of the app. Without one a browser draws and measures boxes.
pub(crate) fn fonts() -> Result<(), TaskError> {
    let missing: Vec<&str> = FONTS
        .into_iter()
        .filter(|(language, _)| !has_font_for(language))
        .map(|(_, package)| package)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let reason = install(&[&[FONTCONFIG], &missing[..]].concat(), "the fonts");
    check_fonts(has_font_for, &reason)
}

/// Checks that every language has a font. The error ends with this reason why it could not be installed.
fn check_fonts(has_font_for: impl Fn(&str) -> bool, reason: &str) -> Result<(), TaskError> {
    match FONTS.iter().find(|(language, _)| !has_font_for(language)) {
        None => Ok(()),
        Some((language, package)) => Err(TaskError::new(format!(
            "`fc-list :lang={language}` names no font, so the page's letters would be boxes: on \
             Debian, `apt-get install -y {FONTCONFIG} {package}` as root brings one.{reason}"
        ))),
    }
}

/// Returns true if the system has a font with this language's letters.
fn has_font_for(language: &str) -> bool {
    shell::answer(Command::new("fc-list").arg(format!(":lang={language}")))
        .is_some_and(|fonts| !fonts.is_empty())
}

/// Installs packages on Debian as root. Returns the error, as an addition to the sentence about the missing programs.
fn install(packages: &[&str], for_whom: &str) -> String {
    if packages.is_empty() || !is_debian() || !is_root() {
        return String::new();
    }
    println!(
        "Installing {} from Debian's packages, for {for_whom} (about a minute, once).",
        packages.join(" ")
    );
    let options = ["install", "-y", "--no-install-recommends"];
    apt_get(&["update"])
        .and_then(|()| apt_get(&[&options, packages].concat()))
        .map_or_else(|error| format!(" {error}"), |()| String::new())
}

/// Runs Debian's package manager without questions, with little output.
fn apt_get(arguments: &[&str]) -> Result<(), TaskError> {
    let mut command = Command::new("apt-get");
    command
        .args(arguments)
        .arg("-qq")
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(Stdio::null())
        .stdout(Stdio::null());
    shell::run(&mut command)
}

/// Returns true on Debian. Ubuntu is excluded, because its browsers need a daemon.
fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|release| release.lines().any(|line| line == "ID=debian"))
}

/// Returns true if we may install packages.
fn is_root() -> bool {
    shell::answer(Command::new("id").arg("-u")).as_deref() == Some("0")
}

#[cfg(test)]
mod tests {
    use testbed::browsers::{Browser, CHROMIUM, Program, Source};

    use super::{check_fonts, variables};

    #[test]
    fn missing_browser_is_named_with_the_reason() {
        let driver = Program {
            names: "there-is-no-such-driver",
            variable: "FAIR_DEAL_NO_SUCH_VARIABLE",
            source: Source::Debian("nor-such-a-package"),
            ..CHROMIUM.programs[1]
        };
        let browser = Browser {
            programs: Box::leak(Box::new([driver])),
            ..CHROMIUM
        };
        let error = variables(&browser, " No network.").expect_err("it is missing");
        let error = error.to_string();
        assert!(
            error.starts_with("Chromium: there-is-no-such-driver is missing: ")
                && error.ends_with(" No network."),
            "{error}"
        );
    }

    #[test]
    fn missing_font_is_named() {
        assert_eq!(check_fonts(|_| true, ""), Ok(()));
        let error = check_fonts(|language| language == "ja", " No network.");
        let error = error.expect_err("no Russian").to_string();
        assert!(
            error.starts_with("`fc-list :lang=ru` names no font")
                && error.ends_with("fonts-dejavu-core` as root brings one. No network."),
            "{error}"
        );
    }
}

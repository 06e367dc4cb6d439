//! What the browser tests need of the system: the browsers, their drivers and fonts. On Debian, as
//! root, what is missing is installed; elsewhere a sentence says what to do.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use testbed::browsers::{Browser, Program, Source};
use testbed::shell::{self, Trouble};

use crate::tools::{self, CargoTool};

/// The variable that tells the tests in which browser to play.
const CHOICE: &str = "FAIR_DEAL_BROWSER";

/// The languages, as fontconfig calls them, whose letters the tests measure and photograph, each
/// with the smallest of Debian's fonts that has them.
const FONTS: [(&str, &str); 2] = [("ja", "fonts-vlgothic"), ("ru", "fonts-dejavu-core")];

/// Brings fc-list, which tells what fonts there are.
const FONTCONFIG: &str = "fontconfig";

/// The variables that tell the tests to play in this browser, and where all is that it needs.
pub(crate) fn provide(browser: &Browser) -> Result<Vec<(&'static str, PathBuf)>, Trouble> {
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
    let mut variables = vec![(CHOICE, PathBuf::from(browser.code))];
    for program in browser.programs {
        let path = find(*program)
            .map_err(|sentence| Trouble::new(format!("{}: {sentence}{reason}", browser.name)))?;
        variables.push((program.variable, path));
    }
    Ok(variables)
}

/// Where a program is; cargo builds it if that is its source.
fn find(program: Program) -> Result<PathBuf, String> {
    match program.source {
        Source::Cargo(version) if std::env::var_os(program.variable).is_none() => {
            let tool = CargoTool {
                program: program.names,
                package: program.names,
                version,
                duration: "about a minute and a half on two cores, once",
            };
            tools::cargo_tool(tool).map_err(|trouble| trouble.to_string())
        }
        Source::Cargo(_) | Source::Debian(_) => program.find(),
    }
}

/// Sees to it that there are fonts for every language of the page: without one a browser draws
/// boxes, and measures them.
pub(crate) fn fonts() -> Result<(), Trouble> {
    let missing: Vec<&str> = FONTS
        .into_iter()
        .filter(|(language, _)| !has_font_for(language))
        .map(|(_, package)| package)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let reason = install(&[&[FONTCONFIG], &missing[..]].concat(), "the fonts");
    match FONTS.iter().find(|(language, _)| !has_font_for(language)) {
        None => Ok(()),
        Some((language, package)) => Err(Trouble::new(format!(
            "`fc-list :lang={language}` names no font, so the page's letters would be boxes: on \
             Debian, `apt-get install -y {FONTCONFIG} {package}` as root brings one.{reason}"
        ))),
    }
}

/// Whether the system has a font with this language's letters.
fn has_font_for(language: &str) -> bool {
    shell::answer(Command::new("fc-list").arg(format!(":lang={language}")))
        .is_some_and(|fonts| !fonts.is_empty())
}

/// Installs Debian's packages if this is Debian and we may; what went wrong is returned, to be
/// added to the sentence of whoever misses them.
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
        .map_or_else(|trouble| format!(" {trouble}"), |()| String::new())
}

/// Runs Debian's package manager, which asks nothing and prints little.
fn apt_get(arguments: &[&str]) -> Result<(), Trouble> {
    let mut command = Command::new("apt-get");
    command
        .args(arguments)
        .arg("-qq")
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(Stdio::null())
        .stdout(Stdio::null());
    shell::run(&mut command)
}

/// Whether this system's packages are Debian's. Ubuntu's are not: its browsers want a daemon.
fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|release| release.lines().any(|line| line == "ID=debian"))
}

/// Whether we may install packages.
fn is_root() -> bool {
    shell::answer(Command::new("id").arg("-u")).as_deref() == Some("0")
}

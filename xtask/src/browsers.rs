//! The browsers that the tests drive, and how they get here.
//!
//! A further browser is a further entry of [`BROWSERS`] (Firefox: `firefox-esr` and geckodriver;
//! `WebKit`: `webkit2gtk-driver` under xvfb) and, in tests/, the capabilities it wants.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::shell::{self, Trouble};

/// A browser and the driver through which a test steers it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Browser {
    /// What people call it.
    name: &'static str,
    /// The browser.
    program: Program,
    /// Its driver.
    driver: Program,
    /// Debian's packages that hold both.
    debian: &'static [&'static str],
}

/// A program that a browser test needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Program {
    /// The names it goes by on PATH, best first.
    names: &'static [&'static str],
    /// The environment variable that tells the tests its path. Set by a person, it wins.
    variable: &'static str,
}

/// Every browser that the tests drive.
pub(crate) const BROWSERS: [Browser; 1] = [Browser {
    name: "Chromium",
    program: Program {
        names: &[
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
        ],
        variable: "FAIR_DEAL_CHROMIUM",
    },
    driver: Program {
        names: &["chromedriver"],
        variable: "FAIR_DEAL_CHROMEDRIVER",
    },
    debian: &["chromium", "chromium-driver"],
}];

impl Program {
    /// Where it is.
    fn find(self) -> Option<PathBuf> {
        let folders = shell::path_folders();
        env::var_os(self.variable)
            .map(PathBuf::from)
            .or_else(|| {
                self.names
                    .iter()
                    .find_map(|name| shell::programs(name, &folders).next())
            })
            .filter(|program| program.is_file())
    }
}

impl Browser {
    /// The variables that tell the tests where the browser and its driver are; installs them if
    /// this is Debian and we may.
    pub(crate) fn provide(self) -> Result<[(&'static str, PathBuf); 2], Trouble> {
        if let Some(found) = self.find() {
            return Ok(found);
        }
        let packages = self.debian.join(" ");
        let install = format!("apt-get install -y --no-install-recommends {packages}");
        let mut reason = String::new();
        if is_debian() && is_root() {
            println!(
                "Installing {} and its driver from Debian's packages (about a minute, once).",
                self.name
            );
            let installed = apt_get(&["update"]).and_then(|()| {
                let options = ["install", "-y", "--no-install-recommends"];
                apt_get(&[&options, self.debian].concat())
            });
            if let Err(trouble) = installed {
                reason = format!(" {trouble}");
            }
        }
        self.find().ok_or_else(|| {
            Trouble::new(format!(
                "{} or its driver is missing: on Debian, `{install}` as root brings both; \
                 elsewhere, put {} and {} on PATH, or name them in {} and {}.{reason}",
                self.name,
                self.program.names[0],
                self.driver.names[0],
                self.program.variable,
                self.driver.variable,
            ))
        })
    }

    /// Where browser and driver are, if both are.
    fn find(self) -> Option<[(&'static str, PathBuf); 2]> {
        Some([
            (self.program.variable, self.program.find()?),
            (self.driver.variable, self.driver.find()?),
        ])
    }
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

/// Whether this system's packages are Debian's. Ubuntu's are not: its chromium wants a daemon.
fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|release| release.lines().any(|line| line == "ID=debian"))
}

/// Whether we may install packages.
fn is_root() -> bool {
    shell::answer(Command::new("id").arg("-u")).as_deref() == Some("0")
}

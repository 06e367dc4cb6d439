//! The browsers of the tests, and the paths of their programs.
//!
//! A new browser needs a new entry of [`BROWSERS`] and a file in e2e/ that starts it and talks to it.

use std::env;
use std::fs;
use std::path::PathBuf;

use crate::shell;

/// A browser and the programs with which a test controls it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Browser {
    /// Its name for people.
    pub name: &'static str,
    /// Its name in the tests and in `FAIR_DEAL_BROWSER`.
    pub code: &'static str,
    /// The browser, its driver, and their dependencies.
    pub programs: &'static [Program],
}

/// A program that a browser test needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Program {
    /// The possible names on PATH, best first, separated by spaces.
    pub names: Text,
    /// The library folders in which it may also be.
    pub libraries: &'static [Text],
    /// The environment variable with its path for the tests. A value that the user has set takes precedence.
    pub variable: Text,
    /// The source of the program.
    pub source: Source,
}

/// A static text.
type Text = &'static str;

/// The source of a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// Debian's package of this name.
    Debian(&'static str),
    /// Cargo builds this version of the crate of the same name.
    Cargo(&'static str),
}

/// Chromium and browsers built from it, controlled by chromedriver.
pub const CHROMIUM: Browser = Browser {
    name: "Chromium",
    code: "chromium",
    programs: &[
        debian(
            "chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable",
            "chromium-headless-shell",
            "FAIR_DEAL_CHROMIUM",
        ),
        debian("chromedriver", "chromium-driver", "FAIR_DEAL_CHROMEDRIVER"),
    ],
};

/// Firefox, controlled by geckodriver.
pub const FIREFOX: Browser = Browser {
    name: "Firefox",
    code: "firefox",
    programs: &[
        debian("firefox-esr firefox", "firefox-esr", "FAIR_DEAL_FIREFOX"),
        Program {
            source: Source::Cargo("0.37.0"),
            ..debian("geckodriver", "", "FAIR_DEAL_GECKODRIVER")
        },
    ],
};

/// The package of the browser of [`WEBKIT`] and its driver.
const WEBKIT_PACKAGE: &str = "webkit2gtk-driver";

/// `WebKitGTK`'s `MiniBrowser`, controlled by `WebKitWebDriver`, on a virtual display.
pub const WEBKIT: Browser = Browser {
    name: "WebKit",
    code: "webkit",
    programs: &[
        Program {
            libraries: &["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"],
            ..debian("MiniBrowser", WEBKIT_PACKAGE, "FAIR_DEAL_MINIBROWSER")
        },
        debian("WebKitWebDriver", WEBKIT_PACKAGE, "FAIR_DEAL_WEBKITDRIVER"),
        debian("Xvfb", "xvfb", "FAIR_DEAL_XVFB"),
    ],
};

/// The screen reader Orca with [`FIREFOX`], on a virtual display, and the programs through which they communicate.
pub const SCREEN_READER: Browser = Browser {
    name: "Orca",
    code: "orca",
    programs: &[
        debian("orca", "orca", "FAIR_DEAL_ORCA"),
        debian("dbus-daemon", "dbus-daemon", "FAIR_DEAL_DBUS_DAEMON"),
        Program {
            libraries: &["", "at-spi2-core"],
            ..debian("at-spi-bus-launcher", "at-spi2-core", "FAIR_DEAL_AT_SPI")
        },
        debian("openbox", "openbox", "FAIR_DEAL_OPENBOX"),
        debian("xdotool", "xdotool", "FAIR_DEAL_XDOTOOL"),
        WEBKIT.programs[2],
        FIREFOX.programs[0],
    ],
};

/// A program from this Debian package.
const fn debian(names: Text, package: Text, variable: Text) -> Program {
    let (libraries, source) = (&[], Source::Debian(package));
    Program {
        names,
        libraries,
        variable,
        source,
    }
}

/// All browsers of the tests.
pub const BROWSERS: [Browser; 3] = [CHROMIUM, FIREFOX, WEBKIT];

impl Program {
    /// Finds the program. The error is a sentence for the user.
    ///
    /// # Errors
    ///
    /// If the program is missing, or [`Program::variable`] does not name a file.
    pub fn find(self) -> Result<PathBuf, String> {
        if let Some(path) = env::var_os(self.variable).map(PathBuf::from) {
            return if path.is_file() {
                Ok(path)
            } else {
                Err(format!(
                    "{} names {}, which is not a file.",
                    self.variable,
                    path.display()
                ))
            };
        }
        let mut folders = shell::path_folders();
        folders.extend(shell::cargo_bin());
        for root in library_roots() {
            folders.extend(self.libraries.iter().map(|library| root.join(library)));
        }
        let mut names = self.names.split(' ');
        let found = names.find_map(|name| shell::programs(name, &folders).next());
        found.ok_or_else(|| {
            format!(
                "{} is missing: put it on PATH, or name it in {}. On Debian, as root, the tests install it.",
                self.names.replace(' ', " or "),
                self.variable
            )
        })
    }
}

/// The folders in which systems keep the folders of libraries.
fn library_roots() -> Vec<PathBuf> {
    let machines = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let machines = machines.map(|entry| entry.path());
    let plain = ["/usr/lib", "/usr/lib64", "/usr/libexec"].map(PathBuf::from);
    plain.into_iter().chain(machines).collect()
}

#[cfg(test)]
mod tests {
    use super::{BROWSERS, Program, SCREEN_READER, debian};

    #[test]
    fn missing_program_error_is_a_sentence() {
        let missing = "there-is-no-such-program";
        let program = debian(missing, "nor-such-a-package", "FAIR_DEAL_NO_SUCH_VARIABLE");
        let sentence = program.find().expect_err("it is missing");
        let start = "there-is-no-such-program is missing: ";
        assert!(sentence.starts_with(start), "{sentence}");
    }

    #[test]
    fn variable_must_name_a_file() {
        // Cargo sets this variable to a folder.
        let program = Program {
            variable: "CARGO_MANIFEST_DIR",
            ..debian("cargo", "", "")
        };
        let sentence = program.find().expect_err("a folder");
        let told = concat!(
            "CARGO_MANIFEST_DIR names ",
            env!("CARGO_MANIFEST_DIR"),
            ", which is not a file."
        );
        assert_eq!(sentence, told);
    }

    #[test]
    fn every_program_has_its_own_variable() {
        let all = || BROWSERS.iter().chain([&SCREEN_READER]);
        let programs = || all().flat_map(|browser| browser.programs);
        for program in programs() {
            let mut same = programs().filter(|it| it.variable == program.variable);
            assert!(same.all(|it| it == program), "{}", program.variable);
        }
    }
}

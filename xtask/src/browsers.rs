//! The browsers that the tests drive, and how they get here.
//!
//! A further browser is a further entry of [`BROWSERS`] and, in tests/browser/, a file that says how
//! it is started and asked.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::shell::{self, Trouble};
use crate::tools::{self, CargoTool};

/// A browser and all through which a test steers it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Browser {
    /// What people call it.
    name: &'static str,
    /// Its step in the report.
    pub(crate) step: &'static str,
    /// What the tests call it: see [`Browser::variables`].
    code: &'static str,
    /// The browser, its driver, and what they cannot do without.
    programs: &'static [Program],
    /// Debian's packages that hold them.
    debian: &'static [&'static str],
    /// The driver, where cargo builds it, and the variable that tells the tests its path.
    built: Option<(CargoTool<'static>, &'static str)>,
}

/// A program that a browser test needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Program {
    /// The names it goes by on PATH, best first.
    names: &'static [&'static str],
    /// The folders of a library in which it may lie besides.
    libraries: &'static [&'static str],
    /// The environment variable that tells the tests its path. Set by a person, it wins.
    variable: &'static str,
}

/// The variable that tells the tests in which browser to play.
const CHOICE: &str = "FAIR_DEAL_BROWSER";

/// Every browser that the tests drive.
pub(crate) const BROWSERS: [Browser; 3] = [
    Browser {
        name: "Chromium",
        step: "browser tests, Chromium",
        code: "chromium",
        programs: &[
            Program {
                names: &[
                    "chromium",
                    "chromium-browser",
                    "google-chrome",
                    "google-chrome-stable",
                ],
                libraries: &[],
                variable: "FAIR_DEAL_CHROMIUM",
            },
            Program {
                names: &["chromedriver"],
                libraries: &[],
                variable: "FAIR_DEAL_CHROMEDRIVER",
            },
        ],
        debian: &["chromium", "chromium-driver"],
        built: None,
    },
    Browser {
        name: "Firefox",
        step: "browser tests, Firefox",
        code: "firefox",
        programs: &[Program {
            names: &["firefox-esr", "firefox"],
            libraries: &[],
            variable: "FAIR_DEAL_FIREFOX",
        }],
        debian: &["firefox-esr"],
        built: Some((tools::GECKODRIVER, "FAIR_DEAL_GECKODRIVER")),
    },
    Browser {
        name: "WebKit",
        step: "browser tests, WebKit",
        code: "webkit",
        programs: &[
            Program {
                names: &["MiniBrowser"],
                libraries: &["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"],
                variable: "FAIR_DEAL_MINIBROWSER",
            },
            Program {
                names: &["WebKitWebDriver"],
                libraries: &[],
                variable: "FAIR_DEAL_WEBKITDRIVER",
            },
            Program {
                names: &["Xvfb"],
                libraries: &[],
                variable: "FAIR_DEAL_XVFB",
            },
        ],
        debian: &["webkit2gtk-driver", "xvfb"],
        built: None,
    },
];

impl Program {
    /// Where it is.
    fn find(self) -> Option<PathBuf> {
        let mut folders = shell::path_folders();
        for root in library_roots() {
            folders.extend(self.libraries.iter().map(|library| root.join(library)));
        }
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

/// The folders in which systems keep the folders of libraries.
fn library_roots() -> Vec<PathBuf> {
    let machines = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let machines = machines.map(|entry| entry.path());
    let plain = ["/usr/lib", "/usr/lib64", "/usr/libexec"].map(PathBuf::from);
    plain.into_iter().chain(machines).collect()
}

impl Browser {
    /// The variables that tell the tests to play in this browser, and where all is that it needs;
    /// installs what is missing if this is Debian and we may.
    pub(crate) fn variables(self) -> Result<Vec<(&'static str, PathBuf)>, Trouble> {
        let mut variables = self.provide()?;
        if let Some((tool, variable)) = self.built {
            let own = env::var_os(variable).map(PathBuf::from);
            let driver = match own.filter(|driver| driver.is_file()) {
                Some(driver) => driver,
                None => tools::cargo_tool(tool)?,
            };
            variables.push((variable, driver));
        }
        variables.push((CHOICE, self.code.into()));
        Ok(variables)
    }

    /// Where the programs are.
    pub(crate) fn provide(self) -> Result<Vec<(&'static str, PathBuf)>, Trouble> {
        if let Some(found) = self.find() {
            return Ok(found);
        }
        let packages = self.debian.join(" ");
        let mut reason = String::new();
        if is_debian() && is_root() {
            println!(
                "Installing {packages} from Debian's packages, for {} (about a minute, once).",
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
            let missing = self.programs.iter().filter(|it| it.find().is_none());
            let missing: Vec<String> = missing
                .map(|it| format!("{} (or its path in {})", it.names[0], it.variable))
                .collect();
            Trouble::new(format!(
                "{} lacks {}: on Debian, `apt-get install -y --no-install-recommends {packages}` \
                 as root brings it; elsewhere, put it on PATH.{reason}",
                self.name,
                missing.join(", "),
            ))
        })
    }

    /// Where the programs are, if all are there.
    fn find(self) -> Option<Vec<(&'static str, PathBuf)>> {
        let found = |it: &Program| Some((it.variable, it.find()?));
        self.programs.iter().map(found).collect()
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

/// Whether this system's packages are Debian's. Ubuntu's are not: its browsers want a daemon.
fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|release| release.lines().any(|line| line == "ID=debian"))
}

/// Whether we may install packages.
fn is_root() -> bool {
    shell::answer(Command::new("id").arg("-u")).as_deref() == Some("0")
}

//! What the browser tests can make beside testing, as tasks of their own.

use std::env;

use testbed::browsers::CHROMIUM;
use testbed::shell::{self, Trouble, cargo};

use crate::{packages, page, tools};

/// A task that builds the page and has the browser tests, in Chromium, do something with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BrowserRun {
    /// Its name after `cargo xtask`, which is also that of the browser test that does it.
    pub(crate) name: &'static str,
    /// The variable that asks the browser tests for it.
    variable: &'static str,
    /// The folder that it makes, in the project's; git ignores it. It is the variable's value.
    folder: Option<&'static str>,
}

impl BrowserRun {
    /// All of them.
    pub(crate) const ALL: [Self; 4] = [
        Self::new("shots", "FAIR_DEAL_SHOTS", Some("shots")),
        Self::new("frames", "FAIR_DEAL_FRAMES", None),
        Self::new("feel", "FAIR_DEAL_FEEL", None),
        Self::new("week", "FAIR_DEAL_WEEK", None),
    ];

    const fn new(name: &'static str, variable: &'static str, folder: Option<&'static str>) -> Self {
        Self {
            name,
            variable,
            folder,
        }
    }

    /// The one with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|run| run.name == name)
    }

    /// Builds the page and does it.
    pub(crate) fn run(self) -> Result<(), Trouble> {
        page::build(&tools::for_page()?)?;
        let mut command = cargo();
        command
            .args(["test", "--workspace", "--test", "browser", "--"])
            .arg(format!("chromium::{}", self.name))
            .envs(packages::provide(&CHROMIUM)?);
        match self.folder {
            Some(folder) => {
                let project = env::current_dir().map_err(|error| {
                    Trouble::new(format!("The project's folder is gone: {error}."))
                })?;
                command.env(self.variable, project.join(folder));
            }
            None => {
                command.env(self.variable, "1");
            }
        }
        shell::run(&mut command)?;
        if let Some(folder) = self.folder {
            println!("What was made is in {folder}/.");
        }
        Ok(())
    }
}

//! What the browser tests can make beside testing, as tasks of their own.

use std::env;
use std::ffi::OsString;

use testbed::browsers::CHROMIUM;
use testbed::shell::{self, Trouble, cargo};

use crate::tools::Toolbox;
use crate::{packages, page, plain, tools};

/// A task that builds the page and has the browser tests, in Chromium, do something with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BrowserRun {
    /// Its name after `cargo xtask`, which is also that of the browser test that does it.
    pub(crate) name: &'static str,
    /// The variable that asks the browser tests for it.
    variable: &'static str,
    /// What the variable's value is.
    value: Value,
}

/// The value of the variable that asks for a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Value {
    /// Any: there is nothing to say beside the name.
    Asked,
    /// The folder that the run makes, in the project's; git ignores it.
    Makes(&'static str),
    /// The long tests, of which the run's name chooses one.
    Soak,
    /// The folder of the plain page, which is built first.
    PlainPage,
}

impl Value {
    fn text(self, toolbox: &Toolbox) -> Result<OsString, Trouble> {
        match self {
            Self::Asked => Ok("1".into()),
            Self::Makes(folder) => {
                let project = env::current_dir().map_err(|error| {
                    Trouble::new(format!("The project's folder is gone: {error}."))
                })?;
                Ok(project.join(folder).into())
            }
            Self::Soak => Ok("soak".into()),
            Self::PlainPage => Ok(plain::build(toolbox)?.into()),
        }
    }
}

impl BrowserRun {
    /// All of them.
    pub(crate) const ALL: [Self; 4] = [
        Self::new("shots", "FAIR_DEAL_SHOTS", Value::Makes("shots")),
        Self::new("frames", "FAIR_DEAL_FRAMES", Value::Asked),
        Self::new("feel", "FAIR_DEAL_FEEL", Value::PlainPage),
        Self::new("week", "FAIR_DEAL_TESTS", Value::Soak),
    ];

    const fn new(name: &'static str, variable: &'static str, value: Value) -> Self {
        Self {
            name,
            variable,
            value,
        }
    }

    /// The one with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|run| run.name == name)
    }

    /// Builds the page and does it.
    pub(crate) fn run(self) -> Result<(), Trouble> {
        let toolbox = tools::for_page()?;
        page::build(&toolbox)?;
        let mut command = cargo();
        command
            .args(["test", "--workspace", "--test", "browser", "--"])
            .arg(format!("chromium::{}", self.name))
            .envs(packages::provide(&CHROMIUM)?)
            .env(self.variable, self.value.text(&toolbox)?);
        shell::run(&mut command)?;
        if let Value::Makes(folder) = self.value {
            println!("What was made is in {folder}/.");
        }
        Ok(())
    }
}

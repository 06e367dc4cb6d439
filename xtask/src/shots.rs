//! Tasks that use the browser tests to make or measure something.

use std::env;
use std::ffi::OsString;
use std::path::Path;

use testbed::browsers::CHROMIUM;
use testbed::shell::{self, TaskError, cargo};

use crate::tools::Toolbox;
use crate::{packages, page, plain, tools};

/// A task that builds the page and runs a browser test in Chromium that makes or measures something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BrowserRun {
    /// Its name after `cargo xtask`, which is also the name of the browser test.
    pub(crate) name: &'static str,
    /// The variable that enables the browser test.
    variable: &'static str,
    /// The kind of the variable's value.
    value: Value,
}

/// The value of the variable that enables a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Value {
    /// Any value: the run needs no further information.
    Asked,
    /// The path of the file or folder that the run makes.
    Makes(&'static str),
    /// `soak`: the run's name selects one of the soak tests.
    Soak,
    /// The folder of the plain page, which is built first.
    PlainPage,
}

/// The value of a variable that only asks for a run.
const ASKED: &str = "1";

/// The measurements of what a person notices.
const FEEL: BrowserRun = BrowserRun::new("feel", "FAIR_DEAL_FEEL", Value::PlainPage);

/// The variable with the folder of an earlier build, beside which `feel` measures first visits and the first advice.
const BESIDE: &str = "FAIR_DEAL_BESIDE";

impl Value {
    fn text(self, toolbox: &Toolbox) -> Result<OsString, TaskError> {
        match self {
            Self::Asked => Ok(ASKED.into()),
            Self::Makes(path) => {
                let project = env::current_dir().map_err(|error| {
                    TaskError::new(format!("The project's folder is gone: {error}."))
                })?;
                Ok(project.join(path).into())
            }
            Self::Soak => Ok("soak".into()),
            Self::PlainPage => Ok(plain::build(toolbox)?.into()),
        }
    }
}

impl BrowserRun {
    /// All of these tasks.
    pub(crate) const ALL: [Self; 5] = [
        Self::new("shots", "FAIR_DEAL_SHOTS", Value::Makes("shots/")),
        Self::new(
            "picture",
            "FAIR_DEAL_PICTURE",
            Value::Makes("docs/blackjack.png"),
        ),
        Self::new("frames", "FAIR_DEAL_FRAMES", Value::Asked),
        FEEL,
        Self::new("week", "FAIR_DEAL_TESTS", Value::Soak),
    ];

    const fn new(name: &'static str, variable: &'static str, value: Value) -> Self {
        Self {
            name,
            variable,
            value,
        }
    }

    /// Returns the task with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|run| run.name == name)
    }

    /// Builds the page and runs the browser test.
    pub(crate) fn run(self) -> Result<(), TaskError> {
        let toolbox = tools::for_page()?;
        page::build(&toolbox)?;
        self.test(&[(self.variable, self.value.text(&toolbox)?)])?;
        if let Value::Makes(path) = self.value {
            println!("The result is in {path}.");
        }
        Ok(())
    }

    /// Builds the page, and measures first visits and the first advice beside those of the earlier build in this folder.
    pub(crate) fn feel_beside(folder: &Path) -> Result<(), TaskError> {
        if !folder.join("index.html").is_file() {
            return Err(TaskError::new(format!(
                "There is no built page in {}.",
                folder.display()
            )));
        }
        let toolbox = tools::for_page()?;
        page::build(&toolbox)?;
        let plain_page = FEEL.value.text(&toolbox)?;
        FEEL.test(&[(FEEL.variable, plain_page), (BESIDE, folder.into())])
    }

    /// Runs the browser test with these variables.
    fn test(self, variables: &[(&str, OsString)]) -> Result<(), TaskError> {
        let mut command = cargo();
        command
            .args(["test", "--workspace", "--test", "browser", "--"])
            .arg(format!("chromium::{}", self.name))
            .envs(packages::provide(&CHROMIUM)?)
            .envs(variables.iter().map(|(name, value)| (name, value)));
        shell::run(&mut command)
    }
}

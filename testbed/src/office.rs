//! Other programs that open the files which a visitor saves: spreadsheets for the tables, and programs for drawings.
//!
//! `cargo xtask soak` installs them if it can, and gives their paths to the tests. Without a path a test leaves the
//! program out.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::browsers::{Program, Source};
use crate::sheet::{Cell, Kind};
use crate::{sheet, shell};

/// A program that opens saved files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opener {
    /// The spreadsheet of `LibreOffice`.
    Calc,
    /// The drawing program of `LibreOffice`.
    Draw,
    /// The converter of the spreadsheet gnumeric.
    Gnumeric,
    /// The converter of librsvg, with which many desktops draw SVG.
    Rsvg,
    /// A reader of the texts in a PDF file, and of their places.
    PdfToText,
    /// A reader of the fonts of a PDF file.
    PdfFonts,
}

impl Opener {
    /// All of them.
    pub const ALL: [Opener; 6] = [
        Opener::Calc,
        Opener::Draw,
        Opener::Gnumeric,
        Opener::Rsvg,
        Opener::PdfToText,
        Opener::PdfFonts,
    ];

    /// The name for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Opener::Calc => "LibreOffice Calc",
            Opener::Draw => "LibreOffice Draw",
            Opener::Gnumeric => "gnumeric",
            Opener::Rsvg => "rsvg-convert",
            Opener::PdfToText => "pdftotext",
            Opener::PdfFonts => "pdffonts",
        }
    }

    /// The program, and where it comes from.
    #[must_use]
    pub const fn program(self) -> Program {
        let (names, package, variable) = match self {
            Opener::Calc => ("soffice", "libreoffice-calc-nogui", "FAIR_DEAL_CALC"),
            Opener::Draw => ("soffice", "libreoffice-draw-nogui", "FAIR_DEAL_DRAW"),
            Opener::Gnumeric => ("ssconvert", "gnumeric", "FAIR_DEAL_GNUMERIC"),
            Opener::Rsvg => ("rsvg-convert", "librsvg2-bin", "FAIR_DEAL_RSVG"),
            Opener::PdfToText => ("pdftotext", "poppler-utils", "FAIR_DEAL_PDFTOTEXT"),
            Opener::PdfFonts => ("pdffonts", "poppler-utils", "FAIR_DEAL_PDFFONTS"),
        };
        Program {
            names,
            libraries: &[],
            variable,
            source: Source::Debian(package),
        }
    }

    /// The library without which `LibreOffice` lacks this program. It is beside the program that starts both.
    const fn component(self) -> Option<&'static str> {
        match self {
            Opener::Calc => Some("libsclo.so"),
            Opener::Draw => Some("libsdlo.so"),
            Opener::Gnumeric | Opener::Rsvg | Opener::PdfToText | Opener::PdfFonts => None,
        }
    }

    /// Finds the program. The error is a sentence for the user.
    ///
    /// # Errors
    ///
    /// If the program is missing, or its variable does not name a file.
    pub fn find(self) -> Result<PathBuf, String> {
        let program = self.program();
        let missing = |why: String| format!("{} is missing: {why}", self.name());
        let path = program.find().map_err(missing)?;
        let Some(component) = self.component() else {
            return Ok(path);
        };
        let folder = fs::canonicalize(&path).ok();
        let folder = folder.as_deref().and_then(Path::parent);
        if folder.is_some_and(|folder| folder.join(component).is_file()) {
            Ok(path)
        } else {
            Err(missing(format!(
                "{} has no {component} beside it.",
                path.display()
            )))
        }
    }

    /// The path that the task has given to the tests.
    #[must_use]
    pub fn given(self) -> Option<PathBuf> {
        env::var_os(self.program().variable).map(PathBuf::from)
    }
}

/// The languages in which `LibreOffice` reads a table, with Windows' numbers for them.
pub const LOCALES: [(&str, u16); 5] = [
    ("en-US", 1033),
    ("en-GB", 2057),
    ("ja", 1041),
    ("ru", 1049),
    ("es", 3082),
];

/// Writes texts into a new folder in the folder for temporary files. The names may repeat: the files have numbers.
///
/// # Panics
///
/// If the folder cannot be written.
#[must_use]
pub fn written(test: &str, texts: &[&str], extension: &str) -> (PathBuf, Vec<PathBuf>) {
    let folder = env::temp_dir().join(format!("fair-deal-{test}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a temporary folder");
    let write = |(number, text): (usize, &&str)| {
        let path = folder.join(format!("{number}.{extension}"));
        fs::write(&path, text).expect("a temporary file");
        path
    };
    let paths = texts.iter().enumerate().map(write).collect();
    (folder, paths)
}

/// Opens tables in `LibreOffice` Calc as a user of this locale does, with special numbers detected, and saves them again
/// with quotes around every text.
///
/// # Panics
///
/// If the program fails.
#[must_use]
pub fn through_calc(soffice: &Path, tables: &[PathBuf], locale: u16) -> Vec<Vec<Vec<Cell>>> {
    let read = format!("--infilter=Text - txt - csv (StarCalc):44,34,76,1,,{locale},false,true");
    let written = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,false";
    let back = converted(soffice, &[&read], written, tables, "csv");
    let text = |path: &PathBuf| fs::read_to_string(path).expect("a table");
    back.iter().map(|path| sheet::read(&text(path))).collect()
}

/// Opens drawings in `LibreOffice` Draw and saves them as PDF.
///
/// # Panics
///
/// If the program fails.
#[must_use]
pub fn through_draw(soffice: &Path, drawings: &[PathBuf]) -> Vec<PathBuf> {
    converted(soffice, &[], "pdf:draw_pdf_Export", drawings, "pdf")
}

/// Converts files with `LibreOffice`, in a profile of its own. Each result has the name of its file.
fn converted(
    soffice: &Path,
    options: &[&str],
    filter: &str,
    files: &[PathBuf],
    extension: &str,
) -> Vec<PathBuf> {
    let folder = files[0].parent().expect("a folder");
    let profile = format!("-env:UserInstallation=file://{}/profile", folder.display());
    let to = folder.join("converted");
    let _ = fs::remove_dir_all(&to);
    let mut command = Command::new(soffice);
    command.arg(profile).arg("--headless").args(options);
    command.args(["--convert-to", filter, "--outdir"]);
    command.arg(&to).args(files).stdin(Stdio::null());
    shell::run_quietly(&mut command).unwrap_or_else(|error| panic!("{error}"));
    let result = |file: &PathBuf| {
        let name = file.file_name().expect("a name");
        let path = to.join(name).with_extension(extension);
        assert!(path.is_file(), "LibreOffice wrote no {}", path.display());
        path
    };
    files.iter().map(result).collect()
}

/// Opens a table in gnumeric, and reads the cells from the file that it saves. A day is written as in the CSV file.
///
/// # Panics
///
/// If the program fails.
#[must_use]
pub fn through_gnumeric(ssconvert: &Path, table: &Path) -> Vec<Vec<Cell>> {
    let saved = table.with_extension("gnumeric");
    let mut command = Command::new(ssconvert);
    command.args(["-T", "Gnumeric_XmlIO:sax:0"]);
    command.arg(table).arg(&saved).stdin(Stdio::null());
    shell::run_quietly(&mut command).unwrap_or_else(|error| panic!("{error}"));
    let text = fs::read_to_string(saved).expect("gnumeric's file");
    let mut rows: Vec<Vec<Cell>> = vec![];
    for part in text.split("<gnm:Cell ").skip(1) {
        let (attributes, rest) = part.split_once('>').expect("a cell");
        let attribute = |name: &str| {
            let (_, after) = attributes.split_once(&format!("{name}=\""))?;
            after.split_once('"').map(|(value, _)| value)
        };
        let number = |name| attribute(name).and_then(|it| it.parse().ok());
        let (row, column): (Option<usize>, Option<usize>) = (number("Row"), number("Col"));
        let (row, column) = row.zip(column).expect("a place");
        let (value, _) = rest.split_once("</gnm:Cell>").expect("an end");
        let value = unescaped(value);
        // gnumeric's numbers for the types: 60 is a text, and 40 a number.
        let is_quoted = attribute("ValueType") == Some("60");
        let is_day = attribute("ValueFormat").is_some_and(|format| format.starts_with("yyyy"));
        let day = value.parse().ok().filter(|_| is_day && !is_quoted);
        let text = day.map_or(value, day_of);
        if rows.len() <= row {
            rows.resize(row + 1, vec![]);
        }
        if rows[row].len() <= column {
            let (text, is_quoted) = (String::new(), false);
            rows[row].resize(column + 1, Cell { text, is_quoted });
        }
        rows[row][column] = Cell { text, is_quoted };
    }
    // gnumeric has no cells where a row ends with empty ones.
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    for row in &mut rows {
        let (text, is_quoted) = (String::new(), false);
        row.resize(columns, Cell { text, is_quoted });
    }
    rows
}

/// The day with this number, as `2026-11-28`. Spreadsheets count the days from 1899-12-30.
fn day_of(number: i64) -> String {
    // Days since 0000-03-01 in eras of 400 years.
    let days = number + 693_899;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let of_month = day - (153 * month + 2) / 5 + 1;
    let (year, month) = if month < 10 {
        (year, month + 3)
    } else {
        (year + 1, month - 9)
    };
    format!("{:04}-{month:02}-{of_month:02}", year + 400 * era)
}

fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&apos;", "'")
        .replace("&amp;", "&")
}

/// Asserts that these tables come back unchanged from `LibreOffice` Calc in each of [`LOCALES`] and from gnumeric, if
/// their paths are given. `kind` is the kind of a column of a table.
///
/// # Panics
///
/// If a cell has changed, or a program fails.
pub fn assert_tables_survive(test: &str, tables: &[&str], kind: impl Fn(usize, usize) -> Kind) {
    let (folder, paths) = written(test, tables, "csv");
    let assert_same = |program: &str, at: usize, back: &[Vec<Cell>]| {
        let changes = sheet::changes(tables[at], back, |column| kind(at, column));
        let changes: Vec<String> = changes.take(20).collect();
        let name = paths[at].display();
        assert!(changes.is_empty(), "{program}, {name}: {changes:#?}");
    };
    if let Some(soffice) = Opener::Calc.given() {
        for (locale, number) in LOCALES {
            for (at, back) in through_calc(&soffice, &paths, number).iter().enumerate() {
                assert_same(locale, at, back);
            }
        }
    }
    if let Some(ssconvert) = Opener::Gnumeric.given() {
        for (at, path) in paths.iter().enumerate() {
            assert_same("gnumeric", at, &through_gnumeric(&ssconvert, path));
        }
    }
    let _ = fs::remove_dir_all(folder);
}

/// A page of a PDF file with texts.
#[derive(Debug, Clone, PartialEq)]
pub struct PdfPage {
    /// The width and the height.
    pub size: (f64, f64),
    /// The words with their left, upper, right and lower edge.
    pub words: Vec<(String, [f64; 4])>,
    /// The names of the fonts.
    pub fonts: Vec<String>,
}

/// Converts a drawing to PDF with rsvg-convert.
///
/// # Panics
///
/// If the program fails.
#[must_use]
pub fn through_rsvg(rsvg: &Path, drawing: &Path) -> PathBuf {
    let pdf = drawing.with_extension("rsvg.pdf");
    let mut command = Command::new(rsvg);
    command.args(["--format", "pdf", "--output"]);
    command.arg(&pdf).arg(drawing).stdin(Stdio::null());
    shell::run_quietly(&mut command).unwrap_or_else(|error| panic!("{error}"));
    pdf
}

/// Reads the only page of a PDF file, with pdftotext and pdffonts.
///
/// # Panics
///
/// If a program fails, or the file has no page.
#[must_use]
pub fn pdf_page(pdftotext: &Path, pdffonts: &Path, pdf: &Path) -> PdfPage {
    let mut command = Command::new(pdftotext);
    let text = shell::answer(command.arg("-bbox").arg(pdf).arg("-")).expect("the words of a PDF");
    let fonts = shell::answer(Command::new(pdffonts).arg(pdf)).expect("the fonts of a PDF");
    let number = |tag: &str, name: &str| -> f64 {
        let (_, after) = tag.split_once(&format!("{name}=\"")).expect("an attribute");
        let (value, _) = after.split_once('"').expect("a value");
        value.parse().expect("a number")
    };
    let (_, page) = text.split_once("<page ").expect("a page");
    let word = |part: &str| {
        let (tag, rest) = part.split_once('>')?;
        let (word, _) = rest.split_once("</word>")?;
        let edges = ["xMin", "yMin", "xMax", "yMax"].map(|name| number(tag, name));
        Some((unescaped(word), edges))
    };
    let font = |line: &str| line.split_whitespace().next().map(str::to_owned);
    PdfPage {
        size: (number(page, "width"), number(page, "height")),
        words: page.split("<word ").skip(1).filter_map(word).collect(),
        fonts: fonts.lines().skip(2).filter_map(font).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Opener, day_of};

    #[test]
    fn spreadsheet_days_are_dates() {
        for (number, day) in [
            (46_348, "2026-11-22"),
            (60, "1900-02-28"),
            (61, "1900-03-01"),
            (36_585, "2000-02-29"),
            (46_387, "2026-12-31"),
            (46_388, "2027-01-01"),
        ] {
            assert_eq!(day_of(number), day);
        }
    }

    #[test]
    fn every_opener_has_its_own_variable() {
        for (place, opener) in Opener::ALL.into_iter().enumerate() {
            let variable = opener.program().variable;
            let later = &Opener::ALL[place + 1..];
            assert!(later.iter().all(|it| it.program().variable != variable));
        }
    }
}

//! The download size of a visit, compared with the budget.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use brotli::enc::BrotliEncoderParams;
use testbed::shell::TaskError;

use crate::{files, finish};

/// Brotli's best quality, as for a static host that compresses once.
const QUALITY: i32 = 11;

/// Brotli's window, as a power of two: 4 MiB, the default of the brotli library.
const WINDOW: i32 = 22;

/// The sums of the last release, by occasion. [`Recorded`] reads and writes them.
const RELEASED: &str = "release/sizes.txt";

/// The occasion on which a file of the app is downloaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Occasion {
    /// With the page: everything for blackjack, in the language with the largest messages. Files without a rule of
    /// their own count here.
    FirstVisit,
    /// With the page in place of the blackjack bundle, if the player opens poker; otherwise in idle time.
    Poker,
    /// With the first reading page of a visit, in the language with the largest messages.
    ReadingPages,
    /// On a request for the coach at blackjack, from a table or a reading page: its worker, and the messages of the
    /// coaches in the language in which they are the largest.
    CoachAtBlackjack,
    /// On a request for a coach at draw poker, from a table or a reading page: the worker. The messages count at
    /// blackjack.
    CoachAtPoker,
    /// In place of the messages that count above, in the other languages.
    OtherLanguages,
    /// With the Mathematician, an opponent at the poker match.
    Solution,
    /// On a request of the lab, or for a simulation of bets.
    LabWorker,
    /// After a round.
    HistoryWorker,
    /// With the explanation of the games, in the player's language.
    Guide,
    /// For use without a network, for an installation, or for the preview of a link.
    Cached,
    /// Only on a request for this very file.
    OnRequest,
}

impl Occasion {
    /// The occasions in the order of the table.
    const ALL: [Self; 12] = [
        Self::FirstVisit,
        Self::Poker,
        Self::ReadingPages,
        Self::CoachAtBlackjack,
        Self::CoachAtPoker,
        Self::OtherLanguages,
        Self::Solution,
        Self::LabWorker,
        Self::HistoryWorker,
        Self::Guide,
        Self::Cached,
        Self::OnRequest,
    ];

    /// The occasion of a file with this name, given the languages with the largest messages.
    fn of(file: &str, largest: &Largest<'_>) -> Self {
        let starts = |start| file.starts_with(start);
        if let Some((program, language)) = words_of(file) {
            let is_largest = largest.get(program) == Some(&language);
            return if is_largest {
                Self::of_words(program)
            } else {
                Self::OtherLanguages
            };
        }
        if starts("poker-match-") {
            Self::Solution
        } else if starts("poker-") {
            Self::Poker
        } else if starts("pages-") {
            Self::ReadingPages
        } else if starts("coach-blackjack-worker-") {
            Self::CoachAtBlackjack
        } else if starts("coach-poker-worker-") {
            Self::CoachAtPoker
        } else if starts("lab-worker-") {
            Self::LabWorker
        } else if starts("history-worker-") {
            Self::HistoryWorker
        } else if starts("guide-") {
            Self::Guide
        } else if file == finish::SERVICE_WORKER || file.ends_with("png") {
            Self::Cached
        } else if ["verify.html", finish::LICENCE, files::HASHES].contains(&file) {
            Self::OnRequest
        } else {
            Self::FirstVisit
        }
    }

    /// The occasion on which the messages of this program are downloaded.
    fn of_words(program: &str) -> Self {
        match program {
            "poker" => Self::Poker,
            "pages" => Self::ReadingPages,
            "coaches" => Self::CoachAtBlackjack,
            _ => Self::FirstVisit,
        }
    }

    /// The heading in the table.
    fn heading(self) -> &'static str {
        match self {
            Self::FirstVisit => "What a first visit loads",
            Self::OtherLanguages => "In other languages, in the place of the words",
            Self::Poker => "For poker, in the place of blackjack",
            Self::ReadingPages => "Later, with the first reading page",
            Self::CoachAtBlackjack => "Later, the coach at blackjack and its words",
            Self::CoachAtPoker => "Later, the coach at poker, without its words",
            Self::Solution => "Later, the strategy of the Mathematician",
            Self::LabWorker => "Later, the worker of the lab",
            Self::HistoryWorker => "Later, the worker of the history",
            Self::Guide => "Later, how to play, in one language",
            Self::Cached => "To be cached, or for a link's picture",
            Self::OnRequest => "On its own",
        }
    }

    /// The name of the sum in a recorded release, if the occasion has a limit.
    fn code(self) -> Option<&'static str> {
        match self {
            Self::FirstVisit => Some("blackjack"),
            Self::Poker => Some("poker"),
            Self::ReadingPages => Some("pages"),
            Self::CoachAtBlackjack => Some("coach-blackjack"),
            Self::CoachAtPoker => Some("coach-poker"),
            Self::LabWorker => Some("lab-worker"),
            Self::HistoryWorker => Some("history-worker"),
            Self::OtherLanguages
            | Self::Solution
            | Self::Guide
            | Self::Cached
            | Self::OnRequest => None,
        }
    }

    /// The limit in bytes with brotli. A KB is 1000 bytes, here and in all output.
    ///
    /// The limits are wide on purpose: `cargo xtask feel` measures what a person notices, and no code is contorted to
    /// save a few kilobytes. Those of the three bundles are 29 to 34 % over the last release (`release/sizes.txt`):
    /// docs/decisions.md explains them. Those of the coaches follow from [`FIRST_ADVICE`].
    fn limit(self) -> Option<usize> {
        match self {
            Self::FirstVisit => Some(330_000),
            Self::Poker => Some(356_000),
            Self::ReadingPages => Some(664_000),
            Self::CoachAtBlackjack => Some(FIRST_ADVICE),
            Self::CoachAtPoker => {
                Some(FIRST_ADVICE - COACH_WORDS + MATHEMATICIAN + LOSSES + REASONS + RESPONSE)
            }
            Self::LabWorker => Some(300_000),
            Self::HistoryWorker => Some(300_000 + GRADES + LUCK),
            Self::Solution => Some(150_000),
            // Messages of another language are never larger than those that count above.
            Self::OtherLanguages | Self::Guide | Self::Cached | Self::OnRequest => None,
        }
    }
}

/// The limit for what is downloaded before the first advice of a coach, in bytes with brotli.
const FIRST_ADVICE: usize = 180_000;

/// The play of the Mathematician, which the worker needs to repeat a round. Building three crates for size saved nothing.
const MATHEMATICIAN: usize = 12_000;

/// The part of it that is left for the messages at poker, because they count at blackjack. They have 11.9 KB in the
/// largest language.
const COACH_WORDS: usize = 12_000;

/// The losses of each action against the Mathematician, which the worker computes from the file. All of them in a file
/// would be more bytes.
const LOSSES: usize = 16_000;

/// The reasons that the same worker gives for a decision, how rare it is, and the link to its charts.
const REASONS: usize = 4_000;

/// The part of the coach at the poker match that responds best to an opponent, in bytes with brotli.
const RESPONSE: usize = 25_000;

/// The strategy chart by which the worker of the history grades the decisions of a round for the lessons. Nobody waits for
/// this worker after a round.
const GRADES: usize = 24_000;

/// The values of every moment of a poker match for two, by which the same worker takes luck out of the statistics. All of
/// them in a file would be more bytes.
const LUCK: usize = 24_000;

/// The program of a message file, and the tag of its language.
fn words_of(file: &str) -> Option<(&str, &str)> {
    let (program, rest) = file.strip_prefix("words-")?.split_once('-')?;
    let (_, rest) = rest.split_once('.')?;
    Some((program, rest.split_once('.')?.0))
}

/// For each program, the language whose messages are the largest with brotli. They count against the limits.
type Largest<'a> = BTreeMap<&'a str, &'a str>;

/// A file of the app.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Piece {
    /// Its name in dist/.
    name: String,
    /// Its size in bytes.
    raw: usize,
    /// Its size in bytes with brotli.
    packed: usize,
}

/// The files of the app with their sizes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sizes {
    /// Sorted by name.
    pieces: Vec<Piece>,
    /// The sums of the last release, if there are any.
    released: Option<Recorded>,
}

/// The sums of a release, in bytes with brotli. The text format is the version, then a line for each sum:
/// `poker 276400`. Until the first release the file has a date in place of the version (docs/decisions.md, “Sizes”).
#[derive(Debug, Clone, PartialEq, Eq)]
struct Recorded {
    version: String,
    sums: BTreeMap<String, usize>,
}

impl Recorded {
    /// Parses the text; `None` if it does not have this format.
    fn parse(text: &str) -> Option<Self> {
        let (version, rest) = text.split_once('\n')?;
        let sum = |line: &str| {
            let (code, bytes) = line.split_once(' ')?;
            Some((code.to_owned(), bytes.parse().ok()?))
        };
        Some(Self {
            version: version.to_owned(),
            sums: rest.lines().map(sum).collect::<Option<_>>()?,
        })
    }

    /// The change since the release: `, +1.2 KB since 0.1.0`. `None` if that release has no such sum.
    fn change(&self, occasion: Occasion, packed: usize) -> Option<String> {
        let before = *self.sums.get(occasion.code()?)?;
        let (sign, change) = if packed < before {
            ('-', before - packed)
        } else {
            ('+', packed - before)
        };
        Some(format!(
            ", {sign}{} since {}",
            kilobytes(change),
            self.version
        ))
    }
}

impl fmt::Display for Recorded {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "{}", self.version)?;
        for (code, bytes) in &self.sums {
            writeln!(formatter, "{code} {bytes}")?;
        }
        Ok(())
    }
}

/// Records the sums of the app in this folder for the version in Cargo.toml.
pub(crate) fn record(dist: &Path) -> Result<(), TaskError> {
    let manifest = files::read("Cargo.toml".as_ref())?;
    let version = version(&manifest)?;
    let sizes = weigh(dist)?;
    let sum = |occasion: Occasion| Some((occasion.code()?.to_owned(), sizes.packed(occasion)));
    let recorded = Recorded {
        version: version.to_owned(),
        sums: Occasion::ALL.into_iter().filter_map(sum).collect(),
    };
    files::write(RELEASED.as_ref(), &recorded.to_string())
}

/// Returns the version of the app's package.
fn version(manifest: &str) -> Result<&str, TaskError> {
    let mut lines = manifest.lines();
    let version = lines.find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.ok_or_else(|| TaskError::new("Cargo.toml has no version."))
}

/// Measures the app in this folder and prints the table. A sum over its limit is an error.
pub(crate) fn check(dist: &Path) -> Result<(), TaskError> {
    let sizes = weigh(dist)?;
    print!("{sizes}");
    sizes.judge()
}

/// Measures the app in this folder.
pub(crate) fn weigh(dist: &Path) -> Result<Sizes, TaskError> {
    let piece = |name: String| {
        let bytes = files::bytes(&dist.join(&name))?;
        Ok(Piece {
            raw: bytes.len(),
            packed: packed_length(&bytes)?,
            name,
        })
    };
    let pieces = files::names(dist)?.into_iter().map(piece);
    Ok(Sizes {
        pieces: pieces.collect::<Result<_, _>>()?,
        released: files::read(RELEASED.as_ref())
            .ok()
            .and_then(|text| Recorded::parse(&text)),
    })
}

/// The number of bytes after compression with brotli.
pub(crate) fn packed_length(bytes: &[u8]) -> Result<usize, TaskError> {
    let params = BrotliEncoderParams {
        quality: QUALITY,
        lgwin: WINDOW,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &params)
        .map_err(|error| TaskError::new(format!("Brotli failed: {error}.")))?;
    Ok(packed.len())
}

impl Sizes {
    /// The files that are downloaded on this occasion.
    fn on(&self, occasion: Occasion) -> impl Iterator<Item = &Piece> {
        let (pieces, largest) = (self.pieces.iter(), self.largest());
        pieces.filter(move |piece| Occasion::of(&piece.name, &largest) == occasion)
    }

    /// The languages whose messages count against the limits.
    fn largest(&self) -> Largest<'_> {
        let mut by_size: Vec<&Piece> = self.pieces.iter().collect();
        by_size.sort_by_key(|piece| piece.packed);
        let words = by_size
            .into_iter()
            .filter_map(|piece| words_of(&piece.name));
        // For each program the last one, which is the largest, counts.
        words.collect()
    }

    /// The bytes that are downloaded on this occasion, each file with brotli.
    fn packed(&self, occasion: Occasion) -> usize {
        self.on(occasion).map(|piece| piece.packed).sum()
    }

    /// Fails if a sum is over its limit.
    fn judge(&self) -> Result<(), TaskError> {
        for occasion in Occasion::ALL {
            let packed = self.packed(occasion);
            if let Some(limit) = occasion.limit().filter(|limit| packed > *limit) {
                return Err(TaskError::new(format!(
                    "{}: {}, over the limit of {}.",
                    occasion.heading(),
                    kilobytes(packed),
                    kilobytes(limit)
                )));
            }
        }
        Ok(())
    }
}

/// A table of all files by occasion, each occasion with its sum and its limit.
impl fmt::Display for Sizes {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for occasion in Occasion::ALL {
            let heading = occasion.heading();
            writeln!(
                formatter,
                "\n{heading:<44} {:>10} {:>10}",
                "bytes", "brotli"
            )?;
            for Piece { name, raw, packed } in self.on(occasion) {
                let (raw, packed) = (thousands(*raw), thousands(*packed));
                writeln!(formatter, "  {name:<42} {raw:>10} {packed:>10}")?;
            }
            if let Some(limit) = occasion.limit() {
                let raw = self.on(occasion).map(|piece| piece.raw).sum();
                let packed = self.packed(occasion);
                let verdict = if packed > limit {
                    "OVER THE LIMIT"
                } else {
                    "limit"
                };
                let change = self.released.as_ref();
                let change = change.and_then(|it| it.change(occasion, packed));
                writeln!(
                    formatter,
                    "  {:<42} {:>10} {:>10}  {verdict} {}{}",
                    "all of it",
                    thousands(raw),
                    thousands(packed),
                    kilobytes(limit),
                    change.unwrap_or_default()
                )?;
            }
        }
        Ok(())
    }
}

/// "49.7 KB".
fn kilobytes(bytes: usize) -> String {
    let tenths = bytes.div_ceil(100);
    match tenths % 10 {
        0 => format!("{} KB", tenths / 10),
        tenth => format!("{}.{tenth} KB", tenths / 10),
    }
}

/// "1,234,567".
fn thousands(number: usize) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{
        Occasion, Piece, Recorded, Sizes, check, kilobytes, packed_length, thousands, version,
    };

    fn sizes(files: &[(&str, usize)]) -> Sizes {
        let piece = |&(name, packed): &(&str, usize)| Piece {
            name: name.into(),
            raw: 2 * packed,
            packed,
        };
        Sizes {
            pieces: files.iter().map(piece).collect(),
            released: None,
        }
    }

    #[test]
    fn one_byte_over_a_limit_is_too_much() {
        let two = |bytes| sizes(&[("index.html", 2_000), ("blackjack-1_bg.wasm", bytes)]);
        assert_eq!(two(328_000).judge(), Ok(()));
        assert_eq!(
            two(328_001).judge().expect_err("too much").to_string(),
            "What a first visit loads: 330.1 KB, over the limit of 330 KB."
        );
        assert_eq!(sizes(&[("verify.html", 500_000)]).judge(), Ok(()));
        for (file, limit, heading) in [
            ("index.html", 330_000, "What a first visit loads"),
            (
                "poker-1.js",
                356_000,
                "For poker, in the place of blackjack",
            ),
            ("pages-1.js", 664_000, "Later, with the first reading page"),
            (
                "coach-blackjack-worker-1.js",
                180_000,
                "Later, the coach at blackjack and its words",
            ),
            (
                "coach-poker-worker-1.js",
                225_000,
                "Later, the coach at poker, without its words",
            ),
            ("lab-worker-1.js", 300_000, "Later, the worker of the lab"),
            (
                "history-worker-1.js",
                348_000,
                "Later, the worker of the history",
            ),
        ] {
            assert_eq!(sizes(&[(file, limit)]).judge(), Ok(()), "{file}");
            let error = sizes(&[(file, limit + 1)]).judge().expect_err(file);
            let start = format!("{heading}: {}, over the limit of ", kilobytes(limit + 1));
            assert!(error.to_string().starts_with(&start), "{error}");
        }
    }

    #[test]
    fn folder_with_too_large_file_fails() {
        let dist = tempfile::tempdir().expect("a folder");
        assert_eq!(check(dist.path()), Ok(()));
        // Brotli cannot make these numbers smaller.
        let mut number = 1_u32;
        let noise = std::iter::repeat_with(|| {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            number.to_be_bytes()[0]
        });
        let noise: Vec<u8> = noise.take(300_001).collect();
        fs::write(dist.path().join("lab-worker-1_bg.wasm"), noise).expect("a file");
        let error = check(dist.path()).expect_err("too large").to_string();
        assert!(error.ends_with(", over the limit of 300 KB."), "{error}");
        let error = check(&dist.path().join("none")).expect_err("no folder");
        assert!(error.to_string().contains(" is out of reach: "), "{error}");
    }

    #[test]
    fn manifest_without_version_is_refused() {
        let error = version("[package]\nname = \"x\"\n").expect_err("no version");
        assert_eq!(error.to_string(), "Cargo.toml has no version.");
    }

    #[test]
    fn table_tells_the_change_since_the_release() {
        let text = "0.1.0\nblackjack 2500\npoker 7\n";
        let released = Recorded::parse(text).expect("a version and sums");
        assert_eq!(released.to_string(), text);
        let mut sizes = sizes(&[("index.html", 1_300)]);
        sizes.released = Some(released);
        let table = sizes.to_string();
        assert!(
            table.contains("limit 330 KB, -1.2 KB since 0.1.0\n"),
            "{table}"
        );
        assert!(
            table.contains("limit 300 KB\n"),
            "a sum that is not recorded: {table}"
        );
        for damaged in ["", "0.1.0", "0.1.0\nblackjack", "0.1.0\nblackjack many\n"] {
            assert_eq!(Recorded::parse(damaged), None, "{damaged:?}");
        }
        assert!(version(include_str!("../../Cargo.toml")).is_ok());
        let recorded = include_str!("../../release/sizes.txt");
        assert!(Recorded::parse(recorded).is_some(), "{recorded}");
    }

    #[test]
    fn every_file_has_its_occasion() {
        for (file, occasion) in [
            ("index.html", Occasion::FirstVisit),
            ("a-new-kind-of-file", Occasion::FirstVisit),
            ("blackjack-12_bg.wasm", Occasion::FirstVisit),
            ("poker-12.js", Occasion::Poker),
            ("poker-match-12.bin", Occasion::Solution),
            ("pages-12_bg.wasm", Occasion::ReadingPages),
            ("words-blackjack-12.ru.txt", Occasion::FirstVisit),
            ("words-blackjack-12.en.txt", Occasion::OtherLanguages),
            ("words-poker-12.en.txt", Occasion::Poker),
            ("words-pages-12.ru.txt", Occasion::OtherLanguages),
            ("words-pages-12.ja.txt", Occasion::ReadingPages),
            ("pages-12.css", Occasion::ReadingPages),
            ("words-coaches-12.ru.txt", Occasion::CoachAtBlackjack),
            ("words-coaches-12.ja.txt", Occasion::OtherLanguages),
            (
                "coach-blackjack-worker-12_bg.wasm",
                Occasion::CoachAtBlackjack,
            ),
            ("coach-poker-worker-12.js", Occasion::CoachAtPoker),
            ("lab-worker-12_loader.js", Occasion::LabWorker),
            ("history-worker-12_loader.js", Occasion::HistoryWorker),
            ("guide-12.en.html", Occasion::Guide),
            ("icon-512.png", Occasion::Cached),
            ("service-worker.js", Occasion::Cached),
            ("manifest.webmanifest", Occasion::FirstVisit),
            ("icon-12.svg", Occasion::FirstVisit),
            ("licence.txt", Occasion::OnRequest),
            ("hashes.txt", Occasion::OnRequest),
        ] {
            let largest = [
                ("blackjack", "ru"),
                ("poker", "en"),
                ("coaches", "ru"),
                ("pages", "ja"),
            ];
            let largest = largest.into_iter().collect();
            assert_eq!(Occasion::of(file, &largest), occasion, "{file}");
        }
    }

    #[test]
    fn first_visit_counts_largest_language() {
        let all = |largest| {
            sizes(&[
                ("blackjack-1.js", 40_000),
                ("blackjack-2_bg.wasm", 40_000),
                ("words-blackjack-1.en.txt", 10_000),
                ("words-blackjack-1.ja.txt", largest),
                ("words-pages-1.ja.txt", 1),
                ("index.html", 1_000),
            ])
        };
        assert_eq!(all(7_000).packed(Occasion::FirstVisit), 91_000);
        assert_eq!(all(15_000).packed(Occasion::FirstVisit), 96_000);
        assert_eq!(all(15_000).packed(Occasion::OtherLanguages), 10_000);
        assert!(all(330_000).judge().is_err());
        assert_eq!(all(15_000).packed(Occasion::ReadingPages), 1);
    }

    #[test]
    fn table_names_every_file_and_limit() {
        let table = sizes(&[("index.html", 2_000), ("pages-1.js", 664_001)]).to_string();
        for line in [
            "  index.html                                      4,000      2,000\n",
            "  all of it                                       4,000      2,000  limit 330 KB\n",
            "  all of it                                   1,328,002    664,001  OVER THE LIMIT 664 KB\n",
        ] {
            assert!(table.contains(line), "{table}");
        }
    }

    #[test]
    fn repetition_packs_well() {
        let packed = packed_length(&b"fair deal ".repeat(1000)).expect("brotli works");
        assert!((1..100).contains(&packed), "{packed}");
    }

    #[test]
    fn numbers_are_formatted_for_people() {
        assert_eq!(thousands(7), "7");
        assert_eq!(thousands(1234), "1,234");
        assert_eq!(thousands(123_456), "123,456");
        assert_eq!(kilobytes(95_000), "95 KB");
        assert_eq!(kilobytes(95_001), "95.1 KB");
    }
}

//! The programs in docs/fair-deal.md, run as a reader runs them, against the golden vectors.
//!
//! Each test runs a program only if the machine has what it needs, and says so otherwise. In CI there must be node.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output};

use crate::support::{golden, in_project};

/// The code blocks of docs/fair-deal.md in this language.
fn blocks(language: &str) -> Vec<String> {
    let text = fs::read_to_string(in_project("docs/fair-deal.md")).expect("the document");
    let begin = format!("```{language}\n");
    let blocks = text.split(&begin).skip(1);
    let blocks = blocks.map(|it| it.split("```").next().unwrap_or_default().to_owned());
    blocks.collect()
}

/// The only code block in this language.
fn block(language: &str) -> String {
    let mut blocks = blocks(language);
    assert_eq!(blocks.len(), 1, "{language}");
    blocks.remove(0)
}

/// Writes a program into a folder of its own. Returns its path.
fn saved(name: &str, program: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("fair-deal-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    fs::write(&path, program).expect("a file");
    path
}

/// Runs a program. Returns its output, or `None` if the program is missing.
fn output(command: &mut Command) -> Option<Output> {
    command.output().ok()
}

/// Returns true if this command succeeds.
fn works(program: &str, args: &[&str]) -> bool {
    output(Command::new(program).args(args)).is_some_and(|it| it.status.success())
}

/// Says that a program was not run. Written directly to the stream, because the test harness hides the printed output
/// of a passing test.
fn not_run(what: &str) {
    let _ = writeln!(std::io::stderr(), "NOT RUN: {what}");
}

/// The words of standard output. The program must succeed.
fn words(output: &Output) -> Vec<String> {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    let text = String::from_utf8_lossy(&output.stdout);
    text.split_whitespace().map(str::to_owned).collect()
}

/// The first words of the card stream that the document names.
fn first_words() -> Vec<String> {
    let text = fs::read_to_string(in_project("docs/fair-deal.md")).expect("the document");
    let (_, from) = text
        .split_once("first four words of that vector: `")
        .expect("the words");
    let (numbers, _) = from.split_once('`').expect("they end");
    numbers.split(' ').map(str::to_owned).collect()
}

#[test]
fn whole_check_of_the_document_equals_golden_vectors() {
    let program = saved("deal.mjs", &block("js"));
    if !works("node", &["--version"]) {
        assert!(std::env::var("CI").as_deref() != Ok("true"), "CI has node");
        return not_run("the check in docs/fair-deal.md, for there is no node.");
    }
    let run = |args: &[&str]| {
        let output = output(Command::new("node").arg(&program).args(args)).expect("node runs");
        let words = words(&output);
        (words[0].clone(), words[1..].join(" "))
    };
    let file = golden("fair_deal.json");
    let vectors = file["vectors"].as_array().expect("a list");
    let plain = |it: &&serde_json::Value| it["decks"] == 1 && it["jokers"] == 0;
    for vector in vectors.iter().filter(plain) {
        let text = |name: &str| vector[name].as_str().expect(name);
        let cut = vector["cut"].to_string();
        let (seal, order) = run(&[text("secret"), text("mix"), &cut]);
        assert_eq!(
            (seal.as_str(), order.as_str()),
            (text("seal"), text("order"))
        );
    }
    let file = golden("by_hand.json");
    let mixes = file["mixes"].as_array().expect("a list");
    for saved in file["saved"].as_array().expect("a list") {
        let text = |name: &str| saved[name].as_str().expect(name);
        let (seal, order) = run(&[text("deal")]);
        assert_eq!(seal, text("seal"));
        assert_eq!(order, run(&[text("secret")]).1);
    }
    let secret = file["saved"][0]["secret"].as_str().expect("a secret");
    for mix in mixes {
        let typed = mix["typed"].as_str().expect("a text");
        assert_eq!(
            run(&[secret, typed]).1,
            mix["order"].as_str().expect("cards"),
            "{typed:?}"
        );
    }
}

#[test]
fn key_streams_of_the_document_are_the_card_stream() {
    let first = first_words();
    assert_eq!(first.len(), 4);
    let python = blocks("python");
    if works("python3", &["-c", "import cryptography.hazmat"]) {
        let output = output(Command::new("python3").args(["-c", &python[0]]));
        assert_eq!(words(&output.expect("python runs")), first);
    } else {
        not_run("the key stream in Python, for there is no python3 with cryptography.");
    }
    let tools = [
        "xxd --version",
        "openssl version",
        "sha256sum --version",
        "od --version",
    ];
    if tools.iter().all(|it| works("sh", &["-c", it])) {
        let output = output(Command::new("bash").args(["-c", &block("sh")]));
        assert_eq!(words(&output.expect("bash runs")), first);
    } else {
        not_run("the key stream by OpenSSL, for a tool is missing.");
    }
    let path = "/usr/share/gocode";
    let package = "src/golang.org/x/crypto/chacha20";
    if works("go", &["version"]) && PathBuf::from(path).join(package).exists() {
        let program = saved("stream.go", &block("go"));
        let mut go = Command::new("go");
        go.arg("run")
            .arg(program)
            .env("GO111MODULE", "off")
            .env("GOPATH", path);
        assert_eq!(words(&output(&mut go).expect("go runs")), first);
    } else {
        not_run("the key stream in Go, for there is no go with golang.org/x/crypto.");
    }
}

#[test]
fn saved_deal_of_the_document_is_the_vector() {
    let file = golden("by_hand.json");
    let vector = &file["saved"][0];
    let text = |name: &str| vector[name].as_str().expect(name);
    let texts = blocks("text");
    assert!(texts.iter().any(|it| it.trim() == text("deal")));
    let program = &blocks("python")[1];
    let lines: Vec<&str> = program.lines().collect();
    assert!(lines.contains(&format!("deal = \"{}\"", &text("deal")[..64]).as_str()));
    if works("python3", &["--version"]) {
        let output = output(Command::new("python3").args(["-c", program]));
        assert_eq!(words(&output.expect("python runs")), [text("secret")]);
    } else {
        not_run("the program that opens a saved deal, for there is no python3.");
    }
}

/// The table of mixes in the document: each key is a vector.
#[test]
fn mixes_of_the_document_are_vectors() {
    let document = fs::read_to_string(in_project("docs/fair-deal.md")).expect("the document");
    let file = golden("by_hand.json");
    let mixes = file["mixes"].as_array().expect("a list");
    let rows = mixes.iter().map(|mix| {
        let text = |name: &str| mix[name].as_str().expect(name);
        format!("| `{}` | `{}` |", text("mix"), text("key"))
    });
    let mut rows: Vec<String> = rows.collect();
    rows.sort();
    rows.dedup();
    let found = rows
        .iter()
        .filter(|it| document.contains(it.as_str()))
        .count();
    assert_eq!(found, 3);
}

//! The stand-alone verifier, `src/verify.html` as the build finishes it, against the golden vectors and against the
//! game. Two programs in two languages must agree on every deal.
//!
//! Node runs the algorithm in the file. Without node these tests say so and pass, but in CI they fail.

use std::collections::BTreeMap;
use std::io::{ErrorKind, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use crate::support::{golden, repetitions};
use fair_deal::app::language::Language;
use fair_deal::core::{Deal, Decks, Jokers, Secret};
use fair_deal_words_compiler::{Sources, compile};
use rand::rngs::ChaCha20Rng;
use rand::{Rng as _, SeedableRng as _};
use release::verifier::finished;
use serde_json::{Value, json};
use testbed::shell;

/// The served page.
static PAGE: LazyLock<String> = LazyLock::new(|| {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words");
    let words = compile(&Sources::read(&words).expect("the words")).expect("no fault in them");
    finished(include_str!("../src/verify.html"), &words).expect("a page")
});

/// The script after the verifier's own that reads the questions and writes the answers.
const DRIVER: &str = include_str!("verifier.js");

/// The first two scripts of the page: the algorithm, and the reader of saved deals.
fn scripts() -> String {
    let script = |id: &str| {
        let (_, from) = PAGE
            .split_once(&format!("<script id=\"{id}\">"))
            .expect("the page has the script");
        let (script, _) = from.split_once("</script>").expect("the script ends");
        script
    };
    ["algorithm", "saved"].map(script).concat()
}

/// The verifier's answer to these deals, or `None` without node.
fn verifier(deals: &[Value]) -> Option<Value> {
    ask(&json!({ "deals": deals, "fragments": [] }))
}

/// The verifier's answer to this question, or `None` without node.
fn ask(question: &Value) -> Option<Value> {
    let mut command = Command::new("node");
    command
        .args(["--eval", &format!("{}\n{DRIVER}", scripts())])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut node = match command.spawn() {
        Ok(node) => node,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            shell::skip_test("Node.js is missing, so the verifier is not compared with the game.");
            return None;
        }
        Err(error) => panic!("node did not start: {error}"),
    };
    let question = question.to_string();
    let mut stdin = node.stdin.take().expect("it is piped");
    stdin.write_all(question.as_bytes()).expect("node listens");
    // Closed, so that node sees the end of its input.
    drop(stdin);
    let output = node.wait_with_output().expect("node ends");
    assert!(output.status.success(), "node failed: {}", output.status);
    Some(serde_json::from_slice(&output.stdout).expect("node answers in JSON"))
}

/// One answer for each deal, or none at all without node.
pub(crate) fn answers(deals: &[Value]) -> Option<Vec<Value>> {
    let answers = verifier(deals)?["deals"].take();
    let Value::Array(answers) = answers else {
        panic!("no list: {answers}");
    };
    assert_eq!(answers.len(), deals.len());
    Some(answers)
}

/// The fields of the page as a visitor fills them.
pub(crate) fn typed(secret: &str, seal: &str, cut: &str, decks: &str, jokers: &str) -> Value {
    json!({
        "secret": secret, "seal": seal, "mix": "", "cut": cut, "decks": decks, "jokers": jokers,
        "hands": "1",
    })
}

/// The fields above, with this mix.
fn with_mix(mut typed: Value, mix: &str) -> Value {
    typed["mix"] = mix.into();
    typed
}

/// A deal as a question to both programs.
#[derive(Clone, Copy, Debug)]
struct Case {
    secret: Secret,
    decks: Decks,
    jokers: usize,
    cut: usize,
    /// The mix, with white space at its ends.
    mix: &'static str,
}

/// Mixes of every kind: ASCII, characters of two, three and four bytes, white space of all kinds, a joiner that no
/// program may remove, and one of a hundred characters.
const MIXES: [&str; 8] = [
    "",
    " 3 1 4 1 5 9 ",
    "\u{3000}桜の花が咲く\u{a0}",
    "Ёлка, 7 трефовых",
    "🂡 👩\u{200d}👧",
    "\u{85}a+b&c=d %41\u{2028}",
    "\u{feff}a\u{301}",
    "ääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääää",
];

impl Case {
    fn new(secret: Secret, decks: u8, jokers: usize, cut: usize) -> Case {
        let decks = Decks::new(decks).expect("1 to 8");
        let decks = decks.with_jokers(Jokers::ALL[jokers]);
        assert!(cut < decks.cards(), "a cut inside the pack");
        Case {
            secret,
            decks,
            jokers,
            cut,
            mix: "",
        }
    }

    fn typed(&self) -> Value {
        let typed = typed(
            &self.secret.to_hex(),
            "",
            &self.cut.to_string(),
            &self.decks.count().to_string(),
            &self.jokers.to_string(),
        );
        with_mix(typed, self.mix)
    }

    /// The game's own answer.
    fn order(&self) -> String {
        let deal = Deal::new(self.secret, self.decks, self.cut).expect("a cut inside the pack");
        let deal = deal.mixed(self.mix.parse().expect("a mix"));
        let order = deal.order_with_jokers();
        let codes: Vec<String> = order.iter().map(ToString::to_string).collect();
        codes.join(" ")
    }
}

/// Deals of every size, from a stream that is the same in every run.
fn pseudo_random_cases(count: u32) -> Vec<Case> {
    let mut stream = ChaCha20Rng::seed_from_u64(4);
    let mut below = |n: usize| {
        // Any cut will do. The small bias towards lower ones is harmless.
        usize::try_from(stream.next_u32()).expect("32 bits fit") % n
    };
    let mut case = || {
        let byte = |n| u8::try_from(n).expect("below 256");
        let secret = Secret::from_bytes(std::array::from_fn(|_| byte(below(256))));
        let decks = byte(1 + below(8));
        let jokers = below(3);
        let cut = below(usize::from(decks) * 52 + jokers);
        let mix = MIXES[below(MIXES.len())];
        Case {
            mix,
            ..Case::new(secret, decks, jokers, cut)
        }
    };
    (0..count).map(|_| case()).collect()
}

/// The secret that ends in this number and is otherwise zero.
fn numbered_secret(number: u64) -> Secret {
    let mut bytes = [0; 32];
    bytes[24..].copy_from_slice(&number.to_be_bytes());
    Secret::from_bytes(bytes)
}

/// The sentences of every language in the page.
fn sentences() -> BTreeMap<String, BTreeMap<String, String>> {
    let (_, from) = PAGE.split_once("const SAY = ").expect("the sentences");
    let (sentences, _) = from.split_once(";\n").expect("they end");
    serde_json::from_str(sentences).expect("as JSON has them")
}

/// The page stays short enough to read: its common part, and the sentences of each language.
#[test]
fn verifier_page_stays_below_its_size_limit() {
    let of_language = |its: &BTreeMap<String, String>| {
        let bytes: usize = its.iter().map(|(name, said)| name.len() + said.len()).sum();
        assert!(bytes < 6_000, "{bytes} bytes");
    };
    sentences().values().for_each(of_language);
    let source = include_str!("../src/verify.html").len();
    assert!(source < 21_500, "{source} bytes");
}

#[test]
fn every_phrase_is_there_in_every_language() {
    let sentences = sentences();
    let mut listed = Language::ALL.map(Language::code);
    listed.sort_unstable();
    assert!(sentences.keys().eq(&listed), "{:?}", sentences.keys());
    let english = &sentences["en"];
    let blanks = |words: &str| {
        let mut blanks: Vec<String> = words
            .split('{')
            .skip(1)
            .filter_map(|rest| rest.split_once('}'))
            .map(|(blank, _)| blank.to_owned())
            .collect();
        blanks.sort();
        blanks
    };
    for (language, its) in &sentences {
        assert!(its.keys().eq(english.keys()), "{language}");
        for (phrase, said) in its {
            assert!(!said.trim().is_empty(), "{language}: {phrase}");
            assert_eq!(blanks(said), blanks(&english[phrase]), "{language}: {said}");
        }
    }
    let said = PAGE.split("data-say=\"").skip(1);
    for phrase in said.filter_map(|rest| rest.split('"').next()) {
        assert!(english.contains_key(phrase), "{phrase}");
    }
}

#[test]
fn verifier_knows_every_golden_vector() {
    let file = golden("fair_deal.json");
    let vectors = file["vectors"].as_array().expect("a list");
    let deals: Vec<Value> = vectors
        .iter()
        .map(|vector| {
            let text = |name: &str| vector[name].as_str().expect(name);
            let number = |name: &str| vector[name].to_string();
            let typed = typed(
                text("secret"),
                text("seal"),
                &number("cut"),
                &number("decks"),
                &number("jokers"),
            );
            with_mix(typed, text("mix"))
        })
        .collect();
    assert_eq!(deals.len(), 10);
    let Some(answers) = answers(&deals) else {
        return;
    };
    for (vector, answer) in vectors.iter().zip(&answers) {
        for name in ["seal", "order"] {
            assert_eq!(vector[name], answer[name], "{}", vector["secret"]);
        }
    }
}

/// JavaScript's `trim()` removes other characters than those with Unicode's property `White_Space`.
#[test]
fn verifier_trims_the_mix_as_the_vectors_say() {
    let file = golden("by_hand.json");
    let vectors = file["mixes"].as_array().expect("a list");
    assert_eq!(vectors.len(), 12);
    let secret = "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501";
    let typed = vectors.iter().map(|vector| {
        let mix = vector["typed"].as_str().expect("a text");
        with_mix(typed(secret, "", "0", "1", "0"), mix)
    });
    let Some(answers) = answers(&typed.collect::<Vec<_>>()) else {
        return;
    };
    for (vector, answer) in vectors.iter().zip(&answers) {
        assert_eq!(vector["order"], answer["order"], "{vector}");
    }
}

#[test]
fn verifier_knows_every_vector_of_many_hands() {
    let file = golden("many_hands.json");
    let vectors = file["vectors"].as_array().expect("a list");
    let typed_in = |vector: &Value| {
        let text = |name: &str| vector[name].as_str().expect(name);
        let number = |name: &str| vector[name].to_string();
        let (cut, jokers) = (number("cut"), number("jokers"));
        let mut typed = typed(text("secret"), text("seal"), &cut, "1", &jokers);
        typed["hands"] = "100".into();
        with_mix(typed, text("mix"))
    };
    let deals: Vec<Value> = vectors.iter().map(typed_in).collect();
    let Some(answers) = answers(&deals) else {
        return;
    };
    for (vector, answer) in vectors.iter().zip(&answers) {
        assert_eq!(vector["seal"], answer["seal"]);
        assert_eq!(answer["further"].as_array().map(Vec::len), Some(99));
        let hands = vector["hands"].as_array().expect("a list");
        for hand in hands.iter().skip(1) {
            let number = hand["number"].as_u64().expect("a number");
            let place = usize::try_from(number - 2).expect("few");
            assert_eq!(hand["order"], answer["further"][place], "hand {number}");
        }
    }
}

#[test]
fn verifier_and_game_agree_on_random_deals() {
    let cases = pseudo_random_cases(repetitions(10_000, 10_000));
    let deals: Vec<Value> = cases.iter().map(Case::typed).collect();
    let Some(answers) = answers(&deals) else {
        return;
    };
    for (case, answer) in cases.iter().zip(&answers) {
        assert_eq!(answer["seal"], case.secret.seal().to_string(), "{case:?}");
        assert_eq!(answer["order"], case.order(), "{case:?}");
    }
}

/// A word is skipped once in a hundred thousand deals of eight decks, and once in millions of deals of one deck. A
/// search found these secrets. A shuffle that never skips a word, or is off by one in the limit, would agree on all
/// other deals.
#[test]
fn verifier_and_game_skip_the_same_words() {
    let cases = [
        (0xec03, 8, 1),
        (0x3_a4aa, 8, 1),
        (0x6_a88a, 8, 1),
        // The lowest word that is skipped, for n = 353 and for n = 82.
        (0x61_512c, 8, 1),
        (0x125_45b9, 8, 1),
        // The highest word that is not skipped, for n = 332.
        (0x70_be70, 8, 0),
        (0x11_504e, 1, 1),
        (0x66_1fe3, 1, 1),
        (0x123_0d67, 1, 1),
        (0x21b_3e74, 1, 1),
    ]
    .map(|(number, decks, skipped)| {
        let case = Case::new(numbered_secret(number), decks, 0, 0);
        (case, skipped)
    });
    let deals: Vec<Value> = cases.iter().map(|(case, _)| case.typed()).collect();
    let Some(answers) = answers(&deals) else {
        return;
    };
    for ((case, skipped), answer) in cases.iter().zip(&answers) {
        assert_eq!(answer["skipped"], *skipped, "{case:?}");
        assert_eq!(answer["order"], case.order(), "{case:?}");
    }
}

#[test]
fn verifier_stream_is_chacha20() {
    // RFC 8439, appendix A.1, test vectors 1 and 2: key 0, nonce 0, counters 0 and 1.
    let expected: [u32; 32] = [
        0xade0_b876,
        0x903d_f1a0,
        0xe56a_5d40,
        0x28bd_8653,
        0xb819_d2bd,
        0x1aed_8da0,
        0xccef_36a8,
        0xc70d_778b,
        0x7c59_41da,
        0x8d48_5751,
        0x3fe0_2477,
        0x374a_d8b8,
        0xf4b8_436a,
        0x1ca1_1815,
        0x69b6_87c3,
        0x8665_eeb2,
        0xbee7_079f,
        0x7a38_5155,
        0x7c97_ba98,
        0x0d08_2d73,
        0xa029_0fcb,
        0x6965_e348,
        0x3e53_c612,
        0xed7a_ee32,
        0x7621_b729,
        0x434e_e69c,
        0xb033_71d5,
        0xd539_d874,
        0x281f_ed31,
        0x45fb_0a51,
        0x1f0a_e1ac,
        0x6f4d_794b,
    ];
    let Some(answer) = verifier(&[]) else {
        return;
    };
    assert_eq!(answer["keystream"], json!(expected));
}

#[test]
fn mangled_input_is_refused_with_field_and_reason() {
    const HEX: &str = "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501";
    let secret = |text: &str| typed(text, "", "0", "1", "0");
    let numbers = |cut: &str, decks: &str, jokers: &str| typed(HEX, "", cut, decks, jokers);
    let foreign = |field: &str, at: usize, found: &str| json!({ "field": field, "wrong": "notHex", "at": at, "found": found });
    let length =
        |field: &str, found: usize| json!({ "field": field, "wrong": "length", "found": found });
    let range = |field: &str, found: &str, low: usize, most: usize| json!({ "field": field, "wrong": "range", "found": found, "low": low, "most": most });
    let (deals, expected): (Vec<Value>, Vec<Value>) = [
        (
            secret(" \n "),
            json!({ "field": "secret", "wrong": "empty" }),
        ),
        (secret(&HEX[1..]), length("secret", 63)),
        (secret(&format!("{HEX}0")), length("secret", 65)),
        (
            secret(&format!("{HEX}{HEX}")),
            json!({ "field": "secret", "wrong": "damaged" }),
        ),
        (secret(&format!("0x{HEX}")), foreign("secret", 2, "x")),
        (
            secret(&HEX.replacen('d', "🂡", 1)),
            foreign("secret", 4, "🂡"),
        ),
        (typed(HEX, &HEX[..40], "0", "1", "0"), length("seal", 40)),
        (typed(HEX, "Seal", "0", "1", "0"), foreign("seal", 1, "s")),
        (
            with_mix(secret(HEX), "a\tb"),
            json!({ "field": "mix", "wrong": "control" }),
        ),
        (
            with_mix(secret(HEX), &"🂡".repeat(101)),
            json!({ "field": "mix", "wrong": "long", "found": 101 }),
        ),
        (numbers("52", "1", "0"), range("cut", "52", 0, 51)),
        (numbers("54", "1", "2"), range("cut", "54", 0, 53)),
        (numbers("416", "8", "0"), range("cut", "416", 0, 415)),
        (numbers("-1", "1", "0"), range("cut", "-1", 0, 51)),
        (numbers("1.5", "1", "0"), range("cut", "1.5", 0, 51)),
        (numbers("1e1", "1", "0"), range("cut", "1e1", 0, 51)),
        (numbers("", "1", "0"), range("cut", "", 0, 51)),
        (numbers("0", "0", "0"), range("decks", "0", 1, 8)),
        (numbers("0", "9", "0"), range("decks", "9", 1, 8)),
        (numbers("0", "one", "0"), range("decks", "one", 1, 8)),
        (numbers("0", "1", "3"), range("jokers", "3", 0, 2)),
    ]
    .into_iter()
    .unzip();
    let Some(answers) = answers(&deals) else {
        return;
    };
    for ((deal, answer), expected) in deals.iter().zip(&answers).zip(&expected) {
        assert_eq!(answer, expected, "{deal}");
    }
}

#[test]
fn pasted_text_is_parsed() {
    let case = Case::new(numbered_secret(0xab), 1, 0, 17);
    let hex = case.secret.to_hex();
    let wide: String = hex
        .chars()
        .map(|digit| char::from_u32(u32::from(digit) + 0xfee0).expect("a wide digit"))
        .collect();
    let deals: Vec<Value> = [
        hex.to_uppercase(),
        format!("  {}\r\n{}\u{a0}", &hex[..30], &hex[30..]),
        wide,
    ]
    .iter()
    .map(|secret| typed(secret, "", " １７", "1", "0"))
    .collect();
    let Some(answers) = answers(&deals) else {
        return;
    };
    for (deal, answer) in deals.iter().zip(&answers) {
        assert_eq!(answer["order"], case.order(), "{deal}");
    }
}

#[test]
fn changed_fragment_is_read_as_it_was() {
    let secret = numbered_secret(1).to_hex();
    let plain = format!("secret={secret}&cut=17&mix=50%25%20%26%20a%2Bb+c%3Dd");
    let meant = json!({ "secret": secret, "cut": "17", "mix": "50% & a+b+c=d" });
    let encoded = |text: &str| {
        let text = text
            .replace('%', "%25")
            .replace('&', "%26")
            .replace('=', "%3D");
        text.replace('+', "%2B")
    };
    let ends_with_cut = format!("mix=50%25%20%26%20a%2Bb+c%3Dd&secret={secret}&cut=17");
    let fragments = [
        plain.clone(),
        encoded(&plain),
        encoded(&encoded(&plain)),
        format!("!/?{plain}"),
        plain.replace('&', "&amp;"),
        plain.replacen(&secret[..8], &format!("{}%C2%AD", &secret[..8]), 1),
        format!("{ends_with_cut}%20"),
        format!("{ends_with_cut})."),
        format!("{ends_with_cut}%E2%80%9D"),
    ];
    let Some(answer) = ask(&json!({ "deals": [], "fragments": fragments })) else {
        return;
    };
    for (at, fragment) in fragments.iter().enumerate() {
        assert_eq!(answer["values"][at], meant, "{fragment}");
    }
}

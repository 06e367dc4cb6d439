//! The errors of the compiler: each is reported with its file and its line.

use std::path::Path;

use fair_deal_words::{Arg, Table};
use fair_deal_words_compiler::{Compiled, Sources, compile};

const ENGLISH: &str = "\
### Choice Suit: spades, hearts
### Record Card: $suit (Suit)

# A suit.
# $suit (Suit): which
suit = { $suit ->
    [spades] spades
   *[hearts] hearts
}

# A card.
# $suit (Suit): its suit
card = a card of { SUIT($suit) }

# So many cards.
# $count (Number): how many
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# A card is drawn.
# $card (Card): which
# $by (Text): who draws it
drawn = { $by } draws { CARD($card) }.

# Perhaps with a name.
# $name (Text?): the name
greeting = { $name ->
    [some] Welcome, { $name }.
   *[none] Welcome.
}
";

const RUSSIAN: &str = "\
suit = { $suit ->
    [spades] пики
   *[hearts] черви
}
    .genitive = { $suit ->
    [spades] пик
   *[hearts] червей
}
card = карта { SUIT($suit, form: \"genitive\") }
    .accusative = карту { SUIT($suit, form: \"genitive\") }
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
drawn = { CAPITAL($by) } берёт { CARD($card, form: \"accusative\") }.
greeting = { $name ->
    [some] { -hello }, { $name }.
   *[none] { -hello }.
}
-hello = Здравствуйте
";

fn sources(english: &str, russian: &str) -> Sources {
    let mut sources = Sources::default();
    sources.add("en", "table", english);
    sources.add("ru", "table", russian);
    sources
}

fn compiled() -> Compiled {
    compile(&sources(ENGLISH, RUSSIAN)).expect("words without a fault")
}

/// The errors after this change of the Russian file.
fn faults(from: &str, to: &str) -> Vec<String> {
    assert!(RUSSIAN.contains(from), "{from}");
    let changed = RUSSIAN.replacen(from, to, 1);
    let faults = compile(&sources(ENGLISH, &changed)).expect_err(to);
    faults.iter().map(ToString::to_string).collect()
}

/// Asserts that this is among the errors after this change of the Russian file.
fn assert_reported(from: &str, to: &str, told: &str) {
    assert!(RUSSIAN.contains(from), "{from}");
    let changed = RUSSIAN.replacen(from, to, 1);
    let mut sources = sources(ENGLISH, &changed);
    sources.add_file("ru", "bell.html", "\u{7}".to_owned());
    let faults = compile(&sources).expect_err(to);
    assert!(
        faults.iter().any(|fault| fault.to_string() == told),
        "{told}, not {faults:?}"
    );
}

fn table(language: &str) -> Table {
    let table = compiled().table(language, |_| true).expect("a language");
    Table::read(table).expect("a table")
}

#[test]
fn compiled_messages_match_their_sources() {
    let (en, ru) = (table("en"), table("ru"));
    let spades = Arg::Key(0);
    assert_eq!(en.fixed(0, 0, &[spades]), "spades");
    assert_eq!(ru.fixed(0, 0, &[Arg::Key(1)]), "черви");
    assert_eq!(ru.say(0, 1, &[spades]), "карта пик");
    let cards = |table: &Table, count| table.say(0, 2, &[Arg::Number(count)]);
    let russian = [0, 1, 2, 5, 11, 21, 101, 112, 1_222].map(|count| cards(&ru, count));
    assert_eq!(
        russian,
        [
            "0 карт",
            "1 карта",
            "2 карты",
            "5 карт",
            "11 карт",
            "21 карта",
            "101 карта",
            "112 карт",
            "1222 карты"
        ]
    );
    assert_eq!(
        [1, 2, 101].map(|it| cards(&en, it)),
        ["1 card", "2 cards", "101 cards"]
    );
    assert_eq!(
        ru.say(0, 3, &[spades, Arg::Text("анна")]),
        "Анна берёт карту пик."
    );
    assert_eq!(
        en.say(0, 3, &[spades, Arg::Text("Anna")]),
        "Anna draws a card of spades."
    );
    assert_eq!(ru.say(0, 4, &[Arg::Text("Анна")]), "Здравствуйте, Анна.");
    assert_eq!(ru.say(0, 4, &[Arg::Nothing]), "Здравствуйте.");
    assert_eq!(en.say(0, 99, &[]), "", "no such message");
}

#[test]
fn missing_or_unknown_message_is_reported() {
    assert_eq!(
        faults("-hello = Здравствуйте\n", "hello = Здравствуйте\n"),
        [
            "ru/table.ftl:18: there is no term -hello",
            "ru/table.ftl:19: there is no term -hello",
            "ru/table.ftl:21: “hello” is no message of en/table.ftl",
        ]
    );
    assert_eq!(
        faults("drawn = ", "taken = "),
        [
            "ru/table.ftl:1: “drawn” is missing (en/table.ftl:25)",
            "ru/table.ftl:16: “taken” is no message of en/table.ftl",
        ]
    );
    assert_eq!(
        faults(
            "-hello = ",
            "suit = { $suit ->\n   *[other] x\n}\n-hello = "
        ),
        ["ru/table.ftl:21: “suit” occurs twice"]
    );
}

#[test]
fn wrong_argument_is_reported() {
    assert_eq!(
        faults("{ $count } карта", "{ $number } карта"),
        ["ru/table.ftl:12: there is no argument $number: the arguments are $count"]
    );
    assert_eq!(
        faults("карта { SUIT($suit, form: \"genitive\") }\n", "карта\n"),
        ["ru/table.ftl:9: “card” leaves out $suit"]
    );
    assert_eq!(
        faults("CAPITAL($by)", "CARD($by)"),
        ["ru/table.ftl:16: the arguments of CARD() are not those of “card”",]
    );
    let [fault] = faults(
        "карта { SUIT($suit, form: \"genitive\") }\n",
        "карта { $suit }\n",
    )
    .try_into()
    .expect("one fault");
    assert!(
        fault.starts_with("ru/table.ftl:9: $suit is not a text"),
        "{fault}"
    );
}

#[test]
fn missing_plural_form_is_reported() {
    assert_eq!(
        faults("    [few] { $count } карты\n", ""),
        ["ru/table.ftl:11: $count has no text for the plural form few"]
    );
    assert_eq!(
        faults("[few] { $count } карты", "[two] { $count } карты"),
        [
            "ru/table.ftl:11: $count has no text for the plural form few",
            "ru/table.ftl:13: ru has no plural form two: it has one, few, many",
        ]
    );
}

#[test]
fn plural_form_without_its_number_is_reported() {
    for (from, to, form) in [
        ("[few] { $count } карты", "[few] карты", "few"),
        ("[many] { $count } карт", "[many] много карт", "many"),
    ] {
        let told = format!(
            "ru/table.ftl:11: the plural form {form} leaves out $count, which another shows"
        );
        assert_eq!(faults(from, to), [told]);
    }
    let one = RUSSIAN.replace("[one] { $count } карта", "[one] одна карта");
    assert!(compile(&sources(ENGLISH, &one)).is_ok());
}

#[test]
fn unknown_key_form_or_function_is_reported() {
    assert_eq!(
        faults("[spades] пики", "[clubs] трефы"),
        [
            "ru/table.ftl:1: $suit has no text for spades",
            "ru/table.ftl:2: $suit has no key clubs: its keys are spades, hearts",
        ]
    );
    assert_eq!(
        faults("form: \"accusative\"", "form: \"dative\""),
        ["ru/table.ftl:16: “card” has no form .dative"]
    );
    assert_eq!(
        faults("CAPITAL($by)", "SHOUT($by)"),
        [
            "ru/table.ftl:16: there is no message “shout” for SHOUT()",
            "ru/table.ftl:16: “drawn” leaves out $by",
        ]
    );
}

#[test]
fn syntax_error_is_reported() {
    let faults = faults("drawn = { CAPITAL($by) }", "drawn = { CAPITAL($by }");
    assert!(
        faults[0].starts_with("ru/table.ftl:1: “drawn” is missing"),
        "{faults:?}"
    );
    assert!(faults[1].starts_with("ru/table.ftl:16: "), "{faults:?}");
}

#[test]
fn fixed_message_stays_fixed_in_every_language() {
    let english = "# A heading.\n# $count (Number, optional): how many\nleft = left\n";
    let faults = compile(&sources(english, "left = осталось { $count }\n")).expect_err("a fault");
    assert_eq!(
        faults[0].to_string(),
        "ru/table.ftl:1: “left” is fixed in English, so it cannot be composed of parts here"
    );
    // It may contain a choice of texts.
    let russian =
        "left = { $count ->\n    [one] карта\n    [few] карты\n   *[many] карт\n} осталось\n";
    let compiled = compile(&sources(english, russian)).expect("no fault");
    let table = Table::read(compiled.table("ru", |_| true).expect("Russian")).expect("a table");
    assert_eq!(table.fixed(0, 0, &[Arg::Number(3)]), "карты осталось");
}

#[test]
fn raw_invisible_character_is_reported() {
    assert_eq!(
        faults("{ $count } карта", "{ $count }\u{a0}карта"),
        ["ru/table.ftl:12: an invisible character must be written as an escape: {\"\\u00A0\"}"]
    );
}

#[test]
fn message_in_itself_is_reported() {
    let faults = faults(
        "    .accusative = карту",
        "    .accusative = { CARD($suit, form: \"accusative\") }",
    );
    assert_eq!(
        faults,
        ["ru/table.ftl:9: “card.accusative” contains itself"]
    );
}

#[test]
fn cycles_are_reported_in_every_language() {
    let cycle = RUSSIAN.replace(
        "-hello = Здравствуйте",
        "-hello = { -there }\n-there = { -hello }",
    );
    let faults = compile(&sources(ENGLISH, &cycle)).expect_err("a cycle");
    assert!(
        faults.iter().all(|it| it.what.ends_with("contains itself")),
        "{faults:?}"
    );
    let english = "# A button.\ndeal = { deal }\n";
    let faults = compile(&sources(english, "deal = Раздать\n")).expect_err("a cycle");
    assert_eq!(
        faults[0].to_string(),
        "en/table.ftl:2: “deal” contains itself"
    );
}

#[test]
fn incomplete_form_or_choice_is_reported() {
    assert_eq!(
        faults("карту { SUIT($suit, form: \"genitive\") }", "карту"),
        ["ru/table.ftl:10: “card.accusative” leaves out $suit"]
    );
    assert_eq!(
        faults("    [spades] пики\n", ""),
        ["ru/table.ftl:1: $suit has no text for spades"]
    );
    assert_eq!(
        faults(
            "    [one] { $count } карта\n    [few] { $count } карты\n   *[many]",
            "   *[one] x\n    [other]"
        )
        .len(),
        2
    );
}

#[test]
fn taken_names_are_reported() {
    let mut words = Sources::default();
    words.add(
        "en",
        "table",
        "# A button.\ndeal = Deal\n\n# A word.\nof = of\n",
    );
    words.add("en", "lab", "# A button.\ndeal = Deal\n");
    let faults = compile(&words).expect_err("taken names");
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "en/lab.ftl:2: “deal” is a message of table.ftl too",
            "en/table.ftl:5: the function name of “of” is already taken",
        ]
    );
}

#[test]
fn english_message_needs_a_comment_and_known_types() {
    let faults = |english: &str| -> Vec<String> {
        let mut sources = Sources::default();
        sources.add("en", "table", english);
        let faults = compile(&sources).expect_err(english);
        faults.iter().map(ToString::to_string).collect()
    };
    assert_eq!(
        faults("deal = Deal\n"),
        ["en/table.ftl:1: a comment above “deal” must say where it is shown"]
    );
    let unknown = faults("# A card.\n# $card (Card): which\ndeal = Deal\n");
    assert!(
        unknown[0].starts_with("en/table.ftl:2: an argument is declared as"),
        "{unknown:?}"
    );
    let mut sources = Sources::default();
    sources.add("en", "tabel", "");
    let faults = compile(&sources).expect_err("no section");
    assert_eq!(
        faults[0].to_string(),
        "en/tabel.ftl:1: the words have no section with this name"
    );
}

#[test]
fn wrong_fluent_is_reported() {
    for (from, to, told) in [
        (
            "-hello = Здравствуйте\n",
            "-hello = Здравствуйте\n-hello = Привет\n",
            "ru/table.ftl:22: -hello occurs twice",
        ),
        (
            "card = карта { SUIT($suit, form: \"genitive\") }\n",
            "card =\n",
            "ru/table.ftl:9: “card” has no text",
        ),
        (
            "cards = {",
            "    .accusative = { SUIT($suit) }\ncards = {",
            "ru/table.ftl:11: “card.accusative” occurs twice",
        ),
        (
            "пики",
            "пики\u{7}",
            "ru/table.ftl:2: there is a control character",
        ),
        (
            "пики",
            "{ \"\\u0007\" }",
            "ru/table.ftl:2: there is a control character",
        ),
        (
            "пики",
            "{ FILE(\"bell.html\") }",
            "ru/table.ftl:2: there is a control character in bell.html",
        ),
        (
            "пики",
            "{ FILE(\"no.html\") }",
            "ru/table.ftl:2: there is no file no.html",
        ),
        (
            "пики",
            "{ spade }",
            "ru/table.ftl:2: there is no message “spade”",
        ),
        (
            "пики",
            "{ cards }",
            "ru/table.ftl:2: “cards” needs $count, which this message does not have",
        ),
        (
            "CAPITAL($by)",
            "CAPITAL($by, $by)",
            "ru/table.ftl:16: CAPITAL() takes exactly one argument",
        ),
        (
            "CARD($card,",
            "CARD(\"карта\",",
            "ru/table.ftl:16: CARD() takes only arguments of this message",
        ),
        (
            "form: \"accusative\"",
            "size: \"accusative\"",
            "ru/table.ftl:16: CARD() has no option size, only form: \"…\"",
        ),
    ] {
        assert_reported(from, to, told);
    }
}

#[test]
fn wrong_term_is_reported() {
    for (from, to, told) in [
        (
            "CAPITAL($by)",
            "CAPITAL(-hello.form)",
            "ru/table.ftl:16: write the form of a term as -term(form: \"name\")",
        ),
        (
            "Здравствуйте",
            "Здравствуйте, { $whom }",
            "ru/table.ftl:21: the call of the term has no value for $whom",
        ),
        (
            "{ -hello }",
            "{ -hello(number: 1) }",
            "ru/table.ftl:18: the value of a term's argument must be a text",
        ),
        (
            "{ -hello }",
            "{ -hello($name) }",
            "ru/table.ftl:18: all arguments of a term must have names",
        ),
        (
            "-hello = Здравствуйте",
            "-hello = { -there(case: \"c\") }\n-there = { $case ->\n    [a] x\n   *[b] y\n}",
            "ru/table.ftl:22: the term has no text for c",
        ),
    ] {
        assert_reported(from, to, told);
    }
}

#[test]
fn wrong_choice_is_reported() {
    for (from, to, told) in [
        (
            "drawn = ",
            "drawn = { \"x\" ->\n   *[other] x\n} ",
            "ru/table.ftl:16: only an argument can choose: { $name -> … }",
        ),
        (
            "drawn = ",
            "drawn = { $by ->\n   *[other] x\n} ",
            "ru/table.ftl:16: $by has a type that cannot choose a text",
        ),
        (
            "    [spades] пики\n",
            "    [spades] пики\n    [spades] пик\n",
            "ru/table.ftl:3: [spades] occurs twice",
        ),
        (
            "    [few]",
            "    [one] x\n    [few]",
            "ru/table.ftl:13: [one] occurs twice",
        ),
        (
            "    [few]",
            "    [7] x\n    [7] x\n    [few]",
            "ru/table.ftl:14: [7] occurs twice",
        ),
        (
            "    [few]",
            "    [16777216] x\n    [few]",
            "ru/table.ftl:13: [16777216] is too large",
        ),
    ] {
        assert_reported(from, to, told);
    }
}

#[test]
fn wrong_declaration_is_reported() {
    for (declared, told) in [
        (
            "### Choice Suit: spades, hearts\n### Choice Suit: clubs\n",
            "en/table.ftl:2: the choice Suit has other keys above",
        ),
        (
            "### Record Card: suit\n",
            "en/table.ftl:1: a part of a record is “$name (Type)”",
        ),
        (
            "# A button.\ndeal = Deal\n# A button.\ndeal = Deal\n",
            "en/table.ftl:4: “deal” occurs twice",
        ),
    ] {
        let mut sources = Sources::default();
        sources.add("en", "table", declared);
        let faults = compile(&sources).expect_err(declared);
        assert!(
            faults.iter().any(|fault| fault.to_string() == told),
            "{told}, not {faults:?}"
        );
    }
}

#[test]
fn missing_folder_is_reported() {
    let error = Sources::read(Path::new("there-is-no-such-folder")).expect_err("it is missing");
    let told = error.to_string();
    assert!(
        told.starts_with("cannot read there-is-no-such-folder: "),
        "{told}"
    );
}

#[test]
fn verifier_messages_have_only_text_and_arguments() {
    let of = |english: &str, russian: &str| {
        let mut sources = Sources::default();
        sources.add("en", "verify", english);
        sources.add("ru", "verify", russian);
        compile(&sources)
    };
    let english = "# A card.\n# $count (Number): how many\ncards = Cards: { $count }.\n# A name.\nseal = Seal\n";
    let compiled = of(
        english,
        "seal = { \"\\u00AB\" }Печать»\ncards = { $count } — карт.\n",
    );
    let compiled = compiled.expect("no fault");
    let sentences = compiled.verifier("ru").expect("Russian");
    // The messages are in the order of the English file.
    assert_eq!(
        sentences,
        [
            ("cards", "{count} — карт.".to_owned()),
            ("seal", "«Печать»".to_owned())
        ]
    );
    let forms = "{ $count ->\n    [one] карта\n    [few] карты\n   *[many] карт\n}";
    for other in [
        forms,
        "{ $count }{ \"{\" }",
        "{ $count } { CAPITAL($count) }",
    ] {
        let faults = of(english, &format!("seal = Печать\ncards = {other}\n")).expect_err(other);
        assert_eq!(
            faults[0].to_string(),
            "ru/verify.ftl:2: “cards” goes into a file as it is, so it may have only text and arguments"
        );
    }
}

/// Changes every byte of a table, and truncates it at every length. Reading refuses it or loses parts, but never
/// panics.
#[test]
fn damaged_table_does_not_panic() {
    let whole = compiled().table("ru", |_| true).expect("Russian");
    let args = [Arg::Number(21), Arg::Text("x"), Arg::Key(1)];
    let mut read = 0;
    for place in 0..whole.len() {
        for byte in [0, 1, 2, 3, 4, 5, 6, 0x3F, 0x7F, 0xFF] {
            let mut damaged = whole.clone();
            damaged[place] = byte;
            if let Ok(table) = Table::read(damaged) {
                read += 1;
                for number in 0..12 {
                    for first in 0..args.len() {
                        let _ = table.say(0, number, &args[first..]);
                        let _ = table.fixed(0, number, &args[first..]);
                    }
                }
            }
        }
        assert!(Table::read(whole[..place].to_vec()).is_err(), "{place}");
    }
    assert!(read > 500, "{read}");
    assert!(Table::read(whole).is_ok());
}

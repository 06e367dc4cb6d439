//! What each sentence of a section says, compared with what it said before the words became data
//! (tests/golden/words). With `FAIR_DEAL_WORDS=write` the files are written anew.

use std::fs;
use std::path::Path;

use super::language::Language;

/// Sentences, one in a line, each with the call that gave it.
#[derive(Debug, Default)]
pub(in crate::text) struct Said(String);

impl Said {
    /// Adds what this call gave.
    pub(in crate::text) fn add(&mut self, call: &str, sentence: impl AsRef<str>) {
        let sentence = sentence.as_ref().replace('\n', "\\n");
        self.0.push_str(&format!("{call}: “{sentence}”\n"));
    }
}

/// Compares what is said in every language with the golden files of this section.
pub(in crate::text) fn compare(section: &str, say: impl Fn(Language, &mut Said)) {
    for language in [Language::English, Language::Japanese, Language::Russian] {
        let mut said = Said::default();
        say(language, &mut said);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/words");
        let file = folder.join(format!("{section}.{}.txt", language.code()));
        if std::env::var_os("FAIR_DEAL_WORDS").is_some_and(|it| it == "write") {
            fs::write(&file, said.0).expect("a golden file can be written");
            continue;
        }
        let golden = fs::read_to_string(&file).expect("the golden file");
        for (number, (is, was)) in said.0.lines().zip(golden.lines()).enumerate() {
            assert_eq!(is, was, "{section} {language:?}, line {}", number + 1);
        }
        assert_eq!(said.0.lines().count(), golden.lines().count());
    }
}

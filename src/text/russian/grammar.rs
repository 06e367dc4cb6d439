//! How Russian words change: ranks by case, nouns by number, the first letter of a phrase.

use crate::core::Rank;

/// The forms of a rank's name that our sentences need.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    /// Шестёрка, туз.
    Nominative,
    /// Вы берёте шестёрку, туза.
    #[cfg_attr(not(test), expect(dead_code, reason = "words/ru has it now"))]
    Accusative,
    /// Стрит до шестёрки, до туза.
    Genitive,
    /// Две пары, шестёрки и тузы.
    Many,
    /// Пара шестёрок, тузов.
    OfMany,
}

/// A rank in this form: “шестёрку”.
pub(crate) fn name(rank: Rank, form: Form) -> &'static str {
    let forms = match rank {
        Rank::Two => ["двойка", "двойку", "двойки", "двойки", "двоек"],
        Rank::Three => ["тройка", "тройку", "тройки", "тройки", "троек"],
        Rank::Four => ["четвёрка", "четвёрку", "четвёрки", "четвёрки", "четвёрок"],
        Rank::Five => ["пятёрка", "пятёрку", "пятёрки", "пятёрки", "пятёрок"],
        Rank::Six => ["шестёрка", "шестёрку", "шестёрки", "шестёрки", "шестёрок"],
        Rank::Seven => ["семёрка", "семёрку", "семёрки", "семёрки", "семёрок"],
        Rank::Eight => [
            "восьмёрка",
            "восьмёрку",
            "восьмёрки",
            "восьмёрки",
            "восьмёрок",
        ],
        Rank::Nine => ["девятка", "девятку", "девятки", "девятки", "девяток"],
        Rank::Ten => ["десятка", "десятку", "десятки", "десятки", "десяток"],
        Rank::Jack => ["валет", "валета", "валета", "валеты", "валетов"],
        Rank::Queen => ["дама", "даму", "дамы", "дамы", "дам"],
        Rank::King => ["король", "короля", "короля", "короли", "королей"],
        Rank::Ace => ["туз", "туза", "туза", "тузы", "тузов"],
    };
    forms[form as usize]
}

/// Which form of a noun follows a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plural {
    /// 1 карта, 21 карта.
    One,
    /// 2 карты, 22 карты.
    Few,
    /// 5 карт, 11 карт, 112 карт, 0 карт.
    Many,
}

impl Plural {
    /// The form after this number.
    pub(super) const fn of(count: usize) -> Plural {
        match (count % 10, count % 100) {
            (_, 11..=14) => Plural::Many,
            (1, _) => Plural::One,
            (2..=4, _) => Plural::Few,
            (_, _) => Plural::Many,
        }
    }
}

/// The forms of a noun after 1, 2 and 5.
pub(super) type Noun = [&'static str; 3];

/// The noun after its number: “2 карты”.
pub(in crate::text) fn counted(count: usize, noun: Noun) -> String {
    format!("{count} {}", noun[Plural::of(count) as usize])
}

/// The same words, the first letter a small one.
pub(crate) fn small(words: &str) -> String {
    with_first(words, |first| match first {
        'А'..='Я' => char::from_u32(u32::from(first) + CASES).unwrap_or(first),
        _ => first,
    })
}

/// How far the two cases of a letter lie apart in Unicode; all but those of ё, which no phrase
/// begins with. This is instead of a table of all the world's letters in the download.
const CASES: u32 = 0x20;

fn with_first(words: &str, change: fn(char) -> char) -> String {
    let mut letters = words.chars();
    let mut changed = String::from_iter(letters.next().map(change));
    changed.push_str(letters.as_str());
    changed
}

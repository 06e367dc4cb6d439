//! The part of an address after the `#`, and what other programs do to it.
//!
//! Messengers, mail programs and chat apps change links. They encode the whole fragment or a part of it, once or more.
//! They append a full stop, a bracket or a space, insert invisible characters, write `&amp;` for `&`, and add parameters
//! of their own. [`Fragment::parse`] undoes that. A fragment as the page writes it stays as it is, and so does every
//! text of the player, such as a mix: it can be any text, so its characters are never foreign.
//!
//! `src/start.js` and `src/loader.js` choose a bundle by the path, with patterns that allow for the same changes.

use crate::table::{DEAL_FIELDS, Fields, percent_decoded};

/// The fields with a text of the player: a mix, a search, and the cards of a hand as they are typed.
const TEXTS: [&str; 5] = ["mix", "search", "hand", "up", "seen"];

/// The fields with the decisions of several rounds. A full stop at the end begins a round without a decision.
const ROUNDS: [&str; 2] = ["play", "begun"];

/// The value of a field without a `=` or with bytes that are no text. No field can be read from it.
const UNREADABLE: &str = "\0";

/// The fields of links to a deal whose values are words of the page. They have no spaces and no `=`.
const WORDS: [&str; 8] = [
    "deal", "cut", "rules", "play", "begun", "practice", "seal", "game",
];

/// The most times that a part is decoded. Each program on the way may have encoded it once.
const MOST_DECODED: u32 = 4;

/// A fragment: its path without slashes at both ends, and the fields of its query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fragment {
    pub(super) path: String,
    pub(crate) fields: Fields,
}

impl Fragment {
    /// Parses a fragment, with or without its `#`. Any text is a fragment.
    pub(crate) fn parse(fragment: &str) -> Fragment {
        let (path, query) = parts(fragment);
        let (path, more) = path_of(&path);
        let mut fields = Fields::new();
        for query in [&more, query] {
            fields = with_fields(fields, query, MOST_DECODED);
        }
        Fragment {
            path,
            fields: without_quoted_printable(fields),
        }
    }

    /// Returns true if this is not what the text says: another program has changed it.
    pub(super) fn differs_from(&self, text: &str) -> bool {
        let plain = text.strip_prefix('#').unwrap_or(text);
        let (path, query) = plain.split_once('?').unwrap_or((plain, ""));
        self.path != path.trim_matches('/') || self.fields != Fields::parse(query)
    }

    /// Returns true if the fields have a request to a table.
    pub(super) fn is_link(&self) -> bool {
        let mut wants = DEAL_FIELDS.into_iter().chain(["practice", "rules"]);
        wants.any(|name| self.fields.get(name).is_some())
    }
}

/// Splits a fragment at its question mark, which may be encoded. Decodes the path: the page writes no `%` there. The query
/// is as it was.
fn parts(fragment: &str) -> (String, &str) {
    let (path, query) = match question_mark(fragment) {
        Some((at, after)) => (&fragment[..at], &fragment[after..]),
        None => (fragment, ""),
    };
    let mut path = path.to_owned();
    for _ in 0..MOST_DECODED {
        path = percent_decoded(&path).unwrap_or(path);
    }
    (path, query)
}

/// The place of the first question mark, and that of the text after it: `?`, `%3F`, `%253F` and so on.
fn question_mark(text: &str) -> Option<(usize, usize)> {
    let places = text.match_indices(['?', '%']);
    places
        .map(|(at, sign)| (at, sign.len()))
        .find_map(|(at, length)| {
            let after = &text[at + length..];
            if text[at..].starts_with('?') {
                return Some((at, at + length));
            }
            let code = after.trim_start_matches("25");
            let is_it = code
                .get(..2)
                .is_some_and(|code| code.eq_ignore_ascii_case("3f"));
            is_it.then(|| (at, text.len() - code.len() + 2))
        })
}

/// The path in a decoded text, without slashes at both ends, and the parameters that were appended to it. If there is no
/// path, the text itself, which no place has.
fn path_of(text: &str) -> (String, String) {
    let visible = |sign: &char| !is_invisible(*sign);
    let text: String = text.chars().filter(visible).collect();
    let text = text.replace('\\', "/");
    // A whole address in the place of the fragment.
    let text = match text.rsplit_once('#') {
        Some((_, after)) if after.starts_with(['/', '!']) => after,
        Some(_) | None => &text,
    };
    let Some(from) = text.find(|sign: char| sign.is_ascii_alphanumeric()) else {
        let is_foreign = |sign: char| sign.is_control() || sign.is_alphanumeric();
        let is_home = !text.chars().any(is_foreign);
        return (if is_home { "" } else { text }.to_owned(), String::new());
    };
    let text = &text[from..];
    let is_of_path = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '/' | '-');
    let to = text.find(|sign| !is_of_path(sign)).unwrap_or(text.len());
    let (path, rest) = text.split_at(to);
    let names: Vec<&str> = path.split('/').filter(|name| !name.is_empty()).collect();
    let more = rest.split_once('&').map_or("", |(_, more)| more);
    (names.join("/"), more.to_owned())
}

/// Adds the fields of a query, of which each part may be encoded this many times more than usual.
fn with_fields(mut fields: Fields, query: &str, times: u32) -> Fields {
    for part in query.split('&').filter(|part| !part.is_empty()) {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        // A `=` was encoded, and with it perhaps the `&` behind its value.
        let is_encoded = |name: &String| name != part && name.contains(['=', '&', '%']);
        if let Some(decoded) = percent_decoded(name).filter(is_encoded)
            && times > 0
        {
            let rest = &part[name.len()..];
            fields = with_fields(fields, &format!("{decoded}{rest}"), times - 1);
            continue;
        }
        let name = name_of(name);
        let value = part.contains('=').then(|| percent_decoded(value)).flatten();
        let Some(value) = value.filter(|value| value != UNREADABLE) else {
            fields = fields.with(&name, UNREADABLE);
            continue;
        };
        // Further fields behind an encoded `&` or a second question mark.
        let (first, more) = value.split_once(['&', '?']).unwrap_or((&value, ""));
        let first = value_of(&name, first);
        if TEXTS.contains(&&*name) && (name == "mix" || !is_cards(&first)) {
            fields = fields.with(&name, value);
            continue;
        }
        fields = fields.with(&name, first);
        if times > 0 {
            fields = with_fields(fields, more, times - 1);
        }
    }
    fields
}

/// The name of a field: letters, digits and hyphens, without the rest of an `&amp;`.
fn name_of(name: &str) -> String {
    let name = percent_decoded(name).unwrap_or_default();
    let name = name.rsplit(';').next().unwrap_or_default();
    let name = name.chars().filter(|sign| !is_invisible(*sign));
    let name: String = name.collect();
    name.trim().to_owned()
}

/// The value of a field without the characters that other programs have added.
fn value_of(name: &str, value: &str) -> String {
    let mut value = value.to_owned();
    for _ in 0..MOST_DECODED {
        match percent_decoded(&value).filter(|decoded| *decoded != value) {
            Some(decoded) => value = decoded,
            None => break,
        }
    }
    let is_word = WORDS.contains(&name);
    let is_dropped = |sign: char| is_invisible(sign) || is_word && is_space(sign);
    let value: String = value.chars().filter(|sign| !is_dropped(*sign)).collect();
    let value = value.trim();
    if value.starts_with(|sign: char| !sign.is_ascii() && sign.is_alphanumeric()) {
        // A word in another script is no sign around a link. The value is wrong, and not empty.
        return value.to_owned();
    }
    // The rows of a chart of blackjack can have semicolons between them.
    let is_foreign = |sign: char| is_foreign(sign) && !(name == "own" && sign == ';');
    let to = value.find(is_foreign).unwrap_or(value.len());
    let is_end = |sign: char| match sign {
        '.' => !ROUNDS.contains(&name),
        ',' | ':' | '*' | '_' | '~' | '|' => true,
        sign => sign.is_whitespace(),
    };
    value[..to].trim_end_matches(is_end).to_owned()
}

/// Returns true for cards as the page names them: `TS.6H`, or `KS.-.X1` with a free place and a joker.
fn is_cards(text: &str) -> bool {
    text.split('.').all(|card| match card.as_bytes() {
        [b'-'] | [b'X', b'1' | b'2'] => true,
        [rank, suit] => b"A23456789TJQK".contains(rank) && b"SHDC".contains(suit),
        _ => false,
    })
}

/// Some mail programs show `=` as `=3D`, and break lines after a `=`.
fn without_quoted_printable(fields: Fields) -> Fields {
    /// The digits of a secret, with `3D` before them.
    const DIGITS: usize = 64 + 2;
    let after = |value: &str| value.strip_prefix("3D").map(str::to_owned);
    let is_quoted = |value: &str| value.len() == DIGITS && after(value).is_some();
    if !fields.get("deal").is_some_and(is_quoted) {
        return fields;
    }
    let whole = fields
        .each()
        .map(|(name, value)| (name, after(value).unwrap_or(value.to_owned())));
    whole.fold(Fields::new(), |fields, (name, value)| {
        fields.with(name, value)
    })
}

/// Characters that no word of the page has: a space, or the `=` at which a mail program breaks a line.
fn is_space(sign: char) -> bool {
    sign.is_whitespace() || sign == '='
}

/// A character that no value of the page has, except a text of the player. What begins with it belongs to the text around
/// the link.
fn is_foreign(sign: char) -> bool {
    !sign.is_ascii() || "\"#%&'();<>?[\\]^`{}!".contains(sign)
}

/// A character without a width: soft hyphens, marks of the writing direction, joiners, the byte order mark. Line breaks
/// and tabs belong to them, because a link has one line.
fn is_invisible(sign: char) -> bool {
    matches!(
        sign,
        '\t' | '\n'
            | '\r'
            | '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEX: &str = "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501";

    fn link() -> String {
        format!("#/blackjack?deal={HEX}&cut=17&mix=50%25%20%26%20a%3Db%3F&rules=vegas&play=s")
    }

    /// Encodes everything but letters and digits, as a program does that takes the text for one value.
    fn encoded(text: &str) -> String {
        let one = |byte: u8| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                char::from(byte).to_string()
            }
            _ => format!("%{byte:02X}"),
        };
        text.bytes().map(one).collect()
    }

    fn assert_same(changed: &str) {
        let meant = Fragment::parse(&link());
        assert_eq!(meant.fields.get("mix"), Some("50% & a=b?"));
        assert_eq!(Fragment::parse(changed), meant, "{changed}");
    }

    #[test]
    fn fragment_of_the_page_is_unchanged() {
        for fragment in [
            &link(),
            "#/",
            "",
            "#/poker/duel",
            "#/blackjack/rules?rules=vegas.h17.8-decks",
            "#/poker/jacks?rules=jacks:800-50-25-9-6-4-3-2-1",
            "#/blackjack/counting?system=-1,0.5,1,1,1.5,1,0.5,0,-0.5,-1&start=-3",
            "#/blackjack?deal=0&mix=%25253D%2526",
            "#/blackjack?utm=1",
        ] {
            assert!(
                !Fragment::parse(fragment).differs_from(fragment),
                "{fragment}"
            );
        }
    }

    #[test]
    fn fragment_encoded_as_a_whole_is_decoded() {
        let link = link();
        let [bare, path] = [&link[1..], "/blackjack"];
        let query = &bare[path.len() + 1..];
        let lower = |text: &str| {
            text.replace("%2F", "%2f")
                .replace("%3D", "%3d")
                .replace("%3F", "%3f")
        };
        assert_same(&encoded(bare));
        assert_same(&format!("#{}", lower(&encoded(bare))));
        assert_same(&encoded(&link));
        assert_same(&encoded(&encoded(bare)));
        assert_same(&encoded(&encoded(&encoded(bare))));
        // A part of it.
        assert_same(&format!("#{}?{query}", encoded(path)));
        assert_same(&format!("#{path}?{}", encoded(query)));
        assert_same(&format!("#{path}%3F{query}"));
        let first = query.replacen('&', "%26", 1).replacen('=', "%3D", 1);
        assert_same(&format!("#{path}?{first}"));
        // A parameter of the messenger behind it.
        for mark in ["?", "&"] {
            let changed = format!("{}{mark}utm_source=chat", encoded(bare));
            let read = Fragment::parse(&changed);
            assert_eq!(
                read.fields.without(&["utm_source"]),
                Fragment::parse(&link).fields
            );
            assert_eq!(read.path, "blackjack");
        }
    }

    #[test]
    fn characters_around_a_link_are_dropped() {
        let link = link();
        for after in [
            " ",
            "%20",
            "\u{a0}",
            "%C2%A0",
            "\u{200b}",
            "%E2%80%8B",
            "%EF%BB%BF",
            "\n",
            "%0A",
            "%0D%0A",
            ".",
            ",",
            ")",
            ">",
            "%3E",
            "\"",
            "%22",
            "'",
            "\u{201d}",
            "%E2%80%9D",
            "\u{bb}",
            "\u{300d}",
            "\u{3002}",
            "]",
            "**",
            "_",
            "!",
            "?",
            ";",
            "...",
            "\u{2026}",
            "&gt;",
            "&quot;",
            "\\",
            "</a>",
            "%3C%2Fa%3E",
            ")**.",
            "%2520",
            "#",
        ] {
            let read = Fragment::parse(&format!("{link}{after}"));
            let meant = Fragment::parse(&link);
            let known = WORDS.into_iter().chain(["mix"]);
            for name in known {
                // Full stops after decisions begin rounds.
                let its = read.fields.get(name);
                let its = its.map(|its| its.trim_end_matches('.'));
                assert_eq!(its, meant.fields.get(name), "{name} before {after:?}");
            }
            for path in ["blackjack", "poker/jacks", "lab", "blackjack/rules"] {
                let read = Fragment::parse(&format!("#/{path}{after}"));
                assert_eq!(read.path, path, "before {after:?}");
            }
        }
        for before in [
            "!",
            "#",
            "/",
            "%23",
            "%20",
            "\u{200b}",
            "%E2%80%8B",
            "\\",
            "<",
            "(",
            "https://host.test/play/#",
        ] {
            assert_same(&format!("#{before}{}", &link[1..]));
        }
    }

    #[test]
    fn changes_within_a_link_are_undone() {
        let link = link();
        assert_same(&link.replace('&', "&amp;"));
        assert_same(&link.replace('&', "&amp;amp;"));
        assert_same(&link.replace('&', "&#38;"));
        assert_same(
            &link
                .replace('&', "%26amp%3B")
                .replacen("%26amp%3Bmix", "&mix", 1)
                .replacen("%26amp%3Brules", "&rules", 1),
        );
        assert_same(&link.replace("ad45", "ad\u{ad}45"));
        assert_same(&link.replace("ad45", "ad%C2%AD45"));
        assert_same(&link.replace("ad45", "ad%E2%80%8B45"));
        assert_same(&link.replace("ad45", "ad%0D%0A45"));
        assert_same(&link.replace("ad45", "ad%2045"));
        assert_same(&link.replace("ad45", "ad=%0A45"));
        assert_same(&link.replace("black", "black%C2%AD"));
        assert_same(
            &link
                .replace("deal=", "deal=3D")
                .replace("cut=", "cut=3D")
                .replace("rules=", "rules=3D")
                .replace("play=", "play=3D"),
        );
        assert_same(&link.replace("/black", "//black"));
        assert_same(&link.replace("/black", "\\black"));
        let rules = Fragment::parse("#/poker/jacks?rules=jacks%253A800-50-25-9-6-4-3-2-1");
        assert_eq!(
            rules.fields.get("rules"),
            Some("jacks:800-50-25-9-6-4-3-2-1")
        );
    }

    #[test]
    fn decisions_keep_a_round_without_a_decision() {
        for name in ROUNDS {
            let fragment = format!("#/blackjack?deal={HEX}&{name}=hs.");
            let read = Fragment::parse(&fragment);
            assert_eq!(read.fields.get(name), Some("hs."));
            assert!(!read.differs_from(&fragment));
        }
    }

    #[test]
    fn cards_of_a_changed_link_are_read() {
        let read = Fragment::parse("#/blackjack/hand?hand=TS.6H%26up=9C).");
        assert_eq!(read.fields.get("hand"), Some("TS.6H"));
        assert_eq!(read.fields.get("up"), Some("9C"));
        let read = Fragment::parse("#/lab?hand=KS.-.X1%E2%80%9D");
        assert_eq!(read.fields.get("hand"), Some("KS.-.X1"));
        for text in ["A♠ 7", "10 (6)", "50%", "a&b"] {
            let written = Fields::new().with("hand", text).with("search", text);
            let read = Fragment::parse(&format!("#/blackjack/hand?{written}"));
            assert_eq!(read.fields, written);
        }
    }

    #[test]
    fn path_in_another_script_is_no_place() {
        for path in ["日本語", "спасибо"] {
            assert_eq!(
                Fragment::parse(&format!("#/{path}")).path,
                format!("/{path}")
            );
        }
        assert_eq!(Fragment::parse("#/\u{201d}").path, "");
    }

    /// Nobody can know which characters of a mix are foreign, or how often it was encoded.
    #[test]
    fn mix_is_never_changed() {
        for mix in [
            "50%",
            "a%3Db",
            "%26",
            "six%20dice",
            "a&b=c",
            "(3)",
            "ends.",
            "\u{200b}",
            "\u{201d}",
            "&amp;",
            "?x=1",
        ] {
            let written = Fields::new().with("deal", HEX).with("mix", mix);
            let fragment = format!("/poker/solo?{written}");
            for changed in [
                fragment.clone(),
                encoded(&fragment),
                encoded(&encoded(&fragment)),
            ] {
                assert_eq!(
                    Fragment::parse(&changed).fields.get("mix"),
                    Some(mix),
                    "{changed}"
                );
            }
        }
    }
}

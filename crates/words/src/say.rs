//! Formatting of messages.

use crate::Arg;
use crate::code::Op;
use crate::table::{CATEGORIES, Code, Table};

/// The most patterns in one message, including choices and other messages. Ours have about ten. In a damaged table a
/// message could contain itself.
const MOST: u32 = 400;

impl Table {
    /// Formats the message with this number of this section. Missing or damaged parts are left out.
    #[must_use]
    pub fn say(&self, section: usize, number: usize, args: &[Arg<'_>]) -> String {
        let (mut said, mut left) = (String::new(), MOST);
        // The text before the damage is better than nothing.
        let _ = self.pattern(self.message(section, number), args, &mut said, &mut left);
        said
    }

    /// As [`Table::say`], for a message that is one text, or a choice of such texts.
    #[must_use]
    pub fn fixed(&self, section: usize, number: usize, args: &[Arg<'_>]) -> &str {
        let mut pattern = self.message(section, number);
        for _ in 0..MOST {
            let mut code = Code::of(pattern, 0);
            let Some(op) = pattern.bytes().next().and_then(Op::of) else {
                return pattern;
            };
            code.at = 1;
            let chosen = match op {
                Op::Choose => choose(&mut code, args),
                Op::Plural => self.plural(&mut code, args),
                Op::Argument | Op::Call | Op::Capital | Op::Small => None,
            };
            pattern = chosen.unwrap_or_default();
        }
        ""
    }

    /// Appends a pattern to the text. `None` if it is damaged.
    fn pattern(
        &self,
        pattern: &str,
        args: &[Arg<'_>],
        said: &mut String,
        left: &mut u32,
    ) -> Option<()> {
        *left = left.checked_sub(1)?;
        let mut code = Code::of(pattern, 0);
        loop {
            said.push_str(code.plain());
            let Some(byte) = code.byte() else {
                return Some(());
            };
            match Op::of(byte)? {
                Op::Argument => match args.get(code.number()?)? {
                    Arg::Number(number) => said.push_str(&number.to_string()),
                    Arg::Text(text) => said.push_str(text),
                    Arg::Nothing | Arg::Key(_) => (),
                },
                Op::Choose => self.pattern(choose(&mut code, args)?, args, said, left)?,
                Op::Plural => {
                    let chosen = self.plural(&mut code, args)?;
                    self.pattern(chosen, args, said, left)?;
                }
                Op::Call => {
                    let (section, number) = (code.number()?, code.number()?);
                    let mut its = Vec::new();
                    for _ in 0..code.number()? {
                        its.push(*args.get(code.number()?)?);
                    }
                    self.pattern(self.message(section, number), &its, said, left)?;
                }
                Op::Capital => said.push_str(&capital(&self.inner(&mut code, args, left)?)),
                Op::Small => said.push_str(&small(&self.inner(&mut code, args, left)?)),
            }
        }
    }

    /// Reads a pattern with its length before it, and formats it apart from the text so far.
    fn inner(&self, code: &mut Code<'_>, args: &[Arg<'_>], left: &mut u32) -> Option<String> {
        let length = code.number()?;
        let mut said = String::new();
        self.pattern(code.text(length)?, args, &mut said, left)?;
        Some(said)
    }

    /// Reads the pattern for a number.
    fn plural<'a>(&self, code: &mut Code<'a>, args: &[Arg<'_>]) -> Option<&'a str> {
        let number = match args.get(code.number()?)? {
            Arg::Number(number) => *number,
            Arg::Text(_) | Arg::Nothing | Arg::Key(_) => return None,
        };
        let mut exact = None;
        for _ in 0..code.number()? {
            let (it, place) = (code.number()?, code.number()?);
            if usize::try_from(number) == Ok(it) {
                exact = Some(place);
            }
        }
        let mut categories = [0; CATEGORIES.len()];
        for place in &mut categories {
            *place = code.number()?;
        }
        let by_category = *categories.get(self.category(number))?;
        nth(code, exact.unwrap_or(by_category))
    }
}

/// Reads the pattern for a key.
fn choose<'a>(code: &mut Code<'a>, args: &[Arg<'_>]) -> Option<&'a str> {
    let key = match args.get(code.number()?)? {
        Arg::Key(key) => usize::from(*key),
        Arg::Text(_) => 0,
        Arg::Nothing => 1,
        Arg::Number(_) => return None,
    };
    let mut place = None;
    for number in 0..code.number()? {
        let its = code.number()?;
        if number == key {
            place = Some(its);
        }
    }
    nth(code, place?)
}

/// Returns the pattern with this index from the list that follows, and reads the whole list.
fn nth<'a>(code: &mut Code<'a>, place: usize) -> Option<&'a str> {
    let mut chosen = None;
    for number in 0..code.number()? {
        let length = code.number()?;
        let pattern = code.text(length)?;
        if number == place {
            chosen = Some(pattern);
        }
    }
    chosen
}

/// Makes the first letter a capital.
#[must_use]
pub fn capital(words: &str) -> String {
    with_first(words, |first| match first {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' | 'а'..='я' => shifted(first, -CASE_DISTANCE),
        'ѐ'..='џ' => shifted(first, -YO_CASE_DISTANCE),
        _ => first,
    })
}

/// Makes the first letter a small one.
#[must_use]
pub fn small(words: &str) -> String {
    with_first(words, |first| match first {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'А'..='Я' => shifted(first, CASE_DISTANCE),
        'Ѐ'..='Џ' => shifted(first, YO_CASE_DISTANCE),
        _ => first,
    })
}

/// The distance between the two cases of a letter in Unicode, for western European Latin and for Russian letters. This
/// avoids a table of all scripts in the bundle.
const CASE_DISTANCE: i32 = 0x20;

/// The distance for ё and the letters of other languages beside it.
const YO_CASE_DISTANCE: i32 = 0x50;

fn shifted(letter: char, by: i32) -> char {
    let shifted = u32::from(letter).checked_add_signed(by);
    shifted.and_then(char::from_u32).unwrap_or(letter)
}

fn with_first(words: &str, change: fn(char) -> char) -> String {
    let mut letters = words.chars();
    let mut changed = String::from_iter(letters.next().map(change));
    changed.push_str(letters.as_str());
    changed
}

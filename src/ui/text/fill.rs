//! Sentences with something filled in. `format!` would do, but each of its calls costs the download
//! more than most sentences do: the languages together would be a third larger.

use std::borrow::Cow;

/// What can be filled in.
pub(super) trait Part {
    /// The part as it stands in the sentence.
    fn part(self) -> Cow<'static, str>;
}

impl Part for &'static str {
    fn part(self) -> Cow<'static, str> {
        Cow::Borrowed(self)
    }
}

impl Part for String {
    fn part(self) -> Cow<'static, str> {
        Cow::Owned(self)
    }
}

impl Part for usize {
    fn part(self) -> Cow<'static, str> {
        Cow::Owned(self.to_string())
    }
}

impl Part for u32 {
    fn part(self) -> Cow<'static, str> {
        Cow::Owned(self.to_string())
    }
}

/// The template with each part in the place of its `{}`.
macro_rules! say {
    ($template:expr, $($part:expr),+ $(,)?) => {
        $crate::ui::text::fill::fill(
            $template,
            [$($crate::ui::text::fill::Part::part($part)),+],
        )
    };
}

pub(super) use say;

/// What [`say`] calls.
#[inline(never)]
pub(super) fn fill<const N: usize>(template: &str, parts: [Cow<'static, str>; N]) -> String {
    fill_in(template, &parts)
}

fn fill_in(template: &str, parts: &[Cow<'static, str>]) -> String {
    let mut sentence = String::new();
    let mut pieces = template.split('{');
    sentence.extend(pieces.next());
    let mut parts = parts.iter();
    for piece in pieces {
        let part = parts.next();
        debug_assert!(part.is_some(), "too little for “{template}”");
        sentence.extend(part.map(|part| &**part));
        sentence.push_str(piece.strip_prefix('}').unwrap_or(piece));
    }
    debug_assert!(parts.next().is_none(), "too much for “{template}”");
    sentence
}

/// Names in a row: between the last two stands another word than between the others.
pub(super) fn listed(names: &[String], between: &str, before_last: &str) -> String {
    let mut list = String::new();
    for (number, name) in names.iter().enumerate() {
        if number > 0 {
            let is_last = number + 1 == names.len();
            list.push_str(if is_last { before_last } else { between });
        }
        list.push_str(name);
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_takes_its_place() {
        assert_eq!(say!("{} of {}.", "two", 3_usize), "two of 3.");
        assert_eq!(say!("{}", String::from("{}")), "{}");
        assert_eq!(say!("{}{}: 100 %", 1_u32, ""), "1: 100 %");
    }

    #[test]
    #[should_panic(expected = "too little")]
    fn a_part_too_few_is_found_by_the_tests() {
        let _ = say!("{} and {}", "one");
    }

    #[test]
    #[should_panic(expected = "too much")]
    fn a_part_too_many_is_found_by_the_tests() {
        let _ = say!("{}", "one", "two");
    }

    #[test]
    fn names_are_listed() {
        let listed = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            listed(&names, ", ", " and ")
        };
        assert_eq!(listed(&[]), "");
        assert_eq!(listed(&["a"]), "a");
        assert_eq!(listed(&["a", "b"]), "a and b");
        assert_eq!(listed(&["a", "b", "c"]), "a, b and c");
    }
}

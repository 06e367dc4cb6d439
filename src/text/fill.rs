//! Sentences with something filled in. `format!` would do, but each of its calls costs the download
//! more than most sentences do: the languages together would be a third larger.

use std::borrow::Cow;

/// What can be filled in.
pub(crate) trait Part {
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

impl Part for Option<String> {
    fn part(self) -> Cow<'static, str> {
        self.unwrap_or_default().part()
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
    ($template:expr) => {
        $crate::text::fill::fill($template, [])
    };
    ($template:expr, $($part:expr),+ $(,)?) => {
        $crate::text::fill::fill(
            $template,
            [$($crate::text::fill::Part::part($part)),+],
        )
    };
}

pub(crate) use say;

/// What [`say`] calls.
#[inline(never)]
#[expect(
    clippy::needless_pass_by_value,
    reason = "to be dropped here and not by each caller"
)]
pub(crate) fn fill<const N: usize>(template: &str, parts: [Cow<'static, str>; N]) -> String {
    fill_in(template, &parts)
}

#[inline(never)]
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

/// What these are called, in a row: between the last two stands another word than between the
/// others.
#[inline(never)]
pub(crate) fn listed<T: Copy>(
    these: &[T],
    name: fn(T) -> String,
    between: &str,
    before_last: &str,
) -> String {
    let mut list = String::new();
    for (number, it) in these.iter().enumerate() {
        if number > 0 {
            let is_last = number + 1 == these.len();
            list.push_str(if is_last { before_last } else { between });
        }
        list.push_str(&name(*it));
    }
    list
}

/// Sentences one after the other, with this between them.
pub(super) struct Story {
    between: &'static str,
    told: String,
}

impl Story {
    /// Nothing yet.
    pub(super) const fn new(between: &'static str) -> Story {
        Story {
            between,
            told: String::new(),
        }
    }

    /// One more sentence, unless there is none.
    pub(super) fn tell(&mut self, sentence: impl Part) {
        self.add(sentence.part());
    }

    #[inline(never)]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "to be dropped here and not by each caller"
    )]
    fn add(&mut self, sentence: Cow<'static, str>) {
        if !self.told.is_empty() && !sentence.is_empty() {
            self.told.push_str(self.between);
        }
        self.told.push_str(&sentence);
    }

    /// The whole of it.
    pub(super) fn end(self) -> String {
        self.told
    }
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
        let listed = |names: &[&str]| listed(names, str::to_uppercase, ", ", " and ");
        assert_eq!(listed(&[]), "");
        assert_eq!(listed(&["a"]), "A");
        assert_eq!(listed(&["a", "b"]), "A and B");
        assert_eq!(listed(&["a", "b", "c"]), "A, B and C");
    }

    #[test]
    fn between_two_sentences_stands_what_is_wanted() {
        let mut story = Story::new("~");
        story.tell("One.");
        story.tell(None);
        story.tell(String::from("Two."));
        assert_eq!(story.end(), "One.~Two.");
    }
}

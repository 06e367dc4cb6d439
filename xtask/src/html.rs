//! The tags of a page, read as a browser reads them.
//!
//! Trunk's minifier drops quotes, optional tags and white space, so a search for text would break
//! on the next release of it. This goes by the HTML standard's tokenizer.

use std::ops::Range;

use html5gum::Token;
use html5gum::emitters::default::DefaultEmitter;

/// A start tag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tag {
    /// In lower case.
    pub(crate) name: String,
    /// Names in lower case, values with their entities resolved.
    attributes: Vec<(String, String)>,
    /// The bytes of the page that are `<name …>`.
    pub(crate) span: Range<usize>,
    /// The text up to the next tag; of a script, all of it, exactly as the browser hashes it.
    pub(crate) text: String,
}

impl Tag {
    /// The value of an attribute, if the tag has it.
    pub(crate) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes
            .iter()
            .find(|(its, _)| its == name)
            .map(|(_, value)| value.as_str())
    }

    /// The names of the attributes.
    pub(crate) fn attribute_names(&self) -> impl Iterator<Item = &str> {
        self.attributes.iter().map(|(name, _)| name.as_str())
    }
}

/// All start tags of a page, in order.
pub(crate) fn tags(page: &str) -> Vec<Tag> {
    let mut emitter = DefaultEmitter::new_with_span();
    emitter.naively_switch_states(true);
    let mut tags: Vec<Tag> = Vec::new();
    let mut in_tag = false;
    for token in html5gum::Tokenizer::new_with_emitter(page, emitter) {
        let Ok(token) = token;
        match token {
            Token::StartTag(tag) => {
                in_tag = true;
                tags.push(Tag {
                    name: text(&tag.name),
                    attributes: tag
                        .attributes
                        .iter()
                        .map(|(name, value)| (text(name), text(value)))
                        .collect(),
                    span: tag.span.start..tag.span.end,
                    text: String::new(),
                });
            }
            Token::String(string) => {
                if let Some(tag) = tags.last_mut().filter(|_| in_tag) {
                    tag.text.push_str(&text(&string));
                }
            }
            Token::EndTag(_) => in_tag = false,
            Token::Comment(_) | Token::Doctype(_) | Token::Error(_) => {}
        }
    }
    tags
}

/// The tokenizer's bytes as text.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::tags;

    #[test]
    fn minified_and_written_out_tags_are_the_same() {
        for page in [
            "<link href=./a.css rel=stylesheet>",
            "<LINK  REL='stylesheet'\n href = \"./a.css\" />",
        ] {
            let [link] = tags(page).try_into().expect("one tag");
            assert_eq!(link.name, "link");
            assert_eq!(link.attribute("href"), Some("./a.css"), "{page}");
            assert_eq!(link.attribute("rel"), Some("stylesheet"), "{page}");
            assert_eq!(link.span, 0..page.len());
        }
    }

    #[test]
    fn the_text_of_a_script_is_what_a_browser_hashes() {
        let page = "ö<script type=module>\r\nif (a < b && c) x = '<p>&amp;<!-- </p>';</script> x";
        let [script] = tags(page).try_into().expect("one tag");
        assert_eq!(script.text, "\nif (a < b && c) x = '<p>&amp;<!-- </p>';");
        assert_eq!(&page[script.span], "<script type=module>");
    }

    #[test]
    fn comments_hold_no_tags() {
        assert_eq!(tags("<!-- <script src=a.js></script> -->"), []);
    }
}

//! The content security policy of the page.
//!
//! A static host cannot be told to send headers, therefore it is a `meta` tag; and the loader of
//! Trunk.toml is an inline script whose text changes with every build (it names the hashed files),
//! therefore its hash is taken from the finished page. Inline style and inline handlers are
//! refused: the policy would switch them off, in silence.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use sha2::{Digest as _, Sha256};

use crate::html::{self, Tag};

/// Why a page gets no policy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// No script at all: the page was not put together.
    NoScript,
    /// Neither `<meta charset>` nor `<head>`, after which the policy would go.
    NoHead,
    /// An element's `style` attribute.
    InlineStyle(String),
    /// A `<style>` element.
    StyleElement,
    /// An element's handler attribute.
    Handler(String, String),
    /// A script from elsewhere.
    ForeignScript(String),
}

impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("The content security policy: ")?;
        match self {
            Self::NoScript => write!(formatter, "the page has no script, so it cannot start."),
            Self::NoHead => write!(
                formatter,
                "the page has neither <meta charset> nor <head>, after which it would go."
            ),
            Self::InlineStyle(element) => write!(
                formatter,
                "<{element}> has a style attribute, which it switches off: use a class."
            ),
            Self::StyleElement => write!(
                formatter,
                "the page has a <style> element, which it switches off: use a file in styles/."
            ),
            Self::Handler(element, name) => write!(
                formatter,
                "<{element}> has the attribute {name}, which it switches off: listen in src/."
            ),
            Self::ForeignScript(address) => write!(
                formatter,
                "the script {address} is from elsewhere, which it forbids."
            ),
        }
    }
}

/// The page with its policy, in place of one that it may have had.
pub(crate) fn with_policy(page: &str) -> Result<String, Refusal> {
    let mut page = page.to_owned();
    while let Some(old) = html::tags(&page).into_iter().find(is_policy) {
        page.replace_range(old.span, "");
    }
    let tags = html::tags(&page);
    let meta = format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">",
        policy(&tags)?
    );
    // First after the character set, which must come early: what comes before the policy is free
    // of it.
    let place = tags
        .iter()
        .find(|tag| tag.name == "meta" && tag.attribute("charset").is_some())
        .or_else(|| tags.iter().find(|tag| tag.name == "head"))
        .ok_or(Refusal::NoHead)?;
    page.insert_str(place.span.end, &meta);
    Ok(page)
}

/// Whether a tag is a policy.
fn is_policy(tag: &Tag) -> bool {
    tag.name == "meta"
        && tag
            .attribute("http-equiv")
            .is_some_and(|what| what.eq_ignore_ascii_case("content-security-policy"))
}

/// The policy of a page with these tags: all is forbidden but what comes from the page's own
/// origin, wasm, and the inline scripts that are there now.
fn policy(tags: &[Tag]) -> Result<String, Refusal> {
    let mut script_src = vec!["script-src 'self' 'wasm-unsafe-eval'".to_owned()];
    let mut has_script = false;
    for tag in tags {
        if tag.name == "style" {
            return Err(Refusal::StyleElement);
        }
        for name in tag.attribute_names() {
            if name == "style" {
                return Err(Refusal::InlineStyle(tag.name.clone()));
            }
            if name.starts_with("on") {
                return Err(Refusal::Handler(tag.name.clone(), name.to_owned()));
            }
        }
        if tag.name == "script" {
            has_script = true;
            match tag.attribute("src") {
                Some(address) if address.contains("//") => {
                    return Err(Refusal::ForeignScript(address.to_owned()));
                }
                Some(_) => {}
                None => {
                    let hash = BASE64.encode(Sha256::digest(tag.text.as_bytes()));
                    script_src.push(format!("'sha256-{hash}'"));
                }
            }
        }
    }
    if !has_script {
        return Err(Refusal::NoScript);
    }
    Ok([
        "default-src 'none'",
        &script_src.join(" "),
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
    ]
    .join("; "))
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use sha2::{Digest as _, Sha256};

    use super::{BASE64, Refusal, is_policy, with_policy};
    use crate::html;

    /// The policy of a page whose only inline script is `let a;`, whose hash was taken with
    /// `printf 'let a;' | openssl dgst -sha256 -binary | openssl base64`.
    const META: &str = "<meta http-equiv=\"Content-Security-Policy\" content=\"\
        default-src 'none'; \
        script-src 'self' 'wasm-unsafe-eval' 'sha256-81WALLbUROF1pWdYjuQYKuIcGgY/+TqVJr8UsV6Tkvo='; \
        style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; \
        manifest-src 'self'; base-uri 'self'; form-action 'self'\">";

    #[test]
    fn it_goes_right_after_the_character_set() {
        let page = "<!doctype html><meta charset=utf-8><title>x</title><script>let a;</script>";
        let expected = format!(
            "<!doctype html><meta charset=utf-8>{META}<title>x</title><script>let a;</script>"
        );
        assert_eq!(with_policy(page), Ok(expected));
    }

    #[test]
    fn without_a_character_set_it_goes_first_into_the_head() {
        let page = "<head lang=en><title>x</title></head><script>let a;</script>";
        let expected =
            format!("<head lang=en>{META}<title>x</title></head><script>let a;</script>");
        assert_eq!(with_policy(page), Ok(expected));
    }

    #[test]
    fn a_second_time_changes_nothing() {
        let page = "<meta charset=utf-8><script type=module>let a;</script>";
        let once = with_policy(page).expect("a good page");
        assert_eq!(with_policy(&once), Ok(once.clone()));
    }

    #[test]
    fn every_inline_script_is_allowed_and_no_other() {
        let page = "<meta charset=utf-8><script src=./a.js></script><script>let a;</script>\
            <body><script type=module>let b;</script>";
        let with = with_policy(page).expect("a good page");
        assert_eq!(with.matches("'sha256-").count(), 2);
        assert!(!with.contains("unsafe-inline"));
    }

    #[test]
    fn what_the_policy_would_switch_off_is_refused() {
        let refuse = |body: &str| {
            let page = format!("<meta charset=utf-8><script>let a;</script>{body}");
            with_policy(&page).expect_err(body)
        };
        assert_eq!(
            refuse("<p STYLE=color:red>"),
            Refusal::InlineStyle("p".into())
        );
        assert_eq!(refuse("<style>p{}</style>"), Refusal::StyleElement);
        assert_eq!(
            refuse("<svg><rect onClick='x()'/></svg>"),
            Refusal::Handler("rect".into(), "onclick".into())
        );
        assert_eq!(
            refuse("<script src=//cdn.example/a.js></script>"),
            Refusal::ForeignScript("//cdn.example/a.js".into())
        );
    }

    /// The stand-alone verifier is not built but copied, so its policy is written by hand. What
    /// this test expects is what to paste there.
    #[test]
    fn the_verifiers_policy_allows_its_own_text_and_nothing_else() {
        let tags = html::tags(include_str!("../../src/verify.html"));
        let hashes = |element: &str| {
            let texts = tags.iter().filter(|tag| tag.name == element);
            let hash = |text: &str| BASE64.encode(Sha256::digest(text.as_bytes()));
            texts
                .map(|tag| format!("'sha256-{}'", hash(&tag.text)))
                .collect::<Vec<_>>()
                .join(" ")
        };
        let expected = format!(
            "default-src 'none'; script-src {}; style-src {}; base-uri 'none'; form-action 'none'",
            hashes("script"),
            hashes("style")
        );
        let policies: Vec<_> = tags.iter().filter(|tag| is_policy(tag)).collect();
        let [policy] = policies[..] else {
            panic!("{} policies", policies.len());
        };
        assert_eq!(policy.attribute("content"), Some(expected.as_str()));
        for tag in &tags {
            for name in tag.attribute_names() {
                let loads = ["src", "srcset", "style", "action"].contains(&name);
                assert!(!loads && !name.starts_with("on"), "<{} {name}>", tag.name);
            }
            assert_ne!(tag.name, "link");
        }
    }

    #[test]
    fn half_a_page_is_refused() {
        assert_eq!(
            with_policy("<meta charset=utf-8><p>Shuffling"),
            Err(Refusal::NoScript)
        );
        assert_eq!(
            with_policy("<p>x</p><script>let a;</script>"),
            Err(Refusal::NoHead)
        );
        assert_eq!(
            Refusal::NoScript.to_string(),
            "The content security policy: the page has no script, so it cannot start."
        );
    }
}

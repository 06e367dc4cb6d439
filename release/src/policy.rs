//! The hashes of inline scripts and style sheets for a content security policy.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use sha2::{Digest as _, Sha256};

/// The inline scripts of index.html, in order: the file of each in src/, and the placeholder for its hash in the policy.
pub const INLINE_SCRIPTS: [(&str, &str); 3] = [
    ("start.js", "'sha256-START'"),
    ("first-table.js", "'sha256-FIRST-TABLE'"),
    ("loader.js", "'sha256-LOADER'"),
];

/// The texts of the elements with this tag in a page (scripts or style sheets), as a browser hashes them.
#[must_use]
pub fn inline<'a>(page: &'a str, tag: &str) -> Vec<&'a str> {
    let end = format!("</{tag}>");
    page.split(&format!("<{tag}"))
        .skip(1)
        .filter_map(|rest| rest.split_once('>')?.1.split_once(&end))
        .map(|(text, _)| text)
        .collect()
}

/// The source expression of a script or style sheet for a policy.
#[must_use]
pub fn hash(text: &str) -> String {
    format!("'sha256-{}'", BASE64.encode(Sha256::digest(text)))
}

#[cfg(test)]
mod tests {
    use super::{hash, inline};

    #[test]
    fn inline_code_is_found_and_hashed_as_in_browsers() {
        let page = "<script id=a>let a;</script><style>p {}</style><script>let b;</script>";
        assert_eq!(inline(page, "script"), ["let a;", "let b;"]);
        assert_eq!(inline(page, "style"), ["p {}"]);
        assert!(inline("<p>x", "script").is_empty());
        // printf 'let a;' | openssl dgst -sha256 -binary | openssl base64
        let a = "'sha256-81WALLbUROF1pWdYjuQYKuIcGgY/+TqVJr8UsV6Tkvo='";
        assert_eq!(hash("let a;"), a);
    }
}

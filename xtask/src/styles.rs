//! One style sheet instead of one for each file in styles/.
//!
//! A browser that speaks HTTP/1.1 has six connections to a host. With a sheet on each of five, the
//! wasm would wait for a free one, which costs a slow connection a whole round trip; and one
//! sheet packs better than five.

use std::ops::Range;

use crate::hashes::short_hash;
use crate::html;

/// A style sheet that a page names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sheet {
    /// Its file, beside the page.
    pub(crate) file: String,
    /// What its address has before the file.
    folder: String,
    /// The bytes of the page that are its tag.
    span: Range<usize>,
}

/// A page with its one style sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Joined {
    /// The page.
    pub(crate) page: String,
    /// The sheet's file, named after its text, so that it can be kept for ever.
    pub(crate) file: String,
    /// The sheet's text.
    pub(crate) text: String,
}

/// The style sheets of a page, in order. One for certain media only is left as it is.
pub(crate) fn sheets(page: &str) -> Vec<Sheet> {
    html::tags(page)
        .into_iter()
        .filter(|tag| {
            tag.name == "link"
                && tag.attribute("rel") == Some("stylesheet")
                && tag.attribute("media").is_none()
        })
        .filter_map(|tag| {
            let address = tag.attribute("href")?;
            let (folder, file) = address.split_at(address.rfind('/').map_or(0, |slash| slash + 1));
            Some(Sheet {
                file: file.to_owned(),
                folder: folder.to_owned(),
                span: tag.span,
            })
        })
        .collect()
}

/// Puts one sheet of all these texts in the place of the first; the cascade stays as it was,
/// because they are in the page's order.
pub(crate) fn join(page: &str, sheets: &[Sheet], texts: &[String]) -> Joined {
    let text = texts.concat();
    let file = ["styles-", &short_hash(text.as_bytes()), ".css"].concat();

    let mut page = page.to_owned();
    for (index, sheet) in sheets.iter().enumerate().rev() {
        let tag = match index {
            0 => format!("<link rel=stylesheet href={}{file}>", sheet.folder),
            _ => String::new(),
        };
        page.replace_range(sheet.span.clone(), &tag);
    }
    Joined { page, file, text }
}

#[cfg(test)]
mod tests {
    use super::{join, sheets};

    #[test]
    fn the_sheets_become_one_in_the_same_order() {
        let page = "<meta charset=utf-8><link href=./a-1.css rel=stylesheet><title>x</title>\
            <link rel=\"stylesheet\" href=\"./b-2.css\"/><link rel=icon href=./i.svg>\
            <link rel=stylesheet media=print href=./p.css>";
        let found = sheets(page);
        let files: Vec<_> = found.iter().map(|sheet| sheet.file.as_str()).collect();
        assert_eq!(files, ["a-1.css", "b-2.css"]);

        let joined = join(page, &found, &["p{}".into(), "b{}".into()]);
        assert_eq!(joined.text, "p{}b{}");
        // printf 'p{}b{}' | sha256sum | cut -c-16
        assert_eq!(joined.file, "styles-9cf88e87babe2649.css");
        assert_eq!(
            joined.page,
            "<meta charset=utf-8><link rel=stylesheet href=./styles-9cf88e87babe2649.css>\
            <title>x</title><link rel=icon href=./i.svg>\
            <link rel=stylesheet media=print href=./p.css>"
        );
    }

    #[test]
    fn the_address_keeps_its_folder() {
        let page = "<link rel=stylesheet href=/games/a.css>";
        let joined = join(page, &sheets(page), &[String::new()]);
        assert!(
            joined.page.contains("href=/games/styles-"),
            "{}",
            joined.page
        );
        assert_eq!(join(page, &[], &[]).page, page);
    }
}

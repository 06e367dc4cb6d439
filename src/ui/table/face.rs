//! The images of the cards. Each is created once, at its first use.

use std::cell::RefCell;

use yew::AttrValue;

use crate::app::face::data_url;
pub use crate::app::face::{Print, Style, pack};

thread_local! {
    /// The addresses of all images so far, at most some hundred.
    static MADE: RefCell<Vec<(Print, AttrValue)>> = const { RefCell::new(Vec::new()) };
}

/// The address of the image, for the `src` of an `<img>`.
#[must_use]
pub fn address(print: Print) -> AttrValue {
    MADE.with_borrow_mut(|made| {
        if let Some((_, address)) = made.iter().find(|(other, _)| *other == print) {
            return address.clone();
        }
        let address = AttrValue::from(data_url(print));
        made.push((print, address.clone()));
        address
    })
}

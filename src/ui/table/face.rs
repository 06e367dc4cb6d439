//! The images of the cards as the page shows them: each is made once, when it is first wanted.

use std::cell::RefCell;

use yew::AttrValue;

use crate::app::face::data_url;
pub use crate::app::face::{Print, Style, pack};

thread_local! {
    /// The addresses of all images so far: some hundred at most.
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

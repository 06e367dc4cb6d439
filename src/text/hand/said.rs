//! Every sentence of the page of any hand, as it was before the words became data.

use super::words;
use crate::text::said::compare;

const COUNTS: [u8; 14] = [0, 1, 2, 3, 4, 5, 11, 12, 14, 20, 21, 22, 101, 111];

#[test]
fn what_is_said_of_any_hand_is_what_was_said() {
    compare("hand", |language, said| {
        let words = words(language);
        for count in COUNTS {
            said.add(&format!("after_split({count})"), words.after_split(count));
            said.add(
                &format!("too_many_copies(8♠, {count})"),
                words.too_many_copies("8♠", count),
            );
            said.add(
                &format!("too_many_of_value(10, {count})"),
                words.too_many_of_value("10", count),
            );
            said.add(
                &format!("hands_out_of_range({count})"),
                words.hands_out_of_range(count),
            );
        }
        for left in COUNTS.map(u32::from).into_iter().chain([416, 1001]) {
            said.add(&format!("too_few_left({left})"), words.too_few_left(left));
        }
    });
}

//! Reading the page's texts.

/// Returns the numbers in a text, in order. The page writes a minus sign before negative ones.
#[must_use]
pub fn numbers(text: &str) -> Vec<f64> {
    let plain = text.replace('\u{2212}', "-");
    let is_sign = |sign: char| sign.is_ascii_digit() || "-.".contains(sign);
    let parts = plain.split(|sign: char| !is_sign(sign));
    parts
        .filter_map(|part| part.trim_end_matches('.').parse().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::numbers;

    #[test]
    fn numbers_are_read_with_their_signs() {
        assert_eq!(numbers("Count \u{2212}3 with 2.5 decks."), [-3.0, 2.5]);
    }
}

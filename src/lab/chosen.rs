//! Five cards for the lab to explain. The player chooses them one by one, or a link such as `#/lab?hand=KS.KH.7D.X1.2S`
//! names them. Any of them may be a joker.

use crate::core::{NotAHand, PackCard, WildHand};

/// Separates the cards in a link.
const BETWEEN: char = '.';

/// An empty place in a link.
const EMPTY: &str = "-";

/// The chosen cards, each at its place, or the error in the link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChosenCards {
    places: [Option<PackCard>; 5],
    mangled: Option<NotAHand>,
}

impl ChosenCards {
    /// Reads the cards in a link. Fewer than five are accepted, because the player can still choose the others. Six
    /// cards, or a code that is not a card, are an error that [`ChosenCards::hand`] returns.
    #[must_use]
    pub fn named(codes: &str) -> ChosenCards {
        let codes = codes.replace(BETWEEN, " ");
        let place = |code: &str| match code {
            EMPTY => Ok(None),
            code => code.parse::<PackCard>().map(Some),
        };
        let cards: Result<Vec<Option<PackCard>>, _> = codes.split_whitespace().map(place).collect();
        let mut places = [None; 5];
        let mangled = match cards {
            Err(error) => Some(NotAHand::from(error)),
            Ok(cards) if cards.len() > places.len() => {
                Some(NotAHand::NotFive { cards: cards.len() })
            }
            Ok(cards) => {
                for (place, card) in places.iter_mut().zip(cards) {
                    *place = card;
                }
                None
            }
        };
        ChosenCards { places, mangled }
    }

    /// Returns the five places from the left, with the chosen cards.
    #[must_use]
    pub const fn places(&self) -> &[Option<PackCard>; 5] {
        &self.places
    }

    /// Sets or removes the card at this place. A place past the fifth changes nothing.
    #[must_use]
    pub fn with(mut self, place: usize, card: Option<PackCard>) -> ChosenCards {
        if let Some(chosen) = self.places.get_mut(place) {
            *chosen = card;
            self.mangled = None;
        }
        self
    }

    /// Returns true if no card has been chosen yet.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        *self == ChosenCards::default()
    }

    /// Returns the hand.
    ///
    /// # Errors
    /// [`NotAHand`] if cards are missing, if one is there twice, or if the link cannot be read.
    pub fn hand(&self) -> Result<WildHand, NotAHand> {
        match &self.mangled {
            Some(error) => Err(error.clone()),
            None => WildHand::new(&self.cards()),
        }
    }

    fn cards(&self) -> Vec<PackCard> {
        self.places.into_iter().flatten().collect()
    }

    /// Returns the codes of the cards as [`ChosenCards::named`] reads them, with a dash for an empty place before a
    /// card. `None` without a card.
    #[must_use]
    pub fn codes(&self) -> Option<String> {
        let last = self.places.iter().rposition(Option::is_some)?;
        let code = |place: &Option<PackCard>| match place {
            Some(card) => card.to_string(),
            None => EMPTY.to_owned(),
        };
        let codes: Vec<String> = self.places[..=last].iter().map(code).collect();
        Some(codes.join(&BETWEEN.to_string()))
    }
}

/// Returns the path, after the `#`, for the explanation of this hand.
#[must_use]
pub fn path_of(hand: &WildHand) -> String {
    path(hand.cards())
}

fn path(cards: &[PackCard]) -> String {
    let mut path = String::from("/lab");
    for (place, card) in cards.iter().enumerate() {
        path.push_str(if place == 0 { "?hand=" } else { "." });
        path.push_str(&card.to_string());
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::PokerHand;

    #[test]
    fn link_and_hand_round_trip() {
        let cards = ChosenCards::named("KS.KH.7D.7C.2S");
        let hand: PokerHand = "KS KH 7D 7C 2S".parse().expect("a hand");
        assert_eq!(cards.hand(), Ok(hand.into()));
        assert_eq!(path_of(&hand.into()), "/lab?hand=KS.KH.7D.7C.2S");
        assert_eq!(cards.codes().as_deref(), Some("KS.KH.7D.7C.2S"));
        let hand: WildHand = "X2 KH 7D X1 2S".parse().expect("a hand");
        assert_eq!(path_of(&hand), "/lab?hand=X2.KH.7D.X1.2S");
        assert_eq!(ChosenCards::named("X2.KH.7D.X1.2S").hand(), Ok(hand));
        assert_eq!(ChosenCards::default().codes(), None);
        let gaps = ChosenCards::named("-.KS.-.7D");
        assert_eq!(gaps.codes().as_deref(), Some("-.KS.-.7D"));
        assert_eq!(
            gaps.places().map(|it| it.is_some()),
            [false, true, false, true, false]
        );
        assert_eq!(gaps.hand(), Err(NotAHand::NotFive { cards: 2 }));
        assert!(ChosenCards::named("").is_untouched());
    }

    #[test]
    fn invalid_hand_is_refused_with_the_reason() {
        for (codes, reason) in [
            ("KS.KH", "A poker hand has five cards; this one has 2."),
            (
                "KS.KH.7D.7C.2S.3S",
                "A poker hand has five cards; this one has 6.",
            ),
            (
                "KS.KH.7D.KS.2S",
                "A poker hand has five different cards; this one has KS twice.",
            ),
            (
                "KS.X1.7D.X1.2S",
                "A deck has each joker once; this hand has X1 twice.",
            ),
            (
                "KS.KH.7D.7C.2X",
                "“2X” is not a card: write a rank of A23456789TJQK and a suit of SHDC, as in AS or TD.",
            ),
        ] {
            let refused = ChosenCards::named(codes).hand().expect_err(codes);
            assert_eq!(refused.to_string(), reason, "{codes}");
        }
    }

    #[test]
    fn cards_are_chosen_one_by_one_and_changed() {
        let card = |code: &str| Some(code.parse().expect(code));
        let mut cards = ChosenCards::named("rubbish");
        for (place, code) in ["KS", "KH", "7D", "KS"].into_iter().enumerate() {
            cards = cards.with(place, card(code));
        }
        assert_eq!(cards.hand(), Err(NotAHand::NotFive { cards: 4 }));
        cards = cards.with(4, card("2S"));
        assert!(matches!(cards.hand(), Err(NotAHand::Twice { .. })));
        cards = cards.with(3, card("7C")).with(5, card("AS"));
        assert_eq!(cards.codes().as_deref(), Some("KS.KH.7D.7C.2S"));
        let without = cards.with(0, None).with(4, None);
        assert_eq!(without.codes().as_deref(), Some("-.KH.7D.7C"));
    }
}

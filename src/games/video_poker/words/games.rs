//! The names of the games of video poker and of the hands that they pay.

use crate::core::{PackCard, WildHand};
use crate::poker::video_poker::{Class, Game, WildCards};
use crate::text::poker::PokerWords;

impl PokerWords {
    /// A sentence with the wild cards. `None` if no card is wild.
    #[must_use]
    pub fn wild_cards(self, wild: WildCards) -> Option<&'static str> {
        match wild {
            WildCards::None => None,
            WildCards::Deuces => Some(self.deuces_are_wild()),
            WildCards::Joker => Some(self.joker_is_wild()),
        }
    }
}

/// The name of a hand in a game. If natural cards are wild or the pay depends on the fifth card, it is the name of the
/// class that is paid, or of the category if the hand is not paid.
#[must_use]
pub fn called_in(words: PokerWords, game: Game, hand: &WildHand) -> String {
    let wild = game.wild_cards();
    let is_wild = |card: &PackCard| card.natural().is_some() && wild.holds(*card);
    let class = game.class(hand);
    let by_class = class.filter(|class| has_one_name(*class));
    match (class, by_class) {
        (_, Some(class)) => words.class(class).to_owned(),
        (Some(class), None) if hand.cards().iter().any(is_wild) => words.class(class).to_owned(),
        (None, None) if hand.cards().iter().any(is_wild) => {
            words.category(game.category(hand)).to_owned()
        }
        (Some(_) | None, None) => words.called(hand),
    }
}

/// Returns true if no name is more exact than that of the class. The name of the class tells the fifth card of four of
/// a kind, or the wild card of a royal flush.
const fn has_one_name(class: Class) -> bool {
    match class {
        Class::WildRoyal
        | Class::FourAcesWith2To4
        | Class::FourAcesOtherKicker
        | Class::Four2sTo4sWithAceTo4
        | Class::Four2sTo4sOtherKicker => true,
        Class::RoyalFlush
        | Class::FourDeuces
        | Class::FourDeucesWithAce
        | Class::FourDeucesOther
        | Class::FiveOfAKind
        | Class::FiveAces
        | Class::Five3sTo5s
        | Class::Five6sToKings
        | Class::StraightFlush
        | Class::FourOfAKind
        | Class::FourAces
        | Class::Four2sTo4s
        | Class::Four5sToKings
        | Class::Four5sToTens
        | Class::Four2sToTens
        | Class::FourJacksToKings
        | Class::FourEights
        | Class::FourSevens
        | Class::FourOfOtherRanks
        | Class::FullHouse
        | Class::Flush
        | Class::Straight
        | Class::ThreeOfAKind
        | Class::TwoPair
        | Class::TensOrBetter
        | Class::JacksOrBetter
        | Class::KingsOrBetter
        | Class::PairOfAces => false,
    }
}

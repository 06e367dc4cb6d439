//! The names of the games of video poker and of what they pay in English.

use super::super::machine::MachineWords;
use super::English;
use crate::poker::machine::{Class, Game, WildCards};

impl MachineWords for English {
    fn game_name(&self, game: Game) -> &'static str {
        game.name()
    }

    fn table_of(&self, game: Game, name: &str) -> String {
        format!("{} {name}", self.game_name(game))
    }

    fn class(&self, class: Class) -> &'static str {
        match class {
            Class::RoyalFlush => "Royal flush",
            Class::FourDeuces => "Four deuces",
            Class::FourDeucesWithAce => "Four deuces with A",
            Class::FourDeucesOther => "Four deuces, no ace",
            Class::WildRoyal => "Wild royal flush",
            Class::FiveOfAKind => "Five of a kind",
            Class::FiveAces => "Five aces",
            Class::Five3sTo5s => "Five 3s–5s",
            Class::Five6sToKings => "Five 6s–kings",
            Class::StraightFlush => "Straight flush",
            Class::FourOfAKind => "Four of a kind",
            Class::FourAces => "Four aces",
            Class::FourAcesWith2To4 => "Four aces with 2–4",
            Class::FourAcesOtherKicker => "Four aces with 5–K",
            Class::Four2sTo4s => "Four 2s–4s",
            Class::Four2sTo4sWithAceTo4 => "Four 2s–4s with A–4",
            Class::Four2sTo4sOtherKicker => "Four 2s–4s with 5–K",
            Class::Four5sToKings => "Four 5s–kings",
            Class::Four5sToTens => "Four 5s–10s",
            Class::Four2sToTens => "Four 2s–10s",
            Class::FourJacksToKings => "Four jacks–kings",
            Class::FourEights => "Four 8s",
            Class::FourSevens => "Four 7s",
            Class::FourOfOtherRanks => "Other four of a kind",
            Class::FullHouse => "Full house",
            Class::Flush => "Flush",
            Class::Straight => "Straight",
            Class::ThreeOfAKind => "Three of a kind",
            Class::TwoPair => "Two pair",
            Class::TensOrBetter => "Tens or better",
            Class::JacksOrBetter => "Jacks or better",
            Class::KingsOrBetter => "Kings or better",
            Class::PairOfAces => "Pair of aces",
        }
    }

    fn wild_cards(&self, wild: WildCards) -> Option<&'static str> {
        match wild {
            WildCards::None => None,
            WildCards::Deuces => {
                Some("Every 2 is wild: it counts as the card that helps you most.")
            }
            WildCards::Joker => {
                Some("The joker is wild: it counts as the card that helps you most.")
            }
        }
    }
}

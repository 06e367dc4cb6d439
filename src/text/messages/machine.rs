// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{Keyed, PokerWords};
use crate::text::choices::{MachineClass, MachineGame};

/// The index of this section in a table.
const SECTION: usize = 6;

impl Keyed for MachineGame { fn key(self) -> u8 { match self { MachineGame::JacksOrBetter => 0, MachineGame::TensOrBetter => 1, MachineGame::Bonus => 2, MachineGame::BonusDeluxe => 3, MachineGame::DoubleBonus => 4, MachineGame::DoubleDoubleBonus => 5, MachineGame::TripleDoubleBonus => 6, MachineGame::AllAmerican => 7, MachineGame::AcesAndFaces => 8, MachineGame::AcesAndEights => 9, MachineGame::SuperAces => 10, MachineGame::WhiteHotAces => 11, MachineGame::SuperDoubleBonus => 12, MachineGame::TripleBonusPlus => 13, MachineGame::RoyalAces => 14, MachineGame::Deuces => 15, MachineGame::DoubleDeuces => 16, MachineGame::LooseDeuces => 17, MachineGame::BonusDeuces => 18, MachineGame::JokerKings => 19, MachineGame::JokerAces => 20, MachineGame::JokerTwoPair => 21 } } }
impl Keyed for MachineClass { fn key(self) -> u8 { match self { MachineClass::RoyalFlush => 0, MachineClass::FourDeuces => 1, MachineClass::FourDeucesWithAce => 2, MachineClass::FourDeucesOther => 3, MachineClass::WildRoyal => 4, MachineClass::FiveOfAKind => 5, MachineClass::FiveAces => 6, MachineClass::Five3sTo5s => 7, MachineClass::Five6sToKings => 8, MachineClass::StraightFlush => 9, MachineClass::FourOfAKind => 10, MachineClass::FourAces => 11, MachineClass::FourAcesWith2To4 => 12, MachineClass::FourAcesOtherKicker => 13, MachineClass::Four2sTo4s => 14, MachineClass::Four2sTo4sWithAceTo4 => 15, MachineClass::Four2sTo4sOtherKicker => 16, MachineClass::Four5sToKings => 17, MachineClass::Four5sToTens => 18, MachineClass::Four2sToTens => 19, MachineClass::FourJacksToKings => 20, MachineClass::FourEights => 21, MachineClass::FourSevens => 22, MachineClass::FourOfOtherRanks => 23, MachineClass::FullHouse => 24, MachineClass::Flush => 25, MachineClass::Straight => 26, MachineClass::ThreeOfAKind => 27, MachineClass::TwoPair => 28, MachineClass::TensOrBetter => 29, MachineClass::JacksOrBetter => 30, MachineClass::KingsOrBetter => 31, MachineClass::PairOfAces => 32 } } }

impl PokerWords {
    /// Name of a video poker game, as on machines: “Double Double Bonus”. `game`: the game.
    pub fn game_name(self, game: MachineGame) -> &'static str { self.fixed(SECTION, 0, &[Arg::Key(game.key())]) }
    /// Name of a pay table with its game: “Deuces Wild 25/15/9/5/3/2”. `game`: the game; `name`: the name of the pay table.
    pub fn table_of(self, game: MachineGame, name: &str) -> String { self.say(SECTION, 1, &[Arg::Key(game.key()), Arg::Text(name)]) }
    /// Name of a kind of hand in the pay table of a game: “Four aces with 2–4”. `class`: the kind of hand.
    pub fn class(self, class: MachineClass) -> &'static str { self.fixed(SECTION, 2, &[Arg::Key(class.key())]) }
    /// Note beside the pay table: every deuce is wild.
    pub fn deuces_are_wild(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// Note beside the pay table: the joker is wild.
    pub fn joker_is_wild(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
}

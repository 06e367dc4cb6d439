//! The names of the games of video poker and of what they pay in Japanese.

use super::super::machine::MachineWords;
use super::Japanese;
use crate::poker::machine::{Class, Game, WildCards};

impl MachineWords for Japanese {
    fn game_name(&self, game: Game) -> &'static str {
        match game {
            Game::JacksOrBetter => "ジャックスオアベター",
            Game::TensOrBetter => "テンズオアベター",
            Game::Bonus => "ボーナスポーカー",
            Game::BonusDeluxe => "ボーナスポーカー・デラックス",
            Game::DoubleBonus => "ダブルボーナスポーカー",
            Game::DoubleDoubleBonus => "ダブルダブルボーナス",
            Game::TripleDoubleBonus => "トリプルダブルボーナス",
            Game::AllAmerican => "オールアメリカン",
            Game::AcesAndFaces => "エースアンドフェイス",
            Game::AcesAndEights => "エースアンドエイト",
            Game::SuperAces => "スーパーエースボーナス",
            Game::WhiteHotAces => "ホワイトホットエース",
            Game::SuperDoubleBonus => "スーパーダブルボーナス",
            Game::TripleBonusPlus => "トリプルボーナスプラス",
            Game::RoyalAces => "ロイヤルエースボーナス",
            Game::Deuces => "デュースワイルド",
            Game::DoubleDeuces => "ダブルデュースワイルド",
            Game::LooseDeuces => "ルースデュースワイルド",
            Game::BonusDeuces => "ボーナスデュースワイルド",
            Game::JokerKings => "ジョーカーポーカー（Kのペア以上）",
            Game::JokerAces => "ジョーカーポーカー（Aのペア以上）",
            Game::JokerTwoPair => "ジョーカーポーカー（ツーペア以上）",
        }
    }

    fn table_of(&self, game: Game, name: &str) -> String {
        [self.game_name(game), name].concat()
    }

    fn class(&self, class: Class) -> &'static str {
        match class {
            Class::RoyalFlush => "ロイヤルフラッシュ",
            Class::FourDeuces => "デュース4枚",
            Class::FourDeucesWithAce => "デュース4枚とA",
            Class::FourDeucesOther => "デュース4枚（A以外）",
            Class::WildRoyal => "ワイルドロイヤルフラッシュ",
            Class::FiveOfAKind => "ファイブカード",
            Class::FiveAces => "Aのファイブカード",
            Class::Five3sTo5s => "3～5のファイブカード",
            Class::Five6sToKings => "6～Kのファイブカード",
            Class::StraightFlush => "ストレートフラッシュ",
            Class::FourOfAKind => "フォーカード",
            Class::FourAces => "Aのフォーカード",
            Class::FourAcesWith2To4 => "Aのフォーカードと2～4",
            Class::FourAcesOtherKicker => "Aのフォーカードと5～K",
            Class::Four2sTo4s => "2～4のフォーカード",
            Class::Four2sTo4sWithAceTo4 => "2～4のフォーカードとA～4",
            Class::Four2sTo4sOtherKicker => "2～4のフォーカードと5～K",
            Class::Four5sToKings => "5～Kのフォーカード",
            Class::Four5sToTens => "5～10のフォーカード",
            Class::Four2sToTens => "2～10のフォーカード",
            Class::FourJacksToKings => "J～Kのフォーカード",
            Class::FourEights => "8のフォーカード",
            Class::FourSevens => "7のフォーカード",
            Class::FourOfOtherRanks => "その他のフォーカード",
            Class::FullHouse => "フルハウス",
            Class::Flush => "フラッシュ",
            Class::Straight => "ストレート",
            Class::ThreeOfAKind => "スリーカード",
            Class::TwoPair => "ツーペア",
            Class::TensOrBetter => "10のペア以上",
            Class::JacksOrBetter => "Jのペア以上",
            Class::KingsOrBetter => "Kのペア以上",
            Class::PairOfAces => "Aのペア",
        }
    }

    fn wild_cards(&self, wild: WildCards) -> Option<&'static str> {
        match wild {
            WildCards::None => None,
            WildCards::Deuces => {
                Some("2（デュース）はワイルドカードで、いちばん有利なカードとして使えます。")
            }
            WildCards::Joker => {
                Some("ジョーカーはワイルドカードで、いちばん有利なカードとして使えます。")
            }
        }
    }
}

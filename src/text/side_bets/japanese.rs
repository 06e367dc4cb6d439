//! Japanese.

use super::SideBetWords;
use crate::blackjack::side_bet::{Class, SideBet};
use crate::text::japanese::Japanese;

impl SideBetWords for Japanese {
    fn side_bet(&self, bet: SideBet) -> &'static str {
        match bet {
            SideBet::TwentyOnePlusThree => "21+3",
            SideBet::PerfectPairs => "パーフェクトペア",
            SideBet::LuckyLadies => "ラッキーレディース",
            SideBet::BustIt => "バストイット",
            SideBet::HotThree => "ホット3",
        }
    }

    fn side_bet_wins(&self, bet: SideBet) -> &'static str {
        match bet {
            SideBet::TwentyOnePlusThree => {
                "最初の2枚とディーラーのアップカードの3枚で、フラッシュ、ストレート、スリーカードのどれかができれば当たりです。"
            }
            SideBet::PerfectPairs => "最初の2枚が同じランクなら当たりです。",
            SideBet::LuckyLadies => "最初の2枚の合計が20なら当たりです。",
            SideBet::BustIt => {
                "ディーラーがバーストすれば当たりです。バーストまでの枚数が多いほど、配当は高くなります。あなたの手札の勝負がついていても、ディーラーはカードを引きます。"
            }
            SideBet::HotThree => {
                "最初の2枚とディーラーのアップカードの合計が19、20、21のどれかなら当たりです。"
            }
        }
    }

    fn side_bet_class(&self, class: Class) -> &'static str {
        match class {
            Class::SuitedThreeOfAKind => "同じスートのスリーカード",
            Class::StraightFlush => "ストレートフラッシュ",
            Class::ThreeOfAKind => "スリーカード",
            Class::Straight => "ストレート",
            Class::Flush => "フラッシュ",
            Class::PerfectPair => "パーフェクトペア（ランクもスートも同じ）",
            Class::ColouredPair => "カラーペア（同じ色）",
            Class::MixedPair => "ミックスペア（赤と黒）",
            Class::QueensOfHeartsWithNatural => "ハートのQが2枚で、ディーラーがブラックジャック",
            Class::QueensOfHearts => "ハートのQが2枚",
            Class::MatchedTwenty => "ランクもスートも同じ2枚で20",
            Class::SuitedTwenty => "同じスートで20",
            Class::AnyTwenty => "そのほかの20",
            Class::PlayerNatural => "あなたがブラックジャック",
            Class::BustWithThree => "3枚でバースト",
            Class::BustWithFour => "4枚でバースト",
            Class::BustWithFive => "5枚でバースト",
            Class::BustWithSix => "6枚でバースト",
            Class::BustWithSeven => "7枚でバースト",
            Class::BustWithEight => "8枚以上でバースト",
            Class::ThreeSevens => "7が3枚",
            Class::SuitedTwentyOne => "同じスートで21",
            Class::TwentyOne => "そのほかの21",
            Class::Twenty => "合計20",
            Class::Nineteen => "合計19",
        }
    }

    fn odds_to_one(&self, pays: u16) -> String {
        match pays {
            0 => "賭け金が戻る".to_owned(),
            _ => format!("{pays}対1"),
        }
    }
}

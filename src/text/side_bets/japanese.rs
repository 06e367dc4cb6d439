//! Japanese.

use super::SideBetWords;
use crate::blackjack::Bet;
use crate::blackjack::side_bet::{Class, SideBet};
use crate::core::Chips;
use crate::text::Words as _;
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

    fn side_bets(&self) -> &'static str {
        "サイドベット"
    }

    fn chips_on_side_bet(&self, bet: SideBet) -> String {
        format!("{}：手札ごとのチップ", self.side_bet(bet))
    }

    fn pays_of_side_bet(&self, bet: SideBet) -> String {
        format!("{}：配当", self.side_bet(bet))
    }

    fn no_side_bet(&self) -> &'static str {
        "なし"
    }

    fn side_bet_worth(&self, percent: f64) -> String {
        let size = percent.abs();
        if percent < 0.0 {
            format!("今の期待値は−{size:.2}%")
        } else {
            format!("今の期待値は＋{size:.2}%")
        }
    }

    fn side_bet_is(&self, bet: SideBet, chips: Bet) -> String {
        format!("{}は手札ごとに{}です。", self.side_bet(bet), chips.number())
    }

    fn side_bet_won(&self, bet: SideBet, class: Class, won: Chips) -> String {
        let (bet, class) = (self.side_bet(bet), self.side_bet_class(class));
        if won == Chips::NONE {
            format!("{bet}：{class}、賭け金は戻ります。")
        } else {
            format!("{bet}：{class}、＋{}。", self.in_digits(won))
        }
    }

    fn side_bet_won_in_all(&self, bet: SideBet, won: Chips) -> String {
        let bet = self.side_bet(bet);
        if won == Chips::NONE {
            format!("{bet}：賭け金は戻ります。")
        } else {
            format!("{bet}：＋{}。", self.in_digits(won))
        }
    }

    fn side_bets_gone(&self) -> &'static str {
        "サイドベットはありません。"
    }

    fn fewer_bets(&self) -> &'static str {
        "チップが足りないため、次のラウンドの賭けを一部減らしました。"
    }

    fn side_bet_ended(&self, bet: SideBet, class: Option<Class>) -> String {
        let ended = class.map_or("負け", |class| self.side_bet_class(class));
        [self.side_bet(bet), "：", ended].concat()
    }

    fn side_bets_lost(&self, lost: Chips) -> String {
        format!("サイドベットの負け：{}。", self.in_digits(lost))
    }
}

//! The page of the pay tables in Japanese.

use super::{PayTablePhrases, PayTableWords};
use crate::poker::practice::Kind;
use crate::text::japanese::Japanese;

impl PayTableWords for Japanese {
    fn phrases(&self) -> &'static PayTablePhrases {
        &PayTablePhrases {
            lede: "役の配当を変えて、配当表の還元率を確かめられます。配られうるすべての手札について、最善の残し方とすべての引き方を数え上げます。",
            tables: "配当表",
            mangled: "このリンクには配当表がないため、何も変えていません。",
            return_heading: "還元率",
            working: "計算中…",
            how_counted: "どの手札でも最善の残し方を選んだ場合です。同じ価値の残し方が2つあるときは、多く残すほうで数えます。",
            table_heading: "配当表の内容",
            no_pay: "0から9999までの整数を入力してください。",
            first_the_pay: "上の表に、0から9999までの整数でない欄があります。先に直してください。",
            hand: "役",
            pays: "コイン1枚あたりの配当",
            comes: "出る頻度",
            returns: "還元",
            nothing: "役なし",
            practice_intro: "選んだ種類の手札だけを、この配当表でコイン5枚ずつ続けて配ります。成績には数えません。",
            play: "この配当表でプレイする",
        }
    }

    fn on_five(&self, percent: &str) -> String {
        format!("コインを5枚賭け、最善のプレイを続けると、賭け金の{percent}が戻ります。")
    }

    fn on_fewer(&self, percent: &str) -> String {
        format!(
            "4枚以下では{percent}です。ロイヤルフラッシュの配当がコイン1枚につき250枚までになるためです。"
        )
    }

    fn exactly(&self, of: &str, all: &str) -> String {
        format!("正確には{of}／{all}です。")
    }

    fn one_in(&self, hands: &str) -> String {
        format!("{hands}回に1回")
    }

    fn practised(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::HighPairs => "配当のあるペア",
            Kind::LowPairs => "配当のないペア",
            Kind::FourToFlush => "フラッシュまであと1枚",
            Kind::FourToStraight => "ストレートまであと1枚",
            Kind::ThreeToRoyal => "ロイヤルまであと2枚",
            Kind::HighCards => "高いカード2枚以上",
            Kind::Joker => "ジョーカー入りの手札",
            Kind::Deuces => "デュース入りの手札",
        }
    }

    fn kinds_misplayed(&self, count: usize) -> String {
        format!("最近ミスをした手札が{count}種類あります。")
    }
}

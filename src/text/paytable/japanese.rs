//! The page of the pay tables in Japanese.

use super::{PayTablePhrases, PayTableWords};
use crate::poker::practice::Kind;
use crate::text::japanese::Japanese;

impl PayTableWords for Japanese {
    fn phrases(&self) -> &'static PayTablePhrases {
        &PayTablePhrases {
            lede: "役の配当を変えて、配当表の還元率を確かめられます。配られうるすべての手札について、最善の残し方とすべての引き方を数え上げます。",
            tables: "配当表",
            games: "ゲーム",
            find_game: "ゲームを探す",
            no_game: "この名前のゲームはありません。",
            game: "ゲーム",
            return_column: "還元率",
            variance: "分散",
            games_note: "それぞれの標準の配当表で、コイン5枚、最善手の場合です。分散が大きいほど、結果の振れ幅も大きくなります。列の名前を押すと並べ替えます。",
            bankroll: "資金",
            bankroll_note: "この配当表で、最善手・コイン5枚の場合に必要な資金です。金額の単位は、入力した賭け金と同じです。",
            bank_field: "資金",
            bet_field: "1回の賭け金",
            hands_field: "1時間の回数",
            cash_back_field: "キャッシュバック（%）",
            no_amount: "0より大きい数を入力してください。",
            no_percent: "0から100までの数を入力してください。",
            too_many_bets: "資金は賭け金の10万倍までにしてください。",
            per_hand: "1回の平均",
            per_hour: "1時間の平均",
            deviation: "1時間の標準偏差",
            ruin: "破産の確率",
            doubles: "破産の前に倍になる確率",
            before_double: "倍になる前の破産",
            hands_to_n0: "N0（回数）",
            five_percent: "破産確率5%の資金",
            one_percent: "破産確率1%の資金",
            never: "なし",
            as_table: "数値の表",
            save_csv: "CSVで保存",
            save_svg: "SVGで保存",
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

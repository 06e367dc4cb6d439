//! The page of the pay tables in Japanese.

use super::holds::HoldWords;
use super::{PayTablePhrases, PayTableWords};
use crate::coach::draw::strategy::Held;
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
            games_note: "それぞれの標準の配当表で、コインを5枚賭け、最善のプレイを続けた場合です。分散が大きいほど、結果の振れ幅も大きくなります。列の名前を押すと、その列で並べ替えます。",
            bankroll: "資金",
            bankroll_note: "この配当表で最善のプレイを続け、選んだ枚数のコインを賭けるときに必要な資金です。コインが5枚未満だと、ロイヤルフラッシュのコイン1枚あたりの配当が下がります。金額の単位は、入力した賭け金と同じです。",
            bank_field: "資金",
            bet_field: "1ハンドの賭け金",
            coins_field: "コインの枚数",
            hands_field: "1時間のハンド数",
            at_once_field: "1ラウンドのハンド数",
            of_rounds: "1回の配札から複数のハンドを引く場合、1ラウンドには全ハンドの賭け金がかかります。次のラウンドの賭け金を払えなくなると破産です。破産の確率は、配られうるすべての手札から計算しています。正確な値は、資金が1ラウンド分少ない場合と多い場合の表示の間にあります。倍になる確率は、1ハンドの賭け金の2,000倍までの資金について表示し、キャッシュバックがなければ正確な値です。",
            cash_back_field: "キャッシュバック（%）",
            no_amount: "0より大きい数を入力してください。",
            no_percent: "0から100までの数を入力してください。",
            too_many_bets: "資金は賭け金の10万倍までにしてください。",
            per_hand: "1ハンドの平均",
            per_hour: "1時間の平均",
            deviation: "1時間の標準偏差",
            ruin: "破産の確率",
            doubles: "破産の前に倍になる確率",
            before_double: "倍になる前の破産",
            hands_to_n0: "N0（ハンド数）",
            five_percent: "破産確率5%の資金",
            one_percent: "破産確率1%の資金",
            never: "なし",
            as_table: "数値の表",
            save_csv: "CSVで保存",
            save_svg: "SVGで保存",
            strategy: "戦略表",
            strategy_note: "この配当表の正確な値から作る、覚えられる長さの一覧です。損失はすべての手札について数えるので、誤りはありません。",
            most_cost: "許容する損失の上限",
            write_chart: "戦略表を作る",
            cancel_chart: "中止",
            how_read: "上から順に読み、手札に最初に当てはまる行のカードを残します。ワイルドカードは必ず残します。最後の列は、その行を省いたときに増える損失です。",
            row: "番号",
            hold_column: "残すカード",
            worth_column: "価値",
            price_column: "省いた場合の損失",
            print: "印刷",
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
            penalty_cards: "ペナルティカード",
            penalty_note: "捨てるカードによって最善の残し方が変わる手札です。",
            play: "この配当表で遊ぶ",
        }
    }

    fn chart_costs(&self, percent: &str) -> String {
        format!("この戦略表どおりに遊ぶと、最善のプレイに比べて賭け金の{percent}を失います。")
    }

    fn by_chart(&self, percent: &str) -> String {
        format!("戦略表どおりに遊ぶと、還元率は{percent}です。")
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
            Kind::Kickers => "キッカー",
        }
    }

    fn kinds_misplayed(&self, count: usize) -> String {
        format!("最近ミスをした手札が{count}種類あります。")
    }
}

impl HoldWords for Japanese {
    fn sort_of_hold(&self, held: Held, cards: usize) -> String {
        match held {
            Held::Whole(_) => "そのまま".to_owned(),
            Held::Four(_) => "フォーカード".to_owned(),
            Held::Three(_) => "スリーカード".to_owned(),
            Held::ThreeWith(..) => "スリーカードとキッカー".to_owned(),
            Held::TwoPair(..) => "ツーペア".to_owned(),
            Held::Pair(_) => "ペア".to_owned(),
            Held::PairWith(..) => "ペアとキッカー".to_owned(),
            Held::Royal(_) => format!("ロイヤルフラッシュの{cards}枚"),
            Held::StraightFlush { .. } => format!("ストレートフラッシュの{cards}枚"),
            Held::Flush { .. } => format!("フラッシュの{cards}枚"),
            Held::High(_) => format!("スートの違う高いカード{cards}枚"),
            Held::Straight { .. } => format!("ストレートの{cards}枚"),
            Held::One(_) => "1枚だけ".to_owned(),
            Held::Nothing if cards > 0 => "ほかは残さない".to_owned(),
            Held::Nothing => "全部交換".to_owned(),
        }
    }

    fn ways_and_high(&self, ways: Option<u8>, high: u8) -> String {
        let high = format!("高いカード{high}枚");
        match ways {
            None => high,
            Some(ways) => format!("ストレート{ways}通り・{high}"),
        }
    }

    fn with_wild(&self, wild: u8, hold: &str) -> String {
        format!("ワイルド{wild}枚と、{hold}")
    }

    fn all_but(&self, sort: &str, which: &[String]) -> String {
        format!("{sort}（{}以外）", which.join("、"))
    }

    fn one_of(&self, sort: &str, which: &[String]) -> String {
        format!("{sort}（{}）", which.join("、"))
    }
}

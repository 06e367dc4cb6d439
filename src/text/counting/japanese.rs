//! Japanese.

use super::{CountingPhrases, CountingWords};
use crate::text::japanese::Japanese;

static PHRASES: CountingPhrases = CountingPhrases {
    lede: "Hi-Loカウントでは、見えたカードのうち2～6を+1、7～9を0、10・絵札・Aを−1と数えます。その合計がランニングカウントです。これをまだ見えていないカードのデッキ数で割り、小数点以下を切り下げたもの（−0.5は−1）がトゥルーカウントです。トゥルーカウントが高いほど10・絵札・Aが多く残っていて、プレイヤーに有利です。",

    drill_heading: "練習",
    drill_intro: "シャッフルしたばかりのシューからカードをめくっていき、ときどきカウントをたずねます。",
    decks: "デッキ数",
    at_a_time: "一度にめくる枚数",
    asks_both: "トゥルーカウントもたずねる",
    begin: "練習を始める",
    begin_again: "最初から",
    next: "次へ",
    show: "カウントを見る",
    hide: "カウントを隠す",
    running: "ランニングカウント",
    true_count: "トゥルーカウント（切り下げ）",
    answer: "答える",
    no_number: "3や−2のような整数を入力してください。",
    right: "正解です。",
    wrong: "不正解です。",
    over: "カットカードが出たので、練習は終わりです。",

    index_heading: "カウントで最善手が変わる手札",
    index_intro: "最初の2枚のすべての組み合わせについて、トゥルーカウント−8から+8までの最善手を計算します。残りのカードは、カットカードまでの半分が出た時点の平均です。各行の数は、別の手が最善になる最小の整数のトゥルーカウントで、ちょうどその値のときを計算しています。既存の表は使っていません。",
    other_rules: "ほかのルールを選ぶ",
    no_shoe: "このルールではラウンドごとにシャッフルするため、カウントは毎回やり直しになります。以下は、75%まで配るシューの場合です。",
    find: "計算する",
    hand: "自分の手札",
    below: "それ未満",
    from: "それ以上",
    index: "トゥルーカウント",
    none: "カウントで変わる手はありません。",
};

impl CountingWords for Japanese {
    fn phrases(&self) -> &'static CountingPhrases {
        &PHRASES
    }

    fn turned(&self, turned: usize, shoe: usize, cut_card: usize) -> String {
        format!("{shoe}枚中{turned}枚（カットカードは{cut_card}枚目）")
    }

    fn running_is(&self, running: &str) -> String {
        format!("ランニングカウントは{running}です。")
    }

    fn counts_are(&self, running: &str, true_count: &str) -> String {
        format!("ランニングカウントは{running}、トゥルーカウントは{true_count}です。")
    }

    fn score(&self, right: u32, asked: u32) -> String {
        format!("これまでの正解：{asked}回中{right}回。")
    }

    fn by_rules(&self, rules: &str) -> String {
        format!("ルール：{rules}。")
    }

    fn found(&self, plays: usize) -> String {
        format!("カウントで変わる判断：{plays}件。")
    }

    fn against(&self, up: &str, hands: usize) -> String {
        format!("アップカード{up}（{hands}件）")
    }

    fn insurance(&self, index: &str) -> String {
        format!("インシュランスは、トゥルーカウント{index}以上なら有利です。")
    }
}

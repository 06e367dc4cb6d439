//! Japanese.

use super::{CountingPhrases, CountingWords};
use crate::text::japanese::Japanese;

static PHRASES: CountingPhrases = CountingPhrases {
    lede: "Hi-Loカウントでは、見えたカードのうち2～6を+1、7～9を0、10・絵札・Aを−1と数えます。その合計がランニングカウントです。これをまだ見えていないデッキの組数で割り、小数点以下を切り下げたものがトゥルーカウントです。トゥルーカウントが高いほど10やAが多く残っていて、プレイヤーに有利です。",

    drill_heading: "練習",
    drill_intro: "切りたてのシューからカードをめくっていき、ときどきカウントをたずねます。",
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

    index_heading: "カウントで最善が変わる手",
    index_intro: "最初の2枚のすべての組み合わせについて、トゥルーカウント−8から+8まで、それぞれカットカードまでの半ばで平均的に残るカードをもとに、コーチが最善の判断を計算します。各行は、別の判断が最善になる最小の整数のトゥルーカウントです（切り下げた値ではありません）。市販の表は使っていません。",
    other_rules: "ほかのルールを選ぶ",
    find: "計算する",
    hand: "自分の手札",
    upcard: "ディーラーの表札",
    below: "それ未満",
    from: "それ以上",
    index: "トゥルーカウント",
    none: "カウントで変わる手はありません。",
};

impl CountingWords for Japanese {
    fn phrases(&self) -> &'static CountingPhrases {
        &PHRASES
    }

    fn turned(&self, turned: usize, all: usize) -> String {
        format!("{all}枚中{turned}枚")
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
        format!("このテーブルのルールで計算します：{rules}。")
    }

    fn found(&self, plays: usize) -> String {
        format!("カウントで変わる判断：{plays}件。")
    }

    fn insurance(&self, index: &str) -> String {
        format!("インシュランスは、トゥルーカウント{index}以上で有利になります。")
    }
}

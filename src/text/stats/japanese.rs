//! 日本語.

use super::{StatsPhrases, StatsWords};
use crate::history::Unit;
use crate::pages::stats::Period;
use crate::text::japanese::Japanese;

static PHRASES: StatsPhrases = StatsPhrases {
    lede: "これまでの結果、判断で失った分、そして運の良し悪しがわかります。計算はすべてこのブラウザーの中で行います。",
    counting: "集計しています…",
    which: "集計するラウンド",
    by_table: "テーブル",
    by_period: "期間",
    none_like_this: "条件に合うラウンドはありません。",
    results: "結果",
    rounds: "ラウンド数",
    net: "収支",
    bets: "最初のベットの合計",
    put_in: "ポットに入れた合計",
    best_hand: "最高の役",
    longest_win: "同じテーブル、同じ種類の山札での最多連勝",
    longest_loss: "同じテーブル、同じ種類の山札での最多連敗",
    decisions: "判断",
    judged: "評価した判断",
    best: "最善だった判断",
    cost: "そのほかの判断で失った分",
    none_judged: "これらのラウンドには、評価できる判断がありませんでした。",
    not_judged: "このゲームの判断は評価しません。どれが最善かを正確に言えないためです。",
    costly: "損失の大きかった判断（1ラウンドに1つ）",
    practise: "似た手を練習する",
    see_round: "このラウンドを見る",
    luck: "運",
    expected: "完璧なプレイの平均",
    decided: "あなたの判断",
    dealt: "カードの運",
    only_fresh: "対象は新しいディールだけです。共有されたディールと今日のディールのカードは誰かが知っていた可能性があり、練習の手は、選んだ形で始まるように探したものです。",
    working: "1ラウンドの価値を計算しています…",
    not_exact: "これらのラウンドの価値は正確にはわからないため、運の分析はありません。",
    left_out: "複数の手札やサイドベットのラウンドは、結果のばらつきが正確にはわからないため、この分析に含まれません。",
    method: "1ラウンドの価値とばらつきは、ジャックスオアベターでは厳密な値です。ブラックジャックでは新しいシューについて厳密な値ですが、スプリットした手どうしの関係だけは近似で、シューの後半では少し変わります。割合とグラフの帯は、結果が正規分布に従うとみなした近似値です（ロイヤルフラッシュだけは別に数えます）。",
    near: "完璧なプレイの約3分の2",
    far: "完璧なプレイの約95%",
    decisions_chart: "最善の判断の割合の推移",
    endings_chart: "手の結果",
    bars: "棒は実際の回数、枠は厳密にわかる場合の期待される回数です。まれな手も見えるよう、長さは平方根にしています。",
    numbers: "数値を表で見る",
    save_csv: "数値を保存（CSV）",
    save_svg: "図を保存（SVG）",
    unit_chips: "チップ",
    unit_rounds: "勝ち数−負け数",
    unit_bets: "ベット",
    ending: "手",
    came: "回数",
    share: "割合",
    to_expect: "期待される回数",
};

impl StatsWords for Japanese {
    fn phrases(&self) -> &'static StatsPhrases {
        &PHRASES
    }

    fn period(&self, period: Period) -> &'static str {
        match period {
            Period::All => "全期間",
            Period::Days30 => "過去30日",
            Period::Days7 => "過去7日",
            Period::Today => "今日",
        }
    }

    fn bank_chart(&self, unit: Unit) -> &'static str {
        match unit {
            Unit::HalfChips => "結果の推移（チップ）",
            Unit::Rounds => "結果の推移（勝ち数−負け数）",
        }
    }

    fn in_rounds(&self, net: &str) -> String {
        format!("{net}ラウンド")
    }

    fn in_bets(&self, bets: &str) -> String {
        format!("{bets}ベット")
    }

    fn among_perfect(&self, share: &str) -> String {
        format!("完璧なプレイで同じラウンド数を遊んだ場合、{share}はあなたの結果を下回ります。")
    }

    fn among_equals(&self, share: &str) -> String {
        format!("あなたと同じ腕前なら、{share}はこの結果を下回ります。")
    }

    fn too_few(&self, unit: Option<Unit>, needed: u64, there: u64) -> String {
        let of_unit = match unit {
            None => "",
            Some(Unit::HalfChips) => "チップを賭けた",
            Some(Unit::Rounds) => "賭けのない",
        };
        format!("運の分析には{of_unit}{needed}ラウンド以上が必要です。今は{there}ラウンドです。")
    }

    fn range(&self, from: &str, to: &str) -> String {
        format!("{from}～{to}")
    }

    fn better(&self, what: &str) -> String {
        format!("最善：{what}。")
    }

    fn counted(&self, done: usize, all: usize) -> String {
        format!("{done} / {all}")
    }

    fn told(&self, rounds: &str, results: &str) -> String {
        if results.is_empty() {
            format!("{rounds}ラウンド。")
        } else {
            format!("{rounds}ラウンド。収支は{results}。")
        }
    }
}

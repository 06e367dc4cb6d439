//! The coach in Japanese.

use super::CoachWords;
use super::draw::DrawCoachWords;
use super::duel::DuelCoachWords;
use crate::coach::counting::Measure;
use crate::coach::duel::Agreement;
use crate::coach::{HandKind, Play, Reason};
use crate::pages::coach::CountedScore;
use crate::pages::wager::{BetScore, JudgedBet};
use crate::text::japanese::Japanese;
use crate::text::language::Language;
use crate::text::words;

/// The unit of an amount.
const fn of_unit(in_chips: bool) -> &'static str {
    if in_chips { "チップ" } else { "ベット" }
}

impl CoachWords for Japanese {
    fn point(&self) -> &'static str {
        "."
    }

    fn percent_sign(&self) -> &'static str {
        "%"
    }

    fn play(&self, play: Play) -> &'static str {
        match play {
            Play::Stand => words(Language::Japanese).stand(),
            Play::Hit => words(Language::Japanese).hit(),
            Play::Double => "ダブル",
            Play::Split => "スプリット",
            Play::Surrender => "サレンダー",
        }
    }

    fn by_count(
        &self,
        play: &str,
        true_count: &str,
        index: &str,
        gained: Option<&str>,
        in_chips: bool,
    ) -> String {
        let gained = gained.map(|gained| {
            format!(
                "ベーシックストラテジーとの差は{gained}{}。",
                of_unit(in_chips)
            )
        });
        let gained = gained.unwrap_or_default();
        format!(
            "カウントどおりの「{play}」です（トゥルーカウント{true_count}、インデックス{index}）。{gained}"
        )
    }

    fn against_count(
        &self,
        taken: &str,
        right: &str,
        true_count: &str,
        index: &str,
        lost: &str,
        in_chips: bool,
    ) -> String {
        format!(
            "カウントでは「{right}」が正解です（トゥルーカウント{true_count}、インデックス{index}）。見えていないカードで正確に計算すると、「{taken}」との差は{lost}{}です。",
            of_unit(in_chips)
        )
    }

    fn count_visit(&self, score: &CountedScore, gained: &str, lost: &str) -> String {
        let CountedScore {
            decisions,
            right,
            deviations,
            is_in_chips,
            ..
        } = score;
        let unit = of_unit(*is_in_chips);
        format!(
            "カウントによる判断：{decisions}回中{right}回正解。ベーシックストラテジーから外れた手は{deviations}回で{gained}{unit}。カウントに反した手は{lost}{unit}。"
        )
    }

    fn measured(&self, measure: Measure, count: &str) -> String {
        match measure {
            Measure::TrueCount => format!("トゥルーカウント{count}"),
            Measure::RunningCount => format!("ランニングカウント{count}"),
        }
    }

    fn bet_by_ramp(&self, judged: &JudgedBet, count: &str, edge: Option<&str>) -> String {
        let edge = edge.map(|edge| format!("、配る前の優位性{edge}"));
        let (bet, edge) = (judged.bet, edge.unwrap_or_default());
        format!(
            "{}賭け金{bet}はランプに沿っています（{count}{edge}）。",
            each(judged)
        )
    }

    fn bet_off_ramp(&self, judged: &JudgedBet, count: &str, worth: Option<[&str; 2]>) -> String {
        let JudgedBet { bet, right, .. } = judged;
        let worth = worth.map(|[edge, worth]| {
            format!("配る前の優位性は{edge}だったので、ランプとの差は平均で合計{worth}チップです。")
        });
        let (worth, each) = (worth.unwrap_or_default(), each(judged));
        format!("{count}でのランプの賭け金は{each}{right}ですが、{bet}を賭けました。{worth}")
    }

    fn bets_visit(&self, score: &BetScore, worth: &str) -> String {
        let BetScore { bets, right, .. } = score;
        let others =
            format!("それ以外の賭け金による差は、期待値で合計{worth}チップ（優位性がわかる分）。");
        let others = if right < bets { others } else { String::new() };
        format!("ランプどおりの賭け金：{bets}回中{right}回。{others}")
    }

    fn no_ramp(&self) -> &'static str {
        "読み取れるランプが保存されていないため、賭け金は評価しません。「ベットとリスク」のページで保存できます。"
    }

    fn other_count(&self, measure: Measure) -> &'static str {
        match measure {
            Measure::TrueCount => {
                "保存されているランプはトゥルーカウント用ですが、このシステムにはトゥルーカウントがないため、賭け金は評価しません。"
            }
            Measure::RunningCount => {
                "保存されているランプはランニングカウント用ですが、このシステムではトゥルーカウントを使うため、賭け金は評価しません。"
            }
        }
    }

    fn best_by(&self, play: &str, by: &str) -> String {
        format!("最善は{play}です（{by}ベット有利）。")
    }

    fn best_because(&self, play: &str, by: &str, reason: Reason) -> String {
        let (group, more) = match reason {
            Reason::SmallCardsGone(more) => ("2～6のカード", more),
            Reason::MiddleCardsGone(more) => ("7～9のカード", more),
            Reason::TensAndAcesGone(more) => ("10・絵札・A", more),
        };
        format!(
            "最善は{play}です（{by}ベット有利）。{group}が、割合からみて{more}枚多く出ているためです。"
        )
    }

    fn best_because_of_cards(&self, play: &str, by: &str) -> String {
        format!("最善は{play}です（{by}ベット有利）。すでに出たカードの影響によるものです。")
    }

    fn fresh(&self, play: &str) -> String {
        format!("新しいシューなら、最善は{play}です。")
    }

    fn hi_lo(&self, running: &str, true_count: &str) -> String {
        format!("Hi-Lo：ランニングカウント{running}、トゥルーカウント{true_count}。")
    }

    fn equal(&self, one: &str, other: &str) -> String {
        format!("{one}と{other}の差は0.001ベット未満です。")
    }

    fn only(&self, play: &str) -> String {
        format!("選べるのは{play}だけです。")
    }

    fn was_best(&self, play: &str) -> String {
        format!("{play}が最善でした。")
    }

    fn as_good(&self, play: &str) -> String {
        format!("{play}と最善の差は0.001ベット未満でした。")
    }

    fn cost(&self, play: &str, cost: &str, best: &str) -> String {
        format!("{play}は{cost}ベットの損でした。最善は{best}でした。")
    }

    fn worth(&self, play: &str, value: &str) -> String {
        format!("{play} {value}")
    }

    fn odds(&self, win: &str, push: &str, lose: &str) -> String {
        format!("勝ち{win}、引き分け{push}、負け{lose}")
    }

    fn dealer(&self, totals: [&str; 5], bust: &str) -> String {
        let totals = (17..=21).zip(totals);
        let totals: Vec<String> = totals
            .map(|(total, share)| format!("{total}が{share}"))
            .collect();
        format!(
            "ディーラーの最終的な合計：{}、バーストが{bust}。",
            totals.join("、")
        )
    }

    fn unit(&self) -> &'static str {
        "単位はベットで、+1は1ベットの勝ち、−1は1ベットの負けです。まだ見えていないカードから厳密に計算しています。"
    }

    fn score(&self, decisions: u32, cost: &str) -> String {
        format!("ページを開いてからの判断は{decisions}回、その損は合計{cost}ベットです。")
    }

    fn rounds(&self, rounds: u32, cost: &str, luck: &str, won: &str) -> String {
        format!(
            "最初から最後まで判定した{rounds}ラウンド：判断の損は{cost}ベット、カードによる分は{luck}ベット、差し引き{won}ベット。"
        )
    }

    fn day(&self, cost: &str, luck: &str, won: &str) -> String {
        format!(
            "最善の判断とくらべた損は{cost}ベット、カードによる分は{luck}ベットで、この日の結果は{won}ベットです。"
        )
    }

    fn perfect_day(&self, won: &str) -> String {
        format!("すべて最善の判断でした。この日の結果は{won}ベットです。")
    }

    fn nearly_perfect_day(&self, won: &str) -> String {
        format!("判断の損は0.001ベット未満です。この日の結果は{won}ベットです。")
    }

    fn shared_day(&self, cost: Option<&str>, luck: &str) -> String {
        match cost {
            None => format!("判断はすべて最善、カードによる分{luck}ベット。"),
            Some(cost) => format!("判断の損{cost}ベット、カードによる分{luck}ベット。"),
        }
    }

    fn cannot_work(&self) -> &'static str {
        "ほかのサイトの隔離された（sandbox）フレーム内など、このページではWeb Workerを使えないため、コーチは計算できません。"
    }

    fn hands(&self, hands: HandKind) -> String {
        match hands {
            HandKind::Hard(total) => total.to_string(),
            HandKind::Soft(total) => format!("ソフト{total}"),
            HandKind::Pair(value) => format!("{value}, {value}"),
        }
    }

    fn exceptions(&self, count: usize) -> String {
        format!("手札の組み合わせによる例外：{count}件")
    }

    fn exception(&self, cards: &str, up: &str, best: &str, cost: &str) -> String {
        format!("{cards} 対 {up}：{best}（{cost}有利）")
    }
}

impl DuelCoachWords for Japanese {
    fn best_by_chips(&self, play: &str, by: &str) -> String {
        format!("最善は「{play}」（次との差は約{by}チップ）。")
    }

    fn cannot_tell(&self, one: &str, other: &str) -> String {
        format!("「{one}」と「{other}」の差はわずかで、どちらがよいとは言えません。")
    }

    fn this_was_best(&self, play: &str) -> String {
        format!("「{play}」が最善と見られます。")
    }

    fn none_was_clearly_better(&self, play: &str) -> String {
        format!("「{play}」より明らかによい選択はありませんでした。")
    }

    fn cost_in_chips(&self, play: &str, cost: &str, best: &str) -> String {
        format!("「{play}」は「{best}」より約{cost}チップの損でした。")
    }

    fn give_or_take(&self, amount: &str, error: &str) -> String {
        format!("{amount}\u{a0}±\u{a0}{error}")
    }

    fn play_is_worth(&self, play: &str, amount: &str) -> String {
        format!("{play} {amount}")
    }

    fn behind_the_best(&self, amount: &str) -> String {
        format!("最善との差 {amount}")
    }

    fn estimate_unit(&self, deals: u32) -> String {
        format!(
            "見えないカードを無作為に{deals}回配り直して推定した、ここから先で平均して増減するチップの数です。±は標準誤差です。この後のあなたの選択は、「オッズ」と同じ打ち方で進めています。"
        )
    }

    fn fewer_deals(&self, deals: u32) -> String {
        format!("早く差がついた残し方は{deals}回だけで推定しています。")
    }

    fn agreement(&self, agreement: Agreement) -> &'static str {
        match agreement {
            Agreement::Full => "どの配り方でも、相手はこれまでと同じ選択をします。",
            Agreement::SinceSwap => {
                "どの配り方でも、相手の交換と、その後のベットはこれまでと同じです。交換前のベットにも合う配り方は少なすぎるため、考慮していません。"
            }
            Agreement::None => {
                "相手のこれまでの選択に合う配り方は少なすぎるため、考慮していません。"
            }
        }
    }

    fn score_in_chips(&self, decisions: u32, cost: &str) -> String {
        format!(
            "今回の訪問で評価した選択は{decisions}回、明らかなミスによる損は計約{cost}チップです。"
        )
    }
}

impl DrawCoachWords for Japanese {
    fn to_hold(&self, cards: Option<&str>) -> String {
        match cards {
            None => "全部残す".to_owned(),
            Some("") => "全部交換する".to_owned(),
            Some(cards) => format!("{cards}を残す"),
        }
    }

    fn you_held(&self, cards: Option<&str>) -> String {
        match cards {
            None => "全部残した".to_owned(),
            Some("") => "全部交換した".to_owned(),
            Some(cards) => format!("{cards}を残した"),
        }
    }

    fn best_hold(&self, to_hold: &str, worth: &str) -> String {
        format!("最善は「{to_hold}」（配当は平均で賭け金の{worth}倍）。")
    }

    fn best_holds(&self, to_hold: &[String], worth: &str) -> String {
        let holds: Vec<String> = to_hold.iter().map(|hold| format!("「{hold}」")).collect();
        format!(
            "最善は{}で、どれも同じです（配当は平均で賭け金の{worth}倍）。",
            holds.join("か")
        )
    }

    fn hold_ties(&self, row: &str) -> String {
        format!("{row}（最善と同じ）")
    }

    fn hold_was_best(&self, you_held: &str) -> String {
        format!("{you_held}のが最善でした。")
    }

    fn hold_was_as_good(&self, you_held: &str) -> String {
        format!("{you_held}のは、賭け金の1000分の1まで最善と同じでした。")
    }

    fn hold_cost(&self, you_held: &str, cost: &str, to_hold: &str) -> String {
        format!("{you_held}ため、賭け金の{cost}倍の損でした。最善は「{to_hold}」でした。")
    }

    fn by_chart(&self, to_hold: &[String], cost: Option<&str>) -> String {
        let holds: Vec<String> = to_hold.iter().map(|hold| format!("「{hold}」")).collect();
        let hold = holds.join("か");
        match (cost, to_hold.len()) {
            (None, _) => format!("戦略表では{hold}。最善の選び方です。"),
            (Some(cost), 0 | 1) => format!("戦略表では{hold}。賭け金の{cost}倍の損になります。"),
            (Some(cost), _) => format!("戦略表では{hold}。最大で賭け金の{cost}倍の損になります。"),
        }
    }

    fn chart_row(&self, number: usize, rows: usize, hold: &str) -> String {
        format!("理由：当てはまる最初の行は、{rows}行中{number}行目の「{hold}」です。")
    }

    fn no_chart_row(&self, rows: usize) -> String {
        format!("理由：戦略表の{rows}行のどれにも当てはまりません。")
    }

    fn chart_is_written(&self) -> &'static str {
        "この配当表の戦略表を作成中…"
    }

    fn hold_pays(&self, to_hold: &str, value: &str) -> String {
        format!("{to_hold} {value}")
    }

    fn nothing(&self) -> &'static str {
        "役なし"
    }

    fn joker_held(&self) -> &'static str {
        "ジョーカー"
    }

    fn between_results(&self) -> &'static str {
        "、"
    }

    fn best_chance(&self, to_hold: &str, percent: &str) -> String {
        format!("役が上がる見込みが最も高いのは「{to_hold}」（{percent}）。")
    }

    fn no_better(&self) -> &'static str {
        "交換しても、いまより上の役にはなりません。"
    }

    fn chances_unit(&self, unseen: usize) -> String {
        format!("いまより上の役になる割合です。山札に残る{unseen}枚について正確な値です。")
    }

    fn hold_unit(&self, unseen: usize) -> String {
        format!(
            "単位は賭け金です。1で賭け金が戻ります。まだ見ていない{unseen}枚について正確な値です。"
        )
    }
}

/// Says that the chips are bet on each hand, where there are several.
const fn each(judged: &JudgedBet) -> &'static str {
    if judged.hands > 1 {
        "手札ごとに"
    } else {
        ""
    }
}

//! Japanese.

use super::{CountingPhrases, CountingWords};
use crate::coach::counting::{NoSystem, NotTags, Rounding, System};
use crate::pages::counting::{DrillName, IndexList, Precision};
use crate::text::japanese::Japanese;

static PHRASES: CountingPhrases = CountingPhrases {
    lede: "カウンティングシステムでは、カードごとに決まった数（タグ）を数えます。Hi-Loでは、見えたカードのうち2～6を+1、7～9を0、10・絵札・Aを−1と数えます。その合計がランニングカウントです。これをまだ見えていないカードのデッキ数で割って端数を処理したものがトゥルーカウントです。トゥルーカウントが高いほど10・絵札・Aが多く残っていて、プレイヤーに有利です。",
    system_heading: "システム",
    system: "システム名",
    own: "自分のタグ",
    tags: "Aから10までのタグ",
    take: "このタグを使う",
    figures: "ルールとの相性",
    betting: "ベッティング相関",
    playing: "プレイ効率（発表値）",
    insuring: "インシュランス相関",
    unpublished: "発表なし",
    unbalanced: "1デッキのタグの合計が0ではないため、このシステムはランニングカウントだけで使います。",
    equal_tags: "タグがすべて同じでは、カウントになりません。",

    drill_heading: "練習",
    decks: "デッキ数",
    at_a_time: "一度にめくる枚数",
    full_table: "15（満席のテーブル）",
    pace: "速さ",
    by_hand: "自分でめくる",
    rounding: "トゥルーカウントの端数",
    precision: "デッキの単位",
    list: "問題",
    find_first: "先に、このページの下でコーチに計算させてください。",
    asks_both: "トゥルーカウントもたずねる",
    begin: "練習を始める",
    begin_again: "最初から",
    next: "次へ",
    pause: "一時停止",
    go_on: "再開",
    finish: "終了",
    show: "カウントを見る",
    hide: "カウントを隠す",
    running: "ランニングカウント",
    decks_in_tray: "トレイのデッキ数",
    answer: "答える",
    no_number: "3や−2のような整数を入力してください。",
    no_decimal: "2.5や−1のような数を入力してください。",
    takes_insurance: "インシュランス",
    no_insurance: "インシュランスなし",
    play_on: "サレンダーしない",
    right: "正解です。",
    wrong: "不正解です。",
    over: "カットカードが出たので、練習は終わりです。",
    ended: "練習は終わりです。",

    past_heading: "これまでの成績",
    past_none: "終えた練習はまだありません。",
    past_full: "最後の成績をブラウザに保存できませんでした。ページを閉じるまではここに残ります。",
    past_damaged: "保存された成績を読み取れないため、新しい成績は保存されません。削除すれば、最初から始められます。",
    past_forget: "成績を削除",
    past_date: "日付",
    past_drill: "練習内容",
    past_right: "正解",
    past_time: "1問あたり",

    work_out: "このルールで計算する",
    fit_heading: "発表されたインデックスとこのテーブルのインデックス",
    fit_intro: "これらは、複数デッキのHi-Lo（切り下げ）用に発表された判断です：Illustrious 18、Fab 4、Cacaruloの追加分。ディーラーがソフト17で引くルールでは、Blackjack Apprenticeshipの変更も入ります。その横に、選んだルール・システム・端数処理についてコーチが計算したインデックスと、それで打つ価値（ベーシックストラテジーとの差、100ラウンドあたり）を並べます。ベットは1、トゥルーカウント1以上ではその2倍で最大8です。",
    fit_decision: "判断",
    fit_found: "計算値",
    fit_worth: "価値",
    fit_always: "常に",
    fit_never: "しない",
    fit_illegal: "できない",
    fit_unknown: "まだ計算していません",

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

    fn drill(&self, drill: DrillName) -> &'static str {
        match drill {
            DrillName::Running => "ランニングカウント",
            DrillName::Tray => "トレイの中のデッキ数",
            DrillName::TrueCount => "トゥルーカウント",
            DrillName::Indices => "インデックスプレイ",
        }
    }

    fn intro(&self, drill: DrillName) -> &'static str {
        match drill {
            DrillName::Running => {
                "シャッフルしたばかりのシューから、自分の操作か選んだ速さでカードをめくり、ときどきカウントをたずねます。"
            }
            DrillName::Tray => {
                "シュー全体が入るディスカードトレイを見て、何デッキ入っているかを答えます。絵は耳では見積もれないため、スクリーンリーダーには何パーセント入っているかを伝えます。そこからの計算は同じです。"
            }
            DrillName::TrueCount => {
                "ランニングカウントと残りのデッキ数から、トゥルーカウントを答えます。"
            }
            DrillName::Indices => {
                "手札、ディーラーのカード、トゥルーカウントを見て、打ち方を選びます。Illustrious 18とFab 4はHi-Lo用に発表されたものです。選んだルールとシステムのものは、下でコーチが計算します。ディーラーがソフト17で引くルールでは、6とAに対する打ち方は除きます。"
            }
        }
    }

    fn rounded(&self, rounding: Rounding) -> &'static str {
        match rounding {
            Rounding::Down => "切り下げ（−0.5は−1）",
            Rounding::Nearest => "四捨五入（−0.4は0）",
            Rounding::Cut => "0に近い方へ切り捨て（−1.5は−1）",
        }
    }

    fn true_count(&self, rounding: Rounding) -> &'static str {
        match rounding {
            Rounding::Down => "トゥルーカウント（切り下げ）",
            Rounding::Nearest => "トゥルーカウント（四捨五入）",
            Rounding::Cut => "トゥルーカウント（0に近い方へ切り捨て）",
        }
    }

    fn parts(&self, precision: Precision) -> &'static str {
        match precision {
            Precision::Halves => "0.5デッキ",
            Precision::Quarters => "0.25デッキ",
        }
    }

    fn index_list(&self, list: IndexList) -> &'static str {
        match list {
            IndexList::Illustrious => "Illustrious 18の表",
            IndexList::Fab => "Fab 4の表",
            IndexList::Found => "コーチの計算",
        }
    }

    fn no_system(&self, why: &NoSystem) -> String {
        match why {
            NoSystem::Unknown(_) => {
                let names = System::ALL.map(System::name).join("、");
                format!(
                    "このシステムはありません。{names}か、コンマで区切った10個のタグを指定してください。"
                )
            }
            NoSystem::NoTags(NotTags::WrongCount { found }) => format!(
                "タグはA、2～9、10の10個の数をコンマで区切ったものですが、{found}個あります。"
            ),
            NoSystem::NoTags(NotTags::NoTag(text)) => {
                format!("タグは−10から10まで、小数第2位までの数です。「{text}」は使えません。")
            }
            NoSystem::AllEqual => PHRASES.equal_tags.to_owned(),
        }
    }

    fn tags_are(&self, system: &str, tags: &str) -> String {
        format!("{system}のタグ（Aから10まで）：{tags}。")
    }

    fn every(&self, seconds: &str) -> String {
        format!("{seconds}秒ごと")
    }

    fn pace_is(&self, cards: usize, seconds: &str, a_minute: u32) -> String {
        format!("{seconds}秒ごとに{cards}枚（1分に{a_minute}枚）。")
    }

    fn tray(&self, decks: u8, percent: u32) -> String {
        format!("{decks}デッキ用のディスカードトレイに{percent}パーセント入っています。")
    }

    fn tray_is(&self, cards: u32, decks: &str, answer: &str) -> String {
        format!("入っているのは{cards}枚（{decks}デッキ）なので、答えは{answer}です。")
    }

    fn to_convert(&self, running: &str, decks: &str) -> String {
        format!("ランニングカウント{running}、残り{decks}デッキ。")
    }

    fn true_count_is(&self, true_count: &str) -> String {
        format!("トゥルーカウントは{true_count}です。")
    }

    fn situation(&self, hand: &str, up: &str, true_count: &str) -> String {
        format!("{hand}対{up}、トゥルーカウント{true_count}。")
    }

    fn insurance_offered(&self, true_count: &str) -> String {
        format!("ディーラーはA、トゥルーカウント{true_count}。インシュランスをつけますか？")
    }

    fn index_by(&self, play: &str, index: &str, source: &str) -> String {
        format!("トゥルーカウント{index}以上で「{play}」（{source}）。")
    }

    fn index_found(&self, play: &str, index: &str) -> String {
        format!("コーチの計算では、トゥルーカウント{index}以上で「{play}」。")
    }

    fn time(&self, seconds: u32, each: &str) -> String {
        format!("時間：{seconds}秒、1問あたり{each}秒。")
    }

    fn seconds(&self, each: &str) -> String {
        format!("{each}秒")
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

    fn by_rules(&self, rules: &str, system: &str) -> String {
        format!("ルール：{rules}。システム：{system}。")
    }

    fn decision(&self, hand: &str, up: &str, play: &str) -> String {
        format!("{hand}対{up}：{play}")
    }

    fn gain_is(&self, play: &str, gain: &str) -> String {
        format!(
            "このカウントでの平均的な残りカードでは、「{play}」とほかの最善手（サレンダーを除く）との差は{gain}ベットです。"
        )
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

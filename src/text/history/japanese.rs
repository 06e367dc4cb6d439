//! 日本語.

use super::{HistoryPhrases, HistoryWords};
use crate::blackjack::{Action, Outcome};
use crate::core::Chips;
use crate::history::file::NotAFile;
use crate::history::{Failure, Kind};
use crate::pages::history::{TakenOver, Told, WorkKind};
use crate::table::Verdict;
use crate::text::japanese::Japanese;

static PHRASES: HistoryPhrases = HistoryPhrases {
    lede: "終わったラウンドは、すべてこのブラウザーの中だけに保存されます。開くと、選択をひとつずつ見直せます。",
    looking: "探しています…",
    nothing_yet: "ラウンドはまだありません。",
    to_the_tables: "遊んでみる",
    none_like_this: "条件に合うラウンドはありません。",
    rounds: "ラウンド（新しい順）",
    more: "さらに表示",
    filters: "表示するラウンド",
    by_game: "ゲーム",
    by_deal: "山札",
    by_result: "結果",
    by_cost: "ミス",
    by_day: "日付",
    all: "すべて",
    no_such_round: "このブラウザーのプレイ履歴に、そのラウンドはないか、読み取れません。",
    back_to_list: "一覧に戻る",
    steps: "ラウンドの流れ",
    face_down: "伏せたカード",
    this_hand: "この手札",
    folded: "フォールド",
    tied: "引き分け",
    the_end: "ラウンド終了",
    it_was_best: "これより良い選択はありませんでした。",
    what_else: "それぞれの選択肢の価値",
    the_decision: "選択肢",
    its_worth: "価値（ベット単位）",
    still_sealed: "この山札からはまだ続きが配られるかもしれないので、秘密の値は封印されたままです。山札の最後のラウンドが終わるか、山札がテーブルを離れて同じゲームで別の新しい山札のラウンドが終わると、検証したり、もう一度遊んだりできます。",
    still_in_play: "この山札はまだテーブルにあります。テーブルを離れると、検証したり、もう一度遊んだりできます。",
    play_again: "この山札でもう一度遊ぶ",
    from_here: "ここから続きを遊ぶ（共有された山札として）",
    check: "この山札を検証する",
    left_chips: "手持ちのチップは増減していません。増減するのは新しい山札のラウンドだけです。",
    forget_round: "このラウンドを削除…",
    forget_round_really: "このラウンドが履歴から完全に削除されます。",
    forget_it: "このラウンドを削除",
    keep_it: "残す",
    dealer: "ディーラー",
    you: "あなた",
    hold_all: "5枚すべて残す",
    files_heading: "履歴のファイル",
    files_intro: "「すべて保存」は、読み取れる全ラウンドと、設定、テーブル、練習する手を1つのファイルに書き出します。別のブラウザーで読み込めば、ラウンドはそこでも見られます。すでにあるラウンドはそのまま残ります。CSVの表は表計算ソフト用で、読み込めません。",
    export: "すべて保存",
    csv: "表として保存（CSV）",
    import: "ファイルを読み込む",
    take_over_intro: "ファイルには、設定、テーブル（チップと途中のラウンド）、練習する手も入っていることがあります。置き換えると、今お使いのものは失われます。",
    take_over: "置き換える",
    forget: "すべて消去…",
    forget_really: "履歴のラウンドがすべて完全に削除されます。テーブル上のラウンド、チップ、得点、設定、練習する手はそのまま残ります。",
    forget_all: "全ラウンドを削除",
    keep_all: "残す",
    rescue: "保存されている内容をそのままファイルにする",
    promised: "ブラウザーは、空き容量が足りなくなっても履歴を消さないと約束しています。",
    may_be_cleared: "空き容量が足りなくなると、ブラウザーが履歴を消すことがあります。",
    ask_to_promise: "消さないように頼む",
    promise_refused: "ブラウザーは、空き容量が足りなくなったときに履歴を残すと約束しませんでした。",
};

impl HistoryWords for Japanese {
    fn phrases(&self) -> &'static HistoryPhrases {
        &PHRASES
    }

    fn deal(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Fresh => "新しい山札",
            Kind::Shared => "共有された山札",
            Kind::Daily => "今日の山札",
            Kind::Practice => "練習",
        }
    }

    fn verdict(&self, verdict: Verdict) -> &'static str {
        match verdict {
            Verdict::Won => "勝ち",
            Verdict::Drawn => "引き分け",
            Verdict::Lost => "負け",
        }
    }

    fn outcome(&self, outcome: Outcome) -> &'static str {
        match outcome {
            Outcome::PlayerBlackjack => "ブラックジャック",
            Outcome::PlayerWins => "点数で勝ち",
            Outcome::DealerBusts => "ディーラーがバースト",
            Outcome::Draw => "引き分け",
            Outcome::DealerWins => "ディーラーの勝ち",
            Outcome::DealerBlackjack => "ディーラーがブラックジャック",
            Outcome::PlayerBusts => "バースト",
            Outcome::Surrendered => "サレンダー",
            Outcome::Charlie => "枚数で勝ち",
            Outcome::BetReturned => "賭け金が戻った",
        }
    }

    fn play(&self, action: Action) -> &'static str {
        match action {
            Action::Hit => "ヒット",
            Action::Stand => "スタンド",
            Action::Double => "ダブル",
            Action::Split => "スプリット",
            Action::Surrender => "サレンダー",
            Action::Insurance => "インシュランスをかける",
            Action::NoInsurance => "インシュランスを見送る",
            Action::PlayOn => "続ける",
        }
    }

    fn swap(&self, count: usize) -> String {
        format!("{count}枚交換")
    }

    fn hold(&self, cards: &str) -> String {
        format!("{cards}を残す")
    }

    fn decided(&self, what: &str) -> String {
        format!("選択：{what}。")
    }

    fn it_cost(&self, bets: &str) -> String {
        format!("平均で{bets}ベットの損でした。")
    }

    fn mistakes_cost(&self, bets: &str) -> String {
        format!("ミス：{bets}ベット")
    }

    fn cost_or_more(&self, millionths: u64) -> String {
        match millionths {
            0 | 1 => "ミスのあったもの".to_owned(),
            cost => format!("{}.{:02}ベット以上", cost / 1_000_000, cost / 10_000 % 100),
        }
    }

    fn chips(&self, net: &str) -> String {
        format!("{net}チップ")
    }

    fn pot(&self, chips: Chips) -> String {
        format!("ポット：{chips}")
    }

    fn unreadable(&self, count: usize) -> String {
        format!("読み取れないラウンドが{count}件あります。そのまま残してあります。")
    }

    fn found(&self, count: usize, are_more: bool) -> String {
        match (count, are_more) {
            (0, _) => "ラウンドはありません。".to_owned(),
            (count, false) => format!("{count}ラウンドを表示しています。"),
            (count, true) => {
                format!("{count}ラウンドを表示しています。まだ続きがあるかもしれません。")
            }
        }
    }

    fn at_work(&self, work: WorkKind) -> &'static str {
        match work {
            WorkKind::Export | WorkKind::Csv | WorkKind::Rescue => "ファイルを書き出しています…",
            WorkKind::Import => "ファイルを読み込み、各ラウンドを再現しています…",
            WorkKind::Forget => "削除しています…",
        }
    }

    fn told(&self, told: &Told) -> String {
        match told {
            Told::Imported {
                added,
                known,
                ahead,
            } => {
                let ahead = match ahead {
                    0 => String::new(),
                    ahead => format!("うち日付が未来：{ahead}。"),
                };
                format!("追加したラウンド：{added}。{ahead}すでにあったラウンド：{known}。")
            }
            Told::TakenOver(taken) => taken_over(*taken),
            Told::NotImported(why) => format!("何も読み込まれませんでした。{}", not_imported(why)),
            Told::ImportFailed(why) => format!("何も読み込まれませんでした。{}", self.failed(*why)),
            Told::Forgotten => "すべてのラウンドを削除しました。".to_owned(),
            Told::ForgottenRound => "ラウンドを削除しました。".to_owned(),
            Told::Saved => "ファイルができました。".to_owned(),
            Told::Asked(true) => PHRASES.promised.to_owned(),
            Told::Asked(false) => PHRASES.promise_refused.to_owned(),
            Told::FileUnreadable => "ブラウザーがファイルを読み取れませんでした。".to_owned(),
        }
    }

    fn failed(&self, why: Failure) -> String {
        match why {
            Failure::NoWorker => "履歴を保存する部分を読み込めなかったか、停止しました。ネットワーク接続を確認し、再読み込みしてください。",
            Failure::Apart => "このページは、ほかのサイトの隔離された（sandbox）フレーム内などにあるため、履歴を保存できません。ページを単独のタブで開いてください。",
            Failure::Forbidden => "ブラウザーがこのページにデータベースを使わせないため、履歴を保存できません。プライベートウィンドウ、ほかのサイトのフレーム、または設定が原因かもしれません。",
            Failure::Full => "ブラウザーの保存領域に空きがありません。",
            Failure::Newer => {
                "この履歴はFair Dealの新しいバージョンで書かれていて、このバージョンでは読めません。再読み込みすると新しいバージョンになります。"
            }
            Failure::Broken => "履歴の処理に失敗しました。これまでに保存された内容はそのままです。",
        }
        .to_owned()
    }
}

/// What was taken over from a file.
fn taken_over(taken: TakenOver) -> String {
    let tables = match taken.tables {
        0 => None,
        tables => Some(format!("テーブル（{tables}）")),
    };
    let parts = [
        taken.settings.then(|| "設定".to_owned()),
        tables,
        taken
            .lists
            .mistakes
            .then(|| "もう一度練習する手".to_owned()),
        taken
            .lists
            .drills
            .then(|| "カウンティング練習の成績".to_owned()),
        taken.lists.ramp.then(|| "ベットランプ".to_owned()),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        return "ブラウザーに保存できませんでした。何も変わっていません。".to_owned();
    }
    let rest = if taken.in_part {
        "残りはブラウザーに保存できませんでした。"
    } else {
        ""
    };
    format!(
        "ファイルの内容に置き換えました：{}。{rest}",
        parts.join("、")
    )
}

/// What is wrong with a file.
fn not_imported(why: &NotAFile) -> String {
    match why {
        NotAFile::Empty => "このファイルは空です。".to_owned(),
        NotAFile::NoJson { line, column } => {
            format!("JSONとして読み取れません（{line}行目、{column}文字目）。")
        }
        NotAFile::OtherFormat => "Fair Dealの履歴ファイルではありません。".to_owned(),
        NotAFile::Newer => "Fair Dealの新しいバージョンで書かれたファイルです。".to_owned(),
        NotAFile::NoRounds => "ファイルにラウンドの一覧がありません。".to_owned(),
        NotAFile::Round { number, .. } => {
            format!("ファイルの{number}番目のラウンドが壊れているか、ルールに合いません。")
        }
        NotAFile::Stored { name } => {
            format!("ファイルの「{name}」のデータが壊れているか、新しいバージョンのものです。")
        }
    }
}

//! Japanese.

use super::{BetsPhrases, BetsWords};
use crate::coach::counting::{Measure, Player};
use crate::pages::bets::{Field, Figure, Problem};
use crate::text::japanese::Japanese;

static PHRASES: BetsPhrases = BetsPhrases {
    lede: "カードを数えるプレイヤーは、カウントが高いときに多く賭けます。テーブルと、カウントごとの賭け金（ベットランプ）を決めて、結果を見てみましょう。",
    casino: "カジノは、カウンティングをする客に対して早めにシャッフルしたり、賭け金を制限したり、プレイをやめるよう求めたりすることがあります。このページで本物のお金が賭けられることはありません。",
    mangled: "アドレスの一部が読めないため、その部分には通常の値が入っています。",
    other_shoe: "このルールではラウンドごとにシャッフルするため、数えるものがありません。代わりにシューでシミュレーションします。毎回シャッフルするには0を入力してください。",
    not_simulated: "このルールの中に、シミュレーションできないものがあります。",

    table_heading: "テーブルとプレイヤー",
    system: "カウンティングシステム",
    own_tags: "自分のタグ",
    seats: "席の数（自分を含む）",
    dealt: "シャッフルまでに配る割合（%、0は毎回シャッフル）",
    rounds: "ラウンド数",
    seed: "シード値",
    bank: "資金（単位数）",
    risk: "最善ランプの破産確率（%）",
    ramp_heading: "ベットランプ",
    ramp_intro: "トゥルーカウントごとの賭け金を単位数で入力します。トゥルーカウントは切り下げです。0ならそのラウンドは見送ります。",
    keep: "このランプを保存",
    kept: "このランプはこのブラウザーに保存されています。設定で「カウントをたずねる」を選ぶと、ブラックジャックのテーブルが賭け金をこのランプで評価します。設定では同じカウンティングシステムを選んでください。トゥルーカウントの端数は設定どおりに処理します。1単位はテーブルの最低額です。賭け金は単位の整数倍に丸め、0は1単位とみなします。",
    not_stored: "ランプをブラウザーに保存できませんでした。言語の変更やポーカーのテーブルへの移動などでページが読み込み直されると、失われます。",
    unreadable: "保存されているランプを読み取れません。別のランプを保存するには、先に削除してください。",
    forget: "保存されたランプを削除",

    run: "シミュレーションを始める",
    cancel: "中止",
    begun: "シミュレーション中です…",
    no_worker: "このブラウザーではシミュレーションを実行できません。",
    outdated: "この結果は別の設定のものです。今の設定の結果を見るには、もう一度シミュレーションしてください。",

    results_heading: "ランプの成績",
    figure: "項目",
    players_note: "3人ともこのランプで賭けます。1人目は、カウンティングのページにある発表済みの判断も、コーチがこのルールとシステムで求めたインデックスでカウントに合わせて行います。インデックスは、入力した割合ではなくルールのカットカードの位置で求めます。2人目は同じですが、50枚に1枚を数え落とします。3人目はベーシックストラテジーだけでプレイします。自分は最後の席に座り、ほかの席はベーシックストラテジーでプレイします。",
    formulas: "1ラウンドの平均をm、標準偏差をs、資金をBとすると、破産の確率はシュレジンジャーの式((1 − m/s) / (1 + m/s))のB/s乗、SCOREは1,000,000 (m/s)²、N0は(s/m)²ラウンドです。フルケリーの資金はs²/mで破産の確率は約13.5%、ハーフケリーの資金はその2倍で約1.8%です。±の後は標準誤差です。見送ったラウンドも数に入ります。1,000ラウンドに1回未満のカウントはグラフに出ません。",
    best_heading: "最善のランプ",
    best_intro: "上の資金と破産確率のもとで、自分の最低額から最高額までの賭け金を使うランプのうち、最も多く勝つものです。",
    no_best: "この資金と破産確率では、自分の最低額から最高額までの賭け金で勝てるランプはありません。",
    edge_title: "トゥルーカウントごとの優位性",
    share_title: "トゥルーカウントごとのラウンドの割合",
    ruin_title: "資金ごとの破産の確率",
    count: "トゥルーカウント",
    running_count: "ランニングカウント",
    edge_by_running: "ランニングカウントごとの優位性",
    share_by_running: "ランニングカウントごとのラウンドの割合",
    share: "割合",
    edge: "優位性",
    error: "標準誤差",
    bet: "自分の賭け金",
    best: "最善の賭け金",
};

impl BetsWords for Japanese {
    fn phrases(&self) -> &'static BetsPhrases {
        &PHRASES
    }

    fn problem(&self, problem: Problem) -> &'static str {
        match problem {
            Problem::Field(Field::Dealt) => "0から95までの整数を入力してください。",
            Problem::Field(Field::Rounds) => "1,000から1,000,000,000までの整数を入力してください。",
            Problem::Field(Field::Seed) => "0から999,999,999までの整数を入力してください。",
            Problem::Field(Field::Bank) => {
                "0より大きく1,000,000,000以下の単位数を入力してください。"
            }
            Problem::Field(Field::Risk) => "0と100の間の数を入力してください。",
            Problem::Ramp => {
                "賭け金は0から1,000,000までの数で、少なくとも1つは0より大きくしてください。"
            }
        }
    }

    fn player(&self, player: Player) -> &'static str {
        match player {
            Player::NoError => "ミスなし",
            Player::Misses => "50枚に1枚を数え落とす",
            Player::Basic => "ベーシックストラテジーだけ",
        }
    }

    fn figure_name(&self, figure: Figure) -> &'static str {
        match figure {
            Figure::Bet => "平均の賭け金",
            Figure::Mean => "1ラウンドの利益",
            Figure::Deviation => "1ラウンドの標準偏差",
            Figure::MeanOfHundred => "100ラウンドの利益",
            Figure::DeviationOfHundred => "100ラウンドの標準偏差",
            Figure::Edge => "賭け金あたりの利益",
            Figure::Score => "SCORE値",
            Figure::N0 => "N0（ラウンド数）",
            Figure::Ruin => "破産の確率",
            Figure::Kelly => "フルケリーの資金",
            Figure::HalfKelly => "ハーフケリーの資金",
        }
    }

    fn running_intro(&self, start: &str, decks: &str) -> String {
        format!(
            "このシステムはアンバランス型なので、ランプにはランニングカウントを使います。{decks}デッキでは{start}から数え始めます。ランニングカウントごとの賭け金を単位数で入力します。端数は切り下げです。0ならそのラウンドは見送ります。"
        )
    }

    fn up_to(&self, count: &str) -> String {
        format!("{count}以下")
    }

    fn from(&self, count: &str) -> String {
        format!("{count}以上")
    }

    fn bet_at(&self, measure: Measure, counts: &str) -> String {
        match measure {
            Measure::TrueCount => format!("トゥルーカウント{counts}での賭け金"),
            Measure::RunningCount => format!("ランニングカウント{counts}での賭け金"),
        }
    }

    fn progress(&self, done: &str, all: &str) -> String {
        format!("各プレイヤー{all}ラウンドのうち{done}ラウンドが終わりました。")
    }

    fn cancelled(&self, done: &str) -> String {
        format!("各プレイヤー{done}ラウンドで中止しました。")
    }

    fn told(&self, mean: &str, error: &str) -> String {
        format!("ミスなしの場合、100ラウンドの利益は{mean} {error}単位です。")
    }

    fn best_told(&self, best: &str, own: &str) -> String {
        format!(
            "ミスなしの場合、100ラウンドの利益は{best}単位です。自分のランプでは{own}単位です。"
        )
    }
}

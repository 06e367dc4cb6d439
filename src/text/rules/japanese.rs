//! Japanese.

use super::{RulesPhrases, RulesWords, Winner};
use crate::blackjack::{
    Charlie, CharlieAfterSplit, Chips, Clash, DeckCount, Double, DoubleAfterSplit, HoleCard,
    Naturals, Rescue, Shuffle, Soft17, Split, SplitAcePlay, SplitAces, SplitTens, Surrender, Ties,
};
use crate::coach::Play;
use crate::core::AceRule;
use crate::pages::rules::notes::ChartNote;
use crate::pages::rules::switch::{Explanation, Group, Switch, WhyDisabled};
use crate::text::japanese::Japanese;

static PHRASES: RulesPhrases = RulesPhrases {
    lede: "ブラックジャックのルールを自由に組み合わせられます。選んだルールのハウスエッジと最善手がわかります。",
    tables: "このサイトのテーブル",
    real_tables: "実在のテーブル",
    mangled: "アドレスで指定されたルールはありません。ルールは変わっていません。",
    rules_heading: "ルール",
    play: "このルールで遊ぶ",

    edge_heading: "ハウスエッジ",
    how_counted: "計算の前提",
    conventions: "シャッフル直後のシューで、すべての手札をカード1枚ごとに最善にプレイした場合の厳密な値です。最初のベットに対する割合で、ダブルやスプリットで加えた分の勝ち負けも含みます。シャッフル直後のインシュランスは必ず損なので、取らないものとします。シャッフルの時期は、この値には影響しません。",
    without_bets: "このルールでは賭けないので、1ラウンドを1ベットとして数えます。",
    working: "計算中",
    cancel: "中止",
    cancelled: "中止しました。",
    work_out: "計算する",

    compare_heading: "ほかのテーブルとの比較",
    compare_with: "比較するルール",
    compare_nothing: "なし",
    your_table: "今のテーブル",
    compare_intro: "プレイヤーから見たラウンドの価値です（最初のベットに対する割合）。各行では、このページのルールを1つだけ変え、ほかはそのままにしています。",
    compare_rule: "ルール",
    compare_here: "このページ",
    compare_there: "ほかのルール",
    compare_worth: "単独の価値",
    compare_total: "ラウンド全体",
    compare_sum: "ルールは互いに影響するので、各行の合計は最後の行と一致するとは限りません。",
    compare_same: "ルールは同じです。",
    compare_waits: "先に上のハウスエッジを計算します。",
    compare_unknown: "未計算",

    chart_heading: "最善手",
    chart_intro: "手札とディーラーのアップカードごとの最善手です。",
    older: "この表は、変更前のルールのものです。",
    your_hand: "手札",
    no_such_hand: "該当なし",

    practice_heading: "練習",
    practice_intro: "選んだ種類の手札だけを、このルールで続けて配ります。成績には数えません。",
    practise_soft: "ソフトハンド",
    practise_pairs: "ペア",
    practise_close: "際どい判断",
    practise_mistakes: "自分のミス",
    no_mistakes: "まだありません。コーチをオンにすると、ミスをした手札がここに残ります。",
};

impl RulesWords for Japanese {
    fn phrases(&self) -> &'static RulesPhrases {
        &PHRASES
    }

    fn group(&self, group: Group) -> &'static str {
        match group {
            Group::Cards => "カード",
            Group::House => "ディーラー",
            Group::Bets => "ベットとブラックジャック",
            Group::Doubling => "ダブル",
            Group::Splitting => "スプリット",
            Group::Surrender => "サレンダー",
            Group::Charlie => "チャーリー",
        }
    }

    fn switch(&self, switch: Switch) -> &'static str {
        match switch {
            Switch::Decks(_) => "デッキ数",
            Switch::Shuffle(_) => "シャッフル",
            Switch::Ace(_) => "Aの数え方",
            Switch::Soft17(_) => "ディーラーのソフト17",
            Switch::Ties(_) => "同点",
            Switch::Naturals(_) => "ブラックジャック（2枚で21）",
            Switch::Chips(_) => "ベット",
            Switch::Double(_) => "ダブル",
            Switch::Split(_) => "スプリット",
            Switch::DoubleAfterSplit(_) => "スプリット後のダブル",
            Switch::SplitAces(_) => "Aの再スプリット",
            Switch::Surrender(_) => "サレンダー",
            Switch::HoleCard(_) => "ホールカード",
            Switch::SplitTens(_) => "10のスプリット",
            Switch::SplitAcePlay(_) => "Aのスプリット後",
            Switch::Rescue(_) => "ダブル後のサレンダー",
            Switch::Charlie(_) => "チャーリー（枚数で勝ち）",
            Switch::CharlieAfterSplit(_) => "スプリット後のチャーリー",
        }
    }

    fn value(&self, value: Switch, chips: Chips) -> &'static str {
        match (value, chips) {
            (Switch::Decks(DeckCount::One), _) => "1組",
            (Switch::Decks(DeckCount::Two), _) => "2組",
            (Switch::Decks(DeckCount::Three), _) => "3組",
            (Switch::Decks(DeckCount::Four), _) => "4組",
            (Switch::Decks(DeckCount::Five), _) => "5組",
            (Switch::Decks(DeckCount::Six), _) => "6組",
            (Switch::Decks(DeckCount::Seven), _) => "7組",
            (Switch::Decks(DeckCount::Eight), _) => "8組",
            (Switch::Shuffle(Shuffle::EveryRound), _) => "ラウンドごと",
            (Switch::Shuffle(Shuffle::After50), _) => "50%配ったら",
            (Switch::Shuffle(Shuffle::After60), _) => "60%配ったら",
            (Switch::Shuffle(Shuffle::After70), _) => "70%配ったら",
            (Switch::Shuffle(Shuffle::After75), _) => "75%配ったら",
            (Switch::Shuffle(Shuffle::After80), _) => "80%配ったら",
            (Switch::Shuffle(Shuffle::After90), _) => "90%配ったら",
            (Switch::Ace(AceRule::OneOrEleven), _) => "1または11",
            (Switch::Ace(AceRule::One), _) => "常に1",
            (Switch::Soft17(Soft17::Stands), _) => "スタンド",
            (Switch::Soft17(Soft17::Hits), _) => "ヒット",
            (Switch::Ties(Ties::Draw), _) => "引き分け",
            (Switch::Ties(Ties::DealerWins), _) => "負け",
            (Switch::Naturals(Naturals::PayEven), Chips::None) => "すぐに勝ち",
            (Switch::Naturals(Naturals::PayEven), Chips::Bets) => "1倍",
            (Switch::Naturals(Naturals::PaySixToFive), _) => "1.2倍（6:5）",
            (Switch::Naturals(Naturals::PaySevenToFive), _) => "1.4倍（7:5）",
            (Switch::Naturals(Naturals::PayThreeToTwo), _) => "1.5倍（3:2）",
            (Switch::Naturals(Naturals::PayTwoToOne), _) => "2倍（2:1）",
            (Switch::Naturals(Naturals::NotSpecial), _) => "通常の21",
            (
                Switch::Chips(Chips::None)
                | Switch::Double(Double::Never)
                | Switch::Split(Split::Never)
                | Switch::DoubleAfterSplit(DoubleAfterSplit::No)
                | Switch::SplitAces(SplitAces::Once)
                | Switch::Surrender(Surrender::No)
                | Switch::Rescue(Rescue::No)
                | Switch::CharlieAfterSplit(CharlieAfterSplit::No)
                | Switch::SplitTens(SplitTens::Never)
                | Switch::Charlie(Charlie::None),
                _,
            ) => "なし",
            (Switch::Chips(Chips::Bets), _) => "チップ",
            (Switch::Double(Double::Eleven), _) => "ハード11",
            (Switch::Double(Double::TenOrEleven), _) => "ハード10・11",
            (Switch::Double(Double::EightToEleven), _) => "ハード8～11",
            (Switch::Double(Double::NineToEleven), _) => "ハード9～11",
            (Switch::Double(Double::AnyTwo), _) => "どの2枚でも",
            (Switch::Double(Double::AnyCards), _) => "何枚でも",
            (Switch::Split(Split::ToTwo), _) => "2手まで",
            (Switch::Split(Split::ToThree), _) => "3手まで",
            (Switch::Split(Split::ToFour), _) => "4手まで",
            (
                Switch::DoubleAfterSplit(DoubleAfterSplit::Yes)
                | Switch::SplitAces(SplitAces::Again)
                | Switch::Rescue(Rescue::Yes)
                | Switch::CharlieAfterSplit(CharlieAfterSplit::Yes),
                _,
            ) => "あり",
            (Switch::HoleCard(HoleCard::Peek), _) => "あり（確認する）",
            (Switch::HoleCard(HoleCard::NoneTakesAll), _) => "なし：全額負け（ENHC）",
            (Switch::HoleCard(HoleCard::NoneTakesOriginal), _) => "なし：元のベットのみ（OBO）",
            (Switch::SplitTens(SplitTens::ByValue), _) => "10点札なら可",
            (Switch::SplitTens(SplitTens::ByRank), _) => "同じランクのみ",
            (Switch::SplitAcePlay(SplitAcePlay::OneCard), _) => "1枚だけ",
            (Switch::SplitAcePlay(SplitAcePlay::Hit), _) => "ヒット可",
            (Switch::SplitAcePlay(SplitAcePlay::Double), _) => "ダブル可",
            (Switch::SplitAcePlay(SplitAcePlay::HitOrDouble), _) => "両方可",
            (Switch::Charlie(Charlie::Five), _) => "5枚",
            (Switch::Charlie(Charlie::Six), _) => "6枚",
            (Switch::Charlie(Charlie::Seven), _) => "7枚",
            (Switch::Surrender(Surrender::Late), _) => "あり（レイト）",
            (Switch::Surrender(Surrender::Early), _) => "あり（アーリー）",
            (Switch::Surrender(Surrender::EarlyTen), _) => "アーリー（10に対して）",
            (Switch::Surrender(Surrender::EarlyAce), _) => "アーリー（Aに対して）",
            (Switch::Surrender(Surrender::EarlyTenLate), _) => "10にはアーリー、他はレイト",
            (Switch::Surrender(Surrender::EarlyAceLate), _) => "Aにはアーリー、他はレイト",
            (Switch::Surrender(Surrender::AnyCards), _) => "レイト（何枚でも）",
            (Switch::Surrender(Surrender::LateOrNatural), _) => "レイト（全額負けもあり）",
        }
    }

    fn explanation(&self, explanation: Explanation) -> &'static str {
        match explanation {
            Explanation::Peek => {
                "ディーラーは2枚取り、アップカードがAか10なら2枚目を確認します。ブラックジャックなら、ベットを追加する前にラウンドが終わります。"
            }
            Explanation::NoneTakesAll => {
                "ヨーロピアン・ノー・ホールカード（ENHC）。ディーラーはプレイヤーの後に2枚目を取ります。それがブラックジャックなら、ダブルやスプリットの分も含めてすべてのベットを失います。"
            }
            Explanation::NoneTakesOriginal => {
                "オリジナル・ベット・オンリー（OBO）。ディーラーはプレイヤーの後に2枚目を取ります。それがブラックジャックなら最初のベットだけを失い、追加した分は戻ります。ラウンドの価値は、確認する場合と同じです。"
            }
            Explanation::HardTotals => {
                "ハードハンドだけです。Aを11と数える手札はダブルできません。"
            }
            Explanation::DoubleAnyCards => "3枚以上の手札もダブルできます。",
            Explanation::TensByRank => "K2枚はスプリットできますが、KとQはできません。",
            Explanation::AcesDouble => {
                "ほかのスプリットした手札をダブルできなくても、分けたAは「ダブル」のルールの範囲でダブルできます。"
            }
            Explanation::Late => {
                "レイト：ディーラーがブラックジャックでないとわかってから、最初の2枚を捨てて、ベットの半分を取り戻せます。"
            }
            Explanation::LateNoneTakesAll => {
                "2枚目を確認しないので、レイトサレンダーはありません。ヨーロッパでの多くの場合と同じく、2から10に対しては最初の2枚を捨てて半分を取り戻せ、ディーラーがブラックジャックでも戻ります。Aに対してはできません。"
            }
            Explanation::LateNoneTakesOriginal => {
                "レイト：最初の2枚を捨てて、ベットの半分を取り戻せます。ディーラーがブラックジャックなら全額を失います。"
            }
            Explanation::LateOrNatural => {
                "最初の2枚を捨てて、ベットの半分を取り戻せます。ディーラーがブラックジャックなら、残りの半分も失います。"
            }
            Explanation::FirstTwoCards => "最初の2枚を捨てて、ベットの半分を取り戻せます。",
            Explanation::Early => {
                "アーリー：ディーラーがブラックジャックかどうかわかる前に、最初の2枚を捨てられます。ブラックジャックでも、ベットの半分が戻ります。"
            }
            Explanation::NoOther => "ほかのカードに対しては、サレンダーできません。",
            Explanation::SurrenderAnyCards => {
                "3枚以上の手札も捨てられます。スプリットした手札は捨てられません。"
            }
            Explanation::Rescue => {
                "レスキュー：ダブルで引いたカードを見てから、手札を捨てられます。2倍にしたベットの半分が戻ります。"
            }
            Explanation::Charlie => {
                "この枚数で21を超えない手札は、その場で賭けた分と同じ額を勝ち取ります。負けるのは、ディーラーのブラックジャックに対してだけです。"
            }
        }
    }

    fn disabled(&self, why: WhyDisabled) -> &'static str {
        match why {
            WhyDisabled::NoBets => "賭けないので関係ありません。",
            WhyDisabled::NoDouble => "ダブルできないので関係ありません。",
            WhyDisabled::NoSplit => "スプリットできないので関係ありません。",
            WhyDisabled::OneSplit => "スプリットは1回だけなので関係ありません。",
            WhyDisabled::NoNaturals => "Aが常に1なら、2枚で21にはなりません。",
            WhyDisabled::NaturalsNotSpecial => {
                "ブラックジャックは通常の21なので、確認するものがありません。"
            }
            WhyDisabled::NoSoftHands => "Aが常に1なら、ソフトハンドはありません。",
            WhyDisabled::NoCharlie => "枚数で勝つルールがありません。",
            WhyDisabled::SoftSplitAces => {
                "分けたAは2枚目でソフトハンドになります。ダブルできるのはハードハンドだけです。"
            }
            WhyDisabled::LateIsEarly => {
                "2枚目を確認しないので、レイトは2から10に対してアーリーと同じです。同じ意味になる選択肢は省いています。"
            }
            WhyDisabled::NoLateOrEarly => {
                "ブラックジャックでラウンドが終わらないので、レイトとアーリーは同じです。"
            }
        }
    }

    fn also_set(&self, others: &[(&str, &str)]) -> String {
        let others: Vec<String> = others
            .iter()
            .map(|(switch, value)| format!("{switch}は「{value}」"))
            .collect();
        format!("ほかのルールも変わりました。{}。", others.join("、"))
    }

    fn edge(&self, winner: Winner, percent: &str) -> String {
        match winner {
            Winner::House => {
                format!("長い目で見ると、最初のベットの{percent}がハウスの利益になります。")
            }
            Winner::Player => {
                format!("長い目で見ると、最初のベットの{percent}がプレイヤーの利益になります。")
            }
            Winner::Neither => "長い目で見ると、ハウスとプレイヤーは互角です。".to_owned(),
        }
    }

    fn before(&self, winner: Winner, percent: &str) -> String {
        match winner {
            Winner::House => format!("変更前は、{percent}がハウスの利益でした。"),
            Winner::Player => format!("変更前は、{percent}がプレイヤーの利益でした。"),
            Winner::Neither => "変更前は互角でした。".to_owned(),
        }
    }

    fn progress(&self, done: usize, all: usize) -> String {
        format!("計算中：アップカード{all}種類のうち{done}種類が完了")
    }

    fn compare_progress(&self, done: usize, all: usize) -> String {
        format!("計算中：{all}組のルールのうち{done}組が完了")
    }

    fn other_rules(&self, better_for: Winner, percent: &str) -> String {
        match better_for {
            Winner::Player => {
                format!("ほかのルールでは、最初のベットの{percent}だけプレイヤーに有利です。")
            }
            Winner::House => {
                format!("ほかのルールでは、最初のベットの{percent}だけプレイヤーに不利です。")
            }
            Winner::Neither => "どちらのルールでも、ラウンドの価値は同じです。".to_owned(),
        }
    }

    fn chart_differs(&self, cells: usize) -> String {
        match cells {
            0 => "どちらの表でも、最善手はすべて同じです。".to_owned(),
            _ => format!(
                "最善手が{cells}マスで異なります。下の表では、ほかのルールの手を横に斜体で示しています。"
            ),
        }
    }

    fn clash(&self, clash: Clash) -> &'static str {
        match clash {
            Clash::RescueWithoutDouble => "ダブルした手札を捨てるには、ダブルが必要です。",
            Clash::AcesWithoutDouble => "分けたAをダブルするには、ダブルが必要です。",
            Clash::AcesWithoutSplit => "分けたAを続けてプレイするには、スプリットが必要です。",
            Clash::SplitWithoutCharlie => {
                "スプリット後に枚数で勝つには、枚数で勝つルールが必要です。"
            }
            Clash::CharlieWithoutSplit => "スプリット後に枚数で勝つには、スプリットが必要です。",
        }
    }

    fn at_your_table(&self, name: &str) -> String {
        format!("{name}（今のテーブル）")
    }

    fn sign(&self, play: Play) -> &'static str {
        match play {
            Play::Stand => "S",
            Play::Hit => "H",
            Play::Double => "D",
            Play::Split => "P",
            Play::Surrender => "R",
        }
    }

    fn or_else(&self, play: &str, otherwise: &str) -> String {
        format!("{play}（できなければ{otherwise}）")
    }

    fn was(&self, play: &str) -> String {
        format!("変更前は{play}")
    }

    fn there(&self, play: &str) -> String {
        format!("ほかのルールでは{play}")
    }

    fn changed(&self, count: usize) -> String {
        match count {
            0 => "この変更で最善手が変わったマスはありません。".to_owned(),
            _ => format!(
                "この変更で{count}マスの最善手が変わりました。変更前の手は取り消し線で示しています。"
            ),
        }
    }

    fn chart_note(&self, note: ChartNote) -> &'static str {
        match note {
            ChartNote::EarlyFirst => {
                "サレンダーは、ディーラーがブラックジャックかどうかわかる前に決めます。"
            }
            ChartNote::DoubleAnyCards => {
                "表で「ダブル」のところは、3枚以上でもダブルします。そうでないほうがよい手札は、例外に挙げています。"
            }
            ChartNote::SurrenderAnyCards => {
                "表で「サレンダー」のところは、3枚以上でもサレンダーします。そうでないほうがよい手札は、例外に挙げています。"
            }
            ChartNote::Rescue => {
                "ダブルした手札をいつ捨てるかは、この表にありません。2倍にしたベットの半分より多く失う手札を捨てます。テーブルのコーチが教えます。"
            }
            ChartNote::NoCharlieAfterSplit => {
                "スプリットした手札は、枚数では勝ちになりません。この表と例外は、スプリットしていない手札のためのものです。"
            }
        }
    }

    fn outlined(&self, hand: &str, up: &str) -> String {
        format!("枠で囲んだマスは、テーブルの今の手札です（{hand} 対 {up}）。")
    }

    fn close_hands(&self, count: usize, bets: &str) -> String {
        format!("最善手と次善手の差が{bets}ベット未満の手札が{count}通りあります。")
    }

    fn mistakes_kept(&self, count: usize) -> String {
        format!("最近ミスをした手札が{count}通りあります。")
    }
}

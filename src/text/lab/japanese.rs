//! Japanese.

use super::{
    Conclusion, FitVerdict, LEAST_HANDS, LabPhrases, LabWords, decimal, grouped, in_one_line,
    p_value,
};
use crate::core::explain::{
    Answer, ExplainStep, Finding, JokerStep, Purpose, Question, Repeats, Span,
};
use crate::core::{Category, NotAHand, Rank, Suit};
use crate::lab::Fit;
use crate::pages::lab::{LabFile, LabProblem};
use crate::text::index;
use crate::text::japanese::Japanese;
use crate::text::poker::PokerWords as _;
use crate::text::story::listed;

/// The ranks in a row: “K、7”.
fn ranks(these: &[Rank], before_last: &str) -> String {
    listed(these, |rank| index(rank).to_owned(), "、", before_last)
}

static PHRASES: LabPhrases = LabPhrases {
    lede: "手札がなぜその役になるのか、カードが確率どおりに出るのかを確かめられます。",

    jokers: "ジョーカー",

    why: "なぜこの役になるのか",
    why_intro: "カードを5枚選ぶと、役が決まるまでの質問をたどれます。",
    choose: "選ぶ…",
    all_questions: "すべての質問",

    experiment: "配って数える",
    experiment_intro: "1回ごとに52枚すべてをシャッフルし直して配ります。出た役の数を、確率から計算した期待値と比べます。",
    not_the_tables: "ここで調べるのは、テーブルと同じシャッフルそのもので、テーブルではありません。テーブルで配られたカードが変えられていないかは、その封印と検証で確かめます。",
    how_many: "配る回数",
    cancel: "中止",
    bars: "塗りつぶしは出た数、枠は期待値です。まれな役も見えるように、棒の長さは割合の平方根にしています。",
    root: "実験のシード",
    root_note: "すべての手札がこの値から決まります。n番目の手札の秘密の値は、fair-deal/lab/1、この32バイト、nの8バイト（下位から）をつなげたもののSHA-256です。",

    enumeration: "すべての手札",
    enumeration_intro: "52枚から5枚を選ぶ組み合わせは2,598,960通りあります。すべての役を判定して、役ごとの数を既知の数と比べます。",
    enumerate: "すべて判定する",

    strategy: "ブラックジャックの最善手",
    strategy_intro: "ブラックジャックのどんなルールでも、ハウスエッジと、手札とアップカードごとの最善手を厳密に計算できます。",
};

impl LabWords for Japanese {
    fn phrases(&self) -> &'static LabPhrases {
        &PHRASES
    }

    fn suit(&self, suit: Suit) -> &'static str {
        match suit {
            Suit::Spades => "スペード",
            Suit::Hearts => "ハート",
            Suit::Diamonds => "ダイヤ",
            Suit::Clubs => "クラブ",
        }
    }

    fn category_lines(&self, category: Category) -> Vec<&'static str> {
        const FLUSH: &str = "フラッシュ";
        let name = self.category(category);
        match name.strip_suffix(FLUSH) {
            None | Some("") => vec![name],
            Some(which) => vec![which, FLUSH],
        }
    }

    fn count(&self, count: u32) -> String {
        grouped(&count.to_string(), ",")
    }

    fn decimal(&self, number: f64, digits: usize) -> String {
        decimal(number, digits, ".", ",")
    }

    fn in_percent(&self, hundredths: f64, digits: usize) -> String {
        format!("{}%", self.decimal(hundredths, digits))
    }

    fn place(&self, place: usize) -> &'static str {
        match place {
            0 => "1枚目",
            1 => "2枚目",
            2 => "3枚目",
            3 => "4枚目",
            _ => "5枚目",
        }
    }

    fn not_a_hand(&self, why: &NotAHand) -> String {
        match why {
            NotAHand::NotFive { cards } => {
                format!("ポーカーの手札は5枚です。ここには{cards}枚あります。")
            }
            NotAHand::Twice { card } => format!(
                "ポーカーの手札は5枚とも違うカードです。{}が2枚あります。",
                self.card(*card)
            ),
            NotAHand::JokerTwice { joker } => {
                format!("{}は1枚だけです。ここには2枚あります。", self.joker(*joker))
            }
            NotAHand::NotACard(error) => format!(
                "「{}」というカードはありません。ASやTDのように、A23456789TJQKのランクとSHDCのスートで書きます。",
                error.code
            ),
        }
    }

    fn question(&self, question: Question) -> &'static str {
        match question {
            Question::OneSuit { .. } => "すべて\n同じスート？",
            Question::FiveRanks { .. } => "5枚とも\n違うランク？",
            Question::Span { .. } => "差が4、または\n10からA？",
            Question::Repeats { .. } => "同じランクは\n何枚？",
        }
    }

    fn answer(&self, answer: Answer) -> &'static str {
        match answer {
            Answer::Yes => "はい",
            Answer::No => "いいえ",
            Answer::FourApart => "差が4",
            Answer::AceToTen => "10からA",
            Answer::Neither => "どちらでもない",
            Answer::Twice => "2枚",
            Answer::TwiceAndTwice => "2枚と2枚",
            Answer::ThreeTimes => "3枚",
            Answer::ThreeTimesAndTwice => "3枚と2枚",
            Answer::FourTimes => "4枚",
            Answer::FiveTimes => "5枚",
        }
    }

    fn joker_step(&self, step: JokerStep) -> String {
        let card = step.plays_as;
        let why = match step.purpose {
            Purpose::OneMore => format!(
                "{}がもう1枚あると、最も強い役になるからです。",
                index(card.rank)
            ),
            Purpose::Straight => "作れる最も高いストレートに必要だからです。".to_owned(),
            Purpose::Flush => "フラッシュに足りない最も高いカードだからです。".to_owned(),
            Purpose::StraightFlush => {
                "作れる最も高いストレートフラッシュに必要だからです。".to_owned()
            }
            Purpose::RoyalFlush => "ロイヤルフラッシュに必要だからです。".to_owned(),
        };
        format!(
            "{}は{}になります。{why}",
            self.joker(step.joker),
            self.card(card)
        )
    }

    fn step(&self, step: &ExplainStep) -> String {
        let found = match &step.finding {
            Finding::OneSuit(suit) => format!("はい、5枚とも{}です。", self.suit(*suit)),
            Finding::Suits(suits) => {
                let name = |suit| Japanese.suit(suit).to_owned();
                let last = if suits.len() == 2 { "と" } else { "、" };
                format!("いいえ、{}があります。", listed(suits, name, "、", last))
            }
            Finding::FiveRanks(five) => format!("はい、{}です。", ranks(five, "、")),
            Finding::Repeating(repeats) => {
                format!(
                    "いいえ、{}が重なっています。",
                    ranks(&repeats.ranks(), "と")
                )
            }
            Finding::FourApart(Span {
                low: Rank::Ace,
                high,
                ..
            }) => format!("差は4です。Aを1と数えて、Aから{}まで。", index(*high)),
            Finding::FourApart(Span { low, high, .. }) => {
                format!("差は4です。{}から{}まで。", index(*low), index(*high))
            }
            Finding::AceToTen => "10からAまでです。".to_owned(),
            Finding::Neither(Span { low, high, apart }) => format!(
                "どちらでもありません。{}から{}までの差は{}です。",
                index(*low),
                index(*high),
                u32::from(*apart)
            ),
            Finding::Times(Repeats::Twice(rank)) => format!("{}が2枚です。", index(*rank)),
            Finding::Times(Repeats::TwiceAndTwice(high, low)) => {
                format!("{}が2枚、{}が2枚です。", index(*high), index(*low))
            }
            Finding::Times(Repeats::ThreeTimes(rank)) => format!("{}が3枚です。", index(*rank)),
            Finding::Times(Repeats::ThreeTimesAndTwice(three, two)) => {
                format!("{}が3枚、{}が2枚です。", index(*three), index(*two))
            }
            Finding::Times(Repeats::FourTimes(rank)) => format!("{}が4枚です。", index(*rank)),
            Finding::Times(Repeats::FiveTimes(rank)) => format!("{}が5枚です。", index(*rank)),
        };
        let question = in_one_line(self.question(step.state.question()), "");
        format!("{question}{found}")
    }

    fn conclusion(&self, category: Category) -> String {
        format!("よって、{}です。", self.category(category))
    }

    fn leads_to(&self, number: usize) -> String {
        format!("質問{number}へ")
    }

    fn hands(&self, count: u32) -> String {
        format!("{}回", self.count(count))
    }

    fn problem(&self, problem: LabProblem) -> String {
        match problem {
            LabProblem::NoHands(_) => format!(
                "1から{}までの整数を入力してください。",
                self.count(crate::lab::Hands::MOST.count())
            ),
            LabProblem::NoEntropy => self.no_entropy().to_owned(),
        }
    }

    fn progress(&self, done: u32, all: u32) -> String {
        format!("{}／{}回", self.count(done), self.count(all))
    }

    fn cancelled(&self, done: u32) -> String {
        format!("{}回で中止しました。", self.count(done))
    }

    fn frequency_columns(&self) -> [&'static str; 5] {
        ["役", "出た数", "割合", "期待値", "理論上の割合"]
    }

    fn verdict(&self, conclusion: &Conclusion) -> [String; 2] {
        let fit = match conclusion {
            Conclusion::Stopped => {
                return [
                    "中止したため、判定はありません。".to_owned(),
                    "好きなときに止められるなら、公正な配り方でも、偏って見える瞬間を選べてしまいます。判定するのは、最後まで終えた実験だけです。"
                        .to_owned(),
                ];
            }
            Conclusion::TooFew => {
                return [
                    "判定するには少なすぎます。".to_owned(),
                    format!("検定には{}回以上が必要です。", self.count(LEAST_HANDS)),
                ];
            }
            Conclusion::Tested(fit) => fit,
        };
        let p = p_value(self, fit, "約");
        let meaning = format!(
            "公正に配っていれば、こうした実験の{p}が、理論値からこれと同じかそれ以上に離れます（p値）。"
        );
        match fit.verdict() {
            FitVerdict::Fits => [
                "公正な配り方と矛盾しません。".to_owned(),
                format!("{meaning}配り方を疑う理由はありません。"),
            ],
            FitVerdict::Unusual => [
                "珍しい結果ですが、起こりうることです。".to_owned(),
                format!(
                    "{meaning}公正でも20回に1回は5%を下回ります。もう一度配って、同じになるか見てください。"
                ),
            ],
            FitVerdict::DoesNotFit => [
                "公正な配り方とは言えない結果です。".to_owned(),
                format!(
                    "{meaning}偶然では1000回に1回も起こりません。もう一度起これば、どこかがおかしいと言えます。"
                ),
            ],
        }
    }

    fn method(&self, fit: &Fit) -> String {
        format!(
            "カイ二乗値は{}、グループは{}個。まれな役は、期待値が5以上になるまでまとめて数えます。",
            self.decimal(fit.chi_square, 2),
            fit.groups
        )
    }

    fn listed(&self, count: u32) -> String {
        format!("最初の{}回", self.count(count))
    }

    fn listed_columns(&self) -> [&'static str; 4] {
        ["番号", "カード", "役", "決め手"]
    }

    fn save(&self, file: LabFile) -> &'static str {
        match file {
            LabFile::Frequencies | LabFile::Exact => "表を保存（CSV）",
            LabFile::Hands => "手札を保存（CSV）",
        }
    }

    fn exact_columns(&self) -> [&'static str; 5] {
        ["役", "集計", "既知の数", "確率", "何回に1回"]
    }

    fn agrees(&self, agrees: bool) -> &'static str {
        if agrees {
            "✓ すべて既知の数と一致しました。"
        } else {
            "✗ 既知の数と一致しないものがあります。"
        }
    }
}

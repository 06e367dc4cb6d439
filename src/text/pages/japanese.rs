//! 日本語

use std::cmp::Ordering;

use super::{PagePhrases, PageWords};
use crate::blackjack;
use crate::check::{
    AnyCheck, CheckStep, CheckVerdict, ClaimError, Comparison, Destination, NotASeal, Replayed,
    SealFrom, StepFinding,
};
use crate::core::{Jokers, ParseSealError, ParseSecretError, Seal};
use crate::poker::duel::{self, Holder, Showdown, Swapped};
use crate::poker::solo;
use crate::table::LinkError;
use crate::table::{DailyRound, Verdict};
use crate::text::japanese::Japanese;
use crate::text::poker::PokerWords as _;

static PHRASES: PagePhrases = PagePhrases {
    cut: "カット",
    mix: "混ぜた文字列",
    order: "順番",
    in_verifier: "独立した検証ページで開く",
    csv_note: "CSVファイルは、列をコンマで、小数を点で区切ります。全体が1列になったり、12.5が日付になったりする場合は、直接開かずに表計算ソフトのインポート機能を使い、区切り文字にコンマ、小数点に「.」を指定してください。",

    fairness: include_str!("fairness.ja.html"),
    asking: "ファイルの一覧を読み込んでいます…",
    no_list: "一覧（hashes.txt）を取得できないため、照合していません。",
    served: "配信されたもの：",
    missing: "読み込めませんでした",

    check_intro: "ブラウザーがいま、リンクだけをもとに、すべてのカードを計算し直しました。",
    check_nothing: "ラウンドが終わると、「この山札を検証する」のリンクからこのページが開き、すべてが目の前で計算し直されます。\
         封印、シャッフル、カット、そしてどのカードがどこへ配られたか。",
    example: "例を検証する",
    noted: "ラウンドの前に控えた封印",
    example_note: "これは公開されたテスト用の例です。秘密の値は最初から知られているので、何の証明にもなりません。",
    explain_seal: "fair-deal/seal/1と秘密の値をつなげたもののSHA-256が封印です。",
    explain_key: "fair-deal/shuffle/2、秘密の値、混ぜた文字列（あれば）をつなげたもののSHA-256が、この山札のシャッフルを決める鍵です。",
    explain_round: "リンクにある選択のとおりに、もう一度配ります。",
    shown_seal: "リンクにある封印",
    computed_seal: "秘密の値から計算した封印",
    swaps_read: "入れ替えた2枚の位置（1から数えます）。",
    hands: "手札",
    further_hands: "2番目以降の手",
    explain_hands: "k番目の手は、最初の5枚を除いた新しい山札を、それぞれの鍵でシャッフルして引きます。鍵は、fair-deal/hand/1、手順2の鍵、4バイトのk（下位から）をつないだもののSHA-256です。",
    first_five: "最初の手札",
    kept_five: "最初の手札（交換なし）",
    drawn: "引いたカード",
    last_five: "最後の手札",
    discarded: "（交換）",
    compare: "ルール、混ぜた文字列、カット、選択はリンクに書かれているとおりで、封印には含まれません。ここのカードを、実際に見たカードと比べてください。",
    why: "これで証明されること、されないこと",

    commit: "コミット",
    licence: "ライセンス：",
    source: "ソースコード",
};

impl PageWords for Japanese {
    fn phrases(&self) -> &'static PagePhrases {
        &PHRASES
    }

    fn files(&self, agree: Option<bool>) -> &'static str {
        match agree {
            None => "比べています…",
            Some(true) => "✓ どのファイルも一覧と一致しています。",
            Some(false) => "✗ 一覧と一致しないか、読み込めなかったファイルがあります。",
        }
    }

    fn file(&self, agrees: Option<bool>) -> &'static str {
        match agrees {
            None => "…",
            Some(true) => "✓ 一致",
            Some(false) => "✗ 不一致",
        }
    }

    fn claim_error(&self, error: &ClaimError) -> String {
        let mangled = |what, characters| {
            format!(
                "{what}は0123456789abcdefの64桁ですが、これは{characters}文字{}。",
                if characters == 64 {
                    "で、ほかの文字が含まれています"
                } else {
                    "です"
                }
            )
        };
        let why = match error {
            ClaimError::Game => "対応していないゲームです。".to_owned(),
            ClaimError::Deal(LinkError::Rules | LinkError::RulesAlone) => {
                "対応していないルールです。".to_owned()
            }
            ClaimError::Deal(LinkError::NoSecret) => "秘密の値がありません。".to_owned(),
            ClaimError::Deal(LinkError::Secret(ParseSecretError { characters })) => {
                mangled("秘密の値", *characters)
            }
            ClaimError::Deal(LinkError::CutIsNoNumber) => {
                "カットの位置が数字ではありません。".to_owned()
            }
            ClaimError::Deal(LinkError::Cut(error)) => format!(
                "{}枚の山札を{}枚のあとでカットすることはできません。",
                error.cards, error.cut
            ),
            ClaimError::Deal(LinkError::Mix(error)) => self.mix_error(error),
            ClaimError::NoSeal => "封印がありません。".to_owned(),
            ClaimError::Seal(ParseSealError { characters }) => mangled("封印", *characters),
            ClaimError::NoPlay | ClaimError::Deal(LinkError::Play) => {
                "選択の記録がありません。".to_owned()
            }
            ClaimError::NoDecision(number) => {
                format!("{number}番目の選択は、このゲームではできません。")
            }
        };
        format!("このリンクは検証できません。{why}")
    }

    fn verdict(&self, verdict: CheckVerdict) -> [String; 2] {
        match verdict {
            CheckVerdict::Consistent => ["このリンクの内容に矛盾はありません。".to_owned(), "秘密の値はリンクの封印と一致し、リンクの選択どおりに進めるとラウンドが終わります。ただし、そういうリンクはだれにでも作れるので、これだけでは何の証明にもなりません。ラウンドの前にあなたが控えた封印と同じで、カードも実際に見たものと同じなら、あなたにとっての証明になります。".to_owned()],
            CheckVerdict::Fair => ["秘密の値は、あなたが封印を控えたときには決まっていました。".to_owned(), "控えた封印と一致するので、あとから選び直すことはできません。ルール、混ぜた文字列、カット、選択はリンクに書かれているものです。どれもあなたのもので、下のカードも実際に見たものなら、すり替えはありません。".to_owned()],
            CheckVerdict::OtherSeal(SealFrom::Link) => ["リンクの秘密の値が、リンクの封印と一致しません。".to_owned(), "別の秘密の値が封印されたか、このリンクが書き換えられたか、作り物です。".to_owned()],
            CheckVerdict::OtherSeal(SealFrom::Visitor) => ["あなたが封印を控えた山札ではありません。".to_owned(), "秘密の値は、別の封印のものです。桁をもう一度見比べてください。打ち間違いか、次の山札など別の山札の封印を控えたのかもしれません。どちらでもなければ、封印された秘密の値ではありません。".to_owned()],
            CheckVerdict::Refused(number) => ["このラウンドは実際には起こりえません。".to_owned(), format!("封印は一致しますが、このカードでは{number}番目の選択がルールに反します。リンクのルール、混ぜた文字列、カット、選択のどれかが、実際のラウンドのものではありません。")],
            CheckVerdict::Unfinished => ["このラウンドは終わっていません。".to_owned(), "封印は一致しますが、リンクの最後の選択のあともラウンドが続きます。リンクのルール、混ぜた文字列、カット、選択のどれかが、終わったラウンドのものではありません。".to_owned()],
        }
    }

    fn noted_so_far(&self, digits: usize, compared: Option<Comparison>) -> String {
        match compared {
            None => "ここに入力するか貼り付けてください。64桁すべてがそろえば、あなたにとっての証明になります。最初の数桁でわかるのは、別の封印だということだけです。".to_owned(),
            Some(Comparison::Same) if digits < Seal::DIGITS => format!("64桁のうち{digits}桁が一致しています。最初の数桁が同じ別の山札が用意された可能性は、64桁すべてで初めて否定できます。"),
            Some(Comparison::Same) => "64桁すべてが一致しています。".to_owned(),
            Some(Comparison::DiffersAt(digit)) => format!("{digit}桁目が、この封印と異なります。"),
        }
    }

    fn not_a_seal(&self, why: NotASeal) -> String {
        match why {
            NotASeal::Character(found) => {
                format!("封印に使うのは0123456789abcdefだけで、「{found}」は使いません。")
            }
            NotASeal::TooLong { digits } => format!("封印は64桁ですが、これは{digits}桁です。"),
        }
    }

    fn deal_of_day(&self, round: DailyRound) -> String {
        let (date, number) = (round.date().to_text(), round.number());
        format!(
            "これは{date}の「今日の山札」の第{number}ラウンドです。秘密の値は日付から決まり、全員に共通で公開されています。だれでも前もってすべてのカードを知ることができるので、封印は何の証明にもなりません。"
        )
    }

    fn step(&self, step: CheckStep) -> &'static str {
        match step {
            CheckStep::Seal => "封印",
            CheckStep::Key => "鍵",
            CheckStep::Pack => "新しい山札",
            CheckStep::Shuffle => "シャッフル",
            CheckStep::Cut => "カット",
            CheckStep::Round => "ラウンド",
        }
    }

    fn finding(&self, finding: StepFinding) -> &'static str {
        match finding {
            StepFinding::Agrees => "一致",
            StepFinding::Differs => "不一致",
            StepFinding::WorkedOut => "計算済み",
        }
    }

    fn explain_pack(&self, jokers: Jokers) -> &'static str {
        match jokers {
            Jokers::None => "どの山札も、この順番から始まります。",
            Jokers::One => {
                "ジョーカー1枚の山札は、どれもこの順番の53枚から始まります。X1は赤のジョーカーです。"
            }
            Jokers::Two => {
                "ジョーカー2枚の山札は、どれもこの順番の54枚から始まります。\
                 X1は赤、X2は黒のジョーカーです。"
            }
        }
    }

    fn explain_shuffle(&self, swaps: usize) -> String {
        format!(
            "鍵のChaCha20ストリームが、どの2枚を入れ替えるかを{swaps}回決めます。入れ替え後の順番は次のとおりです。"
        )
    }

    fn seals(&self, agree: bool) -> &'static str {
        if agree {
            "一致しています。この秘密の値は、リンクの封印のものです。"
        } else {
            "一致しません。この秘密の値は、リンクの封印のものではありません。"
        }
    }

    fn swaps(&self, count: usize) -> String {
        format!("{count}回の入れ替え")
    }

    fn cut_at(&self, cut: usize) -> String {
        match cut {
            0 => "カットはなく、順番はそのままです。".to_owned(),
            _ => format!("上から{cut}枚が山札のいちばん下へ移りました。この順番で配ります。"),
        }
    }

    fn round(&self, check: &AnyCheck) -> String {
        match check.replayed() {
            Replayed::Refused(number) => format!("{number}番目の選択はルールに反します。"),
            Replayed::Unfinished => "最後の選択のあとも、ラウンドは終わっていません。".to_owned(),
            Replayed::Over(()) => super::result(self, check, duel_result),
        }
    }

    fn dealt(&self, count: usize) -> String {
        format!("配られたカード：{}", self.cards(count))
    }

    fn undealt(&self, count: usize) -> String {
        format!("山札に残ったカード：{}", self.cards(count))
    }

    fn destination(&self, destination: Destination) -> String {
        use blackjack::Came;
        use blackjack::Destination::{DealerDraw, Double, Hit, HoleCard, Player, Upcard};
        match destination {
            Destination::Deck => "山札".to_owned(),
            Destination::Blackjack(Player) => "あなた".to_owned(),
            Destination::Blackjack(Upcard) => "ディーラー".to_owned(),
            Destination::Blackjack(HoleCard) => "ディーラー（裏向き）".to_owned(),
            Destination::Blackjack(Hit) => "あなた（ヒット）".to_owned(),
            Destination::Blackjack(DealerDraw) => "ディーラー（ヒット）".to_owned(),
            Destination::Blackjack(Double) => "あなた（ダブル）".to_owned(),
            Destination::Blackjack(blackjack::Destination::Hand { hand, came }) => match came {
                Came::First | Came::Second => format!("手札{hand}"),
                Came::Hit => format!("手札{hand}（ヒット）"),
                Came::Double => format!("手札{hand}（ダブル）"),
            },
            Destination::Blackjack(blackjack::Destination::Seat { seat }) => {
                format!("席{seat}")
            }
            Destination::Solo(solo::Destination { swap: 0, .. }) => "最初の手札".to_owned(),
            Destination::Solo(solo::Destination { swap, .. }) => format!("交換{swap}回目"),
            Destination::Duel(duel::Destination { holder, drawn, .. }) => {
                let whose = match holder {
                    Holder::Player => "あなた",
                    Holder::Opponent(who) => self.character(who),
                };
                format!("{whose}{}", if drawn { "（交換）" } else { "" })
            }
        }
    }

    fn holder(&self, holder: Holder) -> String {
        match holder {
            Holder::Player => "あなた".to_owned(),
            Holder::Opponent(who) => self.character(who).to_owned(),
        }
    }

    fn against_yours(&self, with_yours: Ordering) -> &'static str {
        match with_yours {
            Ordering::Less => "あなたより弱い",
            Ordering::Equal => "あなたと同じ強さ",
            Ordering::Greater => "あなたより強い",
        }
    }
}

/// Who has won a duel, and with what.
fn duel_result(showdown: &Showdown) -> String {
    let hand = |swapped: &Swapped| Japanese.called(&swapped.hand);
    let rival = showdown.rival().copied();
    let name = |who| Japanese.character(who);
    match (showdown.verdict(), rival) {
        (Verdict::Lost, Some((who, rival))) => {
            format!("{}の勝ちです：{}。", name(who), hand(&rival))
        }
        (Verdict::Drawn, Some((who, rival))) => {
            format!("{}と引き分けです：{}。", name(who), hand(&rival))
        }
        // Without a rival there is nobody to lose to.
        (Verdict::Won | Verdict::Drawn | Verdict::Lost, _) => {
            format!("あなたの勝ちです：{}。", hand(showdown.player()))
        }
    }
}

//! 日本語

use std::cmp::Ordering;

use super::{PagePhrases, PageWords};
use crate::blackjack;
use crate::check::{
    AnyCheck, CheckStep, CheckVerdict, ClaimError, Destination, Replayed, StepFinding,
};
use crate::core::{Jokers, ParseSealError, ParseSecretError};
use crate::poker::duel::{self, Holder, Showdown, Swapped};
use crate::poker::solo;
use crate::table::LinkError;
use crate::table::Verdict;
use crate::text::Words;
use crate::text::japanese::Japanese;
use crate::text::poker::PokerWords as _;

static PHRASES: PagePhrases = PagePhrases {
    cut: "カット",
    mix: "混ぜた文字列",
    order: "順番",
    in_verifier: "独立した検証ページで同じものを見る",

    fairness: include_str!("fairness.ja.html"),
    asking: "ファイルの一覧を受け取っています…",
    no_list: "一覧（hashes.txt）がここからは得られないため、何も比べていません。",
    served: "配信されたもの：",
    missing: "なし",

    check_intro: "ブラウザーがいま、リンクだけから、ディール全体をもう一度計算しました。",
    check_nothing: "ラウンドが終わると、このページへのリンクから、ディール全体が目の前でもう一度計算されます。\
         封印、シャッフル、カット、そしてどのカードがどこへ配られたか。",
    example: "例を確かめる",
    explain_seal: "fair-deal/seal/1と秘密の値をつなげたSHA-256が封印です。",
    explain_key: "fair-deal/shuffle/2、秘密の値、混ぜた文字列（あれば）をつなげたSHA-256が、このディールのすべての乱数の鍵です。",
    explain_round: "リンクにある判断のとおりに、もう一度配ります。",
    shown_seal: "最初の判断の前に示された封印",
    computed_seal: "秘密の値から計算した封印",
    swaps_read: "カードが入れ替わる二つの位置（1から数えます）。",
    hands: "手札",
    first_five: "最初の手札",
    kept_five: "最初の手札（交換なし）",
    last_five: "最後の手札",
    discarded: "（交換）",
    compare: "カットと判断はあなたのものなので、封印には含まれません。\
         テーブルにあったカードと、ここのカードを見比べてください。",
    why: "これが証明になる理由",
};

impl PageWords for Japanese {
    fn phrases(&self) -> &'static PagePhrases {
        &PHRASES
    }

    fn files(&self, agree: Option<bool>) -> &'static str {
        match agree {
            None => "比べています…",
            Some(true) => "✓ どのファイルも一覧のとおりです。",
            Some(false) => "✗ 一覧と違うファイルがあります。",
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
                "{what}は0123456789abcdefの64桁ですが、これは{characters}文字{}です。",
                if characters == 64 {
                    "で、ほかの文字を含むもの"
                } else {
                    ""
                }
            )
        };
        let why = match error {
            ClaimError::Game => "ここにあるゲームの名前がありません。".to_owned(),
            ClaimError::Deal(LinkError::Rules) => {
                "ここのテーブルにあるルールの名前がありません。".to_owned()
            }
            ClaimError::Deal(LinkError::NoSecret) => "秘密の値がありません。".to_owned(),
            ClaimError::Deal(LinkError::Secret(ParseSecretError { characters })) => {
                mangled("秘密の値", *characters)
            }
            ClaimError::Deal(LinkError::CutIsNoNumber) => "カットが数ではありません。".to_owned(),
            ClaimError::Deal(LinkError::Cut(error)) => format!(
                "{}枚の山札を{}枚のあとでカットすることはできません。",
                error.cards, error.cut
            ),
            ClaimError::Deal(LinkError::Mix(error)) => self.mix_error(error),
            ClaimError::NoSeal => "封印がありません。".to_owned(),
            ClaimError::Seal(ParseSealError { characters }) => mangled("封印", *characters),
            ClaimError::NoPlay | ClaimError::Deal(LinkError::Play) => {
                "判断の記録がありません。".to_owned()
            }
            ClaimError::NoDecision(number) => {
                format!("{number}番目の判断は、このゲームにないものです。")
            }
        };
        format!("このリンクは確かめられません。{why}")
    }

    fn verdict(&self, verdict: CheckVerdict) -> [String; 2] {
        match verdict {
            CheckVerdict::Fair => [
                "このディールは最初から決まっていました。".to_owned(),
                "示されていた封印は秘密の値と一致し、あなたの判断はそこからこのラウンドに至ります。\
                     すり替えはありません。".to_owned(),
            ],
            CheckVerdict::OtherSeal => [
                "封印されたディールではありません。".to_owned(),
                "秘密の値が、示されていた封印と一致しません。\
                     別の山札が配られたか、このリンクが書き換えられています。".to_owned(),
            ],
            CheckVerdict::Refused(number) => [
                "このラウンドはありえません。".to_owned(),
                format!("封印は一致しますが、このカードでは{number}番目の判断がルールに反します。\
                     リンクのカットか判断が書き換えられています。"),
            ],
            CheckVerdict::Unfinished => [
                "このラウンドは終わっていません。".to_owned(),
                "封印は一致しますが、リンクの最後の判断のあともラウンドが続きます。\
                     カットか判断が書き換えられたか、途中で切れています。".to_owned(),
            ],
        }
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
            Jokers::None => "どのディールも、この順番の52枚から始まります。",
            Jokers::One => {
                "ジョーカー1枚のディールは、どれもこの順番の53枚から始まります。X1は赤のジョーカーです。"
            }
            Jokers::Two => {
                "ジョーカー2枚のディールは、どれもこの順番の54枚から始まります。\
                 X1は赤、X2は黒のジョーカーです。"
            }
        }
    }

    fn explain_shuffle(&self, swaps: usize) -> String {
        format!(
            "鍵のChaCha20ストリームが、どの2枚を入れ替えるかを{swaps}回決めます。そのあとの順番です。"
        )
    }

    fn seals(&self, agree: bool) -> &'static str {
        if agree {
            "同じです。この秘密の値は、封印が示されたときに決まっていました。"
        } else {
            "違います。この秘密の値は、封印されたものではありません。"
        }
    }

    fn swaps(&self, count: usize) -> String {
        format!("{count}回の入れ替え")
    }

    fn cut_at(&self, cut: usize) -> String {
        match cut {
            0 => "カットはなく、山札はそのままです。".to_owned(),
            _ => format!("はじめの{cut}枚が残りのうしろへ移りました。これが配る順番です。"),
        }
    }

    fn round(&self, check: &AnyCheck) -> String {
        match check.replayed() {
            Replayed::Refused(number) => format!("{number}番目の判断はルールに反します。"),
            Replayed::Unfinished => "最後の判断のあとも、ラウンドは終わっていません。".to_owned(),
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
        use blackjack::Destination::{DealerDraw, Hit, HoleCard, Player, Upcard};
        match destination {
            Destination::Deck => "山札".to_owned(),
            Destination::Blackjack(Player) => "あなた".to_owned(),
            Destination::Blackjack(Upcard) => "ディーラー".to_owned(),
            Destination::Blackjack(HoleCard) => "ディーラー（伏せ札）".to_owned(),
            Destination::Blackjack(Hit) => "あなた（ヒット）".to_owned(),
            Destination::Blackjack(DealerDraw) => "ディーラー（引いた札）".to_owned(),
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
    let hand = |swapped: &Swapped| Japanese.hand(swapped.hand.rank());
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

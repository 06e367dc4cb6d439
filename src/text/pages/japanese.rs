//! 日本語

use std::cmp::Ordering;

use super::{AnnexWords, Mark, Step};
use crate::app::route::{Room, Route};
use crate::blackjack;
use crate::check::{AnyCheck, CheckVerdict, ClaimError, Destination, Replayed};
use crate::core::{HandRank, Jokers, PackCard, ParseSealError, ParseSecretError};
use crate::poker::duel::{self, Holder, Showdown, Swapped};
use crate::poker::solo;
use crate::table::LinkError;
use crate::table::Verdict;
use crate::text::Words;
use crate::text::japanese::Japanese as Table;
use crate::text::poker::PokerWords as _;

#[derive(Debug)]
pub(super) struct Japanese;

impl AnnexWords for Japanese {
    fn heading(&self, room: Room) -> &'static str {
        Table.heading(Route::Annex(room))
    }

    fn card(&self, card: PackCard) -> String {
        match card {
            PackCard::Natural(card) => Table.card(card),
            PackCard::Joker(joker) => Table.joker(joker).to_owned(),
        }
    }

    fn panicked(&self) -> &'static str {
        Table.panicked()
    }

    fn secret(&self) -> &'static str {
        Table.secret()
    }

    fn seal(&self) -> &'static str {
        Table.seal()
    }

    fn cut(&self) -> &'static str {
        Table.cut()
    }

    fn mix(&self) -> &'static str {
        "混ぜた文字列"
    }

    fn order(&self) -> &'static str {
        "順番"
    }

    fn in_verifier(&self) -> &'static str {
        "独立した検証ページで同じものを見る"
    }

    fn fairness(&self) -> &'static str {
        include_str!("fairness.ja.html")
    }

    fn asking(&self) -> &'static str {
        "ファイルの一覧を受け取っています…"
    }

    fn no_list(&self) -> &'static str {
        "一覧（hashes.txt）がここからは得られないため、何も比べていません。"
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

    fn served(&self) -> &'static str {
        "配信されたもの："
    }

    fn missing(&self) -> &'static str {
        "なし"
    }

    fn check_intro(&self) -> &'static str {
        "ブラウザーがいま、リンクだけから、ディール全体をもう一度計算しました。"
    }

    fn check_nothing(&self) -> &'static str {
        "ラウンドが終わると、このページへのリンクから、ディール全体が目の前でもう一度計算されます。\
         封印、シャッフル、カット、そしてどのカードがどこへ配られたか。"
    }

    fn example(&self) -> &'static str {
        "例を確かめる"
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
            ClaimError::Deal(LinkError::Mix(error)) => Table.mix_error(error),
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

    fn step(&self, step: Step) -> &'static str {
        match step {
            Step::Seal => "封印",
            Step::Key => "鍵",
            Step::Pack => "新しい山札",
            Step::Shuffle => "シャッフル",
            Step::Cut => "カット",
            Step::Round => "ラウンド",
        }
    }

    fn mark(&self, mark: Mark) -> &'static str {
        match mark {
            Mark::Agrees => "一致",
            Mark::Differs => "不一致",
            Mark::WorkedOut => "計算済み",
        }
    }

    fn explain_seal(&self) -> &'static str {
        "fair-deal/seal/1と秘密の値をつなげたSHA-256が封印です。"
    }

    fn explain_key(&self) -> &'static str {
        "fair-deal/shuffle/2、秘密の値、混ぜた文字列（あれば）をつなげたSHA-256が、このディールのすべての乱数の鍵です。"
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

    fn explain_round(&self) -> &'static str {
        "リンクにある判断のとおりに、もう一度配ります。"
    }

    fn shown_seal(&self) -> &'static str {
        "最初の判断の前に示された封印"
    }

    fn computed_seal(&self) -> &'static str {
        "秘密の値から計算した封印"
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

    fn swaps_read(&self) -> &'static str {
        "カードが入れ替わる二つの位置（1から数えます）。"
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
            Replayed::Over(()) => super::result(&Table, check, duel_result),
        }
    }

    fn dealt(&self, count: usize) -> String {
        format!("配られたカード：{}", Table.cards(count))
    }

    fn undealt(&self, count: usize) -> String {
        format!("山札に残ったカード：{}", Table.cards(count))
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
                    Holder::Opponent(who) => Table.character(who),
                };
                format!("{whose}{}", if drawn { "（交換）" } else { "" })
            }
        }
    }

    fn hands(&self) -> &'static str {
        "手札"
    }

    fn holder(&self, holder: Holder) -> String {
        match holder {
            Holder::Player => "あなた".to_owned(),
            Holder::Opponent(who) => Table.character(who).to_owned(),
        }
    }

    fn hand(&self, rank: HandRank) -> String {
        Table.hand(rank)
    }

    fn compared(&self, with_yours: Ordering) -> &'static str {
        match with_yours {
            Ordering::Less => "あなたより弱い",
            Ordering::Equal => "あなたと同じ強さ",
            Ordering::Greater => "あなたより強い",
        }
    }

    fn first_five(&self) -> &'static str {
        "最初の手札"
    }

    fn kept_five(&self) -> &'static str {
        "最初の手札（交換なし）"
    }

    fn last_five(&self) -> &'static str {
        "最後の手札"
    }

    fn thrown(&self) -> &'static str {
        "（交換）"
    }

    fn compare(&self) -> &'static str {
        "カットと判断はあなたのものなので、封印には含まれません。\
         テーブルにあったカードと、ここのカードを見比べてください。"
    }

    fn why(&self) -> &'static str {
        "これが証明になる理由"
    }
}

/// Who has won a duel, and with what.
fn duel_result(showdown: &Showdown) -> String {
    let hand = |swapped: &Swapped| Table.hand(swapped.hand.rank());
    let rival = showdown.rival().copied();
    let name = |who| Table.character(who);
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

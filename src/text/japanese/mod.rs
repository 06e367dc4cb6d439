//! 日本語
//!
//! No spaces; full-width punctuation; a card is suit, の, index: スペードのA.

mod chips;
mod jacks;
mod machine;
pub(super) mod phrases;
mod poker;

use crate::app::language::Language;
use std::cmp::Ordering;

use phrases::PHRASES;

use super::phrases::Phrases;
use super::story::listed;
use super::{Held, Move, NAME, Words, felt, index, is_worth_calling_hard, rules_name, signed};
use crate::app::route::{Page, Route, TableId};
use crate::app::settings::{
    Clicked, Coach, CoachBy, Count, Cut, Faces, LetterKeys, Setting, Side, Sounds, Speed,
    SuitColours, Theme,
};
use crate::blackjack::{
    Action, Bet, BetRefused, Naturals, Outcome, PracticeHands, Preset, Refusal, Rules, Soft17,
    Withheld,
};
use crate::coach::counting::Rounding;
use crate::core::{
    AceRule, Card, Chips, CutOutOfRange, Joker, Mix, PackCard, ParseMixError, ParseSecretError,
    Rank, Score, Suit, TimeOfDay,
};
use crate::table::LinkError;
use crate::table::{DailyRound, NotCut, Tally, Verdict};

/// Japanese.
#[derive(Debug)]
pub struct Japanese;

impl Words for Japanese {
    fn language(&self) -> Language {
        Language::Japanese
    }

    fn phrases(&self) -> &'static Phrases {
        &PHRASES
    }

    fn title(&self, route: Route) -> String {
        match route {
            Route::Home => format!("{NAME}：ブラックジャックとドローポーカー"),
            Route::Table(_)
            | Route::Settings
            | Route::Guide
            | Route::Reading(_)
            | Route::Unknown => {
                format!("{} – {NAME}", self.heading(route))
            }
        }
    }

    fn heading(&self, route: Route) -> &'static str {
        match route {
            Route::Home | Route::Table(TableId::Blackjack(_)) => "ブラックジャック",
            Route::Table(TableId::Solo(_)) => "ドローポーカー",
            Route::Table(TableId::Jacks(_)) => "ビデオポーカー",
            Route::Table(TableId::Duel(_)) => "ポーカー対戦",
            Route::Settings => PHRASES.settings,
            Route::Guide => PHRASES.how_to_play,
            Route::Reading(Page::Fairness) => "公正さについて",
            Route::Reading(Page::Check) => PHRASES.check_deal,
            Route::Reading(Page::Lab) => "実験室",
            Route::Reading(Page::Rules) => "ルールと戦略",
            Route::Reading(Page::Hand) => "好きな手札",
            Route::Reading(Page::Counting) => "カードカウンティング",
            Route::Reading(Page::Bets) => "ベットとリスク",
            Route::Reading(Page::PayTable) => "ゲームと配当表",
            Route::Reading(Page::History) => "プレイ履歴",
            Route::Reading(Page::Stats) => "成績",
            Route::Unknown => "テーブルがありません",
        }
    }

    fn card(&self, card: Card) -> String {
        format!("{}の{}", suit(card.suit), index(card.rank))
    }

    fn list(&self, cards: &[Card]) -> String {
        let last = if cards.len() == 2 { "と" } else { "、" };
        listed(cards, |card| Japanese.card(card), "、", last)
    }

    fn joker(&self, joker: Joker) -> &'static str {
        match joker {
            Joker::First => "赤のジョーカー",
            Joker::Second => "黒のジョーカー",
        }
    }

    fn held(&self, cards: &[Held]) -> String {
        let name = |(card, plays_as)| match card {
            PackCard::Natural(card) => Japanese.card(card),
            PackCard::Joker(joker) => {
                format!("{}（{}）", Japanese.joker(joker), Japanese.card(plays_as))
            }
        };
        let last = if cards.len() == 2 { "と" } else { "、" };
        listed(cards, name, "、", last)
    }

    fn cards(&self, count: usize) -> String {
        format!("{count}枚")
    }

    fn left(&self, _: usize) -> [&'static str; 2] {
        ["残り", "枚"]
    }

    fn tally(&self, _: TableId, tally: Tally) -> String {
        let Tally { won, drawn, lost } = tally;
        format!("{won}勝{lost}敗{drawn}分け")
    }

    fn cut_after(&self, count: usize) -> String {
        format!("上から{count}枚でカット")
    }

    fn mixed_in(&self, mix: &Mix) -> String {
        format!("混ぜた文字列：「{mix}」")
    }

    fn not_cut_because(&self, why: NotCut) -> String {
        match why {
            NotCut::NothingChosen => {
                "先にカットする位置を選ぶか、文字列を混ぜてください。両方でもかまいません。"
                    .to_owned()
            }
            NotCut::NoNumber => "カットの位置は、枚数を数字で入力してください。".to_owned(),
            NotCut::OutOfRange(CutOutOfRange { cut, cards }) => format!(
                "{cards}枚の山札でカットできる位置は0から{}までですが、{cut}になっています。",
                cards - 1
            ),
            NotCut::Mix(error) => self.mix_error(&error),
        }
    }

    fn daily_note(&self, changes: Option<TimeOfDay>) -> String {
        let when = match changes {
            None => "協定世界時（UTC）の午前0時".to_owned(),
            Some(time) => format!("お住まいの地域の{}", self::time(time)),
        };
        format!(
            "全員が同じ10ラウンドをプレイします。毎日、{when}に、世界中で同時に新しくなります。"
        )
    }

    fn daily(&self, round: DailyRound, points: u32) -> String {
        let number = usize::from(round.number());
        format!("{}・10回中{number}回目・{points}点", round.date().to_text())
    }

    fn daily_over(&self, points: u32) -> String {
        format!("10回すべて終わりました。合計{points}点です。")
    }

    fn their_blackjack(&self, decisions: &[Action], score: Score, verdict: Verdict) -> String {
        let name = |action| {
            match action {
                Action::Hit => PHRASES.hit,
                Action::Stand => PHRASES.stand,
                Action::Double => PHRASES.double,
                Action::Split => PHRASES.split,
                Action::Surrender => PHRASES.surrender,
                Action::Insurance => PHRASES.insurance,
                Action::NoInsurance => PHRASES.no_insurance,
                Action::PlayOn => PHRASES.play_on,
            }
            .to_owned()
        };
        let ended = match verdict {
            Verdict::Won => "勝ち",
            Verdict::Drawn => "引き分け",
            Verdict::Lost => "負け",
        };
        let decisions = match decisions {
            [] => "選択の機会なし".to_owned(),
            decisions => listed(decisions, name, "、", "、"),
        };
        format!("{SHARER}：{decisions}。{}で{ended}でした。", score.total())
    }

    fn count_true(&self, rounding: Rounding) -> &'static str {
        match rounding {
            Rounding::Down => "トゥルーカウント（切り下げ）",
            Rounding::Nearest => "トゥルーカウント（四捨五入）",
            Rounding::Cut => "トゥルーカウント（0に近い方へ切り捨て）",
        }
    }

    fn count_verdict(&self, is_right: bool, running: &str, true_count: Option<&str>) -> String {
        let verdict = if is_right {
            "正解です"
        } else {
            "不正解です"
        };
        match true_count {
            Some(true_count) => format!(
                "{verdict}。ランニングカウントは{running}、トゥルーカウントは{true_count}です。"
            ),
            None => format!("{verdict}。ランニングカウントは{running}です。"),
        }
    }

    fn count_score(&self, right: u32, asked: u32) -> String {
        format!("今回のカウント：{asked}回中{right}回正解。")
    }

    fn setting(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Language(_) => "言語",
            Setting::Theme(_) => "テーマ",
            Setting::Faces(_) => "カードの絵柄",
            Setting::SuitColours(_) => "スートの色",
            Setting::Speed(_) => "アニメーション",
            Setting::Sounds(_) => PHRASES.sounds,
            Setting::LetterKeys(_) => "文字キー",
            Setting::Side(_) => "ボタンの位置",
            Setting::Cut(_) => "自分でカット",
            Setting::Clicked(_) => "カードのクリック（ジャックスオアベター）",
            Setting::Coach(_) => PHRASES.coach,
            Setting::CoachBy(_) => "ビデオポーカーのコーチ",
            Setting::Count(_) => "カウントをたずねる（ブラックジャック）",
            Setting::CountBy(_) => "カウンティングシステム",
            Setting::CountRounding(_) => "トゥルーカウント",
        }
    }

    fn choice(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Language(language) => language.own_name(),
            Setting::Theme(Theme::System) => "自動",
            Setting::Theme(Theme::Dark) => "ダーク",
            Setting::Theme(Theme::Light) => "ライト",
            Setting::Faces(Faces::Classic) => "クラシック",
            Setting::Faces(Faces::Large) => "大きな文字",
            Setting::SuitColours(SuitColours::Two) => "2色",
            Setting::SuitColours(SuitColours::Four) => "4色",
            Setting::Speed(Speed::Off) => "なし",
            Setting::Speed(Speed::Fast) => "速い",
            Setting::Speed(Speed::Normal) => "普通",
            Setting::Speed(Speed::Slow) => "遅い",
            Setting::Sounds(Sounds::Off)
            | Setting::LetterKeys(LetterKeys::Off)
            | Setting::Cut(Cut::Off)
            | Setting::Coach(Coach::Off)
            | Setting::Count(Count::Off) => "オフ",
            Setting::Sounds(Sounds::On)
            | Setting::LetterKeys(LetterKeys::On)
            | Setting::Cut(Cut::On) => "オン",
            Setting::CoachBy(CoachBy::Value) => "最善を教える",
            Setting::CoachBy(CoachBy::Chart) => "戦略表でも教える",
            Setting::Count(Count::Each) => "毎ラウンド",
            Setting::Count(Count::Third) => "3ラウンドごと",
            Setting::Count(Count::Asked) => "求めたとき",
            Setting::CountBy(system) => system.name(),
            Setting::CountRounding(Rounding::Down) => "切り下げ",
            Setting::CountRounding(Rounding::Nearest) => "四捨五入",
            Setting::CountRounding(Rounding::Cut) => "0に近い方へ切り捨て",
            Setting::Coach(Coach::Asked) => "聞いたとき",
            Setting::Coach(Coach::After) => "判断のあと",
            Setting::Coach(Coach::Always) => "常に",
            Setting::Clicked(Clicked::Swapped) => "交換する",
            Setting::Clicked(Clicked::Held) => "残す",
            Setting::Side(Side::Right) => "右手用",
            Setting::Side(Side::Left) => "左手用",
        }
    }

    fn check(&self) -> &'static str {
        "チェック"
    }

    fn place_bet(&self) -> &'static str {
        "ベット"
    }

    fn call(&self) -> &'static str {
        "コール"
    }

    fn raise(&self) -> &'static str {
        "レイズ"
    }

    fn fold(&self) -> &'static str {
        "フォールド"
    }

    fn preset(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Classic => "クラシック",
            Preset::HouseWinsTies => "同点は負け",
            Preset::Exam => "Aは常に1",
            Preset::Vegas => "ベガス",
            Preset::SingleDeck => "1デッキ",
            Preset::VegasStrip => "ラスベガス・ストリップ",
            Preset::Downtown => "ラスベガス・ダウンタウン",
            Preset::AtlanticCity => "アトランティックシティ",
            Preset::European => "ヨーロピアン",
            Preset::London => "ロンドン",
            Preset::Macau => "マカオ",
            Preset::AustraliaObo => "オーストラリア（元のベットのみ）",
            Preset::AustraliaEnhc => "オーストラリア（全額）",
        }
    }

    fn naturals_pay(&self, naturals: Naturals) -> Option<&'static str> {
        match naturals {
            Naturals::NotSpecial => None,
            Naturals::PayEven => Some("ブラックジャックの配当は1対1"),
            Naturals::PaySixToFive => Some("ブラックジャックの配当は6対5"),
            Naturals::PaySevenToFive => Some("ブラックジャックの配当は7対5"),
            Naturals::PayThreeToTwo => Some("ブラックジャックの配当は3対2"),
            Naturals::PayTwoToOne => Some("ブラックジャックの配当は2対1"),
        }
    }

    fn dealer_rule(&self, ace: AceRule, soft17: Soft17) -> &'static str {
        match (ace, soft17) {
            (AceRule::One, _) => "ディーラーは17以上で必ずスタンド、Aは常に1",
            (AceRule::OneOrEleven, Soft17::Stands) => "ディーラーは17以上で必ずスタンド",
            (AceRule::OneOrEleven, Soft17::Hits) => "ディーラーはソフト17でヒット",
        }
    }

    fn blackjack_intro(&self, ace: AceRule) -> String {
        let aces = match ace {
            AceRule::OneOrEleven => "Aは1か11、絵札は10と数えます。",
            AceRule::One => "Aは1、絵札は10と数えます。",
        };
        format!("21を超えずに、ディーラーより21に近づけば勝ちです。{aces}")
    }

    fn points(&self, score: Score) -> String {
        let soft = if score.is_soft() { "ソフト" } else { "" };
        format!("{soft}{}", score.total())
    }

    fn blackjack_result(&self, outcome: Outcome, player: Score, dealer: Score) -> String {
        let (you, they) = (player.total(), dealer.total());
        match outcome {
            Outcome::PlayerBlackjack => "ブラックジャック！あなたの勝ちです。".to_owned(),
            Outcome::PlayerWins => format!("{you}対{they}であなたの勝ちです。"),
            Outcome::DealerBusts => {
                format!("ディーラーは{they}でバーストしました。あなたの勝ちです。")
            }
            Outcome::Draw if player.is_natural() && dealer.is_natural() => {
                "どちらもブラックジャックで、引き分けです。".to_owned()
            }
            Outcome::Draw => format!("{you}対{they}で引き分けです。"),
            Outcome::DealerWins if you == they => {
                format!("{you}で同点です。同点はディーラーの勝ちです。")
            }
            Outcome::DealerWins => format!("{they}対{you}でディーラーの勝ちです。"),
            Outcome::DealerBlackjack => "ディーラーがブラックジャックで勝ちました。".to_owned(),
            Outcome::PlayerBusts => {
                format!("あなたは{you}でバーストしました。ディーラーの勝ちです。")
            }
            Outcome::Surrendered => "サレンダーしました。賭け金の半分が戻ります。".to_owned(),
            Outcome::Charlie => "カードの枚数であなたの勝ちです。".to_owned(),
            Outcome::BetReturned => {
                "ディーラーがブラックジャックです。この手札の賭け金は戻ります。".to_owned()
            }
        }
    }

    fn practice(&self, hands: &PracticeHands) -> &'static str {
        match hands {
            PracticeHands::Soft => "練習：ソフトハンド",
            PracticeHands::Pairs => "練習：ペア",
            PracticeHands::Close(_) => "練習：際どい判断",
            PracticeHands::Mistakes(_) => "練習：自分のミス",
        }
    }

    fn in_digits(&self, chips: Chips) -> String {
        chips.to_string()
    }

    fn bank(&self, chips: Chips, stacks: u32) -> String {
        let has = format!("チップ：{chips}");
        match stacks {
            0 | 1 => has,
            stacks => format!("{has}（{stacks}組目）"),
        }
    }

    fn bet_is(&self, bet: Bet) -> String {
        match bet.number() {
            0 => "賭け金はありません。".to_owned(),
            chips => format!("賭け金は{chips}です。"),
        }
    }

    fn net(&self, change: Ordering, by: Chips) -> String {
        match change {
            Ordering::Equal => "チップの増減はありません。".to_owned(),
            Ordering::Less | Ordering::Greater => {
                format!("収支：{}。", signed(change, &self.in_digits(by)))
            }
        }
    }

    fn insurance_pays(&self, won: bool, amount: Chips) -> String {
        if won {
            format!("インシュランスで{amount}の勝ちです。")
        } else {
            format!("インシュランスの{amount}は負けです。")
        }
    }

    fn hand_number(&self, number: usize) -> String {
        format!("手札{number}")
    }

    fn between(&self) -> &'static str {
        ""
    }

    fn between_rules(&self) -> &'static str {
        "、"
    }

    fn full_stop(&self) -> &'static str {
        "。"
    }

    fn rules_chosen(&self, rules: &Rules) -> String {
        format!("{}：{}。", rules_name(self, rules), felt(self, rules))
    }

    fn you_are_dealt(&self, cards: &[Card]) -> String {
        format!("{}が配られました。", self.list(cards))
    }

    fn you_draw(&self, card: Card) -> String {
        format!("{}を引きました。", self.card(card))
    }

    fn you_have(&self, score: Score) -> String {
        format!("あなたの合計は{}です。", spoken(score))
    }

    fn dealer_shows(&self, rank: Rank) -> String {
        format!("ディーラーのアップカードは{}です。", index(rank))
    }

    fn you_stand(&self, score: Score) -> String {
        format!("{}でスタンドしました。", spoken(score))
    }

    fn dealer_turns(&self, card: Card) -> String {
        format!("ディーラーが{}をめくりました。", self.card(card))
    }

    fn dealer_draws(&self, card: Card) -> String {
        format!("ディーラーが{}を引きました。", self.card(card))
    }

    fn blackjack_refusal(&self, why: Refusal) -> &'static str {
        match why {
            Refusal::NotYourTurn => "あなたの番ではありません。",
            Refusal::DeckEmpty => "山札にカードがありません。",
            Refusal::NotHere => "今はルール上できません。",
            Refusal::TooFewChips | Refusal::Bet(BetRefused::NotEnough) => "チップが足りません。",
            Refusal::Bet(BetRefused::TooLow(_)) => "先に賭けてください。",
            Refusal::Bet(BetRefused::TooHigh(_)) => "このテーブルの賭け金は500枚までです。",
            Refusal::Bet(BetRefused::OutOfStep(_)) => "このテーブルでは5枚単位で賭けます。",
            Refusal::Bet(BetRefused::NoBets) => "このテーブルに賭け金はありません。",
            Refusal::Bet(BetRefused::NoNumber) => {
                "賭けるチップの枚数を、25のような整数で入力してください。"
            }
        }
    }

    fn withheld(&self, button: &str, why: Withheld) -> String {
        match why {
            Withheld::TooFewChips => format!("{button}：チップが足りません。"),
            Withheld::DeckEmpty => format!("{button}：山札がありません。"),
            Withheld::Totals { least: 11 } => format!("{button}：ハード11のときだけです。"),
            Withheld::Totals { least: 10 } => format!("{button}：ハード10・11のときだけです。"),
            Withheld::Totals { least } => format!("{button}：ハード{least}～11のときだけです。"),
            Withheld::AfterSplit => format!("{button}：スプリット後はできません。"),
            Withheld::MostHands(most) => format!("{button}：{most}手までです。"),
            Withheld::SplitAces => {
                format!("{button}：スプリットしたAに配られるのは1枚だけです。")
            }
            Withheld::AcesNotDoubled => format!("{button}：スプリットしたAではできません。"),
        }
    }

    fn dealer_busts(&self, score: Score) -> String {
        format!("ディーラーは{}でバーストしました。", score.total())
    }

    fn dealer_has(&self, score: Score) -> String {
        format!("ディーラーの合計は{}です。", spoken(score))
    }

    fn left_in_deck(&self, count: usize) -> String {
        format!("山札は残り{count}枚です。")
    }

    fn opponents_turn(&self) -> &'static str {
        "対戦相手の番です。"
    }

    fn this_is(&self, route: Route) -> String {
        format!("{}です。", self.heading(route))
    }

    fn your_hand(&self, cards: &[Card], score: Score) -> String {
        format!(
            "あなたの手札は{}で、合計は{}です。",
            self.list(cards),
            spoken(score)
        )
    }

    fn dealers_upcard(&self, upcard: Card, score: Score) -> String {
        format!(
            "ディーラーの手札は{}と裏向きのカードで、見えているのは{}です。",
            self.card(upcard),
            spoken(score)
        )
    }

    fn dealers_hand(&self, cards: &[Card], score: Score) -> String {
        format!(
            "ディーラーの手札は{}で、合計は{}です。",
            self.list(cards),
            spoken(score)
        )
    }

    fn score_so_far(&self, at: TableId, tally: Tally) -> String {
        format!("成績は{}です。", self.tally(at, tally))
    }

    fn seal_is(&self, digits: &str) -> String {
        format!("{}は{digits}です。", PHRASES.seal)
    }

    fn next_seal_is(&self, digits: &str) -> String {
        format!("{}は{digits}です。", PHRASES.next_seal)
    }

    fn secret_is(&self, digits: &str) -> String {
        format!("{}は{digits}です。", PHRASES.secret)
    }

    fn you_can(&self, moves: &[Move]) -> String {
        let name = |what| {
            match what {
                Move::Deal => PHRASES.deal,
                Move::CutFirst => PHRASES.cut_first,
                Move::Cut => PHRASES.cut,
                Move::DealUncut => "カットせずに配る",
                Move::Hit => PHRASES.hit,
                Move::Stand => PHRASES.stand,
                Move::Double => PHRASES.double,
                Move::Split => PHRASES.split,
                Move::Surrender => PHRASES.surrender,
                Move::Insurance => PHRASES.insurance,
                Move::NoInsurance => PHRASES.no_insurance,
                Move::PlayOn => PHRASES.play_on,
                Move::EndPractice => PHRASES.end_practice,
                Move::Swap => PHRASES.swap,
                Move::StandPat => PHRASES.stand_pat,
                Move::Check => "チェック",
                Move::Bet => "ベット",
                Move::Call => "コール",
                Move::Raise => "レイズ",
                Move::Fold => "フォールド",
                Move::Finish => PHRASES.finish,
            }
            .to_owned()
        };
        format!("できる操作：{}。", listed(moves, name, "、", "、"))
    }

    fn sounds_are(&self, sounds: Sounds) -> &'static str {
        match sounds {
            Sounds::Off => "サウンドをオフにしました。",
            Sounds::On => "サウンドをオンにしました。",
        }
    }

    fn mix_error(&self, error: &ParseMixError) -> String {
        match error {
            ParseMixError::TooLong { characters } => format!(
                "混ぜる文字列は{}文字までですが、{characters}文字あります。",
                Mix::MOST
            ),
            ParseMixError::ControlCharacter => {
                "混ぜる文字列は1行で、制御文字は使えません。".to_owned()
            }
        }
    }

    fn link_error(&self, error: &LinkError) -> String {
        let why = match error {
            LinkError::NoSecret => "山札の情報がありません。".to_owned(),
            LinkError::Secret(ParseSecretError { characters: 64 }) => {
                "秘密の値は0123456789abcdefの64桁ですが、ほかの文字が含まれています。".to_owned()
            }
            LinkError::Secret(ParseSecretError { characters }) => {
                format!("秘密の値は0123456789abcdefの64桁ですが、これは{characters}文字です。")
            }
            LinkError::Mix(error) => self.mix_error(error),
            LinkError::Rules => "対応していないルールです。".to_owned(),
            LinkError::RulesAlone => {
                return "このリンクのルールは、このテーブルにはありません。何も変えませんでした。"
                    .to_owned();
            }
            LinkError::Play => "選択の記録が山札と合いません。".to_owned(),
            LinkError::CutIsNoNumber => "カットの位置が枚数ではありません。".to_owned(),
            LinkError::Cut(error) => self.not_cut_because(NotCut::OutOfRange(*error)),
        };
        format!("共有された山札へのリンクが壊れているので、開きませんでした。{why}")
    }
}

/// “午前9時”, “午後5時30分”.
fn time(time: TimeOfDay) -> String {
    let half = if time.hour < 12 { "午前" } else { "午後" };
    let hour = time.hour % 12;
    match time.minute {
        0 => format!("{half}{hour}時"),
        minute => format!("{half}{hour}時{minute}分"),
    }
}

/// How the player who made the link is called.
const SHARER: &str = "リンクの送り主";

const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "スペード",
        Suit::Hearts => "ハート",
        Suit::Diamonds => "ダイヤ",
        Suit::Clubs => "クラブ",
    }
}

/// A count in a sentence: “ソフト18”, “ハード17”, and just “9”.
fn spoken(score: Score) -> String {
    let hard = if is_worth_calling_hard(score) {
        "ハード"
    } else {
        ""
    };
    format!("{hard}{}", Japanese.points(score))
}

#[cfg(test)]
mod tests;

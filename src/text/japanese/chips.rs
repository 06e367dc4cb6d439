//! The words of the duel for chips in Japanese.

use std::cmp::Ordering;

use super::super::chips::ChipWords;
use super::super::poker::PokerWords as _;
use super::super::signed;
use super::{Japanese, SHARER};
use crate::core::Chips;
use crate::poker::Character;
use crate::poker::chips::{Deed, NoMore};
use crate::poker::duel::{Betting, Holder};

impl ChipWords for Japanese {
    fn played_for(&self) -> &'static str {
        "賭けるもの"
    }

    fn betting(&self, betting: Betting) -> &'static str {
        match betting {
            Betting::None => "なし",
            Betting::FixedLimit => "チップ",
        }
    }

    fn now_for(&self, betting: Betting) -> &'static str {
        match betting {
            Betting::None => "チップは賭けません。",
            Betting::FixedLimit => "チップを賭けて対戦します。",
        }
    }

    fn chips_note(&self) -> &'static str {
        "チップを賭ける場合、アンティは1、ベットは交換前が2、交換後が4で、レイズは3回までです。チップに価値はありません。"
    }

    fn chips_intro(&self) -> &'static str {
        "全員がアンティとして1を出し、5枚ずつ配ります。2を賭け、1回交換し、4を賭けたあと、残った中でいちばん強い役がポットを取ります。"
    }

    fn they_did(&self, character: Character, deed: Deed) -> String {
        let who = self.character(character);
        match deed {
            Deed::Check => format!("{who}はチェックしました。"),
            Deed::Bet(chips) => format!("{who}は{chips}をベットしました。"),
            Deed::Call(chips) => format!("{who}は{chips}をコールしました。"),
            Deed::Raise(to) => format!("{who}は{to}にレイズしました。"),
            Deed::Fold => format!("{who}はフォールドしました。"),
            Deed::Swap(count) => self.they_swap(character, count),
        }
    }

    fn you_did(&self, deed: Deed) -> String {
        match deed {
            Deed::Check => "チェックしました。".to_owned(),
            Deed::Bet(chips) => format!("{chips}をベットしました。"),
            Deed::Call(chips) => format!("{chips}をコールしました。"),
            Deed::Raise(to) => format!("{to}にレイズしました。"),
            Deed::Fold => "フォールドしました。".to_owned(),
            Deed::Swap(0) => "あなたは交換しませんでした。".to_owned(),
            Deed::Swap(count) => self.you_swap(count),
        }
    }

    fn did(&self, deed: Deed) -> String {
        match deed {
            Deed::Check => "チェック".to_owned(),
            Deed::Bet(chips) => format!("ベット{chips}"),
            Deed::Call(chips) => format!("コール{chips}"),
            Deed::Raise(to) => format!("{to}にレイズ"),
            Deed::Fold => "フォールド".to_owned(),
            Deed::Swap(count) => self.swapped(count),
        }
    }

    fn all_in(&self) -> &'static str {
        "オールイン"
    }

    fn antes(&self) -> String {
        "全員がアンティ1を出しました。".to_owned()
    }

    fn to_call(&self, to_call: Chips) -> String {
        match to_call {
            Chips::NONE => "まだベットはありません。".to_owned(),
            to_call => format!("コールには{to_call}が必要です。"),
        }
    }

    fn your_bet(&self, to_call: Chips, pot: Chips) -> String {
        match to_call {
            Chips::NONE => format!("まだベットはありません。ポットは{pot}です。"),
            to_call => format!("コールには{to_call}が必要です。ポットは{pot}です。"),
        }
    }

    fn pot(&self, pot: Chips) -> String {
        format!("ポット{pot}")
    }

    fn stack(&self, chips: Chips, given: u32) -> String {
        match given {
            0 | 1 => format!("チップ{chips}"),
            given => format!("チップ{chips}（{given}組目）"),
        }
    }

    fn has_left(&self, holder: Holder, chips: Chips) -> String {
        match holder {
            Holder::Player => format!("あなたの残りは{chips}です。"),
            Holder::Opponent(who) => format!("{}の残りは{chips}です。", self.character(who)),
        }
    }

    fn left_behind(&self) -> &'static str {
        "残り："
    }

    fn button(&self) -> &'static str {
        "ディーラーボタン"
    }

    fn has_button(&self, holder: Holder) -> String {
        match holder {
            Holder::Player => "ディーラーボタンはあなたの前にあります。".to_owned(),
            Holder::Opponent(who) => {
                format!("ディーラーボタンは{}の前にあります。", self.character(who))
            }
        }
    }

    fn gets(&self, holder: Holder, chips: Chips) -> String {
        match holder {
            Holder::Player => format!("あなたが{chips}を獲得しました。"),
            Holder::Opponent(who) => format!("{}が{chips}を獲得しました。", self.character(who)),
        }
    }

    fn their_chips(&self, change: Ordering, by: Chips) -> String {
        format!("{SHARER}：チップ{}。", signed(change, &self.in_digits(by)))
    }

    fn goes_back(&self, holder: Holder, chips: Chips) -> String {
        let to = match holder {
            Holder::Player => "あなた",
            Holder::Opponent(who) => self.character(who),
        };
        format!("コールされなかった{chips}は{to}に戻ります。")
    }

    fn no_more(&self, button: &str, why: NoMore) -> String {
        match why {
            NoMore::NobodyCalls => format!("{button}：コールできる相手がいません。"),
            NoMore::MostRaises => format!("{button}：レイズは3回までです。"),
            NoMore::TooFewChips => format!("{button}：チップが足りません。"),
        }
    }

    fn new_stack_for(&self, holder: Holder) -> String {
        match holder {
            Holder::Player => "アンティが払えないので、新しく100が配られました。".to_owned(),
            Holder::Opponent(who) => format!(
                "{}はアンティが払えないので、新しく100が配られました。",
                self.character(who)
            ),
        }
    }
}

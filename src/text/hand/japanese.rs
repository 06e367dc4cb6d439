//! Japanese.

use super::{HandPhrases, HandWords};
use crate::text::japanese::Japanese;

static PHRASES: HandPhrases = HandPhrases {
    lede: "手札、ディーラーの表向きのカード、すでに出たカードを自由に選べます。それぞれの選択の価値を、コーチが正確に計算します。",
    how_to_write: "数字は2〜10とJ、Q、K、Aで、「10 6」のように入力します。「10♠ 6h」のようにスートを付けてもかまいませんが、結果は変わりません。",
    hand: "手札",
    upcard: "ディーラーの表向きのカード",
    seen: "ほかに出たカード",
    aim: "ボタンで追加する先",
    ranks: "カードを追加",
    take_back: "最後のカードを取り消す",
    rules: "ルール",
    other_rules: "ルールを細かく選ぶ",
    stage: "この手札は",
    dealt: "配られたもの",
    doubled: "ダブルしたもの",
    mangled: "リンクのルールを読み取れないので、別のルールを使います。",
    values_heading: "それぞれの選択の価値",
    nothing_yet: "手札とディーラーの表向きのカードを入力してください。",
    working: "計算中…",
    insurance_heading: "インシュランス",
    before_look_heading: "ディーラーがブラックジャックかどうかわかる前",
    after_look_heading: "ディーラーがブラックジャックでない場合",
    link_note: "この手札を共有するには、このページのアドレスをコピーしてください。",

    no_cards: "カードとして読み取れません。「10 6」や「A 7」のように入力してください。",
    two_upcards: "ディーラーの表向きのカードは1枚です。",
    too_few_cards: "手札は2枚以上です。",
    bust: "21を超えているので、選ぶことはありません。",
    natural: "ブラックジャックなので、選ぶことはありません。",
    split_ace: "このルールでは、スプリットしたAに配られるカードは1枚なので、選ぶことはありません。",
    charlie: "カードの枚数ですでに勝っているので、選ぶことはありません。",
    already_doubled: "このルールでは、ダブルした手札で選ぶことはありません。",
    no_such_split: "スプリットでこの手札になることはありません。",
    certain_natural: "これらのカードが出ていると、ディーラーは必ずブラックジャックです。",
};

impl HandWords for Japanese {
    fn phrases(&self) -> &'static HandPhrases {
        &PHRASES
    }

    fn after_split(&self, hands: u8) -> String {
        format!("スプリットでできた{hands}組の1つ")
    }

    fn too_many_copies(&self, card: &str, copies: u8) -> String {
        format!("{card}は{copies}枚しかありません。")
    }

    fn too_many_of_value(&self, value: &str, count: u8) -> String {
        format!("{value}と数えるカードは{count}枚しかありません。")
    }

    fn hands_out_of_range(&self, most: u8) -> String {
        format!("このルールでは、そのような手札は2〜{most}組です。")
    }

    fn too_few_left(&self, left: u32) -> String {
        format!("残りが{left}枚では、このラウンドに足りません。")
    }
}

hand-lede = 手札、ディーラーのアップカード、すでに出たカードを自由に選べます。それぞれの選択の価値を、コーチが正確に計算します。
how-to-write = 数字は2〜10とJ、Q、K、Aで、「10 6」のように入力します。「10♠ 6h」のようにスートを付けてもかまいませんが、結果は変わりません。
hand-hand = 手札
upcard = ディーラーのアップカード
seen = ほかに出たカード
aim = ボタンで追加する先
ranks = カードを追加
take-back = 最後のカードを取り消す
hand-rules = ルール
hand-other-rules = ルールを細かく選ぶ
stage = この手札は
hand-dealt = 配られたもの
doubled = ダブルしたもの
after-split = スプリットでできた{ $hands }つの1つ
hand-mangled = リンクのルールを読み取れないので、別のルールを使います。
values-heading = それぞれの選択の価値
hand-nothing-yet = 手札とディーラーのアップカードを入力してください。
hand-working = 計算中…
insurance-heading = インシュランス
before-peek-heading = ディーラーがブラックジャックかどうかわかる前
after-peek-heading = ディーラーがブラックジャックでない場合
link-note = この手札を共有するには、このページのアドレスをコピーしてください。

## Why there is no answer.

no-cards = カードとして読み取れません。「10 6」や「A 7」のように入力してください。
two-upcards = ディーラーのアップカードは1枚です。
too-few-cards = 手札は2枚以上です。
bust = 21を超えているので、選ぶことはありません。
natural = ブラックジャックなので、選ぶことはありません。
split-ace = このルールでは、スプリットしたAに配られるカードは1枚なので、選ぶことはありません。
charlie = カードの枚数ですでに勝っているので、選ぶことはありません。
already-doubled = このルールでは、ダブルした手札で選ぶことはありません。
no-such-split = スプリットでこの手札になることはありません。
certain-natural = ほかのカードがこれだけ出ていると、ディーラーは必ずブラックジャックです。
too-many-copies = { $card }は{ $copies }枚しかありません。
too-many-of-value = シューに、{ $value }と数えるカードは{ $count }枚しかありません。
hands-out-of-range = { $most ->
    [2] このルールでは、ペアをスプリットした手札は{ $most }つです。
   *[other] このルールでは、ペアをスプリットした手札は2〜{ $most }つです。
}
too-few-left = 残りが{ $left }枚では、このラウンドに足りません。

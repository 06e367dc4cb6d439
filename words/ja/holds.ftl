hold-whole = そのまま
hold-four = フォーカード
hold-three = スリーカード
hold-three-with-kicker = スリーカードとキッカー
hold-two-pair = ツーペア
hold-pair = ペア
hold-pair-with-kicker = ペアとキッカー
hold-royal = ロイヤルフラッシュ狙いの{ $cards }枚
hold-straight-flush = ストレートフラッシュ狙いの{ $cards }枚
hold-flush = フラッシュ狙いの{ $cards }枚
hold-high = { $cards ->
    [1] 強いカード{ $cards }枚
   *[other] スートの違う強いカード{ $cards }枚
}
hold-straight = ストレート狙いの{ $cards }枚
hold-one = 1枚だけ
hold-nothing-else = ほかは残さない
hold-nothing = 全部交換

high-cards = 強いカード{ $high }枚
straights-and-high = ストレート{ $ways }通り・{ HIGH-CARDS($high) }
with-wild = ワイルド{ $wild }枚と、{ $hold }
all-but = { $sort }（{ $which }以外）
one-of = { $sort }（{ $which }）
which-between = 、
sorts-between = 、

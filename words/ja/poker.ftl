## Hands.

jokers = { $jokers ->
    [none] ジョーカー{"\u200B"}なし
    [one] ジョーカー{"\u200B"}1枚
   *[two] ジョーカー{"\u200B"}2枚
}

hand-of = { $category ->
    [high-card] { RANK($first) }ハイ
    [one-pair] { RANK($first) }の{ CATEGORY($category) }
    [two-pair] { RANK($first) }と{ RANK($second) }の{ CATEGORY($category) }
    [three-of-a-kind] { RANK($first) }の{ CATEGORY($category) }
    [straight] { RANK($first) }ハイの{ CATEGORY($category) }
    [flush] { RANK($first) }ハイの{ CATEGORY($category) }
    [full-house] { RANK($first) }の{ CATEGORY($category) }（{ RANK($second) }のペア）
    [four-of-a-kind] { RANK($first) }の{ CATEGORY($category) }
    [straight-flush] { RANK($first) }ハイの{ CATEGORY($category) }
    [five-of-a-kind] { RANK($first) }の{ CATEGORY($category) }
   *[royal-flush] { CATEGORY($category) }
}

wild-royal = ジョーカー入りロイヤルフラッシュ

category = { $category ->
    [high-card] ハイカード
    [one-pair] ワンペア
    [two-pair] ツーペア
    [three-of-a-kind] スリーカード
    [straight] ストレート
    [flush] フラッシュ
    [full-house] フルハウス
    [four-of-a-kind] フォーカード
    [straight-flush] ストレートフラッシュ
    [five-of-a-kind] ファイブカード
   *[royal-flush] ロイヤルフラッシュ
}

marked = { $count }枚選んでいます。

card-is-marked = { $card }{ $marked ->
    [yes] を選びました
   *[no] の選択を外しました
}。{ $count ->
    [0] 選んでいるカードはありません。
   *[other] { MARKED($count) }
}

you-hold-cards = 手札は{ $cards }で、{ $called }です。

marked-for-swap = 交換するカードは{ $cards }です。

you-swap = { $count }枚交換しました。


## Why a decision is refused.

refused-over = ラウンドはもう終わっています。

refused-nothing-marked = 交換するカードを選んでから「交換」を押してください。

refused-too-few-left = { $wanted }枚選びましたが、山札は残り{ $left }枚です。交換できるのは{ $left }枚までです。

refused-not-five = 手札は5枚のはずですが、{ $cards }枚あります。

refused-card-twice = 山札に{ CARD($card) }が2枚ありました。

refused-joker-twice = 山札に同じジョーカーが2枚ありました。

refused-no-card = 「{ $code }」というカードはありません。

refused-not-now = 今はその操作はできません。

refused-other-stacks = チップの数がこのテーブルのルールに合いません。
refused-no-solution = ナッシュの戦略が読み込まれていないため、この山札では遊べません。
refused-other-solution = この山札は、ナッシュの戦略の別の版のものです。今の版で遊ぶには、ナッシュを選び直してください。


## Solo draw.

best-hand-called = 最高の役は{ $hand }です。

best-hand-cards = カードは{ $cards }です。

hands-made-are = できた役は{ $list }です。

hand-made = { CATEGORY($category) }{ $times }回

hands-made-between = 、

their-solo-without-swap = 共有した人：交換なし。最高の役は{ $hand }でした。

their-solo-swap = 共有した人：{ $count }枚交換。最高の役は{ $hand }でした。

their-solo-swaps = 共有した人：{ $earlier }、{ $count }枚の順に交換。最高の役は{ $hand }でした。

earlier-swap = { $count }枚

earlier-swaps-between = 、


## The duel.

character = { $character ->
    [textbook] 優等生
    [chaser] 夢追い人
    [rock] 堅物
    [actuary] 数学者
   *[mathematician] ナッシュ
}

manner = { $character ->
    [textbook] ペア以上は必ず残し、高望みはしない
    [chaser] フラッシュとストレートを追いかける
    [rock] 強いカードを信じ、あまり交換しない
    [actuary] すべての引き方を計算してから捨てる
   *[mathematician] 計算で求めた均衡戦略で打ち、ブラフもする
}

mathematician-note = ナッシュとは1対1で、チップを賭け、ジョーカーなしで対戦します。
solution-coming = ナッシュの戦略を読み込んでいます…
solution-not-here = ナッシュの戦略を読み込めませんでした。ネットワークに接続していますか？それまではほかの相手と対戦できます。保存したラウンドは消えません。
you-play-against = 対戦相手：{ $opponents }。

opponent-in-list = { CHARACTER($character) }

opponents-between = 、

opponents-before-last = 、

swapped = { $count ->
    [0] 交換なし
   *[other] { $count }枚交換
}

they-swap = { $count ->
    [0] { CHARACTER($character) }は交換しませんでした。
   *[other] { CHARACTER($character) }は{ $count }枚交換しました。
}

they-hold-cards = { CHARACTER($character) }の手札は{ $cards }で、{ $called }です。

duel-result = { $verdict ->
    [won] あなたの勝ちです。
    [drawn] { CHARACTER($rival) }と引き分けです。
   *[lost] { CHARACTER($rival) }の勝ちです。
}

hands-compared = あなたは{ $yours }、相手は{ $theirs }。{ $decides }。

decides-nothing = まったく同じ強さです

decides-category = 役の差で決まりました

decides-five = 組になったカードの強さで決まりました

decides-four = 組になったカードの強さで決まりました

decides-three = 組になったカードの強さで決まりました

decides-pair = ペアの強さで決まりました

decides-higher-pair = 強いほうのペアで決まりました

decides-lower-pair = 弱いほうのペアで決まりました

decides-highest-card = いちばん強いカードで決まりました

decides-card = 上から{ $number }枚目のカード（{ RANK($better) }対{ RANK($worse) }）で決まりました

decides-kicker = キッカー（{ RANK($better) }対{ RANK($worse) }）で決まりました

decides-kicker-number = { $number }枚目のキッカー（{ RANK($better) }対{ RANK($worse) }）で決まりました

their-duel-was = 共有した人：{ SWAPPED($count) }。{ $hand }で{ $verdict ->
    [won] 勝ち
    [drawn] 引き分け
   *[lost] 負け
}でした。

## Video poker.

jacks-practice-of = { $kind ->
    [high-pairs] 練習：配当のあるペア
    [low-pairs] 練習：配当のないペア
    [four-to-flush] 練習：フラッシュまであと1枚
    [four-to-straight] 練習：ストレートまであと1枚
    [three-to-royal] 練習：ロイヤルフラッシュまであと2枚
    [high-cards] 練習：強いカード2枚以上
    [joker] 練習：ジョーカー入りの手札
    [deuces] 練習：デュース入りの手札
   *[kickers] 練習：キッカー
}

jacks-practice-close = 練習：際どい判断

jacks-practice-penalty = 練習：ペナルティカード

jacks-practice-mistakes = 練習：自分のミス

coins = コイン{ $count }枚

coins-on-hand = 賭け金：{ COINS($coins) }

hand-pays = { $hand }。{ $paid ->
    [0] 配当はありません。
   *[other] 配当は{ COINS($paid) }です。
}

pairs-pay-from = 配当があるのは{ RANK($rank) }のペア以上です。

refused-no-bet = コインを1枚から5枚賭けてください。

refused-not-enough = チップが足りません。

held-count = { $count }枚を残します。

card-is-held = { $card }を{ $held ->
    [yes] 残します
   *[no] 交換します
}。{ $count ->
    [0] 残すカードはありません。
   *[other] 残すのは{ $count }枚です。
}

cards-are-held = 残すカードは{ $cards }です。

pay-table-is = 配当表は{ $name }です。

prize-pays = { $prize }：{ $coins }。

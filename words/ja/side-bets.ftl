side-bet = { $bet ->
    [twenty-one-plus-three] 21+3
    [perfect-pairs] パーフェクトペア
    [lucky-ladies] ラッキーレディース
    [bust-it] バストイット
   *[hot-three] ホット3
}
side-bet-wins = { $bet ->
    [twenty-one-plus-three] 最初の2枚とディーラーのアップカードの3枚で、フラッシュ、ストレート、スリーカードのどれかができれば当たりです。
    [perfect-pairs] 最初の2枚が同じ数字なら当たりです。
    [lucky-ladies] 最初の2枚の合計が20なら当たりです。
    [bust-it] ディーラーがバーストすれば当たりです。枚数が増えても、配当が下がることはありません。あなたの手札の勝負がついていても、ディーラーはこの賭けのために引きます。ただし、あなたがブラックジャックで賭けが戻るときは引きません。
   *[hot-three] 最初の2枚とディーラーのアップカードの合計が19、20、21のどれかなら当たりです。
}
side-bet-class = { $class ->
    [suited-three-of-a-kind] 同じスートのスリーカード
    [straight-flush] ストレートフラッシュ
    [three-of-a-kind] スリーカード
    [straight] ストレート
    [flush] フラッシュ
    [perfect-pair] パーフェクトペア（数字もスートも同じ）
    [coloured-pair] カラーペア（同じ色）
    [mixed-pair] ミックスペア（赤と黒）
    [queens-of-hearts-with-natural] ハートのQが2枚で、ディーラーがブラックジャック
    [queens-of-hearts] ハートのQが2枚
    [matched-twenty] 数字もスートも同じ2枚で20
    [suited-twenty] 同じスートで20
    [any-twenty] そのほかの20
    [player-natural] あなたがブラックジャック
    [bust-with-three] 3枚でバースト
    [bust-with-four] 4枚でバースト
    [bust-with-five] 5枚でバースト
    [bust-with-six] 6枚でバースト
    [bust-with-seven] 7枚でバースト
    [bust-with-eight] 8枚以上でバースト
    [three-sevens] 7が3枚
    [suited-twenty-one] 同じスートで21
    [twenty-one] そのほかの21
    [twenty] 合計20
   *[nineteen] 合計19
}
odds-to-one = { $pays ->
    [0] 賭け金が戻る
   *[other] { $pays }対1
}
side-bets = サイドベット
chips-on-side-bet = { SIDE-BET($bet) }：手札ごとのチップ
pays-of-side-bet = { SIDE-BET($bet) }：配当表
no-side-bet = なし
side-bet-costs = 今の期待値は−{ $percent }%
side-bet-gains = 今の期待値は+{ $percent }%
side-bet-lies = { SIDE-BET($bet) }：手札ごとに{ $chips }チップ。
side-bet-brings = { SIDE-BET($bet) }：{ SIDE-BET-CLASS($class) }、{ $won ->
    [none] 賭け金は戻ります
   *[some] +{ $won }
}。
side-bet-brings-in-all = { SIDE-BET($bet) }：{ $won ->
    [none] 賭け金は戻ります
   *[some] +{ $won }
}。
side-bets-gone = サイドベットはありません。
fewer-bets = チップが足りないため、選び直すまで賭けの一部を外します。
side-bet-ends = { SIDE-BET($bet) }：{ $class ->
    [none] 負け
   *[some] { $class }
}
side-bets-cost = サイドベットの負け：{ $lost }。

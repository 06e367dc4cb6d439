percent-sign = %
in-bets = { $amount }ベット
unit-of-amount = { $in-chips ->
    [yes] チップ
   *[no] ベット
}

play = { $play ->
    [stand] { stand }
    [hit] { hit }
    [double] ダブル
    [split] スプリット
   *[surrender] サレンダー
}
best-by = 最善は「{ $play }」です（{ IN_BETS($by, $under-one) }有利）。
best-because-small-gone = 最善は「{ $play }」です（{ IN_BETS($by, $under-one) }有利）。2〜6のカードが、{ MORE_GONE($more) }出ているためです。
best-because-middle-gone = 最善は「{ $play }」です（{ IN_BETS($by, $under-one) }有利）。7〜9のカードが、{ MORE_GONE($more) }出ているためです。
best-because-high-gone = 最善は「{ $play }」です（{ IN_BETS($by, $under-one) }有利）。10・絵札・Aが、{ MORE_GONE($more) }出ているためです。
more-gone = 本来の割合より{ $more }枚多く
best-because-of-cards = 最善は「{ $play }」です（{ IN_BETS($by, $under-one) }有利）。すでに出たカードの影響です。
fresh = 新しいシューなら、最善は「{ $play }」です。
hi-lo = Hi-Lo：ランニングカウント{ $running }、トゥルーカウント（切り下げ）{ $true-count }。
equal = 「{ $one }」と「{ $other }」の差は0.001ベット未満です。
only = 選べるのは「{ $play }」だけです。

worth = { $play } { $value }
your-choice = { $row }（あなたの選択）
at-that-decision = その判断の時点では：
as-marked = 今の印では：
odds = 勝ち{ $win }、引き分け{ $push }、負け{ $lose }
dealer-totals = ディーラーの最終的な合計：17が{ $at-17 }、18が{ $at-18 }、19が{ $at-19 }、20が{ $at-20 }、21が{ $at-21 }、バーストが{ $bust }。
unit = 単位はベットで、+1は1ベットの勝ち、−1は1ベットの負けです。まだ見えていないカードから厳密に計算しています。

was-best = 「{ $play }」が最善でした。
as-good = 「{ $play }」と最善の差は0.001ベット未満でした。
cost = 「{ $play }」は平均で{ IN_BETS($cost, $under-one) }の損でした。最善は「{ $best }」でした。
decisions-cost = ページを開いてからの判断は{ $decisions }回、その損は合計{ $cost }ベットです。
rounds = 最初から最後まで評価した{ $rounds }ラウンド：判断の損は{ $cost }ベット、カードによる分は{ $luck }ベット、差し引き{ $won }ベット。

day = 最善の判断と比べた損は{ $cost }ベット、カードによる分は{ $luck }ベットで、この日の結果は{ $won }ベットです。
perfect-day = すべて最善の判断でした。この日の結果は{ $won }ベットです。
nearly-perfect-day = 判断の損は0.001ベット未満です。この日の結果は{ $won }ベットです。
shared-day = { $cost ->
    [none] 判断はすべて最善、カードによる分{ $luck }ベット。
   *[some] 判断の損{ $cost }ベット、カードによる分{ $luck }ベット。
}

by-count = { $gained ->
    [none] カウントどおりの「{ $play }」です（トゥルーカウント{ $true-count }、インデックス{ $index }）。
   *[some] カウントどおりの「{ $play }」です（トゥルーカウント{ $true-count }、インデックス{ $index }）。ベーシックストラテジーとの差は{ $gained }{ UNIT_OF_AMOUNT($in-chips) }。
}
against-count = カウントでは「{ $right }」が正解です（トゥルーカウント{ $true-count }、インデックス{ $index }）。見えていないカードで正確に計算すると、それと比べた「{ $taken }」の価値は{ $lost }{ UNIT_OF_AMOUNT($in-chips) }です。
decisions-by-count = カウントによる判断：{ $decisions }回中{ $right }回正解。ベーシックストラテジーから外れた判断は{ $deviations }回で{ $gained }{ UNIT_OF_AMOUNT($in-chips) }。カウントに反した判断は{ $lost }{ UNIT_OF_AMOUNT($in-chips) }。
measured = { $measure ->
    [true-count] トゥルーカウント{ $count }
   *[running-count] ランニングカウント{ $count }
}

by-ramp = { $each-hand ->
    [yes] 手札ごとの賭け金{ $bet }チップは、ベット表どおりです
   *[no] 賭け金{ $bet }チップは、ベット表どおりです
}（{ $edge ->
    [none] { $count }
   *[some] { $count }、配る前の優位性{ $edge }
}）。
off-ramp = { $count }では、ベット表の賭け金は{ $each-hand ->
    [yes] 手札ごとに{ $right }チップ
   *[no] { $right }チップ
}ですが、{ $bet }チップを賭けました。{ $edge ->
    [none] {""}
   *[some] 配る前の優位性は{ $edge }だったので、ベット表との差は平均で合計{ $worth }チップです。
}
bets-by-ramp = { $worth ->
    [none] ベット表どおりの賭け金：{ $bets }回中{ $right }回。
   *[some] ベット表どおりの賭け金：{ $bets }回中{ $right }回。それ以外の賭け金による差は、期待値で合計{ $worth }チップ（優位性がわかる分）。
}
no-ramp = 読み取れるベット表が保存されていないため、賭け金は評価しません。「ベットとリスク」のページで保存できます。
other-count = { $measure ->
    [true-count] 保存されているベット表はトゥルーカウント用ですが、このシステムにはトゥルーカウントがないため、賭け金は評価しません。
   *[running-count] 保存されているベット表はランニングカウント用ですが、このシステムではトゥルーカウントを使うため、賭け金は評価しません。
}

hard-hand = { $total }
soft-hand = ソフト{ $total }
pair-hand = { $value }・{ $value }
exceptions = 手札の組み合わせによる例外：{ $count }件
exception = { $cards } 対 { $up }：{ $best }（{ $cost }有利）

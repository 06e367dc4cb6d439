## Several hands of video poker from one deal.

hands-in-words = { $hands }ハンド

bet-on-hands = 賭け金：{ COINS($coins) }ずつ、{ HANDS-IN-WORDS($hands) }

no-prize = 配当なし

hands-with-counts = { HANDS-IN-WORDS($hands) }。{ $counts }

hands-of-name = { $name }：{ $count }。

best-hand-is = いちばん強いのは{ $number }番目のハンドで、{ $hand }です。

hands-pay = { $paid ->
    [0] 配当はありません。
   *[other] 配当は合計{ COINS($paid) }です。
}

their-hands-pay = { $paid ->
    [0] 共有した人には、配当がありませんでした。
   *[other] 共有した人の配当は、合計{ COINS($paid) }でした。
}

enough-for-hands = 今のチップで払えるのは{ HANDS-IN-WORDS($hands) }です。

all-the-hands = 全{ HANDS-IN-WORDS($hands) }

to-stand-pat = 全部残す
to-swap-all = 全部交換する
to-hold-cards = { $cards }を残す
you-stood-pat = 全部残した
you-swapped-all = 全部交換した
you-held-cards = { $cards }を残した
joker-held = ジョーカー
hold-of-several = 「{ $to-hold }」
between-holds = か

best-hold = 最善は「{ $to-hold }」（配当は平均で賭け金の{ $worth }倍）。
best-of-holds = 最善は{ $holds }で、どれも同じです（配当は平均で賭け金の{ $worth }倍）。
hold-pays = { $to-hold } { $value }
hold-ties = { $row }（最善と同じ）
nothing = 役なし
between-results = 、
hold-unit = 単位は賭け金です。1で賭け金が戻ります。まだ見えていない{ $unseen }枚から正確に計算しています。

hold-was-best = { $you-held }のが最善でした。
hold-was-as-good = { $you-held }のと最善との差は、賭け金の0.001倍未満でした。
hold-cost = { $you-held }のは、平均で賭け金の{ $cost }倍の損でした。最善は「{ $to-hold }」でした。

chart-is-best = 戦略表では{ $holds }。最善の残し方です。
chart-costs = 戦略表では{ $holds }。平均で賭け金の{ $cost }倍の損になります。
chart-costs-up-to = 戦略表では{ $holds }。平均で最大、賭け金の{ $cost }倍の損になります。
chart-row = 理由：当てはまる最初の行は、{ $rows }行中{ $number }行目の「{ $hold }」です。
no-chart-row = { $rows ->
    [1] 理由：戦略表のただ1つの行に当てはまりません。
   *[other] 理由：戦略表の{ $rows }行のどれにも当てはまりません。
}
chart-is-written = この配当表の戦略表を作成中…

best-chance = 役が強くなる確率がいちばん高いのは「{ $to-hold }」（{ $percent }）。
best-chance-of-holds = 役が強くなる確率がいちばん高いのは{ $holds }（それぞれ{ $percent }）。
no-better = 交換しても、今より強い役にはなりません。
chances-unit = 今より強い役になる確率です。山札に残る{ $unseen }枚から正確に計算しています。

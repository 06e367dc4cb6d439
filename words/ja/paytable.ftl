paytable-lede = 役の配当を変えて、配当表の還元率を確かめられます。配られうるすべての手札について、最善の残し方とすべての引き方を数え上げます。
paytable-tables = 配当表
paytable-games = ゲーム
find-game = ゲームを探す
no-game = この名前のゲームはありません。
game = ゲーム
return-column = 還元率
variance = 分散
games-note = それぞれの標準の配当表で、コインを5枚賭け、最善のプレイを続けた場合です。分散が大きいほど、結果の振れ幅も大きくなります。列の名前を押すと、その列で並べ替えます。
bankroll = 資金
bankroll-note = この配当表で最善のプレイを続け、選んだ枚数のコインを賭けるときの、資金のリスクです。コインが5枚未満だと、ロイヤルフラッシュのコイン1枚あたりの配当が下がります。金額の単位は、入力した賭け金と同じです。賭け金は1回分の単位でしか賭けられないので、1回分に満たない資金は破産として扱います。
bank-field = 資金
bet-field = 1ハンドの賭け金
coins-field = コインの枚数
hands-field = 1時間のハンド数
at-once-field = 1ラウンドのハンド数
of-rounds = 1回の配札から複数のハンドを引く場合、1ラウンドには全ハンドの賭け金がかかります。次のラウンドの賭け金を払えなくなると破産です。破産の確率は、配られうるすべての手札から計算しています。正確な値は、資金が1ラウンド分少ない場合と多い場合の表示の間にあります。倍になる確率は、1ハンドの賭け金の2,000倍までの資金について表示し、キャッシュバックがなければ正確な値です。
cash-back-field = キャッシュバック（%）
no-amount-up-to = 0より大きく{ $most }以下の数を入力してください。
no-percent = 0から100までの数を入力してください。
too-many-bets = 資金は賭け金の10万倍までにしてください。
per-hand = 1ハンドの平均
per-hour = 1時間の平均
deviation = 1時間の標準偏差
ruin = 破産の確率
doubles = 破産の前に倍になる確率
before-double = 倍になる前に破産する確率
hands-to-n0 = N0（ハンド数）
five-percent = 破産の確率が5%になる資金
one-percent = 破産の確率が1%になる資金
never = なし
paytable-save-csv = CSVで保存
paytable-strategy = 戦略表
strategy-note = この配当表の正確な値をもとに作る、人が覚えられる長さの「残し方」の一覧です。損失も、すべての手札について数えた正確な値です。最も長い戦略表には、どれかの手札で最善になる残し方がすべて載ります。損失の増加は、この表と比べた値です。
most-cost = 損失の増加の上限
write-chart = 戦略表を作る
paytable-cancel-chart = 中止
how-read = 上から順に読み、手札に最初に当てはまる行のカードを残します。ワイルドカードは必ず残します。最後の列は、その行を省いたときに増える損失です。
row = 番号
hold-column = 残すカード
worth-column = 価値
price-column = 省いた場合の損失
print = 印刷
rows-heading = 行の少ない表
rows-intro = 行の数ごとの表の損です。それぞれ、探索で見つかった、より短い表より損の小さい最良の表です。損は正確な値です。曲線では損が1%を超える表を省きます。探索には1分ほどかかることがあります。
rows-find = 探す
rows-found = { $charts }個の表が見つかりました。
rows-curve = 行の数と損
rows-number = 行の数
rows-costs = 損
rows-cost = { $rows }行のこの表の損は、賭け金の{ $percent }です。
paytable-mangled = このリンクには配当表がないため、何も変更していません。
return-heading = 還元率
paytable-working = 計算中…
paytable-how-counted = どの手札でも最善の残し方を選んだ場合です。同じ価値の残し方が2つあるときは、多く残すほうで数えます。
paytable-table-heading = 配当表の内容
no-pay = 0から9999までの整数を入力してください。
first-the-pay = 上の表に、0から9999までの整数でない欄があります。先に直してください。
paytable-hand = 役
pays = コイン1枚あたりの配当
comes = 出る頻度
returns = 還元
paytable-nothing = 役なし
paytable-practice-intro = 選んだ種類の手札だけを、この配当表でコイン5枚ずつ続けて配ります。チップは増減しません。
penalty-cards = ペナルティカード
penalty-note = 捨てるカードによって最善の残し方が変わる手札です。
paytable-play = この配当表で遊ぶ

paytable-chart-costs = この戦略表どおりに遊ぶと、最善のプレイに比べて平均で賭け金の{ $percent }を失います。
paytable-by-chart = 戦略表どおりに遊ぶと、還元率は{ $percent }です。
on-five = コインを5枚賭け、最善のプレイを続けると、平均で賭け金の{ $percent }が戻ります。
on-fewer = 4枚以下では{ $percent }です。ロイヤルフラッシュの配当がコイン1枚につき250枚までになるためです。
exactly = 正確には{ $of }／{ $all }です。
one-in = { $hands }回に1回
practised = { $kind ->
    [high-pairs] 配当のあるペア
    [low-pairs] 配当のないペア
    [four-to-flush] フラッシュまであと1枚
    [four-to-straight] ストレートまであと1枚
    [three-to-royal] ロイヤルフラッシュまであと2枚
    [high-cards] 強いカード2枚以上
    [joker] ジョーカー入りの手札
    [deuces] デュース入りの手札
   *[kickers] キッカー
}
kinds-misplayed = 最近ミスをした手札が{ $count }種類あります。
misplayed-elsewhere = この配当表でのミスはありません。{ $table }では、最近ミスをした手札が{ $count }種類あります。
show-that-table = その配当表を表示する

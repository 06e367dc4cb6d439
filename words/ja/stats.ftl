stats-lede = これまでの結果、判断で失った分、そして運の良し悪しがわかります。計算はすべてこのブラウザーの中で行います。
counting = 集計しています…
which = 集計するラウンド
by-table = テーブル
by-period = 期間
stats-none-like-this = 条件に合うラウンドはありません。
stats-will-be-here = 新しい山札で最初のラウンドを終えると、ここで集計されます。
no-rounds-of-game = このゲームのラウンドはまだありません。ラウンドがあるゲーム：
show-game = { $game }：{ $count }ラウンド
count-fresh = 新しい山札だけを集計する

period = { $period ->
    [all] 全期間
    [days30] 過去30日
    [days7] 過去7日
   *[today] 今日
}

counted = { $done }／{ $all }

results = 結果
stats-rounds = ラウンド数
stats-net = 収支
bets = 最初のベットの合計
hand-bets = 最初のベットの合計（ラウンドごとに手札1つ分）
put-in = ポットに入れた合計
stats-best-hand = 最高の役
longest-win = 同じテーブル、同じ種類の山札での最多連勝
longest-loss = 同じテーブル、同じ種類の山札での最多連敗

bank-chart = { $unit ->
    [half-chips] 結果の推移（チップ）
   *[rounds] 結果の推移（勝ち数−負け数）
}

rounds-ahead = { $rounds }（勝ち−負け）

stats-told = { $results ->
    [none] { $rounds }ラウンド。
   *[some] { $rounds }ラウンド。収支は{ $results }。
}

decisions = 判断
judged = 評価した判断
stats-best = 最善だった判断
stats-cost = そのほかの判断で失った分
none-judged = これらのラウンドには、評価できる判断がありませんでした。
not-judged = このゲームの判断は評価しません。正確な値がわかっていないためです。
costly = 損失の大きかった判断（1ラウンドに1つ）
practise = 似た手札を練習する
see-round = このラウンドを見る
stats-in-bets = { $bets }ベット
better = 最善：{ $what }。

luck = 運
expected = 最善のプレイの平均
stats-decided = あなたの判断
stats-dealt = カードの運
match-result = 1ラウンドあたりの結果
match-luck = 1ラウンドあたりの運
match-without-luck = 運を除いた1ラウンドあたりの結果
match-luck-where = 運を除けるのは、相手が1人でジョーカーがなく、両者が{ $chips }チップ以上で始めた、チップを賭けたラウンドだけです。
match-luck-method = 運とは、カードと相手の行動によって手札の価値が変わった分です。どのようにプレイしても、平均するとほぼゼロになります。±の後の数は標準誤差です。価値は対戦の解によるもので、両者の手札が同じ1組から配られることを考慮していないため、運を除いた結果には最大0.03チップの誤差がありえます。
only-fresh = 対象は新しい山札だけです。共有された山札と今日の山札のカードは、だれかが知っていた可能性があります。練習の手札は、選んだ形で始まるように探したものです。
stats-working = 1ラウンドの価値を計算しています…
not-exact = これらのラウンドの価値は正確にはわからないため、運の分析はありません。
left-out = 複数の手札やサイドベットのラウンドは、結果のばらつきが正確にはわからないため、この分析に含まれません。
method = 1ラウンドの価値とばらつきは、ビデオポーカーでは厳密な値です。ブラックジャックでは新しいシューについて厳密な値ですが、スプリットした手札どうしの関係だけは近似で、シューの後半では少し変わります。割合とグラフの帯は、結果が正規分布に従うとみなした近似値です（ロイヤルフラッシュだけは別に数えます）。
among-perfect = 最善のプレイを同じラウンド数続けると、{ $share }の確率であなたの結果を下回ります。
among-equals = 同じ腕前なら、{ $share }の確率でこの結果を下回ります。
too-few-rounds = 運の分析には{ $needed }ラウンド以上が必要です。今は{ $there }ラウンドです。
too-few-with-chips = 運の分析にはチップを賭けた{ $needed }ラウンド以上が必要です。今は{ $there }ラウンドです。
too-few-without-bets = 運の分析には賭けのない{ $needed }ラウンド以上が必要です。今は{ $there }ラウンドです。
range = { $from }〜{ $to }

near = 最善のプレイなら約3分の2が収まる範囲
far = 最善のプレイなら約95%が収まる範囲
decisions-chart = 最善の判断の割合の推移
each-stretch = 区間ごと
moving-average = 5区間の移動平均
average-near = 3回中2回はこの範囲
average-far = 20回中19回はこの範囲
endings-chart = 結果の内訳
stats-bars = 棒は実際の回数、枠は期待回数です（厳密にわかる場合だけ）。まれな結果も見えるよう、長さは平方根にしています。
chart-numbers = 数値を表で見る
save-numbers = 数値を保存（CSV）
save-picture = 図を保存（SVG）
save-charts = 図と数値を保存
unit-chips = チップ
unit-rounds = 勝ち数−負け数
unit-bets = ベット
ending = 結果
came = 回数
stats-share = 割合
to-expect = 期待回数

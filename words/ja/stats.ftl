lede = これまでの結果、判断で失った分、そして運の良し悪しがわかります。計算はすべてこのブラウザーの中で行います。
counting = 集計しています…
which = 集計するラウンド
by-table = テーブル
by-period = 期間
none-like-this = 条件に合うラウンドはありません。

period = { $period ->
    [all] 全期間
    [days30] 過去30日
    [days7] 過去7日
   *[today] 今日
}

counted = { $done } / { $all }

results = 結果
rounds = ラウンド数
net = 収支
bets = 最初のベットの合計
put-in = ポットに入れた合計
best-hand = 最高の役
longest-win = 同じテーブル、同じ種類の山札での最多連勝
longest-loss = 同じテーブル、同じ種類の山札での最多連敗

bank-chart = { $unit ->
    [half-chips] 結果の推移（チップ）
   *[rounds] 結果の推移（勝ち数−負け数）
}

rounds-ahead = { $rounds }ラウンド

told = { $results ->
    [none] { $rounds }ラウンド。
   *[some] { $rounds }ラウンド。収支は{ $results }。
}

decisions = 判断
judged = 評価した判断
best = 最善だった判断
cost = そのほかの判断で失った分
none-judged = これらのラウンドには、評価できる判断がありませんでした。
not-judged = このゲームの判断は評価しません。どれが最善かを正確に言えないためです。
costly = 損失の大きかった判断（1ラウンドに1つ）
practise = 似た手を練習する
see-round = このラウンドを見る
in-bets = { $bets }ベット
better = 最善：{ $what }。

luck = 運
expected = 完璧なプレイの平均
decided = あなたの判断
dealt = カードの運
only-fresh = 対象は新しいディールだけです。共有されたディールと今日のディールのカードは誰かが知っていた可能性があり、練習の手は、選んだ形で始まるように探したものです。
working = 1ラウンドの価値を計算しています…
not-exact = これらのラウンドの価値は正確にはわからないため、運の分析はありません。
left-out = 複数の手札やサイドベットのラウンドは、結果のばらつきが正確にはわからないため、この分析に含まれません。
method = 1ラウンドの価値とばらつきは、ジャックスオアベターでは厳密な値です。ブラックジャックでは新しいシューについて厳密な値ですが、スプリットした手どうしの関係だけは近似で、シューの後半では少し変わります。割合とグラフの帯は、結果が正規分布に従うとみなした近似値です（ロイヤルフラッシュだけは別に数えます）。
among-perfect = 完璧なプレイで同じラウンド数を遊んだ場合、{ $share }はあなたの結果を下回ります。
among-equals = あなたと同じ腕前なら、{ $share }はこの結果を下回ります。
too-few-rounds = 運の分析には{ $needed }ラウンド以上が必要です。今は{ $there }ラウンドです。
too-few-with-chips = 運の分析にはチップを賭けた{ $needed }ラウンド以上が必要です。今は{ $there }ラウンドです。
too-few-without-bets = 運の分析には賭けのない{ $needed }ラウンド以上が必要です。今は{ $there }ラウンドです。
range = { $from }～{ $to }

near = 完璧なプレイの約3分の2
far = 完璧なプレイの約95%
decisions-chart = 最善の判断の割合の推移
endings-chart = 手の結果
bars = 棒は実際の回数、枠は厳密にわかる場合の期待される回数です。まれな手も見えるよう、長さは平方根にしています。
numbers = 数値を表で見る
save-csv = 数値を保存（CSV）
save-svg = 図を保存（SVG）
unit-chips = チップ
unit-rounds = 勝ち数−負け数
unit-bets = ベット
ending = 手
came = 回数
share = 割合
to-expect = 期待される回数

equilibrium-lede = ベットのある2人対戦で、最善の相手でもほとんど勝てない打ち方の割合です。場面を選ぶと、どの手がそこでどう打つかがわかります。
equilibrium-mangled = このアドレスに対戦の場面はないため、最初の場面を表示しています。
which-decision = 場面
match-stage = { $stage ->
    [before] 交換前のベット
    [swap] 交換
   *[after] 交換後のベット
}
bets-before = ここまでの交換前のベット
bets-after = ここまでの交換後のベット
no-bets-yet = なし
who-swaps = 交換する人
first-player = 先手
second-swaps-after = 後手（先手は{ $cards }交換）
first-swaps = 先手の交換
second-swaps = 後手の交換
decides = { $first ->
    [yes] 先手（ディーラーボタンの左）の判断です。
   *[no] 後手（ディーラーボタンの人）の判断です。
}
mix-reached = 均衡戦略では、全体の{ $share }がこの場面になります。
mix-never = 均衡戦略ではこの場面にならないため、この割合にあまり意味はありません。
chart-of-moves = 手ごとの打ち方の割合
chart-of-swaps = 手ごとの交換枚数の割合
hand-column = 手
how-often = 頻度
mix-meaning = 棒が端まであれば、その行のすべての手です。最初の列は、行の頻度の比較です。配られた時点でペア以上の手は、ドローに数えません。
mix-exact = 配られる手の種類は正確に数えています。割合は、2人の手が別々の山札から配られ、捨てたカードが戻ることもあるモデルの、ほぼ均衡といえる戦略です。このモデルで最善の相手が得るのは、両方の席の平均で1回あたり0.008チップです。場面になる割合も、このモデルの数字です。
two-pair-up = ツーペア（上が{ RANK($rank) }）
two-pair-low = ツーペア（上が10以下）
high-card-low = Jハイ以下
open-straight = 両面のストレート狙い
inside-straight = 片側・中抜けのストレート狙い
match-not-here = 対戦の解を読み込めませんでした。ネットワークに接続していますか？

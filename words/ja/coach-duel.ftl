best-by-chips = 最善は「{ $play }」（次との差は約{ $by }チップ）。
cannot-tell = 「{ $one }」と「{ $other }」の差はわずかで、どちらがよいとは言えません。
this-was-best = 「{ $play }」が最善と見られます。
none-was-clearly-better = 「{ $play }」より明らかによい選択はありませんでした。
cost-in-chips = 「{ $play }」は「{ $best }」より約{ $cost }チップの損でした。
give-or-take = { $amount }{"\u00A0"}±{"\u00A0"}{ $error }
play-is-worth = { $play } { $amount }
behind-the-best = 最善との差 { $amount }
estimate-unit = 見えないカードを無作為に{ $deals }回配り直して推定した、ここから先で平均して増減するチップの数です。±は標準誤差です。この後のあなたの選択は、「オッズ」と同じ打ち方で進めています。
fewer-deals = 早く差がついた残し方は{ $deals }回だけで推定しています。
agreement = { $agreement ->
    [full] どの配り方でも、相手はこれまでと同じ選択をします。
    [since-swap] どの配り方でも、相手の交換と、その後のベットはこれまでと同じです。交換前のベットにも合う配り方は少なすぎるため、考慮していません。
   *[none] 相手のこれまでの選択に合う配り方は少なすぎるため、考慮していません。
}
score-in-chips = 今回の訪問で評価した選択は{ $decisions }回、明らかなミスによる損は計約{ $cost }チップです。

best-by-chips = 最善は「{ $play }」（次との差は約{ $by }チップ）。
cannot-tell = 「{ $one }」と「{ $other }」の差はわずかで、どちらがよいとは言えません。
this-was-best = 「{ $play }」が最善だったようです。
none-was-clearly-better = 「{ $play }」より明らかによい選択はありませんでした。
cost-in-chips = 「{ $play }」は「{ $best }」より約{ $cost }チップの損でした。
give-or-take = { $amount }{"\u00A0"}±{"\u00A0"}{ $error }
play-is-worth = { $play } { $amount }
behind-the-best = 最善との差 { $amount }
share-and-loss = 均衡戦略では{ $share }、損は{ $loss }
share-without-loss = 均衡戦略では{ $share }、損なし
rough-share = 均衡戦略ではおよそ{ $share }
equilibrium = 均衡戦略では{ $plays }。
play-and-share = { $play } { $share }
behind-now = 均衡戦略では、相手の手の約{ $share }があなたの手より弱い手です。
behind-after = { $count ->
    [0] 交換しなければ、均衡戦略では相手の手の約{ $share }があなたの手より弱くなります。
   *[other] { CARDS($count) }交換すれば、均衡戦略では相手の手の約{ $share }があなたの手より弱くなります。
}
folds-to = { $raises ->
    [yes] レイズすれば、均衡戦略の相手は約{ $share }の手でフォールドします。
   *[no] ベットすれば、均衡戦略の相手は約{ $share }の手でフォールドします。
}
bluffs-of-yours = { $draws ->
    [yes] あなたのような外れたドローのうち、約{ $share }がここでベットします。
   *[no] あなたのようなペアのない手のうち、約{ $share }がここでベットします。
}
bluffs-of-theirs = { $draws ->
    [yes] このようにベットする手の約{ $share }は、外れたドローです。
   *[no] このようにベットする手の約{ $share }には、ペアがありません。
}
equilibrium-unit = 均衡戦略は、どんな相手もほとんど得をしない打ち方です。損は、それに対する平均です。推定値はこの相手に対するものなので、両者は異なることがあります。
rare-in-equilibrium = 均衡戦略でここに来る手は少ないため、その割合はおおよそのもので、損は示しません。
never-in-equilibrium = 均衡戦略の相手ならこのような選択はしないため、比べる割合はありません。
estimate-unit = 見えていないカードを無作為に{ $deals }回配り直して、ここから先のチップの増減の平均を推定しています。±は標準誤差です。
later-decisions = { $later ->
    [best] この後のあなたの判断は、この相手に対してほぼ最善の打ち方で進めています。
   *[actuary] この後のあなたの判断は、相手の一人「数学者」の打ち方で進めています。
}
fewer-deals = 早く差がついた選択は、{ $deals }回だけで推定しています。
agreement = { $agreement ->
    [full] 相手がこれまでと同じ選択をする配り方だけを使っています。
    [since-swap] 相手の交換と、その後のベットがこれまでと同じになる配り方だけを使っています。交換前のベットにも合う配り方は少なすぎるため、交換前のベットは考慮していません。
   *[none] 相手のこれまでの選択に合う配り方は少なすぎるため、相手の選択は考慮していません。
}
score-in-chips = ページを開いてからの判断は{ $decisions }回、明らかなミスによる損は合計で約{ $cost }チップです。

rules-lede = ブラックジャックのルールを自由に組み合わせられます。選んだルールのハウスエッジと最善手がわかります。
rules-tables = このサイトのテーブル
real-tables = 実在のテーブル
rules-mangled = アドレスで指定されたルールはありません。ルールは変わっていません。
rules-heading = ルール
rules-play = このルールで遊ぶ

## The switches.

group = { $group ->
    [cards] カード
    [house] ディーラー
    [bets] ベットとブラックジャック
    [doubling] ダブル
    [splitting] スプリット
    [surrender] サレンダー
   *[charlie] チャーリー
}
switch-decks = デッキ数
value-decks = { $decks ->
    [one] 1デッキ
    [two] 2デッキ
    [three] 3デッキ
    [four] 4デッキ
    [five] 5デッキ
    [six] 6デッキ
    [seven] 7デッキ
   *[eight] 8デッキ
}
switch-shuffle = シャッフル
value-shuffle = { $shuffle ->
    [every-round] ラウンドごと
    [after50] 50%配ったら
    [after60] 60%配ったら
    [after70] 70%配ったら
    [after75] 75%配ったら
    [after80] 80%配ったら
   *[after90] 90%配ったら
}
switch-ace = Aの数え方
value-ace = { $ace ->
    [one-or-eleven] 1または11
   *[one] 常に1
}
switch-hole-card = ホールカード
value-hole-card = { $hole-card ->
    [peek] あり（確認する）
    [none-takes-all] なし：全額負け（ENHC）
   *[none-takes-original] なし：元のベットのみ（OBO）
}
switch-soft17 = ディーラーのソフト17
value-soft17 = { $soft17 ->
    [stands] スタンド
   *[hits] ヒット
}
switch-ties = 同点
value-ties = { $ties ->
    [draw] 引き分け
   *[dealer-wins] 負け
}
switch-chips = ベット
value-chips = { $chips ->
    [none] なし
   *[bets] チップ
}
switch-naturals = ブラックジャック（2枚で21）
value-naturals = { $naturals ->
    [pay-even] { $chips ->
        [none] すぐに勝ち
       *[bets] 1倍
    }
    [pay-six-to-five] 1.2倍（6:5）
    [pay-seven-to-five] 1.4倍（7:5）
    [pay-three-to-two] 1.5倍（3:2）
    [pay-two-to-one] 2倍（2:1）
   *[not-special] 通常の21
}
switch-double = ダブル
value-double = { $double ->
    [never] なし
    [eleven] ハード11
    [ten-or-eleven] ハード10・11
    [nine-to-eleven] ハード9〜11
    [eight-to-eleven] ハード8〜11
    [any-two] どの2枚でも
   *[any-cards] 何枚でも
}
switch-double-after-split = スプリット後のダブル
value-double-after-split = { $double-after-split ->
    [no] なし
   *[yes] あり
}
switch-split = スプリット
value-split = { $split ->
    [never] なし
    [to-two] 2つまで
    [to-three] 3つまで
   *[to-four] 4つまで
}
switch-split-tens = 10のスプリット
value-split-tens = { $split-tens ->
    [by-value] 10点札なら可
    [by-rank] 同じ数字のみ
   *[never] なし
}
switch-split-aces = Aの再スプリット
value-split-aces = { $split-aces ->
    [once] なし
   *[again] あり
}
switch-split-ace-play = Aのスプリット後
value-split-ace-play = { $split-ace-play ->
    [one-card] 1枚だけ
    [hit] ヒット可
    [double] ダブル可
   *[hit-or-double] 両方可
}
switch-surrender = サレンダー
value-surrender = { $surrender ->
    [no] なし
    [late] あり（レイト）
    [early] あり（アーリー）
    [early-ten] アーリー（10に対して）
    [early-ace] アーリー（Aに対して）
    [early-ten-late] 10にはアーリー、ほかはレイト
    [early-ace-late] Aにはアーリー、ほかはレイト
    [any-cards] レイト（何枚でも）
   *[late-or-natural] レイト（全額負けもあり）
}
switch-rescue = ダブル後のサレンダー
value-rescue = { $rescue ->
    [no] なし
   *[yes] あり
}
switch-charlie = チャーリー（枚数で勝ち）
value-charlie = { $charlie ->
    [none] なし
    [five] 5枚
    [six] 6枚
   *[seven] 7枚
}
switch-charlie-after-split = スプリット後のチャーリー
value-charlie-after-split = { $charlie-after-split ->
    [no] なし
   *[yes] あり
}
explanation = { $explanation ->
    [peek] ディーラーは2枚取り、アップカードがAか10なら2枚目を確認します。ブラックジャックなら、ベットを追加する前にラウンドが終わります。
    [none-takes-all] ヨーロピアン・ノー・ホールカード（ENHC）。ディーラーはプレイヤーの後に2枚目を取ります。それがブラックジャックなら、ダブルやスプリットの分も含めてすべてのベットを失います。
    [none-takes-original] オリジナル・ベット・オンリー（OBO）。ディーラーはプレイヤーの後に2枚目を取ります。それがブラックジャックなら最初のベットだけを失い、追加した分は戻ります。ラウンドの価値は、確認する場合と同じです。
    [hard-totals] ハードハンドだけです。Aを11と数える手札はダブルできません。
    [double-any-cards] 3枚以上の手札もダブルできます。
    [tens-by-rank] K2枚はスプリットできますが、KとQはできません。
    [aces-double] ほかのスプリットした手札をダブルできなくても、スプリットしたAは「ダブル」のルールの範囲でダブルできます。
    [late] レイト：ディーラーがブラックジャックでないとわかってから、最初の2枚で降りて、ベットの半分を取り戻せます。
    [late-none-takes-all] 2枚目を確認しないので、レイトサレンダーはありません。ヨーロッパでの多くの場合と同じく、2から10に対しては最初の2枚で降りて半分を取り戻せ、ディーラーがブラックジャックでも戻ります。Aに対してはできません。
    [late-none-takes-original] レイト：最初の2枚で降りて、ベットの半分を取り戻せます。ディーラーがブラックジャックなら全額を失います。
    [late-or-natural] 最初の2枚で降りて、ベットの半分を取り戻せます。ディーラーがブラックジャックなら、残りの半分も失います。
    [first-two-cards] 最初の2枚で降りて、ベットの半分を取り戻せます。
    [early] アーリー：ディーラーがブラックジャックかどうかわかる前に、最初の2枚で降りられます。ブラックジャックでも、ベットの半分が戻ります。
    [no-other] ほかのカードに対しては、サレンダーできません。
    [surrender-any-cards] 3枚以上になってからでも降りられます。スプリットした手札では降りられません。
    [rescue] レスキュー：ダブルで引いたカードを見てから、降りられます。2倍にしたベットの半分が戻ります。
   *[charlie] この枚数で21を超えない手札は、その場で賭けた分と同じ額を勝ち取ります。負けるのは、ディーラーのブラックジャックに対してだけです。
}
disabled = { $why ->
    [no-bets] 賭けないので関係ありません。
    [no-double] ダブルできないので関係ありません。
    [no-split] スプリットできないので関係ありません。
    [one-split] スプリットは1回だけなので関係ありません。
    [no-naturals] Aが常に1なら、2枚で21にはなりません。
    [naturals-not-special] ブラックジャックは通常の21なので、確認する理由がありません。
    [no-soft-hands] Aが常に1なら、ソフトハンドはありません。
    [no-charlie] チャーリーのないルールです。
    [soft-split-aces] スプリットしたAは2枚目でソフトハンドになります。ダブルできるのはハードハンドだけです。
    [late-is-early] 2枚目を確認しないので、レイトは2から10に対してアーリーと同じです。同じ意味になる選択肢は省いています。
   *[no-late-or-early] ブラックジャックでラウンドが終わらないので、レイトとアーリーは同じです。
}
set-too-one = { $switch }は「{ $value }」
set-too-between = 、
set-too = ほかのルールも変わりました。{ $others }。

## What a round is worth.

rules-how-counted = 計算の前提
conventions = シャッフル直後のシューで、すべての手札をカード1枚ごとに最善にプレイした場合の厳密な値です。最初のベットに対する割合で、ダブルやスプリットで加えた分の勝ち負けも含みます。シャッフル直後のインシュランスは必ず損なので、かけないものとします。シャッフルのタイミングは、この値には影響しません。
without-bets = このルールでは賭けないので、1ラウンドを1ベットとして数えます。
rules-working = 計算中
rules-cancel = 中止
rules-cancelled = 中止しました。
rules-work-out = 計算する
rules-edge = { $winner ->
    [house] 長い目で見ると、最初のベットの{ $percent }がハウスの利益になります。
    [player] 長い目で見ると、最初のベットの{ $percent }がプレイヤーの利益になります。
   *[neither] 長い目で見ると、ハウスとプレイヤーは互角です。
}
before = { $winner ->
    [house] 変更前は、{ $percent }がハウスの利益でした。
    [player] 変更前は、{ $percent }がプレイヤーの利益でした。
   *[neither] 変更前は互角でした。
}
rules-progress = 計算中：アップカード{ $all }種類のうち{ $done }種類が完了

## The comparison with other rules.

compare-heading = ほかのテーブルとの比較
compare-with = 比較するルール
compare-nothing = なし
your-table = 今のテーブル
compare-intro = プレイヤーから見たラウンドの価値です（最初のベットに対する割合）。各行では、このページのルールを1つだけ変え、ほかはそのままにしています。
compare-rule = ルール
compare-here = このページ
compare-there = ほかのルール
compare-worth = 単独の価値
compare-total = ラウンド全体
compare-sum = ルールは互いに影響するので、各行の合計は最後の行と一致するとは限りません。
compare-same = ルールは同じです。
compare-waits = 先に上のハウスエッジを計算します。
compare-unknown = 未計算
compare-progress = 計算中：{ $all }組のルールのうち{ $done }組が完了
rules-other-rules = { $better-for ->
    [house] ほかのルールでは、最初のベットの{ $percent }だけプレイヤーに不利です。
    [player] ほかのルールでは、最初のベットの{ $percent }だけプレイヤーに有利です。
   *[neither] どちらのルールでも、ラウンドの価値は同じです。
}
chart-differs = { $cells ->
    [0] どちらの表でも、最善手はすべて同じです。
   *[other] 最善手が{ $cells }マスで異なります。下の表では、ほかのルールの最善手を横に斜体で示しています。
}
clash = { $clash ->
    [rescue-without-double] ダブル後にサレンダーするには、ダブルが必要です。
    [aces-without-double] スプリットしたAをダブルするには、ダブルが必要です。
    [aces-without-split] スプリットしたAを続けてプレイするには、スプリットが必要です。
    [split-without-charlie] スプリット後のチャーリーには、チャーリーのルールが必要です。
   *[charlie-without-split] スプリット後のチャーリーには、スプリットが必要です。
}
at-your-table = { $name }（今のテーブル）

## The chart.

chart-heading = 最善手
chart-intro = 手札とディーラーのアップカードごとの最善手です。
older = この表は、変更前のルールのものです。
rules-your-hand = 手札
rules-no-such-hand = 該当なし
sign = { $play ->
    [stand] S
    [hit] H
    [double] D
    [split] P
   *[surrender] R
}
or-else = { $play }（できなければ{ $otherwise }）
was = 変更前は{ $play }
there = ほかのルールでは{ $play }
changed = { $count ->
    [0] この変更で最善手が変わったマスはありません。
   *[other] この変更で{ $count }マスの最善手が変わりました。変更前の最善手は取り消し線で示しています。
}
chart-note = { $note ->
    [early-first] サレンダーは、ディーラーがブラックジャックかどうかわかる前に決めます。
    [double-any-cards] 表で「ダブル」のところは、3枚以上でもダブルします。そうでないほうがよい手札は、例外に挙げています。
    [surrender-any-cards] 表で「サレンダー」のところは、3枚以上でもサレンダーします。そうでないほうがよい手札は、例外に挙げています。
    [rescue] ダブルしたあとにサレンダーするかどうかは、この表にありません。平均で2倍にしたベットの半分より多く失う手札では降ります。テーブルのコーチが教えます。
   *[no-charlie-after-split] スプリットした手札は、枚数では勝ちになりません。この表と例外は、スプリットしていない手札のためのものです。
}
outlined = 枠で囲んだマスは、テーブルの今の手札です（{ $hand } 対 { $up }）。

## The chart of the player’s own.

own-heading = 自分の戦略表
own-intro = 表のどの手でも変えられ、カードの組み合わせごとの最善手に比べた損が、すぐに正確にわかります。押すたびに、ルールで許される次の手に変わります。矢印キーでマスを移動できます。このページのアドレスが、自分の表へのリンクになります。
own-begin = 表を変える
own-reset = 完全な表に戻す
own-remove = 自分の表を消す
own-waits = 先に完全な表を計算します。
own-cost = 自分の表の損は、最初のベットの{ $percent }です。
own-differs = { $cells ->
    [0] 完全な表と同じです。
   *[other] 完全な表と{ $cells }マスが違います。違うマスは枠で囲んであります。
}
own-cell = { $hand } 対 { $up }：{ $play }
own-instead = 完全な表では{ $play }
own-change = { $winner ->
    [house] { $cell }。完全な表の手（{ $play }）に比べて、最初のベットの{ $percent }の損です。
    [player] { $cell }。完全な表の手（{ $play }）に比べて、最初のベットの{ $percent }の得です。
   *[neither] { $cell }。完全な表の手（{ $play }）と同じ価値です。
}
own-as-full = { $cell }。完全な表と同じです。
own-unread = アドレスの表を読み取れません。{ $why }何も変わっていません。
own-no-colon = 「{ $line }」の行名の後にコロンがありません。
own-unknown-rows = 「{ $rows }」という行はありません。hard 4〜hard 20、soft 12〜soft 20、pair 2〜pair 10、pair Aのどれかを書いてください。
own-wrong-number = 「{ $rows }」の手は{ $plays }個です。アップカード2〜10とAの順に、10個必要です。
own-unknown-play = 「{ $rows }」対 { $up } に「{ $play }」という手はありません。S、H、Dh、Ds、Rh、Rs、ペアではP、Rp、-も使えます。
own-twice = 「{ $row }」の行が2回あります。
own-missing = 「{ $row }」の行がありません。


## The best charts of few rules.

short-heading = 最良の短い表
short-intro = 戦略表は、いくつかの規則だけでも作れます。規則の数ごとに、探索で見つかった最良の表とその正確な損を示します。手札に当てはまる規則がいくつもあるときは、最後の規則に従います。探索には1分ほどかかることがありますが、それまでに見つかった表を表示します。損が1%を超える表は省きます。
short-find = 探す
short-progress = これまでに見つかった表：{ $charts }。残りの手順：{ $left }以上。
short-found = { $charts }個の表が見つかりました。
short-number = 規則の数
short-costs = 損
short-least = 下限
short-curve = 規則の数と損
short-note = 損は、カードの組み合わせごとの最善手に比べた、最初のベットに対する割合です。この種の規則が同じ数の表では、スプリットの価値がコーチの値であれば、損が最後の列より小さくなることはありません。
short-cost = 規則が{ $rules }個のこの表の損は、最初のベットの{ $percent }です。
short-first = どの手札でもヒットし、スプリットはしない。
short-rule = { $hands } 対 { $upcards }：{ $play }。
short-rule-for-all = { $hands } 対 すべてのカード：{ $play }。
short-as-total = { $pairs }：合計で決める。
short-range = { $first }〜{ $last }
short-between = 、
short-take = この表を変える
short-replace = 自分の表をこの表に置き換える


## Practice.

practice-heading = 練習
rules-practice-intro = 選んだ種類の手札だけを、このルールで続けて配ります。成績にもチップにも影響しません。
practise-soft = ソフトハンド
practise-pairs = ペア
practise-close = 際どい判断
practise-mistakes = 自分のミス
no-mistakes = まだありません。コーチをオンにすると、ミスをした手札がここに残ります。
close-hands = { $count ->
    [0] 最善手と次善手の差が{ $bets }ベット未満の手札はありません。
   *[other] 最善手と次善手の差が{ $bets }ベット未満の手札が{ $count }通りあります。
}
mistakes-kept = 最近ミスをした手札が{ $count }通りあります。

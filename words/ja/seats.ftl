hands-bet-on = 手札の数
other-seats = ほかの席の数
about-seats = ほかの席は決まった戦略表どおりに行動します。カードは同じシューから配られます。賭け金は、あなたのチップに影響しません。
seat-number = 席{ $number }
hands-and-seats = 手札は{ $hands }つ、{ $others ->
    [0] ほかの席はありません。
   *[other] ほかの席は{ $others }つです。
}
several-hands = 手札{ $hands }つ
bet-on-each = { $hands }つの手札に{ $chips }チップずつ賭けます。
seat-draws = 席{ $number }が{ CARD($card) }を引きました。
seat-holds = 席{ $number }の手札は{ $cards }で、合計は{ $total }です。
hand-given-up = この手札はサレンダーしました。
seats-turn = ほかの席の番です。

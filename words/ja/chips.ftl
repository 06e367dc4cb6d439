## The choice of what is bet.

played-for = チップ

betting = { $betting ->
    [none] 賭けない
   *[fixed-limit] 賭ける
}

now-for = { $betting ->
    [none] チップは賭けません。
   *[fixed-limit] チップを賭けて対戦します。
}

chips-note = チップを賭ける場合、アンティは1チップ、ベットは交換前が2チップ、交換後が4チップで、レイズは3回までです。チップに金銭的な価値はありません。

chips-intro = 全員がアンティとして1チップを出し、5枚ずつ配られます。2チップのベット、1回の交換、4チップのベットのあと、残った人のうち、いちばん強い役の人がポットを獲得します。


## What an opponent has done.

they-check = { CHARACTER($character) }はチェックしました。

they-bet = { CHARACTER($character) }は{ $chips }チップをベットしました。

they-call = { CHARACTER($character) }は{ $chips }チップをコールしました。

they-raise = { CHARACTER($character) }は{ $chips }チップにレイズしました。

they-fold = { CHARACTER($character) }はフォールドしました。


## What the player has done.

you-check = チェックしました。

you-bet = { $chips }チップをベットしました。

you-call = { $chips }チップをコールしました。

you-raise = { $chips }チップにレイズしました。

you-fold = フォールドしました。


## What somebody has done, in a word or two beside the name.

has-checked = チェック

has-bet = { $chips }ベット

has-called = { $chips }コール

has-raised = { $chips }にレイズ

has-folded = フォールド

all-in = オールイン


## What is to be paid.

antes = 全員がアンティを1チップ出しました。

nothing-to-call = まだベットはありません。

chips-to-call = コールには{ $chips }チップが必要です。
puts-in = ポットに{ $chips }チップを出します。

your-bet-for-nothing = コールするチップはありません。ポットは{ $pot }チップです。

your-bet-to-call = コールには{ $chips }チップが必要です。ポットは{ $pot }チップです。

no-more = { $why ->
    [nobody-calls] { $button }：コールできる相手がいません。
    [most-raises] { $button }：レイズは3回までです。
   *[too-few-chips] { $button }：チップが足りません。
}
no-fold = { $button }：ベットがまだありません。
limits = アンティ1、ベット2と4


## What there is.

pot-holds = ポット：{ $chips }

stack-holds = チップ：{ $chips }

later-stack-holds = チップ：{ $chips }（配布{ $given }回目）

you-have-left = あなたの残りは{ $chips }チップです。

they-have-left = { CHARACTER($character) }の残りは{ $chips }チップです。

left-behind = 残り：

button = ディーラーボタン

you-have-button = ディーラーボタンはあなたの前にあります。

they-have-button = ディーラーボタンは{ CHARACTER($character) }の前にあります。


## The end.

you-get = あなたが{ $chips }チップを獲得しました。

they-get = { CHARACTER($character) }が{ $chips }チップを獲得しました。

their-chips-changed = 共有した人の収支：{ $chips }チップ。

goes-back-to-you = コールされなかった{ $chips }チップは、あなたに戻ります。

goes-back-to-them = コールされなかった{ $chips }チップは、{ CHARACTER($character) }に戻ります。

new-stack-for-you = アンティが払えないので、新しく100チップが配られました。

new-stack-for-them = { CHARACTER($character) }はアンティが払えないので、新しく100チップが配られました。

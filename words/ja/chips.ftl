## The choice of what is bet.

played-for = 賭けるもの

betting = { $betting ->
    [none] なし
   *[fixed-limit] チップ
}

now-for = { $betting ->
    [none] チップは賭けません。
   *[fixed-limit] チップを賭けて対戦します。
}

chips-note = チップを賭ける場合、アンティは1、ベットは交換前が2、交換後が4で、レイズは3回までです。チップに価値はありません。

chips-intro = 全員がアンティとして1を出し、5枚ずつ配ります。2を賭け、1回交換し、4を賭けたあと、残った中でいちばん強い役がポットを取ります。


## What an opponent has done.

they-check = { CHARACTER($character) }はチェックしました。

they-bet = { CHARACTER($character) }は{ $chips }をベットしました。

they-call = { CHARACTER($character) }は{ $chips }をコールしました。

they-raise = { CHARACTER($character) }は{ $chips }にレイズしました。

they-fold = { CHARACTER($character) }はフォールドしました。


## What the player has done.

you-check = チェックしました。

you-bet = { $chips }をベットしました。

you-call = { $chips }をコールしました。

you-raise = { $chips }にレイズしました。

you-fold = フォールドしました。


## What somebody has done, in a word or two beside the name.

has-checked = チェック

has-bet = ベット{ $chips }

has-called = コール{ $chips }

has-raised = { $chips }にレイズ

has-folded = フォールド

all-in = オールイン


## What is to be paid.

antes = 全員がアンティ1を出しました。

nothing-to-call = まだベットはありません。

chips-to-call = コールには{ $chips }が必要です。

your-bet-for-nothing = まだベットはありません。ポットは{ $pot }です。

your-bet-to-call = コールには{ $chips }が必要です。ポットは{ $pot }です。

no-more = { $why ->
    [nobody-calls] { $button }：コールできる相手がいません。
    [most-raises] { $button }：レイズは3回までです。
   *[too-few-chips] { $button }：チップが足りません。
}


## What there is.

pot-holds = ポット{ $chips }

stack-holds = チップ{ $chips }

later-stack-holds = チップ{ $chips }（{ $given }組目）

you-have-left = あなたの残りは{ $chips }です。

they-have-left = { CHARACTER($character) }の残りは{ $chips }です。

left-behind = 残り：

button = ディーラーボタン

you-have-button = ディーラーボタンはあなたの前にあります。

they-have-button = ディーラーボタンは{ CHARACTER($character) }の前にあります。


## The end.

you-get = あなたが{ $chips }を獲得しました。

they-get = { CHARACTER($character) }が{ $chips }を獲得しました。

their-chips-changed = リンクの送り主：チップ{ $chips }。

goes-back-to-you = コールされなかった{ $chips }はあなたに戻ります。

goes-back-to-them = コールされなかった{ $chips }は{ CHARACTER($character) }に戻ります。

new-stack-for-you = アンティが払えないので、新しく100が配られました。

new-stack-for-them = { CHARACTER($character) }はアンティが払えないので、新しく100が配られました。

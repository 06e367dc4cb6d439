counting-lede = カウンティングシステムでは、カードごとに決まった数（タグ）を数えます。Hi-Loでは、見えたカードのうち2〜6を+1、7〜9を0、10・絵札・Aを−1と数えます。その合計がランニングカウントです。これをまだ見えていないカードのデッキ数で割って端数を処理したものがトゥルーカウントです。トゥルーカウントが高いほど10・絵札・Aが多く残っていて、プレイヤーに有利です。

system-heading = システム
counting-system = システム名
own = 独自のタグ
tags = Aから10までのタグ
take = このタグを使う
figures = ルールとの相性
counting-betting = ベッティング相関
playing = プレイ効率（発表値）
insuring = インシュランス相関
unpublished = 発表なし
unbalanced = 1デッキのタグの合計が0ではないため、このシステムはランニングカウントだけで使います。
for-balanced = 選んだシステムにトゥルーカウントはありません。この練習は、Hi-Loのようにランニングカウントが0から始まるバランス型システムのものです。
equal-tags = タグがすべて同じでは、カウントになりません。

drill-heading = 練習
decks = デッキ数
at-a-time = 一度にめくる枚数
full-table = 15（満席のテーブル）
pace = 速さ
by-hand = 自分でめくる
rounding = トゥルーカウントの端数
precision = デッキの単位
counting-list = 問題
find-first = 先に、このページの下でコーチに計算させてください。
asks-both = トゥルーカウントもたずねる
begin = 練習を始める
begin-again = 最初から
next = 次へ
pause = 一時停止
go-on = 再開
counting-finish = 終了
show = カウントを見る
hide = カウントを隠す
running = ランニングカウント
decks-in-tray = トレイのデッキ数
counting-answer = 答える
keypad = 数字キー
delete-digit = 最後の数字を消す
no-number = 3や−2のような整数を入力してください。
no-decimal = 2.5や−1のような数を入力してください。
takes-insurance = インシュランス
counting-no-insurance = かけない
counting-play-on = サレンダーしない
right = 正解です。
wrong = 不正解です。
over = カットカードが出たので、練習は終わりです。
ended = 練習は終わりです。

past-heading = これまでの成績
past-none = 終えた練習はまだありません。
past-full = 最後の成績をブラウザーに保存できませんでした。ページを閉じるまではここに残ります。
past-damaged = 保存された成績を読み取れないため、新しい成績は保存されません。削除すれば、最初から始められます。
past-forget = 成績を削除
past-date = 日付
past-drill = 練習内容
past-right = 正解
past-time = 1問あたりの時間

counting-work-out = このルールで計算する
fit-heading = 発表されたインデックスとこのテーブルのインデックス
fit-intro = これらは、複数デッキのHi-Lo（切り下げ）用に発表された判断（Illustrious 18、Fab 4、Cacaruloの追加分）です。ディーラーがソフト17でヒットするルールでは、Blackjack Apprenticeshipの変更も入ります。その横は、選んだルール・システム・端数処理についてコーチが計算したインデックスです。最後の列は、それに従うとベーシックストラテジーより100ラウンドあたりどれだけ得かです。初めの数は常に1を賭ける場合、次の数はトゥルーカウント1以上でその2倍（最大8）を賭ける場合です。
fit-decision = 判断
fit-found = 計算値
fit-worth = 価値
fit-always = 常に
fit-never = しない
fit-illegal = できない
fit-unknown = 未計算

index-heading = カウントで最善手が変わる手札
index-intro = 最初の2枚のすべての組み合わせについて、トゥルーカウント−8から+8までの最善手を計算します。残りのカードは、カットカードまでの半分が出た時点の平均です。各行の数は、別の選択が最善になる最小の整数のトゥルーカウントで、ちょうどその値のときを計算しています。既存の表は使っていません。
counting-other-rules = ほかのルールを選ぶ
no-shoe = このルールではラウンドごとにシャッフルするため、カウントは毎回やり直しになります。以下の結果は、75%まで配るシューの場合です。
find = 計算する
counting-hand = 自分の手札
below = それ未満
counting-from = それ以上
index = トゥルーカウント
none = カウントで最善手が変わる手札はありません。

drill = { $drill ->
    [running] ランニングカウント
    [tray] トレイのデッキ数
    [true-count] トゥルーカウント
   *[indices] インデックスプレイ
}
intro = { $drill ->
    [running] シャッフルしたばかりのシューから、自分の操作か選んだ速さでカードをめくり、ときどきカウントをたずねます。
    [tray] シュー全体が入るディスカードトレイを見て、何デッキ入っているかを答えます。絵は耳では見積もれないため、スクリーンリーダーには何パーセント入っているかを伝えます。そこからの計算は同じです。
    [true-count] ランニングカウントと残りのデッキ数から、トゥルーカウントを答えます。
   *[indices] 手札、ディーラーのアップカード、トゥルーカウントを見て、打ち方を選びます。Illustrious 18とFab 4はHi-Lo用に発表されたものです。選んだルールとシステムのものは、下でコーチが計算します。ディーラーがソフト17でヒットするルールでは、インシュランス以外の、6とAに対する打ち方は除きます。
}
rounded = { $rounding ->
    [down] 切り下げ（−0.5は−1）
    [nearest] 四捨五入（−0.4は0）
   *[cut] 0に近い方へ切り捨て（−1.5は−1）
}
true-count = { $rounding ->
    [down] トゥルーカウント（切り下げ）
    [nearest] トゥルーカウント（四捨五入）
   *[cut] トゥルーカウント（0に近い方へ切り捨て）
}
parts = { $precision ->
    [halves] 0.5デッキ
   *[quarters] 0.25デッキ
}
index-list = { $list ->
    [illustrious] Illustrious 18の表
    [fab] Fab 4の表
   *[found] コーチの計算
}

unknown-system = このシステムはありません。{ $systems }か、コンマで区切った10個のタグを入力してください。
systems-between = 、
wrong-count-of-tags = A、2〜9、10の10個のタグを、コンマで区切って入力してください。入力されたのは{ $found }個です。
no-tag = タグは−10から10まで、小数第2位までの数です。「{ $text }」は使えません。

tags-are = { $system }のタグ（Aから10まで）：{ $tags }。
every = { $seconds }秒ごと
pace-is = { $seconds }秒ごとに{ $cards }枚（1分に{ $a-minute }枚）。
tray = { $decks }デッキ用のディスカードトレイに{ $percent }パーセント入っています。
tray-is = 入っているのは{ CARDS($cards) }です。52で割ると{ $decks }なので、答えは{ $answer }です。
to-convert = ランニングカウント{ $running }、残り{ $decks }デッキ。
true-count-is = トゥルーカウントは{ $true-count }です。
situation = { $hand } 対 { $up }、トゥルーカウント{ $true-count }。
insurance-offered = ディーラーはA、トゥルーカウント{ $true-count }。インシュランスをかけますか？
index-by = トゥルーカウント{ $index }以上で「{ $play }」（{ $source }）。
index-found = コーチの計算では、トゥルーカウント{ $index }以上で「{ $play }」。
time = 時間：{ $seconds }秒、1問あたり{ $each }秒。
seconds = { $each }秒
turned = { $shoe }枚中{ $turned }枚（カットカードは{ $cut-card }枚目）
running-is = ランニングカウントは{ $running }です。
counts-are = ランニングカウントは{ $running }、トゥルーカウントは{ $true-count }です。
counting-score = これまでの正解：{ $asked }回中{ $right }回。
drill-result = 正解：{ $asked }問中{ $right }問。

by-rules = ルール：{ $rules }。システム：{ $system }。
counting-decision = { $hand } 対 { $up }：{ $play }
gain-is = このカウントでの平均的な残りカードでは、「{ $play }」とほかの最善手（サレンダーを除く）との差は{ $gain }ベットです。
found = カウントで変わる判断：{ $plays }件。
against = アップカード{ $up }（{ $hands }件）
counting-insurance = インシュランスは、トゥルーカウント{ $index }以上なら有利です。

history-lede = 終わったラウンドは、すべてこのブラウザーの中だけに保存されます。開くと、選択をひとつずつ見直せます。
looking = 読み込んでいます…
history-nothing-yet = ラウンドはまだありません。
history-will-be-here = 終えたラウンドが、ここに並びます。開くと、カードとあなたの選択を見られます。
to-the-tables = 遊んでみる
history-none-like-this = 条件に合うラウンドはありません。
hidden-by = 「{ $filter }」という条件だけで、{ $rounds }が表示されていません。
hidden-together = { $filters }という条件を合わせると、{ $rounds }が表示されていません。
filter-value = { $label }：{ $value }
quoted-filter = 「{ $filter }」
filters-between = {"、"}
hidden-rounds = { $count }ラウンド
hidden-rounds-of = { $kind ->
    [fresh] 新しい山札の{ $count }ラウンド
    [shared] 共有された山札の{ $count }ラウンド
    [daily] 今日の山札の{ $count }ラウンド
   *[practice] 練習の{ $count }ラウンド
}
show-hidden = { $count }ラウンドを表示する
against-upcard = 対
history-rounds = ラウンド（新しい順）
more = さらに表示
history-unreadable = 読み取れないラウンドが{ $count }件あります。そのまま残してあります。
found-none = ラウンドはありません。
found-all = { $count }ラウンドを表示しています。
found-some = { $count }ラウンドを表示しています。まだ続きがあるかもしれません。

filters = 表示するラウンド
by-game = ゲーム
by-deal = 山札
by-result = 結果
by-cost = ミス
by-day = 日付
all = すべて
any-mistake = ミスのあったもの
cost-at-least = { $bets }ベット以上

no-such-round = そのラウンドはこのブラウザーのプレイ履歴にないか、読み取れない状態です。
back-to-list = 一覧に戻る
steps = ラウンドの流れ
history-face-down = 裏向きのカード
this-hand = この手札
folded = フォールド
tied = 引き分け
the-end = ラウンド終了
it-was-best = これよりよい選択はありませんでした。
what-else = それぞれの選択肢の価値
the-decision = 選択肢
its-worth = 価値（ベット単位）
still-sealed = この山札からはまだ続きが配られるかもしれないので、秘密の値は封印されたままです。検証やもう一度遊ぶことができるのは、この山札の最後のラウンドが終わったあとです。途中で別の新しい山札に替えたときは、その山札で1ラウンド終えたあとになります。
still-in-play = この山札はまだ使われています。別の山札に替わると、検証したり、もう一度遊んだりできます。
play-again = この山札でもう一度遊ぶ
from-here = ここから続きを遊ぶ（共有された山札として）
history-check = この山札を検証する
left-chips = 手持ちのチップは増減していません。増減するのは新しい山札のラウンドだけです。
forget-round = このラウンドを削除…
forget-round-really = このラウンドが履歴から完全に削除されます。
forget-it = このラウンドを削除
keep-it = 削除しない
history-dealer = ディーラー
history-you = あなた
hold-all = 5枚すべて残す

history-deal = { $kind ->
    [fresh] 新しい山札
    [shared] 共有された山札
    [daily] 今日の山札
   *[practice] 練習
}

verdict = { $verdict ->
    [won] 勝ち
    [drawn] 引き分け
   *[lost] 負け
}

outcome = { $outcome ->
    [player-blackjack] ブラックジャック
    [player-wins] 点数で勝ち
    [dealer-busts] ディーラーがバースト
    [draw] 引き分け
    [dealer-wins] ディーラーの勝ち
    [dealer-blackjack] ディーラーがブラックジャック
    [player-busts] バースト
    [surrendered] サレンダー
    [charlie] 枚数で勝ち
   *[bet-returned] 賭け金が戻った
}

history-play = { $action ->
    [hit] ヒット
    [stand] スタンド
    [double] ダブル
    [split] スプリット
    [surrender] サレンダー
    [insurance] インシュランスをかける
    [no-insurance] インシュランスをかけない
   *[play-on] 続ける
}

history-swap = { $count }枚交換
hold = { $cards }を残す
history-decided = 選択：{ $what }。
it-cost = 平均で{ $bets }ベットの損でした。
mistakes-cost = ミス：{ $bets }ベット
in-chips = { $chips }チップ
in-the-pot = ポット：{ $chips }
between-parts = {" · "}
times = { $name }{"\u00A0"}×{ $count }

files-heading = 履歴のファイル
files-intro = 「すべて保存」は、読み取れる全ラウンドと、設定、テーブル、ミスをした手札、レッスンの答え、カウンティング練習の成績、ベット表を1つのファイルに書き出します。別のブラウザーで読み込めば、ラウンドはそこでも見られます。すでにあるラウンドはそのまま残ります。CSVの表は表計算ソフト用で、読み込めません。
export = すべて保存
csv = 表として保存（CSV）
import = ファイルを読み込む
take-over-intro = ファイルには、設定、テーブル（チップと途中のラウンド）、ミスをした手札、カウンティング練習の成績、ベット表も入っていることがあります。置き換えると、今お使いのものは失われます。
take-over = 置き換える
history-forget = ラウンドをすべて削除…
forget-really = 履歴のラウンドがすべて完全に削除されます。テーブル上のラウンド、チップ、成績、設定、ミスをした手札、レッスンの答え、カウンティング練習の成績、ベット表はそのまま残ります。
forget-all = 全ラウンドを削除
keep-all = 削除しない
rescue = 保存されているデータをそのままファイルに保存
promised = 空き容量が足りなくなっても、履歴は消されない設定です。
may-be-cleared = 空き容量が足りなくなると、ブラウザーが履歴を消すことがあります。
ask-to-promise = 消されないようにする
promise-refused = ブラウザーに許可されなかったため、空き容量が足りなくなると、履歴が消えることがあります。
writing-file = ファイルを書き出しています…
reading-file = ファイルを読み込み、各ラウンドを再現しています…
deleting = 削除しています…
imported = 追加したラウンド：{ $added }。すでにあったラウンド：{ $known }。
imported-ahead = 追加したラウンド：{ $added }。うち日付が未来：{ $ahead }。すでにあったラウンド：{ $known }。

taken-over = { $in-part ->
    [yes] ファイルの内容に置き換えました：{ $parts }。残りはブラウザーに保存できませんでした。
   *[no] ファイルの内容に置き換えました：{ $parts }。
}

taken-between = 、
taken-settings = 設定
taken-tables = テーブル（{ $count }）
taken-mistakes = ミスをした手札
taken-drills = カウンティング練習の成績
taken-ramp = ベット表
nothing-taken = ブラウザーに保存できませんでした。何も変わっていません。
nothing-imported = 何も読み込まれませんでした。{ $why }
file-empty = このファイルは空です。
file-no-json = JSONとして読み取れません（{ $line }行目、{ $column }文字目）。
file-other-format = Fair Dealの履歴ファイルではありません。
file-newer = Fair Dealの新しいバージョンで書かれたファイルです。
file-no-rounds = ファイルにラウンドの一覧がありません。
file-round-damaged = ファイルの{ $number }番目のラウンドが壊れているか、ルールに合いません。
file-stored-damaged = ファイルの「{ $name }」のデータが壊れているか、新しいバージョンのものです。
file-unreadable = ブラウザーがファイルを読み取れませんでした。
forgotten = すべてのラウンドを削除しました。
forgotten-round = ラウンドを削除しました。
saved = ファイルができました。

failed = { $why ->
    [no-worker] 履歴を保存する部分を読み込めなかったか、停止しました。ネットワーク接続を確認し、再読み込みしてください。
    [sandboxed] このページは、ほかのサイトの隔離された（sandbox）フレーム内などにあるため、履歴を保存できません。ページを単独のタブで開いてください。
    [forbidden] ブラウザーがこのページにデータベースの使用を許可していないため、履歴を保存できません。プライベートウィンドウ、ほかのサイトのフレーム、または設定が原因かもしれません。
    [full] ブラウザーの保存領域に空きがありません。
    [newer] この履歴はFair Dealの新しいバージョンで書かれていて、このバージョンでは読めません。再読み込みすると新しいバージョンになります。
   *[broken] 履歴の処理に失敗しました。これまでに保存された内容はそのままです。
}

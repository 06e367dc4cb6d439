unknown = このアドレスにページはありません。ゲームを選んでください。
games = ゲーム
count = カウント
count-asked = カウントはいくつですか？
count-short = カウント
count-running = ランニングカウント
count-answer = 答える
count-no-number = 3や−2のような数を入力してください。
count-no-shoe = このルールではラウンドごとにシャッフルするため、カウントできません。シューのあるルールを選んでください。
count-later = ラウンドが終わってからここを開くと、カウントをたずねます。
count-start-setting = ランニングカウントの開始値
count-hi-lo-only = 打ち方は、切り下げ用に発表されたHi-Loのインデックスで評価します。ほかのシステムでは、カウントと賭け金だけを評価します。
count-ramp = ベット表
face-down = 裏向きのカード
five-face-down = 裏向きのカード5枚
your-cards = あなたのカード
press-to-swap = 押すと、交換するカードになります
press-to-keep = 押すと、残すカードになります
seal = 封印
seal-on-table = 公正？　検証：
secret = 秘密の値
shared = 共有された山札
dealer = ディーラー
you = あなた
actions = 操作
deal = 配る
hit = ヒット
stand = スタンド
double = ダブル
split = スプリット
surrender = サレンダー
insurance = インシュランス
no-insurance = かけない
play-on = 続ける
early-question = ディーラーがブラックジャックかどうかわかる前に、サレンダーしますか？
swap = 交換
finish = ここで終了
cut = カット
stand-pat = 交換なし
settings = 設定
keys = キー操作
sounds = サウンド
offer-sound = 音を出す
coach = コーチ
read-table = テーブルを読み上げる
read-table-short = 読み上げ
close = 閉じる
back-to-table = テーブルに戻る
back-to-table-short = 戻る
letter-keys-note = H、S、Dなどのキーを押すと、すぐに実行されます。文字入力中は無効です。
mark-card = カードを選ぶ
move-between-cards = 前後のカードへ移動する
main-action = 主な操作
say-again = 最後の読み上げを繰り返す
without-letters = スクリーンリーダーのブラウズモードでは、文字キーはスクリーンリーダーが使います。文字キーがなくても、Tabキーでカードからボタンへ進めます。最後の読み上げはページの末尾にもあります。
rules = ルール
shared-deal-ready = 共有された山札の準備ができました。
round-waits = 途中のラウンドは保存してあります。このラウンドのあとに再開します。
round-back = 途中のラウンドに戻りました。
nothing-dealt = カードはまだ配られていません。
your-turn = あなたの番です。
dealers-turn = ディーラーの番です。
deal-is-shared = この山札は共有されたものです。
settings-unreadable = 設定を読み込めなかったので、標準の設定になっています。以前の設定は別に保存してあります。
settings-not-stored = ブラウザーがこのページに設定の保存を許可していません。設定はページを閉じるまで有効です。
no-date = ブラウザーから日付を取得できないため、今日の山札はありません。
language-not-here = 選んだ言語を読み込めませんでした。ネットワーク接続を確認してください。
language-is = 表示言語を日本語に変更しました。
new-version = 新しいバージョンがあります。再読み込みしても、続きから遊べます。
reload = 再読み込み
no-entropy = ブラウザーから乱数を得られなかったため、カードを配りませんでした。ほかの方法で配ると、カードを予測されるおそれがあります。
panicked = プログラムの不具合でページが止まりました。
this-deal = この山札
seal-note = 封印は、この山札のシャッフルを決める秘密の値の、いわば指紋です。秘密の値はラウンドのあとで公開され、封印と一致するかをだれでも確かめられます。始める前に封印を控えておき、あとで見比べてください。
shoe-seal-note = 封印は、このシューのシャッフルを決めた秘密の値の、いわば指紋です。秘密の値は、シューの最後のラウンドが終わるか、ほかのルールが適用されると公開され、封印と一致するかをだれでも確かめられます。始める前に封印を控えておき、あとで見比べてください。
daily-seal-note = 今日の山札の秘密の値は日付で決まり、だれでも前もって計算できます。そのため、この封印は何も証明しません。
shared-seal-note = この山札の秘密の値はリンクに含まれています。リンクを持つ人は、前もってカードを知ることができます。
next-seal = 次の封印
copy = コピー
copied = コピーしました。
was-shared = 共有しました。
copy-by-hand = ブラウザーがコピーを許可していません。文字を選択してコピーしてください。
not-cut = カットなし
deck-as-dealt = 配られた順の山札
check-deal = この山札を検証する
verifier = 独立した検証ページで検証する
shoe-still-sealed = 秘密の値はシューの終わりに公開されます。
check-now = いま確かめられること
compare-seal-now = この封印は、シューの最初のラウンドから最後まで変わりません。最初のラウンドの前に控えた封印と比べてください。
note-cards-now = 見たカードを控えてください。終わったラウンドのカードは、プレイ履歴にあります。
check-shoe-later = 最後のラウンドのあと、またはほかのルールが適用されたときに、秘密の値と検証へのリンクがここに表示されます。検証ではシューの全ラウンドを再現するので、封印を控えたものと、カードを実際に見たものと比べられます。
share-deal = この山札を共有する
with-decisions = 自分の選択も含める
cut-first = 自分でカットする
deal-uncut = カットせずに配る
cut-hint = シャッフルの秘密の値は封印されています。封印を控えてから、カットするか、文字列を加えてください。両方でもかまいません。
cut-knife = カットする位置
cut-nowhere = まだ位置を選んでいません
mix = 加える文字列
mix-hint = サイコロの目、好きな文、適当なキー入力など、100文字まで。シャッフルが変わるので、並びを決めるのはこちらだけではなくなります。
cut-where = カットする位置（上の枚数）
daily-deal = 今日の山札
daily-short = 今日
deal-is-daily = これは今日の山札です。
daily-blackjack = 勝ちは2点、引き分けは1点です。
daily-jacks = コイン1枚あたりの配当がそのまま得点になります（コイン5枚の場合）。10回終わると、カードの残し方をコーチが評価します。
daily-duel = 勝ちは2点、引き分けは1点です。
daily-poker = 最後の役が得点になります（ハイカード0点〜ロイヤルフラッシュ9点）。2回目以降の交換は1回ごとに1点減点です。
share-result = 共有する
rules-from-next-deal = 次の山札から：{ $rules }
rules-from-next-shoe = 次の山札から（新しく切り直します）：{ $rules }
rules-from-deal-after-this = この次の山札から：{ $rules }
rules-from-fresh-deal = 次の新しい山札から：{ $rules }
rules-stay = ルールは今のままです。
round-unreadable = 前回のラウンドを読み込めなかったので、新しく始めます。以前のデータは別に保存してあります。
round-unreadable-stays = 前回このテーブルで保存したデータを読み込めず、別の場所に残すこともできませんでした。そのままにしてあるので、このテーブルの新しいラウンドは保存されません。
played-elsewhere = 別のタブまたはウィンドウでテーブルが開かれました。両方で遊ぶと保存内容が上書きされるため、こちらのテーブルは閉じています。
play-here = こちらで遊ぶ
round-not-saved = ブラウザーがラウンドの保存を許可していません。ページを閉じるか再読み込みすると失われます。
nothing-stored = ブラウザーがこのページに保存を許可していません（プライベートウィンドウや、ほかのサイトのフレーム内など）。ページを閉じるか再読み込みすると、テーブルと設定、それに履歴に追加できないラウンドは失われます。
history-not-kept = 現在、終わったラウンドを履歴に追加できません。追加できるようになるまで、このブラウザーに残ります（直近の300ラウンドまで）。
why = なぜ？
joker-choice = ジョーカー
jokers-note = ジョーカーは、いちばん強い役になるカードの代わりになります。ファイブカードはロイヤルフラッシュの次に強い役です。
opponents = 対戦相手
one-to-three = 対戦相手を1〜3人選んでください。ラウンドの途中と共有された山札では、後の山札のための選択になります。
swap-or-stand-pat = 交換するカードを選ぶか、「交換なし」を押してください。
own-rules = 独自ルール
and-wins-ties = { $rule }、同点はディーラーの勝ち
bet = 賭け金
chips = チップ
clear-bet = クリア
double-bet = ×2：賭け金を2倍にする
repeat-bet = 前回と同じ
even-money = イーブンマネー
insurance-question = 賭け金の半分でインシュランスをかけますか？
even-money-question = イーブンマネーにしますか？　ブラックジャックの配当を1対1ですぐ受け取れます。
even-money-paid = イーブンマネーで、1対1の配当を受け取りました。
no-dealer-blackjack = ディーラーはブラックジャックではありません。
you-double = ダブルしました。
you-split = スプリットしました。
not-counted = この山札は前もって知ることができたので、チップは元のままです。
end-practice = 練習を終える
practice-not-counted = 練習の結果は成績に入りません。
practice-right = { $tried }回中{ $right }回正解
practice-left = { $left ->
    [0] リスト終了
   *[other] 残り{ $left }
}
practice-list-done = リスト終了。次に配ると最初に戻ります。
practice-seal-note = 練習では、選んだ種類の手札で始まるまで山札をシャッフルし、ブラックジャックではカットもします。そのため封印が証明するのは、配ったあとでカードを変えていないことだけで、無作為に配ったことではありません。
practice-mangled = 練習へのリンクが壊れているので、カードは配っていません。
no-such-hand = このルールではその手札が配られないので、練習できません。
coach-can-judge = コーチに評価してもらう
coach-after-play = 練習では、コーチはあなたのプレイの後に話します。
follow-chart = 戦略表の残し方も表示する
cancel-chart = 戦略表の作成を中止する
leave-chart = 最善の残し方だけ表示する
coach-is-coming = コーチの準備をしています…
cannot-work = コーチは今、計算できません。計算用のWeb Workerを起動できないか、Web Workerが異常終了しました。
why-cannot-work = ネットワークにつながらない場合や、ほかのサイトの隔離された（sandbox）フレーム内では起動できません。次の操作でもう一度試します。
lacks-words = コーチは今、話せません。コーチの文章を読み込めませんでした。
bankroll-for-bet = この賭け方に必要な資金
new-stack = 賭けるチップが足りなくなったので、新しく1000チップが配られました。
shoe-over = カットカードが出ました。次のラウンドは新しいシューから配ります。
reshuffled = シューのカードが足りなくなったので、捨て札をシャッフルし直して続けました。
won = 勝ち
pushed = 引き分け
lost = 負け
flag = 交換
wild = ワイルド
choose-cards = 交換するカードを選んでください。
solo-intro = 何枚でも何度でもカードを交換して、山札がなくなるまでにできるだけ強い役を作りましょう。
hands-made = できた役
round-over = ラウンド終了です。
jacks-intro = コインを1枚から5枚賭けます。5枚配られ、好きなカードを1回だけ交換できます。役の配当は配当表のとおりです。
hold-some = 残すカードを選んで「交換」を押します。ほかのカードが交換されます。
held-flag = 残す
pay-table = 配当表
game-and-pay-table = ゲームと配当表
strategy-chart = 戦略表
strategy-chart-short = 戦略表
decks-and-rules = { $decks }デッキ・{ $felt }
own-pay-table = 独自の配当表
duel-intro = 全員に5枚ずつ配り、1回だけ交換します。対戦相手全員より強い役なら、あなたの勝ちです。
you-stand-pat = あなたは交換しませんでした。
how-to-play = 遊び方
loading = 読み込んでいます…
guide-failed = ルールを読み込めませんでした。ネットワーク接続を確認してください。
try-again = もう一度試す
score = 成績
reset = リセット
reset-again = もう一度押すとリセット
score-reset = 成績を0に戻しました。
help-blackjack = ヒットで1枚引き、スタンドで番を終えます。次はディーラーの番です。
help-solo = いらないカードを選んで「交換」。何度でもできます。
help-jacks = いらないカードを選んで「交換」を押します。全部残すなら「交換なし」です。
help-duel = 交換は1回だけです。いらないカードを選ぶか、「交換なし」を押してください。

rank = { $rank ->
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
    [king] K
   *[ace] A
}
suit = { $suit ->
    [spades] スペード
    [hearts] ハート
    [diamonds] ダイヤ
   *[clubs] クラブ
}
rank-of-suit = { SUIT($suit) }の{ RANK($rank) }
card = { RANK-OF-SUIT($card) }

-name = Fair Deal

home-title = { -name }：ブラックジャックとドローポーカー
place-title = { $heading } – { -name }
blackjack-heading = ブラックジャック
solo-heading = ドローポーカー
jacks-heading = ビデオポーカー
duel-heading = ポーカー対戦
learn = 学ぶ
fairness-page = 公正さについて
check-page = 山札の検証
lab-page = 実験室
rules-page = ルールと戦略
hand-page = 手札の検討
counting-page = カード{"\u200B"}カウンティング
bets-page = ベットとリスク
pay-table-page = ゲームと配当表
equilibrium-page = ポーカー対戦の{"\u200B"}均衡戦略
history-page = プレイ履歴
stats-page = 成績
unknown-heading = ページが{"\u200B"}見つかりません
place-is = { $heading }。

between-listed = 、
between-two = と
before-last = 、
before-last-choice = 、
the-card = { CARD($card) }
joker = { $joker ->
    [first] 赤のジョーカー
   *[second] 黒のジョーカー
}
joker-as = { JOKER($joker) }（{ CARD($card) }）
cards = { $count }枚

left-before = 残り
left-after = 枚
left-in-deck = 山札は残り{ $count }枚です。
rounds-tally = { $won }勝{ $lost }敗{ $drawn }分け
rounds-so-far = 成績は{ $won }勝{ $lost }敗{ $drawn }分けです。

cut-after = 上から{ $count }枚でカット
mixed-in = 加えた文字列：「{ $mix }」
cut-or-mix = 先にカットする位置を選ぶか、文字列を加えてください。両方でもかまいません。
cut-is-no-number = カットの位置は、枚数を数字で入力してください。
cut-out-of-range = { $cards }枚の山札でカットできる位置は0から{ $most }までですが、{ $cut }になっています。
mix-too-long = 加える文字列は{ $most }文字までですが、{ $characters }文字あります。
mix-is-no-line = 加える文字列は1行で、制御文字は使えません。
time-of-day = { $afternoon ->
    [yes] 午後
   *[no] 午前
}{ $twelve ->
    [12] 0
   *[other] { $twelve }
}時{ $minute ->
    [0] {""}
   *[other] { $minute }分
}
ten-rounds-a-day = 全員が同じ10ラウンドを遊びます。毎日、{ $time ->
    [none] 協定世界時（UTC）の午前0時
   *[some] お住まいの地域の{ $time }
}に、世界中で同時に新しくなります。
day-points = { $points }点
round-of-day = { $date }・10回中{ $number }回目・{ day-points }
daily-over = 10回すべて終わりました。合計{ day-points }です。
-sharer = 共有した人
decision = { $action ->
    [hit] ヒット
    [stand] スタンド
    [double] ダブル
    [split] スプリット
    [surrender] サレンダー
    [insurance] インシュランス
    [no-insurance] インシュランスをかけない
   *[play-on] 続ける
}
they-decided = { -sharer }：{ $decisions ->
    [none] 選択の機会なし
   *[some] { $decisions }
}。{ $total }で{ $verdict ->
    [won] 勝ち
    [drawn] 引き分け
   *[lost] 負け
}でした。

count-true = { $rounding ->
    [down] トゥルーカウント（切り下げ）
    [nearest] トゥルーカウント（四捨五入）
   *[cut] トゥルーカウント（0に近い方へ切り捨て）
}
count-starts = ランニングカウントは{ $start }から始まります（{ $system }、{ $decks }デッキ）。
count-start-note = 開始値は本によって異なります。使っている値を入力してください。空欄なら{ $usual }です。
count-no-start = −{ $most }から{ $most }までの{ $whole ->
    [yes] 整数
   *[no] 数（小数は2桁まで）
}を入力してください。例：−20
count-verdict = { $right ->
    [yes] 正解です
   *[no] 不正解です
}。{ $true-count ->
    [none] ランニングカウントは{ $running }です。
   *[some] ランニングカウントは{ $running }、トゥルーカウントは{ $true-count }です。
}
count-score = ページを開いてからのカウント：{ $asked }回中{ $right }回正解。

language-setting = 言語
theme-setting = テーマ
faces-setting = カードの絵柄
suit-colours-setting = スートの色
speed-setting = アニメーション
letter-keys-setting = 文字キー
side-setting = ボタンの位置
cut-setting = 自分でカット
clicked-setting = カードを押すと（ビデオポーカー）
coach-by-setting = ビデオポーカーのコーチ
count-setting = カウントをたずねる（ブラックジャック）
count-by-setting = カウンティングシステム
count-rounding-setting = トゥルーカウント
off = オフ
on = オン
theme = { $theme ->
    [system] 自動
    [dark] ダーク
   *[light] ライト
}
faces = { $faces ->
    [classic] クラシック
   *[large] 大きな文字
}
suit-colours = { $colours ->
    [two] 2色
   *[four] 4色
}
speed = { $speed ->
    [off] なし
    [fast] 速い
    [normal] 普通
   *[slow] 遅い
}
side = { $side ->
    [right] 右手用
   *[left] 左手用
}
clicked = { $clicked ->
    [swapped] 交換する
   *[held] 残す
}
coach-speaks = { $coach ->
    [off] オフ
    [asked] 聞いたとき
    [after] 判断のあと
   *[always] 常に
}
coach-by = { $by ->
    [value] 最善の残し方だけ
   *[chart] 戦略表の残し方も
}
count-comes = { $count ->
    [off] オフ
    [each] 毎ラウンド
    [third] 3ラウンドごと
   *[asked] 求めたとき
}
count-rounding = { $rounding ->
    [down] 切り下げ
    [nearest] 四捨五入
   *[cut] 0に近い方へ切り捨て
}
sounds-are = { $sounds ->
    [off] サウンドをオフにしました。
   *[on] サウンドをオンにしました。
}

check = チェック
place-bet = ベット
call = コール
raise = レイズ
fold = フォールド

preset = { $preset ->
    [classic] クラシック
    [house-wins-ties] 同点は負け
    [exam] Aは常に1
    [vegas] ベガス
    [single-deck] 1デッキ
    [vegas-strip] ラスベガス・ストリップ
    [downtown] ラスベガス・ダウンタウン
    [atlantic-city] アトランティックシティ
    [european] ヨーロピアン
    [london] ロンドン
    [macau] マカオ
    [australia-obo] オーストラリア（最初のベットのみ）
   *[australia-enhc] オーストラリア（全額）
}
natural-pays-even = ブラックジャックの配当は1対1
natural-pays-six-to-five = ブラックジャックの配当は6対5
natural-pays-seven-to-five = ブラックジャックの配当は7対5
natural-pays-three-to-two = ブラックジャックの配当は3対2
natural-pays-two-to-one = ブラックジャックの配当は2対1
dealer-draws-to-17 = ディーラーは17以上で必ずスタンド、Aは常に1
dealer-at-17 = { $soft17 ->
    [stands] ディーラーは17以上で必ずスタンド
   *[hits] ディーラーはソフト17でヒット
}
promise = カードの順番は決める前に封印され、あとで確かめられます。
blackjack-intro = { $ace ->
    [one-or-eleven] 21を超えずに、ディーラーより21に近づけば勝ちです。Aは1か11、絵札は10と数えます。
   *[one] 21を超えずに、ディーラーより21に近づけば勝ちです。Aは1、絵札は10と数えます。
}
points-of-hand = { $soft ->
    [yes] ソフト{ $total }
   *[no] { $total }
}
count-of-hand = { $kind ->
    [soft] ソフト{ $total }
    [hard] ハード{ $total }
   *[plain] { $total }
}
result-player-blackjack = ブラックジャック！　あなたの勝ちです。
result-player-wins = { $you }対{ $they }であなたの勝ちです。
result-dealer-busts = ディーラーは{ $they }でバーストしました。あなたの勝ちです。
result-two-blackjacks = どちらもブラックジャックで、引き分けです。
result-draw = { $you }対{ $they }で引き分けです。
result-dealer-wins-tie = { $you }で同点です。同点はディーラーの勝ちです。
result-dealer-wins = { $they }対{ $you }でディーラーの勝ちです。
result-dealer-blackjack = ブラックジャックでディーラーの勝ちです。
result-player-busts = あなたは{ $you }でバーストしました。ディーラーの勝ちです。
all-bust = あなたの手札はすべてバーストしました。
result-surrendered = サレンダーしました。賭け金の半分が戻ります。
result-charlie = カードの枚数であなたの勝ちです。
result-bet-returned = ディーラーがブラックジャックです。この手札の賭け金は戻ります。
practice-soft = 練習：ソフトハンド
practice-pairs = 練習：ペア
practice-close = 練習：際どい判断
practice-mistakes = 練習：自分のミス

decimal-point = {"."}
bank-is = チップ：{ $chips }
bank-of-stack = チップ：{ $chips }（配布{ $stacks }回目）
bet-is = { $chips ->
    [0] 賭け金はありません。
   *[other] 賭け金は{ $chips }チップです。
}
net-nothing = チップの増減はありません。
net-amount = 収支：{ $amount }。
insurance-won = インシュランスが当たり、{ $amount }チップを受け取りました。
insurance-lost = インシュランスは外れ、{ $amount }チップを失いました。
hand-number = 手札{ $number }

between = {""}
between-rules = 、
sentence = { $phrase }。
between-descriptions = 。
rules-hold = { $name }：{ $felt }。
dealt-cards = { $cards }が配られました。
you-draw = { CARD($card) }を引きました。
you-have-count = あなたの合計は{ count-of-hand }です。
dealer-shows = ディーラーのアップカードは{ RANK($rank) }です。
you-stand-on = { count-of-hand }でスタンドしました。
dealer-turns = ディーラーが{ CARD($card) }をめくりました。
dealer-draws = ディーラーが{ CARD($card) }を引きました。
refused-not-your-turn = あなたの番ではありません。
refused-deck-empty = そのためのカードが残っていません。
refused-not-here = 今はルール上できません。
refused-too-few-chips = チップが足りません。
refused-no-bet-yet = 先に賭けてください。
refused-bet-too-high = このテーブルの賭け金は500チップまでです。
refused-out-of-step = このテーブルでは5チップ単位で賭けます。
refused-no-bets = このテーブルに賭け金はありません。
refused-bet-no-number = 賭けるチップの枚数を、25のような整数で入力してください。
withheld-too-few-chips = { $button }：チップが足りません。
withheld-deck-empty = { $button }：そのためのカードが残っていません。
withheld-totals = { $button }：ハード{ $least ->
    [11] 11
    [10] 10・11
   *[other] { $least }〜11
}のときだけです。
withheld-after-split = { $button }：スプリット後はできません。
withheld-most-hands = { $button }：手札は{ $most }つまでです。
withheld-split-aces = { $button }：スプリットしたAに配られるのは1枚だけです。
withheld-aces-not-doubled = { $button }：スプリットしたAではできません。
dealer-busts-with = ディーラーは{ $total }でバーストしました。
dealer-has-count = ディーラーの合計は{ count-of-hand }です。

opponents-turn = 対戦相手の番です。
your-hand-is = あなたの手札は{ $cards }で、合計は{ count-of-hand }です。
dealers-upcard-is = ディーラーの手札は{ CARD($upcard) }と裏向きのカードで、見えている合計は{ count-of-hand }です。
dealers-hand-is = ディーラーの手札は{ $cards }で、合計は{ count-of-hand }です。
seal-is = { seal }は{ $digits }です。
next-seal-is = { next-seal }は{ $digits }です。
secret-is = { secret }は{ $digits }です。
may-do = { $action ->
    [deal] 配る
    [cut-first] 自分でカットする
    [cut] カット
    [deal-uncut] カットせずに配る
    [hit] ヒット
    [stand] スタンド
    [double] ダブル
    [split] スプリット
    [surrender] サレンダー
    [insurance] インシュランス
    [no-insurance] かけない
    [play-on] 続ける
    [end-practice] 練習を終える
    [swap] 交換
    [finish] ここで終了
    [stand-pat] 交換なし
    [check] チェック
    [bet] ベット
    [call] コール
    [raise] レイズ
   *[fold] フォールド
}
you-may-do = できる操作：{ $moves }。

link-damaged = 共有された山札のリンクを開けませんでした。{ $why }
link-without-table = テーブルが指定されていません。
link-without-deal = 山札の情報がありません。
link-secret = { $characters ->
    [64] 秘密の値は0〜9とa〜fの64桁ですが、ほかの文字が含まれています。
   *[other] 秘密の値は0〜9とa〜fの64桁ですが、これは{ $characters }文字です。
}
link-cut-no-number = カットの位置が数字ではありません。
link-rules = 対応していないルールです。
link-rules-alone = このリンクのルールは、このテーブルにはありません。何も変更していません。
link-play = 選択の記録が山札と合いません。

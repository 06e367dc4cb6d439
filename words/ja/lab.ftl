lab-lede = 手札がなぜその役になるのか、カードが確率どおりに出るのかを確かめられます。
lab-jokers = ジョーカー
suit-heading = { $suit ->
    [spades] スペード
    [hearts] ハート
    [diamonds] ダイヤ
   *[clubs] クラブ
}
category-lines = { $category ->
    [high-card] ハイカード
    [one-pair] ワンペア
    [two-pair] ツーペア
    [three-of-a-kind] スリーカード
    [straight] ストレート
    [flush] フラッシュ
    [full-house] フルハウス
    [four-of-a-kind] フォーカード
    [straight-flush] ストレート{"\u000A"}フラッシュ
    [five-of-a-kind] ファイブカード
   *[royal-flush] ロイヤル{"\u000A"}フラッシュ
}
lab-why = なぜこの役になるのか
why-intro = カードを5枚選ぶと、役が決まるまでの質問をたどれます。
choose = 選ぶ…
all-questions = すべての質問
first-card = 1枚目
second-card = 2枚目
third-card = 3枚目
fourth-card = 4枚目
fifth-card = 5枚目
not-five-cards = ポーカーの手札は5枚です。ここには{ $cards }枚あります。
card-twice = ポーカーの手札は5枚とも違うカードです。{ CARD($card) }が2枚あります。
joker-twice = { JOKER($joker) }は1枚だけです。ここには2枚あります。
no-card = 「{ $code }」というカードはありません。ASやTDのように、A23456789TJQKの数字とSHDCのスートで書きます。
asks-one-suit = すべて{"\u000A"}同じスート？
asks-five-ranks = 5枚とも{"\u000A"}違う数字？
asks-span = 差が4、または{"\u000A"}10からA？
asks-repeats = 同じ数字は{"\u000A"}何枚？
between-lines = {""}
lab-answer = { $answer ->
    [yes] はい
    [no] いいえ
    [four-apart] 差が4
    [ace-to-ten] 10からA
    [neither] どちらでもない
    [twice] 2枚
    [twice-and-twice] 2枚と2枚
    [three-times] 3枚
    [three-times-and-twice] 3枚と2枚
    [four-times] 4枚
   *[five-times] 5枚
}
leads-to = 質問{ $number }へ
joker-one-more = { JOKER($joker) }は{ CARD($card) }になります。{ RANK($rank) }がもう1枚あると、いちばん強い役になるからです。
joker-straight = { JOKER($joker) }は{ CARD($card) }になります。作れるいちばん強いストレートに必要だからです。
joker-flush = { JOKER($joker) }は{ CARD($card) }になります。フラッシュに足りないいちばん強いカードだからです。
joker-straight-flush = { JOKER($joker) }は{ CARD($card) }になります。作れるいちばん強いストレートフラッシュに必要だからです。
joker-royal-flush = { JOKER($joker) }は{ CARD($card) }になります。ロイヤルフラッシュに必要だからです。
question-and-finding = { $question }{"\u3000"}{ $found }
found-one-suit = はい、5枚とも{ SUIT($suit) }です。
found-suits = いいえ、{ $suits }があります。
suit-in-list = { SUIT($suit) }
between-suits = 、
before-last-suit = 、
between-two-suits = と
found-five-ranks = はい、{ RANK($first) }、{ RANK($second) }、{ RANK($third) }、{ RANK($fourth) }、{ RANK($fifth) }です。
found-repeating = いいえ、{ RANK($rank) }が重なっています。
found-two-repeating = いいえ、{ RANK($first) }と{ RANK($second) }が重なっています。
found-four-apart = 差は4です。{ RANK($low) }から{ RANK($high) }まで。
found-four-apart-from-ace = 差は4です。Aを1と数えて、Aから{ RANK($high) }まで。
found-ten-to-ace = 10からAまでです。
found-neither = どちらでもありません。{ RANK($low) }から{ RANK($high) }までの差は{ $apart }です。
found-two = { RANK($rank) }が2枚です。
found-two-and-two = { RANK($high) }が2枚、{ RANK($low) }が2枚です。
found-three = { RANK($rank) }が3枚です。
found-three-and-two = { RANK($three) }が3枚、{ RANK($two) }が2枚です。
found-four = { RANK($rank) }が4枚です。
found-five = { RANK($rank) }が5枚です。
conclusion = よって、{ CATEGORY($category) }です。
experiment = 配って数える
experiment-intro = 1回ごとに52枚すべてをシャッフルし直して配ります。出た役の数を、確率から計算した期待値と比べます。
not-the-tables = ここで調べるのはシャッフルだけです（テーブルと同じものです）。テーブルで配られたカードが変えられていないかは、その山札の封印と検証で確かめます。
how-many = 配る回数
lab-cancel = 中止
lab-bars = 塗りつぶしは出た数、枠は期待値です。まれな役も見えるように、棒の長さは割合の平方根にしています。
root = 実験のシード
root-note = すべての手札がこの値から決まります。n番目の手札の秘密の値は、fair-deal/lab/1、この32バイト、nの8バイト（下位から）をつなげたもののSHA-256です。
so-many-hands = { $digits }回
no-hands = 1から{ $most }までの整数を入力してください。
done-of-all = { $done }／{ $all }回
cancelled-after = { $digits }回で中止しました。
verdict-stopped = 中止したため、判定はありません。
verdict-stopped-more = 好きなときに止められるなら、公正な配り方でも、偏って見える瞬間を選べてしまいます。判定するのは、最後まで終えた実験だけです。
verdict-too-few = 判定するには少なすぎます。
verdict-too-few-more = 検定には{ $least }回以上が必要です。
verdict-fits = 公正な配り方と矛盾しません。
verdict-fits-more = 公正に配っていても、{ $share }の実験では、結果が理論値からこれと同じか、これ以上に離れます（p値）。配り方を疑う理由はありません。
verdict-unusual = 珍しい結果ですが、起こりうることです。
verdict-unusual-more = 公正に配っていれば、理論値からこれほど離れる実験は、{ $share }しかありません（p値）。公正でも20回に1回は5%を下回ります。もう一度配って、同じになるか見てください。
verdict-does-not-fit = 公正な配り方とは言えない結果です。
verdict-does-not-fit-more = 公正に配っていれば、理論値からこれほど離れる実験の割合は、{ $share }です（p値）。偶然では1,000回に1回も起こりません。もう一度起これば、どこかがおかしいと言えます。
about-so-much = 約{ $percentage }
less-than = { $percentage }未満
more-than = { $percentage }超
test-method = カイ二乗値は{ $chi-square }、グループは{ $groups }個。まれな役は、期待値が5以上になるまでまとめて数えます。
first-hands = 最初の{ $digits }回
save = { $file ->
    [frequencies] 表を保存（CSV）
    [hands] 手札を保存（CSV）
   *[exact] 表を保存（CSV）
}
column-hand = 役
column-came-up = 出た数
column-share = 割合
column-expected = 期待値
column-exact-share = 理論上の割合
column-number = 番号
column-cards = カード
column-deciding = 決め手
column-counted = 集計
column-known = 既知の数
column-probability = 確率
column-one-in = 何回に1回
enumeration = すべての手札
enumeration-intro = 52枚から5枚を選ぶ組み合わせは2,598,960通りあります。すべての役を判定して、役ごとの数を既知の数と比べます。
enumerate = すべて判定する
agrees = { $agrees ->
    [yes] ✓ すべて既知の数と一致しました。
   *[no] ✗ 既知の数と一致しないものがあります。
}
lab-strategy = ブラックジャックの最善手
strategy-intro = ブラックジャックのどんなルールでも、ハウスエッジと、手札とアップカードごとの最善手を厳密に計算できます。

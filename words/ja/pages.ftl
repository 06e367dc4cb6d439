pages-cut = カット
pages-mix = 加えた文字列
order = 順番
in-verifier = この山札を独立した検証ページで開く
csv-note = CSVファイルは、列をコンマで、小数を点で区切ります。全体が1列になったり、12.5が日付になったりする場合は、直接開かずに表計算ソフトのインポート機能を使い、区切り文字にコンマ、小数点に「.」を指定してください。
about-csv = CSVファイルについて

fairness = { FILE("fairness.html") }
asking = ファイルの一覧を読み込んでいます…
no-list = 一覧（hashes.txt）を取得できないため、照合していません。
served = 配信されたもの：
missing = 読み込めませんでした
comparing = 比べています…
files-agree = ✓ どのファイルも一覧と一致しています。
files-differ = ✗ 一覧と一致しないか、読み込めなかったファイルがあります。
file-asked = …
file-agrees = ✓ 一致
file-differs = ✗ 不一致

check-intro = ブラウザーがたった今、リンクだけをもとに、すべてのカードを計算し直しました。
check-nothing = ラウンドが終わると、「この山札を検証する」のリンクからこのページが開き、すべてが目の前で計算し直されます。封印、シャッフル、カット、そしてどのカードがどこへ配られたか。
example = 例を検証する
example-note = これは公開されたテスト用の例です。秘密の値は最初から知られているので、何の証明にもなりません。
noted = ラウンドの前に控えた封印
noted-nothing = ここに入力するか貼り付けてください。64桁すべてがそろえば、自分で確かめた証拠になります。最初の数桁だけでは、別の封印のときにそうとわかるだけです。
noted-beginning = 64桁のうち{ $digits }桁が一致しています。最初の数桁が同じ別の山札が用意された可能性は、64桁すべてで初めて否定できます。
noted-whole = 64桁すべてが一致しています。
noted-differs = この山札の封印と違う最初の桁は、{ $digit }桁目です。
no-seal-with = 封印に使うのは0〜9とa〜fだけです。「{ $character }」は使いません。
seal-too-long = 封印は64桁ですが、これは{ $digits }桁です。
public-deal = これは{ $date }の「今日の山札」の第{ $number }ラウンドです。秘密の値は日付から決まり、全員に共通で公開されています。だれでも前もってすべてのカードを知ることができるので、封印は何の証明にもなりません。

link-refused = このリンクは検証できません。{ $why }
link-for-no-game = 対応していないゲームです。
link-for-no-rules = 対応していないルールです。
link-without-secret = 秘密の値がありません。
secret-mangled = 秘密の値は0〜9とa〜fの64桁ですが、これは{ $characters ->
    [64] 64文字で、ほかの文字が含まれています
   *[other] { $characters }文字です
}。
pages-link-cut-no-number = カットの位置が数字ではありません。
link-cut-outside = { $cards }枚の山札を上から{ $cut }枚でカットすることはできません。
link-without-seal = 封印がありません。
seal-mangled = 封印は0〜9とa〜fの64桁ですが、これは{ $characters ->
    [64] 64文字で、ほかの文字が含まれています
   *[other] { $characters }文字です
}。
link-without-decisions = 選択の記録がありません。
link-without-solution = 必要なナッシュの戦略を読み込めませんでした。ネットワークに接続していますか？
no-such-decision = { $number }番目の選択は、このゲームではできません。

consistent = このリンクの内容に矛盾はありません。
consistent-more = 秘密の値はリンクの封印と一致し、リンクの選択どおりに進めるとラウンドが終わります。ただし、そういうリンクはだれにでも作れるので、これだけでは何の証明にもなりません。ラウンドの前にあなたが控えた封印と同じで、カードも実際に見たものと同じなら、自分で確かめた証拠になります。
fair = 秘密の値は、あなたが封印を控えたときには決まっていました。
fair-more = 控えた封印と一致するので、あとから選び直すことはできません。ルール、加えた文字列、カット、選択はリンクに書かれているものです。どれもあなたのもので、下のカードも実際に見たものなら、すり替えはありません。
other-seal-in-link = リンクの秘密の値が、リンクの封印と一致しません。
other-seal-in-link-more = 別の秘密の値が封印されたか、このリンクが書き換えられたか、作り物です。
other-seal-noted = あなたが封印を控えた山札ではありません。
other-seal-noted-more = 秘密の値は、別の封印のものです。桁をもう一度見比べてください。打ち間違いか、次の山札など別の山札の封印を控えたのかもしれません。どちらでもなければ、封印された秘密の値ではありません。
impossible = このラウンドは実際には起こりえません。
impossible-more = 封印は一致しますが、このカードでは{ $number }番目の選択がルールに反します。リンクのルール、加えた文字列、カット、選択のどれかが、実際のラウンドのものではありません。
unfinished = このラウンドは終わっていません。
unfinished-more = 封印は一致しますが、リンクの最後の選択のあともラウンドが続きます。リンクのルール、加えた文字列、カット、選択のどれかが、終わったラウンドのものではありません。

step = { $step ->
    [seal] 封印
    [key] 鍵
    [pack] 新しい山札
    [shuffle] シャッフル
    [cut] カット
   *[round] ラウンド
}
finding = { $finding ->
    [agrees] 一致
    [differs] 不一致
   *[worked-out] 計算済み
}
explain-seal = fair-deal/seal/1と秘密の値をつなげたもののSHA-256が封印です。
explain-key = fair-deal/shuffle/2、秘密の値、加えた文字列（あれば）をつなげたもののSHA-256が、この山札のシャッフルを決める鍵です。
explain-round = リンクにある選択のとおりに、もう一度配ります。
shown-seal = リンクにある封印
computed-seal = 秘密の値から計算した封印
seals = { $agree ->
    [yes] 一致しています。この秘密の値は、リンクの封印のものです。
   *[no] 一致しません。この秘密の値は、リンクの封印のものではありません。
}
explain-pack = { $jokers ->
    [none] どの山札も、この順番から始まります。
    [one] ジョーカー1枚の山札は、どれもこの順番の53枚から始まります。X1は赤のジョーカーです。
   *[two] ジョーカー2枚の山札は、どれもこの順番の54枚から始まります。X1は赤、X2は黒のジョーカーです。
}
explain-shuffle = 鍵のChaCha20ストリームが、どの2枚を入れ替えるかを{ $swaps }回決めます。入れ替え後の順番は次のとおりです。
swaps = { $count }回の入れ替え
swaps-read = 各行は、入れ替えた2枚の位置です（1から数えます）。
was-not-cut = カットはなく、順番はそのままです。
was-cut = 上から{ $cut }枚が山札のいちばん下へ移りました。この順番で配ります。
compare = ルール、加えた文字列、カット、選択はリンクに書かれているとおりで、封印には含まれません。ここのカードを、実際に見たカードと比べてください。
pages-why = これで証明されること、されないこと

decision-refused = { $number }番目の選択はルールに反します。
round-not-over = 最後の選択のあとも、ラウンドは終わっていません。
round-number = 第{ $number }ラウンド：
duel-won = あなたの勝ちです（{ $hand }）。
duel-tied = { CHARACTER($who) }と引き分けです（{ $hand }）。
duel-lost = { CHARACTER($who) }の勝ちです（{ $hand }）。
pages-dealt = 配られたカード：{ CARDS($count) }
undealt = 山札に残ったカード：{ CARDS($count) }
pages-hands = 手札
further-hands = 2番目以降のハンド
explain-hands = k番目のハンドは、最初の5枚を除いた新しい山札を、それぞれの鍵でシャッフルして引きます。鍵は、fair-deal/hand/1、手順2の鍵、4バイトのk（下位から）をつないだもののSHA-256です。
first-five = 最初の手札
kept-five = 最初の手札（交換なし）
drawn = 引いたカード
last-five = 最後の手札
discarded = （交換）
own-hand = あなた
loses-to-yours = あなたより弱い
ties-with-yours = あなたと同じ強さ
beats-yours = あなたより強い

went-nowhere = 山札
went-to-you = あなた
went-up = ディーラー（アップカード）
went-down = ディーラー（ホールカード）
went-by-hit = あなた（ヒット）
went-by-double = あなた（ダブル）
went-to-dealer = ディーラー（ヒット）
went-to-hand = 手札{ $hand }
went-to-hand-by-hit = 手札{ $hand }（ヒット）
went-to-hand-by-double = 手札{ $hand }（ダブル）
went-to-seat = 席{ $seat }
went-with-deal = 最初の手札
went-with-swap = 交換{ $swap }回目
went-to-you-in-duel = { $drawn ->
    [yes] あなた（交換）
   *[no] あなた
}
went-to-opponent = { $drawn ->
    [yes] { CHARACTER($who) }（交換）
   *[no] { CHARACTER($who) }
}

commit = コミット
licence = ライセンス：
source = ソースコード

learn-lead = 最初の1枚から上級者のプレイまで。1回遊んでから、次のステップへ進みましょう。
learn-rounds = あなたの記録
learn-fairness = 公正な配り方
learn-blackjack-table = ディーラーより21に近づけるゲームです。コーチ（電球のボタン）が、それぞれの選択の価値を教えます。
learn-guide = 今のテーブルのルールを2分で読めます。
learn-rules = 今のルールで最善の打ち方がわかる表と、ミスをした手札の練習です。
learn-hand = 好きなカードを選んで、それぞれの選択の価値を調べられます。
learn-counting = カードのタグからトゥルーカウントまでの練習と、カウントで変わる打ち方です。
learn-bets = カウントに合わせて賭けたときの収支と、すべてを失う危険がわかります。
learn-video-poker-table = 残すカードを選び、ほかを交換して、配当表どおりに受け取ります。
learn-pay-table = 全ゲームの還元率と戦略表、際どい判断の練習です。
learn-solo-draw-table = 山札がなくなるまで何度でも交換できます。コーチが役ごとの確率を示します。
learn-poker-match-table = 相手は3人まで。チップを賭けても、賭けなくても対戦できます。
learn-equilibrium = 2人対戦の均衡戦略が、どの手でどう打つか。ブラフも含みます。
learn-daily = 1日10ラウンド、全員同じ山札です。結果は実力と運を分けて示します。
learn-history = これまでのすべてのラウンドを、カード1枚ずつ見返せます。
learn-stats = 収支と、そのうちどれだけが運だったかがわかります。
learn-settings = 言語、色、速さ、音、キーを変えられます。
learn-is-it-fair = 最初の選択の前に山札が決まる仕組みと、それをだれでも確かめられる方法です。
learn-check = 終わったラウンドを、秘密の値から計算し直します。
learn-lab = 役の強さの理由と、数百万回配ってシャッフルを確かめる検定です。
learn-misplayed = ミスをした手札を練習する
learn-lessons = レッスン
learn-lessons-rules = 「{ $rules }」の戦略表を一手ずつ覚えます。覚えたものは、忘れかけるころにもう一度出ます。
lesson = { $lesson ->
    [hard] ハードハンド
    [soft] ソフトハンド
    [pairs] ペア
    [specials] ダブルとサレンダー
    [chart] 戦略表の全体
    [tags] カードごとの数値
    [trays] トレーのデッキ数
    [true-counts] トゥルーカウント
    [indices] カウントで変わるプレイ
    [ranks] ポーカーの役
    [rows] 残すカード
    [match-before] 交換前のベット
    [match-swap] 交換
   *[match-after] 交換後のベット
}
lesson-about = { $lesson ->
    [hard] エースがないか、エースを1と数える手です。12以上なら、次のカードでバーストすることがあります。
    [soft] エースを11と数える手です。エースを1と数え直せるので、次のカードではバーストしません。
    [pairs] 同じ数のカード2枚です。スプリットするか、1つの手としてプレイします。
    [specials] 賭け金を倍にして1枚だけ引く手と、賭け金の半分で降りる手、それに似た手です。
    [chart] すべての手を、役に立つ順に出します。
    [tags] それぞれのカードをランニングカウントにいくつ足すかを覚えます。
    [trays] ディスカードトレーにあるデッキ数を0.5単位で見積もります。残りのデッキ数で割るためです。
    [true-counts] ランニングカウントを、まだ見ていないデッキの数で割り、切り下げます：0.5は0に、−0.5は−1になります。
    [indices] Illustrious 18とFab 4のうち、このルールで使えるものを、このルールのインデックスで覚えます。
    [ranks] 10種類の役と、その強さの順、配られる割合。
    [rows] 戦略表を一行ずつ覚えます。忘れると損の大きい行から出ます。
    [match-before] 配られた5枚で、ベット、コール、レイズ、フォールドを選びます。同じ価値の行動が二つあるときは、どちらも正解です。
    [match-swap] 均衡戦略が何枚交換し、どれを残すか。
   *[match-after] 二人とも交換した後に、ベット、コール、レイズ、フォールドを選びます。同じ価値の行動が二つあるときは、どちらも正解です。
}
lesson-met = 復習：{ $due } · 覚えた：{ $known }
lesson-progress = 復習：{ $due } · 新しい手：{ $new } · 覚えた：{ $known }
lesson-loss = まだ覚えていない手で、100回に賭け金およそ{ $loss }回分を失います。
lesson-begin = 始める：{ $hands }回
lesson-preparing = それぞれの間違いの損を計算しています：ディーラーのカード{ $all }種類のうち{ $done }種類。
lesson-cancel = キャンセル
lesson-question = { $hand }：{ $cards }。ディーラーは{ $up }です。
lesson-hand = あなた：{ $hand }
lesson-dealer = ディーラー
lesson-right-is = 戦略表では「{ $play }」です。
lesson-costs = 「{ $play }」は、{ $hand }対ディーラー{ $up }の平均で、賭け金{ $cost }回分の損です。
lesson-hard = ハード{ $total }
lesson-none = 「{ $rules }」のルールでは、このレッスンの手は出ません。
lesson-over = { $ending ->
    [all-asked] レッスンはここまでです。
    [nothing-due] 今、復習するものはもうありません。
   *[ended] レッスンを終えました。
}
lesson-all = すべてのレッスン
lesson-not-stored = 答えは保存されていません。{ $why }
learn-due = 今の復習：{ $due }
exam = 試験
exam-about = 100回の手を続けて出します。途中で答えは出ません。最後に、あなたの打ち方の損がわかります。
exam-taken = 受験済みの試験です。そのときの打ち方の損は、1回につき賭け金の{ $cost } ± { $error }でした。同じ手が出ます。
exam-mark = あなたの打ち方の損は、1回につき賭け金の{ $cost } ± { $error }です。
exam-edge = 最善の打ち方なら、このテーブルの1回の値打ちは賭け金の{ $worth }です。
exam-link = この試験と結果へのリンク
exam-mistake = { $hand }、ディーラー{ $up }：「{ $right }」でなく「{ $play }」、賭け金{ $cost }回分の損
learn-lessons-count = ルールは「{ $rules }」です。
learn-lessons-pays = 配当表は「{ $game }」です。
lesson-system = カウンティングシステム
lesson-begin-questions = 始める：最大{ $questions }問
lesson-preparing-rows = 戦略表と、それぞれの間違いの損を計算しています。
lesson-tag-question = { $system }で{ $card }はいくつ？
lesson-tag-is = { $system }で{ $card }は{ $tag }です。
lesson-division = { $running } ÷ { $decks } = { $exact }。
lesson-count-costs = このカウントでは「{ $play }」は賭け金{ $cost }回分の損です。
lesson-hold-question = どのカードを残しますか？{ $cards }。
lesson-hold = どのカードを残しますか？
lesson-draw = ドロー
lesson-hold-is = 戦略表：{ $row }。{ $cards }を残します。
lesson-hold-none = 戦略表では、1枚も残さずに5枚引きます。
lesson-hold-costs = その残し方は賭け金{ $cost }回分の損です。
progress = 進み具合
progress-about = レッスンとテーブルでの間違いを、種類ごとにまとめたものです。「{ $rules }」と「{ $game }」のものです。
progress-none = この4週間は回答がありません。
progress-kind = レッスン
progress-week = { $week ->
    [last] この7日間
    [second] 8〜14日前
    [third] 15〜21日前
   *[fourth] 22〜28日前
}
progress-cell = { $asked }問中{ $wrong }問間違い
progress-cost = 賭け金{ $cost }回分
progress-costs-are = 賭け金は、テーブルで同じ割合で間違えたときに100回で失う額です。
progress-work-out = 間違いの損を計算する
progress-worst = いちばん練習したいもの：{ $lesson }
goal = 1日の目標
goal-none = 目標なし
goal-decisions = { $decisions }問
goal-today = 今日：{ $goal }問中{ $done }問。
lesson-why-dealer = { $up }を見せたディーラーは{ $dealer }の確率でバーストします。
lesson-why-busts = { $up }を見せたディーラーは{ $dealer }の確率でバーストします。次のカードで{ $helps }は手がよくなり、{ $busts }はバーストします。{ $neither ->
    [none] {""}
   *[some] 残りの{ $neither }はどちらでもありません。
}
lesson-why-safe = { $up }を見せたディーラーは{ $dealer }の確率でバーストします。次のカードで{ $helps }は手がよくなり、バーストはしません。
lesson-why-surrender = 続けると、このカードは平均で賭け金{ $loss }回分の損です。サレンダーは0.5回分の損です。
lesson-index-is = トゥルーカウント{ $index }以上で「{ $play }」です。
goal-reached = 今日：{ $done }問。目標の{ $goal }問に届きました。
lesson-rank = この手札の役は？
lesson-rank-question = この手札の役は？ { $cards }。
lesson-rank-is = { $hand }。{ $deals }回に1回の割合で配られます。
lesson-rank-order = 強い順：{ $hands }。
learn-mangled = リンクの一部を読み取れないため、代わりに通常の内容を表示しています。
lesson-tray = このトレーには{ $decks }デッキ入ります。今は何デッキ入っていますか？
learn-lessons-match = ベットのある2人の対戦です。相手のナッシュは均衡戦略でプレイします。
lesson-preparing-match = 手札を選び、ミスの損を計算しています。
lesson-match-move = どうしますか？
lesson-match-swap = 何枚交換しますか？
lesson-match-kept = { $swap }：{ $cards }を残します。
lesson-match-best = 均衡戦略に対する最善：{ $plays }。
lesson-match-swap-costs = { $cards }交換すると、平均で{ $chips }チップの損です。
lesson-match-costs = { $action }は平均で{ $chips }チップの損です。
lesson-match-first = あなたが先に行動します。
lesson-why-tens = 残りのカードの約{ $tens }が10点札です。1組全体では{ $usual }です。
lesson-why-insurance = 残りのカードの約{ $tens }が10点札です。{ $even }を超えるとインシュランスは得です。
lesson-why-hold = 正しい残し方は{ $wins }の確率で当たり、平均で賭け金{ $bets }回分です。
lesson-your-hold = あなたの残し方は{ $wins }の確率で当たり、平均で{ $bets }回分、{ $cost }回分の損です。
lesson-why-call = コールは{ $chips }チップ。この後ベットがなければ、勝率が{ $price }を超えると得です。
lesson-why-own = 均衡戦略では、ここに来る手の約{ $share }が{ $step ->
    [check] チェック
    [bet] ベット
    [fold] フォールド
    [call] コール
   *[raise] レイズ
}します。
lesson-rules = 要点
lesson-rules-work = このレッスンの要点を計算しています…
lesson-rules-order = 上から見て、最初に当てはまる行に従います。
lesson-rule = { $play ->
    [surrender] できればサレンダー
    [split] スプリット
    [double] できればダブル
    [stand] スタンド
   *[hit] ヒット
}：{ $hands }。
lesson-rule-against = { $hands }（ディーラー{ $upcards }）
lesson-rule-any = { $hands }（どのカードでも）
lesson-rule-up = { $total }以上
lesson-rule-between = ；
lesson-rule-hit = それ以外：ヒット。
lesson-rule-never = スプリットしない：{ $pairs }。
lesson-rule-total = それ以外のペア：合計点でプレイ。
lesson-rule-tag = { $tag }：{ $cards }
lesson-rule-black = 黒の{ $rank }
lesson-rule-red = 赤の{ $rank }
lesson-rule-tray = トレーの高さを{ $decks }等分します。1つ分が1デッキです。
lesson-rule-left = 残りのデッキ数：{ $decks } − トレーのデッキ数。
lesson-rule-divide = トゥルーカウント = ランニングカウント ÷ 残りのデッキ数（切り下げ）。
lesson-rule-index = プレイごとにインデックスがあります。トゥルーカウントがそれ以上ならそのプレイ、未満ならもう一方が正解です。
lesson-rule-tens = カウントが高いほど、残りのカードに10点札が多くなります。
lesson-rule-ranks = どの役も、下の役に勝ちます。
lesson-rule-rank = { $hand }：{ $category ->
    [royal-flush] 同じスートのA・K・Q・J・10
    [straight-flush] 同じスートで続いた5枚
    [four-of-a-kind] 同じ数が4枚
    [full-house] 同じ数が3枚と、別の同じ数が2枚
    [flush] 同じスートが5枚
    [straight] 続いた5枚。Aはいちばん上か、2の前
    [three-of-a-kind] 同じ数が3枚
    [two-pair] 同じ数が2枚ずつ2組
    [one-pair] 同じ数が2枚
    [five-of-a-kind] ジョーカーを入れて同じ数が5枚
   *[high-card] どれでもない手
}
lesson-rule-rows = 戦略表を上から読み、手札にある最初の行を残して、ほかを交換します。
lesson-rule-no-row = どの行もなければ、5枚とも交換します。
lesson-rule-price = コールの値段は、払う額 ÷ 払った後のポットです。この後ベットがなければ、勝率がそれより高いときにコールします。
lesson-rule-swap = 基本は、ペアやスリーカードなど、できている役を残して、ほかを交換します。
lesson-next = 次：{ $lesson }
lesson-again = もう一度
learn-start = 始める：{ $lesson }
learn-go-on = 続ける：{ $lesson }
lesson-one-bet = このルールにはベットがありません。ここでは1ラウンドを賭け金1回分と数えます。
learn-known-elsewhere = { $rules }：覚えた{ $known }、復習{ $due }

//! The fixed phrases.

use crate::text::phrases::Phrases;

pub(in crate::text) static PHRASES: Phrases = Phrases {
    unknown: "このアドレスでは何も配られていません。ゲームはこちらです。",
    games: "ゲーム",

    face_down: "裏向きのカード",

    seal: "封印",
    secret: "秘密の値",
    shared: "共有",
    dealer: "ディーラー",
    you: "あなた",
    actions: "操作",

    deal: "配る",
    hit: "ヒット",
    stand: "スタンド",
    swap: "交換",
    finish: "終了",
    cut: "カット",
    stand_pat: "交換なし",
    settings: "設定",
    keys: "キー操作",
    sounds: "サウンド",
    read_table: "テーブルを読み上げる",
    close: "閉じる",
    back_to_table: "テーブルに戻る",

    letter_keys_note: "H、S、Dなどのキーを押すと、すぐに実行します。文字の入力中は働きません。",
    mark_card: "カードを選ぶ",
    move_between_cards: "カードの間を移動する",
    main_action: "主な操作",

    rules: "ルール",

    shared_deal_ready: "共有された山札の用意ができました。",

    nothing_dealt: "カードはまだ配られていません。",
    your_turn: "あなたの番です。",
    dealers_turn: "ディーラーの番です。",
    deal_is_shared: "この山札は共有されたものです。",

    settings_unreadable: "設定を読み込めなかったので、標準の設定で始めます。保存されていた内容は別に残してあります。",
    settings_not_stored: "ブラウザーがこのページに設定の保存を許可していません。設定はページを閉じるまで有効です。",
    no_date: "ブラウザーから日付を取得できないため、今日の配りはありません。",
    no_entropy: "ブラウザーから乱数を得られなかったので、配りませんでした。\
         ほかの方法で配ると、カードを予想されるおそれがあります。",
    panicked: "こちらの不具合でページが止まりました。",

    this_deal: "この山札",
    seal_note: "この山札のカードは、封印が表示される前にすべて決まっています。ラウンドが終わると秘密の値が公開され、封印と一致するかをだれでも確かめられます。",
    copy: "コピー",
    copied: "コピーしました。",
    was_shared: "共有しました。",
    copy_by_hand: "ブラウザーがコピーを許可していません。文字を選択してコピーしてください。",
    not_cut: "カットなし",
    deck_as_dealt: "配られた順の山札",
    check_deal: "この山札を検証する",
    verifier: "別のプログラムで検証する",
    share_deal: "この山札を共有する",
    with_decisions: "自分の選択も含める",
    cut_hint: "山札はシャッフルされ、封印されています。好きな位置でカットすると配られます。",
    cut_where: "カットする位置（上の枚数）",
    daily_deal: "デイリー",
    deal_is_daily: "これは今日の山札です。",
    daily_note: "全員が同じ10ラウンドをプレイします。協定世界時の0時に新しくなります。",
    daily_wins: "勝ちは2点、引き分けは1点です。",
    daily_poker: "最後の手札が、ハイカードの0点からロイヤルフラッシュの9点までで数えられます。2回目からの交換は1回につき1点引かれます。",
    share_result: "共有する",
    round_unreadable: "前回のラウンドを読み込めなかったので、新しいテーブルを用意しました。保存されていた内容は別に残してあります。",
    round_not_saved: "ブラウザーがラウンドの保存を許可していません。ページを閉じるか再読み込みすると失われます。",
    why: "なぜ？",
    joker_choice: "ジョーカー",
    jokers_note: "ジョーカーは一番役に立つカードとして扱われます。ファイブカードはロイヤルフラッシュの次に強い役です。",
    opponents: "対戦相手",
    one_to_three: "相手は1人から3人です。ラウンドの途中と共有された山札では変えられません。",
    swap_or_stand_pat: "交換するカードを選ぶか、「交換なし」を押してください。",

    flag: "交換",
    choose_cards: "交換するカードを選んでください。",
    solo_intro: "何枚でも何度でもカードを交換して、山札がなくなるまでにできるだけ強い役を作りましょう。",
    hands_made: "できた役",
    round_over: "ラウンド終了です。",
    duel_intro: "全員に5枚ずつ配り、1回だけ交換します。テーブルの全員に勝てばあなたの勝ちです。",
    you_stand_pat: "あなたは交換しませんでした。",
};

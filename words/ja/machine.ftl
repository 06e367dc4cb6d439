## The games of video poker, and the hands that they pay.

game-name = { $game ->
    [jacks-or-better] ジャックスオアベター
    [tens-or-better] テンズオアベター
    [bonus] ボーナスポーカー
    [bonus-deluxe] ボーナスポーカー・デラックス
    [double-bonus] ダブルボーナスポーカー
    [double-double-bonus] ダブルダブルボーナス
    [triple-double-bonus] トリプルダブルボーナス
    [all-american] オールアメリカン
    [aces-and-faces] エースアンドフェイス
    [aces-and-eights] エースアンドエイト
    [super-aces] スーパーエースボーナス
    [white-hot-aces] ホワイトホットエース
    [super-double-bonus] スーパーダブルボーナス
    [triple-bonus-plus] トリプルボーナスプラス
    [royal-aces] ロイヤルエースボーナス
    [deuces] デュースワイルド
    [double-deuces] ダブルデュースワイルド
    [loose-deuces] ルースデュースワイルド
    [bonus-deuces] ボーナスデュースワイルド
    [joker-kings] ジョーカーポーカー（Kのペア以上）
    [joker-aces] ジョーカーポーカー（Aのペア以上）
   *[joker-two-pair] ジョーカーポーカー（ツーペア以上）
}

table-of = { GAME-NAME($game) }{ $name }

class = { $class ->
    [royal-flush] ロイヤルフラッシュ
    [four-deuces] デュース4枚
    [four-deuces-with-ace] デュース4枚とA
    [four-deuces-other] デュース4枚（A以外）
    [wild-royal] ワイルドロイヤルフラッシュ
    [five-of-a-kind] ファイブカード
    [five-aces] Aのファイブカード
    [five-3s-to-5s] 3〜5のファイブカード
    [five-6s-to-kings] 6〜Kのファイブカード
    [straight-flush] ストレートフラッシュ
    [four-of-a-kind] フォーカード
    [four-aces] Aのフォーカード
    [four-aces-with-2-to-4] Aのフォーカードと2〜4
    [four-aces-other-kicker] Aのフォーカードと5〜K
    [four-2s-to-4s] 2〜4のフォーカード
    [four-2s-to-4s-with-ace-to-4] 2〜4のフォーカードとA〜4
    [four-2s-to-4s-other-kicker] 2〜4のフォーカードと5〜K
    [four-5s-to-kings] 5〜Kのフォーカード
    [four-5s-to-tens] 5〜10のフォーカード
    [four-2s-to-tens] 2〜10のフォーカード
    [four-jacks-to-kings] J〜Kのフォーカード
    [four-eights] 8のフォーカード
    [four-sevens] 7のフォーカード
    [four-of-other-ranks] その他のフォーカード
    [full-house] フルハウス
    [flush] フラッシュ
    [straight] ストレート
    [three-of-a-kind] スリーカード
    [two-pair] ツーペア
    [tens-or-better] 10のペア以上
    [jacks-or-better] Jのペア以上
    [kings-or-better] Kのペア以上
   *[pair-of-aces] Aのペア
}

deuces-are-wild = 2（デュース）はワイルドカードで、いちばん有利なカードとして使えます。

joker-is-wild = ジョーカーはワイルドカードで、いちばん有利なカードとして使えます。

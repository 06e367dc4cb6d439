## The games of video poker, and the hands that they pay.

game-name = { $game ->
    [jacks-or-better] ジャックス{"\u200B"}オアベター
    [tens-or-better] テンズ{"\u200B"}オアベター
    [bonus] ボーナス{"\u200B"}ポーカー
    [bonus-deluxe] ボーナス{"\u200B"}ポーカー・{"\u200B"}デラックス
    [double-bonus] ダブルボーナス{"\u200B"}ポーカー
    [double-double-bonus] ダブルダブル{"\u200B"}ボーナス
    [triple-double-bonus] トリプルダブル{"\u200B"}ボーナス
    [all-american] オール{"\u200B"}アメリカン
    [aces-and-faces] エースアンド{"\u200B"}フェイス
    [aces-and-eights] エースアンド{"\u200B"}エイト
    [super-aces] スーパーエース{"\u200B"}ボーナス
    [white-hot-aces] ホワイトホット{"\u200B"}エース
    [super-double-bonus] スーパーダブル{"\u200B"}ボーナス
    [triple-bonus-plus] トリプルボーナス{"\u200B"}プラス
    [royal-aces] ロイヤルエース{"\u200B"}ボーナス
    [deuces] デュース{"\u200B"}ワイルド
    [double-deuces] ダブルデュース{"\u200B"}ワイルド
    [loose-deuces] ルースデュース{"\u200B"}ワイルド
    [bonus-deuces] ボーナスデュース{"\u200B"}ワイルド
    [joker-kings] ジョーカー{"\u200B"}ポーカー{"\u200B"}（Kのペア以上）
    [joker-aces] ジョーカー{"\u200B"}ポーカー{"\u200B"}（Aのペア以上）
   *[joker-two-pair] ジョーカー{"\u200B"}ポーカー{"\u200B"}（ツーペア以上）
}

table-of = { GAME-NAME($game) }{"\u200B"}{ $name }

class = { $class ->
    [royal-flush] ロイヤルフラッシュ
    [four-deuces] デュース4枚
    [four-deuces-with-ace] デュース4枚とA
    [four-deuces-other] デュース4枚（A以外）
    [wild-royal] ワイルド{"\u200B"}ロイヤルフラッシュ
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

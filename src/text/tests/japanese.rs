//! The messages of the tables in Japanese.

use crate::blackjack::Action::{Hit, Stand};
use crate::core::Card;
use crate::text::language::Language;
use crate::text::testing::{
    blackjack_descriptions, blackjack_story, compared, hands, link_errors, poker_match_story,
    refusals, results, score, solo_draw_descriptions, solo_draw_story,
};
use crate::text::words;

#[test]
fn cards_are_named_and_counted() {
    let card = |code: &str| words(Language::Japanese).card(code.parse().expect(code));
    assert_eq!(
        ["AS", "TH", "KD", "2C", "JS", "QH"].map(card),
        [
            "スペードのA",
            "ハートの10",
            "ダイヤのK",
            "クラブの2",
            "スペードのJ",
            "ハートのQ"
        ]
    );
    let list = |codes: &str| words(Language::Japanese).list(&Card::parse_list(codes).expect(codes));
    assert_eq!(list("AS"), "スペードのA");
    assert_eq!(list("AS TH"), "スペードのAとハートの10");
    assert_eq!(list("AS TH KD"), "スペードのA、ハートの10、ダイヤのK");
    assert_eq!(
        [0_u32, 1, 52].map(|count| words(Language::Japanese).cards(count)),
        ["0枚", "1枚", "52枚"]
    );
    assert_eq!(words(Language::Japanese).left(47).join("47"), "残り47枚");
}

#[test]
fn points_are_soft_or_hard() {
    let points = |codes: &str| words(Language::Japanese).points(score(codes));
    assert_eq!(
        ["AS 7H", "TS 7H", "5S 4H"].map(points),
        ["ソフト18", "17", "9"]
    );
    let told = |codes: &str| words(Language::Japanese).you_have(score(codes));
    assert_eq!(
        ["AS 7H", "TS 7H", "5S 4H", "TS 7H 8C"].map(told),
        ["ソフト18", "ハード17", "9", "25"].map(|count| format!("あなたの合計は{count}です。"))
    );
}

#[test]
fn every_result_has_its_own_sentence() {
    assert_eq!(
        results(Language::Japanese),
        [
            "ブラックジャック！　あなたの勝ちです。",
            "20対18であなたの勝ちです。",
            "ディーラーは26でバーストしました。あなたの勝ちです。",
            "18対18で引き分けです。",
            "どちらもブラックジャックで、引き分けです。",
            "19対18でディーラーの勝ちです。",
            "18で同点です。同点はディーラーの勝ちです。",
            "ブラックジャックでディーラーの勝ちです。",
            "あなたは23でバーストしました。ディーラーの勝ちです。",
            "サレンダーしました。賭け金の半分が戻ります。",
            "カードの枚数であなたの勝ちです。",
            "ディーラーがブラックジャックです。この手札の賭け金は戻ります。",
        ]
    );
}

#[test]
fn every_category_has_a_name_with_its_ranks() {
    assert_eq!(
        hands(Language::Japanese),
        [
            "Aハイ",
            "6のワンペア",
            "8と5のツーペア",
            "2のスリーカード",
            "5ハイのストレート",
            "Aハイのフラッシュ",
            "3のフルハウス（Aのペア）",
            "3のフォーカード",
            "9ハイのストレートフラッシュ",
            "8のファイブカード",
            "ロイヤルフラッシュ",
        ]
    );
}

#[test]
fn blackjack_round_has_announcements() {
    assert_eq!(
        blackjack_story(Language::Japanese, 243, &[Hit, Stand]),
        [
            "共有された山札の準備ができました。",
            "ハートの6とクラブのAが配られました。あなたの合計はソフト17です。ディーラーのアップカードは2です。",
            "ハートの10を引きました。あなたの合計はハード17です。ディーラーのアップカードは2です。",
            "ハード17でスタンドしました。ディーラーがハートの5をめくりました。ディーラーの合計は7です。",
            "ディーラーがクラブの9を引きました。ディーラーの合計はハード16です。",
            "ディーラーがスペードの10を引きました。ディーラーは26でバーストしました。あなたの勝ちです。",
        ]
    );
    assert_eq!(
        blackjack_story(Language::Japanese, 15, &[Hit])[2],
        "スペードの6を引きました。ディーラーの合計は10です。あなたは23でバーストしました。ディーラーの勝ちです。"
    );
}

#[test]
fn solo_draw_round_has_announcements() {
    assert_eq!(
        solo_draw_story(Language::Japanese, 24, &[&[1, 3], &[]]),
        [
            "共有された山札の準備ができました。",
            "手札はハートの6、ダイヤの4、ダイヤのA、スペードの10、ハートのAで、Aのワンペアです。",
            "ダイヤの4を選びました。1枚選んでいます。",
            "スペードの10を選びました。2枚選んでいます。",
            "2枚交換しました。手札はハートの6、ハートの10、ダイヤのA、スペードの6、ハートのAで、Aと6のツーペアです。山札は残り45枚です。",
            "交換するカードを選んでから「交換」を押してください。",
            "ラウンド終了です。最高の役はAと6のツーペアです。",
        ]
    );
}

#[test]
fn tables_have_descriptions() {
    let descriptions = blackjack_descriptions(Language::Japanese, 243, &[Hit, Stand]);
    assert_eq!(
        descriptions[1],
        "ブラックジャック。クラシック：ディーラーは17以上で必ずスタンド。あなたの番です。あなたの手札はハートの6とクラブのAで、合計はソフト17です。ディーラーの手札はスペードの2と裏向きのカードで、見えている合計は2です。山札は残り48枚です。この山札は共有されたものです。成績は0勝0敗0分けです。封印は5515327fです。できる操作：ヒット、スタンド。"
    );
    let descriptions = solo_draw_descriptions(Language::Japanese, 24, &[&[1, 3]]);
    assert_eq!(
        descriptions.last().map(String::as_str),
        Some(
            "ドローポーカー。ラウンド終了です。手札はハートの6、ハートの10、ダイヤのA、スペードの6、ハートのAで、Aと6のツーペアです。最高の役はAと6のツーペアです。カードはハートの6、ハートの10、ダイヤのA、スペードの6、ハートのAです。できた役はツーペア1回、ワンペア1回です。山札は残り45枚です。この山札は共有されたものです。封印はa3dc5c03です。秘密の値は18181818です。できる操作：配る、自分でカットする。"
        )
    );
}

#[test]
fn every_refusal_says_why() {
    assert_eq!(
        refusals(Language::Japanese),
        [
            "ラウンドはもう終わっています。",
            "交換するカードを選んでから「交換」を押してください。",
            "2枚選びましたが、山札は残り1枚です。交換できるのは1枚までです。",
            "5枚選びましたが、山札は残り2枚です。交換できるのは2枚までです。",
            "5枚選びましたが、山札は残り4枚です。交換できるのは4枚までです。",
            "手札は5枚のはずですが、4枚あります。",
            "山札にスペードのQが2枚ありました。",
            "山札に同じジョーカーが2枚ありました。",
            "「1S」というカードはありません。",
        ]
    );
}

#[test]
fn damaged_links_have_error_messages() {
    let told = |why: &str| ["共有された山札のリンクを開けませんでした。", why].concat();
    assert_eq!(
        link_errors(Language::Japanese),
        [
            "テーブルが指定されていません。",
            "山札の情報がありません。",
            "秘密の値は0〜9とa〜fの64桁ですが、これは1文字です。",
            "秘密の値は0〜9とa〜fの64桁ですが、これは40文字です。",
            "秘密の値は0〜9とa〜fの64桁ですが、ほかの文字が含まれています。",
            "カットの位置が数字ではありません。",
            "52枚の山札でカットできる位置は0から51までですが、60になっています。",
            "加える文字列は100文字までですが、101文字あります。",
            "加える文字列は1行で、制御文字は使えません。",
        ]
        .map(told)
    );
}

#[test]
fn comparison_names_the_deciding_part() {
    assert_eq!(
        compared(Language::Japanese),
        [
            "あなたは8と5のツーペア、相手は8と4のツーペア。弱いほうのペアで決まりました。",
            "あなたは9と5のツーペア、相手は8と7のツーペア。強いほうのペアで決まりました。",
            "あなたは8と5のツーペア、相手は8と5のツーペア。キッカー（3対2）で決まりました。",
            "あなたはKのワンペア、相手は9のワンペア。ペアの強さで決まりました。",
            "あなたはKのワンペア、相手はKのワンペア。1枚目のキッカー（9対8）で決まりました。",
            "あなたはKのワンペア、相手はKのワンペア。3枚目のキッカー（3対2）で決まりました。",
            "あなたはAハイ、相手はAハイ。上から5枚目のカード（8対7）で決まりました。",
            "あなたはAハイ、相手はAハイ。上から2枚目のカード（Q対J）で決まりました。",
            "あなたはAハイ、相手はKハイ。いちばん強いカードで決まりました。",
            "あなたは3のフルハウス（Aのペア）、相手は2のフルハウス（Kのペア）。組になったカードの強さで決まりました。",
            "あなたは3のフルハウス（Aのペア）、相手は3のフルハウス（Kのペア）。ペアの強さで決まりました。",
            "あなたは8のフォーカード、相手は7のフォーカード。組になったカードの強さで決まりました。",
            "あなたは8のファイブカード、相手は7のファイブカード。組になったカードの強さで決まりました。",
            "あなたは6ハイのストレート、相手は5ハイのストレート。いちばん強いカードで決まりました。",
            "あなたは2のワンペア、相手はAハイ。役の差で決まりました。",
            "あなたは2のワンペア、相手は2のワンペア。まったく同じ強さです。",
        ]
    );
}

#[test]
fn poker_match_has_announcements() {
    assert_eq!(
        poker_match_story(Language::Japanese, 1, &[1, 3]),
        [
            "対戦相手：優等生、堅物。",
            "対戦相手：優等生、堅物、数学者。",
            "ジョーカー\u{200b}2枚。",
            "共有された山札の準備ができました。",
            "対戦相手：優等生、堅物、数学者。手札はダイヤの4、ハートのK、クラブの6、クラブの2、スペードのAで、Aハイです。",
            "ハートのKを選びました。1枚選んでいます。",
            "クラブの2を選びました。2枚選んでいます。",
            "2枚交換しました。優等生は3枚交換しました。堅物は2枚交換しました。数学者は4枚交換しました。数学者の勝ちです。手札はダイヤの4、スペードの8、クラブの6、ハートのJ、スペードのAで、Aハイです。優等生の手札はクラブの8、スペードの5、赤のジョーカー（スペードの8）、ダイヤの8、ハートの4で、8のスリーカードです。あなたはAハイ、相手は8のスリーカード。役の差で決まりました。堅物の手札はダイヤのA、クラブの7、ハートの7、ダイヤの9、クラブのKで、7のワンペアです。あなたはAハイ、相手は7のワンペア。役の差で決まりました。数学者の手札はダイヤのJ、黒のジョーカー（スペードのJ）、スペードの7、クラブのJ、クラブの9で、Jのスリーカードです。あなたはAハイ、相手はJのスリーカード。役の差で決まりました。",
        ]
    );
}

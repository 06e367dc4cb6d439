use super::*;
use crate::blackjack::Action::{Hit, Stand};
use crate::language::Language;
use crate::ui::text::testing::{
    blackjack_readings, blackjack_story, hands, link_errors, refusals, results, score,
    solo_readings, solo_story,
};

#[test]
fn cards_are_named_and_counted() {
    let card = |code: &str| Japanese.card(code.parse().expect(code));
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
    let list = |codes: &str| Japanese.list(&Card::parse_list(codes).expect(codes));
    assert_eq!(list("AS"), "スペードのA");
    assert_eq!(list("AS TH"), "スペードのAとハートの10");
    assert_eq!(list("AS TH KD"), "スペードのA、ハートの10、ダイヤのK");
    assert_eq!(
        [0, 1, 52].map(|count| Japanese.cards(count)),
        ["0枚", "1枚", "52枚"]
    );
    assert_eq!(Japanese.left(47).join("47"), "残り47枚");
}

#[test]
fn points_are_soft_or_hard() {
    let points = |codes: &str| Japanese.points(score(codes));
    assert_eq!(
        ["AS 7H", "TS 7H", "5S 4H"].map(points),
        ["ソフト18", "17", "9"]
    );
    let told = |codes: &str| spoken(score(codes));
    assert_eq!(
        ["AS 7H", "TS 7H", "5S 4H", "TS 7H 8C"].map(told),
        ["ソフト18", "ハード17", "9", "25"]
    );
}

#[test]
fn every_result_has_a_sentence_of_its_own() {
    assert_eq!(
        results(Language::Japanese),
        [
            "ブラックジャック！あなたの勝ちです。",
            "20対18であなたの勝ちです。",
            "ディーラーは26でバーストしました。あなたの勝ちです。",
            "18対18で引き分けです。",
            "どちらもブラックジャックで、引き分けです。",
            "19対18でディーラーの勝ちです。",
            "18で同点です。同点はディーラーの勝ちです。",
            "ディーラーがブラックジャックです。あなたの負けです。",
            "あなたは23でバーストしました。ディーラーの勝ちです。",
        ]
    );
}

#[test]
fn every_category_has_a_name_with_its_ranks() {
    assert_eq!(
        hands(Language::Japanese),
        [
            "Aのハイカード",
            "6のワンペア",
            "8と5のツーペア",
            "2のスリーカード",
            "5ハイのストレート",
            "Aハイのフラッシュ",
            "3とAのフルハウス",
            "3のフォーカード",
            "9ハイのストレートフラッシュ",
            "8のファイブカード",
            "ロイヤルフラッシュ",
        ]
    );
}

#[test]
fn a_blackjack_round_is_told_decision_by_decision() {
    assert_eq!(
        blackjack_story(Language::Japanese, 49, &[Hit, Stand]),
        [
            "共有された山札の用意ができました。",
            "ハートのAとダイヤの7が配られました。あなたはソフト18です。\
             ディーラーの表向きのカードはJです。",
            "ハートの8を引きました。あなたはハード16です。ディーラーの表向きのカードはJです。",
            "ハード16でスタンドしました。ディーラーがスペードの5を表にしました。\
             ディーラーはハード15です。",
            "ディーラーがクラブのAを引きました。ディーラーはハード16です。",
            "ディーラーがダイヤの6を引きました。ディーラーは22でバーストしました。\
             あなたの勝ちです。",
        ]
    );
    assert_eq!(
        blackjack_story(Language::Japanese, 8, &[Hit])[2],
        "ハートのJを引きました。ディーラーはハード15です。あなたは24でバーストしました。\
         ディーラーの勝ちです。"
    );
}

#[test]
fn a_solo_round_is_told_decision_by_decision() {
    assert_eq!(
        solo_story(Language::Japanese, 5, &[&[1, 3], &[]]),
        [
            "共有された山札の用意ができました。",
            "手札はクラブのA、ハートの5、スペードのA、ハートの7、スペードの6で、\
             Aのワンペアです。",
            "2枚交換しました。手札はクラブのA、クラブの6、スペードのA、スペードの8、\
             スペードの6で、Aと6のツーペアです。山札は残り45枚です。",
            "交換するカードを選んでから「交換」を押してください。",
            "ラウンド終了です。最高の役はAと6のツーペアです。",
        ]
    );
}

#[test]
fn the_tables_are_read() {
    let readings = blackjack_readings(Language::Japanese, 49, &[Hit, Stand]);
    assert_eq!(
        readings[1],
        "ブラックジャックです。クラシック：ディーラーは17以上で必ずスタンド。あなたの番です。\
         あなたの手札はハートのAとダイヤの7で、ソフト18です。ディーラーの手札はハートのJと\
         裏向きのカードで、見えているのは10です。山札は残り48枚です。この山札は共有されたものです。\
         成績は0勝0敗0分けです。封印は6fdf04feです。ヒットまたはスタンドができます。"
    );
    let readings = solo_readings(Language::Japanese, 5, &[&[1, 3]]);
    assert_eq!(
        readings.last().map(String::as_str),
        Some(
            "ドローポーカーです。ラウンド終了です。手札はクラブのA、クラブの6、スペードのA、\
             スペードの8、スペードの6で、Aと6のツーペアです。最高の役はAと6のツーペアです。\
             そのカードはクラブのA、クラブの6、スペードのA、スペードの8、スペードの6です。\
             できた役はツーペア1回、ワンペア1回です。山札は残り45枚です。\
             この山札は共有されたものです。封印はf1d33a45です。秘密の値は05050505です。\
             配ることができます。"
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
fn every_damaged_link_is_told_with_what_is_wrong_with_it() {
    let told = |why: &str| {
        [
            "共有された山札へのリンクが壊れているので、開きませんでした。",
            why,
        ]
        .concat()
    };
    assert_eq!(
        link_errors(Language::Japanese),
        [
            "山札の情報がありません。",
            "秘密の値は0123456789abcdefの64桁ですが、これは1文字です。",
            "秘密の値は0123456789abcdefの64桁ですが、これは40文字です。",
            "秘密の値は64桁ですが、0123456789abcdef以外の文字が混じっています。",
            "カットの位置が数字ではありません。",
            "52枚の山札でカットできる位置は0から51までですが、60になっています。",
        ]
        .map(told)
    );
}

//! A prize knows its game: the name of a pair of kings in every record, count and announcement, and the sentence about
//! a pair that is too low.

use fair_deal::app::language::Language;
use fair_deal::app::route::VideoPokerTableId;
use fair_deal::app::{Msg, Stored};
use fair_deal::core::WildHand;
use fair_deal::games::video_poker::words::games::called_in;
use fair_deal::games::video_poker::words::{video_poker_description, video_poker_news, why_unpaid};
use fair_deal::history::{
    Ending, GameName, Id, Judge, Opened, Played, Record, Row, Sums, file, frequencies, row_of,
    worth,
};
use fair_deal::memory::Reviews;
use fair_deal::pages::history::words as history;
use fair_deal::pages::stats::words as stats;
use fair_deal::poker::video_poker::Game;
use fair_deal::poker::{Class, PayTable, video_poker};
use fair_deal::table::{Button, Fields, Msg as TableMsg};
use fair_deal::text::poker;

use crate::saves::AppHarness;

/// Plays hands by this pay table, standing pat each time, until one ends this way. Returns it with its page.
fn played_until(table: PayTable, is_it: impl Fn(&Row) -> bool) -> (AppHarness, Row) {
    let mut page = AppHarness::open(
        &format!("#/poker/jacks?rules={table}"),
        Stored::default(),
        0,
    );
    let mut judge = Judge::default();
    for number in 0..250_u64 {
        let click = |page: &mut AppHarness, button| {
            let at = page.model.video_poker(VideoPokerTableId::Free).position();
            page.send(Msg::VideoPoker(
                VideoPokerTableId::Free,
                TableMsg::Clicked(button, at),
            ));
        };
        click(&mut page, Button::Deal);
        click(&mut page, Button::Act(video_poker::Action::StandPat));
        let kept = page.kept.pop().expect("a round");
        let record = format!("zone=0&{kept}");
        let id = Id::new(1_795_390_200_000 + number, "a1").expect("an id");
        let row = row_of(Record::parse(id, &record).expect(&record), &mut judge).expect(&record);
        if is_it(&row) {
            return (page, row);
        }
    }
    panic!("no such hand by {table}");
}

fn paid(prize: Class) -> Ending {
    Ending::Prize(Some(prize))
}

/// A paid pair by this pay table.
fn paid_pair(table: PayTable) -> Row {
    let pair = [paid(table.game().pair().expect("pairs are paid"))];
    played_until(table, |row| row.facts.endings == pair).1
}

#[test]
fn paid_pair_is_named_by_its_own_table() {
    for (table, prize, code, name) in [
        (
            PayTable::jacks(9, 6),
            Class::JacksOrBetter,
            "paid-JacksOrBetter",
            "Jacks or better",
        ),
        (
            PayTable::KINGS,
            Class::KingsOrBetter,
            "paid-KingsOrBetter",
            "Kings or better",
        ),
    ] {
        let row = paid_pair(table);
        assert!(row.to_string().contains(&format!("&end={code}")), "{row}");
        assert_eq!(
            Row::parse(row.record.id.clone(), &row.to_string()),
            Ok(row.clone())
        );
        let csv = file::to_csv([&row].into_iter());
        assert!(csv.contains(code), "{csv}");
        let json = file::write(
            [row.clone()].into_iter(),
            &Reviews::default(),
            &Fields::new(),
            |_, _| None,
        );
        assert!(json.contains(code), "{json}");
        let sums = Sums::of(&row);
        assert_eq!(sums.to_string().parse(), Ok(sums.clone()));
        assert_eq!(
            sums.endings.keys().copied().collect::<Vec<_>>(),
            [paid(prize)]
        );
        let english = Language::English;
        assert_eq!(stats::ending(english, paid(prize)), name);
        assert_eq!(history::endings(english, &row.facts), name);
    }
}

#[test]
fn pair_with_joker_in_old_record_reads_as_kings() {
    let row = paid_pair(PayTable::KINGS);
    // The record as earlier versions wrote it.
    let older = row.to_string().replace("KingsOrBetter", "JacksOrBetter");
    assert_ne!(older, row.to_string());
    assert_eq!(Row::parse(row.record.id.clone(), &older), Ok(row.clone()));
    let json = file::write(
        [row.clone()].into_iter(),
        &Reviews::default(),
        &Fields::new(),
        |_, _| None,
    );
    let json = json.replace("KingsOrBetter", "JacksOrBetter");
    let read = file::read(&json, &mut Judge::default(), |_, _| None, |_, _| ());
    assert_eq!(read.map(|it| it.rounds), Ok(vec![row]));
    // A record without a joker keeps its prize.
    let jacks = paid_pair(PayTable::jacks(9, 6));
    assert_eq!(
        Row::parse(jacks.record.id.clone(), &jacks.to_string()),
        Ok(jacks)
    );
}

#[test]
fn expected_prizes_of_both_games_are_added_up() {
    let worths = ["800-50-25-9-6-4-3-2-1~5", "800-200-100-50-20-7-5-3-2-1-1~5"]
        .map(|terms| worth(GameName::VideoPoker, terms).expect(terms));
    let sums = |end: &str| {
        let text = format!(
            "rounds=10&lost=9&won=0&drawn=1&bet=100&squares=1000&net=-90&end={end}.1,paid-nothing.9\
             &wins=0.0.0&losses=9.9.0&first=1795390000000-a1&last=1795390000010-a1"
        );
        text.parse::<Sums>().expect(&text)
    };
    let parts = ["paid-JacksOrBetter", "paid-KingsOrBetter"].map(sums);
    let parts: Vec<_> = parts.iter().zip(worths.iter().map(Some)).collect();
    let all = frequencies(&parts);
    let expected: f64 = all.iter().filter_map(|it| it.expected).sum();
    assert!(
        (expected - 20.0).abs() < 1e-6,
        "every hand ends somehow: {all:?}"
    );
    for prize in [Class::JacksOrBetter, Class::KingsOrBetter, Class::WildRoyal] {
        let its = all
            .iter()
            .find(|it| it.ending == paid(prize))
            .expect("a row");
        assert!(
            its.expected.is_some_and(|it| it > 0.0 && it < 5.0),
            "{its:?}"
        );
    }
}

#[test]
fn royal_with_a_joker_has_one_name() {
    let hand: WildHand = "AS KS QS JS X1".parse().expect("a hand");
    for (language, name) in [
        (Language::English, "Wild royal flush"),
        (Language::Japanese, "ワイルド\u{200b}ロイヤルフラッシュ"),
        (Language::Russian, "Роял-флеш с дикой картой"),
    ] {
        let words = poker::words(language);
        assert_eq!(called_in(words, Game::JokerKings, &hand), name);
        assert_eq!(words.class(Class::WildRoyal), name);
        assert_eq!(stats::ending(language, paid(Class::WildRoyal)), name);
        assert!(words.hand_pays(name, 500_u32).starts_with(name));
    }
}

#[test]
fn low_pair_names_the_lowest_paid_pair() {
    for (table, from) in [
        (PayTable::jacks(9, 6), "Pairs pay from jacks up."),
        (PayTable::KINGS, "Pairs pay from kings up."),
    ] {
        let is_low_pair = |row: &Row| {
            let Ok(Played::VideoPoker(dealt)) = row.record.play() else {
                panic!("{row}");
            };
            let words = poker::words(Language::English);
            why_unpaid(words, &table, dealt.round().hand()).is_some()
        };
        let (page, row) = played_until(table, is_low_pair);
        let on = page.model.video_poker(VideoPokerTableId::Free);
        let news = video_poker_news(Language::English, on);
        let told = format!(": pays nothing. {from}");
        assert!(news.contains(&told) && news.contains("Pair of "), "{news}");
        let description = video_poker_description(Language::English, on);
        assert!(description.contains(&told), "{description}");
        // The history names it too.
        let opened = Opened::of(row, true, &mut Judge::default()).expect("a round");
        let line = history::low_pair(Language::English, &opened).expect("a low pair");
        assert!(
            line.starts_with("Pair of ") && line.ends_with(&told),
            "{line}"
        );
    }
    // If the player has set the pay to 0, no pair pays.
    let none = PayTable::jacks(9, 6).with(Class::JacksOrBetter, 0);
    let none = none.expect("a pay table");
    let sevens: WildHand = "7S 7H 2D 3C 4S".parse().expect("a hand");
    let words = poker::words(Language::English);
    assert_eq!(why_unpaid(words, &none, &sevens), None);
    let kings: WildHand = "KS KH 2D 3C 4S".parse().expect("a hand");
    assert_eq!(why_unpaid(words, &PayTable::KINGS, &kings), None);
}

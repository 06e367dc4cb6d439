//! The games of video poker against golden data, in the library and on the command line.

use crate::check_example::{answer, json, refusal};
use crate::support::golden;
use fair_deal::coach::draw::{DrawCoach, NoDrawAdvice, WholeGame};
use fair_deal::core::{PackCard, WildHand};
use fair_deal::poker::video_poker::{Class, Game, PayTable, Source};
use fair_deal::table::Marks;
use serde_json::Value;

/// The tables of the golden file, with their entries.
fn golden_tables() -> Vec<(PayTable, Value)> {
    let golden = golden("video_poker_games.json");
    let tables = golden["tables"].as_array().expect("a list");
    assert_eq!(tables.len(), 33);
    let read = |said: &Value| {
        let game: Game = said["game"]
            .as_str()
            .expect("a code")
            .parse()
            .expect("a game");
        assert_eq!(said["name"], game.name());
        let classes = said["classes"].as_array().expect("a list");
        let codes = game.classes().iter().map(|class| Value::from(class.code()));
        assert!(codes.eq(classes.iter().cloned()), "{game}");
        let pays = said["pays"].as_array().expect("a list").iter();
        let pays = pays.map(|pay| pay.as_u64().and_then(|pay| pay.try_into().ok()));
        let pays: Vec<u16> = pays.map(|pay| pay.expect("a pay")).collect();
        let table = PayTable::new(game, &pays).expect("a table");
        (table, said.clone())
    };
    tables.iter().map(read).collect()
}

fn is_near(value: f64, said: &Value) -> bool {
    // The file has nine decimals.
    (value - said.as_f64().expect("a number")).abs() <= 5.000_001e-10
}

#[test]
fn golden_tables_return_their_fractions() {
    for (table, said) in golden_tables() {
        let whole = DrawCoach::new(&table).whole();
        let (paid, all) = whole.exact();
        assert_eq!(said["return"], format!("{paid}/{all}"), "{table}");
        let decimal = said["return_decimal"].as_str().expect("digits");
        assert!((whole.value() - decimal.parse::<f64>().expect("a number")).abs() < 1e-13);
        assert!(is_near(whole.variance(), &said["variance"]), "{table}");
        assert!(
            is_near(whole.covariance(), &said["covariance_n_play"]),
            "{table}"
        );
    }
}

/// In case of ties, the frequencies of the file follow our rule: hold more cards, then the lower ones.
#[test]
fn golden_tables_have_their_frequencies() {
    for (table, said) in golden_tables() {
        let whole = DrawCoach::new(&table).whole();
        assert_eq!(said["frequency_denominator"], whole.all(), "{table}");
        let frequencies = said["frequencies"].as_object().expect("an object");
        assert_eq!(frequencies.len(), table.game().classes().len() + 1);
        let classes = table.game().classes().iter().map(|class| Some(*class));
        for class in classes.chain([None]) {
            let code = class.map_or("Nothing", Class::code);
            assert_eq!(frequencies[code], whole.count(class), "{table}: {code}");
        }
    }
}

#[test]
fn usual_tables_return_what_is_published() {
    let golden: Vec<PayTable> = golden_tables()
        .into_iter()
        .map(|(table, _)| table)
        .collect();
    for game in Game::ALL {
        assert_eq!(
            game.usual_tables().next().map(|it| it.table()),
            Some(game.usual())
        );
        let mut coach = DrawCoach::new(&game.usual());
        for usual in game.usual_tables() {
            let table = usual.table();
            assert_eq!(table.game(), game);
            match usual.source() {
                Source::Golden => assert!(golden.contains(&table), "{table}"),
                Source::Listed(percent) => {
                    assert!(!golden.contains(&table), "{table}");
                    coach = coach.for_table(&table);
                    let value = format!("{:.2}", coach.whole().value() * 100.0);
                    assert_eq!(value, percent, "{table}");
                }
            }
        }
    }
}

#[test]
fn one_coach_serves_all_tables_of_its_game() {
    let first = DrawCoach::new(&Game::Deuces.usual());
    let hand: WildHand = "2S 7D 7C KH AS".parse().expect("a hand");
    for text in [
        "deuces:800-200-20-12-9-5-3-2-2-1",
        "jacks:800-50-25-9-6-4-3-2-1",
        "joker-two-pair:1000-100-50-50-20-10-6-5-2-1",
    ] {
        let table: PayTable = text.parse().expect("a table");
        let (made, new) = (first.clone().for_table(&table), DrawCoach::new(&table));
        assert_eq!(made.advise(&hand), new.advise(&hand));
        assert_eq!(made.whole(), new.whole());
        assert_eq!(made.table(), &table);
    }
}

#[test]
fn tables_that_pay_nothing_have_no_variance() {
    for game in Game::ALL {
        let nothing = PayTable::new(game, &vec![0; game.classes().len()]).expect("a table");
        let whole: WholeGame = DrawCoach::new(&nothing).whole();
        assert_eq!(whole.exact(), (0, 1));
        assert_eq!(whole.variance().to_bits(), 0.0_f64.to_bits());
        assert_eq!(whole.covariance().to_bits(), 0.0_f64.to_bits());
        let same = PayTable::new(game, &vec![PayTable::MOST; game.classes().len()]);
        let whole = DrawCoach::new(&same.expect("a table")).whole();
        assert!(whole.value() > 1.0 && whole.variance() > 0.0, "{game}");
    }
}

#[test]
fn equal_holds_are_reported_as_ties() {
    let coach = DrawCoach::new(&Game::LooseDeuces.usual());
    let hand: WildHand = "3S 5S 7S 8S 6D".parse().expect("a hand");
    let advice = coach.advise(&hand).expect("advice");
    let best = advice.all_best();
    let swapped: Vec<Marks> = best.iter().map(|hold| hold.swapped()).collect();
    // An open-ended straight has the same value as a flush. The first in the order of the marks leads.
    assert_eq!(swapped, [Marks::NONE.toggled(0), Marks::NONE.toggled(4)]);
    assert!(best[0].ties(best[1]) && !best[0].ties(advice.ranked()[2]));
    assert_eq!(advice.best(), best[0]);
    assert_eq!(advice.count(best[0], Some(Class::TwoPair)), 0);
    assert_eq!(advice.game(), Game::LooseDeuces);
}

#[test]
fn jokers_of_other_packs_are_refused() {
    let joker: PackCard = "X1".parse().expect("a joker");
    let hand: WildHand = "KS KH 7D X1 2S".parse().expect("a hand");
    for game in Game::ALL {
        let coach = DrawCoach::new(&game.usual());
        let expected = match game.decks().jokers().count() {
            0 => Some(NoDrawAdvice::NotInThePack(joker)),
            _ => None,
        };
        assert_eq!(coach.advise(&hand).err(), expected, "{game}");
        assert_eq!(coach.totals(&hand).err(), expected, "{game}");
    }
}

#[test]
fn check_return_prints_the_golden_numbers() {
    for (table, said) in golden_tables() {
        let text = table.to_string();
        let (game, pays) = text.split_once(':').expect("a game");
        let line = answer(&["return", "--game", game, "--table", pays]);
        assert_eq!(line, answer(&["return", "--table", &text]), "{table}");
        let object: Value = serde_json::from_str(&line).expect("JSON");
        let keys = ["return", "exact", "variance", "covariance"];
        let places = keys.map(|key| line.find(&format!("\"{key}\": ")).expect(key));
        assert!(places.is_sorted(), "{line}");
        assert_eq!(object.as_object().map(serde_json::Map::len), Some(4));
        assert_eq!(object["exact"], said["return"], "{table}");
        let number = |name: &str| object[name].as_f64().expect("a number");
        assert!(is_near(number("variance"), &said["variance"]), "{table}");
        assert!(
            is_near(number("covariance"), &said["covariance_n_play"]),
            "{table}"
        );
    }
}

#[test]
fn check_return_knows_tables_by_name() {
    let jacks = answer(&["return", "--table", "9/6"]);
    for args in [
        &["return", "--game", "jacks"][..],
        &["return", "--game", "jacks", "--table", "9/6"],
        &["return", "--table", "800-50-25-9-6-4-3-2-1"],
        &["return", "--table", "jacks:800-50-25-9-6-4-3-2-1"],
    ] {
        assert_eq!(answer(args), jacks, "{args:?}");
    }
    let kings = answer(&["return", "--joker", "kings"]);
    assert_eq!(answer(&["return", "--game", "joker-kings"]), kings);
    let deuces = json(&["return", "--game", "deuces", "--table", "25/15/11/4/4/3"]);
    assert_eq!(deuces["exact"], "1660386259783/1661102543100");
}

#[test]
fn check_draw_knows_every_game() {
    for game in Game::ALL {
        let object = json(&["draw", "--game", game.code(), "--hand", "2S 7D 7C KH AS"]);
        let holds = object["holds"].as_array().expect("a list");
        assert_eq!(holds.len(), 32);
        assert_eq!(holds[0]["hold"], object["best"]);
        let ev = |hold: &Value| hold["ev"].as_f64().expect("a number");
        assert!(holds.is_sorted_by(|one, other| ev(one) >= ev(other)));
        let mut all = 0;
        for hold in holds {
            let counts = hold["counts"].as_object().expect("counts");
            assert_eq!(counts.len(), game.classes().len() + 1, "{game}");
            let mut classes = game.classes().iter().map(|class| class.code());
            assert!(classes.all(|code| counts.contains_key(code)), "{game}");
            all += counts
                .values()
                .map(|it| it.as_u64().expect("whole"))
                .sum::<u64>();
        }
        let jokers = game.decks().jokers().count();
        assert_eq!(all, [2_598_960, 2_869_685][jokers], "{game}");
    }
    let args = ["draw", "--game", "deuces", "--hand", "2S 7D 7C KH AS"];
    let best = json(&args);
    assert_eq!(best["best"], "2S 7D 7C");
    // Hands with two of three deuces and two sevens.
    assert_eq!(best["holds"][0]["counts"]["FiveOfAKind"], 10);
}

#[test]
fn check_refuses_invalid_game_arguments() {
    let games = Game::ALL.map(Game::code);
    let (last, others) = games.split_last().expect("games");
    let unknown = |code: &str| format!("A game is {} or {last}, not {code:?}.", others.join(", "));
    for (args, sentence) in [
        (&["return", "--game", "deuce"][..], unknown("deuce")),
        (&["return", "--game", ""], unknown("")),
        (&["return", "--table", "x:1-2"], unknown("x")),
        (
            &[
                "return",
                "--game",
                "deuces",
                "--table",
                "800-50-25-9-6-4-3-2-1",
            ],
            "A pay table of deuces has 10 pays; this one has 9.".to_owned(),
        ),
        (
            &[
                "return",
                "--game",
                "jacks",
                "--table",
                "800-50-25-9-6-4-3-2-x",
            ],
            "A pay is a whole number from 0 to 9999, not \"x\".".to_owned(),
        ),
        (
            &[
                "return",
                "--game",
                "jacks",
                "--table",
                "800-50-25-9-6-4-3-2--1",
            ],
            "A pay is a whole number from 0 to 9999, not \"\".".to_owned(),
        ),
        (
            &[
                "return",
                "--game",
                "jacks",
                "--table",
                "800-50-25-9-6-4-3-2-10000",
            ],
            "A pay is a whole number from 0 to 9999, not \"10000\".".to_owned(),
        ),
        (
            &["return", "--game", "jacks", "--table", ""],
            "A pay is a whole number from 0 to 9999, not \"\".".to_owned(),
        ),
        (
            &[
                "return",
                "--game",
                "tens",
                "--table",
                "deuces:800-200-25-15-9-5-3-2-2-1",
            ],
            "That is a pay table of deuces, not of tens.".to_owned(),
        ),
        (
            &["return", "--game", "bonus-deuces", "--table", "9/6"],
            "No pay table of bonus-deuces is called \"9/6\"; these are known: 9/4/4/3.".to_owned(),
        ),
        (
            &["return", "--game", "joker-kings", "--joker", "kings"],
            "--joker kings is for calls without a game; this one is of joker-kings.".to_owned(),
        ),
        (&["return", "--game"], "--game needs a value.".to_owned()),
        (
            &["draw", "--game", "deuces"],
            "--hand is missing.".to_owned(),
        ),
        (
            &["draw", "--game", "deuces", "--hand", "KS KH 7D 7C X1"],
            "X1 is not in the pack of this game.".to_owned(),
        ),
        (
            &["draw", "--game", "joker-aces", "--hand", "KS KH 7D 7C X2"],
            "X2 is not in the pack of this game.".to_owned(),
        ),
        (
            &["draw", "--game", "deuces", "--hand", "2S KH 7D 2S 3C"],
            "A poker hand has five different cards; this one has 2S twice.".to_owned(),
        ),
    ] {
        assert_eq!(refusal(args), sentence, "{args:?}");
    }
}

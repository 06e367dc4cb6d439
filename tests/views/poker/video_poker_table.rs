//! The table of video poker: each game with one hand and with several, its pays, the coach and the day, against a
//! recount that shares no code with the page.

use fair_deal::app::Msg;
use fair_deal::app::route::VideoPokerTableId;
use fair_deal::app::settings::{CoachBy, Setting, Visitor};
use fair_deal::pages;
use fair_deal::poker::video_poker::{Game as VideoPokerGame, Stake};
use fair_deal::poker::{Coins, Hands, PayTable};
use fair_deal::table;
use fair_deal::table::keys::Key;
use serde_json::Value;

use crate::element::Element;
use crate::machine::Game;
use crate::oracle::{Deal, codes, owner};
use crate::sitting::{Scene, Sitting};

/// The link to this deal of Jacks or Better.
fn link(deal: &Deal) -> String {
    format!("#/poker/jacks{}", deal.query())
}

/// The cards to swap in this round of a game, from all five to none.
fn places(round: usize) -> Vec<usize> {
    let is_swapped = |place: &usize| place + round < 5 || round > 5 && place.is_multiple_of(2);
    (0..5).filter(is_swapped).collect()
}

/// Swaps the cards at these places, or stands pat. A click on a card holds it.
fn swap(sitting: &mut Sitting, places: &[usize]) -> Scene {
    let held = (0..5).filter(|place| !places.is_empty() && !places.contains(place));
    for place in held {
        sitting.mark(place);
    }
    sitting.press(if places.is_empty() {
        "Stand pat"
    } else {
        "Swap"
    });
    sitting.in_phase("over")
}

/// The bank in chips.
fn bank(sitting: &Sitting) -> i64 {
    let drawn = sitting.drawn();
    let bank = drawn.only("main").attribute("data-bank");
    bank.parse().unwrap_or_else(|_| panic!("a bank: {bank}"))
}

/// Bets this many coins on each hand.
fn bet(sitting: &mut Sitting, coins: usize) {
    sitting.key(Key::Place(coins - 1));
    let drawn = sitting.drawn();
    let pressed = drawn.attributes(".coin[aria-pressed=true]", "data-coins");
    assert_eq!(pressed, [coins.to_string()]);
}

/// Swaps these cards, and compares the new ones, the result and the row of the pay table with a recount from the
/// secret. Returns the pay for each of the coins that were bet.
fn swapped_as_recounted(sitting: &mut Sitting, game: &Game, swapped: &[usize], coins: i64) -> i64 {
    let scene = swap(sitting, swapped);
    let deal = Deal::from_hex(scene.secret.as_deref().expect("a secret"));
    let order = deal.order_with_jokers(game.jokers());
    let mut next = order[5..].iter();
    let hand = (0..5).map(|place| {
        let drawn = swapped.contains(&place).then(|| next.next()).flatten();
        drawn.unwrap_or(&order[place]).clone()
    });
    let hand: Vec<String> = hand.collect();
    assert_eq!(scene.hand("player").cards, hand, "{}", game.code);
    let (row, pay) = game.pays(&hand, coins);
    assert_eq!(scene.result, row, "{}: {hand:?}", game.code);
    let drawn = sitting.drawn();
    let lit = drawn.first(".pay-table [aria-current]");
    let prize = lit.map_or("Nothing", |it| it.attribute("data-prize"));
    assert_eq!(prize, row, "{hand:?}");
    let paid = lit.and_then(|it| it.first("b")).map(Element::text);
    assert_eq!(
        paid.unwrap_or("0".to_owned()),
        (coins * pay).to_string(),
        "{}",
        game.code
    );
    pay
}

#[test]
fn ten_rounds_of_each_game_are_paid_as_recounted() {
    for game in Game::all() {
        let address = format!("#/poker/jacks?rules={}", game.rules());
        let mut sitting = Sitting::open(&address, "speed=off");
        let drawn = sitting.drawn();
        assert_eq!(drawn.only(".pay-table").attribute("data-game"), game.code);
        let chosen = drawn.attributes(".rules option[selected]", "value");
        assert_eq!(chosen, [game.rules()]);
        for round in 0..10 {
            sitting.press("Deal");
            sitting.in_phase("swap");
            swapped_as_recounted(&mut sitting, &game, &places(round), 5);
        }
    }
}

#[test]
fn hand_is_bet_swapped_and_paid() {
    let mut sitting = Sitting::open("#/poker/jacks", "speed=off");
    let games = Game::all();
    let mut expected = bank(&sitting);
    assert_eq!(expected, 1_000);
    for round in 0..20_usize {
        let coins = round % 5 + 1;
        bet(&mut sitting, coins);
        sitting.press("Deal");
        sitting.in_phase("swap");
        let paid = i64::try_from(coins).expect("few");
        assert_eq!(bank(&sitting), expected - paid);
        let drawn = sitting.drawn();
        let own = drawn.only("[data-hand=player]").attribute("data-bet");
        assert_eq!(own, coins.to_string());
        let pay = swapped_as_recounted(&mut sitting, &games[0], &places(round), paid);
        expected += paid * pay - paid;
        assert_eq!(bank(&sitting), expected);
    }
    sitting.reload();
    assert_eq!(bank(&sitting), expected, "it is kept");
}

#[test]
fn deuces_are_marked_and_described() {
    let address = "#/poker/jacks?rules=deuces:800-200-25-15-9-5-3-2-2-1";
    let mut sitting = Sitting::open(address, "speed=off");
    let mut deuces = 0;
    for _ in 0..20 {
        sitting.press("Deal");
        let scene = sitting.in_phase("swap");
        let drawn = sitting.drawn();
        let mut marked = 0;
        for card in drawn.all("[data-hand] .card") {
            let is_deuce = card.attribute("data-card").starts_with('2');
            assert_eq!(card.first(".wild").is_some(), is_deuce);
            if is_deuce {
                marked += 1;
                let name = card.attribute("aria-label");
                assert!(name.starts_with("Two of "), "{name}");
                let described = card.attribute("aria-description");
                assert!(described.starts_with("Wild"), "{described}");
            }
        }
        let own = scene.hand("player").cards.iter();
        assert_eq!(own.filter(|card| card.starts_with('2')).count(), marked);
        deuces += marked;
        sitting.press("Stand pat");
    }
    assert!(deuces > 0, "no deuce in 20 hands");
}

// ---- The coach

/// The rows of the coach: the hold, its value, and true for the best one.
fn rows(sitting: &Sitting) -> Vec<(String, f64, bool)> {
    let drawn = sitting.drawn();
    let row = |row: &&Element| {
        let value = row.attribute("data-ev").parse().expect("a number");
        (
            row.attribute("data-hold").to_owned(),
            value,
            row.has("data-best"),
        )
    };
    let rows = drawn.all("[data-coach] [data-hold]");
    let rows: Vec<_> = rows.iter().map(row).collect();
    assert_eq!(rows.len(), 32, "{rows:?}");
    rows
}

#[test]
fn coach_values_every_hold_of_each_game() {
    for game in Game::all() {
        let address = format!("#/poker/jacks?rules={}", game.rules());
        let mut sitting = Sitting::open(&address, "coach=always&speed=off");
        sitting.press("Deal");
        let hand = sitting.in_phase("swap").hand("player").cards.clone();
        sitting.hear_coach();
        let rows = rows(&sitting);
        assert!(rows.is_sorted_by(|one, next| one.1 >= next.1));
        let best: Vec<bool> = rows.iter().map(|row| row.2).collect();
        assert!(best[0] && !best[1..].contains(&true), "{best:?}");
        // The value of standing pat is the pay of the hand.
        let pat = rows.iter().find(|row| row.0 == "11111").expect("a row");
        #[expect(clippy::cast_precision_loss, reason = "a pay is small")]
        let pay = game.pays(&hand, 5).1 as f64;
        assert!((pat.1 - pay).abs() < 1e-12, "{}: {hand:?}", game.code);
    }
}

/// The values of `tests/poker/draw_at_table.rs`, which compares all 50 hands, are those that the page shows.
#[test]
fn coach_values_equal_brute_force() {
    let golden: Value =
        serde_json::from_str(include_str!("../../golden/draw_holds.json")).expect("JSON");
    let draws = [1.0, 47.0, 1_081.0, 16_215.0, 178_365.0, 1_533_939.0];
    let mut sitting = Sitting::open("#/poker/jacks", "coach=always&speed=off");
    let known = golden["deals"].as_array().expect("a list");
    assert_eq!(known.len(), 50);
    for (known, number) in known.iter().zip(1..).take(12) {
        let deal = Deal::numbered(number);
        assert_eq!(known["secret"], deal.secret());
        sitting.go(&link(&deal));
        sitting.press("Deal");
        sitting.in_phase("swap");
        sitting.hear_coach();
        let rows = rows(&sitting);
        let totals = known["totals"].as_array().expect("totals");
        let mut best = f64::MIN;
        for (swapped, total) in totals.iter().enumerate() {
            let held: String = (0..5)
                .map(|place| if swapped >> place & 1 == 1 { '0' } else { '1' })
                .collect();
            let count = held.matches('0').count();
            let worth = total.as_f64().expect("a number") / draws[count];
            best = best.max(worth);
            let row = rows.iter().find(|row| row.0 == held);
            let (_, value, _) = row.unwrap_or_else(|| panic!("{held}"));
            assert!((value - worth).abs() < 1e-9, "{number} {held}: {value}");
        }
        let named: Vec<f64> = rows.iter().filter(|row| row.2).map(|row| row.1).collect();
        assert!(named.len() == 1 && (named[0] - best).abs() < 1e-9);
        sitting.press("Stand pat");
    }
}

/// The hand is 7C 2S QH 9C JH. It has no pair, so standing pat is not the best hold.
#[test]
fn hold_is_valued_at_once_and_judged_after_the_swap() {
    let mut sitting = Sitting::open("#/poker/jacks", "speed=off");
    sitting.hear_coach();
    let drawn = sitting.drawn();
    assert_eq!(drawn.first("[data-coach]"), None, "it is off at first");
    let mut tools = drawn.all(".tool").into_iter();
    let tool = tools.find(|it| it.attribute("aria-label") == "Coach");
    assert_eq!(tool.expect("a tool").attribute("aria-pressed"), "false");
    sitting.send(Msg::ToggledCoach);
    sitting.go(&link(&Deal::numbered(1)));
    sitting.press("Deal");
    sitting.in_phase("swap");
    sitting.hear_coach();
    let all = rows(&sitting);
    let now = |sitting: &Sitting| {
        let drawn = sitting.drawn();
        let marked = drawn.only("[data-coach] li[aria-current]");
        marked.attribute("data-hold").to_owned()
    };
    assert_eq!(now(&sitting), "00000", "nothing is held");
    sitting.mark(1);
    sitting.mark(2);
    sitting.mark(4);
    assert_eq!(now(&sitting), "01101");
    let of = |held: &str| all.iter().find(|row| row.0 == held).expect("a row").1;
    let cost = all[0].1 - of("01101");
    sitting.press("Swap");
    sitting.in_phase("over");
    sitting.heard();
    sitting.hear_coach();
    let drawn = sitting.drawn();
    let told = drawn.only("[data-cost]").attribute("data-cost");
    let told: f64 = told.parse().expect("a number");
    assert!((told - cost).abs() < 1e-12 && cost > 0.0, "{told} {cost}");
    let heard = sitting.heard();
    assert!(heard.iter().any(|it| it.contains(" bets: ")), "{heard:?}");
    let (values, taken) = sitting.decided();
    let all: Vec<(String, f64)> = all.into_iter().map(|row| (row.0, row.1)).collect();
    assert_eq!(
        (values, taken.as_str()),
        (all, "01101"),
        "they stay in sight"
    );
}

/// The cost of the chart's hold is its distance to the coach's best row.
#[test]
fn coach_tells_the_chart_and_its_cost() {
    let address = "#/poker/jacks?rules=double-double-bonus:800-50-400-160-160-80-50-10-6-4-3-1-1";
    let mut sitting = Sitting::open(address, "coach=always&speed=off");
    sitting.press("Deal");
    sitting.hear_coach();
    let has = |sitting: &Sitting, selector: &str| sitting.drawn().first(selector).is_some();
    assert!(
        has(&sitting, "[data-coach-by=chart]"),
        "the choice is there"
    );
    sitting.send(Msg::Chose(Setting::CoachBy(CoachBy::Chart)));
    sitting.hear_coach();
    assert!(has(&sitting, "[data-chart=writing]"));
    // The choice can be taken back.
    sitting.send(Msg::Chose(Setting::CoachBy(CoachBy::Value)));
    sitting.hear_coach();
    assert!(!has(&sitting, "[data-chart]"));
    assert!(has(&sitting, "[data-coach-by=chart]"));
    assert!(!sitting.write_chart(), "its worker stops");
    sitting.send(Msg::Chose(Setting::CoachBy(CoachBy::Chart)));
    sitting.hear_coach();
    sitting.heard();
    assert!(sitting.write_chart());
    let drawn = sitting.drawn();
    let chart = drawn.only("[data-chart=told]");
    let rows = rows(&sitting);
    let hold = chart.attribute("data-chart-hold");
    let of_chart = rows.iter().find(|row| row.0 == hold).expect("a row").1;
    let cost: f64 = chart.attribute("data-chart-cost").parse().expect("a cost");
    assert!((rows[0].1 - of_chart - cost).abs() < 1e-12, "{cost}");
    let row = chart.attribute("data-chart-row");
    let why = drawn.texts("[data-coach] .row");
    assert!(why[0].starts_with("Why? "), "{why:?}");
    assert!(row.is_empty() || why[0].contains(row), "{row}: {why:?}");
    let heard = sitting.heard().join(" ");
    assert!(heard.contains("The chart says: "), "{heard}");
}

#[test]
fn joker_is_held_and_paid() {
    let address = "#/poker/jacks?rules=800-200-100-50-20-7-5-3-2-1-1";
    let mut sitting = Sitting::open(address, "coach=always&speed=off");
    assert_eq!(sitting.scene().left, Some(53), "a pack with a joker");
    // One hand in ten has it.
    let mut seen = 0;
    for _ in 0..40 {
        sitting.press("Deal");
        let hand = sitting.in_phase("swap").hand("player").cards.clone();
        if let Some(place) = hand.iter().position(|card| card == "X1") {
            seen += 1;
            sitting.hear_coach();
            // No hold that gives the joker away is the best one.
            let best = &rows(&sitting)[0];
            assert_eq!(best.0.as_bytes()[place], b'1', "{best:?}");
        }
        sitting.press("Stand pat");
    }
    assert!(seen > 0, "no joker in 40 hands");
}

// ---- Rounds

#[test]
fn hand_is_bet_and_played_by_keys() {
    let mut sitting = Sitting::open("#/poker/jacks", "speed=off");
    bet(&mut sitting, 3);
    sitting.key(Key::Letter('d'));
    sitting.in_phase("swap");
    assert_eq!(bank(&sitting), 997);
    sitting.key(Key::Place(0));
    sitting.key(Key::Place(4));
    assert_eq!(sitting.marks(), [true, false, false, false, true]);
    sitting.key(Key::Letter('s'));
    let over = sitting.in_phase("over");
    assert_eq!(over.left, Some(44), "two are held, and three swapped");
    sitting.key(Key::Letter('d'));
    sitting.in_phase("swap");
    sitting.key(Key::Letter('p'));
    assert_eq!(sitting.in_phase("over").left, Some(47));
}

#[test]
fn swapped_hand_is_checked_by_its_link() {
    let mut sitting = Sitting::open("#/poker/jacks", "speed=off");
    sitting.press("Deal");
    let before = sitting.in_phase("swap");
    let over = swap(&mut sitting, &[1]);
    assert_ne!(before.hand("player"), over.hand("player"));
    let drawn = sitting.drawn();
    let mut links = drawn.all("main a").into_iter();
    let link = links.find(|it| it.text() == "Check this deal");
    let link = link.expect("a link").attribute("href");
    let (check, _) = pages::Model::open(link, Visitor::default(), None);
    let check = Element::of_page(&check);
    let verdict = check.only("[data-verdict]").attribute("data-verdict");
    assert_eq!(verdict, "consistent");
}

#[test]
fn day_is_scored_by_the_cost_of_holds() {
    let mut sitting = Sitting::open("#/poker/jacks/daily", "speed=off");
    let costs = |sitting: &mut Sitting| -> Vec<f64> {
        sitting.hear_coach();
        let drawn = sitting.drawn();
        let told = drawn.attributes("[data-day-cost]", "data-day-cost");
        let told = told.iter().map(|cost| cost.parse().expect("a number"));
        told.collect()
    };
    for round in 1..=10 {
        assert!(costs(&mut sitting).is_empty(), "round {round}");
        sitting.press("Deal");
        sitting.in_phase("swap");
        swap(&mut sitting, &[]);
    }
    let told = costs(&mut sitting);
    assert_eq!(told.len(), 1);
    assert!(told[0] > 0.0, "to stand pat on anything costs something");
    sitting.reload();
    assert_eq!(costs(&mut sitting), told, "after a reload too");
}

// ---- Several hands

/// Chooses the number of hands of the next round.
fn choose_hands(sitting: &mut Sitting, number: usize) {
    let mut all = Hands::ALL.into_iter();
    let hands = all.find(|it| it.to_string() == number.to_string());
    let table = sitting.model.video_poker(VideoPokerTableId::Free);
    let coins = table.stake().coins().unwrap_or(Coins::MOST);
    let stake = Stake::of(coins).on(hands.expect("such a number"));
    sitting.send(Msg::VideoPoker(
        VideoPokerTableId::Free,
        table::Msg::ChoseStake(stake),
    ));
    assert_eq!(chosen_hands(sitting), number.to_string());
}

/// The number of hands that the list shows.
fn chosen_hands(sitting: &Sitting) -> String {
    let drawn = sitting.drawn();
    let option = drawn.only("select[name=hands] option[selected]");
    option.attribute("value").to_owned()
}

/// Compares the hands on the page with those of the deal. Returns their total pay for each of the coins on a hand.
fn judge(sitting: &Sitting, swapped: &[usize], hands: usize, coins: i64) -> i64 {
    let scene = sitting.in_phase("over");
    let deal = Deal::from_hex(scene.secret.as_deref().expect("a secret"));
    let all = deal.swapped_hands(swapped, hands);
    assert_eq!(scene.hands.len(), hands);
    let games = Game::all();
    let mut results = vec![];
    let mut sum = 0;
    for (cards, number) in all.iter().zip(1..) {
        let shown = scene.hand(&owner(number));
        assert_eq!(shown.cards, codes(cards), "hand {number}");
        let (result, each) = games[0].pays(&shown.cards, coins);
        results.push(result);
        sum += each;
    }
    assert_eq!(scene.result, results.join(" "));
    // The pay table counts the hands of each class, and lights the best one.
    let mut is_best = true;
    for row in sitting.drawn().all(".pay-table [data-prize]") {
        let class = row.attribute("data-prize");
        let expected = results.iter().filter(|result| *result == class).count();
        let count = row.attribute("data-count");
        assert_eq!(count.parse().unwrap_or(0), expected, "{class}");
        let lit = row.attribute("aria-current") == "true";
        assert_eq!(lit, is_best && expected > 0, "{class}");
        is_best &= expected == 0;
    }
    sum
}

#[test]
fn ten_rounds_of_ten_hands_are_paid_as_recounted() {
    let mut sitting = Sitting::open("#/poker/jacks", "speed=off");
    let mut expected = bank(&sitting);
    choose_hands(&mut sitting, 10);
    for round in 0..10_usize {
        let coins = round % 5 + 1;
        bet(&mut sitting, coins);
        let paid = i64::try_from(coins).expect("few");
        sitting.press("Deal");
        sitting.in_phase("swap");
        assert_eq!(bank(&sitting), expected - 10 * paid);
        let drawn = sitting.drawn();
        let own = drawn.only("[data-hand=player]").attribute("data-bet");
        assert_eq!(own, coins.to_string(), "on each hand");
        let swapped: Vec<usize> = (0..5).filter(|place| place + round < 7).collect();
        swap(&mut sitting, &swapped);
        let pays = judge(&sitting, &swapped, 10, paid);
        expected += paid * (pays - 10);
        assert_eq!(bank(&sitting), expected);
    }
    sitting.reload();
    sitting.in_phase("over");
    assert_eq!(bank(&sitting), expected, "it is kept");
    assert_eq!(chosen_hands(&sitting), "10", "so is the choice");
}

#[test]
fn bank_for_fewer_hands_is_reported() {
    let mut sitting = Sitting::open("#/poker/jacks", "speed=off");
    choose_hands(&mut sitting, 10);
    bet(&mut sitting, 3);
    // Keeping all five cards pays nothing in four deals of five.
    for _ in 0..100 {
        sitting.press("Deal");
        swap(&mut sitting, &[]);
        let hands = chosen_hands(&sitting);
        if hands != "10" {
            let enough = format!("Your chips are enough for {hands} hand");
            let told = sitting.drawn().only("[data-result]").text();
            assert!(told.contains(&enough), "{told}");
            return;
        }
    }
    panic!("100 rounds of 30 coins, and the bank pays for one more");
}

/// The list names the game that is chosen, so a round of another game names its own, and so does practice.
#[test]
fn round_names_its_game_where_the_list_does_not() {
    let named = |sitting: &Sitting| sitting.drawn().texts(".pay-table .of-game");
    let mut sitting = Sitting::open("#/poker/jacks", "speed=off");
    sitting.press("Deal");
    assert_eq!(named(&sitting), Vec::<String>::new());
    let table = VideoPokerGame::DoubleDoubleBonus.usual();
    let chose = table::Msg::ChoseRules(table);
    sitting.send(Msg::VideoPoker(VideoPokerTableId::Free, chose));
    assert_eq!(named(&sitting), ["Jacks or Better"]);
    let practice = Sitting::open("#/poker/jacks?practice=low-pairs", "speed=off");
    practice.in_phase("swap");
    assert_eq!(named(&practice), ["Jacks or Better"]);
}

/// Each game keeps its place in the list, whichever is chosen, so that an arrow key gets to every one.
#[test]
fn games_keep_their_places_in_the_list() {
    let mut sitting = Sitting::open("#/poker/jacks", "speed=off");
    let first_of_each = |sitting: &Sitting| -> Vec<VideoPokerGame> {
        let drawn = sitting.drawn();
        let codes = drawn.attributes("select[name=game] option", "value");
        let tables = codes
            .iter()
            .map(|it| it.parse::<PayTable>().expect("a pay table"));
        let mut games: Vec<VideoPokerGame> = tables.map(|it| it.game()).collect();
        games.dedup();
        games
    };
    for game in VideoPokerGame::ALL {
        let chose = table::Msg::ChoseRules(game.usual());
        sitting.send(Msg::VideoPoker(VideoPokerTableId::Free, chose));
        assert_eq!(first_of_each(&sitting), VideoPokerGame::ALL);
    }
}

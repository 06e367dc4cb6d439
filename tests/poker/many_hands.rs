//! Many hands of video poker from one deal and one hold: their draws and pays, and their place in saves, checks,
//! statistics and announcements.

use std::collections::BTreeSet;

use fair_deal::app::language::Language;
use fair_deal::app::route::VideoPokerTableId;
use fair_deal::app::settings::Visitor;
use fair_deal::app::{self, Stored};
use fair_deal::check::{AnyCheck, CheckVerdict, Noted, verifier_link};
use fair_deal::coach::draw::DrawCoach;
use fair_deal::core::{Chips, Deal, PackCard, Secret, WildHand};
use fair_deal::games::video_poker::words::{video_poker_description, video_poker_news};
use fair_deal::history::{
    Ending, GameName, Id, Judge, Luck, Mark, Record, Row, Sums, Unit, file, frequencies, row_of,
    worth,
};
use fair_deal::memory::Reviews;
use fair_deal::pages::history::words as history;
use fair_deal::pages::stats::words as stats;
use fair_deal::pages::{self, paytable};
use fair_deal::poker::video_poker::{Action, Finished, Game, Refusal, Round, Stake};
use fair_deal::poker::{Class, Coins, Hands, PayTable, VideoPoker, VideoPokerTable, drawn_hands};
use fair_deal::table::{
    Bank, Button, Dealt, Decisions, Effect, Fields, Linked, Marks, Mode, Msg, News, Purse,
    Rules as _, SharedDeal, Stake as _, Table,
};
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;

use crate::check_example::{json, refusal};
use crate::saves::AppHarness;
use crate::support::{cases, golden, sent};

/// The terms of rounds of ten hands.
const TERMS: &str = "jacks:800-50-25-9-6-4-3-2-1~5x10";
const ONE_HAND: &str = "jacks:800-50-25-9-6-4-3-2-1~5";

fn stake(coins: u8, hands: u8) -> Stake {
    let coins = Coins::new(coins).expect("one to five");
    Stake::of(coins).on(Hands::new(hands).expect("a number of hands"))
}

fn marks(places: &[usize]) -> Marks {
    places
        .iter()
        .fold(Marks::NONE, |all, place| all.toggled(*place))
}

fn played(deal: &Deal, table: &PayTable, stake: Stake, swapped: Marks) -> Dealt<Round> {
    let mut decisions = Decisions::beginning(stake);
    decisions.push(Action::discarding(swapped));
    Dealt::of_deal(deal.clone(), table, &decisions).expect("legal")
}

fn finished(round: &Round) -> &Finished {
    match round {
        Round::Over(finished) => finished,
        Round::Drawing(_) => panic!("{round:?}"),
    }
}

fn codes(hand: &WildHand) -> String {
    hand.cards().map(|card| card.to_string()).join(" ")
}

#[test]
fn hands_equal_the_golden_vectors() {
    let file = golden("many_hands.json");
    for vector in file["vectors"].as_array().expect("a list") {
        let text = |name: &str| vector[name].as_str().expect(name);
        let whole = |value: &Value| usize::try_from(value.as_u64().expect("whole")).expect("few");
        let table = match whole(&vector["jokers"]) {
            0 => PayTable::jacks(9, 6),
            _ => PayTable::KINGS,
        };
        let secret = text("secret").parse().expect("a secret");
        let deal = Deal::new(secret, table.decks(), whole(&vector["cut"])).expect("a cut");
        let deal = deal.mixed(text("mix").parse().expect("a mix"));
        let swapped: Vec<usize> = vector["discarded"]
            .as_array()
            .expect("a list")
            .iter()
            .map(whole)
            .collect();
        let dealt = played(&deal, &table, stake(5, 100), marks(&swapped));
        let round = finished(dealt.round());
        assert_eq!(codes(round.dealt()), text("dealt"));
        let hands: Vec<String> = round.hands().map(codes).collect();
        assert_eq!(hands.len(), 100);
        for hand in vector["hands"].as_array().expect("a list") {
            let number = whole(&hand["number"]);
            assert_eq!(hand["hand"], hands[number - 1], "hand {number}");
        }
        // The check computes the same cards from the link, with the key of each hand.
        let check = check_of(&dealt);
        assert_eq!(check.drawn_hands(), Hands::MOST);
        let further = check.further_hands();
        for hand in &vector["hands"].as_array().expect("a list")[1..] {
            let its = &further[whole(&hand["number"]) - 2];
            assert_eq!(hand["key"], its.key.to_string());
            let order = hand["order"].as_str().expect("cards");
            let drawn: Vec<String> = its.drawn.iter().map(PackCard::to_string).collect();
            assert!(order.starts_with(&drawn.join(" ")), "{order}");
        }
        let link = verifier_link(&deal, check.drawn_hands(), "en");
        assert!(link.contains("&hands=100"), "{link}");
    }
}

fn check_of(dealt: &Dealt<Round>) -> AnyCheck {
    let query = format!(
        "game=poker-jacks&seal={}&{}",
        dealt.sealed().seal,
        dealt.link(Linked::DealAndDecisions)
    );
    let check = AnyCheck::parse(&Fields::parse(&query));
    check.expect("a deal").expect("a check")
}

fn each_game() -> impl Strategy<Value = PayTable> {
    select(Game::ALL.map(Game::usual).to_vec())
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn each_hand_keeps_the_hold_and_draws_the_rest(
        bytes in proptest::array::uniform32(any::<u8>()),
        pays in each_game(),
        coins in 1..=5_u8,
        hands in select(Hands::ALL.to_vec()),
        swap in 0..32_usize,
    ) {
        let stake = stake(coins, hands.number());
        let deal = Deal::uncut(Secret::from_bytes(bytes), pays.decks());
        let swapped = Marks::all().nth(swap).expect("32 of them");
        let dealt = played(&deal, &pays, stake, swapped);
        let round = finished(dealt.round());
        prop_assert_eq!(round.stake(), stake);
        prop_assert_eq!(round.hands().count(), usize::from(hands.number()));
        let pack: BTreeSet<String> =
            deal.order_with_jokers().iter().map(PackCard::to_string).collect();
        let first_five = round.dealt().cards();
        for hand in round.hands() {
            let different: BTreeSet<String> = hand.cards().iter().map(PackCard::to_string).collect();
            prop_assert_eq!(different.len(), 5);
            prop_assert!(different.is_subset(&pack));
            for (place, card) in hand.cards().iter().enumerate() {
                let is_drawn = swapped.is_marked(place);
                prop_assert_eq!(*card == first_five[place], !is_drawn);
                prop_assert!(!is_drawn || !first_five.contains(card));
            }
        }
        // The first hand equals a round of one hand.
        let alone = played(&deal, &pays, stake.on(Hands::ONE), swapped);
        let alone = finished(alone.round());
        prop_assert_eq!(round.hand(), alone.hand());
        prop_assert_eq!(round.destinations(), alone.destinations());

        let class = |hand: &WildHand| pays.game().class(hand);
        let coins = stake.coins().expect("coins");
        let each: Vec<u32> = round
            .hands()
            .map(|hand| class(hand).map_or(0, |it| pays.paid(it, coins)))
            .collect();
        prop_assert_eq!(round.paid(), each.iter().sum::<u32>());
        let counts = round.counts();
        let counted: usize = counts.iter().map(|(_, count)| count).sum();
        prop_assert_eq!(counted, each.len());
        for (its, count) in counts {
            prop_assert_eq!(round.hands().filter(|hand| class(hand) == its).count(), count);
        }
        let (best, hand) = round.best();
        prop_assert_eq!(Some(each[best - 1]), each.iter().copied().max());
        prop_assert_eq!(round.hands().nth(best - 1), Some(hand));
        let bank = Purse::<Round>::settled(&Bank::default(), dealt.round());
        let left = 1_000 - u32::from(coins.number()) * u32::from(hands.number());
        prop_assert_eq!(bank.chips(), Chips::whole(left + round.paid()));

        let check = check_of(&dealt);
        prop_assert_eq!(check.verdict(&Noted::Nothing), CheckVerdict::Consistent);
        let further: Vec<WildHand> = check.further_hands().iter().map(|its| its.hand).collect();
        let shown: Vec<WildHand> = round.hands().skip(1).copied().collect();
        prop_assert_eq!(further, shown);
        let table = Table::<VideoPoker>::with_round(dealt.clone());
        let save = table.save().expect("something to save");
        let (restored, _) = Table::<VideoPoker>::restore(Mode::Free, &save).expect("readable");
        prop_assert_eq!(restored.phase().round(), Some(dealt.round()));
        prop_assert_eq!(restored.save(), Some(save));
    }
}

#[test]
fn stake_falls_to_fewer_hands_then_to_fewer_coins() {
    let pays = PayTable::jacks(9, 6);
    for (bank, wanted, payable) in [
        ("1000-1", stake(5, 100), stake(5, 100)),
        ("499-1", stake(5, 100), stake(5, 50)),
        ("49-1", stake(5, 100), stake(5, 5)),
        ("14-1", stake(5, 10), stake(5, 1)),
        ("4-1", stake(5, 3), stake(4, 1)),
        ("4-1", stake(1, 100), stake(1, 3)),
        ("2.5-1", stake(3, 50), stake(2, 1)),
        ("1-1", stake(5, 1), stake(1, 1)),
    ] {
        let bank: Bank = bank.parse().expect("a bank");
        let found = Purse::<Round>::payable(&bank, &wanted, &pays);
        assert_eq!(found, payable, "{wanted} of {bank}");
        let refused = Purse::<Round>::stake(&bank, &pays, &wanted).err();
        assert_eq!(
            refused,
            (found != wanted).then_some(Refusal::NotEnough),
            "{wanted} of {bank}"
        );
    }
    assert_eq!(stake(5, 100).chips(), Chips::whole(500));
    assert_eq!(Stake::default().chips(), Chips::NONE);
}

#[test]
fn shared_round_keeps_its_number_of_hands() {
    assert_eq!(stake(2, 1).shared(Some(&stake(5, 10))), stake(2, 10));
    assert_eq!(stake(2, 25).shared(Some(&stake(5, 1))), stake(2, 1));
    assert_eq!(stake(2, 25).shared(None), stake(2, 25));
    let pays = PayTable::jacks(9, 6);
    let deal = Deal::uncut(Secret::from_bytes([9; 32]), pays.decks());
    let dealt = played(&deal, &pays, stake(1, 10), marks(&[0, 1, 2, 3, 4]));
    let their_paid = finished(dealt.round()).paid();
    let mut table = fresh(1);
    table.update(Msg::OpenedLink(SharedDeal {
        deal,
        rules: Some(pays),
        decisions: Some(dealt.decisions().clone()),
        begun: None,
    }));
    click(&mut table, Button::Deal);
    assert_eq!(drawn_hands(&table).number(), 10);
    click(&mut table, Button::Act(Action::StandPat));
    assert_eq!(table.purse().chips(), Bank::STACK, "it does not count");
    for (language, sentence) in [
        (
            Language::English,
            "The player who shared this deal was paid",
        ),
        (Language::Japanese, "共有した人"),
        (Language::Russian, "Автор ссылки"),
    ] {
        let news = video_poker_news(language, &table);
        assert!(news.contains(sentence), "{news}");
        assert!(their_paid == 0 || news.contains(&their_paid.to_string()));
    }
}

/// A table with its first pack, whose secret repeats this byte.
fn fresh(number: u8) -> VideoPokerTable {
    let (mut table, effects) = Table::<VideoPoker>::open(Mode::Free);
    for effect in effects {
        if let Effect::DrawEntropy(at) = effect {
            table.update(Msg::GotEntropy(Ok(Secret::from_bytes([number; 32])), at));
        }
    }
    table
}

fn click(table: &mut VideoPokerTable, button: Button<Action>) {
    let at = table.position();
    table.update(Msg::Clicked(button, at));
}

#[test]
fn news_names_counts_best_hand_and_sum() {
    let mut table = fresh(6);
    table.update(Msg::ChoseStake(stake(5, 10)));
    assert!(matches!(table.news(), Some(News::StakeChosen { .. })));
    for (language, sentence) in [
        (Language::English, "Bet: 5 coins on each of 10 hands."),
        (Language::Japanese, "賭け金：コイン5枚ずつ、10ハンド。"),
        (Language::Russian, "Ставка: 5 монет на каждую из 10 рук."),
    ] {
        let news = video_poker_news(language, &table);
        assert!(news.contains(sentence), "{news}");
        assert!(video_poker_description(language, &table).contains(sentence));
    }
    click(&mut table, Button::Deal);
    assert_eq!(table.chips_left(), Chips::whole(950));
    click(&mut table, Button::Act(Action::StandPat));
    let round = finished(table.phase().round().expect("a round")).clone();
    assert_eq!(round.counts(), [(None, 10)], "this hand is paid nothing");
    for (language, sentence) in [
        (Language::English, "10 hands. Nothing: 10. Nothing is paid."),
        (
            Language::Japanese,
            "10ハンド。配当なし：10。配当はありません。",
        ),
        (
            Language::Russian,
            "10 рук. Без выплаты: 10. Ничего не выплачено.",
        ),
    ] {
        let news = video_poker_news(language, &table);
        assert!(news.contains(sentence), "{news}");
        assert!(video_poker_description(language, &table).contains(sentence));
    }
    // Each of ten hands that hold a pair of jacks or better is paid.
    let round = won();
    let mut table = Table::<VideoPoker>::with_round(round.clone());
    let round = finished(round.round());
    let named = |class: &str, count: usize| format!("{class}: {count}.");
    let english = video_poker_description(Language::English, &table);
    for (class, count) in round.counts() {
        let class = class.map_or("Nothing", english_name);
        assert!(english.contains(&named(class, count)), "{english}");
    }
    let (best, _) = round.best();
    assert!(
        english.contains(&format!("The best is hand {best}: ")),
        "{english}"
    );
    assert!(
        english.contains(&format!("Paid in all: {} coins.", round.paid())),
        "{english}"
    );
    table.update(Msg::ChoseStake(stake(1, 1)));
    assert!(video_poker_news(Language::English, &table).contains("Bet: 1 coin."));
}

fn english_name(class: Class) -> &'static str {
    fair_deal::text::poker::words(Language::English).class(class)
}

/// A round of ten hands that hold a pair of jacks or better.
fn won() -> Dealt<Round> {
    let pays = PayTable::jacks(9, 6);
    for number in 0..=u8::MAX {
        let deal = Deal::uncut(Secret::from_bytes([number; 32]), pays.decks());
        let dealt = played(&deal, &pays, stake(5, 10), Marks::NONE);
        let round = finished(dealt.round());
        if round.prize(round.dealt()) == Some(Class::JacksOrBetter) {
            let mut others = Marks::NONE;
            let rank = |card: &PackCard| card.natural().map(|card| card.rank);
            let cards = round.dealt().cards();
            for (place, card) in cards.iter().enumerate() {
                if cards.iter().filter(|it| rank(it) == rank(card)).count() == 1 {
                    others = others.toggled(place);
                }
            }
            return played(&deal, &pays, stake(5, 10), others);
        }
    }
    panic!("no pair of jacks or better");
}

/// A round of ten hands, dealt and swapped on the page with these cards discarded.
fn kept(stake: Stake, swapped: Marks) -> (Row, Finished) {
    let mut page = AppHarness::open("#/poker/jacks", Stored::default(), 0);
    page.send(app::Msg::VideoPoker(
        VideoPokerTableId::Free,
        Msg::ChoseStake(stake),
    ));
    let action = Action::discarding(swapped);
    for button in [Button::Deal, Button::Act(action)] {
        let at = page.model.video_poker(VideoPokerTableId::Free).position();
        page.send(app::Msg::VideoPoker(
            VideoPokerTableId::Free,
            Msg::Clicked(button, at),
        ));
    }
    let round = page
        .model
        .video_poker(VideoPokerTableId::Free)
        .phase()
        .round();
    let round = finished(round.expect("a round")).clone();
    let record = format!("zone=0&{}", page.kept.pop().expect("a round"));
    let id = Id::new(1_795_390_200_000, "a1").expect("an id");
    let record = Record::parse(id, &record).expect(&record);
    (
        row_of(record, &mut Judge::default()).expect("a round"),
        round,
    )
}

#[test]
fn round_is_saved_on_its_own_terms_and_replayed() {
    let (row, round) = kept(stake(5, 10), marks(&[0, 1, 2, 3, 4]));
    assert_eq!(row.facts.bet, 100, "50 chips, in half chips");
    assert_eq!(row.facts.net, 2 * i64::from(round.paid()) - 100);
    let endings = round.counts().into_iter();
    let endings: Vec<Ending> = endings
        .flat_map(|(class, count)| vec![Ending::Prize(class); count])
        .collect();
    assert_eq!(row.facts.endings, endings);
    let text = row.to_string();
    assert!(text.contains("&play=5x10-v&"), "{text}");
    assert!(text.contains("paid-nothing~"), "{text}");
    assert_eq!(Row::parse(row.record.id.clone(), &text), Ok(row.clone()));
    for wrong in [
        "paid-nothing~1",
        "paid-nothing~101",
        "paid-nothing~07",
        "dealer-wins~2",
    ] {
        let begin = text.find("paid-nothing~").expect("it is there");
        let end = begin + text[begin..].find('&').expect("more fields");
        let wrong = format!("{}{wrong}{}", &text[..begin], &text[end..]);
        assert!(
            Row::parse(row.record.id.clone(), &wrong).is_err(),
            "{wrong}"
        );
    }
    let rows = || [row.clone()].into_iter();
    let exported = file::write(rows(), &Reviews::default(), &Fields::new(), |_, _| None);
    let read = file::read(&exported, &mut Judge::default(), |_, _| None, |_, _| ());
    assert_eq!(read.map(|it| it.rounds), Ok(vec![row.clone()]));

    let played = row.record.play().expect("a round");
    assert_eq!(played.terms(), TERMS);
    assert_eq!(
        GameName::VideoPoker.read_terms(TERMS).as_deref(),
        Some(TERMS)
    );
    for terms in ["5x1", "5x2", "", "x10"] {
        let terms = format!("{}~{terms}", PayTable::jacks(9, 6));
        assert_eq!(GameName::VideoPoker.read_terms(&terms), None, "{terms}");
    }
    for (language, name) in [
        (
            Language::English,
            "Jacks or Better 9/6 · 5 coins · 10 hands",
        ),
        (Language::Japanese, "10ハンド"),
        (Language::Russian, "10 рук"),
    ] {
        let told = stats::terms(language, GameName::VideoPoker, TERMS);
        assert!(told.ends_with(name), "{told}");
    }
    let told = history::endings(Language::English, &row.facts);
    let nothing = round
        .counts()
        .iter()
        .find(|it| it.0.is_none())
        .map_or(0, |it| it.1);
    assert!(told.contains(&format!("\u{a0}×{nothing}")), "{told}");

    let weighed = played.weigh(&mut Judge::default());
    let scenes = played.scenes(weighed.as_deref());
    let [before, end] = scenes.as_slice() else {
        panic!("{scenes:?}");
    };
    assert_eq!(before.hands.len(), 1);
    assert!(before.decision.is_some());
    let shown: Vec<Vec<PackCard>> = end.hands.iter().map(|hand| hand.cards.clone()).collect();
    let drawn: Vec<Vec<PackCard>> = round.hands().map(|hand| hand.cards().to_vec()).collect();
    assert_eq!(shown, drawn);
    let best = end
        .hands
        .iter()
        .position(|hand| hand.mark == Some(Mark::Best));
    assert_eq!(best.map(|place| place + 1), Some(round.best().0));
    assert_eq!(sent(end), *end);
}

/// The variance of a round's value follows from the golden variance and covariance: (variance + (n − 1) · covariance) /
/// n.
#[test]
fn check_command_agrees_with_golden_variance() {
    let file = golden("video_poker_games.json");
    let golden = file["tables"].as_array().expect("a list").iter();
    let golden = golden
        .clone()
        .find(|table| table["pay_table"] == "JoB 9/6")
        .expect("9/6");
    let number = |name: &str| golden[name].as_f64().expect(name);
    let (variance, covariance) = (number("variance"), number("covariance_n_play"));
    let whole = DrawCoach::new(&PayTable::jacks(9, 6)).whole();
    let one = worth(GameName::VideoPoker, ONE_HAND).expect("worth");
    for hands in Hands::ALL {
        let count = f64::from(hands.number());
        let expected = (variance + (count - 1.0) * covariance) / count;
        let found = whole.variance_of(hands);
        assert!(
            (found - expected).abs() < 1e-8,
            "{hands}: {found} {expected}"
        );
        let terms = format!("{}~{}", PayTable::jacks(9, 6), stake(5, hands.number()));
        let its = worth(GameName::VideoPoker, &terms).expect(&terms);
        assert!((its.mean - one.mean).abs() < 1e-15);
        assert!((its.variance - expected).abs() < 1e-8);
        let royals = its.jackpot.expect("royal flushes");
        assert!(
            (royals.chance - count / 40_390.547).abs() < 1e-7 * count,
            "{}",
            royals.chance
        );
        assert!((royals.pay - 800.0 / count).abs() < 1e-12);
        let endings: f64 = its.endings.iter().map(|(_, chance)| chance).sum();
        assert!((endings - count).abs() < 1e-9, "{endings}");
        assert_eq!(sent(&its), its);
        let printed = json(&[
            "return",
            "--table",
            "9/6",
            "--hands",
            &hands.number().to_string(),
        ]);
        let printed = printed["round-variance"].as_f64().expect("a number");
        assert!((printed - found).abs() < 1e-12, "{printed} {found}");
    }
}

/// Luck uses the variance of such rounds: 300 rounds of ten hands vary as the golden covariance says.
#[test]
fn luck_of_many_hands_uses_their_variance() {
    let (row, _) = kept(stake(5, 10), marks(&[0, 1, 2, 3, 4]));
    let mut sums = Sums::of(&row);
    for _ in 1..300 {
        sums.add(&Sums::of(&row));
    }
    let its = worth(GameName::VideoPoker, TERMS).expect("worth");
    let luck = Luck::of(Unit::HalfChips, [(&sums, &its)]).expect("enough rounds");
    let variance = (19.514_676_427 + 9.0 * 1.966_388_674) / 10.0;
    let deviation = 100.0 * f64::sqrt(300.0 * variance);
    assert!(
        (luck.deviation - deviation).abs() < 1e-4,
        "{}",
        luck.deviation
    );
    assert!((luck.expected - its.mean * 300.0 * 100.0).abs() < 1e-6);
    // Every hand counts, so 3,000 are expected.
    let all = frequencies(&[(&sums, Some(&its))]);
    let (came, expected) = all.iter().fold((0, 0.0), |(came, expected), it| {
        (came + it.count, expected + it.expected.unwrap_or_default())
    });
    assert_eq!(came, 3_000);
    assert!((expected - 3_000.0).abs() < 1e-6, "{expected}");
}

/// The cards of the first three hands over 3,000 deals have the distribution of a fair pack.
#[test]
fn every_hand_draws_each_card_as_often() {
    let pays = PayTable::jacks(9, 6);
    // Each hand draws five fresh cards from the 47 that are left. Any 5 of them are equally likely for every hand.
    let swapped = marks(&[0, 1, 2, 3, 4]);
    let mut came = [[0_u32; 52]; 3];
    let rounds = 3_000_u32;
    let order: Vec<PackCard> = pays.decks().fresh_pack_with_jokers();
    for number in 0..rounds {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&number.to_le_bytes());
        let deal = Deal::uncut(Secret::from_bytes(bytes), pays.decks());
        let dealt = played(&deal, &pays, stake(5, 3), swapped);
        for (counts, hand) in came.iter_mut().zip(finished(dealt.round()).hands()) {
            for card in hand.cards() {
                let place = order.iter().position(|it| it == card).expect("a card");
                counts[place] += 1;
            }
        }
    }
    for counts in came {
        // Each of 52 cards comes in 5 of 52 hands. The sum is 47/51 of a chi-square with 51 degrees of freedom, because
        // the five cards of a hand differ. It exceeds 100 in fewer than 1 in 100,000 cases.
        let expected = f64::from(rounds) * 5.0 / 52.0;
        let off = |count: u32| (f64::from(count) - expected).powi(2) / expected;
        let sum: f64 = counts.into_iter().map(off).sum();
        assert!(sum < 100.0, "{sum}");
    }
}

#[test]
fn check_command_prints_every_hand() {
    let file = golden("many_hands.json");
    for vector in file["vectors"].as_array().expect("a list") {
        let text = |name: &str| vector[name].as_str().expect(name);
        let number = |name: &str| vector[name].to_string();
        let (cut, jokers) = (number("cut"), number("jokers"));
        let deal = json(&[
            "deal",
            "--secret",
            text("secret"),
            "--mix",
            text("mix"),
            "--cut",
            &cut,
            "--jokers",
            &jokers,
            "--hands",
            "100",
        ]);
        assert_eq!(deal["hands"].as_array().map(Vec::len), Some(99));
        for hand in &vector["hands"].as_array().expect("a list")[1..] {
            let place = usize::try_from(hand["number"].as_u64().expect("whole")).expect("few") - 2;
            assert_eq!(deal["hands"][place], hand["order"]);
        }
    }
    let secret = "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501";
    assert_eq!(
        refusal(&["deal", "--secret", secret, "--hands", "7"]),
        "--hands is one of 1, 3, 5, 10, 25, 50, 100, not 7."
    );
    assert_eq!(
        refusal(&["deal", "--secret", secret, "--hands", "3", "--decks", "2"]),
        "Several hands are drawn from one deck."
    );
}

/// A link sets the coins and the hands of the bankroll. Invalid numbers set nothing.
#[test]
fn link_sets_the_hands_of_the_bankroll() {
    for (fields, coins, hands) in [
        ("", 5, 1),
        ("&coins=3", 3, 1),
        ("&coins=3&hands=100", 3, 100),
        ("&hands=10", 5, 10),
        ("&coins=0&hands=0", 5, 1),
        ("&coins=6&hands=25", 5, 25),
        ("&coins=-1&hands=-3", 5, 1),
        ("&coins=2&hands=7", 2, 1),
        ("&coins=99999999999999999999&hands=3", 5, 3),
        ("&coins=３&hands=１０", 5, 1),
    ] {
        let link = format!("#/poker/paytable?rules={}{fields}", PayTable::jacks(9, 6));
        let (model, effects) = pages::Model::open(&link, Visitor::default(), None);
        let bankroll = model.paytable().bankroll();
        assert_eq!(
            (bankroll.coins().number(), bankroll.hands().number()),
            (coins, hands),
            "{fields}"
        );
        let asks = effects.iter().any(|it| {
            matches!(
                it,
                pages::Effect::PayTable(paytable::Effect::Own(paytable::OwnEffect::AskRounds(_)))
            )
        });
        assert_eq!(asks, hands > 1, "{fields}");
    }
}

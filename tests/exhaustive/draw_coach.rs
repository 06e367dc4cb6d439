//! The coach of draw poker against published numbers, and against brute force that shares no code with it. The brute
//! force judges hands by counting ranks, tries every card in the place of a joker, and makes draws one by one.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use crate::numbered::{JOKER, hand};
use crate::support::golden;
use crate::support::numbers::Random;
use fair_deal::coach::draw::{DrawAdvice, DrawCoach, Hold, NoDrawAdvice, held, whole_return};
use fair_deal::core::{PackCard, WildHand};
use fair_deal::poker::video_poker::Game;
use fair_deal::poker::{Class, Coins, PayTable};
use fair_deal::table::Marks;

/// A hand of natural cards, ordered from worst to best. Only pairs carry their rank, because no other payment depends
/// on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Made {
    Nothing,
    Pair(usize),
    TwoPair,
    Three,
    Straight,
    Flush,
    FullHouse,
    Four,
    StraightFlush,
    Five,
    Royal,
}

/// Judges five cards. One of them may occur twice.
fn judge(cards: [usize; 5]) -> Made {
    let mut ranks = cards.map(|card| card / 4);
    ranks.sort_unstable();
    let same = |rank: &usize| ranks.iter().filter(|it| *it == rank).count();
    let most = ranks.iter().map(same).max().unwrap_or(0);
    let paired = ranks.iter().filter(|rank| same(rank) == 2).count() / 2;
    let flush = cards.iter().all(|card| card % 4 == cards[0] % 4);
    let row = most == 1 && (ranks[4] - ranks[0] == 4 || ranks == [0, 1, 2, 3, 12]);
    match (most, paired) {
        (5, _) => Made::Five,
        (4, _) => Made::Four,
        (3, 1) => Made::FullHouse,
        (3, _) => Made::Three,
        (2, 2) => Made::TwoPair,
        (2, _) => Made::Pair(ranks.into_iter().find(|rank| same(rank) == 2).unwrap_or(0)),
        _ => match (row, flush) {
            (true, true) if ranks[0] == 8 => Made::Royal,
            (true, true) => Made::StraightFlush,
            (true, false) => Made::Straight,
            (false, true) => Made::Flush,
            (false, false) => Made::Nothing,
        },
    }
}

/// The index of a result in the counts: the row of joker poker, then nothing. Low pairs have their own index, because
/// their payment depends on the table.
const LOW_PAIR: u8 = 11;
const NOTHING: u8 = 12;

fn judge_wild(cards: [usize; 5]) -> u8 {
    let wild = cards[4] == JOKER;
    let best = if wild {
        let [a, b, c, d, _] = cards;
        let tried = (0..52).map(|stands_for| judge([a, b, c, d, stands_for]));
        tried.max().unwrap_or(Made::Nothing)
    } else {
        judge(cards)
    };
    match best {
        Made::Royal if wild => 2,
        Made::Royal => 0,
        Made::Five => 1,
        Made::StraightFlush => 3,
        Made::Four => 4,
        Made::FullHouse => 5,
        Made::Flush => 6,
        Made::Straight => 7,
        Made::Three => 8,
        Made::TwoPair => 9,
        // Kings and aces; jacks and queens.
        Made::Pair(11 | 12) => 10,
        Made::Pair(9 | 10) => LOW_PAIR,
        Made::Pair(_) | Made::Nothing => NOTHING,
    }
}

/// Returns the number of a hand among all hands, with its cards sorted from the lowest. Hands with the joker come last.
fn number(cards: [usize; 5]) -> usize {
    let [first, second, third, fourth, fifth] = cards;
    let two = second * (second - 1) / 2;
    let three = third * (third - 1) * (third - 2) / 6;
    let four = fourth * (fourth - 1) * (fourth - 2) * (fourth - 3) / 24;
    let below = (fifth - 1) * (fifth - 2) * (fifth - 3) * (fifth - 4);
    first + two + three + four + fifth * below / 120
}

/// Returns the result index of each of the 2,869,685 hands of 53 cards, by its number.
fn judged() -> &'static [u8] {
    static JUDGED: OnceLock<Vec<u8>> = OnceLock::new();
    JUDGED.get_or_init(|| {
        let mut judged = Vec::with_capacity(2_869_685);
        each_hand(53, |cards| judged.push(judge_wild(cards)));
        judged
    })
}

/// Visits every hand of a pack of this many cards, in the order of their numbers.
fn each_hand(cards: usize, mut see: impl FnMut([usize; 5])) {
    for e in 4..cards {
        for d in 3..e {
            for c in 2..d {
                for b in 1..c {
                    for a in 0..b {
                        see([a, b, c, d, e]);
                    }
                }
            }
        }
    }
}

/// The number of hands for each result index.
type Counts = [u32; 13];

/// Counts the results of every draw to these held cards, one draw at a time.
fn draw(dealt: [usize; 5], held: usize, cards: usize) -> Counts {
    let judged = judged();
    let kept: Vec<usize> = (0..5)
        .filter(|place| held >> place & 1 == 1)
        .map(|place| dealt[place])
        .collect();
    let left: Vec<usize> = (0..cards).filter(|card| !dealt.contains(card)).collect();
    let mut counts = [0; 13];
    let mut drawn = vec![0; 5 - kept.len()];
    each_draw(&mut drawn, 0, &left, &mut |drawn| {
        // Both are sorted, so they are merged.
        let mut all = [0; 5];
        let (mut mine, mut theirs) = (0, 0);
        for place in &mut all {
            let is_mine = theirs == drawn.len() || mine < kept.len() && kept[mine] < drawn[theirs];
            *place = if is_mine { kept[mine] } else { drawn[theirs] };
            if is_mine {
                mine += 1;
            } else {
                theirs += 1;
            }
        }
        counts[usize::from(judged[number(all)])] += 1;
    });
    counts
}

/// Visits every way to draw the cards from this place on, in order.
fn each_draw(drawn: &mut [usize], at: usize, left: &[usize], see: &mut impl FnMut(&[usize])) {
    if at == drawn.len() {
        return see(drawn);
    }
    for (place, card) in left.iter().enumerate() {
        drawn[at] = *card;
        each_draw(drawn, at + 1, &left[place + 1..], see);
    }
}

/// The counts of all hands, of the hands with each card, and of the hands with each two cards.
struct Dealt {
    all: Counts,
    one: Vec<Counts>,
    /// By both cards, the lower one first.
    two: Vec<Vec<Counts>>,
}

impl Dealt {
    fn from(cards: usize) -> Dealt {
        let judged = judged();
        let none = [0; 13];
        let mut dealt = Dealt {
            all: none,
            one: vec![none; cards],
            two: vec![vec![none; cards]; cards],
        };
        let mut at = 0;
        each_hand(cards, |hand| {
            let made = usize::from(judged[at]);
            at += 1;
            dealt.all[made] += 1;
            for (place, low) in hand.into_iter().enumerate() {
                dealt.one[low][made] += 1;
                for high in &hand[place + 1..] {
                    dealt.two[low][*high][made] += 1;
                }
            }
        });
        dealt
    }

    /// Returns the counts of the hands that hold these cards, two at most.
    fn with(&self, held: &[usize]) -> Counts {
        match *held {
            [] => self.all,
            [card] => self.one[card],
            [low, high] => self.two[low][high],
            _ => panic!("{held:?}"),
        }
    }
}

/// Returns the counts of all 32 holds. Holds of three cards and more are drawn one by one. Every hand that contains a
/// hold of two cards or fewer belongs to exactly one way to hold these and other cards of the dealt hand. So the count
/// of a smaller hold is what remains after subtracting the larger ones.
fn brute_force(hand: [usize; 5], cards: usize, dealt: &Dealt) -> [Counts; 32] {
    let mut counts = [[0; 13]; 32];
    let mut holds: Vec<usize> = (0..32).collect();
    holds.sort_by_key(|held| std::cmp::Reverse(held.count_ones()));
    for held in holds {
        if held.count_ones() > 2 {
            counts[held] = draw(hand, held, cards);
            continue;
        }
        let kept: Vec<usize> = (0..5)
            .filter(|place| held >> place & 1 == 1)
            .map(|place| hand[place])
            .collect();
        let mut alone = dealt.with(&kept);
        for more in (held + 1..32).filter(|more| more & held == held) {
            for (count, other) in alone.iter_mut().zip(counts[more]) {
                *count -= other;
            }
        }
        counts[held] = alone;
    }
    counts
}

/// Returns the brute force's index of a class.
fn place(class: Class) -> usize {
    let longest = Game::JokerKings.classes().iter();
    let mut places = longest.zip(0..);
    let pair = if class == Class::JacksOrBetter {
        Class::KingsOrBetter
    } else {
        class
    };
    places.find(|(its, _)| **its == pair).expect("a row").1
}

/// Returns the coach's counts of a hold by the brute force's indices.
fn counts_of(hold: &Hold, advice: &DrawAdvice, table: &PayTable) -> Counts {
    let mut counts = [0; 13];
    let mut total = 0;
    for class in table.game().classes() {
        let count = advice.count(hold, Some(*class));
        counts[place(*class)] = count;
        total += u64::from(count) * u64::from(table.pay(*class));
    }
    counts[usize::from(NOTHING)] = advice.count(hold, None);
    assert_eq!(hold.total(), total);
    counts
}

fn with_pairs_as_paid(mut counts: Counts, game: Game) -> Counts {
    let low = usize::from(LOW_PAIR);
    let to = if game == Game::JacksOrBetter {
        place(Class::JacksOrBetter)
    } else {
        usize::from(NOTHING)
    };
    counts[to] += counts[low];
    counts[low] = 0;
    counts
}

fn bits(marks: Marks) -> usize {
    marks.places().fold(0, |bits, place| bits | 1 << place)
}

fn agrees(dealt: [usize; 5], table: &PayTable, advice: &DrawAdvice, brute: &[Counts; 32]) {
    for hold in advice.holds() {
        let held = 31 ^ bits(hold.swapped());
        let expected = with_pairs_as_paid(brute[held], table.game());
        assert_eq!(
            counts_of(hold, advice, table),
            expected,
            "{:?}, {held:05b}",
            hand(dealt)
        );
        assert_eq!(hold.draws(), expected.iter().sum::<u32>());
    }
}

/// Without a joker, with one in the pack, and with one in the hand.
#[test]
fn every_draw_of_two_thousand_hands_is_counted() {
    for (table, hands, jokers) in [
        (PayTable::jacks(9, 6), 2_000, 0),
        (PayTable::KINGS, 2_000, 0),
        (PayTable::KINGS, 2_000, 1),
    ] {
        let cards = 52 + table.game().wild_cards().count();
        let dealt = Dealt::from(cards);
        let coach = DrawCoach::new(&table);
        let mut random = Random(hands + jokers);
        for _ in 0..hands {
            let mut cards_dealt = random.hand(52);
            if jokers == 1 {
                cards_dealt[4] = JOKER;
            }
            let advice = coach.advise(&hand(cards_dealt)).expect("advice");
            agrees(
                cards_dealt,
                &table,
                &advice,
                &brute_force(cards_dealt, cards, &dealt),
            );
        }
    }
}

/// All holds are drawn one by one, even those of two cards or fewer: there are 1,533,939 draws of five cards, and
/// 1,712,304 with a joker.
#[test]
fn every_draw_of_some_hands_is_made() {
    let mut random = Random(7);
    for table in [PayTable::jacks(9, 6), PayTable::KINGS] {
        let cards = 52 + table.game().wild_cards().count();
        let coach = DrawCoach::new(&table);
        for _ in 0..6 {
            let mut dealt = random.hand(52);
            if random.below(2) == 1 && cards == 53 {
                dealt[4] = JOKER;
            }
            let mut brute = [[0; 13]; 32];
            for (held, counts) in brute.iter_mut().enumerate() {
                *counts = draw(dealt, held, cards);
            }
            let advice = coach.advise(&hand(dealt)).expect("advice");
            agrees(dealt, &table, &advice, &brute);
        }
    }
}

/// The order of the cards changes only their places.
#[test]
fn a_hand_is_worth_the_same_in_every_order() {
    let coach = DrawCoach::new(&PayTable::KINGS);
    let mut random = Random(11);
    for _ in 0..200 {
        let dealt = random.hand(53);
        let sorted = coach.advise(&hand(dealt)).expect("advice");
        let mut order = [0, 1, 2, 3, 4];
        for last in (1..5).rev() {
            order.swap(last, random.below(last + 1));
        }
        let advice = coach
            .advise(&hand(order.map(|place| dealt[place])))
            .expect("advice");
        for hold in advice.holds() {
            let swapped = hold.swapped().places().map(|place| order[place]);
            let same = swapped.fold(Marks::NONE, Marks::toggled);
            let other = sorted.of(same);
            assert_eq!(
                counts_of(hold, &advice, coach.table()),
                counts_of(other, &sorted, coach.table())
            );
        }
        let totals = coach.totals(&hand(dealt)).expect("totals");
        assert_eq!(totals, sorted.holds().map(|hold| hold.total()));
    }
}

#[test]
fn all_holds_together_draw_every_hand_once() {
    let mut random = Random(3);
    for (table, all) in [
        (PayTable::jacks(8, 5), 2_598_960),
        (PayTable::KINGS, 2_869_685),
    ] {
        let coach = DrawCoach::new(&table);
        for _ in 0..300 {
            let dealt = random.hand(52 + table.game().wild_cards().count());
            let advice = coach.advise(&hand(dealt)).expect("advice");
            assert_eq!(advice.holds().iter().map(Hold::draws).sum::<u32>(), all);
            for hold in advice.holds() {
                assert_eq!(u64::from(hold.draws()), coach.draws(hold.swapped().count()));
            }
        }
    }
}

#[test]
fn the_golden_holds_are_the_best() {
    let golden = golden("draw_poker.json");
    let coach = DrawCoach::new(&PayTable::jacks(9, 6));
    let cases = golden["holds_9_6"].as_array().expect("a list");
    assert_eq!(cases.len(), 4);
    for case in cases {
        let hand: WildHand = case["hand"]
            .as_str()
            .expect("codes")
            .parse()
            .expect("a hand");
        let advice = coach.advise(&hand).expect("advice");
        let best = advice.best();
        let kept: Vec<String> = held(hand.cards(), best.swapped())
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(kept.join(" "), case["best"], "{hand:?}");
        let off = best.value() - case["ev"].as_f64().expect("a number");
        assert!(off.abs() < 5e-7, "{hand:?}: {}", best.value());
    }
}

#[test]
fn golden_tables_have_published_returns() {
    let golden = golden("draw_poker.json");
    let returns = &golden["returns"];
    let nine_six = whole_return(&PayTable::jacks(9, 6));
    let published = &returns["9/6 Jacks or Better 800-50-25-9-6-4-3-2-1"];
    let (paid, all) = nine_six.exact();
    assert_eq!(format!("{paid}/{all}"), published["exact"]);
    assert!((nine_six.value() - published["value"].as_f64().expect("a number")).abs() < 1e-15);

    let eight_five = whole_return(&PayTable::jacks(8, 5));
    let published = &returns["8/5 Jacks or Better 800-50-25-8-5-4-3-2-1"]["value"];
    assert!((eight_five.value() - published.as_f64().expect("a number")).abs() < 1e-12);

    let kings = whole_return(&PayTable::KINGS);
    let published = &golden["joker_kings_or_better"]["return"];
    assert!((kings.value() - published.as_f64().expect("a number")).abs() < 1e-12);
}

/// The name of a result in the golden file.
fn name(result: Option<Class>) -> &'static str {
    result.map_or("Nothing", Class::code)
}

#[test]
fn whole_game_has_its_golden_counts() {
    let published = &golden("draw_poker.json")["combos_9_6"];
    let table = PayTable::jacks(9, 6);
    let whole = whole_return(&table);
    assert_eq!(published["denominator"], whole.all());
    let prizes = table.game().classes().iter().map(|prize| Some(*prize));
    for result in prizes.chain([None]) {
        assert_eq!(published[name(result)], whole.count(result), "{result:?}");
    }
}

#[test]
fn whole_game_has_its_golden_deviation() {
    let published =
        &golden("draw_poker.json")["returns"]["9/6 Jacks or Better 800-50-25-9-6-4-3-2-1"]["sd"];
    let table = PayTable::jacks(9, 6);
    let whole = whole_return(&table);
    let squares = |prize| whole.count(Some(prize)) * u64::from(table.pay(prize)).pow(2);
    let squares: u64 = Class::ALL.into_iter().map(squares).sum();
    #[expect(clippy::cast_precision_loss, reason = "nine digits are compared")]
    let mean_square = squares as f64 / whole.all() as f64;
    let deviation = (mean_square - whole.value().powi(2)).sqrt();
    let off = deviation - published.as_f64().expect("a number");
    assert!(off.abs() < 1e-9, "{deviation}");
}

/// The return of the whole game sums the best hold of each hand, also with payments that no casino offers.
#[test]
fn whole_game_sums_the_best_holds() {
    let odd = [
        "0-0-0-0-0-0-0-0-0",
        "1-2-3-4-5-6-7-8-9",
        "800-50-25-9-0-4-3-2-1",
        "1-1-0-0-40-1-0-0-0",
        "5-800-1-1-1-1-9-1-9-3-2",
    ];
    let odd = odd.map(|table| table.parse().expect("a pay table"));
    for table in odd
        .into_iter()
        .chain([PayTable::jacks(9, 6), PayTable::KINGS])
    {
        let coach = DrawCoach::new(&table);
        let whole = coach.whole();
        let cards = 52 + table.game().wild_cards().count();
        let most = 5 * coach.draws(5);
        let (mut paid, mut hands) = (0, 0);
        each_suit_pattern(cards, |dealt, times| {
            let totals = coach.totals(&hand(dealt)).expect("totals");
            let best = totals.into_iter().zip(Marks::all());
            let best = best.map(|(total, swapped)| total * (most / coach.draws(swapped.count())));
            paid += times * best.max().unwrap_or(0);
            hands += times;
        });
        assert_eq!(hands * most, whole.all(), "{table}");
        let (numerator, denominator) = whole.exact();
        let exact = u128::from(paid) * u128::from(denominator);
        assert_eq!(
            exact,
            u128::from(numerator) * u128::from(whole.all()),
            "{table}"
        );
    }
}

/// Visits one hand for each group of hands that differ only by their suits, with the size of the group.
fn each_suit_pattern(cards: usize, mut see: impl FnMut([usize; 5], u64)) {
    let mut orders = vec![];
    for number in 0..256_usize {
        let order = [number % 4, number / 4 % 4, number / 16 % 4, number / 64];
        if (0..4).all(|suit| order.contains(&suit)) {
            orders.push(order);
        }
    }
    assert_eq!(orders.len(), 24);
    each_hand(cards, |hand| {
        let mut highest = 0;
        for card in hand.into_iter().filter(|card| *card != JOKER) {
            if card % 4 > highest {
                return;
            }
            highest = highest.max(card % 4 + 1);
        }
        let renamed = |order: &[usize; 4]| {
            let mut others = hand.map(|card| {
                if card == JOKER {
                    JOKER
                } else {
                    card / 4 * 4 + order[card % 4]
                }
            });
            others.sort_unstable();
            others
        };
        let alike: BTreeSet<[usize; 5]> = orders.iter().map(renamed).collect();
        if alike.first() == Some(&hand) {
            see(hand, alike.len() as u64);
        }
    });
}

#[test]
fn tied_holds_prefer_holding_more_cards() {
    let nothing: PayTable = "0-0-0-0-0-0-0-0-0".parse().expect("a pay table");
    let coach = DrawCoach::new(&nothing);
    let dealt: WildHand = "2S 7H 9D JC KS".parse().expect("a hand");
    let advice = coach.advise(&dealt).expect("advice");
    assert_eq!(advice.best().swapped(), Marks::NONE);
    let order: Vec<usize> = advice
        .ranked()
        .iter()
        .map(|hold| hold.swapped().count())
        .collect();
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(coach.whole().exact(), (0, 1));

    // A dealt royal flush is held, because the ranking compares the mean of a draw and not the sum of all draws.
    let coach = DrawCoach::new(&PayTable::jacks(9, 6));
    let royal = "TS JS QS KS AS".parse().expect("a hand");
    let advice = coach.advise(&royal).expect("advice");
    assert_eq!(advice.best().swapped(), Marks::NONE);
    assert_eq!((advice.best().total(), advice.best().draws()), (800, 1));
    let ranked = advice.ranked();
    for pair in ranked.windows(2) {
        assert_ne!(pair[0].compare(pair[1]), std::cmp::Ordering::Less);
        assert!(pair[0].value() >= pair[1].value());
    }
    assert_eq!(ranked[0], advice.best());
}

#[test]
fn fewer_coins_make_a_royal_flush_worth_less() {
    let table = PayTable::jacks(9, 6);
    let four_to_a_royal: WildHand = "TH JH QH KH 8H".parse().expect("a hand");
    let value = |coins| {
        let coach = DrawCoach::new(&table.on(coins));
        coach
            .advise(&four_to_a_royal)
            .expect("advice")
            .of(Marks::NONE.toggled(4))
            .value()
    };
    let lost = value(Coins::MOST) - value(Coins::ONE);
    assert!((lost - (800.0 - 250.0) / 47.0).abs() < 1e-12);
}

#[test]
fn joker_of_another_pack_is_refused() {
    let refused = |table: &PayTable, codes: &str| {
        let hand: WildHand = codes.parse().expect("a hand");
        DrawCoach::new(table).advise(&hand).expect_err("no advice")
    };
    let first: PackCard = "X1".parse().expect("a joker");
    let error = refused(&PayTable::jacks(9, 6), "KS KH 7D X1 2S");
    assert_eq!(error, NoDrawAdvice::NotInThePack(first));
    assert_eq!(error.to_string(), "X1 is not in the pack of this game.");
    let error = refused(&PayTable::KINGS, "KS KH 7D X2 2S");
    assert_eq!(error.to_string(), "X2 is not in the pack of this game.");
}

#[test]
fn coach_for_another_table_equals_a_new_one() {
    let first = DrawCoach::new(&PayTable::jacks(9, 6));
    let hand: WildHand = "TH JH QH KH 8H".parse().expect("a hand");
    for table in [PayTable::jacks(8, 5), PayTable::KINGS] {
        let (made, new) = (first.clone().for_table(&table), DrawCoach::new(&table));
        assert_eq!(made.advise(&hand), new.advise(&hand));
        assert_eq!(made.whole(), new.whole());
        assert_eq!(made.table(), &table);
    }
}

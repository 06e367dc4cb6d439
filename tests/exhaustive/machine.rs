//! The coach of every game of video poker against brute force that shares no code with it. The brute force judges every
//! hand of the pack by counting ranks, with every card in the place of each wild one. Each hand of the pack is the
//! result of exactly one hold of a dealt hand.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::numbered::{JOKER, hand};
use crate::support::numbers::{Random, every_five};
use fair_deal::coach::draw::{DrawAdvice, DrawCoach};
use fair_deal::poker::video_poker::{Game, PayTable, WildCards};
use fair_deal::table::Marks;

const ACE: usize = 12;

/// The value of five cards, ordered from worst to best. Ranks run from 0 for a two to 12 for an ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Made {
    Nothing,
    Pair(usize),
    TwoPair,
    Three,
    Straight,
    Flush,
    FullHouse,
    Four(usize, usize),
    StraightFlush,
    Five(usize),
    WildRoyal,
    FourDeuces(usize),
    Royal,
}

/// Judges five cards. Some of them may occur more than once.
fn judge(cards: [usize; 5]) -> Made {
    let mut ranks = cards.map(|card| card / 4);
    ranks.sort_unstable();
    let same = |rank: usize| ranks.iter().filter(|it| **it == rank).count();
    let of = |times: usize| ranks.into_iter().rev().find(|rank| same(*rank) == times);
    let is_flush = cards.iter().all(|card| card % 4 == cards[0] % 4);
    if let Some(rank) = of(5) {
        return Made::Five(rank);
    }
    if let Some(rank) = of(4) {
        return Made::Four(rank, of(1).expect("a fifth card"));
    }
    match (of(3), of(2)) {
        (Some(_), Some(_)) => return Made::FullHouse,
        (Some(_), None) => return Made::Three,
        (None, Some(high)) if ranks.iter().any(|low| *low != high && same(*low) == 2) => {
            return Made::TwoPair;
        }
        (None, Some(rank)) => return Made::Pair(rank),
        (None, None) => {}
    }
    let in_row = ranks[4] - ranks[0] == 4 || ranks == [0, 1, 2, 3, ACE];
    match (in_row, is_flush) {
        (true, true) if ranks[0] == 8 => Made::Royal,
        (true, true) => Made::StraightFlush,
        (true, false) => Made::Straight,
        (false, true) => Made::Flush,
        (false, false) => Made::Nothing,
    }
}

/// Returns the best value of these cards with the wild ones as any cards, trying card numbers from this one up.
fn best(cards: [usize; 5], wild: &[usize], from: usize) -> Made {
    let Some((place, others)) = wild.split_first() else {
        return judge(cards);
    };
    let with = |stands_for| {
        let mut cards = cards;
        cards[*place] = stands_for;
        best(cards, others, stands_for)
    };
    (from..52).map(with).max().expect("52 cards")
}

fn judge_wild(cards: [usize; 5], wild_cards: WildCards) -> Made {
    let is_wild = |place: &usize| match wild_cards {
        WildCards::None => false,
        WildCards::Deuces => cards[*place] < 4,
        WildCards::Joker => cards[*place] == JOKER,
    };
    let wild: Vec<usize> = (0..5).filter(is_wild).collect();
    if wild.len() == 4 {
        let fifth = cards.iter().max().expect("five cards");
        return Made::FourDeuces(fifth / 4);
    }
    match best(cards, &wild, 0) {
        Made::Royal if !wild.is_empty() => Made::WildRoyal,
        made => made,
    }
}

/// Returns true if a hand belongs to the class with this name.
fn belongs(code: &str, made: Made) -> bool {
    let low = |rank: usize| rank <= 2;
    match code {
        "RoyalFlush" => made == Made::Royal,
        "FourDeuces" => matches!(made, Made::FourDeuces(_)),
        "FourDeucesWithAce" => made == Made::FourDeuces(ACE),
        "FourDeucesOther" => matches!(made, Made::FourDeuces(fifth) if fifth != ACE),
        "WildRoyal" => made == Made::WildRoyal,
        "FiveOfAKind" => matches!(made, Made::Five(_)),
        "FiveAces" => made == Made::Five(ACE),
        "Five3sTo5s" => matches!(made, Made::Five(1..=3)),
        "Five6sToKings" => matches!(made, Made::Five(4..=11)),
        "StraightFlush" => made == Made::StraightFlush,
        "FourOfAKind" => matches!(made, Made::Four(..)),
        "FourAces" => matches!(made, Made::Four(ACE, _)),
        "FourAcesWith2To4" => matches!(made, Made::Four(ACE, 0..=2)),
        "FourAcesOtherKicker" => matches!(made, Made::Four(ACE, 3..=11)),
        "Four2sTo4s" => matches!(made, Made::Four(0..=2, _)),
        "Four2sTo4sWithAceTo4" => matches!(made, Made::Four(0..=2, 0..=2 | ACE)),
        "Four2sTo4sOtherKicker" => {
            matches!(made, Made::Four(rank, kicker) if low(rank) && (3..ACE).contains(&kicker))
        }
        "Four5sToKings" => matches!(made, Made::Four(3..=11, _)),
        "Four5sToTens" => matches!(made, Made::Four(3..=8, _)),
        "Four2sToTens" => matches!(made, Made::Four(0..=8, _)),
        "FourJacksToKings" => matches!(made, Made::Four(9..=11, _)),
        "FourEights" => matches!(made, Made::Four(6, _)),
        "FourSevens" => matches!(made, Made::Four(5, _)),
        "FourOfOtherRanks" => matches!(made, Made::Four(0..=4 | 7..=11, _)),
        "FullHouse" => made == Made::FullHouse,
        "Flush" => made == Made::Flush,
        "Straight" => made == Made::Straight,
        "ThreeOfAKind" => made == Made::Three,
        "TwoPair" => made == Made::TwoPair,
        "TensOrBetter" => matches!(made, Made::Pair(8..)),
        "JacksOrBetter" => matches!(made, Made::Pair(9..)),
        "KingsOrBetter" => matches!(made, Made::Pair(11..)),
        "PairOfAces" => made == Made::Pair(ACE),
        other => panic!("a class without a judge: {other}"),
    }
}

fn pack(wild_cards: WildCards) -> Vec<usize> {
    (0..52 + usize::from(wild_cards == WildCards::Joker)).collect()
}

/// Every hand of a pack with the number of its value, and the values. A pack has fewer than 256 different values, so
/// the tests read few bytes for each of 2.6 million hands.
struct Judged {
    hands: Vec<([u8; 5], u8)>,
    values: Vec<Made>,
}

fn judged(wild_cards: WildCards) -> &'static Judged {
    static JUDGED: [OnceLock<Judged>; 3] = [const { OnceLock::new() }; 3];
    JUDGED[wild_cards as usize].get_or_init(|| {
        let mut hands = Vec::with_capacity(2_869_685);
        let mut numbers = BTreeMap::new();
        // The suits of deuces make no difference, and trying every card in the place of three of them takes long.
        let mut with_deuces = BTreeMap::new();
        every_five(&pack(wild_cards), |cards| {
            let made = if wild_cards == WildCards::Deuces && cards.iter().any(|card| *card < 4) {
                let others = cards.map(|card| if card < 4 { 0 } else { card });
                *with_deuces
                    .entry(others)
                    .or_insert_with(|| judge_wild(*cards, wild_cards))
            } else {
                judge_wild(*cards, wild_cards)
            };
            let next = numbers.len();
            let number = *numbers.entry(made).or_insert(next);
            hands.push((cards.map(small), small(number)));
        });
        let mut values: Vec<(Made, usize)> = numbers.into_iter().collect();
        values.sort_unstable_by_key(|(_, number)| *number);
        let values = values.into_iter().map(|(made, _)| made).collect();
        Judged { hands, values }
    })
}

fn small(number: usize) -> u8 {
    u8::try_from(number).expect("less than 256")
}

/// Every hand of a game's pack with its row in the game's pay tables. Unpaid hands get the row after the last one.
struct Rows {
    judged: &'static Judged,
    /// The row of each value.
    of_value: Vec<usize>,
}

impl Rows {
    fn of(game: Game) -> Rows {
        let classes = game.classes();
        let row = |made: &Made| {
            let mut fits = (0..classes.len()).filter(|row| belongs(classes[*row].code(), *made));
            let row = fits.next();
            assert_eq!(fits.next(), None, "{game}: {made:?} has two classes");
            row.unwrap_or(classes.len())
        };
        let judged = judged(game.wild_cards());
        let of_value = judged.values.iter().map(row).collect();
        Rows { judged, of_value }
    }

    fn iter(&self) -> impl Iterator<Item = ([usize; 5], usize)> {
        let hands = self.judged.hands.iter();
        hands.map(|(cards, value)| (cards.map(usize::from), self.of_value[usize::from(*value)]))
    }

    /// Returns the first hand of this row from this place on, from the beginning again after the last hand.
    fn find(&self, row: usize, start: usize) -> Option<[usize; 5]> {
        let mut from_there = self.iter().skip(start).chain(self.iter().take(start));
        from_there
            .find(|(_, its)| *its == row)
            .map(|(cards, _)| cards)
    }

    /// Counts the draws that end in each row, for each set of held cards. Each hand of the pack is the result of
    /// exactly one set: the cards that it shares with the dealt hand.
    fn brute_force(&self, dealt: [usize; 5]) -> [[u32; 14]; 32] {
        let mut bits = [0_u8; 256];
        for (place, card) in dealt.into_iter().enumerate() {
            bits[card] = 1 << place;
        }
        let mut counts = [[0; 14]; 32];
        for (cards, value) in &self.judged.hands {
            let held = cards
                .iter()
                .fold(0, |held, card| held | bits[usize::from(*card)]);
            counts[usize::from(held) % 32][self.of_value[usize::from(*value)]] += 1;
        }
        counts
    }
}

fn agrees(table: &PayTable, advice: &DrawAdvice, dealt: [usize; 5], brute: &[[u32; 14]; 32]) {
    let classes = table.game().classes();
    for (hold, swapped) in advice.holds().iter().zip(Marks::all()) {
        assert_eq!(hold.swapped(), swapped);
        let held = 31 ^ swapped.places().fold(0, |bits, place| bits | 1 << place);
        let rows = classes.iter().map(|class| Some(*class)).chain([None]);
        let mut total = 0;
        for (row, class) in rows.enumerate() {
            let count = advice.count(hold, class);
            let name = class.map_or("nothing", |class| class.code());
            assert_eq!(
                count,
                brute[held][row],
                "{table}: {:?}, {held:05b}: {name}",
                hand(dealt)
            );
            let pay = class.map_or(0, |class| table.pay(class));
            total += u64::from(count) * u64::from(pay);
        }
        assert_eq!(hold.total(), total, "{table}: {:?}", hand(dealt));
        assert_eq!(hold.draws(), brute[held].iter().sum::<u32>());
    }
}

/// For every game: one hand of each class, one unpaid hand and some hands with wild cards. All draws of all 32 holds.
#[test]
fn every_draw_of_each_class_is_counted() {
    let mut random = Random(39);
    for game in Game::ALL {
        let table = game.usual();
        let coach = DrawCoach::new(&table);
        let rows = Rows::of(game);
        let mut wanted: Vec<usize> = (0..=game.classes().len()).collect();
        if game.wild_cards() != WildCards::None {
            // Deuces are frequent enough among these hands. One hand in ten has a joker.
            wanted.extend([game.classes().len(); 6]);
        }
        for row in wanted {
            let start = random.below(rows.judged.hands.len());
            let dealt = rows
                .find(row, start)
                .unwrap_or_else(|| panic!("{game}: no hand of row {row}"));
            let class = game.class(&hand(dealt));
            let row_of_class = class.map_or(game.classes().len(), |class| {
                game.row(class).expect("a class of the game")
            });
            assert_eq!(row_of_class, row, "{game}: {:?}", hand(dealt));
            let advice = coach.advise(&hand(dealt)).expect("advice");
            agrees(&table, &advice, dealt, &rows.brute_force(dealt));
        }
    }
}

/// Hands with each number of deuces, and with the joker.
#[test]
fn every_draw_with_wild_cards_is_counted() {
    let mut random = Random(40);
    for (game, wild) in [
        (Game::Deuces, 1),
        (Game::Deuces, 2),
        (Game::Deuces, 3),
        (Game::Deuces, 4),
        (Game::BonusDeuces, 1),
        (Game::BonusDeuces, 2),
        (Game::BonusDeuces, 3),
        (Game::BonusDeuces, 4),
        (Game::JokerKings, 1),
        (Game::JokerAces, 1),
        (Game::JokerTwoPair, 1),
    ] {
        let table = game.usual();
        let coach = DrawCoach::new(&table);
        let rows = Rows::of(game);
        for _ in 0..8 {
            let mut dealt = random.hand(48).map(|card| card + 4);
            for (place, card) in dealt.iter_mut().take(wild).enumerate() {
                *card = match game.wild_cards() {
                    WildCards::None | WildCards::Deuces => place,
                    WildCards::Joker => JOKER,
                };
            }
            let advice = coach.advise(&hand(dealt)).expect("advice");
            agrees(&table, &advice, dealt, &rows.brute_force(dealt));
            let totals = coach.totals(&hand(dealt)).expect("totals");
            assert_eq!(totals, advice.holds().map(|hold| hold.total()));
        }
    }
}

/// Every game judges every hand of its pack as the second opinion does.
#[test]
fn every_hand_has_its_class() {
    for wild_cards in [WildCards::None, WildCards::Deuces, WildCards::Joker] {
        let of_pack = Game::ALL
            .into_iter()
            .filter(|it| it.wild_cards() == wild_cards);
        let games: Vec<(Game, Rows)> = of_pack.map(|game| (game, Rows::of(game))).collect();
        for (cards, value) in &judged(wild_cards).hands {
            let hand = hand(cards.map(usize::from));
            for (game, rows) in &games {
                let row = rows.of_value[usize::from(*value)];
                let class = game.class(&hand);
                let found = class.map_or(Some(game.classes().len()), |class| game.row(class));
                assert_eq!(found, Some(row), "{game}: {hand:?}");
            }
        }
    }
}

/// The return of a game is the mean value of the best holds, and the covariance is the variance of these values. That
/// is true also with payments that no casino offers.
#[test]
fn whole_games_sum_the_best_holds() {
    for text in [
        "double-double-bonus:800-50-400-160-160-80-50-9-6-4-3-1-1",
        "deuces:800-200-25-15-9-5-3-2-2-1",
        "bonus-deuces:0-9999-7-3-9-1-40-2-8-2-11-1-0",
        "joker-two-pair:1-2-3-4-5-6-7-8-9-9",
    ] {
        let table: PayTable = text.parse().expect("a table");
        let coach = DrawCoach::new(&table);
        let whole = coach.whole();
        let most = 5 * coach.draws(5);
        let weights = Marks::all().map(|swapped| most / coach.draws(swapped.count()));
        let weights: Vec<u64> = weights.collect();
        let (mut paid, mut squares, mut deals) = (0_u128, 0_u128, 0_u128);
        every_five(&pack(table.game().wild_cards()), |dealt| {
            let totals = coach.totals(&hand(*dealt)).expect("totals");
            let values = totals
                .iter()
                .zip(&weights)
                .map(|(total, weight)| total * weight);
            let best = u128::from(values.max().expect("32 holds"));
            paid += best;
            squares += best * best;
            deals += 1;
        });
        let all = deals * u128::from(most);
        assert_eq!(u128::from(whole.all()), all, "{table}");
        let (numerator, denominator) = whole.exact();
        assert_eq!(
            paid * u128::from(denominator),
            u128::from(numerator) * all,
            "{table}"
        );
        #[expect(clippy::cast_precision_loss, reason = "ten digits are compared")]
        let covariance = (squares * deals - paid * paid) as f64 / (all as f64).powi(2);
        let off = (covariance - whole.covariance()).abs();
        assert!(off <= 1e-10 * covariance, "{table}: {covariance}");
        assert!(whole.variance() >= whole.covariance(), "{table}");
    }
}

/// The page lists exactly the counted values, to the last bit.
#[test]
fn known_returns_equal_the_counted_ones() {
    for game in Game::ALL {
        let mut coach = DrawCoach::new(&game.usual());
        for usual in game.usual_tables() {
            coach = coach.for_table(&usual.table());
            let whole = coach.whole();
            let known = usual.known_return();
            assert_eq!(
                known.value.to_bits(),
                whole.value().to_bits(),
                "{}",
                usual.table()
            );
            assert_eq!(known.variance.to_bits(), whole.variance().to_bits());
        }
    }
}

//! The games of video poker for the tests: the class and the pay of each hand, from a recount that shares no code with
//! the page.

use std::collections::BTreeMap;

use serde_json::Value;

/// A game of the golden file: its code, and its classes with the pay for a coin.
pub(crate) struct Game {
    pub(crate) code: String,
    rows: Vec<(String, i64)>,
}

impl Game {
    /// The first table of each game of the golden file.
    pub(crate) fn all() -> Vec<Game> {
        let golden: Value =
            serde_json::from_str(include_str!("../tests/golden/video_poker_games.json"))
                .expect("JSON");
        let mut games: Vec<Game> = Vec::new();
        for table in golden["tables"].as_array().expect("tables") {
            let code = table["game"].as_str().expect("a code").to_owned();
            if games.iter().any(|game| game.code == code) {
                continue;
            }
            let classes = table["classes"].as_array().expect("classes");
            let classes = classes.iter().filter_map(Value::as_str);
            let pays = table["pays"].as_array().expect("pays");
            let pays = pays.iter().filter_map(Value::as_i64);
            games.push(Game {
                code,
                rows: classes.map(str::to_owned).zip(pays).collect(),
            });
        }
        assert_eq!(games.len(), 22);
        games
    }

    pub(crate) fn rules(&self) -> String {
        let pays: Vec<String> = self.rows.iter().map(|(_, pay)| pay.to_string()).collect();
        format!("{}:{}", self.code, pays.join("-"))
    }

    pub(crate) fn jokers(&self) -> usize {
        usize::from(self.code.starts_with("joker"))
    }

    fn is_wild(&self, card: &str) -> bool {
        card.starts_with('X') || self.code.contains("deuces") && card.starts_with('2')
    }

    /// The row of this hand, and the pay for each of the coins that were bet. On fewer than five coins a royal flush
    /// without wild cards pays at most 250 for each.
    pub(crate) fn pays(&self, cards: &[String], coins: i64) -> (String, i64) {
        let made = Recount::of(cards, |card| self.is_wild(card));
        let mut rows = self.rows.iter();
        let row = rows.find(|(class, _)| made.belongs_to(class));
        let (class, pay) = row.cloned().unwrap_or(("Nothing".to_owned(), 0));
        let is_less = class == "RoyalFlush" && coins < 5;
        (class, if is_less { pay.min(250) } else { pay })
    }
}

/// The best result of five cards, found by trying every rank and suit for the wild cards.
struct Recount {
    wild: usize,
    /// The best category, in the order of the pay tables.
    category: Category,
    /// The rank of the largest group, 2 to 14.
    rank: u8,
    /// The highest other card.
    kicker: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Category {
    Nothing,
    Pair,
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

/// A card as its rank, 2 to 14, and its suit.
type Plain = (u8, char);

fn plain(code: &str) -> Plain {
    let mut signs = code.chars();
    let rank = signs.next().and_then(|sign| "23456789TJQKA".find(sign));
    let rank = u8::try_from(rank.expect("a rank")).expect("a small number") + 2;
    (rank, signs.next().expect("a suit"))
}

/// The category of five cards, which may repeat, and the ranks of the largest group and of the next.
fn category(cards: &[Plain]) -> (Category, u8, u8) {
    let mut counts: BTreeMap<u8, u8> = BTreeMap::new();
    for (rank, _) in cards {
        *counts.entry(*rank).or_default() += 1;
    }
    let mut groups: Vec<(u8, u8)> = counts.iter().map(|(rank, count)| (*count, *rank)).collect();
    groups.sort_unstable_by(|one, other| other.cmp(one));
    let flush = cards.iter().all(|(_, suit)| *suit == cards[0].1);
    let ranks: Vec<u8> = counts.keys().copied().collect();
    let straight = ranks.len() == 5 && (ranks[4] - ranks[0] == 4 || ranks == [2, 3, 4, 5, 14]);
    let next = groups.get(1).map_or((0, 0), |group| *group);
    let made = match (groups[0].0, next.0) {
        (5, _) => Category::Five,
        (4, _) => Category::Four,
        (3, 2) => Category::FullHouse,
        (3, _) => Category::Three,
        (2, 2) => Category::TwoPair,
        (2, _) => Category::Pair,
        _ if flush && straight && ranks[0] == 10 => Category::Royal,
        _ if flush && straight => Category::StraightFlush,
        _ if flush => Category::Flush,
        _ if straight => Category::Straight,
        _ => Category::Nothing,
    };
    // Five of a kind in one suit is no flush. Such a hand needs wild cards.
    (made, groups[0].1, next.1)
}

impl Recount {
    fn of(cards: &[String], is_wild: impl Fn(&str) -> bool) -> Recount {
        let naturals: Vec<Plain> = cards
            .iter()
            .filter(|it| !is_wild(it))
            .map(|it| plain(it))
            .collect();
        let wild = cards.len() - naturals.len();
        let mut tried = vec![naturals.clone()];
        // Four wild cards are a class of their own, whatever they stand for.
        for _ in 0..wild.min(3) {
            let each = |cards: Vec<Plain>| {
                let ranks = 2..=14;
                ranks.flat_map(move |rank| {
                    let cards = cards.clone();
                    "SHDC"
                        .chars()
                        .map(move |suit| [&cards[..], &[(rank, suit)]].concat())
                })
            };
            tried = tried.into_iter().flat_map(each).collect();
        }
        let best = tried
            .iter()
            .filter(|cards| cards.len() == 5)
            .map(|cards| category(cards))
            .max();
        let (category, rank, kicker) = best.unwrap_or((Category::Five, naturals[0].0, 0));
        Recount {
            wild,
            category,
            rank,
            kicker,
        }
    }

    fn belongs_to(&self, class: &str) -> bool {
        let four = |low: u8, high: u8| {
            self.category == Category::Four && (low..=high).contains(&self.rank)
        };
        let five = |low: u8, high: u8| {
            self.category == Category::Five && (low..=high).contains(&self.rank)
        };
        let pair = |low: u8| self.category == Category::Pair && self.rank >= low;
        if self.wild == 4 {
            return match class {
                "FourDeuces" => true,
                "FourDeucesWithAce" => self.rank == 14,
                "FourDeucesOther" => self.rank != 14,
                _ => false,
            };
        }
        match class {
            "RoyalFlush" => self.category == Category::Royal && self.wild == 0,
            "WildRoyal" => self.category == Category::Royal && self.wild > 0,
            "FiveOfAKind" => five(2, 14),
            "FiveAces" => five(14, 14),
            "Five3sTo5s" => five(3, 5),
            "Five6sToKings" => five(6, 13),
            "StraightFlush" => self.category == Category::StraightFlush,
            "FourOfAKind" => four(2, 14),
            "FourAces" => four(14, 14),
            "FourAcesWith2To4" => four(14, 14) && (2..=4).contains(&self.kicker),
            "FourAcesOtherKicker" => four(14, 14) && self.kicker > 4,
            "Four2sTo4s" => four(2, 4),
            "Four2sTo4sWithAceTo4" => four(2, 4) && (self.kicker == 14 || self.kicker <= 4),
            "Four2sTo4sOtherKicker" => four(2, 4) && (5..=13).contains(&self.kicker),
            "Four5sToKings" => four(5, 13),
            "Four5sToTens" => four(5, 10),
            "Four2sToTens" => four(2, 10),
            "FourJacksToKings" => four(11, 13),
            "FourEights" => four(8, 8),
            "FourSevens" => four(7, 7),
            "FourOfOtherRanks" => four(2, 6) || four(9, 13),
            "FullHouse" => self.category == Category::FullHouse,
            "Flush" => self.category == Category::Flush,
            "Straight" => self.category == Category::Straight,
            "ThreeOfAKind" => self.category == Category::Three,
            "TwoPair" => self.category == Category::TwoPair,
            "TensOrBetter" => pair(10),
            "JacksOrBetter" => pair(11),
            "KingsOrBetter" => pair(13),
            "PairOfAces" => pair(14),
            _ => false,
        }
    }
}

//! The index plays of the coach, compared with well-known ones.

use fair_deal::blackjack::{Rules, Shuffle, Surrender};
use fair_deal::coach::counting::{IndexFinder, Rounding, System};
use fair_deal::coach::{CardValue, Coach, IndexPlay, Indices, Play, UpcardIndices};

/// Six decks, the dealer stands on all 17s, double after a split, no surrender.
const SIX_DECKS: Rules = Rules {
    surrender: Surrender::No,
    shuffle: Shuffle::After75,
    ..Rules::VEGAS
};

fn value(points: u8) -> CardValue {
    CardValue::ALL[usize::from(points) - 1]
}

fn all(rules: &Rules) -> Vec<UpcardIndices> {
    Indices::new(rules, &Coach::new(rules)).collect()
}

/// The Hi-Lo indices that are commonly published as the “Illustrious 18”, for several decks. The published ones are
/// whole numbers from simulations, for totals and an average shoe. Ours are for one hand of the total, from the
/// expected shoe in the middle of the cards that are dealt, and rounded up. So they may differ by one.
#[test]
fn well_known_indices_are_found() {
    use Play::{Double, Hit, Split, Stand};
    let tables = all(&SIX_DECKS);
    let [ace, ..] = &tables[..] else {
        panic!("no up cards");
    };
    let insurance = ace.insurance.expect("insurance gains at some count");
    assert!((insurance - 3).abs() <= 1, "insurance: {insurance}");
    assert!(tables[1..].iter().all(|table| table.insurance.is_none()));
    for (hand, up, published, below, from) in [
        ([6, 10], 10, 0, Hit, Stand),
        ([5, 10], 10, 4, Hit, Stand),
        ([10, 10], 5, 5, Stand, Split),
        ([10, 10], 6, 4, Stand, Split),
        ([4, 6], 10, 4, Hit, Double),
        ([2, 10], 3, 2, Hit, Stand),
        ([2, 10], 2, 3, Hit, Stand),
        ([5, 6], 1, 1, Hit, Double),
        ([4, 5], 2, 1, Hit, Double),
        ([4, 6], 1, 4, Hit, Double),
        ([4, 5], 7, 3, Hit, Double),
        ([6, 10], 9, 5, Hit, Stand),
        ([3, 10], 2, -1, Hit, Stand),
        ([2, 10], 4, 0, Hit, Stand),
        ([2, 10], 5, -2, Hit, Stand),
        ([2, 10], 6, -1, Hit, Stand),
        ([3, 10], 3, -2, Hit, Stand),
    ] {
        let hand = hand.map(value);
        let mut plays = tables.iter().flat_map(|table| &table.plays);
        let found = plays.find(|play| (play.hand, play.up) == (hand, value(up)));
        let found = *found.unwrap_or_else(|| panic!("no index for {hand:?} against {up}"));
        assert_eq!((found.below, found.from), (below, from), "{found:?}");
        assert!((found.index - published).abs() <= 1, "{found:?}");
    }
}

/// The plays of each hand follow one another without a gap from the lowest count to the highest.
#[test]
fn plays_of_a_hand_cover_all_counts() {
    for rules in ["classic", "vegas", "vegas.1-deck.h17", "house-wins-ties"] {
        let rules: Rules = rules.parse().expect(rules);
        let tables = all(&rules);
        assert_eq!(tables.len(), 10);
        for table in tables {
            for pair in table.plays.windows(2) {
                let [one, next]: &[IndexPlay; 2] = pair.try_into().expect("two");
                assert_eq!((one.up, next.up), (table.up, table.up));
                if one.hand == next.hand {
                    assert!(one.index < next.index && one.from == next.below, "{pair:?}");
                }
            }
            for play in &table.plays {
                let [lowest, highest] = Indices::RANGE;
                assert!(play.below != play.from);
                assert!(lowest < play.index && play.index <= highest, "{play:?}");
            }
        }
    }
}

#[test]
fn chances_of_all_true_counts_add_up() {
    let coach = Coach::new(&SIX_DECKS);
    let tags = System::HiLo.tags();
    for rounding in Rounding::ALL {
        let finder = IndexFinder::new(&SIX_DECKS, &coach, &tags, rounding);
        let [lowest, highest] = finder.range();
        let all: f64 = (lowest..=highest).map(|it| finder.chance_of(it)).sum();
        assert!((all - 1.0).abs() < 0.01, "{rounding:?}: {all}");
    }
}

//! The counting of blackjack hands (RULES.md, “Counting a blackjack hand”) over every multiset of ranks that can occur
//! in a hand.

use fair_deal::core::{AceRule, Card, Rank, Score, Suit};

/// Counts a hand in the obvious way: each ace is 1 or 11, and the best total is the highest one up to 21, or the lowest
/// one if all are over 21. Also returns true if an ace counts 11 in it, and true if it is over 21.
pub(crate) fn oracle(ranks: &[Rank], ace_rule: AceRule) -> (u32, bool, bool) {
    let mut totals = vec![(0, false)];
    for rank in ranks {
        let worths: &[u32] = match (rank, ace_rule) {
            (Rank::Ace, AceRule::OneOrEleven) => &[1, 11],
            (Rank::Ace, AceRule::One) => &[1],
            (Rank::Two, _) => &[2],
            (Rank::Three, _) => &[3],
            (Rank::Four, _) => &[4],
            (Rank::Five, _) => &[5],
            (Rank::Six, _) => &[6],
            (Rank::Seven, _) => &[7],
            (Rank::Eight, _) => &[8],
            (Rank::Nine, _) => &[9],
            (Rank::Ten | Rank::Jack | Rank::Queen | Rank::King, _) => &[10],
        };
        totals = totals
            .iter()
            .flat_map(|(total, soft)| worths.iter().map(move |w| (total + w, *soft || *w == 11)))
            .collect();
    }
    let best = totals
        .iter()
        .filter(|(total, _)| *total <= 21)
        .max_by_key(|(total, _)| *total);
    match best {
        Some(&(total, soft)) => (total, soft, false),
        None => (
            totals.iter().map(|(total, _)| *total).min().unwrap_or(0),
            false,
            true,
        ),
    }
}

/// Visits every multiset of ranks that a player can hold, the empty hand first. A hand that is not bust may take one
/// more card, and no rank occurs more than `copies` times. Cards are added from the lowest points (the ace) up, so that
/// the last one is the one that may bust.
fn every_hand(
    hand: &mut Vec<Rank>,
    from: &[Rank],
    copies: usize,
    ace_rule: AceRule,
    visit: &mut impl FnMut(&[Rank]),
) {
    visit(hand);
    if oracle(hand, ace_rule).2 {
        return;
    }
    for (at, rank) in from.iter().enumerate() {
        if hand.iter().filter(|held| *held == rank).count() < copies {
            hand.push(*rank);
            every_hand(hand, &from[at..], copies, ace_rule, visit);
            hand.pop();
        }
    }
}

#[test]
fn every_hand_counts_as_the_oracle_says() {
    // One deck has four cards of each rank. Eight decks, the largest shoe, have 32 of each.
    for (ace_rule, copies, hands) in [
        (AceRule::OneOrEleven, 4, 16_127),
        (AceRule::One, 4, 16_127),
        (AceRule::OneOrEleven, 32, 25_894),
        (AceRule::One, 32, 25_894),
    ] {
        let mut seen = 0;
        every_hand(
            &mut Vec::new(),
            &Rank::PACK_ORDER,
            copies,
            ace_rule,
            &mut |ranks| {
                seen += 1;
                let cards: Vec<Card> = ranks
                    .iter()
                    .map(|rank| Card::new(*rank, Suit::Clubs))
                    .collect();
                let score = Score::of(&cards, ace_rule);
                let (total, soft, bust) = oracle(ranks, ace_rule);
                assert_eq!(
                    (score.total(), score.is_soft(), score.is_bust()),
                    (total, soft, bust),
                    "{ranks:?}"
                );
                let natural = ranks.len() == 2
                    && ace_rule == AceRule::OneOrEleven
                    && ranks.contains(&Rank::Ace)
                    && ranks
                        .iter()
                        .any(|rank| (Rank::Ten..=Rank::King).contains(rank));
                assert_eq!(score.is_natural(), natural, "{ranks:?}");
            },
        );
        assert_eq!(seen, hands, "{ace_rule:?}, {copies} of each rank");
    }
}

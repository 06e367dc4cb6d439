//! Draw poker against opponents: their odds against every hand and every draw, and random rounds.

use crate::support::numbers::every_five;
use crate::support::poker_matches::{Numbers, tables};
use crate::support::{is_soak, often};
use fair_deal::core::{Deal, Deck, Decks, HandRank, Jokers, PackCard, WildHand};
use fair_deal::poker::chips::Stake;
use fair_deal::poker::odds::Odds;
use fair_deal::poker::poker_match::{Action, Betting, Round, Rules};
use fair_deal::poker::{Decision, OpponentView};
use fair_deal::table::{Marks, Round as _, Rules as _, Verdict};

fn hand(codes: &str) -> WildHand {
    codes.parse().expect(codes)
}

// The odds.

/// Every five cards of this pack.
fn every_hand(pack: &[PackCard], mut visit: impl FnMut(&WildHand)) {
    every_five(pack, |cards| {
        visit(&WildHand::new(cards).expect("five different cards"));
    });
}

fn packs() -> impl Iterator<Item = (Jokers, Vec<PackCard>)> {
    Jokers::ALL.into_iter().map(|jokers| {
        (
            jokers,
            Decks::ONE.with_jokers(jokers).fresh_pack_with_jokers(),
        )
    })
}

#[test]
fn strengths_equal_all_dealt_hands() {
    for (jokers, pack) in packs() {
        let mut ranks: Vec<HandRank> = Vec::new();
        every_hand(&pack, |hand| ranks.push(hand.rank()));
        ranks.sort_unstable();
        let odds = Odds::new(jokers);
        let mut beaten = 0;
        for tied in ranks.chunk_by(|one, other| one == other) {
            let hands = tied.len() as u64;
            assert_eq!(odds.strength(tied[0]), 2 * beaten + hands, "{:?}", tied[0]);
            beaten += hands;
        }
    }
}

#[test]
fn chances_equal_every_draw() {
    for (jokers, codes) in [
        (Jokers::None, "AS KS QS JH 2D"),
        (Jokers::None, "7S 7H 8D 9C TS"),
        (Jokers::One, "7S 7H 8D 9C TS"),
        (Jokers::One, "X1 7H 7D 9C KH"),
        (Jokers::Two, "3S 6S 8S 9S KD"),
        (Jokers::Two, "X2 4H 5H 9C KH"),
        (Jokers::Two, "X2 4H X1 9C KH"),
    ] {
        let hand = hand(codes);
        let odds = Odds::of_pack(jokers);
        // A hand made of other drawn cards and the kept cards comes from discarding the rest.
        let mut halves = [0_u128; 32];
        let mut draws = [0_u128; 32];
        let pack = Decks::ONE.with_jokers(jokers).fresh_pack_with_jokers();
        every_hand(&pack, |drawn| {
            let strength = u128::from(odds.strength(drawn.rank()));
            let kept = (0..5).filter(|place| drawn.cards().contains(&hand.cards()[*place]));
            let bits: usize = kept.map(|place| 1 << place).sum();
            let discarded = 31 - bits;
            halves[discarded] += strength;
            draws[discarded] += 1;
        });
        for (at, (discarded, chance)) in odds.chances(&hand).into_iter().enumerate() {
            let bits: usize = discarded.places().map(|place| 1 << place).sum();
            assert_eq!(bits, at);
            assert_eq!(chance.halves, halves[at], "{codes} {discarded:?}");
            let hands: u128 = draws.iter().sum();
            assert_eq!(chance.of, 2 * draws[at] * hands, "{codes} {discarded:?}");
        }
    }
}

// Random rounds: a million in a soak run.

/// Returns the hand after drawing the next cards of the order in the discarded places.
fn drawn(cards: &[PackCard], discarded: Marks, order: &[PackCard], next: &mut usize) -> WildHand {
    let mut cards = cards.to_vec();
    for place in discarded.places() {
        cards[place] = order[*next];
        *next += 1;
    }
    WildHand::new(&cards).expect("five different cards")
}

/// Plays a round and follows every card. Each card lies where the order puts it, no card occurs twice, and each
/// opponent discards the cards that it discards when it sees only its own hand and the earlier swap counts.
fn follow(order: &[PackCard], rules: Rules, action: Action) -> Verdict {
    let seats = 1 + rules.opponents.each().count();
    let dealt = |seat: usize| -> Vec<PackCard> {
        (0..5).map(|number| order[number * seats + seat]).collect()
    };
    let deck = Deck::in_order(order.to_vec());
    let round = Round::deal(deck, &rules, &Stake::Nothing).expect("a whole pack");
    assert_eq!(round.hand().cards().as_slice(), dealt(0));
    assert_eq!(round.left(), order.len() - 5 * seats);

    let over = round.play(action).expect("any swap is legal");
    let Round::Over(showdown) = &over else {
        panic!("not over: {over:?}")
    };
    let mut next = 5 * seats;
    let discarded = match action {
        Action::Swap(marks) => marks,
        Action::StandPat
        | Action::Check
        | Action::Bet
        | Action::Call
        | Action::Raise
        | Action::Fold => Marks::NONE,
    };
    let player = showdown.player();
    assert_eq!(player.discarded, discarded);
    assert_eq!(player.hand, drawn(&dealt(0), discarded, order, &mut next));
    let mut swapped = vec![discarded.count()];
    let mut best = None;
    assert!(
        rules
            .opponents
            .each()
            .eq(showdown.opponents().iter().map(|(who, _)| *who))
    );
    for (seat, (character, opponent)) in (1..).zip(showdown.opponents()) {
        let own = WildHand::new(&dealt(seat)).expect("five different cards");
        let discarded = character.discards(&OpponentView {
            hand: &own,
            swapped: &swapped,
            jokers: rules.jokers,
        });
        assert_eq!(opponent.discarded, discarded, "{character:?} with {own:?}");
        assert_eq!(
            opponent.hand,
            drawn(own.cards(), discarded, order, &mut next)
        );
        swapped.push(discarded.count());
        best = best.max(Some(opponent.hand.rank()));
    }
    assert_eq!(over.left(), order.len() - next);

    let rival = showdown.rival().map(|(_, rival)| rival.hand.rank());
    assert_eq!(rival, best);
    let verdict = match player.hand.rank().cmp(&best.expect("an opponent")) {
        std::cmp::Ordering::Greater => Verdict::Won,
        std::cmp::Ordering::Equal => Verdict::Drawn,
        std::cmp::Ordering::Less => Verdict::Lost,
    };
    assert_eq!(showdown.verdict(), verdict);
    assert_eq!(
        verdict == Verdict::Drawn,
        showdown.decision() == Decision::Tie
    );
    verdict
}

#[test]
fn rounds_keep_cards_and_secrets() {
    let mut numbers = Numbers(5);
    let marks: Vec<Marks> = Marks::all().collect();
    let (usual, rare) = (tables(false), tables(true));
    let mut verdicts = [0_u32; 3];
    for number in 0..often(100_000) {
        let rules = Rules {
            jokers: numbers.one_of(&Jokers::ALL),
            opponents: numbers.one_of(if number % 1_000 == 0 { &rare } else { &usual }),
            betting: Betting::None,
        };
        let decks = rules.decks();
        let cut = usize::try_from(numbers.next()).unwrap_or_default() % decks.cards();
        let deal = Deal::new(numbers.secret(), decks, cut).expect("inside the pack");
        let action = match numbers.one_of(&marks) {
            Marks::NONE => Action::StandPat,
            marks => Action::Swap(marks),
        };
        let order = deal.order_with_jokers();
        match follow(&order, rules, action) {
            Verdict::Won => verdicts[0] += 1,
            Verdict::Drawn => verdicts[1] += 1,
            Verdict::Lost => verdicts[2] += 1,
        }
    }
    let [won, drawn, lost] = verdicts;
    assert!(won > 10 && lost > 10, "{verdicts:?}");
    // A tie is rare.
    assert!(!is_soak() || drawn > 10, "{verdicts:?}");
}

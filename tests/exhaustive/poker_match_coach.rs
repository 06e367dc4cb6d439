//! The coach of the poker match with bets: its estimates against exact counts, its errors against their spread, its
//! ignorance of hidden cards, and strange questions.

use fair_deal::coach::poker_match::{Agreement, PlayerView, PokerMatchAdvice, PokerMatchQuestion};
use fair_deal::core::{Deal, Decks, PackCard, Secret, WildHand};
use fair_deal::poker::Character;
use fair_deal::poker::chips::policy::Intent;
use fair_deal::poker::chips::round::PLAYER;
use fair_deal::poker::chips::{BetView, ForChips, Stake, Street};
use fair_deal::poker::opponent::OpponentView;
use fair_deal::poker::poker_match::{Action, Rules};
use fair_deal::table::{Action as _, Marks, Rules as _};
use fair_deal::wire::{decode, encode};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use rand::seq::SliceRandom as _;
use rand::{Rng, SeedableRng as _};

fn rules(text: &str) -> Rules {
    text.parse().expect(text)
}

/// A round by these rules before any decision. The button moves with the number.
fn dealt(rules: Rules, number: u64) -> ForChips {
    let mut bytes = [9; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    let deal = Deal::uncut(Secret::from_bytes(bytes), rules.decks());
    let mut stake = Stake::usual(&rules);
    if let Stake::Chips { button, stacks } = &mut stake {
        *button = usize::try_from(number).expect("small") % stacks.len();
    }
    ForChips::deal(deal.deck_with_jokers(), &rules, &stake).expect("a pack")
}

/// Returns every moment at which the player has to decide in one round, played at random.
fn moments(rules: Rules, number: u64) -> Vec<ForChips> {
    let mut random = ChaCha20Rng::seed_from_u64(number);
    let (mut round, mut moments) = (dealt(rules, number).run_on(), vec![]);
    while round.turn() == Some(PLAYER) {
        moments.push(round.clone());
        let legal = round.legal_actions();
        let folds = |action: &&Action| **action != Action::Fold;
        let legal: Vec<&Action> = legal.iter().filter(folds).collect();
        let at = random.next_u32() as usize % legal.len();
        round = round.play(*legal[at]).expect("legal").run_on();
    }
    moments
}

fn question(round: &ForChips, seed: u64) -> PokerMatchQuestion {
    PokerMatchQuestion {
        seen: PlayerView::of(round).expect("the player's turn"),
        seed,
    }
}

fn ask(round: &ForChips, seed: u64) -> PokerMatchAdvice {
    question(round, seed).ask(None).expect("advice")
}

fn deeds(round: &ForChips) -> String {
    let text = question(round, 0).to_string();
    let (_, deeds) = text.split_once("deeds=").expect("deeds");
    deeds.split('&').next().unwrap_or_default().to_owned()
}

/// Returns the first moments by these rules with exactly these deeds, up to this number.
fn with_deeds(table: &str, wanted: &str, count: usize) -> Vec<ForChips> {
    let rules = rules(table);
    let all = (0..50_000).flat_map(|number| moments(rules, number));
    all.filter(|round| deeds(round) == wanted)
        .take(count)
        .collect()
}

/// Visits every set of this many of these cards.
fn sets(cards: &[PackCard], count: usize, each: &mut impl FnMut(&[PackCard])) {
    fn fill(
        cards: &[PackCard],
        count: usize,
        held: &mut Vec<PackCard>,
        each: &mut impl FnMut(&[PackCard]),
    ) {
        if count == 0 {
            each(held);
            return;
        }
        for (at, card) in cards.iter().enumerate() {
            held.push(*card);
            fill(&cards[at + 1..], count - 1, held, each);
            held.pop();
        }
    }
    fill(cards, count, &mut vec![], each);
}

fn close(what: &str, estimate: f64, error: f64, exact: f64) {
    let off = (estimate - exact).abs();
    assert!(
        off <= 4.0 * error + 1e-12,
        "{what}: {estimate} ± {error}, and it is {exact}"
    );
}

/// The opponent has stood pat and has bet into the player, who can call and see its hand. Each hand that would have
/// made the opponent do all this is equally likely.
#[test]
fn last_call_is_worth_the_mean_of_matching_hands() {
    // With two seats and the button at the player's, the opponent acts first.
    let (table, character) = ("k-chips", Character::Rock);
    let round = with_deeds(table, "BC02B", 1).pop().expect("a moment");
    let hand = round.hand();
    let (mut count, mut halves) = (0_i64, 0_i64);
    let pot = i64::try_from(round.pot().halves()).expect("small");
    sets(&round.unseen_by(PLAYER), 5, &mut |cards| {
        let its = WildHand::new(cards).expect("five");
        let view = |street, bets| BetView {
            hand: &its,
            jokers: rules(table).jokers,
            street,
            swapped: 0,
            others: 1,
            bets,
        };
        // The opponent bet, stood pat as the first to swap, and bet again.
        let bets = |street| {
            let wants = character.intent(&view(street, 0));
            [Intent::Raise, Intent::Bet, Intent::Bluff].contains(&wants)
        };
        let swaps = || {
            let jokers = rules(table).jokers;
            let seen = OpponentView {
                hand: &its,
                swapped: &[],
                jokers,
            };
            character.discards(&seen).count()
        };
        if bets(Street::First) && swaps() == 0 && bets(Street::Second) {
            count += 1;
            // The pot contains the bet of 4 chips, and the call costs 4.
            halves += match hand.rank().cmp(&its.rank()) {
                std::cmp::Ordering::Greater => pot,
                std::cmp::Ordering::Equal => (pot - 8) / 2,
                std::cmp::Ordering::Less => -8,
            };
        }
    });
    #[expect(clippy::cast_precision_loss, reason = "they are small")]
    let exact = halves as f64 / 2.0 / count as f64;
    for seed in 0..3 {
        let advice = ask(&round, seed);
        assert_eq!(advice.agreement(), Agreement::Full);
        let call = advice.of(Action::Call).expect("legal");
        assert!(call.deals >= 200, "{call:?}");
        close("the call", call.value, call.error, exact);
        let fold = advice.of(Action::Fold).expect("legal");
        assert_eq!((fold.value, fold.error), (0.0, 0.0), "nothing more is lost");
    }
}

/// Returns the mean result of a decision, with its standard error. Whole packs are dealt anew until every player does
/// the same again.
fn tried_out(round: &ForChips, action: Action, wanted: u32) -> (f64, f64) {
    let seen = PlayerView::of(round).expect("the player's turn");
    let mut random = ChaCha20Rng::seed_from_u64(1);
    let mut unseen = round.unseen_by(PLAYER);
    let (mut count, mut sum, mut squares) = (0_u32, 0.0, 0.0);
    while count < wanted {
        unseen.shuffle(&mut random);
        let mut others = unseen.iter().copied();
        let mut order = vec![];
        for card in seen.dealt.cards() {
            order.push(*card);
            order.extend(others.by_ref().take(seen.rules.seats() - 1));
        }
        order.extend(others);
        let deck = fair_deal::core::Deck::in_order(order);
        let mut again = ForChips::deal(deck, &seen.rules, &seen.stake).expect("a pack");
        for (at, _) in round.actions() {
            again = match again.turn() {
                Some(PLAYER) if *at == PLAYER => {
                    let own = again.actions().len();
                    let letter = deeds(round).chars().nth(own).expect("a deed");
                    again
                        .act(Action::from_code(letter).expect("a bet"))
                        .expect("legal")
                }
                Some(_) => again.advance(),
                None => again,
            };
        }
        if PlayerView::of(&again).as_ref() != Some(&seen) {
            continue;
        }
        let before = again.seats().next().expect("the player").stack.halves();
        let mut after = again.act(action).expect("legal");
        while let Some(at) = after.turn() {
            after = if at == PLAYER {
                after.act_as(Character::Actuary)
            } else {
                after.advance()
            };
        }
        let stack = after.seats().next().expect("the player").stack.halves();
        #[expect(clippy::cast_precision_loss, reason = "they are small")]
        let result = (stack as f64 - before as f64) / 2.0;
        count += 1;
        sum += result;
        squares += result * result;
    }
    let n = f64::from(count);
    (sum / n, ((squares / n - sum * sum / n / n) / n).sqrt())
}

#[test]
fn matching_deals_equal_rejection_sampling() {
    for (table, deeds, action) in [
        ("rck-chips", "BCC", Action::Call),
        ("co-chips", "XXX", Action::StandPat),
        ("rko-1-joker-chips", "XXXX", Action::StandPat),
    ] {
        let round = with_deeds(table, deeds, 1).pop().expect("a moment");
        let (tried, its_error) = tried_out(&round, action, 4_000);
        let advice = ask(&round, 5);
        let estimate = advice.of(action).expect("legal");
        let error = estimate.error.hypot(its_error);
        close(&format!("{table} {deeds}"), estimate.value, error, tried);
    }
}

#[test]
fn standard_error_is_the_spread_of_estimates() {
    const ASKED: u32 = 60;
    for (table, wanted) in [("k-chips", "X"), ("rc-chips", "XX")] {
        let round = with_deeds(table, wanted, 1).pop().expect("a moment");
        let advice: Vec<PokerMatchAdvice> =
            (0..ASKED).map(|seed| ask(&round, seed.into())).collect();
        for action in round.legal_actions() {
            let all = advice.iter().map(|it| *it.of(action).expect("legal"));
            let all: Vec<_> = all.collect();
            let n = f64::from(ASKED);
            let mean = all.iter().map(|it| it.value).sum::<f64>() / n;
            let spread = all.iter().map(|it| (it.value - mean).powi(2)).sum::<f64>() / (n - 1.0);
            let told = all.iter().map(|it| it.error.powi(2)).sum::<f64>() / n;
            // The ratio of 60 estimates varies by some 18 percent. The test allows three times that.
            let ratio = if told > 0.0 { spread / told } else { 1.0 };
            assert!((0.45..1.55).contains(&ratio), "{table} {action:?}: {ratio}");
        }
    }
}

#[test]
fn hidden_cards_change_no_question_or_answer() {
    let mut random = ChaCha20Rng::seed_from_u64(3);
    for (number, table) in (0..).zip(["r-chips", "cko-chips", "rk-2-jokers-chips"]) {
        for round in moments(rules(table), number) {
            let mut unseen = round.unseen_by(PLAYER);
            unseen.shuffle(&mut random);
            let other = round.with_unseen(PLAYER, &unseen).expect("enough cards");
            assert_eq!(question(&round, 8), question(&other, 8));
            assert_eq!(ask(&round, 8), ask(&other, 8), "{table}");
        }
    }
}

#[test]
fn questions_and_answers_round_trip() {
    for (number, table) in (0..).zip(["o-chips", "rck-1-joker-chips"]) {
        for round in moments(rules(table), number) {
            let question = question(&round, u64::MAX - 3);
            let text = question.to_string();
            assert_eq!(text.parse(), Ok(question.clone()), "{text}");
            let advice = question.ask(None).expect("advice");
            assert_eq!(decode(&encode(&advice)), Ok(advice.clone()));
            let actions = advice.estimates().iter().map(|it| it.action.code());
            let mut actions: Vec<char> = actions.collect();
            let mut legal: Vec<char> = round.legal_actions().iter().map(|it| it.code()).collect();
            actions.sort_unstable();
            legal.sort_unstable();
            assert_eq!(actions, legal, "each legal decision once");
            assert!(advice.estimates()[0].behind.abs() < 1e-12);
        }
    }
}

#[test]
fn impossible_deeds_are_answered_without_a_match() {
    // The Textbook never swaps four cards.
    let text =
        "duel=r-chips&stake=1~200~200&dealt=9S.4C.KS.KD.8C&hand=9S.4C.KS.KD.8C&deeds=XX04&seed=1";
    let advice = text
        .parse::<PokerMatchQuestion>()
        .expect("a question")
        .ask(None);
    assert_eq!(advice.expect("advice").agreement(), Agreement::None);
    // Questions that no round can ask are refused.
    for (wrong, what) in [
        ("deeds=XX04", "deeds=XX0"),
        ("deeds=XX04", "deeds=XXXX"),
        ("deeds=XX04", "deeds=XBX"),
        ("deeds=XX04", "deeds=C"),
        ("deeds=XX04", "deeds=XX14"),
        ("deeds=XX04", "deeds=XX06"),
        ("stake=1~200~200", "stake=2~200~200"),
        ("stake=1~200~200", "stake="),
        ("duel=r-chips", "duel=r"),
        ("duel=r-chips", "duel=rc-chips"),
        ("dealt=9S.4C.KS.KD.8C", "dealt=8C.9S.4C.KS.KD"),
        ("dealt=9S.4C.KS.KD.8C", "dealt=9S.4C.KS.KD.X1"),
        ("&seed=1", "&seed=-1"),
    ] {
        let forged = text.replace(wrong, what);
        let asked = forged.parse::<PokerMatchQuestion>();
        let refused = asked.map_or(true, |question| question.ask(None).is_err());
        assert!(refused, "{forged}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// No question panics, and every answer is legal.
    #[test]
    fn no_question_panics(
        table in "[rcko]{1,3}(-1-joker|-2-jokers)?-chips",
        button in 0_usize..5,
        stacks in prop::collection::vec(1_u64..60, 1..5),
        deeds in "[XBCRF0-5]{0,8}",
        cards in Just(Decks::ONE.fresh_pack_with_jokers()).prop_shuffle(),
        swapped in 0_u32..32,
    ) {
        let stacks: Vec<String> = stacks.iter().map(u64::to_string).collect();
        let marks = Marks::from_code(char::from_digit(swapped, 32).expect("a digit"));
        let marks = marks.expect("marks");
        let code = |(place, card): (usize, &PackCard)| {
            let now = if marks.is_marked(place) { &cards[place + 5] } else { card };
            (card.to_string(), now.to_string())
        };
        let (dealt, hand): (Vec<_>, Vec<_>) = cards[..5].iter().enumerate().map(code).unzip();
        let text = format!(
            "duel={table}&stake={button}~{}&dealt={}&hand={}&deeds={deeds}&seed=7",
            stacks.join("~"), dealt.join("."), hand.join("."),
        );
        if let Ok(question) = text.parse::<PokerMatchQuestion>()
            && let Ok(advice) = question.ask(None)
        {
            prop_assert!(!advice.estimates().is_empty());
            for estimate in advice.estimates() {
                prop_assert!(estimate.value.is_finite() && estimate.error >= 0.0);
                prop_assert!(estimate.behind >= 0.0, "{estimate:?}");
            }
        }
    }
}

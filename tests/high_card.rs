//! The services of a table to a game. The game is high card: one card each from two decks, a shoe of many rounds. The
//! tests in `src/games/sample/` cover the services of the page.

#[expect(
    unreachable_pub,
    reason = "the page has this module too, where it is public"
)]
#[path = "../src/games/sample/rules.rs"]
mod rules;

use std::collections::HashMap;

use crate::support::{Step as _, answered, changes_nothing, click_deal, clicked, dealt};
use fair_deal::check::{Check, CheckVerdict, ClaimError, Noted, SealFrom};
use fair_deal::core::{Card, Deal, Deck, Mix, Secret};
use fair_deal::table::{
    AnyTable as _, Button, Cutter, DAILY_ROUNDS, Decisions, Effect, Fields, Linked, Mode, Msg,
    NoStake, Phase, Round as _, Rules as _, SharedDeal, Table, Verdict, replay,
};
use fair_deal::{core, table};
use rules::{Choice, HighCard, HighRound, House, NoRules};

// The table's part.

type HighTable = Table<HighCard>;

fn secret(number: u8) -> Secret {
    Secret::from_bytes([number; 32])
}

fn act(table: HighTable, choice: Choice) -> HighTable {
    let at = table.position();
    table.step(clicked(choice, at)).0
}

/// A table with the fresh, sealed deal of this number.
fn ready(number: u8) -> HighTable {
    let (table, effects) = HighTable::open(Mode::Free);
    assert_eq!(effects, [Effect::DrawEntropy(table.position())]);
    answered(table, Ok(secret(number))).0
}

/// Plays the deal of the table to its last round, and returns the number of rounds.
fn played_out(mut table: HighTable) -> (HighTable, usize) {
    for rounds in 0.. {
        let (next, effects) = click_deal(table.clone());
        if !effects.is_empty() {
            assert_eq!(effects, [Effect::DrawEntropy(next.position())]);
            return (table, rounds);
        }
        let choice = if rounds % 3 == 1 {
            Choice::Exchange
        } else {
            Choice::Keep
        };
        table = act(next, choice);
    }
    unreachable!("a deal has an end")
}

/// Checks that the table is restored from its save.
fn assert_restorable(table: &HighTable) {
    let save = table.save().expect("something to save");
    let (back, effects) = HighTable::restore(table.mode(), &save).expect(&save);
    // The next deal is sealed when this one has served its last round.
    let seal_next = table.mode() == Mode::Free && table.link(Linked::Deal).is_some();
    let seal_next = seal_next.then_some(Effect::DrawEntropy(back.position()));
    assert_eq!(effects, seal_next.into_iter().collect::<Vec<_>>());
    assert_eq!(back.save(), Some(save));
    assert_eq!(
        format!("{:?}", back.phase()),
        format!("{:?}", table.phase())
    );
    assert_eq!(back.tally(), table.tally());
    assert_eq!(back.daily_points(), table.daily_points());
}

#[test]
fn secret_stays_hidden_until_the_last_round_ends() {
    let mut table = ready(1);
    let order = dealt(&click_deal(table.clone()).0).sealed().deal.order();
    assert_eq!((order.len(), table.left()), (104, 104));
    let mut counts: HashMap<Card, usize> = HashMap::new();
    for card in &order {
        *counts.entry(*card).or_default() += 1;
    }
    assert!(counts.len() == 52 && counts.values().all(|count| *count == 2));

    // Two cards a round while at least ten are left: 48 rounds.
    for round in 0..48 {
        let (next, effects) = click_deal(table);
        assert_eq!(effects, [], "round {round}");
        assert_eq!(next.revealed(), None);
        assert_eq!(dealt(&next).round().player, order[2 * round]);
        let hidden = format!("{next:?}");
        assert!(!hidden.contains(&secret(1).to_hex()), "{hidden}");
        let over = act(next, Choice::Keep);
        assert_eq!(dealt(&over).round().house, House::Up(order[2 * round + 1]));
        assert_eq!(over.left(), 104 - 2 * (round + 1));
        let is_last = round == 47;
        assert_eq!(over.revealed().is_some(), is_last, "round {round}");
        assert_eq!(over.link(Linked::Deal).is_some(), is_last);
        assert_eq!(over.check_link().is_some(), is_last);
        table = over;
    }
    assert_eq!(table.tally().rounds(), 48);
    let (asked, effects) = click_deal(table);
    assert_eq!(effects, [Effect::DrawEntropy(asked.position())]);
    let next = answered(asked, Ok(secret(2))).0;
    assert_eq!(dealt(&next).sealed().deal.secret(), secret(2));
    assert_eq!(dealt(&next).decisions(), &Decisions::default());
}

#[test]
fn every_phase_is_restored_from_its_save() {
    let mut cutting = ready(1);
    cutting.set_cutter(Cutter::Player);
    let (cutting, _) = click_deal(cutting);
    assert!(cutting.is_cutting());
    let (cutting, _) = cutting.step(Msg::TypedCut("103".to_owned()));
    assert_restorable(&cutting);
    let cut = Msg::Clicked(Button::Cut, cutting.position());
    let (mut table, _) = cutting.step(cut);
    assert_eq!(dealt(&table).sealed().deal.cut(), 103);
    assert_restorable(&ready(1));
    for round in 1..=3 {
        assert_restorable(&table);
        assert_eq!(dealt(&table).decisions().rounds().count(), round);
        table = act(table, Choice::Exchange);
        assert_restorable(&table);
        if round == 3 {
            assert_eq!(dealt(&table).decisions().to_string(), "x.x.x");
        }
        table = click_deal(table).0;
    }
    assert_restorable(&played_out(ready(4)).0);
}

#[test]
fn shared_deal_with_a_mix_opens_and_checks() {
    let mix: Mix = "six dice: 6 6".parse().expect("a mix");
    let deal = Deal::new(secret(5), NoRules.decks(), 71).expect("inside the pack");
    let mixed = SharedDeal::of(deal.mixed(mix));
    let (table, _) = ready(1).step(Msg::OpenedLink(mixed.clone()));
    let (table, rounds) = played_out(table);
    assert!(rounds > 30, "{rounds}");
    let link = table.link(Linked::DealAndDecisions).expect("it is spent");
    assert!(
        link.contains("&cut=71&mix=six%20dice%3A%206%206&play=k.x.k.k"),
        "{link}"
    );

    let shared = SharedDeal::<HighCard>::parse(&Fields::parse(&link));
    let shared = shared.expect("a deal").expect("a whole link");
    assert_eq!(shared.deal, mixed.deal);
    let (other, _) = ready(9).step(Msg::OpenedLink(shared));
    assert!(matches!(other.phase(), Phase::Ready(_)));
    let (other, again) = played_out(other);
    assert_eq!(again, rounds);
    assert_eq!(
        other.shared_decisions(),
        Some(dealt(&table).decisions().last_round())
    );
    assert_eq!(
        other.link(Linked::DealAndDecisions).expect("it is spent"),
        link
    );

    let claim = table.check_link().expect("it is spent");
    let check = |claim: &str| Check::<HighCard>::parse(&Fields::parse(claim));
    assert_eq!(
        check(&claim).expect(&claim).verdict(&Noted::Nothing),
        CheckVerdict::Consistent
    );
    assert_eq!(check(&claim).expect(&claim).to_query(), claim);
    for (from, to, verdict) in [
        ("seal=", "seal=0", None),
        (
            "deal=05",
            "deal=06",
            Some(CheckVerdict::OtherSeal(SealFrom::Link)),
        ),
        ("play=k", "play=kk", Some(CheckVerdict::Refused(2))),
        ("play=k", "play=.k", Some(CheckVerdict::Refused(1))),
        ("play=k.x", "play=", Some(CheckVerdict::Refused(1))),
    ] {
        let forged = claim.replacen(from, to, 1);
        let found = check(&forged)
            .ok()
            .map(|check| check.verdict(&Noted::Nothing));
        assert_eq!(found, verdict, "{forged}");
    }
    let unfinished = [&claim, "."].concat();
    let past_the_end = check(&unfinished)
        .expect(&unfinished)
        .verdict(&Noted::Nothing);
    assert_eq!(past_the_end, CheckVerdict::Refused(rounds + 1));
    let (before, _) = claim.rsplit_once('.').expect("rounds");
    let unfinished = [before, "."].concat();
    let verdict = check(&unfinished)
        .expect(&unfinished)
        .verdict(&Noted::Nothing);
    assert_eq!(verdict, CheckVerdict::Unfinished);
    let seal = secret(6).seal().to_string();
    let other_seal = claim.replace(&secret(5).seal().to_string(), &seal);
    assert_eq!(
        check(&other_seal).expect(&seal).verdict(&Noted::Nothing),
        CheckVerdict::OtherSeal(SealFrom::Link)
    );
    assert_eq!(
        check(&[&claim, "?"].concat()),
        Err(ClaimError::NoDecision(rounds + 1))
    );
}

#[test]
fn day_has_ten_scored_rounds_of_own_deals() {
    let today = "2026-11-22".parse().expect("a day");
    let (table, effects) = HighTable::open(Mode::Daily);
    assert_eq!(effects, []);
    let (mut table, _) = table.step(Msg::GotDate(today));
    let mut points = Vec::new();
    for number in 1..=DAILY_ROUNDS {
        assert_restorable(&table);
        table = click_deal(table).0;
        let secret = Secret::daily("high-card", today, number);
        assert_eq!(dealt(&table).sealed().deal.secret(), secret);
        table = act(table, Choice::Keep);
        let round = dealt(&table).round();
        let expected = match round.verdict().expect("the round is over") {
            Verdict::Won => 2,
            Verdict::Drawn => 1,
            Verdict::Lost => 0,
        };
        assert_eq!(round.daily_points(), expected);
        points.push(expected);
        assert_eq!(table.daily_points(), points);
        assert!(
            table.revealed().is_some(),
            "a deal of the day serves one round"
        );
    }
    assert!(points.contains(&0) && points.contains(&2), "{points:?}");
    assert_restorable(&table);
    changes_nothing(
        &table,
        Msg::Clicked(Button::Deal, table.position()),
        "an eleventh",
    );
}

#[test]
fn choice_is_legal_iff_accepted() {
    for number in 0..40 {
        let (table, _) = played_out(ready(number));
        let decisions = dealt(&table).decisions().clone();
        let mut partly = Decisions::default();
        for (place, round) in decisions.rounds().enumerate() {
            if place > 0 {
                partly.begin_round();
            }
            for choice in round {
                let sealed = dealt(&table).sealed().clone();
                let made = replay::<HighRound>(sealed, &NoRules, &partly).expect("legal");
                accepts_what_it_lists(made.round());
                partly.push(*choice);
            }
        }
        accepts_what_it_lists(dealt(&table).round());
    }
    // With the last two cards of a deck, no card is left for an exchange.
    let deck = Deck::in_order(Card::parse_list("AS 2H").expect("cards"));
    accepts_what_it_lists(&HighRound::deal(deck, &NoRules, &NoStake).expect("two cards"));
}

fn accepts_what_it_lists(round: &HighRound) {
    for choice in [Choice::Keep, Choice::Exchange] {
        let accepted = round.clone().play(choice).is_ok();
        assert_eq!(round.legal_actions().contains(&choice), accepted);
    }
}

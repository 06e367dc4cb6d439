//! Blackjack from a shoe, for chips, at a table: consecutive rounds, the bank, saves, links and the check.

use crate::support::{Step as _, answered, click_deal, clicked, clicked_deal, dealt};
use fair_deal::blackjack::{
    Action, Bet, BetRefused, Blackjack, BlackjackTable, Destination as To, Finished, Limits,
    Refusal, Round, Rules, Seating, Stake,
};
use fair_deal::check::{AnyCheck, Check, CheckVerdict, Destination, Noted};
use fair_deal::core::{self, Card, Chips, Deal, PackCard, Secret};
use fair_deal::table::{
    Action as _, AnyTable as _, Bank, Button, Dealt, Decisions, Effect, Fields, Linked, Mode, Msg,
    News, Origin, Round as _, Rules as _, Sealed, SharedDeal, Stage,
};
use rand::rngs::ChaCha20Rng;
use rand::{Rng as _, SeedableRng as _};

fn rules(word: &str) -> Rules {
    word.parse().expect(word)
}

fn secret(number: u16) -> Secret {
    let mut bytes = [0; 32];
    bytes[..2].copy_from_slice(&number.to_le_bytes());
    Secret::from_bytes(bytes)
}

/// A table with these rules and the sealed deal of this number.
fn ready(word: &str, number: u16) -> BlackjackTable {
    let (table, _) = BlackjackTable::open(Mode::Free)
        .0
        .step(Msg::ChoseRules(rules(word)));
    answered(table, Ok(secret(number))).0
}

fn bet(table: BlackjackTable, chips: u16) -> (BlackjackTable, Vec<Effect>) {
    let stake = Stake::of(Bet::new(chips).expect("a bet"));
    table.step(Msg::ChoseStake(stake))
}

/// The decision of a simple player, who splits every pair, declines insurance, and hits below 12.
fn choice(round: &Round) -> Action {
    let legal = round.legal_actions();
    let wanted = [Action::Split, Action::NoInsurance];
    let first = wanted.into_iter().find(|action| legal.contains(action));
    first.unwrap_or({
        if round.player_score().total() < 12 && legal.contains(&Action::Hit) {
            Action::Hit
        } else {
            Action::Stand
        }
    })
}

/// Plays the round at the table to its end, and checks at every step that its save restores it.
fn play(mut table: BlackjackTable) -> BlackjackTable {
    loop {
        assert_save_restores(&table);
        let at = table.position();
        table = match dealt(&table).round().stage() {
            Stage::Player => {
                let choice = choice(dealt(&table).round());
                table.step(clicked(choice, at)).0
            }
            Stage::Dealer => table.step(Msg::PauseOver(at)).0,
            Stage::Over => return table,
            Stage::Swap => unreachable!("no card of blackjack is swapped"),
        };
    }
}

/// Checks that the table's save restores it.
fn assert_save_restores(table: &BlackjackTable) {
    let save = table.save().expect("something to save");
    let (back, _) = BlackjackTable::restore(Mode::Free, &save).expect(&save);
    assert_eq!(back.save(), Some(save));
    // A save does not contain the cards that the dealer has drawn so far.
    if table.stage() != Some(Stage::Dealer) {
        assert_eq!(
            format!("{:?}", back.phase()),
            format!("{:?}", table.phase())
        );
    }
    assert_eq!((back.purse(), back.stake()), (table.purse(), table.stake()));
    assert_eq!(back.was_refilled(), table.was_refilled());
}

fn finished(round: &Round) -> &Finished {
    match round {
        Round::Over(finished) => finished,
        round @ (Round::Insurance(_)
        | Round::Early(_)
        | Round::Seats(_)
        | Round::Player(_)
        | Round::Dealer(_)) => {
            panic!("not over: {round:?}")
        }
    }
}

#[test]
fn shoe_serves_rounds_until_the_cut_card() {
    let mut table = ready("vegas.1-deck", 3);
    let (mut halves, mut rounds) = (2_000, 0);
    loop {
        table = click_deal(table).0;
        rounds += 1;
        assert_eq!(dealt(&table).decisions().rounds().count(), rounds);
        assert_eq!(table.revealed(), None, "the shoe is in use");
        assert_eq!(table.purse().chips().halves(), halves, "settled at the end");
        table = play(table);
        let end = finished(dealt(&table).round());
        halves = halves - end.staked().halves() + end.returned().halves();
        assert_eq!(table.purse().chips().halves(), halves);
        assert_eq!(table.purse().stacks(), 1);
        if rounds == 1 {
            table = bet(table, 25).0;
        }
        let is_spent = table.left() <= 52 - 39;
        assert_eq!(
            table.revealed().is_some(),
            is_spent,
            "three quarters of 52 are 39"
        );
        if is_spent {
            break;
        }
    }
    assert!(rounds >= 3, "{rounds}");
    let link = table.link(Linked::DealAndDecisions).expect("it is spent");
    assert!(link.contains("&rules=vegas.1-deck&play=10-"), "{link}");
    assert!(link.contains(".25-"), "{link}");
    assert!(!link.contains('~'), "no funds: {link}");
    let save = table.save().expect("a save");
    assert!(
        save.contains(&format!("&stake=25&purse={}", table.purse())),
        "{save}"
    );

    // A player who opens the link plays for the same or another stake, without using their own chips.
    let shared = SharedDeal::<Blackjack>::parse(&Fields::parse(&link));
    let shared = shared.expect("a deal").expect("a whole link");
    let (other, _) = ready("vegas", 9).step(Msg::OpenedLink(shared));
    let (mut other, _) = click_deal(other);
    for _ in 1..rounds {
        other = click_deal(play(other)).0;
    }
    let other = play(other);
    assert_eq!(other.purse(), &Bank::default());
    assert_eq!(
        other.shared_decisions(),
        Some(dealt(&table).decisions().last_round())
    );
    assert_eq!(
        other.shared_round().as_ref().map(|it| finished(it).code()),
        Some(finished(dealt(&table).round()).code())
    );

    // The check shows the place of each card of each round.
    let claim = table.check_link().expect("it is spent");
    let check = Check::<Blackjack>::parse(&Fields::parse(&claim)).expect(&claim);
    assert_eq!(check.verdict(&Noted::Nothing), CheckVerdict::Consistent);
    assert_eq!(
        (check.earlier.len() + 1, check.to_query()),
        (rounds, claim.clone())
    );
    for (from, to) in [
        ("play=10-", "play=501-"),
        ("play=10-", "play=0-"),
        ("play=10-", "play=-"),
        ("play=10-", "play=10--"),
    ] {
        let forged = claim.replacen(from, to, 1);
        assert!(
            Check::<Blackjack>::parse(&Fields::parse(&forged)).is_err(),
            "{forged}"
        );
    }
    let none = claim.replacen("play=10-", "play=", 1);
    let none = Check::<Blackjack>::parse(&Fields::parse(&none)).expect("it can be read");
    assert_eq!(none.verdict(&Noted::Nothing), CheckVerdict::Refused(1));
}

/// The table after Deal, when the browser answers with the secret of this number.
fn dealt_next(mut table: BlackjackTable, number: u16) -> BlackjackTable {
    let effects = table.update(clicked_deal(table.position()));
    if effects.contains(&Effect::DrawEntropy(table.position())) {
        table = answered(table, Ok(secret(number))).0;
    }
    table
}

#[test]
fn unpayable_bet_is_refused_empty_bank_refilled() {
    let mut table = bet(ready("vegas.fresh", 1), 300).0;
    let (mut number, mut refused) = (1, 0);
    let not_enough = News::Refused(Refusal::Bet(BetRefused::NotEnough));
    while table.purse().stacks() == 1 {
        number += 1;
        assert!(number < 5_000, "luck without an end");
        let chips = u16::try_from(table.purse().chips().halves() / 2).unwrap_or(u16::MAX);
        assert!(
            table.stake().bet().number() <= chips,
            "the bet falls to what can be paid"
        );
        if chips < 300 {
            let stake = *table.stake();
            table = bet(table, chips + 1).0;
            assert_eq!((table.stake(), table.news()), (&stake, Some(&not_enough)));
            refused += 1;
        }
        table = bet(table, chips.min(300)).0;
        table = play(dealt_next(table, number));
    }
    // The refill adds to the rest, which is half a chip or nothing.
    let chips = table.purse().chips().halves();
    assert!((2_000..2_002).contains(&chips), "{chips}");
    assert_eq!(table.purse().stacks(), 2);
    assert!(refused > 0);
    assert!(table.was_refilled());
    assert_save_restores(&table);
    let save = table.save().expect("a save");
    let restored = |save: &str| BlackjackTable::restore(Mode::Free, save);
    // A save of an older version does not record the refill.
    let (older, _) = restored(&save.replace("&refilled=yes", "")).expect("an older save");
    assert!(!older.was_refilled() && older.purse() == table.purse());
    assert!(restored(&save.replace("refilled=yes", "refilled=no")).is_err());
    let next = dealt_next(table, number + 1);
    let under_way = [&next.save().expect("a save"), "&refilled=yes"].concat();
    assert!(next.phase().is_over() || restored(&under_way).is_err());
}

/// The first table after a round of three hands that left the player with chips for fewer hands.
fn reduced() -> BlackjackTable {
    let seating = Seating::new(3, 0).expect("seats");
    let stake = Stake::of(Bet::new(10).expect("a bet")).with_seating(seating);
    let after = |number| {
        let save = ready("vegas.naturals-6-5", number).save().expect("a save");
        let save = format!("{save}&stake={stake}&purse=35-1");
        let (table, _) = BlackjackTable::restore(Mode::Free, &save).expect("a save");
        play(click_deal(table).0)
    };
    let mut tables = (1..500).map(after);
    let found = tables.find(|table| table.was_reduced() && !table.was_refilled());
    found.expect("a lost round")
}

#[test]
fn choice_ends_the_notice_of_a_reduced_stake() {
    let table = reduced();
    let mut rounded = typed(table.clone(), "7");
    rounded.update(Msg::LeftField);
    assert!(matches!(rounded.news(), Some(News::StakeRounded(_))));
    let (other_rules, _) = table.clone().step(Msg::ChoseRules(rules("vegas")));
    let mut same = typed(table.clone(), &table.stake().bet().number().to_string());
    assert_eq!(same.update(Msg::LeftField), []);
    let reduced = [rounded, other_rules, same].map(|table| table.was_reduced());
    assert_eq!(reduced, [false, false, true]);
}

#[test]
fn save_with_other_next_rules_closes_its_shoe() {
    let table = play(click_deal(ready("vegas", 1)).0);
    assert_eq!(table.revealed(), None, "the shoe serves another round");
    let save = format!("{}&next=vegas.h17", table.save().expect("a save"));
    let (table, _) = BlackjackTable::restore(Mode::Free, &save).expect("a save");
    assert!(table.revealed().is_some());
    let (next, _) = answered(click_deal(table).0, Ok(secret(2)));
    assert_eq!(*dealt(&next).rules(), rules("vegas.h17"));
    assert_save_restores(&next);
}

#[test]
fn higher_minimum_bet_refills_and_is_reported() {
    let save = ready("vegas", 1).save().expect("a save");
    let (table, _) =
        BlackjackTable::restore(Mode::Free, &format!("{save}&purse=3-1")).expect("a save");
    let (hits_soft_17, _) = table.clone().step(Msg::ChoseRules(rules("vegas.h17")));
    let before = rules("vegas");
    let chosen = |before, refilled| Some(News::RulesChosen { before, refilled });
    assert_eq!(hits_soft_17.news().cloned(), chosen(before, false));
    let (fives, _) = table.step(Msg::ChoseRules(rules("vegas.naturals-6-5")));
    assert_eq!(fives.purse().to_string(), "1003-2");
    assert_eq!(fives.news().cloned(), chosen(before, true));
}

/// Types this bet into the field, one character after another.
fn typed(mut table: BlackjackTable, text: &str) -> BlackjackTable {
    let stake = *table.stake();
    for end in text.char_indices().map(|(at, sign)| at + sign.len_utf8()) {
        assert_eq!(table.update(Msg::TypedStake(text[..end].to_owned())), []);
        assert_eq!(table.typed_stake(), Some(&text[..end]), "not rewritten");
        assert_eq!(table.stake(), &stake, "not read before the field is left");
    }
    table
}

#[test]
fn typed_bet_holds_when_the_field_is_left() {
    for text in ["25", "30", "100", "75", " ５０ "] {
        let mut table = typed(ready("vegas.naturals-6-5", 1), text);
        let effects = table.update(Msg::LeftField);
        assert!(effects.contains(&Effect::Announce), "{text}: {effects:?}");
        assert!(matches!(table.news(), Some(News::StakeChosen { .. })));
        let expected = core::typed::count(text).expect(text).expect(text);
        assert_eq!(u64::from(table.stake().bet().number()), expected);
        assert_eq!((table.typed_stake(), table.stake_refused()), (None, None));
        assert_save_restores(&table);
        assert_eq!(table.update(Msg::LeftField), []);
    }
}

#[test]
fn deal_reads_the_typed_bet_first() {
    let table = typed(ready("vegas", 1), "30");
    let (table, _) = table.clone().step(clicked_deal(table.position()));
    assert!(table.phase().is_under_way() || table.phase().is_over());
    assert_eq!(table.stake().to_string(), "30");
    assert_eq!(table.typed_stake(), None);
}

#[test]
fn invalid_bet_deals_nothing() {
    let limits = Limits::of(&rules("vegas")).expect("limits");
    let in_fives = Limits::of(&rules("vegas.naturals-6-5")).expect("limits");
    for (by, text, why) in [
        ("vegas", "-3", BetRefused::NoNumber),
        ("vegas", "2.5", BetRefused::NoNumber),
        ("vegas", "7x", BetRefused::NoNumber),
        ("vegas", "9999", BetRefused::TooHigh(limits)),
        ("vegas.naturals-6-5", "4", BetRefused::OutOfStep(in_fives)),
    ] {
        let why = Refusal::Bet(why);
        let refused = News::Refused(why);
        let table = typed(ready(by, 1), text);
        let stake = *table.stake();
        for leaves_first in [false, true] {
            let mut table = table.clone();
            if leaves_first {
                assert_eq!(table.update(Msg::LeftField), [Effect::Announce]);
                assert_eq!(table.update(Msg::LeftField), [], "it is said once");
            }
            for button in [Button::Deal, Button::CutFirst] {
                let effects = table.update(Msg::Clicked(button, table.position()));
                assert_eq!(effects, [Effect::Announce], "{text}");
            }
            assert_eq!(table.news(), Some(&refused), "{text}");
            assert_eq!(table.stake_refused(), Some(&why));
            assert_eq!((table.typed_stake(), table.stake()), (Some(text), &stake));
            let (table, _) = bet(table, 20);
            assert_eq!((table.typed_stake(), table.stake_refused()), (None, None));
            assert_eq!(table.stake().to_string(), "20");
        }
    }
}

#[test]
fn bet_between_steps_is_rounded_and_reported() {
    let limits = Limits::of(&rules("vegas.naturals-6-5")).expect("limits");
    let said = News::StakeRounded(Refusal::Bet(BetRefused::OutOfStep(limits)));
    let table = typed(ready("vegas.naturals-6-5", 1), "12");
    let mut left = table.clone();
    assert!(left.update(Msg::LeftField).contains(&Effect::Announce));
    let mut pressed = table;
    let deal = clicked_deal(pressed.position());
    assert!(pressed.update(deal).contains(&Effect::Announce));
    for table in [left, pressed] {
        assert_eq!(table.news(), Some(&said));
        assert_eq!((table.typed_stake(), table.stake_refused()), (None, None));
        assert_eq!(table.stake().to_string(), "10");
        assert!(!table.phase().is_under_way() && !table.phase().is_over());
        let (table, _) = table.clone().step(clicked_deal(table.position()));
        assert!(table.phase().is_under_way() || table.phase().is_over());
        assert_eq!(table.stake().to_string(), "10");
    }
}

#[test]
fn rules_refusing_the_bet_get_the_usual_bet() {
    let (table, _) = bet(ready("vegas", 1), 12);
    assert_eq!(table.stake().to_string(), "12");
    let (table, _) = table.step(Msg::ChoseRules(rules("vegas.naturals-6-5")));
    assert_eq!(table.stake().to_string(), "10");
    let (table, _) = bet(table, 12);
    assert_eq!(table.stake().to_string(), "10");
    assert!(matches!(
        table.news(),
        Some(News::Refused(Refusal::Bet(BetRefused::OutOfStep(_))))
    ));
    let is_refused = |save: &str, damage: &str| {
        let damaged = [save, damage].concat();
        BlackjackTable::restore(Mode::Free, &damaged).is_err()
    };
    let save = table.save().expect("a save");
    for damage in ["&stake=12", "&stake=0", "&purse=x", "&purse=-1"] {
        assert!(is_refused(&save, damage), "{damage}");
    }
    // Rules without bets keep the stake for later.
    let (table, _) = table.step(Msg::ChoseRules(Rules::HIT_AND_STAND));
    assert_eq!(table.stake(), &Stake::default());
    assert_save_restores(&table);
    let save = table.save().expect("a save");
    assert!(save.contains("&stake=10"), "{save}");
    for damage in ["&purse=x", "&purse=-1"] {
        assert!(is_refused(&save, damage), "{damage}");
    }
}

/// The first deal whose shoe runs out during a round, if [`choice`] plays it. The last round has a split, and cards
/// from the reshuffled discards.
fn runs_short() -> Dealt<Round> {
    let rules = rules("vegas.1-deck.shoe-90");
    let stake = Stake::of(Bet::new(10).expect("a bet"));
    let plays = |number| {
        let deal = Deal::uncut(secret(number), rules.decks());
        let mut dealt = Dealt::<Round>::start(Sealed::shared(deal), rules, stake);
        loop {
            while !dealt.round().is_over() {
                dealt = match dealt.round().stage() {
                    Stage::Player => {
                        let choice = choice(dealt.round());
                        dealt.play(choice).0
                    }
                    Stage::Dealer | Stage::Swap | Stage::Over => dealt.advance(),
                };
            }
            match dealt.next_round(stake) {
                Some(next) => dealt = next,
                None => return dealt,
            }
        }
    };
    let short = |dealt: &Dealt<Round>| {
        let end = finished(dealt.round());
        end.dealt_after_reshuffle() > 1 && end.hands().count() > 1
    };
    (0..u16::MAX).map(plays).find(short).expect("there is one")
}

/// The shoe of a link could serve more rounds, but the own round that the link interrupted comes first.
#[test]
fn own_round_returns_before_the_next_round_of_a_link() {
    let own = click_deal(ready("vegas.1-deck", 3)).0;
    assert!(!own.phase().is_over());
    let shared = SharedDeal::of(Deal::uncut(secret(4), own.rules().decks()));
    let (table, _) = own.clone().step(Msg::OpenedLink(shared));
    let table = play(click_deal(table).0);
    assert_eq!(dealt(&table).sealed().origin, Origin::Shared);
    assert!(table.left() > 13, "the shoe of the link is not spent");
    let table = click_deal(table).0;
    assert_eq!(dealt(&table).sealed().origin, Origin::Fresh);
    assert_eq!(
        dealt(&table).round().player_score(),
        dealt(&own).round().player_score()
    );
}

#[test]
fn short_shoe_reshuffles_its_discards_and_checks() {
    let dealt = runs_short();
    let end = finished(dealt.round());
    let again = end.dealt_after_reshuffle();
    let order = dealt.sealed().deal.order();
    let cards: Vec<Card> = end.dealt().map(|(card, _)| card).collect();
    let (first, second) = cards.split_at(cards.len() - again);
    let (before, last) = order.split_at(order.len() - first.len());
    assert_eq!(
        first, last,
        "the round begins with the last cards of the shoe"
    );
    let shuffled = dealt
        .sealed()
        .deal
        .key()
        .reshuffle_key()
        .shuffle(before.to_vec());
    assert_eq!(second, &shuffled[..again], "and goes on with its discards");
    assert_eq!(dealt.round().left(), before.len() - again);
    assert!(dealt.is_spent(), "no round follows");

    let deal = dealt.sealed().deal.clone();
    let decisions = Decisions::parse(&dealt.decisions().to_string()).expect("decisions");
    let check = Check::<Blackjack>::of(deal.clone(), deal.seal(), *dealt.rules(), decisions);
    let rounds = check.earlier.len() + 1;
    let check = AnyCheck::Blackjack(check);
    assert_eq!(check.verdict(&Noted::Nothing), CheckVerdict::Consistent);
    let went = check.destinations();
    assert_eq!(went.len(), 52 + again, "some cards were dealt twice");
    let listed: Vec<PackCard> = went.iter().map(|(card, _)| *card).collect();
    let natural = |cards: &[Card]| -> Vec<PackCard> {
        cards.iter().copied().map(PackCard::Natural).collect()
    };
    assert_eq!(listed, [natural(&order), natural(second)].concat());
    assert!(went.iter().all(|(_, to)| *to != Destination::Deck));
    let upcards = went.iter();
    let upcards = upcards.filter(|(_, to)| *to == Destination::Blackjack(To::Upcard));
    assert_eq!(upcards.count(), rounds);
    let split = |to: &Destination| matches!(to, Destination::Blackjack(To::Hand { .. }));
    assert!(went.iter().any(|(_, to)| split(to)));
}

#[test]
fn every_decision_has_a_letter_of_its_own() {
    let mut letters: Vec<char> = Action::ALL.into_iter().map(Action::letter).collect();
    for letter in &letters {
        assert_eq!(
            Action::from_code(*letter).map(Action::letter),
            Some(*letter)
        );
    }
    letters.sort_unstable();
    letters.dedup();
    assert_eq!(letters.len(), Action::ALL.len());
}

#[test]
fn random_messages_keep_a_restorable_table() {
    let mut chance = ChaCha20Rng::from_seed([17; 32]);
    let mut below = move |n: usize| chance.next_u32() as usize % n;
    let by = [
        "vegas",
        "vegas.1-deck.shoe-90.aces-again",
        "vegas.naturals-6-5.2-decks.fresh",
        "vegas.no-naturals.1-deck.shoe-50.h17",
        "classic",
        "classic.6-decks.shoe-75",
    ];
    let mut table = ready("vegas", 1);
    let (mut played, mut net) = (0, 0);
    for number in 0..60_000_u16 {
        let at = table.position();
        let offered: Vec<Button<Action>> = table.buttons().into_iter().map(|(it, _)| it).collect();
        let msg = match below(16) {
            0..10 if !offered.is_empty() => Msg::Clicked(offered[below(offered.len())], at),
            0..12 => Msg::PauseOver(at),
            12 => Msg::Clicked(Button::Act(Action::ALL[below(7)]), at),
            13 if below(8) == 0 => Msg::ChoseRules(rules(by[below(by.len())])),
            14 => {
                let chips = u16::try_from(below(120)).expect("a small number");
                Msg::ChoseStake(Stake::of(Bet::new(chips).unwrap_or_default()))
            }
            15 if below(20) == 0 => {
                let decks = table.rules().decks();
                Msg::OpenedLink(SharedDeal::of(Deal::uncut(secret(number), decks)))
            }
            _ => Msg::GotEntropy(Ok(secret(number)), at),
        };
        table.update(msg);
        if number % 8 == 0 && table.save().is_some() {
            assert_save_restores(&table);
        }
        // Only a finished fresh round changes the bank, by its result, and a refill, by a stack of 1,000 chips.
        if table.tally().rounds() > played {
            let end = finished(dealt(&table).round());
            let half = |chips: Chips| i64::try_from(chips.halves()).expect("a small amount");
            net += half(end.returned()) - half(end.staked());
            played += 1;
        }
        let given = i64::from(table.purse().stacks()) * 2_000;
        let chips = i64::try_from(table.purse().chips().halves());
        assert_eq!(
            (chips, table.tally().rounds()),
            (Ok(given + net), played),
            "{number}"
        );
    }
    assert!(played > 500, "{played}");
}

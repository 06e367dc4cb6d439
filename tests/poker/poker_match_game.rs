//! The poker match as the page plays it, driven by messages, without a browser.

use crate::support::{
    Step as _, changes_nothing, clicked, clicked_cut, clicked_deal, clicked_swap, dealt,
};
use fair_deal::core::{Deal, Decks, Jokers, PackCard, Secret};
use fair_deal::poker::poker_match::{Action, NoSuchRules, Opponents, Round, Rules};
use fair_deal::poker::{Character, PokerMatch, PokerMatchTable, Refusal};
use fair_deal::table::keys::{Key, Step};
use fair_deal::table::{
    AnyTable as _, Cutter, Decisions, Effect, Game as _, Linked, Marks, Mode, NoEntropy, Origin,
    Phase, Position, Round as _, Rules as _, SaveUnreadable, SharedDeal, Tally, Verdict, replay,
};

type Msg = fair_deal::table::Msg<PokerMatch>;
type News = fair_deal::table::News<Round>;

fn secret(number: u8) -> Secret {
    Secret::from_bytes([number; 32])
}

/// A table with the fresh, sealed deal of this number.
fn ready(number: u8) -> PokerMatchTable {
    let (table, cmds) = PokerMatchTable::open(Mode::Free);
    let at = table.position();
    assert_eq!(cmds, [Effect::DrawEntropy(at)]);
    table.step(Msg::GotEntropy(Ok(secret(number)), at)).0
}

fn cut_by_the_player(mut table: PokerMatchTable) -> PokerMatchTable {
    table.set_cutter(Cutter::Player);
    table
}

fn click(table: PokerMatchTable, msg: impl Fn(Position) -> Msg) -> (PokerMatchTable, Vec<Effect>) {
    let at = table.position();
    table.step(msg(at))
}

fn dealt_game(number: u8) -> PokerMatchTable {
    let (table, cmds) = click(ready(number), clicked_deal);
    assert_eq!(cmds, []);
    table
}

fn mark(table: PokerMatchTable, places: &[usize]) -> PokerMatchTable {
    places.iter().fold(table, |table, place| {
        click(table, |at| Msg::ClickedCard(*place, at)).0
    })
}

fn stood_pat(at: Position) -> Msg {
    clicked(Action::StandPat, at)
}

/// Returns the table after the player has changed its rules with this function.
fn choose(table: PokerMatchTable, other: impl Fn(Rules) -> Rules) -> PokerMatchTable {
    let rules = other(*table.rules());
    table.step(Msg::ChoseRules(rules)).0
}

/// Returns the rules after this character has sat down or got up.
fn toggled(rules: Rules, character: Character) -> Rules {
    let opponents = rules.opponents.toggled(character).expect("one to three");
    Rules { opponents, ..rules }
}

fn with_jokers(rules: Rules, jokers: Jokers) -> Rules {
    Rules { jokers, ..rules }
}

fn sealed_jokers(table: &PokerMatchTable) -> Option<Jokers> {
    let sealed = table.phase().sealed();
    sealed.map(|sealed| sealed.deal.decks().jokers())
}

#[test]
fn a_round_is_dealt_swapped_and_counted() {
    let mut tally = Tally::default();
    let mut table = ready(1);
    for number in 2..40 {
        (table, _) = click(table, clicked_deal);
        if !table.is_dealt() || dealt(&table).round().is_over() {
            let at = table.position();
            (table, _) = table.step(Msg::GotEntropy(Ok(secret(number)), at));
        }
        assert_eq!(table.news(), Some(&News::Dealt));
        table = mark(table, &[0, 3]);
        assert_eq!(table.marks().count(), 2);
        (table, _) = click(table, clicked_swap);
        let both = Marks::NONE.toggled(0).toggled(3);
        assert_eq!(table.news(), Some(&News::Decided(Action::Swap(both))));
        assert_eq!(table.marks(), Marks::NONE);
        let Round::Over(showdown) = dealt(&table).round() else {
            panic!("not over")
        };
        tally = tally.with(showdown.verdict());
        assert_eq!(table.tally(), tally);
        let round = dealt(&table);
        let again = replay::<Round>(round.sealed().clone(), round.rules(), round.decisions());
        let again = again.map(|again| again.round().clone());
        assert_eq!(again, Ok(round.round().clone()));
    }
    assert!(tally.won > 0 && tally.lost > 0, "{tally:?}");
}

#[test]
fn standing_pat_is_an_action_of_its_own() {
    let marked = mark(dealt_game(1), &[2]);
    let before = dealt(&marked).round().hand();
    let (table, _) = click(marked, stood_pat);
    assert_eq!(table.news(), Some(&News::Decided(Action::StandPat)));
    assert_eq!(dealt(&table).round().hand(), before);
    assert_eq!(dealt(&table).decisions().last_round(), [Action::StandPat]);
}

#[test]
fn swap_without_marks_is_refused() {
    let (table, _) = click(dealt_game(1), clicked_swap);
    assert_eq!(table.news(), Some(&News::Refused(Refusal::NothingMarked)));
    assert_eq!(mark(table, &[1]).news(), Some(&News::Marked(1)));
}

#[test]
fn late_or_misplaced_message_changes_nothing() {
    let (first, second) = (ready(1), dealt_game(1));
    let late = first.position();
    let over = click(second.clone(), stood_pat).0;
    for table in [&second, &over] {
        for msg in [
            clicked_deal(late),
            clicked_swap(late),
            clicked(Action::StandPat, late),
            Msg::ClickedCard(1, late),
            Msg::GotEntropy(Ok(secret(3)), late),
            Msg::GotEntropy(Err(NoEntropy), late),
        ] {
            changes_nothing(table, msg, "late");
        }
    }
    let at = first.position();
    for msg in [
        clicked_swap(at),
        clicked(Action::StandPat, at),
        Msg::ClickedCard(0, at),
    ] {
        changes_nothing(&first, msg, "ready");
    }
    let at = second.position();
    for msg in [clicked_deal(at), Msg::ClickedCard(5, at)] {
        changes_nothing(&second, msg, "under way");
    }
    let at = over.position();
    for msg in [
        clicked_swap(at),
        clicked(Action::StandPat, at),
        Msg::ClickedCard(0, at),
    ] {
        changes_nothing(&over, msg, "over");
    }
}

#[test]
fn opponents_change_between_rounds() {
    let toggle =
        |table: PokerMatchTable, character| choose(table, |rules| toggled(rules, character));
    let before = Rules::default();
    let table = toggle(ready(1), Character::Actuary);
    assert_eq!(
        table.news(),
        Some(&News::RulesChosen {
            before,
            refilled: false
        })
    );
    let table = toggle(table, Character::Rock);
    let (table, _) = click(table, clicked_deal);
    let round = dealt(&table).round();
    let names = [Character::Textbook, Character::Rock, Character::Actuary];
    assert!(round.rules().opponents.each().eq(names));
    let (table, _) = click(table, stood_pat);
    // They stay for the next round.
    assert!(table.rules().opponents.each().eq(names));
    let table = toggle(toggle(table, Character::Textbook), Character::Actuary);
    assert!(table.rules().opponents.each().eq([Character::Rock]));
    // The finished round keeps its own opponents.
    assert!(dealt(&table).rules().opponents.each().eq(names));
}

#[test]
fn jokers_join_the_ready_pack_and_keep_its_seal() {
    let table = ready(1);
    let seal = |table: &PokerMatchTable| table.phase().sealed().map(|sealed| sealed.seal);
    let wild = choose(table.clone(), |rules| with_jokers(rules, Jokers::Two));
    let before = Rules::default();
    assert_eq!(
        wild.news(),
        Some(&News::RulesChosen {
            before,
            refilled: false
        })
    );
    assert_eq!(
        (seal(&wild), sealed_jokers(&wild)),
        (seal(&table), Some(Jokers::Two))
    );
    let (wild, _) = click(wild, clicked_deal);
    assert_eq!(dealt(&wild).round().left(), 54 - 10);
    let cards: Vec<PackCard> = Deal::uncut(secret(1), Decks::ONE.with_jokers(Jokers::Two))
        .order_with_jokers()
        .into_iter()
        .step_by(2)
        .take(5)
        .collect();
    assert_eq!(dealt(&wild).round().hand().cards().as_slice(), cards);
    let (over, _) = click(wild, stood_pat);
    let (asked, _) = click(over, clicked_deal);
    let at = asked.position();
    let (next, _) = asked.step(Msg::GotEntropy(Ok(secret(2)), at));
    assert_eq!(sealed_jokers(&next), Some(Jokers::Two));
}

#[test]
fn the_player_may_cut_a_pack_with_jokers_anywhere() {
    let table = cut_by_the_player(ready(1));
    let table = choose(table, |rules| with_jokers(rules, Jokers::Two));
    let (table, _) = click(table, clicked_deal);
    assert_eq!(table.news(), Some(&News::ReadyToCut));
    // Other rules wait: the pack on the table stays as it is.
    let (table, _) = table.step(Msg::ChoseRules(Rules::default()));
    assert_eq!(
        table.coming().map(|(rules, _)| *rules),
        Some(Rules::default())
    );
    let (table, _) = table.step(Msg::TypedCut("53".to_owned()));
    let (table, _) = click(table, clicked_cut);
    assert_eq!(dealt(&table).sealed().deal.cut(), 53);
    assert_eq!(dealt(&table).rules().jokers, Jokers::Two);
}

#[test]
fn a_link_brings_its_opponents_and_its_jokers() {
    let rules = Rules {
        jokers: Jokers::One,
        opponents: Opponents::new(&[Character::Rock, Character::Actuary]).expect("two"),
        ..Rules::default()
    };
    let deal = Deal::new(secret(5), rules.decks(), 52).expect("inside the pack");
    let shared = SharedDeal {
        deal,
        rules: Some(rules),
        decisions: Some(Decisions::of_one_round(vec![Action::StandPat])),
        begun: None,
    };
    let table = ready(1).step(Msg::OpenedLink(shared.clone())).0;
    assert_eq!(table.news(), Some(&News::SharedDealReady));
    assert_eq!(*table.rules(), rules);
    changes_nothing(&table, Msg::OpenedLink(shared), "the same link");
    for other in [
        with_jokers(rules, Jokers::None),
        toggled(rules, Character::Textbook),
    ] {
        // The deal is shared, so its rules stay.
        let (kept, _) = table.clone().step(Msg::ChoseRules(other));
        assert_eq!((kept.rules(), kept.chosen_rules()), (&rules, &other));
    }
    let (table, _) = click(table, clicked_deal);
    assert_eq!(*dealt(&table).rules(), rules);
    assert_eq!(dealt(&table).sealed().origin, Origin::Shared);
    assert!(table.shared_round().is_some_and(|round| round.is_over()));
    let (table, _) = click(table, stood_pat);
    let link = table.link(Linked::Deal).expect("it is over");
    assert!(link.ends_with("&cut=52&rules=ko-1-joker"), "{link}");
}

#[test]
fn every_rule_set_has_its_own_code() {
    let mut codes = Vec::new();
    for bits in 0..16_usize {
        let all = Character::BY_RULE.into_iter().enumerate();
        let seated = all.filter(|(at, _)| bits >> at & 1 == 1);
        let seated: Vec<Character> = seated.map(|(_, character)| character).collect();
        let Ok(opponents) = Opponents::new(&seated) else {
            continue;
        };
        for jokers in Jokers::ALL {
            let rules = Rules {
                jokers,
                opponents,
                ..Rules::default()
            };
            assert_eq!(rules.to_string().parse(), Ok(rules));
            codes.push(rules.to_string());
        }
    }
    assert_eq!(codes.len(), 42);
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), 42);
    for code in [
        "",
        "x",
        "rcko",
        "r-3-jokers",
        "R",
        "cr",
        "rr",
        "r-",
        "r-0-jokers",
    ] {
        assert_eq!(code.parse::<Rules>(), Err(NoSuchRules), "{code}");
    }
}

#[test]
fn saved_table_is_restored() {
    let wild = choose(ready(1), |rules| with_jokers(rules, Jokers::Two));
    let wild = choose(wild, |rules| toggled(rules, Character::Actuary));
    let swapping = mark(click(wild.clone(), clicked_deal).0, &[1, 4]);
    let over = click(swapping.clone(), clicked_swap).0;
    let cutting = click(cut_by_the_player(wild.clone()), clicked_deal).0;
    let next = choose(over.clone(), |_| Rules::default());
    for table in [ready(1), wild, cutting, swapping, over, next] {
        let save = table.save().expect("something to save");
        let (back, cmds) = PokerMatchTable::restore(Mode::Free, &save).expect(&save);
        // In a round under way, the table asks for the Actuary's swap ahead of time.
        let (waits, over) = (table.phase().is_under_way(), table.phase().is_over());
        let prepare = waits.then_some(Effect::Prepare);
        let seal_next = over.then_some(Effect::DrawEntropy(back.position()));
        let wanted: Vec<Effect> = prepare.into_iter().chain(seal_next).collect();
        assert_eq!(cmds, wanted);
        assert_eq!(back.save(), Some(save.clone()));
        assert_eq!((back.marks(), back.tally()), (table.marks(), table.tally()));
        assert_eq!(back.rules(), table.rules());
        let lies = |table: &PokerMatchTable| format!("{:?}", table.phase());
        assert_eq!(lies(&back), lies(&table));
        for (part, other) in [
            ("v=1", "v=2"),
            ("v=1&", ""),
            ("rules=r", "rules=x"),
            ("marks=", "marks=w"),
            ("next=r", "next=x"),
            ("tally=", "tally=x"),
        ] {
            let damaged = save.replace(part, other);
            if damaged == save {
                continue;
            }
            let read = PokerMatchTable::restore(Mode::Free, &damaged);
            assert!(matches!(read, Err(SaveUnreadable)), "{damaged}");
        }
    }
    let (bare, _) = PokerMatchTable::open(Mode::Free);
    assert_eq!(bare.save(), None);
}

#[test]
fn keys_choose_legal_actions() {
    let (ready, playing) = (ready(1), dealt_game(1));
    let over = click(playing.clone(), stood_pat).0;
    let cutting = click(cut_by_the_player(ready.clone()), clicked_deal).0;
    let at = ready.position();
    for key in [Key::Enter, Key::Letter('d')] {
        assert_eq!(ready.on_key(key), Some(clicked_deal(at)));
    }
    let at = cutting.position();
    for key in [Key::Enter, Key::Letter('c')] {
        assert_eq!(cutting.on_key(key), Some(clicked_cut(at)));
    }
    let at = playing.position();
    for key in [Key::Enter, Key::Letter('s')] {
        assert_eq!(playing.on_key(key), Some(clicked_swap(at)));
    }
    assert_eq!(
        playing.on_key(Key::Letter('p')),
        Some(clicked(Action::StandPat, at))
    );
    assert_eq!(playing.on_key(Key::Place(3)), Some(Msg::ClickedCard(3, at)));
    assert_eq!(
        playing.on_key(Key::Along(Step::Last)),
        Some(Msg::WentToCard(4))
    );
    for key in [
        Key::Letter('d'),
        Key::Letter('f'),
        Key::Escape,
        Key::QuestionMark,
    ] {
        assert_eq!(playing.on_key(key), None, "{key:?}");
    }
    for table in [&ready, &cutting] {
        for key in [
            Key::Letter('s'),
            Key::Letter('p'),
            Key::Place(0),
            Key::Along(Step::On),
        ] {
            assert_eq!(table.on_key(key), None, "{key:?}");
        }
    }
    for key in [Key::Letter('s'), Key::Letter('p'), Key::Place(0)] {
        assert_eq!(over.on_key(key), None, "{key:?}");
    }
    assert_eq!(over.on_key(Key::Along(Step::On)), Some(Msg::WentToCard(1)));
    let (there, cmds) = over.step(Msg::WentToCard(1));
    assert_eq!((there.cursor(), cmds), (1, vec![Effect::FocusCard(1)]));
}

#[test]
fn missing_entropy_is_reported_and_deals_nothing() {
    let (bare, _) = PokerMatchTable::open(Mode::Free);
    let at = bare.position();
    let (failed, cmds) = bare.step(Msg::GotEntropy(Err(NoEntropy), at));
    assert_eq!(cmds, []);
    assert_eq!(failed.news(), Some(&News::NoEntropy));
    assert!(matches!(failed.phase(), Phase::Bare));
    let (asked, cmds) = click(failed, clicked_deal);
    assert_eq!(cmds, [Effect::DrawEntropy(asked.position())]);
}

#[test]
fn daily_poker_match_is_against_textbook_without_jokers() {
    let (table, cmds) = PokerMatchTable::open(Mode::Daily);
    assert_eq!(cmds, []);
    let date = "2026-11-21".parse().expect("a day");
    let table = table.step(Msg::GotDate(date)).0;
    for other in [
        with_jokers(*table.rules(), Jokers::One),
        toggled(*table.rules(), Character::Actuary),
    ] {
        changes_nothing(&table, Msg::ChoseRules(other), "of the day");
    }
    let (table, _) = click(table, clicked_deal);
    assert_eq!(*dealt(&table).rules(), PokerMatch::daily_rules());
    assert_eq!(PokerMatch::daily_rules(), Rules::default());
    let (over, _) = click(table, stood_pat);
    let Round::Over(showdown) = dealt(&over).round() else {
        panic!("not over")
    };
    let points = match showdown.verdict() {
        Verdict::Won => 2,
        Verdict::Drawn => 1,
        Verdict::Lost => 0,
    };
    assert_eq!(over.daily_points(), [points]);
}

#[test]
fn actuary_swap_is_precomputed_during_the_turn() {
    let table = choose(ready(1), |rules| toggled(rules, Character::Actuary));
    let table = choose(table, |rules| with_jokers(rules, Jokers::Two));
    let (_, cmds) = click(table, clicked_deal);
    assert_eq!(cmds, [Effect::Prepare]);
    // No other character needs precomputed odds.
    let table = choose(ready(1), |rules| toggled(rules, Character::Chaser));
    let (_, cmds) = click(table, clicked_deal);
    assert_eq!(cmds, []);
}

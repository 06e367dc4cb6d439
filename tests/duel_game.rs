//! The duel as the page plays it, message by message, without a browser.

use fair_deal::core::{Deal, Decks, Jokers, PackCard, Secret};
use fair_deal::poker::duel::{Action, NotOneToThree, Opponents, Round, Rules};
use fair_deal::poker::duel_game::{Cmd, Game, Msg, News};
use fair_deal::poker::{Character, Marks, Refusal};
use fair_deal::table::keys::{Key, Step};
use fair_deal::table::record::RecordUnreadable;
use fair_deal::table::sitting::{Cutter, SharedDeal, Source};
use fair_deal::table::{
    Agreement, Dealt, Linked, NoEntropy, Origin, Round as _, Table, Tally, Verdict, replay,
};

fn secret(number: u8) -> Secret {
    Secret::from_bytes([number; 32])
}

/// A table with this number's fresh deal on it, sealed.
fn ready(number: u8) -> Game {
    let (game, cmds) = Game::open(Source::Entropy);
    let at = game.position();
    assert_eq!(cmds, [Cmd::DrawEntropy(at)]);
    game.update(Msg::GotEntropy(Ok(secret(number)), at)).0
}

fn cut_by_the_player(mut game: Game) -> Game {
    game.set_cutter(Cutter::Player);
    game
}

fn click(game: Game, msg: impl Fn(fair_deal::table::Position) -> Msg) -> (Game, Vec<Cmd>) {
    let at = game.position();
    game.update(msg(at))
}

fn dealt_game(number: u8) -> Game {
    let (game, cmds) = click(ready(number), Msg::ClickedDeal);
    assert_eq!(cmds, []);
    game
}

fn mark(game: Game, places: &[usize]) -> Game {
    places.iter().fold(game, |game, place| {
        click(game, |at| Msg::ClickedCard(*place, at)).0
    })
}

fn dealt(game: &Game) -> &Dealt<Round> {
    match game.table() {
        Table::Dealt(dealt) => dealt,
        table @ (Table::Bare | Table::Ready(_) | Table::Cutting(_)) => {
            panic!("no round lies on the table: {table:?}")
        }
    }
}

fn sealed_jokers(game: &Game) -> Option<Jokers> {
    let sealed = game.table().sealed();
    sealed.map(|sealed| sealed.deal.decks().jokers())
}

fn changes_nothing(game: &Game, msg: &Msg) {
    let (after, cmds) = game.clone().update(msg.clone());
    assert_eq!(cmds, [], "{msg:?}");
    assert_eq!(format!("{after:?}"), format!("{game:?}"), "{msg:?}");
}

#[test]
fn a_round_is_dealt_swapped_and_counted() {
    let mut tally = Tally::default();
    let mut game = ready(1);
    for number in 2..40 {
        (game, _) = click(game, Msg::ClickedDeal);
        if !game.table().is_dealt() || dealt(&game).round().is_over() {
            let at = game.position();
            (game, _) = game.update(Msg::GotEntropy(Ok(secret(number)), at));
        }
        assert_eq!(game.news(), Some(&News::Dealt));
        game = mark(game, &[0, 3]);
        assert_eq!(game.marks().count(), 2);
        (game, _) = click(game, Msg::ClickedSwap);
        assert_eq!(game.news(), Some(&News::Showdown(2)));
        assert_eq!(game.marks(), Marks::NONE);
        let Round::Over(showdown) = dealt(&game).round() else {
            panic!("not over")
        };
        tally = tally.with(showdown.verdict());
        assert_eq!(game.tally(), tally);
        let round = dealt(&game);
        let again = replay(&round.sealed().deal, round.rules(), round.decisions());
        assert_eq!(again, Ok(round.round().clone()));
    }
    assert!(tally.won > 0 && tally.lost > 0, "{tally:?}");
}

#[test]
fn standing_pat_is_a_choice_of_its_own() {
    let marked = mark(dealt_game(1), &[2]);
    let before = *dealt(&marked).round().hand();
    let (game, _) = click(marked, Msg::ClickedStandPat);
    assert_eq!(game.news(), Some(&News::Showdown(0)));
    assert_eq!(*dealt(&game).round().hand(), before);
    assert_eq!(dealt(&game).decisions(), [Action::StandPat]);
}

#[test]
fn a_swap_of_nothing_is_refused_until_a_card_is_marked() {
    let (game, _) = click(dealt_game(1), Msg::ClickedSwap);
    assert_eq!(game.news(), Some(&News::Refused(Refusal::NothingMarked)));
    assert_eq!(mark(game, &[1]).news(), None);
}

#[test]
fn what_comes_late_or_in_the_wrong_phase_changes_nothing() {
    let (first, second) = (ready(1), dealt_game(1));
    let late = first.position();
    let over = click(second.clone(), Msg::ClickedStandPat).0;
    for game in [&second, &over] {
        for msg in [
            Msg::ClickedDeal(late),
            Msg::ClickedSwap(late),
            Msg::ClickedStandPat(late),
            Msg::ClickedCard(1, late),
            Msg::GotEntropy(Ok(secret(3)), late),
            Msg::GotEntropy(Err(NoEntropy), late),
        ] {
            changes_nothing(game, &msg);
        }
    }
    let at = first.position();
    for msg in [
        Msg::ClickedSwap(at),
        Msg::ClickedStandPat(at),
        Msg::ClickedCard(0, at),
    ] {
        changes_nothing(&first, &msg);
    }
    let at = second.position();
    for msg in [
        Msg::ClickedDeal(at),
        Msg::ClickedCard(5, at),
        Msg::ToggledOpponent(Character::Rock),
        Msg::ChoseJokers(Jokers::One),
    ] {
        changes_nothing(&second, &msg);
    }
    let at = over.position();
    for msg in [
        Msg::ClickedSwap(at),
        Msg::ClickedStandPat(at),
        Msg::ClickedCard(0, at),
    ] {
        changes_nothing(&over, &msg);
    }
}

#[test]
fn opponents_sit_down_and_get_up_between_rounds() {
    let toggle = |game: Game, character| game.update(Msg::ToggledOpponent(character)).0;
    let game = toggle(ready(1), Character::Odds);
    assert_eq!(game.news(), Some(&News::ChoseOpponents));
    let game = toggle(game, Character::Rock);
    let full = toggle(game.clone(), Character::Chaser);
    let too_many = NotOneToThree { seated: 4 };
    assert_eq!(full.news(), Some(&News::OpponentRefused(too_many)));
    assert_eq!(full.rules(), game.rules());

    let (game, _) = click(full, Msg::ClickedDeal);
    let round = dealt(&game).round();
    let names = [Character::Rule, Character::Rock, Character::Odds];
    assert!(round.rules().opponents.each().eq(names));
    let (game, _) = click(game, Msg::ClickedStandPat);
    // They stay for the next round.
    assert!(game.rules().opponents.each().eq(names));
    let game = toggle(toggle(game, Character::Rule), Character::Odds);
    let alone = toggle(game, Character::Rock);
    let nobody = NotOneToThree { seated: 0 };
    assert_eq!(alone.news(), Some(&News::OpponentRefused(nobody)));
    assert!(alone.rules().opponents.each().eq([Character::Rock]));
    // The round that is over keeps those who played it.
    assert!(dealt(&alone).rules().opponents.each().eq(names));
}

#[test]
fn jokers_join_the_pack_that_lies_ready_and_leave_its_seal() {
    let game = ready(1);
    let seal = |game: &Game| game.table().sealed().map(|sealed| sealed.deal.seal());
    let wild = game.clone().update(Msg::ChoseJokers(Jokers::Two)).0;
    assert_eq!(wild.news(), Some(&News::ChoseJokers));
    assert_eq!(
        (seal(&wild), sealed_jokers(&wild)),
        (seal(&game), Some(Jokers::Two))
    );
    let (wild, _) = click(wild, Msg::ClickedDeal);
    assert_eq!(dealt(&wild).round().left(), 54 - 10);
    let cards: Vec<PackCard> = Deal::uncut(secret(1), Decks::ONE.with_jokers(Jokers::Two))
        .order_with_jokers()
        .into_iter()
        .step_by(2)
        .take(5)
        .collect();
    assert_eq!(dealt(&wild).round().hand().cards().as_slice(), cards);
    let (over, _) = click(wild, Msg::ClickedStandPat);
    let (asked, _) = click(over, Msg::ClickedDeal);
    let at = asked.position();
    let (next, _) = asked.update(Msg::GotEntropy(Ok(secret(2)), at));
    assert_eq!(sealed_jokers(&next), Some(Jokers::Two));
}

#[test]
fn the_player_may_cut_a_pack_with_jokers_anywhere() {
    let game = cut_by_the_player(ready(1));
    let game = game.update(Msg::ChoseJokers(Jokers::Two)).0;
    let (game, _) = click(game, Msg::ClickedDeal);
    assert_eq!(game.news(), Some(&News::ReadyToCut));
    changes_nothing(&game, &Msg::ChoseJokers(Jokers::None));
    let (game, _) = game.update(Msg::MovedCut(53));
    let (game, _) = click(game, Msg::ClickedCut);
    assert_eq!(dealt(&game).sealed().deal.cut(), 53);
    assert_eq!(dealt(&game).rules().jokers, Jokers::Two);
}

#[test]
fn a_link_brings_its_opponents_and_its_jokers() {
    let rules = Rules {
        jokers: Jokers::One,
        opponents: Opponents::new(&[Character::Rock, Character::Odds]).expect("two"),
    };
    let deal = Deal::new(secret(5), Round::decks(rules), 52).expect("inside the pack");
    let shared = SharedDeal {
        deal,
        rules: Some(rules),
        theirs: Some(vec![Action::StandPat]),
    };
    let game = ready(1).update(Msg::OpenedLink(shared.clone())).0;
    assert_eq!(game.news(), Some(&News::SharedDealReady));
    assert_eq!(game.rules(), rules);
    changes_nothing(&game, &Msg::OpenedLink(shared));
    changes_nothing(&game, &Msg::ChoseJokers(Jokers::None));
    changes_nothing(&game, &Msg::ToggledOpponent(Character::Rule));
    let (game, _) = click(game, Msg::ClickedDeal);
    assert_eq!(dealt(&game).rules(), rules);
    assert_eq!(dealt(&game).sealed().origin, Origin::Shared);
    assert!(
        game.sitting()
            .their_round()
            .is_some_and(|round| round.is_over())
    );
    let link = dealt(&game).link(Linked::Deal);
    assert!(link.ends_with("&cut=52&rules=ko-1-joker"), "{link}");
}

#[test]
fn all_rules_have_a_word_of_their_own() {
    let mut codes = Vec::new();
    for bits in 0..16_usize {
        let all = Character::ALL.into_iter().enumerate();
        let seated = all.filter(|(at, _)| bits >> at & 1 == 1);
        let seated: Vec<Character> = seated.map(|(_, character)| character).collect();
        let Ok(opponents) = Opponents::new(&seated) else {
            continue;
        };
        for jokers in Jokers::ALL {
            let rules = Rules { jokers, opponents };
            assert_eq!(Rules::from_code(rules.code()), Some(rules));
            codes.push(rules.code());
        }
    }
    assert_eq!(codes.len(), 42);
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), 42);
    for code in ["", "x", "rcko", "r-3-jokers", "R"] {
        assert_eq!(Rules::from_code(code), None, "{code}");
    }
}

#[test]
fn a_table_comes_back_as_it_was_kept() {
    let wild = ready(1).update(Msg::ChoseJokers(Jokers::Two)).0;
    let wild = wild.update(Msg::ToggledOpponent(Character::Odds)).0;
    let swapping = mark(click(wild.clone(), Msg::ClickedDeal).0, &[1, 4]);
    let over = click(swapping.clone(), Msg::ClickedSwap).0;
    let cutting = click(cut_by_the_player(wild.clone()), Msg::ClickedDeal).0;
    for game in [ready(1), wild, cutting, swapping, over] {
        let record = game.record().expect("something to keep");
        let (back, cmds) = Game::from_record(Source::Entropy, &record).expect(&record);
        assert_eq!(cmds, []);
        assert_eq!(back.record(), Some(record.clone()));
        assert_eq!((back.marks(), back.tally()), (game.marks(), game.tally()));
        assert_eq!(back.rules(), game.rules());
        let table = |game: &Game| format!("{:?}", game.table());
        assert_eq!(table(&back), table(&game));
        // A pack with other jokers is not the one that was played with.
        if record.contains("phase=play") {
            let damaged = record.replace("jokers=2", "jokers=1");
            let read = Game::from_record(Source::Entropy, &damaged);
            assert!(matches!(read, Err(RecordUnreadable)), "{damaged}");
        }
        for (part, other) in [
            ("marks=", "marks=w"),
            ("next=r", "next=x"),
            ("tally=", "tally=x"),
        ] {
            let damaged = record.replace(part, other);
            let read = Game::from_record(Source::Entropy, &damaged);
            assert!(matches!(read, Err(RecordUnreadable)), "{damaged}");
        }
    }
    let (bare, _) = Game::open(Source::Entropy);
    assert_eq!(bare.record(), None);
}

#[test]
fn keys_mean_what_is_legal() {
    let (ready, playing) = (ready(1), dealt_game(1));
    let over = click(playing.clone(), Msg::ClickedStandPat).0;
    let cutting = click(cut_by_the_player(ready.clone()), Msg::ClickedDeal).0;
    let at = ready.position();
    for key in [Key::Enter, Key::Letter('d')] {
        assert_eq!(ready.on_key(key), Some(Msg::ClickedDeal(at)));
    }
    let at = cutting.position();
    for key in [Key::Enter, Key::Letter('c')] {
        assert_eq!(cutting.on_key(key), Some(Msg::ClickedCut(at)));
    }
    let at = playing.position();
    for key in [Key::Enter, Key::Letter('s')] {
        assert_eq!(playing.on_key(key), Some(Msg::ClickedSwap(at)));
    }
    assert_eq!(
        playing.on_key(Key::Letter('p')),
        Some(Msg::ClickedStandPat(at))
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
    for game in [&ready, &cutting] {
        for key in [
            Key::Letter('s'),
            Key::Letter('p'),
            Key::Place(0),
            Key::Along(Step::On),
        ] {
            assert_eq!(game.on_key(key), None, "{key:?}");
        }
    }
    for key in [Key::Letter('s'), Key::Letter('p'), Key::Place(0)] {
        assert_eq!(over.on_key(key), None, "{key:?}");
    }
    assert_eq!(over.on_key(Key::Along(Step::On)), Some(Msg::WentToCard(1)));
    let (there, cmds) = over.update(Msg::WentToCard(1));
    assert_eq!((there.cursor(), cmds), (1, vec![Cmd::FocusCard(1)]));
}

#[test]
fn without_entropy_nothing_is_dealt_and_the_table_says_so() {
    let (bare, _) = Game::open(Source::Entropy);
    let at = bare.position();
    let (failed, cmds) = bare.update(Msg::GotEntropy(Err(NoEntropy), at));
    assert_eq!(cmds, []);
    assert_eq!(failed.news(), Some(&News::NoEntropy));
    assert!(matches!(failed.table(), Table::Bare));
    let (asked, cmds) = click(failed, Msg::ClickedDeal);
    assert_eq!(cmds, [Cmd::DrawEntropy(asked.position())]);
}

#[test]
fn a_daily_duel_is_against_the_rule_without_jokers() {
    let (game, cmds) = Game::open(Source::Calendar);
    assert_eq!(cmds, []);
    let date = "2026-11-21".parse().expect("a day");
    let game = game.update(Msg::GotDate(date)).0;
    changes_nothing(&game, &Msg::ChoseJokers(Jokers::One));
    changes_nothing(&game, &Msg::ToggledOpponent(Character::Odds));
    let (game, _) = click(game, Msg::ClickedDeal);
    assert_eq!(dealt(&game).rules(), Round::DAILY_RULES);
    let (over, _) = click(game, Msg::ClickedStandPat);
    let Round::Over(showdown) = dealt(&over).round() else {
        panic!("not over")
    };
    let points = match showdown.verdict() {
        Verdict::Won => 2,
        Verdict::Drawn => 1,
        Verdict::Lost => 0,
    };
    assert_eq!(over.sitting().daily_points(), [points]);
}

#[test]
fn the_odds_are_worked_out_while_the_player_thinks() {
    let (game, _) = ready(1).update(Msg::ToggledOpponent(Character::Odds));
    let (game, _) = game.update(Msg::ChoseJokers(Jokers::Two));
    let (_, cmds) = click(game, Msg::ClickedDeal);
    assert_eq!(cmds, [Cmd::WorkOutOdds(Jokers::Two)]);
    // Nobody else counts.
    let (game, _) = ready(1).update(Msg::ToggledOpponent(Character::Chaser));
    let (_, cmds) = click(game, Msg::ClickedDeal);
    assert_eq!(cmds, []);
}

//! The seal: shown before Deal, saved as it was shown, and the cut and mix that the player adds after seeing it.

use fair_deal::blackjack::{Action, Blackjack, BlackjackTable, Preset, Stake};
use fair_deal::core::{CutOutOfRange, Date, Deal, Decks, Jokers, Mix, ParseMixError, Secret};
use fair_deal::poker::{PokerMatchTable, SoloDraw, SoloDrawTable};
use fair_deal::table::{
    AnyTable as _, Button, CutField, Cutter, Effect, Fields, Game, Linked, Mode, Msg, News,
    NoEntropy, NotCut, Origin, Phase, Sealed, SharedDeal, Table, Tally,
};

use crate::support::{Step as _, answered, click_deal, clicked, dealt};

fn secret(number: u8) -> Secret {
    Secret::from_bytes([number; 32])
}

/// A table whose first pack has this secret.
fn ready<G: Game>(number: u8) -> Table<G> {
    answered(Table::open(Mode::Free).0, Ok(secret(number))).0
}

fn press<G: Game>(table: Table<G>, button: Button<fair_deal::table::ActionOf<G>>) -> Table<G> {
    let at = table.position();
    table.step(Msg::Clicked(button, at)).0
}

/// The table after a round that the player stood on at once, with every answer of the browser.
fn over(number: u8, next: Result<Secret, NoEntropy>) -> BlackjackTable {
    let (mut table, _) = click_deal(ready::<Blackjack>(number));
    let at = table.position();
    table = table.step(clicked(Action::Stand, at)).0;
    answered(played_out(table), next).0
}

/// The table after the round on it has been stood on.
fn played_out(mut table: BlackjackTable) -> BlackjackTable {
    while table.phase().is_under_way() {
        let at = table.position();
        let msg = match table.buttons().last() {
            Some((button, _)) => Msg::Clicked(*button, at),
            None => Msg::PauseOver(at),
        };
        table = table.step(msg).0;
    }
    table
}

fn ids<G: Game>(table: &Table<G>) -> Vec<String> {
    let buttons = table.buttons().into_iter();
    buttons.map(|(button, _)| button.id()).collect()
}

#[test]
fn result_shows_the_seal_of_the_next_deal() {
    let mut table = over(1, Ok(secret(2)));
    assert_eq!(table.next_seal(), Some(secret(2).seal()));
    assert_ne!(table.next_seal(), table.sealed().map(|sealed| sealed.seal));
    for number in 3..6 {
        let shown = table.next_seal().expect("a seal");
        let (next, effects) = click_deal(table);
        if next.phase().is_under_way() {
            assert_eq!(effects, [], "nothing is drawn for a pack that is sealed");
        }
        assert_eq!(next.sealed().map(|sealed| sealed.seal), Some(shown));
        if next.phase().is_under_way() {
            assert_eq!(next.next_seal(), None);
        }
        table = next;
        table = played_out(table);
        table = answered(table, Ok(secret(number))).0;
    }
}

#[test]
fn end_of_a_round_requests_the_next_seal_once() {
    let mut table = click_deal(ready::<SoloDraw>(1)).0;
    let at = table.position();
    let effects = table.update(clicked(fair_deal::poker::solo_draw::Action::Finish, at));
    let asked = Effect::DrawEntropy(table.position());
    assert_eq!(effects.iter().filter(|it| **it == asked).count(), 1);
    let at = table.position();
    let effects = table.update(Msg::GotEntropy(Ok(secret(2)), at));
    assert!(matches!(effects[..], [Effect::Save(_)]), "{effects:?}");
    // A second answer for the same position would replace a seal that was shown.
    let shown = table.next_seal();
    let _ = table.update(Msg::GotEntropy(Ok(secret(3)), at));
    assert_eq!(table.next_seal(), shown);
}

#[test]
fn missing_entropy_shows_no_next_seal() {
    let table = over(1, Err(NoEntropy));
    assert_eq!(
        (table.next_seal(), table.news()),
        (None, over(1, Ok(secret(2))).news())
    );
    let (asked, effects) = click_deal(table);
    assert_eq!(effects, [Effect::DrawEntropy(asked.position())]);
    let (next, _) = answered(asked, Ok(secret(9)));
    assert_eq!(dealt(&next).sealed().seal, secret(9).seal());
}

#[test]
fn next_seal_survives_reload_rules_and_shared_deal() {
    let table = over(1, Ok(secret(2)));
    let save = table.save().expect("a save");
    let (back, effects) = BlackjackTable::restore(Mode::Free, &save).expect(&save);
    assert_eq!((back.next_seal(), effects), (table.next_seal(), vec![]));
    assert!(
        !save.contains(&secret(2).to_hex()),
        "the secret is masked: {save}"
    );
    // A save without it comes from an earlier version, so the table requests one.
    let older: Vec<&str> = save
        .split('&')
        .filter(|field| !field.starts_with("next-deal="))
        .collect();
    let (older, effects) = BlackjackTable::restore(Mode::Free, &older.join("&")).expect("a save");
    assert_eq!(effects, [Effect::DrawEntropy(older.position())]);
    let damaged = save.replace("next-deal=", "next-deal=0");
    assert!(
        BlackjackTable::restore(Mode::Free, &damaged).is_err(),
        "{damaged}"
    );

    let chosen = back.step(Msg::ChoseRules(Preset::Exam.rules())).0;
    assert_eq!(chosen.next_seal(), table.next_seal());
    let deal = Deal::uncut(secret(7), Decks::ONE);
    let shared = chosen.step(Msg::OpenedLink(SharedDeal::of(deal))).0;
    assert_eq!(
        shared.next_seal(),
        None,
        "the seal of the shared deal is on show"
    );
    let mut played = click_deal(shared).0;
    played = played_out(played);
    assert_eq!(played.next_seal(), Some(secret(2).seal()));
    assert_eq!(
        click_deal(played).0.sealed().map(|it| it.seal),
        Some(secret(2).seal())
    );
}

#[test]
fn next_pack_follows_the_rules_at_its_deal() {
    let mut table = click_deal(ready::<SoloDraw>(1)).0;
    let at = table.position();
    table = table
        .step(clicked(fair_deal::poker::solo_draw::Action::Finish, at))
        .0;
    table = answered(table, Ok(secret(2))).0;
    table = table.step(Msg::ChoseRules(Jokers::Two)).0;
    assert_eq!(table.next_seal(), Some(secret(2).seal()));
    let save = table.save().expect("a save");
    let (table, _) = SoloDrawTable::restore(Mode::Free, &save).expect(&save);
    let next = click_deal(table).0;
    assert_eq!(dealt(&next).sealed().deal.decks().jokers(), Jokers::Two);
    assert_eq!(dealt(&next).sealed().seal, secret(2).seal());
}

#[test]
fn daily_deal_has_next_seals_except_the_last() {
    let today: Date = "2026-11-22".parse().expect("a day");
    let mut table = Table::<SoloDraw>::open(Mode::Daily)
        .0
        .step(Msg::GotDate(today))
        .0;
    for number in 1..=10 {
        table = click_deal(table).0;
        let at = table.position();
        table = table
            .step(clicked(fair_deal::poker::solo_draw::Action::Finish, at))
            .0;
        let next = (number < 10).then(|| Secret::daily(SoloDraw::NAME, today, number + 1).seal());
        assert_eq!(table.next_seal(), next, "{number}");
        assert!(!ids(&table).contains(&"cut-first".to_owned()));
    }
}

/// The shown seal is saved, and not recomputed from the secret. With a different seal beside it, that seal is in the
/// save and in the check link, where the check detects it.
#[test]
fn shown_seal_is_saved_and_checked() {
    let sealed = Sealed {
        seal: secret(9).seal(),
        ..Sealed::fresh(secret(1), Decks::ONE)
    };
    let dealt =
        fair_deal::table::Dealt::start(sealed.clone(), Preset::Classic.rules(), Stake::default());
    let mut table = BlackjackTable::with_round(dealt);
    table = played_out(table);
    let link = table.check_link().expect("it is over");
    let seal = Fields::parse(&link).get("seal").map(str::to_owned);
    assert_eq!(seal, Some(secret(9).seal().to_string()));
    let save = table.save().expect("a save");
    assert!(
        save.contains(&format!("deal={}", secret(9).seal())),
        "{save}"
    );
    assert!(
        BlackjackTable::restore(Mode::Free, &save).is_err(),
        "it is damaged"
    );
}

#[test]
fn link_ends_typing_in_a_cut_field() {
    let mut table = press(ready::<Blackjack>(1), Button::CutFirst);
    table.update(Msg::TypedCut("99".to_owned()));
    assert_eq!(table.typing(), Some(CutField::Cut));
    let deal = Deal::uncut(secret(2), Decks::ONE);
    table.update(Msg::OpenedLink(SharedDeal::of(deal)));
    assert_eq!(table.typing(), None);
    // The interrupted cut comes back without the focus in its field.
    let back = press(played_out(click_deal(table).0), Button::Deal);
    assert_eq!((back.is_cutting(), back.typing()), (true, None));
}

#[test]
fn cut_waits_until_the_player_chooses() {
    let table = press(ready::<Blackjack>(1), Button::CutFirst);
    let Phase::Cutting(cutting) = table.phase() else {
        panic!("{table:?}");
    };
    assert_eq!((cutting.cut(), cutting.mix()), (Ok(None), Ok(Mix::NONE)));
    assert_eq!((cutting.cut_typed(), cutting.mix_typed()), ("", ""));
    assert_eq!(ids(&table), ["cut", "deal-uncut"]);
    let waiting = press(table.clone(), Button::Cut);
    assert_eq!(waiting.news(), Some(&News::NotCut(NotCut::NothingChosen)));
    assert!(waiting.is_cutting());

    for (cut, mix, done) in [
        ("0", "", (0, "")),
        ("17", "", (17, "")),
        (" ５１ ", "", (51, "")),
        ("", " six dice: 3 1 ", (0, "six dice: 3 1")),
        ("3", "ä", (3, "ä")),
    ] {
        let typed = waiting.clone().step(Msg::TypedCut(cut.to_owned())).0;
        let typed = typed.step(Msg::TypedMix(mix.to_owned())).0;
        assert_eq!(typed.news(), None, "what was typed is new");
        let played = press(typed, Button::Cut);
        let deal = &dealt(&played).sealed().deal;
        assert_eq!((deal.cut(), deal.mix().as_str()), done);
        assert_eq!(dealt(&played).sealed().seal, secret(1).seal());
        let again = Deal::new(secret(1), Decks::ONE, done.0).expect("in the pack");
        assert_eq!(*deal, again.mixed(done.1.parse().expect("a mix")));
    }
    let as_it_is = press(waiting, Button::DealUncut);
    assert_eq!(
        dealt(&as_it_is).sealed().deal,
        Deal::uncut(secret(1), Decks::ONE)
    );
}

#[test]
fn unusable_cut_or_mix_is_refused_and_restored() {
    let table = press(ready::<Blackjack>(1), Button::CutFirst);
    let long = "x".repeat(101);
    let out_of_range = NotCut::OutOfRange(CutOutOfRange { cut: 52, cards: 52 });
    for (cut, mix, why) in [
        ("52", "", out_of_range),
        ("-1", "", NotCut::NoNumber),
        ("1e1", "", NotCut::NoNumber),
        ("half", "x", NotCut::NoNumber),
        ("1", "a\u{7}b", NotCut::Mix(ParseMixError::ControlCharacter)),
        (
            "1",
            &long,
            NotCut::Mix(ParseMixError::TooLong { characters: 101 }),
        ),
    ] {
        // The player typed a valid place before. The pack is not cut there.
        let typed = table.clone().step(Msg::TypedCut("30".to_owned())).0;
        let typed = typed.step(Msg::TypedCut(cut.to_owned())).0;
        let typed = typed.step(Msg::TypedMix(mix.to_owned())).0;
        let refused = press(typed, Button::Cut);
        assert!(refused.is_cutting(), "{cut} {mix}");
        assert_eq!(refused.news(), Some(&News::NotCut(why)));
        let save = refused.save().expect("a save");
        let (back, _) = BlackjackTable::restore(Mode::Free, &save).expect(&save);
        assert!(back.is_cutting());
        assert!(!save.contains("30"), "{save}");
        for field in ["at=", "mixing="] {
            assert!(save.matches(field).count() <= 1, "{save}");
        }
        // The player finds the typed text again, and it is refused again.
        let Phase::Cutting(cutting) = back.phase() else {
            panic!("{save}");
        };
        assert_eq!((cutting.cut_typed(), cutting.mix_typed()), (cut, mix));
        let refused = press(back, Button::Cut);
        assert_eq!(refused.news(), Some(&News::NotCut(why)));
    }
}

#[test]
fn deal_uncut_keeps_the_typed_mix() {
    let cutting = press(ready::<Blackjack>(1), Button::CutFirst);
    let fresh = Deal::uncut(secret(1), Decks::ONE);
    for (cut, mix, mixed) in [
        ("", " six dice: 3 1 ", "six dice: 3 1"),
        ("17", "ä", "ä"),
        ("x", "ä", "ä"),
        ("", "", ""),
    ] {
        let table = cutting.clone().step(Msg::TypedCut(cut.to_owned())).0;
        let table = table.step(Msg::TypedMix(mix.to_owned())).0;
        let table = press(table, Button::DealUncut);
        let expected = fresh.clone().mixed(mixed.parse().expect("a mix"));
        assert_eq!(dealt(&table).sealed().deal, expected, "{cut} {mix}");
        let link = played_out(table).link(Linked::DealAndDecisions);
        let link = link.expect("it is over");
        assert_eq!(link.contains("mix="), !mixed.is_empty(), "{link}");
    }
}

#[test]
fn deal_uncut_refuses_an_unusable_mix() {
    let cutting = press(ready::<Blackjack>(1), Button::CutFirst);
    let too_long = ParseMixError::TooLong { characters: 105 };
    for (mix, why) in [
        ("x".repeat(105), too_long),
        ("a\u{7}b".to_owned(), ParseMixError::ControlCharacter),
    ] {
        let table = cutting.clone().step(Msg::TypedMix(mix.clone())).0;
        let table = press(table, Button::DealUncut);
        assert_eq!(table.news(), Some(&News::NotCut(NotCut::Mix(why))));
        let Phase::Cutting(cutting) = table.phase() else {
            panic!("{table:?}");
        };
        assert_eq!(cutting.mix_typed(), mix, "it is still there");
    }
}

#[test]
fn leaving_the_cut_field_reports_its_error_once() {
    let cutting = press(ready::<Blackjack>(1), Button::CutFirst);
    let mut table = cutting.step(Msg::TypedCut("half".to_owned())).0;
    assert_eq!(table.update(Msg::LeftField), [Effect::Announce]);
    assert_eq!(table.news(), Some(&News::NotCut(NotCut::NoNumber)));
    assert_eq!(table.update(Msg::LeftField), []);
    table.update(Msg::TypedCut("17".to_owned()));
    assert_eq!((table.update(Msg::LeftField), table.news()), (vec![], None));
}

#[test]
fn typed_mix_comes_back_after_a_link() {
    let cutting = press(ready::<Blackjack>(1), Button::CutFirst);
    let table = cutting.step(Msg::TypedMix("3 1 4".to_owned())).0;
    let other = SharedDeal::of(Deal::uncut(secret(7), Decks::ONE));
    let table = played_out(click_deal(table.step(Msg::OpenedLink(other)).0).0);
    let save = table.save().expect("a save");
    let (table, _) = BlackjackTable::restore(Mode::Free, &save).expect(&save);
    let table = press(click_deal(table).0, Button::DealUncut);
    assert_eq!(dealt(&table).sealed().deal.mix().as_str(), "3 1 4");
}

#[test]
fn typed_cut_and_mix_are_restored() {
    let table = press(ready::<Blackjack>(1), Button::CutFirst);
    let table = table.step(Msg::TypedCut("17".to_owned())).0;
    let table = table.step(Msg::TypedMix("dice & 6=6".to_owned())).0;
    let save = table.save().expect("a save");
    let (back, _) = BlackjackTable::restore(Mode::Free, &save).expect(&save);
    assert_eq!(
        format!("{:?}", back.phase()),
        format!("{:?}", table.phase())
    );
    let played = press(back, Button::Cut);
    assert_eq!(dealt(&played).sealed().deal.mix().as_str(), "dice & 6=6");
    for damaged in [
        save.replace("at=17", "at=52"),
        save.replace("at=17", "at=x"),
    ] {
        assert!(
            BlackjackTable::restore(Mode::Free, &damaged).is_err(),
            "{damaged}"
        );
    }
}

#[test]
fn only_a_fresh_pack_can_be_cut() {
    let cut_first = "cut-first".to_owned();
    let fresh = ready::<Blackjack>(1);
    assert_eq!(ids(&fresh), ["deal", "cut-first"]);
    assert!(ids(&over(1, Ok(secret(2)))).contains(&cut_first));
    // With this setting, Deal leads to the cut.
    let mut always = fresh.clone();
    always.set_cutter(Cutter::Player);
    assert_eq!(ids(&always), ["deal"]);
    assert!(click_deal(always).0.is_cutting());

    let deal = Deal::uncut(secret(7), Decks::ONE);
    let shared = fresh.clone().step(Msg::OpenedLink(SharedDeal::of(deal))).0;
    assert_eq!(ids(&shared), ["deal"]);
    let playing = click_deal(fresh).0;
    assert!(!ids(&playing).contains(&cut_first));
    for table in [shared, playing] {
        let at = table.position();
        let mut after = table.clone();
        assert_eq!(after.update(Msg::Clicked(Button::CutFirst, at)), []);
        assert_eq!(format!("{after:?}"), format!("{table:?}"));
    }
    // Without a sealed pack the table requests one, and the player cuts it when it has arrived.
    let bare = BlackjackTable::open(Mode::Free).0;
    assert!(press_and_answer(bare).is_cutting());
    assert!(press_and_answer(over(1, Err(NoEntropy))).is_cutting());
}

fn press_and_answer(table: BlackjackTable) -> BlackjackTable {
    answered(press(table, Button::CutFirst), Ok(secret(5))).0
}

#[test]
fn a_mixed_deal_is_shared_and_saved_with_its_mix() {
    let table = press(ready::<Blackjack>(1), Button::CutFirst);
    let table = table.step(Msg::TypedMix("six dice: 3 1".to_owned())).0;
    let mut table = press(table, Button::Cut);
    table = played_out(table);
    let link = table.link(Linked::DealAndDecisions).expect("it is over");
    assert!(link.contains("mix=six%20dice%3A%203%201"), "{link}");
    let save = table.save().expect("a save");
    let (back, _) = BlackjackTable::restore(Mode::Free, &save).expect(&save);
    assert_eq!(dealt(&back).sealed(), dealt(&table).sealed());
}

#[test]
fn only_fresh_deals_are_counted() {
    assert_eq!(over(1, Ok(secret(2))).tally().rounds(), 1);
    let deal = Deal::uncut(secret(7), Decks::ONE);
    let shared = ready::<Blackjack>(1)
        .step(Msg::OpenedLink(SharedDeal::of(deal)))
        .0;
    let mut played = click_deal(shared).0;
    played = played_out(played);
    assert_eq!(played.tally(), Tally::default());
    assert_eq!(
        played.sealed().map(|sealed| sealed.origin),
        Some(Origin::Shared)
    );
    let poker_match = PokerMatchTable::open(Mode::Free).0;
    assert_eq!(poker_match.tally(), Tally::default());
}

//! State that must survive: a round under way when a link is opened, the series of a day, and stored data when two tabs
//! are open or when a part of it is unreadable.

use crate::saves::{AppHarness, Move, click};
use crate::support::{DAILY, FREE, address_of, clicked, clicked_deal, table_of};
use fair_deal::app::route::TableId;
use fair_deal::app::settings::{Cut, Setting, Sounds, Theme, Visitor};
use fair_deal::app::{
    Cmd, Entry, FocusTarget, Model, Msg, Notice, Panel, ShareOutcome, Shareable, Stored, TabLock,
    Topic,
};
use fair_deal::blackjack::{Action, BlackjackTable, Preset};
use fair_deal::core::{Date, Deal, Decks, Jokers, Secret};
use fair_deal::table::{self, Mode, Phase, SharedDeal, Table};

/// A link to the deal of this number at this table.
fn link(path: &str, number: u8) -> String {
    let secret = Secret::from_bytes([number; 32]).to_hex();
    format!("{path}?deal={secret}&cut=0")
}

fn visit(fragment: &str) -> Msg {
    Msg::FragmentChanged(fragment.to_owned())
}

fn day(text: &str) -> Date {
    text.parse().expect("a day")
}

/// The app with a round under way at this table.
fn playing(path: &str) -> AppHarness {
    let mut page = AppHarness::open(path, Stored::default(), 0);
    loop {
        click(&mut page, Move::Deal);
        if !page.is_over() {
            return page;
        }
    }
}

/// The number of a deal, and the app with its linked round under way at this table.
fn playing_link(path: &str) -> (u8, AppHarness) {
    let of_number = |number| {
        let mut page = AppHarness::open(&link(path, number), Stored::default(), 0);
        click(&mut page, Move::Deal);
        (!page.is_over()).then_some((number, page))
    };
    (1..u8::MAX).find_map(of_number).expect("there is one")
}

/// Plays the round at the table to its end.
fn end(page: &mut AppHarness) {
    while !page.is_over() {
        click(page, Move::Act(false));
        click(page, Move::Wait);
    }
}

/// Everything at the table except the tally, which counts on.
fn table_state(page: &AppHarness) -> String {
    let table = page.table();
    let (before, after) = table.split_once("Tally").expect("a tally");
    let after = after.split_once('}').expect("its end").1;
    format!("{before}{after}")
}

// Links.

#[test]
fn deal_brings_back_the_round_a_link_interrupts() {
    for path in &FREE.map(address_of) {
        let mut page = playing(path);
        if path != "#/blackjack" {
            click(&mut page, Move::Mark(1));
        }
        let before = table_state(&page);
        page.send(visit(&link(path, 7)));
        assert_eq!(
            table_of(&page.model, page.id()).suspended_rounds(),
            1,
            "{path}"
        );
        let shared = Secret::from_bytes([7; 32]).seal().to_string();
        assert_eq!(page.seal(), shared, "{path}: the link's deal lies ready");

        // The player's actions at the shared deal keep the round, and so does a reload.
        let mut again = page.again(&link(path, 7));
        for page in [&mut page, &mut again] {
            click(page, Move::Deal);
            assert_eq!(page.seal(), shared);
            end(page);
            assert_eq!(
                table_of(&page.model, page.id()).suspended_rounds(),
                1,
                "{path}"
            );
            click(page, Move::Deal);
            assert_eq!(table_state(page), before, "{path}");
            assert_eq!(table_of(&page.model, page.id()).suspended_rounds(), 0);
            // The deal after it is fresh.
            end(page);
            let last = page.seal();
            click(page, Move::Deal);
            assert_ne!(page.seal(), last);
        }
    }
}

#[test]
fn several_links_never_abandon_a_round() {
    for path in &FREE.map(address_of) {
        let mut page = playing(path);
        let mut interrupted = vec![table_state(&page)];
        for number in 10..13 {
            page.send(visit(&link(path, number)));
            click(&mut page, Move::Deal);
            if !page.is_over() {
                interrupted.push(table_state(&page));
            }
        }
        // The last round is still at the table.
        while let Some(before) = interrupted.pop() {
            assert_eq!(table_state(&page), before, "{path}");
            end(&mut page);
            click(&mut page, Move::Deal);
        }
    }
}

#[test]
fn pack_being_cut_is_restored() {
    for path in &FREE.map(address_of) {
        let mut page = AppHarness::open(path, Stored::default(), 0);
        page.send(Msg::Chose(Setting::Cut(Cut::On)));
        click(&mut page, Move::Deal);
        click(&mut page, Move::Knife(17));
        let before = table_state(&page);
        page.send(visit(&link(path, 7)));
        click(&mut page, Move::Deal);
        end(&mut page);
        click(&mut page, Move::Deal);
        assert_eq!(table_state(&page), before, "{path}");
    }
}

#[test]
fn link_of_an_interrupted_deal_restores_its_round() {
    for path in &FREE.map(address_of) {
        let (number, mut page) = playing_link(path);
        let shared = table_state(&page);
        page.send(visit(&link(path, number + 1)));
        page.send(Msg::CameBack(link(path, number)));
        assert_eq!(table_state(&page), shared, "{path}");
        assert_eq!(
            table_of(&page.model, page.id()).suspended_rounds(),
            0,
            "{path}"
        );
    }
}

#[test]
fn link_of_a_played_deal_deals_nothing() {
    for path in &FREE.map(address_of) {
        let fragment = link(path, 7);
        let mut page = AppHarness::open(&fragment, Stored::default(), 0);
        let at = page.id();
        let marked = |cmds: &[Cmd]| cmds.contains(&Cmd::MarkEntry);
        let deal = crate::saves::message(&page, Move::Deal);
        let cmds = page.model.clone().update(deal);
        assert!(marked(&cmds), "{path}: the entry of the history says it");
        click(&mut page, Move::Deal);
        end(&mut page);
        // While the round is still at the table, it is shown.
        let over = table_state(&page);
        page.send(Msg::CameBack(fragment.clone()));
        assert_eq!(table_state(&page), over, "{path}");
        // A fresh round is left alone, under way or not.
        click(&mut page, Move::Deal);
        for _ in 0..2 {
            let fresh = table_state(&page);
            let cmds = page.model.update(Msg::CameBack(fragment.clone()));
            assert_eq!(cmds, [Cmd::ReplaceFragment(at.route().path())], "{path}");
            assert_eq!(table_state(&page), fresh, "{path}");
            end(&mut page);
        }
        // The first visit behaves alike, unless nothing is stored.
        let stored = Stored {
            entry: Entry::Dealt,
            ..page.stored.clone()
        };
        let fresh = table_state(&page);
        assert_eq!(
            table_state(&AppHarness::open(&fragment, stored, 1)),
            fresh,
            "{path}"
        );
        let nothing = Stored {
            entry: Entry::Dealt,
            ..Stored::default()
        };
        let shared = Secret::from_bytes([7; 32]).seal().to_string();
        assert_eq!(
            AppHarness::open(&fragment, nothing, 1).seal(),
            shared,
            "{path}"
        );
    }
}

#[test]
fn decisions_in_a_link_arrive_after_its_deal() {
    let (number, mut page) = playing_link("#/blackjack");
    let alone = link("#/blackjack", number);
    let with = |rules: &str| format!("{alone}&rules={rules}&play=s");
    let theirs = |page: &AppHarness| {
        page.model
            .blackjack(Mode::Free)
            .shared_decisions()
            .map(<[_]>::to_vec)
    };
    assert_eq!(theirs(&page), None);
    let before = page.model.blackjack(Mode::Free).phase().sealed().cloned();
    page.send(visit(&with("classic")));
    assert!(theirs(&page).is_some(), "they are not swallowed");
    let table = page.model.blackjack(Mode::Free);
    assert_eq!(table.phase().sealed().cloned(), before);
    assert!(table.phase().is_under_way(), "and nothing is dealt again");
    assert_eq!(theirs(&page.again(&alone)), theirs(&page), "they are saved");

    // Other rules make it another round, and the shared decisions are replayed by the link's rules.
    page.send(visit(&with("house-wins-ties")));
    assert_eq!(table_of(&page.model, page.id()).suspended_rounds(), 1);
    click(&mut page, Move::Deal);
    let table = page.model.blackjack(Mode::Free);
    assert_eq!(*table.rules_on_table(), Preset::HouseWinsTies.rules());
    let round = table.shared_round().expect("a round");
    let by_their_rules = {
        let deal = Deal::uncut(Secret::from_bytes([number; 32]), Decks::ONE);
        let (mut other, _) = BlackjackTable::open(Mode::Free);
        let theirs = table.shared_decisions().expect("decisions").to_vec();
        other.update(table::Msg::OpenedLink(SharedDeal {
            deal,
            rules: Some(Preset::HouseWinsTies.rules()),
            decisions: Some(table::Decisions::of_one_round(theirs)),
            begun: None,
        }));
        let at = other.position();
        other.update(table::Msg::Clicked(table::Button::Deal, at));
        other.shared_round().expect("a round")
    };
    assert_eq!(round, by_their_rules);
}

// The deals of the day.

#[test]
fn finished_series_offers_the_new_day() {
    for path in &DAILY.map(address_of) {
        let mut page = AppHarness::open(path, Stored::default(), 0);
        let today = table_of(&page.model, page.id())
            .daily()
            .expect("a day")
            .date();
        click(&mut page, Move::Deal);
        page.today = day("2026-11-22");
        for number in 1..=10 {
            page.send(visit(path));
            page.send(Msg::CameToSight);
            let daily = table_of(&page.model, page.id()).daily().expect("a day");
            assert_eq!((daily.date(), daily.number()), (today, number), "{path}");
            end(&mut page);
            if number < 10 {
                click(&mut page, Move::Deal);
            }
        }
        // The result stays until the player wants the next day's deal.
        let result = page.table();
        let may_deal = |page: &AppHarness| table_of(&page.model, page.id()).may_deal();
        assert!(may_deal(&page), "{path}: the new day is offered");
        page.send(Msg::CameToSight);
        assert_eq!(page.table(), result, "{path}");
        // The next visit to the table finds the new day.
        let mut again = page.again(path);
        again.today = page.today;
        again.send(visit(path));
        let daily = table_of(&again.model, again.id()).daily().expect("a day");
        assert_eq!((daily.date(), daily.number()), (page.today, 1), "{path}");
        click(&mut page, Move::Deal);
        let daily = table_of(&page.model, page.id()).daily().expect("a day");
        assert_eq!((daily.date(), daily.number()), (page.today, 1), "{path}");
        assert!(table_of(&page.model, page.id()).daily_points().is_empty());
    }
}

#[test]
fn series_finished_on_its_day_offers_nothing() {
    let mut page = AppHarness::open("#/poker/daily", Stored::default(), 0);
    for _ in 0..10 {
        click(&mut page, Move::Deal);
        end(&mut page);
    }
    page.send(Msg::CameToSight);
    assert!(!table_of(&page.model, page.id()).may_deal());
}

#[test]
fn unplayed_daily_deal_is_replaced_the_next_day() {
    for path in &DAILY.map(address_of) {
        let mut page = AppHarness::open(path, Stored::default(), 0);
        page.today = day("2026-11-22");
        page.send(Msg::CameToSight);
        let daily = table_of(&page.model, page.id()).daily().expect("a day");
        assert_eq!(daily.date(), page.today, "{path}");
    }
}

#[test]
fn clock_set_back_deals_no_day_again() {
    for path in &DAILY.map(address_of) {
        let mut page = AppHarness::open(path, Stored::default(), 0);
        for _ in 0..10 {
            click(&mut page, Move::Deal);
            end(&mut page);
        }
        let result = page.table();
        page.today = day("2026-11-20");
        for msg in [visit(path), Msg::CameToSight] {
            page.send(msg);
            assert_eq!(page.table(), result, "{path}");
            assert!(!table_of(&page.model, page.id()).may_deal(), "{path}");
        }
    }
}

// Two tabs.

#[test]
fn tab_without_the_lock_saves_and_plays_nothing() {
    for path in &FREE.map(address_of) {
        let mut page = playing(path);
        page.send(Msg::PlayedElsewhere);
        assert_eq!(page.model.tab_lock(), TabLock::Elsewhere);
        assert_eq!(page.model.table_here(), None);
        let before = page.table();
        for what in [Move::Act(true), Move::Act(false), Move::Wait, Move::Deal] {
            let msg = crate::saves::message(&page, what);
            assert_eq!(page.model.update(msg), [], "{path}: {what:?}");
        }
        for key in ['d', 's', 'h'] {
            let pressed = Msg::Pressed(table::keys::Key::Letter(key));
            assert_eq!(page.model.update(pressed), [], "{path}: {key}");
        }
        assert_eq!(page.table(), before, "{path}");
    }
}

#[test]
fn play_here_takes_over_the_other_tabs_tables() {
    let mut here = playing("#/poker/solo");
    // The other tab continues from the stored state.
    let mut other = here.again("#/poker/solo");
    here.send(Msg::PlayedElsewhere);
    end(&mut other);
    click(&mut other, Move::Deal);
    here.stored = other.stored.clone();
    let cmds = here.model.update(Msg::ClickedPlayHere);
    assert_eq!(cmds, [Cmd::ResumeTables]);
    here.send(Msg::ResumedTables(
        other.stored.clone(),
        "#/poker/solo".into(),
    ));
    assert_eq!(here.model.tab_lock(), TabLock::Here);
    assert_eq!(here.table(), other.table());
}

#[test]
fn reading_page_takes_no_tab_lock() {
    let save = |cmds: &[Cmd]| cmds.iter().any(|cmd| matches!(cmd, Cmd::Save(..)));
    let open = |at| Model::open(at, Visitor::default(), &Stored::default());
    let (mut model, cmds) = open("#/fairness");
    assert_eq!(model.tab_lock(), TabLock::Untaken);
    assert!(!cmds.contains(&Cmd::TakeTabLock) && !save(&cmds));
    let at = model.blackjack(Mode::Free).position();
    let secret = Ok(Secret::from_bytes([1; 32]));
    let cmds = model.update(Msg::GotEntropy(TableId::default(), secret, at));
    assert!(!save(&cmds), "{cmds:?}");
    let cmds = model.update(visit("#/blackjack"));
    assert_eq!(cmds, [Cmd::ResumeTables, Cmd::Focus(FocusTarget::Page)]);
    let (model, cmds) = open("#/blackjack");
    assert_eq!(model.tab_lock(), TabLock::Here);
    assert!(cmds.contains(&Cmd::TakeTabLock));
}

#[test]
fn link_opened_in_a_tab_is_played_there() {
    let mut page = playing("#/blackjack");
    page.send(Msg::PlayedElsewhere);
    page.send(visit("#/poker/solo"));
    assert_eq!(
        page.model.tab_lock(),
        TabLock::Elsewhere,
        "a look takes nothing"
    );
    let cmds = page.model.update(visit(&link("#/poker/solo", 7)));
    assert_eq!(cmds, [Cmd::ResumeTables]);
    let sat_down = Msg::ResumedTables(page.stored.clone(), link("#/poker/solo", 7));
    page.send(sat_down);
    let shared = Secret::from_bytes([7; 32]).seal().to_string();
    assert_eq!(page.seal(), shared);
}

#[test]
fn setting_of_another_tab_is_kept_by_next_choice() {
    let mut page = AppHarness::open("#/blackjack", Stored::default(), 0);
    page.send(Msg::SettingsStored("theme=light".into()));
    assert_eq!(page.model.settings().theme, Theme::Light);
    let cmds = page.model.update(Msg::Chose(Setting::Sounds(Sounds::On)));
    assert_eq!(cmds, [Cmd::StoreSetting(Setting::Sounds(Sounds::On))]);
    assert_eq!(page.model.settings().theme, Theme::Light);
    page.send(Msg::SettingsStored("theme=purple".into()));
    assert_eq!(
        page.model.settings().theme,
        Theme::Light,
        "no record of ours"
    );
}

// Records.

fn blackjack_save(stored: &[(&str, &str)]) -> Stored {
    let page = playing("#/blackjack");
    let save = save_of(&page.stored, TableId::default());
    let save = stored.iter().fold(save, |save, (from, to)| {
        assert!(save.contains(from), "{from} in {save}");
        save.replace(from, to)
    });
    Stored {
        tables: vec![(TableId::default(), save)],
        ..Stored::default()
    }
}

fn save_of(stored: &Stored, id: TableId) -> String {
    let saved = stored.tables.iter().find(|(saved, _)| *saved == id);
    saved.expect("it is saved").1.clone()
}

fn is_believed(id: TableId, stored: &Stored) -> bool {
    let fragment = format!("#{}", id.route().path());
    let (model, _) = Model::open(&fragment, Visitor::default(), stored);
    model.notice() != Some(Notice::RoundUnreadable)
}

#[test]
fn record_is_refused_with_rules_of_another_table() {
    let id = TableId::default();
    assert!(is_believed(id, &blackjack_save(&[])));
    for (from, to) in [
        ("rules=classic", "rules=1-joker"),
        ("rules=classic", "rules=whist"),
        ("phase=play", "phase=ready&theirs=s"),
        ("phase=play", "phase=over"),
        ("tally=", "aside=phase&tally="),
        ("tally=", "theirs=s&tally="),
        ("tally=", "next=exam&tally="),
    ] {
        assert!(!is_believed(id, &blackjack_save(&[(from, to)])), "{to}");
    }
    // The rules of a daily deal are fixed, whatever the record says.
    let mut page = AppHarness::open("#/blackjack/daily", Stored::default(), 0);
    for _ in 0..2 {
        let id = page.id();
        let save = save_of(&page.stored, id);
        assert!(save.contains("rules=classic"), "{save}");
        let exam = Stored {
            tables: vec![(id, save.replace("rules=classic", "rules=exam"))],
            ..Stored::default()
        };
        assert!(!is_believed(id, &exam), "{save}");
        click(&mut page, Move::Deal);
    }
}

#[test]
fn suspended_round_is_valid_only_if_under_way() {
    let mut page = playing("#/poker/solo");
    page.send(visit(&link("#/poker/solo", 7)));
    let id = page.id();
    let whole = save_of(&page.stored, id);
    assert!(whole.contains("aside="), "{whole}");
    let with = |text: String| Stored {
        tables: vec![(id, text)],
        ..Stored::default()
    };
    assert!(is_believed(id, &with(whole.clone())));
    for (from, to) in [
        ("phase%3Dplay", "phase%3Dover"),
        ("phase%3Dplay", "phase%3Dready"),
        ("rules%3D", "rules%3D9-jokers"),
        ("aside=", "aside=%7C"),
    ] {
        assert!(whole.contains(from), "{from} in {whole}");
        assert!(!is_believed(id, &with(whole.replace(from, to))), "{to}");
    }
}

#[test]
fn shared_decisions_are_valid_only_if_they_fit() {
    let mut page = AppHarness::open(&link("#/poker/solo", 7), Stored::default(), 0);
    click(&mut page, Move::Deal);
    let id = page.id();
    let save = save_of(&page.stored, id);
    for (theirs, fits) in [("0", true), ("v0", true), ("v", false), ("00", false)] {
        let stored = Stored {
            tables: vec![(
                id,
                save.replace("tally=", &format!("theirs={theirs}&tally=")),
            )],
            ..Stored::default()
        };
        assert_eq!(is_believed(id, &stored), fits, "{theirs}");
    }
}

#[test]
fn failed_backup_blocks_overwriting_the_save() {
    let id = TableId::default();
    let stored = Stored {
        tables: vec![(id, "?".into())],
        ..Stored::default()
    };
    let (mut model, cmds) = Model::open("#/blackjack", Visitor::default(), &stored);
    let place = |wanted: &Cmd| cmds.iter().position(|cmd| cmd == wanted);
    let at = model.blackjack(Mode::Free).position();
    let (backed_up, drawn) = (
        place(&Cmd::BackUpTable(id)),
        place(&Cmd::DrawEntropy(id, at)),
    );
    assert!(
        backed_up.is_some() && backed_up < drawn,
        "before anything is saved in its place: {cmds:?}"
    );
    assert_eq!(model.update(Msg::CouldNotBackUp(id)), []);
    let secret = Ok(Secret::from_bytes([1; 32]));
    let cmds = model.update(Msg::GotEntropy(id, secret, at));
    assert!(
        !cmds.iter().any(|cmd| matches!(cmd, Cmd::Save(..))),
        "{cmds:?}"
    );
    assert_eq!(model.notice(), Some(Notice::RoundUnreadableStays));
    // Another table is saved as usual.
    let other = TableId::SoloDraw(Mode::Free);
    let at = model.solo_draw(Mode::Free).position();
    let cmds = model.update(Msg::GotEntropy(other, secret, at));
    assert!(
        cmds.iter().any(|cmd| matches!(cmd, Cmd::Save(..))),
        "{cmds:?}"
    );
}

/// A browser may allow writing and refuse reading. The stored round may be one that must not be overwritten.
#[test]
fn unreadable_storage_is_not_overwritten() {
    let id = TableId::default();
    let stored = Stored {
        unreadable: vec![id],
        ..Stored::default()
    };
    let saves = |cmds: &[Cmd], table: TableId| {
        cmds.iter()
            .any(|cmd| matches!(cmd, Cmd::Save(of, _) if *of == table))
    };
    let (mut model, _) = Model::open("#/blackjack", Visitor::default(), &stored);
    assert_eq!(model.notice(), Some(Notice::RoundUnreadableStays));
    let secret = Ok(Secret::from_bytes([1; 32]));
    let at = model.blackjack(Mode::Free).position();
    let cmds = model.update(Msg::GotEntropy(id, secret, at));
    assert!(!saves(&cmds, id), "{cmds:?}");
    let solo_draw = TableId::SoloDraw(Mode::Free);
    let at = model.solo_draw(Mode::Free).position();
    let cmds = model.update(Msg::GotEntropy(solo_draw, secret, at));
    assert!(saves(&cmds, solo_draw), "{cmds:?}");

    // The round continues in another language and is still not saved.
    let reload = model.reload_state();
    let handed: Vec<TableId> = reload.tables.iter().map(|(id, _)| *id).collect();
    assert_eq!(handed, [id]);
    let again = |stored: Stored| {
        let reload = Some(reload.clone());
        let stored = Stored { reload, ..stored };
        Model::open("#/blackjack", Visitor::default(), &stored)
    };
    let deal = |model: &mut Model| {
        let at = model.blackjack(Mode::Free).position();
        model.update(Msg::Blackjack(Mode::Free, clicked_deal(at)))
    };
    let (mut still, _) = again(stored.clone());
    assert!(table_of(&still, id).sealed().is_some());
    assert!(!saves(&deal(&mut still), id));
    // A stored text that is no save is backed up first, whatever the reload carried over.
    let (_, cmds) = again(Stored {
        tables: vec![(id, "?".into())],
        ..Stored::default()
    });
    assert!(cmds.contains(&Cmd::BackUpTable(id)), "{cmds:?}");

    // Taking the tab lock again when the save is readable restores it.
    let sat_down = Msg::ResumedTables(blackjack_save(&[]), "#/blackjack".into());
    model.update(sat_down);
    assert!(table_of(&model, id).is_dealt());
    let at = model.blackjack(Mode::Free).position();
    let cmds = model.update(Msg::Blackjack(Mode::Free, clicked(Action::Stand, at)));
    assert!(saves(&cmds, id), "{cmds:?}");
}

// Notices.

#[test]
fn notices_queue_without_repeats() {
    let stored = Stored {
        settings: Some("?".into()),
        tables: vec![
            (TableId::default(), "?".into()),
            (TableId::SoloDraw(Mode::Free), "?".into()),
        ],
        ..Stored::default()
    };
    let (mut model, _) = Model::open("#/blackjack?deal=7", Visitor::default(), &stored);
    model.update(Msg::CouldNotStore);
    model.update(Msg::CouldNotStore);
    let mut told = vec![];
    while let Some(notice) = model.notice() {
        told.push(notice);
        model.update(Msg::ClosedNotice);
    }
    assert_eq!(told.len(), 4, "{told:?}");
    assert_eq!(told[0], Notice::SettingsNotStored, "the last thing done");
    assert!(matches!(told[1], Notice::Link(_)));
    assert_eq!(
        told[2..],
        [Notice::SettingsUnreadable, Notice::RoundUnreadable]
    );
}

#[test]
fn page_change_drops_its_own_notice_only() {
    let stored = Stored {
        tables: vec![(TableId::default(), "?".into())],
        ..Stored::default()
    };
    let (mut model, _) = Model::open("#/blackjack?deal=7", Visitor::default(), &stored);
    assert!(matches!(model.notice(), Some(Notice::Link(_))));
    model.update(visit("#/poker/solo"));
    assert_eq!(model.notice(), Some(Notice::RoundUnreadable));
}

#[test]
fn late_share_answer_is_ignored_for_another_deal() {
    type Goes = fn(&mut AppHarness);
    let mut page = AppHarness::open("#/poker/solo", Stored::default(), 0);
    click(&mut page, Move::Deal);
    end(&mut page);
    let ask = |page: &mut AppHarness| match page.model.update(Msg::AskedToShare(Shareable::Link))[..]
    {
        [Cmd::Share(request, Shareable::Link)] => request,
        ref cmds => panic!("{cmds:?}"),
    };
    let ended = |request| Msg::ShareEnded(request, Shareable::Link, ShareOutcome::Shared);
    let ways: [Goes; 4] = [
        |page| click(page, Move::Deal),
        |page| page.send(visit("#/blackjack")),
        |page| page.send(Msg::OpenedPanel(Panel::Deal)),
        |page| {
            page.model.update(Msg::AskedToShare(Shareable::Link));
        },
    ];
    for (number, goes_on) in ways.into_iter().enumerate() {
        let mut later = page.again("#/poker/solo");
        let request = ask(&mut later);
        goes_on(&mut later);
        later.send(ended(request));
        assert_eq!(later.model.shared(), None, "{number}");
        assert_ne!(later.model.announcement().topic, Topic::Share, "{number}");
    }
    let request = ask(&mut page);
    page.send(ended(request));
    assert_eq!(
        page.model.shared(),
        Some((Shareable::Link, ShareOutcome::Shared))
    );
}

// Changing the rules while a pack is ready.

#[test]
fn other_rules_keep_cut_and_mix_or_are_refused() {
    let mut page = AppHarness::open("#/poker/solo", Stored::default(), 0);
    page.send(Msg::SoloDraw(
        Mode::Free,
        table::Msg::ChoseRules(Jokers::Two),
    ));
    let (_, save) = page
        .stored
        .tables
        .iter()
        .find(|(id, _)| *id == page.id())
        .expect("saved");
    for (cut, keeps) in [(17, true), (53, false)] {
        let save = save.replace("cut=0", &format!("cut={cut}&mix=6%206"));
        let (mut table, _) = Table::restore(Mode::Free, &save).expect("a save");
        table.update(table::Msg::<fair_deal::poker::SoloDraw>::ChoseRules(
            Jokers::None,
        ));
        assert_eq!(*table.rules() == Jokers::None, keeps, "{cut}");
        let Phase::Ready(sealed) = table.phase() else {
            panic!("{table:?}");
        };
        assert_eq!(sealed.deal.cut(), cut);
        assert_eq!(sealed.deal.mix().to_string(), "6 6");
        assert_eq!(sealed.deal.cards(), if keeps { 52 } else { 54 });
    }
}

//! Settings, keys and announcements: the app around the games, driven by messages.

use std::fs;
use std::path::Path;

use crate::support::{FREE, Step as _, address_of, clicked, stored, table_of};
use fair_deal::app::language::Direction;
use fair_deal::app::route::{Route, TableId};
use fair_deal::app::settings::{
    LetterKeys, Setting, Settings, Side, Sounds, Speed, SuitColours, Theme, Visitor,
};
use fair_deal::app::{
    Cmd, FocusTarget, Model, Msg, Notice, Panel, ReloadState, Stored, TabLock, Topic,
};
use fair_deal::blackjack::{self, Preset};
use fair_deal::core::Secret;
use fair_deal::table::keys::Key;
use fair_deal::table::{
    self, AnyTable as _, Game, Marks, Mode, News, Phase, Position, Round as _, Sound, Stage, Table,
};
use fair_deal::text::language::Language;
use fair_deal::text::words;

/// The app at this address with all tables ready. Naturals are not special, so every round of blackjack waits for the
/// player.
fn page(fragment: &str) -> Model {
    let (model, _) = Model::open(fragment, Visitor::default(), &Stored::default());
    FREE.into_iter()
        .fold(model, |model, id| {
            let entropy = Ok(Secret::from_bytes([7; 32]));
            model
                .step(Msg::GotEntropy(id, entropy, Position::default()))
                .0
        })
        .step(Msg::Blackjack(
            Mode::Free,
            table::Msg::ChoseRules(Preset::HouseWinsTies.rules()),
        ))
        .0
}

fn press(model: Model, key: Key) -> (Model, Vec<Cmd>) {
    model.step(Msg::Pressed(key))
}

fn letter(letter: char) -> Key {
    Key::Letter(letter)
}

fn round(model: &Model) -> &blackjack::Round {
    match model.blackjack(Mode::Free).phase() {
        Phase::Dealt(dealt) => dealt.round(),
        Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => panic!("no round in {model:?}"),
    }
}

fn hand(model: &Model) -> String {
    match model.solo_draw(Mode::Free).phase() {
        Phase::Dealt(dealt) => format!("{:?}", dealt.round().hand()),
        Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => panic!("no round in {model:?}"),
    }
}

#[test]
fn chosen_setting_holds_and_is_stored() {
    let model = page("#/blackjack");
    let (model, cmds) = model.step(Msg::Chose(Setting::Theme(Theme::Light)));
    assert_eq!(cmds, [Cmd::StoreSetting(Setting::Theme(Theme::Light))]);
    let (model, cmds) = model.step(Msg::Chose(Setting::SuitColours(SuitColours::Four)));
    assert_eq!(
        cmds,
        [Cmd::StoreSetting(Setting::SuitColours(SuitColours::Four))]
    );
    let expected = Settings {
        theme: Theme::Light,
        suit_colours: SuitColours::Four,
        ..Settings::default()
    };
    assert_eq!(model.settings(), expected);
    let (again, cmds) = Model::open("", Visitor::default(), &stored("theme=light&suits=four"));
    assert_eq!(again.settings(), expected);
    assert_eq!(again.notice(), None);
    assert!(!cmds.contains(&Cmd::BackUpSettings));
}

#[test]
fn unreadable_settings_are_reported_and_backed_up() {
    let visitor = Visitor {
        language: Language::Japanese,
        spoken: None,
        asked: None,
        direction: Direction::LeftToRight,
        reduced_motion: true,
    };
    let (model, cmds) = Model::open("#/blackjack", visitor, &stored("theme=li"));
    assert_eq!(model.notice(), Some(Notice::SettingsUnreadable));
    assert!(cmds.contains(&Cmd::BackUpSettings));
    assert_eq!(model.settings().language, Language::Japanese);
    assert_eq!(model.settings().speed, Speed::Off);
    let (model, cmds) = model.step(Msg::ClosedNotice);
    assert_eq!((model.notice(), cmds), (None, vec![]));
}

#[test]
fn damaged_link_is_reported_before_damaged_record() {
    let (model, cmds) = Model::open("#/blackjack?deal=7", Visitor::default(), &stored("?"));
    assert!(matches!(model.notice(), Some(Notice::Link(_))));
    assert!(cmds.contains(&Cmd::BackUpSettings));
}

#[test]
fn setting_holds_without_storage_and_is_reported() {
    let (model, _) = page("").step(Msg::Chose(Setting::Side(Side::Left)));
    let (model, cmds) = model.step(Msg::CouldNotStore);
    assert_eq!(model.notice(), Some(Notice::SettingsNotStored));
    assert_eq!(cmds, []);
    assert_eq!(model.settings().side, Side::Left);
}

/// The app after a reload for another language, with this stored data.
fn again(model: &Model, fragment: &str, stored: Stored) -> (Model, Vec<Cmd>) {
    // As the history entry stores it.
    let reload = ReloadState::parse(&model.reload_state().to_string());
    assert_eq!(reload, Some(model.reload_state()));
    let visitor = Visitor {
        language: model.reload_state().language,
        ..Visitor::default()
    };
    Model::open(fragment, visitor, &Stored { reload, ..stored })
}

#[test]
fn language_reload_returns_to_the_same_place() {
    let russian = Msg::Chose(Setting::Language(Language::Russian));
    for (fragment, panel) in [
        ("#/blackjack", Some(Panel::Settings)),
        ("#/settings", None),
        ("#/check", Some(Panel::Settings)),
    ] {
        let opened = panel.map(Msg::OpenedPanel);
        let model = opened.into_iter().chain([russian.clone()]);
        let model = model.fold(page(fragment), |model, msg| model.step(msg).0);
        let (back, cmds) = again(&model, fragment, stored("language=ru"));
        assert_eq!(back.settings().language, Language::Russian);
        assert_eq!(back.panel(), panel, "{fragment}");
        assert!(
            cmds.contains(&Cmd::Focus(FocusTarget::Language)),
            "{fragment}"
        );
        assert_eq!(back.notice(), None);
        // It does not reopen by itself.
        let (closed, cmds) = back.step(Msg::ClosedPanel);
        assert_eq!(closed.panel(), None);
        assert_eq!(cmds.len(), usize::from(panel.is_some()));
    }
    // Another tab may have stored the language meanwhile.
    let (model, _) = page("#/blackjack").step(Msg::SettingsStored("language=ja".to_owned()));
    let (back, cmds) = again(&model, "#/blackjack", stored("language=ja"));
    assert_eq!(back.panel(), None);
    assert!(!cmds.contains(&Cmd::Focus(FocusTarget::Language)));
}

#[test]
fn unsaved_state_survives_the_reload() {
    let at = TableId::Blackjack(Mode::Free);
    let (model, _) = press(page("#/blackjack"), letter('d'));
    let nothing = |model: &Model| (model.reload_state().settings, model.reload_state().tables);
    assert_eq!(nothing(&model), (None, vec![]), "all is stored");
    let model = [
        Msg::CouldNotSave(at),
        Msg::Chose(Setting::Theme(Theme::Dark)),
        Msg::CouldNotStore,
        Msg::Chose(Setting::Language(Language::Japanese)),
        Msg::CouldNotStore,
    ]
    .into_iter()
    .fold(model, |model, msg| model.step(msg).0);
    // The value that another tab stored is older.
    let (model, _) = model.step(Msg::SettingsStored("language=en".to_owned()));
    assert_eq!(model.settings().language, Language::Japanese);
    let save = table_of(&model, at).save();
    for fragment in ["#/blackjack", "#/settings"] {
        let (back, cmds) = again(&model, fragment, stored("language=en&theme=light"));
        assert_eq!(back.settings(), model.settings());
        assert_eq!(table_of(&back, at).save(), save, "{fragment}");
        assert_eq!(back.notice(), Some(Notice::SettingsNotStored));
        assert_eq!(
            back.tab_lock(),
            TabLock::Here,
            "nothing is read over it: {fragment}"
        );
        assert!(cmds.contains(&Cmd::TakeTabLock));
        assert_eq!(
            back.reload_state().tables,
            model.reload_state().tables,
            "once more"
        );
    }
}

#[test]
fn language_reload_does_not_take_the_tab_lock() {
    let link = format!("#/blackjack?deal={}", Secret::from_bytes([9; 32]).to_hex());
    for fragment in ["#/blackjack", &link] {
        let (model, _) = page(fragment).step(Msg::PlayedElsewhere);
        let (model, _) = model.step(Msg::SettingsStored("language=ja".to_owned()));
        let (back, cmds) = again(&model, fragment, stored("language=ja"));
        assert_eq!(back.tab_lock(), TabLock::Elsewhere, "{fragment}");
        assert_eq!(back.route(), Route::BLACKJACK);
        let takes = |cmd: &Cmd| matches!(cmd, Cmd::TakeTabLock | Cmd::ResumeTables | Cmd::Save(..));
        assert!(!cmds.iter().any(takes), "{cmds:?}");
        let (_, cmds) = back.step(Msg::ClickedPlayHere);
        assert_eq!(cmds, [Cmd::ResumeTables]);
    }
}

#[test]
fn no_setting_touches_a_round() {
    fn lies<G: Game>(table: &Table<G>) -> String {
        format!(
            "{:?} {:?} {:?}",
            table.phase(),
            table.marks(),
            table.tally()
        )
    }
    let lie = |model: &Model, id| match id {
        TableId::Blackjack(mode) => lies(model.blackjack(mode)),
        TableId::SoloDraw(mode) => lies(model.solo_draw(mode)),
        TableId::VideoPoker(mode) => lies(model.video_poker(mode)),
        TableId::PokerMatch(mode) => lies(model.poker_match(mode)),
    };
    for id in FREE {
        let (model, _) = press(page(&address_of(id)), letter('d'));
        assert!(table_of(&model, id).is_dealt(), "{id:?}");
        let before = lie(&model, id);
        for setting in Setting::groups().flatten() {
            let (after, _) = model.clone().step(Msg::Chose(setting));
            assert_eq!(lie(&after, id), before, "{id:?}: {setting:?}");
        }
    }
}

#[test]
fn a_panel_takes_the_focus_and_gives_it_back() {
    for panel in Panel::ALL {
        let (model, mut cmds) = page("#/poker/duel").step(Msg::OpenedPanel(panel));
        // How to play must be fetched.
        cmds.retain(|cmd| !matches!(cmd, Cmd::FetchGuide(_)));
        assert_eq!(model.panel(), Some(panel));
        assert_eq!(cmds, [Cmd::Focus(FocusTarget::Panel)]);
        for closes in [Msg::ClosedPanel, Msg::Pressed(Key::Escape)] {
            let (model, cmds) = model.clone().step(closes);
            assert_eq!(model.panel(), None);
            assert_eq!(cmds, [Cmd::Focus(FocusTarget::BeforePanel)]);
        }
        let elsewhere = Msg::FragmentChanged("#/blackjack".into());
        assert_eq!(model.step(elsewhere).0.panel(), None);
    }
    let (model, _) = press(page(""), Key::QuestionMark);
    assert_eq!(model.panel(), Some(Panel::Keys));
    assert_eq!(press(model, Key::QuestionMark).0.panel(), None);
    assert_eq!(page("").step(Msg::ClosedPanel).1, []);
}

#[test]
fn settings_page_remembers_the_table() {
    let (model, _) = page("#/poker/solo").step(Msg::FragmentChanged("#/settings".into()));
    assert_eq!(model.route(), Route::Settings);
    assert_eq!(model.last_table(), TableId::SoloDraw(Mode::Free));
    assert_eq!(press(model.clone(), letter('d')).1, []);
    assert_eq!(press(model, Key::Enter).1, []);
}

#[test]
fn a_round_of_blackjack_is_played_with_letters() {
    let (model, _) = press(page("#/blackjack"), letter('d'));
    assert!(matches!(round(&model), blackjack::Round::Player(_)));
    let cards = round(&model).player().len();
    let (model, _) = press(model, letter('h'));
    assert_eq!(round(&model).player().len(), cards + 1);
    // Until the round is over. An illegal letter does nothing.
    let (mut model, mut cmds) = press(model, letter('s'));
    while let [Cmd::Pause(_, at, _)] = cmds[..] {
        let over = Msg::Blackjack(Mode::Free, table::Msg::PauseOver(at));
        (model, cmds) = model.step(over);
    }
    assert!(round(&model).is_over());
    for key in [letter('h'), letter('s'), letter('x'), Key::Place(0)] {
        let before = format!("{model:?}");
        let (after, cmds) = press(model, key);
        assert_eq!(cmds, [], "{key:?}");
        assert_eq!(format!("{after:?}"), before, "{key:?}");
        model = after;
    }
    let (_, cmds) = press(model, letter('d'));
    assert!(matches!(
        cmds[..],
        [Cmd::DrawEntropy(TableId::Blackjack(Mode::Free), _)]
    ));
}

#[test]
fn enter_is_the_main_action_and_hurries_the_dealer() {
    let (model, _) = press(page("#/"), Key::Enter);
    let cards = round(&model).player().len();
    let (model, _) = press(model, Key::Enter);
    assert_eq!(round(&model).player().len(), cards + 1);
    let (mut model, _) = press(model, letter('s'));
    for _ in 0..20 {
        if round(&model).is_over() {
            return;
        }
        assert!(matches!(round(&model), blackjack::Round::Dealer(_)));
        model = press(model, Key::Enter).0;
    }
    panic!("the dealer never ends");
}

#[test]
fn a_round_of_solo_draw_is_played_with_digits_and_letters() {
    let (model, _) = press(page("#/poker/solo"), letter('d'));
    let before = hand(&model);
    let (model, _) = press(model, Key::Place(0));
    let (model, _) = press(model, Key::Place(4));
    let marks = model.solo_draw(Mode::Free).marks();
    assert_eq!(marks, Marks::NONE.toggled(0).toggled(4));
    let (model, _) = press(model, letter('s'));
    assert_ne!(hand(&model), before);
    assert_eq!(model.solo_draw(Mode::Free).marks(), Marks::NONE);
    let (model, _) = press(model, letter('f'));
    assert!(model.solo_draw(Mode::Free).phase().may_deal());
    let (model, cmds) = press(model, Key::Place(1));
    assert_eq!(
        (model.solo_draw(Mode::Free).marks(), cmds),
        (Marks::NONE, vec![])
    );
    let (_, cmds) = press(model, Key::Enter);
    assert!(matches!(
        cmds[..],
        [Cmd::DrawEntropy(TableId::SoloDraw(Mode::Free), _)]
    ));
}

#[test]
fn letter_keys_off_keeps_enter_and_escape() {
    let (model, _) = page("#/blackjack").step(Msg::Chose(Setting::LetterKeys(LetterKeys::Off)));
    for key in [
        letter('d'),
        letter('m'),
        letter('t'),
        Key::QuestionMark,
        Key::Place(0),
    ] {
        let before = format!("{model:?}");
        let (after, cmds) = press(model.clone(), key);
        assert_eq!((format!("{after:?}"), cmds), (before, vec![]), "{key:?}");
    }
    let (dealt, _) = press(model.clone(), Key::Enter);
    assert!(matches!(
        dealt.blackjack(Mode::Free).phase(),
        Phase::Dealt(_)
    ));
    let (open, _) = model.step(Msg::OpenedPanel(Panel::Settings));
    assert_eq!(press(open, Key::Escape).0.panel(), None);
}

#[test]
fn repeated_announcement_is_announced_again() {
    let (model, _) = press(page("#/poker/solo"), letter('d'));
    let (first, _) = press(model, letter('s'));
    let (second, _) = press(first.clone(), letter('s'));
    assert!(matches!(
        first.solo_draw(Mode::Free).news(),
        Some(News::Refused(_))
    ));
    assert_eq!(
        first.solo_draw(Mode::Free).news(),
        second.solo_draw(Mode::Free).news()
    );
    assert_ne!(first.announcement(), second.announcement());
    assert_eq!(second.announcement().topic, Topic::News);
    let (read, _) = press(second, letter('t'));
    let (again, _) = press(read.clone(), letter('t'));
    assert_eq!(read.announcement().topic, Topic::Table);
    assert_ne!(read.announcement(), again.announcement());
}

#[test]
fn news_of_one_table_is_not_announced_at_another() {
    let (model, _) = press(page("#/blackjack"), letter('d'));
    assert_eq!(model.announcement().topic, Topic::News);
    let (model, _) = model.step(Msg::FragmentChanged("#/poker/solo".into()));
    assert_eq!(model.announcement().topic, Topic::Place);
    let at = model.blackjack(Mode::Free).position();
    let hit = clicked(blackjack::Action::Hit, at);
    let (after, _) = model.clone().step(Msg::Blackjack(Mode::Free, hit));
    assert_ne!(
        after.blackjack(Mode::Free).news(),
        model.blackjack(Mode::Free).news()
    );
    assert_eq!(after.announcement(), model.announcement());
}

#[test]
fn description_stays_visible_until_the_next_event() {
    let (read, _) = press(page("#/poker/solo"), letter('t'));
    assert!(read.shows_description());
    // A repetition keeps it.
    let (again, cmds) = press(read.clone(), letter('a'));
    assert_eq!((again.shows_description(), cmds), (true, vec![]));
    assert_eq!(again.announcement().topic, Topic::Again);
    assert_ne!(
        again.announcement(),
        press(again.clone(), letter('a')).0.announcement()
    );
    for ended in [
        Msg::ClosedNotice,
        Msg::Pressed(Key::Escape),
        Msg::Pressed(letter('d')),
        Msg::ToggledSounds,
        Msg::FragmentChanged("#/poker/duel".into()),
    ] {
        let (after, _) = read.clone().step(ended.clone());
        assert!(!after.shows_description(), "{ended:?}");
    }
    let (nowhere, _) = press(page("#/settings"), letter('t'));
    assert!(!nowhere.shows_description(), "there is no table to be read");
}

#[test]
fn settings_page_opens_no_settings_panel() {
    let (model, cmds) = page("#/settings").step(Msg::OpenedPanel(Panel::Settings));
    assert_eq!(
        (model.panel(), cmds),
        (None, vec![Cmd::Focus(FocusTarget::Page)])
    );
    let (model, _) = page("#/blackjack").step(Msg::OpenedPanel(Panel::Settings));
    assert_eq!(model.panel(), Some(Panel::Settings));
    let (model, _) = model.step(Msg::FragmentChanged("#/settings".into()));
    assert_eq!(model.panel(), None);
}

#[test]
fn sound_is_off_until_chosen() {
    let (model, cmds) = press(page("#/poker/solo"), letter('d'));
    assert_eq!(cmds, []);
    let (model, cmds) = press(model, letter('m'));
    assert_eq!(cmds, [Cmd::StoreSetting(Setting::Sounds(Sounds::On))]);
    assert_eq!(model.announcement().topic, Topic::Sounds);
    let (model, cmds) = press(model, Key::Place(2));
    assert_eq!(cmds, [Cmd::Play(Sound::Chip)]);
    let (model, cmds) = press(model, letter('s'));
    assert_eq!(cmds, [Cmd::Play(Sound::Card)]);
    let (_, cmds) = press(press(model, letter('m')).0, letter('f'));
    assert!(
        !cmds.iter().any(|cmd| matches!(cmd, Cmd::Play(_))),
        "{cmds:?}"
    );
}

#[test]
fn dealer_pause_follows_the_speed_setting() {
    let pause = |speed: Speed| {
        // The first secret with which the dealer has a card to draw.
        (0..=u8::MAX).find_map(|number| {
            let (model, _) = page("#/blackjack").step(Msg::Chose(Setting::Speed(speed)));
            let link = format!(
                "#/blackjack?deal={}",
                Secret::from_bytes([number; 32]).to_hex()
            );
            let (model, _) = model.step(Msg::FragmentChanged(link));
            let (model, _) = press(model, letter('d'));
            match press(model, letter('s')).1[..] {
                [Cmd::Pause(_, _, ms)] => Some(ms),
                _ => None,
            }
        })
    };
    // The page offers the fastest first.
    let all: Vec<_> = Speed::ALL.iter().copied().map(pause).collect();
    let mut sorted = all.clone();
    sorted.sort_unstable();
    assert_eq!(all, sorted, "the slower, the longer");
    assert_eq!((all[0], pause(Speed::Normal)), (Some(0), Some(650)));
}

#[test]
fn arrow_keys_move_between_cards() {
    let (model, _) = press(page("#/poker/solo"), letter('d'));
    for (wanted, place) in [(3, 3), (0, 0), (9, 4)] {
        let (model, cmds) = model
            .clone()
            .step(Msg::SoloDraw(Mode::Free, table::Msg::WentToCard(wanted)));
        assert_eq!(model.solo_draw(Mode::Free).cursor(), place);
        assert_eq!(cmds, [Cmd::Focus(FocusTarget::Card(place))]);
    }
}

#[test]
fn new_version_is_announced_between_rounds() {
    let model = page("#/blackjack");
    // Without a round under way it is announced at once.
    let (told, cmds) = model.clone().step(Msg::NewVersion);
    assert_eq!((told.notice(), cmds), (Some(Notice::NewVersion), vec![]));
    assert_eq!(told.step(Msg::ClickedReload).1, [Cmd::LoadAgain]);

    let (model, _) = press(model, Key::Enter);
    assert_eq!(round(&model).stage(), Stage::Player);
    let (model, _) = model.step(Msg::NewVersion);
    assert_eq!(model.notice(), None, "not in the middle of a round");
    let (model, _) = model.step(Msg::AskedToRead);
    assert_eq!(model.notice(), None);
    // The other table has no round under way.
    let (elsewhere, _) = model
        .clone()
        .step(Msg::FragmentChanged("#/rules".to_owned()));
    assert_eq!(elsewhere.notice(), None, "the round waits at the table");

    let mut model = press(model, letter('s')).0;
    while round(&model).stage() != Stage::Over {
        assert_eq!(model.notice(), None);
        let at = model.blackjack(Mode::Free).position();
        let over = Msg::PauseOver(TableId::Blackjack(Mode::Free), at);
        (model, _) = model.step(over);
    }
    assert_eq!(model.notice(), Some(Notice::NewVersion));
    let blackjack = TableId::Blackjack(Mode::Free);
    let at = model.blackjack(Mode::Free).position();
    let entropy = Ok(Secret::from_bytes([8; 32]));
    let (model, _) = model.step(Msg::GotEntropy(blackjack, entropy, at));
    let (model, _) = press(model, Key::Enter);
    assert_eq!(round(&model).stage(), Stage::Player);
    assert_eq!(
        model.notice(),
        Some(Notice::NewVersion),
        "what is there stays"
    );
    let (model, _) = model.step(Msg::ClosedNotice);
    assert_eq!(model.notice(), None);
}

#[test]
fn notice_behind_a_hidden_one_is_shown() {
    for fragment in ["#/history", "#/stats"] {
        let (model, _) = page(fragment).step(Msg::HistoryFailed);
        assert_eq!(model.notice(), None, "the page itself says it");
        let (model, _) = model.step(Msg::NewVersion);
        assert_eq!(model.notice(), Some(Notice::NewVersion));
        let (model, _) = model.step(Msg::ClosedNotice);
        assert_eq!(model.notice(), None);
        let (model, _) = model.step(Msg::ClosedNotice);
        let (left, _) = model.step(Msg::FragmentChanged("#/rules".to_owned()));
        let hidden = Some(Notice::HistoryNotKept);
        assert_eq!(left.notice(), hidden, "{fragment}: it was not closed");
    }
}

/// index.html has the same button for the case that a file of an old page is gone.
#[test]
fn index_html_and_the_tables_call_the_reload_alike() {
    for language in Language::ALL {
        let shell = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../words")
            .join(language.code())
            .join("shell.ftl");
        let shell = fs::read_to_string(shell).expect("the words of index.html");
        let reload = format!("\nreload = {}\n", words(language).reload());
        assert!(shell.contains(&reload), "{reload}");
    }
}

/// Returns the commands after choosing this language.
fn chosen(model: &mut Model, language: Language) -> Vec<Cmd> {
    let mut cmds = model.update(Msg::Chose(Setting::Language(language)));
    cmds.retain(|cmd| matches!(cmd, Cmd::FetchWords(_) | Cmd::ForgetAsked));
    cmds
}

#[test]
fn language_changes_when_its_messages_arrive() {
    let (mut model, _) = Model::open("#/blackjack", Visitor::default(), &Stored::default());
    let _ = model.update(Msg::OpenedPanel(Panel::Settings));
    let fetch = |language| vec![Cmd::ForgetAsked, Cmd::FetchWords(language)];
    assert_eq!(
        chosen(&mut model, Language::Japanese),
        fetch(Language::Japanese)
    );
    assert_eq!(
        model.settings().language,
        Language::Japanese,
        "what is chosen is marked"
    );
    assert_eq!(model.language(), Language::English, "what is spoken stays");
    assert_eq!(model.shown().language, Language::English);
    // A visitor who changes their mind gets the last choice.
    assert_eq!(
        chosen(&mut model, Language::Russian),
        fetch(Language::Russian)
    );
    let _ = model.update(Msg::GotWords(Language::Japanese, true));
    assert_eq!(model.language(), Language::English);
    let _ = model.update(Msg::GotWords(Language::Russian, true));
    assert_eq!(model.language(), Language::Russian);
    assert_eq!(model.announcement().topic, Topic::Language);
    assert_eq!(model.panel(), Some(Panel::Settings), "what is open stays");
    // It is announced once.
    let told = model.announcement();
    let _ = model.update(Msg::GotWords(Language::Russian, true));
    assert_eq!(model.announcement(), told);
    assert_eq!(chosen(&mut model, Language::Russian), [Cmd::ForgetAsked]);
}

#[test]
fn failed_language_is_reported_and_retried() {
    let (mut model, _) = Model::open("#/blackjack", Visitor::default(), &Stored::default());
    let _ = chosen(&mut model, Language::Japanese);
    let _ = model.update(Msg::GotWords(Language::Japanese, false));
    assert_eq!(model.language(), Language::English);
    assert_eq!(model.notice(), Some(Notice::LanguageNotHere));
    let again = [Cmd::FetchWords(Language::Japanese)];
    assert_eq!(model.update(Msg::ClickedTryWords), again);
    assert_eq!(model.update(Msg::CameToSight), [], "they are on their way");
    let _ = model.update(Msg::GotWords(Language::Japanese, false));
    assert_eq!(model.update(Msg::CameToSight), again);
    let _ = model.update(Msg::GotWords(Language::Japanese, true));
    assert_eq!(model.notice(), None, "it is here after all");
    assert_eq!(model.update(Msg::CameToSight), []);
    // Going back to the present language removes the notice too.
    let _ = chosen(&mut model, Language::Russian);
    let _ = model.update(Msg::GotWords(Language::Russian, false));
    assert_eq!(model.notice(), Some(Notice::LanguageNotHere));
    let _ = chosen(&mut model, Language::Japanese);
    assert_eq!(model.notice(), None);
}

#[test]
fn language_missing_at_start_is_fetched_at_once() {
    let stored = stored("language=ru");
    let (model, cmds) = Model::open("#/blackjack", Visitor::default(), &stored);
    assert_eq!(
        model.language(),
        Language::English,
        "as the loader has found it"
    );
    assert!(
        cmds.contains(&Cmd::FetchWords(Language::Russian)),
        "{cmds:?}"
    );
    // An address chooses the language of this visit, whatever is stored.
    let visitor = Visitor {
        language: Language::Japanese,
        asked: Some(Language::Japanese),
        ..Visitor::default()
    };
    let (mut model, cmds) = Model::open("#/blackjack", visitor, &stored);
    assert!(
        !cmds.iter().any(|cmd| matches!(cmd, Cmd::FetchWords(_))),
        "{cmds:?}"
    );
    assert_eq!(model.settings().language, Language::Japanese);
    // A different choice in another tab does not change the language. A choice of language there does.
    let cmds = model.update(Msg::SettingsStored("language=ru&theme=dark".into()));
    assert_eq!(cmds, []);
    assert_eq!(model.settings().language, Language::Japanese);
    let cmds = model.update(Msg::SettingsStored("language=en".into()));
    assert_eq!(cmds, [Cmd::FetchWords(Language::English)]);
}

#[test]
fn messages_missing_on_reading_pages_are_retried() {
    let (mut model, _) = Model::open("#/lab", Visitor::default(), &Stored::default());
    let _ = model.update(Msg::PagesLackWords);
    assert_eq!(model.notice(), Some(Notice::LanguageNotHere));
    assert_eq!(model.update(Msg::ClickedTryWords), [Cmd::TellLanguage]);
    assert_eq!(model.notice(), None);
    assert_eq!(model.update(Msg::CameToSight), []);
    let _ = model.update(Msg::PagesLackWords);
    assert_eq!(model.update(Msg::CameToSight), [Cmd::TellLanguage]);
}

//! The annex, message by message: its rooms and the files of the page. `tests/annex_check.rs` has the
//! check of a deal.

use fair_deal::app::route::{Address, Room, Route};
use fair_deal::check::ClaimError;
use fair_deal::pages::files::{Files, Served};
use fair_deal::pages::{Checked, Cmd, Model, Msg, Place};
use fair_deal::table::LinkError;
use fair_deal::text::language::Language;

// The rooms.

fn open(fragment: &str) -> (Model, Vec<Cmd>) {
    Model::open(fragment, Language::English)
}

fn go(fragment: &str) -> Msg {
    Msg::FragmentChanged(fragment.to_owned())
}

fn room(model: &Model) -> Option<Room> {
    model.place().map(Place::room)
}

#[test]
fn a_room_is_shown_at_its_address_and_nowhere_else() {
    for room in Room::ALL {
        let (model, _) = open(&["#", room.path()].concat());
        assert_eq!(self::room(&model), Some(room));
        for elsewhere in [
            "#/",
            "#/blackjack",
            "#/poker/solo",
            "#/settings",
            "#/nowhere",
        ] {
            let (model, cmds) = model.clone().update(go(elsewhere));
            assert_eq!((self::room(&model), cmds), (None, vec![]), "{elsewhere}");
            let (model, cmds) = model.update(go(room.path()));
            assert_eq!(self::room(&model), Some(room), "and back from {elsewhere}");
            assert!(cmds.contains(&Cmd::Enter), "{cmds:?}");
        }
    }
}

/// The loader decides by itself when to fetch the annex: it must know every room and no table.
#[test]
fn the_loader_knows_the_rooms() {
    let loader = include_str!("../src/loader.js");
    let paths: Vec<&str> = Room::ALL
        .map(Room::path)
        .iter()
        .map(|path| &path[1..])
        .collect();
    let pattern = format!(r"/^#\/*({})\/*(\?|$)/", paths.join("|"));
    assert!(
        loader.contains(&pattern),
        "{pattern} is not in src/loader.js"
    );
    // What the pattern takes is what the route takes.
    for fragment in ["#/check", "#check", "#//check//?x", "#/fairness?"] {
        assert!(
            matches!(Address::parse(fragment).route, Route::Annex(_)),
            "{fragment}"
        );
    }
    for fragment in ["#/checks", "#/check/x", "#/a/check", "#/Check"] {
        assert_eq!(Address::parse(fragment).route, Route::Unknown, "{fragment}");
    }
}

#[test]
fn another_deal_in_the_same_room_is_no_new_entrance() {
    let (model, _) = open("#/check");
    let (model, cmds) = model.update(go("#/check?game=poker"));
    assert_eq!(cmds, []);
    assert_eq!(
        model.place(),
        Some(&Place::Check(Checked::Mangled(ClaimError::Deal(
            LinkError::NoSecret
        ))))
    );
}

#[test]
fn the_language_changes_and_nothing_else() {
    let (model, _) = open("#/fairness");
    let (model, cmds) = model.update(Msg::LanguageChanged(Language::Russian));
    assert_eq!(cmds, []);
    assert_eq!(model.language(), Language::Russian);
    assert_eq!(model.place(), Some(&Place::Fairness));
}

// The files.

/// `printf abc | sha256sum`
const ABC: &str = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

#[test]
fn the_files_are_asked_for_once_and_compared() {
    assert_eq!(open("#/check").1, [], "nobody wants them there");
    let (model, cmds) = open("#/fairness");
    assert_eq!(cmds, [Cmd::FetchList]);
    let (model, cmds) = model.update(go("#/check"));
    assert_eq!(cmds, [Cmd::Enter]);
    let (model, cmds) = model.update(go("#/fairness"));
    assert_eq!(cmds, [Cmd::Enter], "they are on their way");

    let list = format!("{ABC}  a.js\n{ABC}  b.css\n");
    let (model, cmds) = model.update(Msg::GotList(Some(list)));
    let fetch = |name: &str| Cmd::FetchFile(name.to_owned());
    assert_eq!(cmds, [fetch("a.js"), fetch("b.css")]);
    let got =
        |name: &str, bytes: Option<&[u8]>| Msg::GotFile(name.to_owned(), bytes.map(<[u8]>::to_vec));
    let (model, _) = model.update(got("a.js", Some(b"abc")));
    assert_eq!(model.files().all_agree(), None);
    let (good, _) = model.clone().update(got("b.css", Some(b"abc")));
    assert_eq!(good.files().all_agree(), Some(true));
    let (bad, _) = model.clone().update(got("b.css", Some(b"abcd")));
    assert_eq!(bad.files().all_agree(), Some(false));
    let (gone, _) = model.update(got("b.css", None));
    assert_eq!(gone.files().all_agree(), Some(false));
    assert_eq!(gone.files().listed()[1].served, Served::Missing);
}

#[test]
fn a_list_that_did_not_come_is_asked_for_again_by_the_next_visit() {
    let (model, _) = open("#/fairness");
    let (model, cmds) = model.update(Msg::GotList(None));
    assert_eq!((model.files(), cmds), (&Files::NoList, vec![]));
    let (model, _) = model.update(go("#/"));
    let (_, cmds) = model.update(go("#/fairness"));
    assert_eq!(cmds, [Cmd::FetchList, Cmd::Enter]);
}

//! The annex, message by message: its rooms, the check of a deal, and the files of the page.

mod support;

use fair_deal::annex::check::{Check, Claim, ClaimError, Destination, Played, Replayed, Verdict};
use fair_deal::annex::files::{Files, Served};
use fair_deal::annex::{Checked, Cmd, Model, Msg, Place};
use fair_deal::blackjack::{self, Preset};
use fair_deal::core::{
    Card, CutOutOfRange, Deal, Decks, Jokers, PackCard, ParseSealError, ParseSecretError, Secret,
};
use fair_deal::language::Language;
use fair_deal::poker::{self, Marks};
use fair_deal::route::{Address, LinkError, Room, Route};
use fair_deal::table::{Round, replay};
use proptest::array::uniform32;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use support::golden;

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
    let loader = include_str!("../Trunk.toml");
    let paths: Vec<&str> = Room::ALL
        .map(Room::path)
        .iter()
        .map(|path| &path[1..])
        .collect();
    let pattern = format!(r"/^#\/*({})\/*(\?|$)/", paths.join("|"));
    assert!(loader.contains(&pattern), "{pattern} is not in Trunk.toml");
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
    let (model, cmds) = model.update(go("#/check?game=solo"));
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

// The check.

const SECRET: &str = "755857880e120d9459f8a967958f4bf832e02acdb94518de504f35c6443d818a";
const SEAL: &str = "ffa70777a13ea0d9c74b471be9781825788b8f34baa06208db5667a2d84d5201";

/// The second golden vector, on which the player stands at once.
fn link() -> String {
    format!("game=blackjack&rules=classic&deal={SECRET}&cut=17&seal={SEAL}&play=s")
}

fn check(query: &str) -> Check {
    let (model, _) = open(&format!("#/check?{query}"));
    match model.place() {
        Some(Place::Check(Checked::Deal(check))) => (**check).clone(),
        other => panic!("{query}: {other:?}"),
    }
}

fn mangled(query: &str) -> ClaimError {
    let (model, _) = open(&format!("#/check?{query}"));
    match model.place() {
        Some(Place::Check(Checked::Mangled(error))) => *error,
        other => panic!("{query}: {other:?}"),
    }
}

fn codes<C: ToString>(cards: &[C]) -> String {
    let codes: Vec<String> = cards.iter().map(ToString::to_string).collect();
    codes.join(" ")
}

#[test]
fn a_golden_vector_checks_step_by_step() {
    let check = check(&link());
    let file = golden("fair_deal.json");
    let vector = &file["vectors"][1];
    assert_eq!(vector["seal"], check.seal.to_string());
    assert!(check.seal_agrees());
    // { printf fair-deal/shuffle/1; printf "$SECRET" | xxd -r -p; } | sha256sum
    assert_eq!(
        check.key.to_string(),
        "ce5dfa701d63f7bd7f2ac5c5efd5bedfa2dfde57e5cdd6b7517be47d3d2c406b"
    );
    assert_eq!(vector["order"], codes(&check.order));
    // The steps lead from one to the next.
    assert_eq!(check.swaps.len(), 51);
    let mut pack = check.fresh.clone();
    for (last, other) in &check.swaps {
        pack.swap(*last, *other);
    }
    assert_eq!(pack, check.shuffled);
    pack.rotate_left(17);
    assert_eq!(pack, check.order);
    assert_eq!(check.verdict(), Verdict::Fair);
    let Replayed::Blackjack(round, _) = &check.round else {
        panic!("{:?}", check.round);
    };
    assert_eq!(codes(round.player()), "TS 2H");
    assert_eq!(codes(round.dealer().seen()), "3C JC AS KS");
    let to: Vec<Destination> = check.destinations().iter().map(|(_, to)| *to).collect();
    let you = Destination::Blackjack(blackjack::Destination::Player);
    let drew = Destination::Blackjack(blackjack::Destination::DealerDraw);
    assert_eq!(to.len(), 52);
    assert_eq!(
        to[..7],
        [
            you,
            Destination::Blackjack(blackjack::Destination::Upcard),
            you,
            Destination::Blackjack(blackjack::Destination::HoleCard),
            drew,
            drew,
            Destination::Deck,
        ]
    );
}

#[test]
fn what_was_changed_is_found_and_named() {
    let other_seal = link().replace(SEAL, &SEAL.replace("ffa7", "ffa8"));
    assert_eq!(check(&other_seal).verdict(), Verdict::OtherSeal);
    let other_secret = link().replace("7558", "7559");
    assert_eq!(check(&other_secret).verdict(), Verdict::OtherSeal);
    let with_play = |play: &str| check(&link().replace("play=s", &format!("play={play}")));
    assert_eq!(with_play("").verdict(), Verdict::Unfinished);
    assert_eq!(with_play("h").verdict(), Verdict::Unfinished);
    assert_eq!(with_play("ss").verdict(), Verdict::Refused(2));
    // Ten, two, ace, king: bust with the second card.
    assert_eq!(with_play("hh").verdict(), Verdict::Fair);
    assert_eq!(with_play("hhh").verdict(), Verdict::Refused(3));
    // A seal that does not agree is worse than decisions that do not fit.
    let both = other_seal.replace("play=s", "play=ss");
    assert_eq!(check(&both).verdict(), Verdict::OtherSeal);
    // Nothing went anywhere in a round that was not played.
    let nowhere = with_play("ss").destinations();
    assert!(nowhere.iter().all(|(_, to)| *to == Destination::Deck));
    // Another cut is another round from the same seal, which only the player can know of.
    let cut = check(&link().replace("cut=17", "cut=18"));
    assert_ne!(cut.order, check(&link()).order);
}

#[test]
fn solo_draw_is_checked_as_well() {
    let solo = link().replace("game=blackjack&rules=classic", "game=solo");
    let with_play = |play: &str| check(&solo.replace("play=s", &format!("play={play}")));
    assert_eq!(with_play("0").verdict(), Verdict::Fair);
    assert_eq!(with_play("").verdict(), Verdict::Unfinished);
    assert_eq!(with_play("vv").verdict(), Verdict::Unfinished);
    assert_eq!(with_play("v00").verdict(), Verdict::Refused(3));
    // Nine times five of the 47 cards leave two.
    assert_eq!(with_play("vvvvvvvvvv").verdict(), Verdict::Refused(10));
    assert_eq!(
        with_play("vvvvvvvvv3").verdict(),
        Verdict::Fair,
        "the deck is empty"
    );
    let Replayed::Solo(finished) = with_play("50").round else {
        panic!("it is over");
    };
    // The first and the third card are swapped.
    assert_eq!(codes(finished.hand().cards()), "KS 3C 5H JC AS");
    let dealt = finished.dealt();
    let swapped = |swap, place| poker::Destination { swap, place };
    let (cards, to): (Vec<PackCard>, Vec<_>) = dealt[4..].iter().copied().unzip();
    assert_eq!(codes(&cards), "AS KS 5H");
    assert_eq!(to, [swapped(0, 4), swapped(1, 0), swapped(1, 2)]);
}

#[test]
fn a_mangled_link_says_what_is_wrong_with_it() {
    let characters = 63;
    for (from, to, error) in [
        ("game=blackjack&", "", ClaimError::Game),
        ("game=blackjack", "game=whist", ClaimError::Game),
        ("rules=classic&", "", ClaimError::Deal(LinkError::Rules)),
        (
            "rules=classic",
            "rules=Classic",
            ClaimError::Deal(LinkError::Rules),
        ),
        (
            "deal=7",
            "deal=",
            ClaimError::Deal(LinkError::Secret(ParseSecretError { characters })),
        ),
        (
            "cut=17",
            "cut=x",
            ClaimError::Deal(LinkError::CutIsNoNumber),
        ),
        (
            "cut=17",
            "cut=52",
            ClaimError::Deal(LinkError::Cut(CutOutOfRange { cut: 52, cards: 52 })),
        ),
        (
            "&seal=f",
            "&seal=",
            ClaimError::Seal(ParseSealError { characters }),
        ),
        (&format!("&seal={SEAL}"), "", ClaimError::NoSeal),
        ("&play=s", "", ClaimError::NoPlay),
        ("&play=s", "&play=sx", ClaimError::NoDecision(2)),
        ("&play=s", "&play=S", ClaimError::NoDecision(1)),
        ("&play=s", "&play=あ", ClaimError::NoDecision(1)),
    ] {
        let query = link().replacen(from, to, 1);
        assert_ne!(query, link(), "{from}");
        assert_eq!(mangled(&query), error, "{query}");
    }
    let no_deal = format!("game=blackjack&rules=classic&seal={SEAL}&play=s");
    assert_eq!(mangled(&no_deal), ClaimError::Deal(LinkError::NoSecret));
    assert_eq!(
        ClaimError::NoDecision(2).to_string(),
        "This link cannot be checked. Decision 2 is none that this game knows."
    );
    // No link at all is no mangled one.
    for fragment in ["#/check", "#/check?", "#/check?utm=1"] {
        let (model, _) = open(fragment);
        assert_eq!(
            model.place(),
            Some(&Place::Check(Checked::Nothing)),
            "{fragment}"
        );
    }
}

#[test]
fn a_link_cut_short_anywhere_is_never_true() {
    let link = link();
    for end in 1..link.len() {
        let (model, _) = open(&format!("#/check?{}", &link[..end]));
        match model.place() {
            Some(Place::Check(Checked::Deal(check))) => {
                assert_eq!(check.verdict(), Verdict::Unfinished, "{}", &link[..end]);
            }
            Some(Place::Check(Checked::Mangled(_) | Checked::Nothing)) => (),
            other => panic!("{other:?}"),
        }
    }
}

// What holds for every round.

/// A round that was played to its end, as its link tells it.
fn played() -> impl Strategy<Value = Claim> {
    let blackjack = (select(Preset::ALL.to_vec()), vec(any::<bool>(), 12));
    let marks = vec(select(Marks::all().collect::<Vec<_>>()), 0..20);
    let deal = (uniform32(any::<u8>()), 0..52_usize).prop_map(|(bytes, cut)| {
        Deal::new(Secret::from_bytes(bytes), Decks::ONE, cut).expect("a cut inside the pack")
    });
    (
        deal,
        prop_oneof![blackjack.prop_map(Ok), marks.prop_map(Err)],
    )
        .prop_map(|(deal, wishes)| {
            let game = match wishes {
                Ok((preset, hits)) => {
                    Played::Blackjack(preset, stand_at_last(&deal, preset, &hits))
                }
                Err(marks) => Played::Solo(finish_at_last(&deal, &marks)),
            };
            let seal = deal.seal();
            Claim { deal, seal, game }
        })
}

fn stand_at_last(deal: &Deal, preset: Preset, hits: &[bool]) -> Vec<blackjack::Action> {
    use blackjack::Action::{Hit, Stand};
    let mut decisions = vec![];
    for hit in hits.iter().chain([&false]) {
        let round = replay::<blackjack::Round>(deal, preset.rules(), &decisions).expect("legal");
        if round.legal_actions().is_empty() {
            break;
        }
        decisions.push(if *hit { Hit } else { Stand });
    }
    decisions
}

fn finish_at_last(deal: &Deal, marks: &[Marks]) -> Vec<poker::Action> {
    let mut decisions = vec![];
    let wishes = marks.iter().map(|marks| poker::Action::Swap(*marks));
    for wish in wishes.chain([poker::Action::Finish]) {
        let round = replay::<poker::Round>(deal, Jokers::None, &decisions).expect("legal");
        if round.legal_actions().contains(&wish) {
            decisions.push(wish);
        }
    }
    decisions
}

/// The cards that went there, in the order in which they were dealt.
fn went(check: &Check, there: impl Fn(Destination) -> bool) -> Vec<Card> {
    let all = check.destinations();
    let there = all.into_iter().filter(|(_, to)| there(*to));
    there.map(|(card, _)| card).collect()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 500,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_finished_round_checks_and_its_cards_are_those_on_the_table(claim in played()) {
        let query = claim.to_query();
        prop_assert_eq!(Claim::parse(&query), Some(Ok(claim.clone())));
        let check = Check::of(claim);
        prop_assert_eq!(check.verdict(), Verdict::Fair, "{}", query);
        let left = went(&check, |to| to == Destination::Deck).len();
        match &check.round {
            Replayed::Blackjack(round, dealt) => {
                use blackjack::Destination::{DealerDraw, Hit, HoleCard, Player, Upcard};
                let to = |wanted: &[blackjack::Destination]| {
                    went(&check, |to| match to {
                        Destination::Blackjack(to) => wanted.contains(&to),
                        Destination::Deck | Destination::Solo(_) => false,
                    })
                };
                prop_assert_eq!(to(&[Player, Hit]), round.player());
                let dealer = round.dealer();
                prop_assert_eq!(to(&[Upcard, HoleCard, DealerDraw]), dealer.seen());
                prop_assert_eq!(left, round.left());
                let cards: Vec<Card> = dealt.iter().map(|(card, _)| *card).collect();
                prop_assert_eq!(&cards[..], &check.order[..cards.len()]);
            }
            Replayed::Solo(finished) => {
                let dealt = finished.dealt();
                let cards: Vec<Card> = dealt.iter().filter_map(|(card, _)| card.natural()).collect();
                prop_assert_eq!(&cards[..], &check.order[..cards.len()]);
                prop_assert_eq!(left, 52 - cards.len());
                // What came last to each place lies there at the end.
                for (place, card) in finished.hand().cards().iter().enumerate() {
                    let last = dealt.iter().rfind(|(_, to)| to.place == place);
                    prop_assert_eq!(last.map(|(card, _)| card), Some(card));
                }
            }
            Replayed::Refused(_) | Replayed::Unfinished => prop_assert!(false, "{}", query),
        }
    }

    #[test]
    fn a_digit_that_was_changed_in_the_secret_or_the_seal_never_checks(
        claim in played(),
        at in any::<Index>(),
        by in 1..16_u32,
    ) {
        let query = claim.to_query();
        for name in ["deal=", "seal="] {
            let start = query.find(name).expect(name) + name.len();
            let at = start + at.index(64);
            let digit = u32::from_str_radix(&query[at..=at], 16).expect("a digit");
            let other = char::from_digit(digit ^ by, 16).expect("a digit");
            let mut forged = query.clone();
            forged.replace_range(at..=at, &other.to_string());
            let forged = Claim::parse(&forged).expect("a link").expect("a whole one");
            prop_assert_eq!(Check::of(forged).verdict(), Verdict::OtherSeal);
        }
    }
}

//! The check of a deal, from its link: what is found, what is shown, and what holds for every round of
//! every game.

use crate::support::golden;
use fair_deal::app::route::LinkError;
use fair_deal::app::settings::Visitor;
use fair_deal::blackjack::{self, Preset};
use fair_deal::check::{Check, CheckVerdict, Claim, ClaimError, Destination, Played, Replayed};
use fair_deal::core::{
    Card, CutOutOfRange, Deal, Decks, Jokers, PackCard, ParseSealError, ParseSecretError, Secret,
};
use fair_deal::pages::{Checked, Effect, Model, OpenPage};
use fair_deal::poker::duel::{self, Holder};
use fair_deal::poker::{self, Marks};
use fair_deal::table::{Agreement as _, Dealt, Linked, Round, Sealed, replay};
use proptest::array::uniform32;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

fn open(fragment: &str) -> (Model, Vec<Effect>) {
    Model::open(fragment, Visitor::default(), None)
}

const SECRET: &str = "755857880e120d9459f8a967958f4bf832e02acdb94518de504f35c6443d818a";
const SEAL: &str = "ffa70777a13ea0d9c74b471be9781825788b8f34baa06208db5667a2d84d5201";

/// The second golden vector, on which the player stands at once.
fn link() -> String {
    format!("game=blackjack&rules=classic&deal={SECRET}&cut=17&seal={SEAL}&play=s")
}

fn check(query: &str) -> Check {
    let (model, _) = open(&format!("#/check?{query}"));
    match model.page() {
        Some(OpenPage::Check(Checked::Deal(check))) => (**check).clone(),
        other => panic!("{query}: {other:?}"),
    }
}

fn mangled(query: &str) -> ClaimError {
    let (model, _) = open(&format!("#/check?{query}"));
    match model.page() {
        Some(OpenPage::Check(Checked::Mangled(error))) => *error,
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
    assert_eq!(check.verdict(), CheckVerdict::Fair);
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
    assert_eq!(check(&other_seal).verdict(), CheckVerdict::OtherSeal);
    let other_secret = link().replace("7558", "7559");
    assert_eq!(check(&other_secret).verdict(), CheckVerdict::OtherSeal);
    let with_play = |play: &str| check(&link().replace("play=s", &format!("play={play}")));
    assert_eq!(with_play("").verdict(), CheckVerdict::Unfinished);
    assert_eq!(with_play("h").verdict(), CheckVerdict::Unfinished);
    assert_eq!(with_play("ss").verdict(), CheckVerdict::Refused(2));
    // Ten, two, ace, king: bust with the second card.
    assert_eq!(with_play("hh").verdict(), CheckVerdict::Fair);
    assert_eq!(with_play("hhh").verdict(), CheckVerdict::Refused(3));
    // A seal that does not agree is worse than decisions that do not fit.
    let both = other_seal.replace("play=s", "play=ss");
    assert_eq!(check(&both).verdict(), CheckVerdict::OtherSeal);
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
    assert_eq!(with_play("0").verdict(), CheckVerdict::Fair);
    assert_eq!(with_play("").verdict(), CheckVerdict::Unfinished);
    assert_eq!(with_play("vv").verdict(), CheckVerdict::Unfinished);
    assert_eq!(with_play("v00").verdict(), CheckVerdict::Refused(3));
    // Nine times five of the 47 cards leave two.
    assert_eq!(with_play("vvvvvvvvvv").verdict(), CheckVerdict::Refused(10));
    assert_eq!(
        with_play("vvvvvvvvv3").verdict(),
        CheckVerdict::Fair,
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
    let no_rules = ClaimError::Deal(LinkError::Rules);
    let characters = 63;
    for (from, to, error) in [
        ("game=blackjack&", "", ClaimError::Game),
        ("game=blackjack", "game=whist", ClaimError::Game),
        ("game=blackjack", "game=solo", no_rules),
        ("game=blackjack", "game=duel", no_rules),
        (
            "game=blackjack&rules=classic",
            "game=solo&rules=3-jokers",
            no_rules,
        ),
        ("game=blackjack&rules=classic", "game=duel", no_rules),
        (
            "game=blackjack&rules=classic",
            "game=duel&rules=rcko",
            no_rules,
        ),
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
            model.page(),
            Some(&OpenPage::Check(Checked::Nothing)),
            "{fragment}"
        );
    }
}

#[test]
fn a_link_cut_short_anywhere_is_never_true() {
    let duel = duel_on_the_table("rk-1-joker", "5").0;
    for link in [link(), duel] {
        for end in 1..link.len() {
            let (model, _) = open(&format!("#/check?{}", &link[..end]));
            match model.page() {
                Some(OpenPage::Check(Checked::Deal(check))) => {
                    assert_eq!(
                        check.verdict(),
                        CheckVerdict::Unfinished,
                        "{}",
                        &link[..end]
                    );
                }
                Some(OpenPage::Check(Checked::Mangled(_) | Checked::Nothing)) => (),
                other => panic!("{other:?}"),
            }
        }
    }
}

/// The link to the check of a duel with the second golden secret, put together as the page does it,
/// and the round on its table.
fn duel_on_the_table(rules: &str, play: &str) -> (String, duel::Round) {
    let rules = duel::Rules::from_code(rules).expect(rules);
    let secret = SECRET.parse().expect("64 digits");
    let deal = Deal::new(secret, duel::Round::decks(rules), 17).expect("a cut inside the pack");
    let decisions = fair_deal::table::read_decisions(play).expect(play);
    let dealt = Dealt::<duel::Round>::start(Sealed::shared(deal), rules);
    let dealt = dealt.play_all(&decisions).expect("legal");
    let seal = deal.seal();
    let link = dealt.link(Linked::DealAndDecisions);
    (
        format!("game=duel&seal={seal}&{link}"),
        dealt.round().clone(),
    )
}

#[test]
fn a_duel_is_checked_as_well() {
    let (link, round) = duel_on_the_table("rk-1-joker", "5");
    let check = check(&link);
    assert_eq!(check.verdict(), CheckVerdict::Fair, "{link}");
    assert_eq!((check.fresh.len(), check.swaps.len()), (53, 52));
    assert_eq!(codes(&check.fresh[51..]), "KD X1");
    let duel::Round::Over(showdown) = round else {
        panic!("it is over");
    };
    assert_eq!(check.round, Replayed::Duel(showdown.clone()));
    let hands = check.hands();
    let holders: Vec<Holder> = hands.iter().map(|held| held.holder).collect();
    let [rule, rock] = [poker::Character::Rule, poker::Character::Rock].map(Holder::Opponent);
    assert_eq!(holders, [Holder::Player, rule, rock]);
    // Card by card, the player first.
    let third: Vec<PackCard> = check.order[..15].iter().copied().step_by(3).collect();
    assert_eq!(hands[0].dealt, third);
    // The first and the third card are swapped, for the first two that are drawn.
    let drawn = &check.order[15..17];
    let now = [drawn[0], third[1], drawn[1], third[3], third[4]];
    assert_eq!(hands[0].swapped.hand.cards(), &now);
    assert_eq!(codes(&now), codes(showdown.player().hand.cards()));

    for (from, to, verdict) in [
        ("play=5", "play=", CheckVerdict::Unfinished),
        ("play=5", "play=50", CheckVerdict::Refused(2)),
        ("play=5", "play=0", CheckVerdict::Fair),
        ("&seal=f", "&seal=e", CheckVerdict::OtherSeal),
        ("deal=7", "deal=8", CheckVerdict::OtherSeal),
    ] {
        let forged = link.replace(from, to);
        assert_ne!(forged, link);
        assert_eq!(self::check(&forged).verdict(), verdict, "{forged}");
        let hands = self::check(&forged).hands().len();
        let is_over = matches!(verdict, CheckVerdict::Fair | CheckVerdict::OtherSeal);
        assert_eq!(hands, if is_over { 3 } else { 0 }, "{forged}");
    }
    // A cut past the 53 cards of this pack; in a pack of 54 it is none.
    let far = link.replace("cut=17", "cut=53");
    let outside = CutOutOfRange { cut: 53, cards: 53 };
    assert_eq!(mangled(&far), ClaimError::Deal(LinkError::Cut(outside)));
    let two = far.replace("rk-1-joker", "rk-2-jokers");
    assert_eq!(self::check(&two).verdict(), CheckVerdict::Fair);
}

#[test]
fn solo_draw_with_jokers_is_checked_as_well() {
    let solo = link().replace("game=blackjack&rules=classic", "game=solo&rules=2-jokers");
    let check = check(&solo.replace("play=s", "play=v0"));
    assert_eq!(check.verdict(), CheckVerdict::Fair);
    assert_eq!((check.fresh.len(), check.swaps.len()), (54, 53));
    assert_eq!(codes(&check.fresh[51..]), "KD X1 X2");
    let plain = self::check(
        &solo
            .replace("&rules=2-jokers", "")
            .replace("play=s", "play=v0"),
    );
    assert_eq!(plain.fresh.len(), 52);
    assert_ne!(plain.order[..10], check.order[..10]);
}

// What holds for every round.

/// A round that was played to its end, as its link tells it.
fn played() -> impl Strategy<Value = Claim> {
    let blackjack = (select(Preset::ALL.to_vec()), vec(any::<bool>(), 12));
    let marks = vec(select(Marks::all().collect::<Vec<_>>()), 0..20);
    let jokers = select(Jokers::ALL.to_vec());
    let opponents = select(every_opponents());
    let swap = select(Marks::all().collect::<Vec<_>>());
    let game = prop_oneof![
        blackjack.prop_map(|(preset, hits)| (Jokers::None, Wishes::Blackjack(preset, hits))),
        (jokers.clone(), marks).prop_map(|(jokers, marks)| (jokers, Wishes::Solo(marks))),
        (jokers, opponents, swap)
            .prop_map(|(jokers, opponents, marks)| { (jokers, Wishes::Duel(opponents, marks)) }),
    ];
    (uniform32(any::<u8>()), 0..52_usize, game).prop_map(|(bytes, cut, (jokers, wishes))| {
        let decks = Decks::ONE.with_jokers(jokers);
        let deal = Deal::new(Secret::from_bytes(bytes), decks, cut).expect("a cut inside the pack");
        let game = match wishes {
            Wishes::Blackjack(preset, hits) => {
                Played::Blackjack(preset, stand_at_last(&deal, preset, &hits))
            }
            Wishes::Solo(marks) => Played::Solo(finish_at_last(&deal, &marks)),
            Wishes::Duel(opponents, Marks::NONE) => {
                Played::Duel(opponents, vec![duel::Action::StandPat])
            }
            Wishes::Duel(opponents, marks) => {
                Played::Duel(opponents, vec![duel::Action::Swap(marks)])
            }
        };
        let seal = deal.seal();
        Claim { deal, seal, game }
    })
}

/// What a player wants to do, as far as the rules let them.
#[derive(Clone, Debug)]
enum Wishes {
    Blackjack(Preset, Vec<bool>),
    Solo(Vec<Marks>),
    Duel(duel::Opponents, Marks),
}

/// The fourteen sets of opponents.
fn every_opponents() -> Vec<duel::Opponents> {
    let sets = (0..16_usize).map(|bits| {
        let each = poker::Character::ALL.into_iter().enumerate();
        let seated = each.filter(|(at, _)| bits >> at & 1 == 1);
        seated.map(|(_, who)| who).collect::<Vec<_>>()
    });
    sets.filter_map(|set| duel::Opponents::new(&set).ok())
        .collect()
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
        let round = replay::<poker::Round>(deal, deal.decks().jokers(), &decisions).expect("legal");
        if round.legal_actions().contains(&wish) {
            decisions.push(wish);
        }
    }
    decisions
}

/// The link to a round, as its table gives it.
fn table_link<R: Round>(sealed: Sealed, rules: R::Rules, decisions: &[R::Action]) -> String {
    let dealt = Dealt::<R>::start(sealed, rules).play_all(decisions);
    dealt.expect("legal").link(Linked::DealAndDecisions)
}

/// The cards that went there, in the order in which they were dealt.
fn went(check: &Check, there: impl Fn(Destination) -> bool) -> Vec<PackCard> {
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
        prop_assert_eq!(check.verdict(), CheckVerdict::Fair, "{}", query);
        let left = went(&check, |to| to == Destination::Deck).len();
        match &check.round {
            Replayed::Blackjack(round, dealt) => {
                use blackjack::Destination::{DealerDraw, Hit, HoleCard, Player, Upcard};
                let to = |wanted: &[blackjack::Destination]| {
                    went(&check, |to| match to {
                        Destination::Blackjack(to) => wanted.contains(&to),
                        Destination::Deck | Destination::Solo(_) | Destination::Duel(_) => false,
                    })
                };
                let pack = |cards: &[Card]| -> Vec<PackCard> {
                    cards.iter().copied().map(PackCard::Natural).collect()
                };
                prop_assert_eq!(to(&[Player, Hit]), pack(round.player()));
                let dealer = round.dealer();
                prop_assert_eq!(to(&[Upcard, HoleCard, DealerDraw]), pack(dealer.seen()));
                prop_assert_eq!(left, round.left());
                let cards: Vec<Card> = dealt.iter().map(|(card, _)| *card).collect();
                prop_assert_eq!(pack(&cards), &check.order[..cards.len()]);
            }
            Replayed::Duel(showdown) => {
                // Each place holds what came to it last, and first what the order deals it.
                let all = check.destinations();
                let left_the_deck = showdown.destinations().len();
                prop_assert_eq!(left, check.order.len() - left_the_deck);
                for (holder, swapped) in showdown.hands() {
                    for (place, card) in swapped.hand.cards().iter().enumerate() {
                        let came = all.iter().filter(|(_, to)| {
                            matches!(to, Destination::Duel(to)
                                if to.holder == holder && to.place == place)
                        });
                        let came: Vec<&PackCard> = came.map(|(card, _)| card).collect();
                        prop_assert_eq!(came.last(), Some(&card));
                        let times = 1 + usize::from(swapped.thrown.holds(place));
                        prop_assert_eq!(came.len(), times);
                    }
                }
            }
            Replayed::Solo(finished) => {
                let dealt = finished.dealt();
                let cards: Vec<PackCard> = dealt.iter().map(|(card, _)| *card).collect();
                prop_assert_eq!(&cards[..], &check.order[..cards.len()]);
                prop_assert_eq!(left, check.order.len() - cards.len());
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
    fn the_link_that_the_table_gives_checks(claim in played()) {
        let Claim { deal, seal, game } = &claim;
        let sealed = Sealed::shared(*deal);
        let jokers = claim.jokers();
        let link = match game {
            Played::Blackjack(preset, play) => {
                ["blackjack", &table_link::<blackjack::Round>(sealed, preset.rules(), play)].join("&")
            }
            Played::Solo(play) => {
                ["solo", &table_link::<poker::Round>(sealed, jokers, play)].join("&")
            }
            Played::Duel(opponents, play) => {
                let rules = duel::Rules { jokers, opponents: *opponents };
                ["duel", &table_link::<duel::Round>(sealed, rules, play)].join("&")
            }
        };
        let query = format!("seal={seal}&game={link}");
        prop_assert_eq!(Claim::parse(&query), Some(Ok(claim)), "{}", query);
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
            prop_assert_eq!(Check::of(forged).verdict(), CheckVerdict::OtherSeal);
        }
    }
}

//! The check of a deal from its link: the verdict, the page, and the properties of every round of every game.

use crate::support::{cases, golden};
use fair_deal::app::settings::Visitor;
use fair_deal::blackjack::{self, Blackjack, Preset};
use fair_deal::check::{
    AnyCheck, Check, CheckVerdict, ClaimError, DaySearch, Destination, Noted, Replayed, SealFrom,
};
use fair_deal::core::{
    Card, CutOutOfRange, Deal, Decks, Jokers, Mix, PackCard, ParseMixError, ParseSealError,
    ParseSecretError, Secret,
};
use fair_deal::pages::check::{self, CheckPage};
use fair_deal::pages::{Effect, Model, Msg};
use fair_deal::poker::poker_match::{self, Holder};
use fair_deal::poker::video_poker::Game as MachineGame;
use fair_deal::poker::{
    Character, DrawnTo, PayTable, PokerMatch, SoloDraw, VideoPoker, solo_draw, video_poker,
};
use fair_deal::table::{
    AnyTable as _, Dealt, Decisions, Fields, Game, LinkError, Marks, Round as _, Rules as _,
    RulesOf, Table, Verdict,
};
use proptest::array::uniform32;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

fn open(fragment: &str) -> (Model, Vec<Effect>) {
    Model::open(fragment, Visitor::default(), None)
}

const SECRET: &str = "755857880e120d9459f8a967958f4bf832e02acdb94518de504f35c6443d818a";
const SEAL: &str = "ffa70777a13ea0d9c74b471be9781825788b8f34baa06208db5667a2d84d5201";

/// The second golden vector's secret without its mix. The player stands at once. An independent program computed the
/// cards: 5H 2C AD 2S 6H JC QH 6C and so on.
pub(crate) fn link() -> String {
    format!("game=blackjack&rules=classic&deal={SECRET}&cut=17&seal={SEAL}&play=s")
}

/// The second golden vector with its mix.
fn mixed() -> String {
    link() + "&mix=six%20dice%3A%203%201%204%201%205%209"
}

fn check(query: &str) -> AnyCheck {
    let (model, _) = open(&format!("#/check?{query}"));
    match model.check() {
        CheckPage::Deal { check, .. } => (**check).clone(),
        other => panic!("{query}: {other:?}"),
    }
}

fn mangled(query: &str) -> ClaimError {
    let (model, _) = open(&format!("#/check?{query}"));
    match model.check() {
        CheckPage::Mangled(error) => *error,
        other => panic!("{query}: {other:?}"),
    }
}

fn codes<C: ToString>(cards: &[C]) -> String {
    let codes: Vec<String> = cards.iter().map(ToString::to_string).collect();
    codes.join(" ")
}

#[test]
fn a_golden_vector_checks_step_by_step() {
    let check = check(&mixed());
    let file = golden("fair_deal.json");
    let vector = &file["vectors"][1];
    assert_eq!(vector["seal"], check.derivation().seal.to_string());
    assert!(check.derivation().seal_agrees());
    // { printf fair-deal/shuffle/2; printf "$SECRET" | xxd -r -p; printf "$MIX"; } | sha256sum
    assert_eq!(
        check.derivation().key.to_string(),
        "3ed288f7a4bfc55ef6af0a4ab8828defd707d617ed505900ea3d7dc299d40d70"
    );
    assert_eq!(vector["order"], codes(&check.derivation().order));
    // Each step leads to the next.
    assert_eq!(check.derivation().swaps.len(), 51);
    let mut pack = check.derivation().fresh.clone();
    for (last, other) in &check.derivation().swaps {
        pack.swap(*last, *other);
    }
    assert_eq!(pack, check.derivation().shuffled);
    pack.rotate_left(17);
    assert_eq!(pack, check.derivation().order);
    assert_eq!(check.verdict(&Noted::Nothing), CheckVerdict::Consistent);
    let round = blackjack(&check);
    assert_eq!(codes(round.player()), "KS 2D");
    assert_eq!(codes(round.dealer().seen()), "JD 8D");
}

#[test]
fn check_follows_every_card_of_a_round() {
    let check = check(&link());
    let round = blackjack(&check);
    assert_eq!(codes(round.player()), "5H AD");
    assert_eq!(codes(round.dealer().seen()), "2C 2S 6H JC");
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

/// A secret that was chosen afterwards, with its own seal: a natural against 17, found by trial. The link is
/// consistent, so only the seal that the visitor noted reveals the forgery.
#[test]
fn a_forged_deal_is_consistent_and_never_fair() {
    let rules = Preset::Classic.rules();
    let forged = (0..=u8::MAX).find_map(|number| {
        let deal = Deal::uncut(Secret::from_bytes([number; 32]), Decks::ONE);
        let decisions = Decisions::default();
        let check = Check::<Blackjack>::of(deal.clone(), deal.seal(), rules, decisions);
        let natural = check.over().and_then(fair_deal::table::Round::verdict);
        (natural == Some(Verdict::Won)).then_some(check)
    });
    let forged = forged.expect("a natural within 256 tries");
    let check = check(&forged.to_query());
    let (its_seal, noted) = (forged.derivation.seal.to_string(), SEAL);
    for (typed, verdict) in [
        ("", CheckVerdict::Consistent),
        (&its_seal[..16], CheckVerdict::Consistent),
        ("no seal", CheckVerdict::Consistent),
        (noted, CheckVerdict::OtherSeal(SealFrom::Visitor)),
        (&noted[..16], CheckVerdict::OtherSeal(SealFrom::Visitor)),
        (&its_seal, CheckVerdict::Fair),
    ] {
        assert_eq!(check.verdict(&Noted::read(typed)), verdict, "{typed}");
    }
    assert!(!check.is_example());
    assert!(self::check(&mixed()).is_example());
}

/// The link of the first round of this date's daily deal, on which the player stands at once.
fn link_of_day(date: &str) -> String {
    let secret = Secret::daily("blackjack", date.parse().expect(date), 1);
    let (deal, seal) = (secret.to_hex(), secret.seal());
    format!("game=blackjack&rules=classic&deal={deal}&cut=0&seal={seal}&play=s")
}

/// Gives the page time until it asks for no more, and returns the last effects.
fn give_time(model: &mut Model, mut effects: Vec<Effect>) -> Vec<Effect> {
    while effects.contains(&Effect::Check(check::Effect::Own(
        check::OwnEffect::WaitForTime,
    ))) {
        effects = model.update(Msg::Check(check::Msg::HasTime));
    }
    effects
}

#[test]
fn check_of_a_daily_deal_says_secret_was_public() {
    let day = |model: &Model| match model.check() {
        CheckPage::Deal { day, .. } => *day,
        other => panic!("{other:?}"),
    };
    for date in ["2026-11-22", "2031-02-28"] {
        let (mut model, effects) = open(&format!("#/check?{}", link_of_day(date)));
        assert_eq!(
            effects,
            [
                Effect::Check(check::Effect::Announce(check::Announcement::Verdict)),
                Effect::Check(check::Effect::Own(check::OwnEffect::WaitForTime))
            ]
        );
        assert_eq!(
            give_time(&mut model, effects),
            [Effect::Check(check::Effect::Announce(
                check::Announcement::Day
            ))]
        );
        let DaySearch::Found(round) = day(&model) else {
            panic!("{date}: {:?}", day(&model));
        };
        assert_eq!((round.date().to_text().as_str(), round.number()), (date, 1));
        assert_eq!(
            model.update(Msg::Check(check::Msg::HasTime)),
            [],
            "it is found once"
        );
        // The result stays while the visitor types a seal.
        let _ = model.update(Msg::Check(check::Msg::TypedSeal(SEAL.to_owned())));
        assert_eq!(day(&model), DaySearch::Found(round));
        // Another deal starts another search.
        let effects = model.update(Msg::FragmentChanged(format!("#/check?{}", link())));
        assert_eq!(give_time(&mut model, effects), []);
        assert_eq!(day(&model), DaySearch::NoDay);
    }
    let (mut model, _) = open("#/check");
    assert_eq!(model.update(Msg::Check(check::Msg::HasTime)), []);
}

/// The typed seal applies only to the link that was open at the time. The page announces a change of the verdict.
#[test]
fn typed_seal_changes_the_verdict() {
    let (mut model, _) = open(&format!("#/check?{}", link()));
    let typed = |model: &Model| match model.check() {
        CheckPage::Deal { typed, .. } => typed.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(typed(&model), "");
    let type_in = |model: &mut Model, text: &str| {
        model.update(Msg::Check(check::Msg::TypedSeal(text.to_owned())))
    };
    assert_eq!(type_in(&mut model, &SEAL[..63]), []);
    assert_eq!(
        type_in(&mut model, SEAL),
        [Effect::Check(check::Effect::Announce(
            check::Announcement::Verdict
        ))]
    );
    assert_eq!(typed(&model), SEAL);
    assert_eq!(
        type_in(&mut model, "0"),
        [Effect::Check(check::Effect::Announce(
            check::Announcement::Verdict
        ))]
    );
    let _ = model.update(Msg::FragmentChanged(format!("#/check?{}", mixed())));
    assert_eq!(typed(&model), "", "another link");
    let _ = model.update(Msg::FragmentChanged("#/lab".to_owned()));
    assert_eq!(type_in(&mut model, SEAL), [], "there is no field");
}

#[test]
fn check_names_what_was_changed() {
    let other_seal = link().replace(SEAL, &SEAL.replace("ffa7", "ffa8"));
    assert_eq!(
        check(&other_seal).verdict(&Noted::Nothing),
        CheckVerdict::OtherSeal(SealFrom::Link)
    );
    let other_secret = link().replace("7558", "7559");
    assert_eq!(
        check(&other_secret).verdict(&Noted::Nothing),
        CheckVerdict::OtherSeal(SealFrom::Link)
    );
    let with_play = |play: &str| check(&link().replace("play=s", &format!("play={play}")));
    assert_eq!(
        with_play("").verdict(&Noted::Nothing),
        CheckVerdict::Unfinished
    );
    assert_eq!(
        with_play("h").verdict(&Noted::Nothing),
        CheckVerdict::Unfinished
    );
    assert_eq!(
        with_play("ss").verdict(&Noted::Nothing),
        CheckVerdict::Refused(2)
    );
    // Five, ace, six, jack: the second card busts.
    assert_eq!(
        with_play("hh").verdict(&Noted::Nothing),
        CheckVerdict::Consistent
    );
    assert_eq!(
        with_play("hhh").verdict(&Noted::Nothing),
        CheckVerdict::Refused(3)
    );
    // A seal that differs outranks decisions that do not fit.
    let both = other_seal.replace("play=s", "play=ss");
    assert_eq!(
        check(&both).verdict(&Noted::Nothing),
        CheckVerdict::OtherSeal(SealFrom::Link)
    );
    // No card left the deck in a round that was not played.
    let nowhere = with_play("ss").destinations();
    assert!(nowhere.iter().all(|(_, to)| *to == Destination::Deck));
    // Another cut makes another round from the same seal. Only the player can notice it.
    let cut = check(&link().replace("cut=17", "cut=18"));
    assert_ne!(
        cut.verdict(&Noted::Nothing),
        CheckVerdict::OtherSeal(SealFrom::Link)
    );
    assert_ne!(cut.derivation().order, check(&link()).derivation().order);
    // So does another mix.
    let mix = check(&mixed());
    assert_eq!(mix.verdict(&Noted::Nothing), CheckVerdict::Consistent);
    assert_ne!(mix.derivation().order, check(&link()).derivation().order);
}

#[test]
fn check_follows_solo_draw() {
    let link = link().replace("game=blackjack&rules=classic", "game=poker");
    let with_play = |play: &str| check(&link.replace("play=s", &format!("play={play}")));
    assert_eq!(
        with_play("0").verdict(&Noted::Nothing),
        CheckVerdict::Consistent
    );
    assert_eq!(
        with_play("").verdict(&Noted::Nothing),
        CheckVerdict::Unfinished
    );
    assert_eq!(
        with_play("vv").verdict(&Noted::Nothing),
        CheckVerdict::Unfinished
    );
    assert_eq!(
        with_play("v00").verdict(&Noted::Nothing),
        CheckVerdict::Refused(3)
    );
    // Nine swaps of five of the 47 cards leave two.
    assert_eq!(
        with_play("vvvvvvvvvv").verdict(&Noted::Nothing),
        CheckVerdict::Refused(10)
    );
    assert_eq!(
        with_play("vvvvvvvvv3").verdict(&Noted::Nothing),
        CheckVerdict::Consistent,
        "the deck is empty"
    );
    let check = with_play("50");
    let finished = self::solo_draw(&check);
    // The player swaps the first and the third card.
    assert_eq!(codes(finished.hand().cards()), "JC 2C QH 2S 6H");
    let dealt = finished.dealt();
    let swapped = |swap, place| DrawnTo { swap, place };
    let (cards, to): (Vec<PackCard>, Vec<_>) = dealt[4..].iter().copied().unzip();
    assert_eq!(codes(&cards), "6H JC QH");
    assert_eq!(to, [swapped(0, 4), swapped(1, 0), swapped(1, 2)]);
}

#[test]
fn mangled_link_names_its_error() {
    let no_rules = ClaimError::Deal(LinkError::Rules);
    let characters = 63;
    for (from, to, error) in [
        ("game=blackjack&", "", ClaimError::Game),
        ("game=blackjack", "game=whist", ClaimError::Game),
        ("game=blackjack", "game=poker", no_rules),
        ("game=blackjack", "game=poker-duel", no_rules),
        (
            "game=blackjack&rules=classic",
            "game=poker&rules=3-jokers",
            no_rules,
        ),
        ("game=blackjack&rules=classic", "game=poker-duel", no_rules),
        (
            "game=blackjack&rules=classic",
            "game=poker-duel&rules=rcko",
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
            "cut=17",
            "cut=17&mix=a%0Ab",
            ClaimError::Deal(LinkError::Mix(ParseMixError::ControlCharacter)),
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
        "This link cannot be checked. Decision 2 isn't possible in this game."
    );
    // An address without a link is not a mangled link.
    for fragment in ["#/check", "#/check?", "#/check?utm=1"] {
        let (model, _) = open(fragment);
        assert_eq!(model.check(), &CheckPage::Nothing, "{fragment}");
    }
}

#[test]
fn link_cut_short_never_checks() {
    let poker_match = poker_match_on_the_table("rk-1-joker", "5").0;
    for link in [link(), poker_match] {
        for end in 1..link.len() {
            let (model, _) = open(&format!("#/check?{}", &link[..end]));
            match model.check() {
                CheckPage::Deal { check, .. } => {
                    assert_eq!(
                        check.verdict(&Noted::Nothing),
                        CheckVerdict::Unfinished,
                        "{}",
                        &link[..end]
                    );
                }
                CheckPage::Mangled(_) | CheckPage::Nothing => (),
            }
        }
    }
}

/// The check link of a poker match with the second golden secret, built as the page builds it, and the round at its
/// table.
fn poker_match_on_the_table(rules: &str, play: &str) -> (String, poker_match::Round) {
    let rules: poker_match::Rules = rules.parse().expect(rules);
    let secret = SECRET.parse().expect("64 digits");
    let deal = Deal::new(secret, rules.decks(), 17).expect("a cut inside the pack");
    let dealt = Dealt::of_deal(deal, &rules, &Decisions::parse(play).expect(play));
    let dealt: Dealt<poker_match::Round> = dealt.expect("legal");
    let round = dealt.round().clone();
    let link = Table::<PokerMatch>::with_round(dealt).check_link();
    (link.expect("it is over"), round)
}

#[test]
fn check_follows_a_poker_match() {
    let (link, round) = poker_match_on_the_table("rk-1-joker", "5");
    let check = check(&link);
    assert_eq!(
        check.verdict(&Noted::Nothing),
        CheckVerdict::Consistent,
        "{link}"
    );
    let derived = check.derivation();
    assert_eq!((derived.fresh.len(), derived.swaps.len()), (53, 52));
    assert_eq!(codes(&derived.fresh[51..]), "KD X1");
    let poker_match::Round::Over(showdown) = &round else {
        panic!("it is over");
    };
    let AnyCheck::PokerMatch(poker_match) = &check else {
        panic!("{check:?}");
    };
    assert_eq!(poker_match.over(), Some(&round));
    let hands = check.hands();
    let holders: Vec<Holder> = hands.iter().map(|held| held.holder).collect();
    let [textbook, rock] = [Character::Textbook, Character::Rock].map(Holder::Opponent);
    assert_eq!(holders, [Holder::Player, textbook, rock]);
    // Dealt card by card, the player first.
    let third: Vec<PackCard> = check.derivation().order[..15]
        .iter()
        .copied()
        .step_by(3)
        .collect();
    assert_eq!(hands[0].dealt, third);
    // The player swaps the first and the third card, and gets the first two cards drawn.
    let drawn = &check.derivation().order[15..17];
    let now = [drawn[0], third[1], drawn[1], third[3], third[4]];
    assert_eq!(hands[0].swapped.hand.cards(), &now);
    assert_eq!(codes(&now), codes(showdown.player().hand.cards()));

    for (from, to, verdict) in [
        ("play=5", "play=", CheckVerdict::Unfinished),
        ("play=5", "play=50", CheckVerdict::Refused(2)),
        ("play=5", "play=0", CheckVerdict::Consistent),
        (
            "&seal=f",
            "&seal=e",
            CheckVerdict::OtherSeal(SealFrom::Link),
        ),
        ("deal=7", "deal=8", CheckVerdict::OtherSeal(SealFrom::Link)),
    ] {
        let forged = link.replace(from, to);
        assert_ne!(forged, link);
        assert_eq!(
            self::check(&forged).verdict(&Noted::Nothing),
            verdict,
            "{forged}"
        );
        let hands = self::check(&forged).hands().len();
        let is_over = matches!(
            verdict,
            CheckVerdict::Consistent | CheckVerdict::OtherSeal(SealFrom::Link)
        );
        assert_eq!(hands, if is_over { 3 } else { 0 }, "{forged}");
    }
    // A cut beyond the 53 cards of this pack. A pack of 54 cards allows it.
    let far = link.replace("cut=17", "cut=53");
    let outside = CutOutOfRange { cut: 53, cards: 53 };
    assert_eq!(mangled(&far), ClaimError::Deal(LinkError::Cut(outside)));
    let two = far.replace("rk-1-joker", "rk-2-jokers");
    assert_eq!(
        self::check(&two).verdict(&Noted::Nothing),
        CheckVerdict::Consistent
    );
}

#[test]
fn check_follows_solo_draw_with_jokers() {
    let solo_draw = link().replace("game=blackjack&rules=classic", "game=poker&rules=2-jokers");
    let check = check(&solo_draw.replace("play=s", "play=v0"));
    assert_eq!(check.verdict(&Noted::Nothing), CheckVerdict::Consistent);
    assert_eq!(
        (
            check.derivation().fresh.len(),
            check.derivation().swaps.len()
        ),
        (54, 53)
    );
    assert_eq!(codes(&check.derivation().fresh[51..]), "KD X1 X2");
    let plain = self::check(
        &solo_draw
            .replace("&rules=2-jokers", "")
            .replace("play=s", "play=v0"),
    );
    assert_eq!(plain.derivation().fresh.len(), 52);
    assert_ne!(
        plain.derivation().order[..10],
        check.derivation().order[..10]
    );
}

// Properties of every round.

/// A game with a round that was played to its end.
fn played() -> impl Strategy<Value = AnyCheck> {
    let mix = "[0-9 ]{0,6}|\\PC{0,12}";
    let parts = (uniform32(any::<u8>()), 0..52_usize, mix, wishes());
    parts.prop_map(|(bytes, cut, mix, wishes)| {
        let mix: Mix = mix.parse().expect("one short line");
        let deal = |decks| {
            let deal = Deal::new(Secret::from_bytes(bytes), decks, cut);
            deal.expect("a cut inside the pack").mixed(mix.clone())
        };
        match wishes {
            Wishes::Blackjack(preset, hits) => {
                use blackjack::Action::{Hit, Stand};
                let wanted = hits.into_iter().map(|hit| if hit { Hit } else { Stand });
                let wanted = wanted.chain([Stand]);
                let rules = preset.rules();
                AnyCheck::Blackjack(played_out(&deal(rules.decks()), rules, wanted))
            }
            Wishes::SoloDraw(jokers, marks) => {
                let wanted = marks.into_iter().map(solo_draw::Action::Swap);
                let wanted = wanted.chain([solo_draw::Action::Finish]);
                AnyCheck::SoloDraw(played_out(&deal(jokers.decks()), jokers, wanted))
            }
            Wishes::VideoPoker(table, marks) => {
                let wanted = [video_poker::Action::discarding(marks)];
                AnyCheck::VideoPoker(played_out(&deal(table.decks()), table, wanted))
            }
            Wishes::PokerMatch(rules, marks) => {
                let wanted = [
                    poker_match::Action::Swap(marks),
                    poker_match::Action::StandPat,
                ];
                AnyCheck::PokerMatch(played_out(&deal(rules.decks()), rules, wanted))
            }
        }
    })
}

/// The decisions that a player would make if the rules allowed them.
#[derive(Clone, Debug)]
enum Wishes {
    Blackjack(Preset, Vec<bool>),
    SoloDraw(Jokers, Vec<Marks>),
    VideoPoker(PayTable, Marks),
    PokerMatch(poker_match::Rules, Marks),
}

fn wishes() -> impl Strategy<Value = Wishes> {
    let jokers = || select(Jokers::ALL.to_vec());
    let marks = || select(Marks::all().collect::<Vec<_>>());
    let poker_matches = (jokers(), select(every_opponents()));
    let poker_matches = poker_matches.prop_map(|(jokers, opponents)| poker_match::Rules {
        jokers,
        opponents,
        ..poker_match::Rules::default()
    });
    let tables = MachineGame::ALL
        .into_iter()
        .flat_map(MachineGame::usual_tables);
    let tables: Vec<PayTable> = tables.map(|usual| usual.table()).collect();
    prop_oneof![
        (select(tables), marks()).prop_map(|(table, marks)| Wishes::VideoPoker(table, marks)),
        (
            select(Preset::WITHOUT_BETS.to_vec()),
            vec(any::<bool>(), 12)
        )
            .prop_map(|(preset, hits)| Wishes::Blackjack(preset, hits)),
        (jokers(), vec(marks(), 0..20)).prop_map(|(jokers, marks)| Wishes::SoloDraw(jokers, marks)),
        (poker_matches, marks()).prop_map(|(rules, marks)| Wishes::PokerMatch(rules, marks)),
    ]
}

/// The fourteen sets of opponents.
fn every_opponents() -> Vec<poker_match::Opponents> {
    let sets = (0..16_usize).map(|bits| {
        let each = Character::BY_RULE.into_iter().enumerate();
        let seated = each.filter(|(at, _)| bits >> at & 1 == 1);
        seated.map(|(_, who)| who).collect::<Vec<_>>()
    });
    sets.filter_map(|set| poker_match::Opponents::new(&set).ok())
        .collect()
}

/// The check of this deal, played with those wanted decisions that are legal.
fn played_out<G: Game>(
    deal: &Deal,
    rules: RulesOf<G>,
    wanted: impl IntoIterator<Item = fair_deal::table::ActionOf<G>>,
) -> Check<G> {
    let mut decisions = Decisions::beginning(G::Round::usual_stake(&rules));
    for action in wanted {
        let dealt = Dealt::<G::Round>::of_deal(deal.clone(), &rules, &decisions);
        let legal = dealt.expect("legal").round().legal_actions();
        if legal.contains(&action) {
            decisions.push(action);
        }
    }
    Check::of(deal.clone(), deal.seal(), rules, decisions)
}

fn query(check: &AnyCheck) -> String {
    match check {
        AnyCheck::Blackjack(check) => check.to_query(),
        AnyCheck::SoloDraw(check) => check.to_query(),
        AnyCheck::VideoPoker(check) => check.to_query(),
        AnyCheck::PokerMatch(check) => check.to_query(),
    }
}

/// The check link of a round, as its table gives it.
fn table_link<G: Game>(check: &Check<G>) -> Option<String> {
    let deal = check.derivation.deal.clone();
    let dealt = Dealt::of_deal(deal, &check.rules, &check.decisions);
    Table::<G>::with_round(dealt.expect("legal")).check_link()
}

/// The cards with such a destination, in the order of the deal.
fn cards_sent(check: &AnyCheck, there: impl Fn(Destination) -> bool) -> Vec<PackCard> {
    let all = check.destinations();
    let there = all.into_iter().filter(|(_, to)| there(*to));
    there.map(|(card, _)| card).collect()
}

fn blackjack(check: &AnyCheck) -> &blackjack::Round {
    let AnyCheck::Blackjack(check) = check else {
        panic!("{check:?}");
    };
    check.over().expect("it is over")
}

fn solo_draw(check: &AnyCheck) -> &solo_draw::Finished {
    let AnyCheck::SoloDraw(check) = check else {
        panic!("{check:?}");
    };
    match check.over() {
        Some(solo_draw::Round::Over(finished)) => finished,
        round @ (Some(solo_draw::Round::Swapping(_)) | None) => panic!("{round:?}"),
    }
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn check_of_a_finished_round_has_the_tables_cards(check in played()) {
        let query = query(&check);
        let parsed = AnyCheck::parse(&Fields::parse(&query));
        prop_assert_eq!(parsed, Some(Ok(check.clone())));
        prop_assert_eq!(check.verdict(&Noted::Nothing), CheckVerdict::Consistent, "{}", query);
        prop_assert_eq!(check.replayed(), Replayed::Over(()));
        let left = cards_sent(&check, |to| to == Destination::Deck).len();
        let order = &check.derivation().order;
        match &check {
            AnyCheck::Blackjack(_) => {
                use blackjack::Destination::{DealerDraw, Hit, HoleCard, Player, Upcard};
                let to = |wanted: &[blackjack::Destination]| {
                    cards_sent(&check, |to| match to {
                        Destination::Blackjack(to) => wanted.contains(&to),
                        Destination::Deck | Destination::Draw(_) | Destination::PokerMatch(_) => false,
                    })
                };
                let pack = |cards: &[Card]| -> Vec<PackCard> {
                    cards.iter().copied().map(PackCard::Natural).collect()
                };
                let round = blackjack(&check);
                prop_assert_eq!(to(&[Player, Hit]), pack(round.player()));
                let dealer = round.dealer();
                prop_assert_eq!(to(&[Upcard, HoleCard, DealerDraw]), pack(dealer.seen()));
                prop_assert_eq!(left, round.left());
                let blackjack::Round::Over(finished) = round else {
                    return Err(TestCaseError::fail("not over"));
                };
                let cards: Vec<Card> = finished.dealt().map(|(card, _)| card).collect();
                prop_assert_eq!(pack(&cards), &order[..cards.len()]);
            }
            AnyCheck::PokerMatch(poker_match) => {
                let Some(poker_match::Round::Over(showdown)) = poker_match.over() else {
                    return Err(TestCaseError::fail("not over"));
                };
                // The last card that came to each place lies there at the end. A swapped place got two cards.
                let all = check.destinations();
                let left_the_deck = showdown.destinations().len();
                prop_assert_eq!(left, order.len() - left_the_deck);
                for (holder, swapped) in showdown.hands() {
                    for (place, card) in swapped.hand.cards().iter().enumerate() {
                        let came = all.iter().filter(|(_, to)| {
                            matches!(to, Destination::PokerMatch(to)
                                if to.holder == holder && to.place == place)
                        });
                        let came: Vec<&PackCard> = came.map(|(card, _)| card).collect();
                        prop_assert_eq!(came.last(), Some(&card));
                        let times = 1 + usize::from(swapped.discarded.is_marked(place));
                        prop_assert_eq!(came.len(), times);
                    }
                }
            }
            AnyCheck::VideoPoker(jacks) => {
                let Some(video_poker::Round::Over(finished)) = jacks.over() else {
                    return Err(TestCaseError::fail("not over"));
                };
                let all = check.destinations();
                let drawn = finished.discarded().count();
                prop_assert_eq!(left, order.len() - 5 - drawn);
                for (place, card) in finished.hand().cards().iter().enumerate() {
                    let last = all.iter().rfind(
                        |(_, to)| matches!(to, Destination::Draw(to) if to.place == place),
                    );
                    prop_assert_eq!(last.map(|(card, _)| card), Some(card));
                }
            }
            AnyCheck::SoloDraw(_) => {
                let finished = solo_draw(&check);
                let dealt = finished.dealt();
                let cards: Vec<PackCard> = dealt.iter().map(|(card, _)| *card).collect();
                prop_assert_eq!(&cards[..], &order[..cards.len()]);
                prop_assert_eq!(left, order.len() - cards.len());
                // Each place ends with the last card it got.
                for (place, card) in finished.hand().cards().iter().enumerate() {
                    let last = dealt.iter().rfind(|(_, to)| to.place == place);
                    prop_assert_eq!(last.map(|(card, _)| card), Some(card));
                }
            }
        }
    }

    #[test]
    fn check_link_of_the_table_checks(check in played()) {
        let link = match &check {
            AnyCheck::Blackjack(check) => table_link::<Blackjack>(check),
            AnyCheck::SoloDraw(check) => table_link::<SoloDraw>(check),
            AnyCheck::VideoPoker(check) => table_link::<VideoPoker>(check),
            AnyCheck::PokerMatch(check) => table_link::<PokerMatch>(check),
        };
        let link = link.expect("it is over");
        let parsed = AnyCheck::parse(&Fields::parse(&link));
        prop_assert_eq!(parsed, Some(Ok(check)), "{}", link);
    }

    #[test]
    fn changed_digit_in_secret_or_seal_never_checks(
        check in played(),
        at in any::<Index>(),
        by in 1..16_u32,
    ) {
        let query = query(&check);
        for name in ["deal=", "seal="] {
            let start = query.find(name).expect(name) + name.len();
            let at = start + at.index(64);
            let digit = u32::from_str_radix(&query[at..=at], 16).expect("a digit");
            let other = char::from_digit(digit ^ by, 16).expect("a digit");
            let mut forged = query.clone();
            forged.replace_range(at..=at, &other.to_string());
            let forged = AnyCheck::parse(&Fields::parse(&forged));
            let forged = forged.expect("a link").expect("a whole one");
            prop_assert_eq!(forged.verdict(&Noted::Nothing), CheckVerdict::OtherSeal(SealFrom::Link));
        }
    }
}

#[test]
fn check_calls_a_folded_hand_folded() {
    let (mut own, mut others) = (0, 0);
    for number in 0..60 {
        let secret = Secret::from_bytes([number; 32]);
        let (seal, hex) = (secret.seal(), secret.to_hex());
        // The player checks, then folds to a bet; or the player bets.
        for play in ["XF", "B"] {
            let link = format!(
                "game=poker-duel&seal={seal}&deal={hex}&cut=0&rules=r-chips&play=1~200~200-{play}"
            );
            let Some(Ok(check)) = AnyCheck::parse(&Fields::parse(&link)) else {
                panic!("{link}");
            };
            let hands = check.hands();
            let folded = hands.iter().filter(|hand| hand.is_folded);
            let folded: Vec<Holder> = folded.map(|hand| hand.holder).collect();
            match (play, &folded[..]) {
                // The opponent did not bet, or the hand goes on.
                _ if hands.is_empty() => (),
                ("XF", [Holder::Player]) => own += 1,
                ("B", [Holder::Opponent(_)]) => others += 1,
                (_, folded) => panic!("{link}: {folded:?}"),
            }
        }
    }
    assert!(own > 0 && others > 0, "{own} {others}");
}

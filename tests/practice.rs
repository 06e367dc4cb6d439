//! Practice: its hands, its exclusion from all counts, and the safety of interrupted rounds.

use std::collections::BTreeMap;

use crate::saves::{AppHarness, Move, click};
use crate::support::golden;
use fair_deal::app::coach::{CoachFailure, CoachWorker};
use fair_deal::app::route::{Address, Link, LinkRequest, Route, TableId, practice_link};
use fair_deal::app::settings::{Coach, Setting};
use fair_deal::app::{Cmd, Msg, Notice, Stored, Topic};
use fair_deal::blackjack::{Action, BlackjackTable, PracticeHands, Preset, Round, Rules, Start};
use fair_deal::coach::message::{CoachMessage, JudgedDecision};
use fair_deal::coach::mistakes::{Change, MOST, Mistakes};
use fair_deal::coach::request::{CoachRequest, Moment, Purpose};
use fair_deal::coach::{self, CardValue, HandKind, Question, Sheet};
use fair_deal::core::{AceRule, Card, Secret};
use fair_deal::games::blackjack::coach::{BlackjackCoach, LastCoach, Report};
use fair_deal::games::blackjack::news::blackjack_description;
use fair_deal::games::blackjack::news::blackjack_news;
use fair_deal::games::blackjack::request::AtBlackjack;
use fair_deal::pages::rules::practice::{CLOSE, close};
use fair_deal::table::{
    self, AnyTable as _, Button, Dealt, LinkError, Linked, Mode, News, NoEntropy, NoSuchHand,
    NotPractice, Origin, Phase, Practice as _, Sealed, Stage, Table,
};
use fair_deal::text::language::Language;

fn hands(code: &str) -> PracticeHands {
    code.parse().expect(code)
}

fn secret(byte: u8) -> Secret {
    Secret::from_bytes([byte; 32])
}

/// The start of this deal's round.
fn start(deal: fair_deal::core::Deal, rules: &Rules) -> Start {
    let stake = <Round as table::Round>::usual_stake(rules);
    let dealt = Dealt::<Round>::start(Sealed::practice(deal), *rules, stake);
    let decision = dealt.round().pending_decision().expect("a decision");
    Start::of([decision.hand[0], decision.hand[1]], decision.upcard)
}

// The choice of the deal.

#[test]
fn deals_equal_an_independent_program() {
    let file = golden("practice.json");
    for known in file["deals"].as_array().expect("a list") {
        let text = |name: &str| known[name].as_str().expect(name);
        let entropy: Secret = text("entropy").parse().expect("a secret");
        let rules: Rules = text("rules").parse().expect("rules");
        let deal = hands(text("hands")).deal(&rules, entropy).expect("a deal");
        assert_eq!(deal.secret().to_hex(), text("secret"), "{known}");
        assert_eq!(known["cut"], deal.cut(), "{known}");
        let first: Vec<String> = deal.order()[..8].iter().map(ToString::to_string).collect();
        assert_eq!(first.join(" "), text("first"));
        let expected: Start = text("start").parse().expect("a start");
        assert_eq!(start(deal, &rules), expected, "{known}");
    }
}

#[test]
fn secrets_are_sha256_hashes() {
    // { printf fair-deal/practice/1; head -c 32 /dev/zero | tr '\0' '\7'; printf '\2\1\0\0'; } | sha256sum
    let known = "fe9c610b81c5d641981132d1cd0d6b7bea3173bc13d274f16402e9ca42ab0873";
    assert_eq!(secret(7).practice(258).to_hex(), known);
    assert_eq!([4, 24, 96].map(|below| secret(7).draw(below)), [0, 12, 36]);
    assert_eq!(secret(7).draw(0), 0);
}

#[test]
fn every_kind_deals_all_its_starts_and_no_other() {
    let rules = Preset::at_tables().map(Preset::rules);
    for (code, of_kind) in [
        (
            "soft",
            (|own: [u8; 2]| own[0] == 1 && (2..10).contains(&own[1])) as fn([u8; 2]) -> bool,
        ),
        ("pairs", |own| own[0] == own[1]),
    ] {
        for rules in rules.clone() {
            let wanted = hands(code);
            let starts = wanted.starts(&rules);
            if rules.ace == AceRule::One && code == "soft" {
                assert_eq!(starts, []);
                assert_eq!(wanted.deal(&rules, secret(1)), Err(NoSuchHand));
                continue;
            }
            let expected = if code == "soft" { 80 } else { 100 };
            assert_eq!(starts.len(), expected, "{rules}");
            for byte in 0..20 {
                let deal = wanted.deal(&rules, secret(byte)).expect("a deal");
                let own = start(deal, &rules).own().map(CardValue::points);
                assert!(of_kind(own), "{code} {own:?}");
            }
        }
    }
    let list = hands("mistakes.A6T.88T.9T7.TTT");
    for rules in [Rules::HIT_AND_STAND, Rules::VEGAS] {
        let mut seen: BTreeMap<Start, usize> = BTreeMap::new();
        for number in 0..400 {
            let deal = list.deal(&rules, secret(9).practice(number));
            *seen
                .entry(start(deal.expect("a deal"), &rules))
                .or_default() += 1;
        }
        assert_eq!(seen.len(), 4, "{seen:?}");
        // 100 expected for each with a deviation of 8.7. Seven deviations are 61.
        assert!(
            seen.values().all(|count| (40..160).contains(count)),
            "{seen:?}"
        );
    }
}

#[test]
fn cards_after_the_start_are_random() {
    // The hole card for a pair of tens against a ten, with one deck: 13 of the 49 other cards are tens. The dealer has
    // no natural, otherwise there would be no decision. So 45 hole cards are left.
    let list = hands("close.TTT");
    let rules = Rules::HIT_AND_STAND;
    let mut tens = 0_u32;
    let mut last_tens = 0_u32;
    let all = 3_000;
    for number in 0..all {
        let deal = list
            .deal(&rules, secret(3).practice(number))
            .expect("a deal");
        let order = deal.order();
        let is_ten = |place: usize| u32::from(CardValue::of(order[place]).points() == 10);
        tens += is_ten(3);
        last_tens += is_ten(51);
    }
    // 866.7 expected with a deviation of 24.8. For the last card the chance is (13 − 13/45) in 48: 794.4 expected with
    // a deviation of 24.2.
    assert!((740..990).contains(&tens), "{tens}");
    assert!((670..920).contains(&last_tens), "{last_tens}");
}

/// Tries the rarest start, two aces against an ace without chips, and others. The expected number of secrets for a
/// start is the greatest number of its places in a pack, divided by the mean number.
#[test]
fn starts_need_the_expected_number_of_secrets() {
    for (rules, code, expected) in [
        (Rules::HIT_AND_STAND, "close.AAA", 631),
        (Rules::HIT_AND_STAND, "close.888", 425),
        (Rules::VEGAS, "close.888", 191),
        (Rules::VEGAS, "close.A29", 84),
    ] {
        let wanted = hands(code);
        let tried = |number: u32| {
            let entropy = secret(5).practice(number);
            let deal = wanted.deal(&rules, entropy).expect("a deal");
            let found = (1..=30_000).find(|tried| entropy.practice(*tried) == deal.secret());
            found.expect("a secret of this entropy")
        };
        let tried: u32 = (0..20).map(tried).sum();
        // The standard deviation of the sum is 4.5 times the expected number.
        let limits = 6 * expected..34 * expected;
        assert!(limits.contains(&tried), "{code} by {rules}: {tried}");
    }
}

#[test]
fn start_without_a_decision_is_left_out() {
    let natural = hands("close.ATT");
    let classic = Rules::HIT_AND_STAND;
    assert_eq!(natural.starts(&classic), []);
    assert_eq!(natural.deal(&classic, secret(1)), Err(NoSuchHand));
    let both = hands("close.ATT.89T");
    assert_eq!(both.starts(&classic).len(), 1);
    // It is an ordinary hand where naturals are not special. Against an ace there is insurance.
    assert_eq!(natural.starts(&Preset::HouseWinsTies.rules()).len(), 1);
    assert_eq!(hands("close.ATA").starts(&Rules::VEGAS).len(), 1);
    assert_eq!(hands("close.ATA").starts(&classic), []);
}

// Links.

#[test]
fn link_names_its_hands_and_rules() {
    for code in ["soft", "pairs", "close.A6T.88T", "mistakes.2AA"] {
        let wanted = hands(code);
        let link = practice_link(Route::BLACKJACK, &wanted, &Rules::VEGAS);
        let read = Address::parse(&link).link;
        let expected = Link::Blackjack(LinkRequest::Practice(
            Ok(wanted.clone()),
            Some(Rules::VEGAS),
        ));
        assert_eq!(read, Some(Ok(expected)), "{link}");
        let without = Address::parse(&format!("#/blackjack?practice={code}")).link;
        assert_eq!(
            without,
            Some(Ok(Link::Blackjack(LinkRequest::Practice(Ok(wanted), None))))
        );
    }
    assert_eq!(
        hands("mistakes.2AA.A2A.9T9").to_string(),
        "mistakes.A2A.9T9"
    );
    for code in [
        "",
        "hard",
        "Soft",
        "soft.A6T",
        "close",
        "close.",
        "close.A6",
        "close.A6TT",
        "close.A6X",
        "close.A6T.",
        "mistakes..A6T",
        "close.a6t",
        "close.1JT",
        "mistakes",
        "\u{0}",
    ] {
        assert_eq!(code.parse::<PracticeHands>(), Err(NotPractice), "{code}");
        if code == "close.A6T." {
            // In a link the full stop belongs to the text around it.
            let whole = code.trim_end_matches('.').parse::<PracticeHands>();
            assert!(whole.is_ok(), "{code}");
            continue;
        }
        let link = Address::parse(&format!("#/blackjack?practice={code}&rules=vegas")).link;
        let expected = Link::Blackjack(LinkRequest::Practice(Err(NotPractice), Some(Rules::VEGAS)));
        assert_eq!(link, Some(Ok(expected)), "{code}");
    }
    let unknown = Address::parse("#/blackjack?practice=soft&rules=whist").link;
    assert_eq!(unknown, Some(Err(LinkError::RulesAlone)));
    for route in Route::all() {
        let link = Address::parse(&format!("#{}?practice=soft", route.path())).link;
        let has_practice = [Route::Home, Route::BLACKJACK, Route::JACKS].contains(&route);
        assert_eq!(link.is_some(), has_practice, "{route:?}");
    }
}

fn table(page: &AppHarness) -> &BlackjackTable {
    page.model.blackjack(Mode::Free)
}

fn go(page: &mut AppHarness, fragment: &str) {
    page.send(Msg::FragmentChanged(fragment.to_owned()));
}

fn press(page: &mut AppHarness, button: Button<Action>) {
    let clicked = table::Msg::Clicked(button, table(page).position());
    page.send(Msg::Blackjack(Mode::Free, clicked));
}

/// Stands until the round is over.
fn play_out(page: &mut AppHarness) {
    for _ in 0..200 {
        if table(page).phase().is_over() {
            return;
        }
        press(page, Button::Act(Action::NoInsurance));
        click(page, Move::Act(false));
        click(page, Move::Wait);
    }
    panic!("the round has no end");
}

fn practising(page: &AppHarness) -> Option<String> {
    table(page).practice().map(ToString::to_string)
}

#[test]
fn mangled_link_deals_nothing_and_is_reported() {
    let mut page = AppHarness::open("#/blackjack", Stored::default(), 0);
    click(&mut page, Move::Deal);
    let before = page.table();
    go(&mut page, "#/blackjack?practice=close.A6&rules=vegas");
    assert_eq!(page.table(), before);
    assert_eq!(page.model.notice(), Some(Notice::PracticeMangled));
    assert_eq!(practising(&page), None);
    // Hands that these rules never deal.
    go(&mut page, "#/blackjack?practice=soft&rules=exam");
    assert_eq!(page.table(), before);
    assert_eq!(table(&page).news(), Some(&News::NoSuchHand));
    let told = blackjack_news(Language::English, table(&page));
    assert!(told.contains("no such hand"), "{told}");
    for language in Language::ALL {
        assert_ne!(blackjack_news(language, table(&page)), "");
    }
}

#[test]
fn refused_practice_lets_the_dealer_continue() {
    let id = TableId::Blackjack(Mode::Free);
    let mut page = (0..100)
        .map(|first| {
            let mut page = AppHarness::open("#/blackjack", Stored::default(), first);
            click(&mut page, Move::Deal);
            press(&mut page, Button::Act(Action::Stand));
            page
        })
        .find(|page| table(page).stage() == Some(Stage::Dealer))
        .expect("a dealer's turn");
    for (query, entropy, news) in [
        (
            "soft&rules=exam",
            Ok(Secret::from_bytes([1; 32])),
            News::NoSuchHand,
        ),
        ("soft", Err(NoEntropy), News::NoEntropy),
    ] {
        let link = format!("#/blackjack?practice={query}");
        let cmds = page.model.update(Msg::FragmentChanged(link));
        let at = table(&page).position();
        assert!(cmds.contains(&Cmd::DrawEntropy(id, at)), "{cmds:?}");
        let cmds = page.model.update(Msg::GotEntropy(id, entropy, at));
        assert_eq!(table(&page).news(), Some(&news));
        let is_pause =
            |cmd: &Cmd| matches!(cmd, Cmd::Pause(its, then, _) if (*its, *then) == (id, at));
        assert!(cmds.iter().any(is_pause), "{cmds:?}");
    }
    play_out(&mut page);
}

// At the table.

#[test]
fn practice_deals_at_once_and_continues_until_ended() {
    let mut page = AppHarness::open(
        "#/blackjack?practice=soft&rules=vegas",
        Stored::default(),
        0,
    );
    assert_eq!(practising(&page).as_deref(), Some("soft"));
    assert_eq!(table(&page).news(), Some(&News::PracticeBegun));
    let mut seals = Vec::new();
    for number in 0..6 {
        let round = table(&page).phase().round().expect("a round");
        assert_eq!(round.rules(), Rules::VEGAS);
        assert_eq!(round.bet().number(), 10, "the usual bet");
        let decision = round.pending_decision().expect("a decision");
        let own = Start::of([decision.hand[0], decision.hand[1]], decision.upcard).own();
        assert_eq!(own[0].points(), 1);
        let sealed = table(&page).sealed().expect("a deal");
        assert_eq!(sealed.origin, Origin::Practice);
        assert_eq!(sealed.seal, sealed.deal.seal());
        assert!(
            table(&page).revealed().is_none(),
            "{number}: it is not over"
        );
        seals.push(page.seal());
        play_out(&mut page);
        // The round ends after one round even with a shoe, and its secret is revealed.
        assert!(table(&page).revealed().is_some());
        assert_eq!(table(&page).next_seal(), None);
        assert!(!table(&page).may_choose());
        let offered = table(&page).buttons();
        assert_eq!(offered, [(Button::Deal, 'b'), (Button::EndPractice, 'e')]);
        click(&mut page, Move::Deal);
        assert_eq!(table(&page).news(), Some(&News::Dealt), "it is said once");
    }
    seals.dedup();
    assert_eq!(seals.len(), 6);
    press(&mut page, Button::EndPractice);
    assert_eq!(practising(&page), None);
    assert_eq!(
        *table(&page).rules(),
        Preset::Classic.rules(),
        "those from before"
    );
    assert!(matches!(table(&page).phase(), Phase::Ready(it) if it.origin == Origin::Fresh));
}

/// A coach that always speaks would show the answer.
#[test]
fn coach_waits_for_the_play_in_practice() {
    for (address, mode) in [
        ("#/blackjack", Coach::Always),
        ("#/blackjack?practice=soft&rules=vegas", Coach::After),
    ] {
        let mut page = AppHarness::open(address, Stored::default(), 0);
        page.model.update(Msg::Chose(Setting::Coach(Coach::Always)));
        if practising(&page).is_none() {
            click(&mut page, Move::Deal);
        }
        let request = page.model.blackjack_request().expect("a round");
        assert_eq!(request.mode, mode, "{address}");
    }
}

#[test]
fn practice_is_never_counted() {
    let mut page = AppHarness::open("#/blackjack?rules=vegas", Stored::default(), 3);
    click(&mut page, Move::Deal);
    play_out(&mut page);
    let before = table(&page).tally();
    let purse = *table(&page).purse();
    go(&mut page, "#/blackjack?practice=pairs&rules=vegas");
    for _ in 0..10 {
        assert_eq!(table(&page).chips_left(), purse.chips());
        if table(&page)
            .buttons()
            .iter()
            .any(|(it, _)| *it == Button::Act(Action::Double))
        {
            press(&mut page, Button::Act(Action::Double));
        }
        play_out(&mut page);
        let told = blackjack_news(Language::English, table(&page));
        assert!(told.contains("Practice isn’t counted."), "{told}");
        assert!(!told.contains("cut card"), "{told}");
        assert_eq!(
            (table(&page).tally(), *table(&page).purse()),
            (before, purse)
        );
        click(&mut page, Move::Deal);
    }
    press(&mut page, Button::EndPractice);
    assert_eq!(
        (table(&page).tally(), *table(&page).purse()),
        (before, purse)
    );
}

#[test]
fn interrupted_round_returns_even_after_a_reload() {
    for number in 0..20 {
        let mut page = AppHarness::open("#/blackjack", Stored::default(), number);
        let next = page.seal();
        go(&mut page, "#/blackjack?practice=soft");
        press(&mut page, Button::EndPractice);
        assert_eq!(page.seal(), next, "the ready pack is there again");
        click(&mut page, Move::Deal);
        if page.is_over() {
            continue;
        }
        let before = page.table();
        go(&mut page, "#/blackjack?practice=close.88T.A6T&rules=vegas");
        assert_eq!(table(&page).suspended_rounds(), 1);
        let practice = page.table();
        // A repeated link changes nothing. Other hands replace the practice.
        go(&mut page, "#/blackjack?practice=close.88T.A6T&rules=vegas");
        assert_eq!(page.table(), practice);
        let mut again = page.again("#/blackjack");
        assert_eq!(again.table(), practice);
        assert_eq!(practising(&again).as_deref(), Some("close.88T.A6T"));
        for page in [&mut page, &mut again] {
            play_out(page);
            click(page, Move::Deal);
            go(page, "#/blackjack?practice=pairs");
            assert_eq!(practising(page).as_deref(), Some("pairs"));
            let rules = *table(page).rules_on_table();
            assert_eq!(rules, Rules::VEGAS, "those of the practice before");
            assert_eq!(table(page).suspended_rounds(), 1);
            press(page, Button::EndPractice);
            assert_eq!(page.table(), before);
            assert_eq!(table(page).suspended_rounds(), 0);
        }
    }
}

#[test]
fn link_interrupts_practice_and_both_return() {
    let mut page = AppHarness::open("#/blackjack", Stored::default(), 0);
    while {
        click(&mut page, Move::Deal);
        page.is_over()
    } {}
    let before = page.table();
    go(&mut page, "#/blackjack?practice=soft&rules=vegas");
    let practice = page.table();
    let secret = secret(7).to_hex();
    go(&mut page, &format!("#/blackjack?deal={secret}"));
    assert_eq!(table(&page).suspended_rounds(), 2);
    assert_eq!(practising(&page), None);
    let mut again = page.again("#/blackjack");
    for page in [&mut page, &mut again] {
        click(page, Move::Deal);
        play_out(page);
        click(page, Move::Deal);
        assert_eq!(page.table(), practice);
        assert_eq!(practising(page).as_deref(), Some("soft"));
        press(page, Button::EndPractice);
        assert_eq!(page.table(), before);
    }
    // A finished practice hand is not restored.
    go(&mut page, "#/blackjack?practice=soft&rules=vegas");
    play_out(&mut page);
    go(&mut page, &format!("#/blackjack?deal={secret}"));
    assert_eq!(table(&page).suspended_rounds(), 1);
}

// The score.

/// The coach's message about the last decision, which cost this many bets.
fn judged(page: &AppHarness, cost: f64) -> Msg {
    let request = page.model.coach_request().expect("a request");
    Msg::CoachSaid(Box::new(CoachMessage {
        moment: request.moment().clone(),
        judged: Some(JudgedDecision {
            sentence: "Judged.".to_owned(),
            cost: Some(cost),
        }),
        ..CoachMessage::default()
    }))
}

/// The right decisions, the judged ones and the hands that are left.
fn score(page: &AppHarness) -> (usize, usize, Option<usize>) {
    let score = table(page).practice_score().expect("a score");
    (score.right, score.tried, score.left)
}

/// The page at this address, with the coach on.
fn coached(fragment: &str, number: u8) -> AppHarness {
    let mut page = AppHarness::open(fragment, Stored::default(), number);
    page.send(Msg::Chose(Setting::Coach(Coach::After)));
    page
}

/// Stands on the hand, which the coach says cost this much, and returns the start.
fn stand(page: &mut AppHarness, cost: f64) -> String {
    let deal = table(page).sealed().expect("a deal").deal.clone();
    let start = start(deal, table(page).rules_on_table()).to_string();
    press(page, Button::Act(Action::Stand));
    page.send(judged(page, cost));
    play_out(page);
    start
}

#[test]
fn listed_hands_come_back_until_they_are_right() {
    let mut page = coached("#/blackjack?practice=close.9TT.88T.7TT&rules=vegas", 0);
    assert_eq!(score(&page), (0, 0, Some(3)));
    let wrong = stand(&mut page, 0.2);
    assert_eq!(score(&page), (0, 1, Some(3)));
    let mut seen = Vec::new();
    let mut tried = 1;
    while score(&page).2 != Some(0) {
        click(&mut page, Move::Deal);
        // Less than a mistake costs.
        seen.push(stand(&mut page, 0.004));
        tried += 1;
        assert_eq!(score(&page), (tried - 1, tried, Some(4 - tried)));
    }
    assert!(seen.contains(&wrong));
    seen.sort_unstable();
    assert_eq!(seen, ["7TT", "88T", "9TT"], "none of them twice");
    let told = |page: &AppHarness| page.model.coach_announcement(" ").contains("List done.");
    assert!(told(&page));
    let done = judged(&page, 0.005);
    page.send(done);
    assert!(!told(&page), "it is said once");
    assert_eq!(score(&page), (3, 4, Some(0)), "a decision is counted once");
    click(&mut page, Move::Deal);
    assert_eq!(score(&page), (0, 0, Some(3)), "the list begins again");
}

#[test]
fn repeated_judgements_are_counted_once() {
    let mut page = coached("#/blackjack?practice=close.A2T.A3T&rules=vegas", 2);
    let hit = |page: &mut AppHarness| press(page, Button::Act(Action::Hit));
    hit(&mut page);
    let first = judged(&page, 0.0);
    page.send(first.clone());
    assert_eq!(score(&page), (1, 1, Some(2)), "the hand goes on");
    page.send(Msg::Chose(Setting::Language(Language::Russian)));
    page.send(first.clone());
    page.send(Msg::CoachWorkerIs(CoachWorker::Failed(
        CoachFailure::Worker,
    )));
    page.send(first.clone());
    assert_eq!(score(&page), (1, 1, Some(2)));
    // Two quick decisions. The coach judges the first of them late.
    hit(&mut page);
    let second = judged(&page, 0.0);
    press(&mut page, Button::Act(Action::Stand));
    let third = judged(&page, 0.0);
    for message in [first, second.clone(), third, second] {
        page.send(message);
    }
    assert_eq!(score(&page), (3, 3, Some(1)));
    // A decision that was not judged leaves the hand on the list.
    play_out(&mut page);
    click(&mut page, Move::Deal);
    hit(&mut page);
    stand(&mut page, 0.0);
    assert_eq!(score(&page), (4, 4, Some(1)));
    // Other hands and other rules have a score of their own.
    for (link, left) in [("close.A3T", Some(1)), ("soft", None)] {
        go(
            &mut page,
            &format!("#/blackjack?practice={link}&rules=vegas"),
        );
        assert_eq!(score(&page), (0, 0, left));
        let before = judged(&page, 0.0);
        page.send(before);
        assert_eq!(score(&page), (0, 0, left), "no decision is made");
    }
}

#[test]
fn insurance_alone_does_not_finish_a_hand() {
    let mut ended = 0;
    for number in 0..30 {
        let mut page = coached("#/blackjack?practice=close.9TA&rules=vegas", number);
        press(&mut page, Button::Act(Action::NoInsurance));
        let message = judged(&page, 0.0);
        page.send(message);
        assert_eq!(score(&page), (1, 1, Some(1)));
        if page.is_over() {
            ended += 1;
            continue;
        }
        stand(&mut page, 0.0);
        assert_eq!(score(&page), (2, 2, Some(0)));
    }
    assert!(ended > 0, "the dealer has blackjack sometimes");
}

#[test]
fn progress_returns_after_a_reload_and_after_a_link() {
    let mut page = coached("#/blackjack?practice=mistakes.9TT.88T.7TT&rules=vegas", 0);
    stand(&mut page, 0.2);
    click(&mut page, Move::Deal);
    stand(&mut page, 0.0);
    click(&mut page, Move::Deal);
    assert_eq!(score(&page), (1, 2, Some(2)));
    let secret = secret(7).to_hex();
    go(&mut page, &format!("#/blackjack?deal={secret}"));
    let mut again = page.again("#/blackjack");
    for page in [&mut page, &mut again] {
        page.send(Msg::Chose(Setting::Coach(Coach::After)));
        click(page, Move::Deal);
        play_out(page);
        click(page, Move::Deal);
        assert_eq!(score(page).2, Some(2));
        stand(page, 0.0);
    }
    assert_eq!(score(&page), (2, 3, Some(1)));
    assert_eq!(score(&again), (1, 1, Some(1)), "the score is not saved");
    let save = table(&page).save().expect("a save");
    let left = |save: &str| {
        let (read, _) = BlackjackTable::restore(Mode::Free, save).expect(save);
        read.practice_score().and_then(|score| score.left)
    };
    assert_eq!(left(&save), Some(1));
    // An earlier build neither writes nor reads the field.
    let (_, after) = save.split_once("&done=").expect("two hands");
    let done = after.split('&').next().expect("places");
    let field = format!("&done={done}");
    assert_eq!(left(&save.replace(&field, "")), Some(3));
    assert_eq!(left(&save.replace(&field, "&done=1")), Some(2));
    for damaged in ["2", "1x", "0001", "1.1"] {
        let damaged = save.replace(&field, &format!("&done={damaged}"));
        assert!(
            !BlackjackTable::is_saved_as(Mode::Free, &damaged),
            "{damaged}"
        );
    }
}

#[test]
fn link_with_rules_ends_practice() {
    let mut page = AppHarness::open("#/blackjack?practice=soft", Stored::default(), 0);
    go(&mut page, "#/blackjack?rules=vegas");
    assert_eq!(practising(&page), None);
    assert_eq!(*table(&page).rules(), Rules::VEGAS);
    assert_eq!(page.model.notice(), None);
}

#[test]
fn missing_entropy_keeps_the_table_and_is_reported() {
    let mut page = AppHarness::open("#/blackjack", Stored::default(), 0);
    let before = page.table();
    let practise = table::Msg::Practise(PracticeHands::Soft, None);
    let cmds = page.model.update(Msg::Blackjack(Mode::Free, practise));
    let [Cmd::DrawEntropy(id, at)] = cmds[..] else {
        panic!("{cmds:?}");
    };
    page.send(Msg::GotEntropy(id, Err(table::NoEntropy), at));
    assert_eq!(page.table(), before);
    assert_eq!(table(&page).news(), Some(&News::NoEntropy));
    // The daily deal has no practice.
    let mut daily = AppHarness::open("#/blackjack/daily", Stored::default(), 0);
    let before = daily.table();
    let practise = table::Msg::Practise(PracticeHands::Soft, None);
    daily.send(Msg::Blackjack(Mode::Daily, practise));
    assert_eq!(daily.table(), before);
}

#[test]
fn a_damaged_save_of_practice_is_refused() {
    let mut page = AppHarness::open(
        "#/blackjack?practice=soft&rules=vegas",
        Stored::default(),
        0,
    );
    let save = table(&page).save().expect("a save");
    for damage in [
        save.replace("practice=soft", "practice=hard"),
        save.replace("practice=soft", "practice=close.A6"),
        save.replace("&practice=soft", ""),
        save.replace("from=practice", "from=link"),
        save.replace("&from=practice", ""),
        save.replace("phase=play", "phase=ready"),
        save.replace("phase=play", "phase=cut"),
    ] {
        assert_ne!(damage, save);
        assert!(
            Table::restore(Mode::Free, &damage)
                .map(|(it, _): (BlackjackTable, _)| it)
                .is_err(),
            "{damage}"
        );
    }
    assert!(
        !save.contains(
            &table(&page)
                .sealed()
                .expect("a deal")
                .deal
                .secret()
                .to_hex()
        )
    );
    play_out(&mut page);
    let save = table(&page).save().expect("a save");
    let (again, _) = BlackjackTable::restore(Mode::Free, &save).expect("a table");
    assert_eq!(again.save(), Some(save));
    assert_eq!(again.stage(), Some(Stage::Over));
}

#[test]
fn news_and_description_name_the_practice() {
    let page = AppHarness::open(
        "#/blackjack?practice=pairs&rules=vegas",
        Stored::default(),
        0,
    );
    assert_eq!(page.model.announcement().topic, Topic::News);
    for (language, name) in [
        (Language::English, "Practice: pairs."),
        (Language::Japanese, "練習：ペア。"),
        (Language::Russian, "Тренировка: пары."),
    ] {
        let news = blackjack_news(language, table(&page));
        assert!(news.starts_with(name), "{news}");
        let description = blackjack_description(language, table(&page));
        assert!(description.contains(name), "{description}");
    }
    let description = blackjack_description(Language::English, table(&page));
    for sentence in ["Vegas:", "Practice isn’t counted.", "end the practice"] {
        assert!(description.contains(sentence), "{description}");
    }
}

#[test]
fn practice_deal_can_be_shared_and_checked() {
    let mut page = AppHarness::open(
        "#/blackjack?practice=pairs&rules=vegas",
        Stored::default(),
        0,
    );
    let cards = format!(
        "{:?}",
        table(&page).phase().round().map(|it| it.player().to_vec())
    );
    play_out(&mut page);
    let link = table(&page).link(Linked::Deal).expect("a link");
    go(&mut page, &format!("#/blackjack?{link}"));
    click(&mut page, Move::Deal);
    let same = format!(
        "{:?}",
        table(&page).phase().round().map(|it| it.player().to_vec())
    );
    assert_eq!(same, cards);
    assert_eq!(practising(&page), None);
}

#[test]
fn coach_request_says_it_is_practice() {
    let mut page = AppHarness::open("#/blackjack", Stored::default(), 0);
    page.send(Msg::Chose(Setting::Coach(Coach::After)));
    let purpose = |page: &AppHarness| {
        page.model
            .blackjack_request()
            .expect("a request")
            .at
            .purpose
    };
    assert_eq!(purpose(&page), Purpose::Play);
    go(&mut page, "#/blackjack?practice=soft&rules=vegas");
    assert_eq!(purpose(&page), Purpose::Practice);
    assert_eq!(
        page.model.blackjack_request().expect("a request").at.rules,
        Rules::VEGAS
    );
    assert_eq!(page.id(), TableId::Blackjack(Mode::Free));
}

// The hands to practise.

#[test]
fn close_decisions_follow_the_chart() {
    for preset in Preset::at_tables() {
        let rules = preset.rules();
        let sheet = Sheet::of(&rules);
        let close = close(&sheet).expect("some");
        let possible = PracticeHands::Close(close.clone()).starts(&rules);
        assert_eq!(possible, close.all(), "{preset:?}");
        // Every start, looked up in the rows of the chart by its cards alone.
        let mut margins = vec![];
        for (low, high) in pairs_of_values() {
            for up in CardValue::ALL {
                let start = Start::new([low, high], up);
                let margin = margin(&sheet, [low, high].map(CardValue::points), up);
                let is_in = close.all().contains(&start);
                assert_eq!(
                    is_in,
                    margin.is_some_and(|it| it < CLOSE),
                    "{preset:?} {start}"
                );
                margins.extend(margin);
            }
        }
        assert!(margins.iter().all(|margin| *margin >= 0.0), "{preset:?}");
        assert!(close.all().len() < margins.len() / 4, "few are close");
    }
}

/// The published values of standing and hitting with two cards against an upcard, with one deck.
fn published() -> BTreeMap<(Start, bool), [f64; 2]> {
    let text = include_str!("golden/blackjack_hands.csv");
    let lines = text.lines().filter(|line| line.starts_with("1,S17,"));
    let values = lines.map(|line| {
        let parts: Vec<&str> = line.split(',').collect();
        let code: String = [3, 4, 2].map(|at| parts[at].replace("10", "T")).concat();
        let start: Start = code.parse().expect(line);
        let number = |at: usize| parts[at].parse().expect("a number");
        (
            (start, start.own()[0] == start.own()[1]),
            [number(5), number(6)],
        )
    });
    values.collect()
}

#[test]
fn close_decisions_follow_published_values() {
    let published = published();
    assert_eq!(published.len(), 540, "all but naturals");
    // The number of such cards in one deck besides the seen ones.
    let left = |value: CardValue, seen: &[CardValue]| {
        let all = if value.points() == 10 { 16 } else { 4 };
        all - seen.iter().filter(|it| **it == value).count()
    };
    // The frequency of the hand, given that the dealer has no natural.
    let weight = |start: &Start| {
        let ([low, high], up) = (start.own(), start.up());
        let all = left(low, &[up]) * left(high, &[up, low]);
        let last = [(1, 10), (10, 1)]
            .into_iter()
            .find(|(it, _)| *it == up.points());
        let natural = last.and_then(|(_, hole)| {
            let hole = CardValue::ALL.into_iter().find(|it| it.points() == hole)?;
            Some(left(hole, &[up, low, high]))
        });
        f64::from(u32::try_from(all * (49 - natural.unwrap_or(0))).expect("few"))
    };
    let row = |start: &Start| {
        let [low, high] = start.own().map(CardValue::points);
        (low == 1, low + high, start.up())
    };
    let is_close = |of: &Start| {
        let alike = || published.iter().filter(|((it, _), _)| row(it) == row(of));
        let has_others = alike().any(|((_, is_pair), _)| !is_pair);
        let counts = alike().filter(|((_, is_pair), _)| !(has_others && *is_pair));
        let (mut better, mut all) = (0.0, 0.0);
        for ((start, _), [stand, hit]) in counts {
            let times = if start.own()[0] == start.own()[1] {
                1.0
            } else {
                2.0
            };
            better += times * weight(start) * (hit - stand);
            all += times * weight(start);
        }
        (better / all).abs() < CLOSE
    };
    let sheet = Sheet::of(&Rules::HIT_AND_STAND);
    let close = close(&sheet).expect("some");
    let all = published.keys().map(|(start, _)| *start);
    let expected: Vec<Start> = all.filter(is_close).collect();
    let mut found = close.all().to_vec();
    found.sort_unstable();
    assert_eq!(found, expected);
    assert!(!found.is_empty());
}

/// Every two card values, the lower first.
fn pairs_of_values() -> impl Iterator<Item = (CardValue, CardValue)> {
    let lower = |high: CardValue| CardValue::ALL.into_iter().filter(move |low| *low <= high);
    let all = CardValue::ALL.into_iter();
    all.flat_map(move |high| lower(high).map(move |low| (low, high)))
}

/// The distance between the best play with these points and the next one, from the chart's row of the pair, or else of
/// the total.
fn margin(sheet: &Sheet, [low, high]: [u8; 2], up: CardValue) -> Option<f64> {
    let is_soft = low == 1 && sheet.rules.ace == AceRule::OneOrEleven;
    let row = |wanted: HandKind| sheet.chart.rows.iter().find(|row| row.hands == wanted);
    let of_pair = CardValue::ALL
        .into_iter()
        .find(|it| low == high && it.points() == low);
    let of_pair = of_pair.and_then(|pair| row(HandKind::Pair(pair)));
    let of_total = row(if is_soft {
        HandKind::Soft(low + high + 10)
    } else {
        HandKind::Hard(low + high)
    });
    let place = CardValue::ALL.into_iter().position(|it| it == up)?;
    let cell = |row: &coach::Row| row.cells[place].as_ref().map(|cell| cell.margin);
    of_pair.and_then(cell).or_else(|| of_total.and_then(cell))
}

#[test]
fn mistakes_are_kept_until_mended() {
    let start = |code: &str| code.parse::<Start>().expect(code);
    let mut mistakes = Mistakes::default();
    assert_eq!(mistakes.hands(), None);
    for code in ["A6T", "88T", "A6T"] {
        assert!(mistakes.changes_by(&Change::Made(start(code))));
        mistakes = mistakes.with(Change::Made(start(code)));
    }
    assert_eq!(mistakes.to_string(), "88T.A6T");
    assert!(!mistakes.changes_by(&Change::Made(start("A6T"))));
    assert!(!mistakes.changes_by(&Change::Mended(start("999"))));
    let mended = mistakes.clone().with(Change::Mended(start("88T")));
    assert_eq!(mended.to_string(), "A6T");
    for text in ["88T.A6T", "A6T", ""] {
        let read: Mistakes<Start> = text.parse().expect(text);
        assert_eq!(read.to_string(), text);
    }
    for text in ["x", ".", "88", "88T."] {
        assert_eq!(text.parse::<Mistakes<Start>>(), Err(NotPractice), "{text}");
    }
    let pairs = PracticeHands::Pairs.starts(&Rules::VEGAS);
    for start in &pairs {
        mistakes = mistakes.with(Change::Made(*start));
    }
    let kept = mistakes.hands().expect("some");
    assert_eq!(kept.all(), &pairs[pairs.len() - MOST..]);
    let too_many = PracticeHands::Close(close(&Sheet::of(&Rules::VEGAS)).expect("some"));
    let too_many = too_many
        .starts(&Rules::VEGAS)
        .iter()
        .chain(&pairs)
        .map(ToString::to_string)
        .collect::<Vec<_>>();
    let read: Mistakes<Start> = too_many.join(".").parse().expect("starts");
    assert_eq!(read.hands().expect("some").all().len(), MOST);
}

// The coach's notes.

/// The coach while a hand is played, and the mistakes that the page keeps.
#[derive(Default)]
struct Coached {
    coach: BlackjackCoach,
    last: LastCoach,
    mistakes: Mistakes<Start>,
    purpose: Purpose,
    deal: &'static str,
    play: String,
}

impl Coached {
    fn deals(&mut self, deal: &'static str, purpose: Purpose) {
        (self.deal, self.purpose) = (deal, purpose);
        self.play.clear();
    }

    /// Presents this decision, and returns the coach's note, if it changes the kept mistakes.
    fn decide(&mut self, hand: &str, up: &str, origin: coach::Origin) -> Option<Change<Start>> {
        let rules = Rules::VEGAS;
        let hand = Card::parse_list(hand).expect(hand);
        let question = (!hand.is_empty()).then(|| Question {
            rules,
            hand,
            upcard: up.parse().expect(up),
            seen: vec![],
            origin,
        });
        let mut legal = Action::ALL.to_vec();
        // The insurance question comes first, and alone.
        let is_insurance = up.starts_with('A') && self.play.is_empty();
        legal.retain(|action| {
            matches!(action, Action::Insurance | Action::NoInsurance) == is_insurance
        });
        let at = AtBlackjack {
            round: 1,
            purpose: self.purpose,
            rules,
            question,
            legal,
            count: None,
            over: None,
            day: None,
        };
        let request = CoachRequest {
            mode: Coach::After,
            asked: false,
            moment: Moment {
                deal: self.deal.to_owned(),
                play: self.play.clone(),
            },
            at,
        };
        let mut noted = None;
        let report = &mut |report| match report {
            Report::Mistake(change) => {
                assert_eq!(noted.replace(change), None, "once");
            }
            Report::Facts(_) => (),
        };
        self.coach
            .handle(Some(request), None, &mut self.last, report);
        let noted = noted.filter(|change| self.mistakes.changes_by(change));
        if let Some(change) = noted {
            self.mistakes = std::mem::take(&mut self.mistakes).with(change);
        }
        noted
    }

    fn takes(&mut self, action: Action) {
        use fair_deal::table::Action as _;
        self.play.push(action.code());
    }
}

#[test]
fn coach_notes_mistakes_and_practice_mends_them() {
    use coach::Origin::{Dealt as Whole, Split};
    let start = |code: &str| code.parse::<Start>().expect(code);
    let mut table = Coached::default();
    table.deals("ab", Purpose::Play);
    // Standing on ten with two cards.
    assert_eq!(table.decide("6S 4H", "TD", Whole), None);
    table.takes(Action::Stand);
    let made = Some(Change::Made(start("46T")));
    assert_eq!(table.decide("", "TD", Whole), made);
    assert_eq!(table.decide("", "TD", Whole), None, "it is noted once");
    // A decision with a third card counts for the first two cards.
    table.deals("cd", Purpose::Play);
    table.decide("5S 2H", "TD", Whole);
    table.takes(Action::Hit);
    assert_eq!(
        table.decide("5S 2H 4C", "TD", Whole),
        None,
        "that was right"
    );
    table.takes(Action::Stand);
    let made = Some(Change::Made(start("25T")));
    assert_eq!(table.decide("", "TD", Whole), made);
    // Split hands are left out.
    table.deals("ef", Purpose::Play);
    table.decide("8S 2H", "6D", Split { hands: 2 });
    table.takes(Action::Stand);
    assert_eq!(table.decide("", "6D", Whole), None);
    assert_eq!(table.mistakes.to_string(), "46T.25T");
    // Good play mends a mistake only in practice.
    for (deal, purpose, mended) in [
        ("gh", Purpose::Play, None),
        ("ij", Purpose::Practice, Some(Change::Mended(start("46T")))),
        ("kl", Purpose::Practice, None),
    ] {
        table.deals(deal, purpose);
        table.decide("6S 4H", "TD", Whole);
        table.takes(Action::Hit);
        assert_eq!(table.decide("", "TD", Whole), mended, "{deal}");
    }
    // Later good play in the same hand does not mend its mistake.
    table.deals("mn", Purpose::Practice);
    table.decide("5S 2H", "TD", Whole);
    table.takes(Action::Hit);
    let mended = table.decide("5S 2H 4C", "TD", Whole);
    assert_eq!(mended, Some(Change::Mended(start("25T"))));
    table.deals("op", Purpose::Practice);
    table.decide("TS 2H", "TD", Whole);
    table.takes(Action::Double);
    let made = Some(Change::Made(start("2TT")));
    assert_eq!(table.decide("TS 2H AC", "TD", Whole), made);
    table.takes(Action::Hit);
    assert_eq!(table.decide("", "TD", Whole), None);
    // Taking insurance can be a mistake. Declining it is no play of the hand.
    table.deals("qr", Purpose::Practice);
    table.decide("TS 9H", "AD", Whole);
    table.takes(Action::Insurance);
    let made = Some(Change::Made(start("9TA")));
    assert_eq!(table.decide("TS 9H", "AD", Whole), made);
    table.deals("st", Purpose::Practice);
    table.decide("TS 9H", "AD", Whole);
    table.takes(Action::NoInsurance);
    assert_eq!(table.decide("TS 9H", "AD", Whole), None);
    table.takes(Action::Stand);
    let mended = Some(Change::Mended(start("9TA")));
    assert_eq!(table.decide("", "AD", Whole), mended);
    assert_eq!(table.mistakes.to_string(), "2TT");
}

//! Practice at Jacks or Better: its hands, its exclusion from all counts, and the saved mistakes.

use std::collections::{BTreeMap, BTreeSet};

use crate::saves::{AppHarness, Move, click};
use crate::support::golden;
use crate::support::poker_coaches::Coaches;
use fair_deal::app::route::{Address, Link, LinkRequest, Route, VideoPokerTableId, practice_link};
use fair_deal::app::settings::{Coach, CoachBy, Setting, Visitor};
use fair_deal::app::{Msg, Notice, Stored};
use fair_deal::coach::draw::{CLOSE_MARGIN, DifficultHandsQuestion, Difficulty, DrawCoach};
use fair_deal::coach::message::{CoachMessage, JudgedDecision};
use fair_deal::coach::mistakes::{Change, Misplayed, Mistakes};
use fair_deal::coach::protocol::FromCoach;
use fair_deal::coach::request::{AnyCoachRequest, CoachRequest, Moment, Purpose};
use fair_deal::core::{Card, Category, Deal, PackCard, Rank, Secret, Suit, WildHand};
use fair_deal::games::video_poker::request::AtVideoPoker;
use fair_deal::games::video_poker::words::{video_poker_description, video_poker_news};
use fair_deal::pages::{self, paytable};
use fair_deal::poker::practice::{CanonicalHand, Kind, PracticeHands, Shape};
use fair_deal::poker::video_poker::{Action, Game, Stake};
use fair_deal::poker::{Coins, Hands, PayTable, VideoPokerTable};
use fair_deal::table::{
    self, AnyTable as _, Button, LinkError, Linked, Marks, Mode, News, NoSuchHand, NotPractice,
    Origin, Phase, Practice as _, Table,
};
use fair_deal::text::language::Language;
use fair_deal::wire::{Malformed, decode, encode};

fn hands(code: &str) -> PracticeHands {
    code.parse().expect(code)
}

fn secret(byte: u8) -> Secret {
    Secret::from_bytes([byte; 32])
}

fn jacks() -> PayTable {
    PayTable::jacks(9, 6)
}

/// The first five cards of a deal.
fn first(deal: &Deal) -> WildHand {
    WildHand::new(&deal.order_with_jokers()[..5]).expect("five cards")
}

// The choice of the deal.

#[test]
fn deals_equal_an_independent_program() {
    let file = golden("practice.json");
    for known in file["jacks"].as_array().expect("a list") {
        let text = |name: &str| known[name].as_str().expect(name);
        let entropy: Secret = text("entropy").parse().expect("a secret");
        let rules: PayTable = text("rules").parse().expect("rules");
        let deal = hands(text("hands")).deal(&rules, entropy).expect("a deal");
        assert_eq!(deal.secret().to_hex(), text("secret"), "{known}");
        assert_eq!(deal.cut(), 0);
        let order = deal.order_with_jokers();
        let first: Vec<String> = order[..8].iter().map(ToString::to_string).collect();
        assert_eq!(first.join(" "), text("first"));
    }
}

fn naturals(hand: &WildHand) -> Vec<Card> {
    hand.cards().iter().filter_map(|it| it.natural()).collect()
}

/// The largest number of cards of one suit with at least this rank.
fn of_a_suit(hand: &WildHand, from: Rank) -> usize {
    let of = |suit: Suit| {
        let cards = naturals(hand).into_iter();
        cards
            .filter(|it| it.suit == suit && it.rank >= from)
            .count()
    };
    Suit::ALL.map(of).into_iter().max().unwrap_or(0)
}

/// Returns true if one other card could make this hand a straight. The hand has no pair and no joker.
fn wants_a_straight(hand: &WildHand) -> bool {
    let cards = naturals(hand);
    (0..cards.len()).any(|swapped| {
        Rank::ALL.into_iter().any(|rank| {
            let mut cards = cards.clone();
            // Mixed suits rule out a flush.
            cards[swapped] = Card::new(rank, Suit::Spades);
            for (card, suit) in cards
                .iter_mut()
                .zip(Suit::ALL.into_iter().chain([Suit::Hearts]))
            {
                card.suit = suit;
            }
            let cards: Vec<PackCard> = cards.into_iter().map(PackCard::from).collect();
            WildHand::new(&cards).is_ok_and(|hand| hand.rank().category() == Category::Straight)
        })
    })
}

/// The pay tables of Jacks or Better, and the usual one of joker poker.
fn tables() -> impl Iterator<Item = PayTable> {
    let jacks = Game::JacksOrBetter.usual_tables();
    jacks.map(|usual| usual.table()).chain([PayTable::KINGS])
}

#[test]
fn every_kind_deals_its_hands_by_every_pay_table() {
    for table in tables() {
        let game = table.game();
        let lowest = if game == Game::JokerKings {
            Rank::King
        } else {
            Rank::Jack
        };
        for kind in Kind::ALL {
            let wanted = PracticeHands::Of(kind);
            if Kind::of(game).all(|it| it != kind) {
                let is_video_poker = game == Game::JacksOrBetter;
                let is_other = matches!(kind, Kind::Deuces | Kind::Kickers);
                assert!(is_other || is_video_poker && kind == Kind::Joker);
                assert_eq!(wanted.deal(&table, secret(1)), Err(NoSuchHand));
                continue;
            }
            for number in 0..40 {
                let deal = wanted.deal(&table, secret(4).practice(number));
                let hand = first(&deal.expect("a deal"));
                let jokers = hand.jokers().count();
                let rank = hand.rank();
                let high = |card: &Card| card.rank >= lowest;
                let is_so = match kind {
                    Kind::Joker => jokers == 1,
                    Kind::Deuces | Kind::Kickers => false,
                    Kind::HighPairs => rank.category() == Category::OnePair && rank.top() >= lowest,
                    Kind::LowPairs => rank.category() == Category::OnePair && rank.top() < lowest,
                    Kind::FourToFlush => of_a_suit(&hand, Rank::Two) == 4,
                    Kind::ThreeToRoyal => {
                        of_a_suit(&hand, Rank::Ten) == 3 && of_a_suit(&hand, Rank::Two) == 3
                    }
                    Kind::FourToStraight => {
                        of_a_suit(&hand, Rank::Ten) < 3
                            && of_a_suit(&hand, Rank::Two) < 4
                            && (rank.category() != Category::HighCard || wants_a_straight(&hand))
                    }
                    Kind::HighCards => {
                        rank.category() == Category::HighCard
                            && naturals(&hand).iter().filter(|it| high(it)).count() > 1
                            && !wants_a_straight(&hand)
                    }
                };
                assert!(is_so, "{kind:?} {hand:?}");
                assert_eq!(jokers > 0, kind == Kind::Joker, "{kind:?} {hand:?}");
                assert!(kind == Kind::Joker || rank.category() <= Category::OnePair);
            }
        }
    }
}

#[test]
fn cards_after_the_hand_are_random() {
    // Nine of the 47 other cards complete a flush of four cards.
    let wanted = PracticeHands::Of(Kind::FourToFlush);
    let all = 3_000;
    let (mut next, mut last) = (0_u32, 0_u32);
    for number in 0..all {
        let deal = wanted.deal(&jacks(), secret(3).practice(number));
        let deal = deal.expect("a deal");
        let hand = first(&deal);
        let of = |suit: Suit| naturals(&hand).iter().filter(|it| it.suit == suit).count();
        let suit = Suit::ALL.into_iter().find(|suit| of(*suit) == 4);
        let order = deal.order();
        next += u32::from(Some(order[5].suit) == suit);
        last += u32::from(Some(order[51].suit) == suit);
    }
    // 574.5 expected with a deviation of 21.5.
    assert!((450..700).contains(&next), "{next}");
    assert!((450..700).contains(&last), "{last}");
}

#[test]
fn mistaken_hands_come_equally_often() {
    for (code, table) in [
        ("mistakes.lf.cx.tx.lr", jacks()),
        ("mistakes.hrj.lsj.nx.lr", PayTable::KINGS),
    ] {
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        for number in 0..400 {
            let deal = hands(code).deal(&table, secret(9).practice(number));
            let hand = first(&deal.expect("a deal"));
            let shape = Shape::of(table.game(), &hand);
            *seen.entry(shape.to_string()).or_default() += 1;
        }
        assert_eq!(seen.len(), 4, "{seen:?}");
        // 100 expected for each with a deviation of 8.7. Seven deviations are 61.
        assert!(
            seen.values().all(|count| (40..160).contains(count)),
            "{seen:?}"
        );
        assert!(
            seen.keys().all(|shape| code.contains(shape.as_str())),
            "{seen:?}"
        );
    }
    // Shapes that the pack cannot deal are left out.
    let with_joker = hands("mistakes.hrj.lsj");
    assert_eq!(with_joker.deal(&jacks(), secret(1)), Err(NoSuchHand));
    assert!(hands("mistakes.hrj.lf").deal(&jacks(), secret(1)).is_ok());
}

#[test]
fn every_valid_shape_is_dealt() {
    for table in [jacks(), PayTable::KINGS] {
        let mut dealt = 0;
        for made in ['n', 'c', 'l', 'h', 't'] {
            for wants in ['x', 'f', 'r', 's'] {
                for joker in ["", "j"] {
                    let code = format!("mistakes.{made}{wants}{joker}");
                    let Ok(wanted) = code.parse::<PracticeHands>() else {
                        continue;
                    };
                    // Two pair or better has no distinction by draws, and a hand with a joker has at least a pair.
                    assert!(made != 't' || wants == 'x', "{code}");
                    assert!(joker.is_empty() || !['n', 'c'].contains(&made), "{code}");
                    if let Ok(deal) = wanted.deal(&table, secret(6)) {
                        let shape = Shape::of(table.game(), &first(&deal));
                        assert_eq!(format!("mistakes.{shape}"), code);
                        dealt += 1;
                    } else {
                        let is_other =
                            table == jacks() && (!joker.is_empty() || code.ends_with("nr"));
                        assert!(is_other, "{code} by {table}");
                    }
                }
            }
        }
        assert_eq!(dealt, if table == jacks() { 16 } else { 26 }, "{table}");
    }
}

/// The hands that a worker finds from this seed.
fn close_hands(coach: &DrawCoach, seed: u32) -> Vec<CanonicalHand> {
    difficult_hands(coach, Difficulty::Close, seed)
}

fn difficult_hands(coach: &DrawCoach, difficulty: Difficulty, seed: u32) -> Vec<CanonicalHand> {
    let table = *coach.table();
    let question = DifficultHandsQuestion {
        table,
        difficulty,
        seed,
    };
    question.ask(coach)
}

/// The number of hands that equal this one but for order and suits.
fn alike_to(hand: CanonicalHand) -> u32 {
    let text = hand.to_string();
    let codes: Vec<&str> = (0..5).map(|at| &text[2 * at..2 * at + 2]).collect();
    let mut hands = BTreeSet::new();
    for number in 0..256 {
        let suits = [0, 2, 4, 6].map(|shift| "SHDC".as_bytes()[number >> shift & 3]);
        if BTreeSet::from(suits).len() == 4 {
            let exchanged = codes.iter().map(|code| match code.split_at(1) {
                (rank, suit) if "SHDC".contains(suit) => {
                    (rank, char::from(suits["SHDC".find(suit).expect("a suit")]))
                }
                (joker, _) => (joker, ' '),
            });
            hands.insert(exchanged.collect::<BTreeSet<_>>());
        }
    }
    u32::try_from(hands.len()).expect("at most 24")
}

#[test]
fn listed_close_decisions_are_close_and_dealt() {
    for table in tables() {
        let coach = DrawCoach::new(&table);
        let found = close_hands(&coach, 7);
        assert_eq!(found.len(), CanonicalHand::MOST, "{table}");
        for alike in &found {
            let text = alike.to_string();
            let codes: Vec<&str> = (0..5).map(|at| &text[2 * at..2 * at + 2]).collect();
            let hand: WildHand = codes.join(" ").parse().expect(&text);
            let advice = coach.advise(&hand).expect("advice");
            let ranked = advice.ranked();
            let margin = ranked[0].value() - ranked[1].value();
            assert!(margin > 0.0 && margin < CLOSE_MARGIN, "{text} {margin}");
            assert!((advice.margin() - margin).abs() < 1e-12);
            assert_eq!(CanonicalHand::of(&hand), *alike);
        }
        let close = PracticeHands::close(found.clone()).expect("enough");
        assert_eq!(hands(&close.to_string()), close);
        let mut seen: Vec<CanonicalHand> = Vec::new();
        let mut tried = 0;
        for number in 0..20 {
            let entropy = secret(2).practice(number);
            let deal = close.deal(&table, entropy).expect("a deal");
            let of_deal = (1..=180_000).find(|tried| entropy.practice(*tried) == deal.secret());
            tried += of_deal.expect("a secret of this entropy");
            let alike = CanonicalHand::of(&first(&deal));
            assert!(found.contains(&alike), "{alike}");
            if !seen.contains(&alike) {
                seen.push(alike);
            }
        }
        assert!(seen.len() > 10, "{seen:?}");
        // As many secrets as there are hands for each wanted one. The standard deviation of the sum is 4.5 times that.
        let wanted: u32 = found.iter().map(|hand| alike_to(*hand)).sum();
        let jokers = table.game().wild_cards().jokers().count();
        let expected = [2_598_960, 2_869_685][jokers] / wanted;
        let limits = 6 * expected..34 * expected;
        assert!(
            limits.contains(&tried),
            "{table}: {tried}, not 20 times {expected}"
        );
        assert_ne!(found, close_hands(&coach, 8), "others from another seed");
    }
    for numbers in [[54; 5], [1; 5]] {
        assert_eq!(decode::<CanonicalHand>(&encode(&numbers)), Err(Malformed));
    }
}

fn hand_of(alike: CanonicalHand) -> WildHand {
    let text = alike.to_string();
    let codes: Vec<&str> = (0..5).map(|at| &text[2 * at..2 * at + 2]).collect();
    codes.join(" ").parse().expect(&text)
}

/// If another card replaces a discarded one, another hold is the best, and it does not hold that card.
#[test]
fn penalty_cards_change_the_best_hold() {
    let mut with = 0;
    for game in Game::ALL {
        let table = game.usual();
        let coach = DrawCoach::new(&table);
        let found = difficult_hands(&coach, Difficulty::Penalty, 7);
        let Some(practice) = PracticeHands::penalty(found.clone()) else {
            continue;
        };
        with += 1;
        let pack: Vec<PackCard> = every_card(game);
        for alike in found.iter().take(3) {
            let hand = hand_of(*alike);
            let best = |hand: &WildHand| {
                let advice = coach.advise(hand).expect("advice");
                let best = advice.all_best();
                (best.len() == 1).then(|| best[0].swapped())
            };
            let swapped = best(&hand).expect("one best hold");
            let is_changed = swapped.places().any(|place| {
                pack.iter().any(|card| {
                    let mut cards = *hand.cards();
                    cards[place] = *card;
                    let other = WildHand::new(&cards).ok().and_then(|hand| best(&hand));
                    other.is_some_and(|other| other != swapped && other.is_marked(place))
                })
            });
            assert!(is_changed, "{game}: {alike}");
        }
        let deal = practice.deal(&table, secret(2)).expect("a deal");
        assert!(found.contains(&CanonicalHand::of(&first(&deal))), "{game}");
        assert_eq!(hands(&practice.to_string()), practice);
    }
    assert!(with > 15, "{with} games have such hands");
}

fn every_card(game: Game) -> Vec<PackCard> {
    Deal::uncut(secret(1), game.decks()).order_with_jokers()
}

#[test]
fn hands_without_a_penalty_card_are_not_found() {
    let coach = DrawCoach::new(&jacks());
    let found: Vec<CanonicalHand> = (0..4)
        .flat_map(|seed| difficult_hands(&coach, Difficulty::Penalty, seed))
        .collect();
    assert!(found.len() > 40, "{}", found.len());
    for plain in ["KS KH 7D 4C 2S", "AS KS QS JS 2H", "2C 3D 4H 5S 9C"] {
        assert!(
            !found.contains(&CanonicalHand::of(&plain.parse().expect(plain))),
            "{plain}"
        );
    }
}

/// A hand in another order or with exchanged suits is the same. Another rank or suit pattern makes it another hand.
#[test]
fn hands_are_alike_up_to_order_and_suits() {
    let alike = |codes: &str| CanonicalHand::of(&codes.parse().expect(codes));
    for (one, other, are_alike) in [
        ("KS KH 7S 7D 2C", "2S 7H KH 7C KD", true),
        ("KS KH 7S 7D 2C", "2C 7H KH 7S KS", false),
        ("KS KH 7S 7D 2C", "KS KH 7C 7D 2C", false),
        ("KS KH 7S 7D 2C", "KS KH 7S 7D 3C", false),
        ("AS KS QS JS TH", "AH KH QH JH TS", true),
        ("AS KS QS JS TH", "AS KS QS JH TS", false),
        ("X1 KS QS JS 2H", "KD QD JD 2C X1", true),
        ("X1 KS QS JS 2H", "KD QD JD 2D X1", false),
    ] {
        assert_eq!(alike(one) == alike(other), are_alike, "{one} and {other}");
    }
}

// Links.

/// The code of a link to close decisions from the page.
fn close_code(table: &PayTable) -> String {
    let found = close_hands(&DrawCoach::new(table), 7);
    PracticeHands::close(found).expect("enough").to_string()
}

#[test]
fn link_names_its_hands_and_pay_table() {
    let mut codes = vec!["mistakes.lf.cx".to_owned(), close_code(&jacks())];
    codes.extend(Kind::ALL.map(|kind| PracticeHands::Of(kind).to_string()));
    for code in codes {
        let wanted = hands(&code);
        assert_eq!(wanted.to_string(), code);
        let link = practice_link(Route::JACKS, &wanted, &PayTable::KINGS);
        let expected = Link::VideoPoker(LinkRequest::Practice(
            Ok(wanted.clone()),
            Some(PayTable::KINGS),
        ));
        assert_eq!(Address::parse(&link).link, Some(Ok(expected)), "{link}");
        let without = Address::parse(&format!("#/poker/jacks?practice={code}")).link;
        assert_eq!(
            without,
            Some(Ok(Link::VideoPoker(LinkRequest::Practice(
                Ok(wanted),
                None
            ))))
        );
    }
    let close = close_code(&jacks());
    let too_few: Vec<&str> = close.split('.').take(CanonicalHand::LEAST).collect();
    for code in [
        "",
        "soft",
        "pairs",
        "low-pairs.lf",
        "Low-pairs",
        "close",
        "close.",
        "close.KSKH7S7D2C",
        &too_few.join("."),
        &close.replacen("AC", "AX", 1),
        &close.replacen('.', "..", 2),
        "mistakes",
        "mistakes.",
        "mistakes.l",
        "mistakes.lfx",
        "mistakes.lfjj",
        "mistakes.LF",
        "mistakes.tf",
        "mistakes.nxj",
        "mistakes.88T",
        "mistakes.lf.",
        "ä",
        "\u{0}",
    ] {
        assert_eq!(code.parse::<PracticeHands>(), Err(NotPractice), "{code}");
        if code == "mistakes.lf." {
            // In a link the full stop belongs to the text around it.
            let whole = code.trim_end_matches('.').parse::<PracticeHands>();
            assert!(whole.is_ok(), "{code}");
            continue;
        }
        let link = Address::parse(&format!("#/poker/jacks?practice={code}")).link;
        let expected = Link::VideoPoker(LinkRequest::Practice(Err(NotPractice), None));
        assert_eq!(link, Some(Ok(expected)), "{code}");
    }
    let unknown = Address::parse("#/poker/jacks?practice=low-pairs&rules=9/6").link;
    assert_eq!(unknown, Some(Err(LinkError::RulesAlone)));
    let daily = Address::parse("#/poker/jacks/daily?practice=low-pairs").link;
    assert_eq!(daily, None);
}

fn table(page: &AppHarness) -> &VideoPokerTable {
    page.model.video_poker(VideoPokerTableId::Free)
}

fn go(page: &mut AppHarness, fragment: &str) {
    page.send(Msg::FragmentChanged(fragment.to_owned()));
}

fn press(page: &mut AppHarness, button: Button<Action>) {
    let clicked = table::Msg::Clicked(button, table(page).position());
    page.send(Msg::VideoPoker(VideoPokerTableId::Free, clicked));
}

fn stand_pat(page: &mut AppHarness) {
    press(page, Button::Act(Action::StandPat));
}

fn practising(page: &AppHarness) -> Option<String> {
    table(page).practice().map(ToString::to_string)
}

#[test]
fn mangled_link_deals_nothing_and_is_reported() {
    let mut page = AppHarness::open("#/poker/jacks", Stored::default(), 0);
    click(&mut page, Move::Deal);
    let before = page.table();
    go(&mut page, "#/poker/jacks?practice=soft");
    assert_eq!(page.table(), before);
    assert_eq!(page.model.notice(), Some(Notice::PracticeMangled));
    assert_eq!(practising(&page), None);
    // Hands that the pack cannot deal.
    go(
        &mut page,
        "#/poker/jacks?practice=joker&rules=800-50-25-9-6-4-3-2-1",
    );
    assert_eq!(page.table(), before);
    assert_eq!(table(&page).news(), Some(&News::NoSuchHand));
    // A list of hands with jokers is refused too, without a long search.
    let with_joker: Vec<String> = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC"]
        .iter()
        .flat_map(|card| ["KCKDKH", "ACADAH"].map(|rest| format!("{card}{rest}X1")))
        .collect();
    let link = format!(
        "#/poker/jacks?practice=close.{}&rules=800-50-25-9-6-4-3-2-1",
        with_joker.join(".")
    );
    go(&mut page, &link);
    assert_eq!(page.table(), before);
    assert_eq!(page.model.notice(), None, "{link}");
    assert_eq!(table(&page).news(), Some(&News::NoSuchHand));
    let told = video_poker_news(Language::English, table(&page));
    assert!(told.contains("no such hand"), "{told}");
    for language in Language::ALL {
        assert_ne!(video_poker_news(language, table(&page)), "");
    }
}

// At the table.

#[test]
fn practice_deals_at_once_and_is_never_counted() {
    let mut page = AppHarness::open("#/poker/jacks", Stored::default(), 3);
    let three = Stake::of(Coins::new(3).expect("three"));
    page.send(Msg::VideoPoker(
        VideoPokerTableId::Free,
        table::Msg::ChoseStake(three),
    ));
    click(&mut page, Move::Deal);
    stand_pat(&mut page);
    let before = (table(&page).tally(), *table(&page).purse());
    let kings = PayTable::KINGS;
    go(
        &mut page,
        &format!("#/poker/jacks?practice=joker&rules={kings}"),
    );
    assert_eq!(practising(&page).as_deref(), Some("joker"));
    assert_eq!(table(&page).news(), Some(&News::PracticeBegun));
    let mut seals = Vec::new();
    for _ in 0..8 {
        let round = table(&page).phase().round().expect("a round");
        assert_eq!((*round.table(), round.coins()), (kings, Coins::MOST));
        assert_eq!(round.hand().jokers().count(), 1);
        let sealed = table(&page).sealed().expect("a deal");
        assert_eq!(
            (sealed.origin, sealed.seal),
            (Origin::Practice, sealed.deal.seal())
        );
        assert_eq!(table(&page).chips_left(), before.1.chips());
        assert!(table(&page).revealed().is_none());
        seals.push(page.seal());
        stand_pat(&mut page);
        assert!(table(&page).revealed().is_some());
        assert_eq!(table(&page).next_seal(), None);
        assert!(!table(&page).may_choose() && !table(&page).may_choose_stake());
        let told = video_poker_news(Language::English, table(&page));
        assert!(told.contains("Practice isn’t counted."), "{told}");
        assert_eq!((table(&page).tally(), *table(&page).purse()), before);
        let offered = table(&page).buttons().into_iter().map(|(button, _)| button);
        assert!(offered.eq([Button::Deal, Button::EndPractice]));
        click(&mut page, Move::Deal);
        assert_eq!(table(&page).news(), Some(&News::Dealt), "it is said once");
    }
    seals.dedup();
    assert_eq!(seals.len(), 8);
    press(&mut page, Button::EndPractice);
    assert_eq!(practising(&page), None);
    assert_eq!(*table(&page).rules(), jacks(), "those from before");
    assert_eq!(*table(&page).stake(), three);
    assert_eq!((table(&page).tally(), *table(&page).purse()), before);
    assert!(matches!(
        table(&page).phase(),
        Phase::Bare | Phase::Ready(_)
    ));
}

#[test]
fn interrupted_round_returns_even_after_a_reload() {
    let close = close_code(&PayTable::KINGS);
    for code in ["three-to-royal", "mistakes.lfj.hxj", &close] {
        let mut page = AppHarness::open("#/poker/jacks", Stored::default(), 5);
        click(&mut page, Move::Deal);
        click(&mut page, Move::Mark(2));
        let before = page.table();
        go(
            &mut page,
            &format!("#/poker/jacks?practice={code}&rules={}", PayTable::KINGS),
        );
        assert_eq!(table(&page).suspended_rounds(), 1);
        click(&mut page, Move::Mark(1));
        let practice = page.table();
        let mut again = page.again("#/poker/jacks");
        assert_eq!(again.table(), practice);
        assert_eq!(practising(&again).as_deref(), Some(code));
        for page in [&mut page, &mut again] {
            stand_pat(page);
            // A link without a pay table keeps the pay table of the practice before.
            go(page, "#/poker/jacks?practice=low-pairs");
            assert_eq!(practising(page).as_deref(), Some("low-pairs"));
            assert_eq!(*table(page).rules_on_table(), PayTable::KINGS);
            press(page, Button::EndPractice);
            assert_eq!(page.table(), before);
            assert_eq!(table(page).suspended_rounds(), 0);
        }
    }
}

/// A long list shrinks until nothing is left, though its last hands are rarely found.
#[test]
fn listed_hands_come_back_until_they_are_right() {
    let close = close_code(&jacks());
    let short: Vec<&str> = close.split('.').take(CanonicalHand::LEAST + 1).collect();
    for (code, hands) in [
        (short.join("."), CanonicalHand::LEAST),
        ("mistakes.lf.cx".to_owned(), 2),
    ] {
        let link = format!("#/poker/jacks?practice={code}");
        let mut page = AppHarness::open(&link, Stored::default(), 5);
        page.send(Msg::Chose(Setting::Coach(Coach::After)));
        let score = |page: &AppHarness| table(page).practice_score().expect("a score");
        assert_eq!(score(&page).left, Some(hands));
        let mut dealt = 0;
        while score(&page).left != Some(0) {
            dealt += 1;
            stand_pat(&mut page);
            let request = page.model.coach_request().expect("a request");
            page.send(Msg::CoachSaid(Box::new(CoachMessage {
                moment: request.moment().clone(),
                judged: Some(JudgedDecision {
                    sentence: "Judged.".to_owned(),
                    cost: Some(if dealt == 1 { 0.1 } else { 0.0 }),
                }),
                ..CoachMessage::default()
            })));
            let now = score(&page);
            assert_eq!((now.right, now.tried), (dealt - 1, dealt));
            click(&mut page, Move::Deal);
            if now.left == Some(0) {
                assert_eq!(score(&page).left, Some(hands), "the list begins again");
                break;
            }
        }
        assert!(dealt < 3 * hands, "{dealt} deals for {hands} hands");
    }
}

#[test]
fn link_with_a_pay_table_ends_practice() {
    let mut page = AppHarness::open("#/poker/jacks?practice=low-pairs", Stored::default(), 0);
    go(
        &mut page,
        &format!("#/poker/jacks?rules={}", PayTable::KINGS),
    );
    assert_eq!(practising(&page), None);
    assert_eq!(*table(&page).rules(), PayTable::KINGS);
    assert_eq!(page.model.notice(), None);
}

#[test]
fn a_damaged_save_of_practice_is_refused() {
    let page = AppHarness::open("#/poker/jacks?practice=low-pairs", Stored::default(), 0);
    let save = table(&page).save().expect("a save");
    for damage in [
        save.replace("practice=low-pairs", "practice=soft"),
        save.replace("practice=low-pairs", "practice=mistakes.nxj"),
        save.replace("practice=low-pairs", "practice=close.KSKH7S7D2C"),
        save.replace("&practice=low-pairs", ""),
        save.replace("from=practice", "from=link"),
        save.replace("&from=practice", ""),
        save.replace("phase=play", "phase=ready"),
    ] {
        assert_ne!(damage, save);
        let restored = Table::restore(Mode::Free, &damage);
        assert!(
            restored.map(|(it, _): (VideoPokerTable, _)| it).is_err(),
            "{damage}"
        );
    }
}

#[test]
fn news_and_description_name_the_practice() {
    let page = AppHarness::open("#/poker/jacks?practice=low-pairs", Stored::default(), 0);
    for (language, name) in [
        (Language::English, "Practice: low pairs."),
        (Language::Japanese, "練習：配当のないペア。"),
        (Language::Russian, "Тренировка: низкие пары."),
    ] {
        let news = video_poker_news(language, table(&page));
        assert!(
            news.starts_with(name) && news.len() > name.len() + 10,
            "{news}"
        );
        let description = video_poker_description(language, table(&page));
        assert!(description.contains(name), "{description}");
    }
    let description = video_poker_description(Language::English, table(&page));
    for sentence in [
        "Pay table: Jacks or Better 9/6.",
        "Practice isn’t counted.",
        "end the practice",
    ] {
        assert!(description.contains(sentence), "{description}");
    }
}

#[test]
fn practice_deal_can_be_shared() {
    let mut page = AppHarness::open(
        "#/poker/jacks?practice=joker&rules=800-200-100-50-20-7-5-3-2-1-1",
        Stored::default(),
        0,
    );
    let hand = |page: &AppHarness| table(page).phase().round().map(|round| *round.hand());
    let before = hand(&page);
    stand_pat(&mut page);
    let link = table(&page).link(Linked::Deal).expect("a link");
    go(&mut page, &format!("#/poker/jacks?{link}"));
    click(&mut page, Move::Deal);
    assert_eq!(hand(&page), before);
    assert_eq!(practising(&page), None);
}

#[test]
fn coach_request_says_it_is_practice() {
    let mut page = AppHarness::open("#/poker/jacks", Stored::default(), 0);
    page.send(Msg::Chose(Setting::Coach(Coach::After)));
    let at = |page: &AppHarness| {
        let request = page.model.video_poker_request(VideoPokerTableId::Free);
        request.expect("a request").at
    };
    assert_eq!(at(&page).purpose, Purpose::Play);
    go(
        &mut page,
        &format!("#/poker/jacks?practice=joker&rules={}", PayTable::KINGS),
    );
    assert_eq!(at(&page).purpose, Purpose::Practice);
    assert_eq!(at(&page).table, PayTable::KINGS);
}

// The coach's notes.

/// The coach while hands are played, and the reading pages, which hear of the stored mistakes.
struct PlayedHands {
    coaches: Coaches,
    pages: pages::Model,
    deals: u32,
}

impl PlayedHands {
    fn new() -> PlayedHands {
        PlayedHands {
            coaches: Coaches::default(),
            pages: pages::Model::open("#/poker/jacks", Visitor::default(), None).0,
            deals: 0,
        }
    }

    /// Plays this hand with these cards swapped, and returns the coach's note.
    fn plays(
        &mut self,
        (table, coins): (PayTable, Coins),
        purpose: Purpose,
        hand: &str,
        swapped: &[usize],
    ) -> Option<Change<Misplayed>> {
        self.deals += 1;
        let at = AtVideoPoker {
            by: CoachBy::Value,
            purpose,
            table,
            coins,
            hands: Hands::ONE,
            chosen: table,
            hand: Some(hand.parse().expect(hand)),
            paid: None,
            day: None,
        };
        let deal = self.deals.to_string();
        let request = |play: String, at: AtVideoPoker| CoachRequest {
            mode: Coach::After,
            asked: false,
            moment: Moment {
                deal: deal.clone(),
                play,
            },
            at,
        };
        let marks = swapped
            .iter()
            .fold(Marks::NONE, |all, place| all.toggled(*place));
        let over = AtVideoPoker {
            hand: None,
            paid: Some(0),
            ..at.clone()
        };
        let dealt = request("5-".to_owned(), at);
        let over = request(format!("5-{}", marks.code()), over);
        let mut noted = None;
        for request in [dealt, over.clone(), over] {
            let request = AnyCoachRequest::VideoPoker(request);
            for answer in self.coaches.request(Some(request)) {
                if let FromCoach::StoreMistakes(_, record) = answer {
                    let kept: Mistakes<Misplayed> = record.parse().expect("a record");
                    let change = change_between(self.pages.misplayed(), &kept);
                    assert_eq!(noted.replace(change), None, "once");
                    self.pages.update(pages::Msg::GotMisplayed(kept));
                }
            }
        }
        noted
    }
}

/// Returns the change that makes `after` of `before`.
fn change_between(before: &Mistakes<Misplayed>, after: &Mistakes<Misplayed>) -> Change<Misplayed> {
    let all = |it: &Mistakes<Misplayed>| it.hands().map_or(vec![], |hands| hands.all().to_vec());
    let (before, after) = (all(before), all(after));
    match before.iter().find(|hand| !after.contains(hand)) {
        Some(mended) => Change::Mended(*mended),
        None => Change::Made(*after.last().expect("a hand")),
    }
}

#[test]
fn coach_notes_mistaken_shapes_and_mends_them() {
    let five = |table| (table, Coins::MOST);
    let of = |table: PayTable, shape: &str| Misplayed {
        table,
        shape: shape.parse().expect(shape),
    };
    let (nine, six) = (jacks(), PayTable::jacks(6, 5));
    let mut played = PlayedHands::new();
    // Four to a flush is better than a low pair.
    let hand = "7S 7H KS 4S 2S";
    let (holds_pair, holds_flush) = ([2, 3, 4], [1]);
    let noted = played.plays(five(nine), Purpose::Play, hand, &holds_pair);
    assert_eq!(noted, Some(Change::Made(of(nine, "lf"))));
    let noted = played.plays(five(nine), Purpose::Play, hand, &holds_flush);
    assert_eq!(noted, None, "good play mends nothing but in practice");
    let noted = played.plays(five(six), Purpose::Practice, hand, &holds_flush);
    assert_eq!(noted, None, "it is of another pay table");
    let noted = played.plays(five(six), Purpose::Practice, hand, &holds_pair);
    assert_eq!(noted, Some(Change::Made(of(six, "lf"))), "in practice too");
    // A joker and another bet: the mistake is saved by the pay table, whatever the number of coins.
    let one = (PayTable::KINGS, Coins::ONE);
    let noted = played.plays(one, Purpose::Play, "X1 KD 9S 4C 2H", &[0, 2, 3, 4]);
    assert_eq!(noted, Some(Change::Made(of(PayTable::KINGS, "hxj"))));
    let kept = played.pages.misplayed().clone();
    let text = format!("{nine}~lf.{six}~lf.{}~hxj", PayTable::KINGS);
    assert_eq!(kept.to_string(), text);
    assert_eq!(text.parse(), Ok(kept.clone()));
    let shapes = kept.shapes(&nine).map(PracticeHands::Mistakes);
    assert_eq!(shapes, Some(hands("mistakes.lf")));
    assert_eq!(kept.shapes(&PayTable::jacks(8, 5)), None);
    // Another hand of the same shape counts as well.
    let noted = played.plays(five(nine), Purpose::Practice, "9D 9C AD 5D 3D", &[1]);
    assert_eq!(noted, Some(Change::Mended(of(nine, "lf"))));
    assert_eq!(played.pages.misplayed().shapes(&nine), None);
    assert!(played.pages.misplayed().shapes(&six).is_some());
    // The pay table on the page hides it, so the page names the other one with the latest mistake.
    let elsewhere = |table| played.pages.misplayed().elsewhere(table);
    assert_eq!(elsewhere(&nine), Some((PayTable::KINGS, 1)));
    assert_eq!(elsewhere(&PayTable::KINGS), Some((six, 1)));
    for text in [
        "lf",
        "9/6~lf",
        "800-50-25-9-6-4-3-2-1~",
        "800-50-25-9-6-4-3-2-1~lf.",
        "88T",
    ] {
        let read = text.parse::<Mistakes<Misplayed>>();
        assert_eq!(read, Err(NotPractice), "{text}");
    }
}

#[test]
fn pay_table_page_finds_close_decisions() {
    let visitor = Visitor::default();
    let (mut pages, effects) = pages::Model::open("#/poker/paytable", visitor, None);
    let ask = |table| {
        pages::Effect::PayTable(paytable::Effect::Own(
            paytable::OwnEffect::AskDifficultHands(table),
        ))
    };
    assert!(effects.contains(&ask(jacks())), "{effects:?}");
    assert_eq!(pages.paytable().close(), None);
    let close = |table: &PayTable| close_hands(&DrawCoach::new(table), 1);
    let got = |table: PayTable| {
        let hands = close(&table);
        pages::Msg::PayTable(paytable::Msg::GotClose(table, hands))
    };
    pages.update(got(jacks()));
    let expected = PracticeHands::close(close(&jacks()));
    assert_eq!(pages.paytable().close(), expected);
    // Another table has other hands, and a late answer is dropped.
    let other = pages::Msg::PayTable(paytable::Msg::Chose(PayTable::KINGS));
    let effects = pages.update(other);
    assert!(effects.contains(&ask(PayTable::KINGS)), "{effects:?}");
    assert_eq!(pages.paytable().close(), None);
    pages.update(got(jacks()));
    assert_eq!(pages.paytable().close(), None);
    // A list that is too short is not offered, but its length is known.
    let few = close(&PayTable::KINGS)[..CanonicalHand::LEAST - 1].to_vec();
    pages.update(pages::Msg::PayTable(paytable::Msg::GotClose(
        PayTable::KINGS,
        few,
    )));
    assert_eq!(pages.paytable().close(), None);
    assert_eq!(
        pages.paytable().close_known(),
        Some(CanonicalHand::LEAST - 1)
    );
}

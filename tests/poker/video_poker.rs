//! Every game of video poker at the page's table: opened by a link, played, saved, shared, checked, counted and
//! announced.

use fair_deal::app::Stored;
use fair_deal::app::language::Language;
use fair_deal::app::route::{Address, Link, LinkRequest, VideoPokerTableId};
use fair_deal::check::{AnyCheck, CheckVerdict, Noted};
use fair_deal::coach::draw::strategy::Held;
use fair_deal::coach::draw::{DrawCoach, Holding};
use fair_deal::core::{Category, Deal, Rank, Secret, WildHand};
use fair_deal::games::video_poker::coach::{DrawFacts, DrawShown};
use fair_deal::games::video_poker::sentences;
use fair_deal::games::video_poker::words::games::called_in;
use fair_deal::games::video_poker::words::video_poker_description;
use fair_deal::history::{Ending, Group, Id, Judge, Record, Row, file, row_of};
use fair_deal::memory::Reviews;
use fair_deal::pages::history::words as history;
use fair_deal::pages::paytable::words::row;
use fair_deal::pages::stats::words as stats;
use fair_deal::poker::practice::{Kind, PracticeHands};
use fair_deal::poker::video_poker::{Action, Class, Game, Round, WildCards};
use fair_deal::poker::{PayTable, VideoPoker};
use fair_deal::table::{
    Button, Dealt, Decisions, Fields, Linked, Marks, Mode, Msg as TableMsg, Practice as _,
    Round as _, Rules as _, Table,
};
use fair_deal::text::poker;

use crate::saves::AppHarness;

/// A round of this game from this secret with these cards swapped.
fn played(table: &PayTable, secret: u8, swapped: Marks) -> Dealt<Round> {
    let deal = Deal::uncut(Secret::from_bytes([secret; 32]), table.decks());
    let mut decisions = Decisions::beginning(Round::usual_stake(table));
    decisions.push(Action::discarding(swapped));
    Dealt::of_deal(deal, table, &decisions).expect("legal")
}

#[test]
fn table_is_chosen_by_link_and_played() {
    let mut groups = vec![];
    for (number, game) in (0..).zip(Game::ALL) {
        let pays = game.usual();
        let link = format!("#/poker/jacks?rules={pays}");
        assert_eq!(
            Address::parse(&link).link,
            Some(Ok(Link::VideoPoker(LinkRequest::Rules(pays)))),
            "{link}"
        );
        let mut page = AppHarness::open(&link, Stored::default(), 0);
        assert_eq!(
            *page.model.video_poker(VideoPokerTableId::Free).rules(),
            pays
        );
        for button in [Button::Deal, Button::Act(Action::StandPat)] {
            let at = page.model.video_poker(VideoPokerTableId::Free).position();
            page.send(fair_deal::app::Msg::VideoPoker(
                VideoPokerTableId::Free,
                TableMsg::Clicked(button, at),
            ));
        }
        let on = page.model.video_poker(VideoPokerTableId::Free);
        let round = on.phase().round().expect("a round");
        let Round::Over(finished) = round else {
            panic!("{round:?}");
        };
        assert_eq!(finished.prize(finished.hand()), game.class(finished.hand()));
        let words = poker::words(Language::English);
        let description = video_poker_description(Language::English, on);
        assert!(description.contains(game.name()), "{description}");
        let is_wild = game.wild_cards() != WildCards::None;
        assert_eq!(description.contains("is wild"), is_wild, "{description}");
        for class in game.classes() {
            assert!(
                description.contains(words.class(*class)),
                "{game}: {description}"
            );
        }

        // The history saves it under the name of its game.
        let kept = page.kept.pop().expect("a round");
        let record = format!("zone=0&{kept}");
        assert!(record.contains(&format!("rules={pays}")), "{record}");
        let id = Id::new(1_795_390_200_000 + number, "a1").expect("an id");
        let row = row_of(
            Record::parse(id, &record).expect(&record),
            &mut Judge::default(),
        );
        let row = row.expect(&record);
        assert_eq!(
            row.facts.endings,
            [Ending::Prize(finished.prize(finished.hand()))]
        );
        assert!(row.facts.judged.is_some(), "the hold is judged: {row}");
        let text = row.to_string();
        assert_eq!(Row::parse(row.record.id.clone(), &text), Ok(row.clone()));
        let json = file::write(
            [row.clone()].into_iter(),
            &Reviews::default(),
            &Fields::new(),
            |_, _| None,
        );
        assert!(json.contains(&pays.to_string()), "{json}");
        let read = file::read(&json, &mut Judge::default(), |_, _| None, |_, _| ());
        assert_eq!(read.map(|it| it.rounds), Ok(vec![row.clone()]));
        assert_eq!(
            history::game_of(Language::English, &row.record),
            game.name()
        );
        let played = row.record.play().expect("a round");
        let name = stats::terms(Language::English, row.record.game, &played.terms());
        assert!(name.starts_with(game.name()), "{name}");
        // The statistics count it with its game.
        let group = Group::of(&row, &played).expect("a day");
        assert_eq!(group.to_string().parse(), Ok(group.clone()));
        groups.push(group.to_string());
    }
    groups.sort();
    groups.dedup();
    assert_eq!(groups.len(), Game::ALL.len(), "{groups:?}");
}

#[test]
fn round_is_shared_checked_and_saved() {
    for game in Game::ALL {
        for usual in game.usual_tables() {
            let dealt = played(&usual.table(), 11, Marks::NONE.toggled(1).toggled(3));
            let link = dealt.link(Linked::DealAndDecisions);
            let link = format!("#/poker/jacks?{link}");
            let Some(Ok(Link::VideoPoker(LinkRequest::Deal(shared)))) = Address::parse(&link).link
            else {
                panic!("{link}");
            };
            assert_eq!(shared.rules, Some(usual.table()));
            let check = format!(
                "game=poker-jacks&seal={}&{}",
                dealt.sealed().seal,
                dealt.link(Linked::DealAndDecisions)
            );
            let check = AnyCheck::parse(&Fields::parse(&check));
            let check = check.expect("a deal").expect(&link);
            assert_eq!(check.verdict(&Noted::Nothing), CheckVerdict::Consistent);
            let table = Table::<VideoPoker>::with_round(dealt);
            let save = table.save().expect("something to save");
            let (restored, _) = Table::<VideoPoker>::restore(Mode::Free, &save).expect(&save);
            assert_eq!(restored.save(), Some(save));
        }
    }
}

#[test]
fn hand_names_follow_the_game() {
    let words = poker::words(Language::English);
    for (game, hand, name, category) in [
        (
            Game::DoubleDoubleBonus,
            "AS AH AD AC 4S",
            "Four aces with 2–4",
            Category::FourOfAKind,
        ),
        (
            Game::DoubleDoubleBonus,
            "AS AH AD AC 5S",
            "Four aces with 5–K",
            Category::FourOfAKind,
        ),
        (
            Game::DoubleDoubleBonus,
            "2S 2H 2D 2C AS",
            "Four 2s–4s with A–4",
            Category::FourOfAKind,
        ),
        (
            Game::JacksOrBetter,
            "AS AH AD AC 4S",
            "Four of a kind, aces",
            Category::FourOfAKind,
        ),
        (
            Game::Deuces,
            "AS KS QS JS 2H",
            "Wild royal flush",
            Category::RoyalFlush,
        ),
        (
            Game::Deuces,
            "AS KS QS JS TS",
            "Royal flush",
            Category::RoyalFlush,
        ),
        (
            Game::Deuces,
            "2S 2H 2D 2C AS",
            "Four deuces",
            Category::FiveOfAKind,
        ),
        (
            Game::BonusDeuces,
            "2S 2H 2D 2C AS",
            "Four deuces with A",
            Category::FiveOfAKind,
        ),
        (
            Game::BonusDeuces,
            "2S 2H 2D 2C KS",
            "Four deuces, no ace",
            Category::FiveOfAKind,
        ),
        (
            Game::BonusDeuces,
            "2S KH KD KC KS",
            "Five 6s–kings",
            Category::FiveOfAKind,
        ),
        (
            Game::Deuces,
            "2S KH 7D 5C 9S",
            "One pair",
            Category::OnePair,
        ),
        (
            Game::Deuces,
            "2S KH KD 5C 9S",
            "Three of a kind",
            Category::ThreeOfAKind,
        ),
        (
            Game::Deuces,
            "8S KH KD 8C 9S",
            "Two pair, kings and eights",
            Category::TwoPair,
        ),
        (
            Game::JokerTwoPair,
            "X1 KH KD KC KS",
            "Five of a kind, kings",
            Category::FiveOfAKind,
        ),
        (
            Game::JokerKings,
            "AS KS QS JS X1",
            "Wild royal flush",
            Category::RoyalFlush,
        ),
    ] {
        let hand: WildHand = hand.parse().expect(hand);
        assert_eq!(called_in(words, game, &hand), name, "{game}");
        assert_eq!(game.category(&hand), category, "{game}: {hand:?}");
    }
}

#[test]
fn classes_are_read_back_by_their_codes() {
    for class in Class::ALL {
        assert_eq!(Class::from_code(class.code()), Some(class));
        let ending = Ending::Prize(Some(class));
        assert_eq!(Ending::from_code(&ending.code()), Some(ending));
    }
    assert_eq!(Class::from_code("FourTwos"), None);
}

#[test]
fn practice_deals_hands_of_each_kind_of_a_game() {
    for game in Game::ALL {
        let table = game.usual();
        let mut kinds = 0;
        for kind in Kind::of(game) {
            let hands = PracticeHands::Of(kind);
            let deal = hands
                .deal(&table, Secret::from_bytes([3; 32]))
                .expect("a deal");
            let dealt = Dealt::<Round>::start(
                fair_deal::table::Sealed::practice(deal),
                table,
                Round::usual_stake(&table),
            );
            let wild = game.wild_cards().among(dealt.round().hand());
            let is_wild = matches!(kind, Kind::Joker | Kind::Deuces);
            assert_eq!(wild > 0, is_wild, "{game}: {hands}");
            kinds += 1;
        }
        assert!(kinds >= 5, "{game}");
        let wrong = if game.wild_cards() == WildCards::Deuces {
            Kind::Joker
        } else {
            Kind::Deuces
        };
        let refused = PracticeHands::Of(wrong).deal(&table, Secret::from_bytes([3; 32]));
        assert!(refused.is_err(), "{game}");
    }
}

#[test]
fn tied_holds_are_reported_as_ties() {
    let table = Game::Deuces.usual();
    let hand: WildHand = "8S 8H KD KC 3S".parse().expect("a hand");
    let advice = DrawCoach::new(&table).advise(&hand).expect("advice");
    assert_eq!(advice.all_best().len(), 2, "either pair");
    let facts = DrawFacts::showing(DrawShown {
        table,
        advice: Some((hand, advice)),
        decided: None,
        chart: None,
    });
    let says = sentences::says(Language::English, &facts);
    let line = says.line.expect("a line");
    assert!(
        line.starts_with("Best: hold K♦ K♣ or hold 8♠ 8♥. Each pays 0.5"),
        "{line}"
    );
    let tied = says
        .plays
        .iter()
        .filter(|play| play.label.ends_with("tied for best"));
    assert_eq!(tied.count(), 2);
    for language in [Language::Japanese, Language::Russian] {
        assert!(
            sentences::says(language, &facts)
                .line
                .is_some_and(|line| line.contains('8'))
        );
    }
}

#[test]
fn chart_rows_have_sentences() {
    let ace = Holding {
        wild: 0,
        held: Held::Pair(Rank::Ace),
    };
    let king = Holding {
        held: Held::Pair(Rank::King),
        ..ace
    };
    let draw = Holding {
        wild: 1,
        held: Held::StraightFlush {
            cards: 2,
            ways: 3,
            high: 1,
        },
    };
    let nothing = Holding {
        wild: 0,
        held: Held::Nothing,
    };
    for (holdings, told) in [
        (vec![ace, king], "Pair (A; K)"),
        (
            vec![draw],
            "1 wild card: 3 to a straight flush (3 straights, 1 high card)",
        ),
        (vec![nothing], "Nothing: swap all five"),
        (vec![ace, nothing], "Pair (A); Nothing: swap all five"),
    ] {
        assert_eq!(row(Language::English, Game::JacksOrBetter, &holdings), told);
    }
    let pairs = Rank::ALL.map(|rank| Holding {
        held: Held::Pair(rank),
        ..ace
    });
    let told = |game, holdings: &[Holding]| row(Language::English, game, holdings);
    assert_eq!(told(Game::JacksOrBetter, &pairs), "Pair");
    assert_eq!(told(Game::Deuces, &pairs[1..]), "Pair");
    assert_eq!(told(Game::JacksOrBetter, &pairs[1..]), "Pair (all but 2)");
    for number in (0..1 << 20).step_by(7) {
        let Some(holding) = Holding::from_number(number) else {
            continue;
        };
        for language in [Language::English, Language::Japanese, Language::Russian] {
            let told = row(language, Game::JacksOrBetter, &[holding]);
            assert!(!told.is_empty() && !told.contains("  "), "{told}");
        }
    }
}

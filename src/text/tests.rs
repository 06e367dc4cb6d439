//! The tests of the messages of the tables, in every language.

mod english;
mod japanese;
mod russian;

use super::poker::{PokerWords, words};
use super::testing::{
    COMPARED, HANDS, WITH_JOKERS, blackjack_descriptions, blackjack_games, blackjack_story,
    compared, hand, hands, link_errors, poker_match_descriptions, poker_match_story, refusals,
    results, score, solo_draw_descriptions, solo_draw_games, solo_draw_story,
};
use super::*;
use crate::app::route::Route;
use crate::app::settings::{Setting, Sounds};
use crate::blackjack::Action::{Hit, Stand};
use crate::blackjack::{
    Bet, BetRefused, Limits, Naturals, Outcome, Refusal, Seating, SideBet, Soft17, Withheld,
};
use crate::coach::counting::{Rounding, System};
use crate::core::{Category, Chips, CutOutOfRange, Joker, Jokers, ParseMixError, TimeOfDay};
use crate::games::blackjack::news::blackjack_news;
use crate::games::solo_draw::news::{solo_draw_hint, solo_draw_news};
use crate::games::video_poker::words::full_name;
use crate::poker::chips::{NoMore, SeatAction};
use crate::poker::poker_match::{Betting, Holder, Opponents};
use crate::poker::practice::{self, Kind};
use crate::poker::video_poker::{Class, Game, WildCards};
use crate::poker::{Character, Coins, Hands, video_poker};
use crate::table::{DailyRound, LinkError, Mode, NotCut, Origin, Stage, Tally, Verdict};

const MOVES: [Move; 16] = [
    Move::EndPractice,
    Move::Double,
    Move::Split,
    Move::Surrender,
    Move::Insurance,
    Move::NoInsurance,
    Move::PlayOn,
    Move::CutFirst,
    Move::DealUncut,
    Move::Deal,
    Move::Cut,
    Move::Hit,
    Move::Stand,
    Move::Swap,
    Move::Finish,
    Move::StandPat,
];

fn all_cards() -> Vec<Card> {
    let of_rank = |rank| Suit::ALL.map(|suit| Card::new(rank, suit));
    Rank::ALL.into_iter().flat_map(of_rank).collect()
}

/// The messages about deals.
fn of_deals(words: PokerWords) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    for count in 1..=51_u32 {
        said.push(words.cut_after(count));
    }
    for text in ["314159", "6"] {
        said.push(words.mixed_in(text));
    }
    let out_of_range = CutOutOfRange { cut: 60, cards: 52 };
    for why in [
        NotCut::NothingChosen,
        NotCut::NoNumber,
        NotCut::OutOfRange(out_of_range),
        NotCut::Mix(ParseMixError::TooLong { characters: 101 }),
        NotCut::Mix(ParseMixError::ControlCharacter),
    ] {
        said.push(words.not_cut_because(why));
    }

    for true_count in [None, Some("−1")] {
        said.extend([true, false].map(|is| words.count_verdict(is, "+3", true_count)));
    }
    said.push(words.count_score(2_u32, 3_u32));
    said.extend(Rounding::ALL.map(|rounding| words.count_true(rounding).to_owned()));
    said.push(words.daily_note(None));
    for (hour, minute) in [(0, 0), (9, 0), (12, 0), (20, 30), (5, 5)] {
        said.push(words.daily_note(Some(TimeOfDay { hour, minute })));
    }
    let date = "2026-11-21".parse().expect("a day");
    for (number, points) in [(1, 0), (2, 1), (10, 13)] {
        let round = DailyRound::new(date, number).expect("a round");
        said.extend([words.daily(round, points), words.daily_over(points)]);
    }
    said.extend(seal_notes(words).map(str::to_owned));
    for verdict in [Verdict::Won, Verdict::Drawn, Verdict::Lost] {
        for decisions in [&[][..], &[Stand], &[Hit, Hit, Stand]] {
            said.push(words.their_blackjack(decisions, score("TS 9S"), verdict));
        }
    }
    for swaps in [&[][..], &[1], &[5, 3, 2]] {
        said.push(words.their_swaps(swaps, hand(HANDS[1])));
    }
    said
}

/// Close decisions of video poker.
fn close() -> practice::PracticeHands {
    let fifth = Rank::ALL[4..]
        .iter()
        .flat_map(|rank| ["C", "D"].map(|suit| (rank.code(), suit)));
    let hands = fifth.map(|(rank, suit)| format!("2C3C4C5C{rank}{suit}"));
    let hands: Vec<String> = hands
        .chain(["2C3C4C4D5D".to_owned(), "2C3C4C4D5H".to_owned()])
        .collect();
    format!("close.{}", hands.join(".")).parse().expect("hands")
}

/// The messages of video poker.
fn of_video_poker(words: PokerWords) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    said.push(words.wild_royal().to_owned());
    for game in Game::ALL {
        let pair = game.pair().and_then(Class::lowest_pair);
        said.extend(pair.map(|rank| words.pairs_pay_from(rank)));
        said.push(words.game_name(game).to_owned());
        said.push(words.table_of(game, "9/6"));
        said.push(words.pay_table_is(&full_name(words, &game.usual())));
    }
    for class in Class::ALL {
        let name = words.class(class);
        said.extend([name.to_owned(), words.prize_pays(name, 30_u32)]);
    }
    for wild in [WildCards::None, WildCards::Deuces, WildCards::Joker] {
        said.extend(words.wild_cards(wild).map(str::to_owned));
    }
    for coins in Coins::all() {
        said.extend([words.coins_bet(coins), words.coins(coins.number())]);
    }
    let stakes = Coins::all().flat_map(|coins| Hands::ALL.map(|hands| (coins, hands)));
    said.extend(stakes.map(|(coins, hands)| words.bet_on_hands(coins.number(), hands.number())));
    for hands in Hands::ALL {
        let counts = Class::ALL.map(|class| (words.class(class), 1));
        said.extend([
            words.hands_in_words(hands.number()),
            words.hands_are(hands, &counts),
            words.all_the_hands(hands.number()),
            words.enough_for_hands(hands.number()),
        ]);
    }
    said.push(words.no_prize().to_owned());
    said.push(words.best_hand_is(17_u8, &words.called(&hand(HANDS[1]))));
    for paid in [0_u32, 1, 4_000] {
        said.extend([words.hands_pay(paid), words.their_hands_pay(paid)]);
        said.push(words.hand_pays(&words.called(&hand(HANDS[1])), paid));
    }
    for count in [0, 1, 3] {
        said.push(words.held_count(count));
        for is_held in [true, false] {
            let card = PackCard::Joker(Joker::ALL[0]);
            said.push(words.card_held(card, is_held, count));
        }
    }
    said.push(words.held_cards(&hand(HANDS[1]).each()[..2]));
    let kinds = Kind::ALL.into_iter().map(practice::PracticeHands::Of);
    let of_shapes = "mistakes.lf".parse().expect("shapes");
    let practice::PracticeHands::Close(listed) = close() else {
        panic!("a list");
    };
    let penalty = practice::PracticeHands::Penalty(listed);
    for hands in kinds.chain([close(), penalty, of_shapes]) {
        said.push(words.video_poker_practice(&hands).to_owned());
    }
    for why in [
        video_poker::Refusal::NoBet,
        video_poker::Refusal::NotEnough,
        video_poker::Refusal::Cards(crate::poker::Refusal::NothingMarked),
    ] {
        said.push(words.video_poker_refusal(&why));
    }
    said
}

#[expect(clippy::too_many_lines, reason = "a list of every phrase")]
fn with_arguments(words: PokerWords) -> Vec<String> {
    let mut said = of_video_poker(words);
    for route in Route::all().chain([Route::Unknown]) {
        said.extend([
            words.title(route),
            words.heading(route).to_owned(),
            words.this_is(route),
        ]);
    }
    for card in all_cards() {
        said.extend([
            words.card(card),
            words.list(&[card]),
            words.you_draw(card),
            words.card_marked(PackCard::Natural(card), true, 3),
            words.dealer_turns(card),
            words.dealer_draws(card),
            words.dealers_upcard(card, score("AS")),
        ]);
    }
    said.extend([
        words.mix_error(&ParseMixError::TooLong { characters: 101 }),
        words.mix_error(&ParseMixError::ControlCharacter),
    ]);
    for rank in Rank::ALL {
        said.push(words.dealer_shows(rank));
    }
    for count in (0..=52).chain([101, 111, 112]) {
        said.extend([
            words.cards(count),
            words.left(count).concat().trim().to_owned(),
            words.marked(count),
            words.you_swap(count),
            words.left_in_deck(count),
        ]);
    }
    for codes in ["AS 7H", "TS 7H", "5S 4H", "AS KS", "TS 8S 5S"] {
        let (cards, score) = (Card::parse_list(codes).expect(codes), score(codes));
        said.extend([
            words.points(score),
            words.you_are_dealt(&cards),
            words.you_have(score),
            words.you_stand(score),
            words.dealer_has(score),
            words.your_hand(&cards, score),
            words.dealers_hand(&cards, score),
        ]);
    }
    said.extend(of_deals(words));
    for preset in Preset::ALL.iter().copied() {
        said.extend([
            words.preset(preset).to_owned(),
            felt(*words, &preset.rules()),
            words.blackjack_intro(preset.rules().ace).to_owned(),
            words.rules_chosen(&preset.rules()),
        ]);
    }
    said.extend(of_chips(words));
    said.extend(of_poker_matches_for_chips(words));
    for hands in ["soft", "pairs", "close.88T", "mistakes.88T"] {
        let hands = hands.parse().expect(hands);
        said.push(words.practice(&hands).to_owned());
    }
    for why in [Refusal::NotYourTurn, Refusal::DeckEmpty] {
        said.push(words.blackjack_refusal(why).to_owned());
    }
    said.extend(Withheld::ALL.map(|why| words.withheld(words.double(), why)));
    for outcome in Outcome::ALL {
        said.push(words.blackjack_result(outcome, score("TS 9S"), score("TH 8D")));
    }
    for codes in HANDS {
        let hand = hand(codes);
        let category = hand.rank().category();
        said.extend([
            words.hand(hand.rank()),
            words.called(&hand),
            words.category(category).to_owned(),
            words.best_hand(hand),
            words.you_hold(hand),
            words.you_hold_as(hand, words.category(category)),
            words.held(&hand.each()),
            words.marked_cards(&hand.each()[..2]),
            words.best_cards(hand),
            words.made(&[(category, 1), (category, 22)]),
        ]);
    }
    said.extend(of_poker_matches(words));
    for setting in Setting::groups().flatten() {
        said.push(setting.title(*words).to_owned());
        if setting.language().is_none() {
            said.push(setting.label(*words).to_owned());
        }
    }
    for sounds in Sounds::ALL {
        said.push(words.sounds_are(*sounds).to_owned());
    }
    for number in 0..MOVES.len() {
        said.extend([
            words.you_can(&MOVES[number..]),
            words.you_can(&MOVES[number..=number]),
        ]);
    }
    let tally = Tally {
        won: 1,
        drawn: 22,
        lost: 35,
    };
    for at in TableId::ALL {
        said.extend([words.tally(at, tally), words.score_so_far(at, tally)]);
    }
    said.extend([
        words.seal_is("01234567"),
        words.next_seal_is("89abcdef"),
        words.secret_is("01234567"),
        words.refusal(&crate::poker::Refusal::RoundOver),
        words.link_error(&LinkError::NoSecret),
    ]);
    said
}

/// The messages about jokers and opponents.
fn of_poker_matches(words: PokerWords) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    for joker in Joker::ALL.map(PackCard::Joker) {
        said.extend((0..5).map(|count| words.card_marked(joker, false, count)));
    }
    said.extend(Joker::ALL.map(|joker| words.joker(joker).to_owned()));
    said.extend(Jokers::ALL.map(|jokers| words.jokers(jokers).to_owned()));
    for codes in WITH_JOKERS {
        let hand = hand(codes);
        said.extend([words.you_hold(hand), words.best_cards(hand)]);
    }
    for character in Character::ALL {
        let alone = Opponents::new(&[character]).expect("one");
        said.extend([
            words.character(character).to_owned(),
            words.manner(character).to_owned(),
            words.at_the_table(alone),
            words.they_hold(character, hand(HANDS[2])),
        ]);
        said.extend((0..=5_usize).map(|count| words.they_swap(character, count)));
        for verdict in [Verdict::Won, Verdict::Drawn, Verdict::Lost] {
            said.push(words.duel_result(verdict, character));
            said.push(words.their_poker_match(2, hand(HANDS[2]), verdict));
        }
    }
    said.extend((0..=5_usize).map(|count| words.swapped(count)));
    for [one, other] in COMPARED {
        said.push(words.compared(hand(one).rank(), hand(other).rank()));
    }
    said
}

/// The messages about chips. Half chips are left out, because a decimal point is not a full stop.
fn of_chips(words: PokerWords) -> Vec<String> {
    let ten = Chips::whole(10);
    let naturals = [
        Naturals::PayEven,
        Naturals::PaySixToFive,
        Naturals::PaySevenToFive,
        Naturals::PayThreeToTwo,
        Naturals::PayTwoToOne,
    ];
    let mut said: Vec<String> = naturals
        .into_iter()
        .filter_map(|naturals| words.naturals_pay(naturals))
        .map(str::to_owned)
        .collect();
    for soft17 in [Soft17::Stands, Soft17::Hits] {
        for ace in [AceRule::OneOrEleven, AceRule::One] {
            said.push(words.dealer_rule(ace, soft17).to_owned());
        }
    }
    for change in [Ordering::Less, Ordering::Equal, Ordering::Greater] {
        said.push(words.net(change, ten));
    }
    for bet in [0_u16, 1, 2, 500] {
        said.push(words.bet_is(bet));
    }
    said.extend([
        words.in_digits(ten),
        words.bank(ten, 1),
        words.bank(ten, 2),
        words.dealer_busts(score("KS QS 5S")),
        words.insurance_pays(true, ten),
        words.insurance_pays(false, ten),
    ]);
    said.extend((1..=12_u32).map(|number| words.hand_number(number)));
    said.extend(of_seats(words));
    said.extend(of_side_bets(words));
    let limits = Limits::of(&Rules::VEGAS).expect("limits");
    let most = words.blackjack_refusal(Refusal::Bet(BetRefused::TooHigh(limits)));
    assert!(most.contains(&limits.most.number().to_string()), "{most}");
    for why in [
        BetRefused::NoBets,
        BetRefused::TooLow(limits),
        BetRefused::TooHigh(limits),
        BetRefused::OutOfStep(limits),
        BetRefused::NotEnough,
        BetRefused::NoNumber,
    ] {
        said.push(words.blackjack_refusal(Refusal::Bet(why)).to_owned());
    }
    said
}

/// The messages about several hands and other seats.
fn of_seats(words: PokerWords) -> Vec<String> {
    let mut said = vec![
        words.hands_bet_on().to_owned(),
        words.other_seats().to_owned(),
        words.about_seats().to_owned(),
        words.seats_turn().to_owned(),
        words.hand_given_up().to_owned(),
    ];
    let card: Card = "8S".parse().expect("a card");
    for hands in Seating::each_hands() {
        for others in Seating::each_others() {
            let seating = Seating::new(hands, others).expect("seats");
            said.push(words.seating_is(seating));
        }
        said.push(words.several_hands(hands));
        for bet in [1_u16, 25] {
            said.push(words.bet_on_each(bet, hands));
        }
        let number = usize::from(hands);
        said.push(words.seat_number(number));
        said.push(words.seat_draws(number, card));
        said.push(words.seat_has(number, &[card, card], score("8S 8S")));
    }
    said
}

/// The messages about side bets.
fn of_side_bets(words: PokerWords) -> Vec<String> {
    let mut said = vec![
        words.side_bets().to_owned(),
        words.no_side_bet().to_owned(),
        words.side_bets_lost(Chips::whole(10)),
        words.side_bets_gone().to_owned(),
        words.fewer_bets().to_owned(),
    ];
    for bet in SideBet::ALL {
        said.push(words.side_bet(bet).to_owned());
        said.push(words.side_bet_wins(bet).to_owned());
        said.push(words.side_bet_ended(bet, None));
        said.push(words.side_bet_won_in_all(bet, Chips::whole(60)));
        said.push(words.side_bet_won_in_all(bet, Chips::NONE));
        said.push(words.side_bet_ended(bet, Some(bet.usual().rows()[0].0)));
        said.push(words.chips_on_side_bet(bet));
        said.push(words.pays_of_side_bet(bet));
        for chips in [1, 25] {
            said.push(words.side_bet_is(bet, Bet::new(chips).expect("a bet")));
        }
        for (class, pays) in bet.usual().rows() {
            said.push(words.side_bet_class(*class).to_owned());
            said.push(words.odds_to_one(*pays));
            said.push(words.side_bet_won(bet, *class, Chips::whole((*pays).into())));
        }
    }
    // A decimal point is not a full stop.
    let worth = [-3.0, 0.0, 2.0].map(|percent| words.side_bet_worth(percent));
    said.extend(worth.map(|it| it.replace(['.', ','], "")));
    said
}

/// The messages of the poker match with bets.
fn of_poker_matches_for_chips(words: PokerWords) -> Vec<String> {
    let (one, ten) = (Chips::whole(1), Chips::whole(10));
    let mut said: Vec<String> = [
        words.check(),
        words.place_bet(),
        words.call(),
        words.raise(),
        words.fold(),
        words.played_for(),
        words.chips_note(),
        words.chips_intro(),
        words.all_in(),
        words.opponents_turn(),
        words.left_behind(),
        words.button(),
    ]
    .map(str::to_owned)
    .to_vec();
    for betting in Betting::ALL {
        said.push(words.betting(betting).to_owned());
        said.push(words.now_for(betting).to_owned());
    }
    said.extend([
        words.antes().to_owned(),
        words.to_call(Chips::NONE),
        words.to_call(one),
        words.your_bet(Chips::NONE, ten),
        words.your_bet(one, ten),
        words.pot(ten),
        words.stack(ten, 1),
        words.stack(ten, 3),
    ]);
    let actions = [
        SeatAction::Check,
        SeatAction::Bet(ten),
        SeatAction::Call(one),
        SeatAction::Raise(ten),
        SeatAction::Fold,
        SeatAction::Swap(0),
        SeatAction::Swap(3),
    ];
    for change in [Ordering::Less, Ordering::Equal, Ordering::Greater] {
        said.push(words.their_chips(change, ten));
    }
    said.extend(NoMore::ALL.map(|why| words.no_more(words.raise(), why)));
    for action in actions {
        said.extend([words.you_did(action), words.did(action)]);
        said.extend(Character::ALL.map(|character| words.they_did(character, action)));
    }
    let opponents = Character::ALL.map(Holder::Opponent);
    for holder in [Holder::Player].into_iter().chain(opponents) {
        said.extend([
            words.has_left(holder, ten),
            words.has_button(holder),
            words.gets(holder, one),
            words.gets(holder, ten),
            words.goes_back(holder, ten),
            words.new_stack_for(holder),
        ]);
    }
    said
}

/// The notes about the seal of a deal, one for each origin: fresh, from a shoe, shared, daily, practised.
fn seal_notes(words: PokerWords) -> [&'static str; 5] {
    let date = "2026-11-21".parse().expect("a day");
    let daily = Origin::Daily(DailyRound::new(date, 1).expect("a round"));
    [
        words.about_seal(Origin::Fresh, false),
        words.about_seal(Origin::Fresh, true),
        words.about_seal(Origin::Shared, false),
        words.about_seal(daily, false),
        words.about_seal(Origin::Practice, false),
    ]
}

#[test]
fn seal_of_each_origin_has_its_own_note() {
    for language in Language::ALL {
        let notes = seal_notes(words(language));
        for (at, note) in notes.iter().enumerate() {
            assert!(!notes[..at].contains(note), "{language:?}: {note}");
        }
    }
    let [fresh, shoe, shared, daily, _] = seal_notes(words(Language::English));
    assert!(
        [fresh, shoe]
            .iter()
            .all(|note| note.contains("is revealed after"))
    );
    assert!(shared.contains("can know the cards beforehand"));
    assert!(daily.contains("proves nothing"));
    let shared_shoe = words(Language::English).about_seal(Origin::Shared, true);
    assert_eq!(
        shared_shoe, shared,
        "the shoe of a link is known beforehand too"
    );
}

#[test]
fn half_chip_follows_the_language() {
    let half = Chips::from_halves(25);
    for language in Language::ALL {
        let words = words(language);
        let expected = format!("12{}5", words.decimal_point());
        assert_eq!(words.in_digits(half), expected, "{language:?}");
    }
}

/// The messages of the tables without arguments in this language.
fn fixed_phrases(language: Language) -> impl Iterator<Item = String> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("words");
    let file = folder.join(language.code()).join("table.ftl");
    let text = std::fs::read_to_string(file).expect("the words of the tables");
    let phrases: Vec<String> = text
        .lines()
        .filter(|line| !line.starts_with(['#', '-', ' ', '}']) && !line.contains('{'))
        .filter_map(|line| Some(line.split_once(" = ")?.1.to_owned()))
        .collect();
    phrases.into_iter()
}

/// All messages in this language, with three whole rounds among them.
fn everything(language: Language) -> Vec<String> {
    let words = words(language);
    let fixed = fixed_phrases(language);
    fixed
        .chain(with_arguments(words))
        .chain(results(language))
        .chain(hands(language))
        .chain(refusals(language))
        .chain(link_errors(language))
        .chain(blackjack_story(language, 243, &[Hit, Stand]))
        .chain(blackjack_descriptions(language, 243, &[Hit, Stand]))
        .chain(solo_draw_story(language, 24, &[&[1, 3], &[]]))
        .chain(poker_match_story(language, 5, &[1, 3]))
        .chain(poker_match_descriptions(language, 5, &[1, 3]))
        .chain(compared(language))
        .chain(solo_draw_descriptions(language, 24, &[&[1, 3], &[]]))
        .chain([1, 5].map(|left| solo_draw_hint(language, 3, left)))
        .collect()
}

#[test]
fn phrases_are_not_empty_and_well_spaced() {
    for language in Language::ALL {
        for phrase in everything(language) {
            assert!(!phrase.is_empty(), "{language:?}");
            assert_eq!(phrase.trim(), phrase);
            for wrong in [
                "  ", " .", " ,", "..", "?.", ". .", ":.", "。。", "、。", "。、",
            ] {
                assert!(!phrase.contains(wrong), "“{wrong}” in “{phrase}”");
            }
        }
    }
}

/// The phrase without the parts that are Latin in every language: the page's name, counting systems, names of browser
/// technology, the letters of keys, the digits of secrets and seals.
fn without_latin_of_ours(phrase: &str) -> String {
    let rest = phrase
        .replace(NAME, "")
        .replace("0123456789abcdef", "")
        .replace("a〜f", "")
        .replace("UTC", "")
        .replace("Tab", "")
        .replace(WEB_WORKER, "")
        .replace("sandbox", "");
    let rest = without_systems(&rest).replace(System::HiLo.name(), "");
    let rest = rest.replace(['H', 'S', 'D'], "");
    let words = rest.split(|sign: char| !sign.is_ascii_alphanumeric());
    let seals = words.filter(|word| word.len() == 8 && word.chars().all(|c| c.is_ascii_hexdigit()));
    seals.fold(rest.clone(), |rest, seal| rest.replace(seal, ""))
}

/// The name of the browser's workers.
const WEB_WORKER: &str = "Web Worker";

/// The phrase without the names of counting systems, which are the same in every language.
fn without_systems(phrase: &str) -> String {
    let is_name = System::ALL.iter().any(|system| system.name() == phrase);
    if is_name {
        String::new()
    } else {
        phrase.to_owned()
    }
}

#[test]
fn russian_and_japanese_have_no_english() {
    for phrase in everything(Language::Russian) {
        let rest = without_latin_of_ours(&phrase);
        assert!(
            !rest.contains(|c: char| c.is_ascii_alphabetic()),
            "{phrase}"
        );
    }
    for phrase in everything(Language::Japanese) {
        let rest = without_latin_of_ours(&phrase);
        let letters: Vec<&str> = rest
            .split(|c: char| !c.is_ascii_alphabetic())
            .filter(|letters| !letters.is_empty())
            .collect();
        for index in &letters {
            assert!(["A", "J", "Q", "K"].contains(index), "{index} in {phrase}");
        }
    }
}

#[test]
fn japanese_has_its_own_punctuation_and_no_spaces() {
    let title = [" – ", NAME].concat();
    for phrase in everything(Language::Japanese) {
        let rest = phrase.replace(&title, "").replace(NAME, "");
        let rest = without_systems(&rest.replace(WEB_WORKER, ""));
        assert!(!rest.contains([' ', '.', ',', ':', '!', '?']), "{phrase}");
    }
}

#[test]
fn names_of_cards_ranks_and_choices_are_distinct() {
    for language in Language::ALL {
        let words = words(language);
        let distinct = |mut names: Vec<String>| {
            let count = names.len();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), count, "{names:?}");
        };
        distinct(
            all_cards()
                .into_iter()
                .map(|card| words.card(card))
                .collect(),
        );
        distinct(Rank::ALL.map(|rank| words.dealer_shows(rank)).to_vec());
        distinct(
            Category::ALL
                .map(|category| words.category(category).to_owned())
                .to_vec(),
        );
        distinct(
            Preset::ALL
                .iter()
                .map(|preset| words.preset(*preset).to_owned())
                .collect(),
        );
        distinct(results(language).to_vec());
        distinct(
            Character::ALL
                .map(|one| words.character(one).to_owned())
                .to_vec(),
        );
        distinct(
            Character::ALL
                .map(|one| words.manner(one).to_owned())
                .to_vec(),
        );
        distinct(compared(language).to_vec());
        distinct(
            Language::ALL
                .map(|language| language.own_name().to_owned())
                .to_vec(),
        );
        let full = |setting: Setting| [setting.title(*words), setting.label(*words)].join(": ");
        distinct(Setting::groups().flatten().map(full).collect());
        let buttons = [
            words.deal(),
            words.hit(),
            words.stand(),
            words.swap(),
            words.finish(),
            words.stand_pat(),
        ];
        distinct(buttons.map(str::to_owned).to_vec());
    }
}

#[test]
fn a_number_is_the_same_in_every_language() {
    for language in Language::ALL {
        assert!(words(language).points(score("TS 7H")).ends_with("17"));
        assert!(words(language).cards(47_u32).starts_with("47"));
    }
}

#[test]
fn jokers_chosen_after_a_round_replace_the_result() {
    let mut over = solo_draw_games(5, &[]).pop().expect("a round");
    let _ = over.update(crate::table::Msg::ChoseRules(Jokers::One));
    assert_eq!(solo_draw_news(Language::English, &over), "One joker.");
}

#[test]
fn tie_with_each_opponent_has_a_sentence() {
    let drawn = |language, character| words(language).duel_result(Verdict::Drawn, character);
    for (character, english, russian) in [
        (
            Character::Textbook,
            "You tie with the Textbook.",
            "Ничья с Теоретиком.",
        ),
        (
            Character::Chaser,
            "You tie with the Chaser.",
            "Ничья с Охотником.",
        ),
        (
            Character::Rock,
            "You tie with the Rock.",
            "Ничья со Скалой.",
        ),
        (
            Character::Actuary,
            "You tie with the Actuary.",
            "Ничья с Математиком.",
        ),
    ] {
        assert_eq!(drawn(Language::English, character), english);
        assert_eq!(drawn(Language::Russian, character), russian);
    }
}

#[test]
fn a_refused_decision_at_blackjack_says_why() {
    let mut table = blackjack_games(243, &[Hit, Stand])
        .into_iter()
        .find(|table| table.stage() == Some(Stage::Dealer))
        .expect("the dealer draws");
    let (hit, at) = (crate::table::Button::Act(Hit), table.position());
    let effects = table.update(crate::table::Msg::Clicked(hit, at));
    assert_eq!(effects, [crate::table::Effect::Announce]);
    for (language, told) in [
        (Language::English, "It isn’t your turn."),
        (Language::Japanese, "あなたの番ではありません。"),
        (Language::Russian, "Сейчас не ваш ход."),
    ] {
        assert_eq!(blackjack_news(language, &table), told);
    }
}

#[test]
fn mark_is_announced_when_set_and_removed() {
    let mut table = solo_draw_games(24, &[]).swap_remove(1);
    let mut told = |place, language| {
        let at = table.position();
        let _ = table.update(crate::table::Msg::ClickedCard(place, at));
        solo_draw_news(language, &table)
    };
    for (place, sentence) in [
        (0, "Six of hearts marked, 1 card marked."),
        (4, "Ace of hearts marked, 2 cards marked."),
        (0, "Six of hearts unmarked, 1 card marked."),
        (4, "Ace of hearts unmarked, nothing marked."),
    ] {
        assert_eq!(told(place, Language::English), sentence);
    }
    assert_eq!(
        told(1, Language::Russian),
        "Отмечено: четвёрка бубен. Всего отмечено: 1."
    );
    assert_eq!(
        told(1, Language::Japanese),
        "ダイヤの4の選択を外しました。選んでいるカードはありません。"
    );
}

#[test]
fn arrival_names_the_place_and_the_stage() {
    let english =
        |route, table: Option<&dyn AnyTable>| description::arrival(Language::English, route, table);
    let at = |table: &dyn AnyTable| english(Route::BLACKJACK, Some(table));
    assert_eq!(english(Route::Settings, None), "Settings.");
    assert_eq!(
        at(&crate::blackjack::BlackjackTable::default()),
        "Blackjack. No cards have been dealt yet."
    );
    let games = blackjack_games(243, &[Hit, Stand]);
    let told: Vec<String> = games.iter().map(|table| at(table)).collect();
    assert_eq!(told[0], "Blackjack. A shared deal is ready.");
    assert_eq!(told[1], "Blackjack. It is your turn.");
    assert_eq!(told[3], "Blackjack. It is the dealer’s turn.");
    assert_eq!(
        told.last().map(String::as_str),
        Some("Blackjack. The round is over.")
    );
    let solo_draw = solo_draw_games(24, &[]);
    assert_eq!(
        description::arrival(Language::Russian, Route::SOLO, Some(&solo_draw[1])),
        "Дро-покер. Ваш ход."
    );
}

#[test]
fn new_day_is_in_the_players_time_zone() {
    let told = |language, time: Option<(u16, u16)>| {
        let time = time.map(|(hour, minute)| TimeOfDay { hour, minute });
        words(language).daily_note(time)
    };
    for (time, english, japanese, russian) in [
        (
            None,
            "each day at midnight UTC,",
            "毎日、協定世界時（UTC）の午前0時に、",
            "Новые\u{a0}— каждый день в полночь по UTC,",
        ),
        (
            Some((9, 0)),
            "each day at 9 am your time,",
            "毎日、お住まいの地域の午前9時に、",
            "Новые\u{a0}— каждый день в 9:00 по вашему времени,",
        ),
        (
            Some((20, 30)),
            "each day at 8:30 pm your time,",
            "毎日、お住まいの地域の午後8時30分に、",
            "Новые\u{a0}— каждый день в 20:30 по вашему времени,",
        ),
        (
            Some((0, 0)),
            "each day at midnight your time,",
            "毎日、お住まいの地域の午前0時に、",
            "Новые\u{a0}— каждый день в 0:00 по вашему времени,",
        ),
        (
            Some((12, 0)),
            "each day at noon your time,",
            "毎日、お住まいの地域の午後0時に、",
            "Новые\u{a0}— каждый день в 12:00 по вашему времени,",
        ),
        (
            Some((0, 5)),
            "each day at 12:05 am your time,",
            "毎日、お住まいの地域の午前0時5分に、",
            "Новые\u{a0}— каждый день в 0:05 по вашему времени,",
        ),
    ] {
        for (language, expected) in [
            (Language::English, english),
            (Language::Japanese, japanese),
            (Language::Russian, russian),
        ] {
            let told = told(language, time);
            assert!(told.contains(expected), "{told}");
        }
    }
    // The note also says that it changes for all players at once.
    for (language, at_once) in [
        (Language::English, "the same moment worldwide."),
        (Language::Japanese, "世界中で同時に"),
        (Language::Russian, "во всём мире одновременно."),
    ] {
        for time in [None, Some((9, 0))] {
            let told = told(language, time);
            assert!(told.contains(at_once), "{told}");
        }
    }
}

#[test]
fn a_tie_is_a_push_at_blackjack_only() {
    let tally = Tally {
        won: 3,
        drawn: 1,
        lost: 2,
    };
    let english = words(Language::English);
    for (at, shown, read) in [
        (
            TableId::Blackjack(Mode::Free),
            "Won 3 · Pushed 1 · Lost 2",
            "Won 3, pushed 1, lost 2.",
        ),
        (
            TableId::PokerMatch(Mode::Free),
            "Won 3 · Tied 1 · Lost 2",
            "Won 3, tied 1, lost 2.",
        ),
    ] {
        assert_eq!(english.tally(at, tally), shown);
        assert_eq!(english.score_so_far(at, tally), read);
    }
    // The word “draw” is only used for taking cards.
    for said in everything(Language::English) {
        let drawn = ["a draw", "drew", "drawn"].map(|word| said.to_lowercase().contains(word));
        assert_eq!(drawn, [false; 3], "{said}");
    }
}

#[test]
fn messages_know_their_language() {
    for language in Language::ALL {
        let words = words(language);
        assert_eq!(words.language(), language);
    }
}

#[test]
fn short_names_are_parts_of_the_names() {
    // Users of voice control say what they see (WCAG 2.5.3), and the accessible names are the long ones.
    for language in Language::ALL {
        let words = words(language);
        for (short, name) in [
            (words.read_table_short(), words.read_table()),
            (words.strategy_chart_short(), words.strategy_chart()),
            (words.daily_short(), words.daily_deal()),
            (words.back_to_table_short(), words.back_to_table()),
            (words.count_short(), words.count()),
            (words.count_short(), words.count_asked()),
        ] {
            let name = name.to_lowercase();
            assert!(name.contains(&short.to_lowercase()), "{short}: {name}");
        }
    }
}

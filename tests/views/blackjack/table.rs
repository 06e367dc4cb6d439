//! The table of blackjack: rounds, rules, chips, seats, side bets and the coach, against the independent computation of
//! the browser tests.

use fair_deal::app::{Msg, Topic};
use fair_deal::blackjack::{Bet, Rules, Seating, SideBet, SideBetPayTable, Stake};
use fair_deal::table::keys::Key;
use fair_deal::table::{self, Mode};

use crate::element::Element;
use crate::oracle::{self, Blackjack, Count, Deal, Preset, codes, count, known_result};
use crate::sitting::{Scene, Sitting, halves, owned};

const FREE: Mode = Mode::Free;

/// The link to this deal.
fn link(deal: &Deal) -> String {
    format!("#/blackjack{}", deal.query())
}

fn open() -> Sitting {
    Sitting::open("#/blackjack", "speed=off")
}

/// Opens the deal by its link. The table's own rules apply.
fn open_deal(sitting: &mut Sitting, deal: &Deal) {
    sitting.go(&link(deal));
    assert_eq!(sitting.in_phase("ready").seal, Some(deal.seal()));
}

/// Opens the deal by a link that names its rules.
fn open_deal_with_rules(sitting: &mut Sitting, deal: &Deal, rules: &str) {
    sitting.go(&format!("{}&rules={rules}", link(deal)));
    assert_eq!(sitting.in_phase("ready").seal, Some(deal.seal()));
}

/// Chooses these rules in the list, which must have them.
fn choose(sitting: &mut Sitting, rules: &str, label: &str) {
    let drawn = sitting.drawn();
    let mut options = drawn.all(".rules option").into_iter();
    let option = options.find(|it| it.attribute("value") == rules);
    assert_eq!(option.map(Element::text).as_deref(), Some(label), "{rules}");
    let rules: Rules = rules.parse().expect("rules");
    sitting.send(Msg::Blackjack(FREE, table::Msg::ChoseRules(rules)));
}

fn choose_preset(sitting: &mut Sitting, preset: Preset) {
    choose(sitting, preset.code(), preset.label());
}

/// What the table shows of a round, in the words of the oracle.
fn seen(scene: &Scene) -> oracle::Scene {
    let mut phases = ["player", "dealer", "over"].into_iter();
    let phase = phases.find(|phase| *phase == scene.phase);
    let counted = |owner: &str| {
        let hand = scene.hand(owner);
        let counted = Count::shown(hand.points, &hand.worth, hand.cards.len());
        (hand.cards.clone(), counted)
    };
    let (player, player_count) = counted("player");
    let (dealer, dealer_count) = counted("dealer");
    let result =
        (!scene.result.is_empty()).then(|| (known_result(&scene.result), scene.sentence.clone()));
    oracle::Scene {
        phase: phase.unwrap_or_else(|| panic!("no round in {scene:?}")),
        player,
        player_count,
        dealer,
        dealer_count,
        left: scene.left.expect("cards left"),
        result,
    }
}

/// Plays the ready deal as the oracle did, and checks every step that the table shows.
fn play(sitting: &mut Sitting, deal: &Deal, round: &Blackjack) -> Scene {
    sitting.watch();
    sitting.press("Deal");
    for _ in 0..round.hits {
        sitting.press("Hit");
    }
    if round.stood {
        sitting.press("Stand");
    }
    let watched = sitting.watched();
    for scene in &watched {
        assert_eq!(scene.seal, Some(deal.seal()));
        let secret = (scene.phase == "over").then(|| deal.secret());
        assert_eq!(scene.secret, secret, "in phase {}", scene.phase);
    }
    let shown: Vec<oracle::Scene> = watched.iter().map(seen).collect();
    assert_eq!(shown, round.scenes, "{}", link(deal));
    sitting.in_phase("over")
}

/// The first deal with this result by these rules when the player takes this many cards.
fn deal_for(result: &str, preset: Preset, hits: usize) -> Deal {
    Deal::find(|deal| {
        let round = Blackjack::play(deal, preset, hits);
        round.result() == result && round.hits == hits
    })
}

#[test]
fn results_have_sentences_and_shared_do_not_count() {
    let mut sitting = open();
    for (result, hits) in [
        ("player-blackjack", 0),
        ("player-wins", 1),
        ("dealer-busts", 0),
        ("draw", 1),
        ("dealer-wins", 0),
        ("dealer-blackjack", 0),
        ("player-busts", 1),
    ] {
        let deal = deal_for(result, Preset::Classic, hits);
        open_deal(&mut sitting, &deal);
        let round = Blackjack::play(&deal, Preset::Classic, hits);
        assert_eq!(play(&mut sitting, &deal, &round).result, result);
        // A shared deal does not count, because the sharing player may know every card.
        let tally = sitting.drawn().only(".tally").text();
        assert_eq!(tally, "Won 0 · Pushed 0 · Lost 0");
    }
}

#[test]
fn round_follows_the_chosen_rules() {
    let tie = Deal::find(|deal| {
        let round = Blackjack::play(deal, Preset::Classic, 0);
        let no_ace = !deal.order()[..8].iter().any(|card| card.is_ace());
        no_ace && round.result() == "draw"
    });
    let natural = deal_for("player-blackjack", Preset::Classic, 0);
    let mut sitting = open();
    for (preset, result, stood) in [
        (Preset::HouseWinsTies, "dealer-wins", true),
        (Preset::Exam, "draw", true),
        (Preset::Classic, "draw", false),
    ] {
        open_deal_with_rules(&mut sitting, &tie, preset.code());
        let round = Blackjack::play(&tie, preset, 0);
        let over = play(&mut sitting, &tie, &round);
        assert_eq!(over.result, result, "{preset:?}");
        // The next deal shows the value of an ace, and whether a natural ends the round. Its link names no rules, so
        // the chosen ones stay.
        choose_preset(&mut sitting, preset);
        open_deal(&mut sitting, &natural);
        let round = Blackjack::play(&natural, preset, 0);
        assert_eq!(round.stood, stood, "{preset:?}");
        play(&mut sitting, &natural, &round);
    }
}

#[test]
fn every_hole_card_has_the_same_back() {
    let mut sitting = open();
    choose_preset(&mut sitting, Preset::HouseWinsTies);
    let mut backs = vec![];
    for number in 0..4 {
        open_deal(&mut sitting, &Deal::numbered(number));
        sitting.press("Deal");
        sitting.in_phase("player");
        let drawn = sitting.drawn();
        backs.push(drawn.only("[data-hand=dealer] [data-card=back]").clone());
        sitting.press("Stand");
    }
    backs.dedup();
    assert_eq!(backs.len(), 1, "{backs:?}");
}

#[test]
fn fresh_pack_follows_a_shared_one() {
    let deal = deal_for("player-wins", Preset::Classic, 0);
    let mut sitting = Sitting::open(&link(&deal), "speed=off");
    let says_shared = |sitting: &Sitting| sitting.drawn().text().contains("Shared");
    assert!(says_shared(&sitting));
    let round = Blackjack::play(&deal, Preset::Classic, 0);
    play(&mut sitting, &deal, &round);
    assert_eq!(sitting.fragment, link(&deal), "until the next deal");
    sitting.press("Deal");
    let next = sitting.scene();
    assert_ne!(next.seal, Some(deal.seal()));
    assert_eq!(sitting.fragment, "#/blackjack");
    assert!(!says_shared(&sitting));
    let hands = [next.hand("player"), next.hand("dealer")];
    let dealt = [0, 1].map(|card| hands.map(|hand| hand.cards[card].clone()));
    assert_ne!(dealt.concat(), codes(&deal.order()[..4]), "other cards");
}

#[test]
fn fresh_packs_follow_the_fair_deal() {
    let mut sitting = Sitting::open("", "speed=off");
    let mut seals = vec![sitting.in_phase("ready").seal.expect("a seal")];
    for _ in 0..10 {
        sitting.press("Deal");
        // A natural ends the round at once.
        if sitting.scene().phase == "player" {
            sitting.press("Stand");
        }
        let over = sitting.in_phase("over");
        let deal = Deal::from_hex(over.secret.as_deref().expect("a secret"));
        assert_eq!(over.seal, Some(deal.seal()));
        let order = deal.order();
        assert_eq!(over.hand("player").cards, codes(&[order[0], order[2]]));
        let drawn = over.hand("dealer").cards.len() - 2;
        let dealer = [&[order[1], order[3]], &order[4..4 + drawn]].concat();
        assert_eq!(over.hand("dealer").cards, codes(&dealer));
        let points = over.hand("dealer").points;
        assert_eq!(points, Some(count(&dealer, Preset::Classic).total));
        seals.push(deal.seal());
    }
    assert_eq!(seals[0], seals[1], "the first pack's seal was ready");
    seals.sort_unstable();
    seals.dedup();
    assert_eq!(seals.len(), 10, "every pack is another one");
}

#[test]
fn rules_chosen_in_a_round_are_kept() {
    let mut sitting = open();
    let coming = |sitting: &Sitting| sitting.drawn().texts("[data-coming]");
    let nothing: [&str; 0] = [];
    choose_preset(&mut sitting, Preset::HouseWinsTies);
    assert_eq!(coming(&sitting), nothing, "they apply at once");
    sitting.press("Deal");
    let dealt = sitting.in_phase("player");
    choose_preset(&mut sitting, Preset::Exam);
    let kept = "From the next deal: Aces always 1.";
    assert_eq!(coming(&sitting), [kept]);
    // This news is announced as the sentence that is shown: see `e2e/announced.rs`.
    let news = sitting.model.blackjack(FREE).news();
    assert!(matches!(news, Some(table::News::RulesKept)), "{news:?}");
    assert_eq!(sitting.model.announcement().topic, Topic::News);
    assert_eq!(sitting.in_phase("player").hands, dealt.hands);
    // The present rules take the choice back.
    choose_preset(&mut sitting, Preset::HouseWinsTies);
    assert_eq!(coming(&sitting), nothing);
    choose_preset(&mut sitting, Preset::Exam);
    sitting.reload();
    assert_eq!(coming(&sitting), [kept], "a reload keeps it");
    sitting.press("Stand");
    sitting.in_phase("over");
    assert_eq!(coming(&sitting), [kept], "it is still said");
    sitting.press("Deal");
    sitting.in_phase("player");
    assert_eq!(coming(&sitting), nothing, "they apply now");
    let chosen = sitting.drawn().texts(".rules option[selected]");
    assert_eq!(chosen, ["Aces always 1"]);
    // A shared deal is the same for every player.
    open_deal(&mut sitting, &Deal::numbered(5));
    choose_preset(&mut sitting, Preset::HouseWinsTies);
    let told = coming(&sitting).concat();
    assert!(told.starts_with("From your next fresh deal"), "{told}");
}

// ---- For chips

/// Two eights against a ten, which can become four hands.
const EIGHTS: &str = "5009000000000000000000000000000000000000000000000000000000000007";
/// A natural against an ace.
const NATURAL: &str = "7c00000000000000000000000000000000000000000000000000000000000007";

/// Opens the table with these rules.
fn sit_down(rules: &str, settings: &str) -> Sitting {
    Sitting::open(&format!("#/blackjack?rules={rules}"), settings)
}

/// The half chips in the player's bank, without the bets on the table.
fn bank(sitting: &Sitting) -> i64 {
    halves(sitting.drawn().only("main").attribute("data-bank"))
}

/// The bet on the next round, as the field shows it.
fn bet(sitting: &Sitting) -> String {
    let drawn = sitting.drawn();
    drawn
        .only("[data-bets=number]")
        .attribute("value")
        .to_owned()
}

/// Declines insurance and stands on every hand until the round is over.
fn stand_to_the_end(sitting: &mut Sitting) -> Scene {
    loop {
        let scene = sitting.turn();
        if scene.phase == "over" {
            return scene;
        }
        sitting.press_one(&["No insurance", "Stand"]);
    }
}

fn assert_heard(sitting: &mut Sitting, what: &str) {
    let heard = sitting.heard();
    assert!(heard.iter().any(|it| it.contains(what)), "{heard:?}");
}

#[test]
fn round_is_bet_and_played_by_keys() {
    let mut sitting = sit_down("vegas", "speed=off");
    assert_eq!(sitting.scene().left, Some(312));
    for digit in [2, 3] {
        sitting.key(Key::Place(digit - 1));
    }
    assert_eq!(bet(&sitting), "40", "ten, and chips of 5 and of 25");
    assert_heard(&mut sitting, "Bet: 40 chips.");
    let deal = Deal::from_hex(EIGHTS);
    open_deal_with_rules(&mut sitting, &deal, "vegas");
    sitting.key(Key::Letter('b'));
    sitting.in_phase("player");
    sitting.key(Key::Letter('p'));
    assert!(sitting.scene().hands.contains_key("player-2"));
    sitting.key(Key::Letter('d'));
    let doubled = sitting.scene();
    assert_eq!(doubled.hand("player").cards.len(), 3, "{doubled:?}");
    let drawn = sitting.drawn();
    let of = |owner: &str, name: &str| {
        let hand = drawn.only(&format!("[data-hand={owner}]"));
        hand.attribute(name).to_owned()
    };
    assert_eq!(of("player", "data-bet"), "80");
    assert_eq!(of("player-2", "aria-current"), "true");
    sitting.key(Key::Letter('s'));
    sitting.in_phase("over");
    // A round that the player surrenders.
    open_deal_with_rules(&mut sitting, &deal, "vegas.h17");
    sitting.key(Key::Enter);
    sitting.in_phase("player");
    sitting.key(Key::Letter('r'));
    assert_eq!(sitting.in_phase("over").result, "surrendered");
}

#[test]
fn typed_bet_stays_in_its_field_and_a_missing_one_is_told() {
    let mut sitting = sit_down("vegas", "speed=off");
    let send = |sitting: &mut Sitting, msg| sitting.send(Msg::Blackjack(FREE, msg));
    let none = sitting.model.blackjack(FREE).stake().with_bet(Bet::NONE);
    send(&mut sitting, table::Msg::ChoseStake(none));
    assert_eq!(bet(&sitting), "0");
    sitting.press("Deal");
    assert_heard(&mut sitting, "Place a bet first.");
    sitting.in_phase("ready");
    for (text, expected) in [
        ("75", "75"),
        ("9999", "9999"),
        ("-3", "-3"),
        ("５０", "50"),
        ("x", "x"),
        ("1", "1"),
    ] {
        send(&mut sitting, table::Msg::TypedStake(text.to_owned()));
        send(&mut sitting, table::Msg::LeftField);
        assert_eq!(bet(&sitting), expected, "{text}");
    }
    sitting.key(Key::Place(4));
    assert_eq!(bet(&sitting), "500", "the table takes no more");
}

#[test]
fn even_money_pays_a_natural_at_once() {
    let mut sitting = open();
    open_deal_with_rules(&mut sitting, &Deal::from_hex(NATURAL), "vegas");
    sitting.press("Deal");
    sitting.in_phase("player");
    assert_eq!(sitting.actions(), ["Even money", "No insurance"]);
    let asked = sitting.drawn().only(".middle").text();
    assert!(asked.starts_with("Even money?"), "{asked}");
    sitting.press("Even money");
    assert_eq!(sitting.in_phase("over").result, "player-blackjack");
    let told = sitting.drawn().only(".result").text();
    for sentence in [
        "Even money: paid 1 to 1.",
        "Chips: +10.",
        "could be known in advance",
    ] {
        assert!(told.contains(sentence), "{sentence}: {told}");
    }
    assert_eq!(bank(&sitting), 2000, "a shared deal does not count");
}

#[test]
fn seal_covers_the_whole_shoe() {
    let mut sitting = sit_down("vegas", "speed=off");
    let mut seals = vec![];
    let mut left = 312;
    for _ in 0..3 {
        sitting.press("Deal");
        let over = stand_to_the_end(&mut sitting);
        assert_eq!(over.secret, None, "the shoe is dealt on");
        let now = over.left.expect("cards left");
        // At least four cards in each round.
        assert!(now + 4 <= left, "{now} of {left}");
        left = now;
        seals.push(over.seal.expect("a seal"));
    }
    assert_eq!(seals[1..], [seals[0].clone(), seals[0].clone()]);
    choose(&mut sitting, "single-deck", "Single deck");
    let opened = sitting.scene();
    let secret = opened.secret.expect("its secret opens");
    assert_eq!(Deal::from_hex(&secret).seal(), seals[0]);
    assert_eq!(opened.seal.as_ref(), Some(&seals[0]));
    choose(&mut sitting, "vegas", "Vegas");
    sitting.reload();
    sitting.press("Deal");
    let next = sitting.scene();
    assert!(next.left.is_some_and(|now| now > 300), "{next:?}");
    let next = next.seal.expect("a seal");
    assert_ne!(next, seals[0], "the open one is not dealt on");
}

#[test]
fn four_hands_are_played_from_left_to_right() {
    let mut sitting = open();
    open_deal_with_rules(&mut sitting, &Deal::from_hex(EIGHTS), "vegas");
    sitting.press("Deal");
    for hands in 2..=4 {
        sitting.press("Split");
        assert_eq!(sitting.scene().hands.len(), hands + 1);
    }
    let can_split = sitting.actions().iter().any(|it| it == "Split");
    assert!(!can_split, "at most four hands");
    let own = |sitting: &Sitting| -> Vec<[String; 3]> {
        let drawn = sitting.drawn();
        let hands = drawn.all("[data-hand^=player]").into_iter();
        let hand = |hand: &Element| {
            ["data-hand", "data-bet", "aria-current"].map(|name| hand.attribute(name).to_owned())
        };
        hands.map(hand).collect()
    };
    let names = ["player", "player-2", "player-3", "player-4"];
    for active in 0..4 {
        let is_active = |at| if at == active { "true" } else { "" };
        let expected: Vec<[&str; 3]> = (0..4).map(|at| [names[at], "10", is_active(at)]).collect();
        assert_eq!(own(&sitting), expected);
        sitting.press("Stand");
    }
    let over = sitting.in_phase("over");
    assert_eq!(over.result.split(' ').count(), 4, "{over:?}");
    assert!(own(&sitting).iter().all(|hand| hand[2].is_empty()));
}

#[test]
fn bust_hands_alone_are_no_news_of_the_dealer() {
    let mut sitting = open();
    open_deal_with_rules(&mut sitting, &Deal::from_hex(EIGHTS), "vegas");
    sitting.press("Deal");
    sitting.press("Split");
    while sitting.scene().phase != "over" {
        sitting.press_one(&["Hit"]);
    }
    let over = sitting.in_phase("over");
    assert_eq!(over.result, "player-busts player-busts");
    let told = sitting.drawn().only(".sentence").text();
    assert_eq!(told, "All your hands are bust.");
}

// ---- Several hands, other seats and side bets

/// Changes the stake of the next round, as a choice in the panel does.
fn choose_stake(sitting: &mut Sitting, other: impl Fn(Stake) -> Stake) {
    let stake = other(*sitting.model.blackjack(FREE).stake());
    sitting.send(Msg::Blackjack(FREE, table::Msg::ChoseStake(stake)));
}

/// Plays this many hands beside this many others.
fn choose_seating(sitting: &mut Sitting, hands: u8, others: u8) {
    let seating = Seating::new(hands, others).expect("a seating");
    choose_stake(sitting, |stake| stake.with_seating(seating));
}

/// Puts this many chips on this side bet with these pays.
fn choose_side_bet(sitting: &mut Sitting, pays: SideBetPayTable, chips: u16) {
    let chips = Bet::new(chips).expect("chips");
    choose_stake(sitting, |stake| {
        stake.with_side_bets(stake.chosen_side_bets().with(pays, chips))
    });
}

/// The chosen option of the list with this name.
fn chosen(sitting: &Sitting, name: &str) -> String {
    let drawn = sitting.drawn();
    let option = drawn.only(&format!("select[name={name}] option[selected]"));
    option.attribute("value").to_owned()
}

#[test]
fn choice_of_seats_and_side_bets_is_restored() {
    let mut sitting = sit_down("vegas", "speed=off");
    choose_seating(&mut sitting, 2, 1);
    let pays = SideBet::PerfectPairs.tables().iter();
    let mut pays = pays.filter(|pays| pays.to_string() == "pairs-30x10x5");
    choose_side_bet(&mut sitting, *pays.next().expect("these pays"), 5);
    sitting.reload();
    sitting.in_phase("ready");
    for (name, value) in [
        ("hands", "2"),
        ("seats", "1"),
        ("pairs", "5"),
        ("pairs-pays", "pairs-30x10x5"),
        ("21p3", "0"),
    ] {
        assert_eq!(chosen(&sitting, name), value, "{name}");
    }
    // Without bets there are no such choices.
    choose_preset(&mut sitting, Preset::Classic);
    assert_eq!(sitting.drawn().first("details.seating"), None);
}

#[test]
fn side_bets_show_their_present_cost() {
    let mut sitting = sit_down("vegas", "speed=off");
    let shown = |sitting: &Sitting| {
        let drawn = sitting.drawn();
        owned(&drawn.attributes(".side-bet small", "data-worth"))
    };
    let names = sitting.drawn();
    let names = names.attributes(".side-bet", "data-side-bet");
    assert_eq!(names, ["21p3", "pairs", "ladies", "bust", "hot3"]);
    let costs = ["3.24%", "6.11%", "24.71%", "6.02%", "5.49%"];
    let expected = costs.map(|cost| format!("costs {cost} now"));
    assert_eq!(shown(&sitting), expected);
    // After a round the used cards of the shoe count.
    sitting.press("Deal");
    stand_to_the_end(&mut sitting);
    let after = shown(&sitting);
    assert!(after.iter().all(|it| it.ends_with("% now")), "{after:?}");
    assert!(after.len() == 5 && after != expected, "{after:?}");
}

/// A hand of the player: its bet in half chips, and its cards.
#[derive(Debug)]
struct Own {
    bet: i64,
    cards: Vec<String>,
}

/// The player's hands, from the left.
fn own(sitting: &Sitting) -> Vec<Own> {
    let drawn = sitting.drawn();
    let hand = |hand: &&Element| Own {
        bet: halves(hand.attribute("data-bet")),
        cards: owned(&hand.attributes("[data-card]", "data-card")),
    };
    drawn.all("[data-hand^=player]").iter().map(hand).collect()
}

/// Plays the round at the table to its end by a simple rule: double 10 and 11, hit up to 13.
fn play_on(sitting: &mut Sitting) -> Scene {
    loop {
        let scene = sitting.turn();
        if scene.phase == "over" {
            return scene;
        }
        let drawn = sitting.drawn();
        let active = drawn.first("[data-hand^=player][aria-current]");
        let active = active.or_else(|| drawn.first("[data-hand=player]"));
        let active = active.expect("a hand").attribute("data-points");
        let points: u32 = active.parse().expect("points");
        let mut wanted = vec!["No insurance", "Play on"];
        match points {
            10 | 11 => wanted.extend(["Double", "Hit", "Stand"]),
            0..14 => wanted.extend(["Hit", "Stand"]),
            _ => wanted.push("Stand"),
        }
        sitting.press_one(&wanted);
    }
}

/// A hand beside two others has no room for the word.
#[test]
fn natural_has_a_short_name_beside_two_other_hands() {
    let mut sitting = sit_down("vegas", "speed=off");
    choose_seating(&mut sitting, 3, 0);
    let mut names = vec![];
    for _ in 0..20 {
        sitting.press("Deal");
        play_on(&mut sitting);
        let drawn = sitting.drawn();
        let own = drawn.all("[data-hand^=player]").into_iter();
        let naturals = own.filter(|hand| {
            hand.attribute("data-points") == "21" && hand.all("[data-card]").len() == 2
        });
        names.extend(naturals.flat_map(|hand| hand.texts(".count")));
    }
    assert!(!names.is_empty());
    assert!(names.iter().all(|it| it == "BJ"), "{names:?}");
}

/// The points of a card.
fn points(card: &str) -> u32 {
    match card.chars().next() {
        Some('A') => 11,
        Some('T' | 'J' | 'Q' | 'K') => 10,
        Some(digit) => digit.to_digit(10).expect("a rank"),
        None => panic!("a card"),
    }
}

fn total(cards: &[String]) -> u32 {
    let mut total: u32 = cards.iter().map(|card| points(card)).sum();
    let mut aces = cards.iter().filter(|card| card.starts_with('A')).count();
    while total > 21 && aces > 0 {
        total -= 10;
        aces -= 1;
    }
    total
}

/// The gain of a hand in half chips, recounted from its cards and the dealer's. The hand was not split, insured or
/// surrendered.
fn brings(hand: &Own, base: i64, dealer: &[String], natural: (i64, i64), obo: bool) -> i64 {
    let is_natural = |cards: &[String]| cards.len() == 2 && total(cards) == 21;
    let (own, theirs) = (total(&hand.cards), total(dealer));
    match (is_natural(&hand.cards), is_natural(dealer)) {
        (true, true) => 0,
        (true, false) => base * natural.0 / natural.1,
        (false, true) if obo => -base,
        (false, false) if own <= 21 && (theirs > 21 || own > theirs) => hand.bet,
        (false, false) if own <= 21 && own == theirs => 0,
        (false, true | false) => -hand.bet,
    }
}

/// The character of a card's code at this place: its rank, then its suit.
fn sign_at(card: &str, at: usize) -> char {
    card.chars().nth(at).expect("a card has two signs")
}

/// The gain of Perfect Pairs for this hand, as a multiple of the stake: 25, 12 or 6.
fn pairs_bring(hand: &Own) -> i64 {
    let [one, other] = [&hand.cards[0], &hand.cards[1]];
    let red = |card: &str| matches!(sign_at(card, 1), 'H' | 'D');
    match (
        sign_at(one, 0) == sign_at(other, 0),
        sign_at(one, 1) == sign_at(other, 1),
    ) {
        (false, _) => -1,
        (true, true) => 25,
        (true, false) if red(one) == red(other) => 12,
        (true, false) => 6,
    }
}

/// The gain of 21+3 as a multiple of the stake: 9 for every win.
fn three_cards_bring(hand: &Own, upcard: &str) -> i64 {
    let three = [hand.cards[0].as_str(), hand.cards[1].as_str(), upcard];
    let is_suited = three
        .iter()
        .all(|card| sign_at(card, 1) == sign_at(upcard, 1));
    let place = |card: &&str| "A23456789TJQK".find(sign_at(card, 0)).expect("a rank");
    let mut places: Vec<usize> = three.iter().map(place).collect();
    places.sort_unstable();
    let in_sequence = places[0] + 1 == places[1] && places[1] + 1 == places[2];
    let wins = is_suited || places[0] == places[2] || in_sequence || places == [0, 11, 12];
    if wins { 9 } else { -1 }
}

/// Recounts ten rounds under each of twelve sets of rules from the cards on the table, with one chip on Perfect Pairs
/// and two on 21+3.
#[test]
fn bank_matches_a_recount_under_twelve_rule_sets() {
    for (at, rules) in [
        "vegas",
        "single-deck",
        "vegas.h17",
        "vegas.enhc",
        "vegas.obo",
        "vegas.early-surrender",
        "vegas.double-9-11",
        "vegas.2-decks",
        "vegas.8-decks.no-das",
        "vegas.naturals-2-1",
        "vegas.surrender-any-cards",
        "vegas.no-surrender.split-2",
    ]
    .into_iter()
    .enumerate()
    {
        let mut sitting = sit_down(rules, "speed=off");
        let hands = u8::try_from(at % 3 + 1).expect("few");
        choose_seating(&mut sitting, hands, u8::try_from(at % 4).expect("few"));
        choose_side_bet(&mut sitting, SideBet::PerfectPairs.usual(), 1);
        choose_side_bet(&mut sitting, SideBet::TwentyOnePlusThree.usual(), 2);
        let natural = if rules.contains("2-1") {
            (2, 1)
        } else {
            (3, 2)
        };
        for _ in 0..10 {
            let before = bank(&sitting);
            // With less, the table could lower the bets.
            if before < 200 {
                break;
            }
            sitting.press("Deal");
            let over = play_on(&mut sitting);
            let dealer = over.hand("dealer").cards.clone();
            let own = own(&sitting);
            assert_eq!(own.len(), usize::from(hands), "{rules}: no hand is split");
            let mut change = 0;
            for hand in &own {
                change += brings(hand, 20, &dealer, natural, rules.contains("obo"));
                // One chip on pairs and two on 21+3, in half chips.
                change += 2 * pairs_bring(hand) + 4 * three_cards_bring(hand, &dealer[0]);
            }
            let after = bank(&sitting);
            assert_eq!(after, before + change, "{rules}: {own:?} {dealer:?}");
        }
    }
}

// ---- The coach

/// Sixteen against a ten: hitting is better by 0.036 of a bet.
fn sixteen() -> Deal {
    let deal = Deal::numbered(97_314);
    assert_eq!(codes(&deal.order()[..4]), ["6S", "TD", "QC", "6D"]);
    deal
}

fn deal_sixteen(sitting: &mut Sitting) {
    open_deal(sitting, &sixteen());
    sitting.press("Deal");
    sitting.in_phase("player");
}

/// The actions that the coach names, with their values, the best first.
fn values(sitting: &Sitting) -> Vec<(String, f64)> {
    let drawn = sitting.drawn();
    let rows = drawn.all("[data-coach] [data-action]").into_iter();
    let row = |(place, row): (usize, &Element)| {
        assert_eq!(row.has("data-best"), place == 0, "the best is marked");
        let value = row.attribute("data-ev").parse().expect("a number");
        (row.attribute("data-action").to_owned(), value)
    };
    rows.enumerate().map(row).collect()
}

fn is_silent(sitting: &Sitting) -> bool {
    sitting.drawn().first("[data-coach]").is_none()
}

/// A published row: the upcard and the hand by rank, then the values of standing, hitting, doubling and splitting.
type Published = ([String; 3], [Option<f64>; 4]);

/// The golden values for this number of decks and these rules of the dealer.
fn published(tables: &str) -> Vec<Published> {
    let text = include_str!("../../golden/blackjack_hands.csv");
    let lines = text.lines().filter(|line| line.starts_with(tables));
    let row = |line: &str| {
        let parts: Vec<&str> = line.split(',').collect();
        let name = |at: usize| parts[at].replace("10", "T");
        let number = |at: usize| parts.get(at).and_then(|text| text.parse().ok());
        ([name(2), name(3), name(4)], [5, 6, 7, 8].map(number))
    };
    let rows: Vec<Published> = lines.map(row).collect();
    assert_eq!(rows.len(), 540, "every hand and upcard, once");
    rows
}

/// The letter of a card's rank. All ranks that count ten have the same one.
fn letter(code: &str) -> String {
    let letter = if "TJQK".contains(&code[..1]) {
        "T"
    } else {
        &code[..1]
    };
    letter.to_owned()
}

/// The published values of the hands on the table.
fn published_of(scene: &Scene, published: &[Published]) -> [Option<f64>; 4] {
    let upcard = letter(&scene.hand("dealer").cards[0]);
    let cards = scene.hand("player").cards.iter();
    let mut hand: Vec<String> = cards.map(|it| letter(it)).collect();
    let known = |hand: &[String]| {
        let mut rows = published.iter();
        let row = rows.find(|(codes, _)| codes[0] == upcard && codes[1..] == *hand);
        row.map(|(_, values)| *values)
    };
    let values = known(&hand).or_else(|| {
        hand.reverse();
        known(&hand)
    });
    values.expect("a published hand")
}

/// `tests/blackjack/coach.rs` compares all 540 values. Doubling and splitting come before any other card, so without them
/// standing and hitting have the same values.
#[test]
fn coach_shows_the_published_values() {
    for (tables, rules) in [("1,S17,", "classic"), ("6,H17,", "vegas.h17")] {
        let published = published(tables);
        let mut sitting = Sitting::open("#/blackjack", "coach=always&speed=off");
        let (mut seen, mut kinds, mut number) = (0, 0, 0);
        while seen < 12 {
            number += 1;
            open_deal_with_rules(&mut sitting, &Deal::numbered(number), rules);
            sitting.press("Deal");
            if sitting.actions().iter().any(|it| it == "No insurance") {
                sitting.press("No insurance");
            }
            let scene = sitting.scene();
            if scene.phase != "player" {
                continue;
            }
            sitting.hear_coach();
            let shown = values(&sitting);
            let expected = published_of(&scene, &published);
            let hand = &scene.hand("player").cards;
            let is_pair = letter(&hand[0]) == letter(&hand[1]);
            for (action, expected) in ["stand", "hit", "double", "split"].iter().zip(expected) {
                let row = shown.iter().find(|row| row.0 == *action);
                let legal = match *action {
                    "split" => is_pair && rules != "classic",
                    "double" => rules != "classic",
                    _ => true,
                };
                assert_eq!(row.is_some(), legal, "{action} of {hand:?}");
                if let (Some((_, value)), Some(expected)) = (row, expected) {
                    assert!((value - expected).abs() < 1e-8, "{hand:?}: {action}");
                    kinds += 1;
                }
            }
            let surrender = shown.iter().find(|row| row.0 == "surrender");
            let surrender = surrender.map(|row| row.1.to_string());
            let half = (rules != "classic").then(|| "-0.5".to_owned());
            assert_eq!(surrender, half);
            stand_to_the_end(&mut sitting);
            sitting.hear_coach();
            assert_eq!(
                sitting.decided(),
                (shown, "stand".to_owned()),
                "they stay in sight"
            );
            seen += 1;
        }
        assert!(kinds >= 24, "{kinds} values compared");
    }
}

#[test]
fn coach_on_request_speaks_when_asked() {
    let mut sitting = Sitting::open("#/blackjack", "coach=asked&speed=off");
    deal_sixteen(&mut sitting);
    sitting.hear_coach();
    assert!(is_silent(&sitting));
    let coach = Key::Letter('k');
    for shown in [2, 0, 2] {
        sitting.key(coach);
        sitting.hear_coach();
        assert_eq!(values(&sitting).len(), shown);
        assert_eq!(is_silent(&sitting), shown == 0);
    }
    sitting.press("Hit");
    assert_eq!(sitting.scene().left, Some(47));
    sitting.hear_coach();
    assert!(
        is_silent(&sitting),
        "it was not asked about the next decision"
    );
}

#[test]
fn judgement_outlasts_a_visit_to_a_page() {
    let mut sitting = Sitting::open("#/blackjack", "coach=after&speed=off");
    deal_sixteen(&mut sitting);
    sitting.hear_coach();
    assert!(is_silent(&sitting));
    sitting.press("Stand");
    sitting.in_phase("over");
    sitting.hear_coach();
    let says = |sitting: &Sitting| sitting.drawn().texts("[data-coach] summary span");
    let before = says(&sitting);
    assert_eq!(before, ["Stand cost 0.036 bets: Hit was better."]);
    sitting.go("#/blackjack/rules");
    assert!(is_silent(&sitting));
    sitting.go("#/blackjack");
    sitting.in_phase("over");
    assert_eq!(says(&sitting), before, "the judgement is still there");
}

#[test]
fn day_is_scored_by_the_cost_of_decisions() {
    let mut sitting = Sitting::open("#/blackjack/daily", "speed=off");
    let told = |sitting: &mut Sitting| -> Vec<(String, String)> {
        sitting.hear_coach();
        let drawn = sitting.drawn();
        let told = drawn.all("[data-day-cost]").into_iter();
        told.map(|it| (it.attribute("data-day-cost").to_owned(), it.text()))
            .collect()
    };
    for round in 1..=10 {
        assert_eq!(told(&mut sitting), [], "round {round}");
        sitting.press("Deal");
        stand_to_the_end(&mut sitting);
    }
    let day = told(&mut sitting);
    let [(cost, sentence)] = &day[..] else {
        panic!("{day:?}");
    };
    let cost: f64 = cost.parse().expect("a number");
    let costs = format!("your decisions cost {cost:.3} bets");
    assert!(cost > 0.0 && sentence.contains(&costs), "{sentence}");
    assert!(is_silent(&sitting), "although the coach is off");
    assert_heard(&mut sitting, "decisions cost");
    sitting.reload();
    assert_eq!(told(&mut sitting), day, "after a reload too");
}

/// The Hi-Lo count of the face-up cards on the table, and their number.
fn face_up(scene: &Scene) -> (i32, i32) {
    let cards = scene.hands.values().flat_map(|hand| &hand.cards);
    let count = |code: &String| match code.chars().next()? {
        '2'..='6' => Some(1),
        '7'..='9' => Some(0),
        'A' | 'T' | 'J' | 'Q' | 'K' => Some(-1),
        _ => None,
    };
    let counts: Vec<i32> = cards.filter_map(count).collect();
    (counts.iter().sum(), counts.iter().map(|_| 1).sum())
}

#[test]
fn coach_line_has_the_count_of_all_seen_cards() {
    let mut sitting = sit_down("vegas", "coach=always&speed=off");
    let signed = |number: i32| {
        let sign = if number < 0 { "\u{2212}" } else { "+" };
        format!("{sign}{}", number.abs())
    };
    let (mut gone, mut looks) = ((0, 0), 0);
    while looks < 6 {
        sitting.press("Deal");
        if sitting.actions().iter().any(|it| it == "No insurance") {
            sitting.press("No insurance");
        }
        let scene = sitting.scene();
        if scene.phase == "player" {
            sitting.hear_coach();
            let (count, cards) = face_up(&scene);
            assert_eq!(cards, 3, "{scene:?}");
            let running = gone.0 + count;
            let true_count = (52 * running).div_euclid(312 - gone.1 - cards);
            let sentence = format!(
                "Hi-Lo: running count {}, true count (rounded down) {}.",
                signed(running),
                signed(true_count)
            );
            let note = sitting.drawn().texts("[data-coach] .note").concat();
            assert!(note.contains(&sentence), "{sentence}: {note}");
            looks += 1;
        }
        let over = stand_to_the_end(&mut sitting);
        let (count, cards) = face_up(&over);
        gone = (gone.0 + count, gone.1 + cards);
    }
}

// ---- Announcements

#[test]
fn round_is_announced_word_for_word() {
    let deal = sixteen();
    assert_eq!(codes(&deal.order()[4..6]), ["AS", "AD"]);
    let mut sitting = Sitting::open("#/blackjack", "");
    sitting.go(&link(&deal));
    let ready = sitting.heard();
    assert_eq!(
        ready.last().map(String::as_str),
        Some("A shared deal is ready.")
    );
    sitting.press("Deal");
    assert_eq!(
        sitting.heard(),
        [
            "You are dealt the six of spades and the queen of clubs. You have hard 16. \
             The dealer shows a ten."
        ]
    );
    sitting.press("Hit");
    assert_eq!(
        sitting.heard(),
        ["You draw the ace of spades. You have hard 17. The dealer shows a ten."]
    );
    sitting.press("Stand");
    assert_eq!(
        sitting.heard(),
        [
            "You stand on hard 17. The dealer turns over the six of diamonds. The dealer has hard 16. \
             The dealer draws the ace of diamonds. The dealer has hard 17. Push at 17.",
        ]
    );
}

#[test]
fn description_covers_the_visible_table() {
    let mut sitting = open();
    let deal = sixteen();
    deal_sixteen(&mut sitting);
    let shown = |sitting: &Sitting| sitting.drawn().texts("[data-reading] p");
    let nothing: [&str; 0] = [];
    assert_eq!(shown(&sitting), nothing);
    sitting.key(Key::Letter('t'));
    let expected = format!(
        "Blackjack. Classic: Dealer stands on all 17s. It is your turn. You have the six of \
         spades and the queen of clubs: hard 16. The dealer has the ten of diamonds and a \
         face-down card: 10 so far. 48 cards left in the deck. This is a shared deal. Won \
         0, pushed 0, lost 0. Seal {}. You can hit or stand.",
        &deal.seal()[..8]
    );
    assert_eq!(shown(&sitting), [expected]);
    sitting.send(Msg::ClosedNotice);
    assert_eq!(shown(&sitting), nothing, "it is closed");
    sitting.key(Key::Letter('t'));
    assert_eq!(shown(&sitting).len(), 1);
    sitting.press("Hit");
    assert_eq!(shown(&sitting), nothing, "it is over");
}

//! The table of the poker match, with and without bets: cards, words, links, chips, secrecy and the coach, against the
//! independent computation of the browser tests.

use fair_deal::app::route::TableId;
use fair_deal::app::{Cmd, Msg, Panel};
use fair_deal::pages;
use fair_deal::poker::Character;
use fair_deal::poker::poker_match::{Betting, Rules};
use fair_deal::table::{self, Mode, Stage};
use fair_deal::ui;
use yew::prelude::*;

use crate::element::Element;
use crate::markup;
use crate::oracle::{Card, Deal, Rank, against_textbook, code_of, codes, result_against_textbook};
use crate::sitting::{Scene, Sitting, halves, owned};

const FREE: Mode = Mode::Free;

/// The link to this deal with these rules.
fn link(deal: &Deal, rules: &str) -> String {
    format!("#/poker/duel{}&rules={rules}", deal.query())
}

fn open() -> Sitting {
    Sitting::open("#/poker/duel", "speed=off")
}

/// Opens the deal at the table by its link.
fn open_deal(sitting: &mut Sitting, deal: &Deal, rules: &str) {
    sitting.go(&link(deal, rules));
    assert_eq!(sitting.in_phase("ready").seal, Some(deal.seal()));
}

/// Changes the rules for the next deal, as a choice in the panel does.
fn choose(sitting: &mut Sitting, other: impl Fn(Rules) -> Rules) {
    let rules = other(*sitting.model.poker_match(FREE).chosen_rules());
    sitting.send(Msg::PokerMatch(FREE, table::Msg::ChoseRules(rules)));
}

/// Lets this character sit down, or get up.
fn toggle(sitting: &mut Sitting, character: Character) {
    choose(sitting, |rules| Rules {
        opponents: rules.opponents.toggled(character).expect("one to three"),
        ..rules
    });
}

/// Sits down for chips against this many opponents.
fn sit_down_for_chips(others: usize, settings: &str) -> Sitting {
    let mut sitting = Sitting::open("#/poker/duel", settings);
    choose(&mut sitting, |rules| Rules {
        betting: Betting::FixedLimit,
        ..rules
    });
    for character in &Character::BY_RULE[1..others] {
        toggle(&mut sitting, *character);
    }
    sitting
}

/// The text beside a hand.
fn beside(sitting: &Sitting, owner: &str) -> String {
    let drawn = sitting.drawn();
    drawn.only(&format!("[data-hand={owner}] .worth")).text()
}

fn middle_text(sitting: &Sitting) -> String {
    sitting.drawn().only(".middle").text()
}

#[test]
fn textbook_follows_its_rule_and_better_hand_wins() {
    let mut sitting = open();
    let swap = [1, 3];
    for wanted in ["win", "lose", "draw"] {
        let deal = Deal::find(|deal| result_against_textbook(deal, &swap) == wanted);
        open_deal(&mut sitting, &deal, "r");
        sitting.press("Deal");
        let dealt = sitting.in_phase("swap");
        let order = deal.order();
        let player: Vec<Card> = (0..5).map(|round| order[2 * round]).collect();
        assert_eq!(
            dealt.hand("player").cards,
            codes(&player),
            "in turn, the player first"
        );
        assert_eq!(dealt.hand("cpu-1").cards, ["back"; 5]);
        assert_eq!(dealt.left, Some(42));
        for place in swap {
            sitting.mark(place);
        }
        sitting.press("Swap");
        let over = sitting.in_phase("over");
        let ([player, textbook], thrown, left) = against_textbook(&deal, &swap);
        for (owner, cards) in [("player", &player), ("cpu-1", &textbook)] {
            let (hand, rank) = (over.hand(owner), Rank::of(cards));
            assert_eq!(hand.cards, codes(cards), "{owner}");
            assert_eq!((&*hand.category, &hand.worth), (rank.code(), &rank.name()));
        }
        assert_eq!(over.left, Some(left));
        assert_eq!(over.result, wanted);
        assert_eq!(over.secret, Some(deal.secret()));
        let swapped = match thrown {
            0 => "stood pat".to_owned(),
            count => format!("swapped {count}"),
        };
        assert!(beside(&sitting, "cpu-1").contains(&swapped));
        // The comparison names both hands.
        let told = middle_text(&sitting).to_lowercase();
        for cards in [&player, &textbook] {
            let name = Rank::of(cards).name().to_lowercase();
            assert!(told.contains(&name), "{name} in {told}");
        }
    }
    // Shared deals do not count, and the next deal is fresh.
    let tally = sitting.drawn().only(".tally").text();
    assert_eq!(tally, "Won 0 · Tied 0 · Lost 0");
    sitting.press("Deal");
    assert_eq!(sitting.in_phase("swap").left, Some(42));
    sitting.press("Stand pat");
    sitting.in_phase("over");
}

#[test]
fn other_hands_stay_hidden_until_the_showdown() {
    let mut sitting = open();
    let deal = Deal::numbered(7);
    open_deal(&mut sitting, &deal, "rko");
    sitting.press("Deal");
    sitting.in_phase("swap");
    sitting.mark(0);
    let html = sitting.html();
    for (number, card) in deal.order().iter().enumerate() {
        let own = number < 20 && number % 4 == 0;
        let code = format!("data-card=\"{card}\"");
        assert_eq!(html.contains(&code), own, "{card}");
        assert!(own || !html.contains(&card.name()), "{card}");
    }
    assert!(!html.contains(&deal.secret()));
    assert_eq!(sitting.fragment, link(&deal, "rko"));
    sitting.press("Stand pat");
    assert_eq!(sitting.in_phase("over").hands.len(), 4);
}

/// The choice of each character in the open panel.
fn seats(sitting: &Sitting) -> Vec<&'static str> {
    let drawn = sitting.drawn();
    let boxes = drawn.all("[name=opponent]").into_iter();
    let state = boxes.map(|it| match (it.has("checked"), it.has("disabled")) {
        (true, false) => "sits",
        (true, true) => "sits, locked",
        (false, false) => "away",
        (false, true) => "away, locked",
    });
    state.collect()
}

/// The names of the opponents at the table.
fn opponents(sitting: &Sitting) -> Vec<String> {
    let drawn = sitting.drawn();
    owned(&drawn.attributes("[data-hand^=cpu]", "aria-label"))
}

/// The result of the hands on the table, which have no jokers.
fn result_on_table(over: &Scene) -> &'static str {
    let pack = Deal::numbered(0).order();
    let rank = |codes: &[String]| {
        let card = |code: &String| pack.iter().find(|card| card.to_string() == *code);
        let cards: Vec<Card> = codes.iter().filter_map(card).copied().collect();
        Rank::of(&cards)
    };
    let others = over.hands.iter().filter(|(owner, _)| *owner != "player");
    let best = others.map(|(_, hand)| rank(&hand.cards)).max();
    code_of(rank(&over.hand("player").cards).cmp(&best.expect("an opponent")))
}

#[test]
fn three_opponents_sit_down_and_one_must_stay() {
    let [textbook, chaser, rock, actuary] = Character::BY_RULE;
    let mut sitting = open();
    sitting.send(Msg::OpenedPanel(Panel::Opponents));
    assert_eq!(seats(&sitting), ["sits, locked", "away", "away", "away"]);
    toggle(&mut sitting, rock);
    toggle(&mut sitting, actuary);
    assert_eq!(seats(&sitting), ["sits", "away, locked", "sits", "sits"]);
    toggle(&mut sitting, textbook);
    assert_eq!(seats(&sitting), ["away", "away", "sits", "sits"]);
    toggle(&mut sitting, chaser);
    assert_eq!(seats(&sitting), ["away, locked", "sits", "sits", "sits"]);
    sitting.press("Deal");
    assert_eq!(sitting.in_phase("swap").left, Some(32));
    let names = ["The Chaser", "The Rock", "The Actuary"];
    assert_eq!(opponents(&sitting), names);
    // A round under way keeps its opponents. A choice is for the next deal, and can be taken back.
    toggle(&mut sitting, actuary);
    let coming = "From the next deal: The Chaser · The Rock.";
    assert_eq!(sitting.drawn().texts("[data-coming]"), [coming]);
    assert_eq!(opponents(&sitting), names);
    toggle(&mut sitting, actuary);
    assert_eq!(sitting.drawn().first("[data-coming]"), None);
    sitting.press("Stand pat");
    let over = sitting.in_phase("over");
    assert_eq!(over.result, result_on_table(&over));
    for owner in ["cpu-1", "cpu-2", "cpu-3"] {
        assert!(!over.hand(owner).worth.is_empty(), "{owner}");
        let told = beside(&sitting, owner);
        let is_told = told.contains("swapped") || told.contains("stood pat");
        assert!(is_told, "{told}");
    }
    // They are still seated after a reload, and in the next round.
    sitting.reload();
    sitting.press("Deal");
    sitting.in_phase("swap");
    assert_eq!(opponents(&sitting), names);
}

/// The Mathematician is offered where it can play: for chips and without jokers. It takes the place of the others.
#[test]
fn mathematician_sits_alone_for_chips_without_jokers() {
    let mut sitting = open();
    sitting.send(Msg::OpenedPanel(Panel::Opponents));
    assert_eq!(seats(&sitting).len(), 4);
    let chips = |rules: Rules| Rules {
        betting: Betting::FixedLimit,
        ..rules
    };
    choose(&mut sitting, chips);
    toggle(&mut sitting, Character::Rock);
    assert_eq!(seats(&sitting), ["sits", "away", "sits", "away", "away"]);
    let joker = |rules: Rules| {
        let jokers = fair_deal::core::Jokers::One;
        Rules { jokers, ..rules }.made_legal()
    };
    choose(&mut sitting, joker);
    assert_eq!(seats(&sitting).len(), 4);
    choose(&mut sitting, |rules| Rules {
        jokers: fair_deal::core::Jokers::None,
        ..rules
    });
    toggle(&mut sitting, Character::Mathematician);
    let alone = ["away", "away", "away", "away", "sits, locked"];
    assert_eq!(seats(&sitting), alone);
    assert_eq!(sitting.model.notice(), None);
    sitting.press("Deal");
    assert_eq!(opponents(&sitting), ["The Mathematician"]);
    // The round comes back after a reload.
    let cards = sitting.scene().hand("player").cards.clone();
    sitting.reload();
    assert_eq!(sitting.scene().hand("player").cards, cards);
    assert_eq!(opponents(&sitting), ["The Mathematician"]);
    // With a joker another one takes its place.
    choose(&mut sitting, joker);
    let coming = *sitting.model.poker_match(FREE).chosen_rules();
    assert_eq!(coming.to_string(), "r-1-joker-chips");
}

/// Without its strategy the page says so, and offers to fetch it again.
#[test]
fn missing_strategy_has_a_notice_and_a_button() {
    let mut sitting = open();
    let chosen = "m-6a0bdafe78f2c12c-chips".parse().expect("rules");
    let chose = Msg::PokerMatch(FREE, table::Msg::ChoseRules(chosen));
    assert_eq!(sitting.update(chose), [Cmd::FetchSolution]);
    let notice = |sitting: &Sitting| sitting.drawn().only(".notice").text();
    assert!(notice(&sitting).contains("Fetching the Mathematician’s strategy"));
    assert_eq!(sitting.update(Msg::GotSolution(false)), []);
    let told = notice(&sitting);
    assert!(told.contains("couldn’t be loaded"), "{told}");
    assert_eq!(
        sitting.drawn().only(".notice").texts("button"),
        ["Try again", "Close"]
    );
    sitting.send(Msg::ClickedTrySolution);
    let rules = *sitting.model.poker_match(FREE).chosen_rules();
    assert_eq!(rules.to_string(), "m-6a0bdafe78f2c12c-chips");
}

/// The first deal for this many hands in which the player gets the red joker.
fn with_red_joker(jokers: usize, hands: usize) -> (Deal, Vec<String>) {
    let own = |deal: &Deal| -> Vec<String> {
        let order = deal.order_with_jokers(jokers);
        (0..5).map(|round| order[hands * round].clone()).collect()
    };
    let holds = |deal: &Deal, code: &str| own(deal).contains(&code.to_owned());
    let deal = Deal::find(|deal| holds(deal, "X1") && !holds(deal, "X2"));
    (deal, own(&deal))
}

fn assert_heard(sitting: &mut Sitting, what: &str) {
    let heard = sitting.heard();
    assert!(heard.iter().any(|it| it.contains(what)), "{heard:?}");
}

#[test]
fn jokers_show_the_card_they_stand_for() {
    let mut sitting = open();
    let (deal, own) = with_red_joker(2, 2);
    open_deal(&mut sitting, &deal, "r-2-jokers");
    assert_eq!(sitting.scene().left, Some(54));
    sitting.press("Deal");
    let dealt = sitting.in_phase("swap");
    assert_eq!(dealt.hand("player").cards, own);
    assert_eq!(dealt.left, Some(44));
    assert_heard(&mut sitting, "the red joker as the ");
    // The hand has the best value that any card in the joker's place gives.
    let pack = deal.order();
    let is_own = |card: &&Card| own.contains(&card.to_string());
    let naturals: Vec<Card> = pack.iter().filter(is_own).copied().collect();
    let with = |card: &Card| Rank::of(&[naturals.as_slice(), &[*card]].concat());
    let others = pack.iter().filter(|card| !is_own(card));
    let best = others.map(with).max().expect("a card");
    assert_eq!(dealt.hand("player").worth, best.name());
    let place = own.iter().position(|code| code == "X1").expect("X1");
    let joker = "[data-hand=player] [data-card=X1]";
    let name = |sitting: &Sitting| {
        let drawn = sitting.drawn();
        drawn.only(joker).attribute("aria-label").to_owned()
    };
    assert_eq!(name(&sitting), "Red joker");
    sitting.mark((place + 1) % 5);
    sitting.mark(place);
    sitting.mark(place);
    assert_eq!(name(&sitting), "Red joker");
    // The joker's face shows the card that it stands for, framed, in two corners.
    let drawn = sitting.drawn();
    let face = drawn.only(&format!("{joker} .face")).attribute("src");
    assert_eq!(face.matches("stroke-width='4'").count(), 2, "{face}");
    sitting.press("Swap");
    assert_eq!(sitting.in_phase("over").hand("player").cards[place], "X1");
    assert_heard(&mut sitting, "the red joker as the ");
}

#[test]
fn shared_poker_match_is_compared() {
    let mut sitting = open();
    let deal = Deal::numbered(12);
    // The sharing player stood pat.
    sitting.go(&format!("{}&play=0", link(&deal, "r")));
    assert_eq!(sitting.scene().seal, Some(deal.seal()));
    sitting.press("Deal");
    sitting.in_phase("swap");
    let before = sitting.drawn().text();
    let theirs = "The player who shared this deal";
    assert!(!before.contains(theirs), "{before}");
    sitting.press("Stand pat");
    sitting.in_phase("over");
    let told = middle_text(&sitting).to_lowercase();
    let ([player, _], ..) = against_textbook(&deal, &[]);
    let ended = match result_against_textbook(&deal, &[]) {
        "win" => "won",
        "draw" => "tied",
        _ => "lost",
    };
    let hand = Rank::of(&player).name().to_lowercase();
    let expected = format!("the player who shared this deal stood pat and {ended}: {hand}.");
    assert!(told.contains(&expected), "{told}");
}

#[test]
fn every_hand_links_to_its_explanation() {
    let mut sitting = open();
    let deal = Deal::numbered(3);
    open_deal(&mut sitting, &deal, "r");
    sitting.press("Deal");
    let dealt = sitting.in_phase("swap");
    let links = |sitting: &Sitting| {
        let drawn = sitting.drawn();
        owned(&drawn.attributes("[data-hand] a", "href"))
    };
    let expected =
        |scene: &Scene, owner: &str| format!("#/lab?hand={}", scene.hand(owner).cards.join("."));
    // A face-down hand has no link.
    assert_eq!(links(&sitting), [expected(&dealt, "player")]);
    sitting.press("Stand pat");
    let over = sitting.in_phase("over");
    let shown = links(&sitting);
    assert_eq!(shown, [expected(&over, "cpu-1"), expected(&over, "player")]);
    // Each link names the owner of its hand.
    let worth = |owner: &str| &over.hand(owner).worth;
    assert_eq!(
        sitting.drawn().attributes("a.why", "aria-label"),
        [
            format!("Why? The Textbook: {}", worth("cpu-1")),
            format!("Why? You: {}", worth("player")),
        ]
    );
    // The lab explains the hand, and the round stays.
    let (lab, _) = pages::Model::open(&shown[0], <_>::default(), None);
    let lab = Element::of_page(&lab);
    let ([_, textbook], ..) = against_textbook(&deal, &[]);
    let names: Vec<String> = textbook.iter().map(|card| card.name()).collect();
    assert_eq!(lab.texts("main select option[selected]")[..5], names);
    sitting.go(&shown[0]);
    sitting.go("#/poker/duel");
    assert_eq!(sitting.scene(), over);
}

#[test]
fn rows_of_cards_are_labelled() {
    let mut sitting = open();
    open_deal(&mut sitting, &Deal::numbered(20), "rck");
    sitting.press("Deal");
    sitting.in_phase("swap");
    let rows = |sitting: &Sitting| -> Vec<[String; 4]> {
        let drawn = sitting.drawn();
        let row = |row: &&Element| {
            let items = row.all("li").into_iter();
            let of_list = items.filter(|item| !item.has("role")).count();
            let [role, label, hidden] =
                ["role", "aria-label", "aria-hidden"].map(|name| row.attribute(name).to_owned());
            [role, label, hidden, of_list.to_string()]
        };
        drawn.all(".cards").iter().map(row).collect()
    };
    // The backs are hidden from assistive tools. A sentence stands for them.
    let backs = ["", "", "true", "5"].map(str::to_owned);
    let own = ["toolbar", "Your cards", "", "0"].map(str::to_owned);
    assert_eq!(rows(&sitting), [backs.clone(), backs.clone(), backs, own]);
    let sentence = sitting.drawn().texts("[data-hand^=cpu] .visually-hidden");
    assert_eq!(sentence, ["Five face-down cards"; 3]);
    let described = |sitting: &Sitting| {
        let drawn = sitting.drawn();
        owned(&drawn.attributes("button[data-card]", "aria-description"))
    };
    let press = "Press to swap";
    assert_eq!(described(&sitting), [press; 5]);
    sitting.mark(1);
    let marked = [press, "Press to keep", press, press, press];
    assert_eq!(described(&sitting), marked);
    sitting.press("Swap");
    sitting.in_phase("over");
    let described = sitting.drawn();
    assert_eq!(
        described.first("[aria-description]"),
        None,
        "nothing can be pressed"
    );
    let list = ["", "", "", "5"].map(str::to_owned);
    let others = rows(&sitting);
    assert_eq!(others[..3], [list.clone(), list.clone(), list], "to read");
}

// ---- For chips

/// The sum of these amounts in half chips.
fn sum(sitting: &Sitting, selector: &str, name: &str) -> i64 {
    let drawn = sitting.drawn();
    let amounts = drawn.attributes(selector, name).into_iter();
    amounts.filter(|it| !it.is_empty()).map(halves).sum()
}

/// Each third of the bar has a button, the reason why it has none, or the stakes.
#[test]
fn bar_has_no_hole_while_the_player_decides() {
    let mut sitting = sit_down_for_chips(1, "speed=off");
    let mut seen = vec![];
    for _ in 0..6 {
        sitting.press("Deal");
        while sitting.turn().phase != "over" {
            let drawn = sitting.drawn();
            for third in [".slot-left", ".slot-middle", ".slot-right"] {
                let filled = drawn.only(third).text();
                assert!(!filled.is_empty(), "{third} beside {:?}", sitting.actions());
                seen.push(filled);
            }
            sitting.press_one(&["Raise", "Bet", "Call", "Check", "Stand pat"]);
        }
    }
    for text in ["Fold: nothing to call.", "Ante 1, bets 2 and 4"] {
        assert!(seen.iter().any(|it| it == text), "{text} in {seen:?}");
    }
}

#[test]
fn chips_are_conserved_after_each_hand() {
    let mut sitting = sit_down_for_chips(3, "speed=off");
    assert_eq!(sum(&sitting, "main", "data-bank"), 200);
    let mut bank = 200;
    for hand in 0..8 {
        sitting.press("Deal");
        let mut scene = sitting.turn();
        assert_eq!(scene.hands.len(), 4);
        while scene.phase != "over" {
            let (left, pot) = (
                sum(&sitting, "[data-stack]", "data-stack"),
                sum(&sitting, "[data-pot]", "data-pot"),
            );
            assert_eq!(left + pot, 800, "hand {hand}: every chip is on the table");
            assert_eq!(pot, sum(&sitting, "[data-bet]", "data-bet"));
            let own = sum(&sitting, "[data-hand=player]", "data-bet");
            assert_eq!(sum(&sitting, "main", "data-bank"), bank - own);
            for owner in ["cpu-1", "cpu-2", "cpu-3"] {
                assert_eq!(scene.hand(owner).cards, ["back"; 5]);
            }
            // In every second hand the player bets and raises.
            sitting.press_one(if hand % 2 == 0 {
                &["Call", "Check", "Stand pat"]
            } else {
                &["Raise", "Bet", "Call", "Check", "Stand pat"]
            });
            scene = sitting.turn();
        }
        assert_eq!(sum(&sitting, "[data-stack]", "data-stack"), 800);
        let after = sum(&sitting, "main", "data-bank");
        assert_eq!(scene.result, code_of(after.cmp(&bank)));
        bank = after;
    }
}

#[test]
fn folded_player_sees_no_opponents_card() {
    let mut sitting = sit_down_for_chips(1, "speed=off");
    for _ in 0..40 {
        sitting.press("Deal");
        let mut scene = sitting.turn();
        let mut folds = false;
        while scene.phase != "over" {
            folds = sitting.actions().iter().any(|it| it == "Fold");
            sitting.press_one(&["Fold", "Check", "Stand pat", "Call"]);
            scene = sitting.turn();
        }
        if folds {
            // The links afterwards lead to the check, where every card can be computed.
            assert_eq!(scene.result, "lose");
            assert_eq!(scene.hand("cpu-1").cards, ["back"; 5]);
            return;
        }
    }
    panic!("no opponent has bet in forty hands");
}

#[test]
fn shared_deal_for_chips_counts_for_nothing() {
    let mut sitting = open();
    let deal = Deal::numbered(31);
    open_deal(&mut sitting, &deal, "rk-chips");
    sitting.press("Deal");
    let mut scene = sitting.turn();
    let order = deal.order();
    let player: Vec<Card> = (0..5).map(|round| order[3 * round]).collect();
    assert_eq!(scene.hand("player").cards, codes(&player));
    while scene.phase != "over" {
        sitting.press_one(&["Call", "Check", "Stand pat"]);
        scene = sitting.turn();
    }
    assert_eq!(sum(&sitting, "main", "data-bank"), 200);
    let text = sitting.drawn().text();
    assert!(text.contains("could be known in advance"), "{text}");
}

/// What the opponents do belongs to the announcement of the player's move.
#[test]
fn opponents_actions_are_announced_in_turn() {
    let mut sitting = sit_down_for_chips(2, "speed=normal");
    sitting.heard();
    sitting.press("Deal");
    sitting.turn();
    let told = sitting.heard();
    assert_eq!(told.len(), 1, "{told:?}");
    let begins = "You play against the Textbook and the Chaser. You have ";
    assert!(told[0].starts_with(begins), "{told:?}");
    let ends = "Everyone antes 1. Nothing to call, 3 in the pot.";
    assert!(told[0].ends_with(ends), "{told:?}");
    let id = TableId::PokerMatch(FREE);
    let position = sitting.model.poker_match(FREE).position();
    let bet = table::Button::Act(fair_deal::poker::poker_match::Action::Bet);
    let msg = Msg::PokerMatch(FREE, table::Msg::Clicked(bet, position));
    // The announcement waits for the player's turn: see `ui::runtime`.
    let mut waiting = sitting.model.clone();
    waiting.update(msg.clone());
    let stage = waiting.table(id).expect("the table").stage();
    assert_eq!(stage, Some(Stage::Dealer));
    sitting.send(msg);
    let after = sitting.turn();
    let told = sitting.heard();
    let [told] = &told[..] else {
        panic!("not one: {told:?}");
    };
    assert!(told.starts_with("You bet 2. The Textbook "), "{told}");
    if after.phase != "over" {
        assert!(told.contains(" The Chaser "), "{told}");
    }
}

// ---- The coach

/// The rows of the coach: the action or hold, its value, and the standard error.
fn coach_rows(sitting: &Sitting) -> Vec<(String, f64, f64)> {
    let drawn = sitting.drawn();
    let row = |row: &&Element| {
        let number = |name| row.attribute(name).parse().expect("a number");
        let name = ["data-action", "data-hold"].map(|name| row.attribute(name));
        (name.concat(), number("data-ev"), number("data-error"))
    };
    drawn
        .all("[data-coach] [data-ev]")
        .iter()
        .map(row)
        .collect()
}

#[test]
fn coach_values_and_judges_bets_and_swaps() {
    let mut sitting = sit_down_for_chips(2, "coach=always&speed=off");
    let (mut bets, mut swaps) = (0, 0);
    for _ in 0..3 {
        sitting.press("Deal");
        let mut scene = sitting.turn();
        while scene.phase != "over" {
            sitting.hear_coach();
            let rows = coach_rows(&sitting);
            for (name, value, error) in &rows {
                assert!(value.is_finite() && *error >= 0.0, "{rows:?}");
                assert!(name != "fold" || *value == 0.0, "{rows:?}");
            }
            let drawn = sitting.drawn();
            let best = drawn.attributes("[data-coach] [data-best]", "data-ev");
            assert_eq!(best, [rows[0].1.to_string()], "one is the best");
            if scene.phase == "swap" {
                swaps += 1;
                assert_eq!(rows.len(), 32);
                assert!(rows.iter().all(|(hold, _, _)| hold.len() == 5));
            } else {
                bets += 1;
                let mut named: Vec<String> = rows.into_iter().map(|row| row.0).collect();
                let offered = sitting.actions().into_iter();
                let mut offered: Vec<String> = offered.map(|it| it.to_lowercase()).collect();
                named.sort();
                offered.sort();
                assert_eq!(named, offered);
            }
            let line = drawn.texts("[data-coach] summary span");
            assert_heard(&mut sitting, line.last().expect("a line"));
            sitting.press_one(&["Call", "Check", "Stand pat"]);
            scene = sitting.turn();
            sitting.hear_coach();
            let judged = sitting.drawn().texts("[data-coach] summary span");
            assert!(!judged.is_empty(), "the decision is judged");
        }
    }
    assert!(bets >= 6 && swaps >= 2, "{bets} {swaps}");
}

/// The first bet and the swap against one opponent, compared with the equilibrium.
#[test]
fn coach_with_the_equilibrium_matches_its_snapshot() {
    let mut sitting = sit_down_for_chips(1, "coach=always&speed=off");
    sitting.press("Deal");
    sitting.turn();
    sitting.hear_coach();
    sitting.give_solution();
    let mix = sitting.model.coach_says().expect("advice");
    let mix = mix.equilibrium.clone().expect("a mix");
    assert_heard(&mut sitting, &mix);
    let shown = |sitting: &Sitting| {
        let page = markup(ui::page::view(&sitting.model, &Callback::noop()));
        let (_, coach) = page.split_once("data-coach=").expect("the coach");
        let (coach, _) = coach.split_once("</details>").expect("its end");
        coach.to_owned()
    };
    let bet = shown(&sitting);
    while sitting.turn().phase != "swap" {
        sitting.press_one(&["Call", "Check"]);
    }
    sitting.hear_coach();
    let rows = sitting.drawn().all("[data-coach] [data-share]").len();
    assert_eq!(rows, 6, "one for each number of cards");
    insta::assert_snapshot!(
        "duel-equilibrium",
        format!("{bet}\n==== swap\n{}", shown(&sitting))
    );
}

#[test]
fn coach_answers_on_request_or_judges_afterwards() {
    let is_silent = |sitting: &mut Sitting| {
        sitting.hear_coach();
        sitting.drawn().first("[data-coach]").is_none()
    };
    let mut sitting = sit_down_for_chips(1, "coach=asked&speed=off");
    sitting.press("Deal");
    sitting.turn();
    assert!(is_silent(&mut sitting), "the player has not asked");
    let coach = table::keys::Key::Letter('k');
    sitting.key(coach);
    assert!(!is_silent(&mut sitting));
    assert!(coach_rows(&sitting).len() >= 2);
    sitting.key(coach);
    assert!(is_silent(&mut sitting), "the second press hides it");

    let mut sitting = sit_down_for_chips(1, "coach=after&speed=off");
    sitting.press("Deal");
    assert_eq!(sitting.turn().phase, "player");
    assert!(is_silent(&mut sitting), "nothing is decided");
    sitting.press_one(&["Call", "Check"]);
    assert!(!is_silent(&mut sitting), "the decision is judged");
    assert!(
        !sitting
            .drawn()
            .texts("[data-coach] summary span")
            .is_empty()
    );
    assert_eq!(coach_rows(&sitting), [], "it judges only");
    // The list is of the judged decision, whatever the stage is now: bets have no holds, and a swap has them.
    let holds = |sitting: &Sitting| {
        let drawn = sitting.drawn();
        drawn.all("[data-decided] .holding").len()
    };
    while sitting.turn().phase != "swap" {
        sitting.press_one(&["Call", "Check"]);
    }
    sitting.hear_coach();
    let (values, taken) = sitting.decided();
    assert!(values.iter().any(|it| it.0 == taken), "{values:?}");
    assert_eq!(holds(&sitting), 0);
    sitting.press("Stand pat");
    sitting.turn();
    sitting.hear_coach();
    let (values, taken) = sitting.decided();
    assert_eq!((values.len(), taken.as_str()), (32, "11111"));
    assert_eq!(holds(&sitting), 32);
}

/// Call, Bet and Raise name their price, and the stack loses as much.
#[test]
fn buttons_name_their_price() {
    let mut sitting = sit_down_for_chips(1, "speed=off");
    let stack = |sitting: &Sitting| -> u32 {
        let drawn = sitting.drawn();
        let own = drawn.only("[data-hand=player] [data-stack]");
        own.attribute("data-stack").parse().expect("whole chips")
    };
    let mut compared = 0;
    for hand in 0..24 {
        sitting.press("Deal");
        let mut scene = sitting.turn();
        while scene.phase != "over" {
            let offered = sitting.actions();
            let wanted = [["Call", "Bet"], ["Raise", "Call"]][hand % 2];
            let name = wanted
                .into_iter()
                .find(|name| offered.iter().any(|it| it == name));
            let Some(name) = name else {
                sitting.press_one(&["Check", "Stand pat"]);
                scene = sitting.turn();
                continue;
            };
            let drawn = sitting.drawn();
            let mut buttons = drawn.all(".actions button").into_iter();
            let button = buttons.find(|it| it.text() == name).expect(name);
            let price = button.attribute("data-chips");
            assert_eq!(
                button.attribute("aria-description"),
                format!("Puts {price} in the pot.")
            );
            let (price, before): (u32, u32) = (price.parse().expect("chips"), stack(&sitting));
            sitting.press(name);
            scene = sitting.turn();
            if scene.phase != "over" {
                assert_eq!(stack(&sitting), before - price, "{name}");
                compared += 1;
            }
        }
    }
    assert!(compared >= 4, "{compared}");
}

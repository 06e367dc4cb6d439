//! Blackjack (RULES.md, “Blackjack”) as the page plays it, driven by messages, without a browser.

use crate::support::{
    Step as _, answered, changes_nothing, click_deal, clicked, clicked_deal, dealt, golden,
};
use fair_deal::blackjack::{
    Action, Blackjack, BlackjackTable, DealerHand, Outcome, Preset, Refusal, Round, Stake,
};
use fair_deal::core::{Card, Deal, Deck, Decks, Secret};
use fair_deal::table::{
    AnyTable as _, Dealt, Decisions, Effect, Mode, NoEntropy, Origin, Phase, Position, Round as _,
    Sealed, SharedDeal, Tally,
};

type Msg = fair_deal::table::Msg<Blackjack>;
type News = fair_deal::table::News<Round>;

const HIT: Action = Action::Hit;
const STAND: Action = Action::Stand;

/// A table on which these cards have been dealt: player, dealer, player, dealer, then the draws.
fn stacked(preset: Preset, codes: &str) -> BlackjackTable {
    let rules = preset.rules();
    let deck = Deck::in_order(Card::parse_list(codes).expect(codes));
    let round = Round::deal(deck, &rules, &Stake::default()).expect("four cards or more");
    BlackjackTable::with_round(Dealt::stacked(
        Sealed::fresh(secret(0), Decks::ONE),
        rules,
        round,
    ))
}

fn secret(number: u64) -> Secret {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Secret::from_bytes(bytes)
}

fn deal(number: u64) -> Deal {
    Deal::uncut(secret(number), Decks::ONE)
}

/// Finds the first deal whose round ends with this outcome after exactly these decisions.
fn deal_ending(preset: Preset, decisions: &[Action], outcome: Outcome) -> Deal {
    let ends_so = |deal: &Deal| {
        let decisions = Decisions::of_one_round(decisions.to_vec());
        let dealt = Dealt::<Round>::of_deal(deal.clone(), &preset.rules(), &decisions);
        let end = dealt.map(|dealt| dealt.round().clone());
        matches!(end, Ok(Round::Over(end)) if end.outcome() == outcome)
    };
    (0..100_000).map(deal).find(ends_so).expect("there is one")
}

/// The answer of a browser with entropy: the secret of this number.
#[expect(
    clippy::unnecessary_wraps,
    reason = "the answer without entropy has the same type"
)]
fn entropy(number: u64) -> Result<Secret, NoEntropy> {
    Ok(secret(number))
}

/// The answer of a browser without entropy.
fn failure() -> Result<Secret, NoEntropy> {
    Err(NoEntropy)
}

/// A table with this fresh, sealed deal.
fn ready(preset: Preset, deal: &Deal) -> BlackjackTable {
    let (table, _) = BlackjackTable::open(Mode::Free)
        .0
        .step(Msg::ChoseRules(preset.rules()));
    answered(table, Ok(deal.secret())).0
}

fn click(table: BlackjackTable, action: Action) -> (BlackjackTable, Vec<Effect>) {
    let at = table.position();
    table.step(clicked(action, at))
}

/// Clicks these buttons in turn and lets every pause of the dealer end.
fn play(mut table: BlackjackTable, actions: &[Action]) -> BlackjackTable {
    for action in actions {
        assert_eq!(phase(&table), "player", "{action:?} comes too late");
        let (after, mut cmds) = click(table, *action);
        table = after;
        while let [Effect::Pause(at)] = cmds[..] {
            (table, cmds) = table.step(Msg::PauseOver(at));
        }
        assert_eq!(cmds, []);
    }
    table
}

/// A table where the player stood on the deal with this number until the round was over.
fn played(preset: Preset, number: u64) -> BlackjackTable {
    let (table, _) = click_deal(ready(preset, &deal(number)));
    play(table, &[STAND])
}

fn round(table: &BlackjackTable) -> &Round {
    dealt(table).round()
}

fn phase(table: &BlackjackTable) -> &'static str {
    match table.phase() {
        Phase::Bare => "bare",
        Phase::Ready(_) => "ready",
        Phase::Cutting(_) => "cut",
        Phase::Dealt(dealt) => match dealt.round() {
            Round::Insurance(_) | Round::Early(_) | Round::Player(_) => "player",
            Round::Seats(_) | Round::Dealer(_) => "dealer",
            Round::Over(_) => "over",
        },
    }
}

/// Returns the result of the round in the words of the page contract.
fn result(table: &BlackjackTable) -> &'static str {
    match round(table) {
        Round::Over(end) => end.outcome().code(),
        round @ (Round::Insurance(_)
        | Round::Early(_)
        | Round::Seats(_)
        | Round::Player(_)
        | Round::Dealer(_)) => {
            panic!("not over: {round:?}")
        }
    }
}

fn codes(cards: &[Card]) -> String {
    let codes: Vec<String> = cards.iter().map(ToString::to_string).collect();
    codes.join(" ")
}

/// The debug output of a table without hidden cards. Tests compare it to see that nothing changed.
fn printed(table: &BlackjackTable) -> String {
    format!("{table:?}")
}

#[test]
fn five_golden_rounds_have_their_outcomes() {
    let seeds = golden("seeds.json");
    let rounds = seeds["blackjack_rounds"]["rounds"]
        .as_array()
        .expect("a list");
    assert_eq!(rounds.len(), 5);
    for case in rounds {
        let why = case["why"].as_str().expect("a reason");
        let listed: Vec<&str> = case["deck"].as_str().expect(why).split(' ').collect();
        let [first, second, up, hole, draws @ ..] = listed.as_slice() else {
            panic!("{why}: fewer than four cards")
        };
        // In the golden file the player's two cards come first. Our table deals one card to each in turn.
        let deck = [&[*first, *up, *second, *hole], draws].concat().join(" ");
        let inputs = case["inputs"].as_str().expect(why).split(' ');
        let actions: Vec<Action> = inputs
            .map(|input| match input {
                "h" => HIT,
                "s" => STAND,
                other => panic!("{why}: {other}"),
            })
            .collect();
        for preset in Preset::WITHOUT_BETS {
            let table = play(stacked(preset, &deck), &actions);
            let tally = match (case["result"].as_str(), preset) {
                (Some("win"), _) => (1, 0, 0),
                (Some("draw"), Preset::Classic | Preset::Exam) => (0, 1, 0),
                (Some("draw"), Preset::HouseWinsTies) | (Some("lose"), _) => (0, 0, 1),
                (other, _) => panic!("{why}: {other:?}"),
            };
            let Tally { won, drawn, lost } = table.tally();
            assert_eq!((won, drawn, lost), tally, "{why}, {preset:?}");
            assert_eq!(round(&table).left(), 0, "{why}, {preset:?}");
        }
    }
}

/// The cards, the player's decisions at Classic, at House Wins Ties and at the Exam table, and the three results.
type Script = (
    &'static str,
    &'static [Action],
    &'static [Action],
    [&'static str; 3],
);

#[test]
fn every_table_reaches_each_of_its_outcomes() {
    let rounds: [Script; 10] = [
        // An ace and a king: at the Exam table they count 11, against 17.
        (
            "AS 9H KS 8H",
            &[],
            &[STAND],
            ["player-blackjack", "player-wins", "dealer-wins"],
        ),
        // The dealer has the natural: at the Exam table the dealer's 11 draws 5 and 2, which loses to 19.
        (
            "TS AH 9S KH 5D 2D",
            &[],
            &[STAND],
            ["dealer-blackjack", "dealer-wins", "player-wins"],
        ),
        // Two naturals: at the Exam table 11 takes a ten to 21, and the dealer's 11 takes a 6.
        (
            "AS AH KS KH TD 6D",
            &[],
            &[HIT, STAND],
            ["draw", "dealer-wins", "player-wins"],
        ),
        (
            "AS AH KS KH 6D",
            &[],
            &[STAND],
            ["draw", "dealer-wins", "dealer-wins"],
        ),
        (
            "TS TH 9S 8H",
            &[STAND],
            &[STAND],
            ["player-wins", "player-wins", "player-wins"],
        ),
        (
            "TS TH 8S 6H 6D",
            &[STAND],
            &[STAND],
            ["dealer-busts", "dealer-busts", "dealer-busts"],
        ),
        (
            "TS TH 8S 8H",
            &[STAND],
            &[STAND],
            ["draw", "dealer-wins", "draw"],
        ),
        (
            "TS TH 8S 9H",
            &[STAND],
            &[STAND],
            ["dealer-wins", "dealer-wins", "dealer-wins"],
        ),
        (
            "TS TH 8S 9H 4S",
            &[HIT],
            &[HIT],
            ["player-busts", "player-busts", "player-busts"],
        ),
        // The dealer's 21 on three cards ties with the player's; neither is a natural.
        (
            "7S 7H 8S 7D 6S 7C",
            &[HIT, STAND],
            &[HIT, STAND],
            ["draw", "dealer-wins", "draw"],
        ),
    ];
    for (cards, at_classic, elsewhere, results) in rounds {
        let [classic, house_wins_ties, exam] = Preset::WITHOUT_BETS;
        let seen = [
            (classic, at_classic),
            (house_wins_ties, elsewhere),
            (exam, elsewhere),
        ]
        .map(|(preset, actions)| result(&play(stacked(preset, cards), actions)));
        assert_eq!(seen, results, "{cards}");
    }
    // These tables have no surrender, no Charlie and no bet.
    let elsewhere = [Outcome::Surrendered, Outcome::Charlie, Outcome::BetReturned];
    let all = Outcome::ALL.into_iter();
    for outcome in all.filter(|it| !elsewhere.contains(it)) {
        let seen = rounds
            .iter()
            .any(|(.., results)| results[0] == outcome.code());
        assert!(seen, "no round ends with {}", outcome.code());
    }
}

#[test]
fn naturals_end_the_round_at_classic_only() {
    for (outcome, tally) in [
        (Outcome::PlayerBlackjack, (1, 0, 0)),
        (Outcome::Draw, (0, 1, 0)),
        (Outcome::DealerBlackjack, (0, 0, 1)),
    ] {
        let deal = deal_ending(Preset::Classic, &[], outcome);
        let (table, cmds) = click_deal(ready(Preset::Classic, &deal));
        assert_eq!(result(&table), outcome.code());
        let at = table.position();
        assert_eq!(cmds, [Effect::DrawEntropy(at)], "{outcome:?}");
        let Tally { won, drawn, lost } = table.tally();
        assert_eq!((won, drawn, lost), tally, "{outcome:?}");
        assert_eq!(round(&table).dealer().seen().len(), 2, "{outcome:?}");
        assert_eq!(round(&table).left(), 48, "{outcome:?}");

        for preset in [Preset::HouseWinsTies, Preset::Exam] {
            let (table, cmds) = click_deal(ready(preset, &deal));
            assert_eq!(phase(&table), "player", "{outcome:?}, {preset:?}");
            assert_eq!(cmds, [], "{outcome:?}, {preset:?}");
            assert_eq!(table.tally(), Tally::default(), "{outcome:?}, {preset:?}");
        }
    }
}

#[test]
fn exam_table_counts_every_ace_as_one() {
    for (cards, elsewhere, exam) in [
        ("AS 9H KS 8H", (21, true), (11, false)),
        ("AS 9H AH 8H", (12, true), (2, false)),
        ("AS 9H 6S 8H", (17, true), (7, false)),
    ] {
        for (preset, expected) in [(Preset::HouseWinsTies, elsewhere), (Preset::Exam, exam)] {
            let table = stacked(preset, cards);
            let score = round(&table).player_score();
            assert_eq!((score.total(), score.is_soft()), expected, "{cards}");
        }
    }
}

#[test]
fn dealer_draws_one_visible_card_at_a_time() {
    for preset in Preset::WITHOUT_BETS {
        let table = stacked(preset, "TS 2S 9S 3S 4D 5D 6D 7D");
        let (mut table, mut cmds) = click(table, STAND);
        for (cards, total) in [("2S 3S", 5), ("2S 3S 4D", 9), ("2S 3S 4D 5D", 14)] {
            assert_eq!(phase(&table), "dealer", "{cards}");
            assert_eq!(codes(round(&table).dealer().seen()), cards);
            assert_eq!(round(&table).dealer_score().total(), total, "{cards}");
            assert_eq!(cmds, [Effect::Pause(table.position())], "{cards}");
            assert_eq!(table.tally(), Tally::default(), "{cards}");
            let pause_over = Msg::PauseOver(table.position());
            (table, cmds) = table.step(pause_over);
            assert_eq!(table.news(), Some(&News::Advanced));
        }
        assert_eq!((result(&table), cmds), ("dealer-wins", vec![]));
        assert_eq!(codes(round(&table).dealer().seen()), "2S 3S 4D 5D 6D");
        assert_eq!(round(&table).left(), 1);
    }
}

#[test]
fn the_dealer_stands_on_all_17s_and_draws_on_16() {
    // The dealer's final cards where an ace may count 11, and at the Exam table.
    for (cards, elsewhere, exam) in [
        ("TS TH 9S 7H 2D 2C", "TH 7H", "TH 7H"),
        ("TS TH 9S 6H 2D 2C", "TH 6H 2D", "TH 6H 2D"),
        ("TS AH 9S 6H TD 2C", "AH 6H", "AH 6H TD"),
        ("TS AH 9S 5H AD TC", "AH 5H AD", "AH 5H AD TC"),
        ("TS 2H 9S AH 4D TC", "2H AH 4D", "2H AH 4D TC"),
        ("TS AH 9S 5H 9D 2C", "AH 5H 9D 2C", "AH 5H 9D 2C"),
    ] {
        for (preset, expected) in [
            (Preset::Classic, elsewhere),
            (Preset::HouseWinsTies, elsewhere),
            (Preset::Exam, exam),
        ] {
            let table = play(stacked(preset, cards), &[STAND]);
            let dealer = codes(round(&table).dealer().seen());
            assert_eq!(dealer, expected, "{cards}, {preset:?}");
        }
    }
}

#[test]
fn the_dealer_draws_no_card_when_the_player_is_bust() {
    for preset in Preset::WITHOUT_BETS {
        let (table, cmds) = click(stacked(preset, "TS 2H 9S 3H 5D 6D 7D"), HIT);
        assert_eq!((result(&table), cmds), ("player-busts", vec![]));
        assert_eq!(codes(round(&table).player()), "TS 9S 5D");
        assert_eq!(codes(round(&table).dealer().seen()), "2H 3H");
        assert_eq!(round(&table).left(), 2);
    }
}

#[test]
fn empty_deck_gives_neither_side_a_card() {
    let table = stacked(Preset::Classic, "2S 2H 3S 3H");
    assert_eq!(round(&table).legal_actions(), [STAND]);
    let at = table.position();
    let (told, effects) = table.clone().step(clicked(HIT, at));
    assert_eq!(effects, []);
    assert_eq!(told.news(), Some(&News::Refused(Refusal::DeckEmpty)));
    assert_eq!(round(&told), round(&table));
    let refused = round(&table)
        .clone()
        .play(HIT)
        .expect_err("no card is left");
    assert_eq!(refused.why.to_string(), "No card is left for that.");
    assert_eq!(refused.round, *round(&table));
    assert_eq!(result(&play(table, &[STAND])), "draw");
}

#[test]
fn the_hole_card_cannot_be_seen_before_it_is_turned() {
    for preset in Preset::WITHOUT_BETS {
        // The only queen and the only club of the round.
        let mut table = stacked(preset, "5S 9H 2S QC 3D 4D");
        for hits in 0..=2 {
            let upcard = "9H".parse().expect("a card");
            assert_eq!(round(&table).dealer(), DealerHand::HoleDown { upcard });
            assert_eq!(codes(round(&table).dealer().seen()), "9H", "{hits} hits");
            assert_eq!(round(&table).dealer_score().total(), 9, "{hits} hits");
            for text in [printed(&table), format!("{table:#?}")] {
                for part in ["Queen", "Clubs", "QC"] {
                    assert!(!text.contains(part), "{hits} hits: {text}");
                }
            }
            if hits < 2 {
                table = click(table, HIT).0;
            }
        }
        let (table, _) = click(table, STAND);
        assert_eq!(codes(round(&table).dealer().seen()), "9H QC");
        assert_eq!(round(&table).dealer_score().total(), 19);
        assert!(printed(&table).contains("Queen"), "{}", printed(&table));
    }
}

#[test]
fn debug_output_hides_the_secret() {
    let sealed = ready(Preset::HouseWinsTies, &deal(7));
    let hex = secret(7).to_hex();
    assert!(printed(&sealed).contains(&secret(7).seal().to_string()));
    for table in [sealed.clone(), click_deal(sealed).0] {
        assert!(!printed(&table).contains(&hex[..16]), "{}", printed(&table));
    }
}

#[test]
fn repeated_message_changes_nothing() {
    let bare = BlackjackTable::open(Mode::Free).0;
    let sealed = ready(Preset::HouseWinsTies, &deal(1));
    let player = stacked(Preset::Classic, "2S 2H 3S 3H 2D 3D 4D 5D 6D 7D 8D");
    let dealer = click(player.clone(), STAND).0;
    let over = played(Preset::HouseWinsTies, 1);
    let click_deal = clicked_deal;
    let hit: fn(Position) -> Msg = |at| clicked(HIT, at);
    let stand: fn(Position) -> Msg = |at| clicked(STAND, at);
    for (table, msg) in [
        (bare, click_deal as fn(Position) -> Msg),
        (sealed, click_deal),
        (over, click_deal),
        (player.clone(), hit),
        (player, stand),
        (dealer, Msg::PauseOver),
    ] {
        let msg = msg(table.position());
        let once = table.clone().step(msg.clone()).0;
        assert_ne!(printed(&table), printed(&once), "{msg:?}");
        changes_nothing(&once, msg, phase(&table));
    }
}

#[test]
fn second_click_misses_the_replacing_button() {
    // After Hit busts, Deal is in its place. Stand ends the round. After Deal, Hit is in its place.
    let bust = stacked(Preset::Classic, "TS 2H 9S 3H 5D");
    let at = bust.position();
    let over = click(bust, HIT).0;
    assert_eq!(phase(&over), "over");
    changes_nothing(&over, clicked_deal(at), "after Hit");

    let nineteen = stacked(Preset::Classic, "TS TH 9S 8H");
    let at = nineteen.position();
    let over = click(nineteen, STAND).0;
    assert_eq!(phase(&over), "over");
    changes_nothing(&over, clicked_deal(at), "after Stand");

    let sealed = ready(Preset::HouseWinsTies, &deal(1));
    let at = sealed.position();
    let player = click_deal(sealed).0;
    assert_eq!(phase(&player), "player");
    changes_nothing(&player, clicked(HIT, at), "after Deal");
    changes_nothing(&player, clicked(STAND, at), "after Deal");
}

#[test]
fn message_for_another_phase_changes_nothing() {
    let bare = BlackjackTable::open(Mode::Free).0;
    let sealed = ready(Preset::Classic, &deal(1));
    let shared = bare
        .clone()
        .step(Msg::OpenedLink(SharedDeal::of(deal(2))))
        .0;
    let player = stacked(Preset::Classic, "2S 2H 3S 3H 2D 3D 4D 5D 6D");
    let dealer = click(player.clone(), STAND).0;
    let over = stacked(Preset::Classic, "AS 9H KS 8H");

    for (table, name, fits) in [
        (bare, "bare", &["deal", "preset", "entropy", "failure"][..]),
        (sealed, "ready", &["deal", "preset"]),
        // Other rules are kept for a later deal.
        (shared, "ready", &["deal", "preset"]),
        (player, "player", &["hit", "stand", "preset"]),
        (dealer, "dealer", &["pause", "preset"]),
        // A failed request for the next seal is reported only at Deal.
        (over, "over", &["deal", "preset", "entropy"]),
    ] {
        assert_eq!(phase(&table), name);
        let at = table.position();
        for (msg_name, msg) in [
            ("deal", clicked_deal(at)),
            ("hit", clicked(HIT, at)),
            ("stand", clicked(STAND, at)),
            ("pause", Msg::PauseOver(at)),
            ("preset", Msg::ChoseRules(Preset::Exam.rules())),
            ("entropy", Msg::GotEntropy(entropy(9), at)),
            ("failure", Msg::GotEntropy(failure(), at)),
        ] {
            if fits.contains(&msg_name) {
                let (after, cmds) = table.clone().step(msg.clone());
                let changed = printed(&after) != printed(&table) || !cmds.is_empty();
                assert!(changed, "{name}: {msg:?} was expected to fit");
            } else if name == "dealer" && ["hit", "stand"].contains(&msg_name) {
                let (after, cmds) = table.clone().step(msg);
                let not_yet = News::Refused(Refusal::NotYourTurn);
                assert_eq!((after.news(), cmds), (Some(&not_yet), vec![]));
                assert_eq!(round(&after), round(&table));
            } else {
                changes_nothing(&table, msg, name);
            }
        }
        changes_nothing(&table, Msg::ChoseRules(*table.rules()), name);
    }
}

#[test]
fn pause_of_an_earlier_round_draws_no_card() {
    let waiting = click(
        stacked(Preset::HouseWinsTies, "TS 2S 9S 3S 4D 5D 6D"),
        STAND,
    )
    .0;
    let late = Msg::PauseOver(waiting.position());
    let replaced = waiting.step(Msg::OpenedLink(SharedDeal::of(deal(1)))).0;
    changes_nothing(&replaced, late.clone(), "ready");
    let player = click_deal(replaced).0;
    changes_nothing(&player, late.clone(), "player");
    let (dealer, _) = click(stacked(Preset::Exam, "TS 2S 9S 3S 4D 5D 6D"), STAND);
    let (dealer, _) = dealer.step(late.clone());
    changes_nothing(&dealer, late, "the dealer's next card");
}

#[test]
fn the_tally_counts_each_round_once() {
    let mut table = BlackjackTable::open(Mode::Free).0;
    for (outcome, tally) in [
        (Outcome::PlayerWins, (1, 0, 0)),
        (Outcome::DealerBusts, (2, 0, 0)),
        (Outcome::Draw, (2, 1, 0)),
        (Outcome::DealerWins, (2, 1, 1)),
        (Outcome::PlayerWins, (3, 1, 1)),
    ] {
        let deal = deal_ending(Preset::Classic, &[STAND], outcome);
        table = click_deal(table).0;
        table = answered(table, Ok(deal.secret())).0;
        if phase(&table) == "ready" {
            table = click_deal(table).0;
        }
        table = play(table, &[STAND]);
        assert_eq!(result(&table), outcome.code());
        let Tally { won, drawn, lost } = table.tally();
        assert_eq!((won, drawn, lost), tally, "{outcome:?}");
    }
}

#[test]
fn next_deal_asks_for_entropy_then_deals() {
    let over = played(Preset::HouseWinsTies, 1);
    let (asked, cmds) = click_deal(over.clone());
    assert_eq!(cmds, [Effect::DrawEntropy(asked.position())]);
    assert_eq!(result(&asked), result(&over));

    let (next, cmds) = answered(asked, entropy(2));
    assert_eq!((phase(&next), cmds), ("player", vec![]));
    assert_eq!(*dealt(&next).sealed(), Sealed::fresh(secret(2), Decks::ONE));
    assert_eq!(dealt(&next).decisions().last_round(), []);
    assert_eq!(next.news(), Some(&News::Dealt));
    let order = deal(2).order();
    assert_eq!(*round(&next).player(), [order[0], order[2]]);
    assert_eq!(*round(&next).dealer().seen(), [order[1]]);
}

#[test]
fn decisions_replay_the_round() {
    let (table, _) = click_deal(ready(Preset::HouseWinsTies, &deal(1)));
    let table = play(table, &[STAND]);
    let dealt = dealt(&table);
    assert_eq!(dealt.decisions().last_round(), [STAND]);
    let deal = dealt.sealed().deal.clone();
    let again = Dealt::<Round>::of_deal(deal, dealt.rules(), dealt.decisions());
    assert_eq!(
        again.map(|again| again.round().clone()),
        Ok(dealt.round().clone())
    );
}

#[test]
fn missing_entropy_deals_and_loses_nothing() {
    let (bare, cmds) = answered(BlackjackTable::open(Mode::Free).0, failure());
    assert_eq!((phase(&bare), cmds), ("bare", vec![]));
    assert_eq!(bare.news(), Some(&News::NoEntropy));
    let (asked, cmds) = click_deal(bare);
    assert_eq!(
        cmds,
        [Effect::DrawEntropy(asked.position())],
        "Deal tries again"
    );
    let dealt_at_last = answered(asked, entropy(1)).0;
    assert_eq!(phase(&dealt_at_last), "player");
    assert_eq!(dealt_at_last.news(), Some(&News::Dealt));

    let over = played(Preset::HouseWinsTies, 1);
    let (asked, _) = click_deal(over.clone());
    let (after, cmds) = answered(asked, failure());
    assert_eq!(cmds, []);
    assert_eq!(after.news(), Some(&News::NoEntropy));
    assert_eq!(round(&after), round(&over));
    assert_eq!(after.tally(), over.tally());
    let (asked, cmds) = click_deal(after);
    assert_eq!(
        cmds,
        [Effect::DrawEntropy(asked.position())],
        "Deal tries again"
    );
    let next = answered(asked, entropy(2)).0;
    assert_eq!((phase(&next), next.news()), ("player", Some(&News::Dealt)));

    assert_eq!(
        NoEntropy.to_string(),
        "Your browser gave this page no random numbers, so nothing was dealt. Any other source \
         could be predicted."
    );
}

#[test]
fn chosen_preset_holds_from_the_next_deal() {
    let player = stacked(Preset::Classic, "2S 2H 3S 3H 2D 3D 4D 5D 6D");
    let dealer = click(player.clone(), STAND).0;
    for table in [player, dealer] {
        let (kept, _) = table.clone().step(Msg::ChoseRules(Preset::Exam.rules()));
        assert_eq!(kept.rules(), table.rules(), "{}", phase(&table));
        assert_eq!(round(&kept), round(&table));
        assert_eq!(kept.chosen_rules(), &Preset::Exam.rules());
    }

    // An ace and a king tie with an ace and a queen. The finished round keeps its result.
    let over = stacked(Preset::Classic, "AS AH KS QH");
    let (chosen, cmds) = over.step(Msg::ChoseRules(Preset::HouseWinsTies.rules()));
    assert_eq!((result(&chosen), cmds), ("draw", vec![]));
    assert_eq!(*dealt(&chosen).rules(), Preset::Classic.rules());
    assert_eq!(*chosen.rules(), Preset::HouseWinsTies.rules());
    assert_eq!(
        chosen.news(),
        Some(&News::RulesChosen {
            before: Preset::Classic.rules(),
            refilled: false
        })
    );
    let (next, _) = click_deal(chosen);
    let (next, _) = answered(next, entropy(1));
    assert_eq!(*dealt(&next).rules(), Preset::HouseWinsTies.rules());

    // The choice stays, and a sealed pack is dealt by the rules that were chosen after it was sealed.
    let sealed = ready(Preset::Exam, &deal(1));
    let (sealed, _) = sealed.step(Msg::ChoseRules(Preset::HouseWinsTies.rules()));
    let (table, _) = click_deal(sealed);
    assert_eq!(*dealt(&table).rules(), Preset::HouseWinsTies.rules());
}

#[test]
fn link_opens_its_deal_with_its_seal() {
    let link = Deal::new(secret(3), Decks::ONE, 17).expect("in range");
    let bare = BlackjackTable::open(Mode::Free).0;
    let sealed = ready(Preset::Exam, &deal(1));
    let (player, _) = click_deal(sealed.clone());
    let over = play(player.clone(), &[STAND]);
    for table in [bare, sealed, player, over] {
        let was = phase(&table);
        let tally = table.tally();
        let (table, cmds) = table.step(Msg::OpenedLink(SharedDeal::of(link.clone())));
        assert_eq!((phase(&table), cmds), ("ready", vec![]), "{was}");
        assert_eq!(
            table.phase().sealed(),
            Some(&Sealed::shared(link.clone())),
            "{was}"
        );
        assert_eq!(table.news(), Some(&News::SharedDealReady), "{was}");
        assert_eq!(table.tally(), tally, "{was}");
        changes_nothing(
            &table,
            Msg::GotEntropy(entropy(4), table.position()),
            "entropy comes late",
        );

        let (table, cmds) = click_deal(table);
        assert_eq!(cmds, [], "{was}");
        assert_eq!(
            *dealt(&table).sealed(),
            Sealed::shared(link.clone()),
            "{was}"
        );
        let order = link.order();
        assert_eq!(*round(&table).player(), [order[0], order[2]], "{was}");
        assert_eq!(round(&table).dealer().seen()[0], order[1], "{was}");
    }
}

#[test]
fn same_link_keeps_the_round_another_replaces_it() {
    // The test chooses the rules first, because a ready shared deal keeps the rules it was opened with.
    let bare = BlackjackTable::open(Mode::Free).0;
    let house_wins_ties = Msg::ChoseRules(Preset::HouseWinsTies.rules());
    let sealed = bare.step(house_wins_ties).0;
    let sealed = sealed.step(Msg::OpenedLink(SharedDeal::of(deal(1)))).0;
    assert_eq!(*sealed.rules(), Preset::HouseWinsTies.rules());
    let player = click_deal(sealed.clone()).0;
    let over = play(player.clone(), &[STAND]);
    for table in [sealed, player, over] {
        changes_nothing(
            &table,
            Msg::OpenedLink(SharedDeal::of(deal(1))),
            phase(&table),
        );
        let other_cut = Deal::new(secret(1), Decks::ONE, 1).expect("in range");
        for other in [deal(2), other_cut] {
            let (table, _) = table
                .clone()
                .step(Msg::OpenedLink(SharedDeal::of(other.clone())));
            assert_eq!(phase(&table), "ready");
            assert_eq!(table.phase().sealed(), Some(&Sealed::shared(other.clone())));
        }
    }
}

#[test]
fn deal_after_a_shared_one_is_fresh() {
    // The test chooses the rules first, because a ready shared deal keeps the rules it was opened with.
    let bare = BlackjackTable::open(Mode::Free).0;
    let house_wins_ties = Msg::ChoseRules(Preset::HouseWinsTies.rules());
    let sealed = bare.step(house_wins_ties).0;
    let sealed = sealed.step(Msg::OpenedLink(SharedDeal::of(deal(1)))).0;
    assert_eq!(*sealed.rules(), Preset::HouseWinsTies.rules());
    let over = play(click_deal(sealed).0, &[STAND]);
    assert_eq!(dealt(&over).sealed().origin, Origin::Shared);
    let (asked, cmds) = click_deal(over);
    assert_eq!(cmds, [Effect::DrawEntropy(asked.position())]);
    let (next, _) = answered(asked, entropy(2));
    assert_eq!(*dealt(&next).sealed(), Sealed::fresh(secret(2), Decks::ONE));
}

#[test]
fn late_entropy_clears_the_notice() {
    let (failed, _) = answered(BlackjackTable::open(Mode::Free).0, failure());
    let (asked, _) = click_deal(failed);
    let (dealt, _) = answered(asked, entropy(1));
    assert_eq!(phase(&dealt), "player");
    assert_ne!(dealt.news(), Some(&News::NoEntropy));
}

#[test]
fn two_clicks_on_deal_never_deal_two_rounds() {
    // Either answer deals a natural, so that its round is over before the other answer arrives.
    let natural = deal_ending(Preset::Classic, &[], Outcome::PlayerBlackjack);
    let over = stacked(Preset::Classic, "AS 9H KS 8H");
    let (asked, first) = click_deal(over);
    let (asked, second) = click_deal(asked);
    let requests = [first, second].concat();
    for order in [[0, 1], [1, 0]] {
        let table = order.iter().fold(asked.clone(), |table, request| {
            let Effect::DrawEntropy(at) = requests[*request] else {
                panic!("{requests:?}");
            };
            table.step(Msg::GotEntropy(Ok(natural.secret()), at)).0
        });
        assert_eq!(
            *dealt(&table).sealed(),
            Sealed::fresh(natural.secret(), Decks::ONE)
        );
        assert_eq!(table.tally().won, 1, "{order:?}");
    }
}

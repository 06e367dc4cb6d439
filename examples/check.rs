//! The rules at a command line, for checks against another implementation:
//!
//! ```text
//! cargo run --release --example check -- rank --hand "KS KH 7D 7C 2S"
//! cargo run --release --example check -- explain --hand "KS KH 7D X1 2S"
//! cargo run --release --example check -- points --hand "AS 9H AD" [--ace one]
//! cargo run --release --example check -- deal --secret HEX [--mix TEXT] [--decks 1] [--cut 0] [--jokers 0] [--hands 10]
//! cargo run --release --example check -- deal --saved DEAL [--mix TEXT] [--decks 1] [--cut 0] [--jokers 0] [--hands 10]
//! cargo run --release --example check -- deal --saved ROUND
//! cargo run --release --example check -- blackjack --decks 6 --soft17 stand --das yes --split 4
//!     --hand "TS 6H" --up TD [--seen CARDS] [RULES]
//! cargo run --release --example check -- edge --decks 6 --soft17 stand --das yes --split 4 [RULES]
//! cargo run --release --example check -- side-bets [--decks 6] [--soft17 stand|hit] [--seen CARDS] [--bet 21p3] [RULES]
//! cargo run --release --example check -- draw --table 9/6 --hand "KS KH 7D 7C 2S" [--joker kings]
//! cargo run --release --example check -- return --table 9/6 [--joker kings]
//! cargo run --release --example check -- draw --game deuces [--table TABLE] --hand "2S 7D 7C KH AS"
//! cargo run --release --example check -- return --game double-double-bonus [--table 9/6] [--hands 10]
//! cargo run --release --example check -- count --system hi-lo --decks 6 --soft17 stand --das yes [--split 4]
//!     [--tags A,2,3,4,5,6,7,8,9,T in place of --system] [further flags of edge]
//! cargo run --release --example check -- risk --mean 1.05 --deviation 13.11 --bank 50 [--goal 300]
//! cargo run --release --example check -- bankroll --game jacks --table 9/6 [--coins 5] [--cash-back 0.84]
//!     [--bet 5] [--hands 800] [--at-once 10] [--bank 27000] [--risk 0.05]
//! cargo run --release --example check -- chart --game jacks --table 9/6 [--coins 5] [--cost 0.0003 | --rows 16]
//! cargo run --release --example check -- chart --curve --game jacks --table 9/6 [--coins 5]
//! cargo run --release --example check -- chart --blackjack best --decks 6 --soft17 stand --das yes --split 4 [RULES]
//! cargo run --release --example check -- chart --curve --decks 6 --soft17 stand --das yes --split 4 [RULES]
//! cargo run --release --example check -- match --cards "KS KH 7D 4C 2H" [--history "k b c 3 1 k"]
//! cargo run --release --example check -- match --batch
//! ```
//!
//! `blackjack` prints the value of each decision per initial bet, and `edge` the value of a round before the deal
//! (RULES.md, “The coach”). `--split` is the maximum number of hands. RULES are any of the following flags. The first
//! value is the default (RULES.md, “The rules that can be chosen”):
//!
//! ```text
//! --hole peek|enhc|obo
//! --natural 3:2|6:5|7:5|1:1|2:1
//! --double any|8|9|10|11|any-cards|none      8 is for hard 8 to 11, and so on
//! --rescue no|yes
//! --surrender no|late|early|early-10|early-ace|early-10-late|early-ace-late|any|late-or-natural
//! --split-aces one|hit|double|hit-double
//! --resplit-aces no|yes
//! --split-tens value|rank|no
//! --charlie no|5|6|7
//! --charlie-split no|yes
//! ```
//!
//! If a hand may be surrendered before the dealer looks for a natural, `before-look` compares that with playing on. The
//! values of all other plays assume that the dealer has no natural, so do not compare `surrender` with them.
//!
//! `side-bets` prints the value of each side bet with each of its pay tables, in percent of the side bet, and the
//! chance of each class (RULES.md, “Side bets”), for the unseen cards before a round. `--bet` selects one side bet. If
//! the percentage is a fraction of the bet, `exact` is that fraction. The defaults of `--decks`, `--soft17`, `--das`
//! and `--split` are those of the table `vegas`.
//!
//! `deal --saved` reads a deal from the exported history (docs/fair-deal.md, “A saved deal”): the text of its `deal`, or
//! the whole round as JSON. It also prints the secret. A round has its own mix, decks, cut, jokers and hands, and its
//! decisions are played again: `verdict` is `consistent` if they end the round, else `refused` or `unfinished`.
//!
//! `draw` prints each of the 32 ways to hold, the best one first, with its value per coin and the number of draws for
//! each result. `return` prints the return of a pay table per coin, the variance of one hand, and the covariance of two
//! hands that are drawn from one deal (RULES.md, “The coach of draw poker”). With `--hands`, `round-variance` is the
//! variance of a round of this many hands, in bets of the round. `deal --hands` adds the cards that each hand from the
//! second on draws from, in order, after a deal of five cards (RULES.md, “Many hands”). A table consists of the
//! payments for a full house and a flush, separated by `/`, or of the number for each hand, separated by `-`, the royal
//! flush first. With `--joker kings` it is a table of Kings or Better with a joker, and the default is the usual one.
//!
//! `--game` is the code of a game of video poker (RULES.md, “The games of video poker”). Its table is the number for
//! each class of hands, separated by `-`, in the order of that section, or a name. The default is the usual table of
//! the game. Without `--game` and `--joker`, `--table` is required, and names a table of Jacks or Better.
//!
//! `count` prints how well a counting system follows the value of a round at this table, and the value of insurance
//! (RULES.md, “Counting systems”). The systems are hi-lo, ko, red-seven, kiss-1, kiss-2, kiss-3, hi-opt-1, hi-opt-2,
//! omega-2, zen, red-zen, halves and ace-five. `--tags` are ten custom numbers, for the ace, 2 to 9 and ten.
//!
//! `risk` prints the chance that a bankroll is ever ruined, or with `--goal` the chance that it is ruined before it
//! reaches the goal, from the mean and the standard deviation of a round (RULES.md, “Risk”).
//!
//! `bankroll` prints the mean and the deviation of one hand of video poker, or of `--hands` hands, with N0 in hands.
//! With `--bank` it adds the exact risk of ruin, and the chance to double the bankroll first. Only whole bets are played,
//! so a bankroll below one bet is ruined. With `--risk` it adds the smallest number of whole bets for that risk. With
//! `--at-once` this many hands are drawn from each deal: the mean and the deviation are those of such a round, a bankroll
//! that cannot pay for a round is ruined, and the chance to double is computed up to 4,000 bets. Cash back is in percent
//! of the bet. Amounts are in the unit of `--bet`, the cost of all coins of a hand, which is 1 by default.
//!
//! `chart` prints a strategy chart of a game of video poker: its rows in order, each with its kinds of holds, their
//! mean value per coin, and the additional cost of the chart without the row; and the exact cost against perfect play.
//! `--cost` is the limit for the additional cost of a shorter chart compared with the longest. With `--rows` it is the
//! cheapest chart found with at most this number of rows, and `chart --curve` prints the costs of the cheapest charts
//! found for each number of rows.
//!
//! `chart --blackjack` prints the worth of a round if the player makes every decision by a chart for totals and pairs,
//! from a fresh shoe and per initial bet; the worth with the best play for the cards of each hand; the difference; and
//! the chart. A chart is a text (the head of `crates/blackjack/src/coach/total_strategy/text.rs`), for example of a file
//! (`--blackjack "$(cat chart.txt)"`), or `best` for the best chart found. With the rules of a table, `chart --curve`
//! prints the cheapest charts of few rules (the head of `short.rs` there), and a lower bound on the cost of any other.
//!
//! `match` prints the mix of the solved poker match with bets for two players, and the loss of each action in chips
//! compared with the best one. `--cards` are those that the seat to act holds now. `--history` is all that both seats
//! did, the first mover first: `k` a check, `b` a bet, `c` a call, `r` a raise, and 0 to 5 the number of cards that the
//! first mover has swapped, then that of the other seat. In a swap the actions are the cards that are kept. With
//! `--batch` it reads one decision a line from standard input, as `{"cards": "KS KH 7D 4C 2H", "history": "k b"}`, and
//! prints a line for each: the answer, or `{"error": SENTENCE}`.
//!
//! Each command prints one JSON object on one line. Invalid input produces one sentence on standard error and exit code
//! 2.

#[path = "check/charts.rs"]
mod charts;
#[path = "check/counting.rs"]
mod counting;
#[path = "check/poker_match.rs"]
mod poker_match;
#[path = "check/side_bets.rs"]
mod side_bets;

use std::collections::BTreeMap;
use std::error::Error;
use std::process::ExitCode;
use std::str::FromStr;

use fair_deal::app::language::Language;
use fair_deal::blackjack::{
    Charlie, CharlieAfterSplit, Chips, Double, DoubleAfterSplit, HoleCard, Naturals, Rescue, Rules,
    Shuffle, Soft17, Split, SplitAcePlay, SplitAces, SplitTens, Surrender,
};
use fair_deal::check::{CheckVerdict, Noted, SavedDeal};
use fair_deal::coach::draw::{DrawCoach, Hold, held};
use fair_deal::coach::{Coach, Origin, Situation};
use fair_deal::core::{
    AceRule, Card, Deal, Decks, Jokers, Mix, PackCard, Score, Secret, WildHand, explain,
};
use fair_deal::pages::lab::words::sentences;
use fair_deal::poker::Hands;
use fair_deal::poker::equilibrium::SolvedPlayer;
use fair_deal::poker::video_poker::{Class, Game, PayTable};
use fair_deal::table::Marks;
use fair_deal::text::messages::PagesWords;
use serde_json::Value;

const USAGE: &str = "write one of: rank --hand CARDS; explain --hand CARDS; \
                     points --hand CARDS [--ace one]; \
                     deal --secret HEX|--saved DEAL [--mix TEXT] [--decks 1] [--cut 0] [--jokers 0] \
                     [--hands 1]; deal --saved ROUND; \
                     blackjack --decks 6 --soft17 stand|hit --das yes|no --split 4 \
                     --hand CARDS --up CARD [--seen CARDS] [RULES]; \
                     edge --decks 6 --soft17 stand|hit --das yes|no --split 4 [RULES]; \
                     side-bets [--decks 6] [--soft17 stand|hit] [--seen CARDS] [--bet BET] [RULES]; \
                     draw --table 9/6 --hand CARDS [--joker kings]; \
                     return --table 9/6 [--joker kings]; \
                     draw --game GAME --hand CARDS [--table TABLE]; \
                     return --game GAME [--table TABLE] [--hands 1]; \
                     count --system SYSTEM|--tags TAGS --decks 6 --soft17 stand|hit --das yes|no \
                     [--split 4] [flags of edge]; \
                     risk --mean NUMBER --deviation NUMBER --bank NUMBER [--goal NUMBER]; \
                     bankroll --game GAME [--table TABLE] [--coins 5] [--cash-back PERCENT] \
                     [--bet NUMBER] [--hands NUMBER] [--at-once 1] [--bank NUMBER] [--risk NUMBER]; \
                     chart --game GAME [--table TABLE] [--coins 5] [--cost NUMBER|--rows NUMBER]; \
                     chart --curve --game GAME [--table TABLE] [--coins 5]; \
                     chart --blackjack best|CHART --decks 6 --soft17 stand|hit --das yes|no --split 4 [RULES]; \
                     chart --curve --decks 6 --soft17 stand|hit --das yes|no --split 4 [RULES]; \
                     match --cards CARDS [--history MOVES]; match --batch. \
                     RULES are any of --hole peek|enhc|obo, --natural 3:2|6:5|7:5|1:1|2:1, \
                     --double any|8|9|10|11|any-cards|none, --rescue no|yes, \
                     --surrender no|late|early|early-10|early-ace|early-10-late|early-ace-late|any|\
                     late-or-natural, --split-aces one|hit|double|hit-double, --resplit-aces no|yes, \
                     --split-tens value|rank|no, --charlie no|5|6|7, --charlie-split no|yes.";

/// The flags for the rules of blackjack.
const RULES: [&str; 14] = [
    "--decks",
    "--soft17",
    "--das",
    "--split",
    "--hole",
    "--natural",
    "--double",
    "--rescue",
    "--surrender",
    "--split-aces",
    "--resplit-aces",
    "--split-tens",
    "--charlie",
    "--charlie-split",
];

/// The flags for a deal beside its secret.
const OF_DEAL: [&str; 5] = ["--mix", "--decks", "--cut", "--jokers", "--hands"];

type Answer = Result<String, Box<dyn Error>>;

fn main() -> ExitCode {
    // Text that is not Unicode is no card, number or flag, so it is refused later.
    let args: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|arg| arg.to_string_lossy().into_owned())
        .collect();
    let done = if args == ["match", "--batch"] {
        poker_match::batch()
    } else {
        answer(&args).map(|object| println!("{object}"))
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

fn answer(args: &[String]) -> Answer {
    let Some((command, flags)) = args.split_first() else {
        return Err(format!("To check the rules, {USAGE}").into());
    };
    match command.as_str() {
        "rank" => rank(&Flags::read(flags, &["--hand"])?),
        "explain" => explain(&Flags::read(flags, &["--hand"])?),
        "points" => points(&Flags::read(flags, &["--hand", "--ace"])?),
        "deal" => deal(&Flags::read(
            flags,
            &[&["--secret", "--saved"], &OF_DEAL[..]].concat(),
        )?),
        "blackjack" => blackjack(&Flags::read(
            flags,
            &[&RULES[..], &["--hand", "--up", "--seen"]].concat(),
        )?),
        "edge" => edge(&Flags::read(flags, &RULES)?),
        "side-bets" => side_bets::side_bets(Flags::read(
            flags,
            &[RULES.as_slice(), side_bets::SIDE_BETS].concat(),
        )?),
        "draw" => draw(&Flags::read(
            flags,
            &["--game", "--table", "--hand", "--joker"],
        )?),
        "return" => whole_return(&Flags::read(
            flags,
            &["--game", "--table", "--joker", "--hands"],
        )?),
        "count" => counting::count(Flags::read(
            flags,
            &[RULES.as_slice(), counting::COUNT].concat(),
        )?),
        "risk" => counting::risk(&Flags::read(flags, counting::RISK)?),
        "bankroll" => counting::bankroll(&Flags::read(flags, counting::BANKROLL)?),
        "chart" => charts::chart(flags),
        "match" => poker_match::one(&Flags::read(flags, poker_match::MATCH)?),
        other => Err(format!("There is no command {other:?}: {USAGE}").into()),
    }
}

fn rank(flags: &Flags) -> Answer {
    let hand: WildHand = flags.needed("--hand")?.parse()?;
    let jokers = hand
        .jokers()
        .map(|(joker, card)| (joker.to_string(), card.to_string()));
    let jokers: Vec<(String, String)> = jokers.collect();
    let rank = [
        ("category", hand.rank().category().code().into()),
        ("value", hand.rank().value().into()),
        ("top", hand.top_card().to_string().into()),
    ];
    let jokers = jokers
        .iter()
        .map(|(joker, card)| (joker.as_str(), card.as_str().into()));
    Ok(object(&rank.into_iter().chain(jokers).collect::<Vec<_>>()))
}

fn explain(flags: &Flags) -> Answer {
    let hand: WildHand = flags.needed("--hand")?.parse()?;
    let explanation = explain::explain(&hand);
    Ok(object(&[
        ("category", explanation.category.code().into()),
        (
            "steps",
            sentences(PagesWords::of(Language::English), &explanation).into(),
        ),
    ]))
}

fn points(flags: &Flags) -> Answer {
    let cards = Card::parse_list(flags.needed("--hand")?)?;
    if cards.is_empty() {
        return Err("A blackjack hand has one card at the least.".into());
    }
    let ace_rule = match flags.given("--ace") {
        None | Some("one-or-eleven") => AceRule::OneOrEleven,
        Some("one") => AceRule::One,
        Some(other) => {
            return Err(format!("--ace is one or one-or-eleven, not {other:?}.").into());
        }
    };
    let score = Score::of(&cards, ace_rule);
    Ok(object(&[
        ("total", score.total().into()),
        ("soft", score.is_soft().into()),
        ("bust", score.is_bust().into()),
        ("natural", score.is_natural().into()),
    ]))
}

fn deal(flags: &Flags) -> Answer {
    // A saved round may be one against the Mathematician.
    SolvedPlayer::load(poker_match::SOLUTION)?;
    let saved: Option<SavedDeal> = flags.given("--saved").map(str::parse).transpose()?;
    let is_saved = saved.is_some();
    let (deal, hands, verdict) = match (flags.given("--secret"), saved) {
        (Some(secret), None) => deal_by_flags(flags, secret.parse()?)?,
        (None, Some(SavedDeal::Secret(secret, _))) => deal_by_flags(flags, secret)?,
        (None, Some(SavedDeal::Round(check))) => {
            if let Some(name) = OF_DEAL.into_iter().find(|it| flags.given(it).is_some()) {
                return Err(format!("The saved round has a value of its own for {name}.").into());
            }
            let deal = check.derivation().deal.clone();
            let verdict = check.verdict(&Noted::Nothing);
            (deal, check.drawn_hands(), Some(verdict))
        }
        (Some(_), Some(_)) => return Err("Give either --secret or --saved.".into()),
        (None, None) => return Err("--secret or --saved is missing.".into()),
    };
    if hands.are_several() && deal.decks().count() > 1 {
        return Err("Several hands are drawn from one deck.".into());
    }
    let mut first = deal.deck_with_jokers();
    for _ in 0..Marks::PLACES {
        first.draw();
    }
    let further = first.further_hands(deal.decks());
    let further = further.take(usize::from(hands.number()) - 1);
    let further = further.map(|mut deck| codes(std::iter::from_fn(|| deck.draw())));
    let further = hands
        .are_several()
        .then(|| ("hands", Value::from(further.collect::<Vec<_>>())));
    let secret = deal.secret();
    let opened = is_saved.then(|| ("secret", secret.to_hex().into()));
    let verdict = verdict.map(|verdict| ("verdict", verdict.code().into()));
    let fields = [
        ("seal", secret.seal().to_string().into()),
        ("order", codes(deal.order_with_jokers()).into()),
    ];
    let fields = opened
        .into_iter()
        .chain(fields)
        .chain(further)
        .chain(verdict);
    Ok(object(&fields.collect::<Vec<_>>()))
}

/// The deal of this secret with the pack, the cut and the mix in the flags, and the number of hands drawn from it. Its
/// decisions are not known, so there is no verdict.
fn deal_by_flags(
    flags: &Flags,
    secret: Secret,
) -> Result<(Deal, Hands, Option<CheckVerdict>), Box<dyn Error>> {
    let mix: Mix = flags.given("--mix").unwrap_or_default().parse()?;
    let decks = Decks::new(flags.number("--decks", 1)?)?;
    let jokers = flags.number("--jokers", 0)?;
    let Some(jokers) = Jokers::ALL.get(jokers) else {
        return Err(format!("A pack has 0 to 2 jokers, not {jokers}.").into());
    };
    let cut = flags.number("--cut", 0)?;
    let deal = Deal::new(secret, decks.with_jokers(*jokers), cut)?;
    Ok((deal.mixed(mix), hands_flag(flags, "--hands")?, None))
}

/// The codes of these cards, separated by spaces.
fn codes(cards: impl IntoIterator<Item = PackCard>) -> String {
    let codes = cards.into_iter().map(|card| card.to_string());
    codes.collect::<Vec<_>>().join(" ")
}

/// The number of hands of video poker that are drawn from a deal, by this flag; the default is 1.
fn hands_flag(flags: &Flags, name: &str) -> Result<Hands, Box<dyn Error>> {
    let number = flags.number(name, 1)?;
    let known = || Hands::ALL.map(|hands| hands.to_string()).join(", ");
    let hands = Hands::new(number);
    Ok(hands.ok_or_else(|| format!("{name} is one of {}, not {number}.", known()))?)
}

fn blackjack(flags: &Flags) -> Answer {
    let (rules, decks) = table(flags)?;
    let hand = Card::parse_list(flags.needed("--hand")?)?;
    let seen = Card::parse_list(flags.given("--seen").unwrap_or_default())?;
    let advice = Coach::with_decks(&rules, decks).advise(&Situation {
        hand: &hand,
        upcard: flags.needed("--up")?.parse()?,
        seen: &seen,
        origin: Origin::Dealt,
    })?;
    let plays = advice.plays.iter();
    let plays = plays.map(|play| (play.play.code(), play.value.into()));
    let insurance = advice.insurance.map(|value| ("insurance", value.into()));
    let early = advice.early_surrender;
    let surrender = early.map(|it| ("surrender", it.surrender.into()));
    let early = early.map(|it| {
        let values = [("surrender", it.surrender), ("play-on", it.play_on)];
        let values = values.map(|(choice, value)| (choice.to_owned(), value.into()));
        ("before-look", Value::Object(values.into_iter().collect()))
    });
    let natural =
        (rules.hole_card == HoleCard::NoneTakesAll).then_some(("natural", advice.dealer.natural));
    let totals = ["17", "18", "19", "20", "21"].into_iter();
    let dealer = totals.zip(advice.dealer.totals);
    let dealer = dealer.chain([("bust", advice.dealer.bust)]).chain(natural);
    let dealer = dealer.map(|(end, chance)| (end.to_owned(), chance.into()));
    let dealer = ("dealer", Value::Object(dealer.collect()));
    let fields: Vec<(&str, Value)> = plays
        .chain(surrender)
        .chain(insurance)
        .chain(early)
        .chain([dealer])
        .collect();
    Ok(object(&fields))
}

fn edge(flags: &Flags) -> Answer {
    let (rules, decks) = table(flags)?;
    let ev = Coach::with_decks(&rules, decks).edge();
    Ok(object(&[("ev", ev.into())]))
}

fn draw(flags: &Flags) -> Answer {
    let (table, royal_flush) = game_table(flags)?;
    let hand: WildHand = flags.needed("--hand")?.parse()?;
    let advice = DrawCoach::new(&table).advise(&hand)?;
    let codes = |hold: &Hold| {
        let held = held(hand.cards(), hold.swapped()).into_iter();
        held.map(|card| card.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    let name = |class: Option<Class>| match class {
        None => "Nothing",
        Some(Class::RoyalFlush) => royal_flush,
        Some(class) => class.code(),
    };
    let holds = advice.ranked().into_iter().map(|hold| {
        let classes = table.game().classes().iter().map(|class| Some(*class));
        let counts: Vec<(&str, Value)> = classes
            .chain([None])
            .map(|class| (name(class), advice.count(hold, class).into()))
            .collect();
        let (hold, ev) = (Value::from(codes(hold)), Value::from(hold.value()));
        format!(
            "{{\"hold\": {hold}, \"ev\": {ev}, \"counts\": {}}}",
            object(&counts)
        )
    });
    let holds = holds.collect::<Vec<_>>().join(", ");
    let best = Value::from(codes(advice.best()));
    Ok(format!("{{\"best\": {best}, \"holds\": [{holds}]}}"))
}

fn whole_return(flags: &Flags) -> Answer {
    let (table, _) = game_table(flags)?;
    let whole = DrawCoach::new(&table).whole();
    let (paid, all) = whole.exact();
    let hands = flags.given("--hands");
    let hands = hands.map(|_| hands_flag(flags, "--hands")).transpose()?;
    let of_round = hands.map(|hands| ("round-variance", whole.variance_of(hands).into()));
    let fields = [
        ("return", whole.value().into()),
        ("exact", format!("{paid}/{all}").into()),
        ("variance", whole.variance().into()),
        ("covariance", whole.covariance().into()),
    ];
    Ok(object(
        &fields.into_iter().chain(of_round).collect::<Vec<_>>(),
    ))
}

/// The game and the pay table in the flags, and the name of a royal flush without a wild card. Calls from before
/// `--game` have a different name for it at Kings or Better.
fn game_table(flags: &Flags) -> Result<(PayTable, &'static str), Box<dyn Error>> {
    let royal_flush = Class::RoyalFlush.code();
    let text = flags.given("--table");
    let game: Game = match (
        flags.given("--game"),
        text.and_then(|it| it.split_once(':')),
    ) {
        (Some(code), _) | (None, Some((code, _))) => code.parse()?,
        (None, None) => {
            let table = pay_table(flags)?;
            let is_kings = table.game() == Game::JokerKings;
            return Ok((
                table,
                if is_kings {
                    "NaturalRoyal"
                } else {
                    royal_flush
                },
            ));
        }
    };
    if let Some(joker) = flags.given("--joker") {
        return Err(
            format!("--joker {joker} is for calls without a game; this one is of {game}.").into(),
        );
    }
    let table = text.map_or(Ok(game.usual()), |text| PayTable::named(game, text))?;
    Ok((table, royal_flush))
}

/// The pay table in flags that name no game: one of Jacks or Better, or of joker poker from kings.
fn pay_table(flags: &Flags) -> Result<PayTable, Box<dyn Error>> {
    let joker = match flags.given("--joker") {
        None => None,
        Some("kings") => Some(Game::JokerKings),
        Some(other) => return Err(format!("--joker is kings, not {other:?}.").into()),
    };
    let text = match (flags.given("--table"), joker) {
        (Some(text), _) => text,
        (None, Some(game)) => return Ok(game.usual()),
        (None, None) => flags.needed("--table")?,
    };
    let no_table = || {
        format!(
            "A table is two numbers with a / between, such as 9/6, or nine with a - between, eleven with a joker, \
             each from 0 to {}; {text:?} is none.",
            PayTable::MOST
        )
    };
    let table = if text.contains('/') {
        PayTable::named(joker.unwrap_or(Game::JacksOrBetter), text)
    } else {
        text.parse()
    };
    let table: PayTable = table.map_err(|_| no_table())?;
    if joker.is_some_and(|game| game != table.game()) {
        return Err("A table with a joker has eleven numbers with a - between, not nine.".into());
    }
    Ok(table)
}

/// The rules in the flags, and the number of decks, which may be any from 1 to 8, not only those of the app's tables.
fn table(flags: &Flags) -> Result<(Rules, Decks), Box<dyn Error>> {
    let decks = flags.needed("--decks")?;
    let no_number = |_| format!("{decks:?} is no number for --decks.");
    let decks = Decks::new(decks.parse().map_err(no_number)?)?;
    flags.needed("--soft17")?;
    flags.needed("--das")?;
    flags.needed("--split")?;
    let rules = Rules {
        naturals: flags.choice(
            "--natural",
            &[
                ("3:2", Naturals::PayThreeToTwo),
                ("6:5", Naturals::PaySixToFive),
                ("7:5", Naturals::PaySevenToFive),
                ("1:1", Naturals::PayEven),
                ("2:1", Naturals::PayTwoToOne),
            ],
        )?,
        soft17: flags.choice(
            "--soft17",
            &[("stand", Soft17::Stands), ("hit", Soft17::Hits)],
        )?,
        chips: Chips::Bets,
        double: double(flags)?,
        split: flags.choice(
            "--split",
            &[
                ("1", Split::Never),
                ("2", Split::ToTwo),
                ("3", Split::ToThree),
                ("4", Split::ToFour),
            ],
        )?,
        double_after_split: flags.choice(
            "--das",
            &[("no", DoubleAfterSplit::No), ("yes", DoubleAfterSplit::Yes)],
        )?,
        split_aces: flags.choice(
            "--resplit-aces",
            &[("no", SplitAces::Once), ("yes", SplitAces::Again)],
        )?,
        surrender: surrender(flags)?,
        hole_card: flags.choice(
            "--hole",
            &[
                ("peek", HoleCard::Peek),
                ("enhc", HoleCard::NoneTakesAll),
                ("obo", HoleCard::NoneTakesOriginal),
            ],
        )?,
        rescue: flags.choice("--rescue", &[("no", Rescue::No), ("yes", Rescue::Yes)])?,
        split_ace_play: flags.choice(
            "--split-aces",
            &[
                ("one", SplitAcePlay::OneCard),
                ("hit", SplitAcePlay::Hit),
                ("double", SplitAcePlay::Double),
                ("hit-double", SplitAcePlay::HitOrDouble),
            ],
        )?,
        split_tens: flags.choice(
            "--split-tens",
            &[
                ("value", SplitTens::ByValue),
                ("rank", SplitTens::ByRank),
                ("no", SplitTens::Never),
            ],
        )?,
        charlie: flags.choice(
            "--charlie",
            &[
                ("no", Charlie::None),
                ("5", Charlie::Five),
                ("6", Charlie::Six),
                ("7", Charlie::Seven),
            ],
        )?,
        charlie_after_split: flags.choice(
            "--charlie-split",
            &[
                ("no", CharlieAfterSplit::No),
                ("yes", CharlieAfterSplit::Yes),
            ],
        )?,
        shuffle: Shuffle::EveryRound,
        ..Rules::VEGAS
    };
    match rules.clash() {
        Some(clash) => Err(clash.into()),
        None => Ok((rules, decks)),
    }
}

fn double(flags: &Flags) -> Result<Double, String> {
    flags.choice(
        "--double",
        &[
            ("any", Double::AnyTwo),
            ("8", Double::EightToEleven),
            ("9", Double::NineToEleven),
            ("10", Double::TenOrEleven),
            ("11", Double::Eleven),
            ("any-cards", Double::AnyCards),
            ("none", Double::Never),
        ],
    )
}

fn surrender(flags: &Flags) -> Result<Surrender, String> {
    flags.choice(
        "--surrender",
        &[
            ("no", Surrender::No),
            ("late", Surrender::Late),
            ("early", Surrender::Early),
            ("early-10", Surrender::EarlyTen),
            ("early-ace", Surrender::EarlyAce),
            ("early-10-late", Surrender::EarlyTenLate),
            ("early-ace-late", Surrender::EarlyAceLate),
            ("any", Surrender::AnyCards),
            ("late-or-natural", Surrender::LateOrNatural),
        ],
    )
}

/// A JSON object with its fields in this order. A `serde_json` map would sort them.
fn object(fields: &[(&str, Value)]) -> String {
    let fields: Vec<String> = fields
        .iter()
        .map(|(name, value)| format!("{}: {value}", Value::from(*name)))
        .collect();
    format!("{{{}}}", fields.join(", "))
}

/// The flags of a command with their values. Each is known and occurs at most once.
struct Flags<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> Flags<'a> {
    fn read(args: &'a [String], known: &[&str]) -> Result<Flags<'a>, String> {
        let mut flags = BTreeMap::new();
        for pair in args.chunks(2) {
            let name = pair[0].as_str();
            if !known.contains(&name) {
                let known = known.join(", ");
                return Err(format!("The flags here are {known}, not {name:?}."));
            }
            let value = pair.get(1).ok_or(format!("{name} needs a value."))?;
            if flags.insert(name, value.as_str()).is_some() {
                return Err(format!("{name} is there twice."));
            }
        }
        Ok(Flags(flags))
    }

    fn given(&self, name: &str) -> Option<&'a str> {
        self.0.get(name).copied()
    }

    fn needed(&self, name: &str) -> Result<&'a str, String> {
        self.given(name).ok_or(format!("{name} is missing."))
    }

    /// The value of this flag's word. The default is the first one.
    fn choice<T: Copy>(&self, name: &str, words: &[(&str, T)]) -> Result<T, String> {
        let word = self.given(name).unwrap_or(words[0].0);
        let mut all = words.iter();
        let found = all.find(|(known, _)| *known == word);
        found.map(|(_, value)| *value).ok_or_else(|| {
            let known: Vec<&str> = words.iter().map(|(known, _)| *known).collect();
            let (last, others) = known.split_last().unwrap_or((&"", &[]));
            let others = others.join(", ");
            format!("{name} is {others} or {last}, not {word:?}.")
        })
    }

    fn number<N: FromStr>(&self, name: &str, otherwise: N) -> Result<N, String> {
        self.given(name).map_or(Ok(otherwise), |digits| {
            let error = |_| format!("{digits:?} is no number for {name}.");
            digits.parse().map_err(error)
        })
    }
}

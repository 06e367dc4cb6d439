//! Deals in saved files (docs/fair-deal.md, “A saved deal”): `check::SavedDeal`, and the stand-alone verifier, which
//! reads the same texts with a program of its own.

use crate::fuzz::rows;
use crate::saves::{AppHarness, Move, click};
use crate::support::golden;
use crate::verifier::{answers, typed};
use fair_deal::app::Stored;
use fair_deal::blackjack::Preset;
use fair_deal::check::{AnyCheck, CheckVerdict, ClaimError, NotASavedDeal, Noted, SavedDeal};
use fair_deal::core::{Deal, Decks, Secret};
use fair_deal::history::{Row, file};
use fair_deal::poker::video_poker::Game;
use fair_deal::table::{Fields, LinkError, Linked};
use serde_json::{Value, json};

const HEX: &str = "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501";

fn secret() -> Secret {
    HEX.parse().expect("64 digits")
}

/// The text of `deal` for the secret above.
fn deal() -> String {
    secret().to_saved(secret().seal())
}

/// This text in the field for the secret, and the other fields of the verifier as they are at first.
fn pasted(text: &str) -> Value {
    typed(text, "", "0", "1", "0")
}

fn order(deal: &Deal) -> String {
    let codes = deal.order_with_jokers();
    let codes: Vec<String> = codes.iter().map(ToString::to_string).collect();
    codes.join(" ")
}

/// The round in this text, dealt and played again.
fn round(text: &str) -> AnyCheck {
    match text.parse() {
        Ok(SavedDeal::Round(check)) => *check,
        other => panic!("no round: {other:?} in {text}"),
    }
}

/// The exported file with these rounds.
fn exported(rows: &[Row]) -> String {
    file::write(
        rows.iter().cloned(),
        &fair_deal::memory::Reviews::default(),
        &Fields::new(),
        |_, _| None,
    )
}

/// The rounds of an exported file, as they stand in it.
fn rounds(rows: &[Row]) -> Vec<String> {
    let text = exported(rows);
    let (_, rounds) = text.split_once("\"rounds\": [\n").expect("the rounds");
    let (rounds, _) = rounds.split_once("\n    }\n  ]").expect("they end");
    let rounds = rounds.split("\n    },\n");
    let rounds: Vec<String> = rounds.map(|it| format!("{it}\n    }},")).collect();
    assert_eq!(rounds.len(), rows.len());
    rounds
}

#[test]
fn saved_deals_equal_their_vectors() {
    let file = golden("by_hand.json");
    let vectors = file["saved"].as_array().expect("a list");
    assert_eq!(vectors.len(), 5);
    let mut pastes = vec![];
    for vector in vectors {
        let text = |name: &str| vector[name].as_str().expect(name);
        let secret: Secret = text("secret").parse().expect("a secret");
        assert_eq!(text("seal"), secret.seal().to_string());
        assert_eq!(text("deal"), secret.to_saved(secret.seal()));
        let deal = text("deal");
        let upper = deal.to_uppercase();
        for form in [
            deal.to_owned(),
            format!(" {}\n{} ", &upper[..70], &upper[70..]),
            format!("\"{deal}\""),
            format!("      \"deal\": \"{deal}\",\n"),
            format!("{{\"deal\": \"{deal}\"}}"),
            format!("deal={deal}"),
        ] {
            let saved = form.parse();
            assert_eq!(
                saved,
                Ok(SavedDeal::Secret(secret, secret.seal())),
                "{form}"
            );
            pastes.push((form, secret));
        }
        // A link with nothing but the secret itself.
        let link = format!("https://example.org/#/blackjack?deal={}", secret.to_hex());
        assert_eq!(link.parse(), Ok(SavedDeal::Secret(secret, secret.seal())));
        pastes.push((link, secret));
    }
    let typed: Vec<Value> = pastes.iter().map(|(form, _)| pasted(form)).collect();
    for ((form, secret), answer) in pastes.iter().zip(answers(&typed).unwrap_or_default()) {
        assert_eq!(answer["seal"], secret.seal().to_string(), "{form}");
        let its = order(&Deal::uncut(*secret, Decks::ONE));
        assert_eq!(answer["order"], its, "{form}");
    }
}

#[test]
fn saved_deal_alone_keeps_the_other_fields() {
    let mut typed = typed(&deal(), "", "17", "1", "2");
    typed["mix"] = "3 1 4".into();
    let decks = Decks::ONE.with_jokers(fair_deal::core::Jokers::Two);
    let its = Deal::new(secret(), decks, 17).expect("a cut inside the pack");
    let its = its.mixed("3 1 4".parse().expect("a mix"));
    for answer in answers(&[typed]).unwrap_or_default() {
        assert_eq!(answer["order"], order(&its));
    }
}

#[test]
fn every_exported_round_is_dealt_again() {
    let rows = rows();
    let texts = rounds(&rows);
    let mut pastes = vec![];
    for (row, text) in rows.iter().zip(&texts) {
        let check = round(text);
        let played = row.record.play().expect("it was played");
        assert_eq!(check.derivation().seal, played.seal(), "{text}");
        assert_eq!(
            check.verdict(&Noted::Nothing),
            CheckVerdict::Consistent,
            "{text}"
        );
        let link = played.link(Linked::DealAndDecisions);
        let of_link = |name| link.get(name).unwrap_or_default().to_owned();
        let deal = &check.derivation().deal;
        assert_eq!(of_link("deal"), deal.secret().to_hex(), "{text}");
        assert_eq!(of_link("cut"), deal.cut().to_string(), "{text}");
        assert_eq!(of_link("mix"), deal.mix().as_str(), "{text}");
        let whole = exported(std::slice::from_ref(row));
        assert_eq!(round(&whole), check, "{whole}");
        pastes.extend([(text.clone(), check.clone()), (whole, check)]);
    }
    let daily = rows
        .iter()
        .filter(|row| row.record.round.get("day").is_some());
    assert!(
        daily.count() > 3,
        "rounds of several daily deals are among them"
    );
    let typed: Vec<Value> = pastes.iter().map(|(text, _)| pasted(text)).collect();
    for ((text, check), answer) in pastes.iter().zip(answers(&typed).unwrap_or_default()) {
        assert_eq!(
            answer["seal"],
            check.derivation().seal.to_string(),
            "{text}"
        );
        assert_eq!(answer["order"], order(&check.derivation().deal), "{text}");
        let further = answer["further"].as_array().map(Vec::len);
        let hands = usize::from(check.drawn_hands().number());
        assert_eq!(further, Some(hands - 1), "{text}");
    }
}

/// The pack follows from the rules, which the verifier reads with a program of its own.
#[test]
fn pack_of_a_saved_round_follows_from_its_rules() {
    let mut rules: Vec<(&str, String)> = vec![];
    for preset in Preset::ALL {
        rules.push(("blackjack", preset.code().to_owned()));
        rules.push(("blackjack", preset.rules().to_string()));
        // The pack of these rules with another number of decks, written as a link writes it.
        rules.push((
            "blackjack",
            format!("vegas.{}-decks.h17", 2 + rules.len() % 4),
        ));
    }
    rules.push(("blackjack", "vegas.1-deck.each".to_owned()));
    rules.extend(Game::ALL.map(|game| ("jacks", game.usual().to_string())));
    for unnamed in [
        "800-50-25-9-6-4-3-2-1",
        "4700-1000-800-250-100-35-25-15-10-5-5",
    ] {
        rules.push(("jacks", unnamed.to_owned()));
    }
    for (game, its) in [
        ("solo", ""),
        ("solo", "1-joker"),
        ("solo", "2-jokers"),
        ("duel", "r"),
        ("duel", "rk-2-jokers"),
        ("duel", "cko-chips"),
        ("duel", "rco-1-joker-chips"),
    ] {
        rules.push((game, its.to_owned()));
    }
    let mut known = vec![];
    for (game, rules) in rules {
        let text = json!({"game": game, "deal": deal(), "cut": "3", "rules": rules}).to_string();
        match text.parse() {
            Ok(SavedDeal::Round(check)) => known.push((text, order(&check.derivation().deal))),
            other => assert!(rules.starts_with("vegas."), "{rules}: {other:?}"),
        }
    }
    assert!(known.len() > 60, "{} rules", known.len());
    let typed: Vec<Value> = known.iter().map(|(text, _)| pasted(text)).collect();
    for ((text, order), answer) in known.iter().zip(answers(&typed).unwrap_or_default()) {
        assert_eq!(answer["order"], *order, "{text}");
    }
}

#[test]
fn saved_tables_and_links_are_dealt_again() {
    let mut page = AppHarness::open("#/blackjack?rules=vegas", Stored::default(), 3);
    click(&mut page, Move::Deal);
    let (id, save) = page.stored.tables.pop().expect("it is saved");
    let line = format!("    \"fair-deal/table/1/{}\": \"{save}\",", id.name());
    let to_check = format!(
        "https://example.org/game/#/check?game=blackjack&seal={}&deal={HEX}&cut=17&mix=3%201&rules=vegas&play=10-s",
        secret().seal()
    );
    let shared = format!("#/poker/solo?deal={HEX}&cut=17&rules=2-jokers");
    let texts = [save, line, to_check, shared];
    let typed: Vec<Value> = texts.iter().map(|text| pasted(text)).collect();
    let checks = texts.iter().map(|text| round(text));
    let checks: Vec<AnyCheck> = checks.collect();
    assert_eq!(checks[0].derivation().deal.cards(), 6 * 52);
    assert_eq!(checks[2].derivation().deal.mix().as_str(), "3 1");
    assert_eq!(checks[3].derivation().deal.cards(), 54);
    for ((text, check), answer) in texts
        .iter()
        .zip(&checks)
        .zip(answers(&typed).unwrap_or_default())
    {
        assert_eq!(answer["order"], order(&check.derivation().deal), "{text}");
    }
}

#[test]
fn text_without_a_saved_deal_is_refused() {
    let other = format!(
        "{}{}",
        &deal()[..127],
        if deal().ends_with('0') { "1" } else { "0" }
    );
    let round = |deal: &str| json!({"game": "blackjack", "deal": deal, "cut": "0"}).to_string();
    let csv = "1795390200000-a1,2026-11-28,blackjack,fresh,vegas,10-hs,win,10,10,player-wins,2,2,0.000000,off";
    let damaged = NotASavedDeal::Damaged(fair_deal::core::SavedSecretUnreadable);
    let rows = rows();
    for (text, error, wrong) in [
        (csv.to_owned(), NotASavedDeal::NoDeal, "no-deal"),
        ("{}".to_owned(), NotASavedDeal::NoDeal, "no-deal"),
        (
            json!({"game": "solo", "cut": "0"}).to_string(),
            NotASavedDeal::NoDeal,
            "no-deal",
        ),
        (
            json!({"game": "constructor", "day": "2026-11-28", "round": "1"}).to_string(),
            NotASavedDeal::NoDeal,
            "no-deal",
        ),
        (exported(&[]), NotASavedDeal::Rounds(0), "several"),
        (exported(&rows[..3]), NotASavedDeal::Rounds(3), "several"),
        (other.clone(), damaged, "damaged"),
        (round(&other), damaged, "damaged"),
        (round(&deal()[..127]), damaged, "damaged"),
        (round(&deal()[1..]), damaged, "damaged"),
        (
            json!({"game": "jacks", "day": "2026-11-28", "round": "11", "rules": "jacks:800-50-25-9-6-4-3-2-1"}).to_string(),
            NotASavedDeal::NoDeal,
            "no-deal",
        ),
        (
            json!({"game": "jacks", "day": "2026-11-28", "round": "1", "rules": "tens:800-50-25-6-5-4-3-2-1"}).to_string(),
            NotASavedDeal::NoDeal,
            "no-deal",
        ),
    ] {
        assert_eq!(text.parse::<SavedDeal>(), Err(error), "{text}");
        assert!(!error.to_string().contains(&HEX[..8]));
        for answer in answers(&[pasted(&text)]).unwrap_or_default() {
            assert_eq!(answer["wrong"], wrong, "{text}");
            assert_eq!(answer["field"], "secret", "{text}");
        }
    }
    for rules in ["atlantis", "constructor"] {
        let unknown = json!({"game": "blackjack", "deal": deal(), "cut": "0", "rules": rules});
        let unknown = unknown.to_string();
        let error = NotASavedDeal::Round(ClaimError::Deal(LinkError::Rules));
        assert_eq!(unknown.parse::<SavedDeal>(), Err(error));
        assert_eq!(
            error.to_string(),
            "This round cannot be dealt again. It asks for rules we don't have."
        );
        for answer in answers(&[pasted(&unknown)]).unwrap_or_default() {
            assert_eq!(answer["field"], "decks", "{rules}");
            assert_eq!(answer["found"], "", "{rules}");
        }
    }
}

#[test]
fn refused_decisions_are_named_by_the_verdict() {
    for (play, verdict) in [
        ("10-s", CheckVerdict::Consistent),
        ("10-", CheckVerdict::Unfinished),
        ("10-ss", CheckVerdict::Refused(2)),
    ] {
        let text = json!({"game": "blackjack", "deal": deal(), "cut": "0", "rules": "single-deck", "play": play});
        let found = round(&text.to_string()).verdict(&Noted::Nothing);
        assert_eq!(found, verdict, "{play}");
    }
}

//! The input of a check: `#/check?…`, and a seal that a visitor types.

use super::{fuzz, known, played, rows};
use crate::support::table_of;
use fair_deal::check::{AnyCheck, Noted, SavedDeal};
use fair_deal::history::file;
use fair_deal::memory::Reviews;
use fair_deal::table::Fields;

/// The query of the link to this check.
fn query(check: &AnyCheck) -> String {
    match check {
        AnyCheck::Blackjack(check) => check.to_query(),
        AnyCheck::SoloDraw(check) => check.to_query(),
        AnyCheck::VideoPoker(check) => check.to_query(),
        AnyCheck::PokerMatch(check) => check.to_query(),
    }
}

#[test]
fn no_check_link_panics() {
    let mut known = known("checks", |it| it.as_str().map(str::to_owned));
    known.extend(played(|page| {
        let link = table_of(&page.model, page.id()).check_link();
        let query = link.and_then(|it| Some(it.split_once("game=")?.1.to_owned()));
        query.into_iter().map(|it| format!("game={it}")).collect()
    }));
    fuzz(known, |text| {
        let check = match AnyCheck::parse(&Fields::parse(text)) {
            None => return None,
            Some(Err(error)) => {
                assert!(!error.to_string().is_empty());
                return None;
            }
            Some(Ok(check)) => check,
        };
        let written = query(&check);
        let again = AnyCheck::parse(&Fields::parse(&written))
            .expect("a check")
            .expect(&written);
        assert_eq!(again, check);
        let cards = check.derivation().order.len();
        assert!(check.destinations().len() >= cards);
        let _ = (check.hands(), check.is_example());
        let _ = check.verdict(&Noted::Nothing);
        let _ = check.verdict(&Noted::read(text));
        Some(written)
    });
}

#[test]
fn no_typed_seal_panics() {
    let seal = "5515327f76f569c385e63d29436d48f33501c5ea62154db1deb9cf788d1c75ce";
    let typed = [
        seal.to_owned(),
        format!("{} …", &seal[..8]),
        seal.to_uppercase(),
    ];
    fuzz(typed.to_vec(), |text| {
        let noted = Noted::read(text);
        if let Ok(seal) = seal.parse() {
            let _ = noted.compare(seal);
        }
        match noted {
            Noted::Nothing | Noted::NotASeal(_) => None,
            Noted::Beginning(digits) => Some(digits),
            Noted::Whole(seal) => Some(seal.to_string()),
        }
    });
}

#[test]
fn no_saved_deal_panics() {
    let texts = rows().into_iter().map(|row| {
        let text = file::write(
            [row].into_iter(),
            &Reviews::default(),
            &Fields::new(),
            |_, _| None,
        );
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    });
    let links = known("checks", |it| it.as_str().map(str::to_owned));
    fuzz(texts.chain(links).collect(), |text| {
        let saved: SavedDeal = match text.parse() {
            Ok(saved) => saved,
            Err(error) => {
                assert!(!error.to_string().is_empty());
                return None;
            }
        };
        let written = match saved {
            SavedDeal::Secret(secret, seal) => secret.to_saved(seal),
            SavedDeal::Round(check) => query(&check),
        };
        assert!(written.parse::<SavedDeal>().is_ok(), "{written}");
        Some(written)
    });
}

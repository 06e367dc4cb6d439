//! The texts that the page stores or passes on across a reload, and the list of files that it fetches. A text is its
//! kind, a space and the rest.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use super::{fuzz, played};
use fair_deal::app::ReloadState;
use fair_deal::app::settings::Choices;
use fair_deal::blackjack::Start;
use fair_deal::coach::mistakes::{Misplayed, Mistakes};
use fair_deal::games::items::game_of;
use fair_deal::memory::{ExamLink, ItemName, Reviews};
use fair_deal::pages::fairness::files::Files;

/// Parses a text and checks that it round-trips.
fn round_trips_with<T: Debug + PartialEq>(
    text: &str,
    read: impl Fn(&str) -> Option<T>,
    write: impl Fn(&T) -> String,
) -> Option<String> {
    let it = read(text)?;
    let written = write(&it);
    assert_eq!(read(&written).as_ref(), Some(&it), "{written}");
    Some(written)
}

/// Parses a text with `FromStr`, and checks that it round-trips with `Display`.
fn round_trips<T: FromStr + Display + Debug + PartialEq>(text: &str) -> Option<String> {
    round_trips_with(text, |text| text.parse::<T>().ok(), T::to_string)
}

fn takes(text: &str) -> Option<String> {
    let (kind, text) = text.split_once(' ')?;
    let written = match kind {
        "reload" => round_trips_with(text, ReloadState::parse, ReloadState::to_string),
        "settings" => {
            round_trips_with(text, |it| Choices::from_record(it).ok(), Choices::to_record)
        }
        "mistakes" => round_trips::<Mistakes<Start>>(text),
        "jacks-mistakes" => round_trips::<Mistakes<Misplayed>>(text),
        "reviews" => round_trips::<Reviews>(text),
        "exam" => round_trips::<ExamLink>(text),
        "item" => {
            let name: Option<ItemName> = text.parse().ok();
            name.filter(|name| game_of(name).is_some())
                .map(|name| name.to_string())
        }
        "files" => {
            let files = Files::read(Some(text));
            (!files.listed().is_empty()).then(|| text.to_owned())
        }
        _ => None,
    };
    Some(format!("{kind} {}", written?))
}

/// Texts of every kind, and the reload state after each move at every table.
fn ours() -> Vec<String> {
    let hash = "5515327f76f569c385e63d29436d48f33501c5ea62154db1deb9cf788d1c75ce";
    let mut texts = vec![
        "settings theme=dark&language=ja&speed=off&coach=always&sounds=on".to_owned(),
        "mistakes 88T.A6T".to_owned(),
        "jacks-mistakes 800-50-25-9-6-4-3-2-1~lf.800-50-25-9-6-4-3-2-1~hx".to_owned(),
        "reviews blackjack/cell/vegas/hard-16/10 1795390200000- 1795390260000+\nnewer 7".to_owned(),
        "exam vegas.1-deck/7/2100/500".to_owned(),
        "item blackjack/cell/vegas.h17/pair-8/A".to_owned(),
        "item blackjack/index/vegas/hi-lo/hard-16/10/stand".to_owned(),
        "item jacks/row/jacks:800-50-25-9-6-4-3-2-1/104".to_owned(),
        format!("files {hash}  index.html\n{hash}  pages-12.css\n"),
    ];
    texts.extend(played(|page| {
        vec![format!("reload {}", page.model.reload_state())]
    }));
    texts
}

#[test]
fn no_stored_text_panics() {
    let texts = ours();
    fuzz(texts, takes);
}

//! The messages between the bundles, and the stored records. The text is the kind of message, a space and the rest.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use super::{fuzz, played};
use crate::saves::Page;
use fair_deal::app::coach::{AnyBrief, CoachSays};
use fair_deal::app::settings::Choices;
use fair_deal::app::{Msg, ReloadState, Stored};
use fair_deal::blackjack::Start;
use fair_deal::pages;
use fair_deal::pages::files::Files;
use fair_deal::pages::mistakes::{Misplayed, Mistakes};

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
        "brief" => {
            // The reading bundle asks its own questions after a request.
            let brief = text.parse().ok()?;
            let _ = pages::Model::default().update(pages::Msg::Briefed(Some(brief)));
            round_trips::<AnyBrief>(text)
        }
        "says" => {
            let mut page = Page::open("#/blackjack", Stored::default(), 7);
            page.send(Msg::CoachSaid(text.to_owned()));
            let is_something = |says: &CoachSays| !says.moment.is_empty();
            let read = |text: &str| Some(CoachSays::read(text)).filter(is_something);
            round_trips_with(text, read, CoachSays::to_string)
        }
        "reload" => round_trips_with(text, ReloadState::parse, ReloadState::to_string),
        "settings" => {
            round_trips_with(text, |it| Choices::from_record(it).ok(), Choices::to_record)
        }
        "mistakes" => round_trips::<Mistakes<Start>>(text),
        "jacks-mistakes" => round_trips::<Mistakes<Misplayed>>(text),
        "files" => {
            let files = Files::read(Some(text));
            (!files.listed().is_empty()).then(|| text.to_owned())
        }
        _ => None,
    };
    Some(format!("{kind} {}", written?))
}

/// The messages that are sent while rounds are played, at every table.
fn ours() -> Vec<String> {
    let hash = "5515327f76f569c385e63d29436d48f33501c5ea62154db1deb9cf788d1c75ce";
    let mut texts = vec![
        "says moment=b814~0%2Fh&judged=It%20cost%200.1.&cost=0.1&line=Stand.&dealer=17%3A%200.2&note=x&\
         play1=stand%0A0.25%0AStand%0A60%20%25%0A100%0A&play2=hit%0A-0.5%0AHit%0A25%20%25%0A20%0A0.01"
            .to_owned(),
        "says moment=d&note=&day=A%20day.&dayshared=1%20bet&daycost=1.25".to_owned(),
        "settings theme=dark&language=ja&speed=off&coach=always&sounds=on".to_owned(),
        "mistakes 88T.A6T".to_owned(),
        "jacks-mistakes 800-50-25-9-6-4-3-2-1~lf.800-50-25-9-6-4-3-2-1~hx".to_owned(),
        format!("files {hash}  index.html\n{hash}  pages-12.css\n"),
    ];
    texts.extend(played(|page| {
        let brief = page.model.any_brief().map(|brief| format!("brief {brief}"));
        let reload = format!("reload {}", page.model.reload_state());
        brief.into_iter().chain([reload]).collect()
    }));
    texts
}

#[test]
fn no_message_between_bundles_panics() {
    let texts = ours();
    assert!(
        texts.iter().filter(|it| it.starts_with("brief")).count() > 20,
        "{texts:?}"
    );
    fuzz(texts, takes);
}

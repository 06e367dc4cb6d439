//! The options of the next drill, and its start button.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{BEGIN, named, named_system, timed};
use crate::app::language::Language;
use crate::blackjack::DeckCount;
use crate::coach::counting::Rounding;
use crate::games::blackjack::view::count::{hundredths_text, start_field};
use crate::pages::Msg;
use crate::pages::counting::words::amount;
use crate::pages::counting::{
    Asks, AtATime, CountingPage, DrillName, IndexList, Msg as Counting, Options, Pace, Precision,
};
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::field::{Select, SelectOption};
use crate::ui::links::line;
use crate::ui::table::actions::single;

/// The id of the note or error about the start of the running count.
const START_NOTE: &str = "count-start-note";

/// The options of the shown drill, and its button.
pub(crate) fn view(page: &CountingPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let (chosen, words) = (page.options(), PagesWords::of(language));
    let choices = Choices {
        chosen,
        language,
        words,
        dispatch,
    };
    let shown = match page.name() {
        DrillName::Running => html! {
            <>
                { choices.decks() }
                { choices.start(page) }
                { choices.at_a_time() }
                { choices.pace() }
                if page.system().has_true_count() {
                    { choices.both() }
                    if chosen.asks == Asks::Both {
                        { choices.rounding() }
                    }
                }
            </>
        },
        DrillName::Tray => html! { <>{ choices.decks() }{ choices.precision() }</> },
        DrillName::TrueCount => html! {
            <>{ choices.decks() }{ choices.precision() }{ choices.rounding() }</>
        },
        DrillName::Indices => choices.list(),
    };
    let has_begun = page.drill().is_some() || page.quiz().is_some();
    let begin = if has_begun {
        words.begin_again()
    } else {
        words.begin()
    };
    let speed = chosen
        .pace
        .millis()
        .zip(chosen.pace.cards_a_minute(chosen.at_a_time));
    html! {
        <>
            <div class="set-up">{ shown }</div>
            if let (DrillName::Running, Some(start)) = (page.name(), page.start()) {
                { start_note(page, start, language) }
            }
            if page.name() == DrillName::TrueCount && !page.system().has_true_count() {
                { line(words.for_balanced()) }
            }
            if let (DrillName::Running, Some((millis, a_minute))) = (page.name(), speed) {
                <p data-pace={a_minute.to_string()}>
                    { words.pace_is(chosen.at_a_time.cards(), &seconds(language, millis), a_minute) }
                </p>
            }
            if page.can_begin() {
                // A second press would start another drill.
                <p class="do" data-once="begin">
                    { named(
                        BEGIN,
                        if has_begun { "" } else { "main" },
                        begin,
                        single(timed(dispatch, Counting::ClickedBegin)),
                    ) }
                </p>
            } else {
                { line(words.find_first()) }
            }
        </>
    }
}

/// The start of the running count, or the error in the typed one.
fn start_note(page: &CountingPage, start: i32, language: Language) -> Html {
    let usual = page.system().start(page.options().decks.decks());
    let convention = text::words(language).count_start_note(&text::start_points(language, usual));
    html! {
        <>
            <p data-count-start={hundredths_text(start)}>{ starts(page, language) }</p>
            if page.start_text().is_refused() {
                <p id={START_NOTE} class="bad">{ text::no_count_start(language, page.system()) }</p>
            } else {
                <p id={START_NOTE} class="note">{ convention }</p>
            }
        </>
    }
}

/// The sentence about the start of the running count. `None` for a balanced system.
fn starts(page: &CountingPage, language: Language) -> Option<String> {
    let Options { start, decks, .. } = page.options();
    text::count_starts(
        language,
        named_system(page.system(), language),
        start,
        decks,
    )
}

/// The announcement of the start of the running count, or of the error in the typed one.
pub(crate) fn start_announcement(page: &CountingPage, language: Language) -> String {
    if page.start_text().is_refused() {
        return text::no_count_start(language, page.system());
    }
    starts(page, language).unwrap_or_default()
}

/// Formats milliseconds as seconds.
fn seconds(language: Language, millis: u32) -> String {
    amount(language, i64::from(millis) / 10)
}

struct Choices<'d> {
    chosen: Options,
    language: Language,
    words: PagesWords,
    dispatch: &'d Callback<Msg>,
}

impl Choices<'_> {
    /// A choice among these values, each with its name.
    fn select<T: Copy + PartialEq + 'static>(
        &self,
        name: &'static str,
        label: &'static str,
        values: &'static [T],
        now: T,
        named: impl Fn(T) -> String,
        with: fn(Options, T) -> Options,
    ) -> Html {
        let chosen = self.chosen;
        let dispatch = self.dispatch;
        let chose =
            dispatch.reform(move |value| Msg::Counting(Counting::Chose(with(chosen, value))));
        let options = values.iter().enumerate().map(|(at, value)| SelectOption {
            value: *value,
            code: at.to_string(),
            name: named(*value),
        });
        let list = Select {
            name: Some(name.into()),
            ..Select::default()
        };
        html! {
            <label>
                { label }{ " " }
                { list.view(options, &now, chose) }
            </label>
        }
    }

    fn decks(&self) -> Html {
        let named = |decks: DeckCount| decks.number().to_string();
        let with = |options, decks| Options { decks, ..options };
        let (label, now) = (self.words.decks(), self.chosen.decks);
        self.select("decks", label, DeckCount::ALL, now, named, with)
    }

    /// The field for the start of the running count. Empty for a balanced system.
    fn start(&self, page: &CountingPage) -> Html {
        let Some(start) = page.start() else {
            return Html::default();
        };
        start_field(
            ("start", START_NOTE),
            self.language,
            page.start_text(),
            start,
            &self
                .dispatch
                .reform(|typed| Msg::Counting(Counting::TypedStart(typed))),
            &self
                .dispatch
                .reform(|()| Msg::Counting(Counting::LeftStart)),
        )
    }

    fn at_a_time(&self) -> Html {
        let named = |at_a_time: AtATime| match at_a_time {
            AtATime::One | AtATime::Two | AtATime::Four => at_a_time.cards().to_string(),
            AtATime::Table => self.words.full_table().to_owned(),
        };
        let with = |options, at_a_time| Options {
            at_a_time,
            ..options
        };
        let (label, now) = (self.words.at_a_time(), self.chosen.at_a_time);
        self.select("at-a-time", label, &AtATime::ALL, now, named, with)
    }

    fn pace(&self) -> Html {
        let named = |pace: Pace| match pace.millis() {
            None => self.words.by_hand().to_owned(),
            Some(millis) => self.words.every(&seconds(self.language, millis)),
        };
        let with = |options, pace| Options { pace, ..options };
        let (label, now) = (self.words.pace(), self.chosen.pace);
        self.select("pace", label, &Pace::ALL, now, named, with)
    }

    fn both(&self) -> Html {
        let chosen = self.chosen;
        let onchange = self.dispatch.reform(move |event: Event| {
            let is_checked = event.target_unchecked_into::<HtmlInputElement>().checked();
            let asks = if is_checked {
                Asks::Both
            } else {
                Asks::Running
            };
            Msg::Counting(Counting::Chose(Options { asks, ..chosen }))
        });
        html! {
            <label>
                <input type="checkbox" checked={chosen.asks == Asks::Both} {onchange} />
                { " " }{ self.words.asks_both() }
            </label>
        }
    }

    fn rounding(&self) -> Html {
        let named = |rounding| self.words.rounded(rounding).to_owned();
        let with = |options, rounding| Options {
            rounding,
            ..options
        };
        let (label, now) = (self.words.rounding(), self.chosen.rounding);
        self.select("rounding", label, &Rounding::ALL, now, named, with)
    }

    fn precision(&self) -> Html {
        let named = |precision| self.words.parts(precision).to_owned();
        let with = |options, precision| Options {
            precision,
            ..options
        };
        let (label, now) = (self.words.precision(), self.chosen.precision);
        self.select("precision", label, &Precision::ALL, now, named, with)
    }

    fn list(&self) -> Html {
        let named = |list| self.words.index_list(list).to_owned();
        let with = |options, list| Options { list, ..options };
        let (label, now) = (self.words.counting_list(), self.chosen.list);
        self.select("list", label, &IndexList::ALL, now, named, with)
    }
}

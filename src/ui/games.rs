//! The views of the games. Each game has its view in its folder, where it implements [`GameView`].

use yew::prelude::*;

use crate::app::games::{TableGame, built};
use crate::app::language::Language;
use crate::app::route::TableId;
use crate::app::settings::Settings;
use crate::app::{self, Model};
use crate::coach::message::CoachMessage;
use crate::games::each;
use crate::poker::Hands;
use crate::table::{ComingFrom, Mode, Msg, News, RulesOf, Table};
use crate::text::words;
use crate::ui::table::coach::Rows;
use crate::ui::table::face::Style;
use crate::ui::table::frame::Frame;

/// The view of a game.
pub(crate) trait GameView: TableGame {
    /// True if the player chooses opponents beside the table for fresh and shared deals.
    const HAS_OPPONENTS: bool = false;

    /// True if the coach needs time to compute, so that the page reserves its line.
    const WAITS_FOR_COACH: bool = false;

    /// Draws the table and sends its messages to `dispatch`.
    fn view(on: &Table<Self>, frame: Frame, dispatch: &Callback<Msg<Self>>) -> Html;

    /// The description of the whole table.
    fn description(language: Language, on: &Table<Self>) -> String;

    /// The last event at this table in words.
    fn news(model: &Model, on: &Table<Self>) -> String;

    /// The rules in words, if nothing has happened at the table since they were chosen, for example by a link.
    fn news_of_rules(_language: Language, _on: &Table<Self>) -> Option<String> {
        None
    }

    /// The running count with which the player begins, before the first card of a shoe. `None` if the player does not
    /// count here, or begins at 0.
    fn count_starts(_settings: Settings, _on: &Table<Self>) -> Option<String> {
        None
    }

    /// The name of these rules.
    fn rules_in_words(language: Language, rules: &RulesOf<Self>) -> String;

    /// The sentence about the rules that the player has chosen and that apply from a later deal on.
    fn coming(language: Language, on: &Table<Self>) -> Option<String> {
        let (rules, from) = on.coming()?;
        let (words, rules) = (words(language), Self::rules_in_words(language, rules));
        Some(match from {
            ComingFrom::NextDeal if Self::is_shoe(on) => words.rules_from_next_shoe(&rules),
            ComingFrom::NextDeal => words.rules_from_next_deal(&rules),
            ComingFrom::DealAfterThis => words.rules_from_deal_after_this(&rules),
            ComingFrom::FreshDeal => words.rules_from_fresh_deal(&rules),
        })
    }

    /// The last event at this table in words, with the rules that the player has just chosen for a later deal.
    fn all_news(model: &Model, on: &Table<Self>) -> String {
        let language = model.language();
        match on.news() {
            Some(News::RulesKept) => Self::coming(language, on)
                .unwrap_or_else(|| words(language).rules_stay().to_owned()),
            Some(_) | None => Self::news(model, on),
        }
    }

    /// The styles in which the table shows the faces of cards.
    fn styles(style: Style) -> Vec<Style> {
        vec![style]
    }

    /// The rows of the coach's advice at this table, and the content below them.
    fn coach(
        model: &Model,
        on: &Table<Self>,
        says: &CoachMessage,
        dispatch: &Callback<app::Msg>,
    ) -> (Rows, Html);

    /// Returns true if the deal on this table serves several rounds.
    fn is_shoe(_on: &Table<Self>) -> bool {
        false
    }

    /// The number of hands drawn from the deal on this table.
    fn hands(_on: &Table<Self>) -> Hands {
        Hands::ONE
    }

    /// The choice of the opponents at this table.
    fn opponents(_language: Language, _on: &Table<Self>, _dispatch: &Callback<Msg<Self>>) -> Html {
        Html::default()
    }
}

/// Draws this table.
pub(crate) fn view(
    model: &Model,
    id: TableId,
    frame: Frame,
    dispatch: &Callback<app::Msg>,
) -> Option<Html> {
    each!(TableId(at), id, G => built::<G, _>(|| {
        let dispatch = dispatch.reform(move |msg| G::msg(at, msg));
        G::view(model.table_of(at), frame, &dispatch)
    }))
}

/// The description of this whole table.
pub(crate) fn description(model: &Model, id: TableId) -> Option<String> {
    each!(TableId(at), id, G => built::<G, _>(|| {
        G::description(model.language(), model.table_of(at))
    }))
}

/// The last event at this table in words.
pub(crate) fn news(model: &Model, id: TableId) -> Option<String> {
    each!(TableId(at), id, G => built::<G, _>(|| G::all_news(model, model.table_of(at))))
}

/// The running count with which the player begins, before the first card of a shoe at this table.
pub(crate) fn count_starts(model: &Model, id: TableId) -> Option<String> {
    let settings = model.shown();
    each!(TableId(at), id, G => built::<G, _>(|| G::count_starts(settings, model.table_of(at))))
        .flatten()
}

/// The sentence about the rules that apply from a later deal on.
pub(crate) fn coming(model: &Model, id: TableId) -> Option<String> {
    let language = model.language();
    each!(TableId(at), id, G => built::<G, _>(|| G::coming(language, model.table_of(at)))).flatten()
}

/// The rules in words, if nothing has happened at this table since they were chosen.
pub(crate) fn news_of_rules(model: &Model, id: TableId) -> Option<String> {
    let language = model.language();
    each!(TableId(at), id, G => built::<G, _>(|| G::news_of_rules(language, model.table_of(at))))
        .flatten()
}

/// The styles in which this table shows the faces of cards.
pub(crate) fn styles(id: TableId, style: Style) -> Vec<Style> {
    each!(TableId(_), id, G => built::<G, _>(|| G::styles(style))).unwrap_or_default()
}

/// The rows of the coach's advice at this table, and the content below them.
pub(crate) fn coach(
    model: &Model,
    id: TableId,
    says: &CoachMessage,
    dispatch: &Callback<app::Msg>,
) -> Option<(Rows, Html)> {
    each!(TableId(at), id, G => built::<G, _>(|| {
        G::coach(model, model.table_of(at), says, dispatch)
    }))
}

/// Returns true if the coach needs time to compute at this table.
pub(crate) fn waits_for_coach(id: TableId) -> bool {
    each!(TableId(_), id, G => G::WAITS_FOR_COACH)
}

/// Returns two facts about the deal on this table: true if it serves several rounds, and the number of hands drawn from
/// it.
pub(crate) fn deal(model: &Model, id: TableId) -> Option<(bool, Hands)> {
    each!(TableId(at), id, G => built::<G, _>(|| {
        let on = model.table_of(at);
        (G::is_shoe(on), G::hands(on))
    }))
}

/// Returns true if the player chooses opponents beside this table.
pub(crate) fn has_opponents(id: TableId) -> bool {
    id.mode() == Mode::Free && each!(TableId(_), id, G => G::HAS_OPPONENTS)
}

/// The choice of the opponents at this table.
pub(crate) fn opponents(model: &Model, id: TableId, dispatch: &Callback<app::Msg>) -> Option<Html> {
    each!(TableId(at), id, G => built::<G, _>(|| {
        let dispatch = dispatch.reform(move |msg| G::msg(at, msg));
        G::opponents(model.language(), model.table_of(at), &dispatch)
    }))
}

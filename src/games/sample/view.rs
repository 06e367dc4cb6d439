//! The view of high card: what the page needs to show any game.

use yew::prelude::*;

use super::HighCard;
use crate::app::{self, Model};
use crate::coach::message::CoachMessage;
use crate::table::{Msg, RulesOf, Table};
use crate::text::language::Language;
use crate::ui::games::GameView;
use crate::ui::table::coach::Rows;
use crate::ui::table::frame::Frame;

impl GameView for HighCard {
    fn view(on: &Table<HighCard>, frame: Frame, _dispatch: &Callback<Msg<HighCard>>) -> Html {
        html! { <main data-route={frame.route.path()}>{ on.left() }</main> }
    }

    fn description(_language: Language, on: &Table<HighCard>) -> String {
        format!("{} cards are left.", on.left())
    }

    fn news(_model: &Model, on: &Table<HighCard>) -> String {
        format!("{} cards are left.", on.left())
    }

    fn rules_in_words(_language: Language, rules: &RulesOf<HighCard>) -> String {
        rules.to_string()
    }

    fn coach(
        _model: &Model,
        _on: &Table<HighCard>,
        _says: &CoachMessage,
        _dispatch: &Callback<app::Msg>,
    ) -> (Rows, Html) {
        (Rows::Actions, Html::default())
    }
}

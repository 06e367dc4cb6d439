//! The solo draw table.

use yew::prelude::*;

use crate::app::language::Language;
use crate::app::route::Route;
use crate::app::{self, Model};
use crate::coach::message::CoachMessage;
use crate::core::{Jokers, PackCard};
use crate::games::solo_draw::news::{
    solo_draw_description, solo_draw_hint, solo_draw_news, their_solo_draw,
};
use crate::poker::solo_draw::{Action, Finished, Round};
use crate::poker::{SoloDraw, SoloDrawTable};
use crate::table::{AnyTable as _, Dealt, Mode, Msg, News, Phase, Round as _};
use crate::text::poker::{PokerWords, words};
use crate::text::{Held, short};
use crate::ui::games::GameView;
use crate::ui::links::{line, line_of};
use crate::ui::poker::{jokers, lab, own_cards, why};
use crate::ui::table::actions::{Place, sends};
use crate::ui::table::coach::Rows;
use crate::ui::table::cut;
use crate::ui::table::frame::{Felt, Frame, choices, intro, remark, table, title};
use crate::ui::table::hand::{self, HandView, Layout, Standing};
use crate::ui::table::result::result;

impl GameView for SoloDraw {
    fn view(on: &SoloDrawTable, frame: Frame, dispatch: &Callback<Msg<SoloDraw>>) -> Html {
        let words = words(frame.settings.language);
        let choices = choices(on, *words, dispatch, |action| match action {
            Action::Swap(_) => (Place::Right, words.swap()),
            Action::Finish => (Place::Left, words.finish()),
        });
        let frame = frame.with_choices(&choices);
        let hands = match on.phase() {
            Phase::Bare | Phase::Ready(_) => before(on, words, frame.below.clone()),
            Phase::Cutting(cutting) => {
                cut::view(on, cutting, frame.whole_seal.clone(), *words, dispatch)
            }
            Phase::Dealt(dealt) => hand(on, dealt, &frame, dispatch),
        };
        let chosen = dispatch.reform(Msg::ChoseRules);
        let felt = Felt {
            // The deal of the day has no jokers.
            rules: match on.mode() {
                Mode::Free => jokers(
                    *on.chosen_rules(),
                    on.may_choose_for_later(),
                    words,
                    &chosen,
                ),
                Mode::Daily => Html::default(),
            },
            ..Felt::new(words.heading(Route::SOLO), choices)
        };
        table(on, frame, felt, hands)
    }

    fn description(language: Language, on: &SoloDrawTable) -> String {
        solo_draw_description(language, on)
    }

    fn news(model: &Model, on: &SoloDrawTable) -> String {
        solo_draw_news(model.language(), on)
    }

    fn rules_in_words(language: Language, rules: &Jokers) -> String {
        words(language).jokers(*rules).to_owned()
    }

    fn coach(
        _model: &Model,
        on: &SoloDrawTable,
        _says: &CoachMessage,
        _dispatch: &Callback<app::Msg>,
    ) -> (Rows, Html) {
        (Rows::Chances(on.marks()), Html::default())
    }
}

fn before(table: &SoloDrawTable, words: PokerWords, daily: Html) -> Html {
    let notes = html! {
        <>
            { line(words.solo_intro()) }
            if *table.rules() != Jokers::None {
                { line(words.jokers_note()) }
            }
            { lab(words) }
        </>
    };
    intro(
        table,
        *words,
        title(words.heading(Route::SOLO)),
        notes,
        daily,
    )
}

fn hand(
    table: &SoloDrawTable,
    dealt: &Dealt<Round>,
    frame: &Frame,
    dispatch: &Callback<Msg<SoloDraw>>,
) -> Html {
    let language = frame.settings.language;
    let words = words(language);
    let round = dealt.round();
    let at = table.position();
    let mark = |place| sends(dispatch, Msg::ClickedCard(place, at));
    let enabled = !round.is_over();
    let cards = own_cards(
        round.hand(),
        table.marks().into(),
        table.cursor(),
        enabled,
        mark,
    );
    let rank = round.hand().rank();
    let (middle, standing) = match round {
        Round::Swapping(_) => (hint(table, round, frame), Standing::Open),
        Round::Over(finished) => (summary(table, finished, frame), Standing::Open),
    };
    let shown = HandView {
        owner: "player",
        label: words.you().to_owned(),
        worth: words.called(round.hand()),
        category: Some(rank.category().code()),
        note: String::new(),
        why: Some(why(round.hand())),
        bet: None,
        is_active: false,
        spot: None,
        cards,
        layout: Layout::Row,
        standing,
        language,
        style: frame.settings.into(),
        deal: dealt.sealed().seal.to_string(),
        points: None,
    };
    html! {
        <>
            <div class="middle">
                { middle }
                if let Some(coach) = &frame.coach {
                    { coach.clone() }
                }
                { remark(table, *words) }
            </div>
            { hand::hand(shown) }
        </>
    }
}

fn hint(table: &SoloDrawTable, round: &Round, frame: &Frame) -> Html {
    let language = frame.settings.language;
    if let Some(why) = table.news().and_then(News::refusal) {
        return line_of("hint refused", words(language).refusal(why));
    }
    let hint = match (table.marks().count(), frame.help) {
        (0, Some(help)) => help.to_owned(),
        (marked, _) => solo_draw_hint(language, marked, round.left()),
    };
    line_of("hint", hint)
}

fn summary(table: &SoloDrawTable, finished: &Finished, frame: &Frame) -> Html {
    let words = words(frame.settings.language);
    let best = finished.best();
    let cards: Vec<String> = best.each().into_iter().map(short_held).collect();
    let counts = finished.counts().into_iter().map(|(category, times)| {
        html! { <li>{ words.category(category) }{ " " }<b>{ times }</b></li> }
    });
    let more = html! {
        <>
            <p aria-hidden="true" translate="no">{ cards.join(" ") }</p>
            { line_of("visually-hidden", words.held(&best.each())) }
            <ul class="counts" aria-label={words.hands_made()}>{ for counts }</ul>
            if let Some(theirs) = their_solo_draw(words, table) {
                { line_of("theirs", theirs) }
            }
            { frame.below.clone() }
        </>
    };
    result(best.rank().category().code(), words.best_hand(best), more)
}

/// The short name of a held card: “7♦”, or “X1 = 7♦” for a joker.
fn short_held((card, plays_as): Held) -> String {
    match card {
        PackCard::Natural(_) => short(plays_as),
        PackCard::Joker(joker) => format!("{joker} = {}", short(plays_as)),
    }
}

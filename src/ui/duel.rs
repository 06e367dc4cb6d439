//! The duel's table.

use yew::prelude::*;

use super::card::Side;
use super::controls::{Choice, Place, Weight, sends};
use super::cut;
use super::hand::{self, HandView, Held, Layout, Standing};
use super::poker::{jokers, lab, own_cards, why};
use super::result::result;
use super::table::{Phase, Spread, Surroundings, table};
use crate::app::route::Route;
use crate::core::Jokers;
use crate::poker::duel::{Opponents, Round, Showdown, Swapped};
use crate::poker::duel_game::{Game, Msg, News, STAND_PAT_LETTER};
use crate::poker::{Character, SWAP_LETTER};
use crate::table::sitting::Source;
use crate::table::{CUT_LETTER, DEAL_LETTER, Dealt, Table, Verdict};
use crate::text::language::Language;
use crate::text::news::their_duel;
use crate::text::{Label, Words, words};

/// The opponents' hands as the page names them, in the order in which they swap.
const OWNERS: [&str; Opponents::MOST] = ["cpu-1", "cpu-2", "cpu-3"];

/// How many cards a hand has.
const CARDS: usize = 5;

/// Shows the table. What is clicked on it goes to `dispatch`.
pub fn view(game: &Game, around: Surroundings, dispatch: &Callback<Msg>) -> Html {
    let language = around.settings.language;
    let words = words(language);
    let whole = game.table().cards(game.rules());
    let (phase, left, hands) = match game.table() {
        Table::Bare | Table::Ready(_) => (Phase::Ready, whole, before(game, words)),
        Table::Cutting(cutting) => {
            let moved = dispatch.reform(Msg::MovedCut);
            (Phase::Cut, whole, cut::view(cutting, words, &moved))
        }
        Table::Dealt(dealt) => {
            let (phase, hands) = match dealt.round() {
                Round::Swapping(_) => (Phase::Swap, swapping(game, dealt, &around, dispatch)),
                Round::Over(showdown) => {
                    let hands = shown(game, dealt, showdown, &around, dispatch);
                    (Phase::Over, hands)
                }
            };
            (phase, dealt.round().left(), hands)
        }
    };
    let spread = Spread {
        phase,
        heading: words.heading(Route::PokerDuel),
        left,
        origin: game.table().sealed().map(|sealed| sealed.origin),
        rules: Html::default(),
        tally: match game.sitting().source() {
            Source::Entropy => words.tally(game.tally()),
            Source::Calendar => String::new(),
        },
        choices: choices(game, language, dispatch),
        onclick: None,
    };
    table(around, spread, hands)
}

/// What may be done now, in this language.
#[must_use]
pub fn choices(game: &Game, language: Language, dispatch: &Callback<Msg>) -> Vec<Choice> {
    let words = words(language);
    let at = game.position();
    let choice = |place, weight, label, letter, msg: Msg| Choice {
        place,
        weight,
        label,
        letter: Some(letter),
        onclick: sends(dispatch, msg),
    };
    if game.table().may_deal() {
        let (label, msg) = (words.deal(), Msg::ClickedDeal(at));
        return vec![choice(Place::Middle, Weight::Main, label, DEAL_LETTER, msg)];
    }
    match game.table() {
        Table::Bare | Table::Ready(_) => vec![],
        Table::Cutting(_) => {
            let (label, msg) = (words.cut(), Msg::ClickedCut(at));
            vec![choice(Place::Right, Weight::Main, label, CUT_LETTER, msg)]
        }
        Table::Dealt(dealt) => match dealt.round() {
            Round::Over(_) => vec![],
            Round::Swapping(_) => {
                let (pat, swap) = (Msg::ClickedStandPat(at), Msg::ClickedSwap(at));
                vec![
                    choice(
                        Place::Left,
                        Weight::Plain,
                        words.stand_pat(),
                        STAND_PAT_LETTER,
                        pat,
                    ),
                    choice(Place::Right, Weight::Main, words.swap(), SWAP_LETTER, swap),
                ]
            }
        },
    }
}

/// The choice of who plays against the player, and of the jokers in the pack. While a round is under
/// way, or a shared deal lies ready, it is locked, and so is what would leave nobody at the table, or one too many.
pub fn opponents(game: &Game, words: &'static dyn Words, dispatch: &Callback<Msg>) -> Html {
    let may_choose = game.sitting().may_choose();
    let seated = game.rules().opponents;
    let option = |character: Character| {
        let possible = may_choose && seated.toggled(character).is_ok();
        html! {
            <label class="option opponent">
                <input
                    type="checkbox"
                    name="opponent"
                    checked={seated.holds(character)}
                    disabled={!possible}
                    onchange={sends(dispatch, Msg::ToggledOpponent(character))}
                />
                <span>
                    <b>{ words.character(character) }</b>
                    <small>{ words.manner(character) }</small>
                </span>
            </label>
        }
    };
    let chosen = dispatch.reform(Msg::ChoseJokers);
    html! {
        <div class="panel">
            <fieldset class="setting" data-setting="opponents">
                <legend class="visually-hidden">{ words.label(Label::Opponents) }</legend>
                <div class="options">{ for Character::ALL.map(option) }</div>
            </fieldset>
            <p class="note">{ words.label(Label::OneToThree) }</p>
            { jokers(game.rules().jokers, may_choose, words, &chosen) }
            <p class="note">{ words.label(Label::JokersNote) }</p>
        </div>
    }
}

fn before(game: &Game, words: &'static dyn Words) -> Html {
    html! {
        <div class="intro">
            <p class="title" aria-hidden="true">{ words.heading(Route::PokerDuel) }</p>
            <p>{ words.duel_intro() }</p>
            <p>{ words.at_the_table(game.rules().opponents) }</p>
            if game.sitting().source() == Source::Calendar {
                <p>{ words.label(Label::DailyNote) }{ words.between() }{ words.label(Label::DailyWins) }</p>
            }
            if game.rules().jokers != Jokers::None {
                <p>{ words.label(Label::JokersNote) }</p>
            }
            { failure(game, words) }
            { lab(words) }
        </div>
    }
}

fn failure(game: &Game, words: &'static dyn Words) -> Html {
    match game.news() {
        Some(News::NoEntropy) => html! { <p class="failure">{ words.no_entropy() }</p> },
        Some(
            News::SharedDealReady
            | News::ChoseOpponents
            | News::OpponentRefused(_)
            | News::ChoseJokers
            | News::ReadyToCut
            | News::Dealt
            | News::Showdown(_)
            | News::Refused(_),
        )
        | None => Html::default(),
    }
}

/// The table while the player decides: of the other hands only the backs are there to be shown.
fn swapping(
    game: &Game,
    dealt: &Dealt<Round>,
    around: &Surroundings,
    dispatch: &Callback<Msg>,
) -> Html {
    let language = around.settings.language;
    let words = words(language);
    let deal = dealt.sealed().deal.seal().to_string();
    let rivals = dealt.rules().opponents.each().zip(OWNERS);
    let rivals = rivals.map(|(character, owner)| {
        hand::hand(HandView {
            owner,
            label: words.character(character),
            worth: String::new(),
            note: String::new(),
            why: None,
            points: None,
            category: None,
            cards: vec![Held::from(Side::Down); CARDS],
            layout: Layout::Small,
            standing: Standing::Open,
            language,
            style: around.settings.into(),
            deal: deal.clone(),
        })
    });
    spread(
        rivals.collect(),
        html! { <>{ hint(game, words) }{ failure(game, words) }</> },
        own_hand(game, dealt, Standing::Open, around, dispatch),
    )
}

/// The table when all hands are turned.
fn shown(
    game: &Game,
    dealt: &Dealt<Round>,
    showdown: &Showdown,
    around: &Surroundings,
    dispatch: &Callback<Msg>,
) -> Html {
    let language = around.settings.language;
    let words = words(language);
    let deal = dealt.sealed().deal.seal().to_string();
    let best = showdown.rival().map(|(_, rival)| rival.hand.rank());
    let verdict = showdown.verdict();
    let rivals = showdown.opponents().iter().zip(OWNERS);
    let rivals = rivals.map(|((character, swapped), owner)| {
        let is_best = Some(swapped.hand.rank()) == best;
        let standing = match (verdict, is_best) {
            (Verdict::Lost, true) => Standing::Won,
            (Verdict::Drawn, true) => Standing::Open,
            (Verdict::Won, _) | (Verdict::Drawn | Verdict::Lost, false) => Standing::Lost,
        };
        let rank = swapped.hand.rank();
        hand::hand(HandView {
            owner,
            label: words.character(*character),
            worth: words.hand(rank),
            note: words.swapped(swapped.thrown.count()),
            why: Some(why(&swapped.hand)),
            points: None,
            category: Some(rank.category().code()),
            cards: turned(swapped),
            layout: Layout::Small,
            standing,
            language,
            style: around.settings.into(),
            deal: deal.clone(),
        })
    });
    let standing = match verdict {
        Verdict::Won => Standing::Won,
        Verdict::Drawn => Standing::Open,
        Verdict::Lost => Standing::Lost,
    };
    spread(
        rivals.collect(),
        html! { <>{ summary(game, showdown, around) }{ failure(game, words) }</> },
        own_hand(game, dealt, standing, around, dispatch),
    )
}

/// The cards of an opponent, who has swapped some of them.
fn turned(swapped: &Swapped) -> Vec<Held> {
    let cards = swapped.hand.each().into_iter().enumerate();
    let held = cards.map(|(place, card)| Held {
        drawn: swapped.thrown.holds(place),
        ..Held::from(Side::from(card))
    });
    held.collect()
}

fn spread(rivals: Vec<Html>, middle: Html, own: Html) -> Html {
    html! {
        <>
            <div class="rivals" data-count={rivals.len().to_string()}>{ rivals }</div>
            <div class="middle">{ middle }</div>
            { own }
        </>
    }
}

fn own_hand(
    game: &Game,
    dealt: &Dealt<Round>,
    standing: Standing,
    around: &Surroundings,
    dispatch: &Callback<Msg>,
) -> Html {
    let language = around.settings.language;
    let words = words(language);
    let (round, at) = (dealt.round(), game.position());
    let (rank, enabled) = (round.hand().rank(), round.verdict().is_none());
    let mark = |place| sends(dispatch, Msg::ClickedCard(place, at));
    hand::hand(HandView {
        owner: "player",
        label: words.you(),
        worth: words.hand(rank),
        note: String::new(),
        why: Some(why(round.hand())),
        points: None,
        category: Some(rank.category().code()),
        cards: own_cards(round.hand(), game.marks(), game.cursor(), enabled, mark),
        layout: Layout::Row,
        standing,
        language,
        style: around.settings.into(),
        deal: dealt.sealed().deal.seal().to_string(),
    })
}

fn hint(game: &Game, words: &'static dyn Words) -> Html {
    let (class, hint) = match game.news() {
        Some(News::Refused(why)) => ("hint refused", words.refusal(why)),
        Some(
            News::SharedDealReady
            | News::ChoseOpponents
            | News::OpponentRefused(_)
            | News::ChoseJokers
            | News::ReadyToCut
            | News::Dealt
            | News::Showdown(_)
            | News::NoEntropy,
        )
        | None => match game.marks().count() {
            0 => ("hint", words.label(Label::SwapOrStandPat).to_owned()),
            marked => ("hint", words.marked(marked)),
        },
    };
    html! { <p {class}>{ hint }</p> }
}

fn summary(game: &Game, showdown: &Showdown, around: &Surroundings) -> Html {
    let words = words(around.settings.language);
    let verdict = showdown.verdict();
    let code = match verdict {
        Verdict::Won => "win",
        Verdict::Drawn => "draw",
        Verdict::Lost => "lose",
    };
    let Some((rival, theirs)) = showdown.rival() else {
        return Html::default();
    };
    let compared = words.compared(showdown.player().hand.rank(), theirs.hand.rank());
    let more = html! {
        <>
            <p class="compared">{ compared }</p>
            if let Some(theirs) = their_duel(words, game) {
                <p class="theirs">{ theirs }</p>
            }
            { around.below_result.clone() }
        </>
    };
    result(code, words.duel_result(verdict, *rival), more)
}

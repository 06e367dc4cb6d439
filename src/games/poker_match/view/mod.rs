//! The duel's table.

pub mod chips;

use yew::prelude::*;

use crate::app::language::Language;
use crate::app::route::{Route, TableId};
use crate::app::{self, Model};
use crate::coach::message::CoachMessage;
use crate::core::Jokers;
use crate::games::poker_match::news::{
    poker_match_description, poker_match_news, their_poker_match,
};
use crate::games::poker_match::words::stack_of;
use crate::poker::poker_match::{Action, Betting, Opponents, Round, Rules, Showdown, Swapped};
use crate::poker::{Character, PokerMatch, PokerMatchTable};
use crate::table::{
    AnyTable as _, Dealt, Marks, Mode, Msg, News, Phase, Round as _, Stage, Verdict,
};
use crate::text::poker::{PokerWords, words};
use crate::ui::games::GameView;
use crate::ui::links::{line, line_of};
use crate::ui::poker::{jokers, lab, own_cards, why, with_kickers};
use crate::ui::table::actions::{Place, sends, single};
use crate::ui::table::card::Side;
use crate::ui::table::coach::Rows;
use crate::ui::table::cut;
use crate::ui::table::face::Style;
use crate::ui::table::frame::{Felt, Frame, choices, intro, remark, table, title};
use crate::ui::table::hand::{self, HandView, Held, Layout, Standing, small};
use crate::ui::table::result::result;

/// The names of the opponents' hands on the page, in the order of their swaps.
pub(crate) const OWNERS: [&str; Opponents::MOST] = ["cpu-1", "cpu-2", "cpu-3"];

impl GameView for PokerMatch {
    const HAS_OPPONENTS: bool = true;

    /// The coach first simulates the hand.
    const WAITS_FOR_COACH: bool = true;

    fn view(on: &PokerMatchTable, frame: Frame, dispatch: &Callback<Msg<PokerMatch>>) -> Html {
        let words = words(frame.settings.language);
        let mut choices = choices(on, *words, dispatch, |action| match action {
            Action::Swap(_) => (Place::Right, words.swap()),
            Action::StandPat => (Place::Left, words.stand_pat()),
            Action::Fold => (Place::Left, words.fold()),
            Action::Check => (Place::Right, words.check()),
            Action::Call => (Place::Right, words.call()),
            Action::Bet => (Place::Across, words.place_bet()),
            Action::Raise => (Place::Across, words.raise()),
        });
        chips::add_prices(on, &mut choices, words);
        let frame = frame.with_choices(&choices);
        let hands = match on.phase() {
            Phase::Bare | Phase::Ready(_) => before(on, words, frame.below.clone()),
            Phase::Cutting(cutting) => {
                cut::view(on, cutting, frame.whole_seal.clone(), *words, dispatch)
            }
            Phase::Dealt(dealt) => match dealt.round() {
                Round::Swapping(_) => swap_view(on, dealt, &frame, dispatch),
                Round::Over(showdown) => showdown_view(on, dealt, showdown, &frame, dispatch),
                Round::ForChips(round) => chips::hands(on, dealt, round, &frame, dispatch),
            },
        };
        let betting = match on.phase() {
            Phase::Dealt(dealt) if dealt.round().for_chips().is_some() => Betting::FixedLimit,
            Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) | Phase::Dealt(_) => {
                on.rules().betting
            }
        };
        let bank = match betting {
            Betting::None => None,
            Betting::FixedLimit => Some((on.chips_left().to_string(), stack_of(words, on))),
        };
        let hurries = on.stage() == Some(Stage::Dealer);
        let hurry = sends(dispatch, Msg::PauseOver(on.position()));
        let felt = Felt {
            bank,
            missing: on
                .phase()
                .round()
                .and_then(Round::for_chips)
                .map(|round| chips::missing(round, words))
                .unwrap_or_default(),
            between: match betting {
                Betting::None => Html::default(),
                Betting::FixedLimit => line_of("between", words.limits()),
            },
            tally: match on.mode() {
                Mode::Free => words.tally(TableId::PokerMatch(Mode::Free), on.tally()),
                Mode::Daily => String::new(),
            },
            onclick: hurries.then(|| single(hurry)),
            ..Felt::new(words.heading(Route::DUEL), choices)
        };
        table(on, frame, felt, hands)
    }

    fn description(language: Language, on: &PokerMatchTable) -> String {
        poker_match_description(language, on)
    }

    fn news(model: &Model, on: &PokerMatchTable) -> String {
        poker_match_news(model.language(), on)
    }

    fn styles(style: Style) -> Vec<Style> {
        vec![small(style), style]
    }

    fn rules_in_words(language: Language, rules: &Rules) -> String {
        let words = words(language);
        let opponents = rules.opponents.each().map(|who| words.character(who));
        let chips = match rules.betting {
            Betting::None => None,
            Betting::FixedLimit => Some(words.betting(rules.betting)),
        };
        let jokers = match rules.jokers {
            Jokers::None => None,
            Jokers::One | Jokers::Two => Some(words.jokers(rules.jokers)),
        };
        let parts: Vec<&str> = opponents.chain(chips).chain(jokers).collect();
        parts.join(words.between_rules())
    }

    fn coach(
        _model: &Model,
        on: &PokerMatchTable,
        _says: &CoachMessage,
        _dispatch: &Callback<app::Msg>,
    ) -> (Rows, Html) {
        let rows = match on.stage() {
            Some(Stage::Swap) => Rows::Holds(on.marks()),
            Some(Stage::Player | Stage::Dealer | Stage::Over) | None => Rows::Actions,
        };
        (rows, Html::default())
    }

    fn opponents(
        language: Language,
        on: &PokerMatchTable,
        dispatch: &Callback<Msg<PokerMatch>>,
    ) -> Html {
        opponents(on, words(language), dispatch)
    }
}

/// The choice of the opponents, and of the jokers in the pack. During a round and while a shared deal is ready, it is
/// for a later deal. An option is locked if it would leave no opponent, or one too many.
fn opponents(
    table: &PokerMatchTable,
    words: PokerWords,
    dispatch: &Callback<Msg<PokerMatch>>,
) -> Html {
    let may_choose = table.may_choose_for_later();
    let rules = *table.chosen_rules();
    let seated = rules.opponents;
    // The Mathematician is offered only where it can play.
    let offered = Character::ALL
        .into_iter()
        .filter(|character| match character {
            Character::Mathematician => rules.may_seat_mathematician() || seated.holds(*character),
            Character::Textbook | Character::Chaser | Character::Rock | Character::Actuary => true,
        });
    let option = |character: Character| {
        let toggled = seated.toggled(character).ok().filter(|_| may_choose);
        let onchange = toggled.map(|opponents| {
            let rules = Rules { opponents, ..rules };
            sends(dispatch, Msg::ChoseRules(rules))
        });
        html! {
            <label class="option opponent">
                <input
                    type="checkbox"
                    name="opponent"
                    checked={seated.holds(character)}
                    disabled={onchange.is_none()}
                    {onchange}
                />
                <span>
                    <b>{ words.character(character) }</b>
                    <small>{ words.manner(character) }</small>
                </span>
            </label>
        }
    };
    let chosen =
        dispatch.reform(move |jokers| Msg::ChoseRules(Rules { jokers, ..rules }.made_legal()));
    html! {
        <div class="panel">
            <fieldset class="setting" data-setting="opponents">
                <legend class="visually-hidden">{ words.opponents() }</legend>
                <div class="options">{ for offered.map(option) }</div>
            </fieldset>
            { line_of("note", words.one_to_three()) }
            if rules.may_seat_mathematician() {
                { line_of("note", words.mathematician_note()) }
            }
            { chips::played_for(rules, may_choose, words, |rules| {
                sends(dispatch, Msg::ChoseRules(rules))
            }) }
            { jokers(rules.jokers, may_choose, words, &chosen) }
            { line_of("note", words.jokers_note()) }
        </div>
    }
}

fn before(table: &PokerMatchTable, words: PokerWords, daily: Html) -> Html {
    let rules = table.rules();
    let notes = html! {
        <>
            { line(match rules.betting {
                Betting::None => words.duel_intro(),
                Betting::FixedLimit => words.chips_intro(),
            }) }
            { line(words.at_the_table(rules.opponents)) }
            if rules.jokers != Jokers::None {
                { line(words.jokers_note()) }
            }
            { lab(words) }
        </>
    };
    intro(
        table,
        *words,
        title(words.heading(Route::DUEL)),
        notes,
        daily,
    )
}

/// The table while the player decides. The opponents' hands show only their backs.
fn swap_view(
    table: &PokerMatchTable,
    dealt: &Dealt<Round>,
    frame: &Frame,
    dispatch: &Callback<Msg<PokerMatch>>,
) -> Html {
    let language = frame.settings.language;
    let words = words(language);
    let deal = dealt.sealed().seal.to_string();
    let rivals = dealt.rules().opponents.each().zip(OWNERS);
    let rivals = rivals.map(|(character, owner)| {
        hand::hand(HandView {
            owner,
            label: words.character(character).to_owned(),
            worth: String::new(),
            note: String::new(),
            why: None,
            bet: None,
            is_active: false,
            spot: None,
            points: None,
            category: None,
            cards: vec![Held::from(Side::Down); Marks::PLACES],
            layout: Layout::Small,
            standing: Standing::Open,
            language,
            style: frame.settings.into(),
            deal: deal.clone(),
        })
    });
    spread(
        rivals.collect(),
        html! { <>{ hint(table, words, frame.help) }{ remark(table, *words) }</> },
        hand::hand(own_hand(table, dealt, frame, dispatch)),
    )
}

/// The table at the showdown.
fn showdown_view(
    table: &PokerMatchTable,
    dealt: &Dealt<Round>,
    showdown: &Showdown,
    frame: &Frame,
    dispatch: &Callback<Msg<PokerMatch>>,
) -> Html {
    let language = frame.settings.language;
    let words = words(language);
    let deal = dealt.sealed().seal.to_string();
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
            label: words.character(*character).to_owned(),
            worth: words.called(&swapped.hand),
            note: words.swapped(swapped.discarded.count()),
            why: Some(why(&swapped.hand)),
            bet: None,
            is_active: false,
            spot: None,
            points: None,
            category: Some(rank.category().code()),
            cards: swapped_cards(swapped),
            layout: Layout::Small,
            standing,
            language,
            style: frame.settings.into(),
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
        html! { <>{ summary(table, showdown, frame) }{ remark(table, *words) }</> },
        hand::hand(HandView {
            standing,
            ..own_hand(table, dealt, frame, dispatch)
        }),
    )
}

/// The cards of an opponent after the swap.
fn swapped_cards(swapped: &Swapped) -> Vec<Held> {
    let cards = swapped.hand.each().into_iter().enumerate();
    let held = cards.map(|(place, card)| Held {
        drawn: swapped.discarded.is_marked(place),
        ..Held::from(Side::from(card))
    });
    with_kickers(held.collect(), swapped.hand.making())
}

/// The opponents' hands, the middle of the table, and the player's hand.
pub(crate) fn spread(rivals: Vec<Html>, middle: Html, own: Html) -> Html {
    html! {
        <>
            <div class="rivals" data-count={rivals.len().to_string()}>{ rivals }</div>
            <div class="middle">{ middle }</div>
            { own }
        </>
    }
}

/// The player's own hand, before any outcome.
pub(crate) fn own_hand(
    table: &PokerMatchTable,
    dealt: &Dealt<Round>,
    frame: &Frame,
    dispatch: &Callback<Msg<PokerMatch>>,
) -> HandView {
    let language = frame.settings.language;
    let words = words(language);
    let (round, at) = (dealt.round(), table.position());
    let (hand, enabled) = (round.hand(), round.stage() == Stage::Swap);
    let rank = hand.rank();
    let mark = |place| sends(dispatch, Msg::ClickedCard(place, at));
    HandView {
        owner: "player",
        label: words.you().to_owned(),
        worth: words.called(&hand),
        note: String::new(),
        why: Some(why(&hand)),
        bet: None,
        is_active: false,
        spot: None,
        points: None,
        category: Some(rank.category().code()),
        cards: with_kickers(
            own_cards(&hand, table.marks().into(), table.cursor(), enabled, mark),
            hand.making(),
        ),
        layout: Layout::Row,
        standing: Standing::Open,
        language,
        style: frame.settings.into(),
        deal: dealt.sealed().seal.to_string(),
    }
}

/// The hint for the swap.
pub(crate) fn hint(table: &PokerMatchTable, words: PokerWords, help: Option<&'static str>) -> Html {
    if let Some(why) = table.news().and_then(News::refusal) {
        return line_of("hint refused", words.refusal(why));
    }
    let hint = match table.marks().count() {
        0 => help.unwrap_or(words.swap_or_stand_pat()).to_owned(),
        marked => words.marked(marked),
    };
    line_of("hint", hint)
}

fn summary(table: &PokerMatchTable, showdown: &Showdown, frame: &Frame) -> Html {
    let words = words(frame.settings.language);
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
            { line_of("compared", compared) }
            if let Some(theirs) = their_poker_match(words, table) {
                { line_of("theirs", theirs) }
            }
            { frame.below.clone() }
        </>
    };
    result(code, words.duel_result(verdict, *rival), more)
}

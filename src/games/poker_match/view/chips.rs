//! A round of the poker match with bets, on the table.

use yew::prelude::*;

use crate::core::Chips;
use crate::games::poker_match::news::their_poker_match;
use crate::games::poker_match::view::{OWNERS, hint, own_hand, spread};
use crate::games::poker_match::words::{beside, of_chips, winnings, withheld};
use crate::poker::chips::round::PLAYER;
use crate::poker::chips::{Finished, ForChips, SeatView, Standing as In};
use crate::poker::poker_match::{Action, Betting, Holder, Round, Rules};
use crate::poker::{Character, PokerMatch, PokerMatchTable};
use crate::table::{Button, Dealt, Marks, Msg, Phase, Verdict};
use crate::text::poker::{PokerWords, words};
use crate::ui::links::line_of;
use crate::ui::poker::{why, with_kickers};
use crate::ui::table::actions::{Choice, Missing, Place, Price};
use crate::ui::table::bets::bet_on_hand;
use crate::ui::table::card::Side;
use crate::ui::table::frame::{Frame, remark};
use crate::ui::table::hand::{self, Bet, HandView, Held, Layout, Standing};
use crate::ui::table::result::result;

/// Shows the hands, and between them the controls or the result.
pub fn hands(
    table: &PokerMatchTable,
    dealt: &Dealt<Round>,
    round: &ForChips,
    frame: &Frame,
    dispatch: &Callback<Msg<PokerMatch>>,
) -> Html {
    let language = frame.settings.language;
    let words = words(language);
    let deal = dealt.sealed().seal.to_string();
    let seats: Vec<SeatView> = round.seats().collect();
    let on_hand = |at: usize| on_hand(&seats[at], at == round.button(), words);
    let rivals = seats.iter().enumerate().skip(1).zip(OWNERS);
    let rivals = rivals.map(|((at, seat), owner)| {
        let shown = round.finished().and_then(|finished| finished.shown(at));
        let rank = shown.map(|shown| shown.hand.rank());
        let cards = shown.map_or_else(
            || vec![Held::from(Side::Down); Marks::PLACES],
            |shown| {
                let cards = shown.hand.each().into_iter();
                let cards = cards.map(|card| Held::from(Side::from(card))).collect();
                with_kickers(cards, shown.hand.making())
            },
        );
        hand::hand(HandView {
            owner,
            label: name(seat.holder, words).to_owned(),
            worth: shown
                .map(|shown| words.called(&shown.hand))
                .unwrap_or_default(),
            note: beside(words, seat),
            why: shown.map(|shown| why(&shown.hand)),
            bet: Some(on_hand(at)),
            is_active: round.turn() == Some(at),
            spot: None,
            points: None,
            category: rank.map(|rank| rank.category().code()),
            cards,
            layout: Layout::Small,
            standing: standing(round, at, seat),
            language,
            style: frame.settings.into(),
            deal: deal.clone(),
        })
    });
    let rivals = rivals.collect();
    let middle = match round {
        ForChips::Over(finished) => summary(table, finished, frame),
        ForChips::Betting(_) | ForChips::Swapping(_) => under_way(table, round, frame),
    };
    let own = seats.first().map(|seat| hand::HandView {
        note: beside(words, seat),
        bet: Some(on_hand(PLAYER)),
        is_active: false,
        spot: None,
        standing: standing(round, PLAYER, seat),
        ..own_hand(table, dealt, frame, dispatch)
    });
    spread(
        rivals,
        html! {
            <>
                { middle }
                { for frame.coach.clone() }
                { remark(table, *words) }
            </>
        },
        own.map(hand::hand).unwrap_or_default(),
    )
}

/// Adds to each button the chips that it costs.
pub fn add_prices(table: &PokerMatchTable, choices: &mut [Choice], words: PokerWords) {
    let Phase::Dealt(dealt) = table.phase() else {
        return;
    };
    let Some(ForChips::Betting(betting)) = dealt.round().for_chips() else {
        return;
    };
    for action in [Action::Call, Action::Bet, Action::Raise] {
        let id = Button::Act(action).id();
        let digits = words.in_digits(betting.pays(action));
        let price = Price {
            sentence: words.puts_in(&digits),
            digits,
        };
        if let Some(choice) = choices.iter_mut().find(|choice| choice.id == id) {
            choice.chips = Some(price);
        }
    }
}

fn name(holder: Holder, words: PokerWords) -> &'static str {
    match holder {
        Holder::Player => words.you(),
        Holder::Opponent(character) => words.character(character),
    }
}

/// The standing of a hand: lost if it has folded or won no chips, open while it is in play.
fn standing(round: &ForChips, at: usize, seat: &SeatView) -> Standing {
    match (seat.standing, round.finished()) {
        (In::Folded, _) => Standing::Lost,
        (In::In, None) => Standing::Open,
        (In::In, Some(finished)) if finished.won_by(at) == Chips::NONE => Standing::Lost,
        (In::In, Some(_)) => Standing::Won,
    }
}

/// The chips on a hand: its bet, the chips behind it, and the dealer's button.
fn on_hand(seat: &SeatView, has_button: bool, words: PokerWords) -> Bet {
    let face = match seat.holder {
        Holder::Player => None,
        Holder::Opponent(character) => Some(face(character)),
    };
    let shown = html! {
        <>
            if let Some(drawn) = face {
                <svg class="seat-face" viewBox="0 0 24 24" aria-hidden="true"><path d={drawn} /></svg>
            }
            { bet_on_hand(seat.paid, *words) }
            <span class="left-behind" data-stack={seat.stack.to_string()}>
                <span class="visually-hidden">{ words.left_behind() }{ " " }</span>
                { words.in_digits(seat.stack) }
            </span>
            if has_button {
                <span class="dealer-button" data-dealer="">
                    <span aria-hidden="true" translate="no">{ "D" }</span>
                    <span class="visually-hidden">{ words.button() }</span>
                </span>
            }
        </>
    };
    Bet {
        code: seat.paid.to_string(),
        shown,
    }
}

/// The face of a character: the path of a line drawing.
const fn face(character: Character) -> &'static str {
    match character {
        Character::Textbook => {
            "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0l2-1h1a2 2 0 1 0 4 0h2a2 2 0 1 0 4 0h1M9 17h6"
        }
        Character::Chaser => {
            "M4 13a8 8 0 1 0 16 0a8 8 0 1 0-16 0M6 6l-3-2M9 5 8 1M8 10v2M15 9v3M7 15c2 4 7 4 9-1"
        }
        Character::Rock => "M4 8l4-5h9l4 5v9l-5 5H7l-4-5zM8 9l3 1M16 9l-3 1M9 17h6",
        Character::Actuary => {
            "M4 13a8 8 0 1 0 16 0a8 8 0 1 0-16 0M2 9h20M9 12v1M15 12v1M9 17c2-1 4-1 6 0M10 6l4-2"
        }
        Character::Mathematician => {
            "M4 13a8 8 0 1 0 16 0a8 8 0 1 0-16 0M6 11h4v3H6zM14 11h4v3h-4zM10 12h4M9 18h6M8 4h8"
        }
    }
}

fn under_way(table: &PokerMatchTable, round: &ForChips, frame: &Frame) -> Html {
    let words = words(frame.settings.language);
    let line = match round {
        ForChips::Betting(betting) if round.turn() == Some(PLAYER) => {
            line_of("hint", words.to_call(betting.to_call()))
        }
        ForChips::Swapping(_) if round.turn() == Some(PLAYER) => hint(table, words, frame.help),
        ForChips::Betting(_) | ForChips::Swapping(_) | ForChips::Over(_) => {
            line_of("hint", words.opponents_turn())
        }
    };
    html! {
        <div class="stakes">
            <p class="pot" data-pot={round.pot().to_string()}>{ words.pot(round.pot()) }</p>
            { line }
        </div>
    }
}

fn summary(table: &PokerMatchTable, finished: &Finished, frame: &Frame) -> Html {
    let words = words(frame.settings.language);
    let code = match finished.verdict() {
        Verdict::Won => "win",
        Verdict::Drawn => "draw",
        Verdict::Lost => "lose",
    };
    let yours = finished.shown(PLAYER).map(|shown| shown.hand.rank());
    let others = (1..finished.seats().count()).filter_map(|at| finished.shown(at));
    let best = others.map(|shown| shown.hand.rank()).max();
    let compared = yours.zip(best);
    let compared = compared.map(|(yours, theirs)| words.compared(yours, theirs));
    let told = of_chips(words, table, finished);
    let more = html! {
        <>
            if let Some(compared) = compared {
                { line_of("compared", compared) }
            }
            { line_of("net", told.join(words.between())) }
            if let Some(theirs) = their_poker_match(words, table) {
                { line_of("theirs", theirs) }
            }
            { frame.below.clone() }
        </>
    };
    result(code, winnings(words, finished).join(words.between()), more)
}

/// The buttons that are missing on the player's turn, with the reasons: Bet or Raise, and Fold.
#[must_use]
pub fn missing(round: &ForChips, words: PokerWords) -> Vec<Missing> {
    let ForChips::Betting(betting) = round else {
        return vec![];
    };
    if round.turn() != Some(PLAYER) {
        return vec![];
    }
    let (across, fold) = (withheld(words, betting), betting.to_call() == Chips::NONE);
    let fold = fold.then(|| (Action::Fold, Place::Left, words.no_fold(words.fold())));
    let across = across.map(|(action, why)| (action, Place::Across, why));
    let missing = across.into_iter().chain(fold);
    let missing = missing.map(|(action, place, why)| Missing {
        id: Button::Act(action).id(),
        place,
        why,
    });
    missing.collect()
}

/// The choice to play the poker match with or without chips.
pub fn played_for(
    rules: Rules,
    may_choose: bool,
    words: PokerWords,
    chosen: impl Fn(Rules) -> Callback<Event>,
) -> Html {
    let option = |betting: Betting| {
        html! {
            <label class="option">
                <input
                    type="radio"
                    name="betting"
                    value={betting.word().unwrap_or("nothing")}
                    checked={rules.betting == betting}
                    disabled={!may_choose}
                    onchange={chosen(Rules { betting, ..rules }.made_legal())}
                />
                <span>{ words.betting(betting) }</span>
            </label>
        }
    };
    html! {
        <fieldset class="setting" data-setting="betting">
            <legend>{ words.played_for() }</legend>
            <div class="options">{ for Betting::ALL.map(option) }</div>
            { line_of("note", words.chips_note()) }
        </fieldset>
    }
}

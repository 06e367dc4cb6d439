//! The seats and side bets of the blackjack table: the choice for the next round, and the cards of the other seats.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, Node};
use yew::prelude::*;

use crate::blackjack::{
    Bet, Blackjack, BlackjackTable, Round, Seat, Seating, SideBet, SideBetPayTable, SideStakes,
    gone_before_next,
};
use crate::coach::side_bets::{CardCounts, SideBetWorth};
use crate::core::{Card, Score, Suit};
use crate::table::{Msg, Phase, Purse, Round as _};
use crate::text::{Words, short};
use crate::ui::field::{Select, SelectOption};
use crate::ui::links::icon;

/// The choice of the number of the player's hands and of the other seats, behind a button that shows the current
/// seating. Empty without bets.
pub fn chooser(table: &BlackjackTable, words: Words, dispatch: &Callback<Msg<Blackjack>>) -> Html {
    if !Round::has_stakes(table.rules()) {
        return Html::default();
    }
    let is_free = table.may_choose_stake();
    let stake = *table.stake();
    let now = match table.phase() {
        // While the round is played, the dealt seating is shown.
        Phase::Dealt(dealt) if !is_free => dealt.round().seating(),
        Phase::Dealt(_) | Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => {
            stake.chosen_seating()
        }
    };
    let hands = Seating::each_hands().map(|hands| (hands, Seating::new(hands, now.others())));
    let others = Seating::each_others().map(|others| (others, Seating::new(now.hands(), others)));
    let side = stake.chosen_side_bets();
    let is_plain = now == Seating::ALONE && side == SideStakes::NONE;
    let bets = side
        .each()
        .map(|(table, chips)| words.side_bet_is(table.bet(), chips));
    let title = if is_plain {
        [
            words.hands_bet_on(),
            words.between_rules(),
            words.side_bets(),
        ]
        .concat()
    } else {
        words.seating_is(now)
    };
    // Every round has a list of its own, closed at first, so that nothing covers the dealt cards.
    let round = match table.phase() {
        Phase::Dealt(dealt) => {
            let seal = dealt.sealed().deal.seal();
            format!("{seal}-{}", dealt.decisions().rounds().count())
        }
        Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => "none".to_owned(),
    };
    let short = if is_plain { words.hands_bet_on() } else { "" };
    let code = format!("{}+{}", now.hands(), now.others());
    // The accessible name starts with the visible text, which users of voice control say.
    let seen = if is_plain {
        title.clone()
    } else {
        code.clone()
    };
    let name = [seen, words.seating_is(now)]
        .into_iter()
        .chain(bets)
        .collect::<Vec<_>>()
        .join(" ");
    html! {
        <details
            key={round}
            class="seating"
            onkeydown={Callback::from(|event: KeyboardEvent| {
                if event.key() == "Escape" && close(&event) {
                    event.stop_propagation();
                }
            })}
            onfocusout={Callback::from(|event: FocusEvent| {
                // An open select box or another window moves the focus out of the page.
                let next: Option<Node> = event.related_target().and_then(|it| it.dyn_into().ok());
                let list: Option<Node> = event.current_target().and_then(|it| it.dyn_into().ok());
                if next.is_some() && !list.is_some_and(|list| list.contains(next.as_ref())) {
                    close(&event);
                }
            })}
        >
            <summary class="tool" aria-label={name} {title} data-short={short}>
                if is_plain {
                    { icon("#icon-seats") }
                } else {
                    <b class={(side != SideStakes::NONE).then_some("and-side-bets")}>{ code }</b>
                }
            </summary>
            <div class="seating-choice">
                { list(table, dispatch, ("hands", words.hands_bet_on()), now, hands.collect()) }
                { list(table, dispatch, ("seats", words.other_seats()), now, others.collect()) }
                <p>{ words.about_seats() }</p>
                <h2>{ words.side_bets() }</h2>
                { side_bets(table, words, dispatch) }
            </div>
        </details>
    }
}

/// A select box of numbers, each with its seating. `now` is the current seating.
fn list(
    table: &BlackjackTable,
    dispatch: &Callback<Msg<Blackjack>>,
    (name, label): (&'static str, &'static str),
    now: Seating,
    seatings: Vec<(u8, Option<Seating>)>,
) -> Html {
    let options = seatings.into_iter().map(|(number, its)| SelectOption {
        value: its,
        code: number.to_string(),
        name: number.to_string(),
    });
    let (stake, purse, rules) = (*table.stake(), *table.purse(), *table.rules());
    let chose = dispatch.reform(move |seating: Option<Seating>| {
        let seating = seating.unwrap_or(now);
        // If the chips do not suffice for the bet on each hand, the bet becomes the highest that they allow.
        let wanted = stake.with_seating(seating);
        Msg::ChoseStake(Purse::<Round>::payable(&purse, &wanted, &rules))
    });
    let list = Select {
        name: Some(name.into()),
        label: Some(label.into()),
        is_disabled: !table.may_choose_stake(),
        ..Select::default()
    };
    html! {
        <label key={name}>
            <span>{ label }</span>
            { list.view(options, &Some(now), chose) }
        </label>
    }
}

/// Closes the `<details>` element that handles this event. Returns true if it was open. Moves a focus inside it to its
/// button.
fn close(event: &web_sys::Event) -> bool {
    let part: Option<Element> = event.current_target().and_then(|it| it.dyn_into().ok());
    let Some(part) = part.filter(|part| part.has_attribute("open")) else {
        return false;
    };
    // If this fails, it stays open.
    let closed = part.remove_attribute("open").is_ok();
    let has_focus = part.query_selector(":focus").is_ok_and(|it| it.is_some());
    let button = part.query_selector("summary").ok().flatten();
    let button: Option<HtmlElement> = button.and_then(|it| it.dyn_into().ok());
    if let Some(button) = button.filter(|_| has_focus) {
        button.focus().unwrap_or_default();
    }
    closed
}

/// The amounts offered for a side bet, in chips.
const OFFERED: [u16; 7] = [1, 2, 5, 10, 25, 50, 100];

/// The choice of side bets, each with its value for the unseen cards.
fn side_bets(table: &BlackjackTable, words: Words, dispatch: &Callback<Msg<Blackjack>>) -> Html {
    let is_free = table.may_choose_stake();
    let rules = *table.rules();
    // During a round the choice is locked, and the cards change.
    let unseen = is_free
        .then(|| CardCounts::unseen(rules.decks.decks(), &gone_before_next(table)).ok())
        .flatten();
    let stake = *table.stake();
    let side = stake.chosen_side_bets();
    let chooses = move |pays: SideBetPayTable, chips: Bet| {
        Msg::ChoseStake(stake.with_side_bets(side.with(pays, chips)))
    };
    let row = |bet: SideBet| {
        let (pays, chips) = (side.table(bet), side.on(bet));
        let worth = unseen.and_then(|unseen| {
            SideBetWorth::of(pays, &unseen, &rules, stake.chosen_seating()).ok()
        });
        let worth = worth.map(|worth| words.side_bet_worth(worth.expectation() * 100.0));
        let own =
            (chips != Bet::NONE && !OFFERED.contains(&chips.number())).then_some(chips.number());
        let offered = [0].into_iter().chain(own).chain(OFFERED);
        let offered = offered.map(|number| match number {
            0 => SelectOption::of(0, words.no_side_bet()),
            _ => SelectOption::of(number, number.to_string()),
        });
        let of_chips = Select {
            name: Some(bet.code().into()),
            label: Some(words.chips_on_side_bet(bet).into()),
            title: Some(words.side_bet_wins(bet).into()),
            is_disabled: !is_free,
            ..Select::default()
        };
        let chose =
            dispatch.reform(move |chips| chooses(pays, Bet::new(chips).unwrap_or(Bet::NONE)));
        let of_chips = of_chips.view(offered, &chips.number(), chose);
        let tables = bet.tables();
        let of_pays = Select {
            name: Some(format!("{bet}-pays").into()),
            label: Some(words.pays_of_side_bet(bet).into()),
            is_disabled: !is_free,
            ..Select::default()
        };
        let chose = dispatch.reform(move |pays| chooses(pays, chips));
        let all_pays = tables
            .iter()
            .map(|its| SelectOption::of(*its, pays_name(its, words)));
        html! {
            <div key={bet.code()} class="side-bet" data-side-bet={bet.code()}>
                <span>{ words.side_bet(bet) }</span>
                { of_chips }
                if chips != Bet::NONE && tables.len() > 1 {
                    { of_pays.view(all_pays, &pays, chose) }
                }
                if let Some(worth) = worth {
                    <small data-worth={worth.clone()}>{ worth }</small>
                }
            </div>
        }
    };
    html! { <>{ for SideBet::ALL.into_iter().map(row) }</> }
}

/// The name of a pay table: its odds, in words if they are the same for all classes.
fn pays_name(table: &SideBetPayTable, words: Words) -> String {
    let name = table.name();
    match name.parse::<u16>() {
        Ok(pays) => words.odds_to_one(pays),
        Err(_) => name,
    }
}

/// The other seats, in the order in which they act. Their cards are shown as short names, which need little space.
/// Empty without other seats.
pub fn view(round: &Round, words: Words) -> Html {
    if round.seats().is_empty() {
        return Html::default();
    }
    let acting = round.acting_seat();
    let ace = round.rules().ace;
    let hand = |number: usize, cards: &[Card]| {
        let score = Score::of(cards, ace);
        let each = cards.iter().map(|card| {
            let is_red = matches!(card.suit, Suit::Hearts | Suit::Diamonds);
            html! {
                <b class={is_red.then_some("red")} data-card={card.to_string()}>{ short(*card) }</b>
            }
        });
        html! {
            <span class="seat-hand" data-points={score.total().to_string()}>
                <span class="visually-hidden">{ words.seat_has(number, cards, score) }</span>
                <span aria-hidden="true">{ for each }{ " " }<i>{ score.total() }</i></span>
            </span>
        }
    };
    let seat = |(at, seat): (usize, &Seat)| {
        let number = at + 1;
        let hands: Html = seat
            .cards()
            .into_iter()
            .map(|cards| hand(number, cards))
            .collect();
        html! {
            <li
                key={number}
                class={classes!("seat", (acting == Some(at)).then_some("active"))}
                aria-current={(acting == Some(at)).then_some("true")}
                data-hand={format!("seat-{number}")}
            >
                <span class="owner" aria-hidden="true">{ number }</span>
                { hands }
            </li>
        }
    };
    html! {
        <ul class="seats" aria-label={words.other_seats()}>
            { for round.seats().iter().enumerate().map(seat) }
        </ul>
    }
}

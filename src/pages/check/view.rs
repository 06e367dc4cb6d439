//! `#/check?…`: a finished deal, recomputed step by step.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::{Announcement, CheckPage, Msg, OwnEffect};
use crate::app::language::Language;
use crate::app::route::{Page, Route};
use crate::blackjack;
use crate::blackjack::{Action, Blackjack, Preset};
use crate::check::golden;
use crate::check::{
    AnyCheck, Check, CheckStep, CheckVerdict, DaySearch, Destination, Noted, StepFinding,
    verifier_link,
};
use crate::core::{HandRank, PackCard, Seal};
use crate::games::poker_match::check::PokerMatchHand;
use crate::games::video_poker::check::FurtherHand;
use crate::games::video_poker::words::games::called_in;
use crate::pages::kit::chip::chip;
use crate::pages::runtime::here;
use crate::pages::services::Services;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg as OfPages};
use crate::poker::chips::SeatAction;
use crate::poker::poker_match::Holder;
use crate::poker::{Character, DrawnTo};
use crate::table::{DailyRound, Decisions};
use crate::text::messages::PagesWords;
use crate::text::{self, pack_card, poker};
use crate::ui::field;
use crate::ui::links::href;
use crate::ui::poker::why;
use crate::ui::table::actions::truth;

impl PageView for CheckPage {
    type Held = ();

    fn view(model: &Model, dispatch: &Callback<OfPages>) -> Html {
        view(
            model.language(),
            model.check(),
            &dispatch.reform(OfPages::Check),
        )
    }

    fn announcement(model: &Model, it: Announcement) -> String {
        let language = model.language();
        match it {
            Announcement::Verdict => {
                let told = announcement(language, model.check());
                [&here(model), text::words(language).between(), &told].concat()
            }
            Announcement::Day => day_announcement(language, model.check()).unwrap_or_default(),
        }
    }

    fn run_own(effect: OwnEffect, _: &Model, (): &mut (), services: &mut Services) {
        match effect {
            OwnEffect::WaitForTime => {
                let has_time = services.dispatch.reform(|()| OfPages::Check(Msg::HasTime));
                Timeout::new(0, move || has_time.emit(())).forget();
            }
        }
    }
}

/// Renders the check.
fn view(language: Language, checked: &CheckPage, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    match checked {
        CheckPage::Nothing => html! {
            <>
                <p class="lede">{ words.check_nothing() }</p>
                { links(words) }
            </>
        },
        CheckPage::Mangled(error) => html! {
            <>
                <p class="verdict bad" data-verdict="mangled">
                    <span aria-hidden="true">{ sign(StepFinding::Differs) }</span>
                    { " " }
                    { words.claim_error(error) }
                </p>
                <p>{ words.check_nothing() }</p>
                { links(words) }
            </>
        },
        CheckPage::Deal { check, typed, day } => {
            let day = day_found(language, *day);
            deal(check, typed, day, language, dispatch)
        }
    }
}

/// The day of the deal and a sentence about it. `None` if the deal is not of a day.
fn day_found(language: Language, day: DaySearch) -> Option<(DailyRound, String)> {
    match day {
        DaySearch::Found(round) => Some((round, PagesWords::of(language).deal_of_day(round))),
        DaySearch::Next(_) | DaySearch::NoDay => None,
    }
}

/// The announcement of the day, if it was found.
fn day_announcement(language: Language, checked: &CheckPage) -> Option<String> {
    match checked {
        CheckPage::Deal { day, .. } => day_found(language, *day).map(|(_, told)| told),
        CheckPage::Nothing | CheckPage::Mangled(_) => None,
    }
}

/// The announcement of the result of a check.
fn announcement(language: Language, checked: &CheckPage) -> String {
    let words = PagesWords::of(language);
    match checked {
        CheckPage::Nothing => String::new(),
        CheckPage::Mangled(error) => words.claim_error(error),
        CheckPage::Deal { check, typed, day } => {
            let verdict = words.check_verdict(check.verdict(&Noted::read(typed)));
            let day = day_found(language, *day).map(|(_, told)| told);
            let told: Vec<String> = verdict.into_iter().chain(day).collect();
            told.join(" ")
        }
    }
}

/// The links on a page without a deal.
fn links(words: PagesWords) -> Html {
    html! {
        <p class="links">
            if let Some(example) = example() {
                <a href={format!("#{}?{}", Page::Check.path(), example.to_query())}>
                    { words.example() }
                </a>
            }
            <a href={href(Route::Reading(Page::Fairness))}>{ words.pages_why() }</a>
        </p>
    }
}

/// An example of a check: a golden vector on which the player stood at once.
fn example() -> Option<Check<Blackjack>> {
    let deal = golden().pop()?;
    let (seal, rules) = (deal.seal(), Preset::Classic.rules());
    let decisions = Decisions::of_one_round(vec![Action::Stand]);
    Some(Check::of(deal, seal, rules, decisions))
}

fn deal(
    check: &AnyCheck,
    typed: &str,
    day: Option<(DailyRound, String)>,
    language: Language,
    dispatch: &Callback<Msg>,
) -> Html {
    let words = PagesWords::of(language);
    let noted = Noted::read(typed);
    let verdict = check.verdict(&noted);
    let [short, long] = words.check_verdict(verdict);
    let finding = match verdict {
        CheckVerdict::Consistent => StepFinding::WorkedOut,
        CheckVerdict::Fair => StepFinding::Agrees,
        CheckVerdict::OtherSeal(_) | CheckVerdict::Refused(_) | CheckVerdict::Unfinished => {
            StepFinding::Differs
        }
    };
    let from = check.derivation();
    let verifier = verifier_link(&from.deal, check.drawn_hands(), language.code());
    html! {
        <>
            <p>{ words.check_intro() }</p>
            <div class={classes!("verdict", tone(finding))} data-verdict={verdict.code()}>
                <p>
                    <span aria-hidden="true">{ sign(finding) }</span>
                    { " " }
                    { short }
                </p>
                <p>{ long }</p>
                if check.is_example() {
                    <p>{ words.example_note() }</p>
                }
                if let Some((round, note)) = day {
                    <p data-daily={round.date().to_text()}>{ note }</p>
                }
            </div>
            { noted_seal(from.seal, &noted, typed, words, dispatch) }
            <ol class="steps">{ for CheckStep::ALL.into_iter().map(|it| step(it, check, language)) }</ol>
            <p class="links">
                <a href={verifier}>{ words.in_verifier() }</a>
                <a href={href(Route::Reading(Page::Fairness))}>{ words.pages_why() }</a>
            </p>
        </>
    }
}

/// The field for the seal that the player noted, and the result of the comparison.
fn noted_seal(
    seal: Seal,
    noted: &Noted,
    typed: &str,
    words: PagesWords,
    dispatch: &Callback<Msg>,
) -> Html {
    let typing = dispatch.reform(|event: InputEvent| Msg::TypedSeal(field::typed(&event)));
    let wrong = match noted {
        Noted::NotASeal(why) => Some(*why),
        Noted::Nothing | Noted::Beginning(_) | Noted::Whole(_) => None,
    };
    let so_far = || words.noted_so_far(noted.digits(), noted.compare(seal));
    html! {
        <div class="noted">
            <label for="noted">{ words.noted() }</label>
            <textarea
                id="noted"
                rows="2"
                spellcheck="false"
                autocomplete="off"
                autocapitalize="off"
                aria-invalid={truth(wrong.is_some())}
                aria-describedby="noted-note"
                value={typed.to_owned()}
                oninput={typing}
            />
            <p id="noted-note" class={classes!("note", wrong.map(|_| "bad"))}>
                { wrong.map_or_else(so_far, |why| words.not_a_seal(why)) }
            </p>
        </div>
    }
}

fn step(step: CheckStep, check: &AnyCheck, language: Language) -> Html {
    let words = PagesWords::of(language);
    let finding = check.finding(step);
    html! {
        <li data-mark={tone(finding)}>
            <h2>
                { words.step(step) }
                <span class={classes!("mark", tone(finding))}>
                    <span aria-hidden="true">{ sign(finding) }</span>
                    { " " }
                    { words.finding(finding) }
                </span>
            </h2>
            { data(step, check, language) }
        </li>
    }
}

/// The computed data of a step.
fn data(step: CheckStep, check: &AnyCheck, language: Language) -> Html {
    let words = PagesWords::of(language);
    let row = |name: &'static str, value: String| {
        html! { <div><dt>{ name }</dt><dd><code>{ value }</code></dd></div> }
    };
    let from = check.derivation();
    match step {
        CheckStep::Seal => html! {
            <>
                <p>{ words.explain_seal() }</p>
                <dl class="data">
                    { row(text::words(language).secret(), from.deal.secret().to_hex()) }
                    { row(words.shown_seal(), from.claimed_seal.to_string()) }
                    { row(words.computed_seal(), from.seal.to_string()) }
                </dl>
                <p>{ words.seals(from.seal_agrees()) }</p>
            </>
        },
        CheckStep::Key => html! {
            <>
                <p>{ words.explain_key() }</p>
                if !from.deal.mix().is_empty() {
                    <dl class="data">{ row(words.pages_mix(), from.deal.mix().to_string()) }</dl>
                }
                <p class="data"><code>{ from.key.to_string() }</code></p>
            </>
        },
        CheckStep::Pack => html! {
            <>
                <p>{ words.explain_pack(from.jokers()) }</p>
                { pack(&from.fresh, language) }
            </>
        },
        CheckStep::Shuffle => html! {
            <>
                <p>{ words.explain_shuffle(from.swaps.len()) }</p>
                { pack(&from.shuffled, language) }
                <details>
                    <summary>{ words.swaps(from.swaps.len()) }</summary>
                    <p>{ words.swaps_read() }</p>
                    <ol class="swaps">{ for from.swaps.iter().map(swap) }</ol>
                </details>
            </>
        },
        CheckStep::Cut => html! {
            <>
                <p>{ words.cut_at(from.deal.cut()) }</p>
                { pack(&from.order, language) }
            </>
        },
        CheckStep::Round => round(check, language),
    }
}

fn swap((last, other): &(usize, usize)) -> Html {
    html! { <li>{ last + 1 }{ " ↔ " }{ other + 1 }</li> }
}

/// A pack, card by card.
fn pack(cards: &[PackCard], language: Language) -> Html {
    let numbered = |(index, card): (usize, &PackCard)| {
        html! {
            <li>
                <span class="number" aria-hidden="true">{ index + 1 }</span>
                { face(*card, language) }
            </li>
        }
    };
    html! { <ol class="chips">{ for cards.iter().enumerate().map(numbered) }</ol> }
}

/// A card in two or three characters, and its name for screen readers.
fn face(card: PackCard, language: Language) -> Html {
    html! {
        <>
            { chip(card) }
            <span class="visually-hidden">{ pack_card(text::words(language), card) }</span>
        </>
    }
}

/// The replayed round, with the destination of every card.
fn round(check: &AnyCheck, language: Language) -> Html {
    let words = PagesWords::of(language);
    let all = check.destinations();
    let dealt = all
        .iter()
        .filter(|(_, to)| *to != Destination::Deck)
        .count();
    let went = |(index, (card, to)): (usize, &(PackCard, Destination))| {
        html! {
            <li data-code={card.to_string()} data-to={owner(*to)}>
                <span class="number" aria-hidden="true">{ index + 1 }</span>
                { face(*card, language) }
                { " " }
                <span class={if owner(*to) == "deck" { "visually-hidden" } else { "to" }}>
                    { words.destination(*to) }
                </span>
            </li>
        }
    };
    let numbered = all.iter().enumerate();
    html! {
        <>
            <p>{ words.explain_round() }</p>
            <p class="outcome">{ words.round(check) }</p>
            if dealt > 0 {
                <h3>{ words.pages_dealt(dealt) }</h3>
                <ol class="chips wide">{ for numbered.clone().take(dealt).map(went) }</ol>
                { hands(&check.hands(), language) }
                { further_hands(&check.further_hands(), check, language) }
                <p>{ words.compare() }</p>
            }
            if dealt < all.len() {
                <h3>{ words.undealt(all.len() - dealt) }</h3>
                <ol class="chips" start={(dealt + 1).to_string()}>
                    { for numbered.skip(dealt).map(went) }
                </ol>
            }
        </>
    }
}

/// The hands of a duel: the dealt cards, the final hand, and the comparison with the player's hand.
fn hands(all: &[PokerMatchHand], language: Language) -> Html {
    let words = PagesWords::of(language);
    let Some(yours) = all.iter().find(|held| held.holder == Holder::Player) else {
        return Html::default();
    };
    let yours = yours.swapped.hand.rank();
    html! {
        <>
            <h3>{ words.pages_hands() }</h3>
            <ul class="hands">{ for all.iter().map(|held| hand(held, yours, language)) }</ul>
        </>
    }
}

/// The hands of a round of video poker from hand 2 on: the drawn cards and the pay of each.
fn further_hands(all: &[FurtherHand], check: &AnyCheck, language: Language) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let words = PagesWords::of(language);
    html! {
        <>
            <h3>{ words.further_hands() }</h3>
            <p>{ words.explain_hands() }</p>
            <details>
                <summary>{ poker::words(language).all_the_hands(check.drawn_hands().number()) }</summary>
                <ol class="hands" start="2">{ for all.iter().map(|hand| further_hand(hand, check, language)) }</ol>
            </details>
        </>
    }
}

fn further_hand(drawn: &FurtherHand, check: &AnyCheck, language: Language) -> Html {
    let (words, all) = (PagesWords::of(language), poker::words(language));
    let AnyCheck::VideoPoker(check) = check else {
        return Html::default();
    };
    let game = check.rules.game();
    let called = called_in(all, game, &drawn.hand);
    let cards = drawn.hand.cards().iter();
    let cards = cards.map(|card| html! { <li>{ face(*card, language) }</li> });
    let taken = drawn.drawn.iter();
    let taken = taken.map(|card| html! { <li>{ face(*card, language) }</li> });
    html! {
        <li data-further={drawn.number.to_string()} data-category={game.category(&drawn.hand).code()}>
            <p>
                <strong>{ text::words(language).hand_number(drawn.number as usize) }</strong>
                { " " }
                { all.hand_pays(&called, drawn.paid) }
            </p>
            <p><code>{ drawn.key.to_string() }</code></p>
            if !drawn.drawn.is_empty() {
                <p class="row">{ words.drawn() }</p>
                <ol class="held">{ for taken }</ol>
            }
            <p class="row">{ words.last_five() }</p>
            <ol class="held">{ for cards }</ol>
        </li>
    }
}

fn hand(held: &PokerMatchHand, yours: HandRank, language: Language) -> Html {
    let words = PagesWords::of(language);
    let (hand, discarded) = (held.swapped.hand, held.swapped.discarded);
    let rank = hand.rank();
    let dealt = held.dealt.iter().enumerate().map(|(place, card)| {
        let is_discarded = discarded.is_marked(place);
        html! {
            <li class={is_discarded.then_some("discarded")}>
                { face(*card, language) }
                if is_discarded {
                    <span class="visually-hidden">{ words.discarded() }</span>
                }
            </li>
        }
    });
    let last = hand.cards().iter();
    let last = last.map(|card| html! { <li>{ face(*card, language) }</li> });
    let row = |name: &'static str, cards: Vec<Html>| {
        html! { <><p class="row">{ name }</p><ol class="held">{ cards }</ol></> }
    };
    html! {
        <li data-holder={holder(held.holder)} data-category={rank.category().code()}>
            <p>
                <strong>{ words.holder(held.holder) }</strong>
                { " " }
                <a href={why(&hand)}>{ poker::words(language).called(&hand) }</a>
                if held.is_folded {
                    { " " }
                    <span class="compared">{ poker::words(language).did(SeatAction::Fold) }</span>
                } else if held.holder != Holder::Player {
                    { " " }
                    <span class="compared">{ words.against_yours(rank.cmp(&yours)) }</span>
                }
            </p>
            if held.is_folded && discarded.count() == 0 {
                { row(words.first_five(), last.collect()) }
            } else if discarded.count() == 0 {
                { row(words.kept_five(), last.collect()) }
            } else {
                { row(words.first_five(), dealt.collect()) }
                { row(words.last_five(), last.collect()) }
            }
        </li>
    }
}

const fn holder(holder: Holder) -> &'static str {
    match holder {
        Holder::Player => "you",
        Holder::Opponent(Character::Textbook) => "rule",
        Holder::Opponent(Character::Chaser) => "chaser",
        Holder::Opponent(Character::Rock) => "rock",
        Holder::Opponent(Character::Actuary) => "odds",
        Holder::Opponent(Character::Mathematician) => "solved",
    }
}

/// The owner of a card, for the style sheet.
const fn owner(to: Destination) -> &'static str {
    use blackjack::Destination::{DealerDraw, Double, Hand, Hit, HoleCard, Player, Seat, Upcard};
    match to {
        Destination::Deck => "deck",
        Destination::Blackjack(Player | Hit | Double | Hand { .. }) => "you",
        Destination::Blackjack(Seat { .. }) => "seat",
        Destination::Blackjack(Upcard | HoleCard | DealerDraw) => "dealer",
        Destination::Draw(DrawnTo { swap, .. }) => {
            // Adjacent swaps alternate between two styles.
            if swap % 2 == 0 { "you" } else { "swap" }
        }
        Destination::PokerMatch(to) => holder(to.holder),
    }
}

const fn tone(finding: StepFinding) -> &'static str {
    match finding {
        StepFinding::Agrees => "good",
        StepFinding::Differs => "bad",
        StepFinding::WorkedOut => "open",
    }
}

const fn sign(finding: StepFinding) -> &'static str {
    match finding {
        StepFinding::Agrees | StepFinding::WorkedOut => "✓",
        StepFinding::Differs => "✗",
    }
}

//! `#/check?…`: a finished deal, worked out again before the player's eyes.

use yew::prelude::*;

use super::fairness::{golden, verifier};
use super::text::{AnnexWords, Mark, Step, words};
use crate::annex::Checked;
use crate::annex::check::{Check, Claim, Destination, Played, Replayed, Verdict};
use crate::blackjack;
use crate::blackjack::{Action, Preset};
use crate::core::{Card, Suit};
use crate::language::Language;
use crate::poker;
use crate::route::Room;
use crate::ui::text::short;

/// What there is to be seen of a check.
pub(super) fn view(language: Language, checked: &Checked) -> Html {
    let words = words(language);
    match checked {
        Checked::Nothing => html! {
            <>
                <p class="lede">{ words.check_nothing() }</p>
                { ways(words) }
            </>
        },
        Checked::Mangled(error) => html! {
            <>
                <p class="verdict bad" data-verdict="mangled">
                    <span aria-hidden="true">{ sign(Mark::Differs) }</span>
                    { " " }
                    { words.claim_error(error) }
                </p>
                <p>{ words.check_nothing() }</p>
                { ways(words) }
            </>
        },
        Checked::Deal(check) => deal(check, language),
    }
}

/// What can be done where no deal is checked.
fn ways(words: &'static dyn AnnexWords) -> Html {
    html! {
        <p class="ways">
            if let Some(example) = example() {
                <a href={["#", Room::Check.path(), "?", &example.to_query()].concat()}>
                    { words.example() }
                </a>
            }
            <a href={["#", Room::Fairness.path()].concat()}>{ words.why() }</a>
        </p>
    }
}

/// A deal to show what a check is: a golden vector, on which a player stood at once.
fn example() -> Option<Claim> {
    let deal = golden().pop()?;
    let seal = deal.seal();
    let game = Played::Blackjack(Preset::Classic, vec![Action::Stand]);
    Some(Claim { deal, seal, game })
}

fn deal(check: &Check, language: Language) -> Html {
    let words = words(language);
    let verdict = check.verdict();
    let [short, long] = words.verdict(verdict);
    let mark = match verdict {
        Verdict::Fair => Mark::Agrees,
        Verdict::OtherSeal | Verdict::Refused(_) | Verdict::Unfinished => Mark::Differs,
    };
    let seal = check.claim.seal.to_string();
    html! {
        <>
            <p>{ words.check_intro() }</p>
            <div class={classes!("verdict", tone(mark))} data-verdict={code(verdict)}>
                <p>
                    <span aria-hidden="true">{ sign(mark) }</span>
                    { " " }
                    { short }
                </p>
                <p>{ long }</p>
            </div>
            <ol class="steps">{ for Step::ALL.into_iter().map(|it| step(it, check, language)) }</ol>
            <p class="ways">
                <a href={verifier(&check.claim.deal, &seal, language)}>{ words.in_verifier() }</a>
                <a href={["#", Room::Fairness.path()].concat()}>{ words.why() }</a>
            </p>
        </>
    }
}

fn step(step: Step, check: &Check, language: Language) -> Html {
    let words = words(language);
    let agrees = |agrees| if agrees { Mark::Agrees } else { Mark::Differs };
    let mark = match step {
        Step::Seal => agrees(check.seal_agrees()),
        Step::Key | Step::Pack | Step::Shuffle | Step::Cut => Mark::WorkedOut,
        Step::Round => match &check.round {
            Replayed::Refused(_) | Replayed::Unfinished => Mark::Differs,
            Replayed::Blackjack(..) | Replayed::Solo(_) => Mark::Agrees,
        },
    };
    html! {
        <li data-mark={tone(mark)}>
            <h2>
                { words.step(step) }
                <span class={classes!("mark", tone(mark))}>
                    <span aria-hidden="true">{ sign(mark) }</span>
                    { " " }
                    { words.mark(mark) }
                </span>
            </h2>
            { data(step, check, words) }
        </li>
    }
}

/// What was worked out in a step.
fn data(step: Step, check: &Check, words: &'static dyn AnnexWords) -> Html {
    let row = |name: &'static str, value: String| {
        html! { <div><dt>{ name }</dt><dd><code>{ value }</code></dd></div> }
    };
    match step {
        Step::Seal => html! {
            <>
                <p>{ words.explain_seal() }</p>
                <dl class="data">
                    { row(words.secret(), check.claim.deal.secret().to_hex()) }
                    { row(words.shown_seal(), check.claim.seal.to_string()) }
                    { row(words.computed_seal(), check.seal.to_string()) }
                </dl>
                <p>{ words.seals(check.seal_agrees()) }</p>
            </>
        },
        Step::Key => html! {
            <>
                <p>{ words.explain_key() }</p>
                <p class="data"><code>{ check.key.to_string() }</code></p>
            </>
        },
        Step::Pack => html! {
            <>
                <p>{ words.explain_pack() }</p>
                { pack(&check.fresh, words) }
            </>
        },
        Step::Shuffle => html! {
            <>
                <p>{ words.explain_shuffle() }</p>
                { pack(&check.shuffled, words) }
                <details>
                    <summary>{ words.swaps(check.swaps.len()) }</summary>
                    <p>{ words.swaps_read() }</p>
                    <ol class="swaps">{ for check.swaps.iter().map(swap) }</ol>
                </details>
            </>
        },
        Step::Cut => html! {
            <>
                <p>{ words.cut_at(check.claim.deal.cut()) }</p>
                { pack(&check.order, words) }
            </>
        },
        Step::Round => round(check, words),
    }
}

fn swap((last, other): &(usize, usize)) -> Html {
    html! { <li>{ last + 1 }{ " ↔ " }{ other + 1 }</li> }
}

/// A pack, card by card.
fn pack(cards: &[Card], words: &'static dyn AnnexWords) -> Html {
    let slip = |(index, card): (usize, &Card)| {
        html! {
            <li>
                <span class="number" aria-hidden="true">{ index + 1 }</span>
                { face(*card, words) }
            </li>
        }
    };
    html! { <ol class="slips">{ for cards.iter().enumerate().map(slip) }</ol> }
}

/// A card in two or three signs, and its name for those who hear it.
fn face(card: Card, words: &'static dyn AnnexWords) -> Html {
    html! {
        <>
            <b class={classes!("slip", suit(card.suit))} aria-hidden="true">{ short(card) }</b>
            <span class="visually-hidden">{ words.card(card) }</span>
        </>
    }
}

const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}

/// The round, dealt again: where every card went.
fn round(check: &Check, words: &'static dyn AnnexWords) -> Html {
    let all = check.destinations();
    let dealt = all
        .iter()
        .filter(|(_, to)| *to != Destination::Deck)
        .count();
    let slip = |(index, (card, to)): (usize, &(Card, Destination))| {
        html! {
            <li data-code={card.to_string()} data-to={owner(*to)}>
                <span class="number" aria-hidden="true">{ index + 1 }</span>
                { face(*card, words) }
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
            <p class="outcome">{ words.round(&check.round) }</p>
            if dealt > 0 {
                <h3>{ words.dealt(dealt) }</h3>
                <ol class="slips wide">{ for numbered.clone().take(dealt).map(slip) }</ol>
                <p>{ words.compare() }</p>
            }
            if dealt < all.len() {
                <h3>{ words.undealt(all.len() - dealt) }</h3>
                <ol class="slips" start={(dealt + 1).to_string()}>
                    { for numbered.skip(dealt).map(slip) }
                </ol>
            }
        </>
    }
}

/// Whose a card became, for the style sheet.
const fn owner(to: Destination) -> &'static str {
    use blackjack::Destination::{DealerDraw, Hit, HoleCard, Player, Upcard};
    match to {
        Destination::Deck => "deck",
        Destination::Blackjack(Player | Hit) => "you",
        Destination::Blackjack(Upcard | HoleCard | DealerDraw) => "dealer",
        Destination::Solo(poker::Destination { swap, .. }) => {
            // Neighbours differ: each swap from the one before it.
            if swap % 2 == 0 { "you" } else { "swap" }
        }
    }
}

const fn code(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Fair => "fair",
        Verdict::OtherSeal => "other-seal",
        Verdict::Refused(_) => "refused",
        Verdict::Unfinished => "unfinished",
    }
}

const fn tone(mark: Mark) -> &'static str {
    match mark {
        Mark::Agrees => "good",
        Mark::Differs => "bad",
        Mark::WorkedOut => "open",
    }
}

const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Agrees | Mark::WorkedOut => "✓",
        Mark::Differs => "✗",
    }
}

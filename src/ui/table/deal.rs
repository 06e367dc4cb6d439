//! What can be known of the deal on a table: its seal from the beginning; its secret, its cut and
//! its cards when the round is over; and what can be done with it then.

use yew::prelude::*;

use crate::app::route::{Here, Page, Route, TableId};
use crate::app::{Model, Msg, Panel, ShareOutcome, Shareable};
use crate::check::verifier_link;
use crate::core::{Deal, Seal};
use crate::poker::Hands;
use crate::table::{AnyTable, Linked, Mode, Origin, Sealed};
use crate::text::language::Language;
use crate::text::{Words, daily_result, poker, short_of_pack, words};
use crate::ui::effects::address;
use crate::ui::links::{href, line, line_of};
use crate::ui::table::actions::{sends, truth};

/// The deal on a table, as it is shown.
#[derive(Debug)]
pub struct DealView<'a> {
    /// The deal whose seal is on show.
    pub sealed: &'a Sealed,
    /// The seal of the deal after this one, while the result of this one stands.
    pub next: Option<Seal>,
    /// The same deal with the links that lead to it, once its secret may be shown.
    pub revealed: Option<Revealed<'a>>,
    /// Whether the deal serves several rounds, so that its secret opens when it is shuffled away.
    pub is_shoe: bool,
    /// How many hands of video poker were drawn from it; one in other games.
    pub hands: Hands,
    /// The language that the page speaks.
    pub language: Language,
    /// Whether the panel with all of it is open.
    pub open: bool,
    /// What became of what the player wanted to copy or share last.
    pub shared: Option<(Shareable, ShareOutcome)>,
    /// What the link to the deal is to hold.
    pub linked: Linked,
}

/// A deal that has served its last round, with the addresses to which it leads.
#[derive(Debug)]
pub struct Revealed<'a> {
    deal: &'a Deal,
    /// Where it is dealt again.
    link: String,
    /// Where it is checked.
    check: String,
}

impl<'a> Revealed<'a> {
    /// The deal on this table, once its secret may be shown.
    #[must_use]
    pub fn of(id: TableId, table: &'a dyn AnyTable, linked: Linked) -> Option<Revealed<'a>> {
        let (deal, link, check) = (table.revealed()?, table.link(linked)?, table.check_link()?);
        let free = href(id.with_mode(Mode::Free).route());
        Some(Revealed {
            deal,
            link: format!("{free}?{link}"),
            check: format!("#{}?{check}", Page::Check.path()),
        })
    }

    /// The way to the check of the deal.
    pub fn check_link(&self, words: Words) -> Html {
        html! { <a class="check" href={self.check.clone()}>{ words.check_deal() }</a> }
    }
}

/// What the player copies or shares, in full; nothing that is not to be known yet.
#[must_use]
pub fn shareable(model: &Model, what: Shareable) -> Option<String> {
    let id = model.route().table()?;
    let table = model.table(id)?;
    match what {
        Shareable::Seal => Some(table.sealed()?.seal.to_string()),
        Shareable::NextSeal => Some(table.next_seal()?.to_string()),
        Shareable::Secret => Some(table.revealed()?.secret().to_hex()),
        Shareable::Link => {
            let revealed = Revealed::of(id, table, model.linked())?;
            Some(address::address(&revealed.link))
        }
        Shareable::DailyResult => {
            let address = address::address(&href(model.route()));
            let cost = model.day_cost().map(|day| day.shared.as_str());
            let language = model.language();
            let game = match id.here()? {
                Here::Jacks(at, _) => {
                    poker::words(language).game_name(model.jacks(at).rules().game())
                }
                Here::Blackjack(..) | Here::Solo(..) | Here::Duel(..) => {
                    words(language).heading(id.route())
                }
            };
            daily_result(language, id, game, table, cost, &address)
        }
    }
}

/// The seal of a deal; once the deal is over its secret, and the seal of the next one. All are short
/// here; the whole is one click away, and in the `data-` attributes.
pub fn seal(view: &DealView, dispatch: &Callback<Msg>) -> Html {
    let words = words(view.language);
    let seal = view.sealed.seal.to_string();
    let secret = view.revealed.as_ref();
    let secret = secret.map(|revealed| revealed.deal.secret().to_hex());
    let next = view.next.map(|next| next.to_string());
    let msg = if view.open {
        Msg::ClosedPanel
    } else {
        Msg::OpenedPanel(Panel::Deal)
    };
    let shown = |class: &'static str, label: &str, hex: &str, digits: usize| {
        html! {
            <span {class} title={hex.to_owned()}>
                { label }{ " " }<code>{ first_digits(hex, digits) }</code>
            </span>
        }
    };
    // What is to be noted is shown at length. There is no room for more than one besides: that a
    // secret opens its seal is shown one tap away.
    let of_this = match (&secret, &next) {
        (None, _) => shown("this", words.seal_on_table(), &seal, MANY_DIGITS),
        (Some(_), None) => shown("this", words.seal_on_table(), &seal, FEW_DIGITS),
        (Some(_), Some(_)) => Html::default(),
    };
    html! {
        <div
            class="seal"
            data-seal={seal.clone()}
            data-secret={secret.clone()}
            data-next-seal={next.clone()}
        >
            <button
                type="button"
                class="link"
                aria-expanded={truth(view.open)}
                onclick={sends(dispatch, msg)}
            >
                { of_this }
                if let Some(secret) = secret {
                    { " " }{ shown("secret", words.secret(), &secret, FEW_DIGITS) }
                }
                if let Some(next) = next {
                    { " " }{ shown("next", words.next_seal(), &next, MANY_DIGITS) }
                }
            </button>
        </div>
    }
}

/// As many digits of a seal as somebody notes who trusts that nobody has looked for two secrets with
/// the same ones.
const MANY_DIGITS: usize = 16;

/// Enough digits to tell two apart by eye.
const FEW_DIGITS: usize = 8;

fn first_digits(hex: &str, digits: usize) -> String {
    hex.chars().take(digits).chain(['…']).collect()
}

/// The level of a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// Of a part of the table.
    Second,
    /// Of a part of a panel.
    Third,
}

impl Heading {
    fn of(self, text: &'static str) -> Html {
        match self {
            Heading::Second => html! { <h2>{ text }</h2> },
            Heading::Third => html! { <h3>{ text }</h3> },
        }
    }
}

/// The seal with all its digits, to be copied or noted before anything is typed, under a heading of this level.
pub fn whole_seal(view: &DealView, heading: Heading, dispatch: &Callback<Msg>) -> Html {
    let seal = view.sealed.seal.to_string();
    digits(
        view,
        heading,
        words(view.language).seal(),
        Shareable::Seal,
        seal,
        dispatch,
    )
}

/// All that can be known of the deal on the table, and what can be done with it.
pub fn panel(view: &DealView, dispatch: &Callback<Msg>) -> Html {
    let words = words(view.language);
    let fairness = Route::Reading(Page::Fairness);
    let next = |next: Seal| {
        let label = words.next_seal();
        digits(
            view,
            Heading::Third,
            label,
            Shareable::NextSeal,
            next.to_string(),
            dispatch,
        )
    };
    let about_seal = match view.sealed.origin {
        Origin::Fresh | Origin::Shared | Origin::Daily(_) if view.is_shoe => words.shoe_seal_note(),
        Origin::Fresh | Origin::Shared | Origin::Daily(_) => words.seal_note(),
        Origin::Practice => words.practice_seal_note(),
    };
    html! {
        <div class="proof">
            if let Some(seal) = view.next {
                { next(seal) }
            }
            { whole_seal(view, Heading::Third, dispatch) }
            { line_of("note", about_seal) }
            if let Some(revealed) = &view.revealed {
                { opened(view, revealed, words, dispatch) }
            }
            <p><a href={href(fairness)}>{ words.heading(fairness) }</a></p>
        </div>
    }
}

/// The secret, and what can be done with it.
fn opened(view: &DealView, revealed: &Revealed, words: Words, dispatch: &Callback<Msg>) -> Html {
    let deal = revealed.deal;
    let verifier = verifier_link(deal, view.hands, view.language.code());
    let secret = deal.secret().to_hex();
    html! {
        <>
            { digits(view, Heading::Third, words.secret(), Shareable::Secret, secret, dispatch) }
            <p>
                if deal.cut() == 0 {
                    { words.not_cut() }
                } else {
                    { words.cut_after(deal.cut()) }
                }
            </p>
            if !deal.mix().is_empty() {
                { line(words.mixed_in(deal.mix().as_str())) }
            }
            <p>
                <a class="action main" href={revealed.check.clone()}>
                    { words.check_deal() }
                </a>
            </p>
            { share(view, &revealed.link, words, dispatch) }
            <h3>{ words.deck_as_dealt() }</h3>
            <p class="order" translate="no">{ order(deal) }</p>
            <p><a href={verifier}>{ words.verifier() }</a></p>
        </>
    }
}

fn order(deal: &Deal) -> String {
    let order = deal.order_with_jokers();
    let cards: Vec<String> = order.into_iter().map(short_of_pack).collect();
    cards.join(" ")
}

fn digits(
    view: &DealView,
    heading: Heading,
    label: &'static str,
    what: Shareable,
    hex: String,
    dispatch: &Callback<Msg>,
) -> Html {
    let words = words(view.language);
    let copy = words.copy();
    html! {
        <div class="digits">
            { heading.of(label) }
            <code>{ hex }</code>
            <button
                type="button"
                class="link"
                aria-label={format!("{copy}: {label}")}
                onclick={sends(dispatch, Msg::AskedToShare(what))}
            >
                { copy }
            </button>
            { outcome(view.shared, what, None, words) }
        </div>
    }
}

fn share(view: &DealView, link: &str, words: Words, dispatch: &Callback<Msg>) -> Html {
    let checked = match view.linked {
        Linked::Deal => false,
        Linked::DealAndDecisions => true,
    };
    let by_hand = Some(address::address(link));
    html! {
        <div class="share">
            <button
                type="button"
                class="action"
                onclick={sends(dispatch, Msg::AskedToShare(Shareable::Link))}
            >
                { words.share_deal() }
            </button>
            <label>
                <input
                    type="checkbox"
                    {checked}
                    onchange={sends(dispatch, Msg::ToggledDecisions)}
                />
                { words.with_decisions() }
            </label>
            { outcome(view.shared, Shareable::Link, by_hand, words) }
        </div>
    }
}

/// What became of something that the player wanted to copy or share; if it has to be copied by hand
/// and stands nowhere yet, with the text.
pub fn outcome(
    shared: Option<(Shareable, ShareOutcome)>,
    what: Shareable,
    text: Option<String>,
    words: Words,
) -> Html {
    let outcome = match shared {
        Some((of, outcome)) if of == what => outcome,
        Some(_) | None => return Html::default(),
    };
    let by_hand = match outcome {
        ShareOutcome::Copied | ShareOutcome::Shared => None,
        ShareOutcome::Failed => text,
    };
    html! {
        <>
            { line_of("share-outcome", outcome_told(outcome, words)) }
            if let Some(text) = by_hand {
                <textarea readonly=true rows="4" aria-label={words.copy()} value={text} />
            }
        </>
    }
}

/// Says what became of something that the player wanted to share.
#[must_use]
pub fn outcome_told(outcome: ShareOutcome, words: Words) -> &'static str {
    match outcome {
        ShareOutcome::Copied => words.copied(),
        ShareOutcome::Shared => words.was_shared(),
        ShareOutcome::Failed => words.copy_by_hand(),
    }
}

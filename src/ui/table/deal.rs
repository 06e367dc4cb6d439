//! The public data of the deal on a table: its seal from the start, its secret, cut and cards after the round, and the
//! possible actions.

use yew::prelude::*;

use crate::app::route::{Page, Route, TableId};
use crate::app::{Model, Msg, Panel, ShareOutcome, Shareable};
use crate::check::verifier_link;
use crate::core::{Deal, Seal};
use crate::poker::Hands;
use crate::table::{AnyTable, Linked, Mode, Origin, Sealed};
use crate::text::language::Language;
use crate::text::{Words, daily_result, short_of_pack, words};
use crate::ui::effects::address;
use crate::ui::links::{href, icon, line, line_of};
use crate::ui::table::actions::{sends, truth};

/// The data of the deal on a table.
#[derive(Debug)]
pub struct DealView<'a> {
    /// The deal whose seal is shown.
    pub sealed: &'a Sealed,
    /// The seal of the next deal, while the result of this one is shown.
    pub next: Option<Seal>,
    /// The deal with its links, as soon as its secret may be shown.
    pub revealed: Option<Revealed<'a>>,
    /// True if the deal serves several rounds, so that its secret opens after the last of them.
    pub is_shoe: bool,
    /// The number of hands of video poker that were drawn from it. One in other games.
    pub hands: Hands,
    /// The language of the page.
    pub language: Language,
    /// True if a round is over.
    pub is_over: bool,
    /// True if the panel with all data is open.
    pub open: bool,
    /// The outcome of the player's last attempt to copy or share.
    pub shared: Option<(Shareable, ShareOutcome)>,
    /// The content of the link to the deal.
    pub linked: Linked,
}

impl DealView<'_> {
    /// Returns true if a round is over and the deal serves another one, so that its secret stays sealed.
    const fn is_between_rounds(&self) -> bool {
        self.is_shoe && self.is_over && self.revealed.is_none()
    }

    /// The message that opens or closes the panel with all data.
    const fn toggled(&self) -> Msg {
        if self.open {
            Msg::ClosedPanel
        } else {
            Msg::OpenedPanel(Panel::Deal)
        }
    }
}

/// A deal that has served its last round, with its links.
#[derive(Debug)]
pub struct Revealed<'a> {
    deal: &'a Deal,
    /// The address that deals it again.
    link: String,
    /// The address that checks it.
    check: String,
}

impl<'a> Revealed<'a> {
    /// The deal on this table. `None` until its secret may be shown.
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

    /// The link to the check of the deal.
    pub fn check_link(&self, words: Words) -> Html {
        html! { <a class="check" href={self.check.clone()}>{ words.check_deal() }</a> }
    }
}

/// The full text of an item to copy or share. `None` if it is not public yet.
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
            let game = model.name_of_day(id, words(language))?;
            daily_result(language, id, game, table, cost, &address)
        }
    }
}

/// The seal that the player may note now: that of the deal, or after it that of the next one. It is shortened here. The
/// panel has both in full, with the secret as soon as it is public, and so do the `data-` attributes.
pub fn seal(view: &DealView, dispatch: &Callback<Msg>) -> Html {
    let words = words(view.language);
    let seal = view.sealed.seal.to_string();
    let secret = view.revealed.as_ref();
    let secret = secret.map(|revealed| revealed.deal.secret().to_hex());
    let next = view.next.map(|next| next.to_string());
    let (label, hex) = match &next {
        Some(next) => (words.next_seal(), next.clone()),
        None => (words.seal_on_table(), seal.clone()),
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
                onclick={sends(dispatch, view.toggled())}
            >
                { icon("#icon-seal") }
                <span class="label">{ label }{ " " }</span>
                <code title={hex.clone()}>{ first_digits(&hex) }</code>
            </button>
        </div>
    }
}

/// The reason why a finished round cannot be checked yet, and the button to what can be checked. Empty if no round is
/// over, or if the secret may be shown.
pub fn sealed_shoe(view: &DealView, dispatch: &Callback<Msg>) -> Html {
    if !view.is_between_rounds() {
        return Html::default();
    }
    let words = words(view.language);
    html! {
        <p class="still-sealed">
            <span>{ words.shoe_still_sealed() }</span>
            { " " }
            <button
                type="button"
                class="check"
                aria-expanded={truth(view.open)}
                onclick={sends(dispatch, view.toggled())}
            >
                { words.check_now() }
            </button>
        </p>
    }
}

/// The number of digits of a seal to note. Two seals do not share so many digits by chance, only after a long search
/// for two such secrets.
const DIGITS: usize = 16;

fn first_digits(hex: &str) -> String {
    hex.chars().take(DIGITS).chain(['…']).collect()
}

/// The level of a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// The heading of a part of the table.
    Second,
    /// The heading of a part of a panel.
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

/// The seal with all its digits, to copy or note before the player types anything, under a heading of this level.
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

/// All public data of the deal on the table, and the possible actions.
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
    let about_seal = words.about_seal(view.sealed.origin, view.is_shoe);
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
            if view.is_between_rounds() {
                { between_rounds(view, words) }
            }
            <p><a href={href(fairness)}>{ words.heading(fairness) }</a></p>
        </div>
    }
}

/// What can be checked while the shoe serves more rounds. The seal of a shared deal proves nothing, and anyone with the
/// link can know the cards.
fn between_rounds(view: &DealView, words: Words) -> Html {
    let history = Route::Reading(Page::History);
    let now = match view.sealed.origin {
        Origin::Fresh => html! {
            <>
                { line(words.compare_seal_now()) }
                <p>
                    { words.note_cards_now() }
                    { words.between() }
                    <a href={href(history)}>{ words.heading(history) }</a>
                </p>
            </>
        },
        Origin::Shared | Origin::Daily(_) | Origin::Practice => Html::default(),
    };
    html! {
        <section class="between-rounds">
            <h3>{ words.check_now() }</h3>
            { now }
            { line(words.check_shoe_later()) }
        </section>
    }
}

/// The secret, and the possible actions with it.
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

/// The outcome of an attempt to copy or share. Includes the text if the player has to copy it by hand and it is not
/// shown elsewhere.
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

/// The announcement of the outcome of an attempt to share.
#[must_use]
pub fn outcome_told(outcome: ShareOutcome, words: Words) -> &'static str {
    match outcome {
        ShareOutcome::Copied => words.copied(),
        ShareOutcome::Shared => words.was_shared(),
        ShareOutcome::Failed => words.copy_by_hand(),
    }
}

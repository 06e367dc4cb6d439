//! The result of a round.

use yew::prelude::*;

/// What a [`ResultView`] is given.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ResultProps {
    /// `data-result`: the name of the result in the page contract.
    pub code: &'static str,
    /// The result in a sentence.
    pub sentence: AttrValue,
    /// More to say about the round, below the sentence.
    #[prop_or_default]
    pub children: Html,
}

/// The result, large and in words; it stays until the next deal.
#[component]
pub fn ResultView(
    ResultProps {
        code,
        sentence,
        children,
    }: &ResultProps,
) -> Html {
    html! {
        <div class="result" data-result={*code}>
            <p class="sentence">{ sentence }</p>
            { children.clone() }
        </div>
    }
}

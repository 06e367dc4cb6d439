//! Fields: lists to choose from, and texts that a player types.

use wasm_bindgen::JsValue;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

/// The text of the field that the event comes from. The field has one line or several.
#[must_use]
pub fn typed(event: &InputEvent) -> String {
    let line: Option<HtmlInputElement> = event.target_dyn_into();
    let lines: Option<HtmlTextAreaElement> = event.target_dyn_into();
    let text = line.map(|field| field.value());
    text.or_else(|| lines.map(|field| field.value()))
        .unwrap_or_default()
}

/// A field in which the player types a line of text.
#[derive(Clone, Debug, Default)]
pub(crate) struct TextField {
    /// The id, for a label beside the field.
    pub(crate) id: Option<AttrValue>,
    /// The name, for tests.
    pub(crate) name: Option<AttrValue>,
    /// The accessible name, if no label has it.
    pub(crate) label: Option<AttrValue>,
    /// The keys that a phone offers.
    pub(crate) keys: Keys,
    /// The width in characters.
    pub(crate) size: Option<AttrValue>,
    /// True if the text cannot be used.
    pub(crate) is_wrong: bool,
    /// The id of the message about the field, in particular about what is wrong.
    pub(crate) described_by: Option<AttrValue>,
}

/// The keys that a phone offers for a field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Keys {
    /// Letters and signs. Many phones offer no minus among the digits.
    #[default]
    Text,
    /// Digits.
    Digits,
    /// Digits and the decimal point.
    Decimal,
    /// None, because the page has keys of its own.
    Own,
}

impl Keys {
    const fn mode(self) -> &'static str {
        match self {
            Keys::Text => "text",
            Keys::Digits => "numeric",
            Keys::Decimal => "decimal",
            Keys::Own => "none",
        }
    }
}

impl TextField {
    /// The field, wrong or not. If it is wrong, the message with this id describes it.
    pub(crate) fn wrong_if(self, is_wrong: bool, message: &str) -> TextField {
        TextField {
            is_wrong,
            described_by: is_wrong.then(|| message.to_owned().into()),
            ..self
        }
    }

    /// Draws the field with this text. It sends what the player types to `typed`, and to `left` that the player has
    /// finished: with Enter, or by going elsewhere.
    pub(crate) fn view(
        self,
        text: impl Into<AttrValue>,
        typed: &Callback<String>,
        left: &Callback<()>,
    ) -> Html {
        let TextField {
            id,
            name,
            label,
            keys,
            size,
            is_wrong,
            described_by,
        } = self;
        html! {
            <input
                {id}
                {name}
                type="text"
                aria-label={label}
                inputmode={keys.mode()}
                {size}
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                aria-invalid={is_wrong.then_some("true")}
                aria-describedby={described_by}
                value={text.into()}
                oninput={typed.reform(|event: InputEvent| self::typed(&event))}
                onchange={left.reform(|_: Event| ())}
            />
        }
    }

    /// Draws the field with its label beside it, and below it the reason why its text cannot be used.
    pub(crate) fn with_label(
        self,
        id: &str,
        label: &'static str,
        text: impl Into<AttrValue>,
        why_wrong: Option<String>,
        typed: &Callback<String>,
        left: &Callback<()>,
    ) -> Html {
        let reason = [id, "-note"].concat();
        let field = TextField {
            id: Some(id.to_owned().into()),
            ..self
        };
        let field = field.wrong_if(why_wrong.is_some(), &reason);
        html! {
            <div>
                <label for={id.to_owned()}>{ label }</label>
                { field.view(text, typed, left) }
                if let Some(why) = why_wrong {
                    <p id={reason} class="bad">{ why }</p>
                }
            </div>
        }
    }
}

/// A list from which the player chooses one option.
#[derive(Clone, Debug, Default)]
pub(crate) struct Select {
    /// The id, for a label beside the list.
    pub(crate) id: Option<AttrValue>,
    /// The name, for tests.
    pub(crate) name: Option<AttrValue>,
    /// The accessible name. A list inside a label needs it too: one browser adds the chosen option to the name from the
    /// label.
    pub(crate) label: Option<AttrValue>,
    /// The text that a pointer shows.
    pub(crate) title: Option<AttrValue>,
    /// The id of the text that explains the list.
    pub(crate) described_by: Option<AttrValue>,
    /// True if the player cannot choose now.
    pub(crate) is_disabled: bool,
}

/// An option of a list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SelectOption<T> {
    /// The value that is chosen with it.
    pub(crate) value: T,
    /// The attribute `value`, which is different for each option.
    pub(crate) code: String,
    /// The text that the player reads.
    pub(crate) name: String,
}

impl<T: ToString> SelectOption<T> {
    /// An option whose code is its value as a text.
    pub(crate) fn of(value: T, name: impl Into<String>) -> SelectOption<T> {
        SelectOption {
            code: value.to_string(),
            name: name.into(),
            value,
        }
    }
}

impl Select {
    /// Draws the list, and sends the value of the chosen option to `chose`. `now` is the chosen value.
    ///
    /// The list shows `now` again after a choice: a refused choice does not stay there, and an accepted one comes back
    /// with the next render.
    pub(crate) fn view<T: Clone + PartialEq + 'static>(
        self,
        options: impl IntoIterator<Item = SelectOption<T>>,
        now: &T,
        chose: Callback<T>,
    ) -> Html {
        self.in_groups(options, vec![], now, chose)
    }

    /// Draws the list with groups of options, each with a heading, after the first options.
    pub(crate) fn in_groups<T: Clone + PartialEq + 'static>(
        self,
        first: impl IntoIterator<Item = SelectOption<T>>,
        groups: Vec<(String, Vec<SelectOption<T>>)>,
        now: &T,
        chose: Callback<T>,
    ) -> Html {
        // A new option needs its attribute to be chosen. Once a player has chosen, the list needs its property.
        let option = |option: &SelectOption<T>| {
            let SelectOption { value, code, name } = option;
            html! {
                <option key={code.clone()} value={code.clone()} selected={value == now}>{ name }</option>
            }
        };
        let first: Vec<SelectOption<T>> = first.into_iter().collect();
        let mut drawn: Vec<Html> = first.iter().map(option).collect();
        for (heading, options) in &groups {
            drawn.push(html! {
                <optgroup key={heading.clone()} label={heading.clone()}>
                    { for options.iter().map(option) }
                </optgroup>
            });
        }
        let groups = groups.into_iter().flat_map(|(_, options)| options);
        let options: Vec<SelectOption<T>> = first.into_iter().chain(groups).collect();
        let chosen = options.iter().find(|option| option.value == *now);
        let chosen = chosen.map(|option| option.code.clone()).unwrap_or_default();
        let shown = chosen.clone();
        let onchange = move |event: Event| {
            let Some(list) = event.target_dyn_into::<HtmlSelectElement>() else {
                return;
            };
            let code = list.value();
            list.set_value(&shown);
            if let Some(option) = options.iter().find(|option| option.code == code) {
                chose.emit(option.value.clone());
            }
        };
        let Select {
            id,
            name,
            label,
            title,
            described_by,
            is_disabled,
        } = self;
        html! {
            <select
                {id}
                {name}
                aria-label={label}
                {title}
                aria-describedby={described_by}
                ~value={Chosen(chosen)}
                {onchange}
                disabled={is_disabled}
            >
                { drawn }
            </select>
        }
    }
}

/// The code of the chosen option, for the property `value` of a list. Once a player has chosen, a browser ignores the
/// attribute of an option. Outside the browser, where tests render the views, the property is left
/// out.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Chosen(String);

impl From<Chosen> for JsValue {
    fn from(Chosen(value): Chosen) -> JsValue {
        if cfg!(target_arch = "wasm32") {
            JsValue::from_str(&value)
        } else {
            JsValue::UNDEFINED
        }
    }
}

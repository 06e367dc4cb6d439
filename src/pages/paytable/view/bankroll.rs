//! The bankroll part of the page about pay tables: the inputs, the figures, and a chart of the risk.

use yew::prelude::*;

use crate::app::language::Language;
use crate::chart::{Drawing, Lines, Table};
use crate::coach::draw::WholeGame;
use crate::pages::Msg;
use crate::pages::kit::chart_panel::{ChartPanel, save_menu};
use crate::pages::kit::files::SavedFile;
use crate::pages::paytable::Msg as OfPage;
use crate::pages::paytable::bankroll::{Answer, Bankroll, Field, Figures, Msg as Change};
use crate::poker::{Coins, Hands};
use crate::text::messages::PagesWords;
use crate::text::numbers::with_minus;
use crate::ui::field::{Keys, Select, SelectOption, TextField};

/// The names of the files with the chart's data and drawing.
const FILES: [&str; 2] = ["fair-deal-bankroll.csv", "fair-deal-bankroll.svg"];

/// The id of this part of the page.
const SECTION: &str = "bankroll";

/// The id of the choice of the coins.
const COINS: &str = "bankroll-coins";

fn to_page(dispatch: &Callback<Msg>) -> Callback<Change> {
    dispatch.reform(|change| Msg::PayTable(OfPage::Bankroll(change)))
}

/// The fields, and the results at this game.
pub(crate) fn view(
    bankroll: &Bankroll,
    game: Option<&WholeGame>,
    language: Language,
    dispatch: &Callback<Msg>,
) -> Html {
    let (words, dispatch) = (PagesWords::of(language), to_page(dispatch));
    let figures = game.map(|game| bankroll.figures(game));
    html! {
        <section class="bankroll" id={SECTION}>
            <h2>{ words.bankroll() }</h2>
            <p>{ words.bankroll_note() }</p>
            <div class="fields">
                { for Field::ALL.map(|it| field(bankroll, it, words, &dispatch)) }
                { hands(bankroll, words, &dispatch) }
                { coins(bankroll, words, &dispatch) }
            </div>
            if bankroll.hands().are_several() {
                <p class="method">{ words.of_rounds() }</p>
            }
            {
                match figures {
                    None | Some(Answer::Waiting) => html! { <p>{ words.paytable_working() }</p> },
                    // The field of the bankroll has the message.
                    Some(Answer::TooManyBets) => Html::default(),
                    Some(Answer::Known(figures)) => shown(&figures, language, &dispatch),
                }
            }
        </section>
    }
}

/// The choice of the number of hands drawn from each deal.
fn hands(bankroll: &Bankroll, words: PagesWords, dispatch: &Callback<Change>) -> Html {
    let options = Hands::ALL.map(|hands| SelectOption::of(hands, hands.number().to_string()));
    let list = Select {
        id: Some("bankroll-at-once".into()),
        ..Select::default()
    };
    let chose = dispatch.reform(Change::ChoseHands);
    html! {
        <div>
            <label for="bankroll-at-once">{ words.at_once_field() }</label>
            { list.view(options, &bankroll.hands(), chose) }
        </div>
    }
}

/// The choice of the number of coins in the bet.
fn coins(bankroll: &Bankroll, words: PagesWords, dispatch: &Callback<Change>) -> Html {
    let options = Coins::all().map(|coins| SelectOption {
        value: coins,
        code: coins.number().to_string(),
        name: coins.number().to_string(),
    });
    let list = Select {
        id: Some(COINS.into()),
        ..Select::default()
    };
    let chose = dispatch.reform(Change::ChoseCoins);
    html! {
        <div>
            <label for={COINS}>{ words.coins_field() }</label>
            { list.view(options, &bankroll.coins(), chose) }
        </div>
    }
}

fn field(
    bankroll: &Bankroll,
    field: Field,
    words: PagesWords,
    dispatch: &Callback<Change>,
) -> Html {
    let label = match field {
        Field::Bank => words.bank_field(),
        Field::Bet => words.bet_field(),
        Field::Hands => words.hands_field(),
        Field::CashBack => words.cash_back_field(),
    };
    let problem = bankroll.problem(field);
    let drawn = TextField {
        keys: Keys::Decimal,
        ..TextField::default()
    };
    drawn.with_label(
        &["bankroll-", field.code()].concat(),
        label,
        bankroll.shown(field).to_owned(),
        problem.map(|problem| words.bankroll_problem(problem)),
        &dispatch.reform(move |text| Change::Typed(field, text)),
        &dispatch.reform(move |()| Change::Left(field)),
    )
}

fn shown(figures: &Figures, language: Language, dispatch: &Callback<Change>) -> Html {
    let words = PagesWords::of(language);
    let amount = |number: f64| with_minus(number, &words.grouped_decimal(number.abs(), 2));
    let percent = |share: f64| words.in_percent(share, 3);
    let some = |number: Option<f64>, decimals| {
        number.map_or_else(
            || words.never().to_owned(),
            |it| words.grouped_decimal(it, decimals),
        )
    };
    // Whole bets of a whole amount need no decimals.
    let needed = |bankroll: Option<f64>| {
        let is_whole = bankroll.is_none_or(|it| it.fract().abs() < 1e-9);
        some(bankroll, if is_whole { 0 } else { 2 })
    };
    let [five, one] = figures.bankrolls;
    let doubles = figures.doubles;
    let rows = [
        Some(("hand", words.per_hand(), amount(figures.hand))),
        Some(("hour", words.per_hour(), amount(figures.hour[0]))),
        Some(("deviation", words.deviation(), amount(figures.hour[1]))),
        Some(("ruin", words.ruin(), percent(figures.ruin))),
        doubles.map(|chance| ("double", words.doubles(), percent(chance))),
        Some(("five", words.five_percent(), needed(five))),
        Some(("one", words.one_percent(), needed(one))),
        Some(("n0", words.hands_to_n0(), some(figures.n0, 0))),
    ];
    let row = |(code, name, value): (&'static str, &'static str, String)| {
        html! { <><dt>{ name }</dt><dd data-figure={code}>{ value }</dd></> }
    };
    let head = columns(words);
    let cells = figures.points.iter().map(|point| {
        let known = point.before.map(percent);
        let cells = [words.grouped_decimal(point.bank, 0), percent(point.ruin)];
        cells.into_iter().chain(known).collect()
    });
    let numbers = Table {
        rows: cells.collect(),
        ..figures.to_table(head)
    };
    let panel = panel(figures, numbers, language);
    let save = dispatch.reform(|(name, text)| Change::ClickedSave(name, text));
    html! {
        <>
            <dl>{ for rows.into_iter().flatten().map(row) }</dl>
            { panel.view(language) }
            { save_menu(vec![panel], language, &save) }
        </>
    }
}

/// The names of the columns of the table and the file.
fn columns(words: PagesWords) -> [&'static str; 3] {
    [words.bank_field(), words.ruin(), words.before_double()]
}

/// The files of the chart: the numbers as CSV, and the drawing as SVG.
pub(crate) fn saved(figures: &Figures, language: Language) -> [SavedFile; 2] {
    panel(figures, Table::default(), language).saved()
}

/// The chart, with these numbers on the page.
fn panel(figures: &Figures, shown: Table, language: Language) -> ChartPanel {
    let (heading, drawing) = chart(figures, language);
    ChartPanel {
        name: "bankroll",
        heading,
        drawing,
        meaning: Html::default(),
        shown,
        plain: figures.to_table(columns(PagesWords::of(language))),
        files: FILES,
    }
}

/// The chart with its title.
fn chart(figures: &Figures, language: Language) -> (&'static str, Drawing) {
    let words = PagesWords::of(language);
    // If every bankroll is ruined in the end, the line of eventual ruin has no information.
    let of_doubling = figures.doubles.is_some() && figures.ruin >= 1.0;
    let line = figures.points.iter().map(|point| {
        let before = point.before.filter(|_| of_doubling);
        (point.bank, before.unwrap_or(point.ruin))
    });
    let lines = Lines {
        observed: line.collect(),
        expected: vec![],
        step: 0.01,
        most: Some(1.0),
    };
    let drawn = lines.draw(
        |share| words.in_percent(share, 0),
        |bank| words.grouped_decimal(bank, 0),
    );
    let title = if of_doubling {
        words.before_double()
    } else {
        words.ruin()
    };
    (title, drawn)
}

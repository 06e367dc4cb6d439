//! `#/learn`: the lessons, and the paths with a line about each place.

mod exam;
mod lesson;
mod progress;
mod question;

use yew::prelude::*;

use super::{
    Announcement, LearnPage, LessonName, Met, Moment, Msg as Learn, OwnEffect, Path, Place, counted,
};
use crate::app::language::Language;
use crate::app::route::{Page, Route, practice_link};
use crate::coach::mistakes::MistakesOf;
use crate::games::video_poker::words as video_poker;
use crate::history::{Answer, Request};
use crate::pages::learn::questions::{Reason, ReasonQuestion};
use crate::pages::services::Services;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg};
use crate::table::Mode;
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::effects::clock::{midnight, time_now};
use crate::ui::effects::entropy::entropy;
use crate::ui::effects::{goal, mistakes, solution};
use crate::ui::links::{href, line_of, page_with};
use crate::wire::questions::{ExercisesOfMatch, ReasonsOfMatch};

impl PageView for LearnPage {
    type Held = ();

    fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
        match model.learn().place() {
            Place::List => (),
            Place::Lesson(_) | Place::NewExam | Place::Exam(_) => {
                return lesson::view(model, dispatch);
            }
            Place::Progress => return progress::view(model, &dispatch.reform(Msg::Learn)),
        }
        let words = PagesWords::of(model.language());
        html! {
            <>
                { mangled(model.learn(), words) }
                <p class="lede">{ words.learn_lead() }</p>
                // Its first line has its height before the answers come from the history, so that the links below do not
                // move for it.
                <p class="do first-steps">
                    { start(model.learn(), words) }
                    { due_today(model.learn(), words) }
                    { progress_link(model.learn(), words) }
                </p>
                { of_rules(model) }
                { progress::today(model.learn(), words) }
                <div class="paths">{ for Path::ALL.map(|it| path(it, model)) }</div>
            </>
        }
    }

    fn announcement(model: &Model, it: Announcement) -> String {
        match it {
            Announcement::Lesson => lesson::announcement(model),
        }
    }

    fn run_own(effect: OwnEffect, model: &Model, (): &mut (), services: &mut Services) {
        let dispatch = services.dispatch.reform(Msg::Learn);
        match effect {
            OwnEffect::AskReviews => {
                let got = move |answer: Answer| {
                    if let Some(got) = answer.reviews() {
                        dispatch.emit(Learn::GotReviews(got, moment()));
                    }
                };
                services
                    .questions
                    .ask(&Request::Reviews, Callback::from(got));
            }
            OwnEffect::FindGoal => dispatch.emit(Learn::GotGoal(goal::stored())),
            OwnEffect::KeepGoal(chosen) => goal::keep(chosen),
            OwnEffect::FindMisplays => {
                let found = mistakes::stored(MistakesOf::Blackjack);
                dispatch.emit(Learn::GotMisplays(found, time_now()));
            }
            OwnEffect::Store(reviews) => {
                let sent = reviews.clone();
                let stored = move |answer: Answer| {
                    if let Some(stored) = answer.reviews() {
                        dispatch.emit(Learn::Stored(sent.clone(), stored.map(|_| ())));
                    }
                };
                let request = Request::AddReviews(reviews);
                services.questions.ask(&request, Callback::from(stored));
            }
            OwnEffect::AskExercises(question) => services.ask_lab(question, move |answer| {
                Msg::Learn(Learn::GotExercises(question, answer))
            }),
            OwnEffect::AskReason(question) => ask_reason(question, services),
            OwnEffect::AskIndices(question) => services.ask_lab(question, move |answer| {
                Msg::Learn(Learn::GotIndices(question, answer))
            }),
            OwnEffect::AskRows(question) => services.ask_lab(question, move |answer| {
                Msg::Learn(Learn::GotRows(question, answer))
            }),
            OwnEffect::FetchSolution(stage) => {
                solution::fetch_for_workers(move || {
                    dispatch.emit(Learn::GotSolution(stage, solution::is_fetched()));
                });
            }
            OwnEffect::AskMatch(stage) => {
                let solution = solution::bytes().unwrap_or_default();
                services.ask_lab(ExercisesOfMatch { stage, solution }, move |answer| {
                    Msg::Learn(Learn::GotMatch(stage, answer.flatten()))
                });
            }
            OwnEffect::DrawEntropy => dispatch.emit(Learn::GotEntropy(entropy(), time_now())),
            OwnEffect::EnterPlace => services.scroll_next(0.0),
            OwnEffect::AnnounceLesson => {
                services.say(&lesson::announcement(model));
                services.focus_next(lesson::focus(model.learn()));
            }
        }
    }
}

/// Asks the worker for the reason of an answer.
fn ask_reason(question: ReasonQuestion, services: &mut Services) {
    let got = |question, reason| Msg::Learn(Learn::GotReason(question, reason));
    match question.clone() {
        ReasonQuestion::Blackjack(facts) => services.ask_lab(facts, move |answer| {
            got(question, answer.flatten().map(Reason::Blackjack))
        }),
        ReasonQuestion::Holds(holds) => services.ask_lab(holds, move |answer| {
            got(question, answer.flatten().map(Reason::Holds))
        }),
        ReasonQuestion::Match { point, hand } => {
            let solution = solution::bytes().unwrap_or_default();
            let reasons = ReasonsOfMatch {
                point,
                hand: *hand.cards(),
                solution,
            };
            services.ask_lab(reasons, move |answer| {
                got(question, answer.flatten().map(Reason::Match))
            });
        }
    }
}

/// The notice about an address that could not be read.
fn mangled(page: &LearnPage, words: PagesWords) -> Html {
    html! {
        if page.is_mangled() {
            <p class="bad" role="alert">{ words.learn_mangled() }</p>
        }
    }
}

/// The lesson to start or to go on with.
fn start(page: &LearnPage, words: PagesWords) -> Html {
    let link = page.first_not_done().map(|name| {
        let label = if page.has_answers() {
            words.learn_go_on(words.lesson(name))
        } else {
            words.learn_start(words.lesson(name))
        };
        html! {
            <a class="action main" data-start={name.code()} href={address(&Place::Lesson(name), page)}>{ label }</a>
        }
    });
    link.into_iter().collect()
}

/// The rules of the numbers of blackjack, and what the player knows under others. Nothing for a player who knows nothing
/// under others.
fn of_rules(model: &Model) -> Html {
    let (page, language) = (model.learn(), model.language());
    let Some(elsewhere) = met_elsewhere(page, language) else {
        return Html::default();
    };
    let rules = text::rules_name(text::words(language), page.rules());
    let of = PagesWords::of(language).learn_lessons_count(rules);
    line_of(
        "note",
        [of, elsewhere].join(text::words(language).between()),
    )
}

/// What the player has met under other rules of blackjack.
fn met_elsewhere(page: &LearnPage, language: Language) -> Option<String> {
    let words = PagesWords::of(language);
    let met = page.met_elsewhere();
    let each = met.iter().map(|(rules, Met { due, known })| {
        let rules = text::rules_name(text::words(language), rules);
        words.learn_known_elsewhere(rules, *known, *due)
    });
    let each: Vec<String> = each.collect();
    (!each.is_empty()).then(|| each.join(text::words(language).between_rules()))
}

/// What is due today of the whole chart, with its lesson. Nothing for a player who has met no decision.
fn due_today(page: &LearnPage, words: PagesWords) -> Html {
    let met = page.met().into_iter().flatten();
    let chart = met.filter(|(name, met)| *name == LessonName::Chart && met.due > 0);
    let link = chart.map(|(name, Met { due, .. })| {
        html! {
            <a data-due="" href={address(&Place::Lesson(name), page)}>{ words.learn_due(due) }</a>
        }
    });
    link.collect()
}

/// The link to the progress, for a player with answers.
fn progress_link(page: &LearnPage, words: PagesWords) -> Html {
    let link = page.has_answers().then(|| {
        html! {
            <a href={address(&Place::Progress, page)}>{ words.progress() }</a>
        }
    });
    link.into_iter().collect()
}

/// The address of a lesson, of an exam, or of their list.
fn address(place: &Place, page: &LearnPage) -> String {
    page_with(Page::Learn, &page.fields_of(place))
}

/// The lessons of a path, each with what the player knows, and the tables that they are for.
fn lessons(path: Path, model: &Model) -> Html {
    let (page, language) = (model.learn(), model.language());
    let words = PagesWords::of(language);
    let rules = || text::rules_name(text::words(language), page.rules());
    let counted_rules = text::rules_name(text::words(language), &counted(*page.rules()));
    let (table, has_exam) = match path {
        Path::Blackjack => (words.learn_lessons_count(rules()), true),
        Path::Counting => (words.learn_lessons_count(counted_rules), false),
        Path::VideoPoker => {
            let poker = text::poker::words(language);
            let pays = video_poker::full_name(poker, page.pays());
            (words.learn_lessons_pays(&pays), false)
        }
        Path::DrawPoker => (String::new(), false),
        Path::Rounds | Path::Fairness => return Html::default(),
    };
    let met = page.met();
    let lesson = |name: LessonName| {
        let mut met = met.into_iter().flatten();
        let its = met.find(|(of, met)| *of == name && met.due + met.known > 0);
        html! {
            <li data-lesson={name.code()}>
                <a href={address(&Place::Lesson(name), page)}>{ words.lesson(name) }</a>
                if let Some((_, Met { due, known })) = its {
                    <small>{ words.lesson_met(due, known) }</small>
                }
            </li>
        }
    };
    let names = LessonName::ALL.into_iter();
    let of_path = names.filter(|it| it.paths().contains(&path) && it.exists(page.rules()));
    html! {
        <>
            <h3>{ words.learn_lessons() }</h3>
            if !table.is_empty() {
                <p>{ table }</p>
            }
            <ol class="lesson-links">
                { for of_path.map(lesson) }
                if has_exam {
                    <li data-lesson="exam">
                        <a href={address(&Place::NewExam, page)}>{ words.exam() }</a>
                    </li>
                }
            </ol>
        </>
    }
}

fn path(path: Path, model: &Model) -> Html {
    let language = model.language();
    // The lessons follow the table and its rules.
    let before_lessons = match path {
        Path::Blackjack | Path::Counting | Path::DrawPoker => 2,
        Path::VideoPoker => 1,
        Path::Rounds | Path::Fairness => 0,
    };
    let (first, rest) = path.places().split_at(before_lessons);
    let words = PagesWords::of(language);
    let heading = match path {
        Path::Blackjack => text::words(language).heading(Route::BLACKJACK),
        Path::Counting => text::words(language).heading(Route::Reading(Page::Counting)),
        Path::VideoPoker => text::words(language).heading(Route::JACKS),
        Path::DrawPoker => text::words(language).heading(Route::SOLO),
        Path::Rounds => words.learn_rounds(),
        Path::Fairness => words.learn_fairness(),
    };
    html! {
        <section>
            <h2>{ heading }</h2>
            if !first.is_empty() {
                <ol class="places">{ for first.iter().map(|route| place(*route, language)) }</ol>
            }
            { lessons(path, model) }
            <ol class="places">
                { for rest.iter().map(|route| place(*route, language)) }
                if let Some((href, count)) = misplayed(path, model) {
                    <li data-misplayed="">
                        <a {href}>{ words.learn_misplayed() }</a>
                        <p>{ count }</p>
                    </li>
                }
            </ol>
        </section>
    }
}

/// The link to practice with the hands of this path that the player has misplayed, and their number in words. `None` if
/// there are none.
fn misplayed(path: Path, model: &Model) -> Option<(String, String)> {
    let words = PagesWords::of(model.language());
    match path {
        Path::Blackjack => {
            let starts = model.mistakes().hands()?;
            let count = starts.all().len();
            let hands = crate::blackjack::PracticeHands::Mistakes(starts);
            let rules = model.table_rules().unwrap_or_default();
            let href = practice_link(Route::BLACKJACK, &hands, &rules);
            Some((href, words.mistakes_kept(count)))
        }
        Path::VideoPoker => {
            // The mistakes at the pay table that the player uses, or else those at another one.
            let used = *model.used_pays();
            let elsewhere = model.misplayed().elsewhere(&used).map(|(table, _)| table);
            let found = [Some(used), elsewhere].into_iter().flatten();
            let mut found =
                found.filter_map(|table| Some((table, model.misplayed().shapes(&table)?)));
            let (table, shapes) = found.next()?;
            let count = shapes.all().len();
            let hands = crate::poker::practice::PracticeHands::Mistakes(shapes);
            let href = practice_link(Route::JACKS, &hands, &table);
            Some((href, words.kinds_misplayed(count)))
        }
        Path::Counting | Path::DrawPoker | Path::Rounds | Path::Fairness => None,
    }
}

fn place(route: Route, language: Language) -> Html {
    let words = text::words(language);
    // The heading of a daily deal is that of its game.
    let is_daily = route.table().is_some_and(|id| id.mode() == Mode::Daily);
    let name = if is_daily {
        words.daily_deal()
    } else {
        words.heading(route)
    };
    html! {
        <li>
            <a href={beginner_address(route)}>{ name }</a>
            <p>{ line(route, PagesWords::of(language)) }</p>
        </li>
    }
}

/// The address for a beginner: a drill of the running count begins with one deck, card by card.
fn beginner_address(route: Route) -> String {
    let own = href(route);
    if route == Route::Reading(Page::Counting) {
        own + "?decks=1&cards=1"
    } else {
        own
    }
}

/// What a player finds at this place, in a line. Empty for a place that is on no path.
fn line(route: Route, words: PagesWords) -> &'static str {
    match route {
        Route::BLACKJACK => words.learn_blackjack_table(),
        Route::SOLO => words.learn_solo_draw_table(),
        Route::JACKS => words.learn_video_poker_table(),
        Route::DUEL => words.learn_poker_match_table(),
        Route::Table(id) if id.mode() == Mode::Daily => words.learn_daily(),
        Route::Settings => words.learn_settings(),
        Route::Guide => words.learn_guide(),
        Route::Reading(page) => match page {
            Page::Fairness => words.learn_is_it_fair(),
            Page::Check => words.learn_check(),
            Page::Lab => words.learn_lab(),
            Page::Rules => words.learn_rules(),
            Page::Hand => words.learn_hand(),
            Page::Counting => words.learn_counting(),
            Page::Bets => words.learn_bets(),
            Page::PayTable => words.learn_pay_table(),
            Page::Equilibrium => words.learn_equilibrium(),
            Page::History => words.learn_history(),
            Page::Stats => words.learn_stats(),
            Page::Learn => "",
        },
        Route::Home | Route::Table(_) | Route::Unknown => "",
    }
}

/// Now.
fn moment() -> Moment {
    Moment {
        now: time_now(),
        midnight: midnight(),
    }
}

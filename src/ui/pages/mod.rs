//! The annex: its runtime, the only file that carries out a [`Cmd`] of its own, and a view for each
//! room. See [`crate::pages`].

mod check;
mod fairness;
mod lab;
mod slip;

use gloo_events::EventListener;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MutationObserver, MutationObserverInit, Response};
use yew::prelude::*;

use super::{browser, fault};
use crate::lab::bench::{Cmd as BenchCmd, Msg as BenchMsg};
use crate::pages::files::LIST;
use crate::pages::lab::{Cmd as LabCmd, Msg as LabMsg};
use crate::pages::{Checked, Cmd, Model, Msg, Place};
use crate::text::pages::words;

/// The page's one live region, in index.html.
const ANNOUNCER: &str = "announcer";

/// The annex. It shows a `<main>` while somebody is in one of its rooms, and nothing else.
#[derive(Debug)]
pub struct Annex {
    model: Model,
    dispatch: Callback<Msg>,
    /// The room was just entered, and has not been drawn yet.
    entering: bool,
    /// What the lab has under way.
    runner: Option<lab::Runner>,
    _moved: Option<EventListener>,
    _languages: Option<Languages>,
}

impl Component for Annex {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Annex {
        let (model, cmds) = Model::open(&browser::fragment(), fault::language());
        let dispatch = ctx.link().callback(|msg| msg);
        let moved = dispatch.reform(|()| Msg::FragmentChanged(browser::fragment()));
        let listen = |window: web_sys::Window| {
            EventListener::new(&window, "hashchange", move |_| moved.emit(()))
        };
        let mut annex = Annex {
            model,
            _moved: browser::window().map(listen),
            _languages: Languages::observe(&dispatch),
            dispatch,
            entering: false,
            runner: None,
        };
        annex.announce();
        for cmd in cmds {
            annex.run(cmd);
        }
        annex
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        let moves = matches!(msg, Msg::FragmentChanged(_));
        let (model, cmds) = std::mem::take(&mut self.model).update(msg);
        self.model = model;
        for cmd in cmds {
            self.run(cmd);
        }
        if moves {
            self.announce();
        }
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let Some(place) = self.model.place() else {
            return Html::default();
        };
        let language = self.model.language();
        let content = match place {
            Place::Fairness => fairness::view(language, self.model.files()),
            Place::Check(checked) => check::view(language, checked),
            Place::Lab => lab::view(self.model.lab(), language, &self.dispatch.reform(Msg::Lab)),
        };
        let room = place.room();
        html! {
            <main id="main" class="page" tabindex="-1" data-route={room.path()}>
                <h1>{ words(language).heading(room) }</h1>
                { content }
            </main>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _first: bool) {
        if std::mem::take(&mut self.entering) {
            if let Some(window) = browser::window() {
                window.scroll_to_with_x_and_y(0.0, 0.0);
            }
            if browser::focused().is_none() {
                browser::focus_first(&["main"]);
            }
        }
    }
}

impl Annex {
    fn run(&mut self, cmd: Cmd) {
        match cmd {
            Cmd::FetchList => {
                let got = |bytes: Option<Vec<u8>>| {
                    Msg::GotList(bytes.and_then(|bytes| String::from_utf8(bytes).ok()))
                };
                fetch(LIST.to_owned(), self.dispatch.reform(got));
            }
            Cmd::FetchFile(name) => {
                let file = name.clone();
                fetch(
                    name,
                    self.dispatch
                        .reform(move |bytes| Msg::GotFile(file.clone(), bytes)),
                );
            }
            Cmd::Enter => self.entering = true,
            Cmd::Lab(cmd) => self.run_lab(cmd),
        }
    }

    fn run_lab(&mut self, cmd: LabCmd) {
        let bench = self.dispatch.reform(|msg| Msg::Lab(LabMsg::Bench(msg)));
        match cmd {
            LabCmd::ReplaceFragment(path) => browser::replace_fragment(&path),
            LabCmd::TellHand => tell(&lab::explained(self.model.lab(), self.model.language())),
            LabCmd::Bench(cmd) => match cmd {
                BenchCmd::DrawEntropy(hands) => {
                    bench.emit(BenchMsg::GotEntropy(hands, browser::entropy()));
                }
                BenchCmd::Start(serial, job) => {
                    self.runner = lab::Runner::beside(serial, job, &bench);
                    if self.runner.is_none() {
                        bench.emit(BenchMsg::NoWorker(serial));
                    }
                }
                BenchCmd::StartHere(serial, job) => {
                    self.runner = Some(lab::Runner::here(serial, job, bench));
                }
                BenchCmd::Stop => self.runner = None,
                BenchCmd::Tell(run) => {
                    self.runner = None;
                    tell(&lab::told(&run, self.model.language()));
                }
                BenchCmd::Save(name, text) => lab::save(name, &text),
            },
        }
    }

    /// Tells what a check comes to.
    fn announce(&self) {
        let words = words(self.model.language());
        let told = match self.model.place() {
            None | Some(Place::Fairness | Place::Check(Checked::Nothing) | Place::Lab) => return,
            Some(Place::Check(Checked::Mangled(error))) => words.claim_error(error),
            Some(Place::Check(Checked::Deal(check))) => words.verdict(check.verdict()).join(" "),
        };
        if let Some(region) =
            browser::document().and_then(|document| document.get_element_by_id(ANNOUNCER))
        {
            region.set_text_content(Some(&told));
        }
    }
}

/// Has this read out.
fn tell(told: &str) {
    if let Some(region) =
        browser::document().and_then(|document| document.get_element_by_id(ANNOUNCER))
    {
        region.set_text_content(Some(told));
    }
}

/// Fetches a file from beside the page, and hands on its bytes or that it did not come.
fn fetch(name: String, got: Callback<Option<Vec<u8>>>) {
    spawn_local(async move { got.emit(bytes_of(&name).await) });
}

async fn bytes_of(name: &str) -> Option<Vec<u8>> {
    let answer = browser::window()?.fetch_with_str(name);
    let response: Response = JsFuture::from(answer).await.ok()?.dyn_into().ok()?;
    let buffer = response.ok().then(|| response.array_buffer().ok())??;
    let buffer = JsFuture::from(buffer).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// Tells of every change of the language that the page is marked with: the settings are the other
/// program's.
#[derive(Debug)]
struct Languages {
    observer: MutationObserver,
    _callback: Closure<dyn FnMut()>,
}

impl Languages {
    fn observe(dispatch: &Callback<Msg>) -> Option<Languages> {
        let changed = dispatch.reform(|()| Msg::LanguageChanged(fault::language()));
        let callback = Closure::<dyn FnMut()>::new(move || changed.emit(()));
        let observer = MutationObserver::new(callback.as_ref().unchecked_ref()).ok()?;
        let what = MutationObserverInit::new();
        what.set_attributes(true);
        what.set_attribute_filter(&js_sys::Array::of1(&"lang".into()));
        let html = browser::document()?.document_element()?;
        observer.observe_with_options(&html, &what).ok()?;
        Some(Languages {
            observer,
            _callback: callback,
        })
    }
}

impl Drop for Languages {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

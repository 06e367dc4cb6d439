//! A visit to the page without a browser: messages play it, and it is rendered.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

use fair_deal::app::language::Language;
use fair_deal::app::route::TableId;
use fair_deal::app::settings::Visitor;
use fair_deal::app::{Announcement, Cmd, Entry, Model, Msg, Stored, Topic};
use fair_deal::coach::draw::{DrawCoach, StrategyQuestion};
use fair_deal::coach::protocol::{
    AtBlackjackTables, AtPokerTables, Chosen, CoachAtTables as _, FromCoach, ToCoach,
};
use fair_deal::coach::request::AnyCoachRequest;
use fair_deal::core::{Secret, Today};
use fair_deal::games::blackjack::news::blackjack_news;
use fair_deal::games::poker_match::news::poker_match_news;
use fair_deal::games::solo_draw::news::solo_draw_news;
use fair_deal::games::video_poker::coach::{ChartAction, ChartWanted};
use fair_deal::games::video_poker::words::video_poker_news;
use fair_deal::poker::equilibrium::SolvedPlayer;
use fair_deal::table::keys::Key;
use fair_deal::ui;
use fair_deal::wire::encode;
use fair_deal::wire::questions::PokerAnswer;
use yew::prelude::*;

use crate::element::Element;
use crate::markup;

/// The page as a visitor has it.
#[derive(Debug)]
pub(crate) struct Sitting {
    pub(crate) model: Model,
    /// The page as it was drawn since the last message.
    drawn: RefCell<Option<Rc<Element>>>,
    /// The address behind the page, from the `#`.
    pub(crate) fragment: String,
    stored: Stored,
    /// The number of fresh deals so far. The secret of each is its number.
    fresh: u8,
    blackjack_coach: AtBlackjackTables,
    poker_coach: AtPokerTables,
    /// The strategy chart that the coach wants.
    wanted: Option<ChartWanted>,
    announced: Announcement,
    heard: Vec<String>,
    /// Each state of the table since [`Sitting::watch`].
    watched: Option<Vec<Scene>>,
}

/// What a table shows, as the page contract names it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Scene {
    pub(crate) phase: String,
    /// The number of cards left in the deck.
    pub(crate) left: Option<usize>,
    pub(crate) seal: Option<String>,
    pub(crate) secret: Option<String>,
    /// The code of the result.
    pub(crate) result: String,
    /// The first sentence of the result.
    pub(crate) sentence: String,
    pub(crate) hands: BTreeMap<String, Hand>,
}

/// A hand on the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Hand {
    /// The codes of its cards.
    pub(crate) cards: Vec<String>,
    pub(crate) points: Option<u32>,
    pub(crate) category: String,
    /// Its value in words.
    pub(crate) worth: String,
}

impl Scene {
    /// The hand of this owner.
    pub(crate) fn hand(&self, owner: &str) -> &Hand {
        let hand = self.hands.get(owner);
        hand.unwrap_or_else(|| panic!("no hand of {owner}: {self:?}"))
    }
}

impl Sitting {
    /// Opens the page at this address, for a visitor with this record of the settings.
    pub(crate) fn open(fragment: &str, settings: &str) -> Sitting {
        Sitting::open_with(
            fragment,
            Stored {
                settings: Some(settings.to_owned()),
                ..Stored::default()
            },
        )
    }

    fn open_with(fragment: &str, stored: Stored) -> Sitting {
        let (model, cmds) = Model::open(fragment, Visitor::default(), &stored);
        let mut sitting = Sitting {
            model,
            drawn: RefCell::default(),
            fragment: fragment.to_owned(),
            stored,
            fresh: 0,
            blackjack_coach: AtBlackjackTables::speaking(Language::English),
            poker_coach: AtPokerTables::speaking(Language::English),
            wanted: None,
            announced: Announcement::default(),
            heard: vec![],
            watched: None,
        };
        sitting.listen();
        sitting.run(cmds);
        sitting
    }

    /// Loads the page again, with what the browser has stored.
    pub(crate) fn reload(&mut self) {
        let stored = Stored {
            settings: Some(self.model.choices_record()),
            ..self.stored.clone()
        };
        let fresh = self.fresh;
        *self = Sitting::open_with(&self.fragment.clone(), stored);
        self.fresh += fresh;
    }

    /// Follows a link to this address.
    pub(crate) fn go(&mut self, fragment: &str) {
        fragment.clone_into(&mut self.fragment);
        self.stored.entry = Entry::Plain;
        self.send(Msg::FragmentChanged(fragment.to_owned()));
    }

    /// Sends a message, and does what follows from it. The dealer and the opponents act at once.
    pub(crate) fn send(&mut self, msg: Msg) {
        let cmds = self.update(msg);
        self.run(cmds);
    }

    /// Sends a message, and returns what follows from it instead of doing it.
    pub(crate) fn update(&mut self, msg: Msg) -> Vec<Cmd> {
        self.drawn.take();
        let cmds = self.model.update(msg);
        self.listen();
        cmds
    }

    fn run(&mut self, cmds: Vec<Cmd>) {
        let date = "2030-01-01".parse().expect("a day");
        let today = Some(Today { date, ends: None });
        let mut cmds = VecDeque::from(cmds);
        while let Some(cmd) = cmds.pop_front() {
            let msg = match cmd {
                Cmd::DrawEntropy(id, at) => {
                    self.fresh += 1;
                    Msg::GotEntropy(id, Ok(Secret::from_bytes([self.fresh; 32])), at)
                }
                Cmd::AskDate(id) => Msg::GotDate(id, today),
                Cmd::CheckDay(id) => Msg::DayIs(id, today),
                Cmd::Pause(id, at, _) => Msg::PauseOver(id, at),
                Cmd::FetchWords(language) => Msg::GotWords(language, true),
                Cmd::FetchSolution => {
                    let file = include_bytes!("../../crates/draw-poker/solution/poker-match.bin");
                    SolvedPlayer::load(file).expect("the file");
                    self.stored.has_solution = true;
                    Msg::GotSolution(true)
                }
                Cmd::Save(id, save) => {
                    self.stored.tables.retain(|(saved, _)| *saved != id);
                    self.stored.tables.push((id, save));
                    continue;
                }
                Cmd::MarkEntry => {
                    self.stored.entry = Entry::Dealt;
                    continue;
                }
                Cmd::ReplaceFragment(path) => {
                    self.fragment = format!("#{path}");
                    continue;
                }
                _ => continue,
            };
            cmds.extend(self.update(msg));
        }
    }

    // ---- The player

    /// Presses a key. The table must have a use for it.
    pub(crate) fn key(&mut self, key: Key) {
        assert!(self.model.uses(key), "{key:?} at {:?}", self.scene());
        self.send(Msg::Pressed(key));
    }

    /// Takes the decision whose button has this name.
    pub(crate) fn press(&mut self, name: &str) {
        let drawn = self.drawn();
        let buttons = drawn.all(".actions button").into_iter();
        let found = buttons.into_iter().find(|button| button.text() == name);
        let button = found.unwrap_or_else(|| panic!("no {name}: {:?}", self.actions()));
        let letter = button.attribute("aria-keyshortcuts").to_lowercase();
        let letter = letter.chars().next().expect("the letter of the button");
        self.key(Key::Letter(letter));
    }

    /// Presses the first of these buttons that the table offers.
    pub(crate) fn press_one(&mut self, names: &[&str]) {
        let offered = self.actions();
        let found = names
            .iter()
            .find(|name| offered.iter().any(|it| it == *name));
        self.press(found.unwrap_or_else(|| panic!("none of {names:?}: {offered:?}")));
    }

    /// Marks the card at this place, from 0 on the left, or removes its mark.
    pub(crate) fn mark(&mut self, place: usize) {
        self.key(Key::Place(place));
    }

    /// Presses Enter until the player has to act, or the round is over.
    pub(crate) fn turn(&mut self) -> Scene {
        for _ in 0..100 {
            let scene = self.scene();
            if ["ready", "player", "swap", "over"].contains(&scene.phase.as_str()) {
                return scene;
            }
            self.key(Key::Enter);
        }
        panic!("it is never the player's turn: {:?}", self.scene());
    }

    // ---- The coach

    /// Lets the coach hear the table, and the table hear what it says.
    pub(crate) fn hear_coach(&mut self) {
        let request = self.model.coach_request();
        self.tell_coach(ToCoach::Request(request, Chosen::default()));
    }

    /// The code and the value of each action at the judged decision, and the code of the player's own.
    pub(crate) fn decided(&self) -> (Vec<(String, f64)>, String) {
        let drawn = self.drawn();
        let rows = drawn.all("[data-coach] [data-decided] [data-was]");
        let row = |row: &&Element| {
            let worth = row.attribute("data-worth").parse().expect("a number");
            (row.attribute("data-was").to_owned(), worth)
        };
        let taken = drawn.only("[data-coach] [data-decided] [aria-current]");
        (
            rows.iter().map(row).collect(),
            taken.attribute("data-was").to_owned(),
        )
    }

    /// Gives the file with the solution of the poker match to the coach.
    pub(crate) fn give_solution(&mut self) {
        let file = include_bytes!("../../crates/draw-poker/solution/poker-match.bin");
        self.tell_coach(ToCoach::Solution(file.to_vec()));
    }

    /// Writes the strategy chart that the coach wants, and lets it go on. Returns false if it wants none.
    pub(crate) fn write_chart(&mut self) -> bool {
        let Some(wanted) = self.wanted.take() else {
            return false;
        };
        let question = StrategyQuestion {
            table: wanted.table,
            extra_cost: wanted.limit.extra_cost(),
        };
        let chart = question.ask(&DrawCoach::new(&question.table));
        let chart = encode(&PokerAnswer::Strategy(Box::new(chart)));
        self.tell_coach(ToCoach::Chart(wanted, chart));
        true
    }

    fn tell_coach(&mut self, message: ToCoach) {
        let mut answers = vec![];
        let mut tell = |answer| answers.push(answer);
        if let ToCoach::Request(Some(AnyCoachRequest::Blackjack(_)), _) = message {
            self.blackjack_coach.handle(message.for_worker(), &mut tell);
        } else {
            self.poker_coach.handle(message.for_worker(), &mut tell);
        }
        for answer in answers {
            match answer {
                FromCoach::Says(_, message) => self.send(Msg::CoachSaid(message)),
                FromCoach::Chart(ChartAction::Write(wanted)) => self.wanted = Some(wanted),
                FromCoach::Chart(ChartAction::Stop) => self.wanted = None,
                FromCoach::StoreMistakes(..) | FromCoach::ShowMistakes(..) | FromCoach::Done(_) => {
                    // No table shows them.
                }
            }
        }
    }

    // ---- What the page shows and announces

    /// The page as it is drawn now.
    pub(crate) fn drawn(&self) -> Rc<Element> {
        let draw = || Rc::new(Element::of_table(&self.model));
        Rc::clone(self.drawn.borrow_mut().get_or_insert_with(draw))
    }

    /// The markup of the page as it is drawn now.
    pub(crate) fn html(&self) -> String {
        markup(ui::page::view(&self.model, &Callback::noop()))
    }

    /// What the table shows now.
    pub(crate) fn scene(&self) -> Scene {
        let drawn = self.drawn();
        let of = |selector: &str, name: &str| {
            let found = drawn.first(selector).filter(|it| it.has(name));
            found.map(|it| it.attribute(name).to_owned())
        };
        let hand = |hand: &Element| Hand {
            cards: owned(&hand.attributes("[data-card]", "data-card")),
            points: hand.attribute("data-points").parse().ok(),
            category: hand.attribute("data-category").to_owned(),
            worth: hand.first(".count").map(Element::text).unwrap_or_default(),
        };
        let hands = drawn.all("[data-hand]").into_iter();
        let result = drawn.first("[data-result]");
        Scene {
            phase: of("main", "data-phase").unwrap_or_default(),
            left: of("[data-deck]", "data-left").and_then(|left| left.parse().ok()),
            seal: of("[data-seal]", "data-seal"),
            secret: of("[data-seal]", "data-secret"),
            result: of("[data-result]", "data-result").unwrap_or_default(),
            sentence: result
                .and_then(|result| result.first("p"))
                .map(Element::text)
                .unwrap_or_default(),
            hands: hands
                .map(|it| (it.attribute("data-hand").to_owned(), hand(it)))
                .collect(),
        }
    }

    /// What the table shows in this phase, which it must be in.
    pub(crate) fn in_phase(&self, phase: &str) -> Scene {
        let scene = self.scene();
        assert_eq!(scene.phase, phase, "{scene:?}");
        scene
    }

    /// The names of the buttons in the action bar.
    pub(crate) fn actions(&self) -> Vec<String> {
        self.drawn().texts(".actions button")
    }

    /// The marks of the player's cards.
    pub(crate) fn marks(&self) -> Vec<bool> {
        let drawn = self.drawn();
        let pressed = drawn.attributes("button[data-card]", "aria-pressed");
        pressed.into_iter().map(|it| it == "true").collect()
    }

    /// The announcements since the last call. What follows by itself belongs to the announcement before.
    pub(crate) fn heard(&mut self) -> Vec<String> {
        std::mem::take(&mut self.heard)
    }

    /// Notes every state of the table from now on.
    pub(crate) fn watch(&mut self) {
        self.watched = Some(vec![]);
    }

    /// The different states since [`Sitting::watch`], in their order.
    pub(crate) fn watched(&mut self) -> Vec<Scene> {
        self.watched.take().unwrap_or_default()
    }

    fn listen(&mut self) {
        if let Some(mut watched) = self.watched.take() {
            watched.push(self.scene());
            watched.dedup();
            self.watched = Some(watched);
        }
        let now = self.model.announcement();
        if now == self.announced {
            return;
        }
        self.announced = now;
        match (now.topic, self.heard.last_mut()) {
            (Topic::News, _) | (Topic::MoreNews, None) => self.heard.push(news(&self.model)),
            (Topic::MoreNews, Some(last)) => *last = format!("{last} {}", news(&self.model)),
            (Topic::Coach, _) => self.heard.push(self.model.coach_announcement(" ")),
            _ => (),
        }
    }
}

/// The last event at the table, in words.
fn news(model: &Model) -> String {
    let language = model.language();
    match model.route().table().expect("a table") {
        TableId::Blackjack(at) => blackjack_news(language, model.blackjack(at)),
        TableId::SoloDraw(at) => solo_draw_news(language, model.solo_draw(at)),
        TableId::VideoPoker(at) => video_poker_news(language, model.video_poker(at)),
        TableId::PokerMatch(at) => poker_match_news(language, model.poker_match(at)),
    }
}

/// These texts on their own.
pub(crate) fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

/// The amount in half chips of an attribute.
pub(crate) fn halves(amount: &str) -> i64 {
    let whole = |digits: &str| digits.parse::<i64>().unwrap_or_else(|_| panic!("{amount}"));
    match amount.strip_suffix(".5") {
        Some(digits) => 2 * whole(digits) + 1,
        None => 2 * whole(amount),
    }
}

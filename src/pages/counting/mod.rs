//! The page about counting cards: a drill that asks for the count, and the hands that are played otherwise
//! when the count is high or low, as the coach finds them.

use super::Effect;
use crate::blackjack::{DeckCount, Rules};
use crate::coach::{CardValue, Count, IndexQuestion, Shoe, UpcardIndices};
use crate::core::{Card, Deal, Secret, typed};
use crate::pages::rules::switch::plain;
use crate::table::NoEntropy;

/// All that is on the page. It stays when another page is visited.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CountingPage {
    options: Options,
    drill: Option<Drill>,
    /// Why no drill begins.
    trouble: Option<NoEntropy>,
    rules: Rules,
    finder: Finder,
    found: Vec<UpcardIndices>,
}

/// What the visitor has chosen of the drill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many decks are counted.
    pub decks: DeckCount,
    /// How many cards are turned at a time.
    pub at_a_time: AtATime,
    /// Which counts are asked for.
    pub asks: Asks,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            decks: DeckCount::Six,
            at_a_time: AtATime::Two,
            asks: Asks::Running,
        }
    }
}

/// How many cards are turned at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtATime {
    /// Card by card.
    One,
    /// As the hands of a round lie.
    Two,
    /// As the cards of a small table come.
    Four,
}

impl AtATime {
    /// Every pace, the slowest first.
    pub const ALL: [AtATime; 3] = [AtATime::One, AtATime::Two, AtATime::Four];

    /// The number of cards.
    #[must_use]
    pub const fn cards(self) -> usize {
        match self {
            AtATime::One => 1,
            AtATime::Two => 2,
            AtATime::Four => 4,
        }
    }
}

/// Which counts the drill asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// The running count.
    Running,
    /// The running and the true count.
    Both,
}

/// A shoe that is turned card after card.
#[derive(Clone, Debug, PartialEq)]
pub struct Drill {
    options: Options,
    secret: Secret,
    shoe: Vec<Card>,
    /// How many cards have been turned, and how many of them the last time.
    turned: usize,
    last: usize,
    /// After how many cards the count is asked for.
    ask_at: usize,
    asked: u32,
    right: u32,
    stage: Stage,
    /// Whether the count is on show.
    shows: bool,
}

/// What the drill waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// For more cards to be turned.
    Turning,
    /// For the count.
    Asking {
        /// What is typed as the running count and as the true count.
        typed: [String; 2],
        /// The first field that was answered with no number, if one was.
        no_number: Option<Field>,
    },
    /// For more cards, when the count was given.
    Answered {
        /// Whether it was right.
        is_right: bool,
    },
    /// The shoe is over.
    Over,
}

/// Which count a field is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The running count.
    Running,
    /// The true count.
    True,
}

/// How much of a shoe is turned, in percent.
const PENETRATION: usize = 75;

/// The fewest cards between two questions, and how many more there can be.
const GAP: [usize; 2] = [8, 9];

impl Drill {
    fn begin(options: Options, secret: Secret) -> Drill {
        let deal = Deal::uncut(secret, options.decks.decks());
        let mut drill = Drill {
            options,
            shoe: deal.order(),
            secret,
            turned: 0,
            last: 0,
            ask_at: 0,
            asked: 0,
            right: 0,
            stage: Stage::Turning,
            shows: false,
        };
        drill.ask_at = drill.gap();
        drill.turn();
        drill
    }

    /// The cards until the next question: not the same number each time, so that nobody counts for it.
    fn gap(&self) -> usize {
        let bytes = self.secret.bytes();
        let byte = bytes[self.asked as usize % bytes.len()];
        let [least, more] = GAP;
        least + usize::from(byte) % more
    }

    /// How many cards are turned before the shoe is over.
    #[must_use]
    pub fn all(&self) -> usize {
        self.shoe.len() * PENETRATION / 100
    }

    /// How many cards have been turned.
    #[must_use]
    pub const fn turned(&self) -> usize {
        self.turned
    }

    /// The cards that were turned last.
    #[must_use]
    pub fn last(&self) -> &[Card] {
        &self.shoe[self.turned - self.last..self.turned]
    }

    /// What it waits for.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// What was chosen when it began.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// How often the count was asked for, and how often it was right.
    #[must_use]
    pub const fn score(&self) -> (u32, u32) {
        (self.asked, self.right)
    }

    /// The count of the cards that have been turned.
    #[must_use]
    pub fn count(&self) -> Option<Count> {
        let pack = Shoe::of_decks(self.options.decks.decks());
        Count::of(pack, &self.shoe[..self.turned]).ok()
    }

    /// The count, where it may be seen: on demand, and when it was answered.
    #[must_use]
    pub fn shown(&self) -> Option<Count> {
        match self.stage {
            Stage::Asking { .. } => None,
            Stage::Turning => self.count().filter(|_| self.shows),
            Stage::Answered { .. } | Stage::Over => self.count(),
        }
    }

    /// Whether the visitor wants to see the count.
    #[must_use]
    pub const fn shows(&self) -> bool {
        self.shows
    }

    fn turn(&mut self) {
        let turned = (self.turned + self.options.at_a_time.cards()).min(self.all());
        self.last = turned - self.turned;
        self.turned = turned;
        self.stage = Stage::Turning;
    }

    /// Turns the next cards, or asks for the count when it is time for it.
    fn go_on(&mut self) {
        match self.stage {
            Stage::Turning if self.turned >= self.ask_at || self.turned == self.all() => {
                self.stage = Stage::Asking {
                    typed: <[String; 2]>::default(),
                    no_number: None,
                };
            }
            Stage::Turning | Stage::Answered { .. } if self.turned < self.all() => self.turn(),
            Stage::Answered { .. } => self.stage = Stage::Over,
            Stage::Turning | Stage::Asking { .. } | Stage::Over => (),
        }
    }

    fn type_in(&mut self, field: Field, text: String) {
        if let Stage::Asking {
            typed: [running, true_count],
            ..
        } = &mut self.stage
        {
            match field {
                Field::Running => *running = text,
                Field::True => *true_count = text,
            }
        }
    }

    fn answer(&mut self) {
        let (Stage::Asking { typed, .. }, Some(count)) = (&self.stage, self.count()) else {
            return;
        };
        let count_of = |text: &String| {
            let count = typed::signed(text).ok().flatten()?;
            i32::try_from(count).ok()
        };
        let [running, true_count] = typed.each_ref().map(count_of);
        let is_right = match (self.options.asks, running, true_count) {
            (Asks::Running, Some(running), _) => Ok(running == count.running()),
            (Asks::Both, Some(running), Some(true_count)) => {
                Ok(running == count.running() && true_count == count.true_count().floor())
            }
            (Asks::Running | Asks::Both, None, _) => Err(Field::Running),
            (Asks::Both, Some(_), None) => Err(Field::True),
        };
        let is_right = match is_right {
            Ok(is_right) => is_right,
            Err(field) => {
                self.stage = Stage::Asking {
                    typed: typed.clone(),
                    no_number: Some(field),
                };
                return;
            }
        };
        self.asked += 1;
        self.right += u32::from(is_right);
        self.ask_at = self.turned + self.gap();
        self.stage = Stage::Answered { is_right };
    }
}

/// How far the search for index plays is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Finder {
    /// Nobody has asked for them, or the rules are others now.
    #[default]
    NotAsked,
    /// A worker has this question.
    UnderWay(IndexQuestion),
    /// The visitor has stopped it.
    Cancelled,
    /// They are on the page.
    Done,
}

impl Finder {
    /// How many up cards it takes.
    pub const ALL: usize = CardValue::ALL.len();
}

/// What happens on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// This was chosen for the next drill.
    Chose(Options),
    /// The button that begins a drill was clicked.
    ClickedBegin,
    /// 32 bytes for a shoe came, or did not.
    GotEntropy(Result<Secret, NoEntropy>),
    /// The button that turns the next cards was clicked.
    ClickedNext,
    /// This was typed into this field.
    Typed(Field, String),
    /// The answer was given.
    Answered,
    /// The button that shows or hides the count was clicked.
    ToggledCount,
    /// The button that has the index plays found was clicked.
    ClickedFind,
    /// The button that stops it was clicked.
    ClickedCancel,
    /// The coach's worker answers this question; nothing if the answer cannot be read.
    GotIndices(IndexQuestion, Option<UpcardIndices>),
}

impl CountingPage {
    /// What is chosen for the next drill.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The drill, when one has begun.
    #[must_use]
    pub const fn drill(&self) -> Option<&Drill> {
        self.drill.as_ref()
    }

    /// Why no drill has begun.
    #[must_use]
    pub const fn trouble(&self) -> Option<NoEntropy> {
        self.trouble
    }

    /// The rules whose index plays are looked for.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How far that is.
    #[must_use]
    pub const fn finder(&self) -> Finder {
        self.finder
    }

    /// What was found, up card by up card.
    #[must_use]
    pub fn found(&self) -> &[UpcardIndices] {
        &self.found
    }

    /// The visitor has come to the page from one with these rules.
    pub(super) fn open(&mut self, rules: Rules) {
        let rules = plain(rules);
        if self.rules != rules {
            self.rules = rules;
            self.finder = Finder::NotAsked;
            self.found = vec![];
        }
    }

    /// The visitor has left the page: nothing more is looked for.
    pub(super) fn leave(&mut self) {
        match self.finder {
            Finder::UnderWay(_) => self.finder = Finder::NotAsked,
            Finder::NotAsked | Finder::Cancelled | Finder::Done => (),
        }
    }

    /// Takes in what has happened, and returns what is to be done then.
    pub(super) fn update(&mut self, msg: Msg) -> Option<Effect> {
        match msg {
            Msg::Chose(options) => {
                self.options = options;
                None
            }
            Msg::ClickedBegin => Some(Effect::DrawShoe),
            Msg::GotEntropy(Ok(secret)) => {
                self.drill = Some(Drill::begin(self.options, secret));
                self.trouble = None;
                Some(Effect::TellDrill)
            }
            Msg::GotEntropy(Err(trouble)) => {
                self.trouble = Some(trouble);
                Some(Effect::TellDrill)
            }
            Msg::ClickedNext => self.change(Drill::go_on),
            Msg::Answered => self.change(Drill::answer),
            Msg::Typed(field, text) => {
                if let Some(drill) = &mut self.drill {
                    drill.type_in(field, text);
                }
                None
            }
            Msg::ToggledCount => {
                let drill = self.drill.as_mut()?;
                drill.shows = !drill.shows;
                Some(Effect::TellCount)
            }
            Msg::ClickedFind => match self.finder {
                Finder::UnderWay(_) | Finder::Done => None,
                Finder::NotAsked | Finder::Cancelled => {
                    self.found = vec![];
                    Some(self.ask(IndexQuestion::first(self.rules)))
                }
            },
            Msg::ClickedCancel => match self.finder {
                Finder::UnderWay(_) => {
                    self.finder = Finder::Cancelled;
                    Some(Effect::AnnounceIndices)
                }
                Finder::NotAsked | Finder::Cancelled | Finder::Done => None,
            },
            Msg::GotIndices(question, answer) => self.answered(question, answer),
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut Drill)) -> Option<Effect> {
        let drill = self.drill.as_mut()?;
        change(drill);
        Some(Effect::TellDrill)
    }

    fn ask(&mut self, question: IndexQuestion) -> Effect {
        self.finder = Finder::UnderWay(question);
        Effect::AskIndices(question)
    }

    fn answered(
        &mut self,
        question: IndexQuestion,
        answer: Option<UpcardIndices>,
    ) -> Option<Effect> {
        if self.finder != Finder::UnderWay(question) {
            return None;
        }
        let Some(answer) = answer else {
            self.finder = Finder::NotAsked;
            return None;
        };
        self.found.push(answer);
        if let Some(next) = question.next() {
            return Some(self.ask(next));
        }
        self.finder = Finder::Done;
        Some(Effect::AnnounceIndices)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begun(options: Options, number: u8) -> CountingPage {
        let mut page = CountingPage::default();
        page.update(Msg::Chose(options));
        assert_eq!(page.update(Msg::ClickedBegin), Some(Effect::DrawShoe));
        page.update(Msg::GotEntropy(Ok(Secret::from_bytes([number; 32]))));
        page
    }

    fn drill(page: &CountingPage) -> &Drill {
        page.drill().expect("a drill")
    }

    #[test]
    fn a_drill_turns_its_shoe_and_asks_for_the_count_of_what_was_turned() {
        for (options, questions) in [
            (Options::default(), 15..=30),
            (
                Options {
                    decks: DeckCount::One,
                    at_a_time: AtATime::Four,
                    asks: Asks::Both,
                },
                2..=5,
            ),
        ] {
            let mut page = begun(options, 7);
            let mut seen: Vec<Card> = drill(&page).last().to_vec();
            let mut since = 0;
            while *drill(&page).stage() != Stage::Over {
                match drill(&page).stage().clone() {
                    Stage::Turning | Stage::Answered { .. } => {
                        let before = drill(&page).turned();
                        page.update(Msg::ClickedNext);
                        if drill(&page).turned() > before {
                            since += 1;
                            seen.extend(drill(&page).last());
                        }
                    }
                    Stage::Asking { .. } => {
                        assert!(since > 0, "not twice for the same cards");
                        since = 0;
                        assert_eq!(drill(&page).shown(), None, "it does not tell");
                        page.update(Msg::ClickedNext);
                        assert!(matches!(drill(&page).stage(), Stage::Asking { .. }));
                        let pack = Shoe::of_decks(options.decks.decks());
                        let count = Count::of(pack, &seen).expect("a count");
                        let running = count.running().to_string();
                        page.update(Msg::Typed(Field::Running, running.replace('-', "\u{2212}")));
                        let floor = count.true_count().floor().to_string();
                        page.update(Msg::Typed(Field::True, floor));
                        page.update(Msg::Answered);
                        assert_eq!(*drill(&page).stage(), Stage::Answered { is_right: true });
                    }
                    Stage::Over => unreachable!("the loop has ended"),
                }
            }
            let (asked, right) = drill(&page).score();
            assert!(questions.contains(&asked), "{asked}");
            assert_eq!(asked, right);
            assert_eq!(seen.len(), drill(&page).all());
            assert_eq!(seen.len(), options.decks.decks().cards() * 3 / 4);
        }
    }

    #[test]
    fn a_wrong_count_is_wrong_and_what_is_no_number_is_asked_for_again() {
        let mut page = begun(Options::default(), 9);
        page.update(Msg::Answered);
        assert_eq!(*drill(&page).stage(), Stage::Turning, "nothing was asked");
        while *drill(&page).stage() == Stage::Turning {
            page.update(Msg::ClickedNext);
        }
        for typed in ["", "three", "1.5", "2,5", "+-2", "2x"] {
            page.update(Msg::Typed(Field::Running, typed.to_owned()));
            page.update(Msg::Answered);
            let stage = drill(&page).stage().clone();
            assert!(
                matches!(&stage, Stage::Asking { typed: [it, _], no_number: Some(Field::Running) } if it == typed),
                "{stage:?}"
            );
        }
        let running = drill(&page).count().expect("a count").running();
        page.update(Msg::Typed(Field::Running, (running + 1).to_string()));
        page.update(Msg::Answered);
        assert_eq!(*drill(&page).stage(), Stage::Answered { is_right: false });
        assert_eq!(drill(&page).score(), (1, 0));
        assert!(drill(&page).shown().is_some());
    }

    #[test]
    fn the_field_that_holds_no_number_is_named() {
        let options = Options {
            asks: Asks::Both,
            ..Options::default()
        };
        for (typed, expected) in [
            (["5", "x"], Field::True),
            (["x", "1"], Field::Running),
            (["", ""], Field::Running),
        ] {
            let mut page = begun(options, 9);
            while *drill(&page).stage() == Stage::Turning {
                page.update(Msg::ClickedNext);
            }
            page.update(Msg::Typed(Field::Running, typed[0].to_owned()));
            page.update(Msg::Typed(Field::True, typed[1].to_owned()));
            page.update(Msg::Answered);
            let stage = drill(&page).stage();
            assert!(
                matches!(stage, Stage::Asking { no_number: Some(field), .. } if *field == expected),
                "{typed:?}: {stage:?}"
            );
        }
    }

    #[test]
    fn the_count_is_shown_on_demand() {
        let mut page = begun(Options::default(), 3);
        assert_eq!(drill(&page).shown(), None);
        assert_eq!(page.update(Msg::ToggledCount), Some(Effect::TellCount));
        assert_eq!(drill(&page).shown(), drill(&page).count());
    }

    #[test]
    fn the_search_goes_up_card_by_up_card_and_can_be_stopped() {
        let mut page = CountingPage::default();
        page.open(Rules::VEGAS);
        let mut effect = page.update(Msg::ClickedFind);
        let mut asked = 0;
        while let Some(Effect::AskIndices(question)) = effect {
            asked += 1;
            assert_eq!(page.finder(), Finder::UnderWay(question));
            let found = UpcardIndices {
                up: question.up,
                plays: vec![],
                insurance: None,
            };
            effect = page.update(Msg::GotIndices(question, Some(found)));
        }
        assert_eq!((asked, effect), (10, Some(Effect::AnnounceIndices)));
        assert_eq!((page.finder(), page.found().len()), (Finder::Done, 10));
        page.open(Rules::default());
        assert_eq!((page.finder(), page.found().len()), (Finder::NotAsked, 0));

        let Some(Effect::AskIndices(question)) = page.update(Msg::ClickedFind) else {
            panic!("it asks");
        };
        page.update(Msg::ClickedCancel);
        assert_eq!(page.finder(), Finder::Cancelled);
        let late = page.update(Msg::GotIndices(question, None));
        assert_eq!((late, page.finder()), (None, Finder::Cancelled));
        page.update(Msg::ClickedFind);
        page.leave();
        assert_eq!(page.finder(), Finder::NotAsked);
    }

    #[test]
    fn without_entropy_no_drill_begins() {
        let mut page = CountingPage::default();
        let effect = page.update(Msg::GotEntropy(Err(NoEntropy)));
        assert_eq!(effect, Some(Effect::TellDrill));
        assert_eq!((page.drill(), page.trouble()), (None, Some(NoEntropy)));
    }
}

//! The page that analyses any hand of blackjack. The player sets the cards and the rules, and the coach values every
//! decision. The command `check blackjack` does the same in a terminal.

#[cfg(feature = "web")]
pub mod view;
pub mod words;

use super::page::{PageEffect, ReadingPage, Visit};
use crate::blackjack::{Action, Rescue, Rules};
use crate::coach::{Advice, CardValue, NoAdvice, Origin, Question, ValuedChoice, by_value};
use crate::core::typed::half_width_sign;
use crate::core::{Card, Rank, Suit};
use crate::table::Fields;
use crate::text::Words;
use crate::text::{index, short};

/// The name in the address of the field that the rank buttons write into.
const AIM: &str = "aim";

/// A field for cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Field {
    /// The player's cards.
    #[default]
    Hand,
    /// The dealer's upcard.
    Upcard,
    /// All other cards that have gone.
    Seen,
}

impl Field {
    /// Every field, in their order on the page.
    pub const ALL: [Field; 3] = [Field::Hand, Field::Upcard, Field::Seen];

    /// The field with this [name](Field::name), if there is one.
    fn from_name(name: &str) -> Option<Field> {
        Field::ALL.into_iter().find(|field| field.name() == name)
    }

    /// The name of the field in the address and on the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Field::Hand => "hand",
            Field::Upcard => "up",
            Field::Seen => "seen",
        }
    }

    const fn place(self) -> usize {
        match self {
            Field::Hand => 0,
            Field::Upcard => 1,
            Field::Seen => 2,
        }
    }
}

/// The origin of a hand, as far as it changes the possible decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// The hand was dealt.
    #[default]
    Dealt,
    /// The hand comes from a split. The player has two hands or more now.
    Split {
        /// The number of hands, this one among them.
        hands: u8,
    },
    /// The bet was doubled for the last card.
    Doubled,
}

impl Stage {
    /// The stages that exist under these rules.
    pub fn all(rules: &Rules) -> impl Iterator<Item = Stage> {
        let splits = (2..=rules.split.hands()).map(|hands| Stage::Split { hands });
        let doubled = (rules.rescue == Rescue::Yes).then_some(Stage::Doubled);
        [Stage::Dealt].into_iter().chain(splits).chain(doubled)
    }

    /// The word in an address for a hand whose cards are no question yet.
    fn word(self) -> Option<String> {
        match self {
            Stage::Dealt => None,
            Stage::Split { hands } => Some(hands.to_string()),
            Stage::Doubled => Some("d".to_owned()),
        }
    }

    const fn of(origin: Origin) -> Stage {
        match origin {
            Origin::Dealt => Stage::Dealt,
            Origin::Split { hands } | Origin::SplitAces { hands } => Stage::Split { hands },
            Origin::Doubled => Stage::Doubled,
        }
    }

    /// The origin of a hand with this first card.
    const fn origin(self, first: Rank) -> Origin {
        match (self, first) {
            (Stage::Dealt, _) => Origin::Dealt,
            (Stage::Split { hands }, Rank::Ace) => Origin::SplitAces { hands },
            (Stage::Split { hands }, _) => Origin::Split { hands },
            (Stage::Doubled, _) => Origin::Doubled,
        }
    }
}

/// The reason why the coach has no question to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text in the field is no list of cards.
    NoCards(Field),
    /// The field of the upcard has several cards.
    TwoUpcards,
    /// The coach has no advice for such a hand.
    NoAdvice {
        /// The reason.
        why: NoAdvice,
        /// The field with the cause.
        field: Field,
    },
}

impl Problem {
    /// The field with the cause.
    #[must_use]
    pub const fn field(self) -> Field {
        match self {
            Problem::NoCards(field) | Problem::NoAdvice { why: _, field } => field,
            Problem::TwoUpcards => Field::Upcard,
        }
    }

    /// The problem for this reason, with the field that causes it. If a card occurs too often, it is the first field
    /// that exceeds the shoe.
    fn no_advice(why: NoAdvice, question: &Question) -> Problem {
        let fields = [
            (Field::Hand, &question.hand[..]),
            (Field::Upcard, &[question.upcard]),
            (Field::Seen, &question.seen),
        ];
        let first_beyond = |most: u8, counts: &dyn Fn(&Card) -> bool| {
            let mut left = usize::from(most);
            let is_beyond = |(_, cards): &(Field, &[Card])| {
                let rest = left.checked_sub(cards.iter().filter(|it| counts(it)).count());
                left = rest.unwrap_or_default();
                rest.is_none()
            };
            let found = fields.into_iter().find(is_beyond);
            found.map_or(Field::Hand, |(field, _)| field)
        };
        let field = match why {
            NoAdvice::TooManyCopies { card, copies } => first_beyond(copies, &|it| *it == card),
            NoAdvice::TooManyOfValue { value, count } => {
                first_beyond(count, &|it| CardValue::of(*it) == value)
            }
            NoAdvice::TooFewCards { left: _ } if question.seen.is_empty() => Field::Hand,
            NoAdvice::TooFewCards { left: _ } | NoAdvice::CertainNatural => Field::Seen,
            NoAdvice::TooFewInHand { cards: _ }
            | NoAdvice::Finished(_)
            | NoAdvice::HandsOutOfRange { .. }
            | NoAdvice::NotOfThatSplit => Field::Hand,
        };
        Problem::NoAdvice { why, field }
    }
}

/// An event on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The player typed this into the field.
    Typed(Field, String),
    /// The player left a field.
    Left,
    /// The player chose the field that the rank buttons write into.
    Aimed(Field),
    /// The player clicked the button with this rank.
    Picked(Rank),
    /// The player removed the last card from the field of the buttons.
    TookBack,
    /// The player chose these rules.
    ChoseRules(Rules),
    /// The player chose this origin of the hand.
    ChoseStage(Stage),
    /// The coach's worker answers. `None` if there is no advice.
    GotAdvice(Question, Option<Advice>),
}

/// A request to the browser.
pub type Effect = PageEffect<(), OwnEffect>;

/// A request to the browser that only this page has.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEffect {
    /// Ask the coach. Answer with [`Msg::GotAdvice`].
    Ask(Question),
}

/// The state of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct HandPage {
    rules: Rules,
    typed: [String; 3],
    aim: Field,
    stage: Stage,
    /// True if the player or the address has chosen anything. Otherwise the rules are those of the table.
    is_chosen: bool,
    question: Option<Question>,
    problem: Option<Problem>,
    advice: Option<Advice>,
    is_mangled: bool,
}

impl Default for HandPage {
    fn default() -> HandPage {
        HandPage {
            rules: Rules::VEGAS,
            typed: std::array::from_fn(|_| String::new()),
            aim: Field::default(),
            stage: Stage::default(),
            is_chosen: false,
            question: None,
            problem: None,
            advice: None,
            is_mangled: false,
        }
    }
}

impl HandPage {
    /// Opens the page with the choices of the address. If the address has none, the page keeps its state. If nothing was
    /// chosen before, it uses the rules of the player's table.
    fn enter(&mut self, fields: &Fields, table: Option<Rules>) -> Vec<Effect> {
        let rules = fields.get("rules").map(str::parse::<Rules>);
        let names_cards = Field::ALL.iter().any(|it| fields.get(it.name()).is_some());
        let names_stage = fields.get("hands").is_some();
        self.is_mangled = matches!(rules, Some(Err(_)));
        let named = rules.and_then(Result::ok);
        self.is_chosen |= named.is_some() || names_cards || names_stage;
        if let Some(rules) = named.or(table.filter(|_| !self.is_chosen)) {
            self.rules = rules;
        }
        if let Some(aim) = fields.get(AIM).and_then(Field::from_name) {
            self.aim = aim;
            self.is_chosen = true;
        }
        if names_cards || names_stage {
            self.typed = Field::ALL.map(|it| {
                let codes = fields.get(it.name()).unwrap_or_default();
                let codes = codes.replace('.', " ");
                // The page writes 10♠, not TS.
                let cards = Card::parse_list(&codes);
                cards.map_or(codes, |cards| {
                    let cards: Vec<String> = cards.into_iter().map(short).collect();
                    cards.join(" ")
                })
            });
            let origin = Origin::named_in(fields);
            self.stage = origin.map_or(Stage::Dealt, Stage::of);
        }
        if !Stage::all(&self.rules).any(|it| it == self.stage) {
            self.stage = Stage::Dealt;
        }
        self.read()
    }

    /// Parses the fields, and asks the coach unless it was asked before.
    fn read(&mut self) -> Vec<Effect> {
        let before = (self.problem, self.question.take());
        self.problem = None;
        match self.question() {
            Ok(question) => self.question = question,
            Err(problem) => self.problem = Some(problem),
        }
        match &self.question {
            Some(question) if before.1.as_ref() == Some(question) => {
                // The coach was asked before, and the result still applies.
                self.problem = before.0;
                vec![]
            }
            Some(question) => {
                self.advice = None;
                vec![Effect::Own(OwnEffect::Ask(question.clone()))]
            }
            None => {
                self.advice = None;
                let is_new = self.problem.is_some() && self.problem != before.0;
                is_new.then_some(Effect::Announce(())).into_iter().collect()
            }
        }
    }

    /// The question to the coach. `None` if the hand or the upcard is missing.
    fn question(&self) -> Result<Option<Question>, Problem> {
        let mut all = Field::ALL.map(|_| vec![]);
        for field in Field::ALL {
            let read = read_cards(&self.typed[field.place()]);
            all[field.place()] = read.ok_or(Problem::NoCards(field))?;
        }
        let [hand, upcards, seen] = with_suits(all);
        let (upcard, first) = match (&upcards[..], &hand[..]) {
            ([_, _, ..], _) => return Err(Problem::TwoUpcards),
            ([upcard], [first, ..]) => (*upcard, first.rank),
            ([], _) | (_, []) => return Ok(None),
        };
        let question = Question {
            rules: self.rules,
            hand,
            upcard,
            seen,
            origin: self.stage.origin(first),
        };
        match question.check() {
            Ok(()) => Ok(Some(question)),
            Err(why) => Err(Problem::no_advice(why, &question)),
        }
    }

    /// Chooses a hand under these rules, and answers the question to the coach.
    #[cfg(test)]
    pub(crate) fn choose_for_test(&mut self, rules: &str, hand: &str, up: &str) {
        self.update(Msg::ChoseRules(rules.parse().expect(rules)));
        self.update(Msg::Typed(Field::Hand, hand.to_owned()));
        self.update(Msg::Typed(Field::Upcard, up.to_owned()));
        self.update(Msg::Left);
        let question = self.question.clone().expect("a question");
        let coach = crate::coach::Coach::new(&question.rules);
        let advice = question.ask(&coach).ok();
        self.update(Msg::GotAdvice(question, advice));
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The text in a field.
    #[must_use]
    pub fn typed(&self, field: Field) -> &str {
        &self.typed[field.place()]
    }

    /// The field that the buttons write into.
    #[must_use]
    pub const fn aim(&self) -> Field {
        self.aim
    }

    /// The origin of the hand.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The question to the coach.
    #[must_use]
    pub const fn asked(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// The reason why the coach was not asked or has no answer. `None` if there is no problem.
    #[must_use]
    pub const fn problem(&self) -> Option<Problem> {
        self.problem
    }

    /// The coach's advice. `None` until it has come.
    #[must_use]
    pub const fn advice(&self) -> Option<&Advice> {
        self.advice.as_ref()
    }

    /// Returns true if the address names unknown rules.
    #[must_use]
    pub const fn is_mangled(&self) -> bool {
        self.is_mangled
    }

    /// These decisions with their values, the best first. Empty until the values are known.
    #[must_use]
    pub fn valued(&self, decisions: &[Action]) -> Vec<ValuedChoice> {
        let known = self.question.as_ref().zip(self.advice.as_ref());
        known.map_or_else(Vec::new, |(question, advice)| {
            by_value(question, decisions, advice)
        })
    }
}

/// A card as typed. It may lack its suit.
type Written = (Rank, Option<Suit>);

/// Parses cards as people write them: `10 6`, `T6`, `A♠ 7h`, `as,7D`. Returns `None` if the text has anything else.
fn read_cards(text: &str) -> Option<Vec<Written>> {
    let cards = read_with_places(text)?;
    Some(cards.into_iter().map(|(_, card)| card).collect())
}

/// Parses cards as [`read_cards`] does. Each has the place of its first byte in the text.
fn read_with_places(text: &str) -> Option<Vec<(usize, Written)>> {
    let signs: Vec<(usize, char)> = text
        .char_indices()
        .map(|(place, sign)| (place, half_width_sign(sign).to_ascii_uppercase()))
        .filter(|(_, sign)| !is_between_cards(*sign))
        .collect();
    let mut cards = Vec::new();
    let mut rest = &signs[..];
    while let Some(((place, sign), after)) = rest.split_first() {
        let (rank, after) = match (sign, after) {
            ('1', [(_, '0'), after @ ..]) => (Rank::Ten, after),
            (sign, after) => (
                Rank::ALL.into_iter().find(|rank| rank.code() == *sign)?,
                after,
            ),
        };
        let suit = after.first().and_then(|(_, sign)| suit_of(*sign));
        rest = if suit.is_some() { &after[1..] } else { after };
        cards.push((*place, (rank, suit)));
    }
    Some(cards)
}

/// The text of a field as an address names it: codes of cards, as `TS.6H`, if each has its suit, and otherwise the text
/// itself. `None` without a text.
fn as_named(text: &str) -> Option<String> {
    let text = text.trim();
    let codes = read_cards(text).and_then(|cards| {
        let code = |(rank, suit): Written| Some(Card::new(rank, suit?).to_string());
        cards.into_iter().map(code).collect::<Option<Vec<String>>>()
    });
    (!text.is_empty()).then(|| codes.map_or_else(|| text.to_owned(), |codes| codes.join(".")))
}

/// Returns true if the character separates cards or only selects a glyph variant.
const fn is_between_cards(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, ',' | '.' | '、' | ';' | '\u{fe0f}')
}

/// The text without its last card. If it is no list of cards, without its last word.
fn without_last_card(text: &str) -> &str {
    let last = match read_with_places(text) {
        Some(cards) => cards.last().map(|(place, _)| *place),
        None => text.trim_end().rfind(' '),
    };
    let rest = &text[..last.unwrap_or_default()];
    rest.trim_end_matches(is_between_cards)
}

fn suit_of(sign: char) -> Option<Suit> {
    match sign {
        'S' | '♠' | '♤' => Some(Suit::Spades),
        'H' | '♥' | '♡' => Some(Suit::Hearts),
        'D' | '♦' | '♢' => Some(Suit::Diamonds),
        'C' | '♣' | '♧' => Some(Suit::Clubs),
        _ => None,
    }
}

/// Adds suits to the cards that lack one. Each card gets the suit in which its rank occurs least often, because a shoe
/// has each card only once for each deck. Suits do not change the value of a decision.
fn with_suits(written: [Vec<Written>; 3]) -> [Vec<Card>; 3] {
    let all = written.iter().flatten();
    let mut there: Vec<Card> = all
        .filter_map(|(rank, suit)| Some(Card::new(*rank, (*suit)?)))
        .collect();
    written.map(|cards| {
        let card = |(rank, suit): Written| {
            let count = |suit: &Suit| {
                let card = Card::new(rank, *suit);
                there.iter().filter(|it| **it == card).count()
            };
            let rarest = || Suit::ALL.into_iter().min_by_key(count);
            let card = Card::new(rank, suit.or_else(rarest).unwrap_or(Suit::Spades));
            if suit.is_none() {
                there.push(card);
            }
            card
        };
        cards.into_iter().map(card).collect()
    })
}

impl ReadingPage for HandPage {
    type Msg = Msg;
    type Announcement = ();
    type OwnEffect = OwnEffect;

    fn heading(words: Words) -> &'static str {
        words.hand_page()
    }

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        let fields = visit.fields;
        let mut names = Field::ALL
            .into_iter()
            .map(Field::name)
            .chain(["rules", "hands", AIM]);
        if visit.was_open && names.any(|name| fields.get(name).is_some()) {
            // The address names all choices on the page. A link from elsewhere keeps those that it does not name.
            self.typed = HandPage::default().typed;
            self.stage = Stage::default();
            self.aim = Field::default();
        }
        self.enter(fields, visit.at_table)
    }

    fn choices(&self) -> Option<Fields> {
        let HandPage {
            rules,
            typed,
            aim,
            stage,
            is_chosen,
            question,
            problem: _,
            advice: _,
            is_mangled: _,
        } = self;
        if !is_chosen {
            return Some(Fields::new());
        }
        let fields = if let Some(question) = question {
            Fields::parse(&question.to_string())
        } else {
            // The hand is not complete, or cannot exist. It is named as it is typed.
            let mut fields = Fields::new().with("rules", rules);
            for field in Field::ALL {
                fields = fields.with_some(field.name(), as_named(&typed[field.place()]));
            }
            fields.with_some("hands", stage.word())
        };
        let aim = Some(aim).filter(|aim| **aim != Field::default());
        Some(fields.with_some(AIM, aim.map(|aim| aim.name())))
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        self.is_chosen |= match &msg {
            Msg::Typed(..)
            | Msg::Left
            | Msg::Aimed(_)
            | Msg::Picked(_)
            | Msg::TookBack
            | Msg::ChoseRules(_)
            | Msg::ChoseStage(_) => true,
            Msg::GotAdvice(..) => false,
        };
        match msg {
            Msg::Typed(field, text) => {
                self.typed[field.place()] = text;
                self.aim = field;
                if self.problem.is_some_and(|it| it.field() == field) {
                    // The problem was about the previous text. If the coach has no advice, the same question is asked
                    // again, because its answer is the problem.
                    self.problem = None;
                    self.question = None;
                }
                vec![]
            }
            Msg::Left => self.read(),
            Msg::Aimed(field) => {
                self.aim = field;
                vec![]
            }
            Msg::Picked(rank) => {
                let typed = &mut self.typed[self.aim.place()];
                if self.aim == Field::Upcard {
                    typed.clear();
                }
                if !typed.is_empty() && !typed.ends_with(' ') {
                    typed.push(' ');
                }
                typed.push_str(index(rank));
                self.read()
            }
            Msg::TookBack => {
                let typed = &mut self.typed[self.aim.place()];
                let rest = without_last_card(typed).to_owned();
                *typed = rest;
                self.read()
            }
            Msg::ChoseRules(rules) => {
                self.rules = rules;
                self.is_mangled = false;
                if !Stage::all(&rules).any(|it| it == self.stage) {
                    self.stage = Stage::Dealt;
                }
                self.read()
            }
            Msg::ChoseStage(stage) => {
                self.stage = stage;
                self.read()
            }
            Msg::GotAdvice(question, advice) => {
                if self.question.as_ref() != Some(&question) {
                    return vec![];
                }
                if advice.is_none() {
                    // The other reasons were found before the coach was asked.
                    let why = NoAdvice::CertainNatural;
                    self.problem = Some(Problem::no_advice(why, &question));
                }
                self.advice = advice;
                vec![Effect::Announce(())]
            }
        }
    }
}

#[cfg(test)]
mod tests;

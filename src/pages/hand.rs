//! The page on which any hand of blackjack is valued: the cards and the rules are set by hand, and the coach tells what
//! every decision is worth. It is what `check blackjack` does, for people.

use super::page::{ReadingPage, Visit};
use crate::blackjack::{Action, Rescue, Rules};
use crate::coach::{Advice, CardValue, NoAdvice, Origin, Question, ValuedChoice, by_value};
use crate::core::typed::half_width_sign;
use crate::core::{Card, Rank, Suit};
use crate::table::Fields;
use crate::text::{index, short};

/// A field in which cards are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Field {
    /// The player's cards.
    #[default]
    Hand,
    /// The dealer's card that lies face up.
    Upcard,
    /// All other cards that have gone.
    Seen,
}

impl Field {
    /// Every field, in their order on the page.
    pub const ALL: [Field; 3] = [Field::Hand, Field::Upcard, Field::Seen];

    /// Its name in the address and on the page.
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

/// How a hand came about, as far as it changes what may be decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// It was dealt.
    #[default]
    Dealt,
    /// It comes from a split, and the player has so many hands now, two or more.
    Split {
        /// The number of hands, this one among them.
        hands: u8,
    },
    /// Its bet was doubled for the last card.
    Doubled,
}

impl Stage {
    /// The stages that there are by these rules.
    pub fn all(rules: &Rules) -> impl Iterator<Item = Stage> {
        let splits = (2..=rules.split.hands()).map(|hands| Stage::Split { hands });
        let doubled = (rules.rescue == Rescue::Yes).then_some(Stage::Doubled);
        [Stage::Dealt].into_iter().chain(splits).chain(doubled)
    }

    const fn of(origin: Origin) -> Stage {
        match origin {
            Origin::Dealt => Stage::Dealt,
            Origin::Split { hands } | Origin::SplitAces { hands } => Stage::Split { hands },
            Origin::Doubled => Stage::Doubled,
        }
    }

    /// Where a hand with this first card comes from.
    const fn origin(self, first: Rank) -> Origin {
        match (self, first) {
            (Stage::Dealt, _) => Origin::Dealt,
            (Stage::Split { hands }, Rank::Ace) => Origin::SplitAces { hands },
            (Stage::Split { hands }, _) => Origin::Split { hands },
            (Stage::Doubled, _) => Origin::Doubled,
        }
    }
}

/// Why there is nothing to ask the coach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// What stands in the field is no list of cards.
    NoCards(Field),
    /// The dealer has one card that lies face up, and there are more in the field.
    TwoUpcards,
    /// Nothing is to be decided with such a hand, or it cannot be.
    NoAdvice {
        /// The reason.
        why: NoAdvice,
        /// The field that it is about.
        field: Field,
    },
}

impl Problem {
    /// The field that it is about.
    #[must_use]
    pub const fn field(self) -> Field {
        match self {
            Problem::NoCards(field) | Problem::NoAdvice { why: _, field } => field,
            Problem::TwoUpcards => Field::Upcard,
        }
    }

    /// Why the coach has no answer for these cards, said of the field that it is about. Where there are
    /// too many of a card, that is the first field that goes beyond what the shoe has.
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

/// What happens on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// This was typed into the field.
    Typed(Field, String),
    /// A field was left.
    Left,
    /// The buttons with the ranks write into this field from now on.
    Aimed(Field),
    /// The button with this rank was pressed.
    Picked(Rank),
    /// The last card in the field of the buttons was taken back.
    TookBack,
    /// These rules were chosen.
    ChoseRules(Rules),
    /// The hand came about like this.
    ChoseStage(Stage),
    /// The coach's worker answers; nothing if there is no advice.
    GotAdvice(Question, Option<Advice>),
}

/// What follows.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Let the address name what is on the page.
    NameIn(String),
    /// Ask the coach; answer with [`Msg::GotAdvice`].
    Ask(Question),
    /// Tell those who listen what is on the page now.
    Tell,
}

/// What is on the page.
#[derive(Clone, Debug, PartialEq)]
pub struct HandPage {
    rules: Rules,
    typed: [String; 3],
    aim: Field,
    stage: Stage,
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
            question: None,
            problem: None,
            advice: None,
            is_mangled: false,
        }
    }
}

impl HandPage {
    /// Opens the page with what the address names; where that is nothing, with what was there, by the rules of the
    /// player's table if nothing was.
    fn enter(&mut self, fields: &Fields, table: Option<Rules>) -> Vec<Effect> {
        let rules = fields.get("rules").map(str::parse::<Rules>);
        let names_cards = Field::ALL.iter().any(|it| fields.get(it.name()).is_some());
        self.is_mangled = matches!(rules, Some(Err(_)));
        let named = rules.and_then(Result::ok);
        if let Some(rules) = named.or(table.filter(|_| self.is_empty())) {
            self.rules = rules;
        }
        if names_cards {
            self.typed = Field::ALL.map(|it| {
                let codes = fields.get(it.name()).unwrap_or_default();
                let codes = codes.replace('.', " ");
                // As the page writes cards: 10♠ and not TS.
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

    fn is_empty(&self) -> bool {
        self.typed.iter().all(String::is_empty)
    }

    fn read_and_name(&mut self) -> Vec<Effect> {
        let effects = self.read();
        let named = Effect::NameIn(self.path());
        effects.into_iter().chain([named]).collect()
    }

    /// Reads what stands in the fields, and asks the coach about it unless it was asked before.
    fn read(&mut self) -> Vec<Effect> {
        let before = (self.problem, self.question.take());
        self.problem = None;
        match self.question() {
            Ok(question) => self.question = question,
            Err(problem) => self.problem = Some(problem),
        }
        match &self.question {
            Some(question) if before.1.as_ref() == Some(question) => {
                // It was asked, and what came of that holds.
                self.problem = before.0;
                vec![]
            }
            Some(question) => {
                self.advice = None;
                vec![Effect::Ask(question.clone())]
            }
            None => {
                self.advice = None;
                let is_new = self.problem.is_some() && self.problem != before.0;
                is_new.then_some(Effect::Tell).into_iter().collect()
            }
        }
    }

    /// What the coach is to be asked; nothing while the hand or the dealer's card is missing.
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

    /// The path, after the `#`, at which this is on the page.
    #[must_use]
    pub fn path(&self) -> String {
        const PATH: &str = crate::app::route::Page::Hand.path();
        match &self.question {
            Some(question) => format!("{PATH}?{question}"),
            None => format!("{PATH}?{}", Fields::new().with("rules", self.rules)),
        }
    }

    /// Chooses the hand by these rules, and has the coach answer.
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

    /// What stands in a field.
    #[must_use]
    pub fn typed(&self, field: Field) -> &str {
        &self.typed[field.place()]
    }

    /// The field into which the buttons write.
    #[must_use]
    pub const fn aim(&self) -> Field {
        self.aim
    }

    /// How the hand came about.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// What the coach was asked.
    #[must_use]
    pub const fn asked(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Why the coach was not asked, or has no answer.
    #[must_use]
    pub const fn problem(&self) -> Option<Problem> {
        self.problem
    }

    /// What the coach has answered.
    #[must_use]
    pub const fn advice(&self) -> Option<&Advice> {
        self.advice.as_ref()
    }

    /// Whether the address names rules that there are not.
    #[must_use]
    pub const fn is_mangled(&self) -> bool {
        self.is_mangled
    }

    /// These decisions with what they are worth, the best first; none while that is not known.
    #[must_use]
    pub fn valued(&self, decisions: &[Action]) -> Vec<ValuedChoice> {
        let known = self.question.as_ref().zip(self.advice.as_ref());
        known.map_or_else(Vec::new, |(question, advice)| {
            by_value(question, decisions, advice)
        })
    }
}

/// A card as it was written: its suit may be left out.
type Written = (Rank, Option<Suit>);

/// Reads cards as people write them: `10 6`, `T6`, `A♠ 7h`, `as,7D`. `None` where something else stands there.
fn read_cards(text: &str) -> Option<Vec<Written>> {
    let cards = read_with_places(text)?;
    Some(cards.into_iter().map(|(_, card)| card).collect())
}

/// Reads cards as [`read_cards`], each with the place in the text, in bytes, at which it begins.
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

/// Whether people write this sign between two cards, or it only says how a sign is drawn.
const fn is_between_cards(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, ',' | '.' | '、' | ';' | '\u{fe0f}')
}

/// The text without the card that it ends with; where it is no list of cards, without its last word.
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

/// The cards with suits for those that were written without: each time one that is there least often, because a pack has
/// a card only as often as it has decks. No suit changes what a decision is worth.
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
    type Effect = Effect;

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        self.enter(visit.fields, visit.at_table)
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::Typed(field, text) => {
                self.typed[field.place()] = text;
                self.aim = field;
                if self.problem.is_some_and(|it| it.field() == field) {
                    // It was said of another text.
                    self.problem = None;
                }
                vec![]
            }
            Msg::Left => self.read_and_name(),
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
                self.read_and_name()
            }
            Msg::TookBack => {
                let typed = &mut self.typed[self.aim.place()];
                let rest = without_last_card(typed).to_owned();
                *typed = rest;
                self.read_and_name()
            }
            Msg::ChoseRules(rules) => {
                self.rules = rules;
                self.is_mangled = false;
                if !Stage::all(&rules).any(|it| it == self.stage) {
                    self.stage = Stage::Dealt;
                }
                self.read_and_name()
            }
            Msg::ChoseStage(stage) => {
                self.stage = stage;
                self.read_and_name()
            }
            Msg::GotAdvice(question, advice) => {
                if self.question.as_ref() != Some(&question) {
                    return vec![];
                }
                if advice.is_none() {
                    // The rest was seen before it was asked.
                    let why = NoAdvice::CertainNatural;
                    self.problem = Some(Problem::no_advice(why, &question));
                }
                self.advice = advice;
                vec![Effect::Tell]
            }
        }
    }

    fn is_of_the_page(effect: &Effect) -> bool {
        match effect {
            Effect::NameIn(_) | Effect::Tell => true,
            Effect::Ask(_) => false,
        }
    }
}

#[cfg(test)]
mod tests;

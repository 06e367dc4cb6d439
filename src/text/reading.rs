//! Descriptions of tables for screen readers. A description has everything visible on the table and nothing else.
//! Hidden cards cannot be read here.

use super::chips::{stack_of, tell_table};
use super::news::{
    insurance_question, practice_is, tell_hands, tell_results, tell_seats, tell_stake, withheld,
};
use super::poker::{PokerWords, solo_hint, words as poker_words};
use super::poker_news::{tell_showdown, tell_swaps, their_duel};
use super::story::Story;
use super::{Held, Move, Words, bank, words};
use crate::app::route::{Route, TableId};
use crate::blackjack::{self, BlackjackTable, DealerHand};
use crate::core::Jokers;
use crate::poker::duel::Betting;
use crate::poker::{self, DuelTable, SoloTable, duel, solo};
use crate::table::{
    ActionOf, AnyTable, Button, Game, Mode, News, Origin, Phase, Round, Sealed, Stage, Table,
};
use crate::text::language::Language;

/// The announcement of a place after navigation: its name, and the state of the round if it is a table.
#[must_use]
pub fn arrival(language: Language, route: Route, table: Option<&dyn AnyTable>) -> String {
    let words = words(language);
    let mut story = Story::new(words.between());
    story.tell(words.this_is(route));
    if let Some(table) = table {
        let origin = table.sealed().map(|sealed| sealed.origin);
        story.tell(match (table.stage(), origin) {
            (Some(Stage::Player | Stage::Swap), _) => words.your_turn(),
            (Some(Stage::Dealer), _) if route == Route::DUEL => words.opponents_turn(),
            (Some(Stage::Dealer), _) => words.dealers_turn(),
            (Some(Stage::Over), _) => words.round_over(),
            (None, _) if table.is_cutting() => words.cut_hint(),
            (None, Some(Origin::Shared)) => words.shared_deal_ready(),
            (None, Some(Origin::Fresh | Origin::Daily(_) | Origin::Practice) | None) => {
                words.nothing_dealt()
            }
        });
    }
    story.end()
}

/// A description of everything visible on the blackjack table.
#[must_use]
pub fn table_reading_blackjack(language: Language, table: &BlackjackTable) -> String {
    let words = words(language);
    let mut story = Story::new(words.between());
    story.tell(words.this_is(Route::BLACKJACK));
    let rules = match table.practice() {
        Some(_) => table.rules_on_table(),
        None => table.rules(),
    };
    story.tell(words.rules_chosen(rules));
    story.tell(table.practice().map(|hands| practice_is(words, hands)));
    match table.phase() {
        Phase::Bare | Phase::Ready(_) => {
            story.tell(words.blackjack_intro(table.rules().ace));
            story.tell(words.nothing_dealt());
        }
        Phase::Cutting(_) => story.tell(words.cut_hint()),
        Phase::Dealt(dealt) => tell_blackjack(&mut story, words, dealt.round()),
    }
    if table.rules().chips == blackjack::Chips::Bets {
        story.tell(words.sentence(&bank(words, table)));
        if table.practice().is_none() {
            tell_stake(&mut story, words, table, None);
        }
    }
    Around {
        table,
        tally: shown_tally(words, TableId::Blackjack(Mode::Free), table),
        moves: moves(table, |action| match action {
            blackjack::Action::Hit => Move::Hit,
            blackjack::Action::Stand => Move::Stand,
            blackjack::Action::Double => Move::Double,
            blackjack::Action::Split => Move::Split,
            blackjack::Action::Surrender => Move::Surrender,
            blackjack::Action::Insurance => Move::Insurance,
            blackjack::Action::NoInsurance => Move::NoInsurance,
            blackjack::Action::PlayOn => Move::PlayOn,
        }),
    }
    .tell(&mut story, words);
    story.end()
}

/// The actions of the player. `own` maps the game's own decisions.
pub(super) fn moves<G: Game>(table: &Table<G>, own: impl Fn(ActionOf<G>) -> Move) -> Vec<Move> {
    let buttons = table.buttons().into_iter();
    let moves = buttons.map(|(button, _)| match button {
        Button::Deal => Move::Deal,
        Button::CutFirst => Move::CutFirst,
        Button::Cut => Move::Cut,
        Button::DealUncut => Move::DealUncut,
        Button::EndPractice => Move::EndPractice,
        Button::Swap => Move::Swap,
        Button::Act(action) => own(action),
    });
    moves.collect()
}

fn tell_blackjack(story: &mut Story, words: Words, round: &blackjack::Round) {
    use blackjack::Round;
    let seen = round.view();
    let dealer = seen.dealer_score();
    story.tell(match round {
        Round::Insurance(_) => insurance_question(words, round),
        Round::Early(_) => words.early_question(),
        Round::Player(_) => words.your_turn(),
        Round::Seats(_) => words.seats_turn(),
        Round::Dealer(_) => words.dealers_turn(),
        Round::Over(_) => words.round_over(),
    });
    tell_hands(story, words, round, |_| true);
    tell_seats(story, words, round);
    story.tell(match seen.dealer {
        DealerHand::HoleDown { upcard } => words.dealers_upcard(upcard, dealer),
        DealerHand::NoHole { upcard } => words.dealers_hand(&[upcard], dealer),
        DealerHand::Turned(cards) => words.dealers_hand(cards, dealer),
    });
    for (_, _, why) in withheld(words, round) {
        story.tell(why);
    }
    match round {
        Round::Insurance(_)
        | Round::Early(_)
        | Round::Seats(_)
        | Round::Player(_)
        | Round::Dealer(_) => (),
        Round::Over(finished) => {
            tell_results(story, words, finished, dealer);
        }
    }
}

/// A description of everything visible on the solo table.
#[must_use]
pub fn table_reading_solo(language: Language, table: &SoloTable) -> String {
    let words = poker_words(language);
    let mut story = Story::new(words.between());
    story.tell(words.this_is(Route::SOLO));
    tell_jokers(&mut story, words, *table.rules());
    match table.phase() {
        Phase::Bare | Phase::Ready(_) => {
            story.tell(words.solo_intro());
            story.tell(words.nothing_dealt());
        }
        Phase::Cutting(_) => story.tell(words.cut_hint()),
        Phase::Dealt(dealt) => tell_solo(&mut story, language, table, dealt.round()),
    }
    Around {
        table,
        tally: None,
        moves: moves(table, |action| match action {
            solo::Action::Swap(_) => Move::Swap,
            solo::Action::Finish => Move::Finish,
        }),
    }
    .tell(&mut story, *words);
    story.end()
}

fn tell_solo(story: &mut Story, language: Language, table: &SoloTable, round: &solo::Round) {
    let words = poker_words(language);
    let hand = *round.hand();
    match round {
        solo::Round::Swapping(_) => {
            story.tell(words.your_turn());
            story.tell(words.you_hold(hand));
            let marks = table.marks().places();
            let marked: Vec<Held> = marks.map(|place| hand.each()[place]).collect();
            let (marks, left) = (marked.len(), table.left());
            if marks > 0 {
                story.tell(words.marked_cards(&marked));
            }
            // With an allowed number of marked cards the hint only repeats the number of cards just named.
            let hint = (marks == 0 || marks > left).then(|| solo_hint(language, marks, left));
            story.tell(refusal(words, table).or(hint));
        }
        solo::Round::Over(finished) => {
            let best = finished.best();
            story.tell(words.round_over());
            story.tell(words.you_hold(hand));
            story.tell(words.best_hand(best));
            story.tell(words.best_cards(best));
            story.tell(words.made(&finished.counts()));
        }
    }
}

/// The reason why the player's last action was refused. `None` if it was not.
fn refusal<G: Game>(words: PokerWords, table: &Table<G>) -> Option<String>
where
    G::Round: Round<Refusal = poker::Refusal>,
{
    let why = table.news().and_then(News::refusal)?;
    Some(words.refusal(why))
}

/// A description of everything visible on the duel's table.
#[must_use]
pub fn table_reading_duel(language: Language, table: &DuelTable) -> String {
    let words = poker_words(language);
    let mut story = Story::new(words.between());
    story.tell(words.this_is(Route::DUEL));
    let rules = table.rules_on_table();
    tell_jokers(&mut story, words, rules.jokers);
    story.tell(words.at_the_table(rules.opponents));
    match table.phase() {
        Phase::Bare | Phase::Ready(_) => {
            story.tell(match rules.betting {
                Betting::None => words.duel_intro(),
                Betting::FixedLimit => words.chips_intro(),
            });
            story.tell(words.nothing_dealt());
        }
        Phase::Cutting(_) => story.tell(words.cut_hint()),
        Phase::Dealt(dealt) => match dealt.round() {
            round @ duel::Round::Swapping(_) => tell_duel(&mut story, words, table, round),
            duel::Round::Over(showdown) => {
                story.tell(words.round_over());
                tell_swaps(&mut story, words, showdown);
                tell_showdown(&mut story, words, showdown);
                story.tell(their_duel(words, table));
            }
            duel::Round::ForChips(round) => tell_table(&mut story, words, table, round),
        },
    }
    if rules.betting == Betting::FixedLimit && table.phase().round().is_none() {
        story.tell(words.sentence(&stack_of(words, table)));
    }
    Around {
        table,
        tally: shown_tally(*words, TableId::Duel(Mode::Free), table),
        moves: moves(table, |action| match action {
            duel::Action::Swap(_) => Move::Swap,
            duel::Action::StandPat => Move::StandPat,
            duel::Action::Check => Move::Check,
            duel::Action::Bet => Move::Bet,
            duel::Action::Call => Move::Call,
            duel::Action::Raise => Move::Raise,
            duel::Action::Fold => Move::Fold,
        }),
    }
    .tell(&mut story, *words);
    story.end()
}

/// Describes a duel while the player decides. The other hands are hidden.
fn tell_duel(story: &mut Story, words: PokerWords, table: &DuelTable, round: &duel::Round) {
    let hand = round.hand();
    story.tell(words.your_turn());
    story.tell(words.you_hold(hand));
    let marks = table.marks().places();
    let marked: Vec<Held> = marks.map(|place| hand.each()[place]).collect();
    if !marked.is_empty() {
        story.tell(words.marked_cards(&marked));
    }
    let hint = || words.swap_or_stand_pat().to_owned();
    let hint = marked.is_empty().then(hint);
    story.tell(refusal(words, table).or(hint));
}

/// The score as shown. The deal of the day has points instead.
fn shown_tally(words: Words, at: TableId, table: &dyn AnyTable) -> Option<String> {
    match table.mode() {
        Mode::Free => Some(words.score_so_far(at, table.tally())),
        Mode::Daily => None,
    }
}

/// Describes the number of jokers in the pack, if there are any.
fn tell_jokers(story: &mut Story, words: PokerWords, jokers: Jokers) {
    if jokers != Jokers::None {
        story.tell(words.sentence(words.jokers(jokers)));
        story.tell(words.jokers_note());
    }
}

/// The parts of every table around the hands, and the possible actions.
pub(super) struct Around<'a, G: Game> {
    pub(super) table: &'a Table<G>,
    pub(super) tally: Option<String>,
    pub(super) moves: Vec<Move>,
}

impl<G: Game> Around<'_, G> {
    pub(super) fn tell(self, story: &mut Story, words: Words) {
        let Around {
            table,
            tally,
            moves,
        } = self;
        if let Some(News::NoEntropy) = table.news() {
            story.tell(words.no_entropy());
        }
        // Eight digits are enough to tell two seals apart. The Copy button has the whole seal.
        let shown = |mut hex: String| {
            hex.truncate(8);
            hex
        };
        story.tell(words.left_in_deck(table.left()));
        match table.sealed().map(|sealed| sealed.origin) {
            Some(Origin::Shared) => story.tell(words.deal_is_shared()),
            Some(Origin::Daily(_)) => story.tell(words.deal_is_daily()),
            Some(Origin::Practice) => story.tell(words.practice_not_counted()),
            Some(Origin::Fresh) | None => (),
        }
        story.tell(tally);
        if let Some(Sealed { seal, .. }) = table.sealed() {
            story.tell(words.seal_is(&shown(seal.to_string())));
        }
        if let Some(deal) = table.revealed() {
            story.tell(words.secret_is(&shown(deal.secret().to_hex())));
        }
        if let Some(next) = table.next_seal() {
            story.tell(words.next_seal_is(&shown(next.to_string())));
        }
        if !moves.is_empty() {
            story.tell(words.you_can(&moves));
        }
    }
}

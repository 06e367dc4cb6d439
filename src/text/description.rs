//! Descriptions of tables for screen readers. A description has everything visible on the table and nothing else.
//! Hidden cards cannot be read here.

use super::news::{
    add_hands, add_results, add_seats, add_stake, insurance_question, practised, withheld,
};
use super::poker::{PokerWords, solo_draw_hint, words as poker_words};
use super::poker_news::{add_showdown, add_swaps, their_poker_match};
use super::story::Story;
use super::{Held, Move, Words, bank, words};
use crate::app::route::{Route, TableId};
use crate::blackjack::{self, BlackjackTable, DealerHand};
use crate::core::Jokers;
use crate::games::poker_match::words::{describe_table, stack_of};
use crate::poker::poker_match::Betting;
use crate::poker::{self, PokerMatchTable, SoloDrawTable, poker_match, solo_draw};
use crate::table::{
    ActionOf, AnyTable, Button, Game, Mode, News, Origin, Phase, Round, Sealed, Stage, Table,
};
use crate::text::language::Language;

/// The announcement of a place after navigation: its name, and the state of the round if it is a table.
#[must_use]
pub fn arrival(language: Language, route: Route, table: Option<&dyn AnyTable>) -> String {
    let words = words(language);
    let mut story = Story::new(words.between());
    story.add(words.this_is(route));
    if let Some(table) = table {
        let origin = table.sealed().map(|sealed| sealed.origin);
        story.add(match (table.stage(), origin) {
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
    story.finish()
}

/// A description of everything visible on the blackjack table.
#[must_use]
pub fn blackjack_description(language: Language, table: &BlackjackTable) -> String {
    let words = words(language);
    let mut story = Story::new(words.between());
    story.add(words.this_is(Route::BLACKJACK));
    let rules = match table.practice() {
        Some(_) => table.rules_on_table(),
        None => table.rules(),
    };
    story.add(words.rules_chosen(rules));
    story.add(table.practice().map(|hands| practised(words, hands)));
    match table.phase() {
        Phase::Bare | Phase::Ready(_) => {
            story.add(words.blackjack_intro(table.rules().ace));
            story.add(words.nothing_dealt());
        }
        Phase::Cutting(_) => story.add(words.cut_hint()),
        Phase::Dealt(dealt) => describe_blackjack(&mut story, words, dealt.round()),
    }
    if table.rules().chips == blackjack::Chips::Bets {
        story.add(words.sentence(&bank(words, table)));
        if table.practice().is_none() {
            add_stake(&mut story, words, table, None);
        }
    }
    Surroundings {
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
    .describe(&mut story, words);
    story.finish()
}

/// The actions of the player. `own` maps the game's own decisions.
pub(crate) fn moves<G: Game>(table: &Table<G>, own: impl Fn(ActionOf<G>) -> Move) -> Vec<Move> {
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

fn describe_blackjack(story: &mut Story, words: Words, round: &blackjack::Round) {
    use blackjack::Round;
    let seen = round.view();
    let dealer = seen.dealer_score();
    story.add(match round {
        Round::Insurance(_) => insurance_question(words, round),
        Round::Early(_) => words.early_question(),
        Round::Player(_) => words.your_turn(),
        Round::Seats(_) => words.seats_turn(),
        Round::Dealer(_) => words.dealers_turn(),
        Round::Over(_) => words.round_over(),
    });
    add_hands(story, words, round, |_| true);
    add_seats(story, words, round);
    story.add(match seen.dealer {
        DealerHand::HoleDown { upcard } => words.dealers_upcard(upcard, dealer),
        DealerHand::NoHole { upcard } => words.dealers_hand(&[upcard], dealer),
        DealerHand::Turned(cards) => words.dealers_hand(cards, dealer),
    });
    for (_, _, why) in withheld(words, round) {
        story.add(why);
    }
    match round {
        Round::Insurance(_)
        | Round::Early(_)
        | Round::Seats(_)
        | Round::Player(_)
        | Round::Dealer(_) => (),
        Round::Over(finished) => {
            add_results(story, words, finished, dealer);
        }
    }
}

/// A description of everything visible on the solo table.
#[must_use]
pub fn solo_draw_description(language: Language, table: &SoloDrawTable) -> String {
    let words = poker_words(language);
    let mut story = Story::new(words.between());
    story.add(words.this_is(Route::SOLO));
    describe_jokers(&mut story, words, *table.rules());
    match table.phase() {
        Phase::Bare | Phase::Ready(_) => {
            story.add(words.solo_intro());
            story.add(words.nothing_dealt());
        }
        Phase::Cutting(_) => story.add(words.cut_hint()),
        Phase::Dealt(dealt) => describe_solo_draw(&mut story, language, table, dealt.round()),
    }
    Surroundings {
        table,
        tally: None,
        moves: moves(table, |action| match action {
            solo_draw::Action::Swap(_) => Move::Swap,
            solo_draw::Action::Finish => Move::Finish,
        }),
    }
    .describe(&mut story, *words);
    story.finish()
}

fn describe_solo_draw(
    story: &mut Story,
    language: Language,
    table: &SoloDrawTable,
    round: &solo_draw::Round,
) {
    let words = poker_words(language);
    let hand = *round.hand();
    match round {
        solo_draw::Round::Swapping(_) => {
            story.add(words.your_turn());
            story.add(words.you_hold(hand));
            let marks = table.marks().places();
            let marked: Vec<Held> = marks.map(|place| hand.each()[place]).collect();
            let (marks, left) = (marked.len(), table.left());
            if marks > 0 {
                story.add(words.marked_cards(&marked));
            }
            // With an allowed number of marked cards the hint only repeats the number of cards just named.
            let hint = (marks == 0 || marks > left).then(|| solo_draw_hint(language, marks, left));
            story.add(refusal(words, table).or(hint));
        }
        solo_draw::Round::Over(finished) => {
            let best = finished.best();
            story.add(words.round_over());
            story.add(words.you_hold(hand));
            story.add(words.best_hand(best));
            story.add(words.best_cards(best));
            story.add(words.made(&finished.counts()));
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
pub fn poker_match_description(language: Language, table: &PokerMatchTable) -> String {
    let words = poker_words(language);
    let mut story = Story::new(words.between());
    story.add(words.this_is(Route::DUEL));
    let rules = table.rules_on_table();
    describe_jokers(&mut story, words, rules.jokers);
    story.add(words.at_the_table(rules.opponents));
    match table.phase() {
        Phase::Bare | Phase::Ready(_) => {
            story.add(match rules.betting {
                Betting::None => words.duel_intro(),
                Betting::FixedLimit => words.chips_intro(),
            });
            story.add(words.nothing_dealt());
        }
        Phase::Cutting(_) => story.add(words.cut_hint()),
        Phase::Dealt(dealt) => match dealt.round() {
            round @ poker_match::Round::Swapping(_) => {
                describe_poker_match(&mut story, words, table, round);
            }
            poker_match::Round::Over(showdown) => {
                story.add(words.round_over());
                add_swaps(&mut story, words, showdown);
                add_showdown(&mut story, words, showdown);
                story.add(their_poker_match(words, table));
            }
            poker_match::Round::ForChips(round) => describe_table(&mut story, words, table, round),
        },
    }
    if rules.betting == Betting::FixedLimit && table.phase().round().is_none() {
        story.add(words.sentence(&stack_of(words, table)));
    }
    Surroundings {
        table,
        tally: shown_tally(*words, TableId::PokerMatch(Mode::Free), table),
        moves: moves(table, |action| match action {
            poker_match::Action::Swap(_) => Move::Swap,
            poker_match::Action::StandPat => Move::StandPat,
            poker_match::Action::Check => Move::Check,
            poker_match::Action::Bet => Move::Bet,
            poker_match::Action::Call => Move::Call,
            poker_match::Action::Raise => Move::Raise,
            poker_match::Action::Fold => Move::Fold,
        }),
    }
    .describe(&mut story, *words);
    story.finish()
}

/// Describes a poker match while the player decides. The other hands are hidden.
fn describe_poker_match(
    story: &mut Story,
    words: PokerWords,
    table: &PokerMatchTable,
    round: &poker_match::Round,
) {
    let hand = round.hand();
    story.add(words.your_turn());
    story.add(words.you_hold(hand));
    let marks = table.marks().places();
    let marked: Vec<Held> = marks.map(|place| hand.each()[place]).collect();
    if !marked.is_empty() {
        story.add(words.marked_cards(&marked));
    }
    let hint = || words.swap_or_stand_pat().to_owned();
    let hint = marked.is_empty().then(hint);
    story.add(refusal(words, table).or(hint));
}

/// The score as shown. The deal of the day has points instead.
fn shown_tally(words: Words, at: TableId, table: &dyn AnyTable) -> Option<String> {
    match table.mode() {
        Mode::Free => Some(words.score_so_far(at, table.tally())),
        Mode::Daily => None,
    }
}

/// Describes the number of jokers in the pack, if there are any.
fn describe_jokers(story: &mut Story, words: PokerWords, jokers: Jokers) {
    if jokers != Jokers::None {
        story.add(words.sentence(words.jokers(jokers)));
        story.add(words.jokers_note());
    }
}

/// The parts of every table around the hands, and the possible actions.
pub(crate) struct Surroundings<'a, G: Game> {
    pub(crate) table: &'a Table<G>,
    pub(crate) tally: Option<String>,
    pub(crate) moves: Vec<Move>,
}

impl<G: Game> Surroundings<'_, G> {
    pub(crate) fn describe(self, story: &mut Story, words: Words) {
        let Surroundings {
            table,
            tally,
            moves,
        } = self;
        if let Some(News::NoEntropy) = table.news() {
            story.add(words.no_entropy());
        }
        // Eight digits are enough to tell two seals apart. The Copy button has the whole seal.
        let shown = |mut hex: String| {
            hex.truncate(8);
            hex
        };
        story.add(words.left_in_deck(table.left()));
        match table.sealed().map(|sealed| sealed.origin) {
            Some(Origin::Shared) => story.add(words.deal_is_shared()),
            Some(Origin::Daily(_)) => story.add(words.deal_is_daily()),
            Some(Origin::Practice) => story.add(words.practice_not_counted()),
            Some(Origin::Fresh) | None => (),
        }
        story.add(tally);
        if let Some(Sealed { seal, .. }) = table.sealed() {
            story.add(words.seal_is(&shown(seal.to_string())));
        }
        if let Some(deal) = table.revealed() {
            story.add(words.secret_is(&shown(deal.secret().to_hex())));
        }
        if let Some(next) = table.next_seal() {
            story.add(words.next_seal_is(&shown(next.to_string())));
        }
        if !moves.is_empty() {
            story.add(words.you_can(&moves));
        }
    }
}

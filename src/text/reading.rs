//! Everything that is to be seen on a table, told to someone who cannot see it, and nothing more:
//! what a hidden card is, nothing here can know.

use super::news::{tell_showdown, tell_swaps, their_duel};
use super::story::Story;
use super::{Held, Label, Move, Words, solo_hint, words};
use crate::app::route::Route;
use crate::blackjack::{self, DealerHand};
use crate::core::Jokers;
use crate::poker::{self, duel, duel_game};
use crate::table::sitting::Source;
use crate::table::{self, Origin, Round as _, Sealed, Table, Tally};
use crate::text::language::Language;

/// All that is to be seen on the blackjack table.
#[must_use]
pub fn table_reading_blackjack(language: Language, game: &blackjack::Game) -> String {
    use blackjack::{Action, News};
    let words = words(language);
    let mut story = Story::new(words.between());
    story.tell(words.this_is(Route::Blackjack));
    story.tell(words.rules_chosen(game.preset()));
    let round = match game.table() {
        Table::Bare | Table::Ready(_) => {
            story.tell(words.blackjack_intro(game.preset()));
            story.tell(words.nothing_dealt());
            None
        }
        Table::Cutting(_) => {
            story.tell(words.label(Label::CutHint));
            None
        }
        Table::Dealt(dealt) => {
            tell_blackjack(&mut story, words, dealt.round());
            Some(dealt.round())
        }
    };
    match game.news() {
        Some(News::NoEntropy) => story.tell(words.no_entropy()),
        Some(
            News::SharedDealReady
            | News::ReadyToCut
            | News::ChosePreset
            | News::Dealt
            | News::PlayerDrew
            | News::PlayerStood
            | News::DealerDrew,
        )
        | None => (),
    }
    let legal = round
        .map(blackjack::Round::legal_actions)
        .unwrap_or_default();
    let moves = legal.into_iter().map(|action| match action {
        Action::Hit => Move::Hit,
        Action::Stand => Move::Stand,
    });
    Around {
        left: round.map_or_else(
            || game.table().cards(game.preset().rules()),
            blackjack::Round::left,
        ),
        sealed: game.table().sealed(),
        revealed: round.is_some_and(blackjack::Round::is_over),
        tally: shown(game.sitting().source(), game.tally()),
        moves: moves.chain(deals_or_cuts(game.table())).collect(),
    }
    .tell(&mut story, words);
    story.end()
}

/// Whether the player may deal, or cut.
fn deals_or_cuts<R: table::Round>(table: &Table<R>) -> Vec<Move> {
    match table {
        Table::Cutting(_) => vec![Move::Cut],
        Table::Bare | Table::Ready(_) | Table::Dealt(_) => {
            table.may_deal().then_some(Move::Deal).into_iter().collect()
        }
    }
}

fn tell_blackjack(story: &mut Story, words: &dyn Words, round: &blackjack::Round) {
    use blackjack::Round;
    let seen = round.view();
    let (player, dealer) = (seen.player_score(), seen.dealer_score());
    story.tell(match round {
        Round::Player(_) => words.your_turn(),
        Round::Dealer(_) => words.dealers_turn(),
        Round::Over(_) => words.round_over(),
    });
    story.tell(words.your_hand(seen.player, player));
    story.tell(match seen.dealer {
        DealerHand::HoleDown { upcard } => words.dealers_upcard(upcard, dealer),
        DealerHand::Turned(cards) => words.dealers_hand(cards, dealer),
    });
    match round {
        Round::Player(_) | Round::Dealer(_) => (),
        Round::Over(finished) => {
            story.tell(words.blackjack_result(finished.outcome(), player, dealer));
        }
    }
}

/// All that is to be seen on the solo table.
#[must_use]
pub fn table_reading_solo(language: Language, game: &poker::Game) -> String {
    let words = words(language);
    let mut story = Story::new(words.between());
    story.tell(words.this_is(Route::PokerSolo));
    tell_jokers(&mut story, words, game.jokers());
    let round = match game.table() {
        Table::Bare | Table::Ready(_) => {
            story.tell(words.solo_intro());
            story.tell(words.nothing_dealt());
            None
        }
        Table::Cutting(_) => {
            story.tell(words.label(Label::CutHint));
            None
        }
        Table::Dealt(dealt) => Some(dealt.round()),
    };
    let moves = match round {
        Some(poker::Round::Swapping(_)) => vec![Move::Swap, Move::Finish],
        None | Some(poker::Round::Over(_)) => deals_or_cuts(game.table()),
    };
    if let Some(round) = round {
        tell_solo(&mut story, language, game, round);
    }
    match game.news() {
        Some(poker::News::NoEntropy) => story.tell(words.no_entropy()),
        Some(
            poker::News::SharedDealReady
            | poker::News::ChoseJokers
            | poker::News::ReadyToCut
            | poker::News::Dealt
            | poker::News::Swapped(_)
            | poker::News::Finished
            | poker::News::Refused(_),
        )
        | None => (),
    }
    Around {
        left: round.map_or_else(|| game.table().cards(game.jokers()), poker::Round::left),
        sealed: game.table().sealed(),
        revealed: round.is_some_and(poker::Round::is_over),
        tally: None,
        moves,
    }
    .tell(&mut story, words);
    story.end()
}

fn tell_solo(story: &mut Story, language: Language, game: &poker::Game, round: &poker::Round) {
    use poker::News;
    let words = words(language);
    let hand = *round.hand();
    match round {
        poker::Round::Swapping(_) => {
            story.tell(words.your_turn());
            story.tell(words.you_hold(hand));
            let marks = game.marks().places();
            let marked: Vec<Held> = marks.map(|place| hand.each()[place]).collect();
            let (marks, left) = (marked.len(), round.left());
            if marks > 0 {
                story.tell(words.marked_cards(&marked));
            }
            // Between none and too many, the hint only counts what has just been named.
            let hint = (marks == 0 || marks > left).then(|| solo_hint(language, marks, left));
            story.tell(match game.news() {
                Some(News::Refused(why)) => Some(words.refusal(why)),
                Some(
                    News::SharedDealReady
                    | News::ChoseJokers
                    | News::ReadyToCut
                    | News::Dealt
                    | News::Swapped(_)
                    | News::Finished
                    | News::NoEntropy,
                )
                | None => hint,
            });
        }
        poker::Round::Over(finished) => {
            let best = finished.best();
            story.tell(words.round_over());
            story.tell(words.you_hold(hand));
            story.tell(words.best_hand(best));
            story.tell(words.best_cards(best));
            story.tell(words.made(&finished.counts()));
        }
    }
}

/// All that is to be seen on the duel's table.
#[must_use]
pub fn table_reading_duel(language: Language, game: &duel_game::Game) -> String {
    use duel_game::News;
    let words = words(language);
    let mut story = Story::new(words.between());
    story.tell(words.this_is(Route::PokerDuel));
    // What is chosen for the next round is not yet on the table.
    let rules = match game.table() {
        Table::Bare | Table::Ready(_) | Table::Cutting(_) => game.rules(),
        Table::Dealt(dealt) => dealt.rules(),
    };
    tell_jokers(&mut story, words, rules.jokers);
    story.tell(words.at_the_table(rules.opponents));
    let (round, moves) = match game.table() {
        Table::Bare | Table::Ready(_) => {
            story.tell(words.duel_intro());
            story.tell(words.nothing_dealt());
            (None, vec![])
        }
        Table::Cutting(_) => {
            story.tell(words.label(Label::CutHint));
            (None, vec![])
        }
        Table::Dealt(dealt) => match dealt.round() {
            round @ duel::Round::Swapping(_) => {
                tell_duel(&mut story, words, game, round);
                (Some(round), vec![Move::Swap, Move::StandPat])
            }
            round @ duel::Round::Over(showdown) => {
                story.tell(words.round_over());
                tell_swaps(&mut story, words, showdown);
                tell_showdown(&mut story, words, showdown);
                story.tell(their_duel(words, game));
                (Some(round), vec![])
            }
        },
    };
    match game.news() {
        Some(News::NoEntropy) => story.tell(words.no_entropy()),
        Some(News::OpponentRefused(_)) => story.tell(words.label(Label::OneToThree)),
        Some(
            News::SharedDealReady
            | News::ChoseOpponents
            | News::ChoseJokers
            | News::ReadyToCut
            | News::Dealt
            | News::Showdown(_)
            | News::Refused(_),
        )
        | None => (),
    }
    Around {
        left: round.map_or_else(|| game.table().cards(game.rules()), duel::Round::left),
        sealed: game.table().sealed(),
        revealed: round.is_some_and(duel::Round::is_over),
        tally: shown(game.sitting().source(), game.tally()),
        moves: moves
            .into_iter()
            .chain(deals_or_cuts(game.table()))
            .collect(),
    }
    .tell(&mut story, words);
    story.end()
}

/// A duel while the player decides: of the other hands nothing is to be known.
fn tell_duel(story: &mut Story, words: &dyn Words, game: &duel_game::Game, round: &duel::Round) {
    use duel_game::News;
    let hand = *round.hand();
    story.tell(words.your_turn());
    story.tell(words.you_hold(hand));
    let marks = game.marks().places();
    let marked: Vec<Held> = marks.map(|place| hand.each()[place]).collect();
    if !marked.is_empty() {
        story.tell(words.marked_cards(&marked));
    }
    let hint = marked
        .is_empty()
        .then(|| words.label(Label::SwapOrStandPat).to_owned());
    story.tell(match game.news() {
        Some(News::Refused(why)) => Some(words.refusal(why)),
        Some(
            News::SharedDealReady
            | News::ChoseOpponents
            | News::OpponentRefused(_)
            | News::ChoseJokers
            | News::ReadyToCut
            | News::Dealt
            | News::Showdown(_)
            | News::NoEntropy,
        )
        | None => hint,
    });
}

/// The score as far as it is shown: the deal of the day has points instead.
const fn shown(source: Source, tally: Tally) -> Option<Tally> {
    match source {
        Source::Entropy => Some(tally),
        Source::Calendar => None,
    }
}

/// How many jokers are in the pack, if there are any.
fn tell_jokers(story: &mut Story, words: &dyn Words, jokers: Jokers) {
    if jokers != Jokers::None {
        story.tell(format!("{}{}", words.jokers(jokers), words.full_stop()));
        story.tell(words.label(Label::JokersNote));
    }
}

/// What lies around the hands on every table, and what may be done.
struct Around<'a> {
    /// How many cards are left in the deck; before the deal, none of them is missing.
    left: usize,
    sealed: Option<&'a Sealed>,
    /// Whether the secret is shown too.
    revealed: bool,
    tally: Option<Tally>,
    moves: Vec<Move>,
}

impl Around<'_> {
    fn tell(self, story: &mut Story, words: &dyn Words) {
        // As many digits as are shown.
        let shown = |mut hex: String| {
            hex.truncate(8);
            hex
        };
        story.tell(words.left_in_deck(self.left));
        match self.sealed.map(|sealed| sealed.origin) {
            Some(Origin::Shared) => story.tell(words.deal_is_shared()),
            Some(Origin::Daily(_)) => story.tell(words.label(Label::DealIsDaily)),
            Some(Origin::Fresh) | None => (),
        }
        story.tell(self.tally.map(|tally| words.score_so_far(tally)));
        if let Some(Sealed { deal, .. }) = self.sealed {
            story.tell(words.seal_is(&shown(deal.seal().to_string())));
            if self.revealed {
                story.tell(words.secret_is(&shown(deal.secret().to_hex())));
            }
        }
        if !self.moves.is_empty() {
            story.tell(words.you_can(&self.moves));
        }
    }
}

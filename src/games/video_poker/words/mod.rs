//! The messages of video poker, and the announcements of its table.

pub mod games;
pub mod hands;

use crate::app::route::Route;
use crate::check::Check;
use crate::core::{Category, Chips, PackCard, WildHand};
use crate::pages::history::words::name_of_video_poker;
use crate::poker::practice::PracticeHands;
use crate::poker::video_poker::{Action, Finished, Game, Refusal, Round};
use crate::poker::{Class, Coins, PayTable, VideoPokerTable};
use crate::poker::{VideoPoker, video_poker};
use crate::table::{AnyTable as _, Marking, Marks, News, Origin, Phase};
use crate::text::description::{Surroundings, moves};
use crate::text::game::GameWords;
use crate::text::language::Language;
use crate::text::messages::CoachWords;
use crate::text::messages::PagesWords;
use crate::text::news::add_common_event;
use crate::text::poker::marked;
use crate::text::poker::{PokerWords, words};
use crate::text::story::Story;
use crate::text::{Held, Move, pack_card};
use crate::text::{poker, short};
use games::called_in;

impl PokerWords {
    /// The practised hands, as shown on the table: “Practice: low pairs”.
    #[must_use]
    pub fn video_poker_practice(self, hands: &PracticeHands) -> &'static str {
        match hands {
            PracticeHands::Of(kind) => self.jacks_practice_of(*kind),
            PracticeHands::Close(_) => self.jacks_practice_close(),
            PracticeHands::Penalty(_) => self.jacks_practice_penalty(),
            PracticeHands::Mistakes(_) => self.jacks_practice_mistakes(),
        }
    }

    /// The bet on a hand: “Bet: 5 coins”.
    #[must_use]
    pub fn coins_bet(self, coins: Coins) -> String {
        self.coins_on_hand(coins.number())
    }

    /// The message about a refused decision.
    #[must_use]
    pub fn video_poker_refusal(self, why: &Refusal) -> String {
        match why {
            Refusal::Cards(why) => self.refusal(why),
            Refusal::NoBet => self.refused_no_bet().to_owned(),
            Refusal::NotEnough => self.refused_not_enough().to_owned(),
        }
    }

    /// A sentence: this card is now held, or no longer. `count` is the number of held cards.
    #[must_use]
    pub fn card_held(self, card: PackCard, is_held: bool, count: usize) -> String {
        let card = pack_card(*self, card);
        self.card_is_held(&card, is_held, count)
    }

    /// A sentence with the held cards. `cards` is not empty.
    #[must_use]
    pub fn held_cards(self, cards: &[Held]) -> String {
        self.cards_are_held(&self.held(cards))
    }
}

/// The result of a finished hand and its pay. For a pair that is too low it adds the lowest rank that pays. For several
/// hands it is the count of each result, the best hand, and the total pay.
#[must_use]
pub fn result(words: PokerWords, finished: &Finished) -> String {
    let mut story = Story::new(words.between());
    let (game, hands) = (finished.table().game(), finished.stake().hands());
    if hands.are_several() {
        let counts = finished.counts();
        let name = |class: Option<Class>| class.map_or(words.no_prize(), |it| words.class(it));
        let counts: Vec<(&str, usize)> = counts
            .into_iter()
            .map(|(class, count)| (name(class), count))
            .collect();
        story.add(words.hands_are(hands, &counts));
        if let Some(best) = best(words, finished) {
            story.add(best);
        }
        story.add(words.hands_pay(finished.paid()));
    } else {
        let called = called_in(words, game, finished.hand());
        story.add(words.hand_pays(&called, finished.paid()));
        story.add(why_unpaid(words, finished.table(), finished.hand()));
    }
    story.finish()
}

/// The best of several hands and its name. `None` if no hand is paid.
#[must_use]
pub fn best(words: PokerWords, finished: &Finished) -> Option<String> {
    let (number, hand) = finished.best();
    finished.prize(hand)?;
    let called = called_in(words, finished.table().game(), hand);
    Some(words.best_hand_is(number, &called))
}

/// The lowest rank of which a pair pays, if this hand is a pair below it. `None` if no pair pays.
#[must_use]
pub fn why_unpaid(words: PokerWords, table: &PayTable, hand: &WildHand) -> Option<String> {
    let game = table.game();
    let is_low = game.category(hand) == Category::OnePair && game.class(hand).is_none();
    let from = table.pairs_from().filter(|_| is_low)?;
    Some(words.pairs_pay_from(from))
}

/// The name of a pay table among the tables of its game: “9/6”.
#[must_use]
pub fn name(words: PokerWords, table: &PayTable) -> String {
    let mut usual = table.game().usual_tables();
    let known = usual.find(|usual| usual.table() == *table);
    known.map_or_else(
        || words.own_pay_table().to_owned(),
        |it| it.name().to_owned(),
    )
}

/// The name of a pay table with its game: “Deuces Wild 25/15/9/5/3/2”.
#[must_use]
pub fn full_name(words: PokerWords, table: &PayTable) -> String {
    let (game, name) = (table.game(), name(words, table));
    if game.usual_tables().any(|usual| usual.table() == *table) {
        words.table_of(game, &name)
    } else {
        [words.game_name(game), &name].join(words.between_rules())
    }
}

/// The player's hand, card by card, and its name in the game.
fn you_hold(words: PokerWords, game: Game, hand: &WildHand) -> String {
    words.you_hold_as(*hand, &called_in(words, game, hand))
}

/// The player's chips, in the words of blackjack.
#[must_use]
pub fn bank(words: PokerWords, table: &VideoPokerTable) -> String {
    words.bank(table.chips_left(), table.purse().stacks())
}

/// The change in chips after a hand and its consequences for the next one, a sentence for each.
#[must_use]
pub fn of_chips(words: PokerWords, table: &VideoPokerTable, finished: &Finished) -> Vec<String> {
    let staked = finished.stake().chips();
    let paid = Chips::whole(finished.paid());
    let apart = Chips::from_halves(paid.halves().abs_diff(staked.halves()));
    let not_counted = match table.sealed().map(|it| it.origin) {
        Some(Origin::Fresh) | None => None,
        Some(Origin::Shared | Origin::Daily(_)) => Some(words.not_counted()),
        Some(Origin::Practice) => Some(words.practice_not_counted()),
    };
    let new_stack = table.was_refilled().then(|| words.new_stack());
    let follows = not_counted.into_iter().chain(new_stack);
    let fewer = table
        .was_reduced()
        .then(|| words.enough_for_hands(table.stake().hands().number()));
    [words.net(paid.cmp(&staked), apart)]
        .into_iter()
        .chain(follows.map(str::to_owned))
        .chain(fewer)
        .collect()
}

/// The result of the player who shared the deal. `None` if the link has none.
#[must_use]
pub fn theirs(words: PokerWords, table: &VideoPokerTable) -> Option<String> {
    match table.shared_round()? {
        Round::Drawing(_) => None,
        Round::Over(finished) if finished.stake().hands().are_several() => {
            Some(words.their_hands_pay(finished.paid()))
        }
        Round::Over(finished) => {
            let swapped = [finished.discarded().count()];
            let swaps = if swapped == [0] { &[][..] } else { &swapped };
            Some(words.their_swaps(swaps, *finished.hand()))
        }
    }
}

/// The announcement of the latest event at the table.
#[must_use]
pub fn video_poker_news(language: Language, table: &VideoPokerTable) -> String {
    let words = words(language);
    let mut story = Story::new(words.between());
    let Some(news) = table.news() else {
        return story.finish();
    };
    let round = table.phase().round();
    add_common_event(&mut story, *words, table);
    match news {
        News::NoEntropy
        | News::NoSuchHand
        | News::SharedDealReady
        | News::RulesKept
        | News::ReadyToCut
        | News::NotCut(_)
        | News::Advanced => (),
        News::Refused(why) => story.add(words.video_poker_refusal(why)),
        News::RulesChosen { .. } => {
            story.add(words.pay_table_is(&full_name(words, table.rules())));
        }
        News::StakeChosen { .. } | News::StakeRounded(_) => story.add(bet_sentence(words, table)),
        News::Marked(place) => {
            let hand = round.map(Round::hand);
            story.add(hand.and_then(|hand| match table.marking() {
                Marking::Swapped => marked(words, hand, table.marks(), *place),
                Marking::Held => {
                    let (card, _) = hand.each().get(*place).copied()?;
                    let (marks, all) = (table.marks(), Marks::PLACES);
                    Some(words.card_held(card, !marks.is_marked(*place), all - marks.count()))
                }
            }));
        }
        News::Dealt | News::RoundBack | News::PracticeBegun => {
            if let News::PracticeBegun = news {
                story.add(practised(words, table));
            }
            story.add(round.map(|round| you_hold(words, round.table().game(), round.hand())));
        }
        News::Decided(action) => {
            story.add(match action {
                Action::StandPat => words.you_stand_pat().to_owned(),
                Action::Swap(marks) => words.you_swap(marks.count()),
            });
            if let Some(Round::Over(finished)) = round {
                add_end(&mut story, words, finished);
                for sentence in of_chips(words, table, finished) {
                    story.add(sentence);
                }
                story.add(theirs(words, table));
            }
        }
    }
    story.finish()
}

/// Announces the final hand, card by card, and its result. For several hands it announces only the result.
fn add_end(story: &mut Story, words: PokerWords, finished: &Finished) {
    if !finished.stake().hands().are_several() {
        story.add(you_hold(words, finished.table().game(), finished.hand()));
    }
    story.add(result(words, finished));
}

/// “Practice: low pairs.”
fn practised(words: PokerWords, table: &VideoPokerTable) -> Option<String> {
    Some(words.sentence(words.video_poker_practice(table.practice()?)))
}

/// “Bet: 5 coins.”
fn bet_sentence(words: PokerWords, table: &VideoPokerTable) -> Option<String> {
    let stake = match table.phase().round() {
        Some(round @ Round::Drawing(_)) => round.stake(),
        Some(Round::Over(_)) | None => *table.stake(),
    };
    let (coins, hands) = (stake.coins()?, stake.hands());
    let bet = if hands.are_several() {
        words.bet_on_hands(coins.number(), hands.number())
    } else {
        words.coins_bet(coins)
    };
    Some(words.sentence(&bet))
}

/// A description of everything visible on the table.
#[must_use]
pub fn video_poker_description(language: Language, table: &VideoPokerTable) -> String {
    let words = words(language);
    let mut story = Story::new(words.between());
    story.add(words.this_is(Route::JACKS));
    let pays = table.rules_on_table();
    story.add(words.pay_table_is(&full_name(words, pays)));
    story.add(
        words
            .wild_cards(pays.game().wild_cards())
            .map(str::to_owned),
    );
    story.add(practised(words, table));
    match table.phase() {
        Phase::Bare | Phase::Ready(_) => {
            story.add(words.jacks_intro());
            story.add(words.nothing_dealt());
        }
        Phase::Cutting(_) => story.add(words.cut_hint()),
        Phase::Dealt(dealt) => match dealt.round() {
            Round::Drawing(_) => {
                story.add(words.your_turn());
                describe_hand(&mut story, words, table, dealt.round());
            }
            Round::Over(finished) => {
                story.add(words.round_over());
                add_end(&mut story, words, finished);
            }
        },
    }
    let chosen = || table.stake().coins().unwrap_or(Coins::MOST);
    let coins = table.phase().round().map_or_else(chosen, Round::coins);
    let line = |class: &Class| words.prize_pays(words.class(*class), pays.paid(*class, coins));
    let lines: Vec<String> = pays.game().classes().iter().map(line).collect();
    story.add(lines.join(words.between()));
    story.add(words.sentence(&bank(words, table)));
    story.add(bet_sentence(words, table));
    Surroundings {
        table,
        tally: None,
        moves: moves(table, |action| match action {
            Action::Swap(_) => Move::Swap,
            Action::StandPat => Move::StandPat,
        }),
    }
    .describe(&mut story, *words);
    story.finish()
}

/// Describes the player's hand, and the cards to swap or to hold, or a hint if there are none. Adds the reason if a
/// decision was refused.
fn describe_hand(story: &mut Story, words: PokerWords, table: &VideoPokerTable, round: &Round) {
    let hand = *round.hand();
    story.add(you_hold(words, round.table().game(), &hand));
    let is_meant = |place: &usize| match table.marking() {
        Marking::Swapped => table.marks().is_marked(*place),
        Marking::Held => !table.marks().is_marked(*place),
    };
    let places = (0..Marks::PLACES).filter(is_meant);
    let meant: Vec<_> = places.map(|place| hand.each()[place]).collect();
    story.add(match (table.marking(), meant.is_empty()) {
        (Marking::Swapped, true) => words.swap_or_stand_pat().to_owned(),
        (Marking::Swapped, false) => words.marked_cards(&meant),
        (Marking::Held, true) => words.hold_some().to_owned(),
        (Marking::Held, false) => words.held_cards(&meant),
    });
    let why = table.news().and_then(News::refusal);
    story.add(why.map(|why| words.video_poker_refusal(why)));
}

impl GameWords for VideoPoker {
    fn terms(language: Language, terms: &str) -> Option<String> {
        let all = poker::words(language);
        terms.split_once('~').and_then(|(table, stake)| {
            let table: PayTable = table.parse().ok()?;
            let stake: video_poker::Stake = stake.parse().ok()?;
            let coins = all.coins(stake.coins()?.number());
            let hands = stake.hands();
            let hands = hands
                .are_several()
                .then(|| all.hands_in_words(hands.number()));
            let mut usual = table.game().usual_tables();
            let name = if usual.any(|usual| usual.table() == table) {
                crate::games::video_poker::words::full_name(all, &table)
            } else {
                let pays: Vec<String> = table.pays().iter().map(u16::to_string).collect();
                all.table_of(table.game(), &pays.join("-"))
            };
            let parts: Vec<String> = [name, coins].into_iter().chain(hands).collect();
            Some(parts.join(PagesWords::of(language).between_parts()))
        })
    }

    fn decision(language: Language, code: char, cards: &[PackCard]) -> Option<String> {
        Marks::from_code(code).map(|marks| held(language, marks, cards))
    }

    fn result(language: Language, check: &Check<VideoPoker>) -> String {
        match check.over() {
            Some(video_poker::Round::Over(finished)) => {
                crate::games::video_poker::words::result(poker::words(language), finished)
            }
            Some(video_poker::Round::Drawing(_)) | None => String::new(),
        }
    }

    fn name_by_rules(language: Language, rules: &str) -> Option<&'static str> {
        name_of_video_poker(language, rules)
    }
}

/// A decision of video poker: the cards that it holds are those that are not swapped.
fn held(language: Language, marks: Marks, cards: &[PackCard]) -> String {
    let words = PagesWords::of(language);
    if marks == Marks::NONE {
        return words.hold_all().to_owned();
    }
    let all = cards.iter().enumerate();
    let held: Vec<PackCard> = all
        .filter(|(place, _)| !marks.is_marked(*place))
        .map(|(_, card)| *card)
        .collect();
    if held.is_empty() {
        words.history_swap(marks.count())
    } else {
        let names = held.iter().map(|card| match card {
            PackCard::Natural(card) => short(*card),
            PackCard::Joker(_) => CoachWords::of(language).joker_held().to_owned(),
        });
        let names: Vec<String> = names.collect();
        words.hold(&names.join(" "))
    }
}

//! The selection of messages for the tables and the page. Every language selects the same message for a value; only its
//! text differs.

use std::cmp::Ordering;

use super::messages::Words;
use super::numbers::with_sign;
use super::story::joined;
use super::{CountKind, Held, Move, felt, rules_name};
use crate::app::route::{Route, TableId};
use crate::blackjack::{
    Action, BetRefused, Naturals, Outcome, PracticeHands, Refusal, Rules, Soft17, Withheld,
};
use crate::core::{
    AceRule, Card, Chips, CutOutOfRange, Mix, PackCard, ParseMixError, ParseSecretError, Score,
    TimeOfDay,
};
use crate::table::{DailyRound, LinkError, NotCut, Origin, Tally, Verdict};

/// Places.
impl Words {
    /// The title of the browser's window.
    #[must_use]
    pub fn title(self, route: Route) -> String {
        match route {
            Route::Home => self.home_title().to_owned(),
            Route::Table(_)
            | Route::Settings
            | Route::Guide
            | Route::Reading(_)
            | Route::Unknown => self.place_title(self.heading(route)),
        }
    }

    /// The heading of a place. For a table it is the name of the game.
    #[must_use]
    pub fn heading(self, route: Route) -> &'static str {
        match route {
            Route::Home => self.game_heading(TableId::default().game()),
            Route::Table(id) => self.game_heading(id.game()),
            Route::Settings => self.settings(),
            Route::Guide => self.how_to_play(),
            Route::Reading(page) => self.page_heading(page),
            Route::Unknown => self.unknown_heading(),
        }
    }

    /// A sentence with the name of the place.
    #[must_use]
    pub fn this_is(self, route: Route) -> String {
        let heading = self.heading(route);
        self.place_is(heading, heading.ends_with('?'))
    }
}

/// Cards.
impl Words {
    /// Puts names into a list, for the middle of a sentence.
    pub(crate) fn listed(self, names: &[String]) -> String {
        let last = match names {
            [_, _] => self.between_two(),
            _ => self.before_last(),
        };
        joined(names, self.between_listed(), last)
    }

    /// “The ten of hearts, the ace of spades and the two of clubs”, for the middle of a sentence.
    #[must_use]
    pub fn list(self, cards: &[Card]) -> String {
        let names: Vec<String> = cards.iter().map(|card| self.the_card(*card)).collect();
        self.listed(&names)
    }

    /// A list of held cards, as in [`Words::list`]. A joker is listed with the card that it plays as.
    #[must_use]
    pub fn held(self, cards: &[Held]) -> String {
        let name = |(card, plays_as): &Held| match *card {
            PackCard::Natural(card) => self.the_card(card),
            PackCard::Joker(joker) => self.joker_as(joker, *plays_as),
        };
        let names: Vec<String> = cards.iter().map(name).collect();
        self.listed(&names)
    }
}

/// The parts of every table, and deals.
impl Words {
    /// The texts before and after the number of cards left in the deck.
    #[must_use]
    pub fn left(self, count: usize) -> [&'static str; 2] {
        [self.left_before(), self.left_after(count)]
    }

    /// The rounds of a session at this table: won, tied and lost.
    #[must_use]
    pub fn tally(self, at: TableId, tally: Tally) -> String {
        let Tally { won, drawn, lost } = tally;
        self.rounds_tally(won, drawn, lost, has_pushes(at))
    }

    /// A sentence with the rounds of a session: won, tied and lost.
    #[must_use]
    pub fn score_so_far(self, at: TableId, tally: Tally) -> String {
        let Tally { won, drawn, lost } = tally;
        self.rounds_so_far(won, drawn, lost, has_pushes(at))
    }

    /// The reason why the pack is not cut, and the next step.
    #[must_use]
    pub fn not_cut_because(self, why: NotCut) -> String {
        match why {
            NotCut::NothingChosen => self.cut_or_mix().to_owned(),
            NotCut::NoNumber => self.cut_is_no_number().to_owned(),
            NotCut::OutOfRange(CutOutOfRange { cut, cards }) => {
                self.cut_out_of_range(cards, cards.saturating_sub(1), cut)
            }
            NotCut::Mix(error) => self.mix_error(&error),
        }
    }

    /// The message about a text that cannot be mixed into the shuffle.
    #[must_use]
    pub fn mix_error(self, error: &ParseMixError) -> String {
        match error {
            ParseMixError::TooLong { characters } => self.mix_too_long(Mix::MOST, *characters),
            ParseMixError::ControlCharacter => self.mix_is_no_line().to_owned(),
        }
    }

    /// The message about an invalid link to a shared deal.
    #[must_use]
    pub fn link_error(self, error: &LinkError) -> String {
        let why = match error {
            LinkError::RulesAlone => return self.link_rules_alone().to_owned(),
            LinkError::NoTable => self.link_without_table().to_owned(),
            LinkError::NoSecret => self.link_without_deal().to_owned(),
            LinkError::Secret(ParseSecretError { characters }) => self.link_secret(*characters),
            LinkError::Mix(error) => self.mix_error(error),
            LinkError::Rules => self.link_rules().to_owned(),
            LinkError::Play => self.link_play().to_owned(),
            LinkError::CutIsNoNumber => self.link_cut_no_number().to_owned(),
            LinkError::Cut(error) => self.not_cut_because(NotCut::OutOfRange(*error)),
        };
        self.link_damaged(&why)
    }

    /// The note about the deal of the day, and when it changes for all players at once. The time is in the player's
    /// time zone, or midnight UTC if that is not known.
    #[must_use]
    pub fn daily_note(self, changes: Option<TimeOfDay>) -> String {
        let time = changes.map(|time| {
            let minutes = format!("{:02}", time.minute);
            let is_afternoon = time.hour >= 12;
            let twelve = time.hour_of_twelve();
            self.time_of_day(time.hour, twelve, is_afternoon, time.minute, &minutes)
        });
        self.ten_rounds_a_day(time.as_deref())
    }

    /// The player's progress in the deal of the day, with the points so far.
    #[must_use]
    pub fn daily(self, round: DailyRound, points: u32) -> String {
        self.round_of_day(&round.date().to_text(), round.number(), points)
    }

    /// The decisions of the player who shared the deal at blackjack, and their result.
    #[must_use]
    pub fn their_blackjack(self, decisions: &[Action], score: Score, verdict: Verdict) -> String {
        let names = decisions.iter().map(|action| self.decision(*action));
        let decisions =
            (!decisions.is_empty()).then(|| names.collect::<Vec<_>>().join(self.between_listed()));
        self.they_decided(decisions.as_deref(), score.total(), verdict)
    }
}

/// Deals.
impl Words {
    /// The purpose of the seal of a deal from this origin, or why it proves nothing.
    #[must_use]
    pub fn about_seal(self, origin: Origin, is_shoe: bool) -> &'static str {
        match origin {
            Origin::Fresh if is_shoe => self.shoe_seal_note(),
            Origin::Fresh => self.seal_note(),
            Origin::Shared => self.shared_seal_note(),
            Origin::Daily(_) => self.daily_seal_note(),
            Origin::Practice => self.practice_seal_note(),
        }
    }
}

/// Blackjack.
impl Words {
    /// The pay of a natural, where there are bets. `None` if naturals are not special.
    #[must_use]
    pub fn naturals_pay(self, naturals: Naturals) -> Option<&'static str> {
        match naturals {
            Naturals::NotSpecial => None,
            Naturals::PayEven => Some(self.natural_pays_even()),
            Naturals::PaySixToFive => Some(self.natural_pays_six_to_five()),
            Naturals::PaySevenToFive => Some(self.natural_pays_seven_to_five()),
            Naturals::PayThreeToTwo => Some(self.natural_pays_three_to_two()),
            Naturals::PayTwoToOne => Some(self.natural_pays_two_to_one()),
        }
    }

    /// The total on which the dealer stops.
    #[must_use]
    pub fn dealer_rule(self, ace: AceRule, soft17: Soft17) -> &'static str {
        match ace {
            AceRule::One => self.dealer_draws_to_17(),
            AceRule::OneOrEleven => self.dealer_at_17(soft17),
        }
    }

    /// The total of a blackjack hand: “soft 18”, “17”.
    #[must_use]
    pub fn points(self, score: Score) -> String {
        self.points_of_hand(score.is_soft(), score.total())
    }

    /// The result of a blackjack round in a sentence.
    #[must_use]
    pub fn blackjack_result(self, outcome: Outcome, player: Score, dealer: Score) -> String {
        let (you, they) = (player.total(), dealer.total());
        match outcome {
            Outcome::PlayerBlackjack => self.result_player_blackjack().to_owned(),
            Outcome::PlayerWins => self.result_player_wins(you, they),
            Outcome::DealerBusts => self.result_dealer_busts(they),
            Outcome::Draw if player.is_natural() && dealer.is_natural() => {
                self.result_two_blackjacks().to_owned()
            }
            Outcome::Draw => self.result_draw(you, they),
            Outcome::DealerWins if you == they => self.result_dealer_wins_tie(you),
            Outcome::DealerWins => self.result_dealer_wins(you, they),
            Outcome::DealerBlackjack => self.result_dealer_blackjack().to_owned(),
            Outcome::PlayerBusts => self.result_player_busts(you),
            Outcome::Surrendered => self.result_surrendered().to_owned(),
            Outcome::Charlie => self.result_charlie().to_owned(),
            Outcome::BetReturned => self.result_bet_returned().to_owned(),
        }
    }

    /// The practised hands, as shown on the table: “Practice: soft hands”.
    #[must_use]
    pub fn practice(self, hands: &PracticeHands) -> &'static str {
        match hands {
            PracticeHands::Soft => self.practice_soft(),
            PracticeHands::Pairs => self.practice_pairs(),
            PracticeHands::Close(_) => self.practice_close(),
            PracticeHands::Mistakes(_) => self.practice_mistakes(),
        }
    }

    /// A sentence: these rules apply from the next deal on.
    #[must_use]
    pub fn rules_chosen(self, rules: &Rules) -> String {
        self.rules_hold(rules_name(self, rules), &felt(self, rules))
    }

    /// The player's first blackjack cards.
    #[must_use]
    pub fn you_are_dealt(self, cards: &[Card]) -> String {
        self.dealt_cards(&self.list(cards))
    }

    /// A sentence with the total of the player's hand.
    #[must_use]
    pub fn you_have(self, score: Score) -> String {
        self.you_have_count(CountKind::of(score), score.total())
    }

    /// A sentence: the player stands on this total.
    #[must_use]
    pub fn you_stand(self, score: Score) -> String {
        self.you_stand_on(CountKind::of(score), score.total())
    }

    /// A sentence: the dealer's total is over 21. It does not name a winner, because a hand of the player may be bust
    /// too.
    #[must_use]
    pub fn dealer_busts(self, score: Score) -> String {
        self.dealer_busts_with(score.total())
    }

    /// A sentence with the total of the dealer's hand.
    #[must_use]
    pub fn dealer_has(self, score: Score) -> String {
        self.dealer_has_count(CountKind::of(score), score.total())
    }

    /// The player's blackjack hand, card by card, and its total.
    #[must_use]
    pub fn your_hand(self, cards: &[Card], score: Score) -> String {
        self.your_hand_is(&self.list(cards), CountKind::of(score), score.total())
    }

    /// The dealer's upcard and its points, while the hole card lies face down.
    #[must_use]
    pub fn dealers_upcard(self, upcard: Card, score: Score) -> String {
        self.dealers_upcard_is(upcard, CountKind::of(score), score.total())
    }

    /// The dealer's hand, card by card, and its total.
    #[must_use]
    pub fn dealers_hand(self, cards: &[Card], score: Score) -> String {
        self.dealers_hand_is(&self.list(cards), CountKind::of(score), score.total())
    }

    /// The message about a refused decision at blackjack.
    #[must_use]
    pub fn blackjack_refusal(self, why: Refusal) -> &'static str {
        match why {
            Refusal::NotYourTurn => self.refused_not_your_turn(),
            Refusal::DeckEmpty => self.refused_deck_empty(),
            Refusal::NotHere => self.refused_not_here(),
            Refusal::TooFewChips | Refusal::Bet(BetRefused::NotEnough) => {
                self.refused_too_few_chips()
            }
            Refusal::Bet(BetRefused::TooLow(_)) => self.refused_no_bet_yet(),
            Refusal::Bet(BetRefused::TooHigh(_)) => self.refused_bet_too_high(),
            Refusal::Bet(BetRefused::OutOfStep(_)) => self.refused_out_of_step(),
            Refusal::Bet(BetRefused::NoBets) => self.refused_no_bets(),
            Refusal::Bet(BetRefused::NoNumber) => self.refused_bet_no_number(),
        }
    }

    /// The reason why the decision with this button is not offered: “Double: too few chips.”
    #[must_use]
    pub fn withheld(self, button: &str, why: Withheld) -> String {
        match why {
            Withheld::TooFewChips => self.withheld_too_few_chips(button),
            Withheld::DeckEmpty => self.withheld_deck_empty(button),
            Withheld::Totals { least } => self.withheld_totals(button, least),
            Withheld::AfterSplit => self.withheld_after_split(button),
            Withheld::MostHands(most) => self.withheld_most_hands(button, most),
            Withheld::SplitAces => self.withheld_split_aces(button),
            Withheld::AcesNotDoubled => self.withheld_aces_not_doubled(button),
        }
    }

    /// A sentence with the possible actions. `moves` is not empty.
    #[must_use]
    pub fn you_can(self, moves: &[Move]) -> String {
        let names: Vec<&str> = moves.iter().map(|it| self.may_do(*it)).collect();
        self.you_may_do(&joined(
            &names,
            self.between_listed(),
            self.before_last_choice(),
        ))
    }
}

/// Chips.
impl Words {
    /// The player's chips. Mentions the number of stacks if the player got more than one.
    #[must_use]
    pub fn bank(self, chips: Chips, stacks: u32) -> String {
        let chips = self.in_digits(chips);
        match stacks {
            0 | 1 => self.bank_is(&chips),
            stacks => self.bank_of_stack(&chips, stacks),
        }
    }

    /// The chips won or lost in a round.
    #[must_use]
    pub fn net(self, change: Ordering, by: Chips) -> String {
        match change {
            Ordering::Equal => self.net_nothing().to_owned(),
            Ordering::Less | Ordering::Greater => {
                self.net_amount(&with_sign(change, &self.in_digits(by)))
            }
        }
    }

    /// The result of the insurance: its pay, or that it is lost.
    #[must_use]
    pub fn insurance_pays(self, won: bool, amount: Chips) -> String {
        let amount = self.in_digits(amount);
        if won {
            self.insurance_won(&amount)
        } else {
            self.insurance_lost(&amount)
        }
    }
}

/// Returns true if a round without a winner is a push at this table.
const fn has_pushes(at: TableId) -> bool {
    at.game().profile().has_pushes
}

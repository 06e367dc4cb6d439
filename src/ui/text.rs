//! Every word that the page says, in English: what is written here and nowhere else can be
//! translated.

use crate::blackjack::{self, Outcome, Preset};
use crate::core::{AceRule, Card, Category, HandRank, PokerHand, Rank, Score, Suit};
use crate::poker;
use crate::route::Route;
use crate::table::{NoEntropy, Table, Tally};

/// The name of the page.
pub const NAME: &str = "Fair Deal";

/// The title of the browser's window.
#[must_use]
pub fn title(route: Route) -> String {
    match route {
        Route::Home => format!("{NAME}: blackjack and draw poker"),
        Route::Blackjack | Route::PokerSolo | Route::Unknown => {
            format!("{} – {NAME}", heading(route))
        }
    }
}

/// The heading of a place.
#[must_use]
pub const fn heading(route: Route) -> &'static str {
    match route {
        Route::Home | Route::Blackjack => "Blackjack",
        Route::PokerSolo => "Draw poker",
        Route::Unknown => "Nothing is dealt here",
    }
}

/// What a card is called: “Seven of diamonds”.
#[must_use]
pub fn card(card: Card) -> String {
    format!("{} of {}", capital(rank(card.rank)), suit(card.suit))
}

/// What a card is called inside a sentence: “the seven of diamonds”.
#[must_use]
pub fn the_card(card: Card) -> String {
    format!("the {} of {}", rank(card.rank), suit(card.suit))
}

/// A card in as few signs as will do: “7♦”.
#[must_use]
pub fn short(card: Card) -> String {
    let suit = match card.suit {
        Suit::Spades => '♠',
        Suit::Hearts => '♥',
        Suit::Diamonds => '♦',
        Suit::Clubs => '♣',
    };
    format!("{}{suit}", index(card.rank))
}

/// What can be said of a card that lies face down.
pub const FACE_DOWN: &str = "Face-down card";

const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}

const fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
    }
}

fn plural(one: Rank) -> String {
    match one {
        Rank::Six => "sixes".to_owned(),
        Rank::Two
        | Rank::Three
        | Rank::Four
        | Rank::Five
        | Rank::Seven
        | Rank::Eight
        | Rank::Nine
        | Rank::Ten
        | Rank::Jack
        | Rank::Queen
        | Rank::King
        | Rank::Ace => format!("{}s", rank(one)),
    }
}

/// The index in the corner of a card's face; the ten is written 10.
#[must_use]
pub const fn index(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "2",
        Rank::Three => "3",
        Rank::Four => "4",
        Rank::Five => "5",
        Rank::Six => "6",
        Rank::Seven => "7",
        Rank::Eight => "8",
        Rank::Nine => "9",
        Rank::Ten => "10",
        Rank::Jack => "J",
        Rank::Queen => "Q",
        Rank::King => "K",
        Rank::Ace => "A",
    }
}

fn capital(words: &str) -> String {
    with_first(words, char::to_ascii_uppercase)
}

fn with_first(words: &str, change: impl Fn(&char) -> char) -> String {
    let first = words.chars().take(1).map(|first| change(&first));
    first.chain(words.chars().skip(1)).collect()
}

/// `"1 card"`, `"2 cards"`.
#[must_use]
pub fn cards(count: usize) -> String {
    format!("{count} card{}", if count == 1 { "" } else { "s" })
}

/// “The ten of hearts, the ace of spades and the two of clubs”, for the middle of a sentence.
#[must_use]
pub fn sentence_of(cards: &[Card]) -> String {
    let names: Vec<String> = cards.iter().copied().map(the_card).collect();
    match names.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Says that what follows is the seal of the deal.
pub const SEAL: &str = "Seal";

/// Says that what follows is the secret of the deal.
pub const SECRET: &str = "Secret";

/// Marks a deal that came from a link.
pub const SHARED: &str = "Shared";

/// The names of the hands on a table.
pub const DEALER: &str = "Dealer";
/// The player's own hand.
pub const YOU: &str = "You";
/// The choice of a set of blackjack rules.
pub const RULES: &str = "Rules";
/// Says on a card that it is marked for swapping.
pub const FLAG: &str = "swap";
/// Says what the links in the header are.
pub const GAMES: &str = "Games";
/// Says how often each category came up.
pub const HANDS_MADE: &str = "Hands made";

/// What is said where nothing is.
pub const UNKNOWN: &str = "There is no table at this address. The games are one click away:";

/// What the page says when it has panicked.
pub const PANICKED: &str = "The page ran into an error of ours and stopped.";

/// What a blackjack hand counts: “soft 18”, “17”.
#[must_use]
pub fn points(score: Score) -> String {
    let soft = if score.is_soft() { "soft " } else { "" };
    format!("{soft}{}", score.total())
}

/// A set of blackjack rules in a word or three.
#[must_use]
pub const fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::Classic => "Classic",
        Preset::HouseWinsTies => "House wins ties",
        Preset::Exam => "Exam",
    }
}

/// What is written on the felt.
#[must_use]
pub fn felt(preset: Preset) -> &'static str {
    match preset {
        Preset::Classic => "Dealer stands on all 17s",
        Preset::HouseWinsTies => "Dealer stands on all 17s, and wins ties",
        Preset::Exam => "Dealer draws to 17, aces count one",
    }
}

/// How the game is played at this table, for a newcomer.
#[must_use]
pub fn blackjack_intro(preset: Preset) -> String {
    let aces = match preset.rules().ace {
        AceRule::OneOrEleven => "An ace counts 1 or 11, a picture 10.",
        AceRule::One => "An ace counts 1, a picture 10.",
    };
    format!("Come nearer to 21 than the dealer without going over. {aces}")
}

/// The result of a blackjack round in a sentence.
#[must_use]
pub fn blackjack_result(outcome: Outcome, player: Score, dealer: Score) -> String {
    let (you, they) = (player.total(), dealer.total());
    match outcome {
        Outcome::PlayerBlackjack => "Blackjack! You win.".to_owned(),
        Outcome::PlayerWins => format!("You win, {you} to {they}."),
        Outcome::DealerBusts => format!("The dealer busts with {they}. You win."),
        Outcome::Draw if player.is_natural() && dealer.is_natural() => {
            "Two blackjacks: a draw.".to_owned()
        }
        Outcome::Draw => format!("A draw, {you} all."),
        Outcome::DealerWins if you == they => {
            format!("A tie at {you}: the house wins ties.")
        }
        Outcome::DealerWins => format!("The dealer wins, {they} to {you}."),
        Outcome::DealerBlackjack => "The dealer has blackjack. You lose.".to_owned(),
        Outcome::PlayerBusts => format!("You bust with {you}. The dealer wins."),
    }
}

/// The rounds of a session.
#[must_use]
pub fn tally(tally: Tally) -> String {
    let Tally { won, drawn, lost } = tally;
    format!("Won {won} · Drawn {drawn} · Lost {lost}")
}

/// What happened last at the blackjack table, told to someone who cannot see it.
#[must_use]
pub fn blackjack_news(game: &blackjack::Game) -> String {
    use blackjack::News;
    let Some(news) = game.news() else {
        return String::new();
    };
    let round = match game.table() {
        Table::Bare | Table::Ready(_) => {
            return match news {
                News::SharedDealReady => "A shared deal lies ready.".to_owned(),
                News::ChosePreset => rules_chosen(game.preset()),
                News::NoEntropy => NoEntropy.to_string(),
                News::Dealt | News::PlayerDrew | News::PlayerStood | News::DealerDrew => {
                    String::new()
                }
            };
        }
        Table::Dealt(dealt) => dealt.round(),
    };
    let last = |cards: &[Card]| cards.last().copied().map(the_card).unwrap_or_default();
    // A bust hand's count is in the result.
    let counted = |who: &str, score: Score| {
        if score.is_bust() {
            String::new()
        } else {
            format!(" {who} {}.", spoken(score))
        }
    };
    let you_have = counted("You have", round.player_score());
    let dealer = round.dealer();
    let dealer_has = match dealer {
        blackjack::DealerHand::HoleDown { upcard } => {
            format!(" The dealer shows {}.", the_card(upcard))
        }
        blackjack::DealerHand::Turned(_) => counted("The dealer has", round.dealer_score()),
    };
    let told = match news {
        News::NoEntropy => return NoEntropy.to_string(),
        News::ChosePreset => return rules_chosen(game.preset()),
        News::SharedDealReady => String::new(),
        News::Dealt => format!(
            "You are dealt {}.{you_have}{dealer_has}",
            sentence_of(round.player())
        ),
        News::PlayerDrew => {
            format!("You draw {}.{you_have}{dealer_has}", last(round.player()))
        }
        News::PlayerStood => format!(
            "You stand on {}. The dealer turns {}.{dealer_has}",
            spoken(round.player_score()),
            last(dealer.seen())
        ),
        News::DealerDrew => format!("The dealer draws {}.{dealer_has}", last(dealer.seen())),
    };
    match round {
        blackjack::Round::Player(_) | blackjack::Round::Dealer(_) => told,
        blackjack::Round::Over(finished) => {
            let (player, dealer) = (round.player_score(), round.dealer_score());
            format!(
                "{told} {}",
                blackjack_result(finished.outcome(), player, dealer)
            )
        }
    }
}

fn rules_chosen(preset: Preset) -> String {
    format!("{}: {}.", self::preset(preset), felt(preset))
}

/// A count in a sentence: “soft 18”, “hard 17”, and just “9” where neither word tells anything.
fn spoken(score: Score) -> String {
    if score.is_soft() || score.total() < 12 {
        points(score)
    } else {
        format!("hard {}", score.total())
    }
}

/// What a poker hand is called: “Full house, aces over fives”.
#[must_use]
pub fn hand(rank: HandRank) -> String {
    let mut deciding = rank.deciding_ranks();
    // Every category has at least as many deciding ranks as are asked for below.
    let mut next = || deciding.next().unwrap_or(Rank::Two);
    match rank.category() {
        Category::HighCard => format!("{} high", capital(self::rank(next()))),
        Category::OnePair => format!("Pair of {}", plural(next())),
        Category::TwoPair => format!("Two pair, {} and {}", plural(next()), plural(next())),
        Category::ThreeOfAKind => format!("Three of a kind, {}", plural(next())),
        Category::Straight => format!("Straight to the {}", self::rank(next())),
        Category::Flush => format!("Flush, {} high", self::rank(next())),
        Category::FullHouse => format!("Full house, {} over {}", plural(next()), plural(next())),
        Category::FourOfAKind => format!("Four of a kind, {}", plural(next())),
        Category::StraightFlush => format!("Straight flush to the {}", self::rank(next())),
        Category::RoyalFlush => "Royal flush".to_owned(),
    }
}

/// What a category of hands is called in a list.
#[must_use]
pub const fn category(category: Category) -> &'static str {
    match category {
        Category::HighCard => "High card",
        Category::OnePair => "One pair",
        Category::TwoPair => "Two pair",
        Category::ThreeOfAKind => "Three of a kind",
        Category::Straight => "Straight",
        Category::Flush => "Flush",
        Category::FullHouse => "Full house",
        Category::FourOfAKind => "Four of a kind",
        Category::StraightFlush => "Straight flush",
        Category::RoyalFlush => "Royal flush",
    }
}

/// The best hand of a solo round in a sentence.
#[must_use]
pub fn best_hand(best: PokerHand) -> String {
    let name = with_first(&hand(best.rank()), char::to_ascii_lowercase);
    format!("Best hand: {name}.")
}

/// How solo draw is played, for a newcomer.
pub const SOLO_INTRO: &str = "Swap as many cards as you like, as often as you like, \
                              and make the best hands you can before the deck runs out.";

/// What to do next at the solo table while a round is under way.
#[must_use]
pub fn solo_hint(marked: usize, left: usize) -> String {
    if marked > left {
        let refusal = poker::Refusal::TooFewLeft(crate::core::DeckTooShort {
            left,
            wanted: marked,
        });
        refusal.to_string()
    } else if marked == 0 {
        "Choose the cards you want to swap.".to_owned()
    } else {
        format!("{} marked.", cards(marked))
    }
}

/// What happened last at the solo table, told to someone who cannot see it.
#[must_use]
pub fn solo_news(game: &poker::Game) -> String {
    use poker::News;
    let Some(news) = game.news() else {
        return String::new();
    };
    let round = match game.table() {
        Table::Bare | Table::Ready(_) => {
            return match news {
                News::SharedDealReady => "A shared deal lies ready.".to_owned(),
                News::NoEntropy => NoEntropy.to_string(),
                News::Dealt | News::Swapped(_) | News::Finished | News::Refused(_) => String::new(),
            };
        }
        Table::Dealt(dealt) => dealt.round(),
    };
    let you_have = format!(
        "You have {}: {}.",
        sentence_of(round.hand().cards()),
        hand(round.hand().rank())
    );
    let told = match news {
        News::SharedDealReady | News::Finished => String::new(),
        News::NoEntropy => return NoEntropy.to_string(),
        News::Dealt => you_have,
        News::Swapped(count) => format!(
            "You swap {}. {you_have} {} left in the deck.",
            cards(*count),
            cards(round.left())
        ),
        News::Refused(why) => return why.to_string(),
    };
    match round {
        poker::Round::Swapping(_) => told,
        poker::Round::Over(finished) => {
            let over = format!("{told} The round is over. {}", best_hand(finished.best()));
            over.trim_start().to_owned()
        }
    }
}

/// The labels of buttons. Outside tests find the buttons by these: they are part of the page
/// contract.
pub mod button {
    /// Starts a round.
    pub const DEAL: &str = "Deal";
    /// Takes a card.
    pub const HIT: &str = "Hit";
    /// Takes no more cards.
    pub const STAND: &str = "Stand";
    /// Swaps the marked cards.
    pub const SWAP: &str = "Swap";
    /// Ends a solo round.
    pub const FINISH: &str = "Finish";
    /// Closes a notice.
    pub const CLOSE: &str = "Close";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Deck, Secret};
    use crate::table::{Dealt, Sealed};

    fn score(codes: &str) -> Score {
        Score::of(&Card::parse_list(codes).expect(codes), AceRule::OneOrEleven)
    }

    #[test]
    fn every_result_has_a_sentence_of_its_own() {
        let sentence =
            |outcome, player, dealer| blackjack_result(outcome, score(player), score(dealer));
        for (outcome, player, dealer, expected) in [
            (
                Outcome::PlayerBlackjack,
                "AS KS",
                "9S 8S",
                "Blackjack! You win.",
            ),
            (Outcome::PlayerWins, "TS KS", "TH 8S", "You win, 20 to 18."),
            (
                Outcome::DealerBusts,
                "TS 3S",
                "TH 6S KS",
                "The dealer busts with 26. You win.",
            ),
            (Outcome::Draw, "TS 8S", "TH 8D", "A draw, 18 all."),
            (Outcome::Draw, "AS KS", "AD KD", "Two blackjacks: a draw."),
            (
                Outcome::DealerWins,
                "TS 8S",
                "TH 9D",
                "The dealer wins, 19 to 18.",
            ),
            (
                Outcome::DealerWins,
                "TS 8S",
                "TH 8D",
                "A tie at 18: the house wins ties.",
            ),
            (
                Outcome::DealerBlackjack,
                "TS 9S",
                "AD KD",
                "The dealer has blackjack. You lose.",
            ),
            (
                Outcome::PlayerBusts,
                "TS 8S 5S",
                "TH 8D",
                "You bust with 23. The dealer wins.",
            ),
        ] {
            assert_eq!(sentence(outcome, player, dealer), expected);
        }
    }

    #[test]
    fn every_category_has_a_name_with_its_ranks() {
        for (codes, name) in [
            ("AS 3C 5S 7D 9H", "Ace high"),
            ("6S 6C 5S 7D 9H", "Pair of sixes"),
            ("8S 5C 8D 5D 9H", "Two pair, eights and fives"),
            ("2S 2C 2D 5D 9H", "Three of a kind, twos"),
            ("AS 2C 3D 4D 5H", "Straight to the five"),
            ("AS TS JS 2S KS", "Flush, ace high"),
            ("3S 3H 3D AS AH", "Full house, threes over aces"),
            ("3S 3H 3D 3C AH", "Four of a kind, threes"),
            ("9S 8S 7S 6S 5S", "Straight flush to the nine"),
            ("AS TS JS QS KS", "Royal flush"),
        ] {
            let rank = codes.parse::<PokerHand>().expect(codes).rank();
            assert_eq!(hand(rank), name, "{codes}");
        }
    }

    #[test]
    fn cards_are_named_and_counted_in_english() {
        assert_eq!(
            card(Card::new(Rank::Seven, Suit::Diamonds)),
            "Seven of diamonds"
        );
        assert_eq!(
            the_card(Card::new(Rank::Ace, Suit::Spades)),
            "the ace of spades"
        );
        assert_eq!([0, 1, 2].map(cards), ["0 cards", "1 card", "2 cards"]);
    }

    #[test]
    fn a_soft_hand_is_marked_so() {
        assert_eq!(points(score("AS 7H")), "soft 18");
        assert_eq!(points(score("TS 7H")), "17");
        assert_eq!(spoken(score("TS 7H")), "hard 17");
        assert_eq!(spoken(score("5S 4H")), "9");
    }

    fn blackjack(codes: &str) -> blackjack::Game {
        use crate::table::Round as _;
        let sealed = Sealed::fresh(Secret::from_bytes([0; 32]));
        let rules = Preset::Classic.rules();
        let deck = Deck::in_order(Card::parse_list(codes).expect(codes));
        let round = blackjack::Round::deal(deck, rules).expect(codes);
        let dealt = Dealt::stacked(sealed, rules, round);
        blackjack::Game::with_round(Preset::Classic, dealt)
    }

    #[test]
    fn a_round_is_told_decision_by_decision() {
        use blackjack::{Action, Msg};
        let mut game = blackjack("5H 6S 6H 9D 6C 2D");
        for (msg, told) in [
            (
                Msg::ClickedAction as fn(Action, _) -> Msg,
                "You draw the six of clubs. You have hard 17. The dealer shows the six of spades.",
            ),
            (
                |_, at| Msg::ClickedAction(Action::Stand, at),
                "You stand on hard 17. The dealer turns the nine of diamonds. The dealer has hard \
                 15.",
            ),
            (
                |_, at| Msg::DealerPauseOver(at),
                "The dealer draws the two of diamonds. The dealer has hard 17. A draw, 17 all.",
            ),
        ] {
            let at = game.position();
            game = game.update(msg(Action::Hit, at)).0;
            assert_eq!(blackjack_news(&game), told);
        }
    }

    #[test]
    fn a_bust_hand_is_counted_once() {
        use blackjack::{Action, Msg};
        let game = blackjack("TH 6S 6H 9D TC");
        let at = game.position();
        let (game, _) = game.update(Msg::ClickedAction(Action::Hit, at));
        assert_eq!(
            blackjack_news(&game),
            "You draw the ten of clubs. The dealer has hard 15. You bust with 26. The dealer wins."
        );
    }
}

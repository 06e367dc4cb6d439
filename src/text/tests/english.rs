//! The messages of the tables in English.

use crate::blackjack::Action::{Hit, Stand};
use crate::core::{Card, Rank, Suit};
use crate::table::{NoEntropy, Verdict};
use crate::text::language::Language;
use crate::text::poker;
use crate::text::testing::{
    blackjack_descriptions, blackjack_story, compared, hand, hands, link_errors, poker_match_story,
    refusals, results, score, solo_draw_descriptions, solo_draw_story,
};
use crate::text::words;

#[test]
fn every_result_has_its_own_sentence() {
    assert_eq!(
        results(Language::English),
        [
            "Blackjack! You win.",
            "You win, 20 to 18.",
            "The dealer busts with 26. You win.",
            "Push at 18.",
            "Push: you both have blackjack.",
            "The dealer wins, 19 to 18.",
            "Tie at 18. The dealer wins ties.",
            "The dealer wins with blackjack.",
            "You bust with 23. The dealer wins.",
            "You surrender and get half of your bet back.",
            "You win by the number of your cards.",
            "The dealer has blackjack. The bet on this hand comes back.",
        ]
    );
}

#[test]
fn every_category_has_a_name_with_its_ranks() {
    assert_eq!(
        hands(Language::English),
        [
            "Ace high",
            "Pair of sixes",
            "Two pair, eights and fives",
            "Three of a kind, twos",
            "Straight, five high",
            "Flush, ace high",
            "Full house, threes over aces",
            "Four of a kind, threes",
            "Straight flush, nine high",
            "Five of a kind, eights",
            "Royal flush",
        ]
    );
}

#[test]
fn cards_are_named_and_counted_in_english() {
    assert_eq!(
        words(Language::English).card(Card::new(Rank::Seven, Suit::Diamonds)),
        "Seven of diamonds"
    );
    assert_eq!(
        words(Language::English).the_card(Card::new(Rank::Ace, Suit::Spades)),
        "the ace of spades"
    );
    assert_eq!(
        [0_u32, 1, 2].map(|count| words(Language::English).cards(count)),
        ["0 cards", "1 card", "2 cards"]
    );
}

#[test]
fn soft_hand_is_marked() {
    assert_eq!(words(Language::English).points(score("AS 7H")), "soft 18");
    assert_eq!(words(Language::English).points(score("TS 7H")), "17");
    assert_eq!(
        words(Language::English).you_have(score("TS 7H")),
        "You have hard 17."
    );
    assert_eq!(
        words(Language::English).you_have(score("5S 4H")),
        "You have 9."
    );
}

#[test]
fn the_dealer_shows_a_rank_with_its_article() {
    let shown = |rank| words(Language::English).dealer_shows(rank);
    assert_eq!(shown(Rank::Ten), "The dealer shows a ten.");
    assert_eq!(shown(Rank::Ace), "The dealer shows an ace.");
    assert_eq!(shown(Rank::Eight), "The dealer shows an eight.");
    assert_eq!(shown(Rank::King), "The dealer shows a king.");
}

#[test]
fn blackjack_round_has_announcements() {
    assert_eq!(
        blackjack_story(Language::English, 243, &[Hit, Stand]),
        [
            "A shared deal is ready.",
            "You are dealt the six of hearts and the ace of clubs. You have soft 17. The dealer shows a two.",
            "You draw the ten of hearts. You have hard 17. The dealer shows a two.",
            "You stand on hard 17. The dealer turns over the five of hearts. The dealer has 7.",
            "The dealer draws the nine of clubs. The dealer has hard 16.",
            "The dealer draws the ten of spades. The dealer busts with 26. You win.",
        ]
    );
}

#[test]
fn a_bust_hand_is_counted_once() {
    assert_eq!(
        blackjack_story(Language::English, 15, &[Hit])[2],
        "You draw the six of spades. The dealer has 10. You bust with 23. The dealer wins."
    );
}

#[test]
fn solo_draw_round_has_announcements() {
    assert_eq!(
        solo_draw_story(Language::English, 24, &[&[1, 3], &[]]),
        [
            "A shared deal is ready.",
            "You have the six of hearts, the four of diamonds, the ace of diamonds, the ten of spades and the ace of hearts: Pair of aces.",
            "Four of diamonds marked, 1 card marked.",
            "Ten of spades marked, 2 cards marked.",
            "You swap 2 cards. You have the six of hearts, the ten of hearts, the ace of diamonds, the six of spades and the ace of hearts: Two pair, aces and sixes. 45 cards left in the deck.",
            "Mark the cards you want to swap, then press Swap.",
            "The round is over. Best hand: two pair, aces and sixes.",
        ]
    );
}

#[test]
fn blackjack_table_reads_only_what_is_visible() {
    assert_eq!(
        blackjack_descriptions(Language::English, 243, &[Hit, Stand]),
        [
            "Blackjack. Classic: Dealer stands on all 17s. Get closer to 21 than the dealer without going over. Aces count 1 or 11, face cards 10. No cards have been dealt yet. 52 cards left in the deck. This is a shared deal. Won 0, pushed 0, lost 0. Seal 5515327f. You can deal.",
            "Blackjack. Classic: Dealer stands on all 17s. It is your turn. You have the six of hearts and the ace of clubs: soft 17. The dealer has the two of spades and a face-down card: 2 so far. 48 cards left in the deck. This is a shared deal. Won 0, pushed 0, lost 0. Seal 5515327f. You can hit or stand.",
            "Blackjack. Classic: Dealer stands on all 17s. It is your turn. You have the six of hearts, the ace of clubs and the ten of hearts: hard 17. The dealer has the two of spades and a face-down card: 2 so far. 47 cards left in the deck. This is a shared deal. Won 0, pushed 0, lost 0. Seal 5515327f. You can hit or stand.",
            "Blackjack. Classic: Dealer stands on all 17s. It is the dealer’s turn. You have the six of hearts, the ace of clubs and the ten of hearts: hard 17. The dealer has the two of spades and the five of hearts: 7. 47 cards left in the deck. This is a shared deal. Won 0, pushed 0, lost 0. Seal 5515327f.",
            "Blackjack. Classic: Dealer stands on all 17s. It is the dealer’s turn. You have the six of hearts, the ace of clubs and the ten of hearts: hard 17. The dealer has the two of spades, the five of hearts and the nine of clubs: hard 16. 46 cards left in the deck. This is a shared deal. Won 0, pushed 0, lost 0. Seal 5515327f.",
            "Blackjack. Classic: Dealer stands on all 17s. The round is over. You have the six of hearts, the ace of clubs and the ten of hearts: hard 17. The dealer has the two of spades, the five of hearts, the nine of clubs and the ten of spades: 26. The dealer busts with 26. You win. 45 cards left in the deck. This is a shared deal. Won 0, pushed 0, lost 0. Seal 5515327f. Secret f3f3f3f3. You can deal or cut and mix first.",
        ]
    );
}

#[test]
fn solo_draw_table_reads_all_that_is_visible() {
    let descriptions = solo_draw_descriptions(Language::English, 24, &[&[], &[1, 3]]);
    for (description, expected) in descriptions.iter().zip([
            "Draw poker. Swap as many cards as you like, as often as you like, and make the best hands you can before the deck runs out. No cards have been dealt yet. 52 cards left in the deck. This is a shared deal. Seal a3dc5c03. You can deal.",
            "Draw poker. It is your turn. You have the six of hearts, the four of diamonds, the ace of diamonds, the ten of spades and the ace of hearts: Pair of aces. Choose the cards you want to swap. 47 cards left in the deck. This is a shared deal. Seal a3dc5c03. You can swap cards or finish.",
            "Draw poker. It is your turn. You have the six of hearts, the four of diamonds, the ace of diamonds, the ten of spades and the ace of hearts: Pair of aces. Mark the cards you want to swap, then press Swap. 47 cards left in the deck. This is a shared deal. Seal a3dc5c03. You can swap cards or finish.",
            "Draw poker. It is your turn. You have the six of hearts, the four of diamonds, the ace of diamonds, the ten of spades and the ace of hearts: Pair of aces. Marked for swapping: the four of diamonds. 47 cards left in the deck. This is a shared deal. Seal a3dc5c03. You can swap cards or finish.",
        ]) {
        assert_eq!(description, expected);
    }
    assert_eq!(
        descriptions.last().map(String::as_str),
        Some(
            "Draw poker. The round is over. You have the six of hearts, the ten of hearts, the ace of diamonds, the six of spades and the ace of hearts: Two pair, aces and sixes. Best hand: two pair, aces and sixes. Its cards: the six of hearts, the ten of hearts, the ace of diamonds, the six of spades and the ace of hearts. Hands made: two pair 1, one pair 1. 45 cards left in the deck. This is a shared deal. Seal a3dc5c03. Secret 18181818. You can deal or cut and mix first."
        )
    );
}

#[test]
fn error_messages_match_display() {
    assert_eq!(
        crate::text::words(Language::English).no_entropy(),
        NoEntropy.to_string()
    );
    assert_eq!(
        refusals(Language::English),
        [
            "The round is over.",
            "Mark the cards you want to swap, then press Swap.",
            "You marked 2 cards, but only 1 card is left in the deck: you can swap only one.",
            "You marked 5 cards, but only 2 are left in the deck: you can swap at most 2.",
            "You marked 5 cards, but only 4 are left in the deck: you can swap at most 4.",
            "A poker hand has five cards; this one has 4.",
            "The deck holds the queen of spades twice.",
            "The deck holds a joker twice.",
            "There is no card “1S”.",
        ]
    );
}

#[test]
fn damaged_links_have_error_messages() {
    let told = |why: &str| {
        [
            "This link to a shared deal is damaged, so it wasn’t opened. ",
            why,
        ]
        .concat()
    };
    assert_eq!(
        link_errors(Language::English),
        [
            "It names no table.",
            "It contains no deal.",
            "A secret is written as 64 digits of 0123456789abcdef; this one has 1 character.",
            "A secret is written as 64 digits of 0123456789abcdef; this one has 40 characters.",
            "A secret is written as 64 digits of 0123456789abcdef; this one has 64 characters, not \
             all of them digits.",
            "Its cut isn’t a number of cards.",
            "A 52-card deck can be cut after 0 to 51 cards, not 60.",
            "A mix has at most 100 characters; this one has 101.",
            "A mix is one line of text without control characters.",
        ]
        .map(told)
    );
}

#[test]
fn shared_deal_has_the_other_result() {
    let blackjack = |decisions: &[_], verdict| {
        words(Language::English).their_blackjack(decisions, score("TS 9S"), verdict)
    };
    assert_eq!(
        blackjack(&[Hit, Stand], Verdict::Lost),
        "The player who shared this deal: hit, stand. They lost with 19."
    );
    assert_eq!(
        blackjack(&[], Verdict::Drawn),
        "The player who shared this deal had no decision to make. They pushed with 19."
    );
    let sixes = hand("6S 6C 5S 7D 9H");
    for (swaps, told) in [
        (&[][..], "no cards"),
        (&[1], "1 card"),
        (&[2, 3], "2, then 3 cards"),
        (&[5, 3, 1], "5, then 3, then 1 card"),
    ] {
        assert_eq!(
            poker::words(Language::English).their_swaps(swaps, sixes),
            format!("The player who shared this deal swapped {told}; best hand: pair of sixes.")
        );
    }
    assert_eq!(
        poker::words(Language::English).their_poker_match(0, sixes, Verdict::Drawn),
        "The player who shared this deal stood pat and tied: pair of sixes."
    );
    assert_eq!(
        poker::words(Language::English).their_poker_match(1, sixes, Verdict::Won),
        "The player who shared this deal swapped 1 card and won: pair of sixes."
    );
}

#[test]
fn comparison_names_the_deciding_part() {
    assert_eq!(
        compared(Language::English),
        [
            "Two pair, eights and fives, against two pair, eights and fours: the lower pair decides.",
            "Two pair, nines and fives, against two pair, eights and sevens: the higher pair decides.",
            "Two pair, eights and fives, against two pair, eights and fives: the kicker decides, three over two.",
            "Pair of kings against pair of nines: the higher pair decides.",
            "Pair of kings against pair of kings: the first kicker decides, nine over eight.",
            "Pair of kings against pair of kings: the third kicker decides, three over two.",
            "Ace high against ace high: the fifth card decides, eight over seven.",
            "Ace high against ace high: the second card decides, queen over jack.",
            "Ace high against king high: the highest card decides.",
            "Full house, threes over aces, against full house, twos over kings: the higher three of a kind decides.",
            "Full house, threes over aces, against full house, threes over kings: the higher pair decides.",
            "Four of a kind, eights, against four of a kind, sevens: the higher four of a kind decides.",
            "Five of a kind, eights, against five of a kind, sevens: the higher five of a kind decides.",
            "Straight, six high, against straight, five high: the highest card decides.",
            "Pair of twos against ace high: the higher hand wins.",
            "Pair of twos against pair of twos: they tie.",
        ]
    );
}

#[test]
fn poker_match_has_announcements() {
    assert_eq!(
        poker_match_story(Language::English, 1, &[1, 3]),
        [
            "You play against the Textbook and the Rock.",
            "You play against the Textbook, the Rock and the Actuary.",
            "Two jokers.",
            "A shared deal is ready.",
            "You play against the Textbook, the Rock and the Actuary. You have the four of diamonds, the king of hearts, the six of clubs, the two of clubs and the ace of spades: Ace high.",
            "King of hearts marked, 1 card marked.",
            "Two of clubs marked, 2 cards marked.",
            "You swap 2 cards. The Textbook swaps 3 cards. The Rock swaps 2 cards. The Actuary swaps 4 cards. The Actuary wins. You have the four of diamonds, the eight of spades, the six of clubs, the jack of hearts and the ace of spades: Ace high. The Textbook has the eight of clubs, the five of spades, the red joker as the eight of spades, the eight of diamonds and the four of hearts: three of a kind, eights. Ace high against three of a kind, eights: the higher hand wins. The Rock has the ace of diamonds, the seven of clubs, the seven of hearts, the nine of diamonds and the king of clubs: pair of sevens. Ace high against pair of sevens: the higher hand wins. The Actuary has the jack of diamonds, the black joker as the jack of spades, the seven of spades, the jack of clubs and the nine of clubs: three of a kind, jacks. Ace high against three of a kind, jacks: the higher hand wins.",
        ]
    );
}

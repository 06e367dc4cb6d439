//! An independent computation of the results of a deal, written only from RULES.md and docs/fair-deal.md: the fair
//! deal, blackjack, the rank of a poker hand, and the Textbook's swap; and how the page contract names the results and
//! the hands. It shares no code with the page, so the same mistake would have to be made twice.

use std::cmp::{Ordering, Reverse};
use std::fmt;

use sha2::{Digest as _, Sha256};

/// The suits in the order of a fresh pack. The golden vectors have clubs before diamonds.
const PACK_SUITS: [Suit; 4] = [Suit::S, Suit::H, Suit::C, Suit::D];

/// The letters of the ranks, from 1 to 13.
const RANKS: &[u8; 13] = b"A23456789TJQK";

/// A suit, by its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Suit {
    S,
    H,
    C,
    D,
}

/// A card. The rank is 1 for the ace, and 11 to 13 for jack, queen and king.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Card {
    rank: u8,
    suit: Suit,
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rank = char::from(RANKS[usize::from(self.rank) - 1]);
        write!(f, "{rank}{:?}", self.suit)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Card {
    /// Returns the name of the card, such as “Seven of diamonds”.
    pub(crate) fn name(self) -> String {
        let suit = match self.suit {
            Suit::S => "spades",
            Suit::H => "hearts",
            Suit::C => "clubs",
            Suit::D => "diamonds",
        };
        let rank = rank_name(self.rank);
        let (first, rest) = rank.split_at(1);
        format!("{}{rest} of {suit}", first.to_uppercase())
    }

    /// Returns true for a jack, a queen or a king.
    pub(crate) const fn is_court(self) -> bool {
        self.rank > 10
    }

    /// Returns true if both cards have the same rank.
    pub(crate) const fn pairs_with(self, other: Card) -> bool {
        self.rank == other.rank
    }

    /// Returns true for an ace.
    pub(crate) const fn is_ace(self) -> bool {
        self.rank == 1
    }
}

fn rank_name(rank: u8) -> &'static str {
    [
        "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack",
        "queen", "king",
    ][usize::from(rank) - 1]
}

/// Returns the codes of these cards, as the page contract defines them.
pub(crate) fn codes(cards: &[Card]) -> Vec<String> {
    cards.iter().map(Card::to_string).collect()
}

// ---- The fair deal

/// A deal that can be shared: its secret, and the place of the cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deal {
    secret: [u8; 32],
    cut: usize,
}

impl Deal {
    /// Creates an uncut deal from a number. Any secret is as good as any other.
    pub(crate) fn numbered(number: u32) -> Deal {
        let secret = sha256(b"a deal for the browser tests", &number.to_le_bytes());
        Deal { secret, cut: 0 }
    }

    /// Creates an uncut deal with this secret, given in hex.
    pub(crate) fn from_hex(hex: &str) -> Deal {
        let digit = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16);
        let secret = std::array::from_fn(|byte| digit(2 * byte).expect("64 hex digits"));
        Deal { secret, cut: 0 }
    }

    /// Returns this deal, cut here.
    pub(crate) const fn cut_at(self, cut: usize) -> Deal {
        Deal { cut, ..self }
    }

    /// Returns the first deal, counted from number 0, that satisfies the condition.
    pub(crate) fn find(will_do: impl Fn(&Deal) -> bool) -> Deal {
        (0..2_000_000)
            .map(Deal::numbered)
            .find(will_do)
            .expect("such a deal turns up")
    }

    /// Returns the secret in hex.
    pub(crate) fn secret(&self) -> String {
        hex(&self.secret)
    }

    /// Returns the seal in hex.
    pub(crate) fn seal(&self) -> String {
        hex(&sha256(b"fair-deal/seal/1", &self.secret))
    }

    /// Returns the query of a link to the deal, which follows the route.
    pub(crate) fn query(&self) -> String {
        format!("?deal={}&cut={}", self.secret(), self.cut)
    }

    /// Returns the order of the cards as the page writes it after the round.
    pub(crate) fn order_as_shown(&self) -> String {
        let shown = |code: &String| {
            code.replace('T', "10")
                .replace('S', "♠")
                .replace('H', "♥")
                .replace('D', "♦")
                .replace('C', "♣")
        };
        let cards: Vec<String> = codes(&self.order()).iter().map(shown).collect();
        cards.join(" ")
    }

    /// Returns the order of the cards of one deck.
    pub(crate) fn order(&self) -> Vec<Card> {
        self.shuffled(fresh_pack(1))
    }

    /// Returns the order of one deck with `jokers` jokers, as codes.
    pub(crate) fn order_with_jokers(&self, jokers: usize) -> Vec<String> {
        self.shuffled(pack_with_jokers(1, jokers))
    }

    /// Returns the order of one deck with `mix` mixed in, as codes.
    pub(crate) fn order_with_mix(&self, mix: &str) -> Vec<String> {
        self.shuffled_with(mix, pack_with_jokers(1, 0))
    }

    /// Returns this pack, shuffled by the secret and cut.
    fn shuffled<T>(&self, pack: Vec<T>) -> Vec<T> {
        self.shuffled_with("", pack)
    }

    /// Returns this pack, shuffled by the secret with `mix` mixed in, and cut.
    fn shuffled_with<T>(&self, mix: &str, pack: Vec<T>) -> Vec<T> {
        let mut pack = shuffled_by(&self.key(mix), pack);
        pack.rotate_left(self.cut);
        pack
    }

    /// Returns the key of the shuffle.
    fn key(&self, mix: &str) -> [u8; 32] {
        let hashed = [&self.secret[..], mix.as_bytes()].concat();
        sha256(b"fair-deal/shuffle/2", &hashed)
    }

    /// Returns several hands of one deal that swap the same places, each with the cards that it draws.
    pub(crate) fn swapped_hands(&self, swapped: &[usize], hands: usize) -> Vec<Vec<Card>> {
        let dealt = self.order()[..5].to_vec();
        let hand = |number: usize| {
            let rest = self.rest_of_hand(u32::try_from(number).expect("few"));
            let mut next = rest.into_iter();
            let mut cards = dealt.clone();
            for place in swapped {
                cards[*place] = next.next().expect("a card");
            }
            cards
        };
        (1..=hands).map(hand).collect()
    }

    /// Returns the cards from which hand `number` of several draws, in their order. Hand 1 draws those behind the first
    /// five.
    pub(crate) fn rest_of_hand(&self, number: u32) -> Vec<Card> {
        let order = self.order();
        if number == 1 {
            return order[5..].to_vec();
        }
        let mut rest = fresh_pack(1);
        rest.retain(|card| order[5..].contains(card));
        let bytes = [&self.key("")[..], &number.to_le_bytes()].concat();
        shuffled_by(&sha256(b"fair-deal/hand/1", &bytes), rest)
    }
}

/// Returns the name of the player's hand `number` in the page.
pub(crate) fn owner(number: usize) -> String {
    match number {
        1 => "player".to_owned(),
        number => format!("player-{number}"),
    }
}

/// Returns this pack, shuffled with this key.
fn shuffled_by<T>(key: &[u8; 32], mut pack: Vec<T>) -> Vec<T> {
    let mut words = (0..).flat_map(|counter| chacha20_block(key, counter));
    for i in (1..pack.len()).rev() {
        let n = u64::try_from(i + 1).expect("a short pack");
        let bound = (1 << 32) - (1 << 32) % n;
        let word = words
            .by_ref()
            .map(u64::from)
            .find(|word| *word < bound)
            .expect("the stream has no end");
        pack.swap(i, usize::try_from(word % n).expect("less than the pack"));
    }
    pack
}

fn fresh_pack(decks: usize) -> Vec<Card> {
    let deck = PACK_SUITS.map(|suit| (1..=13).map(move |rank| Card { rank, suit }));
    let deck: Vec<Card> = deck.into_iter().flatten().collect();
    deck.repeat(decks)
}

fn pack_with_jokers(decks: usize, jokers: usize) -> Vec<String> {
    let mut pack = codes(&fresh_pack(decks));
    let both = ["X1", "X2"].map(str::to_owned);
    pack.extend(both.into_iter().take(jokers));
    pack
}

/// Returns the SHA-256 of a label and the bytes after it.
fn sha256(label: &[u8], rest: &[u8]) -> [u8; 32] {
    Sha256::new()
        .chain_update(label)
        .chain_update(rest)
        .finalize()
        .into()
}

/// Returns the SHA-256 of these bytes, in hex.
pub(crate) fn sha256_hex(bytes: &[u8]) -> String {
    hex(&sha256(bytes, &[]))
}

fn hex(bytes: &[u8]) -> String {
    let digit = |number: u8| char::from(b"0123456789abcdef"[usize::from(number)]);
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(digit).collect()
}

/// Returns one block of the `ChaCha20` keystream (RFC 8439, section 2.3) with nonce 0.
fn chacha20_block(key: &[u8; 32], counter: u32) -> [u32; 16] {
    const ROUNDS: [[usize; 4]; 8] = [
        [0, 4, 8, 12],
        [1, 5, 9, 13],
        [2, 6, 10, 14],
        [3, 7, 11, 15],
        [0, 5, 10, 15],
        [1, 6, 11, 12],
        [2, 7, 8, 13],
        [3, 4, 9, 14],
    ];
    let mut start = [0; 16];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (word, bytes) in start[4..12].iter_mut().zip(key.as_chunks().0) {
        *word = u32::from_le_bytes(*bytes);
    }
    start[12] = counter;
    let mut state = start;
    for _ in 0..10 {
        for [a, b, c, d] in ROUNDS {
            for (to, from, spun, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
                state[to] = state[to].wrapping_add(state[from]);
                state[spun] = (state[spun] ^ state[to]).rotate_left(by);
            }
        }
    }
    std::array::from_fn(|at| state[at].wrapping_add(start[at]))
}

/// Checks the deal of this file against the vectors of an independent implementation.
pub(crate) fn agrees_with_golden_vectors() {
    let golden = include_str!("../tests/golden/fair_deal.json");
    let golden: serde_json::Value = serde_json::from_str(golden).expect("JSON");
    let vectors = golden["vectors"].as_array().expect("a list");
    assert_eq!(vectors.len(), 10);
    for vector in vectors {
        let number = |name: &str| vector[name].as_u64().expect(name);
        let number = |name| usize::try_from(number(name)).expect("a small number");
        let secret = vector["secret"].as_str().expect("a secret");
        let deal = Deal::from_hex(secret).cut_at(number("cut"));
        assert_eq!(vector["seal"], deal.seal());
        assert_eq!(vector["secret"], deal.secret());

        let pack = pack_with_jokers(number("decks"), number("jokers"));
        let mix = vector["mix"].as_str().expect("a mix");
        let order = deal.shuffled_with(mix, pack.clone());
        assert_eq!(vector["order"], order.join(" "), "{secret}");
        if pack.len() == 52 && mix.is_empty() {
            assert_eq!(codes(&deal.order()), order, "{secret}");
        }
    }
}

// ---- Blackjack

/// The presets in the Rules select.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Preset {
    Classic,
    HouseWinsTies,
    Exam,
}

impl Preset {
    /// Returns the name in the Rules select.
    pub(crate) const fn label(self) -> &'static str {
        match self {
            Preset::Classic => "Classic",
            Preset::HouseWinsTies => "House wins ties",
            Preset::Exam => "Aces always 1",
        }
    }

    /// Returns the name in a link.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Preset::Classic => "classic",
            Preset::HouseWinsTies => "house-wins-ties",
            Preset::Exam => "exam",
        }
    }
}

/// The places that the opponent called the Textbook discards: none of a straight or better, otherwise every card
/// without a pair.
pub(crate) fn thrown_by_textbook(hand: &[Card]) -> Vec<usize> {
    if Rank::of(hand).is_straight_or_better() {
        return vec![];
    }
    let lonely = |place: &usize| {
        let same = hand.iter().filter(|card| card.pairs_with(hand[*place]));
        same.count() == 1
    };
    (0..5).filter(lonely).collect()
}

/// Returns the final hands of the player, who swaps these places, and of the Textbook; the number of cards that the
/// Textbook swaps; and the number of cards left.
pub(crate) fn against_textbook(deal: &Deal, swap: &[usize]) -> ([Vec<Card>; 2], usize, usize) {
    let order = deal.order();
    let mut hands =
        [0, 1].map(|seat| -> Vec<Card> { (0..5).map(|round| order[2 * round + seat]).collect() });
    let thrown = thrown_by_textbook(&hands[1]);
    let mut next = 10;
    for (hand, places) in hands.iter_mut().zip([swap, &thrown]) {
        for place in places {
            hand[*place] = order[next];
            next += 1;
        }
    }
    (hands, thrown.len(), 52 - next)
}

/// The code of the result of a comparison of the player's hand with another one.
pub(crate) fn code_of(compared: Ordering) -> &'static str {
    match compared {
        Ordering::Greater => "win",
        Ordering::Equal => "draw",
        Ordering::Less => "lose",
    }
}

/// The result against the Textbook for a player who swaps these places.
pub(crate) fn result_against_textbook(deal: &Deal, swap: &[usize]) -> &'static str {
    let ([player, textbook], ..) = against_textbook(deal, swap);
    code_of(Rank::of(&player).cmp(&Rank::of(&textbook)))
}

/// The count of a blackjack hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) total: u32,
    pub(crate) soft: bool,
}

impl Count {
    /// Reads the count that the page shows of a hand with this number of cards: its points, and its value in words.
    pub(crate) fn shown(points: Option<u32>, worth: &str, cards: usize) -> Count {
        let total = points.expect("points");
        let is_natural = worth == "Blackjack";
        let soft = is_natural || worth.starts_with("soft ");
        let counted = Count { total, soft };
        if is_natural {
            assert_eq!((total, cards), (21, 2), "a natural");
        } else {
            assert_eq!(worth, counted.to_string(), "what a person reads");
        }
        counted
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.soft { "soft " } else { "" }, self.total)
    }
}

/// Counts a hand. Pictures count 10. One ace counts 11 if the hand does not exceed 21 and the rules allow it.
pub(crate) fn count(cards: &[Card], preset: Preset) -> Count {
    let hard: u32 = cards.iter().map(|card| u32::from(card.rank.min(10))).sum();
    let has_ace = cards.iter().any(|card| card.is_ace());
    let soft = has_ace && hard + 10 <= 21 && preset != Preset::Exam;
    let total = if soft { hard + 10 } else { hard };
    Count { total, soft }
}

/// The results of the page contract.
const RESULTS: [&str; 7] = [
    "player-blackjack",
    "player-wins",
    "dealer-busts",
    "draw",
    "dealer-wins",
    "dealer-blackjack",
    "player-busts",
];

/// Returns the result with this code, which must be one of the seven of the page contract.
pub(crate) fn known_result(code: &str) -> &'static str {
    let known = RESULTS.into_iter().find(|known| *known == code);
    known.expect("one of the seven")
}

/// The expected state of a blackjack round at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scene {
    pub(crate) phase: &'static str,
    pub(crate) player: Vec<String>,
    pub(crate) player_count: Count,
    pub(crate) dealer: Vec<String>,
    pub(crate) dealer_count: Count,
    pub(crate) left: usize,
    /// The code of the result and its sentence.
    pub(crate) result: Option<(&'static str, String)>,
}

/// A blackjack round in which the player takes up to `hits` cards, then stands.
#[derive(Clone, Debug)]
pub(crate) struct Blackjack {
    /// The expected states: after the deal, after each Hit, after Stand and after each card of the dealer.
    pub(crate) scenes: Vec<Scene>,
    /// The number of cards that the player took: fewer than requested if the round ended before.
    pub(crate) hits: usize,
    /// True if the player stood, false if the round ended before.
    pub(crate) stood: bool,
}

impl Blackjack {
    /// Plays the deal.
    pub(crate) fn play(deal: &Deal, preset: Preset, hits: usize) -> Blackjack {
        let order = deal.order();
        let mut deck = order[4..].iter().copied();
        let (mut player, mut dealer) = (vec![order[0], order[2]], vec![order[1], order[3]]);
        let natural = |cards: &[Card]| {
            preset == Preset::Classic && cards.len() == 2 && count(cards, preset).total == 21
        };
        let mut round = Blackjack {
            scenes: vec![],
            hits: 0,
            stood: false,
        };
        let mut over = natural(&player) || natural(&dealer);
        loop {
            let phase = if over { "over" } else { "player" };
            round.see(phase, &player, &dealer, preset);
            if over || round.hits == hits {
                break;
            }
            player.extend(deck.next());
            round.hits += 1;
            over = count(&player, preset).total > 21;
        }
        if !over {
            round.stood = true;
            while count(&dealer, preset).total < 17 {
                round.see("dealer", &player, &dealer, preset);
                dealer.extend(deck.next());
            }
            round.see("over", &player, &dealer, preset);
        }
        round
    }

    fn see(&mut self, phase: &'static str, player: &[Card], dealer: &[Card], preset: Preset) {
        let (seen, back) = match phase {
            "player" => (&dealer[..1], Some("back".to_owned())),
            _ => (dealer, None),
        };
        self.scenes.push(Scene {
            phase,
            player: codes(player),
            player_count: count(player, preset),
            dealer: codes(seen).into_iter().chain(back).collect(),
            dealer_count: count(seen, preset),
            left: 52 - player.len() - dealer.len(),
            result: (phase == "over").then(|| result(player, dealer, preset)),
        });
    }

    /// Returns the code of the result.
    pub(crate) fn result(&self) -> &'static str {
        let last = self.scenes.last().and_then(|scene| scene.result.as_ref());
        last.expect("every round ends").0
    }
}

/// Returns the code of the result, and the sentence that the page must show.
fn result(player: &[Card], dealer: &[Card], preset: Preset) -> (&'static str, String) {
    let (you, they) = (count(player, preset).total, count(dealer, preset).total);
    if you > 21 {
        let sentence = format!("You bust with {you}. The dealer wins.");
        return ("player-busts", sentence);
    }
    if preset == Preset::Classic {
        let naturals = [player, dealer].map(|cards| cards.len() == 2);
        match (naturals[0] && you == 21, naturals[1] && they == 21) {
            (true, true) => return ("draw", "Push: you both have blackjack.".to_owned()),
            (true, false) => return ("player-blackjack", "Blackjack! You win.".to_owned()),
            (false, true) => {
                let sentence = "The dealer wins with blackjack.".to_owned();
                return ("dealer-blackjack", sentence);
            }
            (false, false) => (),
        }
    }
    if they > 21 {
        let sentence = format!("The dealer busts with {they}. You win.");
        return ("dealer-busts", sentence);
    }
    if you > they {
        return ("player-wins", format!("You win, {you} to {they}."));
    }
    if you < they {
        return ("dealer-wins", format!("The dealer wins, {they} to {you}."));
    }
    match preset {
        Preset::Classic | Preset::Exam => ("draw", format!("Push at {you}.")),
        Preset::HouseWinsTies => {
            let sentence = format!("Tie at {you}. The dealer wins ties.");
            ("dealer-wins", sentence)
        }
    }
}

// ---- Poker

/// The rank of a poker hand. A greater rank beats a smaller one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rank {
    category: usize,
    /// The deciding ranks up to 14 (the ace), the most important first.
    deciding: Vec<u8>,
}

const CATEGORIES: [(&str, &str); 10] = [
    ("HighCard", "High card"),
    ("OnePair", "One pair"),
    ("TwoPair", "Two pair"),
    ("ThreeOfAKind", "Three of a kind"),
    ("Straight", "Straight"),
    ("Flush", "Flush"),
    ("FullHouse", "Full house"),
    ("FourOfAKind", "Four of a kind"),
    ("StraightFlush", "Straight flush"),
    ("RoyalFlush", "Royal flush"),
];

impl Rank {
    /// Ranks five cards.
    pub(crate) fn of(cards: &[Card]) -> Rank {
        assert_eq!(cards.len(), 5, "a poker hand");
        let high = |card: &Card| if card.is_ace() { 14 } else { card.rank };
        let ranks: Vec<u8> = cards.iter().map(high).collect();
        let times = |rank: u8| -> usize {
            let same = ranks.iter().map(|other| usize::from(*other == rank));
            same.sum()
        };
        // The most frequent ranks come first, and among equally frequent ones the higher.
        let mut groups = ranks.clone();
        groups.sort_by_key(|rank| Reverse((times(*rank), *rank)));
        groups.dedup();
        let flush = cards.iter().all(|card| card.suit == cards[0].suit);
        let wheel = groups == [14, 5, 4, 3, 2];
        let straight = groups.len() == 5 && (groups[0] - groups[4] == 4 || wheel);
        let category = match (groups.len(), times(groups[0])) {
            (2, 4) => 7,
            (2, _) => 6,
            (3, 3) => 3,
            (3, _) => 2,
            (4, _) => 1,
            _ => match (straight, flush) {
                (true, true) if groups[1] == 13 => 9,
                (true, true) => 8,
                (false, true) => 5,
                (true, false) => 4,
                (false, false) => 0,
            },
        };
        let deciding = match category {
            4 | 8 | 9 if wheel => vec![5],
            4 | 8 | 9 => vec![groups[0]],
            _ => groups,
        };
        Rank { category, deciding }
    }

    /// Returns true for a straight or a better hand.
    pub(crate) const fn is_straight_or_better(&self) -> bool {
        self.category >= 4
    }

    /// Returns the name of the category in the page contract.
    pub(crate) const fn code(&self) -> &'static str {
        CATEGORIES[self.category].0
    }

    /// Returns the name of the category in a list.
    pub(crate) const fn label(&self) -> &'static str {
        CATEGORIES[self.category].1
    }

    /// Returns the name of the hand, such as “Two pair, eights and fives”.
    pub(crate) fn name(&self) -> String {
        let one = |at: usize| match self.deciding[at] {
            14 => "ace",
            rank => rank_name(rank),
        };
        let many = |at: usize| match one(at) {
            "six" => "sixes".to_owned(),
            other => format!("{other}s"),
        };
        match self.category {
            0 => {
                let (first, rest) = one(0).split_at(1);
                format!("{}{rest} high", first.to_uppercase())
            }
            1 => format!("Pair of {}", many(0)),
            2 => format!("Two pair, {} and {}", many(0), many(1)),
            3 => format!("Three of a kind, {}", many(0)),
            4 => format!("Straight, {} high", one(0)),
            5 => format!("Flush, {} high", one(0)),
            6 => format!("Full house, {} over {}", many(0), many(1)),
            7 => format!("Four of a kind, {}", many(0)),
            8 => format!("Straight flush, {} high", one(0)),
            _ => "Royal flush".to_owned(),
        }
    }
}

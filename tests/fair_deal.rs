//! The fair deal against vectors from an independent implementation.

use crate::support::golden;
use fair_deal::core::{Card, Deal, Decks, Jokers, Mix, PackCard, Secret};

fn joined<C: ToString>(cards: &[C]) -> String {
    let codes: Vec<String> = cards.iter().map(ToString::to_string).collect();
    codes.join(" ")
}

#[test]
fn every_vector_has_its_seal_and_its_order() {
    let file = golden("fair_deal.json");
    let vectors = file["vectors"].as_array().expect("a list");
    assert_eq!(vectors.len(), 10);
    for vector in vectors {
        let hex = vector["secret"].as_str().expect("a secret");
        let number = |name: &str| usize::try_from(vector[name].as_u64().expect(name)).expect(name);
        let secret: Secret = hex.parse().expect(hex);
        assert_eq!(vector["seal"], secret.seal().to_string(), "{hex}");

        let decks = Decks::new(u8::try_from(number("decks")).expect("few")).expect("1 to 8");
        let decks = decks.with_jokers(Jokers::ALL[number("jokers")]);
        let mix: Mix = vector["mix"].as_str().expect("a mix").parse().expect(hex);
        let deal = Deal::new(secret, decks, number("cut")).expect("a cut inside the pack");
        let deal = deal.mixed(mix);
        let order = joined(&deal.order_with_jokers());
        assert_eq!(vector["order"], order, "{hex}");
        let natural = order.replace("X1 ", "").replace("X2 ", "");
        assert_eq!(joined(&deal.order()), natural, "{hex}");
    }
}

#[test]
fn mixes_are_trimmed_as_their_vectors_say() {
    let file = golden("by_hand.json");
    let vectors = file["mixes"].as_array().expect("a list");
    assert_eq!(vectors.len(), 12);
    let secret = "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501";
    let secret: Secret = secret.parse().expect("a secret");
    for vector in vectors {
        let text = |name: &str| vector[name].as_str().expect(name);
        let mix: Mix = text("typed").parse().expect("a mix");
        let bytes = mix.as_str().bytes();
        let digits: Vec<String> = bytes.map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(digits.concat(), text("mix"));
        assert_eq!(secret.key(&mix).to_string(), text("key"));
        let deal = Deal::uncut(secret, Decks::ONE).mixed(mix);
        assert_eq!(joined(&deal.order()), text("order"));
    }
}

#[test]
fn daily_secrets_equal_their_vectors() {
    let file = golden("by_hand.json");
    let vectors = file["daily"].as_array().expect("a list");
    assert_eq!(vectors.len(), 6);
    for vector in vectors {
        let text = |name: &str| vector[name].as_str().expect(name);
        let number = vector["number"].as_u64().expect("a number");
        let number = u8::try_from(number).expect("one of ten");
        let date = text("day").parse().expect("a day");
        let secret = Secret::daily(text("game"), date, number);
        assert_eq!(secret.to_hex(), text("secret"));
    }
}

#[test]
fn many_hands_equal_their_vectors() {
    let file = golden("many_hands.json");
    let vectors = file["vectors"].as_array().expect("a list");
    assert_eq!(vectors.len(), 4);
    for vector in vectors {
        let text = |name: &str| vector[name].as_str().expect(name);
        let number = |name: &str| usize::try_from(vector[name].as_u64().expect(name)).expect(name);
        let secret: Secret = text("secret").parse().expect("a secret");
        assert_eq!(text("seal"), secret.seal().to_string());
        let decks = Decks::ONE.with_jokers(Jokers::ALL[number("jokers")]);
        let deal = Deal::new(secret, decks, number("cut")).expect("a cut inside the pack");
        let deal = deal.mixed(text("mix").parse().expect("a mix"));
        let mut first = deal.deck_with_jokers();
        let dealt: [PackCard; 5] = first.draw_many().expect("five cards");
        assert_eq!(joined(&dealt), text("dealt"));
        let further: Vec<_> = first.further_hands(decks).take(99).collect();
        for hand in vector["hands"].as_array().expect("a list") {
            let number = usize::try_from(hand["number"].as_u64().expect("a number")).expect("few");
            let mut deck = match number {
                1 => first.clone(),
                further_hand => further[further_hand - 2].clone(),
            };
            if number > 1 {
                let key = deal.key().of_hand(u32::try_from(number).expect("few"));
                assert_eq!(hand["key"], key.to_string());
            }
            let order: Vec<PackCard> = std::iter::from_fn(|| deck.draw()).collect();
            assert_eq!(hand["order"], joined(&order), "hand {number}");
        }
    }
}

#[test]
fn short_shoes_reshuffle_as_their_vectors_say() {
    let file = golden("shoe_again.json");
    for vector in file["vectors"].as_array().expect("a list") {
        let text = |name: &str| vector[name].as_str().expect(name);
        let number = |name: &str| usize::try_from(vector[name].as_u64().expect(name)).expect(name);
        let decks = Decks::new(u8::try_from(number("decks")).expect("few")).expect("1 to 8");
        let secret = text("secret").parse().expect("a secret");
        let deal = Deal::new(secret, decks, number("cut")).expect("a cut inside the pack");
        let deal = deal.mixed(text("mix").parse().expect("a mix"));
        let key = deal.key().reshuffle_key();
        assert_eq!(key.to_string(), text("key"));
        let discards = deal.order()[..number("discards")].to_vec();
        assert_eq!(joined(&key.shuffle(discards)), text("again"));

        // The deck deals the earlier rounds, the rest of the shoe, and then the discards.
        let mut deck = deal.deck();
        for _ in 0..number("discards") {
            deck.draw();
        }
        deck.begin_round();
        for _ in 0..deck.left() {
            deck.draw_or_reshuffle();
        }
        let again: Vec<Card> = std::iter::from_fn(|| deck.draw_or_reshuffle()).collect();
        assert_eq!(joined(&again), text("again"));
    }
}

#[test]
fn shuffle_keeps_every_card_of_the_pack() {
    for decks in 1..=Decks::MOST {
        let decks = Decks::new(decks).expect("1 to 8");
        let secret = Secret::from_bytes([decks.count(); 32]);
        let sorted = |mut cards: Vec<PackCard>| {
            cards.sort_by_key(ToString::to_string);
            cards
        };
        let fresh = decks.with_jokers(Jokers::Two).fresh_pack_with_jokers();
        let shuffled = secret.key(&Mix::default()).shuffle(fresh.clone());
        assert_ne!(fresh, shuffled);
        assert_eq!(sorted(fresh), sorted(shuffled));
    }
}

#[test]
fn deck_deals_its_order() {
    let deal = Deal::new(Secret::from_bytes([7; 32]), Decks::ONE, 20).expect("in range");
    let mut deck = deal.deck();
    let dealt: Vec<Card> = std::iter::from_fn(|| deck.draw()).collect();
    assert_eq!(dealt, deal.order());
    let mut deck = deal.deck_with_jokers();
    let dealt: Vec<PackCard> = std::iter::from_fn(|| deck.draw()).collect();
    assert_eq!(dealt, deal.order_with_jokers());
}

#[test]
fn pack_with_jokers_is_cut_after_any_but_the_last() {
    let secret = Secret::from_bytes([7; 32]);
    for jokers in Jokers::ALL {
        let decks = Decks::ONE.with_jokers(jokers);
        let cards = 52 + jokers.count();
        let deal = Deal::new(secret, decks, cards - 1).expect("in range");
        let uncut = Deal::uncut(secret, decks).order_with_jokers();
        assert_eq!(deal.order_with_jokers()[0], uncut[cards - 1]);
        assert_eq!(deal.order().len(), 52);
        assert!(Deal::new(secret, decks, cards).is_err());
    }
}

//! The poker match and jokers, played by clicks, on shared deals with known cards.

use std::cmp::Ordering;
use std::time::Duration;

use serde_json::json;

use crate::oracle::{Card, Deal, Rank, codes};
use crate::page::{DESKTOP, Page, Scene, strings};
use crate::tests;

tests! {
    all_browsers DESKTOP => [poker_match_is_restored_after_a_reload],
    chromium_only DESKTOP => [
        textbook_follows_its_rule_and_better_hand_wins,
        other_hands_stay_hidden_until_the_showdown,
        three_opponents_sit_down_and_one_must_stay,
        jokers_show_the_card_they_stand_for,
        solo_draw_is_played_with_jokers,
        double_click_on_stand_pat_deals_no_new_round,
        shared_poker_match_is_compared,
        every_hand_links_to_its_explanation,
        rows_of_cards_are_labelled,
    ],
}

/// The link to this deal with these rules.
pub(crate) fn link(deal: &Deal, rules: &str) -> String {
    format!("#/poker/duel{}&rules={rules}", deal.query())
}

/// Opens the deal at the table by its link.
pub(crate) async fn open_deal(page: &Page, deal: &Deal, rules: &str) {
    page.go(&link(deal, rules)).await;
    page.until("the shared deal is ready", |scene| {
        scene.phase == "ready" && scene.seal == Some(deal.seal())
    })
    .await;
}

/// The places that the opponent called the Textbook discards: none of a straight or better, otherwise every card
/// without a pair.
fn thrown_by_textbook(hand: &[Card]) -> Vec<usize> {
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
fn against_textbook(deal: &Deal, swap: &[usize]) -> ([Vec<Card>; 2], usize, usize) {
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

/// The result against the Textbook for a player who swaps these places.
pub(crate) fn result(deal: &Deal, swap: &[usize]) -> &'static str {
    let ([player, textbook], ..) = against_textbook(deal, swap);
    match Rank::of(&player).cmp(&Rank::of(&textbook)) {
        Ordering::Greater => "win",
        Ordering::Equal => "draw",
        Ordering::Less => "lose",
    }
}

/// The result of the hands on the table, which have no jokers.
fn result_of(over: &Scene) -> &'static str {
    let pack = Deal::numbered(0).order();
    let rank = |codes: &[String]| {
        let card = |code: &String| pack.iter().find(|card| card.to_string() == *code);
        let cards: Vec<Card> = codes.iter().filter_map(card).copied().collect();
        Rank::of(&cards)
    };
    let others = over.hands.iter().filter(|(owner, _)| *owner != "player");
    let best = others.map(|(_, hand)| rank(&hand.cards)).max();
    match rank(&over.hand("player").cards).cmp(&best.expect("an opponent")) {
        Ordering::Greater => "win",
        Ordering::Equal => "draw",
        Ordering::Less => "lose",
    }
}

/// The Textbook's final hand when the player stands pat.
fn cards_of_textbook(deal: &Deal) -> Vec<Card> {
    let ([_, textbook], ..) = against_textbook(deal, &[]);
    textbook
}

/// The sentence in the middle of the table.
async fn middle_text(page: &Page) -> String {
    let script = "return document.querySelector('.middle').textContent";
    page.js(script, &[])
        .await
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

/// The text beside a hand.
async fn beside(page: &Page, owner: &str) -> String {
    let script = "
        return document.querySelector(`[data-hand=${arguments[0]}] .worth`).textContent";
    let told = page.js(script, &[json!(owner)]).await;
    told.as_str().unwrap_or_default().to_owned()
}

async fn textbook_follows_its_rule_and_better_hand_wins(page: &Page) {
    page.open("#/poker/duel").await;
    let swap = vec![1, 3];
    for wanted in ["win", "lose", "draw"] {
        let deal = Deal::find(|deal| result(deal, &swap) == wanted);
        open_deal(page, &deal, "r").await;
        page.press("Deal").await;
        let dealt = page.phase("swap").await;
        let order = deal.order();
        let player: Vec<Card> = (0..5).map(|round| order[2 * round]).collect();
        assert_eq!(
            dealt.hand("player").cards,
            codes(&player),
            "in turn, the player first"
        );
        assert_eq!(dealt.hand("cpu-1").cards, vec!["back"; 5]);
        assert_eq!(dealt.left, Some(42));
        for place in &swap {
            page.mark(*place).await;
        }
        page.press("Swap").await;
        let over = page.phase("over").await;
        let ([player, textbook], thrown, left) = against_textbook(&deal, &swap);
        for (owner, cards) in [("player", &player), ("cpu-1", &textbook)] {
            let hand = over.hand(owner);
            assert_eq!(hand.cards, codes(cards), "{owner}");
            assert_eq!(hand.category.as_deref(), Some(Rank::of(cards).code()));
            assert_eq!(hand.worth, Rank::of(cards).name());
        }
        assert_eq!(over.left, Some(left));
        assert_eq!(over.result(), wanted);
        assert_eq!(over.secret, Some(deal.secret()));
        let swapped = |count| match count {
            0 => "stood pat".to_owned(),
            count => format!("swapped {count}"),
        };
        assert!(beside(page, "cpu-1").await.contains(&swapped(thrown)));
        // The comparison names both hands.
        let told = middle_text(page).await;
        for cards in [&player, &textbook] {
            let name = Rank::of(cards).name().to_lowercase();
            assert!(told.to_lowercase().contains(&name), "{name} in {told}");
        }
    }
    // Shared deals do not count, and the next deal is fresh.
    let tally = "Won 0 · Tied 0 · Lost 0";
    assert!(page.text().await.contains(tally), "{tally}");
    page.press("Deal").await;
    let fresh = page.phase("swap").await;
    assert_eq!(fresh.left, Some(42));
    page.press("Stand pat").await;
    page.phase("over").await;
}

async fn other_hands_stay_hidden_until_the_showdown(page: &Page) {
    page.open("#/poker/duel").await;
    let deal = Deal::numbered(7);
    open_deal(page, &deal, "rko").await;
    page.press("Deal").await;
    page.phase("swap").await;
    page.mark(0).await;
    let order = deal.order();
    let (html, address) = (page.html().await, page.address().await);
    for (number, card) in order.iter().enumerate() {
        let own = number < 20 && number % 4 == 0;
        let code = format!("data-card=\"{card}\"");
        assert_eq!(html.contains(&code), own, "{card}");
        assert!(own || !html.contains(&card.name()), "{card}");
    }
    assert!(!html.contains(&deal.secret()));
    assert!(address.ends_with(&link(&deal, "rko")), "{address}");
    page.press("Stand pat").await;
    let over = page.phase("over").await;
    assert_eq!(over.hands.len(), 4);
}

async fn three_opponents_sit_down_and_one_must_stay(page: &Page) {
    page.open("#/poker/duel").await;
    page.press("Opponents").await;
    let state = async || {
        let script = "
            return [...document.querySelectorAll('[name=opponent]')].map(it =>
                `${it.checked ? 'sits' : 'away'}${it.disabled ? ', locked' : ''}`);";
        strings(&page.js(script, &[]).await)
    };
    // The last opponent cannot get up.
    assert_eq!(state().await, ["sits, locked", "away", "away", "away"]);
    let choose = async |place: usize| {
        let script = "document.querySelectorAll('[name=opponent]')[arguments[0]].click()";
        page.js(script, &[json!(place)]).await;
        page.settle().await;
    };
    choose(2).await;
    choose(3).await;
    assert_eq!(state().await, ["sits", "away, locked", "sits", "sits"]);
    choose(0).await;
    assert_eq!(state().await, ["away", "away", "sits", "sits"]);
    choose(1).await;
    assert_eq!(state().await, ["away, locked", "sits", "sits", "sits"]);
    page.press("Close").await;
    page.press("Deal").await;
    let dealt = page.phase("swap").await;
    assert_eq!(dealt.left, Some(32));
    let names = async |scene: &Scene| {
        let mut names = vec![];
        for owner in scene.hands.keys().filter(|owner| owner.starts_with("cpu")) {
            let hand = format!("return document.querySelector('[data-hand={owner}]').ariaLabel");
            names.push(
                page.js(&hand, &[])
                    .await
                    .as_str()
                    .unwrap_or_default()
                    .to_owned(),
            );
        }
        names
    };
    assert_eq!(
        names(&dealt).await,
        ["The Chaser", "The Rock", "The Actuary"]
    );
    // A round under way keeps its opponents. A choice is for the next deal, and can be taken back.
    page.press("Opponents").await;
    choose(3).await;
    let coming = "document.querySelector('[data-coming]')?.textContent";
    let kept = format!("{coming} === 'From the next deal: The Chaser · The Rock.'");
    page.until_js("the table says so", &kept).await;
    assert_eq!(names(&page.scene().await).await.len(), 3);
    choose(3).await;
    let taken_back = format!("{coming} === undefined");
    page.until_js("it is taken back", &taken_back).await;
    page.press("Close").await;
    page.press("Stand pat").await;
    let over = page.phase("over").await;
    assert_eq!(over.result(), result_of(&over));
    for owner in ["cpu-1", "cpu-2", "cpu-3"] {
        assert!(!over.hand(owner).worth.is_empty(), "{owner}");
        let told = beside(page, owner).await;
        assert!(
            told.contains("swapped") || told.contains("stood pat"),
            "{told}"
        );
    }
    // They are still seated after a reload, and in the next round.
    page.reload().await;
    page.press("Deal").await;
    let next = page.phase("swap").await;
    assert_eq!(
        names(&next).await,
        ["The Chaser", "The Rock", "The Actuary"]
    );
}

/// The first deal for this many hands in which the player gets the red joker.
fn with_red_joker(jokers: usize, hands: usize) -> (Deal, Vec<String>) {
    let own = |deal: &Deal| -> Vec<String> {
        let order = deal.order_with_jokers(jokers);
        (0..5).map(|round| order[hands * round].clone()).collect()
    };
    let holds = |deal: &Deal, code: &str| own(deal).contains(&code.to_owned());
    let deal = Deal::find(|deal| holds(deal, "X1") && !holds(deal, "X2"));
    (deal, own(&deal))
}

async fn announced(page: &Page, what: &str) {
    let holds = format!(
        "document.getElementById('announcer').textContent.includes({})",
        json!(what)
    );
    page.until_js(what, &holds).await;
}

async fn jokers_show_the_card_they_stand_for(page: &Page) {
    page.open("#/poker/duel").await;
    let (deal, own) = with_red_joker(2, 2);
    open_deal(page, &deal, "r-2-jokers").await;
    let ready = page.scene().await;
    assert_eq!(ready.left, Some(54));
    page.press("Deal").await;
    let dealt = page.phase("swap").await;
    assert_eq!(dealt.hand("player").cards, own);
    assert_eq!(dealt.left, Some(44));
    announced(page, "the red joker as the ").await;
    // The hand has the best value that any card in the joker's place gives.
    let pack = deal.order();
    let is_own = |card: &&Card| own.contains(&card.to_string());
    let naturals: Vec<Card> = pack.iter().filter(is_own).copied().collect();
    let with = |card: &Card| Rank::of(&[naturals.as_slice(), &[*card]].concat());
    let others = pack.iter().filter(|card| !is_own(card));
    let best = others.map(with).max().expect("a card");
    assert_eq!(dealt.hand("player").worth, best.name());
    let place = own.iter().position(|code| code == "X1").expect("X1");
    let name = async || page.card_buttons().await[place].name.clone();
    assert_eq!(name().await, "Red joker");
    let other = (place + 1) % 5;
    page.mark(other).await;
    page.mark(place).await;
    page.mark(place).await;
    assert_eq!(name().await, "Red joker");
    // The joker's face shows the card that it stands for.
    let drawn = format!(
        "return document.querySelectorAll('[data-hand=player] [data-card]')[{place}]
            .querySelector('.face').src.split(`stroke-width='4'`).length - 1"
    );
    assert_eq!(page.js(&drawn, &[]).await, 2, "framed, in two corners");
    page.press("Swap").await;
    let over = page.phase("over").await;
    assert_eq!(over.hand("player").cards[place], "X1");
    announced(page, "the red joker as the ").await;
}

async fn solo_draw_is_played_with_jokers(page: &Page) {
    page.open("#/poker/solo").await;
    page.until("a pack is ready", |scene| scene.left == Some(52))
        .await;
    page.choose("Jokers", "One joker").await;
    page.until("a joker is in it", |scene| scene.left == Some(53))
        .await;
    announced(page, "One joker.").await;
    page.choose("Jokers", "Two jokers").await;
    page.until("both are in it", |scene| scene.left == Some(54))
        .await;
    page.press("Deal").await;
    page.until("the cards are dealt", |scene| scene.left == Some(49))
        .await;
    page.press("Finish").await;
    let over = page.phase("over").await;
    let secret = over.secret.clone().expect("a secret");
    let cards = &Deal::from_hex(&secret).order_with_jokers(2)[..5];
    assert_eq!(
        over.hand("player").cards,
        cards,
        "anybody can deal it again"
    );
    // The jokers stay for the next round, also after a reload.
    page.reload().await;
    page.press("Deal").await;
    page.until("54 cards again", |scene| scene.left == Some(49))
        .await;

    let (deal, _) = with_red_joker(1, 1);
    page.go(&format!("#/poker/solo{}&rules=1-joker", deal.query()))
        .await;
    page.until("the link has one joker", |scene| {
        scene.seal == Some(deal.seal()) && scene.left == Some(53)
    })
    .await;
    page.press("Deal").await;
    let dealt = page.phase("swap").await;
    assert!(dealt.hand("player").cards.contains(&"X1".to_owned()));
    announced(page, "the red joker as the ").await;
}

async fn poker_match_is_restored_after_a_reload(page: &Page) {
    page.open("#/poker/duel").await;
    page.press("Deal").await;
    let before = page.phase("swap").await;
    page.mark(4).await;
    page.reload().await;
    let after = page.phase("swap").await;
    assert_eq!(after, before);
    let marked: Vec<bool> = page
        .card_buttons()
        .await
        .iter()
        .map(|it| it.pressed)
        .collect();
    assert_eq!(marked, [false, false, false, false, true]);
    page.press("Swap").await;
    let over = page.phase("over").await;
    page.reload().await;
    assert_eq!(page.phase("over").await, over);
}

async fn double_click_on_stand_pat_deals_no_new_round(page: &Page) {
    page.open("#/poker/duel").await;
    page.press("Deal").await;
    let dealt = page.phase("swap").await;
    page.double_click("Stand pat", Duration::from_millis(80))
        .await;
    let over = page.phase("over").await;
    assert_eq!(over.seal, dealt.seal);
}

async fn shared_poker_match_is_compared(page: &Page) {
    page.open("#/poker/duel").await;
    let deal = Deal::numbered(12);
    // The sharing player stood pat.
    page.go(&format!("{}&play=0", link(&deal, "r"))).await;
    page.until("the shared deal is ready", |scene| {
        scene.seal == Some(deal.seal())
    })
    .await;
    page.press("Deal").await;
    page.phase("swap").await;
    let before = page.text().await;
    assert!(
        !before.contains("The player who shared this deal"),
        "{before}"
    );
    page.press("Stand pat").await;
    page.phase("over").await;
    let told = middle_text(page).await;
    let ([player, _], ..) = against_textbook(&deal, &[]);
    let ended = match result(&deal, &[]) {
        "win" => "won",
        "draw" => "tied",
        _ => "lost",
    };
    let hand = Rank::of(&player).name().to_lowercase();
    let expected = format!("the player who shared this deal stood pat and {ended}: {hand}.");
    assert!(told.to_lowercase().contains(&expected), "{told}");
}

async fn every_hand_links_to_its_explanation(page: &Page) {
    page.open("#/poker/duel").await;
    let deal = Deal::numbered(3);
    open_deal(page, &deal, "r").await;
    page.press("Deal").await;
    let dealt = page.phase("swap").await;
    // A face-down hand has no link.
    let links = "
        return [...document.querySelectorAll('[data-hand] a')].map(it => it.getAttribute('href'))";
    let shown = strings(&page.js(links, &[]).await);
    let expected =
        |scene: &Scene, owner: &str| format!("#/lab?hand={}", scene.hand(owner).cards.join("."));
    assert_eq!(shown, [expected(&dealt, "player")]);
    page.press("Stand pat").await;
    let over = page.phase("over").await;
    let shown = strings(&page.js(links, &[]).await);
    assert_eq!(shown, [expected(&over, "cpu-1"), expected(&over, "player")]);
    // Each link names the owner of its hand.
    let names = "return [...document.querySelectorAll('a.why')].map(it => it.ariaLabel)";
    let names = strings(&page.js(names, &[]).await);
    let worth = |owner: &str| over.hand(owner).worth.clone();
    assert_eq!(
        names,
        [
            format!("Why? The Textbook: {}", worth("cpu-1")),
            format!("Why? You: {}", worth("player")),
        ]
    );
    page.follow("[data-hand=cpu-1]", &names[0]).await;
    let names: Vec<String> = cards_of_textbook(&deal)
        .iter()
        .map(|card| card.name())
        .collect();
    page.until_js(
        "the lab explains it",
        &format!(
            "[...document.querySelectorAll('main select')].slice(0, 5)
                .map(it => it.selectedOptions[0].textContent.trim()).join() === {}",
            json!(names.join(","))
        ),
    )
    .await;
    page.back().await;
    assert_eq!(page.phase("over").await, over);
}

async fn rows_of_cards_are_labelled(page: &Page) {
    page.open(&link(&Deal::numbered(20), "rck")).await;
    page.press("Deal").await;
    page.phase("swap").await;
    let rows = "
        return [...document.querySelectorAll('.cards')].map(it => [
            it.role, it.ariaLabel, it.ariaHidden, it.previousElementSibling.textContent,
            it.querySelectorAll('li:not([role])').length,
        ].join())";
    let backs = ",,true,Five face-down cards,5";
    let now = strings(&page.js(rows, &[]).await);
    assert_eq!(now[..3], [backs; 3]);
    assert!(now[3].starts_with("toolbar,Your cards,,"), "{now:?}");
    assert!(now[3].ends_with(",0"), "no items of a list: {now:?}");
    let tree = page.session().accessibility_tree().await;
    let tree = tree.expect("the accessibility tree");
    assert!(!tree.contains("Face-down card"), "each back is announced");
    let described = "
        return [...document.querySelectorAll('button[data-card]')]
            .map(it => it.getAttribute('aria-description'))";
    let press = "Press to swap";
    assert_eq!(strings(&page.js(described, &[]).await), [press; 5]);
    page.mark(1).await;
    let now = strings(&page.js(described, &[]).await);
    assert_eq!(now, [press, "Press to keep", press, press, press]);
    page.press("Swap").await;
    page.phase("over").await;
    let none = "return document.querySelector('[aria-description]') === null";
    assert_eq!(page.js(none, &[]).await, true, "nothing can be pressed");
    let rows = strings(&page.js(rows, &[]).await);
    assert!(
        rows[0].starts_with(",,,") && rows[0].ends_with(",5"),
        "a list to be read: {rows:?}"
    );
}

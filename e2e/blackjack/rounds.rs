//! Blackjack, played by clicks, on shared deals with known cards. What the table shows for other deals and rules is in
//! `tests/views/blackjack/table.rs`.

use crate::oracle::{self, Blackjack, Count, Deal, Preset, known_result};
use crate::page::{DESKTOP, Page, Scene};
use crate::tests;

tests! {
    all_browsers DESKTOP => [round_follows_the_order_of_the_deal],
    chromium_only DESKTOP => [hole_card_and_secret_stay_hidden_until_turned],
}

/// The visible state of a round, in the words of the oracle.
fn seen(scene: &Scene) -> oracle::Scene {
    let phase = ["player", "dealer", "over"].into_iter();
    let phase = phase.into_iter().find(|phase| *phase == scene.phase);
    let counted = |owner: &str| {
        let hand = scene.hand(owner);
        let counted = Count::shown(hand.points, &hand.worth, hand.cards.len());
        (hand.cards.clone(), counted)
    };
    let (player, player_count) = counted("player");
    let (dealer, dealer_count) = counted("dealer");
    let result = scene.result.as_ref();
    let result = result.map(|(code, sentence)| (known_result(code), sentence.clone()));
    oracle::Scene {
        phase: phase.unwrap_or_else(|| panic!("no round in {scene:?}")),
        player,
        player_count,
        dealer,
        dealer_count,
        left: scene.left.expect("cards left"),
        result,
    }
}

/// The fragment of this deal's link.
pub(crate) fn link(deal: &Deal) -> String {
    format!("#/blackjack{}", deal.query())
}

/// Opens the deal at the table by its link. The table's own rules apply.
pub(crate) async fn open_deal(page: &Page, deal: &Deal) {
    open_deal_link(page, deal, &link(deal)).await;
}

/// Opens the deal at the table by a link that names its rules. While the deal is ready, other rules cannot be chosen.
pub(crate) async fn open_deal_with_rules(page: &Page, deal: &Deal, preset: Preset) {
    let link = format!("{}&rules={}", link(deal), preset.code());
    open_deal_link(page, deal, &link).await;
}

async fn open_deal_link(page: &Page, deal: &Deal, to: &str) {
    if page.scene().await.seal == Some(deal.seal()) {
        // A link to the present deal changes nothing, so another deal must come between.
        page.go(&link(&Deal::numbered(u32::MAX))).await;
        page.until("another deal is there", |scene| {
            scene.seal != Some(deal.seal())
        })
        .await;
    }
    page.go(to).await;
    let what = "the shared deal is ready";
    page.until(what, |scene| {
        scene.phase == "ready" && scene.seal == Some(deal.seal())
    })
    .await;
}

/// Plays the ready deal as the oracle did, and checks every visible step. A dealer without pauses can be faster than
/// the page draws, so some steps may be missing.
pub(crate) async fn play(page: &Page, deal: &Deal, round: &Blackjack) -> Scene {
    let (last, shown) = play_and_note(page, deal, round).await;
    let mut expected = round.scenes.iter();
    for scene in &shown {
        let comes = expected.any(|other| other == scene);
        assert!(comes, "{}: {scene:?} in {:?}", link(deal), round.scenes);
    }
    assert_eq!(shown.last(), round.scenes.last(), "{}", link(deal));
    last
}

/// Plays the ready deal as the oracle did, and returns every visible state.
async fn play_and_note(page: &Page, deal: &Deal, round: &Blackjack) -> (Scene, Vec<oracle::Scene>) {
    page.watch().await;
    page.press("Deal").await;
    let mut last = page
        .until("it is dealt", |scene| scene.phase != "ready")
        .await;
    for hit in 1..=round.hits {
        page.press("Hit").await;
        let left = round.scenes[hit].left;
        last = page
            .until("a card is drawn", |scene| scene.left == Some(left))
            .await;
    }
    if round.stood {
        page.press("Stand").await;
    }
    if last.phase != "over" {
        last = page.phase("over").await;
    }
    let watched = page.watched().await;
    for scene in &watched {
        assert_eq!(scene.seal, Some(deal.seal()));
        let secret = (scene.phase == "over").then(|| deal.secret());
        assert_eq!(scene.secret, secret, "in phase {}", scene.phase);
    }
    (last, watched.iter().map(seen).collect())
}

/// The first deal with this result by these rules when the player takes this many cards.
pub(crate) fn deal_for(result: &str, preset: Preset, hits: usize) -> Deal {
    Deal::find(|deal| {
        let round = Blackjack::play(deal, preset, hits);
        round.result() == result && round.hits == hits
    })
}

async fn round_follows_the_order_of_the_deal(page: &Page) {
    // The player takes two cards, a soft hand becomes a hard one, and the player stands. The dealer takes two cards or
    // more.
    let deal = Deal::find(|deal| {
        let deal = deal.cut_at(17);
        let round = Blackjack::play(&deal, Preset::Classic, 2);
        let soft = |scene: &oracle::Scene| scene.player_count.soft;
        let turns_hard = soft(&round.scenes[0]) && !round.scenes.last().is_some_and(soft);
        turns_hard && round.hits == 2 && round.stood && round.scenes.len() >= 6
    })
    .cut_at(17);
    let round = Blackjack::play(&deal, Preset::Classic, 2);
    // A speed at which even a busy machine draws each card separately.
    page.store_settings("speed=normal").await;
    page.open(&link(&deal)).await;
    let ready = page.phase("ready").await;
    assert_eq!(ready.seal, Some(deal.seal()), "the seal comes first");
    assert_eq!(ready.secret, None);
    assert_eq!(ready.left, Some(52));
    assert!(ready.hands.is_empty(), "no card is there before the deal");
    assert!(page.text().await.contains("Shared"), "it is marked so");
    assert_eq!(page.actions().await, ["Deal"]);

    let phases: Vec<&str> = round.scenes.iter().map(|scene| scene.phase).collect();
    assert_eq!(phases[..3], ["player"; 3]);
    assert!(phases[3..phases.len() - 1].len() >= 2, "{phases:?}");
    let (over, shown) = play_and_note(page, &deal, &round).await;
    assert_eq!(
        shown, round.scenes,
        "each card is seen, one after the other"
    );
    assert_eq!(over.route.as_deref(), Some("/blackjack"));
    assert_eq!(page.actions().await, ["Deal"]);
}

/// Everything that can be read from the page: its elements, address and title, its stored data and its accessibility
/// tree.
async fn everything(page: &Page) -> String {
    let stored = "
        return JSON.stringify([
            { ...localStorage }, { ...sessionStorage }, document.cookie, history.state, name,
        ]);";
    let stored = page.js(stored, &[]).await;
    let tree = page.session().accessibility_tree().await;
    [
        page.html().await,
        page.address().await,
        page.title().await,
        stored.as_str().expect("a text").to_owned(),
        tree.expect("the accessibility tree"),
    ]
    .join("\n")
}

/// Returns true if a word occurs in a text on its own, in any case.
fn contains_word(text: &str, word: &str) -> bool {
    contains(&text.to_lowercase(), &word.to_lowercase())
}

/// Returns true if the code of a card occurs in a text on its own: in any case if it begins with a digit, otherwise in
/// capitals. In small letters AS is a word of English, JS ends the names of files, and TH is an element.
fn contains_code(text: &str, code: &str) -> bool {
    if code.starts_with(|sign: char| sign.is_ascii_digit()) {
        contains_word(text, code)
    } else {
        contains(text, code)
    }
}

/// Decides if a text contains a word: [`contains_word`] or [`contains_code`].
type IsIn = fn(&str, &str) -> bool;

/// Returns true if this word occurs in a text on its own.
fn contains(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let is_free = |letter: Option<char>| !letter.is_some_and(char::is_alphanumeric);
        is_free(text[..at].chars().next_back()) && is_free(text[at + word.len()..].chars().next())
    })
}

async fn hole_card_and_secret_stay_hidden_until_turned(page: &Page) {
    assert!(
        contains_word("a:7D,", "7D") && !contains_word("a7D", "7D"),
        "the search works"
    );
    page.open("#/blackjack").await;
    // With these rules no natural ends the round.
    page.choose("Rules", "House wins ties").await;
    let drawings = page.drawings().await;
    let mut shown: Vec<String> = vec![];
    for _ in 0..3 {
        page.press("Deal").await;
        let dealt = page.phase("player").await;
        let mut before = everything(page).await;
        assert_eq!(dealt.hand("dealer").cards[1], "back");
        for code in [
            &dealt.hand("dealer").cards[0],
            &dealt.hand("player").cards[1],
        ] {
            assert!(contains_code(&before, code), "it would be found: {code}");
        }
        if dealt.hand("player").points.expect("points") < 12 {
            page.press("Hit").await;
            page.until("a card is drawn", |scene| scene.left == Some(47))
                .await;
            before += &everything(page).await;
        }
        assert_eq!(page.drawings().await, drawings);
        page.press("Stand").await;
        let over = page.phase("over").await;

        let secret = over.secret.clone().expect("a secret");
        let deal = Deal::from_hex(&secret);
        assert_eq!(over.seal, Some(deal.seal()), "the seal was of this secret");
        assert_eq!(dealt.seal, over.seal, "and it was there all the time");
        let hole = deal.order()[3];
        assert_eq!(over.hand("dealer").cards[1], hole.to_string());
        let mut hidden: Vec<(String, IsIn)> = vec![(secret, contains_word)];
        // The page still shows the round before.
        if !shown.contains(&hole.to_string()) {
            hidden.push((hole.to_string(), contains_code));
            hidden.push((hole.name(), contains_word));
        }
        shown.extend(over.hands.values().flat_map(|hand| hand.cards.clone()));
        for (word, is_in) in &hidden {
            assert!(!is_in(&before, word), "{word} is in the page:\n{before}");
            assert!(is_in(&everything(page).await, word), "{word} is shown now");
        }
    }
}

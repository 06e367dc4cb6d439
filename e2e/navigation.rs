//! The landing page, and the ways between the places of the page.

use serde_json::{Value, json};

use crate::blackjack::rounds;
use crate::oracle::Deal;
use crate::page::{DESKTOP, Page};
use crate::poker::solo_draw;
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        first_visit_opens_a_playable_table,
        other_game_is_one_click_away,
        back_and_forward_keep_both_rounds,
        shared_link_opens_its_table_ready,
        another_game_loads_on_demand,
        other_games_load_when_idle,
    ],
    chromium_only DESKTOP => [
        choices_match_the_rules_after_navigation,
        unknown_address_links_back,
        damaged_link_is_reported_and_the_table_works,
        page_has_title_icon_and_description,
    ],
}

async fn first_visit_opens_a_playable_table(page: &Page) {
    page.open("").await;
    let scene = page.scene().await;
    assert_eq!(scene.route.as_deref(), Some("/"));
    assert_eq!((scene.phase.as_str(), scene.left), ("ready", Some(52)));
    assert!(scene.seal.is_some_and(|seal| seal.len() == 64), "a seal");
    assert_eq!(page.actions().await, ["Deal"]);
    page.press("Deal").await;
    let scene = page
        .until("cards are dealt", |scene| !scene.hands.is_empty())
        .await;
    assert_eq!((scene.left, scene.hands.len()), (Some(48), 2));
}

async fn other_game_is_one_click_away(page: &Page) {
    page.open("#/").await;
    for (name, route, phase) in [
        ("Draw poker", "/poker/solo", "swap"),
        ("Poker match", "/poker/duel", "swap"),
        ("Blackjack", "/blackjack", "player"),
    ] {
        page.follow("header", name).await;
        let what = "it is the other table";
        page.until(what, |scene| scene.route.as_deref() == Some(route))
            .await;
        assert_eq!(page.fragment().await, format!("#{route}"));
        let current = "return document.querySelector('[aria-current=page]').textContent.trim()";
        assert_eq!(page.js(current, &[]).await, name);
        if name == "Blackjack" {
            // With these rules no natural ends the round at once.
            page.choose("Rules", "House wins ties").await;
        }
        page.press("Deal").await;
        page.phase(phase).await;
    }
    page.follow("header", "Fair Deal").await;
    let home = page
        .until("home", |scene| scene.route.as_deref() == Some("/"))
        .await;
    assert_eq!(
        home.phase, "player",
        "home is the blackjack table, round and all"
    );
}

/// Goes back or forward to the table with this route, by one or two history entries. In `WebKit` the entry of the
/// reload for other games can be missing.
async fn go_by_history(page: &Page, step: impl AsyncFn(&Page), route: Option<&str>) {
    for _ in 0..2 {
        if page.scene().await.route.as_deref() == route {
            return;
        }
        let before = page.fragment().await;
        step(page).await;
        let there = format!(
            "location.hash !== '{before}' &&
             document.querySelector('main')?.dataset.route === location.hash.slice(1).split('?')[0]"
        );
        page.until_js("another place", &there).await;
    }
}

async fn back_and_forward_keep_both_rounds(page: &Page) {
    let blackjack = Deal::numbered(10);
    page.open("#/blackjack").await;
    page.choose("Rules", "House wins ties").await;
    rounds::open_deal(page, &blackjack).await;
    page.press("Deal").await;
    page.phase("player").await;
    page.press("Hit").await;
    let played = page
        .until("a card is drawn", |scene| scene.left == Some(47))
        .await;

    page.follow("header", "Draw poker").await;
    page.phase("ready").await;
    solo_draw::open_deal(page, &Deal::numbered(11)).await;
    page.press("Deal").await;
    page.phase("swap").await;
    page.mark(2).await;
    let marked = page.scene().await;
    let pressed = "document.querySelectorAll('[aria-pressed=true]').length === 1";

    for _ in 0..2 {
        // Across the address before the shared deal.
        go_by_history(page, Page::back, played.route.as_deref()).await;
        let back = page
            .until("the blackjack table", |scene| scene.route == played.route)
            .await;
        assert_eq!(back, played);
        go_by_history(page, Page::forward, marked.route.as_deref()).await;
        let forward = page
            .until("the poker table", |scene| scene.route == marked.route)
            .await;
        assert_eq!(forward, marked);
        page.until_js("the mark is kept", pressed).await;
    }
    page.press("Swap").await;
    page.until("cards are swapped", |scene| scene.left == Some(46))
        .await;
}

/// The chosen option of the list at the top of the table.
async fn shown_choice(page: &Page) -> Value {
    let script = "return document.querySelector('main select').selectedOptions[0].textContent";
    page.js(script, &[]).await
}

async fn choices_match_the_rules_after_navigation(page: &Page) {
    page.open("#/blackjack").await;
    page.choose("Rules", "House wins ties").await;
    page.follow("header", "Draw poker").await;
    page.until("the poker table", |scene| {
        scene.route.as_deref() == Some("/poker/solo")
    })
    .await;
    let (none, one) = (json!("No jokers"), json!("One joker"));
    assert_eq!(shown_choice(page).await, none);
    page.choose("Jokers", "One joker").await;
    page.choose("Jokers", "No jokers").await;
    page.choose("Jokers", "One joker").await;
    page.follow("header", "Blackjack").await;
    page.until("the blackjack table", |scene| {
        scene.route.as_deref() == Some("/blackjack")
    })
    .await;
    assert_eq!(shown_choice(page).await, "House wins ties");
    page.until_js(
        "the felt says so too",
        "document.querySelector('.rule').textContent.includes('wins ties')",
    )
    .await;
    page.choose("Rules", "Classic").await;
    // A link sets other rules in the same list.
    let deal = Deal::numbered(3);
    page.go(&format!(
        "#/blackjack?deal={}&cut=0&rules=exam",
        deal.secret()
    ))
    .await;
    page.until_js(
        "the rules of the link",
        "document.querySelector('main select').value === 'exam'",
    )
    .await;
    page.back().await;
    page.follow("header", "Draw poker").await;
    page.until("the poker table", |scene| {
        scene.route.as_deref() == Some("/poker/solo")
    })
    .await;
    assert_eq!(shown_choice(page).await, one);
}

/// The environment variable with the address of `cargo xtask play`.
pub(crate) const PLAY_URL: &str = "FAIR_DEAL_URL";

/// A test that runs only if that variable is set.
pub(crate) const AS_PLAY_SERVES_IT: crate::Test = crate::Test {
    name: "browser::navigation::both_games_work_as_play_serves_them",
    size: DESKTOP,
    run: |page| Box::pin(both_games_work_as_play_serves_them(page)),
};

async fn both_games_work_as_play_serves_them(page: &Page) {
    let url = std::env::var(PLAY_URL).expect(PLAY_URL);
    page.visit(&url).await;
    page.press("Deal").await;
    page.until("cards are dealt", |scene| !scene.hands.is_empty())
        .await;
    page.follow("header", "Draw poker").await;
    page.phase("ready").await;
    page.press("Deal").await;
    page.phase("swap").await;
    assert_eq!(
        page.server().take_asked(),
        [""; 0],
        "nothing came from here"
    );
}

async fn shared_link_opens_its_table_ready(page: &Page) {
    let deal = Deal::numbered(12).cut_at(51);
    for (link, route) in [
        (format!("#/blackjack{}", deal.query()), "/blackjack"),
        (format!("#/poker/solo{}", deal.query()), "/poker/solo"),
    ] {
        page.open(&link).await;
        let scene = page.scene().await;
        assert_eq!(scene.route.as_deref(), Some(route));
        assert_eq!(scene.seal, Some(deal.seal()));
        assert_eq!((scene.phase.as_str(), scene.left), ("ready", Some(52)));
        assert_eq!(scene.secret, None);
        assert!(page.text().await.contains("Shared"));
    }
    // A link to the present deal does not deal it again.
    page.press("Deal").await;
    let dealt = page.phase("swap").await;
    page.reload().await;
    assert_eq!(page.phase("swap").await, dealt);
}

async fn unknown_address_links_back(page: &Page) {
    for (name, route) in [("Blackjack", "/blackjack"), ("Draw poker", "/poker/solo")] {
        page.open("#/nowhere?deal=7").await;
        let text = page.text().await;
        assert!(text.contains("There is no page at this address."), "{text}");
        let heading = "return document.querySelector('main h1').textContent";
        assert_eq!(page.js(heading, &[]).await, "Page not found");
        page.follow("main", name).await;
        let scene = page.phase("ready").await;
        assert_eq!(scene.route.as_deref(), Some(route));
        page.press("Deal").await;
        page.until("cards are dealt", |scene| !scene.hands.is_empty())
            .await;
    }
}

async fn damaged_link_is_reported_and_the_table_works(page: &Page) {
    let hex = Deal::numbered(13).secret();
    let told = "This link to a shared deal is damaged, so it wasn’t opened.";
    page.open("").await;
    for route in ["/blackjack", "/poker/solo"] {
        for query in [
            "cut=3".to_owned(),
            format!("deal={}&cut=0", &hex[..63]),
            format!("deal={hex}&cut=52"),
        ] {
            page.go(&format!("#{route}?{query}")).await;
            let alert = "document.querySelector('.notice[role=alert]')";
            page.until_js("the message is shown", &format!("!!{alert}"))
                .await;
            let text = page.text().await;
            assert!(text.contains(told), "{query}: {text}");
            assert_eq!(page.fragment().await, format!("#{route}"));
            page.press("Close").await;
            page.until_js("it is closed", &format!("!{alert}")).await;
        }
        // And as the first page that is opened.
        page.open(&format!("#{route}?deal=123")).await;
        assert!(page.text().await.contains(told));
        page.press("Deal").await;
        page.until("cards are dealt", |scene| !scene.hands.is_empty())
            .await;
    }
}

async fn page_has_title_icon_and_description(page: &Page) {
    for (fragment, title) in [
        ("", "Fair Deal: blackjack and draw poker"),
        ("#/blackjack", "Blackjack – Fair Deal"),
        ("#/poker/solo", "Draw poker – Fair Deal"),
        ("#/nowhere", "Page not found – Fair Deal"),
    ] {
        page.open(fragment).await;
        assert_eq!(page.title().await, title);
    }
    let script = "
        const { href } = document.querySelector('link[rel=icon]');
        const { content } = document.querySelector('meta[name=description]');
        return [new URL(href).pathname, content, document.documentElement.lang];";
    let [icon, description, language] =
        <[String; 3]>::try_from(crate::page::strings(&page.js(script, &[]).await))
            .expect("three texts");
    assert!(page.server().paths().contains(&icon), "{icon} is served");
    let length = description.chars().count();
    assert!((50..=160).contains(&length), "{length}: {description}");
    assert_eq!(language, "en");
}

/// The bundles of the tables that were requested since the last call, each once.
fn bundles(page: &Page) -> Vec<&'static str> {
    let asked = page.server().take_asked();
    let is_asked = |bundle: &&str| {
        let files = asked.iter().filter(|path| path.starts_with(bundle));
        let files = files.filter(|path| path.ends_with(".wasm")).count();
        assert!(files < 2, "once: {asked:?}");
        files == 1
    };
    ["/blackjack-", "/poker-"]
        .into_iter()
        .filter(is_asked)
        .collect()
}

async fn another_game_loads_on_demand(page: &Page) {
    page.saves_data().await;
    page.move_to_another_origin();
    page.open("").await;
    assert_eq!(bundles(page), ["/blackjack-"]);
    page.press("Deal").await;
    page.until("cards are dealt", |scene| !scene.hands.is_empty())
        .await;
    page.follow("header", "Draw poker").await;
    page.phase("ready").await;
    assert_eq!(bundles(page), ["/poker-"]);
    let there = "return [document.activeElement.id, scrollY, history.state.includes('language=')]";
    assert_eq!(page.js(there, &[]).await, json!(["main", 0, false]));
    page.back().await;
    page.until("the round is there", |scene| !scene.hands.is_empty())
        .await;
    // The tests' server forbids caching.
    assert_eq!(bundles(page), ["/blackjack-"]);
    // A start at poker needs nothing of blackjack.
    page.move_to_another_origin();
    page.open("#/poker/duel").await;
    assert_eq!(bundles(page), ["/poker-"]);
}

async fn other_games_load_when_idle(page: &Page) {
    page.move_to_another_origin();
    page.open("#/poker/duel").await;
    let is_later = "(() => {
        const of = (bundle) => performance.getEntriesByType('resource')
            .find(({ name }) => name.includes(bundle) && name.endsWith('.wasm'));
        const [own, other] = [of('/poker-'), of('/blackjack-')];
        return other && own.responseEnd < other.startTime;
    })()";
    page.until_js("the other loads afterwards", is_later).await;
    assert_eq!(bundles(page), ["/blackjack-", "/poker-"]);
}

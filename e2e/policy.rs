//! The content security policies of the page and of its workers: what they allow, and that the page requests nothing
//! from another origin.

use std::collections::BTreeSet;

use fair_deal::app::route::{Page as Reading, Route};
use serde_json::{Value, json};

use crate::offline::{reload, until_cached};
use crate::page::{DESKTOP, Page, strings};
use crate::server::{FileFault, Server};
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        policy_forbids_inline_code,
        policy_forbids_other_origins,
        policy_allows_only_own_code_and_markup,
        every_route_keeps_policy,
        every_route_keeps_policy_offline,
        workers_reach_no_other_origin,
    ],
}

/// Records the directives of the policy that are violated from now on.
pub(crate) const NOTE_VIOLATIONS: &str = "
    if (!window.violated) {
        window.violated = [];
        addEventListener('securitypolicyviolation', event =>
            window.violated.push(event.effectiveDirective));
    }";

async fn violated(page: &Page, count: usize) -> BTreeSet<String> {
    let enough = format!("window.violated.length >= {count}");
    page.until_js("the policy speaks", &enough).await;
    let violated = page.js("return window.violated", &[]).await;
    strings(&violated).into_iter().collect()
}

async fn policy_forbids_inline_code(page: &Page) {
    page.open("").await;
    let script = "
        const policy = document.querySelector('meta[http-equiv=Content-Security-Policy]');
        const inline = document.querySelector('script, style');
        const before = Node.DOCUMENT_POSITION_FOLLOWING;
        return [policy.content, policy.compareDocumentPosition(inline) & before ? 'first' : ''];";
    let answer = strings(&page.js(script, &[]).await);
    let [policy, place] = answer.as_slice() else {
        panic!("two texts, not {answer:?}");
    };
    assert_eq!(place, "first", "before any script and style sheet");
    assert!(policy.starts_with("default-src 'none';"), "{policy}");
    for directive in [
        "base-uri 'none'",
        "form-action 'none'",
        "trusted-types default",
    ] {
        assert!(policy.contains(directive), "{directive} in {policy}");
    }
    // The faces of the cards are data URLs of images. Nothing else may use data URLs.
    let images = "; img-src 'self' data:;";
    assert!(policy.contains(images), "{images} in {policy}");
    let policy = policy.replace(images, ";");
    for word in [
        "unsafe-inline",
        "'unsafe-eval'",
        "*",
        "http:",
        "https:",
        "data:",
        "blob:",
    ] {
        assert!(!policy.contains(word), "{word} in {policy}");
    }

    // The browser refuses all of this, and reports it.
    page.expect_complaints();
    page.js(NOTE_VIOLATIONS, &[]).await;
    let script = "
        const add = (tag, fill) => {
            const element = document.createElement(tag);
            try { fill(element); } catch {}
            document.body.append(element);
        };
        add('script', it => it.textContent = 'window.ran = true');
        add('style', it => it.textContent = 'body { outline: 7px solid }');
        add('b', it => it.setAttribute('style', 'outline: 7px solid'));
        add('b', it => { it.setAttribute('onclick', 'window.ran = true'); it.click(); });
        try { setTimeout('window.ran = true'); } catch {}";
    page.js(script, &[]).await;
    let violated = violated(page, 5).await;
    // The browser refuses a text that would run as a script before it checks for inline scripts.
    let all = [
        "require-trusted-types-for",
        "style-src-attr",
        "style-src-elem",
    ];
    assert_eq!(violated, all.map(str::to_owned).into());
    page.settle().await;
    let script = "
        const looks = [...document.querySelectorAll('body, b')].map(it =>
            getComputedStyle(it).outlineWidth);
        return [window.ran ?? null, looks.includes('7px')];";
    let done = page.js(script, &[]).await;
    assert_eq!(done, json!([null, false]));
    page.press("Deal").await;
    page.until("cards are dealt", |scene| !scene.hands.is_empty())
        .await;
}

async fn policy_forbids_other_origins(page: &Page) {
    let dist = crate::dist().expect("the built page");
    let other = Server::start(&dist).expect("a second server");
    page.open("").await;
    page.expect_complaints();
    page.js(NOTE_VIOLATIONS, &[]).await;
    let script = "
        const other = arguments[0];
        fetch(other + '/fetch').catch(() => {});
        navigator.sendBeacon(other + '/beacon');
        import(other + '/script').catch(() => {});
        const add = (tag, attributes) => {
            const element = document.createElement(tag);
            document.head.append(Object.assign(element, attributes));
        };
        add('link', { rel: 'stylesheet', href: other + '/style' });
        add('img', { src: other + '/image' });
        add('iframe', { src: other + '/frame' });
        add('base', { href: other + '/' });";
    page.js(script, &[other.origin().into()]).await;
    let violated = violated(page, 7).await;
    let all = [
        "base-uri",
        "connect-src",
        "frame-src",
        "img-src",
        "script-src-elem",
        "style-src-elem",
    ];
    assert_eq!(violated, all.map(str::to_owned).into());
    assert_eq!(other.take_asked(), [""; 0], "nothing got there");
    // The refused attempts do not count as requests of the page.
    page.session().take_requests().await.expect("the requests");
}

async fn policy_allows_only_own_code_and_markup(page: &Page) {
    page.open("").await;
    page.expect_complaints();
    // The script makes each attempt, and returns those that the browser did not refuse.
    let script = "
        const done = arguments[0];
        const make = tag => document.createElement(tag);
        const markup = '<img src=x onerror=\"window.ran = true\">';
        const { labWorker } = document.getElementById('pages').dataset;
        const tries = {
            'markup with a handler': () => make('p').innerHTML = markup,
            'markup of a script': () => make('p').innerHTML = '<script src=\"x.js\"></script>',
            'a link elsewhere': () => make('p').innerHTML = '<a href=\"https://cards.example/\">x</a>',
            'outer markup': () => document.body.appendChild(make('p')).outerHTML = markup,
            'markup beside': () => document.body.insertAdjacentHTML('beforeend', markup),
            'a fragment': () => document.createRange().createContextualFragment(markup),
            'a parsed page': () => new DOMParser().parseFromString(markup, 'text/html'),
            'a written page': () => document.write(markup),
            'a page in a frame': () => make('iframe').srcdoc = markup,
            'a handler': () => make('b').setAttribute('onclick', 'window.ran = true'),
            'the text of a script': () => make('script').text = 'window.ran = true',
            'the address of a script': () => make('script').src = 'x.js',
            'a timer': () => setTimeout('window.ran = true'),
            'eval': () => window.eval('window.ran = true'),
            'another policy': () => trustedTypes.createPolicy('other', {}),
            'a second policy': () => trustedTypes.createPolicy('default', {}),
            'a worker of a blob': () => new Worker(URL.createObjectURL(new Blob(['']))),
            'a worker of another file': () => new Worker('verify.html'),
            'a worker with a query': () => new Worker(`${labWorker}?x`),
            'another service worker': () => navigator.serviceWorker?.register('x.js')
                ?? Promise.reject(),
        };
        (async () => {
            // While a driver runs a script, some browsers let it evaluate texts.
            await new Promise(resolve => setTimeout(resolve));
            const passed = [];
            for (const [name, attempt] of Object.entries(tries)) {
                try { await attempt(); passed.push(name); } catch {}
            }
            return passed;
        })().then(done);";
    assert_eq!(page.js_until_done(script, &[]).await, json!([]));
    page.settle().await;
    assert_eq!(page.js("return window.ran ?? null", &[]).await, Value::Null);
    // The page's own markup and worker pass.
    let script = "
        const p = document.createElement('p');
        p.innerHTML = '<b>b</b><a href=\"#/check\">x</a>';
        const { labWorker } = document.getElementById('pages').dataset;
        new Worker(labWorker, { type: 'module' }).terminate();
        return p.children.length;";
    assert_eq!(page.js(script, &[]).await, 2);
    page.session().take_requests().await.expect("the requests");
}

/// Returns a JavaScript expression that is true when this place is complete, with the coach if a hand is dealt.
const fn is_there(route: Route) -> &'static str {
    match route {
        Route::Reading(Reading::Rules) => "document.querySelector('[data-edge]') !== null",
        Route::Reading(Reading::Counting) => {
            "document.querySelector('.counting, #pages form') !== null"
        }
        Route::Reading(Reading::Bets) => "document.querySelector('.rungs') !== null",
        Route::Reading(Reading::PayTable) => "document.querySelector('[data-return]') !== null",
        Route::Reading(Reading::Equilibrium) => {
            // Without a network the page says that the solution could not be loaded.
            "document.querySelector('[data-chart=mix], .solved-match .bad') !== null"
        }
        Route::Reading(Reading::Fairness) => {
            "/true|false/.test(document.querySelector('[data-files]')?.dataset.files)"
        }
        Route::Reading(Reading::Hand) => "document.querySelector('#cards-hand') !== null",
        Route::Reading(
            Reading::Check | Reading::Lab | Reading::History | Reading::Stats | Reading::Learn,
        ) => "document.querySelector('#pages main h1') !== null",
        Route::Guide => "document.querySelector('.guide h3') !== null",
        Route::SOLO | Route::JACKS => "document.querySelector('[data-coach]') !== null",
        // After a natural the coach has nothing to say, and a poker match without bets has no coach.
        Route::Home | Route::Table(_) | Route::Settings | Route::Unknown => "true",
    }
}

/// Visits every place, and deals at every table.
async fn go_everywhere(page: &Page) {
    for route in Route::all().chain([Route::Unknown]) {
        let address = match route {
            Route::Unknown => "/nowhere",
            route => route.path(),
        };
        page.go(&format!("#{address}")).await;
        page.until(address, |scene| {
            scene.ready && scene.route.as_deref() == Some(route.path())
        })
        .await;
        // A round that was dealt at home is still on its table.
        if route.table().is_some() && page.scene().await.hands.is_empty() {
            page.until("it can be dealt", |scene| scene.phase == "ready")
                .await;
            page.js(NOTE_VIOLATIONS, &[]).await;
            page.press("Deal").await;
            page.until("cards are dealt", |scene| !scene.hands.is_empty())
                .await;
        } else {
            page.js(NOTE_VIOLATIONS, &[]).await;
        }
        let all = format!("all of {address} is there");
        page.until_js(&all, is_there(route)).await;
        page.settle().await;
        let violated = page.js("return window.violated", &[]).await;
        assert_eq!(violated, json!([]), "at {address}");
    }
}

// The end of every test checks that the page requested nothing from another origin.
async fn every_route_keeps_policy(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    page.open("").await;
    go_everywhere(page).await;
}

async fn every_route_keeps_policy_offline(page: &Page) {
    page.with_service_worker().await;
    // The browser reports every request that fails without a network.
    page.expect_complaints();
    page.store_settings("coach=always&speed=off").await;
    page.open("").await;
    until_cached(page).await;
    page.server().hang_up();
    reload(page).await;
    go_everywhere(page).await;
}

/// Replaces a worker: it attempts what a worker may not do, and reports the attempts that were not refused.
const INTRUDER: &str = "
    onmessage = async event => {
        const passed = [];
        const tries = {
            elsewhere: () => fetch(event.data + '/fetch', { mode: 'no-cors' }),
            module: () => import(event.data + '/module'),
            eval: () => eval('1'),
            data: () => fetch('data:,x'),
        };
        for (const [name, attempt] of Object.entries(tries)) {
            try { await attempt(); passed.push(name); } catch {}
        }
        const home = await fetch('hashes.txt').then(answer => answer.ok, () => false);
        (event.source ?? self).postMessage({ passed, home });
    };";

async fn workers_reach_no_other_origin(page: &Page) {
    let dist = crate::dist().expect("the built page");
    let other = Server::start(&dist).expect("a second server");
    page.with_service_worker().await;
    page.expect_complaints();
    // The script that starts a worker, and the service worker.
    page.server()
        .break_file("er.js", FileFault::Replaced(INTRUDER.as_bytes()));
    for (file, start) in [
        (
            "service-worker.js",
            "(async () => {
                await navigator.serviceWorker.register('service-worker.js?en');
                const it = await navigator.serviceWorker.ready;
                navigator.serviceWorker.addEventListener('message', heard);
                it.active.postMessage(other);
            })();",
        ),
        (
            "_loader.js",
            "const { labWorker } = document.getElementById('pages').dataset;
            const it = new Worker(labWorker, { type: 'module' });
            it.onmessage = heard;
            it.postMessage(other);",
        ),
    ] {
        page.open("").await;
        let script = format!(
            "const [other, done] = arguments;
            const heard = ({{ data }}) => done(data);
            {start}"
        );
        let answer = page.js_until_done(&script, &[other.origin().into()]).await;
        assert_eq!(answer, json!({ "passed": [], "home": true }), "{file}");
    }
    let forget = "
        const [done] = arguments;
        navigator.serviceWorker.getRegistrations()
            .then(all => Promise.all(all.map(it => it.unregister()))).then(() => done());";
    page.js_until_done(forget, &[]).await;
    assert_eq!(other.take_asked(), [""; 0], "nothing got there");
    page.session().take_requests().await.expect("the requests");
}

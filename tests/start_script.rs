//! The path that the start script (`src/start.js`) finds in an address, compared with the place that the app finds.
//!
//! Node runs the script. Without node this test says nothing and passes, but in CI it fails.

use std::fs;
use std::process::Command;

use fair_deal::app::route::Address;
use serde_json::json;

use crate::support::in_project;

/// Addresses as the page writes them, and as messengers and mail programs change them.
const ADDRESSES: [&str; 20] = [
    "",
    "#",
    "#/",
    "#/poker/jacks?deal=1",
    "#/blackjack?x=/poker/solo",
    "#%2Fpoker%2Fjacks%3Fdeal%3D1",
    "#%252Fpoker%252Fsolo",
    "#!/poker/solo",
    "#/%E2%80%8Bpoker/duel",
    "#/po%C2%ADker/duel",
    "#\\/poker\\solo",
    "#//poker//solo",
    "#https://host.test/#/poker/solo",
    "#/blackjack%3Fdeal%3D1%26cut%3D0",
    "#/blackjack/hand%3Frules%3Dvegas",
    "#/lab)",
    "#/lab%3E",
    "#/lab%20and%20more",
    "#/blackjack/rules%E2%80%9D",
    "#/blackjack/rules/?rules=vegas",
];

#[test]
fn start_script_and_app_find_the_same_place() {
    let script = fs::read_to_string(in_project("src/start.js")).expect("the script");
    let (_, from) = script.split_once("const path = () =>").expect("a function");
    let (path, _) = from.split_once(";\n").expect("its end");
    let program = format!(
        "const path = location => {path};
        console.log(JSON.stringify({}.map(hash => path({{ hash }}))));",
        json!(ADDRESSES)
    );
    let Ok(node) = Command::new("node").args(["--eval", &program]).output() else {
        assert!(std::env::var("CI").as_deref() != Ok("true"), "CI has node");
        return;
    };
    let paths: Vec<String> = serde_json::from_slice(&node.stdout).expect("paths");
    assert_eq!(paths.len(), ADDRESSES.len());
    for (address, path) in ADDRESSES.iter().zip(&paths) {
        let route = Address::parse(address).route.path();
        let rest = path.strip_prefix(route.trim_start_matches('/'));
        let rest = rest.unwrap_or_else(|| panic!("{address}: {path:?} is not {route}"));
        let ends = |sign: char| !sign.is_ascii_alphanumeric() && sign != '-';
        assert!(rest.chars().next().is_none_or(ends), "{address}: {path:?}");
    }
}

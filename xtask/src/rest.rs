//! The rest of the page's program: what a first round of blackjack does not need, in a wasm of its
//! own that is fetched later. See “The rest” in ARCHITECTURE.md; [`crate::split`] does the work.

use std::fmt;
use std::fs;
use std::path::Path;

use crate::annex::named_by_bytes;
use crate::finish::out_of_reach;
use crate::shell::Trouble;
use crate::split::{Halves, PRIMARY};

/// The file, as the loader in Trunk.toml calls it.
pub(crate) const WASM: &str = "rest.wasm";

/// The functions that are deferred, by parts of their names, each group with its reason. What only
/// they call goes with them. A function that is inlined cannot be deferred: `#[inline(never)]`.
const DEFERRED: &[&str] = &[
    // Draw poker. Its tables are set up, dealt and kept with the others, so what does that stays.
    "fair_deal::ui::poker::",
    "fair_deal::ui::text::news::solo_news",
    "fair_deal::ui::text::news::their_solo",
    "fair_deal::poker::game::Game::on_key",
    "fair_deal::poker::game::Game::play",
    "fair_deal::poker::game::Msg as core::clone::Clone",
    "fair_deal::poker::solo::Finished::",
    "fair_deal::poker::solo::Round as fair_deal::table::Round>",
    "fair_deal::core::ranking::",
    "fair_deal::core::wild::",
    "fair_deal::ui::text::poker::PokerWords",
    "fair_deal::lab::why::",
    // The duel, likewise.
    "fair_deal::ui::duel::",
    "fair_deal::ui::text::news::duel_news",
    "fair_deal::ui::text::news::tell_",
    "fair_deal::ui::text::news::their_duel",
    "fair_deal::poker::compare::",
    "fair_deal::poker::duel::Round as fair_deal::table::Round>",
    "fair_deal::poker::duel_game::Game::from_record",
    "fair_deal::poker::duel_game::Game::on_key",
    "fair_deal::poker::duel_game::Game::play",
    "fair_deal::poker::duel_game::Game::toggle",
    "fair_deal::poker::duel_game::Game::choose",
    "fair_deal::poker::duel_game::Game::open_link",
    "fair_deal::poker::duel_game::Msg as core::clone::Clone",
    "fair_deal::poker::duel::Showdown::",
    "fair_deal::app::sounds::duel",
    "fair_deal::poker::odds::",
    "fair_deal::poker::opponent::",
    // What is opened beside the table: settings, keys, this deal; and what is said there.
    "fair_deal::ui::settings::",
    "fair_deal::ui::place::sheet",
    "fair_deal::ui::proof::sheet",
    "fair_deal::ui::proof::became_of",
    "fair_deal::ui::proof::handed_over",
    "fair_deal::ui::browser::hand_over",
    "fair_deal::ui::browser::address",
    "fair_deal::app::Model::choose",
    "ui::text::Words>::choice::",
    // The pack before it is cut, if the player cuts.
    "fair_deal::ui::cut::",
    // What is heard, once the sounds are on; and the table as it is read aloud, when that is wanted.
    "fair_deal::ui::sound::Speaker::play",
    "fair_deal::ui::text::reading::",
    // What was kept: on a first visit there is nothing. A page that finds something has the rest.
    "fair_deal::poker::game::Game::from_record",
    "fair_deal::blackjack::game::Game::from_record",
    "fair_deal::ui::browser::set_aside",
    // What has to be said beside the game: damaged links, a storage that does not store.
    "fair_deal::ui::place::notice",
    "ui::text::Words>::link_error::",
    // The pages without a table.
    "fair_deal::ui::place::place::{{closure}}",
    // What Yew can and this page does not.
    "yew::dom_bundle::bportal::",
    "yew::dom_bundle::bsuspense::",
    "yew::dom_bundle::bnode::BNode as yew::dom_bundle::traits::ReconcileTarget>::shift",
    // How values look in the message of a panic.
    "core::fmt::builders::",
    "core::ops::range::Range<usize> as core::fmt::Debug",
    "char as core::fmt::Debug",
    "core::str::slice_error_fail",
];

/// How the names of functions begin that are never chosen: what is dropped may be empty, which is
/// found out everywhere.
const DROPS: &str = "core::ptr::drop_in_place<";

/// What is appended to the glue.
const GLUE: &str = include_str!("rest.js");

/// Where the glue begins to list what the wasm imports.
const IMPORTS: &str = "const import0 = {";

/// Where the glue has instantiated the primary and not yet started it.
const INSTANTIATED: &str =
    "const { instance, module } = await __wbg_load(await module_or_path, imports);";

/// Whether the function with this name is deferred.
pub(crate) fn is_deferred(name: &str) -> bool {
    let name = without_hashes(name);
    !name.starts_with(DROPS) && DEFERRED.iter().any(|part| name.contains(part))
}

/// The name without the hashes of crates, which differ from one compiler to the next: `core` and not
/// `core[0123456789abcdef]`.
fn without_hashes(name: &str) -> String {
    let mut written = String::new();
    for (number, part) in name.split('[').enumerate() {
        let hash = part.split_once(']').filter(|(hash, _)| {
            number > 0 && hash.len() == 16 && hash.bytes().all(|it| it.is_ascii_hexdigit())
        });
        match hash {
            Some((_, after)) => written += after,
            None if number > 0 => written.extend(["[", part]),
            None => written += part,
        }
    }
    written
}

/// The glue is not as wasm-bindgen writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OtherGlue(&'static str);

impl fmt::Display for OtherGlue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OtherGlue(line) = self;
        write!(
            formatter,
            "The rest of the wasm cannot be fetched later: the glue should have “{line}” once."
        )
    }
}

/// The glue that brings the two parts together. Its names are short already.
pub(crate) fn in_glue(glue: &str, halves: &Halves) -> Result<String, OtherGlue> {
    let [module, ensure] = &halves.ensure;
    let ours = GLUE
        .replace("\"HOST\"", &format!("\"{module}\""))
        .replace("\"PRIMARY\"", &format!("\"{PRIMARY}\""));
    let listed = format!("const import0 = host = {{\n{ensure}: ensure,");
    let glue = instead(glue, IMPORTS, &listed)?;
    let linked = format!("{INSTANTIATED}\nwasm = instance.exports;\nawait link();");
    let glue = instead(&glue, INSTANTIATED, &linked)?;
    Ok(glue + &ours)
}

/// The glue with something else in place of this line, which it must have once.
fn instead(glue: &str, line: &'static str, other: &str) -> Result<String, OtherGlue> {
    if glue.matches(line).count() == 1 {
        Ok(glue.replace(line, other))
    } else {
        Err(OtherGlue(line))
    }
}

/// Gives the file of the rest a name of its own, and the page with this name.
pub(crate) fn named(folder: &Path, page: &str) -> Result<String, Trouble> {
    named_by_bytes(folder, page, WASM, |hash| {
        format!("fair-deal-{hash}_rest.wasm")
    })
}

/// The file of the rest in a finished folder.
pub(crate) fn file(folder: &Path) -> Result<String, Trouble> {
    let entries = fs::read_dir(folder).map_err(|error| out_of_reach(folder, &error))?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut files: Vec<String> = names.filter(|name| name.ends_with("_rest.wasm")).collect();
    match (files.pop(), files.pop()) {
        (Some(file), None) => Ok(file),
        (None, _) | (_, Some(_)) => Err(Trouble::new(format!(
            "{} should hold the rest of the page's program, in one file.",
            folder.display()
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::{GLUE, IMPORTS, INSTANTIATED, WASM, in_glue, is_deferred};
    use crate::split::Halves;

    fn halves() -> Halves {
        Halves {
            primary: vec![],
            rest: vec![],
            ensure: ["x".to_owned(), "yz".to_owned()],
        }
    }

    #[test]
    fn functions_are_chosen_by_their_names_whatever_the_compiler() {
        for name in [
            "fair_deal::ui::poker::view::h0123456789abcdef",
            "<fair_deal::poker::solo::Round as fair_deal::table::Round>::play::h0",
            "<char as core[c5930c85a12de822]::fmt::Debug>::fmt",
            "fair_deal::ui::text::russian::poker::<impl fair_deal::ui::text::poker::PokerWords for fair_deal::ui::text::russian::Russian>::hand::h0",
            "<fair_deal::ui::text::russian::Russian as fair_deal::ui::text::Words>::choice::h0",
        ] {
            assert!(is_deferred(name), "{name}");
        }
        for name in [
            "fair_deal::ui::blackjack::view::h0123456789abcdef",
            "core::ptr::drop_in_place<fair_deal::poker::solo::Finished::counts>",
            "<fair_deal::ui::text::russian::Russian as fair_deal::ui::text::Words>::choices::h0",
            "<[u8] as core[c5930c85a12de822]::fmt::Debug>::fmt",
        ] {
            assert!(!is_deferred(name), "{name}");
        }
    }

    #[test]
    fn the_glue_learns_of_the_rest() {
        let glue = format!("{IMPORTS} a: 1 }};\n{INSTANTIATED}\n");
        let ours = in_glue(&glue, &halves()).expect("it is as wasm-bindgen writes it");
        assert!(
            ours.starts_with("const import0 = host = {\nyz: ensure, a: 1 };\n"),
            "{ours}"
        );
        assert!(ours.contains("({ \"x\": host, \"b\": wasm })"), "{ours}");
        let refusal = in_glue(IMPORTS, &halves()).expect_err("a line is missing");
        assert_eq!(
            refusal.to_string(),
            "The rest of the wasm cannot be fetched later: the glue should have “const { instance, \
             module } = await __wbg_load(await module_or_path, imports);” once."
        );
    }

    #[test]
    fn our_loader_names_the_rest_once_and_our_page_has_the_words_for_its_absence() {
        let loader = include_str!("../../Trunk.toml");
        assert_eq!(loader.matches(&format!("\"{{base}}{WASM}\"")).count(), 1);
        let page = include_str!("../../index.html");
        for element in ["no-rest", "fault-detail"] {
            assert!(GLUE.contains(&format!("\"{element}\"")), "{element}");
            assert!(page.contains(&format!("id=\"{element}\"")), "{element}");
        }
    }
}

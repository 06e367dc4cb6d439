#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

/// Calls another macro with the list of the reading pages.
///
/// Each row is `Name module State "path"`: the variant of [`Page`], the module of the app in which the page is
/// written, the type of its state there, and its path after the `#`.
#[macro_export]
macro_rules! reading_pages {
    ($then:ident) => {
        $then! {
            /// `#/fairness`: explains how deals are fair here and how to check one.
            Fairness fairness FairnessPage "/fairness";
            /// `#/check?…`: checks a finished deal, step by step.
            Check check CheckPage "/check";
            /// `#/lab`: explains the rank of a hand, and tests whether the cards fall as chance says.
            Lab lab LabPage "/lab";
            /// `#/blackjack/rules`: any rules of blackjack, with the house edge and the best play.
            Rules rules RulesPage "/blackjack/rules";
            /// `#/blackjack/hand?…`: any hand of blackjack, with the value of each decision.
            Hand hand HandPage "/blackjack/hand";
            /// `#/blackjack/counting`: drills in counting cards, and what changes with the count.
            Counting counting CountingPage "/blackjack/counting";
            /// `#/blackjack/bets`: the results of betting by the count.
            Bets bets BetsPage "/blackjack/bets";
            /// `#/poker/paytable`: any pay table of video poker, and its return.
            PayTable paytable PayTablePage "/poker/paytable";
            /// `#/history`: the rounds that were played.
            History history HistoryPage "/history";
            /// `#/stats`: the results of the rounds that were played.
            Stats stats StatsPage "/stats";
        }
    };
}

macro_rules! declare {
    ($($(#[$doc:meta])* $name:ident $module:ident $state:ident $path:literal;)+) => {
        /// A page to read, not a table to play at. All of them are in a bundle of their own, which the loader fetches
        /// when the player visits one of them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Page {
            $($(#[$doc])* $name,)+
        }

        impl Page {
            /// Every reading page, in the order of the list.
            pub const ALL: [Page; [$($path),+].len()] = [$(Page::$name),+];

            /// The path after the `#`, which the page's `data-route` names too.
            #[must_use]
            pub const fn path(self) -> &'static str {
                match self {
                    $(Page::$name => $path,)+
                }
            }
        }
    };
}
reading_pages!(declare);

/// The text in `src/loader.js` in whose place the build puts [`pattern`].
pub const PLACEHOLDER: &str = "READING_PAGES";

/// Returns the paths of all pages as alternatives of a regular expression, without the first slash:
/// `fairness|check|…|blackjack\/rules|…`.
#[must_use]
pub fn pattern() -> String {
    let paths = Page::ALL.map(|page| page.path().trim_start_matches('/').replace('/', r"\/"));
    paths.join("|")
}

#[cfg(test)]
mod tests {
    use super::{Page, pattern};

    #[test]
    fn paths_differ_and_begin_with_a_slash() {
        for (place, page) in Page::ALL.iter().enumerate() {
            assert!(page.path().starts_with('/'), "{page:?}");
            let others = &Page::ALL[..place];
            assert!(others.iter().all(|other| other.path() != page.path()));
        }
    }

    #[test]
    fn pattern_escapes_slashes() {
        let pattern = pattern();
        assert!(pattern.starts_with("fairness|check|lab|"), "{pattern}");
        assert!(pattern.contains(r"|blackjack\/rules|"), "{pattern}");
    }
}

//! Fair Deal: blackjack and draw poker, dealt so that anyone can check the deal.
//!
//! A round is sealed, dealt, decided and checked like this:
//!
//! ```
//! use fair_deal::blackjack::{Action, Blackjack, Preset, Round, Stake};
//! use fair_deal::check::{Check, CheckVerdict, Noted};
//! use fair_deal::core::{Decks, Secret};
//! use fair_deal::table::{Dealt, Round as _, Sealed};
//!
//! // Seal: the page takes 32 bytes from the browser's entropy. It shows their seal before the player
//! // decides anything, and the seal reveals no card.
//! let secret = Secret::from_bytes([8; 32]);
//! let seal = secret.seal();
//!
//! // Deal: the rules, the shuffled pack and the stake make a round. This table has no bets.
//! let rules = Preset::Classic.rules();
//! let dealt: Dealt<Round> = Dealt::start(Sealed::fresh(secret, Decks::ONE), rules, Stake::default());
//! assert_eq!(dealt.round().legal_actions(), [Action::Hit, Action::Stand]);
//!
//! // Decide: after an illegal decision, `play` would return the unchanged round and the reason.
//! let (dealt, refused) = dealt.play(Action::Stand);
//! assert_eq!(refused, None);
//! let dealt = dealt.run_on(); // the dealer's turn
//! assert!(dealt.round().is_over());
//!
//! // Check: recompute the deal from the secret and the decisions. A forged deal can be consistent too.
//! // It is a proof only for a player who noted the seal.
//! let deal = dealt.sealed().deal.clone();
//! let check = Check::<Blackjack>::of(deal, seal, rules, dealt.decisions().clone());
//! assert_eq!(check.verdict(&Noted::Nothing), CheckVerdict::Consistent);
//! assert_eq!(check.verdict(&Noted::Whole(seal)), CheckVerdict::Fair);
//! ```
//!
//! The modules form layers. A module imports only from its own layer or from one with a lower number. ARCHITECTURE.md
//! has the two exceptions.
//!
//! 1. [`core`]: cards, the fair deal, poker ranking, blackjack scoring.
//! 2. [`table`]: the parts that all games share: decisions and marks, saves, links, daily deals.
//! 3. [`blackjack`] and [`poker`]: the rules of the games, and the value of each decision.
//!    [`lab`]: experiments with millions of hands, and their statistics. [`check`]: the check of a deal.
//!    [`history`]: the rounds played, and their results. [`chart`]: charts as plain shapes. [`wire`]: the
//!    messages between the bundles and the workers.
//! 4. [`games`] and [`pages`]: a folder for each game and for each reading page, with its view. [`app`]: the page of the
//!    tables as `Model`, `Msg`, `Cmd` and `update`. [`coach`]: the coaches as their workers run them; it re-exports the
//!    values of layer 3. [`text`]: the choice of messages, in every language.
//! 5. `ui` (feature `web`): Yew. It shows the model and executes the commands. `worker` (feature
//!    `worker`): the code that all web workers share. The views of the games and pages belong to this layer too.
//!
//! Layer 6 is outside the library: the bundles in `src/bin/` and the workers in `src/workers/`.
//!
//! Without these two features the crate never accesses the DOM, a clock, storage or a random source: all
//! of that arrives in messages. The test command lints and tests it without the feature `web`, which
//! enforces this.

pub mod app;
pub mod chart;
pub mod check;
pub mod coach;
pub mod core;
pub mod games;
pub mod history;
pub mod lab;
pub mod pages;
pub mod text;
#[cfg(feature = "web")]
pub mod ui;
pub mod wire;
#[cfg(feature = "worker")]
pub mod worker;

pub use ::blackjack;
pub use draw_poker as poker;
pub use fair_deal_memory as memory;
pub use fair_deal_table as table;

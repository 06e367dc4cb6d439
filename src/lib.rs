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
//! // Seal: 32 bytes, in the page from the browser's entropy. Their seal is shown before anything is
//! // decided, and gives no card away.
//! let secret = Secret::from_bytes([8; 32]);
//! let seal = secret.seal();
//!
//! // Deal: the rules, the shuffled pack and the stake make a round. At this table nothing is bet.
//! let rules = Preset::Classic.rules();
//! let dealt: Dealt<Round> = Dealt::start(Sealed::fresh(secret, Decks::ONE), rules, Stake::default());
//! assert_eq!(dealt.round().legal_actions(), [Action::Hit, Action::Stand]);
//!
//! // Decide: a refused decision would give the round back as it was, with the reason.
//! let (dealt, refused) = dealt.play(Action::Stand);
//! assert_eq!(refused, None);
//! let dealt = dealt.run_on(); // the dealer's turn
//! assert!(dealt.round().is_over());
//!
//! // Check: the deal is worked out again from the secret and the decisions. It agrees with itself,
//! // which a forged one can do too; to whoever noted the seal it is a proof.
//! let deal = dealt.sealed().deal.clone();
//! let check = Check::<Blackjack>::of(deal, seal, rules, dealt.decisions().clone());
//! assert_eq!(check.verdict(&Noted::Nothing), CheckVerdict::Consistent);
//! assert_eq!(check.verdict(&Noted::Whole(seal)), CheckVerdict::Fair);
//! ```
//!
//! The house has floors, and a room imports only from its own floor or those below (see ARCHITECTURE.md):
//!
//! 1. [`core`]: cards, the fair deal, poker ranking, blackjack scoring.
//! 2. [`table`]: what every game has the same: decisions and marks, saves, links, daily deals.
//! 3. [`blackjack`] and [`poker`]: the rules of the games, with what each decision is worth ([`coach`]).
//!    [`lab`]: hands by the million, and what chance makes of them. [`check`]: a deal worked out again.
//!    [`history`]: what was played, and what it came to. [`chart`]: charts as plain shapes.
//! 4. [`app`]: the page of the tables as `Model`, `Msg`, `Cmd` and `update`; [`pages`]: the same for
//!    what is read and not played. [`text`]: which message is said of what, in every language.
//! 5. `ui` (feature `web`): Yew. Shows the model and carries out the commands.
//!
//! Floors 1 to 4 never see the DOM, a clock, storage or a random source: all that comes in as
//! messages. The test command lints and tests them without the feature `web`, which holds them to it.

pub mod app;
pub mod chart;
pub mod check;
pub mod coach;
pub mod core;
pub mod history;
pub mod lab;
pub mod pages;
pub mod text;
#[cfg(feature = "web")]
pub mod ui;

pub use ::blackjack;
pub use draw_poker as poker;
pub use fair_deal_table as table;

//! The native tests, one binary: a file for each thing that is tested.

mod blackjack;
mod check;
mod check_example;
mod contrast;
mod duel;
mod duel_game;
mod fair_deal;
mod golden_links;
mod high_card;
mod jokers;
mod kept;
mod lab;
mod newcomer;
mod page;
mod page_properties;
mod pages;
mod properties;
mod ranking;
mod saves;
mod scoring;
mod seals;
mod settings_and_keys;
mod solo;
mod statistics;
mod support;
mod verifier;

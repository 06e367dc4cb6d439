//! The fixed phrases.

use crate::table::NoEntropy;
use crate::text::phrases::Phrases;

pub(in crate::text) static PHRASES: Phrases = Phrases {
    unknown: "There is no table at this address. Choose a game:",
    games: "Games",

    face_down: "Face-down card",

    seal: "Seal",
    seal_on_table: "Seal",
    secret: "Secret",
    shared: "Shared",
    dealer: "Dealer",
    you: "You",
    actions: "Actions",

    deal: "Deal",
    hit: "Hit",
    stand: "Stand",
    swap: "Swap",
    finish: "Finish",
    cut: "Cut",
    stand_pat: "Stand pat",
    settings: "Settings",
    keys: "Keys",
    sounds: "Sound",
    read_table: "Read the table aloud",
    close: "Close",
    back_to_table: "Back to the table",

    letter_keys_note: "H, S, D and the others act at once. Off while you type.",
    mark_card: "Mark a card",
    move_between_cards: "Move between cards",
    main_action: "Main action",

    rules: "Rules",

    shared_deal_ready: "A shared deal is ready.",

    nothing_dealt: "No cards have been dealt yet.",
    your_turn: "It is your turn.",
    dealers_turn: "It is the dealer's turn.",
    deal_is_shared: "This is a shared deal.",

    settings_unreadable: "We couldn't read your settings, so the defaults are in use. \
         Your old settings have been set aside.",
    settings_not_stored: "Your browser won't let this page remember settings. They last until you close it.",
    no_date: "Your browser didn't say what day it is, so there is no deal of the day.",
    no_entropy: NoEntropy::SENTENCE,
    panicked: "The page hit a bug of ours and stopped.",

    this_deal: "This deal",
    seal_note: "The seal is a fingerprint of the secret that shuffles this deal. The secret is revealed after the round, and anyone can check that it fits. Note the seal before you play, so that you have something of your own to compare.",
    next_seal: "Next seal",
    copy: "Copy",
    copied: "Copied.",
    was_shared: "Shared.",
    copy_by_hand: "Your browser won't let us copy this. Please select the text and copy it yourself.",
    not_cut: "Not cut",
    deck_as_dealt: "The deck as it was dealt",
    check_deal: "Check this deal",
    verifier: "Check it without our code",
    share_deal: "Share this deal",
    with_decisions: "Include my decisions",
    cut_first: "Cut and mix",
    deal_uncut: "Deal uncut",
    cut_hint: "The deck is shuffled and sealed. Note the seal, then cut the deck, mix something in, or do both.",
    cut_knife: "Where to cut",
    cut_nowhere: "No place chosen yet",
    mix: "Your mix",
    mix_hint: "Dice rolls, a sentence, any keys: up to 100 characters. It changes the shuffle, so the order is not ours alone.",
    cut_where: "Cards above the cut",
    daily_deal: "Daily",
    deal_is_daily: "This is the deal of the day.",
    daily_blackjack: "A win scores 2 points, a push 1.",
    daily_duel: "A win scores 2 points, a tie 1.",
    daily_poker: "Your final hand scores from 0 (high card) to 9 (royal flush). Every swap after the first costs a point.",
    share_result: "Share",
    round_unreadable: "We couldn't read the round from your last visit, so you have a fresh table. The old data has been set aside.",
    round_not_saved: "Your browser won't let this page save your round. Close or reload it, and the round is lost.",
    why: "Why?",
    joker_choice: "Jokers",
    jokers_note: "A joker is whatever card helps you most. Five of a kind beats all but a royal flush.",
    opponents: "Opponents",
    one_to_three: "Choose one to three opponents. You can't change them during a round or in a shared deal.",
    swap_or_stand_pat: "Choose the cards you want to swap, or stand pat.",

    flag: "swap",
    choose_cards: "Choose the cards you want to swap.",
    solo_intro: "Swap as many cards as you like, as often as you like, \
         and make the best hands you can before the deck runs out.",
    hands_made: "Hands made",
    round_over: "The round is over.",
    duel_intro: "Everybody is dealt five cards and swaps once. Win by beating every other hand at the table.",
    you_stand_pat: "You stand pat.",
};

//! Phrases that are the same wherever they are said.
//!
//! To add one, add its name to the list below and its text to each language: a language that lacks
//! it does not compile. A sentence that depends on something is a method of [`Words`] instead.

use super::Words;

/// Defines a struct with a field for each phrase, and a method with the same name on the words of a
/// language, so that a view asks for a phrase and for a sentence in the same way.
macro_rules! phrases {
    (
        $(#[$about:meta])*
        $name:ident of $words:ident {
            $($(#[$doc:meta])* $phrase:ident,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name {
            $($(#[$doc])* pub $phrase: &'static str,)+
        }

        impl $name {
            /// Returns all phrases, in the order of the fields.
            pub fn all(&self) -> impl Iterator<Item = &'static str> {
                [$(self.$phrase),+].into_iter()
            }
        }

        impl dyn $words + '_ {
            $(
                $(#[$doc])*
                #[must_use]
                pub fn $phrase(&self) -> &'static str {
                    self.phrases().$phrase
                }
            )+
        }
    };
}

pub(super) use phrases;

phrases! {
    /// The fixed phrases of the tables and the page, in one language.
    Phrases of Words {
        // Places.

        /// What is said where nothing is, before the links to the games.
        unknown,
        /// Says what the links in the header are.
        games,

        // The count at the blackjack table.

        /// Names the panel of the count, and its button.
        count,
        /// Asks for the count.
        count_asked,
        /// Names the field of the running count.
        count_running,
        /// Gives the answer.
        count_answer,
        /// What is typed is no number.
        count_no_number,
        /// The table has no shoe.
        count_no_shoe,
        /// Nothing is asked now.
        count_later,
        /// Which plays are judged.
        count_hi_lo_only,
        /// Leads to the page where a ramp is kept, by which bets are judged.
        count_ramp,

        // Cards.

        /// What can be said of a card that lies face down.
        face_down,
        /// The five cards of an opponent, none of which can be known yet.
        five_face_down,
        /// Names the row of the player's cards.
        your_cards,
        /// What a press does on a card that is not marked.
        press_to_swap,
        /// What a press does on a card that is marked.
        press_to_keep,

        // What stands on every table.

        /// Says that what follows is the seal of the deal.
        seal,
        /// Says the same in the corner of a table, where there is little room.
        seal_on_table,
        /// Says that what follows is the secret of the deal.
        secret,
        /// Marks a deal that came from a link.
        shared,
        /// The name of the dealer's hand.
        dealer,
        /// The name of the player's own hand.
        you,
        /// Says what the group of buttons below a table is.
        actions,

        // Buttons. Outside tests find them by these labels: in English they are part of the page
        // contract.

        /// Starts a round.
        deal,
        /// Takes a card.
        hit,
        /// Takes no more cards.
        stand,
        /// Doubles the bet for one more card.
        double,
        /// Makes two hands of a pair.
        split,
        /// Gives the hand up for half of the bet.
        surrender,
        /// Bets that the dealer has blackjack.
        insurance,
        /// Does not.
        no_insurance,
        /// Does not give the hand up early, before it is known whether the dealer has blackjack.
        play_on,
        /// Asks whether to give the hand up early. The dealer may look afterwards, or have no hole card to look at.
        early_question,
        /// Swaps the marked cards.
        swap,
        /// Ends a solo round.
        finish,
        /// Cuts the pack.
        cut,
        /// Keeps all five cards in a poker duel.
        stand_pat,
        /// Opens and names the settings.
        settings,
        /// Opens and names the list of the keys.
        keys,
        /// Switches the sounds.
        sounds,
        /// Has the coach speak, or be silent.
        coach,
        /// Has the table read.
        read_table,
        /// Closes what is open, or a notice.
        close,
        /// Leads from the settings to the table.
        back_to_table,

        // The settings and the list of the keys.

        /// What the letter keys do, and when they do nothing.
        letter_keys_note,
        /// Says that a key marks a card.
        mark_card,
        /// Says that a key goes from card to card.
        move_between_cards,
        /// Says that a key does what most people want now.
        main_action,
        /// Says that a key repeats what was announced last.
        say_again,
        /// How to do without letters, for those whose screen reader keeps them.
        without_letters,

        // Blackjack.

        /// The choice of a set of blackjack rules.
        rules,

        // The sentences of the news: see [`news`].

        /// A deal from a link lies ready.
        shared_deal_ready,
        /// The round that a link has interrupted comes back after its deal.
        round_waits,
        /// That round lies on the table again.
        round_back,

        // More sentences of the reading: see [`reading`].

        /// No card is on the table.
        nothing_dealt,
        /// The player decides.
        your_turn,
        /// The dealer draws.
        dealers_turn,
        /// The deal came from a link.
        deal_is_shared,

        // What the page says of itself.

        /// The stored settings are damaged; the usual ones hold.
        settings_unreadable,
        /// The browser does not store settings; they hold until the page is closed.
        settings_not_stored,
        /// The browser did not tell what day it is.
        no_date,
        /// The words of the language that was chosen could not be fetched.
        language_not_here,
        /// There is a new version of the page, and nothing is lost when it comes.
        new_version,
        /// Loads the page again, for that.
        reload,
        /// The browser gave no entropy.
        no_entropy,
        /// What the page says when it has panicked.
        panicked,

        // Deals, and what is done with them.

        /// Names the sheet about the deal on the table.
        this_deal,
        /// What the seal is for.
        seal_note,
        /// The same of a shoe, whose secret opens when it is shuffled away.
        shoe_seal_note,
        /// Says that what follows is the seal of the next deal.
        next_seal,
        /// Puts what stands beside it into the clipboard.
        copy,
        /// It is in the clipboard.
        copied,
        /// It went where the player wanted it.
        was_shared,
        /// The browser lets the page neither share nor copy.
        copy_by_hand,
        /// Nobody has cut the pack.
        not_cut,
        /// Names the list of all cards in the order in which they were dealt.
        deck_as_dealt,
        /// Leads to the check of the deal.
        check_deal,
        /// Leads to the check that needs none of our code.
        verifier,
        /// Gives the link to the deal away.
        share_deal,
        /// Puts the player's decisions into that link.
        with_decisions,
        /// Gives the next pack to the player, to be cut and mixed.
        cut_first,
        /// Deals a pack that was to be cut as it is.
        deal_uncut,
        /// What to do while the pack is to be cut.
        cut_hint,
        /// Names the slider with which a place to cut at is chosen.
        cut_knife,
        /// No place to cut at has been chosen.
        cut_nowhere,
        /// Names the field for what the player mixes in.
        mix,
        /// What a mix is for, and what can be one.
        mix_hint,
        /// Names the number of cards above the cut.
        cut_where,
        /// Leads to the deal of the day; marks it.
        daily_deal,
        /// The deal on the table is that of the day.
        deal_is_daily,
        /// How a round of blackjack counts in it.
        daily_blackjack,
        /// How a hand of Jacks or Better counts in it.
        daily_jacks,
        /// How a poker match counts in it.
        daily_duel,
        /// How a hand of solo draw counts in it.
        daily_poker,
        /// Gives the result of the day away.
        share_result,
        /// Rules that a link asks for cannot be chosen yet.
        rules_later,
        /// A saved round could not be read.
        round_unreadable,
        /// A saved round could not be read, nor put aside, so that nothing may be saved in its place.
        round_unreadable_stays,
        /// The page is played in another tab.
        played_elsewhere,
        /// Plays in this tab, and no longer in the other.
        play_here,
        /// Rounds are not saved.
        round_not_saved,
        /// The browser gives the page no storage: neither rounds nor settings are kept.
        nothing_stored,
        /// The history of the rounds cannot be kept, so they wait for it.
        history_not_kept,
        /// Leads to where a hand is explained.
        why,
        /// Names the choice of jokers.
        joker_choice,
        /// What a joker is.
        jokers_note,
        /// Names those who play against the player, and opens the choice of them.
        opponents,
        /// How many of them there can be, and when they cannot be chosen.
        one_to_three,
        /// What to do in a duel when no card is marked.
        swap_or_stand_pat,

        // Blackjack.

        /// The name of rules that are no preset's.
        own_rules,
        /// What follows on the felt after the rule of a dealer who wins ties.
        and_wins_ties,

        /// Names what is bet on a hand.
        bet,
        /// Names chips, and how many were won or lost.
        chips,
        /// Takes the bet away.
        clear_bet,
        /// Makes the next bet twice as much.
        double_bet,
        /// Makes the next bet as much as the last.
        repeat_bet,
        /// Takes insurance on a natural.
        even_money,
        /// What is to be decided under an ace.
        insurance_question,
        /// Asks for even money: what it pays, and when.
        even_money_question,
        /// The player took even money, and was paid.
        even_money_paid,
        /// The dealer has looked at the hole card.
        no_dealer_blackjack,
        /// The player has doubled.
        you_double,
        /// The player has split a pair.
        you_split,
        /// Why the bank stays as it is after a shared deal.
        not_counted,
        /// Ends the practice.
        end_practice,
        /// Practice changes neither the score nor the bank.
        practice_not_counted,
        /// What the seal of a practice hand is worth.
        practice_seal_note,
        /// A link asks for practice of what nobody knows.
        practice_mangled,
        /// No such hand can be practised by these rules.
        no_such_hand,
        /// Switches the coach on, in practice.
        coach_can_judge,
        /// Has the coach of video poker tell what the strategy chart says too.
        follow_chart,
        /// Stops the strategy chart that is being written for the coach.
        cancel_chart,
        /// Has the coach tell no more what the strategy chart says.
        leave_chart,
        /// Leads to what a bankroll has to stand at a table of video poker.
        bankroll_for_bet,
        /// The player was given chips again.
        new_stack,
        /// The last round from a shoe is over.
        shoe_over,
        /// Discards were shuffled again in mid-round.
        reshuffled,
        /// How a hand of a split ended.
        won,
        /// The same.
        pushed,
        /// The same.
        lost,

        // Draw poker.

        /// Says on a card that it is marked for swapping.
        flag,
        /// Stands on a card that counts as any other.
        wild,
        /// What to do first when no card is marked.
        choose_cards,
        /// How solo draw is played, for a newcomer.
        solo_intro,
        /// Says how often each category came up.
        hands_made,
        /// A round has come to its end.
        round_over,
        /// How draw poker against a pay table is played, for a newcomer.
        jacks_intro,
        /// What to do first where a click holds a card.
        hold_some,
        /// Says on a card that it is held.
        held_flag,
        /// Names the pay table.
        pay_table,
        /// Leads to where the pay table is changed.
        change_pay_table,
        /// The name of a pay table that is no preset's.
        own_pay_table,
        /// How the duel is played, for a newcomer.
        duel_intro,
        /// The player keeps all five cards in a duel.
        you_stand_pat,

        // What a newcomer wants to know, and whoever starts anew.

        /// Opens and names what tells how the games are played.
        how_to_play,
        /// Something is on its way.
        loading,
        /// What tells how the games are played did not come.
        guide_failed,
        /// Asks once more for what did not come.
        try_again,
        /// Names the rounds won, drawn and lost, with what can be done about them.
        score,
        /// Sets a score to zero, when it is pressed twice.
        reset,
        /// The same button, when it was pressed once.
        reset_again,
        /// A score was set to zero.
        score_reset,
        /// What to do, for whoever has decided nothing at blackjack yet.
        help_blackjack,
        /// The same at solo draw.
        help_solo,
        /// The same at Jacks or Better.
        help_jacks,
        /// The same in a duel.
        help_duel,
    }
}

### Choice DealKind: fresh, shared, daily, practice
### Choice Verdict: won, drawn, lost
### Choice Outcome: player-blackjack, player-wins, dealer-busts, draw, dealer-wins, dealer-blackjack, player-busts, surrendered, charlie, bet-returned
### Choice Action: hit, stand, double, split, surrender, insurance, no-insurance, play-on
### Choice Failure: no-worker, sandboxed, forbidden, full, newer, broken

# Introduction at the top of the page.
history-lede = Every round you finish is saved in this browser and nowhere else. Open one to see it again, decision by decision.

# Shown while the rounds load.
looking = Loading…

# Shown when there are no rounds.
history-nothing-yet = There are no rounds here yet.

# Shown below “There are no rounds here yet.” on the history page.
history-will-be-here = Each round that you finish is listed here. Open one to see its cards and your decisions.

# Link to a table, below “There are no rounds here yet.”
to-the-tables = Play one

# Shown when no round passes the filter.
history-none-like-this = No round matches.

# Shown in place of an empty list when one choice of the filter hides rounds, and below it.
# $filter (Text): the label of the choice and its value, as in “Deal: Fresh deal”
# $rounds (Text): the rounds, as in “5 rounds of practice”
hidden-by = The filter “{ $filter }” alone hides { $rounds }.

# Shown in place of an empty list when several choices of the filter together hide rounds.
# $filters (Text): the labels of the choices and their values, as in “Game: Blackjack”, “Deal: Fresh deal”
# $rounds (Text): the rounds, as in “5 rounds”
hidden-together = The filters { $filters } together hide { $rounds }.

# A choice of the filter with its value in that sentence.
# $label (Text): the label of the choice
# $value (Text): its value
filter-value = { $label }: { $value }

# A choice of the filter among others in that sentence.
# $filter (Text): the label of the choice and its value, as in “Deal: Fresh deal”
quoted-filter = “{ $filter }”

# Joins two choices of the filter.
filters-between = {", "}

# Hidden rounds with deals of several origins, in these sentences.
# $count (Number): their number, at least 1
hidden-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}

# Hidden rounds with deals of one origin, in these sentences.
# $count (Number): their number, at least 1
# $kind (DealKind): the origin of their deals
hidden-rounds-of = { $kind ->
    [fresh] { $count ->
        [one] one round with a fresh deal
       *[other] { $count } rounds with fresh deals
    }
    [shared] { $count ->
        [one] one round with a shared deal
       *[other] { $count } rounds with shared deals
    }
    [daily] { $count ->
        [one] one round with a daily deal
       *[other] { $count } rounds with daily deals
    }
   *[practice] { $count ->
        [one] one round of practice
       *[other] { $count } rounds of practice
    }
}

# Button beside these sentences: changes the filter.
# $count (Number): the number of hidden rounds, at least 1
show-hidden = { $count ->
    [one] Show this round
   *[other] Show these { $count } rounds
}

# Between the cards of the player and the upcard of the dealer: “10♠ 6♥ against 9♦”.
against-upcard = against

# Heading of the list of rounds.
history-rounds = Rounds, latest first

# Button: shows more rounds.
more = Show more

# Note below the list: stored rounds that cannot be read.
# $count (Number): the number, at least 1
history-unreadable = { $count ->
    [one] One stored round can’t be read. It stays where it is.
   *[other] { $count } stored rounds can’t be read. They stay where they are.
}

# Announcement: the list of rounds is empty.
found-none = No rounds.

# Announcement: the list of rounds is complete.
# $count (Number): the number of rounds in it, at least 1
found-all = { $count ->
    [one] One round on the page.
   *[other] { $count } rounds on the page.
}

# Announcement: the list of rounds may not be complete.
# $count (Number): the number of rounds in it, at least 1
found-some = { $count ->
    [one] One round on the page, and there may be more.
   *[other] { $count } rounds on the page, and there may be more.
}

## The filter.

# Name of the filter.
filters = Which rounds to show

# Label of the choice of the game.
by-game = Game

# Label of the choice of where the deal came from.
by-deal = Deal

# Label of the choice of the result.
by-result = Result

# Label of the choice of the cost of mistakes.
by-cost = Mistakes

# Label of the choice of the day.
by-day = Day

# Value of a choice in the filter: all rounds.
all = All

# Value of the choice “Mistakes”: all rounds with a mistake.
any-mistake = Any mistake

# Value of the choice “Mistakes”: rounds whose mistakes cost at least this.
# $bets (Text): the number of bets, as in “0.01”
cost-at-least = { $bets } bets or more

## A round.

# Error: there is no round with this id.
no-such-round = This browser’s history has no such round, or the round can’t be read.

# Link back to the list of rounds.
back-to-list = Back to all rounds

# Heading of the steps of a round.
steps = The round, step by step

# Name of a card that lies face down, for screen readers.
history-face-down = a face-down card

# Mark on the hand that the decision is about.
this-hand = this hand

# Mark on a hand that was folded.
folded = Folded

# Mark on hands that tie.
tied = Tie

# Heading of the last step.
the-end = The end of the round

# Judgement of a decision: it was as good as any.
it-was-best = Nothing was better.

# Heading of the table of all choices.
what-else = What each choice was worth

# Column of that table: the choice.
the-decision = Choice

# Column of that table: its value.
its-worth = Worth, in bets

# Note on a round of a fresh deal that may still be dealt from: its secret is not shown.
still-sealed = This deal’s secret stays sealed for now, because more rounds may be dealt from it. You can check the deal and play it again after its last round, or once it has left the table and a round of this game with another fresh deal is over.

# Note on a round of a shared or daily deal that is still on a table.
still-in-play = This deal is still on a table. You can check it and play it again once it has left the table.

# Link to a table with the same deal.
play-again = Play this deal again

# Link to a table on which the round continues from a decision.
from-here = Play on from here as a shared deal

# Link to the check of the deal.
history-check = Check this deal

# Note on a round whose chips did not count.
left-chips = Your own chips stayed as they were: only fresh deals change them.

# Button: deletes the round after a confirmation.
forget-round = Delete this round…

# Text of that confirmation.
forget-round-really = This round will be deleted from the history for good.

# Button in that confirmation: deletes the round.
forget-it = Delete this round

# Button in that confirmation: does not delete it.
keep-it = Keep it

# Name of the dealer’s hand.
history-dealer = Dealer

# Name of the player’s hand.
history-you = You

# Name of the decision to hold all five cards.
hold-all = Hold all five cards

# Origin of a deal.
# $kind (DealKind): from where
history-deal = { $kind ->
    [fresh] Fresh deal
    [shared] Shared deal
    [daily] Daily deal
   *[practice] Practice
}

# Result of a round.
# $verdict (Verdict): won, drawn or lost
verdict = { $verdict ->
    [won] Won
    [drawn] Push or tie
   *[lost] Lost
}

# End of a blackjack hand, in a few words.
# $outcome (Outcome): the end
outcome = { $outcome ->
    [player-blackjack] Blackjack
    [player-wins] Better hand
    [dealer-busts] Dealer busts
    [draw] Push
    [dealer-wins] Dealer wins
    [dealer-blackjack] Dealer has blackjack
    [player-busts] Bust
    [surrendered] Surrendered
    [charlie] Won by number of cards
   *[bet-returned] Bet came back
}

# Name of a decision at blackjack.
# $action (Action): the decision
history-play = { $action ->
    [hit] Hit
    [stand] Stand
    [double] Double
    [split] Split
    [surrender] Surrender
    [insurance] Take insurance
    [no-insurance] Decline insurance
   *[play-on] Play on
}

# Name of the decision to swap cards.
# $count (Number): the number, at least 1
history-swap = { $count ->
    [one] Swap one card
   *[other] Swap { $count } cards
}

# Name of the decision to hold these cards at video poker.
# $cards (Text): their signs, as in “8♠ 7♦”
hold = Hold { $cards }

# Shown at a step of the round: the player’s decision.
# $what (Text): the name of the decision
history-decided = Your choice: { $what }.

# Judgement of a decision: its cost.
# $bets (Text): the number of bets, as in “0.020”
it-cost = It cost { $bets } bets on average.

# Part of a row in the list of rounds: the cost of the mistakes.
# $bets (Text): the number of bets, as in “0.020”
mistakes-cost = mistakes: { $bets } bets

# Chips won or lost, with the unit.
# $chips (Text): the number of chips, with the sign: “+12.5”
# $one (Bool, optional): whether that is one chip, won or lost
in-chips = { $one ->
    [yes] { $chips } chip
   *[no] { $chips } chips
}

# Chips in the pot of a poker match.
# $chips (Text): the number of chips
in-the-pot = Pot: { $chips }

# Joins two parts of a line.
between-parts = {" · "}

# Several hands of a round with the same result: “Two pair ×3”.
# $name (Text): their name
# $count (Number): their number
times = { $name }{"\u00A0"}×{ $count }

## Files.

# Heading of the section about files.
files-heading = Your history as a file

# Introduction to that section.
files-intro = “Save everything” writes one file with every round that can be read, and with your settings, tables, the hands you misplayed, your answers in lessons, the results of counting drills and your bet ramp. Import it in another browser to have the rounds there too. Rounds that are already there stay as they are. The CSV table is for spreadsheets and can’t be imported.

# Button: saves everything as a file.
export = Save everything

# Button: saves the rounds as a CSV table.
csv = Save as a table (CSV)

# Button: imports a file.
import = Import a file

# Note after an import: the other contents of the file.
take-over-intro = The file may also hold settings, tables with their chips and rounds in play, the hands you misplayed, the results of counting drills and a bet ramp. They will replace yours.

# Button below that note: replaces the settings and tables by those of the file.
take-over = Replace mine

# Button: deletes all rounds after a confirmation.
history-forget = Delete all rounds…

# Text of that confirmation.
forget-really = Every round in this history will be deleted for good. The rounds on the tables, your banks, scores, settings, the hands you misplayed, your answers in lessons, the results of counting drills and your bet ramp stay.

# Button in that confirmation: deletes all rounds.
forget-all = Delete all rounds

# Button in that confirmation: does not delete them.
keep-all = Keep them

# Button: saves the damaged database as a file, as it is.
rescue = Save what is stored, as it is

# Announcement: the browser has agreed to keep the history.
promised = The browser has agreed not to clear the history when it runs short of space.

# Note: the browser may clear the history.
may-be-cleared = The browser may clear the history when it runs short of space.

# Button beside that note: asks the browser to keep the history.
ask-to-promise = Ask it not to

# Announcement: the browser did not agree to keep the history.
promise-refused = The browser didn’t agree to keep the history when it runs short of space.

# Shown while a file is being written.
writing-file = Writing the file…

# Shown while a file is being imported, and its rounds are checked.
reading-file = Reading the file and playing each round again…

# Shown while rounds are being deleted.
deleting = Deleting…

# Result of an import.
# $added (Number): the number of new rounds
# $known (Number): the number of rounds that were here already
imported = Rounds added: { $added }. Already here: { $known }.

# Result of an import of rounds some of which are dated in the future.
# $added (Number): the number of new rounds
# $ahead (Number): the number of these dated in the future, at least 1
# $known (Number): the number of rounds that were here already
imported-ahead = Rounds added: { $added }. Of these, dated in the future: { $ahead }. Already here: { $known }.

# Announcement: settings and tables were replaced by those of the file.
# $parts (Text): what was replaced, as in “the settings; the bet ramp”
# $in-part (Bool): whether the browser could not store the rest
taken-over = { $in-part ->
    [yes] Taken over from the file: { $parts }. The browser couldn’t store the rest.
   *[no] Taken over from the file: { $parts }.
}

# Joins two parts in that announcement.
taken-between = {"; "}

# Part of that announcement: the settings.
taken-settings = the settings

# Part of that announcement: the tables with their chips and rounds.
# $count (Number): the number, at least 1
taken-tables = { $count ->
    [one] one table, as it was in the file
   *[other] { $count } tables, as they were in the file
}

# Part of that announcement: the hands that the player misplayed.
taken-mistakes = the hands you misplayed

# Part of that announcement: the results of the counting drills.
taken-drills = the results of the counting drills

# Part of that announcement: the bet ramp.
taken-ramp = the bet ramp

# Announcement: the browser could store none of the settings and tables of the file.
nothing-taken = The browser didn’t store any of it. Everything is as it was.

# Error: a file was not imported, and why.
# $why (Text): the sentences that say why
nothing-imported = Nothing was imported. { $why }

# Reason why a file was not imported: it is empty.
file-empty = This file is empty.

# Reason why a file was not imported: it is not JSON.
# $line (Number): the line where that shows, counted from 1
# $column (Number): the place in the line, counted from 1
file-no-json = The file can’t be read as JSON: line { $line }, column { $column }.

# Reason why a file was not imported: it is JSON of another kind.
file-other-format = The file isn’t a Fair Deal history.

# Reason why a file was not imported: a newer version has written it.
file-newer = A newer version of Fair Deal has written the file.

# Reason why a file was not imported: it has no list of rounds.
file-no-rounds = The file has no list of rounds.

# Reason why a file was not imported: one of its rounds is damaged.
# $number (Number): its number, counted from 1
file-round-damaged = Round { $number } in the file is damaged or against the rules.

# Reason why a file was not imported: something in it beside the rounds is damaged.
# $name (Text): the name under which that is stored
file-stored-damaged = What the file stores as “{ $name }” is damaged or of a newer version.

# Error: the browser could not read the file.
file-unreadable = The browser couldn’t read that file.

# Announcement: the whole history was deleted.
forgotten = Every round has been deleted.

# Announcement: a round was deleted.
forgotten-round = The round has been deleted.

# Announcement: the file was saved.
saved = The file is ready.

# Error: the history does not work, and why.
# $why (Failure): the reason
failed = { $why ->
    [no-worker] The part of the page that saves the history couldn’t be loaded, or has stopped. Are you online? Reload the page to try again.
    [sandboxed] The browser keeps this page apart from its storage, as in a sandboxed frame of another site, so no history can be saved. Open the page in a tab of its own.
    [forbidden] Your browser gives this page no database, so no history can be saved. A private window, a frame of another site or a setting may be the cause.
    [full] There is no room left for this in the browser’s storage.
    [newer] A newer version of Fair Deal has written this history, and this version can’t read it. Reload the page to get the newer version.
   *[broken] Something went wrong with the history. Everything saved before is unchanged.
}

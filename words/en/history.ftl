### Choice DealKind: fresh, shared, daily, practice
### Choice Verdict: won, drawn, lost
### Choice Outcome: player-blackjack, player-wins, dealer-busts, draw, dealer-wins, dealer-blackjack, player-busts, surrendered, charlie, bet-returned
### Choice Action: hit, stand, double, split, surrender, insurance, no-insurance, play-on
### Choice Failure: no-worker, apart, forbidden, full, newer, broken

# What is kept, and where.
lede = Every round you finish is kept in this browser and nowhere else. Open one to see it again, decision by decision.

# The rounds were asked for.
looking = Looking…

# Nothing was played yet.
nothing-yet = There are no rounds here yet.

# Leads to a table.
to-the-tables = Play one

# No round passes the filter.
none-like-this = No round matches.

# Names the list of rounds.
rounds = Rounds, the latest first

# Shows more of them.
more = Show more

# Rounds that lie in the browser’s storage but cannot be read.
# $count (Number): how many; never none
unreadable = { $count ->
    [one] One stored round can’t be read. It stays where it is.
   *[other] { $count } stored rounds can’t be read. They stay where they are.
}

# Read out when the list of rounds has come, and is empty.
found-none = No rounds.

# Read out when the list of rounds has come, and is complete.
# $count (Number): how many rounds are in it; never none
found-all = { $count ->
    [one] One round on the page.
   *[other] { $count } rounds on the page.
}

# Read out when the list of rounds has come, and is perhaps not complete.
# $count (Number): how many rounds are in it; never none
found-some = { $count ->
    [one] One round on the page, and there may be more.
   *[other] { $count } rounds on the page, and there may be more.
}

## The filter.

# Names the filter.
filters = Which rounds to show

# Names the choice of the game.
by-game = Game

# Names the choice of where the deal came from.
by-deal = Deal

# Names the choice of the result.
by-result = Result

# Names the choice of what the mistakes cost.
by-cost = Mistakes

# Names the choice of the day.
by-day = Day

# The choice that filters nothing.
all = All

# The choice of the rounds with a mistake, whatever it cost.
any-mistake = Any mistake

# The choice of the rounds whose mistakes cost so much or more.
# $bets (Text): how many bets, as in “0.01”
cost-at-least = { $bets } bets or more

## A round.

# There is no round with this id.
no-such-round = There is no such round in this browser’s history, or it can’t be read.

# Leads back to the list.
back-to-list = Back to all rounds

# Names the steps of a round.
steps = The round, step by step

# What can be said of a card that lies face down.
face-down = a card face down

# Marks the hand that is decided about.
this-hand = this hand

# Marks a hand that was given up.
folded = Folded

# Marks hands that are equally good.
tied = Tie

# What lies on the table at the end.
the-end = The end of the round

# A decision was as good as any.
it-was-best = Nothing was better.

# Opens the list of what else could have been done.
what-else = What each choice was worth

# Names the column of decisions.
the-decision = Choice

# Names the column of what they are worth.
its-worth = Worth, in bets

# The deal is still dealt from, so nothing of its secret is told.
still-sealed = This deal’s secret stays sealed for now, because more rounds may be dealt from it. You can check it and play it again once its last round is over, or once it has left the table and a round of this game with another fresh deal is over.

# The same of a deal whose secret others know, or anybody.
still-in-play = This deal is still on a table. You can check it and play it again once it has left the table.

# Leads to the table with the same deal.
play-again = Play this deal again

# Leads to the table, where the round is played on from a decision.
from-here = Play on from here, as a shared deal

# Leads to the check of the deal.
check = Check this deal

# The chips of a round were not paid: its deal may have been known.
left-chips = Your own chips stayed as they were: only fresh deals change them.

# Forgets the round.
forget-round = Delete this round…

# Asks whether that is really wanted.
forget-round-really = This round will be deleted from the history for good.

# Says that it is.
forget-it = Delete this round

# Says that it is not.
keep-it = Keep it

# The dealer’s hand.
dealer = Dealer

# The player’s.
you = You

# The decision to hold all five cards.
hold-all = Hold all five cards

# Where the deal of a round came from.
# $kind (DealKind): from where
deal = { $kind ->
    [fresh] Fresh deal
    [shared] Shared deal
    [daily] Deal of the day
   *[practice] Practice
}

# Who had the better of a round.
# $verdict (Verdict): whether the player had
verdict = { $verdict ->
    [won] Won
    [drawn] Push or tie
   *[lost] Lost
}

# How a hand of blackjack ended, in a few words.
# $outcome (Outcome): how
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

# What a decision at blackjack is called.
# $action (Action): which
play = { $action ->
    [hit] Hit
    [stand] Stand
    [double] Double
    [split] Split
    [surrender] Surrender
    [insurance] Take insurance
    [no-insurance] Decline insurance
   *[play-on] Play on
}

# The decision to swap cards.
# $count (Number): how many; never none
swap = { $count ->
    [one] Swap one card
   *[other] Swap { $count } cards
}

# The decision at video poker to hold these cards.
# $cards (Text): their signs, as in “8♠ 7♦”
hold = Hold { $cards }

# What was decided in a step of the round.
# $what (Text): the name of the decision
decided = Your choice: { $what }.

# What that decision cost.
# $bets (Text): how many bets, as in “0.020”
it-cost = It cost { $bets } bets on average.

# What the mistakes of a round cost, in the list of rounds.
# $bets (Text): how many bets, as in “0.020”
mistakes-cost = mistakes: { $bets } bets

# What was won or lost.
# $chips (Text): how many chips, with the sign: “+12.5”
# $one (Bool, optional): whether that is one chip, won or lost
in-chips = { $one ->
    [yes] { $chips } chip
   *[no] { $chips } chips
}

# What is in the pot of a duel for chips.
# $chips (Text): how many chips
in-the-pot = Pot: { $chips }

# What stands between two parts of a line: a sign with spaces around it.
between-parts = {" · "}

# Hands of a round that are paid alike, told once: “Two pair ×3”.
# $name (Text): what they are called
# $count (Number): how many they are
times = { $name }{"\u00A0"}×{ $count }

## Files.

# The heading.
files-heading = Your history as a file

# What a file is good for.
files-intro = “Save everything” writes one file with every round that can be read, and with your settings, tables and hands to practice. Import it in another browser to have the rounds there too: rounds that are there already are left as they are. The CSV table is for spreadsheets and can’t be imported.

# Saves everything in a file.
export = Save everything

# Saves the rounds as a table.
csv = Save as a table (CSV)

# Reads a file.
import = Import a file

# What else the file has, and what becomes of it.
take-over-intro = The file may also hold settings, tables with their chips and rounds in play, and hands to practice. What it holds will replace yours.

# Takes that over.
take-over = Replace mine

# Forgets everything.
forget = Forget everything…

# Asks whether that is really wanted.
forget-really = Every round in this history will be deleted for good. The rounds on the tables, your banks, scores, settings and hands to practice stay.

# Says that it is.
forget-all = Delete all rounds

# Says that it is not.
keep-all = Keep them

# Saves what lies in the database as it is.
rescue = Save what is stored, as it is

# The browser has promised to clear nothing.
promised = The browser has agreed not to clear the history when it runs short of space.

# It may clear it when it needs room.
may-be-cleared = The browser may clear the history when it runs short of space.

# Asks it to promise.
ask-to-promise = Ask it not to

# It does not.
promise-refused = The browser didn’t agree to keep the history when it runs short of space.

# A file is being written.
writing-file = Writing the file…

# A file is being read, and its rounds are checked.
reading-file = Reading the file and playing each round again…

# Rounds are being deleted.
deleting = Deleting…

# A file was read.
# $added (Number): how many of its rounds are new
# $known (Number): how many were here already
imported = Rounds added: { $added }. Already here: { $known }.

# The same of a file with rounds that are dated in the future.
# $added (Number): how many of its rounds are new
# $ahead (Number): how many of these are dated in the future; never none
# $known (Number): how many were here already
imported-ahead = Rounds added: { $added }. Of these, dated in the future: { $ahead }. Already here: { $known }.

# The settings and tables of a file have replaced those of the browser.
# $parts (Text): what has, as in “the settings; the ramp of bets”
# $in-part (Bool): whether the browser could not store the rest
taken-over = { $in-part ->
    [yes] Taken over from the file: { $parts }. The browser couldn’t store the rest.
   *[no] Taken over from the file: { $parts }.
}

# What stands between two of these parts.
taken-between = {"; "}

# One of these parts: the settings.
taken-settings = the settings

# One of these parts: the tables with their chips and rounds.
# $count (Number): how many; never none
taken-tables = { $count ->
    [one] one table, as it was in the file
   *[other] { $count } tables, as they were in the file
}

# One of these parts: the hands that were played badly.
taken-mistakes = the list of hands to practice

# One of these parts: the results of the counting drills.
taken-drills = the results of the counting drills

# One of these parts: the ramp of bets.
taken-ramp = the ramp of bets

# The browser could store nothing of a file’s settings and tables.
nothing-taken = The browser didn’t store any of it. Everything is as it was.

# A file was not taken in.
# $why (Text): the sentences that say why
nothing-imported = Nothing was imported. { $why }

# Why a file was not taken in: it is empty.
file-empty = This file is empty.

# Why a file was not taken in: it is not JSON.
# $line (Number): the line where that shows, counted from 1
# $column (Number): the place in the line, counted from 1
file-no-json = The file can’t be read as JSON: line { $line }, column { $column }.

# Why a file was not taken in: it is JSON, but none of ours.
file-other-format = The file isn’t a Fair Deal history.

# Why a file was not taken in: it is of a newer version.
file-newer = A newer version of Fair Deal has written the file.

# Why a file was not taken in: it has no list of rounds.
file-no-rounds = The file has no list of rounds.

# Why a file was not taken in: one of its rounds is damaged.
# $number (Number): which, counted from 1
file-round-damaged = Round { $number } in the file is damaged or against the rules.

# Why a file was not taken in: what it has beside the rounds is damaged.
# $name (Text): the name under which that is stored
file-stored-damaged = What the file stores as “{ $name }” is damaged or of a newer version.

# The browser did not let the page read the file.
file-unreadable = The browser couldn’t read that file.

# The whole history was deleted.
forgotten = Every round has been deleted.

# A round was deleted.
forgotten-round = The round has been deleted.

# A file was given to the browser.
saved = The file is ready.

# Why the history does not work.
# $why (Failure): why
failed = { $why ->
    [no-worker] The part of the page that keeps the history couldn’t be loaded, or has stopped. Are you online? Reload the page to try again.
    [apart] The browser keeps this page apart from its storage, as in a sandboxed frame of another site, so no history can be kept. Open the page in a tab of its own.
    [forbidden] Your browser gives this page no database, so no history can be kept. A private window, a frame of another site or a setting may be the cause.
    [full] There is no room left for this in the browser’s storage.
    [newer] A newer version of Fair Deal has written this history, and this one can’t read it. Reload the page to get the newer version.
   *[broken] Something went wrong with the history. What was kept before is still as it was.
}

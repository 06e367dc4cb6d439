### Choice Rank: two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace
### Choice Suit: spades, hearts, diamonds, clubs
### Record Card: $rank (Rank), $suit (Suit)
### Choice Joker: first, second
### Choice Page: fairness, check, lab, rules, hand, counting, bets, pay-table, history, stats
### Choice Action: hit, stand, double, split, surrender, insurance, no-insurance, play-on
### Choice Verdict: won, drawn, lost
### Choice Rounding: down, nearest, cut
### Choice Theme: system, dark, light
### Choice Faces: classic, large
### Choice SuitColours: two, four
### Choice Speed: normal, off, fast, slow
### Choice Side: right, left
### Choice Clicked: swapped, held
### Choice Coach: off, asked, after, always
### Choice CoachBy: value, chart
### Choice CountComes: off, each, third, asked
### Choice Sounds: off, on
### Choice Preset: classic, house-wins-ties, exam, vegas, single-deck, vegas-strip, downtown, atlantic-city, european, london, macau, australia-obo, australia-enhc
### Choice Soft17: stands, hits
### Choice AceRule: one-or-eleven, one
### Choice CountKind: soft, hard, plain
### Choice Move: deal, cut-first, cut, deal-uncut, hit, stand, double, split, surrender, insurance, no-insurance, play-on, end-practice, swap, finish, stand-pat, check, bet, call, raise, fold

## Places.

# What is said where nothing is, before the links to the games.
unknown = There is no table at this address. Choose a game:

# Says what the links in the header are.
games = Games

## The count at the blackjack table.

# Names the panel of the count, and its button.
count = The count

# Asks for the count.
count-asked = What is the count?

# Names the field of the running count.
count-running = Running count

# Gives the answer.
count-answer = Answer

# What is typed is no number.
count-no-number = Type a number, such as 3 or −2.

# The table has no shoe.
count-no-shoe = These rules shuffle for every round, so there is nothing to count. Choose rules with a shoe.

# Nothing is asked now.
count-later = When a round is over, open this panel to be asked for the count.

# Which plays are judged.
count-hi-lo-only = Plays are judged by the published Hi-Lo indices, which are for true counts rounded down. With other systems only the count and the bets are judged.

# Leads to the page where a ramp is kept, by which bets are judged.
count-ramp = Your ramp of bets

## Cards.

# What can be said of a card that lies face down.
face-down = Face-down card

# The five cards of an opponent, none of which can be known yet.
five-face-down = Five face-down cards

# Names the row of the player’s cards.
your-cards = Your cards

# What a press does on a card that is not marked.
press-to-swap = Press to swap

# What a press does on a card that is marked.
press-to-keep = Press to keep

## What stands on every table.

# Says that what follows is the seal of the deal.
seal = Seal

# Says the same in the corner of a table, where there is little room.
seal-on-table = Seal

# Says that what follows is the secret of the deal.
secret = Secret

# Marks a deal that came from a link.
shared = Shared

# The name of the dealer’s hand.
dealer = Dealer

# The name of the player’s own hand.
you = You

# Says what the group of buttons below a table is.
actions = Actions

## Buttons. Outside tests find them by these labels: in English they are part of the page contract.

# Starts a round.
deal = Deal

# Takes a card.
hit = Hit

# Takes no more cards.
stand = Stand

# Doubles the bet for one more card.
double = Double

# Makes two hands of a pair.
split = Split

# Gives the hand up for half of the bet.
surrender = Surrender

# Bets that the dealer has blackjack.
insurance = Insurance

# Does not.
no-insurance = No insurance

# Does not give the hand up early, before it is known whether the dealer has blackjack.
play-on = Play on

# Asks whether to give the hand up early. The dealer may look afterwards, or have no hole card to look at.
early-question = Surrender before you know whether the dealer has blackjack?

# Swaps the marked cards.
swap = Swap

# Ends a solo round.
finish = Finish

# Cuts the pack.
cut = Cut

# Keeps all five cards in a poker duel.
stand-pat = Stand pat

# Opens and names the settings.
settings = Settings

# Opens and names the list of the keys.
keys = Keys

# Switches the sounds.
sounds = Sound

# Has the coach speak, or be silent.
coach = Coach

# Has the table read.
read-table = Read the table aloud

# Closes what is open, or a notice.
close = Close

# Leads from the settings to the table.
back-to-table = Back to the table

## The settings and the list of the keys.

# What the letter keys do, and when they do nothing.
letter-keys-note = H, S, D and the others act at once. Off while you type.

# Says that a key marks a card.
mark-card = Mark a card

# Says that a key goes from card to card.
move-between-cards = Move between cards

# Says that a key does what most people want now.
main-action = Main action

# Says that a key repeats what was announced last.
say-again = Repeat the last announcement

# How to do without letters, for those whose screen reader keeps them.
without-letters = In a screen reader’s browse mode the letter keys are its own. You can do without: Tab leads from the cards to what you can do, and the last announcement stands at the end of the page.

## Blackjack.

# The choice of a set of blackjack rules.
rules = Rules

## The sentences of the news.

# A deal from a link lies ready.
shared-deal-ready = A shared deal is ready.

# The round that a link has interrupted comes back after its deal.
round-waits = What you left is kept. It comes back after this deal.

# That round lies on the table again.
round-back = What you left is back.

## More sentences of the reading.

# No card is on the table.
nothing-dealt = No cards have been dealt yet.

# The player decides.
your-turn = It is your turn.

# The dealer draws.
dealers-turn = It is the dealer’s turn.

# The deal came from a link.
deal-is-shared = This is a shared deal.

## What the page says of itself.

# The stored settings are damaged; the usual ones hold.
settings-unreadable = We couldn’t read your settings, so the defaults are in use. Your old settings have been set aside.

# The browser does not store settings; they hold until the page is closed.
settings-not-stored = Your browser won’t let this page remember settings. They last until you close it.

# The browser did not tell what day it is.
no-date = Your browser didn’t say what day it is, so there is no deal of the day.

# The words of the language that was chosen could not be fetched.
language-not-here = The language you chose couldn’t be loaded. Are you online?

# The language was changed, in the language that is spoken now.
language-is = The page is in English now.

# There is a new version of the page, and nothing is lost when it comes.
new-version = There is a new version. Reload to get it: your table comes back.

# Loads the page again, for that.
reload = Reload

# The browser gave no entropy.
no-entropy = Your browser gave us no random numbers, so nothing was dealt: a deal from anything less could be predicted.

# What the page says when it has panicked.
panicked = The page hit a bug of ours and stopped.

## Deals, and what is done with them.

# Names the sheet about the deal on the table.
this-deal = This deal

# What the seal is for.
seal-note = The seal is a fingerprint of the secret that shuffles this deal. The secret is revealed after the round, and anyone can check that it fits. Note the seal before you play: that is what you compare.

# The same of a shoe, whose secret opens when it is shuffled away.
shoe-seal-note = The seal is a fingerprint of the secret that shuffled this shoe. The secret is revealed when the shoe is shuffled away, and anyone can check that it fits. Note the seal before you play: that is what you compare.

# Says that what follows is the seal of the next deal.
next-seal = Next seal

# Puts what stands beside it into the clipboard.
copy = Copy

# It is in the clipboard.
copied = Copied.

# It went where the player wanted it.
was-shared = Shared.

# The browser lets the page neither share nor copy.
copy-by-hand = Your browser won’t let us copy this. Please select the text and copy it yourself.

# Nobody has cut the pack.
not-cut = Not cut

# Names the list of all cards in the order in which they were dealt.
deck-as-dealt = The deck as it was dealt

# Leads to the check of the deal.
check-deal = Check this deal

# Leads to the check that needs none of our code.
verifier = Check it with another program

# Gives the link to the deal away.
share-deal = Share this deal

# Puts the player’s decisions into that link.
with-decisions = Include my decisions

# Gives the next pack to the player, to be cut and mixed.
cut-first = Cut and mix

# Deals a pack that was to be cut as it is.
deal-uncut = Deal uncut

# What to do while the pack is to be cut.
cut-hint = The secret of the shuffle is sealed. Note the seal, then cut, mix something in, or both.

# Names the slider with which a place to cut at is chosen.
cut-knife = Where to cut

# No place to cut at has been chosen.
cut-nowhere = No place chosen yet

# Names the field for what the player mixes in.
mix = Your mix

# What a mix is for, and what can be one.
mix-hint = Dice rolls, a sentence, any keys: up to 100 characters. They change the shuffle, so the order is not ours alone.

# Names the number of cards above the cut.
cut-where = Cards above the cut

# Leads to the deal of the day; marks it.
daily-deal = Daily

# The deal on the table is that of the day.
deal-is-daily = This is the deal of the day.

# How a round of blackjack counts in it.
daily-blackjack = A win scores 2 points, a push 1.

# How a hand of Jacks or Better counts in it.
daily-jacks = Every hand scores what it pays for one coin, with five coins bet. When all ten are over, the coach tells what your holds cost.

# How a poker match counts in it.
daily-duel = A win scores 2 points, a tie 1.

# How a hand of solo draw counts in it.
daily-poker = Your final hand scores from 0 (high card) to 9 (royal flush). Every swap after the first costs a point.

# Gives the result of the day away.
share-result = Share

# Rules that a link asks for cannot be chosen yet.
rules-later = You can change the rules when this deal has been played.

# A saved round could not be read.
round-unreadable = We couldn’t read the round from your last visit, so you have a fresh table. The old data has been set aside.

# A saved round could not be read, nor put aside, so that nothing may be saved in its place.
round-unreadable-stays = The round from your last visit could be neither read nor set aside. It stays as it is, so new rounds at that table are not saved.

# The page is played in another tab.
played-elsewhere = The tables were opened in another tab or window. Two at once would overwrite each other, so this one is closed.

# Plays in this tab, and no longer in the other.
play-here = Play here instead

# Rounds are not saved.
round-not-saved = Your browser won’t let this page save your round. Close or reload it, and the round is lost.

# The browser gives the page no storage: neither rounds nor settings are kept.
nothing-stored = Your browser gives this page no storage, as in a private window or a frame of another site. Your tables and settings are lost when you close or reload it, and so are finished rounds that can’t be put into the history.

# The history of the rounds cannot be kept, so they wait for it.
history-not-kept = Finished rounds can’t be put into the history right now. They wait in this browser, the last 300 at most.

# Leads to where a hand is explained.
why = Why?

# Names the choice of jokers.
joker-choice = Jokers

# What a joker is.
jokers-note = A joker is whatever card helps you most. Five of a kind beats all but a royal flush.

# Names those who play against the player, and opens the choice of them.
opponents = Opponents

# How many of them there can be, and when they cannot be chosen.
one-to-three = Choose one to three opponents. You can’t change them during a round or in a shared deal.

# What to do in a duel when no card is marked.
swap-or-stand-pat = Choose the cards you want to swap, or stand pat.

## Blackjack.

# The name of rules that are no preset’s.
own-rules = Own rules

# What follows on the felt after the rule of a dealer who wins ties.
and-wins-ties = , and wins ties

# Names what is bet on a hand.
bet = Bet

# Names chips, and how many were won or lost.
chips = Chips

# Takes the bet away.
clear-bet = Clear

# Makes the next bet twice as much.
double-bet = ×2: double the bet

# Makes the next bet as much as the last.
repeat-bet = Repeat

# Takes insurance on a natural.
even-money = Even money

# What is to be decided under an ace.
insurance-question = Insurance for half of your bet?

# Asks for even money: what it pays, and when.
even-money-question = Even money? Your blackjack is paid 1 to 1 at once.

# The player took even money, and was paid.
even-money-paid = Even money: paid 1 to 1.

# The dealer has looked at the hole card.
no-dealer-blackjack = The dealer does not have blackjack.

# The player has doubled.
you-double = You double.

# The player has split a pair.
you-split = You split.

# Why the bank stays as it is after a shared deal.
not-counted = A deal that can be known beforehand does not count.

# Ends the practice.
end-practice = End practice

# Practice changes neither the score nor the bank.
practice-not-counted = Practice isn’t counted.

# What the seal of a practice hand is worth.
practice-seal-note = For practice, packs are shuffled until one begins with such a hand. So the seal proves only that no card was changed after your hand was dealt, not that the cards came by chance.

# A link asks for practice of what nobody knows.
practice-mangled = This link to practice is damaged, so nothing was dealt.

# No such hand can be practised by these rules.
no-such-hand = These rules deal no such hand, so there is nothing to practise.

# Switches the coach on, in practice.
coach-can-judge = Have the coach judge your play

# Has the coach of video poker tell what the strategy chart says too.
follow-chart = Tell me what the chart says too

# Stops the strategy chart that is being written for the coach.
cancel-chart = Stop writing the chart

# Has the coach tell no more what the strategy chart says.
leave-chart = Tell me only the best hold

# Leads to what a bankroll has to stand at a table of video poker.
bankroll-for-bet = Bankroll for this bet

# The player was given chips again.
new-stack = Too few chips were left for a bet, so you get another 1000.

# The last round from a shoe is over.
shoe-over = The cut card is out. The next round comes from a new shoe.

# Discards were shuffled again in mid-round.
reshuffled = The shoe ran short, so the discards were shuffled and dealt on.

# How a hand of a split ended.
won = Won

# The same.
pushed = Push

# The same.
lost = Lost

## Draw poker.

# Says on a card that it is marked for swapping.
flag = swap

# Stands on a card that counts as any other.
wild = Wild

# What to do first when no card is marked.
choose-cards = Choose the cards you want to swap.

# How solo draw is played, for a newcomer.
solo-intro = Swap as many cards as you like, as often as you like, and make the best hands you can before the deck runs out.

# Says how often each category came up.
hands-made = Hands made

# A round has come to its end.
round-over = The round is over.

# How draw poker against a pay table is played, for a newcomer.
jacks-intro = Bet one to five coins. You are dealt five cards and may swap any of them once. The pay table says what your hand pays.

# What to do first where a click holds a card.
hold-some = Choose the cards to hold, then press Swap: the others are swapped.

# Says on a card that it is held.
held-flag = Held

# Names the pay table.
pay-table = Pay table

# Leads to where the pay table is changed.
change-pay-table = Games and pay tables

# The name of a pay table that is no preset’s.
own-pay-table = Own pay table

# How the duel is played, for a newcomer.
duel-intro = Everybody is dealt five cards and swaps once. Win by beating every other hand at the table.

# The player keeps all five cards in a duel.
you-stand-pat = You stand pat.

## What a newcomer wants to know, and whoever starts anew.

# Opens and names what tells how the games are played.
how-to-play = How to play

# Something is on its way.
loading = Loading…

# What tells how the games are played did not come.
guide-failed = The rules couldn’t be loaded. Are you online?

# Asks once more for what did not come.
try-again = Try again

# Names the rounds won, drawn and lost, with what can be done about them.
score = Score

# Sets a score to zero, when it is pressed twice.
reset = Reset

# The same button, when it was pressed once.
reset-again = Press again to reset

# A score was set to zero.
score-reset = The score is back to zero.

# What to do, for whoever has decided nothing at blackjack yet.
help-blackjack = Hit takes a card, Stand ends your turn. Then the dealer plays.

# The same at solo draw.
help-solo = Choose the cards you don’t want, then press Swap, as often as you like.

# The same at Jacks or Better.
help-jacks = Choose the cards you don’t want, then press Swap, or stand pat.

# The same in a duel.
help-duel = You swap once: choose the cards you don’t want, or stand pat.

## Cards.

# A rank inside a sentence. The form “many” names several cards of it: “Pair of sixes”.
# $rank (Rank): which
rank = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
}
    .many = { $rank ->
    [two] twos
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
    [king] kings
   *[ace] aces
}

# A suit as it stands in the name of a card.
# $suit (Suit): which
suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}

# What a card of this rank and suit is called.
# $rank (Rank): its rank
# $suit (Suit): its suit
rank-of-suit = { CAPITAL(RANK($rank)) } of { SUIT($suit) }
    .in-sentence = the { RANK($rank) } of { SUIT($suit) }

# What a card is called. The form “in-sentence” stands inside a sentence: “the seven of diamonds”.
# $card (Card): which
card = { RANK-OF-SUIT($card) }
    .in-sentence = { RANK-OF-SUIT($card, form: "in-sentence") }

## Places.

-name = Fair Deal

# The title of the browser’s window at the page’s own address.
home-title = { -name }: blackjack and draw poker

# The title of the browser’s window at any other place.
# $heading (Text): the heading of the place
place-title = { $heading } – { -name }

# The heading of the blackjack table, and the name of the game.
blackjack-heading = Blackjack

# The heading of solo draw, and the name of the game.
solo-heading = Draw poker

# The heading of video poker, and the name of the game.
jacks-heading = Video poker

# The heading of the duel, and the name of the game.
duel-heading = Poker match

# The heading of a reading page.
# $page (Page): which
page-heading = { $page ->
    [fairness] Is it fair?
    [check] Check this deal
    [lab] The lab
    [rules] Rules and strategy
    [hand] Any hand
    [counting] Counting cards
    [bets] Bets and risk
    [pay-table] Games and pay tables
    [history] History
   *[stats] Statistics
}

# The heading where nothing is.
unknown-heading = Nothing is dealt here

# Which game this is: begins the reading of a table.
# $heading (Text): the heading of the place
# $asks (Bool, optional): whether the heading is a question
place-is = { $asks ->
    [yes] { $heading }
   *[no] { $heading }.
}

## Cards.

# What stands between the names of a list, but not before the last.
between-listed = {", "}

# What stands between the two names of a list of two.
between-two = {" and "}

# What stands before the last name of a list of more than two.
before-last = {" and "}

# What stands before the last of several things that can be done.
before-last-choice = {" or "}

# What a card is called in the middle of a sentence: “the seven of diamonds”.
# $card (Card): which
the-card = { CARD($card, form: "in-sentence") }

# What a joker is called. The form “in-sentence” stands inside a sentence.
# $joker (Joker): which
joker = { $joker ->
    [first] Red joker
   *[second] Black joker
}
    .in-sentence = { $joker ->
    [first] red joker
   *[second] black joker
}

# A joker in the list of a hand, with the card that it plays as.
# $joker (Joker): which
# $card (Card): what it plays as
joker-as = the { JOKER($joker, form: "in-sentence") } as { CARD($card, form: "in-sentence") }

# So many cards.
# $count (Number): how many
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## What stands on every table.

# What stands before the number of cards that are left in the deck.
left-before = {""}

# What stands after the number of cards that are left in the deck.
# $count (Number, optional): how many
left-after = {" left"}

# So many cards are left in the deck.
# $count (Number): how many
left-in-deck = { cards } left in the deck.

# The rounds of a session at a table.
# $won (Number): how many were won
# $drawn (Number): how many nobody won
# $lost (Number): how many were lost
# $pushed (Bool, optional): whether this is blackjack, where what nobody wins is a push
rounds-tally = Won { $won } · { $pushed ->
    [yes] Pushed
   *[no] Tied
} { $drawn } · Lost { $lost }

# The rounds of a session at a table, in a sentence.
# $won (Number): how many were won
# $drawn (Number): how many nobody won
# $lost (Number): how many were lost
# $pushed (Bool, optional): whether this is blackjack, where what nobody wins is a push
rounds-so-far = Won { $won }, { $pushed ->
    [yes] pushed
   *[no] tied
} { $drawn }, lost { $lost }.

## Deals.

# After how many cards the pack is cut.
# $count (Number): how many, at least one
cut-after = Cut after { cards }

# What the player mixed in.
# $mix (Text): that text, not empty
mixed-in = Mixed in: “{ $mix }”

# Why the pack is not cut: nothing was chosen.
cut-or-mix = First choose where to cut, or mix something in. Both is fine too.

# Why the pack is not cut: the place is no number.
cut-is-no-number = Type the place to cut at as a number of cards, in digits.

# Why the pack is not cut: the place is outside the pack.
# $cards (Number): how many cards the pack has
# $most (Number): the last place where it can be cut
# $cut (Number): where it was to be cut
cut-out-of-range = A { $cards }-card deck can be cut after 0 to { $most } cards, not { $cut }.

# What the player wants to mix in is too long.
# $most (Number): how many characters it can have
# $characters (Number): how many it has
mix-too-long = A mix has at most { $most } characters; this one has { $characters }.

# What the player wants to mix in is no line of text.
mix-is-no-line = A mix is one line of text, without control characters.

# A time of day, at which the deal of the day changes.
# $hour (Number, optional): the hour, 0 to 23
# $twelve (Number, optional): the hour on the face of a clock, 1 to 12
# $afternoon (Bool, optional): whether it is noon or later
# $minute (Number, optional): the minute, 0 to 59
# $minutes (Text, optional): the same in two digits
time-of-day = { $minute ->
    [0] { $hour ->
        [0] midnight
        [12] noon
       *[other] { $twelve } { $afternoon ->
            [yes] pm
           *[no] am
        }
    }
   *[other] { $twelve }:{ $minutes } { $afternoon ->
        [yes] pm
       *[no] am
    }
}

# What the deal of the day is, and that it changes for everybody at the same moment.
# $time (Text?): when, by the player’s own clocks; nothing where that is not known, but midnight UTC
ten-rounds-a-day = Ten rounds, the same for everyone, and ten new ones each day at { $time ->
    [none] midnight UTC
   *[some] { $time } your time
}, the same moment worldwide.

# How many points the deal of the day has brought.
# $points (Number): how many
day-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# How far the player is in the deal of the day.
# $date (Text): the day
# $number (Number): which of its rounds is played
# $points (Number): with how many points
round-of-day = { $date } · { $number }{"\u00A0"}of{"\u00A0"}10{"\u00A0"}· { day-points }

# The deal of the day is played to its end.
# $points (Number): with how many points
daily-over = All ten rounds played: { day-points }.

-sharer = The player who shared this deal

# A decision at blackjack, in the list of those that whoever shared a deal made.
# $action (Action): which
decision = { $action ->
    [hit] hit
    [stand] stand
    [double] double
    [split] split
    [surrender] surrender
    [insurance] insurance
    [no-insurance] no insurance
   *[play-on] play on
}

# What whoever shared the deal decided at blackjack, and what came of it for them.
# $decisions (Text?): the decisions; nothing where there were none to make
# $total (Number): what their cards counted
# $verdict (Verdict): how it ended
they-decided = { $decisions ->
    [none] { -sharer } had no decision to make.
   *[some] { -sharer }: { $decisions }.
} They { $verdict ->
    [won] won
    [drawn] pushed
   *[lost] lost
} with { $total }.

## The count at the blackjack table.

# Names the field of the true count.
# $rounding (Rounding): how it is rounded
count-true = { $rounding ->
    [down] True count, rounded down
    [nearest] True count, to the nearest
   *[cut] True count, cut towards 0
}

# Whether the player’s count was right, and what it is.
# $right (Bool): whether it was right
# $running (Text): the running count
# $true-count (Text?): the true count, where the system has one
count-verdict = { $right ->
    [yes] Right
   *[no] Not quite
}: { $true-count ->
    [none] the running count is { $running }.
   *[some] the running count is { $running }, the true count { $true-count }.
}

# So many counts of all were right.
# $right (Number): how many were right
# $asked (Number): how many there were
count-score = Counts right on this visit: { $right } of { $asked }.

## The settings: what is set, then what is chosen.

# Names the setting of the language.
language-setting = Language

# Names the setting of the colours of page and table.
theme-setting = Theme

# Names the setting of the faces of the cards.
faces-setting = Card faces

# Names the setting of the colours of the suits.
suit-colours-setting = Suit colours

# Names the setting of the speed of the cards.
speed-setting = Motion

# Names the setting of the letter keys.
letter-keys-setting = Letter keys

# Names the setting of the side of the buttons.
side-setting = Buttons for

# Names the setting by which the player cuts the pack.
cut-setting = Cut and mix myself

# Names the setting of what a click on a card of Jacks or Better means.
clicked-setting = A click on a card (Jacks or Better)

# Names the setting of what the coach of video poker goes by.
coach-by-setting = Coach of video poker

# Names the setting of when the player is asked for the count.
count-setting = Ask me for the count (blackjack)

# Names the setting of the system of counting.
count-by-setting = Counting system

# Names the setting of how the true count is rounded.
count-rounding-setting = True count

# A setting that can only be on or off is off.
off = Off

# A setting that can only be on or off is on.
on = On

# The colours that are chosen.
# $theme (Theme): which
theme = { $theme ->
    [system] System
    [dark] Dark
   *[light] Light
}

# The faces of the cards that are chosen.
# $faces (Faces): which
faces = { $faces ->
    [classic] Classic
   *[large] Large index
}

# The colours of the suits that are chosen.
# $colours (SuitColours): which
suit-colours = { $colours ->
    [two] Two colours
   *[four] Four colours
}

# The speed that is chosen.
# $speed (Speed): which
speed = { $speed ->
    [off] Off
    [fast] Fast
    [normal] Normal
   *[slow] Slow
}

# The side of the buttons that is chosen.
# $side (Side): which
side = { $side ->
    [right] Right hand
   *[left] Left hand
}

# What a click on a card means.
# $clicked (Clicked): what is chosen
clicked = { $clicked ->
    [swapped] Swaps it
   *[held] Holds it
}

# When the coach speaks.
# $coach (Coach): what is chosen
coach-speaks = { $coach ->
    [off] Off
    [asked] When asked
    [after] After each decision
   *[always] Always
}

# What the coach of video poker goes by.
# $by (CoachBy): what is chosen
coach-by = { $by ->
    [value] Names the best hold
   *[chart] Follows the chart too
}

# When the player is asked for the count.
# $count (CountComes): what is chosen
count-comes = { $count ->
    [off] Off
    [each] Every round
    [third] Every third round
   *[asked] When I ask
}

# How the true count is rounded.
# $rounding (Rounding): what is chosen
count-rounding = { $rounding ->
    [down] Rounded down
    [nearest] To the nearest
   *[cut] Cut towards 0
}

# Whether there are sounds now: said when they were switched.
# $sounds (Sounds): whether there are
sounds-are = { $sounds ->
    [off] Sound off.
   *[on] Sound on.
}

## Buttons of the duel for chips, which the list of the keys names at every table.

# Stays in for nothing.
check = Check

# Bets first. What lies on a hand has a name of its own.
place-bet = Bet

# Pays what others have bet.
call = Call

# Raises the bet.
raise = Raise

# Gives the hand up.
fold = Fold

## Blackjack.

# A set of blackjack rules in a word or three.
# $preset (Preset): which
preset = { $preset ->
    [classic] Classic
    [house-wins-ties] House wins ties
    [exam] Aces always 1
    [vegas] Vegas
    [single-deck] Single deck
    [vegas-strip] Las Vegas Strip
    [downtown] Downtown Las Vegas
    [atlantic-city] Atlantic City
    [european] European
    [london] London
    [macau] Macau
    [australia-obo] Australian (OBO)
   *[australia-enhc] Australian (ENHC)
}

# What a natural pays, on the felt.
natural-pays-even = Blackjack pays even money

# What a natural pays, on the felt.
natural-pays-six-to-five = Blackjack pays 6 to 5

# What a natural pays, on the felt.
natural-pays-seven-to-five = Blackjack pays 7 to 5

# What a natural pays, on the felt.
natural-pays-three-to-two = Blackjack pays 3 to 2

# What a natural pays, on the felt.
natural-pays-two-to-one = Blackjack pays 2 to 1

# When the dealer stops, on the felt, where an ace always counts 1.
dealer-draws-to-17 = Dealer draws to 17, aces always count 1

# When the dealer stops, on the felt, where an ace can count 11.
# $soft17 (Soft17): what the dealer does with a soft 17
dealer-at-17 = { $soft17 ->
    [stands] Dealer stands on all 17s
   *[hits] Dealer hits soft 17
}

# How the game is played, for a newcomer.
# $ace (AceRule): what an ace counts
blackjack-intro = { $ace ->
    [one-or-eleven] Get closer to 21 than the dealer without going over. Aces count 1 or 11, face cards 10.
   *[one] Get closer to 21 than the dealer without going over. Aces count 1, face cards 10.
}

# What a blackjack hand counts, beside its cards: “soft 18”, “17”.
# $soft (Bool): whether an ace counts 11
# $total (Number): what all cards count
points-of-hand = { $soft ->
    [yes] soft { $total }
   *[no] { $total }
}

# What a blackjack hand counts, inside a sentence: “soft 18”, “hard 17”, and just “9”.
# $kind (CountKind): whether it is called soft or hard, or neither
# $total (Number): what all cards count
count-of-hand = { $kind ->
    [soft] soft { $total }
    [hard] hard { $total }
   *[plain] { $total }
}

# The result of a round: the player has a natural.
result-player-blackjack = Blackjack! You win.

# The result of a round: the player is nearer to 21.
# $you (Number): what the player’s cards count
# $they (Number): what the dealer’s cards count
result-player-wins = You win, { $you } to { $they }.

# The result of a round: the dealer is over 21.
# $they (Number): what the dealer’s cards count
result-dealer-busts = The dealer busts with { $they }. You win.

# The result of a round: both have a natural.
result-two-blackjacks = Push: you both have blackjack.

# The result of a round: both count the same, which nobody wins.
# $you (Number): what the player’s cards count
# $they (Number, optional): what the dealer’s cards count
result-draw = Push, { $you } all.

# The result of a round: both count the same, which the dealer wins.
# $you (Number): what the cards count
result-dealer-wins-tie = A tie at { $you }: the house wins ties.

# The result of a round: the dealer is nearer to 21.
# $you (Number): what the player’s cards count
# $they (Number): what the dealer’s cards count
result-dealer-wins = The dealer wins, { $they } to { $you }.

# The result of a round: the dealer has a natural.
result-dealer-blackjack = The dealer wins with blackjack.

# The result of a round: the player is over 21.
# $you (Number): what the player’s cards count
result-player-busts = You bust with { $you }. The dealer wins.

# The result of a round: the player has given the hand up.
result-surrendered = You surrender. Half of your bet comes back.

# The result of a round: the player’s hand has won by the number of its cards.
result-charlie = You win by the number of your cards.

# The result of a round: the dealer’s natural takes the original bets alone.
result-bet-returned = The dealer has blackjack. The bet on this hand comes back.

# Which hands are practised, as it stands on the table: those with an ace that can count 11.
practice-soft = Practice: soft hands

# The same: pairs.
practice-pairs = Practice: pairs

# The same: those with which the best play is little better than another.
practice-close = Practice: close decisions

# The same: those that the player has played badly.
practice-mistakes = Practice: your mistakes

## Chips.

# What stands before the tenths of a number.
decimal-point = {"."}

# What the player has in chips.
# $chips (Text): how many
bank-is = Bank { $chips }

# The same of a player who was given chips again.
# $chips (Text): how many
# $stacks (Number): how many stacks they were given, at least two
bank-of-stack = Bank { $chips } · stack { $stacks }

# What the next round is for.
# $chips (Number): how many chips
bet-is = { $chips ->
    [0] No bet.
    [one] Bet: { $chips } chip.
   *[other] Bet: { $chips } chips.
}

# Nothing was won or lost in a round.
net-nothing = No chips won or lost.

# What was won or lost in a round.
# $amount (Text): how much, with its sign
net-amount = Chips: { $amount }.

# What came of the insurance: it pays.
# $amount (Text): how much
insurance-won = The insurance pays { $amount }.

# What came of the insurance: it is lost.
# $amount (Text): how much
insurance-lost = The insurance of { $amount } is lost.

# One of several hands of the player.
# $number (Number): which, counted from 1 on the left
hand-number = Hand { $number }

## The sentences of the news.

# What stands between two sentences.
between = {" "}

# What stands between two rules on the felt.
between-rules = {" · "}

# What ends a sentence.
full-stop = .

# Other rules hold from the next deal on.
# $name (Text): what they are called
# $felt (Text): what is written on the felt
rules-hold = { $name }: { $felt }.

# The player’s first blackjack cards.
# $cards (Text): their names
dealt-cards = You are dealt { $cards }.

# The player has hit.
# $card (Card): what was drawn
you-draw = You draw { CARD($card, form: "in-sentence") }.

# What the player’s cards count.
# $kind (CountKind): whether it is called soft or hard, or neither
# $total (Number): what all cards count
you-have-count = You have { count-of-hand }.

# What the dealer’s face-up card is; its suit counts for nothing.
# $rank (Rank): which
dealer-shows = The dealer shows { $rank ->
    [two] a
    [three] a
    [four] a
    [five] a
    [six] a
    [seven] a
    [eight] an
    [nine] a
    [ten] a
    [jack] a
    [queen] a
    [king] a
   *[ace] an
} { RANK($rank) }.

# The player takes no more cards.
# $kind (CountKind): whether it is called soft or hard, or neither
# $total (Number): what all cards count
you-stand-on = You stand on { count-of-hand }.

# The dealer turns the hole card.
# $card (Card): which
dealer-turns = The dealer turns over { CARD($card, form: "in-sentence") }.

# The dealer takes a card.
# $card (Card): which
dealer-draws = The dealer draws { CARD($card, form: "in-sentence") }.

# Why a decision at blackjack is refused: others play now.
refused-not-your-turn = It is not your turn.

# The same: there is no card left.
refused-deck-empty = The deck is empty.

# The same: the rules do not have it, or not for this hand.
refused-not-here = The rules do not allow that now.

# The same: the player has too few chips.
refused-too-few-chips = You do not have enough chips for that.

# The same: nothing is bet yet.
refused-no-bet-yet = Place a bet first.

# The same: the bet is too high.
refused-bet-too-high = This table takes at most 500 chips.

# The same: bets are five chips, or ten, and so on.
refused-out-of-step = Bets at this table are in fives.

# The same: there are no bets.
refused-no-bets = Nothing is bet at this table.

# The same: what was typed is no number.
refused-bet-no-number = Type the bet as a whole number of chips, such as 25.

# Why a decision is not offered: the player has too few chips.
# $button (Text): the button of the decision
withheld-too-few-chips = { $button }: too few chips.

# The same: there is no card left.
# $button (Text): the button of the decision
withheld-deck-empty = { $button }: the deck is empty.

# The same: only some hard totals are doubled here.
# $button (Text): the button of the decision
# $least (Number): the least of them; the most is 11
withheld-totals = { $button }: only on a hard { $least ->
    [11] 11
    [10] 10 or 11
   *[other] { $least } to 11
}.

# The same: no hand of a split is doubled here.
# $button (Text): the button of the decision
withheld-after-split = { $button }: not after a split.

# The same: the player has as many hands as the table allows.
# $button (Text): the button of the decision
# $most (Number): how many, two to four
withheld-most-hands = { $button }: { $most } hands at most.

# The same: split aces take one card each.
# $button (Text): the button of the decision
withheld-split-aces = { $button }: split aces take one card each.

# The same: split aces are hit here, and not doubled.
# $button (Text): the button of the decision
withheld-aces-not-doubled = { $button }: not on split aces.

# The dealer’s cards count over 21, which decides nothing yet about a hand that is bust too.
# $total (Number): what they count
dealer-busts-with = The dealer busts with { $total }.

# What the dealer’s cards count.
# $kind (CountKind): whether it is called soft or hard, or neither
# $total (Number): what all cards count
dealer-has-count = The dealer has { count-of-hand }.

## More sentences of the reading.

# It is for the opponents to act.
opponents-turn = It is your opponents’ turn.

# The player’s blackjack hand, card by card, and what it counts.
# $cards (Text): the names of the cards
# $kind (CountKind): whether it is called soft or hard, or neither
# $total (Number): what all cards count
your-hand-is = You have { $cards }: { count-of-hand }.

# The dealer’s face-up card beside the hole card, and what counts so far.
# $upcard (Card): the face-up card
# $kind (CountKind): whether it is called soft or hard, or neither
# $total (Number): what it counts
dealers-upcard-is = The dealer has { CARD($upcard, form: "in-sentence") } and a face-down card: { count-of-hand } so far.

# The dealer’s hand, card by card, and what it counts.
# $cards (Text): the names of the cards
# $kind (CountKind): whether it is called soft or hard, or neither
# $total (Number): what all cards count
dealers-hand-is = The dealer has { $cards }: { count-of-hand }.

# The seal of the deal.
# $digits (Text): the first of its digits
seal-is = { seal } { $digits }.

# The seal of the next deal.
# $digits (Text): the first of its digits
next-seal-is = { next-seal } { $digits }.

# The secret of the deal.
# $digits (Text): the first of its digits
secret-is = { secret } { $digits }.

# What a player may do, in the sentence that says so.
# $deed (Move): which
may-do = { $deed ->
    [deal] deal
    [cut-first] cut and mix first
    [cut] cut the deck
    [deal-uncut] deal it uncut
    [hit] hit
    [stand] stand
    [double] double
    [split] split
    [surrender] surrender
    [insurance] take insurance
    [no-insurance] decline insurance
    [play-on] play on
    [end-practice] end the practice
    [swap] swap cards
    [finish] finish
    [stand-pat] stand pat
    [check] check
    [bet] bet
    [call] call
    [raise] raise
   *[fold] fold
}

# What the player may do.
# $moves (Text): all of it
you-may-do = You can { $moves }.

## Links.

# A link to a shared deal was not opened.
# $why (Text): what is wrong with it
link-damaged = This link to a shared deal is damaged, so it was not opened. { $why }

# What is wrong with a link: it has no deal.
link-without-deal = The deal itself is missing from it.

# What is wrong with a link: its secret is mangled or cut short.
# $characters (Number): how many characters it has instead of 64 digits
link-secret = { $characters ->
    [64] A secret is written as 64 digits of 0123456789abcdef; this one has 64 characters, not all of them digits.
    [one] A secret is written as 64 digits of 0123456789abcdef; this one has { $characters } character.
   *[other] A secret is written as 64 digits of 0123456789abcdef; this one has { $characters } characters.
}

# What is wrong with a link: its cut is no number.
link-cut-no-number = Its cut is not a number of cards.

# What is wrong with a link: it names rules that no table here has.
link-rules = It asks for rules we don’t have.

# The same of a link that has no deal.
link-rules-alone = This link asks for rules that this table doesn’t have. Nothing was changed.

# What is wrong with a link: what it says was decided does not make a whole round of its deal.
link-play = The decisions in it do not fit its deal.

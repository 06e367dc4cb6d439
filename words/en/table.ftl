### Choice Rank: two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace
### Choice Suit: spades, hearts, diamonds, clubs
### Record Card: $rank (Rank), $suit (Suit)
### Choice Joker: first, second
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

# Shown at an address without a page, before the links to the games.
unknown = There is no page at this address. Choose a game:

# Name of the navigation in the header, for screen readers.
games = Games

## The count at the blackjack table.

# Heading of the panel that asks for the count, and label of its button.
count = The count

# Question in that panel.
count-asked = What is the count?

# The same button in one word below its picture on a phone. It is a part of both names above.
count-short = Count

# Label of the field for the running count.
count-running = Running count

# Button: checks the player’s count.
count-answer = Answer

# Error below the field: what the player typed is not a number.
count-no-number = Type a number, such as 3 or −2.

# Shown in the panel when the rules have no shoe.
count-no-shoe = These rules shuffle after every round, so there is nothing to count. Choose rules with a shoe.

# Shown in the panel during a round, when no count is asked for.
count-later = After a round, open this panel and you are asked for the count.

# Label of the field for the start of the running count, and name of that setting.
count-start-setting = Start of the running count

# Note in the panel: which plays and counts are judged.
count-hi-lo-only = Plays are judged by the published Hi-Lo indices, which are for true counts rounded down. With other systems, only the count and the bets are judged.

# Link to the page “Bets and risk”, where the player saves the bet ramp by which bets are judged.
count-ramp = Your bet ramp

## Cards.

# Name of a card that lies face down, for screen readers.
face-down = Face-down card

# Name of an opponent’s five hidden cards, for screen readers.
five-face-down = Five face-down cards

# Name of the row of the player’s cards, for screen readers.
your-cards = Your cards

# Description of a card that is not marked: pressing it marks it for swapping.
press-to-swap = Press to swap

# Description of a card that is marked for swapping: pressing it takes the mark away.
press-to-keep = Press to keep

## On every table.

# Label before the digits of the deal’s seal.
seal = Seal

# Label before the seal in the corner of a table, where space is short. It opens what can be checked about the deal.
seal-on-table = Fair? Check:

# Label before the digits of the deal’s secret.
secret = Secret

# Mark on a table whose deal came from a link.
shared = Shared

# Name of the dealer’s hand.
dealer = Dealer

# Name of the player’s own hand.
you = You

# Name of the group of buttons below a table, for screen readers.
actions = Actions

## Buttons. Outside tests find them by these labels: in English they are part of the page contract.

# Button: starts a round.
deal = Deal

# Button: takes a card.
hit = Hit

# Button: takes no more cards.
stand = Stand

# Button: doubles the bet for one more card.
double = Double

# Button: makes two hands of a pair.
split = Split

# Button: gives the hand up for half of the bet.
surrender = Surrender

# Button: bets that the dealer has blackjack.
insurance = Insurance

# Button: declines insurance.
no-insurance = No insurance

# Button: declines early surrender, which is offered before anyone knows whether the dealer has blackjack.
play-on = Play on

# Question: offers early surrender.
early-question = Surrender before you know whether the dealer has blackjack?

# Button: swaps the marked cards.
swap = Swap

# Button: ends a round of draw poker.
finish = Finish

# Button: cuts the deck.
cut = Cut

# Button: keeps all five cards in a poker match.
stand-pat = Stand pat

# Button that opens the settings, and their heading.
settings = Settings

# Button that opens the list of the keys, and its heading.
keys = Keys

# Button and setting: switches the sounds on and off.
sounds = Sound

# Button beside the first result: the sound is off until the player wants it.
offer-sound = Turn the sound on

# Button and setting: switches the coach on and off.
coach = Coach

# Button: has the screen reader read the whole table.
read-table = Read the table aloud

# The same button in one word below its picture on a phone. It must be a part of the name above, in any case.
read-table-short = Read

# Button: closes a panel or a notice.
close = Close

# Link from the settings back to the table.
back-to-table = Back to the table

# The same link in one word below its picture on a phone.
back-to-table-short = Back

## The settings and the list of the keys.

# Note below the setting of the letter keys.
letter-keys-note = H, S, D and the other letters act at once. They are off while you type.

# List of the keys: what the keys 1 to 5 do.
mark-card = Mark a card

# List of the keys: what the arrow keys do.
move-between-cards = Move between cards

# List of the keys: a key for the most likely next action.
main-action = Main action

# List of the keys: repeats the last announcement.
say-again = Repeat the last announcement

# Note in the list of the keys: how to play without letter keys, which screen readers use themselves.
without-letters = In its browse mode, a screen reader uses the letter keys itself. You can play without them: Tab leads from the cards to the buttons, and the last announcement is at the end of the page.

## Blackjack.

# Label of the choice of blackjack rules.
rules = Rules

## Announcements.

# Announcement: a deal from a link is ready.
shared-deal-ready = A shared deal is ready.

# Announcement after “A shared deal is ready.”: the interrupted round comes back later.
round-waits = Your own round is saved. It comes back after this deal.

# Announcement: the interrupted round is on the table again.
round-back = Your own round is back.

## Readings of a table.

# Description of a table before the deal.
nothing-dealt = No cards have been dealt yet.

# Description of a table: the player decides.
your-turn = It is your turn.

# Description of a table: the dealer draws.
dealers-turn = It is the dealer’s turn.

# Description of a table whose deal came from a link.
deal-is-shared = This is a shared deal.

## Notices about the page.

# Notice: the stored settings are damaged.
settings-unreadable = We couldn’t read your settings, so the defaults are in use. Your old settings have been set aside.

# Notice: the browser does not store settings.
settings-not-stored = Your browser won’t let this page save your settings. They last until you close the page.

# Notice: the browser gave no date, so there is no daily deal.
no-date = Your browser didn’t give the date, so there is no daily deal.

# Notice: the words of the chosen language did not load.
language-not-here = The language you chose couldn’t be loaded. Are you online?

# Announcement in the new language: the language has changed.
language-is = This page is in English now.

# Notice: a new version of the page is available.
new-version = There is a new version. Reload to get it: your table comes back.

# Button: reloads the page for the new version.
reload = Reload

# Notice: the browser gave no random numbers, so there is no deal.
no-entropy = Your browser gave this page no random numbers, so nothing was dealt. Any other source could be predicted.

# Notice: the program has stopped because of a bug.
panicked = Something went wrong on our side, and the page stopped.

## Deals: sealing, cutting, checking, sharing.

# Heading of the panel about the deal on the table.
this-deal = This deal

# Note in that panel: the purpose of the seal.
seal-note = The seal is a fingerprint of the secret that shuffles this deal. The secret is revealed after the round, and anyone can check that it fits. Note the seal before you play: that is what you compare.

# Note in that panel at a table with a shoe: the purpose of the seal.
shoe-seal-note = The seal is a fingerprint of the secret that shuffled this shoe. The secret is revealed after the last round of the shoe, or as soon as other rules apply, and anyone can check that it fits. Note the seal before you play: that is what you compare.

# Note in that panel at a daily deal: its seal proves nothing.
daily-seal-note = The secret of a daily deal follows from the date. Anyone can compute it beforehand, so this seal proves nothing.

# Note in that panel at a deal from a link: the creator of the link may know its cards.
shared-seal-note = The link contains the secret of this deal. Anyone who has the link can know the cards beforehand.

# Label before the digits of the next deal’s seal.
next-seal = Next seal

# Button: copies the value beside it.
copy = Copy

# Announcement: the value was copied.
copied = Copied.

# Announcement: the link or result was shared.
was-shared = Shared.

# Notice: the browser lets the page neither share nor copy.
copy-by-hand = Your browser won’t let us copy this. Please select the text and copy it yourself.

# Shown in place of the cut: the player has not cut the deck.
not-cut = Not cut

# Heading of the list of all cards in the order of the deal.
deck-as-dealt = The deck as it was dealt

# Link to the check of the deal.
check-deal = Check this deal

# Link to the stand-alone verifier.
verifier = Check it in the stand-alone verifier

# Shown below the result of a round of a shoe, where the link to the check stands after its last round: why the deal
# can’t be checked yet. A button with the next text follows.
shoe-still-sealed = The secret opens at the end of the shoe.

# Button beside that sentence: opens the panel about the deal. Also the heading of a part of that panel.
check-now = What you can check now

# Note in that panel during a shoe: the seal does not change. The digits of the seal are above it.
compare-seal-now = This seal stays the same from the first round of the shoe to the last. Compare it with the one you noted before the first round.

# Note in that panel during a shoe: the cards. A link to the history follows.
note-cards-now = Note the cards you see. The history has those of each finished round.

# Note in that panel during a shoe: the check after its last round.
check-shoe-later = After the last round, or as soon as other rules apply, the secret appears here with a link to the check. It repeats every round of the shoe, so you can compare the seal with yours and each card with what you saw.

# Button: shares or copies the link to the deal.
share-deal = Share this deal

# Checkbox: puts the player’s decisions into that link.
with-decisions = Include my decisions

# Button: lets the player cut the next deck and mix something in.
cut-first = Cut and mix

# Button: deals the deck without a cut.
deal-uncut = Deal uncut

# Shown and announced while the player may cut.
cut-hint = The secret of the shuffle is sealed. Note the seal, then cut, mix something in, or both.

# Label of the slider for the cut.
cut-knife = Where to cut

# Value of that slider before the player chooses.
cut-nowhere = No place chosen yet

# Label of the field for the text that the player mixes in.
mix = Your mix

# Note below that field.
mix-hint = Dice rolls, a sentence, any keys: up to 100 characters. They change the shuffle, so the order isn’t ours alone.

# Label of the field for the number of cards above the cut.
cut-where = Cards above the cut

# Link to the daily deal, and mark on its table.
daily-deal = Daily

# The same link in one word below its picture on a phone.
daily-short = Daily

# Description of a table: the deal is the daily deal.
deal-is-daily = This is the daily deal.

# Note at the daily deal: the score of a round of blackjack.
daily-blackjack = A win scores 2 points, a push 1.

# Note at the daily deal: the score of a hand of video poker.
daily-jacks = Every hand scores what it pays per coin, with five coins bet. After all ten, the coach tells you what your holds cost.

# Note at the daily deal: the score of a poker match.
daily-duel = A win scores 2 points, a tie 1.

# Note at the daily deal: the score of a hand of draw poker.
daily-poker = Your final hand scores from 0 (high card) to 9 (royal flush). Every swap after the first costs a point.

# Button: shares the result of the daily deal.
share-result = Share

# Note at a table: rules that the player chose during a round.
# $rules (Text): the name of the rules
rules-from-next-deal = From the next deal: { $rules }.

# The same note at a table whose cards last for several rounds. Other rules need freshly shuffled cards.
# $rules (Text): the name of the rules
rules-from-next-shoe = From the next deal, with a fresh shuffle: { $rules }.

# The same note while a deal lies ready, which is dealt by the rules it has.
# $rules (Text): the name of the rules
rules-from-deal-after-this = From the deal after this one: { $rules }.

# The same note while the player practises, or while an interrupted round waits. These come first.
# $rules (Text): the name of the rules
rules-from-fresh-deal = From your next fresh deal: { $rules }.

# Announcement: the player has taken back the choice of other rules.
rules-stay = The rules stay as they are.

# Notice: a saved round is damaged and was set aside.
round-unreadable = We couldn’t read the round from your last visit, so you have a fresh table. The old data has been set aside.

# Notice: a saved round is damaged and could not be set aside, or the browser does not let the page read it.
round-unreadable-stays = What the page saved at that table last time could be neither read nor set aside. It stays as it is, so new rounds at that table aren’t saved.

# Notice: the game is open in another tab.
played-elsewhere = The tables were opened in another tab or window. Two at once would overwrite each other, so this one is closed.

# Button: plays in this tab and closes the tables in the other.
play-here = Play here instead

# Notice: the browser does not save rounds.
round-not-saved = Your browser won’t let this page save your round. Close or reload it, and the round is lost.

# Notice: the browser gives the page no storage at all.
nothing-stored = Your browser gives this page no storage, as in a private window or a frame of another site. When you close or reload the page, you lose your tables and settings, and also finished rounds that can’t be put into the history.

# Notice: finished rounds cannot go into the history now.
history-not-kept = Finished rounds can’t be put into the history right now. They wait in this browser, the last 300 at most.

# Link to the explanation of a hand.
why = Why?

# Label of the choice of the number of jokers.
joker-choice = Jokers

# Note beside that choice: the value of a joker.
jokers-note = A joker is whatever card helps you most. Five of a kind beats all but a royal flush.

# Label of the choice of opponents.
opponents = Opponents

# Note beside that choice: how many opponents there can be.
one-to-three = Choose one to three opponents. During a round or in a shared deal, you choose for a later deal.

# Hint in a poker match while no card is marked.
swap-or-stand-pat = Choose the cards you want to swap, or stand pat.

## Blackjack.

# Name of blackjack rules that are not a preset.
own-rules = Custom rules

# Text on the felt: when the dealer stops, and that the dealer wins ties.
# $rule (Text): when the dealer stops, as in “Dealer stands on all 17s”
and-wins-ties = { $rule }, and wins ties

# Label before the chips bet on a hand.
bet = Bet

# Label before the chips won or lost.
chips = Chips

# Button: takes the bet away.
clear-bet = Clear

# Button: doubles the next bet.
double-bet = ×2: double the bet

# Button: bets as much as in the last round.
repeat-bet = Repeat

# Button: takes insurance on the player’s own blackjack.
even-money = Even money

# Question when the dealer shows an ace.
insurance-question = Insurance for half of your bet?

# Question when the dealer shows an ace and the player has a blackjack.
even-money-question = Even money? Your blackjack is paid 1 to 1 at once.

# Result of a round: the player took even money.
even-money-paid = Even money: paid 1 to 1.

# Announcement: the dealer has looked at the hole card and has no blackjack.
no-dealer-blackjack = The dealer doesn’t have blackjack.

# Announcement: the player has doubled.
you-double = You double.

# Announcement: the player has split a pair.
you-split = You split.

# Note after a shared or daily deal: the chips stay as they were.
not-counted = Your chips stay as they were: this deal could be known in advance.

# Button: ends the practice.
end-practice = End practice

# Note during practice: score and chips stay as they are.
practice-not-counted = Practice isn’t counted.

# Score on the table during practice: “8 of 10 right”. The number of hands that are left can follow.
# $right (Number): the number of right decisions
# $tried (Number): the number of judged decisions
practice-right = { $right } of { $tried } right

# Score on the table during practice: how many hands of the list have not been played right yet.
# $left (Number): the number; at 0 the list is done
practice-left = { $left ->
    [0] list done
   *[other] { $left } left
}

# Announcement in practice: all hands of the list have been played right.
practice-list-done = List done. Deal starts it again.

# Note in the panel about a practice deal: the meaning of its seal.
practice-seal-note = For practice, decks are shuffled, and at blackjack cut, until one begins with such a hand. So the seal proves only that no card was changed after your hand was dealt. It doesn’t prove that the cards came by chance.

# Notice: a link to practice is damaged.
practice-mangled = This link to practice is damaged, so nothing was dealt.

# Notice: no such hand is possible with these rules.
no-such-hand = With these rules there is no such hand to practise.

# Button during practice: switches the coach on.
coach-can-judge = Have the coach judge your play

# In place of the coach in practice, before a play.
coach-after-play = In practice the coach speaks after your play.

# Button in the video poker coach: adds the advice of the strategy chart.
follow-chart = Show the chart’s advice too

# Button in the video poker coach: stops writing the strategy chart.
cancel-chart = Stop writing the chart

# Button in the video poker coach: leaves the advice of the strategy chart out.
leave-chart = Show only the best hold

# Line at the table: the program of the coach is being fetched, or starts.
coach-is-coming = The coach is on its way…

# Line of the coach: its web worker does not start, or has failed twice.
cannot-work = The coach can’t work now: its web worker doesn’t start, or has failed.

# Note below it: when that happens.
why-cannot-work = It can’t start without a network, or in a sandboxed frame of another site. Your next move tries again.

# Line of the coach: its words in this language do not come.
lacks-words = The coach can’t speak now: its words couldn’t be loaded.

# Link from a table of video poker to the bankroll calculator.
bankroll-for-bet = Bankroll for this bet

# Announcement: the player was given chips again.
new-stack = Too few chips were left for a bet, so you get another 1,000.

# Announcement: the last round of a shoe is over.
shoe-over = The cut card is out. The next round comes from a new shoe.

# Announcement: the discards were shuffled again during a round.
reshuffled = The shoe ran out, so the discards were shuffled and dealt.

# Result beside a hand of a split: won.
won = Won

# Result beside a hand of a split: a push.
pushed = Push

# Result beside a hand of a split: lost.
lost = Lost

## Draw poker.

# Mark on a card that will be swapped.
flag = swap

# Description of a card that is wild.
wild = Wild

# Hint in draw poker while no card is marked.
choose-cards = Choose the cards you want to swap.

# Introduction to draw poker, for newcomers.
solo-intro = Swap as many cards as you like, as often as you like, and make the best hands you can before the deck runs out.

# Heading of the list of hands in a round of draw poker.
hands-made = Hands made

# Announcement: the round is over.
round-over = The round is over.

# Introduction to video poker, for newcomers.
jacks-intro = Bet one to five coins. You are dealt five cards and may swap any of them once. The pay table says what your hand pays.

# Hint at video poker, where a click holds a card.
hold-some = Choose the cards to hold, then press Swap to replace the others.

# Mark on a card that is held.
held-flag = Held

# Heading of the pay table.
pay-table = Pay table

# Label of the list of the games at video poker, each with its pay table.
game-and-pay-table = Game and pay table

# Link at a table to the chart of the best play by its rules.
strategy-chart = Strategy chart

# The same link in one word below its picture on a phone.
strategy-chart-short = Chart

# The rules of a blackjack table, between its buttons.
# $decks (Number): the number of decks
# $felt (Text): what is written on the felt
decks-and-rules = { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
} · { $felt }

# Name of a pay table that is not a preset.
own-pay-table = Custom pay table

# Introduction to the poker match, for newcomers.
duel-intro = Everyone is dealt five cards and swaps once. You win if you beat every other hand at the table.

# Announcement: the player keeps all five cards in a poker match.
you-stand-pat = You stand pat.

## The guide, the score, and hints for newcomers.

# Button that opens the guide to the games, and its heading.
how-to-play = How to play

# Shown while something loads.
loading = Loading…

# Error: the guide did not load.
guide-failed = The rules couldn’t be loaded. Are you online?

# Button: loads it again.
try-again = Try again

# Label of the rounds won, drawn and lost, and heading of their panel.
score = Score

# Button: sets the score to zero after a second press.
reset = Reset

# Label of that button after the first press.
reset-again = Press again to reset

# Announcement: the score was set to zero.
score-reset = The score is back to zero.

# Hint at blackjack for a player who has made no decision yet.
help-blackjack = Hit takes a card. Stand ends your turn, and the dealer plays.

# Hint at draw poker for a player who has made no decision yet.
help-solo = Choose the cards you don’t want, then press Swap, as often as you like.

# Hint at video poker for a player who has made no decision yet.
help-jacks = Choose the cards you don’t want, then press Swap, or stand pat.

# Hint in a poker match for a player who has made no decision yet.
help-duel = You swap once: choose the cards you don’t want, or stand pat.

## Cards.

# Name of a rank in a sentence. The form “many” is the plural: “Pair of sixes”.
# $rank (Rank): the rank
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

# Name of a suit in the name of a card.
# $suit (Suit): the suit
suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}

# Name of the card with this rank and suit.
# $rank (Rank): its rank
# $suit (Suit): its suit
rank-of-suit = { CAPITAL(RANK($rank)) } of { SUIT($suit) }
    .in-sentence = the { RANK($rank) } of { SUIT($suit) }

# Name of a card. The form “in-sentence” is for sentences: “the seven of diamonds”.
# $card (Card): the card
card = { RANK-OF-SUIT($card) }
    .in-sentence = { RANK-OF-SUIT($card, form: "in-sentence") }

## Places.

-name = Fair Deal

# Title of the browser window at the page’s own address.
home-title = { -name }: blackjack and draw poker

# Title of the browser window on every other page.
# $heading (Text): the heading of the place
place-title = { $heading } – { -name }

# Heading of the blackjack table, and name of the game.
blackjack-heading = Blackjack

# Heading of the table of draw poker, and name of the game.
solo-heading = Draw poker

# Heading of the table of video poker, and name of the game.
jacks-heading = Video poker

# Heading of the poker match, and name of the game.
duel-heading = Poker match

# Name of the page with every place in the order of a beginner: link in the header, and heading.
learn = Learn

# Heading of the page that explains how deals are fair.
fairness-page = Is it fair?

# Heading of the page that checks a deal.
check-page = Check this deal

# Heading of the lab.
lab-page = The lab

# Heading of the page of the rules of blackjack.
rules-page = Rules and strategy

# Heading of the page of any hand of blackjack.
hand-page = Any hand

# Heading of the page about counting cards.
counting-page = Counting cards

# Heading of the page about betting by the count.
bets-page = Bets and risk

# Heading of the page of the games and pay tables of video poker.
pay-table-page = Games and pay tables

# Heading of the page with the equilibrium of the poker match.
equilibrium-page = Poker match in equilibrium

# Heading of the page of the rounds that were played.
history-page = History

# Heading of the page of statistics.
stats-page = Statistics

# Heading at an address without a page.
unknown-heading = Page not found

# First sentence in the description of a table: the name of the game.
# $heading (Text): the heading of the place
# $asks (Bool, optional): whether the heading is a question
place-is = { $asks ->
    [yes] { $heading }
   *[no] { $heading }.
}

## Cards.

# Joins the names of a list, but for the last.
between-listed = {", "}

# Joins the two names of a list of two.
between-two = {" and "}

# Joins the last name to a list of more than two.
before-last = {" and "}

# Joins the last of several possible actions to the list.
before-last-choice = {" or "}

# Name of a card in a sentence: “the seven of diamonds”.
# $card (Card): the card
the-card = { CARD($card, form: "in-sentence") }

# Name of a joker. The form “in-sentence” is for sentences.
# $joker (Joker): the joker
joker = { $joker ->
    [first] Red joker
   *[second] Black joker
}
    .in-sentence = { $joker ->
    [first] red joker
   *[second] black joker
}

# Name of a joker in the list of a hand, with the card it plays as.
# $joker (Joker): the joker
# $card (Card): what it plays as
joker-as = the { JOKER($joker, form: "in-sentence") } as { CARD($card, form: "in-sentence") }

# Number of cards: “5 cards”.
# $count (Number): the number
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## On every table.

# Text before the number of cards left in the deck.
left-before = {""}

# Text after the number of cards left in the deck.
# $count (Number, optional): the number
left-after = {" left"}

# Description of a table: the number of cards left in the deck.
# $count (Number): the number
left-in-deck = { cards } left in the deck.

# Score of a session at a table.
# $won (Number): the number of rounds won
# $drawn (Number): the number of rounds drawn
# $lost (Number): the number of rounds lost
# $pushed (Bool, optional): whether a draw is called a push, as at blackjack
rounds-tally = Won { $won } · { $pushed ->
    [yes] Pushed
   *[no] Tied
} { $drawn } · Lost { $lost }

# Description of a table: the score of the session, as a sentence.
# $won (Number): the number of rounds won
# $drawn (Number): the number of rounds drawn
# $lost (Number): the number of rounds lost
# $pushed (Bool, optional): whether a draw is called a push, as at blackjack
rounds-so-far = Won { $won }, { $pushed ->
    [yes] pushed
   *[no] tied
} { $drawn }, lost { $lost }.

## Deals.

# Position of the cut, as number of cards.
# $count (Number): the number, at least 1
cut-after = Cut after { cards }

# Text that the player mixed in.
# $mix (Text): that text, not empty
mixed-in = Mixed in: “{ $mix }”

# Error: the player chose neither a cut nor a mix.
cut-or-mix = First choose where to cut, or mix something in. You can also do both.

# Error: the position of the cut is not a number.
cut-is-no-number = Type the number of cards above the cut, in digits.

# Error: the position of the cut is outside the deck.
# $cards (Number): the number of cards in the deck
# $most (Number): the last place where it can be cut
# $cut (Number): where it was to be cut
cut-out-of-range = A { $cards }-card deck can be cut after 0 to { $most } cards, not { $cut }.

# Error: the mix is too long.
# $most (Number): the highest number of characters
# $characters (Number): its number of characters
mix-too-long = A mix has at most { $most } characters; this one has { $characters }.

# Error: the mix has more than one line or a control character.
mix-is-no-line = A mix is one line of text without control characters.

# Time at which the daily deal changes.
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

# Note at the daily deal: when it changes.
# $time (Text?): when, by the player’s own clock; midnight UTC if that is not known
ten-rounds-a-day = Ten rounds, the same for everyone, with ten new ones each day at { $time ->
    [none] midnight UTC
   *[some] { $time } your time
}, at the same moment worldwide.

# Score of the daily deal: “3 points”.
# $points (Number): the number
day-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Progress in the daily deal.
# $date (Text): the day
# $number (Number): the number of the round
# $points (Number): the number of points
round-of-day = { $date } · { $number }{"\u00A0"}of{"\u00A0"}10{"\u00A0"}· { day-points }

# Shown at the end of the daily deal.
# $points (Number): the number of points
daily-over = All ten rounds played: { day-points }.

-sharer = The player who shared this deal

# A decision at blackjack, in the list of decisions of the player who shared a deal.
# $action (Action): the decision
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

# Decisions and result at blackjack of the player who shared the deal.
# $decisions (Text?): the decisions; nothing where there were none to make
# $total (Number): their total
# $verdict (Verdict): the result
they-decided = { $decisions ->
    [none] { -sharer } had no decision to make.
   *[some] { -sharer }: { $decisions }.
} They { $verdict ->
    [won] won
    [drawn] pushed
   *[lost] lost
} with { $total }.

## The count at the blackjack table.

# Label of the field for the true count.
# $rounding (Rounding): the way to round
count-true = { $rounding ->
    [down] True count, rounded down
    [nearest] True count, rounded to the nearest
   *[cut] True count, rounded towards 0
}

# Where the player counts by an unbalanced system: the running count of a new shoe. A balanced system starts at 0.
# $start (Text): this count, with its sign
# $system (Text): the name of the system
# $decks (Number): the number of decks in the shoe
count-starts = The running count starts at { $start } ({ $system }, { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}).

# Note below the field for the start of the running count.
# $usual (Text): the usual start, with its sign
count-start-note = Books differ about the start. Type the one you use, or leave the field empty for { $usual }.

# Error below that field.
# $whole (Bool): whether the start must be a whole number
# $most (Number): the greatest start
count-no-start = { $whole ->
    [yes] Type a whole number
   *[no] Type a number with at most two decimals,
} from −{ $most } to { $most }, such as −20.

# Answer of the count panel: whether the player’s count was right, and the right count.
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

# Score of the counts on this visit.
# $right (Number): the number of right answers
# $asked (Number): the total number
count-score = Counts right on this visit: { $right } of { $asked }.

## The settings: names, then values.

# Setting: the language.
language-setting = Language

# Setting: the colours of the page and the tables.
theme-setting = Theme

# Setting: the faces of the cards.
faces-setting = Card faces

# Setting: the colours of the suits.
suit-colours-setting = Suit colours

# Setting: the speed of the cards.
speed-setting = Motion

# Setting: letter keys on or off.
letter-keys-setting = Letter keys

# Setting: the side of the buttons. Its values are “Right hand” and “Left hand”.
side-setting = Buttons for

# Setting: the player cuts every deck.
cut-setting = Cut and mix myself

# Setting: what a click on a card does at video poker.
clicked-setting = A click on a card (video poker)

# Setting: the advice of the video poker coach.
coach-by-setting = Video poker coach

# Setting: how often the count is asked for.
count-setting = Ask me for the count (blackjack)

# Setting: the counting system.
count-by-setting = Counting system

# Setting: how the true count is rounded.
count-rounding-setting = True count

# Value of a setting: off.
off = Off

# Value of a setting: on.
on = On

# Value of the setting “Theme”.
# $theme (Theme): the theme
theme = { $theme ->
    [system] System
    [dark] Dark
   *[light] Light
}

# Value of the setting “Card faces”.
# $faces (Faces): the card faces
faces = { $faces ->
    [classic] Classic
   *[large] Large index
}

# Value of the setting “Suit colours”.
# $colours (SuitColours): the suit colours
suit-colours = { $colours ->
    [two] Two colours
   *[four] Four colours
}

# Value of the setting “Motion”.
# $speed (Speed): the speed
speed = { $speed ->
    [off] Off
    [fast] Fast
    [normal] Normal
   *[slow] Slow
}

# Value of the setting “Buttons for”.
# $side (Side): the side
side = { $side ->
    [right] Right hand
   *[left] Left hand
}

# Value of the setting “A click on a card”.
# $clicked (Clicked): the value
clicked = { $clicked ->
    [swapped] Swaps it
   *[held] Holds it
}

# Value of the setting “Coach”: when it speaks.
# $coach (Coach): the value
coach-speaks = { $coach ->
    [off] Off
    [asked] When asked
    [after] After each decision
   *[always] Always
}

# Value of the setting “Video poker coach”.
# $by (CoachBy): the value
coach-by = { $by ->
    [value] Best hold only
   *[chart] The chart’s advice too
}

# Value of the setting “Ask me for the count”.
# $count (CountComes): the value
count-comes = { $count ->
    [off] Off
    [each] Every round
    [third] Every third round
   *[asked] When I ask
}

# Value of the setting “True count”.
# $rounding (Rounding): the value
count-rounding = { $rounding ->
    [down] Rounded down
    [nearest] Rounded to the nearest
   *[cut] Rounded towards 0
}

# Announcement: the sounds were switched on or off.
# $sounds (Sounds): whether there are
sounds-are = { $sounds ->
    [off] Sound off.
   *[on] Sound on.
}

## Buttons of the poker match for chips. The list of the keys names them at every table.

# Button: stays in without a bet.
check = Check

# Button: bets first.
place-bet = Bet

# Button: pays what others have bet.
call = Call

# Button: raises the bet.
raise = Raise

# Button: gives the hand up.
fold = Fold

## Blackjack.

# Name of a set of blackjack rules.
# $preset (Preset): the preset
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

# Text on the felt: a blackjack pays 1 to 1.
natural-pays-even = Blackjack pays even money

# Text on the felt: a blackjack pays 6 to 5.
natural-pays-six-to-five = Blackjack pays 6 to 5

# Text on the felt: a blackjack pays 7 to 5.
natural-pays-seven-to-five = Blackjack pays 7 to 5

# Text on the felt: a blackjack pays 3 to 2.
natural-pays-three-to-two = Blackjack pays 3 to 2

# Text on the felt: a blackjack pays 2 to 1.
natural-pays-two-to-one = Blackjack pays 2 to 1

# Text on the felt: when the dealer stops, where an ace always counts 1.
dealer-draws-to-17 = Dealer draws to 17, aces always count 1

# Text on the felt: when the dealer stops, where an ace can count 11.
# $soft17 (Soft17): what the dealer does with a soft 17
dealer-at-17 = { $soft17 ->
    [stands] Dealer stands on all 17s
   *[hits] Dealer hits soft 17
}

# On the table of blackjack before the first round: what this page promises.
promise = The cards are fixed and sealed before you decide, and you can check it.

# Introduction to blackjack, for newcomers.
# $ace (AceRule): what an ace counts
blackjack-intro = { $ace ->
    [one-or-eleven] Get closer to 21 than the dealer without going over. Aces count 1 or 11, face cards 10.
   *[one] Get closer to 21 than the dealer without going over. Aces count 1, face cards 10.
}

# Total of a blackjack hand, beside its cards: “soft 18”, “17”.
# $soft (Bool): whether an ace counts 11
# $total (Number): the total of the hand
points-of-hand = { $soft ->
    [yes] soft { $total }
   *[no] { $total }
}

# Total of a blackjack hand in a sentence: “soft 18”, “hard 17” or only “9”.
# $kind (CountKind): whether it is called soft or hard, or neither
# $total (Number): the total of the hand
count-of-hand = { $kind ->
    [soft] soft { $total }
    [hard] hard { $total }
   *[plain] { $total }
}

# Result of a round: the player has a blackjack.
result-player-blackjack = Blackjack! You win.

# Result of a round: the player is nearer to 21.
# $you (Number): the player’s total
# $they (Number): the dealer’s total
result-player-wins = You win, { $you } to { $they }.

# Result of a round: the dealer is over 21.
# $they (Number): the dealer’s total
result-dealer-busts = The dealer busts with { $they }. You win.

# Result of a round: both have a blackjack.
result-two-blackjacks = Push: you both have blackjack.

# Result of a round: equal totals, a push.
# $you (Number): the player’s total
# $they (Number, optional): the dealer’s total
result-draw = Push at { $you }.

# Result of a round: equal totals, which the dealer wins.
# $you (Number): the total
result-dealer-wins-tie = Tie at { $you }. The dealer wins ties.

# Result of a round: the dealer is nearer to 21.
# $you (Number): the player’s total
# $they (Number): the dealer’s total
result-dealer-wins = The dealer wins, { $they } to { $you }.

# Result of a round: the dealer has a blackjack.
result-dealer-blackjack = The dealer wins with blackjack.

# Result of a round: the player is over 21.
# $you (Number): the player’s total
result-player-busts = You bust with { $you }. The dealer wins.

# Result of a round with several hands: all of them are over 21, so the dealer’s total decides nothing.
all-bust = All your hands are bust.

# Result of a round: the player has surrendered.
result-surrendered = You surrender and get half of your bet back.

# Result of a round: the player wins by the number of cards (a Charlie).
result-charlie = You win by the number of your cards.

# Result of a hand: the dealer’s blackjack takes only the original bets.
result-bet-returned = The dealer has blackjack. The bet on this hand comes back.

# Mark on the table during practice: soft hands.
practice-soft = Practice: soft hands

# Mark on the table during practice: pairs.
practice-pairs = Practice: pairs

# Mark on the table during practice: close decisions, in which the second-best play is nearly as good.
practice-close = Practice: close decisions

# Mark on the table during practice: hands that the player has misplayed.
practice-mistakes = Practice: your mistakes

## Chips.

# Decimal point of a number.
decimal-point = {"."}

# Chips of the player.
# $chips (Text): the number
bank-is = Bank { $chips }

# Chips of a player who was given chips again.
# $chips (Text): the number
# $stacks (Number): the number of stacks so far, at least two
bank-of-stack = Bank { $chips } · stack { $stacks }

# Announcement: the bet of the next round.
# $chips (Number): the number of chips
bet-is = { $chips ->
    [0] No bet.
    [one] Bet: { $chips } chip.
   *[other] Bet: { $chips } chips.
}

# Result of a round: no chips won or lost.
net-nothing = No chips won or lost.

# Result of a round: the chips won or lost.
# $amount (Text): the amount, with its sign
net-amount = Chips: { $amount }.

# Result of the insurance: won.
# $amount (Text): the amount
insurance-won = The insurance pays { $amount }.

# Result of the insurance: lost.
# $amount (Text): the amount
insurance-lost = The insurance of { $amount } is lost.

# Name of one of the player’s hands.
# $number (Number): its number, counted from 1 on the left
hand-number = Hand { $number }

## Announcements.

# Joins two sentences.
between = {" "}

# Joins two rules on the felt.
between-rules = {" · "}

# A sentence made of a phrase that also stands alone elsewhere: “Hand 2.”, “Bank 985.”, “Practice: pairs.”
# $phrase (Text): the phrase, without a full stop
sentence = { $phrase }.

# Joins the parts of a card’s description for screen readers: “Seven of spades. Wild. Press to swap”.
between-descriptions = {". "}

# Announcement: other rules apply from the next deal on.
# $name (Text): their name
# $felt (Text): what is written on the felt
rules-hold = { $name }: { $felt }.

# Announcement: the player’s first two cards at blackjack.
# $cards (Text): their names
dealt-cards = You are dealt { $cards }.

# Announcement: the player has drawn a card.
# $card (Card): what was drawn
you-draw = You draw { CARD($card, form: "in-sentence") }.

# Announcement: the total of the player’s hand.
# $kind (CountKind): whether it is called soft or hard, or neither
# $total (Number): the total of the hand
you-have-count = You have { count-of-hand }.

# Announcement: the dealer’s upcard, by its rank alone.
# $rank (Rank): the rank
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

# Announcement: the player stands.
# $kind (CountKind): whether it is called soft or hard, or neither
# $total (Number): the total of the hand
you-stand-on = You stand on { count-of-hand }.

# Announcement: the dealer turns over the hole card.
# $card (Card): the card
dealer-turns = The dealer turns over { CARD($card, form: "in-sentence") }.

# Announcement: the dealer draws a card.
# $card (Card): the card
dealer-draws = The dealer draws { CARD($card, form: "in-sentence") }.

# Error at blackjack: it is not the player’s turn.
refused-not-your-turn = It isn’t your turn.

# Error at blackjack: no card is left.
refused-deck-empty = No card is left for that.

# Error at blackjack: the rules do not allow this decision, or not for this hand.
refused-not-here = The rules don’t allow that now.

# Error at blackjack: the player has too few chips.
refused-too-few-chips = You don’t have enough chips for that.

# Error at blackjack: there is no bet yet.
refused-no-bet-yet = Place a bet first.

# Error at blackjack: the bet is too high.
refused-bet-too-high = This table takes at most 500 chips.

# Error at blackjack: the bet is not a multiple of five chips.
refused-out-of-step = Bets at this table are multiples of 5 chips.

# Error at blackjack: the rules have no bets.
refused-no-bets = This table has no bets.

# Error at blackjack: the bet is not a whole number.
refused-bet-no-number = Type the bet as a whole number of chips, such as 25.

# Why a decision is not offered: the player has too few chips.
# $button (Text): the button of the decision
withheld-too-few-chips = { $button }: too few chips.

# Why a decision is not offered: no card is left for it. Other hands or the dealer may need those that remain.
# $button (Text): the button of the decision
withheld-deck-empty = { $button }: no card is left for it.

# Why a decision is not offered: only some hard totals can be doubled.
# $button (Text): the button of the decision
# $least (Number): the least of them; the most is 11
withheld-totals = { $button }: only on a hard { $least ->
    [11] 11
    [10] 10 or 11
   *[other] { $least } to 11
}.

# Why a decision is not offered: hands of a split cannot be doubled.
# $button (Text): the button of the decision
withheld-after-split = { $button }: not after a split.

# Why a decision is not offered: the player has as many hands as the table allows.
# $button (Text): the button of the decision
# $most (Number): the number, two to four
withheld-most-hands = { $button }: { $most } hands at most.

# Why a decision is not offered: split aces take one card each.
# $button (Text): the button of the decision
withheld-split-aces = { $button }: split aces take one card each.

# Why a decision is not offered: split aces can be hit but not doubled.
# $button (Text): the button of the decision
withheld-aces-not-doubled = { $button }: not on split aces.

# Announcement: the dealer busts while another hand’s result is still open.
# $total (Number): their total
dealer-busts-with = The dealer busts with { $total }.

# Announcement: the total of the dealer’s hand.
# $kind (CountKind): whether it is called soft or hard, or neither
# $total (Number): the total of the hand
dealer-has-count = The dealer has { count-of-hand }.

## Readings of a table.

# Description of a table: the opponents act.
opponents-turn = It is your opponents’ turn.

# Description of a table: the player’s blackjack hand, card by card, and its total.
# $cards (Text): the names of the cards
# $kind (CountKind): whether it is called soft or hard, or neither
# $total (Number): the total of the hand
your-hand-is = You have { $cards }: { count-of-hand }.

# Description of a table: the dealer’s upcard and the hole card, and the total so far.
# $upcard (Card): the face-up card
# $kind (CountKind): whether it is called soft or hard, or neither
# $total (Number): its total
dealers-upcard-is = The dealer has { CARD($upcard, form: "in-sentence") } and a face-down card: { count-of-hand } so far.

# Description of a table: the dealer’s hand, card by card, and its total.
# $cards (Text): the names of the cards
# $kind (CountKind): whether it is called soft or hard, or neither
# $total (Number): the total of the hand
dealers-hand-is = The dealer has { $cards }: { count-of-hand }.

# Description of a table: the deal’s seal.
# $digits (Text): the first of its digits
seal-is = { seal } { $digits }.

# Description of a table: the next deal’s seal.
# $digits (Text): the first of its digits
next-seal-is = { next-seal } { $digits }.

# Description of a table: the deal’s secret.
# $digits (Text): the first of its digits
secret-is = { secret } { $digits }.

# A possible action, in the list of what the player can do.
# $action (Move): the action
may-do = { $action ->
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

# Description of a table: what the player can do.
# $moves (Text): all of it
you-may-do = You can { $moves }.

## Links.

# Notice: a link to a shared deal is damaged.
# $why (Text): what is wrong with it
link-damaged = This link to a shared deal is damaged, so it wasn’t opened. { $why }

# Reason why a link was not opened: its address names no table.
link-without-table = It names no table.

# Reason why a link was not opened: it has no deal.
link-without-deal = It contains no deal.

# Reason why a link was not opened: its secret is damaged.
# $characters (Number): its number of characters, instead of 64 digits
link-secret = { $characters ->
    [64] A secret is written as 64 digits of 0123456789abcdef; this one has 64 characters, not all of them digits.
    [one] A secret is written as 64 digits of 0123456789abcdef; this one has { $characters } character.
   *[other] A secret is written as 64 digits of 0123456789abcdef; this one has { $characters } characters.
}

# Reason why a link was not opened: its cut is not a number.
link-cut-no-number = Its cut isn’t a number of cards.

# Reason why a link was not opened: it names rules that no table here has.
link-rules = It asks for rules we don’t have.

# Notice: a link without a deal names rules that this table does not have.
link-rules-alone = This link asks for rules that this table doesn’t have. Nothing was changed.

# Reason why a link was not opened: its decisions do not make a whole round of its deal.
link-play = The decisions in it don’t fit its deal.

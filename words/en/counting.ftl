### Choice DrillName: running, tray, true-count, indices
### Choice Rounding: down, nearest, cut
### Choice Precision: halves, quarters
### Choice IndexList: illustrious, fab, found

# How a count goes, with Hi-Lo as the example.
lede = A counting system gives every card a tag. In Hi-Lo each card from 2 to 6 that you see counts +1, 7 to 9 count nothing, and tens, face cards and aces count −1. Their sum is the running count. The true count is the running count divided by the number of decks you haven’t seen, and rounded. When it is high, more tens and aces are left, and that favours the player.


## The system.

# The heading.
system-heading = The system

# Names the choice of a system.
system = System

# Stands for own tags among the systems.
own = Your own tags

# Names the field for own tags.
tags = Tags from ace to ten

# Takes what is typed there.
take = Use these tags

# Names the figures of a system.
figures = How well it fits

# The betting correlation.
betting = Betting correlation

# The playing efficiency, which is quoted.
playing = Playing efficiency, published

# The insurance correlation.
insuring = Insurance correlation

# A figure that nobody has published.
unpublished = not published

# The system has no true count.
unbalanced = The tags of a deck don’t add up to 0, so this system is played by its running count alone.

# All tags are equal.
equal-tags = Tags that are all equal count nothing.


## The drill.

# The heading.
drill-heading = Drills

# Names the choice of how many decks.
decks = Decks

# Names the choice of how many cards at a time.
at-a-time = Cards at a time

# The number of cards on a full table when it is dealt.
full-table = 15 (full table)

# Names the choice of a pace.
pace = Pace

# The cards wait for the player.
by-hand = By hand

# Names the choice of how the true count is rounded.
rounding = Round the true count

# Names the choice of the parts of a deck.
precision = Count in

# Names the choice of a list of index plays.
list = Plays

# The coach must find the index plays first.
find-first = Have the coach find them first, further down on this page.

# Names the choice to be asked for the true count too.
asks-both = Ask for the true count too

# Begins a drill.
begin = Start the drill

# Begins another one.
begin-again = Start again

# Turns the next cards.
next = Next

# Stops the cards that turn by themselves.
pause = Pause

# Has them turn again.
go-on = Go on

# Ends the drill.
finish = Finish

# Shows the count.
show = Show the count

# Hides it again.
hide = Hide the count

# Asks for the running count.
running = Running count

# Asks for the number of decks in the tray.
decks-in-tray = Decks in the tray

# Gives the answer.
answer = Answer

# What was answered is no whole number.
no-number = Type a whole number, such as 3 or −2.

# What was answered is no number.
no-decimal = Type a number, such as 2.5 or −1.

# The answer to take insurance.
takes-insurance = Insurance

# The answer to take none.
no-insurance = No insurance

# The answer not to surrender.
play-on = Don’t surrender

# The answer was right.
right = Right.

# The answer was wrong.
wrong = Not quite.

# The cut card has come out.
over = The cut card is out, so the drill is over.

# The drill has ended.
ended = The drill is over.


## The results.

# The heading.
past-heading = Your results

# There are none.
past-none = No drill has been finished yet.

# The browser stores no more.
past-full = The browser couldn’t store the last result. It stays here until you close the page.

# They cannot be read.
past-damaged = The stored results can’t be read, so new ones aren’t kept. You can delete them and start afresh.

# Deletes them.
past-forget = Delete the results

# Names the day.
past-date = Day

# Names the drill.
past-drill = Drill

# Names how many answers were right.
past-right = Right

# Names the time for an answer.
past-time = An answer


## The published indices.

# Has the fit worked out.
work-out = Work out for these rules

# The heading of the published indices.
fit-heading = Published indices beside this table’s own

# What stands there.
fit-intro = These decisions were published for Hi-Lo with several decks and true counts rounded down: the Illustrious 18, the Fab 4, Cacarulo’s additions and, where the dealer hits soft 17, changes by Blackjack Apprenticeship. Beside them stands the index that the coach finds for your rules, your system and your rounding, and what playing by it is worth against basic strategy: per 100 rounds, with a bet of 1, and of twice the true count from 1 on, up to 8.

# Names the decision.
fit-decision = Decision

# Names the index that was found.
fit-found = Found

# Names what it is worth.
fit-worth = Worth

# The decision is right at every count.
fit-always = always

# It is right at none.
fit-never = never

# The rules do not allow it.
fit-illegal = not allowed

# It is not known yet.
fit-unknown = not worked out yet


## The index plays.

# The heading.
index-heading = Where the count changes the best play

# What is found, and how.
index-intro = The coach works out the best play of every starting hand for true counts from −8 to +8, with the cards that are then left on average halfway to the cut card. Each row names the lowest whole true count at which another play becomes best. It is worked out for a true count of exactly that number. None of it is copied from a printed list.

# Where the rules are chosen.
other-rules = Choose other rules

# By these rules the cards are shuffled for every round.
no-shoe = These rules shuffle after every round, so the count begins anew each time. What follows is for a shoe of which 75% is dealt.

# Has them found.
find = Find these hands

# Names the cards of the player in the head of the table.
hand = Your hand

# Names the play below the index.
below = Below

# Names the play from the index on.
from = From there on

# Names the true count.
index = True count

# Nothing changes with the count.
none = Nothing changes with the count.


## The choices by name.

# Names a drill: above it, in the choice of drills and in the table of results.
# $drill (DrillName): which drill
drill = { $drill ->
    [running] Running count
    [tray] Decks in the tray
    [true-count] True count
   *[indices] Index plays
}

# Says what a drill does, above it.
# $drill (DrillName): which drill
intro = { $drill ->
    [running] Cards are turned from a freshly shuffled shoe, by hand or at a pace of your choice. Every so often you are asked for the count.
    [tray] You see a discard tray that the whole shoe would fill, and say how many decks are in it. A screen reader gives the tray’s fill in percent instead of the picture; the rest of the calculation is the same.
    [true-count] You get a running count and the number of decks that are left, and say the true count.
   *[indices] You get a hand, the dealer’s card and a true count, and choose the play. The Illustrious 18 and the Fab 4 are published for Hi-Lo; the coach finds others for your rules and your system further down. Where the dealer hits soft 17, plays against a six or an ace are left out.
}

# Names a way to round the true count, in the choice of how it is rounded.
# $rounding (Rounding): which way
rounded = { $rounding ->
    [down] Down (−0.5 becomes −1)
    [nearest] To the nearest (−0.4 becomes 0)
   *[cut] Towards 0 (−1.5 becomes −1)
}

# Asks for the true count, rounded in this way.
# $rounding (Rounding): which way
true-count = { $rounding ->
    [down] True count, rounded down
    [nearest] True count, to the nearest
   *[cut] True count, cut towards 0
}

# Names the parts of a deck in which the tray is read.
# $precision (Precision): which parts
parts = { $precision ->
    [halves] Half decks
   *[quarters] Quarter decks
}

# Names a list of index plays.
# $list (IndexList): which list
index-list = { $list ->
    [illustrious] Illustrious 18
    [fab] Fab 4
   *[found] Found by the coach
}


## Why what is typed is no system.

# It is neither the name of a system nor a list.
# $systems (Text): the names of all systems, with what stands between them
unknown-system = That is no system: there are { $systems }, or ten tags with commas between.

# Stands between two names in the list of all systems.
systems-between = {", "}

# It is a list, but not of ten numbers.
# $found (Number): how many parts it has
wrong-count-of-tags = Tags are ten numbers with commas between, for the ace, 2 to 9 and ten; here are { $found }.

# One part of the list is no tag.
# $text (Text): this part, as it is typed
no-tag = A tag is a number from −10 to 10 with two decimals at most, which “{ $text }” isn’t.


## The drills and their questions.

# Says what the tags of the chosen system are.
# $system (Text): the name of the system
# $tags (Text): its tags, from the ace to the ten
tags-are = { $system }, from the ace to the ten: { $tags }.

# Names a pace, in the choice of the pace.
# $seconds (Text): how many seconds pass from one turn to the next
every = Every { $seconds } s

# Says how fast the chosen pace is.
# $cards (Number): how many cards are turned at a time
# $seconds (Text): how many seconds pass from one turn to the next
# $a-minute (Number): how many cards that is in a minute
pace-is = { $cards ->
    [one] One card
   *[other] { $cards } cards
} every { $seconds } s: { $a-minute } cards a minute.

# Describes the picture of the discard tray.
# $decks (Number): how many decks would fill it
# $percent (Number): how full it is
tray = A discard tray for { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}, filled to { $percent } percent.

# Gives the right answer about the tray.
# $cards (Number): how many cards lie in it
# $decks (Text): how many decks that is, with two decimals at most
# $answer (Text): the same, rounded to the parts that were asked for
tray-is = There are { $cards } cards in it: { $decks } decks, so the answer is { $answer }.

# Asks for the true count of a running count.
# $running (Text): the running count, with its sign
# $decks (Text): how many decks are left
to-convert = Running count: { $running }. Decks left: { $decks }.

# Gives the right true count.
# $true-count (Text): it, with its sign
true-count-is = The true count is { $true-count }.

# Asks for the play of a hand.
# $hand (Text): the cards of the player or what they count, in digits
# $up (Text): the dealer’s card, in digits
# $true-count (Text): the true count, with its sign
situation = { $hand } against { $up }, true count { $true-count }.

# Asks whether to take insurance.
# $true-count (Text): the true count, with its sign
insurance-offered = The dealer shows an ace, true count { $true-count }. Insurance?

# Gives the right play, with the published index.
# $play (Text): the play, as its button has it
# $index (Text): the true count from which on it is right, with its sign
# $source (Text): a sign for where it was published
index-by = { $play } from a true count of { $index } on ({ $source }).

# Gives the right play, with an index that the coach has found.
# $play (Text): the play, as its button has it
# $index (Text): the true count from which on it is right, with its sign
index-found = { $play } from a true count of { $index } on, as the coach finds.

# Says how long a drill took, at its end.
# $seconds (Number): how many seconds in all
# $each (Text): how many seconds for each answer
time = Time: { $seconds } s, { $each } s an answer.

# The time for an answer, in the table of results.
# $each (Text): how many seconds
seconds = { $each } s

# Says how far the shoe has been turned.
# $turned (Number): how many cards have been turned
# $shoe (Number): how many cards are in the shoe
# $cut-card (Number): after how many cards the cut card comes
turned = { $turned } of { $shoe } cards turned; the cut card is at { $cut-card }.

# Gives the running count.
# $running (Text): it, with its sign
running-is = The running count is { $running }.

# Gives both counts.
# $running (Text): the running count, with its sign
# $true-count (Text): the true count, with its sign
counts-are = The running count is { $running }, the true count { $true-count }.

# Says how many answers were right so far.
# $right (Number): how many were right
# $asked (Number): how many there were
score = Right so far: { $right } of { $asked }.


## The published indices and the index plays.

# Says for which rules and which system the indices were found.
# $rules (Text): the name of the rules
# $system (Text): the name of the system
by-rules = Rules: { $rules }. System: { $system }.

# A decision of a published list.
# $hand (Text): the hands, in digits
# $up (Text): the dealer’s card, in digits
# $play (Text): the play, as its button has it
decision = { $hand } against { $up }: { $play }

# Says by how much the play of an index is better or worse at the count of a question.
# $play (Text): the play, as its button has it
# $gain (Text): by how much, in bets, with its sign
gain-is = With the cards left on average at this count, { $play } differs from the best other play by { $gain } of a bet. Surrender isn’t compared.

# Says how many plays change with the count.
# $plays (Number): how many
found = Plays that change with the count: { $plays }.

# Stands above the hands that are played otherwise against this card of the dealer.
# $up (Text): the dealer’s card, in digits
# $hands (Number): how many hands
against = The dealer shows { $up } ({ $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
})

# Says from which true count on insurance gains.
# $index (Text): this true count, with its sign
insurance = Take insurance at a true count of { $index } or higher.

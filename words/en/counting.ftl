### Choice DrillName: running, tray, true-count, indices
### Choice Rounding: down, nearest, cut
### Choice Precision: halves, quarters
### Choice IndexList: illustrious, fab, found

# Introduction at the top of the page: counting, with Hi-Lo as the example.
counting-lede = A counting system gives every card a tag. In Hi-Lo each card from 2 to 6 that you see counts +1, 7 to 9 count 0, and tens, face cards and aces count −1. Their sum is the running count. The true count is the running count divided by the number of decks you haven’t seen, and rounded. When it is high, more tens and aces are left, and that favours the player.


## The system.

# Heading of the section about the counting system.
system-heading = The system

# Label of the choice of the system.
counting-system = System

# Value of that choice: tags of the visitor’s own.
own = Custom tags

# Label of the field for custom tags.
tags = Tags from ace to ten

# Button: uses the tags in that field.
take = Use these tags

# Heading of the figures of a system.
figures = How well it fits

# Figure of a system: the betting correlation.
counting-betting = Betting correlation

# Figure of a system: the playing efficiency, which is quoted from publications.
playing = Playing efficiency, published

# Figure of a system: the insurance correlation.
insuring = Insurance correlation

# Value of a figure that is not published.
unpublished = not published

# Note: the system has no true count.
unbalanced = The tags of a deck don’t add up to 0, so this system is played by its running count alone.

# Note at the drill of the true count, if the chosen system has no true count.
for-balanced = The chosen system has no true count. This drill is for balanced systems such as Hi-Lo, whose running count starts at 0.

# Error below the field for custom tags: all tags are equal.
equal-tags = Tags that are all equal count nothing.


## The drill.

# Heading of the section with the drills.
drill-heading = Drills

# Label of the choice of the number of decks.
decks = Decks

# Label of the choice of the number of cards at a time.
at-a-time = Cards at a time

# Value of that choice: the number of cards on a full table after the deal.
full-table = 15 (full table)

# Label of the choice of the pace.
pace = Pace

# Value of that choice: the cards wait for the player.
by-hand = By hand

# Label of the choice of how the true count is rounded.
rounding = Round the true count

# Label of the choice of the parts of a deck.
precision = Count in

# Label of the choice of the list of index plays.
counting-list = Plays

# Note beside that choice: the coach must find the index plays first.
find-first = Have the coach find them first, further down on this page.

# Checkbox: asks for the true count too.
asks-both = Ask for the true count too

# Button: starts a drill.
begin = Start the drill

# Button: starts another drill.
begin-again = Start again

# Button: turns the next cards.
next = Next

# Button: stops the cards that turn by themselves.
pause = Pause

# Button: lets the cards turn again.
go-on = Go on

# Button: ends the drill.
counting-finish = Finish

# Button: shows the count.
show = Show the count

# Button: hides the count.
hide = Hide the count

# Label of the field for the running count.
running = Running count

# Label of the field for the number of decks in the tray.
decks-in-tray = Decks in the tray

# Button: gives the answer.
counting-answer = Answer

# Name of the keys below the field of an answer on a touch screen, for screen readers.
keypad = Number keys

# Name of the key that deletes the last digit of an answer.
delete-digit = Delete the last digit

# Error: the answer is not a whole number.
no-number = Type a whole number, such as 3 or −2.

# Error: the answer is not a number.
no-decimal = Type a number, such as 2.5 or −1.

# Answer: take insurance.
takes-insurance = Insurance

# Answer: decline insurance.
counting-no-insurance = No insurance

# Answer: do not surrender.
counting-play-on = Don’t surrender

# Result: the answer was right.
right = Right.

# Result: the answer was wrong.
wrong = Not quite.

# Announcement: the cut card has come out.
over = The cut card is out, so the drill is over.

# Announcement: the drill has ended.
ended = The drill is over.


## The results.

# Heading of the table of results.
past-heading = Your results

# Shown in place of that table: no results.
past-none = No drill has been finished yet.

# Notice: the browser stores no more results.
past-full = The browser couldn’t store the last result. It stays here until you close the page.

# Notice: the stored results are damaged.
past-damaged = The stored results can’t be read, so new ones aren’t saved. You can delete them and start afresh.

# Button below that notice: deletes the results.
past-forget = Delete the results

# Column of the table of results: the day.
past-date = Day

# Column of the table of results: the drill.
past-drill = Drill

# Column of the table of results: how many answers were right.
past-right = Right

# Column of the table of results: the time per answer.
past-time = Time per answer


## The published indices.

# Button: computes the indices for these rules.
counting-work-out = Work out for these rules

# Heading of the published indices.
fit-heading = Published indices beside this table’s own

# Introduction to the published indices.
fit-intro = These decisions were published for Hi-Lo with several decks and true counts rounded down: the Illustrious 18, the Fab 4, Cacarulo’s additions and, where the dealer hits soft 17, changes by Blackjack Apprenticeship. Beside them is the index that the coach finds for your rules, your system and your rounding. The last column says what playing by it is worth against basic strategy per 100 rounds: first with a bet of 1 throughout, then with a bet of twice the true count from 1 on, up to 8.

# Column of the published indices: the decision.
fit-decision = Decision

# Column of the published indices: the index that the coach found.
fit-found = Found

# Column of the published indices: the worth of playing by the index.
fit-worth = Worth

# Value of an index: the decision is right at every count.
fit-always = always

# Value of an index: the decision is right at no count.
fit-never = never

# Value of an index: the rules do not allow the decision.
fit-illegal = not allowed

# Value of an index: not computed yet.
fit-unknown = not worked out yet


## The index plays.

# Heading of the index plays.
index-heading = Where the count changes the best play

# Introduction to the index plays: what the coach finds, and how.
index-intro = The coach works out the best play of every starting hand for true counts from −8 to +8, with the cards that are left on average halfway to the cut card. Each row has the lowest whole true count at which another play becomes best, for a true count of exactly that number. None of it is copied from a printed list.

# Link to the page on which the rules can be chosen.
counting-other-rules = Choose other rules

# Note: these rules shuffle after every round.
no-shoe = These rules shuffle after every round, so the count starts anew each time. The results below are for a shoe of which 75% is dealt.

# Button: finds the index plays.
find = Find these hands

# Column of the index plays: the player’s cards.
counting-hand = Your hand

# Column of the index plays: the play below the index.
below = Below

# Column of the index plays: the play from the index on.
counting-from = From there on

# Column of the index plays: the index, a true count.
index = True count

# Shown when no play changes with the count.
none = No play changes with the count.


## The choices by name.

# Name of a drill.
# $drill (DrillName): the drill
drill = { $drill ->
    [running] Running count
    [tray] Decks in the tray
    [true-count] True count
   *[indices] Index plays
}

# Introduction to a drill.
# $drill (DrillName): the drill
intro = { $drill ->
    [running] Cards are turned from a freshly shuffled shoe, by hand or at a pace of your choice. Every so often you are asked for the count.
    [tray] You see a discard tray that the whole shoe would fill, and say how many decks are in it. Screen readers get the tray’s fill in percent instead of the picture. The rest of the calculation is the same.
    [true-count] You get a running count and the number of decks left, and say the true count.
   *[indices] You get a hand, the dealer’s upcard and a true count, and choose the play. The Illustrious 18 and the Fab 4 are published for Hi-Lo. Further down, the coach finds others for your rules and your system. Where the dealer hits soft 17, plays against a six or an ace are left out, except insurance.
}

# Value of the choice “Round the true count”.
# $rounding (Rounding): the way to round
rounded = { $rounding ->
    [down] Down (−0.5 becomes −1)
    [nearest] To the nearest (−0.4 becomes 0)
   *[cut] Towards 0 (−1.5 becomes −1)
}

# Label of the field for the true count.
# $rounding (Rounding): the way to round
true-count = { $rounding ->
    [down] True count, rounded down
    [nearest] True count, rounded to the nearest
   *[cut] True count, rounded towards 0
}

# Value of the choice “Count in”.
# $precision (Precision): the parts
parts = { $precision ->
    [halves] Half decks
   *[quarters] Quarter decks
}

# Value of the choice “Plays”.
# $list (IndexList): the list
index-list = { $list ->
    [illustrious] Illustrious 18
    [fab] Fab 4
   *[found] Found by the coach
}


## Errors about a system.

# Error below the field for custom tags: neither a system nor a list.
# $systems (Text): the names of all systems, with what stands between them
unknown-system = That isn’t a system. Type one of { $systems }, or ten tags with commas between them.

# Joins two names in that error.
systems-between = {", "}

# Error below the field for custom tags: not ten numbers.
# $found (Number): its number of parts
wrong-count-of-tags = Type ten tags with commas between them, for the ace, 2 to 9 and ten. You typed { $found }.

# Error below the field for custom tags: one of them is not a tag.
# $text (Text): this part, as it is typed
no-tag = A tag is a number from −10 to 10 with at most two decimals, which “{ $text }” isn’t.


## The drills and their questions.

# Note below the choice of the system: its tags.
# $system (Text): the name of the system
# $tags (Text): its tags, from the ace to the ten
tags-are = { $system }, from the ace to the ten: { $tags }.

# Value of the choice “Pace”.
# $seconds (Text): the number of seconds between two turns
every = Every { $seconds } s

# Note below the choice of the pace: how fast that is.
# $cards (Number): the number of cards turned at a time
# $seconds (Text): the number of seconds between two turns
# $a-minute (Number): the number of cards per minute
pace-is = { $cards ->
    [one] One card
   *[other] { $cards } cards
} every { $seconds } s: { $a-minute ->
    [one] { $a-minute } card
   *[other] { $a-minute } cards
} a minute.

# Description of the picture of the discard tray, for screen readers.
# $decks (Number): the number of decks that would fill it
# $percent (Number): the fill in percent
tray = A discard tray for { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}, filled to { $percent } percent.

# Right answer about the discard tray.
# $cards (Number): the number of cards in it
# $decks (Text): the same in decks, with two decimals at most
# $answer (Text): the same, rounded to the parts that were asked for
tray-is = It holds { CARDS($cards) }. Divided by 52, that is { $decks }, so the answer is { $answer }.

# Question: the true count for this running count.
# $running (Text): the running count, with its sign
# $decks (Text): the number of decks left
to-convert = Running count: { $running }. Decks left: { $decks }.

# Right answer: the true count.
# $true-count (Text): the count, with its sign
true-count-is = The true count is { $true-count }.

# Question: the play of this hand.
# $hand (Text): the cards of the player or what they count, in digits
# $up (Text): the dealer’s card, in digits
# $true-count (Text): the true count, with its sign
situation = { $hand } against { $up }, true count { $true-count }.

# Question: insurance or not.
# $true-count (Text): the true count, with its sign
insurance-offered = The dealer shows an ace, true count { $true-count }. Insurance?

# Right answer: the play, with its published index.
# $play (Text): the play, as its button has it
# $index (Text): the true count from which on it is right, with its sign
# $source (Text): a sign for where it was published
index-by = { $play } from a true count of { $index } on ({ $source }).

# Right answer: the play, with the index that the coach found.
# $play (Text): the play, as its button has it
# $index (Text): the true count from which on it is right, with its sign
index-found = { $play } from a true count of { $index } on, found by the coach.

# Result of a drill: its time.
# $seconds (Number): the number of seconds in all
# $each (Text): the number of seconds for each answer
time = Time: { $seconds } s, { $each } s per answer.

# Value in the column “Time per answer”.
# $each (Text): the number of seconds
seconds = { $each } s

# Progress of the drill: how far the shoe is dealt.
# $turned (Number): the number of cards turned
# $shoe (Number): the number of cards in the shoe
# $cut-card (Number): after how many cards the cut card comes
turned = { $turned } of { $shoe } cards turned; the cut card is at { $cut-card }.

# Right answer: the running count.
# $running (Text): the count, with its sign
running-is = The running count is { $running }.

# Right answer: both counts.
# $running (Text): the running count, with its sign
# $true-count (Text): the true count, with its sign
counts-are = The running count is { $running }, the true count { $true-count }.

# Progress of the drill: how many answers were right.
# $right (Number): the number of right answers
# $asked (Number): the total number
counting-score = Right so far: { $right } of { $asked }.

# Result of a finished drill: how many answers were right.
# $right (Number): the number of right answers
# $asked (Number): the total number
drill-result = Right: { $right } of { $asked }.


## The published indices and the index plays.

# Note above the indices: for which rules and which system.
# $rules (Text): the name of the rules
# $system (Text): the name of the system
by-rules = Rules: { $rules }. System: { $system }.

# A decision in the list of published indices.
# $hand (Text): the hands, in digits
# $up (Text): the dealer’s card, in digits
# $play (Text): the play, as its button has it
counting-decision = { $hand } against { $up }: { $play }

# Second part of an answer: how much the play gains or loses at this count.
# $play (Text): the play, as its button has it
# $gain (Text): by how much, in bets, with its sign
gain-is = With the cards left on average at this count, { $play } differs from the best other play by { $gain } bets. Surrender isn’t compared.

# Result above the index plays: how many there are.
# $plays (Number): the number
found = Plays that change with the count: { $plays }.

# Heading above the index plays against this upcard.
# $up (Text): the dealer’s card, in digits
# $hands (Number): the number of hands
against = The dealer shows { $up } ({ $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
})

# Result above the index plays: the index of insurance.
# $index (Text): this true count, with its sign
counting-insurance = Take insurance at a true count of { $index } or higher.

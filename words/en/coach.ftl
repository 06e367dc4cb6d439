### Choice Play: stand, hit, double, split, surrender
### Choice Measure: true-count, running-count

## Numbers.

# What stands before the decimals of a number.
point = .

# What stands behind a percentage.
percent-sign = %

# An amount in bets, within a sentence.
# $amount (Text): how many bets, without a sign
# $under-one (Bool, optional): whether it is less than one bet
in-bets = { $under-one ->
    [yes] { $amount } of a bet
   *[no] { $amount } bets
}

# The unit of an amount, behind it.
# $in-chips (Bool): whether the amount is in chips, not in bets
unit-of-amount = { $in-chips ->
    [yes] chips
   *[no] bets
}


## What is best.

# Names a play as its button does.
# $play (Play): the play
play = { $play ->
    [stand] { stand }
    [hit] { hit }
    [double] Double
    [split] Split
   *[surrender] Surrender
}

# This play is the best.
# $play (Text): the play
# $by (Text): by how much of a bet
# $under-one (Bool): whether that is less than one bet
best-by = { $play } is best, by { IN_BETS($by, $under-one) }.

# The same, because so many more of the cards from two to six have gone than is in proportion to the others.
# $play (Text): the play
# $by (Text): by how much of a bet
# $under-one (Bool): whether that is less than one bet
# $more (Number): how many more
best-because-small-gone = { $play } is best, by { IN_BETS($by, $under-one) }: of the small cards (2 to 6), { MORE_GONE($more) } gone than their share.

# The same, because so many more of the sevens, eights and nines have gone.
# $play (Text): the play
# $by (Text): by how much of a bet
# $under-one (Bool): whether that is less than one bet
# $more (Number): how many more
best-because-middle-gone = { $play } is best, by { IN_BETS($by, $under-one) }: of the middle cards (7 to 9), { MORE_GONE($more) } gone than their share.

# The same, because so many more of the tens and aces have gone.
# $play (Text): the play
# $by (Text): by how much of a bet
# $under-one (Bool): whether that is less than one bet
# $more (Number): how many more
best-because-high-gone = { $play } is best, by { IN_BETS($by, $under-one) }: of the high cards (10 to ace), { MORE_GONE($more) } gone than their share.

# How many more cards have gone than their share, within the three sentences before; in words up to ten.
# $more (Number): how many
more-gone = { $more ->
    [1] one more has
    [2] two more have
    [3] three more have
    [4] four more have
    [5] five more have
    [6] six more have
    [7] seven more have
    [8] eight more have
    [9] nine more have
    [10] ten more have
   *[other] { $more } more have
}

# This play is the best because of the cards that have gone, of which no group alone is the reason.
# $play (Text): the play
# $by (Text): by how much of a bet
# $under-one (Bool): whether that is less than one bet
best-because-of-cards = { $play } is best, by { IN_BETS($by, $under-one) }, because of the cards that have gone.

# This play would be the best if no cards had gone but those of the hand and the up card.
# $play (Text): the play
fresh = From a fresh shoe, { $play } would be best.

# The running count and the true count.
# $running (Text): the running count, with its sign
# $true-count (Text): the true count, with its sign
hi-lo = Hi-Lo: running count { $running }, true count { $true-count }.

# These two plays are the best, and worth the same.
# $one (Text): one of them
# $other (Text): the other
equal = { $one } and { $other } are worth the same, to a thousandth of a bet.

# There is nothing else to do.
# $play (Text): what there is to do
only = There is only { $play }.


## What the plays are worth.

# What a play is worth, as a row of a list.
# $play (Text): the play
# $value (Text): an amount in bets, with its sign
worth = { $play } { $value }

# How often a bet is won, pushed and lost.
# $win (Text): a percentage
# $push (Text): a percentage
# $lose (Text): a percentage
odds = win { $win }, push { $push }, lose { $lose }

# How often the dealer’s hand ends with 17 to 21, and over 21.
# $at-17 (Text): a percentage
# $at-18 (Text): a percentage
# $at-19 (Text): a percentage
# $at-20 (Text): a percentage
# $at-21 (Text): a percentage
# $bust (Text): a percentage
dealer-totals = The dealer’s final total: 17 { $at-17 }, 18 { $at-18 }, 19 { $at-19 }, 20 { $at-20 }, 21 { $at-21 }, bust { $bust }.

# What the values mean.
unit = In bets: +1 is one bet won, −1 one bet lost. Exact for all cards you haven’t seen.


## What was done.

# Nothing was better than this play.
# $play (Text): the play
was-best = { $play } was best.

# Something was better, but by less than is shown.
# $play (Text): the play
as-good = { $play } was as good as the best, to a thousandth of a bet.

# This play cost so much of a bet, because another one was better.
# $play (Text): the play
# $cost (Text): how much of a bet
# $under-one (Bool): whether that is less than one bet
# $best (Text): what was better
cost = { $play } cost { IN_BETS($cost, $under-one) }: { $best } was better.

# What the decisions have cost in all.
# $decisions (Number): how many they are
# $cost (Text): an amount in bets
decisions-cost = { $decisions ->
    [one] One decision judged on this visit, at a cost of { $cost } bets.
   *[other] { $decisions } decisions judged on this visit, at a cost of { $cost } bets in all.
}

# What rounds that were judged from beginning to end have brought.
# $rounds (Number): how many they are
# $cost (Text): what the decisions have cost, in bets
# $luck (Text): what the cards have brought, in bets, with its sign
# $won (Text): both together, in bets, with its sign
rounds = { $rounds ->
    [one] One round judged
   *[other] { $rounds } rounds judged
} from start to end: decisions cost { $cost } bets, the cards brought { $luck }, so the result is { $won }.


## The deal of a day.

# What a day has brought.
# $cost (Text): what the decisions have cost, in bets
# $luck (Text): what the cards have brought, in bets, with its sign
# $won (Text): both together, in bets, with its sign
day = Compared with perfect play, your decisions cost { $cost } bets. The cards brought { $luck }, so the day comes to { $won }.

# The same where each decision was the best.
# $won (Text): what the day has brought, in bets, with its sign
perfect-day = You made the best decision every time. The day comes to { $won } bets.

# The same where the decisions have cost something, but less than is shown.
# $won (Text): what the day has brought, in bets, with its sign
nearly-perfect-day = Your decisions cost less than 0.001 bets. The day comes to { $won }.

# What a day has brought, in short, for others to read.
# $cost (Text?): what the decisions have cost, in bets; none where each was the best
# $luck (Text): what the cards have brought, in bets, with its sign
shared-day = { $cost ->
    [none] Perfect decisions; the cards brought { $luck } bets.
   *[some] Decisions cost { $cost } bets; the cards brought { $luck }.
}


## Decisions by the count.

# The play was what the count asks for.
# $play (Text): the play
# $true-count (Text): the true count, with its sign
# $index (Text): the index of the play, with its sign
# $gained (Text?): how much more it was worth than basic strategy, where it differs from that, with its sign
# $in-chips (Bool): whether that is in chips, not in bets
by-count = { $play } was the play by the count: true count { $true-count }, index { $gained ->
    [none] { $index }
   *[some] { $index }, { $gained } { UNIT_OF_AMOUNT($in-chips) } against basic strategy
}.

# The play was not what the count asks for.
# $taken (Text): what was done
# $right (Text): what the count asks for
# $true-count (Text): the true count, with its sign
# $index (Text): the index of the play, with its sign
# $lost (Text): how much more or less what was done is worth than what the count asks for, with its sign
# $in-chips (Bool): whether that is in chips, not in bets
against-count = By the count, { $right } was right: true count { $true-count }, index { $index }. { $taken } compared with it, exactly for the unseen cards: { $lost } { UNIT_OF_AMOUNT($in-chips) }.

# What all decisions by the count have come to.
# $right (Number): how many were right
# $decisions (Number): how many there were
# $deviations (Number): how often the player left basic strategy because of the count
# $gained (Text): what that was worth, with its sign
# $lost (Text): what the others were worth against those that the count asks for, with its sign
# $in-chips (Bool): whether both are in chips, not in bets
decisions-by-count = Decisions by the count: { $right } of { $decisions } right. Deviations from basic strategy: { $deviations }, worth { $gained } { UNIT_OF_AMOUNT($in-chips) }. Plays against the count: { $lost } { UNIT_OF_AMOUNT($in-chips) }.

# Names this count and what it is, within a sentence.
# $measure (Measure): which count it is
# $count (Text): what it is
measured = { $measure ->
    [true-count] a true count of { $count }
   *[running-count] a running count of { $count }
}


## Bets by the ramp.

# A bet was that of the ramp.
# $bet (Number): the chips on each hand
# $each-hand (Bool): whether there are several hands
# $count (Text): which count it was before the deal, as “a true count of +3”
# $edge (Text?): the edge before the deal where it is known, in percent
by-ramp = Your bet of { $each-hand ->
    [yes] { $bet } on each hand
   *[no] { $bet }
} follows your ramp at { $edge ->
    [none] { $count }
   *[some] { $count }, with an edge of { $edge } before the deal
}.

# A bet was not that of the ramp.
# $bet (Number): the chips on each hand
# $right (Number): the chips that the ramp asks for
# $each-hand (Bool): whether there are several hands
# $count (Text): which count it was before the deal, as “a true count of +3”
# $edge (Text?): the edge before the deal where it is known, in percent
# $worth (Text): what the difference was worth then, in chips, with its sign
off-ramp = At { $count } your ramp asks for { $each-hand ->
    [yes] { $right } on each hand
   *[no] { $right }
}, not { $edge ->
    [none] { $bet }.
   *[some] { $bet }. The edge before the deal was { $edge }: compared with the ramp, your bet was worth { $worth } chips on average.
}

# What all bets have come to.
# $right (Number): how many were those of the ramp
# $bets (Number): how many there were
# $worth (Text?): what the others were worth against those of the ramp, in chips, with its sign; none where there are no others
bets-by-ramp = { $worth ->
    [none] Bets by the ramp: { $right } of { $bets }.
   *[some] Bets by the ramp: { $right } of { $bets }. Compared with the ramp, the others were worth { $worth } chips in all, on average, as far as the edge was known.
}

# No ramp is kept, so no bet is judged.
no-ramp = This browser keeps no ramp that it can read, so your bets are not judged. Keep one on the page “Bets and risk”.

# Bets are not judged, because the kept ramp goes by this count and the player’s system by the other one.
# $measure (Measure): the count of the ramp
other-count = { $measure ->
    [true-count] The kept ramp goes by true counts, and your system has none, so your bets are not judged.
   *[running-count] The kept ramp goes by running counts, and your system has true counts, so your bets are not judged.
}


## Whether the coach works.

# The coach cannot work in this browser.
cannot-work = The coach can’t work here: the browser starts no web worker for this page, as in a sandboxed frame of another site.


## The strategy chart.

# The hands of a row in which no ace counts 11.
# $total (Number): what they count
hard-hand = { $total }

# The hands of a row in which an ace counts 11.
# $total (Number): what they count
soft-hand = soft { $total }

# The hands of a row that are two cards of the same value.
# $value (Text): the value in a digit or a letter
pair-hand = { $value }, { $value }

# Opens the list of exceptions.
# $count (Number): how many there are
exceptions = Exceptions, by the cards a hand is made of: { $count }

# With these cards against this up card something else is better than the chart says.
# $cards (Text): the cards in digits and letters
# $up (Text): the up card in a digit or a letter
# $best (Text): the play that is better
# $cost (Text): by how much, in bets
exception = { $cards } against { $up }: { $best }, better by { $cost }

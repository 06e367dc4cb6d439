### Choice Play: stand, hit, double, split, surrender
### Choice Measure: true-count, running-count

## Numbers.

# Sign after a percentage.
percent-sign = %

# Amount in bets, in a sentence: “0.036 bets”.
# $amount (Text): the number of bets, without a sign
# $under-one (Bool, optional): whether it is less than one bet
in-bets = { $amount } bets

# Unit after an amount.
# $in-chips (Bool): whether the amount is in chips, not in bets
unit-of-amount = { $in-chips ->
    [yes] chips
   *[no] bets
}


## Advice.

# Name of a play, as on its button.
# $play (Play): the play
play = { $play ->
    [stand] { stand }
    [hit] { hit }
    [double] Double
    [split] Split
   *[surrender] Surrender
}

# Advice of the coach: the best play, and its lead over the next best.
# $play (Text): the play
# $by (Text): the lead, in bets
# $under-one (Bool): whether that is less than one bet
best-by = { $play } is best, by { IN_BETS($by, $under-one) }.

# Advice of the coach: this play is the best because more than their share of the small cards (2 to 6) have gone.
# $play (Text): the play
# $by (Text): the lead, in bets
# $under-one (Bool): whether that is less than one bet
# $more (Number): the number above their share
best-because-small-gone = { $play } is best, by { IN_BETS($by, $under-one) }: of the small cards (2 to 6), { MORE_GONE($more) } gone than their share.

# Advice of the coach: this play is the best because more than their share of the middle cards (7 to 9) have gone.
# $play (Text): the play
# $by (Text): the lead, in bets
# $under-one (Bool): whether that is less than one bet
# $more (Number): the number above their share
best-because-middle-gone = { $play } is best, by { IN_BETS($by, $under-one) }: of the middle cards (7 to 9), { MORE_GONE($more) } gone than their share.

# Advice of the coach: this play is the best because more than their share of the high cards (10 to ace) have gone.
# $play (Text): the play
# $by (Text): the lead, in bets
# $under-one (Bool): whether that is less than one bet
# $more (Number): the number above their share
best-because-high-gone = { $play } is best, by { IN_BETS($by, $under-one) }: of the high cards (10 to ace), { MORE_GONE($more) } gone than their share.

# Part of “best-because-small-gone”, “best-because-middle-gone” and “best-because-high-gone”: how many more cards have gone than their share.
# $more (Number): the number
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

# Advice of the coach: this play is the best because of the cards that have gone, but no group of cards alone is the reason.
# $play (Text): the play
# $by (Text): the lead, in bets
# $under-one (Bool): whether that is less than one bet
best-because-of-cards = { $play } is best, by { IN_BETS($by, $under-one) }, because of the cards that have gone.

# Note of the coach: the best play if only the cards of the hand and the upcard had gone.
# $play (Text): the play
fresh = From a fresh shoe, { $play } would be best.

# Note of the coach: the running count and the true count by Hi-Lo.
# $running (Text): the running count, with its sign
# $true-count (Text): the true count, with its sign
hi-lo = Hi-Lo: running count { $running }, true count (rounded down) { $true-count }.

# Advice of the coach: two plays are equally good, and the best.
# $one (Text): one of them
# $other (Text): the other
equal = { $one } and { $other } are worth the same, to a thousandth of a bet.

# Advice of the coach: only one decision is possible.
# $play (Text): what there is to do
only = { CAPITAL($play) } is the only play.


## Values of the plays.

# Row in the list of plays: the play and its value.
# $play (Text): the play
# $value (Text): an amount in bets, with its sign
worth = { $play } { $value }

# Row in the list of plays after the decision: the player chose it.
# $row (Text): the row
your-choice = { $row } (your choice)

# Heading of that list.
at-that-decision = At that decision:

# Label before the hold that the player's marks mean now.
as-marked = As marked now:

# Second part of that row: the chances to win, push and lose.
# $win (Text): a percentage
# $push (Text): a percentage
# $lose (Text): a percentage
odds = win { $win }, push { $push }, lose { $lose }

# Note of the coach: the chances of the dealer’s final totals.
# $at-17 (Text): a percentage
# $at-18 (Text): a percentage
# $at-19 (Text): a percentage
# $at-20 (Text): a percentage
# $at-21 (Text): a percentage
# $bust (Text): a percentage
dealer-totals = The dealer’s final total: 17 { $at-17 }, 18 { $at-18 }, 19 { $at-19 }, 20 { $at-20 }, 21 { $at-21 }, bust { $bust }.

# Note below the list of plays: the unit of the values.
unit = In bets: +1 is one bet won, −1 one bet lost. Exact for all cards you haven’t seen.


## Judgements.

# Judgement of the coach: the player’s play was the best.
# $play (Text): the play
was-best = { $play } was best.

# Judgement of the coach: the player’s play was worth less than the best, by less than the shown digits.
# $play (Text): the play
as-good = { $play } was as good as the best, to a thousandth of a bet.

# Judgement of the coach: another play was better.
# $play (Text): the play
# $cost (Text): the cost, in bets
# $under-one (Bool): whether that is less than one bet
# $best (Text): what was better
cost = { $play } cost { IN_BETS($cost, $under-one) }: { $best } was better.

# Score of the decisions on this visit.
# $decisions (Number): their number
# $cost (Text): an amount in bets
decisions-cost = { $decisions ->
    [one] One decision judged on this visit, at a cost of { $cost } bets.
   *[other] { $decisions } decisions judged on this visit, at a cost of { $cost } bets in all.
}

# Score of the rounds on this visit in which every decision was judged.
# $rounds (Number): their number
# $cost (Text): the cost of the decisions, in bets
# $luck (Text): the luck of the cards, in bets, with its sign
# $won (Text): both together, in bets, with its sign
rounds = { $rounds ->
    [one] One round judged
   *[other] { $rounds } rounds judged
} from start to end: decisions cost { $cost } bets and the cards brought { $luck }, so the result is { $won } bets.


## The daily deal.

# Result of a daily deal: the cost of the decisions, and the luck of the cards.
# $cost (Text): the cost of the decisions, in bets
# $luck (Text): the luck of the cards, in bets, with its sign
# $won (Text): both together, in bets, with its sign
day = Compared with perfect play, your decisions cost { $cost } bets. The cards brought { $luck }, so the day comes to { $won } bets.

# Result of a daily deal in which every decision was the best.
# $won (Text): the result of the day, in bets, with its sign
perfect-day = You made the best decision every time. The day comes to { $won } bets.

# Result of a daily deal in which the decisions cost less than the shown digits.
# $won (Text): the result of the day, in bets, with its sign
nearly-perfect-day = Your decisions cost less than 0.001 bets. The day comes to { $won } bets.

# Result of a daily deal in short, for the shared text.
# $cost (Text?): what the decisions have cost, in bets; none where each was the best
# $luck (Text): the luck of the cards, in bets, with its sign
shared-day = { $cost ->
    [none] Perfect decisions; the cards brought { $luck } bets.
   *[some] Decisions cost { $cost } bets; the cards brought { $luck }.
}


## Decisions by the count.

# Judgement by the count: the play was right.
# $play (Text): the play
# $true-count (Text): the true count, with its sign
# $index (Text): the index of the play, with its sign
# $gained (Text?): how much more it was worth than basic strategy, where it differs from that, with its sign
# $in-chips (Bool): whether that is in chips, not in bets
by-count = { $play } was the play by the count: true count { $true-count }, index { $gained ->
    [none] { $index }
   *[some] { $index }, { $gained } { UNIT_OF_AMOUNT($in-chips) } against basic strategy
}.

# Judgement by the count: the play was wrong.
# $taken (Text): what was done
# $right (Text): what the count asks for
# $true-count (Text): the true count, with its sign
# $index (Text): the index of the play, with its sign
# $lost (Text): how much more or less what was done is worth than what the count asks for, with its sign
# $in-chips (Bool): whether that is in chips, not in bets
against-count = By the count, { $right } was right: true count { $true-count }, index { $index }. Compared with it, { $taken } was worth { $lost } { UNIT_OF_AMOUNT($in-chips) }, exactly for the unseen cards.

# Score of all decisions by the count.
# $right (Number): the number of right answers
# $decisions (Number): the total number
# $deviations (Number): the number of times the player left basic strategy because of the count
# $gained (Text): what that was worth, with its sign
# $lost (Text): what the others were worth against those that the count asks for, with its sign
# $in-chips (Bool): whether both are in chips, not in bets
decisions-by-count = Decisions by the count: { $right } of { $decisions } right. Deviations from basic strategy: { $deviations }, worth { $gained } { UNIT_OF_AMOUNT($in-chips) }. Plays against the count: { $lost } { UNIT_OF_AMOUNT($in-chips) }.

# The count with its value, in a sentence.
# $measure (Measure): the kind of count
# $count (Text): its value
measured = { $measure ->
    [true-count] a true count of { $count }
   *[running-count] a running count of { $count }
}


## Bets by the ramp.

# Judgement of a bet: it follows the ramp.
# $bet (Number): the chips on each hand
# $each-hand (Bool): whether there are several hands
# $count (Text): the count before the deal, as “a true count of +3”
# $edge (Text?): the edge before the deal where it is known, in percent
by-ramp = Your bet of { $each-hand ->
    [yes] { $bet } on each hand
   *[no] { $bet }
} follows your ramp at { $edge ->
    [none] { $count }
   *[some] { $count }, with an edge of { $edge } before the deal
}.

# Judgement of a bet: it does not follow the ramp.
# $bet (Number): the chips on each hand
# $right (Number): the chips that the ramp asks for
# $each-hand (Bool): whether there are several hands
# $count (Text): the count before the deal, as “a true count of +3”
# $edge (Text?): the edge before the deal where it is known, in percent
# $worth (Text): what the difference was worth then, in chips, with its sign
off-ramp = At { $count } your ramp asks for { $each-hand ->
    [yes] { $right } on each hand
   *[no] { $right }
}, not { $edge ->
    [none] { $bet }.
   *[some] { $bet }. The edge before the deal was { $edge }: compared with the ramp, your bet was worth { $worth } chips on average.
}

# Score of all bets by the ramp.
# $right (Number): the number of bets by the ramp
# $bets (Number): the total number
# $worth (Text?): what the others were worth against those of the ramp, in chips, with its sign; none where there are no others
bets-by-ramp = { $worth ->
    [none] Bets by the ramp: { $right } of { $bets }.
   *[some] Bets by the ramp: { $right } of { $bets }. Compared with the ramp, your other bets were worth { $worth } chips in all, on average, as far as the edge was known.
}

# Note of the coach: there is no saved ramp, so no bet is judged.
no-ramp = This browser has no saved bet ramp that it can read, so your bets aren’t judged. Save one on the page “Bets and risk”.

# Note of the coach: the saved ramp is for the other kind of count, so no bet is judged.
# $measure (Measure): the count of the ramp
other-count = { $measure ->
    [true-count] The saved ramp goes by true counts, but your system has none, so your bets aren’t judged.
   *[running-count] The saved ramp goes by running counts, but your system has true counts, so your bets aren’t judged.
}


## The strategy chart.

# Row of the chart: hands in which no ace counts 11.
# $total (Number): their total
hard-hand = { $total }

# Row of the chart: hands in which an ace counts 11.
# $total (Number): their total
soft-hand = soft { $total }

# Row of the chart: two cards of the same value.
# $value (Text): the value in a digit or a letter
pair-hand = { $value }, { $value }

# Heading of the list of exceptions to the chart.
# $count (Number): the total number
exceptions = Exceptions for particular cards: { $count }

# An exception to the chart: with these cards another play is better.
# $cards (Text): the cards in digits and letters
# $up (Text): the upcard in a digit or a letter
# $best (Text): the play that is better
# $cost (Text): by how much, in bets
exception = { $cards } against { $up }: { $best }, better by { $cost }

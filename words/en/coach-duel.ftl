### Choice Agreement: full, since-swap, none

## A decision is given as its button names it, or as what is held, as “hold 7♦ 8♦”; amounts are estimates, in chips.

# This is best.
# $play (Text): the decision
# $by (Text): by about how much
best-by-chips = Best: { $play }, by about { $by } chips.

# These two look best, and it cannot be told which of them is better.
# $one (Text): one decision
# $other (Text): the other
cannot-tell = Too close to call: { $one } or { $other }.

# The player did this, and it was the best.
# $play (Text): the decision
this-was-best = { CAPITAL($play) }: nothing looked better.

# The player did this, and nothing was better as far as can be told.
# $play (Text): the decision
none-was-clearly-better = { CAPITAL($play) }: nothing was clearly better.

# The player did this, and it was worse than something else.
# $play (Text): the decision
# $cost (Text): about how much worse
# $best (Text): what would have been better
cost-in-chips = { CAPITAL($play) }: about { $cost } chips worse than { $best }.

# An amount and its standard error.
# $amount (Text): the amount
# $error (Text): the error
give-or-take = { $amount }{"\u00A0"}±{"\u00A0"}{ $error }

# What this is worth, as a row of a list.
# $play (Text): the decision
# $amount (Text): the amount, with its sign and its error
play-is-worth = { CAPITAL($play) } { $amount }

# How much less it is worth than the best.
# $amount (Text): the amount, with its error
behind-the-best = { $amount } behind the best

# What the values are: estimates, each with its standard error, in which the player’s later decisions are those of the Actuary.
# $deals (Number): over how many deals
estimate-unit = An estimate: chips won or lost on average from here on, over { $deals } random deals of the cards you can’t see. ± is one standard error. Your later decisions are played as the Actuary would play them.

# What soon fell behind was tried on fewer deals.
# $deals (Number): on how many
fewer-deals = Holds that soon fell behind were tried on { $deals } deals only.

# How far the deals agree with what the opponents have done.
# $agreement (Agreement): how far
agreement = { $agreement ->
    [full] In each deal the opponents would have acted as they did.
    [since-swap] In each deal the opponents would have swapped, and bet since, as they did; too few deals fit what they bet before the swap.
   *[none] Too few deals fit what the opponents did, so these leave it out.
}

# How many decisions were judged on this visit, and what those have cost that were clearly worse.
# $decisions (Number): how many were judged
# $cost (Text): what they have cost in all
score-in-chips = { $decisions ->
    [one] One decision judged on this visit; clear mistakes cost about { $cost } chips.
   *[other] { $decisions } decisions judged on this visit; clear mistakes cost about { $cost } chips in all.
}

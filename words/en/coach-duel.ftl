### Choice Agreement: full, since-swap, none
### Choice LaterDecisions: best, actuary

## Decisions are named as on their buttons, or as a hold: “hold 7♦ 8♦”. Amounts are estimates in chips.

# Advice of the coach: the best decision.
# $play (Text): the decision
# $by (Text): by about how much
best-by-chips = Best: { $play }, by about { $by } chips.

# Advice of the coach: two decisions look best, and the estimates are too close to tell which one is.
# $one (Text): one decision
# $other (Text): the other
cannot-tell = Too close to call: { $one } or { $other }.

# Judgement of the coach: the player’s decision looked best.
# $play (Text): the decision
this-was-best = { CAPITAL($play) }: nothing looked better.

# Judgement of the coach: no decision was clearly better than the player’s.
# $play (Text): the decision
none-was-clearly-better = { CAPITAL($play) }: nothing was clearly better.

# Judgement of the coach: another decision was clearly better.
# $play (Text): the decision
# $cost (Text): about how much worse
# $best (Text): what would have been better
cost-in-chips = { CAPITAL($play) }: about { $cost } chips worse than { $best }.

# An amount with its standard error.
# $amount (Text): the amount
# $error (Text): the error
give-or-take = { $amount }{"\u00A0"}±{"\u00A0"}{ $error }

# Row in the list of decisions: the decision and its value.
# $play (Text): the decision
# $amount (Text): the amount, with its sign and its error
play-is-worth = { CAPITAL($play) } { $amount }

# Second part of that row: how much less the decision is worth than the best.
# $amount (Text): the amount, with its error
behind-the-best = { $amount } behind the best

# Third part of that row: how often the action is chosen in equilibrium, and what it costs against an opponent in equilibrium.
# $share (Text): a percentage
# $loss (Text): the cost
share-and-loss = Equilibrium { $share }, costs { $loss }

# Third part of that row, where the cost is less than half a hundredth of a chip.
# $share (Text): a percentage
share-without-loss = Equilibrium { $share }, costs nothing

# Third part of that row, where few hands come in equilibrium, so that the cost is too rough to show.
# $share (Text): a percentage
rough-share = Equilibrium { $share }, roughly

# Sentence for screen readers, and above the holds: the actions of the equilibrium with their percentages.
# $plays (Text): “bet 42 %, check 58 %”
equilibrium = In equilibrium: { $plays }.

# An action with its percentage, in that sentence.
# $play (Text): the action
# $share (Text): the percentage
play-and-share = { $play } { $share }

# Reason for the mix: the opponent’s hands that are behind now.
# $share (Text): a percentage
behind-now = In equilibrium about { $share } of your opponent’s hands are behind yours.

# Reason for the mix: the opponent’s hands that are behind after the swap.
# $count (Number): the number of cards that the player swaps
# $share (Text): a percentage
behind-after = { $count ->
    [0] If you stand pat, about { $share } of your opponent’s hands end up behind yours in equilibrium.
   *[other] If you swap { CARDS($count) }, about { $share } of your opponent’s hands end up behind yours in equilibrium.
}

# Reason for the mix: the opponent’s hands that fold.
# $raises (Bool): whether the player can raise, and not bet
# $share (Text): a percentage
folds-to = { $raises ->
    [yes] If you raise, about { $share } of your opponent’s hands fold in equilibrium.
   *[no] If you bet, about { $share } of your opponent’s hands fold in equilibrium.
}

# Reason for the mix: hands without a pair, as the player has one, which bet.
# $draws (Bool): whether they are missed draws, because one card was swapped
# $share (Text): a percentage
bluffs-of-yours = { $draws ->
    [yes] Of missed draws like yours, about { $share } bet here.
   *[no] Of hands without a pair like yours, about { $share } bet here.
}

# Reason for the mix: hands without a pair among those of the opponent, who has bet.
# $draws (Bool): whether they are missed draws, because one card was swapped
# $share (Text): a percentage
bluffs-of-theirs = { $draws ->
    [yes] About { $share } of the hands that bet like this are missed draws.
   *[no] About { $share } of the hands that bet like this have no pair.
}

# Note below the list of decisions: the meaning of equilibrium.
equilibrium-unit = Equilibrium: a mix against which no opponent wins much, and the cost against it. The estimate is about this opponent, so the two can differ.

# Note below the list of decisions: the mix is rough, because few hands come to the decision in equilibrium.
rare-in-equilibrium = Few hands come here in equilibrium, so its mix is rough here, and no cost is shown.

# Note below the list of decisions: there is no mix in equilibrium at this point.
never-in-equilibrium = In equilibrium your opponent would never have acted like this, so there is no mix to compare with.

# Note below the list of decisions: the values are estimates.
# $deals (Number): the number of deals
estimate-unit = An estimate: chips won or lost on average from here on, over { $deals ->
    [one] { $deals } random deal
   *[other] { $deals } random deals
} of the cards you can’t see. ± is one standard error.

# Note below the list of decisions: the player’s later decisions in the random deals.
# $later (LaterDecisions): the player’s later decisions
later-decisions = { $later ->
    [best] In these deals you then play nearly the best against this opponent.
   *[actuary] In these deals you then play as the Actuary, one of the opponents.
}

# Note below the list of decisions: decisions that soon fell behind were tried on fewer deals.
# $deals (Number): the number of deals
fewer-deals = Decisions that soon fell behind were tried on only { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.

# Note below the list of decisions: how far the random deals agree with what the opponents have done.
# $agreement (Agreement): the degree of agreement
agreement = { $agreement ->
    [full] In each of these deals the opponents would have acted as they did.
    [since-swap] In each of these deals the opponents would have swapped as they did, and bet as they did since. Too few deals fit what they bet before the swap.
   *[none] Too few deals fit what the opponents did, so the estimate ignores it.
}

# Score of the decisions on this visit.
# $decisions (Number): the number of judged decisions
# $cost (Text): what they have cost in all
score-in-chips = { $decisions ->
    [one] One decision judged on this visit; clear mistakes cost about { $cost } chips.
   *[other] { $decisions } decisions judged on this visit; clear mistakes cost about { $cost } chips in all.
}

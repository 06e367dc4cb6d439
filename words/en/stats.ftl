### Choice Period: all, days30, days7, today
### Choice Unit: half-chips, rounds

# What the page tells.
lede = What your rounds came to, what your decisions cost, and how much of it was luck. All of it is worked out in this browser.

# The rounds are counted.
counting = Counting…

# Names the choices of what is counted.
which = Which rounds to count

# Names the choice of the table.
by-table = Table

# Names the choice of the time.
by-period = Period

# None of the rounds is like that.
none-like-this = No rounds match.

# A choice of the time in which the rounds were played.
# $period (Period): which
period = { $period ->
    [all] All time
    [days30] Last 30 days
    [days7] Last 7 days
   *[today] Today
}

# How far the counting is.
# $done (Number): how many rounds are counted
# $all (Number): how many there are
counted = { $done } of { $all }

## The results.

# The heading.
results = Results

# How many rounds.
rounds = Rounds

# What was won, less what was lost.
net = Net result

# The initial bets of all rounds together.
bets = Initial bets in all

# All chips together that were put into pots: antes, bets and raises.
put-in = Put into the pots in all

# The best hand.
best-hand = Best hand

# The most rounds won in a row at one table, of deals of one kind.
longest-win = Most wins in a row at one table, with one kind of deal

# The most lost.
longest-loss = Most losses in a row at one table, with one kind of deal

# The heading of the results over time.
# $unit (Unit): what they are counted in
bank-chart = { $unit ->
    [half-chips] Result over time, in chips
   *[rounds] Result over time: rounds won minus rounds lost
}

# What rounds came to in which nothing was bet: those that were won less those that were lost.
# $rounds (Text): how many, with the sign: “+3”
# $one (Bool, optional): whether that is one round, won or lost
rounds-ahead = { $one ->
    [yes] { $rounds } round
   *[no] { $rounds } rounds
}

# All results in a sentence, for those who listen.
# $rounds (Text): how many rounds, in digits
# $results (Text?): what they came to, as in “+12.5 chips”; nothing where no result is counted
told = { $results ->
    [none] Rounds: { $rounds }.
   *[some] Rounds: { $rounds }. Net result: { $results }.
}

## The decisions.

# The heading.
decisions = Decisions

# How many were judged.
judged = Decisions judged

# How many were as good as any.
best = As good as any

# What the others cost.
cost = What the others cost

# In these rounds none could be judged, in a game in which others are.
none-judged = None of these rounds has a decision that could be judged.

# In this game none are judged.
not-judged = The decisions of this game aren’t judged: nobody can say exactly which is best.

# The heading of those that cost most.
costly = The costliest decisions, one per round

# Leads to hands like that.
practise = Practice hands like this

# Leads to the round.
see-round = See the round

# What decisions cost.
# $bets (Text): how many bets, as in “0.020”
in-bets = { $bets } bets

# What would have been better than a costly decision.
# $what (Text): the name of the decision
better = Better: { $what }.

## Luck.

# The heading.
luck = Luck

# What is expected of perfect play.
expected = Perfect play, on average

# What the decisions made of it.
decided = Your decisions

# What the cards made of it.
dealt = The cards

# Only fresh deals count, and why.
only-fresh = Only fresh deals count here. The cards of a shared or daily deal may have been known to somebody, and a practice hand is picked to begin as you asked.

# It is worked out what a round is worth.
working = Working out what a round is worth…

# Nothing exact can be said.
not-exact = There is no luck report here: what these rounds are worth isn’t known exactly.

# Some rounds are not in the report of luck.
left-out = Rounds with several hands or side bets are not in this report: how their results vary together isn’t known exactly.

# How it is worked out, and what is approximate.
method = What a round is worth and how much it varies is worked out exactly at Jacks or Better. At blackjack it is exact for a fresh shoe, except for how the hands of a split vary together; late in a shoe it differs a little. The shares of runs and the areas in the chart are approximate: results are taken to be normally distributed, with royal flushes counted separately.

# How the result compares with runs of perfect play that are as long.
# $share (Text): the share of these runs that come to less, as in “12.3%”
among-perfect = Of all runs this long with perfect play, { $share } come to less than yours.

# How the result compares with runs of play that is as good as this.
# $share (Text): the share of these runs that come to less, as in “12.3%”
among-equals = Of runs with play as good as yours, { $share } come to less.

# There are too few rounds to tell of luck.
# $needed (Number): how many rounds it takes
# $there (Number): how many there are
too-few-rounds = { $there ->
    [one] The luck report needs at least { $needed } rounds; there is { $there } so far.
   *[other] The luck report needs at least { $needed } rounds; there are { $there } so far.
}

# The same of the rounds with chips, where there are others without.
# $needed (Number): how many rounds it takes
# $there (Number): how many there are
too-few-with-chips = { $there ->
    [one] The luck report needs at least { $needed } rounds with chips; there is { $there } so far.
   *[other] The luck report needs at least { $needed } rounds with chips; there are { $there } so far.
}

# The same of the rounds without bets, where there are others with chips.
# $needed (Number): how many rounds it takes
# $there (Number): how many there are
too-few-without-bets = { $there ->
    [one] The luck report needs at least { $needed } rounds without bets; there is { $there } so far.
   *[other] The luck report needs at least { $needed } rounds without bets; there are { $there } so far.
}

# Between which two results most runs lie.
# $from (Text): the lower one
# $to (Text): the higher one
range = { $from } to { $to }

## The charts.

# Where two of three runs lie.
near = Two in three perfect runs

# Where nineteen of twenty lie.
far = 19 in 20 perfect runs

# The heading of the decisions over time.
decisions-chart = Best decisions over time

# The heading of how the hands ended.
endings-chart = How hands ended

# What bars and outlines are.
bars = Bars: how often each came up. Outlines: how often to expect it, where that is known exactly. Lengths are square roots, so that rare hands can be seen.

# Opens the numbers of a chart.
numbers = The numbers as a table

# Saves them.
save-csv = Save the numbers (CSV)

# Saves the picture.
save-svg = Save the picture (SVG)

# What amounts are counted in, in the head of a column.
unit-chips = chips

# The same: rounds won less rounds lost.
unit-rounds = rounds won minus lost

# The same for costs.
unit-bets = bets

# A column: how the hand ended.
ending = Hand

# A column: how often it came.
came = Came up

# A column: which share of all that is.
share = Share

# A column: how often it is to be expected.
to-expect = Expected

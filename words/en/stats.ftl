### Choice Period: all, days30, days7, today
### Choice Unit: half-chips, rounds

# Introduction at the top of the page.
stats-lede = What your rounds came to, what your decisions cost, and how much of it was luck. All of it is worked out in this browser.

# Shown while the rounds are counted.
counting = Counting…

# Name of the filter.
which = Which rounds to count

# Label of the choice of the table.
by-table = Table

# Label of the choice of the period.
by-period = Period

# Shown when no round passes the filter.
stats-none-like-this = No round matches.

# Shown below “There are no rounds here yet.” on the statistics page.
stats-will-be-here = The first round with a fresh deal that you finish is counted here.

# Shown when the chosen game has no rounds, above a button for each game that has some.
no-rounds-of-game = There are no rounds of this game yet. These games have rounds:

# Button below that sentence: shows the statistics of a game.
# $game (Text): the name of the game
# $count (Number): the number of its rounds, at least 1
show-game = { $count ->
    [one] { $game }: one round
   *[other] { $game }: { $count } rounds
}

# Button in the section about luck, where the chosen deals have no luck report: counts fresh deals instead.
count-fresh = Count fresh deals only

# Value of the choice “Period”.
# $period (Period): the period
period = { $period ->
    [all] All time
    [days30] Last 30 days
    [days7] Last 7 days
   *[today] Today
}

# Progress of the counting.
# $done (Number): the number of rounds counted, or of steps computed
# $all (Number): the total number
counted = { $done } of { $all }

## The results.

# Heading of the results.
results = Results

# Label: number of rounds.
stats-rounds = Rounds

# Label: chips won minus chips lost.
stats-net = Net result

# Label: all initial bets together.
bets = Initial bets in all

# Label at blackjack: the initial bet of one hand in each round, all rounds together. There may be several hands.
hand-bets = Initial bets, one hand a round

# Label: all antes, bets and raises together.
put-in = Put into the pots in all

# Label: the best hand.
stats-best-hand = Best hand

# Label: the longest run of wins.
longest-win = Most wins in a row at one table, with one kind of deal

# Label: the longest run of losses.
longest-loss = Most losses in a row at one table, with one kind of deal

# Heading of the chart of the results over time.
# $unit (Unit): what they are counted in
bank-chart = { $unit ->
    [half-chips] Result over time, in chips
   *[rounds] Result over time: rounds won minus rounds lost
}

# Result of rounds without bets: rounds won minus rounds lost.
# $rounds (Text): the number, with its sign: “+3”
# $one (Bool, optional): whether that is one round, won or lost
rounds-ahead = { $one ->
    [yes] { $rounds } round
   *[no] { $rounds } rounds
}

# Announcement: all results in a sentence.
# $rounds (Text): the number of rounds, in digits
# $results (Text?): what they came to, as in “+12.5 chips”; nothing where no result is counted
stats-told = { $results ->
    [none] Rounds: { $rounds }.
   *[some] Rounds: { $rounds }. Net result: { $results }.
}

## The decisions.

# Heading of the section about decisions.
decisions = Decisions

# Label: number of judged decisions.
judged = Decisions judged

# Label: share of decisions that were as good as any.
stats-best = Best or equal to the best

# Label: cost of the other decisions.
stats-cost = Cost of the other decisions

# Shown when none of these rounds has a decision that could be judged.
none-judged = None of these rounds has a decision that could be judged.

# Shown for a game whose decisions are not judged.
not-judged = The decisions of this game aren’t judged, because no exact values are known.

# Heading of the list of the costliest decisions.
costly = The costliest decisions, one per round

# Link to practice with such hands.
practise = Practise hands like this

# Link to the round.
see-round = See the round

# Cost of decisions: “0.020 bets”.
# $bets (Text): the number of bets, as in “0.020”
stats-in-bets = { $bets } bets

# Shown at a costly decision: the better one.
# $what (Text): the name of the decision
better = Better: { $what }.

## Luck.

# Heading of the section about luck.
luck = Luck

# Row: the average result of perfect play.
expected = Perfect play, on average

# Row: the cost of the player’s decisions.
stats-decided = Your decisions

# Row: the luck of the cards.
stats-dealt = The cards

# Row: the mean result of a round of the poker match.
match-result = Result a round

# Row: the mean luck of a round of the poker match.
match-luck = Luck a round

# Row: the mean result of a round of the poker match without luck.
match-without-luck = Result a round without luck

# Note: the rounds of the poker match out of which luck is taken.
# $chips (Text): the number of chips, in digits
match-luck-where = Luck is taken out only of rounds with bets against one opponent, without jokers, which both began with at least { $chips } chips.

# Note: how luck is taken out of the poker match.
match-luck-method = Luck is what the cards and the opponent’s actions change in the value of your hand. On average it is nearly zero, however you play. The number after ± is the standard error. The values come from the solved match, which leaves out that both hands are from one pack: the result without luck may be wrong by up to 0.03 chips.

# Note: only fresh deals count, and why.
only-fresh = Only fresh deals count here. Someone may have known the cards of a shared or daily deal, and a practice hand is picked to begin as you asked.

# Shown while the worth of a round is computed.
stats-working = Working out what a round is worth…

# Shown when nothing exact can be said.
not-exact = There is no luck report here: what these rounds are worth isn’t known exactly.

# Note: some rounds are not in the report.
left-out = Rounds with several hands or side bets aren’t in this report: how their results vary together isn’t known exactly.

# Note: how the report is computed, and which numbers are approximate.
method = The worth of a round and its variance are exact in video poker. At blackjack they are exact for a fresh shoe, except for how the hands of a split vary together; late in a shoe they differ a little. The shares of runs and the areas in the chart are approximate: they assume normally distributed results, with royal flushes counted separately.

# Result: compared with runs of perfect play.
# $share (Text): the share of these runs that come to less, as in “12.3%”
among-perfect = Of all runs this long with perfect play, { $share } come to less than yours.

# Result: compared with runs of play as good as the player’s.
# $share (Text): the share of these runs that come to less, as in “12.3%”
among-equals = Of runs with play as good as yours, { $share } come to less.

# Shown when there are too few rounds.
# $needed (Number): the number of rounds needed
# $there (Number): the total number
too-few-rounds = The luck report needs at least { $needed ->
    [one] { $needed } round
   *[other] { $needed } rounds
}; there { $there ->
    [one] is { $there }
   *[other] are { $there }
} so far.

# Shown when there are too few rounds with chips, beside others without bets.
# $needed (Number): the number of rounds needed
# $there (Number): the total number
too-few-with-chips = The luck report needs at least { $needed ->
    [one] { $needed } round
   *[other] { $needed } rounds
} with chips; there { $there ->
    [one] is { $there }
   *[other] are { $there }
} so far.

# Shown when there are too few rounds without bets, beside others with chips.
# $needed (Number): the number of rounds needed
# $there (Number): the total number
too-few-without-bets = The luck report needs at least { $needed ->
    [one] { $needed } round
   *[other] { $needed } rounds
} without bets; there { $there ->
    [one] is { $there }
   *[other] are { $there }
} so far.

# Range of results.
# $from (Text): the lower one
# $to (Text): the higher one
range = { $from } to { $to }

## The charts.

# Legend of the chart: the range of two runs in three.
near = Two in three perfect runs

# Legend of the chart: the range of 19 runs in 20.
far = 19 in 20 perfect runs

# Heading of the chart of the best decisions.
decisions-chart = Best decisions over time

# Legend of the chart of the best decisions: the line with a point for each stretch of rounds.
each-stretch = Each stretch

# Legend of that chart: the average of the latest five stretches.
moving-average = Average of five stretches

# Legend of that chart: the range in which your lasting share lies in two cases in three.
average-near = Likely: two cases in three

# Legend of that chart: the range in which your lasting share lies in 19 cases in 20.
average-far = Almost sure: 19 in 20

# Heading of the chart of how hands ended.
endings-chart = How hands ended

# Legend of the chart of how hands ended.
stats-bars = Bars: how often each came up. Outlines: how often to expect it, where that is known exactly. Lengths are square roots, so that you can see rare hands too.

# Heading of the table of a chart’s numbers.
chart-numbers = The numbers as a table

# Button: saves these numbers.
save-numbers = Save the numbers (CSV)

# Button: saves the chart.
save-picture = Save the picture (SVG)

# Menu below the charts: the files of each.
save-charts = Save charts and numbers

# Unit in the heading of a column: chips.
unit-chips = chips

# Unit in the heading of a column: rounds won minus rounds lost.
unit-rounds = rounds won minus lost

# Unit in the heading of a column: bets.
unit-bets = bets

# Column: how the hand ended.
ending = Hand

# Column: how often it came up.
came = Came up

# Column: its share of all hands.
stats-share = Share

# Column: how often to expect it.
to-expect = Expected

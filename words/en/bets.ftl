### Choice BetField: dealt, rounds, seed, bank, risk
### Choice Player: no-error, misses, basic
### Choice Figure: bet, mean, deviation, mean-of-hundred, deviation-of-hundred, edge, score, n0, ruin, kelly, half-kelly
### Choice Measure: true-count, running-count

# What the page is for.
lede = A counter bets more when the count is high. Choose a table and a ramp, which is a bet for each count, and see what they come to.

# What a casino may do, and that nothing is for real money.
casino = A casino may shuffle early, limit your bets or ask you to stop playing when you count cards, and nothing here is for real money.

# A part of the address could not be read.
mangled = Part of this address can’t be read, so the usual choice stands in its place.

# The rules shuffle for every round, and a shoe is simulated all the same.
other-shoe = These rules shuffle after every round, so there is nothing to count. A shoe is simulated instead; type 0 to shuffle every round.

# One of the rules is not simulated.
not-simulated = Rounds can’t be simulated by one of these rules.


## What is chosen.

# The heading of the table and its player.
table-heading = Table and player

# Names the choice of a counting system.
system = Counting system

# Names tags that come from the address.
own-tags = Your own tags

# Names the choice of how many seats are played.
seats = Seats in play, yours among them

# Names the field for how much of the shoe is dealt.
dealt = Part of the shoe dealt, % (0: shuffle every round)

# Names the field for how many rounds are played.
rounds = Rounds

# Names the field for the seed.
seed = Seed

# Names the field for the bankroll.
bank = Bankroll, in units

# Names the field for the risk of the best ramp.
risk = Risk for the best ramp, %

# The heading of the ramp.
ramp-heading = Your ramp

# How a ramp is read.
ramp-intro = One bet for each true count, in units. The true count is rounded down. A bet of 0 sits the round out.

# Keeps the ramp for the table.
keep = Keep this ramp

# The ramp is kept.
kept = The ramp is kept in this browser. If the settings have you asked for the count, the blackjack table judges your bets by it. Choose the same counting system there; the true count is rounded as you chose there. One unit is the table’s least bet. The table rounds bets to whole units and takes no 0: it counts as one unit.

# The browser could not store it.
not-stored = The browser couldn’t store the ramp. It is lost when the page is loaded again, as for another language or a poker table.

# What it keeps cannot be read, and is not overwritten.
unreadable = The ramp kept in this browser can’t be read. To keep another, delete it first.

# Deletes what is kept.
forget = Delete the kept ramp


## The simulation.

# Begins it.
run = Simulate

# Stops it.
cancel = Cancel

# It has begun.
begun = Simulating…

# The browser has no worker for it.
no-worker = This browser can’t run the simulation.

# The results are for other choices than those on the page.
outdated = These results are for other choices. Simulate again for those on the page.


## What comes of it.

# The heading of the figures.
results-heading = What the ramp comes to

# Names the column of the figures.
figure = Figure

# Who the three players are.
players-note = All three players bet by this ramp. The first also plays the published decisions of the page about counting by the count, with the indices that the coach finds for these rules and this system. They are found for the rules’ own cut card, whatever share you type. The second does the same, but misses one card in fifty. The third plays basic strategy alone. You sit last; the other seats play basic strategy.

# The formulas.
formulas = With m and s for the mean and the deviation of a round and B for the bankroll, the risk of ruin is Schlesinger’s ((1 − m/s) / (1 + m/s)) to the power B/s, SCORE is 1,000,000 (m/s)² and N0 is (s/m)² rounds. Full Kelly’s bankroll is s²/m, with a risk of ruin of about 13.5%; half Kelly’s is twice that, with about 1.8%. The number after ± is the standard error. Rounds that you sit out count as rounds. The charts leave out counts with fewer than one round in 1,000.

# The heading of the best ramp.
best-heading = The best ramp

# What the best ramp is.
best-intro = Of all ramps between your lowest and your highest bet with the risk and the bankroll above, this one gains the most.

# No ramp gains with that risk.
no-best = No ramp between your lowest and your highest bet gains with this risk and this bankroll.

# The title of the chart of the edge.
edge-title = Edge by true count

# The title of the chart of how often each count comes.
share-title = Rounds by true count

# The title of the chart of ruin.
ruin-title = Risk of ruin by bankroll

# Names the column of true counts.
count = True count

# Names the column of running counts.
running-count = Running count

# The title of the chart of the edge by the running count.
edge-by-running = Edge by running count

# The title of the chart of how often each running count comes.
share-by-running = Rounds by running count

# Names the column of the share of rounds.
share = Rounds

# Names the column of the edge.
edge = Edge

# Names the column of standard errors.
error = Standard error

# Names the column of the player’s bets.
bet = Your bet

# Names the column of the best ramp’s bets.
best = Best bet


## Sentences and names.

# Says what must be typed in a field instead, below it.
# $field (BetField): which field
wrong-field = { $field ->
    [dealt] Type a whole number from 0 to 95.
    [rounds] Type a whole number from 1,000 to 1,000,000,000.
    [seed] Type a whole number from 0 to 999,999,999.
    [bank] Type a number of units above 0, up to 1,000,000,000.
   *[risk] Type a number between 0 and 100.
}

# Says what must be typed for the ramp instead, below it.
wrong-ramp = Each bet is a number from 0 to 1,000,000, and at least one is above 0.

# Names a player, at the head of a column of figures.
# $player (Player): which player
player = { $player ->
    [no-error] No error
    [misses] One card in 50 missed
   *[basic] Basic strategy alone
}

# Names a figure, at the head of its row.
# $figure (Figure): which figure
figure-name = { $figure ->
    [bet] Mean bet
    [mean] Gain a round
    [deviation] Standard deviation of a round
    [mean-of-hundred] Gain in 100 rounds
    [deviation-of-hundred] Standard deviation of 100 rounds
    [edge] Gain per unit bet
    [score] SCORE
    [n0] N0, in rounds
    [ruin] Risk of ruin
    [kelly] Bankroll for full Kelly
   *[half-kelly] Bankroll for half Kelly
}

# How a ramp by the running count is read, above it.
# $start (Text): the running count after a shuffle, with its sign
# $decks (Text): how many decks are in the shoe
running-intro = This system is unbalanced, so the ramp goes by the running count. It starts at { $start } (decks in the shoe: { $decks }) and is rounded down. Type one bet, in units, for each running count. A bet of 0 sits the round out.

# This count and all below it: the first step of a ramp.
# $count (Text): the count, with its sign
up-to = { $count } or lower

# This count and all above it: the last step of a ramp.
# $count (Text): the count, with its sign
from = { $count } or higher

# Names the field of the bet at these counts.
# $measure (Measure): what the ramp goes by
# $counts (Text): a count with its sign, or all from it on up or down
bet-at = { $measure ->
    [true-count] Bet at a true count of { $counts }
   *[running-count] Bet at a running count of { $counts }
}

# Says how far the simulation is.
# $done (Text): how many rounds are played, with each player
# $all (Text): how many will be
progress = { $done } of { $all } rounds with each player.

# The visitor has stopped the simulation.
# $done (Text): how many rounds were played, with each player
cancelled = Stopped after { $done } rounds with each player.

# What 100 rounds bring the player who makes no error.
# $mean (Text): how many units, with its sign
# $error (Text): the standard error, with ± before it
told = Without an error, 100 rounds bring { $mean } { $error } units.

# What 100 rounds bring with the best ramp, and with the player’s own.
# $best (Text): how many units the best ramp brings, with its sign
# $own (Text): how many the player’s own brings, with its sign
best-told = It brings { $best } units in 100 rounds without an error; yours brings { $own }.

# The standard error of a figure, behind it.
# $error (Text): the error, in digits
plus-or-minus = ±{"\u00A0"}{ $error }

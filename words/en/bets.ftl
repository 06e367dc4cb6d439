### Choice BetField: dealt, rounds, seed, bank, risk
### Choice Player: no-error, misses, basic
### Choice Figure: bet, mean, deviation, mean-of-hundred, deviation-of-hundred, edge, score, n0, ruin, kelly, half-kelly
### Choice Measure: true-count, running-count

# Introduction at the top of the page.
bets-lede = A counter bets more when the count is high. Choose a table and a bet ramp, which is a bet for each count, and see the results.

# Note below the introduction: casinos may object to counting, and nothing here is for real money.
casino = A casino may shuffle early, limit your bets or ask you to stop playing when you count cards. Nothing here is for real money.

# Notice: a part of the address cannot be read.
bets-mangled = Part of this address can’t be read, so the defaults are used instead.

# Note: the rules shuffle after every round, so a shoe is simulated instead.
other-shoe = These rules shuffle after every round, so there is nothing to count. A shoe is simulated instead; type 0 to shuffle every round.

# Error: one of the rules cannot be simulated.
not-simulated = One of these rules can’t be simulated.


## The choices.

# Heading of the choices.
bets-table-heading = Table and player

# Label of the choice of the counting system.
bets-system = Counting system

# Value of that choice: tags from the address.
own-tags = Custom tags

# Label of the choice of the number of seats.
seats = Seats in play, including yours

# Label of the field for the part of the shoe that is dealt.
bets-dealt = Part of the shoe dealt, % (0: shuffle every round)

# Label of the field for the number of rounds.
bets-rounds = Rounds

# Label of the field for the seed.
seed = Seed

# Label of the field for the bankroll.
bets-bank = Bankroll, in units

# Label of the field for the risk of the best ramp.
risk = Risk for the best ramp, %

# Heading of the player’s ramp.
ramp-heading = Your bet ramp

# Introduction to the ramp of a balanced system.
ramp-intro = One bet for each true count, in units. The true count is rounded down. A bet of 0 sits the round out.

# Button: saves the ramp for the blackjack table.
keep = Save this ramp

# Note below the ramp: it is saved.
kept = The ramp is saved in this browser. If you turn on “Ask me for the count” in the settings, the blackjack table judges your bets by it. Choose the same counting system there; the true count is rounded as you chose there. One unit is the table’s lowest bet. The table rounds bets to whole units and takes no 0: it counts as one unit.

# Note below the ramp: the browser did not save it.
not-stored = The browser couldn’t save the ramp. It is lost when the page loads again, as it does for a poker table.

# Note below the ramp: the saved ramp cannot be read, and is not overwritten.
bets-unreadable = The ramp saved in this browser can’t be read. To save another, delete it first.

# Button: deletes the saved ramp.
bets-forget = Delete the saved ramp


## The simulation.

# Button: starts the simulation.
run = Simulate

# Button: stops the simulation.
bets-cancel = Cancel

# Shown while the simulation starts.
begun = Simulating…

# Error: the web worker of the simulation does not start or has failed.
no-worker = The simulation can’t run here: its web worker doesn’t start or has failed.

# Note: the results are for other choices than those on the page.
outdated = These results are for other choices. Simulate again for those on the page.


## The results.

# Heading of the results.
results-heading = Results of the ramp

# Column of the results: the figure.
figure = Figure

# Note below the results: the three players.
players-note = All three players bet by this ramp and play basic strategy. The first also plays the published decisions of the page “Counting cards” by the count, with the indices that the coach finds for these rules and this system. They are found for the rules’ own cut card, whatever share you type. The second does the same, but misses one card in fifty. The third plays basic strategy alone. You sit last; the other seats play basic strategy.

# Note below the results: the formulas.
formulas = With m and s for the mean and the deviation of a round and B for the bankroll, the risk of ruin is Schlesinger’s ((1 − m/s) / (1 + m/s)) to the power B/s, SCORE is 1,000,000 (m/s)² and N0 is (s/m)² rounds. Full Kelly’s bankroll is s²/m, with a risk of ruin of about 13.5%; half Kelly’s is twice that, with about 1.8%. The number after ± is the standard error. Rounds that you sit out count as rounds. The charts leave out counts with fewer than one round in 1,000.

# Heading of the best ramp.
best-heading = The best ramp

# Introduction to the best ramp.
best-intro = Of all ramps between your lowest and your highest bet with this risk and bankroll, this one gains the most.

# Shown when no ramp gains with that risk.
no-best = No ramp between your lowest and your highest bet gains with this risk and this bankroll.

# Title of the chart of the edge by true count.
edge-title = Edge by true count

# Title of the chart of the rounds by true count.
share-title = Rounds by true count

# Title of the chart of the risk of ruin.
ruin-title = Risk of ruin by bankroll

# Column: the true count.
bets-count = True count

# Column: the running count.
running-count = Running count

# Title of the chart of the edge by running count.
edge-by-running = Edge by running count

# Title of the chart of the rounds by running count.
share-by-running = Rounds by running count

# Column: the share of rounds.
bets-share = Rounds

# Column: the edge.
bets-edge = Edge

# Column: the standard error.
error = Standard error

# Column: the player’s bet.
bets-bet = Your bet

# Column: the bet of the best ramp.
bets-best = Best bet


## Sentences and names.

# Error below a field: what to type instead.
# $field (BetField): the field
wrong-field = { $field ->
    [dealt] Type a whole number from 0 to 95.
    [rounds] Type a whole number from 1,000 to 1,000,000,000.
    [seed] Type a whole number from 0 to 999,999,999.
    [bank] Type a number of units above 0, up to 1,000,000,000.
   *[risk] Type a number between 0 and 100.
}

# Error below the ramp: what to type instead.
wrong-ramp = Each bet must be a number from 0 to 1,000,000, and at least one must be above 0.

# Column of the results: a player.
# $player (Player): the player
player = { $player ->
    [no-error] No error
    [misses] One card in 50 missed
   *[basic] Basic strategy alone
}

# Row of the results: a figure.
# $figure (Figure): the figure
figure-name = { $figure ->
    [bet] Mean bet
    [mean] Gain per round
    [deviation] Standard deviation per round
    [mean-of-hundred] Gain per 100 rounds
    [deviation-of-hundred] Standard deviation per 100 rounds
    [edge] Gain per unit bet
    [score] SCORE
    [n0] N0, in rounds
    [ruin] Risk of ruin
    [kelly] Bankroll for full Kelly
   *[half-kelly] Bankroll for half Kelly
}

# Introduction to the ramp of an unbalanced system, which goes by the running count.
# $start (Text): the running count after a shuffle, with its sign
# $decks (Text): the number of decks in the shoe
running-intro = This system is unbalanced, so the ramp goes by the running count. It starts at { $start } (decks in the shoe: { $decks }) and is rounded down. Type one bet, in units, for each running count. A bet of 0 sits the round out.

# Note below that: the player starts the running count at the table elsewhere.
# $start (Text): the start at the table, with its sign
# $shift (Number): the difference between the two starts
# $higher (Bool): whether the start at the table is higher
running-shift = At the table you start at { $start }, so these counts are { $shift } { $higher ->
    [yes] higher
   *[no] lower
} there.

# First step of a ramp: this count and all below it.
# $count (Text): the count, with its sign
up-to = { $count } or lower

# Last step of a ramp: this count and all above it.
# $count (Text): the count, with its sign
bets-from = { $count } or higher

# Label of the field for the bet at a count.
# $measure (Measure): what the ramp goes by
# $counts (Text): a count with its sign, or all from it on up or down
bet-at = { $measure ->
    [true-count] Bet at a true count of { $counts }
   *[running-count] Bet at a running count of { $counts }
}

# Progress of the simulation.
# $done (Text): the number of rounds played, with each player
# $all (Text): the total number
bets-progress = { $done } of { $all } rounds with each player.

# Shown after the simulation was stopped.
# $done (Text): the number of rounds played, with each player
bets-cancelled = Stopped. Rounds played with each player: { $done }.

# Announcement: the result of the player without errors.
# $mean (Text): the number of units, with its sign
# $error (Text): the standard error, with ± before it
bets-told = Without errors, 100 rounds bring { $mean } { $error } units.

# Announcement: the results of the best ramp and of the player’s ramp.
# $best (Text): the number of units the best ramp brings, with its sign
# $own (Text): the number of units the player’s own brings, with its sign
best-told = Without errors, it brings { $best } units in 100 rounds; yours brings { $own }.

# Standard error after a figure.
# $error (Text): the error, in digits
plus-or-minus = ±{"\u00A0"}{ $error }

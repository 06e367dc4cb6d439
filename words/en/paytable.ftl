### Choice PracticeKind: high-pairs, low-pairs, four-to-flush, four-to-straight, three-to-royal, high-cards, joker, deuces, kickers

# Introduction at the top of the page.
paytable-lede = Change what a hand pays and see what the table returns. Every possible deal is counted, with the best hold of each and every draw.

# Heading of the pay tables that can be chosen.
paytable-tables = Pay tables

# Heading above the list of games.
paytable-games = Games

# Label of the field that searches the list.
find-game = Find a game

# Shown when no game matches.
no-game = No game has this name.

# Column of the list: the game.
game = Game

# Column of the list: the return.
return-column = Return

# Column of the list: the variance.
variance = Variance

# Note above the list.
games-note = Each game has its usual pay table here, with five coins and best play. The higher the variance, the more the results swing. Press a column’s name to sort by it.

# Heading of the bankroll calculator.
bankroll = Bankroll

# Introduction to the bankroll calculator.
bankroll-note = The risk for a bankroll with this pay table, best play and the coins you choose. With fewer than five coins, a royal flush pays less for each. The amounts are in the unit of the bet you type. Only whole bets are played, so a bankroll below one bet is ruined.

# Label of the field for the bankroll.
bank-field = Bankroll

# Label of the field for the bet on a hand.
bet-field = Bet per hand

# Label of the choice of the coins bet.
coins-field = Coins bet

# Label of the field for the hands per hour.
hands-field = Hands per hour

# Label of the choice of how many hands are drawn from one deal.
at-once-field = Hands from one deal

# Note below the results for several hands from one deal.
of-rounds = With several hands from one deal, a round costs the bets of all its hands. A bankroll that can’t pay for the next round is ruined. The risk of ruin is worked out from all deals: the exact risk lies between those shown for a bankroll one round smaller and one round larger. The chance to double is shown for bankrolls of up to 2,000 bets on a hand. It is exact without cash back.

# Label of the field for the cash back.
cash-back-field = Cash back, %

# Error below a field: not an amount above 0, up to the largest.
# $most (Text): the largest
no-amount-up-to = Type a number above 0, up to { $most }.

# Error below a field: not a percentage.
no-percent = Type a number from 0 to 100.

# Error below the field for the bankroll: too many bets.
too-many-bets = Type a bankroll of at most 100,000 bets.

# Result: the average of a hand.
per-hand = Average per hand

# Result: the average of an hour.
per-hour = Average per hour

# Result: the standard deviation of an hour.
deviation = Standard deviation per hour

# Result: the risk of ruin.
ruin = Risk of ruin

# Result: the chance to double the bankroll before ruin.
doubles = Chance to double before ruin

# Result: the risk of ruin before the bankroll is doubled.
before-double = Ruin before doubling

# Result: N0, the number of hands after which the average result equals one standard deviation.
hands-to-n0 = N0, in hands

# Result: the bankroll for a risk of 5%.
five-percent = Bankroll for a risk of 5%

# Result: the bankroll for a risk of 1%.
one-percent = Bankroll for a risk of 1%

# Value of a result: there is no such number.
never = none

# Button: saves these numbers.
paytable-save-csv = Save as CSV

# Heading of the strategy chart.
paytable-strategy = Strategy chart

# Introduction to the strategy chart.
strategy-note = A list of holds that a person can learn, written from the exact values for this pay table. Its cost is exact too, because it is counted over all deals. The longest chart has a row for each kind of hold that is the best of some deal. The extra cost is compared with it.

# Label of the choice: how much more than the longest chart the chart may cost.
most-cost = Extra cost, at most

# Button: writes the chart.
write-chart = Write the chart

# Button: stops writing the chart.
paytable-cancel-chart = Cancel

# Note above the chart: how to read it.
how-read = Read it from the top: hold the cards of the first row that fits your hand, with all wild cards. The last column says how much more the chart would cost without that row.

# Column of the chart: the number of the row.
row = No.

# Column of the chart: the hold.
hold-column = Hold

# Column of the chart: the worth of the hold.
worth-column = Worth

# Column of the chart: the additional cost without the row.
price-column = Cost without it

# Button: prints the chart.
print = Print

# Heading of the best charts of each number of rows.
rows-heading = Charts of few rows

# Introduction to that section.
rows-intro = What a chart costs by its number of rows: for each number that lowers the cost, the best chart that the search finds. Its cost is exact. The curve leaves out what is over 1%. The search can take a minute.

# Button: starts the search.
rows-find = Find them

# Result of the search.
# $charts (Number): the number of charts
rows-found = { $charts ->
    [one] The search found { $charts } chart.
   *[other] The search found { $charts } charts.
}

# Heading of the curve.
rows-curve = What each number of rows costs

# Label of the choice of the number of rows, and column of the table.
rows-number = Rows

# Column of the table: the cost.
rows-costs = Cost

# Above the chosen chart.
# $rows (Number): the number of rows
# $percent (Text): its cost, with the percent sign
rows-cost = { $rows ->
    [one] This chart of { $rows } row costs { $percent } of the bets.
   *[other] This chart of { $rows } rows costs { $percent } of the bets.
}

# Notice: the address names no pay table.
paytable-mangled = This link names no pay table, so nothing was changed.

# Heading of the return.
return-heading = What the table returns

# Shown while the return is computed.
paytable-working = Working it out…

# Note below the return: how it is computed.
paytable-how-counted = With the best hold of every hand. Where two holds are worth the same, the one with more cards counts.

# Heading of the pay table.
paytable-table-heading = The pay table

# Error below a field of the pay table: not a possible pay.
no-pay = Type a whole number from 0 to 9999.

# Why the table cannot be played: a field of the pay table has an error.
first-the-pay = First correct what a hand pays: one of the numbers above isn’t a whole number from 0 to 9999.

# Column of the pay table: the hand.
paytable-hand = Hand

# Column of the pay table: coins paid per coin bet.
pays = Pays per coin

# Column of the pay table: how often the hand comes up.
comes = Comes up

# Column of the pay table: the part of the bet that the hand returns.
returns = Returns

# Row of the pay table: hands that pay nothing.
paytable-nothing = Nothing

# Introduction to the section about practice.
paytable-practice-intro = Hands of one kind with this pay table, one after another, for five coins each. They don’t count for your chips.

# Button: practice with penalty cards.
penalty-cards = Penalty cards

# Note beside that button: the meaning of “penalty card”.
penalty-note = Hands in which a card that you discard changes the best hold.

# Button: plays at a table with this pay table.
paytable-play = Play with this pay table


## Sentences and names.

# Result above the chart: its cost.
# $percent (Text): the part of a bet, with its sign
paytable-chart-costs = This chart costs { $percent } of a bet against perfect play.

# Result above the chart: the return when played by the chart.
# $percent (Text): the part of what is bet, with its sign
paytable-by-chart = Played by the chart, this table returns { $percent }.

# Result: the return with five coins.
# $percent (Text): the part of what is bet, with its sign
on-five = With best play this table returns { $percent } of what is bet, if you bet five coins.

# Result: the return with fewer coins.
# $percent (Text): the part of what is bet, with its sign
on-fewer = With fewer coins it returns { $percent }, because then a royal flush pays at most 250 per coin.

# Result: the return as a fraction.
# $of (Text): its upper number
# $all (Text): its lower number
exactly = Exactly: { $of } / { $all }.

# Value in the column “Comes up”.
# $hands (Text): it comes once in so many hands
one-in = 1 in { $hands }

# Button: practice with a kind of hands.
# $kind (PracticeKind): the kind
practised = { $kind ->
    [high-pairs] High pairs
    [low-pairs] Low pairs
    [four-to-flush] Four to a flush
    [four-to-straight] Four to a straight
    [three-to-royal] Three to a royal
    [high-cards] High cards
    [joker] Hands with the joker
    [deuces] Hands with deuces
   *[kickers] Kickers
}

# Note beside “Your mistakes”: how many kinds of hands.
# $count (Number): the number
kinds-misplayed = { $count ->
    [one] { $count } kind of hand you misplayed lately.
   *[other] { $count } kinds of hand you misplayed lately.
}

# Note beside “Your mistakes” when the pay table on the page has none, but another one has. A link follows.
# $table (Text): the name of the other pay table
# $count (Number): the number of kinds of hand there
misplayed-elsewhere = { $count ->
    [one] None with this pay table. Misplayed lately with { $table }: one kind of hand.
   *[other] None with this pay table. Misplayed lately with { $table }: { $count } kinds of hand.
}

# Link after that note: shows the other pay table.
show-that-table = Show that pay table

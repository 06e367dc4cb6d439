### Choice PracticeKind: high-pairs, low-pairs, four-to-flush, four-to-straight, three-to-royal, high-cards, joker, deuces, kickers

# What can be done here.
lede = Change what a hand pays and see what the table returns. Every hand that can be dealt is counted, with the best hold of each and every draw.

# Names the tables that can be taken as they are.
tables = Pay tables

# The heading above the list of the games.
games = Games

# Names the field in which a game is found.
find-game = Find a game

# No game is called so.
no-game = No game has this name.

# Names the column of the games.
game = Game

# Names the column of what they return.
return-column = Return

# Names the column of their variance.
variance = Variance

# What the list shows, and how it is sorted.
games-note = Each by its usual pay table, with five coins and best play. The higher the variance, the more the results swing. Press a column’s name to sort by it.

# The heading above the bankroll.
bankroll = Bankroll

# What is worked out of it.
bankroll-note = What a bankroll has to stand by this pay table, with best play and the coins you choose. With fewer than five a royal flush pays less for each. The amounts are in the unit of the bet you type.

# Names the field of the bankroll.
bank-field = Bankroll

# Names the field of the bet on a hand.
bet-field = Bet on a hand

# Names the choice of the coins that the bet is of.
coins-field = Coins bet

# Names the field of the hands in an hour.
hands-field = Hands an hour

# Names the choice of how many hands are drawn from each deal.
at-once-field = Hands from one deal

# Says how the risks of several hands are worked out.
of-rounds = With several hands from one deal, a round costs the bets of all its hands. A bankroll that cannot pay for the next round is ruined. The risk of ruin is worked out from all deals: the exact risk lies between those shown for a bankroll one round smaller and one round larger. The chance to double is shown for bankrolls of up to 2,000 bets on a hand. It is exact without cash back.

# Names the field of the cash back.
cash-back-field = Cash back, %

# What is typed is no amount.
no-amount = Type a number above 0.

# What is typed is no percentage.
no-percent = Type a number from 0 to 100.

# The bankroll is of too many bets.
too-many-bets = Type a bankroll of at most 100,000 bets.

# Names the mean of a hand.
per-hand = A hand, on average

# Names the mean of an hour.
per-hour = An hour, on average

# Names the deviation of an hour.
deviation = Deviation of an hour

# Names the chance of ruin.
ruin = Risk of ruin

# Names the chance to double the bankroll.
doubles = Chance to double before ruin

# Names the chance of ruin before the bankroll is doubled.
before-double = Ruin before doubling

# Names the hands after which the mean is one deviation.
hands-to-n0 = N0, in hands

# Names the bankroll for a risk of five percent.
five-percent = Bankroll for a risk of 5%

# Names the bankroll for a risk of one percent.
one-percent = Bankroll for a risk of 1%

# There is no such number.
never = none

# Opens the numbers of the chart.
as-table = The numbers as a table

# Saves the numbers as a file.
save-csv = Save as CSV

# Saves the chart as a file.
save-svg = Save as SVG

# The heading above the strategy chart.
strategy = Strategy chart

# What a strategy chart is.
strategy-note = A list of holds that a person can learn, written from the exact values for this pay table. It cannot err: its cost is counted over all deals.

# Names the choice of how much the chart may cost.
most-cost = It may cost up to

# Has the chart written.
write-chart = Write the chart

# Stops what is being written.
cancel-chart = Cancel

# How the chart is read.
how-read = Read it from the top: hold the cards of the first row that fits your hand, with all wild cards. The last column says what the chart would cost more without that row.

# Names the column of the numbers of the rows.
row = No.

# Names the column of the holds.
hold-column = Hold

# Names the column of what holds are worth.
worth-column = Worth

# Names the column of what the chart costs more without a row.
price-column = Price without it

# Prints the chart.
print = Print

# The address has named a table that there is not.
mangled = This link names no pay table, so it changed nothing.

# The heading above what the table returns.
return-heading = What the table returns

# It is being worked out.
working = Working it out…

# How it is worked out.
how-counted = With the best hold of every hand. Where two holds are worth the same, the one with more cards is counted.

# The heading above the table.
table-heading = The pay table

# What is typed is no pay.
no-pay = Type a whole number from 0 to 9999.

# Why nothing can be played by the table: what is typed for a hand is no pay.
first-the-pay = First correct what a hand pays: one of the numbers above is no whole number from 0 to 9999.

# Names the column of the hands.
hand = Hand

# Names the column of what they pay for a coin.
pays = Pays for a coin

# Names the column of how often they come.
comes = Comes up

# Names the column of what part of a bet they return.
returns = Returns

# The row of what is not paid.
nothing = Nothing

# What practice is.
practice-intro = Hands of one kind by this pay table, one after another, for five coins each. Nothing is counted.

# Leads to practice with penalty cards.
penalty-cards = Penalty cards

# What a penalty card is.
penalty-note = Hands in which a card that you discard changes the best hold.

# Leads to the table, where this pay table is chosen.
play = Play by this table


## Sentences and names.

# Says what the strategy chart costs against perfect play, above it.
# $percent (Text): the part of a bet, with its sign
chart-costs = This chart costs { $percent } of a bet against perfect play.

# Says what the table returns if it is played by the chart.
# $percent (Text): the part of what is bet, with its sign
by-chart = Played by the chart, this table returns { $percent }.

# Says what the table returns of five coins that are bet, with best play.
# $percent (Text): the part of what is bet, with its sign
on-five = With best play this table returns { $percent } of what is bet, if you bet five coins.

# Says what it returns of fewer coins.
# $percent (Text): the part of what is bet, with its sign
on-fewer = With fewer coins it returns { $percent }, because a royal flush pays at most 250 for a coin then.

# Gives the return as a fraction.
# $of (Text): its upper number
# $all (Text): its lower number
exactly = Exactly: { $of } / { $all }.

# Says how often a hand comes up.
# $hands (Text): it comes once in so many hands
one-in = 1 in { $hands }

# Names a kind of hands, where it leads to practice with them.
# $kind (PracticeKind): which kind
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

# Says how many kinds of hands were played badly of late, beside what leads to practice with them.
# $count (Number): how many
kinds-misplayed = { $count ->
    [one] { $count } kind of hand you misplayed lately.
   *[other] { $count } kinds of hand you misplayed lately.
}

## What is held. Cards are given in as few signs as will do.

# To hold all five cards, for the middle of a sentence.
to-stand-pat = stand pat

# To hold no card, for the middle of a sentence.
to-swap-all = swap all five

# To hold these cards, for the middle of a sentence.
# $cards (Text): the cards
to-hold-cards = hold { $cards }

# The player held all five cards. Begins a sentence.
you-stood-pat = You stood pat

# The player held no card. Begins a sentence.
you-swapped-all = You swapped all five

# The player held these cards. Begins a sentence.
# $cards (Text): the cards
you-held-cards = You held { $cards }

# A joker that is held, in a list of cards.
joker-held = joker

# One of several holds of which each would do, in a list of them.
# $to-hold (Text): the hold, as “hold 7♦ 8♦”
hold-of-several = { $to-hold }

# Stands between holds of which each would do.
between-holds = {" or "}


## What is best.

# This is the best to do.
# $to-hold (Text): what to do, as “hold 7♦ 8♦”
# $worth (Text): how many bets it pays on average
best-hold = Best: { $to-hold }. That pays { $worth } bets on average.

# Several holds are worth the same, and the best.
# $holds (Text): the holds, one after the other
# $worth (Text): how many bets each pays on average
best-of-holds = Best: { $holds }. Each pays { $worth } bets on average.

# What this pays on average, in bets, as a row of a list.
# $to-hold (Text): what to do, as “hold 7♦ 8♦”
# $value (Text): an amount in bets, or a percentage
hold-pays = { CAPITAL($to-hold) } { $value }

# A row of the list that is worth as much as the best one.
# $row (Text): the row
hold-ties = { $row }, tied for best

# What a hand comes to that is not paid.
nothing = Nothing

# What stands between two results of a hold.
between-results = {", "}

# What the values mean.
# $unseen (Number): how many cards the player has not seen
hold-unit = In bets: 1 is your bet back. Exact for the { $unseen } cards you haven’t seen.


## What was done.

# What the player did was the best.
# $you-held (Text): what that was, as “You held 7♦ 8♦”
hold-was-best = { $you-held }, and that was best.

# What the player did was worth less than the best, but by less than is shown.
# $you-held (Text): what that was, as “You held 7♦ 8♦”
hold-was-as-good = { $you-held }, which was as good as the best, to a thousandth of a bet.

# What the player did cost something, and something else would have been better.
# $you-held (Text): what that was, as “You held 7♦ 8♦”
# $cost (Text): how much of a bet it cost
# $under-one (Bool, optional): whether that is less than one bet
# $to-hold (Text): what would have been the best, as “hold 7♦ 8♦”
hold-cost = { $you-held }. That cost { IN_BETS($cost, $under-one) }: the best was to { $to-hold }.


## The strategy chart.

# What the strategy chart has the player do, which is the best.
# $holds (Text): what to do, one of these
chart-is-best = The chart says: { $holds }. That is the best hold.

# The same where it is worth less than the best.
# $holds (Text): what to do
# $cost (Text): how much of a bet it costs
# $under-one (Bool, optional): whether that is less than one bet
chart-costs = The chart says: { $holds }. That costs { IN_BETS($cost, $under-one) }.

# The same where the chart has several holds, of which the worst one costs this.
# $holds (Text): what to do, one of these
# $cost (Text): how much of a bet it costs at most
# $under-one (Bool, optional): whether that is less than one bet
chart-costs-up-to = The chart says: { $holds }. That costs up to { IN_BETS($cost, $under-one) }.

# Which row of the chart that is, and what the row is for.
# $number (Number): which row, counted from 1
# $rows (Number): how many rows the chart has
# $hold (Text): what the row is for
chart-row = Why? It is the first row of the chart that fits, { $number } of { $rows }: { $hold }.

# No row of the chart fits.
# $rows (Number): how many rows the chart has
no-chart-row = Why? None of the { $rows } rows of the chart fits.

# The strategy chart for this pay table is being written.
chart-is-written = Writing the strategy chart for this pay table…


## Solo draw.

# This has the best chance to make a better kind of hand.
# $to-hold (Text): what to do, as “hold 7♦ 8♦”
# $percent (Text): how often it does
best-chance = Most likely to improve: { $to-hold } ({ $percent }).

# Nothing can make a better kind of hand.
no-better = No swap can make a better kind of hand.

# What the chances mean.
# $unseen (Number): how many cards are left in the deck
chances-unit = How often the hand becomes one of a better kind. Exact for the { $unseen ->
    [one] one card
   *[other] { $unseen } cards
} left in the deck.

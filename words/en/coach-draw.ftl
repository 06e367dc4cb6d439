## Holds, with cards as short signs: 7♦.

# Holding all five cards, in a sentence.
to-stand-pat = stand pat

# Holding no card, in a sentence.
to-swap-all = swap all five

# Holding these cards, in a sentence.
# $cards (Text): the cards
to-hold-cards = hold { $cards }

# First part of a sentence: the player held all five cards.
you-stood-pat = You stood pat

# First part of a sentence: the player held no card.
you-swapped-all = You swapped all five

# First part of a sentence: the player held these cards.
# $cards (Text): the cards
you-held-cards = You held { $cards }

# A held joker, in a list of cards.
joker-held = joker

# One of several equally good holds, in a list of them.
# $to-hold (Text): the hold, as “hold 7♦ 8♦”
hold-of-several = { $to-hold }

# Joins equally good holds.
between-holds = {" or "}


## Advice.

# Advice of the coach: the best hold.
# $to-hold (Text): the hold, as “hold 7♦ 8♦”
# $worth (Text): the number of bets it pays on average
best-hold = Best: { $to-hold }. That pays { $worth } bets on average.

# Advice of the coach: several holds are equally good, and the best.
# $holds (Text): the holds, one after the other
# $worth (Text): the number of bets each pays on average
best-of-holds = Best: { $holds }. Each pays { $worth } bets on average.

# Row in the list of holds: the hold, and what it pays on average.
# $to-hold (Text): the hold, as “hold 7♦ 8♦”
# $value (Text): an amount in bets, or a percentage
hold-pays = { CAPITAL($to-hold) } { $value }

# Row in the list of holds: as good as the best.
# $row (Text): the row
hold-ties = { $row }, tied for best

# Name of a result that pays nothing.
nothing = Nothing

# Joins two results of a hold.
between-results = {", "}

# Note below the list of holds: the unit of the values.
# $unseen (Number): the number of cards the player has not seen
hold-unit = In bets: 1 is your bet back. Exact for the { $unseen } cards you haven’t seen.


## Judgements.

# Judgement of the coach: the player’s hold was the best.
# $you-held (Text): the player’s hold, as “You held 7♦ 8♦”
hold-was-best = { $you-held }, and that was best.

# Judgement of the coach: the player’s hold was worth less than the best, by less than the shown digits.
# $you-held (Text): the player’s hold, as “You held 7♦ 8♦”
hold-was-as-good = { $you-held }, which was as good as the best, to a thousandth of a bet.

# Judgement of the coach: the player’s hold cost something.
# $you-held (Text): the player’s hold, as “You held 7♦ 8♦”
# $cost (Text): the cost, in bets
# $under-one (Bool, optional): whether that is less than one bet
# $to-hold (Text): what would have been the best, as “hold 7♦ 8♦”
hold-cost = { $you-held }. That cost { IN_BETS($cost, $under-one) }: the best was to { $to-hold }.


## The strategy chart.

# Advice of the strategy chart: its hold is the best.
# $holds (Text): the equally good holds
chart-is-best = The chart says: { $holds }. That is the best hold.

# Advice of the strategy chart: its hold is worth less than the best.
# $holds (Text): the hold
# $cost (Text): the cost, in bets
# $under-one (Bool, optional): whether that is less than one bet
chart-costs = The chart says: { $holds }. That costs { IN_BETS($cost, $under-one) }.

# Advice of the strategy chart: several holds, the worst of which costs this much.
# $holds (Text): the equally good holds
# $cost (Text): the highest cost, in bets
# $under-one (Bool, optional): whether that is less than one bet
chart-costs-up-to = The chart says: { $holds }. That costs up to { IN_BETS($cost, $under-one) }.

# Reason for the chart’s advice: the row of the chart that fits.
# $number (Number): the number of the row, counted from 1
# $rows (Number): the number of rows of the chart
# $hold (Text): what the row is for
chart-row = Why? It is the first row of the chart that fits, { $number } of { $rows }: { $hold }.

# Reason for the chart’s advice: no row of the chart fits.
# $rows (Number): the number of rows of the chart
no-chart-row = { $rows ->
    [one] Why? The only row of the chart doesn’t fit.
   *[other] Why? None of the { $rows } rows of the chart fits.
}

# Shown while the strategy chart for this pay table is being written.
chart-is-written = Writing the strategy chart for this pay table…


## Draw poker.

# Advice of the coach at draw poker: the hold with the best chance of a better kind of hand.
# $to-hold (Text): the hold, as “hold 7♦ 8♦”
# $percent (Text): the chance
best-chance = Most likely to improve: { $to-hold } ({ $percent }).

# Advice of the coach at draw poker: several holds have the best chance of a better kind of hand.
# $holds (Text): the holds, one after the other
# $percent (Text): the chance of each
best-chance-of-holds = Most likely to improve: { $holds } ({ $percent } each).

# Advice of the coach at draw poker: no swap makes a better kind of hand.
no-better = No swap can make a better kind of hand.

# Note below the list of holds at draw poker: the meaning of the chances.
# $unseen (Number): the number of cards left in the deck
chances-unit = How often the hand becomes one of a better kind. Exact for the { $unseen ->
    [one] one card
   *[other] { $unseen } cards
} left in the deck.

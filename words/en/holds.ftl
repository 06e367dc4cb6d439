## Kinds of holds in the rows of a video poker strategy chart. Wild cards are held too, and the numbers include them.

# Row of the chart: hold the whole hand.
hold-whole = As dealt

# Row of the chart: hold four of a kind.
hold-four = Four of a kind

# Row of the chart: hold three of a kind.
hold-three = Three of a kind

# Row of the chart: hold three of a kind and a kicker.
hold-three-with-kicker = Three of a kind with a kicker

# Row of the chart: hold two pair.
hold-two-pair = Two pair

# Row of the chart: hold a pair.
hold-pair = Pair

# Row of the chart: hold a pair and a kicker.
hold-pair-with-kicker = Pair with a kicker

# Row of the chart: hold cards of a possible royal flush.
# $cards (Number): the number
hold-royal = { $cards } to a royal flush

# Row of the chart: hold cards of a possible straight flush.
# $cards (Number): the number
hold-straight-flush = { $cards } to a straight flush

# Row of the chart: hold cards of a possible flush.
# $cards (Number): the number
hold-flush = { $cards } to a flush

# Row of the chart: hold cards of several suits, tens or higher.
# $cards (Number): the number
hold-high = { $cards ->
    [one] { $cards } high card
   *[other] { $cards } high cards of several suits
}

# Row of the chart: hold cards of a possible straight.
# $cards (Number): the number
hold-straight = { $cards } to a straight

# Row of the chart: hold one card.
hold-one = One card

# Row of the chart: hold the wild cards alone.
hold-nothing-else = nothing else

# Row of the chart: hold no card.
hold-nothing = Nothing: swap all five


## Details that tell a hold from others of its kind.

# Detail of a row: how many of its cards pay as a pair.
# $high (Number): the number
high-cards = { $high ->
    [0] no high card
    [one] { $high } high card
   *[other] { $high } high cards
}

# Detail of a row: how many straights are possible, and how many of its cards pay as a pair.
# $ways (Number): the number of straights
# $high (Number): the number of cards paid as a pair
straights-and-high = { $ways ->
    [one] { $ways } straight, { HIGH-CARDS($high) }
   *[other] { $ways } straights, { HIGH-CARDS($high) }
}

# Row of the chart: a hold with wild cards.
# $wild (Number): the number of wild cards
# $hold (Text): the hold of the other cards
with-wild = { $wild ->
    [one] { $wild } wild card: { SMALL($hold) }
   *[other] { $wild } wild cards: { SMALL($hold) }
}

# Row of the chart: all holds of a kind but a few.
# $sort (Text): the kind of hold
# $which (Text): those that are missing
all-but = { $sort } (all but { $which })

# Row of the chart: some holds of a kind.
# $sort (Text): the kind of hold
# $which (Text): those that are there
one-of = { $sort } ({ $which })

# Joins two holds of one kind.
which-between = {"; "}

# Joins two kinds of holds in a row.
sorts-between = {"; "}

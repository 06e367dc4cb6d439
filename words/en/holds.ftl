## What sort of hold a row of a strategy chart of video poker is for. Wild cards are held besides, and are in the numbers.

# The whole hand is held.
hold-whole = As dealt

# Four of a kind are held.
hold-four = Four of a kind

# Three of a kind are held.
hold-three = Three of a kind

# Three of a kind and a kicker are held.
hold-three-with-kicker = Three of a kind with a kicker

# Two pair are held.
hold-two-pair = Two pair

# A pair is held.
hold-pair = Pair

# A pair and a kicker are held.
hold-pair-with-kicker = Pair with a kicker

# Cards that are to become a royal flush are held.
# $cards (Number): how many
hold-royal = { $cards } to a royal flush

# Cards that are to become a straight flush are held.
# $cards (Number): how many
hold-straight-flush = { $cards } to a straight flush

# Cards that are to become a flush are held.
# $cards (Number): how many
hold-flush = { $cards } to a flush

# Cards of several suits, tens or higher, are held.
# $cards (Number): how many
hold-high = { $cards } high cards of several suits

# Cards that are to become a straight are held.
# $cards (Number): how many
hold-straight = { $cards } to a straight

# One card is held.
hold-one = One card

# No card but the wild ones is held.
hold-nothing-else = nothing else

# No card is held.
hold-nothing = Nothing: swap all five


## What tells a hold from others of its sort.

# So many of its cards are paid as a pair.
# $high (Number): how many
high-cards = { $high ->
    [0] no high card
    [one] { $high } high card
   *[other] { $high } high cards
}

# So many straights can come of it, and so many of its cards are paid as a pair.
# $ways (Number): how many straights
# $high (Number): how many cards are paid as a pair
straights-and-high = { $ways ->
    [one] { $ways } straight, { HIGH-CARDS($high) }
   *[other] { $ways } straights, { HIGH-CARDS($high) }
}

# A hold with wild cards.
# $wild (Number): how many wild cards
# $hold (Text): the hold of the other cards
with-wild = { $wild ->
    [one] { $wild } wild card: { SMALL($hold) }
   *[other] { $wild } wild cards: { SMALL($hold) }
}

# All holds of a sort but a few.
# $sort (Text): what sort of hold
# $which (Text): those that are missing
all-but = { $sort } (all but { $which })

# Some holds of a sort.
# $sort (Text): what sort of hold
# $which (Text): those that are there
one-of = { $sort } ({ $which })

# Stands between two holds of one sort.
which-between = {"; "}

# Stands between two sorts of holds in a row.
sorts-between = {"; "}

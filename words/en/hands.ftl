## Several hands of video poker from one deal.

# Number of hands: “10 hands”.
# $hands (Number): the number
hands-in-words = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}

# Bet on each of several hands: “Bet: 5 coins on each of 10 hands”.
# $coins (Number): the number of coins on each
# $hands (Number): the number of hands
bet-on-hands = Bet: { COINS($coins) } on each of { HANDS-IN-WORDS($hands) }

# Name of hands that pay nothing.
no-prize = Nothing

# Announcement: how many hands there are, and how many of each kind: “10 hands. Full house: 1. Nothing: 9.”
# $hands (Number): the number
# $counts (Text): the names with their counts
hands-with-counts = { HANDS-IN-WORDS($hands) }.{ $counts }

# One of those kinds with its number, after a space.
# $name (Text): their name
# $count (Number): the number
hands-of-name = {" "}{ $name }: { $count }.

# Announcement: the best of several hands: “The best is hand 4: Full house.”
# $number (Number): its number
# $hand (Text): its name
best-hand-is = The best is hand { $number }: { $hand }.

# Announcement: the coins that all hands pay together.
# $paid (Number): the number of coins; 0 is nothing
hands-pay = { $paid ->
    [0] Nothing is paid.
   *[other] Paid in all: { COINS($paid) }.
}

# Result of the player who shared the deal: the coins that all hands paid together.
# $paid (Number): the number of coins; 0 is nothing
their-hands-pay = { $paid ->
    [0] The player who shared this deal was paid nothing.
   *[other] The player who shared this deal was paid { COINS($paid) }.
}

# Announcement: the player’s chips are enough only for fewer hands than before.
# $hands (Number): the number
enough-for-hands = Your chips are enough for { HANDS-IN-WORDS($hands) } now.

# Heading of the list of all hands.
# $hands (Number): the number
all-the-hands = All { HANDS-IN-WORDS($hands) }

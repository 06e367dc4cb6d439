## Several hands of video poker from one deal.

# So many hands: “10 hands”.
# $hands (Number): how many
hands-in-words = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}

# What is bet on each of several hands: “Bet: 5 coins on each of 10 hands”.
# $coins (Number): how many coins on each
# $hands (Number): how many hands
bet-on-hands = Bet: { COINS($coins) } on each of { HANDS-IN-WORDS($hands) }

# What hands are that are paid nothing.
no-prize = Nothing

# How many hands there are, and how many of them are called what: “10 hands. Full house: 1. Nothing: 9.”
# $hands (Number): how many
# $counts (Text): the names with their counts
hands-with-counts = { HANDS-IN-WORDS($hands) }.{ $counts }

# How many of the hands are called so, one of those counts.
# $name (Text): what they are called
# $count (Number): how many
hands-of-name = {" "}{ $name }: { $count }.

# Which hand is the best one, by its number: “The best is hand 4: Full house.”
# $number (Number): its number
# $hand (Text): what it is called
best-hand-is = The best is hand { $number }: { $hand }.

# What all hands are paid together.
# $paid (Number): how many coins; 0 is nothing
hands-pay = { $paid ->
    [0] Nothing is paid.
   *[other] Paid in all: { COINS($paid) }.
}

# What all hands of the player who shared the deal were paid together.
# $paid (Number): how many coins; 0 is nothing
their-hands-pay = { $paid ->
    [0] The player who shared this deal was paid nothing.
   *[other] The player who shared this deal was paid { COINS($paid) }.
}

# How many hands the chips are enough for, where that is fewer than before.
# $hands (Number): how many
enough-for-hands = Your chips are enough for { HANDS-IN-WORDS($hands) } now.

# Names the list of all hands.
# $hands (Number): how many
all-the-hands = All { HANDS-IN-WORDS($hands) }

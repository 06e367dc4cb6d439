### Choice SideBet: twenty-one-plus-three, perfect-pairs, lucky-ladies, bust-it, hot-three
### Choice SideBetClass: suited-three-of-a-kind, straight-flush, three-of-a-kind, straight, flush, perfect-pair, coloured-pair, mixed-pair, queens-of-hearts-with-natural, queens-of-hearts, matched-twenty, suited-twenty, any-twenty, player-natural, bust-with-three, bust-with-four, bust-with-five, bust-with-six, bust-with-seven, bust-with-eight, three-sevens, suited-twenty-one, twenty-one, twenty, nineteen

# Name of a side bet.
# $bet (SideBet): the side bet
side-bet = { $bet ->
    [twenty-one-plus-three] 21+3
    [perfect-pairs] Perfect Pairs
    [lucky-ladies] Lucky Ladies
    [bust-it] Bust It
   *[hot-three] Hot 3
}

# Note below a side bet: the cards that win it.
# $bet (SideBet): the side bet
side-bet-wins = { $bet ->
    [twenty-one-plus-three] Wins if your first two cards and the dealer’s upcard make a flush, a straight or three of a kind.
    [perfect-pairs] Wins if your first two cards have the same rank.
    [lucky-ladies] Wins if your first two cards count 20.
    [bust-it] Wins if the dealer busts. More cards never pay less. The dealer draws for this bet even if your hands are over, unless your blackjack returns it.
   *[hot-three] Wins if your first two cards and the dealer’s upcard count 19, 20 or 21.
}

# Row in the pay table of a side bet: the cards that win.
# $class (SideBetClass): the class of the cards
side-bet-class = { $class ->
    [suited-three-of-a-kind] Suited three of a kind
    [straight-flush] Straight flush
    [three-of-a-kind] Three of a kind
    [straight] Straight
    [flush] Flush
    [perfect-pair] Perfect pair
    [coloured-pair] Coloured pair
    [mixed-pair] Mixed pair
    [queens-of-hearts-with-natural] Two queens of hearts, and the dealer has blackjack
    [queens-of-hearts] Two queens of hearts
    [matched-twenty] Matched 20
    [suited-twenty] Suited 20
    [any-twenty] Any other 20
    [player-natural] You have blackjack
    [bust-with-three] Bust with 3 cards
    [bust-with-four] Bust with 4 cards
    [bust-with-five] Bust with 5 cards
    [bust-with-six] Bust with 6 cards
    [bust-with-seven] Bust with 7 cards
    [bust-with-eight] Bust with 8 cards or more
    [three-sevens] Three sevens
    [suited-twenty-one] Suited 21
    [twenty-one] Any other 21
    [twenty] Total of 20
   *[nineteen] Total of 19
}

# Odds in a row of that pay table: “25 to 1”. At 0 to 1 the bet comes back.
# $pays (Number): the odds
odds-to-one = { $pays ->
    [0] The bet comes back
   *[other] { $pays } to 1
}

# Heading of the choice of side bets.
side-bets = Side bets

# Label of the choice of the chips on a side bet.
# $bet (SideBet): the side bet
chips-on-side-bet = { SIDE-BET($bet) }: chips beside each hand

# Label of the choice of a side bet’s pay table.
# $bet (SideBet): the side bet
pays-of-side-bet = { SIDE-BET($bet) }: pay table

# Value of the choice of the chips: none.
no-side-bet = none

# Value of a side bet for the unseen cards, where the house has the edge.
# $percent (Text): in percent of the bet, without a sign
side-bet-costs = costs { $percent }% now

# Value of a side bet for the unseen cards, where the player has the edge.
# $percent (Text): in percent of the bet, without a sign
side-bet-gains = gains { $percent }% now

# Announcement: the chips on a side bet.
# $bet (SideBet): the side bet
# $chips (Number): the number of chips
side-bet-lies = { SIDE-BET($bet) }: { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} beside each hand.

# Result of a side bet beside one hand.
# $bet (SideBet): the side bet
# $class (SideBetClass): what the cards are
# $won (Text?): the amount; nothing where the bet comes back
side-bet-brings = { SIDE-BET($bet) }: { SIDE-BET-CLASS($class) }, { $won ->
    [none] the bet comes back
   *[some] +{ $won }
}.

# Result of a side bet beside several hands.
# $bet (SideBet): the side bet
# $won (Text?): the amount; nothing where the bet comes back
side-bet-brings-in-all = { SIDE-BET($bet) }: { $won ->
    [none] the bet comes back
   *[some] +{ $won }
}.

# Announcement: there are no side bets any more.
side-bets-gone = No side bets.

# Announcement: the chips are too few for all hands and side bets of the next round.
fewer-bets = You have too few chips for all your bets, so some are removed until you choose them again.

# Result of a side bet, in a row of a table.
# $bet (SideBet): the side bet
# $class (Text?): the class of the cards; nothing where it is lost
side-bet-ends = { SIDE-BET($bet) }: { $class ->
    [none] lost
   *[some] { $class }
}

# Result of all lost side bets.
# $lost (Text): the amount
side-bets-cost = Side bets lost: { $lost }.

### Choice PracticeKind: high-pairs, low-pairs, four-to-flush, four-to-straight, three-to-royal, high-cards, joker, deuces, kickers

## Video poker.

# Mark on the table during practice: the kind of hands.
# $kind (PracticeKind): the kind of hands
jacks-practice-of = { $kind ->
    [high-pairs] Practice: high pairs
    [low-pairs] Practice: low pairs
    [four-to-flush] Practice: four to a flush
    [four-to-straight] Practice: four to a straight
    [three-to-royal] Practice: three to a royal
    [high-cards] Practice: high cards
    [joker] Practice: hands with the joker
    [deuces] Practice: hands with deuces
   *[kickers] Practice: kickers
}

# Mark on the table during practice: close decisions, in which the second-best hold is nearly as good.
jacks-practice-close = Practice: close decisions

# Mark on the table during practice: hands in which a discarded card changes the best hold.
jacks-practice-penalty = Practice: penalty cards

# Mark on the table during practice: hands like those that the player has misplayed.
jacks-practice-mistakes = Practice: your mistakes

# Number of coins: “5 coins”.
# $count (Number): the number
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

# Bet on a hand: “Bet: 5 coins”.
# $coins (Number): the number
coins-on-hand = Bet: { COINS($coins) }

# Announcement: the hand, and what it pays.
# $hand (Text): its name
# $paid (Number): the number of coins; 0 is nothing
hand-pays = { $hand }: { $paid ->
    [0] pays nothing.
   *[other] pays { COINS($paid) }.
}

# Announcement: the lowest rank of a pair that pays: “Pairs pay from jacks up.”
# $rank (Rank): the rank
pairs-pay-from = Pairs pay from { RANK($rank, form: "many") } up.

# Error: there is no bet.
refused-no-bet = Bet one to five coins.

# Error: the player has too few chips for the bet.
refused-not-enough = You don’t have that many chips.

# Announcement: how many cards are held.
# $count (Number): the number
held-count = { CARDS($count) } held.

# Announcement: a card is held or no longer held, and how many cards are held now.
# $card (Text): the name of the card
# $held (Bool): whether it is held now
# $count (Number): the number of held cards
card-is-held = { $card } { $held ->
    [yes] held
   *[no] not held
}, { $count ->
    [0] nothing held.
   *[other] { CARDS($count) } held.
}

# Description of a table: the held cards.
# $cards (Text): the cards
cards-are-held = You hold { $cards }.

# Announcement: the pay table of the next hand.
# $name (Text): its name
pay-table-is = Pay table: { $name }.

# Description of a pay table: a hand and its coins: “Flush: 30.”
# $prize (Text): the name of the hand
# $coins (Number): the number of coins it pays
prize-pays = { $prize }: { $coins }.

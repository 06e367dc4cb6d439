### Choice PracticeKind: high-pairs, low-pairs, four-to-flush, four-to-straight, three-to-royal, high-cards, joker, deuces, kickers

## Video poker.

# Which hands are practised, as it stands on the table.
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

# Hands are practised in which two holds are nearly as good.
jacks-practice-close = Practice: close decisions

# Hands are practised in which a card that is put aside decides which hold is right.
jacks-practice-penalty = Practice: penalty cards

# Hands are practised that are like those that the player has played badly.
jacks-practice-mistakes = Practice: your mistakes

# So many coins: “5 coins”.
# $count (Number): how many
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

# What is bet on a hand: “Bet: 5 coins”.
# $coins (Number): how many
coins-on-hand = Bet: { COINS($coins) }

# What a hand is, and what it pays, in a sentence.
# $hand (Text): what it is called
# $paid (Number): how many coins; 0 is nothing
hand-pays = { $hand }: { $paid ->
    [0] pays nothing.
   *[other] pays { COINS($paid) }.
}

# From which rank on a pair is paid: “Pairs pay from jacks up.”
# $rank (Rank): which
pairs-pay-from = Pairs pay from { RANK($rank, form: "many") } up.

# A deal is refused, because nothing is bet.
refused-no-bet = Bet one to five coins.

# A bet is refused, because the player does not have so many chips.
refused-not-enough = You do not have that many chips.

# How many cards are held.
# $count (Number): how many
held-count = { CARDS($count) } held.

# This card is held from now on, or no longer; and how many are held now.
# $card (Text): what the card is called
# $held (Bool): whether it is held now
# $count (Number): how many are held
card-is-held = { $card } { $held ->
    [yes] held
   *[no] not held
}, { $count ->
    [0] nothing held.
   *[other] { CARDS($count) } held.
}

# Which cards are held.
# $cards (Text): the cards
cards-are-held = You hold { $cards }.

# What the pay table of the next hand is called.
# $name (Text): its name
pay-table-is = Pay table: { $name }.

# What a hand pays, in the reading of a pay table: “Flush: 30.”
# $prize (Text): what the hand is called
# $coins (Number): how many coins it pays
prize-pays = { $prize }: { $coins }.

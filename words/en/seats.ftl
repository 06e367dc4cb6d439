# The choice of how many hands the player bets on.
hands-bet-on = Hands

# The choice of how many other seats are taken.
other-seats = Other seats

# What the other seats do, and whose their cards are.
about-seats = Other seats play by a fixed chart, with cards from the same shoe and no chips of yours.

# Another seat.
# $number (Number): which, counted from 1
seat-number = Seat { $number }

# Who sits at the table in the next round.
# $hands (Number): how many hands of their own the player bets on
# $others (Number): how many other seats are taken
hands-and-seats = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, { $others ->
    [0] no other seat
    [one] { $others } other seat
   *[other] { $others } other seats
}.

# So many hands.
# $hands (Number): how many, two or three
several-hands = { $hands } hands

# What is bet on each of several hands.
# $chips (Number): how many chips
# $hands (Number): on how many hands, two or three
bet-on-each = { $chips ->
    [one] Bet: { $chips } chip on each of { $hands } hands.
   *[other] Bet: { $chips } chips on each of { $hands } hands.
}

# Another seat takes a card.
# $number (Number): which seat, counted from 1
# $card (Card): the card
seat-draws = Seat { $number } draws { CARD($card, form: "in-sentence") }.

# What another seat’s hand holds, and what it counts.
# $number (Number): which seat, counted from 1
# $cards (Text): the names of the cards
# $total (Number): what they count
seat-holds = Seat { $number } has { $cards }: { $total }.

# The player gives a hand up, beside which others are played on.
hand-given-up = You give this hand up.

# The other seats have cards to take.
seats-turn = The other seats play.

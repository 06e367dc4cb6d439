# Label of the choice of how many hands the player bets on.
hands-bet-on = Hands

# Label of the choice of how many other seats are taken.
other-seats = Other seats

# Note beside that choice: how other seats play, and with which cards.
about-seats = Other seats play by a fixed chart, with cards from the same shoe. Their bets don’t affect your chips.

# Name of another seat.
# $number (Number): its number, counted from 1
seat-number = Seat { $number }

# Announcement: the player’s hands and the other seats of the next round.
# $hands (Number): the number of the player’s own hands
# $others (Number): the number of other seats
hands-and-seats = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, { $others ->
    [0] no other seat
    [one] { $others } other seat
   *[other] { $others } other seats
}.

# Number of hands that the player bets on, two or three.
# $hands (Number): the number, two or three
several-hands = { $hands } hands

# Announcement: the bet on each of several hands.
# $chips (Number): the number of chips
# $hands (Number): on how many hands, two or three
bet-on-each = { $chips ->
    [one] Bet: { $chips } chip on each of { $hands } hands.
   *[other] Bet: { $chips } chips on each of { $hands } hands.
}

# Announcement: another seat takes a card.
# $number (Number): the number of the seat, counted from 1
# $card (Card): the card
seat-draws = Seat { $number } draws { CARD($card, form: "in-sentence") }.

# Announcement: the hand of another seat, and its total.
# $number (Number): the number of the seat, counted from 1
# $cards (Text): the names of the cards
# $total (Number): their total
seat-holds = Seat { $number } has { $cards }: { $total }.

# Announcement: the player surrenders one of several hands.
hand-given-up = You surrender this hand.

# Description of a table: the other seats have cards to take.
seats-turn = The other seats play.

# What can be done here.
lede = Choose any hand, the dealer’s upcard, and the cards that have gone. The coach says exactly what every decision is worth.

# How cards are written.
how-to-write = Write ranks as 2 to 10, J, Q, K and A, such as “10 6”. You may add suits, such as “10♠ 6h”; they change nothing.

# Names the field of the player’s cards.
hand = Your hand

# Names the field of the dealer’s card.
upcard = Dealer’s upcard

# Names the field of the other cards that have gone.
seen = Other cards that have gone

# Names the choice of the field into which the buttons write.
aim = The buttons add cards to

# Names the buttons with the ranks.
ranks = Add a card

# Takes the last card of that field back.
take-back = Remove the last card

# Names the choice of the rules.
rules = Rules

# Leads to the page on which every rule is chosen.
other-rules = Choose every rule

# Names the choice of how the hand came about.
stage = This hand

# It was dealt.
dealt = was dealt

# It was doubled.
doubled = was doubled

# How the hand came about: it is one of several after a split.
# $hands (Number): how many hands there are now
after-split = is one of { $hands } after a split

# The address has named rules that there are not.
mangled = The rules in this link can’t be read, so others are chosen.

# The heading above the values.
values-heading = What each decision is worth

# There is no hand yet.
nothing-yet = Enter your hand and the dealer’s upcard.

# The coach is at work.
working = Working it out…

# The heading above insurance.
insurance-heading = Insurance

# The heading above early surrender. The dealer may look afterwards, or have no hole card to look at.
before-look-heading = Before you know whether the dealer has blackjack

# The heading above what is decided after it.
after-look-heading = If the dealer has no blackjack

# How the page is passed on.
link-note = To share this hand, copy the address of this page.


## Why there is no answer.

# The text is no list of cards.
no-cards = These are not cards. Write ranks such as “10 6” or “A 7”.

# The dealer has one card that lies open.
two-upcards = The dealer has one upcard.

# A hand has two cards or more.
too-few-cards = A hand has at least two cards.

# It is over 21.
bust = This hand is over 21: there is nothing to decide.

# It is a natural.
natural = This hand is a blackjack: there is nothing to decide.

# It is a split ace.
split-ace = By these rules a split ace takes one card: there is nothing to decide.

# It has won by the number of its cards.
charlie = This hand has won by the number of its cards: there is nothing to decide.

# It is doubled already.
already-doubled = By these rules a doubled hand takes no more decisions.

# No split makes it.
no-such-split = No split makes this hand.

# The dealer is sure to have a natural.
certain-natural = With these cards gone, the dealer is sure to have blackjack.

# A card was named more often than there are copies of it.
# $card (Text): the card, in signs
# $copies (Number): how many there are
too-many-copies = { $copies ->
    [one] { $card } is in the deck only once.
   *[other] { $card } is in the shoe only { $copies } times.
}

# More cards of a value were named than there are.
# $value (Text): what they count
# $count (Number): how many there are
too-many-of-value = Only { $count } cards in the shoe count { $value }.

# No hand of a split is one of so many.
# $most (Number): how many hands there are at the most
hands-out-of-range = By these rules there are 2 to { $most } such hands.

# Too few cards are left for a round.
# $left (Number): how many are left
too-few-left = { $left ->
    [one] Only one card is left, too few for this round.
   *[other] Only { $left } cards are left, too few for this round.
}

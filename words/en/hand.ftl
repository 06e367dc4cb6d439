# Introduction at the top of the page.
hand-lede = Choose any hand, the dealer’s upcard, and the cards that have gone. The coach says exactly what every decision is worth.

# Note below the fields: how to write cards.
how-to-write = Write ranks as 2 to 10, J, Q, K and A, such as “10 6”. You may add suits, such as “10♠ 6h”. They don’t change anything.

# Label of the field for the player’s cards.
hand-hand = Your hand

# Label of the field for the dealer’s upcard.
upcard = Dealer’s upcard

# Label of the field for the other cards that have gone.
seen = Other cards that have gone

# Label of the choice of the field that the card buttons fill.
aim = The buttons add cards to

# Name of the group of card buttons.
ranks = Add a card

# Button: removes the last card of that field.
take-back = Remove the last card

# Label of the choice of the rules.
hand-rules = Rules

# Link to the page on which every rule can be chosen.
hand-other-rules = Choose every rule

# Label of the choice of how the hand came about.
stage = This hand

# Value of “This hand”: dealt.
hand-dealt = was dealt

# Value of “This hand”: doubled.
doubled = was doubled

# Value of “This hand”: one of several hands after a split.
# $hands (Number): the number of hands now
after-split = is one of { $hands } after a split

# Notice: the link names rules that do not exist.
hand-mangled = The rules in this link can’t be read, so other rules are chosen.

# Heading of the values.
values-heading = What each decision is worth

# Shown in place of the values before a hand is entered.
hand-nothing-yet = Enter your hand and the dealer’s upcard.

# Shown while the coach computes the values.
hand-working = Working it out…

# Heading of the value of insurance.
insurance-heading = Insurance

# Heading of the value of early surrender.
before-peek-heading = Before you know whether the dealer has blackjack

# Heading of the values after the dealer has looked at the hole card.
after-peek-heading = If the dealer has no blackjack

# Note at the end of the page: how to share the hand.
link-note = To share this hand, copy the address of this page.


## Shown when there is no answer.

# Error: the text is not a list of cards.
no-cards = These aren’t cards. Write ranks such as “10 6” or “A 7”.

# Error: more than one upcard.
two-upcards = The dealer has only one upcard.

# Error: fewer than two cards.
too-few-cards = A hand has at least two cards.

# Shown in place of the values: the hand is over 21.
bust = This hand is over 21: there is nothing to decide.

# Shown in place of the values: the hand is a blackjack.
natural = This hand is a blackjack: there is nothing to decide.

# Shown in place of the values: the hand is a split ace.
split-ace = With these rules a split ace takes one card: there is nothing to decide.

# Shown in place of the values: the hand has won by its number of cards.
charlie = This hand has won by the number of its cards: there is nothing to decide.

# Shown in place of the values: the hand was doubled.
already-doubled = With these rules a doubled hand takes no more decisions.

# Error: no split can make the hand.
no-such-split = No split makes this hand.

# Shown in place of the values: the dealer must have a blackjack.
certain-natural = With these cards gone, the dealer is certain to have a blackjack.

# Error: a card was named more often than the deck or shoe holds it.
# $card (Text): the card, in signs
# $copies (Number): the total number
too-many-copies = { $copies ->
    [one] { $card } is in the deck only once.
   *[other] { $card } is in the shoe only { $copies } times.
}

# Error: more cards of a value were named than the shoe holds.
# $value (Text): their total
# $count (Number): the total number
too-many-of-value = { $count ->
    [one] Only { $count } card in the shoe counts { $value }.
   *[other] Only { $count } cards in the shoe count { $value }.
}

# Error: by these rules a split cannot make this many hands.
# $most (Number): the number of hands at most
hands-out-of-range = { $most ->
    [2] With these rules a pair is split into { $most } hands.
   *[other] With these rules a pair is split into 2 to { $most } hands.
}

# Error: too few cards are left for a round.
# $left (Number): the number left
too-few-left = { $left ->
    [one] Only one card is left, too few for this round.
   *[other] Only { $left } cards are left, too few for this round.
}

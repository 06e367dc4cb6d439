### Choice Jokers: none, one, two
### Choice Category: high-card, one-pair, two-pair, three-of-a-kind, straight, flush, full-house, four-of-a-kind, straight-flush, five-of-a-kind, royal-flush
### Choice Character: textbook, chaser, rock, actuary, mathematician

## Hands.

# Number of jokers in a deck, as a choice and as a sentence.
# $jokers (Jokers): the number
jokers = { $jokers ->
    [none] No jokers
    [one] One joker
   *[two] Two jokers
}

# Name of a poker hand with its ranks: “Full house, aces over fives”.
# $category (Category): its category
# $first (Rank): the rank that counts most
# $second (Rank): the next one
hand-of = { $category ->
    [high-card] { CAPITAL(RANK($first)) } high
    [one-pair] Pair of { RANK($first, form: "many") }
    [two-pair] Two pair, { RANK($first, form: "many") } and { RANK($second, form: "many") }
    [three-of-a-kind] Three of a kind, { RANK($first, form: "many") }
    [straight] Straight, { RANK($first) } high
    [flush] Flush, { RANK($first) } high
    [full-house] Full house, { RANK($first, form: "many") } over { RANK($second, form: "many") }
    [four-of-a-kind] Four of a kind, { RANK($first, form: "many") }
    [straight-flush] Straight flush, { RANK($first) } high
    [five-of-a-kind] Five of a kind, { RANK($first, form: "many") }
   *[royal-flush] Royal flush
}

# Name of a royal flush with a joker.
wild-royal = Royal flush with a joker

# Name of a category of hands, in a list.
# $category (Category): the category
category = { $category ->
    [high-card] High card
    [one-pair] One pair
    [two-pair] Two pair
    [three-of-a-kind] Three of a kind
    [straight] Straight
    [flush] Flush
    [full-house] Full house
    [four-of-a-kind] Four of a kind
    [straight-flush] Straight flush
    [five-of-a-kind] Five of a kind
   *[royal-flush] Royal flush
}

# Announcement: how many cards are marked.
# $count (Number): the number
marked = { CARDS($count) } marked.

# Announcement: a card was marked or unmarked, and how many cards are marked now.
# $card (Text): the name of the card
# $marked (Bool): whether it is marked now
# $count (Number): the number of marked cards
card-is-marked = { $card } { $marked ->
    [yes] marked
   *[no] unmarked
}, { $count ->
    [0] nothing marked.
   *[other] { CARDS($count) } marked.
}

# Announcement: the player’s poker hand, card by card, and its name.
# $cards (Text): the cards
# $called (Text): the name of the hand
you-hold-cards = You have { $cards }: { $called }.

# Description of a table: the cards marked for swapping.
# $cards (Text): the cards
marked-for-swap = Marked for swapping: { $cards }.

# Announcement: the player has swapped cards.
# $count (Number): the number
you-swap = You swap { CARDS($count) }.


## Errors.

# Error: the round is over.
refused-over = The round is over.

# Error: a swap needs a marked card.
refused-nothing-marked = Mark the cards you want to swap, then press Swap.

# Error: more cards are marked than are left in the deck.
# $wanted (Number): the number of marked cards
# $left (Number): the number left
refused-too-few-left = { $left ->
    [one] You marked { $wanted } cards, but only { $left } card is left in the deck: you can swap only one.
   *[other] You marked { $wanted } cards, but only { $left } are left in the deck: you can swap at most { $left }.
}

# Error: a hand in the deck of a link does not have five cards.
# $cards (Number): its number of cards
refused-not-five = A poker hand has five cards; this one has { $cards }.

# Error: the deck of a link holds a card twice.
# $card (Card): the card
refused-card-twice = The deck holds { CARD($card, form: "in-sentence") } twice.

# Error: the deck of a link holds a joker twice.
refused-joker-twice = The deck holds a joker twice.

# Error: the deck of a link holds something that is not a card.
# $code (Text): what stands there
refused-no-card = There is no card “{ $code }”.

# Error: this decision is not possible now.
refused-not-now = You can’t do that now.

# Error: the chips of a link or a save do not fit its rules.
refused-other-stacks = These stacks don’t fit the rules of the table.

# Refusal: the file with the strategy of the Mathematician (an opponent) is not here.
refused-no-solution = The Mathematician’s strategy isn’t here, so this deal can’t be played.

# Refusal: the deal names another version of that strategy.
refused-other-solution = This deal was made for another version of the Mathematician’s strategy. Choose the Mathematician again to play the present one.


## Draw poker.

# Result of draw poker: the best hand of the round.
# $hand (Text): its name
best-hand-called = Best hand: { SMALL($hand) }.

# Description of a table: the cards of the best hand, after “Best hand: …”
# $cards (Text): the cards
best-hand-cards = Its cards: { $cards }.

# Description of a table: how often each category came up in a round of draw poker.
# $list (Text): the categories, each with its number
hands-made-are = Hands made: { $list }.

# A category with its number, in that list.
# $category (Category): the category
# $times (Number): the number of times
hand-made = { SMALL(CATEGORY($category)) } { $times }

# Joins two categories in that list.
hands-made-between = {", "}

# Result of the player who shared the deal: no swap, and this best hand.
# $hand (Text): the name of their best hand
their-solo-without-swap = The player who shared this deal swapped no cards; best hand: { SMALL($hand) }.

# Result of the player who shared the deal: one swap, and this best hand.
# $count (Number): the number of cards
# $hand (Text): the name of their best hand
their-solo-swap = The player who shared this deal swapped { CARDS($count) }; best hand: { SMALL($hand) }.

# Result of the player who shared the deal: several swaps, and this best hand.
# $earlier (Text): the number of cards they swapped each time but the last
# $count (Number): the number of cards of the last swap
# $hand (Text): the name of their best hand
their-solo-swaps = The player who shared this deal swapped { $earlier }, then { CARDS($count) }; best hand: { SMALL($hand) }.

# Number of cards of one of those swaps, but for the last.
# $count (Number): the number of cards
earlier-swap = { $count }

# Joins two of those swaps.
earlier-swaps-between = {", then "}


## The poker match.

# Name of an opponent.
# $character (Character): the opponent
character = { $character ->
    [textbook] The Textbook
    [chaser] The Chaser
    [rock] The Rock
    [actuary] The Actuary
   *[mathematician] The Mathematician
}

# How an opponent plays, beside the name.
# $character (Character): the opponent
manner = { $character ->
    [textbook] keeps any pair or better and never chases
    [chaser] goes after flushes and straights
    [rock] trusts high cards and often stands pat
    [actuary] works out every draw before discarding
   *[mathematician] plays the solved game, bluffs included
}

# Note below the choice of opponents.
mathematician-note = The Mathematician plays alone against you, for chips and without jokers.

# Notice: the file with the strategy of that opponent is on its way.
solution-coming = Fetching the Mathematician’s strategy…

# Notice: that file did not come. Beside it a button tries again.
solution-not-here = The Mathematician’s strategy couldn’t be loaded. Are you online? Until it comes you can play other opponents: no saved round is lost.

# Announcement: the opponents at the table.
# $opponents (Text): their names
you-play-against = You play against { $opponents }.

# Name of an opponent in that announcement.
# $character (Character): the opponent
opponent-in-list = { SMALL(CHARACTER($character)) }

# Joins two names in that announcement.
opponents-between = {", "}

# Joins the last name to that announcement.
opponents-before-last = {" and "}

# Beside the name of a player at the table: how many cards the player swapped.
# $count (Number): the number
swapped = { $count ->
    [0] stood pat
   *[other] swapped { $count }
}

# Announcement: how many cards an opponent has swapped.
# $character (Character): the opponent
# $count (Number): the number
they-swap = { $count ->
    [0] { CHARACTER($character) } stands pat.
   *[other] { CHARACTER($character) } swaps { CARDS($count) }.
}

# Announcement: an opponent’s hand, card by card, and its name.
# $character (Character): the opponent
# $cards (Text): the cards
# $called (Text): the name of the hand
they-hold-cards = { CHARACTER($character) } has { $cards }: { SMALL($called) }.

# Result of a poker match.
# $verdict (Verdict): the result for the player
# $rival (Character): the best opponent
duel-result = { $verdict ->
    [won] You win.
    [drawn] You tie with { SMALL(CHARACTER($rival)) }.
   *[lost] { CHARACTER($rival) } wins.
}

# Announcement after a poker match: the player’s hand against another one, and the difference that decides.
# $category (Category, optional): the category of the player’s hand
# $yours (Text): the name of the player’s hand
# $theirs (Text): the name of the other hand
# $decides (Text): what decides
hands-compared = { $yours }{ $category ->
    [high-card] {""}
    [one-pair] {""}
    [two-pair] ,
    [three-of-a-kind] ,
    [straight] ,
    [flush] ,
    [full-house] ,
    [four-of-a-kind] ,
    [straight-flush] ,
    [five-of-a-kind] ,
   *[royal-flush] {""}
} against { SMALL($theirs) }: { $decides }.

# End of that sentence: the hands tie.
decides-nothing = they tie

# End of that sentence: one hand is of a higher category.
decides-category = the higher hand wins

# End of that sentence: the rank of five of a kind decides.
decides-five = the higher five of a kind decides

# End of that sentence: the rank of four of a kind decides.
decides-four = the higher four of a kind decides

# End of that sentence: the rank of three of a kind decides, also in a full house.
decides-three = the higher three of a kind decides

# End of that sentence: the rank of a pair decides, also in a full house.
decides-pair = the higher pair decides

# End of that sentence: the higher one of two pairs decides.
decides-higher-pair = the higher pair decides

# End of that sentence: the lower one of two pairs decides.
decides-lower-pair = the lower pair decides

# End of that sentence: the highest card decides.
decides-highest-card = the highest card decides

# End of that sentence: the second, third, fourth or fifth card decides.
# $number (Number): its number, counted from the highest: 2 to 5
# $better (Rank): its rank in the better hand
# $worse (Rank): its rank in the other one
decides-card = the { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} card decides, { RANK($better) } over { RANK($worse) }

# End of that sentence: the only kicker of a hand decides.
# $better (Rank): its rank in the better hand
# $worse (Rank): its rank in the other one
decides-kicker = the kicker decides, { RANK($better) } over { RANK($worse) }

# End of that sentence: one of several kickers decides.
# $number (Number): its number, counted from the highest: 1 to 3
# $better (Rank): its rank in the better hand
# $worse (Rank): its rank in the other one
decides-kicker-number = the { $number ->
    [1] first
    [2] second
   *[other] third
} kicker decides, { RANK($better) } over { RANK($worse) }

# Result of the player who shared a poker match.
# $count (Number): the number of cards; none is to stand pat
# $hand (Text): the name of their hand
# $verdict (Verdict): what came of it
their-duel-was = The player who shared this deal { $count ->
    [0] stood pat
   *[other] swapped { CARDS($count) }
} and { $verdict ->
    [won] won
    [drawn] tied
   *[lost] lost
}: { SMALL($hand) }.

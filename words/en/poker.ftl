### Choice Jokers: none, one, two
### Choice Category: high-card, one-pair, two-pair, three-of-a-kind, straight, flush, full-house, four-of-a-kind, straight-flush, five-of-a-kind, royal-flush
### Choice Character: rule, chaser, rock, odds

## Hands.

# How many jokers a pack has, as a choice and in a sentence of its own.
# $jokers (Jokers): how many
jokers = { $jokers ->
    [none] No jokers
    [one] One joker
   *[two] Two jokers
}

# What a poker hand is called, with the ranks that it is named by: “Full house, aces over fives”.
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

# What is called a royal flush with a joker in it.
wild-royal = Royal flush with a joker

# What a category of hands is called in a list.
# $category (Category): which
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

# How many cards are marked.
# $count (Number): how many
marked = { CARDS($count) } marked.

# This card was marked, or its mark was taken away; and how many are marked now.
# $card (Text): what the card is called
# $marked (Bool): whether it is marked now
# $count (Number): how many are marked
card-is-marked = { $card } { $marked ->
    [yes] marked
   *[no] unmarked
}, { $count ->
    [0] nothing marked.
   *[other] { CARDS($count) } marked.
}

# The player’s poker hand, card by card, and what it is called.
# $cards (Text): the cards
# $called (Text): what the hand is called
you-hold-cards = You have { $cards }: { $called }.

# Which cards are marked for swapping.
# $cards (Text): the cards
marked-for-swap = Marked for swapping: { $cards }.

# The player has swapped cards.
# $count (Number): how many
you-swap = You swap { CARDS($count) }.


## Why a decision is refused.

# The round is over.
refused-over = The round is over.

# A swap needs a marked card.
refused-nothing-marked = Mark the cards that you want to swap, then choose Swap.

# More cards are marked than are left in the deck.
# $wanted (Number): how many are marked
# $left (Number): how many are left
refused-too-few-left = { $left ->
    [one] You marked { $wanted } cards, but only 1 card is left in the deck: you may swap one.
   *[other] You marked { $wanted } cards, but only { $left } are left in the deck: you may swap { $left } at most.
}

# The deck of a link is damaged: a hand does not have five cards.
# $cards (Number): how many it has
refused-not-five = A poker hand has five cards; this one has { $cards }.

# The deck of a link is damaged: it holds a card twice.
# $card (Card): the card
refused-card-twice = The deck holds { CARD($card, form: "in-sentence") } twice.

# The deck of a link is damaged: it holds a joker twice.
refused-joker-twice = The deck holds a joker twice.

# The deck of a link is damaged: something in it is no card.
# $code (Text): what stands there
refused-no-card = There is no card “{ $code }”.

# This decision cannot be taken at this moment.
refused-not-now = You can’t do that now.

# The chips of a link or a save do not fit its rules.
refused-other-stacks = These stacks don’t fit the rules of the table.


## Solo draw.

# The best hand of a solo round in a sentence.
# $hand (Text): what it is called
best-hand-called = Best hand: { SMALL($hand) }.

# The cards of the best hand, after the sentence that says what it is.
# $cards (Text): the cards
best-hand-cards = Its cards: { $cards }.

# How often each category of hands came up in a solo round.
# $list (Text): the categories, each with its number
hands-made-are = Hands made: { $list }.

# How often a category came up, in that list.
# $category (Category): which
# $times (Number): how often
hand-made = { SMALL(CATEGORY($category)) } { $times }

# Stands between two categories in that list.
hands-made-between = {", "}

# Whoever shared the deal swapped no cards, and had this hand.
# $hand (Text): what their best hand is called
their-solo-without-swap = The player who shared this deal swapped no cards; best hand: { SMALL($hand) }.

# Whoever shared the deal swapped once, and had this best hand.
# $count (Number): how many cards
# $hand (Text): what their best hand is called
their-solo-swap = The player who shared this deal swapped { CARDS($count) }; best hand: { SMALL($hand) }.

# Whoever shared the deal swapped several times, and had this best hand.
# $earlier (Text): how many cards they swapped each time but the last
# $count (Number): how many cards the last time
# $hand (Text): what their best hand is called
their-solo-swaps = The player who shared this deal swapped { $earlier }, then { CARDS($count) }; best hand: { SMALL($hand) }.

# How many cards were swapped, as one of those earlier times.
# $count (Number): how many cards
earlier-swap = { $count }

# Stands between two of those earlier times.
earlier-swaps-between = {", then "}


## The duel.

# What an opponent is called.
# $character (Character): which
character = { $character ->
    [rule] The Textbook
    [chaser] The Chaser
    [rock] The Rock
   *[odds] The Actuary
}

# How an opponent plays, in a few words beside the name.
# $character (Character): which
manner = { $character ->
    [rule] keeps any pair or better and never chases
    [chaser] goes after flushes and straights
    [rock] trusts high cards and often stands pat
   *[odds] works out every draw before discarding
}

# Who sits at the table, in a sentence.
# $opponents (Text): their names
you-play-against = You play against { $opponents }.

# An opponent’s name in that sentence.
# $character (Character): which
opponent-in-list = { SMALL(CHARACTER($character)) }

# Stands between two names in that sentence.
opponents-between = {", "}

# Stands before the last name in that sentence.
opponents-before-last = {" and "}

# How many cards somebody has swapped, beside their name; none is to stand pat.
# $count (Number): how many
swapped = { $count ->
    [0] stood pat
   *[other] swapped { $count }
}

# An opponent has swapped so many cards; none is to stand pat.
# $character (Character): which
# $count (Number): how many
they-swap = { $count ->
    [0] { CHARACTER($character) } stands pat.
   *[other] { CHARACTER($character) } swaps { CARDS($count) }.
}

# An opponent’s hand, card by card, and its rank.
# $character (Character): which
# $cards (Text): the cards
# $called (Text): what the hand is called
they-hold-cards = { CHARACTER($character) } has { $cards }: { SMALL($called) }.

# How a duel has ended.
# $verdict (Verdict): who had the better of it
# $rival (Character): the best opponent
duel-result = { $verdict ->
    [won] You win.
    [drawn] You tie with { SMALL(CHARACTER($rival)) }.
   *[lost] { CHARACTER($rival) } wins.
}

# The player’s hand against another one, and what decides between them.
# $category (Category, optional): the category of the player’s hand
# $yours (Text): what the player’s hand is called
# $theirs (Text): what the other one is called
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

# What decides between two hands: nothing.
decides-nothing = they tie

# One hand is of a higher category.
decides-category = the higher hand wins

# The rank of five of a kind decides.
decides-five = the higher five of a kind decides

# The rank of four of a kind decides.
decides-four = the higher four of a kind decides

# The rank of three of a kind decides, also in a full house.
decides-three = the higher three of a kind decides

# The rank of a pair decides, also in a full house.
decides-pair = the higher pair decides

# The higher one of two pairs decides.
decides-higher-pair = the first pair decides

# The lower one of two pairs decides.
decides-lower-pair = the second pair decides

# The highest card decides.
decides-highest-card = the highest card decides

# One of the next cards decides.
# $number (Number): which, counted from the highest: 2 to 5
# $better (Rank): its rank in the better hand
# $worse (Rank): its rank in the other one
decides-card = the { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} card decides, { RANK($better) } over { RANK($worse) }

# The only kicker of a hand decides.
# $better (Rank): its rank in the better hand
# $worse (Rank): its rank in the other one
decides-kicker = the kicker decides, { RANK($better) } over { RANK($worse) }

# One of several kickers decides.
# $number (Number): which, counted from the highest: 1 to 3
# $better (Rank): its rank in the better hand
# $worse (Rank): its rank in the other one
decides-kicker-number = the { $number ->
    [1] first
    [2] second
   *[other] third
} kicker decides, { RANK($better) } over { RANK($worse) }

# How many cards whoever shared the deal swapped in a duel, what they held then, and what came of it.
# $count (Number): how many cards; none is to stand pat
# $hand (Text): what their hand is called
# $verdict (Verdict): what came of it
their-duel-was = The player who shared this deal { $count ->
    [0] stood pat
   *[other] swapped { CARDS($count) }
} and { $verdict ->
    [won] won
    [drawn] tied
   *[lost] lost
}: { SMALL($hand) }.

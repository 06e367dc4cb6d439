### Choice Rank: two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace
### Choice Suit: spades, hearts, diamonds, clubs
### Record Card: $rank (Rank), $suit (Suit)

## Cards.

# A rank inside a sentence. The form “many” names several cards of it: “Pair of sixes”.
# $rank (Rank): which
rank = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
}
    .many = { $rank ->
    [two] twos
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
    [king] kings
   *[ace] aces
}

# A suit as it stands in the name of a card.
# $suit (Suit): which
suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}

# What a card is called. The form “in-sentence” stands inside a sentence: “the seven of diamonds”.
# $rank (Rank): its rank
# $suit (Suit): its suit
card = { CAPITAL(RANK($rank)) } of { SUIT($suit) }
    .in-sentence = the { RANK($rank) } of { SUIT($suit) }


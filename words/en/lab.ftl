### Choice LabFile: frequencies, hands, exact
### Choice ExplainAnswer: yes, no, four-apart, ace-to-ten, neither, twice, twice-and-twice, three-times, three-times-and-twice, four-times, five-times

# What the lab is for.
lede = See why a hand ranks as it does, and whether the cards fall as probability predicts.


## Cards and numbers.

# The heading above the jokers.
jokers = Jokers

# A suit, as a heading above its cards.
# $suit (Suit): which
suit-heading = { $suit ->
    [spades] Spades
    [hearts] Hearts
    [diamonds] Diamonds
   *[clubs] Clubs
}

# What a hand is, as it stands in the diagram of all questions: in lines of eight or nine signs.
# $category (Category): what it is
category-lines = { CATEGORY($category) }

# What stands between groups of three digits.
between-thousands = ,

# A percentage.
# $number (Text): the number of hundredths, in digits
percentage = { $number }%


## Why a hand is what it is.

# The heading.
why = Why does this hand rank as it does?

# What can be done here.
why-intro = Choose five cards and follow the questions that lead to their rank.

# Stands in a place without a card.
choose = Choose…

# Names the diagram of all questions, and the list of them for those who do not see it.
all-questions = All the questions

# Names the field for the first card of five.
first-card = First card

# The same for the second card.
second-card = Second card

# The same for the third card.
third-card = Third card

# The same for the fourth card.
fourth-card = Fourth card

# The same for the fifth card.
fifth-card = Fifth card


## Why some cards are no hand.

# There are more than five cards, or fewer.
# $cards (Number): how many there are
not-five-cards = A poker hand has five cards; this one has { $cards }.

# A card is there twice.
# $card (Card): which
card-twice = A poker hand has five different cards; this one has { CARD($card, form: "in-sentence") } twice.

# A joker is there twice.
# $joker (Joker): which
joker-twice = A deck has each joker once; this hand has the { SMALL(JOKER($joker)) } twice.

# What was written is no card.
# $code (Text): what was written
no-card = “{ $code }” is not a card: write a rank of A23456789TJQK and a suit of SHDC, as in AS or TD.


## The questions, with a line break for the diagram, and the answers beside its arrows.

# Asks whether all cards are of one suit.
asks-one-suit = All one suit?

# Asks whether no rank is there twice.
asks-five-ranks = Five different{"\u000A"}ranks?

# Asks whether five different ranks are in sequence: the lowest and the highest lie four apart, or they are ten to ace.
asks-span = Four apart,{"\u000A"}or ten to ace?

# Asks how often ranks are there.
asks-repeats = How many{"\u000A"}of a kind?

# What stands between the two lines of a question where it is written in one.
between-lines = {" "}

# An answer, beside an arrow of the diagram.
# $answer (ExplainAnswer): which
answer = { $answer ->
    [yes] yes
    [no] no
    [four-apart] four apart
    [ace-to-ten] ten to ace
    [neither] neither
    [twice] two
    [twice-and-twice] two and two
    [three-times] three
    [three-times-and-twice] three and two
    [four-times] four
   *[five-times] five
}

# In the list of all questions: an answer leads to the question with this number.
# $number (Number): its number, from 1 on
leads-to = question { $number }


## Which card a joker plays as, and why.

# One more card of a rank makes the best hand.
# $joker (Joker): which joker
# $card (Card): the card that it plays as
# $rank (Rank, optional): the rank of that card
joker-one-more = The { SMALL(JOKER($joker)) } plays as { CARD($card, form: "in-sentence") }: one more { RANK($rank) } makes the best hand.

# It is a part of the highest straight that can be made.
# $joker (Joker): which joker
# $card (Card): the card that it plays as
joker-straight = The { SMALL(JOKER($joker)) } plays as { CARD($card, form: "in-sentence") }: the highest straight that can be made needs it.

# It is the highest card that a flush lacks.
# $joker (Joker): which joker
# $card (Card): the card that it plays as
# $suit (Suit, optional): the suit of that card
joker-flush = The { SMALL(JOKER($joker)) } plays as { CARD($card, form: "in-sentence") }: it is the highest { $suit ->
    [spades] spade
    [hearts] heart
    [diamonds] diamond
   *[clubs] club
} that the flush lacks.

# It is a part of the highest straight flush that can be made, but no royal flush.
# $joker (Joker): which joker
# $card (Card): the card that it plays as
joker-straight-flush = The { SMALL(JOKER($joker)) } plays as { CARD($card, form: "in-sentence") }: the highest straight flush that can be made needs it.

# It is a part of a royal flush.
# $joker (Joker): which joker
# $card (Card): the card that it plays as
joker-royal-flush = The { SMALL(JOKER($joker)) } plays as { CARD($card, form: "in-sentence") }: the royal flush needs it.


## The steps to what a hand is: a question, and what is found.

# A step.
# $question (Text): the question, in one line
# $found (Text): what is found, one of the sentences below
question-and-finding = { $question } { $found }

# All cards are of one suit.
# $suit (Suit): which
found-one-suit = Yes, five { SUIT($suit) }.

# There are two suits or more.
# $suits (Text): which, in a list
found-suits = No, there are { $suits }.

# A suit in that list.
# $suit (Suit): which
suit-in-list = { SUIT($suit) }

# What stands between the suits of a list of three or four, but for the last.
between-suits = {", "}

# What stands before the last suit of such a list.
before-last-suit = {" and "}

# What stands between the suits of a list of two.
between-two-suits = {" and "}

# There are five different ranks.
# $first (Rank): the highest
# $second (Rank): the second
# $third (Rank): the third
# $fourth (Rank): the fourth
# $fifth (Rank): the lowest
found-five-ranks = Yes, { RANK($first) }, { RANK($second) }, { RANK($third) }, { RANK($fourth) } and { RANK($fifth) }.

# There are no five different ranks, for one repeats.
# $rank (Rank): which
found-repeating = No, the { RANK($rank, form: "many") } repeat.

# The same where two ranks repeat.
# $first (Rank): the one that is there more often, or is higher
# $second (Rank): the other one
found-two-repeating = No, the { RANK($first, form: "many") } and { RANK($second, form: "many") } repeat.

# Five ranks are in sequence.
# $low (Rank): the lowest
# $high (Rank): the highest
found-four-apart = Four apart, from { RANK($low) } to { RANK($high) }.

# The same where the ace counts as the lowest.
# $high (Rank): the highest
found-four-apart-from-ace = Four apart, counting the ace low, from ace to { RANK($high) }.

# The ranks are those from the ten to the ace.
found-ten-to-ace = Ten to ace.

# The ranks are not in sequence, for they span more.
# $low (Rank): the lowest
# $high (Rank): the highest
# $apart (Number): how many steps it is from the one to the other, 5 to 12
found-neither = Neither: the { RANK($low) } and the { RANK($high) } are { $apart } apart.

# One rank is there twice.
# $rank (Rank): which
found-two = There are two { RANK($rank, form: "many") }.

# Two ranks are there twice.
# $high (Rank): the higher one
# $low (Rank): the lower one
found-two-and-two = There are two { RANK($high, form: "many") } and two { RANK($low, form: "many") }.

# One rank is there three times.
# $rank (Rank): which
found-three = There are three { RANK($rank, form: "many") }.

# One rank is there three times, another one twice.
# $three (Rank): the one that is there three times
# $two (Rank): the other one
found-three-and-two = There are three { RANK($three, form: "many") } and two { RANK($two, form: "many") }.

# One rank is there four times.
# $rank (Rank): which
found-four = There are four { RANK($rank, form: "many") }.

# One rank is there five times, with jokers.
# $rank (Rank): which
found-five = There are five { RANK($rank, form: "many") }.

# What follows from all steps.
# $category (Category): what the hand is
conclusion = So this is { $category ->
    [high-card] a high card
    [one-pair] one pair
    [two-pair] two pair
    [three-of-a-kind] three of a kind
    [straight] a straight
    [flush] a flush
    [full-house] a full house
    [four-of-a-kind] four of a kind
    [straight-flush] a straight flush
    [five-of-a-kind] five of a kind
   *[royal-flush] a royal flush
}.


## The experiment.

# The heading.
experiment = Deal and count

# What is done.
experiment-intro = Each hand comes from a fair deal of its own: all 52 cards are shuffled anew. The results are compared with what probability predicts.

# That it tests the shuffle, and not what is dealt at the tables.
not-the-tables = This tests the shuffle, which is the one that the tables use, and not the tables: whether anything was changed in a deal at a table is a question for its seal and its check.

# Names the field for the number of hands.
how-many = How many hands

# Stops what is under way.
cancel = Cancel

# Says what the bars of the chart are.
bars = Filled: what came up. Outlined: what is expected. The length is the square root of the share, so that rare hands can be seen too.

# What stands before the root of the experiment.
root = Seed of the experiment

# How to deal a hand of it again.
root-note = Every hand is derived from it. The secret of hand n is SHA-256 of fair-deal/lab/1, these 32 bytes, and n as 8 bytes, the lowest first.

# Names the button that types so many hands into the field.
# $count (Number, optional): how many
# $digits (Text): the same in digits, in groups of three
so-many-hands = { $count ->
    [one] { $digits } hand
   *[other] { $digits } hands
}

# What was typed is no number of hands that can be dealt.
# $most (Text): the most that can be dealt, in digits
no-hands = The lab deals 1 to { $most } hands: enter a whole number.

# How far it is.
# $done (Text): how many hands are done, in digits
# $all (Text): how many there are, in digits
# $count (Number, optional): how many there are
done-of-all = { $count ->
    [one] { $done } of { $all } hand
   *[other] { $done } of { $all } hands
}

# It was stopped after so many hands.
# $count (Number, optional): how many
# $digits (Text): the same in digits, in groups of three
cancelled-after = { $count ->
    [one] Cancelled after { $digits } hand.
   *[other] Cancelled after { $digits } hands.
}


## What the numbers of the experiment say: in a few words, and in a sentence or two.

# It was stopped, in a few words.
verdict-stopped = Stopped, so there is no verdict.

# Why there is no verdict then.
verdict-stopped-more = If you may stop whenever you like, you can catch even a fair deal at a moment that looks unusual. Only an experiment that ran to its end is judged.

# There are too few hands for a test, in a few words.
verdict-too-few = Too few hands to judge.

# How many hands a test needs.
# $least (Text): how many, in digits
verdict-too-few-more = The test needs at least { $least } hands.

# The numbers fit a fair deal, in a few words.
verdict-fits = The numbers fit a fair deal.

# What that means.
# $share (Text): the p-value, as “about 37%”
verdict-fits-more = If the deal is fair, { $share } of all such experiments lie as far from the exact numbers as this one, or further. That is the p-value; nothing here suggests the deal is unfair.

# The numbers are unusual, in a few words.
verdict-unusual = Unusual, but it happens.

# What that means.
# $share (Text): the p-value, as “about 2.1%”
verdict-unusual-more = If the deal is fair, only { $share } of all such experiments lie as far from the exact numbers as this one, or further. That is the p-value; one fair experiment in twenty falls below 5%. Deal again and see whether it stays so.

# The numbers do not fit a fair deal, in a few words.
verdict-does-not-fit = The numbers do not fit a fair deal.

# What that means.
# $share (Text): the p-value, as “about 0.046%” or “< 0.0010%”
verdict-does-not-fit-more = If the deal is fair, only { $share } of all such experiments lie as far from the exact numbers as this one, or further. That is the p-value; chance alone does this less than once in a thousand experiments. If it happens again, something is wrong.

# A p-value, which is an approximation.
# $percentage (Text): as a percentage
about-so-much = about { $percentage }

# A p-value that is too small to be written.
# $percentage (Text): the least that is written, as a percentage
less-than = <{"\u00A0"}{ $percentage }

# A share that is too large to be told from all, inside a sentence: “> 99.9%”.
# $percentage (Text): a percentage
more-than = >{"\u00A0"}{ $percentage }

# How the p-value was worked out.
# $chi-square (Text): the sum of the test, in digits
# $groups (Number): how many groups were compared
test-method = Chi-square { $chi-square } with { $groups } groups; rare hands are pooled until at least five are expected.


## The tables of the experiment, and of all hands.

# The heading of the list of the first hands.
# $count (Number, optional): how many are listed
# $digits (Text): the same in digits, in groups of three
first-hands = { $count ->
    [one] The first hand
   *[other] The first { $digits } hands
}

# Saves a table as a file.
# $file (LabFile): which
save = { $file ->
    [frequencies] Save the table (CSV)
    [hands] Save the hands (CSV)
   *[exact] Save the table (CSV)
}

# The heading of a column: what a hand is.
column-hand = Hand

# The heading of a column: how often it came up.
column-came-up = Came up

# The heading of a column: the share of all hands that it came up in.
column-share = Share

# The heading of a column: how often it is expected.
column-expected = Expected

# The heading of a column: the share of all hands that it is expected in.
column-exact-share = Exact share

# The heading of a column: the number of a hand.
column-number = No.

# The heading of a column: the cards of a hand.
column-cards = Cards

# The heading of a column: the card of a hand that decides first.
column-deciding = Deciding card

# The heading of a column: how often it was counted.
column-counted = Counted

# The heading of a column: how often it is known to be there.
column-known = Known

# The heading of a column: how probable it is.
column-probability = Probability

# The heading of a column: in how many hands it is there once.
column-one-in = One in


## All hands.

# The heading.
enumeration = Every possible hand

# What is done.
enumeration-intro = Five cards can be chosen from 52 in 2,598,960 ways. Rank them all and compare the totals with the known counts.

# Starts it.
enumerate = Rank all hands

# Whether what was counted is what is known.
# $agrees (Bool): whether it is
agrees = { $agrees ->
    [yes] ✓ Every count matches.
   *[no] ✗ Some counts do not match.
}


## Blackjack.

# The heading.
strategy = The best play at blackjack

# What is to be found on the page of the rules.
strategy-intro = For any rules of blackjack: the house edge, and the best play of each hand against the dealer’s card, exactly.

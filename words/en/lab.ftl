### Choice LabFile: frequencies, hands, exact
### Choice ExplainAnswer: yes, no, four-apart, ace-to-ten, neither, twice, twice-and-twice, three-times, three-times-and-twice, four-times, five-times

# Introduction at the top of the page.
lab-lede = See why a hand ranks as it does, and whether the cards fall as probability predicts.


## Cards and numbers.

# Heading above the jokers in the choice of cards.
lab-jokers = Jokers

# Heading above the cards of a suit in the choice of cards.
# $suit (Suit): the suit
suit-heading = { $suit ->
    [spades] Spades
    [hearts] Hearts
    [diamonds] Diamonds
   *[clubs] Clubs
}

# Name of a category in the diagram of all questions, in lines of eight or nine characters.
# $category (Category): its value
category-lines = { CATEGORY($category) }


## The rank of a hand.

# Heading of the section about the rank of a hand.
lab-why = Why does this hand rank as it does?

# Introduction to that section.
why-intro = Choose five cards and follow the questions that lead to their rank.

# Value of a field without a card.
choose = Choose…

# Name of the diagram of all questions, and heading of their list for screen readers.
all-questions = All the questions

# Label of the field for the first card.
first-card = First card

# Label of the field for the second card.
second-card = Second card

# Label of the field for the third card.
third-card = Third card

# Label of the field for the fourth card.
fourth-card = Fourth card

# Label of the field for the fifth card.
fifth-card = Fifth card


## Errors about a hand.

# Error: more or fewer than five cards.
# $cards (Number): the total number
not-five-cards = A poker hand has five cards; this one has { $cards }.

# Error: the same card twice.
# $card (Card): the card
card-twice = A poker hand has five different cards; this one has { CARD($card, form: "in-sentence") } twice.

# Error: the same joker twice.
# $joker (Joker): the joker
joker-twice = A deck has each joker once; this hand has the { SMALL(JOKER($joker)) } twice.

# Error: the text is not a card.
# $code (Text): what was written
no-card = “{ $code }” isn’t a card. Write a rank of A23456789TJQK and a suit of SHDC, as in AS or TD.


## The questions, with a line break for the diagram, and the answers beside its arrows.

# Question: whether all cards are of one suit.
asks-one-suit = All one suit?

# Question: whether no rank repeats.
asks-five-ranks = Five different{"\u000A"}ranks?

# Question: whether the five ranks are a straight.
asks-span = Four apart,{"\u000A"}or ten to ace?

# Question: how often ranks repeat.
asks-repeats = How many{"\u000A"}of a kind?

# Joins the two lines of a question where it is written in one.
between-lines = {" "}

# Answer, beside an arrow of the diagram.
# $answer (ExplainAnswer): the answer
lab-answer = { $answer ->
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

# Where an answer leads in the list of all questions: the number of the next question.
# $number (Number): its number, from 1 on
leads-to = question { $number }


## Explanations of jokers.

# Explanation of a joker: one more card of a rank makes the best hand.
# $joker (Joker): the joker
# $card (Card): the card that it plays as
# $rank (Rank, optional): the rank of that card
joker-one-more = The { SMALL(JOKER($joker)) } plays as { CARD($card, form: "in-sentence") }: one more { RANK($rank) } makes the best hand.

# Explanation of a joker: it completes the highest possible straight.
# $joker (Joker): the joker
# $card (Card): the card that it plays as
joker-straight = The { SMALL(JOKER($joker)) } plays as { CARD($card, form: "in-sentence") }: the highest possible straight needs it.

# Explanation of a joker: it is the highest card that a flush lacks.
# $joker (Joker): the joker
# $card (Card): the card that it plays as
# $suit (Suit, optional): the suit of that card
joker-flush = The { SMALL(JOKER($joker)) } plays as { CARD($card, form: "in-sentence") }: it is the highest { $suit ->
    [spades] spade
    [hearts] heart
    [diamonds] diamond
   *[clubs] club
} that the flush lacks.

# Explanation of a joker: it completes the highest possible straight flush.
# $joker (Joker): the joker
# $card (Card): the card that it plays as
joker-straight-flush = The { SMALL(JOKER($joker)) } plays as { CARD($card, form: "in-sentence") }: the highest possible straight flush needs it.

# Explanation of a joker: it completes a royal flush.
# $joker (Joker): the joker
# $card (Card): the card that it plays as
joker-royal-flush = The { SMALL(JOKER($joker)) } plays as { CARD($card, form: "in-sentence") }: the royal flush needs it.


## Steps of the explanation: a question and its finding.

# A step of the explanation: the question and the finding.
# $question (Text): the question, in one line
# $found (Text): what is found, one of the sentences below
question-and-finding = { $question } { $found }

# Finding: all cards are of one suit.
# $suit (Suit): the suit
found-one-suit = Yes, five { SUIT($suit) }.

# Finding: two or more suits.
# $suits (Text): which, in a list
found-suits = No, there are { $suits }.

# A suit in that finding.
# $suit (Suit): the suit
suit-in-list = { SUIT($suit) }

# Joins the suits of a list of three or four, but for the last.
between-suits = {", "}

# Joins the last suit to that list.
before-last-suit = {" and "}

# Joins the suits of a list of two.
between-two-suits = {" and "}

# Finding: five different ranks.
# $first (Rank): the highest
# $second (Rank): the second
# $third (Rank): the third
# $fourth (Rank): the fourth
# $fifth (Rank): the lowest
found-five-ranks = Yes, { RANK($first) }, { RANK($second) }, { RANK($third) }, { RANK($fourth) } and { RANK($fifth) }.

# Finding: one rank repeats.
# $rank (Rank): the rank
found-repeating = No, the { RANK($rank, form: "many") } repeat.

# Finding: two ranks repeat.
# $first (Rank): the one that is there more often, or is higher
# $second (Rank): the other one
found-two-repeating = No, the { RANK($first, form: "many") } and { RANK($second, form: "many") } repeat.

# Finding: the lowest and the highest of the five ranks are four apart.
# $low (Rank): the lowest
# $high (Rank): the highest
found-four-apart = Four apart, from { RANK($low) } to { RANK($high) }.

# Finding: the lowest and the highest of the five ranks are four apart, with the ace as the lowest.
# $high (Rank): the highest
found-four-apart-from-ace = Four apart, counting the ace low, from ace to { RANK($high) }.

# Finding: the five ranks are ten to ace.
found-ten-to-ace = Ten to ace.

# Finding: the five ranks are not a straight.
# $low (Rank): the lowest
# $high (Rank): the highest
# $apart (Number): the number of steps between them, 5 to 12
found-neither = Neither: the { RANK($low) } and the { RANK($high) } are { $apart } apart.

# Finding: two cards of one rank.
# $rank (Rank): the rank
found-two = There are two { RANK($rank, form: "many") }.

# Finding: two cards of each of two ranks.
# $high (Rank): the higher one
# $low (Rank): the lower one
found-two-and-two = There are two { RANK($high, form: "many") } and two { RANK($low, form: "many") }.

# Finding: three cards of one rank.
# $rank (Rank): the rank
found-three = There are three { RANK($rank, form: "many") }.

# Finding: three cards of one rank and two of another.
# $three (Rank): the one that is there three times
# $two (Rank): the other one
found-three-and-two = There are three { RANK($three, form: "many") } and two { RANK($two, form: "many") }.

# Finding: four cards of one rank.
# $rank (Rank): the rank
found-four = There are four { RANK($rank, form: "many") }.

# Finding: five cards of one rank, with jokers.
# $rank (Rank): the rank
found-five = There are five { RANK($rank, form: "many") }.

# Conclusion after all steps.
# $category (Category): the category of the hand
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

# Heading of the section with the experiment.
experiment = Deal and count

# Introduction to the experiment.
experiment-intro = Each hand comes from a fair deal of its own: all 52 cards are shuffled anew. The results are compared with what probability predicts.

# Note: the experiment tests the shuffle and not the deals at the tables.
not-the-tables = This tests the shuffle that the tables use, not the deals at the tables. Whether a deal at a table was changed is a question for its seal and its check.

# Label of the field for the number of hands.
how-many = How many hands

# Button: stops the experiment.
lab-cancel = Cancel

# Legend of the chart.
lab-bars = Filled: what came up. Outlined: what is expected. Lengths are square roots of the shares, so that you can see rare hands too.

# Label before the seed of the experiment.
root = Seed of the experiment

# Note below the seed: how to deal a hand of the experiment again.
root-note = Every hand is derived from it. The secret of hand n is SHA-256 of fair-deal/lab/1, these 32 bytes, and n as 8 bytes, the lowest first.

# Button: types this number of hands into the field.
# $count (Number, optional): the number
# $digits (Text): the same in digits, in groups of three
so-many-hands = { $count ->
    [one] { $digits } hand
   *[other] { $digits } hands
}

# Error below the field: not a possible number of hands.
# $most (Text): the most that can be dealt, in digits
no-hands = The lab deals 1 to { $most } hands. Type a whole number.

# Progress of the experiment.
# $done (Text): the number of hands done, in digits
# $all (Text): the total number, in digits
# $count (Number, optional): the total number
done-of-all = { $count ->
    [one] { $done } of { $all } hand
   *[other] { $done } of { $all } hands
}

# Shown after the experiment was stopped.
# $count (Number, optional): the number
# $digits (Text): the same in digits, in groups of three
cancelled-after = { $count ->
    [one] Cancelled after { $digits } hand.
   *[other] Cancelled after { $digits } hands.
}


## Verdicts of the experiment: in a few words, then in a sentence or two.

# Verdict in a few words: the experiment was stopped.
verdict-stopped = Stopped, so there is no verdict.

# Meaning of the verdict “Stopped, so there is no verdict.”
verdict-stopped-more = If you may stop whenever you like, you can catch even a fair deal at a moment that looks unusual. Only a finished experiment is judged.

# Verdict in a few words: too few hands for a test.
verdict-too-few = Too few hands to judge.

# Meaning of the verdict “Too few hands to judge.”
# $least (Text): the number, in digits
verdict-too-few-more = The test needs at least { $least } hands.

# Verdict in a few words: the numbers fit a fair deal.
verdict-fits = The numbers fit a fair deal.

# Meaning of the verdict “The numbers fit a fair deal.”
# $share (Text): the p-value, as “about 37%”
verdict-fits-more = If the deal is fair, { $share } of all such experiments lie as far from the exact numbers as this one, or further. That is the p-value; nothing here suggests the deal is unfair.

# Verdict in a few words: the numbers are unusual.
verdict-unusual = Unusual, but it happens.

# Meaning of the verdict “Unusual, but it happens.”
# $share (Text): the p-value, as “about 2.1%”
verdict-unusual-more = If the deal is fair, only { $share } of all such experiments lie as far from the exact numbers as this one, or further. That is the p-value; one fair experiment in twenty falls below 5%. Deal again and see whether it stays so.

# Verdict in a few words: the numbers do not fit a fair deal.
verdict-does-not-fit = The numbers don’t fit a fair deal.

# Meaning of the verdict “The numbers don’t fit a fair deal.”
# $share (Text): the p-value, as “about 0.046%” or “less than 0.0010%”
verdict-does-not-fit-more = If the deal is fair, { $share } of all such experiments lie as far from the exact numbers as this one, or further. That is the p-value; chance alone does this less than once in a thousand experiments. If it happens again, something is wrong.

# Approximate p-value.
# $percentage (Text): as a percentage
about-so-much = about { $percentage }

# P-value that is too small to be written.
# $percentage (Text): the least that is written, as a percentage
less-than = less than { $percentage }

# A share that is too large to be told from all, inside a sentence: “more than 99.9%”.
# $percentage (Text): a percentage
more-than = more than { $percentage }

# Note below the verdict: how the p-value was computed.
# $chi-square (Text): the sum of the test, in digits
# $groups (Number): the number of groups compared
test-method = Chi-square { $chi-square } with { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
}; rare hands are pooled until at least five are expected.


## The tables of the experiment, and of all hands.

# Heading of the list of the first hands.
# $count (Number, optional): the number of listed hands
# $digits (Text): the same in digits, in groups of three
first-hands = { $count ->
    [one] The first hand
   *[other] The first { $digits } hands
}

# Button: saves a table as a file.
# $file (LabFile): the table
save = { $file ->
    [frequencies] Save the table (CSV)
    [hands] Save the hands (CSV)
   *[exact] Save the table (CSV)
}

# Column: the category of a hand.
column-hand = Hand

# Column: how often it came up.
column-came-up = Came up

# Column: its share of all dealt hands.
column-share = Share

# Column: how often it is expected.
column-expected = Expected

# Column: its exact share of all possible hands.
column-exact-share = Exact share

# Column: the number of a hand.
column-number = No.

# Column: the cards of a hand.
column-cards = Cards

# Column: the card of a hand that decides first.
column-deciding = Deciding card

# Column: how often it was counted.
column-counted = Counted

# Column: its known count.
column-known = Known

# Column: its probability.
column-probability = Probability

# Column: it comes up once in this many hands.
column-one-in = One in


## All hands.

# Heading of the section about all hands.
enumeration = Every possible hand

# Introduction to that section.
enumeration-intro = Five cards can be chosen from 52 in 2,598,960 ways. Rank them all and compare the totals with the known counts.

# Button: ranks all hands.
enumerate = Rank all hands

# Result: whether the counts match the known ones.
# $agrees (Bool): whether they match
agrees = { $agrees ->
    [yes] ✓ Every count matches.
   *[no] ✗ Some counts don’t match.
}


## Blackjack.

# Heading of the section about blackjack.
lab-strategy = The best play at blackjack

# Introduction to that section, above the link to the page “Rules and strategy”.
strategy-intro = For any rules of blackjack: the house edge, and the best play of each hand against the dealer’s upcard, exactly.

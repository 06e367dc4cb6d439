### Choice Group: cards, house, bets, doubling, splitting, surrender, charlie
### Choice DeckCount: one, two, three, four, five, six, seven, eight
### Choice Shuffle: every-round, after50, after60, after70, after75, after80, after90
### Choice AceRule: one-or-eleven, one
### Choice HoleCard: peek, none-takes-all, none-takes-original
### Choice Soft17: stands, hits
### Choice Ties: draw, dealer-wins
### Choice Chips: none, bets
### Choice Naturals: pay-even, pay-six-to-five, pay-seven-to-five, pay-three-to-two, pay-two-to-one, not-special
### Choice Double: never, eleven, ten-or-eleven, nine-to-eleven, eight-to-eleven, any-two, any-cards
### Choice DoubleAfterSplit: no, yes
### Choice Split: never, to-two, to-three, to-four
### Choice SplitTens: by-value, by-rank, never
### Choice SplitAces: once, again
### Choice SplitAcePlay: one-card, hit, double, hit-or-double
### Choice Surrender: no, late, early, early-ten, early-ace, early-ten-late, early-ace-late, any-cards, late-or-natural
### Choice Rescue: no, yes
### Choice Charlie: none, five, six, seven
### Choice CharlieAfterSplit: no, yes
### Choice Explanation: peek, none-takes-all, none-takes-original, hard-totals, double-any-cards, tens-by-rank, aces-double, late, late-none-takes-all, late-none-takes-original, late-or-natural, first-two-cards, early, no-other, surrender-any-cards, rescue, charlie
### Choice WhyDisabled: no-bets, no-double, no-split, one-split, no-naturals, naturals-not-special, no-soft-hands, no-charlie, soft-split-aces, late-is-early, no-late-or-early
### Choice Clash: rescue-without-double, aces-without-double, aces-without-split, split-without-charlie, charlie-without-split
### Choice Winner: house, player, neither
### Choice Play: stand, hit, double, split, surrender
### Choice ChartNote: early-first, double-any-cards, surrender-any-cards, rescue, no-charlie-after-split

# What can be done here.
lede = Set the rules of a blackjack table as you like. The house edge and the best play follow from them.

# Names our own tables, whose rules can be taken as they are.
tables = Our tables

# Names the real tables.
real-tables = Real tables

# The address has named rules that there are not.
mangled = The address asks for rules we don’t have, so nothing was changed.

# The heading above the switches.
rules-heading = The rules

# Leads to the table, where these rules are chosen.
play = Play by these rules


## The switches.

# The heading above a group of switches.
# $group (Group): what the switches are about
group = { $group ->
    [cards] The cards
    [house] The dealer
    [bets] Bets and blackjack
    [doubling] Doubling
    [splitting] Splitting
    [surrender] Surrender
   *[charlie] Charlie
}

# Names the switch: the number of decks.
switch-decks = Decks

# What can be chosen there: the number of decks.
# $decks (DeckCount): its value
value-decks = { $decks ->
    [one] 1
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
   *[eight] 8
}

# Names the switch: when the cards are shuffled.
switch-shuffle = Shuffled after

# What can be chosen there: when the cards are shuffled.
# $shuffle (Shuffle): its value
value-shuffle = { $shuffle ->
    [every-round] every round
    [after50] 50% of cards
    [after60] 60% of cards
    [after70] 70% of cards
    [after75] 75% of cards
    [after80] 80% of cards
   *[after90] 90% of cards
}

# Names the switch: how an ace counts.
switch-ace = An ace counts

# What can be chosen there: how an ace counts.
# $ace (AceRule): its value
value-ace = { $ace ->
    [one-or-eleven] 1 or 11
   *[one] always 1
}

# Names the switch: the dealer’s hole card.
switch-hole-card = Hole card

# What can be chosen there: the dealer’s hole card.
# $hole-card (HoleCard): its value
value-hole-card = { $hole-card ->
    [peek] peek
    [none-takes-all] none: all bets lost (ENHC)
   *[none-takes-original] none: first bet lost (OBO)
}

# Names the switch: what the dealer does with a soft 17.
switch-soft17 = On a soft 17 the dealer

# What can be chosen there: what the dealer does with a soft 17.
# $soft17 (Soft17): its value
value-soft17 = { $soft17 ->
    [stands] stands
   *[hits] hits
}

# Names the switch: who gets a tie.
switch-ties = A tie

# What can be chosen there: who gets a tie.
# $ties (Ties): its value
value-ties = { $ties ->
    [draw] is a push
   *[dealer-wins] is lost
}

# Names the switch: whether there are bets.
switch-chips = Bets

# What can be chosen there: whether there are bets.
# $chips (Chips): its value
value-chips = { $chips ->
    [none] none
   *[bets] in chips
}

# Names the switch: what 21 on the first two cards means.
switch-naturals = Blackjack (21 on two cards)

# What can be chosen there: what 21 on the first two cards means.
# $naturals (Naturals): its value
# $chips (Chips): whether there are bets
value-naturals = { $naturals ->
    [pay-even] { $chips ->
        [none] wins at once
       *[bets] pays 1:1
    }
    [pay-six-to-five] pays 6:5
    [pay-seven-to-five] pays 7:5
    [pay-three-to-two] pays 3:2
    [pay-two-to-one] pays 2:1
   *[not-special] is just 21
}

# Names the switch: what may be doubled.
switch-double = Double

# What can be chosen there: what may be doubled.
# $double (Double): its value
value-double = { $double ->
    [never] never
    [eleven] hard 11
    [ten-or-eleven] hard 10 or 11
    [nine-to-eleven] hard 9 to 11
    [eight-to-eleven] hard 8 to 11
    [any-two] any two cards
   *[any-cards] any number of cards
}

# Names the switch: whether hands of a split may be doubled.
switch-double-after-split = Double after a split

# What can be chosen there: whether hands of a split may be doubled.
# $double-after-split (DoubleAfterSplit): its value
value-double-after-split = { $double-after-split ->
    [no] no
   *[yes] yes
}

# Names the switch: how often a pair may be split.
switch-split = Split pairs

# What can be chosen there: how often a pair may be split.
# $split (Split): its value
value-split = { $split ->
    [never] never
    [to-two] once: 2 hands
    [to-three] up to 3 hands
   *[to-four] up to 4 hands
}

# Names the switch: which tens may be split.
switch-split-tens = Split tens

# What can be chosen there: which tens may be split.
# $split-tens (SplitTens): its value
value-split-tens = { $split-tens ->
    [by-value] any two tens
    [by-rank] of one rank only
   *[never] never
}

# Names the switch: whether split aces may be split again.
switch-split-aces = Split aces again

# What can be chosen there: whether split aces may be split again.
# $split-aces (SplitAces): its value
value-split-aces = { $split-aces ->
    [once] no
   *[again] yes
}

# Names the switch: what may be done with a split ace.
switch-split-ace-play = After splitting aces

# What can be chosen there: what may be done with a split ace.
# $split-ace-play (SplitAcePlay): its value
value-split-ace-play = { $split-ace-play ->
    [one-card] one card
    [hit] hit
    [double] double
   *[hit-or-double] hit or double
}

# Names the switch: whether a hand may be given up.
switch-surrender = Surrender

# What can be chosen there: whether a hand may be given up.
# $surrender (Surrender): its value
value-surrender = { $surrender ->
    [no] no
    [late] yes (late)
    [early] yes (early)
    [early-ten] early, against a 10
    [early-ace] early, against an ace
    [early-ten-late] early against a 10, else late
    [early-ace-late] early against an ace, else late
    [any-cards] late, any number of cards
   *[late-or-natural] late, all lost to a blackjack
}

# Names the switch: whether a doubled hand may be given up.
switch-rescue = Surrender after a double

# What can be chosen there: whether a doubled hand may be given up.
# $rescue (Rescue): its value
value-rescue = { $rescue ->
    [no] no
   *[yes] yes
}

# Names the switch: which number of cards wins, if any.
switch-charlie = Charlie: cards that win

# What can be chosen there: which number of cards wins, if any.
# $charlie (Charlie): its value
value-charlie = { $charlie ->
    [none] none
    [five] 5 cards
    [six] 6 cards
   *[seven] 7 cards
}

# Names the switch: whether a number of cards wins after a split.
switch-charlie-after-split = Charlie after a split

# What can be chosen there: whether a number of cards wins after a split.
# $charlie-after-split (CharlieAfterSplit): its value
value-charlie-after-split = { $charlie-after-split ->
    [no] no
   *[yes] yes
}

# Explains a value below its switch.
# $explanation (Explanation): what is to be explained
explanation = { $explanation ->
    [peek] The dealer takes two cards and looks at the second under an ace or a ten. A blackjack ends the round before you add to your bet.
    [none-takes-all] European no hole card (ENHC): the dealer takes the second card after you have played. A dealer’s blackjack takes all your bets, doubles and splits included.
    [none-takes-original] Original bets only (OBO): the dealer takes the second card after you have played. A dealer’s blackjack takes your first bet, and what you added comes back. A round is worth as much as with a peek.
    [hard-totals] Hard totals only: no hand in which an ace counts 11.
    [double-any-cards] You can double three cards and more too.
    [tens-by-rank] You can split two kings, but not a king and a queen.
    [aces-double] You can double a split ace where Double allows it, even if other split hands can’t be doubled.
    [late] Late: when the dealer is known to have no blackjack, you give up your first two cards for half the bet.
    [late-none-takes-all] Without a peek there is no late surrender. As mostly in Europe, you give up your first two cards for half the bet against a 2 to a 10, even if the dealer gets a blackjack; against an ace you can’t.
    [late-none-takes-original] Late: you give up your first two cards for half the bet. If the dealer gets a blackjack, you lose all of it.
    [late-or-natural] You give up your first two cards for half the bet. If the dealer gets a blackjack, you lose the other half too.
    [first-two-cards] You give up your first two cards for half the bet.
    [early] Early: you give up your first two cards for half the bet before anyone knows whether the dealer has a blackjack. The half comes back even then.
    [no-other] Against other cards there is no surrender.
    [surrender-any-cards] You can also give up three cards and more, but no hand of a split.
    [rescue] Rescue: you see the card of your double and may give the hand up. Half of the doubled bet comes back.
   *[charlie] A hand of so many cards that isn’t over 21 wins as much as was bet, at once. Only a dealer’s blackjack beats it.
}

# Why a switch, or a value of it, means nothing beside the other rules.
# $why (WhyDisabled): the reason
disabled = { $why ->
    [no-bets] Nothing is bet.
    [no-double] Nothing can be doubled.
    [no-split] Pairs can’t be split.
    [one-split] Pairs are split only once.
    [no-naturals] If aces are always 1, two cards never make 21.
    [naturals-not-special] Blackjack is just 21 here, so the dealer has nothing to look for.
    [no-soft-hands] If aces are always 1, no hand is soft.
    [no-charlie] No number of cards wins.
    [soft-split-aces] A split ace with its second card is soft, and only hard totals can be doubled.
    [late-is-early] Nobody looks here, so late surrender is early against a 2 to a 10. Choices that would mean the same are left out.
   *[no-late-or-early] No blackjack ends the round here, so late and early surrender are the same.
}

# One of the other rules that the last change has set too, in the list of them.
# $switch (Text): the name of its switch
# $value (Text): what it is now
set-too-one = { $switch }: { $value }

# Stands between two rules that the last change has set too.
set-too-between = {"; "}

# The last change has set these other rules too.
# $others (Text): the rules, with their values
set-too = This changed other rules too. { $others }.


## What a round is worth.

# The heading.
edge-heading = The house edge

# Opens the conventions.
how-counted = How it is counted

# Under which conventions.
conventions = Exact, for a freshly shuffled shoe and the best play of every hand, card by card. It is counted in percent of the first bet, though what doubles and splits add is won and lost too. Insurance is left out: from a fresh shoe it is never worth its price. When the shoe is shuffled makes no difference here.

# Where nothing is bet.
without-bets = Nothing is bet by these rules, so each round counts as one bet.

# Names the progress.
working = Working it out

# Stops the work.
cancel = Cancel

# The work was stopped.
cancelled = Cancelled.

# Has it done after all.
work-out = Work it out

# Who wins how much of the first bets in the long run.
# $winner (Winner): who wins
# $percent (Text): how much, with the percent sign
edge = { $winner ->
    [house] In the long run, the house wins { $percent } of the first bets.
    [player] In the long run, the player wins { $percent } of the first bets.
   *[neither] In the long run, neither the house nor the player wins.
}

# Who won how much of the first bets by the rules before the last change.
# $winner (Winner): who won
# $percent (Text): how much, with the percent sign
before = { $winner ->
    [house] Before the change: { $percent }, to the house.
    [player] Before the change: { $percent }, to the player.
   *[neither] Before the change: nothing, to either.
}

# How far the work is: a chart is worked out for one card of the dealer after another.
# $done (Number): how many of the dealer’s cards are done
# $all (Number): how many there are
progress = Working it out: { $done } of the dealer’s { $all } cards


## The comparison with other rules.

# The heading.
compare-heading = Compare with another table

# Names the choice of the other rules.
compare-with = Compare with

# Nothing is compared.
compare-nothing = nothing

# The rules of the table at which the visitor plays.
your-table = Your table

# What the table of the differences shows, in percent of the first bet.
compare-intro = What a round is worth to the player, in percent of the first bet. Each row changes one of the rules on this page and keeps all others.

# Stands above the rules that differ.
compare-rule = Rule

# Stands above the values on the page.
compare-here = This page

# Stands above the values of other rules that have no name.
compare-there = Other rules

# Stands above what each rule is worth.
compare-worth = Worth alone

# The last row: what a round is worth.
compare-total = A round, by all rules

# The rows need not add up to the last one.
compare-sum = The rows need not add up to the last one, because rules work together.

# No rule differs.
compare-same = The rules are the same.

# The edge of the page has to be worked out first.
compare-waits = The house edge above comes first.

# It is not worked out yet.
compare-unknown = not worked out yet

# How far the comparison is.
# $done (Number): how many sets of rules are worked out
# $all (Number): how many there are
compare-progress = Working it out: { $done } of { $all } sets of rules

# For whom the other rules are better than those of the page, and by how much.
# $better-for (Winner): for whom
# $percent (Text): by how much, with the percent sign
other-rules = { $better-for ->
    [house] By the other rules the player is worse off by { $percent } of the first bets.
    [player] By the other rules the player is better off by { $percent } of the first bets.
   *[neither] By both sets of rules a round is worth the same.
}

# In how many cells of the chart another play is the best by the other rules.
# $cells (Number): how many, or none
chart-differs = { $cells ->
    [0] The best play is the same in every cell of both charts.
    [one] The best play differs in { $cells } cell of the charts. The one below has the other play beside its own, in italics.
   *[other] The best play differs in { $cells } cells of the charts. The one below has the other play beside its own, in italics.
}

# Why a rule cannot be changed alone: it clashes with another.
# $clash (Clash): the two rules
clash = { $clash ->
    [rescue-without-double] A doubled hand can be given up only where hands can be doubled.
    [aces-without-double] Split aces can be doubled only where hands can be doubled.
    [aces-without-split] Split aces can be played on only where pairs can be split.
    [split-without-charlie] A Charlie after a split needs a number of cards that wins.
   *[charlie-without-split] A Charlie after a split needs pairs that can be split.
}

# Names rules that are those of the table at which the visitor plays.
# $name (Text): their name
at-your-table = { $name } (your table)


## The chart.

# The heading.
chart-heading = The best play

# What is in it.
chart-intro = What to do with each hand against the dealer’s card.

# The chart that is shown is that of other rules.
older = This is still the chart of the rules before.

# Stands above the hands of a chart.
your-hand = Your hand

# Stands where no such hand can be dealt.
no-such-hand = no such hand

# The sign of a play in the chart: one letter, no other’s.
# $play (Play): the play
sign = { $play ->
    [stand] S
    [hit] H
    [double] D
    [split] P
   *[surrender] R
}

# What is best, and what where that is not allowed. Both are named as by the chart.
# $play (Text): what is best
# $otherwise (Text): what is done instead
or-else = { $play }, or { $otherwise } where that isn’t allowed

# What was best before the last change, for those who hear the cell.
# $play (Text): the play
was = was: { $play }

# What is best by the other rules, for those who hear the cell.
# $play (Text): the play
there = by the other rules: { $play }

# How many plays of the chart the last change has altered.
# $count (Number): how many, or none
changed = { $count ->
    [0] The last change alters no play in the chart.
    [one] The last change alters { $count } play. The old one is crossed out beside it.
   *[other] The last change alters { $count } plays. The old ones are crossed out beside them.
}

# What the chart does not show, or shows otherwise than most charts.
# $note (ChartNote): what it is
chart-note = { $note ->
    [early-first] Decide on surrender before you know whether the dealer has a blackjack.
    [double-any-cards] Where the chart says double, double three cards and more too. Hands that are better played otherwise are among the exceptions.
    [surrender-any-cards] Where the chart says surrender, give up three cards and more too. Hands that are better played otherwise are among the exceptions.
    [rescue] The chart doesn’t show when to give up a doubled hand: where it would lose more than half of the doubled bet. The coach at the table tells you.
   *[no-charlie-after-split] Hands of a split don’t win by their number of cards. The chart and its exceptions are for hands that weren’t split.
}

# Which hand it is whose cell is outlined.
# $hand (Text): the cards of the hand on the table, in signs
# $up (Text): the dealer’s card
outlined = Outlined: your hand on the table, { $hand } against { $up }.


## Practice.

# The heading.
practice-heading = Practice

# What it is.
practice-intro = Hands of one kind by these rules, one after another. Nothing is counted.

# Leads to soft hands.
practise-soft = Soft hands

# Leads to pairs.
practise-pairs = Pairs

# Leads to close decisions.
practise-close = Close decisions

# Leads to what the player has played badly.
practise-mistakes = Your mistakes

# There is nothing of the kind.
no-mistakes = None yet. With the coach on, the hands you misplay are kept here.

# How many hands there are in which the best play is worth little more than the next best.
# $count (Number): how many
# $bets (Text): what the difference is less than, in bets
close-hands = { $count ->
    [one] { $count } hand where the best play gains less than { $bets } of a bet over the next best.
   *[other] { $count } hands where the best play gains less than { $bets } of a bet over the next best.
}

# How many hands were played badly of late, and can be practised.
# $count (Number): how many
mistakes-kept = { $count ->
    [one] { $count } hand you misplayed lately.
   *[other] { $count } hands you misplayed lately.
}

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

# Introduction at the top of the page.
rules-lede = Set the rules of a blackjack table as you like. The house edge and the best play follow from them.

# Heading of the site’s own tables, whose rules can be chosen.
rules-tables = Our tables

# Heading of the real tables, whose rules can be chosen.
real-tables = Real tables

# Notice: the address names unknown rules.
rules-mangled = The address asks for rules we don’t have, so nothing was changed.

# Heading above the switches.
rules-heading = The rules

# Button: plays at a table with these rules.
rules-play = Play by these rules


## The switches.

# Heading above a group of switches.
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

# Switch: the number of decks.
switch-decks = Decks

# Value of the switch “Decks”.
# $decks (DeckCount): the value
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

# Switch: when the cards are shuffled.
switch-shuffle = Shuffled after

# Value of the switch “Shuffled after”.
# $shuffle (Shuffle): the value
value-shuffle = { $shuffle ->
    [every-round] every round
    [after50] 50% of cards
    [after60] 60% of cards
    [after70] 70% of cards
    [after75] 75% of cards
    [after80] 80% of cards
   *[after90] 90% of cards
}

# Switch: the value of an ace.
switch-ace = An ace counts

# Value of the switch “An ace counts”.
# $ace (AceRule): the value
value-ace = { $ace ->
    [one-or-eleven] 1 or 11
   *[one] always 1
}

# Switch: the dealer’s hole card.
switch-hole-card = Hole card

# Value of the switch “Hole card”.
# $hole-card (HoleCard): the value
value-hole-card = { $hole-card ->
    [peek] peek
    [none-takes-all] none: all bets lost (ENHC)
   *[none-takes-original] none: first bet lost (OBO)
}

# Switch: the dealer’s play with a soft 17.
switch-soft17 = On a soft 17 the dealer

# Value of the switch “On a soft 17 the dealer”.
# $soft17 (Soft17): the value
value-soft17 = { $soft17 ->
    [stands] stands
   *[hits] hits
}

# Switch: the result of a tie.
switch-ties = A tie

# Value of the switch “A tie”.
# $ties (Ties): the value
value-ties = { $ties ->
    [draw] is a push
   *[dealer-wins] is lost
}

# Switch: bets or none.
switch-chips = Bets

# Value of the switch “Bets”.
# $chips (Chips): the value
value-chips = { $chips ->
    [none] none
   *[bets] in chips
}

# Switch: the meaning of 21 on the first two cards.
switch-naturals = Blackjack (21 on two cards)

# Value of the switch “Blackjack (21 on two cards)”.
# $naturals (Naturals): the value
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

# Switch: the hands that can be doubled.
switch-double = Double

# Value of the switch “Double”.
# $double (Double): the value
value-double = { $double ->
    [never] never
    [eleven] hard 11
    [ten-or-eleven] hard 10 or 11
    [nine-to-eleven] hard 9 to 11
    [eight-to-eleven] hard 8 to 11
    [any-two] any two cards
   *[any-cards] any number of cards
}

# Switch: doubling after a split.
switch-double-after-split = Double after a split

# Value of the switch “Double after a split”.
# $double-after-split (DoubleAfterSplit): the value
value-double-after-split = { $double-after-split ->
    [no] no
   *[yes] yes
}

# Switch: how often pairs can be split.
switch-split = Split pairs

# Value of the switch “Split pairs”.
# $split (Split): the value
value-split = { $split ->
    [never] never
    [to-two] once: 2 hands
    [to-three] up to 3 hands
   *[to-four] up to 4 hands
}

# Switch: which cards that count 10 can be split.
switch-split-tens = Split tens

# Value of the switch “Split tens”.
# $split-tens (SplitTens): the value
value-split-tens = { $split-tens ->
    [by-value] any two tens
    [by-rank] of one rank only
   *[never] never
}

# Switch: splitting split aces again.
switch-split-aces = Split aces again

# Value of the switch “Split aces again”.
# $split-aces (SplitAces): the value
value-split-aces = { $split-aces ->
    [once] no
   *[again] yes
}

# Switch: the play after splitting aces.
switch-split-ace-play = After splitting aces

# Value of the switch “After splitting aces”.
# $split-ace-play (SplitAcePlay): the value
value-split-ace-play = { $split-ace-play ->
    [one-card] one card
    [hit] hit
    [double] double
   *[hit-or-double] hit or double
}

# Switch: surrender.
switch-surrender = Surrender

# Value of the switch “Surrender”.
# $surrender (Surrender): the value
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

# Switch: surrender after a double.
switch-rescue = Surrender after a double

# Value of the switch “Surrender after a double”.
# $rescue (Rescue): the value
value-rescue = { $rescue ->
    [no] no
   *[yes] yes
}

# Switch: the number of cards that wins (a Charlie).
switch-charlie = Charlie: cards that win

# Value of the switch “Charlie: cards that win”.
# $charlie (Charlie): the value
value-charlie = { $charlie ->
    [none] none
    [five] 5 cards
    [six] 6 cards
   *[seven] 7 cards
}

# Switch: a Charlie after a split.
switch-charlie-after-split = Charlie after a split

# Value of the switch “Charlie after a split”.
# $charlie-after-split (CharlieAfterSplit): the value
value-charlie-after-split = { $charlie-after-split ->
    [no] no
   *[yes] yes
}

# Explanation of a value, below its switch.
# $explanation (Explanation): what is to be explained
explanation = { $explanation ->
    [peek] The dealer takes two cards and looks at the second under an ace or a ten. A blackjack ends the round before you add to your bet.
    [none-takes-all] European no hole card (ENHC): the dealer takes the second card after you have played. A dealer’s blackjack takes all your bets, doubles and splits included.
    [none-takes-original] Original bets only (OBO): the dealer takes the second card after you have played. A dealer’s blackjack takes only your first bet, and what you added comes back. A round is worth as much as with a peek.
    [hard-totals] Hard totals only: no hand in which an ace counts 11.
    [double-any-cards] You can double three cards and more too.
    [tens-by-rank] You can split two kings, but not a king and a queen.
    [aces-double] You can double a split ace where Double allows it, even if other split hands can’t be doubled.
    [late] Late: after the dealer has looked and has no blackjack, you give up your first two cards for half of the bet.
    [late-none-takes-all] Without a peek there is no late surrender. As in most of Europe, you give up your first two cards for half of the bet against a 2 to a 10, even if the dealer gets a blackjack. Against an ace you can’t.
    [late-none-takes-original] Late: you give up your first two cards for half of the bet. If the dealer gets a blackjack, you lose all of it.
    [late-or-natural] You give up your first two cards for half of the bet. If the dealer gets a blackjack, you lose the other half too.
    [first-two-cards] You give up your first two cards for half of the bet.
    [early] Early: you give up your first two cards for half of the bet before anyone knows whether the dealer has a blackjack. The half comes back even then.
    [no-other] Against other cards there is no surrender.
    [surrender-any-cards] You can also give up three cards and more, but no hand of a split.
    [rescue] Rescue: you see the card of your double and may give the hand up. Half of the doubled bet comes back.
   *[charlie] A hand with this many cards that isn’t over 21 wins as much as its bet, at once. Only a dealer’s blackjack beats it.
}

# Reason why a switch or one of its values has no effect with the other rules.
# $why (WhyDisabled): the reason
disabled = { $why ->
    [no-bets] There are no bets.
    [no-double] Nothing can be doubled.
    [no-split] Pairs can’t be split.
    [one-split] Pairs are split only once.
    [no-naturals] If aces are always 1, two cards never make 21.
    [naturals-not-special] Blackjack is just 21 here, so the dealer has no reason to peek.
    [no-soft-hands] If aces are always 1, no hand is soft.
    [no-charlie] These rules have no Charlie.
    [soft-split-aces] A split ace with its second card is soft, and only hard totals can be doubled.
    [late-is-early] The dealer doesn’t peek here, so late surrender is early against a 2 to a 10. Choices that would mean the same are left out.
   *[no-late-or-early] No blackjack ends the round here, so late and early surrender are the same.
}

# One rule in the list of rules that the last change altered too.
# $switch (Text): the name of its switch
# $value (Text): what it is now
set-too-one = { $switch }: { $value }

# Joins two rules in that list.
set-too-between = {"; "}

# Announcement: the last change altered other rules too.
# $others (Text): the rules, with their values
set-too = This changed other rules too. { $others }.


## The house edge.

# Heading of the conventions below the house edge.
rules-how-counted = How it is computed

# Text below that heading: the conventions.
conventions = Exact, for a freshly shuffled shoe and the best play of every hand, card by card. It is a percentage of the first bet, and includes what doubles and splits win and lose. Insurance is left out: from a fresh shoe it is never worth its price. When the shoe is shuffled makes no difference here.

# Note below the house edge of rules without bets.
without-bets = These rules have no bets, so each round counts as one bet.

# Name of the progress bar.
rules-working = Working it out

# Button: stops the computation.
rules-cancel = Cancel

# Shown after the computation was stopped.
rules-cancelled = Cancelled.

# Button: starts it again.
rules-work-out = Work it out

# Result: the house edge.
# $winner (Winner): the winner
# $percent (Text): the percentage, with its sign
rules-edge = { $winner ->
    [house] In the long run, the house wins { $percent } of the first bets.
    [player] In the long run, the player wins { $percent } of the first bets.
   *[neither] In the long run, neither the house nor the player wins.
}

# Result: the house edge before the last change.
# $winner (Winner): the winner
# $percent (Text): the percentage, with its sign
before = { $winner ->
    [house] Before the change: { $percent }, to the house.
    [player] Before the change: { $percent }, to the player.
   *[neither] Before the change: an even game.
}

# Progress of the computation: how many of the dealer’s cards are done.
# $done (Number): the number of the dealer’s cards that are done
# $all (Number): the total number
rules-progress = Working it out: { $done } of the dealer’s { $all } cards


## The comparison with other rules.

# Heading of the comparison with other rules.
compare-heading = Compare with another table

# Label of the choice of the other rules.
compare-with = Compare with

# Value of that choice: no comparison.
compare-nothing = nothing

# Value of that choice: the rules of the visitor’s table.
your-table = Your table

# Introduction above the table of differences.
compare-intro = What a round is worth to the player, in percent of the first bet. Each row changes one of the rules on this page and keeps all others.

# Column of that table: the rule.
compare-rule = Rule

# Column of that table: the value on this page.
compare-here = This page

# Column of that table: the value of other rules without a name.
compare-there = Other rules

# Column of that table: the worth of the rule alone.
compare-worth = Worth alone

# Last row of that table: the worth of a round.
compare-total = A round, with all rules

# Note below that table.
compare-sum = The rows don’t have to add up to the last one, because rules work together.

# Shown when no rule differs.
compare-same = The rules are the same.

# Shown until the house edge of this page is known.
compare-waits = The house edge above is worked out first.

# Shown in place of a value that is not computed yet.
compare-unknown = not worked out yet

# Progress of the comparison.
# $done (Number): the number of sets of rules worked out
# $all (Number): the total number
compare-progress = Working it out: { $done } of { $all ->
    [one] { $all } set of rules
   *[other] { $all } sets of rules
}

# Result of the comparison.
# $better-for (Winner): for whom
# $percent (Text): by how much, with the percent sign
rules-other-rules = { $better-for ->
    [house] With the other rules the player is worse off by { $percent } of the first bets.
    [player] With the other rules the player is better off by { $percent } of the first bets.
   *[neither] With both sets of rules a round is worth the same.
}

# Result of the comparison: in how many cells the charts differ.
# $cells (Number): the number, or 0
chart-differs = { $cells ->
    [0] The best play is the same in every cell of both charts.
    [one] The best play differs in { $cells } cell of the charts. The one below has the other play beside its own, in italics.
   *[other] The best play differs in { $cells } cells of the charts. The one below has the other play beside its own, in italics.
}

# Reason why a rule cannot be changed alone.
# $clash (Clash): the two rules
clash = { $clash ->
    [rescue-without-double] A doubled hand can be given up only where hands can be doubled.
    [aces-without-double] Split aces can be doubled only where hands can be doubled.
    [aces-without-split] Split aces can be played on only where pairs can be split.
    [split-without-charlie] A Charlie after a split needs the Charlie rule.
   *[charlie-without-split] A Charlie after a split needs pairs that can be split.
}

# Name of rules that are those of the visitor’s table.
# $name (Text): their name
at-your-table = { $name } (your table)


## The chart.

# Heading of the strategy chart.
chart-heading = The best play

# Introduction above the chart.
chart-intro = What to do with each hand against the dealer’s upcard.

# Note above the chart while a new one is being computed.
older = This is still the chart for the previous rules.

# Column of the chart: the player’s hand.
rules-your-hand = Your hand

# Cell of the chart: this hand is not possible.
rules-no-such-hand = no such hand

# Cell of the chart: a play in one letter, different for each play.
# $play (Play): the play
sign = { $play ->
    [stand] S
    [hit] H
    [double] D
    [split] P
   *[surrender] R
}

# Description of a cell, for screen readers: the best play, and the second choice where it is not allowed.
# $play (Text): what is best
# $otherwise (Text): what is done instead
or-else = { $play }, or { $otherwise } where that isn’t allowed

# Description of a cell, for screen readers: the best play before the last change.
# $play (Text): the play
was = was: { $play }

# Description of a cell, for screen readers: the best play with the other rules.
# $play (Text): the play
there = with the other rules: { $play }

# Announcement: how many plays the last change has altered.
# $count (Number): the number, or 0
changed = { $count ->
    [0] The last change alters no play in the chart.
    [one] The last change alters { $count } play. The old one is crossed out beside the new one.
   *[other] The last change alters { $count } plays. The old ones are crossed out beside the new ones.
}

# Note below the chart: something it does not show, or shows differently from most charts.
# $note (ChartNote): its value
chart-note = { $note ->
    [early-first] Decide on surrender before you know whether the dealer has a blackjack.
    [double-any-cards] Where the chart says double, double three cards and more too. Hands with a better play are among the exceptions.
    [surrender-any-cards] Where the chart says surrender, give up three cards and more too. Hands with a better play are among the exceptions.
    [rescue] The chart doesn’t show when to give up a doubled hand: whenever it would lose more than half of the doubled bet. The coach at the table tells you.
   *[no-charlie-after-split] Hands of a split don’t win by their number of cards. The chart and its exceptions are for hands that weren’t split.
}

# Note below the chart: the hand whose cell is outlined.
# $hand (Text): the cards of the hand on the table, in signs
# $up (Text): the dealer’s card
outlined = Outlined: your hand on the table, { $hand } against { $up }.


## The chart of the player’s own.

# Heading of the section about a chart of the player’s own.
own-heading = A chart of your own

# Introduction to that section.
own-intro = Change any play in the chart and see at once what that costs, exactly, against the best play of every hand, card by card. Each press goes on to the next play that the rules allow, and the arrow keys move from cell to cell. The address of this page is then a link to your chart.

# Button: begins with the full chart.
own-begin = Change the chart

# Button: brings the full chart back.
own-reset = Back to the full chart

# Button: removes the player’s own chart.
own-remove = Remove my chart

# Shown until the chart of the page is known.
own-waits = The full chart is worked out first.

# What the chart costs against the best play of every hand.
# $percent (Text): the percentage, with its sign
own-cost = Your chart costs { $percent } of the first bets.

# In how many cells the chart differs from the full chart.
# $cells (Number): the number, or 0
own-differs = { $cells ->
    [0] It is the full chart.
    [one] It differs from the full chart in { $cells } cell, which is outlined.
   *[other] It differs from the full chart in { $cells } cells, which are outlined.
}

# Name of a cell.
# $hand (Text): the player’s hand
# $up (Text): the dealer’s upcard
# $play (Text): the play
own-cell = { $hand } against { $up }: { $play }

# Added to the name of a cell that differs from the full chart.
# $play (Text): the play of the full chart
own-instead = full chart: { $play }

# What the last change of a cell costs.
# $cell (Text): the name of the cell, with the new play
# $play (Text): the play of the full chart
# $winner (Winner): the house if the change costs something, the player if it gains something
# $percent (Text): how much, with the percent sign
own-change = { $winner ->
    [house] { $cell }. That costs { $percent } of the first bets against the play of the full chart ({ $play }).
    [player] { $cell }. That gains { $percent } of the first bets against the play of the full chart ({ $play }).
   *[neither] { $cell }. That is worth as much as the play of the full chart ({ $play }).
}

# The last change of a cell has brought the play of the full chart back.
# $cell (Text): the name of the cell, with the new play
own-as-full = { $cell }, as in the full chart.

# Notice: the address has a chart that cannot be read.
# $why (Text): a sentence with the reason
own-unread = We can’t read the chart in the address. { $why } Nothing was changed.

# Reason: a line has no colon.
# $line (Text): the line
own-no-colon = “{ $line }” has no colon after its rows.

# Reason: the chart has no such rows.
# $rows (Text): what stands in the place of the rows
own-unknown-rows = There are no rows “{ $rows }”: write hard 4 to hard 20, soft 12 to soft 20, pair 2 to pair 10 or pair A.

# Reason: a line has too many or too few plays.
# $rows (Text): the rows of the line
# $plays (Number): the number of plays
own-wrong-number = { $plays ->
    [one] “{ $rows }” has { $plays } play in place of 10: one for each upcard from 2 to 10, then the ace.
   *[other] “{ $rows }” has { $plays } plays in place of 10: one for each upcard from 2 to 10, then the ace.
}

# Reason: there is no such play.
# $rows (Text): the rows of the line
# $up (Text): the dealer’s upcard
# $play (Text): what stands in the place of the play
own-unknown-play = “{ $rows }” against { $up } has no play “{ $play }”: write S, H, Dh, Ds, Rh or Rs, and for pairs also P, Rp or -.

# Reason: a row is there twice.
# $row (Text): the row
own-twice = The row “{ $row }” is there twice.

# Reason: a row is missing.
# $row (Text): the row
own-missing = The row “{ $row }” is missing.


## The best charts of few rules.

# Heading of the section about charts of few rules.
short-heading = The best short charts

# Introduction to that section.
short-intro = A chart can be a few rules. Here are the best ones that the search finds for each number of rules, and what they cost, exactly. Where several rules fit a hand, the last one counts. The search can take a minute; what it has found so far is shown. Charts that cost more than 1% are left out.

# Button: starts the search.
short-find = Find them

# Progress of the search.
# $charts (Number): how many charts it has found so far
# $left (Number): how many steps are left
short-progress = Charts so far: { $charts }. Steps left: { $left } or more.

# Result of the search.
# $charts (Number): how many charts it has found
short-found = { $charts ->
    [one] The search found { $charts } chart.
   *[other] The search found { $charts } charts.
}

# Label of the choice of the number of rules, and column of the table: the number of rules.
short-number = Rules

# Column of the table: what the chart costs.
short-costs = Cost

# Column of the table: what every chart of so many rules costs at least.
short-least = At least

# Heading of the curve.
short-curve = What each number of rules costs

# Note below the curve: the last column.
short-note = Each cost is in percent of the first bets, against the best play card by card. No chart with this many rules of this kind costs less than the last column says, if a split is worth what the coach says.

# Above the rules of a chart.
# $rules (Number): the number of rules
# $percent (Text): the cost, with the percent sign
short-cost = { $rules ->
    [one] This chart of { $rules } rule costs { $percent } of the first bets.
   *[other] This chart of { $rules } rules costs { $percent } of the first bets.
}

# The first rule of each chart.
short-first = Hit every hand and split nothing.

# A rule.
# $hands (Text): the hands
# $upcards (Text): the dealer’s upcards
# $play (Text): the play
short-rule = { $hands } against { $upcards }: { $play }.

# A rule against every upcard.
# $hands (Text): the hands
# $play (Text): the play
short-rule-for-all = { $hands } against any card: { $play }.

# A rule: pairs are played as their totals.
# $pairs (Text): the pairs
short-as-total = { $pairs }: play the total.

# Hands or upcards in a sequence.
# $first (Text): the first
# $last (Text): the last
short-range = { $first } to { $last }

# Joins two pairs in a rule.
short-between = {"; "}

# Button: takes this chart as the player’s own.
short-take = Change this chart

# Button: takes this chart in the place of the player’s own.
short-replace = Replace my chart with this one


## Practice.

# Heading of the section about practice.
practice-heading = Practice

# Introduction to that section.
rules-practice-intro = Hands of one kind with these rules, one after another. They don’t count for your score or your chips.

# Button: practice with soft hands.
practise-soft = Soft hands

# Button: practice with pairs.
practise-pairs = Pairs

# Button: practice with close decisions.
practise-close = Close decisions

# Button: practice with hands that the player has misplayed.
practise-mistakes = Your mistakes

# Note beside “Your mistakes” when there are none.
no-mistakes = None yet. With the coach on, the hands you misplay are saved here.

# Note beside “Close decisions”: how many hands there are.
# $count (Number): the number
# $bets (Text): what the difference is less than, in bets
close-hands = { $count ->
    [0] No hand where the best play gains less than { $bets } bets over the next best.
    [one] { $count } hand where the best play gains less than { $bets } bets over the next best.
   *[other] { $count } hands where the best play gains less than { $bets } bets over the next best.
}

# Note beside “Your mistakes”: how many hands there are.
# $count (Number): the number
mistakes-kept = { $count ->
    [one] { $count } hand you misplayed lately.
   *[other] { $count } hands you misplayed lately.
}

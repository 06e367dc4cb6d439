### Choice MatchStage: before, swap, after

# Introduction of the page with the equilibrium of the poker match.
equilibrium-lede = A mix of actions for the match for two with bets against which even the best opponent wins next to nothing. Choose a decision to see what each kind of hand does there.

# Error: the address names no decision.
equilibrium-mangled = This address names no decision of the match, so here is the first one.

# Label of the list of the parts of a hand.
which-decision = Decision

# Part of a hand in which a decision is made.
# $stage (MatchStage): the part
match-stage = { $stage ->
    [before] Bets before the swap
    [swap] The swap
   *[after] Bets after the swap
}

# Label of the list of the bets before the swap.
bets-before = So far, before the swap

# Label of the list of the bets after the swap.
bets-after = So far, after the swap

# Option of these lists: no player has acted in this round.
no-bets-yet = Nothing

# Label of the list of who swaps.
who-swaps = Who swaps

# Option of that list: the player who acts first.
first-player = The first player

# Option of that list: the other player.
# $cards (Text): the number of cards that the first player has swapped
second-swaps-after = The second, after { $cards }

# Label of the list of the cards that the first player swaps.
first-swaps = The first player swaps

# Label of the list of the cards that the second player swaps.
second-swaps = The second player swaps

# Sentence: the player who decides.
# $first (Bool): whether it is the player who acts first
decides = { $first ->
    [yes] The first player decides, on the left of the dealer button.
   *[no] The second player decides, who has the dealer button.
}

# Sentence: how often the decision is reached.
# $share (Text): a percentage
mix-reached = In equilibrium { $share } of all hands come to this decision.

# Sentence: the decision is never reached.
mix-never = In equilibrium no hand comes to this decision, so its mix says little.

# Heading of the chart of the bets.
chart-of-moves = The actions of each kind of hand

# Heading of the chart of the swap.
chart-of-swaps = How many cards each kind of hand swaps

# Column: the kind of hand.
hand-column = Hand

# Column: the share of a kind among all hands with which the player comes to the decision.
how-often = How often

# Note below the chart: what it shows.
mix-meaning = A full bar is every hand of the row. The first column compares how often the rows occur. A dealt hand with a pair or better is not counted among the draws.

# Note: what is exact, and what is a model.
mix-exact = The kinds of dealt hands are counted exactly. The mix is nearly an equilibrium of a model in which both hands come from packs of their own and a discard can come back: there the best opponent wins 0.008 chips a hand from it, the mean of both seats. How often a decision is reached is a number of that model too.

# Row: two pair, by the higher pair.
# $rank (Rank): its rank
two-pair-up = Two pair, { RANK($rank, form: "many") } up

# Row: two pair with a higher pair of tens or less.
two-pair-low = Two pair, tens up or lower

# Row: no pair, with a highest card of a jack or less.
high-card-low = Jack high or lower

# Row: four cards that two ranks complete to a straight.
open-straight = Open straight draw

# Row: four cards that one rank completes to a straight.
inside-straight = Inside straight draw

# Error: the file of the solved match did not come.
match-not-here = The solved match couldn’t be loaded. Are you online?

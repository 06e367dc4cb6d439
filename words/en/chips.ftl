### Choice Betting: none, fixed-limit
### Choice NoMore: nobody-calls, most-raises, too-few-chips

## The choice of what is bet.

# Names the choice of what a duel is for.
played-for = Played for

# What a duel is for.
# $betting (Betting): what is bet
betting = { $betting ->
    [none] Nothing
   *[fixed-limit] Chips
}

# What the duel is for from now on, in a sentence.
# $betting (Betting): what is bet
now-for = { $betting ->
    [none] The match is for nothing now.
   *[fixed-limit] The match is for chips now.
}

# How bets are made, beside that choice.
chips-note = For chips, everybody antes 1. A bet is 2 before the swap and 4 after it, with three raises at most. The chips have no value.

# How the duel for chips is played, for a newcomer.
chips-intro = Everybody antes 1 chip and is dealt five cards. Bet 2, swap once, bet 4; then the best hand still in wins the pot.


## What an opponent has done.

# An opponent has stayed in for nothing.
# $character (Character): which
they-check = { CHARACTER($character) } checks.

# An opponent has bet first.
# $character (Character): which
# $chips (Text): how much
they-bet = { CHARACTER($character) } bets { $chips }.

# An opponent has paid to stay in.
# $character (Character): which
# $chips (Text): how much
they-call = { CHARACTER($character) } calls { $chips }.

# An opponent has raised the bet.
# $character (Character): which
# $chips (Text): to how much
they-raise = { CHARACTER($character) } raises to { $chips }.

# An opponent has given the hand up.
# $character (Character): which
they-fold = { CHARACTER($character) } folds.


## What the player has done.

# The player has stayed in for nothing.
you-check = You check.

# The player has bet first.
# $chips (Text): how much
you-bet = You bet { $chips }.

# The player has paid to stay in.
# $chips (Text): how much
you-call = You call { $chips }.

# The player has raised the bet.
# $chips (Text): to how much
you-raise = You raise to { $chips }.

# The player has given the hand up.
you-fold = You fold.


## What somebody has done, in a word or two beside the name.

# They have stayed in for nothing.
has-checked = checked

# They have bet first.
# $chips (Text): how much
has-bet = bet { $chips }

# They have paid to stay in.
# $chips (Text): how much
has-called = called { $chips }

# They have raised the bet.
# $chips (Text): to how much
has-raised = raised to { $chips }

# They have given the hand up.
has-folded = folded

# Somebody plays on without a chip left.
all-in = all in


## What is to be paid.

# Everybody has paid the ante.
antes = Everybody antes 1.

# There is nothing that the player would have to pay, beside the pot.
nothing-to-call = Nothing to call.

# What the player would have to pay, beside the pot.
# $chips (Text): how much
chips-to-call = { $chips } to call.

# It is for the player to bet, and nothing would have to be paid.
# $pot (Text): what is in the pot
your-bet-for-nothing = Nothing to call, { $pot } in the pot.

# It is for the player to bet, and this would have to be paid.
# $chips (Text): how much would have to be paid
# $pot (Text): what is in the pot
your-bet-to-call = { $chips } to call, { $pot } in the pot.

# Why Bet or Raise, whichever this button is, is not offered: “Raise: three raises at most.”
# $button (Text): what the button is called
# $why (NoMore): the reason
no-more = { $why ->
    [nobody-calls] { $button }: no opponent can call.
    [most-raises] { $button }: three raises at most.
   *[too-few-chips] { $button }: too few chips.
}


## What there is.

# What is in the pot, beside the cards.
# $chips (Text): how much
pot-holds = Pot { $chips }

# What the player has.
# $chips (Text): how much
stack-holds = Stack { $chips }

# What the player has, of which stack; after the first one.
# $chips (Text): how much
# $given (Number): how many stacks they were given
later-stack-holds = Stack { $chips } · no. { $given }

# What the player has left, in a sentence.
# $chips (Text): how much
# $one (Bool, optional): whether that is exactly one chip
you-have-left = You have { $one ->
    [yes] { $chips } chip
   *[no] { $chips } chips
} left.

# What an opponent has left, in a sentence.
# $character (Character): which
# $chips (Text): how much
# $one (Bool, optional): whether that is exactly one chip
they-have-left = { CHARACTER($character) } has { $one ->
    [yes] { $chips } chip
   *[no] { $chips } chips
} left.

# Names what somebody has left, before the number.
left-behind = Left:

# Says that somebody has the dealer’s button, beside the name.
button = Dealer button

# The player has the dealer’s button.
you-have-button = You have the dealer button.

# An opponent has the dealer’s button.
# $character (Character): which
they-have-button = { CHARACTER($character) } has the dealer button.


## The end.

# The player gets so much of the pot.
# $chips (Text): how much
# $one (Bool, optional): whether that is exactly one chip
you-get = You win { $one ->
    [yes] { $chips } chip
   *[no] { $chips } chips
}.

# An opponent gets so much of the pot.
# $character (Character): which
# $chips (Text): how much
# $one (Bool, optional): whether that is exactly one chip
they-get = { CHARACTER($character) } wins { $one ->
    [yes] { $chips } chip
   *[no] { $chips } chips
}.

# What a hand has won or lost for whoever shared the deal.
# $chips (Text): how much, with its sign
their-chips-changed = The player who shared this deal: { $chips } in chips.

# So much of the player’s bet goes back, because nobody has called it.
# $chips (Text): how much
goes-back-to-you = Nobody called the last { $chips }: back to you.

# So much of an opponent’s bet goes back, because nobody has called it.
# $chips (Text): how much
# $character (Character): which
goes-back-to-them = Nobody called the last { $chips }: back to { SMALL(CHARACTER($character)) }.

# The player had no chips left for the ante, and was given a new stack.
new-stack-for-you = You can’t pay the ante, so you get another 100.

# An opponent had no chips left for the ante, and was given a new stack.
# $character (Character): which
new-stack-for-them = { CHARACTER($character) } can’t pay the ante and gets another 100.

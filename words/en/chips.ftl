### Choice Betting: none, fixed-limit
### Choice NoMore: nobody-calls, most-raises, too-few-chips

## The choice of the stakes.

# Label of the choice of the stakes of a poker match.
played-for = Played for

# Value of the choice “Played for”.
# $betting (Betting): the stakes
betting = { $betting ->
    [none] Nothing
   *[fixed-limit] Chips
}

# Announcement: the stakes of the poker match from now on.
# $betting (Betting): the stakes
now-for = { $betting ->
    [none] The match is now played for nothing.
   *[fixed-limit] The match is now played for chips.
}

# Note beside that choice: how bets are made.
chips-note = For chips, everyone antes 1. A bet is 2 before the swap and 4 after it, with at most three raises. The chips have no value.

# Introduction to the poker match for chips, for newcomers.
chips-intro = Everyone antes 1 chip and is dealt five cards. Bet 2, swap once, bet 4; then the best hand still in wins the pot.


## Announcements of what an opponent has done.

# Announcement: an opponent has checked.
# $character (Character): the opponent
they-check = { CHARACTER($character) } checks.

# Announcement: an opponent has bet.
# $character (Character): the opponent
# $chips (Text): the amount
they-bet = { CHARACTER($character) } bets { $chips }.

# Announcement: an opponent has called.
# $character (Character): the opponent
# $chips (Text): the amount
they-call = { CHARACTER($character) } calls { $chips }.

# Announcement: an opponent has raised.
# $character (Character): the opponent
# $chips (Text): the new amount
they-raise = { CHARACTER($character) } raises to { $chips }.

# Announcement: an opponent has folded.
# $character (Character): the opponent
they-fold = { CHARACTER($character) } folds.


## Announcements of what the player has done.

# Announcement: the player has checked.
you-check = You check.

# Announcement: the player has bet.
# $chips (Text): the amount
you-bet = You bet { $chips }.

# Announcement: the player has called.
# $chips (Text): the amount
you-call = You call { $chips }.

# Announcement: the player has raised.
# $chips (Text): the new amount
you-raise = You raise to { $chips }.

# Announcement: the player has folded.
you-fold = You fold.


## The last action of a player at the table, beside the name.

# Beside the name of a player at the table: checked.
has-checked = checked

# Beside the name of a player at the table: bet.
# $chips (Text): the amount
has-bet = bet { $chips }

# Beside the name of a player at the table: called.
# $chips (Text): the amount
has-called = called { $chips }

# Beside the name of a player at the table: raised.
# $chips (Text): the new amount
has-raised = raised to { $chips }

# Beside the name of a player at the table: folded.
has-folded = folded

# Beside the name of a player at the table: in the hand without a chip left.
all-in = all in


## Chips to pay.

# Announcement: everyone has paid the ante.
antes = Everyone antes 1.

# Beside the pot: the player has nothing to pay.
nothing-to-call = Nothing to call.

# Beside the pot: the chips that the player has to pay to stay in.
# $chips (Text): the amount
chips-to-call = { $chips } to call.

# Description of the buttons Call, Bet and Raise, for screen readers.
# $chips (Text): the chips that the player pays
puts-in = Puts { $chips } in the pot.

# Announcement: the player can bet, and has nothing to pay.
# $pot (Text): the chips in the pot
your-bet-for-nothing = Nothing to call, { $pot } in the pot.

# Announcement: the player can bet, and has to pay to stay in.
# $chips (Text): the chips to pay
# $pot (Text): the chips in the pot
your-bet-to-call = { $chips } to call, { $pot } in the pot.

# Why Bet or Raise is not offered: “Raise: three raises at most.”
# $button (Text): the label of the button
# $why (NoMore): the reason
no-more = { $why ->
    [nobody-calls] { $button }: no opponent can call.
    [most-raises] { $button }: three raises at most.
   *[too-few-chips] { $button }: too few chips.
}

# Why Fold is not offered, in its place: “Fold: nothing to call.”
# $button (Text): the label of the button
no-fold = { $button }: nothing to call.

# The stakes of the poker match for chips, between the buttons, in two or three words.
limits = Ante 1, bets 2 and 4


## The pot and the stacks.

# Beside the cards: the chips in the pot.
# $chips (Text): the amount
pot-holds = Pot { $chips }

# Chips of the player in a poker match.
# $chips (Text): the amount
stack-holds = Chips { $chips }

# Chips of a player who was given chips again in a poker match.
# $chips (Text): the amount
# $given (Number): the number of stacks so far
later-stack-holds = Chips { $chips } · stack { $given }

# Description of a table: the chips that the player has left.
# $chips (Text): the amount
# $one (Bool, optional): whether that is exactly one chip
you-have-left = You have { $one ->
    [yes] { $chips } chip
   *[no] { $chips } chips
} left.

# Description of a table: the chips that an opponent has left.
# $character (Character): the opponent
# $chips (Text): the amount
# $one (Bool, optional): whether that is exactly one chip
they-have-left = { CHARACTER($character) } has { $one ->
    [yes] { $chips } chip
   *[no] { $chips } chips
} left.

# Label before the chips that a player has left.
left-behind = Left:

# Beside the name of a player: this player has the dealer button.
button = Dealer button

# Description of a table: the player has the dealer button.
you-have-button = You have the dealer button.

# Description of a table: an opponent has the dealer button.
# $character (Character): the opponent
they-have-button = { CHARACTER($character) } has the dealer button.


## The end.

# Result of a round: the chips of the pot that the player wins.
# $chips (Text): the amount
# $one (Bool, optional): whether that is exactly one chip
you-get = You win { $one ->
    [yes] { $chips } chip
   *[no] { $chips } chips
}.

# Result of a round: the chips of the pot that an opponent wins.
# $character (Character): the opponent
# $chips (Text): the amount
# $one (Bool, optional): whether that is exactly one chip
they-get = { CHARACTER($character) } wins { $one ->
    [yes] { $chips } chip
   *[no] { $chips } chips
}.

# Result of the player who shared the deal: chips won or lost.
# $chips (Text): the amount, with its sign
their-chips-changed = The player who shared this deal: { $chips } in chips.

# Result of a round: the part of the player’s bet that nobody has called goes back.
# $chips (Text): the amount
goes-back-to-you = Uncalled bet of { $chips } returned to you.

# Result of a round: the part of an opponent’s bet that nobody has called goes back.
# $chips (Text): the amount
# $character (Character): the opponent
goes-back-to-them = Uncalled bet of { $chips } returned to { SMALL(CHARACTER($character)) }.

# Announcement: the player could not pay the ante and was given chips again.
new-stack-for-you = You can’t pay the ante, so you get another 100 chips.

# Announcement: an opponent could not pay the ante and was given chips again.
# $character (Character): the opponent
new-stack-for-them = { CHARACTER($character) } can’t pay the ante and gets another 100 chips.

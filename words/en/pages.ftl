### Choice CheckStep: seal, key, pack, shuffle, cut, round
### Choice StepFinding: agrees, differs, worked-out

# Where a deal was cut.
cut = Cut

# What the player mixed into a deal.
mix = Mix

# The cards as they are dealt.
order = Order

# Leads to the verifier with a deal filled in.
in-verifier = The same in the stand-alone verifier

# How CSV files are written, for spreadsheets that expect another spelling.
csv-note = In our CSV files commas separate the columns, and a point separates the fraction. If your spreadsheet shows a single column, or a date for 12.5, import the file instead of opening it: choose the comma as separator and the point as decimal sign.


## The page about fairness.

# The whole text, with a comment where the vectors and the files go.
fairness = { FILE("fairness.html") }

# The list of files has not come yet.
asking = Loading the list of files…

# There is no list of files.
no-list = The list (hashes.txt) couldn’t be loaded, so nothing was compared.

# Says that what follows is the hash of what the server gives.
served = Served:

# The server does not give the file.
missing = not loaded

# Some files have not come yet, so they are being compared.
comparing = Comparing…

# All files agree with the list.
files-agree = ✓ Every file matches the list.

# Not all files agree with the list.
files-differ = ✗ Some files differ from the list or could not be loaded.

# A file has not come yet.
file-asked = …

# A file agrees with the list.
file-agrees = ✓ matches

# A file does not agree with the list.
file-differs = ✗ differs


## The check of a deal.

# What happens on this page, above a check.
check-intro = Your browser has just recomputed the whole deal from the link alone.

# What this page is for, where nothing is to be checked.
check-nothing = When a round is over, its “Check this deal” link opens this page, and the whole deal is recomputed in front of you: the seal, the shuffle, the cut, and where each card went.

# Leads to a check of an example.
example = Check an example

# Says that the deal is an example.
example-note = This is a public example: its secret was known from the start, so it proves nothing.

# Names the field for the seal that the visitor has noted.
noted = The seal you noted before the round

# What can be noted of the seal, while there is nothing to compare.
noted-nothing = Type or paste it here. All 64 digits make the check a proof for you; the first few can only show that a seal is another.

# Fewer than all digits of a seal were noted, and they are its own.
# $digits (Number): how many were noted
noted-beginning = { $digits } of 64 digits match. Only all 64 rule out a second deal that was prepared with the same first digits.

# All digits of a seal were noted, and they are its own.
noted-whole = All 64 digits match.

# What was noted is another seal.
# $digit (Number): the first digit that differs, counted from 1
noted-differs = Digit { $digit } is the first that is not that of its seal.

# What was typed is no seal, for one of its characters is no digit.
# $character (Text): which one
no-seal-with = A seal is written in the digits 0123456789abcdef; “{ $character }” is none of them.

# What was typed is no seal, for it is too long.
# $digits (Number): how many digits it has
seal-too-long = A seal has 64 digits; these are { $digits }.

# The deal is one of a day, whose secret was public.
# $date (Text): the date of that day
# $number (Number): which round of that day it is
public-deal = This is round { $number } of the deal of the day for { $date }. Its secret follows from the date and is the same for everyone, so it was public: anyone could know every card beforehand, and its seal proves nothing.


## What is wrong with a link.

# A link cannot be checked.
# $why (Text): why, one of the sentences below
link-refused = This link cannot be checked. { $why }

# It is for a game that is not played here.
link-for-no-game = It isn’t for any game played here.

# It is for rules that are not played here.
link-for-no-rules = It asks for rules we don’t have.

# It has no secret.
link-without-secret = The secret is missing from it.

# Its secret is mangled or cut short.
# $characters (Number): how many characters it has; 64 where not all of them are digits
secret-mangled = The secret should have 64 digits of 0123456789abcdef, and has { $characters ->
    [64] 64 characters, not all of them digits
    [one] { $characters } character
   *[other] { $characters } characters
}.

# Its cut is no number.
link-cut-no-number = Its cut is not a number.

# Its cut is outside the deck.
# $cards (Number): how many cards the deck has
# $cut (Number): after how many it is said to be cut
link-cut-outside = A { $cards }-card deck cannot be cut after { $cut } cards.

# It has no seal.
link-without-seal = The seal is missing from it.

# Its seal is mangled or cut short.
# $characters (Number): how many characters it has; 64 where not all of them are digits
seal-mangled = The seal should have 64 digits of 0123456789abcdef, and has { $characters ->
    [64] 64 characters, not all of them digits
    [one] { $characters } character
   *[other] { $characters } characters
}.

# It has no decisions.
link-without-decisions = The decisions are missing from it.

# One of its decisions is none of the game.
# $number (Number): which one, counted from 1
no-such-decision = Decision { $number } isn’t possible in this game.


## What a check comes to: in a few words, and in a sentence or two.

# The link agrees with itself, in a few words.
consistent = This link agrees with itself.

# What that means.
consistent-more = Its secret opens its seal, and the decisions in it lead to a finished round. Whoever makes a link can see to that, so it proves nothing yet. It becomes a proof for you if the seal is the one you noted before the round, and the cards are the ones you saw.

# Its seal is besides the one that the visitor noted, in a few words.
fair = Its secret was fixed when you noted its seal.

# What that means.
fair-more = The secret opens the seal you noted, so it cannot have been chosen later. The rules, the mix, the cut and the decisions are those of the link: if they are yours, and the cards below are the ones you saw, no card was switched.

# The secret does not open the seal in the link, in a few words.
other-seal-in-link = The secret does not open the seal in this link.

# What that means.
other-seal-in-link-more = Another secret was sealed, or the link was changed or made up.

# The secret does not open the seal that the visitor noted, in a few words.
other-seal-noted = This is not the deal whose seal you noted.

# What that means.
other-seal-noted-more = Its secret opens another seal. Compare the digits once more: one may be mistyped, or the seal you noted may be that of another deal, such as the next one. If neither is so, this is not the secret that was sealed.

# The rules refuse a decision, in a few words.
impossible = This round cannot have been played.

# What that means.
# $number (Number): which decision, counted from 1
impossible-more = The secret opens the seal, but with these cards the rules refuse decision { $number }. The rules, the mix, the cut or the decisions in this link are not those of a round that was played.

# The decisions do not end the round, in a few words.
unfinished = This round is unfinished.

# What that means.
unfinished-more = The secret opens the seal, but after the last decision in this link the round still needs another one. The rules, the mix, the cut or the decisions are not those of a finished round.


## The steps of a check.

# Names a step.
# $step (CheckStep): which
step = { $step ->
    [seal] The seal
    [key] The key
    [pack] The fresh deck
    [shuffle] The shuffle
    [cut] The cut
   *[round] The round
}

# What a step comes to, in a word or two.
# $finding (StepFinding): whether the result is what was shown, or there was nothing to compare it with
finding = { $finding ->
    [agrees] matches
    [differs] does not match
   *[worked-out] computed
}

# What a seal is.
explain-seal = The SHA-256 of fair-deal/seal/1 and the secret is the seal.

# What the key is.
explain-key = The SHA-256 of fair-deal/shuffle/2, the secret and the mix, if there is one, is the key that drives the shuffle of this deal.

# How the round came about.
explain-round = The deck is dealt once more, with the decisions in the link.

# What stands before the seal that the link says was on show.
shown-seal = The seal in the link

# What stands before the seal of the secret.
computed-seal = Computed from the secret

# Whether these two seals are the same.
# $agree (Bool): whether they are
seals = { $agree ->
    [yes] Both are the same: this secret opens the seal in the link.
   *[no] They are not the same: this secret does not open the seal in the link.
}

# What the fresh deck is.
# $jokers (Jokers): how many jokers are at its end
explain-pack = { $jokers ->
    [none] Every deal begins with its cards in this order.
    [one] Every deal with one joker begins with the 53 cards in this order; X1 is the red joker.
   *[two] Every deal with two jokers begins with the 54 cards in this order; X1 is the red joker, X2 the black one.
}

# What the shuffle is.
# $swaps (Number): how many times two cards change places
explain-shuffle = The key’s ChaCha20 stream says which two cards change places, { $swaps } times. After that the deck is in this order.

# Opens the list of the swaps.
# $count (Number): how many there are
swaps = The { $count } swaps

# How the list of swaps is read.
swaps-read = The two positions that were swapped, counted from 1.

# The deck was not cut.
was-not-cut = It was not cut, so it stays as it is.

# The deck was cut.
# $cut (Number): after how many cards
was-cut = { $cut ->
    [one] The top card went to the bottom of the deck. Cards are dealt in this order.
   *[other] The top { $cut } cards went to the bottom of the deck. Cards are dealt in this order.
}

# What only the player can tell.
compare = The rules, the mix, the cut and the decisions are what the link says, and the seal doesn’t cover them: compare these cards with the ones you saw.

# Leads to the page about fairness.
why = What this proves, and what it does not


## The round that a check comes to.

# The rules refuse a decision.
# $number (Number): which one, counted from 1
decision-refused = The rules refuse decision { $number }.

# The round is not over after the last decision.
round-not-over = After the last decision the round is not over.

# The player has won a duel.
# $hand (Text): with which hand
duel-won = You win: { SMALL($hand) }.

# The player and an opponent have equally good hands.
# $who (Character): which opponent
# $hand (Text): which hand
duel-tied = You tie with { SMALL(CHARACTER($who)) }: { SMALL($hand) }.

# An opponent has won a duel.
# $who (Character): which one
# $hand (Text): with which hand
duel-lost = { CHARACTER($who) } wins: { SMALL($hand) }.

# Above the cards that were dealt.
# $count (Number): how many they are
dealt = Dealt: { CARDS($count) }

# Above the cards that were not dealt.
# $count (Number): how many they are
undealt = Still in the deck: { CARDS($count) }

# Above the hands of a duel.
hands = The hands

# Above the hands of video poker from the second on.
further-hands = Further hands

# How further hands are drawn.
explain-hands = Hand k draws from the cards that the deal of five left, shuffled from the order of the fresh deck with a key of its own: the SHA-256 of fair-deal/hand/1, the key of step 2, and k as four bytes, lowest first.

# Before the five cards that were dealt.
first-five = Dealt

# Before the five cards that were dealt, and that the hand has kept.
kept-five = Dealt and kept

# Before the cards that a further hand drew.
drawn = Cards drawn

# Before the five cards at the end.
last-five = Final hand

# Behind a card that was discarded, for those who hear it.
discarded = , swapped

# Above the hand of the player, in a duel.
own-hand = You

# An opponent’s hand is worse than the player’s.
loses-to-yours = loses to yours

# An opponent’s hand is as good as the player’s.
ties-with-yours = ties with yours

# An opponent’s hand is better than the player’s.
beats-yours = beats yours


## Where a card went, in a word or two.

# The card is still in the deck.
went-nowhere = in the deck

# One of the player’s first two cards at blackjack.
went-to-you = you

# The dealer’s card that lies face up.
went-up = dealer

# The dealer’s card that lies face down at first.
went-down = dealer, hole

# The player hit.
went-by-hit = you, hit

# The player doubled.
went-by-double = you, double

# The dealer drew it.
went-to-dealer = dealer, drew

# To one of several hands of the player, with the deal or after a split.
# $hand (Number): which one, counted from 1
went-to-hand = hand { $hand }

# The player hit on one of several hands.
# $hand (Number): which one, counted from 1
went-to-hand-by-hit = hand { $hand }, hit

# The player doubled on one of several hands.
# $hand (Number): which one, counted from 1
went-to-hand-by-double = hand { $hand }, double

# To another seat at the table.
# $seat (Number): which one, counted from 1
went-to-seat = seat { $seat }

# With the deal, to the hand of a player who plays against nobody.
went-with-deal = dealt

# With a swap, to such a hand.
# $swap (Number): which swap, counted from 1
went-with-swap = swap { $swap }

# To the player, in a duel.
# $drawn (Bool): whether it was drawn in the place of a card that was discarded
went-to-you-in-duel = { $drawn ->
    [yes] you, drew
   *[no] you
}

# To an opponent, in a duel.
# $who (Character): which one
# $drawn (Bool): whether it was drawn in the place of a card that was discarded
went-to-opponent = { $drawn ->
    [yes] { SMALL(CHARACTER($who)) }, drew
   *[no] { SMALL(CHARACTER($who)) }
}


## The foot of every page.

# Before the commit from which the page was built.
commit = Commit

# Before the names of the licences, which lead to their text.
licence = Licence:

# Leads to where the sources are.
source = Source code

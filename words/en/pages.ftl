### Choice CheckStep: seal, key, pack, shuffle, cut, round
### Choice StepFinding: agrees, differs, worked-out

# Label before the position of the cut.
pages-cut = Cut

# Label before the text that the player mixed in.
pages-mix = Mix

# Label before the order of the cards.
order = Order

# Link to the stand-alone verifier with this deal filled in.
in-verifier = This deal in the stand-alone verifier

# Note below a CSV link: how to import the file into a spreadsheet.
csv-note = In our CSV files commas separate the columns, and a point separates the fraction. If your spreadsheet shows a single column, or a date for 12.5, import the file instead of opening it: choose the comma as separator and the point as decimal sign.

# Summary of that note, which is read on demand.
about-csv = About CSV files


## The page about fairness.

# Whole text of the page “Is it fair?”. Comments in it mark the places of the test deals and the files.
fairness = { FILE("fairness.html") }

# Shown while the list of files loads.
asking = Loading the list of files…

# Error: the list of files did not load.
no-list = The list (hashes.txt) couldn’t be loaded, so nothing was compared.

# Label before the hash of the file that the server gives.
served = Served:

# State of a file: it did not load.
missing = not loaded

# Shown while the files are being compared.
comparing = Comparing…

# Result: all files match the list.
files-agree = ✓ Every file matches the list.

# Result: some files do not match the list.
files-differ = ✗ Some files differ from the list or couldn’t be loaded.

# State of a file: it is loading.
file-asked = …

# State of a file: it matches the list.
file-agrees = ✓ matches

# State of a file: it does not match the list.
file-differs = ✗ differs


## The check of a deal.

# Introduction above a check.
check-intro = Your browser has just recomputed the whole deal from the link alone.

# Introduction when there is no deal to check: the purpose of the page.
check-nothing = When a round is over, its “Check this deal” link opens this page, and the whole deal is recomputed in front of you: the seal, the shuffle, the cut, and where each card went.

# Link to the check of an example.
example = Check an example

# Note above the check of the example.
example-note = This is a public example: its secret was known from the start, so it proves nothing.

# Label of the field for the seal that the visitor noted.
noted = The seal you noted before the round

# Note below that field while it is empty.
noted-nothing = Type or paste it here. All 64 digits make the check a proof for you. The first few can only show that a seal is a different one.

# Result below that field: the first digits match.
# $digits (Number): the number of noted digits
noted-beginning = { $digits ->
    [one] { $digits } of 64 digits matches.
   *[other] { $digits } of 64 digits match.
} Only all 64 rule out a second deal that was prepared with the same first digits.

# Result below that field: all digits match.
noted-whole = All 64 digits match.

# Result below that field: a digit differs.
# $digit (Number): the first digit that differs, counted from 1
noted-differs = Digit { $digit } is the first one that differs from the seal of this deal.

# Error below that field: a character is not a hexadecimal digit.
# $character (Text): the character
no-seal-with = A seal is written in the digits 0123456789abcdef; “{ $character }” is none of them.

# Error below that field: too many digits.
# $digits (Number): its number of digits
seal-too-long = A seal has 64 digits, but this one has { $digits }.

# Note above the check of a daily deal: its secret was public.
# $date (Text): the date of that day
# $number (Number): the number of the round of that day
public-deal = This is round { $number } of the daily deal for { $date }. Its secret follows from the date and is the same for everyone, so it was public: anyone could know every card in advance, and its seal proves nothing.


## Why a link cannot be checked.

# Error: a link cannot be checked, and why.
# $why (Text): why, one of the sentences below
link-refused = This link can’t be checked. { $why }

# Reason why a link cannot be checked: it is for an unknown game.
link-for-no-game = It isn’t for any game played here.

# Reason why a link cannot be checked: it is for unknown rules.
link-for-no-rules = It asks for rules we don’t have.

# Reason why a link cannot be checked: it has no secret.
link-without-secret = It has no secret.

# Reason why a link cannot be checked: its secret is damaged.
# $characters (Number): its number of characters; 64 where not all of them are digits
secret-mangled = The secret should have 64 digits of 0123456789abcdef, and has { $characters ->
    [64] 64 characters, not all of them digits
    [one] { $characters } character
   *[other] { $characters } characters
}.

# Reason why a link cannot be checked: its cut is not a number.
pages-link-cut-no-number = Its cut isn’t a number.

# Reason why a link cannot be checked: its cut is outside the deck.
# $cards (Number): the number of cards in the deck
# $cut (Number): after how many it is said to be cut
link-cut-outside = A { $cards }-card deck can’t be cut after { $cut } cards.

# Reason why a link cannot be checked: it has no seal.
link-without-seal = It has no seal.

# Reason why a link cannot be checked: its seal is damaged.
# $characters (Number): its number of characters; 64 where not all of them are digits
seal-mangled = The seal should have 64 digits of 0123456789abcdef, and has { $characters ->
    [64] 64 characters, not all of them digits
    [one] { $characters } character
   *[other] { $characters } characters
}.

# Reason why a link cannot be checked: it has no decisions.
link-without-decisions = It has no decisions.

# Reason: the file with the strategy of an opponent is missing, or has another version.
link-without-solution = The Mathematician’s strategy, which it needs, isn’t here. Are you online?

# Reason why a link cannot be checked: the game has no such decision.
# $number (Number): its number, counted from 1
no-such-decision = Decision { $number } isn’t possible in this game.


## Verdicts of a check: in a few words, then in a sentence or two.

# Verdict in a few words: the link agrees with itself.
consistent = This link agrees with itself.

# Meaning of the verdict “This link agrees with itself.”
consistent-more = Its secret opens its seal, and the decisions in it lead to a finished round. Anyone who makes a link can arrange that, so it proves nothing yet. It becomes a proof for you if the seal is the one you noted before the round, and the cards are the ones you saw.

# Verdict in a few words: the link agrees with itself, and its seal is the one that the visitor noted.
fair = Its secret was fixed when you noted its seal.

# Meaning of the verdict “Its secret was fixed when you noted its seal.”
fair-more = The secret opens the seal you noted, so it can’t have been chosen later. The rules, the mix, the cut and the decisions come from the link. If they are yours, and the cards below are the ones you saw, no card was switched.

# Verdict in a few words: the secret does not open the seal in the link.
other-seal-in-link = The secret doesn’t open the seal in this link.

# Meaning of the verdict “The secret doesn’t open the seal in this link.”
other-seal-in-link-more = Another secret was sealed, or the link was changed or made up.

# Verdict in a few words: the secret does not open the seal that the visitor noted.
other-seal-noted = This isn’t the deal whose seal you noted.

# Meaning of the verdict “This isn’t the deal whose seal you noted.”
other-seal-noted-more = Its secret opens a different seal. Compare the digits once more: one may be mistyped, or the seal you noted may be that of another deal, such as the next one. If neither is so, this isn’t the secret that was sealed.

# Verdict in a few words: the rules refuse a decision.
impossible = This round can’t have been played.

# Meaning of the verdict “This round can’t have been played.”
# $number (Number): the number of the decision, counted from 1
impossible-more = The secret opens the seal, but with these cards the rules don’t allow decision { $number }. The rules, the mix, the cut or the decisions in this link aren’t those of a round that was played.

# Verdict in a few words: the decisions do not end the round.
unfinished = This round is unfinished.

# Meaning of the verdict “This round is unfinished.”
unfinished-more = The secret opens the seal, but after the last decision in this link the round still needs another one. The rules, the mix, the cut or the decisions aren’t those of a finished round.


## The steps of a check.

# Name of a step of the check.
# $step (CheckStep): the step
step = { $step ->
    [seal] The seal
    [key] The key
    [pack] The fresh deck
    [shuffle] The shuffle
    [cut] The cut
   *[round] The round
}

# Result of a step, in a word or two.
# $finding (StepFinding): whether the result is what was shown, or there was nothing to compare it with
finding = { $finding ->
    [agrees] matches
    [differs] doesn’t match
   *[worked-out] computed
}

# Explanation of the step “The seal”.
explain-seal = The SHA-256 of fair-deal/seal/1 and the secret is the seal.

# Explanation of the step “The key”.
explain-key = The SHA-256 of fair-deal/shuffle/2, the secret and the mix, if there is one, is the key. The shuffle of this deal follows from it.

# Explanation of the step “The round”.
explain-round = The deck is dealt once more, with the decisions in the link.

# Label before the seal in the link.
shown-seal = The seal in the link

# Label before the seal of the secret.
computed-seal = Computed from the secret

# Result of the step “The seal”: whether the two seals are the same.
# $agree (Bool): whether they are
seals = { $agree ->
    [yes] Both are the same: this secret opens the seal in the link.
   *[no] They aren’t the same: this secret doesn’t open the seal in the link.
}

# Explanation of the step “The fresh deck”.
# $jokers (Jokers): the number of jokers at its end
explain-pack = { $jokers ->
    [none] Every deal begins with its cards in this order.
    [one] Every deal with one joker begins with the 53 cards in this order; X1 is the red joker.
   *[two] Every deal with two jokers begins with the 54 cards in this order; X1 is the red joker, X2 the black one.
}

# Explanation of the step “The shuffle”.
# $swaps (Number): the number of swaps
explain-shuffle = The key’s ChaCha20 stream says which two cards change places, { $swaps } times. After that the deck is in this order.

# Heading of the list of all swaps.
# $count (Number): the total number
swaps = The { $count } swaps

# Note above that list: how to read it.
swaps-read = Each row has the two positions that were swapped, counted from 1.

# Explanation of the step “The cut”: there was no cut.
was-not-cut = The deck wasn’t cut, so it stays as it is.

# Explanation of the step “The cut”.
# $cut (Number): after how many cards
was-cut = { $cut ->
    [one] The top card went to the bottom of the deck. Cards are dealt in this order.
   *[other] The top { $cut } cards went to the bottom of the deck. Cards are dealt in this order.
}

# Note above the cards: the part that only the player can check.
compare = The rules, the mix, the cut and the decisions are what the link says, and the seal doesn’t cover them. Compare these cards with the ones you saw.

# Link to the page “Is it fair?”.
pages-why = What this proves and what it doesn’t


## The step “The round”.

# Result of the step “The round”: the rules refuse a decision.
# $number (Number): its number, counted from 1
decision-refused = The rules don’t allow decision { $number }.

# Result of the step “The round”: the round is not over.
round-not-over = After the last decision the round isn’t over.

# Before the result of a round, where a deal has several of them: “2.”
# $number (Number): which round it is
round-number = { $number }.

# Result of the step “The round”: the player won a poker match.
# $hand (Text): the winning hand
duel-won = You win: { SMALL($hand) }.

# Result of the step “The round”: the player tied with an opponent.
# $who (Character): the opponent
# $hand (Text): the hand
duel-tied = You tie with { SMALL(CHARACTER($who)) }: { SMALL($hand) }.

# Result of the step “The round”: an opponent won.
# $who (Character): the opponent
# $hand (Text): the winning hand
duel-lost = { CHARACTER($who) } wins: { SMALL($hand) }.

# Heading above the dealt cards.
# $count (Number): their number
pages-dealt = Dealt: { CARDS($count) }

# Heading above the cards that were not dealt.
# $count (Number): their number
undealt = Still in the deck: { CARDS($count) }

# Heading above the hands of a poker match.
pages-hands = The hands

# Heading above the hands of video poker from the second on.
further-hands = Further hands

# Explanation below the heading “Further hands”.
explain-hands = Hand k draws from the cards that the deal of five left, shuffled from the order of the fresh deck with a key of its own: the SHA-256 of fair-deal/hand/1, the key of step 2, and k as four bytes, lowest first.

# Label before the five dealt cards.
first-five = Dealt

# Label before the five dealt cards when all were held.
kept-five = Dealt and held

# Label before the cards that a further hand drew.
drawn = Cards drawn

# Label before the final five cards.
last-five = Final hand

# Text after a swapped card, for screen readers.
discarded = , swapped

# Name of the player’s hand in a poker match.
own-hand = You

# Beside an opponent’s hand: it is worse than the player’s.
loses-to-yours = loses to yours

# Beside an opponent’s hand: it is as good as the player’s.
ties-with-yours = ties with yours

# Beside an opponent’s hand: it is better than the player’s.
beats-yours = beats yours


## Where a card went.

# Place of a card: still in the deck.
went-nowhere = in the deck

# Place of a card: one of the player’s first two cards at blackjack.
went-to-you = you

# Place of a card: the dealer’s upcard.
went-up = dealer, upcard

# Place of a card: the dealer’s hole card.
went-down = dealer, hole card

# Place of a card: the player hit.
went-by-hit = you, hit

# Place of a card: the player doubled.
went-by-double = you, double

# Place of a card: the dealer drew it.
went-to-dealer = dealer, drew

# Place of a card: one of the player’s hands, at the deal or after a split.
# $hand (Number): its number, counted from 1
went-to-hand = hand { $hand }

# Place of a card: the player hit on one of several hands.
# $hand (Number): its number, counted from 1
went-to-hand-by-hit = hand { $hand }, hit

# Place of a card: the player doubled on one of several hands.
# $hand (Number): its number, counted from 1
went-to-hand-by-double = hand { $hand }, double

# Place of a card: another seat.
# $seat (Number): its number, counted from 1
went-to-seat = seat { $seat }

# Place of a card: dealt to the hand of a player without opponents.
went-with-deal = dealt

# Place of a card: drawn at a swap by a player without opponents.
# $swap (Number): the number of the swap, counted from 1
went-with-swap = swap { $swap }

# Place of a card: the player’s hand in a poker match.
# $drawn (Bool): whether it was drawn in the place of a card that was discarded
went-to-you-in-duel = { $drawn ->
    [yes] you, drew
   *[no] you
}

# Place of a card: an opponent’s hand in a poker match.
# $who (Character): the opponent
# $drawn (Bool): whether it was drawn in the place of a card that was discarded
went-to-opponent = { $drawn ->
    [yes] { SMALL(CHARACTER($who)) }, drew
   *[no] { SMALL(CHARACTER($who)) }
}


## The foot of every page.

# Label before the commit from which the page was built.
commit = Commit

# Label before the names of the licences.
licence = Licence:

# Link to the source code.
source = Source code

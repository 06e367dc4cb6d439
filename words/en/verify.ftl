## What the stand-alone verifier says (src/verify.html). It is one file that shares nothing with the game, so these sentences are
## put into it as they are: words and arguments alone, and no plural forms.

# The heading of the page, and its title.
title = Check a deal

# Below it: what the page does.
lede = A seal is on show before your first decision, and the secret behind it after the round. From the secret, your mix and your cut, this page computes the seal and every card: if they all match what you saw, no card was switched.

# The label of a field, and its name where it is wrong.
secret = Secret (64 hex digits)

# Below the field of the secret: what else can be pasted into it. “deal” is a name in that file.
saved = You can also paste a round from the JSON file of your history, or just the text of its “deal”.

# The label of a field, and its name where it is wrong: the seal that was on show before the first decision.
seal = Seal, if you noted it

# The label of a field, and its name where it is wrong: the text that the player typed to be mixed in.
mix = Mix, if you typed one

# The label of a narrow field, and its name where it is wrong: how many cards were cut.
cut = Cut

# The label of a narrow field, and its name where it is wrong: how many decks.
decks = Decks

# The label of a narrow field, and its name where it is wrong: how many jokers.
jokers = Jokers

# The label of a narrow field, and its name where it is wrong: how many hands of video poker.
hands = Hands drawn

# The button that has it all worked out.
check = Check this deal

# The button that fills an example into the fields.
example = Example

# The verdict: the seal is that of the secret.
matches = ✓ The secret opens this seal: if you noted it before the round, the secret was fixed by then.

# The verdict: the seal is another one.
differs = × The secret does not open this seal.

# The verdict, where no seal was given.
unsealed = No seal given, so nothing has been checked: compare what follows with what you saw.

# Instead of a verdict: the browser does not hash for this page.
no-hash = Your browser offers SHA-256 only to pages that come by https or from your disk: save this file and open it.

# Instead of a verdict: there is no secret.
empty = Not checked: the secret is missing.

# Instead of a verdict: a sign in the secret or in the seal is no hexadecimal digit.
# $name (Text): what the field is called
# $at (Text): the place of the sign, counted from 1
# $found (Text): the sign
notHex = Not checked. { $name }: character { $at } is “{ $found }”, not one of 0–9 or a–f.

# Instead of a verdict: the secret or the seal has too few digits or too many.
# $name (Text): what the field is called
# $found (Text): how many it has
length = Not checked. { $name }: 64 digits are needed, not { $found }.

# Instead of a verdict: the pasted text has several rounds, or none.
# $found (Text): how many it has
several = Not checked. Rounds in the pasted text: { $found }. Paste one of them.

# Instead of a verdict: the pasted text is no deal, for example a row of the CSV file.
no-deal = Not checked: the pasted text has no deal. The CSV file has no secrets, so copy the round from the JSON file.

# Instead of a verdict: the saved deal is cut short, or its secret does not open its seal.
damaged = Not checked: the saved deal is damaged. It is cut short, or its secret does not open its seal.

# Instead of a verdict: the mix has a control character.
# $name (Text): what the field is called
control = Not checked. { $name }: one line, without tabs or other control characters.

# Instead of a verdict: the mix is too long.
# $name (Text): what the field is called
# $found (Text): how many characters it has
long = Not checked. { $name }: at most 100 characters, not { $found }.

# Instead of a verdict: a number is none, or too small or too large.
# $name (Text): what the field is called
# $low (Text): the smallest that it can be
# $most (Text): the largest
# $found (Text): what was typed
range = Not checked. { $name }: a whole number from { $low } to { $most }, not “{ $found }”.

# The heading of a step: the seal, worked out from the secret.
step1 = 1. The seal

# The heading of a step: the key of the shuffle.
step2 = 2. The key

# The heading of a step: the cards before the shuffle.
step3 = 3. The fresh deck

# The heading of a step: a table of the first words of the stream.
step4 = 4. The first random words

# Says where these words come from and what is done by them. The table below has w, n and r in its head.
stream = ChaCha20 of the key, nonce 0, counter from 0, in little-endian words w of 32 bits. For n from the last card down to 2, cards n and r + 1 change places:

# Below the table.
# $swaps (Text): how many cards changed places
# $skipped (Text): how many words were skipped
counted = Swaps: { $swaps }. Words skipped to avoid bias: { $skipped }.

# The heading of a step: the cards after the shuffle.
step5 = 5. After the shuffle

# The heading of a step: the cards after the cut.
# $cut (Text): how many cards were cut
after-cut = 6. After the cut of { $cut }

# Says in which order the cards are dealt.
dealt = Number 1 is dealt first.

# The heading of a step: the hands of video poker from the second on.
step7 = 7. Further hands

# Says where their cards come from. A formula with the key and k follows.
further = Hand k of video poker draws from all cards but the first five, shuffled from the fresh deck with a key of its own; k is four bytes, little-endian:

# The heading of the end.
about = Why trust this page?

# Says why the page can be trusted. The names of three files follow.
trust = Don’t: read it. It is one file, and its own policy forbids it to load anything or make requests. Its first script, under 130 lines, is the whole algorithm. The game’s source describes it in words and has vectors to test it by:

# A card by its name, for those who hear it.
# $rank (Text): its rank, a word or a number
# $suit (Text): its suit
card = { $rank } of { $suit }

# A suit in the name of a card.
spades = spades

# A suit in the name of a card.
hearts = hearts

# A suit in the name of a card.
clubs = clubs

# A suit in the name of a card.
diamonds = diamonds

# A rank in the name of a card.
ace = ace

# A rank in the name of a card.
jack = jack

# A rank in the name of a card.
queen = queen

# A rank in the name of a card.
king = king

# A joker: its number, 1 or 2, follows.
joker = joker

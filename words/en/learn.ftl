# Below the heading “Learn”: what the page is.
learn-lead = From your first card to expert play. Play a hand, then come back for the next step.

# Heading of the path about the player’s own rounds.
learn-rounds = Your game

# Heading of the path about fairness.
learn-fairness = A fair deal

# Line about the blackjack table. The button “Coach” has the picture of a light bulb.
learn-blackjack-table = Get closer to 21 than the dealer. The coach (the light bulb) tells you what each choice is worth.

# Line about “How to play”.
learn-guide = The rules of the game on your table, read in two minutes.

# Line about the page with rules and strategy.
learn-rules = The chart of best play for your rules, and practice with the hands you misplayed.

# Line about the page on which any hand can be chosen.
learn-hand = Any cards you choose, and what each choice is worth with them.

# Line about the page about counting.
learn-counting = Drills from the value of each card to the true count, and the plays that the count changes.

# Line about the page about bets.
learn-bets = What betting by the count wins, and the risk of losing everything.

# Line about the table of video poker.
learn-video-poker-table = Hold the cards you like, draw the others, and get paid by the pay table.

# Line about the page with games and pay tables.
learn-pay-table = Every game with its return, its strategy chart, and practice with close decisions.

# Line about the table of solo draw.
learn-solo-draw-table = Swap cards as often as you like, until the deck is empty. The coach knows the chance of every hand.

# Line about the table of the poker match.
learn-poker-match-table = Up to three opponents, for chips or for nothing.

# Line about the daily deal of blackjack.
learn-daily = Ten rounds a day, the same for everyone. The result tells skill from luck.

# Line about the history.
learn-history = Every round you have played, card by card.

# Line about the statistics.
learn-stats = What you have won, and how much of it was luck.

# Line about the settings.
learn-settings = Language, colours, speed, sounds and keys.

# Line about the page about fairness.
learn-is-it-fair = How a deal is fixed before your first decision, and how anyone can check it.

# Line about the page that checks a deal.
learn-check = A finished deal, worked out again from its secret.

# Line about the lab.
learn-lab = Why a hand ranks where it does, and the shuffle tested with millions of hands.

# Link to practice with the hands that the player has misplayed.
learn-misplayed = Practise the hands you misplayed

### Choice LessonName: hard, soft, pairs, specials, chart, tags, trays, true-counts, indices, ranks, rows, match-before, match-swap, match-after
### Choice Ending: all-asked, nothing-due, ended
### Choice Week: last, second, third, fourth
### Choice MatchMove: check, bet, fold, call, raise
### Choice Play: stand, hit, double, split, surrender
### Choice Category: high-card, one-pair, two-pair, three-of-a-kind, straight, flush, full-house, four-of-a-kind, straight-flush, five-of-a-kind, royal-flush

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

# Line about the page with the equilibrium of the poker match.
learn-equilibrium = What the equilibrium of the match for two does with each kind of hand, bluffs included.

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

# Heading of the list of lessons about the strategy chart, and of the page of a lesson.
learn-lessons = Lessons

# Line on the page of a lesson.
# $rules (Text): the name of the rules
learn-lessons-rules = The strategy chart of “{ $rules }”, hand by hand. What you know comes back when you may be about to forget it.

# Name of a lesson.
# $lesson (LessonName): the lesson
lesson = { $lesson ->
    [hard] Hard hands
    [soft] Soft hands
    [pairs] Pairs
    [specials] Doubling and surrender
    [chart] The whole chart
    [tags] The value of each card
    [trays] Decks in the tray
    [true-counts] True count
    [indices] Plays that the count changes
    [ranks] The ranks of hands
    [rows] What to hold
    [match-before] Bets before the swap
    [match-swap] The swap
   *[match-after] Bets after the swap
}

# What a lesson is about.
# $lesson (LessonName): the lesson
lesson-about = { $lesson ->
    [hard] No ace, or an ace that counts 1. From 12 on, the next card can bust it.
    [soft] An ace counts 11. The next card can’t bust a soft hand, because the ace can count 1.
    [pairs] Two cards of the same value: split them, or play them as one hand.
    [specials] Hands on which you double the bet for one more card, or give up half of it, and hands like them.
    [chart] Every hand, the most useful first.
    [tags] What each card adds to the running count.
    [trays] How many decks lie in the discard tray, to the nearest half. The rest of the shoe is what you divide by.
    [true-counts] The running count divided by the decks you haven’t seen, rounded down: 0.5 becomes 0, −0.5 becomes −1.
    [indices] The Illustrious 18 and the Fab 4, as far as your rules have them, with the indices of your rules.
    [ranks] Ten kinds of hands, which one beats which, and how rarely each is dealt.
    [rows] The strategy chart, row by row. First come the rows whose loss would cost most.
    [match-before] Open, call, raise or fold with the five cards you are dealt. Where two actions are as good, both are right.
    [match-swap] How many cards the equilibrium swaps, and which it keeps.
   *[match-after] Bet, call, raise or fold once both have swapped. Where two actions are as good, both are right.
}

# How many decisions of a lesson the player has met.
# $due (Number): those that are due
# $known (Number): those that are not due yet
lesson-met = Due: { $due } · Known: { $known }

# How many decisions of a lesson there are, when the chart is known.
# $due (Number): those that are due
# $new (Number): those that the player has never met
# $known (Number): those that are not due yet
lesson-progress = Due: { $due } · New: { $new } · Known: { $known }

# What the player would lose by what is not known yet, estimated.
# $loss (Text): the loss, in bets per 100 hands
lesson-loss = What you don’t know yet loses about { $loss } bets in 100 hands.

# Button: begins the lesson, a number of hands.
# $hands (Number): the number of hands
lesson-begin = Begin: { $hands } hands

# Shown while the costs of the mistakes are computed.
# $done (Number): the upcards that are done
# $all (Number): all upcards
lesson-preparing = Working out what each mistake costs: { $done } of { $all } dealer’s cards.

# Button: stops that work.
lesson-cancel = Cancel

# The question of a lesson, read to a screen reader: the hand and the upcard.
# $hand (Text): the kind of the hand, such as “hard 16”
# $cards (Text): the cards
# $up (Text): the upcard
lesson-question = { $hand }: { $cards }. The dealer shows { $up }.

# Heading above the player’s cards.
# $hand (Text): the kind of the hand, such as “hard 16”
lesson-hand = You: { $hand }

# Heading above the dealer’s card.
lesson-dealer = Dealer

# After an answer: the right play.
# $play (Text): the play
lesson-right-is = By the chart: { $play }.

# After an answer: what a wrong play costs. After a right answer it is the cheapest one.
# $play (Text): the wrong play
# $cost (Text): the cost in bets, such as “0.12”
# $hand (Text): the kind of the hand, such as “hard 16”
# $up (Text): the upcard, such as “10”
lesson-costs = { $play } costs { $cost } bets, on average with { $hand } against { $up }.

# Name of a hard hand in a lesson.
# $total (Number): its total
lesson-hard = hard { $total }

# A lesson whose hands do not come up under the rules.
# $rules (Text): the name of the rules
lesson-none = By the rules “{ $rules }” no hand of this lesson comes up.

# The end of a lesson.
# $ending (Ending): why it is over
lesson-over = { $ending ->
    [all-asked] That was the lesson.
    [nothing-due] Nothing more is due for now.
   *[ended] You have ended the lesson.
}

# Link back to the page with all lessons and paths.
lesson-all = All lessons

# The answers are not stored, and why.
# $why (Text): the reason, one or two sentences
lesson-not-stored = Your answers aren’t being stored. { $why }

# Link to the lesson of all that is due now.
# $due (Number): the number of decisions that are due
learn-due = Due now: { $due }

# Name of the exam.
exam = Exam

# What the exam is.
exam-about = A hundred hands, with no answer in between. At the end you learn what your play costs.

# At the link to an exam that somebody has taken.
# $cost (Text): the cost of that play, such as “0.21 %”
# $error (Text): its standard error
exam-taken = Taken before: that play costs { $cost } ± { $error } of the bet a round. You get the same hands.

# Result of the exam.
# $cost (Text): the cost of this play, such as “0.21 %”
# $error (Text): its standard error
exam-mark = Your play costs { $cost } ± { $error } of the bet a round.

# Below the result: what the table itself costs.
# $worth (Text): the worth of a round with the best play, such as “−0.41 %”
exam-edge = With the best play a round at this table is worth { $worth } of the bet.

# Link to the exam with its mark.
exam-link = Link to this exam and its result

# A mistake in the exam.
# $hand (Text): the kind of the hand, such as “16”
# $up (Text): the upcard
# $play (Text): the play of the player
# $right (Text): the right play
# $cost (Text): the cost in bets, such as “0.12”
exam-mistake = { $hand } against { $up }: { $play } instead of { $right } costs { $cost } bets

# Line above the lessons of blackjack and of counting.
# $rules (Text): the name of the rules
learn-lessons-count = With the rules “{ $rules }”.

# Line above the lessons of video poker.
# $game (Text): the name of the pay table
learn-lessons-pays = With the pay table “{ $game }”.

# Label of the choice of the counting system of a lesson.
lesson-system = Counting system

# Button: begins a lesson that has no hands, a number of questions.
# $questions (Number): the number of questions
lesson-begin-questions = Begin: up to { $questions } questions

# Shown while the strategy chart of video poker and the costs are computed.
lesson-preparing-rows = Working out the chart and what each mistake costs.

# Question: the tag of a card.
# $card (Text): the card
# $system (Text): the counting system
lesson-tag-question = What does { $card } count in { $system }?

# Right answer: the tag of a card.
# $system (Text): the counting system
# $card (Text): the card
# $tag (Text): its tag, with its sign
lesson-tag-is = In { $system }, { $card } counts { $tag }.

# Right answer: the division before the rounding.
# $running (Text): the running count, with its sign
# $decks (Text): the number of decks left
# $exact (Text): the result with its sign
lesson-division = { $running } divided by { $decks } is { $exact }.

# After an answer about a play by the count: what the other play costs there.
# $play (Text): the other play
# $cost (Text): the cost in bets, such as “0.12”
lesson-count-costs = At this count, { $play } costs { $cost } bets.

# Question, read to a screen reader: the cards.
# $cards (Text): the cards
lesson-hold-question = Which cards do you hold? { $cards }.

# Heading above the five cards.
lesson-hold = Which cards do you hold?

# Button: the player holds the marked cards and draws the others.
lesson-draw = Draw

# Right answer: the row of the chart, and the cards to hold.
# $row (Text): the row, such as “Pair”
# $cards (Text): the cards
lesson-hold-is = By the chart: { $row }. Hold { $cards }.

# Right answer: to hold no card.
lesson-hold-none = By the chart: hold nothing, and draw five cards.

# After a wrong answer: what that hold costs.
# $cost (Text): the cost in bets, such as “0.12”
lesson-hold-costs = What you held costs { $cost } bets.

# Heading of the place with the player’s progress, and the link to it.
progress = Your progress

# Above the table of mistakes.
# $rules (Text): the name of the rules of blackjack
# $game (Text): the name of the pay table
progress-about = Wrong answers, in lessons and at the tables, by kind. These are for “{ $rules }” and “{ $game }”.

# In place of that table: no answers.
progress-none = No answers in the last four weeks.

# Column of the table of mistakes: the lesson.
progress-kind = Lesson

# Column of the table of mistakes.
# $week (Week): seven days
progress-week = { $week ->
    [last] Last 7 days
    [second] 8 to 14 days ago
    [third] 15 to 21 days ago
   *[fourth] 22 to 28 days ago
}

# Cell of that table.
# $wrong (Number): the number of wrong answers
# $asked (Number): the number of all answers
progress-cell = { $wrong } wrong of { $asked }

# Below a cell: what these mistakes cost.
# $cost (Text): the cost in bets, such as “0.12”
progress-cost = { $cost } bets

# Below the table: what the bets in the cells are.
progress-costs-are = The bets are what these mistakes lose in 100 hands, if you make them as often at the table.

# Button: computes the costs.
progress-work-out = Work out what they cost

# Link to the lesson about the kind that costs most.
# $lesson (Text): the name of the lesson
progress-worst = Practise most: { $lesson }

# Label of the choice of a goal for a day.
goal = Goal for a day

# Value of that choice: none.
goal-none = No goal

# Value of that choice.
# $decisions (Number): the number of decisions
goal-decisions = { $decisions } answers

# How many answers the player has given today.
# $done (Number): the answers of today
# $goal (Number): the goal
goal-today = Today: { $done } of { $goal } answers.

# The reason for a play: the dealer’s chance to bust.
# $up (Text): the upcard
# $dealer (Text): the chance, such as “42%”
lesson-why-dealer = The dealer shows { $up } and goes bust in { $dealer } of hands.

# The reason for a play: the dealer’s chance to bust, and the next card.
# $up (Text): the upcard
# $dealer (Text): the dealer’s chance to bust
# $helps (Text): the chance that the hand is then worth more than standing now
# $busts (Text): the chance that the card busts the hand
# $neither (Text?): the chance of the other cards
lesson-why-busts = The dealer shows { $up } and goes bust in { $dealer } of hands. The next card helps you in { $helps }{ $neither ->
    [none] {" "}and busts you in { $busts }.
   *[some] , busts you in { $busts } and does neither in { $neither }.
}

# The same for a hand that one card cannot bust.
# $up (Text): the upcard
# $dealer (Text): the dealer’s chance to bust
# $helps (Text): the chance that the hand is then worth more than standing now
lesson-why-safe = The dealer shows { $up } and goes bust in { $dealer } of hands. The next card helps you in { $helps } and can’t bust you.

# The reason for a surrender, which loses half a bet.
# $loss (Text): what the hand loses otherwise, in bets
lesson-why-surrender = Played on, these cards lose { $loss } bets on average. Giving up loses 0.5.

# Right answer: the play, with its index for the rules of the lesson.
# $play (Text): the play, as its button has it
# $index (Text): the true count from which on it is right, with its sign
lesson-index-is = { $play } from a true count of { $index } on.

# The goal of today is reached.
# $done (Number): the answers of today
# $goal (Number): the goal
goal-reached = Today: { $done } answers. Your goal of { $goal } is reached.

# Heading above a poker hand: the question.
lesson-rank = What is this hand called?

# The same question for screen readers, with the cards.
# $cards (Text): the cards
lesson-rank-question = What is this hand called? { $cards }.

# Right answer: the name of a poker hand, and how often one is dealt.
# $hand (Text): the name
# $deals (Text): the number of deals among which there is one, such as “509”
lesson-rank-is = { $hand }. One deal in { $deals } has it.

# The names to choose from in their order.
# $hands (Text): the names, the highest first
lesson-rank-order = From the highest down: { $hands }.

# Notice: a part of the address cannot be read.
learn-mangled = Part of this link can’t be read, so the page shows the usual in its place.

# Heading above a discard tray: the question.
# $decks (Number): the number of decks that fill it, two or more
lesson-tray = { $decks } decks fill this tray. How many are in it?

# Line above the lessons about the poker match, which are about the solved match.
learn-lessons-match = The match for two with bets, against the Mathematician, who plays the equilibrium.

# Shown while the decisions of the match are found and their costs computed.
lesson-preparing-match = Finding hands and what each mistake costs.

# Question: the next move of the player.
lesson-match-move = What do you do?

# Question: the number of cards that the player swaps.
lesson-match-swap = How many cards do you swap?

# Right answer to that: the cards to keep.
# $swap (Text): the number of swapped cards
# $cards (Text): the cards
lesson-match-kept = { $swap }: keep { $cards }.

# Right answer: the best actions.
# $plays (Text): the actions
lesson-match-best = Best against the equilibrium: { $plays }.

# What a wrong swap costs.
# $cards (Text): the number of swapped cards
# $chips (Text): the cost in chips
lesson-match-swap-costs = Swapping { $cards } costs { $chips } chips on average.

# What a wrong action costs.
# $action (Text): the action
# $chips (Text): the cost in chips
lesson-match-costs = { $action } costs { $chips } chips on average.

# Situation: the player makes the first move of the hand.
lesson-match-first = You act first.

# The reason for a play by the count: the part of the unseen cards that are worth ten.
# $tens (Text): a percentage
# $usual (Text): that of a full pack
lesson-why-tens = About { $tens } of the cards left are worth ten, against { $usual } of a full pack.

# The same for insurance, which pays 2 to 1.
# $tens (Text): a percentage
# $even (Text): the percentage from which insurance gains
lesson-why-insurance = About { $tens } of the cards left are worth ten. Insurance gains above { $even }.

# The reason for a hold of video poker: how often it wins, and how much on average.
# $wins (Text): a percentage
# $bets (Text): the mean payout in bets
lesson-why-hold = The right hold wins in { $wins } of draws: { $bets } bets on average.

# The same of the wrong cards that the player held.
# $wins (Text): a percentage
# $bets (Text): the mean payout in bets
# $cost (Text): what that hold costs, in bets
lesson-your-hold = What you held wins in { $wins }: { $bets } bets, { $cost } less.

# The price of a call at the match.
# $chips (Text): what it costs
# $price (Text): the part of hands that it has to win, a percentage
lesson-why-call = A call costs { $chips }: without further bets it gains if you win more than { $price } of hands.

# The reason for a move at the match before the swap: the part of the player’s own hands that make it.
# $step (MatchMove): the move
# $share (Text): a percentage
lesson-why-own = In equilibrium about { $share } of the hands that come here { $step ->
    [check] check
    [bet] bet
    [fold] fold
    [call] call
   *[raise] raise
}.

# Heading of the rules of a lesson in a few lines, and of what opens them beside a question.
lesson-rules = The rules

# In place of the rules while a worker computes them.
lesson-rules-work = Working out the rules of this lesson …

# Above the rules of a lesson about blackjack.
lesson-rules-order = The first line that fits your hand counts.

# A rule: hands that are played so.
# $play (Play): the play
# $hands (Text): the hands, each with the dealer’s upcards
lesson-rule = { $play ->
    [surrender] Surrender if you may
    [split] Split
    [double] Double if you may
    [stand] Stand
   *[hit] Hit
}: { $hands }.

# Hands of a rule against some upcards.
# $hands (Text): totals or pairs, such as “13 to 16”
# $upcards (Text): the dealer’s upcards, such as “2 to 6”
lesson-rule-against = { $hands } against { $upcards }

# Hands of a rule against every upcard.
# $hands (Text): totals or pairs
lesson-rule-any = { $hands } against any card

# Totals of a rule.
# $total (Text): the lowest one
lesson-rule-up = { $total } or more

# Joins two parts of a rule.
lesson-rule-between = {"; "}

# The last rule about totals.
lesson-rule-hit = Every other hand: hit.

# The rule about pairs that are never split.
# $pairs (Text): their values
lesson-rule-never = Never split: { $pairs }.

# The last rule about pairs.
lesson-rule-total = Every other pair: play its total.

# A rule of counting: cards with the same tag.
# $tag (Text): the tag with its sign
# $cards (Text): the ranks, such as “2 to 6”
lesson-rule-tag = { $tag }: { $cards }

# Black cards of a rank, where red ones count differently.
# $rank (Text): the rank
lesson-rule-black = black { $rank }

# Red cards of a rank, where black ones count differently.
# $rank (Text): the rank
lesson-rule-red = red { $rank }

# A rule about the discard tray.
# $decks (Number): the number of decks that fill it, two or more
lesson-rule-tray = Divide the height of the tray into { $decks } equal parts: each part is a deck.

# A rule about the discard tray: what to divide by.
# $decks (Number): the number of decks that fill it, two or more
lesson-rule-left = Decks left: { $decks } minus the decks in the tray.

# The rule of the true count.
lesson-rule-divide = True count = running count ÷ decks left, rounded down.

# The rule of an index.
lesson-rule-index = Each play has an index. From that true count on it is right; below it, the other play is.

# The reason for indices.
lesson-rule-tens = The higher the count, the more of the cards left are worth ten.

# Above the ranks of hands.
lesson-rule-ranks = Each hand beats those below it.

# What a poker hand is.
# $hand (Text): the name
# $category (Category): the same
lesson-rule-rank = { $hand }: { $category ->
    [royal-flush] ace, king, queen, jack and ten of one suit
    [straight-flush] five ranks in a row, of one suit
    [four-of-a-kind] four cards of one rank
    [full-house] three of one rank and two of another
    [flush] five cards of one suit
    [straight] five ranks in a row; the ace is high, or low before a two
    [three-of-a-kind] three cards of one rank
    [two-pair] two of one rank and two of another
    [one-pair] two cards of one rank
    [five-of-a-kind] five cards of one rank, with a joker
   *[high-card] none of these
}

# The rule of the chart of video poker.
lesson-rule-rows = Read the chart from the top: hold the first row that your cards have, and draw for the others.

# The same, for a hand without a row.
lesson-rule-no-row = If your cards have no row, draw five.

# The rule of the bets of the poker match.
lesson-rule-price = The price of a call is what it costs, divided by the pot after it. Without further bets, call if you win more often.

# The rule of the swap of the poker match.
lesson-rule-swap = As a rule, keep what you have made, such as a pair or three of a kind, and swap the rest.

# Link after a lesson: the next one.
# $lesson (Text): its name
lesson-next = Next: { $lesson }

# Button after a lesson: begins it again.
lesson-again = Begin again

# Link to the first lesson, for a player who has answered nothing.
# $lesson (Text): its name
learn-start = Start: { $lesson }

# Link to the first lesson that the player has not done yet, or of which something is due.
# $lesson (Text): its name
learn-go-on = Go on: { $lesson }

# Below a cost in bets, under rules without bets.
lesson-one-bet = These rules have no bets: here a round counts as one bet.

# Decisions of the strategy chart that the player has met under other rules.
# $rules (Text): the name of the rules
# $known (Number): those that are not due yet
# $due (Number): those that are due
learn-known-elsewhere = { $rules }: { $known } known, { $due } due

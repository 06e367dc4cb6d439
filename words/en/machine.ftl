### Choice MachineGame: jacks-or-better, tens-or-better, bonus, bonus-deluxe, double-bonus, double-double-bonus, triple-double-bonus, all-american, aces-and-faces, aces-and-eights, super-aces, white-hot-aces, super-double-bonus, triple-bonus-plus, royal-aces, deuces, double-deuces, loose-deuces, bonus-deuces, joker-kings, joker-aces, joker-two-pair
### Choice MachineClass: royal-flush, four-deuces, four-deuces-with-ace, four-deuces-other, wild-royal, five-of-a-kind, five-aces, five-3s-to-5s, five-6s-to-kings, straight-flush, four-of-a-kind, four-aces, four-aces-with-2-to-4, four-aces-other-kicker, four-2s-to-4s, four-2s-to-4s-with-ace-to-4, four-2s-to-4s-other-kicker, four-5s-to-kings, four-5s-to-tens, four-2s-to-tens, four-jacks-to-kings, four-eights, four-sevens, four-of-other-ranks, full-house, flush, straight, three-of-a-kind, two-pair, tens-or-better, jacks-or-better, kings-or-better, pair-of-aces

## The games of video poker, and the hands that they pay.

# Name of a video poker game, as on machines: “Double Double Bonus”.
# $game (MachineGame): the game
game-name = { $game ->
    [jacks-or-better] Jacks or Better
    [tens-or-better] Tens or Better
    [bonus] Bonus Poker
    [bonus-deluxe] Bonus Poker Deluxe
    [double-bonus] Double Bonus Poker
    [double-double-bonus] Double Double Bonus
    [triple-double-bonus] Triple Double Bonus
    [all-american] All American
    [aces-and-faces] Aces and Faces
    [aces-and-eights] Aces and Eights
    [super-aces] Super Aces Bonus
    [white-hot-aces] White Hot Aces
    [super-double-bonus] Super Double Bonus
    [triple-bonus-plus] Triple Bonus Plus
    [royal-aces] Royal Aces Bonus
    [deuces] Deuces Wild
    [double-deuces] Double Deuces Wild
    [loose-deuces] Loose Deuces Wild
    [bonus-deuces] Bonus Deuces Wild
    [joker-kings] Joker Poker (kings or better)
    [joker-aces] Joker Poker (aces)
   *[joker-two-pair] Joker Poker (two pair)
}

# Name of a pay table with its game: “Deuces Wild 25/15/9/5/3/2”.
# $game (MachineGame): the game
# $name (Text): the name of the pay table
table-of = { GAME-NAME($game) } { $name }

# Name of a kind of hand in the pay table of a game: “Four aces with 2–4”.
# $class (MachineClass): the kind of hand
class = { $class ->
    [royal-flush] Royal flush
    [four-deuces] Four deuces
    [four-deuces-with-ace] Four deuces with A
    [four-deuces-other] Four deuces, no ace
    [wild-royal] Wild royal flush
    [five-of-a-kind] Five of a kind
    [five-aces] Five aces
    [five-3s-to-5s] Five 3s–5s
    [five-6s-to-kings] Five 6s–kings
    [straight-flush] Straight flush
    [four-of-a-kind] Four of a kind
    [four-aces] Four aces
    [four-aces-with-2-to-4] Four aces with 2–4
    [four-aces-other-kicker] Four aces with 5–K
    [four-2s-to-4s] Four 2s–4s
    [four-2s-to-4s-with-ace-to-4] Four 2s–4s with A–4
    [four-2s-to-4s-other-kicker] Four 2s–4s with 5–K
    [four-5s-to-kings] Four 5s–kings
    [four-5s-to-tens] Four 5s–10s
    [four-2s-to-tens] Four 2s–10s
    [four-jacks-to-kings] Four jacks–kings
    [four-eights] Four 8s
    [four-sevens] Four 7s
    [four-of-other-ranks] Other four of a kind
    [full-house] Full house
    [flush] Flush
    [straight] Straight
    [three-of-a-kind] Three of a kind
    [two-pair] Two pair
    [tens-or-better] Tens or better
    [jacks-or-better] Jacks or better
    [kings-or-better] Kings or better
   *[pair-of-aces] Pair of aces
}

# Note beside the pay table: every deuce is wild.
deuces-are-wild = Every 2 is wild: it counts as the card that helps you most.

# Note beside the pay table: the joker is wild.
joker-is-wild = The joker is wild: it counts as the card that helps you most.

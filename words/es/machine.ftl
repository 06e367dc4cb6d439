game-name = { $game ->
    [jacks-or-better] Jotas o mejor
    [tens-or-better] Dieces o mejor
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
    [joker-kings] Joker Poker (reyes o mejor)
    [joker-aces] Joker Poker (ases)
   *[joker-two-pair] Joker Poker (doble pareja)
}
table-of = { GAME-NAME($game) } { $name }
class = { $class ->
    [royal-flush] Escalera real
    [four-deuces] Cuatro doses
    [four-deuces-with-ace] Cuatro doses con A
    [four-deuces-other] Cuatro doses sin as
    [wild-royal] Escalera real con comodín
    [five-of-a-kind] Repóker
    [five-aces] Repóker de ases
    [five-3s-to-5s] Repóker de 3–5
    [five-6s-to-kings] Repóker de 6–K
    [straight-flush] Escalera de color
    [four-of-a-kind] Póker
    [four-aces] Póker de ases
    [four-aces-with-2-to-4] Póker de ases con 2–4
    [four-aces-other-kicker] Póker de ases con 5–K
    [four-2s-to-4s] Póker de 2–4
    [four-2s-to-4s-with-ace-to-4] Póker de 2–4 con A–4
    [four-2s-to-4s-other-kicker] Póker de 2–4 con 5–K
    [four-5s-to-kings] Póker de 5–K
    [four-5s-to-tens] Póker de 5–10
    [four-2s-to-tens] Póker de 2–10
    [four-jacks-to-kings] Póker de J–K
    [four-eights] Póker de ochos
    [four-sevens] Póker de sietes
    [four-of-other-ranks] Otro póker
    [full-house] Full house
    [flush] Color
    [straight] Escalera
    [three-of-a-kind] Trío
    [two-pair] Doble pareja
    [tens-or-better] Dieces o mejor
    [jacks-or-better] Jotas o mejor
    [kings-or-better] Reyes o mejor
   *[pair-of-aces] Pareja de ases
}
deuces-are-wild = Todos los doses sirven de comodín: cada uno vale por la carta que más te conviene.
joker-is-wild = El comodín vale por la carta que más te conviene.

hands-bet-on = Manos
other-seats = Otros puestos
about-seats = Los otros puestos siguen una tabla fija, con cartas del mismo sabot. Sus apuestas no afectan a tus fichas.
seat-number = Puesto { $number }
hands-and-seats = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}, { $others ->
    [0] ningún puesto más
    [one] { $others } puesto más
   *[other] { $others } puestos más
}.
several-hands = { $hands } manos
bet-on-each = { $chips ->
    [one] Apuesta: { $chips } ficha en cada una de { $hands } manos.
   *[other] Apuesta: { $chips } fichas en cada una de { $hands } manos.
}
seat-draws = El puesto { $number } roba { CARD($card, form: "in-sentence") }.
seat-holds = El puesto { $number } tiene { $cards }: { $total }.
hand-given-up = Te rindes con esta mano.
seats-turn = Juegan los otros puestos.

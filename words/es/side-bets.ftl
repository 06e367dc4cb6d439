side-bet = { $bet ->
    [twenty-one-plus-three] 21+3
    [perfect-pairs] Perfect Pairs
    [lucky-ladies] Lucky Ladies
    [bust-it] Bust It
   *[hot-three] Hot 3
}
side-bet-wins = { $bet ->
    [twenty-one-plus-three] Gana si tus dos primeras cartas y la carta visible del crupier forman color, escalera o trío.
    [perfect-pairs] Gana si tus dos primeras cartas son del mismo valor.
    [lucky-ladies] Gana si tus dos primeras cartas suman 20.
    [bust-it] Gana si el crupier se pasa, y con más cartas nunca paga menos. El crupier roba para esta apuesta aunque tus manos ya hayan terminado, salvo que tu blackjack te la devuelva.
   *[hot-three] Gana si tus dos primeras cartas y la carta visible del crupier suman 19, 20 o 21.
}
side-bet-class = { $class ->
    [suited-three-of-a-kind] Trío del mismo palo
    [straight-flush] Escalera de color
    [three-of-a-kind] Trío
    [straight] Escalera
    [flush] Color
    [perfect-pair] Pareja perfecta
    [coloured-pair] Pareja del mismo color
    [mixed-pair] Pareja mixta
    [queens-of-hearts-with-natural] Dos reinas de corazones y blackjack del crupier
    [queens-of-hearts] Dos reinas de corazones
    [matched-twenty] 20 con dos cartas idénticas
    [suited-twenty] 20 del mismo palo
    [any-twenty] Cualquier otro 20
    [player-natural] Tienes blackjack
    [bust-with-three] Se pasa con 3 cartas
    [bust-with-four] Se pasa con 4 cartas
    [bust-with-five] Se pasa con 5 cartas
    [bust-with-six] Se pasa con 6 cartas
    [bust-with-seven] Se pasa con 7 cartas
    [bust-with-eight] Se pasa con 8 cartas o más
    [three-sevens] Tres sietes
    [suited-twenty-one] 21 del mismo palo
    [twenty-one] Cualquier otro 21
    [twenty] Suma de 20
   *[nineteen] Suma de 19
}
odds-to-one = { $pays ->
    [0] Se devuelve la apuesta
   *[other] { $pays } a 1
}
side-bets = Apuestas laterales
chips-on-side-bet = { SIDE-BET($bet) }: fichas junto a cada mano
pays-of-side-bet = { SIDE-BET($bet) }: tabla de pagos
no-side-bet = ninguna
side-bet-costs = ahora cuesta un { $percent }{"\u00A0"}%
side-bet-gains = ahora rinde un { $percent }{"\u00A0"}%
side-bet-lies = { SIDE-BET($bet) }: { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} junto a cada mano.
side-bet-brings = { SIDE-BET($bet) }: { SMALL(SIDE-BET-CLASS($class)) }, { $won ->
    [none] recuperas la apuesta
   *[some] +{ $won }
}.
side-bet-brings-in-all = { SIDE-BET($bet) }: { $won ->
    [none] recuperas la apuesta
   *[some] +{ $won }
}.
side-bets-gone = Sin apuestas laterales.
fewer-bets = No tienes fichas para todas tus apuestas: quitamos algunas hasta que las elijas de nuevo.
side-bet-ends = { SIDE-BET($bet) }: { $class ->
    [none] perdida
   *[some] { SMALL($class) }
}
side-bets-cost = Pierdes { $lost } en apuestas laterales.

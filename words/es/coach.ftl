percent-sign = {"\u00A0"}%
in-bets = { $amount } apuestas
unit-of-amount = { $in-chips ->
    [yes] fichas
   *[no] apuestas
}

play = { $play ->
    [stand] { stand }
    [hit] { hit }
    [double] Doblar
    [split] Separar
   *[surrender] Rendirse
}
best-by = «{ $play }» es lo mejor, por { IN_BETS($by, $under-one) }.
best-because-small-gone = «{ $play }» es lo mejor, por { IN_BETS($by, $under-one) }: de las cartas bajas (del 2 al 6) { MORE_GONE($more) } de lo que les corresponde.
best-because-middle-gone = «{ $play }» es lo mejor, por { IN_BETS($by, $under-one) }: de las cartas medias (del 7 al 9) { MORE_GONE($more) } de lo que les corresponde.
best-because-high-gone = «{ $play }» es lo mejor, por { IN_BETS($by, $under-one) }: de las cartas altas (del 10 al as) { MORE_GONE($more) } de lo que les corresponde.
more-gone = { $more ->
    [1] ha salido una más
    [2] han salido dos más
    [3] han salido tres más
    [4] han salido cuatro más
    [5] han salido cinco más
    [6] han salido seis más
    [7] han salido siete más
    [8] han salido ocho más
    [9] han salido nueve más
    [10] han salido diez más
    [one] ha salido { $more } más
   *[other] han salido { $more } más
}
best-because-of-cards = «{ $play }» es lo mejor, por { IN_BETS($by, $under-one) }, debido a las cartas que ya han salido.
fresh = Con un sabot recién barajado, lo mejor sería «{ $play }».
hi-lo = Hi-Lo: conteo acumulado { $running }, conteo verdadero (redondeado hacia abajo) { $true-count }.
equal = «{ $one }» y «{ $other }» valen lo mismo: la diferencia no llega a una milésima de apuesta.
only = Solo queda «{ $play }».

worth = { $play } { $value }
your-choice = { $row } (tu elección)
at-that-decision = En esa decisión:
as-marked = Según lo marcado ahora:
odds = victoria { $win }, empate { $push }, derrota { $lose }
dealer-totals = Total final del crupier: 17: { $at-17 }; 18: { $at-18 }; 19: { $at-19 }; 20: { $at-20 }; 21: { $at-21 }; se pasa: { $bust }.
unit = En apuestas: +1 es una apuesta ganada y −1 una apuesta perdida. Los valores son exactos y cuentan todas las cartas que no has visto.

was-best = «{ $play }» era lo mejor.
as-good = «{ $play }» era tan bueno como lo mejor: la diferencia no llega a una milésima de apuesta.
cost = «{ $play }» costó { IN_BETS($cost, $under-one) }: era mejor «{ $best }».
decisions-cost = { $decisions ->
    [one] Una decisión evaluada en esta visita: costó { $cost } apuestas.
   *[other] { $decisions } decisiones evaluadas en esta visita: costaron { $cost } apuestas en total.
}
rounds = { $rounds ->
    [one] Una ronda evaluada
   *[other] { $rounds } rondas evaluadas
} de principio a fin: las decisiones costaron { $cost } apuestas y las cartas aportaron { $luck }; el resultado es de { $won } apuestas.

day = Frente al juego perfecto, tus decisiones costaron { $cost } apuestas. Las cartas aportaron { $luck }; el resultado del día es de { $won } apuestas.
perfect-day = Siempre tomaste la mejor decisión. Resultado del día: { $won } apuestas.
nearly-perfect-day = Tus decisiones costaron menos de 0,001 apuestas. Resultado del día: { $won } apuestas.
shared-day = { $cost ->
    [none] Decisiones perfectas; las cartas aportaron { $luck } apuestas.
   *[some] Las decisiones costaron { $cost } apuestas; las cartas aportaron { $luck }.
}

by-count = «{ $play }» era la jugada según el conteo: conteo verdadero { $true-count }, índice { $gained ->
    [none] { $index }
   *[some] { $index }, { $gained } { UNIT_OF_AMOUNT($in-chips) } frente a la estrategia básica
}.
against-count = Según el conteo, lo correcto era «{ $right }»: conteo verdadero { $true-count }, índice { $index }. Comparado con eso y calculado exactamente con las cartas no vistas, «{ $taken }» valía { $lost } { UNIT_OF_AMOUNT($in-chips) }.
decisions-by-count = Decisiones según el conteo: { $right } de { $decisions } correctas. Desviaciones de la estrategia básica: { $deviations }; valían { $gained } { UNIT_OF_AMOUNT($in-chips) }. Jugadas contra el conteo: { $lost } { UNIT_OF_AMOUNT($in-chips) }.
measured = { $measure ->
    [true-count] un conteo verdadero de { $count }
   *[running-count] un conteo acumulado de { $count }
}

by-ramp = Tu apuesta de { $each-hand ->
    [yes] { $bet } en cada mano
   *[no] { $bet }
} sigue tu escala de apuestas con { $edge ->
    [none] { $count }
   *[some] { $count } y una ventaja de { $edge } antes del reparto
}.
off-ramp = Con { $count }, tu escala de apuestas pide { $each-hand ->
    [yes] { $right } en cada mano
   *[no] { $right }
}, no { $edge ->
    [none] { $bet }.
   *[some] { $bet }. La ventaja antes del reparto era de { $edge }: comparada con la escala, tu apuesta valía { $worth } fichas en promedio.
}
bets-by-ramp = { $worth ->
    [none] Apuestas según la escala: { $right } de { $bets }.
   *[some] Apuestas según la escala: { $right } de { $bets }. Comparadas con la escala, las demás valían en total { $worth } fichas en promedio, hasta donde se conocía la ventaja.
}
no-ramp = Este navegador no guarda ninguna escala de apuestas que se pueda leer, así que el entrenador no evalúa tus apuestas. Guarda una en la página «Apuestas y riesgo».
other-count = { $measure ->
    [true-count] Tu escala guardada usa el conteo verdadero y tu sistema no lo tiene, así que el entrenador no evalúa tus apuestas.
   *[running-count] Tu escala guardada usa el conteo acumulado y tu sistema, el verdadero, así que el entrenador no evalúa tus apuestas.
}

hard-hand = { $total }
soft-hand = { $total } blando
pair-hand = { $value }, { $value }
exceptions = Excepciones, según las cartas que forman la mano: { $count }
exception = { $cards } contra { $up }: { SMALL($best) }, mejor por { $cost }

jokers = { $jokers ->
    [none] Sin comodines
    [one] Un comodín
   *[two] Dos comodines
}
hand-of = { $category ->
    [high-card] { CAPITAL(RANK($first)) } como carta alta
    [one-pair] Pareja de { RANK($first, form: "many") }
    [two-pair] Doble pareja de { RANK($first, form: "many") } y { RANK($second, form: "many") }
    [three-of-a-kind] Trío de { RANK($first, form: "many") }
    [straight] Escalera { RANK($first, form: "to") }
    [flush] Color { RANK($first, form: "to") }
    [full-house] Full house de { RANK($first, form: "many") } y { RANK($second, form: "many") }
    [four-of-a-kind] Póker de { RANK($first, form: "many") }
    [straight-flush] Escalera de color { RANK($first, form: "to") }
    [five-of-a-kind] Repóker de { RANK($first, form: "many") }
   *[royal-flush] Escalera real
}
wild-royal = Escalera real con comodín
category = { $category ->
    [high-card] Carta alta
    [one-pair] Pareja
    [two-pair] Doble pareja
    [three-of-a-kind] Trío
    [straight] Escalera
    [flush] Color
    [full-house] Full house
    [four-of-a-kind] Póker
    [straight-flush] Escalera de color
    [five-of-a-kind] Repóker
   *[royal-flush] Escalera real
}
marked = { $count ->
    [one] { CARDS($count) } marcada.
   *[other] { CARDS($count) } marcadas.
}
card-is-marked = { $marked ->
    [yes] Marcas
   *[no] Desmarcas
}: { SMALL($card) }. { $count ->
    [0] Ninguna carta marcada.
    [one] { CARDS($count) } marcada.
   *[other] { CARDS($count) } marcadas.
}
you-hold-cards = Tienes { $cards }: { SMALL($called) }.
marked-for-swap = Marcadas para cambiar: { $cards }.
you-swap = Cambias { CARDS($count) }.

refused-over = La ronda ha terminado.
refused-nothing-marked = Marca las cartas que quieres cambiar y pulsa «Cambiar».
refused-too-few-left = { $left ->
    [one] Has marcado { $wanted } cartas, pero solo queda 1 en la baraja: puedes cambiar una.
   *[other] Has marcado { $wanted } cartas, pero solo quedan { $left } en la baraja: puedes cambiar { $left } como máximo.
}
refused-not-five = Una mano de póker tiene cinco cartas; esta tiene { $cards }.
refused-card-twice = En la baraja está dos veces { CARD($card, form: "in-sentence") }.
refused-joker-twice = En la baraja está dos veces el mismo comodín.
refused-no-card = No existe la carta «{ $code }».
refused-not-now = No puedes hacer eso ahora.
refused-other-stacks = Estas fichas no corresponden a las reglas de la mesa.
refused-no-solution = Falta la estrategia del Matemático, así que este reparto no se puede jugar.
refused-other-solution = Este reparto es para otra versión de la estrategia del Matemático. Vuelve a elegir al Matemático para jugar con la actual.

best-hand-called = Mejor mano: { SMALL($hand) }.
best-hand-cards = Sus cartas: { $cards }.
hands-made-are = Manos formadas: { $list }.
hand-made = { SMALL(CATEGORY($category)) }, { $times ->
    [one] { $times } vez
   *[other] { $times } veces
}
hands-made-between = {"; "}
their-solo-without-swap = Quien compartió este reparto no cambió ninguna carta. Mejor mano: { SMALL($hand) }.
their-solo-swap = Quien compartió este reparto cambió { CARDS($count) }. Mejor mano: { SMALL($hand) }.
their-solo-swaps = Quien compartió este reparto cambió { $earlier } y luego { CARDS($count) }. Mejor mano: { SMALL($hand) }.
earlier-swap = { $count }
earlier-swaps-between = {", luego "}

character = { $character ->
    [textbook] El Manual
    [chaser] El Cazador
    [rock] La Roca
    [actuary] El Actuario
   *[mathematician] El Matemático
}
    .to = { $character ->
    [textbook] al Manual
    [chaser] al Cazador
    [rock] a la Roca
    [actuary] al Actuario
   *[mathematician] al Matemático
}
manner = { $character ->
    [textbook] conserva toda pareja o mejor y nunca persigue proyectos
    [chaser] va detrás de colores y escaleras
    [rock] confía en las cartas altas y a menudo no cambia ninguna
    [actuary] calcula cada cambio posible antes de descartar
   *[mathematician] juega la estrategia de equilibrio, con sus faroles
}
mathematician-note = El Matemático juega solo contra ti, con fichas y sin comodines.
solution-coming = Cargando la estrategia del Matemático…
solution-not-here = No se pudo cargar la estrategia del Matemático. ¿Tienes conexión? Mientras tanto puedes jugar contra otros rivales: ninguna ronda guardada se pierde.
you-play-against = Juegas contra { $opponents }.
opponent-in-list = { SMALL(CHARACTER($character)) }
opponents-between = {", "}
opponents-before-last = {" y "}
swapped = { $count ->
    [0] sin cambios
   *[other] cambio { $count }
}
they-swap = { $count ->
    [0] { CHARACTER($character) } no cambia ninguna carta.
   *[other] { CHARACTER($character) } cambia { CARDS($count) }.
}
they-hold-cards = { CHARACTER($character) } tiene { $cards }: { SMALL($called) }.
duel-result = { $verdict ->
    [won] Ganas.
    [drawn] Empatas con { SMALL(CHARACTER($rival)) }.
   *[lost] Gana { SMALL(CHARACTER($rival)) }.
}
hands-compared = Tienes { SMALL($yours) }; tu rival, { SMALL($theirs) }. { $decides }.
decides-nothing = Las manos empatan
decides-category = Gana la mano superior
decides-five = Decide el repóker más alto
decides-four = Decide el póker más alto
decides-three = Decide el trío más alto
decides-pair = Decide la pareja más alta
decides-higher-pair = Decide la pareja más alta
decides-lower-pair = Decide la pareja más baja
decides-highest-card = Decide la carta más alta
decides-card = Decide la { $number ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
   *[other] quinta
} carta: { RANK($better, form: "the") } gana { RANK($worse, form: "to") }
decides-kicker = Decide el kicker: { RANK($better, form: "the") } gana { RANK($worse, form: "to") }
decides-kicker-number = Decide el { $number ->
    [1] primer
    [2] segundo
   *[other] tercer
} kicker: { RANK($better, form: "the") } gana { RANK($worse, form: "to") }
their-duel-was = Quien compartió este reparto { $count ->
    [0] no cambió ninguna carta
   *[other] cambió { CARDS($count) }
} y { $verdict ->
    [won] ganó
    [drawn] empató
   *[lost] perdió
} con esta mano: { SMALL($hand) }.

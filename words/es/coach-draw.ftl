to-stand-pat = quedarse con las cinco
to-swap-all = cambiar las cinco
to-hold-cards = conservar { $cards }
you-stood-pat = Te quedaste con las cinco
you-swapped-all = Cambiaste las cinco
you-held-cards = Conservaste { $cards }
joker-held = comodín
hold-of-several = { $to-hold }
between-holds = {" o "}

best-hold = Lo mejor: { $to-hold }. Paga { $worth } apuestas en promedio.
best-of-holds = Lo mejor: { $holds }. Cada opción paga { $worth } apuestas en promedio.
hold-pays = { CAPITAL($to-hold) } { $value }
hold-ties = { $row }, igual de bueno que lo mejor
nothing = Nada
between-results = {", "}
hold-unit = En apuestas: 1 significa que recuperas tu apuesta. Los valores son exactos para las { $unseen } cartas que no has visto.

hold-was-best = { $you-held }, y era lo mejor.
hold-was-as-good = { $you-held }, y era tan bueno como lo mejor: la diferencia no llega a una milésima de apuesta.
hold-cost = { $you-held }. Eso costó { IN_BETS($cost, $under-one) }: lo mejor era { $to-hold }.

chart-is-best = La tabla dice: { $holds }. Es lo mejor.
chart-costs = La tabla dice: { $holds }. Eso cuesta { IN_BETS($cost, $under-one) }.
chart-costs-up-to = La tabla dice: { $holds }. Eso cuesta hasta { IN_BETS($cost, $under-one) }.
chart-row = ¿Por qué? Es la primera fila de la tabla que encaja, la { $number } de { $rows }: { $hold }.
no-chart-row = { $rows ->
    [one] ¿Por qué? La única fila de la tabla no encaja.
   *[other] ¿Por qué? No encaja ninguna de las { $rows } filas de la tabla.
}
chart-is-written = Preparando la tabla de estrategia para esta tabla de pagos…

best-chance = La mejor opción para mejorar tu mano: { $to-hold } ({ $percent }).
best-chance-of-holds = Lo mejor para mejorar tu mano: { $holds } ({ $percent } cada opción).
no-better = Ningún cambio puede darte una jugada mejor.
chances-unit = La frecuencia con que la mano pasa a ser una jugada mejor. Es exacta para { $unseen ->
    [one] la carta que queda
   *[other] las { $unseen } cartas que quedan
} en la baraja.

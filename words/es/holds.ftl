hold-whole = Toda la mano
hold-four = Póker
hold-three = Trío
hold-three-with-kicker = Trío con kicker
hold-two-pair = Doble pareja
hold-pair = Pareja
hold-pair-with-kicker = Pareja con kicker
hold-royal = { $cards } a escalera real
hold-straight-flush = { $cards } a escalera de color
hold-flush = { $cards } a color
hold-high = { $cards } cartas altas de distinto palo
hold-straight = { $cards } a escalera
hold-one = Una carta
hold-nothing-else = nada más
hold-nothing = Nada: cambia las cinco

high-cards = { $high ->
    [0] ninguna carta alta
    [one] { $high } carta alta
   *[other] { $high } cartas altas
}
straights-and-high = { $ways ->
    [one] { $ways } escalera posible, { HIGH-CARDS($high) }
   *[other] { $ways } escaleras posibles, { HIGH-CARDS($high) }
}
with-wild = { $wild ->
    [one] { $wild } comodín: { SMALL($hold) }
   *[other] { $wild } comodines: { SMALL($hold) }
}
all-but = { $sort } (salvo { $which })
one-of = { $sort } ({ $which })
which-between = {"; "}
sorts-between = {"; "}

jacks-practice-of = { $kind ->
    [high-pairs] Práctica: parejas altas
    [low-pairs] Práctica: parejas bajas
    [four-to-flush] Práctica: cuatro a color
    [four-to-straight] Práctica: cuatro a escalera
    [three-to-royal] Práctica: tres a escalera real
    [high-cards] Práctica: cartas altas
    [joker] Práctica: manos con el comodín
    [deuces] Práctica: manos con doses
   *[kickers] Práctica: kickers
}
jacks-practice-close = Práctica: decisiones ajustadas
jacks-practice-penalty = Práctica: cartas de penalización
jacks-practice-mistakes = Práctica: tus errores
coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
coins-on-hand = Apuesta: { COINS($coins) }
hand-pays = { $hand }: { $paid ->
    [0] no paga nada.
   *[other] paga { COINS($paid) }.
}
pairs-pay-from = Las parejas pagan a partir de { RANK($rank, form: "many") }.
refused-no-bet = Apuesta de una a cinco monedas.
refused-not-enough = No tienes tantas fichas.
held-count = Conservas { CARDS($count) }.
card-is-held = { $held ->
    [yes] Conservas
   *[no] Ya no conservas
}: { SMALL($card) }. { $count ->
    [0] No conservas ninguna carta.
   *[other] En total conservas { CARDS($count) }.
}
cards-are-held = Conservas { $cards }.
pay-table-is = Tabla de pagos: { $name }.
prize-pays = { $prize }: { $coins }.

hands-in-words = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}
bet-on-hands = Apuesta: { COINS($coins) } { $hands ->
    [1] en una mano
   *[other] en cada una de { HANDS-IN-WORDS($hands) }
}
no-prize = Sin premio
hands-with-counts = { HANDS-IN-WORDS($hands) }.{ $counts }
hands-of-name = {" "}{ $name }: { $count }.
best-hand-is = La mejor es la mano { $number }: { SMALL($hand) }.
hands-pay = { $paid ->
    [0] No cobras nada.
   *[other] Cobras { COINS($paid) } en total.
}
their-hands-pay = { $paid ->
    [0] Quien compartió este reparto no cobró nada.
   *[other] Quien compartió este reparto cobró { COINS($paid) }.
}
enough-for-hands = Ahora tus fichas alcanzan para { HANDS-IN-WORDS($hands) }.
all-the-hands = Las { HANDS-IN-WORDS($hands) }

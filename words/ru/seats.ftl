hands-bet-on = Число рук
other-seats = Другие места
about-seats = За другими местами играют по постоянной таблице картами из того же шуза. Их ставки не влияют на ваши фишки.
seat-number = Место{"\u00A0"}{ $number }
hands-and-seats = Рук: { $hands }. Других мест: { $others }.
several-hands = { $hands ->
    [one] { $hands } рука
    [few] { $hands } руки
   *[many] { $hands } рук
}
bet-on-each = Ставка: { $chips } на каждую из { $hands } рук.
seat-draws = Место{"\u00A0"}{ $number } берёт { CARD($card, form: "accusative") }.
seat-holds = Место{"\u00A0"}{ $number }: { $cards }, всего { $total }.
hand-given-up = Вы отказываетесь от этой руки.
seats-turn = Играют другие места.

hold-whole = Без обмена
hold-four = Каре
hold-three = Тройка
hold-three-with-kicker = Тройка с кикером
hold-two-pair = Две пары
hold-pair = Пара
hold-pair-with-kicker = Пара с кикером
hold-royal = { $cards ->
    [one] { $cards } карта к роял-флешу
    [few] { $cards } карты к роял-флешу
   *[many] { $cards } карт к роял-флешу
}
hold-straight-flush = { $cards ->
    [one] { $cards } карта к стрит-флешу
    [few] { $cards } карты к стрит-флешу
   *[many] { $cards } карт к стрит-флешу
}
hold-flush = { $cards ->
    [one] { $cards } карта к флешу
    [few] { $cards } карты к флешу
   *[many] { $cards } карт к флешу
}
hold-high = Высокие карты разных мастей: { $cards }
hold-straight = { $cards ->
    [one] { $cards } карта к стриту
    [few] { $cards } карты к стриту
   *[many] { $cards } карт к стриту
}
hold-one = Одна карта
hold-nothing-else = больше ничего
hold-nothing = Ничего: обменять все карты

high-cards = высоких карт: { $high }
straights-and-high = стритов: { $ways }, { HIGH-CARDS($high) }
with-wild = диких карт: { $wild }, { SMALL($hold) }
all-but = { $sort } (кроме { $which })
one-of = { $sort } ({ $which })
which-between = {"; "}
sorts-between = {"; "}

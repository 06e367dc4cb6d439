## Video poker.

jacks-practice-of = { $kind ->
    [high-pairs] Тренировка: высокие пары
    [low-pairs] Тренировка: низкие пары
    [four-to-flush] Тренировка: четыре карты к флешу
    [four-to-straight] Тренировка: четыре карты к стриту
    [three-to-royal] Тренировка: три карты к роял-флешу
    [high-cards] Тренировка: высокие карты
    [joker] Тренировка: раздачи с джокером
    [deuces] Тренировка: раздачи с двойками
   *[kickers] Тренировка: кикеры
}

jacks-practice-close = Тренировка: трудные решения

jacks-practice-penalty = Тренировка: штрафные карты

jacks-practice-mistakes = Тренировка: ваши ошибки

coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}

coins-on-hand = Ставка: { COINS($coins) }

hand-pays = { $hand }. { $paid ->
    [0] Без выплаты.
   *[many] Выплата: { COINS($paid) }.
}

pairs-pay-from = Пары оплачиваются начиная с { RANK($rank, form: "of-many") }.

refused-no-bet = Поставьте от одной до пяти монет.

refused-not-enough = На это не хватает фишек.

held-count = Оставлено: { CARDS($count) }.

card-is-held = { $card } { $held ->
    [yes] остаётся
   *[no] идёт на обмен
}. { $count ->
    [0] Ни одна карта не оставлена.
   *[many] Оставлено: { CARDS($count) }.
}

cards-are-held = Остаётся: { $cards }.

pay-table-is = Таблица выплат: { $name }.

prize-pays = { $prize }: { $coins }.

side-bet = { $bet ->
    [twenty-one-plus-three] 21+3
    [perfect-pairs] Идеальные пары
    [lucky-ladies] Счастливые дамы
    [bust-it] Перебор дилера
   *[hot-three] Горячая тройка
}
side-bet-wins = { $bet ->
    [twenty-one-plus-three] Выигрывает, если ваши первые две карты и открытая карта дилера составят флеш, стрит или тройку.
    [perfect-pairs] Выигрывает, если ваши первые две карты одного достоинства.
    [lucky-ladies] Выигрывает, если ваши первые две карты дают в сумме 20.
    [bust-it] Выигрывает, если у дилера перебор. Если карт больше, выплата не меньше. Дилер берёт для неё карты, даже если ваши руки уже сыграны, если только ваш блэкджек её не возвращает.
   *[hot-three] Выигрывает, если ваши первые две карты и открытая карта дилера дают в сумме 19, 20 или 21.
}
side-bet-class = { $class ->
    [suited-three-of-a-kind] Тройка одной масти
    [straight-flush] Стрит-флеш
    [three-of-a-kind] Тройка
    [straight] Стрит
    [flush] Флеш
    [perfect-pair] Идеальная пара
    [coloured-pair] Пара одного цвета
    [mixed-pair] Смешанная пара
    [queens-of-hearts-with-natural] Две дамы червей при блэкджеке дилера
    [queens-of-hearts] Две дамы червей
    [matched-twenty] 20 из двух одинаковых карт
    [suited-twenty] 20 одной масти
    [any-twenty] Другие 20
    [player-natural] У вас блэкджек
    [bust-with-three] Перебор на трёх картах
    [bust-with-four] Перебор на четырёх картах
    [bust-with-five] Перебор на пяти картах
    [bust-with-six] Перебор на шести картах
    [bust-with-seven] Перебор на семи картах
    [bust-with-eight] Перебор на восьми картах и более
    [three-sevens] Три семёрки
    [suited-twenty-one] 21 одной масти
    [twenty-one] Другие 21
    [twenty] Сумма 20
   *[nineteen] Сумма 19
}
odds-to-one = { $pays ->
    [0] Ставка возвращается
   *[other] { $pays } к 1
}
side-bets = Дополнительные ставки
chips-on-side-bet = { SIDE-BET($bet) }: фишек на каждую руку
pays-of-side-bet = { SIDE-BET($bet) }: выплаты
no-side-bet = нет
side-bet-costs = сейчас −{ $percent }{"\u00A0"}%
side-bet-gains = сейчас +{ $percent }{"\u00A0"}%
side-bet-lies = { SIDE-BET($bet) }: { $chips } на каждую руку.
side-bet-brings = { SIDE-BET($bet) }: { SIDE-BET-CLASS($class) }, { $won ->
    [none] ставка возвращается
   *[some] +{ $won }
}.
side-bet-brings-in-all = { SIDE-BET($bet) }: { $won ->
    [none] ставка возвращается
   *[some] +{ $won }
}.
side-bets-gone = Дополнительных ставок нет.
fewer-bets = Фишек на все ставки не хватает: часть убрана, пока вы не выберете их снова.
side-bet-ends = { SIDE-BET($bet) }: { $class ->
    [none] проиграна
   *[some] { $class }
}
side-bets-cost = Проиграно на дополнительных ставках: { $lost }.

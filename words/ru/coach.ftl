percent-sign = {"\u00A0"}%
in-bets = { $amount } ставки
unit-of-amount = { $in-chips ->
    [yes] фишки
   *[no] ставки
}

play = { $play ->
    [stand] { stand }
    [hit] { hit }
    [double] Удвоить
    [split] Разделить
   *[surrender] Сдаться
}
best-by = Лучший ход: «{ $play }», перевес { IN_BETS($by, $under-one) }.
best-because-small-gone = Лучший ход: «{ $play }», перевес { IN_BETS($by, $under-one) }, потому что мелких карт (2–6) вышло на { MORE_GONE($more) } больше, чем полагается по их доле.
best-because-middle-gone = Лучший ход: «{ $play }», перевес { IN_BETS($by, $under-one) }, потому что средних карт (7–9) вышло на { MORE_GONE($more) } больше, чем полагается по их доле.
best-because-high-gone = Лучший ход: «{ $play }», перевес { IN_BETS($by, $under-one) }, потому что старших карт (от 10 до туза) вышло на { MORE_GONE($more) } больше, чем полагается по их доле.
more-gone = { $more ->
    [1] одну
    [2] две
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
   *[many] { $more }
}
best-because-of-cards = Лучший ход: «{ $play }», перевес { IN_BETS($by, $under-one) }. Дело в уже вышедших картах.
fresh = Из нового шуза лучшим ходом было бы «{ $play }».
hi-lo = Hi-Lo: текущий счёт { $running }, истинный счёт (с округлением вниз) { $true-count }.
equal = «{ $one }» и «{ $other }» равноценны: разница меньше 0,001 ставки.
only = Остаётся только «{ $play }».

worth = { $play } { $value }
your-choice = { $row } (ваш выбор)
at-that-decision = На момент того решения:
as-marked = Как отмечено сейчас:
odds = выигрыш { $win }, ничья { $push }, проигрыш { $lose }
dealer-totals = Итог дилера: 17{"\u00A0"}— { $at-17 }, 18{"\u00A0"}— { $at-18 }, 19{"\u00A0"}— { $at-19 }, 20{"\u00A0"}— { $at-20 }, 21{"\u00A0"}— { $at-21 }, перебор{"\u00A0"}— { $bust }.
unit = В ставках: +1{"\u00A0"}— выиграна одна ставка, −1{"\u00A0"}— проиграна. Расчёт точный, по всем картам, которых вы не видели.

was-best = Ход «{ $play }» был лучшим.
as-good = Ход «{ $play }» был не хуже лучшего: разница меньше 0,001 ставки.
cost = Ход «{ $play }» стоил { IN_BETS($cost, $under-one) }: лучше было «{ $best }».
decisions-cost = С открытия страницы оценено решений: { $decisions }; потеряно на них { $cost } ставки.
rounds = Раундов оценено целиком: { $rounds }. Потери на решениях{"\u00A0"}— { $cost } ставки, карты принесли { $luck }, итог { $won }.

day = По сравнению с безошибочной игрой ваши решения обошлись в { $cost } ставки. Карты принесли { $luck }, итог дня: { $won }.
perfect-day = Каждое решение было лучшим. Итог дня в ставках: { $won }.
nearly-perfect-day = Ваши решения стоили меньше 0,001 ставки. Итог дня в ставках: { $won }.
shared-day = { $cost ->
    [none] Все решения лучшие; карты принесли ставок: { $luck }.
   *[some] Потери на решениях: { $cost } ставки, карты принесли { $luck }.
}

by-count = { $gained ->
    [none] «{ $play }»{"\u00A0"}— ход по счёту: истинный счёт { $true-count }, индекс { $index }.
   *[some] «{ $play }»{"\u00A0"}— ход по счёту: истинный счёт { $true-count }, индекс { $index }. По сравнению с базовой стратегией: { $gained } { UNIT_OF_AMOUNT($in-chips) }.
}
against-count = По счёту верно «{ $right }» (истинный счёт { $true-count }, индекс { $index }). «{ $taken }» по сравнению с этим: { $lost } { UNIT_OF_AMOUNT($in-chips) }; расчёт точный, по картам, которых вы не видели.
decisions-by-count = Решения по счёту: верно { $right } из { $decisions }. Отступлений от базовой стратегии: { $deviations }, они дали { $gained } { UNIT_OF_AMOUNT($in-chips) }. Ходы против счёта: { $lost } { UNIT_OF_AMOUNT($in-chips) }.
measured = { $measure ->
    [true-count] истинный счёт { $count }
   *[running-count] текущий счёт { $count }
}

by-ramp = Ставка { $each-hand ->
    [yes] { $bet } на каждую руку
   *[no] { $bet }
} соответствует вашей шкале ({ $edge ->
    [none] { $count }
   *[some] { $count }, преимущество до раздачи { $edge }
}).
off-ramp = По шкале ставка { $each-hand ->
    [yes] { $right } на каждую руку
   *[no] { $right }
}, а не { $bet } { $edge ->
    [none] ({ $count }).
   *[some] ({ $count }). Преимущество до раздачи { $edge }: по сравнению со шкалой такая ставка даёт в среднем { $worth } фишки.
}
bets-by-ramp = { $worth ->
    [none] Ставки по шкале: { $right } из { $bets }.
   *[some] Ставки по шкале: { $right } из { $bets }. Остальные по сравнению со шкалой в сумме дают в среднем { $worth } фишки, насколько известно преимущество.
}
no-ramp = В браузере нет шкалы, которую можно прочитать, поэтому ставки не оцениваются. Сохраните её на странице «Ставки и риск».
other-count = { $measure ->
    [true-count] Сохранённая шкала{"\u00A0"}— для истинного счёта, а в вашей системе его нет, поэтому ставки не оцениваются.
   *[running-count] Сохранённая шкала{"\u00A0"}— для текущего счёта, а ваша система пользуется истинным, поэтому ставки не оцениваются.
}

hard-hand = { $total }
soft-hand = мягкие { $total }
pair-hand = { $value }, { $value }
exceptions = Исключения, зависящие от состава руки: { $count }
exception = { $cards } против { $up }: «{ $best }», лучше на { $cost }

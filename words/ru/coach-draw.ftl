to-stand-pat = оставить все карты
to-swap-all = обменять все карты
to-hold-cards = оставить { $cards }
you-stood-pat = Вы оставили все карты
you-swapped-all = Вы обменяли все карты
you-held-cards = Вы оставили { $cards }
joker-held = джокера
hold-of-several = { $to-hold }
between-holds = {" или "}

best-hold = Лучше всего { $to-hold }: выплата в среднем { $worth } ставки.
best-of-holds = Одинаково хорошо: { $holds }. Выплата в среднем { $worth } ставки.
hold-pays = { CAPITAL($to-hold) } { $value }
hold-ties = { $row }, не хуже лучшего
nothing = Ничего
between-results = {", "}
hold-unit = В ставках: 1{"\u00A0"}— ставка возвращается. Расчёт точный, по всем картам, которых вы не видели ({ $unseen }).

hold-was-best = { $you-held }: лучшее решение.
hold-was-as-good = { $you-held }: не хуже лучшего решения, разница меньше 0,001 ставки.
hold-cost = { $you-held } и потеряли в среднем { IN_BETS($cost, $under-one) }: лучше было { $to-hold }.

chart-is-best = По таблице стратегии: { $holds }. Это лучший ход.
chart-costs = По таблице стратегии: { $holds }. Потеря{"\u00A0"}— { IN_BETS($cost, $under-one) }.
chart-costs-up-to = По таблице стратегии: { $holds }. Потеря{"\u00A0"}— до { IN_BETS($cost, $under-one) }.
chart-row = Почему? Это первая подходящая строка таблицы, { $number }-я из { $rows }: { $hold }.
no-chart-row = Почему? В таблице нет подходящей строки (всего строк: { $rows }).
chart-is-written = Составляется таблица стратегии для этих выплат…

best-chance = Больше всего шансов на улучшение: { $to-hold } ({ $percent }).
best-chance-of-holds = Больше всего шансов на улучшение: { $holds } (по { $percent }).
no-better = Ни один обмен не даст комбинации старше.
chances-unit = Как часто комбинация становится старше нынешней. Расчёт точный, по всем картам, оставшимся в колоде ({ $unseen }).

## The choice of what is bet.

played-for = Игра

betting = { $betting ->
    [none] Без ставок
   *[fixed-limit] На фишки
}

now-for = { $betting ->
    [none] Теперь игра без ставок.
   *[fixed-limit] Теперь игра на фишки.
}

chips-note = В игре на фишки все вносят анте{"\u00A0"}— 1. Ставка до обмена{"\u00A0"}— 2, после него{"\u00A0"}— 4, повышать можно не больше трёх раз. Фишки ничего не стоят.

chips-intro = Все вносят анте в 1 фишку и получают по пять карт. Торговля по 2, один обмен, торговля по 4{"\u00A0"}— и банк берёт лучшая из оставшихся комбинаций.


## What an opponent has done.

they-check = { CHARACTER($character) } говорит «чек».

they-bet = { CHARACTER($character) } ставит { $chips }.

they-call = { CHARACTER($character) } уравнивает: { $chips }.

they-raise = { CHARACTER($character) } повышает до { $chips }.

they-fold = { CHARACTER($character) } пасует.


## What the player has done.

you-check = Вы говорите «чек».

you-bet = Вы ставите { $chips }.

you-call = Вы уравниваете: { $chips }.

you-raise = Вы повышаете до { $chips }.

you-fold = Вы пасуете.


## What somebody has done, in a word or two beside the name.

has-checked = чек

has-bet = бет { $chips }

has-called = колл { $chips }

has-raised = рейз до { $chips }

has-folded = пас

all-in = олл-ин


## What is to be paid.

antes = Все внесли анте: 1.

nothing-to-call = Ставок пока нет.

chips-to-call = Уравнять{"\u00A0"}— { $chips }.
puts-in = В банк: { $chips }.

your-bet-for-nothing = Уравнивать нечего, в банке { $pot }.

your-bet-to-call = Уравнять{"\u00A0"}— { $chips }, в банке { $pot }.

no-more = { $why ->
    [nobody-calls] { $button }: уравнять некому.
    [most-raises] { $button }: не больше трёх рейзов.
   *[too-few-chips] { $button }: не хватает фишек.
}
no-fold = { $button }: ставок пока нет.
limits = Анте 1, ставки 2 и 4


## What there is.

pot-holds = Банк: { $chips }

stack-holds = Фишки: { $chips }

later-stack-holds = Фишки: { $chips } · { $given }-я сотня

you-have-left = У вас осталось фишек: { $chips }.

they-have-left = У { CHARACTER($character, form: "genitive") } осталось фишек: { $chips }.

left-behind = Осталось:

button = Кнопка дилера

you-have-button = Кнопка дилера у вас.

they-have-button = Кнопка дилера у { CHARACTER($character, form: "genitive") }.


## The end.

you-get = Вы выиграли { $chips }.

they-get = { CHARACTER($character) } { $character ->
    [textbook] выиграл
    [chaser] выиграл
    [rock] выиграла
    [actuary] выиграл
   *[mathematician] выиграл
} { $chips }.

their-chips-changed = Итог автора ссылки в фишках: { $chips }.

goes-back-to-you = Последнюю ставку никто не уравнял, вам возвращается: { $chips }.

goes-back-to-them = Последнюю ставку никто не уравнял, { CHARACTER($character, form: "dative") } возвращается: { $chips }.

new-stack-for-you = Вам нечем внести анте, и вы получили ещё 100.

new-stack-for-them = { CHARACTER($character, form: "dative") } нечем внести анте: выдано ещё 100.

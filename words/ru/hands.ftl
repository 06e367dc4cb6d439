## Several hands of video poker from one deal.

hands-in-words = { $hands ->
    [one] { $hands } рука
    [few] { $hands } руки
   *[many] { $hands } рук
}

bet-on-hands = Ставка: { COINS($coins) } { $hands ->
    [1] на одну руку
   *[many] на каждую из { $hands } рук
}

no-prize = Без выплаты

hands-with-counts = { HANDS-IN-WORDS($hands) }.{ $counts }

hands-of-name = {" "}{ $name }: { $count }.

best-hand-is = Лучшая рука{"\u00A0"}— { $number }-я. { $hand }.

hands-pay = { $paid ->
    [0] Ничего не выплачено.
   *[many] Всего выплачено: { COINS($paid) }.
}

their-hands-pay = { $paid ->
    [0] Автор ссылки не получил выплаты.
   *[many] Автор ссылки получил выплату: { COINS($paid) }.
}

enough-for-hands = Фишек теперь хватает на { $hands ->
    [one] { $hands } руку
    [few] { $hands } руки
   *[many] { $hands } рук
}.

all-the-hands = Все { HANDS-IN-WORDS($hands) }

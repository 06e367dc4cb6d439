## Cards.

rank = { $rank ->
    [two] двойка
    [three] тройка
    [four] четвёрка
    [five] пятёрка
    [six] шестёрка
    [seven] семёрка
    [eight] восьмёрка
    [nine] девятка
    [ten] десятка
    [jack] валет
    [queen] дама
    [king] король
   *[ace] туз
}
    .accusative = { $rank ->
    [two] двойку
    [three] тройку
    [four] четвёрку
    [five] пятёрку
    [six] шестёрку
    [seven] семёрку
    [eight] восьмёрку
    [nine] девятку
    [ten] десятку
    [jack] валета
    [queen] даму
    [king] короля
   *[ace] туза
}
    .genitive = { $rank ->
    [two] двойки
    [three] тройки
    [four] четвёрки
    [five] пятёрки
    [six] шестёрки
    [seven] семёрки
    [eight] восьмёрки
    [nine] девятки
    [ten] десятки
    [jack] валета
    [queen] дамы
    [king] короля
   *[ace] туза
}
    .many = { $rank ->
    [two] двойки
    [three] тройки
    [four] четвёрки
    [five] пятёрки
    [six] шестёрки
    [seven] семёрки
    [eight] восьмёрки
    [nine] девятки
    [ten] десятки
    [jack] валеты
    [queen] дамы
    [king] короли
   *[ace] тузы
}
    .of-many = { $rank ->
    [two] двоек
    [three] троек
    [four] четвёрок
    [five] пятёрок
    [six] шестёрок
    [seven] семёрок
    [eight] восьмёрок
    [nine] девяток
    [ten] десяток
    [jack] валетов
    [queen] дам
    [king] королей
   *[ace] тузов
}

suit = { $suit ->
    [spades] пик
    [hearts] червей
    [diamonds] бубен
   *[clubs] треф
}

card = { CAPITAL(RANK($rank)) } { SUIT($suit) }
    .in-sentence = { RANK($rank) } { SUIT($suit) }
    .accusative = { RANK($rank, form: "accusative") } { SUIT($suit) }


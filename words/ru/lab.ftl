lab-lede = Посмотрите, почему комбинация именно такая и выпадают ли карты так, как предсказывает теория вероятностей.
lab-jokers = Джокеры
suit-heading = { $suit ->
    [spades] Пики
    [hearts] Червы
    [diamonds] Бубны
   *[clubs] Трефы
}
category-lines = { $category ->
    [high-card] Старшая {"\u000A"}карта
    [one-pair] Пара
    [two-pair] Две пары
    [three-of-a-kind] Тройка
    [straight] Стрит
    [flush] Флеш
    [full-house] Фулл-хаус
    [four-of-a-kind] Каре
    [straight-flush] Стрит-флеш
    [five-of-a-kind] Покер
   *[royal-flush] Роял-флеш
}
lab-why = Почему комбинация именно такая?
why-intro = Выберите пять карт и пройдите по вопросам, которые ведут к комбинации.
choose = Выберите…
all-questions = Все вопросы
first-card = Первая карта
second-card = Вторая карта
third-card = Третья карта
fourth-card = Четвёртая карта
fifth-card = Пятая карта
not-five-cards = В покерной комбинации пять карт, а здесь { $cards }.
card-twice = В покере все пять карт разные, а здесь дважды { CARD($card, form: "in-sentence") }.
joker-twice = Каждый джокер в колоде один, а здесь дважды { SMALL(JOKER($joker)) }.
no-card = «{ $code }»{"\u00A0"}— не карта: пишите достоинство из A23456789TJQK и масть из SHDC, как AS или TD.
asks-one-suit = Все одной{"\u000A"}масти?
asks-five-ranks = Пять разных{"\u000A"}достоинств?
asks-span = Разница 4{"\u000A"}или 10–туз?
asks-repeats = Сколько{"\u000A"}одинаковых?
between-lines = {" "}
lab-answer = { $answer ->
    [yes] да
    [no] нет
    [four-apart] разница 4
    [ace-to-ten] 10–туз
    [neither] ни одно
    [twice] две
    [twice-and-twice] две и две
    [three-times] три
    [three-times-and-twice] три и две
    [four-times] четыре
   *[five-times] пять
}
leads-to = вопрос { $number }
joker-one-more = { JOKER($joker) } играет как { CARD($card, form: "in-sentence") }: лучше всего ещё одна карта этого достоинства.
joker-straight = { JOKER($joker) } играет как { CARD($card, form: "in-sentence") }: эта карта нужна для старшего из возможных стритов.
joker-flush = { JOKER($joker) } играет как { CARD($card, form: "in-sentence") }: это старшая из карт, которых не хватает флешу.
joker-straight-flush = { JOKER($joker) } играет как { CARD($card, form: "in-sentence") }: эта карта нужна для старшего из возможных стрит-флешей.
joker-royal-flush = { JOKER($joker) } играет как { CARD($card, form: "in-sentence") }: эта карта нужна для роял-флеша.
question-and-finding = { $question } { $found }
found-one-suit = Да, все пять{"\u00A0"}— { SMALL(SUIT_HEADING($suit)) }.
found-suits = Нет, есть { $suits }.
suit-in-list = { SMALL(SUIT_HEADING($suit)) }
between-suits = {", "}
before-last-suit = {" и "}
between-two-suits = {" и "}
found-five-ranks = Да: { RANK($first) }, { RANK($second) }, { RANK($third) }, { RANK($fourth) } и { RANK($fifth) }.
found-repeating = Нет, повторяются { RANK($rank, form: "many") }.
found-two-repeating = Нет, повторяются { RANK($first, form: "many") } и { RANK($second, form: "many") }.
found-four-apart = Разница 4: от { RANK($low, form: "genitive") } до { RANK($high, form: "genitive") }.
found-four-apart-from-ace = Разница 4: от туза, который здесь младший, до { RANK($high, form: "genitive") }.
found-ten-to-ace = От десятки до туза.
found-neither = Ни то ни другое: от { RANK($low, form: "genitive") } до { RANK($high, form: "genitive") } разница { $apart }.
found-two = { CAPITAL(RANK($rank, form: "of-many")) }{"\u00A0"}— 2.
found-two-and-two = { CAPITAL(RANK($high, form: "of-many")) }{"\u00A0"}— 2, { RANK($low, form: "of-many") }{"\u00A0"}— 2.
found-three = { CAPITAL(RANK($rank, form: "of-many")) }{"\u00A0"}— 3.
found-three-and-two = { CAPITAL(RANK($three, form: "of-many")) }{"\u00A0"}— 3, { RANK($two, form: "of-many") }{"\u00A0"}— 2.
found-four = { CAPITAL(RANK($rank, form: "of-many")) }{"\u00A0"}— 4.
found-five = { CAPITAL(RANK($rank, form: "of-many")) }{"\u00A0"}— 5.
conclusion = Значит, это { SMALL(CATEGORY($category)) }.
experiment = Раздать и сосчитать
experiment-intro = Каждые пять карт{"\u00A0"}— из своей честной раздачи: все 52 карты тасуются заново. Что выпало, сравнивается с тем, что предсказывает теория вероятностей.
not-the-tables = Здесь проверяется тасовка, та же, что и за столами, а не сами столы: не подменили ли что-то в раздаче за столом, показывают её печать и её проверка.
how-many = Сколько раздач
lab-cancel = Прервать
lab-bars = Заливка{"\u00A0"}— сколько выпало, контур{"\u00A0"}— сколько ожидается. Длина{"\u00A0"}— квадратный корень из доли, чтобы были видны и редкие комбинации.
root = Сид эксперимента
root-note = Из него получается каждая раздача. Секрет раздачи n{"\u00A0"}— SHA-256 от fair-deal/lab/1, этих 32 байтов и n в 8 байтах, начиная с младшего.
so-many-hands = Раздач: { $digits }
no-hands = Раздач может быть от 1 до { $most }: введите целое число.
done-of-all = { $done } из { $all } { $count ->
    [one] раздачи
    [few] раздач
   *[many] раздач
}
cancelled-after = Прервано. Раздач: { $digits }.
verdict-stopped = Прервано, поэтому вывода нет.
verdict-stopped-more = Если можно остановиться когда угодно, то и честную раздачу легко застать в момент, который кажется необычным. Оценивается только эксперимент, доведённый до конца.
verdict-too-few = Раздач слишком мало, чтобы судить.
verdict-too-few-more = Для проверки нужно не меньше { $least } раздач.
verdict-fits = Числа соответствуют честной раздаче.
verdict-fits-more = Если раздача честная, то так же далеко от ожидаемых чисел или дальше оказывается { $share } таких экспериментов. Это p-значение; ничто здесь не говорит о нечестной раздаче.
verdict-unusual = Необычно, но бывает.
verdict-unusual-more = Если раздача честная, то так же далеко от ожидаемых чисел или дальше оказывается лишь { $share } таких экспериментов. Это p-значение; ниже 5{"\u00A0"}% оказывается один честный эксперимент из двадцати. Раздайте ещё раз и посмотрите, повторится ли это.
verdict-does-not-fit = Числа не соответствуют честной раздаче.
verdict-does-not-fit-more = Если раздача честная, то так же далеко от ожидаемых чисел или дальше оказывается { $share } таких экспериментов. Это p-значение; случайно такое бывает реже чем один раз на тысячу. Если это повторится, что-то не так.
about-so-much = около{"\u00A0"}{ $percentage }
less-than = меньше{"\u00A0"}{ $percentage }
more-than = больше{"\u00A0"}{ $percentage }
test-method = Хи-квадрат { $chi-square }, групп: { $groups }; редкие комбинации объединяются, пока ожидаемых не станет хотя бы пять.
first-hands = { $count ->
    [1] Первая раздача
   *[many] Первые раздачи: { $digits }
}
save = { $file ->
    [frequencies] Сохранить таблицу (CSV)
    [hands] Сохранить раздачи (CSV)
   *[exact] Сохранить таблицу (CSV)
}
column-hand = Комбинация
column-came-up = Выпало
column-share = Доля
column-expected = Ожидается
column-exact-share = Теоретическая доля
column-number = №
column-cards = Карты
column-deciding = Решающая карта
column-counted = Сосчитано
column-known = Известно
column-probability = Вероятность
column-one-in = 1 из
enumeration = Все возможные комбинации
enumeration-intro = Пять карт из 52 можно выбрать 2598960 способами. Переберите все и сравните с давно известными числами.
enumerate = Перебрать все
agrees = { $agrees ->
    [yes] ✓ Все числа совпадают с известными.
   *[no] ✗ Некоторые числа не совпадают с известными.
}
lab-strategy = Лучшая игра в блэкджек
strategy-intro = Для любых правил блэкджека{"\u00A0"}— точное преимущество казино и лучший ход с каждой рукой против каждой карты дилера.

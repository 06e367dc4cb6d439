## Hands.

jokers = { $jokers ->
    [none] Без джокеров
    [one] Один джокер
   *[two] Два джокера
}

hand-of = { $category ->
    [high-card] { CATEGORY($category) }: { RANK($first) }
    [one-pair] { CATEGORY($category) } { RANK($first, form: "of-many") }
    [two-pair] { CATEGORY($category) }: { RANK($first, form: "many") } и { RANK($second, form: "many") }
    [three-of-a-kind] { CATEGORY($category) } { RANK($first, form: "of-many") }
    [straight] { CATEGORY($category) } до { RANK($first, form: "genitive") }
    [flush] { CATEGORY($category) } с { RANK($first, form: "instrumental") }
    [full-house] { CATEGORY($category) }: три { RANK($first, form: "genitive") } и { $second ->
        [two] две
        [three] две
        [four] две
        [five] две
        [six] две
        [seven] две
        [eight] две
        [nine] две
        [ten] две
        [jack] два
        [queen] две
        [king] два
       *[ace] два
    } { RANK($second, form: "genitive") }
    [four-of-a-kind] { CATEGORY($category) } { RANK($first, form: "of-many") }
    [straight-flush] { CATEGORY($category) } до { RANK($first, form: "genitive") }
    [five-of-a-kind] { CATEGORY($category) } { RANK($first, form: "of-many") }
   *[royal-flush] { CATEGORY($category) }
}

wild-royal = Роял-флеш с джокером

category = { $category ->
    [high-card] Старшая карта
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

marked = { $count ->
    [one] Отмечена { CARDS($count) }.
    [few] Отмечено { CARDS($count) }.
   *[many] Отмечено { CARDS($count) }.
}

# Without a verb, which would have to agree with the card.
card-is-marked = { $marked ->
    [yes] Отмечено
   *[no] Отметка снята
}: { SMALL($card) }. { $count ->
    [0] Отмеченных карт нет.
   *[many] Всего отмечено: { $count }.
}

you-hold-cards = У вас { $cards }. { $called }.

marked-for-swap = Для обмена отмечено: { $cards }.

you-swap = Вы меняете { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.


## Why a decision is refused.

refused-over = Раунд уже окончен.

refused-nothing-marked = Отметьте карты, которые хотите обменять, и нажмите «Обмен».

refused-too-few-left = Вы отметили { $wanted ->
    [one] { $wanted } карту
    [few] { $wanted } карты
   *[many] { $wanted } карт
}, а в колоде { $left ->
    [one] осталась { CARDS($left) }
    [few] осталось { CARDS($left) }
   *[many] осталось { CARDS($left) }
}: можно обменять не больше { $left ->
    [1] одной
    [2] двух
    [3] трёх
    [4] четырёх
   *[many] { $left }
}.

refused-not-five = В покерной комбинации пять карт, а здесь { $cards }.

refused-card-twice = В колоде дважды { CARD($card, form: "in-sentence") }.

refused-joker-twice = В колоде дважды один и тот же джокер.

refused-no-card = Нет такой карты: «{ $code }».

refused-not-now = Сейчас так ходить нельзя.

refused-other-stacks = Число фишек не подходит к правилам стола.
refused-no-solution = Стратегия Нэша не загружена, поэтому эту раздачу сыграть нельзя.
refused-other-solution = Эта раздача{"\u00A0"}— для другой версии стратегии Нэша. Чтобы играть с нынешней, выберите Нэша ещё раз.


## Solo draw.

best-hand-called = Лучшая комбинация{"\u00A0"}— { SMALL($hand) }.

best-hand-cards = Её карты: { $cards }.

hands-made-are = Собранные комбинации: { $list }.

hand-made = { SMALL(CATEGORY($category)) } { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}

hands-made-between = {", "}

their-solo-without-swap = Автор ссылки не менял карт. Лучшая комбинация{"\u00A0"}— { SMALL($hand) }.

their-solo-swap = Автор ссылки обменял { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}. Лучшая комбинация{"\u00A0"}— { SMALL($hand) }.

their-solo-swaps = Автор ссылки менял карты несколько раз ({ $earlier }, { $count }). Лучшая комбинация{"\u00A0"}— { SMALL($hand) }.

earlier-swap = { $count }

earlier-swaps-between = {", "}


## The duel.

character = { $character ->
    [textbook] Теоретик
    [chaser] Охотник
    [rock] Скала
    [actuary] Математик
   *[mathematician] Нэш
}
    .genitive = { $character ->
    [textbook] Теоретика
    [chaser] Охотника
    [rock] Скалы
    [actuary] Математика
   *[mathematician] Нэша
}
    .dative = { $character ->
    [textbook] Теоретику
    [chaser] Охотнику
    [rock] Скале
    [actuary] Математику
   *[mathematician] Нэшу
}
    .with = { $character ->
    [textbook] с Теоретиком
    [chaser] с Охотником
    [rock] со Скалой
    [actuary] с Математиком
   *[mathematician] с Нэшем
}

manner = { $character ->
    [textbook] оставляет пару и всё, что старше, на чудо не надеется
    [chaser] гонится за флешами и стритами
    [rock] верит в старшие карты и часто ничего не меняет
    [actuary] просчитывает все варианты, прежде чем сбросить
   *[mathematician] играет равновесную стратегию и умеет блефовать
}

mathematician-note = Нэш играет с вами один на один, на фишки и без джокеров.
solution-coming = Загружается стратегия Нэша…
solution-not-here = Не удалось загрузить стратегию Нэша. Есть ли связь? Пока можно играть с другими соперниками: сохранённые раунды не пропадут.
you-play-against = За столом с вами: { $opponents }.

opponent-in-list = { CHARACTER($character) }

opponents-between = {", "}

opponents-before-last = {" и "}

swapped = { $count ->
    [0] без обмена
   *[many] обмен: { $count }
}

they-swap = { $count ->
    [0] { CHARACTER($character) } ничего не меняет.
    [one] { CHARACTER($character) } меняет { $count } карту.
    [few] { CHARACTER($character) } меняет { $count } карты.
   *[many] { CHARACTER($character) } меняет { $count } карт.
}

they-hold-cards = { CHARACTER($character) } показывает: { $cards }. { $called }.

duel-result = { $verdict ->
    [won] Вы выиграли.
    [drawn] Ничья { CHARACTER($rival, form: "with") }.
   *[lost] { CHARACTER($rival) } { $rival ->
        [textbook] выиграл
        [chaser] выиграл
        [rock] выиграла
        [actuary] выиграл
       *[mathematician] выиграл
    }.
}

hands-compared = У вас { SMALL($yours) }; у соперника { SMALL($theirs) }. { $decides }.

decides-nothing = Комбинации равны

decides-category = Решает комбинация

decides-five = Решает старший покер

decides-four = Решает старшее каре

decides-three = Решает старшая тройка

decides-pair = Решает старшая пара

decides-higher-pair = Решает старшая из двух пар

decides-lower-pair = Решает младшая из двух пар

decides-highest-card = Решает старшая карта

decides-card = Решает { $number ->
    [1] первая
    [2] вторая
    [3] третья
    [4] четвёртая
   *[many] пятая
} карта: { RANK($better) } против { RANK($worse, form: "genitive") }

decides-kicker = Решает кикер: { RANK($better) } против { RANK($worse, form: "genitive") }

decides-kicker-number = Решает { $number ->
    [1] первый
    [2] второй
   *[many] третий
} кикер: { RANK($better) } против { RANK($worse, form: "genitive") }

their-duel-was = Автор ссылки { $count ->
    [0] сыграл без обмена
    [one] обменял { $count } карту
    [few] обменял { $count } карты
   *[many] обменял { $count } карт
}. Его комбинация{"\u00A0"}— { SMALL($hand) }; { $verdict ->
    [won] победа
    [drawn] ничья
   *[lost] поражение
}.

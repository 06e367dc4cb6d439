unknown = По этому адресу страницы нет. Выберите игру:
games = Игры
count = Счёт карт
count-asked = Какой сейчас счёт?
count-short = Счёт
count-running = Текущий счёт
count-answer = Ответить
count-no-number = Введите число, например 3 или −2.
count-no-shoe = По этим правилам карты тасуют после каждого раунда, считать нечего. Выберите правила с шузом.
count-later = Откройте эту панель после раунда, и вас спросят о счёте.
count-start-setting = Начало текущего счёта
count-hi-lo-only = Ходы оцениваются по опубликованным индексам Hi-Lo, рассчитанным для округления вниз. Для других систем оцениваются только счёт и ставки.
count-ramp = Ваша шкала ставок
face-down = Закрытая карта
five-face-down = Пять закрытых карт
your-cards = Ваши карты
press-to-swap = Нажмите, чтобы обменять
press-to-keep = Нажмите, чтобы оставить
seal = Печать раздачи
seal-on-table = Честно? Проверьте:
secret = Секрет
shared = По ссылке
dealer = Дилер
you = Вы
actions = Действия
deal = Раздать
hit = Ещё
stand = Хватит
double = Удвоить
split = Разделить
surrender = Сдаться
insurance = Страховка
no-insurance = Без страховки
play-on = Играть дальше
early-question = Сдаться, пока неизвестно, есть ли у дилера блэкджек?
swap = Обмен
finish = Готово
cut = Снять
stand-pat = Без обмена
settings = Настройки
keys = Клавиши
sounds = Звук
offer-sound = Включить звук
coach = Тренер
read-table = Прочитать стол вслух
read-table-short = Вслух
close = Закрыть
back-to-table = Вернуться к столу
back-to-table-short = К столу
letter-keys-note = H, S, D и другие буквы действуют сразу. Пока вы вводите текст, они отключены.
mark-card = Отметить карту
move-between-cards = Перейти к другой карте
main-action = Основное действие
say-again = Повторить последнее сообщение
without-letters = В режиме обзора буквы забирает себе программа экранного доступа. Можно и без них: Tab ведёт от карт к действиям, а последнее сообщение стоит в конце страницы.
rules = Правила
shared-deal-ready = Раздача по ссылке готова.
round-waits = Прерванный раунд сохранён и вернётся после этой раздачи.
round-back = Прерванный раунд снова на столе.
nothing-dealt = Карты ещё не розданы.
your-turn = Ваш ход.
dealers-turn = Ход дилера.
deal-is-shared = Это раздача по ссылке.
settings-unreadable = Ваши настройки не удалось прочитать, поэтому включены стандартные. Прежние сохранены отдельно.
settings-not-stored = Браузер не даёт этой странице запоминать настройки. Они действуют, пока страница открыта.
no-date = Браузер не сообщил, какое сегодня число, поэтому раздачи дня нет.
language-not-here = Выбранный язык не загрузился. Проверьте подключение к интернету.
language-is = Теперь страница на русском языке.
new-version = Вышла новая версия. Перезагрузите страницу: игра продолжится.
reload = Перезагрузить
no-entropy = Браузер не дал случайных чисел, поэтому карты не розданы: раздачу без них можно было бы предсказать.
panicked = Страница остановилась из-за нашей ошибки.
this-deal = Эта раздача
seal-note = Печать{"\u00A0"}— это хеш секрета, по которому тасуется колода. После раунда секрет открывается, и каждый может проверить, что он подходит к печати. Запишите печать до игры, чтобы потом сравнить.
shoe-seal-note = Печать{"\u00A0"}— это хеш секрета, по которому перетасован этот шуз. Секрет открывается, когда окончен последний раунд шуза или начали действовать другие правила, и каждый может проверить, что он подходит к печати. Запишите печать до игры, чтобы потом сравнить.
daily-seal-note = Секрет раздачи дня следует из даты. Его заранее может вычислить любой, поэтому эта печать ничего не доказывает.
shared-seal-note = Секрет этой раздачи содержится в ссылке. Тот, у кого она есть, может знать карты заранее.
next-seal = Следующая печать
copy = Копировать
copied = Скопировано.
was-shared = Отправлено.
copy-by-hand = Браузер не даёт скопировать текст. Выделите его и скопируйте сами.
not-cut = Колода не снята
deck-as-dealt = Колода в порядке раздачи
check-deal = Проверить раздачу
verifier = Открыть в независимой проверке
shoe-still-sealed = Секрет откроется в конце шуза.
check-now = Что можно проверить сейчас
compare-seal-now = Эта печать не меняется от первого раунда шуза до последнего. Сравните её с той, что вы записали перед первым раундом.
note-cards-now = Записывайте карты, которые видите. Карты каждого сыгранного раунда есть в истории.
check-shoe-later = После последнего раунда или как только начнут действовать другие правила, здесь появятся секрет и ссылка на проверку. Она повторяет все раунды шуза, и вы сможете сравнить печать со своей записью, а каждую карту{"\u00A0"}— с тем, что видели.
share-deal = Поделиться раздачей
with-decisions = Вместе с моими ходами
cut-first = Снять колоду
deal-uncut = Не снимать
cut-hint = Секрет, по которому тасуется колода, запечатан. Запишите печать, потом снимите колоду, добавьте свой текст или сделайте и то и другое.
cut-knife = Где снять
cut-nowhere = Место ещё не выбрано
mix = Ваш текст
mix-hint = Броски костей, фраза, случайные клавиши{"\u00A0"}— до 100 символов. Текст меняет тасовку, и порядок карт зависит уже не только от нас.
cut-where = Сколько карт снять
daily-deal = Раздача дня
daily-short = Раздача
deal-is-daily = Это раздача дня.
daily-blackjack = Победа даёт 2 балла, ничья{"\u00A0"}— 1.
daily-jacks = Каждая раздача приносит столько баллов, сколько её комбинация платит за одну монету при ставке в пять монет. После десяти раздач тренер скажет, во что обошлись ваши решения.
daily-duel = Победа даёт 2 балла, ничья{"\u00A0"}— 1.
daily-poker = Итоговая комбинация даёт от 0 баллов за старшую карту до 9 за роял-флеш. Каждый обмен после первого отнимает 1 балл.
share-result = Поделиться
rules-from-next-deal = Со следующей раздачи: { $rules }.
rules-from-next-shoe = Со следующей раздачи, с новой тасовкой: { $rules }.
rules-from-deal-after-this = С раздачи после этой: { $rules }.
rules-from-fresh-deal = С вашей следующей новой раздачи: { $rules }.
rules-stay = Правила остаются прежними.
round-unreadable = Прошлый раунд не удалось прочитать, поэтому игра начата заново. Прежние данные сохранены отдельно.
round-unreadable-stays = То, что страница сохранила за этим столом в прошлый раз, не удалось ни прочитать, ни сохранить отдельно. Оно остаётся как есть, поэтому новые раунды за этим столом не сохраняются.
played-elsewhere = Столы открыты в другой вкладке или в другом окне. Вместе они затирали бы записи друг друга, поэтому этот стол закрыт.
play-here = Играть здесь
round-not-saved = Браузер не даёт этой странице сохранить раунд: если закрыть или перезагрузить её, он пропадёт.
nothing-stored = Браузер не даёт этой странице ничего хранить: так бывает в приватном окне или во фрейме другого сайта. Если закрыть или перезагрузить её, столы и настройки пропадут, а с ними и раунды, которые не удастся добавить в историю.
history-not-kept = Сейчас сыгранные раунды не удаётся добавить в историю. Они ждут в этом браузере, но не больше 300 последних.
why = Почему?
joker-choice = Джокеры
jokers-note = Джокер заменяет любую карту{"\u00A0"}— самую выгодную для вас. Покер (пять карт одного достоинства) бьёт всё, кроме роял-флеша.
opponents = Соперники
one-to-three = Выберите от одного до трёх соперников. Во время раунда и в раздаче по ссылке выбор относится к одной из следующих раздач.
swap-or-stand-pat = Выберите карты для обмена или нажмите «Без обмена».
own-rules = Свои правила
and-wins-ties = { $rule }, ничья в его пользу
bet = Ставка
chips = Фишки
clear-bet = Убрать
double-bet = ×2: удвоить ставку
repeat-bet = Повторить
even-money = Равные деньги
insurance-question = Застраховаться за половину ставки?
even-money-question = Равные деньги? Блэкджек сразу оплатят 1 к 1.
even-money-paid = Равные деньги: выплата 1 к 1.
no-dealer-blackjack = У дилера нет блэкджека.
you-double = Вы удваиваете.
you-split = Вы разделяете пару.
not-counted = Такая раздача не засчитывается: её можно знать заранее.
end-practice = Закончить тренировку
practice-not-counted = Тренировка не засчитывается.
practice-right = Верно { $right } из { $tried }
practice-left = { $left ->
    [0] список пройден
   *[other] ещё { $left }
}
practice-list-done = Список пройден. Новая раздача начнёт его снова.
practice-seal-note = Для тренировки колоду тасуют, а в блэкджеке и снимают, пока раздача не начнётся с нужной руки. Поэтому печать доказывает только, что после раздачи карты не подменили, но не то, что они случайны.
practice-mangled = Ссылка на тренировку повреждена, поэтому карты не розданы.
no-such-hand = По этим правилам такой руки не бывает, так что тренировать нечего.
coach-can-judge = Пусть тренер оценивает ходы
coach-after-play = В тренировке тренер говорит после вашего хода.
follow-chart = Показывать и ход по таблице стратегии
cancel-chart = Прервать составление таблицы
leave-chart = Показывать только лучший ход
coach-is-coming = Тренер уже в пути…
cannot-work = Тренер сейчас не работает: его фоновый поток (Web Worker) не запускается или прервался из-за сбоя.
why-cannot-work = Поток не запускается без сети и в изолированном (sandbox) фрейме другого сайта. При следующем ходе будет новая попытка.
lacks-words = Тренер сейчас не может говорить: его тексты не загрузились.
bankroll-for-bet = Банкролл для этой ставки
new-stack = Фишек не хватало на ставку, и вы получили ещё 1000.
shoe-over = Вышла подрезная карта. Следующий раунд{"\u00A0"}— из нового шуза.
reshuffled = Карты в шузе кончились: сброс перетасован, и раздача продолжилась.
won = Победа
pushed = Ничья
lost = Поражение
flag = обмен
wild = Дикая
choose-cards = Выберите карты для обмена.
solo-intro = Меняйте сколько угодно карт и сколько угодно раз, собирая лучшие комбинации, пока не кончится колода.
hands-made = Собранные комбинации
round-over = Раунд окончен.
jacks-intro = Поставьте от одной до пяти монет. Вы получаете пять карт и один раз меняете любые из них. Сколько платит комбинация, сказано в таблице выплат.
hold-some = Выберите карты, которые оставите, и нажмите «Обмен»: остальные будут заменены.
held-flag = холд
pay-table = Таблица выплат
game-and-pay-table = Игра и таблица выплат
strategy-chart = Таблица стратегии
strategy-chart-short = Таблица
decks-and-rules = { $decks ->
    [one] { $decks } колода
    [few] { $decks } колоды
   *[many] { $decks } колод
} · { $felt }
own-pay-table = Своя таблица
duel-intro = Каждый получает пять карт и один раз меняет любые из них. Чтобы выиграть, соберите комбинацию старше, чем у всех соперников.
you-stand-pat = Вы ничего не меняете.
how-to-play = Как играть
loading = Загружаем…
guide-failed = Не удалось загрузить правила. Проверьте подключение к интернету.
try-again = Повторить
score = Счёт
reset = Обнулить счёт
reset-again = Нажмите ещё раз, чтобы обнулить
score-reset = Счёт обнулён.
help-blackjack = «Ещё»{"\u00A0"}— взять карту, «Хватит»{"\u00A0"}— закончить ход. Потом играет дилер.
help-solo = Отметьте ненужные карты и нажмите «Обмен». Менять можно много раз.
help-jacks = Отметьте ненужные карты и нажмите «Обмен» или оставьте все: «Без обмена».
help-duel = Обмен только один: выберите ненужные карты или нажмите «Без обмена».

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
    .instrumental = { $rank ->
    [two] двойкой
    [three] тройкой
    [four] четвёркой
    [five] пятёркой
    [six] шестёркой
    [seven] семёркой
    [eight] восьмёркой
    [nine] девяткой
    [ten] десяткой
    [jack] валетом
    [queen] дамой
    [king] королём
   *[ace] тузом
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
rank-of-suit = { CAPITAL(RANK($rank)) } { SUIT($suit) }
    .in-sentence = { RANK($rank) } { SUIT($suit) }
    .accusative = { RANK($rank, form: "accusative") } { SUIT($suit) }
    .genitive = { RANK($rank, form: "genitive") } { SUIT($suit) }
card = { RANK-OF-SUIT($card) }
    .in-sentence = { RANK-OF-SUIT($card, form: "in-sentence") }
    .accusative = { RANK-OF-SUIT($card, form: "accusative") }
    .genitive = { RANK-OF-SUIT($card, form: "genitive") }

-name = Fair Deal

home-title = { -name }: блэкджек и дро-покер
place-title = { $heading } – { -name }
blackjack-heading = Блэкджек
solo-heading = Дро-покер
jacks-heading = Видео{"\u00AD"}покер
duel-heading = Покер-матч
learn = Обучение
fairness-page = Честная ли игра?
check-page = Проверка раздачи
lab-page = Лаборатория
rules-page = Правила и стратегия
hand-page = Любая рука
counting-page = Счёт карт
bets-page = Ставки и риск
pay-table-page = Игры и таблицы выплат
equilibrium-page = Покер-матч: равновесие
history-page = История игр
stats-page = Статистика
unknown-heading = Такой страницы нет
place-is = { $asks ->
    [yes] { $heading }
   *[no] { $heading }.
}

between-listed = {", "}
between-two = {" и "}
before-last = {" и "}
before-last-choice = {" или "}
the-card = { CARD($card, form: "in-sentence") }
joker = { $joker ->
    [first] Красный джокер
   *[second] Чёрный джокер
}
    .in-sentence = { $joker ->
    [first] красный джокер
   *[second] чёрный джокер
}
joker-as = { JOKER($joker, form: "in-sentence") } вместо { CARD($card, form: "genitive") }
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

left-before = {""}
left-after = { $count ->
    [one] {" карта"}
    [few] {" карты"}
   *[many] {" карт"}
}
left-in-deck = В колоде { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}.
rounds-tally = Победы{"\u00A0"}{ $won } · Ничьи{"\u00A0"}{ $drawn } · Поражения{"\u00A0"}{ $lost }
rounds-so-far = Побед: { $won }, ничьих: { $drawn }, поражений: { $lost }.

cut-after = Снято карт: { $count }
mixed-in = Добавлен текст: «{ $mix }»
cut-or-mix = Сначала выберите, где снять колоду, или введите свой текст. Можно и то и другое.
cut-is-no-number = Сколько карт снять, нужно указать цифрами.
cut-out-of-range = С колоды из { $cards ->
    [one] { $cards } карты
    [few] { $cards } карт
   *[many] { $cards } карт
} можно снять от 0 до { $most }, а не { $cut }.
mix-too-long = В добавленном тексте может быть не больше { $most } символов, а в этом их { $characters }.
mix-is-no-line = Добавленный текст{"\u00A0"}— это одна строка без управляющих символов.
time-of-day = { $hour }:{ $minutes }
ten-rounds-a-day = Десять раундов, одинаковых для всех. Новые{"\u00A0"}— каждый день { $time ->
    [none] в полночь по UTC
   *[some] в { $time } по вашему времени
}, во всём мире одновременно.
day-points = { $points ->
    [one] { $points } балл
    [few] { $points } балла
   *[many] { $points } баллов
}
round-of-day = { $date } · { $number }{"\u00A0"}из{"\u00A0"}10{"\u00A0"}· { day-points }
daily-over = Все десять раундов сыграны: { day-points }.
-sharer = Автор ссылки
decision = { $action ->
    [hit] «{ hit }»
    [stand] «{ stand }»
    [double] «{ double }»
    [split] «{ split }»
    [surrender] «{ surrender }»
    [insurance] «{ insurance }»
    [no-insurance] «{ no-insurance }»
   *[play-on] «{ play-on }»
}
they-decided = { -sharer }: { $decisions ->
    [none] ходов не было
   *[some] { $decisions }
}. Итог{"\u00A0"}— { $total }, { $verdict ->
    [won] победа
    [drawn] ничья
   *[lost] поражение
}.

count-true = { $rounding ->
    [down] Истинный счёт, с округлением вниз
    [nearest] Истинный счёт, с округлением до ближайшего
   *[cut] Истинный счёт, с округлением к нулю
}
count-starts = Текущий счёт начинается с { $start } ({ $system }, { $decks ->
    [one] { $decks } колода
    [few] { $decks } колоды
   *[many] { $decks } колод
}).
count-start-note = В разных книгах начало разное. Введите своё или оставьте поле пустым: тогда счёт начнётся с { $usual }.
count-no-start = Введите { $whole ->
    [yes] целое число
   *[no] число с двумя знаками после запятой или меньше,
} от −{ $most } до { $most }, например −20.
count-verdict = { $right ->
    [yes] Верно
   *[no] Неверно
}. { $true-count ->
    [none] Текущий счёт: { $running }.
   *[some] Текущий счёт: { $running }, истинный: { $true-count }.
}
count-score = Верных ответов с открытия страницы: { $right } из { $asked }.

language-setting = Язык
theme-setting = Тема
faces-setting = Рисунок карт
suit-colours-setting = Цвета мастей
speed-setting = Анимация
letter-keys-setting = Буквенные клавиши
side-setting = Кнопки
cut-setting = Предлагать снять колоду
clicked-setting = Нажатие на карту (видео{"\u00AD"}покер)
coach-by-setting = Тренер видео{"\u00AD"}покера
count-setting = Спрашивать счёт карт (блэкджек)
count-by-setting = Система счёта
count-rounding-setting = Истинный счёт
off = Выкл.
on = Вкл.
theme = { $theme ->
    [system] Авто
    [dark] Тёмная
   *[light] Светлая
}
faces = { $faces ->
    [classic] Классический
   *[large] Крупный
}
suit-colours = { $colours ->
    [two] Два цвета
   *[four] Четыре цвета
}
speed = { $speed ->
    [off] Выкл.
    [fast] Быстрая
    [normal] Обычная
   *[slow] Медленная
}
side = { $side ->
    [right] Для правой руки
   *[left] Для левой руки
}
clicked = { $clicked ->
    [swapped] Меняет карту
   *[held] Оставляет карту
}
coach-speaks = { $coach ->
    [off] Выкл.
    [asked] По запросу
    [after] После решения
   *[always] Всегда
}
coach-by = { $by ->
    [value] Лучший ход
   *[chart] Лучший ход и таблица
}
count-comes = { $count ->
    [off] Выкл.
    [each] Каждый раунд
    [third] Каждый третий раунд
   *[asked] Когда попрошу
}
count-rounding = { $rounding ->
    [down] Округлять вниз
    [nearest] До ближайшего
   *[cut] К нулю
}
sounds-are = { $sounds ->
    [off] Звук выключен.
   *[on] Звук включён.
}

check = Чек
place-bet = Бет
call = Колл
raise = Рейз
fold = Пас

preset = { $preset ->
    [classic] Классика
    [house-wins-ties] Ничья — дилеру
    [exam] Туз — всегда 1
    [vegas] Вегас
    [single-deck] Одна колода
    [vegas-strip] Лас-Вегас-Стрип
    [downtown] Даунтаун Лас-Вегаса
    [atlantic-city] Атлантик-Сити
    [european] Европейский стол
    [london] Лондон
    [macau] Макао
    [australia-obo] Австралия (первая ставка)
   *[australia-enhc] Австралия (все ставки)
}
natural-pays-even = Блэкджек{"\u00A0"}— 1 к 1
natural-pays-six-to-five = Блэкджек{"\u00A0"}— 6 к 5
natural-pays-seven-to-five = Блэкджек{"\u00A0"}— 7 к 5
natural-pays-three-to-two = Блэкджек{"\u00A0"}— 3 к 2
natural-pays-two-to-one = Блэкджек{"\u00A0"}— 2 к 1
dealer-draws-to-17 = Дилер добирает до 17, туз{"\u00A0"}— всегда 1
dealer-at-17 = { $soft17 ->
    [stands] Дилер останавливается на любых 17
   *[hits] Дилер добирает на мягких 17
}
promise = Порядок карт запечатан до вашего решения, и это можно проверить.
blackjack-intro = { $ace ->
    [one-or-eleven] Наберите больше, чем дилер, но не больше 21. Туз{"\u00A0"}— 1 или 11 очков, картинки{"\u00A0"}— по 10.
   *[one] Наберите больше, чем дилер, но не больше 21. Туз{"\u00A0"}— 1 очко, картинки{"\u00A0"}— по 10.
}
points-of-hand = { $soft ->
    [yes] мягкие { $total }
   *[no] { $total }
}
count-of-hand = { $kind ->
    [soft] мягкие { $total }
    [hard] жёсткие { $total }
   *[plain] { $total }
}
result-player-blackjack = Блэкджек! Вы выиграли.
result-player-wins = Вы выиграли: { $you } против { $they }.
result-dealer-busts = У дилера перебор:{"\u00A0"}{ $they }. Вы выиграли.
result-two-blackjacks = Блэкджек у обоих: ничья.
result-draw = Ничья: у обоих { $you }.
result-dealer-wins-tie = У обоих { $you }: ничья в пользу дилера.
result-dealer-wins = Дилер выиграл: { $they } против { $you }.
result-dealer-blackjack = Дилер выиграл: у него блэкджек.
result-player-busts = У вас перебор:{"\u00A0"}{ $you }. Дилер выиграл.
all-bust = У всех ваших рук перебор.
result-surrendered = Вы сдались. Половина ставки возвращается.
result-charlie = Вы выиграли по числу карт.
result-bet-returned = У дилера блэкджек. Ставка на эту руку возвращается.
practice-soft = Тренировка: мягкая рука
practice-pairs = Тренировка: пары
practice-close = Тренировка: трудные решения
practice-mistakes = Тренировка: ваши ошибки

decimal-point = {","}
bank-is = Фишки: { $chips }
bank-of-stack = Фишки: { $chips } · { $stacks }-я тысяча
bet-is = { $chips ->
    [0] Ставки нет.
   *[other] Ставка: { $chips }.
}
net-nothing = Вы остались при своих.
net-amount = Итог: { $amount }.
insurance-won = Страховка принесла { $amount }.
insurance-lost = Страховка проиграна: { $amount }.
hand-number = Рука{"\u00A0"}{ $number }

between = {" "}
between-rules = {" · "}
sentence = { $phrase }.
between-descriptions = {". "}
rules-hold = { $name }. { $felt }.
dealt-cards = Вам розданы { $cards }.
you-draw = Вы берёте { CARD($card, form: "accusative") }.
you-have-count = У вас { count-of-hand }.
dealer-shows = Открытая карта дилера{"\u00A0"}— { RANK($rank) }.
you-stand-on = Вы останавливаетесь на { $kind ->
    [soft] мягких { $total }
    [hard] жёстких { $total }
   *[plain] { $total }
}.
dealer-turns = Дилер открывает { CARD($card, form: "accusative") }.
dealer-draws = Дилер берёт { CARD($card, form: "accusative") }.
refused-not-your-turn = Сейчас не ваш ход.
refused-deck-empty = Для этого не осталось карт.
refused-not-here = Сейчас правила этого не позволяют.
refused-too-few-chips = На это не хватает фишек.
refused-no-bet-yet = Сначала сделайте ставку.
refused-bet-too-high = Этот стол принимает не больше 500 фишек.
refused-out-of-step = Ставки за этим столом кратны пяти.
refused-no-bets = За этим столом ставок нет.
refused-bet-no-number = Введите ставку целым числом фишек, например 25.
withheld-too-few-chips = { $button }: не хватает фишек.
withheld-deck-empty = { $button }: для этого не осталось карт.
withheld-totals = { $button }: только жёсткие { $least ->
    [11] 11
    [10] 10 и 11
   *[other] { $least }–11
}.
withheld-after-split = { $button }: после разделения нельзя.
withheld-most-hands = { $button }: не больше { $most ->
    [one] { $most } руки
    [few] { $most } рук
   *[many] { $most } рук
}.
withheld-split-aces = { $button }: разделённые тузы получают по одной карте.
withheld-aces-not-doubled = { $button }: разделённые тузы не удваивают.
dealer-busts-with = У дилера перебор:{"\u00A0"}{ $total }.
dealer-has-count = У дилера { count-of-hand }.

opponents-turn = Ход соперников.
your-hand-is = У вас { $cards }: { count-of-hand }.
dealers-upcard-is = У дилера { CARD($upcard, form: "in-sentence") } и закрытая карта: пока { count-of-hand }.
dealers-hand-is = У дилера { $cards }: { count-of-hand }.
seal-is = { seal } { $digits }.
next-seal-is = { next-seal } { $digits }.
secret-is = { secret } { $digits }.
may-do = { $action ->
    [deal] раздать карты
    [cut-first] сначала снять колоду
    [cut] снять колоду
    [deal-uncut] раздать, не снимая
    [hit] взять ещё
    [stand] остановиться
    [double] удвоить ставку
    [split] разделить пару
    [surrender] сдаться
    [insurance] взять страховку
    [no-insurance] отказаться от страховки
    [play-on] играть дальше
    [end-practice] закончить тренировку
    [swap] обменять карты
    [finish] закончить
    [stand-pat] сыграть без обмена
    [check] сказать «чек»
    [bet] поставить
    [call] уравнять
    [raise] повысить
   *[fold] спасовать
}
you-may-do = Вы можете { $moves }.

link-damaged = Ссылка на раздачу повреждена, открыть её не удалось. { $why }
link-without-table = В ней не назван стол.
link-without-deal = В ней нет самой раздачи.
link-secret = Секрет{"\u00A0"}— это 64 шестнадцатеричные цифры, а здесь { $characters ->
    [64] есть и другие символы
    [one] { $characters } символ
    [few] { $characters } символа
   *[many] { $characters } символов
}.
link-cut-no-number = Сколько карт снять, указано не числом.
link-rules = Таких правил здесь нет.
link-rules-alone = Ссылка ведёт к правилам, которых за этим столом нет. Ничего не изменилось.
link-play = Ходы в ней не подходят к раздаче.

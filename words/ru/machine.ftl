## The games of video poker, and the hands that they pay.

game-name = { $game ->
    [jacks-or-better] Валеты и старше
    [tens-or-better] Десятки и старше
    [bonus] Бонус-покер
    [bonus-deluxe] Бонус-покер делюкс
    [double-bonus] Двойной бонус
    [double-double-bonus] Двойной двойной бонус
    [triple-double-bonus] Тройной двойной бонус
    [all-american] Олл-американ
    [aces-and-faces] Тузы и картинки
    [aces-and-eights] Тузы и восьмёрки
    [super-aces] Супертузы
    [white-hot-aces] Раскалённые тузы
    [super-double-bonus] Супердвойной бонус
    [triple-bonus-plus] Тройной бонус плюс
    [royal-aces] Королевские тузы
    [deuces] Дикие двойки
    [double-deuces] Двойные дикие двойки
    [loose-deuces] Щедрые дикие двойки
    [bonus-deuces] Бонусные дикие двойки
    [joker-kings] Джокер-покер (от королей)
    [joker-aces] Джокер-покер (от тузов)
   *[joker-two-pair] Джокер-покер (от двух пар)
}

table-of = { GAME-NAME($game) } { $name }

class = { $class ->
    [royal-flush] Роял-флеш
    [four-deuces] Четыре двойки
    [four-deuces-with-ace] Четыре двойки с тузом
    [four-deuces-other] Четыре двойки без туза
    [wild-royal] Роял-флеш с дикой картой
    [five-of-a-kind] Покер
    [five-aces] Покер из тузов
    [five-3s-to-5s] Покер из 3–5
    [five-6s-to-kings] Покер из 6–К
    [straight-flush] Стрит-флеш
    [four-of-a-kind] Каре
    [four-aces] Каре тузов
    [four-aces-with-2-to-4] Каре тузов с 2–4
    [four-aces-other-kicker] Каре тузов с 5–К
    [four-2s-to-4s] Каре 2–4
    [four-2s-to-4s-with-ace-to-4] Каре 2–4 с тузом или 2–4
    [four-2s-to-4s-other-kicker] Каре 2–4 с 5–К
    [four-5s-to-kings] Каре 5–К
    [four-5s-to-tens] Каре 5–10
    [four-2s-to-tens] Каре 2–10
    [four-jacks-to-kings] Каре валетов–королей
    [four-eights] Каре восьмёрок
    [four-sevens] Каре семёрок
    [four-of-other-ranks] Прочие каре
    [full-house] Фулл-хаус
    [flush] Флеш
    [straight] Стрит
    [three-of-a-kind] Тройка
    [two-pair] Две пары
    [tens-or-better] Десятки и старше
    [jacks-or-better] Валеты и старше
    [kings-or-better] Короли и старше
   *[pair-of-aces] Пара тузов
}

deuces-are-wild = Все двойки дикие: двойка заменяет самую выгодную для вас карту.

joker-is-wild = Джокер дикий: он заменяет самую выгодную для вас карту.

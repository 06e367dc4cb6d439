//! Russian.

use super::{HandPhrases, HandWords};
use crate::text::russian::{Russian, counted};

static PHRASES: HandPhrases = HandPhrases {
    lede: "Выберите любую руку, открытую карту дилера и карты, которые уже вышли. Тренер точно скажет, сколько стоит каждое решение.",
    how_to_write: "Пишите карты как 2–10, J, Q, K и A, например «10 6». Масти можно добавить («10♠ 6h»), но они ничего не меняют.",
    hand: "Ваша рука",
    upcard: "Открытая карта дилера",
    seen: "Другие вышедшие карты",
    aim: "Кнопки добавляют карты в поле",
    ranks: "Добавить карту",
    take_back: "Убрать последнюю карту",
    rules: "Правила",
    other_rules: "Выбрать все правила",
    stage: "Эта рука",
    dealt: "роздана",
    doubled: "удвоена",
    mangled: "Правила в этой ссылке не читаются, поэтому выбраны другие.",
    values_heading: "Сколько стоит каждое решение",
    nothing_yet: "Укажите свою руку и открытую карту дилера.",
    working: "Считаем…",
    insurance_heading: "Страховка",
    before_look_heading: "Пока неизвестно, есть ли у дилера блэкджек",
    after_look_heading: "Если у дилера нет блэкджека",
    link_note: "Чтобы поделиться этой рукой, скопируйте адрес страницы.",

    no_cards: "Это не карты. Пишите, например, «10 6» или «A 7».",
    two_upcards: "Открытая карта у дилера одна.",
    too_few_cards: "В руке не меньше двух карт.",
    bust: "В этой руке больше 21: решать нечего.",
    natural: "Это блэкджек: решать нечего.",
    split_ace: "По этим правилам на разделённого туза даётся одна карта: решать нечего.",
    charlie: "Эта рука уже выиграла числом карт: решать нечего.",
    already_doubled: "По этим правилам после удвоения решать нечего.",
    no_such_split: "Разделение не даёт такой руки.",
    certain_natural: "Если эти карты вышли, у дилера наверняка блэкджек.",
};

impl HandWords for Russian {
    fn phrases(&self) -> &'static HandPhrases {
        &PHRASES
    }

    fn after_split(&self, hands: u8) -> String {
        format!("одна из {hands} после разделения")
    }

    fn too_many_copies(&self, card: &str, copies: u8) -> String {
        let times = counted(usize::from(copies), ["раз", "раза", "раз"]);
        format!("Карта {card} встречается здесь только {times}.")
    }

    fn too_many_of_value(&self, value: &str, count: u8) -> String {
        let cards = counted(usize::from(count), ["карта", "карты", "карт"]);
        format!("Со значением {value} здесь только {cards}.")
    }

    fn hands_out_of_range(&self, most: u8) -> String {
        format!("По этим правилам таких рук от 2 до {most}.")
    }

    fn too_few_left(&self, left: u32) -> String {
        let cards = counted(
            usize::try_from(left).unwrap_or(usize::MAX),
            ["карта", "карты", "карт"],
        );
        format!("Осталось только {cards}: на этот раунд не хватит.")
    }
}

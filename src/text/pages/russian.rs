//! Русский

use std::cmp::Ordering;

use super::{PagePhrases, PageWords};
use crate::blackjack;
use crate::check::{
    AnyCheck, CheckStep, CheckVerdict, ClaimError, Comparison, Destination, NotASeal, Replayed,
    SealFrom, StepFinding,
};
use crate::core::{Jokers, ParseSealError, ParseSecretError, Seal};
use crate::poker::duel::{self, Holder, Showdown, Swapped};
use crate::poker::{Character, solo};
use crate::table::LinkError;
use crate::table::{DailyRound, Verdict};
use crate::text::poker::PokerWords as _;
use crate::text::russian::grammar::small;
use crate::text::russian::{Russian, not_64_digits};

static PHRASES: PagePhrases = PagePhrases {
    cut: "Снято карт",
    mix: "Подмешанный текст",
    order: "Порядок",
    in_verifier: "Открыть в автономной проверке",
    csv_note: "В файлах CSV столбцы разделены запятой, а дробная часть отделена точкой. Если таблица открылась одним столбцом или вместо 12.5 стоит дата, не открывайте файл, а импортируйте его: разделитель столбцов — запятая, разделитель дробной части — точка.",

    fairness: include_str!("fairness.ru.html"),
    asking: "Загружаем список файлов…",
    no_list: "Не удалось получить hashes.txt, поэтому ничего не сравнивалось.",
    served: "Получено:",
    missing: "не загружен",

    check_intro: "Ваш браузер только что заново вычислил всю раздачу по одной лишь ссылке.",
    check_nothing: "Когда раунд окончен, по ссылке «Проверить раздачу» вся она вычисляется заново у вас на глазах: \
         печать, тасовка, съём и место каждой карты.",
    example: "Проверить пример",
    noted: "Печать, которую вы записали до раунда",
    example_note: "Это открытый пример: его секрет известен с самого начала, поэтому он ничего не доказывает.",
    explain_seal: "SHA-256 от fair-deal/seal/1 и секрета — это печать.",
    explain_key: "SHA-256 от fair-deal/shuffle/2, секрета и подмешанного текста, если он есть, — это ключ, по которому тасуется колода.",
    explain_round: "Колоду раздают ещё раз, с ходами из ссылки.",
    shown_seal: "Печать из ссылки",
    computed_seal: "Вычислена по секрету",
    swaps_read: "Места двух карт, которые поменялись; счёт с 1.",
    hands: "Карты на руках",
    further_hands: "Остальные руки",
    explain_hands: "Рука k берёт карты из тех, что остались после раздачи пяти: в порядке новой колоды их тасуют \
         своим ключом — SHA-256 от fair-deal/hand/1, ключа из шага 2 и k в четырёх байтах, начиная с младшего.",
    first_five: "Розданы",
    kept_five: "Розданы и оставлены",
    drawn: "Взято из колоды",
    last_five: "В конце",
    discarded: " (обмен)",
    compare: "Правила, подмешанный текст, съём и ходы взяты из ссылки, печать на них не распространяется: сравните эти карты с теми, что вы видели.",
    why: "Что это доказывает и чего не доказывает",

    commit: "Коммит",
    licence: "Лицензия:",
    source: "Исходный код",
};

impl PageWords for Russian {
    fn phrases(&self) -> &'static PagePhrases {
        &PHRASES
    }

    fn files(&self, agree: Option<bool>) -> &'static str {
        match agree {
            None => "Сравниваем…",
            Some(true) => "✓ Все файлы совпадают со списком.",
            Some(false) => "✗ Некоторые файлы не совпадают со списком или не загрузились.",
        }
    }

    fn file(&self, agrees: Option<bool>) -> &'static str {
        match agrees {
            None => "…",
            Some(true) => "✓ совпадает",
            Some(false) => "✗ не совпадает",
        }
    }

    fn claim_error(&self, error: &ClaimError) -> String {
        let why = match error {
            ClaimError::Game => "Такой игры здесь нет.".to_owned(),
            ClaimError::Deal(LinkError::Rules | LinkError::RulesAlone) => {
                "Таких правил здесь нет.".to_owned()
            }
            ClaimError::Deal(LinkError::NoSecret) => "В ней нет секрета.".to_owned(),
            ClaimError::Deal(LinkError::Secret(ParseSecretError { characters })) => {
                not_64_digits("Секрет", *characters)
            }
            ClaimError::Deal(LinkError::CutIsNoNumber) => {
                "Сколько карт снято, указано не числом.".to_owned()
            }
            ClaimError::Deal(LinkError::Cut(error)) => {
                format!(
                    "В колоде карт: {}, снять {} нельзя.",
                    error.cards, error.cut
                )
            }
            ClaimError::Deal(LinkError::Mix(error)) => self.mix_error(error),
            ClaimError::NoSeal => "В ней нет печати.".to_owned(),
            ClaimError::Seal(ParseSealError { characters }) => not_64_digits("Печать", *characters),
            ClaimError::NoPlay | ClaimError::Deal(LinkError::Play) => "В ней нет ходов.".to_owned(),
            ClaimError::NoDecision(number) => {
                format!("Ход № {number} в этой игре невозможен.")
            }
        };
        format!("Эту ссылку проверить нельзя. {why}")
    }

    fn verdict(&self, verdict: CheckVerdict) -> [String; 2] {
        match verdict {
            CheckVerdict::Consistent => ["Эта ссылка не противоречит себе.".to_owned(), "Секрет подходит к печати из ссылки, и ходы в ней ведут к оконченному раунду. Но такую ссылку может сделать кто угодно, так что это ещё ничего не доказывает. Доказательством для вас она станет, если печать — та, что вы записали до раунда, а карты — те, что вы видели.".to_owned()],
            CheckVerdict::Fair => ["Её секрет был определён, когда вы записали её печать.".to_owned(), "Секрет подходит к печати, которую вы записали, и выбрать его позже было нельзя. Правила, подмешанный текст, съём и ходы взяты из ссылки: если они ваши, а карты ниже — те, что вы видели, ничего не подменили.".to_owned()],
            CheckVerdict::OtherSeal(SealFrom::Link) => ["Секрет не подходит к печати из ссылки.".to_owned(), "Запечатан был другой секрет, или ссылку изменили либо выдумали.".to_owned()],
            CheckVerdict::OtherSeal(SealFrom::Visitor) => ["Это не та раздача, печать которой вы записали.".to_owned(), "Секрет подходит к другой печати. Сверьте цифры ещё раз: возможно, в одной из них опечатка или вы записали печать другой раздачи, например следующей. Если ни то ни другое, запечатан был не этот секрет.".to_owned()],
            CheckVerdict::Refused(number) => ["Такого раунда быть не могло.".to_owned(), format!("Секрет подходит к печати, но с этими картами правила не допускают ход № {number}. Правила, подмешанный текст, съём или ходы в ссылке — не от сыгранного раунда.")],
            CheckVerdict::Unfinished => ["Этот раунд не окончен.".to_owned(), "Секрет подходит к печати, но после последнего хода в ссылке раунд ждёт ещё одного. Правила, подмешанный текст, съём или ходы — не от оконченного раунда.".to_owned()],
        }
    }

    fn noted_so_far(&self, digits: usize, compared: Option<Comparison>) -> String {
        match compared {
            None => "Введите или вставьте её сюда. Все 64 цифры делают проверку доказательством для вас; по первым можно узнать только, что печать другая.".to_owned(),
            Some(Comparison::Same) if digits < Seal::DIGITS => format!("Совпадает цифр: {digits} из 64. Только все 64 исключают вторую раздачу, подготовленную с теми же первыми цифрами."),
            Some(Comparison::Same) => "Все 64 цифры совпадают.".to_owned(),
            Some(Comparison::DiffersAt(digit)) => format!("С её печатью расходится цифра {digit}."),
        }
    }

    fn not_a_seal(&self, why: NotASeal) -> String {
        match why {
            NotASeal::Character(found) => format!(
                "Печать записывают цифрами 0123456789abcdef, знака «{found}» среди них нет."
            ),
            NotASeal::TooLong { digits } => format!("В печати 64 цифры, а здесь {digits}."),
        }
    }

    fn deal_of_day(&self, round: DailyRound) -> String {
        let (date, number) = (round.date().to_text(), round.number());
        format!(
            "Это раунд {number} раздачи дня за {date}. Её секрет получается из даты и одинаков для всех, то есть был \
             открыт: все карты мог заранее узнать кто угодно, и печать здесь ничего не доказывает."
        )
    }

    fn step(&self, step: CheckStep) -> &'static str {
        match step {
            CheckStep::Seal => "Печать раздачи",
            CheckStep::Key => "Ключ",
            CheckStep::Pack => "Новая колода",
            CheckStep::Shuffle => "Тасовка",
            CheckStep::Cut => "Съём",
            CheckStep::Round => "Раунд",
        }
    }

    fn finding(&self, finding: StepFinding) -> &'static str {
        match finding {
            StepFinding::Agrees => "совпадает",
            StepFinding::Differs => "не совпадает",
            StepFinding::WorkedOut => "вычислено",
        }
    }

    fn explain_pack(&self, jokers: Jokers) -> &'static str {
        match jokers {
            Jokers::None => "Любая раздача начинается с карт в этом порядке.",
            Jokers::One => {
                "Любая раздача с одним джокером начинается с 53 карт в этом порядке; X1 — красный \
                 джокер."
            }
            Jokers::Two => {
                "Любая раздача с двумя джокерами начинается с 54 карт в этом порядке; X1 — красный \
                 джокер, X2 — чёрный."
            }
        }
    }

    fn explain_shuffle(&self, swaps: usize) -> String {
        format!(
            "Поток ChaCha20 с этим ключом определяет, какие две карты поменять местами; \
             перестановок всего {swaps}. Порядок после этого:"
        )
    }

    fn seals(&self, agree: bool) -> &'static str {
        if agree {
            "Печати совпадают: этот секрет подходит к печати из ссылки."
        } else {
            "Печати не совпадают: этот секрет не подходит к печати из ссылки."
        }
    }

    fn swaps(&self, count: usize) -> String {
        format!("Все перестановки: {count}")
    }

    fn cut_at(&self, cut: usize) -> String {
        match cut {
            0 => "Колоду не снимали, порядок тот же.".to_owned(),
            _ => format!("Снято карт: {cut}; они легли под низ. В этом порядке карты и раздают."),
        }
    }

    fn round(&self, check: &AnyCheck) -> String {
        match check.replayed() {
            Replayed::Refused(number) => format!("Правила не допускают ход № {number}."),
            Replayed::Unfinished => "После последнего хода раунд не окончен.".to_owned(),
            Replayed::Over(()) => super::result(self, check, duel_result),
        }
    }

    fn dealt(&self, count: usize) -> String {
        format!("Роздано: {}", self.cards(count))
    }

    fn undealt(&self, count: usize) -> String {
        format!("Осталось в колоде: {}", self.cards(count))
    }

    fn destination(&self, destination: Destination) -> String {
        use blackjack::Came;
        use blackjack::Destination::{DealerDraw, Double, Hit, HoleCard, Player, Upcard};
        match destination {
            Destination::Deck => "в колоде".to_owned(),
            Destination::Blackjack(Player) => "вам".to_owned(),
            Destination::Blackjack(Upcard) => "дилеру".to_owned(),
            Destination::Blackjack(HoleCard) => "дилеру, закрытая".to_owned(),
            Destination::Blackjack(Hit) => "вам, ещё".to_owned(),
            Destination::Blackjack(DealerDraw) => "дилеру, ещё".to_owned(),
            Destination::Blackjack(Double) => "вам, удвоение".to_owned(),
            Destination::Blackjack(blackjack::Destination::Hand { hand, came }) => match came {
                Came::First | Came::Second => format!("рука {hand}"),
                Came::Hit => format!("рука {hand}, ещё"),
                Came::Double => format!("рука {hand}, удвоение"),
            },
            Destination::Blackjack(blackjack::Destination::Seat { seat }) => {
                format!("место {seat}")
            }
            Destination::Solo(solo::Destination { swap: 0, .. }) => "раздана".to_owned(),
            Destination::Solo(solo::Destination { swap, .. }) => format!("обмен {swap}"),
            Destination::Duel(duel::Destination { holder, drawn, .. }) => {
                let whose = match holder {
                    Holder::Player => "вам",
                    Holder::Opponent(who) => dative(who),
                };
                format!("{whose}{}", if drawn { ", обмен" } else { "" })
            }
        }
    }

    fn holder(&self, holder: Holder) -> String {
        match holder {
            Holder::Player => "Вы".to_owned(),
            Holder::Opponent(who) => self.character(who).to_owned(),
        }
    }

    fn against_yours(&self, with_yours: Ordering) -> &'static str {
        match with_yours {
            Ordering::Less => "слабее вашей",
            Ordering::Equal => "равна вашей",
            Ordering::Greater => "сильнее вашей",
        }
    }
}

/// Who has won a duel, and with what.
fn duel_result(showdown: &Showdown) -> String {
    let hand = |swapped: &Swapped| small(&Russian.called(&swapped.hand));
    let rival = showdown.rival().copied();
    let name = |who| Russian.character(who);
    match (showdown.verdict(), rival) {
        (Verdict::Lost, Some((who, rival))) => {
            format!("Побеждает {} — {}.", name(who), hand(&rival))
        }
        (Verdict::Drawn, Some((who, rival))) => {
            format!("Ничья. {} — {}.", name(who), hand(&rival))
        }
        // Without a rival there is nobody to lose to.
        (Verdict::Won | Verdict::Drawn | Verdict::Lost, _) => {
            format!("Победа ваша — {}.", hand(showdown.player()))
        }
    }
}

/// To whom a card goes.
const fn dative(who: Character) -> &'static str {
    match who {
        Character::Rule => "Теоретику",
        Character::Chaser => "Охотнику",
        Character::Rock => "Скале",
        Character::Odds => "Математику",
    }
}

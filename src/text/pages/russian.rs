//! Русский

use std::cmp::Ordering;

use super::{PagePhrases, PageWords};
use crate::blackjack;
use crate::check::{
    AnyCheck, CheckStep, CheckVerdict, ClaimError, Destination, Replayed, StepFinding,
};
use crate::core::{Jokers, ParseSealError, ParseSecretError};
use crate::poker::duel::{self, Holder, Showdown, Swapped};
use crate::poker::solo;
use crate::table::LinkError;
use crate::table::Verdict;
use crate::text::Words;
use crate::text::poker::PokerWords as _;
use crate::text::russian::Russian;
use crate::text::russian::grammar::small;

static PHRASES: PagePhrases = PagePhrases {
    cut: "Снято карт",
    mix: "Подмешанный текст",
    order: "Порядок",
    in_verifier: "То же в отдельной проверке",

    fairness: include_str!("fairness.ru.html"),
    asking: "Запрашиваем список файлов…",
    no_list: "Списка hashes.txt отсюда не получить, поэтому ничего не сравнивалось.",
    served: "Получено:",
    missing: "ничего",

    check_intro: "Ваш браузер только что вычислил всю раздачу заново — по одной ссылке и ни по чему больше.",
    check_nothing: "Когда раунд окончен, ссылка на эту страницу вычисляет всю раздачу заново у вас на глазах: \
         печать, тасовку, снятие и куда ушла каждая карта.",
    example: "Проверить пример",
    explain_seal: "SHA-256 от fair-deal/seal/1 и секрета — это печать.",
    explain_key: "SHA-256 от fair-deal/shuffle/2, секрета и подмешанного текста, если он есть, — это ключ ко всей случайности раздачи.",
    explain_round: "Колоду сдают ещё раз, с решениями из ссылки.",
    shown_seal: "Показана до первого решения",
    computed_seal: "Вычислена по секрету",
    swaps_read: "Два места, карты на которых меняются; счёт с 1.",
    hands: "Карты на руках",
    first_five: "Сданы",
    kept_five: "Сданы и оставлены",
    last_five: "В конце",
    discarded: " (обмен)",
    compare: "Снятие и решения были за вами, печать их не держит: сравните эти карты с теми, что лежали \
         у вас на столе.",
    why: "Почему это доказательство",
};

impl PageWords for Russian {
    fn phrases(&self) -> &'static PagePhrases {
        &PHRASES
    }

    fn files(&self, agree: Option<bool>) -> &'static str {
        match agree {
            None => "Сравниваем…",
            Some(true) => "✓ Все файлы такие, как в списке.",
            Some(false) => "✗ Не все файлы такие, как в списке.",
        }
    }

    fn file(&self, agrees: Option<bool>) -> &'static str {
        match agrees {
            None => "…",
            Some(true) => "✓ совпал",
            Some(false) => "✗ не совпал",
        }
    }

    fn claim_error(&self, error: &ClaimError) -> String {
        let mangled = |what, characters| {
            format!(
                "{what} — это 64 знака из 0123456789abcdef, а здесь знаков: {characters}{}.",
                if characters == 64 {
                    ", и не все они из этих"
                } else {
                    ""
                }
            )
        };
        let why = match error {
            ClaimError::Game => "В ней не названа ни одна из здешних игр.".to_owned(),
            ClaimError::Deal(LinkError::Rules) => {
                "В ней не названы правила ни одного из здешних столов.".to_owned()
            }
            ClaimError::Deal(LinkError::NoSecret) => "В ней нет секрета.".to_owned(),
            ClaimError::Deal(LinkError::Secret(ParseSecretError { characters })) => {
                mangled("Секрет", *characters)
            }
            ClaimError::Deal(LinkError::CutIsNoNumber) => {
                "Сколько карт снято, указано не числом.".to_owned()
            }
            ClaimError::Deal(LinkError::Cut(error)) => {
                format!("Карт в колоде {}, снять {} нельзя.", error.cards, error.cut)
            }
            ClaimError::Deal(LinkError::Mix(error)) => self.mix_error(error),
            ClaimError::NoSeal => "В ней нет печати.".to_owned(),
            ClaimError::Seal(ParseSealError { characters }) => mangled("Печать", *characters),
            ClaimError::NoPlay | ClaimError::Deal(LinkError::Play) => {
                "В ней нет решений.".to_owned()
            }
            ClaimError::NoDecision(number) => {
                format!("Решения номер {number} в этой игре не бывает.")
            }
        };
        format!("Эту ссылку не проверить. {why}")
    }

    fn verdict(&self, verdict: CheckVerdict) -> [String; 2] {
        match verdict {
            CheckVerdict::Fair => [
                "Эта раздача была задана с самого начала.".to_owned(),
                "Секрет подходит к показанной печати, и ваши решения ведут от него к этому \
                     раунду. Ничего не подменили."
                    .to_owned(),
            ],
            CheckVerdict::OtherSeal => [
                "Запечатана была другая раздача.".to_owned(),
                "Секрет не подходит к показанной печати. Либо раздали другую колоду, либо эту \
                     ссылку изменили."
                    .to_owned(),
            ],
            CheckVerdict::Refused(number) => [
                "Такого раунда быть не могло.".to_owned(),
                format!(
                    "Секрет подходит к печати, но с этими картами правила не допускают решение \
                     номер {number}. Снятие или решения в ссылке изменили."
                ),
            ],
            CheckVerdict::Unfinished => [
                "Этот раунд не окончен.".to_owned(),
                "Секрет подходит к печати, но после последнего решения в ссылке раунд ждёт \
                     ещё одного. Снятие или решения изменили либо обрезали."
                    .to_owned(),
            ],
        }
    }

    fn step(&self, step: CheckStep) -> &'static str {
        match step {
            CheckStep::Seal => "Печать",
            CheckStep::Key => "Ключ",
            CheckStep::Pack => "Новая колода",
            CheckStep::Shuffle => "Тасовка",
            CheckStep::Cut => "Снятие",
            CheckStep::Round => "Раунд",
        }
    }

    fn finding(&self, finding: StepFinding) -> &'static str {
        match finding {
            StepFinding::Agrees => "совпало",
            StepFinding::Differs => "не совпало",
            StepFinding::WorkedOut => "вычислено",
        }
    }

    fn explain_pack(&self, jokers: Jokers) -> &'static str {
        match jokers {
            Jokers::None => "Любая раздача начинается с 52 карт в этом порядке.",
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
            "Поток ChaCha20 с этим ключом говорит, какие две карты меняются местами; обменов \
             всего {swaps}. После этого порядок такой."
        )
    }

    fn seals(&self, agree: bool) -> &'static str {
        if agree {
            "Они одинаковы: этот секрет был задан, когда показали печать."
        } else {
            "Они различны: запечатан был не этот секрет."
        }
    }

    fn swaps(&self, count: usize) -> String {
        format!("Все обмены: {count}")
    }

    fn cut_at(&self, cut: usize) -> String {
        match cut {
            0 => "Колоду не снимали, порядок тот же.".to_owned(),
            _ => format!(
                "Первые карты ушли за остальные, числом {cut}. В этом порядке карты сдаются."
            ),
        }
    }

    fn round(&self, check: &AnyCheck) -> String {
        match check.replayed() {
            Replayed::Refused(number) => format!("Правила не допускают решение номер {number}."),
            Replayed::Unfinished => "После последнего решения раунд не окончен.".to_owned(),
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
        use blackjack::Destination::{DealerDraw, Hit, HoleCard, Player, Upcard};
        match destination {
            Destination::Deck => "в колоде".to_owned(),
            Destination::Blackjack(Player) => "вам".to_owned(),
            Destination::Blackjack(Upcard) => "дилеру".to_owned(),
            Destination::Blackjack(HoleCard) => "дилеру, закрытая".to_owned(),
            Destination::Blackjack(Hit) => "вам, ещё".to_owned(),
            Destination::Blackjack(DealerDraw) => "дилер взял".to_owned(),
            Destination::Solo(solo::Destination { swap: 0, .. }) => "сдана".to_owned(),
            Destination::Solo(solo::Destination { swap, .. }) => format!("обмен {swap}"),
            Destination::Duel(duel::Destination { holder, drawn, .. }) => {
                let whose = match holder {
                    Holder::Player => "вы",
                    Holder::Opponent(who) => self.character(who),
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
            Ordering::Equal => "наравне с вашей",
            Ordering::Greater => "сильнее вашей",
        }
    }
}

/// Who has won a duel, and with what.
fn duel_result(showdown: &Showdown) -> String {
    let hand = |swapped: &Swapped| small(&Russian.hand(swapped.hand.rank()));
    let rival = showdown.rival().copied();
    let name = |who| Russian.character(who);
    match (showdown.verdict(), rival) {
        (Verdict::Lost, Some((who, rival))) => {
            format!("Побеждает {}: {}.", name(who), hand(&rival))
        }
        (Verdict::Drawn, Some((who, rival))) => {
            format!("Ничья: {} — {}.", name(who), hand(&rival))
        }
        // Without a rival there is nobody to lose to.
        (Verdict::Won | Verdict::Drawn | Verdict::Lost, _) => {
            format!("Победа ваша: {}.", hand(showdown.player()))
        }
    }
}

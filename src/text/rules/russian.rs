//! Russian.

use super::{RulesPhrases, RulesWords, Winner};
use crate::blackjack::{
    Charlie, CharlieAfterSplit, Chips, Clash, DeckCount, Double, DoubleAfterSplit, HoleCard,
    Naturals, Rescue, Shuffle, Soft17, Split, SplitAcePlay, SplitAces, SplitTens, Surrender, Ties,
};
use crate::coach::Play;
use crate::core::AceRule;
use crate::pages::rules::notes::ChartNote;
use crate::pages::rules::switch::{Explanation, Group, Switch, WhyDisabled};
use crate::text::russian::Russian;

static PHRASES: RulesPhrases = RulesPhrases {
    lede: "Составьте правила блэкджека по своему вкусу: из них следуют преимущество казино и лучшая игра.",
    tables: "Наши столы",
    real_tables: "Настоящие столы",
    mangled: "Правил, указанных в адресе, у нас нет, поэтому ничего не изменилось.",
    rules_heading: "Правила",
    play: "Играть по этим правилам",

    edge_heading: "Преимущество казино",
    how_counted: "Как это считается",
    conventions: "Точно — для только что перетасованных колод и наилучшей игры каждой рукой, карта за картой. \
         Считается в процентах от первой ставки, но выигрыши и проигрыши удвоений и разделений тоже входят. \
         Страховка не учитывается: из полных колод она никогда не выгодна. Когда тасуют карты, здесь не важно.",
    without_bets: "По этим правилам ставок нет, поэтому каждый раунд считается за одну ставку.",
    working: "Идёт расчёт",
    cancel: "Прервать",
    cancelled: "Расчёт прерван.",
    work_out: "Рассчитать",

    compare_heading: "Сравнение с другим столом",
    compare_with: "Сравнить с",
    compare_nothing: "ничем",
    your_table: "Ваш стол",
    compare_intro: "Сколько стоит раунд для игрока в процентах первой ставки. В каждой строке изменено одно правило этой страницы, остальные те же.",
    compare_rule: "Правило",
    compare_here: "Эта страница",
    compare_there: "Другие правила",
    compare_worth: "Отдельно",
    compare_total: "Раунд по всем правилам",
    compare_sum: "Строки не обязаны складываться в последнюю: правила влияют друг на друга.",
    compare_same: "Правила одинаковые.",
    compare_waits: "Сначала нужен расчёт преимущества казино выше.",
    compare_unknown: "ещё не посчитано",

    chart_heading: "Лучшая игра",
    chart_intro: "Что делать с каждой рукой против карты дилера.",
    older: "Это пока таблица прежних правил.",
    your_hand: "Ваша рука",
    no_such_hand: "такой руки нет",

    practice_heading: "Тренировка",
    practice_intro: "По этим правилам раз за разом раздаются руки одного вида. Ничего не засчитывается.",
    practise_soft: "Мягкие руки",
    practise_pairs: "Пары",
    practise_close: "Пограничные решения",
    practise_mistakes: "Ваши ошибки",
    no_mistakes: "Пока ни одной. Если включить тренера, здесь останутся руки, в которых вы ошиблись.",
};

impl RulesWords for Russian {
    fn phrases(&self) -> &'static RulesPhrases {
        &PHRASES
    }

    fn group(&self, group: Group) -> &'static str {
        match group {
            Group::Cards => "Карты",
            Group::House => "Дилер",
            Group::Bets => "Ставки и блэкджек",
            Group::Doubling => "Удвоение",
            Group::Splitting => "Разделение",
            Group::Surrender => "Отказ от руки",
            Group::Charlie => "Чарли",
        }
    }

    fn switch(&self, switch: Switch) -> &'static str {
        match switch {
            Switch::Decks(_) => "Число колод",
            Switch::Shuffle(_) => "Карты тасуют",
            Switch::Ace(_) => "Туз считается за",
            Switch::Soft17(_) => "Карту на мягких 17 дилер",
            Switch::Ties(_) => "При равном счёте",
            Switch::Naturals(_) => "Блэкджек (21 на двух картах)",
            Switch::Chips(_) => "Ставки",
            Switch::Double(_) => "Удвоение",
            Switch::Split(_) => "Разделение пар",
            Switch::DoubleAfterSplit(_) => "Удвоение после разделения",
            Switch::SplitAces(_) => "Повторное разделение тузов",
            Switch::Surrender(_) => "Можно сдаться",
            Switch::HoleCard(_) => "Закрытая карта дилера",
            Switch::SplitTens(_) => "Разделение десяток",
            Switch::SplitAcePlay(_) => "После разделения тузов",
            Switch::Rescue(_) => "Сдаться после удвоения",
            Switch::Charlie(_) => "Чарли: сколько карт выигрывает",
            Switch::CharlieAfterSplit(_) => "Чарли после разделения",
        }
    }

    fn value(&self, value: Switch, chips: Chips) -> &'static str {
        match (value, chips) {
            (Switch::Decks(DeckCount::One), _) => "1",
            (Switch::Decks(DeckCount::Two), _) => "2",
            (Switch::Decks(DeckCount::Three), _) => "3",
            (Switch::Decks(DeckCount::Four), _) => "4",
            (Switch::Decks(DeckCount::Five), _) => "5",
            (Switch::Decks(DeckCount::Six), _) => "6",
            (Switch::Decks(DeckCount::Seven), _) => "7",
            (Switch::Decks(DeckCount::Eight), _) => "8",
            (Switch::Shuffle(Shuffle::EveryRound), _) => "каждый раунд",
            (Switch::Shuffle(Shuffle::After50), _) => "после 50\u{a0}%",
            (Switch::Shuffle(Shuffle::After60), _) => "после 60\u{a0}%",
            (Switch::Shuffle(Shuffle::After70), _) => "после 70\u{a0}%",
            (Switch::Shuffle(Shuffle::After75), _) => "после 75\u{a0}%",
            (Switch::Shuffle(Shuffle::After80), _) => "после 80\u{a0}%",
            (Switch::Shuffle(Shuffle::After90), _) => "после 90\u{a0}%",
            (Switch::Ace(AceRule::OneOrEleven), _) => "1 или 11",
            (Switch::Ace(AceRule::One), _) => "всегда 1",
            (Switch::Soft17(Soft17::Stands), _) => "не берёт",
            (Switch::Soft17(Soft17::Hits), _) => "берёт",
            (Switch::Ties(Ties::Draw), _) => "ничья",
            (Switch::Ties(Ties::DealerWins), _) => "проигрыш",
            (Switch::Naturals(Naturals::PayEven), Chips::None) => "сразу победа",
            (Switch::Naturals(Naturals::PayEven), Chips::Bets) => "выплата 1:1",
            (Switch::Naturals(Naturals::PaySixToFive), _) => "выплата 6:5",
            (Switch::Naturals(Naturals::PaySevenToFive), _) => "выплата 7:5",
            (Switch::Naturals(Naturals::PayThreeToTwo), _) => "выплата 3:2",
            (Switch::Naturals(Naturals::PayTwoToOne), _) => "выплата 2:1",
            (Switch::Naturals(Naturals::NotSpecial), _) => "как любые 21",
            (Switch::Chips(Chips::Bets), _) => "в фишках",
            (
                Switch::Double(Double::Never)
                | Switch::Split(Split::Never)
                | Switch::SplitTens(SplitTens::Never),
                _,
            ) => "нельзя",
            (Switch::Double(Double::Eleven), _) => "жёсткие 11",
            (Switch::Double(Double::TenOrEleven), _) => "жёсткие 10–11",
            (Switch::Double(Double::EightToEleven), _) => "жёсткие 8–11",
            (Switch::Double(Double::NineToEleven), _) => "жёсткие 9–11",
            (Switch::Double(Double::AnyTwo) | Switch::SplitTens(SplitTens::ByValue), _) => {
                "любые две"
            }
            (Switch::Double(Double::AnyCards), _) => "любое число карт",
            (Switch::Split(Split::ToTwo), _) => "до 2 рук",
            (Switch::Split(Split::ToThree), _) => "до 3 рук",
            (Switch::Split(Split::ToFour), _) => "до 4 рук",
            (
                Switch::Chips(Chips::None)
                | Switch::DoubleAfterSplit(DoubleAfterSplit::No)
                | Switch::SplitAces(SplitAces::Once)
                | Switch::Surrender(Surrender::No)
                | Switch::Rescue(Rescue::No)
                | Switch::CharlieAfterSplit(CharlieAfterSplit::No)
                | Switch::Charlie(Charlie::None),
                _,
            ) => "нет",
            (
                Switch::DoubleAfterSplit(DoubleAfterSplit::Yes)
                | Switch::SplitAces(SplitAces::Again)
                | Switch::Rescue(Rescue::Yes)
                | Switch::CharlieAfterSplit(CharlieAfterSplit::Yes),
                _,
            ) => "да",
            (Switch::HoleCard(HoleCard::Peek), _) => "есть, дилер смотрит",
            (Switch::HoleCard(HoleCard::NoneTakesAll), _) => "нет, теряются все ставки",
            (Switch::HoleCard(HoleCard::NoneTakesOriginal), _) => "нет, теряется первая",
            (Switch::SplitTens(SplitTens::ByRank), _) => "одного ранга",
            (Switch::SplitAcePlay(SplitAcePlay::OneCard), _) => "одна карта",
            (Switch::SplitAcePlay(SplitAcePlay::Hit), _) => "можно взять",
            (Switch::SplitAcePlay(SplitAcePlay::Double), _) => "можно удвоить",
            (Switch::SplitAcePlay(SplitAcePlay::HitOrDouble), _) => "и то и другое",
            (Switch::Charlie(Charlie::Five), _) => "5 карт",
            (Switch::Charlie(Charlie::Six), _) => "6 карт",
            (Switch::Charlie(Charlie::Seven), _) => "7 карт",
            (Switch::Surrender(Surrender::Late), _) => "да (поздняя)",
            (Switch::Surrender(Surrender::Early), _) => "да (ранняя)",
            (Switch::Surrender(Surrender::EarlyTen), _) => "ранняя, против 10",
            (Switch::Surrender(Surrender::EarlyAce), _) => "ранняя, против туза",
            (Switch::Surrender(Surrender::EarlyTenLate), _) => "10 — рано, иначе поздно",
            (Switch::Surrender(Surrender::EarlyAceLate), _) => "туз — рано, иначе поздно",
            (Switch::Surrender(Surrender::AnyCards), _) => "поздняя, любое число карт",
            (Switch::Surrender(Surrender::LateOrNatural), _) => "поздняя, блэкджек берёт всё",
        }
    }

    fn explanation(&self, explanation: Explanation) -> &'static str {
        match explanation {
            Explanation::Peek => {
                "Дилер берёт две карты и, если открыт туз или десятка, смотрит вторую. Блэкджек заканчивает раунд до того, как вы добавите к ставке."
            }
            Explanation::NoneTakesAll => {
                "Европейское правило: дилер берёт вторую карту после вашей игры. Его блэкджек забирает все ваши ставки, включая удвоения и разделения."
            }
            Explanation::NoneTakesOriginal => {
                "Только первая ставка: дилер берёт вторую карту после вашей игры. Его блэкджек забирает первую ставку, а добавленное возвращается. Раунд стоит столько же, сколько с проверкой."
            }
            Explanation::HardTotals => {
                "Только жёсткие руки, в которых ни один туз не считается за 11."
            }
            Explanation::DoubleAnyCards => "Удвоить можно и три карты, и больше.",
            Explanation::TensByRank => "Двух королей разделить можно, короля и даму — нельзя.",
            Explanation::AcesDouble => {
                "Разделённого туза можно удвоить там, где это позволяет правило удвоения, даже если другие разделённые руки удваивать нельзя."
            }
            Explanation::Late => {
                "Поздняя: когда известно, что у дилера нет блэкджека, вы отказываетесь от первых двух карт за половину ставки."
            }
            Explanation::LateNoneTakesAll => {
                "Без проверки поздней сдачи нет. Как чаще всего в Европе, против карт от 2 до 10 вы отказываетесь от первых двух карт за половину ставки, даже если у дилера окажется блэкджек; против туза нельзя."
            }
            Explanation::LateNoneTakesOriginal => {
                "Поздняя: вы отказываетесь от первых двух карт за половину ставки. Если у дилера окажется блэкджек, теряется вся ставка."
            }
            Explanation::LateOrNatural => {
                "Вы отказываетесь от первых двух карт за половину ставки. Если у дилера окажется блэкджек, теряется и вторая половина."
            }
            Explanation::FirstTwoCards => {
                "Вы отказываетесь от первых двух карт за половину ставки."
            }
            Explanation::Early => {
                "Ранняя: вы отказываетесь от первых двух карт до того, как известно, есть ли у дилера блэкджек. Половина ставки возвращается и тогда."
            }
            Explanation::NoOther => "Против других карт сдаться нельзя.",
            Explanation::SurrenderAnyCards => {
                "Можно отказаться и от трёх карт, и больше, но не от разделённой руки."
            }
            Explanation::Rescue => {
                "Увидев карту удвоения, вы можете отказаться от руки. Половина удвоенной ставки возвращается."
            }
            Explanation::Charlie => {
                "Рука из стольких карт без перебора сразу выигрывает столько, сколько поставлено. Её бьёт только блэкджек дилера."
            }
        }
    }

    fn disabled(&self, why: WhyDisabled) -> &'static str {
        match why {
            WhyDisabled::NoBets => "Ставок нет.",
            WhyDisabled::NoDouble => "Удваивать нельзя.",
            WhyDisabled::NoSplit => "Разделять пары нельзя.",
            WhyDisabled::OneSplit => "Пары разделяют только один раз.",
            WhyDisabled::NoNaturals => "Если туз — всегда 1, двумя картами 21 не набрать.",
            WhyDisabled::NaturalsNotSpecial => {
                "Блэкджек здесь — как любые 21, дилеру нечего проверять."
            }
            WhyDisabled::NoSoftHands => "Если туз — всегда 1, мягких рук не бывает.",
            WhyDisabled::NoCharlie => "Число карт не выигрывает.",
            WhyDisabled::SoftSplitAces => {
                "Разделённый туз со второй картой — мягкая рука, а удваивать можно только жёсткие."
            }
            WhyDisabled::LateIsEarly => {
                "Никто не проверяет, поэтому поздняя сдача против карт от 2 до 10 — то же, что ранняя. Одинаковых вариантов в списке нет."
            }
            WhyDisabled::NoLateOrEarly => {
                "Блэкджек здесь не заканчивает раунд, поэтому поздняя и ранняя сдача — одно и то же."
            }
        }
    }

    fn also_set(&self, others: &[(&str, &str)]) -> String {
        let others: Vec<String> = others
            .iter()
            .map(|(switch, value)| format!("«{switch}» — {value}"))
            .collect();
        format!("Изменились и другие правила: {}.", others.join("; "))
    }

    fn edge(&self, winner: Winner, percent: &str) -> String {
        match winner {
            Winner::House => format!("В среднем казино выигрывает {percent} первых ставок."),
            Winner::Player => format!("В среднем игрок выигрывает {percent} первых ставок."),
            Winner::Neither => "В среднем не выигрывает ни казино, ни игрок.".to_owned(),
        }
    }

    fn before(&self, winner: Winner, percent: &str) -> String {
        match winner {
            Winner::House => format!("До изменения выигрывало казино: {percent}."),
            Winner::Player => format!("До изменения выигрывал игрок: {percent}."),
            Winner::Neither => "До изменения не выигрывал никто.".to_owned(),
        }
    }

    fn progress(&self, done: usize, all: usize) -> String {
        format!("Идёт расчёт по картам дилера: {done} из {all}")
    }

    fn compare_progress(&self, done: usize, all: usize) -> String {
        format!("Идёт расчёт по наборам правил: {done} из {all}")
    }

    fn other_rules(&self, better_for: Winner, percent: &str) -> String {
        match better_for {
            Winner::Player => {
                format!("По другим правилам игроку лучше на {percent} первых ставок.")
            }
            Winner::House => format!("По другим правилам игроку хуже на {percent} первых ставок."),
            Winner::Neither => "По обоим наборам правил раунд стоит одинаково.".to_owned(),
        }
    }

    fn chart_differs(&self, cells: usize) -> String {
        match cells {
            0 => "Лучшие ходы в таблице те же.".to_owned(),
            _ => format!(
                "Клеток, где лучший ход другой: {cells}. В таблице ниже он стоит рядом курсивом."
            ),
        }
    }

    fn clash(&self, clash: Clash) -> &'static str {
        match clash {
            Clash::RescueWithoutDouble => {
                "От удвоенной руки можно отказаться, только если есть удвоение."
            }
            Clash::AcesWithoutDouble => {
                "Разделённых тузов можно удваивать, только если есть удвоение."
            }
            Clash::AcesWithoutSplit => {
                "Разделённых тузов можно доигрывать, только если пары разделяют."
            }
            Clash::SplitWithoutCharlie => {
                "Чтобы число карт выигрывало после разделения, оно должно выигрывать вообще."
            }
            Clash::CharlieWithoutSplit => {
                "Чтобы число карт выигрывало после разделения, пары должны разделять."
            }
        }
    }

    fn at_your_table(&self, name: &str) -> String {
        format!("{name} (ваш стол)")
    }

    fn sign(&self, play: Play) -> &'static str {
        match play {
            Play::Stand => "Х",
            Play::Hit => "Е",
            Play::Double => "У",
            Play::Split => "Р",
            Play::Surrender => "С",
        }
    }

    fn or_else(&self, play: &str, otherwise: &str) -> String {
        format!("{play}, а если нельзя — {otherwise}")
    }

    fn was(&self, play: &str) -> String {
        format!("было: {play}")
    }

    fn there(&self, play: &str) -> String {
        format!("по другим правилам: {play}")
    }

    fn changed(&self, count: usize) -> String {
        match count {
            0 => "После последнего изменения ходы в таблице те же.".to_owned(),
            _ => format!(
                "После последнего изменения в таблице новых ходов: {count}. Рядом зачёркнут прежний ход."
            ),
        }
    }

    fn chart_note(&self, note: ChartNote) -> &'static str {
        match note {
            ChartNote::EarlyFirst => {
                "Сдаваться или нет, решают, пока неизвестно, есть ли у дилера блэкджек."
            }
            ChartNote::DoubleAnyCards => {
                "Где в таблице удвоение, удваивайте и три карты, и больше. Руки, которые лучше играть иначе, — среди исключений."
            }
            ChartNote::SurrenderAnyCards => {
                "Где в таблице сдаться, отказывайтесь и от трёх карт, и больше. Руки, которые лучше играть иначе, — среди исключений."
            }
            ChartNote::Rescue => {
                "Таблица не показывает, когда отказаться от удвоенной руки: когда она проиграла бы больше половины удвоенной ставки. Тренер за столом подскажет."
            }
            ChartNote::NoCharlieAfterSplit => {
                "Разделённые руки не выигрывают числом карт. Таблица и исключения — для рук, которые не разделяли."
            }
        }
    }

    fn outlined(&self, hand: &str, up: &str) -> String {
        format!("В рамке — ваша рука на столе: {hand} против {up}.")
    }

    fn close_hands(&self, count: usize, bets: &str) -> String {
        format!("Рук, где лучший ход выгоднее второго менее чем на {bets} ставки: {count}.")
    }

    fn mistakes_kept(&self, count: usize) -> String {
        format!("Рук, в которых вы недавно ошиблись: {count}.")
    }
}

//! Russian.

use super::SideBetWords;
use crate::blackjack::side_bet::{Class, SideBet};
use crate::text::russian::Russian;

impl SideBetWords for Russian {
    fn side_bet(&self, bet: SideBet) -> &'static str {
        match bet {
            SideBet::TwentyOnePlusThree => "21+3",
            SideBet::PerfectPairs => "Идеальные пары",
            SideBet::LuckyLadies => "Счастливые дамы",
            SideBet::BustIt => "Перебор дилера",
            SideBet::HotThree => "Горячая тройка",
        }
    }

    fn side_bet_wins(&self, bet: SideBet) -> &'static str {
        match bet {
            SideBet::TwentyOnePlusThree => {
                "Выигрывает, если ваши первые две карты и открытая карта дилера составят флеш, стрит или тройку."
            }
            SideBet::PerfectPairs => "Выигрывает, если ваши первые две карты одного достоинства.",
            SideBet::LuckyLadies => "Выигрывает, если ваши первые две карты дают в сумме 20.",
            SideBet::BustIt => {
                "Выигрывает, если у дилера перебор, и платит тем больше, чем больше у него карт. Дилер берёт карты, даже если ваши руки уже сыграны."
            }
            SideBet::HotThree => {
                "Выигрывает, если ваши первые две карты и открытая карта дилера дают в сумме 19, 20 или 21."
            }
        }
    }

    fn side_bet_class(&self, class: Class) -> &'static str {
        match class {
            Class::SuitedThreeOfAKind => "Тройка одной масти",
            Class::StraightFlush => "Стрит-флеш",
            Class::ThreeOfAKind => "Тройка",
            Class::Straight => "Стрит",
            Class::Flush => "Флеш",
            Class::PerfectPair => "Идеальная пара",
            Class::ColouredPair => "Пара одного цвета",
            Class::MixedPair => "Смешанная пара",
            Class::QueensOfHeartsWithNatural => "Две дамы червей при блэкджеке дилера",
            Class::QueensOfHearts => "Две дамы червей",
            Class::MatchedTwenty => "20 из двух одинаковых карт",
            Class::SuitedTwenty => "20 одной масти",
            Class::AnyTwenty => "Другие 20",
            Class::PlayerNatural => "У вас блэкджек",
            Class::BustWithThree => "Перебор на трёх картах",
            Class::BustWithFour => "Перебор на четырёх картах",
            Class::BustWithFive => "Перебор на пяти картах",
            Class::BustWithSix => "Перебор на шести картах",
            Class::BustWithSeven => "Перебор на семи картах",
            Class::BustWithEight => "Перебор на восьми картах и более",
            Class::ThreeSevens => "Три семёрки",
            Class::SuitedTwentyOne => "21 одной масти",
            Class::TwentyOne => "Другие 21",
            Class::Twenty => "Сумма 20",
            Class::Nineteen => "Сумма 19",
        }
    }

    fn odds_to_one(&self, pays: u16) -> String {
        match pays {
            0 => "Ставка возвращается".to_owned(),
            _ => format!("{pays} к 1"),
        }
    }
}

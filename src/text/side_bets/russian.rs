//! Russian.

use super::SideBetWords;
use crate::blackjack::Bet;
use crate::blackjack::side_bet::{Class, SideBet};
use crate::core::Chips;
use crate::text::Words as _;
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

    fn side_bets(&self) -> &'static str {
        "Дополнительные ставки"
    }

    fn chips_on_side_bet(&self, bet: SideBet) -> String {
        format!("{}: фишек у каждой руки", self.side_bet(bet))
    }

    fn pays_of_side_bet(&self, bet: SideBet) -> String {
        format!("{}: выплаты", self.side_bet(bet))
    }

    fn no_side_bet(&self) -> &'static str {
        "нет"
    }

    fn side_bet_worth(&self, percent: f64) -> String {
        let size = format!("{:.2}", percent.abs()).replace('.', ",");
        if percent < 0.0 {
            format!("сейчас −{size} %")
        } else {
            format!("сейчас +{size} %")
        }
    }

    fn side_bet_is(&self, bet: SideBet, chips: Bet) -> String {
        format!("{}: {} у каждой руки.", self.side_bet(bet), chips.number())
    }

    fn side_bet_won(&self, bet: SideBet, class: Class, won: Chips) -> String {
        let (bet, class) = (self.side_bet(bet), self.side_bet_class(class));
        if won == Chips::NONE {
            format!("{bet}: {class}, ставка возвращается.")
        } else {
            format!("{bet}: {class}, +{}.", self.in_digits(won))
        }
    }

    fn side_bet_won_in_all(&self, bet: SideBet, won: Chips) -> String {
        let bet = self.side_bet(bet);
        if won == Chips::NONE {
            format!("{bet}: ставка возвращается.")
        } else {
            format!("{bet}: +{}.", self.in_digits(won))
        }
    }

    fn side_bets_gone(&self) -> &'static str {
        "Дополнительных ставок нет."
    }

    fn fewer_bets(&self) -> &'static str {
        "Фишек на все ставки не хватает: часть их в следующем раунде убрана."
    }

    fn side_bet_ended(&self, bet: SideBet, class: Option<Class>) -> String {
        let ended = class.map_or("проиграна", |class| self.side_bet_class(class));
        [self.side_bet(bet), ": ", ended].concat()
    }

    fn side_bets_lost(&self, lost: Chips) -> String {
        format!(
            "Проиграно на дополнительных ставках: {}.",
            self.in_digits(lost)
        )
    }
}

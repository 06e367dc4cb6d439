//! The coach in Russian.

use super::CoachWords;
use crate::coach::{HandKind, Play};
use crate::text::language::Language;
use crate::text::russian::Russian;
use crate::text::words;

impl CoachWords for Russian {
    fn point(&self) -> &'static str {
        ","
    }

    fn play(&self, play: Play) -> &'static str {
        match play {
            Play::Stand => words(Language::Russian).stand(),
            Play::Hit => words(Language::Russian).hit(),
            Play::Double => "Удвоить",
            Play::Split => "Разделить",
            Play::Surrender => "Сдаться",
        }
    }

    fn best_by(&self, play: &str, by: &str) -> String {
        format!("Лучший ход: «{play}», перевес {by} ставки.")
    }

    fn equal(&self, one: &str, other: &str) -> String {
        format!("«{one}» и «{other}» равноценны с точностью до тысячной ставки.")
    }

    fn only(&self, play: &str) -> String {
        format!("Остаётся только «{play}».")
    }

    fn was_best(&self, play: &str) -> String {
        format!("«{play}» — лучший ход.")
    }

    fn cost(&self, play: &str, cost: &str, best: &str) -> String {
        format!("«{play}» стоило {cost} ставки: лучше было «{best}».")
    }

    fn worth(&self, play: &str, value: &str) -> String {
        format!("{play} {value}")
    }

    fn unit(&self) -> &'static str {
        "В ставках: +1 — выигрыш, −1 — проигрыш. Точно для карт, которых вы ещё не видели."
    }

    fn score(&self, decisions: u32, cost: &str) -> String {
        format!("Оценено решений за этот визит: {decisions}, их общая цена — {cost} ставки.")
    }

    fn cannot_work(&self) -> &'static str {
        "Тренер здесь не работает: браузер не даёт ему фонового потока (Web Worker)."
    }

    fn hands(&self, hands: HandKind) -> String {
        match hands {
            HandKind::Hard(total) => total.to_string(),
            HandKind::Soft(total) => format!("мягкие {total}"),
            HandKind::Pair(value) => format!("{value}, {value}"),
        }
    }

    fn exceptions(&self, count: usize) -> String {
        format!("Исключения, зависящие от состава руки: {count}")
    }

    fn exception(&self, cards: &str, up: &str, best: &str, cost: &str) -> String {
        format!("{cards} против {up}: «{best}», лучше на {cost}")
    }
}

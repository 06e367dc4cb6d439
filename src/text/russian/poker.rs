//! Слова дро-покера

use super::super::poker::PokerWords;
use super::super::story::listed;
use super::super::{Held, named_by, pack_card};
use super::grammar::{Form, Noun, Plural, counted, name, named, small};
use super::{Russian, SHARER, left};
use crate::core::{Category, DeckTooShort, HandRank, Jokers, NotAHand, PackCard, WildHand};
use crate::poker::duel::Opponents;
use crate::poker::{Character, Decision, Part, Refusal};
use crate::table::Verdict;

impl PokerWords for Russian {
    fn their_solo(&self, swaps: &[usize], best: WildHand) -> String {
        let swaps = match swaps {
            [] => "без обмена".to_owned(),
            swaps => format!(
                "карт обменено\u{a0}— {}",
                listed(swaps, |count| count.to_string(), ", ", ", ")
            ),
        };
        let best = small(&self.called(&best));
        format!("{SHARER}: {swaps}. Лучшая комбинация\u{a0}— {best}.")
    }

    fn hand(&self, rank: HandRank) -> String {
        let [first, second] = named_by(rank);
        let category = self.category(rank.category());
        match rank.category() {
            Category::HighCard => format!("{category}: {}", name(first, Form::Nominative)),
            Category::OnePair
            | Category::ThreeOfAKind
            | Category::FourOfAKind
            | Category::FiveOfAKind => {
                format!("{category} {}", name(first, Form::OfMany))
            }
            Category::TwoPair | Category::FullHouse => {
                let [first, second] = [first, second].map(|rank| name(rank, Form::Many));
                format!("{category}: {first} и {second}")
            }
            Category::Straight | Category::Flush | Category::StraightFlush => {
                format!("{category} до {}", name(first, Form::Genitive))
            }
            Category::RoyalFlush => category.to_owned(),
        }
    }

    fn wild_royal(&self) -> &'static str {
        "Роял-флеш с джокером"
    }

    fn category(&self, category: Category) -> &'static str {
        match category {
            Category::HighCard => "Старшая карта",
            Category::OnePair => "Пара",
            Category::TwoPair => "Две пары",
            Category::ThreeOfAKind => "Тройка",
            Category::Straight => "Стрит",
            Category::Flush => "Флеш",
            Category::FullHouse => "Фулл-хаус",
            Category::FourOfAKind => "Каре",
            Category::StraightFlush => "Стрит-флеш",
            Category::FiveOfAKind => "Покер",
            Category::RoyalFlush => "Роял-флеш",
        }
    }

    fn best_hand(&self, best: WildHand) -> String {
        format!("Лучшая комбинация\u{a0}— {}.", small(&self.called(&best)))
    }

    fn marked(&self, count: usize) -> String {
        let marked = match Plural::of(count) {
            Plural::One => "Отмечена ",
            Plural::Few | Plural::Many => "Отмечено ",
        };
        format!("{marked}{}.", self.cards(count))
    }

    fn card_marked(&self, card: PackCard, is_marked: bool, count: usize) -> String {
        // Without a verb, which would have to agree with the card.
        let card = small(&pack_card(**self, card));
        let marked = if is_marked {
            "Отмечено"
        } else {
            "Отметка снята"
        };
        match count {
            0 => format!("{marked}: {card}. Отмеченных карт нет."),
            count => format!("{marked}: {card}. Всего отмечено: {count}."),
        }
    }

    fn you_hold_as(&self, hand: WildHand, rank: &str) -> String {
        let cards = self.held(&hand.each());
        format!("У вас {cards}. {rank}.")
    }

    fn you_swap(&self, count: usize) -> String {
        let cards = counted(count, CHANGED);
        format!("Вы меняете {cards}.")
    }

    fn marked_cards(&self, cards: &[Held]) -> String {
        format!("Для обмена отмечено: {}.", self.held(cards))
    }

    fn best_cards(&self, best: WildHand) -> String {
        format!("Её карты: {}.", self.held(&best.each()))
    }

    fn made(&self, counts: &[(Category, usize)]) -> String {
        let times = |(category, times)| {
            let times = counted(times, ["раз", "раза", "раз"]);
            format!("{} {times}", small(Russian.category(category)))
        };
        format!(
            "Собранные комбинации: {}.",
            listed(counts, times, ", ", ", ")
        )
    }

    fn refusal(&self, why: &Refusal) -> String {
        match why {
            Refusal::RoundOver => "Раунд уже окончен.".to_owned(),
            Refusal::NothingMarked => {
                "Отметьте карты, которые хотите обменять, и нажмите «Обмен».".to_owned()
            }
            Refusal::TooFewLeft(DeckTooShort { left, wanted }) => format!(
                "Вы отметили {}, а в колоде {}: можно обменять не больше {left}.",
                counted(*wanted, CHANGED),
                self::left(*left)
            ),
            Refusal::SpoiltDeck(NotAHand::NotFive { cards }) => {
                format!("В покерной комбинации пять карт, а здесь {cards}.")
            }
            Refusal::SpoiltDeck(NotAHand::Twice { card }) => {
                format!("В колоде дважды {}.", named(*card, Form::Nominative))
            }
            Refusal::SpoiltDeck(NotAHand::JokerTwice { .. }) => {
                "В колоде дважды один и тот же джокер.".to_owned()
            }
            Refusal::SpoiltDeck(NotAHand::NotACard(error)) => {
                format!("Нет такой карты: «{}».", error.code)
            }
            Refusal::NotNow => "Сейчас так ходить нельзя.".to_owned(),
            Refusal::OtherStacks => "Эти стеки не подходят к правилам стола.".to_owned(),
        }
    }

    fn jokers(&self, jokers: Jokers) -> &'static str {
        match jokers {
            Jokers::None => "Без джокеров",
            Jokers::One => "Один джокер",
            Jokers::Two => "Два джокера",
        }
    }

    fn character(&self, character: Character) -> &'static str {
        match character {
            Character::Rule => "Теоретик",
            Character::Chaser => "Охотник",
            Character::Rock => "Скала",
            Character::Odds => "Математик",
        }
    }

    fn manner(&self, character: Character) -> &'static str {
        match character {
            Character::Rule => "держит пару и всё, что старше, на чудо не надеется",
            Character::Chaser => "гонится за флешами и стритами",
            Character::Rock => "верит в старшие карты и часто ничего не меняет",
            Character::Odds => "просчитывает все варианты, прежде чем сбросить",
        }
    }

    fn at_the_table(&self, opponents: Opponents) -> String {
        let seated: Vec<Character> = opponents.each().collect();
        let name = |character| Russian.character(character).to_owned();
        format!("За столом с вами: {}.", listed(&seated, name, ", ", " и "))
    }

    fn swapped(&self, count: usize) -> String {
        match count {
            0 => "без обмена".to_owned(),
            count => format!("обмен: {count}"),
        }
    }

    fn they_swap(&self, character: Character, count: usize) -> String {
        let who = self.character(character);
        match count {
            0 => format!("{who} ничего не меняет."),
            count => format!("{who} меняет {}.", counted(count, CHANGED)),
        }
    }

    fn they_hold(&self, character: Character, hand: WildHand) -> String {
        let (who, cards) = (self.character(character), self.held(&hand.each()));
        format!("{who} показывает: {cards}. {}.", self.called(&hand))
    }

    fn duel_result(&self, verdict: Verdict, rival: Character) -> String {
        match verdict {
            Verdict::Won => "Вы выиграли.".to_owned(),
            Verdict::Drawn => {
                let rival = match rival {
                    Character::Rule => "с Теоретиком",
                    Character::Chaser => "с Охотником",
                    Character::Rock => "со Скалой",
                    Character::Odds => "с Математиком",
                };
                format!("Ничья {rival}.")
            }
            Verdict::Lost => format!("{} выигрывает.", self.character(rival)),
        }
    }

    fn compared(&self, player: HandRank, other: HandRank) -> String {
        let (yours, theirs) = (small(&self.hand(player)), small(&self.hand(other)));
        let decides = match Decision::between(player, other) {
            Decision::Tie => "Комбинации равны".to_owned(),
            Decision::Category => "Решает комбинация".to_owned(),
            Decision::Rank {
                part,
                better,
                worse,
            } => {
                let over = || {
                    let worse = name(worse, Form::Genitive);
                    format!(", {} против {worse}", name(better, Form::Nominative))
                };
                match part {
                    Part::Five => "Решает старший покер".to_owned(),
                    Part::Four => "Решает старшее каре".to_owned(),
                    Part::Three => "Решает старшая тройка".to_owned(),
                    Part::Pair => "Решает старшая пара".to_owned(),
                    Part::HigherPair => "Решает старшая из двух пар".to_owned(),
                    Part::LowerPair => "Решает младшая из двух пар".to_owned(),
                    Part::Top | Part::Card(1) => "Решает старшая карта".to_owned(),
                    Part::Card(number) => format!("Решает {number}-я карта{}", over()),
                    Part::Kicker { of: 1, .. } => format!("Решает кикер{}", over()),
                    Part::Kicker { number, .. } => format!("Решает {number}-й кикер{}", over()),
                }
            }
        };
        format!("У вас {yours}; у соперника {theirs}. {decides}.")
    }

    fn their_duel(&self, swapped: usize, hand: WildHand, verdict: Verdict) -> String {
        let ended = match verdict {
            Verdict::Won => "победа",
            Verdict::Drawn => "ничья",
            Verdict::Lost => "проигрыш",
        };
        let swapped = match swapped {
            0 => self.swapped(0),
            count => format!("карт обменено\u{a0}— {count}"),
        };
        let hand = small(&self.called(&hand));
        format!("{SHARER}: {swapped}. Итог\u{a0}— {hand}, {ended}.")
    }
}

/// Cards that are changed or marked.
const CHANGED: Noun = ["карту", "карты", "карт"];

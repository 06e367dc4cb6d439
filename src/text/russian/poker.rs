//! Слова дро-покера

use super::super::fill::{listed, say};
use super::super::poker::PokerWords;
use super::super::{Held, Words as _, named_by};
use super::grammar::{Form, Noun, Plural, counted, name, named, small};
use super::{Russian, left};
use crate::core::{Category, DeckTooShort, HandRank, Joker, Jokers, NotAHand, PackCard, WildHand};
use crate::poker::duel::Opponents;
use crate::poker::{Character, Decision, Part, Refusal};
use crate::table::Verdict;

impl PokerWords for Russian {
    fn their_solo(&self, swaps: &[usize], best: HandRank) -> String {
        let swaps = match swaps {
            [] => say!("без обмена"),
            swaps => say!(
                "обмены: {}",
                listed(swaps, |count| count.to_string(), ", ", ", ")
            ),
        };
        let best = small(&self.hand(best));
        say!("Игрок до вас: {}; лучшая рука: {}.", swaps, best)
    }

    fn solo_intro(&self) -> &'static str {
        "Меняйте сколько угодно карт и сколько угодно раз, \
         собирая лучшие комбинации, пока не кончится колода."
    }

    fn hand(&self, rank: HandRank) -> String {
        let [first, second] = named_by(rank);
        let category = self.category(rank.category());
        match rank.category() {
            Category::HighCard => say!("{} — {}", category, name(first, Form::Nominative)),
            Category::OnePair
            | Category::ThreeOfAKind
            | Category::FourOfAKind
            | Category::FiveOfAKind => {
                say!("{} {}", category, name(first, Form::OfMany))
            }
            Category::TwoPair | Category::FullHouse => {
                let [first, second] = [first, second].map(|rank| name(rank, Form::Many));
                say!("{}, {} и {}", category, first, second)
            }
            Category::Straight | Category::Flush | Category::StraightFlush => {
                say!("{} до {}", category, name(first, Form::Genitive))
            }
            Category::RoyalFlush => say!(category),
        }
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

    fn hands_made(&self) -> &'static str {
        "Собранные комбинации"
    }

    fn best_hand(&self, best: WildHand) -> String {
        say!("Лучшая комбинация: {}.", small(&self.hand(best.rank())))
    }

    fn flag(&self) -> &'static str {
        "обмен"
    }

    fn choose_cards(&self) -> &'static str {
        "Выберите карты для обмена."
    }

    fn marked(&self, count: usize) -> String {
        let marked = match Plural::of(count) {
            Plural::One => "Отмечена ",
            Plural::Few | Plural::Many => "Отмечено ",
        };
        say!("{}{}.", marked, self.cards(count))
    }

    fn you_hold(&self, hand: WildHand) -> String {
        let (cards, rank) = (self.held(&hand.each()), small(&self.hand(hand.rank())));
        say!("У вас {}: {}.", cards, rank)
    }

    fn you_swap(&self, count: usize) -> String {
        let cards = counted(count, CHANGED);
        say!("Вы меняете {}.", cards)
    }

    fn round_over(&self) -> &'static str {
        "Раунд окончен."
    }

    fn marked_cards(&self, cards: &[Held]) -> String {
        say!("Для обмена отмечено: {}.", self.held(cards))
    }

    fn best_cards(&self, best: WildHand) -> String {
        say!("Её карты: {}.", self.held(&best.each()))
    }

    fn made(&self, counts: &[(Category, usize)]) -> String {
        let times = |(category, times)| {
            let times = counted(times, ["раз", "раза", "раз"]);
            say!("{} {}", small(Russian.category(category)), times)
        };
        say!(
            "Собранные комбинации: {}.",
            listed(counts, times, ", ", ", ")
        )
    }

    fn refusal(&self, why: &Refusal) -> String {
        match why {
            Refusal::RoundOver => say!("Раунд уже окончен."),
            Refusal::NothingMarked => {
                say!("Отметьте карты, которые хотите обменять, и нажмите «Обмен».")
            }
            Refusal::TooFewLeft(DeckTooShort { left, wanted }) => say!(
                "Вы отметили {}, а в колоде {}: отметьте не больше.",
                counted(*wanted, CHANGED),
                self::left(*left)
            ),
            Refusal::SpoiltDeck(NotAHand::NotFive { cards }) => {
                say!("В покере на руках пять карт, а здесь {}.", *cards)
            }
            Refusal::SpoiltDeck(NotAHand::Twice { card }) => {
                say!("В колоде дважды {}.", named(*card, Form::Nominative))
            }
            Refusal::SpoiltDeck(NotAHand::JokerTwice { .. }) => {
                say!("В колоде дважды один и тот же джокер.")
            }
            Refusal::SpoiltDeck(NotAHand::NotACard(error)) => {
                say!("Нет такой карты: «{}».", error.code.clone())
            }
        }
    }

    fn joker(&self, joker: Joker) -> &'static str {
        match joker {
            Joker::First => "Красный джокер",
            Joker::Second => "Чёрный джокер",
        }
    }

    fn held(&self, cards: &[Held]) -> String {
        let name = |(card, plays_as)| match card {
            PackCard::Natural(card) => named(card, Form::Nominative),
            PackCard::Joker(joker) => {
                let joker = small(Russian.joker(joker));
                say!("{} как {}", joker, named(plays_as, Form::Nominative))
            }
        };
        listed(cards, name, ", ", " и ")
    }

    fn jokers(&self, jokers: Jokers) -> &'static str {
        match jokers {
            Jokers::None => "Без джокеров",
            Jokers::One => "Один джокер",
            Jokers::Two => "Два джокера",
        }
    }

    fn duel_intro(&self) -> &'static str {
        "Каждому сдают пять карт, каждый меняет один раз. Чтобы выиграть, побейте все руки за столом."
    }

    fn character(&self, character: Character) -> &'static str {
        match character {
            Character::Rule => "Правило",
            Character::Chaser => "Ловец",
            Character::Rock => "Скала",
            Character::Odds => "Расчёт",
        }
    }

    fn manner(&self, character: Character) -> &'static str {
        match character {
            Character::Rule => "оставляет пары и лучше, на чудо не надеется",
            Character::Chaser => "гонится за флешами и стритами",
            Character::Rock => "верит старшим картам и часто ничего не меняет",
            Character::Odds => "считает все варианты, прежде чем сбросить",
        }
    }

    fn at_the_table(&self, opponents: Opponents) -> String {
        let seated: Vec<Character> = opponents.each().collect();
        let name = |character| say!(Russian.character(character));
        say!("За столом с вами: {}.", listed(&seated, name, ", ", " и "))
    }

    fn swapped(&self, count: usize) -> String {
        match count {
            0 => say!("без обмена"),
            count => say!("обмен: {}", count),
        }
    }

    fn you_stand_pat(&self) -> &'static str {
        "Вы ничего не меняете."
    }

    fn they_swap(&self, character: Character, count: usize) -> String {
        let who = self.character(character);
        match count {
            0 => say!("{} ничего не меняет.", who),
            count => say!("{} меняет {}.", who, counted(count, CHANGED)),
        }
    }

    fn they_hold(&self, character: Character, hand: WildHand) -> String {
        let (who, cards) = (self.character(character), self.held(&hand.each()));
        say!("{} показывает: {}. {}.", who, cards, self.hand(hand.rank()))
    }

    fn duel_result(&self, verdict: Verdict, rival: Character) -> String {
        match verdict {
            Verdict::Won => say!("Вы выиграли."),
            Verdict::Drawn => {
                let rival = match rival {
                    Character::Rule => "с Правилом",
                    Character::Chaser => "с Ловцом",
                    Character::Rock => "со Скалой",
                    Character::Odds => "с Расчётом",
                };
                say!("Ничья {}.", rival)
            }
            Verdict::Lost => say!("{} выигрывает.", self.character(rival)),
        }
    }

    fn compared(&self, player: HandRank, other: HandRank) -> String {
        let (yours, theirs) = (small(&self.hand(player)), small(&self.hand(other)));
        let decides = match Decision::between(player, other) {
            Decision::Tie => say!("поровну"),
            Decision::Category => say!("старшая комбинация выигрывает"),
            Decision::Rank {
                part,
                better,
                worse,
            } => {
                let over = || {
                    let worse = name(worse, Form::Genitive);
                    say!(", {} против {}", name(better, Form::Nominative), worse)
                };
                match part {
                    Part::Five => say!("решает старший покер"),
                    Part::Four => say!("решает старшее каре"),
                    Part::Three => say!("решает старшая тройка"),
                    Part::Pair => say!("решает старшая пара"),
                    Part::HigherPair => say!("решает первая пара"),
                    Part::LowerPair => say!("решает вторая пара"),
                    Part::Top | Part::Card(1) => say!("решает старшая карта"),
                    Part::Card(number) => say!("решает {}-я карта{}", number, over()),
                    Part::Kicker { of: 1, .. } => say!("решает кикер{}", over()),
                    Part::Kicker { number, .. } => say!("решает {}-й кикер{}", number, over()),
                }
            }
        };
        say!("У вас {}, у соперника {}: {}.", yours, theirs, decides)
    }

    fn their_duel(&self, swapped: usize, hand: HandRank, verdict: Verdict) -> String {
        let ended = match verdict {
            Verdict::Won => "победа",
            Verdict::Drawn => "ничья",
            Verdict::Lost => "проигрыш",
        };
        let (swapped, hand) = (self.swapped(swapped), small(&self.hand(hand)));
        say!("Игрок до вас: {}; {}, {}.", swapped, hand, ended)
    }
}

/// Cards that are changed or marked.
const CHANGED: Noun = ["карту", "карты", "карт"];

//! ドローポーカーの言葉

use super::super::fill::{listed, say};
use super::super::poker::PokerWords;
use super::super::{Held, Words as _, index, named_by};
use super::Japanese;
use crate::core::{Category, DeckTooShort, HandRank, Joker, Jokers, NotAHand, PackCard, WildHand};
use crate::poker::duel::Opponents;
use crate::poker::{Character, Decision, Part, Refusal};
use crate::table::Verdict;

impl PokerWords for Japanese {
    fn their_solo(&self, swaps: &[usize], best: HandRank) -> String {
        let swaps = match swaps {
            [] => say!("交換なし"),
            swaps => say!(
                "{}枚交換",
                listed(swaps, |count| count.to_string(), "、", "、")
            ),
        };
        say!(
            "前のプレイヤー：{}。最高の役は{}でした。",
            swaps,
            self.hand(best)
        )
    }

    fn solo_intro(&self) -> &'static str {
        "何枚でも何度でもカードを交換して、山札がなくなるまでにできるだけ強い役を作りましょう。"
    }

    fn hand(&self, rank: HandRank) -> String {
        let [first, second] = named_by(rank).map(index);
        let name = self.category(rank.category());
        match rank.category() {
            Category::HighCard
            | Category::OnePair
            | Category::ThreeOfAKind
            | Category::FourOfAKind
            | Category::FiveOfAKind => say!("{}の{}", first, name),
            Category::TwoPair | Category::FullHouse => say!("{}と{}の{}", first, second, name),
            Category::Straight | Category::Flush | Category::StraightFlush => {
                say!("{}ハイの{}", first, name)
            }
            Category::RoyalFlush => say!(name),
        }
    }

    fn category(&self, category: Category) -> &'static str {
        match category {
            Category::HighCard => "ハイカード",
            Category::OnePair => "ワンペア",
            Category::TwoPair => "ツーペア",
            Category::ThreeOfAKind => "スリーカード",
            Category::Straight => "ストレート",
            Category::Flush => "フラッシュ",
            Category::FullHouse => "フルハウス",
            Category::FourOfAKind => "フォーカード",
            Category::StraightFlush => "ストレートフラッシュ",
            Category::FiveOfAKind => "ファイブカード",
            Category::RoyalFlush => "ロイヤルフラッシュ",
        }
    }

    fn hands_made(&self) -> &'static str {
        "できた役"
    }

    fn best_hand(&self, best: WildHand) -> String {
        say!("最高の役は{}です。", self.hand(best.rank()))
    }

    fn flag(&self) -> &'static str {
        "交換"
    }

    fn choose_cards(&self) -> &'static str {
        "交換するカードを選んでください。"
    }

    fn marked(&self, count: usize) -> String {
        say!("{}枚選んでいます。", count)
    }

    fn you_hold(&self, hand: WildHand) -> String {
        let (cards, rank) = (self.held(&hand.each()), self.hand(hand.rank()));
        say!("手札は{}で、{}です。", cards, rank)
    }

    fn you_swap(&self, count: usize) -> String {
        say!("{}枚交換しました。", count)
    }

    fn round_over(&self) -> &'static str {
        "ラウンド終了です。"
    }

    fn marked_cards(&self, cards: &[Held]) -> String {
        say!("交換に選んだカードは{}です。", self.held(cards))
    }

    fn best_cards(&self, best: WildHand) -> String {
        say!("そのカードは{}です。", self.held(&best.each()))
    }

    fn made(&self, counts: &[(Category, usize)]) -> String {
        let times = |(category, times)| say!("{}{}回", Japanese.category(category), times);
        say!("できた役は{}です。", listed(counts, times, "、", "、"))
    }

    fn refusal(&self, why: &Refusal) -> String {
        match why {
            Refusal::RoundOver => say!("ラウンドはもう終わっています。"),
            Refusal::NothingMarked => {
                say!("交換するカードを選んでから「交換」を押してください。")
            }
            Refusal::TooFewLeft(DeckTooShort { left, wanted }) => say!(
                "{}枚選びましたが、山札は残り{}枚です。交換できるのは{}枚までです。",
                *wanted,
                *left,
                *left
            ),
            Refusal::SpoiltDeck(NotAHand::NotFive { cards }) => {
                say!("手札は5枚のはずですが、{}枚あります。", *cards)
            }
            Refusal::SpoiltDeck(NotAHand::Twice { card }) => {
                say!("山札に{}が2枚ありました。", self.card(*card))
            }
            Refusal::SpoiltDeck(NotAHand::JokerTwice { .. }) => {
                say!("山札に同じジョーカーが2枚ありました。")
            }
            Refusal::SpoiltDeck(NotAHand::NotACard(error)) => {
                say!("「{}」というカードはありません。", error.code.clone())
            }
        }
    }

    fn joker(&self, joker: Joker) -> &'static str {
        match joker {
            Joker::First => "赤のジョーカー",
            Joker::Second => "黒のジョーカー",
        }
    }

    fn held(&self, cards: &[Held]) -> String {
        let name = |(card, plays_as)| match card {
            PackCard::Natural(card) => Japanese.card(card),
            PackCard::Joker(joker) => {
                say!("{}扱いの{}", Japanese.card(plays_as), Japanese.joker(joker))
            }
        };
        let last = if cards.len() == 2 { "と" } else { "、" };
        listed(cards, name, "、", last)
    }

    fn jokers(&self, jokers: Jokers) -> &'static str {
        match jokers {
            Jokers::None => "ジョーカーなし",
            Jokers::One => "ジョーカー1枚",
            Jokers::Two => "ジョーカー2枚",
        }
    }

    fn duel_intro(&self) -> &'static str {
        "全員に5枚ずつ配り、1回だけ交換します。テーブルの全員に勝てばあなたの勝ちです。"
    }

    fn character(&self, character: Character) -> &'static str {
        match character {
            Character::Rule => "定石",
            Character::Chaser => "追っかけ",
            Character::Rock => "石橋",
            Character::Odds => "確率",
        }
    }

    fn manner(&self, character: Character) -> &'static str {
        match character {
            Character::Rule => "ペア以上を残し、欲張らない",
            Character::Chaser => "フラッシュとストレートを追いかける",
            Character::Rock => "高いカードを信じ、あまり交換しない",
            Character::Odds => "すべての引き方を数えてから捨てる",
        }
    }

    fn at_the_table(&self, opponents: Opponents) -> String {
        let seated: Vec<Character> = opponents.each().collect();
        let name = |character| say!("「{}」", Japanese.character(character));
        say!("対戦相手は{}です。", listed(&seated, name, "", ""))
    }

    fn swapped(&self, count: usize) -> String {
        match count {
            0 => say!(self.stand_pat()),
            count => say!("{}枚交換", count),
        }
    }

    fn you_stand_pat(&self) -> &'static str {
        "あなたは交換しませんでした。"
    }

    fn they_swap(&self, character: Character, count: usize) -> String {
        let who = self.character(character);
        match count {
            0 => say!("「{}」は交換しませんでした。", who),
            count => say!("「{}」は{}枚交換しました。", who, count),
        }
    }

    fn they_hold(&self, character: Character, hand: WildHand) -> String {
        let (who, cards) = (self.character(character), self.held(&hand.each()));
        say!(
            "「{}」の手札は{}で、{}です。",
            who,
            cards,
            self.hand(hand.rank())
        )
    }

    fn duel_result(&self, verdict: Verdict, rival: Character) -> String {
        match verdict {
            Verdict::Won => say!("あなたの勝ちです。"),
            Verdict::Drawn => say!("「{}」と引き分けです。", self.character(rival)),
            Verdict::Lost => say!("「{}」の勝ちです。", self.character(rival)),
        }
    }

    fn compared(&self, player: HandRank, other: HandRank) -> String {
        let decides = match Decision::between(player, other) {
            Decision::Tie => say!("強さは同じです"),
            Decision::Category => say!("強いほうの役が勝ちます"),
            Decision::Rank {
                part,
                better,
                worse,
            } => {
                let over = || say!("（{}対{}）", index(better), index(worse));
                let decides = match part {
                    Part::Five | Part::Four | Part::Three => say!("組になったカードの強さ"),
                    Part::Pair => say!("ペアの強さ"),
                    Part::HigherPair => say!("1つ目のペア"),
                    Part::LowerPair => say!("2つ目のペア"),
                    Part::Top | Part::Card(1) => say!("一番強いカード"),
                    Part::Card(number) => say!("{}枚目のカード{}", number, over()),
                    Part::Kicker { of: 1, .. } => say!("キッカー{}", over()),
                    Part::Kicker { number, .. } => say!("{}枚目のキッカー{}", number, over()),
                };
                say!("{}で決まりました", decides)
            }
        };
        say!("{}対{}。{}。", self.hand(player), self.hand(other), decides)
    }

    fn their_duel(&self, swapped: usize, hand: HandRank, verdict: Verdict) -> String {
        let ended = match verdict {
            Verdict::Won => "勝ち",
            Verdict::Drawn => "引き分け",
            Verdict::Lost => "負け",
        };
        say!(
            "前のプレイヤー：{}。{}で{}でした。",
            self.swapped(swapped),
            self.hand(hand),
            ended
        )
    }
}

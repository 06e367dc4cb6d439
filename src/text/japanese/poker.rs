//! ドローポーカーの言葉

use super::super::poker::PokerWords;
use super::super::story::listed;
use super::super::{Held, index, named_by, pack_card};
use super::{Japanese, SHARER};
use crate::core::{Category, DeckTooShort, HandRank, Jokers, NotAHand, PackCard, WildHand};
use crate::poker::duel::Opponents;
use crate::poker::{Character, Decision, Part, Refusal};
use crate::table::Verdict;

impl PokerWords for Japanese {
    fn their_solo(&self, swaps: &[usize], best: WildHand) -> String {
        let swaps = match swaps {
            [] => "交換なし".to_owned(),
            [only] => format!("{only}枚交換"),
            swaps => format!(
                "{}の順に交換",
                listed(swaps, |count| format!("{count}枚"), "→", "→")
            ),
        };
        format!(
            "{SHARER}：{swaps}。最高の役は{}でした。",
            self.called(&best)
        )
    }

    fn hand(&self, rank: HandRank) -> String {
        let [first, second] = named_by(rank).map(index);
        let name = self.category(rank.category());
        match rank.category() {
            Category::HighCard => format!("{first}ハイ"),
            Category::OnePair
            | Category::ThreeOfAKind
            | Category::FourOfAKind
            | Category::FiveOfAKind => format!("{first}の{name}"),
            Category::TwoPair => format!("{first}と{second}の{name}"),
            Category::FullHouse => format!("{first}の{name}（{second}のペア）"),
            Category::Straight | Category::Flush | Category::StraightFlush => {
                format!("{first}ハイの{name}")
            }
            Category::RoyalFlush => name.to_owned(),
        }
    }

    fn wild_royal(&self) -> &'static str {
        "ジョーカー入りロイヤルフラッシュ"
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

    fn best_hand(&self, best: WildHand) -> String {
        format!("最高の役は{}です。", self.called(&best))
    }

    fn marked(&self, count: usize) -> String {
        format!("{count}枚選んでいます。")
    }

    fn card_marked(&self, card: PackCard, is_marked: bool, count: usize) -> String {
        let card = pack_card(**self, card);
        let marked = if is_marked {
            "を選びました"
        } else {
            "の選択を外しました"
        };
        match count {
            0 => format!("{card}{marked}。選んでいるカードはありません。"),
            count => format!("{card}{marked}。{}", self.marked(count)),
        }
    }

    fn you_hold_as(&self, hand: WildHand, rank: &str) -> String {
        let cards = self.held(&hand.each());
        format!("手札は{cards}で、{rank}です。")
    }

    fn you_swap(&self, count: usize) -> String {
        format!("{count}枚交換しました。")
    }

    fn marked_cards(&self, cards: &[Held]) -> String {
        format!("交換に選んだカードは{}です。", self.held(cards))
    }

    fn best_cards(&self, best: WildHand) -> String {
        format!("そのカードは{}です。", self.held(&best.each()))
    }

    fn made(&self, counts: &[(Category, usize)]) -> String {
        let times = |(category, times)| format!("{}{times}回", Japanese.category(category));
        format!("できた役は{}です。", listed(counts, times, "、", "、"))
    }

    fn refusal(&self, why: &Refusal) -> String {
        match why {
            Refusal::RoundOver => "ラウンドはもう終わっています。".to_owned(),
            Refusal::NothingMarked => {
                "交換するカードを選んでから「交換」を押してください。".to_owned()
            }
            Refusal::TooFewLeft(DeckTooShort { left, wanted }) => format!(
                "{wanted}枚選びましたが、山札は残り{left}枚です。交換できるのは{left}枚までです。"
            ),
            Refusal::SpoiltDeck(NotAHand::NotFive { cards }) => {
                format!("手札は5枚のはずですが、{cards}枚あります。")
            }
            Refusal::SpoiltDeck(NotAHand::Twice { card }) => {
                format!("山札に{}が2枚ありました。", self.card(*card))
            }
            Refusal::SpoiltDeck(NotAHand::JokerTwice { .. }) => {
                "山札に同じジョーカーが2枚ありました。".to_owned()
            }
            Refusal::SpoiltDeck(NotAHand::NotACard(error)) => {
                format!("「{}」というカードはありません。", error.code)
            }
            Refusal::NotNow => "今はその操作はできません。".to_owned(),
            Refusal::OtherStacks => "チップの数がこのテーブルのルールに合いません。".to_owned(),
        }
    }

    fn jokers(&self, jokers: Jokers) -> &'static str {
        match jokers {
            Jokers::None => "ジョーカーなし",
            Jokers::One => "ジョーカー1枚",
            Jokers::Two => "ジョーカー2枚",
        }
    }

    fn character(&self, character: Character) -> &'static str {
        match character {
            Character::Rule => "セオリー",
            Character::Chaser => "チェイサー",
            Character::Rock => "ロック",
            Character::Odds => "オッズ",
        }
    }

    fn manner(&self, character: Character) -> &'static str {
        match character {
            Character::Rule => "ペア以上は必ず残し、高望みはしない",
            Character::Chaser => "フラッシュとストレートを追いかける",
            Character::Rock => "強いカードを信じ、あまり交換しない",
            Character::Odds => "すべての引き方を計算してから捨てる",
        }
    }

    fn at_the_table(&self, opponents: Opponents) -> String {
        let seated: Vec<Character> = opponents.each().collect();
        let name = |character| Japanese.character(character).to_owned();
        format!("対戦相手は{}です。", listed(&seated, name, "、", "、"))
    }

    fn swapped(&self, count: usize) -> String {
        match count {
            0 => self.stand_pat().to_owned(),
            count => format!("{count}枚交換"),
        }
    }

    fn they_swap(&self, character: Character, count: usize) -> String {
        let who = self.character(character);
        match count {
            0 => format!("{who}は交換しませんでした。"),
            count => format!("{who}は{count}枚交換しました。"),
        }
    }

    fn they_hold(&self, character: Character, hand: WildHand) -> String {
        let (who, cards) = (self.character(character), self.held(&hand.each()));
        format!("{who}の手札は{cards}で、{}です。", self.called(&hand))
    }

    fn duel_result(&self, verdict: Verdict, rival: Character) -> String {
        match verdict {
            Verdict::Won => "あなたの勝ちです。".to_owned(),
            Verdict::Drawn => format!("{}と引き分けです。", self.character(rival)),
            Verdict::Lost => format!("{}の勝ちです。", self.character(rival)),
        }
    }

    fn compared(&self, player: HandRank, other: HandRank) -> String {
        let decides = match Decision::between(player, other) {
            Decision::Tie => "まったく同じ強さです".to_owned(),
            Decision::Category => "役の差で決まりました".to_owned(),
            Decision::Rank {
                part,
                better,
                worse,
            } => {
                let over = || format!("（{}対{}）", index(better), index(worse));
                let decides = match part {
                    Part::Five | Part::Four | Part::Three => "組になったカードの強さ".to_owned(),
                    Part::Pair => "ペアの強さ".to_owned(),
                    Part::HigherPair => "高いほうのペア".to_owned(),
                    Part::LowerPair => "低いほうのペア".to_owned(),
                    Part::Top | Part::Card(1) => "いちばん強いカード".to_owned(),
                    Part::Card(number) => format!("{number}枚目のカード{}", over()),
                    Part::Kicker { of: 1, .. } => format!("キッカー{}", over()),
                    Part::Kicker { number, .. } => format!("{number}枚目のキッカー{}", over()),
                };
                format!("{decides}で決まりました")
            }
        };
        format!("{}対{}。{decides}。", self.hand(player), self.hand(other))
    }

    fn their_duel(&self, swapped: usize, hand: WildHand, verdict: Verdict) -> String {
        let ended = match verdict {
            Verdict::Won => "勝ち",
            Verdict::Drawn => "引き分け",
            Verdict::Lost => "負け",
        };
        format!(
            "{SHARER}：{}。{}で{ended}でした。",
            self.swapped(swapped),
            self.called(&hand)
        )
    }
}

//! The guide to the games: a text for each language. A table shows the parts that apply to it.
//!
//! The texts are HTML files beside the page and are not compiled into the bundle. The page loads them only when the
//! player opens the guide. In each text a comment with the name of a [`Piece`] precedes that piece. `[AS]` stands for
//! the ace of spades, and `[X1:8S]` for the first joker as the eight of spades.

use std::str::FromStr;

use crate::blackjack::Preset;
use crate::core::{Card, PackCard};
use crate::poker::Character;
use crate::text::Held;

/// A part of the guide. A table shows the parts that apply to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The rules of blackjack, at every table.
    Blackjack,
    /// The rules of the blackjack table with this preset. Only presets without bets have this piece.
    Preset(Preset),
    /// The rules that all tables without bets have in common.
    NoBets,
    /// The rules of blackjack for chips.
    Chips,
    /// The rules of solo draw.
    SoloDraw,
    /// The rules of video poker.
    VideoPoker,
    /// The rules of the poker match.
    PokerMatch,
    /// The rules of the poker match with bets.
    PokerMatchChips,
    /// The rules that all opponents have in common.
    Opponents,
    /// The cards that this opponent keeps and swaps.
    Opponent(Character),
    /// The ranking of poker hands.
    Ranking,
    /// The value of a joker.
    Jokers,
    /// The rules of the deal of the day.
    Daily,
}

impl Piece {
    /// All pieces, in the order of the texts.
    pub const ALL: [Piece; 19] = [
        Piece::Blackjack,
        Piece::Preset(Preset::Classic),
        Piece::Preset(Preset::HouseWinsTies),
        Piece::Preset(Preset::Exam),
        Piece::NoBets,
        Piece::Chips,
        Piece::SoloDraw,
        Piece::VideoPoker,
        Piece::PokerMatch,
        Piece::PokerMatchChips,
        Piece::Opponents,
        Piece::Opponent(Character::Textbook),
        Piece::Opponent(Character::Chaser),
        Piece::Opponent(Character::Rock),
        Piece::Opponent(Character::Actuary),
        Piece::Opponent(Character::Mathematician),
        Piece::Ranking,
        Piece::Jokers,
        Piece::Daily,
    ];

    /// The name of the piece in the texts.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Piece::Blackjack => "blackjack",
            Piece::Preset(preset) => preset.code(),
            Piece::NoBets => "no-bets",
            Piece::Chips => "chips",
            Piece::SoloDraw => "solo",
            Piece::VideoPoker => "jacks",
            Piece::PokerMatch => "duel",
            Piece::PokerMatchChips => "duel-chips",
            Piece::Opponents => "opponents",
            Piece::Opponent(Character::Textbook) => "textbook",
            Piece::Opponent(Character::Chaser) => "chaser",
            Piece::Opponent(Character::Rock) => "rock",
            Piece::Opponent(Character::Actuary) => "actuary",
            Piece::Opponent(Character::Mathematician) => "mathematician",
            Piece::Ranking => "ranking",
            Piece::Jokers => "jokers",
            Piece::Daily => "daily",
        }
    }
}

/// The guide in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guide(String);

/// The error for a text that is not a guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAGuide;

impl Guide {
    /// The text of a piece, as HTML.
    #[must_use]
    pub fn piece(&self, piece: Piece) -> String {
        find(&self.0, piece).unwrap_or_default()
    }
}

/// Returns the lines between the comment with the name of the piece and the next comment.
fn find(text: &str, piece: Piece) -> Option<String> {
    let name = format!("<!-- {} -->", piece.code());
    let mut lines = text.lines().skip_while(|line| *line != name);
    lines.next()?;
    let lines: Vec<&str> = lines.take_while(|line| !line.starts_with("<!--")).collect();
    Some(lines.join("\n"))
}

impl FromStr for Guide {
    type Err = NotAGuide;

    /// Accepts a text only if it has every piece. A server may answer with a page of its own.
    fn from_str(text: &str) -> Result<Guide, NotAGuide> {
        let has = |piece: &Piece| find(text, *piece).is_some();
        let is_guide = Piece::ALL.iter().all(has);
        is_guide.then(|| Guide(text.to_owned())).ok_or(NotAGuide)
    }
}

/// Parses the code between brackets: a card, or a joker and the card that it plays as.
#[must_use]
pub fn shown(code: &str) -> Option<Held> {
    let (card, plays_as) = code.split_once(':').unwrap_or((code, code));
    let plays_as: Card = plays_as.parse().ok()?;
    let card: PackCard = card.parse().ok()?;
    Some((card, plays_as))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::app::route::Route;
    use crate::blackjack::rules::DEALER_STANDS_ON;
    use crate::core::{AceRule, Category, Score, WildHand};
    use crate::text::language::Language;
    use crate::text::poker::words;

    fn guide(language: Language) -> Guide {
        let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("words");
        let file = words.join(language.code()).join("guide.html");
        let text = fs::read_to_string(file).expect("a guide in each language");
        text.parse().expect("a guide")
    }

    /// The rows of cards of a piece, each with its bold text.
    fn rows(guide: &Guide, piece: Piece) -> Vec<(Vec<Held>, String)> {
        let text = guide.piece(piece);
        let rows = text.split("<div class=\"shown-cards\">").skip(1);
        let row = |row: &str| {
            let (cards, said) = row.split_once("</div>").expect("cards");
            let codes = cards.split(['[', ']']).filter(|code| !code.is_empty());
            let cards = codes.map(|code| shown(code).expect(code)).collect();
            let (_, bold) = said.split_once("<b>").expect("a name");
            let (bold, _) = bold.split_once("</b>").expect("its end");
            (cards, bold.to_owned())
        };
        rows.map(row).collect()
    }

    /// The tags of a text, in order.
    fn tags(html: &str) -> Vec<&str> {
        let tags = html.split('<').skip(1);
        tags.map(|tag| tag.split('>').next().unwrap_or_default())
            .collect()
    }

    #[test]
    fn guides_have_the_same_pieces_and_markup() {
        for language in Language::ALL {
            let guide = guide(language);
            assert_eq!(guide.0.matches("<!--").count(), Piece::ALL.len());
            let same = super::tests::guide(Language::English);
            for piece in Piece::ALL {
                assert_eq!(
                    tags(&guide.piece(piece)),
                    tags(&same.piece(piece)),
                    "{piece:?}"
                );
                let cards = |guide: &Guide| -> Vec<Vec<Held>> {
                    let rows = rows(guide, piece).into_iter();
                    rows.map(|(cards, _)| cards).collect()
                };
                assert_eq!(cards(&guide), cards(&same), "{piece:?}");
                // Every tag that a piece opens is closed in that piece.
                let mut open = vec![];
                let text = guide.piece(piece);
                for tag in tags(&text) {
                    match tag.strip_prefix('/') {
                        Some(name) => assert_eq!(open.pop(), Some(name), "{piece:?}"),
                        None => open.extend(tag.split(' ').next()),
                    }
                }
                assert!(open.is_empty(), "{piece:?}: {open:?}");
            }
        }
    }

    #[test]
    fn guide_uses_the_names_of_the_tables() {
        for language in Language::ALL {
            let (guide, words) = (guide(language), words(language));
            for piece in Piece::ALL {
                let name = match piece {
                    Piece::Blackjack => words.heading(Route::BLACKJACK),
                    Piece::Preset(preset) => words.preset(preset),
                    Piece::SoloDraw => words.heading(Route::SOLO),
                    Piece::VideoPoker => words.heading(Route::JACKS),
                    Piece::PokerMatch => words.heading(Route::DUEL),
                    Piece::Opponents => words.opponents(),
                    Piece::Opponent(character) => words.character(character),
                    Piece::Jokers => words.joker_choice(),
                    Piece::Daily => words.daily_deal(),
                    // These pieces have no name at the tables.
                    Piece::NoBets | Piece::Chips | Piece::PokerMatchChips | Piece::Ranking => {
                        continue;
                    }
                };
                let text = guide.piece(piece);
                let text = text.trim_start();
                let heading = text.split_once('>').expect("a heading").1;
                assert!(heading.starts_with(&format!("{name}</h")), "{text}");
            }
            let play = guide.piece(Piece::Blackjack);
            for label in [words.hit(), words.stand()] {
                assert!(play.contains(label), "{label}: {play}");
            }
            for game in [Piece::SoloDraw, Piece::VideoPoker, Piece::PokerMatch] {
                assert!(guide.piece(game).contains(words.swap()) || game == Piece::PokerMatch);
            }
            let poker_match = guide.piece(Piece::PokerMatch).to_lowercase();
            assert!(
                poker_match.contains(&words.stand_pat().to_lowercase()),
                "{poker_match}"
            );
        }
    }

    #[test]
    fn ranking_shows_each_category_in_descending_order() {
        for language in Language::ALL {
            let (guide, words) = (guide(language), words(language));
            let category = |(held, name): (Vec<Held>, String)| {
                let cards: Vec<PackCard> = held.iter().map(|(card, _)| *card).collect();
                let hand = WildHand::new(&cards).expect("five cards");
                assert_eq!(hand.each().to_vec(), held, "what the joker plays as");
                let category = hand.rank().category();
                assert_eq!(name, words.category(category));
                category
            };
            let categories = |piece| -> Vec<Category> {
                rows(&guide, piece).into_iter().map(category).collect()
            };
            let natural = Category::ALL.into_iter().rev();
            let natural: Vec<Category> = natural
                .filter(|category| *category != Category::FiveOfAKind)
                .collect();
            assert_eq!(categories(Piece::Ranking), natural);
            assert_eq!(categories(Piece::Jokers), [Category::FiveOfAKind]);
        }
    }

    #[test]
    fn guide_of_blackjack_agrees_with_the_rules() {
        for language in Language::ALL {
            let (guide, words) = (guide(language), words(language));
            let stands = DEALER_STANDS_ON.to_string();
            assert!(guide.piece(Piece::Blackjack).contains(&stands));
            for preset in Preset::WITHOUT_BETS {
                let rows = rows(&guide, Piece::Preset(preset));
                let scores = rows.iter().map(|(held, name)| {
                    let cards: Vec<Card> = held.iter().map(|(_, card)| *card).collect();
                    let score = Score::of(&cards, preset.rules().ace);
                    assert_eq!(*name, words.points(score));
                    (score.total(), score.is_soft(), score.is_natural())
                });
                let expected = match preset.rules().ace {
                    AceRule::One => vec![(7, false, false)],
                    AceRule::OneOrEleven => {
                        vec![(17, true, false), (17, false, false), (21, true, true)]
                    }
                };
                assert_eq!(scores.collect::<Vec<_>>(), expected);
            }
        }
    }

    #[test]
    fn invalid_guide_is_refused_as_a_whole() {
        let english = &guide(Language::English).0;
        let without = english.replacen("<!-- daily -->", "", 1);
        for text in ["", "<!doctype html>\n<html>", &without] {
            assert_eq!(text.parse::<Guide>(), Err(NotAGuide), "{text}");
        }
        for code in ["", "1S", "X1", "X1:", "AS:X1", "AS,KD"] {
            assert_eq!(shown(code), None, "{code}");
        }
    }
}

//! The check of a deal of solo draw.

use crate::check::{Check, CheckedGame, Destination, Destinations};
use crate::poker::{SoloDraw, solo_draw};

impl CheckedGame for SoloDraw {
    fn destinations(check: &Check<SoloDraw>) -> Destinations {
        let went = match check.over() {
            Some(solo_draw::Round::Over(finished)) => {
                let dealt = finished.dealt().into_iter();
                dealt.map(|(_, to)| Destination::Draw(to)).collect()
            }
            Some(solo_draw::Round::Swapping(_)) | None => vec![],
        };
        (went, vec![])
    }
}

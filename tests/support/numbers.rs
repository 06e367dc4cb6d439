//! Pseudo-random numbers and hands, for tests that count.

/// Pseudo-random numbers that are the same in every run.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    /// Five different cards of a pack of this size, from the lowest.
    pub fn hand(&mut self, cards: usize) -> [usize; 5] {
        let mut hand = [usize::MAX; 5];
        for place in 0..5 {
            hand[place] = loop {
                let card = self.below(cards);
                if !hand.contains(&card) {
                    break card;
                }
            };
        }
        hand.sort_unstable();
        hand
    }

    pub fn shuffle<T>(&mut self, pack: &mut [T]) {
        for last in (1..pack.len()).rev() {
            pack.swap(last, self.below(last + 1));
        }
    }
}

/// Calls `visit` once with each choice of five of these. The five are in reverse order.
pub fn every_five<T: Copy>(pack: &[T], mut visit: impl FnMut(&[T; 5])) {
    for a in 0..pack.len() {
        for b in 0..a {
            for c in 0..b {
                for d in 0..c {
                    for e in 0..d {
                        visit(&[a, b, c, d, e].map(|at| pack[at]));
                    }
                }
            }
        }
    }
}

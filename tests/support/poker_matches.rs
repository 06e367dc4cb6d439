//! Random poker matches.

use fair_deal::core::Secret;
use fair_deal::poker::Character;
use fair_deal::poker::poker_match::Opponents;

/// Pseudo-random numbers that are the same in every run (`SplitMix64`).
pub struct Numbers(pub u64);

impl Numbers {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub fn one_of<T: Copy>(&mut self, things: &[T]) -> T {
        let below = u64::try_from(things.len()).expect("few");
        things[usize::try_from(self.next() % below).expect("few")]
    }

    pub fn secret(&mut self) -> Secret {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.next().to_le_bytes());
        Secret::from_bytes(bytes)
    }
}

/// Every set of opponents with the Actuary, or every one without. The Actuary is slow.
pub fn tables(with_actuary: bool) -> Vec<Opponents> {
    let toggle = |table: Vec<Character>, character: Character| [table, vec![character]].concat();
    (0..16_usize)
        .filter_map(|bits| {
            let all = Character::BY_RULE.into_iter().enumerate();
            let seated = all
                .filter(|(at, _)| bits >> at & 1 == 1)
                .map(|(_, who)| who);
            Opponents::new(&seated.fold(vec![], toggle)).ok()
        })
        .filter(|table| table.holds(Character::Actuary) == with_actuary)
        .collect()
}

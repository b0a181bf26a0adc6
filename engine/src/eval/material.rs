//! What pieces are worth together, and against those of the other side (imbalances): a second plane is worth
//! less than the first, and each the less, the more guns it meets.

use cotulenh::{Board, Color, Role};

use super::{
    Both, Evaluator, Sums,
    terms::{AGAINST, KINDS, Sink, TOGETHER},
};

/// How many pieces of each role both sides have: a byte for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts([[u64; 2]; 2]);

impl Counts {
    pub(super) fn of(board: &Board) -> Counts {
        let mut counts = Counts::default();
        for (_, stack) in board.stacks() {
            stack.roles().iter().for_each(|role| counts.add(stack.color(), role, 1));
        }
        counts
    }

    /// Adds a piece, or takes one away with the sign -1.
    pub(super) fn add(&mut self, color: Color, role: Role, sign: i32) {
        let role = role as usize;
        let count = &mut self.0[color as usize][role / 8];
        *count = count.wrapping_add_signed(i64::from(sign) << (role % 8 * 8));
    }

    /// The counts of a side, without the commander.
    fn of_side(&self, color: Color) -> [i32; KINDS] {
        core::array::from_fn(|n| {
            let role = n + usize::from(n >= Role::Commander as usize);
            (self.0[color as usize][role / 8] >> (role % 8 * 8)) as i32 & 0xff
        })
    }

    /// A hash.
    pub(super) fn key(&self) -> u32 {
        let fold = |[low, high]: [u64; 2]| low.rotate_left(5) ^ high;
        let [red, blue] = self.0.map(fold);
        ((red ^ blue.rotate_left(32)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32
    }
}

/// The terms of the material.
pub(super) fn add_material_terms(counts: &Counts, sink: &mut impl Sink) {
    let [red, blue] = Color::ALL.map(|color| counts.of_side(color));
    let (mut together, mut against) = (TOGETHER, AGAINST);
    for i in 0..KINDS {
        let pairs = |side: &[i32; KINDS]| side[i] * (side[i] - 1) / 2;
        sink.add(together, pairs(&red) - pairs(&blue));
        together += 1;
        for j in i + 1..KINDS {
            sink.add(together, red[i] * red[j] - blue[i] * blue[j]);
            sink.add(against, red[i] * blue[j] - blue[i] * red[j]);
            together += 1;
            against += 1;
        }
    }
}

/// Remembers what material is worth: in a search it changes seldom.
pub(crate) struct Materials(Vec<(Counts, Both)>);

impl Materials {
    const ENTRIES: usize = 1 << 10;

    pub(crate) fn new() -> Materials {
        // Without pieces the value is 0.
        Materials(vec![(Counts::default(), Both::default()); Materials::ENTRIES])
    }

    /// What the material of a board is worth to an evaluator, which must always be the same.
    pub(crate) fn value(&mut self, evaluator: &Evaluator, sums: &Sums) -> Both {
        let known = &mut self.0[sums.counts.key() as usize % Materials::ENTRIES];
        if known.0 != sums.counts {
            *known = (sums.counts, evaluator.value_material(&sums.counts));
        }
        known.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cotulenh::{Position, Rules};

    #[test]
    fn pairs_of_roles_are_counted_for_red_minus_blue() {
        struct Counter(Vec<(usize, i32)>);
        impl Sink for Counter {
            fn add(&mut self, term: usize, count: i32) {
                if count != 0 {
                    self.0.push((term, count));
                }
            }
        }
        let fen = "6c4/11/11/4t6/11/11/11/11/4TIT4/11/11/7C3 r - - 0 1";
        let position = Position::from_fen(fen, Rules::STANDARD).unwrap();
        let mut counter = Counter(Vec::new());
        add_material_terms(&Counts::of(position.board()), &mut counter);
        // Two tanks are a pair, and a tank beside an infantry; two tanks against an infantry would be two, but
        // there is a tank against ours.
        assert_eq!(counter.0.iter().map(|(_, count)| *count).collect::<Vec<_>>(), [1, 2, -1]);
    }
}

//! Sets of squares.

use core::{fmt, ops};

use crate::{FILES, RANKS, Square, square::STRIDE};

const WORDS: usize = 3;
const WORD_BITS: usize = 64;

/// A set of squares.
///
/// ```
/// use cotulenh::{Square, SquareSet};
/// let set: SquareSet = [Square::K12, Square::A1].into_iter().collect();
/// assert!(set.contains(Square::A1) && !set.contains(Square::A2));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Square::A1, Square::K12]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet([u64; WORDS]);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet([0; WORDS]);

    /// Every square of the board.
    pub const FULL: SquareSet = {
        let mut full = SquareSet::EMPTY;
        let mut rank = 0;
        while rank < RANKS {
            let mut file = 0;
            while file < FILES {
                full = full.with_bit(rank * STRIDE + file);
                file += 1;
            }
            rank += 1;
        }
        full
    };

    const fn with_bit(mut self, bit: usize) -> SquareSet {
        self.0[bit / WORD_BITS] |= 1 << (bit % WORD_BITS);
        self
    }

    /// This set and one more square.
    #[must_use]
    pub const fn with(self, square: Square) -> SquareSet {
        self.with_bit(square.index() as usize)
    }

    /// Adds a square.
    pub const fn insert(&mut self, square: Square) {
        let bit = square.index() as usize;
        self.0[bit / WORD_BITS] |= 1 << (bit % WORD_BITS);
    }

    /// Removes a square.
    pub const fn remove(&mut self, square: Square) {
        let bit = square.index() as usize;
        self.0[bit / WORD_BITS] &= !(1 << (bit % WORD_BITS));
    }

    /// Is the square in the set?
    pub const fn contains(&self, square: Square) -> bool {
        let bit = square.index() as usize;
        self.0[bit / WORD_BITS] & (1 << (bit % WORD_BITS)) != 0
    }

    /// The squares of a rank, by file.
    pub(crate) fn of_rank(self, rank: usize) -> impl Iterator<Item = Square> {
        let first = rank * STRIDE;
        let mut files = (self.0[first / WORD_BITS] >> (first % WORD_BITS)) as u16;
        core::iter::from_fn(move || {
            let file = files.trailing_zeros() as usize;
            files &= files.checked_sub(1)?;
            Some(Square::from_index((first + file) as u8))
        })
    }

    /// The number of squares.
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Is it the empty set?
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Do the two sets share a square?
    pub fn intersects(self, other: SquareSet) -> bool {
        !(self & other).is_empty()
    }

    /// The squares, by rank, then file.
    pub fn iter(self) -> SquareIter {
        SquareIter { words: self.0, word: 0 }
    }

    /// The set shifted so that `from` becomes `to`. Squares that leave the board are dropped, so one
    /// shape in the middle of the board gives the shape around every square. A shape may reach
    /// [`STRIDE`] − [`FILES`] files to each side of its centre.
    pub(crate) const fn moved(self, from: Square, to: Square) -> SquareSet {
        let [a, b, c] = self.0;
        let (from, to) = (from.index() as u32, to.index() as u32);
        let mut words = if to >= from {
            let by = to - from;
            match by / 64 {
                0 => [a, b, c],
                1 => [0, a, b],
                _ => [0, 0, a],
            }
        } else {
            let by = from - to;
            match by / 64 {
                0 => [a, b, c],
                1 => [b, c, 0],
                _ => [c, 0, 0],
            }
        };
        if to >= from {
            let by = (to - from) % 64;
            if by != 0 {
                words = [
                    words[0] << by,
                    words[1] << by | words[0] >> (64 - by),
                    words[2] << by | words[1] >> (64 - by),
                ];
            }
        } else {
            let by = (from - to) % 64;
            if by != 0 {
                words = [
                    words[0] >> by | words[1] << (64 - by),
                    words[1] >> by | words[2] << (64 - by),
                    words[2] >> by,
                ];
            }
        }
        let full = SquareSet::FULL.0;
        SquareSet([words[0] & full[0], words[1] & full[1], words[2] & full[2]])
    }
}

impl ops::BitOr for SquareSet {
    type Output = SquareSet;
    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl ops::BitAnd for SquareSet {
    type Output = SquareSet;
    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl ops::Sub for SquareSet {
    type Output = SquareSet;
    fn sub(self, other: SquareSet) -> SquareSet {
        SquareSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }
}

impl ops::Not for SquareSet {
    type Output = SquareSet;
    fn not(self) -> SquareSet {
        SquareSet::FULL - self
    }
}

impl ops::BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: SquareSet) {
        *self = *self | other;
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = SquareIter;

    fn into_iter(self) -> SquareIter {
        self.iter()
    }
}

/// The squares of a [`SquareSet`], by rank, then file.
#[derive(Clone, Debug)]
pub struct SquareIter {
    words: [u64; WORDS],
    word: usize,
}

impl Iterator for SquareIter {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        while self.word < WORDS {
            let bits = self.words[self.word];
            if bits != 0 {
                self.words[self.word] = bits & (bits - 1);
                let index = self.word * WORD_BITS + bits.trailing_zeros() as usize;
                return Some(Square::from_index(index as u8));
            }
            self.word += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = SquareSet(self.words).len();
        (left, Some(left))
    }
}

impl ExactSizeIterator for SquareIter {}

/// A drawing of the board, rank 12 on top: `1` for squares in the set, `.` for others.
impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..RANKS).rev() {
            writeln!(f)?;
            for file in 0..FILES {
                let inside = Square::new(file, rank).is_some_and(|square| self.contains(square));
                f.write_str(if inside { " 1" } else { " ." })?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_full_set_has_all_squares_in_order() {
        assert!(SquareSet::FULL.iter().eq(Square::all()));
        assert_eq!(SquareSet::FULL.len(), crate::SQUARES);
        assert_eq!(!SquareSet::FULL, SquareSet::EMPTY);
    }

    #[test]
    fn insert_and_remove_change_one_square() {
        for square in Square::all() {
            let mut set = SquareSet::EMPTY;
            set.insert(square);
            assert_eq!(set.iter().collect::<Vec<_>>(), [square]);
            set.remove(square);
            assert!(set.is_empty());
        }
    }

    #[test]
    fn a_moved_shape_is_clipped_at_the_edges() {
        let reach = STRIDE - FILES;
        let centre = Square::F6;
        let shape: SquareSet = Square::all()
            .filter(|s| {
                s.file().abs_diff(centre.file()) <= reach && s.rank().abs_diff(centre.rank()) <= reach
            })
            .collect();
        for to in Square::all() {
            let expected: SquareSet = Square::all()
                .filter(|s| s.file().abs_diff(to.file()) <= reach && s.rank().abs_diff(to.rank()) <= reach)
                .collect();
            assert_eq!(shape.moved(centre, to), expected, "{to}");
        }
    }
}

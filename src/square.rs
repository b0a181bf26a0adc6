//! The squares of the board and the directions between them (R1.1).

use core::{error, fmt, str::FromStr};

/// The number of files, `a` to `k` (R1.1).
pub const FILES: usize = 11;
/// The number of ranks, 1 to 12 (R1.1).
pub const RANKS: usize = 12;
/// The number of squares (R1.1).
pub const SQUARES: usize = FILES * RANKS;

/// The distance between the indices of two ranks. It is a power of two greater than [`FILES`], so that
/// the same index works for a bit set of three words and for a mailbox in which a step over the edge
/// reaches padding.
pub(crate) const STRIDE: usize = 16;

const _: () = assert!(STRIDE > FILES && RANKS * STRIDE == 3 * 64);

/// A square of the board.
///
/// Ordered by rank, then file: `a1`, `b1`, … `k12`.
///
/// ```
/// use cotulenh::Square;
/// let square: Square = "c4".parse()?;
/// assert_eq!((square.file(), square.rank()), (2, 3));
/// assert_eq!(square, Square::C4);
/// # Ok::<(), cotulenh::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on a file and a rank, both counted from 0.
    pub const fn new(file: usize, rank: usize) -> Option<Square> {
        if file < FILES && rank < RANKS { Some(Square((rank * STRIDE + file) as u8)) } else { None }
    }

    /// The file, counted from 0.
    pub const fn file(self) -> usize {
        self.0 as usize % STRIDE
    }

    /// The rank, counted from 0: the rank written as `1` is 0.
    pub const fn rank(self) -> usize {
        self.0 as usize / STRIDE
    }

    /// Every square, by rank, then file.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..SQUARES).map(|n| Square((n / FILES * STRIDE + n % FILES) as u8))
    }

    /// The number of the square among [`Square::all`], from 0.
    pub const fn number(self) -> usize {
        self.rank() * FILES + self.file()
    }

    /// The next square in a direction, if it is on the board.
    ///
    /// ```
    /// use cotulenh::{Direction, Square};
    /// assert_eq!(Square::C4.offset(Direction::NorthEast), Some(Square::D5));
    /// assert_eq!(Square::K4.offset(Direction::East), None);
    /// ```
    pub const fn offset(self, direction: Direction) -> Option<Square> {
        let index = direction.step(self.0);
        if (index as usize) < RANKS * STRIDE && (index as usize) % STRIDE < FILES {
            Some(Square(index))
        } else {
            None
        }
    }

    /// The direction and the number of steps to another square, if it is on one of the eight lines from
    /// here.
    pub const fn line_to(self, other: Square) -> Option<(Direction, usize)> {
        let files = other.file() as i32 - self.file() as i32;
        let ranks = other.rank() as i32 - self.rank() as i32;
        let (x, y) = (files.unsigned_abs(), ranks.unsigned_abs());
        if (x == 0 && y == 0) || (x != 0 && y != 0 && x != y) {
            return None;
        }
        let direction = match (files.signum(), ranks.signum()) {
            (0, 1) => Direction::North,
            (1, 1) => Direction::NorthEast,
            (1, 0) => Direction::East,
            (1, -1) => Direction::SouthEast,
            (0, -1) => Direction::South,
            (-1, -1) => Direction::SouthWest,
            (-1, 0) => Direction::West,
            _ => Direction::NorthWest,
        };
        Some((direction, if x > y { x } else { y } as usize))
    }

    /// Are the two squares on the same file or the same rank?
    pub(crate) const fn is_aligned(self, other: Square) -> bool {
        self.file() == other.file() || self.rank() == other.rank()
    }

    /// Appends the name of the file.
    pub(crate) fn push_file(self, text: &mut String) {
        text.push(char::from(b'a' + self.file() as u8));
    }

    /// Appends the name of the rank.
    pub(crate) fn push_rank(self, text: &mut String) {
        let rank = self.rank() + 1;
        if rank >= 10 {
            text.push('1');
        }
        text.push(char::from(b'0' + (rank % 10) as u8));
    }

    /// Appends the name of the square.
    pub(crate) fn push_to(self, text: &mut String) {
        self.push_file(text);
        self.push_rank(text);
    }

    /// The square of a name.
    pub(crate) fn from_bytes(name: &[u8]) -> Option<Square> {
        let (file, rank) = name.split_first()?;
        Square::new(usize::from(file.checked_sub(b'a')?), Square::rank_from_bytes(rank)?)
    }

    /// The rank of a name, counted from 0.
    pub(crate) fn rank_from_bytes(name: &[u8]) -> Option<usize> {
        match *name {
            [rank @ b'1'..=b'9'] => Some(usize::from(rank - b'1')),
            [b'1', rank @ b'0'..=b'2'] => Some(usize::from(rank - b'0') + 9),
            _ => None,
        }
    }

    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    /// The square of an index, which must be on the board.
    pub(crate) const fn from_index(index: u8) -> Square {
        debug_assert!((index as usize) < RANKS * STRIDE && (index as usize) % STRIDE < FILES);
        Square(index)
    }
}

macro_rules! name_squares {
    ($($rank:literal: $($name:ident)*;)*) => {
        #[expect(missing_docs, reason = "the names say it")]
        impl Square { $( name_squares!(@rank $rank, 0, $($name)*); )* }
    };
    (@rank $rank:literal, $file:expr,) => {};
    (@rank $rank:literal, $file:expr, $name:ident $($rest:ident)*) => {
        pub const $name: Square = Square((($rank - 1) * STRIDE + $file) as u8);
        name_squares!(@rank $rank, $file + 1, $($rest)*);
    };
}

name_squares! {
    1: A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1;
    2: A2 B2 C2 D2 E2 F2 G2 H2 I2 J2 K2;
    3: A3 B3 C3 D3 E3 F3 G3 H3 I3 J3 K3;
    4: A4 B4 C4 D4 E4 F4 G4 H4 I4 J4 K4;
    5: A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5;
    6: A6 B6 C6 D6 E6 F6 G6 H6 I6 J6 K6;
    7: A7 B7 C7 D7 E7 F7 G7 H7 I7 J7 K7;
    8: A8 B8 C8 D8 E8 F8 G8 H8 I8 J8 K8;
    9: A9 B9 C9 D9 E9 F9 G9 H9 I9 J9 K9;
    10: A10 B10 C10 D10 E10 F10 G10 H10 I10 J10 K10;
    11: A11 B11 C11 D11 E11 F11 G11 H11 I11 J11 K11;
    12: A12 B12 C12 D12 E12 F12 G12 H12 I12 J12 K12;
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut name = String::new();
        self.push_to(&mut name);
        f.write_str(&name)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not the name of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a file a–k and a rank 1–12, such as c4")
    }
}

impl error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        Square::from_bytes(text.as_bytes()).ok_or(ParseSquareError)
    }
}

/// One of the eight directions, seen from Red: north is towards Blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// All eight, those to lower squares first: moves found in this order need the least sorting.
    pub(crate) const LOW_TO_HIGH: [Direction; 8] = [
        Direction::SouthWest,
        Direction::South,
        Direction::SouthEast,
        Direction::West,
        Direction::East,
        Direction::NorthWest,
        Direction::North,
        Direction::NorthEast,
    ];

    /// The four along files and ranks.
    pub const ORTHOGONAL: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];

    /// Is it one of the four diagonal directions?
    pub const fn is_diagonal(self) -> bool {
        self as u8 % 2 == 1
    }

    /// The index one step further. Off the board it is the index of a padding cell: after the last file
    /// of a rank, or after the last rank, because an index below 0 wraps around.
    pub(crate) const fn step(self, index: u8) -> u8 {
        const STEPS: [u8; 8] = {
            let s = STRIDE as i32;
            let steps = [s, s + 1, 1, 1 - s, -s, -s - 1, -1, s - 1];
            let mut bytes = [0; 8];
            let mut i = 0;
            while i < 8 {
                bytes[i] = steps[i] as u8;
                i += 1;
            }
            bytes
        };
        index.wrapping_add(STEPS[self as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r1_1_every_square_is_found_by_its_name() {
        let names: Vec<String> = Square::all().map(|s| s.to_string()).collect();
        assert_eq!(names.len(), 132);
        assert_eq!((names[0].as_str(), names[131].as_str()), ("a1", "k12"));
        for (n, square) in Square::all().enumerate() {
            assert_eq!(names[n].parse(), Ok(square));
            assert_eq!(square.number(), n);
        }
    }

    #[test]
    fn other_texts_are_not_squares() {
        for text in ["", "a", "a0", "a13", "l1", "A1", "a01", "1a", "a1 ", "a-1", "é1", "a22"] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text}");
        }
    }

    #[test]
    fn steps_leave_the_board_only_at_its_edges() {
        for square in Square::all() {
            for direction in Direction::ALL {
                let (x, y) = match direction {
                    Direction::North => (0, 1),
                    Direction::NorthEast => (1, 1),
                    Direction::East => (1, 0),
                    Direction::SouthEast => (1, -1),
                    Direction::South => (0, -1),
                    Direction::SouthWest => (-1, -1),
                    Direction::West => (-1, 0),
                    Direction::NorthWest => (-1, 1),
                };
                let file = square.file().checked_add_signed(x);
                let rank = square.rank().checked_add_signed(y);
                let expected = file.zip(rank).and_then(|(f, r)| Square::new(f, r));
                assert_eq!(square.offset(direction), expected, "{square} {direction:?}");
            }
        }
    }

    #[test]
    fn line_to_finds_what_walking_step_by_step_finds() {
        for from in Square::all() {
            for to in Square::all() {
                let walked = Direction::ALL.into_iter().find_map(|direction| {
                    let line = core::iter::successors(from.offset(direction), |s| s.offset(direction));
                    line.zip(1..).find(|&(s, _)| s == to).map(|(_, steps)| (direction, steps))
                });
                assert_eq!(from.line_to(to), walked, "{from} {to}");
            }
        }
    }
}

//! The board: which stack stands on which square.

use core::fmt;

use crate::{Color, Direction, RANKS, Role, Square, SquareSet, Stack, square::STRIDE};

/// A cell of the mailbox in one integer, which makes walking a line cheap: 0 for an empty square, the
/// bits of a [`Stack`], or [`Cell::PADDING`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cell(u16);

impl Cell {
    const EMPTY: Cell = Cell(0);
    /// Outside the board. No stack has this bit.
    const PADDING: Cell = Cell(0x8000);

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == Cell::EMPTY.0
    }

    pub(crate) const fn is_padding(self) -> bool {
        self.0 == Cell::PADDING.0
    }

    pub(crate) const fn stack(self) -> Option<Stack> {
        Stack::from_cell(self.0)
    }
}

/// The stacks on the board, without rules.
///
/// It holds a mailbox for walking lines, a set of squares for each side, the commanders' squares and
/// the hash, all updated together. Each side has at most one commander;
/// [`Setup`](crate::Setup) is the unchecked form that may have more.
#[derive(Clone)]
pub struct Board {
    cells: [Cell; Board::CELLS],
    by_color: [SquareSet; 2],
    commanders: [Option<Square>; 2],
    hash: u64,
}

impl Board {
    /// Every `u8` is a valid index, so a step needs no bounds check.
    const CELLS: usize = 256;

    /// A board with nothing on it.
    pub const fn empty() -> Board {
        const CELLS: [Cell; Board::CELLS] = {
            let mut cells = [Cell::PADDING; Board::CELLS];
            let mut index = 0;
            while index < RANKS * STRIDE {
                if index % STRIDE < crate::FILES {
                    cells[index] = Cell::EMPTY;
                }
                index += 1;
            }
            cells
        };
        Board { cells: CELLS, by_color: [SquareSet::EMPTY; 2], commanders: [None; 2], hash: 0 }
    }

    /// What stands on the square.
    pub fn get(&self, square: Square) -> Option<Stack> {
        self.cell(square.index()).stack()
    }

    pub(crate) const fn cell(&self, index: u8) -> Cell {
        self.cells[index as usize]
    }

    /// Puts a stack on a square, or empties it. Returns what stood there.
    pub(crate) fn set(&mut self, square: Square, stack: Option<Stack>) -> Option<Stack> {
        let cell = &mut self.cells[square.index() as usize];
        let before = cell.stack();
        *cell = Cell(stack.map_or(0, Stack::bits));
        if let Some(old) = before {
            let color = old.color();
            self.hash ^= key(square, old);
            self.by_color[color as usize].remove(square);
            // A moving commander is placed on its target before its origin is cleared.
            if old.contains(Role::Commander) && self.commanders[color as usize] == Some(square) {
                self.commanders[color as usize] = None;
            }
        }
        if let Some(new) = stack {
            self.add(square, new);
        }
        before
    }

    /// Puts a stack on an empty square.
    pub(crate) const fn place(&mut self, square: Square, stack: Stack) {
        debug_assert!(self.cell(square.index()).is_empty(), "the square is taken");
        self.cells[square.index() as usize] = Cell(stack.bits());
        self.add(square, stack);
    }

    /// Moves a stack from its square to an empty one.
    pub(crate) fn shift(&mut self, from: Square, to: Square, stack: Stack) {
        debug_assert!(self.get(from) == Some(stack) && self.get(to).is_none());
        self.cells[from.index() as usize] = Cell::EMPTY;
        self.hash ^= key(from, stack);
        self.by_color[stack.color() as usize].remove(from);
        self.place(to, stack);
    }

    /// Updates everything but the mailbox for a stack that was put on a square.
    #[inline(always)]
    const fn add(&mut self, square: Square, stack: Stack) {
        let color = stack.color();
        self.hash ^= key(square, stack);
        self.by_color[color as usize].insert(square);
        if stack.contains(Role::Commander) {
            self.commanders[color as usize] = Some(square);
        }
    }

    /// The squares with pieces of a side.
    pub fn of(&self, color: Color) -> SquareSet {
        self.by_color[color as usize]
    }

    /// The squares with pieces.
    pub fn occupied(&self) -> SquareSet {
        self.by_color[0] | self.by_color[1]
    }

    /// The square of a side's commander, alone or carried.
    pub fn commander(&self, color: Color) -> Option<Square> {
        self.commanders[color as usize]
    }

    /// Every square with its stack, by rank, then file.
    pub fn stacks(&self) -> impl Iterator<Item = (Square, Stack)> + '_ {
        self.occupied().iter().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// The number of pieces of a side, carried ones included.
    pub fn piece_count(&self, color: Color) -> usize {
        self.of(color).iter().filter_map(|square| self.get(square)).map(Stack::len).sum()
    }

    /// The points that a side's pieces are worth, carried ones included (R13.3).
    pub fn value(&self, color: Color) -> u32 {
        let stacks = self.of(color).iter().filter_map(|square| self.get(square));
        stacks.flat_map(|stack| stack.roles().iter()).map(Role::points).sum()
    }

    /// The Zobrist hash of the placement.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Are two squares on one line, with only empty squares between them?
    pub(crate) fn is_open_between(&self, from: Square, to: Square) -> bool {
        from.line_to(to).is_some_and(|(direction, steps)| self.is_clear(from, direction, steps))
    }

    /// Are the first `steps` − 1 squares in a direction empty?
    pub(crate) fn is_clear(&self, from: Square, direction: Direction, steps: usize) -> bool {
        let mut index = from.index();
        for _ in 1..steps {
            index = direction.step(index);
            if !self.cell(index).is_empty() {
                return false;
            }
        }
        true
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.hash == other.hash && self.cells == other.cells
    }
}

impl Eq for Board {}

/// Drawn with rank 12 first, each stack as in FEN.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..RANKS).rev() {
            writeln!(f)?;
            for file in 0..crate::FILES {
                match Square::new(file, rank).and_then(|square| self.get(square)) {
                    Some(stack) => write!(f, " {stack}")?,
                    None => f.write_str(" .")?,
                }
            }
        }
        Ok(())
    }
}

/// The Zobrist key of a stack on a square. It is computed: a table for all squares, stacks and heroic
/// marks would be larger than the rest of the wasm module.
const fn key(square: Square, stack: Stack) -> u64 {
    mix((square.index() as u64) << 16 | stack.bits() as u64)
}

/// Mixes a small number into 64 pseudo-random bits.
pub(crate) const fn mix(number: u64) -> u64 {
    let mut x = number.wrapping_add(0x9e37_79b9).wrapping_mul(0xd6e8_feb8_6659_fd93);
    x ^= x >> 32;
    x = x.wrapping_mul(0xd6e8_feb8_6659_fd93);
    x ^ x >> 32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Piece;

    #[test]
    fn a_board_updates_its_sets_with_its_cells() {
        let mut board = Board::empty();
        let tank = Stack::from(Piece::new(Color::Red, Role::Tank));
        let chief = Stack::from(Piece::new(Color::Blue, Role::Commander));
        assert_eq!(board.set(Square::E5, Some(tank)), None);
        assert_eq!(board.set(Square::E5, Some(chief)), Some(tank));
        assert_eq!(board.of(Color::Red), SquareSet::EMPTY);
        assert_eq!(board.occupied(), SquareSet::EMPTY.with(Square::E5));
        assert_eq!(board.commander(Color::Blue), Some(Square::E5));
        // A move sets the target first, then clears the origin.
        board.set(Square::E6, Some(chief));
        board.set(Square::E5, None);
        assert_eq!(board.commander(Color::Blue), Some(Square::E6));
        board.set(Square::E6, None);
        assert_eq!(board, Board::empty());
        assert_eq!(board.hash(), 0);
    }

    #[test]
    fn keys_of_all_stacks_differ() {
        let mut keys = std::collections::HashSet::new();
        let mut count = 0;
        for square in Square::all() {
            for role in Role::ALL {
                for (color, heroic) in
                    [(Color::Red, false), (Color::Red, true), (Color::Blue, false), (Color::Blue, true)]
                {
                    keys.insert(key(square, Stack::from(Piece { color, role, heroic })));
                    count += 1;
                }
            }
        }
        assert_eq!(keys.len(), count);
    }
}

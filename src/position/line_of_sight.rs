//! Open files and ranks between the commanders: they attack each other along them (R9.2, R9.5), and a
//! commander may not step onto one (R9.4, in `generate/commander.rs`).

use super::Position;
use crate::{Color, Direction, Square, SquareSet};

impl Position {
    /// The commander of a side, if the enemy commander stands on the square and the file or rank
    /// between them is open (R9.2, R9.5).
    pub(super) fn commander_in_sight(&self, square: Square, by: Color) -> Option<Square> {
        let (own, other) = (self.board.commander(by)?, self.board.commander(!by)?);
        (other == square && self.has_open_line(own, other)).then_some(own)
    }

    /// Are two squares on one file or rank, with nothing between them?
    pub(super) fn has_open_line(&self, a: Square, b: Square) -> bool {
        a.is_aligned(b) && self.board.is_open_between(a, b)
    }

    /// The squares on the open files and ranks from a square, the first occupied one of each line
    /// included (R9.4). `vacated` counts as empty.
    pub(super) fn open_lines(&self, from: Square, vacated: Option<Square>) -> SquareSet {
        let mut lines = SquareSet::EMPTY;
        for direction in Direction::ORTHOGONAL {
            let mut index = direction.step(from.index());
            loop {
                let cell = self.board.cell(index);
                if cell.is_padding() {
                    break;
                }
                let square = Square::from_index(index);
                lines.insert(square);
                if !cell.is_empty() && vacated != Some(square) {
                    break;
                }
                index = direction.step(index);
            }
        }
        lines
    }
}

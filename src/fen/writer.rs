//! Positions and setups written as FEN (R12.1, R12.2). A stack writes itself: `Stack::write` in `stack.rs`.

use crate::{
    Board, Color, FILES, Position, RANKS, RecordedSession, SQUARES, Setup, Square, SquareSet, Stack,
    text::push_number,
};

/// How stacks are written (R12.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StackStyle {
    /// `(NFT)`.
    #[default]
    Together,
    /// `N(FT)`: the carrier before the parentheses.
    CarrierOutside,
}

impl Setup {
    /// The setup as FEN.
    ///
    /// ```
    /// use cotulenh::{START_FEN, Setup, StackStyle};
    /// let setup: Setup = START_FEN.parse()?;
    /// assert_eq!(setup.fen(StackStyle::Together), START_FEN);
    /// # Ok::<(), cotulenh::FenErrors>(())
    /// ```
    pub fn fen(&self, style: StackStyle) -> String {
        let mut text = String::with_capacity(TYPICAL_LENGTH);
        push_placement(&mut text, self.occupied(), |square| self.get(square), style);
        push_fields(&mut text, self.turn, self.half_moves, self.full_moves, self.deploy.as_ref());
        text
    }
}

impl Position {
    /// The position as FEN (R12.1): with a session open, the real board and the steps (R12.2).
    pub fn fen(&self, style: StackStyle) -> String {
        let mut text = String::with_capacity(TYPICAL_LENGTH);
        self.push_fen(&mut text, style);
        text
    }

    /// Appends what [`Position::fen`] writes.
    pub(crate) fn push_fen(&self, text: &mut String, style: StackStyle) {
        let counters = (self.turn(), self.half_moves(), self.full_moves());
        push_board(text, self.real_board(), counters, self.recorded_session().as_ref(), style);
    }
}

/// Appends a FEN: a board, the side to move with the half-moves and the number of the move, and the open session.
pub(crate) fn push_board(
    text: &mut String,
    board: &Board,
    (turn, half_moves, full_moves): (Color, u32, u32),
    deploy: Option<&RecordedSession>,
    style: StackStyle,
) {
    push_placement(text, board.occupied(), |square| board.get(square), style);
    push_fields(text, turn, half_moves, full_moves, deploy);
}

/// Enough for most FENs.
const TYPICAL_LENGTH: usize = 128;

/// The text of a placement while it is written. A `String` would check its capacity for each letter;
/// this buffer is large enough for every placement, which makes `fen()` a quarter faster.
struct PlacementBuffer {
    bytes: [u8; PlacementBuffer::SIZE],
    length: usize,
}

impl PlacementBuffer {
    /// A power of two, so that `%` replaces the bounds check.
    const SIZE: usize = 2048;

    fn push(&mut self, character: u8) {
        self.bytes[self.length % PlacementBuffer::SIZE] = character;
        self.length += 1;
    }

    /// Appends a run of empty squares, if there are any.
    #[inline(always)]
    fn push_empty(&mut self, squares: usize) {
        if squares >= 10 {
            self.push(b'1');
            self.push(b'0' + (squares - 10) as u8);
        } else if squares > 0 {
            self.push(b'0' + squares as u8);
        }
    }
}

// The longest placement has a stack of three heroic pieces on every square.
const _: () = assert!(
    SQUARES * "(+N+F+T)".len() + RANKS <= PlacementBuffer::SIZE && PlacementBuffer::SIZE.is_power_of_two()
);

fn push_placement(
    text: &mut String,
    occupied: SquareSet,
    get: impl Fn(Square) -> Option<Stack>,
    style: StackStyle,
) {
    let outside = style == StackStyle::CarrierOutside;
    let mut buffer = PlacementBuffer { bytes: [0; PlacementBuffer::SIZE], length: 0 };
    for rank in (0..RANKS).rev() {
        let mut file = 0;
        for square in occupied.of_rank(rank) {
            buffer.push_empty(square.file() - file);
            file = square.file() + 1;
            if let Some(stack) = get(square) {
                stack.write(false, outside, |character| buffer.push(character));
            }
        }
        buffer.push_empty(FILES - file);
        if rank > 0 {
            buffer.push(b'/');
        }
    }
    let written = buffer.bytes.get(..buffer.length).unwrap_or_default();
    debug_assert!(!written.is_empty() && written.is_ascii());
    text.push_str(str::from_utf8(written).unwrap_or_default());
}

fn push_fields(
    text: &mut String,
    turn: Color,
    half_moves: u32,
    full_moves: u32,
    deploy: Option<&RecordedSession>,
) {
    text.push_str(match turn {
        Color::Red => " r - - ",
        Color::Blue => " b - - ",
    });
    push_number(text, half_moves);
    text.push(' ');
    push_number(text, full_moves);
    if let Some(deploy) = deploy {
        text.push(' ');
        deploy.push_to(text);
        text.push_str("...");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r12_1_the_longest_placement_is_written() {
        let heroes: Setup = "(+n+f+t)10/11/11/11/11/11/11/11/11/11/11/11 r - - 0 1".parse().unwrap();
        let stack = heroes.get(Square::A12);
        let mut full = Setup::empty();
        Square::all().for_each(|square| full.set(square, stack));
        for (style, stack) in [(StackStyle::Together, "(+n+f+t)"), (StackStyle::CarrierOutside, "+n(+f+t)")] {
            let rank = stack.repeat(FILES);
            assert_eq!(full.fen(style), [rank.as_str(); RANKS].join("/") + " r - - 0 1");
        }
    }
}

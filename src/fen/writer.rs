use crate::{
    Color, FILES, Position, RANKS, RecordedSession, SQUARES, Setup, Square, SquareSet, Stack,
    text::push_number,
};

/// How stacks are written.
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
        let board = self.real_board();
        push_placement(text, board.occupied(), |square| board.get(square), style);
        let deploy = self.recorded_session();
        push_fields(text, self.turn(), self.half_moves(), self.full_moves(), deploy.as_ref());
    }
}

/// Room for most FENs.
const TYPICAL_LENGTH: usize = 128;

/// A placement in the making. There is room for every one, so nobody asks for each letter whether
/// there is.
struct Writing {
    bytes: [u8; Writing::ROOM],
    length: usize,
}

impl Writing {
    /// A power of two, which makes a place for any length.
    const ROOM: usize = 2048;

    fn push(&mut self, character: u8) {
        self.bytes[self.length % Writing::ROOM] = character;
        self.length += 1;
    }

    /// A number of empty squares, if there are any.
    fn push_empty(&mut self, squares: usize) {
        if squares >= 10 {
            self.push(b'1');
            self.push(b'0' + (squares - 10) as u8);
        } else if squares > 0 {
            self.push(b'0' + squares as u8);
        }
    }
}

// The longest has a stack of three heroes on every square.
const _: () = assert!(SQUARES * "(+N+F+T)".len() + RANKS <= Writing::ROOM && Writing::ROOM.is_power_of_two());

fn push_placement(
    text: &mut String,
    occupied: SquareSet,
    get: impl Fn(Square) -> Option<Stack>,
    style: StackStyle,
) {
    let outside = style == StackStyle::CarrierOutside;
    let mut writing = Writing { bytes: [0; Writing::ROOM], length: 0 };
    for rank in (0..RANKS).rev() {
        let mut file = 0;
        for square in occupied.of_rank(rank) {
            writing.push_empty(square.file() - file);
            file = square.file() + 1;
            if let Some(stack) = get(square) {
                stack.write(false, outside, |character| writing.push(character));
            }
        }
        writing.push_empty(FILES - file);
        if rank > 0 {
            writing.push(b'/');
        }
    }
    let written = writing.bytes.get(..writing.length).unwrap_or_default();
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

use crate::{Color, DeployText, FILES, Position, RANKS, Setup, Square, SquareSet, Stack, text::push_number};

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
        let deploy = self.deploy_text();
        push_fields(text, self.turn(), self.half_moves(), self.full_moves(), deploy.as_ref());
    }
}

/// Room for most FENs.
const TYPICAL_LENGTH: usize = 128;

/// ASCII text in the making. No placement is longer than it, so there is no check for every letter.
struct Line {
    bytes: [u8; Line::ROOM],
    length: usize,
}

impl Line {
    /// Enough for a board full of `(+N+F+T)`, and a power of two.
    const ROOM: usize = 2048;

    fn push(&mut self, character: u8) {
        self.bytes[self.length % Line::ROOM] = character;
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

    fn push_stack(&mut self, stack: Stack, style: StackStyle) {
        let case = if stack.color() == Color::Red { 0 } else { 0x20 };
        let single = stack.is_single();
        if single && stack.hero_marks() == 0 {
            return self.push(stack.carrier_role().letter() as u8 | case);
        }
        if !single && style == StackStyle::Together {
            self.push(b'(');
        }
        let mut marks = stack.hero_marks();
        for (n, role) in stack.roles().iter().enumerate() {
            if n == 1 && style == StackStyle::CarrierOutside {
                self.push(b'(');
            }
            if marks & 1 != 0 {
                self.push(b'+');
            }
            marks >>= 1;
            self.push(role.letter() as u8 | case);
        }
        if !single {
            self.push(b')');
        }
    }
}

fn push_placement(
    text: &mut String,
    occupied: SquareSet,
    get: impl Fn(Square) -> Option<Stack>,
    style: StackStyle,
) {
    let mut line = Line { bytes: [0; Line::ROOM], length: 0 };
    for rank in (0..RANKS).rev() {
        let mut file = 0;
        for square in occupied.of_rank(rank) {
            line.push_empty(square.file() - file);
            file = square.file() + 1;
            if let Some(stack) = get(square) {
                line.push_stack(stack, style);
            }
        }
        line.push_empty(FILES - file);
        if rank > 0 {
            line.push(b'/');
        }
    }
    let written = line.bytes.get(..line.length).unwrap_or_default();
    text.push_str(str::from_utf8(written).unwrap_or_default());
}

fn push_fields(
    text: &mut String,
    turn: Color,
    half_moves: u32,
    full_moves: u32,
    deploy: Option<&DeployText>,
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

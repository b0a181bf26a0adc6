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

fn push_placement(
    text: &mut String,
    occupied: SquareSet,
    get: impl Fn(Square) -> Option<Stack>,
    style: StackStyle,
) {
    for rank in (0..RANKS).rev() {
        let mut file = 0;
        for square in occupied.of_rank(rank) {
            push_empty(text, square.file() - file);
            file = square.file() + 1;
            let Some(stack) = get(square) else { continue };
            if style == StackStyle::Together || stack.is_single() {
                stack.push_to(text, false);
                continue;
            }
            for (n, piece) in stack.pieces().enumerate() {
                Stack::from(piece).push_to(text, false);
                // What is carried has parentheses in any case, and only once.
                text.push_str(if n == 0 { "(" } else { "" });
            }
            text.push(')');
        }
        push_empty(text, FILES - file);
        if rank > 0 {
            text.push('/');
        }
    }
}

/// A number of empty squares, if there are any.
fn push_empty(text: &mut String, squares: usize) {
    if squares > 0 {
        push_number(text, squares as u32);
    }
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

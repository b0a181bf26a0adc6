use core::fmt;

use crate::{Color, DeployText, FILES, Position, RANKS, Setup, Square, Stack};

/// How stacks are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StackStyle {
    /// `(NFT)`.
    #[default]
    Together,
    /// `N(FT)`: the carrier before the parentheses.
    CarrierOutside,
}

/// A FEN as text, made by [`Setup::fen`].
#[derive(Clone, Copy, Debug)]
pub struct Fen<'a> {
    setup: &'a Setup,
    style: StackStyle,
}

impl Setup {
    /// The setup as FEN, to be printed.
    ///
    /// ```
    /// use cotulenh::{START_FEN, Setup, StackStyle};
    /// let setup: Setup = START_FEN.parse()?;
    /// assert_eq!(setup.fen(StackStyle::Together).to_string(), START_FEN);
    /// # Ok::<(), cotulenh::FenErrors>(())
    /// ```
    pub fn fen(&self, style: StackStyle) -> Fen<'_> {
        Fen { setup: self, style }
    }
}

impl fmt::Display for Fen<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = self.setup;
        let mut text = String::with_capacity(TYPICAL_LENGTH);
        push_placement(&mut text, |square| setup.get(square), self.style);
        push_fields(&mut text, setup.turn, setup.half_moves, setup.full_moves, setup.deploy.as_ref());
        f.write_str(&text)
    }
}

impl Position {
    /// The position as FEN (R12.1): with a session open, the real board and the steps (R12.2).
    pub fn fen(&self, style: StackStyle) -> String {
        let mut text = String::with_capacity(TYPICAL_LENGTH);
        let board = self.real_board();
        push_placement(&mut text, |square| board.get(square), style);
        let deploy = self.deploy_text();
        push_fields(&mut text, self.turn(), self.half_moves(), self.full_moves(), deploy.as_ref());
        text
    }
}

/// Room for most FENs.
const TYPICAL_LENGTH: usize = 128;

fn push_placement(text: &mut String, get: impl Fn(Square) -> Option<Stack>, style: StackStyle) {
    for rank in (0..RANKS).rev() {
        let mut empty = 0;
        for file in 0..FILES {
            let Some(stack) = Square::new(file, rank).and_then(&get) else {
                empty += 1;
                continue;
            };
            push_number(text, core::mem::take(&mut empty), false);
            match stack.without(stack.carrier_role().into()) {
                Some(cargo) if style == StackStyle::CarrierOutside => {
                    Stack::from(stack.carrier()).push_to(text, false);
                    // What is carried has parentheses in any case, and only once.
                    text.push('(');
                    for piece in cargo.pieces() {
                        Stack::from(piece).push_to(text, false);
                    }
                    text.push(')');
                }
                _ => stack.push_to(text, false),
            }
        }
        push_number(text, empty, false);
        if rank > 0 {
            text.push('/');
        }
    }
}

fn push_fields(
    text: &mut String,
    turn: Color,
    half_moves: u32,
    full_moves: u32,
    deploy: Option<&DeployText>,
) {
    text.push(' ');
    text.push(turn.letter());
    text.push_str(" - - ");
    push_number(text, half_moves, true);
    text.push(' ');
    push_number(text, full_moves, true);
    if let Some(deploy) = deploy {
        text.push(' ');
        deploy.push_to(text);
        text.push_str("...");
    }
}

/// A number in plain digits; nothing for 0 unless it is wanted.
fn push_number(text: &mut String, number: u32, zero: bool) {
    if number >= 10 {
        push_number(text, number / 10, false);
    }
    if number > 0 || zero {
        text.push((b'0' + (number % 10) as u8) as char);
    }
}

use core::fmt::Write as _;

use crate::{FILES, RANKS, Setup, Square, Stack};

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
        let mut fen = String::with_capacity(128);
        for rank in (0..RANKS).rev() {
            let mut empty = 0;
            for square in (0..FILES).filter_map(|file| Square::new(file, rank)) {
                match self.get(square) {
                    None => empty += 1,
                    Some(stack) => {
                        push_count(&mut fen, &mut empty);
                        push_stack(&mut fen, stack, style);
                    }
                }
            }
            push_count(&mut fen, &mut empty);
            if rank > 0 {
                fen.push('/');
            }
        }
        let Setup { turn, half_moves, full_moves, .. } = self;
        // Writing to a string cannot fail.
        let _ = write!(fen, " {} - - {half_moves} {full_moves}", turn.letter());
        if let Some(deploy) = &self.deploy {
            let _ = write!(fen, " {deploy}...");
        }
        fen
    }
}

/// Appends how many squares stand empty, if any do, and begins to count anew.
fn push_count(fen: &mut String, empty: &mut u8) {
    let count = core::mem::take(empty);
    if count >= 10 {
        fen.push('1');
    }
    if count > 0 {
        fen.push((b'0' + count % 10) as char);
    }
}

fn push_stack(fen: &mut String, stack: Stack, style: StackStyle) {
    if style == StackStyle::Together || stack.is_single() {
        return stack.push_to(fen, false);
    }
    for (n, piece) in stack.pieces().enumerate() {
        if n == 1 {
            fen.push('(');
        }
        Stack::from(piece).push_to(fen, false);
    }
    fen.push(')');
}

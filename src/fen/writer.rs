use core::fmt;

use crate::{FILES, RANKS, Setup, Square};

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
        for rank in (0..RANKS).rev() {
            let mut empty = 0;
            for file in 0..FILES {
                let Some(stack) = Square::new(file, rank).and_then(|square| self.setup.get(square)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                match stack.without(stack.carrier_role().into()) {
                    Some(cargo) if self.style == StackStyle::CarrierOutside => {
                        write!(f, "{}(", stack.carrier())?;
                        cargo.pieces().try_for_each(|piece| write!(f, "{piece}"))?;
                        f.write_str(")")?;
                    }
                    _ => write!(f, "{stack}")?,
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        let Setup { turn, half_moves, full_moves, .. } = self.setup;
        write!(f, " {} - - {half_moves} {full_moves}", turn.letter())?;
        if let Some(deploy) = &self.setup.deploy {
            write!(f, " {deploy}...")?;
        }
        Ok(())
    }
}

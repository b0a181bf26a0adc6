//! A single piece.

use core::fmt;

use crate::{Color, Role};

/// One piece: its side, its role and its heroic status (R8).
///
/// ```
/// use cotulenh::{Color, Piece, Role};
/// let hero = Piece { heroic: true, ..Piece::new(Color::Blue, Role::Tank) };
/// assert_eq!(hero.to_string(), "+t");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The side.
    pub color: Color,
    /// The kind of piece.
    pub role: Role,
    /// Heroic pieces have longer ranges (R2) and higher levels of air defense (R5.1). The status stays
    /// until the piece is captured (R8.2).
    pub heroic: bool,
}

impl Piece {
    /// A piece that is not heroic.
    pub const fn new(color: Color, role: Role) -> Piece {
        Piece { color, role, heroic: false }
    }

    /// The letter in FEN: upper case for Red, lower case for Blue.
    pub const fn letter(self) -> char {
        match self.color {
            Color::Red => self.role.letter(),
            Color::Blue => self.role.letter().to_ascii_lowercase(),
        }
    }
}

/// As in FEN: the letter, after `+` if the piece is heroic (R12.1).
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.heroic {
            f.write_str("+")?;
        }
        write!(f, "{}", self.letter())
    }
}

use core::fmt;

use crate::{Color, Role};

/// One piece: a role, a side and whether it is heroic (R8).
///
/// ```
/// use cotulenh::{Color, Piece, Role};
/// let hero = Piece { heroic: true, ..Piece::new(Color::Blue, Role::Tank) };
/// assert_eq!(hero.to_string(), "+t");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The side it fights for.
    pub color: Color,
    /// What it is.
    pub role: Role,
    /// Heroic pieces reach further (R2) and defend more air (R5.1).
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

/// As in FEN: the letter, with `+` before it for a hero (R12.1).
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.heroic {
            f.write_str("+")?;
        }
        write!(f, "{}", self.letter())
    }
}

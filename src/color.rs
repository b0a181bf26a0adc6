//! The two sides.

use core::{error, fmt, ops::Not, str::FromStr};

/// A side. Red moves first and starts on the low ranks (R1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[repr(u8)]
pub enum Color {
    /// Starts on ranks 1–5, moves first, written in upper case.
    #[cfg_attr(feature = "serde", serde(rename = "r"))]
    Red = 0,
    /// Starts on ranks 8–12, written in lower case.
    #[cfg_attr(feature = "serde", serde(rename = "b"))]
    Blue = 1,
}

impl Color {
    /// Both sides, Red first.
    pub const ALL: [Color; 2] = [Color::Red, Color::Blue];

    /// The letter of the side in FEN: `r` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Color::Red => 'r',
            Color::Blue => 'b',
        }
    }

    /// The side of a letter.
    ///
    /// ```
    /// use cotulenh::Color;
    /// assert_eq!(Color::from_letter('b'), Some(Color::Blue));
    /// assert_eq!(Color::from_letter('w'), None);
    /// ```
    pub const fn from_letter(letter: char) -> Option<Color> {
        match letter {
            'r' => Some(Color::Red),
            'b' => Some(Color::Blue),
            _ => None,
        }
    }

    /// The other side. Unlike `!color` it can be used in constants.
    #[doc(alias = "opposite")]
    pub const fn other(self) -> Color {
        match self {
            Color::Red => Color::Blue,
            Color::Blue => Color::Red,
        }
    }
}

impl Not for Color {
    type Output = Color;

    fn not(self) -> Color {
        self.other()
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Red => "red",
            Color::Blue => "blue",
        })
    }
}

/// The text is not the name of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseColorError;

impl fmt::Display for ParseColorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a side is 'red' or 'blue'")
    }
}

impl error::Error for ParseColorError {}

/// Reads what [`Display`](fmt::Display) writes.
///
/// ```
/// use cotulenh::{Color, ParseColorError};
/// assert_eq!("blue".parse(), Ok(Color::Blue));
/// assert_eq!("white".parse::<Color>(), Err(ParseColorError));
/// for color in Color::ALL {
///     assert_eq!(color.to_string().parse(), Ok(color));
/// }
/// ```
impl FromStr for Color {
    type Err = ParseColorError;

    fn from_str(name: &str) -> Result<Color, ParseColorError> {
        match name {
            "red" => Ok(Color::Red),
            "blue" => Ok(Color::Blue),
            _ => Err(ParseColorError),
        }
    }
}

//! The two sides as JavaScript has them.
#![expect(missing_docs, reason = "wasm-bindgen adds items of its own")]

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::error::Refusal;
use crate::ErrorCode;

/// A side.
#[wasm_bindgen]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Color {
    /// Moves first.
    Red = "r",
    /// Moves second.
    Blue = "b",
}

impl From<crate::Color> for Color {
    fn from(color: crate::Color) -> Color {
        match color {
            crate::Color::Red => Color::Red,
            crate::Color::Blue => Color::Blue,
        }
    }
}

impl Color {
    /// The side. Anything else that JavaScript passed is refused.
    pub(super) fn read(self) -> Result<crate::Color, JsValue> {
        match self {
            Color::Red => Ok(crate::Color::Red),
            Color::Blue => Ok(crate::Color::Blue),
            Color::__Invalid => {
                Err(Refusal::new(ErrorCode::InvalidColor, &"a colour is \"r\" or \"b\"").into())
            }
        }
    }
}
